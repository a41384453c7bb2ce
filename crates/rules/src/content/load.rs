//! Reading the content files: YAML and JSON text in, specs out. Where the text comes from is the caller's business.

use super::board::BoardSpec;
use super::first_game::FirstGameSpec;
use super::schema::*;
use super::{Content, ContentError, words};
use serde::de::DeserializeOwned;

/// The text of each content file of a module.
#[derive(Clone, Debug, Default, serde::Serialize, serde::Deserialize)]
pub struct Files {
    /// Pairs of file name (such as `items.yaml`) and text.
    pub texts: Vec<(String, String)>,
}

/// The names of the files that a module has.
pub const FILES: [&str; 14] = [
    "numbers.yaml",
    "board.json",
    "poker-cards.yaml",
    "fight-cards.yaml",
    "items.yaml",
    "characters.yaml",
    "tracks.yaml",
    "die.yaml",
    "tokens.yaml",
    "cattle.yaml",
    "stories.yaml",
    "goals.yaml",
    "first-game.yaml",
    "man-in-black.yaml",
];

/// The two tracks.
#[derive(serde::Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TracksSpec {
    /// The Marshal track.
    pub marshal: TrackSpec,
    /// The Wanted track.
    pub wanted: TrackSpec,
}

/// Triggers and story cards.
#[derive(serde::Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct StoriesSpec {
    /// What stories wait for.
    pub triggers: Vec<TriggerSpec>,
    /// The cards.
    pub cards: Vec<StorySpec>,
}

/// The content files as read.
#[derive(Clone, Debug)]
pub struct Specs {
    /// The numbers of the game.
    pub numbers: Numbers,
    /// The board.
    pub board: BoardSpec,
    /// Poker card titles.
    pub titles: Vec<PokerTitle>,
    /// Fight cards.
    pub fight_cards: Vec<FightCardSpec>,
    /// Items.
    pub items: Vec<ItemSpec>,
    /// Characters.
    pub characters: Vec<CharacterSpec>,
    /// The two tracks.
    pub tracks: TracksSpec,
    /// The die's faces.
    pub die: Vec<Face>,
    /// Legendary tokens.
    pub tokens: Vec<TokenSpec>,
    /// Cattle tokens.
    pub cattle: Vec<CattleSpec>,
    /// Stories.
    pub stories: StoriesSpec,
    /// Goals.
    pub goals: Vec<GoalSpec>,
    /// What a first game changes.
    pub first_game: FirstGameSpec,
    /// The Man in Black.
    pub man_in_black: ManInBlackSpec,
}

macro_rules! embedded {
    ($($name:literal),*) => {
        Files { texts: vec![$(($name.to_owned(), include_str!(concat!("../../../../content/base/", $name)).to_owned())),*] }
    };
}

impl Files {
    /// The base game's files, shipped inside the program.
    pub fn embedded() -> Self {
        embedded!(
            "numbers.yaml",
            "board.json",
            "poker-cards.yaml",
            "fight-cards.yaml",
            "items.yaml",
            "characters.yaml",
            "tracks.yaml",
            "die.yaml",
            "tokens.yaml",
            "cattle.yaml",
            "stories.yaml",
            "goals.yaml",
            "first-game.yaml",
            "man-in-black.yaml"
        )
    }

    /// The text of one file.
    ///
    /// # Errors
    /// When it is missing.
    pub fn text(&self, name: &str) -> Result<&str, ContentError> {
        let found = self.texts.iter().find(|(n, _)| n == name);
        found.map(|(_, t)| t.as_str()).ok_or_else(|| ContentError::new(name, 0, "the file is missing"))
    }

    fn read<T: DeserializeOwned>(&self, name: &str) -> Result<T, ContentError> {
        let text = self.text(name)?;
        if name.ends_with(".json") {
            return serde_json::from_str(text).map_err(|e| ContentError::new(name, e.line() as u32, e.to_string()));
        }
        serde_saphyr::from_str(text)
            .map_err(|e| ContentError::new(name, words::line_of(&e).unwrap_or(0), words::explained(&e, text)))
    }

    /// The line of a file where an entry stands, or in it the line of a word that is quoted in `what`; without an entry the
    /// line of such a word in the whole file.
    pub fn line_of(&self, name: &str, entry: Option<&str>, what: &str) -> Option<u32> {
        words::entry_line(self.text(name).ok()?, entry, what)
    }

    /// Reads a file of a variant that content of older games does not have yet: then the shipped one.
    fn read_or_shipped<T: DeserializeOwned>(&self, name: &str) -> Result<T, ContentError> {
        if self.texts.iter().any(|(n, _)| n == name) { self.read(name) } else { Self::embedded().read(name) }
    }

    /// Reads every file.
    ///
    /// # Errors
    /// On the first file that is missing or malformed, with its line.
    pub fn specs(&self) -> Result<Specs, ContentError> {
        Ok(Specs {
            numbers: self.read("numbers.yaml")?,
            board: self.read("board.json")?,
            titles: self.read("poker-cards.yaml")?,
            fight_cards: self.read("fight-cards.yaml")?,
            items: self.read("items.yaml")?,
            characters: self.read("characters.yaml")?,
            tracks: self.read("tracks.yaml")?,
            die: self.read("die.yaml")?,
            tokens: self.read("tokens.yaml")?,
            cattle: self.read("cattle.yaml")?,
            stories: self.read("stories.yaml")?,
            goals: self.read("goals.yaml")?,
            first_game: self.read_or_shipped("first-game.yaml")?,
            man_in_black: self.read_or_shipped("man-in-black.yaml")?,
        })
    }

    /// First 16 hex digits of the SHA-256 over all files in their fixed order. Comments, blank lines, spaces at the end of
    /// lines and the way in which lines end do not count.
    pub fn fingerprint(&self) -> String {
        use sha2::{Digest, Sha256};
        let mut sha = Sha256::new();
        for name in FILES {
            let text = words::plain(name, self.text(name).unwrap_or_default());
            sha.update((text.len() as u64).to_le_bytes());
            sha.update(text.as_bytes());
        }
        hex::encode(&sha.finalize()[..8])
    }
}

impl Content {
    /// The base game as shipped.
    ///
    /// # Errors
    /// Never for the shipped files; a test loads them.
    pub fn embedded() -> Result<Self, ContentError> {
        Self::load(&Files::embedded())
    }
}
