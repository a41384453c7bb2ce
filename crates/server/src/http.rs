//! The HTTP side: routes, response headers, and identification of guests.

mod account;
mod assets;
mod browsers;
mod cost;
mod fixed;
mod games;
mod guests;
mod host;
mod line;
mod missed;
mod moderation;
mod my_games;
mod notes;
mod notices;
mod once;
mod openapi;
mod orders;
mod pages;
mod people;
mod preview;
mod quick;
mod reference;
mod tables;
mod tutorial;
mod unsubscribe;
mod vacations;
mod watching;

use crate::accounts::Identity;
use crate::accounts::provider::Provider;
use crate::config::Config;
use crate::connections::Meter;
use crate::fault::{Code, Fault};
use crate::guest;
use crate::hub::{Hub, Place};
use crate::kept::Kept;
use crate::limit::Buckets;
use crate::measures::{self, Kind};
use crate::nodes::pass_on::{Passed, join, pass_on};
use crate::peer::{AskingPeers, Peer, Peers, is_forwarded};
use crate::places::Places;
use crate::security::{self, Event};
use crate::slow::Asker;
use crate::socket;
use crate::tutorial::Lessons;
use crate::wire::PROTOCOL;
use axum::Extension;
use axum::Router;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{ConnectInfo, DefaultBodyLimit, FromRequest, FromRequestParts, Path, Request, State};
use axum::http::header::{CACHE_CONTROL, HOST, HeaderName, HeaderValue, ORIGIN, STRICT_TRANSPORT_SECURITY};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, delete, get, post, put};
use fixed::Fixed;
use metrics_exporter_prometheus::PrometheusHandle;
use reference::Reference;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;
use tower_http::compression::CompressionLayer;

pub(crate) use assets::is_there as has_client;
pub(crate) use host::name_of as host_name;
pub(crate) use line::Waits;
pub(crate) use once::{Again, KEY, whole};

/// The state shared by all requests.
#[derive(Clone)]
pub struct App {
    /// All tables.
    pub hub: Hub,
    /// The configuration.
    pub config: Arc<Config>,
    /// Limits of modifying requests.
    requests: Arc<Rates>,
    /// Limits of reading requests.
    reads: Arc<Rates>,
    /// Whether an untrusted proxy was logged, and one whose headers contradict one another.
    told_of_proxy: Arc<[AtomicBool; 2]>,
    /// Connected clients.
    pages: Places,
    /// Connected clients outside of a game.
    watching: Places,
    /// Texts of the content, in each language.
    reference: Arc<Reference>,
    /// The host's OpenID provider.
    pub(crate) provider: Option<Provider>,
    /// The tutorial's lessons.
    lessons: Arc<Lessons>,
    /// Requests that wait in line.
    lines: Arc<line::Lines>,
    /// Requests that are carried out once.
    underway: Arc<once::Underway>,
    /// Other responses that are the same for everybody.
    fixed: Arc<Kept<String, Arc<Fixed>>>,
    metrics: PrometheusHandle,
}

impl App {
    /// The state shared by all requests.
    ///
    /// # Errors
    /// When the shipped texts cannot be parsed; never, as a test loads them.
    pub fn new(hub: Hub, config: Config, metrics: PrometheusHandle) -> Result<Self, Fault> {
        let reference = Reference::new(&hub.shared().compositions)?;
        let lessons = Lessons::new(&hub.shared().compositions);
        let limits = &config.limits;
        let requests = Arc::new(Rates::new(limits.requests_per_second, limits.guest_requests_per_second));
        let reads = Arc::new(Rates::new(limits.reads_per_second, limits.guest_reads_per_second));
        let provider = config.provider.as_ref().map(Provider::new).transpose();
        let provider = provider.map_err(|error| Fault::internal(error.to_string()))?;
        Ok(Self {
            hub,
            provider,
            requests,
            reads,
            told_of_proxy: Arc::default(),
            config: Arc::new(config),
            pages: Places::default(),
            watching: Places::default(),
            reference: Arc::new(reference),
            lessons: Arc::new(lessons),
            lines: Arc::default(),
            underway: Arc::default(),
            fixed: Arc::new(Kept::new(fixed::KEPT)),
            metrics,
        })
    }

    /// Seconds since 1970, by the clock of the server: what two of its parts compare is read from one clock.
    fn now(&self) -> i64 {
        self.hub.shared().clock.now()
    }
}

/// Rate limits per address and per guest.
struct Rates {
    peers: Buckets<Peer>,
    guests: Buckets<String>,
}

impl Rates {
    fn new(per_address: u32, per_guest: u32) -> Self {
        Self { peers: Buckets::new(per_address), guests: Buckets::new(per_guest) }
    }

    /// Counts a request of this cost, unless it is one too many.
    fn take(&self, peers: &Peers, guest: Option<String>, cost: usize) -> Result<(), Fault> {
        let now = Instant::now();
        if self.peers.take(peers.iter(), cost, now) && self.guests.take(guest, cost, now) {
            return Ok(());
        }
        tracing::debug!(address = %peers, "a request is over the limit");
        Err(Fault::too_many("too many requests: wait a moment"))
    }
}

/// The guest that sends a request; none for an unnamed browser.
#[derive(Debug, Clone)]
pub struct Asking(pub Option<String>);

impl FromRequestParts<App> for Asking {
    type Rejection = Fault;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Fault> {
        Ok(Self(Identity::from_request_parts(parts, app).await?.guest))
    }
}

impl FromRequestParts<App> for Identity {
    type Rejection = Fault;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Fault> {
        let who = Self::of(&app.hub.shared().store, &parts.headers, &app.config).await?;
        // Only here, because a cookie alone does not tell whose account it is.
        let shared = app.hub.shared();
        shared.house.admit(who.guest.as_deref(), &Peers::default())?;
        let peers: Peers = parts.extensions.get().cloned().unwrap_or_default();
        crate::host::admit_young(shared, who.guest.as_deref(), &peers).await?;
        Ok(who)
    }
}

/// The browser that sends a request about the person's own data: also one whose guest is kept out.
pub(crate) struct Owner(pub(crate) Identity);

impl Owner {
    /// The browser, unless it, its guest or its address is kept out: for what makes or adds something.
    ///
    /// # Errors
    /// When one of them is, or the database does not answer.
    pub(crate) async fn admitted(&self, app: &App, peers: &Peers) -> Result<&Identity, Fault> {
        let shared = app.hub.shared();
        shared.house.admit(self.0.guest.as_deref(), peers)?;
        crate::host::admit_young(shared, self.0.guest.as_deref(), peers).await?;
        Ok(&self.0)
    }
}

impl FromRequestParts<App> for Owner {
    type Rejection = Fault;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Fault> {
        Identity::of(&app.hub.shared().store, &parts.headers, &app.config).await.map(Self)
    }
}

impl Asking {
    /// The guest's id.
    ///
    /// # Errors
    /// When the browser is not a guest.
    pub fn known(self) -> Result<String, Fault> {
        self.0.ok_or_else(Fault::unknown_guest)
    }
}

impl FromRequestParts<App> for Asker {
    type Rejection = Fault;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Fault> {
        let guest = Identity::from_request_parts(parts, app).await?.guest;
        Ok(Self { guest, peers: parts.extensions.get().cloned().unwrap_or_default() })
    }
}

/// Requests for a table that the server answers that owns it.
pub(crate) fn requests_to_owner() -> Router<App> {
    Router::new()
        .route("/tables/{id}", get(tables::one).delete(tables::close))
        .route("/tables/{id}/seats/{seat}", post(tables::change_seat))
        .route("/tables/{id}/settings", put(tables::change_settings))
        .route("/tables/{id}/start", post(tables::start))
        .route("/tables/{id}/stopped", post(tables::decide))
        .route("/tables/{id}/notes", get(notes::read).put(notes::attach))
        .route("/tables/{id}/rematch", post(tables::rematch))
        .route("/tables/{id}/missed", get(missed::missed))
}

/// The routes for tables of this server, for requests that other servers pass on.
pub(crate) fn owned() -> Router<App> {
    requests_to_owner().layer(CompressionLayer::new()).route("/tables/{id}/live", get(live))
}

/// The paths of the API, but for sockets.
fn api(app: &App) -> Router<App> {
    Router::new()
        .route("/me", get(guests::me))
        .route("/me/games", get(my_games::games))
        .route("/me/notices", get(notices::read).put(notices::change))
        .route("/me/notices/browsers", post(notices::subscribe).delete(notices::unsubscribe))
        .route("/me/notices/browsers/check", post(browsers::check))
        .route("/me/notices/browsers/test", post(browsers::test))
        .route("/me/notices/heard", post(browsers::heard))
        .route("/me/notices/links", delete(notices::revoke_links))
        .route("/me/orders", get(orders::read).put(orders::change))
        .route("/me/vacations", get(vacations::list).post(vacations::add))
        .route("/me/vacations/{begins}", delete(vacations::end))
        .route("/guest", post(guests::name))
        .route("/guest/renew", post(guests::renew))
        .route("/guest/leave", post(guests::leave))
        .merge(account::routes())
        .merge(moderation::routes())
        .route("/server", get(guests::server))
        .route("/tables", get(tables::list).post(tables::make))
        .route("/tables/{id}/record", get(games::record))
        .route("/tables/{id}/result", get(games::result))
        .route("/tables/{id}/replay", get(games::replay))
        .route("/tables/{id}/review", get(games::review))
        .route("/leaderboard", get(people::leaderboards))
        .route("/leaderboard/{group}", get(people::leaderboard))
        .route("/players", get(people::players))
        .route("/players/{handle}", get(people::profile))
        .route("/players/{handle}/ignored", put(people::ignore).delete(people::heed))
        .route("/search", get(quick::search))
        .route("/quick", post(quick::play))
        .route("/tutorial", post(tutorial::play))
        .route("/tutorial/{language}", get(tutorial::lessons))
        .route("/content/{language}", get(reference::content))
        .route("/board/{content}", get(reference::board_file))
        .route("/modules/{language}", get(reference::modules))
        .route("/rules/{language}", get(reference::rules))
        .route("/openapi.json", get(openapi::document))
        .fallback(|| async { Fault::missing("unknown API path: see /api/openapi.json") })
        .merge(requests_to_owner().route_layer(middleware::from_fn_with_state(app.clone(), pass_on)))
        .layer(middleware::from_fn_with_state(app.clone(), once::once))
        .layer(middleware::from_fn_with_state(app.clone(), line::line))
        .layer(CompressionLayer::new())
}

/// The API for requests that wait in the line of this server, and that other servers pass on: they have counted them.
pub(crate) fn in_line(app: &App) -> Router {
    let most = DefaultBodyLimit::max(app.config.limits.body_bytes);
    Router::new().nest("/api", api(app)).layer(most).with_state(app.clone())
}

/// The paths of the API, the WebSocket, metrics and the client's files, with their limits.
pub fn routes(app: App) -> Router {
    let api = api(&app).route("/me/live", get(watching::live)).route("/tables/{id}/live", get(live));
    Router::new()
        .nest("/api", api)
        .route("/health", get(|| async { "alive" }))
        .route("/healthz", get(|| async { "alive" }))
        .route("/ready", get(ready))
        .route("/readyz", get(ready))
        .route("/metrics", get(metrics_text))
        .route("/table/{id}", any(preview::table))
        .merge(unsubscribe::routes())
        .fallback(assets::serve)
        .layer(DefaultBodyLimit::max(app.config.limits.body_bytes))
        .layer(middleware::from_fn_with_state(app.clone(), guard))
        .layer(middleware::from_fn_with_state(app.clone(), headers))
        .with_state(app)
}

/// Rejects requests of pages of other origins.
fn check_origin(config: &Config, headers: &HeaderMap) -> Result<(), Fault> {
    let own = is_own_origin(config, headers);
    own.then_some(()).ok_or_else(|| Fault::forbidden("origin", "the request comes from another origin"))
}

/// Whether a request comes from an allowed origin: browsers send one, other programs none.
fn is_own_origin(config: &Config, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let host = headers.get(HOST).and_then(|h| h.to_str().ok()).unwrap_or_default();
    let own = origin.split_once("://").is_some_and(|(scheme, rest)| scheme.starts_with("http") && rest == host);
    own || config.origins.iter().any(|o| o == origin)
}

/// The addresses as which a request counts. The log says once what is wrong with the host's proxy.
fn peers_of(app: &App, request: &Request) -> Peers {
    let Some(ConnectInfo(socket)) = request.extensions().get::<ConnectInfo<SocketAddr>>() else {
        return Peers::default();
    };
    let (address, proxies) = (socket.ip(), &app.config.proxies);
    let peers = proxies.client(address, request.headers());
    let [unknown, unclear] = &*app.told_of_proxy;
    if !proxies.trust(address) && is_forwarded(request.headers()) && !unknown.swap(true, Ordering::Relaxed) {
        let hint = "if this is your proxy, add it with --trusted-proxy: otherwise its clients share one limit";
        tracing::warn!(%address, hint, "a forwarded request came from an unknown address");
    }
    if peers.iter().nth(1).is_some() && !unclear.swap(true, Ordering::Relaxed) {
        let hint =
            "have it replace Forwarded, X-Forwarded-For and X-Real-IP: such requests count as all of these addresses";
        tracing::warn!(proxy = %address, counted = %peers, hint, "the headers of a forwarded request contradict one another");
    }
    peers
}

/// Rejects requests for other hosts, from who is kept out, beyond a rate limit, and modifying ones from other origins.
fn check(app: &App, request: &Request, peers: &Peers) -> Result<(), Fault> {
    let path = request.uri().path();
    // Monitoring may use any host name.
    if !matches!(path, "/health" | "/healthz" | "/ready" | "/readyz") {
        host::check(&app.config, request.uri(), request.headers())?;
    }
    let (is_api, is_key) = (path.starts_with("/api/"), path.starts_with(unsubscribe::PATH));
    if is_api && !account::OWN_DATA.contains(&path) {
        app.hub.shared().house.admit(None, peers)?;
    }
    let guest = guest::from_headers(request.headers(), &app.config);
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        // The key in the path is all that counts there, and e-mail programs come from anywhere.
        if !is_key {
            check_origin(&app.config, request.headers())?;
        }
        app.requests.take(peers, guest, 1)?;
    } else if is_api || is_key {
        app.reads.take(peers, guest, cost::of(path))?;
    }
    Ok(())
}

/// Rejects what may not be asked, and what takes too long, and notes failed attempts to get in.
async fn guard(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let (begun, kind) = (Instant::now(), kind_of(&request));
    let peers = peers_of(&app, &request);
    let response = match check(&app, &request, &peers) {
        Ok(()) => {
            request.extensions_mut().insert(peers.clone());
            answer(&app, request, next).await
        }
        Err(fault) => fault.into_response(),
    };
    if let Some(event) = response.extensions().get::<Code>().and_then(|code| Event::of(&code.0))
        && (event != Event::Banned || app.hub.shared().house.ban(None, &peers).is_some())
    {
        security::note(event, &peers);
    }
    measures::note_request(kind, begun.elapsed());
    response
}

fn kind_of(request: &Request) -> Kind {
    match *request.method() {
        Method::GET | Method::HEAD if request.uri().path().starts_with("/api/") => Kind::Read,
        Method::GET | Method::HEAD => Kind::Page,
        _ => Kind::Write,
    }
}

async fn answer(app: &App, request: Request, next: Next) -> Response {
    // The timeout also covers a body that is never completed.
    let answer = tokio::time::timeout(app.config.limits.request_time, next.run(request)).await;
    match answer {
        // Only other servers know what to do with that.
        Ok(answer) if answer.status() == Fault::elsewhere().status => {
            Fault::unavailable("the table is changing its server: try again").into_response()
        }
        Ok(answer) => answer,
        Err(_) => Fault::too_slow("the request took too long: send it again").into_response(),
    }
}

/// Security headers of every response: no external resources, no framing, no MIME sniffing. A loop over them instead of
/// tower-http, which has a layer for each.
const HEADERS: [(&str, &str); 6] = [
    (
        "content-security-policy",
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; base-uri 'none'; \
         form-action 'self'; frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
];

/// What this server is to a page: the number of its build, and that of the protocol.
const BUILD: HeaderName = HeaderName::from_static("darkrock-build");

/// HSTS: for a year the browser uses only HTTPS for this name.
const HTTPS_ONLY: HeaderValue = HeaderValue::from_static("max-age=31536000");

async fn headers(State(app): State<App>, request: Request, next: Next) -> Response {
    let private = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    // By default responses are private to the requesting browser and not cached.
    if private {
        let keep = HeaderValue::from_static("no-store");
        response.headers_mut().entry(CACHE_CONTROL).or_insert(keep);
        if let Ok(build) = HeaderValue::from_str(assets::build()) {
            response.headers_mut().insert(BUILD, build);
        }
    }
    if app.config.secure_cookies {
        response.headers_mut().insert(STRICT_TRANSPORT_SECURITY, HTTPS_ONLY);
    }
    for (name, value) in HEADERS {
        response.headers_mut().insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    response
}

async fn ready(State(app): State<App>) -> Response {
    if app.hub.is_draining() {
        return (StatusCode::SERVICE_UNAVAILABLE, "the server is about to stop").into_response();
    }
    match app.hub.shared().store.ready().await {
        Ok(()) => "ready".into_response(),
        Err(error) => (StatusCode::SERVICE_UNAVAILABLE, error.to_string()).into_response(),
    }
}

async fn metrics_text(State(app): State<App>) -> Result<String, Fault> {
    if app.config.metrics.is_some() {
        return Err(Fault::missing("metrics are served at a separate address"));
    }
    Ok(measures::render(&app.metrics))
}

/// The metrics alone, for a separate address.
pub fn metrics_routes(metrics: PrometheusHandle) -> Router {
    Router::new().route("/metrics", get(move || std::future::ready(measures::render(&metrics))))
}

/// The read buffer of a WebSocket. Clients send little, and every connection has such a buffer, which is emptied before
/// each read.
const READ_BUFFER: usize = 1 << 10;

/// Checks that a page that says which protocol it speaks speaks that of this server.
fn check_protocol(uri: &Uri) -> Result<(), Fault> {
    let said = uri.query().unwrap_or_default().split('&').find_map(|part| part.strip_prefix("protocol="));
    if said.is_none_or(|number| number.parse() == Ok(PROTOCOL)) {
        return Ok(());
    }
    Err(Fault::conflict("protocol", format!("the page speaks another protocol: expected {PROTOCOL}, reload it")))
}

/// A WebSocket with the limits of clients, or the answer to a request that is not for one.
async fn upgrade(app: &App, request: Request) -> Result<WebSocketUpgrade, Response> {
    check_protocol(request.uri()).map_err(IntoResponse::into_response)?;
    let upgrade = WebSocketUpgrade::from_request(request, app).await.map_err(IntoResponse::into_response)?;
    let most = app.config.limits.message_bytes;
    Ok(upgrade.read_buffer_size(READ_BUFFER).max_message_size(most).max_frame_size(most))
}

/// Opens a client's WebSocket.
async fn live(
    State(app): State<App>,
    Path(id): Path<String>,
    Asking(guest): Asking,
    AskingPeers(peers): AskingPeers,
    Extension(meter): Extension<Arc<Meter>>,
    request: Request,
) -> Result<Response, Fault> {
    check_origin(&app.config, request.headers())?;
    let table = app.hub.place(&id).await?;
    let limits = &app.config.limits;
    let place = pages::take(&app.pages, limits, guest.as_deref(), &peers)?;
    let (request, place) = match table {
        Place::Here(_) => (request, place),
        Place::There(node) => {
            meter.start(limits);
            match join(&app, &id, node, request, place).await? {
                Passed::On(answer) => return Ok(answer),
                Passed::Here(here) => here,
            }
        }
    };
    crate::moderation::note_watcher(&app.hub, guest.as_deref(), &id).await?;
    let upgrade = match upgrade(&app, request).await {
        Ok(upgrade) => upgrade,
        Err(answer) => return Ok(answer),
    };
    meter.start(limits);
    Ok(upgrade.on_upgrade(move |socket| async move {
        socket::serve(app, socket, id, guest, peers).await;
        drop(place);
    }))
}
