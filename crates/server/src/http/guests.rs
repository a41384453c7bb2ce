//! Guests, and the server's features.

use super::once::{MayBeDone, Once};
use super::{App, Asking, account};
use crate::accounts::{Identity, overtaken, sign_out, sign_out_everywhere};
use crate::fault::Fault;
use crate::guest::{former, id_of, new_secret, set_cookie};
use crate::host::network_banned;
use crate::names::{self, own_name};
use crate::peer::{AskingPeers, Peers};
use crate::store::{Guest, Step, Store, TableFilter};
use crate::table::describe_at;
use crate::wire::api::{Me, NameGuest, ServerInfo};
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Response};
use axum::{Extension, Json};
use darkrock_rules::setup::LENGTHS;
use darkrock_texts::Language;

/// The seconds after which a visit is recorded again: retention counts days.
const SEEN: i64 = 12 * 60 * 60;

/// The maximum number of tables in a guest's list.
const MY_TABLES: u32 = 30;

/// A typed JSON body, with a clear error message when it is invalid.
pub(super) fn body<T>(body: Result<Json<T>, JsonRejection>) -> Result<T, Fault> {
    body.map(|Json(body)| body).map_err(|rejection| match rejection.status().as_u16() {
        413 => Fault { status: rejection.status(), ..Fault::bad("too-large", rejection.body_text()) },
        _ => Fault::bad("body", rejection.body_text()),
    })
}

/// The requesting guest and its tables.
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me)), tag = "guests")]
pub(super) async fn me(
    State(app): State<App>,
    who: Identity,
    AskingPeers(peers): AskingPeers,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let again = former(&headers, &app.config);
    let again = again.map(|secret| AppendHeaders([(SET_COOKIE, set_cookie(secret, app.config.secure_cookies))]));
    Ok((again, described(&app, who, &peers).await?).into_response())
}

/// The requesting guest and its tables.
async fn described(app: &App, who: Identity, peers: &Peers) -> Result<Json<Me>, Fault> {
    account::note_seen(app, &who).await?;
    let unknown = Json(Me { name: None, account: false, role: None, tables: Vec::new() });
    let Some(id) = who.guest else { return Ok(unknown) };
    let store = &app.hub.shared().store;
    let Some(guest) = store.guest(&id).await? else { return Ok(unknown) };
    app.hub.shared().sightings.note(&id, peers, app.now());
    if app.now() - guest.seen > SEEN {
        store.put_guest(&Guest { seen: app.now(), ..guest.clone() }).await?;
    }
    let filter = TableFilter { guest: Some(id.clone()), limit: MY_TABLES, ..TableFilter::default() };
    let tables = store.tables(&filter).await?;
    let now = app.hub.shared().clock.now();
    let tables = tables.iter().map(|(row, seats)| describe_at(row, seats, Some(&id), now)).collect();
    let account = who.signed.is_some();
    let role = if account { store.role_of(&id).await? } else { None };
    Ok(Json(Me { name: Some(guest.name), account, role, tables }))
}

/// Names the requesting guest; a new one also gets its cookie.
#[utoipa::path(post, path = "/api/guest", request_body = NameGuest, responses((status = 200, body = Me)), tag = "guests")]
pub(super) async fn name(
    State(app): State<App>,
    who: Identity,
    AskingPeers(peers): AskingPeers,
    request: Result<Json<NameGuest>, JsonRejection>,
) -> Result<Response, Fault> {
    let name = own_name(&body(request)?.name, &app.hub.shared().levels)?;
    let store = &app.hub.shared().store;
    bear(store, &who, &name).await?;
    let known = match &who.guest {
        Some(id) => store.guest(id).await?,
        None => None,
    };
    if let Some(guest) = known {
        let (id, old) = (guest.id.clone(), guest.name.clone());
        store.put_guest(&Guest { name: name.clone(), seen: app.now(), ..guest }).await?;
        if old != name {
            app.hub.name_changed(&id, &old, &name).await?;
        }
        return Ok(described(&app, who, &peers).await?.into_response());
    }
    if let Some(signed) = &who.signed {
        // The row of an account's guest is missing, as former versions removed it: the account stays signed in.
        store.put_guest(&Guest { id: signed.guest.clone(), name, created: app.now(), seen: app.now() }).await?;
        return Ok(described(&app, who, &peers).await?.into_response());
    }
    if let Some(ban) = app.hub.shared().house.ban_of_new(&peers) {
        return Err(network_banned(ban));
    }
    let secret = new_secret()?;
    let guest = Guest { id: id_of(&secret), name: name.clone(), created: app.now(), seen: app.now() };
    store.put_guest(&guest).await?;
    app.hub.shared().sightings.note(&guest.id, &peers, app.now());
    let cookie = AppendHeaders([(SET_COOKIE, set_cookie(&secret, app.config.secure_cookies))]);
    Ok((cookie, Json(Me { name: Some(name), account: false, role: None, tables: Vec::new() })).into_response())
}

/// Gives the requesting account a name, unless another one has a name that looks like it.
async fn bear(store: &Store, who: &Identity, name: &str) -> Result<(), Fault> {
    let Some(signed) = &who.signed else { return Ok(()) };
    let key = names::key(name);
    if store.account_by_name(&key).await?.is_none_or(|owner| owner.id != signed.account) {
        account::free_name(store, name).await?;
    }
    let step = Step::NameKey { account: signed.account.clone(), key };
    store.change_account(vec![step]).await.map_err(overtaken)
}

/// The requesting guest, who must exist.
async fn known(app: &App, who: Identity) -> Result<Guest, Fault> {
    let id = Asking(who.guest).known()?;
    app.hub.shared().store.guest(&id).await?.ok_or_else(Fault::unknown_guest)
}

/// Gives the requesting browser a new secret, and invalidates the old one everywhere else.
#[utoipa::path(post, path = "/api/guest/renew", responses((status = 200, body = Me)), tag = "guests")]
pub(super) async fn renew(
    State(app): State<App>,
    who: Identity,
    AskingPeers(peers): AskingPeers,
    once: Option<Extension<Once>>,
) -> Result<Response, Fault> {
    let store = &app.hub.shared().store;
    let secret = match once {
        Some(Extension(once)) => once.secret(store, "guest").await?,
        None => new_secret()?,
    };
    let new = id_of(&secret);
    // An account has it already, too, if the answer that told it was lost.
    let mut signed = store.signed(&new).await?;
    if let Some(before) = who.signed.as_ref().filter(|_| signed.is_none()) {
        sign_out_everywhere(&app.hub, before, &secret, app.now()).await?;
        signed = store.signed(&new).await?;
    }
    if signed.is_some() {
        let who = Identity { guest: signed.as_ref().map(|signed| signed.guest.clone()), signed };
        let cookie = AppendHeaders([(SET_COOKIE, set_cookie(&secret, app.config.secure_cookies))]);
        return Ok((cookie, described(&app, who, &peers).await?).into_response());
    }
    // Otherwise it has the new secret already, and the answer that told it was lost.
    if store.guest(&new).await?.is_none() {
        let guest = known(&app, who).await?;
        app.hub.rename_guest(&guest.id, &new, false).await?;
    }
    let cookie = AppendHeaders([(SET_COOKIE, set_cookie(&secret, app.config.secure_cookies))]);
    Ok((cookie, described(&app, Identity { guest: Some(new), signed: None }, &peers).await?).into_response())
}

/// Logs the requesting guest out: its secret becomes invalid, and its seats remain those of an absent player. With an
/// account, only this browser is signed out.
#[utoipa::path(post, path = "/api/guest/leave", responses((status = 200, body = Me)), tag = "guests")]
pub(super) async fn leave(
    State(app): State<App>,
    who: Identity,
    again: MayBeDone,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    if let Some(signed) = &who.signed {
        sign_out(&app.hub, signed).await?;
    } else {
        match known(&app, who).await {
            Ok(guest) => {
                // An id without a known secret.
                let nobody = id_of(&new_secret()?);
                app.hub.rename_guest(&guest.id, &nobody, true).await?;
            }
            Err(_) if again.is_some() => {}
            Err(fault) => return Err(fault),
        }
    }
    let cookie = account::signed_out(&app, &headers);
    Ok((cookie, Json(Me { name: None, account: false, role: None, tables: Vec::new() })).into_response())
}

/// The server's features.
#[utoipa::path(get, path = "/api/server", responses((status = 200, body = ServerInfo)), tag = "reference")]
pub(super) async fn server(State(app): State<App>) -> Json<ServerInfo> {
    Json(ServerInfo {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        build: super::assets::build().to_owned(),
        bots: app.hub.shared().levels.names(),
        languages: Language::all().map(|l| l.code().to_owned()).collect(),
        lengths: LENGTHS.to_vec(),
        announcement: app.hub.shared().house.announcement(),
        times: app.hub.shared().times.told(),
    })
}
