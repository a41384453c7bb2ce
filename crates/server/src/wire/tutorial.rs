//! The tutorial on the wire: a client sends its step and what was done, and receives the result.

use super::live::ToPage;
use darkrock_texts::Catalogue;
use darkrock_tutorial::LessonSource;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use ts_rs::TS;
use utoipa::ToSchema;

/// What the list of lessons shows.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct LessonInfo {
    /// Its id; it is named by the message `tutorial-<id>` and described by `tutorial-<id>-about`.
    pub id: String,
    /// The module that it belongs to.
    pub module: String,
    /// The expansions that it is played with.
    pub modules: Vec<String>,
    /// Its messages that only the server has: those of a module that the program does not contain.
    pub texts: BTreeMap<String, String>,
}

impl LessonInfo {
    /// A lesson, with its texts in a language.
    pub fn new(source: &LessonSource, catalogue: &Catalogue) -> Self {
        let shipped: BTreeSet<&str> = catalogue.ids().collect();
        let own = source.messages().into_iter().filter(|id| !shipped.contains(id.as_str()) && catalogue.has(id));
        Self {
            id: source.id().to_owned(),
            module: source.module.clone(),
            modules: source.selection.modules.clone(),
            texts: own.map(|id| (id.clone(), catalogue.text(&id))).collect(),
        }
    }
}

/// A learner's progress. The server does not store it.
#[derive(Deserialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct TutorialAt {
    /// What is learned, by the id in the list.
    pub lesson: String,
    /// The step, from 0, at whose beginning the inputs start.
    pub step: u16,
    /// The learner's inputs since: choices in the notation, and `next` and `back` for the guide.
    pub inputs: Vec<String>,
    /// Whether the client has the position before the last input, so that an update is enough.
    pub known: bool,
}

/// The result.
#[derive(Serialize, TS, Clone, Debug)]
pub struct TutorialNow {
    /// The game: a snapshot, an update, or that the last input was refused.
    pub page: ToPage,
    /// What the lesson says and expects now.
    pub guide: TutorialGuide,
}

/// The current state of the guide.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct TutorialGuide {
    /// What is learned, by the id in the list.
    pub lesson: String,
    /// The step, from 0.
    pub step: u16,
    /// The number of steps of the lesson.
    pub steps: u16,
    /// The message of the step.
    pub message: String,
    /// The message that answers the last input.
    pub reply: Option<String>,
    /// What the guide highlights: `nothing`, `board`, `choices`, `hand`, `mat`, `tracks` or `players`.
    pub show: String,
    /// Whether the guide waits for a choice; otherwise the step only has a text.
    pub task: bool,
    /// The choice that the guide waits for, if it is legal now.
    pub wanted: Option<String>,
    /// Whether the learner decides: then no choice is highlighted, and each has an answer of its own.
    pub decides: bool,
    /// Whether another choice was made, so that the step can be reset.
    pub strayed: bool,
    /// Whether the position is that of the step's beginning: the inputs can be dropped.
    pub placed: bool,
}
