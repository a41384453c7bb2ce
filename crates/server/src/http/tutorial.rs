//! The tutorial.

use super::App;
use super::guests::body;
use crate::fault::Fault;
use crate::slow::Asker;
use crate::wire::tutorial::{TutorialAt, TutorialNow};
use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use std::sync::Arc;

/// Replays a learner's actions in a lesson, and returns the result of the last one. Nothing is stored.
#[utoipa::path(post, path = "/api/tutorial", request_body = TutorialAt,
    responses((status = 200, description = "a TutorialNow: see docs/tutorial.md")), tag = "tutorial")]
pub(super) async fn play(
    State(app): State<App>,
    asker: Asker,
    request: Result<Json<TutorialAt>, JsonRejection>,
) -> Result<Json<TutorialNow>, Fault> {
    let at = body(request)?;
    let (lessons, content) = (Arc::clone(&app.lessons), Arc::clone(app.hub.shared().compositions.base()));
    app.hub.shared().slow.run(asker, move || lessons.play(&content, &at)).await?.map(Json)
}
