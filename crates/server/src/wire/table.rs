//! A table as lists and lobbies show it.

use super::before::{EndedBy, Ending, Entry, Lobby, Start};
use darkrock_rules::edition::Edition;
use darkrock_rules::variants::UnknownVariant;
use darkrock_rules::{Selection, Variant, Variants};
use serde::{Deserialize, Deserializer, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The settings with which a table is created.
#[derive(Serialize, Deserialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// The table's name; at most 40 characters.
    #[serde(default)]
    pub name: String,
    /// LP that trigger the end: 15, 20 or 25.
    #[serde(default = "average")]
    pub length: u8,
    /// The variants that are played, by their ids. If missing: goals. Older tables have `goals` with
    /// `true` or `false` instead.
    #[serde(default = "goals", alias = "goals", deserialize_with = "variants")]
    pub variants: Vec<String>,
    /// The modules that are added to the base game, by their ids.
    #[serde(default)]
    pub modules: Vec<String>,
    /// The mode that is played, by its id.
    #[serde(default)]
    pub mode: Option<String>,
    /// The rulebook: `en`, `fr` or `it`, optionally with changes, as in `en+story-ride=exact`.
    #[serde(default)]
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub edition: Edition,
    /// How characters are assigned.
    #[serde(default)]
    pub characters: Characters,
    /// Whether it is in the list of open tables; otherwise it is reached only by its link.
    #[serde(default)]
    pub listed: bool,
    /// The thinking time that bots simulate.
    #[serde(default)]
    pub pace: Pace,
    /// Minutes of absence after which a bot may take a player's seat; 0 for only by vote.
    #[serde(default = "absence")]
    pub absence: u16,
    /// Whether players may request hints.
    #[serde(default = "yes")]
    pub hints: bool,
    /// Whether the game is rated: then hints are disabled, and each browser has one seat.
    #[serde(default)]
    pub rated: bool,
    /// The language that is spoken at the table; any if missing.
    #[serde(default)]
    pub language: Option<String>,
    /// The times of a turn-based table; none for a live one, which `absence` applies to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub turns: Option<Turns>,
    /// Who may take a seat; everybody with the link if missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub entry: Option<Entry>,
    /// When the full table starts; by itself once all are ready if missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub start: Option<Start>,
}

/// The times of a turn-based table, which is played over days.
#[derive(Serialize, Deserialize, TS, ToSchema, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct Turns {
    /// Hours for each decision: from the moment at which the game waits for a player until it waits for another one.
    pub decision: u16,
    /// Hours that each player can use in addition over the whole game.
    pub reserve: u16,
    /// Whether the vacations of the players stop their clocks.
    #[serde(default = "yes")]
    pub vacations: bool,
    /// The number of missed decisions after which a bot plays the rest of the game. It makes those before it, too.
    #[serde(default = "missed")]
    pub missed: u8,
}

impl Turns {
    /// Checks that all times are within their bounds.
    ///
    /// # Errors
    /// With a sentence about the first that is not.
    pub fn check(&self) -> Result<(), String> {
        let within = |what: &str, n: u16, from: u16, to: u16| {
            let is = (from..=to).contains(&n);
            is.then_some(()).ok_or_else(|| format!("turns: {what} is {n}: expected {from} to {to}"))
        };
        within("decision", self.decision, 1, 336)?;
        within("reserve", self.reserve, 0, 720)?;
        within("missed", u16::from(self.missed), 1, 9)
    }
}

const fn missed() -> u8 {
    2
}

fn goals() -> Vec<String> {
    vec![Variant::Goals.id().to_owned()]
}

/// A list of variants, or whether goals are played.
fn variants<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<String>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Said {
        Goals(bool),
        Names(Vec<String>),
    }
    Ok(match Said::deserialize(from)? {
        Said::Goals(true) => goals(),
        Said::Goals(false) => Vec::new(),
        Said::Names(names) => names,
    })
}

const fn average() -> u8 {
    20
}
const fn yes() -> bool {
    true
}
const fn absence() -> u16 {
    10
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            name: String::new(),
            length: average(),
            variants: goals(),
            modules: Vec::new(),
            mode: None,
            edition: Edition::default(),
            characters: Characters::default(),
            listed: false,
            pace: Pace::default(),
            absence: absence(),
            hints: yes(),
            turns: None,
            rated: false,
            language: None,
            entry: None,
            start: None,
        }
    }
}

impl Settings {
    /// The variants that are played.
    ///
    /// # Errors
    /// With the first word that is not a variant.
    pub fn variants(&self) -> Result<Variants, UnknownVariant> {
        self.variants.iter().map(|id| id.parse::<Variant>()).collect()
    }

    /// The modules and the mode that are played.
    pub fn selection(&self) -> Selection {
        Selection { modules: self.modules.clone(), mode: self.mode.clone() }
    }
}

/// How characters are assigned.
#[derive(Serialize, Deserialize, TS, ToSchema, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[serde(rename_all = "kebab-case")]
pub enum Characters {
    /// Two are dealt to each player, who keeps one.
    #[default]
    Draft,
    /// One is dealt to each player.
    Random,
    /// Each seat chooses one before the game; a player who does not is dealt one.
    Chosen,
}

/// The thinking time that bots simulate.
#[derive(Serialize, Deserialize, TS, ToSchema, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// Not at all.
    Instant,
    /// Long enough to follow the game.
    #[default]
    Brisk,
    /// As at a real table.
    Relaxed,
}

/// The stage of a table.
#[derive(
    Serialize, Deserialize, TS, ToSchema, Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr, strum::EnumString,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Status {
    /// Seats can be taken.
    Open,
    /// A game is in progress.
    Running,
    /// The game is over.
    Finished,
}

/// The kind of player of a seat.
#[derive(
    Serialize, Deserialize, TS, ToSchema, Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr, strum::EnumString,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Sitter {
    /// None yet.
    Open,
    /// A person.
    Person,
    /// A bot.
    Bot,
}

/// Who has a seat of a table, and what others may know of them.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct SeatInfo {
    /// Its number, from 1.
    pub seat: u8,
    /// The kind of its player.
    pub sitter: Sitter,
    /// The player's name, or the bot's.
    pub name: String,
    /// The level of the bot.
    pub bot: Option<String>,
    /// The character chosen before the game, or played in it.
    pub character: Option<String>,
    /// Whether it belongs to the requesting browser.
    pub mine: bool,
    /// Whether a client of this seat is connected; always true for bots.
    pub online: bool,
    /// Seconds since the last client of this seat disconnected; 0 while one is connected.
    pub away: u32,
    /// Whether its player left the game to a bot.
    pub resigned: bool,
    /// Whether a bot replaces the person to whom the seat belongs, who left it, was absent, or was voted out.
    pub stand_in: bool,
    /// Seconds until a bot steps in for the player; only in the last minute before.
    pub steps_in: Option<u32>,
    /// Whether the others may vote to replace the player by a bot, because of absence or the time limit.
    pub votable: bool,
    /// Seats that vote to replace this player by a bot.
    pub votes: Vec<u8>,
    /// Whether its client has sent a part of the seed: a game starts once the clients of all persons have.
    pub part: bool,
    /// For whom an open seat of a rematch is reserved, or an open seat is held: `name` is that player's name.
    pub kept: Option<Kept>,
    /// The public profile of its player, and the rating in the group of the table's selection. Not in lists of one's own
    /// tables.
    pub player: Option<PlayerMark>,
    /// The player's clock in a running turn-based game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clock: Option<SeatTime>,
    /// The seconds for which an open seat is still held for somebody who learns the game first: `name` is theirs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub held: Option<i64>,
}

/// The clock of a player in a turn-based game. All times are in seconds.
#[derive(Serialize, TS, ToSchema, Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatTime {
    /// The time left until a bot decides, with the reserve and vacations; none while the game does not wait for the player.
    #[ts(type = "number | null")]
    pub left: Option<i64>,
    /// What is left of the reserve.
    #[ts(type = "number")]
    pub reserve: i64,
    /// Decisions missed so far.
    pub missed: u8,
    /// The time of the server, in seconds since 1970: that of the client may be wrong.
    #[ts(type = "number")]
    pub now: i64,
    /// The player's current vacation, or the next one.
    pub vacation: Option<Vacation>,
}

/// A vacation of a player, in seconds since 1970.
#[derive(Serialize, Deserialize, TS, ToSchema, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Vacation {
    /// The first second at which clocks stand still.
    #[ts(type = "number")]
    pub begins: i64,
    /// The first second at which clocks run again.
    #[ts(type = "number")]
    pub ends: i64,
}

/// The public handle and the rating of a player.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct PlayerMark {
    /// The handle, with which the profile is requested.
    pub handle: String,
    /// The rating; none before the first rated game.
    pub rating: Option<i32>,
    /// The uncertainty of the rating.
    pub deviation: Option<i32>,
    /// How a finished rated game has changed the rating.
    pub change: Option<i32>,
}

/// For whom an open seat is reserved or held.
#[derive(Serialize, TS, ToSchema, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum Kept {
    /// For the requesting browser.
    You,
    /// For another player.
    Other,
}

/// A change of a seat's player during the game.
#[derive(Serialize, Deserialize, TS, ToSchema, Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatChange {
    /// The number of the last event before it.
    #[ts(type = "number")]
    pub after: u64,
    /// The number of its row, unique among the changes.
    #[ts(type = "number")]
    pub n: u64,
    /// The seat, from 1.
    pub seat: u8,
    /// What changed.
    pub kind: SeatChangeKind,
}

/// Why a bot has a seat now, or a person again.
#[derive(Serialize, Deserialize, TS, ToSchema, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum SeatChangeKind {
    /// A bot stepped in for a player who was absent for longer than the table allows.
    Absent,
    /// A bot stepped in for a player whose client was connected, but who did nothing for longer than the table allows.
    Idle,
    /// The others voted for a bot.
    Vote,
    /// The player's time at a turn-based table is over: a bot makes this decision.
    Late,
    /// The player's time at a turn-based table is over repeatedly: a bot plays the rest.
    Overdue,
    /// The player left the seat to a bot.
    Resign,
    /// The player took the seat back.
    Return,
}

/// All that is public about a table, before and during its game.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct TableInfo {
    /// Its id, also the end of its link.
    pub id: String,
    /// Players, pace and what is played, as the host has chosen.
    pub settings: Settings,
    /// Its stage.
    pub status: Status,
    /// The seats around the table, open ones among them.
    pub seats: Vec<SeatInfo>,
    /// Whether the requesting browser created it.
    pub host: bool,
    /// When it was created, in seconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
    /// The round of the game; 0 before.
    pub round: u16,
    /// LP of each seat; empty before the game.
    pub lp: Vec<u16>,
    /// Seats that must choose.
    pub waiting: Vec<u8>,
    /// Seats that won.
    pub winners: Vec<u8>,
    /// The fairness data of its dice.
    pub fairness: Fairness,
    /// The id of the table where the same people play again; none without one.
    pub rematch: Option<String>,
    /// Whether the game was resumed from a record.
    pub imported: bool,
    /// Before the game: who has not agreed yet to what the host has changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub consent: Option<Consent>,
    /// Before the game: who is ready, and who has the rights of the host.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lobby: Option<Lobby>,
    /// During the game: who wants to end it without a result, if anybody does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ending: Option<Ending>,
    /// Where the game stopped, if the rules of today do not replay it, or its players agreed to end it. A game that they do not
    /// replay goes on from there, or is ended; a finished game that stopped has no result.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stopped: Option<Stopped>,
    /// The place in line of a game that only bots play and that waits for its turn, 1 for the next one; none if it plays, and
    /// in lists of tables.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub in_line: Option<u32>,
    /// The latest seat changes, oldest first; empty in lists of tables.
    pub changes: Vec<SeatChange>,
    /// The first seat of the host; none if they do not play.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub host_seat: Option<u8>,
    /// To the host alone, until the game is over: a link that ends in `?names=` and this has a preview with the names of the
    /// host and of the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub names_mark: Option<String>,
}

/// A change of settings to which not all seated people have agreed.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct Consent {
    /// What the host has changed since the requesting guest agreed; for guests who are not asked, since any of these seats did.
    pub changed: Vec<Term>,
    /// The seats that have not agreed.
    pub seats: Vec<u8>,
    /// Seconds from which on the host can start without them.
    #[ts(type = "number")]
    pub left: i64,
}

/// Something that the people at a table agree on.
#[derive(Serialize, TS, ToSchema, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum Term {
    /// The length of the game.
    Length,
    /// How fast it is played: the time for a choice or a decision, and that of bots.
    Pace,
    /// Whether it is rated.
    Rating,
    /// The modules, the mode, the variants, the rulebook, and how characters are assigned.
    Modules,
}

/// Where a game stopped that the rules of today do not replay, or that its players agreed to end.
#[derive(Serialize, Deserialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct Stopped {
    /// Its choices up to there.
    pub choices: u32,
    /// Its choices from there on, which are left out.
    pub left: u32,
    /// The version of the rules with which the game was played.
    pub rules: u32,
    /// The seats that agree to go on, or that agreed to end it.
    #[serde(default)]
    pub agreed: Vec<u8>,
    /// How it was ended; none if the rules do not replay it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ended: Option<EndedBy>,
}

/// How a game that has stopped is left.
#[derive(Serialize, Deserialize, TS, ToSchema, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum WayOn {
    /// It goes on from its last position, once all seats of persons agree.
    Continue,
    /// It ends without a result.
    End,
}

/// The fairness data of a game's dice (`docs/fairness.md`). All hashes and parts are hexadecimal.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug, Default)]
pub struct Fairness {
    /// The version of the hash scheme: 2; 1 for older tables, whose hashes have no domain separation.
    pub scheme: u8,
    /// The hash of the server's secret, published before any client sends a part.
    pub commitment: String,
    /// The hash of the seed, published when the game starts.
    pub seed_hash: Option<String>,
    /// The parts of the clients, by seat; published when the game starts, empty for bots.
    pub parts: Vec<String>,
    /// The server's secret, published when the game is over.
    pub server_secret: Option<String>,
    /// The seed, published when the game is over.
    pub seed: Option<String>,
}
