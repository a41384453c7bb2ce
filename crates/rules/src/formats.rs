//! Text formats: choices, records of games, scenarios, the index of the rules.

pub mod notation;
pub mod record;
pub mod rule_index;
pub mod scenario;
