//! What places on the map offer: bank, general store, mine, ranch.

mod bank;
mod cattle;
mod prospect;
mod store;
