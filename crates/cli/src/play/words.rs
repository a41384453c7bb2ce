//! The terminal's own messages: menus, panel titles, hints (`locales/<language>/tui.ftl`).

use anyhow::{Context, Result};
use darkrock_rules::Content;
use darkrock_rules::content::module::Advice;
use darkrock_rules::selection::Misfit;
use darkrock_texts::{Args, Catalogue, Language};

/// The terminal's messages in one language.
pub struct Words(Catalogue);

impl Words {
    /// The messages of a language, with those of the content's modules.
    ///
    /// # Errors
    /// When a file cannot be read; never for the shipped ones.
    pub fn new(language: Language, content: &Content) -> Result<Self> {
        let catalogue = Catalogue::of(language).and_then(|words| words.with_words_of(content));
        Ok(Self(catalogue.context("cannot load the terminal's messages")?))
    }

    /// The language in which these texts are written.
    pub fn language(&self) -> Language {
        self.0.language()
    }

    /// The next or previous language, cyclically.
    pub fn neighbour(&self, forward: bool) -> Language {
        let all: Vec<Language> = Language::all().collect();
        let at = all.iter().position(|language| *language == self.language()).unwrap_or_default();
        all[(at + if forward { 1 } else { all.len() - 1 }) % all.len()]
    }

    /// The available languages, by code.
    pub fn languages(&self) -> String {
        let all: Vec<String> = Language::all().map(|l| self.noted(l.code(), l.name())).collect();
        self.s("lang-which", &self.commas(&all))
    }

    /// A text with a note behind it: "Saber (Widowmaker)".
    pub fn noted(&self, text: &str, note: &str) -> String {
        self.0.with("noted", &Args::new().s("text", text.to_owned()).s("note", note.to_owned()))
    }

    /// A note that stands behind something of another style.
    pub fn note(&self, note: &str) -> String {
        self.0.with("note", &Args::new().s("note", note.to_owned()))
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

    /// A name and its description.
    pub fn pair(&self, name: &str, text: &str) -> String {
        self.0.with("pair", &Args::new().s("name", name.to_owned()).s("text", text.to_owned()))
    }

    /// Words as a list of the language, with "and" before the last.
    pub fn list<S: AsRef<str>>(&self, words: &[S]) -> String {
        self.0.list(words)
    }

    /// Words with the comma of the language between them: facts after a label.
    pub fn commas<S: AsRef<str>>(&self, words: &[S]) -> String {
        self.0.commas(words)
    }

    /// A message with arguments.
    pub fn with(&self, id: &str, args: Args<'_>) -> String {
        self.0.with(id, &args)
    }

    /// The name of a module, mode or variant.
    pub fn module_name(&self, id: &str) -> String {
        self.0.module_name(id)
    }

    /// The one-line description of a module, mode or variant for the menu, if any.
    pub fn module_about(&self, id: &str) -> Option<String> {
        let own = format!("about-menu-{id}");
        if self.0.has(&own) { Some(self.0.text(&own)) } else { self.0.module_about(id) }
    }

    /// For how many players and to which lengths something is recommended.
    pub fn advice(&self, advice: &Advice) -> String {
        self.0.advice(advice)
    }

    /// Why something cannot be played.
    pub fn misfit(&self, misfit: &Misfit) -> String {
        self.0.misfit(misfit)
    }

    /// Whether a message exists.
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
    use std::path::Path;

    /// Prefixes of message ids that the program composes.
    const MADE: [&str; 6] = ["score-", "kind-", "spot-", "land-", "about-sitter-", "menu-edition-"];

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
        let mut source = String::new();
        sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut source);
        // The terminal's own messages; others are checked where they are used.
        let unused: Vec<&str> = include_str!("../../../../locales/en/tui.ftl")
            .lines()
            .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
            .filter_map(|line| line.split_once(" =").map(|(id, _)| id))
            .filter(|id| !MADE.iter().any(|made| id.starts_with(made)) && !source.contains(&format!("\"{id}\"")))
            .collect();
        assert!(unused.is_empty(), "{unused:?}");
    }
}
