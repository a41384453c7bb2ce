//! What the people of a table are told who are not there: that a bot has stepped in, that the table is full, that the game has
//! begun or is over, that somebody has named them, and that the others want to end the game.

use super::Table;
use super::chat::BEFORE;
use crate::store::{Kind, NoticeRow};
use crate::wire::table::{Sitter, Status};
use darkrock_rules::ids::{Seat, SeatSet};

/// The fewest letters of a name by which somebody is named without an @ before it.
const SHORTEST: usize = 3;

impl Table {
    /// Whether the player of a seat would not notice what happens: nobody looks at a turn-based table, or no client is connected.
    fn misses(&self, seat: Seat) -> bool {
        if self.is_turn_based() { !self.is_looking(seat) } else { !self.is_online(seat) }
    }

    /// The seats of other people, each person once; of somebody who resigned it is none.
    fn people_besides(&self, author: Option<&str>) -> Vec<Seat> {
        let mut seats: Vec<Seat> = Vec::new();
        for (at, row) in self.seats.iter().enumerate() {
            let Some(guest) = row.guest.as_deref() else { continue };
            let known = seats.iter().any(|seat| self.seats[seat.index()].guest.as_deref() == Some(guest));
            if row.sitter != Sitter::Open && !row.resigned && author != Some(guest) && !known {
                seats.push(Seat(at as u8));
            }
        }
        seats
    }

    fn tell(&self, seat: Seat, kind: Kind) {
        let looking = !self.misses(seat);
        // Only the question whether the game is to end is shown in lists, too.
        if looking && kind != Kind::End {
            return;
        }
        let Some(guest) = self.seats[seat.index()].guest.clone() else { return };
        let (table, made) = (self.row.id.clone(), self.shared.clock.now_ms());
        self.shared.store.tell(NoticeRow { guest, table, kind, about: 0, made }, looking);
    }

    /// A bot has stepped in for a player, who did not ask for it.
    pub(super) fn tell_of_bot(&self, seat: Seat) {
        self.tell(seat, Kind::Bot);
    }

    /// Somebody has filled the last seat.
    pub(super) fn tell_if_full(&self, was_open: bool, by: &str) {
        let full = self.seats.iter().all(|row| row.sitter != Sitter::Open);
        if was_open && full && self.row.status == Status::Open {
            self.people_besides(Some(by)).into_iter().for_each(|seat| self.tell(seat, Kind::Full));
        }
    }

    /// The game has begun.
    pub(super) fn tell_of_start(&self) {
        self.shared.store.withdraw_notices(&self.row.id, Kind::Full, None);
        for seat in self.people_besides(None) {
            self.tell(seat, Kind::Started);
            // The lines before the game have other numbers in it: they count as read.
            if let Some(guest) = self.seats[seat.index()].guest.as_deref() {
                self.shared.store.save_chat_read(guest, &self.row.id, self.chat_row());
            }
        }
    }

    /// The game is over.
    pub(super) fn tell_of_end(&self) {
        self.shared.store.withdraw_notices(&self.row.id, Kind::End, None);
        self.people_besides(None).into_iter().for_each(|seat| self.tell(seat, Kind::Over));
    }

    /// Somebody asks all others whether the game is to end; with a game over days, also those who are not there.
    pub(super) fn ask_for_end(&self, missing: SeatSet) {
        if !self.is_turn_based() {
            return;
        }
        let asked = self.people_besides(None).into_iter().filter(|seat| missing.contains(*seat));
        asked.for_each(|seat| self.tell(seat, Kind::End));
    }

    /// Somebody has answered whether the game is to end; without a seat the question is over.
    pub(super) fn end_is_answered(&self, by: Option<Seat>) {
        if self.is_turn_based() {
            let guest = by.and_then(|seat| self.seats[seat.index()].guest.as_deref());
            self.shared.store.withdraw_notices(&self.row.id, Kind::End, guest);
        }
    }

    /// Somebody has written a line in a game over days.
    pub(super) fn tell_of_mentions(&self, author: Option<Seat>, text: &str) {
        if !self.is_turn_based() {
            return;
        }
        let by = author.and_then(|seat| self.seats[seat.index()].guest.as_deref());
        for seat in self.people_besides(by) {
            let mut mine = self.seats.iter().filter(|row| row.guest == self.seats[seat.index()].guest);
            let ignored = || self.is_ignored(self.seats[seat.index()].guest.as_deref(), author.map(|by| by.0 + 1));
            if mine.any(|row| mentions(text, &row.name, row.seat)) && !ignored() {
                self.tell(seat, Kind::Mention);
            }
        }
    }

    /// The player of these seats has opened the table.
    pub(super) fn notices_are_seen(&self, mine: SeatSet) {
        if let Some(guest) = mine.first().and_then(|seat| self.seats[seat.index()].guest.as_deref()) {
            self.shared.store.notices_seen(guest, &self.row.id, self.shared.clock.now_ms());
            self.shared.store.save_chat_read(guest, &self.row.id, self.chat_row());
        }
    }

    /// The number of the last row of the chat, or the one before the first.
    fn chat_row(&self) -> i64 {
        let last = self.chat.back().map_or(0, |line| i64::try_from(line.n).unwrap_or_default());
        if self.row.status == Status::Open { BEFORE + last } else { last }
    }

    /// A line was written: whoever looks has read it.
    pub(super) fn line_is_read(&self) {
        let here = self.people_besides(None).into_iter().filter(|seat| self.is_looking(*seat));
        for guest in here.filter_map(|seat| self.seats[seat.index()].guest.as_deref()) {
            self.shared.store.save_chat_read(guest, &self.row.id, self.chat_row());
        }
    }
}

/// Whether a line names a person, by the name or by the number of the seat: "Mara, …", "@Mara", "@3". Short names need the @.
fn mentions(text: &str, name: &str, seat: u8) -> bool {
    let (text, name) = (text.to_lowercase(), name.to_lowercase());
    let needs_at = name.chars().count() < SHORTEST;
    (!name.is_empty() && holds(&text, &name, needs_at)) || holds(&text, &seat.to_string(), true)
}

/// Whether these words stand in a text, not as a part of longer ones, and after an @ if they must.
fn holds(text: &str, words: &str, needs_at: bool) -> bool {
    text.match_indices(words).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + words.len()..].chars().next();
        let begins = if needs_at { before == Some('@') } else { !before.is_some_and(char::is_alphanumeric) };
        begins && !after.is_some_and(char::is_alphanumeric)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_names_people_and_seats_in_whole_words() {
        let named = |text: &str| mentions(text, "Mara", 3);
        for text in ["Mara?", "your turn, MARA", "@mara: look", "@3 please", "(mara)", "mara’s turn", "Mara"] {
            assert!(named(text), "{text}");
        }
        for text in ["Maras", "Tamara", "seat 3", "3", "@31", "", "a3@", "@33 3"] {
            assert!(!named(text), "{text}");
        }
        assert!(
            !mentions("a posse of ed", "Ed", 1) && mentions("a posse of @ed", "Ed", 1),
            "short names are words, too"
        );
        assert!(mentions("go, Zoë!", "ZOË", 1) && mentions("И́ван, ход", "и́ван", 2));
        assert!(!mentions("whatever", "", 2), "a person without a name");
    }
}
