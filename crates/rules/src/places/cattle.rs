//! Cattle (rules base.cattle.*): acquiring, wrangling, rustling, stealing and losing tokens.

use crate::content::Source;
use crate::core::chance::{Chance, Luck};
use crate::core::choice::Choice;
use crate::core::engine::{Engine, Reader, Sink, not_listed};
use crate::core::event::{Event, Observer};
use crate::core::ids::*;
use crate::core::refusal::Refusal;

impl Reader<'_> {
    /// The ranch of a space.
    fn ranch_at(&self, space: Space) -> Option<Ranch> {
        self.content.board.ranches.iter().position(|(_, at)| *at == space).map(|r| Ranch(r as u8))
    }

    /// The stray cattle on a space, as the herd that they belong to (au.longhorns.03, 11).
    fn stray_at(&self, space: Space) -> Option<Ranch> {
        let there = self.content.strays.is_some_and(|token| self.public().map_tokens[token.index()].contains(space));
        there.then(|| self.content.stray_herd())
    }

    /// Whether a token may be taken (base.cattle.01, 02, 03).
    pub(crate) fn can_acquire(&self, seat: Seat) -> Result<(), Refusal> {
        let here = self.space(seat);
        let Some(ranch) = self.ranch_at(here).or_else(|| self.stray_at(here)) else {
            return Err(Refusal::WrongPlace);
        };
        if self.ranch_at(here).is_some() {
            self.at(seat, SpaceSet::one(here))?;
        }
        if self.player(seat).cattle.is_some() {
            return Err(Refusal::CarriesCattle);
        }
        if self.secrets().ranches[ranch.index()].is_empty() {
            return Err(self.why_no_cattle());
        }
        Ok(())
    }

    /// Whether an effect can give a token: none is carried, and a ranch has one.
    pub(crate) fn may_take_cattle(&self, seat: Seat) -> bool {
        self.player(seat).cattle.is_none() && !self.secrets().cattle_at_ranches(self.content).is_empty()
    }

    /// The same for a token of one ranch.
    pub(crate) fn may_take_cattle_of(&self, seat: Seat, ranch: Ranch) -> bool {
        self.player(seat).cattle.is_none() && !self.secrets().ranches[ranch.index()].is_empty()
    }

    /// The spaces up to this far away with a stray that a player could take.
    pub(crate) fn strays_within(&self, seat: Seat, within: u8) -> SpaceSet {
        let (Some(token), Some(here)) = (self.content.strays, self.player(seat).space) else {
            return SpaceSet::new();
        };
        let free = self.player(seat).cattle.is_none();
        let left = !self.secrets().ranches[self.content.stray_herd().index()].is_empty();
        if !free || !left {
            return SpaceSet::new();
        }
        let board = &self.content.board;
        let near = board.spread(here, within, SpaceSet::new(), SpaceSet::new()).union(SpaceSet::one(here));
        self.public().map_tokens[token.index()].and(near)
    }

    pub(crate) fn list_strays(&self, seat: Seat, within: u8, to: &mut impl Sink) {
        self.strays_within(seat, within).iter().for_each(|space| to.add(Choice::Ride { to: space, mesas: 0 }));
    }

    /// Whether the carried token may be delivered here: at a rail station, at a ranch of another color, or where any
    /// cattle can be rustled (base.cattle.06, 08, 14, au.outlaw-camp.04, 06).
    pub(crate) fn can_deliver(&self, seat: Seat) -> Result<(), Refusal> {
        let Some(own) = self.player(seat).cattle else {
            return Err(Refusal::NoCattle);
        };
        let here = self.space(seat);
        let board = &self.content.board;
        let other_ranch = self.ranch_at(here).is_some_and(|ranch| ranch != own);
        let fits = other_ranch || board.stations.union(board.rustling).contains(here);
        if fits { Ok(()) } else { Err(Refusal::WrongPlace) }
    }
}

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    pub(crate) fn acquire(&mut self, seat: Seat) {
        let here = self.reader().space(seat);
        if let Some(ranch) = self.reader().ranch_at(here) {
            self.take_cattle(seat, self.state.secrets.ranches[ranch.index()]);
            return self.goal_acquire(seat);
        }
        let herd = self.reader().stray_at(here);
        let herd = herd.expect("invariant: a token is only taken at a ranch or from a stray, as can_acquire says");
        if let Some(token) = self.content.strays {
            self.remove_token(token, here);
        }
        self.take_cattle(seat, self.state.secrets.ranches[herd.index()]);
        self.goal_acquire(seat);
    }

    pub(crate) fn step_take_stray(&mut self, seat: Seat, within: u8) {
        if self.reader().strays_within(seat, within).is_empty() { self.pop() } else { self.ask(seat) }
    }

    /// A stray is taken from a space nearby (items.03).
    pub(crate) fn answer_take_stray(&mut self, seat: Seat, choice: Choice) {
        let (Choice::Ride { to, .. }, Some(token)) = (choice, self.content.strays) else { not_listed(choice) };
        self.pop();
        self.remove_token(token, to);
        self.take_cattle(seat, self.state.secrets.ranches[self.content.stray_herd().index()]);
    }

    /// A player gains one of these tokens at random.
    pub(crate) fn take_cattle(&mut self, seat: Seat, tokens: CattleSet) {
        let token = self.luck(Luck::Cattle(tokens)).cattle();
        let ranch = self.content.cattle[token.index()].ranch;
        self.state.secrets.ranches[ranch.index()].remove(token);
        self.state.secrets.cattle[seat.index()] = Some(token);
        self.state.secrets.seen_cattle[seat.index()].insert(seat);
        self.player_mut(seat).cattle = Some(ranch);
        self.led_stray(seat, ranch);
        self.emit(Event::Acquired { seat, ranch, token: Some(token) });
    }

    /// A player gains a token of one ranch, if none is carried.
    pub(crate) fn take_cattle_of(&mut self, seat: Seat, ranch: Ranch) {
        if self.reader().may_take_cattle_of(seat, ranch) {
            self.take_cattle(seat, self.state.secrets.ranches[ranch.index()]);
        }
    }

    /// All cattle of a player return to their ranches.
    pub(crate) fn lose_cattle(&mut self, seat: Seat) {
        if self.return_cattle(seat).is_some() {
            self.emit(Event::LostCattle { seat });
        }
    }

    /// Wrangles or rustles: the point and then the token's reward (base.cattle.06, 08, 13, 15).
    pub(crate) fn deliver(&mut self, seat: Seat) {
        let wrangled = self.content.board.stations.contains(self.reader().space(seat));
        let token =
            self.return_cattle(seat).expect("invariant: only who carries a token delivers, as can_deliver says");
        let row = self.content.cattle[token.index()];
        if row.ranch == self.content.stray_herd() {
            // For the reward alone (au.longhorns.06).
            self.emit(Event::DeliveredStray { seat, token });
            return self.effects(row.effects, seat, Source::OTHER);
        }
        self.emit(Event::Delivered { seat, token, wrangled });
        self.effects(row.effects, seat, Source::OTHER);
        if wrangled {
            self.gain_marshal(seat, 1)
        } else {
            self.gain_wanted(seat, 1)
        }
        self.goal_delivery(seat, wrangled);
    }

    /// The carried token is returned facedown to its own ranch, indistinguishable from the others.
    pub(crate) fn return_cattle(&mut self, seat: Seat) -> Option<Cattle> {
        let token = self.state.secrets.cattle[seat.index()].take()?;
        let ranch = self.content.cattle[token.index()].ranch;
        self.state.secrets.ranches[ranch.index()].insert(token);
        self.player_mut(seat).cattle = None;
        self.led_stray(seat, ranch);
        for viewer in 0..usize::from(self.public().seats) {
            self.state.secrets.seen_cattle[viewer].remove(seat);
        }
        Some(token)
    }

    /// A robber takes the token; players who had seen it still know it (base.fight.40).
    pub(crate) fn steal_cattle(&mut self, seat: Seat, from: Seat) {
        let token = self.state.secrets.cattle[from.index()].take();
        self.state.secrets.cattle[seat.index()] = token;
        self.player_mut(seat).cattle = self.player(from).cattle;
        self.player_mut(from).cattle = None;
        if let Some(herd) = self.player(seat).cattle {
            self.led_stray(seat, herd);
            self.led_stray(from, herd);
        }
        for viewer in self.public().all_seats() {
            let seen = &mut self.state.secrets.seen_cattle[viewer.index()];
            if seen.contains(from) || viewer == seat {
                seen.insert(seat);
            }
            seen.remove(from);
        }
        self.emit(Event::StoleCattle { seat, from, token });
    }

    /// A player has gained or lost a token of a herd: strays slow who leads them (au.longhorns.01).
    fn led_stray(&mut self, seat: Seat, herd: Ranch) {
        if herd == self.content.stray_herd() {
            self.refresh(seat);
        }
    }
}
