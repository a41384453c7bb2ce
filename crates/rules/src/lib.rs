//! The rules of *Western Legends* as a pure state machine: no I/O, no clock, no threads, no global state.
//!
//! A game is a pure function of its [`setup::Setup`], its luck ([`chance::Chance`]) and its choices
//! ([`choice::Choice`]). See `ARCHITECTURE.md` for the map of the house.

mod abilities;
mod actions;
mod bank;
mod cattle;
pub mod chance;
pub mod choice;
pub mod content;
pub mod edition;
mod effects;
mod engine;
pub mod event;
pub mod fairness;
mod fight;
mod fight_outcome;
mod first_game;
pub mod frame;
pub mod game;
pub mod glimpse;
mod goals;
mod hand;
pub mod ids;
pub mod invariants;
pub mod limits;
mod man_in_black;
mod movement;
pub mod notation;
mod poker_game;
pub mod poker_hand;
pub mod preview;
mod prospect;
pub mod reason;
pub mod record;
pub mod refusal;
mod resources;
pub mod rule_index;
pub mod scenario;
#[cfg(feature = "schema")]
pub mod schemas;
pub mod scoring;
pub mod setup;
mod sheriff;
pub mod standing;
pub mod state;
mod store;
mod stories;
mod tracks;
mod turn;
pub mod variants;
pub mod view;
mod wild_wild_west;

pub use choice::Choice;
pub use content::Content;
pub use game::{Game, PlayError};
pub use ids::Seat;
pub use setup::Setup;
pub use state::State;
pub use variants::{Variant, Variants};
