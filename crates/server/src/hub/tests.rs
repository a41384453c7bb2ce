//! Tables whose task fails, and tables whose rows cannot be written.

use super::*;
use crate::compositions::Compositions;
use crate::config::Limits;
use crate::levels::Levels;
use crate::peer::Peers;
use crate::pool::Pool;
use crate::store::Store;
use crate::table::SeatAction;
use crate::wire::live::ToServer;
use crate::wire::table::{Settings, Status};
use serde_json::Value;
use std::path::PathBuf;

#[test]
fn failures_are_counted_for_a_while() {
    let (mut failures, now) = (Failures::default(), Instant::now());
    assert_eq!([failures.count("a", now), failures.count("a", now), failures.count("b", now)], [1, 2, 1]);
    assert_eq!(failures.count("a", now + LONG_AGO), 1);
    assert_eq!(failures.0.len(), 1, "nothing is kept for good");
}

/// The player of every seat.
const PEOPLE: [&str; 2] = ["mara", "belle"];

/// A hub with its own database.
struct House {
    hub: Hub,
    folder: PathBuf,
}

impl House {
    async fn open(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("darkrock-{name}-{}", std::process::id()));
        let store = Store::open(&format!("sqlite://{}/kept.db", folder.display())).await.expect("a database");
        let limits = Limits::default();
        let pool = Pool::new(limits.thinking(1, false)).expect("a thread");
        let shared = Shared::new(store, pool, Levels::default(), Compositions::shipped(), limits);
        Self { hub: Hub::new(Arc::new(shared)), folder }
    }

    /// A running game of Mara and Belle.
    async fn game(&self) -> String {
        let (settings, seats) = (Settings::default(), vec![None; PEOPLE.len()]);
        let new = NewTable {
            settings,
            seats,
            host: PEOPLE[0].to_owned(),
            peers: Peers::default(),
            base: None,
            after: None,
            id: None,
        };
        let id = self.hub.make(new).await.expect("a table").id;
        for (guest, seat) in PEOPLE.into_iter().zip(1..) {
            let sit = SeatAction::Sit { name: guest.to_owned(), part: Some("ab".repeat(32)), key: None };
            let command = |reply| Command::Seat { guest: guest.to_owned(), seat, action: sit.clone(), reply };
            self.hub.ask(&id, command).await.expect("a free seat");
        }
        let start = |reply| Command::Start { guest: PEOPLE[0].to_owned(), peers: Peers::default(), reply };
        assert_eq!(self.hub.ask(&id, start).await.expect("all sit").status, Status::Running);
        id
    }

    async fn page(&self, id: &str, seat: u8) -> Page {
        let (table, number) = (self.hub.find(id).await.expect("a table"), self.hub.next_page());
        let (outgoing, heard) = mpsc::channel(256);
        let guest = Some(PEOPLE[usize::from(seat) - 1].to_owned());
        table
            .send(Command::Join { page: number, guest, peers: Peers::default(), outgoing })
            .await
            .expect("it is in memory");
        let mut page = Page { table, number, heard, seat, game: Value::Null };
        page.send(ToServer::Hello { since: None }).await;
        page.until("snapshot").await;
        page
    }

    async fn close(self) {
        self.hub.shared().store.close().await;
        std::fs::remove_dir_all(&self.folder).expect("the folder can go");
    }
}

/// A client of a table.
struct Page {
    table: TableHandle,
    number: u64,
    heard: mpsc::Receiver<axum::extract::ws::Utf8Bytes>,
    seat: u8,
    /// The game as known to the client.
    game: Value,
}

impl Page {
    async fn send(&self, message: ToServer) {
        self.table.send(Command::Message { page: self.number, message }).await.expect("the table is there");
    }

    /// The next message; none when the table has dropped the client.
    async fn receive(&mut self) -> Option<Value> {
        let message: Value = serde_json::from_str(&self.heard.recv().await?).expect("JSON");
        match message["type"].as_str() {
            Some("snapshot") => self.game = message["game"].clone(),
            Some("update") => {
                darkrock_wire::changes::apply(&mut self.game, &message["changes"]).expect("they fit");
                self.game["seq"] = message["seq"].clone();
            }
            _ => {}
        }
        Some(message)
    }

    async fn until(&mut self, kind: &str) -> Value {
        loop {
            let message = self.receive().await.expect("the page is open");
            if message["type"] == kind {
                return message;
            }
        }
    }

    fn seq(&self) -> u64 {
        self.game["seq"].as_u64().expect("a game")
    }

    /// Plays the first of its choices, if it has a decision. Returns whether it has.
    async fn play(&self) -> bool {
        let Some(choice) = self.game["ask"]["offers"][0]["choice"].as_str() else { return false };
        self.send(ToServer::Play { seat: self.seat, choice: choice.to_owned(), seq: self.seq() }).await;
        true
    }
}

/// Somebody with a decision chooses; returns the type of the first client's message: `update` or `error`.
async fn choose(pages: &mut [Page; 2]) -> Value {
    let mut asked = None;
    for (at, page) in pages.iter().enumerate() {
        if page.play().await {
            asked = Some(at);
            break;
        }
    }
    let at = asked.expect("somebody is asked");
    let answer = loop {
        let message = pages[at].receive().await.expect("the page is open");
        if message["type"] == "update" || message["type"] == "error" {
            break message;
        }
    };
    // The other client is notified of a choice, and of reloaded rows.
    pages[1 - at].until(if answer["type"] == "error" { "snapshot" } else { "update" }).await;
    answer
}

async fn both(house: &House, id: &str) -> [Page; 2] {
    [house.page(id, 1).await, house.page(id, 2).await]
}

#[tokio::test]
async fn a_table_that_fails_comes_back_with_its_game_and_disturbs_no_other() {
    let house = House::open("fails").await;
    let (failing, other) = (house.game().await, house.game().await);
    let (mut pages, mut others) = (both(&house, &failing).await, both(&house, &other).await);
    for _ in 0..5 {
        assert_eq!(choose(&mut pages).await["type"], "update");
        assert_eq!(choose(&mut others).await["type"], "update");
    }
    let before = pages[0].game.clone();
    let (gone, stays) = (pages[0].table.clone(), others[0].table.clone());
    gone.send(Command::Fail).await.expect("it is in memory");
    for page in &mut pages {
        while page.receive().await.is_some() {}
    }
    // As real clients do, which reconnect automatically.
    let mut pages = loop {
        let table = house.hub.find(&failing).await.expect("its rows are kept");
        if !table.is_same(&gone) {
            break both(&house, &failing).await;
        }
        tokio::task::yield_now().await;
    };
    assert_eq!(pages[0].game, before, "nothing that was acknowledged is lost");
    assert_eq!(choose(&mut pages).await["type"], "update", "the game goes on");
    assert!(pages[0].seq() > before["seq"].as_u64().expect("a number"));
    // The other table is the same in memory, and its clients did not notice.
    assert!(house.hub.find(&other).await.expect("a table").is_same(&stays));
    assert_eq!(choose(&mut others).await["type"], "update");
    house.close().await;
}

/// A table that fails repeatedly is not reloaded until somebody requests it.
#[tokio::test]
async fn a_table_that_fails_over_and_over_is_read_again_for_whoever_asks() {
    let house = House::open("fails-again").await;
    let id = house.game().await;
    for failures in 1..=MOST_FAILURES + 2 {
        let table = house.hub.find(&id).await.expect("whoever asks gets it");
        table.send(Command::Fail).await.expect("it is in memory");
        // The failure is counted before the reload.
        let counted = || house.hub.failures.lock().expect("no panic").0.get(&id).is_some_and(|(n, _)| *n == failures);
        // Nor may a reload still be under way when the table fails again: it would bring back the next one.
        let settled = || failures > MOST_FAILURES || house.hub.tables().contains_key(&id);
        while !counted() || !settled() {
            tokio::task::yield_now().await;
        }
    }
    tokio::task::yield_now().await;
    assert!(!house.hub.tables().contains_key(&id), "nobody has asked");
    let info = house.hub.ask(&id, |reply| Command::Info { guest: None, reply }).await.expect("whoever asks gets it");
    assert_eq!(info.status, Status::Running);
    house.close().await;
}

/// A choice that cannot be written is rejected, and the game continues from its rows.
#[tokio::test]
async fn on_a_full_disk_choices_are_refused_and_none_that_was_acknowledged_is_lost() {
    let house = House::open("full-table").await;
    let id = house.game().await;
    let mut pages = both(&house, &id).await;
    let store = &house.hub.shared().store;
    store.be_full(true);
    // The existing pages of the file still have room.
    let refused = loop {
        let answer = choose(&mut pages).await;
        if answer["type"] == "error" {
            break answer;
        }
    };
    assert_eq!((&refused["code"], &refused["about"]["kind"]), (&"unavailable".into(), &"play".into()));
    assert!(refused["message"].as_str().is_some_and(|text| text.contains("nothing was changed")), "{refused}");
    let acknowledged = store.entries(&id, 0).await.expect("it can be read");
    let last = acknowledged.last().map_or(0, |row| row.seq as u64);
    for page in &pages {
        assert_eq!(page.seq(), last, "pages show what the rows hold");
    }
    assert_eq!(choose(&mut pages).await["type"], "error", "there is still no room");
    store.be_full(false);
    for _ in 0..3 {
        assert_eq!(choose(&mut pages).await["type"], "update", "the same game goes on");
    }
    let rows = store.entries(&id, 0).await.expect("it can be read");
    assert_eq!(rows[..acknowledged.len()], acknowledged);
    assert_eq!(rows.len(), acknowledged.len() + 3);
    house.close().await;
}
