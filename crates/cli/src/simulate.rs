//! `darkrock simulate`: many games of bots, with statistics.

use crate::args::{MOST_GAMES, Players, length};
use crate::text_table::{TextTable, thousands};
use crate::{Misuse, Outcome, json, variants, weights};
use anyhow::Result;
use darkrock_bots::BotKind;
use darkrock_lab::{Plan, Report, simulate};
use darkrock_rules::edition::Edition;
use darkrock_rules::{Content, Setup};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::{IsTerminal, Write, stderr};
use std::time::Instant;

/// Let bots play many games and print statistics.
///
/// The same seed gives the same games and the same statistics, for any number of threads. A game that is not over after
/// 200,000 choices is aborted and counted as unfinished.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  darkrock simulate --games 10000 --players 4
  darkrock simulate --games 100000 --players 2-6 --seed 7 --json > statistics.json
  darkrock simulate --games 5000 --length 15 --no-goals --threads 1")]
pub struct Args {
    /// Number of games for each number of players
    #[arg(long, default_value_t = 1000, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=MOST_GAMES), help_heading = "Games")]
    games: u64,
    /// Number of players, or a range
    #[arg(long, default_value = "2-6", value_name = "N|N-M", help_heading = "Players")]
    players: Players,
    /// Bot on every seat: random, greenhorn, cowboy, gunslinger, or gunslinger@N for N iterations per choice
    #[arg(long, default_value_t = BotKind::Random, value_name = "BOT", help_heading = "Players")]
    bots: BotKind,
    #[command(flatten)]
    weights: weights::Args,
    /// Seed of all random outcomes and bots
    #[arg(long, default_value_t = 1, value_name = "S", help_heading = "Games")]
    seed: u64,
    /// Number of threads; 0 for the number of cores
    #[arg(long, default_value_t = 0, value_name = "T", value_parser = clap::value_parser!(u16).range(..=1024), help_heading = "Games")]
    threads: u16,
    /// Legendary points that trigger the end: short (15), average (20) or long (25). Default: the usual length with
    /// these variants
    #[arg(long, value_parser = length, value_name = "LENGTH", help_heading = "Rules")]
    length: Option<u8>,
    #[command(flatten)]
    variants: variants::Args,
    /// The edition: en, fr or it, optionally with changes, as in en+story-ride=exact
    #[arg(long, default_value = "en", value_name = "EDITION", help_heading = "Rules")]
    edition: Edition,
    /// Print JSON: {"runs": [one report for each number of players]}
    #[arg(long, help_heading = "Output")]
    json: bool,
}

/// A report and its duration.
struct Run {
    report: Report,
    seconds: f64,
}

pub(crate) fn run(args: &Args, content: &Content, out: &mut dyn Write) -> Result<Outcome> {
    let mut runs = Vec::new();
    let precomputed = args.weights.precomputed_of(content, args.bots)?;
    for players in args.players.0.clone() {
        let chosen = args.variants.chosen(content.usual(players))?;
        let setup = Setup {
            length: variants::length_of(content, chosen, args.length),
            variants: chosen,
            edition: args.edition,
            skip_empty_windows: true,
            ..Setup::of(content, players)
        };
        setup.check(content).map_err(|e| Misuse::of(e.into()))?;
        let (bots, precomputed, threads) = (args.bots, precomputed.clone(), usize::from(args.threads));
        let plan = Plan { bots, precomputed, threads, ..Plan::new(setup, args.games, args.seed) };
        let bar = progress_bar(args.games, players);
        let began = Instant::now();
        let report = simulate(content, &plan, &|n| bar.inc(n));
        bar.finish_and_clear();
        runs.push(Run { report: report?, seconds: began.elapsed().as_secs_f64() });
    }
    if args.json {
        let reports: Vec<&Report> = runs.iter().map(|r| &r.report).collect();
        json::write(out, json::Kind::Simulation, &serde_json::json!({ "runs": reports }))?;
    } else {
        summary(content, &runs).write(out)?;
        never_taken(&runs, out)?;
    }
    Ok(Outcome::Good)
}

/// A progress bar on a terminal, nothing elsewhere.
fn progress_bar(games: u64, players: u8) -> ProgressBar {
    let target = if stderr().is_terminal() { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let bar = ProgressBar::with_draw_target(Some(games), target);
    let style = "{prefix} {wide_bar} {human_pos}/{human_len} games, {per_sec}, {eta} to go";
    if let Ok(style) = ProgressStyle::with_template(style) {
        bar.set_style(style);
    }
    bar.set_prefix(format!("{players} players"));
    bar
}

/// The table: a column for each number of players.
fn summary(content: &Content, runs: &[Run]) -> TextTable {
    let mut table = TextTable::default();
    let each = |cell: &dyn Fn(&Report) -> String| runs.iter().map(|r| cell(&r.report)).collect::<Vec<_>>();
    table.heading("Games");
    table.row("players", each(&|r| r.players.to_string()));
    table.row("variants", each(&|r| r.variants.to_string()));
    table.row("games", each(&|r| thousands(r.games)));
    let cap = runs.first().map_or(0, |r| r.report.cap);
    table.row(&format!("unfinished after {} choices", thousands(cap)), each(&|r| thousands(r.unfinished)));
    table.row("choices, mean (two options or more)", each(&|r| format!("{:.1}", r.choices.mean)));
    table.row("choices, least", each(&|r| thousands(r.choices.min)));
    table.row("choices, most", each(&|r| thousands(r.choices.max)));
    table.row("rounds, mean", each(&|r| format!("{:.1}", r.rounds.mean)));
    table.row("rounds, least", each(&|r| thousands(r.rounds.min)));
    table.row("rounds, most", each(&|r| thousands(r.rounds.max)));
    let speed = |run: &Run| thousands((run.report.games as f64 / run.seconds.max(1e-9)) as u64);
    table.row("games a second", runs.iter().map(speed));

    table.heading("LP by source, mean of a player's game");
    for source in names(runs, |r| r.lp_by_source.iter().map(|s| s.source.clone()).collect()) {
        let of = |r: &Report| r.lp_by_source.iter().find(|s| s.source == source).map_or(0.0, |s| s.mean);
        table.row(&source, each(&|r| format!("{:.3}", of(r))));
    }
    table.heading("Final score by part, mean of all players (of the winners)");
    for part in names(runs, |r| r.score.iter().map(|s| s.part.clone()).collect()) {
        let of = |r: &Report| r.score.iter().find(|s| s.part == part).map_or((0.0, 0.0), |s| (s.mean, s.winners));
        table.row(&part, each(&|r| format!("{:.2} ({:.2})", of(r).0, of(r).1)));
    }
    table.heading("Wins by seat, a shared one counted as fractions");
    for seat in 1..=runs.iter().map(|r| r.report.seats.len()).max().unwrap_or(0) {
        let of = |r: &Report| r.seats.get(seat - 1).map_or(String::new(), |s| percent(s.rate));
        table.row(&format!("seat {seat}"), each(&of));
    }
    table.heading("Wins by character, in the games with it");
    for (at, character) in content.specs.characters.iter().enumerate() {
        let of = |r: &Report| r.characters.get(at).map_or(String::new(), |c| percent(c.rate));
        table.row(&character.id, each(&of));
    }
    table.heading("Choices by kind");
    for kind in names(runs, |r| r.kinds.iter().map(|k| k.kind.clone()).collect()) {
        let of = |r: &Report| r.kinds.iter().find(|k| k.kind == kind).map_or(0, |k| k.taken);
        table.row(&kind, each(&|r| thousands(of(r))));
    }
    table
}

/// The names in all reports, without duplicates, in order of first occurrence.
fn names(runs: &[Run], of: impl Fn(&Report) -> Vec<String>) -> Vec<String> {
    let mut names = Vec::new();
    for name in runs.iter().flat_map(|r| of(&r.report)) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

fn percent(share: f64) -> String {
    format!("{:.1}%", share * 100.0)
}

/// Prints the kinds of choices that never occurred in any game.
fn never_taken(runs: &[Run], out: &mut dyn Write) -> std::io::Result<()> {
    let never = |kind: &str| runs.iter().all(|r| r.report.kinds_never_taken().any(|k| k == kind));
    let kinds = names(runs, |r| r.kinds.iter().map(|k| k.kind.clone()).collect());
    let none: Vec<String> = kinds.into_iter().filter(|k| never(k)).collect();
    match none.is_empty() {
        true => writeln!(out, "\nEvery kind of choice occurred."),
        false => writeln!(out, "\nNever occurred: {}.", none.join(", ")),
    }
}
