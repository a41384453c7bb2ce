//! The read context ([`Reader`]) and write context ([`Engine`]) of the rules, and the loop that runs the stack.
//!
//! Each rule file extends both. A step first advances its own frame and only then causes effects, because
//! effects may push frames.

use crate::content::Content;
use crate::core::chance::{Chance, Luck, Outcome};
use crate::core::choice::Choice;
use crate::core::event::{Event, Observer};
use crate::core::frame::{Frame, MoveStage, SetupStep, TurnStep};
use crate::core::ids::*;
use crate::core::state::{Player, Public, Secrets, State};
use crate::map::movement::Movement;
use std::mem::discriminant;

/// Collects choices as they are listed.
pub(crate) trait Sink {
    /// Adds a choice.
    fn add(&mut self, choice: Choice);
}

impl Sink for Vec<Choice> {
    #[inline]
    fn add(&mut self, choice: Choice) {
        self.push(choice);
    }
}

/// Searches for one choice, counts all and keeps the first. One sink for both uses: each kind of sink compiles all lists again,
/// and what is compiled once stays in the processor's cache.
struct Probe {
    wanted: Choice,
    found: bool,
    first: Choice,
    count: usize,
}

impl Probe {
    fn new(wanted: Choice) -> Self {
        Self { wanted, found: false, first: wanted, count: 0 }
    }
}

impl Sink for Probe {
    #[inline]
    fn add(&mut self, choice: Choice) {
        // Nearly all differ in their kind, which is compared at once.
        self.found |= discriminant(&choice) == discriminant(&self.wanted) && choice == self.wanted;
        if self.count == 0 {
            self.first = choice;
        }
        self.count += 1;
    }
}

/// A choice that its question never lists is unreachable: `Game::play` accepts only listed ones, and the engine takes
/// its own choices from the list.
#[cold]
pub(crate) fn not_listed(choice: Choice) -> ! {
    unreachable!("invariant: only a listed choice is answered, not {choice:?}")
}

/// Reads a position.
#[derive(Clone, Copy)]
pub(crate) struct Reader<'a> {
    pub(crate) content: &'a Content,
    pub(crate) state: &'a State,
}

impl<'a> Reader<'a> {
    #[inline(always)]
    pub(crate) fn public(&self) -> &'a Public {
        &self.state.public
    }
    #[inline(always)]
    pub(crate) fn secrets(&self) -> &'a Secrets {
        &self.state.secrets
    }
    #[inline(always)]
    pub(crate) fn player(&self, seat: Seat) -> &'a Player {
        self.state.public.player(seat)
    }
    #[inline(always)]
    pub(crate) fn hand(&self, seat: Seat) -> CardSet {
        self.state.secrets.hands[seat.index()]
    }
    #[inline]
    pub(crate) fn space(&self, seat: Seat) -> Space {
        self.player(seat).space.expect("invariant: only asked of figures that stand on the map")
    }

    /// Lists the legal choices of a seat with a pending decision.
    pub(crate) fn list(&self, seat: Seat, to: &mut impl Sink) {
        self.list_ordinary(seat, to);
        self.list_goals(seat, to);
    }

    /// All choices except for showing a goal, which never makes a decision of its own (base.goal.13).
    fn list_ordinary(&self, seat: Seat, to: &mut impl Sink) {
        match *self.public().stack.peek() {
            Frame::Turn(TurnStep::Actions) => self.list_actions(seat, to),
            Frame::Turn(step) => self.list_turn(seat, step, to),
            Frame::Fight => self.list_fight(seat, to),
            Frame::Move(MoveStage::Extend { used, .. }) | Frame::Moved { ended: false, done: used, .. } => {
                self.list_extensions(seat, used, to);
            }
            Frame::Move(MoveStage::Ended { done, .. }) => self.list_move_ended(seat, Movement::Action, done, to),
            Frame::Moved { done, .. } => self.list_move_ended(seat, Movement::Other, done, to),
            Frame::Ride { left, part_of_move, .. } => self.list_ride(seat, left, part_of_move, to),
            Frame::Fire { when, done, .. } => self.list_fire(seat, when, done, to),
            frame @ Frame::Choose { .. } => self.list_options(frame, to),
            Frame::TakeStray { within, .. } => self.list_strays(seat, within, to),
            Frame::May { .. } | Frame::NpcRestart { .. } => {
                to.add(Choice::Bonus);
                to.add(Choice::Pass);
            }
            Frame::PlayerHere { block, within, .. } => self.list_players_here(seat, block, within, to),
            Frame::Tribute { money, .. } => self.list_tribute(seat, money, to),
            Frame::Travel { place, .. } => self.list_travel(seat, place, to),
            Frame::Store => self.list_store(seat, to),
            Frame::Upgrade { discount, .. } => self.list_upgrades(seat, discount, to),
            Frame::Shop { discount, .. } => self.list_shop(seat, discount, to),
            Frame::EquipNew { item, .. } => {
                to.add(Choice::Equip(item));
                to.add(Choice::Keep);
            }
            Frame::Discard { .. } => self.hand(seat).iter().for_each(|c| to.add(Choice::Discard(c))),
            Frame::Sheriff { mover, full, stage, .. } => self.list_sheriff(mover, full, stage, to),
            Frame::Poker => self.list_poker(seat, to),
            Frame::Prospect { .. } => self.list_rerolls(to),
            Frame::Offer { decks } => self.list_offer(seat, decks, to),
            Frame::Points { on, done, .. } => self.list_points(seat, on, done, to),
            Frame::Tokens { .. } => self.list_tokens(seat, to),
            Frame::Draft => {
                self.secrets().draft[seat.index()].iter().for_each(|c| to.add(Choice::Draft(c)));
            }
            Frame::Module(frame) => self.list_module(seat, frame, to),
            Frame::Setup(_) => self.starting_spaces(seat).iter().for_each(|s| to.add(Choice::Start(s))),
            Frame::Action { .. }
            | Frame::Effects { .. }
            | Frame::Each { .. }
            | Frame::Story { .. }
            | Frame::Automa(_)
            | Frame::TrackPoints { .. }
            | Frame::Gained { .. }
            | Frame::Over => {}
        }
    }

    /// Whether a choice is in the list of a seat with a pending decision. The most common questions are checked without
    /// generating their lists; a property test compares this with the lists.
    #[inline(always)]
    pub(crate) fn is_open(&self, seat: Seat, choice: Choice) -> bool {
        match (*self.public().stack.peek(), choice) {
            (_, Choice::Goal(_)) => {}
            (Frame::Turn(TurnStep::Actions), _) => return self.is_action_open(seat, choice),
            (Frame::Turn(TurnStep::Income), _) => return matches!(choice, Choice::Income(_)),
            (Frame::Turn(TurnStep::Weapon), Choice::Equip(item)) => {
                return self.player(seat).items.and(self.content.weapons).contains(item);
            }
            (Frame::Turn(TurnStep::Mount), Choice::Equip(item)) => {
                return self.player(seat).items.and(self.content.mounts).contains(item);
            }
            (Frame::Ride { .. } | Frame::Move(MoveStage::Extend { .. }), Choice::Pass) => return true,
            (Frame::Ride { left, part_of_move: false, .. }, Choice::Ride { to, mesas: 0 }) => {
                return self.reach(seat, left).contains(to);
            }
            (Frame::Discard { .. }, Choice::Discard(card)) => return self.hand(seat).contains(card),
            (Frame::Fight, Choice::Commit(card)) if self.commits() => return self.hand(seat).contains(card),
            (Frame::Poker, Choice::Lay(Some(first), Some(second))) => return self.can_lay(seat, first, second),
            (Frame::Store, Choice::Buy(item)) => return self.can_buy_here(seat, item).is_ok(),
            (Frame::Store, Choice::Upgrade(item)) => {
                return self.at(seat, self.content.board.stores).is_ok() && self.can_upgrade(seat, item, 0).is_ok();
            }
            (Frame::Store, Choice::End) => return true,
            _ => {}
        }
        self.probe(seat, choice).found
    }

    /// The ordinary choices of a seat, or the goals if one is searched for.
    #[inline(never)]
    fn probe(&self, seat: Seat, wanted: Choice) -> Probe {
        let mut probe = Probe::new(wanted);
        match wanted {
            Choice::Goal(_) => self.list_goals(seat, &mut probe),
            _ => self.list_ordinary(seat, &mut probe),
        }
        probe
    }

    /// Whether the question always has several choices, or is one that the engine never skips because skipping
    /// would reveal hidden information.
    fn never_forced(&self) -> bool {
        match *self.public().stack.peek() {
            Frame::Turn(
                TurnStep::Actions | TurnStep::Goals | TurnStep::Income | TurnStep::Weapon | TurnStep::Mount,
            )
            | Frame::Prospect { .. }
            | Frame::EquipNew { .. }
            | Frame::Ride { .. }
            | Frame::Offer { .. }
            | Frame::Points { .. }
            | Frame::Tokens { .. }
            | Frame::May { .. }
            | Frame::NpcRestart { .. }
            | Frame::Move(MoveStage::Extend { .. })
            | Frame::Moved { ended: false, .. } => true,
            Frame::Fight => self.fight_window(),
            Frame::Discard { seat, .. } => self.hand(seat).len() > 1,
            Frame::Store => self.buys_something(self.public().turn.seat),
            _ => false,
        }
    }

    /// The only choice of a seat, if the engine takes it automatically.
    #[inline(always)]
    pub(crate) fn forced(&self, seat: Seat) -> Option<Choice> {
        if self.never_forced() {
            return None;
        }
        let probe = self.probe(seat, Choice::Pass);
        debug_assert!(probe.count > 0, "nothing to choose in {:?}", self.public().stack.top());
        (probe.count == 1).then_some(probe.first)
    }
}

/// Changes a position.
pub(crate) struct Engine<'a, C, O> {
    pub(crate) content: &'a Content,
    pub(crate) state: &'a mut State,
    pub(crate) chance: &'a mut C,
    pub(crate) observer: &'a mut O,
}

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    #[inline(always)]
    pub(crate) fn reader(&self) -> Reader<'_> {
        Reader { content: self.content, state: self.state }
    }
    #[inline(always)]
    pub(crate) fn public(&self) -> &Public {
        &self.state.public
    }
    #[inline(always)]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        self.state.public.player(seat)
    }
    #[inline(always)]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.state.public.players[seat.index()]
    }
    /// Notifies the observer of an event.
    #[inline(always)]
    pub(crate) fn emit(&mut self, event: Event) {
        if O::LISTENS {
            self.observer.event(event);
        }
    }
    /// Requests a random outcome.
    #[inline(always)]
    pub(crate) fn luck(&mut self, luck: Luck) -> Outcome {
        let n = self.chance.pick(&luck);
        debug_assert!(n < luck.count(), "{luck:?} answered {n}");
        luck.nth(n)
    }
    #[inline(always)]
    pub(crate) fn push(&mut self, frame: Frame) {
        self.state.public.stack.push(frame);
    }
    #[inline(always)]
    pub(crate) fn pop(&mut self) {
        self.state.public.stack.pop();
    }
    #[inline(always)]
    pub(crate) fn replace(&mut self, frame: Frame) {
        self.state.public.stack.set_top(frame);
    }
    /// Sets one seat as the one to choose.
    #[inline(always)]
    pub(crate) fn ask(&mut self, seat: Seat) {
        self.state.public.asked = SeatSet::one(seat);
    }

    /// Runs until a seat must choose or the game is over.
    pub(crate) fn run(&mut self) {
        loop {
            let asked = self.state.public.asked;
            if !asked.is_empty() {
                if self.public().has_goals() {
                    self.watch_goals();
                }
                let forced = asked.iter().find_map(|s| self.reader().forced(s).map(|c| (s, c)));
                match forced {
                    Some((seat, choice)) => self.answer(seat, choice),
                    None => return,
                }
                continue;
            }
            if matches!(self.public().stack.peek(), Frame::Over) {
                return;
            }
            self.step();
        }
    }

    /// Takes the next step of the top frame. Long steps that are seldom taken are not inlined, so that the loop and the
    /// frequent ones lie close together (`docs/benchmarks.md`).
    fn step(&mut self) {
        match *self.public().stack.peek() {
            Frame::Draft => self.step_draft(),
            Frame::Setup(step) => self.step_setup(step),
            Frame::Turn(step) => self.step_turn(step),
            Frame::Automa(step) => self.step_automa(step),
            Frame::Action { card } => self.step_action(card),
            Frame::Move(stage) => self.step_move(self.public().turn.seat, Movement::Action, stage),
            Frame::Moved { seat, at, ended, done } => {
                self.step_move(seat, Movement::Other, MoveStage::other(ended, done, at));
            }
            Frame::Ride { seat, left, part_of_move, to } => self.step_ride(seat, left, part_of_move, to),
            Frame::Fight => self.step_fight(),
            Frame::Fire { when, seat, done } => self.step_fire(when, seat, done),
            Frame::Effects { block, at, seat, source, arrested } => {
                self.step_effects(block, at, seat, source, arrested);
            }
            Frame::Each { block, who, from, source } => self.step_each(block, who, from, source),
            frame @ Frame::Choose { .. } => self.step_choose(frame),
            Frame::TakeStray { seat, within } => self.step_take_stray(seat, within),
            Frame::May { price, seat, .. } => self.step_may(price, seat),
            Frame::PlayerHere { block, seat, within } => self.step_player_here(block, seat, within),
            Frame::Tribute { from, money, .. } => self.step_tribute(from, money),
            Frame::Travel { seat, place, to } => self.step_travel(seat, place, to),
            Frame::Upgrade { seat, discount } => self.step_upgrade(seat, discount),
            Frame::Shop { seat, discount } => self.step_shop(seat, discount),
            Frame::Store => self.ask(self.public().turn.seat),
            Frame::EquipNew { seat, .. } => self.ask(seat),
            Frame::Discard { seat, left, .. } => self.step_discard(seat, left),
            Frame::NpcRestart { block } if self.public().fight_with_automa() => self.automa_restarts(block),
            Frame::NpcRestart { .. } => self.ask(self.public().fight.other),
            frame @ Frame::Sheriff { .. } => self.step_sheriff(frame),
            Frame::Poker => self.step_poker(),
            Frame::Prospect { dice, stage, seat, nuggets } => self.step_prospect(dice, stage, seat, nuggets),
            Frame::Story { story, deck, stage } => self.step_story(story, deck, stage),
            Frame::Offer { decks } => self.step_offer(decks),
            Frame::Gained { seat, on } => self.step_gained(seat, on),
            Frame::Points { seat, on, done } => self.step_points(seat, on, done),
            Frame::Tokens { seat } => self.step_tokens(seat),
            Frame::TrackPoints { seat, track, left } => self.step_track_points(seat, track, left),
            Frame::Module(frame) => self.step_module(frame),
            Frame::Over => {}
        }
    }

    /// Applies a legal choice to the frame that requested it.
    pub(crate) fn answer(&mut self, seat: Seat, choice: Choice) {
        if let Choice::Goal(goal) = choice {
            // The decision is still pending: the frame requests it again after the tokens are chosen.
            self.state.public.asked = SeatSet::new();
            return self.show_goal(seat, goal);
        }
        self.state.public.asked.remove(seat);
        match *self.public().stack.peek() {
            Frame::Draft => self.answer_draft(seat, choice),
            Frame::Setup(SetupStep::Place(_)) => self.answer_place(seat, choice),
            Frame::Turn(step) => self.answer_turn(seat, step, choice),
            Frame::Move(stage) => self.answer_move(seat, Movement::Action, stage, choice),
            Frame::Moved { at, ended, done, .. } => {
                self.answer_move(seat, Movement::Other, MoveStage::other(ended, done, at), choice);
            }
            Frame::Ride { seat, left, part_of_move, .. } => self.answer_ride(seat, left, part_of_move, choice),
            Frame::Fight => self.answer_fight(seat, choice),
            Frame::Fire { when, seat, done } => self.answer_fire(when, seat, done, choice),
            frame @ Frame::Choose { .. } => self.answer_choose(frame, choice),
            Frame::TakeStray { seat, .. } => self.answer_take_stray(seat, choice),
            Frame::May { price, get, seat, source } => self.answer_may(price, get, seat, source, choice),
            Frame::PlayerHere { block, .. } => self.answer_player_here(block, seat, choice),
            Frame::Tribute { from, to, money } => self.answer_tribute(from, to, money, choice),
            Frame::Travel { seat, place, .. } => self.answer_travel(seat, place, choice),
            Frame::Store => self.answer_store(seat, choice),
            Frame::Upgrade { seat, discount } => self.answer_upgrade(seat, discount, choice),
            Frame::Shop { seat, discount } => self.answer_shop(seat, discount, choice),
            Frame::EquipNew { seat, .. } => self.answer_equip_new(seat, choice),
            Frame::Discard { seat, left, to_limit } => self.answer_discard(seat, left, to_limit, choice),
            Frame::NpcRestart { block } => self.answer_npc_restart(block, choice),
            frame @ Frame::Sheriff { .. } => self.answer_sheriff(frame, choice),
            Frame::Poker => self.answer_poker(seat, choice),
            Frame::Prospect { dice, stage, seat, nuggets } => self.answer_reroll(dice, stage, seat, nuggets, choice),
            Frame::Offer { .. } => self.answer_offer(seat, choice),
            Frame::Points { on, done, .. } => self.answer_points(seat, on, done, choice),
            Frame::Tokens { seat } => self.answer_tokens(seat, choice),
            Frame::Module(frame) => self.answer_module(seat, frame, choice),
            Frame::Setup(_)
            | Frame::Action { .. }
            | Frame::Effects { .. }
            | Frame::Each { .. }
            | Frame::Story { .. }
            | Frame::Automa(_)
            | Frame::TrackPoints { .. }
            | Frame::Gained { .. }
            | Frame::Over => not_listed(choice),
        }
    }
}
