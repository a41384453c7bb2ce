//! The messages of the WebSocket outside of a game: only that lists have changed, never what.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A message of a client that watches lists.
#[derive(Deserialize, TS, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum FromWatcher {
    /// Whether the client shows the list of open tables.
    Watch {
        /// Whether it does.
        lists: bool,
    },
    /// A ping, answered with a pong.
    Ping,
}

/// A message to a client that watches lists.
#[derive(Serialize, TS, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ToWatcher {
    /// Something has changed: the client reads it again.
    Changed {
        /// The guest's own games.
        games: bool,
        /// The list of open tables.
        lists: bool,
    },
    /// The answer to a ping.
    Pong,
}
