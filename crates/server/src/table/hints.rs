//! Hints: the gunslinger's advice, sent only to the client that requests it. They are not stored in the game's rows.

use super::{Command, Page, Table};
use crate::fault::Fault;
use crate::limit::Bucket;
use crate::pool::{Audience, BotFailure, Line, Question, Standing};
use crate::wire::advice::AdviceLine;
use crate::wire::live::{ToPage, ToServer};
use crate::wire::table::Sitter;
use darkrock_bots::Advice;
use darkrock_bots::advice::hint_seed;
use darkrock_rules::ids::Seat;
use std::pin::pin;
use std::sync::Arc;
use std::time::Instant;
use tokio::task::AbortHandle;

/// A hint in progress. Dropping it cancels the search.
pub(super) struct Asked {
    page: u64,
    /// The number of the position for which the client asked.
    seq: u64,
    /// The number of the position being searched.
    position: u64,
    thinking: AbortHandle,
}

impl Drop for Asked {
    fn drop(&mut self) {
        self.thinking.abort();
    }
}

impl Table {
    /// Starts the gunslinger's search for the decision of a client's faced seat.
    pub(super) fn hint(&mut self, page: u64, guest: Option<&str>, number: u8, seq: u64) -> Result<(), Fault> {
        if !self.row.settings.hints || self.row.settings.rated {
            return Err(Fault::forbidden("hints-off", "hints are disabled at this table"));
        }
        let seat = self.faced_seat(page, guest, number)?;
        if self.seats[seat.index()].sitter != Sitter::Person {
            return Err(Fault::conflict("bot-plays", "a bot plays this seat: take it back first"));
        }
        self.may_ask(seat, seq)?;
        let limit = self.shared.limits.hints_per_second;
        let now = Instant::now();
        let chair = &mut self.chairs[seat.index()];
        if chair.hint.is_some() {
            return Err(Fault::too_many("a hint for this seat is already being computed: wait for it"));
        }
        if !chair.hints_left.get_or_insert_with(|| Bucket::new(limit, now)).take(now) {
            return Err(Fault::too_many("too many hints: wait a moment"));
        }
        let question = self.question(seat)?;
        self.chairs[seat.index()].hint = Some(self.think_about(page, seat, seq, question));
        Ok(())
    }

    /// The seat of this number, if the client faces it: in hot-seat play anything about its hand is for nobody else.
    pub(super) fn faced_seat(&self, page: u64, guest: Option<&str>, number: u8) -> Result<Seat, Fault> {
        let seat = self.own_seat(guest, number)?;
        let faced = self.pages.get(&page).and_then(|page| page.facing) == Some(seat);
        let not_faced = || format!("this client does not face seat {number}: send “face” first");
        faced.then_some(seat).ok_or_else(|| Fault::forbidden("not-faced", not_faced()))
    }

    /// Checks that a seat has a pending decision in the position of this number.
    pub(super) fn may_ask(&mut self, seat: Seat, seq: u64) -> Result<(), Fault> {
        self.answers(seat, seq)?;
        let waits = self.playing()?.waiting().contains(seat);
        let not_asked = || Fault::conflict("not-asked", format!("seat {} has no decision to make now", seat.0 + 1));
        waits.then_some(()).ok_or_else(not_asked)
    }

    fn question(&mut self, seat: Seat) -> Result<Question, Fault> {
        let game = self.playing()?;
        let mut choices = Vec::new();
        game.session().choices(seat, &mut choices);
        Ok(Question {
            content: Arc::clone(game.content()),
            view: game.session().game().view(Some(seat)),
            choices,
            until: None,
        })
    }

    fn think_about(&self, page: u64, seat: Seat, seq: u64, question: Question) -> Asked {
        let position = self.position;
        let seed = hint_seed(&question.view);
        let bot = self.shared.limits.adviser.build(seed, seat);
        let (pool, myself) = (self.shared.pool.clone(), self.myself.clone());
        let payers = self.pages.get(&page).map(Page::payer).into_iter().collect();
        let standing = Standing { audience: Audience::Seated, payers };
        let thinking = tokio::spawn(async move {
            let line = Line::default();
            let mut told = line.subscribe();
            let tell = async |command| {
                if let Some(table) = myself.upgrade() {
                    drop(table.send(command).await);
                }
            };
            let mut advice = pin!(pool.advise(bot, seed, standing, line, question));
            loop {
                tokio::select! {
                    biased;
                    advice = &mut advice => return tell(Command::Hint { seat, page, position, advice }).await,
                    Ok(()) = told.changed() => {
                        let ahead = told.borrow_and_update().unwrap_or_default();
                        tell(Command::HintLine { seat, page, position, ahead }).await;
                    }
                }
            }
        });
        Asked { page, seq, position, thinking: thinking.abort_handle() }
    }

    /// A hint waits in line: tells its client, if that still faces the seat.
    pub(super) fn send_hint_line(&mut self, seat: Seat, page: u64, position: u64, ahead: usize) {
        let faced = self.pages.get(&page).and_then(|page| page.facing) == Some(seat);
        let hint = self.chairs[seat.index()].hint.as_ref().filter(|_| faced);
        let Some(asked) = hint.filter(|asked| asked.page == page && asked.position == position) else { return };
        let ahead = u32::try_from(ahead).unwrap_or(u32::MAX);
        let line = ToPage::HintLine { seat: seat.0 + 1, seq: asked.seq, ahead };
        self.answer(page, &line);
    }

    /// A hint is ready: sends it to the requesting client if that still faces the seat.
    pub(super) fn send_hint(&mut self, seat: Seat, page: u64, position: u64, advice: Result<Vec<Advice>, BotFailure>) {
        let chair = &mut self.chairs[seat.index()];
        // Another one may have been requested since.
        let asked = chair.hint.take_if(|asked| asked.page == page && asked.position == position);
        let Some(asked) = asked else { return };
        let faced = self.pages.get(&page).and_then(|p| p.facing) == Some(seat);
        let Some(game) = self.game.as_ref().filter(|_| faced) else { return };
        let answer = match advice {
            Ok(advice) => {
                let advice = AdviceLine::best(game.content(), &advice);
                ToPage::Hint { seat: seat.0 + 1, seq: asked.seq, advice }
            }
            Err(failure) => {
                tracing::error!(table = self.row.id, seat = seat.0 + 1, %failure, "no hint");
                let about = ToServer::Hint { seat: seat.0 + 1, seq: asked.seq }.about();
                ToPage::error(Some(about), Fault::conflict("no-hint", "no hint could be found: try again"))
            }
        };
        self.answer(page, &answer);
    }

    /// After a change of the game: cancels hints that are no longer needed.
    pub(super) fn drop_old_hints(&mut self) {
        let game = self.game.as_ref().map(|live| (live.waiting(), live.session().game().decision().len() > 1));
        let (waiting, joint) = game.unwrap_or_default();
        for (at, chair) in self.chairs.iter_mut().enumerate() {
            let seat = Seat(at as u8);
            let person = self.seats.get(at).is_some_and(|row| row.sitter == Sitter::Person);
            let needed = |asked: &Asked| person && waiting.contains(seat) && (joint || asked.position == self.position);
            chair.hint.take_if(|asked| !needed(asked));
        }
    }

    /// A client disconnected: its hints are no longer needed.
    pub(super) fn forget_hints_of(&mut self, page: u64) {
        for chair in &mut self.chairs {
            chair.hint.take_if(|asked| asked.page == page);
        }
    }
}
