//! The state machine: a position, the choices and random outcomes that change it, and the loop that runs it from one
//! decision to the next.

pub mod chance;
pub mod choice;
pub mod deck;
pub(crate) mod engine;
pub mod event;
mod expected;
pub mod fairness;
pub mod foreseen;
pub mod frame;
pub mod game;
pub mod glimpse;
pub mod ids;
pub mod invariants;
pub mod limits;
pub mod odds;
pub mod preview;
pub mod reason;
pub mod refusal;
pub mod sets;
pub mod state;
pub mod view;
pub mod word;
