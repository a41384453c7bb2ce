//! Positions as plain JSON, for clients, the line protocol and external bots.
//!
//! Content is identified by the ids of the content files, poker cards as in the notation (`4h`), and seats by numbers
//! that start at 1. [`position::Position`] is the public part, [`own::Own`] the private part of a seat, [`words`] the
//! string enums, and [`view_json`] combines both parts, as described in `docs/engine-protocol.md`.

pub mod additions;
pub mod changes;
pub mod faro;
pub mod fight;
pub mod games;
mod id;
pub mod ids;
pub mod json;
pub mod own;
pub mod position;
mod sets;
mod view;
pub mod words;

pub use id::Id;
pub use sets::{Amounts, Cards, FightCards, Seats};
pub use view::view_json;

/// The version of the line protocol. It is incremented when a command or a field changes its meaning or is removed, not
/// when one is added.
pub const PROTOCOL: u32 = 3;
