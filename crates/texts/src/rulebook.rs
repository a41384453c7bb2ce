//! The rule index in a language: the applicability of each rule comes from the index, its text from the messages
//! (`locales/<language>/rules.ftl`).

use crate::catalogue::{Args, Catalogue, CatalogueError};
use crate::language::Language;
use darkrock_rules::content::ContentError;
use darkrock_rules::rule_index::{RuleEntry, RuleIndex};

/// A rule with its text in a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleText {
    /// Its place in the index: id, editions, switches, variant.
    pub entry: RuleEntry,
    /// Its text, one or a few sentences.
    pub text: String,
    /// The reason for our ruling, where the rulebooks leave it open.
    pub ruling: Option<String>,
}

/// The rules of one part of the rulebook in a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChapterText {
    /// Its id, such as `fight-player`.
    pub id: String,
    /// Its heading, in the language of the texts.
    pub title: String,
    /// The rules, in the order of the rulebook.
    pub rules: Vec<RuleText>,
}

/// All rules in a language, by chapter, in reading order for newcomers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleTexts {
    /// The chapters, in the order in which a newcomer reads them.
    pub chapters: Vec<ChapterText>,
}

/// Why the rules cannot be loaded.
#[derive(Debug, thiserror::Error)]
pub enum RuleTextsError {
    /// The index cannot be parsed.
    #[error(transparent)]
    Index(#[from] ContentError),
    /// The messages cannot be parsed.
    #[error(transparent)]
    Catalogue(#[from] CatalogueError),
}

impl RuleTexts {
    /// The rules of this index in the language of these messages.
    #[must_use]
    pub fn new(index: &RuleIndex, catalogue: &Catalogue) -> Self {
        let rule = |entry: &RuleEntry| {
            let id = entry.message();
            let ruling = catalogue.attribute(&id, "ruling", &Args::new()).filter(|_| entry.ruling);
            RuleText { entry: entry.clone(), text: catalogue.text(&id), ruling }
        };
        let chapters = index.chapters.iter().map(|chapter| ChapterText {
            id: chapter.chapter.clone(),
            title: catalogue.text(&chapter.message()),
            rules: chapter.rules.iter().map(rule).collect(),
        });
        Self { chapters: chapters.collect() }
    }

    /// The base game's rules, shipped inside the program.
    ///
    /// # Errors
    /// Never for the shipped files; a test loads them.
    pub fn embedded(language: Language) -> Result<Self, RuleTextsError> {
        Ok(Self::new(&RuleIndex::embedded()?, &Catalogue::of(language)?))
    }

    /// All rules with their chapters, in order.
    pub fn rules(&self) -> impl Iterator<Item = (&ChapterText, &RuleText)> {
        self.chapters.iter().flat_map(|chapter| chapter.rules.iter().map(move |rule| (chapter, rule)))
    }

    /// The rule of an id, be it a further one.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<&RuleText> {
        self.rules().map(|(_, rule)| rule).find(|rule| rule.entry.ids().any(|own| own == id))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn rules_are_found_by_their_ids() {
        let rules = RuleTexts::embedded(Language::EN).expect("the shipped rules load");
        assert!(rules.find("base.no-such.01").is_none());
        assert_eq!(rules.find("base.work.01").map(|r| r.entry.id.as_str()), Some("base.work.01"));
    }

    /// Other languages are compared with English by the test of all messages.
    #[test]
    fn every_rule_is_said_once_with_its_ruling() {
        let index = RuleIndex::embedded().expect("the shipped index loads");
        let catalogue = Catalogue::of(Language::EN).expect("the messages load");
        let of_rules = index.rules().map(RuleEntry::message);
        let wanted: BTreeSet<String> = of_rules.chain(index.chapters.iter().map(|c| c.message())).collect();
        let said = catalogue.ids().filter(|id| id.starts_with("rule-") || id.starts_with("chapter-"));
        let said: BTreeSet<String> = said.map(str::to_owned).collect();
        let missing: Vec<_> = wanted.difference(&said).collect();
        let unused: Vec<_> = said.difference(&wanted).collect();
        assert!(missing.is_empty() && unused.is_empty(), "without a message: {missing:?}, without a rule: {unused:?}");
        for rule in index.rules() {
            let ruling = catalogue.attribute(&rule.message(), "ruling", &Args::new());
            assert_eq!(ruling.is_some(), rule.ruling, "the ruling of {}", rule.id);
        }
    }
}
