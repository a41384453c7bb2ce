//! Injury cards (`injuries.yaml` of a module): what a player draws whose wounds exceed the maximum.

use super::compiler::{Compiler, Res};
use super::schema::{Ability, Effect, Passive, Source};
use super::source::Source as Owner;
use super::table::BlockId;
use crate::core::ids::{Injury, InjurySet};
use serde::Deserialize;

/// The file.
pub(super) const FILE: &str = "injuries.yaml";

/// An injury card.
#[derive(Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct InjurySpec {
    /// Its id, such as `cracked-ribs`.
    pub id: String,
    /// How sure we are of it.
    #[serde(default)]
    pub source: Source,
    /// Its effects when it is drawn.
    #[serde(default, rename = "do")]
    pub effects: Vec<Effect>,
    /// Its abilities while a player has it.
    #[serde(default)]
    pub abilities: Vec<Ability>,
    /// Its permanent effects while a player has it.
    #[serde(default)]
    pub passives: Vec<Passive>,
    /// The LP of whoever has it at the end of the game: negative or 0.
    #[serde(default)]
    pub lp: i8,
    /// Modules that it requires; without them it is omitted.
    #[serde(default)]
    pub with: Vec<String>,
}

/// A compiled injury.
#[derive(Clone, Copy, Debug)]
pub struct InjuryRow {
    /// Its effects when it is drawn.
    pub effects: BlockId,
    /// The LP of whoever has it at the end of the game.
    pub lp: i8,
}

impl super::Content {
    /// Every one of the content, whoever has it.
    pub fn all_injuries(&self) -> InjurySet {
        (0..self.injuries.len()).map(|at| Injury(at as u8)).collect()
    }
}

impl Compiler<'_> {
    /// The injury cards.
    pub(super) fn injuries(&mut self) -> Res<Vec<InjuryRow>> {
        self.begin(FILE);
        let specs = self.specs;
        let mut rows = Vec::new();
        for (at, spec) in specs.injuries.iter().enumerate() {
            self.entry.clone_from(&spec.id);
            self.source(Owner::injury(Injury(at as u8)), &spec.abilities, &spec.passives)?;
            rows.push(InjuryRow { effects: self.block(&spec.effects)?, lp: spec.lp });
        }
        Ok(rows)
    }
}
