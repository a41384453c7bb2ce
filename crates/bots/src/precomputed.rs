//! What is worked out once for a content: distances, odds against fight cards, the worth of features.

use crate::features::Layout;
use crate::odds;
use crate::weights::Weights;
use darkrock_rules::Content;
use darkrock_rules::ids::{Ranch, Space, SpaceSet};
use std::sync::Arc;

/// Kinds of places whose distance matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Nearby {
    Bank,
    Mine,
    Doctor,
    Cabaret,
    Store,
    Saloon,
    Station,
    Ranch,
}

/// How many kinds of places there are.
const KINDS: usize = 8;
/// Ranches whose distance is kept.
const RANCHES: usize = 4;
/// How much a place counts by the move actions that reach it: at once, after one, and so on.
const NEARNESS: [f32; 6] = [1.0, 0.65, 0.35, 0.15, 0.05, 0.0];

/// Steps from which on everything is equally far.
const FAR: usize = 40;
/// Movements that are told apart.
const FASTEST: usize = 10;

/// What is worked out once for a content.
#[derive(Clone, Debug)]
pub struct Precomputed {
    /// Of which content.
    pub hash: String,
    /// Where the features of the content stand.
    pub layout: Layout,
    /// What the features are worth.
    pub weights: Weights,
    /// The odds against fight cards.
    pub odds: odds::FightOdds,
    spaces: usize,
    nearness: [[f32; FAR]; FASTEST],
    steps: Vec<u8>,
    places: Vec<[u8; KINDS]>,
    ranches: Vec<[u8; RANCHES]>,
}

impl Precomputed {
    /// Of this content, with the shipped weights.
    pub fn of(content: &Content) -> Self {
        Self::with(content, Weights::shipped(content))
    }

    /// Of this content, with other weights.
    pub fn with(content: &Content, weights: Weights) -> Self {
        let board = &content.board;
        let spaces = board.next_to.len();
        let mut steps = vec![u8::MAX; spaces * spaces];
        for from in 0..spaces {
            ride(&board.next_to, from, &mut steps[from * spaces..(from + 1) * spaces]);
        }
        let nearest =
            |from: usize, to: SpaceSet| to.iter().map(|s| steps[from * spaces + s.index()]).min().unwrap_or(u8::MAX);
        let station = board.stations;
        let ranches: SpaceSet = board.ranches.iter().map(|(_, space)| *space).collect();
        let kinds =
            [board.banks, board.mines, board.doctors, board.cabarets, board.stores, board.saloons, station, ranches];
        let places = (0..spaces).map(|from| kinds.map(|to| nearest(from, to))).collect();
        let other = |from: usize, own: usize| {
            let others = board.ranches.iter().enumerate().filter(|(at, _)| *at != own).map(|(_, (_, space))| *space);
            nearest(from, others.collect())
        };
        let ranches = (0..spaces).map(|from| std::array::from_fn(|own| other(from, own))).collect();
        let layout = Layout::of(content);
        let odds = odds::FightOdds::new();
        let nearness = std::array::from_fn(|movement| std::array::from_fn(|steps| nearness(steps, movement)));
        Self { hash: content.hash.clone(), layout, weights, odds, spaces, nearness, steps, places, ranches }
    }

    /// Steps between two spaces on foot, nothing in the way.
    #[inline]
    pub fn steps(&self, from: Space, to: Space) -> u8 {
        self.steps[from.index() * self.spaces + to.index()]
    }

    /// How near something is that lies so many steps away, from 0 to 1.
    #[inline]
    pub fn nearness(&self, steps: u8, movement: u8) -> f32 {
        self.nearness[usize::from(movement).min(FASTEST - 1)][usize::from(steps).min(FAR - 1)]
    }

    /// Steps to the nearest place of a kind.
    #[inline]
    pub fn steps_to(&self, from: Space, kind: Nearby) -> u8 {
        self.places[from.index()][kind as usize]
    }

    /// How near the nearest place of a kind is, from 0 to 1.
    #[inline]
    pub fn near(&self, from: Space, kind: Nearby, movement: u8) -> f32 {
        self.nearness(self.steps_to(from, kind), movement)
    }

    /// How near the nearest ranch of another colour is.
    #[inline]
    pub fn near_ranch(&self, from: Space, own: Ranch, movement: u8) -> f32 {
        self.nearness(self.ranches[from.index()][own.index() % RANCHES], movement)
    }
}

/// How near something is, by the moves that it takes; dividing each time would take too long.
fn nearness(steps: usize, movement: usize) -> f32 {
    NEARNESS[steps.div_ceil(movement.max(1)).min(NEARNESS.len() - 1)]
}

/// Keeps the tables of the content that was asked about last, so that a bot works it out once.
#[derive(Clone, Debug, Default)]
pub(crate) struct Memory(Option<Arc<Precomputed>>);

impl Memory {
    /// With tables of somebody's own.
    pub(crate) fn with(precomputed: Arc<Precomputed>) -> Self {
        Self(Some(precomputed))
    }

    /// The tables that are kept.
    pub(crate) fn known(&self) -> Option<Arc<Precomputed>> {
        self.0.clone()
    }

    /// The tables of this content.
    pub(crate) fn of(&mut self, content: &Content) -> Arc<Precomputed> {
        let known = self.0.take().filter(|precomputed| precomputed.hash == content.hash);
        Arc::clone(self.0.insert(known.unwrap_or_else(|| Arc::new(Precomputed::of(content)))))
    }
}

/// Steps from a space to all others.
fn ride(next_to: &[SpaceSet], from: usize, steps: &mut [u8]) {
    steps[from] = 0;
    let mut edge = vec![from];
    while let Some(at) = edge.first().copied() {
        edge.remove(0);
        for next in next_to[at] {
            if steps[next.index()] == u8::MAX {
                steps[next.index()] = steps[at] + 1;
                edge.push(next.index());
            }
        }
    }
}
