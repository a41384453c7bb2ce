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
