//! The registry of all tables in memory.

use crate::fault::Fault;
use crate::shared::Shared;
use crate::store::{SeatRow, TableRow};
use crate::table::{Command, NewTable, Reply, Table, TableHandle};
use crate::wire::table::TableInfo;
use futures_util::future::BoxFuture;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::JoinHandle;

/// All tables in memory.
#[derive(Clone)]
pub struct Hub {
    shared: Arc<Shared>,
    tables: Arc<Mutex<HashMap<String, TableHandle>>>,
    pages: Arc<AtomicU64>,
    failures: Arc<Mutex<Failures>>,
    /// A channel held by every open socket, to detect when the last one is closed.
    sockets: Arc<watch::Sender<()>>,
}

/// Retries of a command whose table is just being evicted.
const TRIES: usize = 4;

/// How often a table that panics is reloaded automatically within [`LONG_AGO`]; after that only on request.
const MOST_FAILURES: u32 = 3;
/// The time after which failures of a table are forgotten.
const LONG_AGO: Duration = Duration::from_secs(600);

/// Recent failures of tables.
#[derive(Debug, Default)]
struct Failures(HashMap<String, (u32, Instant)>);

impl Failures {
    /// Counts a failure of a table; returns the number of recent ones.
    fn count(&mut self, id: &str, now: Instant) -> u32 {
        self.0.retain(|_, (_, last)| now.saturating_duration_since(*last) < LONG_AGO);
        let (count, last) = self.0.entry(id.to_owned()).or_insert((0, now));
        (*count, *last) = (*count + 1, now);
        *count
    }
}

/// The interval between loading two tables after a restart.
const RESUME_PAUSE: Duration = Duration::from_millis(20);

/// Whether a text has the shape of a table's id.
fn is_id(text: &str) -> bool {
    text.len() == 32 && text.bytes().all(|b| b.is_ascii_hexdigit())
}

impl Hub {
    /// An empty registry.
    pub fn new(shared: Arc<Shared>) -> Self {
        Self {
            shared,
            tables: Arc::default(),
            pages: Arc::default(),
            failures: Arc::default(),
            sockets: Arc::default(),
        }
    }

    /// The shared state.
    pub fn shared(&self) -> &Arc<Shared> {
        &self.shared
    }

    /// An id for a new client.
    pub fn next_page(&self) -> u64 {
        self.pages.fetch_add(1, Ordering::Relaxed)
    }

    /// The map of tables. No code that could panic runs while it is locked, so the data behind a poisoned lock is
    /// consistent.
    fn tables(&self) -> MutexGuard<'_, HashMap<String, TableHandle>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Finds a table, in memory or in the database.
    ///
    /// # Errors
    /// When it does not exist.
    pub async fn find(&self, id: &str) -> Result<TableHandle, Fault> {
        if let Some(table) = self.tables().get(id) {
            return Ok(table.clone());
        }
        let (row, seats) = self.rows(id).await?;
        let mut tables = self.tables();
        // Another request may have loaded it meanwhile.
        if let Some(table) = tables.get(id) {
            return Ok(table.clone());
        }
        let (all, key) = (Arc::clone(&self.tables), row.id.clone());
        let put_away = move |commands: &mut mpsc::Receiver<Command>| {
            let mut tables = all.lock().unwrap_or_else(PoisonError::into_inner);
            // Lookups are done under this lock, so nobody can find the table between these two lines; commands sent
            // before keep it in memory.
            let unused = commands.is_empty();
            if unused {
                tables.remove(&key);
                commands.close();
            }
            unused
        };
        let (table, task) = Table::spawn(Arc::clone(&self.shared), row, seats, put_away);
        tables.insert(id.to_owned(), table.clone());
        drop(tables);
        tokio::spawn(self.clone().mind(id.to_owned(), table.clone(), task));
        Ok(table)
    }

    /// Waits for the end of a table's task. After a panic the table is removed: requests load it again from its rows,
    /// and its bots continue, unless it panics repeatedly.
    fn mind(self, id: String, table: TableHandle, task: JoinHandle<()>) -> BoxFuture<'static, ()> {
        Box::pin(async move {
            // Otherwise it was evicted, or the server is shutting down.
            if let Err(error) = task.await
                && let Ok(panic) = error.try_into_panic()
            {
                let said = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
                let reason = said.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default();
                drop(panic);
                self.read_again(&id, table, &reason).await;
            }
        })
    }

    async fn read_again(&self, id: &str, table: TableHandle, reason: &str) {
        metrics::counter!("darkrock_table_failures").increment(1);
        tracing::error!(table = id, reason, "a table failed: reloading it from its rows");
        {
            let mut tables = self.tables();
            if tables.get(id).is_some_and(|there| there.is_same(&table)) {
                tables.remove(id);
            }
        }
        drop(table);
        let again = self.failures.lock().is_ok_and(|mut failures| failures.count(id, Instant::now()) <= MOST_FAILURES);
        if again && let Err(fault) = self.find(id).await {
            tracing::error!(table = id, %fault, "a table that failed could not be reloaded");
        }
    }

    /// The rows of a table.
    ///
    /// # Errors
    /// When it does not exist.
    pub async fn rows(&self, id: &str) -> Result<(TableRow, Vec<SeatRow>), Fault> {
        // Only valid ids are queried: PostgreSQL accepts no text with a NUL.
        let found = if is_id(id) { self.shared.store.table(id).await? } else { None };
        found.ok_or_else(|| Fault::missing("no table has this link"))
    }

    /// Sends a command to a table and waits for the reply.
    ///
    /// # Errors
    /// The table's error, or that it cannot be loaded.
    pub async fn ask<T>(&self, id: &str, command: impl Fn(Reply<T>) -> Command) -> Result<T, Fault> {
        for _ in 0..TRIES {
            let table = self.find(id).await?;
            let (reply, answer) = oneshot::channel();
            if table.send(command(reply)).await.is_err() {
                continue;
            }
            if let Ok(answer) = answer.await {
                return answer;
            }
        }
        Err(Fault::unavailable("the table does not respond: try again"))
    }

    /// Creates a table.
    ///
    /// # Errors
    /// When the settings are invalid, or the guest has created too many tables.
    pub async fn make(&self, table: NewTable) -> Result<TableInfo, Fault> {
        let host = table.host.clone();
        let id = table.make(&self.shared).await?;
        self.ask(&id, |reply| Command::Info { guest: Some(host.clone()), reply }).await
    }

    /// Loads the running tables after a restart, so that their bots continue: one after another, and none while
    /// searches with an audience are queued. A table with an open client is loaded when that client reconnects.
    pub async fn resume(&self) {
        let ids = self.shared.store.running_ids().await.unwrap_or_else(|fault| {
            tracing::error!(%fault, "the running tables could not be listed");
            Vec::new()
        });
        for id in ids {
            self.shared.pool.until_quiet().await;
            // It replies once its game is loaded.
            if let Err(fault) = self.ask(&id, |reply| Command::Info { guest: None, reply }).await {
                tracing::error!(table = id, %fault, "a table could not be resumed");
            }
            tokio::time::sleep(RESUME_PAUSE).await;
        }
    }

    /// Transfers everything of a guest to another id, in memory and in the database.
    ///
    /// # Errors
    /// When the database cannot store it.
    pub async fn rename_guest(&self, old: &str, new: &str, left: bool) -> Result<(), Fault> {
        self.send_renamed(old, new).await;
        self.shared.store.rename_guest(old, new, left).await?;
        // Tables loaded from the database in the meantime have the old id.
        self.send_renamed(old, new).await;
        Ok(())
    }

    async fn send_renamed(&self, old: &str, new: &str) {
        let tables: Vec<TableHandle> = self.tables().values().cloned().collect();
        for table in tables {
            // A table that is just being evicted will be loaded from the database again.
            drop(table.send(Command::Rename { old: old.to_owned(), new: new.to_owned() }).await);
        }
    }

    /// A guard to hold while a socket is open.
    pub fn open_socket(&self) -> watch::Receiver<()> {
        self.sockets.subscribe()
    }

    /// Waits until all sockets are closed.
    pub async fn all_closed(&self) {
        self.sockets.closed().await;
    }

    /// Notifies all clients that the server is shutting down, and disconnects them.
    pub async fn close(&self, message: &str) {
        let tables: Vec<TableHandle> = self.tables().values().cloned().collect();
        for table in tables {
            // A table that is just being evicted has no clients.
            drop(table.send(Command::Close { message: message.to_owned() }).await);
        }
    }
}

#[cfg(test)]
mod tests;
