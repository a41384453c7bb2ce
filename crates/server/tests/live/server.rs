//! A test server in this process, with its own runtime: dropping that is equivalent to a crash.

use darkrock_rules::{Catalog, Content};
use darkrock_server::config::NodeConfig;
use darkrock_server::peer::Proxies;
use darkrock_server::retention::Retention;
use darkrock_server::{BotMaker, Clock, Config, Limits, PushConfig, ServeError};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tokio::sync::oneshot;

static FILES: AtomicU32 = AtomicU32::new(0);

pub fn content() -> &'static Content {
    static CONTENT: OnceLock<Content> = OnceLock::new();
    CONTENT.get_or_init(|| Content::embedded().expect("the shipped content"))
}

/// The shipped modules.
pub fn catalog() -> Catalog {
    Catalog::embedded().expect("the shipped modules")
}

/// A database file that is deleted with its test.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Self {
        let number = FILES.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("darkrock-live-{}-{number}", std::process::id()));
        std::fs::remove_dir_all(&folder).ok();
        std::fs::create_dir_all(&folder).expect("a folder");
        Self(folder)
    }

    pub fn url(&self) -> String {
        format!("sqlite://{}/kept.db", self.0.display())
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.0).ok();
    }
}

/// Limits that no test reaches.
pub fn generous() -> Limits {
    Limits {
        bot_time: Duration::from_secs(30),
        // Bots return their first choice.
        bot_thinking: Duration::from_millis(1),
        bot_least: Duration::from_millis(1),
        bot_window: Duration::from_millis(1),
        review_iterations: 1,
        tables_per_guest: 1000,
        listed_per_address: 1000,
        bot_games_per_guest: 1000,
        bot_games_per_address: 1000,
        bot_games: 1000,
        pages_per_guest: 1000,
        pages_per_address: 1000,
        connections_per_address: 1000,
        messages_per_second: 1_000_000,
        chat_per_second: 1_000_000,
        requests_per_second: 1_000_000,
        guest_requests_per_second: 1_000_000,
        reads_per_second: 1_000_000,
        guest_reads_per_second: 1_000_000,
        hints_per_second: 1_000_000,
        worker_wait: Duration::ZERO,
        away_before_votes: Duration::ZERO,
        ..Limits::default()
    }
}

pub struct Server {
    pub address: SocketAddr,
    stop: oneshot::Sender<()>,
    kill: oneshot::Sender<()>,
    /// The result of the server after shutdown; none when it was killed.
    ended: oneshot::Receiver<Option<Result<(), ServeError>>>,
    /// The folder of its database, unless that is owned elsewhere.
    folder: Option<Folder>,
}

/// A clock that stands still at the present: what is counted by periods is counted in one.
pub fn still() -> Clock {
    Clock::still(Clock::default().now_ms())
}

impl Server {
    /// A server with an empty database.
    pub async fn new() -> Self {
        let folder = Folder::new();
        let mut server = Self::on(&folder.url()).await;
        server.folder = Some(folder);
        server
    }

    /// A server on a database.
    pub async fn on(database: &str) -> Self {
        Self::with(database, generous()).await
    }

    pub async fn with(database: &str, limits: Limits) -> Self {
        Self::with_catalog(database, limits, catalog()).await
    }

    pub async fn with_catalog(database: &str, limits: Limits, catalog: Catalog) -> Self {
        Self::run(Self::config(database, limits, Vec::new()), catalog).await
    }

    /// A server with an empty database and these limits.
    pub async fn with_limits(limits: Limits) -> Self {
        let folder = Folder::new();
        let mut server = Self::with(&folder.url(), limits).await;
        server.folder = Some(folder);
        server
    }

    /// A server behind proxies.
    pub async fn behind(proxies: Proxies, limits: Limits) -> Self {
        let folder = Folder::new();
        let config = Config { proxies, clock: still(), ..Self::config(&folder.url(), limits, Vec::new()) };
        let mut server = Self::run(config, catalog()).await;
        server.folder = Some(folder);
        server
    }

    /// A server on a database with external programs.
    pub async fn with_bots(database: &str, limits: Limits, bots: Vec<BotMaker>) -> Self {
        Self::run(Self::config(database, limits, bots), catalog()).await
    }

    /// The default configuration of a test server.
    pub fn config(database: &str, limits: Limits, bots: Vec<BotMaker>) -> Config {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            database: database.to_owned(),
            origins: vec!["https://play.example.org".to_owned()],
            proxies: Proxies::default(),
            passkey_domain: None,
            mail: None,
            provider: None,
            secure_cookies: false,
            former_cookies: false,
            metrics: None,
            nodes: NodeConfig::default(),
            retention: Retention::default(),
            bot_threads: 1,
            bots,
            limits,
            clock: Clock::default(),
            push: PushConfig::default(),
        }
    }

    /// A server with this configuration.
    pub async fn run(config: Config, catalog: Catalog) -> Self {
        let (ready, address) = oneshot::channel();
        let (stop, stopping) = oneshot::channel::<()>();
        let (kill, killed) = oneshot::channel::<()>();
        let (end, ended) = oneshot::channel();
        std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
            let runtime = runtime.expect("threads");
            let ready = |address| ready.send(address).expect("the test waits");
            let stop = async { drop(stopping.await) };
            let how = runtime.block_on(async {
                tokio::select! {
                    ended = darkrock_server::serve(config, catalog, ready, stop) => Some(ended),
                    Ok(()) = killed => None,
                }
            });
            runtime.shutdown_timeout(Duration::from_secs(10));
            // A test that does not wait for the end has continued.
            drop(end.send(how));
        });
        let address = address.await.expect("the server starts");
        Self { address, stop, kill, ended, folder: None }
    }

    /// Shuts it down in good order.
    pub async fn stop(self) {
        let Self { stop, kill: _kill, ended, folder: _folder, .. } = self;
        stop.send(()).expect("the server waits");
        let ended = tokio::time::timeout(super::browser::GUARD, ended).await.expect("the server ends");
        ended.expect("no panic").expect("nobody killed it").expect("the server ends well");
    }

    /// Kills it.
    pub async fn crash(self) {
        let Self { stop: _stop, kill, ended, folder: _folder, .. } = self;
        kill.send(()).expect("the server runs");
        let ended = tokio::time::timeout(super::browser::GUARD, ended).await.expect("the server ends");
        assert!(ended.expect("no panic").is_none());
    }
}
