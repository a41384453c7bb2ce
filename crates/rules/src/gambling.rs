//! Poker: the game, and the ranking of hands.

mod challenge;
pub(crate) mod poker_game;
pub mod poker_hand;
