//! The messages of a language: Fluent files, loaded once.

use crate::faults::fault;
use crate::forms::{self, Called};
use crate::language::Language;
use crate::own_words::{Owners, kept};
use crate::sounds::Sounds;
use darkrock_rules::Content;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::{Arc, OnceLock};
use unic_langid::LanguageIdentifier;

/// Why the files of a language cannot be parsed.
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
        /// The parser's error.
        what: String,
    },
    /// A message is defined twice.
    #[error("{file}: {id} is defined twice, in this file or in an earlier one")]
    Twice {
        /// The file.
        file: String,
        /// The message's id.
        id: String,
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

    /// The same arguments with a number, which selects plural forms.
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
    /// The sounds that its "and" depends on.
    sounds: Sounds,
    /// The figure whose name has forms, once the content is known.
    called: Arc<OnceLock<Called>>,
}

impl std::fmt::Debug for Catalogue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Catalogue({}, {} messages)", self.language, self.ids.len())
    }
}

impl Catalogue {
    /// The messages of a language, from all of its files.
    ///
    /// # Errors
    /// If a file is not Fluent or a message is defined twice; never for the shipped languages, as a test loads them.
    pub fn of(language: Language) -> Result<Self, CatalogueError> {
        Self::from_files(language, language.files())
    }

    /// Messages from files given as name and text. Missing ones fall back to the shipped texts of this language, then
    /// to English.
    ///
    /// # Errors
    /// On the first file that is not Fluent, or a message that is defined twice.
    pub fn from_files(language: Language, files: &[(&str, &str)]) -> Result<Self, CatalogueError> {
        let code = language.code();
        let id: LanguageIdentifier = code.parse().map_err(|_| CatalogueError::Code(code.to_owned()))?;
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        let called = Arc::new(OnceLock::new());
        let figure = Arc::clone(&called);
        // A bundle has no function before its first one.
        let _ = bundle.add_function(forms::NAMED, move |names, around| forms::named(&figure, names, around));
        // In order of precedence, lowest first: English, the shipped texts of the language, these.
        let shipped = Language::all().find(|known| *known == language && *known != Language::EN);
        let beneath = std::iter::once(Language::EN).chain(shipped).map(Language::files);
        for (file, text) in beneath.take_while(|shipped| !std::ptr::eq(*shipped, files)).flatten() {
            bundle.add_resource_overriding(resource(file, text)?);
        }
        let mut ids = BTreeSet::new();
        for (file, text) in files {
            bundle.add_resource_overriding(resource(file, text)?);
            for id in message_ids(text) {
                if !ids.insert(id.to_owned()) {
                    return Err(CatalogueError::Twice { file: (*file).to_owned(), id: id.to_owned() });
                }
            }
        }
        let mut catalogue = Self { language, bundle, ids, sounds: Sounds::default(), called };
        if let Some(sounds) = catalogue.try_with("say-sounds", None, &Args::new()) {
            catalogue.sounds = Sounds::read(&sounds);
        }
        Ok(catalogue)
    }

    /// The same with the messages of the modules of some content, which take precedence: those that apply there
    /// (see [`crate::foreign`]).
    ///
    /// # Errors
    /// On the first file that is not Fluent.
    pub fn with_words_of(mut self, content: &Content) -> Result<Self, CatalogueError> {
        let owners = Owners::of(&content.words);
        for code in [Language::EN.code(), self.language.code()] {
            for words in content.words.iter().filter(|words| words.language == code) {
                match resource(&words.file, &words.text) {
                    // A module that is not selected must not stop a game without it.
                    Err(_) if !words.selected => continue,
                    parsed => parsed?,
                };
                let text = kept(&words.text, |id| owners.applies(words, id));
                self.bundle.add_resource_overriding(resource(&words.file, &text)?);
            }
        }
        Ok(self)
    }

    /// Has a figure called by the forms of its name from now on; the first one counts.
    pub(crate) fn called(&self, figure: Called) {
        let _ = self.called.set(figure);
    }

    /// The language of the folder from which its messages come.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// The ids of the language's own messages, sorted.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.ids.iter().map(String::as_str)
    }

    /// The message with which the mode of a game replaces another: the same id, with that of the mode behind it.
    #[must_use]
    pub fn of_mode(&self, content: &Content, id: &str) -> Option<String> {
        let own = format!("{id}-{}", content.selection.mode.as_ref()?);
        self.has(&own).then_some(own)
    }

    /// Whether the message exists in this language or in English.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// A message without arguments. A missing one renders as its id in brackets.
    #[must_use]
    pub fn text(&self, id: &str) -> String {
        self.with(id, &Args::new())
    }

    /// A message with arguments. A missing one renders as its id in brackets; this never panics.
    #[must_use]
    pub fn with(&self, id: &str, args: &Args<'_>) -> String {
        self.try_with(id, None, args).unwrap_or_else(|| format!("[{id}]"))
    }

    /// The sound with which a text begins, for the selector `$before` of what stands before it: see [`crate::sounds`].
    pub(crate) fn sound_of(&self, text: &str) -> &str {
        self.sounds.at_beginning(text)
    }

    /// An attribute of a message, if it has one.
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
        let prepared = self.prepared(&args.0);
        let mut errors = Vec::new();
        Some(self.bundle.format_pattern(pattern, Some(prepared.as_ref().unwrap_or(&args.0)), &mut errors).into_owned())
    }

    /// The arguments with large numbers formatted for this language, and names isolated that are written from right to
    /// left; none if there is neither. Such a number becomes a string, so that selectors use their default, which is the
    /// plural.
    fn prepared<'a>(&self, args: &'a FluentArgs<'_>) -> Option<FluentArgs<'a>> {
        let large = |value: &FluentValue<'_>| matches!(value, FluentValue::Number(n) if n.value.abs() >= 1000.0);
        let leftward = |value: &FluentValue<'_>| matches!(value, FluentValue::String(text) if is_leftward(text));
        if !args.iter().any(|(_, value)| large(value) || leftward(value)) {
            return None;
        }
        let sign = self.bundle.get_message("number-group").and_then(|message| message.value());
        let sign = sign.map(|pattern| self.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned());
        let sign = sign.unwrap_or_default();
        let word = |(name, value): (&'a str, &'a FluentValue<'_>)| match value {
            FluentValue::Number(n) if large(value) => (name, FluentValue::from(thousands(&n.as_string(), &sign))),
            FluentValue::String(text) => (name, FluentValue::String(isolated(text))),
            _ => (name, value.clone()),
        };
        Some(args.iter().map(word).collect())
    }
}

/// What people have typed, isolated if it would otherwise change the order of the words around it.
pub fn isolated(text: &str) -> Cow<'_, str> {
    if is_leftward(text) && !text.starts_with('\u{2068}') {
        return Cow::Owned(format!("\u{2068}{text}\u{2069}"));
    }
    Cow::Borrowed(text)
}

/// Whether some of its letters are written from right to left.
fn is_leftward(text: &str) -> bool {
    text.chars().any(|c| {
        matches!(c, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}')
            || matches!(c, '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
    })
}

/// A number with a thousands separator.
fn thousands(digits: &str, sign: &str) -> String {
    let whole = digits.find('.').unwrap_or(digits.len());
    let mut text = String::new();
    for (at, digit) in digits.char_indices() {
        let left = whole.saturating_sub(at);
        if at > 0 && left > 0 && left.is_multiple_of(3) && !text.ends_with('-') {
            text.push_str(sign);
        }
        text.push(digit);
    }
    text
}

/// Parses a file, with its names in the forms that their places need.
fn resource(file: &str, text: &str) -> Result<FluentResource, CatalogueError> {
    FluentResource::try_new(forms::placed(text).unwrap_or_else(|| text.to_owned())).map_err(|(_, errors)| {
        let first = errors.iter().map(|error| fault(text, error)).min();
        let (line, what) = first.unwrap_or_else(|| (1, "is not Fluent".to_owned()));
        CatalogueError::Syntax { file: format!("{file}:{line}"), what }
    })
}

/// The ids of the messages in a Fluent text: a message begins in the first column with its id and an equals sign.
fn message_ids(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.lines().filter(|l| l.starts_with(|c: char| c.is_ascii_lowercase()));
    lines.filter_map(|line| line.split_once('=')).map(|(id, _)| id.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_keeps_to_itself() {
        let catalogue = Catalogue::from_files(Language::EN, &[("a.ftl", "won = { $name } 7 points: { $n }")]);
        let catalogue = catalogue.expect("a message");
        let said = |name: &str, n: i64| catalogue.with("won", &Args::new().s("name", name).n("n", n));
        assert_eq!(said("Mara", 3), "Mara 7 points: 3");
        for name in ["ليلى", "שלום 7", "Ann ليلى"] {
            assert_eq!(said(name, 3), format!("\u{2068}{name}\u{2069} 7 points: 3"));
            assert_eq!(said(name, 3000), format!("\u{2068}{name}\u{2069} 7 points: 3,000"));
            assert_eq!(said(&isolated(name), 3), said(name, 3), "once");
        }
    }
}
