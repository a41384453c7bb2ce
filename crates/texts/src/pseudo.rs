//! Pseudo-localizations for tests: English with accents, letters and marks of several languages and 40% longer, and English
//! written from right to left. They reveal hard-coded texts, lack of room, and assumptions about a language's letters and
//! direction.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use fluent_syntax::serializer;

/// The code of the language: in the registry's range for private use.
pub const PSEUDO_CODE: &str = "en-XA";

/// The code of the language that is written from right to left: in the same range, of a language that is.
pub const MIRRORED_CODE: &str = "ar-XB";

/// A message that is no text: `ltr` or `rtl`.
const DIRECTION: &str = "language-direction";

/// A Fluent file with every text pseudo-localized; ids, variables and keys are kept.
///
/// # Errors
/// When it is not Fluent.
pub fn pseudo_file(text: &str) -> Result<String, String> {
    changed(text, &pseudo)
}

/// A Fluent file with every word of every text written from right to left.
///
/// # Errors
/// When it is not Fluent.
pub fn mirrored_file(text: &str) -> Result<String, String> {
    let made = changed(text, &mirrored)?;
    Ok(made.replace(&format!("{DIRECTION} = ltr"), &format!("{DIRECTION} = rtl")))
}

fn changed(text: &str, change: &Change) -> Result<String, String> {
    let mut resource = parser::parse(text.to_owned())
        .map_err(|(_, errors)| errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))?;
    for entry in &mut resource.body {
        let (value, attributes) = match entry {
            Entry::Message(message) if message.id.name == DIRECTION => continue,
            Entry::Message(message) => (message.value.as_mut(), &mut message.attributes),
            Entry::Term(term) => (Some(&mut term.value), &mut term.attributes),
            _ => continue,
        };
        value.into_iter().chain(attributes.iter_mut().map(|a| &mut a.value)).for_each(|own| pattern(own, change));
    }
    Ok(serializer::serialize(&resource))
}

/// What is done with a text.
type Change = dyn Fn(&str) -> String;

fn pattern(pattern: &mut Pattern<String>, change: &Change) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = change(value),
            PatternElement::Placeable { expression } => placeable(expression, change),
        }
    }
}

fn placeable(expression: &mut Expression<String>, change: &Change) {
    match expression {
        Expression::Select { variants, .. } => {
            variants.iter_mut().for_each(|variant| pattern(&mut variant.value, change));
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => placeable(expression, change),
        Expression::Inline(_) => {}
    }
}

/// A text with accents, two letters in five doubled, a double s as ß, quotation marks as in German, and ¿ before a question.
#[must_use]
pub fn pseudo(text: &str) -> String {
    let mut out = String::with_capacity(text.len() * 2);
    let mut due = 0;
    if text.contains('?') {
        out.push('¿');
    }
    for letter in text.chars() {
        let accented = accented(letter);
        push(&mut out, accented);
        if letter.is_alphabetic() {
            due += 2;
            if due >= 5 {
                due -= 5;
                accented.to_lowercase().for_each(|letter| push(&mut out, letter));
            }
        }
    }
    out
}

/// Adds a letter, as ß after an s.
fn push(out: &mut String, letter: char) {
    if letter == 's' && out.ends_with('s') {
        out.pop();
        out.push('ß');
    } else {
        out.push(letter);
    }
}

/// A text whose words are written from right to left, by the marks of Unicode that do so with any letters. Spaces stay outside
/// of them, so that lines break where they would in a language of that direction.
#[must_use]
pub fn mirrored(text: &str) -> String {
    let mut out = String::with_capacity(text.len() * 3);
    for part in text.split_inclusive(char::is_whitespace) {
        let word = part.trim_end_matches(char::is_whitespace);
        if word.is_empty() {
            out.push_str(part);
            continue;
        }
        out.push('\u{202e}');
        out.push_str(word);
        out.push('\u{202c}');
        out.push_str(&part[word.len()..]);
    }
    out
}

/// A letter with an accent, among those in the browser client's fonts.
const fn accented(letter: char) -> char {
    match letter {
        'a' => 'á',
        'c' => 'ç',
        'e' => 'é',
        'i' => 'í',
        'n' => 'ñ',
        'o' => 'ö',
        'u' => 'ü',
        'y' => 'ý',
        'A' => 'Á',
        'C' => 'Ç',
        'E' => 'É',
        'I' => 'Í',
        'N' => 'Ñ',
        'O' => 'Ö',
        'U' => 'Ü',
        'Y' => 'Ý',
        '“' => '„',
        '”' => '“',
        other => other,
    }
}
