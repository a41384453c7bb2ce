//! Messages to clients, each redacted for its viewer.

use super::news::{News, json};
use super::{Page, Table};
use crate::game::{LiveGame, Numbered};
use crate::wire::event::{LogEntry, WireEvent};
use crate::wire::ids::{self, Ids};
use crate::wire::live::{ChatLine, GameNow, Snapshot, ToPage};
use crate::wire::message::Message;
use axum::extract::ws::Utf8Bytes;
use darkrock_rules::ids::Seat;
use darkrock_texts::messages;
use std::sync::Arc;

impl Table {
    /// Sends to a client; a client that reads too slowly is disconnected, and reconnects by itself.
    pub(super) fn send(&mut self, number: u64, message: Utf8Bytes) {
        let Some(page) = self.pages.get(&number) else { return };
        if page.outgoing.try_send(message).is_err() {
            metrics::counter!("darkrock_pages_dropped").increment(1);
            self.leave(number);
        }
    }

    pub(super) fn answer(&mut self, number: u64, answer: &ToPage) {
        self.send(number, json(answer));
    }

    /// Brings a client up to date: what it missed, or everything.
    pub(super) fn sync(&mut self, number: u64, since: Option<u64>) {
        let Some(page) = self.pages.get(&number) else { return };
        let missed = match (&self.game, since) {
            (Some(game), Some(since)) if self.halt.is_none() => {
                game.since(since).map(|missed| News::new(game, self.position, missed).update(page.facing, None))
            }
            _ => None,
        };
        let Some((update, sent)) = missed else { return self.send_snapshot(number) };
        let table = json(&ToPage::Table { table: Box::new(self.info(page.guest.as_deref())) });
        self.note_sent(number, Some(sent));
        self.send(number, update);
        self.send(number, table);
        self.send_orders(number);
    }

    fn send_snapshot(&mut self, number: u64) {
        let Some(page) = self.pages.get(&number) else { return };
        let snapshot = self.snapshot(page);
        let sent = snapshot.game.clone();
        let message = json(&ToPage::Snapshot(Box::new(snapshot)));
        self.note_sent(number, sent);
        self.send(number, message);
        self.send_orders(number);
    }

    fn note_sent(&mut self, number: u64, sent: Option<Arc<GameNow>>) {
        if let Some(page) = self.pages.get_mut(&number) {
            page.sent = sent;
        }
    }

    fn snapshot(&self, page: &Page) -> Snapshot {
        let guest = page.guest.as_deref();
        let game = self.game.as_ref();
        let log = game.map(|g| g.recent().map(|h| log_entry(g, h, page.facing)).collect()).unwrap_or_default();
        let now = game.map(|g| GameNow::new(Ids(g.content()), g.session(), self.position, page.facing));
        let now = now.map(|now| if self.halt.is_some() || self.given_up { now.at_rest() } else { now });
        Snapshot {
            table: self.info(guest),
            mine: ids::seats(self.seats_of(guest)),
            facing: page.facing.map(ids::seat),
            log,
            times: game.map(|g| g.times().collect()).unwrap_or_default(),
            last: game.map_or(0, LiveGame::last),
            chat: self.chat.iter().filter(|line| !self.is_ignored(guest, line.seat)).cloned().collect(),
            game: now.map(Arc::new),
            seen: page.facing.filter(|_| self.is_turn_based()).map(|seat| self.turn.seen[seat.index()].0),
        }
    }

    /// Sends a full snapshot to every client: at the start, and after an undo.
    pub(super) fn sync_all(&mut self) {
        let pages: Vec<u64> = self.pages.iter().filter(|(_, p)| p.synced).map(|(n, _)| *n).collect();
        pages.into_iter().for_each(|page| self.sync(page, None));
    }

    /// Broadcasts the effects of a choice: to each client what has changed since it was last sent the game.
    pub(super) fn send_update(&mut self, happened: &[Numbered]) {
        let Some(game) = &self.game else { return };
        let mut news = News::new(game, self.position, happened.iter());
        let mut out = Vec::with_capacity(self.pages.len());
        for (number, page) in self.pages.iter_mut().filter(|(_, p)| p.synced) {
            let (message, sent) = news.update(page.facing, page.sent.as_ref());
            page.sent = Some(sent);
            out.push((*number, message));
        }
        out.into_iter().for_each(|(page, message)| self.send(page, message));
    }

    /// Broadcasts the state of the table.
    pub(super) fn send_table(&mut self) {
        let pages: Vec<(u64, Option<String>)> =
            self.pages.iter().filter(|(_, p)| p.synced).map(|(n, p)| (*n, p.guest.clone())).collect();
        self.note_told();
        for (page, guest) in pages {
            let message = json(&ToPage::Table { table: Box::new(self.info(guest.as_deref())) });
            self.send(page, message);
        }
    }

    pub(super) fn send_chat(&mut self, line: ChatLine) {
        self.line_is_read();
        let hears = |page: &Page| page.synced && !self.is_ignored(page.guest.as_deref(), line.seat);
        let pages: Vec<u64> = self.pages.iter().filter(|(_, page)| hears(page)).map(|(n, _)| *n).collect();
        let message = json(&ToPage::Chat { line });
        pages.into_iter().for_each(|page| self.send(page, message.clone()));
    }

    /// Tells all clients what the host announces.
    pub(super) fn announce(&mut self) {
        self.send_all(&ToPage::Announcement { text: self.shared.house.announcement() });
    }

    /// Notifies all clients that the server is shutting down: each connection closes once its queue is sent.
    pub(super) fn close(&mut self, message: &str) {
        self.send_all(&ToPage::Closing { message: message.to_owned() });
        self.pages.clear();
    }

    fn send_all(&mut self, message: &ToPage) {
        let message = json(message);
        let pages: Vec<u64> = self.pages.iter().filter(|(_, p)| p.synced).map(|(n, _)| *n).collect();
        pages.into_iter().for_each(|page| self.send(page, message.clone()));
    }
}

/// An event redacted for a viewer.
pub(crate) fn log_entry(game: &LiveGame, numbered: &Numbered, viewer: Option<Seat>) -> LogEntry {
    let ids = Ids(game.content());
    let event = numbered.event.seen_by(viewer);
    let line = messages::event(game.content(), numbered.scene, &event, viewer).map(|m| Message::new(ids, m));
    LogEntry { n: numbered.n, event: WireEvent::new(ids, event), line }
}
