//! Requests and sockets for tables of other nodes.
//!
//! A request is passed on as it is, and the answer comes back as it is: there is one implementation of every request, on
//! the node that owns the table. A socket is joined with one to the owner; its bytes are copied, not read. Limits of a
//! client (requests, connections) are those of the node that it has reached; limits of its messages are the owner's.

use super::{AGAIN, PEER, WAITS};
use crate::fault::Fault;
use crate::http::{Again, App, KEY, whole};
use crate::hub::Place;
use crate::peer::Peers;
use crate::store::NodeRow;
use axum::body::{Body, Bytes};
use axum::extract::{OriginalUri, RawPathParams, Request, State};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, HeaderValue, Method, StatusCode, Version};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hyper_util::rt::TokioIo;
use std::time::Duration;

/// How often a request is passed on, to other nodes, if the owner of a table has just changed.
const TRIES: u32 = 3;
/// The pause in between, while the former owner lives.
const PAUSE: Duration = Duration::from_millis(100);

/// A request that was passed on to the owner of a table, or the same request with whatever belongs to it if this node owns the
/// table by now.
pub(crate) enum Passed<T> {
    /// The owner's answer.
    On(Response),
    /// It had been owned by a node that is gone.
    Here(T),
}

/// Answers a request for a table here, or passes it on to the node that owns the table.
pub(crate) async fn pass_on(State(app): State<App>, path: RawPathParams, request: Request, next: Next) -> Response {
    let id = path.iter().find(|(name, _)| *name == "id").map(|(_, id)| id.to_owned()).unwrap_or_default();
    let passed = match app.hub.place(&id).await {
        Ok(Place::Here(_)) => Ok(Passed::Here(request)),
        Ok(Place::There(node)) => pass(&app, &id, node, request).await,
        Err(fault) if is_gone(request.method(), request.extensions(), &fault) => Ok(gone()),
        Err(fault) => Err(fault),
    };
    match passed {
        Ok(Passed::On(answer)) => answer,
        Ok(Passed::Here(request)) => next.run(request).await,
        Err(fault) => fault.into_response(),
    }
}

/// Whether a table that is to be removed is gone because it has been removed already.
fn is_gone(method: &Method, extensions: &Extensions, fault: &Fault) -> bool {
    method == Method::DELETE && extensions.get::<Again>().is_some() && fault.status == StatusCode::NOT_FOUND
}

fn gone<T>() -> Passed<T> {
    Passed::On(StatusCode::NO_CONTENT.into_response())
}

/// A request as another node is sent it.
pub(crate) fn copy(parts: &Parts, body: Bytes) -> Request {
    let mut request = Request::new(Body::from(body));
    *request.method_mut() = parts.method.clone();
    // The path without the part that the routes have taken off.
    let whole = parts.extensions.get::<OriginalUri>().map(|whole| whole.0.clone());
    *request.uri_mut() = whole.unwrap_or_else(|| parts.uri.clone());
    *request.headers_mut() = headers(parts);
    request
}

/// Where a table is after a node has failed that owned it: a node that has ended owns it no more.
async fn after(app: &App, id: &str, failed: &NodeRow) -> Result<Place, Fault> {
    if !app.hub.shared().store.has_ended(&failed.id).await {
        tokio::time::sleep(PAUSE).await;
    }
    app.hub.place(id).await
}

/// The headers of a request, with the addresses of the client.
fn headers(parts: &Parts) -> HeaderMap {
    let mut headers = parts.headers.clone();
    // Nobody else says what these say.
    for name in [PEER, AGAIN, WAITS] {
        headers.remove(name);
    }
    if parts.extensions.get::<Again>().is_some() {
        headers.insert(AGAIN, HeaderValue::from_static("yes"));
    }
    let peers = parts.extensions.get::<Peers>().and_then(|peers| HeaderValue::try_from(peers.to_string()).ok());
    if let Some(peers) = peers {
        headers.insert(PEER, peers);
    }
    headers
}

async fn pass(app: &App, id: &str, node: NodeRow, request: Request) -> Result<Passed<Request>, Fault> {
    let (mut parts, body) = request.into_parts();
    let body = whole(body, app.config.limits.body_bytes).await?;
    // What its client may send again may be sent again here: its owner finds that it is done.
    let again_at_will = parts.method.is_safe() || parts.headers.contains_key(KEY);
    let mut node = node;
    for again in 1..=TRIES {
        let place = match app.hub.shared().nodes.send(&node, copy(&parts, body.clone())).await {
            Ok(answer) if answer.status() == StatusCode::MISDIRECTED_REQUEST => {
                tokio::time::sleep(PAUSE).await;
                app.hub.place(id).await?
            }
            Ok(answer) => {
                metrics::counter!("darkrock_requests_passed").increment(1);
                return Ok(Passed::On(answer.map(Body::new)));
            }
            // What else changes something is not sent again once it may have been carried out.
            Err(failed) if again == TRIES || failed.sent && !again_at_will => return Err(failed.fault),
            Err(failed) => {
                if failed.sent {
                    parts.extensions.insert(Again);
                }
                match after(app, id, &node).await {
                    Err(fault) if is_gone(&parts.method, &parts.extensions, &fault) => return Ok(gone()),
                    place => place?,
                }
            }
        };
        node = match place {
            Place::There(node) => node,
            Place::Here(_) => return Ok(Passed::Here(Request::from_parts(parts, Body::from(body)))),
        };
    }
    Err(Fault::unavailable("the table is changing its server: try again"))
}

/// Joins a client's socket with one to the node that owns the table. `held` is dropped when either is closed.
pub(crate) async fn join<T: Send + 'static>(
    app: &App,
    id: &str,
    node: NodeRow,
    request: Request,
    held: T,
) -> Result<Passed<(Request, T)>, Fault> {
    let (parts, body) = request.into_parts();
    let (mut node, mut again) = (node, 1);
    let mut answer = loop {
        match app.hub.shared().nodes.send(&node, copy(&parts, Bytes::new())).await {
            Ok(answer) => break answer,
            Err(failed) if again == TRIES => return Err(failed.fault),
            Err(_) => again += 1,
        }
        node = match after(app, id, &node).await? {
            Place::There(node) => node,
            Place::Here(_) => return Ok(Passed::Here((Request::from_parts(parts, body), held))),
        };
    };
    let mut request = Request::from_parts(parts, body);
    let ours = hyper::upgrade::on(&mut request);
    if answer.status() != StatusCode::SWITCHING_PROTOCOLS {
        if answer.status() == StatusCode::MISDIRECTED_REQUEST {
            return Err(Fault::unavailable("the table is changing its server: try again"));
        }
        return Ok(Passed::On(answer.map(Body::new)));
    }
    let theirs = hyper::upgrade::on(&mut answer);
    let (open, mut ending) = (app.hub.open_socket(), app.hub.ending());
    let (store, owner) = (app.hub.shared().store.clone(), node.id);
    metrics::counter!("darkrock_sockets_passed").increment(1);
    tokio::spawn(async move {
        let _held = (held, open);
        let (Ok(ours), Ok(theirs)) = tokio::join!(ours, theirs) else { return };
        let (mut ours, mut theirs) = (TokioIo::new(ours), TokioIo::new(theirs));
        tokio::select! {
            // An error of either side is the end of both; the client connects again.
            _ = tokio::io::copy_bidirectional(&mut ours, &mut theirs) => {}
            _ = ending.wait_for(|ending| *ending) => {}
            // A frozen owner closes nothing. Its tables are free now.
            () = store.until_gone(&owner) => {}
        }
    });
    let (mut parts, ()) = answer.map(drop).into_parts();
    parts.version = Version::HTTP_11;
    Ok(Passed::On(Response::from_parts(parts, Body::empty())))
}
