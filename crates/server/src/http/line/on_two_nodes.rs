//! A request that waits in the line of one of two nodes, and is sent again to the other one.

use super::*;
use crate::compositions::Compositions;
use crate::config::{Config, Limits, NodeConfig};
use crate::hub::Hub;
use crate::levels::Levels;
use crate::nodes::listener;
use crate::peer::Proxies;
use crate::places::Asker;
use crate::pool::Pool;
use crate::push::PushConfig;
use crate::retention::Retention;
use crate::shared::Shared;
use crate::store::Store;
use axum::http::header::HOST;
use metrics_exporter_prometheus::PrometheusBuilder;
use std::net::SocketAddr;
use tower::ServiceExt;

#[allow(dead_code)]
#[path = "../../../tests/support/postgres.rs"]
mod postgres;

struct Node {
    app: App,
    inner: JoinHandle<()>,
}

impl Node {
    async fn open(url: &str) -> Self {
        let (store, limits) = (Store::open(url).await.expect("a database"), Limits::default());
        let pool = Pool::new(limits.thinking(1, false)).expect("a thread");
        let mut shared = Shared::new(store, pool, Levels::default(), Compositions::shipped(), limits.clone());
        shared.slow = SlowWork::new(1);
        let config = Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            database: url.to_owned(),
            origins: Vec::new(),
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
            bots: Vec::new(),
            limits,
            clock: shared.clock.clone(),
            push: PushConfig::default(),
        };
        let metrics = PrometheusBuilder::new().build_recorder().handle();
        let app = App::new(Hub::new(Arc::new(shared)), config, metrics).expect("the shipped texts");
        let inner = listener::serve(&app).await.expect("a port");
        Self { app, inner }
    }

    /// Asks for a step of the tutorial: the status, the place in line and where that is.
    async fn ask(&self, at: &str) -> (u16, Option<String>, String) {
        let body = r#"{"lesson":"moving","step":0,"inputs":[],"known":false}"#;
        let request = Request::post("/api/tutorial").header(HOST, "localhost").header(PREFER, RESPOND_ASYNC);
        let request = request.header(CONTENT_TYPE, "application/json").header(LINE_AT, at).body(Body::from(body));
        let routes = crate::http::routes(self.app.clone());
        let Ok(answer) = routes.oneshot(request.expect("a request")).await;
        let told = |name| answer.headers().get(&name).map(|value| value.to_str().expect("a text").to_owned());
        (answer.status().as_u16(), told(LINE), told(LINE_AT).unwrap_or_default())
    }

    /// Keeps the only thread for slow work busy until what this returns is dropped.
    async fn be_busy(&self) -> std::sync::mpsc::Sender<()> {
        let (release, held) = std::sync::mpsc::channel::<()>();
        let (begin, begun) = tokio::sync::oneshot::channel();
        let slow = self.app.hub.shared().slow.clone();
        let work = move || {
            begin.send(()).expect("the test waits");
            let _ = held.recv();
        };
        tokio::spawn(
            async move { slow.run(Asker { guest: Some("jules".to_owned()), ..Asker::default() }, work).await },
        );
        begun.await.expect("it begins");
        release
    }

    fn waiting(&self) -> usize {
        self.app.lines.with(|works| works.len())
    }

    async fn close(self) {
        self.inner.abort();
        self.app.hub.shared().store.close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_place_is_kept_whichever_node_is_asked() {
    let server = postgres::Server::get().unwrap_or_else(|reason| panic!("{reason}"));
    let url = postgres::create_database(&server.url()).await;
    let (here, there) = (Node::open(&url).await, Node::open(&url).await);
    let busy = here.be_busy().await;
    let (status, place, at) = here.ask("").await;
    assert_eq!((status, place.as_deref(), at.len()), (202, Some("1"), 32));
    assert!(!at.contains(&here.app.hub.shared().store.node()[..8]), "it does not tell the node's id");
    for node in [&there, &here, &there] {
        assert_eq!(node.ask(&at).await, (202, place.clone(), at.clone()), "it waits at one place");
        assert_eq!((here.waiting(), there.waiting()), (1, 0));
    }
    // Nobody has that name: the request is served where it has arrived.
    assert_eq!(there.ask(&"0".repeat(32)).await.0, 200);
    drop(busy);
    assert_eq!(there.ask(&at).await, (200, None, String::new()), "it is served where it waits");
    assert_eq!((here.waiting(), there.waiting()), (0, 0));
    // A place at a node that is gone is lost, and the request is served by another one.
    let busy = here.be_busy().await;
    let (status, _, at) = here.ask("").await;
    assert_eq!(status, 202);
    here.close().await;
    assert_eq!(there.ask(&at).await.0, 200);
    drop(busy);
    there.close().await;
    postgres::drop_database(&server.url(), &url).await;
}
