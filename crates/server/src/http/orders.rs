//! The standing orders of a guest for all tables over days.

use super::guests::body;
use super::{App, Asking};
use crate::fault::Fault;
use crate::wire::turns::Orders;
use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;

/// The guest, who must exist.
async fn known(app: &App, asking: Asking) -> Result<String, Fault> {
    let id = asking.known()?;
    Ok(app.hub.shared().store.guest(&id).await?.ok_or_else(Fault::unknown_guest)?.id)
}

/// The standing orders of the requesting guest for all tables: the defaults until some are given.
#[utoipa::path(get, path = "/api/me/orders", responses((status = 200, body = Orders)), tag = "guests")]
pub(super) async fn read(State(app): State<App>, asking: Asking) -> Result<Json<Orders>, Fault> {
    let guest = known(&app, asking).await?;
    let body = app.hub.shared().store.person_orders(&guest).await?;
    Ok(Json(body.as_deref().and_then(crate::orders::read).unwrap_or_default()))
}

/// Changes the standing orders of the requesting guest for all tables. Those that were given at a table remain there.
#[utoipa::path(put, path = "/api/me/orders", request_body = Orders,
    responses((status = 200, body = Orders)), tag = "guests")]
pub(super) async fn change(
    State(app): State<App>,
    asking: Asking,
    request: Result<Json<Orders>, JsonRejection>,
) -> Result<Json<Orders>, Fault> {
    let orders: Orders = body(request)?;
    let guest = known(&app, asking).await?;
    let text = serde_json::to_string(&orders).map_err(|error| Fault::internal(error.to_string()))?;
    app.hub.shared().store.put_person_orders(&guest, &text).await?;
    app.hub.orders_changed(&guest).await?;
    Ok(Json(orders))
}
