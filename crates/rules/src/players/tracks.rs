//! The Marshal and the Wanted track (rules base.marshal.*, base.wanted.*), tracks of modules, and what follows a gain of
//! points: it is a frame of the stack that knows who gained them on which track.

use crate::content::schema::When;
use crate::content::{AbilityRow, BlockId, Op, Source};
use crate::core::chance::Chance;
use crate::core::choice::Choice;
use crate::core::engine::{Engine, Reader, Sink, not_listed};
use crate::core::event::{Cause, Event, Observer};
use crate::core::frame::{Done, Frame, PointsOn};
use crate::core::ids::*;
use crate::effects::abilities::use_choice;

/// The number of spaces of a track.
pub const TRACK_SPACES: u8 = 9;

/// The number of spaces of each of its rows.
const ROW_SPACES: u8 = 3;

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    /// Gains Marshal points; the Wanted gain none (base.marshal.02, 04 to 07, 15).
    pub(crate) fn gain_marshal(&mut self, seat: Seat, points: u8) {
        if self.player(seat).is_wanted() || !self.public().is_seat(seat) {
            return;
        }
        for _ in 0..points {
            let from = self.player(seat).marshal;
            if from >= TRACK_SPACES {
                self.gain_lp(seat, 1, Cause::MarshalTrack);
                continue;
            }
            self.player_mut(seat).marshal = from + 1;
            self.emit(Event::Marshal { seat, from, to: from + 1 });
            self.track_reward(seat, self.content.marshal.spaces[usize::from(from)], Cause::MarshalTrack);
        }
        self.points_gained(seat, points, PointsOn::Marshal);
    }

    /// Gains Wanted points; a Marshal loses all Marshal progress first (base.marshal.08, 10, base.wanted.*).
    pub(crate) fn gain_wanted(&mut self, seat: Seat, points: u8) {
        if !self.public().is_seat(seat) {
            return;
        }
        let marshal = self.player(seat).marshal;
        if marshal > 0 && points > 0 {
            self.player_mut(seat).marshal = 0;
            self.emit(Event::Marshal { seat, from: marshal, to: 0 });
            self.points_lost(seat);
        }
        for _ in 0..points {
            let from = self.player(seat).wanted;
            if from >= TRACK_SPACES {
                self.gain_lp(seat, 1, Cause::WantedTrack);
                continue;
            }
            self.player_mut(seat).wanted = from + 1;
            self.emit(Event::Wanted { seat, from, to: from + 1 });
            self.track_reward(seat, self.content.wanted.spaces[usize::from(from)], Cause::WantedTrack);
        }
        self.points_gained(seat, points, PointsOn::Wanted);
    }

    fn track_reward(&mut self, seat: Seat, block: BlockId, cause: Cause) {
        for op in self.content.block(block) {
            match *op {
                Op::Money(n) => self.gain_money(seat, i16::from(n), cause),
                Op::Lp(n) => self.gain_lp(seat, n, cause),
                other => self.run_op(other, seat, Source::OTHER),
            }
        }
    }

    /// Gains points on a track that a module brings, one after another: a reward may ask, and the next follows it.
    pub(crate) fn gain_points(&mut self, seat: Seat, track: PointTrack, points: u8) {
        if points > 0 && self.public().is_seat(seat) {
            self.push(Frame::TrackPoints { seat, track, left: points });
        }
    }

    /// The next point gives the reward of the space that it enters. Beyond the last space the cube stays, and the track
    /// says what each point gives (au.gambler-track.09, 10), or the cube returns to the start, and what is left of the gain is
    /// lost (bm.story-track.09, 10).
    #[inline(never)]
    pub(crate) fn step_track_points(&mut self, seat: Seat, track: PointTrack, left: u8) {
        let row = &self.content.point_tracks[track.index()];
        let from = self.player(seat).points[track.index()];
        if row.returns && usize::from(from) == row.spaces.len() {
            self.points_of_modules(seat);
            self.player_mut(seat).points[track.index()] = 0;
            self.emit(Event::Track { seat, track, from, to: 0 });
            return self.replace(Frame::TrackPoints { seat, track, left: 0 });
        }
        if left == 0 {
            self.points_of_modules(seat);
            self.pop();
            return self.gained(seat, PointsOn::Track(track));
        }
        self.replace(Frame::TrackPoints { seat, track, left: left - 1 });
        let space = row.spaces.get(usize::from(from)).copied();
        if space.is_some() {
            self.player_mut(seat).points[track.index()] = from + 1;
            self.emit(Event::Track { seat, track, from, to: from + 1 });
        }
        self.effects(space.unwrap_or(row.beyond), seat, Source::OTHER);
        // What the point itself brings comes before the reward of its space.
        self.fire_now(seat, When::TrackPoint, track.0 + 1);
    }

    /// Puts the cubes on these spaces without rewards: this is no gain, but event markers are taken.
    pub(crate) fn set_cubes(&mut self, seat: Seat, marshal: u8, wanted: u8) {
        if !self.public().is_seat(seat) {
            return;
        }
        let before = *self.player(seat);
        let player = self.player_mut(seat);
        (player.marshal, player.wanted) = (marshal, wanted);
        if before.marshal != marshal {
            self.emit(Event::Marshal { seat, from: before.marshal, to: marshal });
        }
        if before.wanted != wanted {
            self.emit(Event::Wanted { seat, from: before.wanted, to: wanted });
        }
        self.points_lost(seat);
        if self.public().player(seat).space.is_some() {
            self.points_of_modules(seat);
        }
    }

    fn points_gained(&mut self, seat: Seat, points: u8, on: PointsOn) {
        self.points_of_modules(seat);
        if points == 0 {
            return;
        }
        if self.public().is_active(seat) {
            self.meet_points();
        }
        self.gained(seat, on);
    }

    /// What follows a gain waits for the whole reward that includes it (base.pcard.33): on another player's turn items alone
    /// (ruling.au-turn.01). During the setup it is nobody's turn.
    fn gained(&mut self, seat: Seat, on: PointsOn) {
        if self.public().stack.is_setup() {
            return;
        }
        let own_turn = self.public().is_active(seat);
        if own_turn || self.reader().items_after_points(seat, on, Done::NONE).next().is_some() {
            self.state.public.stack.push_gain(Frame::Gained { seat, on });
        }
    }

    /// Abilities that follow a gain on the own turn come first, then reactions to it.
    pub(crate) fn step_gained(&mut self, seat: Seat, on: PointsOn) {
        self.replace(Frame::Points { seat, on, done: Done::NONE });
        if on.is_law() && self.public().is_active(seat) {
            self.fire(seat, When::LawPointsGained);
        }
    }

    /// Offers Reputation, and items of that kind, as long as one is left (base.pcard.33, items.07).
    pub(crate) fn step_points(&mut self, seat: Seat, on: PointsOn, done: Done) {
        if self.reader().may_follow_gain(seat, on, done) { self.ask(seat) } else { self.pop() }
    }

    pub(crate) fn answer_points(&mut self, seat: Seat, on: PointsOn, done: Done, choice: Choice) {
        let card = match choice {
            Choice::React(card) => card,
            Choice::UseItem(_) => return self.use_after_points(seat, on, done, choice),
            _ => return self.pop(),
        };
        let source = self.content.card_source(card);
        self.state.public.turn.used_titles.insert(self.content.title_of[card.index()]);
        self.emit(Event::Reacted { seat, card });
        self.goal_reaction(seat, card);
        self.put_in_play(seat, card);
        let reader = self.reader();
        let ability = self.content.ability(source, When::PointsGained, |c| reader.holds(c, seat));
        for op in ability.map_or(&[][..], |a| self.content.block(a.effects)) {
            self.run_op(*op, seat, source);
        }
        self.clear_from_play(card);
    }

    /// Uses an item after a gain of points; what it gains is a gain of its own.
    fn use_after_points(&mut self, seat: Seat, on: PointsOn, done: Done, choice: Choice) {
        let found = self.reader().items_after_points(seat, on, done).find(|a| use_choice(a.source) == choice);
        let ability = found.copied().unwrap_or_else(|| not_listed(choice));
        self.replace(Frame::Points { seat, on, done: done.with(ability.source) });
        self.use_ability(seat, &ability);
    }

    /// Gains more points on the track of the gain to which the player reacts (items.07).
    pub(crate) fn gain_same_points(&mut self, seat: Seat, points: u8) {
        match self.public().stack.gain_in_reaction() {
            Some(PointsOn::Marshal) => self.gain_marshal(seat, points),
            Some(PointsOn::Wanted) => self.gain_wanted(seat, points),
            Some(PointsOn::Track(track)) => self.gain_points(seat, track, points),
            None => unreachable!("invariant: content has this effect only in reactions to a gain of points"),
        }
    }
}

impl<'a> Reader<'a> {
    /// The number of the row in which the cube of a player lies on the Marshal or Wanted track; 0 without one.
    pub(crate) fn track_row(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        player.marshal.max(player.wanted).div_ceil(ROW_SPACES)
    }

    /// Whether anything can follow a gain: cards, as far as everybody knows, or items.
    fn may_follow_gain(&self, seat: Seat, on: PointsOn, done: Done) -> bool {
        let cards = self.cards_follow_gain(seat, on)
            && self.window_opens(seat, When::PointsGained, self.public().turn.used_titles);
        cards || self.items_after_points(seat, on, done).next().is_some()
    }

    /// The items that can follow a gain.
    fn items_after_points(&self, seat: Seat, on: PointsOn, done: Done) -> impl Iterator<Item = &'a AbilityRow> {
        let reader = *self;
        self.eligible_if(seat, When::PointsGained, done, move |all| reader.follows_gain(all, seat, on))
    }

    /// Whether poker cards can follow a gain: they are about Marshal and Wanted points on the own turn (base.pcard.33).
    fn cards_follow_gain(&self, seat: Seat, on: PointsOn) -> bool {
        on.is_law() && self.public().is_active(seat)
    }

    /// The poker cards that can follow a gain.
    fn cards_after_points(&self, seat: Seat, on: PointsOn) -> CardSet {
        if !self.cards_follow_gain(seat, on) {
            return CardSet::new();
        }
        self.reactions(seat, When::PointsGained, self.public().turn.used_titles)
    }

    pub(crate) fn list_points(&self, seat: Seat, on: PointsOn, done: Done, to: &mut impl Sink) {
        self.cards_after_points(seat, on).iter().for_each(|card| to.add(Choice::React(card)));
        self.items_after_points(seat, on, done).for_each(|a| to.add(use_choice(a.source)));
        to.add(Choice::Pass);
    }
}
