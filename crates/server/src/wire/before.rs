//! What people at a table agree on besides its game: who comes in, who starts it, and that it ends.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Who may take a seat, besides those for whom one is reserved.
#[derive(Serialize, Deserialize, TS, ToSchema, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum Entry {
    /// Persons with an account.
    Account,
    /// Persons with a link that has the current key of the host. Such a table is not listed.
    Invitation,
}

/// When a full table starts.
#[derive(Serialize, Deserialize, TS, ToSchema, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum Start {
    /// When the host starts it.
    Host,
}

/// A table before its game: who is ready, and who has the rights of its host.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug, Default)]
pub struct Lobby {
    /// The seats whose players are ready.
    pub ready: Vec<u8>,
    /// Seconds until the rights of the host pass to another player, 0 once they have; none while the host is there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub passes: Option<i64>,
    /// The seat of the player who has them, or will have them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub deputy: Option<u8>,
    /// The seats that this player can empty: those that were taken since.
    pub newcomers: Vec<u8>,
    /// To whoever has the rights, if people sit down by invitation: the key of links that end in `?key=`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub key: Option<String>,
}

/// Who wants to end a running game without a result.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    /// The seats whose players do.
    pub agreed: Vec<u8>,
    /// The seats whose players must agree, too.
    pub missing: Vec<u8>,
}

/// How a game without a result was ended.
#[derive(Serialize, Deserialize, TS, ToSchema, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum EndedBy {
    /// All its people agreed to.
    Agreement,
}
