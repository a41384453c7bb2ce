//! `darkrock load --bots`: people and bots at the same tables.

use super::bots::{BotDriver, Tally};
use super::maker::{Makers, Wish, strangers};
use super::{Args, Server, Times, judged, load_average, make_all, server, server_rows, usage};
use crate::text_table::{TextTable, thousands};
use crate::{Outcome, json, report_progress};
use anyhow::Result;
use serde::Serialize;
use std::io::Write;
use std::time::{Duration, Instant};

/// The number and latency of choices.
#[derive(Serialize, Debug)]
struct Choices {
    choices: u64,
    choices_per_s: f64,
    ms: Times,
}

/// The results.
#[derive(Serialize, Debug)]
struct Report {
    games: u16,
    /// Concurrent unwatched games with bots only.
    strangers: u16,
    bots_level: String,
    seconds: f64,
    /// People's choices: from sending one until its client has received the outcome.
    people: Choices,
    /// Bots' choices: from when the client learns that the bot must choose until it receives the choice.
    bots: Choices,
    errors: u64,
    games_finished: u64,
    server: Option<Server>,
    load_average: Option<f64>,
}

pub(super) fn run(args: &Args, level: &str, out: &mut dyn Write) -> Result<Outcome> {
    let report = measure(args, level)?;
    if args.json {
        json::write(out, json::Kind::LoadWithBots, &report)?;
    } else {
        print(&report, out)?;
    }
    Ok(judged(report.errors))
}

fn measure(args: &Args, level: &str) -> Result<Report> {
    let mut driver = BotDriver::new(usize::from(args.games), args.seed)?;
    let waker = driver.waker()?;
    // A driver that cannot be woken polls again within half a second.
    let makers = Makers::new(args.server, usize::from(args.makers), Some(level), move || drop(waker.wake()));
    let empty = usage(args).0;
    strangers(args.server, args.strangers, level)?;
    let games = make_all(args, &makers, "games", (0..usize::from(args.games)).map(|place| (place, Wish::Game(None))))?;
    let made = usage(args).0;
    let wishes = games.into_iter().map(|game| (game.place, Wish::Pages(game.guests, game.table)));
    for made in make_all(args, &makers, "games with clients", wishes)? {
        driver.add(made)?;
    }
    let open = usage(args).0;
    play(&mut driver, &makers, args.warm_up, "warming up")?;
    let (before, began) = (usage(args).0, Instant::now());
    driver.take_tally()?;
    play(&mut driver, &makers, args.seconds, "measuring")?;
    let (seconds, after) = (began.elapsed().as_secs_f64(), usage(args).0);
    let tally = driver.take_tally()?;
    let memory = [empty, made, open, after].map(|usage| usage.map_or(0, |u| u.memory));
    let choices = tally.people.count() + tally.bots.count();
    let cpu = before.zip(after).map(|(before, after)| after.seconds - before.seconds);
    let server = cpu.map(|cpu| server(args, 1, memory, choices, cpu, seconds));
    Ok(report(args, level, &tally, seconds, server))
}

/// Plays for some seconds and reports progress.
fn play(driver: &mut BotDriver, makers: &Makers, seconds: u64, what: &str) -> Result<()> {
    let (began, mut until) = (Instant::now(), Instant::now());
    let end = began + Duration::from_secs(seconds);
    while until < end {
        until = (until + Duration::from_secs(2)).min(end);
        driver.play(makers, until)?;
        let tally = driver.tally();
        report_progress(&format!(
            "{what} {:.0} of {seconds} s: people {} choices, p99 {:.1} ms; bots {}, p99 {:.0} ms; {} games wait for one, \
             {} errors",
            began.elapsed().as_secs_f64(),
            thousands(tally.people.count()),
            tally.people.quantile(0.99),
            thousands(tally.bots.count()),
            tally.bots.quantile(0.99),
            driver.thinking(),
            tally.errors
        ));
    }
    Ok(())
}

fn report(args: &Args, level: &str, tally: &Tally, seconds: f64, server: Option<Server>) -> Report {
    let choices = |times: &super::Histogram| Choices {
        choices: times.count(),
        choices_per_s: times.count() as f64 / seconds,
        ms: Times::of(times),
    };
    Report {
        games: args.games,
        strangers: args.strangers,
        bots_level: level.to_owned(),
        seconds,
        people: choices(&tally.people),
        bots: choices(&tally.bots),
        errors: tally.errors,
        games_finished: tally.finished,
        server,
        load_average: load_average(),
    }
}

fn print(report: &Report, out: &mut dyn Write) -> Result<()> {
    let mut table = TextTable::default();
    let games = thousands(u64::from(report.games));
    table.heading(&format!("{games} games with bots ({}), {:.0} s", report.bots_level, report.seconds));
    let mut row = |name: &str, value: String| table.row(name, [value]);
    if report.strangers > 0 {
        row("concurrent games with bots only", report.strangers.to_string());
    }
    for (who, choices) in [("people", &report.people), ("bots", &report.bots)] {
        row(&format!("{who}: choices a second"), format!("{:.1}", choices.choices_per_s));
        let times = &choices.ms;
        for (name, ms) in [("p50", times.p50), ("p95", times.p95), ("p99", times.p99), ("max", times.max)] {
            row(&format!("{who}: ms, {name}"), format!("{ms:.1}"));
        }
    }
    row("errors", report.errors.to_string());
    row("games finished", report.games_finished.to_string());
    server_rows(report.server.as_ref(), &mut row);
    row("load average", report.load_average.map_or_else(String::new, |l| format!("{l:.2}")));
    table.write(out)?;
    Ok(())
}
