//! Changes of a seat's player during the game: bots that step in, votes, resigning, returning. They keep every table
//! from getting stuck.

use super::{CHANGES_KEPT, Table};
use crate::fault::Fault;
use crate::game::LiveGame;
use crate::levels::STAND_IN;
use crate::store::SeatRow;
use crate::wire::table::{SeatChange, SeatChangeKind, Sitter, Status};
use darkrock_rules::ids::{Seat, SeatSet};

/// Why a bot steps in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Why {
    /// The player was absent for too long.
    Absent,
    /// The player was connected but did nothing for too long.
    Idle,
    /// The others voted for it.
    Vote,
    /// The time of the player's decision is over: for this decision only.
    Late,
    /// The time of the player's decision is over repeatedly.
    Overdue,
    /// The player left the seat.
    Resign,
}

/// A row for a seat change: its kind and its body.
type Row = (&'static str, &'static str);
const RETURN: Row = ("return", "");
/// A bot has made the decision for which it stepped in.
const DECIDED: Row = ("return", "late");

impl Why {
    const fn row(self) -> Row {
        match self {
            Self::Absent => ("bot", ""),
            Self::Idle => ("bot", "idle"),
            Self::Vote => ("bot", "vote"),
            Self::Late => ("bot", "late"),
            Self::Overdue => ("bot", "overdue"),
            Self::Resign => ("resign", ""),
        }
    }
}

/// The seat change in a row; none for other kinds of rows.
pub(super) fn kind_of(kind: &str, body: &str) -> Option<SeatChangeKind> {
    match (kind, body) {
        ("bot", "idle") => Some(SeatChangeKind::Idle),
        ("bot", "vote") => Some(SeatChangeKind::Vote),
        ("bot", "late") => Some(SeatChangeKind::Late),
        ("bot", "overdue") => Some(SeatChangeKind::Overdue),
        ("bot", _) => Some(SeatChangeKind::Absent),
        ("resign", _) => Some(SeatChangeKind::Resign),
        // The player did not do anything.
        ("return", "late") => None,
        ("return", _) => Some(SeatChangeKind::Return),
        _ => None,
    }
}

impl Table {
    /// Hands a seat over to a bot for the rest of the game.
    pub(super) async fn resign(&mut self, seat: Seat) -> Result<(), Fault> {
        self.running()?;
        self.give_to_bot(seat, Why::Resign).await
    }

    fn running(&self) -> Result<(), Fault> {
        self.not_halted()?;
        let running = self.row.status == Status::Running;
        running.then_some(()).ok_or_else(|| Fault::conflict("no-game", "no game is running at this table"))
    }

    pub(super) async fn give_to_bot(&mut self, seat: Seat, why: Why) -> Result<(), Fault> {
        let old = self.seats[seat.index()].clone();
        if old.sitter != Sitter::Person {
            return Err(Fault::conflict("no-person", format!("no person plays seat {}", seat.0 + 1)));
        }
        let row = &mut self.seats[seat.index()];
        row.sitter = Sitter::Bot;
        row.bot = Some(STAND_IN.to_string());
        row.resigned = why == Why::Resign;
        self.chairs[seat.index()].votes = SeatSet::new();
        self.settle_seat(seat, old, why.row()).await
    }

    /// Returns a seat from the bot to its player.
    pub(super) async fn come_back(&mut self, seat: Seat) -> Result<(), Fault> {
        self.return_seat(seat, RETURN).await
    }

    /// Returns a seat to its player after the decision that a bot has made.
    pub(super) async fn end_decision(&mut self, seat: Seat) -> Result<(), Fault> {
        self.return_seat(seat, DECIDED).await
    }

    async fn return_seat(&mut self, seat: Seat, said: Row) -> Result<(), Fault> {
        self.running()?;
        let old = self.seats[seat.index()].clone();
        if old.sitter != Sitter::Bot {
            return Err(Fault::conflict("no-bot", format!("no bot plays seat {}", seat.0 + 1)));
        }
        let row = &mut self.seats[seat.index()];
        row.sitter = Sitter::Person;
        row.bot = None;
        row.resigned = false;
        self.settle_seat(seat, old, said).await
    }

    async fn settle_seat(&mut self, seat: Seat, old: SeatRow, (kind, body): Row) -> Result<(), Fault> {
        let saved = self.save().await;
        let written = match saved {
            Ok(()) => self.write(kind, Some(seat), body.to_owned()).await,
            Err(fault) => Err(fault),
        };
        if let Err(fault) = written {
            self.seats[seat.index()] = old;
            return Err(fault);
        }
        // The next player of the seat does not inherit the search state of the last one.
        self.chairs[seat.index()].bot = None;
        self.drop_old_hints();
        self.drop_old_previews();
        let asked = !self.ending.is_empty();
        self.remember_change(kind, body, seat);
        if asked && self.ending.is_empty() {
            self.end_is_answered(None);
        }
        if kind == "bot" {
            self.tell_of_bot(seat);
        }
        self.turn_row(kind, body, seat);
        self.restart_time(seat);
        self.keep_time();
        self.send_table();
        self.wake_bots();
        Ok(())
    }

    /// Records a seat change for the clients' log, once its row is written or read.
    pub(super) fn remember_change(&mut self, kind: &str, body: &str, seat: Seat) {
        let Some(kind) = kind_of(kind, body) else { return };
        // The people are others now: whether the game is to end is asked anew.
        if !matches!(kind, SeatChangeKind::Late | SeatChangeKind::Return) {
            self.ending = SeatSet::new();
        }
        let after = self.game.as_ref().map_or(0, LiveGame::last);
        self.changes.push_back(SeatChange { after, n: self.seq, seat: seat.0 + 1, kind });
        if self.changes.len() > CHANGES_KEPT {
            self.changes.pop_front();
        }
    }

    /// Votes to replace a player who is absent, or over the time limit. It takes effect once all other persons who are
    /// connected vote for it, and at least one does.
    pub(super) async fn vote(&mut self, voters: SeatSet, seat: Seat) -> Result<(), Fault> {
        self.running()?;
        if self.seats[seat.index()].sitter != Sitter::Person {
            return Err(Fault::conflict("no-person", format!("no person plays seat {}", seat.0 + 1)));
        }
        if self.is_turn_based() {
            let sentence = "at a turn-based table only the clock decides when a bot steps in";
            return Err(Fault::conflict("turn-based", sentence));
        }
        let voters = voters.and(self.persons());
        if voters.is_empty() || voters.contains(seat) {
            return Err(Fault::forbidden("no-vote", "only the other players of the game can vote"));
        }
        if !self.is_votable(seat) {
            let sentence = "this player is present and within the time limit: expected an absent player, or one over the time for a choice";
            return Err(Fault::conflict("present", sentence));
        }
        let votes = self.chairs[seat.index()].votes.union(voters);
        self.chairs[seat.index()].votes = votes;
        let here: SeatSet = self.persons().iter().filter(|s| *s != seat && self.is_online(*s)).collect();
        if here.without(votes).is_empty() {
            return self.give_to_bot(seat, Why::Vote).await;
        }
        self.send_table();
        Ok(())
    }
}
