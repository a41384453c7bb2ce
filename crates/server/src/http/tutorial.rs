//! The tutorial.

use super::App;
use super::guests::body;
use crate::fault::Fault;
use crate::slow::Asker;
use crate::wire::tutorial::{LessonInfo, TutorialAt, TutorialNow};
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use std::sync::Arc;

/// The lessons, in the recommended order.
#[utoipa::path(get, path = "/api/tutorial/{language}", params(("language" = String, Path)),
    responses((status = 200, body = Vec<LessonInfo>)), tag = "tutorial")]
pub(super) async fn lessons(
    State(app): State<App>,
    Path(language): Path<String>,
) -> Result<Json<Vec<LessonInfo>>, Fault> {
    Ok(Json(app.lessons.all(app.reference.catalogue(&language)?)))
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
