//! Deeds (rules bm.deeds.*): claimed at their locations, used once a game as an action, and scored in sets.

use super::super as modules;
use super::{Choice, Event, Frame, Refusal};
use crate::content::{Content, Source};
use crate::core::chance::Chance;
use crate::core::choice;
use crate::core::engine::{Engine, Reader, Sink};
use crate::core::event::{Cause, Observer};
use crate::core::frame;
use crate::core::ids::{Deed, DeedSet, Seat, SpaceSet};
use crate::core::invariants::Violation;
use crate::core::limits::DEEDS;
use crate::core::refusal;
use crate::core::state;
use serde::{Deserialize, Serialize};

/// The deeds of a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Deeds {
    /// Who has bought each deed; none while it is for sale.
    pub owners: [Option<Seat>; DEEDS],
    /// Those whose ability was used.
    pub used: DeedSet,
}

impl Deeds {
    /// Those that a player has bought, by number.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = Deed> {
        let all = self.owners.iter().enumerate();
        all.filter(move |(_, owner)| **owner == Some(seat)).map(|(at, _)| Deed(at as u8))
    }

    /// Only deeds of this content are owned, and only owned ones are used.
    pub(super) fn check(&self, content: &Content) -> Result<(), Violation> {
        let known = self.owners.iter().skip(content.deeds.len()).all(Option::is_none);
        let used = self.used.iter().all(|deed| self.owners.get(deed.index()).is_some_and(Option::is_some));
        if known && used { Ok(()) } else { Err(Violation("a deed that nobody can have is owned or used".to_owned())) }
    }
}

impl state::Public {
    /// The deeds of a player that count at the end: those whose locations are not destroyed (bm.deeds.14).
    fn standing_deeds(&self, content: &Content, seat: Seat) -> impl Iterator<Item = Deed> {
        let ruins = self.modules.blood_money.ruins;
        self.modules
            .blood_money
            .deeds
            .of(seat)
            .filter(move |deed| !ruins.contains(content.deeds[deed.index()].location))
    }

    /// The deeds; in games without any nobody owns one.
    pub fn deeds(&self) -> &Deeds {
        &self.modules.blood_money.deeds
    }

    /// The price of a deed for a player (bm.deeds.05, 22).
    pub fn deed_price(&self, content: &Content, seat: Seat, deed: Deed) -> u8 {
        let discount = self.player(seat).passives.deed_discount;
        content.deeds.get(deed.index()).map_or(0, |row| row.cost.saturating_sub(discount))
    }

    /// What a player's deeds cost, also those to destroyed locations (mode.golden-rule.24).
    pub(crate) fn deed_costs(&self, content: &Content, seat: Seat) -> u16 {
        self.deeds().of(seat).map(|deed| u16::from(content.deeds[deed.index()].cost)).sum()
    }

    /// LP of a player's deeds (bm.deeds.02, 13 to 17).
    pub fn deed_points(&self, content: &Content, seat: Seat) -> u8 {
        let all = self.standing_deeds(content, seat).count();
        let points = |deed: Deed| {
            let row = &content.deeds[deed.index()];
            let of_set = self.standing_deeds(content, seat).filter(|other| content.deeds[other.index()].set == row.set);
            row.points(of_set.count(), all)
        };
        self.standing_deeds(content, seat).map(points).sum()
    }
}

impl Reader<'_> {
    fn deeds(&self) -> &Deeds {
        &self.public().modules.blood_money.deeds
    }

    /// Whether a player may claim a deed: at its location, for its price (bm.deeds.05, 07, 08, 24).
    pub(super) fn can_claim_deed(&self, seat: Seat, deed: Deed) -> Result<(), refusal::Refusal> {
        let Some(row) = self.content.deeds.get(deed.index()) else { return Err(refusal::Refusal::WrongMoment) };
        if !self.content.board.locations[row.location.index()].spaces.contains(self.space(seat)) {
            return Err(refusal::Refusal::WrongPlace);
        }
        if self.public().modules.blood_money.ruins.contains(row.location) {
            return Err(refusal::Refusal::Ruined);
        }
        if self.deeds().owners[deed.index()].is_some() {
            return Err(Refusal::DeedTaken.into());
        }
        self.can_pay(seat, self.public().deed_price(self.content, seat, deed))
    }

    /// The deeds that a player may use.
    pub(crate) fn usable_deeds(&self, seat: Seat) -> impl Iterator<Item = Deed> {
        let reader = *self;
        self.deeds().of(seat).filter(move |deed| reader.can_use_deed(seat, *deed).is_ok())
    }

    /// The deeds of a set that nobody has, and whose locations are not destroyed.
    pub(super) fn free_deeds(&self, set: u8) -> impl Iterator<Item = Deed> {
        let (deeds, ruins) = (*self.deeds(), self.public().modules.blood_money.ruins);
        let rows = self.content.deeds.iter().enumerate().filter(move |(_, row)| row.set == set);
        let free = rows.filter(move |(at, row)| deeds.owners[*at].is_none() && !ruins.contains(row.location));
        free.map(|(at, _)| Deed(at as u8))
    }

    /// The spaces of the locations of a player's deeds (bm.characters.01).
    pub(crate) fn deed_spaces(&self, seat: Seat) -> SpaceSet {
        let locations = self.deeds().of(seat).map(|deed| self.content.deeds[deed.index()].location);
        locations.fold(SpaceSet::new(), |all, at| all.union(self.content.board.locations[at.index()].spaces))
    }

    /// Whether a player may use a deed, wherever the figure is (bm.deeds.09, 10, 12, 23).
    pub(super) fn can_use_deed(&self, seat: Seat, deed: Deed) -> Result<(), refusal::Refusal> {
        let Some(row) = self.content.deeds.get(deed.index()) else { return Err(refusal::Refusal::WrongMoment) };
        if self.deeds().owners[deed.index()] != Some(seat) {
            return Err(Refusal::NoDeed.into());
        }
        if self.deeds().used.contains(deed) {
            return Err(Refusal::DeedUsed.into());
        }
        if self.public().modules.blood_money.ruins.contains(row.location) {
            return Err(refusal::Refusal::Ruined);
        }
        Ok(())
    }

    /// The deeds that a player may claim or use.
    pub(super) fn list_deeds(&self, seat: Seat, to: &mut impl Sink) {
        let here = self.content.deeds_at.get(self.space(seat).index()).copied().unwrap_or_default();
        let own: DeedSet = self.deeds().of(seat).collect();
        for deed in here.union(own) {
            if self.can_claim_deed(seat, deed).is_ok() {
                to.add(choice::Choice::Module(modules::Choice::BloodMoney(Choice::Claim { deed })));
            }
            if self.can_use_deed(seat, deed).is_ok() {
                to.add(choice::Choice::Module(modules::Choice::BloodMoney(Choice::UseDeed { deed })));
            }
        }
    }
}

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    pub(super) fn claim_deed(&mut self, seat: Seat, deed: Deed) {
        let price = self.public().deed_price(self.content, seat, deed);
        self.gain_deed(seat, deed);
        self.spend(seat, price, Cause::Deed);
        let owned = self.public().modules.blood_money.deeds.of(seat).count();
        self.goal_deed_claimed(seat, owned as u8);
    }

    pub(super) fn gain_deed(&mut self, seat: Seat, deed: Deed) {
        self.state.public.modules.blood_money.deeds.owners[deed.index()] = Some(seat);
        self.emit_blood_money(Event::Claimed { seat, deed });
    }

    /// The deed is flipped, and its effects happen; movement by it is no move action (bm.deeds.09 to 11).
    pub(super) fn use_deed(&mut self, seat: Seat, deed: Deed) {
        self.state.public.modules.blood_money.deeds.used.insert(deed);
        self.emit_blood_money(Event::DeedUsed { seat, deed });
        self.push(frame::Frame::Module(modules::Frame::BloodMoney(Frame::Deed { deed })));
        self.effects(self.content.deeds[deed.index()].effects, seat, Source::OTHER);
    }

    /// The ability of a deed is resolved.
    pub(super) fn step_deed(&mut self) {
        self.pop();
        self.goal_deed_used(self.public().turn.seat);
    }
}
