//! The pulse of this server: the database knows when one last ran, so that the time in which none did is nobody's.

use crate::hub::Hub;
use crate::shared::Shared;
use crate::store::StoreError;
use std::time::Duration;
use tokio::sync::Mutex;

/// The interval between two notes in the database.
const EVERY: Duration = Duration::from_secs(15);

/// When this server last noted that it runs, in milliseconds since 1970.
#[derive(Debug, Default)]
pub struct Pulse(Mutex<Option<i64>>);

/// Notes that this server runs, until it is aborted.
pub async fn run(hub: Hub) {
    let mut moves = hub.shared().clock.moves();
    loop {
        if let Err(error) = hub.shared().beat().await {
            tracing::warn!(%error, "that this server runs could not be noted");
        }
        tokio::select! {
            () = tokio::time::sleep(EVERY) => {}
            () = moves.next() => {}
        }
    }
}

impl Shared {
    /// Notes that this server runs, unless it has just done so. After that, the outage is known from which it has woken up.
    ///
    /// # Errors
    /// When the database cannot store it.
    pub async fn beat(&self) -> Result<(), StoreError> {
        let mut last = self.pulse.0.lock().await;
        let now = self.clock.now_ms();
        let fresh = |last: i64| now >= last && now - last < EVERY.as_millis() as i64;
        if last.is_some_and(fresh) {
            return Ok(());
        }
        // What looks as if a server had been frozen is, with a clock that a test moves, time in which it ran.
        let ran = last.is_some() && self.clock.is_moved_by_hand();
        self.store.pulse(now, ran).await?;
        *last = Some(now);
        Ok(())
    }

    /// Notes the end of this server. Without this note, the outage begins with the last one.
    pub async fn last_beat(&self) {
        let last = self.pulse.0.lock().await;
        let ran = last.is_some() && self.clock.is_moved_by_hand();
        if let Err(error) = self.store.pulse(self.clock.now_ms(), ran).await {
            tracing::warn!(%error, "the end of this server could not be noted");
        }
    }
}
