//! Full-text search in pages.
//!
//! The query may be a question: stop words are dropped, the others match in any form (Snowball stemming), and synonyms
//! match the rules' own terms. Both lists are messages (`locales/<language>/search.ftl`), which the browser client uses
//! in the same way.

use crate::page::{Block, Section};
use darkrock_texts::Catalogue;
use rust_stemmers::{Algorithm, Stemmer};
use std::collections::{BTreeMap, BTreeSet};

/// A place in which all words were found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hit<'s> {
    /// The sections in which it lies, from the top; the last is its own.
    pub path: Vec<&'s Section>,
    /// The blocks in which the words are; none when they are in the title.
    pub blocks: Vec<&'s Block>,
    /// Whether a word was found only by what the rules call it.
    pub near: bool,
}

/// How a language is searched.
#[derive(Clone, Debug, Default)]
pub struct Vocabulary {
    language: String,
    /// Words that say nothing.
    stop: BTreeSet<String>,
    /// What the rules call a word, by stems.
    near: BTreeMap<String, Vec<String>>,
}

/// A word that is looked for.
#[derive(Debug)]
struct Term {
    word: String,
    stem: String,
    near: Vec<String>,
}

/// The shortest word that is also found inside of others: "tie" is no part of "properties".
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
        let algorithm = match self.language.split('-').next().unwrap_or_default() {
            "en" => Algorithm::English,
            "fr" => Algorithm::French,
            "it" => Algorithm::Italian,
            _ => return word.to_owned(),
        };
        plain(&Stemmer::create(algorithm).stem(word))
    }

    fn terms(&self, topic: &str) -> Vec<Term> {
        let topic = plain(topic);
        let outside = |c: char| !c.is_alphanumeric() && c != '$';
        let all = || topic.split_whitespace().map(move |word| word.trim_matches(outside)).filter(|w| !w.is_empty());
        let telling: Vec<&str> = all().filter(|word| !words_in(word).all(|part| self.stop.contains(part))).collect();
        let words = if telling.is_empty() { all().collect() } else { telling };
        let term = |word: &str| {
            // Of a word in parts, such as “no-such-word”, there is no other form.
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
        // Stems begin as their words do: few words need to be stemmed.
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
    /// Only what the rules call it.
    Near,
    Itself,
}

/// The worst of how terms are found, each in the best of some texts; in the first text at least one of them.
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

/// The sections in whose title or blocks every word of a topic occurs, or what the rules call it; those with the words
/// themselves first. Upper and lower case, accents and the kind of an apostrophe make no difference, and the titles around
/// a block count with it. No words find nothing.
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
            let found = |block: &'s Block| (block, all_found(vocabulary, &terms, &plain(&block.words()), &titles));
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

/// As one compares: in lower case, without the accents of our languages, and with the apostrophe that a keyboard has.
fn plain(text: &str) -> String {
    let letter = |letter: char| match letter {
        'à' | 'â' | 'ä' => 'a',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'ì' | 'î' | 'ï' => 'i',
        'ò' | 'ô' | 'ö' => 'o',
        'ù' | 'û' | 'ü' => 'u',
        'ç' => 'c',
        '’' => '\'',
        other => other,
    };
    text.chars().flat_map(char::to_lowercase).map(letter).collect()
}
