//! `darkrock tournament`: which bot plays best.

use crate::args::length;
use crate::table::{Table, thousands};
use crate::{Misuse, Outcome, variants};
use anyhow::Result;
use darkrock_lab::tournament::{EntrantRow, Stopped};
use darkrock_lab::{CAP, Entrants, LabError, TournamentError, TournamentPlan, TournamentReport, tournament};
use darkrock_rules::edition::Edition;
use darkrock_rules::{Content, Setup, Variant, Variants};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::{IsTerminal, Write, stderr};

/// Let bots play against each other and rate them.
///
/// The same games are played with the seats rotated: a block of games, as many as bots are listed, has the same luck and
/// the same characters by seat, and each bot has each seat once. Whole blocks are played. With fewer bots than players
/// the list goes round again; with more, some wait. The same seed gives the same results, but for the times, whatever
/// the number of threads. docs/lab.md says how the intervals are made.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  darkrock tournament --bots hand,greenhorn --games 400
  darkrock tournament --bots 'gunslinger@400,hand*3' --games 400 --until-clear
  darkrock tournament --bots 'hand,program:python3 examples/python-bot/bot.py' --players 2 --games 50 --json")]
pub struct Args {
    /// Who plays: random, greenhorn, hand, gunslinger, gunslinger@N for N iterations a choice, program:COMMAND for a
    /// program of your own; hand*3 for three of them
    #[arg(long, value_name = "LIST")]
    bots: Entrants,
    /// How many games at least
    #[arg(long, default_value_t = 400, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// How many play at a table
    #[arg(long, default_value_t = 4, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=6))]
    players: u8,
    /// The seed of all luck and all bots
    #[arg(long, default_value_t = 1, value_name = "S")]
    seed: u64,
    /// How many games at once; 0 for as many as there are cores
    #[arg(long, default_value_t = 0, value_name = "T", value_parser = clap::value_parser!(u16).range(..=1024))]
    threads: u16,
    /// The legendary points that start the end: short (15), average (20) or long (25). Otherwise average, or short for a
    /// first game
    #[arg(long, value_parser = length, value_name = "LENGTH")]
    length: Option<u8>,
    #[command(flatten)]
    variants: variants::Args,
    /// The rulebook: en, fr or it, perhaps with changes, as in en+story-ride=exact
    #[arg(long, default_value = "en", value_name = "EDITION")]
    edition: Edition,
    /// Let the bots draft their characters, instead of dealing the same to the seats of a block
    #[arg(long)]
    draft: bool,
    /// End as soon as the first bot's win rate is clearly above or below --against
    #[arg(long)]
    until_clear: bool,
    /// The win rate to compare with: a share such as 0.25 or 25%. Otherwise that of an equal player
    #[arg(long, value_name = "P", value_parser = share, requires = "until_clear")]
    against: Option<f64>,
    /// After how many choices a game is given up
    #[arg(long, default_value_t = CAP, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    cap: u64,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// A share between 0 and 1: `0.25` or `25%`.
fn share(text: &str) -> Result<f64, String> {
    let (number, whole) = text.strip_suffix('%').map_or((text, 1.0), |number| (number, 100.0));
    let share = number.trim().parse::<f64>().ok().map(|n| n / whole).filter(|share| *share > 0.0 && *share < 1.0);
    share.ok_or_else(|| format!("“{text}” is not a share: expected a number between 0 and 1, or between 0% and 100%"))
}

impl Args {
    fn plan(&self, content: &Content) -> Result<TournamentPlan> {
        let variants = self.variants.chosen(Variants::GOALS)?;
        let setup = Setup {
            length: variants::length_of(content, variants, self.length),
            variants,
            edition: self.edition,
            skip_empty_windows: true,
            ..Setup::new(self.players)
        };
        let equal = 1.0 / f64::from(self.players);
        Ok(TournamentPlan {
            threads: usize::from(self.threads),
            cap: self.cap,
            draft: self.draft,
            until_clear: self.until_clear.then(|| self.against.unwrap_or(equal)),
            ..TournamentPlan::new(setup, self.bots.clone(), self.games, self.seed)
        })
    }
}

pub(crate) fn run(args: &Args, content: &Content, out: &mut dyn Write) -> Result<Outcome> {
    let plan = args.plan(content)?;
    let bar = progress_bar(plan.blocks() * plan.block());
    let report = tournament(content, &plan, &|| bar.inc(1));
    bar.finish_and_clear();
    let report = report.map_err(|error| match error {
        TournamentError::Program { .. } | TournamentError::Lab(LabError::Game { .. } | LabError::Threads(_)) => {
            error.into()
        }
        plan => anyhow::Error::from(Misuse::of(plan.into())),
    })?;
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &report)?;
        writeln!(out)?;
    } else {
        summary(&report, out)?;
    }
    Ok(Outcome::Good)
}

/// A bar on a terminal, and nothing elsewhere.
fn progress_bar(games: u64) -> ProgressBar {
    let target = if stderr().is_terminal() { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let bar = ProgressBar::with_draw_target(Some(games), target);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} games, {per_sec}, {eta} to go")
    {
        bar.set_style(style);
    }
    bar
}

/// The table, the best rated first, and what it means.
fn summary(report: &TournamentReport, out: &mut dyn Write) -> std::io::Result<()> {
    let mut table = Table::default();
    let others = report.variants.without(Variant::Goals).ids();
    let goals = if report.variants.has(Variant::Goals) { "goals" } else { "no goals" };
    let variants = [&[goals][..], &others].concat().join(", ");
    let (games, players, length) = (thousands(report.games_played), report.players, report.length);
    table.heading(&format!(
        "{games} games of {players} players to {length} LP, {variants}, in blocks of {}, seed {}",
        report.block, report.seed
    ));
    let columns = ["seats", "wins", "95%", "rating", "95%", "LP", "score", "choices", "µs mean", "µs most"];
    table.row("", columns.map(str::to_owned));
    let mut rows: Vec<&EntrantRow> = report.entrants.iter().collect();
    rows.sort_by(|a, b| b.rating.total_cmp(&a.rating));
    for row in rows {
        let [low, high] = row.interval.map(percent);
        let [least, most] = row.rating_interval;
        let cells = [
            thousands(row.games),
            percent(row.win_rate),
            format!("{low} to {high}"),
            format!("{:.1}", row.rating),
            format!("{least:.1} to {most:.1}"),
            format!("{:.2}", row.mean_lp),
            format!("{:.2}", row.mean_score),
            thousands(row.decisions),
            format!("{:.1}", row.decision_us_mean),
            thousands(row.decision_us_max.round() as u64),
        ];
        table.row(&row.bot, cells);
    }
    table.write(out)?;
    writeln!(out)?;
    if report.unfinished > 0 {
        let (unfinished, cap) = (thousands(report.unfinished), thousands(report.cap));
        writeln!(out, "{unfinished} games were given up after {cap} choices; nobody has won them.")?;
    }
    if let (Some(verdict), Some(first)) = (&report.until_clear, report.entrants.first()) {
        let [low, high] = verdict.interval.map(percent);
        let (bot, against, level) = (&first.bot, percent(verdict.against), percent(verdict.confidence));
        let is = match verdict.clear {
            true if first.win_rate > verdict.against => "clearly wins more than",
            true => "clearly wins less than",
            false => "is not clearly apart from",
        };
        writeln!(out, "{bot} {is} {against}: {low} to {high}, with the {level} confidence of each look.")?;
    }
    match report.stopped {
        Stopped::AllPlayed => writeln!(out, "All games were played."),
        Stopped::Clear => writeln!(out, "Ended early, of {} games.", thousands(report.games)),
    }
}

fn percent(share: f64) -> String {
    format!("{:.1}%", share * 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_read() {
        assert_eq!((share("0.25"), share("25%"), share("33.5 %")), (Ok(0.25), Ok(0.25), Ok(0.335)));
        for wrong in ["0", "1", "25", "100%", "-1", "NaN", "", "%", "half"] {
            assert!(share(wrong).is_err(), "{wrong}");
        }
    }
}
