//! Limits on connected WebSockets, per guest and per address.

use crate::config::Limits;
use crate::fault::Fault;
use crate::peer::Peers;
use crate::places::{Asker, Full, Place, Places};

/// Takes a place for a client among those that are connected.
///
/// # Errors
/// When its guest or its address has reached the limit.
pub(super) fn take(pages: &Places, limits: &Limits, guest: Option<&str>, peers: &Peers) -> Result<Place, Fault> {
    let asker = Asker { guest: guest.map(str::to_owned), peers: peers.clone() };
    pages
        .take(&asker, limits.pages_per_guest, limits.pages_per_address)
        .map_err(|Full { most }| Fault::too_many(format!("{most} WebSockets are open: expected at most {most}")))
}
