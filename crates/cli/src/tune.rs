//! `darkrock tune`: tunes the weights by which bots evaluate positions, by self-play.

use crate::args::MOST_GAMES;
use crate::{Outcome, weights};
use anyhow::{Context, Result};
use darkrock_bots::weights::Weights;
use darkrock_lab::multiples::{Group, Tried, tune_groups};
use darkrock_lab::tune::{TunePlan, tune};
use darkrock_rules::Content;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Tune the weights of the bots by self-play.
///
/// Each round plays games with the current weights and fits the weights to the winners. The same seed gives the same
/// weights, for any number of threads; docs/bots.md documents the run that produced the shipped weights.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  darkrock tune --games 1200 --rounds 5 --seed 2024 --out weights.yaml
  darkrock tournament --bots cowboy+tuned,cowboy --weights weights.yaml
  darkrock tune --mode serenade --groups groups.yaml --games 300 --rounds 2 --out weights.yaml")]
pub struct Args {
    /// Games per round
    #[arg(long, default_value_t = 1200, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=MOST_GAMES))]
    games: u64,
    /// Number of rounds
    #[arg(long, default_value_t = 5, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// Seed of all random numbers
    #[arg(long, default_value_t = 1, value_name = "S")]
    seed: u64,
    /// Number of threads; 0 for the number of cores
    #[arg(long, default_value_t = 0, value_name = "T", value_parser = clap::value_parser!(u16).range(..=1024))]
    threads: u16,
    /// Start from the weights in this file instead of the shipped ones
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Do not fit the weights: give each seat the weights of each group in this file times one of its multiples, by chance,
    /// and keep the multiple that wins most
    #[arg(long, value_name = "FILE")]
    groups: Option<PathBuf>,
    /// Write the weights to this file after every round
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

pub(crate) fn run(args: &Args, content: &Content, out: &mut dyn Write) -> Result<Outcome> {
    let start = match &args.from {
        Some(file) => weights::read(content, file)?,
        None => Weights::shipped(content),
    };
    // Reported before the first round; an existing file is kept until then.
    let opened = OpenOptions::new().append(true).create(true).open(&args.out);
    opened.with_context(|| format!("cannot write {}", args.out.display()))?;
    let plan = TunePlan { games: args.games, rounds: args.rounds, seed: args.seed, threads: usize::from(args.threads) };
    let mut written = Ok(());
    let mut save = |told: String, weights: &Weights| {
        let saved = std::fs::write(&args.out, weights.write(content));
        let told = writeln!(out, "{told}");
        if written.is_ok() {
            written = saved.and(told).and_then(|()| out.flush());
        }
    };
    match &args.groups {
        None => tune(content, &plan, start, &mut |report, weights| {
            let told = format!(
                "round {}: {} positions, cross-entropy {:.4} before and {:.4} after",
                report.round, report.moments, report.before, report.after
            );
            save(told, weights);
        })?,
        Some(file) => {
            let groups = groups(content, file)?;
            let mut round = 0;
            tune_groups(content, &plan, &groups, start, &mut |tried, weights| {
                round += 1;
                let rows = groups.iter().zip(tried).map(|(group, tried)| format!("\n  {}", row(group, tried)));
                save(format!("round {round}:{}", rows.collect::<String>()), weights);
            })?
        }
    };
    written.with_context(|| format!("cannot write {}", args.out.display()))?;
    Ok(Outcome::Good)
}

/// Reads a file of groups.
fn groups(content: &Content, file: &Path) -> Result<Vec<Group>> {
    let text = crate::texts::read(file)?;
    Group::read(content, &text).with_context(|| file.display().to_string())
}

/// How the multiples of a group did: the part of their games that each won, and the points above the mean of the tables.
fn row(group: &Group, tried: &[Tried]) -> String {
    let one = |tried: &Tried| {
        let points = tried.points / f64::from(tried.seats.max(1));
        format!("×{} {:.1}% of {} ({points:+.1})", tried.multiple, 100.0 * tried.share(), tried.seats)
    };
    format!("{}: {}", group.name, tried.iter().map(one).collect::<Vec<_>>().join(", "))
}
