//! Why a choice in notation was not understood, and what was expected at this place.

/// A parse error: what was wrong, and what was expected.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotationError {
    /// Nothing but spaces.
    #[error("nothing written: expected {expected}")]
    Empty {
        /// What was expected.
        expected: &'static str,
    },
    /// No choice begins with this word.
    #[error("no choice is called “{word}”{}", perhaps(.nearest, "see docs/notation.md"))]
    UnknownVerb {
        /// The word.
        word: String,
        /// Similar known verbs.
        nearest: Vec<String>,
    },
    /// The content has nothing with this name.
    #[error("unknown {what} “{word}”{}", perhaps(.nearest, "no id of this kind is near to it"))]
    UnknownId {
        /// The expected kind.
        what: &'static str,
        /// The word.
        word: String,
        /// Similar known ids.
        nearest: Vec<String>,
    },
    /// Not a poker card.
    #[error(
        "“{word}” is not a poker card: expected a rank (2 to 10, J, Q, K, A) and a suit (c, d, h, s), as in 10c or Qh"
    )]
    BadCard {
        /// The word.
        word: String,
    },
    /// Not a fight card.
    #[error("“{word}” is not a fight card: expected a rank (2 to 10, J, Q, K, A)")]
    BadFightCard {
        /// The word.
        word: String,
    },
    /// Not a number in the range.
    #[error("“{word}” does not fit here: expected a number from {from} to {to}")]
    BadNumber {
        /// The word.
        word: String,
        /// The minimum.
        from: u8,
        /// The maximum.
        to: u8,
    },
    /// Unexpected word.
    #[error("“{word}” does not fit here: expected {expected}")]
    BadWord {
        /// The word.
        word: String,
        /// What was expected.
        expected: String,
    },
    /// A duplicate card.
    #[error("the card {card} is named twice: expected each card once")]
    Twice {
        /// The card.
        card: String,
    },
    /// Something is missing at the end.
    #[error("“{text}” is not complete: expected {grammar}")]
    Missing {
        /// The text.
        text: String,
        /// The form of this choice or outcome.
        grammar: &'static str,
    },
    /// Extra words at the end.
    #[error("“{word}” is too much: expected {grammar}")]
    TooMuch {
        /// The first extra word.
        word: String,
        /// The form of this choice or outcome.
        grammar: &'static str,
    },
}

/// The suggestions at the end of a message.
fn perhaps(nearest: &[String], otherwise: &str) -> String {
    if nearest.is_empty() { format!(" ({otherwise})") } else { format!(": did you mean {}?", nearest.join(", ")) }
}
