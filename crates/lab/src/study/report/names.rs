//! Names for people: those of the catalogue, and the words of ids for the rest.

use darkrock_rules::Content;
use darkrock_texts::{Language, Texts};

/// Gives things their names.
pub(super) struct Names {
    texts: Option<Texts>,
}

impl Names {
    pub fn new(content: &Content) -> Self {
        Self { texts: Texts::new(content, Language::EN).ok() }
    }

    /// The name of a thing of a group: `character`, or one of the groups of features.
    pub fn of(&self, group: &str, id: &str) -> String {
        let kind = match group {
            "card" => "title",
            "upgrade" => "item",
            other => other,
        };
        let key = format!("{kind}-{id}");
        let catalogue = self.texts.as_ref().map(Texts::catalogue).filter(|c| c.has(&key));
        catalogue.map_or_else(|| words(id), |c| c.text(&key))
    }
}

/// An id as words: `marshal-track` is "Marshal track".
pub(super) fn words(id: &str) -> String {
    if id == "lp" {
        return "LP in play".to_owned();
    }
    let text = id.replace('-', " ");
    let mut letters = text.chars();
    let first = letters.next().map(|c| c.to_uppercase().to_string()).unwrap_or_default();
    first + letters.as_str()
}
