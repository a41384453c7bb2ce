//! What a position is worth to each seat.

use darkrock_rules::limits::SEATS;
use darkrock_rules::{Content, State};

/// The chance of each seat of winning, from 0 to 1, together 1, for somebody who sees all that is public.
pub fn chances(_content: &Content, state: &State) -> [f32; SEATS] {
    let seats = usize::from(state.public.seats);
    std::array::from_fn(|seat| if seat < seats { 1.0 / seats as f32 } else { 0.0 })
}
