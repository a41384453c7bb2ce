//! Write statements, the same for SQLite and PostgreSQL.
//!
//! They run on the `Any` driver, but its `QueryBuilder` writes `?` for a parameter, which PostgreSQL does not support:
//! numbered parameters are written here by hand, but for the entries, where SQLite is faster without numbers.

use super::address::Kind;
use super::rows::{EntryRow, Guest, NotesRow, SeatRow, SnapshotRow, Summary, TableRow};
use super::{moderation, ratings};
use darkrock_rules::Word;
use sqlx::any::AnyArguments;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AssertSqlSafe};
use std::sync::Arc;

type Bound<'q> = Query<'q, Any, AnyArguments>;

const GUEST: &str = "INSERT INTO guests (id, name, created, seen) VALUES ($1, $2, $3, $4) \
     ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen";

const TABLE: &str = "INSERT INTO tables (id, created, changed, status, listed, host, settings, server_part, seed, \
     seed_sha256, content, setup, base, rematch, summary, fairness, version, epoch, owner, \
     rules, stopped, consent, lobby, deserted) \
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17 + 1, $18, $19, $20, $21, $22, $23, $24) \
     ON CONFLICT (id) DO UPDATE SET created = excluded.created, changed = excluded.changed, \
     status = excluded.status, listed = excluded.listed, host = excluded.host, settings = excluded.settings, \
     server_part = excluded.server_part, seed = excluded.seed, seed_sha256 = excluded.seed_sha256, \
     content = excluded.content, setup = excluded.setup, base = excluded.base, rematch = excluded.rematch, \
     summary = excluded.summary, fairness = excluded.fairness, version = excluded.version, \
     rules = excluded.rules, stopped = excluded.stopped, consent = excluded.consent, \
     lobby = excluded.lobby, deserted = excluded.deserted \
     WHERE tables.version = $17 AND tables.epoch = $18 AND tables.owner = $19";

const SUMMARY: &str = "UPDATE tables SET changed = $2, summary = $3 WHERE id = $1 AND version = $4 \
     AND epoch = $5 AND owner = $6";

const SAME_TABLE: &str = "SELECT COUNT(*) FROM tables WHERE id = $1 AND version = $2 + 1 AND changed = $3 \
     AND status = $4 AND settings = $5";

const NO_SEATS: &str = "DELETE FROM seats WHERE table_id = $1";

const SEAT: &str = "INSERT INTO seats (table_id, seat, sitter, guest, name, bot, figure, part, resigned, held) \
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)";

/// A node becomes the owner of a table that has none, or whose owner is gone.
const CLAIM: &str = "UPDATE tables SET owner = $3, epoch = epoch + 1 WHERE id = $1 AND epoch = $2 \
     AND (owner IS NULL OR owner = $3 OR owner NOT IN (SELECT id FROM nodes))";

const RELEASE: &str = "UPDATE tables SET owner = NULL WHERE id = $1 AND epoch = $2 AND owner = $3";

const SNAPSHOT: &str = "INSERT INTO snapshots (table_id, seq, body) SELECT id, $2, $3 FROM tables \
     WHERE id = $1 AND epoch = $4 AND owner = $5 \
     ON CONFLICT (table_id, seq) DO UPDATE SET body = excluded.body";

const OLD_SNAPSHOTS: &str = "DELETE FROM snapshots WHERE table_id = $1 AND seq < (SELECT MIN(seq) FROM \
     (SELECT seq FROM snapshots WHERE table_id = $1 ORDER BY seq DESC LIMIT 2) AS newest)";

const CONTENT: &str = "INSERT INTO contents (hash, body) VALUES ($1, $2) ON CONFLICT (hash) DO NOTHING";

const NOTES: &str = "INSERT INTO notes (table_id, body) SELECT id, $2 FROM tables \
     WHERE id = $1 AND epoch = $3 AND owner = $4 ON CONFLICT (table_id) DO UPDATE SET body = excluded.body";

const NO_NOTES: &str =
    "DELETE FROM notes WHERE table_id IN (SELECT id FROM tables WHERE id = $1 AND epoch = $2 AND owner = $3)";

/// The number of chat lines kept for each table.
const CHAT_LINES: i64 = 500;

const OLD_CHAT: &str = "DELETE FROM entries WHERE table_id = $1 AND kind = 'chat' AND seq < (SELECT MIN(seq) FROM \
     (SELECT seq FROM entries WHERE table_id = $1 AND kind = 'chat' ORDER BY seq DESC LIMIT $2) AS newest) \
     AND EXISTS (SELECT 1 FROM tables WHERE id = $1 AND epoch = $3 AND owner = $4)";

/// The statements that transfer everything of a guest to another id.
///
/// The version of a table changes, too: an owner that still has the old id in memory reads the table again before it can
/// write it.
const GUESTS_OWN: [&str; 21] = [
    // Two guests become one: what is there already remains.
    "DELETE FROM guests WHERE id = $1 AND EXISTS (SELECT 1 FROM guests AS other WHERE other.id = $2)",
    "DELETE FROM vacations WHERE guest = $1 AND begins IN (SELECT begins FROM vacations AS other WHERE guest = $2)",
    "DELETE FROM notice_settings WHERE guest = $1 \
     AND EXISTS (SELECT 1 FROM notice_settings AS other WHERE other.guest = $2)",
    "DELETE FROM person_orders WHERE guest = $1 \
     AND EXISTS (SELECT 1 FROM person_orders AS other WHERE other.guest = $2)",
    "UPDATE guests SET id = $2 WHERE id = $1",
    "UPDATE tables SET version = version + 1 WHERE id IN (SELECT table_id FROM seats WHERE guest = $1) AND $1 <> $2",
    "UPDATE tables SET host = $2, version = version + 1 WHERE host = $1",
    "UPDATE seats SET guest = $2 WHERE guest = $1",
    "UPDATE entries SET author = $2 WHERE author = $1",
    "UPDATE calls SET guest = $2 WHERE guest = $1",
    "UPDATE vacations SET guest = $2 WHERE guest = $1",
    "UPDATE subscriptions SET guest = $2 WHERE guest = $1",
    "UPDATE notice_settings SET guest = $2 WHERE guest = $1",
    "UPDATE mail_keys SET guest = $2 WHERE guest = $1",
    "DELETE FROM notices WHERE guest = $1 AND EXISTS (SELECT 1 FROM notices AS other WHERE other.guest = $2 \
     AND other.table_id = notices.table_id AND other.kind = notices.kind AND other.about = notices.about)",
    "UPDATE notices SET guest = $2 WHERE guest = $1",
    "DELETE FROM chat_read WHERE guest = $1 AND EXISTS (SELECT 1 FROM chat_read AS other WHERE other.guest = $2 \
     AND other.table_id = chat_read.table_id)",
    "UPDATE chat_read SET guest = $2 WHERE guest = $1",
    "UPDATE person_orders SET guest = $2 WHERE guest = $1",
    // Nobody escapes a ban by another id.
    "DELETE FROM bans WHERE kind = 'guest' AND who = $1 \
     AND EXISTS (SELECT 1 FROM bans AS other WHERE other.kind = 'guest' AND other.who = $2)",
    "UPDATE bans SET who = $2 WHERE kind = 'guest' AND who = $1",
];

/// A guest who left is not notified any more.
const NO_GUEST: [&str; 12] = [
    "DELETE FROM guests WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.guest = guests.id)",
    "DELETE FROM subscriptions WHERE guest = $1",
    "DELETE FROM notice_settings WHERE guest = $1",
    "DELETE FROM mail_keys WHERE guest = $1",
    "DELETE FROM notices WHERE guest = $1",
    "DELETE FROM chat_read WHERE guest = $1",
    "DELETE FROM vacations WHERE guest = $1",
    "DELETE FROM person_orders WHERE guest = $1",
    // The id is nobody's from now on.
    "DELETE FROM bans WHERE kind = 'guest' AND who = $1",
    "DELETE FROM orders WHERE EXISTS (SELECT 1 FROM seats WHERE seats.table_id = orders.table_id \
     AND seats.seat = orders.seat AND seats.guest = $1)",
    // Before a game, nobody waits for them.
    "UPDATE tables SET version = version + 1 WHERE status = 'open' \
     AND id IN (SELECT table_id FROM seats WHERE guest = $1)",
    "UPDATE seats SET sitter = 'open', guest = NULL, name = '', bot = NULL, figure = NULL, part = NULL, held = NULL \
     WHERE guest = $1 AND table_id IN (SELECT id FROM tables WHERE status = 'open')",
];

/// Whose account a guest is.
const ACCOUNT_OF: &str = "SELECT COUNT(*) FROM accounts WHERE guest = $1";
const HANDLE: &str = "UPDATE guests SET handle = $2 WHERE id = $1 AND handle IS NULL";

const SECRET: &str = "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";

const PROBE: &str = "INSERT INTO probes (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at";
/// Some 64 KiB: more than a choice with its snapshot. The `WHERE` tells SQLite where the query ends.
const MUCH_PROBE: &str = "INSERT INTO probes (id, at) \
     WITH RECURSIVE n(i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < 4096) \
     SELECT i, CAST($1 AS BIGINT) FROM n WHERE i > 0 ON CONFLICT (id) DO UPDATE SET at = excluded.at";

const SAME_ENTRY: &str = "SELECT COUNT(*) FROM entries WHERE table_id = $1 AND seq = $2 AND kind = $3 \
     AND body = $4 AND at_ms = $5 AND COALESCE(seat, 0) = $6";

/// The first half of the statements that insert entries.
const ENTRIES: &str = "INSERT INTO entries (table_id, seq, kind, seat, body, at_ms, epoch, author) \
     SELECT column1, column2, column3, column4, column5, column6, column7, column8 FROM";

/// The condition that a node owns the table of an entry.
const OWNED: &str = "WHERE EXISTS (SELECT 1 FROM tables WHERE id = column1 AND epoch = column7 AND owner = ";

/// The entries that one statement inserts at most. A connection keeps a hundred prepared statements, and there are others.
const MOST_AT_ONCE: usize = 32;

/// The statements that insert one entry, two, and so on: each statement takes a turn of the connection, so a batch is
/// inserted with as few as possible. A connection prepares those that it needs and keeps them.
pub(super) struct EntryInserts([Arc<str>; MOST_AT_ONCE]);

impl EntryInserts {
    /// Generates the statements.
    pub fn new(kind: Kind) -> Self {
        Self(std::array::from_fn(|at| {
            let mut number = 0;
            let mut parameter = || {
                number += 1;
                match kind {
                    // SQLite finds each numbered parameter with a search through all of them.
                    Kind::Sqlite => "?".to_owned(),
                    Kind::Postgres => format!("${number}"),
                }
            };
            let rows = (0..=at).map(|_| {
                let [a, b, c, d, e, f, g, h] = std::array::from_fn(|_| parameter());
                // Without the type, PostgreSQL takes a seat that is null for a text.
                format!("({a}, {b}, {c}, CAST({d} AS BIGINT), {e}, {f}, {g}, {h})")
            });
            let rows = rows.collect::<Vec<_>>().join(", ");
            format!("{ENTRIES} (VALUES {rows}) AS rows {OWNED}{})", parameter()).into()
        }))
    }

    /// Inserts all these entries of tables that a node owns. `RowNotFound` if it does not own one of them; then some of
    /// the others may have been inserted.
    pub async fn insert(&self, to: &mut AnyConnection, node: &str, entries: &[&EntryRow]) -> Result<(), sqlx::Error> {
        for now in entries.chunks(MOST_AT_ONCE) {
            let mut insert = sqlx::query(AssertSqlSafe(Arc::clone(&self.0[now.len() - 1])));
            for entry in now {
                insert = bind_entry(insert, entry);
            }
            owned(insert.bind(node).execute(&mut *to).await?.rows_affected(), now.len())?;
        }
        Ok(())
    }
}

/// `RowNotFound` unless this many rows were written.
fn owned(written: u64, expected: usize) -> Result<(), sqlx::Error> {
    if written == expected as u64 { Ok(()) } else { Err(sqlx::Error::RowNotFound) }
}

fn bind_entry<'q>(insert: Bound<'q>, entry: &'q EntryRow) -> Bound<'q> {
    insert
        .bind(entry.table.as_str())
        .bind(entry.seq)
        .bind(entry.kind.as_str())
        .bind(entry.seat.map(i64::from))
        .bind(entry.body.as_str())
        .bind(entry.at)
        .bind(entry.epoch)
        .bind(entry.author.as_deref())
}

/// Whether exactly this entry is stored already.
pub(super) async fn is_kept(at: &mut AnyConnection, entry: &EntryRow) -> Result<bool, sqlx::Error> {
    let found: i64 = sqlx::query_scalar(SAME_ENTRY)
        .bind(entry.table.as_str())
        .bind(entry.seq)
        .bind(entry.kind.as_str())
        .bind(entry.body.as_str())
        .bind(entry.at)
        .bind(entry.seat.map_or(0, i64::from))
        .fetch_one(at)
        .await?;
    Ok(found > 0)
}

/// Inserts or updates a guest; the time of the first visit is unchanged.
pub(super) async fn put_guest(to: &mut AnyConnection, guest: &Guest) -> Result<(), sqlx::Error> {
    let put = sqlx::query(GUEST).bind(guest.id.as_str()).bind(guest.name.as_str()).bind(guest.created).bind(guest.seen);
    put.execute(to).await.map(drop)
}

/// Whether exactly this version of a table is stored already.
pub(super) async fn is_table_kept(
    at: &mut AnyConnection,
    table: &TableRow,
    settings: &str,
) -> Result<bool, sqlx::Error> {
    let found: i64 = sqlx::query_scalar(SAME_TABLE)
        .bind(table.id.as_str())
        .bind(table.version)
        .bind(table.changed)
        .bind(table.status.word())
        .bind(settings)
        .fetch_one(at)
        .await?;
    Ok(found > 0)
}

/// Inserts or updates a table and replaces its seats. If the stored version differs from that of the row, or the
/// node does not own the table, nothing is written: `RowNotFound`.
pub(super) async fn put_table(
    to: &mut AnyConnection,
    node: &str,
    table: &TableRow,
    settings: &str,
    seats: &[SeatRow],
) -> Result<(), sqlx::Error> {
    let put = sqlx::query(TABLE)
        .bind(table.id.as_str())
        .bind(table.created)
        .bind(table.changed)
        .bind(table.status.word())
        .bind(i64::from(table.listed))
        .bind(table.host.as_str())
        .bind(settings)
        .bind(table.server_part.as_str())
        .bind(table.seed.as_deref())
        .bind(table.seed_sha256.as_deref())
        .bind(table.content.as_deref())
        .bind(table.setup.as_deref())
        .bind(table.base.as_deref())
        .bind(table.rematch.as_deref())
        .bind(table.summary.as_deref())
        .bind(i64::from(table.fairness))
        .bind(table.version)
        .bind(table.epoch)
        .bind(node)
        .bind(i64::from(table.rules))
        .bind(table.stopped.as_deref())
        .bind(table.consent.as_deref())
        .bind(table.lobby.as_deref())
        .bind(table.deserted);
    if put.execute(&mut *to).await?.rows_affected() == 0 {
        return Err(sqlx::Error::RowNotFound);
    }
    sqlx::query(NO_SEATS).bind(table.id.as_str()).execute(&mut *to).await?;
    for seat in seats {
        let put = sqlx::query(SEAT)
            .bind(table.id.as_str())
            .bind(i64::from(seat.seat))
            .bind(seat.sitter.word())
            .bind(seat.guest.as_deref())
            .bind(seat.name.as_str())
            .bind(seat.bot.as_deref())
            .bind(seat.character.as_deref())
            .bind(seat.part.as_deref())
            .bind(i64::from(seat.resigned))
            .bind(seat.held);
        put.execute(&mut *to).await?;
    }
    Ok(())
}

/// Updates what lists show of a game.
pub(super) async fn put_summary(to: &mut AnyConnection, node: &str, row: &Summary) -> Result<(), sqlx::Error> {
    let put = sqlx::query(SUMMARY).bind(row.table.as_str()).bind(row.changed).bind(row.summary.as_str());
    put.bind(row.version).bind(row.epoch).bind(node).execute(to).await.map(drop)
}

/// Makes a node the owner of a table with this epoch, which is then one higher. `RowNotFound` if another node owns it, or
/// the epoch has changed.
pub(super) async fn claim(to: &mut AnyConnection, node: &str, table: &str, epoch: i64) -> Result<(), sqlx::Error> {
    let claimed = sqlx::query(CLAIM).bind(table).bind(epoch).bind(node).execute(to).await?;
    owned(claimed.rows_affected(), 1)
}

/// `RowNotFound` unless a node owns a table under this epoch. Nobody else can become its owner before the transaction ends.
pub(super) async fn check_owner(
    at: &mut AnyConnection,
    node: &str,
    table: &str,
    epoch: i64,
) -> Result<(), sqlx::Error> {
    const OWNS: &str = "SELECT 1 FROM tables WHERE id = $1 AND epoch = $2 AND owner = $3";
    sqlx::query(OWNS).bind(table).bind(epoch).bind(node).fetch_one(at).await.map(drop)
}

/// Ends the ownership of a table, unless it has ended already.
pub(super) async fn release(to: &mut AnyConnection, node: &str, table: &str, epoch: i64) -> Result<(), sqlx::Error> {
    sqlx::query(RELEASE).bind(table).bind(epoch).bind(node).execute(to).await.map(drop)
}

/// Replaces the house notes of a table; without a text they are deleted. `RowNotFound` if the node does not own it.
pub(super) async fn put_notes(to: &mut AnyConnection, node: &str, notes: &NotesRow) -> Result<(), sqlx::Error> {
    let NotesRow { table, body, epoch } = notes;
    match body {
        Some(body) => {
            let put = sqlx::query(NOTES).bind(table.as_str()).bind(body.as_str()).bind(*epoch).bind(node);
            owned(put.execute(to).await?.rows_affected(), 1)
        }
        None => sqlx::query(NO_NOTES).bind(table.as_str()).bind(*epoch).bind(node).execute(to).await.map(drop),
    }
}

/// Stores a snapshot, and deletes all but the newest two of its table. `RowNotFound` if the node does not own it.
pub(super) async fn put_snapshot(
    to: &mut AnyConnection,
    node: &str,
    snapshot: &SnapshotRow,
    epoch: i64,
) -> Result<(), sqlx::Error> {
    let put = sqlx::query(SNAPSHOT).bind(snapshot.table.as_str()).bind(snapshot.seq).bind(snapshot.body.as_str());
    owned(put.bind(epoch).bind(node).execute(&mut *to).await?.rows_affected(), 1)?;
    sqlx::query(OLD_SNAPSHOTS).bind(snapshot.table.as_str()).execute(to).await.map(drop)
}

/// Deletes all but the newest chat lines of a table.
pub(super) async fn forget_chat(
    to: &mut AnyConnection,
    node: &str,
    table: &str,
    epoch: i64,
) -> Result<(), sqlx::Error> {
    sqlx::query(OLD_CHAT).bind(table).bind(CHAT_LINES).bind(epoch).bind(node).execute(to).await.map(drop)
}

/// Transfers everything of a guest to another id; a guest who `left` is deleted. `RowNotFound` if it is an account's:
/// whoever changes that must delete the account before, in the same transaction, or give its guest a new id.
pub(super) async fn rename_guest(to: &mut AnyConnection, old: &str, new: &str, left: bool) -> Result<(), sqlx::Error> {
    let accounts: i64 = sqlx::query_scalar(ACCOUNT_OF).bind(old).fetch_one(&mut *to).await?;
    if accounts > 0 {
        return Err(sqlx::Error::RowNotFound);
    }
    hand_over(to, old, new).await?;
    for sentence in ratings::LEFT.into_iter().chain(NO_GUEST).filter(|_| left) {
        sqlx::query(sentence).bind(new).execute(&mut *to).await?;
    }
    Ok(())
}

/// Transfers everything of a guest to another id, which its account, if there is one, has from then on.
pub(super) async fn hand_over(to: &mut AnyConnection, old: &str, new: &str) -> Result<(), sqlx::Error> {
    for sentence in GUESTS_OWN.into_iter().chain(ratings::OWN).chain(moderation::OWN) {
        sqlx::query(sentence).bind(old).bind(new).execute(&mut *to).await?;
    }
    Ok(())
}

/// Gives a guest a public handle, unless it has one.
pub(super) async fn put_handle(to: &mut AnyConnection, guest: &str, handle: &str) -> Result<(), sqlx::Error> {
    sqlx::query(HANDLE).bind(guest).bind(handle).execute(to).await.map(drop)
}

/// Stores a secret, unless it has a value.
pub(super) async fn put_secret(to: &mut AnyConnection, name: &str, value: &str) -> Result<(), sqlx::Error> {
    sqlx::query(SECRET).bind(name).bind(value).execute(to).await.map(drop)
}

/// Writes a test row, or many, to check that the database accepts writes.
pub(super) async fn probe(to: &mut AnyConnection, at: i64, much: bool) -> Result<(), sqlx::Error> {
    sqlx::query(if much { MUCH_PROBE } else { PROBE }).bind(at).execute(to).await.map(drop)
}

/// Stores content under its hash; existing content is unchanged.
pub(super) async fn put_content(to: &mut AnyConnection, hash: &str, body: &str) -> Result<(), sqlx::Error> {
    sqlx::query(CONTENT).bind(hash).bind(body).execute(to).await.map(drop)
}
