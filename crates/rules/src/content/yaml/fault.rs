//! What was wrong in a text, where, and what was expected, in words.

use super::tree::Place;
use super::{YamlError, slips};
use std::fmt::Display;

/// An error on its way out of a text. It is a pointer, since every function that reads returns one.
#[derive(Debug)]
pub(super) struct Fault(Box<Inner>);

#[derive(Debug)]
struct Inner {
    what: String,
    place: Option<Place>,
    /// Whether the text at the place is quoted as what was found.
    shows_found: bool,
    /// Whether it is the parser's word for a text that is no YAML.
    syntax: bool,
}

impl Fault {
    /// An error whose words say everything.
    #[cold]
    #[inline(never)]
    pub fn new(what: impl Into<String>) -> Self {
        Self(Box::new(Inner { what: what.into(), place: None, shows_found: false, syntax: false }))
    }

    /// Something else was expected than the text at the place.
    #[cold]
    #[inline(never)]
    pub fn expected(what: &str) -> Self {
        Self(Box::new(Inner { what: format!("expected {what}"), place: None, shows_found: true, syntax: false }))
    }

    /// The text is no YAML, in the words of the parser.
    #[cold]
    #[inline(never)]
    pub fn syntax(what: impl Into<String>) -> Self {
        let mut fault = Self::new(what);
        fault.0.syntax = true;
        fault
    }

    /// With its place, if it has none yet: the innermost one counts.
    #[cold]
    #[inline(never)]
    pub fn at(mut self, place: Place) -> Self {
        self.0.place.get_or_insert(place);
        self
    }

    /// As shown to people.
    #[cold]
    pub fn explained(self, text: &str) -> YamlError {
        let Inner { mut what, place, shows_found, syntax } = *self.0;
        let slip = place.filter(|_| syntax).and_then(|place| slips::slip(text, place.line, &what));
        if let Some((line, what)) = slip {
            return YamlError { line: Some(line), what };
        }
        if let Some(place) = place.filter(|_| shows_found) {
            what.push_str(&found_at(place, text));
        }
        YamlError { line: place.map(|place| place.line).filter(|line| *line > 0), what }
    }
}

impl Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0.what)
    }
}

impl std::error::Error for Fault {}

impl serde::de::Error for Fault {
    #[cold]
    fn custom<T: Display>(what: T) -> Self {
        Self::new(what.to_string())
    }

    #[cold]
    fn invalid_type(found: serde::de::Unexpected<'_>, expected: &dyn serde::de::Expected) -> Self {
        let found = found.to_string().replace('"', "");
        Self::new(format!("expected {}, found {found}", kind(&expected.to_string())))
    }

    #[cold]
    fn invalid_value(found: serde::de::Unexpected<'_>, expected: &dyn serde::de::Expected) -> Self {
        Self::invalid_type(found, expected)
    }

    #[cold]
    fn invalid_length(length: usize, expected: &dyn serde::de::Expected) -> Self {
        Self::new(format!("expected {expected}, found {length}"))
    }

    #[cold]
    fn unknown_variant(word: &str, known: &'static [&'static str]) -> Self {
        Self::new(one_of("means nothing here", word, known))
    }

    #[cold]
    fn unknown_field(word: &str, known: &'static [&'static str]) -> Self {
        Self::new(one_of("is no word of this entry", word, known))
    }

    #[cold]
    fn missing_field(word: &'static str) -> Self {
        Self::new(format!("“{word}” is missing"))
    }

    #[cold]
    fn duplicate_field(word: &'static str) -> Self {
        twice(word)
    }
}

/// A word of a mapping stands there twice.
#[cold]
pub(super) fn twice(word: &str) -> Fault {
    Fault::new(format!("“{word}” stands twice: expected it once"))
}

/// The description of a type; the engine's limits of numbers are in [`super::super::bounds`].
pub(super) fn kind(name: &str) -> &str {
    match name {
        "u8" => "a whole number from 0 to 250",
        "u16" | "u32" | "u64" | "usize" | "i8" | "i16" | "i32" | "i64" => "a whole number",
        "f32" | "f64" => "a number",
        "bool" | "a boolean" => "true or false",
        "a string" => "text",
        "a sequence" => "a list, as in [a, b]",
        "a map" => "words with their values, as in {money: 10}",
        other => other,
    }
}

fn one_of(what: &str, word: &str, known: &[&'static str]) -> String {
    let near = crate::formats::notation::nearest(word, known.iter().copied());
    let hint = if near.is_empty() { String::new() } else { format!(" (did you mean {}?)", near.join(", ")) };
    format!("“{word}” {what}{hint}: expected one of {}", known.join(", "))
}

/// The word at a place.
fn found_at(place: Place, text: &str) -> String {
    let line = text.lines().nth((place.line as usize).saturating_sub(1)).unwrap_or_default();
    let from = line.chars().skip((place.column as usize).saturating_sub(1));
    let word: String = from.take_while(|c| !matches!(c, ',' | '}' | ']' | '#')).take(40).collect();
    match word.trim() {
        "" => String::new(),
        word => format!(", found “{word}”"),
    }
}
