//! A first game (rules base.first.*): removed content and fixed characters. The rest of the engine does not depend on
//! it.

use crate::content::Content;
use crate::content::first_game::FirstGameRow;
use crate::content::selection::Misfit;
use crate::content::variants::{Variant, Variants};
use crate::core::chance::{Chance, Luck};
use crate::core::engine::{Engine, Reader};
use crate::core::event::Observer;
use crate::core::ids::*;
use crate::core::limits::HERDS;
use crate::core::refusal::Refusal;
use crate::core::state::{Public, State};

/// The characters prescribed by a module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lineup {
    /// The id of the one that prescribes it.
    pub module: &'static str,
    /// The available characters.
    pub characters: CharacterSet,
    /// The character who must take part, if any.
    pub must: Character,
}

impl Lineup {
    /// Checks that a character is available.
    ///
    /// # Errors
    /// When it is not.
    pub fn check(&self, content: &Content, character: Character) -> Result<(), Misfit> {
        if self.characters.contains(character) {
            return Ok(());
        }
        let expected: Vec<&str> = self.characters.iter().map(|c| content.character_id(c)).collect();
        let (module, id) = (self.module.to_owned(), content.character_id(character).to_owned());
        Err(Misfit::Character { module, id, expected: expected.join(", ") })
    }

    /// Checks the characters of all players; none where they are dealt.
    ///
    /// # Errors
    /// When one of them is not available, or the character who must take part is missing.
    pub fn check_all(&self, content: &Content, chosen: &[Character]) -> Result<(), Misfit> {
        chosen.iter().try_for_each(|character| self.check(content, *character))?;
        if chosen.is_empty() || chosen.contains(&self.must) {
            return Ok(());
        }
        Err(Misfit::Begins { module: self.module.to_owned(), id: content.character_id(self.must).to_owned() })
    }
}

impl Content {
    /// The id of a character.
    fn character_id(&self, character: Character) -> &str {
        &self.specs.characters[character.index()].id
    }

    /// The changes of a first game, if it is one.
    fn first_game_of(&self, variants: Variants) -> Option<&FirstGameRow> {
        self.first_game.as_ref().filter(|_| variants.has(Variant::FirstGame))
    }

    /// The characters available to this number of players; none where each player chooses between two of all
    /// (base.first.03, 12).
    pub fn lineup(&self, variants: Variants, seats: u8) -> Option<Lineup> {
        let module = Variant::FirstGame.id();
        self.first_game_of(variants).map(|row| Lineup { module, characters: row.cast(seats), must: row.begins })
    }

    /// The stories at the start (base.first.04).
    pub fn stories_of(&self, variants: Variants) -> StorySet {
        let all = || (0..self.stories.len()).map(|i| Story(i as u8)).collect();
        self.first_game_of(variants).map_or_else(all, |row| row.stories)
    }

    /// Whether there are cattle at the ranches (base.first.02).
    pub(crate) fn has_cattle(&self, variants: Variants) -> bool {
        self.first_game_of(variants).is_none_or(|row| row.cattle)
    }
}

impl State {
    /// Removes what a first game is played without, and puts its stories in one deck (base.first.01, 02, 04, 11).
    pub(crate) fn leave_out(&mut self, content: &Content) {
        let Some(row) = content.first_game_of(self.public.variants) else { return };
        for item in row.left_out {
            self.public.store[item.index()] = 0;
        }
        if !row.cattle {
            self.secrets.ranches = [CattleSet::new(); HERDS];
        }
        self.public.stories = row.stories;
        self.public.story_cards = [row.stories.len() as u8, 0];
    }
}

impl Public {
    /// The first player, if that is fixed (base.first.07).
    pub(crate) fn begins(&self, content: &Content) -> Option<Seat> {
        content.first_game_of(self.variants).and_then(|row| self.seat_of(row.begins))
    }
}

impl Reader<'_> {
    /// Why an item is not in the store: it is not in this game, or sold (base.first.01).
    #[cold]
    pub(crate) fn why_none(&self, item: Item) -> Refusal {
        match self.content.first_game_of(self.public().variants) {
            Some(row) if row.left_out.contains(item) => Refusal::ItemLeftOut,
            _ => Refusal::SoldOut,
        }
    }

    /// Why a ranch has no cattle: they are not in this game, or all taken (base.first.02).
    #[cold]
    pub(crate) fn why_no_cattle(&self) -> Refusal {
        if self.content.has_cattle(self.public().variants) { Refusal::SoldOut } else { Refusal::CattleLeftOut }
    }
}

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    /// Deals each seat one of the characters at random, including the one who must take part (base.first.03, 12).
    pub(crate) fn deal_cast(&mut self, mut cast: CharacterSet, must: Character) {
        while cast.len() > usize::from(self.public().seats) {
            let mut others = cast;
            others.remove(must);
            cast.remove(self.luck(Luck::Character(others)).character());
        }
        for seat in self.public().all_seats() {
            let character = self.luck(Luck::Character(cast)).character();
            cast.remove(character);
            self.seat_character(seat, character);
        }
    }
}
