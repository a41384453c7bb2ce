//! Ratings of entrants from the order in which each game ends.

use super::game::SeatResult;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// The ratings of all entrants, by Weng and Lin's Bayesian model: all begin at 25, and 4.17 more points mean a win rate
/// of two in three. The winners of a game are first, the others follow by final score. Players of the same entrant are
/// not compared with one another.
#[derive(Clone, Debug)]
pub(super) struct Ratings {
    of: Vec<WengLinRating>,
    config: WengLinConfig,
}

impl Ratings {
    pub fn new(entrants: usize) -> Self {
        Self { of: vec![WengLinRating::new(); entrants], config: WengLinConfig::new() }
    }

    /// Adds a finished game. `entrant` gives the participant of each seat.
    pub fn add(&mut self, seats: &[SeatResult], entrant: impl Fn(&SeatResult) -> usize) {
        let rank = |seat: &SeatResult| {
            let better = seats.iter().filter(|other| (other.parts, other.score) > (seat.parts, seat.score));
            MultiTeamOutcome::new(1 + better.count())
        };
        let mut new = self.of.clone();
        for seat in seats {
            let own = entrant(seat);
            let others = seats.iter().filter(|other| entrant(other) != own);
            let table: Vec<_> = std::iter::once(seat)
                .chain(others)
                .map(|s| (std::slice::from_ref(&self.of[entrant(s)]), rank(s)))
                .collect();
            let (before, rated) = (self.of[own], weng_lin_multi_team(&table, &self.config));
            if let Some(after) = rated.first().and_then(|team| team.first()) {
                new[own].rating += after.rating - before.rating;
                new[own].uncertainty *= after.uncertainty / before.uncertainty;
            }
        }
        self.of = new;
    }

    /// The estimated strength of an entrant, by Weng and Lin; a difference between two tells who wins more often.
    pub fn rating(&self, entrant: usize) -> f64 {
        self.of[entrant].rating
    }

    /// Its confidence interval, `z` standard deviations to each side.
    pub fn interval(&self, entrant: usize, z: f64) -> [f64; 2] {
        let WengLinRating { rating, uncertainty } = self.of[entrant];
        [rating - z * uncertainty, rating + z * uncertainty]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(slot: usize, parts: u64, score: i64) -> SeatResult {
        SeatResult { slot, parts, score, ..SeatResult::default() }
    }

    #[test]
    fn a_game_of_two_is_rated_as_published() {
        let mut ratings = Ratings::new(2);
        ratings.add(&[seat(0, 60, 20), seat(1, 0, 15)], |s| s.slot);
        assert!((ratings.rating(0) - 27.635_231).abs() < 1e-5 && (ratings.rating(1) - 22.364_769).abs() < 1e-5);
        let [low, high] = ratings.interval(0, 1.0);
        assert!(((high - low) / 2.0 - 8.065_506).abs() < 1e-5);
    }

    #[test]
    fn whoever_wins_more_is_rated_higher_and_known_better() {
        let mut ratings = Ratings::new(3);
        for game in 0..300 {
            // The first wins every other game, and is last otherwise; the second always beats the third.
            let first = if game % 2 == 0 { seat(0, 60, 25) } else { seat(0, 0, 1) };
            let second = seat(1, if game % 2 == 0 { 0 } else { 60 }, 20);
            ratings.add(&[seat(2, 0, 10), second, first, seat(2, 0, 10)], |s| s.slot);
        }
        assert!(ratings.rating(1) > ratings.rating(0) && ratings.rating(0) > ratings.rating(2));
        let [low, high] = ratings.interval(1, 1.96);
        assert!(low > ratings.rating(2) && high - low < 6.0, "{low} to {high}");
    }

    #[test]
    fn an_entrant_alone_learns_nothing() {
        let mut ratings = Ratings::new(1);
        ratings.add(&[seat(0, 60, 20), seat(1, 0, 15)], |_| 0);
        assert_eq!(ratings.rating(0), WengLinRating::new().rating);
    }
}
