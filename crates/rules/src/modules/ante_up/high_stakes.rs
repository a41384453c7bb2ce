//! High stakes poker (rules au.high-stakes.*): a game of poker with a raise after the flop and two more shared cards. What
//! it has in common with ordinary poker is in `gambling/poker_game.rs`.

use super::super as modules;
use super::{Choice, Event, Refusal};
use crate::content::Content;
use crate::content::high_stakes::HighStakesRow;
use crate::core::chance::Chance;
use crate::core::choice;
use crate::core::engine::{Engine, Reader, Sink, not_listed};
use crate::core::event::{Cause, Observer};
use crate::core::frame::Frame;
use crate::core::ids::{Seat, SeatSet};
use crate::core::invariants::Violation;
use crate::core::refusal;
use crate::core::state::{Poker, PokerKind, PokerStep};
use crate::gambling::poker_game::Bid;

impl Poker {
    /// What the game costs and gives, if it is played with high stakes.
    pub fn high_stakes<'c>(&self, content: &'c Content) -> Option<&'c HighStakesRow> {
        content.high_stakes.as_ref().filter(|_| self.is_high())
    }

    /// The pot with high stakes: the house adds as much as a player if the game goes on after the raise, for a dealer or
    /// without one (au.high-stakes.10, 13, 23, 24).
    pub(crate) fn high_pot(&self, game: &HighStakesRow) -> u16 {
        let goes_on = self.contenders().len() > 1 && self.raised() == self.players.without(self.folded());
        let raises = self.raised().len() as u16 + u16::from(goes_on);
        let antes = self.players.len() as u16 * u16::from(game.ante);
        u16::from(game.house) + antes + raises * u16::from(game.raise)
    }
}

impl modules::Choice {
    /// What it is at poker.
    pub(crate) const fn bid(self) -> Option<Bid> {
        match self {
            Self::AnteUp(Choice::HighStakes) => Some(Bid::HighStakes),
            Self::AnteUp(Choice::Raise) => Some(Bid::Raise),
            Self::AnteUp(Choice::Challenge) => Some(Bid::Challenge),
            _ => None,
        }
    }
}

impl Reader<'_> {
    /// Whether a game may be started (au.high-stakes.01, 02).
    pub(super) fn can_start_high_stakes(&self, seat: Seat) -> Result<(), refusal::Refusal> {
        let Some(game) = &self.content.high_stakes else { return Err(refusal::Refusal::WrongPlace) };
        self.at(seat, self.content.board.saloons)?;
        self.can_pay(seat, game.purse)?;
        if self.hand(seat).is_empty() { Err(Refusal::NoPokerCard.into()) } else { Ok(()) }
    }

    fn can_raise(&self, seat: Seat) -> Result<(), refusal::Refusal> {
        let game = self.public().poker.high_stakes(self.content);
        game.map_or(Err(refusal::Refusal::WrongMoment), |game| self.can_pay(seat, game.raise))
    }

    /// Money is added, or the cards are folded (au.high-stakes.08); without the money only folding is left.
    #[inline(never)]
    pub(crate) fn list_raise(&self, seat: Seat, to: &mut impl Sink) {
        if self.can_raise(seat).is_ok() {
            to.add(own(Choice::Raise));
        }
        to.add(own(Choice::Fold));
    }

    /// What a choice adds to the pot: starting, joining or raising; at faro joining costs nothing.
    pub(crate) fn stake(&self, choice: choice::Choice) -> u8 {
        let public = self.public();
        let raise = |game: &HighStakesRow| if choice == own(Choice::Raise) { game.raise } else { game.ante };
        match choice {
            choice::Choice::Join if public.faro().is_some() => 0,
            choice::Choice::Join => public.poker.ante(self.content),
            _ if [Choice::HighStakes, Choice::Raise].map(own).contains(&choice) => {
                self.content.high_stakes.as_ref().map_or(0, raise)
            }
            _ => 0,
        }
    }

    /// Why a choice of a module is closed in a game of poker.
    pub(crate) fn raise_reason(&self, seat: Seat, choice: modules::Choice) -> refusal::Refusal {
        match choice {
            modules::Choice::AnteUp(Choice::Raise) if self.public().poker.step == PokerStep::Raise => {
                self.can_raise(seat).err().unwrap_or(refusal::Refusal::WrongMoment)
            }
            _ => refusal::Refusal::WrongMoment,
        }
    }
}

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    /// The ante is paid and a card drawn (au.high-stakes.03).
    pub(super) fn start_high_stakes(&mut self, seat: Seat) {
        let kind = PokerKind::HighStakes { raised: SeatSet::new(), folded: SeatSet::new() };
        self.state.public.poker = Poker { kind, ..Poker::new(seat) };
        self.emit_ante_up(Event::HighStakesBegins { seat });
        self.push(Frame::Poker);
        self.ante(seat);
    }

    /// Asks the players from the left of the one who started the game, who is the last (au.high-stakes.08). Whoever is
    /// left alone wins at once, the dealer if everybody folds (au.high-stakes.11, 12, 28).
    #[inline(never)]
    pub(crate) fn step_raise(&mut self) {
        let Poker { starter, at, players, .. } = self.public().poker;
        if self.public().poker.contenders().len() == 1 {
            return self.go_to_poker_step(PokerStep::Pay);
        }
        if at >= self.public().seats {
            return self.go_to_poker_step(PokerStep::SecondReveal);
        }
        let seat = self.public().seat_after(starter, at + 1);
        if players.contains(seat) {
            self.ask(seat);
        } else {
            self.state.public.poker.at += 1;
        }
    }

    /// What the game in progress costs and gives.
    fn high_stakes(&self) -> &HighStakesRow {
        let game = self.public().poker.high_stakes(self.content);
        game.expect("invariant: only a game with high stakes has a raise and a second reveal")
    }

    /// Two more shared cards, both at once (au.high-stakes.14).
    #[inline(never)]
    pub(crate) fn second_reveal(&mut self) {
        let cards = self.reveal_shared(self.high_stakes().second_reveal.into());
        self.go_to_poker_step(PokerStep::Lay);
        self.emit_ante_up(Event::SecondReveal { cards });
    }

    /// A player adds money, or folds and draws a card (au.high-stakes.08, 09).
    #[inline(never)]
    pub(crate) fn answer_raise(&mut self, seat: Seat, choice: modules::Choice) {
        let raise = self.high_stakes().raise;
        let poker = &mut self.state.public.poker;
        poker.at += 1;
        let PokerKind::HighStakes { raised, folded } = &mut poker.kind else {
            not_listed(choice::Choice::Module(choice))
        };
        match choice {
            modules::Choice::AnteUp(Choice::Raise) => {
                raised.insert(seat);
                self.emit_ante_up(Event::Raised { seat });
                self.spend(seat, raise, Cause::Poker);
            }
            modules::Choice::AnteUp(Choice::Fold) => {
                folded.insert(seat);
                self.emit_ante_up(Event::Folded { seat });
                self.draw(seat, 1);
            }
            _ => not_listed(choice::Choice::Module(choice)),
        }
    }
}

const fn own(choice: Choice) -> choice::Choice {
    choice::Choice::Module(modules::Choice::AnteUp(choice))
}

/// Whoever has added money or folded takes part, and nobody has done both.
pub(super) fn check(poker: &Poker) -> Result<(), Violation> {
    let (raised, folded) = (poker.raised(), poker.folded());
    let sound = raised.and(folded).is_empty() && raised.union(folded).without(poker.players).is_empty();
    if sound { Ok(()) } else { Err(Violation("impossible raises at poker".to_owned())) }
}
