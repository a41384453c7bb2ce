//! Roles of accounts, and reports with the copies that they keep.

use super::Store;
use super::error::StoreError;
use super::read::{Unreadable, all, first, get, seat_number};
use super::writer::Write;
use crate::wire::moderation::{ReportKind, Role, Verdict};
use darkrock_rules::Word;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe};

/// The most open reports of a person.
pub const MOST_OPEN: i64 = 10;

/// Something that was reported.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportRow {
    /// The name by which moderators know it.
    pub id: String,
    /// Whether it is about a name, a chat line or a table.
    pub kind: ReportKind,
    /// Which name, line or table it is: reports of one thing are joined.
    pub subject: String,
    /// The guest whom it is about.
    pub guest: Option<String>,
    /// The table of a line, or the table itself.
    pub table: Option<String>,
    /// The name of the person or of the table.
    pub title: String,
    /// When it was made.
    pub created: i64,
    /// How it was closed; none while it is open.
    pub verdict: Option<Verdict>,
}

/// A chat line that a report has copied.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportLine {
    /// The guest who has written it.
    pub guest: Option<String>,
    /// The guest's seat.
    pub seat: Option<u8>,
    /// How the author was called when it was written.
    pub name: String,
    /// What was written, cleaned of what cannot be seen.
    pub text: String,
    /// When it was written.
    pub at: i64,
    /// Whether it is the one that was reported.
    pub reported: bool,
}

/// A report of a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Filed {
    /// What is reported; only used if nobody has reported it yet.
    pub row: ReportRow,
    /// The chat around it.
    pub lines: Vec<ReportLine>,
    /// Who reports it.
    pub guest: String,
    /// What the person says about it.
    pub words: String,
}

/// An account with powers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoleRow {
    /// The id of who has them.
    pub account: String,
    /// The id of the guest that belongs to it.
    pub guest: String,
    /// What others see of the person.
    pub name: String,
    /// Which powers it has.
    pub role: Role,
    /// When it was given, in seconds since 1970.
    pub since: i64,
}

/// A chat line as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatRow {
    /// The id of where it was said.
    pub table: String,
    /// The number of its row.
    pub seq: i64,
    /// The guest who has written it; none for a line of a former version whose author is not known.
    pub author: Option<String>,
    /// The line, as JSON.
    pub body: String,
}

fn chat_row(row: &AnyRow) -> Result<ChatRow, String> {
    Ok(ChatRow { table: get(row, 0)?, seq: get(row, 1)?, author: get(row, 2)?, body: get(row, 3)? })
}

/// A change of roles or reports.
pub(super) enum ModerationWrite {
    /// A person reports something.
    File(Box<Filed>),
    /// A report is closed.
    Close { id: String, verdict: Verdict, at: i64 },
    /// An account has this role from now on, or none.
    Role { account: String, role: Option<Role>, at: i64 },
    /// Removes reports that were made before.
    RemoveOld { before: i64 },
}

/// How many open reports a person has made.
const OPEN_OF: &str = "(SELECT COUNT(*) FROM reporters AS own JOIN reports AS open_ones ON open_ones.id = own.report \
     WHERE open_ones.outcome IS NULL AND own.guest = ";

/// What transfers the reports of a guest, and those about it, to another id.
pub(super) const OWN: [&str; 5] = [
    "DELETE FROM reporters WHERE guest = $1 AND $1 <> $2 AND EXISTS (SELECT 1 FROM reporters AS o WHERE o.guest = $2 \
     AND o.report = reporters.report)",
    "UPDATE reporters SET guest = $2 WHERE guest = $1",
    "UPDATE reports SET guest = $2 WHERE guest = $1",
    "UPDATE reports SET subject = $2 WHERE kind = 'name' AND subject = $1",
    "UPDATE report_lines SET guest = $2 WHERE guest = $1",
];

async fn file(to: &mut AnyConnection, filed: &Filed) -> Result<(), sqlx::Error> {
    let Filed { row, lines, guest, words } = filed;
    let sql = format!(
        "INSERT INTO reports (id, kind, subject, guest, table_id, title, created) SELECT $1, $2, $3, $4, $5, $6, $7 \
         WHERE NOT EXISTS (SELECT 1 FROM reports WHERE kind = $2 AND subject = $3 AND outcome IS NULL) \
         AND {OPEN_OF} $8) < $9"
    );
    let insert = sqlx::query(AssertSqlSafe(sql)).bind(row.id.as_str()).bind(row.kind.word());
    let insert = insert.bind(row.subject.as_str()).bind(row.guest.as_deref()).bind(row.table.as_deref());
    let insert = insert.bind(row.title.as_str()).bind(row.created).bind(guest.as_str()).bind(MOST_OPEN);
    if insert.execute(&mut *to).await?.rows_affected() > 0 {
        for (n, line) in (0_i64..).zip(lines) {
            const LINE: &str = "INSERT INTO report_lines (report, n, guest, seat, name, body, at, reported) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
            let insert = sqlx::query(LINE).bind(row.id.as_str()).bind(n).bind(line.guest.as_deref());
            let insert = insert.bind(line.seat.map(i64::from)).bind(line.name.as_str()).bind(line.text.as_str());
            insert.bind(line.at).bind(i64::from(line.reported)).execute(&mut *to).await?;
        }
    }
    let sql = format!(
        "INSERT INTO reporters (report, guest, words, at) SELECT id, $3, $4, $5 FROM reports WHERE kind = $1 \
         AND subject = $2 AND outcome IS NULL AND {OPEN_OF} $3) < $6 ORDER BY created, id LIMIT 1 \
         ON CONFLICT (report, guest) DO NOTHING"
    );
    let join = sqlx::query(AssertSqlSafe(sql)).bind(row.kind.word()).bind(row.subject.as_str()).bind(guest.as_str());
    if join.bind(words.as_str()).bind(row.created).bind(MOST_OPEN).execute(&mut *to).await?.rows_affected() > 0 {
        return Ok(());
    }
    const THERE: &str = "SELECT COUNT(*) FROM reporters JOIN reports ON reports.id = reporters.report \
         WHERE kind = $1 AND subject = $2 AND outcome IS NULL AND reporters.guest = $3";
    let there = sqlx::query_scalar(THERE).bind(row.kind.word()).bind(row.subject.as_str()).bind(guest.as_str());
    let there: i64 = there.fetch_one(to).await?;
    if there > 0 { Ok(()) } else { Err(sqlx::Error::RowNotFound) }
}

pub(super) async fn apply(to: &mut AnyConnection, write: &ModerationWrite) -> Result<(), sqlx::Error> {
    const CLOSE: &str = "UPDATE reports SET outcome = $2, closed = $3 WHERE id = $1 AND outcome IS NULL";
    const GIVE: &str = "INSERT INTO roles (account, role, since) SELECT id, $2, $3 FROM accounts WHERE id = $1 \
         ON CONFLICT (account) DO UPDATE SET role = excluded.role, since = excluded.since";
    let done = match write {
        ModerationWrite::File(filed) => return file(to, filed).await,
        ModerationWrite::RemoveOld { before } => {
            return sqlx::query("DELETE FROM reports WHERE created < $1").bind(*before).execute(to).await.map(drop);
        }
        ModerationWrite::Close { id, verdict, at } => {
            sqlx::query(CLOSE).bind(id.as_str()).bind(verdict.word()).bind(*at).execute(to).await?
        }
        ModerationWrite::Role { account, role: Some(role), at } => {
            sqlx::query(GIVE).bind(account.as_str()).bind(role.word()).bind(*at).execute(to).await?
        }
        ModerationWrite::Role { account, role: None, .. } => {
            let none = sqlx::query("DELETE FROM roles WHERE account = $1").bind(account.as_str());
            return none.execute(to).await.map(drop);
        }
    };
    if done.rows_affected() == 0 { Err(sqlx::Error::RowNotFound) } else { Ok(()) }
}

const REPORTS: &str = "SELECT id, kind, subject, guest, table_id, title, created, outcome FROM reports";

fn parsed<T: std::str::FromStr>(text: &str, what: &str) -> Result<T, Unreadable> {
    text.parse().map_err(|_| format!("{text} is not a {what}"))
}

fn report_row(row: &AnyRow) -> Result<ReportRow, Unreadable> {
    let outcome: Option<String> = get(row, 7)?;
    Ok(ReportRow {
        id: get(row, 0)?,
        kind: parsed(get(row, 1)?, "kind of report")?,
        subject: get(row, 2)?,
        guest: get(row, 3)?,
        table: get(row, 4)?,
        title: get(row, 5)?,
        created: get(row, 6)?,
        verdict: outcome.map(|outcome| parsed(&outcome, "verdict")).transpose()?,
    })
}

fn report_line(row: &AnyRow) -> Result<ReportLine, Unreadable> {
    let seat = get::<Option<i64>>(row, 1)?.map(seat_number).transpose()?;
    let (guest, name, text) = (get(row, 0)?, get(row, 2)?, get(row, 3)?);
    Ok(ReportLine { guest, seat, name, text, at: get(row, 4)?, reported: get::<i64>(row, 5)? != 0 })
}

impl Store {
    async fn moderate(&self, write: ModerationWrite) -> Result<(), StoreError> {
        self.write(Write::Moderation(write)).await
    }

    /// Stores a report of a person; if somebody has reported the same, this joins it.
    ///
    /// # Errors
    /// [`StoreError::Overtaken`] when the person has [`MOST_OPEN`] open reports; otherwise when the database cannot store it.
    pub async fn file_report(&self, filed: Filed) -> Result<(), StoreError> {
        self.moderate(ModerationWrite::File(Box::new(filed))).await
    }

    /// Closes a report.
    ///
    /// # Errors
    /// [`StoreError::Overtaken`] when it is closed already; otherwise when the database cannot store it.
    pub async fn close_report(&self, id: &str, verdict: Verdict, at: i64) -> Result<(), StoreError> {
        self.moderate(ModerationWrite::Close { id: id.to_owned(), verdict, at }).await
    }

    /// Removes the reports that were made before, with their copies.
    ///
    /// # Errors
    /// When the database cannot store it.
    pub async fn remove_old_reports(&self, before: i64) -> Result<(), StoreError> {
        self.moderate(ModerationWrite::RemoveOld { before }).await
    }

    /// Gives an account a role, or none.
    ///
    /// # Errors
    /// [`StoreError::Overtaken`] when the account is gone; otherwise when the database cannot store it.
    pub async fn put_role(&self, account: &str, role: Option<Role>, at: i64) -> Result<(), StoreError> {
        self.moderate(ModerationWrite::Role { account: account.to_owned(), role, at }).await
    }

    /// The role of the account of a guest.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn role_of(&self, guest: &str) -> Result<Option<Role>, StoreError> {
        const ROLE: &str =
            "SELECT role FROM roles JOIN accounts ON accounts.id = roles.account WHERE accounts.guest = $1";
        first(self.inner.ask(sqlx::query(ROLE).bind(guest)).await?, "a role", |row| parsed(get(row, 0)?, "role"))
    }

    /// The accounts with powers, the longest first.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn roles(&self) -> Result<Vec<RoleRow>, StoreError> {
        const ROLES: &str = "SELECT accounts.id, accounts.guest, guests.name, roles.role, roles.since FROM roles \
             JOIN accounts ON accounts.id = roles.account JOIN guests ON guests.id = accounts.guest \
             ORDER BY roles.since, accounts.id";
        all(&self.inner.ask(sqlx::query(ROLES)).await?, "the roles", |row| {
            let (account, guest, name) = (get(row, 0)?, get(row, 1)?, get(row, 2)?);
            Ok(RoleRow { account, guest, name, role: parsed(get(row, 3)?, "role")?, since: get(row, 4)? })
        })
    }

    /// The name of an account.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn name_of_account(&self, account: &str) -> Result<Option<String>, StoreError> {
        const NAME: &str =
            "SELECT guests.name FROM accounts JOIN guests ON guests.id = accounts.guest WHERE accounts.id = $1";
        first(self.inner.ask(sqlx::query(NAME).bind(account)).await?, "the name of an account", |row| get(row, 0))
    }

    /// The open reports with the number of those who have made them: what many report whose reports were right comes first.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn open_reports(&self, limit: u32) -> Result<Vec<(ReportRow, u32)>, StoreError> {
        // Each earlier report of a person that was unfounded makes the next one weigh less.
        const WEIGHT: &str = "(SELECT SUM(60 / (1 + (SELECT COUNT(*) FROM reporters AS f JOIN reports AS u ON u.id = f.report \
             WHERE f.guest = p.guest AND u.outcome = 'unfounded'))) FROM reporters AS p WHERE p.report = reports.id)";
        let order = format!("WHERE outcome IS NULL ORDER BY {WEIGHT} DESC, created, id");
        self.counted_reports(&order, limit).await
    }

    /// The closed reports, the last one first.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn closed_reports(&self, limit: u32) -> Result<Vec<(ReportRow, u32)>, StoreError> {
        self.counted_reports("WHERE outcome IS NOT NULL ORDER BY closed DESC, id", limit).await
    }

    async fn counted_reports(&self, which: &str, limit: u32) -> Result<Vec<(ReportRow, u32)>, StoreError> {
        const COUNTED: &str = "SELECT id, kind, subject, guest, table_id, title, created, outcome, \
             (SELECT COUNT(*) FROM reporters WHERE reporters.report = reports.id) FROM reports";
        let sql = AssertSqlSafe(format!("{COUNTED} {which} LIMIT $1"));
        all(&self.inner.ask(sqlx::query(sql).bind(i64::from(limit))).await?, "the reports", |row| {
            Ok((report_row(row)?, u32::try_from(get::<i64>(row, 8)?).unwrap_or(u32::MAX)))
        })
    }

    /// A report.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn report(&self, id: &str) -> Result<Option<ReportRow>, StoreError> {
        let sql = AssertSqlSafe(format!("{REPORTS} WHERE id = $1"));
        first(self.inner.ask(sqlx::query(sql).bind(id)).await?, "a report", report_row)
    }

    /// What those have said who have made a report; the first one first.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn report_words(&self, id: &str) -> Result<Vec<String>, StoreError> {
        const WORDS: &str = "SELECT words FROM reporters WHERE report = $1 AND words <> '' ORDER BY at, words LIMIT 50";
        all(&self.inner.ask(sqlx::query(WORDS).bind(id)).await?, "the words of a report", |row| get(row, 0))
    }

    /// The chat that a report has copied.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn report_lines(&self, id: &str) -> Result<Vec<ReportLine>, StoreError> {
        const LINES: &str =
            "SELECT guest, seat, name, body, at, reported FROM report_lines WHERE report = $1 ORDER BY n";
        all(&self.inner.ask(sqlx::query(LINES).bind(id)).await?, "the lines of a report", report_line)
    }

    /// How many open reports a person has made.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn count_open_reports(&self, guest: &str) -> Result<i64, StoreError> {
        let sql = AssertSqlSafe(format!("SELECT {OPEN_OF} $1)"));
        let rows = self.inner.ask(sqlx::query(sql).bind(guest)).await?;
        Ok(first(rows, "the open reports", |row| get::<i64>(row, 0))?.unwrap_or(0))
    }

    /// The reports that a person has made: what, when, and what the person has said.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn reports_by(&self, guest: &str) -> Result<Vec<(ReportKind, i64, String)>, StoreError> {
        const BY: &str = "SELECT reports.kind, reporters.at, reporters.words FROM reporters \
             JOIN reports ON reports.id = reporters.report WHERE reporters.guest = $1 ORDER BY reporters.at, reports.id";
        all(&self.inner.ask(sqlx::query(BY).bind(guest)).await?, "the reports of a person", |row| {
            Ok((parsed(get(row, 0)?, "kind of report")?, get(row, 1)?, get(row, 2)?))
        })
    }

    /// The lines of a person of which reports have copies.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn copied_lines_of(&self, guest: &str) -> Result<Vec<ReportLine>, StoreError> {
        const OF: &str = "SELECT guest, seat, name, body, at, reported FROM report_lines WHERE guest = $1 \
             ORDER BY at, report, n";
        all(&self.inner.ask(sqlx::query(OF).bind(guest)).await?, "the copied lines of a person", report_line)
    }

    /// The chat of a table, in order.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn chat(&self, table: &str) -> Result<Vec<ChatRow>, StoreError> {
        const CHAT: &str =
            "SELECT table_id, seq, author, body FROM entries WHERE table_id = $1 AND kind = 'chat' ORDER BY seq";
        all(&self.inner.ask(sqlx::query(CHAT).bind(table)).await?, "the chat of a table", chat_row)
    }

    /// What a guest has written at all tables, also where others sit now, in the order of the tables.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn chat_of(&self, guest: &str) -> Result<Vec<ChatRow>, StoreError> {
        const OF: &str = "SELECT table_id, seq, author, body FROM entries WHERE author = $1 ORDER BY table_id, seq";
        all(&self.inner.ask(sqlx::query(OF).bind(guest)).await?, "the chat of a guest", chat_row)
    }
}
