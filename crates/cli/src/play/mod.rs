//! `darkrock play`: a game at this terminal, people and bots in any mix.
//!
//! The full screen is a model ([`app`]), what keys do to it ([`update`]) and how it looks ([`views`]); line by line is
//! [`plain`]. Both sit on the same table ([`game_table`]), which shows a person only what that person's seat may know.

mod advice;
mod app;
mod background;
mod game_table;
mod lesson;
mod map_image;
mod menu;
mod offers;
mod options;
mod plain;
mod reader;
mod screen;
mod seats;
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

use crate::Misuse;
use anyhow::{Context, Result};
use app::App;
use darkrock_rules::Content;
use game_table::{Plan, Table};
use menu::{Menu, MenuDone};
use ratatui::DefaultTerminal;
use std::fs::OpenOptions;
use std::io::{self, IsTerminal, Write};
use theme::Depth;
use words::Words;

/// Plays a game as the arguments say.
///
/// # Errors
/// When the arguments do not fit together, a file cannot be read or written, or the terminal fails.
pub fn run(args: Args, content: &Content) -> Result<()> {
    if let Some(path) = &args.log {
        // Told now, not when the game is over.
        let opened = OpenOptions::new().append(true).create(true).open(path);
        opened.with_context(|| format!("cannot write {}", path.display()))?;
    }
    let terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    if args.plain || !terminal {
        return lines(&Args { plain: true, ..args }, content, terminal);
    }
    full_screen(&args, content)
}

/// The table that the arguments ask for.
fn table<'c>(args: &Args, content: &'c Content) -> Result<Table<'c>> {
    if let Some(path) = &args.resume {
        let (record, plan) = args.resumed(content, path)?;
        return Table::resume(content, &record, plan);
    }
    Table::new(content, args.plan(content).map_err(Misuse::of)?)
}

fn lines(args: &Args, content: &Content, watched: bool) -> Result<()> {
    let mut table = table(args, content)?;
    let mut out = io::BufWriter::new(io::stdout().lock());
    if let Some(seed) = table.session().record().header.seed {
        writeln!(out, "{}", table.words.s("plain-seed", &seed))?;
    }
    let review = crate::review::ITERATIONS;
    let manner = plain::Manner { auto_pass: args.auto_pass, pace: args.bot_pace, watched, review };
    plain::play(&mut table, io::stdin().lock(), &mut out, manner)?;
    out.flush()?;
    args.log.as_deref().map_or(Ok(()), |path| table.write_log(path))
}

fn full_screen(args: &Args, content: &Content) -> Result<()> {
    let depth = Depth::detect();
    // Mistakes of the command line are told before the screen opens.
    let ready = if args.asks_for_menu() { None } else { Some(table(args, content)?) };
    let mut terminal = screen::open()?;
    let played = in_screen(&mut terminal, ready, args, content, depth);
    ratatui::restore();
    match played? {
        Some(table) => farewell(args, &table),
        None => Ok(()),
    }
}

/// Asks what to play where that is not known, and plays. Nothing when the person leaves the menu.
fn in_screen<'c>(
    terminal: &mut DefaultTerminal,
    ready: Option<Table<'c>>,
    args: &Args,
    content: &'c Content,
    depth: Depth,
) -> Result<Option<Table<'c>>> {
    let table = match ready {
        Some(table) => table,
        None => {
            let mut menu = Menu::new(Words::new(args.language)?, depth, args, content);
            let Some(MenuDone::Play(sitters, length, variants)) = screen::menu(terminal, &mut menu)? else {
                return Ok(None);
            };
            let mut plan = args.plan_of(sitters, length, variants);
            plan.setup.edition = menu.edition();
            Table::new(content, Plan { language: menu.language(), ..plan })?
        }
    };
    let mut app = App::new(table, args.bot_pace, args.auto_pass, depth);
    screen::run(terminal, &mut app)?;
    Ok(Some(app.table))
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
