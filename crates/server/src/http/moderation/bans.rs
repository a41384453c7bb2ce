//! Who is kept out: guests by moderators, networks by admins.

use super::super::App;
use super::super::guests::body;
use super::super::once::MayBeDone;
use super::{Admin, Staff, guest_of};
use crate::fairness::sha256;
use crate::fault::Fault;
use crate::host::{self, Banned, Order};
use crate::moderation::{self, Actor, Deed};
use crate::peer::{IpNet, network};
use crate::store::BanRow;
use crate::wire::moderation::{BanGuest, BanInfo, BanKind, BanNetwork, LookAtNetwork, NetworkInfo, Role};
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use darkrock_rules::Word;

/// The id of a ban: the id of a guest is sent to nobody.
fn id_of(row: &BanRow) -> String {
    sha256(format!("{} {}", row.kind, row.who).as_bytes())[..16].to_owned()
}

/// A ban as it is shown.
async fn info(app: &App, row: BanRow) -> Result<BanInfo, Fault> {
    let store = &app.hub.shared().store;
    let id = id_of(&row);
    let kind = row.kind.parse().map_err(|_| Fault::internal(format!("{} is not a kind of ban", row.kind)))?;
    let (who, handle) = match kind {
        BanKind::Guest => {
            let name = store.guest(&row.who).await?.map(|guest| guest.name).unwrap_or_default();
            (name, store.handle(&row.who).await?)
        }
        BanKind::Address | BanKind::Network => (row.who, None),
    };
    Ok(BanInfo { id, kind, who, handle, reason: row.reason, created: row.created, until: row.until })
}

/// Who is kept out, newest first: moderators see guests, admins all.
#[utoipa::path(get, path = "/api/admin/bans", responses((status = 200, body = Vec<BanInfo>)), tag = "moderation")]
pub(in super::super) async fn list(State(app): State<App>, Staff(actor): Staff) -> Result<Json<Vec<BanInfo>>, Fault> {
    let mut bans = Vec::new();
    for row in app.hub.shared().store.bans(app.now()).await? {
        if row.kind == BanKind::Guest.word() || actor.role == Role::Admin {
            bans.push(info(&app, row).await?);
        }
    }
    Ok(Json(bans))
}

/// Keeps a guest out; an account on all devices.
#[utoipa::path(post, path = "/api/admin/bans", request_body = BanGuest, responses((status = 204)), tag = "moderation")]
pub(in super::super) async fn ban(
    State(app): State<App>,
    Staff(actor): Staff,
    request: Result<Json<BanGuest>, JsonRejection>,
) -> Result<StatusCode, Fault> {
    let ban = body(request)?;
    let guest = guest_of(&app, &ban.handle).await?;
    actor.above(&app.hub.shared().store, &guest).await?;
    keep_out(&app, &actor, guest, &ban, None).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Keeps out a guest about whom the actor may decide, perhaps because of a report.
///
/// # Errors
/// When the reason or the days are wrong, or it cannot be done.
pub(super) async fn keep_out(
    app: &App,
    actor: &Actor,
    guest: String,
    ban: &BanGuest,
    report: Option<&str>,
) -> Result<(), Fault> {
    let (reason, seconds) = (moderation::clean_reason(&ban.reason)?, moderation::seconds_of(ban.days)?);
    let deed = Deed::BanGuest { handle: &ban.handle, reason: &reason, days: ban.days, report };
    let order = Order::Ban { who: Banned::Guest(guest), reason: reason.clone(), seconds };
    actor.does(&app.hub, deed, host::obey(&app.hub, order)).await
}

/// Lets somebody in again.
#[utoipa::path(delete, path = "/api/admin/bans/{id}", params(("id" = String, Path)), responses((status = 204)),
    tag = "moderation")]
pub(in super::super) async fn lift(
    State(app): State<App>,
    Staff(actor): Staff,
    again: MayBeDone,
    Path(id): Path<String>,
) -> Result<StatusCode, Fault> {
    let store = &app.hub.shared().store;
    let row = match store.bans(app.now()).await?.into_iter().find(|row| id_of(row) == id) {
        Some(row) => row,
        None if again.is_some() => return Ok(StatusCode::NO_CONTENT),
        None => return Err(Fault::missing("no ban has this id")),
    };
    let network = |text: &str| network(text).map_err(Fault::internal);
    let (who, shown) = match row.kind.as_str().parse() {
        Ok(BanKind::Guest) => {
            actor.above(store, &row.who).await?;
            let shown = store.handle(&row.who).await?.unwrap_or_default();
            (Banned::Guest(row.who), shown)
        }
        Ok(kind @ (BanKind::Address | BanKind::Network)) => {
            actor.at_least(Role::Admin)?;
            let of = network(&row.who)?;
            (if kind == BanKind::Network { Banned::Network(of) } else { Banned::Address(of) }, row.who)
        }
        Err(_) => return Err(Fault::internal(format!("{} is not a kind of ban", row.kind))),
    };
    let deed = Deed::Unban { kind: &row.kind, who: &shown };
    actor.does(&app.hub, deed, host::obey(&app.hub, Order::Unban { who })).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The network of a person who was here within a day, or one that is named, with how many others share it. The log notes that
/// somebody looks.
#[utoipa::path(post, path = "/api/admin/networks/look", request_body = LookAtNetwork,
    responses((status = 200, body = NetworkInfo)), tag = "moderation")]
pub(in super::super) async fn look(
    State(app): State<App>,
    Admin(actor): Admin,
    request: Result<Json<LookAtNetwork>, JsonRejection>,
) -> Result<Json<NetworkInfo>, Fault> {
    let LookAtNetwork { of } = body(request)?;
    let shared = app.hub.shared();
    let found = async {
        if let Ok(named) = network(&of) {
            let named = moderation::check_network(named)?;
            let others = shared.sightings.others(&named, Some(&actor.guest), app.now());
            return Ok(NetworkInfo { network: named.to_string(), others });
        }
        let guest = guest_of(&app, &of).await?;
        actor.above(&shared.store, &guest).await?;
        let unseen = || Fault::missing("").with("unseen", "this server has not seen this person within a day");
        let seen = shared.sightings.of(&guest, app.now()).ok_or_else(unseen)?;
        let network = network(&seen.to_string()).map_err(Fault::internal)?;
        let others = shared.sightings.others(&network, Some(&guest), app.now());
        Ok(NetworkInfo { network: network.to_string(), others })
    };
    let shown: String = of.chars().take(50).collect();
    actor.does(&app.hub, Deed::LookAtNetwork { of: &shown }, found).await.map(Json)
}

/// How many share a network by now, at most: the one whom it is about is among them, unless they have left.
fn more_than(app: &App, network: &IpNet, others: u32) -> bool {
    app.hub.shared().sightings.others(network, None, app.now()) > others.saturating_add(1)
}

/// Keeps new guests of a network out for a week at most, and those younger than a week. If it is shared by more than the request
/// says, nothing is done.
#[utoipa::path(post, path = "/api/admin/networks", request_body = BanNetwork, responses((status = 204)),
    tag = "moderation")]
pub(in super::super) async fn ban_network(
    State(app): State<App>,
    Admin(actor): Admin,
    request: Result<Json<BanNetwork>, JsonRejection>,
) -> Result<StatusCode, Fault> {
    let BanNetwork { network: text, reason, days, others } = body(request)?;
    let of = moderation::check_network(network(&text).map_err(|message| Fault::bad("network-range", message))?)?;
    let (reason, seconds) = (moderation::clean_reason(&reason)?, moderation::seconds_of_network(days)?);
    if more_than(&app, &of, others) {
        let message = "more people share this network by now: look again before you confirm";
        return Err(Fault::conflict("network-shared", message));
    }
    let deed = Deed::BanNetwork { network: of.to_string(), reason: &reason, days, others };
    let order = Order::Ban { who: Banned::Network(of), reason: reason.clone(), seconds: Some(seconds) };
    actor.does(&app.hub, deed, host::obey(&app.hub, order)).await?;
    Ok(StatusCode::NO_CONTENT)
}
