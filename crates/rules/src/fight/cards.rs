//! Cards that change fights with bandits and with the Sheriff (rules wb.bandit-variant.*, wb.sheriff-variant.*): the opponents of
//! a pool with `cards-for`. What they bring comes on top of the usual reward and penalty.

use crate::core::chance::Chance;
use crate::core::choice::FightKind;
use crate::core::engine::Engine;
use crate::core::event::{Event, Observer};
use crate::core::ids::*;
use crate::core::state::Fight;

impl Fight {
    /// The opponent whose reward and penalty are complete; none if it is a card about a bandit or the Sheriff.
    pub(crate) const fn stranger(&self) -> Option<Opponent> {
        match self.kind {
            FightKind::Opponent | FightKind::Holdup => self.opponent,
            FightKind::Arrest
            | FightKind::Duel
            | FightKind::Rob
            | FightKind::Bandit
            | FightKind::Heist
            | FightKind::Sheriff => None,
        }
    }
}

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    /// The card that changes a fight: with a bandit one is drawn, for one of its numbers (wb.bandit-variant.03); with the Sheriff,
    /// it is the one in force (wb.sheriff-variant.02).
    pub(crate) fn card_of_fight(&mut self, kind: FightKind, seat: Seat) -> Option<Opponent> {
        match kind {
            FightKind::Bandit => {
                let opponent = self.draw_opponent(self.content.bandit_cards?);
                self.emit(Event::Meets { seat, opponent });
                Some(opponent)
            }
            FightKind::Sheriff => self.public().sheriff_card(),
            FightKind::Arrest
            | FightKind::Duel
            | FightKind::Rob
            | FightKind::Heist
            | FightKind::Opponent
            | FightKind::Holdup => None,
        }
    }

    /// The next card about the Sheriff is revealed: during setup, and whenever he has lost a fight (wb.sheriff-variant.01, 03).
    pub(crate) fn next_sheriff_card(&mut self) {
        if let Some(pool) = self.content.sheriff_cards {
            let card = self.draw_opponent(pool);
            self.sheriff_card_revealed(card);
        }
    }
}
