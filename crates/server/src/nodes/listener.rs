//! What other nodes ask of this one: requests for its tables, and what all nodes must hear.
//!
//! It listens at an address of its own, which only the nodes of a database need to reach.

use super::{AGAIN, NOTED, PEER, Renamed, SECRET, WAITS, WHO};
use crate::ServeError;
use crate::connections::Connections;
use crate::fairness::sha256;
use crate::fault::Fault;
use crate::files;
use crate::host::{self, Order};
use crate::http::{self, Again, App, Waits};
use crate::peer::{Peer, Peers, Proxies};
use crate::security::{self, Event};
use crate::workers;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::HeaderMap;
use axum::http::header::AUTHORIZATION;
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use axum::{Json, Router};
use std::net::SocketAddr;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tower::ServiceExt;

/// The routes for other nodes.
pub(crate) fn routes(app: App) -> Router {
    Router::new()
        .nest("/api", http::owned())
        .route("/nodes/rename", post(rename))
        .route("/nodes/order", post(order))
        // Whatever else waits in the line of this node, too.
        .fallback(|| async { Fault::missing("unknown path") })
        .layer(middleware::from_fn_with_state((app.clone(), http::in_line(&app)), recognize))
        .with_state(app.clone())
        // Workers have a secret of their own.
        .merge(workers::listener::routes(app))
}

/// Rejects requests that do not come from a node, and takes the client's addresses from those that do. What waits in the line of this
/// node is answered here.
async fn recognize(State((app, in_line)): State<(App, Router)>, mut request: Request, next: Next) -> Response {
    let secret = match app.hub.shared().nodes.secret().await {
        Ok(secret) => secret,
        Err(fault) => return fault.into_response(),
    };
    let told = request.headers().get(AUTHORIZATION).map_or(&[][..], |value| value.as_bytes());
    // Hashes are compared, so that the time taken tells nothing about the secret.
    if sha256(told) != sha256(secret.as_bytes()) {
        if let Some(ConnectInfo(address)) = request.extensions().get::<ConnectInfo<SocketAddr>>() {
            security::note(Event::SecretRefused, &Peer::new(address.ip()).into());
        }
        return Fault::forbidden("node", "only for other servers on the same database").into_response();
    }
    let peers = request.headers().get(PEER).and_then(|peers| peers.to_str().ok()?.parse::<Peers>().ok());
    if let Some(peers) = peers {
        request.extensions_mut().insert(peers);
    }
    if request.headers().contains_key(AGAIN) {
        request.extensions_mut().insert(Again);
    }
    if !request.headers().contains_key(WAITS) {
        return next.run(request).await;
    }
    // As a client's request, without what the routes here have found in its path.
    let (parts, body) = request.into_parts();
    let mut request = Request::new(body);
    (*request.method_mut(), *request.uri_mut(), *request.headers_mut()) = (parts.method, parts.uri, parts.headers);
    if let Some(peers) = parts.extensions.get::<Peers>() {
        request.extensions_mut().insert(peers.clone());
    }
    request.extensions_mut().insert(Waits);
    let Ok(answer) = in_line.oneshot(request).await;
    answer
}

/// Serves the other nodes, and publishes where they reach this one.
pub(crate) async fn serve(app: &App) -> Result<JoinHandle<()>, ServeError> {
    let (nodes, limits, store) = (&app.config.nodes, app.config.limits.clone(), &app.hub.shared().store);
    let listener = TcpListener::bind(nodes.listen).await.map_err(|e| ServeError::Listen(nodes.listen, e))?;
    let address = listener.local_addr().map_err(ServeError::Failed)?;
    let address = nodes.address.clone().unwrap_or_else(|| address.to_string());
    store.announce(&address).await?;
    // Made now, for those who only read it.
    store.secret(SECRET).await?;
    store.secret(workers::SECRET).await?;
    tracing::info!(node = store.node(), address, "other servers on this database reach this one");
    // A node passes on the requests of all its clients, so its address has no limit.
    let connections = Connections::new(routes(app.clone()), limits, Proxies::everybody(), files::raise());
    Ok(tokio::spawn(connections.serve(listener, std::future::pending())))
}

async fn order(State(app): State<App>, headers: HeaderMap, Json(order): Json<Order>) -> Result<(), Fault> {
    if headers.contains_key(NOTED) {
        return host::obey(&app.hub, order).await;
    }
    let who = headers.get(WHO).map_or_else(Default::default, |who| String::from_utf8_lossy(who.as_bytes()));
    host::carry_out(&app.hub, order, &who).await
}

async fn rename(State(app): State<App>, Json(renamed): Json<Renamed>) {
    app.hub.hear_renamed(&renamed).await;
}
