//! The full screen's loop: draws, waits for keys, lets bots play, and leaves the terminal as it was.

use super::app::App;
use super::menu::{Menu, MenuDone};
use super::{update, views};
use anyhow::{Context, Result};
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyEventKind};
use std::time::{Duration, Instant};

/// How long to wait for a key when nothing is due.
const IDLE: Duration = Duration::from_millis(500);

/// Opens the full screen; it is closed again by [`ratatui::restore`], also when the program panics.
///
/// # Errors
/// When there is no terminal.
pub fn open() -> Result<DefaultTerminal> {
    ratatui::try_init().context("cannot open the full screen; try --plain")
}

/// Plays until the person leaves.
///
/// # Errors
/// When the terminal fails.
pub fn run(terminal: &mut DefaultTerminal, app: &mut App<'_>) -> Result<()> {
    while !app.done {
        terminal.draw(|frame| views::draw(frame, app))?;
        if event::poll(app.rest(Instant::now(), IDLE))? {
            // Several keys may have come, as when text is pasted.
            loop {
                match event::read()? {
                    Event::Key(key) if key.kind != KeyEventKind::Release => update::key(app, key, Instant::now()),
                    _ => {}
                }
                if app.done || !event::poll(Duration::ZERO)? {
                    break;
                }
            }
        }
        app.tick(Instant::now());
    }
    Ok(())
}

/// Asks what to play. Nothing when the person leaves.
///
/// # Errors
/// When the terminal fails.
pub fn menu(terminal: &mut DefaultTerminal, menu: &mut Menu) -> Result<Option<MenuDone>> {
    loop {
        terminal.draw(|frame| menu.draw(frame))?;
        if let Event::Key(key) = event::read()? {
            if key.kind == KeyEventKind::Release {
                continue;
            }
            match menu.key(key) {
                Some(MenuDone::Leave) => return Ok(None),
                Some(done) => return Ok(Some(done)),
                None => {}
            }
        }
    }
}
