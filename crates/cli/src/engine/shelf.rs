//! The contents of games that select modules or a mode of their own.

use super::{Code, Fault};
use darkrock_rules::{Catalog, Content, Selection};
use std::sync::OnceLock;

/// The maximum number of selections besides the program's own.
pub const MOST_SELECTIONS: usize = 32;

/// A content, and the next one on the shelf.
#[derive(Debug)]
struct Kept {
    content: Content,
    next: Place,
}

type Place = OnceLock<Box<Kept>>;

/// Composed contents. Games refer to them, so none is ever removed: a list that only grows.
#[derive(Debug)]
pub struct Shelf {
    catalog: Catalog,
    first: Place,
}

impl Shelf {
    /// An empty one for the modules of a catalog.
    pub const fn new(catalog: Catalog) -> Self {
        Self { catalog, first: Place::new() }
    }

    /// The content of a selection, composed when it is first asked for.
    ///
    /// # Errors
    /// When a module or the mode is unknown, they exclude each other, or there are too many selections.
    pub(super) fn of(&self, selection: &Selection) -> Result<&Content, Fault> {
        let bad = |what: String| Fault::new(Code::BadSetup, what);
        let selection = self.catalog.select(&selection.modules, selection.mode.as_deref());
        let selection = selection.map_err(|error| bad(error.to_string()))?;
        let (mut place, mut count) = (&self.first, 0);
        while let Some(kept) = place.get() {
            if kept.content.selection.is_like(&selection) {
                return Ok(&kept.content);
            }
            (place, count) = (&kept.next, count + 1);
        }
        if count >= MOST_SELECTIONS {
            return Err(bad(format!(
                "{MOST_SELECTIONS} selections of modules were used already: start another engine"
            )));
        }
        let content = self.catalog.compose(&selection).map_err(|error| bad(error.to_string()))?;
        Ok(&place.get_or_init(|| Box::new(Kept { content, next: Place::new() })).content)
    }
}
