//! `darkrock study`: statistics of the game under a bot, with all rows and a report.

use crate::args::{MOST_GAMES, Players, length};
use crate::text_table::{TextTable, thousands};
use crate::{Misuse, Outcome, json, variants, weights};
use anyhow::{Context, Result, anyhow};
use darkrock_bots::BotKind;
use darkrock_lab::study::columns::columns_markdown;
use darkrock_lab::study::summary::Rate;
use darkrock_lab::study::{Cell, Games, People, Work, report};
use darkrock_lab::{CAP, Study, StudyPlan, study};
use darkrock_rules::edition::Edition;
use darkrock_rules::{Content, Selection, Variants};
use darkrock_texts::Language;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::collections::BTreeSet;
use std::fs;
use std::io::{IsTerminal, Write, stderr};
use std::path::{Path, PathBuf};
use std::time::Instant;

/// The files of the results, in addition to those of the rows.
const STATISTICS: &str = "statistics.json";
const REPORT: &str = "report.html";

/// Analyze the game by many bot games: who wins, what is used, how long it takes.
///
/// Writes games.parquet, players.parquet and turns.parquet (see --columns), the statistics as statistics.json, and
/// report.html, a self-contained page. The same seed gives the same files, for any number of threads. An interrupted
/// study continues with --resume.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  darkrock study --bot cowboy --games 2000 --players 4 --out study
  darkrock study --games 100000 --players 2-6 --lengths 15,20,25 --out all --resume
  darkrock study --from games-of-people --players 3 --variant goals --out beside
  darkrock study --columns")]
pub struct Args {
    /// Bot on every seat
    #[arg(long, default_value_t = BotKind::Cowboy, value_name = "BOT", help_heading = "Players")]
    bot: BotKind,
    #[command(flatten)]
    weights: weights::Args,
    /// Number of games for each number of players and each length
    #[arg(long, default_value_t = 1000, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=MOST_GAMES), help_heading = "Games")]
    games: u64,
    /// Number of players, or a range
    #[arg(long, default_value = "4", value_name = "N|N-M", help_heading = "Players")]
    players: Players,
    /// Legendary points that trigger the end, one or more separated by commas: short (15), average (20), long (25).
    /// Default: the usual length with these variants
    #[arg(long, value_delimiter = ',', value_parser = length, value_name = "LENGTHS", help_heading = "Rules")]
    lengths: Vec<u8>,
    #[command(flatten)]
    variants: variants::Args,
    /// The edition: en, fr or it, optionally with changes, as in en+story-ride=exact
    #[arg(long, default_value = "en", value_name = "EDITION", help_heading = "Rules")]
    edition: Edition,
    /// Seed of all random outcomes and bots
    #[arg(long, default_value_t = 1, value_name = "S", help_heading = "Games")]
    seed: u64,
    /// Number of threads; 0 for the number of cores
    #[arg(long, default_value_t = 0, value_name = "T", value_parser = clap::value_parser!(u16).range(..=1024), help_heading = "Games")]
    threads: u16,
    /// Output folder of the study
    #[arg(long, value_name = "DIR", required_unless_present = "columns", help_heading = "Output")]
    out: Option<PathBuf>,
    /// A set of games of people (darkrock admin export-games): those with the same rules are counted beside the games of
    /// the bots, and written into the folder people of the output folder
    #[arg(long, value_name = "FOLDER", help_heading = "Games")]
    from: Option<PathBuf>,
    /// Resume an interrupted study, or start it if the folder has none
    #[arg(long, help_heading = "Output")]
    resume: bool,
    /// Print the statistics as JSON
    #[arg(long, help_heading = "Output")]
    json: bool,
    /// Print the columns of the files as Markdown and exit
    #[arg(long, help_heading = "Output")]
    columns: bool,
}

pub(crate) fn run(args: &Args, content: &Content, language: Language, out: &mut dyn Write) -> Result<Outcome> {
    if args.columns {
        out.write_all(columns_markdown().as_bytes())?;
        return Ok(Outcome::Good);
    }
    let dir = args.out.as_deref().ok_or_else(|| Misuse::of(anyhow!("no folder given: expected --out DIR")))?;
    let plan = plan(args, content)?;
    for (players, length) in plan.cells() {
        plan.variants.check(content, players, length).map_err(|e| Misuse::of(e.into()))?;
    }
    let people = args.from.as_deref().map(|set| Games::read(content, &plan, set)).transpose()?;
    can_be_written(dir)?;
    let bar = progress_bar(args.games * plan.cells().len() as u64);
    let began = Instant::now();
    let played = study(content, &plan, dir, args.resume, &|n| bar.inc(n));
    bar.finish_and_clear();
    let (mut study, work) = played?;
    study.people = people.map(|games| games.study(content, &plan, dir)).transpose()?;
    let seconds = began.elapsed().as_secs_f64();

    let write = |name: &str, text: &str| {
        let path = dir.join(name);
        std::fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))
    };
    let json = json::text(json::Kind::Study, &study)?;
    write(STATISTICS, &json)?;
    write(REPORT, &report(content, &study, language, &command(content, args, &plan)))?;
    if args.json {
        out.write_all(json.as_bytes())?;
        return Ok(Outcome::Good);
    }
    summary(&study).write(out)?;
    if let Some(people) = &study.people {
        left_out(people, out)?;
    }
    throughput(out, work, seconds)?;
    writeln!(out, "See {}.", dir.join(REPORT).display())?;
    Ok(Outcome::Good)
}

/// Checks before the games that the results can be written into the folder.
fn can_be_written(dir: &Path) -> Result<()> {
    fs::create_dir_all(dir).with_context(|| format!("cannot create the folder {}", dir.display()))?;
    for name in [STATISTICS, REPORT] {
        let path = dir.join(name);
        let is_new = !path.exists();
        let opened = fs::OpenOptions::new().append(true).create(true).open(&path);
        opened.with_context(|| format!("cannot write {}", path.display()))?;
        if is_new {
            // An empty file would be mistaken for a result if the study is interrupted.
            fs::remove_file(&path).with_context(|| format!("cannot write {}", path.display()))?;
        }
    }
    Ok(())
}

fn plan(args: &Args, content: &Content) -> Result<StudyPlan> {
    // In a mode its variants, those for the most players.
    let usual = content.of_mode(*args.players.0.end()).unwrap_or(Variants::NONE);
    let variants = args.variants.chosen(usual)?;
    let mut lengths = args.lengths.clone();
    if lengths.is_empty() {
        lengths.push(variants.usual_length(content));
    }
    lengths.sort_unstable();
    lengths.dedup();
    Ok(StudyPlan {
        bots: args.bot,
        precomputed: args.weights.precomputed_of(content, args.bot)?,
        games: args.games,
        players: args.players.0.clone().collect(),
        lengths,
        variants,
        edition: args.edition,
        seed: args.seed,
        threads: usize::from(args.threads),
        cap: CAP,
    })
}

/// The command line that repeats the study, without the folder.
fn command(content: &Content, args: &Args, plan: &StudyPlan) -> String {
    let (from, to) = (args.players.0.start(), args.players.0.end());
    let lengths: Vec<String> = plan.lengths.iter().map(u8::to_string).collect();
    format!(
        "darkrock study --bot {}{} --games {}{} --players {from}-{to} --lengths {}{}{}{} --seed {} --out DIR",
        args.bot,
        args.weights.weights.as_ref().map_or_else(String::new, |file| format!(" --weights {}", file.display())),
        args.games,
        if args.from.is_some() { " --from FOLDER" } else { "" },
        lengths.join(","),
        selected(content),
        if plan.variants.is_empty() { String::new() } else { format!(" --variant {}", plan.variants) },
        if plan.edition == Edition::EN { String::new() } else { format!(" --edition {}", plan.edition) },
        args.seed,
    )
}

/// The options that select the modules of the study.
fn selected(content: &Content) -> String {
    let Selection { modules, mode } = &content.selection;
    let list = |option: &str, ids: Vec<&str>| match ids.is_empty() {
        true => String::new(),
        false => format!(" --{option} {}", ids.join(",")),
    };
    let spec = mode.as_deref().and_then(|id| content.module(id));
    let defaults = spec.into_iter().flat_map(|spec| &spec.defaults);
    let left_out = defaults.filter(|id| !modules.contains(id)).map(String::as_str).collect();
    let modules = list("modules", modules.iter().map(String::as_str).collect());
    modules + &list("mode", mode.as_deref().into_iter().collect()) + &list("without", left_out)
}

/// A progress bar on a terminal, nothing elsewhere.
fn progress_bar(games: u64) -> ProgressBar {
    let target = if stderr().is_terminal() { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let bar = ProgressBar::with_draw_target(Some(games), target);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} games, {per_sec}, {eta} to go")
    {
        bar.set_style(style);
    }
    bar
}

/// A column of the table: the bots of a cell, or the people.
type Column<'s> = (&'s Cell, &'s str, &'s [Rate]);

/// The columns: each cell of the bots, beside it that of the people.
fn columns(study: &Study) -> Vec<Column<'_>> {
    let bots = study.cells.iter().map(|cell| (cell, study.bots.as_str(), &[][..]));
    let Some(people) = &study.people else { return bots.collect() };
    let people = people.cells.iter().zip(&people.sitters);
    let people = people.map(|(cell, sitters)| (cell, "people", sitters.rates.as_slice()));
    bots.zip(people).flat_map(|(bots, people)| [bots, people]).collect()
}

/// The table: a column for each number of players and length.
fn summary(study: &Study) -> TextTable {
    let (mut table, columns) = (TextTable::default(), columns(study));
    let each = |cell: &dyn Fn(&Cell) -> String| columns.iter().map(|(c, ..)| cell(c)).collect::<Vec<_>>();
    table.heading("Games");
    if study.people.is_some() {
        table.row("played by", columns.iter().map(|(_, who, _)| (*who).to_owned()));
    }
    table.row("players", each(&|c| c.players.to_string()));
    table.row("length", each(&|c| c.length.to_string()));
    table.row("games", each(&|c| thousands(c.games)));
    table.row("unfinished", each(&|c| thousands(c.unfinished)));
    table.row("rounds, median", each(&|c| c.rounds.median.to_string()));
    table.row("choices, median (two options or more)", each(&|c| c.choices.median.to_string()));
    table.row("the player who triggers the end wins", each(&|c| percent(c.trigger.rate)));
    type Rates = fn(&Cell) -> &Vec<Rate>;
    let groups: [(&str, Rates); 3] = [
        ("Wins by character (95% interval)", |c| &c.characters),
        ("Wins by place in the turn order", |c| &c.turn_order),
        ("Wins by path: the track on which the player got further", |c| &c.paths),
    ];
    for (heading, rates) in groups {
        table.heading(heading);
        let longest = columns.iter().map(|(c, ..)| rates(c)).max_by_key(|r| r.len()).map_or(&[][..], |r| r.as_slice());
        for (at, row) in longest.iter().enumerate() {
            table.row(&row.id, each(&|c| rates(c).get(at).map_or(String::new(), shown)));
        }
    }
    if study.people.is_some() {
        table.heading("Wins by who plays");
        let all: BTreeSet<&str> =
            columns.iter().flat_map(|(.., rates)| rates.iter().map(|rate| rate.id.as_str())).collect();
        for who in all {
            let cell = |(.., rates): &Column<'_>| rates.iter().find(|rate| rate.id == who).map_or(String::new(), shown);
            table.row(who, columns.iter().map(cell));
        }
    }
    table
}

/// A rate with its interval; empty without games.
fn shown(rate: &Rate) -> String {
    match rate.games {
        0 => String::new(),
        _ => format!("{} ({} to {})", percent(rate.rate), percent(rate.interval[0]), percent(rate.interval[1])),
    }
}

/// The games of people that have other rules, and the license of all.
fn left_out(people: &People, out: &mut dyn Write) -> std::io::Result<()> {
    writeln!(out, "\n{} games of people, license: {}", thousands(people.games), people.license)?;
    for others in &people.left_out {
        writeln!(out, "{:>8}  left out: study them with {}", thousands(others.games), others.options)?;
    }
    Ok(())
}

fn percent(share: f64) -> String {
    format!("{:.1}%", share * 100.0)
}

fn throughput(out: &mut dyn Write, work: Work, seconds: f64) -> std::io::Result<()> {
    let each_second = |n: u64| n as f64 / seconds.max(1e-9);
    writeln!(
        out,
        "\n{} games and {} choices in {seconds:.1} s: {:.1} games and {} choices per second.",
        thousands(work.games),
        thousands(work.choices),
        each_second(work.games),
        thousands(each_second(work.choices) as u64)
    )
}
