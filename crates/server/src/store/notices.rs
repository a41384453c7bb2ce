//! Storage of notifications: the browsers to which push messages go, and which decisions a person was notified of.

use super::Store;
use super::error::StoreError;
use super::mail_keys;
use super::read::{all, get};
use super::turns::{Call, call_row};
use super::writer::Write;
use crate::wire::turns::{NoticeSettings, Zone};
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

/// A browser that receives push messages.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Subscription {
    /// The SHA-256 of its address.
    pub id: String,
    /// The id of whose browser it is.
    pub guest: String,
    /// The address of its push service.
    pub endpoint: String,
    /// Its public key, in base64url.
    pub p256dh: String,
    /// Its secret, in base64url.
    pub auth: String,
    /// The language of its messages.
    pub language: String,
    /// When it subscribed, in milliseconds since 1970.
    pub created: i64,
}

/// How a guest is notified.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// By push messages.
    Push,
    /// By e-mail.
    Mail,
}

/// A change of notifications.
pub(super) enum NoticeWrite {
    Subscribe(Subscription),
    Unsubscribe { id: String, guest: Option<String> },
    Settings { guest: String, settings: NoticeSettings, language: String },
    Claim { guest: String, way: Way, before: i64, now: i64, token: String },
    Key(mail_keys::KeyWrite),
}

const SUBSCRIBE: &str = "INSERT INTO subscriptions (id, guest, endpoint, p256dh, auth, language, created) \
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO UPDATE SET guest = excluded.guest, \
     p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language, created = excluded.created";

/// The newest ten of a guest are kept.
const OLD_SUBSCRIPTIONS: &str = "DELETE FROM subscriptions WHERE guest = $1 AND id NOT IN \
     (SELECT id FROM subscriptions WHERE guest = $1 ORDER BY created DESC, id LIMIT 10)";

const SETTINGS: &str = "INSERT INTO notice_settings \
     (guest, push, mail, language, zone_offset, zone_changes, zone_next) VALUES ($1, $2, $3, $4, $5, $6, $7) \
     ON CONFLICT (guest) DO UPDATE SET push = excluded.push, mail = excluded.mail, language = excluded.language, \
     zone_offset = excluded.zone_offset, zone_changes = excluded.zone_changes, zone_next = excluded.zone_next";

/// Only rows that nobody has claimed: so one server notifies, whichever is first.
const CLAIM_PUSH: &str = "UPDATE calls SET told = $3, teller = $4 WHERE guest = $1 AND told IS NULL AND looking = 0 \
     AND asked <= $2";
/// Where there is little time, a mail is sent earlier: when a quarter of it is over.
const CLAIM_MAIL: &str = "UPDATE calls SET mailed = $3, mailer = $4 WHERE guest = $1 AND mailed IS NULL \
     AND looking = 0 AND (asked <= $2 OR ($3 - asked) * 4 >= due - asked)";

/// Nobody is notified during a vacation.
const UNTOLD_PUSH: &str = "SELECT DISTINCT guest FROM calls WHERE told IS NULL AND looking = 0 AND asked <= $1 \
     AND guest IN (SELECT guest FROM subscriptions) \
     AND guest NOT IN (SELECT guest FROM notice_settings WHERE push = 0) \
     AND guest NOT IN (SELECT guest FROM vacations WHERE begins <= $2 AND ends > $2) LIMIT $3";
const UNTOLD_MAIL: &str = "SELECT DISTINCT guest FROM calls WHERE mailed IS NULL AND looking = 0 \
     AND (asked <= $1 OR ($2 - asked) * 4 >= due - asked) AND guest IN (SELECT guest FROM notice_settings WHERE mail = 1) \
     AND guest NOT IN (SELECT guest FROM vacations WHERE begins <= $2 AND ends > $2) LIMIT $3";

/// Runs a write.
pub(super) async fn apply(to: &mut AnyConnection, write: &NoticeWrite) -> Result<(), sqlx::Error> {
    match write {
        NoticeWrite::Subscribe(row) => {
            let put = sqlx::query(SUBSCRIBE)
                .bind(row.id.as_str())
                .bind(row.guest.as_str())
                .bind(row.endpoint.as_str())
                .bind(row.p256dh.as_str())
                .bind(row.auth.as_str())
                .bind(row.language.as_str())
                .bind(row.created);
            put.execute(&mut *to).await?;
            sqlx::query(OLD_SUBSCRIPTIONS).bind(row.guest.as_str()).execute(to).await.map(drop)
        }
        NoticeWrite::Unsubscribe { id, guest } => {
            let query = match guest {
                Some(guest) => sqlx::query("DELETE FROM subscriptions WHERE id = $1 AND guest = $2")
                    .bind(id.as_str())
                    .bind(guest.as_str()),
                None => sqlx::query("DELETE FROM subscriptions WHERE id = $1").bind(id.as_str()),
            };
            query.execute(to).await.map(drop)
        }
        NoticeWrite::Settings { guest, settings, language } => {
            let put = sqlx::query(SETTINGS)
                .bind(guest.as_str())
                .bind(i64::from(settings.push))
                .bind(i64::from(settings.mail))
                .bind(language.as_str())
                .bind(settings.zone.map(|zone| i64::from(zone.offset)))
                .bind(settings.zone.and_then(|zone| zone.changes).map(|at| at * 1000))
                .bind(settings.zone.map(|zone| i64::from(zone.next)));
            put.execute(to).await.map(drop)
        }
        NoticeWrite::Claim { guest, way, before, now, token } => {
            let claim = if *way == Way::Push { CLAIM_PUSH } else { CLAIM_MAIL };
            let claim = sqlx::query(claim).bind(guest.as_str()).bind(*before).bind(*now).bind(token.as_str());
            claim.execute(to).await.map(drop)
        }
        NoticeWrite::Key(write) => mail_keys::apply(to, write).await,
    }
}

/// The settings in the columns from this one on, in the order of [`Store::notice_settings`].
fn settings_row(row: &AnyRow) -> Result<NoticeSettings, String> {
    let (offset, changes): (Option<i64>, Option<i64>) = (get(row, 3)?, get(row, 4)?);
    let next: Option<i64> = get(row, 5)?;
    let minutes = |at: i64| i32::try_from(at).unwrap_or_default();
    let zone = offset.map(|offset| Zone {
        offset: minutes(offset),
        changes: changes.map(|at| at / 1000),
        next: next.map_or(minutes(offset), minutes),
    });
    Ok(NoticeSettings { push: get::<i64>(row, 0)? != 0, mail: get::<i64>(row, 1)? != 0, zone })
}

impl Store {
    /// Stores a browser's subscription; the newest ten of each guest are kept.
    ///
    /// # Errors
    /// When the database cannot store it.
    pub async fn subscribe(&self, row: Subscription) -> Result<(), StoreError> {
        self.write(Write::Notice(NoticeWrite::Subscribe(row))).await
    }

    /// Deletes a subscription, only if it is this guest's where one is given.
    ///
    /// # Errors
    /// When the database cannot delete it.
    pub async fn unsubscribe(&self, id: &str, guest: Option<&str>) -> Result<(), StoreError> {
        let (id, guest) = (id.to_owned(), guest.map(str::to_owned));
        self.write(Write::Notice(NoticeWrite::Unsubscribe { id, guest })).await
    }

    /// The subscriptions of a guest.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn subscriptions(&self, guest: &str) -> Result<Vec<Subscription>, StoreError> {
        const ALL: &str = "SELECT id, guest, endpoint, p256dh, auth, language, created FROM subscriptions \
             WHERE guest = $1 ORDER BY created, id";
        let rows = self.inner.ask(sqlx::query(ALL).bind(guest)).await?;
        all(&rows, "the subscriptions", |row| {
            Ok(Subscription {
                id: get(row, 0)?,
                guest: get(row, 1)?,
                endpoint: get(row, 2)?,
                p256dh: get(row, 3)?,
                auth: get(row, 4)?,
                language: get(row, 5)?,
                created: get(row, 6)?,
            })
        })
    }

    /// How a guest wants to be notified, and in which language; without a row by push only.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn notice_settings(&self, guest: &str) -> Result<(NoticeSettings, String), StoreError> {
        const OWN: &str = "SELECT push, mail, language, zone_offset, zone_changes, zone_next FROM notice_settings \
             WHERE guest = $1";
        let rows = self.inner.ask(sqlx::query(OWN).bind(guest)).await?;
        let found = super::read::first(rows, guest, |row| Ok((settings_row(row)?, get::<String>(row, 2)?)))?;
        Ok(found.unwrap_or_else(|| (NoticeSettings::default(), "en".to_owned())))
    }

    /// Stores how a guest wants to be notified.
    ///
    /// # Errors
    /// When the database cannot store it.
    pub async fn put_notice_settings(
        &self,
        guest: &str,
        settings: NoticeSettings,
        language: &str,
    ) -> Result<(), StoreError> {
        let (guest, language) = (guest.to_owned(), language.to_owned());
        self.write(Write::Notice(NoticeWrite::Settings { guest, settings, language })).await
    }

    /// At most this many guests who have not been notified of decisions that were asked for before this time, or by mail of those for
    /// which a quarter of the time is over.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn untold(&self, way: Way, before: i64, now: i64, limit: u32) -> Result<Vec<String>, StoreError> {
        let untold = if way == Way::Push { UNTOLD_PUSH } else { UNTOLD_MAIL };
        let rows = self.inner.ask(sqlx::query(untold).bind(before).bind(now).bind(i64::from(limit))).await?;
        all(&rows, "the calls", |row| get(row, 0))
    }

    /// Claims the notification of all decisions of a guest of which [`Self::untold`] tells and that nobody has claimed. Returns
    /// all pending decisions of the guest, or none if there was nothing to claim: then another server notifies.
    ///
    /// # Errors
    /// When the database cannot store it.
    pub async fn claim_notices(
        &self,
        way: Way,
        guest: &str,
        before: i64,
        now: i64,
        token: &str,
    ) -> Result<Vec<Call>, StoreError> {
        let (guest_id, token_text) = (guest.to_owned(), token.to_owned());
        self.write(Write::Notice(NoticeWrite::Claim { guest: guest_id, way, before, now, token: token_text })).await?;
        const PUSH: &str = "SELECT COUNT(*) FROM calls WHERE guest = $1 AND teller = $2";
        const MAIL: &str = "SELECT COUNT(*) FROM calls WHERE guest = $1 AND mailer = $2";
        let count = if way == Way::Push { PUSH } else { MAIL };
        let rows = self.inner.ask(sqlx::query(count).bind(guest).bind(token)).await?;
        let claimed: i64 = super::read::first(rows, guest, |row| get(row, 0))?.unwrap_or(0);
        if claimed == 0 {
            return Ok(Vec::new());
        }
        const OWN: &str = "SELECT table_id, seat, guest, asked, due, looking FROM calls WHERE guest = $1 \
             ORDER BY due, table_id, seat";
        let rows = self.inner.ask(sqlx::query(OWN).bind(guest)).await?;
        all(&rows, "the calls", call_row)
    }
}
