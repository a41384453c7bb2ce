//! The messages of a language: Fluent files, loaded once.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::borrow::Cow;
use std::collections::BTreeSet;
use unic_langid::LanguageIdentifier;

/// A language in which Darkrock speaks.
///
/// A new one needs its files under `locales/`, a variant here and its line in [`Language::ALL`], [`Language::code`] and
/// `files`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    En,
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 1] = [Self::En];

    /// The language's code, such as `en`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
        }
    }

    /// The language's files: name and text.
    fn files(self) -> [(&'static str, &'static str); 5] {
        match self {
            Self::En => [
                ("en/content.ftl", include_str!("../../../locales/en/content.ftl")),
                ("en/cards.ftl", include_str!("../../../locales/en/cards.ftl")),
                ("en/log.ftl", include_str!("../../../locales/en/log.ftl")),
                ("en/ui.ftl", include_str!("../../../locales/en/ui.ftl")),
                ("en/advice.ftl", include_str!("../../../locales/en/advice.ftl")),
            ],
        }
    }
}

impl std::fmt::Display for Language {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.code())
    }
}

impl std::str::FromStr for Language {
    type Err = UnknownLanguage;
    fn from_str(s: &str) -> Result<Self, UnknownLanguage> {
        Self::ALL.into_iter().find(|l| l.code() == s).ok_or_else(|| UnknownLanguage(s.to_owned()))
    }
}

/// A word was not the code of a language.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("unknown language “{0}”: expected one of {known}", known = Language::ALL.map(Language::code).join(", "))]
pub struct UnknownLanguage(pub String);

/// The files of a language cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CatalogueError {
    /// The language's code is not a language identifier.
    #[error("“{0}” is not a language identifier")]
    Code(String),
    /// A file is not Fluent.
    #[error("{file}: {what}")]
    Syntax {
        /// The file.
        file: String,
        /// What the parser found.
        what: String,
    },
    /// A message stands twice.
    #[error("{file}: {what}")]
    Twice {
        /// The file.
        file: String,
        /// Which message.
        what: String,
    },
}

/// The arguments of a message: numbers, selectors, and names in log lines and labels.
#[derive(Debug, Default)]
pub struct Args<'a>(FluentArgs<'a>);

impl<'a> Args<'a> {
    /// No arguments.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// With a number.
    #[must_use]
    pub fn n(mut self, name: &'static str, number: impl Into<i64>) -> Self {
        self.0.set(name, FluentValue::from(number.into()));
        self
    }

    /// With a word: a selector or a name.
    #[must_use]
    pub fn s(mut self, name: &'static str, word: impl Into<Cow<'a, str>>) -> Self {
        self.0.set(name, FluentValue::String(word.into()));
        self
    }
}

/// All messages of a language.
pub struct Catalogue {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    ids: BTreeSet<String>,
}

impl std::fmt::Debug for Catalogue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Catalogue({}, {} messages)", self.language, self.ids.len())
    }
}

impl Catalogue {
    /// The messages that are shipped inside the program.
    ///
    /// # Errors
    /// Never for the shipped files; a test loads them.
    pub fn embedded(language: Language) -> Result<Self, CatalogueError> {
        Self::from_files(language, &language.files())
    }

    /// Messages from files given as name and text.
    ///
    /// # Errors
    /// On the first file that is not Fluent, or a message that stands twice.
    pub fn from_files(language: Language, files: &[(&str, &str)]) -> Result<Self, CatalogueError> {
        let code = language.code();
        let id: LanguageIdentifier = code.parse().map_err(|_| CatalogueError::Code(code.to_owned()))?;
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        let mut ids = BTreeSet::new();
        for (file, text) in files {
            let resource = FluentResource::try_new((*text).to_owned()).map_err(|(_, errors)| {
                let what = errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
                CatalogueError::Syntax { file: (*file).to_owned(), what }
            })?;
            bundle.add_resource(resource).map_err(|errors| {
                let what = errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
                CatalogueError::Twice { file: (*file).to_owned(), what }
            })?;
            ids.extend(message_ids(text));
        }
        Ok(Self { language, bundle, ids })
    }

    /// The language.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// The ids of all messages, in alphabetical order.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.ids.iter().map(String::as_str)
    }

    /// Whether there is such a message.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.ids.contains(id)
    }

    /// A message without arguments. A missing one gives its id in brackets.
    #[must_use]
    pub fn text(&self, id: &str) -> String {
        self.with(id, &Args::new())
    }

    /// A message with arguments. A missing one gives its id in brackets; this never panics.
    #[must_use]
    pub fn with(&self, id: &str, args: &Args<'_>) -> String {
        self.try_with(id, None, args).unwrap_or_else(|| format!("[{id}]"))
    }

    /// An attribute of a message, where it has it.
    #[must_use]
    pub fn attribute(&self, id: &str, attribute: &str, args: &Args<'_>) -> Option<String> {
        self.try_with(id, Some(attribute), args)
    }

    fn try_with(&self, id: &str, attribute: Option<&str>, args: &Args<'_>) -> Option<String> {
        let message = self.bundle.get_message(id)?;
        let pattern = match attribute {
            Some(name) => message.get_attribute(name)?.value(),
            None => message.value()?,
        };
        let mut errors = Vec::new();
        Some(self.bundle.format_pattern(pattern, Some(&args.0), &mut errors).into_owned())
    }
}

/// The ids of the messages in a Fluent text: a message begins in the first column with its id and an equals sign.
fn message_ids(text: &str) -> impl Iterator<Item = String> {
    text.lines().filter(|l| l.starts_with(|c: char| c.is_ascii_lowercase())).filter_map(|line| {
        let (id, _) = line.split_once('=')?;
        Some(id.trim_end().to_owned())
    })
}
