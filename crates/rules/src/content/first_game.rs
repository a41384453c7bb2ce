//! The changes of a first game: removed content, fixed characters and settings (`first-game.yaml`).

use super::compiler::{Compiler, Res};
use super::module::ModuleSpec;
use crate::core::ids::*;
use serde::Deserialize;

/// The parsed file.
#[derive(Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct FirstGameSpec {
    /// LP that trigger the end.
    pub length: u8,
    /// The character who must take part and begins.
    pub begins: String,
    /// The characters for up to three players.
    pub characters: Vec<String>,
    /// The character added with a fourth player.
    pub fourth: String,
    /// Whether ranches have cattle; without them nobody wrangles or rustles.
    pub cattle: bool,
    /// Removed items.
    pub left_out: Vec<String>,
    /// The stories, all in one deck.
    pub stories: Vec<String>,
}

/// The compiled file.
#[derive(Clone, Copy, Debug)]
pub struct FirstGameRow {
    /// LP that trigger the end.
    pub length: u8,
    /// The character who must take part and begins.
    pub begins: Character,
    /// The characters for up to three players.
    pub characters: CharacterSet,
    /// The character added with a fourth player.
    pub fourth: Character,
    /// Whether ranches have cattle; without them nobody wrangles or rustles.
    pub cattle: bool,
    /// Removed items.
    pub left_out: ItemSet,
    /// The stories, all in one deck.
    pub stories: StorySet,
}

impl FirstGameRow {
    /// The maximum number of players: one for each character.
    pub fn most_players(&self) -> u8 {
        self.characters.len() as u8 + 1
    }

    /// Declares its length and its numbers of players.
    pub(super) fn limit(&self, spec: &mut ModuleSpec) {
        spec.lengths = vec![self.length];
        spec.players.most = spec.players.most.min(self.most_players());
    }

    /// The characters available to this number of players.
    pub fn cast(&self, seats: u8) -> CharacterSet {
        let mut cast = self.characters;
        if usize::from(seats) > cast.len() {
            cast.insert(self.fourth);
        }
        cast
    }
}

impl Compiler<'_> {
    fn character(&self, id: &str) -> Res<Character> {
        match self.specs.characters.iter().position(|c| c.id == id) {
            Some(i) => Ok(Character(i as u8)),
            None => {
                let near = Self::near(id, self.specs.characters.iter().map(|c| c.id.as_str()));
                self.error(format!("unknown character “{id}”{near}"))
            }
        }
    }

    fn story(&self, id: &str) -> Res<Story> {
        match self.specs.stories.cards.iter().position(|s| s.id == id) {
            Some(i) => Ok(Story(i as u8)),
            None => {
                let near = Self::near(id, self.specs.stories.cards.iter().map(|s| s.id.as_str()));
                self.error(format!("unknown story “{id}”{near}"))
            }
        }
    }

    /// The changes of a first game, if it can be played.
    pub(super) fn first_game(&mut self) -> Res<Option<FirstGameRow>> {
        self.begin("first-game.yaml");
        let Some(spec) = &self.specs.first_game else { return Ok(None) };
        if !crate::turn::setup::LENGTHS.contains(&spec.length) {
            return self.error(format!("length: {}: expected 15, 20 or 25", spec.length));
        }
        let row = FirstGameRow {
            length: spec.length,
            begins: self.character(&spec.begins)?,
            characters: spec.characters.iter().map(|id| self.character(id)).collect::<Res<_>>()?,
            fourth: self.character(&spec.fourth)?,
            cattle: spec.cattle,
            left_out: spec.left_out.iter().map(|id| self.item(id)).collect::<Res<_>>()?,
            stories: spec.stories.iter().map(|id| self.story(id)).collect::<Res<_>>()?,
        };
        if row.characters.len() != 3 || row.characters.contains(row.fourth) || !row.characters.contains(row.begins) {
            return self.error("expected three characters, among them the one who begins, and another as the fourth");
        }
        let starts_with_left_out = |c: &Character| {
            let gains = &self.specs.characters[c.index()].gains;
            gains.items.iter().any(|item| spec.left_out.iter().any(|out| item.trim_end_matches('+') == out))
        };
        if let Some(who) = row.cast(4).iter().find(starts_with_left_out) {
            return self
                .error(format!("{} starts with an item that is left out", self.specs.characters[who.index()].id));
        }
        Ok(Some(row))
    }
}
