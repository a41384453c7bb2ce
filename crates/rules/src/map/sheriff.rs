//! The Sheriff (rules base.sheriff.*): his move, the Wanted players whom he meets, and arrests.

use crate::core::chance::Chance;
use crate::core::choice::{Choice, FightKind};
use crate::core::engine::{Engine, Reader, Sink, not_listed};
use crate::core::event::{Cause, Event, Observer};
use crate::core::frame::{Frame, SheriffStage};
use crate::core::ids::*;

impl Reader<'_> {
    /// The Wanted players in the Sheriff's space.
    fn wanted_with_sheriff(&self) -> SeatSet {
        self.public().players_on(self.public().sheriff).iter().filter(|s| self.player(*s).is_wanted()).collect()
    }

    /// Those of them whom he can try to arrest: nobody a second time who stayed Wanted (mode.law-and-disorder.07).
    fn arrestable(&self) -> SeatSet {
        self.wanted_with_sheriff().without(self.public().turn.spared)
    }

    pub(crate) fn list_sheriff(&self, mover: Seat, full: bool, stage: SheriffStage, to: &mut impl Sink) {
        if stage == SheriffStage::Place {
            let beside = self.content.board.next_to[self.space(mover).index()];
            return beside.iter().for_each(|space| to.add(Choice::Sheriff(space)));
        }
        if stage == SheriffStage::Pick {
            for seat in self.arrestable() {
                to.add(Choice::Arrest(self.public().character(seat)));
            }
            return;
        }
        let next = self.content.board.beside_sheriff(self.public().sheriff);
        next.iter().for_each(|space| to.add(Choice::Sheriff(space)));
        if !full || next.is_empty() {
            to.add(Choice::Halt);
        }
    }
}

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    /// Starts a move of the Sheriff by up to so many spaces, or by all of them.
    pub(crate) fn ride_sheriff(&mut self, mover: Seat, left: u8, full: bool) {
        let at = self.public().sheriff;
        self.push(Frame::Sheriff { mover, left, full, stage: SheriffStage::Ride, at, arrested: false });
    }

    /// He is put on a space next to the mover, which is not a move.
    pub(crate) fn place_sheriff(&mut self, mover: Seat) {
        let at = self.public().sheriff;
        self.push(Frame::Sheriff { mover, left: 1, full: true, stage: SheriffStage::Place, at, arrested: false });
    }

    pub(crate) fn step_sheriff(&mut self, frame: Frame) {
        let Frame::Sheriff { mover, left, stage, at, arrested, .. } = frame else {
            unreachable!("invariant: he moves in a frame of his own, not {frame:?}")
        };
        // What takes him away in the middle of his move ends it: he meets nobody where he was put.
        let moving = matches!(stage, SheriffStage::Ride | SheriffStage::Entered { .. } | SheriffStage::Pick);
        let over = moving && self.public().sheriff != at;
        match stage {
            SheriffStage::Ride if left > 0 && !over && self.public().sheriff_active() => self.ask(mover),
            SheriffStage::Entered { next } if !over => self.meet_wanted(frame, next),
            SheriffStage::Pick if !over => self.ask(mover),
            SheriffStage::Place => self.ask(mover),
            SheriffStage::Ride | SheriffStage::Entered { .. } | SheriffStage::Pick | SheriffStage::Done => {
                self.pop();
                self.state.public.stack.end_ride(arrested);
            }
        }
    }

    /// Replaces the stage of his move.
    fn sheriff_goes_on(&mut self, mut frame: Frame, to: SheriffStage) {
        if let Frame::Sheriff { stage, .. } = &mut frame {
            *stage = to;
        }
        self.replace(frame);
    }

    /// Every Wanted player in his space discards, in turn order from the mover; then he tries to arrest one, if arrests
    /// are possible (base.sheriff.03, 06, 08, 26).
    fn meet_wanted(&mut self, frame: Frame, next: u8) {
        let Frame::Sheriff { mover, .. } = frame else { return };
        if next < self.public().seats {
            self.sheriff_goes_on(frame, SheriffStage::Entered { next: next + 1 });
            let seat = self.public().seat_after(mover, next);
            if self.reader().wanted_with_sheriff().contains(seat) {
                self.ask_discard(seat, 1, false);
            }
            return;
        }
        let wanted = self.reader().arrestable();
        match wanted.first() {
            // He moves on.
            Some(_) if self.public().arrests_over() => self.sheriff_goes_on(frame, SheriffStage::Ride),
            Some(only) if wanted.len() == 1 => self.try_arrest(frame, only),
            Some(_) => self.sheriff_goes_on(frame, SheriffStage::Pick),
            None => self.sheriff_goes_on(frame, SheriffStage::Ride),
        }
    }

    fn try_arrest(&mut self, frame: Frame, seat: Seat) {
        self.sheriff_goes_on(frame, SheriffStage::Done);
        self.start_fight(FightKind::Sheriff, seat, seat.right(self.public().seats));
    }

    pub(crate) fn answer_sheriff(&mut self, frame: Frame, choice: Choice) {
        let Frame::Sheriff { mover, left, full, stage, arrested, .. } = frame else { not_listed(choice) };
        match (stage, choice) {
            (SheriffStage::Pick, Choice::Arrest(character)) => {
                self.try_arrest(frame, self.public().seat_chosen(character));
            }
            (SheriffStage::Place, Choice::Sheriff(space)) => {
                self.state.public.sheriff = space;
                self.emit(Event::SheriffPlaced { seat: mover, space });
                self.pop();
            }
            (_, Choice::Sheriff(to)) => {
                let from = std::mem::replace(&mut self.state.public.sheriff, to);
                self.emit(Event::SheriffMoved { from, to });
                let met = !self.reader().wanted_with_sheriff().is_empty();
                let stage = if met { SheriffStage::Entered { next: 0 } } else { SheriffStage::Ride };
                self.replace(Frame::Sheriff { mover, left: left - 1, full, stage, at: to, arrested });
            }
            (_, Choice::Halt) => self.sheriff_goes_on(frame, SheriffStage::Done),
            _ => not_listed(choice),
        }
    }

    /// If anyone is Wanted, the Sheriff is put on a space, which he thereby enters (au.events-tokens.19).
    pub(crate) fn send_sheriff(&mut self, mover: Seat, to: Space) {
        let from = self.public().sheriff;
        if from == to || !self.public().sheriff_active() {
            return;
        }
        self.state.public.sheriff = to;
        self.emit(Event::SheriffMoved { from, to });
        let stage = SheriffStage::Entered { next: 0 };
        self.push(Frame::Sheriff { mover, left: 0, full: false, stage, at: to, arrested: false });
    }

    /// The Sheriff is returned to the office of the sheet of a space, which is not a movement (base.sheriff.23,
    /// au.turn.10).
    pub(crate) fn sheriff_home(&mut self, from: Space) {
        let office = self.content.board.office_of[from.index()];
        if self.public().sheriff != office {
            self.state.public.sheriff = office;
            self.emit(Event::SheriffReturns);
        }
    }

    /// The penalty of an arrest besides the loser's wound and card (base.fight.29 to 36, base.sheriff.18).
    pub(crate) fn arrested(&mut self, seat: Seat) {
        self.emit(Event::Arrested { seat });
        if self.public().fight.kind == FightKind::Sheriff {
            self.state.public.stack.note_arrest();
        }
        let from = self.reader().space(seat);
        let to = self.content.board.office_of[from.index()];
        if from != to {
            self.player_mut(seat).space = Some(to);
            self.emit(Event::Sent { seat, from, to });
        }
        self.sheriff_home(from);
        let content = self.content;
        if content.steps.arrest.is_empty() {
            self.lose_wanted(seat);
        } else {
            self.state.public.turn.spared.remove(seat);
        }
        self.lose_cattle_beyond(seat, 0);
        self.lose_money(seat, Reader::half_money(self.player(seat).money), Cause::Arrest);
        self.lose_nuggets(seat, self.player(seat).nuggets.div_ceil(2), Cause::Arrest);
        self.inserted_steps(&content.steps.arrest, seat);
    }

    /// An arrested player loses all Wanted points, unless the cube stays on the track.
    pub(crate) fn lose_wanted(&mut self, seat: Seat) {
        if self.public().turn.spared.contains(seat) {
            return;
        }
        let wanted = std::mem::take(&mut self.player_mut(seat).wanted);
        self.emit(Event::Wanted { seat, from: wanted, to: 0 });
        self.points_lost(seat);
    }

    /// The cube of an arrested player goes back to a space of the Wanted track instead of leaving it: this is no gain, and the
    /// Sheriff tries no further arrest in this turn (mode.law-and-disorder.04, 05, 07, 23).
    pub(crate) fn stay_wanted(&mut self, seat: Seat, space: u8) {
        let from = self.player(seat).wanted;
        if !self.public().is_seat(seat) || from < space {
            return;
        }
        self.player_mut(seat).wanted = space;
        self.emit(Event::Wanted { seat, from, to: space });
        self.state.public.turn.spared.insert(seat);
    }
}
