//! What a module declares: `content/<module>/module.yaml`, and `content/modes/<mode>.yaml` for a mode.

use super::ContentError;
use super::variants::Variant;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The module that every game begins with.
pub const BASE: &str = "base";

/// What a module is to a table.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq, strum::Display)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum ModuleKind {
    /// The base game, which every selection begins with.
    Base,
    /// A variant of the base game. Its cards are in every composition; whether it is played is agreed at the table.
    Variant,
    /// Cards and rules that are composed only where they are selected.
    Expansion,
    /// A selection of modules and variants under a name, with changes of its own. At most one is selected.
    Mode,
}

/// Numbers of players.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Players {
    /// The fewest.
    pub least: u8,
    /// The most.
    pub most: u8,
}

impl Default for Players {
    fn default() -> Self {
        Self { least: 2, most: 6 }
    }
}

impl Players {
    /// Whether so many are among them.
    pub fn contains(self, seats: u8) -> bool {
        (self.least..=self.most).contains(&seats)
    }
}

/// A module that is needed with one number of players.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NeedsWith {
    /// The number of players.
    pub players: u8,
    /// The module that is needed then.
    pub module: String,
}

/// A number of the game that a module changes. What it expects to find is said, so that two modules cannot both change it.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Change {
    /// What it is without the module.
    pub from: u8,
    /// What it is with it.
    pub to: u8,
}

/// Ids of entries, by kind.
#[derive(Serialize, Deserialize, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Lists {
    /// Items.
    pub items: Vec<String>,
    /// Characters.
    pub characters: Vec<String>,
    /// Stories.
    pub stories: Vec<String>,
    /// Goals.
    pub goals: Vec<String>,
    /// Cattle tokens.
    pub cattle: Vec<String>,
    /// Kinds of locations, such as `bank`; their spaces stay.
    pub locations: Vec<String>,
}

/// A module's declaration, as read.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ModuleSpec {
    /// Its id: the name of its folder, or of a mode's file.
    pub id: String,
    /// What it is to a table.
    pub kind: ModuleKind,
    /// Its place among the modules of its kind; of equals, ids decide.
    #[serde(default)]
    pub order: u8,
    /// Modules that must be selected with it. Those of a mode are selected by it.
    #[serde(default)]
    pub needs: Vec<String>,
    /// Modules and variants that cannot be played with it.
    #[serde(default)]
    pub excludes: Vec<String>,
    /// Modules and variants that are needed with some number of players.
    #[serde(default)]
    pub needs_with: Vec<NeedsWith>,
    /// The variants that are played in a mode, unless the table agrees otherwise.
    #[serde(default)]
    pub variants: Vec<String>,
    /// For how many players it is.
    #[serde(default)]
    pub players: Players,
    /// The lengths that can be played, in LP; all where none is named.
    #[serde(default)]
    pub lengths: Vec<u8>,
    /// With how many players it is part of the usual game, which a table plays that agrees on nothing else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub usual: Option<Players>,
    /// The numbers of the game that it changes.
    #[serde(default)]
    pub numbers: BTreeMap<String, Change>,
    /// What it leaves out of the modules before it.
    #[serde(default)]
    pub without: Lists,
    /// The chapters of its rules, in the order in which a newcomer reads them: files of its folder `rules`.
    #[serde(default)]
    pub rules: Vec<String>,
}

impl ModuleSpec {
    /// Whether it can be played with so many players.
    pub fn fits(&self, seats: u8) -> bool {
        self.players.contains(seats)
    }
}

/// Checks a declaration by itself.
///
/// # Errors
/// When it is not called as its folder or file is, has an id that texts cannot hold, or a kind that only the program has.
pub(super) fn check(spec: &ModuleSpec, name: &str, file: &str) -> Result<(), ContentError> {
    let wrong = |what: String| Err(ContentError::new(file, 0, what));
    if spec.id != name {
        return wrong(format!("the id is “{}”: expected “{name}”", spec.id));
    }
    if spec.id.is_empty() || !spec.id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-') {
        return wrong(format!("the id “{}”: expected lower-case letters, digits and hyphens", spec.id));
    }
    let is_mode = !file.ends_with("/module.yaml");
    let expected = match (spec.id.as_str(), spec.id.parse::<Variant>()) {
        _ if is_mode => ModuleKind::Mode,
        (BASE, _) => ModuleKind::Base,
        (_, Ok(_)) => ModuleKind::Variant,
        _ => ModuleKind::Expansion,
    };
    if spec.kind != expected {
        return wrong(format!("the kind is “{}”: expected “{}”", spec.kind, expected));
    }
    if spec.players.least > spec.players.most {
        return wrong(format!("players: {} to {}: expected the fewest first", spec.players.least, spec.players.most));
    }
    match spec.variants.iter().find(|id| id.parse::<Variant>().is_err()) {
        Some(id) => {
            wrong(format!("“{id}” is no variant: expected one of {}", Variant::ALL.map(Variant::id).join(", ")))
        }
        None => Ok(()),
    }
}
