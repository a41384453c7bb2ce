//! The server's side of a worker's connection.

use super::crew::Refusal;
use super::link::Link;
use super::{CONTENT, MOST_THREADS, SECRET, THREADS, VERSION, version};
use crate::fairness::sha256;
use crate::fault::Fault;
use crate::http::App;
use crate::peer::Peer;
use crate::security::{self, Event};
use axum::Router;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use axum::http::header::AUTHORIZATION;
use axum::response::Response;
use axum::routing::any;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::time::timeout;

/// The maximum size of a worker's message, in bytes.
const LONGEST: usize = 1024;
/// The interval of pings.
const PING: Duration = Duration::from_secs(5);
/// The timeout for a worker that sends nothing at all, not even pongs.
const SILENCE: Duration = Duration::from_secs(15);
/// The timeout for a worker that reads nothing.
const STUCK: Duration = Duration::from_secs(5);

/// The close code for a violation of the protocol (RFC 6455, 7.4.1).
const POLICY: u16 = 1008;
/// The close code after which the worker may connect again immediately.
const AGAIN: u16 = 1012;

/// The route for workers.
pub(crate) fn routes(app: App) -> Router {
    Router::new().route("/workers", any(connect)).with_state(app)
}

async fn connect(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Fault> {
    let admitted = async {
        let threads = admit(&app, address, &headers).await?;
        let crew = app.hub.shared().pool.crews().of(Peer::new(address.ip()), Instant::now());
        crew.admit(Instant::now())?;
        Ok::<_, Fault>((threads, crew))
    };
    let (threads, crew) = admitted.await.inspect_err(|fault| {
        tracing::warn!(worker = %address, reason = fault.message, "a worker was refused");
    })?;
    let upgrade = upgrade.max_message_size(LONGEST).max_frame_size(LONGEST);
    Ok(upgrade.on_upgrade(move |socket| serve(app, socket, Link::new(address.to_string(), threads, crew))))
}

/// Checks who connects: the number of its threads.
async fn admit(app: &App, address: SocketAddr, headers: &HeaderMap) -> Result<usize, Fault> {
    let told = |name: &str| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let secret = format!("Bearer {}", app.hub.shared().store.secret(SECRET).await?);
    // Hashes are compared, so that the time taken tells nothing about the secret.
    if sha256(told(AUTHORIZATION.as_str()).as_bytes()) != sha256(secret.as_bytes()) {
        security::note(Event::SecretRefused, &Peer::new(address.ip()).into());
        return Err(Fault::forbidden("node", "wrong secret: darkrock admin worker-secret prints the right one"));
    }
    let (ours, content) = (version(), app.hub.shared().compositions.catalog().hash());
    let of_worker = (told(VERSION), told(CONTENT));
    if of_worker.0 != ours {
        let message = format!("the server has version {ours}, the worker {}: both must be the same", of_worker.0);
        return Err(Fault::conflict("node", message));
    }
    if of_worker.1 != content {
        let message = format!(
            "the server has content {content}, the worker {}: give both the same --content, or none",
            of_worker.1
        );
        return Err(Fault::conflict("node", message));
    }
    let threads = told(THREADS).parse().ok().filter(|n| (1..=MOST_THREADS).contains(n));
    threads.ok_or_else(|| Fault::bad("node", format!("expected 1 to {MOST_THREADS} threads")))
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Self {
        Self::too_many("").with("node", refusal.to_string())
    }
}

/// A worker that is connected; counted as long as it is.
struct Present;

impl Present {
    fn new() -> Self {
        metrics::gauge!("darkrock_workers").increment(1.0);
        Self
    }
}

impl Drop for Present {
    fn drop(&mut self) {
        metrics::gauge!("darkrock_workers").decrement(1.0);
    }
}

/// Why a connection ends: the close code, and the reason.
type End = (u16, &'static str);

/// Gives a worker searches until it leaves.
async fn serve(app: App, mut socket: WebSocket, (link, texts): (Link, UnboundedReceiver<String>)) {
    let _present = Present::new();
    // Its connection is closed at shutdown like those of clients.
    let (_open, mut ending) = (app.hub.open_socket(), app.hub.ending());
    let link = Arc::new(link);
    let (pool, worker, threads) = (&app.hub.shared().pool, link.name.as_str(), link.offered);
    let end = match pool.attach(&link) {
        Ok(()) => {
            tracing::info!(worker, threads, "a worker is connected");
            tokio::select! {
                end = talk(&mut socket, &link, texts) => end,
                _ = ending.wait_for(|ending| *ending) => Some((AGAIN, "the server is stopping")),
            }
        }
        Err(error) => {
            tracing::error!(worker, threads, %error, "no threads for a worker");
            Some((AGAIN, "the server has no room for the threads of this worker"))
        }
    };
    let reason = end.map_or("it has left", |(_, reason)| reason);
    link.close(reason);
    pool.detach_closed();
    tracing::info!(worker, reason, "a worker is disconnected");
    if let Some((code, reason)) = end {
        let frame = CloseFrame { code, reason: reason.into() };
        drop(timeout(STUCK, socket.send(Message::Close(Some(frame)))).await);
    }
}

/// Sends questions and hears answers until either side ends the connection; none if the worker has left.
async fn talk(socket: &mut WebSocket, link: &Link, mut texts: UnboundedReceiver<String>) -> Option<End> {
    let (mut ping, mut heard, mut ended) = (tokio::time::interval(PING), Instant::now(), link.ended());
    loop {
        let message = tokio::select! {
            text = texts.recv() => Message::Text(text?.into()),
            received = socket.recv() => {
                heard = Instant::now();
                match received? {
                    Ok(Message::Text(text)) => match link.hear(&text) {
                        Ok(()) => continue,
                        Err(reason) => return Some((POLICY, reason)),
                    },
                    Ok(Message::Binary(_)) => return Some((POLICY, "expected texts")),
                    Ok(Message::Close(_)) => return None,
                    Ok(Message::Ping(_) | Message::Pong(_)) => continue,
                    // Also a message that is too long.
                    Err(error) => {
                        tracing::debug!(worker = link.name, %error, "a worker's connection failed");
                        return Some((POLICY, "the connection failed"));
                    }
                }
            }
            _ = ping.tick() => {
                if heard.elapsed() >= SILENCE {
                    return Some((AGAIN, "the worker is silent"));
                }
                Message::Ping(Vec::new().into())
            }
            _ = ended.changed() => return ended.borrow().map(|reason| (POLICY, reason)),
        };
        if !matches!(timeout(STUCK, socket.send(message)).await, Ok(Ok(()))) {
            return Some((AGAIN, "the worker does not read"));
        }
    }
}
