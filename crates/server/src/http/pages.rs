//! Counting of connected WebSockets, with limits per guest and per address.

use crate::config::Limits;
use crate::fault::Fault;
use crate::peer::Peer;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Connected WebSockets by guest and address.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Whose {
    Guest(String),
    /// Unnamed browsers at an address.
    Nameless(Peer),
    /// All browsers at an address.
    Address(Peer),
}

/// The connected clients.
#[derive(Clone, Debug, Default)]
pub(super) struct Pages(Arc<Mutex<HashMap<Whose, u32>>>);

/// A connected client; removed when dropped.
#[derive(Debug)]
pub(super) struct Place {
    pages: Pages,
    whose: Vec<Whose>,
}

impl Pages {
    /// No code that could panic runs while it is locked, so the data behind a poisoned lock is consistent.
    fn lock(&self) -> MutexGuard<'_, HashMap<Whose, u32>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Acquires a slot for a client.
    ///
    /// # Errors
    /// When its guest or its address has reached the limit.
    pub(super) fn take(&self, limits: &Limits, guest: Option<&str>, peer: Option<Peer>) -> Result<Place, Fault> {
        let named = guest.map(|guest| Whose::Guest(guest.to_owned()));
        let own = named.or_else(|| peer.map(Whose::Nameless)).map(|whose| (whose, limits.pages_per_guest));
        let address = peer.map(|peer| (Whose::Address(peer), limits.pages_per_address));
        let all: Vec<(Whose, u32)> = own.into_iter().chain(address).collect();
        let mut pages = self.lock();
        for (whose, most) in &all {
            let open = pages.get(whose).copied().unwrap_or(0);
            if open >= *most {
                return Err(Fault::too_many(format!("{open} WebSockets are open: expected at most {most}")));
            }
        }
        let whose: Vec<Whose> = all.into_iter().map(|(whose, _)| whose).collect();
        whose.iter().for_each(|whose| *pages.entry(whose.clone()).or_insert(0) += 1);
        Ok(Place { pages: self.clone(), whose })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut pages = self.pages.lock();
        for whose in &self.whose {
            if let Some(open) = pages.get_mut(whose) {
                *open -= 1;
                if *open == 0 {
                    pages.remove(whose);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guests_nameless_browsers_and_addresses_have_bounds() {
        let limits = Limits { pages_per_guest: 2, pages_per_address: 5, ..Limits::default() };
        let pages = Pages::default();
        let here = Some(Peer::new([192, 0, 2, 1].into()));
        let there = Some(Peer::new([192, 0, 2, 2].into()));
        let take = |guest, peer| pages.take(&limits, guest, peer).map_err(|fault| fault.code);
        let two = [take(Some("mara"), here), take(Some("mara"), there)];
        assert_eq!(take(Some("mara"), there).err().as_deref(), Some("too-many"));
        let nameless = [take(None, here), take(None, here)];
        assert_eq!(take(None, here).err().as_deref(), Some("too-many"), "browsers without a name count, too");
        let elsewhere = take(None, there);
        let others = [take(Some("jules"), here), take(Some("belle"), here)];
        assert_eq!(take(Some("kate"), here).err().as_deref(), Some("too-many"), "many guests at one address");
        assert!([two, nameless, others].iter().flatten().chain([&elsewhere]).all(Result::is_ok));
        drop(elsewhere);
    }

    #[test]
    fn places_are_free_again_and_nothing_is_left() {
        let pages = Pages::default();
        let limits = Limits { pages_per_guest: 1, ..Limits::default() };
        for _ in 0..3 {
            let place = pages.take(&limits, Some("mara"), Some(Peer::new([192, 0, 2, 1].into())));
            assert!(place.is_ok());
        }
        assert!(pages.lock().is_empty());
    }
}
