//! The random source of a scenario: scripted outcomes in order, otherwise the lowest possible outcome.

use super::cast::Cast;
use crate::core::chance::{Chance, Luck, Outcome};
use crate::formats::notation;
use std::collections::VecDeque;

/// One scripted outcome.
#[derive(Clone, Debug)]
struct Scripted {
    /// As written.
    text: String,
    /// The outcome; none for `any`: the lowest possible outcome.
    outcome: Option<Outcome>,
    /// The line of its step.
    line: u32,
}

/// The random source of a scenario.
#[derive(Clone)]
pub(crate) struct ScriptedLuck<'a> {
    cast: Cast<'a>,
    queue: VecDeque<Scripted>,
    fault: Option<String>,
}

impl<'a> ScriptedLuck<'a> {
    pub(crate) fn new(cast: Cast<'a>) -> Self {
        Self { cast, queue: VecDeque::new(), fault: None }
    }

    /// Adds the outcomes of a step.
    ///
    /// # Errors
    /// When a word is not an outcome.
    pub(crate) fn script(&mut self, words: &[String], line: u32) -> Result<(), String> {
        for text in words {
            let outcome = match (text.as_str(), text.strip_prefix("first ")) {
                ("any", _) => None,
                (_, Some(name)) if self.cast.seat(name.trim()).is_ok() => {
                    Some(Outcome::Seat(self.cast.seat(name.trim())?))
                }
                _ => Some(notation::parse_outcome(self.cast.content, text).map_err(|e| format!("luck: {e}"))?),
            };
            self.queue.push_back(Scripted { text: text.clone(), outcome, line });
        }
        Ok(())
    }

    /// Whether all outcomes so far were possible.
    ///
    /// # Errors
    /// The first impossible outcome.
    pub(crate) fn check(&self) -> Result<(), String> {
        self.fault.clone().map_or(Ok(()), Err)
    }

    /// Whether all outcomes were used.
    ///
    /// # Errors
    /// The unused outcomes.
    pub(crate) fn finish(&self) -> Result<(), String> {
        self.check()?;
        if self.queue.is_empty() {
            return Ok(());
        }
        let left: Vec<String> = self.queue.iter().map(|s| format!("{} (line {})", s.text, s.line)).collect();
        Err(format!("luck is left over: {}", left.join(", ")))
    }

    fn possible(&self, luck: &Luck) -> String {
        let mut words: Vec<String> =
            (0..luck.count()).map(|n| notation::print_outcome(self.cast.content, luck.nth(n))).collect();
        words.dedup();
        words.join(", ")
    }
}

impl Chance for ScriptedLuck<'_> {
    fn pick(&mut self, luck: &Luck) -> u32 {
        let content = self.cast.content;
        let find = |wanted| (0..luck.count()).find(|n| notation::outcome_matches(content, luck.nth(*n), wanted));
        // A single possible outcome need not be scripted.
        let forced = |next: &Scripted| luck.count() == 1 && next.outcome.is_some_and(|wanted| find(wanted).is_none());
        if self.queue.front().is_none_or(forced) {
            return 0;
        }
        let Some(next) = self.queue.pop_front() else { return 0 };
        let Some(wanted) = next.outcome else { return 0 };
        let found = find(wanted);
        found.unwrap_or_else(|| {
            let Scripted { text, line, .. } = next;
            let possible = self.possible(luck);
            self.fault
                .get_or_insert(format!("luck “{text}” (line {line}) is not possible here: expected one of {possible}"));
            0
        })
    }
}
