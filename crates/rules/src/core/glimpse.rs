//! A seat's knowledge, borrowed instead of copied: for fast players in simulations.

use crate::core::ids::*;
use crate::core::limits::{CARRIED_CATTLE, TOKEN_KINDS};
use crate::core::state::{Public, State};
use crate::core::view::View;

/// The part of a seat's knowledge that fast players use: the public position, and its own cards. It is smaller than a
/// [`View`] and free to create. It contains no more than that seat's view.
#[derive(Clone, Copy, Debug)]
pub struct Glimpse<'a> {
    /// The public position.
    pub public: &'a Public,
    /// Whose knowledge it is.
    pub seat: Seat,
    /// The poker cards that it holds.
    pub hand: CardSet,
    /// Cards in each hand.
    pub hand_sizes: [u8; crate::core::limits::SEATS],
    /// The goals that it has and has not shown.
    pub goals: GoalSlots,
    /// Its legendary tokens, by kind.
    pub tokens: [u8; TOKEN_KINDS],
    /// The cattle tokens that it carries.
    pub cattle: [Option<Cattle>; CARRIED_CATTLE],
}

impl State {
    /// A seat's knowledge of this position, borrowed.
    #[inline]
    pub fn glimpse(&self, seat: Seat) -> Glimpse<'_> {
        let (secrets, at) = (&self.secrets, seat.index());
        Glimpse {
            public: &self.public,
            seat,
            hand: secrets.hands[at],
            hand_sizes: secrets.hands.map(|hand| hand.len() as u8),
            goals: secrets.goals[at],
            tokens: secrets.tokens[at],
            cattle: secrets.cattle[at],
        }
    }
}

impl View {
    /// The same, from a view; `None` for a spectator's.
    pub fn glimpse(&self) -> Option<Glimpse<'_>> {
        let seat = self.seat?;
        Some(Glimpse {
            public: &self.public,
            seat,
            hand: self.own.hand,
            hand_sizes: self.hand_sizes,
            goals: self.own.goals,
            tokens: self.own.tokens,
            cattle: self.own.cattle[seat.index()],
        })
    }
}
