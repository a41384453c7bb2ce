//! Reactions with items and characters (items.05, 08), and fights that an effect decides.
//!
//! Everybody sees who could react with these, so that a window opens exactly for those who can.

use crate::content::AbilityRow;
use crate::content::edition::FightStep;
use crate::content::schema::{Limit, When};
use crate::core::chance::Chance;
use crate::core::choice::Choice;
use crate::core::engine::{Engine, Reader, not_listed};
use crate::core::event::Observer;
use crate::core::ids::Seat;
use crate::core::state::Side;
use crate::effects::abilities::use_choice;

impl<'a> Reader<'a> {
    /// The abilities of a side's items and character that are left as reactions.
    pub(super) fn item_reactions(&self, seat: Seat) -> impl Iterator<Item = &'a AbilityRow> {
        let fight = &self.public().fight;
        self.eligible(seat, When::FightReaction, fight.reacted[usize::from(fight.side)])
    }

    /// The reaction of an item or character that a choice uses.
    pub(super) fn item_reaction(&self, seat: Seat, choice: Choice) -> Option<AbilityRow> {
        self.item_reactions(seat).find(|ability| use_choice(ability.source) == choice).copied()
    }
}

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    /// A reaction of an item or character, or a pass.
    pub(super) fn react_with_item(&mut self, seat: Seat, choice: Choice) {
        if choice == Choice::Pass {
            return self.pass_reaction();
        }
        let ability = self.reader().item_reaction(seat, choice).unwrap_or_else(|| not_listed(choice));
        let with_player = self.public().fight.with_player();
        let fight = self.fight_mut();
        let side = usize::from(fight.side);
        if ability.limit == Some(Limit::Fight) {
            fight.reacted[side] = fight.reacted[side].with(ability.source);
        }
        fight.passes = 0;
        if with_player {
            fight.side = 1 - fight.side;
        }
        self.use_ability(seat, &ability);
    }

    /// The fight is decided: nothing is compared, but its result can still be canceled (items.05, base.pcard.26).
    pub(super) fn decide(&mut self, winner: Side) {
        let steps = self.public().fight_steps(self.content);
        let compared = steps.iter().position(|step| *step == FightStep::Compared);
        let compared = compared.expect("invariant: every fight has a step after the comparison");
        let fight = self.fight_mut();
        fight.winner = Some(winner as u8);
        fight.step = compared as u8;
        fight.stage = 0;
        fight.side = 0;
        fight.passes = 0;
    }
}
