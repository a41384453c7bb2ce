//! Destroyed locations (rules bm.repair-ruins.*): nothing can be claimed, done or worked there until somebody repairs them.

use super::super as modules;
use super::{Choice, Event, Frame, Refusal};
use crate::content::Source;
use crate::core::chance::Chance;
use crate::core::choice;
use crate::core::engine::{Engine, Reader, Sink};
use crate::core::event::Observer;
use crate::core::frame;
use crate::core::ids::{Location, LocationSet, Seat, Space, SpaceSet};
use crate::core::{refusal, state};

impl state::Public {
    /// The destroyed locations.
    pub fn ruins(&self) -> LocationSet {
        self.modules.blood_money.ruins
    }
}

impl Reader<'_> {
    /// The destroyed locations.
    #[inline(always)]
    fn ruins(&self) -> LocationSet {
        self.public().modules.blood_money.ruins
    }

    /// Whether all locations of these places that a space is on, or beside, are destroyed (bm.repair-ruins.02).
    #[inline(always)]
    pub(crate) fn is_ruined(&self, here: Space, places: SpaceSet) -> bool {
        !self.ruins().is_empty() && self.are_ruined(here, places)
    }

    #[inline(never)]
    fn are_ruined(&self, here: Space, places: SpaceSet) -> bool {
        let rows = self.content.board.locations.iter().enumerate();
        let mut of_these = rows.filter(|(_, row)| row.spaces.contains(here) && row.spaces.without(places).is_empty());
        of_these.all(|(at, _)| self.ruins().contains(Location(at as u8)))
    }

    /// Whether the location of a space itself is destroyed.
    pub(in crate::modules) fn is_location_ruined(&self, space: Space) -> bool {
        let alone = SpaceSet::one(space);
        self.ruins().iter().any(|at| self.content.board.locations[at.index()].spaces == alone)
    }

    /// Whether a player may repair a location: on it or beside it, with the cards (bm.repair-ruins.03 to 05, 12).
    pub(super) fn can_repair(&self, seat: Seat, location: Location) -> Result<(), refusal::Refusal> {
        let Some(row) = self.content.ruins else { return Err(refusal::Refusal::WrongMoment) };
        if !self.content.board.locations[location.index()].spaces.contains(self.space(seat)) {
            return Err(refusal::Refusal::WrongPlace);
        }
        if !self.ruins().contains(location) {
            return Err(Refusal::NoRuin.into());
        }
        if self.hand(seat).len() < usize::from(row.discard) {
            return Err(Refusal::NoCardToRepair.into());
        }
        Ok(())
    }

    /// The locations that a player may repair.
    pub(super) fn list_repairs(&self, seat: Seat, to: &mut impl Sink) {
        for location in self.ruins() {
            if self.can_repair(seat, location).is_ok() {
                to.add(choice::Choice::Module(modules::Choice::BloodMoney(Choice::Repair { location })));
            }
        }
    }
}

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    /// Destroys a location, if it stands and a token is left (bm.repair-ruins.01, 09, 12).
    pub(crate) fn destroy(&mut self, location: Location) {
        let Some(row) = self.content.ruins else { return };
        let ruins = self.state.public.modules.blood_money.ruins;
        if !ruins.contains(location) && ruins.len() < usize::from(row.tokens) {
            self.state.public.modules.blood_money.ruins.insert(location);
            self.emit_blood_money(Event::Ruined { location });
        }
    }

    /// The token is removed; the player discards, and then gains the reward (bm.repair-ruins.05, 06).
    pub(super) fn repair(&mut self, seat: Seat, location: Location) {
        let row = self.content.ruins.expect("invariant: only ruins are repaired");
        self.state.public.modules.blood_money.ruins.remove(location);
        self.emit_blood_money(Event::Repaired { seat, location });
        self.push(frame::Frame::Module(modules::Frame::BloodMoney(Frame::Repair)));
        self.effects(row.reward, seat, Source::OTHER);
        self.ask_discard(seat, row.discard, false);
    }

    /// A repair is paid for and rewarded.
    pub(super) fn step_repair(&mut self) {
        self.pop();
        self.goal_repaired(self.public().turn.seat);
    }
}
