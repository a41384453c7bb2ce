//! What people are told besides the decisions that wait for them: one row for each person, table and kind of notice, as long as
//! the person has not opened the table.
//!
//! A row is made only for somebody who wants to be told, by push or by e-mail; `told` and `mailed` say when that was done, or
//! when it was found that it is not wanted. Only the question whether a game is to end has a row for everybody who has not
//! answered: lists show it.

use super::Store;
use super::error::StoreError;
use super::notices::NoticeWrite;
use super::read::{all, first, get};
use super::writer::Write;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

/// How long a row is kept at most, in milliseconds: 60 days.
const KEPT: i64 = 60 * 86_400_000;
/// How long a row is kept after it was told, in milliseconds: a push service may put a message off for a day.
const READ: i64 = 25 * 3_600_000;
/// The time of a decision is nearly over when this is left of it, in milliseconds, and at most a quarter of it.
const NEARLY: i64 = 2 * 3_600_000;

/// What a person is told.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// All others may want to end the game without a result.
    End,
    /// The time of a decision is nearly over.
    Nearly,
    /// A bot has stepped in.
    Bot,
    /// Somebody has named the person in the chat.
    Mention,
    /// A table is full.
    Full,
    /// A game has begun.
    Started,
    /// A game is over.
    Over,
}

impl Kind {
    /// Those that a row can have.
    pub const ALL: [Self; 7] =
        [Self::End, Self::Nearly, Self::Bot, Self::Mention, Self::Full, Self::Started, Self::Over];

    /// The word in the rows, and in the ids of messages.
    pub const fn word(self) -> &'static str {
        match self {
            Self::End => "end",
            Self::Nearly => "nearly",
            Self::Bot => "bot",
            Self::Mention => "mention",
            Self::Full => "full",
            Self::Started => "started",
            Self::Over => "over",
        }
    }

    /// The bit that is set where a person has switched it off. That of the question whether a game is to end is never set.
    pub const fn bit(self) -> i64 {
        match self {
            Self::Nearly => 1,
            Self::Bot => 2,
            Self::Full | Self::Started => 4,
            Self::Over => 8,
            Self::Mention => 16,
            Self::End => 32,
        }
    }
}

/// A notice for a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoticeRow {
    /// The id of the person.
    pub guest: String,
    /// Where it happened: the id of the table.
    pub table: String,
    /// What happened there.
    pub kind: Kind,
    /// Of a decision whose time is nearly over: since when the game waits, in milliseconds since 1970. Otherwise 0.
    pub about: i64,
    /// When it happened, in milliseconds since 1970.
    pub made: i64,
}

/// A change of the rows.
pub(super) enum RowWrite {
    /// `looking`: the person sees it anyway.
    Tell { row: NoticeRow, looking: bool },
    /// A person has opened a table.
    Opened { guest: String, table: String, now: i64 },
    /// A kind of notice of a table is about nothing any more, for one person or all.
    Withdraw { table: String, kind: Kind, guest: Option<String> },
    /// Rows are made of decisions whose time is nearly over, and deleted that are about nothing.
    Tidy { now: i64 },
}

impl RowWrite {
    /// The table of which lists show a difference.
    pub(super) fn listed(&self) -> Option<&str> {
        match self {
            Self::Tell { row, .. } => (row.kind == Kind::End).then_some(row.table.as_str()),
            Self::Withdraw { table, kind, .. } => (*kind == Kind::End).then_some(table.as_str()),
            Self::Opened { .. } | Self::Tidy { .. } => None,
        }
    }
}

/// The conditions that a person, in a column or parameter, wants a kind of notice, by its bit, pushed or mailed.
macro_rules! pushed {
    ($guest:literal, $bit:literal) => {
        concat!(
            "(EXISTS (SELECT 1 FROM subscriptions AS b WHERE b.guest = ",
            $guest,
            ") AND NOT EXISTS (SELECT 1 FROM notice_settings AS s WHERE s.guest = ",
            $guest,
            " AND (s.push = 0 OR (s.skipped / ",
            $bit,
            ") % 2 = 1)))"
        )
    };
}
macro_rules! mailed {
    ($guest:literal, $bit:literal) => {
        concat!(
            "(EXISTS (SELECT 1 FROM notice_settings AS s WHERE s.guest = ",
            $guest,
            " AND s.mail = 1 AND (s.skipped / ",
            $bit,
            ") % 2 = 0))"
        )
    };
}
/// The time of a row that is not to be told, or nothing.
macro_rules! unless {
    ($wanted:expr, $now:literal) => {
        concat!("CASE WHEN ", $wanted, " THEN NULL ELSE CAST(", $now, " AS BIGINT) END")
    };
}

const TELL: &str = concat!(
    "INSERT INTO notices (guest, table_id, kind, about, made, told, mailed) SELECT CAST($1 AS TEXT), id, \
     CAST($3 AS TEXT), CAST($4 AS BIGINT), CAST($5 AS BIGINT), ",
    unless!(concat!("$7 = 0 AND ", pushed!("$1", "$6")), "$5"),
    ", ",
    unless!(concat!("$7 = 0 AND ", mailed!("$1", "$6")), "$5"),
    " FROM tables WHERE id = $2 AND ($3 = 'end' OR ",
    pushed!("$1", "$6"),
    " OR ",
    mailed!("$1", "$6"),
    ") ON CONFLICT (guest, table_id, kind, about) DO UPDATE SET made = excluded.made, told = excluded.told, \
     teller = NULL, mailed = excluded.mailed, mailer = NULL"
);

/// The condition that little time is left for a decision, and the player does not look.
macro_rules! nearly_over {
    () => {
        "looking = 0 AND due > $1 AND due - $1 <= $2 AND (due - $1) * 4 <= due - asked"
    };
}

const TELL_NEARLY: &str = concat!(
    "INSERT INTO notices (guest, table_id, kind, about, made, told, mailed) SELECT guest, table_id, 'nearly', asked, \
     CAST($1 AS BIGINT), ",
    unless!(pushed!("calls.guest", "1"), "$1"),
    ", ",
    unless!(mailed!("calls.guest", "1"), "$1"),
    " FROM calls WHERE ",
    nearly_over!(),
    " AND (",
    pushed!("calls.guest", "1"),
    " OR ",
    mailed!("calls.guest", "1"),
    ") ON CONFLICT (guest, table_id, kind, about) DO NOTHING"
);

const UNTOLD_NEARLY: &str = concat!(
    "SELECT COUNT(*) FROM calls WHERE ",
    nearly_over!(),
    " AND NOT EXISTS (SELECT 1 FROM notices WHERE kind = 'nearly' AND notices.table_id = calls.table_id \
     AND notices.guest = calls.guest AND about = asked) AND (",
    pushed!("calls.guest", "1"),
    " OR ",
    mailed!("calls.guest", "1"),
    ")"
);

/// Rows that nobody is to be told of: too old, told in each way a while ago, or of a decision that was made. Whoever has claimed a row
/// still reads it.
const DONE: &str = "made < $1 OR (told < $2 AND mailed < $2 AND kind <> 'end' AND kind <> 'nearly') \
     OR (kind = 'nearly' AND NOT EXISTS (SELECT 1 FROM calls WHERE calls.table_id = notices.table_id \
     AND calls.guest = notices.guest AND calls.asked = notices.about))";

/// The question whether a game is to end stays until it is answered.
const OPENED: [&str; 2] = [
    "DELETE FROM notices WHERE guest = $1 AND table_id = $2 AND kind <> 'end' AND kind <> 'nearly' AND made <= $3",
    // A mail that is not delivered is not written anew for it.
    "UPDATE notices SET told = COALESCE(told, $3), mailed = COALESCE(mailed, $3), mailer = NULL \
     WHERE guest = $1 AND table_id = $2",
];

/// Runs a write.
pub(super) async fn apply(to: &mut AnyConnection, write: &RowWrite) -> Result<(), sqlx::Error> {
    match write {
        RowWrite::Tell { row, looking } => {
            let put = sqlx::query(TELL).bind(row.guest.as_str()).bind(row.table.as_str()).bind(row.kind.word());
            let put = put.bind(row.about).bind(row.made).bind(row.kind.bit()).bind(i64::from(*looking));
            put.execute(to).await.map(drop)
        }
        RowWrite::Opened { guest, table, now } => {
            for sentence in OPENED {
                let query = sqlx::query(sentence).bind(guest.as_str()).bind(table.as_str()).bind(*now);
                query.execute(&mut *to).await?;
            }
            Ok(())
        }
        RowWrite::Withdraw { table, kind, guest } => {
            const ALL: &str = "DELETE FROM notices WHERE table_id = $1 AND kind = $2 AND (guest = $3 OR $3 = '')";
            let query = sqlx::query(ALL).bind(table.as_str()).bind(kind.word());
            query.bind(guest.as_deref().unwrap_or_default()).execute(to).await.map(drop)
        }
        RowWrite::Tidy { now } => {
            let done = format!("DELETE FROM notices WHERE {DONE}");
            sqlx::query(sqlx::AssertSqlSafe(done)).bind(*now - KEPT).bind(*now - READ).execute(&mut *to).await?;
            sqlx::query(TELL_NEARLY).bind(*now).bind(NEARLY).execute(to).await.map(drop)
        }
    }
}

/// A row; none of a kind that only another version of the program knows.
fn notice_row(row: &AnyRow) -> Result<Option<NoticeRow>, String> {
    let word: String = get(row, 2)?;
    let Some(kind) = Kind::ALL.into_iter().find(|kind| kind.word() == word) else { return Ok(None) };
    Ok(Some(NoticeRow { guest: get(row, 0)?, table: get(row, 1)?, kind, about: get(row, 3)?, made: get(row, 4)? }))
}

fn known(rows: &[AnyRow]) -> Result<Vec<NoticeRow>, StoreError> {
    Ok(all(rows, "the notices", notice_row)?.into_iter().flatten().collect())
}

impl Store {
    fn change_rows(&self, write: RowWrite) {
        self.write_later(Write::Notice(NoticeWrite::Row(write)), "a notice");
    }

    /// Tells a person asynchronously, if that is wanted; one who is `looking` is only shown it in lists.
    pub fn tell(&self, row: NoticeRow, looking: bool) {
        self.change_rows(RowWrite::Tell { row, looking });
    }

    /// A person has opened a table: what was to be told of it is seen.
    pub fn notices_seen(&self, guest: &str, table: &str, now: i64) {
        self.change_rows(RowWrite::Opened { guest: guest.to_owned(), table: table.to_owned(), now });
    }

    /// Withdraws a kind of notice of a table, for one person or all.
    pub fn withdraw_notices(&self, table: &str, kind: Kind, guest: Option<&str>) {
        self.change_rows(RowWrite::Withdraw { table: table.to_owned(), kind, guest: guest.map(str::to_owned) });
    }

    /// Makes notices of decisions whose time is nearly over, and deletes those that are about nothing any more.
    ///
    /// # Errors
    /// When the database cannot store it.
    pub async fn tidy_notices(&self, now: i64) -> Result<(), StoreError> {
        let done = format!("SELECT COUNT(*) FROM notices WHERE {DONE}");
        let done = sqlx::query(sqlx::AssertSqlSafe(done)).bind(now - KEPT).bind(now - READ);
        let done = first(self.inner.ask(done).await?, "the notices", |row| get::<i64>(row, 0))?;
        let nearly = sqlx::query(UNTOLD_NEARLY).bind(now).bind(NEARLY);
        let nearly = first(self.inner.ask(nearly).await?, "the calls", |row| get::<i64>(row, 0))?;
        if done.unwrap_or_default() + nearly.unwrap_or_default() == 0 {
            return Ok(());
        }
        self.write(Write::Notice(NoticeWrite::Row(RowWrite::Tidy { now }))).await
    }

    /// The notices of a guest that one server has claimed, with this token.
    pub(super) async fn notices_with(&self, column: &'static str, token: &str) -> Result<Vec<NoticeRow>, StoreError> {
        let rows = format!("SELECT guest, table_id, kind, about, made FROM notices WHERE {column} = $1 ORDER BY made");
        known(&self.inner.ask(sqlx::query(sqlx::AssertSqlSafe(rows)).bind(token)).await?)
    }

    /// The notices of a guest that push messages have told since a time in milliseconds since 1970.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn told_notices(&self, guest: &str, since: i64) -> Result<Vec<NoticeRow>, StoreError> {
        const TOLD: &str = "SELECT guest, table_id, kind, about, made FROM notices WHERE guest = $1 \
             AND teller IS NOT NULL AND told >= $2 ORDER BY made";
        known(&self.inner.ask(sqlx::query(TOLD).bind(guest).bind(since)).await?)
    }

    /// All notices of a guest, the oldest first.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn notices_of(&self, guest: &str) -> Result<Vec<NoticeRow>, StoreError> {
        const OWN: &str = "SELECT guest, table_id, kind, about, made FROM notices WHERE guest = $1 \
             ORDER BY made, table_id, kind";
        known(&self.inner.ask(sqlx::query(OWN).bind(guest)).await?)
    }
}
