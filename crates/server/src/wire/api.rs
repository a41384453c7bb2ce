//! The bodies of the HTTP requests and responses.

use super::event::LogEntry;
use super::message::Message;
use super::moderation::Role;
use super::own::Own;
use super::position::Position;
use super::table::{Settings, TableInfo, WayOn};
use darkrock_aid::Section;
use darkrock_rules::Content;
use darkrock_rules::scoring::ScoreSource;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// The guest of the requesting browser.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct Me {
    /// Its name; none before it sent one.
    pub name: Option<String>,
    /// Whether the name is permanent: the browser is signed in to an account.
    pub account: bool,
    /// The powers of the account.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub role: Option<Role>,
    /// The tables at which it sits, newest first.
    pub tables: Vec<TableInfo>,
}

/// A name for the requesting browser.
#[derive(Deserialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct NameGuest {
    /// 1 to 24 characters.
    pub name: String,
}

/// What the server offers.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct ServerInfo {
    /// The program's version.
    pub version: String,
    /// The number of the client's build, and that of the protocol, as in the header `darkrock-build` of every answer.
    pub build: String,
    /// The levels of bots, weakest first, then the operator's own programs. `gunslinger@N` is also a level: N iterations.
    pub bots: Vec<String>,
    /// The codes of the languages that a client can choose, such as `fr`.
    pub languages: Vec<String>,
    /// The lengths of games in LP.
    pub lengths: Vec<u8>,
    /// What the host tells everybody.
    pub announcement: Option<String>,
    /// How long games take here, where people have finished enough of them.
    pub times: Vec<GameTime>,
}

/// How long the games of a selection take on a server.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct GameTime {
    /// The group of selections: the expansions, and the mode after a colon; `base` without expansions.
    pub selection: String,
    /// The number of people.
    pub people: u8,
    /// The median of the minutes of a game to 20 LP.
    pub minutes: u16,
    /// The games that it is from.
    pub games: u32,
}

/// A decision about a game that the rules of today do not replay.
#[derive(Deserialize, TS, ToSchema, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct Decide {
    /// How it goes on.
    pub way: WayOn,
}

/// A table to create.
#[derive(Deserialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(from = "Wish")]
#[ts(optional_fields)]
pub struct MakeTable {
    /// Its settings. The default variants are those of its mode, or the usual ones for its number of players.
    pub settings: Settings,
    /// Whether the settings name the variants.
    #[serde(skip)]
    #[ts(skip)]
    pub names_variants: bool,
    /// Each seat: a bot's level, or null for an open one.
    pub seats: Vec<Option<String>>,
    /// Seats that the requesting browser takes at once. Their parts of the seed are sent later (`part` of a seat), once
    /// the client has received the server's commitment.
    #[serde(default)]
    pub sit: Vec<Sit>,
    /// Start at once: only for tables of bots, because the parts of persons are still missing.
    #[serde(default)]
    pub start: bool,
    /// A record (`docs/records.md`) from which the game is resumed; the settings are then the record's.
    #[serde(default)]
    pub record: Option<String>,
}

/// A table as requested.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wish {
    settings: SettingsWish,
    seats: Vec<Option<String>>,
    #[serde(default)]
    sit: Vec<Sit>,
    #[serde(default)]
    start: bool,
    #[serde(default)]
    record: Option<String>,
}

impl From<Wish> for MakeTable {
    fn from(wish: Wish) -> Self {
        let Wish { settings: SettingsWish(settings, names_variants), seats, sit, start, record } = wish;
        Self { settings, names_variants, seats, sit, start, record }
    }
}

/// Settings, and whether they name the variants.
struct SettingsWish(Settings, bool);

impl<'de> Deserialize<'de> for SettingsWish {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let fields = Map::<String, Value>::deserialize(from)?;
        let named = ["variants", "goals"].iter().any(|field| fields.contains_key(*field));
        let settings = Settings::deserialize(Value::Object(fields)).map_err(serde::de::Error::custom)?;
        Ok(Self(settings, named))
    }
}

/// Sitting down.
#[derive(Deserialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct Sit {
    /// The seat, from 1.
    pub seat: u8,
    /// The player's name; the guest's own when missing.
    #[serde(default)]
    pub name: Option<String>,
    /// The character, where they are chosen.
    #[serde(default)]
    pub character: Option<String>,
}

/// A change of a seat, before the game.
#[derive(Deserialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(tag = "action", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ChangeSeat {
    /// Sit down.
    Sit {
        /// The player's name; the guest's own when missing.
        #[serde(default)]
        name: Option<String>,
        /// The client's random part of the seed: 64 hexadecimal digits. It can be sent later instead.
        #[serde(default)]
        part: Option<String>,
        /// The key of the host's link, if people sit down by invitation.
        #[serde(default)]
        #[ts(optional)]
        key: Option<String>,
    },
    /// Send the client's part of the seed for its own seat, or replace it.
    Part {
        /// 64 hexadecimal digits.
        part: String,
    },
    /// Agree to the settings that the host has changed.
    Agree,
    /// Say whether the players of all the client's seats are ready. A full table starts once all are, unless its host starts it.
    Ready {
        /// Whether they are.
        ready: bool,
    },
    /// Hold the seat for ten minutes, while the client's person learns the game.
    Hold {
        /// The key of the host's link, if people sit down by invitation.
        #[serde(default)]
        #[ts(optional)]
        key: Option<String>,
    },
    /// Leave the seat.
    Leave,
    /// Add a bot; for whoever has the rights of the host.
    Bot {
        /// Its level.
        level: String,
    },
    /// Empty the seat; for whoever has the rights of the host. If somebody sat there, people sit down by invitation from now on.
    Open,
    /// Choose a character, or none.
    Character {
        /// Its id.
        character: Option<String>,
    },
}

/// How a game ended, or would if it ended now.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Debug)]
pub struct GameResult {
    /// Each seat's points, by seat.
    pub seats: Vec<SeatResult>,
    /// The seats that share first place, from 1.
    pub winners: Vec<u8>,
    /// Rounds played.
    pub rounds: u16,
    /// The seat that triggered the end.
    pub trigger: Option<u8>,
    /// The round in which the end was triggered.
    pub trigger_round: Option<u16>,
    /// Seconds from the first to the last choice.
    pub seconds: u32,
}

/// Where a seat's points came from.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Debug)]
pub struct SeatResult {
    /// The seat, from 1, around the table.
    pub seat: u8,
    /// LP gained in play by source: `fights`, `tracks`, `town`, `cattle`, `stories`, `cards`, `other`.
    pub sources: BTreeMap<String, i16>,
    /// Final points by source, in the order in which they are counted: LP gained in play first.
    pub points: Vec<SourcePoints>,
    /// The sum.
    pub total: i16,
    /// LP at the end of each round, from round 0, the setup.
    pub by_round: Vec<i16>,
}

/// Final points of one source.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Debug)]
pub struct SourcePoints {
    /// The source: `lp`, `upgrades`, `money`, `wounds`, `wanted`, `marshal`, `tokens`, or the id of the name of a track or
    /// row that a module brings.
    pub source: String,
    /// Legendary points, from all that this source has given.
    pub points: i16,
}

impl SourcePoints {
    /// The points of a source.
    pub(crate) fn new(content: &Content, source: ScoreSource, points: i16) -> Self {
        Self { source: source.id(content), points }
    }
}

/// Steps of a finished game, redacted for one viewer.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Debug)]
pub struct Replay {
    /// How many steps the game has; step 0 is the position after the setup.
    pub total: u32,
    /// The requested steps.
    pub steps: Vec<Step>,
}

/// One choice of a finished game, and its effects.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Debug)]
pub struct Step {
    /// Its number, from 0.
    pub n: u32,
    /// The seat that chose; none for the setup.
    pub seat: Option<u8>,
    /// The choice's label; none if it was hidden from the viewer.
    pub choice: Option<Message>,
    /// What the choice has caused, in order, as the viewer may see it.
    pub events: Vec<LogEntry>,
    /// The position after it.
    pub position: Position,
    /// The private knowledge of the viewer's seat.
    pub own: Option<Own>,
}

/// A request that waits for slow work: sent again, it keeps its place in line.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Debug)]
pub struct Ahead {
    /// Its place in line: how many are served before it.
    pub ahead: u32,
}

/// A review of a finished game by a gunslinger.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Debug)]
#[serde(tag = "status", rename_all = "kebab-case")]
pub enum Review {
    /// The review is queued or in progress; request it again later.
    Working {
        /// Choices reviewed so far.
        done: u32,
        /// Choices to review; 0 while it is queued and while its game is read.
        of: u32,
        /// Its place in line: how many reviews are before it. 0 once it is in progress.
        ahead: u32,
    },
    /// The review is finished.
    Done(ReviewDone),
}

/// The findings of a review.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Debug)]
pub struct ReviewDone {
    /// The chances at the beginning of each turn, and finally at the end of the game.
    pub turns: Vec<ReviewTurn>,
    /// The choices that reduced the chances most, in the game's order.
    pub mistakes: Vec<ReviewMistake>,
}

/// The chances at the beginning of a turn.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Debug)]
pub struct ReviewTurn {
    /// The step of the replay that shows this position.
    pub at: u32,
    /// The round, from 1.
    pub round: u16,
    /// The seat whose turn begins.
    pub seat: u8,
    /// Each seat's chance of winning, from 0 to 1, followed by that of the automa if it plays;
    /// their sum is 1.
    pub chances: Vec<f32>,
}

/// A choice that reduced the chances.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Debug)]
pub struct ReviewMistake {
    /// The step of the replay that is this choice; the step before it shows the position in which it was made.
    pub at: u32,
    /// The round, from 1.
    pub round: u16,
    /// Who made it, from 1.
    pub seat: u8,
    /// The choice made, in the notation.
    pub chosen: String,
    /// What was played, in words.
    pub chosen_label: Message,
    /// The bot's choice, in the notation.
    pub best: String,
    /// What the gunslinger would have played, in words.
    pub best_label: Message,
    /// The winning chance with `best`, from 0 to 1, as estimated by the bot.
    pub chance: f32,
    /// The loss of winning chance by `chosen`.
    pub cost: f32,
    /// The uncertainty of `cost`: half of its 95% interval.
    pub margin: f32,
}

/// The rules for a table in one language, with the player aid.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct RuleBook {
    /// A one-line description of the table.
    pub about: String,
    /// The player aid, without the rules one by one and the cards.
    pub aid: Vec<Section>,
    /// The chapters, in the order of the handbook, without those that concern nothing in the selection.
    pub chapters: Vec<RuleChapter>,
}

/// What the rules say of one subject.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct RuleChapter {
    /// The name by which the address of a page knows it.
    pub id: String,
    /// Its heading, in the language asked for.
    pub title: String,
    /// The rules, in the order of the rulebook.
    pub rules: Vec<RuleText>,
}

/// What it says in our words, and what we decided where it is silent.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct RuleText {
    /// Its id, such as `base.fight.07`.
    pub id: String,
    /// A sentence or more in our words, in the requested language.
    pub text: String,
    /// The reason for our ruling, where the rulebooks leave it open.
    pub ruling: Option<String>,
    /// The variant to which it belongs.
    pub variant: Option<String>,
    /// Whether it is a worked example.
    pub example: bool,
}

/// The house notes of a table.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct Notes {
    /// Their title.
    pub name: String,
    /// A description, in a sentence.
    pub description: String,
    /// Their author.
    pub credits: String,
    /// What their author calls this state of them, such as `1.2`; empty without one.
    pub version: String,
    /// Titles with their paragraphs, in order.
    pub sections: Vec<Section>,
}
