//! The risk die (rules bm.risk-die.*): once in the actions of a turn its player chooses a bonus, rolls, resolves the face
//! and then gains the bonus. The roll costs no action.

use super::super as modules;
use super::{Choice, Event, Frame, Luck, Refusal};
use crate::content::Source;
use crate::core::chance::Chance;
use crate::core::choice;
use crate::core::engine::{Engine, Reader, Sink, not_listed};
use crate::core::event::Observer;
use crate::core::frame;
use crate::core::ids::{OptionKey, Seat};
use crate::core::limits::RISK_FACES;
use crate::core::refusal;
use serde::{Deserialize, Serialize};

/// A face of the risk die, by its index in the content.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct RiskFace(pub u8);

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

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    /// The die is rolled; its face is resolved, then the bonus is gained (bm.risk-die.04, 13).
    pub(super) fn roll_risk(&mut self, seat: Seat, bonus: OptionKey) {
        let content = self.content;
        let risk = choice::Choice::Module(modules::Choice::BloodMoney(Choice::Risk { bonus }));
        let Some(die) = &content.risk_die else { not_listed(risk) };
        let row = die.bonuses.iter().find(|row| row.key == bonus).unwrap_or_else(|| not_listed(risk));
        self.state.public.turn.modules.blood_money.risked = true;
        let mut sides = [0; RISK_FACES];
        for (count, face) in sides.iter_mut().zip(&die.faces) {
            *count = face.sides;
        }
        let face = self.blood_money_luck(Luck::Risk(sides)).risk();
        self.emit_blood_money(Event::RiskRolled { seat, bonus, face });
        self.push(frame::Frame::Module(modules::Frame::BloodMoney(Frame::Risk)));
        self.effects(row.effects, seat, Source::OTHER);
        self.effects(die.faces[usize::from(face.0)].effects, seat, Source::OTHER);
    }
}
