//! The risk die (rules bm.risk-die.*): once in the actions of a turn its player chooses a bonus, rolls, resolves the face
//! and then gains the bonus. The roll costs no action. Also dice that can be rolled again (bm.characters.04).

use super::super as modules;
use super::{Choice, Event, Frame, Luck, Refusal};
use crate::content::schema::When;
use crate::content::{BlockId, Content, Source};
use crate::core::chance::Chance;
use crate::core::choice;
use crate::core::engine::{Engine, Reader, Sink, not_listed};
use crate::core::event::Observer;
use crate::core::frame::{self, Done};
use crate::core::ids::{OptionKey, Seat};
use crate::core::limits::RISK_FACES;
use crate::core::{refusal, state};
use crate::effects::abilities::use_choice;
use serde::{Deserialize, Serialize};

/// A die on the table that could be rolled again.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Rolled {
    /// The die of Blood Money, with what its face would bring.
    Risk {
        /// The bonus of the roll.
        bonus: OptionKey,
        /// The face.
        face: RiskFace,
    },
    /// One prospecting die that an effect rolls.
    One {
        /// Whose effect it is.
        seat: Seat,
        /// The side of the die.
        side: u8,
        /// The effects for gravel.
        gravel: BlockId,
        /// The source of the effect.
        source: Source,
    },
    /// One prospecting die that an effect rolls for the effects of its faces.
    For {
        /// Whose effect it is.
        seat: Seat,
        /// The side of the die.
        side: u8,
        /// The effects of the faces.
        table: u8,
        /// The source of the effect.
        source: Source,
    },
}

/// A face of the risk die, by its index in the content.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct RiskFace(pub u8);

impl state::Public {
    /// Whether the active player may still roll the risk die in this turn (bm.risk-die.01).
    pub fn may_risk(&self, content: &Content) -> bool {
        content.risk_die.is_some() && !self.turn.modules.blood_money.risked
    }

    /// The face of the risk die that an ability may roll again, if that is asked (bm.characters.04).
    pub fn risk_to_keep(&self) -> Option<RiskFace> {
        match self.stack.top() {
            frame::Frame::Module(modules::Frame::BloodMoney(Frame::Reroll { die: Rolled::Risk { face, .. } })) => {
                Some(face)
            }
            _ => None,
        }
    }
}

impl Reader<'_> {
    /// Whether the risk die may be rolled for a bonus (bm.risk-die.01, 17).
    pub(super) fn can_risk(&self, bonus: OptionKey) -> Result<(), refusal::Refusal> {
        let die = self.content.risk_die.as_ref();
        if !die.is_some_and(|die| die.bonuses.iter().any(|row| row.key == bonus)) {
            return Err(refusal::Refusal::WrongMoment);
        }
        if self.public().turn.modules.blood_money.risked {
            return Err(Refusal::AlreadyRisked.into());
        }
        Ok(())
    }

    /// The bonuses that the risk die may be rolled for.
    pub(super) fn list_risk(&self, to: &mut impl Sink) {
        if let (Some(die), false) = (&self.content.risk_die, self.public().turn.modules.blood_money.risked) {
            for bonus in &die.bonuses {
                let risk = modules::Choice::BloodMoney(Choice::Risk { bonus: bonus.key });
                to.add(choice::Choice::Module(risk));
            }
        }
    }
}

impl Reader<'_> {
    /// The abilities that can roll a die again, and keeping it.
    pub(super) fn list_die_rolled(&self, die: Rolled, to: &mut impl Sink) {
        let seat = self.roller(die);
        self.eligible(seat, When::DieRolled, Done::NONE).for_each(|ability| to.add(use_choice(ability.source)));
        to.add(choice::Choice::Pass);
    }

    /// The player who rolled a die.
    fn roller(&self, die: Rolled) -> Seat {
        match die {
            Rolled::Risk { .. } => self.public().turn.seat,
            Rolled::One { seat, .. } | Rolled::For { seat, .. } => seat,
        }
    }

    /// The bonus of a roll of the risk die.
    fn risk_bonus(&self, bonus: OptionKey) -> BlockId {
        let mut bonuses = self.content.risk_die.iter().flat_map(|die| &die.bonuses);
        bonuses.find(|row| row.key == bonus).expect("invariant: the die is rolled for one of its bonuses").effects
    }
}

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    /// The die is rolled; its face is resolved, then the bonus is gained (bm.risk-die.04, 13).
    pub(super) fn roll_risk(&mut self, seat: Seat, bonus: OptionKey) {
        self.state.public.turn.modules.blood_money.risked = true;
        let face = self.roll_risk_die(seat, bonus);
        self.push(frame::Frame::Module(modules::Frame::BloodMoney(Frame::Risk)));
        self.effects(self.reader().risk_bonus(bonus), seat, Source::OTHER);
        if !self.offers_reroll(seat, Rolled::Risk { bonus, face }) {
            self.resolve_risk(seat, face);
        }
    }

    fn roll_risk_die(&mut self, seat: Seat, bonus: OptionKey) -> RiskFace {
        let mut sides = [0; RISK_FACES];
        let faces = self.content.risk_die.iter().flat_map(|die| &die.faces);
        for (count, face) in sides.iter_mut().zip(faces) {
            *count = face.sides;
        }
        let face = self.blood_money_luck(Luck::Risk(sides)).risk();
        self.emit_blood_money(Event::RiskRolled { seat, bonus, face });
        face
    }

    /// What the die shows is resolved, and whatever comes of every result.
    fn resolve_risk(&mut self, seat: Seat, face: RiskFace) {
        if !self.player(seat).sources.and(self.content.listeners[When::RiskRolled as usize]).is_empty() {
            self.fire_now(seat, When::RiskRolled, 0);
            // The face is resolved first, and its effects are those of the die.
            self.push(frame::Frame::Module(modules::Frame::BloodMoney(Frame::Face)));
        }
        let content = self.content;
        let rows = content.risk_die.as_ref().map_or(&[][..], |die| &die.faces);
        self.effects(rows[usize::from(face.0)].effects, seat, Source::OTHER);
    }

    /// A roll is resolved, and its bonus gained.
    pub(super) fn step_risk(&mut self) {
        self.pop();
        self.goal_risked(self.public().turn.seat);
    }

    /// Asks whether a die is rolled again, if an ability offers it. Returns whether it does.
    pub(in crate::modules) fn offer_reroll(&mut self, seat: Seat, die: Rolled) -> bool {
        let offered = self.reader().eligible(seat, When::DieRolled, Done::NONE).next().is_some();
        if offered {
            self.push(frame::Frame::Module(modules::Frame::BloodMoney(Frame::Reroll { die })));
        }
        offered
    }

    pub(super) fn step_die_rolled(&mut self, die: Rolled) {
        let seat = self.reader().roller(die);
        if self.reader().eligible(seat, When::DieRolled, Done::NONE).next().is_some() {
            return self.ask(seat);
        }
        self.keep_roll(seat, die);
    }

    /// The die counts as it lies.
    fn keep_roll(&mut self, seat: Seat, die: Rolled) {
        self.pop();
        match die {
            Rolled::Risk { face, .. } => self.resolve_risk(seat, face),
            Rolled::One { side, gravel, source, .. } => self.take_one(seat, side, gravel, source),
            Rolled::For { side, table, source, .. } => self.take_face(seat, side, table, source),
        }
    }

    pub(super) fn answer_die_rolled(&mut self, seat: Seat, die: Rolled, choice: choice::Choice) {
        if choice == choice::Choice::Pass {
            return self.keep_roll(seat, die);
        }
        let ability = self.reader().ability_chosen(seat, When::DieRolled, choice);
        self.mark_used(seat, &ability.unwrap_or_else(|| not_listed(choice)));
        let die = match die {
            Rolled::Risk { bonus, .. } => Rolled::Risk { bonus, face: self.roll_risk_die(seat, bonus) },
            Rolled::One { seat, gravel, source, .. } => Rolled::One { seat, side: self.roll_die(seat), gravel, source },
            Rolled::For { seat, table, source, .. } => Rolled::For { seat, side: self.roll_die(seat), table, source },
        };
        self.replace(frame::Frame::Module(modules::Frame::BloodMoney(Frame::Reroll { die })));
    }
}
