//! Blood Money (rules bm.*): the risk die (`risk_die.rs`), and the trader with Legendary items (`trader.rs`). The Story track
//! is only data.

mod risk_die;
mod trader;

pub use risk_die::RiskFace;
pub use trader::{Region, RegionSet, Trader, Under};

use crate::content::Content;
use crate::core::chance::{Chance, answers};
use crate::core::choice;
use crate::core::engine::{Engine, Reader, Sink, not_listed};
use crate::core::event::{self, Cause, Observer};
use crate::core::ids::{Item, ItemSet, OptionKey, Seat};
use crate::core::invariants::Violation;
use crate::core::limits::RISK_FACES;
use crate::core::{refusal, state};
use serde::{Deserialize, Serialize};
use strum::VariantNames;

/// What everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Public {
    /// The trader.
    pub trader: Trader,
}

impl Public {
    /// Before the setup.
    pub(super) fn before(content: &Content) -> Self {
        Self { trader: Trader::before(content) }
    }

    /// What is kept fits to the content and to what the players have.
    pub(super) fn check(&self, content: &Content, public: &state::Public) -> Result<(), Violation> {
        self.trader.check(content, public)
    }
}

/// What is kept for the turn in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Turn {
    /// Whether the risk die was rolled.
    pub risked: bool,
}

/// Something in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Frame {
    /// `risk_die.rs`: the face that was rolled and the bonus happen.
    Risk,
    /// `trader.rs`: a trader action, with further purchases.
    Trade,
}

/// A choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Choice {
    /// Roll the risk die for a bonus.
    Risk {
        /// The bonus.
        bonus: OptionKey,
    },
    /// Buy an item of the trader's stand.
    Trade {
        /// The item.
        item: Item,
    },
    /// Upgrade a weapon or mount at the trader's.
    TradeUpgrade {
        /// The item.
        item: Item,
    },
}

/// An event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    /// A player rolls the risk die for a bonus; what the face gives follows, then the bonus.
    RiskRolled { seat: Seat, bonus: OptionKey, face: RiskFace },
    /// Setup: the kinds of items that the trader is dealt.
    TraderStand { items: ItemSet },
    /// The trader comes to a region.
    TraderMoved { region: Region },
    /// A Legendary item comes faceup on the trader's stand.
    LegendaryShown { item: Item },
    /// A player draws a Legendary item from the facedown deck.
    LegendaryDrawn { seat: Seat, item: Item },
    /// A player cannot own the drawn Legendary item, and puts it under the deck.
    LegendaryUnder { seat: Seat, item: Item },
}

/// A random request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Luck {
    /// A roll of the risk die: how many sides show each face.
    Risk([u8; RISK_FACES]),
    /// A movement card of the trader.
    Region(RegionSet),
    /// A Legendary item of the facedown deck.
    Legendary(ItemSet),
}

/// A random outcome.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Outcome {
    /// A face of the risk die.
    Risk(RiskFace),
    /// A region of the trader.
    Region(Region),
    /// A Legendary item.
    Legendary(Item),
}

answers! {
    /// The requested face of the risk die.
    risk: Risk(RiskFace),
    /// The requested region of the trader.
    region: Region(Region),
    /// The requested Legendary item.
    legendary: Legendary(Item),
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
    /// The risk die was rolled in this turn.
    #[error("the risk die can be rolled once a turn")]
    AlreadyRisked,
    /// The trader is in another region.
    #[error("the trader is in another region")]
    TraderElsewhere,
    /// The trader does not sell the item.
    #[error("the trader does not sell this item now")]
    NoTraderWare,
}

impl From<Refusal> for refusal::Refusal {
    fn from(refusal: Refusal) -> Self {
        Self::Module(super::Refusal::BloodMoney(refusal))
    }
}

impl Choice {
    /// Every choice that this content allows, in a fixed order.
    pub fn all(content: &Content) -> impl Iterator<Item = Self> {
        let bonuses = content.risk_die.iter().flat_map(|die| &die.bonuses);
        let risks = bonuses.map(|bonus| Self::Risk { bonus: bonus.key });
        let kinds = content.trader.iter().flat_map(|_| 0..content.items.len()).map(|at| Item(at as u8));
        let upgrades = kinds.clone().filter(|item| !content.misc.union(content.legendary).contains(*item));
        risks.chain(kinds.map(|item| Self::Trade { item })).chain(upgrades.map(|item| Self::TradeUpgrade { item }))
    }

    /// A choice of each kind.
    pub(super) fn kinds() -> impl Iterator<Item = Self> {
        let item = Item(0);
        [Self::Risk { bonus: OptionKey(0) }, Self::Trade { item }, Self::TradeUpgrade { item }].into_iter()
    }

    /// Whether games with this content can have choices of its kind.
    pub(super) fn is_in(self, content: &Content) -> bool {
        match self {
            Self::Risk { .. } => content.risk_die.is_some(),
            Self::Trade { .. } | Self::TradeUpgrade { .. } => content.trader.is_some(),
        }
    }

    /// Whether it costs no action.
    pub(super) const fn is_free(self) -> bool {
        match self {
            Self::Risk { .. } => true,
            Self::Trade { .. } | Self::TradeUpgrade { .. } => false,
        }
    }

    /// What follows the verb in the notation, each word after a space.
    pub(super) fn arguments(self, content: &Content) -> String {
        match self {
            Self::Risk { bonus } => format!(" {}", content.option_keys[bonus.index()]),
            Self::Trade { item } => format!(" {}", content.specs.items[item.index()].id),
            Self::TradeUpgrade { item } => format!(" upgrade {}", content.specs.items[item.index()].id),
        }
    }

    /// The rule about its place or its price, for a place or money that is missing.
    pub(super) fn rule(self, refusal: refusal::Refusal) -> &'static str {
        match (self, refusal) {
            (Self::Trade { .. }, refusal::Refusal::Short { .. }) => "bm.trader.04",
            (Self::TradeUpgrade { .. }, refusal::Refusal::Short { .. }) => "bm.trader.08",
            _ => refusal.rule(),
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
            Self::AlreadyRisked => "bm.risk-die.01",
            Self::TraderElsewhere => "bm.trader.01",
            Self::NoTraderWare => "bm.trader.03",
        }
    }
}

impl Frame {
    /// The rule of the index for the decision.
    pub(super) fn rule(self) -> &'static str {
        match self {
            Self::Risk => "bm.risk-die.04",
            Self::Trade => "bm.trader.03",
        }
    }

    /// Why effects happen while it is in progress.
    pub(super) fn cause(self) -> Cause {
        match self {
            Self::Risk => Cause::Risk,
            Self::Trade => Cause::Store,
        }
    }
}

impl Luck {
    /// The number of equally likely outcomes.
    pub(super) fn count(&self) -> u32 {
        match self {
            Self::Risk(sides) => crate::core::chance::sum(sides),
            Self::Region(set) => set.len() as u32,
            Self::Legendary(set) => set.len() as u32,
        }
    }
    /// What it asks for, in words.
    pub(super) fn wanted(&self) -> &'static str {
        match self {
            Self::Risk(_) => "a face of the risk die",
            Self::Region(_) => "a region of the trader whose card is left",
            Self::Legendary(_) => "a Legendary item of the facedown deck",
        }
    }
    /// The `n`-th possible outcome, from 0.
    pub(super) fn nth(&self, n: u32) -> Outcome {
        match self {
            Self::Risk(sides) => Outcome::Risk(RiskFace(crate::core::chance::nth_of_counts(sides, n))),
            Self::Region(set) => Outcome::Region(crate::core::chance::nth_of_set(*set, n)),
            Self::Legendary(set) => Outcome::Legendary(crate::core::chance::nth_of_set(*set, n)),
        }
    }
}

impl Reader<'_> {
    /// Whether an action, or what may be done beside actions, may be done.
    pub(super) fn blood_money_action(&self, seat: Seat, choice: Choice) -> Result<(), refusal::Refusal> {
        match choice {
            Choice::Risk { bonus } => self.can_risk(bonus),
            Choice::Trade { item } => self.can_trade(seat, item),
            Choice::TradeUpgrade { item } => self.can_trade_upgrade(seat, item),
        }
    }

    /// What may be done beside actions, during the action phase.
    pub(super) fn list_blood_money(&self, to: &mut impl Sink) {
        self.list_risk(to);
    }

    /// The actions that are open.
    pub(super) fn list_blood_money_actions(&self, seat: Seat, to: &mut impl Sink) {
        self.list_trades(seat, to);
    }

    /// The choices of a question.
    pub(super) fn list_blood_money_question(&self, seat: Seat, frame: Frame, to: &mut impl Sink) {
        match frame {
            Frame::Risk => {}
            Frame::Trade => {
                self.list_trades(seat, to);
                to.add(choice::Choice::End);
            }
        }
    }

    /// Why a choice is closed while something of Blood Money is in progress.
    pub(super) fn blood_money_reason(&self, seat: Seat, frame: Frame, choice: choice::Choice) -> refusal::Refusal {
        match (frame, choice) {
            (Frame::Trade, choice::Choice::Module(super::Choice::BloodMoney(choice))) if !choice.is_free() => {
                self.blood_money_action(seat, choice).err().unwrap_or(refusal::Refusal::WrongMoment)
            }
            _ => refusal::Refusal::WrongMoment,
        }
    }
}

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    /// Requests a random outcome.
    fn blood_money_luck(&mut self, luck: Luck) -> Outcome {
        match self.module_luck(super::Luck::BloodMoney(luck)) {
            super::Outcome::BloodMoney(outcome) => outcome,
            other => unreachable!("invariant: asked for something of Blood Money, luck answered {other:?}"),
        }
    }

    fn emit_blood_money(&mut self, event: Event) {
        self.emit(event::Event::Module(super::Event::BloodMoney(event)));
    }

    pub(super) fn take_blood_money_action(&mut self, seat: Seat, choice: Choice) {
        match choice {
            Choice::Risk { bonus } => self.roll_risk(seat, bonus),
            Choice::Trade { .. } | Choice::TradeUpgrade { .. } => self.start_trade(seat, choice),
        }
    }

    pub(super) fn step_blood_money(&mut self, frame: Frame) {
        match frame {
            Frame::Risk => self.pop(),
            Frame::Trade => self.ask(self.public().turn.seat),
        }
    }

    pub(super) fn answer_blood_money(&mut self, seat: Seat, frame: Frame, choice: choice::Choice) {
        match frame {
            Frame::Risk => not_listed(choice),
            Frame::Trade => self.answer_trade(seat, choice),
        }
    }
}
