//! A decision of a built-in bot, made by a bot of its own.
//!
//! A bot for each decision, with a seed of the table, the seat and the position: it carries nothing from one decision to
//! the next, so the answer is the same wherever it is made: on any thread, by a worker ([`crate::workers`]), and after a
//! restart or on another server.

use super::Question;
use crate::kept::Kept;
use darkrock_bots::precomputed::Precomputed;
use darkrock_bots::{Bot, BotKind, Stop};
use darkrock_rules::Content;
use darkrock_rules::chance::FastChance;
use darkrock_rules::ids::Seat;
use std::sync::Arc;

/// The number of contents whose tables are cached.
const KEPT: usize = 32;

/// The tables of contents, which all bots share.
#[derive(Debug)]
pub(crate) struct Tables(Kept<String, Arc<Precomputed>>);

impl Default for Tables {
    fn default() -> Self {
        Self(Kept::new(KEPT))
    }
}

impl Tables {
    /// The tables of a content; computing them takes a while.
    fn of(&self, content: &Content) -> Arc<Precomputed> {
        let known = self.0.get(&content.hash);
        known.unwrap_or_else(|| self.0.put(content.hash.clone(), Arc::new(Precomputed::of(content))))
    }
}

/// Which bot decides, and with which seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Brief {
    /// Its strength: the level at the table.
    pub kind: BotKind,
    /// The seed of the decision.
    pub seed: u64,
}

impl Brief {
    /// The bot of a table for the decision in the position of this number.
    pub fn new(kind: BotKind, table_seed: u64, position: u64) -> Self {
        let stream = (position + 1).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        Self { kind, seed: FastChance::new(table_seed ^ stream).next_u64() }
    }

    /// The bot for the decision of a seat.
    pub(crate) fn bot(self, tables: &Tables, content: &Content, seat: Seat) -> Box<dyn Bot> {
        let precomputed = (self.kind != BotKind::Random).then(|| tables.of(content));
        self.kind.build_with(self.seed, seat, precomputed.as_ref())
    }

    /// Decides: the index of the choice.
    pub(crate) fn decide(self, tables: &Tables, question: &Question, stop: &Stop<'_>) -> usize {
        // A spectator has no decision; there is no choice without one.
        let seat = question.view.seat.unwrap_or(Seat(0));
        self.bot(tables, &question.content, seat).choose(question.ask(), stop)
    }
}
