//! What the terminal says of its own: menus, panel titles, hints (`locales/<language>/tui.ftl`).

use anyhow::{Context, Result};
use darkrock_texts::{Args, Catalogue, Language};

/// The words of the terminal in one language.
pub struct Words(Catalogue);

impl Words {
    /// The words of a language.
    ///
    /// # Errors
    /// When the file cannot be read; never for the shipped ones.
    pub fn new(language: Language) -> Result<Self> {
        let text = match language {
            Language::En => include_str!("../../../../locales/en/tui.ftl"),
        };
        let catalogue = Catalogue::from_files(language, &[("tui.ftl", text)]);
        Ok(Self(catalogue.context("the words of the terminal")?))
    }

    /// A message without arguments.
    pub fn t(&self, id: &str) -> String {
        self.0.text(id)
    }

    /// A message with one number, `$n`.
    pub fn n(&self, id: &str, n: impl Into<i64>) -> String {
        self.0.with(id, &Args::new().n("n", n))
    }

    /// A message with one text, `$text`.
    pub fn s(&self, id: &str, text: &str) -> String {
        self.0.with(id, &Args::new().s("text", text.to_owned()))
    }

    /// A message with arguments.
    pub fn with(&self, id: &str, args: Args<'_>) -> String {
        self.0.with(id, &args)
    }

    /// Whether there is such a message.
    pub fn has(&self, id: &str) -> bool {
        self.0.has(id)
    }

    /// A message of several lines.
    pub fn lines(&self, id: &str) -> Vec<String> {
        self.t(id).lines().map(str::to_owned).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    /// Beginnings of ids that the program puts together.
    const MADE: [&str; 4] = ["kind-", "spot-", "land-", "about-sitter-"];

    fn sources(folder: &Path, into: &mut String) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                sources(&path, into);
            } else {
                into.push_str(&std::fs::read_to_string(&path).unwrap());
            }
        }
    }

    #[test]
    fn every_message_is_used() {
        let words = Words::new(Language::En).unwrap();
        let mut source = String::new();
        sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut source);
        let unused: Vec<&str> = words
            .0
            .ids()
            .filter(|id| !MADE.iter().any(|made| id.starts_with(made)) && !source.contains(&format!("\"{id}\"")))
            .collect();
        assert!(unused.is_empty(), "{unused:?}");
    }
}
