//! Up to which line the people of a table have read its chat, and what they have not read yet.

use super::Store;
use super::error::StoreError;
use super::notices::NoticeWrite;
use super::read::{all, get};
use super::writer::Write;
use sqlx::AnyConnection;

/// Lines that are read for a list of unread ones at most.
const MOST: i64 = 1000;

/// A person has read the chat of a table up to the row of this number.
pub(super) struct ChatRead {
    pub guest: String,
    pub table: String,
    pub seq: i64,
}

/// A line of the chat of a table that a person has not read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnreadLine {
    /// At which table it was written, by its id.
    pub table: String,
    /// The guest who has written it, where that is known.
    pub author: Option<String>,
    /// The line as JSON.
    pub body: String,
}

/// Runs a write. A table that is gone has no chat.
pub(super) async fn apply(to: &mut AnyConnection, read: &ChatRead) -> Result<(), sqlx::Error> {
    const READ: &str = "INSERT INTO chat_read (guest, table_id, seq) SELECT CAST($1 AS TEXT), id, CAST($3 AS BIGINT) \
         FROM tables WHERE id = $2 ON CONFLICT (guest, table_id) DO UPDATE SET seq = excluded.seq \
         WHERE chat_read.seq < excluded.seq";
    let put = sqlx::query(READ).bind(read.guest.as_str()).bind(read.table.as_str()).bind(read.seq);
    put.execute(to).await.map(drop)
}

impl Store {
    /// Stores asynchronously up to which row a person has read the chat of a table: never an earlier one than before.
    pub fn save_chat_read(&self, guest: &str, table: &str, seq: i64) {
        let read = ChatRead { guest: guest.to_owned(), table: table.to_owned(), seq };
        self.write_later(Write::Notice(NoticeWrite::Chat(read)), "what was read of a chat");
    }

    /// The lines that a guest has not read, of all unfinished tables that the guest has opened, in order.
    ///
    /// # Errors
    /// When the database does not answer, or stored data cannot be read.
    pub async fn unread_chat(&self, guest: &str) -> Result<Vec<UnreadLine>, StoreError> {
        const LINES: &str = "SELECT e.table_id, e.author, e.body FROM chat_read AS c \
             JOIN tables AS t ON t.id = c.table_id AND t.status <> 'finished' \
             JOIN entries AS e ON e.table_id = c.table_id AND e.seq > c.seq AND e.kind = 'chat' \
             WHERE c.guest = $1 ORDER BY e.table_id, e.seq LIMIT $2";
        let rows = self.inner.ask(sqlx::query(LINES).bind(guest).bind(MOST)).await?;
        all(&rows, "the chat", |row| Ok(UnreadLine { table: get(row, 0)?, author: get(row, 1)?, body: get(row, 2)? }))
    }

    /// Up to which row a guest has read the chat of each table.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn chat_read(&self, guest: &str) -> Result<Vec<(String, i64)>, StoreError> {
        const READ: &str = "SELECT table_id, seq FROM chat_read WHERE guest = $1 ORDER BY table_id";
        let rows = self.inner.ask(sqlx::query(READ).bind(guest)).await?;
        all(&rows, "what was read of a chat", |row| Ok((get(row, 0)?, get(row, 1)?)))
    }
}
