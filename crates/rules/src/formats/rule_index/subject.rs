//! What chapters of the rule index are about, where a mode or an option may leave it out.

use crate::content::module::{ModuleKind, ModuleSpec};
use crate::content::variants::Variants;
use crate::content::{Content, Selection};
use serde::Deserialize;

/// A part of the game that a selection may lack.
#[derive(Deserialize, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Subject {
    /// A Bank.
    Bank,
    /// A Cabaret.
    Cabaret,
    /// A Doctor's Office.
    DoctorsOffice,
    /// Mountain passes.
    MountainPasses,
    /// The train.
    Train,
    /// Travel by rail.
    Railway,
    /// A track that a module brings, by its id.
    Track(String),
    /// Faro.
    Faro,
    /// High stakes poker.
    HighStakes,
    /// The stories of the base game and those that are played with them.
    CoreStories,
    /// Legendary stories.
    LegendaryStories,
    /// The trader.
    Trader,
    /// Deeds.
    Deeds,
    /// Destroyed locations.
    Ruins,
    /// The risk die.
    RiskDie,
    /// Injuries.
    Injuries,
    /// Posses and gangs.
    Followers,
    /// Something that a module or variant brings, by its id.
    Module(String),
    /// What all modes have in common.
    Modes,
}

impl Subject {
    /// Whether some content has it.
    pub fn is_in(&self, content: &Content) -> bool {
        let board = &content.board;
        match self {
            Self::Bank => !board.banks.is_empty(),
            Self::Cabaret => !board.cabarets.is_empty(),
            Self::DoctorsOffice => !board.doctors.is_empty(),
            Self::MountainPasses => board.passes.iter().any(|ends| !ends.is_empty()),
            Self::Train => !board.circuit.is_empty(),
            Self::Railway => !board.rails.is_empty(),
            Self::Track(id) => content.specs.point_tracks.iter().any(|track| track.id == *id),
            Self::Faro => content.faro.is_some(),
            Self::HighStakes => content.high_stakes.is_some(),
            Self::CoreStories => !content.stories.is_empty() && content.legendary_stories.is_empty(),
            Self::LegendaryStories => !content.legendary_stories.is_empty(),
            Self::Trader => content.trader.is_some(),
            Self::Deeds => !content.deeds.is_empty(),
            Self::Ruins => content.ruins.is_some(),
            Self::RiskDie => content.risk_die.is_some(),
            Self::Injuries => !content.injuries.is_empty(),
            Self::Followers => content.followers.is_some(),
            Self::Module(id) => content.module(id).is_some_and(|spec| may_be_played(content, spec)),
            Self::Modes => content.selection.mode.is_some(),
        }
    }
}

/// Whether a module is selected, or a variant not ruled out: whether that one is played is agreed at the table.
pub(super) fn may_be_played(content: &Content, spec: &ModuleSpec) -> bool {
    let Selection { modules, mode } = &content.selection;
    match spec.kind {
        ModuleKind::Base => true,
        ModuleKind::Variant => !content.played(Variants::NONE).any(|other| other.excludes.contains(&spec.id)),
        ModuleKind::Expansion | ModuleKind::Option | ModuleKind::Mode => {
            modules.iter().chain(mode).any(|id| *id == spec.id)
        }
    }
}
