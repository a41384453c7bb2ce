//! Posses and gangs (`followers.yaml` of a module): the cards that players recruit on either side of the law.

use super::Content;
use super::compiler::{Compiler, Res};
use super::schema::{Ability, Passive, Source};
use super::source::Source as Owner;
use crate::core::ids::{Follower, FollowerSet, SpaceSet};
use crate::core::limits::SEATS;
use serde::Deserialize;

/// The file.
pub(super) const FILE: &str = "followers.yaml";

/// A side of the law.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// Players with Marshal points.
    Posse,
    /// Players with Wanted points.
    Gang,
}

impl Side {
    /// The name by which files and notation know it.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Posse => "posse",
            Self::Gang => "gang",
        }
    }
}

/// Posses and gangs.
#[derive(Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct FollowersSpec {
    /// How sure we are of the rules.
    #[serde(default)]
    pub source: Source,
    /// What recruiting costs, in dollars.
    pub cost: u8,
    /// Kinds of locations where players with Marshal points recruit a posse.
    pub posse_at: Vec<String>,
    /// Kinds of locations where players with Wanted points recruit a gang.
    pub gang_at: Vec<String>,
    /// The cards of both decks, in any order.
    pub cards: Vec<FollowerSpec>,
    /// Modules and options that it requires; without them it is omitted.
    #[serde(default)]
    pub with: Vec<String>,
}

/// A card of a posse or a gang.
#[derive(Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct FollowerSpec {
    /// Its id, such as `the-tracker`.
    pub id: String,
    /// The side of the law that it is on.
    pub side: Side,
    /// How sure we are of it.
    #[serde(default)]
    pub source: Source,
    /// Its abilities while a player has it, which apply by themselves.
    #[serde(default)]
    pub abilities: Vec<Ability>,
    /// Its permanent effects while a player has it.
    #[serde(default)]
    pub passives: Vec<Passive>,
}

/// Compiled posses and gangs.
#[derive(Clone, Debug)]
pub struct FollowersRow {
    /// What recruiting costs, in dollars.
    pub cost: u8,
    /// Where players with Marshal points recruit.
    pub posse_at: SpaceSet,
    /// Where players with Wanted points recruit.
    pub gang_at: SpaceSet,
    /// The cards of posses.
    pub posses: FollowerSet,
    /// The cards of gangs.
    pub gangs: FollowerSet,
}

impl FollowersRow {
    /// The cards of a side.
    pub fn of(&self, side: Side) -> FollowerSet {
        match side {
            Side::Posse => self.posses,
            Side::Gang => self.gangs,
        }
    }

    /// Where a side recruits.
    pub fn at(&self, side: Side) -> SpaceSet {
        match side {
            Side::Posse => self.posse_at,
            Side::Gang => self.gang_at,
        }
    }

    /// All cards.
    pub fn all(&self) -> FollowerSet {
        self.posses.union(self.gangs)
    }

    /// The side that a card is on.
    pub fn side(&self, follower: Follower) -> Side {
        if self.posses.contains(follower) { Side::Posse } else { Side::Gang }
    }
}

impl Content {
    /// The cards of posses and gangs.
    pub fn follower_specs(&self) -> &[FollowerSpec] {
        self.specs.followers.first().map_or(&[], |spec| &spec.cards)
    }
}

impl Compiler<'_> {
    /// Posses and gangs, if there are any.
    pub(super) fn followers(&mut self) -> Res<Option<FollowersRow>> {
        self.begin(FILE);
        let specs = self.specs;
        let spec = match specs.followers.as_slice() {
            [] => return Ok(None),
            [spec] => spec,
            [_, _, ..] => return self.error("posses and gangs of two modules: expected those of one"),
        };
        let places = |kinds: &[String]| -> Res<SpaceSet> {
            kinds.iter().try_fold(SpaceSet::new(), |all, kind| Ok(all.union(self.place(kind)?)))
        };
        let (posse_at, gang_at) = (places(&spec.posse_at)?, places(&spec.gang_at)?);
        let mut row =
            FollowersRow { cost: spec.cost, posse_at, gang_at, posses: FollowerSet::new(), gangs: FollowerSet::new() };
        for (at, card) in spec.cards.iter().enumerate() {
            self.entry.clone_from(&card.id);
            if card.abilities.iter().any(|ability| ability.optional || !ability.price.is_empty()) {
                return self.error("“optional” or “price” of an ability: expected it to apply by itself");
            }
            let follower = Follower(at as u8);
            self.source(Owner::follower(follower), &card.abilities, &card.passives)?;
            match card.side {
                Side::Posse => row.posses.insert(follower),
                Side::Gang => row.gangs.insert(follower),
            }
        }
        self.entry.clear();
        if row.posses.len() < SEATS || row.gangs.len() < SEATS {
            return self.error(format!("expected at least {SEATS} cards of each side, one for each player"));
        }
        Ok(Some(row))
    }
}
