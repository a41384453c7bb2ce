//! Storage of outages: a server notes every few seconds that it runs, and the next one sees from that how long none did.

use super::Store;
use super::error::StoreError;
use super::read::{all, get};
use super::writer::Write;
use sqlx::AnyConnection;

/// Milliseconds without a server that count as an outage. A restart takes less.
pub const GAP: i64 = 60_000;
/// Milliseconds after an outage that are still nobody's time: players have to notice first that they can go on.
pub const GRACE: i64 = 15 * 60_000;

/// A server runs at this time.
pub(super) struct Pulse {
    at: i64,
    /// Whether it has run since its last pulse.
    ran: bool,
}

/// Servers that start at the same time note the same outage.
const OUTAGE: &str = "INSERT INTO outages (begins, ends) SELECT at, $1 + $3 FROM pulses WHERE id = 1 AND at < $1 - $2 \
     ON CONFLICT (begins) DO NOTHING";
const PULSE: &str = "INSERT INTO pulses (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET \
     at = CASE WHEN pulses.at > excluded.at THEN pulses.at ELSE excluded.at END";

/// Runs a write.
pub(super) async fn apply(to: &mut AnyConnection, pulse: &Pulse) -> Result<(), sqlx::Error> {
    if !pulse.ran {
        sqlx::query(OUTAGE).bind(pulse.at).bind(GAP).bind(GRACE).execute(&mut *to).await?;
    }
    sqlx::query(PULSE).bind(pulse.at).execute(to).await.map(drop)
}

impl Store {
    /// Notes that a server runs at this time, in milliseconds since 1970, and that none did before if the last note is too old.
    /// With `ran`, this one has run since its last note, however old that is.
    ///
    /// # Errors
    /// When the database cannot store it.
    pub async fn pulse(&self, at: i64, ran: bool) -> Result<(), StoreError> {
        self.write(Write::Pulse(Pulse { at, ran })).await
    }

    /// The stretches of nobody's time, the earliest first: one for each time that no server ran.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn outages(&self) -> Result<Vec<(i64, i64)>, StoreError> {
        const OUTAGES: &str = "SELECT begins, ends FROM outages ORDER BY begins";
        let rows = self.inner.ask(sqlx::query(OUTAGES)).await?;
        all(&rows, "the outages", |row| Ok((get(row, 0)?, get(row, 1)?)))
    }
}
