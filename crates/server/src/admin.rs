//! `darkrock admin`: looks into the database of a server, and has it do what the host wants, beside a running server or
//! without one.

use crate::compositions::Compositions;
use crate::config::Limits;
use crate::deeds;
use crate::export::{self, Export, Exported};
use crate::fault::Fault;
use crate::halt::{Halt, is_of_rules};
use crate::history::Unread;
use crate::host::{self, Order};
use crate::hub::Hub;
use crate::levels::Levels;
use crate::pool::Pool;
use crate::retention::{self, Retention};
use crate::shared::{Shared, now};
use crate::store::{MOST_LISTED, NodeRow, Store, StoreError, TableFilter};
use crate::wire::table::Status;
use darkrock_rules::Catalog;
use std::sync::Arc;

/// What the rules of this program make of a running game.
#[derive(Debug)]
pub struct Checked {
    /// The table's id.
    pub id: String,
    /// The table's name.
    pub name: String,
    /// Where it stops; none if it goes on. Why, if that cannot be known.
    pub halt: Result<Option<Halt>, Fault>,
}

/// Replays each running game of a database by the rules of this program, and changes nothing: of a server that runs, or of a
/// former version.
///
/// # Errors
/// When the database cannot be read, or has a schema that this version does not know.
pub async fn check_games(url: &str, catalog: Catalog, mut each: impl FnMut(Checked)) -> Result<(), Fault> {
    let store = Store::look_at(url).await?;
    let admin = Admin { store, writes: false, who: String::new() };
    let checked = admin.check_each(catalog, &mut each).await;
    admin.close().await;
    checked
}

/// Access to a database as its host.
pub struct Admin {
    store: Store,
    /// Whether this program may write; otherwise a server does.
    writes: bool,
    /// Who does what is done, for the log.
    who: String,
}

impl Admin {
    /// Opens a database: alone if no server runs on it, otherwise beside it.
    ///
    /// # Errors
    /// When it cannot be opened, or has the schema of another version.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        // A file has one writer. Other databases have many, but a server carries out what concerns its tables.
        match Store::attach(url).await {
            Ok(store) if Self::server(&store).await?.is_some() => {
                return Ok(Self { store, writes: false, who: String::new() });
            }
            Ok(store) => store.close().await,
            Err(StoreError::Folder { folder, source }) => return Err(StoreError::Folder { folder, source }),
            // A former schema is migrated when the database is opened alone.
            Err(_) => {}
        }
        Ok(Self { store: Store::open(url).await?, writes: true, who: String::new() })
    }

    /// The same in the name of somebody, for the log.
    #[must_use]
    pub fn in_name_of(self, who: impl Into<String>) -> Self {
        Self { who: who.into(), ..self }
    }

    /// A server that runs on the database.
    async fn server(store: &Store) -> Result<Option<NodeRow>, StoreError> {
        for node in store.nodes().await? {
            let reached =
                tokio::time::timeout(crate::nodes::CONNECT, tokio::net::TcpStream::connect(&node.address)).await;
            if matches!(reached, Ok(Ok(_))) {
                return Ok(Some(node));
            }
        }
        Ok(None)
    }

    /// The database, to look into.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// The secret by which servers on the database recognize workers.
    ///
    /// # Errors
    /// When the database cannot be read or written.
    pub async fn worker_secret(&self) -> Result<String, Fault> {
        match self.writes {
            true => deeds::noted(&self.store, &self.who, &Order::TellWorkerSecret, async { Ok(()) }).await?,
            false => self.order(Order::TellWorkerSecret).await?,
        }
        Ok(self.store.secret(crate::workers::SECRET).await?)
    }

    /// Carries out an order, or has a running server do so.
    ///
    /// # Errors
    /// When its object does not exist, or the server or the database fails.
    pub async fn order(&self, order: Order) -> Result<(), Fault> {
        if self.writes {
            let catalog = Catalog::embedded().map_err(|error| Fault::internal(error.to_string()))?;
            return host::carry_out(&Hub::new(self.shared(catalog)?), order, &self.who).await;
        }
        let nodes = crate::nodes::Nodes::new(self.store.clone());
        let none = || Fault::unavailable("no server answers on this database any more: try again");
        let server = Self::server(&self.store).await?.ok_or_else(none)?;
        nodes.order(&server, &order, Some(&self.who)).await
    }

    /// Removes what is older than that.
    ///
    /// # Errors
    /// When a server runs on the database, which does it by itself.
    pub async fn remove_old(&self, retention: Retention) -> Result<(), Fault> {
        if !self.writes {
            let message = "a server runs on this database and removes what is old by itself: give it the same options";
            return Err(Fault::conflict("running", message));
        }
        let deed = serde_json::json!({"remove-old": retention});
        deeds::noted(&self.store, &self.who, &deed, async {
            retention::remove_old(&self.store, &retention, now()).await;
            if retention.records.is_some() {
                let catalog = Catalog::embedded().map_err(|error| Fault::internal(error.to_string()))?;
                retention::move_finished(&self.shared(catalog)?, &retention, now()).await;
            }
            Ok(())
        })
        .await
    }

    /// Writes the games of people that may be published at `now`, in milliseconds since 1970, as a set of records.
    ///
    /// # Errors
    /// When the set would have too few people, its folder has something in it, or database or folder fail; then there is no set.
    pub async fn export_games(&self, catalog: Catalog, asked: &Export, now: i64) -> Result<Exported, Fault> {
        let collected = export::collect(&self.shared(catalog)?, asked, now).await?;
        let exported = collected.exported();
        let Exported { games, people, .. } = exported;
        let order = Order::ExportGames { games, people, license: asked.license.clone() };
        match self.writes {
            true => deeds::noted(&self.store, &self.who, &order, async { collected.publish() }).await?,
            false => {
                self.order(order).await?;
                collected.publish()?;
            }
        }
        Ok(exported)
    }

    async fn check_each(&self, catalog: Catalog, each: &mut impl FnMut(Checked)) -> Result<(), Fault> {
        let shared = self.shared(catalog)?;
        let mut filter = TableFilter { status: Some(Status::Running), limit: MOST_LISTED, ..TableFilter::default() };
        loop {
            let tables = self.store.tables(&filter).await?;
            let Some((last, _)) = tables.last() else { return Ok(()) };
            filter.before = Some((last.created, last.id.clone()));
            for (row, seats) in tables {
                let halt = match Unread::fetch_started(&shared, &row, &seats).await {
                    Ok(unread) => shared.slow.run_own(move || unread.halt()).await.and_then(|halt| halt),
                    Err(fault) if is_of_rules(&fault) => Ok(Some(Halt::without_content(row.rules, &fault))),
                    Err(fault) => Err(fault),
                };
                each(Checked { id: row.id, name: row.settings.name, halt });
            }
        }
    }

    /// The state of tables without a server.
    fn shared(&self, catalog: Catalog) -> Result<Arc<Shared>, Fault> {
        let limits = Limits::default();
        let pool = Pool::new(limits.thinking(1, false)).map_err(|error| Fault::internal(error.to_string()))?;
        let compositions = Compositions::new(catalog)?;
        Ok(Arc::new(Shared::new(self.store.clone(), pool, Levels::default(), compositions, limits)))
    }

    /// Writes everything and closes the database.
    pub async fn close(self) {
        self.store.close().await;
    }
}
