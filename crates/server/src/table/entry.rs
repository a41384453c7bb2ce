//! Who comes in before the game, who is removed, and the start by itself once all are ready.

use super::Table;
use super::consent::Unagreed;
use crate::fairness::sha256;
use crate::fault::Fault;
use crate::peer::Peers;
use crate::store::TableRow;
use crate::wire::before::Entry;
use crate::wire::table::{Sitter, Status};
use darkrock_rules::ids::Seat;

/// The key of links by which people sit down by invitation, after so many removals. Only who knows the server's part of the seed could
/// compute it, and that part is secret until the game is over.
pub(super) fn key(row: &TableRow, removed: u32) -> Option<String> {
    let asked = row.status == Status::Open && row.settings.entry == Some(Entry::Invitation);
    let open = asked && !row.server_part.is_empty();
    open.then(|| sha256(format!("key {} {removed} {}", row.id, row.server_part).as_bytes())[..32].to_owned())
}

impl Table {
    /// Checks that a guest may come in. Whoever has a seat here, or one that is kept, is in already.
    pub(super) async fn may_enter(&mut self, guest: &str, given: Option<&str>) -> Result<(), Fault> {
        let own = |seat: &crate::store::SeatRow| seat.guest.as_deref() == Some(guest);
        if self.row.host == guest || self.seats.iter().any(own) {
            return Ok(());
        }
        let lobby = self.lobby();
        let invited = || given.is_some() && key(&self.row, lobby.removed).as_deref() == given;
        if lobby.out.iter().any(|out| out == guest) && !invited() {
            return Err(Fault::forbidden("seat-removed", "you were removed from this table: ask the host for a link"));
        }
        match self.row.settings.entry {
            None => Ok(()),
            Some(Entry::Account) => {
                let account = self.shared.store.account_by_guest(guest).await?;
                let message = "people with an account sit down here: make the name permanent first";
                account.map(drop).ok_or_else(|| Fault::forbidden("seat-account", message))
            }
            Some(Entry::Invitation) => {
                let message = "people sit down here by invitation: ask the host for a link";
                invited().then_some(()).ok_or_else(|| Fault::forbidden("seat-invitation", message))
            }
        }
    }

    /// Somebody was removed, in memory only: people sit down by invitation from now on, and not by the links of before.
    pub(super) fn shut_out(&mut self, guest: &str) {
        if !self.seats_of(Some(guest)).is_empty() {
            return;
        }
        self.row.settings.entry = Some(Entry::Invitation);
        (self.row.settings.listed, self.row.listed) = (false, false);
        let mut lobby = self.lobby();
        lobby.removed += 1;
        lobby.out.push(guest.to_owned());
        lobby.put(&mut self.row, &self.seats);
    }

    /// The players of all seats of a guest are ready or not, in memory only.
    pub(super) fn set_ready(&mut self, guest: &str, ready: bool) -> Result<(), Fault> {
        let mine = self.seats_of(Some(guest));
        let is_mine = |seat: u8| mine.contains(Seat(seat.saturating_sub(1)));
        if ready && self.unagreed().any(is_mine) {
            return Err(Fault::conflict("consent", "agree to the changed settings first"));
        }
        let mut lobby = self.lobby();
        lobby.set_ready(is_mine, ready);
        lobby.put(&mut self.row, &self.seats);
        Ok(())
    }

    /// The seats whose players have not agreed to what the host has changed.
    fn unagreed(&self) -> impl Iterator<Item = u8> {
        Unagreed::read(self.row.consent.as_deref()).into_iter().flat_map(|unagreed| unagreed.seats())
    }

    /// Checks that all have agreed to the settings, however long ago they were changed.
    pub(super) fn all_agree(&self) -> Result<(), Fault> {
        let message = "not all have agreed to the changed settings: whoever acts for the host waits until they have";
        if self.unagreed().next().is_some() { Err(Fault::conflict("consent", message)) } else { Ok(()) }
    }

    /// Whether the game starts by itself: all seats are taken, all people are ready, and their clients have sent their parts.
    fn starts_by_itself(&self) -> bool {
        let people = || self.seats.iter().filter(|seat| seat.sitter == Sitter::Person);
        self.row.status == Status::Open
            && self.row.settings.start.is_none()
            && self.seats.iter().all(|seat| seat.sitter != Sitter::Open)
            && people().next().is_some()
            && people().all(|seat| seat.part.is_some())
            && self.all_agree().is_ok()
            && self.lobby().are_ready(people().map(|seat| seat.seat))
    }

    /// Starts the game once all are ready.
    pub(super) async fn start_if_ready(&mut self) {
        if !self.starts_by_itself() {
            return;
        }
        let host = self.pages.values().find(|page| page.guest.as_deref() == Some(&self.row.host));
        let peers = host.or_else(|| self.pages.values().next()).map_or_else(Peers::default, |page| page.peers.clone());
        if let Err(fault) = self.begin(peers).await {
            tracing::info!(table = self.row.id, %fault, "a game whose players are ready could not start");
        }
    }
}
