//! `darkrock tournament`: compares bots.

use crate::args::{MOST_GAMES, length};
use crate::interrupt::{self, Interrupted};
use crate::text_table::{TextTable, thousands};
use crate::{Misuse, Outcome, json, variants, weights};
use anyhow::Result;
use darkrock_lab::tournament::{EntrantRow, Stopped};
use darkrock_lab::{CAP, Entrant, Entrants, LabError, TournamentError, TournamentPlan, TournamentReport, tournament};
use darkrock_rules::edition::Edition;
use darkrock_rules::{Content, Setup, Variant};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::{IsTerminal, Write, stderr};
use std::path::PathBuf;

/// Let bots play against each other and rate them.
///
/// The same games are played with rotated seats: a block of games, as many as bots are listed, has the same randomness
/// and the same characters by seat, and each bot has each seat once. Whole blocks are played. With fewer bots than
/// players the list is repeated; with more, some wait. The same seed gives the same results, except for durations, for
/// any number of threads. docs/lab.md describes the intervals.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  darkrock tournament --bots cowboy,greenhorn --games 400
  darkrock tournament --bots 'gunslinger@400,cowboy*3' --games 400 --until-clear
  darkrock tournament --bots 'cowboy,program:python3 examples/python-bot/bot.py' --players 2 --games 50 --json")]
pub struct Args {
    /// Participants: random, greenhorn, cowboy, gunslinger, gunslinger@N for N iterations per choice, program:COMMAND
    /// for a program of your own; cowboy*3 for three of them
    ///
    /// Quotation marks around a command, as in program:"python3 bot.py", are removed.
    #[arg(long, value_name = "LIST", help_heading = "Players")]
    bots: Entrants,
    /// File of weights for cowboy+tuned and gunslinger+tuned, as written by `darkrock tune`; if the list contains
    /// neither, for every cowboy and gunslinger
    #[arg(long, value_name = "FILE", help_heading = "Players")]
    weights: Option<PathBuf>,
    /// Minimum number of games
    #[arg(long, default_value_t = 400, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=MOST_GAMES), help_heading = "Games")]
    games: u64,
    /// Number of players at a table
    #[arg(long, default_value_t = 4, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=6), help_heading = "Players")]
    players: u8,
    /// Seed of all random outcomes and bots
    #[arg(long, default_value_t = 1, value_name = "S", help_heading = "Games")]
    seed: u64,
    /// Number of parallel games; 0 for the number of cores
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
    /// Let the bots draft their characters, instead of dealing the same ones by seat in all games of a block
    #[arg(long, help_heading = "Rules")]
    draft: bool,
    /// Stop as soon as the first bot's win rate is clearly above or below --against
    #[arg(long, help_heading = "Early stopping")]
    until_clear: bool,
    /// Win rate to compare with, such as 0.25 or 25%. Default: that of an equal player
    #[arg(long, value_name = "P", value_parser = share, requires = "until_clear", help_heading = "Early stopping")]
    against: Option<f64>,
    /// Abort a game after this many choices
    #[arg(long, default_value_t = CAP, value_name = "N", value_parser = clap::value_parser!(u64).range(1..), help_heading = "Games")]
    cap: u64,
    /// Print JSON
    #[arg(long, help_heading = "Output")]
    json: bool,
}

/// A share between 0 and 1: `0.25` or `25%`.
fn share(text: &str) -> Result<f64, String> {
    let (number, whole) = text.strip_suffix('%').map_or((text, 1.0), |number| (number, 100.0));
    let share = number.trim().parse::<f64>().ok().map(|n| n / whole).filter(|share| *share > 0.0 && *share < 1.0);
    share
        .ok_or_else(|| format!("“{text}” is not a win rate: expected a number between 0 and 1, or between 0% and 100%"))
}

impl Args {
    fn plan(&self, content: &Content) -> Result<TournamentPlan> {
        let variants = self.variants.chosen(content.usual(self.players))?;
        let setup = Setup {
            length: variants::length_of(content, variants, self.length),
            variants,
            edition: self.edition,
            skip_empty_windows: true,
            ..Setup::of(content, self.players)
        };
        let equal = 1.0 / f64::from(self.players);
        let weights = weights::Args { weights: self.weights.clone() };
        let mut entrants = self.bots.clone();
        if self.weights.is_some() && !entrants.0.iter().any(Entrant::is_tuned) {
            entrants.0 = entrants.0.into_iter().map(Entrant::tuned).collect();
        }
        Ok(TournamentPlan {
            threads: usize::from(self.threads),
            cap: self.cap,
            draft: self.draft,
            until_clear: self.until_clear.then(|| self.against.unwrap_or(equal)),
            precomputed: weights.precomputed(content)?,
            ..TournamentPlan::new(setup, entrants, self.games, self.seed)
        })
    }
}

pub(crate) fn run(args: &Args, content: &Content, out: &mut dyn Write) -> Result<Outcome> {
    let plan = args.plan(content)?;
    let bar = progress_bar(plan.blocks() * plan.block());
    let interrupted = Interrupted::watch();
    let report = tournament(content, &plan, &|| bar.inc(1), &|| interrupted.is_set());
    bar.finish_and_clear();
    let report = report.map_err(|error| match error {
        TournamentError::Program { .. } | TournamentError::Lab(LabError::Game { .. } | LabError::Threads(_)) => {
            error.into()
        }
        plan => anyhow::Error::from(Misuse::of(plan.into())),
    })?;
    if args.json {
        json::write(out, json::Kind::Tournament, &report)?;
    } else {
        summary(&report, out)?;
    }
    let whole = report.stopped != Stopped::Interrupted;
    Ok(if whole { Outcome::Good } else { Outcome::Stopped(interrupt::SIGNAL) })
}

/// A progress bar on a terminal, nothing elsewhere.
fn progress_bar(games: u64) -> ProgressBar {
    let target = if stderr().is_terminal() { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let bar = ProgressBar::with_draw_target(Some(games), target);
    let style = "{wide_bar} {human_pos}/{human_len} games, {per_sec}, {eta} to go; Ctrl-C shows the results so far";
    if let Ok(style) = ProgressStyle::with_template(style) {
        bar.set_style(style);
    }
    bar
}

/// The table in descending order of rating, with explanations.
fn summary(report: &TournamentReport, out: &mut dyn Write) -> std::io::Result<()> {
    let mut table = TextTable::default();
    let others = report.variants.without(Variant::Goals).ids();
    let goals = if report.variants.has(Variant::Goals) { "goals" } else { "no goals" };
    let variants = [&[goals][..], &others].concat().join(", ");
    let (games, players, length) = (thousands(report.games_played), report.players, report.length);
    table.heading(&format!(
        "{games} games of {players} players to {length} LP, {variants}, in blocks of {}, seed {}",
        report.block, report.seed
    ));
    let columns =
        ["games", "won", "", "× equal", "95%", "rating", "95%", "LP", "score", "choices", "µs mean", "µs most"];
    table.row("", columns.map(str::to_owned));
    let mut rows: Vec<&EntrantRow> = report.entrants.iter().collect();
    rows.sort_by(|a, b| b.rating.total_cmp(&a.rating));
    for row in rows {
        let [low, high] = row.times_equal_interval;
        let [least, most] = row.rating_interval;
        let cells = [
            thousands(row.played),
            games_won(row.won),
            percent(row.won_share),
            format!("{:.2}", row.times_equal),
            format!("{low:.2} to {high:.2}"),
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
    writeln!(out, "\n× equal: games won, relative to equal players with as many seats.")?;
    if report.unfinished > 0 {
        let (unfinished, cap) = (thousands(report.unfinished), thousands(report.cap));
        writeln!(out, "{unfinished} games were aborted after {cap} choices, without a winner.")?;
    }
    if let (Some(verdict), Some(first)) = (&report.until_clear, report.entrants.first()) {
        let [low, high] = verdict.interval.map(percent);
        let (bot, against, level) = (&first.bot, percent(verdict.against), percent(verdict.confidence));
        let is = match verdict.clear {
            true if first.win_rate > verdict.against => "clearly wins more than",
            true => "clearly wins less than",
            false => "does not clearly differ from",
        };
        writeln!(out, "A seat of {bot} {is} {against}: {low} to {high}, with the {level} confidence of each look.")?;
    }
    match report.stopped {
        Stopped::AllPlayed => writeln!(out, "All games were played."),
        Stopped::Clear => writeln!(out, "Stopped early, of {} games.", thousands(report.games)),
        Stopped::Interrupted => {
            let [played, all] = [report.games_played, report.games].map(thousands);
            writeln!(out, "Interrupted: {played} of {all} games were played.")
        }
    }
}

/// A number of games; a fraction if victories were shared.
fn games_won(won: f64) -> String {
    let text = format!("{won:.1}");
    text.strip_suffix(".0").map_or(text.clone(), str::to_owned)
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
