//! Darkrock over the network: tables, guests, live play and storage (`docs/operating.md`,
//! `docs/server-internals.md`).
//!
//! A table is a task ([`table`]) that handles commands in sequence; clients use WebSockets ([`socket`]) for play, and
//! HTTP ([`http`]) for lists and lobbies. Every choice is a row in the database ([`store`]) before it is broadcast. The
//! wire format is in [`wire`].

pub mod accounts;
pub mod achievements;
pub mod admin;
mod authorities;
pub mod bot_games;
pub mod clock;
pub mod compositions;
pub mod config;
mod connections;
pub mod deeds;
pub mod export;
pub mod fair;
pub mod fairness;
pub mod fault;
mod files;
pub mod game;
pub mod guest;
pub mod halt;
pub mod history;
pub mod host;
pub mod http;
pub mod hub;
mod kept;
pub mod levels;
pub mod limit;
pub mod mail;
mod measures;
pub mod moderation;
pub mod names;
pub mod nodes;
pub mod notices;
pub mod orders;
pub mod owner;
pub mod peer;
pub mod places;
pub mod pool;
pub mod pulse;
pub mod push;
pub mod rating;
pub mod retention;
pub mod review;
pub mod security;
mod settling;
pub mod shared;
mod sightings;
pub mod slow;
pub mod socket;
mod spans;
pub mod store;
mod sweep;
pub mod table;
mod times;
pub mod tutorial;
pub mod watchers;
pub mod wire;
pub mod workers;

pub use clock::Clock;
pub use config::{Config, Limits, Secret};
pub use levels::BotMaker;
pub use push::PushConfig;

use compositions::Compositions;
use connections::Connections;
use darkrock_rules::Catalog;
use darkrock_rules::content::CompositionError;
use hub::Hub;
use levels::{BadName, Levels};
use mail::{MailError, Mailer};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use pool::Pool;
use shared::Shared;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use store::{Store, StoreError};
use tokio::net::TcpListener;

/// Startup errors.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address cannot be bound.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, io::Error),
    /// The database cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The content is not playable.
    #[error(transparent)]
    Content(#[from] CompositionError),
    /// The name of an external program is invalid.
    #[error(transparent)]
    Bots(#[from] BadName),
    /// Mails cannot be sent as configured.
    #[error(transparent)]
    Mail(#[from] MailError),
    /// The threads cannot be started.
    #[error("cannot start the threads for the bots: {0}")]
    Threads(io::Error),
    /// The connection was lost.
    #[error("the server failed: {0}")]
    Failed(io::Error),
    /// The shipped texts cannot be parsed.
    #[error("{0}")]
    Texts(String),
}

/// How long clients have to disconnect during shutdown.
const GRACE: Duration = Duration::from_secs(3);

/// Whether the browser client is embedded; a program built before its client has none.
pub fn has_client() -> bool {
    http::has_client()
}

/// The recorder of metrics, a singleton of the process.
fn recorder() -> PrometheusHandle {
    static HANDLE: OnceLock<PrometheusHandle> = OnceLock::new();
    let install = || {
        let builder = measures::builder().unwrap_or_else(|error| {
            tracing::error!(%error, "the histograms of the metrics have no buckets");
            PrometheusBuilder::new()
        });
        let recorder = builder.build_recorder();
        let handle = recorder.handle();
        // This fails only if the process already has a recorder; then the handle stays empty.
        if metrics::set_global_recorder(recorder).is_ok() {
            measures::register();
        }
        handle
    };
    HANDLE.get_or_init(install).clone()
}

/// Serves the metrics at a separate address.
async fn serve_metrics(listen: SocketAddr) -> Result<tokio::task::JoinHandle<()>, ServeError> {
    let listener = TcpListener::bind(listen).await.map_err(|e| ServeError::Listen(listen, e))?;
    let address = listener.local_addr().map_err(ServeError::Failed)?;
    tracing::info!(%address, "serving metrics at /metrics");
    Ok(tokio::spawn(async move {
        if let Err(error) = axum::serve(listener, http::metrics_routes(recorder())).await {
            tracing::error!(%error, "metrics are no longer served");
        }
    }))
}

/// What a server does by itself, until it is aborted.
async fn keep_going(hub: Hub, retention: retention::Retention) {
    let kept = host::keep(hub.clone(), retention);
    let (beating, timing) = (pulse::run(hub.clone()), times::run(hub.clone()));
    tokio::join!(hub.keep_running(), hub.heed_lease(), kept, hub.keep_settling(), beating, timing);
}

/// Serves until `stop` is ready, then notifies and disconnects all clients. `ready` receives the bound address.
///
/// # Errors
/// When the server cannot start or fails.
pub async fn serve(
    config: Config,
    catalog: Catalog,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    authorities::check();
    let levels = Levels::new(config.bots.clone())?;
    let compositions = Compositions::new(catalog)?;
    let store = Store::open(&config.database).await?;
    accounts::key_names(&store).await?;
    let thinking = config.limits.thinking(config.bot_threads, levels.has_programs());
    let pool = Pool::new(thinking).map_err(ServeError::Threads)?;
    let mut shared = Shared::new(store.clone(), pool.clone(), levels, compositions, config.limits.clone());
    shared.clock = config.clock.clone();
    shared.push = push::Push::new(config.push.reachable(&config.origins));
    shared.mailer = config.mail.as_ref().map(Mailer::start).transpose()?;
    let hub = Hub::new(Arc::new(shared));
    // Before any table is loaded: the time in which no server ran is nobody's.
    hub.shared().beat().await?;
    hub.shared().time_games().await;
    // Before anybody is let in: who is kept out.
    host::look(&hub).await;
    let (listen, metrics, retention) = (config.listen, config.metrics, config.retention.clone());
    let origin = config.origins.first().cloned();
    let app = http::App::new(hub.clone(), config, recorder()).map_err(|e| ServeError::Texts(e.to_string()))?;
    let inner = nodes::listener::serve(&app).await?;
    let listener = TcpListener::bind(listen).await.map_err(|e| ServeError::Listen(listen, e))?;
    let address = listener.local_addr().map_err(ServeError::Failed)?;
    let watched = if let Some(metrics) = metrics { Some(serve_metrics(metrics).await?) } else { None };
    tracing::info!(version = env!("CARGO_PKG_VERSION"), database = store.name(), %address, "the server is running");
    let resuming = tokio::spawn(keep_going(hub.clone(), retention));
    let sweeping = tokio::spawn(sweep::run(hub.clone()));
    let watching = tokio::spawn(watchers::run(hub.clone(), store.changes()));
    let notifying = notices::Notifying::start(hub.clone(), origin);
    ready(address);
    let (limits, proxies, drain) = (app.config.limits.clone(), app.config.proxies.clone(), app.config.nodes.drain);
    let connections = Connections::new(http::routes(app), limits, proxies, files::raise());
    let (stopped, stopping) = tokio::sync::oneshot::channel();
    let closing = hub.clone();
    let server = connections.serve(listener, async move {
        stop.await;
        // A load balancer sends new clients elsewhere before the others are disconnected.
        closing.drain(drain).await;
        // Bots stop choosing, so that nothing is written after the store is closed; they continue after a restart.
        pool.close();
        closing.close("the server is shutting down; this client reconnects automatically once it is back").await;
        // There is no receiver if the server has ended by itself.
        let _ = stopped.send(());
    });
    let server = tokio::spawn(server);
    let ended = tokio::select! {
        ended = server => ended.map_err(io::Error::other),
        () = async { drop(stopping.await); tokio::time::sleep(GRACE).await; } => Ok(()),
    };
    resuming.abort();
    inner.abort();
    [sweeping, watching].iter().for_each(tokio::task::JoinHandle::abort);
    watched.iter().for_each(tokio::task::JoinHandle::abort);
    // The last messages to the clients are still being sent.
    let _ = tokio::time::timeout(GRACE, hub.all_closed()).await;
    notifying.end(hub.shared(), GRACE).await;
    hub.shared().last_beat().await;
    store.close().await;
    ended.map_err(ServeError::Failed)
}
