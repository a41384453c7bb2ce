//! Storage errors.

use std::sync::Arc;

/// What went wrong. Cheap to clone, since one failure may answer many waiting writers.
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
    /// The database file's folder cannot be made.
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
        /// Which process it is, where that is known.
        by: String,
    },
    /// The file that keeps a second server away cannot be locked.
    #[error("cannot lock the file {file}, which protects the database from a second server: {source}")]
    Lock {
        /// The file.
        file: String,
        /// Why.
        source: Arc<std::io::Error>,
    },
    /// A copy cannot be made or used.
    #[error("{file}: {reason}")]
    Copy {
        /// The file.
        file: String,
        /// Why.
        reason: String,
    },
    /// The database does not answer. Whether a row that was being written is kept is not known.
    #[error("cannot connect to {database}: {reason}")]
    Unreachable {
        /// Which database, without user and password.
        database: String,
        /// Why.
        reason: String,
    },
    /// The schema cannot be brought up to date.
    #[error("cannot migrate {database}: {source}")]
    Migration {
        /// Which database, without user and password.
        database: String,
        /// Why.
        source: Arc<sqlx::migrate::MigrateError>,
    },
    /// An entry of this number is already kept; it is unchanged, and the new one is not kept.
    #[error("entry {seq} of table {table} exists already")]
    Conflict {
        /// The table.
        table: String,
        /// The entry's number.
        seq: i64,
    },
    /// A table was changed by another writer since it was read; it is unchanged, and the new rows are not kept.
    #[error("table {table} has been changed by another writer since it was read")]
    Stale {
        /// The table.
        table: String,
    },
    /// An entry or a snapshot for a table that is not kept.
    #[error("unknown table {table}")]
    NoTable {
        /// The table.
        table: String,
    },
    /// Another database error; nothing was written.
    #[error("database error: {0}")]
    Database(Arc<sqlx::Error>),
    /// A row makes no sense: written by another version, or changed by hand.
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

/// How far an error reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reach {
    /// It is about the row; others can be written over the same connection.
    Row,
    /// The connection is lost, and another may do better.
    Connection,
    /// The database cannot write now: the disk is full, another process holds the lock.
    Database,
}

/// How far an error of the database reaches.
pub(super) fn reach(error: &sqlx::Error) -> Reach {
    use sqlx::error::ErrorKind;
    let database = match error {
        sqlx::Error::Database(database) => database,
        // What is told of a table that has another version by now.
        sqlx::Error::Encode(_) | sqlx::Error::RowNotFound => return Reach::Row,
        _ => return Reach::Connection,
    };
    if !matches!(database.kind(), ErrorKind::Other) {
        return Reach::Row;
    }
    // SQLSTATE has five characters: 22 is bad data, 54 too much of it, 08 and 57P a server that goes. SQLite has
    // numbers of at most four: 18 is too much data.
    let code = database.code().unwrap_or_default();
    match code.len() {
        5 if code.starts_with("22") || code.starts_with("54") => Reach::Row,
        5 if code.starts_with("08") || code.starts_with("57P") => Reach::Connection,
        2 if code == "18" => Reach::Row,
        _ => Reach::Database,
    }
}
