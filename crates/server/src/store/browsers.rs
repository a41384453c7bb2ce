//! What is known of the browsers that receive push messages: whether they have returned a test message, what their push services said
//! last, and what is still owed to them.

use super::Store;
use super::error::StoreError;
use super::notices::undisturbed;
use super::notices::{Subscription, subscription};
use super::read::{all, get};
use super::turns::{Call, call_row};
use super::writer::Write;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

/// A browser that receives push messages, with what is known of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Browser {
    /// Where its messages go.
    pub subscription: Subscription,
    /// When it last returned a test message, in milliseconds since 1970.
    pub heard: Option<i64>,
    /// The status with which its push service last refused a message or put it off, 0 without an answer; none once one was accepted.
    pub failed: Option<u16>,
    /// When a message that could not be sent is sent again, in milliseconds since 1970.
    pub owed: Option<i64>,
    /// When that failed for the first time, in milliseconds since 1970.
    pub since: Option<i64>,
    /// How often that has failed.
    pub tries: u32,
}

/// What became of a message to a browser.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// The push service has it.
    Accepted,
    /// The push service refuses it, with this status.
    Refused(u16),
    /// It is sent again, and has failed at a time before; both in milliseconds since 1970.
    Later {
        /// The status, 0 without an answer.
        status: u16,
        /// When it is sent again.
        at: i64,
        /// When it was sent.
        sent: i64,
    },
}

/// A change of what is known of a browser.
pub(super) enum BrowserWrite {
    /// It has returned a test message.
    Heard { id: String, at: i64 },
    /// What became of a message. Only a message that somebody waits for is owed.
    Sent { id: String, outcome: Outcome },
    /// A test message is about to be sent: what was said before no longer counts.
    Test { id: String },
    /// This server sends what is owed at a time, and nobody else does until the other.
    Claim { id: String, owed: i64, until: i64 },
}

const HEARD: &str = "UPDATE subscriptions SET heard = $2, failed = NULL WHERE id = $1";
const ACCEPTED: &str =
    "UPDATE subscriptions SET failed = NULL, owed = NULL, owed_since = NULL, tries = 0 WHERE id = $1";
const REFUSED: &str = "UPDATE subscriptions SET failed = $2, owed = NULL, owed_since = NULL, tries = 0 WHERE id = $1";
const LATER: &str = "UPDATE subscriptions SET failed = $2, owed = $3, owed_since = COALESCE(owed_since, $4), \
     tries = tries + 1 WHERE id = $1";
const TEST: &str = "UPDATE subscriptions SET failed = NULL WHERE id = $1";
const CLAIM: &str = "UPDATE subscriptions SET owed = $3 WHERE id = $1 AND owed = $2";

/// Nobody is notified during a vacation, or without wanting it.
const OWED: &str = concat!(
    "WHERE owed <= $1 AND guest NOT IN (SELECT guest FROM notice_settings WHERE push = 0) AND ",
    undisturbed!("$1"),
    " ORDER BY owed LIMIT $2"
);

/// Runs a write. `RowNotFound` if another server was quicker.
pub(super) async fn apply(to: &mut AnyConnection, write: &BrowserWrite) -> Result<(), sqlx::Error> {
    let query = match write {
        BrowserWrite::Heard { id, at } => sqlx::query(HEARD).bind(id.as_str()).bind(*at),
        BrowserWrite::Test { id } => sqlx::query(TEST).bind(id.as_str()),
        BrowserWrite::Sent { id, outcome } => match outcome {
            Outcome::Accepted => sqlx::query(ACCEPTED).bind(id.as_str()),
            Outcome::Refused(status) => sqlx::query(REFUSED).bind(id.as_str()).bind(i64::from(*status)),
            Outcome::Later { status, at, sent } => {
                sqlx::query(LATER).bind(id.as_str()).bind(i64::from(*status)).bind(*at).bind(*sent)
            }
        },
        BrowserWrite::Claim { id, owed, until } => {
            let claim = sqlx::query(CLAIM).bind(id.as_str()).bind(*owed).bind(*until);
            let done = claim.execute(to).await?;
            return if done.rows_affected() == 0 { Err(sqlx::Error::RowNotFound) } else { Ok(()) };
        }
    };
    query.execute(to).await.map(drop)
}

fn browser(row: &AnyRow) -> Result<Browser, String> {
    Ok(Browser {
        subscription: subscription(row)?,
        heard: get(row, 7)?,
        failed: get::<Option<i64>>(row, 8)?.and_then(|status| u16::try_from(status).ok()),
        owed: get(row, 9)?,
        since: get(row, 10)?,
        tries: u32::try_from(get::<i64>(row, 11)?).unwrap_or(u32::MAX),
    })
}

/// All columns, with the end of a query.
macro_rules! browsers {
    ($end:expr) => {
        concat!(
            "SELECT id, guest, endpoint, p256dh, auth, language, created, heard, failed, owed, owed_since, tries FROM subscriptions ",
            $end
        )
    };
}

impl Store {
    /// The browsers of a guest that receive push messages, the oldest first.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn browsers(&self, guest: &str) -> Result<Vec<Browser>, StoreError> {
        const ALL: &str = browsers!("WHERE guest = $1 ORDER BY created, id");
        let rows = self.inner.ask(sqlx::query(ALL).bind(guest)).await?;
        all(&rows, "the subscriptions", browser)
    }

    /// At most this many browsers to which a message is owed by now.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn owed(&self, now: i64, limit: u32) -> Result<Vec<Browser>, StoreError> {
        let sql = format!("{} {OWED}", browsers!(""));
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(now).bind(i64::from(limit));
        let rows = self.inner.ask(query).await?;
        all(&rows, "the subscriptions", browser)
    }

    /// Claims what is owed to a browser: no other server sends it, unless this one has not by a time in milliseconds since 1970.
    ///
    /// # Errors
    /// [`StoreError::Overtaken`] when another server has claimed it; otherwise when the database cannot store it.
    pub async fn claim_owed(&self, browser: &Browser, until: i64) -> Result<(), StoreError> {
        let Some(owed) = browser.owed else { return Err(StoreError::Overtaken) };
        let id = browser.subscription.id.clone();
        self.write(Write::Browser(BrowserWrite::Claim { id, owed, until })).await
    }

    /// The decisions of a guest that are pending, that messages have named, and at which the guest does not look.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn told_calls(&self, guest: &str) -> Result<Vec<Call>, StoreError> {
        const TOLD: &str = "SELECT table_id, seat, guest, asked, due, looking FROM calls WHERE guest = $1 \
             AND told IS NOT NULL AND looking = 0 ORDER BY due, table_id, seat";
        let rows = self.inner.ask(sqlx::query(TOLD).bind(guest)).await?;
        all(&rows, "the calls", call_row)
    }

    /// Remembers what became of a message to a browser.
    ///
    /// # Errors
    /// When the database cannot store it.
    pub async fn sent(&self, id: &str, outcome: Outcome) -> Result<(), StoreError> {
        self.write(Write::Browser(BrowserWrite::Sent { id: id.to_owned(), outcome })).await
    }

    /// Forgets what a push service has said, before a test message.
    ///
    /// # Errors
    /// When the database cannot store it.
    pub async fn begin_test(&self, id: &str) -> Result<(), StoreError> {
        self.write(Write::Browser(BrowserWrite::Test { id: id.to_owned() })).await
    }

    /// Remembers that a browser has returned a test message, at a time in milliseconds since 1970.
    ///
    /// # Errors
    /// When the database cannot store it.
    pub async fn heard(&self, id: &str, at: i64) -> Result<(), StoreError> {
        self.write(Write::Browser(BrowserWrite::Heard { id: id.to_owned(), at })).await
    }
}
