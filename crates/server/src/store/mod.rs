//! Storage: guests, tables, every choice, snapshots and contents.
//!
//! SQLite and PostgreSQL have the same schema and run the same statements. A choice is one appended row, and the caller
//! gets an answer only when it is durable. One task writes (`writer.rs`); a few connections read.

mod account_steps;
mod accounts;
mod address;
mod answers;
mod applying;
mod backup;
mod bounds;
mod browsers;
mod chat_read;
mod deeds;
mod error;
mod expiry;
mod host;
mod lease;
mod life;
mod lock;
mod mail_keys;
mod migrations;
mod moderation;
mod moving;
mod nodes;
mod notice_rows;
mod notices;
mod outages;
mod people;
mod personal;
mod ratings;
mod read;
mod rows;
mod statements;
#[cfg(test)]
mod tests;
mod times;
mod turns;
mod vacations;
mod watch;
mod writer;

pub use account_steps::{MOST_PASSKEYS, Step};
pub use accounts::{AccountRow, CeremonyRow, PasskeyRow, SessionRow, Signed};
pub use answers::{Claim, Claimed};
pub use backup::{Copied, backup, restore};
pub use bounds::{AtMost, Bounded};
pub use browsers::{Browser, Outcome};
pub use chat_read::UnreadLine;
pub use deeds::DeedRow;
pub use error::StoreError;
pub use expiry::Past;
pub use host::Change;
pub use moderation::{ChatRow, Filed, MOST_OPEN, ReportLine, ReportRow, RoleRow};
pub use moving::{Moved, move_all};
pub use notice_rows::{Kind, NoticeRow};
pub use notices::{Due, Since, Subscription, Way};
pub use outages::{GAP, GRACE};
pub use people::{Companion, MOST_IGNORED};
pub use ratings::{AMONG_FRIENDS, GameEnd, Known, Ranked, RatingRow, ResultRow, SeatEnd};
pub use rows::{
    BanRow, EntryRow, Guest, MOST_LISTED, NodeRow, NotesRow, SeatRow, Seated, SnapshotRow, Summary, TableFilter,
    TableRow,
};
pub use times::TimedGame;
pub use turns::{Call, Calls};
pub use vacations::{Admits, VacationRow};
pub use watch::{Changed, Changes, Concerned, News};

use address::Address;
use lease::Lease;
use lock::FileLock;
use sqlx::AnyPool;
use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Instant;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use watch::Announcer;
use writer::{Job, Write, Writer};

tokio::task_local! {
    /// The node as which alone the work of this task may write.
    static NODE: String;
}

/// Does work that may write as this node only: not after its lease was lost and the process goes on as another one. Rows of
/// tables are guarded by their epochs besides.
pub async fn only_as<T>(node: String, work: impl Future<Output = T>) -> T {
    NODE.scope(node, work).await
}

/// The storage. Clones are cheap and share everything.
#[derive(Clone, Debug)]
pub struct Store {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    address: Address,
    readers: AnyPool,
    jobs: mpsc::Sender<Job>,
    lease: Arc<Lease>,
    /// Renews the lease.
    keeper: JoinHandle<()>,
    /// Tells what has changed.
    announcer: Announcer,
    /// Hears what other servers have changed.
    listener: JoinHandle<()>,
    /// Excludes a second server from a database file.
    lock: Mutex<Option<FileLock>>,
    /// The number of its schema, an older one only where it is just looked at.
    schema: i64,
    /// When a test row was last written to check that the database accepts writes.
    written: tokio::sync::Mutex<Option<Instant>>,
    /// Whether the database has refused rows since many test rows were last written.
    refused: AtomicBool,
}

impl Store {
    /// Opens a database, `sqlite://FILE` or `postgres://USER:PASSWORD@HOST/DATABASE`, creates the file and its folder
    /// if they are missing, migrates the schema and starts the writer task.
    ///
    /// # Errors
    /// When the address is invalid, the database cannot be reached or is used by another server, or its schema is of a newer
    /// version.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        sqlx::any::install_default_drivers();
        let address = Address::new(url)?;
        let lock = address.file.as_deref().map(|file| FileLock::take(file, &address.name)).transpose()?;
        address.make_private()?;
        let mut connection = address.connect().await?;
        let migrator = migrations::migrator();
        backup::before_migration(&address, &mut connection, &migrator).await?;
        migrator.run(&mut connection).await.map_err(|source| {
            let database = address.name.clone();
            StoreError::Migration { database, source: Arc::new(source) }
        })?;
        let readers = address.readers();
        let (jobs, asked) = mpsc::channel(writer::WAITING);
        let lease = Lease::take(&address, &mut connection).await?;
        let announcer = Announcer::new();
        tokio::spawn(Writer::new(address.clone(), connection, Arc::clone(&lease), announcer.clone()).run(asked));
        let keeper = tokio::spawn(Arc::clone(&lease).keep());
        let listener = tokio::spawn(watch::listen(address.clone(), announcer.clone()));
        let (lock, written, refused) = (Mutex::new(lock), Default::default(), AtomicBool::new(false));
        let schema = migrations::newest();
        let inner =
            Inner { address, readers, jobs, lease, keeper, announcer, listener, lock, schema, written, refused };
        Ok(Self { inner: Arc::new(inner) })
    }

    /// Opens a database for reading, beside the server that runs on it.
    ///
    /// # Errors
    /// When the address is invalid, the database does not exist, or it has another schema than this version.
    pub async fn attach(url: &str) -> Result<Self, StoreError> {
        let store = Self::look_into(url).await?;
        let newest = migrations::newest();
        store.expect_schema(newest..=newest, &format!("{newest}, that of this version"))
    }

    /// The same of a database that a former version may have written. Its tables and their entries can be read.
    ///
    /// # Errors
    /// When the address is invalid, the database does not exist, or it has a schema that this version cannot read.
    pub async fn look_at(url: &str) -> Result<Self, StoreError> {
        let store = Self::look_into(url).await?;
        let readable = read::OLDEST..=migrations::newest();
        let expected = format!("{} to {}", readable.start(), readable.end());
        store.expect_schema(readable, &expected)
    }

    fn expect_schema(self, readable: RangeInclusive<i64>, expected: &str) -> Result<Self, StoreError> {
        let schema = self.inner.schema;
        if readable.contains(&schema) {
            return Ok(self);
        }
        let reason = format!("its schema has the number {schema}: expected {expected}");
        Err(StoreError::Damaged { what: self.name().to_owned(), reason })
    }

    async fn look_into(url: &str) -> Result<Self, StoreError> {
        sqlx::any::install_default_drivers();
        let address = Address::new(url)?;
        if let Some(file) = address.file.as_deref().filter(|file| !file.exists()) {
            let source = Arc::new(std::io::Error::from(std::io::ErrorKind::NotFound));
            return Err(StoreError::Folder { folder: file.display().to_string(), source });
        }
        let readers = address.readers();
        // Nothing can be written: whoever listens to this channel has gone.
        let (jobs, _) = mpsc::channel(1);
        let lease = Arc::new(Lease::none(&address));
        let (keeper, listener, announcer) = (tokio::spawn(async {}), tokio::spawn(async {}), Announcer::new());
        let (lock, written, refused) = (Mutex::default(), Default::default(), AtomicBool::new(false));
        let inner =
            Inner { address, readers, jobs, lease, keeper, announcer, listener, lock, schema: 0, written, refused };
        let schema = inner.schema().await?;
        Ok(Self { inner: Arc::new(Inner { schema, ..inner }) })
    }

    /// Writes everything queued, then closes. Later calls fail with [`StoreError::Closed`].
    pub async fn close(&self) {
        let (done, closed) = oneshot::channel();
        if self.inner.jobs.send(Job::Close(done)).await.is_ok() {
            closed.await.ok();
            self.inner.keeper.abort();
            self.inner.listener.abort();
            self.inner.lease.end().await;
        }
        self.inner.readers.close().await;
        if let Ok(mut lock) = self.inner.lock.lock() {
            *lock = None;
        }
    }

    /// The name of the database in messages, without user and password.
    pub fn name(&self) -> &str {
        &self.inner.address.name
    }

    /// Stops the database file from growing, as on a full disk, or lets it grow again.
    #[cfg(test)]
    pub(crate) fn be_full(&self, full: bool) {
        // SQLite raises a limit below the current number of pages to that number.
        self.inner.address.most_pages.store(u32::from(full), Ordering::SeqCst);
    }

    /// The number of rows waiting to be written.
    pub fn waiting(&self) -> usize {
        writer::WAITING - self.inner.jobs.capacity()
    }

    /// Stores a guest. For a known guest, the name and the last visit are updated.
    ///
    /// # Errors
    /// When the database cannot store it.
    pub async fn put_guest(&self, guest: &Guest) -> Result<(), StoreError> {
        self.write(Write::Guest(guest.clone())).await
    }

    /// Stores a table with its seats, replacing what was stored of it, and increments its version.
    ///
    /// # Errors
    /// [`StoreError::Stale`] without effect when the stored version differs from that of the row; otherwise when the
    /// database cannot store it.
    pub async fn put_table(&self, table: &TableRow, seats: &[SeatRow]) -> Result<(), StoreError> {
        self.put_table_with(table, seats, None, Vec::new()).await
    }

    /// The same, unless that would pass one of these limits.
    ///
    /// # Errors
    /// [`StoreError::Full`] without effect when there are as many already as there may be; otherwise as [`Store::put_table`].
    pub async fn put_table_within(
        &self,
        table: &TableRow,
        seats: &[SeatRow],
        bounds: Vec<AtMost>,
    ) -> Result<(), StoreError> {
        self.put_table_with(table, seats, None, bounds).await
    }

    async fn put_table_with(
        &self,
        table: &TableRow,
        seats: &[SeatRow],
        end: Option<GameEnd>,
        bounds: Vec<AtMost>,
    ) -> Result<(), StoreError> {
        let settings = serde_json::to_string(&table.settings)
            .map_err(|error| StoreError::Damaged { what: format!("table {}", table.id), reason: error.to_string() })?;
        let (table, seats, end) = (Box::new(table.clone()), seats.to_vec(), end.map(Box::new));
        self.write(Write::Table { table, settings, seats, end, bounds }).await
    }

    /// Appends one entry; returns when it is durable. It is written even when the caller stops waiting.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when its number is taken, [`StoreError::NotOwner`] when this server does not own its
    /// table under its epoch, both without effect. After [`StoreError::Unreachable`] it is unknown whether the entry is stored: read the entries
    /// again before going on.
    pub async fn append(&self, entry: EntryRow) -> Result<(), StoreError> {
        self.write(Write::Entry(entry)).await
    }

    /// Stores a snapshot asynchronously; the newest two of each table are kept. It only makes replays shorter, so it
    /// is dropped when the writer is overloaded.
    pub fn save_snapshot(&self, snapshot: SnapshotRow, epoch: i64) {
        self.write_later(Write::Snapshot { snapshot, epoch }, "a snapshot");
    }

    /// Updates asynchronously what lists show of a table: its `summary` and when it `changed`. Dropped when the
    /// writer is overloaded.
    pub fn save_summary(&self, table: &TableRow) {
        let summary = Summary {
            table: table.id.clone(),
            version: table.version,
            epoch: table.epoch,
            changed: table.changed,
            summary: table.summary.clone().unwrap_or_default(),
        };
        self.write_later(Write::Summary(summary), "a summary");
    }

    /// Deletes asynchronously the chat lines of a table except for the newest five hundred.
    pub fn forget_chat(&self, table: &str, epoch: i64) {
        self.write_later(Write::OldChat { table: table.to_owned(), epoch }, "the end of old chat");
    }

    /// Transfers all seats and tables of a guest to another id. A guest who `left` is deleted.
    ///
    /// # Errors
    /// When the database cannot store it.
    pub async fn rename_guest(&self, old: &str, new: &str, left: bool) -> Result<(), StoreError> {
        self.write(Write::Rename { old: old.to_owned(), new: new.to_owned(), left }).await
    }

    fn write_later(&self, write: Write, what: &str) {
        if let Err(mpsc::error::TrySendError::Full(_)) = self.inner.jobs.try_send(Job::Write(write, None)) {
            tracing::warn!("{what} is dropped: too many rows are waiting to be written");
        }
    }

    /// Stores content under its hash. Stored content never changes.
    ///
    /// # Errors
    /// When the database cannot store it.
    pub async fn put_content(&self, hash: &str, body: &str) -> Result<(), StoreError> {
        self.write(Write::Content { hash: hash.to_owned(), body: body.to_owned() }).await
    }

    /// Stores the house notes of a table in place of previous ones, or deletes them.
    ///
    /// # Errors
    /// [`StoreError::NotOwner`] when this server does not own the table; otherwise when the database cannot store them.
    pub async fn put_notes(&self, notes: NotesRow) -> Result<(), StoreError> {
        self.write(Write::Notes(notes)).await
    }

    /// Queues a write; returns whether there was room for it.
    fn try_write(&self, write: Write) -> bool {
        self.inner.jobs.try_send(Job::Write(write, None)).is_ok()
    }

    async fn write(&self, write: Write) -> Result<(), StoreError> {
        // Woken up as another node: whoever has taken the work over has done it by now.
        if NODE.try_with(|node| *node != self.node()).unwrap_or(false) {
            return Err(StoreError::LeaseLost);
        }
        let (answer, answered) = oneshot::channel();
        self.inner.jobs.send(Job::Write(write, Some(answer))).await.map_err(|_| StoreError::Closed)?;
        let result = answered.await.unwrap_or(Err(StoreError::Closed));
        if matches!(result, Err(StoreError::Database(_))) {
            self.inner.refused.store(true, Ordering::SeqCst);
        }
        result
    }
}
