//! Delivery of messages to browsers, and what is done about those that a push service does not take.
//!
//! A message that nobody took is owed to its browser, in the database: when its time has come, any server sends what waits then.
//! Nothing here waits for a push service but the task of one message.

use super::{Reached, Sort};
use crate::fault::Fault;
use crate::shared::Shared;
use crate::store::{Browser, Outcome};
use std::sync::Arc;

/// The pause before a message is sent again for the first time, in milliseconds; it doubles each time, up to the longest.
const PAUSE: i64 = 30_000;
const LONGEST_PAUSE: i64 = 3_600_000;
/// The longest pause that a push service may ask for, in milliseconds: it keeps messages for as long itself.
const LONGEST_WISH: i64 = 86_400_000;

/// When a message is sent again that failed at a time, for the `tries`-th time after the first, if the push service asks for a pause of so many
/// seconds.
fn again_at(now: i64, tries: u32, wish: Option<i64>) -> i64 {
    let usual = PAUSE.saturating_mul(1 << tries.min(10)).min(LONGEST_PAUSE);
    let wish = wish.unwrap_or(0).saturating_mul(1000).min(LONGEST_WISH);
    now + usual.max(wish)
}

/// Sends a message, in a task of its own: a push service that does not answer holds nobody up.
pub fn spawn(shared: &Arc<Shared>, to: Browser, sort: Sort, text: String) {
    let shared = Arc::clone(shared);
    tokio::spawn(async move {
        if let Err(fault) = deliver(&shared, &to, sort, &text).await {
            tracing::warn!(%fault, "a push message could not be sent, or what became of it not be stored");
        }
    });
}

async fn deliver(shared: &Shared, to: &Browser, sort: Sort, text: &str) -> Result<(), Fault> {
    let (store, id) = (&shared.store, &to.subscription.id);
    let sent = shared.clock.now_ms();
    let reached = shared.push.send(store, &to.subscription, shared.clock.now(), sort, text).await?;
    let failed = || metrics::counter!("darkrock_pushes_failed").increment(1);
    let outcome = match reached {
        Reached::Sent => {
            metrics::counter!("darkrock_pushes_sent").increment(1);
            // What is owed is owed still after a test.
            if sort == Sort::Test || (to.failed.is_none() && to.owed.is_none() && to.tries == 0) {
                return Ok(());
            }
            Outcome::Accepted
        }
        Reached::Gone => return Ok(store.unsubscribe(id, None).await?),
        Reached::Refused(status) => {
            failed();
            tracing::warn!(status, "a push service rejects a message");
            Outcome::Refused(status)
        }
        Reached::Failed { status, after, reason } => {
            failed();
            tracing::warn!(reason, "a push message could not be sent");
            match (sort, to.owed) {
                (Sort::Turn | Sort::News, _) => {
                    Outcome::Later { status, at: again_at(shared.clock.now_ms(), to.tries, after), sent }
                }
                (Sort::Test, Some(at)) => Outcome::Later { status, at, sent },
                // Whoever asked for it asks again.
                (Sort::Test, None) => Outcome::Refused(status),
            }
        }
    };
    Ok(store.sent(id, outcome).await?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_and_the_wish_of_a_service_is_heeded() {
        assert_eq!([0, 1, 2, 3].map(|tries| again_at(1000, tries, None)), [31_000, 61_000, 121_000, 241_000]);
        assert_eq!([7, 60, u32::MAX].map(|tries| again_at(0, tries, None)), [LONGEST_PAUSE; 3]);
        assert_eq!(again_at(0, 0, Some(600)), 600_000);
        assert_eq!(again_at(0, 0, Some(5)), 30_000, "no sooner than without a wish");
        assert_eq!(again_at(0, 0, Some(i64::MAX)), LONGEST_WISH);
        assert_eq!(again_at(0, 0, Some(-5)), 30_000);
    }
}
