//! Messages from clients: joining and leaving, validation and handling of requests.

use super::game_play::PlayFault;
use super::{Page, Table};
use crate::fault::Fault;
use crate::limit::Bucket;
use crate::names::clean_text;
use crate::wire::live::{About, ToPage, ToServer};
use crate::wire::table::Status;
use darkrock_rules::ids::{Seat, SeatSet};
use darkrock_rules::{PlayError, notation};
use std::time::Instant;

/// The most guests of whose chat lines a table keeps count: seats change their owners.
const MOST_CHATTERS: usize = 64;

/// With several seats at one screen, the client requests which seat to face.
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
        self.note_origin(page.guest.as_deref(), &page.peers);
        self.pages.insert(number, Page { facing, ..page });
        if !mine.is_empty() {
            // A page of a game over days says whether its player looks at it.
            if !self.is_turn_based() || self.row.status != Status::Running {
                self.notices_are_seen(mine);
            }
            self.sign_of_life(mine);
            self.send_table();
            self.keep_calls();
        }
        self.wake_bots();
    }

    /// After seats have changed owners: a client no longer faces a seat that is not its browser's.
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
        self.forget_previews_of(number);
        self.quiet_since = Instant::now();
        let mine = self.seats_of(page.guest.as_deref());
        let gone = mine.iter().filter(|seat| !self.is_online(*seat)).collect::<SeatSet>();
        for seat in gone {
            self.chairs[seat.index()].away_since = Some(Instant::now());
        }
        if !gone.is_empty() {
            self.send_table();
        }
        self.note_standing();
        self.keep_seen();
        self.keep_calls();
    }

    /// Handles a message of a client.
    pub(super) async fn handle(&mut self, number: u64, message: ToServer) {
        self.quiet_since = Instant::now();
        let Some(page) = self.pages.get_mut(&number) else { return };
        let guest = page.guest.clone();
        let hello = matches!(message, ToServer::Hello { .. });
        if hello && page.synced {
            metrics::counter!("darkrock_pages_lost_track").increment(1);
        }
        page.synced |= hello;
        let synced = page.synced;
        let mine = self.seats_of(guest.as_deref());
        let about = message.about();
        // A client sends these automatically, even if its player is absent.
        if !hello && !matches!(message, ToServer::Preview { .. }) {
            self.sign_of_life(mine);
        }
        let done = match message {
            ToServer::Hello { since } => {
                self.sync(number, since);
                return;
            }
            _ if !synced => Err(Fault::bad("hello", "the first message must be “hello”")),
            ToServer::Face { seat } => self.face(number, guest.as_deref(), seat),
            ToServer::Play { seat, choice, seq } => {
                return self.handle_choice(number, guest.as_deref(), seat, &choice, seq).await;
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
            // The connection answers `ping` itself; `here` needs no reply.
            ToServer::Here | ToServer::Ping => Ok(()),
            ToServer::Vote { seat } => match self.seat(seat) {
                Ok(seat) => self.vote(mine, seat).await,
                Err(fault) => Err(fault),
            },
            ToServer::End { agree } => self.want_end(mine, agree).await,
            ToServer::Chat { text } => self.handle_chat(guest.as_deref(), number, &text).await,
            ToServer::Why { seat, choice } => self.why(number, guest.as_deref(), seat, &choice),
            ToServer::Orders { seat, orders } => match self.own_seat(guest.as_deref(), seat) {
                Ok(seat) => self.change_orders(seat, orders).await,
                Err(fault) => Err(fault),
            },
            ToServer::Look { on, seen } => {
                self.note_look(number, on, seen);
                Ok(())
            }
            ToServer::Preview { seat, seq } => self.preview(number, guest.as_deref(), seat, seq),
            ToServer::Hint { seat, seq } => self.hint(number, guest.as_deref(), seat, seq),
        };
        if let Err(fault) = done {
            self.answer(number, &ToPage::error(Some(about), fault));
        }
    }

    fn face(&mut self, number: u64, guest: Option<&str>, seat: Option<u8>) -> Result<(), Fault> {
        let facing = seat.map(|seat| self.own_seat(guest, seat)).transpose()?;
        if let Some(page) = self.pages.get_mut(&number) {
            page.facing = facing;
        }
        self.sync(number, None);
        Ok(())
    }

    async fn handle_choice(&mut self, number: u64, guest: Option<&str>, seat: u8, text: &str, seq: u64) {
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
        self.answer(number, &answer);
    }

    async fn choose(&mut self, guest: Option<&str>, seat: u8, text: &str, seq: u64) -> Result<(), PlayFault> {
        let seat = self.own_seat(guest, seat)?;
        if self.seats[seat.index()].sitter != crate::wire::table::Sitter::Person {
            return Err(Fault::conflict("bot-plays", "a bot plays this seat: take it back first").into());
        }
        self.answers(seat, seq)?;
        let game = self.playing()?;
        let choice = notation::parse(game.content(), text).map_err(|e| Fault::bad("choice", e.to_string()))?;
        let spared = self.spared(seat);
        self.play(seat, choice).await?;
        if let Some(offer) = spared {
            self.offer(seat, &offer);
        }
        Ok(())
    }

    async fn handle_chat(&mut self, guest: Option<&str>, number: u64, text: &str) -> Result<(), Fault> {
        let text = clean_text(text)?;
        let facing = self.pages.get(&number).and_then(|p| p.facing);
        let seat = facing.or_else(|| self.seats_of(guest).first());
        let Some(seat) = seat else {
            return Err(Fault::forbidden("not-seated", "only seated players can chat"));
        };
        let now = Instant::now();
        if self.chatter.len() > MOST_CHATTERS {
            self.chatter.clear();
        }
        let author = guest.map(str::to_owned);
        let whose = author.clone().unwrap_or_default();
        let bucket = self.chatter.entry(whose).or_insert_with(|| Bucket::new(self.shared.limits.chat_per_second, now));
        if !bucket.take(now) {
            return Err(Fault::too_many("").with("chat-limit", "too many lines at once: wait a moment"));
        }
        self.heed_ignored().await;
        let name = self.seats[seat.index()].name.clone();
        if self.row.status == Status::Open {
            return self.chat_before((seat, name), author, text).await;
        }
        self.add_chat((seat, name), author, text).await
    }

    fn why(&mut self, number: u64, guest: Option<&str>, seat: u8, text: &str) -> Result<(), Fault> {
        let seat = self.own_seat(guest, seat)?;
        let game = self.playing()?;
        let content = game.content();
        let choice = notation::parse(content, text).map_err(|e| Fault::bad("choice", e.to_string()))?;
        let Some(refusal) = game.session().game().refusal(seat, choice) else {
            return Err(Fault::conflict("open", "this choice is available now"));
        };
        let refused = ToPage::refused(content, choice, &refusal);
        self.answer(number, &refused);
        Ok(())
    }
}
