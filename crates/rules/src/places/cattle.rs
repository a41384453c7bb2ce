//! Cattle (rules base.cattle.*): acquiring, wrangling, rustling, stealing and losing tokens.

use crate::content::Source;
use crate::content::schema::When;
use crate::core::chance::{Chance, Luck};
use crate::core::choice::Choice;
use crate::core::engine::{Engine, Reader, Sink, not_listed};
use crate::core::event::{Event, Observer};
use crate::core::ids::*;
use crate::core::limits::CARRIED_CATTLE;
use crate::core::refusal::Refusal;
use crate::core::state::Player;

impl Player {
    /// The herds of the carried tokens, in the order in which they were taken.
    pub fn led(&self) -> impl Iterator<Item = Ranch> + use<> {
        self.cattle.into_iter().flatten()
    }

    /// How many tokens the player may carry (base.cattle.03, items.25).
    pub(crate) fn cattle_limit(&self) -> usize {
        (1 + usize::from(self.passives.more_cattle)).min(CARRIED_CATTLE)
    }

    /// How many tokens the player may still take.
    pub fn room_for_cattle(&self) -> usize {
        self.cattle_limit().saturating_sub(self.led().count())
    }
}

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
        if self.player(seat).room_for_cattle() == 0 {
            return Err(Refusal::CarriesCattle);
        }
        if self.secrets().ranches[ranch.index()].is_empty() {
            return Err(self.why_no_cattle());
        }
        Ok(())
    }

    /// Whether an effect can give a token: there is room for it, and a ranch has one.
    pub(crate) fn may_take_cattle(&self, seat: Seat) -> bool {
        self.player(seat).room_for_cattle() > 0 && !self.secrets().cattle_at_ranches(self.content).is_empty()
    }

    /// The same for a token of one ranch.
    pub(crate) fn may_take_cattle_of(&self, seat: Seat, ranch: Ranch) -> bool {
        self.player(seat).room_for_cattle() > 0 && !self.secrets().ranches[ranch.index()].is_empty()
    }

    /// The spaces up to this far away with a stray that a player could take.
    pub(crate) fn strays_within(&self, seat: Seat, within: u8) -> SpaceSet {
        let (Some(token), Some(here)) = (self.content.strays, self.player(seat).space) else {
            return SpaceSet::new();
        };
        let free = self.player(seat).room_for_cattle() > 0;
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

    /// Whether a carried token may be delivered here: at a rail station, at a ranch of another color, or where any
    /// cattle can be rustled (base.cattle.06, 08, 14, au.outlaw-camp.04, 06).
    pub(crate) fn can_deliver(&self, seat: Seat) -> Result<(), Refusal> {
        if self.player(seat).led().next().is_none() {
            return Err(Refusal::NoCattle);
        }
        if self.deliverable(seat).next().is_some() { Ok(()) } else { Err(Refusal::WrongPlace) }
    }

    /// The places, in the order of the carried tokens, of those that may be delivered here.
    pub(crate) fn deliverable(&self, seat: Seat) -> impl Iterator<Item = usize> + use<> {
        let board = &self.content.board;
        let player = self.player(seat);
        let any = player.space.is_some_and(|here| board.stations.union(board.rustling).contains(here));
        let ranch = player.space.and_then(|here| self.ranch_at(here));
        let fits = move |herd: Ranch| any || ranch.is_some_and(|ranch| ranch != herd);
        player.led().enumerate().filter(move |(_, herd)| fits(*herd)).map(|(place, _)| place)
    }
}

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    pub(crate) fn acquire(&mut self, seat: Seat) {
        let here = self.reader().space(seat);
        if let Some(ranch) = self.reader().ranch_at(here) {
            self.take_cattle(seat, self.state.secrets.ranches[ranch.index()]);
            for _ in 0..self.player(seat).passives.acquires_more {
                let left = self.state.secrets.ranches[ranch.index()];
                if left.is_empty() || self.player(seat).room_for_cattle() == 0 {
                    break;
                }
                self.take_cattle(seat, left);
            }
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
        let place = self.player(seat).led().count();
        self.state.secrets.cattle[seat.index()][place] = Some(token);
        self.state.secrets.seen_cattle[seat.index()][place].insert(seat);
        self.player_mut(seat).cattle[place] = Some(ranch);
        self.led_stray(seat, ranch);
        self.emit(Event::Acquired { seat, ranch, token: Some(token) });
    }

    /// A player gains a token of one ranch, if none is carried.
    pub(crate) fn take_cattle_of(&mut self, seat: Seat, ranch: Ranch) {
        if self.reader().may_take_cattle_of(seat, ranch) {
            self.take_cattle(seat, self.state.secrets.ranches[ranch.index()]);
        }
    }

    /// Wrangles or rustles: the point and then the token's reward (base.cattle.06, 08, 13, 15). Of two tokens the one that
    /// was taken first (items.25).
    pub(crate) fn deliver(&mut self, seat: Seat) {
        let wrangled = self.content.board.stations.contains(self.reader().space(seat));
        let place = self.reader().deliverable(seat).next();
        let place = place.expect("invariant: only who carries a token delivers, as can_deliver says");
        let token = self.return_cattle(seat, place);
        let row = self.content.cattle[token.index()];
        if row.ranch == self.content.stray_herd() {
            // For the reward alone (au.longhorns.06).
            self.emit(Event::DeliveredStray { seat, token });
            return self.effects(row.effects, seat, Source::OTHER);
        }
        self.emit(Event::Delivered { seat, token, wrangled });
        // What follows a delivery comes after its point and reward.
        self.fire(seat, if wrangled { When::Wrangled } else { When::Rustled });
        self.effects(row.effects, seat, Source::OTHER);
        if wrangled {
            self.gain_marshal(seat, 1)
        } else {
            self.gain_wanted(seat, 1)
        }
        self.goal_delivery(seat, wrangled);
    }

    /// The carried token at a place is returned facedown to its own ranch, indistinguishable from the others.
    fn return_cattle(&mut self, seat: Seat, place: usize) -> Cattle {
        let (token, ranch, _) = self.part_with_cattle(seat, place);
        self.state.secrets.ranches[ranch.index()].insert(token);
        self.led_stray(seat, ranch);
        token
    }

    /// A token leaves its carrier; those taken later move up. Returns it with its herd and the seats that had seen it.
    fn part_with_cattle(&mut self, seat: Seat, place: usize) -> (Cattle, Ranch, SeatSet) {
        let carried = &mut self.state.secrets.cattle[seat.index()];
        let token = carried[place].expect("invariant: only a carried token is delivered, stolen or lost");
        carried[place..].rotate_left(1);
        carried[CARRIED_CATTLE - 1] = None;
        let herds = &mut self.player_mut(seat).cattle;
        herds[place..].rotate_left(1);
        herds[CARRIED_CATTLE - 1] = None;
        let mut knew = SeatSet::new();
        for viewer in self.public().all_seats() {
            let seen = &mut self.state.secrets.seen_cattle[viewer.index()];
            if seen[place].contains(seat) {
                knew.insert(viewer);
            }
            for at in place..CARRIED_CATTLE {
                let next = seen.get(at + 1).is_some_and(|later| later.contains(seat));
                if next { seen[at].insert(seat) } else { seen[at].remove(seat) }
            }
        }
        (token, self.content.cattle[token.index()].ranch, knew)
    }

    /// A player loses the tokens beyond this many, those taken last first.
    pub(crate) fn lose_cattle_beyond(&mut self, seat: Seat, kept: usize) {
        let carried = self.player(seat).led().count();
        for place in (kept..carried).rev() {
            self.return_cattle(seat, place);
        }
        if carried > kept {
            self.emit(Event::LostCattle { seat });
        }
    }

    /// Tokens above the limit are lost (items.25).
    pub(crate) fn lose_excess_cattle(&mut self, seat: Seat) {
        self.lose_cattle_beyond(seat, self.player(seat).cattle_limit());
    }

    /// A robber takes as many tokens as there is room for, those taken first; players who had seen one still know it
    /// (base.fight.40, items.25).
    pub(crate) fn steal_cattle(&mut self, seat: Seat, from: Seat) {
        while self.player(from).led().next().is_some() && self.player(seat).room_for_cattle() > 0 {
            let (token, herd, knew) = self.part_with_cattle(from, 0);
            let place = self.player(seat).led().count();
            self.state.secrets.cattle[seat.index()][place] = Some(token);
            self.player_mut(seat).cattle[place] = Some(herd);
            self.led_stray(seat, herd);
            self.led_stray(from, herd);
            for viewer in knew.iter().chain([seat]) {
                self.state.secrets.seen_cattle[viewer.index()][place].insert(seat);
            }
            self.emit(Event::StoleCattle { seat, from, token: Some(token) });
        }
    }

    /// A player has gained or lost a token of a herd: strays slow who leads them (au.longhorns.01).
    fn led_stray(&mut self, seat: Seat, herd: Ranch) {
        if herd == self.content.stray_herd() {
            self.refresh(seat);
        }
    }
}
