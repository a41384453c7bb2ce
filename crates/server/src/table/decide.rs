//! A game that the rules of today do not replay: it stands at its last position until its players go on from there, or end it
//! without a result. What they decide is written as rows ([`crate::halt`]).

use super::Table;
use crate::fault::Fault;
use crate::halt::{AGREE, CUT, END, Halt};
use crate::wire::ids;
use crate::wire::table::{Sitter, Status, Stopped, WayOn};
use darkrock_rules::ids::{Seat, SeatSet};

impl Table {
    /// Checks that the rules of today replay the game.
    pub(super) fn not_halted(&self) -> Result<(), Fault> {
        let message =
            "the rules have changed since this game was played: its players go on from its last position, or end it";
        if self.halt.is_some() { Err(Fault::rules_changed(message)) } else { Ok(()) }
    }

    /// Where the game has stopped, for clients.
    pub(super) fn shown_halt(&self) -> Option<Stopped> {
        let shown = self.halt.as_ref()?.shown.clone();
        Some(Stopped { agreed: ids::seats(self.agreeing()), ..shown })
    }

    /// The seats that agree to go on from the last position.
    fn agreeing(&self) -> SeatSet {
        let good = self.halt.as_ref().map(|halt| halt.good);
        self.agreed.iter().filter(|(from, _)| Some(*from) == good).map(|(_, seat)| *seat).collect()
    }

    /// After a game was loaded: writes whether the rules replay it, for lists.
    pub(super) async fn keep_rules(&mut self) {
        if self.row.status != Status::Running {
            return;
        }
        let stopped = self.halt.as_ref().and_then(|halt| serde_json::to_string(&halt.shown).ok());
        let rules = if self.halt.is_some() { self.row.rules } else { self.shared.rules().version() };
        if (self.row.rules, &self.row.stopped) == (rules, &stopped) {
            return;
        }
        if let Some(halt) = &self.halt {
            let (Stopped { choices, rules, .. }, Halt { seat, line, reason, .. }) = (&halt.shown, halt);
            tracing::warn!(table = self.row.id, choices, seat, line, reason, rules, "the rules do not replay a game");
        }
        (self.row.rules, self.row.stopped) = (rules, stopped);
        if let Err(fault) = self.save().await {
            tracing::warn!(table = self.row.id, %fault, "the version of a game's rules could not be written");
        }
    }

    /// A guest decides how the game goes on, for all its seats.
    pub(super) async fn decide(&mut self, guest: &str, way: WayOn) -> Result<(), Fault> {
        let Some(good) = self.halt.as_ref().map(|halt| halt.good) else {
            return Err(Fault::conflict("goes-on", "this game goes on: there is nothing to decide"));
        };
        if self.row.status != Status::Running {
            return Err(Fault::conflict("no-game", "no game is running at this table"));
        }
        let (mine, persons) = (self.seats_of(Some(guest)), self.persons());
        // Where only bots play, those decide to whom the table belongs.
        let alone = persons.is_empty() && (self.row.host == guest || !mine.is_empty());
        if mine.and(persons).is_empty() && !alone {
            return Err(Fault::forbidden("not-seated", "only the players of this game decide how it goes on"));
        }
        match way {
            WayOn::End => self.give_up(good).await,
            WayOn::Continue => self.agree(mine.and(persons), good).await,
        }
    }

    async fn give_up(&mut self, good: i64) -> Result<(), Fault> {
        self.write(END, None, good.to_string()).await?;
        self.given_up = true;
        self.finish_if_over().await;
        Ok(())
    }

    async fn agree(&mut self, mine: SeatSet, good: i64) -> Result<(), Fault> {
        if self.game.is_none() {
            let message = "nothing of this game can be replayed: it can only be ended";
            return Err(Fault::rules_changed(message));
        }
        for seat in mine.without(self.agreeing()) {
            self.write(AGREE, Some(seat), good.to_string()).await?;
            self.agreed.push((good, seat));
        }
        if !self.persons().without(self.agreeing()).is_empty() {
            self.send_table();
            return Ok(());
        }
        self.write(CUT, None, good.to_string()).await?;
        self.go_on().await
    }

    /// The game goes on from its last position.
    async fn go_on(&mut self) -> Result<(), Fault> {
        self.load().await?;
        self.keep_rules().await;
        self.finish_if_over().await;
        for row in 0..self.seats.len() {
            if self.seats[row].sitter == Sitter::Person {
                self.restart_time(Seat(row as u8));
            }
        }
        self.keep_time();
        self.sync_all();
        self.wake_bots();
        Ok(())
    }
}
