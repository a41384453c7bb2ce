//! Modules: what a selection adds to the base game. The Man in Black is only data; the engine supports it with the
//! automa (`automa.rs`).

mod first_game;
pub(crate) mod goals;
mod wild_wild_west;

pub use first_game::Lineup;
