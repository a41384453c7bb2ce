//! The lines of a card, and effects with their options as lists, in the handbook.

use darkrock_texts::AbilityText;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// Sentences, and the options that the last of them introduces.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// Complete sentences; where options follow, the last one introduces them.
    pub text: String,
    /// What can be chosen, each without a full stop; empty after plain sentences.
    pub options: Vec<String>,
}

/// A line of a card.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// `action`, `bonus` or `reaction`; none for permanent effects.
    pub kind: Option<String>,
    /// Complete sentences.
    pub text: String,
    /// The same with options as lists; left out without options.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Piece>>")]
    pub pieces: Vec<Piece>,
}

/// The pieces of a text; none if it has no options.
pub(super) fn pieces(of: &[darkrock_texts::Piece]) -> Vec<Piece> {
    of.iter().map(|piece| Piece { text: piece.text.clone(), options: piece.options.clone() }).collect()
}

/// The lines of a card.
pub(super) fn lines(lines: &[AbilityText]) -> Vec<Line> {
    let line = |l: &AbilityText| Line {
        kind: l.kind.map(|k| k.id().to_owned()),
        text: l.text.clone(),
        pieces: pieces(&l.pieces),
    };
    lines.iter().map(line).collect()
}
