//! Which words of a module apply: those for its own messages if it is selected, and for messages of other modules if it
//! declares them (`renames`). A module that is not selected gives only the names under which it is offered.

use crate::language::Language;
use darkrock_rules::Variant;
use darkrock_rules::content::Words;
use darkrock_rules::content::module::BASE;
use std::collections::BTreeMap;

/// What the messages begin with under which a module is offered, followed by its id.
const OFFERED: [&str; 5] = ["web-module-", "web-variant-", "about-menu-", "web-error-", "tutorial-"];

/// A message of a module's words that does not apply, although the module is selected: it is another module's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foreign {
    /// Where the message stands, as a path from the folder of the module.
    pub file: String,
    /// The line of the message, from 1.
    pub line: u32,
    /// The message.
    pub id: String,
    /// The module that has it.
    pub owner: String,
}

impl std::fmt::Display for Foreign {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { file, line, id, owner } = self;
        let how = format!("expected an own message, or “renames: [{id}]” in module.yaml");
        write!(f, "{file}:{line}: “{id}” is a name of {owner} and stays as it is: {how}")
    }
}

/// The module that has each message: the one in whose folder it is shipped, otherwise the first one with words for it.
pub(crate) struct Owners<'w>(BTreeMap<&'w str, &'w str>);

impl<'w> Owners<'w> {
    /// Of the shipped messages, and of the words in this order.
    pub fn of(words: &'w [Words]) -> Self {
        let mut owners = BTreeMap::new();
        if words.is_empty() {
            return Self(owners);
        }
        for (file, text) in Language::EN.files() {
            // `en/<module>/<file>`, those of the base game without a folder.
            let module = file.split('/').nth(1).filter(|_| file.matches('/').count() > 1).unwrap_or(BASE);
            word_lines(text).for_each(|(_, id)| _ = owners.insert(id, home(module)));
        }
        for words in words {
            word_lines(&words.text).for_each(|(_, id)| _ = owners.entry(id).or_insert_with(|| home(&words.module)));
        }
        Self(owners)
    }

    /// Whether words for a message apply.
    pub fn applies(&self, words: &Words, id: &str) -> bool {
        self.may(words, id) && (words.selected || is_offered(words, id))
    }

    /// Whether a module may have words for a message.
    fn may(&self, words: &Words, id: &str) -> bool {
        let own = self.0.get(id).is_none_or(|owner| *owner == home(&words.module));
        own || words.renames.iter().any(|renamed| renamed == id)
    }
}

/// The words of selected modules that are for messages of other ones.
#[must_use]
pub fn foreign(all: &[Words]) -> Vec<Foreign> {
    let owners = Owners::of(all);
    let of = |words: &Words| {
        let not_own = word_lines(&words.text).filter(|(_, id)| !owners.may(words, id));
        let foreign = |(line, id): (u32, &str)| Foreign {
            file: words.file.clone(),
            line,
            id: id.to_owned(),
            owner: owners.0.get(id).map_or(BASE, |owner| owner).to_owned(),
        };
        not_own.map(foreign).collect::<Vec<_>>()
    };
    all.iter().filter(|words| words.selected).flat_map(of).collect()
}

/// The module among whose messages those of another one are: the variants are in the box of the base game.
fn home(module: &str) -> &str {
    if Variant::ALL.into_iter().any(|variant| variant.id() == module) { BASE } else { module }
}

/// Whether it is a name under which the module of these words is offered.
fn is_offered(words: &Words, id: &str) -> bool {
    let names = |rest: &str| {
        words
            .offered
            .iter()
            .any(|own| rest.strip_prefix(own.as_str()).is_some_and(|rest| rest.is_empty() || rest.starts_with('-')))
    };
    OFFERED.iter().any(|prefix| id.strip_prefix(prefix).is_some_and(names))
}

/// The messages and terms of a Fluent text, each with the line where it begins, from 1.
pub fn word_lines(text: &str) -> impl Iterator<Item = (u32, &str)> {
    text.lines().zip(1..).filter_map(|(line, n)| Some((n, begun(line)?)))
}

/// The id of the message or term that begins in a line: in the first column, with its id and an equals sign.
fn begun(line: &str) -> Option<&str> {
    let id = line.split_once('=')?.0.trim_end();
    let is_id = id.starts_with(|c: char| c.is_ascii_alphabetic() || c == '-')
        && id.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_');
    is_id.then_some(id)
}

/// A Fluent text with those messages only.
pub(crate) fn kept(text: &str, applies: impl Fn(&str) -> bool) -> String {
    let mut keeps = true;
    let mut out = String::with_capacity(text.len());
    for line in text.lines() {
        if let Some(id) = begun(line) {
            keeps = applies(id);
        }
        if keeps {
            out.push_str(line);
            out.push('\n');
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(module: &str, selected: bool, renames: &[&str], text: &str) -> Words {
        let (module, file) = (module.to_owned(), format!("{module}/words/en.ftl"));
        let renames = renames.iter().map(|id| (*id).to_owned()).collect();
        Words {
            offered: vec![module.clone()],
            module,
            selected,
            renames,
            language: "en".into(),
            file,
            text: text.into(),
        }
    }

    fn applying(all: &[Words], at: usize) -> Vec<String> {
        let owners = Owners::of(all);
        let text = kept(&all[at].text, |id| owners.applies(&all[at], id));
        word_lines(&text).map(|(_, id)| id.to_owned()).collect()
    }

    const ZZ: &str =
        "item-revolver = Nothing\nitem-zz = Zed\n    of two lines\nweb-module-zz = Zed\nweb-variant-goals = No\n";

    #[test]
    fn a_module_that_is_not_selected_names_only_itself() {
        assert_eq!(applying(&[words("zz", false, &["item-revolver"], ZZ)], 0), ["web-module-zz"]);
    }

    #[test]
    fn a_selected_module_names_its_own_and_what_it_declares() {
        assert_eq!(applying(&[words("zz", true, &[], ZZ)], 0), ["item-zz", "web-module-zz"]);
        let declared = [words("zz", true, &["item-revolver"], ZZ)];
        assert_eq!(applying(&declared, 0), ["item-revolver", "item-zz", "web-module-zz"]);
        let told: Vec<String> = foreign(&declared).iter().map(ToString::to_string).collect();
        assert_eq!(
            told,
            [
                "zz/words/en.ftl:5: “web-variant-goals” is a name of base and stays as it is: expected an own message, or \
             “renames: [web-variant-goals]” in module.yaml"
            ]
        );
    }

    #[test]
    fn a_message_is_that_of_the_first_module_with_words_for_it() {
        let all = [words("aa", true, &[], "item-a = A\n"), words("bb", true, &[], "item-a = B\nitem-b = B\n")];
        assert_eq!(applying(&all, 0), ["item-a"]);
        assert_eq!(applying(&all, 1), ["item-b"]);
    }

    #[test]
    fn a_folder_of_a_shipped_module_corrects_its_names() {
        assert_eq!(applying(&[words("base", true, &[], "item-revolver = Colt\n")], 0), ["item-revolver"]);
    }
}
