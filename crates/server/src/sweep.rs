//! The sweep over turn-based tables: it loads those that must be looked at, whether or not anybody watches them.

use crate::fault::Fault;
use crate::hub::Hub;
use crate::table::Command;
use std::time::Duration;

/// The interval between two sweeps.
const EVERY: Duration = Duration::from_secs(30);
/// Tables that are looked at in one query.
const AT_ONCE: u32 = 100;
/// After how many milliseconds a table that could not be looked at is tried again.
const LATER: i64 = 600_000;

/// Sweeps until it is aborted. Several servers may sweep at once: a table handles one command after another, so nothing
/// happens twice.
pub async fn run(hub: Hub) {
    let mut moves = hub.shared().clock.moves();
    loop {
        while once(&hub).await == AT_ONCE {}
        tokio::select! {
            () = tokio::time::sleep(EVERY) => {}
            () = moves.next() => {}
        }
    }
}

/// Has the tables that are due looked at, as many as one query returns; returns their number.
async fn once(hub: &Hub) -> u32 {
    let (store, now) = (&hub.shared().store, hub.shared().clock.now_ms());
    let due = match store.due(now, AT_ONCE).await {
        Ok(due) => due,
        Err(error) => {
            tracing::warn!(%error, "the tables that are due could not be listed");
            return 0;
        }
    };
    for id in &due {
        if let Err(fault) = hub.ask(id, |reply| Command::Look { reply }).await {
            if fault.status == Fault::elsewhere().status {
                // Another server was faster.
                continue;
            }
            tracing::warn!(table = id, %fault, "a table that is due could not be looked at");
            // Otherwise it would be tried again at once, before all others.
            if let Err(error) = store.put_due(id, now + LATER).await {
                tracing::warn!(table = id, %error, "a table could not be put off");
                return 0;
            }
        }
    }
    due.len() as u32
}
