//! The file of a player aid: nested sections of Markdown with a name, a description, credits and a version, as YAML.
//!
//! Other rule viewers read and write the same format. `darkrock rules --yaml` exports the aid in it,
//! and a table may attach such a file as its house notes.

use crate::markdown;
use crate::page::{Section, Words};
use serde::de::{Error as _, Visitor};
use serde::{Deserialize, Deserializer};
use std::fmt::{self, Write};

/// The maximum size of a file that a table may attach, in bytes.
pub const MOST_BYTES: usize = 64 * 1024;
/// The maximum number of sections of a file, including nested ones.
pub const MOST_SECTIONS: usize = 2000;
/// The maximum nesting depth of sections.
pub const DEEPEST: usize = 8;

/// The maximum number of YAML nodes of a section: its mapping, three keys and their values, with a margin.
const NODES_OF_SECTION: usize = 10;
/// The maximum number of aliases in a file; most have none.
const MOST_ALIASES: usize = 32;
/// The maximum number of nodes expanded from aliases. Nested aliases could expand a few lines to millions of nodes.
const MOST_REPEATED: usize = 2000;

/// A file of a player aid.
#[derive(Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct Module {
    /// The game's name, or that of the notes.
    pub name: String,
    /// A description, in a sentence.
    #[serde(default, deserialize_with = "or_nothing")]
    pub description: String,
    /// The format of its texts.
    #[serde(default)]
    pub text_type: TextType,
    /// Its authors.
    #[serde(default, deserialize_with = "or_nothing")]
    pub credits: String,
    /// Whether programs with many files list it.
    #[serde(default = "yes")]
    pub enabled: bool,
    /// The host's version of these notes, shown below their title.
    #[serde(default, deserialize_with = "version")]
    pub version: String,
    /// The game's id at BoardGameGeek.
    #[serde(default)]
    pub bgg_id: Option<u32>,
    /// The expansions that it is about.
    #[serde(default, deserialize_with = "or_nothing")]
    pub expansions: Vec<String>,
    /// What is added to the aid, in the order in which it is read.
    #[serde(default, deserialize_with = "or_nothing")]
    pub sections: Vec<Part>,
}

/// A section of such a file.
#[derive(Deserialize, Clone, PartialEq, Eq, Debug, Default)]
#[serde(deny_unknown_fields)]
pub struct Part {
    /// Its title.
    pub name: String,
    /// Its text, in Markdown.
    #[serde(default, deserialize_with = "or_nothing")]
    pub text: String,
    /// Sections nested in it, in order.
    #[serde(default, deserialize_with = "or_nothing")]
    pub sections: Vec<Self>,
}

/// The format of a file's texts.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[serde(rename_all = "kebab-case")]
pub enum TextType {
    /// As Markdown.
    #[default]
    Markdown,
}

/// An invalid player aid file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}{what}", .line.map_or(String::new(), |line| format!("line {line}: ")))]
pub struct ModuleError {
    /// The line, where known, from 1.
    pub line: Option<u32>,
    /// What was wrong and what was expected.
    pub what: String,
}

const fn yes() -> bool {
    true
}

/// A field that may be empty.
fn or_nothing<'de, D: Deserializer<'de>, T: Deserialize<'de> + Default>(from: D) -> Result<T, D::Error> {
    Option::<T>::deserialize(from).map(Option::unwrap_or_default)
}

/// A version: a number, or words.
fn version<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    struct Version;
    impl Visitor<'_> for Version {
        type Value = String;
        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a version, such as 1.0")
        }
        fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<String, E> {
            Ok(text.to_owned())
        }
        fn visit_f64<E: serde::de::Error>(self, number: f64) -> Result<String, E> {
            Ok(format!("{number:?}"))
        }
        fn visit_u64<E: serde::de::Error>(self, number: u64) -> Result<String, E> {
            Ok(number.to_string())
        }
        fn visit_i64<E: serde::de::Error>(self, number: i64) -> Result<String, E> {
            u64::try_from(number)
                .map_err(|_| E::custom("a version, such as 1.0, is not negative"))
                .map(|n| n.to_string())
        }
        fn visit_unit<E: serde::de::Error>(self) -> Result<String, E> {
            Ok(String::new())
        }
    }
    let text = from.deserialize_any(Version)?;
    if text.lines().count() > 1 { Err(D::Error::custom("a version, such as 1.0, is one line")) } else { Ok(text) }
}

impl Module {
    /// Reads a file.
    ///
    /// # Errors
    /// When it is not YAML, a field is missing, unknown or of another type, or it has too many or too deeply nested sections.
    pub fn read(yaml: &str) -> Result<Self, ModuleError> {
        // Two levels of YAML for each of sections, and those of the file.
        let depth = DEEPEST * 2 + 8;
        let options = serde_saphyr::options! {
            budget: serde_saphyr::budget! {
                max_depth: depth,
                max_documents: 1,
                max_nodes: MOST_SECTIONS * NODES_OF_SECTION,
                max_events: MOST_SECTIONS * NODES_OF_SECTION * 2,
                max_aliases: MOST_ALIASES,
                max_anchors: MOST_ALIASES,
                max_recorded_anchor_events: MOST_REPEATED,
                max_merge_keys: 0,
            },
            alias_limits: serde_saphyr::alias_limits! {
                max_total_replayed_events: MOST_REPEATED,
                max_replay_stack_depth: 2,
                max_alias_expansions_per_anchor: MOST_ALIASES,
            },
        };
        let module: Self = serde_saphyr::from_str_with_options(yaml, options).map_err(|error| {
            let line = error.location().map(|location| location.line() as u32).filter(|line| *line > 0);
            ModuleError { line, what: error.without_snippet().to_string() }
        })?;
        module.check()?;
        Ok(module)
    }

    fn check(&self) -> Result<(), ModuleError> {
        let wrong = |what: String| Err(ModuleError { line: None, what });
        if self.name.trim().is_empty() {
            return wrong("the name is empty: expected the name of the player aid".to_owned());
        }
        let (mut count, mut nameless) = (0, false);
        let mut level: Vec<&Part> = self.sections.iter().collect();
        let mut depth = 0;
        while !level.is_empty() {
            depth += 1;
            count += level.len();
            nameless |= level.iter().any(|part| part.name.trim().is_empty());
            level = level.iter().flat_map(|part| &part.sections).collect();
        }
        if depth > DEEPEST {
            return wrong(format!("sections are nested {depth} deep: expected at most {DEEPEST}"));
        }
        if count > MOST_SECTIONS {
            return wrong(format!("there are {count} sections: expected at most {MOST_SECTIONS}"));
        }
        if nameless {
            return wrong("a section has an empty name: expected its title".to_owned());
        }
        Ok(())
    }

    /// Its sections as pages; their ids begin with `prefix`.
    #[must_use]
    pub fn pages(&self, prefix: &str) -> Vec<Section> {
        pages(&self.sections, prefix)
    }

    /// The file as YAML, which [`Self::read`] reads back unchanged.
    #[must_use]
    pub fn write(&self) -> String {
        let mut out = String::new();
        let _ = writeln!(out, "name: {}", quoted(&self.name));
        let _ = writeln!(out, "description: {}", quoted(&self.description));
        let _ = writeln!(out, "text_type: markdown");
        let _ = writeln!(out, "credits: {}", quoted(&self.credits));
        let _ = writeln!(out, "enabled: {}", self.enabled);
        let number = self.version.parse::<f64>().is_ok_and(|n| format!("{n:?}") == self.version);
        let version = if number { self.version.clone() } else { quoted(&self.version) };
        let _ = writeln!(out, "version: {version}");
        if let Some(id) = self.bgg_id {
            let _ = writeln!(out, "bgg_id: {id}");
        }
        out.push_str("expansions:\n");
        for expansion in &self.expansions {
            let _ = writeln!(out, "  - {}", quoted(expansion));
        }
        out.push_str("sections:\n");
        write_parts(&self.sections, "  ", &mut out);
        out
    }
}

impl Part {
    /// A section of the aid as a section of a file.
    #[must_use]
    pub fn of(section: &Section, words: Words<'_>) -> Self {
        Self {
            name: section.title.clone(),
            text: markdown::write(&section.blocks, words),
            sections: section.sections.iter().map(|part| Self::of(part, words)).collect(),
        }
    }
}

fn pages(parts: &[Part], prefix: &str) -> Vec<Section> {
    let page = |(at, part): (usize, &Part)| {
        let id = format!("{prefix}-{}", at + 1);
        let sections = pages(&part.sections, &id);
        Section::new(id, part.name.trim(), markdown::read(&part.text)).with(sections)
    };
    parts.iter().enumerate().map(page).collect()
}

fn write_parts(parts: &[Part], indent: &str, out: &mut String) {
    for part in parts {
        let _ = writeln!(out, "{indent}- name: {}", quoted(&part.name));
        if !part.text.is_empty() {
            let _ = writeln!(out, "{indent}  text: {}", block(&part.text, &format!("{indent}    ")));
        }
        if !part.sections.is_empty() {
            let _ = writeln!(out, "{indent}  sections:");
            write_parts(&part.sections, &format!("{indent}    "), out);
        }
    }
}

/// Characters that must be escaped in YAML.
fn is_odd(c: char) -> bool {
    c.is_control() || matches!(c, '\u{2028}' | '\u{2029}' | '\u{feff}')
}

/// A quoted text, on one line. JSON strings are valid YAML if special characters are escaped by number.
fn quoted(text: &str) -> String {
    let json = serde_json::to_string(text).unwrap_or_default();
    let sign = |c: char| if is_odd(c) { format!("\\u{:04x}", c as u32) } else { c.to_string() };
    json.chars().map(sign).collect()
}

/// A text as a YAML block where possible, otherwise quoted.
fn block(text: &str, indent: &str) -> String {
    let body = text.strip_suffix('\n').unwrap_or(text);
    let kept = !text.contains(|c: char| c != '\n' && is_odd(c))
        && !body.is_empty()
        && !body.starts_with([' ', '\n'])
        && !body.ends_with('\n')
        && !body.lines().any(|line| !line.is_empty() && line.trim().is_empty());
    if !kept {
        return quoted(text);
    }
    let mut out = if text.ends_with('\n') { "|".to_owned() } else { "|-".to_owned() };
    for line in body.lines() {
        out.push('\n');
        if !line.is_empty() {
            out.push_str(indent);
            out.push_str(line);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::Block;

    const SMALL: &str = "
name: \"House rules\"
description: \"What we agreed on.\"
text_type: markdown
credits: \"The table\"
enabled: false
version: 1.0
bgg_id: 232405
expansions:
sections:
  - name: Money
    text: |
      * No loans.
      * **Never** more than $120.
    sections:
      - name: Poker
        text: |
          Cards on the table.
  - name: Snacks
    text:
";

    #[test]
    fn a_file_is_read_with_all_its_fields() {
        let module = Module::read(SMALL).expect("it is one");
        assert_eq!((module.name.as_str(), module.credits.as_str()), ("House rules", "The table"));
        assert_eq!((module.version.as_str(), module.bgg_id, module.enabled), ("1.0", Some(232_405), false));
        assert!(module.expansions.is_empty());
        assert_eq!(module.sections[0].text, "* No loans.\n* **Never** more than $120.\n");
        let pages = module.pages("notes");
        assert_eq!(pages[0].sections[0].id, "notes-1-1");
        assert!(matches!(&pages[0].blocks[..], [Block::List { items, .. }] if items.len() == 2));
        assert_eq!(pages[1].title, "Snacks");
    }

    #[test]
    fn what_is_written_reads_back_as_it_is() {
        let small = Module::read(SMALL).expect("it is one");
        let part =
            |text: &str| Part { name: "- it: \"is\" #1".to_owned(), text: text.to_owned(), sections: Vec::new() };
        let texts = [
            "plain",
            "line\n",
            "two\n\nlines\n",
            "  led in\n",
            "\nbegins empty",
            "ends empty\n\n",
            "tab\there",
            "a\r\nb",
            "\n",
            " ",
            "blank\n   \nline\n",
            "|\n",
            "# no comment\n",
            "- no list",
            "key: value",
            "---\n...\n",
            "ünï → “code” 🂡\n",
            "nel\u{85}ls\u{2028}",
            "bell\u{7}",
            "trail  \n",
        ];
        let odd = Module {
            name: "yes".to_owned(),
            description: "true".to_owned(),
            version: "2026-11".to_owned(),
            expansions: vec!["Ante Up".to_owned(), "1".to_owned()],
            bgg_id: None,
            enabled: true,
            sections: texts.iter().map(|text| part(text)).collect(),
            ..small.clone()
        };
        for module in [small, odd] {
            let written = module.write();
            assert_eq!(Module::read(&written), Ok(module), "{written}");
        }
    }

    #[test]
    fn mistakes_are_named_with_their_lines() {
        let error = |yaml: &str| Module::read(yaml).expect_err(yaml).to_string();
        assert!(error("description: x").contains("name"), "{}", error("description: x"));
        let typo = error("name: a\nsections:\n  - name: b\n    txet: c\n");
        assert!(typo.starts_with("line 4: ") && typo.contains("txet") && typo.contains("text"), "{typo}");
        assert!(error("name: a\ntext_type: html\n").contains("markdown"));
        assert!(error("name: a\nversion: [1]\n").contains("such as 1.0"));
        assert!(error("name: ''\n").contains("name is empty"));
        assert!(error("name: a\nsections:\n  - name: ' '\n").contains("empty name"));
        assert!(error("name: a\nsections: 3\n").starts_with("line 2: "));
        assert!(!error("- no mapping").is_empty() && !error("\t{").is_empty());
    }

    /// A few hundred bytes that would expand to millions of nodes: rejected before expansion.
    #[test]
    fn aliases_that_repeat_each_other_are_refused() {
        let mut bomb = String::from("name: Bomb\nsections:\n- &a0 {name: a, text: boom}\n");
        for n in 1..=6 {
            let many = vec![format!("*a{}", n - 1); 9].join(", ");
            bomb += &format!("- &a{n} {{name: a, sections: [{many}]}}\n");
        }
        assert!(bomb.len() < 600);
        let error = Module::read(&bomb).expect_err("9^6 sections").to_string();
        assert!(error.contains("budget"), "{error}");
        // Ordinary aliases are accepted.
        let once = "name: Notes\nsections:\n- &a {name: a, text: once}\n- {name: b, sections: [*a]}\n- *a\n";
        let module = Module::read(once).expect("a file with aliases");
        assert_eq!((module.sections.len(), module.sections[1].sections[0].text.as_str()), (3, "once"));
    }

    #[test]
    fn too_many_and_too_deep_sections_are_refused() {
        let deep = |levels: usize| {
            let open = "{name: a, sections: [".repeat(levels);
            format!("name: a\nsections: [{open}{}]\n", "]}".repeat(levels))
        };
        assert!(Module::read(&deep(DEEPEST)).is_ok());
        let error = Module::read(&deep(DEEPEST + 1)).expect_err("too deep");
        assert!(error.what.contains("expected at most 8"), "{error}");
        assert!(Module::read(&deep(5000)).is_err(), "and it ends well");
        let many = format!("name: a\nsections:\n{}", "  - {name: a}\n".repeat(MOST_SECTIONS + 1));
        assert!(Module::read(&many).expect_err("too many").what.contains("2001 sections"));
    }
}
