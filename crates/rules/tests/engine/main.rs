//! Tests of the rules as other crates use them: one program, since each would be compiled with the engine anew.
#![allow(clippy::unwrap_used)]

#[path = "../support/selections.rs"]
mod support;

use darkrock_rules::{Choice, Game, Seat};

mod broken;
mod changed_content;
mod corpus;
mod endless_turns;
mod foreseen;
mod foretold;
mod hidden;
mod man_in_black;
mod modes;
mod modules;
mod odds;
mod peeks;
mod poker_odds;
mod products;
mod properties;
mod published;
mod published_numbers;
mod random_play;
mod rewards;
mod selections;
mod toy;
mod tracks;
mod trader;
mod variants;

/// The open choices of a seat.
fn choices(game: &Game<'_>, seat: Seat) -> Vec<Choice> {
    let mut list = Vec::new();
    game.choices(seat, &mut list);
    list
}
