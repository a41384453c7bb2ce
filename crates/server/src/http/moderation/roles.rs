//! Roles, the announcement and the log: for admins.

use super::super::App;
use super::super::guests::body;
use super::super::once::MayBeDone;
use super::{Admin, guest_of};
use crate::accounts::{Identity, overtaken};
use crate::fault::Fault;
use crate::host::{self, Order};
use crate::moderation::{self, Actor, Deed};
use crate::store::DeedRow;
use crate::wire::moderation::{Announce, DeedInfo, GiveRole, RoleInfo};
use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;

/// The lines of the log that are shown.
const LINES: u32 = 200;
/// The length of an id that is not shown whole, and of what is shown of it.
const ID: (usize, usize) = (64, 8);

/// Tells everybody something, until it is replaced or ended.
#[utoipa::path(put, path = "/api/admin/announcement", request_body = Announce, responses((status = 204)),
    tag = "moderation")]
pub(in super::super) async fn announce(
    State(app): State<App>,
    Admin(actor): Admin,
    request: Result<Json<Announce>, JsonRejection>,
) -> Result<StatusCode, Fault> {
    let Announce { text } = body(request)?;
    let deed = Deed::Announce { text: text.as_deref() };
    actor.does(&app.hub, deed, host::obey(&app.hub, Order::Announce { text: text.clone() })).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn roles(app: &App, actor: &Actor) -> Result<Json<Vec<RoleInfo>>, Fault> {
    let store = &app.hub.shared().store;
    let mut roles = Vec::new();
    for row in store.roles().await? {
        let Some(handle) = store.handle(&row.guest).await? else { continue };
        let me = row.account == actor.account;
        roles.push(RoleInfo { handle, name: row.name, role: row.role, since: row.since, me });
    }
    Ok(Json(roles))
}

/// The accounts with powers.
#[utoipa::path(get, path = "/api/admin/roles", responses((status = 200, body = Vec<RoleInfo>)), tag = "moderation")]
pub(in super::super) async fn list(State(app): State<App>, Admin(actor): Admin) -> Result<Json<Vec<RoleInfo>>, Fault> {
    roles(&app, &actor).await
}

/// Gives the account of somebody with a lower role another role, or none; after a confirmation of the last ten minutes.
#[utoipa::path(put, path = "/api/admin/roles", request_body = GiveRole,
    responses((status = 200, body = Vec<RoleInfo>)), tag = "moderation")]
pub(in super::super) async fn give(
    State(app): State<App>,
    Admin(actor): Admin,
    who: Identity,
    again: MayBeDone,
    request: Result<Json<GiveRole>, JsonRejection>,
) -> Result<Json<Vec<RoleInfo>>, Fault> {
    let GiveRole { handle, role } = body(request)?;
    who.confirmed(app.now())?;
    let store = &app.hub.shared().store;
    let guest = guest_of(&app, &handle).await?;
    // Somebody who has become an admin is not below one any more.
    if again.is_some() && guest != actor.guest && store.role_of(&guest).await? == role {
        return roles(&app, &actor).await;
    }
    actor.above(store, &guest).await?;
    let account = store.account_by_guest(&guest).await?;
    let message = "this person plays as a guest: a role needs an account";
    let account = account.ok_or_else(|| Fault::conflict("role-account", message))?;
    let given = async { store.put_role(&account.id, role, app.now()).await.map_err(overtaken) };
    actor.does(&app.hub, Deed::GiveRole { handle: &handle, role }, given).await?;
    roles(&app, &actor).await
}

/// A text with the ids of guests shortened, which are sent to nobody.
fn without_ids(text: &str) -> String {
    let (long, shown) = ID;
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(|c: char| c.is_ascii_hexdigit()) {
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        let end = rest.find(|c: char| !c.is_ascii_hexdigit()).unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        out.push_str(if word.len() == long { &word[..shown] } else { word });
        rest = after;
    }
    out + rest
}

/// What was done, the newest first: by those with powers, and by the host at the server itself.
#[utoipa::path(get, path = "/api/admin/log", responses((status = 200, body = Vec<DeedInfo>)), tag = "moderation")]
pub(in super::super) async fn log(State(app): State<App>, Admin(_): Admin) -> Result<Json<Vec<DeedInfo>>, Fault> {
    let store = &app.hub.shared().store;
    let mut lines = Vec::new();
    for row in store.deeds(LINES).await? {
        let DeedRow { at, who, deed, about, outcome, .. } = row;
        let who = moderation::doer(store, &who).await?;
        lines.push(DeedInfo { at, who, deed, about: without_ids(&about), outcome });
    }
    Ok(Json(lines))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_of_guests_are_shortened() {
        let id = "0123456789abcdef".repeat(4);
        let about = format!(r#"{{"who":{{"guest":"{id}"}},"table":"{}"}}"#, &id[..32]);
        assert_eq!(without_ids(&about), format!(r#"{{"who":{{"guest":"01234567"}},"table":"{}"}}"#, &id[..32]));
        assert_eq!(without_ids("zoë é face"), "zoë é face");
    }
}
