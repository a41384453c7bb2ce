//! Positions as plain JSON, for whoever is outside: the server's pages, the line protocol and programs that play.
//!
//! Things are named by the ids of the content files, poker cards as in the notation (`4h`), seats by number from 1.
//! [`position::Position`] is what everybody sees, [`own::Own`] what only one seat knows, [`words`] the closed lists of words, and [`view_json`] both
//! together, as `docs/engine-protocol.md` describes it.

pub mod ids;
pub mod own;
pub mod position;
mod view;
pub mod words;

pub use view::view_json;

/// The version of the line protocol. It grows when a command or a field changes its meaning or goes; new ones do not
/// change it.
pub const PROTOCOL: u32 = 3;
