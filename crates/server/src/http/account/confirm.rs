//! Proving again to be the owner of the account, before what cannot be undone: with a passkey or the recovery code.
//! Signing in, a link and the provider prove it, too.

use super::super::Owner;
use super::super::guests::body;
use super::super::once::MayBeDone;
use super::passkeys::{begin_proof, prove};
use super::{App, begun, changed, no_ceremony};
use crate::accounts::passkeys::{Party, id_of};
use crate::accounts::{Throttle, overtaken, recovery};
use crate::fault::Fault;
use crate::peer::AskingPeers;
use crate::store::Step;
use crate::wire::account::{AccountChanged, Begun, Confirm};
use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Response};

/// The name of its ceremony.
const CONFIRM: &str = "confirm";

/// Begins to prove with a passkey that the account is one's own.
#[utoipa::path(post, path = "/api/account/confirm/begin", responses((status = 200, body = Begun)), tag = "accounts")]
pub(crate) async fn begin(State(app): State<App>, Owner(who): Owner, headers: HeaderMap) -> Result<Response, Fault> {
    let signed = who.account()?;
    begin_proof(&app, CONFIRM, &signed.account, &Party::of(&app.config, &headers)?).await
}

/// Proves that the account is one's own: for ten minutes this browser may delete it, make a new recovery code, or add and
/// remove ways to sign in.
#[utoipa::path(post, path = "/api/account/confirm", request_body = Confirm,
    responses((status = 200, body = AccountChanged)), tag = "accounts")]
pub(crate) async fn confirm(
    State(app): State<App>,
    Owner(who): Owner,
    AskingPeers(peers): AskingPeers,
    again: MayBeDone,
    headers: HeaderMap,
    request: Result<Json<Confirm>, JsonRejection>,
) -> Result<Response, Fault> {
    let (signed, at) = (who.account()?, app.now());
    if again.is_some() && who.confirmed(at).is_ok() {
        return Ok(changed(&app, signed, None).await?.into_response());
    }
    let proof = Step::Confirm { session: signed.session.clone(), at };
    let store = &app.hub.shared().store;
    match body(request)? {
        Confirm::Code { code } => {
            let typed = recovery::hash_of(&code)?;
            let limit = Throttle { what: "confirm", most: app.config.limits.codes_per_address };
            limit.take(store, &peers, at).await?;
            let account = store.account(&signed.account).await?;
            if account.is_none_or(|account| account.recovery != typed) {
                return Err(Fault::missing("").with("recovery", "this is not the recovery code of this account"));
            }
            store.change_account(vec![proof]).await.map_err(overtaken)?;
            Ok(changed(&app, signed, None).await?.into_response())
        }
        Confirm::Passkey { credential } => {
            let party = Party::of(&app.config, &headers)?;
            let begun = begun(&app, &headers, CONFIRM, &signed.account).await?;
            let unknown = || Fault::missing("").with("unknown-passkey", "this is not a passkey of this account");
            let row = store.passkey(&id_of(&credential)?).await?.filter(|row| row.account == signed.account);
            let mut steps = prove(&party, begun, &credential, row.ok_or_else(unknown)?, at)?;
            steps.push(proof);
            store.change_account(steps).await.map_err(overtaken)?;
            let cookie = AppendHeaders([(SET_COOKIE, no_ceremony(app.config.secure_cookies))]);
            Ok((cookie, changed(&app, signed, None).await?).into_response())
        }
    }
}
