//! What ends or suspends full-screen mode from outside: signals, and the end of the terminal.

use std::io;
use std::time::Duration;

#[cfg(unix)]
mod unix {
    use crate::play::screen::restore;
    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    use rustix::io::Errno;
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM, SIGTSTP};
    use signal_hook::{flag, low_level};
    use std::io;
    use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
    use std::sync::{Arc, LazyLock, OnceLock, mpsc};
    use std::thread;
    use std::time::{Duration, Instant};

    /// The signals that end the program.
    const ENDING: [i32; 3] = [SIGTERM, SIGHUP, SIGINT];
    /// How often the guard looks at the terminal and for signals.
    const LOOK: Duration = Duration::from_millis(250);
    /// How long the program has to save the game and to close the screen once it must end.
    const GRACE: Duration = Duration::from_secs(5);

    /// What has been received; the handlers stay for the life of the process.
    #[derive(Default)]
    struct Received {
        /// The last termination signal, 0 for none.
        ending: Arc<AtomicUsize>,
        suspending: Arc<AtomicBool>,
    }

    static RECEIVED: LazyLock<Received> = LazyLock::new(Received::default);

    fn number(signal: i32) -> usize {
        usize::try_from(signal).unwrap_or_default()
    }

    /// Installs the handlers and starts the guard.
    fn install() -> io::Result<()> {
        for signal in ENDING {
            flag::register_usize(signal, Arc::clone(&RECEIVED.ending), number(signal))?;
        }
        flag::register(SIGTSTP, Arc::clone(&RECEIVED.suspending))?;
        thread::Builder::new().name("terminal-guard".to_owned()).spawn(guard).map(drop)
    }

    /// Looks at the terminal for as long as the program runs. The library that decodes keys blocks in the middle of a
    /// character and reads the end of a closed terminal again and again, so whoever waits for it may never return: then
    /// this ends the program. The game was saved after its last choice.
    fn guard() {
        let mut told = None;
        loop {
            let looked = Instant::now();
            if matches!(look(PollFlags::empty(), LOOK), Ok(flags) if is_gone(flags)) {
                let _ = RECEIVED.ending.compare_exchange(0, number(SIGHUP), Ordering::Relaxed, Ordering::Relaxed);
            }
            // At the end of a terminal there is nothing to wait for.
            thread::sleep(LOOK.saturating_sub(looked.elapsed()));
            let Some(signal) = ending() else { continue };
            if told.get_or_insert_with(Instant::now).elapsed() > GRACE {
                let (done, restored) = mpsc::channel();
                // A terminal that takes no output would stop this, too.
                thread::spawn(move || {
                    restore();
                    let _ = done.send(());
                });
                let _ = restored.recv_timeout(LOOK);
                std::process::exit(i32::from(signal) + 128);
            }
        }
    }

    fn ending() -> Option<u8> {
        let signal = RECEIVED.ending.load(Ordering::Relaxed);
        u8::try_from(signal).ok().filter(|signal| *signal > 0)
    }

    /// Waits for something of the terminal.
    fn look(wanted: PollFlags, wait: Duration) -> Result<PollFlags, Errno> {
        let input = rustix::stdio::stdin();
        let mut fds = [PollFd::new(&input, wanted)];
        let wait = Timespec::try_from(wait).map_err(|_| Errno::INVAL)?;
        poll(&mut fds, Some(&wait))?;
        Ok(fds[0].revents())
    }

    fn is_gone(flags: PollFlags) -> bool {
        flags.intersects(PollFlags::HUP | PollFlags::ERR)
    }

    pub struct Signals;

    impl Signals {
        pub fn watch() -> io::Result<Self> {
            static INSTALLED: OnceLock<Result<(), io::ErrorKind>> = OnceLock::new();
            let installed = INSTALLED.get_or_init(|| install().map_err(|error| error.kind()));
            installed.map(|()| Self).map_err(io::Error::from)
        }

        pub fn ending(&self) -> Option<u8> {
            ending()
        }

        pub fn suspends(&self) -> bool {
            RECEIVED.suspending.swap(false, Ordering::Relaxed)
        }

        pub fn stop_here(&self) -> io::Result<()> {
            low_level::emulate_default_handler(SIGTSTP)
        }

        pub fn wait(&self, wait: Duration) -> io::Result<Duration> {
            match look(PollFlags::IN, wait) {
                Ok(flags) if is_gone(flags) => {
                    RECEIVED.ending.store(number(SIGHUP), Ordering::Relaxed);
                    Ok(Duration::ZERO)
                }
                // Some systems cannot wait for a terminal in this way.
                Ok(flags) if flags.contains(PollFlags::NVAL) => Ok(wait),
                // A signal may have ended the waiting.
                Ok(_) | Err(Errno::INTR) => Ok(Duration::ZERO),
                Err(error) => Err(error.into()),
            }
        }
    }
}

#[cfg(not(unix))]
mod other {
    use std::io;
    use std::time::Duration;

    /// Signals are not supported here.
    pub struct Signals;

    impl Signals {
        pub fn watch() -> io::Result<Self> {
            Ok(Self)
        }

        pub fn ending(&self) -> Option<u8> {
            None
        }

        pub fn suspends(&self) -> bool {
            false
        }

        pub fn stop_here(&self) -> io::Result<()> {
            Ok(())
        }

        pub fn wait(&self, wait: Duration) -> io::Result<Duration> {
            Ok(wait)
        }
    }
}

#[cfg(not(unix))]
use other::Signals as Platform;
#[cfg(unix)]
use unix::Signals as Platform;

/// The received signals.
pub struct Signals(Platform);

impl Signals {
    /// Installs handlers, and a guard that ends the program if it does not end by itself soon after it was told to.
    ///
    /// # Errors
    /// When the system does not allow it.
    pub fn watch() -> io::Result<Self> {
        Platform::watch().map(Self)
    }

    /// The number of the termination signal; that of a hang-up also when the terminal is gone and no signal came.
    pub fn ending(&self) -> Option<u8> {
        self.0.ending()
    }

    /// Whether a suspend signal has arrived since the last call.
    pub fn suspends(&self) -> bool {
        self.0.suspends()
    }

    /// Waits for input, a signal or the end of the terminal, up to a timeout. Returns how long whoever reads the input
    /// must still wait for it: nothing but where waiting here is not supported.
    ///
    /// # Errors
    /// When the system does not allow it.
    pub fn wait(&self, wait: Duration) -> io::Result<Duration> {
        self.0.wait(wait)
    }

    /// Stops this process until it is resumed.
    ///
    /// # Errors
    /// When the system does not allow it.
    pub fn stop_here(&self) -> io::Result<()> {
        self.0.stop_here()
    }
}
