//! The sections with all rules, and the rulings with their reasons.

use super::{Aid, AidBuilder};
use crate::page::{Block, Section};
use darkrock_rules::Content;
use darkrock_texts::{ChapterText, RuleText, RuleTexts, Texts};

/// A chapter about a part of a module, and whether the content has that part.
type Part = (&'static str, fn(&Content) -> bool);

/// The chapters about parts of modules that a mode or an option may leave out.
const PARTS: [Part; 15] = [
    ("au-mountain-pass", |content| content.board.passes.iter().any(|ends| !ends.is_empty())),
    ("au-train", |content| !content.board.circuit.is_empty()),
    ("au-rail-travel", |content| !content.board.rails.is_empty()),
    ("au-gambler-track", |content| has_track(content, "gambler")),
    ("au-faro", |content| content.faro.is_some()),
    ("au-high-stakes", |content| content.high_stakes.is_some()),
    ("bm-trader", |content| content.trader.is_some()),
    ("bm-deeds", |content| !content.deeds.is_empty()),
    ("bm-repair-ruins", |content| content.ruins.is_some()),
    ("bm-risk-die", |content| content.risk_die.is_some()),
    ("bm-injuries", |content| !content.injuries.is_empty()),
    ("bm-legendary-stories", |content| !content.legendary_stories.is_empty()),
    ("bm-map-tokens", |content| !content.legendary_stories.is_empty()),
    ("bm-story-track", |content| has_track(content, "story")),
    ("ex-gang-posse", |content| content.followers.is_some()),
];

fn has_track(content: &Content, id: &str) -> bool {
    content.specs.point_tracks.iter().any(|track| track.id == id)
}

/// Whether the content has what a chapter is about.
fn is_there(content: &Content, chapter: &str) -> bool {
    PARTS.iter().all(|(part, has)| *part != chapter || has(content))
}

fn block(rule: &RuleText) -> Block {
    Block::Rule {
        id: rule.entry.id.clone(),
        text: rule.text.clone(),
        ruling: rule.ruling.clone(),
        example: rule.entry.example,
    }
}

impl Aid {
    /// Every rule of every rulebook and variant, including contradictory ones, for comparison.
    #[must_use]
    pub fn of_all_rulebooks(texts: &Texts, rules: &RuleTexts) -> Section {
        let chapter = |chapter: &ChapterText| {
            let blocks = chapter.rules.iter().map(block).collect();
            Section::new(format!("rules-{}", chapter.id), chapter.title.clone(), blocks)
        };
        let chapters = rules.chapters.iter().map(chapter).collect();
        Section::new("rules", texts.catalogue().text("aid-rules"), Vec::new()).with(chapters)
    }
}

impl AidBuilder<'_> {
    /// Every rule that applies here, by chapter.
    pub(super) fn all_rules(&self) -> Section {
        self.chapters("rules", "aid-rules", "aid-rules-intro", &|_| true)
    }

    /// The rulings, with their reasons.
    pub(super) fn rulings(&self) -> Section {
        self.chapters("rulings", "aid-rulings", "aid-rulings-intro", &|rule| rule.ruling.is_some())
    }

    fn chapters(&self, id: &str, title: &str, intro: &str, wanted: &dyn Fn(&RuleText) -> bool) -> Section {
        let chapter = |chapter: &ChapterText| {
            let rules = chapter.rules.iter().filter(|rule| wanted(rule) && self.shows(&rule.entry));
            let blocks: Vec<Block> = rules.map(block).collect();
            (!blocks.is_empty()).then(|| Section::new(format!("{id}-{}", chapter.id), chapter.title.clone(), blocks))
        };
        let there = self.rules.chapters.iter().filter(|chapter| is_there(self.content, &chapter.id));
        let chapters = there.filter_map(chapter).collect();
        Section::new(id, self.t(title), vec![Block::text(self.t(intro))]).with(chapters)
    }
}
