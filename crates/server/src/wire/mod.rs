//! The wire format between server and client: plain JSON types.
//!
//! Content is identified by the ids of the content files, poker cards as in the notation (`4h`), seats by number from 1, and
//! choices in the notation (`docs/notation.md`). The types of the client, `web/src/lib/wire.ts`, are generated from the
//! types here; a test fails when they are out of date.

/// The number of the protocol between a client and the server. It is raised with a change of the wire types after which a page that
/// is open does not understand the server any more, or the server the page: such a page is reloaded.
pub const PROTOCOL: u32 = 2;

pub mod account;
pub mod advice;
pub mod api;
pub mod ask;
pub mod before;
pub mod browsers;
pub mod characters;
pub mod event;
pub mod handbook;
pub mod labels;
pub mod legends;
pub mod live;
pub mod message;
pub mod moderation;
pub mod modules;
pub mod opponents;
pub mod people;
pub mod pieces;
pub mod point_tracks;
pub mod preview;
pub mod table;
pub mod tales;
pub mod turns;
pub mod tutorial;
pub mod typescript;
pub mod watching;

pub use darkrock_wire::{additions, faro, fight, ids, own, position, words};
