//! Writing the table and its seats.

use super::Table;
use crate::fault::Fault;
use crate::shared::now;
use crate::store::{AtMost, GameEnd, StoreError};

impl Table {
    /// Writes the table and its seats.
    pub(super) async fn save(&mut self) -> Result<(), Fault> {
        self.save_with(None).await
    }

    /// The same, with how its game has ended.
    pub(super) async fn save_with(&mut self, end: Option<GameEnd>) -> Result<(), Fault> {
        self.row.changed = now();
        let store = &self.shared.store;
        let kept = match end {
            Some(end) => store.put_finished(&self.row, &self.seats, end).await,
            None => store.put_table(&self.row, &self.seats).await,
        };
        Ok(self.settled(kept)?)
    }

    /// The same, unless that would pass one of these limits: then nothing is written, and the table must be as it was again.
    ///
    /// # Errors
    /// [`StoreError::Full`] when there are as many already as there may be; otherwise when the rows cannot be written.
    pub(super) async fn save_within(&mut self, bounds: Vec<AtMost>) -> Result<(), StoreError> {
        self.row.changed = now();
        let kept = self.shared.store.put_table_within(&self.row, &self.seats, bounds).await;
        self.settled(kept)
    }

    /// Notes what came of writing it.
    fn settled(&mut self, kept: Result<(), StoreError>) -> Result<(), StoreError> {
        match &kept {
            Ok(()) => self.row.version += 1,
            Err(StoreError::Full { .. }) => {}
            Err(error) => (self.unsure, self.lost) = (true, self.lost | error.is_lost()),
        }
        kept
    }
}
