//! Reads a request of the line protocol: its members, their types and ranges.

use super::error::{Code, Fault};
use super::saved::Saved;
use darkrock_rules::edition::{Edition, EditionError};
use darkrock_rules::{Content, Selection, Setup, Variant, Variants};
use serde::Deserialize;
use serde_json::Value;

/// The words with which a request may begin, as the protocol documents them.
pub const COMMANDS: [&str; 19] = [
    "hello",
    "new",
    "load",
    "content",
    "position",
    "state",
    "view",
    "choices",
    "play",
    "undo",
    "refusal",
    "preview",
    "advise",
    "determinize",
    "copy",
    "drop",
    "record",
    "save",
    "quit",
];

/// The viewer: a seat, from 1, or a spectator.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(try_from = "Value")]
pub enum Viewer {
    /// A spectator, with public information only.
    Spectator,
    /// A seat, from 1.
    Seat(u64),
}

impl TryFrom<Value> for Viewer {
    type Error = String;
    fn try_from(value: Value) -> Result<Self, String> {
        match &value {
            Value::String(word) if word == "spectator" => Ok(Self::Spectator),
            Value::Number(number) => number.as_u64().map(Self::Seat).ok_or(()),
            _ => Err(()),
        }
        .map_err(|()| "expected a seat's number, from 1, or \"spectator\"".to_owned())
    }
}

/// A request, without its `id`.
#[derive(Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(tag = "cmd", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum Request {
    Hello {},
    New(NewGame),
    Load(LoadGame),
    Content {
        #[serde(default)]
        part: Option<Part>,
        #[serde(default = "english")]
        lang: String,
        #[serde(default)]
        modules: Option<Vec<String>>,
        #[serde(default)]
        mode: Option<String>,
    },
    Position {
        #[serde(default = "main_game")]
        game: String,
        #[serde(default)]
        viewer: Option<Viewer>,
    },
    State {
        #[serde(default = "main_game")]
        game: String,
    },
    View {
        #[serde(default = "main_game")]
        game: String,
        #[serde(default)]
        seat: Option<Viewer>,
    },
    Choices {
        #[serde(default = "main_game")]
        game: String,
        #[serde(default)]
        seat: Option<u64>,
    },
    Play {
        #[serde(default = "main_game")]
        game: String,
        #[serde(default)]
        seat: Option<u64>,
        choice: String,
        #[serde(default)]
        viewer: Option<Viewer>,
        #[serde(default)]
        viewers: bool,
        #[serde(default)]
        choices: bool,
        #[serde(default)]
        lp: bool,
        #[serde(default)]
        scores: bool,
    },
    Undo {
        #[serde(default = "main_game")]
        game: String,
        seat: u64,
    },
    Refusal {
        #[serde(default = "main_game")]
        game: String,
        seat: u64,
        choice: String,
    },
    Preview {
        #[serde(default = "main_game")]
        game: String,
        seat: u64,
        choice: String,
    },
    Advise {
        #[serde(default = "main_game")]
        game: String,
        #[serde(default)]
        seat: Option<u64>,
        bot: String,
        #[serde(default)]
        seed: u64,
        #[serde(default)]
        weigh: bool,
    },
    Determinize {
        #[serde(default = "main_game")]
        game: String,
        seat: Viewer,
        #[serde(default)]
        seed: u64,
        to: String,
    },
    Copy {
        #[serde(default = "main_game")]
        game: String,
        to: String,
    },
    Drop {
        #[serde(default = "main_game")]
        game: String,
    },
    Record {
        #[serde(default = "main_game")]
        game: String,
    },
    Save {
        #[serde(default = "main_game")]
        game: String,
    },
    Quit {},
}

/// A part of the content.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Part {
    /// The spaces and their adjacency.
    Board,
    /// All names and texts.
    Handbook,
    /// What cannot be read from the texts.
    Facts,
}

/// A game that has begun elsewhere.
#[derive(Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct LoadGame {
    #[serde(default = "main_game")]
    pub game: String,
    #[serde(default)]
    pub record: Option<String>,
    #[serde(default)]
    pub to: Option<usize>,
    #[serde(default)]
    pub position: Option<Value>,
    #[serde(default)]
    pub saved: Option<Saved>,
    #[serde(default)]
    pub seed: Option<u64>,
}

/// A new game.
#[derive(Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct NewGame {
    #[serde(default = "main_game")]
    pub game: String,
    pub players: u8,
    #[serde(default)]
    pub seed: u64,
    #[serde(default)]
    pub characters: Vec<String>,
    #[serde(default)]
    pub length: Option<u8>,
    #[serde(default)]
    pub goals: Option<bool>,
    #[serde(default)]
    pub variants: Option<Vec<String>>,
    #[serde(default = "english")]
    pub edition: String,
    #[serde(default)]
    pub skip_empty_windows: bool,
    #[serde(default)]
    pub play_single: bool,
    #[serde(default)]
    pub modules: Option<Vec<String>>,
    #[serde(default)]
    pub mode: Option<String>,
}

/// The selection of a request; none if it names neither modules nor a mode.
pub(super) fn selection(modules: Option<Vec<String>>, mode: Option<String>) -> Option<Selection> {
    let selected = modules.is_some() || mode.is_some();
    selected.then(|| Selection { modules: modules.unwrap_or_default(), mode })
}

fn main_game() -> String {
    "main".to_owned()
}
fn english() -> String {
    "en".to_owned()
}

impl NewGame {
    /// The variants: the given ones, or the default; `goals` adds or removes only goals.
    fn variants(&self, content: &Content) -> Result<Variants, Fault> {
        let named = match &self.variants {
            Some(words) => words.iter().map(|word| word.parse::<Variant>()).collect::<Result<Variants, _>>(),
            None => Ok(content.usual(self.players)),
        };
        let named = named.map_err(|e| Fault::new(Code::BadSetup, e.to_string()))?;
        Ok(self.goals.map_or(named, |on| named.set(Variant::Goals, on)))
    }

    pub(super) fn setup(&self, content: &Content) -> Result<Setup, Fault> {
        let variants = self.variants(content)?;
        let edition: Edition =
            self.edition.parse().map_err(|e: EditionError| Fault::new(Code::BadSetup, e.to_string()))?;
        Ok(Setup {
            seats: self.players,
            characters: self.characters.clone(),
            length: crate::variants::length_of(content, variants, self.length),
            selection: content.selection.clone(),
            variants,
            edition,
            skip_empty_windows: self.skip_empty_windows,
        })
    }
}

/// Parses a request: its id, which is returned in the answer, and the request.
pub(super) fn read(line: &[u8]) -> (Option<Value>, Result<Request, Fault>) {
    let mut map = match serde_json::from_slice(line) {
        Ok(Value::Object(map)) => map,
        Ok(_) => {
            return (None, Err(Fault::new(Code::BadJson, "expected a JSON object with \"cmd\"")));
        }
        Err(error) => return (None, Err(Fault::new(Code::BadJson, format!("not JSON: {error}")))),
    };
    let id = map.remove("id");
    match map.get("cmd") {
        Some(Value::String(cmd)) if COMMANDS.contains(&cmd.as_str()) => (),
        Some(Value::String(cmd)) => {
            let (short, known): (String, _) = (cmd.chars().take(40).collect(), COMMANDS.join(", "));
            let what = format!("unknown command “{short}”: expected one of {known}");
            return (id, Err(Fault::new(Code::UnknownCommand, what)));
        }
        _ => {
            return (id, Err(Fault::new(Code::BadRequest, "expected \"cmd\" with the name of a command")));
        }
    }
    let request = serde_json::from_value(Value::Object(map));
    (id, request.map_err(|error| Fault::new(Code::BadRequest, error.to_string())))
}
