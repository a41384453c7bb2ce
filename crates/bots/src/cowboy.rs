//! The cowboy: a heuristic bot with one-ply lookahead.
//!
//! It samples positions consistent with its view, plays each choice in them, runs a playout until the position is
//! quiet, and evaluates it. A choice without randomness or hidden information is sampled once; the others share the
//! remaining samples, with the same positions and random numbers for all of them.

use crate::advice::{self, Advice};
use crate::judge::chances_seen;
use crate::playout::{Noted, play, settle};
use crate::precomputed::{Memory, Precomputed};
use crate::quick::Quick;
use crate::{Ask, Bot, Stop, reasons};
use darkrock_rules::chance::FastChance;
use darkrock_rules::{Game, Seat, State};
use std::sync::Arc;

/// Trials of a choice: enough for odds, few enough for its time.
const TRIALS: usize = 160;
/// The most trials of one choice.
const TRIALS_OF_ONE: usize = 24;
/// Samples before choices are compared.
const POSITIONS: usize = 24;

/// The heuristic player.
#[derive(Debug)]
pub struct Cowboy {
    generator: FastChance,
    quick: Quick,
    memory: Memory,
    positions: Vec<State>,
    trials: Vec<Trial>,
}

/// The results of a choice so far.
#[derive(Clone, Copy, Debug, Default)]
struct Trial {
    sum: f32,
    count: u32,
    /// Whether it involved neither randomness nor other players.
    certain: bool,
}

impl Trial {
    fn mean(&self) -> f32 {
        if self.count == 0 { f32::MIN } else { self.sum / self.count as f32 }
    }
}

impl Cowboy {
    /// A bot with a generator seeded with `seed` and the shipped weights.
    pub fn new(seed: u64) -> Self {
        Self {
            generator: FastChance::new(seed),
            quick: Quick::new(seed ^ 0x5EED),
            memory: Memory::default(),
            positions: Vec::new(),
            trials: Vec::new(),
        }
    }

    /// A bot with custom weights, for the lab.
    pub fn with_precomputed(seed: u64, precomputed: Arc<Precomputed>) -> Self {
        Self { memory: Memory::with(precomputed), ..Self::new(seed) }
    }

    /// Tries all choices and fills in the trials.
    fn try_all(&mut self, precomputed: &Precomputed, ask: Ask<'_>, seat: Seat, stop: &Stop<'_>) {
        self.trials.clear();
        self.trials.resize(ask.choices.len(), Trial::default());
        self.imagine(ask, 0);
        let seed = self.generator.next_u64();
        for at in 0..ask.choices.len() {
            self.try_one(precomputed, ask, seat, at, 0, seed);
        }
        let open = self.trials.iter().filter(|t| !t.certain).count();
        let rounds = (TRIALS / open.max(1)).clamp(1, TRIALS_OF_ONE);
        for round in 1..if open > 0 { rounds } else { 1 } {
            if stop() {
                break;
            }
            self.imagine(ask, round);
            for at in 0..ask.choices.len() {
                if !self.trials[at].certain {
                    self.try_one(precomputed, ask, seat, at, round, seed);
                }
            }
        }
    }

    /// Samples a position for a round of trials.
    fn imagine(&mut self, ask: Ask<'_>, round: usize) {
        if round < POSITIONS {
            let mut state = ask.view.sample(ask.content, &mut self.generator);
            state.public.skip_empty_windows = true;
            if self.positions.len() > round {
                self.positions[round] = state;
            } else {
                self.positions.push(state);
            }
        }
    }

    fn try_one(&mut self, precomputed: &Precomputed, ask: Ask<'_>, seat: Seat, at: usize, round: usize, seed: u64) {
        let state = self.positions[round % POSITIONS];
        let mut game = Game::at(ask.content, state);
        let mut luck = Noted::new(seed.wrapping_add(round as u64));
        play(&mut game, seat, ask.choices[at], &mut luck, &mut ());
        let others = settle(precomputed, ask.content, &mut game, &mut luck, &mut (), &mut self.quick);
        let chance = chances_seen(precomputed, ask.content, &game.state.glimpse(seat))[seat.index()];
        let trial = &mut self.trials[at];
        trial.sum += chance;
        trial.count += 1;
        trial.certain = !others && !luck.asked;
    }
}

impl Cowboy {
    /// The mean winning chance after each choice, in the order of `ask`.
    pub(crate) fn chances(
        &mut self,
        precomputed: &Precomputed,
        ask: Ask<'_>,
        seat: Seat,
        stop: &Stop<'_>,
    ) -> impl Iterator<Item = f32> {
        self.try_all(precomputed, ask, seat, stop);
        self.trials.iter().map(Trial::mean)
    }
}

impl Bot for Cowboy {
    fn choose(&mut self, ask: Ask<'_>, stop: &Stop<'_>) -> usize {
        let Some(seat) = ask.view.seat.filter(|_| ask.choices.len() > 1) else { return 0 };
        let precomputed = self.memory.of(ask.content);
        self.try_all(&precomputed, ask, seat, stop);
        best(&self.trials)
    }

    fn explain(&mut self, ask: Ask<'_>, stop: &Stop<'_>) -> Vec<Advice> {
        let mut advice = self.weigh(ask, stop);
        let Some(seat) = ask.view.seat else { return advice };
        let precomputed = self.memory.of(ask.content);
        reasons::fill(&precomputed, ask, seat, self.generator.next_u64(), &mut advice);
        advice
    }

    fn weigh(&mut self, ask: Ask<'_>, stop: &Stop<'_>) -> Vec<Advice> {
        let Some(eyes) = ask.view.glimpse() else { return Vec::new() };
        let precomputed = self.memory.of(ask.content);
        self.try_all(&precomputed, ask, eyes.seat, stop);
        let scale = reasons::Scale::of(&precomputed, ask.content, &eyes);
        let advice = |(at, trial): (usize, &Trial)| scale.advice(ask.choices[at], trial.mean(), 0);
        let mut advice: Vec<Advice> = self.trials.iter().enumerate().map(advice).collect();
        advice::sort(&mut advice);
        advice
    }
}

/// The trial with the best mean, the first of equals.
fn best(trials: &[Trial]) -> usize {
    let mut best = 0;
    for at in 1..trials.len() {
        if trials[at].mean() > trials[best].mean() {
            best = at;
        }
    }
    best
}
