//! Accounts: the account itself, devices, export, deletion. Signing in is in `passkeys.rs` and `recovery.rs`.

pub(super) mod confirm;
pub(super) mod email;
pub(super) mod export;
pub(super) mod passkeys;
pub(super) mod provider;
pub(super) mod recovery;
pub(super) mod sharing;

use super::once::{MayBeDone, Once};
use super::{App, Owner};
use crate::accounts::passkeys::Party;
use crate::accounts::recovery::{code_of, hash_of, new_code};
use crate::accounts::{self, DAY, Identity, forget, rotate, sign_out};
use crate::fairness::sha256;
use crate::fault::Fault;
use crate::guest::{after_sign_out, cookie, id_of, new_secret, secret_in, set_cookie};
use crate::names;
use crate::store::{CeremonyRow, Signed, Step, Store};
use crate::wire::account::{AccountChanged, AccountInfo, AccountPage, LinkAnswer, PasskeyInfo, SessionInfo};
use axum::extract::{Path, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Response};
use axum::routing::{delete, get, post, put};
use axum::{Extension, Json, Router};

/// The cookie that binds a ceremony to the browser that began it.
const CEREMONY: &str = "darkrock-ceremony";
/// For how long a ceremony can be finished, in seconds.
const CEREMONY_TIME: i64 = 300;
/// What also those whom the host keeps out may do: sign in to what they have, see what is stored of them, take it along and
/// delete it. Whatever makes or adds something asks whether they are kept out ([`Owner::admitted`]).
pub(super) const OWN_DATA: [&str; 13] = [
    "/api/account",
    "/api/account/confirm",
    "/api/account/confirm/begin",
    "/api/account/delete",
    "/api/account/email",
    "/api/account/export",
    "/api/account/games",
    "/api/account/link",
    "/api/account/provider",
    "/api/account/provider/callback",
    "/api/account/recover",
    "/api/account/sign-in",
    "/api/account/sign-in/begin",
];

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/account", get(account))
        .route("/account/passkeys/begin", post(passkeys::begin))
        .route("/account/passkeys", post(passkeys::finish))
        .route("/account/passkeys/{id}", delete(passkeys::remove))
        .route("/account/sign-in/begin", post(passkeys::begin_sign_in))
        .route("/account/sign-in", post(passkeys::sign_in))
        .route("/account/confirm/begin", post(confirm::begin))
        .route("/account/confirm", post(confirm::confirm))
        .route("/account/email", post(email::send).delete(email::remove))
        .route("/account/link", post(email::follow))
        .route("/account/provider", post(provider::visit).delete(provider::remove))
        .route("/account/provider/callback", get(provider::returned))
        .route("/account/games", put(sharing::change))
        .route("/account/recover", post(recovery::recover))
        .route("/account/recovery", post(recovery::renew))
        .route("/account/sessions/{id}", delete(sign_out_device))
        .route("/account/sign-out", post(sign_out_here))
        .route("/account/sign-out-everywhere", post(sign_out_everywhere))
        .route("/account/export", get(export::export))
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
        shares_games: row.shares_games,
        sessions: sessions.collect(),
        passkeys: passkeys.collect(),
    })
}

/// Checks that no account has a name that looks like this one.
///
/// # Errors
/// When one has, or the database does not answer.
pub(super) async fn free_name(store: &Store, name: &str) -> Result<String, Fault> {
    let key = names::key(name);
    let taken = store.account_by_name(&key).await?.is_some();
    let message = "an account has this name, or one that looks like it: choose another one, or sign in";
    if taken { Err(Fault::conflict("name-taken", message)) } else { Ok(key) }
}

/// The key of the requesting guest's name, which becomes that of an account.
async fn key_of(app: &App, who: &Identity) -> Result<String, Fault> {
    let store = &app.hub.shared().store;
    let guest = who.guest.as_deref().ok_or_else(Fault::unknown_guest)?;
    let name = store.guest(guest).await?.ok_or_else(Fault::unknown_guest)?.name;
    free_name(store, &names::own_name(&name, &app.hub.shared().levels)?).await
}

/// Notes that a session is in use: by the day.
///
/// # Errors
/// When the database cannot store it.
pub(super) async fn note_seen(app: &App, who: &Identity) -> Result<(), Fault> {
    let today = app.now() / DAY * DAY;
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
        return Ok((cookies, Json(LinkAnswer { asks: None, own: None, changed: Some(changed) })).into_response());
    }
    Ok((cookies, Json(changed)).into_response())
}

/// What only the answer to a request tells: the browser's new secret, and a new recovery code. With an id of the request they are the
/// same whoever carries it out.
struct Told {
    secret: String,
    code: String,
}

impl Told {
    async fn of(app: &App, once: Option<Extension<Once>>) -> Result<Self, Fault> {
        let store = &app.hub.shared().store;
        match once {
            None => Ok(Self { secret: new_secret()?, code: new_code()? }),
            Some(Extension(once)) => Ok(Self {
                secret: once.secret(store, "session").await?,
                code: code_of(&once.secret(store, "recovery").await?)?,
            }),
        }
    }

    /// The answer to a request that has signed this browser in already, perhaps by a link, and was lost with the server that has carried
    /// it out.
    async fn again(
        &self,
        app: &App,
        who: &Identity,
        again: &MayBeDone,
        by_link: bool,
    ) -> Result<Option<Response>, Fault> {
        let store = &app.hub.shared().store;
        let signed = if again.is_some() { store.signed(&id_of(&self.secret)).await? } else { None };
        let Some(signed) = signed else { return Ok(None) };
        if let Some(guest) = who.guest.as_ref().filter(|_| who.signed.is_none()) {
            // Tables may not have heard of it. Who has signed in by a link may have remained a guest beside it.
            if !by_link || store.guest(guest).await?.is_none() {
                app.hub.rename_guest(guest, &signed.guest, false).await?;
            }
        }
        let (account, hash) = (store.account(&signed.account).await?, hash_of(&self.code)?);
        let code = account.is_some_and(|account| account.recovery == hash).then(|| self.code.clone());
        signed_in(app, &signed.account, &self.secret, code, by_link).await.map(Some)
    }
}

fn ceremony_cookie(secret: &str, seconds: i64, secure: bool) -> String {
    cookie(CEREMONY, secret, seconds, secure)
}

fn no_ceremony(secure: bool) -> String {
    ceremony_cookie("", 0, secure)
}

/// A ceremony that begins now, and the secret for the cookie of the browser that begins it.
fn ceremony(kind: &str, who: &str, state: String, now: i64) -> Result<(CeremonyRow, String), Fault> {
    let secret = new_secret()?;
    let (id, ends) = (sha256(secret.as_bytes()), now + CEREMONY_TIME);
    Ok((CeremonyRow { id, kind: kind.to_owned(), who: who.to_owned(), state, ends }, secret))
}

/// The ceremony that this browser has begun. Whoever finishes it must end it in the same change.
async fn begun(app: &App, headers: &HeaderMap, kind: &str, who: &str) -> Result<CeremonyRow, Fault> {
    let secret = secret_in(headers, CEREMONY, app.config.secure_cookies).map(|secret| sha256(secret.as_bytes()));
    let row = match secret {
        Some(id) => app.hub.shared().store.ceremony(&id, app.now()).await?,
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
    Owner(who): Owner,
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
    again: MayBeDone,
    Path(id): Path<String>,
) -> Result<Json<AccountChanged>, Fault> {
    let signed = who.account()?;
    let sessions = app.hub.shared().store.sessions(&signed.account).await?;
    if !sessions.iter().any(|row| row.handle == id) {
        if again.is_some() {
            return changed(&app, signed, None).await;
        }
        return Err(Fault::missing("no device of this account has this id"));
    }
    let step = Step::SignOutOther { account: signed.account.clone(), handle: id };
    rotate(&app.hub, signed, vec![step]).await?;
    changed(&app, signed, None).await
}

/// Signs this browser out. The account and its seats remain.
#[utoipa::path(post, path = "/api/account/sign-out", responses((status = 204)), tag = "accounts")]
pub(super) async fn sign_out_here(
    State(app): State<App>,
    who: Identity,
    again: MayBeDone,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    if again.is_none() || who.signed.is_some() {
        sign_out(&app.hub, who.account()?).await?;
    }
    Ok((StatusCode::NO_CONTENT, signed_out(&app, &headers)).into_response())
}

/// The cookies of a browser that has been signed out.
pub(super) fn signed_out(app: &App, headers: &HeaderMap) -> AppendHeaders<[(HeaderName, String); 2]> {
    AppendHeaders(after_sign_out(headers, app.config.secure_cookies).map(|cookie| (SET_COOKIE, cookie)))
}

/// Signs all other devices out, and gives this browser a new secret.
#[utoipa::path(post, path = "/api/account/sign-out-everywhere", responses((status = 200, body = AccountChanged)),
    tag = "accounts")]
pub(super) async fn sign_out_everywhere(
    State(app): State<App>,
    who: Identity,
    once: Option<Extension<Once>>,
    again: MayBeDone,
) -> Result<Response, Fault> {
    let told = Told::of(&app, once).await?;
    if let Some(answer) = told.again(&app, &Identity::default(), &again, false).await? {
        return Ok(answer);
    }
    let signed = who.account()?;
    accounts::sign_out_everywhere(&app.hub, signed, &told.secret, app.now()).await?;
    signed_in(&app, &signed.account, &told.secret, None, false).await
}

/// Deletes the account. A pseudonym remains at its tables.
#[utoipa::path(post, path = "/api/account/delete", responses((status = 204)), tag = "accounts")]
pub(super) async fn remove(
    State(app): State<App>,
    Owner(who): Owner,
    again: MayBeDone,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    if again.is_none() || who.signed.is_some() {
        forget(&app.hub, who.confirmed(app.now())?).await?;
    }
    Ok((StatusCode::NO_CONTENT, signed_out(&app, &headers)).into_response())
}
