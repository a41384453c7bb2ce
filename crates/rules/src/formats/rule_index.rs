//! The rule index (`content/<module>/rules/*.yaml`): every known rule and its applicability.
//!
//! It lists the rules that scenarios must cover, and is the outline of the player aid. The text of a rule is in the
//! messages of each language (`locales/<language>/rules.ftl`); the crate `texts` combines the two.

mod subject;

pub use subject::Subject;

use crate::content::edition::{Edition, Switch};
use crate::content::{Catalog, Content, ContentError, yaml};
use serde::Deserialize;

/// What players have to follow, in our words, with its source.
#[derive(Deserialize, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct RuleEntry {
    /// Its id, such as `base.fight.07`.
    pub id: String,
    /// The rulebooks that print it.
    pub editions: Vec<String>,
    /// The equivalent rule in another rulebook; its scenario covers both.
    #[serde(default, rename = "same_as")]
    pub same_as: Option<String>,
    /// Further ids of the same rule, where another rulebook or a card says it again; its scenario covers them, too.
    #[serde(default)]
    pub also: Vec<String>,
    /// The switches that decide on it (`switch: a` or `switch: [a, b]`): then it applies only where it is printed.
    #[serde(default, rename = "switch", deserialize_with = "one_or_many")]
    #[cfg_attr(feature = "schema", schemars(with = "crate::content::schemas::OneOrMany"))]
    pub switches: Vec<String>,
    /// The variant to which it belongs.
    #[serde(default)]
    pub variant: Option<String>,
    /// Whether the rulebooks leave it open: then its message's `.ruling` gives the reason for our reading.
    #[serde(default)]
    pub ruling: bool,
    /// For purely physical rules: their subject. They need no scenario.
    #[serde(default)]
    pub physical: Option<String>,
    /// Whether it is a worked example of a rulebook.
    #[serde(default)]
    pub example: bool,
}

/// The rules of one part of the rulebook.
#[derive(Deserialize, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Chapter {
    /// Its id, such as `fight-player`.
    pub chapter: String,
    /// The part of the game that it is about, if a selection may lack it: then its rules do not apply there.
    #[serde(default)]
    pub about: Option<Subject>,
    /// The rules, in the order of the rulebook.
    pub rules: Vec<RuleEntry>,
}

/// All rules, by chapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleIndex {
    /// The chapters, in reading order for newcomers.
    pub chapters: Vec<Chapter>,
}

fn one_or_many<'de, D: serde::Deserializer<'de>>(input: D) -> Result<Vec<String>, D::Error> {
    struct OneOrMany;
    impl<'de> serde::de::Visitor<'de> for OneOrMany {
        type Value = Vec<String>;
        fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            f.write_str("a name or a list of names")
        }
        fn visit_str<E>(self, one: &str) -> Result<Self::Value, E> {
            Ok(vec![one.to_owned()])
        }
        fn visit_seq<A: serde::de::SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
            let mut names = Vec::new();
            while let Some(name) = seq.next_element()? {
                names.push(name);
            }
            Ok(names)
        }
    }
    input.deserialize_any(OneOrMany)
}

impl RuleEntry {
    /// Whether the rule applies in an edition with these variants.
    ///
    /// A rule printed by only some rulebooks applies in all, unless switches decide on it: then it applies if they have
    /// the values of one of the rulebooks that print it. Rules of a variant apply where the variant is played.
    pub fn holds_in(&self, edition: Edition, variants: &[&str]) -> bool {
        let played = self.variant.as_deref().is_none_or(|v| variants.contains(&v));
        let mut printed = Edition::presets().into_iter().filter(|(id, _)| self.editions.iter().any(|e| e == id));
        played && (self.switches.is_empty() || printed.any(|(_, preset)| self.agree(preset, edition)))
    }

    /// Whether two editions have the same values of the switches that decide on the rule.
    pub fn agree(&self, one: Edition, other: Edition) -> bool {
        self.switches.iter().filter_map(|id| Switch::by_id(id)).all(|s| one.get(s) == other.get(s))
    }

    /// The id by which it is listed, then those of the same rule in other rulebooks (`also`).
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        std::iter::once(self.id.as_str()).chain(self.also.iter().map(String::as_str))
    }

    /// The id of the message with its text: `rule-base-fight-07` for `base.fight.07`.
    pub fn message(&self) -> String {
        format!("rule-{}", self.id.replace('.', "-"))
    }
}

impl Chapter {
    /// The id of the message with its title: `chapter-heal` for the chapter `heal`.
    pub fn message(&self) -> String {
        format!("chapter-{}", self.chapter)
    }
}

impl RuleIndex {
    /// The index of all shipped modules.
    ///
    /// # Errors
    /// Never for the shipped files; a test loads them.
    pub fn embedded() -> Result<Self, ContentError> {
        Self::of(&Catalog::embedded()?)
    }

    /// The rules of all modules of a catalog, in the order of their declarations.
    ///
    /// # Errors
    /// On the first chapter that is missing or malformed, or that no declaration names.
    pub fn of(catalog: &Catalog) -> Result<Self, ContentError> {
        let mut files = Vec::new();
        for module in catalog.modules() {
            let chapters = catalog.files().rules(&module.id);
            let name = |chapter: &str| format!("{chapter}.yaml");
            if let Some((file, _)) = chapters.iter().find(|(file, _)| !module.rules.iter().any(|c| name(c) == *file)) {
                let what = format!("rules/{file} is not among the rules: expected every chapter in the list");
                return Err(ContentError::new(&format!("{}/module.yaml", module.id), 0, what));
            }
            for chapter in &module.rules {
                let found = chapters.iter().find(|(file, _)| *file == name(chapter));
                files.push(*found.ok_or_else(|| {
                    ContentError::new(&format!("{}/rules/{}", module.id, name(chapter)), 0, "the file is missing")
                })?);
            }
        }
        Self::load(&files)
    }

    /// The chapters that some content has: those of the base game, its variants and the selected modules, without those about
    /// something that it lacks.
    #[must_use]
    pub fn in_content(mut self, content: &Content) -> Self {
        let there = content.modules.iter().filter(|spec| subject::may_be_played(content, spec));
        let chapters: Vec<&String> = there.flat_map(|spec| &spec.rules).collect();
        self.chapters.retain(|chapter| {
            chapters.contains(&&chapter.chapter) && chapter.about.as_ref().is_none_or(|about| about.is_in(content))
        });
        self
    }

    /// Parses the index from pairs of file name and text.
    ///
    /// # Errors
    /// On the first malformed file, with its line; when an id is duplicate, or `same_as` names an unknown entry.
    pub fn load(files: &[(&str, &str)]) -> Result<Self, ContentError> {
        let mut index = Self { chapters: Vec::new() };
        for (name, text) in files {
            let chapter: Chapter = yaml::from_str(text).map_err(|error| ContentError::of_text(name, error))?;
            let twice = |id: &str| {
                index.find(id).is_some()
                    || chapter.rules.iter().flat_map(RuleEntry::ids).filter(|i| *i == id).count() > 1
            };
            if let Some(id) = chapter.rules.iter().flat_map(RuleEntry::ids).find(|id| twice(id)) {
                return Err(ContentError::new(name, 0, format!("the rule {id} stands twice")));
            }
            for rule in &chapter.rules {
                if let Some(unknown) = rule.switches.iter().find(|id| Switch::by_id(id).is_none()) {
                    let what = format!("the rule {} has the switch {unknown}, which no edition has", rule.id);
                    return Err(ContentError::new(name, 0, what));
                }
            }
            index.chapters.push(chapter);
        }
        let dangling =
            index.rules().find_map(|r| r.same_as.as_ref().filter(|id| index.find(id).is_none()).map(|id| (r, id)));
        match dangling {
            Some((rule, id)) => {
                Err(ContentError::new("rules", 0, format!("{} is the same as {id}, which is no rule's id", rule.id)))
            }
            None => Ok(index),
        }
    }

    /// All rules, in order.
    pub fn rules(&self) -> impl Iterator<Item = &RuleEntry> {
        self.chapters.iter().flat_map(|c| &c.rules)
    }

    /// The rule of an id, be it a further one.
    pub fn find(&self, id: &str) -> Option<&RuleEntry> {
        self.rules().find(|r| r.ids().any(|own| own == id))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_index_loads_and_holds_as_its_header_says() {
        let index = RuleIndex::embedded().expect("the shipped index loads");
        assert!(index.rules().count() > 500);
        let holds = |id: &str, edition: &str| {
            let edition = edition.parse().expect("it is an edition");
            index.find(id).is_some_and(|r| r.holds_in(edition, &["goals"]))
        };
        assert!(holds("base.story.22", "en") && !holds("base.story.23", "en"));
        assert!(holds("base.story.31", "en") && !holds("base.story.32", "en") && holds("base.story.32", "fr"));
        assert!(holds("base.item.06", "en"), "printed in French alone, and holds in all");
        assert!(holds("base.goal.01", "en") && !holds("base.wild.01", "en"));
        assert_eq!(index.find("bm.setup.63").map(|r| r.id.as_str()), Some("base.setup.36"));
        assert!(!holds("base.sheriff.10", "en") && holds("base.sheriff.09", "en"));
    }

    #[test]
    fn mistakes_are_named() {
        let entry = |extra: &str| format!("chapter: c\nrules:\n  - {{id: a, editions: [en]{extra}}}\n");
        assert!(RuleIndex::load(&[("a.yaml", &entry(""))]).is_ok());
        let error = RuleIndex::load(&[("a.yaml", &entry(", same_as: b"))]).expect_err("b is missing");
        assert!(error.to_string().contains("which is no rule's id"), "{error}");
        for also in ["a", "b, b"] {
            let error =
                RuleIndex::load(&[("a.yaml", &entry(&format!(", also: [{also}]")))]).expect_err("it is one rule");
            assert!(error.to_string().contains("stands twice"), "{error}");
        }
        let two = [("a.yaml", entry(", also: [b]")), ("b.yaml", entry("").replace("id: a", "id: b"))];
        let error =
            RuleIndex::load(&two.each_ref().map(|(name, text)| (*name, text.as_str()))).expect_err("b is taken");
        assert!(error.to_string().contains("b stands twice"), "{error}");
        let error = RuleIndex::load(&[("a.yaml", &entry(", sort: x"))]).expect_err("sort is unknown");
        assert!(error.to_string().contains("a.yaml:3") && error.to_string().contains("sort"), "{error}");
    }
}
