//! Deeds to locations (`deeds.yaml` of a module), and what repairs destroyed locations (`ruins.yaml`).

use super::compiler::{Compiler, Res};
use super::schema::{Effect, Source};
use super::table::BlockId;
use crate::core::ids::Location;
use serde::Deserialize;

/// The file of the deeds.
pub(super) const DEEDS_FILE: &str = "deeds.yaml";
/// The file of the ruins.
pub(super) const RUINS_FILE: &str = "ruins.yaml";

/// A deed, which a player can claim at its location.
#[derive(Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct DeedSpec {
    /// The id of its location: a space, or a shared location such as `darkrock-saloon`.
    pub id: String,
    /// How sure we are of it.
    #[serde(default)]
    pub source: Source,
    /// The set that it belongs to; a deed without one is a set of its own.
    #[serde(default)]
    pub set: Option<String>,
    /// Its price, in dollars.
    pub cost: u8,
    /// Its ability, which its owner can use once a game as an action.
    #[serde(rename = "do")]
    pub effects: Vec<Effect>,
    /// LP at the end of the game, by the number of deeds of its set that its owner has, from 1; the last for more.
    #[serde(default)]
    pub lp: Vec<u8>,
    /// LP at the end of the game for each deed that its owner has, this one included.
    #[serde(default)]
    pub lp_for_each_deed: u8,
    /// Modules that it requires; without them it is omitted.
    #[serde(default)]
    pub with: Vec<String>,
}

/// Destroyed locations.
#[derive(Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct RuinsSpec {
    /// How sure we are of it.
    #[serde(default)]
    pub source: Source,
    /// How many locations can be destroyed at the same time.
    pub tokens: u8,
    /// How many poker cards a player discards to repair one.
    pub discard: u8,
    /// What a player gains for it.
    pub reward: Vec<Effect>,
}

/// A compiled deed.
#[derive(Clone, Debug)]
pub struct DeedRow {
    /// Where on the board the building is.
    pub location: Location,
    /// The number of its set.
    pub set: u8,
    /// Its price, in dollars.
    pub cost: u8,
    /// Its ability.
    pub effects: BlockId,
    /// LP by the number of deeds of its set, from 1.
    pub lp: Vec<u8>,
    /// LP for each deed of its owner.
    pub lp_for_each_deed: u8,
}

impl DeedRow {
    /// LP for an owner of so many deeds of its set, and of so many in all (bm.deeds.15 to 17).
    pub fn points(&self, of_set: usize, of_all: usize) -> u8 {
        let at = of_set.min(self.lp.len());
        let by_set = at.checked_sub(1).map_or(0, |at| self.lp[at]);
        by_set + self.lp_for_each_deed * of_all as u8
    }
}

/// Destroyed locations, compiled.
#[derive(Clone, Copy, Debug)]
pub struct RuinsRow {
    /// How many locations can be destroyed at the same time.
    pub tokens: u8,
    /// How many poker cards a player discards to repair one.
    pub discard: u8,
    /// What a player gains for it.
    pub reward: BlockId,
}

impl DeedSpec {
    /// The id of its set.
    fn set(&self) -> &str {
        self.set.as_deref().unwrap_or(&self.id)
    }

    /// The sets of all deeds, each once.
    fn sets(all: &[Self]) -> Vec<&str> {
        let mut sets: Vec<&str> = Vec::new();
        for set in all.iter().map(Self::set) {
            if !sets.contains(&set) {
                sets.push(set);
            }
        }
        sets
    }
}

impl Compiler<'_> {
    /// The number of a set of deeds.
    pub(super) fn deed_set(&self, id: &str) -> Res<u8> {
        self.among("set of deeds", id, DeedSpec::sets(&self.specs.deeds).into_iter())
    }

    pub(super) fn deeds(&mut self) -> Res<Vec<DeedRow>> {
        self.begin(DEEDS_FILE);
        let specs = self.specs;
        let mut rows = Vec::new();
        for spec in &specs.deeds {
            self.entry.clone_from(&spec.id);
            rows.push(DeedRow {
                location: self.location(&spec.id)?,
                set: self.deed_set(spec.set())?,
                cost: spec.cost,
                effects: self.block(&spec.effects)?,
                lp: spec.lp.clone(),
                lp_for_each_deed: spec.lp_for_each_deed,
            });
        }
        Ok(rows)
    }

    /// The ruins, which one module at most brings.
    pub(super) fn ruins(&mut self) -> Res<Option<RuinsRow>> {
        self.begin(RUINS_FILE);
        let specs = self.specs;
        match specs.ruins.as_slice() {
            [] => Ok(None),
            [spec] => {
                Ok(Some(RuinsRow { tokens: spec.tokens, discard: spec.discard, reward: self.block(&spec.reward)? }))
            }
            _ => self.error("“source” of two modules: expected ruins of one"),
        }
    }

    /// A location by its id.
    pub(super) fn location(&self, id: &str) -> Res<Location> {
        self.among("location", id, self.board.locations.iter().map(|row| row.id.as_str())).map(Location)
    }
}
