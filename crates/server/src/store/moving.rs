//! Moves everything from one database to another, of the same kind or not, and reads it back.
//!
//! Both are locked against servers meanwhile. Rows are read in one transaction and written in one. What is moved follows from
//! the schema itself, so that no table can be forgotten.

use super::address::{Address, Kind, Purpose, prepare};
use super::deeds::{self, DeedRow};
use super::error::StoreError;
use super::lock::{FileLock, lock_alone};
use super::migrations;
use super::read::get;
use futures_util::TryStreamExt;
use sha2::{Digest, Sha256};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Connection};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The table of the migrations, which each database has of its own.
const MIGRATIONS: &str = "_sqlx_migrations";
/// The servers that run on a database: none does.
const NODES: &str = "nodes";
/// Tables to which others refer, so that they come first, each after those to which it refers.
const FIRST: [&str; 4] = ["guests", "accounts", "tables", "reports"];
/// The rows of a statement.
const ROWS: usize = 50;

/// What was moved of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moved {
    /// The name in the schema, such as `entries`.
    pub table: String,
    /// The number of its rows.
    pub rows: u64,
    /// The sum of the digests of its rows, in whatever order.
    pub digest: [u64; 4],
}

/// The kind of a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Column {
    Number,
    Text,
}

/// The columns of each table, in the order of their names.
type Layout = BTreeMap<String, Vec<(String, Column)>>;

/// A value of a row.
enum Value {
    Number(Option<i64>),
    Text(Option<String>),
}

fn refused(address: &Address, reason: impl Into<String>) -> StoreError {
    StoreError::Copy { file: address.name.clone(), reason: reason.into() }
}

fn failed(address: &Address) -> impl Fn(sqlx::Error) -> StoreError {
    move |error| refused(address, error.to_string())
}

/// A database that no server can use meanwhile.
struct Locked {
    address: Address,
    connection: AnyConnection,
    _file: Option<FileLock>,
}

impl Locked {
    async fn open(address: Address, purpose: Purpose) -> Result<Self, StoreError> {
        let in_use = |by: &str| refused(&address, format!("a server uses it{by}: stop it first"));
        let lock = match &address.file {
            Some(file) => Some(FileLock::take(file, &address.name).map_err(|error| match error {
                StoreError::Taken { by, .. } => in_use(&by),
                other => other,
            })?),
            None => None,
        };
        let unreachable = |error: sqlx::Error| address.unreachable(&error);
        let mut connection = AnyConnection::connect_with(&address.options).await.map_err(unreachable)?;
        if address.kind == Kind::Sqlite {
            prepare(&mut connection, address.preparations(purpose)).await.map_err(unreachable)?;
        } else if !lock_alone(&mut connection).await.map_err(unreachable)? {
            return Err(in_use(""));
        }
        Ok(Self { address, connection, _file: lock })
    }

    async fn execute(&mut self, sql: &'static str) -> Result<(), StoreError> {
        let done = sqlx::query(sql).execute(&mut self.connection).await;
        done.map(drop).map_err(failed(&self.address))
    }

    async fn texts(&mut self, sql: &'static str, of: Option<&str>) -> Result<Vec<(String, String)>, StoreError> {
        let query = sqlx::query(sql);
        let query = if let Some(of) = of { query.bind(of) } else { query };
        let rows = query.fetch_all(&mut self.connection).await.map_err(failed(&self.address))?;
        let pair = |row: &AnyRow| Ok::<_, String>((get(row, 0)?, get(row, 1)?));
        rows.iter().map(|row| pair(row).map_err(|reason| refused(&self.address, reason))).collect()
    }

    /// Its tables and their columns.
    async fn layout(&mut self) -> Result<Layout, StoreError> {
        let (tables, columns) = match self.address.kind {
            Kind::Sqlite => (
                "SELECT CAST(name AS TEXT), CAST(type AS TEXT) FROM sqlite_master WHERE type = 'table' \
                 AND name NOT LIKE 'sqlite!_%' ESCAPE '!'",
                "SELECT CAST(name AS TEXT), CAST(LOWER(type) AS TEXT) FROM pragma_table_info($1)",
            ),
            Kind::Postgres => (
                "SELECT CAST(table_name AS TEXT), CAST(table_type AS TEXT) FROM information_schema.tables \
                 WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'",
                "SELECT CAST(column_name AS TEXT), CAST(data_type AS TEXT) FROM information_schema.columns \
                 WHERE table_schema = current_schema() AND table_name = $1",
            ),
        };
        let mut layout = Layout::new();
        for (table, _) in self.texts(tables, None).await? {
            let mut found = Vec::new();
            // Those of the migrations have kinds of their own.
            let all = if table == MIGRATIONS { Vec::new() } else { self.texts(columns, Some(&table)).await? };
            for (column, kind) in all {
                let kind = match kind.as_str() {
                    "bigint" => Column::Number,
                    "text" => Column::Text,
                    other => {
                        return Err(refused(&self.address, format!("{table}.{column} has the unknown type {other}")));
                    }
                };
                found.push((column, kind));
            }
            found.sort_by(|a, b| a.0.cmp(&b.0));
            layout.insert(table, found);
        }
        Ok(layout)
    }

    /// Checks that it has the schema of this version.
    async fn check_schema(&mut self, layout: &Layout) -> Result<(), StoreError> {
        if !layout.contains_key(MIGRATIONS) {
            return Err(refused(&self.address, "it is not a database of this program"));
        }
        const NEWEST: &str = "SELECT MAX(version) FROM _sqlx_migrations";
        let found: Option<i64> =
            sqlx::query_scalar(NEWEST).fetch_one(&mut self.connection).await.map_err(failed(&self.address))?;
        let (found, newest) = (found.unwrap_or_default(), migrations::newest());
        let message = format!(
            "its schema has the number {found}: expected {newest}, that of this version; start `darkrock serve` on it once"
        );
        if found == newest { Ok(()) } else { Err(refused(&self.address, message)) }
    }

    /// Checks that there is nothing in it, before anything is changed.
    async fn check_empty(&mut self) -> Result<(), StoreError> {
        let layout = self.layout().await;
        let foreign = || refused(&self.address, "it has tables of something else: make an empty database");
        let layout = layout.map_err(|_| foreign())?;
        if !layout.is_empty() && !layout.contains_key(MIGRATIONS) {
            return Err(foreign());
        }
        for table in layout.keys().filter(|table| *table != MIGRATIONS) {
            let sql = AssertSqlSafe(format!("SELECT COUNT(*) FROM \"{table}\""));
            let rows: i64 =
                sqlx::query_scalar(sql).fetch_one(&mut self.connection).await.map_err(failed(&self.address))?;
            if rows > 0 {
                return Err(refused(&self.address, format!("it is not empty: its table {table} has rows")));
            }
        }
        Ok(())
    }

    async fn migrate(&mut self) -> Result<(), StoreError> {
        migrations::migrator().run(&mut self.connection).await.map_err(|source| {
            let database = self.address.name.clone();
            StoreError::Migration { database, source: Arc::new(source) }
        })
    }

    async fn close(self) {
        if let Err(error) = self.connection.close().await {
            tracing::warn!(%error, "a database did not close cleanly");
        }
    }
}

/// Moves everything from a database to an empty one, and reads it back. The first stays as it is. `who` is noted in the log of
/// the second.
///
/// # Errors
/// When a server uses one of them, the first has the schema of another version, the second is not empty, one of them fails, or
/// what is read back differs; then the second must not be used.
pub async fn move_all(from: &str, to: &str, who: &str) -> Result<Vec<Moved>, StoreError> {
    sqlx::any::install_default_drivers();
    let (from, to) = (Address::new(from)?, Address::new(to)?);
    if from.name == to.name {
        return Err(refused(&to, "it is the database to move: name another one"));
    }
    if from.file.as_ref().is_some_and(|file| !file.exists()) {
        return Err(refused(&from, "the database does not exist"));
    }
    let mut source = Locked::open(from, Purpose::Read).await?;
    let layout = source.layout().await?;
    source.check_schema(&layout).await?;
    let is_new = to.file.as_ref().is_some_and(|file| !file.exists());
    to.make_private()?;
    let mut target = Locked::open(to, Purpose::Write).await?;
    if !is_new {
        target.check_empty().await?;
    }
    target.migrate().await?;
    if target.layout().await? != layout {
        return Err(refused(&source.address, "its tables are not those of this version"));
    }
    let moved = transfer(&mut source, &mut target, &layout).await?;
    check(&target.address, &moved, &layout).await?;
    note(&mut target, &source.address.name, who).await?;
    source.close().await;
    target.close().await;
    Ok(moved)
}

/// Reads everything back, with another connection, so that nothing comes from the memory of the one that has written it.
async fn check(address: &Address, moved: &[Moved], layout: &Layout) -> Result<(), StoreError> {
    let unreachable = |error: sqlx::Error| address.unreachable(&error);
    let mut connection = AnyConnection::connect_with(&address.options).await.map_err(unreachable)?;
    prepare(&mut connection, address.preparations(Purpose::Read)).await.map_err(unreachable)?;
    for had in moved {
        if tally(address, &mut connection, &had.table, &layout[&had.table]).await? != *had {
            let reason = format!("the table {} differs from what was moved: do not use it", had.table);
            return Err(refused(address, reason));
        }
    }
    connection.close().await.map_err(failed(address))
}

/// Notes in the log of the hosts that everything was moved here.
async fn note(target: &mut Locked, from: &str, who: &str) -> Result<(), StoreError> {
    let id = crate::accounts::new_id::<16>().map_err(|fault| refused(&target.address, fault.message))?;
    let about = serde_json::json!({"from": from}).to_string();
    let (at, who) = (crate::shared::now_ms(), crate::names::clean_line(who));
    let row = DeedRow { id, at, who, deed: "move".to_owned(), about, outcome: Some(crate::deeds::DONE.to_owned()) };
    deeds::begin(&mut target.connection, &row).await.map(drop).map_err(failed(&target.address))
}

/// Copies all rows, in one transaction of each database.
async fn transfer(source: &mut Locked, target: &mut Locked, layout: &Layout) -> Result<Vec<Moved>, StoreError> {
    source
        .execute(match source.address.kind {
            Kind::Sqlite => "BEGIN",
            Kind::Postgres => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        })
        .await?;
    target.execute("BEGIN").await?;
    let is_moved = |table: &&str| *table != MIGRATIONS && *table != NODES;
    let others = layout.keys().map(String::as_str).filter(is_moved).filter(|table| !FIRST.contains(table));
    let mut all = Vec::new();
    for table in FIRST.into_iter().chain(others) {
        all.push(copy(source, target, table, &layout[table]).await?);
    }
    target.execute("COMMIT").await?;
    source.execute("COMMIT").await?;
    Ok(all)
}

fn names(columns: &[(String, Column)]) -> String {
    columns.iter().map(|(name, _)| format!("\"{name}\"")).collect::<Vec<_>>().join(", ")
}

/// Copies the rows of a table.
async fn copy(
    source: &mut Locked,
    target: &mut Locked,
    table: &str,
    columns: &[(String, Column)],
) -> Result<Moved, StoreError> {
    let mut moved = Moved { table: table.to_owned(), rows: 0, digest: [0; 4] };
    let sql = AssertSqlSafe(format!("SELECT {} FROM \"{table}\"", names(columns)));
    let from = &source.address;
    let mut rows = sqlx::query(sql).fetch(&mut source.connection);
    let mut waiting = Vec::new();
    while let Some(row) = rows.try_next().await.map_err(failed(from))? {
        let values = values(&row, columns).map_err(|reason| refused(from, format!("{table}: {reason}")))?;
        moved.add(&values);
        waiting.push(values);
        if waiting.len() == ROWS {
            insert(target, table, columns, std::mem::take(&mut waiting)).await?;
        }
    }
    insert(target, table, columns, waiting).await?;
    Ok(moved)
}

/// Counts the rows of a table, with their digest.
async fn tally(
    address: &Address,
    connection: &mut AnyConnection,
    table: &str,
    columns: &[(String, Column)],
) -> Result<Moved, StoreError> {
    let mut found = Moved { table: table.to_owned(), rows: 0, digest: [0; 4] };
    let sql = AssertSqlSafe(format!("SELECT {} FROM \"{table}\"", names(columns)));
    let mut rows = sqlx::query(sql).fetch(connection);
    while let Some(row) = rows.try_next().await.map_err(failed(address))? {
        found.add(&values(&row, columns).map_err(|reason| refused(address, format!("{table}: {reason}")))?);
    }
    Ok(found)
}

fn values(row: &AnyRow, columns: &[(String, Column)]) -> Result<Vec<Value>, String> {
    let value = |(at, (_, kind)): (usize, &(String, Column))| match kind {
        Column::Number => get(row, at).map(Value::Number),
        Column::Text => get(row, at).map(Value::Text),
    };
    columns.iter().enumerate().map(value).collect()
}

async fn insert(
    target: &mut Locked,
    table: &str,
    columns: &[(String, Column)],
    rows: Vec<Vec<Value>>,
) -> Result<(), StoreError> {
    if rows.is_empty() {
        return Ok(());
    }
    let width = columns.len();
    let marks = |row: usize| (1..=width).map(|at| format!("${}", row * width + at)).collect::<Vec<_>>().join(", ");
    let marks: Vec<String> = (0..rows.len()).map(|row| format!("({})", marks(row))).collect();
    let sql = format!("INSERT INTO \"{table}\" ({}) VALUES {}", names(columns), marks.join(", "));
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for value in rows.into_iter().flatten() {
        query = match value {
            Value::Number(number) => query.bind(number),
            Value::Text(text) => query.bind(text),
        };
    }
    let done = query.execute(&mut target.connection).await;
    done.map(drop).map_err(|error| refused(&target.address, format!("{table}: {error}")))
}

impl Moved {
    fn add(&mut self, row: &[Value]) {
        let mut digest = Sha256::new();
        for value in row {
            match value {
                Value::Number(None) | Value::Text(None) => digest.update([0]),
                Value::Number(Some(number)) => {
                    digest.update([1]);
                    digest.update(number.to_be_bytes());
                }
                Value::Text(Some(text)) => {
                    digest.update([2]);
                    digest.update((text.len() as u64).to_be_bytes());
                    digest.update(text);
                }
            }
        }
        let bytes = digest.finalize();
        for (sum, part) in self.digest.iter_mut().zip(bytes.chunks_exact(8)) {
            *sum = sum.wrapping_add(part.iter().fold(0, |all, byte| all << 8 | u64::from(*byte)));
        }
        self.rows += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What others refer to has to be there before them.
    #[test]
    fn what_others_refer_to_comes_first() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations");
        for file in std::fs::read_dir(folder).unwrap() {
            let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
            for rest in text.split("REFERENCES ").skip(1) {
                let referred = rest.split(' ').next().unwrap();
                assert!(FIRST.contains(&referred), "{referred}");
            }
        }
    }

    #[test]
    fn a_digest_tells_rows_apart_and_not_their_order() {
        let tally = |rows: &[Vec<Value>]| {
            let mut moved = Moved { table: String::new(), rows: 0, digest: [0; 4] };
            rows.iter().for_each(|row| moved.add(row));
            moved
        };
        let text = |text: &str| Value::Text(Some(text.to_owned()));
        let one = || vec![text("a"), Value::Number(Some(1))];
        let other = || vec![text("b"), Value::Number(None)];
        assert_eq!(tally(&[one(), other()]), tally(&[other(), one()]));
        assert_ne!(tally(&[one(), one()]).digest, tally(&[]).digest);
        for different in [vec![text("a"), Value::Number(Some(2))], vec![text("a1")], vec![text(""), text("a")]] {
            assert_ne!(tally(&[different]).digest, tally(&[one()]).digest);
        }
        assert_ne!(tally(&[vec![text("ab"), text("c")]]), tally(&[vec![text("a"), text("bc")]]));
        assert_ne!(tally(&[vec![Value::Text(None)]]), tally(&[vec![text("")]]));
    }
}
