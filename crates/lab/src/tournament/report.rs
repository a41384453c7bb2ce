//! The results of a tournament, to print or to write as JSON.

use super::tally::{Count, Tally};
use super::{TournamentPlan, Verdict};
use crate::interval::{CONFIDENCE, normal_quantile};
use darkrock_rules::edition::Edition;
use darkrock_rules::{Content, Variants};
use serde::Serialize;

/// The results of an entrant.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct EntrantRow {
    /// The participant.
    pub bot: String,
    /// Games in which it took part, with any number of seats.
    pub played: u64,
    /// Games that it won; a shared victory counts as a fraction.
    pub won: f64,
    /// `won` divided by `played`.
    pub won_share: f64,
    /// Its 95% interval; see [`crate::interval::Clusters::interval`].
    pub won_interval: [f64; 2],
    /// Its share of victories, relative to that expected among equals.
    pub times_equal: f64,
    /// The 95% interval of `times_equal`, from its lower to its upper end.
    pub times_equal_interval: [f64; 2],
    /// Games, counted once for each of its seats.
    pub games: u64,
    /// Victories divided by `games`; a shared one counts as a fraction.
    pub win_rate: f64,
    /// The 95% interval of the win rate; see [`crate::interval::Clusters::interval`].
    pub interval: [f64; 2],
    /// The rating: 25 at the start; 4.17 more mean a win rate of two in three.
    pub rating: f64,
    /// Where the rating lies in 95 of 100 such tournaments: its lower and upper end.
    pub rating_interval: [f64; 2],
    /// Mean of the legendary points gained in play.
    pub mean_lp: f64,
    /// Mean of the final scores.
    pub mean_score: f64,
    /// Choices with at least two options.
    pub decisions: u64,
    /// The mean time for one, in microseconds.
    pub decision_us_mean: f64,
    /// The longest time, in microseconds.
    pub decision_us_max: f64,
}

/// Why a tournament ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stopped {
    /// All games were played.
    AllPlayed,
    /// The first entrant's win rate is significant.
    Clear,
    /// It was stopped; games in play were aborted.
    Interrupted,
}

/// The result of a tournament. Everything except durations is the same for the same plan.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TournamentReport {
    /// The list of entrants.
    pub bots: String,
    /// The number of players in a game.
    pub players: u8,
    /// LP that trigger the end.
    pub length: u8,
    /// The additions to the base game.
    pub variants: Variants,
    /// The rulebook.
    pub edition: Edition,
    /// Whether characters were drafted instead of dealt.
    pub draft: bool,
    /// The seed from which deals and seats follow; the same one repeats the games.
    pub seed: u64,
    /// The hash of the content.
    pub content: String,
    /// The number of choices after which a game was aborted.
    pub cap: u64,
    /// The requested number of games.
    pub games: u64,
    /// The number of games played: whole blocks.
    pub games_played: u64,
    /// Games in a block, one for each place in the list.
    pub block: u64,
    /// Games aborted at the cap. They count as games without a winner.
    pub unfinished: u64,
    /// Why it ended.
    pub stopped: Stopped,
    /// Whether the first entrant's win rate is significant; none if not requested.
    pub until_clear: Option<Verdict>,
    /// The entrants, each once, in the order of the list.
    pub entrants: Vec<EntrantRow>,
}

fn mean(sum: f64, count: u64) -> f64 {
    if count == 0 { 0.0 } else { sum / count as f64 }
}

impl TournamentReport {
    pub(super) fn new(plan: &TournamentPlan, content: &Content, tally: &Tally, verdict: Option<Verdict>) -> Self {
        let stopped = match verdict {
            _ if tally.blocks >= plan.blocks() => Stopped::AllPlayed,
            Some(verdict) if verdict.clear => Stopped::Clear,
            _ => Stopped::Interrupted,
        };
        Self {
            bots: plan.entrants.to_string(),
            players: plan.setup.seats,
            length: plan.setup.length,
            variants: plan.setup.variants,
            edition: plan.setup.edition,
            draft: plan.draft,
            seed: plan.seed,
            content: content.hash.clone(),
            cap: plan.cap,
            games: plan.games,
            games_played: tally.games,
            block: plan.block(),
            unfinished: tally.unfinished,
            stopped,
            until_clear: verdict,
            entrants: tally.counts.iter().enumerate().map(|(at, count)| row(plan, tally, at, count)).collect(),
        }
    }
}

fn row(plan: &TournamentPlan, tally: &Tally, at: usize, count: &Count) -> EntrantRow {
    let microseconds = |nanoseconds: u64| nanoseconds as f64 / 1000.0;
    // Its share of the seats in the games in which it took part.
    let equal = mean(count.seats as f64, count.played() * u64::from(plan.setup.seats)).max(f64::MIN_POSITIVE);
    let times = |share: f64| if count.seats == 0 { 0.0 } else { share / equal };
    let won_interval = count.won_interval(CONFIDENCE);
    EntrantRow {
        bot: count.entrant.to_string(),
        played: count.played(),
        won: count.won_share() * count.played() as f64,
        won_share: count.won_share(),
        won_interval,
        times_equal: times(count.won_share()),
        times_equal_interval: won_interval.map(times),
        games: count.seats,
        win_rate: count.win_rate(),
        interval: count.interval(CONFIDENCE),
        rating: tally.ratings.rating(at),
        rating_interval: tally.ratings.interval(at, normal_quantile((1.0 + CONFIDENCE) / 2.0)),
        mean_lp: mean(count.lp as f64, count.finished),
        mean_score: mean(count.score as f64, count.finished),
        decisions: count.clock.decisions,
        decision_us_mean: mean(microseconds(count.clock.sum), count.clock.decisions),
        decision_us_max: microseconds(count.clock.longest),
    }
}
