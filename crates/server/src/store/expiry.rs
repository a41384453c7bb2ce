//! Deletion of what is past its time and of no use to anybody: answers to requests, what a browser has begun, counts of attempts, sessions
//! that are not used, and keys in e-mails. With several servers it is done beside the writer, so that whoever writes a choice never
//! waits for it, nor one server for another.

use super::Store;
use super::address::{Kind, Purpose, prepare};
use super::error::StoreError;
use super::mail_keys::{MOST, VALID};
use super::writer::Write;
use sqlx::{AnyConnection, AssertSqlSafe, Connection};
use std::time::Duration;

/// How many rows of a kind one of several servers deletes at once.
const AT_ONCE: u64 = 1000;
/// How long deleting them may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// What is past its time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Past {
    /// What has ended before this moment, in seconds since 1970.
    pub now: i64,
    /// What was counted in periods before this one.
    pub period: i64,
    /// The sessions that were not used since this moment, in seconds since 1970.
    pub unseen_since: i64,
}

/// Rows of one kind: those of a table for which a condition holds, with its value.
struct Rows {
    table: &'static str,
    condition: String,
    value: Option<i64>,
}

/// The listings of tables that are in the list no more: those that everybody has left are hidden.
const OFF_LIST: &str = "table_id NOT IN (SELECT id FROM tables WHERE status = 'open' AND listed = 1 AND (deserted IS NULL OR deserted > $1))";

impl Past {
    /// All that is past its time. Answers are compared with the clock of the database, by which they were written.
    fn rows(self, kind: Kind) -> [Rows; 7] {
        let row = |table, condition: &str, value| Rows { table, condition: condition.to_owned(), value };
        let surplus = "id IN (SELECT id FROM (SELECT id, ROW_NUMBER() OVER (PARTITION BY guest ORDER BY made DESC, id) \
             AS place FROM mail_keys) AS ranked WHERE place > $1)";
        [
            row("answers", &format!("ends <= {}", kind.seconds()), None),
            row("ceremonies", "ends < $1", Some(self.now)),
            row("attempts", "period < $1", Some(self.period)),
            row("sessions", "seen < $1", Some(self.unseen_since)),
            row("mail_keys", "made <= $1", Some(self.now * 1000 - VALID)),
            row("mail_keys", surplus, Some(MOST)),
            row("listings", OFF_LIST, Some(self.now)),
        ]
    }
}

impl Rows {
    /// Deletes them, or some of them. Of several servers none waits for rows of another one.
    async fn delete(&self, at: &mut AnyConnection, kind: Kind) -> Result<u64, sqlx::Error> {
        let Self { table, condition, value } = self;
        let sql = match kind {
            Kind::Sqlite => format!("DELETE FROM {table} WHERE {condition}"),
            Kind::Postgres => format!(
                "DELETE FROM {table} WHERE ctid = ANY(ARRAY(SELECT ctid FROM {table} WHERE {condition} LIMIT {AT_ONCE} \
                 FOR UPDATE SKIP LOCKED))"
            ),
        };
        let query = sqlx::query(AssertSqlSafe(sql));
        let query = if let Some(value) = value { query.bind(*value) } else { query };
        Ok(query.execute(at).await?.rows_affected())
    }
}

/// Deletes it in the transaction of the writer, where nobody else writes.
pub(super) async fn apply(to: &mut AnyConnection, past: Past) -> Result<(), sqlx::Error> {
    for rows in past.rows(Kind::Sqlite) {
        rows.delete(to, Kind::Sqlite).await?;
    }
    Ok(())
}

impl Store {
    /// Deletes what is past its time.
    ///
    /// # Errors
    /// When the database cannot delete it.
    pub async fn expire(&self, past: Past) -> Result<(), StoreError> {
        let address = &self.inner.address;
        if address.kind == Kind::Sqlite {
            return self.write(Write::Expire(past)).await;
        }
        let expire = async {
            let mut connection = AnyConnection::connect_with(&address.options).await?;
            prepare(&mut connection, address.preparations(Purpose::Lease)).await?;
            for rows in past.rows(address.kind) {
                while rows.delete(&mut connection, address.kind).await? == AT_ONCE {}
            }
            connection.close().await
        };
        let expired = tokio::time::timeout(PATIENCE, expire).await.map_err(|_| address.silent(PATIENCE))?;
        expired.map_err(|error: sqlx::Error| address.unreachable(&error))
    }
}
