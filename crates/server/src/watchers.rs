//! Clients outside of a game that are told when their lists change: their own games, and the list of open tables.
//!
//! They are told that something has changed, never what: they read the lists as before. A guest hears of a table only if it
//! concerns the guest, now or when the guest last heard of it, and everybody of tables in the list of open tables. Other
//! tables are never mentioned, so a client learns nothing about private games of others, not even that there are any.

use crate::hub::Hub;
use crate::peer::Peers;
use crate::store::{Changed, Changes, Concerned, News, Store, StoreError};
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::watch;

/// The pause between two looks at the rows of changed tables.
const PAUSE: Duration = Duration::from_millis(100);

/// How often a client was told of each kind of change.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Told {
    /// The guest's own games.
    pub games: u64,
    /// The list of open tables.
    pub lists: u64,
    /// Either of them may have changed: for everybody at once, so there is no hurry.
    pub anything: u64,
    /// The client must connect again, as the guest that it is then.
    pub ended: bool,
}

/// The clients that watch.
#[derive(Debug, Default)]
pub struct Watchers(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    next: u64,
    watchers: HashMap<u64, Watcher>,
    /// The guests among them.
    guests: HashMap<String, Own>,
    /// Of these guests, whom a table concerned when it was last heard of.
    at: HashMap<String, HashSet<String>>,
    /// The list of open tables, and whether it was read.
    listed: (HashSet<String>, bool),
}

#[derive(Debug)]
struct Watcher {
    guest: Option<String>,
    peers: Peers,
    told: watch::Sender<Told>,
}

/// A guest who watches.
#[derive(Debug, Default)]
struct Own {
    watchers: HashSet<u64>,
    tables: HashSet<String>,
}

/// A client that watches; removed when dropped.
#[derive(Debug)]
pub struct Watching {
    watchers: Arc<Watchers>,
    /// The number by which the list of all who watch knows it.
    pub number: u64,
    /// How often it was told of each kind of change.
    pub told: watch::Receiver<Told>,
}

impl Drop for Watching {
    fn drop(&mut self) {
        self.watchers.lock().leave(self.number);
    }
}

impl Watchers {
    /// No code that could panic runs while it is locked, so the data behind a poisoned lock is consistent.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a client. What changes after this is told.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn join(
        self: &Arc<Self>,
        store: &Store,
        guest: Option<String>,
        peers: Peers,
    ) -> Result<Watching, StoreError> {
        let (number, told) = self.lock().join(guest.clone(), peers);
        let watching = Watching { watchers: Arc::clone(self), number, told };
        // A change between the two is told, and what is read then is merely up to date already.
        if let Some(guest) = guest {
            let tables = store.own_ids(&guest).await?;
            self.lock().own(&guest, tables);
        }
        if !self.lock().listed.1 {
            self.read_list(store).await?;
        }
        Ok(watching)
    }

    async fn read_list(&self, store: &Store) -> Result<(), StoreError> {
        let tables = store.listed_ids().await?;
        let mut state = self.lock();
        state.listed.0.extend(tables);
        state.listed.1 = true;
        Ok(())
    }

    /// The guest has a new id: its clients must connect again.
    pub fn renamed(&self, old: &str) {
        self.end(|watcher| watcher.guest.as_deref() == Some(old));
    }

    /// Ends the clients that are kept out.
    pub fn expel(&self, banned: impl Fn(Option<&str>, &Peers) -> bool) {
        self.end(|watcher| banned(watcher.guest.as_deref(), &watcher.peers));
    }

    fn end(&self, which: impl Fn(&Watcher) -> bool) {
        let state = self.lock();
        let ended = state.watchers.values().filter(|watcher| which(watcher));
        ended.for_each(|watcher| watcher.told.send_modify(|told| told.ended = true));
    }

    fn is_empty(&self) -> bool {
        self.lock().watchers.is_empty()
    }

    /// Tells everybody that anything may have changed.
    fn tell_all(&self) {
        self.lock().watchers.values().for_each(|watcher| watcher.told.send_modify(|told| told.anything += 1));
    }

    /// Tells those whom these changes concern.
    fn tell(&self, news: &News, concerned: &HashMap<String, Concerned>) {
        let mut state = self.lock();
        let (mut guests, mut lists) = (HashSet::new(), false);
        for table in news.tables.keys() {
            let now = concerned.get(table);
            guests.extend(state.move_to(table, now));
            lists |= state.list(table, now.is_some_and(|now| now.listed));
        }
        guests.extend(news.guests.iter().cloned());
        for number in guests.iter().filter_map(|guest| state.guests.get(guest)).flat_map(|own| &own.watchers) {
            if let Some(watcher) = state.watchers.get(number) {
                watcher.told.send_modify(|told| told.games += 1);
            }
        }
        if lists {
            state.watchers.values().for_each(|watcher| watcher.told.send_modify(|told| told.lists += 1));
        }
    }
}

impl State {
    fn join(&mut self, guest: Option<String>, peers: Peers) -> (u64, watch::Receiver<Told>) {
        self.next += 1;
        if let Some(guest) = &guest {
            self.guests.entry(guest.clone()).or_default().watchers.insert(self.next);
        }
        let (told, receiver) = watch::channel(Told::default());
        self.watchers.insert(self.next, Watcher { guest, peers, told });
        (self.next, receiver)
    }

    /// These tables concern a guest who watches.
    fn own(&mut self, guest: &str, tables: Vec<String>) {
        let Some(own) = self.guests.get_mut(guest) else { return };
        for table in tables {
            self.at.entry(table.clone()).or_default().insert(guest.to_owned());
            own.tables.insert(table);
        }
    }

    fn leave(&mut self, number: u64) {
        let guest = self.watchers.remove(&number).and_then(|watcher| watcher.guest);
        if self.watchers.is_empty() {
            // Nobody hears of changes until somebody joins.
            (self.guests, self.at, self.listed) = Default::default();
            return;
        }
        let Some((guest, own)) = guest.and_then(|guest| self.guests.get_mut(&guest).map(|own| (guest, own))) else {
            return;
        };
        own.watchers.remove(&number);
        if !own.watchers.is_empty() {
            return;
        }
        for table in std::mem::take(&mut own.tables) {
            if let Some(at) = self.at.get_mut(&table) {
                at.remove(&guest);
                if at.is_empty() {
                    self.at.remove(&table);
                }
            }
        }
        self.guests.remove(&guest);
    }

    /// Notes whom a table concerns; returns whom it concerns or concerned.
    fn move_to(&mut self, table: &str, now: Option<&Concerned>) -> HashSet<String> {
        let mut told = self.at.remove(table).unwrap_or_default();
        for guest in &told {
            if let Some(own) = self.guests.get_mut(guest) {
                own.tables.remove(table);
            }
        }
        for guest in now.into_iter().flat_map(|now| &now.guests) {
            if let Some(own) = self.guests.get_mut(guest) {
                own.tables.insert(table.to_owned());
                self.at.entry(table.to_owned()).or_default().insert(guest.clone());
                told.insert(guest.clone());
            }
        }
        told
    }

    /// Notes whether a table is in the list of open tables; returns whether it is or was.
    fn list(&mut self, table: &str, now: bool) -> bool {
        let was = self.listed.0.remove(table);
        if now {
            self.listed.0.insert(table.to_owned());
        }
        now || was
    }
}

/// Tells clients what changes, until it is aborted.
pub async fn run(hub: Hub, mut changes: Changes) {
    let shared = hub.shared();
    let (store, watchers) = (&shared.store, &shared.watchers);
    while let Some(first) = changes.next().await {
        let (mut news, mut anything) = (News::default(), false);
        let mut changed = Some(first);
        while let Some(now) = changed {
            match now {
                Changed::These(these) => news.merge(&these),
                Changed::Anything => anything = true,
            }
            changed = changes.ready();
        }
        if watchers.is_empty() {
            continue;
        }
        if anything && let Err(error) = watchers.read_list(store).await {
            tracing::warn!(%error, "the list of open tables could not be read");
        }
        let tables: Vec<&str> = news.tables.keys().map(String::as_str).collect();
        match store.concerned(&tables).await {
            Ok(concerned) => watchers.tell(&news, &concerned),
            Err(error) => {
                tracing::warn!(%error, "changed tables could not be read");
                anything = true;
            }
        }
        if anything {
            watchers.tell_all();
        }
        tokio::time::sleep(PAUSE).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn concerned(table: &str, listed: bool, guests: &[&str]) -> HashMap<String, Concerned> {
        let guests = guests.iter().map(|guest| (*guest).to_owned()).collect();
        HashMap::from([(table.to_owned(), Concerned { listed, guests })])
    }

    fn news(table: &str) -> News {
        News { tables: [(table.to_owned(), 1)].into(), ..News::default() }
    }

    fn heard(told: &watch::Receiver<Told>) -> (u64, u64) {
        (told.borrow().games, told.borrow().lists)
    }

    #[test]
    fn guests_hear_of_their_own_tables_and_everybody_of_listed_ones() {
        let watchers = Watchers::default();
        let join = |guest: Option<&str>| watchers.lock().join(guest.map(str::to_owned), Peers::default()).1;
        let [mara, jules, nobody] = [join(Some("mara")), join(Some("jules")), join(None)];
        let all = || [&mara, &jules, &nobody].map(heard);
        watchers.tell(&news("a"), &concerned("a", false, &["mara", "belle"]));
        assert_eq!(all(), [(1, 0), (0, 0), (0, 0)], "a private table");
        watchers.tell(&news("a"), &concerned("a", false, &["jules"]));
        assert_eq!(all(), [(2, 0), (1, 0), (0, 0)], "also whoever is not at it any more");
        watchers.tell(&news("a"), &concerned("a", false, &["jules"]));
        assert_eq!(all(), [(2, 0), (2, 0), (0, 0)], "but once");
        watchers.tell(&news("b"), &concerned("b", true, &[]));
        assert_eq!(all(), [(2, 1), (2, 1), (0, 1)]);
        watchers.tell(&news("b"), &concerned("b", false, &[]));
        assert_eq!(all(), [(2, 2), (2, 2), (0, 2)], "it leaves the list");
        watchers.tell(&news("b"), &concerned("b", false, &[]));
        watchers.tell(&news("c"), &HashMap::new());
        assert_eq!(all(), [(2, 2), (2, 2), (0, 2)]);
        watchers.lock().own("mara", vec!["d".to_owned()]);
        watchers.tell(&news("d"), &HashMap::new());
        assert_eq!(all(), [(3, 2), (2, 2), (0, 2)], "a table that is removed");
        watchers.tell(&News { guests: ["jules".to_owned()].into(), ..News::default() }, &HashMap::new());
        assert_eq!(all(), [(3, 2), (3, 2), (0, 2)]);
    }

    #[test]
    fn nothing_is_left_of_those_who_leave() {
        let watchers = Watchers::default();
        let join = |guest: Option<&str>| watchers.lock().join(guest.map(str::to_owned), Peers::default()).0;
        let numbers = [join(Some("mara")), join(Some("mara")), join(None)];
        watchers.tell(&news("a"), &concerned("a", true, &["mara"]));
        watchers.lock().leave(numbers[0]);
        let counts = || {
            let state = watchers.lock();
            (state.guests.len(), state.at.len())
        };
        assert_eq!(counts(), (1, 1));
        watchers.lock().leave(numbers[1]);
        assert_eq!(counts(), (0, 0));
        assert!(!watchers.is_empty());
        watchers.lock().leave(numbers[2]);
        assert!(watchers.is_empty() && watchers.lock().listed.0.is_empty());
    }

    #[test]
    fn whoever_is_somebody_else_now_must_connect_again() {
        let watchers = Watchers::default();
        let join = |guest: Option<&str>| watchers.lock().join(guest.map(str::to_owned), Peers::default()).1;
        let [mara, jules, nobody] = [join(Some("mara")), join(Some("jules")), join(None)];
        watchers.renamed("mara");
        assert_eq!([&mara, &jules, &nobody].map(|told| told.borrow().ended), [true, false, false]);
        watchers.expel(|guest, _| guest == Some("jules"));
        assert_eq!([&mara, &jules, &nobody].map(|told| told.borrow().ended), [true, true, false]);
    }
}
