//! Copies of a database: while its server runs, before a migration, and back.
//!
//! Only for SQLite: PostgreSQL has `pg_dump`. A copy is made by SQLite itself, in one read transaction, so it holds every
//! row that was acknowledged before it began; copying the file alone would lose the contents of the write-ahead log.

use super::address::Address;
use super::error::StoreError;
use super::lock::{FileLock, open_own, open_private};
use sqlx::any::AnyConnectOptions;
use sqlx::migrate::Migrator;
use sqlx::{AnyConnection, ConnectOptions, Connection};
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// What a copy holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Copied {
    /// How many tables.
    pub tables: u64,
    /// How many rows of all their games.
    pub entries: u64,
    /// The user to whom the restored file was handed over: the owner of its folder, if root has restored it.
    pub owner: Option<u32>,
}

/// Whose a copy is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Whose {
    /// Whoever makes it.
    Makers,
    /// That of the database's folder.
    Folders,
}

/// A path with an ending.
fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

fn failed(file: &Path, error: impl Into<std::io::Error>) -> StoreError {
    StoreError::Copy { file: file.display().to_string(), reason: error.into().to_string() }
}

fn refused(file: &Path, reason: &str) -> StoreError {
    StoreError::Copy { file: file.display().to_string(), reason: reason.to_owned() }
}

/// The database file of an address; for other kinds of databases an error with instructions.
fn file_of(address: &Address) -> Result<&Path, StoreError> {
    let hint = "it is not a file: use pg_dump and pg_restore (docs/operating.md)";
    address.file.as_deref().ok_or_else(|| refused(Path::new(&address.name), hint))
}

/// Copies a database into a new file, even while a server uses it.
///
/// # Errors
/// When the database does not exist, the file exists already, or it cannot be written.
pub async fn backup(url: &str, to: &Path) -> Result<Copied, StoreError> {
    sqlx::any::install_default_drivers();
    let address = Address::new(url)?;
    let from = file_of(&address)?;
    if !from.exists() {
        return Err(refused(from, "the database does not exist"));
    }
    let mut connection = open(from, "rw").await?;
    copy(&mut connection, to, Whose::Makers).await?;
    close(connection).await;
    look_into(to).await
}

/// Restores a database from a copy.
///
/// # Errors
/// When the copy is damaged or was not made by this program, or the database exists already.
pub async fn restore(from: &Path, url: &str) -> Result<Copied, StoreError> {
    sqlx::any::install_default_drivers();
    let copied = look_into(from).await?;
    let address = Address::new(url)?;
    let to = file_of(&address)?;
    let _lock = FileLock::take(to, &address.name)?;
    for there in [to.to_owned(), with_ending(to, "-wal"), with_ending(to, "-shm")] {
        if there.exists() {
            return Err(refused(&there, "it exists already: move it away first"));
        }
    }
    let part = with_ending(to, ".part");
    // What an interrupted attempt has left could be somebody else's.
    std::fs::remove_file(&part).ok();
    let write = || {
        let (mut target, owner) = open_own(&part)?;
        std::io::copy(&mut std::fs::File::open(from)?, &mut target)?;
        target.sync_all()?;
        Ok(owner)
    };
    let owner = write().map_err(|error: std::io::Error| failed(&part, error))?;
    settle(&part, to)?;
    Ok(Copied { owner, ..copied })
}

/// Backs up a database file before its schema is migrated.
pub(super) async fn before_migration(
    address: &Address,
    connection: &mut AnyConnection,
    migrator: &Migrator,
) -> Result<(), StoreError> {
    const NEWEST: &str = "SELECT MAX(version) FROM _sqlx_migrations";
    let Some(file) = &address.file else { return Ok(()) };
    // A new database does not have this table yet.
    let Ok(Some(had)) = sqlx::query_scalar::<_, Option<i64>>(NEWEST).fetch_one(&mut *connection).await else {
        return Ok(());
    };
    let newest = migrator.iter().map(|migration| migration.version).max().unwrap_or(0);
    if newest <= had {
        return Ok(());
    }
    let to = with_ending(file, &format!(".before-{newest:04}-{}", crate::shared::now()));
    copy(connection, &to, Whose::Folders).await?;
    tracing::info!(copy = %to.display(), "migrating the database; this is a copy of its previous state");
    Ok(())
}

/// Copies the database of a connection into a new file, durably.
async fn copy(connection: &mut AnyConnection, to: &Path, whose: Whose) -> Result<(), StoreError> {
    if to.exists() {
        return Err(refused(to, "it exists already: a copy never overwrites a file"));
    }
    let part = with_ending(to, ".part");
    // Created first, so that only its owner can read it; SQLite accepts an empty file.
    std::fs::remove_file(&part).ok();
    let made = match whose {
        Whose::Makers => open_private(&part).map(drop),
        Whose::Folders => open_own(&part).map(drop),
    };
    made.map_err(|error| failed(&part, error))?;
    let name = part.to_str().ok_or_else(|| refused(&part, "the name is not UTF-8"))?;
    let copied = sqlx::query("VACUUM INTO $1").bind(name).execute(connection).await;
    if let Err(error) = copied {
        std::fs::remove_file(&part).ok();
        return Err(refused(to, &error.to_string()));
    }
    settle(&part, to)
}

/// Renames a finished file to its final name, durably.
fn settle(part: &Path, to: &Path) -> Result<(), StoreError> {
    let folder = to.parent().filter(|folder| *folder != Path::new("")).unwrap_or_else(|| Path::new("."));
    let settle = || {
        std::fs::File::open(part)?.sync_all()?;
        std::fs::rename(part, to)?;
        // Systems whose folders cannot be opened need no explicit sync.
        std::fs::File::open(folder).and_then(|folder| folder.sync_all()).or(Ok(()))
    };
    settle().map_err(|error: std::io::Error| failed(to, error))
}

/// Opens a database file without migrating it.
async fn open(file: &Path, mode: &str) -> Result<AnyConnection, StoreError> {
    let url = super::address::sqlite_url(file, mode)?;
    let options = AnyConnectOptions::from_str(&url).map_err(|error| StoreError::Url(error.to_string()))?;
    let opened = AnyConnection::connect_with(&options.disable_statement_logging()).await;
    opened.map_err(|error| refused(file, &error.to_string()))
}

async fn close(connection: AnyConnection) {
    if let Err(error) = connection.close().await {
        tracing::warn!(%error, "a database did not close cleanly");
    }
}

/// Checks the integrity of a copy and counts its contents.
async fn look_into(file: &Path) -> Result<Copied, StoreError> {
    if !file.is_file() {
        return Err(refused(file, "the file does not exist"));
    }
    let mut connection = open(file, "ro").await?;
    let read = |error: sqlx::Error| refused(file, &format!("it is not a database of this program ({error})"));
    let whole: String =
        sqlx::query_scalar("PRAGMA integrity_check(1)").fetch_one(&mut connection).await.map_err(read)?;
    if whole != "ok" {
        return Err(refused(file, &format!("it is damaged: {whole}")));
    }
    let mut counts = [0_i64; 2];
    for (count, sql) in counts.iter_mut().zip(["SELECT COUNT(*) FROM tables", "SELECT COUNT(*) FROM entries"]) {
        *count = sqlx::query_scalar(sql).fetch_one(&mut connection).await.map_err(read)?;
    }
    close(connection).await;
    Ok(Copied { tables: counts[0].unsigned_abs(), entries: counts[1].unsigned_abs(), owner: None })
}
