//! The rules of *Western Legends* as a pure state machine: no I/O, no clock, no threads, no global state.
//!
//! A game is a pure function of its [`setup::Setup`], its random outcomes ([`chance::Chance`]) and its choices
//! ([`choice::Choice`]). `ARCHITECTURE.md` describes the folders.

mod automa;
pub mod content;
mod core;
mod effects;
mod fight;
mod formats;
mod gambling;
mod map;
pub mod modules;
mod places;
mod players;
mod turn;

#[cfg(feature = "schema")]
pub use content::schemas;
pub use content::{Catalog, Content, Selection, edition, selection, variants};
pub use core::choice::{self, Choice};
pub use core::game::{self, Game, PlayError};
pub use core::ids::{self, Seat};
pub use core::state::{self, State};
pub use core::word::Word;
pub use core::{
    chance, event, fairness, foreseen, frame, glimpse, invariants, limits, odds, preview, reason, refusal, sets, view,
};
pub use fight::standing;
pub use formats::{notation, record, rule_index, scenario};
pub use gambling::poker_hand;
pub use modules::Lineup;
pub use turn::scoring;
pub use turn::setup::{self, Setup};
pub use variants::{Variant, Variants};
