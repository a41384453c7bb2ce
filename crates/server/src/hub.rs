//! The registry of all tables in memory.

use crate::fault::Fault;
use crate::nodes::Renamed;
use crate::shared::Shared;
use crate::store::{MOST_LISTED, NodeRow, SeatRow, TableFilter, TableRow};
use crate::table::{Command, NewTable, Reply, Table, TableHandle, describe};
use crate::wire::table::{Status, TableInfo};
use futures_util::future::BoxFuture;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
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
    /// One lock for each group of ids: a table is loaded once, however many ask for it at the same time.
    loading: Arc<[tokio::sync::Mutex<()>; LOADING]>,
    /// Whether the server is shutting down, and loads no table any more.
    closing: Arc<watch::Sender<bool>>,
    /// Whether the server is about to stop.
    draining: Arc<AtomicBool>,
    /// The node whose tables are in memory.
    node: Arc<Mutex<String>>,
    /// A channel held by every open socket, to detect when the last one is closed.
    sockets: Arc<watch::Sender<()>>,
}

/// Retries of a command whose table is just being evicted, or changes its owner.
const TRIES: usize = 4;

/// How many tables can be loaded at the same time.
const LOADING: usize = 64;

/// Where a table is.
#[derive(Debug)]
pub enum Place {
    /// This server owns it.
    Here(TableHandle),
    /// Another server owns it.
    There(NodeRow),
}

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
        let node = shared.store.node();
        Self {
            node: Arc::new(Mutex::new(node)),
            shared,
            tables: Arc::default(),
            pages: Arc::default(),
            failures: Arc::default(),
            loading: Arc::new(std::array::from_fn(|_| tokio::sync::Mutex::default())),
            closing: Arc::default(),
            draining: Arc::default(),
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

    /// Finds a table of this server, in memory or in the database.
    ///
    /// # Errors
    /// When it does not exist, or another server owns it.
    pub async fn find(&self, id: &str) -> Result<TableHandle, Fault> {
        match self.place(id).await? {
            Place::Here(table) => Ok(table),
            Place::There(_) => Err(Fault::elsewhere()),
        }
    }

    /// Whether tables in memory are this server's: not if it was frozen and has just woken up.
    fn is_current(&self) -> bool {
        let store = &self.shared.store;
        store.is_current() && *self.node.lock().unwrap_or_else(PoisonError::into_inner) == store.node()
    }

    /// A table in memory.
    fn loaded(&self, id: &str) -> Option<TableHandle> {
        self.tables().get(id).filter(|table| table.is_open()).cloned()
    }

    /// Finds out where a table is. If no living server owns it, this one does from now on.
    ///
    /// # Errors
    /// When it does not exist, or the server is shutting down.
    pub async fn place(&self, id: &str) -> Result<Place, Fault> {
        if !self.is_current() {
            return Err(Fault::unavailable("this server has lost its database for a moment: try again"));
        }
        if let Some(table) = self.loaded(id) {
            return Ok(Place::Here(table));
        }
        let group = id.bytes().fold(0_usize, |sum, byte| sum.wrapping_mul(31).wrapping_add(usize::from(byte)));
        let _alone = self.loading[group % LOADING].lock().await;
        for _ in 0..TRIES {
            if let Some(table) = self.loaded(id) {
                return Ok(Place::Here(table));
            }
            if *self.closing.borrow() {
                return Err(Fault::unavailable("the server is shutting down: try again"));
            }
            let (row, _) = self.rows(id).await?;
            let store = &self.shared.store;
            let owner = row.owner.as_deref().filter(|owner| *owner != store.node());
            if let Some(owner) = owner
                && let Some(node) = store.node_of(owner).await?
            {
                return Ok(Place::There(node));
            }
            match store.claim(id, row.epoch).await {
                Ok(()) => return self.load(id, row.epoch + 1).await.map(Place::Here),
                // Another server was faster.
                Err(error) if error.is_lost() => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(Fault::unavailable("the table is changing its server: try again"))
    }

    /// Loads a table that this server has claimed.
    async fn load(&self, id: &str, epoch: i64) -> Result<TableHandle, Fault> {
        let (row, seats) = self.rows(id).await?;
        if row.epoch != epoch {
            return Err(Fault::elsewhere());
        }
        let mut tables = self.tables();
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

    /// Waits for the end of a table's task, and removes it. After a panic, requests load it again from its rows, and its
    /// bots continue, unless it panics repeatedly.
    fn mind(self, id: String, table: TableHandle, task: JoinHandle<()>) -> BoxFuture<'static, ()> {
        Box::pin(async move {
            let ended = task.await;
            self.forget(&id, &table);
            // Otherwise it was evicted, another server owns it, or this one is shutting down.
            if let Err(error) = ended
                && let Ok(panic) = error.try_into_panic()
            {
                let said = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
                let reason = said.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default();
                drop((panic, table));
                self.read_again(&id, &reason).await;
            }
        })
    }

    fn forget(&self, id: &str, table: &TableHandle) {
        let mut tables = self.tables();
        if tables.get(id).is_some_and(|there| there.is_same(table)) {
            tables.remove(id);
        }
    }

    async fn read_again(&self, id: &str, reason: &str) {
        metrics::counter!("darkrock_table_failures").increment(1);
        tracing::error!(table = id, reason, "a table failed: reloading it from its rows");
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
        match self.ask(&id, |reply| Command::Info { guest: Some(host.clone()), reply }).await {
            // The same request had made it, and another server has it by now.
            Err(fault) if fault.status == Fault::elsewhere().status => {
                let (row, seats) = self.rows(&id).await?;
                Ok(describe(&row, &seats, Some(&host)))
            }
            made => made,
        }
    }

    /// Takes over the running tables that no server owns, after a start and whenever servers are gone.
    pub async fn keep_running(&self) {
        let mut gone = self.shared.store.nodes_gone();
        loop {
            gone.mark_unchanged();
            self.resume().await;
            if gone.changed().await.is_err() {
                return;
            }
        }
    }

    /// Drops all tables whenever this server has lost its lease: others may own them. Their clients connect again.
    pub async fn heed_lease(&self) {
        let mut ids = self.shared.store.node_ids();
        loop {
            let node = ids.borrow_and_update().clone();
            let is_new = *self.node.lock().unwrap_or_else(PoisonError::into_inner) != node;
            if is_new {
                let tables: Vec<TableHandle> = self.tables().drain().map(|(_, table)| table).collect();
                for table in tables {
                    drop(table.send(Command::Drop).await);
                }
                *self.node.lock().unwrap_or_else(PoisonError::into_inner) = node;
            }
            let resume = async {
                if is_new {
                    self.resume().await;
                }
                std::future::pending::<()>().await;
            };
            tokio::select! {
                changed = ids.changed() => if changed.is_err() { return },
                () = resume => {}
            }
        }
    }

    /// Loads the running tables that no server owns, so that their bots continue, and those at which people were when their server ended,
    /// so that it is known since when they are away: one after another, and none while searches with an audience are queued. A table
    /// with an open client is loaded when that client reconnects.
    pub async fn resume(&self) {
        let ids = self.shared.store.free_ids().await.unwrap_or_else(|fault| {
            tracing::error!(%fault, "the tables without a server could not be listed");
            Vec::new()
        });
        for id in ids {
            self.shared.pool.until_quiet().await;
            // It replies once its game is loaded. Another server may have taken it over meanwhile.
            if let Err(fault) = self.ask(&id, |reply| Command::Info { guest: None, reply }).await
                && fault.status != Fault::elsewhere().status
            {
                tracing::error!(table = id, %fault, "a table could not be resumed");
            }
            tokio::time::sleep(RESUME_PAUSE).await;
        }
    }

    /// Drops a table from memory, if it is there, so that it is read again from its rows; its clients connect again.
    ///
    /// # Errors
    /// When the table does not respond.
    pub async fn reload(&self, id: &str) -> Result<(), Fault> {
        let Some(table) = self.loaded(id) else { return Ok(()) };
        let (reply, dropped) = oneshot::channel();
        // Whatever was in memory until now is written before the answer.
        if table.send(Command::Reload { reply }).await.is_ok() {
            dropped.await.unwrap_or(Ok(()))?;
        }
        Ok(())
    }

    /// Transfers everything of a guest to another id, in memory and in the database.
    ///
    /// # Errors
    /// When the database cannot store it.
    pub async fn rename_guest(&self, old: &str, new: &str, left: bool) -> Result<(), Fault> {
        let renamed = Renamed::new(old, new, None, left);
        self.tell_renamed(&renamed).await;
        self.shared.store.rename_guest(old, new, left).await?;
        // Tables loaded from the database in the meantime have the old id.
        self.tell_renamed(&renamed).await;
        Ok(())
    }

    /// The same for a guest who is deleted, and of whom only this name remains.
    ///
    /// # Errors
    /// When the database cannot store it.
    pub async fn forget_guest(&self, old: &str, new: &str, name: &str) -> Result<(), Fault> {
        let renamed = Renamed::new(old, new, Some(name), true);
        self.tell_renamed(&renamed).await;
        self.shared.store.rename_guest(old, new, true).await?;
        self.tell_renamed(&renamed).await;
        Ok(())
    }

    /// Tells all tables of all servers.
    async fn tell_renamed(&self, renamed: &Renamed) {
        self.hear_renamed(renamed).await;
        self.shared.nodes.tell_renamed(renamed).await;
    }

    /// Tells all tables of this server that a guest has a new id.
    pub async fn hear_renamed(&self, renamed: &Renamed) {
        let Renamed { old, new, .. } = renamed;
        self.shared.watchers.renamed(old);
        self.shared.sightings.renamed(old, new);
        self.tell_all(|| Command::Rename(renamed.clone())).await;
    }

    /// A guest has another name, which the guest's open tables on this server show.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn name_changed(&self, guest: &str, old: &str, name: &str) -> Result<(), Fault> {
        let command = |reply| {
            let [guest, old, name] = [guest, old, name].map(str::to_owned);
            Command::Name { guest, old, name, reply }
        };
        self.tell_tables_of(guest, Status::Open, |_| true, command).await
    }

    /// The vacations of a guest have changed: the clocks of the guest's running games are set anew. A table that does not hear of it
    /// reads the vacations again before it acts.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn vacations_changed(&self, guest: &str) -> Result<(), Fault> {
        let has_clocks = |row: &TableRow| row.settings.turns.is_some();
        self.tell_tables_of(guest, Status::Running, has_clocks, |reply| Command::Look { reply }).await
    }

    /// A guest has changed the standing orders for all tables: those of this server read them again, others when they load a table.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn orders_changed(&self, guest: &str) -> Result<(), Fault> {
        let has_clocks = |row: &TableRow| row.settings.turns.is_some();
        self.tell_tables_of(guest, Status::Running, has_clocks, |reply| Command::Orders { reply }).await
    }

    /// Tells some of a guest's tables of this server something.
    async fn tell_tables_of(
        &self,
        guest: &str,
        status: Status,
        concerned: impl Fn(&TableRow) -> bool,
        command: impl Fn(Reply<()>) -> Command,
    ) -> Result<(), Fault> {
        let (status, guest) = (Some(status), Some(guest.to_owned()));
        let filter = TableFilter { status, guest, limit: MOST_LISTED, ..TableFilter::default() };
        for (row, _) in self.shared.store.tables(&filter).await? {
            if !concerned(&row) {
                continue;
            }
            if let Err(fault) = self.ask(&row.id, &command).await
                && fault.status != Fault::elsewhere().status
            {
                tracing::warn!(table = row.id, %fault, "a table could not be told of a change of its guest");
            }
        }
        Ok(())
    }

    /// Sends a command to all tables of this server.
    pub async fn tell_all(&self, command: impl Fn() -> Command) {
        let tables: Vec<TableHandle> = self.tables().values().cloned().collect();
        for table in tables {
            // A table that is just being evicted has no clients.
            drop(table.send(command()).await);
        }
    }

    /// A guard to hold while a socket is open.
    pub fn open_socket(&self) -> watch::Receiver<()> {
        self.sockets.subscribe()
    }

    /// Says for a while that the server is not ready, while it goes on.
    pub async fn drain(&self, time: Duration) {
        self.draining.store(true, Ordering::SeqCst);
        tokio::time::sleep(time).await;
    }

    /// Whether the server is about to stop.
    pub fn is_draining(&self) -> bool {
        self.draining.load(Ordering::SeqCst)
    }

    /// Becomes true when the server is shutting down.
    pub fn ending(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }

    /// Waits until all sockets are closed.
    pub async fn all_closed(&self) {
        self.sockets.closed().await;
    }

    /// Notifies all clients that the server is shutting down, and disconnects them.
    pub async fn close(&self, message: &str) {
        self.closing.send_replace(true);
        self.tell_all(|| Command::Close { message: message.to_owned() }).await;
    }
}

#[cfg(test)]
mod tests;
