//! A server of the test's own, in this process, with a runtime of its own: dropping that is as hard as ending a process.

use darkrock_rules::Content;
use darkrock_rules::content::Files;
use darkrock_server::{Config, Limits, ServeError};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

static FILES: AtomicU32 = AtomicU32::new(0);

pub fn content() -> &'static Content {
    static CONTENT: OnceLock<Content> = OnceLock::new();
    CONTENT.get_or_init(|| Content::embedded().expect("the shipped content"))
}

/// A database file that goes with its test.
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

/// Limits that are in no test's way.
pub fn generous() -> Limits {
    Limits {
        bot_time: Duration::from_secs(30),
        tables_per_guest: 1000,
        messages_per_second: 1_000_000,
        requests_per_second: 1_000_000,
        ..Limits::default()
    }
}

pub struct Server {
    pub address: SocketAddr,
    runtime: Option<Runtime>,
    stop: Option<oneshot::Sender<()>>,
    served: JoinHandle<Result<(), ServeError>>,
    /// The folder of its database, unless that is another's.
    folder: Option<Folder>,
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
        Self::with_content(database, limits, content(), Files::embedded()).await
    }

    pub async fn with_content(database: &str, limits: Limits, content: &'static Content, files: Files) -> Self {
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("threads");
        let config = Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            database: database.to_owned(),
            origins: vec!["https://play.example.org".to_owned()],
            secure_cookies: false,
            bot_threads: 1,
            limits,
        };
        let (ready, address) = oneshot::channel();
        let (stop, stopping) = oneshot::channel();
        let served = runtime.spawn(async move {
            let ready = |address| drop(ready.send(address));
            let stop = async { drop(stopping.await) };
            darkrock_server::serve(config, content, &files, ready, stop).await
        });
        let address = address.await.expect("the server starts");
        Self { address, runtime: Some(runtime), stop: Some(stop), served, folder: None }
    }

    /// Stops it in good order.
    pub async fn stop(mut self) {
        drop(self.stop.take());
        let ended = tokio::time::timeout(super::browser::GUARD, &mut self.served).await.expect("the server ends");
        ended.expect("no panic").expect("the server ends well");
        self.end().await;
    }

    /// Ends it at once, whatever it is doing.
    pub async fn crash(mut self) {
        self.end().await;
    }

    async fn end(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            let ended = tokio::task::spawn_blocking(move || runtime.shutdown_timeout(Duration::from_secs(10)));
            ended.await.expect("the runtime ends");
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}
