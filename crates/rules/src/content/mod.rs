//! Cards, characters, items, stories, goals, tracks and the board: data, loaded, checked and compiled once, then only read.

pub mod board;
mod bounds;
mod compile;
mod compile_entries;
mod compiler;
pub(crate) mod entries;
pub mod first_game;
mod load;
pub mod schema;
mod table;

pub use board::Board;
pub use load::{Files, Specs};
pub use table::*;

/// A content file is wrong.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{file}{}: {what}", .line.map_or(String::new(), |l| format!(":{l}")))]
pub struct ContentError {
    /// The file.
    pub file: String,
    /// The line, where known.
    pub line: Option<u32>,
    /// What was wrong and what was expected.
    pub what: String,
}

impl ContentError {
    /// An error in a file; line 0 means unknown.
    pub fn new(file: &str, line: u32, what: impl Into<String>) -> Self {
        Self { file: file.to_owned(), line: (line > 0).then_some(line), what: what.into() }
    }
}
