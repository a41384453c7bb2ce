//! Injuries (rules bm.injuries.*): wounds beyond the maximum bring one, whoever has one discards poker cards instead of
//! gaining wounds, and it is lost with the last wound.

use super::{Event, Luck};
use crate::content::{Content, Source};
use crate::core::chance::Chance;
use crate::core::engine::Engine;
use crate::core::event::Observer;
use crate::core::ids::{Injury, InjurySet, Seat};
use crate::core::invariants::Violation;
use crate::core::limits::SEATS;
use crate::core::state;
use serde::{Deserialize, Serialize};

/// The injuries of a position: each player has one at most (bm.injuries.05).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Injuries([Option<Injury>; SEATS]);

impl Injuries {
    /// The injury of a player.
    pub(crate) fn of(self, seat: Seat) -> Option<Injury> {
        self.0[seat.index()]
    }

    /// Gives a player an injury, or none.
    pub(crate) fn set(&mut self, seat: Seat, injury: Option<Injury>) {
        self.0[seat.index()] = injury;
    }

    /// Those that no player has: the deck, since a lost injury is shuffled into it at once (bm.injuries.08, 20).
    pub fn deck(self, content: &Content) -> InjurySet {
        content.all_injuries().without(self.0.into_iter().flatten().collect())
    }

    /// Injuries of this content, each with one player, who has a wound.
    pub(super) fn check(self, content: &Content, public: &state::Public) -> Result<(), Violation> {
        let held: InjurySet = self.0.into_iter().flatten().collect();
        let known = held.without(content.all_injuries()).is_empty();
        if !known || held.len() != self.0.iter().flatten().count() {
            return Err(Violation("an injury that the content lacks, or that two players have".to_owned()));
        }
        let healthy = |seat: Seat| public.player(seat).wounds == 0 && content.numbers.wounds > 0;
        let mut seats = (0..SEATS as u8).map(Seat).filter(|seat| self.of(*seat).is_some());
        match seats.find(|seat| !public.is_seat(*seat) || healthy(*seat)) {
            Some(seat) => Err(Violation(format!("seat {} has an injury without a wound", seat.0 + 1))),
            None => Ok(()),
        }
    }
}

impl state::Public {
    /// The injury of a player (bm.injuries.02).
    #[inline]
    pub fn injury(&self, seat: Seat) -> Option<Injury> {
        self.modules.blood_money.injuries.of(seat)
    }

    /// Whether an injury could be drawn (bm.injuries.01).
    pub(crate) fn has_injuries_left(&self, content: &Content) -> bool {
        !self.modules.blood_money.injuries.deck(content).is_empty()
    }
}

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    /// Whoever has an injury discards a poker card for each wound, as far as the hand goes (bm.injuries.06, 21). Returns
    /// for how many wounds.
    pub(in crate::modules) fn discard_for_wounds(&mut self, seat: Seat, wounds: u8) -> u8 {
        let cards = wounds.min(self.reader().hand(seat).len() as u8);
        if cards > 0 {
            self.emit_blood_money(Event::InsteadOfWounds { seat, cards });
            self.ask_discard(seat, cards, false);
        }
        cards
    }

    /// An injury is drawn, revealed and resolved (bm.injuries.01, 02). Returns whether one was left.
    pub(in crate::modules) fn draw_injury(&mut self, seat: Seat) -> bool {
        let deck = self.state.public.modules.blood_money.injuries.deck(self.content);
        if deck.is_empty() {
            return false;
        }
        let injury = self.blood_money_luck(Luck::Injury(deck)).injury();
        self.state.public.modules.blood_money.injuries.set(seat, Some(injury));
        self.emit_blood_money(Event::Injured { seat, injury });
        self.refresh(seat);
        self.lose_excess(seat);
        self.effects(self.content.injuries[injury.index()].effects, seat, Source::injury(injury));
        true
    }

    /// The injury of a player who has no wound left returns to the deck (bm.injuries.07, 08).
    pub(in crate::modules) fn lose_injury(&mut self, seat: Seat, injury: Injury) {
        self.state.public.modules.blood_money.injuries.set(seat, None);
        self.refresh(seat);
        self.emit_blood_money(Event::InjuryLost { seat, injury });
        self.lose_excess(seat);
    }
}
