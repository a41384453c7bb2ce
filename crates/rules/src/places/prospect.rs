//! Prospecting (rules base.mine.*): two dice, one reroll with the Miner's Map, additional rolls for gold dust.

use crate::content::schema::{Face, When};
use crate::content::{AbilityRow, BlockId, Source};
use crate::core::chance::{Chance, Luck};
use crate::core::choice::Choice;
use crate::core::engine::{Engine, Reader, Sink};
use crate::core::event::{Cause, Event, Observer};
use crate::core::frame::{Done, Frame, ProspectStage};
use crate::core::ids::*;
use crate::modules::Rolled;

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    fn roll(&mut self, seat: Seat, die: u8) -> u8 {
        // Sides with the same face are equivalent: a record contains the face, and must replay to the same position.
        let face = crate::formats::notation::canonical(self.content, self.luck(Luck::Die)).side();
        self.emit(Event::Rolled { seat, die, face });
        face
    }

    #[inline(never)]
    pub(crate) fn step_prospect(&mut self, dice: [u8; 2], stage: ProspectStage, seat: Seat, nuggets: u8) {
        match stage {
            ProspectStage::Roll => {
                let dice = [self.roll(seat, 0), self.roll(seat, 1)];
                self.replace(Frame::Prospect { dice, stage: ProspectStage::Reroll, seat, nuggets });
            }
            ProspectStage::Reroll | ProspectStage::RerollAny if self.reader().rerolls(seat, stage).is_some() => {
                self.ask(seat);
            }
            ProspectStage::Reroll | ProspectStage::RerollAny => {
                self.replace(Frame::Prospect { dice, stage: ProspectStage::Take, seat, nuggets });
            }
            ProspectStage::Take => {
                self.pop();
                let gained = self.take_dice(seat, dice);
                self.goal_prospect(seat, gained);
            }
        }
    }

    /// Takes both dice in order; returns the nuggets gained (base.mine.03 to 07, 10).
    fn take_dice(&mut self, seat: Seat, dice: [u8; 2]) -> u8 {
        (0..).zip(dice).map(|(die, side)| self.take_die(seat, die, side).0).sum()
    }

    /// Takes one die; returns the nuggets gained and the face on which it ends.
    fn take_die(&mut self, seat: Seat, die: u8, mut side: u8) -> (u8, Face) {
        let money = i16::from(self.content.numbers.prospect_money);
        loop {
            let face = self.content.die[usize::from(side)];
            match face {
                Face::Nugget => return (self.gain_nuggets(seat, 1, Cause::Prospect), face),
                Face::Tailings => self.gain_money(seat, money, Cause::Prospect),
                Face::Gravel => {}
                Face::GoldDust => {
                    self.gain_money(seat, money, Cause::Prospect);
                    side = self.roll(seat, die);
                    continue;
                }
            }
            return (0, face);
        }
    }

    /// One die outside of prospecting: only what is about any die can reroll it.
    pub(crate) fn roll_one(&mut self, seat: Seat, gravel: BlockId, source: Source) {
        let side = self.roll_die(seat);
        if !self.offers_reroll(seat, Rolled::One { seat, side, gravel, source }) {
            self.take_one(seat, side, gravel, source);
        }
    }

    /// One die for the effects of its face, which what is about any die can reroll, too (items.05).
    pub(crate) fn roll_for(&mut self, seat: Seat, table: u8, source: Source) {
        let side = self.roll_die(seat);
        if !self.offers_reroll(seat, Rolled::For { seat, side, table, source }) {
            self.take_face(seat, side, table, source);
        }
    }

    /// The effects of a face of the die.
    pub(crate) fn take_face(&mut self, seat: Seat, side: u8, table: u8, source: Source) {
        let face = self.content.die[usize::from(side)];
        self.effects(self.content.die_tables[usize::from(table)][face as usize], seat, source);
    }

    /// Rolls the one die of an effect.
    pub(crate) fn roll_die(&mut self, seat: Seat) -> u8 {
        self.roll(seat, 0)
    }

    /// Takes the one die of an effect.
    pub(crate) fn take_one(&mut self, seat: Seat, side: u8, gravel: BlockId, source: Source) {
        if self.take_die(seat, 0, side).1 == Face::Gravel {
            self.effects(gravel, seat, source);
        }
    }

    /// Rerolls a die, first with what is about prospecting alone: an ability about any die can then follow.
    pub(crate) fn answer_reroll(
        &mut self,
        mut dice: [u8; 2],
        stage: ProspectStage,
        seat: Seat,
        nuggets: u8,
        choice: Choice,
    ) {
        let mut next = ProspectStage::Take;
        if let Choice::Reroll(die) = choice {
            let ability =
                *self.reader().rerolls(seat, stage).expect("invariant: a reroll is asked only of who has one");
            self.mark_used(seat, &ability);
            dice[usize::from(die - 1)] = self.roll(seat, die - 1);
            if ability.when == When::ProspectRolled {
                next = ProspectStage::RerollAny;
            }
        }
        self.replace(Frame::Prospect { dice, stage: next, seat, nuggets });
    }
}

impl<'a> Reader<'a> {
    /// The ability with which a die is rerolled at this stage.
    fn rerolls(&self, seat: Seat, stage: ProspectStage) -> Option<&'a AbilityRow> {
        let first = |when| self.eligible(seat, when, Done::NONE).next();
        let of_prospecting = first(When::ProspectRolled).filter(|_| stage == ProspectStage::Reroll);
        of_prospecting.or_else(|| first(When::DieRolled))
    }

    pub(crate) fn list_rerolls(&self, to: &mut impl Sink) {
        to.add(Choice::Reroll(1));
        to.add(Choice::Reroll(2));
        to.add(Choice::Pass);
    }
}
