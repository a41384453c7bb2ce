//! The clocks of a turn-based game: a pure function of its rows, their times, and the players' vacations.
//!
//! A decision lasts from the moment at which the game waits for a player until it waits for another one, however many
//! choices it takes. What exceeds its time is taken from the player's reserve. Vacations do not count, nor does time in which no server
//! ran (`store/outages.rs`), which is called a vacation of all here. Vacations that have begun
//! are never changed (`store/vacations.rs`), so the rows give the same clocks whenever they are read.

use super::SEATS;
use crate::spans::{Span, after, spent};
use crate::wire::table::Turns;
use darkrock_rules::ids::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Milliseconds of an hour.
const HOUR: i64 = 3_600_000;

/// The times of a table in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Times {
    /// For each decision.
    pub decision: i64,
    /// For the whole game, in addition.
    pub reserve: i64,
    /// Missed decisions after which a bot plays the rest.
    pub missed: u8,
}

impl From<Turns> for Times {
    fn from(turns: Turns) -> Self {
        let ms = |hours: u16| i64::from(hours) * HOUR;
        Self { decision: ms(turns.decision), reserve: ms(turns.reserve), missed: turns.missed }
    }
}

/// For how long a bot plays a seat.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ByBot {
    /// Until the game waits for another seat.
    Decision,
    /// Until the player comes back.
    Rest,
}

/// The clock of a seat.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct SeatClock {
    /// Since when the game waits for the player; none while it does not.
    pub asked: Option<i64>,
    /// How much of the reserve is used.
    pub used: i64,
    /// Missed decisions.
    pub missed: u8,
    /// Whether a bot plays.
    pub bot: Option<ByBot>,
}

/// The clocks of all seats.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct TurnClock([SeatClock; SEATS]);

impl TurnClock {
    /// The clocks at the start of a game in which these seats are bots'.
    pub fn new(bots: SeatSet) -> Self {
        let mut clock = Self::default();
        bots.iter().for_each(|seat| clock.0[seat.index()].bot = Some(ByBot::Rest));
        clock
    }

    /// What a seat has used of its time, and who decides for it.
    pub fn of(&self, seat: Seat) -> &SeatClock {
        &self.0[seat.index()]
    }

    /// A row has changed the position: the game waits for these seats.
    pub fn wait_for(&mut self, waiting: SeatSet, at: i64, times: Times, vacations: &[Vec<Span>; SEATS]) {
        for (n, clock) in self.0.iter_mut().enumerate() {
            match clock.asked {
                _ if clock.bot.is_some() => clock.asked = None,
                None if waiting.contains(Seat(n as u8)) => clock.asked = Some(at),
                Some(since) if !waiting.contains(Seat(n as u8)) => {
                    clock.charge(since, at, times, &vacations[n]);
                    clock.asked = None;
                }
                _ => {}
            }
        }
    }

    /// The decisions that are pending begin anew.
    pub fn restart(&mut self, at: i64) {
        self.0.iter_mut().for_each(|clock| clock.asked = clock.asked.map(|_| at));
    }

    /// A bot takes the seat: for one decision, which the player missed, or for the rest.
    pub fn replace(&mut self, seat: Seat, by: ByBot, missed: bool, times: Times) {
        let clock = &mut self.0[seat.index()];
        if missed {
            // The time was over, so the reserve is used up.
            (clock.missed, clock.used) = (clock.missed.saturating_add(1), times.reserve);
        }
        (clock.asked, clock.bot) = (None, Some(by));
    }

    /// The player has the seat again: after one decision of a bot, or because they came back, with no decision missed.
    pub fn give_back(&mut self, seat: Seat, came: bool) {
        let clock = &mut self.0[seat.index()];
        clock.bot = None;
        if came {
            clock.missed = 0;
        }
    }

    /// When the time of a seat is over; none while the game does not wait for its player.
    pub fn due(&self, seat: Seat, times: Times, vacations: &[Span]) -> Option<i64> {
        let clock = self.of(seat);
        let since = clock.asked?;
        Some(after(since, times.decision + (times.reserve - clock.used).max(0), vacations))
    }

    /// What is left of a seat's reserve at this time.
    pub fn reserve(&self, seat: Seat, now: i64, times: Times, vacations: &[Span]) -> i64 {
        let mut clock = *self.of(seat);
        if let Some(since) = clock.asked {
            clock.charge(since, now, times, vacations);
        }
        (times.reserve - clock.used).max(0)
    }
}

impl SeatClock {
    fn charge(&mut self, since: i64, at: i64, times: Times, vacations: &[Span]) {
        let over = (spent(since, at, vacations) - times.decision).max(0);
        self.used = (self.used + over).min(times.reserve);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NO: [Vec<Span>; SEATS] = [const { Vec::new() }; SEATS];

    fn times() -> Times {
        Turns { decision: 24, reserve: 48, vacations: true, missed: 2 }.into()
    }

    fn only(seat: u8) -> SeatSet {
        SeatSet::one(Seat(seat))
    }

    #[test]
    fn a_decision_uses_its_time_first_and_then_the_reserve() {
        let (times, mut clock) = (times(), TurnClock::new(only(2)));
        clock.wait_for(only(0), 0, times, &NO);
        assert_eq!(clock.due(Seat(0), times, &[]), Some(72 * HOUR));
        // Several choices of one decision do not start its time again.
        clock.wait_for(only(0), 20 * HOUR, times, &NO);
        assert_eq!(clock.due(Seat(0), times, &[]), Some(72 * HOUR));
        assert_eq!(clock.reserve(Seat(0), 30 * HOUR, times, &[]), 42 * HOUR);
        clock.wait_for(only(1), 34 * HOUR, times, &NO);
        assert_eq!(clock.due(Seat(0), times, &[]), None);
        assert_eq!(clock.of(Seat(0)).used, 10 * HOUR);
        // Within the time, nothing of the reserve is used.
        clock.wait_for(only(2), 58 * HOUR, times, &NO);
        assert_eq!(clock.of(Seat(1)).used, 0);
        assert_eq!(clock.due(Seat(2), times, &[]), None, "a bot has no clock");
        clock.wait_for(only(0), 60 * HOUR, times, &NO);
        assert_eq!(clock.due(Seat(0), times, &[]), Some((60 + 24 + 38) * HOUR));
    }

    #[test]
    fn a_bot_makes_missed_decisions_and_the_player_keeps_the_game() {
        let (times, mut clock) = (times(), TurnClock::default());
        clock.wait_for(only(0), 0, times, &NO);
        clock.replace(Seat(0), ByBot::Decision, true, times);
        clock.wait_for(only(0), 73 * HOUR, times, &NO);
        assert_eq!((clock.of(Seat(0)).asked, clock.of(Seat(0)).missed), (None, 1));
        clock.wait_for(only(1), 73 * HOUR, times, &NO);
        clock.give_back(Seat(0), false);
        clock.wait_for(only(0), 80 * HOUR, times, &NO);
        assert_eq!(clock.due(Seat(0), times, &[]), Some((80 + 24) * HOUR), "the reserve is used up");
        clock.replace(Seat(0), ByBot::Rest, true, times);
        assert_eq!(clock.of(Seat(0)).missed, 2);
        clock.give_back(Seat(0), true);
        assert_eq!(clock.of(Seat(0)).missed, 0, "whoever comes back has all chances again");
    }

    #[test]
    fn vacations_stop_the_clock() {
        let (times, mut clock) = (times(), TurnClock::default());
        let away = [(10 * HOUR, 110 * HOUR), (120 * HOUR, 130 * HOUR)];
        clock.wait_for(only(0), 0, times, &NO);
        // 10 hours before the first, 10 between the two, 52 after them.
        assert_eq!(clock.due(Seat(0), times, &away), Some((130 + 52) * HOUR));
        assert_eq!(clock.reserve(Seat(0), 130 * HOUR, times, &away), 48 * HOUR);
        assert_eq!(clock.reserve(Seat(0), 136 * HOUR, times, &away), 46 * HOUR);
        // Asked during a vacation: the time begins after it.
        let mut late = TurnClock::default();
        late.wait_for(only(0), 50 * HOUR, times, &NO);
        assert_eq!(late.due(Seat(0), times, &away[..1]), Some((110 + 72) * HOUR));
        // A vacation that begins when the time is over comes too late.
        assert_eq!(clock.due(Seat(0), times, &[(72 * HOUR, 100 * HOUR)]), Some(72 * HOUR));
        // One that ended before has no effect.
        assert_eq!(late.due(Seat(0), times, &[(0, 50 * HOUR)]), Some((50 + 72) * HOUR));
        let mut all = NO;
        all[0] = away.to_vec();
        clock.wait_for(only(1), 136 * HOUR, times, &all);
        assert_eq!(clock.of(Seat(0)).used, 2 * HOUR);
    }
}
