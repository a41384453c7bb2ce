//! `darkrock bench`: the speed of the rules.
//!
//! A choice means listing the legal ones, picking one at random and playing it, without an observer and without empty
//! reaction windows, on one core. Only choices with at least two options count; the time is that of whole games,
//! including setup. To be robust on a busy machine it is measured in slices of a few games, of which the median counts.
//! Each is followed by a slice of a reference program (`reference.rs`), so that machines can be compared.

mod reference;

use crate::args::Players;
use crate::count_alloc::allocations;
use crate::text_table::{TextTable, thousands};
use crate::{Outcome, json};
use anyhow::{Result, anyhow};
use darkrock_bots::RandomBot;
use darkrock_lab::{CAP, game_seed};
use darkrock_rules::chance::FastChance;
use darkrock_rules::limits::CHOICES;
use darkrock_rules::{Choice, Content, Game, Setup, State};
use serde::Serialize;
use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};

/// Measure the speed of the rules.
///
/// Random legal play on one core: list the choices, pick one, play it, without an observer and without empty reaction
/// windows. Only choices with at least two options count. Close other programs for stable results.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  darkrock bench
  darkrock bench --players 4 --seconds 10
  darkrock bench --json")]
pub struct Args {
    /// Number of players, or a range
    #[arg(long, default_value = "2-6", value_name = "N|N-M")]
    players: Players,
    /// Seconds to measure for each number of players
    #[arg(long, default_value_t = 2.0, value_parser = seconds, value_name = "S")]
    seconds: f64,
    /// Seed of all random outcomes and choices
    #[arg(long, default_value_t = 1, value_name = "S")]
    seed: u64,
    /// Print JSON: {"processor": its name, "runs": [one for each number of players]}
    #[arg(long, help_heading = "Output")]
    json: bool,
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds = text.parse().ok().filter(|s: &f64| (0.01..=3600.0).contains(s));
    seconds.ok_or_else(|| format!("“{text}” is not a time: expected 0.01 to 3600 seconds"))
}

/// The results for a number of players.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Run {
    /// The number of players.
    pub players: u8,
    /// Nanoseconds for each choice with at least two options.
    pub ns_per_choice: f64,
    /// Nanoseconds per move of the reference program, measured in alternation with the rules.
    pub reference_ns: f64,
    /// The time of a choice in moves of the reference program.
    pub ratio: f64,
    /// Such choices per second.
    pub choices_per_s: f64,
    /// Such choices per game, on average.
    pub choices_per_game: f64,
    /// Games per second.
    pub games_per_s: f64,
    /// Nanoseconds to clone a position.
    pub clone_ns: f64,
    /// Bytes of a position.
    pub state_bytes: usize,
    /// The number of allocations in the games in which they were counted.
    pub allocations: u64,
    /// The number of those games.
    pub allocation_games: u64,
}

/// Games in which allocations are counted.
const COUNTED_GAMES: u64 = 50;
/// The length of a slice: several games, but shorter than the scheduler's time slices on a busy machine.
const SLICE: Duration = Duration::from_millis(2);
/// The number of positions to clone.
const POSITIONS: usize = 64;

pub(crate) fn run(args: &Args, content: &Content, out: &mut dyn Write) -> Result<Outcome> {
    let mut runs = Vec::new();
    for players in args.players.0.clone() {
        runs.push(measure(content, players, args.seed, Duration::from_secs_f64(args.seconds))?);
    }
    if args.json {
        json::write(out, json::Kind::Bench, &serde_json::json!({ "processor": processor(), "runs": runs }))?;
        return Ok(Outcome::Good);
    }
    let mut table = TextTable::default();
    let processor = processor();
    table.heading(&format!("Random play on one core ({processor}), without observer, without empty reaction windows"));
    let mut row = |name, cell: &dyn Fn(&Run) -> String| table.row(name, runs.iter().map(cell).collect::<Vec<_>>());
    row("players", &|r| r.players.to_string());
    row("ns a choice", &|r| format!("{:.1}", r.ns_per_choice));
    row("Connect Four moves per choice", &|r| format!("{:.1}", r.ratio));
    row("ns per Connect Four move", &|r| format!("{:.1}", r.reference_ns));
    row("choices a second", &|r| thousands(r.choices_per_s as u64));
    row("choices a game", &|r| format!("{:.1}", r.choices_per_game));
    row("games a second", &|r| thousands(r.games_per_s as u64));
    row("ns to clone a position", &|r| format!("{:.1}", r.clone_ns));
    row("bytes per position", &|r| thousands(r.state_bytes as u64));
    row("allocations while playing", &|r| r.allocations.to_string());
    table.write(out)?;
    Ok(Outcome::Good)
}

/// Measures a number of players for about this time.
///
/// # Errors
/// When a game cannot be played, which would be a bug in the rules.
pub fn measure(content: &Content, players: u8, seed: u64, time: Duration) -> Result<Run> {
    let mut bench = Bench::new(content, players, seed);
    // Warm up, and count allocations: only those while playing, not of the setup.
    let allocations = (0..COUNTED_GAMES).try_fold(0, |sum, _| bench.game(None).map(|game| sum + game.allocations))?;
    let (mut slices, mut references) = (Vec::new(), Vec::new());
    let mut opponent = RandomBot::new(seed);
    let (began, mut games, mut choices) = (Instant::now(), 0_u64, 0_u64);
    while slices.is_empty() || began.elapsed() < time {
        let (slice, mut slice_choices) = (Instant::now(), 0);
        while slice_choices == 0 || slice.elapsed() < SLICE.min(time) {
            slice_choices += bench.game(None)?.choices;
            games += 1;
        }
        choices += slice_choices;
        slices.push(slice.elapsed().as_nanos() as f64 / slice_choices as f64);
        let (slice, mut moves) = (Instant::now(), 0);
        while moves == 0 || slice.elapsed() < SLICE.min(time) {
            moves += reference::game(&mut opponent);
        }
        references.push(slice.elapsed().as_nanos() as f64 / moves as f64);
    }
    let (ns_per_choice, choices_per_game) = (median(&mut slices), choices as f64 / games as f64);
    let reference_ns = median(&mut references);
    Ok(Run {
        players,
        ns_per_choice,
        reference_ns,
        ratio: ns_per_choice / reference_ns,
        choices_per_s: 1e9 / ns_per_choice,
        choices_per_game,
        games_per_s: 1e9 / (ns_per_choice * choices_per_game),
        clone_ns: bench.clone_ns()?,
        state_bytes: size_of::<State>(),
        allocations,
        allocation_games: COUNTED_GAMES,
    })
}

/// The processor's name, according to the system.
fn processor() -> String {
    let told = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let name = told.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    name.map_or_else(|| std::env::consts::ARCH.to_owned(), |(_, name)| name.to_owned())
}

fn median(numbers: &mut [f64]) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers.get(numbers.len() / 2).copied().unwrap_or(0.0)
}

/// Plays one random game after another.
struct Bench<'c> {
    content: &'c Content,
    setup: Setup,
    seed: u64,
    next: u64,
    buffer: Vec<Choice>,
}

/// The cost of a game.
struct Played {
    choices: u64,
    allocations: u64,
}

impl<'c> Bench<'c> {
    fn new(content: &'c Content, players: u8, seed: u64) -> Self {
        let setup = Setup { skip_empty_windows: true, ..Setup::of(content, players) };
        Self { content, setup, seed, next: 0, buffer: Vec::with_capacity(CHOICES) }
    }

    /// Plays the next game; collects some of its positions in `positions`.
    fn game(&mut self, mut positions: Option<&mut Vec<State>>) -> Result<Played> {
        let seed = game_seed(self.seed, self.setup.seats, self.next);
        self.next += 1;
        let mut luck = FastChance::new(seed);
        let mut bot = RandomBot::new(!seed);
        let mut game = Game::new(self.content, &self.setup, &mut luck, &mut ())?;
        let before = allocations();
        let (mut choices, mut all) = (0, 0);
        while let Some(seat) = game.decision().first() {
            game.choices(seat, &mut self.buffer);
            let options = self.buffer.len();
            let picked = self.buffer.get(bot.pick(options)).copied();
            let choice = picked.ok_or_else(|| anyhow!("a seat has to choose but has no choices, seed {seed}"))?;
            game.play_fast(seat, choice, &mut luck, &mut ())?;
            choices += u64::from(options > 1);
            all += 1;
            if all > CAP {
                return Err(anyhow!("the game did not end within {CAP} choices, seed {seed}"));
            }
            if let Some(positions) = positions.as_deref_mut().filter(|p| all % 16 == 0 && p.len() < POSITIONS) {
                positions.push(game.state);
            }
        }
        Ok(Played { choices, allocations: allocations() - before })
    }

    /// The time to clone a position, averaged over positions from games.
    fn clone_ns(&mut self) -> Result<f64> {
        let mut positions = Vec::with_capacity(POSITIONS);
        while positions.len() < POSITIONS {
            self.game(Some(&mut positions))?;
        }
        const ROUNDS: usize = 200;
        let mut slices = Vec::new();
        for _ in 0..25 {
            let began = Instant::now();
            for _ in 0..ROUNDS {
                for position in &positions {
                    black_box(*black_box(position));
                }
            }
            slices.push(began.elapsed().as_nanos() as f64 / (ROUNDS * positions.len()) as f64);
        }
        Ok(median(&mut slices))
    }
}
