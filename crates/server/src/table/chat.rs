//! The chat at a table: what is said before the game and during it. Each line is stored with its author, since seats change their players.

use super::{CHAT_KEPT, Table};
use crate::fault::Fault;
use crate::shared::{now, now_ms};
use crate::store::{EntryRow, Store};
use crate::wire::live::ChatLine;
use darkrock_rules::ids::Seat;

/// The number of chat lines after which old ones are deleted.
const CHAT_TIDIED: u64 = 100;
/// Lower than the numbers of all rows written before the game.
pub(super) const BEFORE: i64 = i64::MIN / 2;

impl Table {
    /// Adds a chat message before the game. Its rows have numbers below those of the game, so that the game still begins
    /// with the first.
    pub(super) async fn chat_before(
        &mut self,
        (seat, name): (Seat, String),
        author: Option<String>,
        text: String,
    ) -> Result<(), Fault> {
        let n = self.chat.back().map_or(1, |line| line.n + 1);
        let line = ChatLine { n, seat: Some(seat.0 + 1), name, text, at: now() };
        let body = serde_json::to_string(&line).unwrap_or_default();
        let table = self.row.id.clone();
        let seq = BEFORE + i64::try_from(n).unwrap_or(i64::MAX / 2);
        let row = EntryRow {
            table,
            seq,
            kind: "chat".to_owned(),
            seat: line.seat,
            author,
            body,
            at: now_ms(),
            epoch: self.row.epoch,
        };
        self.append(row).await?;
        if n.is_multiple_of(CHAT_TIDIED) {
            self.shared.store.forget_chat(&self.row.id, self.row.epoch);
        }
        self.remember_chat(line.clone());
        self.send_chat(line);
        Ok(())
    }

    /// The chat before the game.
    pub(super) async fn load_chat_before(&mut self) -> Result<(), Fault> {
        self.chat.clear();
        for (_, line) in lines_before(&self.shared.store, &self.row.id).await? {
            self.remember_chat(line);
        }
        Ok(())
    }

    /// At the start: adds the earlier chat to the game.
    pub(super) async fn chat_again(&mut self) -> Result<(), Fault> {
        let lines = lines_before(&self.shared.store, &self.row.id).await?;
        // Who comes has read the newest ones.
        for (author, line) in lines.into_iter().rev().take(CHAT_KEPT).rev() {
            let line = ChatLine { n: self.seq + 1, ..line };
            let body = serde_json::to_string(&line).unwrap_or_default();
            let seat = line.seat.map(|n| Seat(n.saturating_sub(1)));
            self.write_of(("chat", author), seat, body).await?;
            self.remember_chat(line);
        }
        Ok(())
    }

    pub(super) fn remember_chat(&mut self, line: ChatLine) {
        self.chat.push_back(line);
        if self.chat.len() > CHAT_KEPT {
            self.chat.pop_front();
        }
    }

    pub(super) async fn add_chat(
        &mut self,
        (seat, name): (Seat, String),
        author: Option<String>,
        text: String,
    ) -> Result<(), Fault> {
        let line = ChatLine { n: self.seq + 1, seat: Some(seat.0 + 1), name, text, at: now() };
        let body = serde_json::to_string(&line).unwrap_or_default();
        self.write_of(("chat", author), Some(seat), body).await?;
        // The stored chat is limited: old lines are deleted from time to time.
        if self.said.is_multiple_of(CHAT_TIDIED) {
            self.shared.store.forget_chat(&self.row.id, self.row.epoch);
        }
        self.said += 1;
        self.tell_of_mentions(Some(seat), &line.text);
        self.remember_chat(line.clone());
        self.send_chat(line);
        Ok(())
    }
}

/// The chat of a table before its game: each line with its author.
async fn lines_before(store: &Store, table: &str) -> Result<Vec<(Option<String>, ChatLine)>, Fault> {
    let line = |row: EntryRow| match serde_json::from_str(&row.body) {
        Ok(line) => Ok((row.author, line)),
        Err(error) => Err(Fault::internal(format!("row {} is not a chat message: {error}", row.seq))),
    };
    store.entries(table, BEFORE).await?.into_iter().filter(|row| row.seq < 0).map(line).collect()
}
