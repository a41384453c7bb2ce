//! Names in the form that their place in a message needs: "The Stranger gains…", but "calls the Stranger out", Italian
//! "all’Uomo in Nero" for "a" before him, and no full stop after a name that ends with an exclamation mark.
//!
//! The places are found once, when messages are loaded: a variable within a sentence becomes a call of [`NAMED`], which gets the
//! word before it and the full stop after it and composes them with the name. No finished text is searched or changed.
//! `web/src/lib/text/forms.ts` does the same for the page.

use fluent_bundle::{FluentArgs, FluentValue};
use fluent_syntax::ast::{
    CallArguments, Entry, Expression, Identifier, InlineExpression, NamedArgument, Pattern, PatternElement,
};
use fluent_syntax::{parser, serializer};
use std::borrow::Cow;
use std::sync::OnceLock;

/// The function that composes a name with what stands around it.
pub(crate) const NAMED: &str = "NAMED";
/// Its argument with the word before the name, empty if that is no word; none at the start of a sentence.
const AFTER: &str = "after";
/// Its argument for a name that ends the message: the full stop.
const STOP: &str = "stop";

type Element = PatternElement<String>;

/// What a figure with an article in its name is called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Called {
    /// At the start of a sentence, and on its own.
    pub(crate) name: String,
    /// Within a sentence.
    pub(crate) within: String,
    /// Together with a preposition that merges with the article, by preposition.
    pub(crate) after: Vec<(String, String)>,
}

impl Called {
    /// The name after a word of a sentence, with that word; an empty one is none.
    fn behind(&self, word: &str) -> String {
        match self.after.iter().find(|(preposition, _)| preposition == word) {
            Some((_, merged)) => merged.clone(),
            None => with_word(word, &self.within),
        }
    }
}

fn word<'b>(around: &'b FluentArgs<'_>, name: &'static str) -> Option<&'b str> {
    match around.get(name) {
        Some(FluentValue::String(word)) => Some(word),
        _ => None,
    }
}

fn with_word(word: &str, name: &str) -> String {
    if word.is_empty() { name.to_owned() } else { format!("{word} {name}") }
}

/// What [`NAMED`] says: `called` is the figure whose name has forms.
pub(crate) fn named<'a>(
    called: &OnceLock<Called>,
    names: &[FluentValue<'a>],
    around: &FluentArgs<'_>,
) -> FluentValue<'a> {
    let name: Cow<'_, str> = match names.first() {
        Some(FluentValue::String(name)) => Cow::Borrowed(name),
        Some(FluentValue::Number(n)) => n.as_string(),
        // A variable that is missing.
        _ => Cow::Borrowed("{}"),
    };
    let mut said = match (word(around, AFTER), called.get()) {
        (Some(before), Some(called)) if *name == called.name => called.behind(before),
        (Some(before), _) => with_word(before, &name),
        (None, _) => name.into_owned(),
    };
    if let Some(stop) = word(around, STOP)
        && !said.ends_with('!')
    {
        said.push_str(stop);
    }
    FluentValue::String(Cow::Owned(said))
}

/// A Fluent file in which each variable within a sentence, and each that ends a message, is a call of [`NAMED`]; none if there is
/// no such variable, or if the file is not Fluent.
pub(crate) fn placed(text: &str) -> Option<String> {
    if !text.contains("{ $") && !text.contains("{$") {
        return None;
    }
    let mut resource = parser::parse(text.to_owned()).ok()?;
    for entry in &mut resource.body {
        let Entry::Message(message) = entry else { continue };
        let own = message.value.iter_mut().chain(message.attributes.iter_mut().map(|own| &mut own.value));
        own.for_each(|pattern| place(pattern, true, None));
        message.value.iter_mut().for_each(end);
    }
    Some(serializer::serialize(&resource))
}

/// Finds the places of a pattern. `start` is whether it begins a sentence; `word` is what stands before it and is said with it.
fn place(pattern: &mut Pattern<String>, mut start: bool, word: Option<&str>) {
    let mut done: Vec<Element> = Vec::new();
    let first = pattern.elements.first();
    if let Some(word) = word.filter(|_| !first.is_some_and(takes_word)) {
        // Behind a word that is followed by a text of its own.
        done.push(text(format!("{word} ")));
        start = false;
    }
    let mut carried = word.filter(|_| done.is_empty()).map(str::to_owned);
    for mut element in std::mem::take(&mut pattern.elements) {
        match &mut element {
            PatternElement::TextElement { value } => {
                if !value.trim().is_empty() {
                    start = ends_sentence(value);
                }
            }
            PatternElement::Placeable { expression } => {
                let before = match carried.take() {
                    None if takes_word_in(expression) => word_before(&mut done),
                    carried => carried,
                };
                start &= before.is_none();
                match expression {
                    Expression::Inline(InlineExpression::VariableReference { id }) if !start => {
                        let word = before.unwrap_or_default();
                        *expression = call(id.name.clone(), &[(AFTER, &word)]);
                    }
                    Expression::Select { variants, .. } => {
                        variants.iter_mut().for_each(|variant| place(&mut variant.value, start, before.as_deref()));
                    }
                    Expression::Inline(_) => {}
                }
                start = false;
            }
        }
        done.push(element);
    }
    pattern.elements = done;
}

/// Whether an element is a variable, or begins with one in some case: then a word before it can belong to it.
fn takes_word(element: &Element) -> bool {
    matches!(element, PatternElement::Placeable { expression } if takes_word_in(expression))
}

fn takes_word_in(expression: &Expression<String>) -> bool {
    match expression {
        Expression::Inline(InlineExpression::VariableReference { .. }) => true,
        Expression::Select { variants, .. } => {
            variants.iter().any(|variant| variant.value.elements.first().is_some_and(takes_word))
        }
        Expression::Inline(_) => false,
    }
}

/// Takes the word at the end of a text, with the space behind it; not letters that end a number or a name.
fn word_before(done: &mut Vec<Element>) -> Option<String> {
    let glued = matches!(done.as_slice(), [.., PatternElement::Placeable { .. }, _]);
    let Some(PatternElement::TextElement { value }) = done.last_mut() else { return None };
    let said = value.strip_suffix(' ')?;
    let before = said.trim_end_matches(char::is_alphabetic);
    let word = said[before.len()..].to_owned();
    if word.is_empty() || before.ends_with(char::is_numeric) || (before.is_empty() && glued) {
        return None;
    }
    value.truncate(before.len());
    if value.is_empty() {
        done.pop();
    }
    Some(word)
}

fn ends_sentence(text: &str) -> bool {
    text.trim_end().ends_with(['.', '!', '?', '…'])
}

/// Joins a full stop that ends a message to the variable before it.
fn end(pattern: &mut Pattern<String>) {
    if let [.., last, PatternElement::TextElement { value }] = pattern.elements.as_mut_slice()
        && value == "."
        && takes_stop(last)
    {
        pattern.elements.pop();
        stop(pattern);
    } else if let Some(PatternElement::Placeable { expression: Expression::Select { variants, .. } }) =
        pattern.elements.last_mut()
    {
        variants.iter_mut().for_each(|variant| end(&mut variant.value));
    }
}

/// Whether an element ends with a variable, in some case.
fn takes_stop(element: &Element) -> bool {
    match element {
        PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
            variants.iter().any(|variant| variant.value.elements.last().is_some_and(takes_stop))
        }
        PatternElement::Placeable { expression: Expression::Inline(inline) } => name_of(inline).is_some(),
        PatternElement::TextElement { .. } => false,
    }
}

/// The variable that an expression says.
fn name_of(inline: &InlineExpression<String>) -> Option<&str> {
    match inline {
        InlineExpression::VariableReference { id } => Some(&id.name),
        InlineExpression::FunctionReference { id, arguments } if id.name == NAMED => {
            arguments.positional.first().and_then(name_of)
        }
        _ => None,
    }
}

/// Ends a pattern with a full stop.
fn stop(pattern: &mut Pattern<String>) {
    match pattern.elements.last_mut() {
        Some(PatternElement::TextElement { value }) => value.push('.'),
        Some(PatternElement::Placeable { expression }) => match expression {
            Expression::Select { variants, .. } => variants.iter_mut().for_each(|variant| stop(&mut variant.value)),
            Expression::Inline(InlineExpression::FunctionReference { id, arguments }) if id.name == NAMED => {
                arguments.named.push(argument(STOP, "."));
            }
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                *expression = call(id.name.clone(), &[(STOP, ".")]);
            }
            Expression::Inline(_) => pattern.elements.push(text(".".to_owned())),
        },
        None => pattern.elements.push(text(".".to_owned())),
    }
}

fn text(value: String) -> Element {
    PatternElement::TextElement { value }
}

fn argument(name: &str, value: &str) -> NamedArgument<String> {
    let value = InlineExpression::StringLiteral { value: value.to_owned() };
    NamedArgument { name: Identifier { name: name.to_owned() }, value }
}

/// A call of [`NAMED`] with a variable.
fn call(name: String, around: &[(&str, &str)]) -> Expression<String> {
    let positional = vec![InlineExpression::VariableReference { id: Identifier { name } }];
    let named = around.iter().map(|(name, value)| argument(name, value)).collect();
    let id = Identifier { name: NAMED.to_owned() };
    Expression::Inline(InlineExpression::FunctionReference { id, arguments: CallArguments { positional, named } })
}

#[cfg(test)]
mod tests;
