//! What is in progress of Blood Money: frames of the resolution stack.

use super::Rolled;
use crate::core::event::Cause;
use crate::core::ids::{Deed, Seat};
use serde::{Deserialize, Serialize};

/// Something in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Frame {
    /// `risk_die.rs`: the face that was rolled and the bonus happen.
    Risk,
    /// `risk_die.rs`: the face happens, before abilities that follow it.
    Face,
    /// `ruins.rs`: a repaired location is paid for, and its reward happens.
    Repair,
    /// `stories.rs`: the active player carries out what a revealed story says.
    Instruction,
    /// `stories.rs`: a player takes parts of the open story.
    Parts {
        /// The player.
        seat: Seat,
        /// Which were met, as a mask.
        met: u8,
    },
    /// `stories.rs`: the active player at the end of the turn, when a map token may be revealed, too.
    EndOfTurn {
        /// Which were met, as a mask.
        met: u8,
        /// Whether the map token was revealed.
        revealed: bool,
    },
    /// `stories.rs`: what a part brings happens.
    Reward,
    /// `stories.rs`: what a map token brings happens.
    Token,
    /// `stories.rs`: the story ends if all parts are taken.
    Resolve,
    /// `stories.rs`: the ending of a story happens.
    Ending,
    /// `deeds.rs`: the ability of a deed happens.
    Deed {
        /// The deed.
        deed: Deed,
    },
    /// `trader.rs`: a trader action, with further purchases.
    Trade,
    /// `risk_die.rs`: a die may be rolled again.
    Reroll {
        /// The die.
        die: Rolled,
    },
    /// `offers.rs`: a faceup Legendary item may be bought.
    LegendaryOffer {
        /// The player.
        seat: Seat,
    },
    /// `offers.rs`: a weapon of the General Stores is chosen.
    WeaponOffer {
        /// The player.
        seat: Seat,
    },
    /// `offers.rs`: a deed of a set is chosen.
    DeedOffer {
        /// The player.
        seat: Seat,
        /// The set.
        set: u8,
    },
    /// `offers.rs`: one of the player's own deeds is chosen and used.
    DeedUse {
        /// The player.
        seat: Seat,
    },
}

impl Frame {
    /// The rule of the index for the decision.
    pub(in crate::modules) fn rule(self) -> &'static str {
        match self {
            Self::Risk | Self::Face => "bm.risk-die.04",
            Self::Repair => "bm.repair-ruins.05",
            Self::Instruction => "bm.legendary-stories.04",
            Self::Parts { .. } => "bm.legendary-stories.08",
            Self::EndOfTurn { .. } => "bm.end-of-turn.01",
            Self::Reward | Self::Token => "bm.legendary-stories.26",
            Self::Resolve | Self::Ending => "bm.legendary-stories.13",
            Self::Deed { .. } | Self::DeedUse { .. } => "bm.deeds.09",
            Self::Trade => "bm.trader.03",
            Self::Reroll { .. } => "bm.risk-die.10",
            Self::LegendaryOffer { .. } => "bm.legendary-items.02",
            Self::WeaponOffer { .. } => "base.store.07",
            Self::DeedOffer { .. } => "bm.deeds.05",
        }
    }

    /// Why effects happen while it is in progress.
    pub(in crate::modules) fn cause(self) -> Cause {
        match self {
            Self::Risk | Self::Face => Cause::Risk,
            Self::Repair => Cause::Repair,
            Self::Instruction
            | Self::Parts { .. }
            | Self::EndOfTurn { .. }
            | Self::Reward
            | Self::Token
            | Self::Resolve
            | Self::Ending => Cause::Story,
            Self::Deed { .. } | Self::DeedOffer { .. } | Self::DeedUse { .. } => Cause::Deed,
            Self::Trade | Self::LegendaryOffer { .. } | Self::WeaponOffer { .. } => Cause::Store,
            Self::Reroll { .. } => Cause::Card,
        }
    }
}
