//! Leaderboards, profiles, and whom one plays with.

use super::table::{Pace, Settings};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

/// A group of selections in which games are rated together: its expansions, and its mode.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct Group {
    /// Its id: `base`, or the ids of its expansions joined by `+`; with `:` and the id of a mode.
    pub id: String,
    /// Its expansions.
    pub modules: Vec<String>,
    /// The id of the mode that was played; none without.
    pub mode: Option<String>,
}

impl Group {
    /// From its modules with `+` between them, and the mode after a colon.
    pub fn new(id: &str) -> Self {
        let (modules, mode) = id.split_once(':').map_or((id, None), |(modules, mode)| (modules, Some(mode.to_owned())));
        let modules = modules.split('+').filter(|id| *id != "base").map(str::to_owned).collect();
        Self { id: id.to_owned(), modules, mode }
    }
}

/// A group of selections that has ranked players, for the choice of a leaderboard.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct LeaderboardInfo {
    /// The group in which its games are counted.
    pub group: Group,
    /// How many players are ranked.
    #[ts(type = "number")]
    pub players: i64,
}

/// A page of a leaderboard.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct Leaderboard {
    /// The group in which its games are counted.
    pub group: Group,
    /// The players, best first.
    pub players: Vec<RankedPlayer>,
    /// Whether there are more.
    pub more: bool,
    /// Who is ranked.
    pub rule: RankRule,
}

/// Who is ranked, and how far other games carry.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct RankRule {
    /// The fewest rated games against opponents who count.
    #[ts(type = "number")]
    pub games: i64,
    /// The fewest different opponents of that kind.
    #[ts(type = "number")]
    pub opponents: i64,
    /// For how many players the host vouches: only they count. None on a server where all count.
    pub vouched: Option<u32>,
    /// The most points by which games with others, that nobody leaves, change a rating within some days.
    pub recently: i32,
    /// How many days these are.
    #[ts(type = "number")]
    pub days: i64,
    /// The most points by which they ever change it.
    pub ever: i32,
}

/// A player in a leaderboard.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct RankedPlayer {
    /// The rank, from 1.
    #[ts(type = "number")]
    pub rank: i64,
    /// The public handle.
    pub handle: String,
    /// What others see of the player now.
    pub name: String,
    /// The rating in whole points, as it is shown.
    pub rating: i32,
    /// Its uncertainty.
    pub deviation: i32,
    /// The rated games.
    #[ts(type = "number")]
    pub games: i64,
    /// Whether it is the requesting browser.
    pub me: bool,
}

/// The public profile of a guest.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct Profile {
    /// The public handle.
    pub handle: String,
    /// What others see of the guest now.
    pub name: String,
    /// Whether it is the requesting browser's own.
    pub me: bool,
    /// Whether the requesting browser ignores this player.
    pub ignored: bool,
    /// How many finished games, rated or not.
    #[ts(type = "number")]
    pub played: i64,
    /// Those won.
    #[ts(type = "number")]
    pub won: i64,
    /// The ratings, most games first.
    pub ratings: Vec<GroupRating>,
    /// The characters played most.
    pub characters: Vec<Favorite>,
    /// The latest games.
    pub games: Vec<PlayedGame>,
    /// Whether there are more games.
    pub more: bool,
    /// Every achievement that there is, with the progress to it.
    pub achievements: Vec<AchievementState>,
}

/// A rating in a group of selections.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct GroupRating {
    /// The group in which the games were counted.
    pub group: Group,
    /// The rating in whole points, as it is shown.
    pub rating: i32,
    /// Its uncertainty.
    pub deviation: i32,
    /// The rated games.
    #[ts(type = "number")]
    pub games: i64,
    /// The rank in the leaderboard; none without enough games and opponents.
    #[ts(type = "number | null")]
    pub rank: Option<i64>,
}

/// How often a character was played.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct Favorite {
    /// The id of the character who was played.
    pub character: String,
    /// How many were finished with this character.
    #[ts(type = "number")]
    pub games: i64,
    /// Those won.
    #[ts(type = "number")]
    pub won: i64,
}

/// A game in a profile.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct PlayedGame {
    /// The table, if the requesting browser sat there, too.
    pub table: Option<String>,
    /// The group of its selection.
    pub group: Group,
    /// The id of the character who was played; none if it is unknown.
    pub character: Option<String>,
    /// How many had a place: the seats, and the automa.
    pub seats: u8,
    /// The place, from 1; 0 if the game was never finished.
    pub place: u8,
    /// The final points.
    #[ts(type = "number")]
    pub points: i64,
    /// Whether it was won.
    pub won: bool,
    /// `finished`; `abandoned` by this player; `stayed` if others abandoned it.
    pub outcome: String,
    /// Whether it was rated.
    pub rated: bool,
    /// The change of the rating; none if it did not count.
    pub change: Option<i32>,
    /// When it ended, in seconds since 1970.
    #[ts(type = "number")]
    pub ended: i64,
}

/// An achievement, reached or not.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct AchievementState {
    /// The name by which texts and pictures know it.
    pub id: String,
    /// How many have been reached.
    pub done: u32,
    /// How many are needed.
    pub of: u32,
    /// When it was reached, in seconds since 1970.
    #[ts(type = "number | null")]
    pub reached: Option<i64>,
}

/// With whom the requesting browser has played, and whom it ignores. Only for that browser.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct People {
    /// The latest players, without those who are ignored.
    pub recent: Vec<MetPlayer>,
    /// Those whose chat and invitations this browser does not show.
    pub ignored: Vec<MetPlayer>,
}

/// A player whom one has met.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct MetPlayer {
    /// The public handle.
    pub handle: String,
    /// What others see of the player now.
    pub name: String,
    /// The games together.
    #[ts(type = "number")]
    pub games: i64,
    /// When the last one ended, in seconds since 1970; none without a game.
    #[ts(type = "number | null")]
    pub last: Option<i64>,
}

/// The open tables that one looks for. What is missing does not matter.
#[derive(Serialize, Deserialize, TS, ToSchema, IntoParams, Clone, PartialEq, Eq, Debug, Default)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
#[ts(optional_fields)]
pub struct TableWish {
    /// The id of a group of selections.
    #[serde(default)]
    pub group: Option<String>,
    /// A language: tables of this one, and of any.
    #[serde(default)]
    pub language: Option<String>,
    /// How long bots pretend to think there.
    #[serde(default)]
    pub pace: Option<Pace>,
    /// Only tables whose games change ratings, or only others; all if missing.
    #[serde(default)]
    pub rated: Option<bool>,
    /// The number of seats.
    #[serde(default)]
    pub seats: Option<u8>,
    /// The lowest rating of its players.
    #[serde(default)]
    pub from: Option<i32>,
    /// The highest rating of its players.
    #[serde(default)]
    pub to: Option<i32>,
}

/// A request for a seat at the next table that fits.
#[derive(Deserialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct QuickPlay {
    /// What the table must be like.
    pub wish: TableWish,
    /// The settings of a new table, if none fits: it is listed.
    pub settings: Settings,
    /// The seats of a new table.
    pub seats: u8,
}
