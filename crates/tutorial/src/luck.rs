//! The random outcomes of a lesson: scripted ones first, then those of a seed.

use darkrock_rules::Content;
use darkrock_rules::chance::{Chance, FastChance, Luck, Outcome};
use darkrock_rules::notation;
use std::collections::VecDeque;

/// A random source that follows a script while it lasts.
#[derive(Clone, Debug)]
pub struct LessonLuck<'c> {
    content: &'c Content,
    script: VecDeque<Outcome>,
    rest: FastChance,
    missed: Option<Outcome>,
}

impl<'c> LessonLuck<'c> {
    /// A random source without a script: everything depends on the seed.
    pub fn new(content: &'c Content, seed: u64) -> Self {
        Self { content, script: VecDeque::new(), rest: FastChance::new(seed), missed: None }
    }

    /// Replaces the remaining script.
    pub fn script(&mut self, outcomes: &[Outcome]) {
        self.script = outcomes.iter().copied().collect();
        self.missed = None;
    }

    /// Whether the script was followed completely: no outcome is left or was impossible.
    pub fn is_followed(&self) -> bool {
        self.script.is_empty() && self.missed.is_none()
    }

    /// The outcomes of the script that were impossible or are left.
    pub(crate) fn fault(&self) -> String {
        let named = |outcome: &Outcome| notation::print_outcome(self.content, *outcome);
        match &self.missed {
            Some(outcome) => format!("{} was not possible", named(outcome)),
            None => format!("not used: {}", self.script.iter().map(named).collect::<Vec<_>>().join(", ")),
        }
    }
}

impl Chance for LessonLuck<'_> {
    fn pick(&mut self, luck: &Luck) -> u32 {
        if let Some(wanted) = self.script.pop_front() {
            let fits = |n: &u32| notation::outcome_matches(self.content, luck.nth(*n), wanted);
            if let Some(n) = (0..luck.count()).find(fits) {
                return n;
            }
            self.missed.get_or_insert(wanted);
        }
        self.rest.pick(luck)
    }
}
