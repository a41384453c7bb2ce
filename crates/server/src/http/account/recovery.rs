//! Recovery codes: the way back into an account without its passkeys.

use super::super::Owner;
use super::super::guests::body;
use super::super::once::{MayBeDone, Once};
use super::{App, Told, changed, signed_in};
use crate::accounts::{Identity, Throttle, enter, recovery};
use crate::fault::Fault;
use crate::peer::AskingPeers;
use crate::store::Step;
use crate::wire::account::{AccountChanged, Recover};
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::response::Response;
use axum::{Extension, Json};

/// Signs in with a recovery code, which becomes invalid: the new one is in the response.
#[utoipa::path(post, path = "/api/account/recover", request_body = Recover,
    responses((status = 200, body = AccountChanged)), tag = "accounts")]
pub(crate) async fn recover(
    State(app): State<App>,
    Owner(who): Owner,
    AskingPeers(peers): AskingPeers,
    once: Option<Extension<Once>>,
    again: MayBeDone,
    request: Result<Json<Recover>, JsonRejection>,
) -> Result<Response, Fault> {
    let Recover { code, device } = body(request)?;
    let (old, at, told) = (recovery::hash_of(&code)?, app.now(), Told::of(&app, once).await?);
    if let Some(answer) = told.again(&app, &who, &again, false).await? {
        return Ok(answer);
    }
    if who.signed.is_some() {
        return Err(Fault::conflict("signed-in", "this browser is signed in already: sign out first"));
    }
    let store = &app.hub.shared().store;
    let limit = Throttle { what: "recovery", most: app.config.limits.codes_per_address };
    limit.take(store, &peers, at).await?;
    let wrong = || Fault::missing("").with("recovery", "no account has this recovery code");
    let account = store.account_by_recovery(&old).await?.ok_or_else(wrong)?;
    let new = recovery::hash_of(&told.code)?;
    let steps = vec![Step::Recovery { account: account.id.clone(), old: Some(old), new, at }];
    enter(&app.hub, &who, (&account.id, &account.guest), (&device, &told.secret), steps, at).await?;
    signed_in(&app, &account.id, &told.secret, Some(told.code), false).await
}

/// Makes a new recovery code; the old one becomes invalid.
#[utoipa::path(post, path = "/api/account/recovery", responses((status = 200, body = AccountChanged)), tag = "accounts")]
pub(crate) async fn renew(State(app): State<App>, who: Identity) -> Result<Json<AccountChanged>, Fault> {
    let signed = who.confirmed(app.now())?;
    let code = recovery::new_code()?;
    let (account, new) = (signed.account.clone(), recovery::hash_of(&code)?);
    app.hub.shared().store.change_account(vec![Step::Recovery { account, old: None, new, at: app.now() }]).await?;
    changed(&app, signed, Some(code)).await
}
