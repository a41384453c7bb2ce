//! The lock that allows only one server per database file.
//!
//! A file next to the SQLite database is locked for as long as the process lives. PostgreSQL is for any number of servers
//! ([`super::lease`]). Those of versions before leases hold an exclusive session lock there: the writing connection of
//! this version shares it, so that the two never run at once.

use super::error::StoreError;
use crate::owner::hand_over;
use sqlx::AnyConnection;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{ErrorKind, Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

/// The key of the lock in a PostgreSQL database: “darkrock”.
const KEY: i64 = 0x6461_726b_726f_636b;

/// How often and for how long the session lock is requested. The session of a lost connection may hold it until the
/// database notices the loss.
const TRIES: u32 = 20;
const PAUSE: Duration = Duration::from_millis(100);

/// The lock of a database file, held until it is dropped.
#[derive(Debug)]
pub(super) struct FileLock {
    _file: File,
}

/// The lock file of a database file.
pub(super) fn lock_file(database: &Path) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(".lock");
    name.into()
}

/// How files that only their owner can read are opened.
fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Opens a file that only its owner can read; creates it if it is missing.
pub(super) fn open_private(path: &Path) -> std::io::Result<File> {
    private().create(true).truncate(false).open(path)
}

/// The same for a file of a database. One that root creates belongs to the owner of its folder: the server may run as that
/// user, who could not open it otherwise. Returns that user, if the file was handed over.
pub(super) fn open_own(path: &Path) -> std::io::Result<(File, Option<u32>)> {
    // Only a file that is certainly new: another one could be a link to anything.
    match private().create_new(true).open(path) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok((open_private(path)?, None)),
        Err(error) => Err(error),
        Ok(file) => {
            let owner = hand_over(&file, path)?;
            Ok((file, owner))
        }
    }
}

impl FileLock {
    /// Locks a database file.
    ///
    /// # Errors
    /// [`StoreError::Taken`] when another process holds it.
    pub fn take(database: &Path, name: &str) -> Result<Self, StoreError> {
        let path = lock_file(database);
        let failed = |error| StoreError::Lock { file: path.display().to_string(), source: Arc::new(error) };
        let (mut file, _) = open_own(&path).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut holder = String::new();
                file.read_to_string(&mut holder).ok();
                let known = holder.trim().parse::<u32>().ok();
                let by = known.map_or_else(String::new, |process| format!(" (process {process})"));
                return Err(StoreError::Taken { database: name.to_owned(), by });
            }
            Err(TryLockError::Error(error)) => return Err(failed(error)),
        }
        // Only for the error message of a second server.
        let noted =
            file.set_len(0).and_then(|()| file.rewind()).and_then(|()| writeln!(file, "{}", std::process::id()));
        if let Err(error) = noted {
            tracing::debug!(%error, "the lock file does not name its owner");
        }
        Ok(Self { _file: file })
    }
}

/// Takes the session lock of a PostgreSQL database alone, unless a server shares it; until the connection ends, none can start.
///
/// # Errors
/// When the database does not answer.
pub(super) async fn lock_alone(connection: &mut AnyConnection) -> Result<bool, sqlx::Error> {
    take(connection, "SELECT pg_try_advisory_lock($1)").await
}

/// Takes a session lock, which one who has just left may hold a moment longer.
async fn take(connection: &mut AnyConnection, sql: &'static str) -> Result<bool, sqlx::Error> {
    for turn in 0..TRIES {
        if turn > 0 {
            tokio::time::sleep(PAUSE).await;
        }
        if sqlx::query_scalar(sql).bind(KEY).fetch_one(&mut *connection).await? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Shares the session lock of a PostgreSQL database.
///
/// # Errors
/// [`StoreError::Taken`] when a server of a version before leases holds it, or when the database does not answer.
pub(super) async fn lock_session(connection: &mut AnyConnection, name: &str) -> Result<(), StoreError> {
    match take(connection, "SELECT pg_try_advisory_lock_shared($1)").await {
        Ok(true) => Ok(()),
        Ok(false) => Err(StoreError::Taken { database: name.to_owned(), by: String::new() }),
        Err(error) => Err(StoreError::Unreachable { database: name.to_owned(), reason: error.to_string() }),
    }
}
