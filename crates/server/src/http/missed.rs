//! What happened at a turn-based table while a player was away.

use super::{App, Asking};
use crate::fault::Fault;
use crate::history::{History, Unread};
use crate::slow::Asker;
use crate::table::log_entry;
use crate::wire::ids::Ids;
use crate::wire::position::Position;
use crate::wire::table::Sitter;
use crate::wire::turns::{Missed, MissedStep};
use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use darkrock_rules::ids::Seat;
use serde::Deserialize;

/// The maximum number of choices in a response.
const MOST_STEPS: usize = 120;

/// Which events.
#[derive(Deserialize, Debug)]
pub(super) struct Which {
    seat: u8,
    since: u64,
}

/// The choices after an event, redacted for a seat of the requesting guest, for a summary of what it has missed.
#[utoipa::path(get, path = "/api/tables/{id}/missed", params(("id" = String, Path),
    ("seat" = u8, Query, description = "a seat of the guest"),
    ("since" = u64, Query, description = "the number of the last event that was seen")),
    responses((status = 200, body = Missed)), tag = "games")]
pub(super) async fn missed(
    State(app): State<App>,
    asking: Asking,
    asker: Asker,
    Path(id): Path<String>,
    which: Result<Query<Which>, QueryRejection>,
) -> Result<Json<Missed>, Fault> {
    let guest = asking.known()?;
    let Query(Which { seat, since }) = which.map_err(|e| Fault::bad("missed", e.body_text()))?;
    let shared = app.hub.shared();
    let (row, seats) = app.hub.rows(&id).await?;
    let own = seats.iter().any(|s| s.seat == seat && s.guest.as_ref() == Some(&guest) && s.sitter != Sitter::Open);
    if !own {
        return Err(Fault::forbidden("not-your-seat", format!("seat {seat} is not yours")));
    }
    if row.settings.turns.is_none() {
        return Err(Fault::conflict("not-turn-based", "only turn-based tables have summaries"));
    }
    let admitted = shared.slow.admit(&asker)?;
    let unread = Unread::fetch_started(shared, &row, &seats).await?;
    let read = move || Ok(summary(&unread.read()?, since, Seat(seat - 1)));
    admitted.run(read).await?.map(Json)
}

fn summary(history: &History, since: u64, viewer: Seat) -> Missed {
    let ids = Ids(&history.content);
    let moments = &history.moments;
    let new = |at: usize| moments[at].happened.iter().any(|h| h.n > since);
    let first = (0..moments.len()).find(|at| new(*at)).unwrap_or(moments.len());
    let cut = moments.len() - first > MOST_STEPS;
    let first = if cut { moments.len() - MOST_STEPS } else { first };
    let position = |at: usize| Position::new(ids, &moments[at].state.view(None), moments[at].waiting);
    let step = |at: usize| MissedStep {
        events: moments[at]
            .happened
            .iter()
            .filter(|h| h.n > since)
            .map(|h| log_entry(history.game(), h, Some(viewer)))
            .collect(),
        position: position(at),
    };
    Missed { before: position(first.saturating_sub(1)), steps: (first..moments.len()).map(step).collect(), cut }
}
