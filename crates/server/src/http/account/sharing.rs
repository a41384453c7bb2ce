//! Whether the host may publish a person's games without names (`export`).

use super::changed;
use crate::accounts::{Identity, overtaken};
use crate::fault::Fault;
use crate::http::guests::body;
use crate::http::{App, Owner};
use crate::peer::AskingPeers;
use crate::store::Step;
use crate::wire::account::{AccountChanged, ShareGames};
use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;

/// Lets the host publish the person's games that end from now on, without names and a month later, if everybody in them has agreed;
/// or takes that back. Off by default, and no condition of anything.
#[utoipa::path(put, path = "/api/account/games", request_body = ShareGames,
    responses((status = 200, body = AccountChanged)), tag = "accounts")]
pub(crate) async fn change(
    State(app): State<App>,
    owner: Owner,
    AskingPeers(peers): AskingPeers,
    request: Result<Json<ShareGames>, JsonRejection>,
) -> Result<Json<AccountChanged>, Fault> {
    let ShareGames { share } = body(request)?;
    // Also who is kept out can take it back.
    let who: &Identity = if share { owner.admitted(&app, &peers).await? } else { &owner.0 };
    let signed = who.account()?;
    let step = Step::ShareGames { account: signed.account.clone(), since: share.then(|| app.now()) };
    app.hub.shared().store.change_account(vec![step]).await.map_err(overtaken)?;
    changed(&app, signed, None).await
}
