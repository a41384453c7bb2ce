//! Limits on games with bots only: per guest, per address and in total.

use crate::config::Limits;
use crate::fault::Fault;
use crate::peer::Peer;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The initiator of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Owner {
    /// The guest that created the table.
    pub guest: String,
    /// The address from which it was started; unknown after a restart.
    pub peer: Option<Peer>,
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
        let same_peer = games.values().filter(|o| o.peer.is_some() && o.peer == owner.peer).count();
        for (count, most, whose) in [
            (same_guest, limits.bot_games_per_guest, "started by you"),
            (same_peer, limits.bot_games_per_address, "started from your address"),
            (games.len(), limits.bot_games, "on this server"),
        ] {
            if count >= most as usize {
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

    fn owner(guest: &str, last: u8) -> Owner {
        Owner { guest: guest.to_owned(), peer: Some(Peer::new([192, 0, 2, last].into())) }
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
        starts(enter("h", "kate", 5), refused("5 running games on this server"));
        places.remove(0);
        assert!(games.enter(&limits, "h", owner("mara", 5)).is_ok(), "a place is free again");
    }

    #[test]
    fn games_from_unknown_addresses_do_not_count_as_one() {
        let limits = Limits { bot_games_per_address: 1, ..Limits::default() };
        let games = BotGames::default();
        let owner = |guest: &str| Owner { guest: guest.to_owned(), peer: None };
        let places: Vec<_> = ["a", "b"].map(|t| games.enter(&limits, t, owner(t))).into_iter().collect();
        assert!(places.iter().all(Result::is_ok), "{places:?}");
    }
}
