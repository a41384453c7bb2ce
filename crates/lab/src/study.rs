//! Studies: statistics of the game under a bot (who wins, what is used, how long it takes), with all rows for further
//! analysis.
//!
//! A study plays the same number of games for each number of players and each length (a *cell*). Its rows are written
//! in parts of consecutive games, so that memory stays small; a state file records which parts are finished. Parts and
//! counts depend on the plan alone, so that the files are the same for any number of threads and interruptions.

pub mod columns;
mod facts;
mod features;
mod parts;
mod people;
mod recorder;
pub mod report;
mod state;
pub mod summary;
mod tally;
#[cfg(test)]
mod tests;

pub use facts::PATHS;
pub use features::{Feature, Features, GROUPS};
pub use people::Games;
pub use report::report;
pub use summary::{Cell, LeftOut, People, Sitters, Study};

use crate::{LabError, Plan, play, threads};
use columns::TABLES;
use darkrock_bots::BotKind;
use darkrock_bots::precomputed::Precomputed;
use darkrock_rules::edition::Edition;
use darkrock_rules::{Content, Setup, Variants};
use rayon::prelude::*;
use recorder::Recorder;
use state::{Identity, State, state_path};
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// The maximum number of games in a part.
const LARGEST_PART: u64 = 1_000;
/// The number of parts of a small study.
const PARTS: u64 = 64;

/// All that determines the games of a study.
#[derive(Clone, Debug)]
pub struct StudyPlan {
    /// The bot on every seat.
    pub bots: BotKind,
    /// The weights for evaluating positions, if not the shipped ones.
    pub precomputed: Option<Arc<Precomputed>>,
    /// The number of games for each number of players and each length.
    pub games: u64,
    /// The numbers of players.
    pub players: Vec<u8>,
    /// The lengths, in LP.
    pub lengths: Vec<u8>,
    /// The additions to the base game.
    pub variants: Variants,
    /// The rulebook.
    pub edition: Edition,
    /// The seed of all random outcomes and bots.
    pub seed: u64,
    /// The number of threads; 0 for as many as there are cores. The files do not depend on it.
    pub threads: usize,
    /// The number of choices after which a game is aborted.
    pub cap: u64,
}

/// Why a study cannot be made.
#[derive(Debug, thiserror::Error)]
pub enum StudyError {
    /// The games could not be played.
    #[error("{0}")]
    Lab(#[from] LabError),
    /// A file could not be read or written.
    #[error("{}: {what}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The error.
        what: String,
    },
    /// A study exists already, and resuming was not requested.
    #[error("{} contains a study already: resume it, or choose another folder", .0.display())]
    Exists(PathBuf),
    /// The state of the study to resume is invalid.
    #[error("{}: not the state of a study: {what}", path.display())]
    State {
        /// The state.
        path: PathBuf,
        /// The error in it.
        what: String,
    },
    /// The study to resume has another plan.
    #[error("{} contains another study: its {what} is {there}, expected {here}", dir.display())]
    Other {
        /// The folder.
        dir: PathBuf,
        /// What differs.
        what: String,
        /// Its value in the folder.
        there: String,
        /// Its value in the plan.
        here: String,
    },
    /// Rows of the study to resume were changed.
    #[error("{} was changed since the study wrote it: start again in another folder", .0.display())]
    Changed(PathBuf),
}

/// The amount of play in a call of [`study`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Work {
    /// How many were played.
    pub games: u64,
    /// Choices with at least two options.
    pub choices: u64,
}

/// A range of the games of a cell.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Part {
    number: usize,
    cell: usize,
    games: Range<u64>,
}

impl StudyPlan {
    /// The cells, in their order: number of players and length.
    pub fn cells(&self) -> Vec<(u8, u8)> {
        self.players.iter().flat_map(|p| self.lengths.iter().map(|l| (*p, *l))).collect()
    }

    /// The settings of all games of a cell.
    fn game_plan(&self, content: &Content, cell: (u8, u8)) -> Plan {
        let (players, length) = cell;
        let setup = Setup {
            length,
            variants: self.variants,
            edition: self.edition,
            skip_empty_windows: true,
            ..Setup::of(content, players)
        };
        let precomputed = self.precomputed.clone();
        Plan { bots: self.bots, precomputed, cap: self.cap, deal: true, ..Plan::new(setup, self.games, self.seed) }
    }

    fn parts(&self) -> Vec<Part> {
        let cells = self.cells().len();
        let size = (self.games * cells as u64).div_ceil(PARTS).clamp(1, LARGEST_PART);
        let stretch = |cell, at: u64| (cell, at * size..((at + 1) * size).min(self.games));
        let stretches = (0..cells).flat_map(|cell| (0..self.games.div_ceil(size)).map(move |at| (cell, at)));
        let parts = stretches.map(|(cell, at)| stretch(cell, at)).enumerate();
        parts.map(|(number, (cell, games))| Part { number, cell, games }).collect()
    }

    fn identity(&self, content: &Content) -> Identity {
        Identity {
            format: Identity::FORMAT,
            bots: crate::bot_name(self.bots, self.precomputed.as_ref()),
            weights: self
                .precomputed
                .as_ref()
                .map(|precomputed| parts::fingerprint_of(precomputed.weights.write(content).as_bytes())),
            games: self.games,
            players: self.players.clone(),
            lengths: self.lengths.clone(),
            variants: self.variants,
            edition: self.edition,
            seed: self.seed,
            cap: self.cap,
            content: content.hash.clone(),
        }
    }
}

/// Runs a study, or the rest of one, and writes its rows to a folder. `progress` is called, from any thread, with the
/// number of newly finished games; when resuming, first with the number of those finished before.
///
/// # Errors
/// When the plan is invalid, a game fails, the files cannot be written, or the study to resume differs.
pub fn study(
    content: &Content,
    plan: &StudyPlan,
    dir: &Path,
    resume: bool,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<(Study, Work), StudyError> {
    let cells = plan.cells();
    for cell in &cells {
        plan.game_plan(content, *cell).setup.check(content).map_err(LabError::Setup)?;
    }
    let state = open(content, plan, dir, resume)?;
    let all = plan.parts();
    progress(all.iter().filter(|p| state.parts.contains_key(&p.number)).map(|p| p.games.end - p.games.start).sum());
    let left: Vec<&Part> = all.iter().filter(|p| !state.parts.contains_key(&p.number)).collect();
    let pool = threads(plan.threads)?;
    let (state, features) = (Mutex::new(state), Features::new(content));
    let (games, choices) = (AtomicU64::new(0), AtomicU64::new(0));
    pool.install(|| {
        left.par_iter().try_for_each(|part| -> Result<(), StudyError> {
            let game_plan = plan.game_plan(content, cells[part.cell]);
            let mut recorder = Recorder::new(content, &features, &game_plan, progress);
            play::chunk(content, &game_plan, part.games.clone(), &mut recorder)?;
            let hashes = recorder.rows.write(dir, part.number)?;
            games.fetch_add(recorder.tally.games, Ordering::Relaxed);
            choices.fetch_add(recorder.choices, Ordering::Relaxed);
            let mut state = state.lock().unwrap_or_else(PoisonError::into_inner);
            state.tallies[part.cell].merge(&recorder.tally);
            state.parts.insert(part.number, hashes);
            state.save(dir)
        })
    })?;
    let mut state = state.into_inner().unwrap_or_else(PoisonError::into_inner);
    finish(dir, &mut state, all.len())?;
    let work = Work { games: games.into_inner(), choices: choices.into_inner() };
    Ok((Study::new(content, plan, &features, &state.tallies), work))
}

/// The state to resume from, in an existing folder.
fn open(content: &Content, plan: &StudyPlan, dir: &Path, resume: bool) -> Result<State, StudyError> {
    let failed = |e: std::io::Error| StudyError::File { path: dir.to_owned(), what: e.to_string() };
    fs::create_dir_all(dir.join("parts")).map_err(failed)?;
    let identity = plan.identity(content);
    match (state_path(dir).exists(), resume) {
        (true, false) => Err(StudyError::Exists(dir.to_owned())),
        (true, true) => State::resume(dir, &identity),
        (false, _) => {
            let state = State::new(identity, plan.cells().len());
            state.save(dir)?;
            Ok(state)
        }
    }
}

/// Joins the parts, once, and deletes them.
fn finish(dir: &Path, state: &mut State, parts: usize) -> Result<(), StudyError> {
    if state.files.is_none() {
        let mut files: [String; TABLES.len()] = Default::default();
        for (table, hash) in files.iter_mut().enumerate() {
            *hash = parts::join(dir, table, parts)?;
        }
        state.files = Some(files);
        state.save(dir)?;
    }
    let folder = dir.join("parts");
    match folder.exists() {
        true => fs::remove_dir_all(&folder).map_err(|e| StudyError::File { path: folder.clone(), what: e.to_string() }),
        false => Ok(()),
    }
}
