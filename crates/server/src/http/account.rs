//! Accounts: the account itself, devices, export, deletion. Signing in is in `passkeys.rs` and `recovery.rs`.

pub(super) mod email;
pub(super) mod passkeys;
pub(super) mod provider;
pub(super) mod recovery;

use super::App;
use crate::accounts::passkeys::Party;
use crate::accounts::{DAY, Identity, forget, rotate, sign_out};
use crate::fairness::sha256;
use crate::fault::Fault;
use crate::guest::{clear_cookie, new_secret, secret_in, set_cookie};
use crate::shared::now;
use crate::store::{CeremonyRow, Signed, Step, TableFilter};
use crate::table::describe;
use crate::wire::account::{AccountChanged, AccountInfo, AccountPage, LinkAnswer, PasskeyInfo, SessionInfo};
use crate::wire::live::ChatLine;
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, SET_COOKIE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Response};
use axum::routing::{delete, get, post};
use axum::{Json, Router};
use serde_json::json;

/// The cookie that binds a ceremony to the browser that began it.
const CEREMONY: &str = "darkrock-ceremony";
/// For how long a ceremony can be finished, in seconds.
const CEREMONY_TIME: i64 = 300;
/// The most tables in an export.
const MOST_TABLES: u32 = 500;

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/account", get(account))
        .route("/account/passkeys/begin", post(passkeys::begin))
        .route("/account/passkeys", post(passkeys::finish))
        .route("/account/passkeys/{id}", delete(passkeys::remove))
        .route("/account/sign-in/begin", post(passkeys::begin_sign_in))
        .route("/account/sign-in", post(passkeys::sign_in))
        .route("/account/email", post(email::send).delete(email::remove))
        .route("/account/link", post(email::follow))
        .route("/account/provider", post(provider::visit).delete(provider::remove))
        .route("/account/provider/callback", get(provider::returned))
        .route("/account/recover", post(recovery::recover))
        .route("/account/recovery", post(recovery::renew))
        .route("/account/sessions/{id}", delete(sign_out_device))
        .route("/account/sign-out", post(sign_out_here))
        .route("/account/sign-out-everywhere", post(sign_out_everywhere))
        .route("/account/export", get(export))
        .route("/account/delete", post(remove))
}

/// An account as its owner sees it.
///
/// # Errors
/// When it does not exist any more.
pub(super) async fn info(app: &App, account: &str, session: &str) -> Result<AccountInfo, Fault> {
    let store = &app.hub.shared().store;
    let row = store.account(account).await?.ok_or_else(|| Fault::missing("this account does not exist any more"))?;
    let name = store.guest(&row.guest).await?.map(|guest| guest.name).unwrap_or_default();
    let sessions = store.sessions(account).await?.into_iter().map(|row| SessionInfo {
        here: row.id == session,
        id: row.handle,
        label: row.label,
        created: row.created,
        seen: row.seen,
    });
    let passkeys = store.passkeys(account).await?.into_iter();
    let passkeys = passkeys.map(|row| PasskeyInfo { id: row.id, name: row.name, created: row.created, used: row.used });
    Ok(AccountInfo {
        name,
        created: row.created,
        recovery_made: row.recovery_made,
        email: row.email,
        provider: row.subject.is_some(),
        sessions: sessions.collect(),
        passkeys: passkeys.collect(),
    })
}

/// Notes that a session is in use: by the day.
///
/// # Errors
/// When the database cannot store it.
pub(super) async fn note_seen(app: &App, who: &Identity) -> Result<(), Fault> {
    let today = now() / DAY * DAY;
    let Some(signed) = who.signed.as_ref().filter(|signed| signed.seen < today) else { return Ok(()) };
    Ok(app.hub.shared().store.change_account(vec![Step::Seen { session: signed.session.clone(), at: today }]).await?)
}

/// The response after a change of the browser's own account.
async fn changed(app: &App, signed: &Signed, recovery: Option<String>) -> Result<Json<AccountChanged>, Fault> {
    Ok(Json(AccountChanged { account: info(app, &signed.account, &signed.session).await?, recovery }))
}

/// The response to a browser that has just been signed in, with its new secret.
async fn signed_in(
    app: &App,
    account: &str,
    secret: &str,
    recovery: Option<String>,
    by_link: bool,
) -> Result<Response, Fault> {
    let secure = app.config.secure_cookies;
    let cookies = AppendHeaders([(SET_COOKIE, set_cookie(secret, secure)), (SET_COOKIE, no_ceremony(secure))]);
    let account = info(app, account, &sha256(secret.as_bytes())).await?;
    let changed = AccountChanged { account, recovery };
    if by_link {
        return Ok((cookies, Json(LinkAnswer { asks: None, changed: Some(changed) })).into_response());
    }
    Ok((cookies, Json(changed)).into_response())
}

fn ceremony_cookie(secret: &str, seconds: i64, secure: bool) -> String {
    let secure = if secure { "; Secure" } else { "" };
    format!("{CEREMONY}={secret}; Path=/api/account; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}")
}

fn no_ceremony(secure: bool) -> String {
    ceremony_cookie("", 0, secure)
}

/// A ceremony, and the secret for the cookie of the browser that begins it.
fn ceremony(kind: &str, who: &str, state: String) -> Result<(CeremonyRow, String), Fault> {
    let secret = new_secret()?;
    let (id, ends) = (sha256(secret.as_bytes()), now() + CEREMONY_TIME);
    Ok((CeremonyRow { id, kind: kind.to_owned(), who: who.to_owned(), state, ends }, secret))
}

/// The ceremony that this browser has begun. Whoever finishes it must end it in the same change.
async fn begun(app: &App, headers: &HeaderMap, kind: &str, who: &str) -> Result<CeremonyRow, Fault> {
    let secret = secret_in(headers, CEREMONY).map(|secret| sha256(secret.as_bytes()));
    let row = match secret {
        Some(id) => app.hub.shared().store.ceremony(&id, now()).await?,
        None => None,
    };
    let sentence = "this browser has not begun this, or took longer than five minutes: start again";
    let mine = row.filter(|row| row.kind == kind && row.who == who);
    mine.ok_or_else(|| Fault::conflict("no-ceremony", sentence))
}

/// The account of the requesting browser, and the ways to sign in.
#[utoipa::path(get, path = "/api/account", responses((status = 200, body = AccountPage)), tag = "accounts")]
pub(super) async fn account(
    State(app): State<App>,
    who: Identity,
    headers: HeaderMap,
) -> Result<Json<AccountPage>, Fault> {
    note_seen(&app, &who).await?;
    let account = match &who.signed {
        Some(signed) => Some(info(&app, &signed.account, &signed.session).await?),
        None => None,
    };
    // Requests that change nothing name no origin: behind a proxy only the page knows by which name it was opened.
    let passkeys = Party::of(&app.config, &headers).is_ok() || !app.config.origins.is_empty();
    let provider = app.provider.as_ref().map(|provider| provider.name().to_owned());
    Ok(Json(AccountPage { account, passkeys, email: app.hub.shared().mailer.is_some(), provider }))
}

/// Signs another device of the account out. Its open connections are closed.
#[utoipa::path(delete, path = "/api/account/sessions/{id}", params(("id" = String, Path)),
    responses((status = 200, body = AccountChanged)), tag = "accounts")]
pub(super) async fn sign_out_device(
    State(app): State<App>,
    who: Identity,
    Path(id): Path<String>,
) -> Result<Json<AccountChanged>, Fault> {
    let signed = who.account()?;
    let sessions = app.hub.shared().store.sessions(&signed.account).await?;
    if !sessions.iter().any(|row| row.handle == id) {
        return Err(Fault::missing("no device of this account has this id"));
    }
    let step = Step::SignOutOther { account: signed.account.clone(), handle: id };
    rotate(&app.hub, signed, vec![step]).await?;
    changed(&app, signed, None).await
}

/// Signs this browser out. The account and its seats remain.
#[utoipa::path(post, path = "/api/account/sign-out", responses((status = 204)), tag = "accounts")]
pub(super) async fn sign_out_here(State(app): State<App>, who: Identity) -> Result<Response, Fault> {
    sign_out(&app.hub, who.account()?, false, now()).await?;
    let cookie = AppendHeaders([(SET_COOKIE, clear_cookie(app.config.secure_cookies))]);
    Ok((StatusCode::NO_CONTENT, cookie).into_response())
}

/// Signs all other devices out, and gives this browser a new secret.
#[utoipa::path(post, path = "/api/account/sign-out-everywhere", responses((status = 200, body = AccountChanged)),
    tag = "accounts")]
pub(super) async fn sign_out_everywhere(State(app): State<App>, who: Identity) -> Result<Response, Fault> {
    let signed = who.account()?;
    let secret = sign_out(&app.hub, signed, true, now()).await?.unwrap_or_default();
    signed_in(&app, &signed.account, &secret, None, false).await
}

/// Everything that is stored about the person, as JSON.
#[utoipa::path(get, path = "/api/account/export", responses((status = 200, body = Object)), tag = "accounts")]
pub(super) async fn export(State(app): State<App>, who: Identity) -> Result<Response, Fault> {
    let signed = who.account()?;
    let store = &app.hub.shared().store;
    let account = info(&app, &signed.account, &signed.session).await?;
    let guest = store.guest(&signed.guest).await?;
    let filter = TableFilter { guest: Some(signed.guest.clone()), limit: MOST_TABLES, ..TableFilter::default() };
    let (mut tables, mut names) = (Vec::new(), vec![account.name.clone()]);
    let mut more = Some(filter);
    while let Some(filter) = more.take() {
        let page = store.tables(&filter).await?;
        for (row, seats) in &page {
            let mine = seats.iter().filter(|seat| seat.guest.as_ref() == Some(&signed.guest));
            names.extend(mine.map(|seat| seat.name.clone()));
            tables.push(describe(row, seats, Some(&signed.guest)));
        }
        if page.len() >= MOST_TABLES as usize {
            let before = page.last().map(|(row, _)| (row.created, row.id.clone()));
            more = Some(TableFilter { before, ..filter });
        }
    }
    // A seat may have been somebody else's when something was said there.
    let chat = store.said_by(&signed.guest).await?.into_iter().filter_map(|said| {
        let line: ChatLine = serde_json::from_str(&said.body).ok()?;
        names
            .contains(&line.name)
            .then(|| json!({"table": said.table, "seat": line.seat, "at": line.at, "text": line.text}))
    });
    let chat: Vec<_> = chat.collect();
    let (created, seen) = guest.map_or((account.created, 0), |guest| (guest.created, guest.seen));
    let all = json!({"account": account, "first_seen": created, "last_named": seen, "tables": tables, "chat": chat});
    let headers = [(CONTENT_DISPOSITION, "attachment; filename=\"darkrock-account.json\"")];
    Ok((headers, Json(all)).into_response())
}

/// Deletes the account. A pseudonym remains at its tables.
#[utoipa::path(post, path = "/api/account/delete", responses((status = 204)), tag = "accounts")]
pub(super) async fn remove(State(app): State<App>, who: Identity) -> Result<Response, Fault> {
    forget(&app.hub, who.account()?).await?;
    let cookie = AppendHeaders([(SET_COOKIE, clear_cookie(app.config.secure_cookies))]);
    Ok((StatusCode::NO_CONTENT, cookie).into_response())
}
