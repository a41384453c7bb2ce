//! Who is at a table before its game, and who has the rights of its host.
//!
//! A host who is away for ten minutes, or for a day where the game is played over days, is represented by the person who has sat there
//! for the longest: the deputy fills seats, starts the game to whose settings all have agreed, or closes the table, until the host
//! comes back. What this depends on is stored, so a server that takes the table over comes to the same answer.

use super::Table;
use super::entry;
use crate::fault::Fault;
use crate::store::{SeatRow, TableRow};
use crate::wire::before;
use crate::wire::table::{Settings, Sitter, Status};
use darkrock_rules::ids::Seat;
use serde::{Deserialize, Serialize};

/// Seconds without the host after which the rights pass at a live table.
const LIVE: i64 = 600;
/// The same at a table that is played over days.
const OVER_DAYS: i64 = 24 * 3600;

/// The seconds for which people are waited for before the game: the host, and those for whom a seat is reserved.
pub(super) fn patience(settings: &Settings) -> i64 {
    if settings.turns.is_some() { OVER_DAYS } else { LIVE }
}

/// Who is at a table before its game. Times are in seconds since 1970.
#[derive(Serialize, Deserialize, Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Lobby {
    /// Since when the host is away; none while one of the host's clients is connected.
    host: Option<i64>,
    /// The taken seats, in the order in which they were taken.
    taken: Vec<Taken>,
    /// How often somebody was removed: the links of before let nobody in.
    #[serde(default)]
    pub removed: u32,
    /// The guests who were removed: only a link of the host lets them in again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub out: Vec<String>,
}

/// A taken seat.
#[derive(Serialize, Deserialize, Debug, Clone, PartialEq, Eq)]
struct Taken {
    seat: u8,
    since: i64,
    /// Since when its player is away; none for bots, and while one of the player's clients is connected.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    away: Option<i64>,
    #[serde(default)]
    ready: bool,
}

/// Who has the rights of a host who is away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Deputy {
    seat: u8,
    /// Since when, or from when on.
    at: i64,
}

impl Lobby {
    /// Of a new table, to which nobody has come yet.
    pub fn new(seats: &[SeatRow], now: i64) -> Self {
        let mut lobby = Self { host: Some(now), ..Self::default() };
        lobby.fit(seats, now);
        lobby
    }

    /// What is stored of a table. Of one from before this was stored, the order of the seats is that of their numbers.
    pub fn read(row: &TableRow, seats: &[SeatRow]) -> Self {
        let unread =
            |error: &serde_json::Error| tracing::error!(table = row.id, %error, "who is there was not readable");
        let stored = row.lobby.as_deref().and_then(|text| serde_json::from_str::<Self>(text).inspect_err(unread).ok());
        let mut lobby = stored.unwrap_or_else(|| Self { host: Some(row.changed), ..Self::default() });
        lobby.fit(seats, row.changed);
        lobby
    }

    /// Has an entry for each taken seat, and no others: servers of former versions write seats only.
    fn fit(&mut self, seats: &[SeatRow], now: i64) {
        let sitter = |n: u8| seats.iter().find(|seat| seat.seat == n).map_or(Sitter::Open, |seat| seat.sitter);
        self.taken.retain(|taken| sitter(taken.seat) != Sitter::Open);
        for seat in seats.iter().filter(|seat| seat.sitter != Sitter::Open) {
            if !self.taken.iter().any(|taken| taken.seat == seat.seat) {
                let away = (seat.sitter == Sitter::Person).then_some(now);
                self.taken.push(Taken { seat: seat.seat, since: now, away, ready: false });
            }
        }
    }

    /// Seats have changed since: whoever sits down is the last, and not ready.
    fn follow(&mut self, before: &[SeatRow], seats: &[SeatRow], now: i64) {
        let same = |n: u8| {
            let of =
                |rows: &[SeatRow]| rows.iter().find(|row| row.seat == n).map(|row| (row.sitter, row.guest.clone()));
            of(before) == of(seats)
        };
        self.taken.retain(|taken| same(taken.seat));
        self.fit(seats, now);
    }

    /// Who is connected now.
    fn attend(&mut self, row: &TableRow, seats: &[SeatRow], now: i64, here: impl Fn(&str) -> bool) {
        let away = |since: Option<i64>, guest: &str| if here(guest) { None } else { Some(since.unwrap_or(now)) };
        self.host = away(self.host, &row.host);
        for taken in &mut self.taken {
            let guest = seats.iter().find(|seat| seat.seat == taken.seat).and_then(|seat| seat.guest.as_deref());
            taken.away = guest.and_then(|guest| away(taken.away, guest));
        }
    }

    /// A guest has done something, also without a connection.
    fn heed(&mut self, row: &TableRow, seats: &[SeatRow], guest: &str, now: i64) {
        if row.host == guest {
            self.host = self.host.map(|_| now);
        }
        for taken in &mut self.taken {
            if seats.iter().any(|seat| seat.seat == taken.seat && seat.guest.as_deref() == Some(guest)) {
                taken.away = taken.away.map(|_| now);
            }
        }
    }

    /// Who has the rights of the host, or will have them if the host does not come: whoever has sat there for the longest, of those
    /// who are not away for as long as the host.
    fn deputy(&self, row: &TableRow, seats: &[SeatRow], now: i64) -> Option<Deputy> {
        let patience = patience(&row.settings);
        let at = self.host? + patience;
        let is_other = |taken: &&Taken| {
            let seat = seats.iter().find(|seat| seat.seat == taken.seat);
            seat.is_some_and(|seat| seat.sitter == Sitter::Person && seat.guest.as_ref() != Some(&row.host))
        };
        let others = || self.taken.iter().filter(is_other);
        let is_there = |taken: &&Taken| taken.away.is_none_or(|away| away + patience > now);
        let seat = others().find(is_there).or_else(|| others().next())?.seat;
        Some(Deputy { seat, at })
    }

    /// From when on the table is in no list: when everybody has been away for too long; none while somebody is there.
    fn deserted(&self, settings: &Settings, seats: &[SeatRow]) -> Option<i64> {
        let is_person =
            |taken: &&Taken| seats.iter().any(|seat| seat.seat == taken.seat && seat.sitter == Sitter::Person);
        let mut last = self.host?;
        for taken in self.taken.iter().filter(is_person) {
            last = last.max(taken.away?);
        }
        Some(last + patience(settings))
    }

    /// Writes it into the row of its table.
    pub fn put(&self, row: &mut TableRow, seats: &[SeatRow]) {
        row.lobby = serde_json::to_string(self).ok();
        row.deserted = self.deserted(&row.settings, seats);
    }

    /// The same for clients.
    pub fn shown(&self, row: &TableRow, seats: &[SeatRow], guest: Option<&str>, now: i64) -> before::Lobby {
        let deputy = self.deputy(row, seats, now);
        let acts = |deputy: &Deputy| deputy.at <= now;
        let newcomers = deputy.filter(acts).map(|deputy| self.since(deputy.at)).unwrap_or_default();
        let is_deputy = |deputy: Deputy| {
            let seat = seats.iter().find(|seat| seat.seat == deputy.seat);
            guest.is_some() && seat.is_some_and(|seat| seat.guest.as_deref() == guest)
        };
        let may_invite = guest == Some(row.host.as_str()) || deputy.filter(acts).is_some_and(is_deputy);
        before::Lobby {
            ready: self.taken.iter().filter(|taken| taken.ready).map(|taken| taken.seat).collect(),
            passes: self.host.map(|since| (since + patience(&row.settings) - now).max(0)),
            deputy: deputy.map(|deputy| deputy.seat),
            newcomers,
            key: entry::key(row, self.removed).filter(|_| may_invite),
        }
    }

    /// The seats that were taken from a time on.
    fn since(&self, at: i64) -> Vec<u8> {
        self.taken.iter().filter(|taken| taken.since >= at).map(|taken| taken.seat).collect()
    }

    /// The players of these seats are ready, or not any more.
    pub fn set_ready(&mut self, seats: impl Fn(u8) -> bool, ready: bool) {
        self.taken.iter_mut().filter(|taken| seats(taken.seat)).for_each(|taken| taken.ready = ready);
    }

    /// Whether the players of all these seats are ready.
    pub fn are_ready(&self, mut seats: impl Iterator<Item = u8>) -> bool {
        seats.all(|seat| self.taken.iter().any(|taken| taken.seat == seat && taken.ready))
    }
}

impl Table {
    /// Who is there, as it was last written.
    pub(super) fn lobby(&self) -> Lobby {
        Lobby::read(&self.row, &self.seats)
    }

    /// The same with who is connected now.
    fn attended(&self, mut lobby: Lobby) -> Lobby {
        let here = |guest: &str| self.pages.values().any(|page| page.guest.as_deref() == Some(guest));
        lobby.attend(&self.row, &self.seats, self.shared.clock.now(), here);
        lobby
    }

    /// Seats have changed by the hand of a guest, in memory only.
    pub(super) fn note_lobby(&mut self, guest: &str, before: &[SeatRow]) {
        let (now, mut lobby) = (self.shared.clock.now(), self.lobby());
        lobby.follow(before, &self.seats, now);
        lobby.heed(&self.row, &self.seats, guest, now);
        self.attended(lobby).put(&mut self.row, &self.seats);
    }

    /// The owners of seats have new ids, or seats have lost theirs, in memory only.
    pub(super) fn renew_lobby(&mut self) {
        if self.row.status == Status::Open {
            self.attended(self.lobby()).put(&mut self.row, &self.seats);
        }
    }

    /// Writes who is there, if that has changed.
    pub(super) async fn keep_lobby(&mut self) {
        if self.row.status != Status::Open || self.lost {
            return;
        }
        let old = (self.row.lobby.clone(), self.row.deserted);
        self.renew_lobby();
        if (&self.row.lobby, self.row.deserted) == (&old.0, old.1) {
            return;
        }
        if let Err(fault) = self.save().await {
            (self.row.lobby, self.row.deserted) = old;
            return tracing::warn!(table = self.row.id, %fault, "who is at a table could not be written");
        }
        self.send_table();
    }

    /// Who has the rights of a host who is away.
    fn deputy(&self) -> Option<Deputy> {
        let now = self.shared.clock.now();
        self.lobby().deputy(&self.row, &self.seats, now).filter(|deputy| deputy.at <= now)
    }

    /// Checks that a guest has the rights of the host: since when, if the guest is not the host.
    pub(super) fn rights(&self, guest: &str) -> Result<Option<i64>, Fault> {
        if self.row.host == guest {
            return Ok(None);
        }
        let of = |deputy: &Deputy| self.seats_of(Some(guest)).contains(Seat(deputy.seat.saturating_sub(1)));
        let not_host = || Fault::forbidden("not-host", "only the host of the table can do this");
        self.deputy().filter(of).map(|deputy| Some(deputy.at)).ok_or_else(not_host)
    }

    /// Whether a guest can empty a seat, or fill it with a bot: a deputy only one that nobody had taken before.
    pub(super) fn arranges(&self, guest: &str, seat: &SeatRow) -> bool {
        match self.rights(guest) {
            Ok(None) => true,
            Ok(Some(at)) => match seat.sitter {
                Sitter::Open => seat.guest.is_none(),
                Sitter::Person | Sitter::Bot => self.lobby().since(at).contains(&seat.seat),
            },
            Err(_) => false,
        }
    }

    /// Tells the clients when the rights have passed.
    pub(super) fn tell_deputy(&mut self) {
        if self.row.status != Status::Open {
            return;
        }
        let deputy = self.deputy().map(|deputy| deputy.seat);
        if std::mem::replace(&mut self.told_deputy, deputy) != deputy {
            self.send_table();
        }
    }

    /// Removes a table whose game has not begun.
    pub(super) async fn close_by(&mut self, guest: &str) -> Result<(), Fault> {
        self.still_open()?;
        self.rights(guest)?;
        self.remove("the table was closed by its host").await
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::table::Turns;

    fn row(turns: Option<Turns>) -> TableRow {
        let settings = Settings { turns, ..Settings::default() };
        TableRow { status: Status::Open, host: "host".to_owned(), changed: 0, settings, ..TableRow::running("t") }
    }

    fn seat(number: u8, guest: Option<&str>) -> SeatRow {
        let sitter = if guest.is_some() { Sitter::Person } else { Sitter::Open };
        SeatRow { sitter, guest: guest.map(str::to_owned), ..crate::table::lobby::open_row(number) }
    }

    /// A table at which Jules sat down before Ada, and both before the host.
    fn gathered(row: &TableRow) -> (Lobby, Vec<SeatRow>) {
        let mut seats: Vec<SeatRow> = (1..=4).map(|n| seat(n, None)).collect();
        let mut lobby = Lobby::new(&seats, 0);
        for (n, guest, at) in [(3, "jules", 10), (1, "ada", 20), (2, "host", 30)] {
            let before = seats.clone();
            seats[n - 1] = seat(n as u8, Some(guest));
            lobby.follow(&before, &seats, at);
        }
        lobby.attend(row, &seats, 40, |_| true);
        (lobby, seats)
    }

    fn acting(lobby: &Lobby, row: &TableRow, seats: &[SeatRow], now: i64) -> Option<u8> {
        lobby.deputy(row, seats, now).filter(|deputy| deputy.at <= now).map(|deputy| deputy.seat)
    }

    #[test]
    fn the_rights_pass_to_whoever_has_sat_there_for_the_longest_and_back() {
        let slow = Turns { decision: 24, reserve: 0, vacations: true, missed: 2 };
        for (turns, patience) in [(None, LIVE), (Some(slow), OVER_DAYS)] {
            let row = row(turns);
            let (mut lobby, seats) = gathered(&row);
            assert_eq!(acting(&lobby, &row, &seats, 10 * patience), None, "the host is there");
            lobby.attend(&row, &seats, 100, |guest| guest != "host");
            assert_eq!(acting(&lobby, &row, &seats, 100 + patience - 1), None);
            assert_eq!(acting(&lobby, &row, &seats, 100 + patience), Some(3));
            let shown = lobby.shown(&row, &seats, None, 90 + patience);
            assert_eq!((shown.passes, shown.deputy, shown.newcomers), (Some(10), Some(3), vec![]));
            // Whoever is away as long as the host is passed over, unless all are.
            lobby.attend(&row, &seats, 100, |guest| guest == "ada");
            assert_eq!(acting(&lobby, &row, &seats, 100 + patience), Some(1));
            lobby.attend(&row, &seats, 200, |_| false);
            assert_eq!(acting(&lobby, &row, &seats, 200 + patience - 1), Some(1));
            assert_eq!(acting(&lobby, &row, &seats, 200 + patience), Some(3));
            // What is stored says the same.
            let mut stored = row.clone();
            lobby.put(&mut stored, &seats);
            let again = Lobby::read(&stored, &seats);
            assert_eq!((&again, stored.deserted), (&lobby, Some(200 + patience)));
            lobby.heed(&row, &seats, "host", 300 + patience);
            assert_eq!(acting(&lobby, &row, &seats, 300 + patience), None, "the host is back");
            lobby.attend(&row, &seats, 300 + patience, |guest| guest == "jules");
            lobby.put(&mut stored, &seats);
            assert_eq!(stored.deserted, None, "somebody is there");
        }
    }

    #[test]
    fn a_deputy_can_empty_what_was_taken_since() {
        let row = row(None);
        let (mut lobby, mut seats) = gathered(&row);
        lobby.attend(&row, &seats, 100, |guest| guest != "host");
        let before = seats.clone();
        seats[3] = seat(4, Some("late"));
        lobby.follow(&before, &seats, 100 + LIVE);
        assert_eq!(lobby.shown(&row, &seats, None, 100 + LIVE).newcomers, [4]);
        assert_eq!(lobby.shown(&row, &seats, None, 99 + LIVE).newcomers, [0; 0], "nobody has the rights yet");
        // Whoever gets up and sits down again is a newcomer, and the last in the order.
        let before = seats.clone();
        seats[2] = seat(3, None);
        lobby.follow(&before, &seats, 110 + LIVE);
        assert_eq!(acting(&lobby, &row, &seats, 110 + LIVE), Some(1));
    }

    #[test]
    fn tables_of_former_versions_have_an_order_too() {
        let row = row(None);
        let seats = [seat(1, Some("host")), seat(2, Some("jules")), seat(3, Some("ada"))];
        let lobby = Lobby::read(&row, &seats);
        assert_eq!(acting(&lobby, &row, &seats, LIVE), Some(2));
    }
}
