//! Where abilities and effects come from.

use crate::core::ids::*;
use crate::core::limits::{CHARACTERS, FOLLOWERS, INJURIES, ITEMS, LEGENDS, TITLES};
use serde::{Deserialize, Serialize};

/// Where an ability or effect comes from: a character, a side of an item, an injury, a follower, a poker card title, or the rest.
///
/// Numbers below 256 are sources that a player can have, so that they fit a [`SourceSet`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Source(u16);

/// The meaning of a [`Source`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SourceKind {
    /// A character's legendary ability.
    Character(Character),
    /// An item that is not upgraded.
    Front(Item),
    /// An item's upgraded side.
    Upgraded(Item),
    /// What holds for everybody while a legendary story is open.
    Legend(Legend),
    /// An injury.
    Injury(Injury),
    /// A card of a posse or a gang.
    Follower(Follower),
    /// A title of poker cards.
    Title(Title),
    /// A fight card, a story, a token or a rule.
    Other,
}

/// The first source of each kind.
const FRONTS: u16 = CHARACTERS as u16;
const UPGRADED: u16 = FRONTS + ITEMS as u16;
const FIRST_INJURY: u16 = UPGRADED + ITEMS as u16;
const FIRST_FOLLOWER: u16 = FIRST_INJURY + INJURIES as u16;
const END_OF_FOLLOWERS: u16 = FIRST_FOLLOWER + FOLLOWERS as u16;

/// The last numbers of what a player can have.
const FIRST_LEGEND: u16 = Source::OWNED - LEGENDS as u16;

const _: () = assert!(
    END_OF_FOLLOWERS <= FIRST_LEGEND,
    "characters, items, injuries, followers and stories must fit a set of sources"
);

impl Source {
    /// Sources from here on do not belong to a player.
    const OWNED: u16 = 256;
    /// Not a card of a player.
    pub const OTHER: Self = Self(u16::MAX);
    /// The number of sources with abilities: the length of tables by [`Self::index`].
    pub(crate) const COUNT: usize = Self::OWNED as usize + TITLES;

    /// A character's ability.
    pub const fn character(c: Character) -> Self {
        Self(c.0 as u16)
    }
    /// An item's side.
    pub const fn item(item: Item, upgraded: bool) -> Self {
        Self(if upgraded { UPGRADED } else { FRONTS } + item.0 as u16)
    }
    /// What holds while a legendary story is open.
    pub const fn legend(legend: Legend) -> Self {
        Self(FIRST_LEGEND + legend.0 as u16)
    }
    /// What an injury of this number in the content causes.
    pub const fn injury(injury: Injury) -> Self {
        Self(FIRST_INJURY + injury.0 as u16)
    }
    /// A card of a posse or a gang.
    pub const fn follower(follower: Follower) -> Self {
        Self(FIRST_FOLLOWER + follower.0 as u16)
    }
    /// A poker card title.
    pub const fn title(t: Title) -> Self {
        Self(Self::OWNED + t.0 as u16)
    }
    /// Its meaning.
    pub const fn kind(self) -> SourceKind {
        match self.0 {
            n if n < FRONTS => SourceKind::Character(Character(n as u8)),
            n if n < UPGRADED => SourceKind::Front(Item((n - FRONTS) as u8)),
            n if n < FIRST_INJURY => SourceKind::Upgraded(Item((n - UPGRADED) as u8)),
            n if n < FIRST_FOLLOWER => SourceKind::Injury(Injury((n - FIRST_INJURY) as u8)),
            n if n < END_OF_FOLLOWERS => SourceKind::Follower(Follower((n - FIRST_FOLLOWER) as u8)),
            n if n >= FIRST_LEGEND && n < Self::OWNED => SourceKind::Legend(Legend((n - FIRST_LEGEND) as u8)),
            n if n >= Self::OWNED && n < Self::COUNT as u16 => SourceKind::Title(Title((n - Self::OWNED) as u8)),
            _ => SourceKind::Other,
        }
    }
    /// Its index in tables of all sources; not for [`Self::OTHER`].
    #[inline(always)]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
    /// Whether it is one that players have, which a [`SourceSet`] can hold.
    #[inline(always)]
    pub(crate) fn is_owned(self) -> bool {
        self.0 < Self::OWNED
    }
    /// The set with only this source; empty if it does not belong to a player.
    #[inline(always)]
    pub(crate) fn alone(self) -> SourceSet {
        if self.is_owned() { SourceSet::one(self) } else { SourceSet::new() }
    }
}

impl Id for Source {
    #[inline(always)]
    fn from_index(i: u8) -> Self {
        Self(i.into())
    }
    #[inline(always)]
    fn to_index(self) -> u8 {
        debug_assert!(self.0 < Self::OWNED, "{self:?} is nothing that a player has");
        self.0 as u8
    }
}

/// A set of sources that players can have: characters, sides of items, injuries and followers.
pub type SourceSet = Set<Source, U256>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_source_has_one_number_and_what_players_have_fits_a_set() {
        let characters = (0..CHARACTERS as u8).map(|i| SourceKind::Character(Character(i)));
        let fronts = (0..ITEMS as u8).map(|i| SourceKind::Front(Item(i)));
        let upgraded = (0..ITEMS as u8).map(|i| SourceKind::Upgraded(Item(i)));
        let legends = (0..LEGENDS as u8).map(|i| SourceKind::Legend(Legend(i)));
        let injuries = (0..INJURIES as u8).map(|i| SourceKind::Injury(Injury(i)));
        let followers = (0..FOLLOWERS as u8).map(|i| SourceKind::Follower(Follower(i)));
        let titles = (0..TITLES as u8).map(|i| SourceKind::Title(Title(i)));
        let mut numbers = std::collections::HashSet::new();
        let mut had = SourceSet::new();
        for kind in
            characters.chain(fronts).chain(upgraded).chain(injuries).chain(followers).chain(legends).chain(titles)
        {
            let source = match kind {
                SourceKind::Character(c) => Source::character(c),
                SourceKind::Front(item) => Source::item(item, false),
                SourceKind::Upgraded(item) => Source::item(item, true),
                SourceKind::Legend(legend) => Source::legend(legend),
                SourceKind::Injury(injury) => Source::injury(injury),
                SourceKind::Follower(follower) => Source::follower(follower),
                SourceKind::Title(title) => Source::title(title),
                SourceKind::Other => Source::OTHER,
            };
            assert_eq!(source.kind(), kind);
            assert!(numbers.insert(source) && source.index() < Source::COUNT, "{kind:?}");
            assert_eq!(source.alone().is_empty(), matches!(kind, SourceKind::Title(_)));
            had = had.union(source.alone());
        }
        assert_eq!(had.len(), CHARACTERS + 2 * ITEMS + INJURIES + FOLLOWERS + LEGENDS);
        assert_eq!(Source::OTHER.kind(), SourceKind::Other);
        assert!(Source::OTHER.alone().is_empty());
    }
}
