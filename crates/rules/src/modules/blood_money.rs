//! Blood Money (rules bm.*): the risk die (`risk_die.rs`), deeds (`deeds.rs`) and destroyed locations (`ruins.rs`). The Story
//! track is only data.

mod deeds;
mod risk_die;
mod ruins;

pub use deeds::Deeds;
pub use risk_die::RiskFace;

use crate::content::Content;
use crate::core::chance::{Chance, answers};
use crate::core::choice;
use crate::core::engine::{Engine, Reader, Sink, not_listed};
use crate::core::event::{self, Cause, Observer};
use crate::core::ids::{Deed, Location, LocationSet, OptionKey, Seat};
use crate::core::invariants::Violation;
use crate::core::limits::RISK_FACES;
use crate::core::refusal;
use serde::{Deserialize, Serialize};
use strum::VariantNames;

/// What everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Public {
    /// The deeds.
    pub deeds: Deeds,
    /// Destroyed locations.
    pub ruins: LocationSet,
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
    /// `ruins.rs`: a repaired location is paid for, and its reward happens.
    Repair,
    /// `deeds.rs`: the ability of a deed happens.
    Deed {
        /// The deed.
        deed: Deed,
    },
}

/// A choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Choice {
    /// Roll the risk die for a bonus.
    Risk {
        /// The bonus.
        bonus: OptionKey,
    },
    /// Claim the deed to the location here.
    Claim {
        /// The deed.
        deed: Deed,
    },
    /// Use the ability of an owned deed.
    UseDeed {
        /// The deed.
        deed: Deed,
    },
    /// Repair a destroyed location here.
    Repair {
        /// The location.
        location: Location,
    },
}

/// An event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    /// A player rolls the risk die for a bonus; what the face gives follows, then the bonus.
    RiskRolled { seat: Seat, bonus: OptionKey, face: RiskFace },
    /// A player claims a deed; the payment follows.
    Claimed { seat: Seat, deed: Deed },
    /// A player uses a deed, and turns it over.
    DeedUsed { seat: Seat, deed: Deed },
    /// A location is destroyed.
    Ruined { location: Location },
    /// A player repairs a location; the discard and the reward follow.
    Repaired { seat: Seat, location: Location },
}

/// A random request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Luck {
    /// A roll of the risk die: how many sides show each face.
    Risk([u8; RISK_FACES]),
}

/// A random outcome.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Outcome {
    /// A face of the risk die.
    Risk(RiskFace),
}

answers! {
    /// The requested face of the risk die.
    risk: Risk(RiskFace),
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
    /// Somebody has the deed.
    #[error("the deed is taken")]
    DeedTaken,
    /// The deed is not owned.
    #[error("the deed is not owned")]
    NoDeed,
    /// The ability of the deed was used.
    #[error("a deed can be used once a game")]
    DeedUsed,
    /// The location stands.
    #[error("the location is not destroyed")]
    NoRuin,
    /// There are too few cards in hand.
    #[error("a repair needs a poker card to discard")]
    NoCardToRepair,
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
        let deeds = || (0..content.deeds.len()).map(|at| Deed(at as u8));
        let claims = deeds().map(|deed| Self::Claim { deed }).chain(deeds().map(|deed| Self::UseDeed { deed }));
        let repairs = content.ruins.iter().flat_map(|_| content.board.all_locations());
        let repairs = repairs.map(|location| Self::Repair { location });
        bonuses.map(|bonus| Self::Risk { bonus: bonus.key }).chain(claims).chain(repairs)
    }

    /// A choice of each kind.
    pub(super) fn kinds() -> impl Iterator<Item = Self> {
        let deed = Deed(0);
        let kinds = [Self::Claim { deed }, Self::UseDeed { deed }, Self::Repair { location: Location(0) }];
        kinds.into_iter().chain([Self::Risk { bonus: OptionKey(0) }])
    }

    /// Whether games with this content can have choices of its kind.
    pub(super) fn is_in(self, content: &Content) -> bool {
        match self {
            Self::Risk { .. } => content.risk_die.is_some(),
            Self::Claim { .. } | Self::UseDeed { .. } => !content.deeds.is_empty(),
            Self::Repair { .. } => content.ruins.is_some(),
        }
    }

    /// Whether it costs no action.
    pub(super) const fn is_free(self) -> bool {
        match self {
            Self::Risk { .. } => true,
            Self::Claim { .. } | Self::UseDeed { .. } | Self::Repair { .. } => false,
        }
    }

    /// What follows the verb in the notation, each word after a space.
    pub(super) fn arguments(self, content: &Content) -> String {
        match self {
            Self::Risk { bonus } => format!(" {}", content.option_keys[bonus.index()]),
            Self::Claim { deed } | Self::UseDeed { deed } => format!(" {}", content.specs.deeds[deed.index()].id),
            Self::Repair { location } => format!(" {}", content.board.locations[location.index()].id),
        }
    }

    /// The rule about its place or its price, for a place or money that is missing.
    pub(super) fn rule(self, refusal: refusal::Refusal) -> &'static str {
        match (self, refusal) {
            (Self::Claim { .. }, refusal::Refusal::WrongPlace | refusal::Refusal::Short { .. }) => "bm.deeds.05",
            (Self::Repair { .. }, refusal::Refusal::WrongPlace) => "bm.repair-ruins.04",
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
            Self::DeedTaken => "bm.deeds.07",
            Self::NoDeed => "bm.deeds.09",
            Self::DeedUsed => "bm.deeds.10",
            Self::NoRuin => "bm.repair-ruins.03",
            Self::NoCardToRepair => "bm.repair-ruins.12",
        }
    }
}

impl Frame {
    /// The rule of the index for the decision.
    pub(super) fn rule(self) -> &'static str {
        match self {
            Self::Risk => "bm.risk-die.04",
            Self::Repair => "bm.repair-ruins.05",
            Self::Deed { .. } => "bm.deeds.09",
        }
    }

    /// Why effects happen while it is in progress.
    pub(super) fn cause(self) -> Cause {
        match self {
            Self::Risk => Cause::Risk,
            Self::Repair => Cause::Repair,
            Self::Deed { .. } => Cause::Deed,
        }
    }
}

impl Luck {
    /// The number of equally likely outcomes.
    pub(super) fn count(&self) -> u32 {
        match self {
            Self::Risk(sides) => crate::core::chance::sum(sides),
        }
    }
    /// What it asks for, in words.
    pub(super) fn wanted(&self) -> &'static str {
        match self {
            Self::Risk(_) => "a face of the risk die",
        }
    }
    /// The `n`-th possible outcome, from 0.
    pub(super) fn nth(&self, n: u32) -> Outcome {
        match self {
            Self::Risk(sides) => Outcome::Risk(RiskFace(crate::core::chance::nth_of_counts(sides, n))),
        }
    }
}

impl Reader<'_> {
    /// Whether an action, or what may be done beside actions, may be done.
    pub(super) fn blood_money_action(&self, seat: Seat, choice: Choice) -> Result<(), refusal::Refusal> {
        match choice {
            Choice::Risk { bonus } => self.can_risk(bonus),
            Choice::Claim { deed } => self.can_claim_deed(seat, deed),
            Choice::UseDeed { deed } => self.can_use_deed(seat, deed),
            Choice::Repair { location } => self.can_repair(seat, location),
        }
    }

    /// The actions that are open.
    pub(super) fn list_blood_money(&self, seat: Seat, to: &mut impl Sink) {
        self.list_deeds(seat, to);
        self.list_repairs(seat, to);
    }

    /// What may be done beside actions, during the action phase.
    pub(super) fn list_blood_money_beside(&self, to: &mut impl Sink) {
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
            Choice::Claim { deed } => self.claim_deed(seat, deed),
            Choice::UseDeed { deed } => self.use_deed(seat, deed),
            Choice::Repair { location } => self.repair(seat, location),
        }
    }

    pub(super) fn step_blood_money(&mut self, frame: Frame) {
        match frame {
            Frame::Risk | Frame::Repair | Frame::Deed { .. } => self.pop(),
        }
    }

    pub(super) fn answer_blood_money(&mut self, frame: Frame, choice: choice::Choice) {
        match frame {
            Frame::Risk | Frame::Repair | Frame::Deed { .. } => not_listed(choice),
        }
    }
}

/// Checks the invariants of Blood Money's part of a position.
pub(super) fn check(content: &Content, public: &Public) -> Result<(), Violation> {
    public.deeds.check(content)?;
    let most = content.ruins.map_or(0, |row| usize::from(row.tokens));
    let known = public.ruins.iter().all(|location| location.index() < content.board.locations.len());
    if known && public.ruins.len() <= most { Ok(()) } else { Err(Violation("too many or unknown ruins".to_owned())) }
}
