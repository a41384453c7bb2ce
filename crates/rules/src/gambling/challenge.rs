//! Challenges (rules au.events-tokens.03, .27): a game of poker against the dealer of a token beside a saloon.

use crate::content::Source;
use crate::core::chance::Chance;
use crate::core::engine::{Engine, Reader};
use crate::core::event::Observer;
use crate::core::ids::*;
use crate::core::refusal::Refusal;
use crate::core::state::{Challenge, PokerKind, PokerStep};

impl Reader<'_> {
    /// Whether a token beside the saloon here may be challenged; if there is none, what that means is the caller's.
    pub(crate) fn can_challenge(&self, seat: Seat) -> Option<Result<(), Refusal>> {
        self.challenge_at(self.space(seat))?;
        Some(self.can_start_poker(seat))
    }
}

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    /// The dealer of the token is turned up.
    pub(crate) fn draw_challenged(&mut self, seat: Seat) -> Challenge {
        let here = self.reader().space(seat);
        let (token, space, pool) =
            self.reader().challenge_at(here).expect("invariant: only a token there is challenged");
        Challenge { dealer: self.draw_opponent(pool), token, space }
    }

    /// The ante is paid, and nobody else may join.
    pub(crate) fn challenge(&mut self, seat: Seat, challenge: Challenge) {
        self.start_poker(seat, PokerKind::Town);
        let first = self.content.steps.after_in_poker(PokerStep::Join);
        let poker = &mut self.state.public.poker;
        poker.challenge = Some(challenge);
        poker.step = first;
    }

    /// The token leaves, won or lost; the winner gains its reward.
    pub(crate) fn end_challenge(&mut self, seat: Seat, challenge: Challenge, won: bool) {
        self.remove_token(challenge.token, challenge.space);
        if won {
            self.effects(self.content.opponents[challenge.dealer.index()].reward, seat, Source::OTHER);
        }
    }
}
