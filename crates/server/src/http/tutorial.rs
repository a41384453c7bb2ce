//! Lessons of the tutorial over HTTP: the list, and the position after the inputs that a client sends.

use super::App;
use super::guests::body;
use super::reference::json;
use crate::fault::Fault;
use crate::slow::Asker;
use crate::wire::tutorial::{LessonInfo, TutorialAt, TutorialNow};
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use std::sync::Arc;

/// The lessons, in the recommended order.
#[utoipa::path(get, path = "/api/tutorial/{language}", params(("language" = String, Path)),
    responses((status = 200, body = Vec<LessonInfo>)), tag = "tutorial")]
pub(super) async fn lessons(
    State(app): State<App>,
    Path(language): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let catalogue = app.reference.catalogue(&language)?;
    let lessons = app.fixed(format!("tutorial/{language}"), || json(&app.lessons.all(catalogue)))?;
    Ok(lessons.answer(&headers, "no-cache"))
}

/// Replays a learner's actions in a lesson, and returns the result of the last one. Nothing is stored.
#[utoipa::path(post, path = "/api/tutorial", request_body = TutorialAt,
    responses((status = 200, description = "a TutorialNow: see docs/tutorial.md")), tag = "tutorial")]
pub(super) async fn play(
    State(app): State<App>,
    asker: Asker,
    request: Result<Json<TutorialAt>, JsonRejection>,
) -> Result<Json<TutorialNow>, Fault> {
    let at = body(request)?;
    let lessons = Arc::clone(&app.lessons);
    app.hub.shared().slow.run(asker, move || lessons.play(&at)).await?.map(Json)
}
