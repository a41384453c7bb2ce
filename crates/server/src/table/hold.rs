//! Seats held for invited people who learn the game before they sit down, and for the players of the previous game. A held seat is an
//! open one with a guest and a time: over it, anybody can sit there.

use super::Table;
use super::lobby::open_row;
use crate::fault::Fault;
use crate::store::SeatRow;
use crate::wire::table::{Sitter, Status};

/// The seconds for which a seat is held.
pub const HELD: i64 = 600;

/// Whether a seat was held, and its time is over.
fn is_over(seat: &SeatRow, now: i64) -> bool {
    seat.sitter == Sitter::Open && seat.held.is_some_and(|until| until <= now)
}

/// A seat as it is at this time.
pub(super) fn current(seat: &SeatRow, now: i64) -> SeatRow {
    if is_over(seat, now) { open_row(seat.seat) } else { seat.clone() }
}

/// The seconds for which an open seat is still held.
pub(super) fn left(seat: &SeatRow, now: i64) -> Option<i64> {
    let until = seat.held.filter(|_| seat.sitter == Sitter::Open)?;
    Some((until - now).max(0))
}

impl Table {
    /// Opens the seats that were held for too long, in memory only. Returns whether there were any.
    pub(super) fn end_holds(&mut self) -> bool {
        let now = self.shared.clock.now();
        let over = self.seats.iter().any(|seat| is_over(seat, now));
        for seat in &mut self.seats {
            *seat = current(seat, now);
        }
        over
    }

    /// Opens the other seats that are held for a guest, in memory only. Returns until when they were held.
    pub(super) fn end_holds_of(&mut self, guest: &str, number: u8) -> Option<i64> {
        let held = |seat: &&mut SeatRow| {
            seat.seat != number
                && seat.sitter == Sitter::Open
                && seat.held.is_some()
                && seat.guest.as_deref() == Some(guest)
        };
        let mut until = None;
        for seat in self.seats.iter_mut().filter(held) {
            until = seat.held;
            *seat = open_row(seat.seat);
        }
        until
    }

    /// A seat that is held for a guest: for ten minutes, or as long as another one was. Asking again gives no more time.
    pub(super) fn held(&self, guest: &str, row: &SeatRow, name: &str, until: Option<i64>) -> Result<SeatRow, Fault> {
        Self::is_free(guest, row)?;
        if row.sitter == Sitter::Bot || !self.seats_of(Some(guest)).is_empty() {
            return Err(Fault::conflict("taken", "a seat is held only if it is open, and for who has none here"));
        }
        if row.guest.is_some() {
            return Ok(row.clone());
        }
        let held = Some(until.unwrap_or_else(|| self.shared.clock.now() + HELD));
        let name = self.distinct_name(row.seat, name)?;
        Ok(SeatRow { guest: Some(guest.to_owned()), name, held, ..open_row(row.seat) })
    }

    /// Opens the seats that were held for too long, and tells everybody.
    pub(super) async fn free_held(&mut self) {
        let old = self.seats.clone();
        if self.row.status != Status::Open || !self.end_holds() {
            return;
        }
        if let Err(fault) = self.save().await {
            self.seats = old;
            return tracing::warn!(table = self.row.id, %fault, "a seat that was held could not be opened");
        }
        self.know_people().await;
        self.send_table();
    }
}
