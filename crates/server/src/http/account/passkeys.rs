//! Passkeys: making and removing them, and signing in with one.

use super::super::Owner;
use super::super::guests::body;
use super::super::once::{MayBeDone, Once};
use super::{App, CEREMONY_TIME, Told, begun, ceremony, ceremony_cookie, changed, key_of, no_ceremony, signed_in};
use crate::accounts::passkeys::{Made, Party, id_of, new_account};
use crate::accounts::{Identity, clean_label, enter, new_id, overtaken, recovery};
use crate::fault::Fault;
use crate::store::{AccountRow, CeremonyRow, MOST_PASSKEYS, PasskeyRow, Signed, Step, StoreError};
use crate::wire::account::{AccountChanged, Begun, NewPasskey, SignIn};
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Response};
use axum::{Extension, Json};
use serde_json::Value;

/// The name of a ceremony that makes a passkey, and of one that signs in.
const MAKE: &str = "passkey";
const SIGN_IN: &str = "sign-in";

/// Who makes a passkey: a guest, or the owner of an account.
fn maker(who: &Identity) -> Result<&str, Fault> {
    let guest = || who.guest.as_deref().ok_or_else(Fault::unknown_guest);
    who.signed.as_ref().map_or_else(guest, |signed| Ok(&signed.account))
}

async fn start(
    app: &App,
    kind: &str,
    who: &str,
    (state, options): (String, serde_json::Value),
) -> Result<Response, Fault> {
    let now = app.now();
    let (row, secret) = ceremony(kind, who, state, now)?;
    app.hub.shared().store.change_account(vec![Step::Begin(row)]).await?;
    let cookie = ceremony_cookie(&secret, CEREMONY_TIME, app.config.secure_cookies);
    Ok((AppendHeaders([(SET_COOKIE, cookie)]), Json(Begun { options })).into_response())
}

/// Begins to make a passkey: the first one makes the guest's name permanent.
#[utoipa::path(post, path = "/api/account/passkeys/begin", responses((status = 200, body = Begun)), tag = "accounts")]
pub(crate) async fn begin(State(app): State<App>, who: Identity, headers: HeaderMap) -> Result<Response, Fault> {
    let party = Party::of(&app.config, &headers)?;
    let store = &app.hub.shared().store;
    let guest = who.guest.as_deref().ok_or_else(Fault::unknown_guest)?;
    let name = store.guest(guest).await?.ok_or_else(Fault::unknown_guest)?.name;
    let (account, have) = match &who.signed {
        Some(_) => {
            let signed = who.confirmed(app.now())?;
            (signed.account.clone(), store.passkeys(&signed.account).await?)
        }
        None => {
            key_of(&app, &who).await?;
            (new_account()?, Vec::new())
        }
    };
    if have.len() as i64 >= MOST_PASSKEYS {
        return Err(full());
    }
    start(&app, MAKE, maker(&who)?, party.begin(&account, &name, &have)?).await
}

fn full() -> Fault {
    Fault::conflict("passkeys-full", format!("an account can have {MOST_PASSKEYS} passkeys: remove one first"))
}

/// The response to a browser whose account has one more passkey.
async fn added(app: &App, signed: &Signed) -> Result<Response, Fault> {
    let cookie = AppendHeaders([(SET_COOKIE, no_ceremony(app.config.secure_cookies))]);
    Ok((cookie, changed(app, signed, None).await?).into_response())
}

/// Adds a passkey to the browser's account.
async fn add(app: &App, signed: &Signed, steps: Vec<Step>) -> Result<Response, Fault> {
    let store = &app.hub.shared().store;
    match store.change_account(steps).await {
        Err(StoreError::Overtaken) if store.passkeys(&signed.account).await?.len() as i64 >= MOST_PASSKEYS => {
            Err(full())
        }
        stored => {
            stored.map_err(overtaken)?;
            added(app, signed).await
        }
    }
}

/// Finishes making a passkey. The first one makes an account, whose recovery code is in the response.
#[utoipa::path(post, path = "/api/account/passkeys", request_body = NewPasskey,
    responses((status = 200, body = AccountChanged)), tag = "accounts")]
pub(crate) async fn finish(
    State(app): State<App>,
    who: Identity,
    headers: HeaderMap,
    once: Option<Extension<Once>>,
    again: MayBeDone,
    request: Result<Json<NewPasskey>, JsonRejection>,
) -> Result<Response, Fault> {
    let NewPasskey { credential, name, device } = body(request)?;
    let told = Told::of(&app, once).await?;
    if let Some(answer) = told.again(&app, &who, &again, false).await? {
        return Ok(answer);
    }
    if let Some(signed) = who.signed.as_ref().filter(|_| again.is_some()) {
        let own = app.hub.shared().store.passkeys(&signed.account).await?;
        if own.iter().any(|row| credential["id"].as_str() == Some(row.id.as_str())) {
            return added(&app, signed).await;
        }
    }
    let (party, name, at) = (Party::of(&app.config, &headers)?, clean_label(&name)?, app.now());
    let begun = begun(&app, &headers, MAKE, maker(&who)?).await?;
    let Made { id, user, fixed, state, transports } = party.finish(&begun.state, &credential)?;
    let passkey = PasskeyRow { id, account: user.clone(), fixed, state, transports, name, created: at, used: at };
    let end = Step::End { ceremony: begun.id };
    if let Some(signed) = &who.signed {
        if signed.account != user {
            return Err(Fault::conflict("no-ceremony", "this passkey was begun for another account: start again"));
        }
        return add(&app, signed, vec![end, Step::Passkey(passkey)]).await;
    }
    let (guest, recovery) = (new_id::<32>()?, recovery::hash_of(&told.code)?);
    let name_key = Some(key_of(&app, &who).await?);
    let account = AccountRow { name_key, ..AccountRow::new(user.clone(), guest.clone(), recovery, at) };
    let steps = vec![end, Step::Account(account), Step::Passkey(passkey)];
    enter(&app.hub, &who, (&user, &guest), (&device, &told.secret), steps, at).await?;
    signed_in(&app, &user, &told.secret, Some(told.code), false).await
}

/// Removes a passkey. The recovery code remains valid.
#[utoipa::path(delete, path = "/api/account/passkeys/{id}", params(("id" = String, Path)),
    responses((status = 200, body = AccountChanged)), tag = "accounts")]
pub(crate) async fn remove(
    State(app): State<App>,
    who: Identity,
    Path(id): Path<String>,
) -> Result<Json<AccountChanged>, Fault> {
    let signed = who.confirmed(app.now())?;
    let mine = app.hub.shared().store.passkeys(&signed.account).await?.iter().any(|row| row.id == id);
    if !mine {
        return Err(Fault::missing("no passkey of this account has this id"));
    }
    let step = Step::RemovePasskey { account: signed.account.clone(), id };
    app.hub.shared().store.change_account(vec![step]).await.map_err(overtaken)?;
    changed(&app, signed, None).await
}

/// Begins to sign in with a passkey of this server.
#[utoipa::path(post, path = "/api/account/sign-in/begin", responses((status = 200, body = Begun)), tag = "accounts")]
pub(crate) async fn begin_sign_in(State(app): State<App>, headers: HeaderMap) -> Result<Response, Fault> {
    let party = Party::of(&app.config, &headers)?;
    begin_proof(&app, SIGN_IN, "", &party).await
}

/// Begins a ceremony in which a passkey proves who somebody is.
pub(super) async fn begin_proof(app: &App, kind: &str, who: &str, party: &Party) -> Result<Response, Fault> {
    start(app, kind, who, party.begin_sign_in()?).await
}

/// The changes after a passkey has proved who somebody is: it is used, and the ceremony is over.
pub(super) fn prove(
    party: &Party,
    begun: CeremonyRow,
    credential: &Value,
    row: PasskeyRow,
    at: i64,
) -> Result<Vec<Step>, Fault> {
    let new = party.finish_sign_in(&begun.state, credential, &row)?;
    let used = Step::UsePasskey { id: row.id, old: row.state, new, at };
    Ok(vec![Step::End { ceremony: begun.id }, used])
}

/// Signs in with a passkey. What the browser has as a guest becomes the account's.
#[utoipa::path(post, path = "/api/account/sign-in", request_body = SignIn,
    responses((status = 200, body = AccountChanged)), tag = "accounts")]
pub(crate) async fn sign_in(
    State(app): State<App>,
    Owner(who): Owner,
    headers: HeaderMap,
    once: Option<Extension<Once>>,
    again: MayBeDone,
    request: Result<Json<SignIn>, JsonRejection>,
) -> Result<Response, Fault> {
    let SignIn { credential, device } = body(request)?;
    let told = Told::of(&app, once).await?;
    if let Some(answer) = told.again(&app, &who, &again, false).await? {
        return Ok(answer);
    }
    let (party, at) = (Party::of(&app.config, &headers)?, app.now());
    let begun = begun(&app, &headers, SIGN_IN, "").await?;
    let store = &app.hub.shared().store;
    let unknown = || Fault::missing("").with("unknown-passkey", "this server does not know this passkey");
    let row = store.passkey(&id_of(&credential)?).await?.ok_or_else(unknown)?;
    let account = store.account(&row.account).await?.ok_or_else(unknown)?;
    let steps = prove(&party, begun, &credential, row, at)?;
    enter(&app.hub, &who, (&account.id, &account.guest), (&device, &told.secret), steps, at).await?;
    signed_in(&app, &account.id, &told.secret, None, false).await
}
