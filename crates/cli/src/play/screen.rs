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
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How long to wait for a key when nothing is due, and so how long a signal may wait to be noticed.
const IDLE: Duration = Duration::from_millis(250);

/// Whether the terminal is ours: raw, and on its second screen.
static OPEN: AtomicBool = AtomicBool::new(false);

/// The terminal while it is ours. It is given back when this is dropped, and when the program panics.
pub struct Screen {
    terminal: DefaultTerminal,
    signals: Signals,
}

/// How something on the screen ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ended<T> {
    /// By itself.
    Done(T),
    /// Told to stop by a signal of this number.
    Stopped(u8),
}

/// What a key asks of the screen itself, whatever it shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Control {
    /// Give the terminal back until the shell goes on with this program.
    Suspend,
    /// Draw everything anew.
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

/// Whether Ctrl is held with a letter, which is then no letter. With Alt as well it is how some keyboards write one.
pub fn is_control(key: KeyEvent) -> bool {
    let (control, alt) = (KeyModifiers::CONTROL, KeyModifiers::ALT);
    key.modifiers.contains(control) && !key.modifiers.contains(alt)
}

/// Makes the terminal ours.
fn enter() -> Result<()> {
    OPEN.store(true, Ordering::SeqCst);
    enable_raw_mode()?;
    execute!(stdout(), EnterAlternateScreen)?;
    Ok(())
}

/// An empty screen, on which everything will be drawn. The terminal is asked nothing, so that a slow one need not answer.
fn blank() -> Result<DefaultTerminal> {
    execute!(stdout(), Clear(ClearType::All))?;
    Ok(Terminal::new(CrosstermBackend::new(stdout()))?)
}

/// Gives the terminal back, if it is ours. A terminal that has gone cannot be given back.
fn leave() {
    if OPEN.swap(false, Ordering::SeqCst) {
        let _ = execute!(stdout(), LeaveAlternateScreen, Show);
        let _ = disable_raw_mode();
        let _ = stdout().flush();
    }
}

/// From now on a panic gives the terminal back before it is told. A thread that thinks for the screen may break off: the
/// screen says so itself, and goes on.
fn watch_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            let thinking = std::thread::current().name() == Some(super::thinking::THREAD);
            if thinking && OPEN.load(Ordering::SeqCst) {
                return;
            }
            leave();
            usual(panic);
        }));
    });
}

impl Drop for Screen {
    fn drop(&mut self) {
        leave();
    }
}

impl Screen {
    /// Opens the full screen.
    ///
    /// # Errors
    /// When there is no terminal.
    pub fn open() -> Result<Self> {
        watch_panics();
        let signals = Signals::watch().context("cannot watch for signals")?;
        match enter().and_then(|()| blank()) {
            Ok(terminal) => Ok(Self { terminal, signals }),
            Err(error) => {
                leave();
                Err(error.context("cannot open the full screen; try --plain"))
            }
        }
    }

    /// Gives the terminal back until the shell goes on with this program.
    fn suspend(&mut self) -> Result<()> {
        leave();
        self.signals.stop_here().context("cannot be suspended")?;
        enter()?;
        self.terminal = blank()?;
        Ok(())
    }

    /// Waits so long for a key, and for those that came with it. Signals and keys for the screen itself are dealt with.
    fn keys(&mut self, wait: Duration) -> Result<Ended<Vec<KeyEvent>>> {
        let mut keys = Vec::new();
        if event::poll(wait)? {
            // Several keys may have come, as when text is pasted.
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
                Control::Redraw => self.terminal = blank()?,
            }
        }
        keys.retain(|key| Control::of(*key).is_none());
        Ok(Ended::Done(keys))
    }

    /// Plays until the person leaves.
    ///
    /// # Errors
    /// When the terminal fails.
    pub fn run(&mut self, app: &mut App<'_>) -> Result<Ended<()>> {
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

    /// Asks what to play. Nothing when the person leaves.
    ///
    /// # Errors
    /// When the terminal fails.
    pub fn menu(&mut self, menu: &mut Menu<'_>) -> Result<Ended<Option<MenuDone>>> {
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

    /// Set for the process that is to panic.
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
