//! Modules: what a selection adds to the base game.

mod first_game;
pub(crate) mod goals;
mod man_in_black;
mod wild_wild_west;

pub use first_game::Lineup;
