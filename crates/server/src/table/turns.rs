//! A turn-based table: when the time of its players is over, and what it stores of that.
//!
//! The clocks follow from the rows ([`super::turn_time`]). When a table must be looked at next, and which decisions are
//! pending, is stored as well, for the sweep that loads tables which nobody watches, for lists, and for notifications. These rows
//! are written after the entries, and may be lost with the process: so every table is looked at once a day.

use super::orders::{GivenOrders, ORDER_AFTER};
use super::seat_change::Why;
use super::turn_time::{ByBot, Times, TurnClock};
use super::{SEATS, Table};
use crate::fault::Fault;
use crate::spans::{Span, joined};
use crate::store::{Call, Calls, VacationRow};
use crate::wire::table::{SeatTime, Sitter, Status, Vacation};
use crate::wire::turns::OfferedOrder;
use darkrock_rules::ids::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use std::time::{Duration, Instant};

/// Milliseconds after which every table is looked at.
const DAY: i64 = 86_400_000;

/// How often an order is tried at one question: the last time after half an hour.
const ORDER_TRIES: u32 = 6;
/// For how long orders that were read hold, in milliseconds: another server may be told of new ones.
const ORDERS_LAST: i64 = 600_000;

/// The state of a turn-based table.
#[derive(Default)]
pub(super) struct TurnState {
    pub(super) clock: TurnClock,
    /// The vacations of the player of each seat, in order.
    vacations: [Vec<Span>; SEATS],
    /// The same with the time in which no server ran: when the clock of each seat stands still.
    still: [Vec<Span>; SEATS],
    /// The standing orders of each seat: those given at this table, and those of its player for all tables.
    pub(super) orders: [GivenOrders; SEATS],
    /// When they were read, in milliseconds since 1970.
    pub(super) read: i64,
    /// Which orders each seat was offered since the table was loaded.
    pub(super) offered: [Vec<OfferedOrder>; SEATS],
    /// The number of the last event that each seat has seen, and whether that is stored.
    pub(super) seen: [(u64, bool); SEATS],
    /// The time of the last row.
    pub(super) at: i64,
    /// The seats for which the game waits, and since when it has asked each of them its current question.
    waiting: SeatSet,
    questions: [i64; SEATS],
    /// How often the orders of each seat could not be followed at its current question.
    failed: [u32; SEATS],
    /// What was stored last.
    stored: Option<Calls>,
}

/// The part of a snapshot about turns.
#[derive(Serialize, Deserialize)]
pub(super) struct TurnMark {
    clock: TurnClock,
    at: i64,
    waiting: SeatSet,
    questions: [i64; SEATS],
}

/// When an order is followed that answers a question asked at this time and could not be followed so often: after a minute, after two,
/// after four, and so on. None after the last try: then the player answers.
fn order_at(question: i64, failed: u32) -> Option<i64> {
    (failed < ORDER_TRIES).then(|| question + (ORDER_AFTER << failed))
}

impl Table {
    /// The times of a turn-based table; none at a live one.
    pub(super) fn times(&self) -> Option<Times> {
        self.row.settings.turns.map(Times::from)
    }

    /// Whether the table is turn-based.
    pub(super) fn is_turn_based(&self) -> bool {
        self.row.settings.turns.is_some()
    }

    /// Before the rows are read: the initial clocks, and what is stored beside the rows.
    pub(super) async fn load_turns(&mut self) -> Result<(), Fault> {
        if !self.is_turn_based() {
            return Ok(());
        }
        let bots = self.seats.iter().filter(|seat| seat.guest.is_none()).map(|s| Seat(s.seat.saturating_sub(1)));
        let clock = TurnClock::new(bots.collect());
        self.turn = TurnState { clock, ..TurnState::default() };
        self.load_vacations().await?;
        self.load_orders().await?;
        for (seat, event) in self.shared.store.seen(&self.row.id).await? {
            self.turn.seen[usize::from(seat) - 1] = (event, true);
        }
        Ok(())
    }

    /// The part of a snapshot about turns; none at a live table.
    pub(super) fn turn_mark(&self) -> Option<TurnMark> {
        let TurnState { clock, at, waiting, questions, .. } = self.turn;
        self.is_turn_based().then_some(TurnMark { clock, at, waiting, questions })
    }

    pub(super) fn take_turn_mark(&mut self, mark: TurnMark) {
        (self.turn.clock, self.turn.at) = (mark.clock, mark.at);
        (self.turn.waiting, self.turn.questions) = (mark.waiting, mark.questions);
    }

    /// Reads the vacations of the players, and the time in which no server ran.
    async fn load_vacations(&mut self) -> Result<(), Fault> {
        let store = &self.shared.store;
        let outages = store.outages().await?;
        let guests: Vec<&str> = self.seats.iter().filter_map(|seat| seat.guest.as_deref()).collect();
        let count = self.row.settings.turns.is_some_and(|turns| turns.vacations);
        let rows = if count { store.vacations(&guests).await? } else { Vec::new() };
        for (at, seat) in self.seats.iter().enumerate() {
            let own = |row: &&VacationRow| Some(&row.guest) == seat.guest.as_ref();
            let vacations: Vec<Span> = rows.iter().filter(own).map(|row| (row.begins, row.ends)).collect();
            self.turn.still[at] = joined(vacations.iter().chain(&outages).copied());
            self.turn.vacations[at] = vacations;
        }
        Ok(())
    }

    /// The time of a row that is written now: never before that of the last one.
    pub(super) fn row_time(&self) -> i64 {
        self.shared.clock.now_ms().max(self.turn.at)
    }

    /// The position has changed with the last row: by a choice of a seat, or otherwise.
    pub(super) fn keep_turns(&mut self, by: Option<Seat>) {
        let (Some(times), Some(game)) = (self.times(), &self.game) else { return };
        let waiting = game.waiting();
        for seat in waiting {
            // After its own choice, a seat is asked something else, even if the kind of question is the same.
            if by == Some(seat) || !self.turn.waiting.contains(seat) {
                self.turn.questions[seat.index()] = self.turn.at;
                self.turn.failed[seat.index()] = 0;
            }
        }
        self.turn.waiting = waiting;
        self.turn.clock.wait_for(waiting, self.turn.at, times, &self.turn.still);
    }

    /// The game goes on after it had stopped: the time of those for whom it waits begins now.
    pub(super) fn restart_turns(&mut self) {
        let at = self.turn.at;
        self.turn.clock.restart(at);
        self.turn.questions = [at; SEATS];
    }

    /// A row about the player of a seat has been written or read.
    pub(super) fn turn_row(&mut self, kind: &str, body: &str, seat: Seat) {
        let Some(times) = self.times() else { return };
        match (kind, body) {
            ("bot", "late") => self.turn.clock.replace(seat, ByBot::Decision, true, times),
            ("bot", "overdue") => self.turn.clock.replace(seat, ByBot::Rest, true, times),
            ("bot" | "resign", _) => self.turn.clock.replace(seat, ByBot::Rest, false, times),
            ("return", body) => self.turn.clock.give_back(seat, body != "late"),
            _ => return,
        }
        self.keep_turns(None);
    }

    /// When the time of a seat is over; none while the game does not wait for its player.
    fn deadline(&self, seat: Seat) -> Option<i64> {
        if !self.awaited().contains(seat) {
            return None;
        }
        self.turn.clock.due(seat, self.times()?, &self.turn.still[seat.index()])
    }

    /// For how many milliseconds a seat has been asked its question.
    pub(super) fn waited(&self, seat: Seat) -> i64 {
        self.shared.clock.now_ms() - self.turn.questions[seat.index()]
    }

    /// When a seat's standing orders are followed, if they answer the pending question.
    fn order_due(&self, seat: Seat) -> Option<i64> {
        let due = order_at(self.turn.questions[seat.index()], self.turn.failed[seat.index()])?;
        self.is_ordered(seat).then_some(due)
    }

    /// When something happens at a turn-based table by itself, in milliseconds since 1970.
    fn turn_moments(&self) -> impl Iterator<Item = i64> {
        let of = |seat: Seat| self.deadline(seat).into_iter().chain(self.order_due(seat));
        self.awaited().iter().flat_map(of)
    }

    /// When the clock of a turn-based table must be checked next.
    pub(super) fn next_turn_due(&self) -> Option<Instant> {
        let now = self.shared.clock.now_ms();
        let next = self.turn_moments().filter(|at| *at > now).min()?;
        // The system's clock may be corrected, so a long wait is divided.
        let wait = u64::try_from((next - now).min(DAY / 24)).unwrap_or(0);
        Some(Instant::now() + Duration::from_millis(wait))
    }

    /// Replaces players whose time is over, follows standing orders, and gives seats back.
    pub(super) async fn look_at_turns(&mut self) {
        let now = self.shared.clock.now_ms();
        let over = |table: &Self, seat: Seat| table.deadline(seat).is_some_and(|due| due <= now);
        let late: SeatSet = self.awaited().iter().filter(|seat| over(self, *seat)).collect();
        if !late.is_empty()
            && let Err(fault) = self.know_still_times().await
        {
            tracing::warn!(table = self.row.id, %fault, "the vacations of players could not be read");
            return;
        }
        for seat in late {
            if over(self, seat) {
                let missed = self.turn.clock.of(seat).missed + 1;
                let rest = self.times().is_some_and(|times| missed >= times.missed);
                let why = if rest { Why::Overdue } else { Why::Late };
                if let Err(fault) = self.give_to_bot(seat, why).await {
                    tracing::warn!(table = self.row.id, %fault, "a player whose time is over could not be replaced");
                }
            }
        }
        self.follow_orders(now).await;
        self.hand_back().await;
        self.keep_calls();
    }

    /// Before somebody is late: a vacation may have been announced at another server, and this one may have just woken up.
    async fn know_still_times(&mut self) -> Result<(), Fault> {
        self.shared.beat().await?;
        self.load_vacations().await
    }

    /// Makes the choices that players have ordered, once it is time for them.
    async fn follow_orders(&mut self, now: i64) {
        let due = |table: &Self, seat: Seat| table.order_due(seat).is_some_and(|due| due <= now);
        let old = |table: &Self, seat: Seat| {
            let (asked, failed) = (table.turn.questions[seat.index()], table.turn.failed[seat.index()]);
            order_at(asked, failed).is_some_and(|at| at <= now)
        };
        // They may have been given or changed for all tables at another server.
        let stale = now - self.turn.read >= ORDERS_LAST;
        if !self.awaited().iter().any(|seat| due(self, seat) || (stale && old(self, seat))) {
            return;
        }
        if let Err(fault) = self.load_orders().await {
            tracing::warn!(table = self.row.id, %fault, "the standing orders could not be read");
            return;
        }
        for seat in self.awaited() {
            // After the answer of one seat, the question of another may be gone.
            if due(self, seat)
                && let Some(choice) = self.ordered(seat).await
                && let Err(fault) = self.play(seat, choice).await
            {
                let failed = &mut self.turn.failed[seat.index()];
                *failed += 1;
                tracing::warn!(table = self.row.id, failed, ?fault, "a standing order could not be followed");
            }
        }
    }

    /// Gives seats back to players for whom a bot has made one decision.
    pub(super) async fn hand_back(&mut self) {
        if self.row.status != Status::Running || !self.is_turn_based() {
            return;
        }
        let Some(waiting) = self.game.as_ref().map(crate::game::LiveGame::waiting) else { return };
        for row in 0..self.seats.len() {
            let seat = Seat(row as u8);
            let decided = self.turn.clock.of(seat).bot == Some(ByBot::Decision) && !waiting.contains(seat);
            if decided
                && self.seats[row].sitter == Sitter::Bot
                && let Err(fault) = self.end_decision(seat).await
            {
                tracing::warn!(table = self.row.id, %fault, "a seat could not be given back");
            }
        }
    }

    /// Stores when the table must be looked at next, and its pending decisions, if they have changed.
    pub(super) fn keep_calls(&mut self) {
        if !self.is_turn_based() || self.row.status == Status::Open || (self.game.is_none() && self.halt.is_none()) {
            return;
        }
        let call = |seat: Seat| {
            let row = &self.seats[seat.index()];
            let (guest, due) = (row.guest.clone()?, self.deadline(seat)?);
            let asked = self.turn.clock.of(seat).asked?;
            let looking = self.is_looking(seat);
            Some(Call { table: self.row.id.clone(), seat: row.seat, guest, asked, due, looking })
        };
        let calls: Vec<Call> = self.awaited().iter().filter_map(call).collect();
        let due = (self.row.status == Status::Running).then(|| self.turn_moments().min().unwrap_or(i64::MAX));
        let day = |due: i64| {
            let now = self.shared.clock.now_ms();
            let days = (now - self.turn.at).max(0) / DAY + 1;
            due.min(self.turn.at + days * DAY)
        };
        let calls = Calls { table: self.row.id.clone(), epoch: self.row.epoch, due: due.map(day), calls };
        if self.turn.stored.as_ref() == Some(&calls) {
            return;
        }
        let told = self.turn.stored.as_ref().is_none_or(|stored| !stored.is_listed_like(&calls));
        if self.shared.store.save_calls(calls.clone(), told) {
            self.turn.stored = Some(calls);
        }
    }

    /// The clock may have to be looked at, for example because a vacation has changed.
    pub(super) async fn look(&mut self) -> Result<(), Fault> {
        if !self.is_turn_based() {
            return Ok(());
        }
        self.not_missing()?;
        self.load_vacations().await?;
        self.look_at_turns().await;
        self.send_table();
        Ok(())
    }

    /// The clock of a seat, for clients.
    pub(super) fn seat_time(&self, seat: Seat) -> Option<SeatTime> {
        let (times, now) = (self.times()?, self.shared.clock.now_ms());
        self.game.as_ref()?;
        self.seats[seat.index()].guest.as_ref()?;
        let next = self.turn.vacations[seat.index()].iter().find(|(_, ends)| *ends > now);
        let still = &self.turn.still[seat.index()];
        Some(SeatTime {
            left: self.deadline(seat).map(|due| (due - now).max(0) / 1000),
            reserve: self.turn.clock.reserve(seat, now, times, still) / 1000,
            missed: self.turn.clock.of(seat).missed,
            now: now / 1000,
            vacation: next.map(|(begins, ends)| Vacation { begins: begins / 1000, ends: ends / 1000 }),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_order_that_cannot_be_followed_is_tried_less_and_less_often_and_then_no_more() {
        let minutes = |failed| order_at(1000, failed).map(|at| (at - 1000) / 60_000);
        assert_eq!([0, 1, 2, 3, 4, 5, 6].map(minutes), [Some(1), Some(2), Some(4), Some(8), Some(16), Some(32), None]);
    }
}
