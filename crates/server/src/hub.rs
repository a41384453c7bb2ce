//! All tables in memory, and how to find or make one.

use crate::fault::Fault;
use crate::shared::Shared;
use crate::store::{SeatRow, TableRow};
use crate::table::{Command, NewTable, Reply, Table, TableHandle};
use crate::wire::table::TableInfo;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{mpsc, oneshot, watch};

/// All tables in memory.
#[derive(Clone)]
pub struct Hub {
    shared: Arc<Shared>,
    tables: Arc<Mutex<HashMap<String, TableHandle>>>,
    pages: Arc<AtomicU64>,
    /// Every open socket listens to it, so that it is known when the last one is closed.
    sockets: Arc<watch::Sender<()>>,
}

/// How often a command is tried when its table is just being put away.
const TRIES: usize = 4;

/// Whether a text has the shape of a table's id.
fn is_id(text: &str) -> bool {
    text.len() == 32 && text.bytes().all(|b| b.is_ascii_hexdigit())
}

impl Hub {
    /// No table in memory yet.
    pub fn new(shared: Arc<Shared>) -> Self {
        Self { shared, tables: Arc::default(), pages: Arc::default(), sockets: Arc::default() }
    }

    /// What all tables share.
    pub fn shared(&self) -> &Arc<Shared> {
        &self.shared
    }

    /// A number for a new page.
    pub fn next_page(&self) -> u64 {
        self.pages.fetch_add(1, Ordering::Relaxed)
    }

    /// The map of tables. Nothing that could panic runs while it is locked, so a poisoned lock holds sound data.
    fn tables(&self) -> MutexGuard<'_, HashMap<String, TableHandle>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Finds a table, in memory or in the database.
    ///
    /// # Errors
    /// When there is none.
    pub async fn find(&self, id: &str) -> Result<TableHandle, Fault> {
        if let Some(table) = self.tables().get(id) {
            return Ok(table.clone());
        }
        let (row, seats) = self.rows(id).await?;
        let mut tables = self.tables();
        // Another request may have found it meanwhile.
        if let Some(table) = tables.get(id) {
            return Ok(table.clone());
        }
        let (all, key) = (Arc::clone(&self.tables), row.id.clone());
        let put_away = move |commands: &mut mpsc::Receiver<Command>| {
            let mut tables = all.lock().unwrap_or_else(PoisonError::into_inner);
            // Whoever looks the table up does so under this lock, so nobody can find it between these two lines; what
            // was sent before keeps it here.
            let unused = commands.is_empty();
            if unused {
                tables.remove(&key);
                commands.close();
            }
            unused
        };
        let table = Table::spawn(Arc::clone(&self.shared), row, seats, put_away);
        tables.insert(id.to_owned(), table.clone());
        Ok(table)
    }

    /// The rows of a table.
    ///
    /// # Errors
    /// When there is none.
    pub async fn rows(&self, id: &str) -> Result<(TableRow, Vec<SeatRow>), Fault> {
        // What is no id is not asked for: PostgreSQL takes no text with a zero in it.
        let found = if is_id(id) { self.shared.store.table(id).await? } else { None };
        found.ok_or_else(|| Fault::missing("there is no table with this link"))
    }

    /// Asks a table something.
    ///
    /// # Errors
    /// What the table answers, or that it cannot be had.
    pub async fn ask<T>(&self, id: &str, command: impl Fn(Reply<T>) -> Command) -> Result<T, Fault> {
        for _ in 0..TRIES {
            let table = self.find(id).await?;
            let (reply, answer) = oneshot::channel();
            if table.tell(command(reply)).await.is_err() {
                continue;
            }
            if let Ok(answer) = answer.await {
                return answer;
            }
        }
        Err(Fault::unavailable("the table does not answer: try again"))
    }

    /// Makes a table.
    ///
    /// # Errors
    /// When no such game can be played, or the guest has made too many.
    pub async fn make(&self, table: NewTable) -> Result<TableInfo, Fault> {
        let host = table.host.clone();
        let most = self.shared.limits.tables_per_guest;
        let made = self.shared.store.count_unfinished_by_host(&host).await?;
        if made >= u64::from(most) {
            return Err(Fault::too_many(format!("{made} of your tables are not finished: expected at most {most}")));
        }
        let (row, seats) = table.rows(&self.shared)?;
        self.shared.store.put_table(&row, &seats).await?;
        metrics::counter!("darkrock_tables_made").increment(1);
        self.ask(&row.id, |reply| Command::Info { guest: Some(host.clone()), reply }).await
    }

    /// Loads the running tables, so that bots that are to choose go on after a restart.
    pub async fn resume(&self) {
        let ids = self.shared.store.running_ids().await.unwrap_or_else(|fault| {
            tracing::error!(%fault, "the running tables could not be listed");
            Vec::new()
        });
        for id in ids {
            if let Err(fault) = self.find(&id).await {
                tracing::error!(table = id, %fault, "a table could not be resumed");
            }
        }
    }

    /// Gives all that a guest has to another id, in memory and in the database.
    ///
    /// # Errors
    /// When the database cannot keep it.
    pub async fn rename_guest(&self, old: &str, new: &str, left: bool) -> Result<(), Fault> {
        self.tell_renamed(old, new).await;
        self.shared.store.rename_guest(old, new, left).await?;
        // Tables that were read from the database in between know the old one.
        self.tell_renamed(old, new).await;
        Ok(())
    }

    async fn tell_renamed(&self, old: &str, new: &str) {
        let tables: Vec<TableHandle> = self.tables().values().cloned().collect();
        for table in tables {
            // A table that is just being put away is read from the database again.
            drop(table.tell(Command::Rename { old: old.to_owned(), new: new.to_owned() }).await);
        }
    }

    /// To be kept for as long as a socket is open.
    pub fn open_socket(&self) -> watch::Receiver<()> {
        self.sockets.subscribe()
    }

    /// Waits until all sockets are closed.
    pub async fn all_closed(&self) {
        self.sockets.closed().await;
    }

    /// Tells all pages that the server stops, and lets go of them.
    pub async fn close(&self, message: &str) {
        let tables: Vec<TableHandle> = self.tables().values().cloned().collect();
        for table in tables {
            // A table that is just being put away has no pages.
            drop(table.tell(Command::Close { message: message.to_owned() }).await);
        }
    }
}
