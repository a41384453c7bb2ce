//! Reports of players, and the requests of those who look after the people of a server. To everybody else these do not exist.

pub(super) mod bans;
pub(super) mod reports;
pub(super) mod roles;
pub(super) mod tables;

use super::App;
use crate::accounts::Identity;
use crate::fault::Fault;
use crate::moderation::Actor;
use crate::wire::moderation::Role;
use axum::Router;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::routing::{delete, get, post, put};

/// A moderator or an admin.
pub(super) struct Staff(pub(super) Actor);

impl FromRequestParts<App> for Staff {
    type Rejection = Fault;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Fault> {
        let who = Identity::from_request_parts(parts, app).await?;
        Actor::of(&app.hub.shared().store, &who).await.map(Self)
    }
}

/// An admin.
pub(super) struct Admin(pub(super) Actor);

impl FromRequestParts<App> for Admin {
    type Rejection = Fault;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Fault> {
        let Staff(actor) = Staff::from_request_parts(parts, app).await?;
        actor.at_least(Role::Admin)?;
        Ok(Self(actor))
    }
}

/// The guest with a handle.
///
/// # Errors
/// When there is none.
async fn guest_of(app: &App, handle: &str) -> Result<String, Fault> {
    super::people::found(app, handle).await.map(|(guest, _)| guest)
}

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/reports", post(reports::make))
        .route("/admin/reports", get(reports::list))
        .route("/admin/reports/{id}", post(reports::decide))
        .route("/admin/reports/{id}/look", post(reports::look))
        .route("/admin/tables", get(tables::list))
        .route("/admin/tables/{id}", post(tables::decide))
        .route("/admin/tables/{id}/chat", post(tables::chat))
        .route("/admin/bans", get(bans::list).post(bans::ban))
        .route("/admin/bans/{id}", delete(bans::lift))
        .route("/admin/networks", post(bans::ban_network))
        .route("/admin/networks/look", post(bans::look))
        .route("/admin/announcement", put(roles::announce))
        .route("/admin/roles", get(roles::list).put(roles::give))
        .route("/admin/log", get(roles::log))
}
