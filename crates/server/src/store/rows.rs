//! Row types. Times are in seconds since 1970 unless stated otherwise.

use crate::wire::table::{Settings, Sitter, Status};

/// A browser that plays, identified by a secret cookie.
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

/// What the database has of a table itself, without seats and entries.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Its id, also the end of its link.
    pub id: String,
    /// When it was created.
    pub created: i64,
    /// When this row was last changed.
    pub changed: i64,
    /// Its stage.
    pub status: Status,
    /// Whether it is in the list of open tables.
    pub listed: bool,
    /// The guest who created it.
    pub host: String,
    /// Its settings; stored as JSON.
    pub settings: Settings,
    /// The version of its fairness scheme ([`crate::fairness`]).
    pub fairness: u8,
    /// How often it was written. A write based on another version than the stored one is rejected.
    pub version: i64,
    /// The node that may write it; set by the database, not by a written row.
    pub owner: Option<String>,
    /// How often it got an owner. A write under another epoch than the stored one is rejected.
    pub epoch: i64,
    /// The server's part of the seed, hexadecimal.
    pub server_part: String,
    /// The seed, once the game runs.
    pub seed: Option<String>,
    /// The published hash of the seed.
    pub seed_sha256: Option<String>,
    /// The hash of the content that the game is played with.
    pub content: Option<String>,
    /// How the game was set up, as JSON.
    pub setup: Option<String>,
    /// The record from which it was resumed.
    pub base: Option<String>,
    /// The id of the table where the same people play again; none without one.
    pub rematch: Option<String>,
    /// What lists show of the game, as JSON: round, LP, winners.
    pub summary: Option<String>,
    /// The version of the rules under which the game is known to replay.
    pub rules: u32,
    /// Where the game stopped, as JSON, if the rules of today do not replay it; of a finished game: it has no result.
    pub stopped: Option<String>,
    /// Who has not agreed to the settings yet, as JSON.
    pub consent: Option<String>,
    /// Before the game: who is there, and who is ready, as JSON without names and ids.
    pub lobby: Option<String>,
    /// From when on the open table is in no list, in seconds since 1970, because nobody is there; none while somebody is.
    pub deserted: Option<i64>,
}

#[cfg(test)]
impl TableRow {
    /// A table whose game is running, for tests.
    pub fn running(id: &str) -> Self {
        Self {
            id: id.to_owned(),
            created: 1,
            changed: 1,
            status: Status::Running,
            listed: false,
            host: "mara".to_owned(),
            settings: Settings::default(),
            fairness: 2,
            version: 0,
            owner: None,
            epoch: 1,
            server_part: "00".to_owned(),
            seed: None,
            seed_sha256: None,
            content: None,
            setup: None,
            base: None,
            rematch: None,
            summary: None,
            rules: 2,
            stopped: None,
            consent: None,
            lobby: None,
            deserted: None,
        }
    }
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
    /// The client's part of the seed, hexadecimal.
    pub part: Option<String>,
    /// Whether its player left the game to a bot.
    pub resigned: bool,
    /// Until when an open seat is held for its guest, in seconds since 1970.
    pub held: Option<i64>,
}

/// A table with its seats, by number.
pub type Seated = (TableRow, Vec<SeatRow>);

/// One entry of a table: a choice, or something else from which its game is replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntryRow {
    /// The id of the table to which it belongs.
    pub table: String,
    /// Its number at this table; each number is used once.
    pub seq: i64,
    /// What it is, such as `choice` or `chat`; it determines the form of the content.
    pub kind: String,
    /// The seat whose player has made it.
    pub seat: Option<u8>,
    /// The guest who has written a line of the chat. It is known for these lines only, since seats change their players.
    pub author: Option<String>,
    /// The content.
    pub body: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The epoch of the table under which it was written.
    pub epoch: i64,
}

/// A position to replay from, so that long games load quickly.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SnapshotRow {
    /// The id of the table whose position it is.
    pub table: String,
    /// The number of the last entry that it includes.
    pub seq: i64,
    /// The position.
    pub body: String,
}

/// What lists show of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// The id of the table that is listed.
    pub table: String,
    /// The version of the table to which it belongs.
    pub version: i64,
    /// The epoch of the table.
    pub epoch: i64,
    /// When the table changed.
    pub changed: i64,
    /// The summary, as JSON.
    pub summary: String,
}

/// The house notes of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotesRow {
    /// The id of the table for which they were written.
    pub table: String,
    /// The epoch of the table.
    pub epoch: i64,
    /// The notes; none to delete them.
    pub body: Option<String>,
}

/// A server that shares the database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NodeRow {
    /// Its id, new with each start.
    pub id: String,
    /// Where other nodes reach it; empty while it starts.
    pub address: String,
    /// Its program's version.
    pub version: String,
    /// When it started, in seconds since 1970, by the clock of its machine.
    pub started: i64,
}

/// Somebody who is kept out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BanRow {
    /// `guest`, `address` or `network`.
    pub kind: String,
    /// The guest's id, or the address or network.
    pub who: String,
    /// Why; shown to the one who is kept out.
    pub reason: String,
    /// Since when.
    pub created: i64,
    /// Until when; none for ever.
    pub until: Option<i64>,
}

/// Which tables to list. The default is the 50 newest of all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableFilter {
    /// Only those at this stage.
    pub status: Option<Status>,
    /// Only those in the list of open tables.
    pub listed_only: bool,
    /// Only those at which somebody is at this time, in seconds since 1970, or has been shortly before.
    pub peopled: Option<i64>,
    /// Only those that this guest created or plays at.
    pub guest: Option<String>,
    /// The maximum number; capped at [`MOST_LISTED`].
    pub limit: u32,
    /// Only those after this one in the list: `created` and `id` of the last table of the page before. The time alone
    /// would lose tables that were created in the same second.
    pub before: Option<(i64, String)>,
    /// Only the one with this id, and those with a name, of the table or at it, that contains this.
    pub search: Option<String>,
}

/// More tables are never listed at once; a client asks for the next page.
pub const MOST_LISTED: u32 = 500;

impl Default for TableFilter {
    fn default() -> Self {
        Self { status: None, listed_only: false, peopled: None, guest: None, limit: 50, before: None, search: None }
    }
}
