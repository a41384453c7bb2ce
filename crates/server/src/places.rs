//! How much somebody has of something scarce: counted for a guest, for the browsers without a name at an address, and
//! for an address.

use crate::peer::{Peer, Peers};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Who asks for something.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Asker {
    /// The guest; none for a browser without a name.
    pub guest: Option<String>,
    /// The addresses.
    pub peers: Peers,
}

/// Whose a place is.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Whose {
    Guest(String),
    /// The browsers without a name at an address.
    Nameless(Option<Peer>),
    /// All browsers at an address.
    Address(Peer),
}

/// Somebody has as many places as anybody may have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Full {
    /// The limit that is reached.
    pub most: u32,
}

/// The places that are taken, by whom.
#[derive(Clone, Debug, Default)]
pub struct Places(Arc<Mutex<HashMap<Whose, u32>>>);

/// A place; free again when dropped.
#[derive(Debug)]
pub struct Place {
    places: Places,
    whose: Vec<Whose>,
}

impl Places {
    /// No code that could panic runs while it is locked, so the data behind a poisoned lock is consistent.
    fn lock(&self) -> MutexGuard<'_, HashMap<Whose, u32>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a place.
    ///
    /// # Errors
    /// When the guest or one of the addresses has reached the limit.
    pub fn take(&self, asker: &Asker, most_of_guest: u32, most_of_address: u32) -> Result<Place, Full> {
        let own: Vec<Whose> = match (&asker.guest, asker.peers.first()) {
            (Some(guest), _) => vec![Whose::Guest(guest.clone())],
            (None, None) => vec![Whose::Nameless(None)],
            (None, Some(_)) => asker.peers.iter().map(|peer| Whose::Nameless(Some(peer))).collect(),
        };
        let addresses = asker.peers.iter().map(|peer| (Whose::Address(peer), most_of_address));
        let all: Vec<(Whose, u32)> = own.into_iter().map(|whose| (whose, most_of_guest)).chain(addresses).collect();
        let mut places = self.lock();
        let full = all.iter().find(|(whose, most)| places.get(whose).is_some_and(|taken| taken >= most));
        if let Some((_, most)) = full {
            return Err(Full { most: *most });
        }
        let whose: Vec<Whose> = all.into_iter().map(|(whose, _)| whose).collect();
        whose.iter().for_each(|whose| *places.entry(whose.clone()).or_insert(0) += 1);
        Ok(Place { places: self.clone(), whose })
    }

    /// How many places all browsers at an address have taken together.
    pub fn of_address(&self, peer: Peer) -> u32 {
        self.lock().get(&Whose::Address(peer)).copied().unwrap_or(0)
    }

    /// Whether nobody has a place.
    #[cfg(test)]
    pub fn is_empty(&self) -> bool {
        self.lock().is_empty()
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut places = self.places.lock();
        for whose in &self.whose {
            if let Some(taken) = places.get_mut(whose) {
                *taken -= 1;
                if *taken == 0 {
                    places.remove(whose);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asker(guest: Option<&str>, last: u8) -> Asker {
        Asker { guest: guest.map(str::to_owned), peers: Peer::new([192, 0, 2, last].into()).into() }
    }

    #[test]
    fn guests_nameless_browsers_and_addresses_have_bounds() {
        let places = Places::default();
        let take = |guest, last| places.take(&asker(guest, last), 2, 5).map_err(|full| full.most);
        let two = [take(Some("mara"), 1), take(Some("mara"), 2)];
        assert_eq!(take(Some("mara"), 2).err(), Some(2));
        let nameless = [take(None, 1), take(None, 1)];
        assert_eq!(take(None, 1).err(), Some(2), "browsers without a name count, too");
        let elsewhere = take(None, 2);
        let others = [take(Some("jules"), 1), take(Some("belle"), 1)];
        assert_eq!(take(Some("kate"), 1).err(), Some(5), "many guests at one address");
        assert!([&two, &nameless, &others].into_iter().flatten().chain([&elsewhere]).all(Result::is_ok));
        assert_eq!(places.of_address(Peer::new([192, 0, 2, 1].into())), 5);
        drop(elsewhere);
    }

    #[test]
    fn who_counts_as_several_addresses_needs_a_place_at_each() {
        let places = Places::default();
        let several = |guest: &str| Asker {
            guest: Some(guest.to_owned()),
            peers: "192.0.2.1, 192.0.2.2".parse().expect("addresses"),
        };
        let taken = places.take(&asker(Some("mara"), 2), 1, 1).expect("a free place");
        assert_eq!(places.take(&several("jules"), 1, 1).err(), Some(Full { most: 1 }));
        drop(taken);
        let taken = places.take(&several("jules"), 1, 1).expect("a free place");
        assert!(places.take(&asker(Some("mara"), 1), 1, 1).is_err() && places.take(&asker(None, 2), 1, 1).is_err());
        drop(taken);
        assert!(places.is_empty(), "nothing is left");
    }
}
