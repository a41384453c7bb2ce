//! A game that all its people agree to end: it has no result, whatever its position.

use super::Table;
use super::turn_time::ByBot;
use crate::fault::Fault;
use crate::halt::END;
use crate::wire::before::{EndedBy, Ending};
use crate::wire::ids;
use crate::wire::table::{Status, Stopped};
use darkrock_rules::ids::{Seat, SeatSet};

/// The row of a seat that wants to end the game ([`YES`]), or not any more.
pub(super) const ASK: &str = "ask-end";
const YES: &str = "yes";
/// A seat refuses: the question is over for all.
const NO: &str = "no";

impl Table {
    /// A guest wants to end the game for all its seats, or refuses.
    pub(super) async fn want_end(&mut self, mine: SeatSet, agree: bool) -> Result<(), Fault> {
        self.not_halted()?;
        self.not_missing()?;
        if self.row.status != Status::Running || self.game.is_none() {
            return Err(Fault::conflict("no-game", "no game is running at this table"));
        }
        let mine = mine.and(self.people());
        let Some(first) = mine.first() else {
            return Err(Fault::forbidden("not-seated", "only people who play can end the game"));
        };
        if !agree {
            // Whoever has agreed takes that back, and whoever has not refuses for everybody: the same row.
            if !self.ending.is_empty() {
                self.write(ASK, Some(first), NO.to_owned()).await?;
                self.ending = SeatSet::new();
                self.end_is_answered(None);
            }
        } else {
            self.not_settled().await?;
        }
        let asks = agree && self.ending.is_empty();
        for seat in mine.without(self.ending).iter().filter(|_| agree) {
            self.write(ASK, Some(seat), YES.to_owned()).await?;
            self.ending.insert(seat);
        }
        if agree && self.not_asked().is_empty() {
            return self.end_by_agreement().await;
        }
        if asks {
            self.ask_for_end(self.not_asked());
        } else if agree {
            self.end_is_answered(Some(first));
        }
        self.send_table();
        Ok(())
    }

    /// A game that counts as abandoned cannot be ended without a result: it has one already, and ratings that were settled since
    /// stand on it. It can be played on.
    async fn not_settled(&mut self) -> Result<(), Fault> {
        if !self.row.settings.rated || self.shared.store.results_of_table(&self.row.id).await?.is_empty() {
            return Ok(());
        }
        let sentence = "this game counts as abandoned already: it can be played on, but not ended without a result";
        Err(Fault::conflict("settled", sentence))
    }

    /// The people who play: also whoever a bot decides for once, but not those for whom one plays the rest.
    fn people(&self) -> SeatSet {
        let once = |seat: &Seat| self.turn.clock.of(*seat).bot == Some(ByBot::Decision);
        let late = (0..self.seats.len()).map(|at| Seat(at as u8)).filter(|seat| self.is_turn_based() && once(seat));
        self.persons().union(late.collect())
    }

    /// The people who have not agreed to end the game.
    fn not_asked(&self) -> SeatSet {
        self.people().without(self.ending)
    }

    async fn end_by_agreement(&mut self) -> Result<(), Fault> {
        self.write(END, None, self.seq.to_string()).await?;
        self.given_up = true;
        // As when the row is read: what clients are sent of the game is another one now.
        self.arrive(None);
        self.finish_if_over().await;
        self.keep_time();
        self.sync_all();
        Ok(())
    }

    /// A row about the end of the game was read.
    pub(super) fn read_ending(&mut self, seat: Seat, body: &str) {
        if body == YES { self.ending.insert(seat) } else { self.ending = SeatSet::new() }
    }

    /// What is stored of a game without a result: nothing else says so to lists.
    pub(super) fn note_agreed_end(&mut self) {
        if !self.given_up || self.halt.is_some() {
            return;
        }
        let (agreed, ended) = (ids::seats(self.ending), Some(EndedBy::Agreement));
        let choices = self.game.as_ref().map_or(0, |game| game.session().entries().len() as u32);
        let stopped = Stopped { choices, left: 0, rules: self.row.rules, agreed, ended };
        self.row.stopped = serde_json::to_string(&stopped).ok();
    }

    /// Who wants to end the game, for clients.
    pub(super) fn shown_ending(&self) -> Option<Ending> {
        let asked = self.row.status == Status::Running && !self.ending.is_empty();
        asked.then(|| Ending { agreed: ids::seats(self.ending), missing: ids::seats(self.not_asked()) })
    }
}
