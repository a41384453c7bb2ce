//! Ratings of persons, from the order in which a game ended (`docs/ratings.md`).
//!
//! Weng and Lin's Bayesian model, each pair of players compared with a weight of its own: games that one person could
//! arrange to gain by count little or nothing.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// Points of a rating as shown for each point of the model: a new player has 1500.
pub const SHOWN: f64 = 60.0;
/// Millionths, in which ratings are stored.
const MILLION: f64 = 1e6;
/// The weight of a comparison with somebody who is not established.
const UNPROVEN: f64 = 0.1;
/// The most by which such comparisons together may change a rating within [`RECENT`], in points as shown.
pub const MOST_RECENTLY: i32 = 60;
/// The most by which they may ever change it, in points as shown.
pub const MOST_EVER: i32 = 100;
/// The recent games of the same two players that count fully; each further one counts half as much as the one before.
const FRESH: u32 = 5;
/// The seconds for which a game of the same two players is recent.
pub const RECENT: i64 = 30 * 24 * 3600;

/// The fewest rated games of players in a leaderboard. Only established opponents count.
pub const RANKED_GAMES: i64 = 10;
/// The fewest different opponents of players in a leaderboard.
pub const RANKED_OPPONENTS: i64 = 5;
/// The largest deviation of players in a leaderboard, in millionths.
pub const RANKED_DEVIATION: i64 = 6_000_000;

/// What is known of how well somebody plays: a normal distribution, as Weng and Lin have it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The estimate.
    pub mean: f64,
    /// Its uncertainty: a standard deviation.
    pub deviation: f64,
    /// The games on which it is based.
    pub games: u32,
}

impl Default for Rating {
    fn default() -> Self {
        let WengLinRating { rating, uncertainty } = WengLinRating::new();
        Self { mean: rating, deviation: uncertainty, games: 0 }
    }
}

/// A number of millionths.
pub fn millionths(points: f64) -> i64 {
    (points * MILLION).round() as i64
}

/// Points from millionths.
pub fn points(millionths: i64) -> f64 {
    millionths as f64 / MILLION
}

/// Points as people are shown them, from millionths.
pub fn shown(millionths: i64) -> i32 {
    (points(millionths) * SHOWN).round() as i32
}

/// How a game ended for a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum Outcome {
    /// The player stayed to the end.
    Finished,
    /// The player left the seat to a bot and did not return, or let the game come to nothing.
    Abandoned,
    /// Others abandoned the game, which was never finished.
    Stayed,
}

/// A player of a game to be rated.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Entrant {
    /// The rating before the game.
    pub rating: Rating,
    /// How it ended.
    pub outcome: Outcome,
    /// The place, from 1; equal for ties.
    pub place: u8,
    /// Whether the host has named the person: only games with such persons count in full.
    pub established: bool,
    /// The sums by which comparisons with others may still change the rating: see [`allowance`].
    pub allowance: [f64; 2],
}

/// The rating after a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rated {
    /// What the person has from now on, in the group of the game.
    pub rating: Rating,
    /// The part of its change that comes from those who are not established.
    pub unproven: f64,
    /// Whether an established person was among the opponents.
    pub proven: bool,
}

/// The least and the most by which comparisons with those who are not established may still change a rating, in points of
/// the model, when they have changed it by this much before: within [`RECENT`], and ever.
pub fn allowance(recently: f64, ever: f64) -> [f64; 2] {
    let of_model = |shown: i32| f64::from(shown) / SHOWN;
    let left = |recently: f64, ever: f64| (of_model(MOST_RECENTLY) - recently).min(of_model(MOST_EVER) - ever);
    let most = |recently: f64, ever: f64| left(recently, ever).max(0.0);
    [-most(-recently, -ever), most(recently, ever)]
}

/// What is known of two players of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pair {
    /// How many recent rated games they have had together.
    pub recent: u32,
    /// Whether they may be one person: they are not compared.
    pub alike: bool,
}

/// The weight of a comparison for a player who stayed.
fn weight(pair: Pair, established: bool) -> f64 {
    if pair.alike {
        return 0.0;
    }
    let again = pair.recent.saturating_sub(FRESH - 1).min(60) as i32;
    0.5_f64.powi(again) * if established { 1.0 } else { UNPROVEN }
}

/// The comparison of a player with another: whether the player was better (1), equal or worse (2), and its weight.
fn comparison(own: &Entrant, other: &Entrant, pair: Pair) -> Option<([usize; 2], f64)> {
    let weight = match (own.outcome, other.outcome) {
        // Whoever abandons a game always pays in full.
        (Outcome::Abandoned, _) if pair.alike => 0.0,
        (Outcome::Abandoned, _) => return Some(([2, 1], 1.0)),
        (Outcome::Stayed, _) => return None,
        (Outcome::Finished, _) => weight(pair, other.established),
    };
    let ranks = match other.outcome {
        Outcome::Abandoned => [1, 2],
        _ => [own.place, other.place].map(usize::from),
    };
    (weight > 0.0).then_some((ranks, weight))
}

/// The ratings after a game; none for players to whom it does not count. `pair` is asked for each two entrants.
pub fn rate(entrants: &[Entrant], pair: impl Fn(usize, usize) -> Pair) -> Vec<Option<Rated>> {
    let config = WengLinConfig::new();
    let of = |own: usize| {
        let (mut gained, mut unproven, mut learned, mut weights) = (0.0, 0.0, 0.0, 0.0);
        let mut proven = false;
        let entrant = &entrants[own];
        let before = WengLinRating { rating: entrant.rating.mean, uncertainty: entrant.rating.deviation };
        for (at, other) in entrants.iter().enumerate().filter(|(at, _)| *at != own) {
            let Some((ranks, weight)) = comparison(entrant, other, pair(own, at)) else { continue };
            let against = WengLinRating { rating: other.rating.mean, uncertainty: other.rating.deviation };
            let [mine, theirs] = ranks.map(MultiTeamOutcome::new);
            let rated = weng_lin_multi_team(&[(&[before], mine), (&[against], theirs)], &config);
            let Some(after) = rated.first().and_then(|team| team.first()) else { continue };
            let change = weight * (after.rating - before.rating);
            // What a game costs that was abandoned buys no later gains.
            let counts = other.established || entrant.outcome == Outcome::Abandoned;
            *(if counts { &mut gained } else { &mut unproven }) += change;
            proven |= other.established;
            // Nobody's rating becomes surer by games that could be arranged.
            if counts {
                learned += weight * (1.0 - (after.uncertainty / before.uncertainty).powi(2));
            }
            weights += weight;
        }
        let deviation = before.uncertainty * (1.0 - learned).max(config.uncertainty_tolerance).sqrt();
        let games = entrant.rating.games + 1;
        let [least, most] = entrant.allowance;
        let unproven = f64::clamp(unproven, least, most);
        let rating = Rating { mean: before.rating + gained + unproven, deviation, games };
        (weights > 0.0).then_some(Rated { rating, unproven, proven })
    };
    (0..entrants.len()).map(of).collect()
}

#[cfg(test)]
mod farms;

#[cfg(test)]
mod tests {
    use super::*;

    const KNOWN: Rating = Rating { mean: 25.0, deviation: 2.0, games: 40 };

    fn entrant(rating: Rating, place: u8) -> Entrant {
        Entrant { rating, outcome: Outcome::Finished, place, established: true, allowance: allowance(0.0, 0.0) }
    }

    fn rate(entrants: &[Entrant], pair: impl Fn(usize, usize) -> Pair) -> Vec<Option<Rating>> {
        super::rate(entrants, pair).into_iter().map(|rated| Some(rated?.rating)).collect()
    }

    fn near(value: f64, expected: f64) -> bool {
        (value - expected).abs() < 1e-5
    }

    /// The figures that Weng and Lin's method gives for two new players.
    #[test]
    fn a_game_of_two_is_rated_as_published() {
        let new = Rating { games: 40, ..Rating::default() };
        let rated = rate(&[entrant(new, 1), entrant(new, 2)], |_, _| Pair::default());
        let [Some(winner), Some(loser)] = rated[..] else { panic!("{rated:?}") };
        assert!(near(winner.mean, 27.635_231) && near(loser.mean, 22.364_769), "{rated:?}");
        assert!(near(winner.deviation, 8.065_506) && near(loser.deviation, 8.065_506), "{rated:?}");
        assert_eq!((winner.games, shown(millionths(winner.mean))), (41, 1658));
    }

    /// With full weights the sum of all comparisons is the model for several players.
    #[test]
    fn a_game_of_several_is_rated_as_by_the_library() {
        let ratings = [(29.0, 3.0), (22.0, 6.0), (25.0, 8.0), (31.0, 2.0)];
        let places = [2, 1, 3, 3];
        let entrants = std::array::from_fn::<_, 4, _>(|n| {
            let (mean, deviation) = ratings[n];
            entrant(Rating { mean, deviation, games: 9 }, places[n])
        });
        let teams = ratings.map(|(rating, uncertainty)| [WengLinRating { rating, uncertainty }]);
        let table: Vec<_> =
            teams.iter().zip(places).map(|(t, p)| (&t[..], MultiTeamOutcome::new(usize::from(p)))).collect();
        let expected = weng_lin_multi_team(&table, &WengLinConfig::new());
        for (rated, expected) in rate(&entrants, |_, _| Pair::default()).iter().zip(expected) {
            let rated = rated.expect("all are compared");
            let expected = expected[0];
            assert!(near(rated.mean, expected.rating) && near(rated.deviation, expected.uncertainty), "{rated:?}");
        }
    }

    #[test]
    fn whoever_abandons_a_finished_game_is_last() {
        let mut entrants = [entrant(KNOWN, 1), entrant(KNOWN, 2), entrant(KNOWN, 3)];
        entrants[0].outcome = Outcome::Abandoned;
        let rated: Vec<f64> =
            rate(&entrants, |_, _| Pair::default()).iter().map(|r| r.expect("rated").mean - 25.0).collect();
        assert!(rated[0] < rated[2] && rated[2] < rated[1], "{rated:?}");
        assert!(near(rated.iter().sum(), 0.0), "what one loses the others win: {rated:?}");
    }

    #[test]
    fn a_game_that_was_never_finished_costs_the_abandoner_alone() {
        let mut entrants = [entrant(KNOWN, 1); 3];
        entrants[0].outcome = Outcome::Stayed;
        entrants[1].outcome = Outcome::Stayed;
        entrants[2].outcome = Outcome::Abandoned;
        let rated = rate(&entrants, |_, _| Pair { recent: 50, alike: false });
        assert_eq!(rated[..2], [None, None]);
        assert!(rated[2].is_some_and(|r| r.mean < 24.5), "even in the fiftieth game with the same players: {rated:?}");
        entrants = [Entrant { outcome: Outcome::Abandoned, ..entrants[0] }; 3];
        let rated = rate(&entrants, |_, _| Pair::default());
        assert!(rated.iter().all(|r| r.is_some_and(|r| r.mean < 25.0)), "nobody stayed: {rated:?}");
    }

    /// An attack: the same two play on and on, and one always wins.
    #[test]
    fn the_same_opponent_is_worth_six_games_at_most() {
        let weights: f64 = (0..500).map(|recent| weight(Pair { recent, alike: false }, true)).sum();
        assert!(near(weights, 6.0), "{weights}");
        let alike = rate(&[entrant(KNOWN, 1), entrant(KNOWN, 2)], |_, _| Pair { recent: 0, alike: true });
        assert_eq!(alike, [None, None], "one person in two browsers");
    }

    /// An attack: a new account for every game.
    #[test]
    fn who_is_not_established_is_worth_a_tenth_up_to_a_limit() {
        let of = |established, allowance, place| {
            let opponent = Entrant { established, ..entrant(Rating::default(), 3 - place) };
            let one = Entrant { allowance, ..entrant(KNOWN, place) };
            super::rate(&[one, opponent], |_, _| Pair::default())[0].expect("rated")
        };
        let against = |established, most: f64| of(established, [-most, most], 1);
        let (known, new) = (against(true, 1.0), against(false, 1.0));
        let gain = |rated: Rated| rated.rating.mean - KNOWN.mean;
        assert!(near(gain(known), 10.0 * gain(new)) && gain(new) > 0.01, "{known:?} {new:?}");
        assert_eq!((known.proven, new.proven, known.unproven), (true, false, 0.0));
        assert!(near(gain(against(false, 0.01)), 0.01) && near(gain(against(false, 0.0)), 0.0));
        assert!(near(gain(against(true, 0.0)), gain(known)), "the limit is not for established opponents");
        assert!(near(new.rating.deviation, KNOWN.deviation), "it says little about one’s strength");
        assert!(known.rating.deviation < KNOWN.deviation);
        // The same holds for what is lost.
        assert!(near(gain(of(false, [-0.01, 1.0], 2)), -0.01) && gain(of(false, [-9.0, 9.0], 2)) < -0.01);
        let points =
            |recently: f64, ever: f64| allowance(recently / SHOWN, ever / SHOWN).map(|most| (most * SHOWN).round());
        assert_eq!(points(0.0, 0.0), [-60.0, 60.0]);
        assert_eq!(points(15.0, 15.0), [-75.0, 45.0]);
        assert_eq!(points(0.0, 90.0), [-60.0, 10.0]);
        assert_eq!(points(120.0, 0.0), [-100.0, 0.0]);
        assert_eq!(points(-60.0, -300.0), [0.0, 120.0]);
    }
}
