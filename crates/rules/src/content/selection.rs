//! The selection of modules of a table, and its incompatibilities.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The selected modules and mode, in addition to the base game.
#[derive(Serialize, Deserialize, Clone, Debug, Default, PartialEq, Eq, Hash)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Selection {
    /// The ids of the modules, in the order of composition.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub modules: Vec<String>,
    /// The mode by its id; none for an ordinary game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mode: Option<String>,
}

impl Selection {
    /// Nothing but the base game.
    pub const BASE: Self = Self { modules: Vec::new(), mode: None };

    /// Whether nothing is selected.
    pub fn is_base(&self) -> bool {
        self.modules.is_empty() && self.mode.is_none()
    }

    /// Whether both contain the same, in any order.
    pub fn is_like(&self, other: &Self) -> bool {
        let within = |one: &Self, other: &Self| one.modules.iter().all(|id| other.modules.contains(id));
        self.mode == other.mode && within(self, other) && within(other, self)
    }
}

/// The ids separated by commas, the mode last; `base` if empty.
impl fmt::Display for Selection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ids: Vec<&str> = self.modules.iter().chain(&self.mode).map(String::as_str).collect();
        f.write_str(if ids.is_empty() { super::module::BASE.to_owned() } else { ids.join(",") }.as_str())
    }
}

/// An incompatibility within a selection, or with the rest of a setup.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Misfit {
    /// No module or mode is called so.
    #[error("unknown {what} “{id}”{near}: expected {expected}")]
    Unknown {
        /// `module` or `mode` (as a word of the message).
        what: &'static str,
        /// The given id.
        id: String,
        /// The suggestion, as part of the message.
        near: String,
        /// The known ids.
        expected: String,
    },
    /// A variant was named among the modules.
    #[error("{0} is a variant, not a module: expected it among the variants")]
    IsVariant(String),
    /// A module requires another.
    #[error("{module} needs {needs}: expected it among the modules")]
    Needs {
        /// The module.
        module: String,
        /// The one that is missing.
        needs: String,
    },
    /// Two things are incompatible.
    #[error("{module} is played without {other}")]
    Excludes {
        /// The module that excludes it.
        module: String,
        /// The other.
        other: String,
    },
    /// With this number of players a module requires another.
    #[error("{module} with {seats} players is played with {needs}: expected it, too")]
    NeedsWith {
        /// The module.
        module: String,
        /// The one that is missing.
        needs: String,
        /// The number of players.
        seats: u8,
    },
    /// A module does not support the number of players.
    #[error("{module} is for {least} to {most} players, not for {seats}")]
    Players {
        /// The module.
        module: String,
        /// The minimum.
        least: u8,
        /// The maximum.
        most: u8,
        /// The number of players.
        seats: u8,
    },
    /// A module restricts the lengths.
    #[error("{module} goes to {expected} LP, not to {length}")]
    Length {
        /// The module.
        module: String,
        /// The requested length, in LP.
        length: u8,
        /// The possible ones.
        expected: String,
    },
    /// A module has its own characters.
    #[error("{module} is played without the character “{id}”: expected {expected}")]
    Character {
        /// The module.
        module: String,
        /// The requested one.
        id: String,
        /// The possible ones.
        expected: String,
    },
    /// A character must take part.
    #[error("{module} needs the character “{id}”, who begins")]
    Begins {
        /// The module.
        module: String,
        /// The missing character.
        id: String,
    },
    /// A module changes an unknown number.
    #[error("{module} changes the number “{number}”: expected one of numbers.yaml")]
    NoNumber {
        /// The module.
        module: String,
        /// The number.
        number: String,
    },
    /// A number differs from the value that a module expects to change.
    #[error("{module} changes “{number}” from {from}, but it is {found}{by}")]
    Number {
        /// The module.
        module: String,
        /// The number.
        number: String,
        /// The expected value.
        from: u8,
        /// The actual value.
        found: u8,
        /// The module that has changed it, as part of the message.
        by: String,
    },
    /// A module lists an unknown entry.
    #[error("{module} lists {kind} “{id}”, which is not there")]
    NoEntry {
        /// The module.
        module: String,
        /// The kind of the entry.
        kind: &'static str,
        /// Its id.
        id: String,
    },
    /// A module that fixes the items of stores has none for a store.
    #[error("{module} has no items for the store “{store}”: expected some for each store")]
    NoItems {
        /// The module.
        module: String,
        /// The id of the store.
        store: String,
    },
    /// A module removes an unknown entry.
    #[error("{module} leaves out {kind} “{id}”, which is not there")]
    NotThere {
        /// The module.
        module: String,
        /// The kind of the entry.
        kind: &'static str,
        /// Its id.
        id: String,
    },
}

impl Misfit {
    /// A short code, as in messages: `goals-players`. It begins with the id of the module that reports it.
    pub fn code(&self) -> String {
        match self {
            Self::Unknown { what, .. } => format!("unknown-{what}"),
            Self::IsVariant(_) => "unknown-module".to_owned(),
            Self::Excludes { module, other } => format!("{module}-{other}"),
            Self::Needs { module, needs } | Self::NeedsWith { module, needs, .. } => format!("{module}-needs-{needs}"),
            Self::Players { module, .. } => format!("{module}-players"),
            Self::Length { module, .. } => format!("{module}-length"),
            Self::Character { module, .. } => format!("{module}-character"),
            Self::Begins { module, .. } => format!("{module}-begins"),
            Self::NoNumber { .. }
            | Self::Number { .. }
            | Self::NotThere { .. }
            | Self::NoEntry { .. }
            | Self::NoItems { .. } => "modules".to_owned(),
        }
    }
}

/// All incompatibilities of a selection.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Misfits(pub Vec<Misfit>);

impl fmt::Display for Misfits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&lines.join("; "))
    }
}

impl std::error::Error for Misfits {}
