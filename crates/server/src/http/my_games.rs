//! The games of a guest, those that wait for the guest first.

use super::{App, Asking};
use crate::fault::Fault;
use crate::store::{Call, TableFilter};
use crate::table::describe_at;
use crate::wire::table::{Status, TableInfo};
use crate::wire::turns::{MyGame, MyGames};
use axum::Json;
use axum::extract::State;

/// The maximum number of games at each stage.
const MOST: u32 = 200;

/// The unfinished games of the requesting guest: those that wait for the guest come first, the most urgent before the others.
#[utoipa::path(get, path = "/api/me/games", responses((status = 200, body = MyGames)), tag = "guests")]
pub(super) async fn games(State(app): State<App>, asking: Asking) -> Result<Json<MyGames>, Fault> {
    let Some(id) = asking.0 else { return Ok(Json(MyGames { games: Vec::new(), waiting: 0 })) };
    let (store, now) = (&app.hub.shared().store, app.hub.shared().clock.now_ms());
    let calls = store.calls_around(&id).await?;
    let mut games = Vec::new();
    for status in [Status::Running, Status::Open] {
        let filter =
            TableFilter { status: Some(status), guest: Some(id.clone()), limit: MOST, ..TableFilter::default() };
        for (row, seats) in store.tables(&filter).await? {
            games.push(my_game(describe_at(&row, &seats, Some(&id), now / 1000), &id, &calls, now));
        }
    }
    // A stable sort: the newest first among equals.
    games.sort_by_key(rank);
    let waiting = games.iter().filter(|game| game.my_turn).count() as u32;
    Ok(Json(MyGames { games, waiting }))
}

fn my_game(mut table: TableInfo, guest: &str, calls: &[Call], now: i64) -> MyGame {
    let pending = || calls.iter().filter(|call| call.table == table.id);
    let left = pending().filter(|call| call.guest == guest).map(|call| (call.due - now).max(0) / 1000).min();
    if table.settings.turns.is_some() && table.status == Status::Running {
        // The summary is written once a turn only.
        table.waiting = pending().map(|call| call.seat).collect();
    }
    let mine = |seat: &u8| table.seats.iter().any(|s| s.seat == *seat && s.mine);
    let my_turn = table.status == Status::Running && table.waiting.iter().any(mine);
    MyGame { table, my_turn, left }
}

/// Games that wait for the guest by their time, then those that are running, then tables before their game.
fn rank(game: &MyGame) -> (u8, i64) {
    match (game.my_turn, game.table.status) {
        (true, _) => (0, game.left.unwrap_or(i64::MAX)),
        (false, Status::Running) => (1, 0),
        _ => (2, 0),
    }
}
