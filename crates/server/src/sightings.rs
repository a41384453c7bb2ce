//! From where guests were lately seen, in memory only: how many share a network that is to be kept out.

use crate::accounts::DAY;
use crate::peer::{IpNet, Peer, Peers};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The number of guests above which those are forgotten who were not seen for a day.
const MANY: usize = 20_000;

/// From where each guest was last seen, and when.
#[derive(Debug, Default)]
pub struct Sightings(Mutex<HashMap<String, (Peer, i64)>>);

impl Sightings {
    fn lock(&self) -> MutexGuard<'_, HashMap<String, (Peer, i64)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A guest was seen. An address counts only if it is certain: otherwise somebody could have another person's kept out.
    pub fn note(&self, guest: &str, peers: &Peers, now: i64) {
        let (Some(peer), None) = (peers.first(), peers.iter().nth(1)) else { return };
        let mut seen = self.lock();
        if seen.len() >= MANY {
            seen.retain(|_, (_, at)| now - *at < DAY);
        }
        // A crowd of a single day: whoever is missing then counts nowhere.
        if seen.len() < MANY || seen.contains_key(guest) {
            seen.insert(guest.to_owned(), (peer, now));
        }
    }

    /// A guest has a new id.
    pub fn renamed(&self, old: &str, new: &str) {
        let mut seen = self.lock();
        if let Some(sighting) = seen.remove(old) {
            seen.insert(new.to_owned(), sighting);
        }
    }

    /// From where a guest was seen within a day.
    pub fn of(&self, guest: &str, now: i64) -> Option<Peer> {
        self.lock().get(guest).filter(|(_, at)| now - *at < DAY).map(|(peer, _)| *peer)
    }

    /// How many guests were seen in a network within a day, besides one.
    pub fn others(&self, network: &IpNet, besides: Option<&str>, now: i64) -> u32 {
        let seen = self.lock();
        let there = seen
            .iter()
            .filter(|(guest, (peer, at))| now - *at < DAY && besides != Some(guest.as_str()) && peer.is_in(network));
        u32::try_from(there.count()).unwrap_or(u32::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_of_a_day_share_a_network() {
        let (seen, network) = (Sightings::default(), "192.0.2.0/24".parse().expect("a network"));
        let peers = |text: &str| text.parse::<Peers>().expect("addresses");
        for (guest, address, at) in [("a", "192.0.2.1", 0), ("b", "192.0.2.2", DAY), ("c", "198.51.100.1", DAY)] {
            seen.note(guest, &peers(address), at);
        }
        seen.note("d", &peers("192.0.2.3, 192.0.2.4"), DAY);
        assert_eq!(seen.others(&network, None, DAY), 1, "not who came a day before, nor who names two addresses");
        assert_eq!(seen.others(&network, Some("b"), DAY), 0);
        seen.renamed("b", "e");
        assert_eq!(
            (seen.of("b", DAY), seen.of("e", DAY).map(|peer| peer.to_string())),
            (None, Some("192.0.2.2".to_owned()))
        );
    }
}
