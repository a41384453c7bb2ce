//! The compiled characters: where they start, and with what.

use super::table::{BlockId, GOAL_KINDS};
use crate::core::ids::{Goal, GoalSlots, Item, PointTrack, SpaceSet};

/// Where a character starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Start {
    /// On one of these spaces.
    Place(SpaceSet),
    /// In the trader's region.
    Trader,
    /// At the location of a deed that the player has.
    OwnDeed,
    /// Placed last, in the space of another player.
    BesidePlayer,
    /// On a stop of the board's circuit.
    Circuit(SpaceSet),
}

/// A character's numbers.
#[derive(Clone, Debug)]
pub struct CharacterRow {
    /// Its possible starting spaces.
    pub start: Start,
    /// Whether it cannot start on an occupied hideout.
    pub start_free: bool,
    /// Its goals, by [`GoalSlot`](crate::core::ids::GoalSlot).
    pub goals: Vec<Goal>,
    /// Its goals by event.
    pub goals_by_kind: [GoalSlots; GOAL_KINDS],
    /// Money at the start.
    pub money: u8,
    /// Poker cards at the start.
    pub cards: u8,
    /// Marshal points at the start.
    pub marshal: u8,
    /// Wanted points at the start.
    pub wanted: u8,
    /// Points at the start on tracks of modules, and whether with their rewards.
    pub points: Vec<(PointTrack, u8, bool)>,
    /// Legendary points at the start.
    pub lp: u8,
    /// Wounds at the start.
    pub wounds: u8,
    /// Items at the start, and whether upgraded.
    pub items: Vec<(Item, bool)>,
    /// Effects with the starting goods.
    pub effects: BlockId,
}
