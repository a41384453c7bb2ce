//! Places on the map: bank, general store, mine, ranches.

mod bank;
mod cattle;
mod prospect;
mod stands;
mod store;
