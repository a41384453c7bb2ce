//! Turn-based tables: standing orders, the list of a guest's games, vacations, notifications.

use super::event::LogEntry;
use super::position::Position;
use super::table::{TableInfo, Vacation};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What a player has decided in advance, or has not decided otherwise. Only the player of the seat ever receives it.
#[derive(Serialize, Deserialize, TS, ToSchema, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[serde(deny_unknown_fields)]
pub struct Orders {
    /// In reaction windows.
    pub windows: WindowOrder,
    /// When others start a game of poker.
    pub poker: PokerOrder,
    /// When others start a game of faro.
    pub faro: FaroOrder,
    /// When others fight a bandit, a guard or another opponent whose cards the player plays.
    #[serde(default)]
    pub npc: NpcOrder,
    /// When the player can show a goal.
    #[serde(default)]
    pub goals: GoalOrder,
    /// When the player moves the Sheriff in the turn of another.
    #[serde(default)]
    pub sheriff: StandIn,
    /// When a card or a story asks the player something in the turn of another.
    #[serde(default)]
    pub effects: StandIn,
}

/// What to do in a reaction window.
#[derive(Serialize, Deserialize, TS, ToSchema, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[serde(rename_all = "kebab-case")]
pub enum WindowOrder {
    /// Ask the player.
    Ask,
    /// Pass if no card fits.
    #[default]
    Empty,
    /// Pass, whatever the player holds.
    Always,
    /// A bot decides, with the cards of the player.
    Bot,
}

/// Whether to join a game of poker.
#[derive(Serialize, Deserialize, TS, ToSchema, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[serde(deny_unknown_fields)]
pub struct PokerOrder {
    /// Whether joining is asked, answered by a rule, or never done.
    pub join: PokerJoin,
    /// With `rule`: the highest stake.
    pub stake: u8,
    /// With `rule`: what the hand must hold at least.
    pub hand: PokerHand,
}

/// What to answer, while the player is away, when somebody starts a game of poker.
#[derive(Serialize, Deserialize, TS, ToSchema, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[serde(rename_all = "kebab-case")]
pub enum PokerJoin {
    /// Ask the player.
    #[default]
    Ask,
    /// Never.
    Never,
    /// If stake and hand are as ordered; otherwise not.
    Rule,
}

/// What a hand must hold to join a game of poker.
#[derive(Serialize, Deserialize, TS, ToSchema, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[serde(rename_all = "kebab-case")]
pub enum PokerHand {
    /// Anything.
    #[default]
    Any,
    /// Two cards that make a pair, as they are or with a wild card.
    Pair,
}

/// Whether to join a game of faro.
#[derive(Serialize, Deserialize, TS, ToSchema, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[serde(rename_all = "kebab-case")]
pub enum FaroOrder {
    /// Ask the player.
    #[default]
    Ask,
    /// Never.
    Never,
}

/// Who plays a bandit, a guard or another opponent of somebody else.
#[derive(Serialize, Deserialize, TS, ToSchema, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[serde(rename_all = "kebab-case")]
pub enum NpcOrder {
    /// A bot of the server, the same for all seats.
    #[default]
    Bot,
    /// The player is asked.
    Ask,
}

/// What to do when a goal can be shown.
#[derive(Serialize, Deserialize, TS, ToSchema, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[serde(rename_all = "kebab-case")]
pub enum GoalOrder {
    /// Ask the player.
    #[default]
    Ask,
    /// Show it; of several the one that is listed first.
    Show,
}

/// Who answers what the player would otherwise be asked.
#[derive(Serialize, Deserialize, TS, ToSchema, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[serde(rename_all = "kebab-case")]
pub enum StandIn {
    /// The player.
    #[default]
    Ask,
    /// A bot of the server, the same for all seats.
    Bot,
}

/// An order that would have spared the others a wait, with which a bot decides: which questions it is about.
#[derive(Serialize, TS, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum OfferedOrder {
    /// A bot plays bandits, guards and other opponents.
    Npc,
    /// A bot decides in reaction windows.
    Windows,
    /// A bot moves the Sheriff.
    Sheriff,
    /// A bot answers what cards and stories ask.
    Effects,
}

/// A game of the guest.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct MyGame {
    /// Where it is played, with its seats and state.
    pub table: TableInfo,
    /// Whether the game waits for one of the guest's seats.
    pub my_turn: bool,
    /// Seconds until the time of the guest's decision is over, at a turn-based table.
    #[ts(type = "number | null")]
    pub left: Option<i64>,
}

/// The games of the guest: those that wait for the guest come first, the most urgent one before the others.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct MyGames {
    /// The unfinished games at which the guest has a seat.
    pub games: Vec<MyGame>,
    /// How many of them wait for the guest.
    pub waiting: u32,
}

/// The vacations of the guest.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct Vacations {
    /// The current one and those to come, the earliest first.
    pub vacations: Vec<Vacation>,
    /// The time of the server, in seconds since 1970: that of the client may be wrong.
    #[ts(type = "number")]
    pub now: i64,
    /// Seconds of vacation that are left within a year: whole days of the calendar.
    #[ts(type = "number")]
    pub left: i64,
}

/// How the guest is notified.
#[derive(Serialize, Deserialize, TS, ToSchema, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct NoticeSettings {
    /// Whether by push messages to the browsers that have subscribed.
    pub push: bool,
    /// Whether by a daily e-mail, where the server can send it.
    pub mail: bool,
}

/// A change of how the guest is notified.
#[derive(Deserialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct ChangeNotices {
    /// Whether by push messages to the browsers that have subscribed.
    pub push: bool,
    /// Whether by e-mail, where the server can send it.
    pub mail: bool,
    /// The language of e-mails; the last one if it is missing.
    #[serde(default)]
    #[ts(optional)]
    pub language: Option<String>,
}

/// What a browser needs to receive push messages.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct Notices {
    /// The settings of the guest.
    pub settings: NoticeSettings,
    /// The server's public key, in base64url.
    pub key: String,
    /// The number of browsers that have subscribed.
    pub browsers: u32,
}

/// A browser's subscription to push messages.
#[derive(Deserialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct Subscribe {
    /// The address of its push service.
    pub endpoint: String,
    /// Its public key, in base64url.
    pub p256dh: String,
    /// Its secret, in base64url.
    pub auth: String,
    /// The language of its messages.
    pub language: String,
}

/// The end of a browser's subscription.
#[derive(Deserialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct Unsubscribe {
    /// The address of its push service.
    pub endpoint: String,
}

/// What happened while a player was away, redacted for the player's seat.
#[derive(Serialize, TS, ToSchema, Clone, Debug)]
pub struct Missed {
    /// The position that the player saw last.
    #[schema(value_type = Object)]
    pub before: Position,
    /// The choices after it.
    pub steps: Vec<MissedStep>,
    /// Whether older events are left out, because there are too many.
    pub cut: bool,
}

/// A choice that a player has missed.
#[derive(Serialize, TS, ToSchema, Clone, Debug)]
pub struct MissedStep {
    /// What the choice has caused, as the player may see it.
    #[schema(value_type = Vec<Object>)]
    pub events: Vec<LogEntry>,
    /// The position after it.
    #[schema(value_type = Object)]
    pub position: Position,
}
