//! Movement (rules base.move.*): reachable spaces, entering bandits' spaces, and abilities at the end of a move action
//! or, by edition, of any movement.

use crate::content::Board;
use crate::content::edition::AfterMovement;
use crate::content::schema::When;
use crate::core::chance::Chance;
use crate::core::choice::Choice;
use crate::core::engine::{Engine, Reader, Sink, not_listed};
use crate::core::event::{Cause, Event, Observer};
use crate::core::frame::{Done, Frame, MoveStage};
use crate::core::ids::*;
use crate::core::limits::MESAS;
use crate::effects::abilities::use_choice;

/// The kind of a movement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Movement {
    /// A move action.
    Action,
    /// Another movement of one's own.
    Other,
}

impl Movement {
    /// The frame of a stage after the movement.
    fn frame(self, seat: Seat, stage: MoveStage) -> Frame {
        match (self, stage) {
            (Self::Other, MoveStage::Extend { used: done, at, .. }) => Frame::Moved { seat, at, ended: false, done },
            (Self::Other, MoveStage::Ended { done, at }) => Frame::Moved { seat, at, ended: true, done },
            (Self::Action, stage) => Frame::Move(stage),
        }
    }
}

impl Reader<'_> {
    /// Spaces that a seat may neither enter nor pass: the Sheriff's, for a Wanted player (base.move.09, 13).
    #[inline]
    pub(crate) fn closed_to(&self, seat: Seat) -> SpaceSet {
        if self.player(seat).is_wanted() { SpaceSet::one(self.public().sheriff) } else { SpaceSet::new() }
    }

    /// Spaces where a movement of up to `steps` may end without a mesa. A bandit's space can be entered, but not
    /// passed.
    #[inline]
    pub(crate) fn reach(&self, seat: Seat, steps: u8) -> SpaceSet {
        let Some(from) = self.player(seat).space else {
            return SpaceSet::new();
        };
        let (closed, stops) = (self.closed_to(seat), self.stops());
        // Fast path: usually nothing is in the way up to the last step but one.
        let ball = &self.content.board.ball[from.index()];
        let at = usize::from(steps);
        if at > 0 && at < ball.len() && ball[at - 1].and(stops.union(closed)).is_empty() {
            return ball[at].without(closed);
        }
        self.content.board.spread(from, steps, closed, stops)
    }

    /// Whether [`Self::reach`] has any space for this number of steps: if it has one, then one next to the figure.
    #[inline]
    pub(crate) fn can_step(&self, seat: Seat, steps: u8) -> bool {
        let Some(from) = self.player(seat).space else { return false };
        steps > 0 && !self.content.board.next_to[from.index()].without(self.closed_to(seat)).is_empty()
    }

    /// Spaces where a move action of up to `steps` may end without a mesa: on foot or mounted, or at the other end of a
    /// pass (au.mountain-pass.01, 05).
    #[inline]
    pub(crate) fn reach_by_action(&self, seat: Seat, steps: u8) -> SpaceSet {
        let ends = self.player(seat).space.map_or(SpaceSet::new(), |from| self.content.board.passes[from.index()]);
        let ridden = self.reach(seat, steps);
        if ends.is_empty() { ridden } else { ridden.union(ends.without(self.closed_to(seat))) }
    }

    /// Spaces that a part of a move action can reach only by train, with the fare, besides those `reached` without it
    /// (au.rail-travel.01, 02, 07).
    fn each_stop(&self, seat: Seat, steps: u8, reached: SpaceSet, mut each: impl FnMut(Space, u8)) {
        let Some(from) = self.player(seat).space else { return };
        let mut reached = reached.union(SpaceSet::one(from));
        // Usually no station is near enough to board.
        let rails = self.content.board.rails.iter().filter(|rail| rail.near.reaches(from, steps));
        for rail in rails.filter(|rail| rail.fare <= self.player(seat).money) {
            let by_rail = self.reach_by_rail(seat, from, steps, rail.stops).without(reached);
            by_rail.iter().for_each(|space| each(space, rail.fare));
            reached = reached.union(by_rail);
        }
    }

    fn reach_by_rail(&self, seat: Seat, from: Space, steps: u8, rail: SpaceSet) -> SpaceSet {
        let board = &self.content.board;
        let (closed, stops) = (self.closed_to(seat), self.stops());
        let mut reached = SpaceSet::new();
        let mut boarded = SpaceSet::new();
        for used in 0..=steps {
            let here = if used == 0 { SpaceSet::one(from) } else { board.spread(from, used, closed, stops) };
            for stop in here.and(rail).without(boarded).without(if used == 0 { SpaceSet::new() } else { stops }) {
                boarded.insert(stop);
                for to in rail.without(closed).without(SpaceSet::one(stop)) {
                    reached.insert(to);
                    if !stops.contains(to) {
                        reached = reached.union(board.spread(to, steps - used, closed, stops));
                    }
                }
            }
        }
        reached
    }

    /// The fare of a move action to a space; 0 if it can be reached without the train.
    #[inline(always)]
    pub(crate) fn fare(&self, seat: Seat, to: Space) -> u8 {
        if self.content.board.rails.is_empty() { 0 } else { self.fare_by_rail(seat, to) }
    }

    #[inline(never)]
    fn fare_by_rail(&self, seat: Seat, to: Space) -> u8 {
        let (mut fare, steps) = (0, self.player(seat).movement(self.content));
        let reached = self.reach_by_action(seat, steps);
        if !reached.contains(to) {
            self.each_stop(seat, steps, reached, |stop, price| fare = if stop == to { price } else { fare });
        }
        fare
    }

    /// The fare of an extension of a move action by up to `steps` to a space.
    pub(crate) fn fare_of_extension(&self, seat: Seat, steps: u8, to: Space) -> u8 {
        let mut fare = 0;
        self.each_stop_of_extension(seat, steps, |stop, price| fare = if stop == to { price } else { fare });
        fare
    }

    /// Spaces that an extension of a move action can reach only by train: that action has not taken one.
    fn each_stop_of_extension(&self, seat: Seat, steps: u8, each: impl FnMut(Space, u8)) {
        if !self.content.board.rails.is_empty() && self.public().stack.may_take_train() {
            self.each_stop(seat, steps, self.reach(seat, steps), each);
        }
    }

    /// The destinations of a move action with their numbers of mesas: first without the train, then by train.
    pub(crate) fn each_move(&self, seat: Seat, mut each: impl FnMut(Space, u8)) {
        let steps = self.player(seat).movement(self.content);
        let reached = self.reach_by_action(seat, steps);
        reached.iter().for_each(|space| each(space, 0));
        if !self.content.board.rails.is_empty() {
            self.each_stop(seat, steps, reached, |space, _| each(space, 0));
        }
        if self.player(seat).passives.ride_mesas {
            for (at, reached) in self.rides_over_mesas(seat, steps).into_iter().enumerate() {
                reached.iter().for_each(|space| each(space, at as u8 + 1));
            }
        }
    }

    /// Spaces where a movement of up to `steps` may end, by the number of mesas on the way, from 1. A mesa counts as
    /// one space; a movement through one ends on another space than it began, and a mesa that is crossed again is not
    /// counted again (ruling.characters.01, 02).
    fn rides_over_mesas(&self, seat: Seat, steps: u8) -> [SpaceSet; MESAS] {
        let mut reached = [SpaceSet::new(); MESAS];
        let Some(from) = self.player(seat).space else {
            return reached;
        };
        if !self.player(seat).passives.ride_mesas {
            return reached;
        }
        let board = &self.content.board;
        // A way through a mesa needs two steps from an adjacent space; usually none is near enough.
        if !steps.checked_sub(2).is_some_and(|left| board.near_mesas.reaches(from, left)) {
            return reached;
        }
        let (closed, stops) = (self.closed_to(seat), self.stops());
        let ways = 1 << board.mesas.len();
        // By the mesas crossed so far: the spaces reached two steps before, one step before, and now.
        let mut rings = [[SpaceSet::new(); 1 << MESAS]; 3];
        rings[1][0] = SpaceSet::one(from);
        for _ in 0..steps {
            for crossed in 0..ways {
                let mut next = board.beside(rings[1][crossed]);
                for (mesa, touched) in board.mesas.iter().enumerate().filter(|(mesa, _)| crossed >> mesa & 1 == 1) {
                    next = next.union(Board::across(*touched, rings[0][crossed ^ 1 << mesa]));
                }
                rings[2][crossed] = next.without(closed);
                if crossed > 0 {
                    let mesas = crossed.count_ones() as usize;
                    reached[mesas - 1] = reached[mesas - 1].union(rings[2][crossed]);
                }
            }
            // A bandit's space can be entered, but not passed.
            let on = rings[2].map(|ring| ring.without(stops));
            rings = [rings[1], on, on];
        }
        reached.map(|ring| ring.without(SpaceSet::one(from)))
    }

    /// The same for one number of mesas.
    pub(crate) fn reach_over_mesas(&self, seat: Seat, steps: u8, mesas: u8) -> SpaceSet {
        let at = usize::from(mesas).checked_sub(1);
        at.and_then(|at| self.rides_over_mesas(seat, steps).get(at).copied()).unwrap_or_default()
    }

    /// The destinations of a movement of up to `steps` with their numbers of mesas: first those without one.
    pub(crate) fn each_ride(&self, seat: Seat, steps: u8, mut each: impl FnMut(Space, u8)) {
        self.reach(seat, steps).iter().for_each(|space| each(space, 0));
        if self.player(seat).passives.ride_mesas {
            for (at, reached) in self.rides_over_mesas(seat, steps).into_iter().enumerate() {
                reached.iter().for_each(|space| each(space, at as u8 + 1));
            }
        }
    }

    /// A shortest path, for display: the spaces after the first, without mesas.
    pub(crate) fn way(&self, seat: Seat, to: Space) -> Vec<Space> {
        let Some(from) = self.player(seat).space else {
            return Vec::new();
        };
        let (closed, stops) = (self.closed_to(seat), self.stops());
        let next_to = &self.content.board.next_to;
        let mut rings = vec![SpaceSet::one(from)];
        let mut seen = SpaceSet::new();
        while rings.len() < 16 {
            let edge = rings[rings.len() - 1];
            let open = if rings.len() > 1 { edge.without(stops) } else { edge };
            let next =
                open.iter().fold(SpaceSet::new(), |all, s| all.union(next_to[s.index()])).without(closed).without(seen);
            if next.is_empty() {
                return vec![to];
            }
            seen = seen.union(next);
            rings.push(next);
            if next.contains(to) {
                break;
            }
        }
        let mut way = vec![to];
        for ring in rings[1..rings.len() - 1].iter().rev() {
            let before = ring.without(stops).and(next_to[way[way.len() - 1].index()]).first();
            way.extend(before);
        }
        way.reverse();
        way
    }

    pub(crate) fn list_ride(&self, seat: Seat, left: u8, part_of_move: bool, to: &mut impl Sink) {
        self.each_ride(seat, left, |space, mesas| to.add(Choice::Ride { to: space, mesas }));
        if part_of_move {
            self.each_stop_of_extension(seat, left, |space, _| to.add(Choice::Ride { to: space, mesas: 0 }));
        }
        to.add(Choice::Pass);
    }

    pub(crate) fn list_extensions(&self, seat: Seat, used: Done, to: &mut impl Sink) {
        self.eligible(seat, When::MoveExtend, used).for_each(|a| to.add(use_choice(a.source)));
        for card in self.reactions(seat, When::MoveExtend, TitleSet::new()) {
            let ability =
                self.content.ability(self.content.card_source(card), When::MoveExtend, |c| self.holds(c, seat));
            if ability.is_some_and(|a| self.possible(seat, a.effects)) {
                to.add(Choice::React(card));
            }
        }
        to.add(Choice::Pass);
    }

    /// What a seat has that may extend its next move, as far as where it stands tells (base.move.11).
    pub(crate) fn extensions(&self, seat: Seat) -> Vec<Choice> {
        let mut choices = Vec::new();
        self.list_extensions(seat, Done::NONE, &mut choices);
        choices.retain(|choice| *choice != Choice::Pass);
        choices
    }

    /// The train's space, unless the figure is there or may not enter it.
    pub(crate) fn train_in_reach(&self, seat: Seat) -> Option<Space> {
        let train = self.public().train(self.content)?;
        (self.player(seat).space != Some(train) && !self.closed_to(seat).contains(train)).then_some(train)
    }

    /// Whether an extension may follow: by an ability, or by a card that the hand could hold.
    fn may_extend(&self, seat: Seat, used: Done) -> bool {
        self.window_opens(seat, When::MoveExtend, TitleSet::new())
            || self.eligible(seat, When::MoveExtend, used).next().is_some()
    }

    /// The timings at the end of a movement.
    fn timings_at_end(&self, of: Movement) -> &'static [When] {
        let all = of == Movement::Action || self.public().edition.after_other_movement() == AfterMovement::All;
        if all { &[When::MoveEnded, When::AnyMoveEnded] } else { &[When::AnyMoveEnded] }
    }

    /// The choices at the end of a movement, in the mover's order (base.move.11), and whether all of them are optional.
    fn move_ended(&self, seat: Seat, of: Movement, done: Done, mut each: impl FnMut(Choice, bool)) {
        let delivers = of == Movement::Action || self.public().edition.after_other_movement() != AfterMovement::Own;
        if delivers && !done.has_delivery() && self.can_deliver(seat).is_ok() {
            each(Choice::Deliver, true);
        }
        for when in self.timings_at_end(of) {
            self.eligible(seat, *when, done).for_each(|a| each(use_choice(a.source), a.optional));
        }
    }

    pub(crate) fn list_move_ended(&self, seat: Seat, of: Movement, done: Done, to: &mut impl Sink) {
        let mut all_optional = true;
        self.move_ended(seat, of, done, |choice, optional| {
            all_optional &= optional;
            to.add(choice);
        });
        if all_optional {
            to.add(Choice::Pass);
        }
    }
}

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    /// Moves to a space; a bandit there starts a fight at once (base.bandit.03).
    pub(crate) fn ride_to(&mut self, seat: Seat, to: Space, mesas: u8) {
        let from = self.reader().space(seat);
        self.player_mut(seat).space = Some(to);
        self.emit(Event::Moved { seat, from, to, mesas });
        for _ in 0..mesas {
            self.fire_now(seat, When::MesaCrossed, 0);
        }
        self.enter(seat, to);
    }

    /// Starts a move action with the movement to its destination, after which it may be extended.
    pub(crate) fn start_move(&mut self, seat: Seat, to: Space, mesas: u8) {
        self.push_move(to);
        if mesas == 0 && self.content.board.joined {
            self.leave_sheet(seat, to);
        }
        self.ride_to(seat, to, mesas);
        if let Frame::Move(stage) = *self.public().stack.peek() {
            self.step_move(seat, Movement::Action, stage);
        }
    }

    /// A move action to a space is in progress.
    fn push_move(&mut self, to: Space) {
        let met = self.reader().meets_token(to);
        self.push(Frame::Move(MoveStage::Extend { used: Done::NONE, at: to, met }));
    }

    /// Runs a move action, or the stages after another movement; a stage without a decision continues with the next.
    /// Nothing follows the movement of a figure that does not stand where it led: something has taken it away.
    pub(crate) fn step_move(&mut self, seat: Seat, of: Movement, stage: MoveStage) {
        if let MoveStage::Extend { .. } = stage {
            self.end_extension();
        }
        if self.player(seat).space != Some(stage.at()) {
            return self.pop();
        }
        match stage {
            MoveStage::Extend { used, .. } if self.reader().may_extend(seat, used) => self.ask(seat),
            MoveStage::Extend { at, met, .. } => {
                self.end_move(seat, of, at, met);
                // Something may have to be done first at the token that the move led to.
                if !matches!(self.public().stack.peek(), Frame::Module(_) | Frame::Effects { .. }) {
                    self.step_move(seat, of, MoveStage::Ended { done: Done::NONE, at });
                }
            }
            MoveStage::Ended { done, .. } => {
                let mut any = false;
                self.reader().move_ended(seat, of, done, |_, _| any = true);
                if any { self.ask(seat) } else { self.pop() }
            }
        }
    }

    /// The start of a move action on a map of several sheets, which can take a train or cross a pass.
    #[inline(never)]
    fn leave_sheet(&mut self, seat: Seat, to: Space) {
        let fare = self.reader().fare(seat, to);
        if fare > 0 {
            self.pay_fare(seat, fare);
        }
        if self.content.board.passes[self.reader().space(seat).index()].contains(to) {
            self.goal_pass_crossed(seat);
        }
    }

    /// Pays for the train, which a move action takes once (au.rail-travel.07). The fare is paid at a station and not where
    /// the move began, so it is never spent in a town (base.story.37).
    #[cold]
    fn pay_fare(&mut self, seat: Seat, fare: u8) {
        self.lose_money(seat, fare, Cause::Rail);
        self.state.public.stack.take_train();
        self.goal_rail_travel(seat);
    }

    /// The train's space is reached by a move action of its own (au.characters.07).
    pub(crate) fn move_to_train(&mut self, seat: Seat) {
        if let Some(to) = self.reader().train_in_reach(seat) {
            self.push_move(to);
            self.ride_to(seat, to, 0);
        }
    }

    /// The end of a movement.
    fn end_move(&mut self, seat: Seat, of: Movement, at: Space, met: bool) {
        self.replace(of.frame(seat, MoveStage::Ended { done: Done::NONE, at }));
        if of == Movement::Action {
            self.goal_move_ended(seat);
            if self.content.has_tokens() {
                self.move_ended_at_token(seat, at, met);
            }
        }
    }

    pub(crate) fn answer_move(&mut self, seat: Seat, of: Movement, stage: MoveStage, choice: Choice) {
        match (stage, choice) {
            (MoveStage::Extend { at, met, .. }, Choice::Pass) => self.end_move(seat, of, at, met),
            (MoveStage::Extend { .. }, Choice::React(card)) => self.extend_by_card(seat, card),
            (MoveStage::Extend { used, at, met }, choice) => {
                let found =
                    self.reader().eligible(seat, When::MoveExtend, used).find(|a| use_choice(a.source) == choice);
                let ability = found.copied().unwrap_or_else(|| not_listed(choice));
                self.replace(of.frame(seat, MoveStage::Extend { used: used.with(ability.source), at, met }));
                self.use_ability(seat, &ability);
            }
            (MoveStage::Ended { .. }, Choice::Pass) => self.pop(),
            (MoveStage::Ended { done, at }, Choice::Deliver) => {
                let more = self.reader().deliverable(seat).count() > 1;
                let done = if more { done } else { done.with_delivery() };
                self.replace(of.frame(seat, MoveStage::Ended { done, at }));
                self.deliver(seat);
            }
            (MoveStage::Ended { done, at }, choice) => self.use_at_end(seat, of, done, at, choice),
        }
    }

    fn extend_by_card(&mut self, seat: Seat, card: Card) {
        let source = self.content.card_source(card);
        self.emit(Event::Reacted { seat, card });
        self.goal_reaction(seat, card);
        self.put_in_play(seat, card);
        let reader = self.reader();
        let ability = self.content.ability(source, When::MoveExtend, |c| reader.holds(c, seat));
        let effects = ability.map_or_else(|| not_listed(Choice::React(card)), |a| a.effects);
        self.effects(effects, seat, source);
    }

    /// A card that extended the move is discarded after the movement (base.card.03).
    fn end_extension(&mut self) {
        let extensions = self.content.timed_cards[When::MoveExtend as usize];
        for card in self.public().in_play.and(extensions) {
            self.clear_from_play(card);
        }
    }

    fn use_at_end(&mut self, seat: Seat, of: Movement, done: Done, at: Space, choice: Choice) {
        let reader = self.reader();
        let chosen = |when: &When| reader.eligible(seat, *when, done).find(|a| use_choice(a.source) == choice).copied();
        let ability = reader.timings_at_end(of).iter().find_map(chosen).unwrap_or_else(|| not_listed(choice));
        self.replace(of.frame(seat, MoveStage::Ended { done: done.with(ability.source), at }));
        self.use_ability(seat, &ability);
    }

    pub(crate) fn step_ride(&mut self, seat: Seat, left: u8, part_of_move: bool, to: Option<Space>) {
        // Whoever was taken away from where a movement led does not extend it.
        let stays = !part_of_move || self.public().stack.extended_from() == self.player(seat).space;
        if to.is_none() && stays && self.reader().can_step(seat, left) {
            return self.ask(seat);
        }
        self.pop();
        if let (Some(to), false) = (to, part_of_move) {
            self.any_move_ended(seat, to);
        }
    }

    pub(crate) fn answer_ride(&mut self, seat: Seat, left: u8, part_of_move: bool, choice: Choice) {
        match choice {
            Choice::Ride { to, mesas } => {
                let by_train = part_of_move && mesas == 0;
                let fare = if by_train { self.reader().fare_of_extension(seat, left, to) } else { 0 };
                if fare > 0 {
                    self.pay_fare(seat, fare);
                }
                self.replace(Frame::Ride { seat, left, part_of_move, to: Some(to) });
                if part_of_move {
                    let met = self.reader().meets_token(to);
                    self.state.public.stack.lead_on(to, met);
                }
                self.ride_to(seat, to, mesas);
            }
            Choice::Pass => self.pop(),
            _ => not_listed(choice),
        }
    }

    /// The end of a player's movement other than a move action, where it led (base.cattle.06 to 09).
    pub(crate) fn any_move_ended(&mut self, seat: Seat, at: Space) {
        let after = self.public().edition.after_other_movement();
        let listens = || self.content.listeners[When::AnyMoveEnded as usize];
        if after == AfterMovement::Own && self.player(seat).sources.and(listens()).is_empty() {
            return;
        }
        self.push(Frame::Moved { seat, at, ended: after != AfterMovement::All, done: Done::NONE });
    }
}
