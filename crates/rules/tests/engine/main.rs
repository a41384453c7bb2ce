//! Tests of the rules as other crates use them: one program, since each would be compiled with the engine anew.
#![allow(clippy::unwrap_used)]

#[path = "../support/selections.rs"]
mod support;

mod changed_content;
mod hidden;
mod man_in_black;
mod modes;
mod modules;
mod peeks;
mod properties;
mod published;
mod random_play;
mod selections;
mod toy;
mod tracks;
mod trader;
mod variants;
