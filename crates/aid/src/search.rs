//! Finding words in pages.

use crate::page::{Block, Section};

/// A place in which all words were found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hit<'s> {
    /// The sections in which it lies, from the top; the last is its own.
    pub path: Vec<&'s Section>,
    /// The blocks in which the words are; none when they are in the title.
    pub blocks: Vec<&'s Block>,
}

/// The sections in whose title or blocks every word of a topic occurs; upper and lower case, accents and the
/// kind of an apostrophe make no difference, and the titles around a block count with it. No words find nothing.
#[must_use]
pub fn search<'s>(sections: &'s [Section], topic: &str) -> Vec<Hit<'s>> {
    let words: Vec<String> = topic.split_whitespace().map(plain).collect();
    let mut hits = Vec::new();
    if words.is_empty() {
        return hits;
    }
    for section in sections {
        section.walk(&mut Vec::new(), &mut |around, section| {
            let titles = around.iter().chain([&section]).map(|s| s.title.as_str()).collect::<Vec<_>>().join(" ");
            let titles = plain(&titles);
            let own = plain(&section.title);
            let holds = |text: &str, word: &String| text.contains(word.as_str());
            let found = |block: &&Block| {
                let text = plain(&block.words());
                words.iter().all(|word| holds(&text, word) || holds(&titles, word))
                    && words.iter().any(|word| holds(&text, word))
            };
            let blocks: Vec<&Block> = section.blocks.iter().filter(found).collect();
            let titled = words.iter().all(|word| holds(&titles, word)) && words.iter().any(|word| holds(&own, word));
            if titled || !blocks.is_empty() {
                let path = around.iter().copied().chain([section]).collect();
                hits.push(Hit { path, blocks: if titled { Vec::new() } else { blocks } });
            }
        });
    }
    hits
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
