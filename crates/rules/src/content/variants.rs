//! Variants of the base game, as a small set (`docs/variants.md`).
//!
//! The base game queries rules by their effect (`Public::arrests_over` and the like), never by a variant's name; which
//! variant defines them is stated once, in the file of that variant.

use super::load::Specs;
use super::module::ModuleSpec;
use super::selection::Misfit;
use crate::content::Content;
use serde::de::{SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// A variant of the base game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Variant {
    /// Goal cards and legendary tokens (base.goal.*).
    Goals,
    /// A first game: less content, four known characters, 15 LP (base.first.*).
    FirstGame,
    /// The French rulebook's rougher game (base.wild.*).
    WildWildWest,
    /// A third figure for two players, controlled by the game (base.two.*).
    ManInBlack,
}

impl Variant {
    /// All of them, in the order in which they are written.
    pub const ALL: [Self; 4] = [Self::Goals, Self::FirstGame, Self::WildWildWest, Self::ManInBlack];

    /// The variant with the automa, the figure controlled by the game.
    pub const AUTOMA: Self = Self::ManInBlack;

    /// Its id, as in the rule index: `wild-wild-west`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Goals => "goals",
            Self::FirstGame => "first-game",
            Self::WildWildWest => "wild-wild-west",
            Self::ManInBlack => "man-in-black",
        }
    }

    const fn bit(self) -> u8 {
        1 << self as u8
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A word that names no variant.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("unknown variant “{0}”: expected goals, first-game, wild-wild-west, man-in-black, or none by itself")]
pub struct UnknownVariant(pub String);

impl FromStr for Variant {
    type Err = UnknownVariant;
    fn from_str(word: &str) -> Result<Self, UnknownVariant> {
        let known = Self::ALL.into_iter().find(|v| v.id() == word);
        known.ok_or_else(|| UnknownVariant(word.chars().take(40).collect()))
    }
}

/// The variants of a game. As text: their ids separated by commas, or `none`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Variants(u8);

impl Variants {
    /// The plain base game.
    pub const NONE: Self = Self(0);
    /// Only goals.
    pub const GOALS: Self = Self(Variant::Goals.bit());

    /// These and another one.
    #[must_use]
    pub const fn with(self, variant: Variant) -> Self {
        Self(self.0 | variant.bit())
    }

    /// These without one.
    #[must_use]
    pub const fn without(self, variant: Variant) -> Self {
        Self(self.0 & !variant.bit())
    }

    /// These with or without one.
    #[must_use]
    pub const fn set(self, variant: Variant, on: bool) -> Self {
        if on { self.with(variant) } else { self.without(variant) }
    }

    /// Whether a variant is among them.
    #[inline(always)]
    pub const fn has(self, variant: Variant) -> bool {
        self.0 & variant.bit() != 0
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Each of them, in the order of [`Variant::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Variant> {
        Variant::ALL.into_iter().filter(move |v| self.has(*v))
    }

    /// The default length of a game, in LP (base.setup.39, base.first.08).
    pub fn usual_length(self, content: &Content) -> u8 {
        let first_game = content.first_game.as_ref().filter(|_| self.has(Variant::FirstGame));
        first_game.map_or(crate::turn::setup::AVERAGE, |row| row.length)
    }

    /// The ids of those that are on, in the order of [`Variant`].
    pub fn ids(self) -> Vec<&'static str> {
        self.iter().map(Variant::id).collect()
    }
}

impl From<Variant> for Variants {
    fn from(variant: Variant) -> Self {
        Self::NONE.with(variant)
    }
}

impl FromIterator<Variant> for Variants {
    fn from_iter<I: IntoIterator<Item = Variant>>(variants: I) -> Self {
        variants.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Display for Variants {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() { f.write_str("none") } else { f.write_str(&self.ids().join(",")) }
    }
}

impl FromStr for Variants {
    type Err = UnknownVariant;
    fn from_str(text: &str) -> Result<Self, UnknownVariant> {
        match text.trim() {
            "none" => Ok(Self::NONE),
            words => words.split(',').map(|word| word.trim().parse::<Variant>()).collect(),
        }
    }
}

/// Leaves out what belongs only to variants that a mode excludes.
pub(super) fn without_variants(specs: &mut Specs, mode: &ModuleSpec) {
    let excluded = |variant: Variant| mode.excludes.iter().any(|id| id == variant.id());
    if excluded(Variant::Goals) {
        specs.goals.clear();
    }
    if excluded(Variant::FirstGame) {
        specs.first_game = None;
    }
}

impl Content {
    /// A declaration with values derived from the module's files.
    pub(super) fn declared(&self, mut spec: ModuleSpec) -> ModuleSpec {
        if let Some(row) = self.first_game.as_ref().filter(|_| spec.id == Variant::FirstGame.id()) {
            row.limit(&mut spec);
        }
        spec
    }

    /// The declaration of a module of the catalog.
    pub fn module(&self, id: &str) -> Option<&ModuleSpec> {
        self.modules.iter().find(|m| m.id == id)
    }

    /// The default variants for a number of players: those of the mode, or those declared as default and not excluded
    /// by a module (base.two.01).
    pub fn usual(&self, seats: u8) -> Variants {
        let mode = self.selection.mode.as_deref().and_then(|id| self.module(id));
        let is_usual = |id: &str| {
            let excluded = self.played(Variants::NONE).any(|m| m.excludes.iter().any(|other| other == id));
            let usual = self.module(id).and_then(|m| m.usual).is_some_and(|players| players.contains(seats));
            mode.is_some_and(|mode| mode.variants.iter().any(|v| v == id)) || usual && !excluded
        };
        Variant::ALL.into_iter().filter(|v| is_usual(v.id())).collect()
    }

    /// The default variants of the mode, if one is played.
    pub fn of_mode(&self, seats: u8) -> Option<Variants> {
        self.selection.mode.is_some().then(|| self.usual(seats))
    }

    /// The selected modules and mode, and these variants.
    pub fn played(&self, variants: Variants) -> impl Iterator<Item = &ModuleSpec> {
        let is_composed =
            move |id: &String| self.selection.modules.contains(id) || self.selection.mode.as_ref() == Some(id);
        self.modules.iter().filter(move |m| is_composed(&m.id) || variants.iter().any(|v| v.id() == m.id))
    }
}

impl Variants {
    /// Checks that the selection is compatible, also with the number of players and the length.
    ///
    /// # Errors
    /// With the first incompatibility.
    pub fn check(self, content: &Content, seats: u8, length: u8) -> Result<(), Misfit> {
        let is_played = |id: &String| content.played(self).any(|m| m.id == *id);
        for spec in content.played(self) {
            let module = spec.id.clone();
            if !spec.fits(seats) {
                return Err(Misfit::Players { module, least: spec.players.least, most: spec.players.most, seats });
            }
            let needed = spec.needs_with.iter().find(|need| need.players == seats && !is_played(&need.module));
            if let Some(need) = needed {
                return Err(Misfit::NeedsWith { module, needs: need.module.clone(), seats });
            }
            if let Some(other) = spec.excludes.iter().find(|id| is_played(id)) {
                return Err(Misfit::Excludes { module, other: other.clone() });
            }
            if !spec.lengths.is_empty() && !spec.lengths.contains(&length) {
                let expected = spec.lengths.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
                return Err(Misfit::Length { module, length, expected });
            }
        }
        Ok(())
    }
}

/// A string in readable formats; one byte in the hash of a position, compatible with the former flag for goals.
impl Serialize for Variants {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if to.is_human_readable() { to.collect_str(self) } else { to.serialize_u8(self.0) }
    }
}

impl<'de> Deserialize<'de> for Variants {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        use serde::de::Error;
        if from.is_human_readable() {
            return from.deserialize_any(Words);
        }
        let bits = u8::deserialize(from)?;
        let known = Variant::ALL.into_iter().filter(|v| bits & v.bit() != 0).collect::<Self>();
        if known.0 == bits { Ok(known) } else { Err(D::Error::custom(format!("unknown variants in bits {bits:b}"))) }
    }
}

/// Variants in input: a string, a list of ids, or, in older files, whether goals are played.
struct Words;

impl<'de> Visitor<'de> for Words {
    type Value = Variants;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("variants, such as “goals,wild-wild-west” or “none”")
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Variants, E> {
        text.parse().map_err(E::custom)
    }

    fn visit_bool<E: serde::de::Error>(self, goals: bool) -> Result<Variants, E> {
        Ok(Variants::NONE.set(Variant::Goals, goals))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Variants, A::Error> {
        use serde::de::Error;
        let mut variants = Variants::NONE;
        while let Some(word) = list.next_element::<String>()? {
            variants = variants.with(word.parse().map_err(A::Error::custom)?);
        }
        Ok(variants)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_has_one_text_and_one_byte() {
        for bits in 0..16 {
            let set = Variants(bits);
            assert_eq!(set.to_string().parse(), Ok(set));
            let json = serde_json::to_string(&set).expect("it is a text");
            assert_eq!(serde_json::from_str::<Variants>(&json).expect("it reads back"), set);
            let bytes = postcard::to_allocvec(&set).expect("it is a byte");
            assert_eq!(bytes, [bits]);
            assert_eq!(postcard::from_bytes::<Variants>(&bytes).expect("it reads back"), set);
        }
        assert_eq!(Variants::NONE.to_string(), "none");
        assert_eq!(
            "wild-wild-west, goals".parse::<Variants>().map(|v| v.to_string()),
            Ok("goals,wild-wild-west".into())
        );
    }

    #[test]
    fn the_man_in_black_comes_to_two_unless_they_say_otherwise() {
        let content = Content::embedded().expect("the shipped content loads");
        let usual: Vec<String> = (2..=6).map(|seats| content.usual(seats).to_string()).collect();
        assert_eq!(usual, ["goals,man-in-black", "goals", "goals", "goals", "goals"]);
        for seats in 2..=6 {
            let variants = content.usual(seats);
            assert_eq!(variants.check(&content, seats, variants.usual_length(&content)), Ok(()));
        }
    }

    #[test]
    fn what_is_no_variant_is_named() {
        for (text, word) in [("", ""), ("goal", "goal"), ("goals,none", "none"), ("goals,,first-game", "")] {
            assert_eq!(text.parse::<Variants>(), Err(UnknownVariant(word.into())), "{text}");
        }
        let words = UnknownVariant("wild".into()).to_string();
        assert!(Variant::ALL.iter().all(|v| words.contains(v.id())), "{words}");
        assert!(postcard::from_bytes::<Variants>(&[16]).is_err());
    }

    #[test]
    fn lists_and_the_goals_of_old_are_read() {
        let read = |json: &str| serde_json::from_str::<Variants>(json).map_err(|e| e.to_string());
        assert_eq!(read(r#"["man-in-black", "goals"]"#).map(|v| v.to_string()), Ok("goals,man-in-black".into()));
        assert_eq!(
            (read("true"), read("false"), read("[]")),
            (Ok(Variants::GOALS), Ok(Variants::NONE), Ok(Variants::NONE))
        );
        let error = read(r#"["wild"]"#).expect_err("there is no such variant");
        assert!(error.contains("unknown variant “wild”: expected goals"), "{error}");
    }

    #[test]
    fn sets_grow_and_shrink() {
        let wild = Variants::GOALS.with(Variant::WildWildWest);
        assert!(wild.has(Variant::Goals) && wild.has(Variant::WildWildWest) && !wild.has(Variant::FirstGame));
        assert_eq!(wild.without(Variant::Goals), Variants::from(Variant::WildWildWest));
        assert_eq!(wild.set(Variant::WildWildWest, false), Variants::GOALS);
        assert_eq!(wild.ids(), ["goals", "wild-wild-west"]);
    }
}
