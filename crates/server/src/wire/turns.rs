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
    /// Whether others want to end the game without a result, and the guest has not answered yet; of a game over days.
    pub ending: bool,
    /// What others have written since the guest has opened the table; none if they have not.
    pub chat: Option<UnreadChat>,
}

/// Lines of a chat that a guest has not read.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct UnreadChat {
    /// How many there are.
    pub unread: u32,
    /// The author of the last of them.
    pub name: String,
    /// What the author wrote.
    pub text: String,
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
    /// Whether by e-mail, where the server can send it.
    pub mail: bool,
    /// Whether the guest is told that the time of a decision is nearly over.
    pub nearly: bool,
    /// Whether the guest is told that a bot has stepped in.
    pub bot: bool,
    /// Whether the guest is told that a table is full, and that a game has begun.
    pub lobby: bool,
    /// Whether the guest is told that a game is over.
    pub over: bool,
    /// Whether the guest is told of lines in the chat of a game over days that name the guest.
    pub mention: bool,
    /// When nothing is told until it is over.
    pub quiet: Quiet,
    /// The time zone of the guest, once a page has told it: times in e-mails are those of its clocks.
    #[serde(default)]
    pub zone: Option<Zone>,
}

/// The hours of each day in which the guest is told nothing, in minutes of the day by the guest's clocks: none if they begin when they
/// end.
#[derive(Serialize, Deserialize, TS, ToSchema, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[serde(deny_unknown_fields)]
pub struct Quiet {
    /// When they begin, from 0 to 1439.
    pub from: u16,
    /// When they end, from 0 to 1439; before the beginning it is on the next day.
    pub to: u16,
}

impl Quiet {
    /// The minutes of a day.
    const DAY: u16 = 24 * 60;

    /// Hours that exist: what a client has sent may be anything.
    #[must_use]
    pub fn real(self) -> Self {
        Self { from: self.from % Self::DAY, to: self.to % Self::DAY }
    }
}

impl Default for NoticeSettings {
    /// Those of somebody who has chosen nothing.
    fn default() -> Self {
        Self {
            push: true,
            mail: false,
            nearly: true,
            bot: true,
            lobby: true,
            over: true,
            mention: true,
            quiet: Quiet::default(),
            zone: None,
        }
    }
}

/// How the clocks of a place are set, now and after the next change to or from summer time. Both are minutes ahead of UTC.
#[derive(Serialize, Deserialize, TS, ToSchema, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[serde(deny_unknown_fields)]
pub struct Zone {
    /// Until the change.
    pub offset: i32,
    /// When the next change is, in seconds since 1970; none if none is known.
    #[ts(type = "number | null")]
    pub changes: Option<i64>,
    /// From the change on.
    pub next: i32,
}

impl Zone {
    /// The farthest that clocks are ahead of UTC, or behind it, in minutes.
    const FARTHEST: i32 = 14 * 60;

    /// A zone that exists: what a client has sent may be anything.
    #[must_use]
    pub fn real(self) -> Self {
        let near = |offset: i32| offset.clamp(-Self::FARTHEST, Self::FARTHEST);
        Self { offset: near(self.offset), next: near(self.next), changes: self.changes.map(|at| at.clamp(0, LATEST)) }
    }

    /// How many minutes the clocks are ahead of UTC at this time, in milliseconds since 1970.
    #[must_use]
    pub fn at(self, ms: i64) -> i32 {
        if self.changes.is_some_and(|at| ms >= at * 1000) { self.next } else { self.offset }
    }
}

/// Seconds since 1970 in the year 9999: no clock is read that shows a later time.
const LATEST: i64 = 253_000_000_000;

/// A change of how the guest is notified: what is missing stays as it is.
#[derive(Deserialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct ChangeNotices {
    /// Whether by push messages to the browsers that have subscribed.
    #[serde(default)]
    #[ts(optional)]
    pub push: Option<bool>,
    /// Whether by e-mail, where the server can send it.
    #[serde(default)]
    #[ts(optional)]
    pub mail: Option<bool>,
    /// The language of e-mails; the last one if it is missing.
    #[serde(default)]
    #[ts(optional)]
    pub language: Option<String>,
    /// Whether the guest is told that the time of a decision is nearly over.
    #[serde(default)]
    #[ts(optional)]
    pub nearly: Option<bool>,
    /// That a bot has stepped in.
    #[serde(default)]
    #[ts(optional)]
    pub bot: Option<bool>,
    /// That a table is full, and that a game has begun.
    #[serde(default)]
    #[ts(optional)]
    pub lobby: Option<bool>,
    /// That a game has ended, with or without a result.
    #[serde(default)]
    #[ts(optional)]
    pub over: Option<bool>,
    /// Of lines in the chat that name the guest.
    #[serde(default)]
    #[ts(optional)]
    pub mention: Option<bool>,
    /// When nothing is told.
    #[serde(default)]
    #[ts(optional)]
    pub quiet: Option<Quiet>,
    /// The time zone of the guest; the last one if it is missing.
    #[serde(default)]
    #[ts(optional)]
    pub zone: Option<Zone>,
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
    /// Whether mails can reach the guest: the server sends some, and the account has an address.
    pub mails: bool,
    /// How many e-mails have links that stop them without signing in.
    pub links: u32,
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
    /// The language of its messages; without it, that of the subscription that this one replaces, or of the last browser.
    #[serde(default)]
    #[ts(optional)]
    pub language: Option<String>,
    /// The address of a subscription that the browser has given up for this one.
    #[serde(default)]
    #[ts(optional)]
    pub replaces: Option<String>,
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
