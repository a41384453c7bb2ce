//! Several servers on one database: which passes what on to which.
//!
//! A client may reach any node. What concerns a table is done by the node that owns it ([`crate::hub::Place`]): the others
//! pass requests and sockets on to it, over a connection of HTTP with a secret that all nodes read from the database
//! (`pass_on`). So they do with what waits in the line of one of them. `listener` is the receiving side. Everything else is done by the node that was reached, from the rows.

pub(crate) mod listener;
pub(crate) mod pass_on;

use crate::fairness::sha256;
use crate::fault::Fault;
use crate::host::Order;
use crate::names::clean_line;
use crate::store::{NodeRow, Store};
use axum::body::{Body, to_bytes};
use axum::http::header::AUTHORIZATION;
use axum::http::{HeaderValue, Request, Response};
use hyper::body::Incoming;
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::OnceCell;

/// How long the connection to another node may take.
pub(crate) const CONNECT: Duration = Duration::from_secs(2);
/// How long another node may take to answer a question: one that lives and cannot be reached keeps its lease, however long
/// that lasts. What changes something is waited for, because it cannot be asked again.
const ANSWER: Duration = Duration::from_secs(2);
/// How long a node that has not answered is not asked: whoever is told so at once soon reaches another node, the silent one
/// itself perhaps, instead of waiting here again.
const SILENT: Duration = Duration::from_secs(1);
/// How long another node may take to carry out what it is told.
const PATIENCE: Duration = Duration::from_secs(5);

/// The longest error that is read, in bytes.
const MOST_TOLD: usize = 4096;

/// The name of the secret by which nodes recognize each other.
const SECRET: &str = "nodes";

/// The header with the client's addresses, as the node knows them that the client has reached.
pub(crate) const PEER: &str = "x-darkrock-peer";

/// The header of a request that may be done already: the node that had it is gone.
pub(crate) const AGAIN: &str = "x-darkrock-again";

/// The header of a request that waits in the line of the node that is asked.
pub(crate) const WAITS: &str = "x-darkrock-waits";

/// The header with the name of whoever gives an order.
const WHO: &str = "x-darkrock-who";
/// The header of an order that the node has noted that passes it on.
const NOTED: &str = "x-darkrock-noted";

/// The connection to the other nodes.
#[derive(Debug)]
pub struct Nodes {
    store: Store,
    client: Client<HttpConnector, Body>,
    secret: OnceCell<HeaderValue>,
    silent: Silent,
}

/// Which nodes have not answered lately, and until when they are not asked.
#[derive(Debug, Default)]
struct Silent(Mutex<HashMap<String, Instant>>);

impl Silent {
    fn with<T>(&self, change: impl FnOnce(&mut HashMap<String, Instant>) -> T) -> T {
        change(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Whether a node is not asked now.
    fn is(&self, node: &str, now: Instant) -> bool {
        self.with(|until| {
            until.retain(|_, until| *until > now);
            until.contains_key(node)
        })
    }

    fn note(&self, node: &str, now: Instant) {
        self.with(|until| until.insert(node.to_owned(), now + SILENT));
    }

    fn forget(&self, node: &str) {
        self.with(|until| until.remove(node));
    }
}

/// A request to another node that has no answer.
#[derive(Debug)]
pub(crate) struct Unanswered {
    /// Whether the node may have carried it out.
    pub sent: bool,
    /// What the client is told.
    pub fault: Fault,
}

impl From<Unanswered> for Fault {
    fn from(unanswered: Unanswered) -> Self {
        unanswered.fault
    }
}

/// A guest has a new id.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Renamed {
    /// The former id.
    pub old: String,
    /// The id under which the guest is known from now on.
    pub new: String,
    /// The name that remains of a guest who was deleted.
    pub name: Option<String>,
    /// Whether nobody has the new id: the guest has logged out, or was deleted.
    #[serde(default)]
    pub left: bool,
}

impl Renamed {
    /// That a guest has this new id.
    pub fn new(old: &str, new: &str, name: Option<&str>, left: bool) -> Self {
        Self { old: old.to_owned(), new: new.to_owned(), name: name.map(str::to_owned), left }
    }
}

/// Whether a question may need work that takes longer than [`ANSWER`]: asked again, it would only be done twice.
fn is_slow(path: &str) -> bool {
    ["/missed", "/notes"].iter().any(|end| path.ends_with(end))
}

impl Nodes {
    /// The nodes on a database.
    pub fn new(store: Store) -> Self {
        let mut connector = HttpConnector::new();
        connector.set_connect_timeout(Some(CONNECT));
        connector.set_nodelay(true);
        let client = Client::builder(TokioExecutor::new()).build(connector);
        Self { store, client, secret: OnceCell::new(), silent: Silent::default() }
    }

    /// The value of the header by which nodes recognize each other.
    pub(crate) async fn secret(&self) -> Result<&HeaderValue, Fault> {
        let read = async || {
            let secret = self.store.secret(SECRET).await?;
            let mut value = HeaderValue::try_from(format!("Bearer {secret}"))
                .map_err(|error| Fault::internal(format!("the secret of the nodes is not hexadecimal: {error}")))?;
            value.set_sensitive(true);
            Ok::<_, Fault>(value)
        };
        self.secret.get_or_try_init(read).await
    }

    /// A name of a node that clients are told: it says nothing about it, and nobody else can make one.
    pub(crate) async fn mark(&self, node: &str) -> Result<String, Fault> {
        let secret = self.secret().await?;
        Ok(sha256(&[b"line ", secret.as_bytes(), b" ", node.as_bytes()].concat())[..32].to_owned())
    }

    /// Another node that lives, by that name.
    pub(crate) async fn marked(&self, mark: &str) -> Result<Option<NodeRow>, Fault> {
        let me = self.store.node();
        if self.mark(&me).await? == mark {
            return Ok(None);
        }
        for node in self.store.nodes().await?.into_iter().filter(|node| node.id != me && !node.address.is_empty()) {
            if self.mark(&node.id).await? == mark {
                return Ok(Some(node));
            }
        }
        Ok(None)
    }

    /// Sends a request to a node.
    ///
    /// # Errors
    /// When it cannot be reached, leaves a question without an answer, or is gone before it has answered: a node that is
    /// frozen accepts connections, too.
    pub(crate) async fn send(
        &self,
        node: &NodeRow,
        mut request: Request<Body>,
    ) -> Result<Response<Incoming>, Unanswered> {
        let unanswered = |sent: bool, reason: String| {
            tracing::warn!(node = node.id, address = node.address, reason, "another server cannot be reached");
            let message = "the server that has this table cannot be reached: try again";
            Unanswered { sent, fault: Fault::unavailable(message) }
        };
        if self.silent.is(&node.id, Instant::now()) {
            return Err(unanswered(false, "it has not answered a moment ago".to_owned()));
        }
        let path = request.uri().path_and_query().map_or("/", |path| path.as_str());
        let uri = format!("http://{}{path}", node.address).parse();
        *request.uri_mut() = uri.map_err(|error| unanswered(false, format!("its address is invalid: {error}")))?;
        let secret = self.secret().await.map_err(|fault| Unanswered { sent: false, fault })?;
        request.headers_mut().insert(AUTHORIZATION, secret.clone());
        let waits = request.headers().contains_key(WAITS);
        let is_quick = request.method().is_safe() && !waits && !is_slow(request.uri().path());
        let patience = async {
            if !is_quick {
                std::future::pending::<()>().await;
            }
            tokio::time::sleep(ANSWER).await;
        };
        tokio::select! {
            answer = self.client.request(request) => match answer {
                Ok(answer) => {
                    self.silent.forget(&node.id);
                    Ok(answer)
                }
                Err(error) => {
                    self.store.suspect(&node.id);
                    Err(unanswered(!error.is_connect(), error.to_string()))
                }
            },
            () = self.store.until_gone(&node.id) => Err(unanswered(true, "it has lost its lease".to_owned())),
            () = patience => {
                self.store.suspect(&node.id);
                self.silent.note(&node.id, Instant::now());
                Err(unanswered(true, "it does not answer".to_owned()))
            }
        }
    }

    /// Has a node carry out an order of the host, and note who has given it; without anybody, it is noted already.
    ///
    /// # Errors
    /// Its error, or that it cannot be reached.
    pub async fn order(&self, node: &NodeRow, order: &Order, who: Option<&str>) -> Result<(), Fault> {
        let body = serde_json::to_vec(order).map_err(|error| Fault::internal(error.to_string()))?;
        let request = Request::post("/nodes/order").header("content-type", "application/json");
        let request = match who {
            Some(who) => request.header(WHO, clean_line(who).as_bytes()),
            None => request.header(NOTED, "yes"),
        };
        let request = request.body(Body::from(body));
        let request = request.map_err(|error| Fault::internal(error.to_string()))?;
        let answer = tokio::time::timeout(PATIENCE, self.send(node, request)).await;
        let answer = answer.map_err(|_| Fault::unavailable("the server does not respond: try again"))??;
        let status = answer.status();
        if status.is_success() {
            return Ok(());
        }
        let body = to_bytes(Body::new(answer.into_body()), MOST_TOLD).await.unwrap_or_default();
        let told: serde_json::Value = serde_json::from_slice(&body).unwrap_or_default();
        let message = told["error"]["message"].as_str().unwrap_or("the server could not do it").to_owned();
        Err(Fault { status, ..Fault::unavailable(message) })
    }

    /// Tells all other nodes that a guest has a new id. A node that cannot be reached reads it from the rows later.
    pub(crate) async fn tell_renamed(&self, renamed: &Renamed) {
        let others = self.store.nodes().await.unwrap_or_default();
        let me = self.store.node();
        for node in others.iter().filter(|node| node.id != me && !node.address.is_empty()) {
            let body = serde_json::to_vec(renamed).unwrap_or_default();
            let request = Request::post("/nodes/rename").header("content-type", "application/json");
            let Ok(request) = request.body(Body::from(body)) else { continue };
            let told = tokio::time::timeout(PATIENCE, self.send(node, request)).await;
            if !matches!(told, Ok(Ok(answer)) if answer.status().is_success()) {
                tracing::warn!(node = node.id, "another server did not hear of a guest's new id");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::net::TcpListener;

    /// After this time the test fails as hanging.
    const GUARD: Duration = Duration::from_secs(60);

    /// A partition: the owner renews its lease, accepts a connection, and nothing comes back.
    #[tokio::test]
    async fn a_node_that_lives_and_is_silent_leaves_no_question_hanging() {
        let folder = std::env::temp_dir().join(format!("darkrock-silent-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let store = Store::open(&format!("sqlite://{}/kept.db", folder.display())).await.expect("a database");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("its number").to_string();
        // Its own node: the one whose lease certainly runs.
        let node = NodeRow { id: store.node(), address, version: String::new(), started: 0 };
        let nodes = Nodes::new(store);
        let ask = || Request::get("/api/tables/a").body(Body::empty()).expect("a request");
        let answer = tokio::time::timeout(GUARD, nodes.send(&node, ask())).await;
        assert!(answer.is_ok_and(|answer| answer.is_err_and(|unanswered| unanswered.sent)), "it gives up");
        // The next ones are not sent, whatever they are: they may soon reach another node.
        let order = Request::post("/api/tables/a/start").body(Body::empty()).expect("a request");
        for next in [ask(), order] {
            assert!(nodes.send(&node, next).await.is_err_and(|unanswered| !unanswered.sent));
        }
        let now = Instant::now();
        assert!(nodes.silent.is(&node.id, now) && !nodes.silent.is("another", now));
        assert!(!nodes.silent.is(&node.id, now + SILENT), "a moment later it is asked again");
        assert!(is_slow("/api/tables/a/missed") && !is_slow("/api/tables/missed/live"));
        drop(listener);
        std::fs::remove_dir_all(&folder).ok();
    }
}
