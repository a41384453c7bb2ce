//! Batch play: simulation and statistics.
//!
//! [`simulate`] plays games on several threads in constant memory. Each game has its own random numbers and bots,
//! seeded by the plan's seed and the game's number, and all counters are integers: the same plan gives the same
//! [`Report`] with any number of threads.
//!
//! If all players are random, choices are drawn uniformly from the listed ones directly: a [`darkrock_bots::RandomBot`]
//! does not look at its view, so none is built.

pub mod entrant;
pub mod interval;
pub mod multiples;
mod play;
pub mod program;
mod report;
mod stats;
#[cfg(feature = "study")]
pub mod study;
pub mod tournament;
pub mod tune;

pub use entrant::{Entrant, Entrants};
pub use play::game_seed;
pub use program::Program;
pub use report::{CharacterRow, KindRow, Report, ScoreRow, SeatRow, SourceRow, Spread};
pub use stats::Stats;
#[cfg(feature = "study")]
pub use study::{Study, StudyError, StudyPlan, study};
pub use tournament::{TournamentError, TournamentPlan, TournamentReport, tournament};

use darkrock_bots::BotKind;
use darkrock_bots::precomputed::Precomputed;
use darkrock_rules::setup::SetupError;
use darkrock_rules::{Content, Setup};
use rayon::prelude::*;
use std::sync::Arc;

/// After this many choices the harness aborts a game, counts it and reports it. Not a rule: games end long before.
pub const CAP: u64 = 200_000;

/// Games that one thread plays before it reports progress.
const CHUNK: u64 = 50;

/// What to simulate.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The settings of every table.
    pub setup: Setup,
    /// The bot on every seat.
    pub bots: BotKind,
    /// The weights for evaluating positions, if not the shipped ones.
    pub precomputed: Option<Arc<Precomputed>>,
    /// The number of games.
    pub games: u64,
    /// The seed of all random outcomes and bots.
    pub seed: u64,
    /// The number of threads; 0 for as many as there are cores.
    pub threads: usize,
    /// The number of choices after which a game is aborted; see [`CAP`].
    pub cap: u64,
    /// Whether each game's seed deals the characters uniformly; otherwise the players draft them.
    pub deal: bool,
}

impl Plan {
    /// `games` games of random players with this setup.
    pub fn new(setup: Setup, games: u64, seed: u64) -> Self {
        Self { setup, bots: BotKind::Random, precomputed: None, games, seed, threads: 0, cap: CAP, deal: false }
    }
}

/// The suffix of a bot's name for custom weights.
pub const TUNED: &str = "+tuned";

/// The name of a bot, with or without custom weights.
pub(crate) fn bot_name(kind: BotKind, precomputed: Option<&Arc<Precomputed>>) -> String {
    let tuned = if precomputed.is_some() && kind.judges() { TUNED } else { "" };
    format!("{kind}{tuned}")
}

/// Simulation errors.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LabError {
    /// The setup is invalid.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The thread pool could not be created.
    #[error("cannot start the threads: {0}")]
    Threads(String),
    /// The rules failed in a game.
    #[error("game {game} (seed {seed}) failed after {choices} choices: {what}")]
    Game {
        /// The game's number, from 0.
        game: u64,
        /// The game's own seed, see [`game_seed`].
        seed: u64,
        /// How many choices were played.
        choices: u64,
        /// The error.
        what: String,
    },
}

/// The number of threads; 0 for the number of cores.
pub(crate) fn threads(number: usize) -> Result<rayon::ThreadPool, LabError> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(number).build();
    pool.map_err(|e| LabError::Threads(e.to_string()))
}

/// Plays the games of a plan. `progress` is called, from any thread, with the number of newly finished games.
///
/// # Errors
/// When the setup is invalid, or the rules fail in a game, which is named with its seed.
pub fn simulate(content: &Content, plan: &Plan, progress: &(dyn Fn(u64) + Sync)) -> Result<Report, LabError> {
    plan.setup.check(content)?;
    let pool = threads(plan.threads)?;
    let chunks = plan.games.div_ceil(CHUNK);
    let stats = pool.install(|| {
        (0..chunks)
            .into_par_iter()
            .map(|chunk| -> Result<Stats, LabError> {
                let games = chunk * CHUNK..((chunk + 1) * CHUNK).min(plan.games);
                let finished = games.end - games.start;
                let mut stats = Stats::default();
                play::chunk(content, plan, games, &mut stats)?;
                progress(finished);
                Ok(stats)
            })
            .try_reduce(Stats::default, |a, b| Ok(a.merged(&b)))
    })?;
    Ok(Report::new(content, plan, &stats))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU64, Ordering};

    #[test]
    fn threads_do_not_change_the_report() {
        let content = Content::embedded().expect("the shipped content loads");
        let setup = Setup { length: 15, skip_empty_windows: true, ..Setup::new(3) };
        let run = |threads| {
            let done = AtomicU64::new(0);
            let plan = Plan { threads, ..Plan::new(setup.clone(), 120, 7) };
            let report = simulate(&content, &plan, &|n| {
                done.fetch_add(n, Ordering::Relaxed);
            });
            assert_eq!(done.into_inner(), 120);
            report.expect("all games are played")
        };
        let report = run(1);
        assert_eq!(report, run(4));
        assert_eq!((report.games, report.unfinished), (120, 0));
        assert!(report.choices.min > 20 && report.choices.mean > report.choices.min as f64);
        let wins: f64 = report.seats.iter().map(|s| s.wins).sum();
        assert!((wins - 120.0).abs() < 1e-6, "{wins}");
        assert!(report.kinds.iter().any(|k| k.kind == "move" && k.taken > 0));
    }

    #[test]
    fn a_game_above_the_cap_is_counted() {
        let content = Content::embedded().expect("the shipped content loads");
        let plan = Plan { cap: 10, threads: 1, ..Plan::new(Setup::new(2), 3, 1) };
        let report = simulate(&content, &plan, &|_| ()).expect("the games are given up without an error");
        assert_eq!((report.games, report.unfinished), (3, 3));
    }

    #[test]
    fn an_impossible_setup_is_an_error() {
        let content = Content::embedded().expect("the shipped content loads");
        let plan = Plan::new(Setup { length: 17, ..Setup::new(2) }, 1, 1);
        assert_eq!(simulate(&content, &plan, &|_| ()), Err(LabError::Setup(SetupError::Length(17))));
    }
}
