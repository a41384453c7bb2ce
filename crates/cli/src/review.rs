//! `darkrock review`: reviews a recorded game, with winning chances turn by turn and the most costly choices.

mod look;
mod text;

pub(crate) use look::{ITERATIONS, Reviewed, Wish, look_over};
pub(crate) use text::{about, bars, ends, mistakes, percent, rest, write_text};

use crate::interrupt::Interrupted;
use crate::play::words::Words;
use crate::{Misuse, Outcome, json, replay};
use anyhow::{Context, Result, anyhow};
use darkrock_rules::ids::Seat;
use darkrock_rules::record::{Record, ReplayError};
use darkrock_rules::{Content, notation};
use darkrock_texts::Language;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde_json::Value;
use std::io::{IsTerminal, Write, stderr};
use std::path::{Path, PathBuf};

/// Review a recorded game: winning chances turn by turn, and the most costly choices.
///
/// A gunslinger evaluates the choices of people, or everybody's if only bots played. Ctrl-C ends the search early and
/// prints the results so far. The same record and number of iterations give the same review.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  darkrock review darkrock-42.record
  darkrock review game.record --iterations 2000 --seats 1,3
  darkrock review game.record --json > review.json")]
pub struct Args {
    /// The record
    file: PathBuf,
    /// Search iterations per choice; a possible mistake is searched four more times with 25 times as many
    #[arg(long, default_value_t = ITERATIONS, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    iterations: u32,
    /// Review only these players' choices: seat numbers, separated by commas
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = clap::value_parser!(u8).range(1..=6))]
    seats: Vec<u8>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Args {
    /// The path of the file to review.
    pub fn record(&self) -> &Path {
        &self.file
    }
}

pub(crate) fn run(args: &Args, content: &Content, language: Language, out: &mut dyn Write) -> Result<Outcome> {
    let record = replay::read(&args.file, content)?;
    let players = record.header.setup.seats;
    if let Some(seat) = args.seats.iter().find(|s| **s > players) {
        return Err(Misuse::of(anyhow!("--seats names seat {seat}: expected 1 to {players}")).into());
    }
    let seats = args.seats.iter().map(|s| Seat(s - 1)).collect();
    let wish = Wish { iterations: args.iterations, seats, language };
    let reviewed = look_over_here(&record, content, &wish)
        .with_context(|| format!("{} contains an illegal move", args.file.display()))?;
    if args.json {
        json::write(out, json::Kind::Review, &as_json(content, &wish, &reviewed))?;
    } else {
        write_text(&Words::new(language, content)?, &reviewed, out)?;
    }
    Ok(Outcome::Good)
}

/// Reviews a game with a progress bar, until Ctrl-C.
///
/// # Errors
/// When the record contains illegal entries.
pub(crate) fn look_over_here(record: &Record, content: &Content, wish: &Wish) -> Result<Reviewed, ReplayError> {
    let bar = progress_bar(record.choices() as u64);
    let interrupted = Interrupted::watch();
    let stop = || interrupted.is_set();
    let reviewed = look_over(record, content, wish, &|n| bar.set_position(n as u64), &stop);
    bar.finish_and_clear();
    reviewed
}

fn progress_bar(choices: u64) -> ProgressBar {
    let target = if stderr().is_terminal() { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let bar = ProgressBar::with_draw_target(Some(choices), target);
    let style = "{wide_bar} {human_pos}/{human_len} choices, {eta} to go; Ctrl-C shows the results so far";
    if let Ok(style) = ProgressStyle::with_template(style) {
        bar.set_style(style);
    }
    bar
}

/// A number of the review with four significant digits.
fn figure(x: f32) -> f64 {
    (f64::from(x) * 1e4).round() / 1e4
}

fn as_json(content: &Content, wish: &Wish, reviewed: &Reviewed) -> Value {
    let seats = reviewed.players.len();
    let his_field = content.automa.id.replace('-', "_");
    let turn = |t: &darkrock_bots::review::TurnChances| {
        let chances: Vec<f64> = t.chances.iter().take(seats).map(|c| figure(*c)).collect();
        let mut turn = serde_json::json!({ "at": t.at, "round": t.round, "seat": t.seat.0 + 1, "chances": chances });
        if let (Some(_), Some(his)) = (&reviewed.automa, t.chances.get(seats)) {
            turn[his_field.as_str()] = serde_json::json!(figure(*his));
        }
        turn
    };
    let mistake = |told: &look::Told| {
        let m = &told.mistake;
        serde_json::json!({
            "at": m.at,
            "round": m.round,
            "seat": m.seat.0 + 1,
            "chosen": notation::print(content, m.chosen),
            "best": notation::print(content, m.best),
            "chance": figure(m.chance),
            "cost": figure(m.cost),
            "margin": figure(m.margin),
        })
    };
    let player = |p: &look::Player| serde_json::json!({ "character": p.character, "name": p.name, "judged": p.judged });
    serde_json::json!({
        "iterations": wish.iterations,
        "choices": reviewed.choices,
        "looked_at": reviewed.looked_at,
        "rounds": reviewed.rounds,
        "over": reviewed.over,
        "players": reviewed.players.iter().map(player).collect::<Vec<_>>(),
        "turns": reviewed.turns.iter().map(turn).collect::<Vec<_>>(),
        "mistakes": reviewed.mistakes.iter().map(mistake).collect::<Vec<_>>(),
    })
}
