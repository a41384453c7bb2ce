//! How long the games of this database took.

use super::Store;
use super::error::StoreError;
use super::read::{all, get};

/// A finished game whose length says how long games take.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TimedGame {
    /// The group of selections.
    pub selection: String,
    /// The persons who played it.
    pub people: u8,
    /// The seconds that it took.
    pub seconds: i64,
    /// The LP to which it was played.
    pub lp: i64,
}

/// The newest games are enough to tell from; older ones say less about how people play today.
const NEWEST: i64 = 20_000;

impl Store {
    /// The newest finished games that were played at one sitting, newest first.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn timed_games(&self) -> Result<Vec<TimedGame>, StoreError> {
        const GAMES: &str = "SELECT selection, COUNT(*), MAX(seconds), MAX(lp) FROM results WHERE seconds IS NOT NULL \
             AND lp > 0 GROUP BY table_id, selection ORDER BY MAX(ended) DESC LIMIT $1";
        let rows = self.inner.ask(sqlx::query(GAMES).bind(NEWEST)).await?;
        all(&rows, "how long games took", |row| {
            let people: i64 = get(row, 1)?;
            Ok(TimedGame {
                selection: get(row, 0)?,
                people: u8::try_from(people).unwrap_or(u8::MAX),
                seconds: get(row, 2)?,
                lp: get(row, 3)?,
            })
        })
    }
}
