//! Storage of notifications: the browsers to which push messages go, and which decisions a person was notified of.

use super::Store;
use super::chat_read;
use super::error::StoreError;
use super::mail_keys;
use super::notice_rows::{self, Kind, NoticeRow};
use super::read::{all, get};
use super::turns::{Call, call_row};
use super::writer::Write;
use crate::wire::turns::{NoticeSettings, Quiet, Zone};
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

/// The times before which something must have happened of which a guest is told now, in milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Since {
    /// That of a decision.
    pub asked: i64,
    /// That of anything else.
    pub made: i64,
}

/// What one server tells a guest.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Due {
    /// All pending decisions of the guest, the most urgent first.
    pub calls: Vec<Call>,
    /// Whether the guest is told of them: some were not told before.
    pub asked: bool,
    /// What else the guest is told, the oldest first.
    pub notices: Vec<NoticeRow>,
}

/// A change of notifications.
pub(super) enum NoticeWrite {
    Subscribe(Subscription),
    Unsubscribe { id: String, guest: Option<String> },
    Settings { guest: String, settings: NoticeSettings, language: String },
    Claim { guest: String, way: Way, before: i64, now: i64, token: String },
    GiveBack { token: String },
    Key(mail_keys::KeyWrite),
    Row(notice_rows::RowWrite),
    Chat(chat_read::ChatRead),
}

const SUBSCRIBE: &str = "INSERT INTO subscriptions (id, guest, endpoint, p256dh, auth, language, created) \
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO UPDATE SET guest = excluded.guest, \
     p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language, created = excluded.created, \
     heard = CASE WHEN subscriptions.guest = excluded.guest AND subscriptions.auth = excluded.auth \
     THEN subscriptions.heard ELSE NULL END, failed = NULL, \
     owed = CASE WHEN subscriptions.guest = excluded.guest THEN subscriptions.owed ELSE NULL END, \
     tries = CASE WHEN subscriptions.guest = excluded.guest THEN subscriptions.tries ELSE 0 END";

/// The newest ten of a guest are kept.
const OLD_SUBSCRIPTIONS: &str = "DELETE FROM subscriptions WHERE guest = $1 AND id NOT IN \
     (SELECT id FROM subscriptions WHERE guest = $1 ORDER BY created DESC, id LIMIT 10)";

const SETTINGS: &str = "INSERT INTO notice_settings \
     (guest, push, mail, language, zone_offset, zone_changes, zone_next, skipped, quiet_from, quiet_to) \
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) \
     ON CONFLICT (guest) DO UPDATE SET push = excluded.push, mail = excluded.mail, language = excluded.language, \
     zone_offset = excluded.zone_offset, zone_changes = excluded.zone_changes, zone_next = excluded.zone_next, \
     skipped = excluded.skipped, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to";

/// Only rows that nobody has claimed: so one server notifies, whichever is first.
const CLAIM_PUSH: &str = "UPDATE calls SET told = $3, teller = $4 WHERE guest = $1 AND told IS NULL AND looking = 0 \
     AND asked <= $2";
/// Where there is little time, a mail is sent earlier: when a quarter of it is over.
const CLAIM_MAIL: &str = "UPDATE calls SET mailed = $3, mailer = $4 WHERE guest = $1 AND mailed IS NULL \
     AND looking = 0 AND (asked <= $2 OR ($3 - asked) * 4 >= due - asked)";

/// What was to be told by a mail that was not delivered.
const GIVE_BACK: [&str; 2] = [
    "UPDATE calls SET mailed = NULL, mailer = NULL WHERE mailer = $1",
    "UPDATE notices SET mailed = NULL, mailer = NULL WHERE mailer = $1",
];

const CLAIM_PUSH_ROWS: &str = "UPDATE notices SET told = $2, teller = $3 WHERE guest = $1 AND told IS NULL";
const CLAIM_MAIL_ROWS: &str = "UPDATE notices SET mailed = $2, mailer = $3 WHERE guest = $1 AND mailed IS NULL";

/// Nobody is notified during a vacation, and in the quiet hours: the minutes since they began, by the clocks of the person, are
/// fewer than they last. `$now` is the parameter with the time.
macro_rules! undisturbed {
    ($now:literal) => {
        concat!(
            "guest NOT IN (SELECT guest FROM vacations WHERE begins <= ",
            $now,
            " AND ends > ",
            $now,
            ") AND guest NOT IN (SELECT guest FROM notice_settings WHERE ((",
            $now,
            " / 60000 + COALESCE(CASE WHEN zone_changes IS NOT NULL AND ",
            $now,
            " >= zone_changes THEN zone_next ELSE zone_offset END, 0)) % 1440 - quiet_from + 1440) % 1440 \
             < (quiet_to - quiet_from + 1440) % 1440)"
        )
    };
}
pub(super) use undisturbed;
const UNTOLD_PUSH: &str = concat!(
    "SELECT guest FROM (SELECT guest FROM calls WHERE told IS NULL AND looking = 0 AND asked <= $1 \
     UNION SELECT guest FROM notices WHERE told IS NULL AND made <= $4) AS untold \
     WHERE guest IN (SELECT guest FROM subscriptions) \
     AND guest NOT IN (SELECT guest FROM notice_settings WHERE push = 0) AND ",
    undisturbed!("$2"),
    " LIMIT $3"
);
const UNTOLD_MAIL: &str = concat!(
    "SELECT guest FROM (SELECT guest FROM calls WHERE mailed IS NULL AND looking = 0 \
     AND (asked <= $1 OR ($2 - asked) * 4 >= due - asked) \
     UNION SELECT guest FROM notices WHERE mailed IS NULL AND (made <= $4 OR kind = 'nearly')) AS untold \
     WHERE guest IN (SELECT guest FROM notice_settings WHERE mail = 1) AND ",
    undisturbed!("$2"),
    " LIMIT $3"
);

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
                .bind(settings.zone.map(|zone| i64::from(zone.next)))
                .bind(skipped(settings))
                .bind(i64::from(settings.quiet.from))
                .bind(i64::from(settings.quiet.to));
            put.execute(to).await.map(drop)
        }
        NoticeWrite::Claim { guest, way, before, now, token } => {
            let (calls, rows) = match way {
                Way::Push => (CLAIM_PUSH, CLAIM_PUSH_ROWS),
                Way::Mail => (CLAIM_MAIL, CLAIM_MAIL_ROWS),
            };
            let claim = sqlx::query(calls).bind(guest.as_str()).bind(*before).bind(*now).bind(token.as_str());
            claim.execute(&mut *to).await?;
            let claim = sqlx::query(rows).bind(guest.as_str()).bind(*now).bind(token.as_str());
            claim.execute(to).await.map(drop)
        }
        NoticeWrite::GiveBack { token } => {
            for sql in GIVE_BACK {
                sqlx::query(sql).bind(token.as_str()).execute(&mut *to).await?;
            }
            Ok(())
        }
        NoticeWrite::Key(write) => mail_keys::apply(to, write).await,
        NoticeWrite::Row(write) => notice_rows::apply(to, write).await,
        NoticeWrite::Chat(read) => chat_read::apply(to, read).await,
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
    let skipped: i64 = get(row, 6)?;
    let told = |kind: Kind| skipped & kind.bit() == 0;
    let minute = |at: Option<i64>| at.and_then(|at| u16::try_from(at).ok()).unwrap_or_default();
    Ok(NoticeSettings {
        push: get::<i64>(row, 0)? != 0,
        mail: get::<i64>(row, 1)? != 0,
        nearly: told(Kind::Nearly),
        bot: told(Kind::Bot),
        lobby: told(Kind::Full),
        over: told(Kind::Over),
        mention: told(Kind::Mention),
        quiet: Quiet { from: minute(get(row, 7)?), to: minute(get(row, 8)?) },
        zone,
    })
}

/// The kinds of notices that are switched off, as bits.
fn skipped(settings: &NoticeSettings) -> i64 {
    let NoticeSettings { nearly, bot, lobby, over, mention, .. } = *settings;
    let kinds =
        [(nearly, Kind::Nearly), (bot, Kind::Bot), (lobby, Kind::Full), (over, Kind::Over), (mention, Kind::Mention)];
    kinds.into_iter().filter(|(told, _)| !told).map(|(_, kind)| kind.bit()).sum()
}

/// A subscription, whose columns are the first seven.
pub(super) fn subscription(row: &AnyRow) -> Result<Subscription, String> {
    Ok(Subscription {
        id: get(row, 0)?,
        guest: get(row, 1)?,
        endpoint: get(row, 2)?,
        p256dh: get(row, 3)?,
        auth: get(row, 4)?,
        language: get(row, 5)?,
        created: get(row, 6)?,
    })
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
        all(&rows, "the subscriptions", subscription)
    }

    /// How a guest wants to be notified, and in which language; without a row by push only.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn notice_settings(&self, guest: &str) -> Result<(NoticeSettings, String), StoreError> {
        const OWN: &str = "SELECT push, mail, language, zone_offset, zone_changes, zone_next, \
             skipped, quiet_from, quiet_to FROM notice_settings \
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

    /// At most this many guests who have not been notified of decisions that were asked for before a time, or by mail of those for
    /// which a quarter of the time is over, or of what else happened before another time.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn untold(&self, way: Way, since: Since, now: i64, limit: u32) -> Result<Vec<String>, StoreError> {
        let untold = if way == Way::Push { UNTOLD_PUSH } else { UNTOLD_MAIL };
        let query = sqlx::query(untold).bind(since.asked).bind(now).bind(i64::from(limit)).bind(since.made);
        let rows = self.inner.ask(query).await?;
        all(&rows, "the calls", |row| get(row, 0))
    }

    /// Gives back what was claimed for a mail that was not delivered: it is claimed again, and told once.
    ///
    /// # Errors
    /// When the database cannot store it.
    pub async fn give_mails_back(&self, token: &str) -> Result<(), StoreError> {
        self.write(Write::Notice(NoticeWrite::GiveBack { token: token.to_owned() })).await
    }

    /// Claims the notification of everything of a guest of which [`Self::untold`] tells and that nobody has claimed. What was
    /// claimed already, another server tells.
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
    ) -> Result<Due, StoreError> {
        let (guest_id, token_text) = (guest.to_owned(), token.to_owned());
        self.write(Write::Notice(NoticeWrite::Claim { guest: guest_id, way, before, now, token: token_text })).await?;
        const PUSH: &str = "SELECT COUNT(*) FROM calls WHERE guest = $1 AND teller = $2";
        const MAIL: &str = "SELECT COUNT(*) FROM calls WHERE guest = $1 AND mailer = $2";
        let (count, column) = if way == Way::Push { (PUSH, "teller") } else { (MAIL, "mailer") };
        let rows = self.inner.ask(sqlx::query(count).bind(guest).bind(token)).await?;
        let claimed: i64 = super::read::first(rows, guest, |row| get(row, 0))?.unwrap_or(0);
        let notices = self.notices_with(column, token).await?;
        if claimed == 0 && notices.is_empty() {
            return Ok(Due::default());
        }
        const OWN: &str = "SELECT table_id, seat, guest, asked, due, looking FROM calls WHERE guest = $1 \
             ORDER BY due, table_id, seat";
        let rows = self.inner.ask(sqlx::query(OWN).bind(guest)).await?;
        Ok(Due { calls: all(&rows, "the calls", call_row)?, asked: claimed > 0, notices })
    }
}
