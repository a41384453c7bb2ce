//! `darkrock tutorial`: lessons with a guide, on the same screens as games.

use super::app::App;
use super::game_table::GameTable;
use super::options::{AutoPass, Pace};
use super::screen::{Ended, Screen};
use super::terminal::{Shown, Terminal};
use super::theme::Depth;
use super::{output, plain};
use crate::content::Origin;
use crate::{Misuse, Outcome};
use anyhow::{Result, anyhow};
use darkrock_rules::notation;
use darkrock_rules::notation::nearest;
use darkrock_rules::rule_index::RuleIndex;
use darkrock_texts::{Args as Values, Language};
use darkrock_tutorial::{Guide, Lesson, LessonSource, sources};
use std::io::{self, Write};
use std::sync::Arc;

/// Learn the game in short guided games: moving, money and shopping; fights and poker; Marshal, Wanted and stories; the
/// expansions.
///
/// Every legal choice is open to you, and the guide leads back to the lesson.
#[derive(clap::Args, Clone, Debug, Default)]
#[command(after_help = "Examples:\n  darkrock tutorial\n  darkrock tutorial fights\n  \
    darkrock tutorial law --step 5 --plain")]
pub struct Args {
    /// The lesson to start with: moving, fights, law, the name of an expansion’s lesson, or its number
    #[arg(value_name = "LESSON", default_value = "1")]
    pub lesson: String,
    /// The step to start with, from 1
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    pub step: u16,
    /// Print line by line instead of using the full screen: for pipes and screen readers
    #[arg(long)]
    pub plain: bool,
}

/// Plays lessons until the person leaves or has finished the last one of their module.
///
/// # Errors
/// When the lesson does not exist, the content is not that of the lessons, or the terminal fails.
pub(crate) fn run(args: &Args, origin: &Origin, language: Language) -> Result<Outcome> {
    let catalog = origin.of_lessons()?;
    let all = sources(&catalog)?;
    let first = find(&all, &args.lesson)?;
    let rules = RuleIndex::of(&catalog)?;
    let here = Terminal::here();
    let shown = here.shows(args.plain);
    let (mut step, mut spoken, mut codes) = (usize::from(args.step) - 1, language, false);
    for (at, source) in all.iter().enumerate().skip(first) {
        let content = origin.compose(&catalog, &source.selection)?;
        let lesson = Arc::new(Lesson::of(&content, source)?);
        let mut table = GameTable::lesson(&content, rules.clone().in_content(&content), lesson, step, spoken)?;
        table.codes = codes;
        let (table, stopped) =
            if shown == Shown::Screen { full_screen(table)? } else { (lines(table, here, shown)?, None) };
        let finished = table.is_learnt();
        let follows = all.get(at + 1).is_some_and(|next| next.module == source.module);
        if !finished || stopped.is_some() || !follows {
            let told = farewell(&table, finished, shown);
            // With a signal the terminal may be gone.
            return stopped.map_or(told.map(|()| Outcome::Good), |signal| Ok(Outcome::Stopped(signal)));
        }
        (step, spoken, codes) = (0, table.words.language(), table.codes);
    }
    Ok(Outcome::Good)
}

/// The index of a lesson by its id or its number.
fn find(all: &[LessonSource], lesson: &str) -> Result<usize> {
    let numbered = lesson.parse::<usize>().ok().and_then(|n| n.checked_sub(1)).filter(|at| *at < all.len());
    numbered.or_else(|| all.iter().position(|source| source.id() == lesson)).ok_or_else(|| {
        let known: Vec<&str> = all.iter().filter(|source| !source.preparing).map(LessonSource::id).collect();
        let near = nearest(lesson, known.iter().copied()).into_iter().next();
        let near = near.map_or_else(String::new, |name| format!("did you mean {name}? "));
        Misuse::of(anyhow!("unknown lesson “{lesson}”: {near}expected {} or a number", known.join(", "))).into()
    })
}

fn lines(mut table: GameTable<'_>, here: Terminal, shown: Shown) -> Result<GameTable<'_>> {
    let mut out = output(shown);
    let options = plain::Options {
        auto_pass: AutoPass::No,
        pace: Pace::Instant,
        watched: here.watched,
        clears: here.watched && here.moves,
        review: crate::review::ITERATIONS,
    };
    plain::play(&mut table, io::stdin().lock(), &mut out, options)?;
    out.flush()?;
    Ok(table)
}

/// Plays a lesson on the full screen: the table, and the signal that ended it.
fn full_screen(table: GameTable<'_>) -> Result<(GameTable<'_>, Option<u8>)> {
    let mut screen = match Screen::open()? {
        Ended::Done(screen) => screen,
        Ended::Stopped(signal) => return Ok((table, Some(signal))),
    };
    let mut app = App::new(table, Pace::Brisk, AutoPass::No, Depth::detect());
    let played = screen.run(&mut app);
    drop(screen);
    Ok(match played? {
        Ended::Done(()) => (app.table, None),
        Ended::Stopped(signal) => (app.table, Some(signal)),
    })
}

/// How to continue later.
fn farewell(table: &GameTable<'_>, finished: bool, shown: Shown) -> Result<()> {
    let Some(guide) = table.guide() else { return Ok(()) };
    let modules = &table.content.selection.modules;
    let (id, command) = match (finished, modules.is_empty()) {
        (false, _) => ("tutorial-resume", command(guide)),
        (true, true) => ("tutorial-all-done", "darkrock play --players 3 --variant first-game".to_owned()),
        (true, false) => ("tutorial-module-done", format!("darkrock play --modules {}", modules.join(","))),
    };
    let mut out = output(shown);
    writeln!(out, "{}", table.words.with(id, Values::new().s("command", command)))?;
    out.flush()?;
    Ok(())
}

/// The command that continues a lesson at its current step.
pub fn command(guide: &Guide) -> String {
    format!("darkrock tutorial {} --step {}", guide.lesson().id, guide.at() + 1)
}

/// The guide's text, with the keys at the end; none outside lessons.
pub fn words(table: &GameTable<'_>, keys: &str) -> Vec<String> {
    let Some(guide) = table.guide() else { return Vec::new() };
    let words = &table.words;
    let (lesson, step) = (guide.lesson(), guide.at() + 1);
    let place = Values::new().n("n", step as i64).n("of", lesson.steps.len() as i64);
    let title = words.t(&format!("tutorial-{}", lesson.id));
    let mut lines = vec![String::new(), format!("{title} · {}", words.with("tutorial-step", place))];
    lines.extend(guide.said().map(|id| words.t(id)));
    lines.push(words.t(&guide.message()));
    if let Some(wanted) = guide.wanted(table.session()).filter(|_| !guide.decides()) {
        let public = &table.session().game().state.public;
        let label = table.texts.choice(public, wanted);
        let choice = format!("{label} [{}]", notation::print(table.content, wanted));
        lines.push(words.with("tutorial-wanted", Values::new().s("choice", choice)));
    }
    lines.push(words.t(keys));
    lines
}
