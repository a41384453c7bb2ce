//! A table as lists and lobbies show it.

use darkrock_rules::edition::Edition;
use darkrock_rules::variants::UnknownVariant;
use darkrock_rules::{Selection, Variant, Variants};
use serde::{Deserialize, Deserializer, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What a table agrees on when it is made.
#[derive(Serialize, Deserialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// The table's name; at most 40 characters.
    #[serde(default)]
    pub name: String,
    /// LP that trigger the end: 15, 20 or 25.
    #[serde(default = "average")]
    pub length: u8,
    /// The variants that are played, by their ids. Where they are missing: goals. Tables of before there were others say `goals` and
    /// `true` or `false` instead.
    #[serde(default = "goals", alias = "goals", deserialize_with = "variants")]
    pub variants: Vec<String>,
    /// The modules that are added to the base game, by their ids.
    #[serde(default)]
    pub modules: Vec<String>,
    /// The mode that is played, by its id.
    #[serde(default)]
    pub mode: Option<String>,
    /// The rulebook: `en`, `fr` or `it`, perhaps with changes, as in `en+story-ride=exact`.
    #[serde(default)]
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub edition: Edition,
    /// How characters are found.
    #[serde(default)]
    pub characters: Characters,
    /// Whether it stands in the list of open tables; otherwise only its link leads to it.
    #[serde(default)]
    pub listed: bool,
    /// How long bots seem to think.
    #[serde(default)]
    pub pace: Pace,
    /// Minutes of absence after which a bot may take a player's seat; 0 for only by vote.
    #[serde(default = "absence")]
    pub absence: u16,
    /// Whether players may ask for hints.
    #[serde(default = "yes")]
    pub hints: bool,
}

fn goals() -> Vec<String> {
    vec![Variant::Goals.id().to_owned()]
}

/// A list of variants, or whether there are goals.
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
        }
    }
}

impl Settings {
    /// The variants that are played.
    ///
    /// # Errors
    /// With the first word that names none.
    pub fn variants(&self) -> Result<Variants, UnknownVariant> {
        self.variants.iter().map(|id| id.parse::<Variant>()).collect()
    }

    /// The modules and the mode that are played.
    pub fn selection(&self) -> Selection {
        Selection { modules: self.modules.clone(), mode: self.mode.clone() }
    }
}

/// How characters are found.
#[derive(Serialize, Deserialize, TS, ToSchema, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[serde(rename_all = "kebab-case")]
pub enum Characters {
    /// Two are dealt to each player, who keeps one.
    #[default]
    Draft,
    /// One is dealt to each player.
    Random,
    /// Each seat chooses one before the game; who does not is dealt one.
    Chosen,
}

/// How long bots seem to think.
#[derive(Serialize, Deserialize, TS, ToSchema, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// Not at all.
    Instant,
    /// Long enough to follow.
    #[default]
    Brisk,
    /// As at a real table.
    Relaxed,
}

/// How far a table is.
#[derive(
    Serialize, Deserialize, TS, ToSchema, Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr, strum::EnumString,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Status {
    /// Seats can be taken.
    Open,
    /// A game is played.
    Running,
    /// The game is over.
    Finished,
}

/// Who sits in a seat.
#[derive(
    Serialize, Deserialize, TS, ToSchema, Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr, strum::EnumString,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Sitter {
    /// Nobody yet.
    Open,
    /// A person.
    Person,
    /// A bot.
    Bot,
}

/// A seat of a table.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct SeatInfo {
    /// Its number, from 1.
    pub seat: u8,
    /// Who sits there.
    pub sitter: Sitter,
    /// The player's name, or the bot's.
    pub name: String,
    /// The level of the bot.
    pub bot: Option<String>,
    /// The character chosen before the game, or played in it.
    pub character: Option<String>,
    /// Whether the asking browser holds it.
    pub mine: bool,
    /// Whether a page of this seat is connected; bots always are.
    pub online: bool,
    /// Seconds since the last page of this seat left; 0 while one is connected.
    pub away: u32,
    /// Whether its player left the game to a bot.
    pub resigned: bool,
    /// Whether a bot stands in for the person to whom the seat belongs: who left it, was away, or was voted out.
    pub stand_in: bool,
    /// Seconds until a bot steps in for the player; only in the last minute before.
    pub steps_in: Option<u32>,
    /// Whether the others may vote to replace the player by a bot: away, or over the time for a choice.
    pub votable: bool,
    /// Seats that vote to replace this player by a bot.
    pub votes: Vec<u8>,
    /// Whether its page has given a part of the seed: a game starts once all persons' pages have.
    pub part: bool,
    /// For whom an open seat of a rematch is kept: `name` says who that is.
    pub kept: Option<Kept>,
}

/// For whom the open seat of a rematch is kept.
#[derive(Serialize, TS, ToSchema, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum Kept {
    /// For the asking browser.
    You,
    /// For another player of the game before.
    Other,
}

/// A change of who plays a seat during the game.
#[derive(Serialize, Deserialize, TS, ToSchema, Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatChange {
    /// The number of the last event before it.
    #[ts(type = "number")]
    pub after: u64,
    /// The number of its row, which no other change has.
    #[ts(type = "number")]
    pub n: u64,
    /// The seat, from 1.
    pub seat: u8,
    /// What changed.
    pub kind: SeatChangeKind,
}

/// What changed about who plays a seat.
#[derive(Serialize, Deserialize, TS, ToSchema, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum SeatChangeKind {
    /// A bot stepped in for a player who was away for longer than the table allows.
    Absent,
    /// A bot stepped in for a player whose page was open, but who did nothing for longer than the table allows.
    Idle,
    /// The others voted for a bot.
    Vote,
    /// The player left the seat to a bot.
    Resign,
    /// The player took the seat back.
    Return,
}

/// A table.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct TableInfo {
    /// Its id, also the end of its link.
    pub id: String,
    /// What it agreed on.
    pub settings: Settings,
    /// How far it is.
    pub status: Status,
    /// Its seats.
    pub seats: Vec<SeatInfo>,
    /// Whether the asking browser made it.
    pub host: bool,
    /// When it was made, in seconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
    /// The round of the game; 0 before.
    pub round: u16,
    /// LP of each seat; empty before the game.
    pub lp: Vec<u16>,
    /// Seats that are to choose.
    pub waiting: Vec<u8>,
    /// Seats that won.
    pub winners: Vec<u8>,
    /// How the dice are made fair.
    pub fairness: Fairness,
    /// The table of the rematch.
    pub rematch: Option<String>,
    /// Whether the game was taken up from a record.
    pub imported: bool,
    /// The latest changes of who plays which seat, oldest first; empty in lists of tables.
    pub changes: Vec<SeatChange>,
}

/// How the dice are made fair (`docs/fairness.md`). All hashes and parts are hexadecimal.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug, Default)]
pub struct Fairness {
    /// Which hashes they are: 2; 1 for tables that were made before these had words of their own.
    pub scheme: u8,
    /// The hash of the server's secret, shown before any page gives a part.
    pub commitment: String,
    /// The hash of the seed, shown when the game starts.
    pub seed_hash: Option<String>,
    /// The parts of the pages, by seat; shown when the game starts, empty for bots.
    pub parts: Vec<String>,
    /// The server's secret, shown when the game is over.
    pub server_secret: Option<String>,
    /// The seed, shown when the game is over.
    pub seed: Option<String>,
}
