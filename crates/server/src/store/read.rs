//! Queries: the same statements for SQLite and PostgreSQL.

use super::error::{Reach, StoreError, reach};
use super::rows::{EntryRow, Guest, MOST_LISTED, SeatRow, Seated, SnapshotRow, TableFilter, TableRow};
use super::writer::Write;
use super::{Inner, Store};
use crate::table::SEATS as MOST_SEATS;
use crate::wire::table::{Settings, Sitter};
use darkrock_bots::BotKind;
use darkrock_rules::Word;
use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::Query;
use sqlx::{Any, AssertSqlSafe, Row};
use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

/// The timeout of a query, after which the database counts as unreachable.
const PATIENCE: Duration = Duration::from_secs(30);
/// For how long a successful test write is valid.
const PROBED: Duration = Duration::from_secs(1);

const TABLES: &str = "SELECT id, created, changed, status, listed, host, settings, server_part, seed, seed_sha256, \
     content, setup, base, rematch, summary, fairness, version, owner, epoch, rules, stopped, consent, \
     lobby, deserted FROM tables";

/// The same in a database of before the migration 0018.
const TABLES_WITHOUT_LOBBY: &str = "SELECT id, created, changed, status, listed, host, settings, server_part, seed, \
     seed_sha256, content, setup, base, rematch, summary, fairness, version, owner, epoch, rules, stopped, consent, \
     CAST(NULL AS TEXT) AS lobby, CAST(NULL AS BIGINT) AS deserted FROM tables";
/// The first schema with these columns.
const WITH_LOBBY: i64 = 18;

/// The same in a database of before the migrations 0010 to 0012.
const TABLES_WITHOUT_RULES: &str = "SELECT id, created, changed, status, listed, host, settings, server_part, seed, \
     seed_sha256, content, setup, base, rematch, summary, fairness, version, owner, epoch, \
     CAST(1 AS BIGINT) AS rules, CAST(NULL AS TEXT) AS stopped, \
     CAST(NULL AS TEXT) AS consent, CAST(NULL AS TEXT) AS lobby, CAST(NULL AS BIGINT) AS deserted FROM tables";
/// The first schema with these columns.
const WITH_RULES: i64 = 12;
/// The first schema whose tables this version can read: epochs came with it.
pub(super) const OLDEST: i64 = 4;

const SEATS: &str = "SELECT table_id, seat, sitter, guest, name, bot, figure, part, resigned, held FROM seats";

/// The same in a database of before the migration 0015.
const SEATS_WITHOUT_HELD: &str = "SELECT table_id, seat, sitter, guest, name, bot, figure, part, resigned, \
     CAST(NULL AS BIGINT) AS held FROM seats";
/// The first schema with seats that are held.
const WITH_HELD: i64 = 15;

const ENTRIES: &str = "SELECT seq, kind, seat, body, at_ms, epoch, author FROM entries WHERE table_id = $1 AND seq >= $2 \
     ORDER BY seq";

/// The same in a database of before the migration 0026.
const ENTRIES_WITHOUT_AUTHOR: &str = "SELECT seq, kind, seat, body, at_ms, epoch, CAST(NULL AS TEXT) AS author \
     FROM entries WHERE table_id = $1 AND seq >= $2 ORDER BY seq";
/// The first schema with the authors of the chat.
const WITH_AUTHOR: i64 = 26;

type Bound<'q> = Query<'q, Any, AnyArguments>;

impl Store {
    /// Whether the database answers and accepts writes: checked with a test row, at most once a second. When it has refused
    /// rows since, as many are tried as a choice needs: on a full disk there may be room for a single one.
    ///
    /// # Errors
    /// When it does not, or when the store is closed.
    pub async fn ready(&self) -> Result<(), StoreError> {
        if self.inner.jobs.is_closed() {
            return Err(StoreError::Closed);
        }
        // A query for which SQLite must read the file.
        self.inner.ask(sqlx::query("SELECT version FROM _sqlx_migrations LIMIT 1")).await?;
        let mut written = self.inner.written.lock().await;
        let much = self.inner.refused.swap(false, Ordering::SeqCst);
        if much || written.is_none_or(|at| at.elapsed() >= PROBED) {
            *written = None;
            self.write(Write::Probe { at: crate::shared::now(), much }).await.inspect_err(|_| {
                self.inner.refused.store(much, Ordering::SeqCst);
            })?;
            *written = Some(Instant::now());
        }
        Ok(())
    }

    /// The guest with this id.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn guest(&self, id: &str) -> Result<Option<Guest>, StoreError> {
        let rows = self.inner.ask(sqlx::query("SELECT id, name, created, seen FROM guests WHERE id = $1").bind(id));
        first(rows.await?, id, |row| {
            Ok(Guest { id: get(row, 0)?, name: get(row, 1)?, created: get(row, 2)?, seen: get(row, 3)? })
        })
    }

    /// The table with this id, with its seats in order.
    ///
    /// # Errors
    /// When the database does not answer, or stored data cannot be read.
    pub async fn table(&self, id: &str) -> Result<Option<Seated>, StoreError> {
        let rows = self
            .inner
            .ask(sqlx::query(AssertSqlSafe(format!("{} WHERE id = $1", self.tables_query()))).bind(id))
            .await?;
        let tables = all(&rows, "a table", table_row)?;
        let found = self.seated(tables).await?.pop();
        found.map(|(table, seats)| Ok((table, seats.map_err(damaged("a seat"))?))).transpose()
    }

    /// The tables that match a filter with their seats, newest first. A table that cannot be read is logged and
    /// omitted.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn tables(&self, filter: &TableFilter) -> Result<Vec<Seated>, StoreError> {
        let mut sql = String::from(self.tables_query());
        let mut values = Vec::new();
        let mut joint = " WHERE";
        let mut condition = |text: &str, given: &[Value]| {
            let first = values.len() + 1;
            values.extend_from_slice(given);
            let text = text.replace("$a", &format!("${first}")).replace("$b", &format!("${}", first + 1));
            let text = text.replace("$c", &format!("${}", first + 2));
            // Writing to a string cannot fail.
            write!(sql, "{joint} {text}").ok();
            joint = " AND";
        };
        if let Some(status) = filter.status {
            condition("status = $a", &[Value::Text(status.word().to_owned())]);
        }
        if filter.listed_only {
            condition("listed = 1", &[]);
        }
        if let Some(now) = filter.peopled {
            condition("(deserted IS NULL OR deserted > $a)", &[Value::Number(now)]);
        }
        if let Some(guest) = &filter.guest {
            let guest = Value::Text(guest.clone());
            condition("(host = $a OR id IN (SELECT table_id FROM seats WHERE guest = $a))", &[guest]);
        }
        if let Some(search) = &filter.search {
            // The name is in the settings; what else is there is sorted out below.
            let json = serde_json::Value::from(search.as_str()).to_string();
            let like = |text: &str| Value::Text(format!("%{}%", escaped(text)));
            let bare = json.strip_prefix('"').and_then(|text| text.strip_suffix('"')).unwrap_or(&json);
            let [name, seat] = [like(bare), like(search)];
            condition(
                "(LOWER(settings) LIKE $a ESCAPE '!' OR id = $b OR id IN \
                (SELECT table_id FROM seats WHERE LOWER(name) LIKE $c ESCAPE '!'))",
                &[name, Value::Text(search.clone()), seat],
            );
        }
        if let Some((created, id)) = &filter.before {
            let last = [Value::Number(*created), Value::Text(id.clone())];
            condition("created <= $a AND (created < $a OR id < $b)", &last);
        }
        let limit = i64::from(filter.limit.min(MOST_LISTED));
        values.push(Value::Number(limit));
        write!(sql, " ORDER BY created DESC, id DESC LIMIT ${}", values.len()).ok();
        let query = values.into_iter().fold(sqlx::query(AssertSqlSafe(sql)), |query, value| match value {
            Value::Text(text) => query.bind(text),
            Value::Number(number) => query.bind(number),
        });
        let rows = self.inner.ask(query).await?;
        let tables = rows.iter().filter_map(|row| readable(table_row(row))).collect();
        let tables = self.seated(tables).await?.into_iter();
        Ok(tables.filter_map(|(table, seats)| Some((table, readable(seats)?))).collect())
    }

    /// The query of seats, by the schema.
    fn seats_query(&self) -> &'static str {
        if self.inner.schema < WITH_HELD { SEATS_WITHOUT_HELD } else { SEATS }
    }

    /// The query of tables, by the schema.
    fn tables_query(&self) -> &'static str {
        match self.inner.schema {
            ..WITH_RULES => TABLES_WITHOUT_RULES,
            WITH_RULES..WITH_LOBBY => TABLES_WITHOUT_LOBBY,
            _ => TABLES,
        }
    }

    /// The number of unfinished tables that this guest created.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn count_unfinished_by_host(&self, guest: &str) -> Result<u64, StoreError> {
        const COUNT: &str = "SELECT COUNT(*) FROM tables WHERE host = $1 AND status <> 'finished'";
        let rows = self.inner.ask(sqlx::query(COUNT).bind(guest)).await?;
        let count = first(rows, guest, |row| get::<i64>(row, 0))?.unwrap_or(0);
        Ok(count.unsigned_abs())
    }

    /// How many open tables of a guest are in the list of tables.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn count_listed_by_host(&self, guest: &str) -> Result<u64, StoreError> {
        const COUNT: &str = "SELECT COUNT(*) FROM tables WHERE host = $1 AND status = 'open' AND listed = 1";
        let rows = self.inner.ask(sqlx::query(COUNT).bind(guest)).await?;
        Ok(first(rows, guest, |row| get::<i64>(row, 0))?.unwrap_or(0).unsigned_abs())
    }

    /// The tables that a guest has made, or has a seat at, with their settings.
    ///
    /// # Errors
    /// When the database does not answer, or stored data cannot be read.
    pub async fn settings_of(&self, guest: &str) -> Result<Vec<(String, Settings)>, StoreError> {
        const SETTINGS: &str = "SELECT id, settings FROM tables WHERE host = $1 OR id IN \
             (SELECT table_id FROM seats WHERE guest = $1) ORDER BY id";
        let rows = self.inner.ask(sqlx::query(SETTINGS).bind(guest)).await?;
        all(&rows, "the tables of a guest", |row| {
            let (id, settings): (String, &str) = (get(row, 0)?, get(row, 1)?);
            Ok((id, serde_json::from_str(settings).map_err(|error| error.to_string())?))
        })
    }

    /// The names that a guest has at seats.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn seat_names_of(&self, guest: &str) -> Result<Vec<String>, StoreError> {
        const NAMES: &str = "SELECT DISTINCT name FROM seats WHERE guest = $1 ORDER BY name";
        let rows = self.inner.ask(sqlx::query(NAMES).bind(guest)).await?;
        all(&rows, "the names of a guest", |row| get(row, 0))
    }

    /// The entries of a table in order, from this number on.
    ///
    /// # Errors
    /// When the database does not answer, or stored data cannot be read.
    pub async fn entries(&self, table: &str, from_seq: i64) -> Result<Vec<EntryRow>, StoreError> {
        let entries = if self.inner.schema < WITH_AUTHOR { ENTRIES_WITHOUT_AUTHOR } else { ENTRIES };
        let rows = self.inner.ask(sqlx::query(entries).bind(table).bind(from_seq)).await?;
        all(&rows, table, |row| {
            let seat = get::<Option<i64>>(row, 2)?.map(seat_number).transpose()?;
            Ok(EntryRow {
                table: table.to_owned(),
                seq: get(row, 0)?,
                kind: get(row, 1)?,
                seat,
                author: get(row, 6)?,
                body: get(row, 3)?,
                at: get(row, 4)?,
                epoch: get(row, 5)?,
            })
        })
    }

    /// The newest snapshot of a table.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn snapshot(&self, table: &str) -> Result<Option<SnapshotRow>, StoreError> {
        const NEWEST: &str = "SELECT seq, body FROM snapshots WHERE table_id = $1 ORDER BY seq DESC LIMIT 1";
        let rows = self.inner.ask(sqlx::query(NEWEST).bind(table)).await?;
        first(rows, table, |row| Ok(SnapshotRow { table: table.to_owned(), seq: get(row, 0)?, body: get(row, 1)? }))
    }

    /// The content under this hash.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn content(&self, hash: &str) -> Result<Option<String>, StoreError> {
        let rows = self.inner.ask(sqlx::query("SELECT body FROM contents WHERE hash = $1").bind(hash)).await?;
        first(rows, hash, |row| get(row, 0))
    }

    /// The house notes of a table.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn notes(&self, table: &str) -> Result<Option<String>, StoreError> {
        let rows = self.inner.ask(sqlx::query("SELECT body FROM notes WHERE table_id = $1").bind(table)).await?;
        first(rows, table, |row| get(row, 0))
    }

    /// Adds the seats of all these tables, with one more query.
    async fn seated(&self, tables: Vec<TableRow>) -> Result<Vec<(TableRow, Readable<Vec<SeatRow>>)>, StoreError> {
        let Some(last) = tables.last() else { return Ok(Vec::new()) };
        // Padding with the last id up to a power of two limits the number of prepared statements.
        let places = tables.len().next_power_of_two();
        let marks: Vec<_> = (1..=places).map(|place| format!("${place}")).collect();
        let sql = format!("{} WHERE table_id IN ({}) ORDER BY table_id, seat", self.seats_query(), marks.join(", "));
        let ids = tables.iter().map(|table| &table.id).chain(std::iter::repeat(&last.id)).take(places);
        let query = ids.fold(sqlx::query(AssertSqlSafe(sql)), |query, id| query.bind(id.as_str()));
        let rows = self.inner.ask(query).await?;
        let mut seats: HashMap<String, Readable<Vec<SeatRow>>> = HashMap::new();
        for row in &rows {
            let Some(table) = readable(get::<String>(row, 0)) else { continue };
            let seat = seat_row(row).map_err(|reason| format!("{reason}, a seat of table {table}"));
            let all = seats.entry(table).or_insert_with(|| Ok(Vec::new()));
            if let Ok(before) = all {
                match seat {
                    // A seat is found by its number.
                    Ok(seat) if usize::from(seat.seat) == before.len() + 1 => before.push(seat),
                    Ok(seat) => *all = Err(format!("seat {} comes after {} seats", seat.seat, before.len())),
                    Err(reason) => *all = Err(reason),
                }
            }
        }
        let add = |table: TableRow| {
            let seats = seats.remove(&table.id).unwrap_or_else(|| Ok(Vec::new()));
            (table, seats)
        };
        Ok(tables.into_iter().map(add).collect())
    }
}

impl Inner {
    /// The number of the schema of the database.
    ///
    /// # Errors
    /// When the database does not answer, or has no schema.
    pub(super) async fn schema(&self) -> Result<i64, StoreError> {
        let rows = self.ask(sqlx::query("SELECT MAX(version) FROM _sqlx_migrations")).await?;
        Ok(first(rows, "the schema", |row| get::<Option<i64>>(row, 0))?.flatten().unwrap_or(0))
    }

    /// Runs a query over one of the reading connections.
    pub(super) async fn ask(&self, query: Bound<'_>) -> Result<Vec<AnyRow>, StoreError> {
        match tokio::time::timeout(PATIENCE, query.fetch_all(&self.readers)).await {
            Ok(Ok(rows)) => Ok(rows),
            Ok(Err(sqlx::Error::PoolClosed)) => Err(StoreError::Closed),
            Ok(Err(error)) if reach(&error) == Reach::Connection => Err(self.address.unreachable(&error)),
            Ok(Err(error)) => Err(StoreError::Database(Arc::new(error))),
            Err(_) => Err(self.address.silent(PATIENCE)),
        }
    }
}

/// A text in lower case as a part of a pattern, in which `!` escapes.
pub(super) fn escaped(text: &str) -> String {
    text.to_lowercase().replace('!', "!!").replace('%', "!%").replace('_', "!_")
}

#[derive(Clone)]
enum Value {
    Text(String),
    Number(i64),
}

/// Why a row cannot be read.
pub(super) type Unreadable = String;

/// The value read from a row, or why it cannot be read.
pub(super) type Readable<T> = Result<T, Unreadable>;

/// The rows that could be read; the others are logged and counted.
fn readable<T>(read: Readable<T>) -> Option<T> {
    let log = |reason: &Unreadable| {
        metrics::counter!("darkrock_damaged_rows").increment(1);
        tracing::error!(reason, "an unreadable row is left out");
    };
    read.inspect_err(log).ok()
}

fn damaged(what: &str) -> impl Fn(Unreadable) -> StoreError {
    move |reason| StoreError::Damaged { what: what.to_owned(), reason }
}

pub(super) fn get<'r, T>(row: &'r AnyRow, column: usize) -> Result<T, Unreadable>
where
    T: sqlx::Decode<'r, Any> + sqlx::Type<Any>,
{
    row.try_get(column).map_err(|error| error.to_string())
}

/// The number of a seat, from 1.
pub(super) fn seat_number(value: i64) -> Result<u8, Unreadable> {
    let exists = |seat: &u8| (1..=MOST_SEATS).contains(&usize::from(*seat));
    u8::try_from(value).ok().filter(exists).ok_or_else(|| format!("{value} is not a seat"))
}

fn number(value: i64, what: &str) -> Result<u8, Unreadable> {
    u8::try_from(value).map_err(|_| format!("{value} is not a valid {what}"))
}

pub(super) fn all<T>(
    rows: &[AnyRow],
    what: &str,
    read: impl Fn(&AnyRow) -> Result<T, Unreadable>,
) -> Result<Vec<T>, StoreError> {
    rows.iter().map(read).collect::<Result<Vec<T>, Unreadable>>().map_err(damaged(what))
}

pub(super) fn first<T>(
    rows: Vec<AnyRow>,
    what: &str,
    read: impl Fn(&AnyRow) -> Result<T, Unreadable>,
) -> Result<Option<T>, StoreError> {
    Ok(all(&rows, what, read)?.into_iter().next())
}

fn table_row(row: &AnyRow) -> Result<TableRow, Unreadable> {
    let id: String = get(row, 0)?;
    let status: &str = get(row, 3)?;
    let settings: &str = get(row, 6)?;
    Ok(TableRow {
        created: get(row, 1)?,
        changed: get(row, 2)?,
        status: status.parse().map_err(|_| format!("{status} is not a status, table {id}"))?,
        listed: get::<i64>(row, 4)? != 0,
        host: get(row, 5)?,
        settings: serde_json::from_str(settings).map_err(|error| format!("{error}, settings of table {id}"))?,
        server_part: get(row, 7)?,
        seed: get(row, 8)?,
        seed_sha256: get(row, 9)?,
        content: get(row, 10)?,
        setup: get(row, 11)?,
        base: get(row, 12)?,
        rematch: get(row, 13)?,
        summary: get(row, 14)?,
        fairness: number(get(row, 15)?, "scheme of fair dice")?,
        version: get(row, 16)?,
        owner: get(row, 17)?,
        epoch: get(row, 18)?,
        rules: u32::try_from(get::<i64>(row, 19)?).map_err(|_| format!("the version of the rules, table {id}"))?,
        stopped: get(row, 20)?,
        consent: get(row, 21)?,
        lobby: get(row, 22)?,
        deserted: get(row, 23)?,
        id,
    })
}

/// A level by its current name: levels have been renamed.
fn level_now(name: String) -> String {
    name.parse::<BotKind>().map_or(name, |kind| kind.to_string())
}

fn seat_row(row: &AnyRow) -> Result<SeatRow, Unreadable> {
    let sitter: &str = get(row, 2)?;
    let sitter = sitter.parse().map_err(|_| format!("{sitter} is not a sitter"))?;
    let (guest, name, bot): (Option<String>, String, Option<String>) = (get(row, 3)?, get(row, 4)?, get(row, 5)?);
    // A bot that stands in plays under the name of the person who has the seat.
    let is_level = sitter == Sitter::Bot && guest.is_none();
    Ok(SeatRow {
        seat: seat_number(get(row, 1)?)?,
        sitter,
        guest,
        name: if is_level { level_now(name) } else { name },
        bot: bot.map(level_now),
        character: get(row, 6)?,
        part: get(row, 7)?,
        resigned: get::<i64>(row, 8)? != 0,
        held: get(row, 9)?,
    })
}
