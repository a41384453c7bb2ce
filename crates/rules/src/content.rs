//! Cards, characters, items, stories, goals, tracks and the board: data, loaded, validated and compiled once, then
//! immutable.

mod absent;
pub mod additions;
pub mod board;
mod bounds;
mod capacity;
mod catalog;
mod changed;
mod characters;
mod compile;
mod compile_entries;
mod compiler;
pub mod deeds;
pub mod edition;
pub(crate) mod entries;
pub mod events;
pub mod first_game;
pub mod followers;
mod harm;
pub mod high_stakes;
pub mod homesteads;
pub mod injuries;
pub mod legendary_stories;
pub(crate) mod load;
pub mod module;
mod passives;
pub mod pools;
pub mod risk_die;
pub mod schema;
#[cfg(feature = "schema")]
pub mod schemas;
pub mod scoring;
mod selected;
pub mod selection;
pub mod setup_list;
pub mod shelves;
mod source;
pub mod steps;
mod table;
mod timing;
pub mod trader;
pub mod variants;
mod waiting;
mod walk;
pub(crate) mod words;
pub mod yaml;

pub use absent::Absent;
pub use board::Board;
pub use catalog::{Catalog, CompositionError};
pub use changed::Rules;
pub use characters::{CharacterRow, Start};
pub use load::{AUTOMA_FILE, Files, Specs, Words};
pub use passives::Passives;
pub use selection::Selection;
pub use source::{Source, SourceKind, SourceSet};
pub use table::*;

/// An error in the content files.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "{file}{}: {}{what}",
    .line.map_or(String::new(), |l| format!(":{l}")),
    .entry.as_ref().map_or(String::new(), |e| format!("{e}: "))
)]
pub struct ContentError {
    /// Its path below the folder of modules.
    pub file: String,
    /// The line, where known.
    pub line: Option<u32>,
    /// The entry, such as the id of a card, if there is one.
    pub entry: Option<String>,
    /// The error, and what was expected.
    pub what: String,
}

/// The beginning of what is said of an id that two entries have.
const TWICE: &str = "the id stands twice";

/// Similar known words for an unknown one, in brackets.
fn near_word<'w>(word: &str, known: impl Iterator<Item = &'w str>) -> String {
    let mut near = crate::formats::notation::nearest(word, known);
    near.dedup();
    if near.is_empty() { String::new() } else { format!(" (did you mean {}?)", near.join(", ")) }
}

impl ContentError {
    /// An error in a file; line 0 means unknown.
    pub fn new(file: &str, line: u32, what: impl Into<String>) -> Self {
        Self { file: file.to_owned(), line: (line > 0).then_some(line), entry: None, what: what.into() }
    }

    /// An error in the text of a file.
    pub(crate) fn of_text(file: &str, error: yaml::YamlError) -> Self {
        Self { file: file.to_owned(), line: error.line, entry: None, what: error.what }
    }

    /// A mistake in an entry, by its id; the line is looked up later.
    pub fn of(file: &str, entry: &str, what: impl Into<String>) -> Self {
        Self { entry: Some(entry.to_owned()), ..Self::new(file, 0, what) }
    }

    /// The same with the file of the module that contains the entry, and the line.
    fn found_in(mut self, files: &Files, modules: &[&str]) -> Self {
        if self.line.is_none() {
            (self.file, self.line) = files.blamed(&self, modules);
        }
        if self.what.starts_with(TWICE) {
            self.both(files, modules);
        }
        self
    }

    /// An id stands twice: the place is that of the later one, and the sentence says where the other one is.
    fn both(&mut self, files: &Files, modules: &[&str]) {
        let (Some(entry), Some(bare)) = (&self.entry, self.file.rsplit('/').next()) else { return };
        let names = std::iter::once(bare.to_owned()).chain(modules.iter().map(|id| format!("{id}/{bare}")));
        let there = |name: String| Some((files.texts.iter().find(|(known, _)| *known == name)?.1.as_str(), name));
        let lines = |(text, name): (&str, String)| {
            words::entry_lines(text, entry).map(|line| (name.clone(), line)).collect::<Vec<_>>()
        };
        let places: Vec<(String, u32)> = names.filter_map(there).flat_map(lines).collect();
        if let [(file, line), .., (later, at)] = &places[..] {
            self.what.push_str(&format!(" (the other one is in {file}:{line})"));
            (self.file, self.line) = (later.clone(), Some(*at));
        }
    }
}
