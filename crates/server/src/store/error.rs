//! What the database answers instead of success: a failure, a conflict with another writer, or a lost lease.

use super::bounds::Bounded;
use std::sync::Arc;

/// A storage error. Cheap to clone, since one failure may answer many waiting writers.
#[derive(thiserror::Error, Clone, Debug)]
pub enum StoreError {
    /// The address of the database cannot be used. The text never repeats the address, which may hold a password.
    #[error("the database's address must be sqlite://FILE or postgres://USER:PASSWORD@HOST/DATABASE: {0}")]
    Url(String),
    /// The address is one of PostgreSQL, and this build has no driver for it.
    #[error(
        "this build has no PostgreSQL support: use a file with sqlite://FILE, or build with support by \
         “cargo build --release”"
    )]
    NoPostgres,
    /// The database file's folder cannot be created.
    #[error("cannot create the folder {folder} for the database: {source}")]
    Folder {
        /// The folder.
        folder: String,
        /// Why.
        source: Arc<std::io::Error>,
    },
    /// Another server runs on this database.
    #[error(
        "{database} is in use by another server{by}: only one may run on a database, so stop the other one or give this \
         one a database of its own"
    )]
    Taken {
        /// Which database, without user and password.
        database: String,
        /// The id of its process, where known.
        by: String,
    },
    /// The lock file that excludes a second server cannot be locked.
    #[error("cannot lock the file {file}, which protects the database from a second server: {source}")]
    Lock {
        /// The file.
        file: String,
        /// Why.
        source: Arc<std::io::Error>,
    },
    /// A copy cannot be created or used.
    #[error("{file}: {reason}")]
    Copy {
        /// The file.
        file: String,
        /// Why.
        reason: String,
    },
    /// The database does not answer. It is unknown whether a row that was being written is stored.
    #[error("cannot connect to {database}: {reason}")]
    Unreachable {
        /// Which database, without user and password.
        database: String,
        /// Why.
        reason: String,
    },
    /// The schema cannot be migrated.
    #[error("cannot migrate {database}: {source}")]
    Migration {
        /// Which database, without user and password.
        database: String,
        /// Why.
        source: Arc<sqlx::migrate::MigrateError>,
    },
    /// An entry with this number is stored already; it is unchanged, and the new one is not stored.
    #[error("entry {seq} of table {table} exists already")]
    Conflict {
        /// The table.
        table: String,
        /// The entry's number.
        seq: i64,
    },
    /// A table was changed by another writer since it was read; it is unchanged, and the new rows are not stored.
    #[error("table {table} has been changed by another writer since it was read")]
    Stale {
        /// The table.
        table: String,
    },
    /// Changes of an account that no longer apply: another request was quicker. Nothing was written.
    #[error("the account has been changed by another request")]
    Overtaken,
    /// A person has as many already as there may be. Nothing was written.
    #[error("there are as many already as there may be: {of:?}")]
    Full {
        /// What there are so many of.
        of: Bounded,
    },
    /// A row of a table that this server does not own: another one has taken it over, or it is not stored. Nothing was
    /// written.
    #[error("table {table} is not stored, or another server has taken it over")]
    NotOwner {
        /// The table.
        table: String,
    },
    /// This server was silent for longer than its lease, and others have removed it. Nothing was written.
    #[error("this server was silent for longer than its lease: it starts anew")]
    LeaseLost,
    /// Another database error; nothing was written.
    #[error("database error: {0}")]
    Database(Arc<sqlx::Error>),
    /// A row is invalid: written by another version, or edited by hand.
    #[error("the stored data of {what} cannot be read: {reason}")]
    Damaged {
        /// Which row.
        what: String,
        /// Why.
        reason: String,
    },
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
}

impl StoreError {
    /// Whether this server no longer owns the table of the row.
    pub fn is_lost(&self) -> bool {
        matches!(self, Self::NotOwner { .. } | Self::LeaseLost)
    }
}

/// The scope of an error.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reach {
    /// It concerns one row; others can be written over the same connection.
    Row,
    /// Another transaction waited for this one while this one waited for it: repeated, it may succeed.
    Crossed,
    /// The connection is lost; a new one may succeed.
    Connection,
    /// The database cannot write now: the disk is full, another process holds the lock.
    Database,
}

/// The scope of a database error.
pub(super) fn reach(error: &sqlx::Error) -> Reach {
    use sqlx::error::ErrorKind;
    let database = match error {
        sqlx::Error::Database(database) => database,
        // Reported for a table whose version, owner or epoch has changed, and for a limit that is reached.
        sqlx::Error::Encode(_) | sqlx::Error::RowNotFound => return Reach::Row,
        _ => return Reach::Connection,
    };
    if !matches!(database.kind(), ErrorKind::Other) {
        return Reach::Row;
    }
    of_code(&database.code().unwrap_or_default())
}

/// The same by the database's own code. SQLSTATE has five characters: 22 is invalid data, 54 a limit exceeded, 08 and 57P a server
/// going down, 40001 and 40P01 a transaction that gave way to another one. SQLite has numbers of at most four digits: 18 is too
/// much data.
fn of_code(code: &str) -> Reach {
    match code.len() {
        5 if matches!(code, "40001" | "40P01") => Reach::Crossed,
        5 if code.starts_with("22") || code.starts_with("54") => Reach::Row,
        5 if code.starts_with("08") || code.starts_with("57P") => Reach::Connection,
        2 if code == "18" => Reach::Row,
        _ => Reach::Database,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_tells_whom_a_failure_concerns() {
        let reaches = ["22001", "18", "40001", "40P01", "57P01", "53100", "13"].map(of_code);
        let (row, crossed, lost, all) = (Reach::Row, Reach::Crossed, Reach::Connection, Reach::Database);
        assert_eq!(reaches, [row, row, crossed, crossed, lost, all, all]);
    }
}
