//! Errors of requests.

use darkrock_rules::PlayError;
use darkrock_rules::choice::Choice;
use darkrock_rules::refusal::Refusal;
use serde::Serialize;
use serde_json::{Value, json};

/// The kind of an error; its name in the protocol is in kebab case.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The line is not JSON, or no object.
    BadJson,
    /// The line is too long.
    TooLong,
    /// There is no such command.
    UnknownCommand,
    /// A field is missing, unknown or of the wrong kind.
    BadRequest,
    /// The setup cannot be played, or the position is impossible.
    BadSetup,
    /// The record cannot be read, or does not keep the rules.
    BadRecord,
    /// There is no game of this name.
    NoGame,
    /// As many games are kept as possible.
    TooManyGames,
    /// There is no such seat at this table, or it must be named.
    BadSeat,
    /// The choice is not in the notation.
    Notation,
    /// The game is over.
    Over,
    /// The seat is not asked now.
    NotAsked,
    /// The choice is closed; the refusal says why.
    Refused,
    /// Nothing can be taken back.
    NothingToUndo,
    /// A sample has no record and no undo.
    Sample,
}

/// An error with its message, and the choice with its refusal where it is closed.
#[derive(Clone, PartialEq, Debug)]
pub struct Fault {
    code: Code,
    message: String,
    refused: Option<(Choice, Refusal)>,
}

/// A refusal: its code, its rule and its sentence.
pub(super) fn refusal_json(choice: Choice, refusal: &Refusal) -> Value {
    json!({ "code": refusal.code(), "rule": refusal.rule_of(choice), "message": refusal.to_string() })
}

impl Fault {
    /// An error.
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), refused: None }
    }

    /// A choice is closed.
    pub(super) fn refused(choice: Choice, refusal: Refusal) -> Self {
        Self { code: Code::Refused, message: format!("not possible: {refusal}"), refused: Some((choice, refusal)) }
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
