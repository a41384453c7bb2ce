//! Full-text search in the pages of the player aid, which also understands questions and other words for a term.
//!
//! The query may be a question: stop words are dropped, the others match in any form (Snowball stemming), and synonyms
//! match the rules' own terms. Both lists are messages (`locales/<language>/search.ftl`), which the browser client uses
//! in the same way.

use crate::page::{Block, Section};
use darkrock_texts::{Catalogue, without_marks};
use rust_stemmers::{Algorithm, Stemmer};
use std::collections::{BTreeMap, BTreeSet};

/// A search result: a place that matches all words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hit<'s> {
    /// The sections in which it lies, from the top; the last is its own.
    pub path: Vec<&'s Section>,
    /// The blocks that match; none when the title matches.
    pub blocks: Vec<&'s Block>,
    /// Whether a word matched only by a synonym.
    pub near: bool,
}

/// The search configuration of a language.
#[derive(Clone, Debug, Default)]
pub struct Vocabulary {
    language: String,
    /// Stop words.
    stop: BTreeSet<String>,
    /// Synonyms, by stems.
    near: BTreeMap<String, Vec<String>>,
}

/// A search term.
#[derive(Debug)]
struct Term {
    word: String,
    stem: String,
    near: Vec<String>,
}

/// The languages whose words can be stemmed, whether they are shipped or not; in any other one, words match as they stand.
const STEMMERS: [(&str, Algorithm); 18] = [
    ("ar", Algorithm::Arabic),
    ("da", Algorithm::Danish),
    ("de", Algorithm::German),
    ("el", Algorithm::Greek),
    ("en", Algorithm::English),
    ("es", Algorithm::Spanish),
    ("fi", Algorithm::Finnish),
    ("fr", Algorithm::French),
    ("hu", Algorithm::Hungarian),
    ("it", Algorithm::Italian),
    ("nl", Algorithm::Dutch),
    ("no", Algorithm::Norwegian),
    ("pt", Algorithm::Portuguese),
    ("ro", Algorithm::Romanian),
    ("ru", Algorithm::Russian),
    ("sv", Algorithm::Swedish),
    ("ta", Algorithm::Tamil),
    ("tr", Algorithm::Turkish),
];

/// The minimum length of terms that also match within words: "tie" must not match "properties".
const SHORTEST_PART: usize = 4;

impl Vocabulary {
    /// The vocabulary of a catalogue's language.
    #[must_use]
    pub fn of(catalogue: &Catalogue) -> Self {
        let mut own = Self { language: catalogue.language().code().to_owned(), ..Self::default() };
        own.stop = words_in(&plain(&catalogue.text("search-stop-words"))).map(str::to_owned).collect();
        for line in plain(&catalogue.text("search-synonyms")).lines() {
            if let Some((word, others)) = line.split_once(':') {
                let others = words_in(others).map(|other| own.stem(other)).collect();
                own.near.insert(own.stem(word.trim()), others);
            }
        }
        own
    }

    fn stem(&self, word: &str) -> String {
        let language = self.language.split('-').next().unwrap_or_default();
        let known = STEMMERS.iter().find(|(code, _)| *code == language);
        known.map_or_else(|| word.to_owned(), |(_, algorithm)| plain(&Stemmer::create(*algorithm).stem(word)))
    }

    fn terms(&self, topic: &str) -> Vec<Term> {
        let topic = plain(topic);
        let outside = |c: char| !c.is_alphanumeric() && c != '$';
        let all = || topic.split_whitespace().map(move |word| word.trim_matches(outside)).filter(|w| !w.is_empty());
        let telling: Vec<&str> = all().filter(|word| !words_in(word).all(|part| self.stop.contains(part))).collect();
        let words = if telling.is_empty() { all().collect() } else { telling };
        let term = |word: &str| {
            // Hyphenated words, such as “no-such-word”, are not stemmed.
            let mut parts = words_in(word).filter(|part| !self.stop.contains(*part));
            let only = parts.next().or_else(|| words_in(word).next()).filter(|_| parts.next().is_none());
            let stem = only.map(|part| self.stem(part)).unwrap_or_default();
            let near = self.near.get(&stem).cloned().unwrap_or_default();
            Term { word: word.to_owned(), stem, near }
        };
        words.into_iter().map(term).collect()
    }

    /// Whether a plain text has a word with this stem.
    fn has_stem(&self, text: &str, stem: &str) -> bool {
        // A stem and its word begin alike, so few words need stemming.
        let begin: String = stem.chars().take(2).collect();
        !stem.is_empty() && words_in(text).any(|word| word.starts_with(&begin) && self.stem(word) == stem)
    }

    fn finds(&self, text: &str, term: &Term) -> Found {
        let part = term.word.chars().count() >= SHORTEST_PART || term.word.contains(|c: char| c.is_ascii_digit());
        if (part && text.contains(&term.word)) || self.has_stem(text, &term.stem) {
            return Found::Itself;
        }
        if term.near.iter().any(|stem| self.has_stem(text, stem)) { Found::Near } else { Found::Not }
    }
}

/// Whether a text has a word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Found {
    Not,
    /// Only a synonym.
    Near,
    Itself,
}

/// The lowest match quality of the terms, each in its best text; at least one must match in the first text.
fn all_found(vocabulary: &Vocabulary, terms: &[Term], own: &str, around: &str) -> Found {
    let mut worst = Found::Itself;
    let mut here = false;
    for term in terms {
        let found = vocabulary.finds(own, term);
        here |= found != Found::Not;
        worst = worst.min(found.max(vocabulary.finds(around, term)));
    }
    if here { worst } else { Found::Not }
}

/// How a block matches: an entry of a list on its own, since the entries are about different things, and without what it
/// quotes: a tale is no rule.
fn found_in(vocabulary: &Vocabulary, terms: &[Term], block: &Block, titles: &str) -> Found {
    let all = |text: String| all_found(vocabulary, terms, &plain(&text), titles);
    match block {
        Block::List { items, .. } => {
            let ruled = |block: &&Block| !matches!(block, Block::Quote { .. });
            let words = |item: &Vec<Block>| item.iter().filter(ruled).map(Block::words).collect::<Vec<_>>().join(" ");
            items.iter().map(|item| all(words(item))).max().unwrap_or(Found::Not)
        }
        _ => all(block.words()),
    }
}

/// The sections whose title or blocks match every word of a query or its synonyms; those that match the words
/// themselves first. Case, accents and the kind of apostrophe are ignored, and the titles of enclosing sections
/// count for a block. An empty query has no results.
#[must_use]
pub fn search<'s>(sections: &'s [Section], topic: &str, vocabulary: &Vocabulary) -> Vec<Hit<'s>> {
    let terms = vocabulary.terms(topic);
    let mut hits = Vec::new();
    if terms.is_empty() {
        return hits;
    }
    for section in sections {
        section.walk(&mut Vec::new(), &mut |around, section| {
            let titles = around.iter().chain([&section]).map(|s| s.title.as_str()).collect::<Vec<_>>().join(" ");
            let titles = plain(&titles);
            let titled = all_found(vocabulary, &terms, &plain(&section.title), &titles);
            let found = |block: &'s Block| (block, found_in(vocabulary, &terms, block, &titles));
            let blocks: Vec<(&Block, Found)> = section.blocks.iter().map(found).collect();
            let best = blocks.iter().map(|(_, found)| *found).max().unwrap_or(Found::Not).max(titled);
            if best == Found::Not {
                return;
            }
            let blocks = blocks.into_iter().filter(|(_, found)| *found == best).map(|(block, _)| block).collect();
            let path = around.iter().copied().chain([section]).collect();
            let blocks = if titled == best { Vec::new() } else { blocks };
            hits.push(Hit { path, blocks, near: best == Found::Near });
        });
    }
    hits.sort_by_key(|hit| hit.near);
    hits
}

/// The words of a plain text.
fn words_in(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty())
}

/// Normalizes a text for comparison: lower case, without accents, and with the ASCII apostrophe.
fn plain(text: &str) -> String {
    without_marks(&text.to_lowercase()).replace(['’', '‘'], "'")
}
