//! Storage of vacations. Clocks are computed from them ([`crate::table`]), also for the past: a vacation that has begun
//! is never deleted, and ends earlier only in the future.

use super::Store;
use super::error::StoreError;
use super::read::{all, get};
use super::writer::Write;
use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AssertSqlSafe, Row};

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

/// A change of a vacation.
pub(super) enum VacationWrite {
    Put(VacationRow),
    /// One more, if those of the guest are still these.
    Announce {
        row: VacationRow,
        beside: Vec<VacationRow>,
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

fn put(row: &VacationRow) -> Query<'_, Any, AnyArguments> {
    sqlx::query(PUT).bind(row.guest.as_str()).bind(row.begins).bind(row.ends)
}

/// Runs a write.
pub(super) async fn apply(to: &mut AnyConnection, write: &VacationWrite) -> Result<(), sqlx::Error> {
    let query = match write {
        VacationWrite::Put(row) => put(row),
        VacationWrite::Announce { row, beside } => {
            let there = sqlx::query(OWN).bind(row.guest.as_str()).fetch_all(&mut *to).await?;
            let times = |row: &AnyRow| Ok::<(i64, i64), sqlx::Error>((row.try_get(0)?, row.try_get(1)?));
            let there = there.iter().map(times).collect::<Result<Vec<_>, _>>()?;
            if there != beside.iter().map(|other| (other.begins, other.ends)).collect::<Vec<_>>() {
                return Err(sqlx::Error::RowNotFound);
            }
            put(row)
        }
        VacationWrite::Remove { guest, begins } => sqlx::query(REMOVE).bind(guest.as_str()).bind(*begins),
    };
    query.execute(to).await.map(drop)
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

    /// Stores one more vacation of a guest whose others, the earliest first, are `beside`: what has been decided by them holds.
    ///
    /// # Errors
    /// [`StoreError::Overtaken`] when they have changed since; otherwise when the database cannot store it.
    pub async fn announce_vacation(&self, row: VacationRow, beside: Vec<VacationRow>) -> Result<(), StoreError> {
        self.write(Write::Vacation(VacationWrite::Announce { row, beside })).await
    }

    /// Deletes a vacation that has not begun.
    ///
    /// # Errors
    /// When the database cannot store it.
    pub async fn remove_vacation(&self, guest: &str, begins: i64) -> Result<(), StoreError> {
        self.write(Write::Vacation(VacationWrite::Remove { guest: guest.to_owned(), begins })).await
    }
}
