//! The manifest of a set of games of people: a folder of records without names, as a host publishes it (docs/games-of-people.md).

use serde::{Deserialize, Serialize};
use std::path::{Component, Path, PathBuf};

/// The value of `format` in the manifest.
pub const FORMAT: &str = "games";
/// The version of the manifest: incremented when a field changes its meaning or is removed, not for new fields.
pub const VERSION: u32 = 1;
/// The file of the manifest in the folder of the set.
pub const MANIFEST: &str = "games.json";

/// A set of games, and on what terms it may be used.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
pub struct GameSet {
    /// What the file is: [`FORMAT`].
    pub format: String,
    /// [`VERSION`] of whoever wrote it.
    pub version: u32,
    /// The license that the host has chosen.
    pub license: String,
    /// The month of the export, such as `2026-11`.
    pub made: String,
    /// How many different people play in it.
    pub people: u64,
    /// One for each record, in no order of time.
    pub games: Vec<GameEntry>,
}

/// A record of the set.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
pub struct GameEntry {
    /// Its path in the folder, with `/` between the parts.
    pub record: String,
    /// The month in which the game ended, such as `2026-10`.
    pub month: String,
    /// Who played, by seat.
    pub seats: Vec<Sitting>,
}

/// Who played a seat.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Sitting {
    /// Somebody, under a pseudonym that is the same in the whole set and in no other one.
    Person {
        /// The pseudonym.
        person: String,
    },
    /// The same, and a bot has made some of the choices: the person left, or the time was over.
    PersonAndBot {
        /// The pseudonym.
        person: String,
    },
    /// A bot from the beginning.
    Bot {
        /// The level, or `program` for an external program.
        bot: String,
    },
}

impl Sitting {
    /// The pseudonym or the level.
    pub fn name(&self) -> &str {
        match self {
            Self::Person { person } | Self::PersonAndBot { person } => person,
            Self::Bot { bot } => bot,
        }
    }

    /// The group in comparisons: `person`, `person-and-bot`, or the level of the bot.
    pub fn group(&self) -> &str {
        match self {
            Self::Person { .. } => "person",
            Self::PersonAndBot { .. } => "person-and-bot",
            Self::Bot { bot } => bot,
        }
    }
}

impl GameEntry {
    /// Where the record lies; none if it is not inside of the folder.
    pub fn path(&self, folder: &Path) -> Option<PathBuf> {
        let record = Path::new(&self.record);
        let inside = record.components().all(|part| matches!(part, Component::Normal(_)));
        (inside && !self.record.is_empty()).then(|| folder.join(record))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_lies_in_the_folder() {
        let path = |record: &str| {
            let entry = GameEntry { record: record.to_owned(), month: String::new(), seats: Vec::new() };
            entry.path(Path::new("set"))
        };
        assert_eq!(path("records/a.record"), Some(PathBuf::from("set/records/a.record")));
        for outside in ["", "..", "../a", "records/../../a", "/etc/passwd"] {
            assert_eq!(path(outside), None, "{outside}");
        }
    }

    #[test]
    fn seats_are_told_by_their_kind() {
        let seats = [
            Sitting::Person { person: "person-1".to_owned() },
            Sitting::PersonAndBot { person: "person-2".to_owned() },
            Sitting::Bot { bot: "cowboy".to_owned() },
        ];
        let json = serde_json::to_string(&seats).expect("it is JSON");
        let expected = r#"[{"kind":"person","person":"person-1"},{"kind":"person-and-bot","person":"person-2"},{"kind":"bot","bot":"cowboy"}]"#;
        assert_eq!(json, expected);
        assert_eq!(serde_json::from_str::<Vec<Sitting>>(&json).expect("it reads"), seats);
        assert_eq!(seats.map(|seat| seat.group().to_owned()), ["person", "person-and-bot", "cowboy"]);
    }
}
