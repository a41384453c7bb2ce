//! Finished games: their record, result, replay and review.

use super::App;
use crate::fault::Fault;
use crate::history::{History, Moment, Unread};
use crate::review::Which as WhichReview;
use crate::slow::Asker;
use crate::store::{SeatRow, TableRow};
use crate::table::log_entry;
use crate::wire::api::{GameResult, Replay, Review, Step};
use crate::wire::ids::Ids;
use crate::wire::message::Message;
use crate::wire::own::Own;
use crate::wire::position::Position;
use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use darkrock_rules::choice::Choice;
use darkrock_rules::ids::Seat;
use darkrock_texts::messages;
use serde::Deserialize;

/// The maximum number of steps in a response.
const MOST_STEPS: u32 = 200;

/// Loads a finished game and processes it on a separate thread.
async fn read<T: Send + 'static>(
    app: &App,
    asker: Asker,
    id: &str,
    then: impl FnOnce(History, TableRow, Vec<SeatRow>) -> Result<T, Fault> + Send + 'static,
) -> Result<T, Fault> {
    let shared = app.hub.shared();
    let admitted = shared.slow.admit(&asker)?;
    let (row, seats) = app.hub.rows(id).await?;
    let unread = Unread::fetch(shared, &row, &seats).await?;
    admitted.run(move || then(unread.read()?, row, seats)).await?
}

/// The record of a finished game, for `darkrock replay --verify`.
#[utoipa::path(get, path = "/api/tables/{id}/record", params(("id" = String, Path)),
    responses((status = 200, body = String)), tag = "games")]
pub(super) async fn record(State(app): State<App>, asker: Asker, Path(id): Path<String>) -> Result<Response, Fault> {
    let print = |history: History, row: TableRow, seats: Vec<SeatRow>| Ok((history.record(&row, &seats), row.id));
    let (text, id) = read(&app, asker, &id, print).await?;
    let headers = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (CONTENT_DISPOSITION, format!("attachment; filename=\"darkrock-{id}.record\"")),
    ];
    Ok((headers, text).into_response())
}

/// The result of a finished game: points by source, LP by round.
#[utoipa::path(get, path = "/api/tables/{id}/result", params(("id" = String, Path)),
    responses((status = 200, body = GameResult)), tag = "games")]
pub(super) async fn result(
    State(app): State<App>,
    asker: Asker,
    Path(id): Path<String>,
) -> Result<Json<GameResult>, Fault> {
    read(&app, asker, &id, |history, _, _| Ok(history.whole()?.result())).await.map(Json)
}

/// The choices to review.
#[derive(Deserialize, Debug)]
pub(super) struct Looked {
    #[serde(default)]
    all: bool,
}

/// The review of a finished game by a gunslinger: the chances turn by turn, and the most costly choices. The first
/// request queues it; until it is done, the response has status 202 with its place in line or its progress.
#[utoipa::path(get, path = "/api/tables/{id}/review", params(("id" = String, Path),
    ("all" = Option<bool>, Query, description = "whether to review the choices of bots, too")),
    responses((status = 200, body = Review), (status = 202, body = Review)), tag = "games")]
pub(super) async fn review(
    State(app): State<App>,
    asker: Asker,
    Path(id): Path<String>,
    looked: Result<Query<Looked>, QueryRejection>,
) -> Result<Response, Fault> {
    let Query(Looked { all }) = looked.map_err(|e| Fault::bad("review", e.body_text()))?;
    let which = WhichReview { table: id, all };
    let shared = app.hub.shared();
    let review = match shared.reviews.look(&asker, &which)? {
        Some(there) => there,
        None => {
            Unread::check_result(&app.hub.rows(&which.table).await?.0)?;
            shared.reviews.start(shared, &asker, which)?
        }
    };
    let status = if matches!(*review, Review::Done(_)) { StatusCode::OK } else { StatusCode::ACCEPTED };
    Ok((status, Json(&*review)).into_response())
}

/// The requested steps of a replay, and the viewer.
#[derive(Deserialize, Debug)]
pub(super) struct Which {
    seat: Option<u8>,
    #[serde(default)]
    from: u32,
    #[serde(default = "many")]
    count: u32,
}

const fn many() -> u32 {
    MOST_STEPS
}

/// Steps of a finished game, redacted for a seat or a spectator.
#[utoipa::path(get, path = "/api/tables/{id}/replay", params(("id" = String, Path),
    ("seat" = Option<u8>, Query, description = "the viewer's seat; a spectator's view by default"),
    ("from" = Option<u32>, Query, description = "the first step"),
    ("count" = Option<u32>, Query, description = "the number of steps; at most 200")),
    responses((status = 200, body = Replay)), tag = "games")]
pub(super) async fn replay(
    State(app): State<App>,
    asker: Asker,
    Path(id): Path<String>,
    which: Result<Query<Which>, QueryRejection>,
) -> Result<Json<Replay>, Fault> {
    let Query(which) = which.map_err(|e| Fault::bad("replay", e.body_text()))?;
    read(&app, asker, &id, move |history, _, seats| steps(&history, seats.len(), &which)).await.map(Json)
}

fn steps(history: &History, seats: usize, which: &Which) -> Result<Replay, Fault> {
    let exists = |seat: u8| seat >= 1 && usize::from(seat) <= seats;
    if which.seat.is_some_and(|seat| !exists(seat)) {
        return Err(Fault::bad("seat", format!("unknown seat: expected 1 to {seats}")));
    }
    let viewer = which.seat.map(|seat| Seat(seat - 1));
    let asked = history.moments.iter().enumerate().skip(which.from as usize).take(which.count.min(MOST_STEPS) as usize);
    let steps = asked.map(|(n, moment)| step(history, n, moment, viewer)).collect();
    Ok(Replay { total: history.moments.len() as u32, steps })
}

fn step(history: &History, n: usize, moment: &Moment, viewer: Option<Seat>) -> Step {
    let ids = Ids(&history.content);
    // A label may depend on the position before the choice.
    let public = &history.moments[n.saturating_sub(1)].state.public;
    let seen = |(seat, choice): &(Seat, Choice)| viewer == Some(*seat) || !is_secret(*choice);
    let label = |(_, choice): (Seat, Choice)| Message::new(ids, messages::choice(&history.content, public, choice));
    Step {
        n: n as u32,
        seat: moment.choice.map(|(seat, _)| seat.0 + 1),
        choice: moment.choice.filter(seen).map(label),
        events: moment.happened.iter().map(|h| log_entry(history.game(), h, viewer)).collect(),
        position: Position::new(ids, &moment.state.view(None), moment.waiting),
        own: viewer.and_then(|seat| Own::new(ids, &moment.state.view(Some(seat)))),
    }
}

/// Whether a choice is hidden from others when it is made.
const fn is_secret(choice: Choice) -> bool {
    matches!(
        choice,
        Choice::Draft(_)
            | Choice::Commit(_)
            | Choice::Npc(_)
            | Choice::Lay(..)
            | Choice::Give(_)
            | Choice::KeepTokens(_)
    )
}
