//! Evaluation of a position for each seat.

use crate::features::{emit, progress};
use crate::precomputed::Precomputed;
use darkrock_rules::glimpse::Glimpse;
use darkrock_rules::limits::SEATS;
use darkrock_rules::{Content, Seat, State};

/// The win probability of each seat, 0 to 1, summing to 1, from public information.
pub fn chances(precomputed: &Precomputed, content: &Content, state: &State) -> [f32; SEATS] {
    let mut sum = [0.0; SEATS];
    let seats = state.public.seats;
    for seat in state.public.all_seats() {
        let seen = chances_seen(precomputed, content, &state.glimpse(seat));
        sum.iter_mut().zip(seen).for_each(|(sum, chance)| *sum += chance / f32::from(seats));
    }
    sum
}

/// The winning chance of each seat, from 0 to 1 with sum 1, as seen by one seat.
pub fn chances_seen(precomputed: &Precomputed, content: &Content, eyes: &Glimpse<'_>) -> [f32; SEATS] {
    let public = eyes.public;
    let mut chances = [0.0; SEATS];
    if !public.winners.is_empty() {
        let share = 1.0 / public.winners.len() as f32;
        public.winners.iter().for_each(|seat| chances[seat.index()] = share);
        return chances;
    }
    let progress = progress(public);
    let mut best = f32::MIN;
    for seat in public.all_seats() {
        let worth = worth(precomputed, content, eyes, seat, progress);
        chances[seat.index()] = worth;
        best = best.max(worth);
    }
    // The automa wins like a player, but only its LP can be evaluated.
    if let Some(him) = public.automa() {
        let worth = f32::from(public.player(him).lp) * worth_of_lp(precomputed, progress);
        chances[him.index()] = worth;
        best = best.max(worth);
    }
    let mut sum = 0.0;
    for seat in public.all_figures() {
        let chance = &mut chances[seat.index()];
        *chance = (*chance - best).exp();
        sum += *chance;
    }
    chances.iter_mut().for_each(|chance| *chance /= sum);
    chances
}

/// The value of a seat's position, as the logarithm of the odds of winning.
pub fn worth(precomputed: &Precomputed, content: &Content, eyes: &Glimpse<'_>, seat: Seat, progress: f32) -> f32 {
    let (mut early, mut late) = (0.0, 0.0);
    let worth = precomputed.weights.worth.as_slice();
    emit(precomputed, content, eyes, seat, &mut |feature, value| {
        let [a, b] = worth.get(feature).copied().unwrap_or_default();
        early += a * value;
        late += b * value;
    });
    early + (late - early) * progress
}

/// The minimum value of a legendary point in reasons: early in a game its tuned weight is small, because what it was
/// gained with counts as well.
const LEAST_WORTH_OF_LP: f32 = 0.2;

/// The value of a legendary point at this progress, as the logarithm of the odds of winning.
pub fn worth_of_lp(precomputed: &Precomputed, progress: f32) -> f32 {
    let [early, late] = precomputed.weights.worth.first().copied().unwrap_or([1.0; 2]);
    (early + (late - early) * progress).max(LEAST_WORTH_OF_LP)
}
