//! Tournaments: which entrant plays best, with confidence intervals.
//!
//! Games come in **blocks**. All games of a block have the same seed, so the same initial randomness, the same
//! characters by seat and the same seeds of the bots by seat; only the seating changes. The entrants of the list sit
//! around a circle, in an order that is drawn for each block, and move by one seat from game to game. A block has as
//! many games as the list has entries, so in each block every entry has every seat exactly once, for any number of
//! players:
//!
//! - As many entries as players, such as `a,b,b,b` at four: all play in every game.
//! - Fewer, such as `a,b,c` at four: the circle is repeated, and somebody has two seats. Over a block all have equally
//!   many.
//! - More, such as six at four: neighbors on the circle play, and the others wait. Over the blocks every entry meets
//!   every other one, since the order is drawn anew.
//!
//! Games of a block are not independent, so the interval of a win rate is computed from the blocks
//! ([`Clusters::interval`](crate::interval::Clusters::interval)). Everything except durations is the same for any
//! number of threads: games are played in parallel and counted in order.

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

/// The maximum number of games played before they are counted, which limits memory.
const BATCH: u64 = 2048;
/// The first check whether the result is significant, in blocks.
const FIRST_LOOK: u64 = 10;

/// The plan: participants and number of games.
#[derive(Clone, Debug)]
pub struct TournamentPlan {
    /// The settings of every table. Characters given here are used in every game.
    pub setup: Setup,
    /// The participants; the same one may be listed several times.
    pub entrants: Entrants,
    /// The minimum number of games: whole blocks are played.
    pub games: u64,
    /// The seed of all random outcomes and bots.
    pub seed: u64,
    /// The number of threads; 0 for as many as there are cores.
    pub threads: usize,
    /// The number of choices after which a game is aborted; see [`CAP`].
    pub cap: u64,
    /// Let the bots draft their characters. Otherwise a block's seed deals them to the seats.
    pub draft: bool,
    /// Stop as soon as the first entrant's win rate is significantly above or below this share.
    pub until_clear: Option<f64>,
    /// The precomputed tables with the weights of tuned entrants.
    pub precomputed: Option<Arc<Precomputed>>,
}

impl TournamentPlan {
    /// A plan for this many games of these entrants with this setup.
    pub fn new(setup: Setup, entrants: Entrants, games: u64, seed: u64) -> Self {
        Self { setup, entrants, games, seed, threads: 0, cap: CAP, draft: false, until_clear: None, precomputed: None }
    }

    /// Games in a block, in which every entrant has every seat once: as many as there are entrants.
    pub fn block(&self) -> u64 {
        self.entrants.0.len().max(1) as u64
    }

    /// Blocks of a complete tournament.
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

/// Why a tournament cannot be played.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum TournamentError {
    /// Too few or too many entrants.
    #[error(
        "the number of bots is {0}: expected 2 to {MOST_ENTRANTS}, such as cowboy,greenhorn; cowboy*4 plays against itself"
    )]
    Entrants(usize),
    /// No games.
    #[error("the number of games is 0: expected at least 1")]
    NoGames,
    /// A tuned entrant without weights.
    #[error("{0} needs a file of weights: expected --weights FILE")]
    NoWeights(String),
    /// An invalid share.
    #[error("the win rate is {0}: expected a number between 0 and 1")]
    Against(f64),
    /// The setup is invalid, or a game or the threads failed.
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
        /// The error.
        what: ProgramError,
    },
}

/// Whether the first entrant's win rate differs significantly from a share.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Verdict {
    /// The share with which it was compared.
    pub against: f64,
    /// The maximum number of checks.
    pub looks: u64,
    /// The confidence of each check: above 95%, so that the probability of an error in any of them is at most 5%.
    pub confidence: f64,
    /// The interval of the win rate at the last check, with that confidence.
    pub interval: [f64; 2],
    /// Whether `against` is outside of it.
    pub clear: bool,
}

/// When to check whether the result is significant: after 10 blocks, then whenever there are half as many more, to the
/// last.
///
/// Checking often and stopping at the first significant result would be wrong more often than the interval says. So the
/// 5% of error are divided by the number of checks, which is known before (Bonferroni correction): the probability that
/// any of the checks is wrong stays below 5%.
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

/// Plays a tournament. `progress` is called, from any thread, after each game. When stopped, games in play are aborted,
/// and the report covers the blocks completed by then.
///
/// # Errors
/// When the plan is invalid, or the rules or a program fail in a game, which is named with its seed.
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
        // Without a share to compare with, nothing is checked before the end.
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

/// Plays all games of some blocks on the threads of the pool; returns their results in order, `None` for aborted ones.
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
    // After a failed game others are skipped: its error is among the results.
    played.into_iter().collect()
}
