//! What the choices of a decision do, for a client that has drawn it.

use super::Table;
use crate::fault::Fault;
use crate::wire::ask::closed;
use crate::wire::ids::Ids;
use crate::wire::live::ToPage;
use crate::wire::preview::previews;

impl Table {
    /// Answers with what the choices of a client's faced seat do, in the position of this number.
    pub(super) fn preview(&mut self, page: u64, guest: Option<&str>, number: u8, seq: u64) -> Result<(), Fault> {
        let seat = self.faced_seat(page, guest, number)?;
        self.may_ask(seat, seq)?;
        let game = self.playing()?;
        let (ids, session) = (Ids(game.content()), game.session());
        let (previews, closed) = (previews(ids, session, seat), closed(ids, session, seat));
        self.answer(page, &ToPage::Previews { seat: number, seq, previews, closed });
        Ok(())
    }
}
