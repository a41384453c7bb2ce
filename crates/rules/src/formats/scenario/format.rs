//! The file format of scenarios (`docs/scenarios.md`): YAML in, validated mappings out. Names are resolved later.

use super::editions;
use super::mapping::open_mapping;
use super::step::Step;
use super::trader::TraderWords;
use crate::content::edition::Edition;
use crate::content::schema::Ability;
use crate::content::selection::Selection;
use crate::content::variants::{Variant, Variants};
use crate::content::yaml::{self, Lined};
use crate::core::state::Phase;
use serde::Deserialize;
use serde::de::{Deserializer, MapAccess, Visitor};
use std::collections::BTreeMap;
use std::fmt;

/// An error in a scenario file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{file}{}: {what}", .line.map_or(String::new(), |l| format!(":{l}")))]
pub struct FormatError {
    /// The path of the scenario.
    pub file: String,
    /// The line, where known.
    pub line: Option<u32>,
    /// What was wrong and what was expected.
    pub what: String,
}

open_mapping! {
    /// The position from which a scenario starts.
    Position of PlayerPosition {
        /// The active player.
        active: "active" = String,
        /// Who has the first player token.
        first: "first" = String,
        /// The stage of the turn.
        at: "at" = At,
        /// Actions left.
        actions: "actions" = u8,
        /// The round, from 1.
        round: "round" = u16,
        /// The phase of the game.
        phase: "phase" = PhaseWord,
        /// The Sheriff's space.
        sheriff: "sheriff" = String,
        /// Spaces with a bandit.
        bandits: "bandits" = Vec<String>,
        /// Spaces with tokens that modules bring, by kind.
        map_tokens: "map-tokens" = BTreeMap<String, Vec<String>>,
        /// The items sold at stands, by their locations; without it all are sold in general stores.
        stands: "stands" = BTreeMap<String, Vec<String>>,
        /// Event markers that are still on their tracks; none by default.
        event_markers: "event-markers" = Vec<String>,
        /// Event cards drawn since the deck was shuffled.
        events_drawn: "events-drawn" = Vec<String>,
        /// The numbers of the frontier tokens on frontier spaces; none on the others.
        frontier: "frontier" = BTreeMap<String, u8>,
        /// The train's checkpoint.
        train: "train" = String,
        /// The trader; without it he is nowhere.
        trader: "trader" = TraderWords,
        /// Opponents drawn from their pools.
        drawn: "drawn" = Vec<String>,
        /// The card about the Sheriff that is in force.
        sheriff_card: "sheriff-card" = String,
        /// The title that is counted.
        title: "title" = String,
        /// Destroyed locations.
        ruins: "ruins" = Vec<String>,
        /// The open legendary story.
        legend: "legend" = String,
        /// Who took its parts, `none` for one that is to be had.
        legend_discs: "legend-discs" = Vec<String>,
        /// Legendary stories that were completed.
        legends_done: "legends-done" = Vec<String>,
        /// Open triggers of the story decks.
        stories: "stories" = Vec<String>,
        /// Stories removed from the game.
        resolved: "resolved" = Vec<String>,
        /// Stories still in the game.
        resolved_all_but: "resolved-all-but" = Vec<String>,
        /// Poker cards of the deck.
        deck: "deck" = Vec<String>,
        /// Faceup discards of poker cards.
        discard: "discard" = Vec<String>,
        /// Copies left in the store.
        store: "store" = BTreeMap<String, u8>,
        /// Nuggets in the supply.
        nuggets: "nuggets" = u8,
        /// Players already fought in this turn.
        fought: "fought" = Vec<String>,
        /// Whether the bank was robbed in this turn.
        heist: "heist" = bool,
        /// Whether a disc was placed in this turn.
        contributed: "contributed" = bool,
        /// Legendary tokens left, by 1, 2 and 3 LP.
        legendary_tokens: "legendary-tokens" = [u8; 3],
        /// Cards of the automa still to be drawn.
        automa_cards: "deeds" = Vec<String>,
    }
}

open_mapping! {
    /// Values that must hold now.
    Expect of PlayerExpect {
        /// The active player.
        active: "active" = String,
        /// Who has the first player token.
        first: "first" = String,
        /// Actions left.
        actions: "actions" = u8,
        /// The round.
        round: "round" = u16,
        /// The phase of the game.
        phase: "phase" = PhaseWord,
        /// Whether the game is over.
        over: "over" = bool,
        /// The winners.
        winners: "winners" = Vec<String>,
        /// The seats that must choose.
        asked: "asked" = Vec<String>,
        /// The Sheriff's space.
        sheriff: "sheriff" = String,
        /// Spaces with a bandit.
        bandits: "bandits" = Vec<String>,
        /// Spaces with tokens that modules bring, by kind.
        map_tokens: "map-tokens" = BTreeMap<String, Vec<String>>,
        /// The items sold at stands, by their locations.
        stands: "stands" = BTreeMap<String, Vec<String>>,
        /// Event markers that are still on their tracks.
        event_markers: "event-markers" = Vec<String>,
        /// Event cards drawn since the deck was shuffled.
        events_drawn: "events-drawn" = Vec<String>,
        /// The numbers of the frontier tokens on the spaces named, 0 where none lies.
        frontier: "frontier" = BTreeMap<String, u8>,
        /// The train's space.
        train: "train" = String,
        /// The trader.
        trader: "trader" = TraderWords,
        /// Opponents drawn from their pools, all of them.
        drawn: "drawn" = Vec<String>,
        /// The card about the Sheriff that is in force.
        sheriff_card: "sheriff-card" = String,
        /// The title that is counted.
        title: "title" = String,
        /// Destroyed locations, all of them.
        ruins: "ruins" = Vec<String>,
        /// The open legendary story, or `none`.
        legend: "legend" = String,
        /// Who took its parts, `none` for one that is to be had.
        legend_discs: "legend-discs" = Vec<String>,
        /// Legendary stories that were completed, all of them.
        legends_done: "legends-done" = Vec<String>,
        /// How many map tokens lie facedown.
        facedown_tokens: "facedown-tokens" = u8,
        /// Open triggers of the story decks.
        stories: "stories" = Vec<String>,
        /// Stories removed from the game, all of them.
        resolved: "resolved" = Vec<String>,
        /// Faceup discards of poker cards, all of them.
        discard: "discard" = Vec<String>,
        /// The number of poker cards in the deck.
        deck_size: "deck-size" = u8,
        /// Cards left in each story deck, the open one included.
        story_cards: "story-cards" = Vec<u8>,
        /// The number of poker cards in the discard pile.
        discard_size: "discard-size" = u8,
        /// Copies left in the store, of the items named.
        store: "store" = BTreeMap<String, u8>,
        /// Nuggets in the supply.
        nuggets: "nuggets" = u8,
        /// The total number of legendary tokens left.
        legendary_tokens: "legendary-tokens" = u8,
        /// Cards of the automa still to be drawn.
        automa_cards: "deeds" = Vec<String>,
        /// The players' final scores if the game ended now.
        scores: "scores" = BTreeMap<String, i64>,
    }
}

macro_rules! laid_over {
    ($name:ident: $($field:ident),* $(,)?) => {
        impl $name {
            /// This one, with missing values taken from another.
            #[must_use]
            pub fn over(self, other: Self) -> Self {
                Self { $($field: self.$field.or(other.$field),)* }
            }
        }
    };
}

/// The stage of a turn.
#[derive(Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum At {
    /// The active player takes actions.
    Actions,
    /// The beginning of the turn.
    Start,
    /// The beginning of the turn's end.
    End,
    /// The setup, with the named characters.
    Setup,
    /// The deal of the characters.
    Draft,
}

/// How near the end is, as scenarios write it.
#[derive(Deserialize, Clone, Copy, Debug, PartialEq, Eq, strum::Display)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum PhaseWord {
    /// Before the end is triggered.
    Open,
    /// The end is triggered; this round is finished.
    LastButOne,
    /// Everyone takes a last turn.
    Last,
    /// Over.
    Over,
}

impl PhaseWord {
    /// The word of a phase.
    pub(crate) fn of(phase: Phase) -> Self {
        match phase {
            Phase::Open | Phase::Reached => Self::Open,
            Phase::LastButOne => Self::LastButOne,
            Phase::Last => Self::Last,
            Phase::Over => Self::Over,
        }
    }
}

/// What differs from a usual start for one seat; what is missing stays.
#[derive(Deserialize, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct PlayerPosition {
    /// The figure's space.
    pub space: Option<String>,
    /// Poker cards in hand.
    pub hand: Option<Vec<String>>,
    /// Dollars.
    pub money: Option<u8>,
    /// Gold nuggets.
    pub nuggets: Option<u8>,
    /// Legendary points.
    pub lp: Option<u16>,
    /// How many the player starts the scenario with.
    pub wounds: Option<u8>,
    /// The injury of someone who has a wound.
    pub injury: Option<String>,
    /// The card of a posse or a gang of someone with points on its side.
    pub follower: Option<String>,
    /// Marshal points.
    pub marshal: Option<u8>,
    /// Wanted points.
    pub wanted: Option<u8>,
    /// Items, `+` at the end for upgraded ones.
    pub items: Option<Vec<String>>,
    /// The active weapon.
    pub weapon: Option<String>,
    /// The active mount.
    pub mount: Option<String>,
    /// The carried cattle token.
    pub cattle: Option<String>,
    /// The second one, of a player who may carry two.
    pub second_cattle: Option<String>,
    /// Goals held.
    pub goals: Option<Vec<String>>,
    /// Goals shown.
    pub goals_done: Option<Vec<String>>,
    /// LP of the legendary tokens held.
    pub tokens: Option<Vec<u8>>,
    /// LP of further ones that are kept besides those of goals.
    pub kept_tokens: Option<Vec<u8>>,
    /// Discs on the two open stories.
    pub discs: Option<[u8; 2]>,
    /// Whether the legendary ability is active.
    pub legendary: Option<bool>,
    /// Points on the tracks that modules bring.
    pub points: Option<BTreeMap<String, u8>>,
    /// Deeds owned, by their locations.
    pub deeds: Option<Vec<String>>,
    /// Those of them whose ability was used.
    pub deeds_used: Option<Vec<String>>,
    /// The space of the homestead.
    pub homestead: Option<String>,
}
laid_over!(PlayerPosition: space, hand, money, nuggets, lp, wounds, injury, follower, marshal, wanted, items, weapon, mount,
    cattle, second_cattle, goals, goals_done, tokens, kept_tokens, discs, legendary, points, deeds, deeds_used, homestead);

/// Values of a player that must hold.
#[derive(Deserialize, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct PlayerExpect {
    /// The id of the character whom the seat plays.
    pub character: Option<String>,
    /// The figure's space.
    pub space: Option<String>,
    /// Poker cards in hand.
    pub hand: Option<Vec<String>>,
    /// The number of poker cards in hand.
    pub hand_size: Option<u8>,
    /// Dollars.
    pub money: Option<u8>,
    /// Gold nuggets.
    pub nuggets: Option<u8>,
    /// Legendary points.
    pub lp: Option<u16>,
    /// How many the player must then have.
    pub wounds: Option<u8>,
    /// The injury, or `none`.
    pub injury: Option<String>,
    /// The card of a posse or a gang, or `none`.
    pub follower: Option<String>,
    /// Marshal points.
    pub marshal: Option<u8>,
    /// Wanted points.
    pub wanted: Option<u8>,
    /// Items, `+` at the end for upgraded ones.
    pub items: Option<Vec<String>>,
    /// The active weapon, or `none`.
    pub weapon: Option<String>,
    /// The active mount, or `none`.
    pub mount: Option<String>,
    /// The carried cattle token, or `none`; of two that which was taken first.
    pub cattle: Option<String>,
    /// The second carried cattle token, or `none`.
    pub second_cattle: Option<String>,
    /// Goals held and not yet shown.
    pub goals: Option<Vec<String>>,
    /// Goals shown.
    pub goals_done: Option<Vec<String>>,
    /// The number of legendary tokens held.
    pub tokens: Option<u8>,
    /// LP of the legendary tokens held.
    pub token_values: Option<Vec<u8>>,
    /// LP of those that are kept besides those of goals.
    pub kept_tokens: Option<Vec<u8>>,
    /// Discs on the two open stories.
    pub discs: Option<[u8; 2]>,
    /// Whether the legendary ability is active.
    pub legendary: Option<bool>,
    /// Points on the tracks that modules bring.
    pub points: Option<BTreeMap<String, u8>>,
    /// Deeds owned, by their locations.
    pub deeds: Option<Vec<String>>,
    /// Those of them whose ability was used.
    pub deeds_used: Option<Vec<String>>,
    /// The space of the homestead, or `none`.
    pub homestead: Option<String>,
    /// Poker cards that the player knows others to hold, by owner.
    pub knows: Option<BTreeMap<String, Vec<String>>>,
    /// Cattle tokens that the player has seen, by who carries them; `none` for one that was not seen.
    pub sees_cattle: Option<BTreeMap<String, String>>,
}

macro_rules! position_over {
    ($($field:ident),* $(,)?) => {
        impl Position {
            /// This one, with missing values taken from another, by player and key.
            #[must_use]
            pub fn over(self, other: Self) -> Self {
                let mut players = other.players;
                for (name, here) in self.players {
                    let there = players.remove(&name).map_or_else(PlayerPosition::default, |p| p.value);
                    players.insert(name, Lined { line: here.line, value: here.value.over(there) });
                }
                Self { $($field: self.$field.or(other.$field),)* players }
            }
        }
    };
}
position_over! {
    active, first, at, actions, round, phase, sheriff, bandits, map_tokens, stands, event_markers,
    events_drawn, frontier, train, trader, drawn, sheriff_card, title, ruins, legend, legend_discs, legends_done, stories,
    resolved, resolved_all_but, deck, discard, store, nuggets, fought, heist, contributed, legendary_tokens,
    automa_cards,
}

/// A document of a scenario file, or, with fewer keys, one of its cases.
#[derive(Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Document {
    /// Its name.
    name: String,
    /// Ids of rules and content that it covers.
    #[serde(default)]
    covers: Vec<String>,
    /// The rulebook's page, as text.
    #[serde(default)]
    page: Option<String>,
    /// The characters by seat, 2 to 6.
    #[serde(default)]
    players: Vec<String>,
    /// The editions to which it applies, if not to all.
    #[serde(default, deserialize_with = "editions::read")]
    #[cfg_attr(feature = "schema", schemars(with = "crate::content::schemas::OneOrMany"))]
    edition: Vec<Edition>,
    /// LP that trigger the end: 15, 20 or 25.
    #[serde(default = "length")]
    length: u8,
    /// Short for `goals` among the variants.
    #[serde(default)]
    goals: bool,
    /// The modules, in addition to the base game.
    #[serde(default)]
    modules: Vec<String>,
    /// The mode.
    #[serde(default)]
    mode: Option<String>,
    /// The variants.
    #[serde(default)]
    variants: Vec<String>,
    /// Whether reaction windows of players who cannot react are skipped.
    #[serde(default = "yes")]
    skip_empty_windows: bool,
    /// Other abilities of poker cards, by title.
    #[serde(default)]
    abilities: BTreeMap<String, Vec<Ability>>,
    /// The initial position.
    #[serde(default)]
    position: Position,
    /// The steps.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Step>"))]
    steps: Vec<Lined<Step>>,
    /// Variations, each played separately.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Case>"))]
    cases: Vec<Lined<Case>>,
}

#[derive(Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Case {
    /// Its name.
    name: String,
    /// Ids of rules and content that it covers.
    #[serde(default)]
    covers: Vec<String>,
    /// Other characters by seat.
    #[serde(default)]
    players: Option<Vec<String>>,
    /// The editions to which it applies, if not to all.
    #[serde(default, deserialize_with = "editions::read")]
    #[cfg_attr(feature = "schema", schemars(with = "crate::content::schemas::OneOrMany"))]
    edition: Vec<Edition>,
    /// The initial position.
    #[serde(default)]
    position: Position,
    /// Steps before those of the scenario.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Step>"))]
    before: Vec<Lined<Step>>,
    /// Steps instead of those of the scenario.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "Option<Vec<Step>>"))]
    steps: Option<Vec<Lined<Step>>>,
    /// Steps after those of the scenario.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Step>"))]
    after: Vec<Lined<Step>>,
}

fn length() -> u8 {
    20
}

fn yes() -> bool {
    true
}

/// A scenario, ready to run: a document, or one of its cases.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// The path of the document, for messages.
    pub file: String,
    /// The line of its beginning.
    pub line: u32,
    /// Its name; a case's name is appended to that of its document.
    pub name: String,
    /// The ids of the rules and content that it covers.
    pub covers: Vec<String>,
    /// The rulebook's page, as text.
    pub page: Option<String>,
    /// The characters by seat.
    pub players: Vec<String>,
    /// The editions to which it applies; empty for all.
    pub editions: Vec<Edition>,
    /// LP that trigger the end.
    pub length: u8,
    /// The modules and the mode, in addition to the base game.
    pub selection: Selection,
    /// The variants with which it is played.
    pub variants: Variants,
    /// Whether reaction windows of players who cannot react are left out.
    pub skip_empty_windows: bool,
    /// Replacement abilities of poker cards, by title: for rules that no card of the content covers.
    pub abilities: BTreeMap<String, Vec<Ability>>,
    /// The initial position.
    pub position: Position,
    /// The steps, with lines.
    pub steps: Vec<Lined<Step>>,
}

/// Parses the scenarios of a file, with cases expanded.
///
/// # Errors
/// The first malformed or missing element, with its line.
pub fn parse(file: &str, text: &str) -> Result<Vec<Scenario>, FormatError> {
    let documents: Vec<Lined<Document>> = yaml::from_multiple(text).map_err(|error| FormatError {
        file: file.to_owned(),
        line: error.line,
        what: error.what,
    })?;
    let mut scenarios = Vec::new();
    for document in documents {
        let line = document.line;
        spread(file, line, document.value, &mut scenarios).map_err(|what| FormatError {
            file: file.to_owned(),
            line: Some(line),
            what,
        })?;
    }
    Ok(scenarios)
}

fn spread(file: &str, line: u32, document: Document, to: &mut Vec<Scenario>) -> Result<(), String> {
    let Document { name, covers, page, players, edition, length, position, steps, cases, .. } = document;
    let variants = document.variants.iter().map(|word| word.parse::<Variant>()).collect::<Result<Variants, _>>();
    let variants = variants.map_err(|e| e.to_string())?;
    let whole = Scenario {
        file: file.to_owned(),
        line,
        name,
        covers,
        page,
        players,
        editions: edition,
        length,
        selection: Selection { modules: document.modules, mode: document.mode },
        variants: if document.goals { variants.with(Variant::Goals) } else { variants },
        skip_empty_windows: document.skip_empty_windows,
        abilities: document.abilities,
        position,
        steps,
    };
    if cases.is_empty() {
        return check(whole, to);
    }
    for case in cases {
        let line = case.line;
        let Case { name, covers, players, edition, position, before, steps, after } = case.value;
        let base = whole.clone();
        let mut all = before;
        all.extend(steps.unwrap_or(base.steps));
        all.extend(after);
        let scenario = Scenario {
            line,
            name: format!("{}: {name}", base.name),
            covers: base.covers.into_iter().chain(covers).collect(),
            players: players.unwrap_or(base.players),
            editions: if edition.is_empty() { base.editions } else { edition },
            position: position.over(base.position),
            steps: all,
            ..whole.clone()
        };
        check(scenario, to)?;
    }
    Ok(())
}

fn check(scenario: Scenario, to: &mut Vec<Scenario>) -> Result<(), String> {
    if scenario.steps.is_empty() {
        return Err(format!("“{}” has no steps: expected steps, or cases with steps", scenario.name));
    }
    if scenario.players.is_empty() {
        let expected = "2 to 6 characters by seat, as in players: [a, b]";
        return Err(format!("“{}” has no players: expected {expected}", scenario.name));
    }
    to.push(scenario);
    Ok(())
}
