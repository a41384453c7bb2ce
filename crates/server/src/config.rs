//! Configuration of the server: its address, database and limits.

use crate::clock::Clock;
use crate::levels::{BotMaker, STAND_IN};
use crate::mail::MailConfig;
use crate::peer::Proxies;
use crate::pool::{Patience, Thinking};
use crate::push::PushConfig;
use crate::retention::Retention;
use darkrock_bots::BotKind;
use std::net::SocketAddr;
use std::time::Duration;

/// A text that is never logged: a password, or a URL with one.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(pub String);

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("(secret)")
    }
}

/// The host's own OpenID provider.
#[derive(Debug, Clone)]
pub struct ProviderConfig {
    /// Its name on the page.
    pub name: String,
    /// The issuer: the address below which it describes itself.
    pub issuer: String,
    /// The id of this server as its client.
    pub client: String,
    /// The secret of this server as its client.
    pub secret: Secret,
}

/// The server's configuration.
#[derive(Debug, Clone)]
pub struct Config {
    /// The address to listen on.
    pub listen: SocketAddr,
    /// The database: `sqlite://FILE` or `postgres://...`.
    pub database: String,
    /// Additional allowed origins, such as `https://play.example.org` behind a proxy. The server's own is always
    /// allowed.
    pub origins: Vec<String>,
    /// Trusted proxies, which report the addresses of clients.
    pub proxies: Proxies,
    /// The domain for which passkeys are made; without it the host name by which a page was opened.
    pub passkey_domain: Option<String>,
    /// How mails are sent; links in them need an entry in `origins`.
    pub mail: Option<MailConfig>,
    /// The host's own OpenID provider; the way back from it needs an entry in `origins`.
    pub provider: Option<ProviderConfig>,
    /// Whether cookies are secure, for a server behind an HTTPS proxy.
    pub secure_cookies: bool,
    /// Whether browsers without a secure cookie are recognized by a plain one. Any host of the domain can plant such a cookie.
    pub former_cookies: bool,
    /// The address for metrics, if not `/metrics` of the main address.
    pub metrics: Option<SocketAddr>,
    /// How other servers on the same database reach this one.
    pub nodes: NodeConfig,
    /// How long tables and guests are kept.
    pub retention: Retention,
    /// The number of threads for bots.
    pub bot_threads: usize,
    /// External programs as additional levels.
    pub bots: Vec<BotMaker>,
    /// Limits for guests.
    pub limits: Limits,
    /// The wall clock; tests move their own.
    pub clock: Clock,
    /// Push messages.
    pub push: PushConfig,
}

/// How other servers on the same database reach this one.
#[derive(Debug, Clone)]
pub struct NodeConfig {
    /// The address to listen on for other servers; port 0 for any free port.
    pub listen: SocketAddr,
    /// The address that they use, if it differs from that: a host and a port.
    pub address: Option<String>,
    /// How long the server goes on, saying that it is not ready, before it stops.
    pub drain: Duration,
}

impl Default for NodeConfig {
    fn default() -> Self {
        Self { listen: SocketAddr::from(([127, 0, 0, 1], 0)), address: None, drain: Duration::ZERO }
    }
}

/// Limits for guests.
#[derive(Debug, Clone)]
pub struct Limits {
    /// The timeout for a bot's choice, after which it is abandoned.
    pub bot_time: Duration,
    /// The time limit of a bot with an empty queue.
    pub bot_thinking: Duration,
    /// The time limit of a bot with a very long queue.
    pub bot_least: Duration,
    /// The length of a reaction window of a bot at the quickest pace, independent of its cards.
    pub bot_window: Duration,
    /// For how long workers are kept out that have left questions unanswered for the first time; each further time it is
    /// twice as long.
    pub worker_wait: Duration,
    /// Hints per second and seat, on average.
    pub hints_per_second: u32,
    /// The bot for hints; its time follows from the limits above.
    pub adviser: BotKind,
    /// Search iterations for the review of a game, divided among its choices.
    pub review_iterations: u32,
    /// Unfinished tables per guest.
    pub tables_per_guest: u32,
    /// Running games with bots only, per guest.
    pub bot_games_per_guest: u32,
    /// The same per address.
    pub bot_games_per_address: u32,
    /// The same for the whole server; further games wait in line.
    pub bot_games: u32,
    /// Connected clients per guest; also for all unnamed browsers at one address.
    pub pages_per_guest: u32,
    /// Connected clients per address.
    pub pages_per_address: u32,
    /// How many an address may have open at once.
    pub connections_per_address: u32,
    /// The timeout for the head of a request, and for an idle connection.
    pub header_time: Duration,
    /// The timeout from a request to the beginning of its response, including the request's body.
    pub request_time: Duration,
    /// How long a record may take to replay of which somebody makes a table.
    pub record_time: Duration,
    /// The timeout for a client that does not read a response.
    pub write_time: Duration,
    /// Messages per second and client, on average.
    pub messages_per_second: u32,
    /// Open tables in the list that have come from one address.
    pub listed_per_address: u32,
    /// Chat lines per second and guest at a table, on average.
    pub chat_per_second: u32,
    /// Modifying requests per second and address, on average.
    pub requests_per_second: u32,
    /// The minimum absence of a player before the others can vote for a bot: reloading the client is not an absence.
    pub away_before_votes: Duration,
    /// Whether players who connect from the same address are compared in rated games.
    pub rate_same_address: bool,
    /// Modifying requests per second and guest, on average.
    pub guest_requests_per_second: u32,
    /// What all reading requests of an address may cost per second, on average; most cost 1.
    pub reads_per_second: u32,
    /// The same for a guest.
    pub guest_reads_per_second: u32,
    /// Recovery codes and links that an address may try in ten minutes.
    pub codes_per_address: u32,
    /// The maximum size of a client's message, in bytes.
    pub message_bytes: usize,
    /// The maximum size of a request's body, in bytes.
    pub body_bytes: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            bot_time: Duration::from_secs(10),
            bot_thinking: Duration::from_secs(1),
            bot_least: Duration::from_millis(30),
            bot_window: Duration::from_millis(100),
            worker_wait: Duration::from_secs(5),
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
            record_time: Duration::from_secs(2),
            write_time: Duration::from_secs(30),
            messages_per_second: 20,
            listed_per_address: 10,
            chat_per_second: 1,
            requests_per_second: 20,
            away_before_votes: Duration::from_secs(15),
            rate_same_address: false,
            guest_requests_per_second: 10,
            reads_per_second: 200,
            guest_reads_per_second: 60,
            codes_per_address: 10,
            message_bytes: 4 << 10,
            body_bytes: 512 << 10,
        }
    }
}

impl Limits {
    /// The limits of clients outside of a game, which are counted separately: half as many at an address, so that there
    /// are connections left for requests.
    pub(crate) fn of_watchers(&self) -> Self {
        Self { pages_per_address: self.pages_per_address.div_ceil(2), ..self.clone() }
    }

    /// The bots' time limits for this number of threads, with or without external programs.
    pub fn thinking(&self, threads: usize, programs: bool) -> Thinking {
        let (whole, least) = (self.bot_thinking.min(self.bot_time), self.bot_least.min(self.bot_time));
        let patience = Patience { whole, least, limit: self.bot_time };
        Thinking { threads, patience, programs, wait: self.worker_wait }
    }
}
