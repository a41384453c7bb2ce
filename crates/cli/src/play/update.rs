//! Key handling: the effect of each key on the model.

use super::app::{App, Completion, Overlay};
use super::reader;
use super::screen::is_control;
use super::typed::{self, Typed};
use darkrock_tutorial::Guide;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use std::path::PathBuf;
use std::time::Instant;

/// How many lines a page key scrolls.
const PAGE: usize = 10;

/// A key was pressed.
pub fn key(app: &mut App<'_>, key: KeyEvent, now: Instant) {
    // With Ctrl a letter is a command or ignored.
    if is_control(key) && matches!(key.code, KeyCode::Char(_)) {
        return control(app, key.code);
    }
    match app.overlay {
        Overlay::None if app.pass_to.is_some() => passing(app, key.code, now),
        Overlay::None => board(app, key.code, now),
        Overlay::Quit => quitting(app, key.code),
        Overlay::Rules => reader::key(app, key.code),
        Overlay::Hint => hint(app, key.code),
        Overlay::Review if key.code == KeyCode::Esc && app.stop_review() => {}
        _ => reading(app, key.code),
    }
}

/// A letter with Ctrl.
fn control(app: &mut App<'_>, code: KeyCode) {
    match code {
        KeyCode::Char('c' | 'd') => {
            if app.overlay == Overlay::Quit || app.table.is_over() {
                app.done = true;
            }
            app.overlay = Overlay::Quit;
        }
        KeyCode::Char('u') if app.overlay == Overlay::Rules => reader::clear(app),
        KeyCode::Char('u') if app.overlay == Overlay::None => app.clear_input(),
        _ => {}
    }
}

/// While the keyboard is being passed.
fn passing(app: &mut App<'_>, code: KeyCode, now: Instant) {
    match code {
        KeyCode::Enter => app.take_keyboard(now),
        KeyCode::Char('u') => app.undo(now),
        KeyCode::Char('q') => app.overlay = Overlay::Quit,
        _ => {}
    }
}

fn quitting(app: &mut App<'_>, code: KeyCode) {
    match code {
        KeyCode::Char('y' | 'q') | KeyCode::Enter => app.done = true,
        _ => app.overlay = Overlay::None,
    }
}

/// In a read-only overlay.
fn reading(app: &mut App<'_>, code: KeyCode) {
    let back = app.overlay == Overlay::Log;
    let (up, down) = if back { (KeyCode::Down, KeyCode::Up) } else { (KeyCode::Up, KeyCode::Down) };
    match code {
        c if c == up => app.scroll = app.scroll.saturating_sub(1),
        c if c == down => app.scroll += 1,
        KeyCode::PageUp if !back => app.scroll = app.scroll.saturating_sub(PAGE),
        KeyCode::PageDown if !back => app.scroll += PAGE,
        KeyCode::PageDown => app.scroll = app.scroll.saturating_sub(PAGE),
        KeyCode::PageUp => app.scroll += PAGE,
        KeyCode::Home => app.scroll = if back { usize::MAX / 2 } else { 0 },
        KeyCode::End => app.scroll = if back { 0 } else { usize::MAX / 2 },
        KeyCode::Char('?') if app.overlay != Overlay::Help => open(app, Overlay::Help),
        _ => open(app, Overlay::None),
    }
}

/// In a hint: its choices can be selected.
fn hint(app: &mut App<'_>, code: KeyCode) {
    let at = match code {
        KeyCode::Enter => Some(0),
        KeyCode::Char(digit) => digit.to_digit(10).and_then(|n| (n as usize).checked_sub(1)),
        _ => None,
    };
    let choice = at.and_then(|at| app.hinted().get(at)).map(|line| line.choice);
    if let Some(at) = choice.and_then(|choice| app.offers.iter().position(|o| o.choice == choice)) {
        app.selected = at;
    }
    reading(app, code);
}

fn open(app: &mut App<'_>, overlay: Overlay) {
    app.overlay = overlay;
    app.scroll = 0;
}

/// On the board: moving in the list, typing, commands.
fn board(app: &mut App<'_>, code: KeyCode, now: Instant) {
    let last = app.offers.len().saturating_sub(1);
    match code {
        KeyCode::Up if app.selected > 0 => app.selected -= 1,
        KeyCode::Up => app.selected = last,
        KeyCode::Down => app.selected = if app.selected >= last { 0 } else { app.selected + 1 },
        KeyCode::Home => app.selected = 0,
        KeyCode::End => app.selected = last,
        KeyCode::PageUp => app.selected = app.selected.saturating_sub(PAGE),
        KeyCode::PageDown => app.selected = (app.selected + PAGE).min(last),
        KeyCode::Left => jump(app, false),
        KeyCode::Right => jump(app, true),
        KeyCode::Enter => enter(app, now),
        KeyCode::Tab => complete(app),
        KeyCode::Esc => {
            app.clear_input();
            app.notice = None;
        }
        KeyCode::Backspace if app.table.guide().is_some() && app.input.is_empty() && !app.typing => app.undo(now),
        KeyCode::Backspace => {
            if app.input.pop().is_none() {
                app.typing = false;
            }
            typed(app);
        }
        KeyCode::Char(c) => letter(app, c, now),
        _ => {}
    }
}

/// The first choice of the next or previous group.
fn jump(app: &mut App<'_>, forward: bool) {
    let Some(here) = app.offer().map(|o| o.group) else { return };
    let first = |at: usize| at == 0 || app.offers[at - 1].group != app.offers[at].group;
    let target = if forward {
        (app.selected..app.offers.len()).find(|at| app.offers[*at].group != here).unwrap_or(0)
    } else {
        (0..app.selected).rev().find(|at| first(*at)).unwrap_or(0)
    };
    app.selected = target;
}

/// A letter: part of what is typed, or a command.
fn letter(app: &mut App<'_>, c: char, now: Instant) {
    if app.typing || !app.input.is_empty() {
        app.input.push(c);
        typed(app);
        return;
    }
    match c {
        ':' | '/' => app.typing = true,
        '?' => open(app, Overlay::Help),
        'u' => app.undo(now),
        's' => app.save(None),
        'q' => open(app, Overlay::Quit),
        'l' => open(app, Overlay::Log),
        'h' => open(app, Overlay::Mine),
        'p' => open(app, Overlay::Everybody),
        'r' => reader::open(app, ""),
        'c' => turn_codes(app),
        '!' => app.ask_hint(),
        'L' => app.speak(None, now),
        'v' if app.table.is_over() => app.open_review(),
        ' ' if app.table.guide().is_some() => app.next_step(now),
        ' ' => {
            app.paused = !app.paused;
            app.next_at = app.next_at.map(|_| now + app.pace.pause());
        }
        _ => {
            app.input.push(c);
            typed(app);
        }
    }
}

/// Shows the codes of rules from now on, or hides them again.
fn turn_codes(app: &mut App<'_>) {
    let told = app.table.turn_codes();
    app.notify(told);
}

/// The input has changed: selects the matching choice.
fn typed(app: &mut App<'_>) {
    app.completion = Completion::default();
    app.notice = None;
    // Typing disables auto-pass for this decision.
    if app.asked.is_some() {
        app.next_at = None;
    }
    if let Some(at) = typed::pointed_at(&app.offers, &app.input) {
        app.selected = at;
    }
}

/// Completes the input: first to the common prefix of all candidates, then to each in turn.
fn complete(app: &mut App<'_>) {
    if app.completion.words.len() > 1 {
        let at = app.completion.at.map_or(0, |at| (at + 1) % app.completion.words.len());
        app.completion.at = Some(at);
        app.input = app.completion.words[at].clone();
    } else {
        let words = typed::completions(&app.table, &app.offers, &app.input);
        let start = typed::common_start(&words);
        if start.len() > app.input.len() || words.len() == 1 {
            app.input = start;
        }
        app.completion = Completion { words, at: None };
    }
    app.typing = true;
    if let Some(at) = typed::pointed_at(&app.offers, &app.input) {
        app.selected = at;
    }
}

/// Enter: plays the typed or the selected choice.
fn enter(app: &mut App<'_>, now: Instant) {
    let text = std::mem::take(&mut app.input);
    app.clear_input();
    let text = text.trim();
    if !text.is_empty() && command(app, text, now) {
        return;
    }
    if text.is_empty() && app.table.guide().is_some_and(Guide::only_tells) {
        // A step without a choice: Enter only continues.
        return app.next_step(now);
    }
    let Some(seat) = app.asked else { return };
    let at = if text.is_empty() {
        app.selected
    } else {
        match typed::read(&app.table, seat, &app.offers, text) {
            Typed::Open(at) => at,
            Typed::Closed { why, rule } => return app.refuse(why, rule),
            Typed::Unclear(why) => return app.complain(why),
        }
    };
    if let Some(choice) = app.offers.get(at).map(|o| o.choice) {
        app.play(seat, choice, now);
    }
}

/// Commands as words. Returns whether the text was one.
fn command(app: &mut App<'_>, text: &str, now: Instant) -> bool {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    match word.to_lowercase().as_str() {
        "undo" => app.undo(now),
        "next" | "skip" if app.table.guide().is_some() => app.next_step(now),
        "back" if app.table.guide().is_some() => app.undo(now),
        "save" => app.save((!rest.trim().is_empty()).then(|| PathBuf::from(rest.trim()))),
        "quit" | "exit" => open(app, Overlay::Quit),
        "help" => open(app, Overlay::Help),
        "log" => open(app, Overlay::Log),
        "hint" => app.ask_hint(),
        "review" => app.open_review(),
        "lang" => app.speak((!rest.trim().is_empty()).then(|| rest.trim()), now),
        "rules" | "rule" => reader::open(app, rest.trim()),
        "codes" => turn_codes(app),
        _ => return false,
    }
    true
}
