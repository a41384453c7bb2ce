//! Changes of accounts, as the steps of one transaction.
//!
//! The writer applies a list of steps: all of them, or none. A step that finds nothing to change, because another request or
//! another server was quicker, fails the whole list with [`StoreError::Overtaken`]; whatever may be used once is therefore
//! used once.
//!
//! [`StoreError::Overtaken`]: super::StoreError::Overtaken

use super::accounts::{AccountRow, CeremonyRow, PasskeyRow, SessionRow};
use super::{Guest, statements};
use sqlx::any::AnyArguments;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection};

type Bound<'q> = Query<'q, Any, AnyArguments>;

/// A step of a change of an account.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Step {
    /// Begins something that the same browser must finish.
    Begin(CeremonyRow),
    /// Ends it; fails when it has been ended already.
    End {
        ceremony: String,
    },
    Account(AccountRow),
    /// Adds a passkey; fails when the account has as many as it may have.
    Passkey(PasskeyRow),
    /// Stores a passkey's new counter; fails when it was used meanwhile.
    UsePasskey {
        id: String,
        old: String,
        new: String,
        at: i64,
    },
    RemovePasskey {
        account: String,
        id: String,
    },
    Session(SessionRow),
    Seen {
        session: String,
        at: i64,
    },
    /// Notes that the person has proved to be the owner of the account.
    Confirm {
        session: String,
        at: i64,
    },
    /// Gives the account of a guest the key of another name; fails when another account has it.
    NameKey {
        account: String,
        key: String,
    },
    /// Replaces the settings of a table, with which its name is stored.
    TableSettings {
        table: String,
        settings: String,
    },
    /// Signs a browser out, by its secret's hash.
    SignOut {
        session: String,
    },
    /// Signs a browser of this account out, by what its owner calls it; fails when there is none.
    SignOutOther {
        account: String,
        handle: String,
    },
    SignOutAll {
        account: String,
    },
    /// Replaces the recovery code; with an old one, fails when that was used meanwhile.
    Recovery {
        account: String,
        old: Option<String>,
        new: String,
        at: i64,
    },
    Email {
        account: String,
        email: Option<String>,
    },
    Subject {
        account: String,
        subject: Option<String>,
    },
    /// Lets the host publish the person's games from a moment on, or takes that back. Who lets it already has done so since before.
    ShareGames {
        account: String,
        since: Option<i64>,
    },
    /// Gives an account's guest a new id; fails when it has another one by now.
    NewGuest {
        account: String,
        old: String,
        new: String,
    },
    /// Transfers everything of a guest to another one.
    Merge {
        from: String,
        to: String,
    },
    /// Deletes an account with its sessions, passkeys and recovery code.
    Delete {
        account: String,
    },
    /// Replaces a guest's name at all seats, and deletes what the guest has written, also at tables that the guest has left.
    Pseudonym {
        guest: String,
        name: String,
    },
    /// Gives a guest another name.
    GuestName {
        guest: String,
        name: String,
    },
    /// Gives all seats of a guest another name.
    SeatNames {
        guest: String,
        name: String,
    },
    /// Replaces a line of the chat, or deletes it.
    Line {
        table: String,
        seq: i64,
        body: Option<String>,
    },
    /// Deletes the snapshots of a table, which contain its chat.
    NoSnapshots {
        table: String,
    },
    /// Deletes a guest's row, unless it is an account's.
    Forget {
        guest: String,
    },
    /// Notes a visit of a guest. If its row is missing, it is made, with this name.
    Keep(Guest),
    /// Counts an attempt; fails when there were too many.
    Attempt {
        what: String,
        period: i64,
        who: String,
        most: i64,
    },
    /// Remembers a salt for a period, unless there is one.
    Salt {
        what: String,
        period: i64,
        salt: String,
    },
}

/// The statements of a step, and whether each must change a row.
type Statements = &'static [(&'static str, bool)];

const BEGIN: Statements = &[("INSERT INTO ceremonies (id, kind, who, state, ends) VALUES ($1, $2, $3, $4, $5)", true)];
const ACCOUNT: Statements = &[(
    "INSERT INTO accounts (id, guest, created, recovery, recovery_made, email, subject, name_key) \
     SELECT $1, $2, $3, $4, $5, $6, $7, $8 WHERE NOT EXISTS (SELECT 1 FROM accounts WHERE name_key = $8)",
    true,
)];
/// How many passkeys an account can have; whoever writes one more counts them.
pub const MOST_PASSKEYS: i64 = 20;
const PASSKEY: Statements = &[
    // Others that count the passkeys of the account wait.
    ("UPDATE accounts SET created = created WHERE id = $1", true),
    (
        "INSERT INTO passkeys (id, account, fixed, state, transports, name, created, used) \
         SELECT $1, $2, $3, $4, $5, $6, $7, $8 WHERE (SELECT COUNT(*) FROM passkeys WHERE account = $2) < $9",
        true,
    ),
];
const SESSION: Statements = &[(
    "INSERT INTO sessions (id, account, handle, label, created, seen, confirmed) VALUES ($1, $2, $3, $4, $5, $6, $7)",
    true,
)];
const NAME_KEY: Statements = &[(
    "UPDATE accounts SET name_key = $2 WHERE id = $1 AND NOT EXISTS \
     (SELECT 1 FROM accounts AS other WHERE other.name_key = $2 AND other.id <> $1)",
    true,
)];
const USED_CODE: Statements =
    &[("UPDATE accounts SET recovery = $3, recovery_made = $4 WHERE id = $1 AND recovery = $2", true)];
const NEW_CODE: Statements = &[("UPDATE accounts SET recovery = $2, recovery_made = $3 WHERE id = $1", true)];
const DELETE: Statements = &[
    ("DELETE FROM roles WHERE account = $1", false),
    ("DELETE FROM sessions WHERE account = $1", false),
    ("DELETE FROM passkeys WHERE account = $1", false),
    ("DELETE FROM accounts WHERE id = $1", true),
];
const PSEUDONYM: Statements = &[
    ("DELETE FROM snapshots WHERE table_id IN (SELECT table_id FROM entries WHERE author = $1)", false),
    ("DELETE FROM entries WHERE author = $1", false),
    // Of some lines of former versions it is only known from which seat they are.
    (
        "DELETE FROM entries WHERE kind = 'chat' AND author IS NULL AND EXISTS (SELECT 1 FROM seats WHERE \
         seats.table_id = entries.table_id AND seats.seat = entries.seat AND seats.guest = $1)",
        false,
    ),
    ("DELETE FROM snapshots WHERE table_id IN (SELECT table_id FROM seats WHERE guest = $1)", false),
    ("UPDATE seats SET name = $2 WHERE guest = $1", false),
    // Reports about somebody who is gone have nothing to decide; what the person has said in others goes with the rest.
    ("DELETE FROM reports WHERE guest = $1", false),
    ("DELETE FROM report_lines WHERE guest = $1", false),
    (
        "DELETE FROM reports WHERE id IN (SELECT report FROM reporters WHERE guest = $1) AND NOT EXISTS \
         (SELECT 1 FROM reporters AS other WHERE other.report = reports.id AND other.guest <> $1)",
        false,
    ),
    ("DELETE FROM reporters WHERE guest = $1", false),
];
const SEAT_NAMES: Statements = &[
    ("UPDATE tables SET version = version + 1 WHERE id IN (SELECT table_id FROM seats WHERE guest = $1)", false),
    ("DELETE FROM snapshots WHERE table_id IN (SELECT table_id FROM seats WHERE guest = $1)", false),
    ("UPDATE seats SET name = $2 WHERE guest = $1", false),
];
/// Snapshots contain the chat.
const NO_SNAPSHOTS: (&str, bool) = ("DELETE FROM snapshots WHERE table_id = $1", false);
const NEW_LINE: Statements =
    &[("UPDATE entries SET body = $3 WHERE table_id = $1 AND seq = $2 AND kind = 'chat'", false), NO_SNAPSHOTS];
const NO_LINE: Statements =
    &[("DELETE FROM entries WHERE table_id = $1 AND seq = $2 AND kind = 'chat'", false), NO_SNAPSHOTS];
const FORGET: Statements = &[(
    "DELETE FROM guests WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.guest = guests.id)",
    false,
)];
const KEEP: Statements = &[(
    "INSERT INTO guests (id, name, created, seen) VALUES ($1, $2, $3, $4) ON CONFLICT (id) DO UPDATE \
     SET seen = CASE WHEN guests.seen < excluded.seen THEN excluded.seen ELSE guests.seen END",
    true,
)];
const ATTEMPT: Statements = &[(
    "INSERT INTO attempts (what, period, who, count) VALUES ($1, $2, $3, 1) ON CONFLICT (what, period, who) \
     DO UPDATE SET count = attempts.count + 1 WHERE attempts.count < $4",
    true,
)];
const SALT: Statements = &[(
    "INSERT INTO attempts (what, period, who, count) VALUES ($1, $2, $3, 0) ON CONFLICT (what, period, who) DO NOTHING",
    false,
)];

fn sql(step: &Step) -> Statements {
    match step {
        Step::Begin(_) => BEGIN,
        Step::End { .. } => &[("DELETE FROM ceremonies WHERE id = $1", true)],
        Step::Account(_) => ACCOUNT,
        Step::Passkey(_) => PASSKEY,
        Step::UsePasskey { .. } => &[("UPDATE passkeys SET state = $3, used = $4 WHERE id = $1 AND state = $2", true)],
        Step::RemovePasskey { .. } => &[("DELETE FROM passkeys WHERE account = $1 AND id = $2", true)],
        Step::Session(_) => SESSION,
        Step::Seen { .. } => &[("UPDATE sessions SET seen = $2 WHERE id = $1", false)],
        Step::Confirm { .. } => &[("UPDATE sessions SET confirmed = $2 WHERE id = $1", true)],
        Step::NameKey { .. } => NAME_KEY,
        Step::TableSettings { .. } => {
            &[("UPDATE tables SET settings = $2, version = version + 1 WHERE id = $1", false)]
        }
        Step::SignOut { .. } => &[("DELETE FROM sessions WHERE id = $1", false)],
        Step::SignOutOther { .. } => &[("DELETE FROM sessions WHERE account = $1 AND handle = $2", true)],
        Step::SignOutAll { .. } => &[("DELETE FROM sessions WHERE account = $1", false)],
        Step::Recovery { old: Some(_), .. } => USED_CODE,
        Step::Recovery { old: None, .. } => NEW_CODE,
        Step::Email { .. } => &[("UPDATE accounts SET email = $2 WHERE id = $1", true)],
        Step::Subject { .. } => &[("UPDATE accounts SET subject = $2 WHERE id = $1", true)],
        Step::ShareGames { since: Some(_), .. } => {
            &[("UPDATE accounts SET shares_games = COALESCE(shares_games, $2) WHERE id = $1", true)]
        }
        Step::ShareGames { since: None, .. } => &[("UPDATE accounts SET shares_games = NULL WHERE id = $1", true)],
        // The row of the account follows that of its guest.
        Step::NewGuest { .. } => &[("UPDATE accounts SET guest = guest WHERE id = $1 AND guest = $2", true)],
        Step::Merge { .. } => &[],
        Step::Delete { .. } => DELETE,
        Step::Pseudonym { .. } => PSEUDONYM,
        Step::GuestName { .. } => &[("UPDATE guests SET name = $2 WHERE id = $1", true)],
        Step::SeatNames { .. } => SEAT_NAMES,
        Step::Line { body: Some(_), .. } => NEW_LINE,
        Step::Line { body: None, .. } => NO_LINE,
        Step::NoSnapshots { .. } => &[NO_SNAPSHOTS],
        Step::Forget { .. } => FORGET,
        Step::Keep(_) => KEEP,
        Step::Attempt { .. } => ATTEMPT,
        Step::Salt { .. } => SALT,
    }
}

/// Binds the values of the step's statement with this number.
fn bind<'q>(query: Bound<'q>, step: &'q Step, number: usize) -> Bound<'q> {
    match step {
        Step::Begin(row) => {
            let query = query.bind(row.id.as_str()).bind(row.kind.as_str()).bind(row.who.as_str());
            query.bind(row.state.as_str()).bind(row.ends)
        }
        Step::End { ceremony } => query.bind(ceremony.as_str()),
        Step::Account(row) => {
            let query = query.bind(row.id.as_str()).bind(row.guest.as_str()).bind(row.created);
            let query = query.bind(row.recovery.as_str()).bind(row.recovery_made);
            query.bind(row.email.as_deref()).bind(row.subject.as_deref()).bind(row.name_key.as_deref())
        }
        Step::Passkey(row) if number == 0 => query.bind(row.account.as_str()),
        Step::Passkey(row) => {
            let query = query.bind(row.id.as_str()).bind(row.account.as_str()).bind(row.fixed.as_str());
            let query = query.bind(row.state.as_str()).bind(i64::from(row.transports)).bind(row.name.as_str());
            query.bind(row.created).bind(row.used).bind(MOST_PASSKEYS)
        }
        Step::UsePasskey { id, old, new, at } => {
            query.bind(id.as_str()).bind(old.as_str()).bind(new.as_str()).bind(*at)
        }
        Step::RemovePasskey { account, id } => query.bind(account.as_str()).bind(id.as_str()),
        Step::Session(row) => {
            let query = query.bind(row.id.as_str()).bind(row.account.as_str()).bind(row.handle.as_str());
            query.bind(row.label.as_str()).bind(row.created).bind(row.seen).bind(row.confirmed)
        }
        Step::Seen { session, at } | Step::Confirm { session, at } => query.bind(session.as_str()).bind(*at),
        Step::NameKey { account, key } => query.bind(account.as_str()).bind(key.as_str()),
        Step::TableSettings { table, settings } => query.bind(table.as_str()).bind(settings.as_str()),
        Step::SignOut { session } => query.bind(session.as_str()),
        Step::SignOutOther { account, handle } => query.bind(account.as_str()).bind(handle.as_str()),
        Step::SignOutAll { account } | Step::Delete { account } => query.bind(account.as_str()),
        Step::Recovery { account, old, new, at } => {
            let query = query.bind(account.as_str());
            let query = old.iter().fold(query, |query, old| query.bind(old.as_str()));
            query.bind(new.as_str()).bind(*at)
        }
        Step::Email { account, email: value } | Step::Subject { account, subject: value } => {
            query.bind(account.as_str()).bind(value.as_deref())
        }
        Step::ShareGames { account, since } => since.iter().fold(query.bind(account.as_str()), |q, at| q.bind(*at)),
        Step::NewGuest { account, old, .. } => query.bind(account.as_str()).bind(old.as_str()),
        Step::Pseudonym { guest, name } if number == 4 => query.bind(guest.as_str()).bind(name.as_str()),
        Step::Pseudonym { guest, .. } | Step::Forget { guest } => query.bind(guest.as_str()),
        Step::GuestName { guest, name } => query.bind(guest.as_str()).bind(name.as_str()),
        Step::SeatNames { guest, name } => {
            let query = query.bind(guest.as_str());
            if number == 2 { query.bind(name.as_str()) } else { query }
        }
        Step::Line { table, seq, body } => bind_line(query, (table, *seq, body.as_deref()), number),
        Step::NoSnapshots { table } => query.bind(table.as_str()),
        Step::Keep(row) => {
            let query = query.bind(row.id.as_str()).bind(row.name.as_str());
            query.bind(row.created).bind(row.seen)
        }
        Step::Attempt { what, period, who, most } => {
            query.bind(what.as_str()).bind(*period).bind(who.as_str()).bind(*most)
        }
        Step::Salt { what, period, salt } => query.bind(what.as_str()).bind(*period).bind(salt.as_str()),
        Step::Merge { .. } => query,
    }
}

/// The same for a line of the chat: the first statement concerns the line, the other one its table.
fn bind_line<'q>(query: Bound<'q>, line: (&'q str, i64, Option<&'q str>), number: usize) -> Bound<'q> {
    let (table, seq, body) = line;
    let query = query.bind(table);
    if number > 0 {
        return query;
    }
    body.into_iter().fold(query.bind(seq), |query, body| query.bind(body))
}

/// Applies the steps in order. The caller undoes all of them if one fails.
pub(super) async fn apply(to: &mut AnyConnection, steps: &[Step]) -> Result<(), sqlx::Error> {
    for step in steps {
        for (number, (text, must)) in sql(step).iter().enumerate() {
            let changed = bind(sqlx::query(*text), step, number).execute(&mut *to).await?.rows_affected();
            if *must && changed == 0 {
                return Err(sqlx::Error::RowNotFound);
            }
        }
        match step {
            Step::NewGuest { old, new, .. } => statements::hand_over(to, old, new).await?,
            Step::Merge { from, to: into } => statements::rename_guest(to, from, into, false).await?,
            _ => {}
        }
    }
    Ok(())
}
