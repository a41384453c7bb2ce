//! How many tables a guest may have, and how many open ones a guest and a network may have in the list.

use crate::config::Limits;
use crate::fairness::sha256;
use crate::fault::Fault;
use crate::peer::Peers;
use crate::shared::Shared;
use crate::store::{AtMost, Bounded, StoreError};

/// The most open tables of a guest that are listed.
const MOST_LISTED_OPEN: u32 = 3;
/// The secret with which networks are digested.
const SECRET: &str = "listings";

/// Checks that a guest may have one more open table in the list: nobody fills its first page, nor do many guests at one address. Returns
/// the limits, which must hold when the table is written, too.
pub(super) async fn check_listed(shared: &Shared, host: &str, peers: &Peers) -> Result<Vec<AtMost>, Fault> {
    if shared.store.count_listed_by_host(host).await? >= u64::from(MOST_LISTED_OPEN) {
        return Err(full(Bounded::Listed, &shared.limits));
    }
    let secret = shared.store.secret(SECRET).await?;
    let near = |home: String| AtMost {
        of: Bounded::Near,
        whose: sha256(format!("{secret} {home}").as_bytes()),
        most: shared.limits.listed_per_address,
    };
    let own = AtMost { of: Bounded::Listed, whose: host.to_owned(), most: MOST_LISTED_OPEN };
    // Of a request whose headers disagree, the proxy's: the other addresses may be anybody's, and a listing is stored.
    Ok(std::iter::once(own).chain(peers.iter().take(1).map(|peer| near(peer.home()))).collect())
}

/// There are as many tables, or open tables in the list, as there may be.
pub(super) fn full(of: Bounded, limits: &Limits) -> Fault {
    let (code, message) = match of {
        Bounded::Tables => {
            let most = limits.tables_per_guest;
            return Fault::too_many(format!("you have {most} unfinished tables: expected at most {most}"));
        }
        Bounded::Listed => (
            "listed-tables",
            format!("{MOST_LISTED_OPEN} open tables of yours are listed: start or leave one, or make it unlisted"),
        ),
        Bounded::Near => {
            let most = limits.listed_per_address;
            ("listed-network", format!("{most} open tables from your network are listed: make it unlisted, or wait"))
        }
    };
    Fault::too_many("").with(code, message)
}

/// Why a table was not written: requests at once have reached a limit together, or the database has failed.
pub(super) fn passed(error: StoreError, limits: &Limits) -> Fault {
    match error {
        StoreError::Full { of } => full(of, limits),
        other => other.into(),
    }
}
