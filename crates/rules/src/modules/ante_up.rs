//! Ante Up (rules au.*): a second board, with frontier tokens that cards pay for (`frontier.rs`), a train that goes round
//! both boards and can be robbed (`train.rs`), events (`events.rs`), faro (`faro.rs`) and high stakes poker (`high_stakes.rs`) at
//! Saloons.

mod events;
mod faro;
mod frontier;
mod high_stakes;
mod train;

pub use events::Events;
pub use faro::{Bet, Faro, FaroResult, FaroStep, MARKERS, STAKES};
pub use frontier::{Frontier, FrontierSet, FrontierToken, worth};
pub use train::Train;

use crate::content::Content;
use crate::core::chance::{Chance, answers};
use crate::core::choice;
use crate::core::engine::{Engine, Reader, Sink, not_listed};
use crate::core::event::{self, Cause, Observer};
use crate::core::ids::{
    CardSet, EventCard, EventMarker, EventSet, FightCard, FightSet, MapToken, Opponent, RANKS, Seat, Space,
};
use crate::core::invariants::Violation;
use crate::core::limits::FRONTIER_NUMBERS;
use crate::core::{refusal, state};
use serde::{Deserialize, Serialize};
use strum::VariantNames;

/// What everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Public {
    /// The frontier tokens.
    pub frontier: Frontier,
    /// Which cards were drawn, and which markers nobody has reached.
    pub events: Events,
    /// At which stop of its circuit it is.
    pub train: Train,
    /// The game of faro in progress.
    pub faro: Faro,
}

/// Something in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Frame {
    /// `frontier.rs`: cards are discarded for a frontier token.
    FrontierPrice {
        /// What is still to be paid.
        left: u8,
        /// The space of the token: the figure may leave it before all is paid.
        space: Space,
    },
    /// `frontier.rs`: the effects of the token happen.
    FrontierReward,
    /// `events.rs`: a player has an event to resolve.
    EventDue {
        /// The player.
        seat: Seat,
    },
    /// `events.rs`: the effects of an event happen.
    Event {
        /// The player who resolves it.
        seat: Seat,
        /// The card.
        card: EventCard,
    },
    /// `events.rs`: the effects of a token that was visited happen.
    Visit,
    /// `faro.rs`: the game of faro in `faro`.
    Faro,
}

/// What a player can choose because of this expansion.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Choice {
    /// Pay for the frontier token here.
    Frontier,
    /// Rob the train here.
    TrainHeist,
    /// Challenge a high roller at the saloon here.
    Challenge,
    /// Start a game of faro.
    Faro,
    /// Start a game of poker with high stakes.
    HighStakes,
    /// Add money to the pot after the flop.
    Raise,
    /// Fold the cards after the flop.
    Fold,
    /// Place a marker at faro.
    Bet {
        /// The rank, as the fight card of that rank.
        rank: FightCard,
        /// What the marker is worth, in dollars.
        money: u8,
    },
    /// Take a marker back before the Jackpot.
    Reclaim {
        /// The rank that it lies on.
        rank: FightCard,
    },
    /// Leave the markers for the Jackpot.
    Leave,
}

/// What happens because of this expansion, as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    /// A frontier token comes to a space, its number up.
    FrontierPlaced { space: Space, number: u8 },
    /// A frontier token is paid for and turned over.
    FrontierTaken { seat: Seat, space: Space, token: FrontierToken },
    /// A player reaches an event marker and takes it off.
    EventMarker { seat: Seat, marker: EventMarker },
    /// A player resolves an event.
    Event { seat: Seat, card: EventCard },
    /// An event of the setup: its tokens are placed.
    SetUpEvent { card: EventCard },
    /// A player visits a token, which is removed; its effects follow.
    Visited { seat: Seat, token: MapToken, space: Space },
    /// The train moves to its next checkpoint.
    TrainMoved { from: Space, to: Space },
    /// A player robs the train, and a card shows what it carries; the fight follows.
    TrainHeist { seat: Seat, opponent: Opponent },
    /// A player challenges a high roller; the game of poker follows.
    Challenge { seat: Seat, opponent: Opponent },
    /// A player sits down where the stakes are high; the others at the Saloon may join.
    HighStakesBegins { seat: Seat },
    /// A player adds money to the pot; the payment follows.
    Raised { seat: Seat },
    /// A player folds; the drawn card follows.
    Folded { seat: Seat },
    /// The turn and the river are revealed.
    SecondReveal { cards: CardSet },
    /// A player sits down to faro instead of poker.
    FaroBegins { seat: Seat },
    /// A player joins it.
    FaroJoined { seat: Seat },
    /// The dealer shows three fight cards, and draws a fourth.
    FaroDealt { seat: Seat, cards: FightSet },
    /// A player places a marker.
    FaroBet { seat: Seat, rank: FightCard, money: u8 },
    /// The dealer turns up the Loser, the Winner or the Jackpot.
    FaroRevealed { result: FaroResult, card: FightCard },
    /// A bet wins; the money follows.
    FaroWon { seat: Seat, rank: FightCard },
    /// A bet is lost; the payment follows.
    FaroLost { seat: Seat, rank: FightCard },
    /// A marker is taken back.
    FaroReclaimed { seat: Seat, rank: FightCard },
    /// A player leaves markers for the Jackpot.
    FaroLeft { seat: Seat },
}

/// A random request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Luck {
    /// The number of a frontier token: how many tokens have each.
    FrontierNumber([u8; FRONTIER_NUMBERS]),
    /// The frontier token that one with a known number turns out to be.
    FrontierToken(FrontierSet),
    /// An event card of the deck.
    Event(EventSet),
}

/// A random outcome.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Outcome {
    /// The number of a frontier token.
    FrontierNumber(u8),
    /// A frontier token.
    FrontierToken(FrontierToken),
    /// A card drawn from the event deck.
    Event(EventCard),
}

answers! {
    /// The requested number of a frontier token.
    number: FrontierNumber(u8),
    /// The requested frontier token.
    token: FrontierToken(FrontierToken),
    /// The requested event card.
    event: Event(EventCard),
}

/// Why a choice is closed.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Debug,
    thiserror::Error,
    Serialize,
    Deserialize,
    strum::IntoStaticStr,
    strum::VariantNames,
)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Refusal {
    /// No frontier token lies here.
    #[error("no frontier token lies in this space")]
    NoFrontierToken,
    /// No high roller is at the saloon.
    #[error("no high roller is at the saloon here")]
    NoHighRoller,
    /// The train is elsewhere.
    #[error("the train is not in this space")]
    NoTrain,
    /// The cards in hand do not suffice.
    #[error("the cards in hand are worth {worth}, and the frontier token costs {price}")]
    FrontierPrice {
        /// What the token costs.
        price: u8,
        /// What all cards in hand are worth.
        worth: u8,
    },
    /// There is no poker card in hand.
    #[error("high stakes poker needs a poker card")]
    NoPokerCard,
    /// The player's other marker lies on the rank.
    #[error("both markers of a player cannot lie on the same rank")]
    RankTaken,
    /// No marker of the player lies on the rank.
    #[error("no marker of this player lies on the rank")]
    NoMarker,
}

impl From<Refusal> for refusal::Refusal {
    fn from(refusal: Refusal) -> Self {
        Self::Module(super::Refusal::AnteUp(refusal))
    }
}

impl Choice {
    /// The choices that are actions of a turn.
    pub(super) const ACTIONS: [Self; 5] =
        [Self::Frontier, Self::TrainHeist, Self::Challenge, Self::Faro, Self::HighStakes];

    /// Every choice, in a fixed order.
    pub fn all() -> impl Iterator<Item = Self> {
        let ranks = || (0..RANKS.len() as u8).map(FightCard);
        let bets = ranks().flat_map(|rank| STAKES.map(|money| Self::Bet { rank, money }));
        let markers = bets.chain(ranks().map(|rank| Self::Reclaim { rank })).chain([Self::Leave]);
        Self::ACTIONS.into_iter().chain(markers).chain([Self::Raise, Self::Fold])
    }

    /// Whether games with this content can have it.
    pub(super) fn is_in(self, content: &Content) -> bool {
        match self {
            Self::Frontier => !content.board.frontier.is_empty(),
            Self::TrainHeist => !content.board.circuit.is_empty(),
            Self::Challenge => content.map_tokens.iter().any(|row| row.dealers.is_some()),
            Self::Faro | Self::Bet { .. } | Self::Reclaim { .. } | Self::Leave => content.faro.is_some(),
            Self::HighStakes | Self::Raise | Self::Fold => content.high_stakes.is_some(),
        }
    }

    /// What follows the verb in the notation, each word after a space.
    pub(super) fn arguments(self) -> String {
        match self {
            Self::Bet { rank, money } => format!(" {rank} {money}"),
            Self::Reclaim { rank } => format!(" {rank}"),
            Self::Frontier
            | Self::TrainHeist
            | Self::Challenge
            | Self::Faro
            | Self::Leave
            | Self::HighStakes
            | Self::Raise
            | Self::Fold => String::new(),
        }
    }

    /// The rule about its place or its price, for a place or money that is missing.
    pub(super) fn rule(self, refusal: refusal::Refusal) -> &'static str {
        match (self, refusal) {
            (Self::Faro, refusal::Refusal::WrongPlace) => "au.faro.01",
            (Self::Faro, refusal::Refusal::Short { .. }) => "au.faro.29",
            (Self::Bet { .. }, refusal::Refusal::Short { .. }) => "au.faro.11",
            (Self::HighStakes, refusal::Refusal::WrongPlace) => "au.high-stakes.01",
            (Self::HighStakes, refusal::Refusal::Short { .. }) => "au.high-stakes.02",
            (Self::Raise, refusal::Refusal::Short { .. }) => "au.high-stakes.08",
            _ => refusal.rule(),
        }
    }
}

impl super::Choice {
    /// A marker placed at faro: the rank and its value in dollars.
    pub const fn bet(self) -> Option<(FightCard, u8)> {
        match self {
            Self::AnteUp(Choice::Bet { rank, money }) => Some((rank, money)),
            _ => None,
        }
    }

    /// Whether it starts a game of poker with high stakes.
    pub const fn begins_high_stakes(self) -> bool {
        matches!(self, Self::AnteUp(Choice::HighStakes))
    }

    /// Whether it adds money in a game of poker with high stakes, or folds.
    pub const fn raises(self) -> Option<bool> {
        match self {
            Self::AnteUp(Choice::Raise) => Some(true),
            Self::AnteUp(Choice::Fold) => Some(false),
            _ => None,
        }
    }

    /// The rank of a marker taken back at faro.
    pub const fn reclaimed(self) -> Option<FightCard> {
        match self {
            Self::AnteUp(Choice::Reclaim { rank }) => Some(rank),
            _ => None,
        }
    }
}

impl Refusal {
    /// All codes.
    pub(super) const CODES: &'static [&'static str] = Self::VARIANTS;

    /// A short code.
    pub(super) fn code(&self) -> &'static str {
        self.into()
    }

    /// Its rule.
    pub(super) fn rule(&self) -> &'static str {
        match self {
            Self::NoFrontierToken => "au.frontier.04",
            Self::NoTrain => "au.train.09",
            Self::NoHighRoller => "au.events-tokens.03",
            Self::FrontierPrice { .. } => "au.frontier.01",
            Self::NoPokerCard => "au.high-stakes.02",
            Self::RankTaken => "au.faro.10",
            Self::NoMarker => "au.faro.16",
        }
    }
}

impl Frame {
    /// The rule of the index for the decision.
    pub(super) fn rule(self, public: &state::Public) -> &'static str {
        match self {
            Self::FrontierPrice { .. } | Self::FrontierReward => "au.frontier.11",
            Self::EventDue { .. } | Self::Event { .. } => "au.events-tokens.23",
            Self::Visit => "wb.unique-events.03",
            Self::Faro => match public.faro().map(|faro| faro.step) {
                Some(FaroStep::Join) => "au.faro.02",
                Some(FaroStep::Keep) => "au.faro.16",
                _ => "au.faro.08",
            },
        }
    }

    /// Why effects happen while it is in progress.
    pub(super) fn cause(self) -> Cause {
        match self {
            Self::FrontierPrice { .. } | Self::FrontierReward => Cause::Frontier,
            Self::EventDue { .. } | Self::Event { .. } | Self::Visit => Cause::Event,
            Self::Faro => Cause::Faro,
        }
    }
}

impl Luck {
    /// The number of equally likely outcomes.
    pub(super) fn count(&self) -> u32 {
        match self {
            Self::FrontierNumber(counts) => crate::core::chance::sum(counts),
            Self::FrontierToken(set) => set.len() as u32,
            Self::Event(set) => set.len() as u32,
        }
    }
    /// What it asks for, in words.
    pub(super) fn wanted(&self) -> &'static str {
        match self {
            Self::FrontierNumber(_) => "the number of a frontier token that is left",
            Self::Event(_) => "an event card of the deck",
            Self::FrontierToken(_) => "an unseen frontier token with the number",
        }
    }
    /// The `n`-th possible outcome, from 0.
    pub(super) fn nth(&self, n: u32) -> Outcome {
        match self {
            Self::FrontierNumber(counts) => Outcome::FrontierNumber(crate::core::chance::nth_of_counts(counts, n)),
            Self::FrontierToken(set) => Outcome::FrontierToken(crate::core::chance::nth_of_set(*set, n)),
            Self::Event(set) => Outcome::Event(crate::core::chance::nth_of_set(*set, n)),
        }
    }
}

impl Reader<'_> {
    /// Whether an action may be taken.
    pub(super) fn ante_up_action(&self, seat: Seat, choice: Choice) -> Result<(), refusal::Refusal> {
        match choice {
            Choice::Frontier => self.can_claim(seat),
            Choice::TrainHeist => self.can_rob_train(seat),
            Choice::Challenge => self.can_challenge(seat).unwrap_or(Err(Refusal::NoHighRoller.into())),
            Choice::Faro => self.can_start_faro(seat),
            Choice::HighStakes => self.can_start_high_stakes(seat),
            Choice::Bet { .. } | Choice::Reclaim { .. } | Choice::Leave | Choice::Raise | Choice::Fold => {
                Err(refusal::Refusal::WrongMoment)
            }
        }
    }

    /// The actions at a site, or where the train is.
    pub(super) fn list_ante_up_actions(&self, seat: Seat, to: &mut impl Sink) {
        for action in Choice::ACTIONS {
            if self.ante_up_action(seat, action).is_ok() {
                to.add(choice::Choice::Module(super::Choice::AnteUp(action)));
            }
        }
    }

    pub(super) fn list_ante_up(&self, seat: Seat, frame: Frame, to: &mut impl Sink) {
        match frame {
            Frame::FrontierPrice { .. } => {
                self.hand(seat).iter().for_each(|card| to.add(choice::Choice::Discard(card)));
            }
            Frame::Faro => self.list_faro(seat, to),
            Frame::FrontierReward | Frame::EventDue { .. } | Frame::Event { .. } | Frame::Visit => {}
        }
    }

    /// Why a choice is closed while a question of Ante Up is asked.
    pub(super) fn ante_up_reason(&self, seat: Seat, frame: Frame, choice: choice::Choice) -> refusal::Refusal {
        match (frame, choice) {
            (Frame::FrontierPrice { .. }, choice::Choice::Discard(_)) => refusal::Refusal::NotHeld,
            (Frame::Faro, choice::Choice::Module(super::Choice::AnteUp(choice))) => self.faro_reason(seat, choice),
            _ => refusal::Refusal::WrongMoment,
        }
    }
}

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    /// Requests a random outcome.
    fn ante_up_luck(&mut self, luck: Luck) -> Outcome {
        match self.module_luck(super::Luck::AnteUp(luck)) {
            super::Outcome::AnteUp(outcome) => outcome,
            other => unreachable!("invariant: asked for something of Ante Up, luck answered {other:?}"),
        }
    }

    fn emit_ante_up(&mut self, event: Event) {
        self.emit(event::Event::Module(super::Event::AnteUp(event)));
    }

    pub(super) fn take_ante_up_action(&mut self, seat: Seat, choice: Choice) {
        match choice {
            Choice::Frontier => self.claim(seat),
            Choice::TrainHeist => self.rob_train(seat),
            Choice::Challenge => {
                let challenge = self.draw_challenged(seat);
                self.emit_ante_up(Event::Challenge { seat, opponent: challenge.dealer });
                self.challenge(seat, challenge);
            }
            Choice::Faro => self.start_faro(seat),
            Choice::HighStakes => self.start_high_stakes(seat),
            Choice::Bet { .. } | Choice::Reclaim { .. } | Choice::Leave | Choice::Raise | Choice::Fold => {
                not_listed(choice::Choice::Module(super::Choice::AnteUp(choice)));
            }
        }
    }

    pub(super) fn step_ante_up(&mut self, frame: Frame) {
        match frame {
            Frame::FrontierPrice { left, space } => self.step_frontier_price(left, space),
            Frame::FrontierReward | Frame::Event { .. } | Frame::Visit => self.pop(),
            Frame::EventDue { seat } => self.step_event_due(seat),
            Frame::Faro => self.step_faro(),
        }
    }

    pub(super) fn answer_ante_up(&mut self, seat: Seat, frame: Frame, choice: choice::Choice) {
        match frame {
            Frame::FrontierPrice { left, space } => self.answer_frontier_price(seat, left, space, choice),
            Frame::Faro => self.answer_faro(seat, choice),
            Frame::FrontierReward | Frame::EventDue { .. } | Frame::Event { .. } | Frame::Visit => not_listed(choice),
        }
    }
}

/// Checks the invariants of Ante Up's part of a position.
pub(super) fn check(content: &Content, position: &state::Public) -> Result<(), Violation> {
    high_stakes::check(&position.poker)?;
    let public = &position.modules.ante_up;
    public.frontier.check(content)?;
    public.events.check(content)?;
    public.train.check(content)?;
    public.faro.check()
}
