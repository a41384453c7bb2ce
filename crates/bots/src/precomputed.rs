//! Precomputed tables for a content: distances, odds against fight cards, values of features.

use crate::features::Layout;
use crate::module_tables::ModuleTables;
use crate::odds;
use crate::weights::Weights;
use darkrock_rules::Content;
use darkrock_rules::content::Board;
use darkrock_rules::ids::{Ranch, Space, SpaceSet};
use std::sync::Arc;

/// Kinds of places with precomputed distances.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Nearby {
    /// A bank.
    Bank,
    /// A mine.
    Mine,
    /// A doctor's office.
    Doctor,
    /// A cabaret.
    Cabaret,
    /// The general store.
    Store,
    /// A saloon.
    Saloon,
    /// The rail station.
    Station,
    /// A ranch.
    Ranch,
}

/// The number of kinds of places.
const KINDS: usize = 8;
/// The number of ranches with distances.
const RANCHES: usize = 4;
/// The nearness of a place by the move actions needed to reach it: none, one, and so on.
const NEARNESS: [f32; 6] = [1.0, 0.65, 0.35, 0.15, 0.05, 0.0];

/// The distance from which on everything counts as equally far.
const FAR: usize = 40;
/// Movement values with their own tables.
const FASTEST: usize = 10;

/// Tables computed once for a content.
#[derive(Clone, Debug)]
pub struct Precomputed {
    /// The content's hash.
    pub hash: String,
    /// The indices of the content's features.
    pub layout: Layout,
    /// The values of the features.
    pub weights: Weights,
    /// The odds against fight cards.
    pub odds: odds::FightOdds,
    spaces: usize,
    nearness: [[f32; FAR]; FASTEST],
    steps: Vec<u8>,
    places: Vec<[u8; KINDS]>,
    ranches: Vec<[u8; RANCHES]>,
    /// For the features of modules; none in a game without any.
    pub(crate) modules: Option<Box<ModuleTables>>,
}

impl Precomputed {
    /// For this content, with the shipped weights.
    pub fn of(content: &Content) -> Self {
        Self::with(content, Weights::shipped(content))
    }

    /// Computes distances and odds for this content, to be valued with these weights instead of the shipped ones.
    pub fn with(content: &Content, weights: Weights) -> Self {
        let board = &content.board;
        let spaces = board.next_to.len();
        let mut steps = vec![u8::MAX; spaces * spaces];
        for from in 0..spaces {
            ride(board, from, &mut steps[from * spaces..(from + 1) * spaces]);
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
            nearest(from, board.rustling.union(others.collect()))
        };
        let ranches = (0..spaces).map(|from| std::array::from_fn(|own| other(from, own))).collect();
        let layout = Layout::of(content);
        let odds = odds::FightOdds::new();
        let nearness = std::array::from_fn(|movement| std::array::from_fn(|steps| nearness(steps, movement)));
        let modules = ModuleTables::of(content, &nearest);
        Self { hash: content.hash.clone(), layout, weights, odds, spaces, nearness, steps, places, ranches, modules }
    }

    /// The distance between two spaces on foot, by a pass or by train, without obstacles.
    #[inline]
    pub fn steps(&self, from: Space, to: Space) -> u8 {
        self.steps[from.index() * self.spaces + to.index()]
    }

    /// The nearness of something at this distance, from 0 to 1.
    #[inline]
    pub fn nearness(&self, steps: u8, movement: u8) -> f32 {
        self.nearness[usize::from(movement).min(FASTEST - 1)][usize::from(steps).min(FAR - 1)]
    }

    /// The distance to the nearest place of a kind.
    #[inline]
    pub fn steps_to(&self, from: Space, kind: Nearby) -> u8 {
        self.places[from.index()][kind as usize]
    }

    /// The nearness of the nearest place of a kind, from 0 to 1.
    #[inline]
    pub fn near(&self, from: Space, kind: Nearby, movement: u8) -> f32 {
        self.nearness(self.steps_to(from, kind), movement)
    }

    /// The nearness of the nearest ranch of another color.
    #[inline]
    pub fn near_ranch(&self, from: Space, own: Ranch, movement: u8) -> f32 {
        self.nearness(self.ranches[from.index()][own.index() % RANCHES], movement)
    }
}

/// Nearness by distance, tabulated because division would be too slow.
fn nearness(steps: usize, movement: usize) -> f32 {
    NEARNESS[steps.div_ceil(movement.max(1)).min(NEARNESS.len() - 1)]
}

/// Caches the tables of the last content, so that a bot computes them once.
#[derive(Clone, Debug, Default)]
pub(crate) struct Memory(Option<Arc<Precomputed>>);

impl Memory {
    /// With custom tables.
    pub(crate) fn with(precomputed: Arc<Precomputed>) -> Self {
        Self(Some(precomputed))
    }

    /// The cached tables.
    pub(crate) fn known(&self) -> Option<Arc<Precomputed>> {
        self.0.clone()
    }

    /// The tables of this content.
    pub(crate) fn of(&mut self, content: &Content) -> Arc<Precomputed> {
        let known = self.0.take().filter(|precomputed| precomputed.hash == content.hash);
        Arc::clone(self.0.insert(known.unwrap_or_else(|| Arc::new(Precomputed::of(content)))))
    }
}

/// A pass takes a whole move action: the usual number of spaces of one.
const PASS: u8 = 3;
/// A train takes no movement, but money: the price of a step.
const TRAIN: u8 = 1;

/// The distances from a space to all others.
fn ride(board: &Board, from: usize, steps: &mut [u8]) {
    steps[from] = 0;
    let mut left = board.all;
    while let Some(at) = left.iter().min_by_key(|space| steps[space.index()]) {
        left.remove(at);
        let here = steps[at.index()];
        let mut reach = |spaces: SpaceSet, further: u8| {
            for space in spaces {
                let known = &mut steps[space.index()];
                *known = (*known).min(here.saturating_add(further));
            }
        };
        reach(board.next_to[at.index()], 1);
        reach(board.passes[at.index()], PASS);
        board.rails.iter().filter(|rail| rail.stops.contains(at)).for_each(|rail| reach(rail.stops, TRAIN));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passes_and_trains_bring_the_far_near() {
        let content = Content::embedded().expect("the shipped content loads");
        let mut board = content.board;
        let count = board.next_to.len();
        let steps = |board: &Board| {
            let mut steps = vec![u8::MAX; count];
            ride(board, 0, &mut steps);
            steps
        };
        let before = steps(&board);
        let far: Vec<usize> = (0..count).filter(|at| before[*at] > 2 * PASS).collect();
        let (pass, stop) = (Space(far[0] as u8), Space(far[1] as u8));
        board.passes[0].insert(pass);
        assert_eq!(steps(&board)[pass.index()], PASS);
        let stops = [Space(0), stop].into_iter().collect();
        board.rails.push(board.railway(stops, 10));
        let after = steps(&board);
        assert_eq!(after[stop.index()], TRAIN);
        assert!(after.iter().zip(&before).all(|(after, before)| after <= before));
    }
}
