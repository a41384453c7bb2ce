//! Workers: other machines that think for this server's bots (`darkrock bots --server`).
//!
//! A worker connects by WebSocket to the address for other servers and says how many threads it has. From then on these take
//! searches from the queue of the [pool](crate::pool) like the server's own. A question ([`wire`]) carries what the bot's seat
//! knows, and an answer is an index into the legal choices, which is checked: a worker needs no database, and is trusted
//! with nothing else. A search that a worker loses is queued again, and what an address is given follows from how its workers
//! answer (`crew`).
//!
//! `listener`, `link` and `crew` are the server's side, [`worker`] is the worker's.

pub(crate) mod crew;
pub(crate) mod link;
pub(crate) mod listener;
pub mod wire;
pub mod worker;

pub use worker::{WorkerConfig, work};

use darkrock_rules::State;

/// The name of the secret by which workers are recognized. It is not that of the nodes: a worker can give no orders.
pub(crate) const SECRET: &str = "workers";

/// The header with the version of a worker.
pub const VERSION: &str = "x-darkrock-version";
/// The header with the hash of the worker's content.
pub const CONTENT: &str = "x-darkrock-content";
/// The header with the number of its threads.
pub const THREADS: &str = "x-darkrock-threads";

/// The maximum number of threads of a worker, and of all workers at one address.
pub const MOST_THREADS: usize = 1024;

/// The version of this program and of the layout of positions, which must be the same on both sides.
pub fn version() -> String {
    format!("{}/{}", env!("CARGO_PKG_VERSION"), State::LAYOUT)
}
