//! Storage of what the hosts have had done.

use super::Store;
use super::error::StoreError;
use super::host::Change;
use super::read::{all, get};
use sqlx::AnyConnection;

/// For how long deeds are kept, in milliseconds: two years.
const KEPT: i64 = 730 * 24 * 60 * 60 * 1000;

/// Something that a host has had done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeedRow {
    /// The name of this row, and of nothing else.
    pub id: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The name of a person, or the id of an account with a role.
    pub who: String,
    /// What, such as `ban`.
    pub deed: String,
    /// With what, as JSON; empty for nothing.
    pub about: String,
    /// What came of it: `done`, or why it was refused; none if the program ended before it was done.
    pub outcome: Option<String>,
}

/// Stores a deed that begins; those that are too old are forgotten.
pub(super) async fn begin(to: &mut AnyConnection, row: &DeedRow) -> Result<u64, sqlx::Error> {
    sqlx::query("DELETE FROM deeds WHERE at < $1").bind(row.at - KEPT).execute(&mut *to).await?;
    let put = sqlx::query("INSERT INTO deeds (id, at, who, deed, about, outcome) VALUES ($1, $2, $3, $4, $5, $6)");
    let put = put.bind(row.id.as_str()).bind(row.at).bind(row.who.as_str()).bind(row.deed.as_str());
    let done = put.bind(row.about.as_str()).bind(row.outcome.as_deref()).execute(to).await?;
    Ok(done.rows_affected())
}

/// Stores what came of a deed.
pub(super) async fn end(to: &mut AnyConnection, id: &str, outcome: &str) -> Result<u64, sqlx::Error> {
    let done = sqlx::query("UPDATE deeds SET outcome = $2 WHERE id = $1").bind(id).bind(outcome).execute(to).await?;
    Ok(done.rows_affected())
}

impl Store {
    /// Notes a deed before it is done.
    ///
    /// # Errors
    /// When the database cannot store it.
    pub async fn begin_deed(&self, row: DeedRow) -> Result<(), StoreError> {
        self.change(Change::BeginDeed(row)).await
    }

    /// Notes what came of it.
    ///
    /// # Errors
    /// When the database cannot store it.
    pub async fn end_deed(&self, id: String, outcome: String) -> Result<(), StoreError> {
        self.change(Change::EndDeed { id, outcome }).await
    }

    /// What was done, the newest first.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn deeds(&self, limit: u32) -> Result<Vec<DeedRow>, StoreError> {
        const DEEDS: &str = "SELECT id, at, who, deed, about, outcome FROM deeds ORDER BY at DESC, id LIMIT $1";
        let rows = self.inner.ask(sqlx::query(DEEDS).bind(i64::from(limit))).await?;
        all(&rows, "what the hosts have done", |row| {
            let (id, at, who, deed) = (get(row, 0)?, get(row, 1)?, get(row, 2)?, get(row, 3)?);
            Ok(DeedRow { id, at, who, deed, about: get(row, 4)?, outcome: get(row, 5)? })
        })
    }
}
