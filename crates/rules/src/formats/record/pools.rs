//! The possible outcomes of each draw, so that programs without the rules can check the draws.

use super::{Entry, Record, print_entry};
use crate::content::Content;
use crate::core::chance::{Chance, Luck, Script};
use crate::core::fairness::{Bytes, Deal, unhex};
use crate::core::game::Game;
use crate::core::ids::Character;
use crate::formats::notation::print_outcome;
use std::fmt::Write as _;

/// Replays the outcomes of a record and stores the requests.
struct Asked {
    script: Script,
    asked: Vec<Luck>,
}

impl Chance for Asked {
    fn pick(&mut self, luck: &Luck) -> u32 {
        self.asked.push(*luck);
        self.script.pick(luck)
    }
}

impl Record {
    /// The random requests, by outcome; none when the record contains illegal entries.
    fn asked(&self, content: &Content) -> Option<Vec<Luck>> {
        let outcomes = self.entries.iter().filter_map(|entry| match entry {
            Entry::Luck(outcome) => Some(*outcome),
            Entry::Choice { .. } => None,
        });
        let mut chance = Asked { script: Script::new(outcomes), asked: Vec::new() };
        let mut game = Game::new(content, &self.header.setup, &mut chance, &mut ()).ok()?;
        for entry in &self.entries {
            if let Entry::Choice { seat, choice } = *entry {
                game.play(seat, choice, &mut chance, &mut ()).ok()?;
            }
        }
        chance.script.finish().ok()?;
        Some(chance.asked)
    }

    /// The record as text. In a sealed game, a comment after each outcome lists all possible ones in
    /// the order of the generator, and comments that begin with `#=` contain the deal of the characters
    /// before the setup.
    pub fn print_with_pools(&self, content: &Content) -> String {
        let asked = self.header.sealed.as_ref().and_then(|_| self.asked(content));
        let Some(asked) = asked else { return self.print(content) };
        let mut text = self.header.print();
        text.push('\n');
        for (luck, outcome) in self.deal(content).map(|(deal, seed)| deal.run(&seed).1).unwrap_or_default() {
            // Writing to a string cannot fail.
            writeln!(text, "#= {} of: {}", print_outcome(content, outcome), pool(content, &luck)).ok();
        }
        let mut asked = asked.iter();
        for (at, entry) in self.entries.iter().enumerate() {
            text.push_str(&print_entry(content, *entry));
            let luck = if matches!(entry, Entry::Luck(_)) { asked.next() } else { None };
            if let Some(luck) = luck.filter(|_| at >= self.header.taken_up) {
                write!(text, " # of: {}", pool(content, luck)).ok();
            }
            text.push('\n');
        }
        if let Some(hash) = &self.end {
            writeln!(text, "end {hash}").ok();
        }
        text
    }

    /// The deal of the characters before the setup, and its seed; none if nothing was dealt, or the
    /// header is invalid.
    pub(super) fn deal(&self, content: &Content) -> Option<(Deal, Bytes)> {
        let (sealed, setup) = (self.header.sealed.as_ref()?, &self.header.setup);
        let seed = self.header.seed.as_deref().and_then(unhex)?;
        if sealed.dealt.is_empty() || setup.characters.len() != usize::from(setup.seats) {
            return None;
        }
        let mut chosen = Vec::new();
        for (seat, id) in setup.characters.iter().enumerate() {
            let at = content.specs.characters.iter().position(|c| c.id == *id)?;
            let dealt = sealed.dealt.iter().any(|dealt| dealt.index() == seat);
            chosen.push((!dealt).then_some(Character(at as u8)));
        }
        Some((Deal::new(content, setup.variants, chosen), seed))
    }
}

/// All outcomes of a random request, in order.
fn pool(content: &Content, luck: &Luck) -> String {
    (0..luck.count()).map(|n| print_outcome(content, luck.nth(n))).collect::<Vec<_>>().join(", ")
}
