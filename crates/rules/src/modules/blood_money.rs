//! Blood Money (rules bm.*): the risk die (`risk_die.rs`) and injuries (`injuries.rs`). The Story track is only data.

mod injuries;
mod risk_die;

pub use injuries::Injuries;
pub use risk_die::RiskFace;

use crate::content::Content;
use crate::core::chance::{Chance, answers};
use crate::core::choice;
use crate::core::engine::{Engine, Reader, Sink, not_listed};
use crate::core::event::{self, Cause, Observer};
use crate::core::ids::{Injury, InjurySet, OptionKey, Seat};
use crate::core::invariants::Violation;
use crate::core::limits::RISK_FACES;
use crate::core::{refusal, state};
use serde::{Deserialize, Serialize};
use strum::VariantNames;

/// What is kept in the public part of a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Public {
    /// The injuries of the players.
    pub injuries: Injuries,
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
}

/// A choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Choice {
    /// Roll the risk die for a bonus.
    Risk {
        /// The bonus.
        bonus: OptionKey,
    },
}

/// An event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    /// A player rolls the risk die for a bonus; what the face gives follows, then the bonus.
    RiskRolled { seat: Seat, bonus: OptionKey, face: RiskFace },
    /// A player draws an injury; its effects follow.
    Injured { seat: Seat, injury: Injury },
    /// A player who has an injury discards this many poker cards instead of gaining wounds.
    InsteadOfWounds { seat: Seat, cards: u8 },
    /// A player's injury returns to the deck.
    InjuryLost { seat: Seat, injury: Injury },
}

/// A random request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Luck {
    /// A roll of the risk die: how many sides show each face.
    Risk([u8; RISK_FACES]),
    /// An injury of the deck.
    Injury(InjurySet),
}

/// A random outcome.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Outcome {
    /// A face of the risk die.
    Risk(RiskFace),
    /// An injury drawn.
    Injury(Injury),
}

answers! {
    /// The requested face of the risk die.
    risk: Risk(RiskFace),
    /// The requested injury.
    injury: Injury(Injury),
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
        bonuses.map(|bonus| Self::Risk { bonus: bonus.key })
    }

    /// A choice of each kind.
    pub(super) fn kinds() -> impl Iterator<Item = Self> {
        [Self::Risk { bonus: OptionKey(0) }].into_iter()
    }

    /// Whether games with this content can have choices of its kind.
    pub(super) fn is_in(self, content: &Content) -> bool {
        match self {
            Self::Risk { .. } => content.risk_die.is_some(),
        }
    }

    /// Whether it costs no action.
    pub(super) const fn is_free(self) -> bool {
        match self {
            Self::Risk { .. } => true,
        }
    }

    /// What follows the verb in the notation, each word after a space.
    pub(super) fn arguments(self, content: &Content) -> String {
        match self {
            Self::Risk { bonus } => format!(" {}", content.option_keys[bonus.index()]),
        }
    }

    /// The rule about its place or its price, for a place or money that is missing.
    pub(super) fn rule(self, refusal: refusal::Refusal) -> &'static str {
        refusal.rule()
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
        }
    }
}

impl Frame {
    /// The rule of the index for the decision.
    pub(super) fn rule(self) -> &'static str {
        match self {
            Self::Risk => "bm.risk-die.04",
        }
    }

    /// Why effects happen while it is in progress.
    pub(super) fn cause(self) -> Cause {
        match self {
            Self::Risk => Cause::Risk,
        }
    }
}

impl Luck {
    /// The number of equally likely outcomes.
    pub(super) fn count(&self) -> u32 {
        match self {
            Self::Risk(sides) => crate::core::chance::sum(sides),
            Self::Injury(deck) => deck.len() as u32,
        }
    }
    /// What it asks for, in words.
    pub(super) fn wanted(&self) -> &'static str {
        match self {
            Self::Risk(_) => "a face of the risk die",
            Self::Injury(_) => "an injury of the deck",
        }
    }
    /// The `n`-th possible outcome, from 0.
    pub(super) fn nth(&self, n: u32) -> Outcome {
        match self {
            Self::Risk(sides) => Outcome::Risk(RiskFace(crate::core::chance::nth_of_counts(sides, n))),
            Self::Injury(deck) => Outcome::Injury(crate::core::chance::nth_of_set(*deck, n)),
        }
    }
}

impl Reader<'_> {
    /// Whether an action, or what may be done beside actions, may be done.
    pub(super) fn blood_money_action(&self, _seat: Seat, choice: Choice) -> Result<(), refusal::Refusal> {
        match choice {
            Choice::Risk { bonus } => self.can_risk(bonus),
        }
    }

    /// What may be done beside actions, during the action phase.
    pub(super) fn list_blood_money(&self, to: &mut impl Sink) {
        self.list_risk(to);
    }

    /// Why a choice is closed while something of Blood Money is in progress.
    pub(super) fn blood_money_reason(&self, _frame: Frame, _choice: choice::Choice) -> refusal::Refusal {
        refusal::Refusal::WrongMoment
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
        }
    }

    pub(super) fn step_blood_money(&mut self, frame: Frame) {
        match frame {
            Frame::Risk => self.pop(),
        }
    }

    pub(super) fn answer_blood_money(&mut self, frame: Frame, choice: choice::Choice) {
        match frame {
            Frame::Risk => not_listed(choice),
        }
    }
}

/// Checks the part of the position that belongs to Blood Money.
///
/// # Errors
/// With the first violation.
pub(super) fn check(content: &Content, public: &state::Public) -> Result<(), Violation> {
    public.modules.blood_money.injuries.check(content, public)
}
