//! How many tables a guest may have, and how many open ones in the list.

use crate::fault::Fault;
use crate::shared::Shared;
use crate::store::{AtMost, Bounded, StoreError};

/// The most open tables of a guest that are listed.
const MOST_LISTED_OPEN: u32 = 3;

/// Checks that a guest may have one more open table in the list: nobody fills its first page. Returns the limit, which must
/// hold when the table is written, too.
pub(super) async fn check_listed(shared: &Shared, host: &str) -> Result<AtMost, Fault> {
    if shared.store.count_listed_by_host(host).await? >= u64::from(MOST_LISTED_OPEN) {
        return Err(full(Bounded::Listed, MOST_LISTED_OPEN));
    }
    Ok(AtMost { of: Bounded::Listed, whose: host.to_owned(), most: MOST_LISTED_OPEN })
}

/// A guest has as many tables, or open tables in the list, as there may be.
pub(super) fn full(of: Bounded, most: u32) -> Fault {
    if of == Bounded::Tables {
        return Fault::too_many(format!("you have {most} unfinished tables: expected at most {most}"));
    }
    let message = format!("{most} open tables of yours are listed: start or leave one, or make it unlisted");
    Fault::too_many("").with("listed-tables", message)
}

/// Why a table was not written: requests at once have reached a limit together, or the database has failed.
pub(super) fn passed(error: StoreError, most: u32) -> Fault {
    match error {
        StoreError::Full { of: Bounded::Tables } => full(Bounded::Tables, most),
        StoreError::Full { of } => full(of, MOST_LISTED_OPEN),
        other => other.into(),
    }
}
