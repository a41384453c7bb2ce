//! Creation of games (guests, tables, seats, connections) on threads of their own, so that games in play need not wait.

use super::http::{Http, page};
use anyhow::{Context, Result};
use serde_json::json;
use std::net::{SocketAddr, TcpStream};
use std::sync::{Arc, Mutex, mpsc};
use std::thread;

/// The number of seats of a game, and of connected clients.
pub(super) const SEATS: usize = 4;

/// The cookies of a game's guests, who have the first seats.
pub(super) type Guests = Arc<[String]>;

/// A job for one of the slots of games.
#[derive(Clone)]
pub(super) enum Wish {
    /// A started game, with new guests unless given.
    Game(Option<Guests>),
    /// The clients of a game.
    Pages(Guests, String),
    /// A game and its clients.
    All(Guests),
}

/// The result of a job.
pub(super) struct Made {
    /// The slot.
    pub(super) place: usize,
    /// The players.
    pub(super) guests: Guests,
    /// The table.
    pub(super) table: String,
    /// The clients, if requested.
    pub(super) pages: Vec<TcpStream>,
}

/// The threads that create games.
pub(super) struct Makers {
    wishes: mpsc::Sender<(usize, Wish)>,
    made: mpsc::Receiver<Result<Made>>,
}

impl Makers {
    /// Starts this many threads; `done` is called after each game. With a level of bots, each game has one guest, and
    /// bots have the other seats.
    pub(super) fn new(
        server: SocketAddr,
        threads: usize,
        bots: Option<&str>,
        done: impl Fn() + Clone + Send + 'static,
    ) -> Self {
        let (wishes, asked) = mpsc::channel::<(usize, Wish)>();
        let (answer, made) = mpsc::channel();
        let asked = Arc::new(Mutex::new(asked));
        for _ in 0..threads {
            let (asked, answer, done) = (Arc::clone(&asked), answer.clone(), done.clone());
            let bots = bots.map(str::to_owned);
            thread::spawn(move || {
                let mut http = None;
                let bots = bots.as_deref();
                loop {
                    let Ok(Ok((place, wish))) = asked.lock().map(|asked| asked.recv()) else { return };
                    let game = make(server, &mut http, place, wish, bots);
                    if game.is_err() {
                        http = None;
                    }
                    if answer.send(game).is_err() {
                        return;
                    }
                    done();
                }
            });
        }
        Self { wishes, made }
    }

    /// Requests a job.
    pub(super) fn wish(&self, place: usize, wish: Wish) -> Result<()> {
        self.wishes.send((place, wish)).context("all threads that create games have exited")
    }

    /// Waits for the next result.
    pub(super) fn next(&self) -> Result<Made> {
        self.made.recv().context("all threads that create games have exited")?
    }

    /// The next result that is ready, if any.
    pub(super) fn ready(&self) -> Option<Result<Made>> {
        self.made.try_recv().ok()
    }
}

fn make(server: SocketAddr, http: &mut Option<Http>, place: usize, wish: Wish, bots: Option<&str>) -> Result<Made> {
    let http = match http {
        Some(http) => http,
        None => http.insert(Http::connect(server)?),
    };
    Ok(match wish {
        Wish::Game(guests) => {
            let count = if bots.is_some() { 1 } else { SEATS };
            let guests = guests.map_or_else(|| new_guests(http, place, count), Ok)?;
            let table = start(http, &guests, bots)?;
            Made { place, guests, table, pages: Vec::new() }
        }
        Wish::Pages(guests, table) => {
            let pages = pages(server, &table, &guests)?;
            Made { place, guests, table, pages }
        }
        Wish::All(guests) => {
            let table = start(http, &guests, bots)?;
            let pages = pages(server, &table, &guests)?;
            Made { place, guests, table, pages }
        }
    })
}

fn new_guests(http: &mut Http, place: usize, count: usize) -> Result<Guests> {
    (0..count).map(|seat| http.guest(&format!("Load {place}.{seat}"))).collect()
}

/// Creates a table with its guests in their seats, starts its game, and returns its id.
fn start(http: &mut Http, guests: &Guests, bots: Option<&str>) -> Result<String> {
    let part = "5a".repeat(32);
    let host = &guests[0];
    let mut seats = vec![None; guests.len()];
    seats.resize(SEATS, bots);
    let body = json!({
        "settings": { "name": "load", "absence": 0, "pace": "instant" },
        "seats": seats,
        "sit": [{ "seat": 1 }],
    });
    let table = http.ask("/api/tables", host, &body)?;
    let id = table["id"].as_str().context("a table without an id")?.to_owned();
    for (seat, cookie) in guests.iter().enumerate() {
        let path = format!("/api/tables/{id}/seats/{}", seat + 1);
        // The host is seated already, and sends the part after receiving the commitment.
        let action = if seat == 0 { "part" } else { "sit" };
        http.ask(&path, cookie, &json!({ "action": action, "part": part }))?;
    }
    http.ask(&format!("/api/tables/{id}/start"), host, &json!({}))?;
    Ok(id)
}

/// Starts unwatched games of six bots, with another guest for every ten.
pub(super) fn strangers(server: SocketAddr, count: u16, level: &str) -> Result<()> {
    let mut http = Http::connect(server)?;
    let mut cookie = String::new();
    let seats = [level; 6];
    let body = json!({
        "settings": { "name": "stranger", "absence": 0, "pace": "instant" },
        "seats": seats,
        "start": true,
    });
    for n in 0..count {
        if n % 10 == 0 {
            cookie = http.guest(&format!("Stranger {n}"))?;
        }
        http.ask("/api/tables", &cookie, &body)?;
    }
    Ok(())
}

fn pages(server: SocketAddr, table: &str, guests: &Guests) -> Result<Vec<TcpStream>> {
    guests.iter().map(|cookie| page(server, table, cookie)).collect()
}
