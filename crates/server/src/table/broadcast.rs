//! What pages are told, each what it may know.

use super::game_play::PlayFault;
use super::{Page, Table};
use crate::fault::Fault;
use crate::game::{LiveGame, Numbered};
use crate::guest::clean_line;
use crate::wire::event::{LogEntry, WireEvent};
use crate::wire::ids::{self, Ids};
use crate::wire::live::{About, ChatLine, GameNow, Snapshot, ToPage, ToServer, Update};
use crate::wire::message::Message;
use crate::wire::position::Position;
use crate::wire::table::Status;
use axum::extract::ws::Utf8Bytes;
use darkrock_rules::event::Event;
use darkrock_rules::ids::{Seat, SeatSet};
use darkrock_rules::{PlayError, notation};
use darkrock_texts::messages;
use serde::Serialize;
use serde_json::value::RawValue;
use std::time::Instant;

/// Characters of the longest line of the chat.
const LONGEST_LINE: usize = 300;

/// Bytes of nearly every message, so that its buffer need not grow.
const USUAL_BYTES: usize = 8 << 10;

/// A message as it goes over the wire.
fn written(message: &ToPage) -> Utf8Bytes {
    let mut text = Vec::with_capacity(USUAL_BYTES);
    // Writing to memory cannot fail, and JSON is text.
    let _ = serde_json::to_writer(&mut text, message);
    String::from_utf8(text).unwrap_or_default().into()
}

/// With several seats before one screen, the page asks whom to face.
fn faced_at_first(mine: SeatSet) -> Option<Seat> {
    if mine.len() == 1 { mine.first() } else { None }
}

impl Table {
    pub(super) fn join(&mut self, number: u64, page: Page) {
        let mine = self.seats_of(page.guest.as_deref());
        let facing = faced_at_first(mine);
        for seat in mine {
            self.chairs[seat.index()].away_since = None;
            self.chairs[seat.index()].votes = SeatSet::new();
        }
        self.pages.insert(number, Page { facing, ..page });
        if !mine.is_empty() {
            self.sign_of_life(mine);
            self.tell_table();
        }
        self.wake_bots();
    }

    /// After seats have changed hands: a page faces no seat that is not its browser's any more.
    pub(super) fn face_anew(&mut self) {
        let pages: Vec<(u64, SeatSet)> =
            self.pages.iter().map(|(n, page)| (*n, self.seats_of(page.guest.as_deref()))).collect();
        for (number, mine) in pages {
            if let Some(page) = self.pages.get_mut(&number) {
                page.facing = faced_at_first(mine);
            }
        }
    }

    pub(super) fn leave(&mut self, number: u64) {
        let Some(page) = self.pages.remove(&number) else { return };
        self.forget_hints_of(number);
        self.quiet_since = Instant::now();
        let mine = self.seats_of(page.guest.as_deref());
        let gone = mine.iter().filter(|seat| !self.is_online(*seat)).collect::<SeatSet>();
        for seat in gone {
            self.chairs[seat.index()].away_since = Some(Instant::now());
        }
        if !gone.is_empty() {
            self.tell_table();
        }
        self.note_standing();
    }

    /// Sends to a page; one that does not take its messages in time is dropped, and comes back by itself.
    fn send(&mut self, number: u64, message: Utf8Bytes) {
        let Some(page) = self.pages.get(&number) else { return };
        if page.outgoing.try_send(message).is_err() {
            metrics::counter!("darkrock_pages_dropped").increment(1);
            self.leave(number);
        }
    }

    pub(super) fn answer(&mut self, number: u64, answer: &ToPage) {
        self.send(number, written(answer));
    }

    /// Takes a message of a page.
    pub(super) async fn hear(&mut self, number: u64, message: ToServer) {
        self.quiet_since = Instant::now();
        let Some(page) = self.pages.get_mut(&number) else { return };
        let guest = page.guest.clone();
        page.greeted |= matches!(message, ToServer::Hello { .. });
        let greeted = page.greeted;
        let mine = self.seats_of(guest.as_deref());
        let about = message.about();
        // A page says hello by itself, also when its player is elsewhere.
        if !matches!(message, ToServer::Hello { .. }) {
            self.sign_of_life(mine);
        }
        let done = match message {
            ToServer::Hello { since } => {
                self.greet(number, since);
                return;
            }
            _ if !greeted => Err(Fault::bad("hello", "the first message must be “hello”")),
            ToServer::Face { seat } => self.face(number, guest.as_deref(), seat),
            ToServer::Play { seat, choice, seq } => {
                return self.hear_choice(number, guest.as_deref(), seat, &choice, seq).await;
            }
            ToServer::Undo { seat } => match self.own_seat(guest.as_deref(), seat) {
                Ok(seat) => self.undo(seat).await,
                Err(fault) => Err(fault),
            },
            ToServer::Resign { seat } => match self.own_seat(guest.as_deref(), seat) {
                Ok(seat) => self.resign(seat).await,
                Err(fault) => Err(fault),
            },
            ToServer::Return { seat } => match self.own_seat(guest.as_deref(), seat) {
                Ok(seat) => self.come_back(seat).await,
                Err(fault) => Err(fault),
            },
            // The connection answers a ping itself; whoever says only to be there wants nothing more.
            ToServer::Here | ToServer::Ping => Ok(()),
            ToServer::Vote { seat } => match self.seat(seat) {
                Ok(seat) => self.vote(mine, seat).await,
                Err(fault) => Err(fault),
            },
            ToServer::Chat { text } => self.hear_chat(guest.as_deref(), number, &text).await,
            ToServer::Why { seat, choice } => self.why(number, guest.as_deref(), seat, &choice),
            ToServer::Hint { seat, seq } => self.hint(number, guest.as_deref(), seat, seq),
        };
        if let Err(fault) = done {
            self.send(number, written(&ToPage::error(Some(about), fault)));
        }
    }

    fn face(&mut self, number: u64, guest: Option<&str>, seat: Option<u8>) -> Result<(), Fault> {
        let facing = seat.map(|seat| self.own_seat(guest, seat)).transpose()?;
        if let Some(page) = self.pages.get_mut(&number) {
            page.facing = facing;
        }
        self.greet(number, None);
        Ok(())
    }

    async fn hear_choice(&mut self, number: u64, guest: Option<&str>, seat: u8, text: &str, seq: u64) {
        let about = Some(About { kind: "play".to_owned(), seat: Some(seat), seq: Some(seq) });
        let done = self.choose(guest, seat, text, seq).await;
        let answer = match (done, &self.game) {
            (Ok(()), _) => return,
            (Err(PlayFault::Rules(PlayError::Refused { choice, refusal })), Some(game)) => {
                ToPage::refused(game.content(), choice, &refusal)
            }
            (Err(PlayFault::Rules(error)), _) => ToPage::error(about, Fault::conflict("not-asked", error.to_string())),
            (Err(PlayFault::Other(fault)), _) => ToPage::error(about, fault),
        };
        self.send(number, written(&answer));
    }

    async fn choose(&mut self, guest: Option<&str>, seat: u8, text: &str, seq: u64) -> Result<(), PlayFault> {
        let seat = self.own_seat(guest, seat)?;
        if self.seats[seat.index()].sitter != crate::wire::table::Sitter::Person {
            return Err(Fault::conflict("bot-plays", "a bot plays this seat: take it back first").into());
        }
        self.answers(seat, seq)?;
        let game = self.playing()?;
        let choice = notation::parse(game.content(), text).map_err(|e| Fault::bad("choice", e.to_string()))?;
        self.play(seat, choice).await
    }

    async fn hear_chat(&mut self, guest: Option<&str>, number: u64, text: &str) -> Result<(), Fault> {
        let text = clean_line(text);
        let long = text.chars().count();
        if long == 0 || long > LONGEST_LINE {
            return Err(Fault::bad("chat", format!("the line has {long} characters: expected 1 to {LONGEST_LINE}")));
        }
        let facing = self.pages.get(&number).and_then(|p| p.facing);
        let seat = facing.or_else(|| self.seats_of(guest).first());
        let Some(seat) = seat else {
            return Err(Fault::forbidden("not-seated", "only who sits at the table can speak there"));
        };
        let name = self.seats[seat.index()].name.clone();
        if self.row.status == Status::Open {
            return self.say_before(seat, name, text).await;
        }
        self.say(Some(seat), name, text).await
    }

    fn why(&mut self, number: u64, guest: Option<&str>, seat: u8, text: &str) -> Result<(), Fault> {
        let seat = self.own_seat(guest, seat)?;
        let game = self.playing()?;
        let content = game.content();
        let choice = notation::parse(content, text).map_err(|e| Fault::bad("choice", e.to_string()))?;
        let Some(refusal) = game.session().game().refusal(seat, choice) else {
            return Err(Fault::conflict("open", "this can be chosen now"));
        };
        let refused = ToPage::refused(content, choice, &refusal);
        self.send(number, written(&refused));
        Ok(())
    }

    /// Brings a page up to date: what it missed, or everything.
    fn greet(&mut self, number: u64, since: Option<u64>) {
        let Some(page) = self.pages.get(&number) else { return };
        let viewer = page.facing;
        let missed = match (&self.game, since) {
            (Some(game), Some(since)) => game.since(since).map(|missed| {
                let events = missed.map(|h| raw(&log_entry(game, h, viewer))).collect();
                let position = raw_position(game);
                let now = GameNow::new(Ids(game.content()), game.session(), self.position, viewer, &position);
                ToPage::Update(Box::new(Update { events, game: now }))
            }),
            _ => None,
        };
        let caught_up = missed.is_some();
        let message = missed.unwrap_or_else(|| self.snapshot(page));
        let message = written(&message);
        let table = caught_up.then(|| written(&ToPage::Table { table: Box::new(self.info(page.guest.as_deref())) }));
        self.send(number, message);
        if let Some(table) = table {
            self.send(number, table);
        }
    }

    fn snapshot(&self, page: &Page) -> ToPage {
        let guest = page.guest.as_deref();
        let game = self.game.as_ref();
        let log = game.map(|g| g.recent().map(|h| log_entry(g, h, page.facing)).collect()).unwrap_or_default();
        let now =
            game.map(|g| GameNow::new(Ids(g.content()), g.session(), self.position, page.facing, &raw_position(g)));
        ToPage::Snapshot(Box::new(Snapshot {
            table: self.info(guest),
            mine: ids::seats(self.seats_of(guest)),
            facing: page.facing.map(ids::seat),
            log,
            last: game.map_or(0, LiveGame::last),
            chat: self.chat.iter().cloned().collect(),
            game: now,
        }))
    }

    /// Sends everything anew to every page: at the start, and after something was taken back.
    pub(super) fn greet_all(&mut self) {
        let pages: Vec<u64> = self.pages.iter().filter(|(_, p)| p.greeted).map(|(n, _)| *n).collect();
        pages.into_iter().for_each(|page| self.greet(page, None));
    }

    /// Sends what a choice did to every page, once written for each viewer.
    pub(super) fn tell_update(&mut self, happened: &[Numbered]) {
        let Some(game) = &self.game else { return };
        let position = raw_position(game);
        let public: Vec<_> = happened.iter().map(|h| (h.event.seen_by(None), raw(&log_entry(game, h, None)))).collect();
        // What a viewer may know of an event is all that its entry depends on.
        let told = |h: &Numbered, (event, text): &(Event, Box<RawValue>), viewer| {
            if h.event.seen_by(viewer) == *event { text.clone() } else { raw(&log_entry(game, h, viewer)) }
        };
        let mut ready: Vec<(Option<Seat>, Utf8Bytes)> = Vec::new();
        let mut out = Vec::new();
        for (number, page) in self.pages.iter().filter(|(_, p)| p.greeted) {
            let viewer = page.facing;
            let known = ready.iter().find(|(v, _)| *v == viewer).map(|(_, message)| message.clone());
            let message = known.unwrap_or_else(|| {
                let events = happened.iter().zip(&public).map(|(h, p)| told(h, p, viewer)).collect();
                let now = GameNow::new(Ids(game.content()), game.session(), self.position, viewer, &position);
                let message = written(&ToPage::Update(Box::new(Update { events, game: now })));
                ready.push((viewer, message.clone()));
                message
            });
            out.push((*number, message));
        }
        out.into_iter().for_each(|(page, message)| self.send(page, message));
    }

    /// Sends to every page what became of the table.
    pub(super) fn tell_table(&mut self) {
        let pages: Vec<(u64, Option<String>)> =
            self.pages.iter().filter(|(_, p)| p.greeted).map(|(n, p)| (*n, p.guest.clone())).collect();
        self.note_told();
        for (page, guest) in pages {
            let message = written(&ToPage::Table { table: Box::new(self.info(guest.as_deref())) });
            self.send(page, message);
        }
    }

    pub(super) fn tell_chat(&mut self, line: ChatLine) {
        self.tell_all(&ToPage::Chat { line });
    }

    /// Tells all pages that the server stops, and lets go of them: each closes once it has sent what waits.
    pub(super) fn close(&mut self, message: &str) {
        self.tell_all(&ToPage::Closing { message: message.to_owned() });
        self.pages.clear();
    }

    fn tell_all(&mut self, message: &ToPage) {
        let message = written(message);
        let pages: Vec<u64> = self.pages.iter().filter(|(_, p)| p.greeted).map(|(n, _)| *n).collect();
        pages.into_iter().for_each(|page| self.send(page, message.clone()));
    }
}

fn raw_position(game: &LiveGame) -> Box<RawValue> {
    raw(&Position::of(Ids(game.content()), game.session()))
}

/// A part of a message as it goes over the wire.
fn raw(part: &impl Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(part).unwrap_or_else(|_| RawValue::NULL.to_owned())
}

/// An event as a viewer may know it.
pub(crate) fn log_entry(game: &LiveGame, numbered: &Numbered, viewer: Option<Seat>) -> LogEntry {
    let ids = Ids(game.content());
    let event = numbered.event.seen_by(viewer);
    let line = messages::event(game.content(), numbered.scene, &event, viewer).map(|m| Message::new(ids, m));
    LogEntry { n: numbered.n, event: WireEvent::new(ids, event), line }
}
