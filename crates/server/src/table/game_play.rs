//! The game at a table: loading, choices, undo.

use super::turns::TurnMark;
use super::{Asked, Table, ending};
use crate::fairness;
use crate::fault::Fault;
use crate::game::{LiveGame, Numbered};
use crate::halt::{self, Halt};
use crate::shared::now;
use crate::store::{EntryRow, SnapshotRow, StoreError};
use crate::wire::ids;
use crate::wire::live::ChatLine;
use crate::wire::table::{SeatChange, Status};
use darkrock_rules::content::Rules;
use darkrock_rules::event::Event;
use darkrock_rules::ids::{Seat, SeatSet};
use darkrock_rules::setup::Setup;
use darkrock_rules::{Choice, Content, PlayError, State};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Rows after which a snapshot is due; it is taken at the next turn.
const SNAPSHOT_EVERY: u64 = 100;

/// The content of a snapshot row.
#[derive(Serialize, Deserialize)]
struct TableSnapshot {
    /// The layout version of the position; missing in older snapshots.
    #[serde(default)]
    layout: u32,
    /// The version of the rules; missing in older snapshots.
    #[serde(default)]
    rules: u32,
    position: u64,
    game: String,
    chat: Vec<ChatLine>,
    /// The player of each seat; missing in older snapshots.
    #[serde(default)]
    changes: Vec<SeatChange>,
    /// The clocks of a turn-based table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    turns: Option<TurnMark>,
    /// The seats that want to end the game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    ending: Vec<u8>,
}

impl TableSnapshot {
    /// A snapshot with the current layout version, because bytes of another layout could be decoded as a wrong position, and
    /// of the current rules: a game of other rules is tried from its first row on.
    fn read(body: &str, rules: Rules) -> Option<Self> {
        let is_current = |snapshot: &Self| (snapshot.layout, snapshot.rules) == (State::LAYOUT, rules.version());
        serde_json::from_str(body).ok().filter(is_current)
    }
}

/// The progress of the game, for lists of tables.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// The round, from 1; 0 during the setup.
    pub round: u16,
    /// LP by seat.
    pub lp: Vec<u16>,
    /// Seats that must choose.
    pub waiting: Vec<u8>,
    /// Seats that won.
    pub winners: Vec<u8>,
    /// The characters by seat.
    #[serde(default)]
    pub characters: Vec<Option<String>>,
}

impl Table {
    /// Loads the game of a running or finished table from its rows, completely or not at all.
    pub(super) async fn load(&mut self) -> Result<(), Fault> {
        let loaded = self.load_rows().await;
        self.whole(loaded)
    }

    /// The same for a game that begins now, of which nothing is stored yet.
    pub(super) async fn load_new(&mut self, new: (LiveGame, String)) -> Result<(), Fault> {
        let begun = match self.begin_reading().await {
            Ok(()) => self.write_first(new).await,
            Err(fault) => Err(fault),
        };
        self.whole(begun)
    }

    fn whole(&mut self, loaded: Result<(), Fault>) -> Result<(), Fault> {
        if loaded.is_err() {
            (self.game, self.halt) = (None, None);
        }
        loaded
    }

    /// Writes the first row of a game with what was said before it.
    async fn write_first(&mut self, (game, row): (LiveGame, String)) -> Result<(), Fault> {
        (self.game, self.snapshot_at) = (Some(game), 0);
        self.write("setup", None, row).await?;
        self.arrive(None);
        self.chat_again().await
    }

    async fn load_rows(&mut self) -> Result<(), Fault> {
        if self.row.status == Status::Open {
            return self.load_chat_before().await;
        }
        let unreadable = |what: &str| Fault::internal(format!("table {}: no {what} is stored", self.row.id));
        let setup = self.row.setup.as_deref().ok_or_else(|| unreadable("setup"))?;
        let setup: Setup = serde_json::from_str(setup).map_err(|e| unreadable(&format!("readable setup ({e})")))?;
        let seed = fairness::part(self.row.seed.as_deref().ok_or_else(|| unreadable("seed"))?)?;
        let content = self.shared.content_of(self.row.content.as_deref().unwrap_or_default(), &setup.selection).await;
        let content = match content {
            Ok(content) => content,
            Err(fault) if halt::is_of_rules(&fault) => return self.load_without_content(&fault).await,
            Err(fault) => return Err(fault),
        };
        self.begin_reading().await?;
        if let Some(row) = self.shared.store.snapshot(&self.row.id).await? {
            self.lay_out(&content, &setup, seed, &row);
        }
        self.snapshot_at = self.seq;
        let mut rows = self.shared.store.entries(&self.row.id, self.seq as i64 + 1).await?;
        // The position of the snapshot may have been left since.
        if rows.iter().filter_map(halt::last_good).any(|good| good < self.snapshot_at as i64) {
            self.begin_reading().await?;
            self.snapshot_at = 0;
            rows = self.shared.store.entries(&self.row.id, 1).await?;
        }
        if self.game.is_none() && rows.is_empty() {
            let new = self.new_game(&content, &setup, seed).await?;
            return self.write_first(new).await;
        }
        let rows = halt::counting(rows);
        let Some(halt) = self.read_rows(&content, &setup, seed, &rows).await? else { return Ok(()) };
        // A row that does not fit may have changed the game in part: it is read again up to there.
        self.begin_reading().await?;
        let rows = self.shared.store.entries(&self.row.id, 1).await?;
        // The next row comes after all that are stored, whether or not they count.
        let last = rows.last().map_or(0, |row| row.seq as u64);
        let rows = halt::until(halt::counting(rows), halt.good);
        if halt.good > 0 && self.read_rows(&content, &setup, seed, &rows).await?.is_some() {
            return Err(Fault::internal(format!("table {} does not replay twice in the same way", self.row.id)));
        }
        (self.seq, self.halt) = (last, Some(halt));
        Ok(())
    }

    /// Forgets what was read of the game.
    async fn begin_reading(&mut self) -> Result<(), Fault> {
        (self.game, self.asked, self.halt) = (None, None, None);
        (self.seq, self.position) = (0, 0);
        self.given_up = false;
        self.agreed.clear();
        self.ending = SeatSet::new();
        self.chat.clear();
        self.changes.clear();
        self.load_turns().await
    }

    /// Loads what there is to show of a game whose content cannot be read any more.
    async fn load_without_content(&mut self, fault: &Fault) -> Result<(), Fault> {
        self.begin_reading().await?;
        let rows = self.shared.store.entries(&self.row.id, 1).await?;
        self.seq = rows.last().map_or(0, |row| row.seq as u64);
        self.given_up = rows.iter().any(|row| row.kind == halt::END);
        self.halt = Some(Halt::without_content(self.row.rules, fault));
        Ok(())
    }

    /// Reads rows. Returns where the game stops if the rules do not allow one of them.
    async fn read_rows(
        &mut self,
        content: &Arc<Content>,
        setup: &Setup,
        seed: [u8; 32],
        rows: &[EntryRow],
    ) -> Result<Option<Halt>, Fault> {
        for row in rows {
            let good = self.position as i64;
            match self.read_row(content, setup, seed, row.clone()).await {
                Err(fault) if halt::is_of_rules(&fault) => {
                    return Ok(Some(Halt::new(rows, row, good, self.row.rules, &fault)));
                }
                read => read?,
            }
        }
        Ok(None)
    }

    /// Restores a snapshot; an unreadable one is ignored, because the rows contain everything.
    fn lay_out(&mut self, content: &Arc<Content>, setup: &Setup, seed: [u8; 32], row: &SnapshotRow) {
        let Some(snapshot) = TableSnapshot::read(&row.body, self.shared.rules()) else { return };
        let Some(game) = LiveGame::from_snapshot(content, setup, seed, &snapshot.game) else { return };
        self.game = Some(game);
        self.seq = row.seq as u64;
        self.chat = snapshot.chat.into();
        self.changes = snapshot.changes.into();
        self.position = snapshot.position;
        self.ending = snapshot.ending.iter().map(|n| Seat(n.saturating_sub(1))).collect();
        if let Some(mark) = snapshot.turns {
            self.take_turn_mark(mark);
        }
    }

    async fn read_row(
        &mut self,
        content: &Arc<Content>,
        setup: &Setup,
        seed: [u8; 32],
        row: EntryRow,
    ) -> Result<(), Fault> {
        self.seq = row.seq as u64;
        self.turn.at = row.at;
        if row.kind == "setup" {
            let game = match &self.row.base {
                Some(base) => self.taken_up(content, base.clone(), seed).await?,
                None => LiveGame::read(content, setup, seed, &row.body)?,
            };
            self.game = Some(game);
            self.arrive(None);
            return Ok(());
        }
        let broken = || Fault::internal(format!("row {} of table {} does not match the game", row.seq, row.table));
        let game = self.game.as_mut().ok_or_else(broken)?;
        let seat = row.seat.map(|n| Seat(n.saturating_sub(1)));
        match (row.kind.as_str(), seat) {
            ("choice", Some(seat)) => {
                game.play_row(seat, &row.body)?;
                self.arrive(Some(seat));
                return Ok(());
            }
            ("undo", Some(seat)) => game.undo(seat)?,
            ("chat", _) => {
                let line = serde_json::from_str(&row.body).map_err(|_| broken())?;
                self.remember_chat(line);
                return Ok(());
            }
            // The row of the table has the current state of a seat; these rows say when it changed,
            // and do not affect the position.
            ("bot" | "return" | "resign", Some(seat)) => {
                self.remember_change(&row.kind, &row.body, seat);
                self.turn_row(&row.kind, &row.body, seat);
                return Ok(());
            }
            (ending::ASK, Some(seat)) => {
                self.read_ending(seat, &row.body);
                return Ok(());
            }
            (halt::AGREE, Some(seat)) => {
                self.agreed.extend(row.body.parse().map(|good| (good, seat)));
                return Ok(());
            }
            (halt::CUT, _) => {
                self.arrive(None);
                self.restart_turns();
                return Ok(());
            }
            (halt::END, _) => self.given_up = true,
            _ => return Err(broken()),
        }
        self.arrive(None);
        Ok(())
    }

    /// The last row read or written has changed the position: records its number, and since which position its decision
    /// is pending. It may be the choice of a seat.
    pub(super) fn arrive(&mut self, by: Option<Seat>) {
        self.position = self.seq;
        let Some(game) = &mut self.game else { return };
        game.date(self.turn.at);
        let session = game.session();
        let (question, answered) = (session.game().question(), !session.answered().is_empty());
        match &mut self.asked {
            // Others have chosen meanwhile. When all have, the same question may come up again.
            Some(asked) if asked.question == question && (answered || !asked.answered) => {
                asked.answered = answered;
            }
            asked => *asked = Some(Asked { question, since: self.position, answered }),
        }
        self.keep_turns(by);
    }

    /// Checks that a message of a seat for the position of this number answers the pending decision. Simultaneous choices
    /// do not invalidate each other: there it may be any position since the decision came up.
    pub(super) fn answers(&mut self, seat: Seat, seq: u64) -> Result<(), Fault> {
        let position = self.position;
        let since = self.asked.as_ref().map_or(position, |asked| asked.since);
        let game = self.playing()?;
        let joint = game.session().game().decision().len() > 1 && game.waiting().contains(seat);
        if seq == position || (joint && (since..position).contains(&seq)) {
            return Ok(());
        }
        let message = format!("this message is for position {seq}, but the game is at position {position}");
        Err(Fault::conflict("stale", message))
    }

    /// Appends a row and waits until it is durable.
    pub(super) async fn write(&mut self, kind: &str, seat: Option<Seat>, body: String) -> Result<(), Fault> {
        self.write_of((kind, None), seat, body).await
    }

    /// The same for a line of the chat, whose author is stored with it.
    pub(super) async fn write_of(
        &mut self,
        (kind, author): (&str, Option<String>),
        seat: Option<Seat>,
        body: String,
    ) -> Result<(), Fault> {
        let seq = self.seq + 1;
        let seat = seat.map(|s| s.0 + 1);
        let at = self.row_time();
        let row = EntryRow {
            table: self.row.id.clone(),
            seq: seq as i64,
            kind: kind.to_owned(),
            seat,
            author,
            body,
            at,
            epoch: self.row.epoch,
        };
        self.append(row).await?;
        (self.seq, self.turn.at) = (seq, at);
        Ok(())
    }

    /// Appends a row, and records whether this server still owns the table.
    pub(super) async fn append(&mut self, row: EntryRow) -> Result<(), Fault> {
        let kept = self.shared.store.append(row).await;
        self.lost |= kept.as_ref().is_err_and(StoreError::is_lost);
        Ok(kept?)
    }

    /// The running game.
    pub(super) fn playing(&mut self) -> Result<&mut LiveGame, Fault> {
        self.not_halted()?;
        self.not_missing()?;
        if self.given_up {
            return Err(Fault::conflict("no-game", "this game was ended without a result"));
        }
        self.game.as_mut().ok_or_else(|| Fault::conflict("no-game", "no game is running at this table"))
    }

    /// Plays a choice: applies it in memory, writes it durably, then broadcasts it.
    ///
    /// # Errors
    /// When it is illegal or cannot be written; then nothing has changed.
    pub(super) async fn play(&mut self, seat: Seat, choice: Choice) -> Result<(), PlayFault> {
        let played = self.playing()?.play(seat, choice)?;
        if let Err(fault) = self.write("choice", Some(seat), played.row).await {
            // The state in memory was not written: the rows are authoritative.
            let reloaded = self.load().await;
            self.sync_all();
            return Err(reloaded.err().unwrap_or(fault).into());
        }
        self.arrive(Some(seat));
        self.restart_time(seat);
        metrics::counter!("darkrock_choices").increment(1);
        self.after(&played.happened).await;
        Ok(())
    }

    /// Broadcasts a choice's effects and handles the consequences. The end of the game is written first, because clients
    /// that receive the last position request the result immediately.
    async fn after(&mut self, happened: &[Numbered]) {
        let ended = self.end_if_over().await;
        self.send_update(happened);
        self.keep_news(happened);
        let turn = happened.iter().any(|h| matches!(h.event, Event::TurnBegins { .. }));
        self.summary_is_old |= turn;
        if turn && self.seq - self.snapshot_at >= SNAPSHOT_EVERY {
            self.keep_snapshot();
        }
        if ended {
            self.send_table();
        }
        self.keep_time();
        self.drop_old_hints();
        self.drop_old_previews();
        self.hand_back().await;
        self.wake_bots();
    }

    /// Records and announces the end of a running game.
    pub(super) async fn finish_if_over(&mut self) {
        if self.end_if_over().await {
            self.send_table();
        }
    }

    /// Records the end of a running game. Returns whether it has ended.
    async fn end_if_over(&mut self) -> bool {
        let played = self.halt.is_none() && self.game.as_ref().is_some_and(LiveGame::is_over);
        let over = (played || self.given_up) && self.row.status == Status::Running;
        if over {
            self.row.status = Status::Finished;
            self.note_agreed_end();
            self.let_bots_go();
            metrics::counter!("darkrock_games_finished").increment(1);
            self.keep_end().await;
            self.tell_of_end();
        }
        over
    }

    /// Writes that the game is over. The rows imply it as well, so a failure is only logged.
    async fn keep_end(&mut self) {
        self.row.summary = serde_json::to_string(&self.summary()).ok();
        self.summary_is_old = false;
        let end = self.game_end(now());
        if let Err(fault) = self.save_with(end).await {
            tracing::warn!(table = self.row.id, %fault, "the end of a game could not be written");
        }
        self.know_people().await;
        // A failure is made up for when a profile is shown.
        let (shared, id) = (Arc::clone(&self.shared), self.row.id.clone());
        tokio::spawn(async move {
            if let Err(fault) = crate::achievements::learn_at_end(&shared, &id).await {
                tracing::warn!(table = id, %fault, "the achievements of a game could not be looked up");
            }
        });
    }

    /// Writes the game's progress for lists, asynchronously.
    pub(super) fn keep_summary(&mut self) {
        if std::mem::take(&mut self.summary_is_old) {
            self.row.summary = serde_json::to_string(&self.summary()).ok();
            self.row.changed = now();
            self.shared.store.save_summary(&self.row);
        }
    }

    fn keep_snapshot(&mut self) {
        let Some(game) = self.game.as_mut().and_then(LiveGame::snapshot) else { return };
        let changes = self.changes.iter().copied().collect();
        let chat = self.chat.iter().cloned().collect();
        let (turns, position, ending) = (self.turn_mark(), self.position, ids::seats(self.ending));
        let (layout, rules) = (State::LAYOUT, self.shared.rules().version());
        let snapshot = TableSnapshot { layout, rules, position, game, chat, changes, turns, ending };
        let Ok(body) = serde_json::to_string(&snapshot) else { return };
        let snapshot = SnapshotRow { table: self.row.id.clone(), seq: self.seq as i64, body };
        self.shared.store.save_snapshot(snapshot, self.row.epoch);
        self.snapshot_at = self.seq;
    }

    pub(super) async fn undo(&mut self, seat: Seat) -> Result<(), Fault> {
        let before = self.playing()?.clone();
        self.playing()?.undo(seat)?;
        if let Err(fault) = self.write("undo", Some(seat), String::new()).await {
            self.game = Some(before);
            return Err(fault);
        }
        self.arrive(None);
        self.restart_time(seat);
        self.keep_time();
        self.drop_old_hints();
        self.drop_old_previews();
        self.sync_all();
        self.wake_bots();
        Ok(())
    }
}

/// A choice that was not played.
#[derive(Debug)]
pub enum PlayFault {
    /// The rules do not allow it.
    Rules(PlayError),
    /// Something else.
    Other(Fault),
}

impl From<PlayError> for PlayFault {
    fn from(error: PlayError) -> Self {
        Self::Rules(error)
    }
}

impl From<Fault> for PlayFault {
    fn from(fault: Fault) -> Self {
        Self::Other(fault)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn snapshots_of_another_layout_or_of_other_rules_are_left_aside() {
        let body = |layout: &str| format!(r#"{{{layout}"position":7,"game":"","chat":[]}}"#);
        let with = |layout: u32, rules: u32| body(&format!(r#""layout":{layout},"rules":{rules},"#));
        let (today, rules) = (Rules::default(), Rules::default().version());
        let of = |layout: u32| with(layout, rules);
        assert_eq!(TableSnapshot::read(&of(State::LAYOUT), today).map(|snapshot| snapshot.position), Some(7));
        let former = [with(State::LAYOUT, rules - 1), body(&format!(r#""layout":{},"#, State::LAYOUT))];
        let others = [of(State::LAYOUT - 1), of(State::LAYOUT + 1), body(""), "no snapshot".to_owned()];
        for other in former.into_iter().chain(others) {
            assert!(TableSnapshot::read(&other, today).is_none(), "{other}");
        }
    }
}
