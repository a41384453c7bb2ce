//! Row types. Times are in seconds since 1970 unless stated otherwise.

use crate::wire::table::{Settings, Sitter, Status};

/// A browser that plays, known by a secret cookie.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    /// The SHA-256 of the secret in the cookie, in hexadecimal; the secret itself is never kept.
    pub id: String,
    /// The name that others see.
    pub name: String,
    /// When the guest first came. Never changed by a later row.
    pub created: i64,
    /// When the guest was last seen.
    pub seen: i64,
}

/// A table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Its id, also the end of its link.
    pub id: String,
    /// When it was made.
    pub created: i64,
    /// When this row was last changed.
    pub changed: i64,
    /// How far it is.
    pub status: Status,
    /// Whether it stands in the list of open tables.
    pub listed: bool,
    /// The guest who made it.
    pub host: String,
    /// What it agreed on; kept as JSON.
    pub settings: Settings,
    /// Which scheme of fair dice it has ([`crate::fairness`]).
    pub fairness: u8,
    /// How often it was written. What is written over another version than was read is refused.
    pub version: i64,
    /// The server's part of the seed, hexadecimal.
    pub server_part: String,
    /// The seed, once the game runs.
    pub seed: Option<String>,
    /// The hash that is shown of it.
    pub seed_sha256: Option<String>,
    /// The hash of the content that the game is played with.
    pub content: Option<String>,
    /// How the game was set up, as JSON.
    pub setup: Option<String>,
    /// The record that it was taken up from.
    pub base: Option<String>,
    /// The table of the rematch.
    pub rematch: Option<String>,
    /// What lists show of the game, as JSON: round, LP, winners.
    pub summary: Option<String>,
}

/// A seat of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRow {
    /// Its number, from 1.
    pub seat: u8,
    /// Who sits there.
    pub sitter: Sitter,
    /// The guest who holds it.
    pub guest: Option<String>,
    /// The player's name, or the bot's.
    pub name: String,
    /// The level of the bot.
    pub bot: Option<String>,
    /// The character chosen or played.
    pub character: Option<String>,
    /// The page's part of the seed, hexadecimal.
    pub part: Option<String>,
    /// Whether its player left the game to a bot.
    pub resigned: bool,
}

/// A table with its seats, by number.
pub type Seated = (TableRow, Vec<SeatRow>);

/// One thing that happened at a table: a choice, or what else its game is replayed from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntryRow {
    /// The table's id.
    pub table: String,
    /// Its number at this table; each number is given once.
    pub seq: i64,
    /// What it is.
    pub kind: String,
    /// Who did it.
    pub seat: Option<u8>,
    /// What was done.
    pub body: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// A position to replay from, so that a long game is soon there again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SnapshotRow {
    /// The table's id.
    pub table: String,
    /// The number of the last entry that is in it.
    pub seq: i64,
    /// The position.
    pub body: String,
}

/// Which tables to list. The default is the 50 newest of all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableFilter {
    /// Only those that are this far.
    pub status: Option<Status>,
    /// Only those in the list of open tables.
    pub listed_only: bool,
    /// Only those that this guest made or sits at.
    pub guest: Option<String>,
    /// At most so many; never more than [`MOST_LISTED`].
    pub limit: u32,
    /// Only those after this one in the list: `created` and `id` of the last table of the page before. The time alone
    /// would lose tables that were made in the same second.
    pub before: Option<(i64, String)>,
}

/// The most tables in one list.
pub const MOST_LISTED: u32 = 500;

impl Default for TableFilter {
    fn default() -> Self {
        Self { status: None, listed_only: false, guest: None, limit: 50, before: None }
    }
}
