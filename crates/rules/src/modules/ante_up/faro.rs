//! Faro (rules au.faro.*): bets on ranks of the fight cards, of which the dealer shows three and nobody knows the fourth.

use super::super as modules;
use super::{Choice, Event, Frame, Refusal};
use crate::content::Source;
use crate::core::chance::{Chance, Luck};
use crate::core::choice;
use crate::core::engine::{Engine, Reader, Sink, not_listed};
use crate::core::event::{Cause, Observer};
use crate::core::frame;
use crate::core::ids::*;
use crate::core::invariants::Violation;
use crate::core::limits::SEATS;
use crate::core::{refusal, state};
use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// The bet markers of a player (au.faro.08).
pub const MARKERS: usize = 2;
/// What a marker can be worth, in dollars (au.faro.09).
pub const STAKES: [u8; 2] = [10, 20];
/// What the active player is paid if somebody joins (au.faro.03).
const COMPANY: i16 = 10;
/// The fight cards that the dealer shows (au.faro.06).
const SHOWN: usize = 3;
/// What a bet on the Jackpot gains, in bets (au.faro.17).
const JACKPOT: i16 = 3;

/// A marker on the layout.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Bet {
    /// The rank that it lies on, as the fight card of that rank.
    pub rank: FightCard,
    /// What it is worth, in dollars.
    pub money: u8,
}

/// The three cards that decide, in the order in which they are revealed.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantArray,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum FaroResult {
    /// Bets on it are lost (au.faro.14).
    Loser,
    /// Bets on it are won (au.faro.15).
    Winner,
    /// Bets that were left win three times their value (au.faro.17).
    Jackpot,
}

/// What is done now between joining and the payment of bets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum FaroStep {
    /// Others may join.
    #[default]
    Join,
    /// The dealer draws the fight cards.
    Deal,
    /// Markers are placed.
    Bet,
    /// The first card is revealed.
    Loser,
    /// The second card is revealed.
    Winner,
    /// Markers are left for the Jackpot or reclaimed.
    Keep,
    /// The third card is revealed.
    Jackpot,
    /// Markers that are left are paid.
    Lost,
    /// The cards go under their deck.
    CleanUp,
}

impl FaroStep {
    /// The step after it.
    const fn next(self) -> Self {
        match self {
            Self::Join => Self::Deal,
            Self::Deal => Self::Bet,
            Self::Bet => Self::Loser,
            Self::Loser => Self::Winner,
            Self::Winner => Self::Keep,
            Self::Keep => Self::Jackpot,
            Self::Jackpot => Self::Lost,
            Self::Lost | Self::CleanUp => Self::CleanUp,
        }
    }
}

/// The game of faro in progress; everything empty otherwise. The active player started it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Faro {
    /// Who takes part.
    pub players: SeatSet,
    /// Who deals, once the cards are drawn.
    pub dealer: Option<Seat>,
    /// What happens next in it.
    pub step: FaroStep,
    /// The players that the step has passed, clockwise from the active player's left; the active player is the last.
    pub at: u8,
    /// The markers on the layout.
    pub bets: [[Option<Bet>; MARKERS]; SEATS],
    /// The fight cards that everybody has seen: three, and the fourth if it was revealed.
    pub shown: FightSet,
    /// The revealed cards, by [`FaroResult`].
    pub results: [Option<FightCard>; 3],
}

impl Faro {
    /// The markers of a seat on the layout.
    pub fn bets_of(&self, seat: Seat) -> impl Iterator<Item = Bet> + use<> {
        self.bets[seat.index()].into_iter().flatten()
    }

    /// What the markers of a seat are worth together.
    pub fn staked(&self, seat: Seat) -> u8 {
        self.bets_of(seat).map(|bet| bet.money).sum()
    }

    /// What a result was, once it is revealed.
    pub fn result(&self, result: FaroResult) -> Option<FightCard> {
        self.results[result as usize]
    }

    /// The cards shown that were not revealed yet.
    pub fn waiting(&self) -> FightSet {
        self.results.iter().flatten().fold(self.shown, |left, card| left.without(FightSet::one(*card)))
    }

    fn marker(&self, seat: Seat, rank: FightCard) -> Option<usize> {
        self.bets[seat.index()].iter().position(|bet| bet.is_some_and(|bet| bet.rank == rank))
    }

    /// Markers are worth what a marker can be worth, and lie on different ranks (au.faro.09, 10).
    pub(super) fn check(&self) -> Result<(), Violation> {
        let sound = |bets: &[Option<Bet>; MARKERS]| {
            let ranks: FightSet = bets.iter().flatten().map(|bet| bet.rank).collect();
            let count = bets.iter().flatten().count();
            ranks.len() == count && bets.iter().flatten().all(|bet| STAKES.contains(&bet.money))
        };
        if self.bets.iter().all(sound) { Ok(()) } else { Err(Violation("impossible markers at faro".to_owned())) }
    }
}

impl state::Public {
    /// The game of faro in progress.
    pub fn faro(&self) -> Option<&Faro> {
        let runs = |f: &frame::Frame| matches!(f, frame::Frame::Module(modules::Frame::AnteUp(Frame::Faro)));
        self.stack.iter().any(runs).then_some(&self.modules.ante_up.faro)
    }
}

impl Reader<'_> {
    fn faro(&self) -> &Faro {
        &self.public().modules.ante_up.faro
    }

    /// Whether a game may be started (au.faro.01, 29).
    pub(super) fn can_start_faro(&self, seat: Seat) -> Result<(), refusal::Refusal> {
        if self.content.faro.is_none() {
            return Err(refusal::Refusal::WrongPlace);
        }
        self.at(seat, self.content.board.saloons)?;
        self.can_pay(seat, STAKES[0])
    }

    /// Whether a player is in the active player's town and can bet (au.faro.02, 29).
    fn may_join_faro(&self, seat: Seat) -> bool {
        self.in_same_town(seat, self.public().turn.seat) && self.can_pay(seat, STAKES[0]).is_ok()
    }

    /// Whether a player could lose a further marker of this value, and all others (au.faro.11).
    fn can_stake(&self, seat: Seat, money: u8) -> bool {
        let player = self.player(seat);
        let bets = self.faro().bets[seat.index()];
        let stakes = bets.iter().flatten().map(|bet| bet.money).chain([money]);
        self.covers(player.money, player.nuggets, stakes)
    }

    /// Whether a marker is free, and money for it.
    fn can_bet(&self, seat: Seat) -> bool {
        self.faro().bets_of(seat).count() < MARKERS && self.can_stake(seat, STAKES[0])
    }

    pub(super) fn list_faro(&self, seat: Seat, to: &mut impl Sink) {
        let mut add = |choice| to.add(choice::Choice::Module(modules::Choice::AnteUp(choice)));
        let faro = self.faro();
        match faro.step {
            FaroStep::Join => to.add(choice::Choice::Join),
            FaroStep::Keep => {
                faro.bets_of(seat).for_each(|bet| add(Choice::Reclaim { rank: bet.rank }));
                return add(Choice::Leave);
            }
            _ => {
                let free = (0..RANKS.len() as u8).map(FightCard).filter(|rank| faro.marker(seat, *rank).is_none());
                for rank in free {
                    let open = STAKES.into_iter().filter(|money| self.can_stake(seat, *money));
                    open.for_each(|money| add(Choice::Bet { rank, money }));
                }
            }
        }
        to.add(choice::Choice::Pass);
    }

    /// Why a choice of faro is closed, where the game asks.
    pub(super) fn faro_reason(&self, seat: Seat, choice: Choice) -> refusal::Refusal {
        let faro = self.faro();
        match (faro.step, choice) {
            (FaroStep::Bet, Choice::Bet { rank, .. }) if faro.marker(seat, rank).is_some() => Refusal::RankTaken.into(),
            (FaroStep::Bet, Choice::Bet { money, .. }) if STAKES.contains(&money) => {
                let left = self.purse(seat).saturating_sub(faro.staked(seat).into());
                refusal::Refusal::Short { money: money.saturating_sub(left.min(255) as u8) }
            }
            (FaroStep::Keep, Choice::Reclaim { .. }) => Refusal::NoMarker.into(),
            _ => refusal::Refusal::WrongMoment,
        }
    }
}

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    fn faro_mut(&mut self) -> &mut Faro {
        &mut self.state.public.modules.ante_up.faro
    }

    pub(super) fn start_faro(&mut self, seat: Seat) {
        *self.faro_mut() = Faro { players: SeatSet::one(seat), ..Faro::default() };
        self.emit_ante_up(Event::FaroBegins { seat });
        self.push(frame::Frame::Module(modules::Frame::AnteUp(Frame::Faro)));
    }

    pub(super) fn step_faro(&mut self) {
        match self.reader().faro().step {
            FaroStep::Join => self.step_faro_join(),
            FaroStep::Deal => self.deal_faro(),
            FaroStep::Bet => self.ask_around(|reader, seat| reader.can_bet(seat)),
            FaroStep::Loser => self.step_faro_result(FaroResult::Loser),
            FaroStep::Winner => self.step_faro_result(FaroResult::Winner),
            FaroStep::Keep => self.ask_around(|reader, seat| reader.faro().staked(seat) > 0),
            FaroStep::Jackpot => self.step_faro_result(FaroResult::Jackpot),
            FaroStep::Lost => self.step_faro_lost(),
            FaroStep::CleanUp => self.end_faro(),
        }
    }

    fn next_faro_step(&mut self) {
        let faro = self.faro_mut();
        (faro.step, faro.at) = (faro.step.next(), 0);
    }

    /// The next player of a step that goes around from the active player's left; none where it is over.
    fn faro_turn(&self) -> Option<Seat> {
        let (public, at) = (self.public(), self.reader().faro().at);
        (at < public.seats).then(|| public.seat_after(public.turn.seat, at + 1))
    }

    /// Asks the players who have something to choose, one after another (au.faro.07, 16).
    fn ask_around(&mut self, asks: impl Fn(Reader<'_>, Seat) -> bool) {
        match self.faro_turn() {
            None => self.next_faro_step(),
            Some(seat) if self.reader().faro().players.contains(seat) && asks(self.reader(), seat) => self.ask(seat),
            Some(_) => self.faro_mut().at += 1,
        }
    }

    /// Everybody else in the town may join; then the active player is paid for the company (au.faro.02, 03).
    fn step_faro_join(&mut self) {
        let starter = self.public().turn.seat;
        match self.faro_turn() {
            Some(seat) if seat != starter => {
                if self.reader().may_join_faro(seat) {
                    self.ask(seat);
                } else {
                    self.faro_mut().at += 1;
                }
            }
            _ => {
                let company = self.reader().faro().players.len() > 1;
                self.next_faro_step();
                if company {
                    self.gain_money(starter, COMPANY, Cause::Faro);
                }
            }
        }
    }

    /// The player to the right who takes no part deals, otherwise the active player (au.faro.04, 05): three cards are
    /// shown, and nobody sees the fourth (au.faro.06).
    fn deal_faro(&mut self) {
        let (starter, seats, players) = (self.public().turn.seat, self.public().seats, self.reader().faro().players);
        let from_right = (1..seats).rev().map(|offset| self.public().seat_after(starter, offset));
        let dealer = from_right.into_iter().find(|seat| !players.contains(*seat)).unwrap_or(starter);
        let cards: FightSet = (0..SHOWN).map_while(|_| self.draw_fight_card(None)).collect();
        if let Some(card) = self.draw_unseen_fight_card() {
            self.state.secrets.npc_drawn.insert(card);
        }
        let faro = self.faro_mut();
        (faro.dealer, faro.shown) = (Some(dealer), cards);
        self.next_faro_step();
        self.emit_ante_up(Event::FaroDealt { seat: dealer, cards });
    }

    /// A card is revealed; then every bet on it is paid, one after another, as winnings may ask.
    fn step_faro_result(&mut self, result: FaroResult) {
        let Some(card) = self.reader().faro().result(result) else { return self.reveal_faro(result) };
        let Some(seat) = self.faro_turn() else { return self.next_faro_step() };
        self.faro_mut().at += 1;
        let Some(money) = self.take_marker(seat, card) else { return };
        match result {
            FaroResult::Loser => self.lose_bet(seat, card, money),
            FaroResult::Winner => self.win_bet(seat, card, i16::from(money)),
            FaroResult::Jackpot => self.win_bet(seat, card, i16::from(money) * JACKPOT),
        }
    }

    /// One of the four mixed cards; the one that is left at the end is never revealed (au.faro.13, 20).
    fn reveal_faro(&mut self, result: FaroResult) {
        let mixed = self.reader().faro().waiting().union(self.state.secrets.npc_drawn);
        let card = self.luck(Luck::Fight(mixed)).fight_card();
        self.state.secrets.npc_drawn.remove(card);
        let faro = self.faro_mut();
        faro.shown.insert(card);
        faro.results[result as usize] = Some(card);
        self.emit_ante_up(Event::FaroRevealed { result, card });
    }

    /// Takes a marker off a rank; returns what it is worth.
    fn take_marker(&mut self, seat: Seat, rank: FightCard) -> Option<u8> {
        let at = self.reader().faro().marker(seat, rank)?;
        self.faro_mut().bets[seat.index()][at].take().map(|bet| bet.money)
    }

    /// Nobody chooses to lose a bet, so the money does not count as spent (base.story.37).
    fn lose_bet(&mut self, seat: Seat, rank: FightCard, money: u8) {
        self.emit_ante_up(Event::FaroLost { seat, rank });
        self.pay(seat, money, Cause::Faro);
    }

    fn win_bet(&mut self, seat: Seat, rank: FightCard, money: i16) {
        self.emit_ante_up(Event::FaroWon { seat, rank });
        self.gain_money(seat, money, Cause::Faro);
        if let Some(reward) = self.content.faro {
            self.effects(reward, seat, Source::OTHER);
        }
    }

    /// After the Jackpot every marker that is left costs its value (au.faro.18).
    fn step_faro_lost(&mut self) {
        let Some(seat) = self.faro_turn() else { return self.next_faro_step() };
        match self.reader().faro().bets_of(seat).next() {
            None => self.faro_mut().at += 1,
            Some(bet) => {
                self.take_marker(seat, bet.rank);
                self.lose_bet(seat, bet.rank, bet.money);
            }
        }
    }

    /// All four cards are shuffled and go under the deck (au.faro.19).
    fn end_faro(&mut self) {
        let shown = self.reader().faro().shown;
        *self.faro_mut() = Faro::default();
        let secrets = &mut self.state.secrets;
        let cards = std::mem::take(&mut secrets.npc_drawn).union(shown);
        secrets.fight_deck.put_under(cards, |_| shown);
        self.state.public.fight_batches = secrets.fight_deck.sizes();
        self.pop();
    }

    pub(super) fn answer_faro(&mut self, seat: Seat, choice: choice::Choice) {
        match choice {
            choice::Choice::Pass => self.faro_mut().at += 1,
            choice::Choice::Join => {
                let faro = self.faro_mut();
                faro.players.insert(seat);
                faro.at += 1;
                self.emit_ante_up(Event::FaroJoined { seat });
            }
            choice::Choice::Module(modules::Choice::AnteUp(choice)) => self.answer_markers(seat, choice),
            _ => not_listed(choice),
        }
    }

    fn answer_markers(&mut self, seat: Seat, choice: Choice) {
        match choice {
            Choice::Bet { rank, money } => {
                let mut free = self.faro_mut().bets[seat.index()].iter_mut().filter(|bet| bet.is_none());
                *free.next().expect("invariant: only a player with a free marker bets") = Some(Bet { rank, money });
                self.emit_ante_up(Event::FaroBet { seat, rank, money });
            }
            Choice::Reclaim { rank } => {
                self.take_marker(seat, rank);
                self.emit_ante_up(Event::FaroReclaimed { seat, rank });
            }
            Choice::Leave => {
                self.faro_mut().at += 1;
                self.emit_ante_up(Event::FaroLeft { seat });
            }
            Choice::Frontier
            | Choice::TrainHeist
            | Choice::Challenge
            | Choice::Faro
            | Choice::HighStakes
            | Choice::Raise
            | Choice::Fold => not_listed(choice::Choice::Module(modules::Choice::AnteUp(choice))),
        }
    }
}

impl FaroResult {
    /// Its id, as in messages and on the wire.
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// All, in the order in which they are revealed.
    pub const ALL: &'static [Self] = Self::VARIANTS;
}
