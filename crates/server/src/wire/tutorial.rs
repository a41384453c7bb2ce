//! The tutorial on the wire: a client sends its step and what was done, and receives the result.

use super::live::ToPage;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Where a learner is. The server keeps nothing of it.
#[derive(Deserialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct TutorialAt {
    /// The lesson's id.
    pub lesson: String,
    /// The step, from 0, from whose beginning the inputs count.
    pub step: u16,
    /// What the learner did since: choices in the notation, and `next` and `back` for the guide.
    pub inputs: Vec<String>,
    /// Whether the page knows the position before the last input, so that what it changed is enough.
    pub known: bool,
}

/// What came of it.
#[derive(Serialize, TS, Clone, Debug)]
pub struct TutorialNow {
    /// The game: a snapshot, an update, or that the last input was refused.
    pub page: ToPage,
    /// The guide.
    pub guide: TutorialGuide,
}

/// What the guide says now.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct TutorialGuide {
    /// The lesson's id.
    pub lesson: String,
    /// The step, from 0.
    pub step: u16,
    /// How many steps the lesson has.
    pub steps: u16,
    /// The message of the step.
    pub message: String,
    /// The message that answers the last input.
    pub reply: Option<String>,
    /// What the guide points at: `nothing`, `board`, `choices`, `hand`, `mat`, `tracks` or `players`.
    pub show: String,
    /// Whether the guide waits for a choice; else the step is there to be read.
    pub task: bool,
    /// The choice that the guide waits for, where it can be made now.
    pub wanted: Option<String>,
    /// Whether something else was chosen, so that it makes sense to go back.
    pub strayed: bool,
    /// Whether the pieces stand as at the step's beginning: the inputs can be forgotten.
    pub placed: bool,
}
