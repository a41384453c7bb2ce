//! Legendary stories (`legendary-stories.yaml` of a module): cards with parts to take, and two endings each.

use super::compiler::{Compiler, Res};
use super::entries::GoalEvent;
use super::schema::{Ability, Condition, Effect, Passive, Source};
use super::table::{BlockId, CondId, GOAL_KINDS, GoalKind};
use crate::core::ids::{Legend, Space, SpaceSet};
use crate::core::limits::{STORY_PARTS, STORY_TOKENS};
use serde::Deserialize;

/// The file.
pub(super) const FILE: &str = "legendary-stories.yaml";

/// A card with parts that players take, and with two endings.
#[derive(Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct LegendaryStorySpec {
    /// The number on the card, from 1, by which *Stories in order* sorts.
    pub number: u8,
    /// The name by which files, notation and messages know it.
    pub id: String,
    /// How sure we are of it.
    #[serde(default)]
    pub source: Source,
    /// What the active player carries out when it is revealed.
    #[serde(default)]
    pub open: Vec<Effect>,
    /// The spaces that get a facedown map token each.
    #[serde(default)]
    pub map_tokens: Vec<String>,
    /// What each map token brings to the player who reveals it.
    #[serde(default)]
    pub tokens: TokenEffects,
    /// What holds for every player until it is completed.
    #[serde(default)]
    pub while_open: Ongoing,
    /// Its parts, of which each is taken once.
    pub conditions: Vec<PartSpec>,
    /// Two outcomes, of which one follows the last part.
    pub endings: Endings,
    /// Modules that it requires; without them it is omitted.
    #[serde(default)]
    pub with: Vec<String>,
}

/// What holds for every player while a story is open.
#[derive(Deserialize, Clone, Debug, Default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Ongoing {
    /// Permanent effects.
    pub passives: Vec<Passive>,
    /// Abilities, which apply by themselves.
    pub abilities: Vec<Ability>,
}

/// What each map token brings.
#[derive(Deserialize, Clone, Debug, Default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct TokenEffects {
    /// What a player gets who reveals an O.
    pub o: Vec<Effect>,
    /// What a player gets who reveals an X that is no danger.
    pub x: Vec<Effect>,
    /// The danger X, after its wound.
    pub danger: Vec<Effect>,
}

/// A condition of a story.
#[derive(Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PartSpec {
    /// Its id within the story.
    pub id: String,
    /// What meets it.
    pub on: PartEvent,
    /// What must hold then.
    #[serde(default, rename = "if")]
    pub conditions: Vec<Condition>,
    /// What the player who takes it gains.
    #[serde(rename = "do")]
    pub effects: Vec<Effect>,
}

/// What meets a condition of a story.
#[derive(Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum PartEvent {
    /// Revealing any map token.
    Any(AnyToken),
    /// Ending the turn at a place, or revealing a certain map token.
    Own(OwnEvent),
    /// What meets goals, too.
    Shared(GoalEvent),
}

/// Any map token.
#[derive(Deserialize, Clone, Copy, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum AnyToken {
    /// Revealing a map token, whichever it is.
    MapToken,
}

/// What meets parts of stories alone.
#[derive(Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum OwnEvent {
    /// Ending the turn in this place (see [`Condition::At`]).
    EndTurn(String),
    /// Revealing this map token.
    MapToken(StoryToken),
}

/// A map token.
#[derive(
    Deserialize,
    serde::Serialize,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    strum::IntoStaticStr,
    strum::VariantArray,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum StoryToken {
    /// The O.
    O,
    /// The X.
    X,
    /// The X that wounds.
    Danger,
}

/// The endings of a story.
#[derive(Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Endings {
    /// The first.
    pub a: EndingSpec,
    /// The second.
    pub b: EndingSpec,
}

/// An ending of a story.
#[derive(Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct EndingSpec {
    /// Its sections, resolved in order by the player who took the last part.
    pub sections: Vec<Effect>,
}

/// A compiled legendary story.
#[derive(Clone, Debug)]
pub struct LegendaryStoryRow {
    /// The number on the card, from 1.
    pub number: u8,
    /// What the active player carries out when it is revealed.
    pub open: BlockId,
    /// Where its map tokens are put facedown when it is revealed.
    pub map_tokens: Vec<Space>,
    /// What each map token brings.
    pub tokens: [BlockId; STORY_TOKENS],
    /// What players can take, each once, in the order of the card.
    pub parts: Vec<PartRow>,
    /// The kinds of events that goals share and that may meet a part, as a mask.
    pub shared: u64,
    /// The effects of each of the two endings, in the order of the card.
    pub endings: [BlockId; 2],
}

/// A compiled condition of a story.
#[derive(Clone, Copy, Debug)]
pub struct PartRow {
    /// What meets it.
    pub on: PartTrigger,
    /// What must hold then.
    pub all: CondId,
    /// What the player who takes it gains.
    pub effects: BlockId,
}

/// What meets a part.
#[derive(Clone, Copy, Debug)]
pub enum PartTrigger {
    /// Ending the turn on one of these spaces.
    EndTurn(SpaceSet),
    /// Revealing this map token, or any.
    MapToken(Option<StoryToken>),
    /// An event that meets goals, too: its kind, least amount and subjects.
    Shared(GoalKind, u8, u64),
}

impl PartTrigger {
    /// The kind of event that goals share, as a mask.
    const fn shared(self) -> u64 {
        const { assert!(GOAL_KINDS <= u64::BITS as usize, "a mask holds every kind") };
        if let Self::Shared(kind, ..) = self { 1 << kind as u8 } else { 0 }
    }
}

impl Compiler<'_> {
    pub(super) fn legendary_stories(&mut self) -> Res<Vec<LegendaryStoryRow>> {
        self.begin(FILE);
        let specs = self.specs;
        let mut rows = Vec::new();
        for (at, spec) in specs.legendary_stories.iter().enumerate() {
            self.entry.clone_from(&spec.id);
            if spec.while_open.abilities.iter().any(|ability| ability.optional || !ability.price.is_empty()) {
                return self.error("“optional” or “price” of an ability “while-open”: expected it to apply by itself");
            }
            let source = super::source::Source::legend(Legend(at as u8));
            self.source(source, &spec.while_open.abilities, &spec.while_open.passives)?;
            if !(1..=STORY_PARTS).contains(&spec.conditions.len()) {
                return self.error(format!("{} conditions: expected 1 to {STORY_PARTS}", spec.conditions.len()));
            }
            if !matches!(spec.map_tokens.len(), 0 | STORY_TOKENS) {
                return self.error(format!("{} map tokens: expected none or {STORY_TOKENS}", spec.map_tokens.len()));
            }
            let parts = spec.conditions.iter().map(|part| self.part(part)).collect::<Res<Vec<PartRow>>>()?;
            let shared = parts.iter().map(|part| part.on.shared()).fold(0, |all, kind| all | kind);
            let effects = [&spec.tokens.o, &spec.tokens.x, &spec.tokens.danger];
            rows.push(LegendaryStoryRow {
                number: spec.number,
                open: self.block(&spec.open)?,
                map_tokens: spec.map_tokens.iter().map(|id| self.space(id)).collect::<Res<_>>()?,
                tokens: [self.block(effects[0])?, self.block(effects[1])?, self.block(effects[2])?],
                parts,
                shared,
                endings: [self.block(&spec.endings.a.sections)?, self.block(&spec.endings.b.sections)?],
            });
        }
        Ok(rows)
    }

    fn part(&mut self, part: &PartSpec) -> Res<PartRow> {
        let on = match &part.on {
            PartEvent::Own(OwnEvent::EndTurn(place)) => PartTrigger::EndTurn(self.place(place)?),
            PartEvent::Own(OwnEvent::MapToken(token)) => PartTrigger::MapToken(Some(*token)),
            PartEvent::Any(AnyToken::MapToken) => PartTrigger::MapToken(None),
            PartEvent::Shared(event) => {
                let (kind, least, subjects) = self.goal_event(event)?;
                PartTrigger::Shared(kind, least, subjects)
            }
        };
        Ok(PartRow { on, all: self.conditions(&part.conditions)?, effects: self.block(&part.effects)? })
    }
}
