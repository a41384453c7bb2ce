//! The file format of lessons: YAML in, validated mappings out.

use darkrock_rules::scenario::Position;
use serde::Deserialize;
use std::collections::BTreeMap;

/// The part of the screen that the guide highlights.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug, Default, strum::IntoStaticStr)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Show {
    /// Nothing in particular.
    #[default]
    Nothing,
    /// The map.
    Board,
    /// The legal choices.
    Choices,
    /// The cards in hand.
    Hand,
    /// The learner's money, items and wounds.
    Mat,
    /// The Marshal and Wanted tracks and the stories.
    Tracks,
    /// The other players.
    Players,
}

impl Show {
    /// Its name, as in the lessons' files and on the wire.
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// A file of `content/<module>/tutorial/`: positions and what the guide says at each step.
#[derive(Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct LessonFile {
    /// The id by which messages and clients know it.
    pub id: String,
    /// The expansions that it is played with; for a lesson of an expansion at least that one.
    #[serde(default)]
    pub modules: Vec<String>,
    /// What the learner does, from the first to the last.
    pub steps: Vec<StepFile>,
}

/// A prepared position.
#[derive(Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SceneFile {
    /// The characters by seat; the first is the learner's.
    pub players: Vec<String>,
    /// The position, as in a scenario.
    #[serde(default)]
    pub position: Position,
}

/// A step of a lesson.
#[derive(Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct StepFile {
    /// The step's id; its text is the message `tutorial-<lesson>-<step>`.
    pub id: String,
    /// The prepared position with which it begins; otherwise it continues from the end of the previous step.
    #[serde(default)]
    pub scene: Option<SceneFile>,
    /// What the guide highlights.
    #[serde(default)]
    pub show: Show,
    /// The choice that the guide waits for; without one the step only has a text.
    #[serde(default)]
    pub choose: Option<String>,
    /// Equivalent choices; a word `*` matches any words.
    #[serde(default)]
    pub also: Vec<String>,
    /// A moment to decide: an answer to everything that can be chosen, each choice (or pattern, as above) with a word; the
    /// answer is the message `tutorial-<lesson>-<step>-<word>`. Choices that are not expected begin the step anew, and their
    /// answers say why. A choice has the answer of the first pattern without `*` that fits, or else of the longest one.
    #[serde(default)]
    pub decide: BTreeMap<String, String>,
    /// Whether doing it is an achievement, which the guide praises.
    #[serde(default)]
    pub achieved: bool,
    /// The random outcomes after the choice.
    #[serde(default)]
    pub luck: Vec<String>,
    /// The following choices of others in order, each by a character.
    #[serde(default)]
    pub then: Vec<BTreeMap<String, String>>,
}
