//! The lease of a node: how several servers share one database.
//!
//! A server is a node: a row with the time until which its lease runs. It renews the lease as long as it lives, and
//! writes rows of tables only while it has its row, and under the epoch at which it became their owner. The row of a node
//! whose time is over, because it was frozen or cut off, is removed by the others, which then take over its tables. When
//! it wakes up, it finds its row gone: nothing that it writes is accepted, and it continues as a new node without tables.
//! A process that was killed is noticed earlier, by its session ([`super::life`]).
//! While nobody has removed its row, for example because the database was away for all, it still owns its tables.
//!
//! Times are those of the database, so clocks of servers do not matter. A transaction of the writer locks the node's row
//! ([`Kind::guard`]), so the row is never removed while one is in progress.
//!
//! SQLite has one server ([`super::lock`]): its lease has no end.

use super::address::{Address, Kind, Purpose, prepare};
use super::error::StoreError;
use super::life::Session;
use crate::fairness::{hex, random};
use sqlx::{AnyConnection, AssertSqlSafe, Connection};
use std::collections::BTreeSet;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{Mutex, Notify, watch};
use tokio::time::MissedTickBehavior;

/// How long a node may be silent before others take over its tables.
const LEASE: Duration = Duration::from_secs(2);
/// How often it renews its lease.
const RENEW: Duration = Duration::from_millis(250);
/// How long after a failed connection the others are looked at: all requests that meet the same closed door meanwhile cause one look.
const SOON: Duration = Duration::from_millis(20);
/// How long a renewal may take.
const PATIENCE: Duration = Duration::from_millis(1500);

/// The time of a PostgreSQL server, in milliseconds since 1970.
const CLOCK: &str = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";

/// The end of a subquery of nodes' rows to remove: that of a node in the middle of a write is locked, and stays until its
/// transaction ends.
pub(super) const SKIP_WRITERS: &str = "FOR UPDATE SKIP LOCKED";

const REMOVE: &str = "DELETE FROM nodes WHERE id = $1";

impl Kind {
    /// The statement that locks the row of this node for a transaction, against its removal but not against the renewal of
    /// its lease. None where nobody else could remove it.
    pub fn guard(self) -> Option<&'static str> {
        (self == Self::Postgres).then_some("SELECT 1 FROM nodes WHERE id = $1 FOR KEY SHARE")
    }

    /// The condition that the lease of a node still runs.
    pub fn alive(self) -> String {
        match self {
            Self::Sqlite => "until > 0".to_owned(),
            Self::Postgres => format!("until > {CLOCK}"),
        }
    }

    fn end(self) -> String {
        match self {
            Self::Sqlite => i64::MAX.to_string(),
            Self::Postgres => format!("{CLOCK} + {}", LEASE.as_millis()),
        }
    }
}

/// The lease of this server.
#[derive(Debug)]
pub(super) struct Lease {
    address: Address,
    /// The id of this node; it changes when the lease was lost.
    id: watch::Sender<String>,
    /// Where other nodes reach this one; empty until that is known.
    place: Mutex<String>,
    /// The nodes at the last renewal.
    known: std::sync::Mutex<BTreeSet<String>>,
    /// How often nodes were found gone.
    gone: watch::Sender<u64>,
    /// The nodes that failed this one since the last look.
    suspects: std::sync::Mutex<BTreeSet<String>>,
    /// The suspects of the last look.
    looked_at: watch::Sender<BTreeSet<String>>,
    /// Told when there is a new suspect.
    suspected: Notify,
    /// When the last renewal that succeeded was begun.
    renewed: std::sync::Mutex<Instant>,
}

impl Lease {
    /// That of a program that only reads.
    pub fn none(address: &Address) -> Self {
        Self {
            address: address.clone(),
            id: watch::Sender::new(String::new()),
            place: Mutex::default(),
            known: std::sync::Mutex::default(),
            gone: watch::Sender::default(),
            suspects: std::sync::Mutex::default(),
            looked_at: watch::Sender::default(),
            suspected: Notify::new(),
            renewed: std::sync::Mutex::new(Instant::now()),
        }
    }

    /// Registers this server as a node.
    pub async fn take(address: &Address, connection: &mut AnyConnection) -> Result<Arc<Self>, StoreError> {
        let lease = Self::none(address);
        if address.kind == Kind::Sqlite {
            // The file is locked, so nobody else is there.
            let cleared = sqlx::query("DELETE FROM nodes").execute(&mut *connection).await;
            cleared.map_err(|error| StoreError::Database(Arc::new(error)))?;
        }
        lease.register(connection).await.map_err(|error| address.unreachable(&error))?;
        Ok(Arc::new(lease))
    }

    /// The id of this node.
    pub fn id(&self) -> String {
        self.id.borrow().clone()
    }

    /// The id of this node, and its changes.
    pub fn ids(&self) -> watch::Receiver<String> {
        self.id.subscribe()
    }

    /// Counts how often nodes were found gone, whose tables are free since.
    pub fn gone(&self) -> watch::Receiver<u64> {
        self.gone.subscribe()
    }

    /// Whether a node was there at the last renewal.
    pub fn knows(&self, node: &str) -> bool {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).contains(node)
    }

    /// Has a node looked at soon that has failed this one: if its session has ended, too, it is gone. Returns the suspects of
    /// each look from now on.
    pub fn suspect(&self, node: &str) -> watch::Receiver<BTreeSet<String>> {
        let looks = self.looked_at.subscribe();
        self.suspects.lock().unwrap_or_else(PoisonError::into_inner).insert(node.to_owned());
        self.suspected.notify_one();
        looks
    }

    /// Whether others cannot have removed this node's row because of its silence.
    pub fn is_current(&self) -> bool {
        let renewed = *self.renewed.lock().unwrap_or_else(PoisonError::into_inner);
        self.address.kind == Kind::Sqlite || renewed.elapsed() < LEASE
    }

    /// Publishes where other nodes reach this one. A former node at the same address has ended, since this one listens
    /// there now: its tables are free at once.
    pub async fn announce(&self, place: &str) -> Result<(), StoreError> {
        let mut connection = self.connect().await?;
        let mut here = self.place.lock().await;
        place.clone_into(&mut here);
        let set = sqlx::query("UPDATE nodes SET address = $1 WHERE id = $2").bind(place).bind(self.id());
        set.execute(&mut connection).await.map_err(|error| self.address.unreachable(&error))?;
        let former = sqlx::query("DELETE FROM nodes WHERE address = $1 AND id <> $2").bind(place).bind(self.id());
        former.execute(&mut connection).await.map_err(|error| self.address.unreachable(&error))?;
        connection.close().await.ok();
        Ok(())
    }

    /// Renews the lease until the store is closed.
    pub async fn keep(self: Arc<Self>) {
        if self.address.kind == Kind::Sqlite {
            return;
        }
        let mut tick = tokio::time::interval(RENEW);
        tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut session = None;
        loop {
            tokio::select! {
                _ = tick.tick() => {}
                () = self.suspected.notified() => tokio::time::sleep(SOON).await,
            }
            let was_open = session.is_some();
            let renewed = tokio::time::timeout(PATIENCE, self.renew(&mut session)).await;
            match renewed {
                Ok(Ok(())) => continue,
                Ok(Err(error)) => tracing::warn!(%error, "the lease of this server could not be renewed"),
                Err(_) => tracing::warn!("the lease of this server could not be renewed: the database does not answer"),
            }
            session = None;
            if was_open {
                // Before the others look again.
                tick.reset_immediately();
            }
        }
    }

    /// Ends the lease, so that others can take over at once.
    pub async fn end(&self) {
        if let Ok(mut connection) = self.connect().await {
            if let Err(error) = sqlx::query(REMOVE).bind(self.id()).execute(&mut connection).await {
                tracing::warn!(%error, "the lease of this server could not be ended: it runs out by itself");
            }
            connection.close().await.ok();
        }
    }

    async fn connect(&self) -> Result<AnyConnection, StoreError> {
        let open = async {
            let mut connection = AnyConnection::connect_with(&self.address.options).await?;
            prepare(&mut connection, self.address.preparations(Purpose::Lease)).await?;
            Ok(connection)
        };
        let opened = tokio::time::timeout(PATIENCE, open).await;
        opened
            .map_err(|_| self.address.silent(PATIENCE))?
            .map_err(|error: sqlx::Error| self.address.unreachable(&error))
    }

    async fn renew(&self, session: &mut Option<Session>) -> Result<(), StoreError> {
        let open = match session.take() {
            Some(open) => open,
            None => Session::new(self.connect().await?),
        };
        let open = session.insert(open);
        let renewed = self.renew_through(open).await;
        renewed.map_err(|error| self.address.unreachable(&error))
    }

    async fn renew_through(&self, session: &mut Session) -> Result<(), sqlx::Error> {
        let (kind, begun) = (self.address.kind, Instant::now());
        let connection = &mut session.connection;
        let renew = format!("UPDATE nodes SET until = {} WHERE id = $1", kind.end());
        let renewed = sqlx::query(AssertSqlSafe(renew)).bind(self.id()).execute(&mut *connection).await?;
        if renewed.rows_affected() == 0 {
            metrics::counter!("darkrock_leases_lost").increment(1);
            tracing::error!(node = self.id(), "this server was silent for longer than its lease: it starts anew");
            self.register(connection).await?;
        }
        *self.renewed.lock().unwrap_or_else(PoisonError::into_inner) = begun;
        let bury =
            format!("DELETE FROM nodes WHERE id IN (SELECT id FROM nodes WHERE NOT ({}) {SKIP_WRITERS})", kind.alive());
        let buried = sqlx::query(AssertSqlSafe(bury)).execute(&mut *connection).await?.rows_affected();
        if buried > 0 {
            tracing::warn!(buried, "servers were silent for longer than their lease: their tables are free");
        }
        session.hold(&self.id()).await?;
        let suspects = std::mem::take(&mut *self.suspects.lock().unwrap_or_else(PoisonError::into_inner));
        let buried = session.bury_ended(&self.id(), &suspects).await?;
        if buried > 0 {
            tracing::warn!(buried, "servers have ended without a word: their tables are free");
        }
        let nodes: Vec<String> = sqlx::query_scalar("SELECT id FROM nodes").fetch_all(&mut session.connection).await?;
        self.compare(nodes.into_iter().collect());
        self.looked_at.send_replace(suspects);
        Ok(())
    }

    /// Tells those who wait for it that nodes are gone, whether they ended or were removed by any other.
    fn compare(&self, nodes: BTreeSet<String>) {
        metrics::gauge!("darkrock_nodes").set(nodes.len() as f64);
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if !known.is_subset(&nodes) {
            self.gone.send_modify(|times| *times += 1);
        }
        *known = nodes;
    }

    /// Writes a new row for this server.
    async fn register(&self, connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
        let id = hex(&random::<16>().map_err(|fault| sqlx::Error::Protocol(fault.to_string()))?);
        let kind = self.address.kind;
        let insert =
            format!("INSERT INTO nodes (id, address, version, started, until) VALUES ($1, $2, $3, $4, {})", kind.end());
        let place = self.place.lock().await.clone();
        let insert = sqlx::query(AssertSqlSafe(insert)).bind(id.as_str()).bind(place);
        let insert = insert.bind(env!("CARGO_PKG_VERSION")).bind(crate::shared::now());
        insert.execute(connection).await?;
        self.id.send_replace(id);
        Ok(())
    }
}
