//! The log of what hosts have had done with `darkrock admin`: who, when, what, and what came of it. A deed is noted before it
//! is done, so that none is missing.

use crate::accounts::new_id;
use crate::fault::Fault;
use crate::names::clean_line;
use crate::shared::now_ms;
use crate::store::{DeedRow, Store};
use serde::Serialize;
use serde_json::Value;
use std::future::Future;

/// The longest name of somebody, in characters.
const LONGEST_NAME: usize = 100;
/// The outcome of what was done.
pub const DONE: &str = "done";

/// Notes a deed of somebody, does it, and notes what came of it.
///
/// # Errors
/// Those of the deed; when it cannot be noted before, it is not done.
pub(crate) async fn noted<T>(
    store: &Store,
    who: &str,
    deed: &impl Serialize,
    work: impl Future<Output = Result<T, Fault>>,
) -> Result<T, Fault> {
    let id = new_id::<16>()?;
    let (deed, about) = words(serde_json::to_value(deed).map_err(|error| Fault::internal(error.to_string()))?);
    let who = clean_line(who).chars().take(LONGEST_NAME).collect();
    store.begin_deed(DeedRow { id: id.clone(), at: now_ms(), who, deed, about, outcome: None }).await?;
    let done = work.await;
    let outcome = done.as_ref().map_or_else(|fault| fault.message.clone(), |_| DONE.to_owned());
    if let Err(error) = store.end_deed(id, outcome).await {
        tracing::error!(%error, "what came of a change by the host could not be noted");
    }
    done
}

/// The name of a deed, and with what it was done.
fn words(deed: Value) -> (String, String) {
    match deed {
        Value::Object(map) if map.len() == 1 => {
            map.into_iter().next().map(|(name, about)| (name, about.to_string())).unwrap_or_default()
        }
        Value::String(name) => (name, String::new()),
        other => (other.to_string(), String::new()),
    }
}
