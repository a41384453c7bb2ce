//! The nodes that share a database, and who owns a table.

use super::Store;
use super::error::StoreError;
use super::read::{all, first, get};
use super::rows::NodeRow;
use super::writer::Write;
use crate::fairness::{hex, random};
use crate::fault::Fault;
use sqlx::AssertSqlSafe;
use sqlx::any::AnyRow;
use std::time::Duration;
use tokio::sync::watch;

/// How long it may take to look at another node's session.
const LOOK: Duration = Duration::from_secs(1);

impl Store {
    /// The id under which this process holds its lease in the database.
    pub fn node(&self) -> String {
        self.inner.lease.id()
    }

    /// The id of this node, and its changes: after each, this server owns no table.
    pub fn node_ids(&self) -> watch::Receiver<String> {
        self.inner.lease.ids()
    }

    /// Whether this node has renewed its lease in time. If not, others may own its tables already.
    pub fn is_current(&self) -> bool {
        self.inner.lease.is_current()
    }

    /// Counts how often nodes were found gone, whose tables are free since.
    pub fn nodes_gone(&self) -> watch::Receiver<u64> {
        self.inner.lease.gone()
    }

    /// Has a node looked at soon that has failed this one: it is gone if its session of the database has ended, too.
    pub fn suspect(&self, node: &str) {
        drop(self.inner.lease.suspect(node));
    }

    /// Whether a node is gone that this one could not connect to, or that left it without an answer: it is, if its session
    /// of the database has ended, too.
    pub async fn has_ended(&self, node: &str) -> bool {
        let lease = &self.inner.lease;
        let look = async {
            let mut looks = lease.suspect(node);
            // A look that is under way does not know of the suspicion yet.
            for _ in 0..2 {
                if looks.changed().await.is_err() || !lease.knows(node) || looks.borrow_and_update().contains(node) {
                    break;
                }
            }
            !lease.knows(node)
        };
        tokio::time::timeout(LOOK, look).await.unwrap_or(false)
    }

    /// Waits until a node is found gone: it has ended, or was silent for longer than its lease.
    pub async fn until_gone(&self, node: &str) {
        let mut gone = self.nodes_gone();
        // One that has just started is in the rows, but was not there yet at the last renewal.
        if !self.inner.lease.knows(node) && matches!(self.node_of(node).await, Ok(None)) {
            return;
        }
        while gone.changed().await.is_ok() {
            if !self.inner.lease.knows(node) {
                return;
            }
        }
        // The store is closed, and with it whatever waits.
        std::future::pending::<()>().await;
    }

    /// Publishes where other nodes reach this one.
    ///
    /// # Errors
    /// When the database cannot store it.
    pub async fn announce(&self, address: &str) -> Result<(), StoreError> {
        self.inner.lease.announce(address).await
    }

    /// The nodes whose leases run, in the order in which they started.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn nodes(&self) -> Result<Vec<NodeRow>, StoreError> {
        let alive = self.inner.address.kind.alive();
        let sql = format!("SELECT id, address, version, started FROM nodes WHERE {alive} ORDER BY started, id");
        let rows = self.inner.ask(sqlx::query(AssertSqlSafe(sql))).await?;
        all(&rows, "the nodes", node_row)
    }

    /// A node, if its lease runs.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn node_of(&self, id: &str) -> Result<Option<NodeRow>, StoreError> {
        let alive = self.inner.address.kind.alive();
        let sql = format!("SELECT id, address, version, started FROM nodes WHERE id = $1 AND {alive}");
        let rows = self.inner.ask(sqlx::query(AssertSqlSafe(sql)).bind(id)).await?;
        first(rows, "a node", node_row)
    }

    /// Makes this node the owner of a table that was read with this epoch; from then on its epoch is one higher.
    ///
    /// # Errors
    /// [`StoreError::NotOwner`] when another node owns it, or its epoch has changed since; otherwise when the database
    /// cannot store it.
    pub async fn claim(&self, table: &str, epoch: i64) -> Result<(), StoreError> {
        self.write(Write::Claim { table: table.to_owned(), epoch }).await
    }

    /// Ends this node's ownership of a table asynchronously, after everything that was queued for it.
    pub fn release(&self, table: &str, epoch: i64) {
        self.write_later(Write::Release { table: table.to_owned(), epoch }, "the end of an ownership");
    }

    /// The ids of tables that no living node owns and that somebody has to look after: the running ones, then open ones of whose
    /// people it is not known since when they are away, because the node ended while they were there; the oldest first.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn free_ids(&self) -> Result<Vec<String>, StoreError> {
        const FREE: &str = "SELECT id FROM tables WHERE (status = 'running' OR status = 'open' AND deserted IS NULL) \
             AND (owner IS NULL OR owner NOT IN (SELECT id FROM nodes)) ORDER BY status DESC, created, id";
        let rows = self.inner.ask(sqlx::query(FREE)).await?;
        all(&rows, "the tables without a node", |row| get(row, 0))
    }

    /// A secret that all nodes on this database share, made on first use.
    ///
    /// # Errors
    /// When the database cannot store it, or the system has no random numbers.
    pub async fn secret(&self, name: &'static str) -> Result<String, StoreError> {
        self.secret_or(name, || Ok(hex(&random::<32>()?))).await
    }

    /// A secret that all nodes on this database share; on first use `make` makes it, as for a key that is not any 32 bytes.
    ///
    /// # Errors
    /// When the database cannot store it, or it cannot be made.
    pub async fn secret_or(
        &self,
        name: &'static str,
        make: impl FnOnce() -> Result<String, Fault>,
    ) -> Result<String, StoreError> {
        const READ: &str = "SELECT value FROM secrets WHERE name = $1";
        let read = async || first(self.inner.ask(sqlx::query(READ).bind(name)).await?, name, |row| get(row, 0));
        if let Some(there) = read().await? {
            return Ok(there);
        }
        let failed = |reason: String| StoreError::Damaged { what: format!("the secret {name}"), reason };
        let value = make().map_err(|fault| failed(fault.message))?;
        // If another node was faster, its secret stays.
        self.write(Write::Secret { name, value }).await?;
        read().await?.ok_or_else(|| failed("it was not stored".to_owned()))
    }
}

fn node_row(row: &AnyRow) -> Result<NodeRow, String> {
    Ok(NodeRow { id: get(row, 0)?, address: get(row, 1)?, version: get(row, 2)?, started: get(row, 3)? })
}
