//! Signing in with the host's own OpenID provider.

use super::super::Owner;
use super::email::public_origin;
use super::{App, begun, ceremony, ceremony_cookie, changed, key_of, no_ceremony};
use crate::accounts::provider::{Provider, Visit};
use crate::accounts::{Identity, enter, new_id, overtaken, passkeys, recovery};
use crate::fault::Fault;
use crate::guest::{new_secret, set_cookie};
use crate::peer::{AskingPeers, Peers};
use crate::store::{AccountRow, Step};
use crate::wire::account::{AccountChanged, ProviderVisit};
use axum::Json;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use serde::{Deserialize, Serialize};

/// The kind of its ceremony.
const PROVIDER: &str = "provider";

/// A visit to the provider, as it is stored until the browser returns.
#[derive(Serialize, Deserialize)]
struct Visiting {
    state: String,
    nonce: String,
    verifier: String,
    /// Where the browser returns to.
    back: String,
    /// The account that is to be linked.
    account: Option<String>,
    /// The guest whose name may become permanent.
    guest: Option<String>,
}

/// With what the browser returns.
#[derive(Deserialize)]
pub(crate) struct Returned {
    code: Option<String>,
    state: Option<String>,
}

fn provider(app: &App) -> Result<&Provider, Fault> {
    let sentence = "this server has no OpenID provider";
    app.provider.as_ref().ok_or_else(|| Fault::conflict("no-provider", sentence))
}

/// Begins to sign in with the provider, to make a name permanent with it, or to link an account; the answer says where to.
#[utoipa::path(post, path = "/api/account/provider", responses((status = 200, body = ProviderVisit)), tag = "accounts")]
pub(crate) async fn visit(State(app): State<App>, Owner(who): Owner, headers: HeaderMap) -> Result<Response, Fault> {
    let provider = provider(&app)?;
    if let Some(signed) = &who.signed {
        // Whoever is linked already may prove it there; a new link needs a proof first.
        let linked = app.hub.shared().store.account(&signed.account).await?.is_some_and(|row| row.subject.is_some());
        if !linked {
            who.confirmed(app.now())?;
        }
    }
    let visit = Visit { state: new_secret()?, nonce: new_secret()?, verifier: new_secret()? };
    let back = format!("{}/api/account/provider/callback", public_origin(&app, &headers)?);
    let address = provider.address(&visit, &back).await?;
    let account = who.signed.map(|signed| signed.account);
    let guest = who.guest.filter(|_| account.is_none());
    let Visit { state, nonce, verifier } = visit;
    let visiting = serde_json::to_string(&Visiting { state, nonce, verifier, back, account, guest });
    let (visiting, now) = (visiting.map_err(|error| Fault::internal(error.to_string()))?, app.now());
    let (row, secret) = ceremony(PROVIDER, "", visiting, now)?;
    app.hub.shared().store.change_account(vec![Step::Begin(row)]).await?;
    let cookie = ceremony_cookie(&secret, super::CEREMONY_TIME, app.config.secure_cookies);
    Ok((AppendHeaders([(SET_COOKIE, cookie)]), Json(ProviderVisit { address })).into_response())
}

/// The browser returns from the provider: to the account screen, which says how it went.
#[utoipa::path(get, path = "/api/account/provider/callback", params(("code" = Option<String>, Query),
    ("state" = Option<String>, Query)), responses((status = 303)), tag = "accounts")]
pub(crate) async fn returned(
    State(app): State<App>,
    owner: Owner,
    AskingPeers(peers): AskingPeers,
    headers: HeaderMap,
    Query(returned): Query<Returned>,
) -> Response {
    let done = finish(&app, owner, &peers, &headers, returned).await;
    let secure = app.config.secure_cookies;
    let over = (SET_COOKIE, no_ceremony(secure));
    match done {
        Ok((secret, made)) => {
            let to = Redirect::to(if made { "/account#provider-made" } else { "/account" });
            match secret {
                Some(secret) => (AppendHeaders([over, (SET_COOKIE, set_cookie(&secret, secure))]), to).into_response(),
                None => (AppendHeaders([over]), to).into_response(),
            }
        }
        Err(fault) => {
            tracing::info!(%fault, "signing in with the provider failed");
            let to =
                if fault.code == "confirm-first" { "/account#provider-confirm" } else { "/account#provider-failed" };
            (AppendHeaders([over]), Redirect::to(to)).into_response()
        }
    }
}

/// The browser's new secret, if it was signed in, and whether an account was made.
async fn finish(
    app: &App,
    owner: Owner,
    peers: &Peers,
    headers: &HeaderMap,
    returned: Returned,
) -> Result<(Option<String>, bool), Fault> {
    let provider = provider(app)?;
    let (store, at) = (&app.hub.shared().store, app.now());
    let admitted = owner.admitted(app, peers).await.map(drop);
    let who = owner.0;
    let row = begun(app, headers, PROVIDER, "").await?;
    let Visiting { state, nonce, verifier, back, account, guest } =
        serde_json::from_str(&row.state).map_err(|error| Fault::internal(error.to_string()))?;
    let (Some(code), Some(told)) = (returned.code, returned.state) else {
        return Err(Fault::forbidden("provider", "the provider has refused"));
    };
    if told != state || account.as_ref() != who.signed.as_ref().map(|signed| &signed.account) {
        return Err(Fault::forbidden("provider", "this is the answer to another question"));
    }
    let end = Step::End { ceremony: row.id };
    let subject = provider.subject(&Visit { state, nonce, verifier }, &code, &back, at).await?;
    if let Some(signed) = who.signed.as_ref().filter(|_| account.is_some()) {
        let account = signed.account.clone();
        let known = store.account(&account).await?.and_then(|account| account.subject);
        // Who signs in there as before is the owner.
        let own = known.as_ref() == Some(&subject);
        if !own {
            admitted?;
            who.confirmed(at)?;
        }
        let proof = own.then(|| Step::Confirm { session: signed.session.clone(), at });
        let linked = Step::Subject { account, subject: Some(subject) };
        store.change_account([end, linked].into_iter().chain(proof).collect()).await.map_err(overtaken)?;
        return Ok((None, false));
    }
    if let Some(account) = store.account_by_subject(&subject).await? {
        let secret = new_secret()?;
        enter(&app.hub, &who, (&account.id, &account.guest), ("", &secret), vec![end], at).await?;
        return Ok((Some(secret), false));
    }
    admitted?;
    let named = match &guest {
        Some(guest) => store.guest(guest).await?,
        None => None,
    };
    if named.is_none() || guest != who.guest {
        return Err(Fault::unknown_guest());
    }
    // Its code cannot be shown on the way: the account screen asks for a new one.
    let code = recovery::hash_of(&recovery::new_code()?)?;
    let name_key = Some(key_of(app, &who).await?);
    let new = AccountRow::new(passkeys::new_account()?, new_id::<32>()?, code, at);
    let account = AccountRow { subject: Some(subject), name_key, ..new };
    let (id, guest) = (account.id.clone(), account.guest.clone());
    let (secret, steps) = (new_secret()?, vec![end, Step::Account(account)]);
    enter(&app.hub, &who, (&id, &guest), ("", &secret), steps, at).await?;
    Ok((Some(secret), true))
}

/// Separates the account from the provider.
#[utoipa::path(delete, path = "/api/account/provider", responses((status = 200, body = AccountChanged)), tag = "accounts")]
pub(crate) async fn remove(State(app): State<App>, who: Identity) -> Result<Json<AccountChanged>, Fault> {
    let signed = who.confirmed(app.now())?;
    let step = Step::Subject { account: signed.account.clone(), subject: None };
    app.hub.shared().store.change_account(vec![step]).await.map_err(overtaken)?;
    changed(&app, signed, None).await
}
