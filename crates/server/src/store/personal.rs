//! What the rows say of a person, for the export of an account.
//!
//! Rows are exported as they are stored, so that a new column of these tables need not be thought of in several places; the list of all
//! columns in `tests/live/personal.rs` decides what is left out, and why.

use super::Store;
use super::error::StoreError;
use super::read::{all, get};
use serde_json::{Map, Value};
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Column, Row};

/// The condition that a row belongs to the account of the guest `$1`.
const OF_ACCOUNT: &str = "account IN (SELECT id FROM accounts WHERE guest = $1)";
/// The same for the guest.
const OF_GUEST: &str = "guest = $1";
/// That a row belongs to a seat of the guest.
const OF_SEAT: &str = "EXISTS (SELECT 1 FROM seats WHERE seats.table_id = seen.table_id AND seats.seat = seen.seat \
     AND seats.guest = $1)";
/// That a ban keeps the guest out.
const OF_BAN: &str = "kind = 'guest' AND who = $1";
/// Whom somebody ignores, as the others call them: the id of a guest is sent to nobody.
const WHOM: &str = "(SELECT handle FROM guests WHERE id = other) AS handle, \
     (SELECT name FROM guests WHERE id = other) AS name, since";

/// Tables, what is exported of their rows, whose they are, and in which order.
const ROWS: [(&str, &str, &str, &str); 15] = [
    ("sessions", "handle, label, created, seen, confirmed", OF_ACCOUNT, "created, handle"),
    ("passkeys", "id, fixed, state, transports, name, created, used", OF_ACCOUNT, "created, id"),
    ("roles", "role, since", OF_ACCOUNT, "since"),
    (
        "notice_settings",
        "push, mail, language, zone_offset, zone_changes, zone_next, skipped, quiet_from, quiet_to",
        OF_GUEST,
        "language",
    ),
    (
        "subscriptions",
        "endpoint, language, created, heard, failed, owed, owed_since, tries",
        OF_GUEST,
        "created, endpoint",
    ),
    ("notices", "table_id, kind, about, made, told, mailed", OF_GUEST, "made, table_id, kind"),
    ("calls", "table_id, seat, asked, due, looking, told, mailed", OF_GUEST, "asked, table_id, seat"),
    ("seen", "table_id, seat, event", OF_SEAT, "table_id, seat"),
    ("vacations", "begins, ends", OF_GUEST, "begins"),
    (
        "results",
        "table_id, seat, selection, figure, seats, place, points, won, outcome, rated, change, unproven, facts, ended, \
         seconds, lp",
        OF_GUEST,
        "ended, table_id, seat",
    ),
    ("ratings", "selection, mean, deviation, low, games, opponents, proven, changed", OF_GUEST, "selection"),
    ("achievements", "achievement, table_id, at", OF_GUEST, "at, achievement"),
    ("ignored", WHOM, OF_GUEST, "since, other"),
    ("established", "since", OF_GUEST, "since"),
    ("bans", "reason, created, until", OF_BAN, "created"),
];

/// A value of one of the two types that the schema has, or none.
fn value(row: &AnyRow, column: usize) -> Result<Value, String> {
    match get::<Option<i64>>(row, column) {
        Ok(number) => Ok(Value::from(number)),
        Err(_) => get::<Option<String>>(row, column).map(Value::from),
    }
}

fn object(row: &AnyRow) -> Result<Value, String> {
    let names = row.columns().iter().map(|column| (column.name().to_owned(), column.ordinal()));
    names
        .map(|(name, at)| value(row, at).map(|value| (name, value)))
        .collect::<Result<Map<_, _>, String>>()
        .map(Value::Object)
}

impl Store {
    /// What is stored of a guest and its account in rows of its own, by table: times, games and counts, no secrets.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn personal_rows(&self, guest: &str) -> Result<Map<String, Value>, StoreError> {
        let mut tables = Map::new();
        for (table, columns, whose, order) in ROWS {
            let sql = format!("SELECT {columns} FROM {table} WHERE {whose} ORDER BY {order}");
            let rows = self.inner.ask(sqlx::query(AssertSqlSafe(sql)).bind(guest)).await?;
            tables.insert(table.to_owned(), Value::Array(all(&rows, "what is stored of a person", object)?));
        }
        Ok(tables)
    }
}
