//! `darkrock load`: a load test of a server.
//!
//! Live games of four guests, each with a connection of its own, against a running server. A choice is picked at random
//! from those offered by the server; its latency is the time from sending it until all four clients have received the
//! update. The load generator is a separate process and parses messages as little as possible, since both share the
//! machine. With `--bots` there is one guest per game, and bots play the other seats (`load/with_bots.rs`).

mod bots;
mod drive;
mod frames;
mod held;
mod histogram;
mod http;
mod maker;
mod process;
mod socket;
mod with_bots;

use crate::text_table::{TextTable, thousands};
use crate::{Outcome, json, report_progress};
use anyhow::{Result, bail};
use drive::{Driver, Tally};
use histogram::Histogram;
use maker::{Made, Makers, SEATS, Wish};
use process::{Usage, load_average};
use serde::Serialize;
use std::io::Write;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

/// Load-test a server with live games.
///
/// Plays random games against `darkrock serve` on this machine, with four clients per game, and measures the time from
/// sending a choice until all four clients have received the update. Finished games are replaced by new ones.
#[derive(clap::Args, Debug)]
#[command(after_help = "The server's limits must allow the load, and both programs need a socket for each client:

  ulimit -n 20000
  darkrock serve --listen 127.0.0.1:8090 --database sqlite:///tmp/load.db --log warn \\
    --tables-per-guest 1000000 --messages-per-second 1000000 --requests-per-second 1000000 \\
    --guest-requests-per-second 1000000 --reads-per-second 1000000 --guest-reads-per-second 1000000 \\
    --connections-per-address 1000000 --pages-per-address 1000000 &
  darkrock load --server 127.0.0.1:8090 --pid $! --games 1000 --rate 2000

Without --rate the next choice of each game is sent immediately, to measure the server's capacity. With --bots each game has one
person, who answers immediately, and three bots; their times are reported separately:

  darkrock load --server 127.0.0.1:8090 --pid $! --games 100 --bots gunslinger --seconds 60

With --strangers, other games with bots only run at the same time; the server must allow that many with --bot-games and the related flags:

  darkrock load --server 127.0.0.1:8090 --pid $! --games 1 --bots gunslinger --strangers 300")]
pub struct Args {
    /// The server, on this machine
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8080", help_heading = "Server")]
    server: SocketAddr,
    /// Number of simultaneous games
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u16).range(1..=10_000), help_heading = "Load")]
    games: u16,
    /// Play games of one person and bots of this level, such as gunslinger
    #[arg(long, value_name = "LEVEL", conflicts_with = "rate", help_heading = "Load")]
    bots: Option<String>,
    /// Number of unwatched games of six bots of this level to start first
    #[arg(long, value_name = "N", default_value_t = 0, requires = "bots")]
    strangers: u16,
    /// Choices per second over all games. Default: as many as possible
    #[arg(long, value_name = "N", value_parser = rate, help_heading = "Load")]
    rate: Option<f64>,
    /// Seconds to measure
    #[arg(long, value_name = "S", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=600), help_heading = "Load")]
    seconds: u64,
    /// Seconds to play before measuring
    #[arg(long, value_name = "S", default_value_t = 3, value_parser = clap::value_parser!(u64).range(0..=600), help_heading = "Load")]
    warm_up: u64,
    /// Process id of the server, to measure its memory and CPU time
    #[arg(long, value_name = "N", help_heading = "Server")]
    pid: Option<u32>,
    /// Seed of all choices
    #[arg(long, value_name = "S", default_value_t = 1, help_heading = "Load")]
    seed: u64,
    /// Threads that create games
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = clap::value_parser!(u8).range(1..=64), help_heading = "Load")]
    makers: u8,
    /// Print JSON
    #[arg(long, help_heading = "Output")]
    json: bool,
}

fn rate(text: &str) -> Result<f64, String> {
    let rate = text.parse().ok().filter(|r: &f64| (0.1..=1e6).contains(r));
    rate.ok_or_else(|| format!("“{text}” is not a rate: expected 0.1 to 1000000 choices per second"))
}

/// Latencies in milliseconds.
#[derive(Serialize, Debug)]
struct Times {
    p50: f64,
    p95: f64,
    p99: f64,
    max: f64,
}

impl Times {
    fn of(times: &Histogram) -> Self {
        let [p50, p95, p99] = [0.50, 0.95, 0.99].map(|share| times.quantile(share));
        Self { p50, p95, p99, max: times.max() }
    }
}

/// Resource usage of the server.
#[derive(Serialize, Debug, Default)]
struct Server {
    /// Bytes in memory before the games, with them, with their clients, and at the end.
    memory: [u64; 4],
    memory_per_game: f64,
    memory_per_page: f64,
    cpu_us_per_choice: f64,
    /// The average number of busy cores.
    cores: f64,
}

/// The results.
#[derive(Serialize, Debug)]
struct Report {
    games: u16,
    pages: usize,
    rate: Option<f64>,
    seconds: f64,
    choices: u64,
    choices_per_s: f64,
    /// The time from sending a choice until the last client of its game has received the update.
    ms: Times,
    /// The same from the scheduled time of the choice.
    ms_from_due: Times,
    errors: u64,
    games_finished: u64,
    bytes_per_choice: f64,
    server: Option<Server>,
    load_cpu_us_per_choice: f64,
    load_average: Option<f64>,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Outcome> {
    if !args.server.ip().is_loopback() {
        bail!(
            "{} is not on this machine: expected a local address, because only local servers may be load-tested",
            args.server
        );
    }
    if let Some(level) = &args.bots {
        return with_bots::run(args, level, out);
    }
    let report = measure(args)?;
    if args.json {
        json::write(out, json::Kind::Load, &report)?;
    } else {
        print(&report, out)?;
    }
    Ok(judged(report.errors))
}

/// The outcome: a failure if there were errors, as with the server's default limits.
fn judged(errors: u64) -> Outcome {
    if errors == 0 {
        return Outcome::Good;
    }
    report_progress(&format!("{errors} errors: was the server started with {}?", http::GENEROUS));
    Outcome::Bad
}

/// The resource usage of the server and of this program so far.
fn usage(args: &Args) -> (Option<Usage>, Option<Usage>) {
    (args.pid.and_then(|pid| Usage::of(&pid.to_string())), Usage::of("self"))
}

fn measure(args: &Args) -> Result<Report> {
    let mut driver = Driver::new(usize::from(args.games), args.seed)?;
    let waker = driver.waker()?;
    // A driver that cannot be woken polls again within 100 ms.
    let makers = Makers::new(args.server, usize::from(args.makers), None, move || drop(waker.wake()));
    let empty = usage(args);
    let games = make_all(args, &makers, "games", (0..usize::from(args.games)).map(|place| (place, Wish::Game(None))))?;
    let made = usage(args);
    let wishes = games.into_iter().map(|game| (game.place, Wish::Pages(game.guests, game.table)));
    for made in make_all(args, &makers, "games with clients", wishes)? {
        driver.add(made)?;
    }
    driver.settle(&makers)?;
    let open = usage(args);
    play(args, &mut driver, &makers, args.warm_up, "warming up")?;
    let (before, began) = (usage(args), Instant::now());
    driver.take_tally()?;
    play(args, &mut driver, &makers, args.seconds, "measuring")?;
    let (seconds, after) = (began.elapsed().as_secs_f64(), usage(args));
    let tally = driver.take_tally()?;
    let memory = [empty.0, made.0, open.0, after.0].map(|usage| usage.map_or(0, |u| u.memory));
    let server = before.0.zip(after.0).map(|(before, after)| {
        server(args, SEATS, memory, tally.sent.count(), after.seconds - before.seconds, seconds)
    });
    let own = before.1.zip(after.1).map_or(0.0, |(before, after)| after.seconds - before.seconds);
    Ok(report(args, &tally, seconds, server, own))
}

/// Has a job done for every slot.
fn make_all(
    args: &Args,
    makers: &Makers,
    what: &str,
    wishes: impl Iterator<Item = (usize, Wish)>,
) -> Result<Vec<Made>> {
    wishes.map(|(place, wish)| makers.wish(place, wish)).collect::<Result<Vec<()>>>()?;
    let mut told = Instant::now();
    let mut made = Vec::with_capacity(usize::from(args.games));
    while made.len() < usize::from(args.games) {
        made.push(makers.next()?);
        if told.elapsed() > Duration::from_secs(2) {
            told = Instant::now();
            report_progress(&format!(
                "{} of {} {what}",
                thousands(made.len() as u64),
                thousands(u64::from(args.games))
            ));
        }
    }
    Ok(made)
}

/// Plays for some seconds and reports progress.
fn play(args: &Args, driver: &mut Driver, makers: &Makers, seconds: u64, what: &str) -> Result<()> {
    let (began, mut until) = (Instant::now(), Instant::now());
    let end = began + Duration::from_secs(seconds);
    while until < end {
        until = (until + Duration::from_secs(2)).min(end);
        driver.play(makers, args.rate, until)?;
        let (tally, passed) = (driver.tally(), began.elapsed().as_secs_f64());
        let per_second = tally.sent.count() as f64 / passed;
        report_progress(&format!(
            "{what} {passed:.0} of {seconds} s: {} choices/s, p99 {:.1} ms, {} games waiting, {} being created, {} errors",
            thousands(per_second as u64),
            tally.sent.quantile(0.99),
            driver.ready(),
            driver.replacing,
            tally.errors
        ));
    }
    Ok(())
}

/// The server's resource usage for this many clients per game and this many choices.
fn server(args: &Args, pages: usize, memory: [u64; 4], choices: u64, cpu: f64, seconds: f64) -> Server {
    let games = f64::from(args.games);
    let growth = |from: usize, to: usize| memory[to] as f64 - memory[from] as f64;
    Server {
        memory,
        memory_per_game: growth(0, 1) / games,
        memory_per_page: growth(1, 2) / (games * pages as f64),
        cpu_us_per_choice: cpu * 1e6 / choices.max(1) as f64,
        cores: cpu / seconds,
    }
}

fn report(args: &Args, tally: &Tally, seconds: f64, server: Option<Server>, own: f64) -> Report {
    let choices = tally.sent.count();
    let each = choices.max(1) as f64;
    Report {
        games: args.games,
        pages: usize::from(args.games) * SEATS,
        rate: args.rate,
        seconds,
        choices,
        choices_per_s: choices as f64 / seconds,
        ms: Times::of(&tally.sent),
        ms_from_due: Times::of(&tally.due),
        errors: tally.errors,
        games_finished: tally.finished,
        bytes_per_choice: tally.bytes as f64 / each,
        server,
        load_cpu_us_per_choice: own * 1e6 / each,
        load_average: load_average(),
    }
}

fn print(report: &Report, out: &mut dyn Write) -> Result<()> {
    let mut table = TextTable::default();
    let pages = thousands(report.pages as u64);
    table.heading(&format!("{} games, {pages} pages, {:.0} s", thousands(u64::from(report.games)), report.seconds));
    let mut row = |name: &str, value: String| table.row(name, [value]);
    row("target choices per second", report.rate.map_or_else(|| "all".to_owned(), |r| thousands(r as u64)));
    row("choices a second", thousands(report.choices_per_s as u64));
    row("errors", report.errors.to_string());
    row("games finished", report.games_finished.to_string());
    let times = &report.ms;
    for (name, ms) in [("p50", times.p50), ("p95", times.p95), ("p99", times.p99), ("max", times.max)] {
        row(&format!("ms from sending, {name}"), format!("{ms:.2}"));
    }
    let due = &report.ms_from_due;
    row("ms from due time, p50", format!("{:.2}", due.p50));
    row("ms from due time, p99", format!("{:.2}", due.p99));
    row("bytes received per choice", thousands(report.bytes_per_choice as u64));
    server_rows(report.server.as_ref(), &mut row);
    row("load: CPU µs per choice", format!("{:.1}", report.load_cpu_us_per_choice));
    row("load average", report.load_average.map_or_else(String::new, |l| format!("{l:.2}")));
    table.write(out)?;
    Ok(())
}

/// The rows for the server's resource usage.
fn server_rows(server: Option<&Server>, row: &mut dyn FnMut(&str, String)) {
    let Some(server) = server else { return };
    row("server: CPU µs per choice", format!("{:.1}", server.cpu_us_per_choice));
    row("server: cores busy", format!("{:.2}", server.cores));
    row("server: KiB a game", format!("{:.1}", server.memory_per_game / 1024.0));
    row("server: KiB a page", format!("{:.1}", server.memory_per_page / 1024.0));
    for (what, bytes) in ["empty", "with games", "with clients", "at the end"].iter().zip(server.memory) {
        row(&format!("server: MiB {what}"), format!("{:.1}", bytes as f64 / f64::from(1 << 20)));
    }
}
