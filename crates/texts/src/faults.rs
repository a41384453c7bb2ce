//! What is wrong in the words of a module, in words of its author instead of the parser's.

use crate::check::variables;
use crate::language::Language;
use crate::own_words::word_lines;
use fluent_syntax::parser::{self, ErrorKind, ParserError};
use std::collections::{BTreeMap, BTreeSet};

/// Every place where a Fluent text is no Fluent: the line, from 1, and what was expected.
#[must_use]
pub fn word_faults(text: &str) -> Vec<(u32, String)> {
    let Err((_, errors)) = parser::parse(text) else { return Vec::new() };
    let mut found: Vec<(u32, String)> = errors.iter().map(|error| fault(text, error)).collect();
    found.sort();
    found.dedup_by_key(|(line, _)| *line);
    found
}

/// An error of the parser: its line, from 1, and what was expected.
pub(crate) fn fault(text: &str, error: &ParserError) -> (u32, String) {
    // What is missing at the end of a line is noticed in the next one.
    let before = text.get(..error.pos.start).unwrap_or(text).trim_end();
    let begins = error.slice.as_ref().map_or(0, |slice| slice.start);
    let at = before.lines().count().max(1);
    let line = match error.kind {
        // A brace without its other half swallows the lines below: the mistake is in the first one.
        ErrorKind::ExpectedToken('}') => {
            open_brace(text, text.get(..begins).unwrap_or_default().lines().count() + 1, at)
        }
        // What has no text is where it begins.
        ErrorKind::ExpectedMessageField { .. } | ErrorKind::ExpectedTermField { .. } => {
            text.get(..error.pos.start).unwrap_or_default().matches('\n').count() + 1
        }
        _ => at,
    };
    let said = text.lines().nth(line - 1).unwrap_or_default().trim();
    let what = match &error.kind {
        ErrorKind::ExpectedToken('=') => "no “=” after the id: expected “id = text”".to_owned(),
        ErrorKind::ExpectedToken('}') => "“{” is not closed: expected “}”, or “{\"{\"}” for the sign itself".to_owned(),
        ErrorKind::ExpectedToken(sign) => format!("expected “{sign}”"),
        ErrorKind::UnbalancedClosingBrace => "“}” closes nothing: expected “{” before it".to_owned(),
        ErrorKind::ExpectedCharRange { .. } => {
            "expected an id of letters, digits and hyphens, then “=”; a text of several lines is indented".to_owned()
        }
        ErrorKind::ExpectedMessageField { entry_id } | ErrorKind::ExpectedTermField { entry_id } => {
            format!("“{entry_id}” has no text: expected one after “=”")
        }
        ErrorKind::MissingValue => "no text: expected one after “=”".to_owned(),
        ErrorKind::UnterminatedStringLiteral => "a text in double quotes has no end: expected another \"".to_owned(),
        ErrorKind::MissingDefaultVariant => "no variant has a star: expected one, as in *[other]".to_owned(),
        ErrorKind::ExpectedInlineExpression => {
            "expected a variable, as in { $name }, or a text in double quotes after “{”".to_owned()
        }
        other => other.to_string(),
    };
    (u32::try_from(line).unwrap_or(u32::MAX), format!("{what}, found “{said}”"))
}

/// The first of these lines with an open brace.
fn open_brace(text: &str, from: usize, to: usize) -> usize {
    let open = |line: &&str| line.matches('{').count() > line.matches('}').count();
    let found = text.lines().enumerate().skip(from - 1).take(to.saturating_sub(from) + 1).find(|(_, line)| open(line));
    found.map_or(to, |(at, _)| at + 1)
}

/// The variables in words of a module that nothing fills: the line, from 1, the message and the variable.
///
/// A message that is shipped has the variables of the shipped one, another one those of any shipped message whose id begins with
/// the same word.
#[must_use]
pub fn unfilled(text: &str, language: Language) -> Vec<(u32, String, String)> {
    let own = variables(text);
    if own.values().all(BTreeSet::is_empty) {
        return Vec::new();
    }
    let mut filled: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let shipped = Language::EN.files().iter().chain(language.files());
    for (id, names) in shipped.flat_map(|(_, text)| variables(text)) {
        filled.entry(kind(&id).to_owned()).or_default().extend(names.iter().cloned());
        filled.entry(id).or_default().extend(names);
    }
    let lines: BTreeMap<&str, u32> = word_lines(text).map(|(line, id)| (id, line)).collect();
    let mut found = Vec::new();
    for (id, names) in own {
        let known = filled.get(&id).or_else(|| filled.get(kind(&id)));
        let open = names.into_iter().filter(|name| !known.is_some_and(|known| known.contains(name)));
        let message = id.split('.').next().unwrap_or_default();
        let line = lines.get(message).copied().unwrap_or(1);
        found.extend(open.map(|name| (line, id.clone(), name)));
    }
    found
}

/// The word with which the ids of all messages of a kind begin, with its hyphen.
fn kind(id: &str) -> &str {
    id.find('-').map_or(id, |at| &id[..=at])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(text: &str) -> Vec<String> {
        word_faults(text).into_iter().map(|(line, what)| format!("{line}: {what}")).collect()
    }

    #[test]
    fn all_mistakes_of_a_text_are_told_in_words() {
        let text = "item-a Star\nitem-b = B\nitem-c = { $x\nitem-d = D }\nitem-e =\nitem-f = F\n";
        assert_eq!(
            said(text),
            [
                "1: no “=” after the id: expected “id = text”, found “item-a Star”",
                "3: “{” is not closed: expected “}”, or “{\"{\"}” for the sign itself, found “item-c = { $x”",
                "4: “}” closes nothing: expected “{” before it, found “item-d = D }”",
                "5: “item-e” has no text: expected one after “=”, found “item-e =”",
            ]
        );
        assert_eq!(said("item-a = Star\n"), Vec::<String>::new());
    }

    #[test]
    fn a_variable_that_nothing_fills_is_found() {
        let text = "item-star = Star of { $name }\nitem-b =\n    .more = { $n }\ntrack-x = X\n";
        let found = unfilled(text, Language::EN);
        let found: Vec<_> = found.iter().map(|(line, id, name)| (*line, id.as_str(), name.as_str())).collect();
        assert_eq!(found, [(2, "item-b.more", "n"), (1, "item-star", "name")]);
        // What the program says with a number keeps it.
        assert_eq!(unfilled("log-over-limit-money = { $you } { $n }\n", Language::EN), []);
    }
}
