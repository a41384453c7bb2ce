//! Ids and other short texts of positions, which are stored in place instead of on the heap.

use compact_str::{CompactString, ToCompactString};
use serde::Serialize;
use std::fmt;
use std::ops::Deref;
use ts_rs::TS;
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

/// The id of something, or a card or a choice in the notation. Nearly all are short: up to 24 bytes take no memory of their
/// own, so that a position with hundreds of them is made and dropped quickly.
#[derive(Serialize, TS, Clone, PartialEq, Eq, PartialOrd, Ord, Default)]
#[ts(type = "string")]
pub struct Id(CompactString);

impl Id {
    /// The id that is written like this.
    pub fn of(text: impl fmt::Display) -> Self {
        Self(text.to_compact_string())
    }
}

impl PartialSchema for Id {
    fn schema() -> RefOr<Schema> {
        String::schema()
    }
}

impl ToSchema for Id {}

impl From<&str> for Id {
    fn from(text: &str) -> Self {
        Self(text.into())
    }
}

impl From<&String> for Id {
    fn from(text: &String) -> Self {
        Self(text.into())
    }
}

impl From<String> for Id {
    fn from(text: String) -> Self {
        Self(text.into())
    }
}

impl From<Id> for String {
    fn from(id: Id) -> Self {
        id.0.into()
    }
}

impl Deref for Id {
    type Target = str;
    fn deref(&self) -> &str {
        &self.0
    }
}

impl AsRef<str> for Id {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
