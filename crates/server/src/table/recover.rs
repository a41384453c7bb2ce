//! After the database has failed: what is read again, and when.

use super::Table;
use crate::fault::Fault;
use crate::wire::table::Status;

impl Table {
    /// Loads the game of a running table. While this fails, clients are sent no game, and loading is tried again
    /// with every tick of the clock.
    pub(super) async fn recover(&mut self) {
        self.know_people().await;
        match self.load().await {
            // The program may have ended between the last choice and the note that the game is over.
            Ok(()) => {
                self.keep_rules().await;
                self.finish_if_over().await;
            }
            Err(fault) => tracing::error!(table = self.row.id, %fault, "a game could not be loaded"),
        }
        self.keep_lobby().await;
        self.keep_time();
        self.wake_bots();
    }

    /// Whether its game could not be loaded, because the database failed.
    fn is_missing(&self) -> bool {
        self.game.is_none() && self.halt.is_none() && self.row.status != Status::Open
    }

    /// Loads a game that is missing.
    pub(super) async fn recover_if_lost(&mut self) {
        if self.is_missing() {
            self.recover().await;
            if self.game.is_some() {
                self.sync_all();
            }
        }
    }

    /// Checks that the game could be loaded.
    pub(super) fn not_missing(&self) -> Result<(), Fault> {
        let message = "the game of this table could not be loaded: try again";
        if self.is_missing() { Err(Fault::unavailable(message)) } else { Ok(()) }
    }

    /// After a write that failed, or whose acknowledgment was lost: reads the table and its seats again.
    pub(super) async fn be_sure(&mut self) {
        if !self.unsure {
            return;
        }
        match self.shared.store.table(&self.row.id).await {
            Ok(Some((row, _))) if row.epoch != self.row.epoch => self.lost = true,
            Ok(Some((row, seats))) => {
                (self.row, self.seats, self.unsure) = (row, seats, false);
                self.face_anew();
                self.know_people().await;
                self.recover_if_lost().await;
                self.send_table();
            }
            Ok(None) => tracing::error!(table = self.row.id, "a table is no longer stored"),
            Err(error) => tracing::warn!(table = self.row.id, %error, "a table could not be reloaded"),
        }
    }
}
