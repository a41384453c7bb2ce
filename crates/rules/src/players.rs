//! Players' possessions: money, LP, wounds, items, poker cards, points on the tracks, story discs.

mod hand;
mod resources;
mod stories;
pub(crate) mod tracks;
