//! The full screen: opening, drawing, suspending and closing it. The terminal is restored however the program exits.

use super::app::App;
use super::menu::{Menu, MenuDone};
use super::signals::Signals;
use super::{update, views};
use anyhow::{Context, Result};
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::{DefaultTerminal, Terminal, prelude::CrosstermBackend};
use std::io::{Write, stdout};
use std::mem::ManuallyDrop;
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How long to wait for a key when nothing is due, and thus the maximum delay before a signal is handled.
const IDLE: Duration = Duration::from_millis(250);

/// Whether the terminal is in raw mode on its alternate screen.
static OPEN: AtomicBool = AtomicBool::new(false);

/// The terminal in full-screen mode. It is restored when this is dropped, and when the program panics.
pub struct Screen {
    /// Not dropped: that would show the cursor once more, and panic where the terminal is gone.
    terminal: ManuallyDrop<DefaultTerminal>,
    signals: Signals,
}

/// How a full-screen session ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ended<T> {
    /// Normally.
    Done(T),
    /// Terminated by a signal with this number.
    Stopped(u8),
}

/// A key's command for the screen itself, independent of its content.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Control {
    /// Suspend: restore the terminal until the shell resumes this program.
    Suspend,
    /// Redraw everything.
    Redraw,
}

impl Control {
    fn of(key: KeyEvent) -> Option<Self> {
        match key.code {
            KeyCode::Char('z') if is_control(key) => Some(Self::Suspend),
            KeyCode::Char('l') if is_control(key) => Some(Self::Redraw),
            _ => None,
        }
    }
}

/// Whether a letter is pressed with Ctrl and is not text. Ctrl with Alt types a letter on some keyboards.
pub fn is_control(key: KeyEvent) -> bool {
    let (control, alt) = (KeyModifiers::CONTROL, KeyModifiers::ALT);
    key.modifiers.contains(control) && !key.modifiers.contains(alt)
}

/// Switches the terminal to full-screen mode.
fn enter() -> Result<()> {
    OPEN.store(true, Ordering::SeqCst);
    enable_raw_mode()?;
    execute!(stdout(), EnterAlternateScreen)?;
    Ok(())
}

/// An empty screen. The terminal is not queried, so that a slow one does not delay the start.
fn blank() -> Result<DefaultTerminal> {
    execute!(stdout(), Clear(ClearType::All))?;
    Ok(Terminal::new(CrosstermBackend::new(stdout()))?)
}

/// A terminal that is gone cannot be opened or drawn on: that is the end, and not an error.
fn unless_gone<T>(signals: &Signals, ended: Result<Ended<T>>) -> Result<Ended<T>> {
    signals.wait(Duration::ZERO)?;
    match (ended, signals.ending()) {
        (Err(_), Some(signal)) => Ok(Ended::Stopped(signal)),
        (ended, _) => ended,
    }
}

/// Restores the terminal if it is in full-screen mode. A closed terminal cannot be restored.
pub fn restore() {
    if OPEN.swap(false, Ordering::SeqCst) {
        let _ = execute!(stdout(), LeaveAlternateScreen, Show);
        let _ = disable_raw_mode();
        let _ = stdout().flush();
    }
}

/// Installs a panic hook that restores the terminal before the report. Panics of background threads are ignored: the
/// screen reports them itself and continues.
fn watch_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            let thinking = std::thread::current().name() == Some(super::thinking::THREAD);
            if thinking && OPEN.load(Ordering::SeqCst) {
                return;
            }
            restore();
            usual(panic);
        }));
    });
}

impl Drop for Screen {
    fn drop(&mut self) {
        restore();
    }
}

impl Screen {
    /// Opens the full screen.
    ///
    /// # Errors
    /// When there is no terminal.
    pub fn open() -> Result<Ended<Self>> {
        watch_panics();
        let signals = Signals::watch().context("cannot watch for signals")?;
        match enter().and_then(|()| blank()) {
            Ok(terminal) => Ok(Ended::Done(Self { terminal: ManuallyDrop::new(terminal), signals })),
            Err(error) => {
                restore();
                unless_gone(&signals, Err(error.context("cannot open the full screen; try --plain")))
            }
        }
    }

    /// Restores the terminal and suspends the process until the shell resumes it.
    fn suspend(&mut self) -> Result<()> {
        restore();
        self.signals.stop_here().context("cannot be suspended")?;
        enter()?;
        self.terminal = ManuallyDrop::new(blank()?);
        Ok(())
    }

    /// Waits for a key up to a timeout, and reads those that arrived with it. Handles signals and keys for the screen itself.
    fn keys(&mut self, wait: Duration) -> Result<Ended<Vec<KeyEvent>>> {
        let mut keys = Vec::new();
        let wait = self.signals.wait(wait)?;
        if let Some(signal) = self.signals.ending() {
            return Ok(Ended::Stopped(signal));
        }
        if event::poll(wait)? {
            // Several keys may have arrived, as with pasted text.
            loop {
                match event::read()? {
                    Event::Key(key) if key.kind != KeyEventKind::Release => keys.push(key),
                    _ => {}
                }
                if !event::poll(Duration::ZERO)? {
                    break;
                }
            }
        }
        if let Some(signal) = self.signals.ending() {
            return Ok(Ended::Stopped(signal));
        }
        let asked = keys.iter().filter_map(|key| Control::of(*key));
        let suspended = self.signals.suspends().then_some(Control::Suspend);
        for control in asked.chain(suspended).collect::<Vec<_>>() {
            match control {
                Control::Suspend => self.suspend()?,
                Control::Redraw => self.terminal = ManuallyDrop::new(blank()?),
            }
        }
        keys.retain(|key| Control::of(*key).is_none());
        Ok(Ended::Done(keys))
    }

    /// Plays until the person quits.
    ///
    /// # Errors
    /// When the terminal fails.
    pub fn run(&mut self, app: &mut App<'_>) -> Result<Ended<()>> {
        let ended = self.play(app);
        unless_gone(&self.signals, ended)
    }

    fn play(&mut self, app: &mut App<'_>) -> Result<Ended<()>> {
        while !app.done {
            self.terminal.draw(|frame| views::draw(frame, app))?;
            match self.keys(app.rest(Instant::now(), IDLE))? {
                Ended::Stopped(signal) => return Ok(Ended::Stopped(signal)),
                Ended::Done(keys) => {
                    for key in keys {
                        if !app.done {
                            update::key(app, key, Instant::now());
                        }
                    }
                }
            }
            app.tick(Instant::now());
        }
        Ok(Ended::Done(()))
    }

    /// Shows the start menu. Returns nothing when the person quits.
    ///
    /// # Errors
    /// When the terminal fails.
    pub fn menu(&mut self, menu: &mut Menu<'_>) -> Result<Ended<Option<MenuDone>>> {
        let ended = self.choose(menu);
        unless_gone(&self.signals, ended)
    }

    fn choose(&mut self, menu: &mut Menu<'_>) -> Result<Ended<Option<MenuDone>>> {
        loop {
            self.terminal.draw(|frame| menu.draw(frame))?;
            let keys = match self.keys(IDLE)? {
                Ended::Stopped(signal) => return Ok(Ended::Stopped(signal)),
                Ended::Done(keys) => keys,
            };
            match keys.into_iter().find_map(|key| menu.key(key)) {
                Some(MenuDone::Leave) => return Ok(Ended::Done(None)),
                Some(done) => return Ok(Ended::Done(Some(done))),
                None => {}
            }
        }
    }
}

#[cfg(unix)]
#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::pty::Pty;

    /// Set for the process that must panic.
    const PANICS: &str = "DARKROCK_TEST_PANICS";

    /// Run by the test below in a process of its own.
    #[test]
    fn a_screen_that_panics() {
        if std::env::var_os(PANICS).is_some() {
            let _screen = Screen::open().expect("there is a terminal");
            panic!("as the test wants");
        }
    }

    #[test]
    fn a_panic_leaves_the_terminal_as_it_was() {
        let this = std::env::current_exe().expect("this test");
        let name = "play::screen::tests::a_screen_that_panics";
        let mut pty = Pty::start(this.to_str().expect("a path"), &["--exact", name, "--nocapture"], &[(PANICS, "1")]);
        pty.wait_for("\x1b[?1049h");
        pty.wait_for("as the test wants");
        assert_ne!(pty.wait(), Some(0));
        let told = pty.seen();
        let (left, panic) = (told.find("\x1b[?1049l"), told.find("as the test wants"));
        assert!(left.is_some() && left < panic, "the second screen is left before the panic is told: {told:?}");
        assert!(pty.is_cooked(), "lines are edited and echoed again");
    }
}
