//! `darkrock play`: a game at this terminal, people and bots in any mix.
//!
//! The full screen is a model ([`app`]), what keys do to it ([`update`]) and how it looks ([`views`]); line by line is
//! [`plain`]. Both sit on the same table ([`game_table`]), which shows a person only what that person's seat may know.

mod advice;
mod app;
mod ascii;
mod background;
mod game_table;
mod lesson;
mod map_image;
mod menu;
mod offers;
mod options;
mod plain;
#[cfg(unix)]
#[cfg(test)]
#[allow(dead_code, clippy::unwrap_used, reason = "a helper of tests, of which those of the whole program use the rest")]
mod pty;
mod reader;
mod screen;
mod seats;
mod signals;
mod terminal;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod tests_of_languages;
#[cfg(test)]
mod tests_of_rules;
#[cfg(test)]
mod tests_with_bots;
#[cfg(test)]
mod tests_with_guide;
mod theme;
mod thinking;
mod typed;
mod update;
mod views;
pub(crate) mod words;

pub use lesson::{Args as LessonArgs, run as teach};
pub use options::Args;
pub(crate) use seats::Sitter;

use crate::{Misuse, Outcome};
use anyhow::{Context, Result};
use app::App;
use ascii::Ascii;
use darkrock_rules::Content;
use game_table::{Plan, Table};
use menu::{Menu, MenuDone};
use screen::{Ended, Screen};
use std::fs::OpenOptions;
use std::io::{self, Write};
use terminal::{Shown, Terminal};
use theme::Depth;
use words::Words;

/// Plays a game as the arguments say.
///
/// # Errors
/// When the arguments do not fit together, a file cannot be read or written, or the terminal fails.
pub fn run(args: Args, content: &Content) -> Result<Outcome> {
    if let Some(path) = &args.log {
        // Told now, not when the game is over.
        let opened = OpenOptions::new().append(true).create(true).open(path);
        opened.with_context(|| format!("cannot write {}", path.display()))?;
    }
    args.check_save().map_err(Misuse::of)?;
    let here = Terminal::here();
    match here.shows(args.plain) {
        Shown::Screen => full_screen(&args, content),
        shown => lines(&Args { plain: true, ..args }, content, here, shown).map(|()| Outcome::Good),
    }
}

/// The table that the arguments ask for.
fn table<'c>(args: &Args, content: &'c Content) -> Result<Table<'c>> {
    if let Some(path) = &args.resume {
        let (record, plan) = args.resumed(content, path)?;
        return Table::resume(content, &record, plan);
    }
    Table::new(content, args.plan(content).map_err(Misuse::of)?)
}

fn lines(args: &Args, content: &Content, here: Terminal, shown: Shown) -> Result<()> {
    let mut table = table(args, content)?;
    let mut out = output(shown);
    if shown == Shown::Ascii {
        writeln!(out, "{}", table.words.t("plain-ascii"))?;
    }
    if let Some(seed) = table.session().record().header.seed {
        writeln!(out, "{}", table.words.s("plain-seed", &seed))?;
    }
    if args.brings_man_in_black(&table.session().record().header.setup) {
        writeln!(out, "{}", table.words.t("told-man-in-black"))?;
    }
    let review = crate::review::ITERATIONS;
    let (watched, clears) = (here.watched, here.watched && here.moves);
    let manner = plain::Manner { auto_pass: args.auto_pass, pace: args.bot_pace, watched, clears, review };
    plain::play(&mut table, io::stdin().lock(), &mut out, manner)?;
    out.flush()?;
    args.log.as_deref().map_or(Ok(()), |path| table.write_log(path))
}

/// Where lines go, in letters that can be shown there.
fn output(shown: Shown) -> Box<dyn Write> {
    let out = io::BufWriter::new(io::stdout().lock());
    if shown == Shown::Ascii { Box::new(Ascii::new(out)) } else { Box::new(out) }
}

fn full_screen(args: &Args, content: &Content) -> Result<Outcome> {
    let depth = Depth::detect();
    // Mistakes of the command line are told before the screen opens.
    let ready = if args.asks_for_menu() { None } else { Some(table(args, content)?) };
    let mut screen = Screen::open()?;
    let played = in_screen(&mut screen, ready, args, content, depth);
    drop(screen);
    let (table, stopped) = played?;
    if let Some(table) = &table {
        farewell(args, table)?;
    }
    Ok(stopped.map_or(Outcome::Good, Outcome::Stopped))
}

/// Asks what to play where that is not known, and plays: the table, if there was one, and the signal that ended it.
fn in_screen<'c>(
    screen: &mut Screen,
    ready: Option<Table<'c>>,
    args: &Args,
    content: &'c Content,
    depth: Depth,
) -> Result<(Option<Table<'c>>, Option<u8>)> {
    // The menu has told it already.
    let told = ready.as_ref().is_some_and(|table| args.brings_man_in_black(&table.session().record().header.setup));
    let table = match ready {
        Some(table) => table,
        None => {
            let mut menu = Menu::new(Words::new(args.language)?, depth, args, content);
            let (sitters, length, variants) = match screen.menu(&mut menu)? {
                Ended::Done(Some(MenuDone::Play(sitters, length, variants))) => (sitters, length, variants),
                Ended::Done(_) => return Ok((None, None)),
                Ended::Stopped(signal) => return Ok((None, Some(signal))),
            };
            let mut plan = args.plan_of(content, sitters, length, variants)?;
            plan.setup.edition = menu.edition();
            Table::new(content, Plan { language: menu.language(), ..plan })?
        }
    };
    let mut app = App::new(table, args.bot_pace, args.auto_pass, depth);
    if told {
        app.tell(app.table.words.t("told-man-in-black"));
    }
    let stopped = match screen.run(&mut app)? {
        Ended::Done(()) => None,
        Ended::Stopped(signal) => Some(signal),
    };
    Ok((Some(app.table), stopped))
}

/// What is said when the screen is closed: how it ended, or how to go on.
fn farewell(args: &Args, table: &Table<'_>) -> Result<()> {
    let mut out = io::stdout().lock();
    let seed = table.session().record().header.seed.unwrap_or_default();
    if table.is_over() {
        writeln!(out, "{}", views::end_title(table))?;
    }
    match &table.save {
        Some(path) => {
            table.save_to(path)?;
            let id = if table.is_over() { "left-over" } else { "left-kept" };
            let name = if table.is_over() { path.display().to_string() } else { table.resume_command(path) };
            writeln!(out, "{}", table.words.s(id, &name))?;
        }
        None => writeln!(out, "{}", table.words.t("left-lost"))?,
    }
    writeln!(out, "{}", table.words.s("plain-seed", &seed))?;
    args.log.as_deref().map_or(Ok(()), |path| table.write_log(path))
}
