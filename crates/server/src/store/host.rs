//! What the host of a server does: bans, announcements, removals.

use super::Store;
use super::deeds::{self, DeedRow};
use super::error::StoreError;
use super::read::{all, escaped, first, get};
use super::rows::{BanRow, Guest};
use super::writer::Write;
use sqlx::AnyConnection;
use sqlx::any::AnyQueryResult;

/// What a host or moderator does that the log of deeds keeps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// Keeps somebody out, in place of a former ban.
    Ban(BanRow),
    /// Lets somebody in again: the kind and the id or address.
    Unban {
        /// As in the row.
        kind: String,
        /// As in the row.
        who: String,
    },
    /// What everybody is told from now on; none to end it.
    Announce {
        /// The text.
        body: Option<String>,
        /// When.
        now: i64,
    },
    /// Removes a table of this node with everything of it.
    RemoveTable {
        /// Its id.
        id: String,
        /// Its epoch.
        epoch: i64,
    },
    /// Removes tables of this stage that were not changed since then and that no living node owns.
    RemoveOldTables {
        /// As in the row.
        status: &'static str,
        /// Seconds since 1970.
        before: i64,
    },
    /// Removes a finished table, if it was not changed since then and no living node owns it.
    RemoveOldTable {
        /// Its id.
        id: String,
        /// Seconds since 1970.
        before: i64,
    },
    /// Notes something that a host has begun to do.
    BeginDeed(DeedRow),
    /// Notes what came of it.
    EndDeed {
        /// The id of the note.
        id: String,
        /// What came of it.
        outcome: String,
    },
    /// Names a person whose games count in full in ratings, or takes that back.
    Establish {
        /// The guest of an account.
        guest: String,
        /// Whether the games count from now on.
        established: bool,
        /// When, in seconds since 1970.
        now: i64,
    },
    /// Removes bans that are over.
    RemoveOldBans {
        /// Seconds since 1970.
        now: i64,
    },
    /// Removes guests who were not seen since then, have no account, and hold no seat of an unfinished table.
    RemoveOldGuests {
        /// Seconds since 1970.
        before: i64,
    },
}

/// The condition that no living node has a table in memory.
const FREE: &str = "(owner IS NULL OR owner NOT IN (SELECT id FROM nodes))";

/// An account's guest is never old: without the row, who signs in would be nobody.
const OLD_GUESTS: &str = "DELETE FROM guests WHERE seen < $1 AND id NOT IN (SELECT guest FROM accounts) \
     AND id NOT IN (SELECT guest FROM seats JOIN tables ON tables.id = seats.table_id \
     WHERE guest IS NOT NULL AND status <> 'finished') \
     AND id NOT IN (SELECT host FROM tables WHERE status <> 'finished')";

/// What is removed with a guest. Results stay, under an id that nobody has.
const OF_GUESTS: [&str; 14] = [
    "subscriptions",
    "notice_settings",
    "mail_keys",
    "notices",
    "chat_read",
    "person_orders",
    "vacations",
    "ratings",
    "achievements",
    "ignored",
    "established",
    "rivals",
    "reporters",
    "report_lines",
];

/// Reports about nobody, and those that nobody has made any more.
const REPORTS_OF_NOBODY: &str = "DELETE FROM reports WHERE (guest NOT IN (SELECT id FROM guests) \
     AND guest NOT IN (SELECT guest FROM accounts)) OR id NOT IN (SELECT report FROM reporters)";
/// Whom nobody ignores any more.
const IGNORED_NOBODY: &str = "DELETE FROM ignored WHERE other NOT IN (SELECT id FROM guests) \
     AND other NOT IN (SELECT guest FROM accounts)";

/// The condition that a row belongs to neither a guest nor an account.
const NOBODYS: &str = "guest NOT IN (SELECT id FROM guests) AND guest NOT IN (SELECT guest FROM accounts)";

/// Removes guests who were not seen since then, with what is theirs.
async fn remove_old_guests(to: &mut AnyConnection, before: i64) -> Result<AnyQueryResult, sqlx::Error> {
    let done = sqlx::query(OLD_GUESTS).bind(before).execute(&mut *to).await?;
    for table in OF_GUESTS {
        let sql = format!("DELETE FROM {table} WHERE {NOBODYS}");
        sqlx::query(sqlx::AssertSqlSafe(sql)).execute(&mut *to).await?;
    }
    for sql in [REPORTS_OF_NOBODY, IGNORED_NOBODY] {
        sqlx::query(sql).execute(&mut *to).await?;
    }
    Ok(done)
}

impl Change {
    /// Applies it.
    pub(super) async fn apply(&self, to: &mut AnyConnection, node: &str) -> Result<(), sqlx::Error> {
        const BAN: &str = "INSERT INTO bans (kind, who, reason, created, until) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (kind, who) DO UPDATE SET reason = excluded.reason, created = excluded.created, \
             until = excluded.until";
        const ANNOUNCE: &str = "INSERT INTO announcements (id, body, created) VALUES (1, $1, $2) \
             ON CONFLICT (id) DO UPDATE SET body = excluded.body, created = excluded.created";
        const ESTABLISH: &str = "INSERT INTO established (guest, since) SELECT guest, $2 FROM accounts WHERE guest = $1 \
             ON CONFLICT (guest) DO NOTHING";
        let done = match self {
            Self::Establish { guest, established: true, now } => {
                sqlx::query(ESTABLISH).bind(guest.as_str()).bind(*now).execute(to).await?
            }
            Self::Establish { guest, .. } => {
                sqlx::query("DELETE FROM established WHERE guest = $1").bind(guest.as_str()).execute(to).await?
            }
            Self::BeginDeed(row) => return deeds::begin(to, row).await.map(drop),
            Self::EndDeed { id, outcome } => return deeds::end(to, id, outcome).await.map(drop),
            Self::Ban(ban) => {
                let put = sqlx::query(BAN).bind(ban.kind.as_str()).bind(ban.who.as_str()).bind(ban.reason.as_str());
                put.bind(ban.created).bind(ban.until).execute(to).await?
            }
            Self::Unban { kind, who } => {
                let gone = sqlx::query("DELETE FROM bans WHERE kind = $1 AND who = $2");
                gone.bind(kind.as_str()).bind(who.as_str()).execute(to).await?
            }
            Self::Announce { body: Some(body), now } => {
                sqlx::query(ANNOUNCE).bind(body.as_str()).bind(*now).execute(to).await?
            }
            Self::Announce { body: None, .. } => sqlx::query("DELETE FROM announcements").execute(to).await?,
            Self::RemoveTable { id, epoch } => {
                let remove = sqlx::query("DELETE FROM tables WHERE id = $1 AND epoch = $2 AND owner = $3");
                let done = remove.bind(id.as_str()).bind(*epoch).bind(node).execute(to).await?;
                if done.rows_affected() == 0 {
                    return Err(sqlx::Error::RowNotFound);
                }
                done
            }
            Self::RemoveOldTable { id, before } => {
                let sql =
                    format!("DELETE FROM tables WHERE id = $1 AND status = 'finished' AND changed < $2 AND {FREE}");
                sqlx::query(sqlx::AssertSqlSafe(sql)).bind(id.as_str()).bind(*before).execute(to).await?
            }
            Self::RemoveOldTables { status, before } => {
                let sql = format!("DELETE FROM tables WHERE status = '{status}' AND changed < $1 AND {FREE}");
                sqlx::query(sqlx::AssertSqlSafe(sql)).bind(*before).execute(to).await?
            }
            Self::RemoveOldBans { now } => {
                return sqlx::query("DELETE FROM bans WHERE until <= $1").bind(*now).execute(to).await.map(drop);
            }
            Self::RemoveOldGuests { before } => remove_old_guests(to, *before).await?,
        };
        tracing::info!(rows = done.rows_affected(), change = ?self, "a change by the host");
        Ok(())
    }
}

impl Store {
    /// Applies a change by the host.
    ///
    /// # Errors
    /// [`StoreError::NotOwner`] for a table that this node does not own; otherwise when the database cannot
    /// store it.
    pub async fn change(&self, change: Change) -> Result<(), StoreError> {
        self.write(Write::Host(change)).await
    }

    /// The bans that have not ended, newest first.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn bans(&self, now: i64) -> Result<Vec<BanRow>, StoreError> {
        const BANS: &str = "SELECT kind, who, reason, created, until FROM bans WHERE until IS NULL OR until > $1 \
             ORDER BY created DESC, who";
        let rows = self.inner.ask(sqlx::query(BANS).bind(now)).await?;
        all(&rows, "the bans", |row| {
            let (kind, who, reason) = (get(row, 0)?, get(row, 1)?, get(row, 2)?);
            Ok(BanRow { kind, who, reason, created: get(row, 3)?, until: get(row, 4)? })
        })
    }

    /// The ids of finished tables that were not changed since then and that no living node owns, in order: those after one.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn old_finished(&self, before: i64, after: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        let sql = format!(
            "SELECT id FROM tables WHERE status = 'finished' AND changed < $1 AND id > $2 AND {FREE} ORDER BY id LIMIT $3"
        );
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(before).bind(after).bind(i64::from(limit));
        let rows = self.inner.ask(query).await?;
        all(&rows, "the old finished tables", |row| get(row, 0))
    }

    /// What everybody is told.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn announcement(&self) -> Result<Option<String>, StoreError> {
        let rows = self.inner.ask(sqlx::query("SELECT body FROM announcements WHERE id = 1")).await?;
        first(rows, "the announcement", |row| get(row, 0))
    }

    /// The persons whose games count in full in ratings: ids, names, and since when.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn established(&self) -> Result<Vec<(String, String, i64)>, StoreError> {
        const ESTABLISHED: &str = "SELECT guests.id, guests.name, since FROM established \
             JOIN guests ON guests.id = established.guest ORDER BY since, guests.id";
        let rows = self.inner.ask(sqlx::query(ESTABLISHED)).await?;
        all(&rows, "the established persons", |row| Ok((get(row, 0)?, get(row, 1)?, get(row, 2)?)))
    }

    /// Guests, the last seen first, whose names contain a text.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn guests(&self, name: &str, limit: u32) -> Result<Vec<Guest>, StoreError> {
        const GUESTS: &str = "SELECT id, name, created, seen FROM guests WHERE LOWER(name) LIKE $1 ESCAPE '!' \
             ORDER BY seen DESC, id LIMIT $2";
        let query = sqlx::query(GUESTS).bind(format!("%{}%", escaped(name))).bind(i64::from(limit));
        let rows = self.inner.ask(query).await?;
        all(&rows, "the guests", |row| {
            Ok(Guest { id: get(row, 0)?, name: get(row, 1)?, created: get(row, 2)?, seen: get(row, 3)? })
        })
    }
}
