//! Storage of vacations. Clocks are computed from them ([`crate::table`]), also for the past: a vacation that has begun
//! is never deleted, and ends earlier only in the future.

use super::Store;
use super::error::StoreError;
use super::people::alone_with;
use super::read::{all, get};
use super::writer::Write;
use sqlx::{AnyConnection, AssertSqlSafe};

/// A vacation of a guest, in milliseconds since 1970.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VacationRow {
    /// The id of who is away.
    pub guest: String,
    /// The first moment at which clocks stand still.
    pub begins: i64,
    /// The first moment at which clocks run again.
    pub ends: i64,
}

/// Whether a vacation may be added to those that a guest has, at this time in milliseconds since 1970.
pub type Admits = fn(&[VacationRow], &VacationRow, i64) -> bool;

/// A change of a vacation.
pub(super) enum VacationWrite {
    Put(VacationRow),
    /// Adds one, if that is admitted beside those that there are when it is written.
    Announce {
        row: VacationRow,
        now: i64,
        admits: Admits,
    },
    Remove {
        guest: String,
        begins: i64,
    },
}

const PUT: &str = "INSERT INTO vacations (guest, begins, ends) VALUES ($1, $2, $3) \
     ON CONFLICT (guest, begins) DO UPDATE SET ends = excluded.ends";
const REMOVE: &str = "DELETE FROM vacations WHERE guest = $1 AND begins = $2";
const OWN: &str = "SELECT begins, ends FROM vacations WHERE guest = $1 ORDER BY begins";
const ANNOUNCED: &str = "SELECT COUNT(*) FROM vacations WHERE guest = $1 AND begins = $2 AND ends = $3";

/// Runs a write. `RowNotFound` for a vacation that is not admitted.
pub(super) async fn apply(to: &mut AnyConnection, write: &VacationWrite) -> Result<(), sqlx::Error> {
    match write {
        VacationWrite::Put(row) => put(to, row).await,
        VacationWrite::Announce { row, now, admits } => {
            alone_with(to, &row.guest).await?;
            let own = sqlx::query_as::<_, (i64, i64)>(OWN).bind(row.guest.as_str()).fetch_all(&mut *to).await?;
            let of = |(begins, ends)| VacationRow { guest: row.guest.clone(), begins, ends };
            let own: Vec<VacationRow> = own.into_iter().map(of).collect();
            if admits(&own, row, *now) { put(to, row).await } else { Err(sqlx::Error::RowNotFound) }
        }
        VacationWrite::Remove { guest, begins } => {
            sqlx::query(REMOVE).bind(guest.as_str()).bind(*begins).execute(to).await.map(drop)
        }
    }
}

async fn put(to: &mut AnyConnection, row: &VacationRow) -> Result<(), sqlx::Error> {
    let put = sqlx::query(PUT).bind(row.guest.as_str()).bind(row.begins).bind(row.ends);
    put.execute(to).await.map(drop)
}

/// Whether a vacation is announced already, and only the acknowledgment was lost.
pub(super) async fn is_announced(at: &mut AnyConnection, write: &VacationWrite) -> Result<bool, sqlx::Error> {
    let VacationWrite::Announce { row, .. } = write else { return Ok(false) };
    let found = sqlx::query_scalar(ANNOUNCED).bind(row.guest.as_str()).bind(row.begins).bind(row.ends);
    found.fetch_one(at).await.map(|count: i64| count > 0)
}

impl Store {
    /// The vacations of these guests, the earliest first.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn vacations(&self, guests: &[&str]) -> Result<Vec<VacationRow>, StoreError> {
        if guests.is_empty() {
            return Ok(Vec::new());
        }
        let marks: Vec<_> = (1..=guests.len()).map(|place| format!("${place}")).collect();
        let sql =
            format!("SELECT guest, begins, ends FROM vacations WHERE guest IN ({}) ORDER BY begins", marks.join(", "));
        let query = guests.iter().fold(sqlx::query(AssertSqlSafe(sql)), |query, guest| query.bind(*guest));
        let rows = self.inner.ask(query).await?;
        all(&rows, "the vacations", |row| {
            Ok(VacationRow { guest: get(row, 0)?, begins: get(row, 1)?, ends: get(row, 2)? })
        })
    }

    /// Stores a vacation; one of the same guest that begins at the same time gets its end.
    ///
    /// # Errors
    /// When the database cannot store it.
    pub async fn put_vacation(&self, row: VacationRow) -> Result<(), StoreError> {
        self.write(Write::Vacation(VacationWrite::Put(row))).await
    }

    /// Stores a vacation if it is admitted beside those that the guest has when it is written: of requests that arrive at the same time,
    /// also at several servers, each counts those before it.
    ///
    /// # Errors
    /// [`StoreError::Overtaken`] when it is not admitted, or the guest does not exist; otherwise when the database cannot store it.
    pub async fn announce_vacation(&self, row: VacationRow, now: i64, admits: Admits) -> Result<(), StoreError> {
        self.write(Write::Vacation(VacationWrite::Announce { row, now, admits })).await
    }

    /// Deletes a vacation that has not begun.
    ///
    /// # Errors
    /// When the database cannot store it.
    pub async fn remove_vacation(&self, guest: &str, begins: i64) -> Result<(), StoreError> {
        self.write(Write::Vacation(VacationWrite::Remove { guest: guest.to_owned(), begins })).await
    }
}
