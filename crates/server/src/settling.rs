//! Rated games that nobody continues are counted as abandoned.

use crate::hub::Hub;
use crate::shared::now;
use crate::store::StoreError;
use crate::table::{ABANDONED, Command};
use std::time::Duration;

/// How often such games are looked for.
const EVERY: Duration = Duration::from_secs(15 * 60);

impl Hub {
    /// Counts abandoned games, now and from time to time.
    pub async fn keep_settling(&self) {
        let mut tick = tokio::time::interval(EVERY);
        loop {
            tick.tick().await;
            self.settle_abandoned(now()).await;
        }
    }

    /// Counts the rated games that have been abandoned at this time, in seconds since 1970. Those that another server
    /// owns are left to it.
    pub async fn settle_abandoned(&self, now: i64) {
        let store = &self.shared().store;
        let listed = async { store.abandoned_ids(store.running_since(now, ABANDONED).await?).await };
        let ids = listed.await.unwrap_or_else(|error: StoreError| {
            tracing::warn!(%error, "the abandoned tables could not be listed");
            Vec::new()
        });
        for id in ids {
            if let Err(fault) = self.ask(&id, |reply| Command::Settle { now, reply }).await {
                tracing::debug!(table = id, %fault, "an abandoned game is not counted here");
            }
        }
    }
}
