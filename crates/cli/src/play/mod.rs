//! `darkrock play`: a game at this terminal, people and bots in any mix.
//!
//! Full-screen mode consists of a model ([`app`]), key handling ([`update`]) and rendering ([`views`]); plain mode is
//! [`plain`]. Both use the same table ([`game_table`]), which shows a person only what that person's seat may know.

mod advice;
mod agreement;
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

pub use lesson::Args as LessonArgs;
pub(crate) use lesson::run as teach;
pub use options::Args;
pub(crate) use seats::Sitter;

use crate::content::Origin;
use crate::{Misuse, Outcome};
use anyhow::{Context, Result};
use app::App;
use ascii::Ascii;
use darkrock_rules::rule_index::RuleIndex;
use darkrock_rules::{Catalog, Content};
use game_table::{GameTable, Plan};
use menu::{Menu, MenuDone};
use screen::{Ended, Screen};
use std::fs::OpenOptions;
use std::io::{self, Write};
use terminal::{Shown, Terminal};
use theme::Depth;

/// Plays a game according to the arguments, with modules from `origin`.
///
/// # Errors
/// When the arguments are incompatible, a file cannot be read or written, or the terminal fails.
pub(crate) fn run(args: Args, origin: &Origin) -> Result<Outcome> {
    let content = args.record().map_or_else(|| origin.content(), |record| origin.content_of(record))?;
    if let Some(path) = &args.log {
        // Reported now, not at the end of the game.
        let opened = OpenOptions::new().append(true).create(true).open(path);
        opened.with_context(|| format!("cannot write {}", path.display()))?;
    }
    args.check_save().map_err(Misuse::of)?;
    let here = Terminal::here();
    match here.shows(args.plain) {
        Shown::Screen if args.asks_for_menu() => with_menu(&args, &origin.catalog()?, content),
        // Errors of the command line are reported before the screen opens.
        Shown::Screen => full_screen(&args, table(&args, &content, origin)?),
        shown => {
            let args = Args { plain: true, ..args };
            lines(&args, table(&args, &content, origin)?, here, shown).map(|()| Outcome::Good)
        }
    }
}

/// The table that the arguments describe.
fn table<'c>(args: &Args, content: &'c Content, origin: &Origin) -> Result<GameTable<'c>> {
    let rules = origin.rules_of(content)?;
    if let Some(path) = &args.resume {
        let (record, plan) = args.resumed(content, rules, path)?;
        return GameTable::resume(content, &record, plan);
    }
    GameTable::new(content, args.plan(content, rules).map_err(Misuse::of)?)
}

fn lines(args: &Args, mut table: GameTable<'_>, here: Terminal, shown: Shown) -> Result<()> {
    let mut out = output(shown);
    if shown == Shown::Ascii {
        writeln!(out, "{}", table.words.t("plain-ascii"))?;
    }
    if let Some(seed) = table.session().record().header.seed {
        writeln!(out, "{}", table.words.s("plain-seed", &seed))?;
    }
    if let Some(joining) = joining(args, &table) {
        writeln!(out, "{joining}")?;
    }
    let review = crate::review::ITERATIONS;
    let (watched, clears) = (here.watched, here.watched && here.moves);
    table.codes = args.codes;
    let options = plain::Options { auto_pass: args.auto_pass, pace: args.bot_pace, watched, clears, review };
    plain::play(&mut table, io::stdin().lock(), &mut out, options)?;
    out.flush()?;
    args.log.as_deref().map_or(Ok(()), |path| table.write_log(path))
}

/// The output of plain mode, in ASCII if required.
fn output(shown: Shown) -> Box<dyn Write> {
    let out = io::BufWriter::new(io::stdout().lock());
    if shown == Shown::Ascii { Box::new(Ascii::new(out)) } else { Box::new(out) }
}

/// The notice about an automatically added variant.
fn joining(args: &Args, table: &GameTable<'_>) -> Option<String> {
    args.joining(&table.session().record().header.setup, table.content, &table.words)
}

/// A game completely described by the arguments.
fn full_screen(args: &Args, table: GameTable<'_>) -> Result<Outcome> {
    match Screen::open()? {
        Ended::Done(screen) => in_screen(screen, table, args, true),
        Ended::Stopped(signal) => Ok(Outcome::Stopped(signal)),
    }
}

/// A game completed by the menu.
fn with_menu(args: &Args, catalog: &Catalog, content: Content) -> Result<Outcome> {
    let mut menu = Menu::new(Depth::detect(), args, catalog, content)?;
    let mut screen = match Screen::open()? {
        Ended::Done(screen) => screen,
        Ended::Stopped(signal) => return Ok(Outcome::Stopped(signal)),
    };
    let (sitters, length, variants) = match screen.menu(&mut menu)? {
        Ended::Done(Some(MenuDone::Play(sitters, length, variants))) => (sitters, length, variants),
        Ended::Done(_) => return Ok(Outcome::Good),
        Ended::Stopped(signal) => return Ok(Outcome::Stopped(signal)),
    };
    let (edition, language) = (menu.edition(), menu.language());
    let content = menu.into_content();
    let rules = RuleIndex::of(catalog)?.in_content(&content);
    let mut plan = args.plan_of(&content, rules, sitters, length, variants)?;
    plan.setup.edition = edition;
    plan.setup.check(&content)?;
    let table = GameTable::new(&content, Plan { language, ..plan })?;
    // The menu has shown the added variants.
    in_screen(screen, table, args, false)
}

/// Plays at a table, and prints the outcome when the screen is closed.
fn in_screen(mut screen: Screen, mut table: GameTable<'_>, args: &Args, tells: bool) -> Result<Outcome> {
    table.codes = args.codes;
    let joining = joining(args, &table).filter(|_| tells);
    let mut app = App::new(table, args.bot_pace, args.auto_pass, Depth::detect());
    joining.into_iter().for_each(|joining| app.notify(joining));
    // A terminal that closes before the first choice can end the program at once.
    app.table.autosave()?;
    let ended = screen.run(&mut app);
    drop(screen);
    // Before anything that can fail with the terminal.
    let kept = keep(args, &app.table);
    let ended = ended?;
    kept?;
    let told = farewell(&app.table);
    match ended {
        Ended::Done(()) => told.map(|()| Outcome::Good),
        // The terminal may be gone.
        Ended::Stopped(signal) => Ok(Outcome::Stopped(signal)),
    }
}

/// Saves the game and the log.
fn keep(args: &Args, table: &GameTable<'_>) -> Result<()> {
    table.autosave()?;
    args.log.as_deref().map_or(Ok(()), |path| table.write_log(path))
}

/// Prints the lines for a closed screen: the result, or how to resume.
fn farewell(table: &GameTable<'_>) -> Result<()> {
    let mut out = io::stdout().lock();
    let seed = table.session().record().header.seed.unwrap_or_default();
    if table.is_over() {
        writeln!(out, "{}", views::end_title(table))?;
    }
    match &table.save {
        Some(path) => {
            let id = if table.is_over() { "left-over" } else { "left-kept" };
            let name = if table.is_over() { path.display().to_string() } else { table.resume_command(path) };
            writeln!(out, "{}", table.words.s(id, &name))?;
        }
        None => writeln!(out, "{}", table.words.t("left-lost"))?,
    }
    writeln!(out, "{}", table.words.s("plain-seed", &seed))?;
    out.flush()?;
    Ok(())
}
