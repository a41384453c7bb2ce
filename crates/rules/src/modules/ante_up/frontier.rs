//! Frontier tokens (rules au.frontier.*): poker cards pay for a token whose price is seen and whose reward is not.
//!
//! Of tokens with the same number nobody knows which lies where, so a position only keeps their numbers, and those
//! tokens that were turned over; luck decides when one is.

use super::super as modules;
use super::{Event, Frame, Luck, Refusal};
use crate::content::{Content, Source};
use crate::core::chance::Chance;
use crate::core::choice::Choice;
use crate::core::engine::{Engine, Reader, not_listed};
use crate::core::event::{Cause, Observer};
use crate::core::frame;
use crate::core::ids::*;
use crate::core::invariants::Violation;
use crate::core::limits::{FRONTIER_NUMBERS, FRONTIER_SPACES};
use crate::core::{refusal, state};
use serde::{Deserialize, Serialize};

/// One of those beside the spaces of the second board, by its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct FrontierToken(pub u8);

impl FrontierToken {
    /// The index, for table look-ups.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Id for FrontierToken {
    fn from_index(i: u8) -> Self {
        Self(i)
    }
    fn to_index(self) -> u8 {
        self.0
    }
}

/// Frontier tokens by number, a bit each.
pub type FrontierSet = Set<FrontierToken, u32>;

/// The frontier tokens of a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Frontier {
    /// The number of the token on each frontier space of the board, in their order; 0 where none lies.
    pub numbers: [u8; FRONTIER_SPACES],
    /// The tokens that were turned over.
    pub seen: FrontierSet,
}

impl Frontier {
    /// The price of the token on a space: its number and the value of the space (au.frontier.01).
    pub fn price(&self, content: &Content, space: Space) -> Option<u8> {
        let at = Self::place(content, space)?;
        let number = self.numbers[at];
        (number > 0).then(|| number + content.board.frontier[at].1)
    }

    /// The place of a space among the frontier spaces of the board.
    fn place(content: &Content, space: Space) -> Option<usize> {
        content.board.frontier.iter().position(|(there, _)| *there == space)
    }

    /// The tokens with a number that nobody has seen.
    fn unseen(&self, content: &Content, number: u8) -> FrontierSet {
        let rows = content.frontier.iter().enumerate().filter(|(_, row)| row.number == number);
        rows.map(|(at, _)| FrontierToken(at as u8)).collect::<FrontierSet>().without(self.seen)
    }

    /// As many tokens of each number lie on the board as were not turned over, or fewer.
    pub(super) fn check(&self, content: &Content) -> Result<(), Violation> {
        for number in 1..FRONTIER_NUMBERS as u8 {
            let lie = self.numbers.iter().filter(|n| **n == number).count();
            let left = self.unseen(content, number).len();
            if lie > left {
                return Err(Violation(format!("{lie} frontier tokens of number {number}, and {left} unseen")));
            }
        }
        Ok(())
    }
}

impl state::Public {
    /// The price of the frontier token on a space, in poker cards (au.frontier.01).
    pub fn frontier_price(&self, content: &Content, space: Space) -> Option<u8> {
        self.modules.ante_up.frontier.price(content, space)
    }

    /// What is left of the price of the frontier token that is being paid for (au.frontier.11).
    pub fn frontier_due(&self) -> Option<u8> {
        match self.stack.top() {
            frame::Frame::Module(modules::Frame::AnteUp(Frame::FrontierPrice { left, .. })) => Some(left),
            _ => None,
        }
    }
}

/// What a card pays: the number of its rank, 10 for a face, 11 for an ace (au.frontier.02).
pub const fn worth(card: Card) -> u8 {
    match card.rank() {
        ACE => 11,
        rank if rank >= 8 => 10,
        rank => rank + 2,
    }
}

impl Reader<'_> {
    /// Whether all cards in hand can pay for the token here (au.frontier.01, 10, 11).
    pub(super) fn can_claim(&self, seat: Seat) -> Result<(), refusal::Refusal> {
        let frontier = &self.public().modules.ante_up.frontier;
        let price = frontier.price(self.content, self.space(seat)).ok_or(Refusal::NoFrontierToken)?;
        let worth = self.hand(seat).iter().map(worth).fold(0, u8::saturating_add);
        if worth < price {
            return Err(Refusal::FrontierPrice { price, worth }.into());
        }
        Ok(())
    }
}

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    /// A token lies on each frontier space, its number up (au.frontier.06, 07, bm.setup.51).
    pub(crate) fn place_frontier(&mut self) {
        let content = self.content;
        let mut counts = [0; FRONTIER_NUMBERS];
        content.frontier.iter().for_each(|row| counts[usize::from(row.number)] += 1);
        for (at, (space, _)) in content.board.frontier.iter().enumerate() {
            let number = self.ante_up_luck(Luck::FrontierNumber(counts)).number();
            counts[usize::from(number)] -= 1;
            self.state.public.modules.ante_up.frontier.numbers[at] = number;
            self.emit_ante_up(Event::FrontierPlaced { space: *space, number });
        }
    }

    /// Starts to pay for the token here.
    pub(super) fn claim(&mut self, seat: Seat) {
        let space = self.reader().space(seat);
        let price = self.public().modules.ante_up.frontier.price(self.content, space);
        let left = price.expect("invariant: only a space with a token is paid for");
        self.push(frame::Frame::Module(modules::Frame::AnteUp(Frame::FrontierPrice { left, space })));
    }

    /// Cards are discarded one after another until the price is met; more gives nothing (au.frontier.05, 11). What happens in
    /// between can take the cards that are left, and then the token stays (au.frontier.12).
    pub(super) fn step_frontier_price(&mut self, left: u8, space: Space) {
        let seat = self.public().turn.seat;
        match left {
            0 => {}
            _ if self.reader().hand(seat).is_empty() => return self.pop(),
            _ => return self.ask(seat),
        }
        self.replace(frame::Frame::Module(modules::Frame::AnteUp(Frame::FrontierReward)));
        self.turn_over(seat, space);
    }

    pub(super) fn answer_frontier_price(&mut self, seat: Seat, left: u8, space: Space, choice: Choice) {
        let Choice::Discard(card) = choice else { not_listed(choice) };
        let left = left.saturating_sub(worth(card));
        self.replace(frame::Frame::Module(modules::Frame::AnteUp(Frame::FrontierPrice { left, space })));
        self.discard(seat, card, Cause::Frontier);
    }

    /// The token is turned over, gives its reward and leaves (au.frontier.03, 04).
    fn turn_over(&mut self, seat: Seat, space: Space) {
        let content = self.content;
        let at = Frontier::place(content, space).expect("invariant: only a token on a frontier space is paid for");
        let frontier = self.public().modules.ante_up.frontier;
        let unseen = frontier.unseen(content, frontier.numbers[at]);
        let token = self.ante_up_luck(Luck::FrontierToken(unseen)).token();
        let price = frontier.price(content, space).expect("invariant: the token lies there until it is turned over");
        let frontier = &mut self.state.public.modules.ante_up.frontier;
        frontier.numbers[at] = 0;
        frontier.seen.insert(token);
        self.emit_ante_up(Event::FrontierTaken { seat, space, token });
        self.goal_frontier(seat, price);
        self.effects(content.frontier[token.index()].effects, seat, Source::OTHER);
    }
}
