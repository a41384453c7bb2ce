//! The wall clock: the system's, or one that a test moves, so that days pass without waiting.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};
use tokio::sync::watch;

/// A wall clock. Clones show the same time.
#[derive(Clone, Debug, Default)]
pub struct Clock(Option<Arc<watch::Sender<i64>>>);

impl Clock {
    /// A clock that stands still until it is moved; it begins at this number of milliseconds since 1970.
    pub fn still(at: i64) -> Self {
        Self(Some(Arc::new(watch::Sender::new(at))))
    }

    /// Milliseconds since 1970.
    pub fn now_ms(&self) -> i64 {
        match &self.0 {
            Some(still) => *still.borrow(),
            None => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
            }
        }
    }

    /// Seconds since 1970.
    pub fn now(&self) -> i64 {
        self.now_ms() / 1000
    }

    /// Moves a clock of [`Clock::still`] forward; the system's clock is not affected.
    pub fn advance(&self, ms: i64) {
        if let Some(still) = &self.0 {
            still.send_modify(|now| *now += ms);
        }
    }

    /// Whether a test moves it.
    pub fn is_moved_by_hand(&self) -> bool {
        self.0.is_some()
    }

    /// A watch of the clock's moves.
    pub fn moves(&self) -> Moves {
        Moves(self.0.as_ref().map(|still| still.subscribe()))
    }
}

/// Waits for the moves of a clock.
#[derive(Debug)]
pub struct Moves(Option<watch::Receiver<i64>>);

impl Moves {
    /// Waits until the clock is moved; forever with the system's clock, which nobody moves.
    pub async fn next(&mut self) {
        let moved = match &mut self.0 {
            Some(moved) => moved.changed().await.is_ok(),
            None => false,
        };
        if !moved {
            std::future::pending::<()>().await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_still_clock_moves_when_it_is_told() {
        let clock = Clock::still(5000);
        let (same, mut moves) = (clock.clone(), clock.moves());
        clock.advance(86_400_000);
        moves.next().await;
        assert_eq!((same.now_ms(), same.now()), (86_405_000, 86_405));
        assert!(Clock::default().now_ms() > 1_700_000_000_000);
    }
}
