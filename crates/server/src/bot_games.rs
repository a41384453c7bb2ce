//! Limits on games with bots only: per guest, per address and in total. The total is for what people want beside a
//! single one: whoever has none at an address that has none gets a place, however many the others have.

use crate::config::Limits;
use crate::fault::Fault;
use crate::peer::Peers;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The initiator of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Owner {
    /// The guest that created the table.
    pub guest: String,
    /// The addresses from which it was started; unknown after a restart.
    pub peers: Peers,
}

/// The running games with bots only, by table.
#[derive(Clone, Debug, Default)]
pub struct BotGames(Arc<Mutex<HashMap<String, Owner>>>);

/// A slot for a game with bots only; released when dropped.
#[derive(Debug)]
pub struct Place {
    games: BotGames,
    table: String,
}

impl Drop for Place {
    fn drop(&mut self) {
        self.games.lock().remove(&self.table);
    }
}

impl BotGames {
    /// No code that could panic runs while it is locked, so the data behind a poisoned lock is consistent.
    fn lock(&self) -> MutexGuard<'_, HashMap<String, Owner>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Acquires a slot for a table's game.
    ///
    /// # Errors
    /// When no slot is free; the message says which limit is reached.
    pub fn enter(&self, limits: &Limits, table: &str, owner: Owner) -> Result<Place, Fault> {
        let mut games = self.lock();
        let same_guest = games.values().filter(|o| o.guest == owner.guest).count();
        let same_peer = games.values().filter(|o| o.peers.meet(&owner.peers)).count();
        // After a restart the addresses are unknown: then nobody has a place by address.
        let first = same_guest == 0 && same_peer == 0 && owner.peers.first().is_some();
        let in_total = if first { usize::MAX } else { limits.bot_games as usize };
        for (count, most, whose) in [
            (same_guest, limits.bot_games_per_guest as usize, "started by you"),
            (same_peer, limits.bot_games_per_address as usize, "started from your address"),
            (games.len(), in_total, "on this server"),
        ] {
            if count >= most {
                let message = format!("{count} running games {whose} have only bots: expected at most {most}");
                return Err(Fault::too_many_bot_games(message));
            }
        }
        games.insert(table.to_owned(), owner);
        Ok(Place { games: self.clone(), table: table.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::peer::Peer;

    fn owner(guest: &str, last: u8) -> Owner {
        Owner { guest: guest.to_owned(), peers: Peer::new([192, 0, 2, last].into()).into() }
    }

    #[test]
    fn guests_addresses_and_the_server_have_bounds() {
        let limits = Limits { bot_games_per_guest: 2, bot_games_per_address: 3, bot_games: 5, ..Limits::default() };
        let games = BotGames::default();
        let mut places = Vec::new();
        let mut enter = |table: &str, guest: &str, last: u8| {
            let entered = games.enter(&limits, table, owner(guest, last));
            entered.map(|place| places.push(place)).map_err(|fault| fault.message)
        };
        let refused = |what: &str| Err(format!("{what} have only bots: expected at most "));
        let starts = |found: Result<(), String>, wanted: Result<(), String>| match (found, wanted) {
            (Err(found), Err(wanted)) => assert!(found.starts_with(&wanted), "{found}"),
            (found, wanted) => assert_eq!(found, wanted),
        };
        starts(enter("a", "mara", 1), Ok(()));
        starts(enter("b", "mara", 2), Ok(()));
        starts(enter("c", "mara", 3), refused("2 running games started by you"));
        starts(enter("d", "jules", 1), Ok(()));
        starts(enter("e", "belle", 1), Ok(()));
        starts(enter("f", "jules", 1), refused("3 running games started from your address"));
        starts(enter("g", "doc", 4), Ok(()));
        starts(enter("h", "doc", 5), refused("5 running games on this server"));
        starts(enter("i", "kate", 4), refused("5 running games on this server"));
        places.remove(0);
        assert!(games.enter(&limits, "h", owner("doc", 5)).is_ok(), "a place is free again");
    }

    /// The total is used up by others: somebody new is not refused for what they did.
    #[test]
    fn whoever_has_none_gets_a_place() {
        let limits = Limits { bot_games: 2, ..Limits::default() };
        let games = BotGames::default();
        let strangers: Vec<_> =
            ["a", "b", "c"].map(|t| games.enter(&limits, t, owner("stranger", 1))).into_iter().collect();
        assert_eq!(strangers.iter().filter(|place| place.is_ok()).count(), 2);
        let first = games.enter(&limits, "d", owner("mara", 2));
        assert!(first.is_ok(), "{first:?}");
        assert!(games.enter(&limits, "e", owner("mara", 2)).is_err(), "one such place for a guest");
        assert!(games.enter(&limits, "e", owner("jules", 2)).is_err(), "and for an address");
        assert!(games.enter(&limits, "e", owner("jules", 3)).is_ok());
        let unknown = Owner { guest: "belle".to_owned(), peers: Peers::default() };
        assert!(games.enter(&limits, "f", unknown).is_err(), "a guest alone costs nothing to make");
    }

    #[test]
    fn games_from_unknown_addresses_do_not_count_as_one() {
        let limits = Limits { bot_games_per_address: 1, ..Limits::default() };
        let games = BotGames::default();
        let owner = |guest: &str| Owner { guest: guest.to_owned(), peers: Peers::default() };
        let places: Vec<_> = ["a", "b"].map(|t| games.enter(&limits, t, owner(t))).into_iter().collect();
        assert!(places.iter().all(Result::is_ok), "{places:?}");
    }
}
