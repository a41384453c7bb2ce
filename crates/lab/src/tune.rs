//! Tuning of the weights by which positions are evaluated, by self-play.
//!
//! A round plays games of cowboys with the current weights, with some random choices so that unusual positions occur
//! too, and records the features of all players in quiet positions. Then the weights are fitted to the winners of all
//! rounds so far by maximum likelihood: the win probability of each player is the softmax of its value (a conditional
//! logit), with a penalty for moving away from the previous weights. The same plan gives the same weights with any
//! number of threads.

use crate::{LabError, threads};
use darkrock_bots::features::{Layout, emit, progress};
use darkrock_bots::precomputed::Precomputed;
use darkrock_bots::weights::Weights;
use darkrock_bots::{Ask, Bot, Cowboy, never, seat_seed};
use darkrock_rules::chance::FastChance;
use darkrock_rules::frame::{Frame, TurnStep};
use darkrock_rules::limits::{CHOICES, SEATS};
use darkrock_rules::scoring::winners;
use darkrock_rules::{Content, Game, Seat, Setup, Variant, Variants};
use rayon::prelude::*;
use std::sync::Arc;

/// Numbers of players and lengths through which the games of a round cycle.
const TABLES: [(u8, u8); 8] = [(4, 20), (2, 20), (4, 15), (3, 20), (4, 25), (5, 20), (4, 20), (6, 15)];
/// One in this many choices is random.
const ODD_CHOICE: u32 = 25;
/// One in this many quiet positions is recorded.
const NOTED: u32 = 2;
/// The number of fitting passes over a round's samples.
const EPOCHS: usize = 24;
/// The batch size.
const BATCH: usize = 512;
/// The initial step size.
const STEP: f32 = 0.012;
/// The strength of regularization toward the previous weights.
const HOLD: f32 = 0.002;

/// Features of which more is never bad, with a minimum weight: chance correlations in the sample must not teach a
/// player to avoid them.
const GOOD: [(&str, f32); 33] = [
    ("lp", 0.12),
    ("money-first", 0.01),
    ("money-second", 0.01),
    ("money-rest", 0.01),
    ("money-at-cabaret", 0.0),
    ("nuggets", 0.02),
    ("nuggets-at-bank", 0.0),
    ("room-at-mine", 0.0),
    ("near-saloon", 0.0),
    ("cards", 0.01),
    ("best-card", 0.0),
    ("second-card", 0.0),
    ("tokens", 0.1),
    ("actions", 0.02),
    ("discs", 0.0),
    ("legendary", 0.0),
    ("frontier-at-hand", 0.0),
    ("track-ahead", 0.0),
    ("train-at-hand", 0.0),
    ("foe-at-hand", 0.0),
    ("faro-at-hand", 0.0),
    ("dealer-at-hand", 0.0),
    ("stray-at-hand", 0.0),
    ("stray-to-deliver", 0.0),
    ("part-at-hand", 0.0),
    ("map-token-at-hand", 0.0),
    ("story-share", 0.0),
    ("next-space", 0.0),
    ("trader-at-hand", 0.0),
    ("deed-at-hand", 0.0),
    ("deeds-ahead", 0.0),
    ("deeds-to-use", 0.0),
    ("ruin-at-hand", 0.0),
];
/// Features that no player should seek.
const BAD: [&str; 9] =
    ["wound1", "wound2", "wound3", "no-cards", "sheriff-near", "marshals-near", "over-limit", "injured", "next-injury"];

/// The plan of a tuning run.
#[derive(Clone, Debug)]
pub struct TunePlan {
    /// Games of each round.
    pub games: u64,
    /// How often new weights are tried.
    pub rounds: u32,
    /// The seed of everything.
    pub seed: u64,
    /// The number of threads; 0 for as many as there are cores.
    pub threads: usize,
}

/// The result of a tuning round.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RoundReport {
    /// The round, from 1.
    pub round: u32,
    /// The number of recorded samples.
    pub moments: usize,
    /// The mean cross-entropy (negative logarithm of the winner's predicted probability) with the previous weights.
    pub before: f64,
    /// The same with the fitted weights.
    pub after: f64,
}

/// The non-zero features of one player.
type Features = Vec<(u16, f32)>;

/// A recorded sample.
struct Moment {
    progress: f32,
    players: Vec<Features>,
    /// Each player's share of the final victory, with sum 1.
    won: [f32; SEATS],
}

/// Tunes weights, starting from given ones; `told` is called after every round.
///
/// When the threads cannot be started or a setup is invalid.
/// When the threads cannot be started or a setup cannot be played.
pub fn tune(
    content: &Content,
    plan: &TunePlan,
    mut weights: Weights,
    told: &mut dyn FnMut(RoundReport, &Weights),
) -> Result<Weights, LabError> {
    let pool = threads(plan.threads)?;
    let mut moments: Vec<Moment> = Vec::new();
    for round in 0..plan.rounds {
        let seed = plan.seed.wrapping_add(u64::from(round).wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let precomputed = Arc::new(Precomputed::with(content, weights.clone()));
        let played = pool.install(|| {
            let games = (0..plan.games).into_par_iter().map(|game| play(content, &precomputed, seed, game));
            games.collect::<Result<Vec<_>, LabError>>()
        })?;
        let known = moments.len();
        moments.extend(played.into_iter().flatten());
        let before = surprise(&moments[known..], &weights);
        weights = fit(&moments, &weights, &Bounds::of(content), seed);
        let after = surprise(&moments[known..], &weights);
        told(RoundReport { round: round + 1, moments: moments.len() - known, before, after }, &weights);
    }
    Ok(weights)
}

/// Plays one game and records samples of it.
fn play(
    content: &Content,
    precomputed: &Arc<Precomputed>,
    seed: u64,
    game_number: u64,
) -> Result<Vec<Moment>, LabError> {
    let (players, length) = TABLES[(game_number % TABLES.len() as u64) as usize];
    let setup = Setup {
        length,
        skip_empty_windows: true,
        variants: content.of_mode(players).unwrap_or(Variants::NONE.set(Variant::Goals, game_number % 3 == 2)),
        ..Setup::of(content, players)
    };
    let game_seed = crate::game_seed(seed, players, game_number);
    let mut luck = FastChance::new(game_seed);
    let mut whims = FastChance::new(game_seed ^ 0x77);
    let cowboy = |seat| Cowboy::with_precomputed(seat_seed(game_seed, Seat(seat)), Arc::clone(precomputed));
    let mut bots: Vec<Cowboy> = (0..players).map(cowboy).collect();
    let mut game = Game::new(content, &setup, &mut luck, &mut ())?;
    let (mut choices, mut moments) = (Vec::with_capacity(CHOICES), Vec::new());
    while let Some(seat) = game.decision().first() {
        let quiet = matches!(game.question(), Frame::Turn(TurnStep::Income | TurnStep::Actions));
        if quiet && whims.below(NOTED) == 0 {
            moments.push(note(content, precomputed, &game, &mut whims));
        }
        game.choices(seat, &mut choices);
        // Characters are drawn at random, so that all of them are tuned equally well.
        let at = if whims.below(ODD_CHOICE) == 0 || game.question() == Frame::Draft {
            whims.below(choices.len() as u32) as usize
        } else {
            let view = game.view(Some(seat));
            bots[seat.index()].choose(Ask { content, view: &view, choices: &choices }, &never)
        };
        let played = game.play(seat, choices[at], &mut luck, &mut ());
        played.map_err(|e| LabError::Game { game: game_number, seed: game_seed, choices: 0, what: e.to_string() })?;
    }
    let won = winners(content, &game.state);
    for moment in &mut moments {
        won.iter().for_each(|seat| moment.won[seat.index()] = 1.0 / won.len() as f32);
    }
    Ok(moments)
}

/// The features of all players, as seen by the active one or another.
fn note(content: &Content, precomputed: &Precomputed, game: &Game<'_>, whims: &mut FastChance) -> Moment {
    let public = &game.state.public;
    let offset = if whims.below(2) == 0 { 0 } else { whims.below(u32::from(public.seats)) as u8 };
    let eyes = game.state.glimpse(public.seat_after(public.turn.seat, offset));
    let features = |seat| {
        let mut features = Features::new();
        emit(precomputed, content, &eyes, seat, &mut |feature, value| {
            if value != 0.0 {
                features.push((feature as u16, value));
            }
        });
        features
    };
    Moment { progress: progress(public), players: public.all_seats().map(features).collect(), won: [0.0; SEATS] }
}

/// The win probability of each player under the weights.
fn chances(moment: &Moment, weights: &Weights) -> [f32; SEATS] {
    let mut chances = [0.0; SEATS];
    let t = moment.progress;
    let mut best = f32::MIN;
    for (worth, features) in chances.iter_mut().zip(&moment.players) {
        let of = |(feature, value): &(u16, f32)| {
            let [early, late] = weights.worth[usize::from(*feature)];
            (early + (late - early) * t) * value
        };
        *worth = features.iter().map(of).sum();
        best = best.max(*worth);
    }
    let players = moment.players.len();
    chances[..players].iter_mut().for_each(|c| *c = (*c - best).exp());
    let sum: f32 = chances[..players].iter().sum();
    chances[..players].iter_mut().for_each(|c| *c /= sum);
    chances
}

fn surprise(moments: &[Moment], weights: &Weights) -> f64 {
    let one = |moment: &Moment| -> f64 {
        let chances = chances(moment, weights);
        let pairs = chances.iter().zip(&moment.won);
        pairs.map(|(chance, won)| -f64::from(*won) * f64::from(chance.max(1e-9)).ln()).sum()
    };
    moments.iter().map(one).sum::<f64>() / moments.len().max(1) as f64
}

/// The minimum and maximum weight of each feature.
struct Bounds(Vec<(f32, f32)>);

impl Bounds {
    fn of(content: &Content) -> Self {
        let bounds = |name: String| {
            let good = GOOD.iter().find(|(good, _)| *good == name).map(|(_, least)| *least);
            let most = if BAD.contains(&name.as_str()) { 0.0 } else { f32::MAX };
            // A possession is never a burden: it need not be used.
            let owned = ["title.", "item.", "upgraded.", "point."].iter().any(|kind| name.starts_with(kind));
            (good.unwrap_or(if owned { 0.0 } else { f32::MIN }), most)
        };
        Self(Layout::names(content).into_iter().map(bounds).collect())
    }

    fn keep(&self, weights: &mut Weights) {
        for (worth, (least, most)) in weights.worth.iter_mut().zip(&self.0) {
            *worth = worth.map(|w| w.clamp(*least, *most));
        }
    }
}

/// Fits the weights by Adam with decreasing steps.
fn fit(moments: &[Moment], from: &Weights, bounds: &Bounds, seed: u64) -> Weights {
    let mut weights = from.clone();
    let mut order: Vec<usize> = (0..moments.len()).collect();
    let mut luck = FastChance::new(seed ^ 0xF17);
    let mut means = vec![[[0.0f32; 2]; 2]; weights.worth.len()];
    let mut steps = 0;
    for epoch in 0..EPOCHS {
        for at in (1..order.len()).rev() {
            order.swap(at, luck.below(at as u32 + 1) as usize);
        }
        let length = STEP * (1.0 - epoch as f32 / EPOCHS as f32);
        for batch in order.chunks(BATCH) {
            let slope = slope(moments, batch, &weights, from);
            steps += 1;
            step(&mut weights, &mut means, &slope, length, steps);
            bounds.keep(&mut weights);
        }
    }
    weights
}

/// The gradient of the cross-entropy over a batch and of the regularization.
fn slope(moments: &[Moment], batch: &[usize], weights: &Weights, from: &Weights) -> Vec<[f32; 2]> {
    let mut slope = vec![[0.0f32; 2]; weights.worth.len()];
    for at in batch {
        let moment = &moments[*at];
        let chances = chances(moment, weights);
        for (seat, features) in moment.players.iter().enumerate() {
            let error = (chances[seat] - moment.won[seat]) / batch.len() as f32;
            for (feature, value) in features {
                let slope = &mut slope[usize::from(*feature)];
                slope[0] += error * value * (1.0 - moment.progress);
                slope[1] += error * value * moment.progress;
            }
        }
    }
    for (slope, (now, before)) in slope.iter_mut().zip(weights.worth.iter().zip(&from.worth)) {
        for end in 0..2 {
            slope[end] += HOLD * (now[end] - before[end]);
        }
    }
    slope
}

/// One step of Adam.
fn step(weights: &mut Weights, means: &mut [[[f32; 2]; 2]], slope: &[[f32; 2]], length: f32, steps: i32) {
    let (fade, fade_square) = (0.9f32, 0.999f32);
    for ((worth, mean), slope) in weights.worth.iter_mut().zip(means).zip(slope) {
        for end in 0..2 {
            mean[0][end] = fade * mean[0][end] + (1.0 - fade) * slope[end];
            mean[1][end] = fade_square * mean[1][end] + (1.0 - fade_square) * slope[end] * slope[end];
            let first = mean[0][end] / (1.0 - fade.powi(steps));
            let second = mean[1][end] / (1.0 - fade_square.powi(steps));
            worth[end] -= length * first / (second.sqrt() + 1e-8);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tuning_repeats_itself_and_explains_the_games_better() {
        let content = Content::embedded().expect("the shipped content loads");
        let run = |threads| {
            let plan = TunePlan { games: 8, rounds: 1, seed: 3, threads };
            let mut reports = Vec::new();
            let mut told = |report, _: &Weights| reports.push(report);
            let weights = tune(&content, &plan, Weights::shipped(&content), &mut told).expect("weights");
            (weights, reports)
        };
        let (weights, reports) = run(1);
        assert_eq!((weights, reports.clone()), run(2));
        assert!(reports[0].moments > 100 && reports[0].after < reports[0].before, "{reports:?}");
    }
}
