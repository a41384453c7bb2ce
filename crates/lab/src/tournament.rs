//! Tournaments: which entrant plays best, and how sure that is.
//!
//! Games come in **blocks**. All games of a block have the same seed, so the same luck from its beginning, the same
//! characters by seat and the same seeds of the bots by seat; only who sits where changes. The entrants of the list sit
//! around a circle, in an order that is drawn for each block, and move on by one seat from game to game. A block has as
//! many games as the list has entries, so in each block every entry has every seat exactly once, however many play:
//!
//! - As many entries as players, such as `a,b,b,b` at four: all sit at every table.
//! - Fewer, such as `a,b,c` at four: the circle goes round again, and somebody has two seats. Over a block all have
//!   equally many.
//! - More, such as six at four: neighbors on the circle play, and the others wait. Over the blocks everybody meets
//!   everybody, since the order is drawn anew.
//!
//! Games of a block are not independent. So the interval of a win rate comes from the blocks
//! ([`Clusters::interval`](crate::interval::Clusters::interval)). Everything but the times is the same for any number
//! of threads: games are played at once and counted in their order.

mod game;
mod rating;
mod report;
mod seating;
mod tally;
#[cfg(test)]
mod tests;

pub use report::{EntrantRow, Stopped, TournamentReport};

use crate::entrant::{Entrants, MOST_ENTRANTS};
use crate::interval::CONFIDENCE;
use crate::program::ProgramError;
use crate::{CAP, LabError, threads};
use darkrock_bots::precomputed::Precomputed;
use darkrock_rules::{Content, Setup};
use game::Played;
use rayon::prelude::*;
use seating::Block;
use serde::Serialize;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tally::Tally;

/// The most games that are played before they are counted, which bounds the memory.
const BATCH: u64 = 2048;
/// The first look whether the result is clear, in blocks.
const FIRST_LOOK: u64 = 10;

/// The plan: participants and number of games.
#[derive(Clone, Debug)]
pub struct TournamentPlan {
    /// What every table agrees on. Characters that it names are those of every game.
    pub setup: Setup,
    /// The participants; the same one may be listed several times.
    pub entrants: Entrants,
    /// How many games at least: whole blocks are played.
    pub games: u64,
    /// From which all luck and all bots are seeded.
    pub seed: u64,
    /// How many threads; 0 for as many as there are cores.
    pub threads: usize,
    /// After how many choices a game is given up; see [`CAP`].
    pub cap: u64,
    /// Let the bots draft their characters. Otherwise a block's seed deals them to the seats.
    pub draft: bool,
    /// End as soon as the first entrant's win rate is clearly above or below this share.
    pub until_clear: Option<f64>,
    /// By what tuned entrants judge positions.
    pub precomputed: Option<Arc<Precomputed>>,
}

impl TournamentPlan {
    /// A plan for this many games of these entrants with this setup.
    pub fn new(setup: Setup, entrants: Entrants, games: u64, seed: u64) -> Self {
        Self { setup, entrants, games, seed, threads: 0, cap: CAP, draft: false, until_clear: None, precomputed: None }
    }

    /// Games in a block.
    pub fn block(&self) -> u64 {
        self.entrants.0.len().max(1) as u64
    }

    /// Blocks of a whole tournament.
    pub fn blocks(&self) -> u64 {
        self.games.div_ceil(self.block())
    }

    fn check(&self, content: &Content) -> Result<(), TournamentError> {
        self.setup.check(content).map_err(LabError::Setup)?;
        match self.entrants.0.len() {
            2..=MOST_ENTRANTS => (),
            other => return Err(TournamentError::Entrants(other)),
        }
        if let Some(tuned) = self.entrants.0.iter().find(|entrant| entrant.is_tuned() && self.precomputed.is_none()) {
            return Err(TournamentError::NoWeights(tuned.to_string()));
        }
        if self.games == 0 {
            return Err(TournamentError::NoGames);
        }
        match self.until_clear {
            Some(share) if !(share > 0.0 && share < 1.0) => Err(TournamentError::Against(share)),
            _ => Ok(()),
        }
    }
}

/// A tournament that could not be played to its end.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum TournamentError {
    /// Too few or too many entrants.
    #[error(
        "the number of bots is {0}: expected 2 to {MOST_ENTRANTS}, such as cowboy,greenhorn; cowboy*4 plays against itself"
    )]
    Entrants(usize),
    /// Nothing to play.
    #[error("the number of games is 0: expected at least 1")]
    NoGames,
    /// A tuned entrant, and no weights for it.
    #[error("{0} needs a file of weights: expected --weights FILE")]
    NoWeights(String),
    /// No share.
    #[error("the win rate is {0}: expected a number between 0 and 1")]
    Against(f64),
    /// The setup cannot be played, or a game or the threads failed.
    #[error(transparent)]
    Lab(#[from] LabError),
    /// A program failed.
    #[error("game {game} (seed {seed}), seat {seat}, after {choices} choices: {what}")]
    Program {
        /// The game's number, from 0.
        game: u64,
        /// The game's own seed.
        seed: u64,
        /// Its seat, from 1.
        seat: u8,
        /// How many choices were played.
        choices: u64,
        /// What happened.
        what: ProgramError,
    },
}

/// Whether the first entrant's win rate is clear.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Verdict {
    /// The share with which it was compared.
    pub against: f64,
    /// How often at most the result was to be looked at.
    pub looks: u64,
    /// The confidence of each look: so much above 95% that all of them together are wrong in at most 5%.
    pub confidence: f64,
    /// The interval of the win rate at the last look, of that confidence.
    pub interval: [f64; 2],
    /// Whether `against` is outside of it.
    pub clear: bool,
}

/// When to look whether the result is clear: after 10 blocks, and whenever there are half as many more, to the last.
///
/// Looking often and stopping at the first clear result would be wrong more often than the interval says. So the 5% of
/// error are divided by the number of looks, which is known before (Bonferroni's correction): whatever the games do, the
/// chance that any of the looks is wrong stays below 5%.
fn looks(blocks: u64) -> Vec<u64> {
    let next = |at: &u64| Some((at * 3).div_ceil(2));
    let mut looks: Vec<u64> = std::iter::successors(Some(FIRST_LOOK), next).take_while(|at| *at < blocks).collect();
    looks.push(blocks);
    looks
}

fn verdict(tally: &Tally, against: f64, looks: u64) -> Option<Verdict> {
    let confidence = 1.0 - (1.0 - CONFIDENCE) / looks as f64;
    let interval = tally.counts.first()?.interval(confidence);
    let clear = against < interval[0] || against > interval[1];
    Some(Verdict { against, looks, confidence, interval, clear })
}

/// Plays a tournament. `progress` is called, from any thread, after each game. When told to stop, games in play
/// are broken off, and the report is that of the blocks which were whole by then.
///
/// # Errors
/// When the plan makes no sense, and when the rules or a program fail in a game, which is named with its seed.
pub fn tournament(
    content: &Content,
    plan: &TournamentPlan,
    progress: &(dyn Fn() + Sync),
    stop: &(dyn Fn() -> bool + Sync),
) -> Result<TournamentReport, TournamentError> {
    plan.check(content)?;
    let pool = threads(plan.threads)?;
    let mut tally = Tally::new(plan);
    let looks = looks(plan.blocks());
    let mut found = None;
    for look in &looks {
        // Without a question there is nothing to look at before the end.
        if plan.until_clear.is_none() && *look < plan.blocks() {
            continue;
        }
        let mut next = tally.blocks;
        while next < *look && !stop() {
            let batch = next..(next + (BATCH / plan.block()).max(1)).min(*look);
            next = batch.end;
            let games = pool.install(|| play(content, plan, batch, progress, stop))?;
            let whole = |block: &[Option<Played>]| block.iter().copied().collect::<Option<Vec<_>>>();
            games.chunks(plan.block() as usize).filter_map(whole).for_each(|block| tally.add(&block));
        }
        found = plan.until_clear.and_then(|against| verdict(&tally, against, looks.len() as u64));
        if found.is_some_and(|v| v.clear) || stop() {
            break;
        }
    }
    Ok(TournamentReport::new(plan, content, &tally, found))
}

/// Plays all games of some blocks, on the threads of the pool; their results in order, none for those that were broken
/// off.
fn play(
    content: &Content,
    plan: &TournamentPlan,
    blocks: std::ops::Range<u64>,
    progress: &(dyn Fn() + Sync),
    stop: &(dyn Fn() -> bool + Sync),
) -> Result<Vec<Option<Played>>, TournamentError> {
    let deal = !plan.draft && plan.setup.characters.is_empty();
    let slots = plan.entrants.0.len();
    let games: Vec<u64> = (blocks.start * plan.block()..blocks.end * plan.block()).collect();
    let failed = AtomicBool::new(false);
    let one = |game: u64| {
        if failed.load(Ordering::Relaxed) {
            return Ok(None);
        }
        let block = Block::new(content, plan.seed, game / plan.block(), slots, &plan.setup, deal);
        let played = game::play(content, plan, game, &block, (game % plan.block()) as usize, stop);
        failed.fetch_or(played.is_err(), Ordering::Relaxed);
        progress();
        played
    };
    let played: Vec<Result<Option<Played>, TournamentError>> = games.into_par_iter().with_max_len(1).map(one).collect();
    // Where a game has failed, others were left out: its error stands among the results.
    played.into_iter().collect()
}
