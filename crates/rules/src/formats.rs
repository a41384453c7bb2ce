//! Text formats: choices, game records, scenarios, the rule index.

pub mod notation;
pub mod record;
pub mod rule_index;
pub mod scenario;
