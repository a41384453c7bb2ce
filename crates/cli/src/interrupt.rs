//! Ctrl-C during long work: the first ends it with the results so far, the second exits the program.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// The number of SIGINT.
pub(crate) const SIGNAL: u8 = 2;

/// Whether Ctrl-C was pressed since its creation.
#[derive(Clone, Debug)]
pub(crate) struct Interrupted(Arc<AtomicBool>);

impl Interrupted {
    /// Installs the handler.
    pub fn watch() -> Self {
        let interrupted = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&interrupted);
        std::thread::spawn(move || {
            // Without a runtime Ctrl-C ends the program, as usual.
            let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() else { return };
            runtime.block_on(async {
                if tokio::signal::ctrl_c().await.is_ok() {
                    flag.store(true, Ordering::Relaxed);
                }
                if tokio::signal::ctrl_c().await.is_ok() {
                    std::process::exit(i32::from(SIGNAL) + 128);
                }
            });
        });
        Self(interrupted)
    }

    /// Whether it was pressed.
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
