//! The address of the database.

use super::error::StoreError;
use super::lock::{lock_session, open_own};
use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyConnection, AnyPool, ConnectOptions, Connection};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

/// How long a connection may take.
const CONNECT: Duration = Duration::from_secs(10);

/// The number of reading connections to a file.
const READERS: u32 = 4;
/// The number of reading connections to a PostgreSQL server, whose answers take longer to arrive.
const REMOTE_READERS: u32 = 8;
/// How long to wait for a reading connection.
const ACQUIRE: Duration = Duration::from_secs(5);

/// The kind of database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Sqlite,
    Postgres,
}

impl Kind {
    /// The time of the database in seconds since 1970: what one server has stored by it, others with other clocks compare.
    pub const fn seconds(self) -> &'static str {
        match self {
            Self::Sqlite => "CAST(strftime('%s', 'now') AS BIGINT)",
            Self::Postgres => "CAST(EXTRACT(EPOCH FROM clock_timestamp()) AS BIGINT)",
        }
    }
}

/// The purpose of a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Purpose {
    /// The writing connection.
    Write,
    /// One of the read-only connections.
    Read,
    /// The connection that renews the lease of this server.
    Lease,
}

/// The address of a database.
#[derive(Clone, Debug)]
pub(super) struct Address {
    pub kind: Kind,
    /// The database file, for SQLite.
    pub file: Option<PathBuf>,
    /// Options for opening connections.
    pub options: AnyConnectOptions,
    /// Its name in messages, without user and password.
    pub name: String,
    /// The maximum number of pages of the database file, for tests of a full disk; 0 for no limit.
    #[cfg(test)]
    pub most_pages: Arc<std::sync::atomic::AtomicU32>,
}

impl Address {
    /// Reads an address, and makes the folder of a database file.
    pub fn new(url: &str) -> Result<Self, StoreError> {
        match url.split_once("://") {
            Some(("sqlite", file)) => Self::sqlite(file),
            Some(("postgres" | "postgresql", rest)) if cfg!(feature = "postgres") => Self::postgres(url, rest),
            Some(("postgres" | "postgresql", _)) => Err(StoreError::NoPostgres),
            Some((scheme, _)) => Err(StoreError::Url(format!("the scheme {scheme}:// is unknown"))),
            None => Err(StoreError::Url("it contains no ://".to_owned())),
        }
    }

    fn sqlite(file: &str) -> Result<Self, StoreError> {
        // `mode=rwc`, common in SQLite addresses, is accepted because it is the default here.
        let file = file.strip_suffix("?mode=rwc").unwrap_or(file);
        if file.contains('?') {
            return Err(StoreError::Url("a file does not accept options after a question mark".to_owned()));
        }
        if file.is_empty() || file.ends_with('/') || file == ":memory:" {
            return Err(StoreError::Url("the file is missing: games must be stored in one".to_owned()));
        }
        let file = absolute(Path::new(file))?;
        let url = sqlite_url(&file, "rwc")?;
        let text = file.display();
        let name = format!("the database file {text}");
        Ok(Self::of(Kind::Sqlite, options(&url)?, name, Some(file)))
    }

    fn postgres(url: &str, rest: &str) -> Result<Self, StoreError> {
        let place = rest.split('?').next().unwrap_or_default();
        let place = place.rsplit_once('@').map_or(place, |(_, place)| place);
        let name = format!("the PostgreSQL database {place}");
        Ok(Self::of(Kind::Postgres, options(url)?, name, None))
    }

    fn of(kind: Kind, options: AnyConnectOptions, name: String, file: Option<PathBuf>) -> Self {
        Self {
            kind,
            file,
            options,
            name,
            #[cfg(test)]
            most_pages: Arc::default(),
        }
    }

    /// Applies the page limit that a test has set to a connection.
    #[cfg(test)]
    pub async fn bound_pages(&self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        if self.kind == Kind::Postgres {
            return Ok(());
        }
        let most = match self.most_pages.load(std::sync::atomic::Ordering::SeqCst) {
            0 => u32::MAX - 1,
            most => most,
        };
        let bound = sqlx::AssertSqlSafe(format!("PRAGMA max_page_count = {most}"));
        sqlx::query(bound).execute(connection).await.map(drop).map_err(|error| self.unreachable(&error))
    }

    /// Statements run on a new connection before its first query.
    pub const fn preparations(&self, purpose: Purpose) -> &'static [&'static str] {
        match (self.kind, purpose) {
            // FULL syncs the log at each commit, so that acknowledged writes survive a power cut; `fullfsync` is
            // the equivalent on macOS and a no-op elsewhere. Rows of many games each dirty a page, often the same ones:
            // the pages stay in memory, and are checkpointed from the log into the file every 64 MB instead of every 4.
            // An insert of many rows keeps the former pages until it succeeds: in memory, too, instead of in a file.
            (Kind::Sqlite, Purpose::Write) => &[
                "PRAGMA busy_timeout = 5000",
                "PRAGMA journal_mode = WAL",
                "PRAGMA synchronous = FULL",
                "PRAGMA fullfsync = ON",
                "PRAGMA cache_size = -65536",
                "PRAGMA wal_autocheckpoint = 16384",
                "PRAGMA temp_store = MEMORY",
                "PRAGMA foreign_keys = ON",
            ],
            (Kind::Sqlite, Purpose::Read) => &["PRAGMA busy_timeout = 5000", "PRAGMA query_only = ON"],
            // Overrides servers configured to acknowledge before writing; stricter settings are kept.
            // A server that is frozen in the middle of a transaction must not hold its locks for longer than its lease.
            (Kind::Postgres, Purpose::Write) => &[
                "SELECT set_config('synchronous_commit', 'on', false) \
                 WHERE current_setting('synchronous_commit') = 'off'",
                "SET idle_in_transaction_session_timeout = '2s'",
            ],
            (Kind::Postgres, Purpose::Lease) => &["SET lock_timeout = '1s'"],
            (Kind::Sqlite, Purpose::Lease) => &["PRAGMA busy_timeout = 5000"],
            (Kind::Postgres, Purpose::Read) => &["SET default_transaction_read_only = on"],
        }
    }

    /// Creates the database file if it is missing, readable by its owner only. The files that SQLite creates beside it
    /// get the same permissions.
    pub fn make_private(&self) -> Result<(), StoreError> {
        let Some(file) = &self.file else { return Ok(()) };
        if !file.exists() {
            let made = open_own(file);
            made.map_err(|error| StoreError::Folder { folder: file.display().to_string(), source: Arc::new(error) })?;
        }
        #[cfg(unix)]
        if let Ok(found) = std::fs::metadata(file) {
            let mode = std::os::unix::fs::PermissionsExt::mode(&found.permissions()) & 0o777;
            if mode & 0o077 != 0 {
                let mode = format!("{mode:o}");
                tracing::warn!(file = %file.display(), mode, "others can read the database: chmod 600 is safer");
            }
        }
        Ok(())
    }

    /// Opens the writing connection. For PostgreSQL it holds the lock that excludes servers of former versions.
    pub async fn connect(&self) -> Result<AnyConnection, StoreError> {
        let open = async {
            let mut connection = AnyConnection::connect_with(&self.options).await?;
            prepare(&mut connection, self.preparations(Purpose::Write)).await?;
            Ok(connection)
        };
        let mut connection = match tokio::time::timeout(CONNECT, open).await {
            Ok(Ok(connection)) => connection,
            Ok(Err(error)) => return Err(self.unreachable(&error)),
            Err(_) => return Err(self.silent(CONNECT)),
        };
        if self.kind == Kind::Postgres {
            lock_session(&mut connection, &self.name).await?;
        }
        Ok(connection)
    }

    /// Reading connections, opened when they are needed.
    pub fn readers(&self) -> AnyPool {
        let preparations = self.preparations(Purpose::Read);
        AnyPoolOptions::new()
            .max_connections(if self.kind == Kind::Postgres { REMOTE_READERS } else { READERS })
            .acquire_timeout(ACQUIRE)
            .after_connect(move |connection, _| Box::pin(prepare(connection, preparations)))
            .connect_lazy_with(self.options.clone())
    }

    /// The error for a lost database.
    pub fn unreachable(&self, error: &sqlx::Error) -> StoreError {
        StoreError::Unreachable { database: self.name.clone(), reason: error.to_string() }
    }

    /// The error for a database that does not answer.
    pub fn silent(&self, after: Duration) -> StoreError {
        let reason = format!("no answer within {} s", after.as_secs());
        StoreError::Unreachable { database: self.name.clone(), reason }
    }
}

/// Runs the initial statements on a new connection.
pub(super) async fn prepare(connection: &mut AnyConnection, sentences: &[&'static str]) -> Result<(), sqlx::Error> {
    for sentence in sentences {
        sqlx::query(*sentence).execute(&mut *connection).await?;
    }
    Ok(())
}

/// The address of a database file in the form the driver expects. The driver decodes percent signs, and a URL would
/// fold dots and end at a question mark.
pub(super) fn sqlite_url(file: &Path, mode: &str) -> Result<String, StoreError> {
    let text = file.to_str().ok_or_else(|| StoreError::Url("the file's name is not UTF-8".to_owned()))?;
    let mut url = String::from("sqlite://");
    for byte in text.bytes() {
        match byte {
            b'/' | b'-' | b'_' | b'.' | b'~' => url.push(char::from(byte)),
            _ if byte.is_ascii_alphanumeric() => url.push(char::from(byte)),
            _ => url.push_str(&format!("%{byte:02X}")),
        }
    }
    url.push_str("?mode=");
    url.push_str(mode);
    Ok(url)
}

fn options(url: &str) -> Result<AnyConnectOptions, StoreError> {
    // The writer logs slow writes itself, more briefly than a statement of 512 rows.
    match AnyConnectOptions::from_str(url) {
        Ok(options) => Ok(options.disable_statement_logging()),
        Err(error) => Err(StoreError::Url(error.to_string())),
    }
}

/// The file's absolute path; creates its folder.
fn absolute(file: &Path) -> Result<PathBuf, StoreError> {
    let name = file.file_name().ok_or_else(|| StoreError::Url("a file must be named".to_owned()))?;
    let folder = match file.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    std::fs::create_dir_all(folder)
        .and_then(|()| folder.canonicalize())
        .map(|folder| folder.join(name))
        // Two names of one file are one database.
        .map(|file| file.canonicalize().unwrap_or(file))
        .map_err(|error| StoreError::Folder { folder: folder.display().to_string(), source: Arc::new(error) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_never_repeated() {
        sqlx::any::install_default_drivers();
        for url in ["postgres://joe:s3cret@db.example/games?password=s3cret", "postgres://joe:s3cr@et@db.example/games"]
        {
            let address = Address::new(url).unwrap();
            assert_eq!(address.name, "the PostgreSQL database db.example/games");
        }
        let error = Address::new("mysql://joe:s3cret@db.example/games").unwrap_err().to_string();
        assert!(error.contains("mysql://") && !error.contains("s3cret"), "{error}");
    }

    #[tokio::test]
    async fn an_acknowledged_row_is_synced() {
        sqlx::any::install_default_drivers();
        let folder = std::env::temp_dir().join(format!("darkrock-address-{}", std::process::id()));
        let address = Address::new(&format!("sqlite://{}/a b%3F.db", folder.display())).unwrap();
        let mut connection = address.connect().await.unwrap();
        let mode: String = sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&mut connection).await.unwrap();
        let synchronous: i64 = sqlx::query_scalar("PRAGMA synchronous").fetch_one(&mut connection).await.unwrap();
        assert_eq!((mode.as_str(), synchronous), ("wal", 2));
        assert!(folder.join("a b%3F.db").exists());
        connection.close().await.unwrap();
        std::fs::remove_dir_all(folder).unwrap();
    }
}
