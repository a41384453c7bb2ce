//! People at a table, who choose at random from a fixed seed.

use super::browser::{Browser, Page};
use serde_json::{Value, json};
use std::net::SocketAddr;

/// A small generator (splitmix64), so that every run makes the same choices.
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % count.max(1) as u64) as usize
    }

    pub fn one<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len())]
    }
}

/// The random part of a seat's client.
pub fn part(seat: usize) -> String {
    format!("{:02x}", 16 + seat).repeat(32)
}

pub fn settings() -> Value {
    json!({"length": 15, "pace": "instant", "absence": 0})
}

/// A table with its people and their clients.
pub struct Party {
    pub id: String,
    pub people: Vec<Browser>,
    pub pages: Vec<Page>,
    pub dice: Dice,
}

impl Party {
    /// A running game of people, followed by bots.
    pub async fn start(address: SocketAddr, people: usize, bots: usize, seed: u64) -> Self {
        let mut party = Self::gather(address, people, bots, seed, json!({"settings": settings()})).await;
        party.begin().await;
        party
    }

    /// The same before the game has begun.
    pub async fn gather(address: SocketAddr, people: usize, bots: usize, seed: u64, make: Value) -> Self {
        let mut browsers = Vec::new();
        for n in 0..people {
            browsers.push(Browser::named(address, &format!("Person {}", n + 1)).await);
        }
        Self::gather_of(browsers, bots, seed, make).await
    }

    /// The same of these people.
    pub async fn gather_of(browsers: Vec<Browser>, bots: usize, seed: u64, mut make: Value) -> Self {
        let people = browsers.len();
        let seats: Vec<Option<&str>> = (0..people + bots).map(|n| (n >= people).then_some("random")).collect();
        make["seats"] = json!(seats);
        let made = browsers[0].post("/api/tables", make).await.good();
        let id = made["id"].as_str().expect("an id").to_owned();
        let mut party = Self { id, people: browsers, pages: Vec::new(), dice: Dice(seed) };
        for n in 0..people {
            party.sit(n, n + 1).await;
            let page = party.people[n].page(&party.id).await;
            party.pages.push(page);
        }
        party
    }

    pub async fn sit(&self, person: usize, seat: usize) {
        let path = format!("/api/tables/{}/seats/{seat}", self.id);
        self.people[person].post(&path, json!({"action": "sit", "part": part(seat)})).await.good();
    }

    pub async fn begin(&mut self) {
        self.people[0].post(&format!("/api/tables/{}/start", self.id), json!({})).await.good();
        for page in &mut self.pages {
            while page.is.game.is_null() {
                page.until("snapshot").await;
            }
        }
    }

    /// A spectator's client.
    pub async fn watch(&mut self) -> &mut Page {
        let address = self.people[0].address;
        let page = Browser::unknown(address).page(&self.id).await;
        self.pages.push(page);
        self.pages.last_mut().expect("just pushed")
    }

    pub fn is_over(&self) -> bool {
        self.pages[0].is_over()
    }

    /// The clients with a decision.
    pub fn asked(&self) -> Vec<usize> {
        (0..self.pages.len()).filter(|n| !self.pages[*n].offers().is_empty()).collect()
    }

    /// One of the clients with a decision makes a choice, which all clients receive. Returns the client and the choice.
    pub async fn step(&mut self) -> (usize, String) {
        let (at, choice) = self.think();
        self.play(at, &choice).await;
        (at, choice)
    }

    /// Plays until a client is asked again after its own choice, and nobody else: the last of several who are asked
    /// together may also answer the position before another's choice.
    pub async fn until_alone(&mut self) -> usize {
        loop {
            let (at, _) = self.step().await;
            if self.asked() == [at] {
                return at;
            }
        }
    }

    /// The client that chooses next, and its choice.
    pub fn think(&mut self) -> (usize, String) {
        let asked = self.asked();
        assert!(!asked.is_empty(), "nobody is asked: {}", self.pages[0].position());
        let at = *self.dice.one(&asked);
        let choice = self.dice.one(self.pages[at].offers())["choice"].as_str().expect("a choice").to_owned();
        (at, choice)
    }

    /// A client plays a choice, which all clients receive.
    pub async fn play(&mut self, at: usize, choice: &str) {
        let heard = self.try_play(at, choice).await;
        assert_eq!(heard, self.pages.len(), "the server is gone");
    }

    /// A client plays a choice; returns how many clients receive it before the server is gone.
    pub async fn try_play(&mut self, at: usize, choice: &str) -> usize {
        let seq = self.pages[at].seq();
        self.pages[at].play(choice).await;
        let mut heard = 0;
        // The chooser first: a rejection is sent to nobody else.
        let others = (0..self.pages.len()).filter(|n| *n != at);
        for n in std::iter::once(at).chain(others) {
            let page = &mut self.pages[n];
            while let Some(message) = page.receive().await {
                if message["type"] == "update" {
                    assert!(page.seq() > seq);
                    heard += 1;
                    break;
                }
                assert!(!["error", "refused"].iter().any(|k| message["type"] == *k), "{choice}: {message}");
            }
        }
        heard
    }

    /// Plays this many choices, or to the end of the game.
    pub async fn steps(&mut self, count: usize) {
        for _ in 0..count {
            if self.is_over() {
                return;
            }
            self.step().await;
        }
    }

    pub async fn finish(&mut self) {
        while !self.is_over() {
            self.step().await;
        }
        // Its record and result are available once it is stored as finished.
        for page in &mut self.pages {
            if page.is.table["status"] != "finished" {
                page.until_that(|m| m["table"]["status"] == "finished").await;
            }
        }
    }

    /// Plays, with bots at the table or replaced persons, until the game is over.
    pub async fn finish_with_bots(&mut self, at: usize) {
        while !self.pages[at].is_over() {
            let page = &mut self.pages[at];
            let seq = page.seq();
            if !page.offers().is_empty() {
                let choice = self.dice.one(page.offers())["choice"].as_str().expect("a choice").to_owned();
                page.play(&choice).await;
            }
            page.past(seq).await;
        }
    }

    pub fn path(&self, end: &str) -> String {
        format!("/api/tables/{}{end}", self.id)
    }
}
