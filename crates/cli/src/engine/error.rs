//! Errors of the line protocol: why a request was not carried out, as a code and a sentence.

use darkrock_rules::PlayError;
use darkrock_rules::choice::Choice;
use darkrock_rules::refusal::Refusal;
use serde::Serialize;
use serde_json::{Value, json};

/// The kind of an error; its name in the protocol is in kebab case.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The line is not a JSON object.
    BadJson,
    /// The line is too long.
    TooLong,
    /// An unknown command.
    UnknownCommand,
    /// A field is missing, unknown or of the wrong type.
    BadRequest,
    /// The setup is invalid, or the position is impossible.
    BadSetup,
    /// The record cannot be parsed, or contains illegal entries.
    BadRecord,
    /// An unknown name of a game.
    NoGame,
    /// The maximum number of games is reached.
    TooManyGames,
    /// An unknown seat, or the seat must be given.
    BadSeat,
    /// The choice is not in the notation.
    Notation,
    /// The game is over.
    Over,
    /// The seat has no pending decision.
    NotAsked,
    /// The choice is unavailable; the refusal gives the reason.
    Refused,
    /// Nothing can be undone.
    NothingToUndo,
    /// A sample has neither a record nor undo.
    Sample,
}

/// An error with its message; for an unavailable choice also the choice and its refusal.
#[derive(Clone, PartialEq, Debug)]
pub struct Fault {
    code: Code,
    message: String,
    refused: Option<(Choice, Refusal)>,
}

/// A refusal: its code, its rule and its message.
pub(super) fn refusal_json(choice: Choice, refusal: &Refusal) -> Value {
    json!({ "code": refusal.code(), "rule": refusal.rule_of(choice), "message": refusal.to_string() })
}

impl Fault {
    /// A fault that has nothing to do with a choice: its code, and a sentence for whoever wrote the program.
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), refused: None }
    }

    /// The error for an unavailable choice.
    pub(super) fn refused(choice: Choice, refusal: Refusal) -> Self {
        Self { code: Code::Refused, message: format!("not possible: {refusal}"), refused: Some((choice, refusal)) }
    }

    /// What is wrong.
    pub(super) fn message(&self) -> &str {
        &self.message
    }

    pub(super) fn json(&self) -> Value {
        let mut json = json!({ "code": self.code, "message": self.message });
        if let (Some((choice, refusal)), Some(map)) = (&self.refused, json.as_object_mut()) {
            map.insert("refusal".into(), refusal_json(*choice, refusal));
        }
        json
    }
}

impl From<PlayError> for Fault {
    fn from(error: PlayError) -> Self {
        match error {
            PlayError::Over => Self::new(Code::Over, error.to_string()),
            PlayError::NotAsked { .. } => Self::new(Code::NotAsked, error.to_string()),
            PlayError::Refused { choice, refusal } => Self::refused(choice, refusal),
        }
    }
}
