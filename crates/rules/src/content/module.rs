//! The declaration of a module: `content/<module>/module.yaml`, or `content/modes/<mode>.yaml` for a mode.

use super::ContentError;
use super::board::BoardChanges;
use super::variants::Variant;
use crate::core::limits::SEATS;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The module that every game begins with.
pub const BASE: &str = "base";

/// What a module is for a table that chooses: an expansion, a mode, an option.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq, strum::Display)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum ModuleKind {
    /// The base game, which every selection begins with.
    Base,
    /// A variant of the base game. Its cards are in every composition; whether it is played is agreed at the table.
    Variant,
    /// Cards and rules that are composed only if selected.
    Expansion,
    /// A small part that a table adds by itself, selected as an expansion is: declared among the `options` of a module, or
    /// by a folder of its own.
    Option,
    /// A named selection of modules and variants, with its own changes. At most one is selected.
    Mode,
}

impl ModuleKind {
    /// Whether it is among the `modules` of a selection.
    pub const fn is_module(self) -> bool {
        matches!(self, Self::Expansion | Self::Option)
    }
}

/// A part of a module that a table adds by itself. Entries of the module name it under `with`.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct OptionSpec {
    /// Its id, by which it is selected.
    pub id: String,
    /// The group of options that a table can add together, selected by this id.
    #[serde(default)]
    pub group: Option<String>,
    /// Whether it was a part of its module before it became an option: older records of the module do not list it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub former: bool,
}

/// Numbers of players.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Players {
    /// The fewest.
    pub least: u8,
    /// The largest number, at most 6.
    pub most: u8,
}

impl Default for Players {
    fn default() -> Self {
        Self { least: 2, most: 6 }
    }
}

impl Players {
    /// Whether a number of players is among them.
    pub fn contains(self, seats: u8) -> bool {
        (self.least..=self.most).contains(&seats)
    }
}

/// A module that is required with one number of players.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NeedsWith {
    /// The number of players.
    pub players: u8,
    /// The module that is required then.
    pub module: String,
}

/// A number of the game that a module changes. It includes the expected value, so that two modules cannot both change it.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Change {
    /// Its value without the module.
    pub from: u8,
    /// Its value with the module.
    pub to: u8,
}

/// A part of the game that its own file describes, and that a module can leave out.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum System {
    /// The trader. Legendary items remain, and come from effects alone.
    Trader,
    /// Deeds to locations.
    Deeds,
    /// Destroyed locations.
    Ruins,
    /// Injuries.
    Injuries,
    /// Legendary stories; without them the stories of the base game are played.
    LegendaryStories,
    /// The risk die.
    RiskDie,
}

/// Ids of entries, by kind.
#[derive(Serialize, Deserialize, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Lists {
    /// Ids as in `items.yaml`.
    pub items: Vec<String>,
    /// Ids as in `characters.yaml`.
    pub characters: Vec<String>,
    /// Ids as in `stories.yaml`.
    pub stories: Vec<String>,
    /// Ids as in `goals.yaml`.
    pub goals: Vec<String>,
    /// Cattle tokens.
    pub cattle: Vec<String>,
    /// Kinds of locations, such as `bank`; their spaces stay.
    pub locations: Vec<String>,
    /// Sheets of the board, by the module that brings them. What their places stand for is declared under `board`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sheets: Vec<String>,
    /// Tracks of modules. Effects that give points on them are left out, too.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tracks: Vec<String>,
    /// Parts of the game, with the effects and abilities that need them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub systems: Vec<System>,
    /// Event cards.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<String>,
    /// Groups of event cards.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub event_groups: Vec<String>,
    /// Places, for the event cards that place a token there.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub event_places: Vec<String>,
}

/// Ids of entries, by kind: those that remain. A kind without a list keeps all of its entries.
#[derive(Serialize, Deserialize, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Only {
    /// Ids as in `characters.yaml`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub characters: Vec<String>,
    /// Ids of cards of the trader's deck.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub legendary_items: Vec<String>,
    /// Triggers of stories: only stories with these are played, and no legendary stories.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub story_triggers: Vec<String>,
    /// Ids of cards of the third figure.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub automa_cards: Vec<String>,
}

/// What is recommended, and shown where a table is made; nothing else is rejected.
#[derive(Serialize, Deserialize, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Advice {
    /// Numbers of players.
    pub players: Players,
    /// Lengths, in LP; empty for all.
    pub lengths: Vec<u8>,
}

/// The version of the words of content files. It rises with each release that adds a word or changes what one means, so that a
/// module can say what it needs; files for earlier versions are read as before.
pub const VOCABULARY: u16 = 1;

/// A parsed declaration of a module.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ModuleSpec {
    /// Its id: the name of its folder, or of a mode's file.
    pub id: String,
    /// What it is for a table that chooses: an expansion, a mode, an option.
    pub kind: ModuleKind,
    /// Its place among the modules of its kind; ties are ordered by id.
    #[serde(default)]
    pub order: u8,
    /// Modules that must be selected with it. A mode selects them itself.
    #[serde(default)]
    pub needs: Vec<String>,
    /// Modules and variants that cannot be played with it.
    #[serde(default)]
    pub excludes: Vec<String>,
    /// Modules and variants that are required with some number of players.
    #[serde(default)]
    pub needs_with: Vec<NeedsWith>,
    /// The variants that are played in a mode. Variants that it does not name cannot be played with it.
    #[serde(default)]
    pub variants: Vec<String>,
    /// The variants that a table of a mode may play or not; by default they are played where they are usual.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub variants_allowed: Vec<String>,
    /// The options that a mode is played with unless the table leaves them out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub defaults: Vec<String>,
    /// The possible numbers of players.
    #[serde(default)]
    pub players: Players,
    /// Other numbers of players for modules and variants, by id; those that are usual for some are usual for these, then.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub players_of: BTreeMap<String, Players>,
    /// Cards of the automa that stay out of its deck with more than two players.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub automa_cards_for_two: Vec<String>,
    /// The possible lengths, in LP; empty for all.
    #[serde(default)]
    pub lengths: Vec<u8>,
    /// The numbers of players with which it is part of the default game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub usual: Option<Players>,
    /// The entries of `numbers.yaml` that it replaces or adds to, by their keys.
    #[serde(default)]
    pub numbers: BTreeMap<String, Change>,
    /// The entries of earlier modules that it removes.
    #[serde(default)]
    pub without: Lists,
    /// The entries that remain of those that are there.
    #[serde(default, skip_serializing_if = "is_default")]
    pub only: Only,
    /// The kinds of items that each store sells, by the id of its location, `general-store` or `trader`: they are not dealt,
    /// and other items of stores are left out.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub stands: BTreeMap<String, Vec<String>>,
    /// The kinds of items that stands and the trader sell, by the id of the location or `trader`, of those that there are: they are
    /// not dealt, and the General Stores sell all others.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub split: BTreeMap<String, Vec<String>>,
    /// Whether the legendary stories come in the order of their numbers instead of shuffled.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stories_in_order: bool,
    /// What a setup dialog suggests beside it, without insisting.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recommended: Option<Advice>,
    /// Spaces, locations and edges that it adds to the board or takes away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<BoardChanges>,
    /// Whether it is still in preparation: it can be selected by its id, but menus do not offer it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub preparing: bool,
    /// The version of the vocabulary for which its files are written: a program that knows only earlier ones says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vocabulary: Option<u16>,
    /// Messages of other modules that its words replace, by their ids, such as `item-revolver`. Words for a message of another
    /// module that is not listed do not apply.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub renames: Vec<String>,
    /// The parts of it that a table adds one by one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<OptionSpec>,
    /// Options with the same group stand together in menus, under its message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<String>,
    /// Whether an option was a part of its module before.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub former: bool,
    /// The chapters of its rules, in the order in which a newcomer reads them: files of its folder `rules`.
    #[serde(default)]
    pub rules: Vec<String>,
    /// The lessons of its tutorial, in the recommended order: files of its folder `tutorial`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lessons: Vec<String>,
}

/// Whether a declaration leaves something at its default.
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl ModuleSpec {
    /// States for each variant whether a mode is played with it: those that it does not name are excluded, and those that
    /// it is played with are required.
    pub(super) fn settle(&mut self) {
        if self.kind != ModuleKind::Mode {
            return;
        }
        for id in Variant::ALL.map(Variant::id).map(str::to_owned) {
            if self.variants.contains(&id) {
                let all = Players::default();
                let need = |players| NeedsWith { players, module: id.clone() };
                self.needs_with.extend((all.least..=all.most).map(need));
            } else if !self.variants_allowed.contains(&id) && !self.excludes.contains(&id) {
                self.excludes.push(id);
            }
        }
    }

    /// The declarations of its options: each needs this module, and is in preparation as long as it is.
    pub(super) fn declared_options(&self) -> impl Iterator<Item = Self> + '_ {
        self.options.iter().zip(0..).map(|(option, order)| Self {
            id: option.id.clone(),
            kind: ModuleKind::Option,
            order,
            needs: vec![self.id.clone()],
            excludes: Vec::new(),
            needs_with: Vec::new(),
            variants: Vec::new(),
            variants_allowed: Vec::new(),
            defaults: Vec::new(),
            players: Players::default(),
            players_of: BTreeMap::new(),
            automa_cards_for_two: Vec::new(),
            lengths: Vec::new(),
            usual: None,
            numbers: BTreeMap::new(),
            without: Lists::default(),
            only: Only::default(),
            stands: BTreeMap::new(),
            split: BTreeMap::new(),
            stories_in_order: false,
            recommended: None,
            board: None,
            preparing: self.preparing,
            vocabulary: None,
            renames: Vec::new(),
            options: Vec::new(),
            group: option.group.clone(),
            former: option.former,
            rules: Vec::new(),
            lessons: Vec::new(),
        })
    }

    /// Whether it can be played with a number of players.
    pub fn fits(&self, seats: u8) -> bool {
        self.players.contains(seats)
    }
}

/// Why a declaration cannot be read by this program, if it is written for a later one; even if its words are unknown.
pub(super) fn too_new(text: &str) -> Option<String> {
    let version = text.lines().find_map(|line| Some(line.split('#').next()?.split_once("vocabulary:")?.1))?;
    let digits: String = version.trim_start().chars().take_while(char::is_ascii_digit).collect();
    let version = digits.parse::<u16>().ok().filter(|version| *version > VOCABULARY)?;
    let known = format!("this program knows those up to {VOCABULARY}");
    Some(format!("“vocabulary” is {version}, and {known}: expected a later version of the program"))
}

/// Checks a declaration by itself.
///
/// # Errors
/// When its id differs from its folder or file or is invalid in messages, or its kind is reserved for the program.
pub(super) fn check(spec: &ModuleSpec, name: &str, file: &str) -> Result<(), ContentError> {
    let wrong = |what: String| Err(ContentError::new(file, 0, what));
    if spec.id != name {
        return wrong(format!("the id is “{}”: expected “{name}”", spec.id));
    }
    let is_plain =
        |id: &str| !id.is_empty() && id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
    let options = spec.options.iter().flat_map(|option| std::iter::once(&option.id).chain(&option.group));
    if let Some(id) = std::iter::once(&spec.id).chain(options).find(|id| !is_plain(id)) {
        return wrong(format!("the id “{id}”: expected lower-case letters, digits and hyphens"));
    }
    let is_mode = !file.ends_with("/module.yaml");
    let expected = match (spec.id.as_str(), spec.id.parse::<Variant>()) {
        _ if is_mode => ModuleKind::Mode,
        (BASE, _) => ModuleKind::Base,
        (_, Ok(_)) => ModuleKind::Variant,
        _ if spec.kind == ModuleKind::Option => ModuleKind::Option,
        _ => ModuleKind::Expansion,
    };
    if spec.kind != expected {
        return wrong(format!("the kind is “{}”: expected “{}”", spec.kind, expected));
    }
    for (name, stores) in [("stands", &spec.stands), ("split", &spec.split)] {
        let sold: Vec<&String> = stores.values().flatten().collect();
        if let Some((_, id)) = sold.iter().enumerate().find(|(at, id)| sold[..*at].contains(id)) {
            return wrong(format!("“{id}” stands twice in “{name}”: expected each item in one store"));
        }
    }
    let automa = spec.players_of.get(Variant::AUTOMA.id());
    if automa.is_some_and(|players| usize::from(players.most) >= SEATS) {
        return wrong(format!(
            "players-of {}: expected {} at most, since it has a place beside them",
            Variant::AUTOMA,
            SEATS - 1
        ));
    }
    if spec.players.least > spec.players.most {
        return wrong(format!("players: {} to {}: expected the fewest first", spec.players.least, spec.players.most));
    }
    match spec.variants.iter().chain(&spec.variants_allowed).find(|id| id.parse::<Variant>().is_err()) {
        Some(id) => {
            wrong(format!("“{id}” is no variant: expected one of {}", Variant::ALL.map(Variant::id).join(", ")))
        }
        None => Ok(()),
    }
}
