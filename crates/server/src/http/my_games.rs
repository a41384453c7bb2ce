//! The games of a guest, those that wait for the guest first.

use super::{App, Asking};
use crate::fault::Fault;
use crate::store::{Call, Kind, TableFilter, UnreadLine};
use crate::table::describe_at;
use crate::wire::live::ChatLine;
use crate::wire::table::{Status, TableInfo};
use crate::wire::turns::{MyGame, MyGames, UnreadChat};
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
    let asked = store.notices_of(&id).await?.into_iter().filter(|row| row.kind == Kind::End);
    let asked: Vec<String> = asked.map(|row| row.table).collect();
    let lines = store.unread_chat(&id).await?;
    let ignored: Vec<String> = match lines.is_empty() {
        true => Vec::new(),
        false => store.ignored(&id).await?.into_iter().map(|(guest, ..)| guest).collect(),
    };
    let mut games = Vec::new();
    for status in [Status::Running, Status::Open] {
        let filter =
            TableFilter { status: Some(status), guest: Some(id.clone()), limit: MOST, ..TableFilter::default() };
        for (row, seats) in store.tables(&filter).await? {
            let game = my_game(describe_at(&row, &seats, Some(&id), now / 1000), &id, &calls, now);
            let ending = asked.contains(&row.id) && status == Status::Running;
            let here: Vec<&UnreadLine> = lines.iter().filter(|line| line.table == row.id).collect();
            games.push(MyGame { ending, chat: unread(&here, &id, &ignored), ..game });
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
    MyGame { table, my_turn, left, ending: false, chat: None }
}

/// What a guest has not read of the chat of a table, without the guest's own lines and those of people whom the guest ignores.
fn unread(lines: &[&UnreadLine], guest: &str, ignored: &[String]) -> Option<UnreadChat> {
    let counts = |line: &&UnreadLine| {
        let author = line.author.as_deref();
        !author.is_some_and(|author| author == guest || ignored.iter().any(|other| other == author))
    };
    let new = lines.iter().copied().filter(counts).filter_map(|line| serde_json::from_str::<ChatLine>(&line.body).ok());
    let new: Vec<ChatLine> = new.collect();
    let last = new.last()?;
    Some(UnreadChat { unread: new.len() as u32, name: last.name.clone(), text: last.text.clone() })
}

/// Games that wait for the guest by their time, then those that are running, then tables before their game.
fn rank(game: &MyGame) -> (u8, i64) {
    match (game.my_turn, game.table.status) {
        (true, _) => (0, game.left.unwrap_or(i64::MAX)),
        (false, Status::Running) => (1, 0),
        _ => (2, 0),
    }
}
