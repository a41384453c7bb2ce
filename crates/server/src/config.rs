//! Configuration of the server: its address, database and limits.

use crate::levels::{BotMaker, STAND_IN};
use crate::peer::Proxies;
use crate::pool::{Patience, Thinking};
use darkrock_bots::BotKind;
use std::net::SocketAddr;
use std::time::Duration;

/// How the server is run.
#[derive(Debug, Clone)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// The database: `sqlite://FILE` or `postgres://...`.
    pub database: String,
    /// Other origins whose pages may talk to it, such as `https://play.example.org` behind a proxy. Its own always may.
    pub origins: Vec<String>,
    /// Proxies that are believed when they name the address of a client.
    pub proxies: Proxies,
    /// Whether cookies are for HTTPS only: behind a proxy that speaks it.
    pub secure_cookies: bool,
    /// The address for metrics, if not `/metrics` of the main address.
    pub metrics: Option<SocketAddr>,
    /// Threads on which bots think.
    pub bot_threads: usize,
    /// Programs of others that can play, as levels beside our own.
    pub bots: Vec<BotMaker>,
    /// Bounds on what guests may do.
    pub limits: Limits,
}

/// Bounds on what guests may do.
#[derive(Debug, Clone)]
pub struct Limits {
    /// The timeout for a bot's choice, after which it is abandoned.
    pub bot_time: Duration,
    /// The time limit of a bot with an empty queue.
    pub bot_thinking: Duration,
    /// The time limit of a bot with a very long queue.
    pub bot_least: Duration,
    /// How long a reaction window lasts for a bot at the quickest pace, whatever it holds.
    pub bot_window: Duration,
    /// Hints a second that one seat may ask for, on average.
    pub hints_per_second: u32,
    /// The bot for hints; its time follows from the limits above.
    pub adviser: BotKind,
    /// Iterations of the gunslinger for the review of a game, over all choices that are looked at.
    pub review_iterations: u32,
    /// Unfinished tables that one guest may have made.
    pub tables_per_guest: u32,
    /// Games that only bots play and that one guest may have running.
    pub bot_games_per_guest: u32,
    /// The same for one address.
    pub bot_games_per_address: u32,
    /// The same for the whole server.
    pub bot_games: u32,
    /// Clients that one guest may have connected; also those that browsers without a name have at one address.
    pub pages_per_guest: u32,
    /// Clients that one address may have connected.
    pub pages_per_address: u32,
    /// Connections that one address may have.
    pub connections_per_address: u32,
    /// How long a connection may take to send the head of a request, or be silent between two.
    pub header_time: Duration,
    /// How long a request may take until its answer begins, with all of its body.
    pub request_time: Duration,
    /// How long a client may take none of an answer.
    pub write_time: Duration,
    /// Messages a second that a client may send, on average.
    pub messages_per_second: u32,
    /// Requests a second that an address may send to change something, on average.
    pub requests_per_second: u32,
    /// How long a player must have been away before the others can vote for a bot: reloading the client is no absence.
    pub away_before_votes: Duration,
    /// The same for one guest.
    pub guest_requests_per_second: u32,
    /// Bytes of the largest message of a client.
    pub message_bytes: usize,
    /// Bytes of the largest body of a request.
    pub body_bytes: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            bot_time: Duration::from_secs(10),
            bot_thinking: Duration::from_secs(1),
            bot_least: Duration::from_millis(30),
            bot_window: Duration::from_millis(100),
            hints_per_second: 1,
            adviser: STAND_IN,
            review_iterations: 200_000,
            tables_per_guest: 30,
            bot_games_per_guest: 6,
            bot_games_per_address: 12,
            bot_games: 60,
            pages_per_guest: 30,
            pages_per_address: 128,
            connections_per_address: 256,
            header_time: Duration::from_secs(30),
            request_time: Duration::from_secs(45),
            write_time: Duration::from_secs(30),
            messages_per_second: 20,
            requests_per_second: 20,
            away_before_votes: Duration::from_secs(15),
            guest_requests_per_second: 10,
            message_bytes: 4 << 10,
            body_bytes: 512 << 10,
        }
    }
}

impl Limits {
    /// The bots' time limits for this number of threads, with or without external programs.
    pub fn thinking(&self, threads: usize, programs: bool) -> Thinking {
        let (whole, least) = (self.bot_thinking.min(self.bot_time), self.bot_least.min(self.bot_time));
        Thinking { threads, patience: Patience { whole, least, limit: self.bot_time }, programs }
    }
}
