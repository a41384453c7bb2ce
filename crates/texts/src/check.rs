//! Comparison of a language with English: missing, unused and invalid messages.
//!
//! `darkrock locale report` and `darkrock locale check` show the result, and a test checks every shipped language.

use crate::language::Language;
use fluent_syntax::ast::{Comment, Entry, Expression, InlineExpression, Message, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};

/// The comparison of a language with English, file by file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The files: those of English by name, then additional ones.
    pub files: Vec<FileReport>,
}

/// The comparison of a file with its English counterpart.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FileReport {
    /// Its name without the folder, such as `log.ftl`.
    pub name: String,
    /// The number of messages in the English file.
    pub english: usize,
    /// Missing messages.
    pub missing: Vec<String>,
    /// Messages that English does not have, which are therefore unused.
    pub extra: Vec<String>,
    /// Messages identical to English: perhaps not translated yet.
    pub same: Vec<String>,
    /// Errors, each as a sentence that names the message.
    pub faults: Vec<String>,
}

impl FileReport {
    /// The number of English messages that are translated.
    #[must_use]
    pub fn present(&self) -> usize {
        self.english - self.missing.len()
    }
}

impl Report {
    /// Every error of every file as a line, including missing and unknown messages. Empty for a language that can be
    /// shipped.
    #[must_use]
    pub fn faults(&self) -> Vec<String> {
        let lines = |file: &FileReport| {
            let name = &file.name;
            let missing = file.missing.iter().map(|id| format!("{name}: {id} is missing")).collect::<Vec<_>>();
            let extra = file.extra.iter().map(|id| format!("{name}: {id} is not in the English file"));
            let faults = file.faults.iter().map(|fault| format!("{name}: {fault}"));
            missing.into_iter().chain(extra).chain(faults).collect::<Vec<_>>()
        };
        self.files.iter().flat_map(lines).collect()
    }
}

/// The parts of a message or attribute that must match.
#[derive(Default)]
struct Facts {
    /// The variables that it uses or selects by.
    variables: BTreeSet<String>,
    /// The keys of its selectors, by variable.
    keys: BTreeMap<String, BTreeSet<String>>,
    /// Variables named in its comment: a language may use them or not.
    optional: BTreeSet<String>,
    /// These, and those named in a comment for the whole file: the program provides them.
    offered: BTreeSet<String>,
    /// Its pattern.
    text: String,
}

/// The messages of a file, and its syntax errors.
struct File {
    messages: BTreeMap<String, Facts>,
    faults: Vec<String>,
}

/// Compares a language with English.
#[must_use]
pub fn compare(language: Language) -> Report {
    let read = |language: Language| -> BTreeMap<String, File> {
        let files = language.files().iter();
        files.map(|(name, text)| (within(name).to_owned(), read(text))).collect()
    };
    let (english, mut own) = (read(Language::EN), read(language));
    let mut report = Report::default();
    for (name, wanted) in &english {
        let file = own.remove(name).unwrap_or(File { messages: BTreeMap::new(), faults: Vec::new() });
        report.files.push(compare_files(name, wanted, file, language == Language::EN));
    }
    for (name, file) in own {
        let extra = file.messages.into_keys().collect();
        report.files.push(FileReport { name, extra, faults: file.faults, ..FileReport::default() });
    }
    twice(language, &mut report);
    report
}

/// Variables that the grammar of card texts offers to each message of it: a language uses those that it needs.
const GRAMMAR: [&str; 8] = ["form", "who", "where", "to", "the", "place", "at", "before"];
/// The messages of the grammar, by the beginnings of their ids.
const SPOKEN: [&str; 6] = ["effect-", "price-", "say-", "who-", "when-", "cond-"];

/// The forms of verbs: a language tells those apart that differ in it.
const FORMS: [&str; 4] = ["you", "they", "bare", "they-bare"];

/// Whether a message is a verb, the form of a place, a short form, the form of a joint, or the list of sounds: each language has those that it needs.
fn is_own_grammar(id: &str) -> bool {
    id.starts_with("verb-")
        || matches!(id, "say-sounds" | "say-also.lets" | "say-they.let" | "say-join.alone" | "say-while.alone")
        || id.contains(".short")
        || (id.starts_with("where-") && id.ends_with(".the"))
        || (id.starts_with("goal-") && id.ends_with(".end"))
}

/// Whether a message replaces the composed text of one card: a language may have one where others need none.
fn is_own_text(id: &str) -> bool {
    id.starts_with("card-") && id.ends_with("-text")
}

fn compare_files(name: &str, wanted: &File, mut file: File, english: bool) -> FileReport {
    let mut report = FileReport { name: name.to_owned(), english: wanted.messages.len(), ..FileReport::default() };
    for (id, facts) in &wanted.messages {
        let Some(own) = file.messages.remove(id) else {
            if !is_own_grammar(id) {
                report.missing.push(id.clone());
            }
            continue;
        };
        if !english && own.text == facts.text && own.text.chars().any(char::is_alphabetic) {
            report.same.push(id.clone());
        }
        // What a message of the grammar is about, its forms can be about, too.
        let of = id.split_once('.').and_then(|(of, _)| wanted.messages.get(of));
        compare_messages(id, facts, of, &own, &mut file.faults);
    }
    report.extra = file.messages.into_keys().filter(|id| !is_own_grammar(id) && !is_own_text(id)).collect();
    report.faults = file.faults;
    report
}

fn compare_messages(id: &str, wanted: &Facts, of: Option<&Facts>, own: &Facts, faults: &mut Vec<String>) {
    let spoken = SPOKEN.iter().any(|beginning| id.starts_with(beginning));
    let free = |variable: &str| spoken && GRAMMAR.contains(&variable);
    let needed = |v: &&String| !wanted.optional.contains(*v) && !free(v);
    for variable in wanted.variables.difference(&own.variables).filter(needed) {
        faults.push(format!("{id} does not use ${variable}, as English does"));
    }
    let of = of.filter(|_| spoken).map(|of| &of.variables);
    let unknown =
        |v: &&String| !wanted.offered.contains(*v) && !free(v) && !of.is_some_and(|variables| variables.contains(*v));
    for variable in own.variables.difference(&wanted.variables).filter(unknown) {
        faults.push(format!("{id} uses ${variable}, which the program does not provide"));
    }
    for (variable, keys) in &own.keys {
        let Some(known) = wanted.keys.get(variable) else { continue };
        let of_form = |key: &str| variable == "form" && FORMS.contains(&key);
        for key in keys.iter().filter(|key| !known.contains(*key) && !is_number_key(key) && !of_form(key)) {
            let known = known.iter().map(String::as_str).collect::<Vec<_>>().join(", ");
            faults.push(format!("{id} has the variant [{key}] for ${variable}: expected one of {known}"));
        }
    }
}

/// A number, or a plural category, which differ between languages.
fn is_number_key(key: &str) -> bool {
    matches!(key, "zero" | "one" | "two" | "few" | "many" | "other") || key.parse::<f64>().is_ok()
}

/// Adds messages that are defined in two files of a language.
fn twice(language: Language, report: &mut Report) {
    let mut seen: BTreeMap<String, &str> = BTreeMap::new();
    for (path, text) in language.files() {
        let name = within(path);
        let ids: BTreeSet<String> = read(text).messages.into_keys().filter(|id| !id.contains('.')).collect();
        for id in ids {
            if let Some(first) = seen.insert(id.clone(), name)
                && let Some(file) = report.files.iter_mut().find(|file| file.name == name)
            {
                file.faults.push(format!("{id} is also defined in {first}"));
            }
        }
    }
}

/// A file's path in the folder of its language: `goals/rules.ftl` for `en/goals/rules.ftl`.
fn within(path: &str) -> &str {
    path.split_once('/').map_or(path, |(_, within)| within)
}

/// The variables that each message and attribute of a text uses.
pub(crate) fn variables(text: &str) -> BTreeMap<String, BTreeSet<String>> {
    read(text).messages.into_iter().map(|(id, facts)| (id, facts.variables)).collect()
}

/// Parses a file, with error recovery.
fn read(text: &str) -> File {
    let mut faults = Vec::new();
    let resource = parser::parse(text).unwrap_or_else(|(resource, errors)| {
        for error in errors {
            let line = text.get(..error.pos.start).map_or(1, |before| before.matches('\n').count() + 1);
            faults.push(format!("line {line}: {}", error.kind));
        }
        resource
    });
    let comments = resource.body.iter().filter_map(|entry| match entry {
        Entry::Comment(c) | Entry::GroupComment(c) | Entry::ResourceComment(c) => Some(c),
        _ => None,
    });
    let everywhere: BTreeSet<String> = comments.flat_map(named_in).collect();
    let mut messages = BTreeMap::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        for (id, facts) in facts_of(message, &everywhere) {
            if messages.insert(id.clone(), facts).is_some() {
                faults.push(format!("{id} is defined twice"));
            }
        }
    }
    File { messages, faults }
}

/// The variables that a comment names.
fn named_in(comment: &Comment<&str>) -> BTreeSet<String> {
    let words = comment.content.iter().flat_map(|line| line.split(|c: char| !c.is_ascii_alphanumeric() && c != '$'));
    words.filter_map(|word| word.strip_prefix('$')).map(str::to_owned).collect()
}

/// A message and its attributes, each under its id: `rule-base-01` and `rule-base-01.ruling`.
fn facts_of(message: &Message<&str>, everywhere: &BTreeSet<String>) -> Vec<(String, Facts)> {
    let optional = message.comment.as_ref().map(named_in).unwrap_or_default();
    let offered: BTreeSet<String> = optional.union(everywhere).cloned().collect();
    let facts = |pattern: &Pattern<&str>| {
        let mut facts = Facts { optional: optional.clone(), offered: offered.clone(), ..Facts::default() };
        look(pattern, &mut facts);
        facts
    };
    let id = message.id.name;
    let value = message.value.iter().map(|value| (id.to_owned(), facts(value)));
    let attributes = message.attributes.iter().map(|a| (format!("{id}.{}", a.id.name), facts(&a.value)));
    value.chain(attributes).collect()
}

fn look(pattern: &Pattern<&str>, facts: &mut Facts) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => facts.text.push_str(value),
            PatternElement::Placeable { expression } => look_into(expression, facts),
        }
    }
}

fn look_into(expression: &Expression<&str>, facts: &mut Facts) {
    match expression {
        Expression::Inline(inline) => look_inline(inline, facts),
        Expression::Select { selector, variants } => {
            look_inline(selector, facts);
            for variant in variants {
                let (VariantKey::Identifier { name: key } | VariantKey::NumberLiteral { value: key }) = &variant.key;
                if let InlineExpression::VariableReference { id } = selector {
                    facts.keys.entry(id.name.to_owned()).or_default().insert((*key).to_owned());
                }
                facts.text.push_str(&format!("[{key}]"));
                look(&variant.value, facts);
            }
        }
    }
}

fn look_inline(inline: &InlineExpression<&str>, facts: &mut Facts) {
    match inline {
        InlineExpression::VariableReference { id } => {
            facts.variables.insert(id.name.to_owned());
            facts.text.push_str(&format!("${}", id.name));
        }
        InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => {
            facts.text.push_str(value);
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|inline| look_inline(inline, facts));
        }
        InlineExpression::MessageReference { id, .. } | InlineExpression::TermReference { id, .. } => {
            facts.text.push_str(&format!("{{{}}}", id.name));
        }
        InlineExpression::Placeable { expression } => look_into(expression, facts),
    }
}
