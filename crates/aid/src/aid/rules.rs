//! The sections with all rules, and the rulings with their reasons.

use super::{Aid, AidBuilder};
use crate::page::{Block, Section};
use darkrock_texts::{ChapterText, RuleText, RuleTexts, Texts};

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
        let chapters = self.rules.chapters.iter().filter_map(chapter).collect();
        Section::new(id, self.t(title), vec![Block::text(self.t(intro))]).with(chapters)
    }
}
