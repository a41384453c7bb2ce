//! Games of chance: poker, and what hands of poker are worth.

mod poker_game;
pub mod poker_hand;
