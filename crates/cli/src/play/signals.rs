//! Signals handled in full-screen mode: termination and suspension.

use std::io;

#[cfg(unix)]
mod unix {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM, SIGTSTP};
    use signal_hook::{SigId, flag, low_level};
    use std::io;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

    /// The signals that end the program.
    const ENDING: [i32; 3] = [SIGTERM, SIGHUP, SIGINT];

    /// The signals received so far; dropping this removes the handlers.
    pub struct Signals {
        /// The last termination signal, 0 for none.
        ending: Arc<AtomicUsize>,
        suspending: Arc<AtomicBool>,
        watched: Vec<SigId>,
    }

    impl Signals {
        pub fn watch() -> io::Result<Self> {
            let mut signals = Self {
                ending: Arc::new(AtomicUsize::new(0)),
                suspending: Arc::new(AtomicBool::new(false)),
                watched: Vec::new(),
            };
            for signal in ENDING {
                let number = usize::try_from(signal).unwrap_or_default();
                signals.watched.push(flag::register_usize(signal, Arc::clone(&signals.ending), number)?);
            }
            signals.watched.push(flag::register(SIGTSTP, Arc::clone(&signals.suspending))?);
            Ok(signals)
        }

        pub fn ending(&self) -> Option<u8> {
            let signal = self.ending.load(Ordering::Relaxed);
            u8::try_from(signal).ok().filter(|signal| *signal > 0)
        }

        pub fn suspends(&self) -> bool {
            self.suspending.swap(false, Ordering::Relaxed)
        }

        pub fn stop_here(&self) -> io::Result<()> {
            low_level::emulate_default_handler(SIGTSTP)
        }
    }

    impl Drop for Signals {
        fn drop(&mut self) {
            self.watched.drain(..).for_each(|id| _ = low_level::unregister(id));
        }
    }
}

#[cfg(not(unix))]
mod other {
    use std::io;

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
    }
}

#[cfg(not(unix))]
use other::Signals as Platform;
#[cfg(unix)]
use unix::Signals as Platform;

/// The received signals.
pub struct Signals(Platform);

impl Signals {
    /// Installs handlers until this is dropped.
    ///
    /// # Errors
    /// When the system does not allow it.
    pub fn watch() -> io::Result<Self> {
        Platform::watch().map(Self)
    }

    /// The number of the termination signal.
    pub fn ending(&self) -> Option<u8> {
        self.0.ending()
    }

    /// Whether a suspend signal has arrived since the last call.
    pub fn suspends(&self) -> bool {
        self.0.suspends()
    }

    /// Stops this process until it is resumed.
    ///
    /// # Errors
    /// When the system does not allow it.
    pub fn stop_here(&self) -> io::Result<()> {
        self.0.stop_here()
    }
}
