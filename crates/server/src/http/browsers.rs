//! Whether a browser really receives push messages: the server sends a test message with a random nonce, the browser's service worker
//! returns it, and the page asks whether it has.

use super::guests::body;
use super::notices::known;
use super::{App, Asking};
use crate::accounts::{PERIOD, Throttle};
use crate::fairness::sha256;
use crate::fault::Fault;
use crate::guest::new_secret;
use crate::notices::{Letter, test_letter};
use crate::peer::AskingPeers;
use crate::push::{self, Sort};
use crate::store::{Browser, CeremonyRow, Step, StoreError};
use crate::wire::browsers::{BrowserState, NamedBrowser, TestHeard, TestSent};
use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use serde_json::json;

/// The kind of the key in a test message, and for how many seconds it is valid.
const TEST: &str = "push-test";
const TEST_TIME: i64 = 120;
/// The most test messages of a guest, and of a network, in ten minutes: each is a message to somebody else's service.
const OF_GUEST: Throttle = Throttle { what: "push tests of a guest", most: 10 };
const OF_NETWORK: Throttle = Throttle { what: "push tests", most: 60 };

/// The browser of a guest with this address.
async fn browser(app: &App, guest: &str, endpoint: &str) -> Result<Option<Browser>, Fault> {
    let id = sha256(endpoint.as_bytes());
    let all = app.hub.shared().store.browsers(guest).await?;
    Ok(all.into_iter().find(|browser| browser.subscription.id == id))
}

/// What the server knows of a browser of the requesting guest: its page and its worker ask at each start, and every day.
#[utoipa::path(post, path = "/api/me/notices/browsers/check", request_body = NamedBrowser,
    responses((status = 200, body = BrowserState)), tag = "guests")]
pub(super) async fn check(
    State(app): State<App>,
    asking: Asking,
    request: Result<Json<NamedBrowser>, JsonRejection>,
) -> Result<Json<BrowserState>, Fault> {
    let NamedBrowser { endpoint } = body(request)?;
    let guest = known(&app, asking).await?;
    let shared = app.hub.shared();
    let key = shared.push.key(&shared.store).await?.public();
    let found = browser(&app, &guest, &endpoint).await?;
    let (heard, failed) = found.as_ref().map_or((None, None), |found| (found.heard, found.failed));
    Ok(Json(BrowserState { key, known: found.is_some(), heard, failed }))
}

/// Sends a test message to a browser of the requesting guest. Its worker returns the nonce in it within two minutes.
#[utoipa::path(post, path = "/api/me/notices/browsers/test", request_body = NamedBrowser,
    responses((status = 200, body = TestSent)), tag = "guests")]
pub(super) async fn test(
    State(app): State<App>,
    asking: Asking,
    AskingPeers(peers): AskingPeers,
    request: Result<Json<NamedBrowser>, JsonRejection>,
) -> Result<Json<TestSent>, Fault> {
    let NamedBrowser { endpoint } = body(request)?;
    let guest = known(&app, asking).await?;
    let shared = app.hub.shared();
    let (store, now) = (&shared.store, app.now());
    let unknown =
        || Fault::missing("this browser has not subscribed").with("no-browser", "this browser has not subscribed");
    let mut to = browser(&app, &guest, &endpoint).await?.ok_or_else(unknown)?;
    let many = |_| Fault::too_many(format!("too many test messages: wait {} minutes", PERIOD / 60));
    OF_GUEST.take_for(store, &[guest], now).await.map_err(many)?;
    OF_NETWORK.take(store, &peers, now).await.map_err(many)?;
    let (nonce, at) = (new_secret()?, shared.clock.now_ms());
    let (id, browser) = (sha256(nonce.as_bytes()), to.subscription.id.clone());
    let row = CeremonyRow {
        id,
        kind: TEST.to_owned(),
        who: to.subscription.guest.clone(),
        state: browser,
        ends: now + TEST_TIME,
    };
    store.change_account(vec![Step::Begin(row)]).await?;
    store.begin_test(&to.subscription.id).await?;
    to.failed = None;
    let Letter { title, text } = test_letter(&to.subscription.language);
    let message = json!({"title": title, "body": text, "path": "/settings", "test": nonce}).to_string();
    push::spawn(shared, to, Sort::Test, message);
    Ok(Json(TestSent { at }))
}

/// Returns a test message. The nonce in it is proof enough: it needs no cookie, is valid once, and says nothing but that it arrived.
#[utoipa::path(post, path = "/api/me/notices/heard", request_body = TestHeard,
    responses((status = 204)), tag = "guests")]
pub(super) async fn heard(
    State(app): State<App>,
    request: Result<Json<TestHeard>, JsonRejection>,
) -> Result<StatusCode, Fault> {
    let TestHeard { nonce } = body(request)?;
    let shared = app.hub.shared();
    let gone = || Fault::missing("").with("no-test", "this is no test message, or one that was returned or is too old");
    let row = shared.store.ceremony(&sha256(nonce.as_bytes()), app.now()).await?;
    let row = row.filter(|row| row.kind == TEST).ok_or_else(gone)?;
    match shared.store.change_account(vec![Step::End { ceremony: row.id }]).await {
        Err(StoreError::Overtaken) => return Err(gone()),
        other => other?,
    }
    shared.store.heard(&row.state, shared.clock.now_ms()).await?;
    Ok(StatusCode::NO_CONTENT)
}
