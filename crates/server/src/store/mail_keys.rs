//! The keys in e-mails with which their recipient stops them: each a random one, of which only the hash is stored, and for
//! nothing else.

use super::Store;
use super::error::StoreError;
use super::notices::NoticeWrite;
use super::read::{all, first, get};
use super::writer::Write;
use sqlx::AnyConnection;

/// How long a key is valid, in milliseconds: 90 days. Those that are not are deleted later (`expiry.rs`).
pub(super) const VALID: i64 = 90 * 86_400_000;
/// How many keys of a guest are kept, the newest.
pub(super) const MOST: i64 = 50;

/// A change of these keys.
pub(super) enum KeyWrite {
    Keep { id: String, guest: String, made: i64 },
    Stop { guest: String },
    Revoke { guest: String },
}

const KEEP: &str = "INSERT INTO mail_keys (id, guest, made) VALUES ($1, $2, $3) ON CONFLICT (id) DO NOTHING";
const STOP: &str = "UPDATE notice_settings SET mail = 0 WHERE guest = $1";
const REVOKE: &str = "DELETE FROM mail_keys WHERE guest = $1";

/// Runs a write.
pub(super) async fn apply(to: &mut AnyConnection, write: &KeyWrite) -> Result<(), sqlx::Error> {
    match write {
        KeyWrite::Keep { id, guest, made } => {
            let keep = sqlx::query(KEEP).bind(id.as_str()).bind(guest.as_str()).bind(*made);
            keep.execute(to).await.map(drop)
        }
        KeyWrite::Stop { guest } => sqlx::query(STOP).bind(guest.as_str()).execute(to).await.map(drop),
        KeyWrite::Revoke { guest } => sqlx::query(REVOKE).bind(guest.as_str()).execute(to).await.map(drop),
    }
}

impl Store {
    async fn change_keys(&self, write: KeyWrite) -> Result<(), StoreError> {
        self.write(Write::Notice(NoticeWrite::Key(write))).await
    }

    /// Stores a new key of a guest, by its hash.
    ///
    /// # Errors
    /// When the database cannot store it.
    pub async fn keep_mail_key(&self, id: &str, guest: &str, made: i64) -> Result<(), StoreError> {
        self.change_keys(KeyWrite::Keep { id: id.to_owned(), guest: guest.to_owned(), made }).await
    }

    /// Whose key this is, by its hash; none if it is unknown, was revoked, or is older than 90 days.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn whose_mail_key(&self, id: &str, now: i64) -> Result<Option<String>, StoreError> {
        const WHOSE: &str = "SELECT guest FROM mail_keys WHERE id = $1 AND made > $2";
        let rows = self.inner.ask(sqlx::query(WHOSE).bind(id).bind(now - VALID)).await?;
        first(rows, "a key", |row| get(row, 0))
    }

    /// When the valid keys of a guest were made, the oldest first.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn mail_keys(&self, guest: &str, now: i64) -> Result<Vec<i64>, StoreError> {
        const MADE: &str = "SELECT made FROM mail_keys WHERE guest = $1 AND made > $2 ORDER BY made, id";
        let rows = self.inner.ask(sqlx::query(MADE).bind(guest).bind(now - VALID)).await?;
        all(&rows, "the keys in e-mails", |row| get(row, 0))
    }

    /// Switches e-mails to a guest off. Its keys stay valid: another e-mail may stop them again.
    ///
    /// # Errors
    /// When the database cannot store it.
    pub async fn stop_mails(&self, guest: &str) -> Result<(), StoreError> {
        self.change_keys(KeyWrite::Stop { guest: guest.to_owned() }).await
    }

    /// Revokes all keys of a guest.
    ///
    /// # Errors
    /// When the database cannot delete them.
    pub async fn revoke_mail_keys(&self, guest: &str) -> Result<(), StoreError> {
        self.change_keys(KeyWrite::Revoke { guest: guest.to_owned() }).await
    }
}
