//! Pseudo-localization for tests: English with accents and 40% longer. It reveals hard-coded texts, lack of room, and
//! assumptions about a language's letters.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use fluent_syntax::serializer;

/// The code of the language: in the registry's range for private use.
pub const PSEUDO_CODE: &str = "en-XA";

/// A Fluent file with every text pseudo-localized; ids, variables and keys are kept.
///
/// # Errors
/// When it is not Fluent.
pub fn pseudo_file(text: &str) -> Result<String, String> {
    let mut resource = parser::parse(text.to_owned())
        .map_err(|(_, errors)| errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))?;
    for entry in &mut resource.body {
        let (value, attributes) = match entry {
            Entry::Message(message) => (message.value.as_mut(), &mut message.attributes),
            Entry::Term(term) => (Some(&mut term.value), &mut term.attributes),
            _ => continue,
        };
        value.into_iter().chain(attributes.iter_mut().map(|a| &mut a.value)).for_each(pattern);
    }
    Ok(serializer::serialize(&resource))
}

fn pattern(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = pseudo(value),
            PatternElement::Placeable { expression } => placeable(expression),
        }
    }
}

fn placeable(expression: &mut Expression<String>) {
    match expression {
        Expression::Select { variants, .. } => variants.iter_mut().for_each(|variant| pattern(&mut variant.value)),
        Expression::Inline(InlineExpression::Placeable { expression }) => placeable(expression),
        Expression::Inline(_) => {}
    }
}

/// A text with accents, and two letters in five doubled.
#[must_use]
pub fn pseudo(text: &str) -> String {
    let mut out = String::with_capacity(text.len() * 2);
    let mut due = 0;
    for letter in text.chars() {
        let accented = accented(letter);
        out.push(accented);
        if letter.is_alphabetic() {
            due += 2;
            if due >= 5 {
                due -= 5;
                out.extend(accented.to_lowercase());
            }
        }
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
        other => other,
    }
}
