//! Games with bots only. A guest and an address have a number of them; that is their own doing, and one more is refused. The
//! total is what people share beside a single one: whoever has none at an address that has none gets a place, however many
//! the others have, and all other games wait for a place in a [line](Fair) in which nobody is delayed by how much others want.

use crate::config::Limits;
use crate::fair::{Fair, Payer};
use crate::fault::Fault;
use crate::peer::Peers;
use crate::table::Command;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::mpsc::WeakSender;

/// The initiator of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Owner {
    /// The guest that created the table.
    pub guest: String,
    /// The addresses from which it was started; unknown after a restart.
    pub peers: Peers,
}

impl From<&Owner> for Payer {
    fn from(owner: &Owner) -> Self {
        Self { peer: owner.peers.first(), guest: Some(owner.guest.clone()) }
    }
}

/// A game that has a place, or waits for one.
#[derive(Debug)]
struct Entry {
    owner: Owner,
    plays: bool,
    /// Its table, which hears when the line moves.
    table: WeakSender<Command>,
}

#[derive(Debug, Default)]
struct State {
    /// Those that play or wait, by table.
    games: HashMap<String, Entry>,
    /// The tables that wait.
    line: Fair<String>,
}

/// The games with bots only.
#[derive(Clone, Debug, Default)]
pub struct BotGames(Arc<Mutex<State>>);

/// A game with bots only, which plays or waits in the line; it ends when this is dropped.
#[derive(Debug)]
pub struct Place {
    games: BotGames,
    table: String,
    total: usize,
}

impl Place {
    /// The place in the line, 1 for the next one; none if it plays.
    pub fn in_line(&self) -> Option<u32> {
        let state = self.games.lock();
        if state.games.get(&self.table).is_none_or(|game| game.plays) {
            return None;
        }
        let ahead = state.line.ahead(|table| *table == self.table)?;
        Some(u32::try_from(ahead).unwrap_or(u32::MAX).saturating_add(1))
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut state = self.games.lock();
        state.games.remove(&self.table);
        drop(state.line.take_out(|table| *table == self.table));
        state.move_up(self.total);
    }
}

impl State {
    /// How many games that play have this property.
    fn playing(&self, is: impl Fn(&Owner) -> bool) -> usize {
        self.games.values().filter(|game| game.plays && is(&game.owner)).count()
    }

    /// Whether this would be the only one of its guest and its address that plays. After a restart the addresses are
    /// unknown: then nobody has a place by address.
    fn is_first(&self, owner: &Owner) -> bool {
        let others = |other: &Owner| other.guest == owner.guest || other.peers.meet(&owner.peers);
        owner.peers.first().is_some() && self.playing(others) == 0
    }

    /// Gives free places to those who are next, and tells all who waited.
    fn move_up(&mut self, total: usize) {
        let waited: Vec<String> =
            self.games.iter().filter(|(_, game)| !game.plays).map(|(table, _)| table.clone()).collect();
        loop {
            let firsts: Vec<Payer> = self
                .games
                .values()
                .filter(|g| !g.plays && self.is_first(&g.owner))
                .map(|g| (&g.owner).into())
                .collect();
            let is_free = self.playing(|_| true) < total;
            let Some((_, next)) = self.line.pop(|payer| is_free || firsts.contains(payer)) else { break };
            if let Some(game) = self.games.get_mut(&next) {
                game.plays = true;
            }
        }
        for game in waited.iter().filter_map(|table| self.games.get(table)) {
            // A table that has too much to do to take it looks by itself some seconds later.
            if let Some(table) = game.table.upgrade() {
                drop(table.try_send(Command::Line));
            }
        }
    }
}

impl BotGames {
    /// No code that could panic runs while it is locked, so the data behind a poisoned lock is consistent.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets a table's game play, or wait for a place.
    ///
    /// # Errors
    /// When the guest or the address has too many already; the message says which.
    pub fn enter(&self, limits: &Limits, table: &str, owner: Owner, wake: WeakSender<Command>) -> Result<Place, Fault> {
        let (mut state, total) = (self.lock(), limits.bot_games as usize);
        let count = |is: &dyn Fn(&Owner) -> bool| state.games.values().filter(|game| is(&game.owner)).count();
        for (count, most, whose) in [
            (count(&|other| other.guest == owner.guest), limits.bot_games_per_guest, "started by you"),
            (count(&|other| other.peers.meet(&owner.peers)), limits.bot_games_per_address, "started from your address"),
        ] {
            if count >= most as usize {
                let message = format!("{count} running games {whose} have only bots: expected at most {most}");
                return Err(Fault::too_many_bot_games(message));
            }
        }
        let plays = state.playing(|_| true) < total || state.is_first(&owner);
        if !plays {
            state.line.push(&(&owner).into(), table.to_owned());
        }
        state.games.insert(table.to_owned(), Entry { owner, plays, table: wake });
        Ok(Place { games: self.clone(), table: table.to_owned(), total })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::peer::Peer;
    use tokio::sync::mpsc::{Receiver, Sender, channel};

    fn owner(guest: &str, last: u8) -> Owner {
        Owner { guest: guest.to_owned(), peers: Peer::new([192, 0, 2, last].into()).into() }
    }

    /// The games of a server, with the channel of all their tables.
    struct House {
        games: BotGames,
        limits: Limits,
        sender: Sender<Command>,
        heard: Receiver<Command>,
    }

    impl House {
        fn new(limits: Limits) -> Self {
            let (sender, heard) = channel(64);
            Self { games: BotGames::default(), limits, sender, heard }
        }

        fn enter(&self, table: &str, owner: Owner) -> Result<Place, Fault> {
            self.games.enter(&self.limits, table, owner, self.sender.downgrade())
        }
    }

    #[test]
    fn guests_and_addresses_have_bounds() {
        let house = House::new(Limits { bot_games_per_guest: 2, bot_games_per_address: 3, ..Limits::default() });
        let mut places = Vec::new();
        let mut enter = |table: &str, guest: &str, last: u8| {
            let entered = house.enter(table, owner(guest, last));
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
        places.remove(0);
        assert!(house.enter("f", owner("jules", 1)).is_ok(), "a place is free again");
    }

    /// The total is used up by others: nobody is refused for what they did, and whoever has none plays at once.
    #[test]
    fn what_others_have_refuses_nobody() {
        let house = House::new(Limits { bot_games: 2, ..Limits::default() });
        let enter = |table: &str, guest: &str, last: u8| house.enter(table, owner(guest, last)).expect("never refused");
        let strangers = ["a", "b", "c", "d"].map(|table| enter(table, "stranger", 1));
        assert_eq!(strangers.each_ref().map(Place::in_line), [None, None, Some(1), Some(2)]);
        let first = enter("e", "mara", 2);
        assert_eq!(first.in_line(), None, "whoever has none plays at once");
        let second = enter("f", "mara", 2);
        let neighbour = enter("g", "jules", 2);
        let unknown = Owner { guest: "belle".to_owned(), peers: Peers::default() };
        let unknown = house.enter("h", unknown).expect("never refused");
        // The networks take turns, and in a network the guests.
        let places = [&strangers[2], &second, &unknown, &strangers[3], &neighbour].map(Place::in_line);
        assert_eq!(places, [Some(1), Some(2), Some(3), Some(4), Some(5)]);
        assert_eq!(enter("i", "kate", 3).in_line(), None);
    }

    /// Whose turn it is plays when a place is free, and everybody in the line hears that it has moved.
    #[test]
    fn the_line_moves_when_a_game_ends() {
        let mut house = House::new(Limits { bot_games: 1, ..Limits::default() });
        let enter = |table: &str, guest: &str, last: u8| house.enter(table, owner(guest, last)).expect("never refused");
        let [playing, second, third] = ["a", "b", "c"].map(|table| enter(table, "stranger", 1));
        let (mara, next) = (enter("d", "mara", 2), enter("e", "mara", 2));
        assert_eq!([&second, &next, &third].map(Place::in_line), [Some(1), Some(2), Some(3)]);
        // Her first one is over: the next one is her first one now.
        drop(mara);
        assert_eq!([&second, &next, &third].map(Place::in_line), [Some(1), None, Some(2)]);
        assert_eq!(std::iter::from_fn(|| house.heard.try_recv().ok()).count(), 3);
        // Whoever leaves the line leaves no gap.
        drop(second);
        assert_eq!(third.in_line(), Some(1));
        drop(playing);
        assert_eq!(third.in_line(), None, "the only one of its guest");
    }

    #[test]
    fn games_from_unknown_addresses_do_not_count_as_one() {
        let house = House::new(Limits { bot_games_per_address: 1, ..Limits::default() });
        let owner = |guest: &str| Owner { guest: guest.to_owned(), peers: Peers::default() };
        let places: Vec<_> = ["a", "b"].map(|t| house.enter(t, owner(t))).into_iter().collect();
        assert!(places.iter().all(Result::is_ok), "{places:?}");
    }
}
