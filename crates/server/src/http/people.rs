//! Leaderboards, profiles, and whom one plays with.

use super::{App, Asking};
use crate::accounts::DAY;
use crate::achievements::{self, Achievement};
use crate::fault::Fault;
use crate::rating;
use crate::store::{MOST_IGNORED, RatingRow, ResultRow, StoreError};
use crate::wire::people::{
    AchievementState, Favorite, Group, GroupRating, Leaderboard, LeaderboardInfo, MetPlayer, People, PlayedGame,
    Profile, RankRule, RankedPlayer,
};
use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use serde::Deserialize;
use std::collections::BTreeSet;

/// The players on a page of a leaderboard.
const PAGE: u32 = 50;
/// The games on a page of a profile.
const GAMES: u32 = 20;
/// The characters of a profile.
const FAVORITES: usize = 3;
/// The latest players in a list.
const MET: u32 = 30;
/// The most games that are looked up for achievements when a profile is shown.
const LOOKED_UP: u32 = 20;
/// The most rows that are skipped.
const FURTHEST: u32 = 100_000;

/// From where a list continues.
#[derive(Deserialize, Debug)]
pub(super) struct From {
    #[serde(default)]
    skip: u32,
}

fn skipped(from: Result<Query<From>, QueryRejection>) -> Result<u32, Fault> {
    let Query(From { skip }) = from.map_err(|e| Fault::bad("search", e.body_text()))?;
    if skip > FURTHEST {
        return Err(Fault::bad("search", format!("skip is {skip}: expected at most {FURTHEST}")));
    }
    Ok(skip)
}

/// The shape of a group's id: checked, because PostgreSQL accepts no text with a NUL.
fn is_group(text: &str) -> bool {
    let fits = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b"-+:".contains(&b);
    (1..=200).contains(&text.len()) && text.bytes().all(fits)
}

fn unknown_player() -> Fault {
    Fault::missing("no player has this link")
}

/// The guest with a handle, and the name.
pub(super) async fn found(app: &App, handle: &str) -> Result<(String, String), Fault> {
    let shaped = handle.len() == 16 && handle.bytes().all(|b| b.is_ascii_hexdigit());
    let known = if shaped { app.hub.shared().store.guest_of(handle).await? } else { None };
    known.ok_or_else(unknown_player)
}

/// The groups of selections in which players are ranked, the largest first.
#[utoipa::path(get, path = "/api/leaderboard", responses((status = 200, body = Vec<LeaderboardInfo>)), tag = "players")]
pub(super) async fn leaderboards(State(app): State<App>) -> Result<Json<Vec<LeaderboardInfo>>, Fault> {
    let groups = app.hub.shared().store.leaderboards().await?;
    let info = |(id, players): (String, i64)| LeaderboardInfo { group: Group::new(&id), players };
    Ok(Json(groups.into_iter().map(info).collect()))
}

/// The players of a group with enough rated games and opponents, by the lower bound of their rating, fifty at a time.
#[utoipa::path(get, path = "/api/leaderboard/{group}", params(("group" = String, Path),
    ("skip" = Option<u32>, Query, description = "how many players to skip")),
    responses((status = 200, body = Leaderboard)), tag = "players")]
pub(super) async fn leaderboard(
    State(app): State<App>,
    Asking(me): Asking,
    Path(group): Path<String>,
    from: Result<Query<From>, QueryRejection>,
) -> Result<Json<Leaderboard>, Fault> {
    let skip = skipped(from)?;
    if !is_group(&group) {
        return Err(Fault::bad("search", "the group is malformed: expected one of /api/leaderboard"));
    }
    let store = &app.hub.shared().store;
    let mut rows = store.leaderboard(&group, skip, PAGE + 1).await?;
    let more = rows.len() > PAGE as usize;
    rows.truncate(PAGE as usize);
    let mut players: Vec<RankedPlayer> = Vec::new();
    let mut last: Option<(i64, i64)> = None;
    for (at, row) in rows.into_iter().enumerate() {
        let low = row.rating.low();
        let rank = match last {
            Some((before, rank)) if before == low => rank,
            None => store.rank(&group, low).await?,
            Some(_) => i64::from(skip) + at as i64 + 1,
        };
        last = Some((low, rank));
        players.push(RankedPlayer {
            rank,
            me: me.as_deref() == Some(row.rating.guest.as_str()),
            handle: row.handle,
            name: row.name,
            rating: rating::shown(row.rating.mean),
            deviation: rating::shown(row.rating.deviation),
            games: row.rating.games,
        });
    }
    Ok(Json(Leaderboard { group: Group::new(&group), players, more, rule: rule(&app).await? }))
}

/// Who is ranked on this server.
async fn rule(app: &App) -> Result<RankRule, Fault> {
    let shared = app.hub.shared();
    let vouched = match shared.limits.rate_same_address {
        true => None,
        false => Some(u32::try_from(shared.store.established().await?.len()).unwrap_or(u32::MAX)),
    };
    Ok(RankRule {
        games: rating::RANKED_GAMES,
        opponents: rating::RANKED_OPPONENTS,
        vouched,
        recently: rating::MOST_RECENTLY,
        days: rating::RECENT / DAY,
        ever: rating::MOST_EVER,
    })
}

/// The profile of a player; `me` is the requesting browser's own.
#[utoipa::path(get, path = "/api/players/{handle}", params(("handle" = String, Path),
    ("skip" = Option<u32>, Query, description = "how many games to skip")),
    responses((status = 200, body = Profile)), tag = "players")]
pub(super) async fn profile(
    State(app): State<App>,
    Asking(me): Asking,
    Path(handle): Path<String>,
    from: Result<Query<From>, QueryRejection>,
) -> Result<Json<Profile>, Fault> {
    let skip = skipped(from)?;
    let store = &app.hub.shared().store;
    let (guest, name) = match (handle.as_str(), &me) {
        ("me", Some(id)) => store.guest(id).await?.map(|g| (g.id, g.name)).ok_or_else(Fault::unknown_guest)?,
        ("me", None) => return Err(Fault::unknown_guest()),
        (handle, _) => found(&app, handle).await?,
    };
    let own = me.as_deref() == Some(guest.as_str());
    if own {
        look_up(&app, &guest).await?;
    }
    let handle = store.handle(&guest).await?.ok_or_else(unknown_player)?;
    let ignored = match &me {
        Some(me) => store.ignored_by(&guest).await?.contains(me),
        None => false,
    };
    let by_character = store.favorites(&guest).await?;
    let (played, won) = by_character.iter().fold((0, 0), |(played, won), row| (played + row.1, won + row.2));
    let favorite = |(character, games, won): (Option<String>, i64, i64)| {
        character.map(|character| Favorite { character, games, won })
    };
    let characters = by_character.into_iter().filter_map(favorite).take(FAVORITES).collect();
    let mut ratings = Vec::new();
    for row in store.ratings(&guest).await? {
        ratings.push(group_rating(&app, row).await?);
    }
    let mut results = store.results_of_guest(&guest, skip, GAMES + 1).await?;
    let more = results.len() > GAMES as usize;
    results.truncate(GAMES as usize);
    let shared = if own { None } else { Some(tables_of(&app, me.as_deref(), &results).await?) };
    let games = results.into_iter().map(|row| played_game(row, shared.as_ref())).collect();
    let achievements = states(&app, &guest).await?;
    let me = own;
    Ok(Json(Profile { handle, name, me, ignored, played, won, ratings, characters, games, more, achievements }))
}

/// Looks up games whose facts are missing: those of a guest without an account, or because a server stopped at their end.
async fn look_up(app: &App, guest: &str) -> Result<(), Fault> {
    let shared = app.hub.shared();
    for table in shared.store.without_facts(guest, LOOKED_UP).await? {
        if let Err(fault) = achievements::learn(shared, &table).await {
            tracing::warn!(table, %fault, "the achievements of a game could not be looked up");
        }
    }
    Ok(())
}

async fn group_rating(app: &App, row: RatingRow) -> Result<GroupRating, Fault> {
    let rank = match row.is_ranked() {
        true => Some(app.hub.shared().store.rank(&row.selection, row.low()).await?),
        false => None,
    };
    let (rating, deviation) = (rating::shown(row.mean), rating::shown(row.deviation));
    Ok(GroupRating { group: Group::new(&row.selection), rating, deviation, games: row.games, rank })
}

/// The tables of these results at which a guest sat.
async fn tables_of(app: &App, guest: Option<&str>, results: &[ResultRow]) -> Result<BTreeSet<String>, Fault> {
    let mut tables = BTreeSet::new();
    let Some(guest) = guest else { return Ok(tables) };
    for result in results {
        let seats = app.hub.shared().store.results_of_table(&result.table).await?;
        if seats.iter().any(|seat| seat.guest == guest) {
            tables.insert(result.table.clone());
        }
    }
    Ok(tables)
}

/// A game of a profile. The link of its table is for those who sat there: whoever has it can watch.
fn played_game(row: ResultRow, shared: Option<&BTreeSet<String>>) -> PlayedGame {
    let outcome: &str = row.outcome.into();
    PlayedGame {
        table: Some(row.table).filter(|table| shared.is_none_or(|tables| tables.contains(table))),
        group: Group::new(&row.selection),
        character: row.character,
        seats: row.seats,
        place: row.place,
        points: row.points,
        won: row.won,
        outcome: outcome.to_owned(),
        rated: row.rated,
        change: row.change.map(rating::shown),
        ended: row.ended,
    }
}

async fn states(app: &App, guest: &str) -> Result<Vec<AchievementState>, Fault> {
    let shared = app.hub.shared();
    let (games, reached) = (achievements::of_guest(shared, guest).await?, shared.store.achievements(guest).await?);
    let state = |one: &Achievement| {
        let at = reached.iter().find(|(id, ..)| *id == one.id).map(|(_, _, at)| *at);
        let done = if at.is_some() { one.of() } else { one.done(&games) };
        AchievementState { id: one.id.clone(), done, of: one.of(), reached: at }
    };
    Ok(Achievement::all().iter().map(state).collect())
}

/// With whom the requesting browser has lately played, and whom it ignores.
#[utoipa::path(get, path = "/api/players", responses((status = 200, body = People)), tag = "players")]
pub(super) async fn players(State(app): State<App>, asking: Asking) -> Result<Json<People>, Fault> {
    people(&app, &asking.known()?).await.map(Json)
}

async fn people(app: &App, guest: &str) -> Result<People, Fault> {
    let store = &app.hub.shared().store;
    let (met, hidden) = (store.companions(guest, MET).await?, store.ignored(guest).await?);
    let (mut recent, mut ignored) = (Vec::new(), Vec::new());
    for companion in met {
        if hidden.iter().any(|(id, ..)| *id == companion.guest) {
            continue;
        }
        // Guests of former versions have none yet.
        let handle = match companion.handle {
            Some(handle) => Some(handle),
            None => store.handle(&companion.guest).await?,
        };
        let met =
            |handle| MetPlayer { handle, name: companion.name, games: companion.games, last: Some(companion.last) };
        recent.extend(handle.map(met));
    }
    for (_, handle, name) in hidden {
        ignored.extend(handle.map(|handle| MetPlayer { handle, name, games: 0, last: None }));
    }
    Ok(People { recent, ignored })
}

/// Ignores a player: they cannot sit at one's tables or chat to one, and their open tables are not listed. They are not
/// told.
#[utoipa::path(put, path = "/api/players/{handle}/ignored", params(("handle" = String, Path)),
    responses((status = 200, body = People)), tag = "players")]
pub(super) async fn ignore(
    State(app): State<App>,
    asking: Asking,
    Path(handle): Path<String>,
) -> Result<Json<People>, Fault> {
    set_ignored(&app, &asking.known()?, &handle, true).await.map(Json)
}

/// No longer ignores a player.
#[utoipa::path(delete, path = "/api/players/{handle}/ignored", params(("handle" = String, Path)),
    responses((status = 200, body = People)), tag = "players")]
pub(super) async fn heed(
    State(app): State<App>,
    asking: Asking,
    Path(handle): Path<String>,
) -> Result<Json<People>, Fault> {
    set_ignored(&app, &asking.known()?, &handle, false).await.map(Json)
}

async fn set_ignored(app: &App, guest: &str, handle: &str, ignored: bool) -> Result<People, Fault> {
    let store = &app.hub.shared().store;
    store.guest(guest).await?.ok_or_else(Fault::unknown_guest)?;
    let (other, _) = found(app, handle).await?;
    if other == guest {
        return Err(Fault::bad("ignore-self", "this is your own profile"));
    }
    match store.ignore(guest, &other, ignored, app.now()).await {
        Err(StoreError::Overtaken) => Err(Fault::too_many(format!("you ignore {MOST_IGNORED} players already"))),
        stored => {
            stored?;
            people(app, guest).await
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_have_parts() {
        let group = Group::new("hills+river:night");
        assert_eq!(
            (group.modules, group.mode),
            (vec!["hills".to_owned(), "river".to_owned()], Some("night".to_owned()))
        );
        assert_eq!((Group::new("base").modules, Group::new("base").mode), (Vec::new(), None));
        assert!(
            is_group("base") && is_group("a+b:c") && !is_group("") && !is_group("A\0") && !is_group(&"a".repeat(201))
        );
    }
}
