//! A turn (rules base.start.*, base.end.*): its start, its actions, and its end in the exact order.

mod actions;
pub mod scoring;
pub mod setup;

use crate::content::Source;
use crate::content::schema::When;
use crate::core::chance::Chance;
use crate::core::choice::{Choice, Income};
use crate::core::engine::{Engine, Reader, Sink, not_listed};
use crate::core::event::{Cause, Event, Observer};
use crate::core::frame::{AutomaStep, Frame, TurnStep};
use crate::core::ids::*;
use crate::core::state::{Phase, Turn};

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    /// Runs the turn as long as nothing else is in progress and no choice is pending.
    pub(crate) fn step_turn(&mut self, mut step: TurnStep) {
        loop {
            self.one_turn_step(step);
            match *self.public().stack.peek() {
                Frame::Turn(next) if self.public().asked.is_empty() => step = next,
                _ => return,
            }
        }
    }

    fn one_turn_step(&mut self, step: TurnStep) {
        let seat = self.public().turn.seat;
        // A trigger met by the action that has just ended is offered now (base.story.34).
        if self.public().turn.met != 0 {
            let decks = std::mem::take(&mut self.state.public.turn.met);
            return self.push(Frame::Offer { decks });
        }
        if self.offer_parts() {
            return;
        }
        match step {
            TurnStep::Begin => {
                let round = self.public().turn.round;
                self.emit(Event::TurnBegins { seat, round });
                self.state.public.turn.began_at = self.player(seat).space;
                self.turn_goes_on(step);
                if !self.content.board.circuit.is_empty() {
                    self.begin_turn_of_modules();
                }
                self.fire(seat, When::StartOfTurn);
            }
            TurnStep::Income => self.ask(seat),
            TurnStep::Weapon => self.ask_active(seat, self.content.weapons, step),
            TurnStep::Mount => self.ask_active(seat, self.content.mounts, step),
            TurnStep::Actions if self.public().turn.actions > 0 || self.reader().has_free_choices() => self.ask(seat),
            TurnStep::Actions => self.end_actions(seat),
            TurnStep::Stories if !self.content.legendary_stories.is_empty() => self.end_of_turn_of_stories(),
            TurnStep::Stories => self.resolve_stories(),
            TurnStep::HandLimit => {
                self.turn_goes_on(step);
                let limit = self.player(seat).hand_limit(self.content);
                let excess = (self.reader().hand(seat).len() as u8).saturating_sub(limit);
                self.ask_discard(seat, excess, true);
            }
            TurnStep::WantedLp => {
                self.turn_goes_on(step);
                let lp = self.content.wanted.row_lp(self.player(seat).wanted);
                self.gain_lp(seat, lp, Cause::WantedTrack);
            }
            TurnStep::Goals => {
                self.watch_goals();
                if self.reader().goal_window(seat) { self.ask(seat) } else { self.turn_goes_on(step) }
            }
            TurnStep::Next => self.next_turn(),
            TurnStep::Inserted(n) => {
                self.turn_goes_on(step);
                self.effects(self.content.steps.effects[usize::from(n)], seat, Source::OTHER);
            }
        }
    }

    /// With several weapons or mounts the player chooses the active one at the start of the turn (base.start.07, 10).
    fn ask_active(&mut self, seat: Seat, kind: ItemSet, step: TurnStep) {
        if self.player(seat).items.and(kind).len() > 1 {
            self.ask(seat);
        } else {
            self.turn_goes_on(step);
        }
    }

    /// Continues with the next step of the composed list.
    pub(crate) fn turn_goes_on(&mut self, step: TurnStep) {
        self.replace(Frame::Turn(self.content.steps.after(step)));
    }

    pub(crate) fn answer_turn(&mut self, seat: Seat, step: TurnStep, choice: Choice) {
        match (step, choice) {
            (TurnStep::Income, Choice::Income(income)) => {
                self.turn_goes_on(step);
                self.take_income(seat, income);
            }
            (TurnStep::Weapon | TurnStep::Mount, Choice::Equip(item)) => {
                let weapon = step == TurnStep::Weapon;
                self.turn_goes_on(step);
                let active = if weapon { self.player(seat).weapon } else { self.player(seat).mount };
                if active != Some(item) {
                    self.equip(seat, item);
                }
            }
            (TurnStep::Actions, Choice::End) => self.end_actions(seat),
            (TurnStep::Actions, choice) if self.use_beside_actions(seat, choice) => {}
            (TurnStep::Actions, Choice::Module(choice)) if choice.is_free() => self.take_module_action(seat, choice),
            (TurnStep::Actions, action) => {
                self.take_action(seat, action);
                // Most actions are over immediately.
                if let (true, Frame::Action { card }) = (self.public().asked.is_empty(), *self.public().stack.peek()) {
                    self.step_action(card);
                }
            }
            (TurnStep::Goals, Choice::End) => self.turn_goes_on(step),
            _ => not_listed(choice),
        }
    }

    /// The end of the turn begins with the abilities for it (bm.end-of-turn.01).
    fn end_actions(&mut self, seat: Seat) {
        self.turn_goes_on(TurnStep::Actions);
        self.fire(seat, When::EndOfTurn);
    }

    fn take_income(&mut self, seat: Seat, income: Income) {
        self.emit(Event::Income { seat, income });
        let numbers = &self.content.numbers;
        let (money, cards) = match income {
            Income::Money => (numbers.income_money, 0),
            Income::Cards => (0, numbers.income_cards),
            Income::Both => (numbers.income_both_money, numbers.income_both_cards),
        };
        self.gain_money(seat, i16::from(money), Cause::Income);
        self.draw(seat, cards);
    }

    /// The end of an action: its card is discarded, its sums are reset.
    pub(crate) fn step_action(&mut self, card: Option<Card>) {
        if let Some(card) = card {
            self.clear_from_play(card);
            self.emit(Event::Discarded { seat: self.public().turn.seat, card, cause: Cause::Card });
        }
        let turn = &mut self.state.public.turn;
        turn.in_action = false;
        turn.action_lp = 0;
        turn.action_spent = 0;
        self.pop();
    }

    /// Steps 4 and 5 of the end of a turn (base.end.01, base.endgame.*).
    fn next_turn(&mut self) {
        self.trigger_end();
        let (seat, round) = (self.public().turn.seat, self.public().turn.round);
        let next = seat.left(self.public().seats);
        if next != self.public().first {
            return self.begin_turn(next, round);
        }
        match self.public().automa() {
            // The round ends with the automa's turn (base.two.07).
            Some(figure) => {
                self.state.public.turn = Turn::new(figure, round, 0);
                self.replace(Frame::Automa(AutomaStep::Card));
            }
            None => self.end_round(),
        }
    }

    /// At the end of a turn enough LP trigger the end; the automa's only count at the end of its own.
    pub(crate) fn trigger_end(&mut self) {
        let public = &self.state.public;
        let own = Some(public.turn.seat).filter(|s| !public.is_seat(*s));
        let mut all = public.all_seats().chain(own);
        let reached = all.find(|s| public.player(*s).lp >= u16::from(public.length));
        if let (true, Some(by)) = (public.phase.is_open(), reached) {
            self.state.public.phase = Phase::LastButOne;
            self.emit(Event::EndTriggered { seat: by });
        }
    }

    /// After the last turn of a round: starts the last round, the end of the game, or the next round.
    pub(crate) fn end_round(&mut self) {
        match self.public().phase {
            Phase::LastButOne => {
                self.state.public.phase = Phase::Last;
                self.emit(Event::LastRound);
            }
            Phase::Last => return self.finish_game(),
            Phase::Open | Phase::Reached | Phase::Over => {}
        }
        let (first, round) = (self.public().first, self.public().turn.round);
        self.begin_turn(first, round + 1);
    }

    fn begin_turn(&mut self, seat: Seat, round: u16) {
        self.state.public.turn = Turn::new(seat, round, self.content.numbers.actions);
        self.replace(Frame::Turn(TurnStep::Begin));
    }
}

impl Reader<'_> {
    /// Choices of a turn outside the actions.
    pub(crate) fn list_turn(&self, seat: Seat, step: TurnStep, to: &mut impl Sink) {
        let items = self.player(seat).items;
        match step {
            TurnStep::Income => {
                [Income::Money, Income::Cards, Income::Both].into_iter().for_each(|i| to.add(Choice::Income(i)));
            }
            TurnStep::Weapon => items.and(self.content.weapons).iter().for_each(|i| to.add(Choice::Equip(i))),
            TurnStep::Mount => items.and(self.content.mounts).iter().for_each(|i| to.add(Choice::Equip(i))),
            TurnStep::Goals => to.add(Choice::End),
            _ => {}
        }
    }
}
