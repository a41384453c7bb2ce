//! What is near on the board: tables by numbers of steps, and the search around obstacles (rules base.move.*).

use super::{Board, Rail};
use crate::core::ids::{Space, SpaceSet};

/// The number of steps, from 0, for which unobstructed moves are precomputed.
pub(super) const BALL_STEPS: usize = 7;

pub(super) fn balls(next_to: &[SpaceSet]) -> Vec<[SpaceSet; BALL_STEPS]> {
    let mut balls = vec![[SpaceSet::new(); BALL_STEPS]; next_to.len()];
    for steps in 1..BALL_STEPS {
        for (at, ball) in balls.iter_mut().enumerate() {
            let before = ball[steps - 1];
            let edge = if steps == 1 { SpaceSet::one(Space(at as u8)) } else { before };
            ball[steps] = edge.iter().fold(before, |all, s| all.union(next_to[s.index()]));
        }
    }
    balls
}

/// The spaces from which one of some spaces is at most so many steps away, whatever is in the way.
#[derive(Clone, Copy, Debug)]
pub struct Within([SpaceSet; BALL_STEPS]);

impl Within {
    pub(super) fn of(targets: SpaceSet, ball: &[[SpaceSet; BALL_STEPS]]) -> Self {
        let near = |steps: usize| {
            let at = ball.iter().enumerate().map(|(at, ball)| (Space(at as u8), ball[steps]));
            at.filter(|(at, ball)| targets.contains(*at) || !ball.and(targets).is_empty()).map(|(at, _)| at).collect()
        };
        Self(std::array::from_fn(near))
    }

    /// Whether one of the spaces may be so near; any number of steps beyond the table counts as enough.
    #[inline]
    pub(crate) fn reaches(&self, from: Space, steps: u8) -> bool {
        self.0.get(usize::from(steps)).is_none_or(|near| near.contains(from))
    }
}

impl Rail {
    pub(super) fn new(stops: SpaceSet, fare: u8, ball: &[[SpaceSet; BALL_STEPS]]) -> Self {
        Self { stops, near: Within::of(stops, ball), fare }
    }
}

impl Board {
    /// All spaces next to one of these.
    #[inline]
    pub(crate) fn beside(&self, spaces: SpaceSet) -> SpaceSet {
        spaces.iter().fold(SpaceSet::new(), |all, space| all.union(self.next_to[space.index()]))
    }

    /// Spaces where a move of up to `steps` can end: not in `closed`, and not beyond a space that stops a move.
    pub(crate) fn spread(&self, from: Space, steps: u8, closed: SpaceSet, stops: SpaceSet) -> SpaceSet {
        let Some(most) = usize::from(steps).checked_sub(1) else { return SpaceSet::new() };
        // The steps before the first obstacle come from the table; the space where the move begins is none.
        let (ball, start) = (&self.ball[from.index()], SpaceSet::one(from));
        let obstacles = closed.union(stops).without(start);
        let clear = (1..=most.min(BALL_STEPS - 2)).take_while(|n| ball[*n].and(obstacles).is_empty()).count();
        let mut reached = ball[clear + 1].without(closed);
        let mut ridden = ball[clear].union(start);
        let mut edge = reached.without(stops).without(ridden);
        ridden = ridden.union(edge);
        for _ in clear..most {
            let next = self.beside(edge).without(closed);
            reached = reached.union(next);
            edge = next.without(stops).without(ridden);
            ridden = ridden.union(edge);
        }
        reached
    }

    /// The spaces within this many steps of a space, whatever stands there.
    pub fn within(&self, from: Space, steps: u8) -> SpaceSet {
        self.spread(from, steps, SpaceSet::new(), SpaceSet::new()).without(SpaceSet::one(from))
    }

    /// The exits of a mesa: all spaces but the one it was entered from.
    #[inline]
    pub(crate) fn across(touched: SpaceSet, from: SpaceSet) -> SpaceSet {
        let entered = from.and(touched);
        match entered.len() {
            0 => SpaceSet::new(),
            1 => touched.without(entered),
            _ => touched,
        }
    }
}
