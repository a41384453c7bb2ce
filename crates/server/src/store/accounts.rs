//! Accounts: rows, changes and queries.
//!
//! A change is a list of steps that the writer applies in one transaction: all of them, or none. A step that finds
//! nothing to change, because another request or another server was quicker, fails the whole list with
//! [`StoreError::Overtaken`]; whatever may be used once is therefore used once.

use super::error::StoreError;
use super::read::{Unreadable, all, first, get};
use super::statements;
use super::{Guest, Store, writer::Write};
use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AssertSqlSafe};

type Bound<'q> = Query<'q, Any, AnyArguments>;

/// An account: a guest that is more than one browser.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AccountRow {
    /// Its id, hexadecimal: also the user handle of its passkeys.
    pub id: String,
    /// The guest whose seats and tables they are.
    pub guest: String,
    /// When it was made.
    pub created: i64,
    /// The SHA-256 of the recovery code.
    pub recovery: String,
    /// When that code was made.
    pub recovery_made: i64,
    /// The confirmed e-mail address.
    pub email: Option<String>,
    /// The SHA-256 of the issuer and subject at the OpenID provider.
    pub subject: Option<String>,
    /// What names that look like its own have in common; no two accounts have the same.
    pub name_key: Option<String>,
}

impl AccountRow {
    /// A new account.
    pub const fn new(id: String, guest: String, recovery: String, now: i64) -> Self {
        Self { id, guest, created: now, recovery, recovery_made: now, email: None, subject: None, name_key: None }
    }
}

/// A browser that is signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SessionRow {
    /// The SHA-256 of the secret in the cookie.
    pub id: String,
    /// The account.
    pub account: String,
    /// What the owner calls the row by: it reveals nothing of the secret.
    pub handle: String,
    /// The name that the person gave the device; may be empty.
    pub label: String,
    /// When it signed in.
    pub created: i64,
    /// The day on which it was last seen.
    pub seen: i64,
    /// When the person last proved to be the owner of the account.
    pub confirmed: i64,
}

/// A passkey of an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PasskeyRow {
    /// The id of the credential.
    pub id: String,
    /// The account.
    pub account: String,
    /// The public key and what else never changes.
    pub fixed: String,
    /// The counter and the flags.
    pub state: String,
    /// How the authenticator can be reached.
    pub transports: u8,
    /// The name that the person gave it; may be empty.
    pub name: String,
    /// When it was made.
    pub created: i64,
    /// When it was last used.
    pub used: i64,
}

/// Something begun that the same browser must finish.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CeremonyRow {
    /// The SHA-256 of a secret of the browser, or of a link.
    pub id: String,
    /// What it is.
    pub kind: String,
    /// Who began it.
    pub who: String,
    /// What is needed to finish it.
    pub state: String,
    /// When it is no longer valid.
    pub ends: i64,
}

/// Whose a session is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Signed {
    /// The account.
    pub account: String,
    /// Its guest.
    pub guest: String,
    /// The session.
    pub session: String,
    /// When the session was last seen.
    pub seen: i64,
    /// When the person last proved to be the owner of the account.
    pub confirmed: i64,
}

/// A chat line of a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// The table.
    pub table: String,
    /// The line, as JSON.
    pub body: String,
}

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
    /// Deletes what is past its time.
    Expire {
        now: i64,
        period: i64,
        unseen_since: i64,
    },
    Account(AccountRow),
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
    /// Replaces a guest's name at all seats, and deletes what the guest has written there.
    Pseudonym {
        guest: String,
        name: String,
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
const EXPIRE: Statements = &[
    ("DELETE FROM ceremonies WHERE ends < $1", false),
    ("DELETE FROM attempts WHERE period < $1", false),
    ("DELETE FROM sessions WHERE seen < $1", false),
];
const ACCOUNT: Statements = &[(
    "INSERT INTO accounts (id, guest, created, recovery, recovery_made, email, subject, name_key) \
     SELECT $1, $2, $3, $4, $5, $6, $7, $8 WHERE NOT EXISTS (SELECT 1 FROM accounts WHERE name_key = $8)",
    true,
)];
const PASSKEY: Statements = &[(
    "INSERT INTO passkeys (id, account, fixed, state, transports, name, created, used) \
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    true,
)];
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
    ("DELETE FROM sessions WHERE account = $1", false),
    ("DELETE FROM passkeys WHERE account = $1", false),
    ("DELETE FROM accounts WHERE id = $1", true),
];
const PSEUDONYM: Statements = &[
    (
        "DELETE FROM entries WHERE kind = 'chat' AND EXISTS (SELECT 1 FROM seats WHERE \
         seats.table_id = entries.table_id AND seats.seat = entries.seat AND seats.guest = $1)",
        false,
    ),
    ("DELETE FROM snapshots WHERE table_id IN (SELECT table_id FROM seats WHERE guest = $1)", false),
    ("UPDATE seats SET name = $2 WHERE guest = $1", false),
];
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
        Step::Expire { .. } => EXPIRE,
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
        Step::NewGuest { .. } => &[("UPDATE accounts SET guest = $3 WHERE id = $1 AND guest = $2", true)],
        Step::Merge { .. } => &[],
        Step::Delete { .. } => DELETE,
        Step::Pseudonym { .. } => PSEUDONYM,
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
        Step::Expire { now, period, unseen_since } => query.bind([*now, *period, *unseen_since][number]),
        Step::Account(row) => {
            let query = query.bind(row.id.as_str()).bind(row.guest.as_str()).bind(row.created);
            let query = query.bind(row.recovery.as_str()).bind(row.recovery_made);
            query.bind(row.email.as_deref()).bind(row.subject.as_deref()).bind(row.name_key.as_deref())
        }
        Step::Passkey(row) => {
            let query = query.bind(row.id.as_str()).bind(row.account.as_str()).bind(row.fixed.as_str());
            let query = query.bind(row.state.as_str()).bind(i64::from(row.transports)).bind(row.name.as_str());
            query.bind(row.created).bind(row.used)
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
        Step::NewGuest { account, old, new } => query.bind(account.as_str()).bind(old.as_str()).bind(new.as_str()),
        Step::Pseudonym { guest, name } if number == 2 => query.bind(guest.as_str()).bind(name.as_str()),
        Step::Pseudonym { guest, .. } | Step::Forget { guest } => query.bind(guest.as_str()),
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

/// Applies the steps in order. The caller undoes all of them if one fails.
pub(super) async fn apply(to: &mut AnyConnection, steps: &[Step]) -> Result<(), sqlx::Error> {
    for step in steps {
        for (number, (text, must)) in sql(step).iter().enumerate() {
            let changed = bind(sqlx::query(*text), step, number).execute(&mut *to).await?.rows_affected();
            if *must && changed == 0 {
                return Err(sqlx::Error::RowNotFound);
            }
        }
        if let Step::NewGuest { old: from, new: into, .. } | Step::Merge { from, to: into } = step {
            statements::rename_guest(to, from, into, false).await?;
        }
    }
    Ok(())
}

const ACCOUNTS: &str =
    "SELECT id, guest, created, recovery, recovery_made, email, subject, name_key FROM accounts WHERE";

fn account_row(row: &AnyRow) -> Result<AccountRow, Unreadable> {
    Ok(AccountRow {
        id: get(row, 0)?,
        guest: get(row, 1)?,
        created: get(row, 2)?,
        recovery: get(row, 3)?,
        recovery_made: get(row, 4)?,
        email: get(row, 5)?,
        subject: get(row, 6)?,
        name_key: get(row, 7)?,
    })
}

const PASSKEYS: &str = "SELECT id, account, fixed, state, transports, name, created, used FROM passkeys WHERE";

fn passkey_row(row: &AnyRow) -> Result<PasskeyRow, Unreadable> {
    let transports: i64 = get(row, 4)?;
    Ok(PasskeyRow {
        id: get(row, 0)?,
        account: get(row, 1)?,
        fixed: get(row, 2)?,
        state: get(row, 3)?,
        transports: u8::try_from(transports).map_err(|_| format!("{transports} are no transports"))?,
        name: get(row, 5)?,
        created: get(row, 6)?,
        used: get(row, 7)?,
    })
}

impl Store {
    /// Applies changes of an account: all of them, or none.
    ///
    /// # Errors
    /// [`StoreError::Overtaken`] when one of them no longer applies; otherwise when the database cannot store them.
    pub async fn change_account(&self, steps: Vec<Step>) -> Result<(), StoreError> {
        self.write(Write::Account(steps)).await
    }

    /// The account of the browser with this secret's hash, if it is signed in.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn signed(&self, session: &str) -> Result<Option<Signed>, StoreError> {
        const SIGNED: &str = "SELECT accounts.id, accounts.guest, sessions.id, sessions.seen, sessions.confirmed \
             FROM sessions JOIN accounts ON accounts.id = sessions.account WHERE sessions.id = $1";
        let rows = self.inner.ask(sqlx::query(SIGNED).bind(session)).await?;
        first(rows, "a session", |row| {
            let (account, guest, session) = (get(row, 0)?, get(row, 1)?, get(row, 2)?);
            Ok(Signed { account, guest, session, seen: get(row, 3)?, confirmed: get(row, 4)? })
        })
    }

    async fn account_by(&self, column: &str, value: &str) -> Result<Option<AccountRow>, StoreError> {
        let rows = self.inner.ask(sqlx::query(AssertSqlSafe(format!("{ACCOUNTS} {column} = $1"))).bind(value)).await?;
        first(rows, "an account", account_row)
    }

    /// The account with this id.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn account(&self, id: &str) -> Result<Option<AccountRow>, StoreError> {
        self.account_by("id", id).await
    }

    /// The account of a guest.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn account_by_guest(&self, guest: &str) -> Result<Option<AccountRow>, StoreError> {
        self.account_by("guest", guest).await
    }

    /// The account whose recovery code has this SHA-256.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn account_by_recovery(&self, recovery: &str) -> Result<Option<AccountRow>, StoreError> {
        self.account_by("recovery", recovery).await
    }

    /// The account whose name has this key.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn account_by_name(&self, key: &str) -> Result<Option<AccountRow>, StoreError> {
        self.account_by("name_key", key).await
    }

    /// The accounts of former versions whose names have no key yet, the oldest first, with their names.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn accounts_without_key(&self) -> Result<Vec<(String, String)>, StoreError> {
        const WITHOUT: &str = "SELECT accounts.id, guests.name FROM accounts JOIN guests ON guests.id = accounts.guest \
             WHERE accounts.name_key IS NULL ORDER BY accounts.created, accounts.id";
        all(&self.inner.ask(sqlx::query(WITHOUT)).await?, "the names of accounts", |row| {
            Ok((get(row, 0)?, get(row, 1)?))
        })
    }

    /// The account with this e-mail address.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn account_by_email(&self, email: &str) -> Result<Option<AccountRow>, StoreError> {
        self.account_by("email", email).await
    }

    /// The account with this subject at the OpenID provider.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn account_by_subject(&self, subject: &str) -> Result<Option<AccountRow>, StoreError> {
        self.account_by("subject", subject).await
    }

    /// The sessions of an account, the last one first.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn sessions(&self, account: &str) -> Result<Vec<SessionRow>, StoreError> {
        const SESSIONS: &str = "SELECT id, account, handle, label, created, seen, confirmed FROM sessions WHERE account = $1 \
             ORDER BY created DESC, id";
        let rows = self.inner.ask(sqlx::query(SESSIONS).bind(account)).await?;
        all(&rows, "a session", |row| {
            Ok(SessionRow {
                id: get(row, 0)?,
                account: get(row, 1)?,
                handle: get(row, 2)?,
                label: get(row, 3)?,
                created: get(row, 4)?,
                seen: get(row, 5)?,
                confirmed: get(row, 6)?,
            })
        })
    }

    /// The passkeys of an account, the oldest first.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn passkeys(&self, account: &str) -> Result<Vec<PasskeyRow>, StoreError> {
        let sql = format!("{PASSKEYS} account = $1 ORDER BY created, id");
        let rows = self.inner.ask(sqlx::query(AssertSqlSafe(sql)).bind(account)).await?;
        all(&rows, "a passkey", passkey_row)
    }

    /// The passkey with this id.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn passkey(&self, id: &str) -> Result<Option<PasskeyRow>, StoreError> {
        let rows = self.inner.ask(sqlx::query(AssertSqlSafe(format!("{PASSKEYS} id = $1"))).bind(id)).await?;
        first(rows, "a passkey", passkey_row)
    }

    /// What was begun under this id and is still valid.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn ceremony(&self, id: &str, now: i64) -> Result<Option<CeremonyRow>, StoreError> {
        const CEREMONY: &str = "SELECT id, kind, who, state, ends FROM ceremonies WHERE id = $1 AND ends >= $2";
        let rows = self.inner.ask(sqlx::query(CEREMONY).bind(id).bind(now)).await?;
        first(rows, "a ceremony", |row| {
            let [id, kind, who, state] = [get(row, 0)?, get(row, 1)?, get(row, 2)?, get(row, 3)?];
            Ok(CeremonyRow { id, kind, who, state, ends: get(row, 4)? })
        })
    }

    /// How often this was tried within a period; for a salt its text. Without a `who`, the first row.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn salt(&self, what: &str, period: i64) -> Result<Option<String>, StoreError> {
        const SALT: &str = "SELECT who FROM attempts WHERE what = $1 AND period = $2 ORDER BY who LIMIT 1";
        let rows = self.inner.ask(sqlx::query(SALT).bind(what).bind(period)).await?;
        first(rows, "a salt", |row| get(row, 0))
    }

    /// The number of attempts within a period.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn attempts(&self, what: &str, period: i64, who: &str) -> Result<i64, StoreError> {
        const COUNT: &str = "SELECT count FROM attempts WHERE what = $1 AND period = $2 AND who = $3";
        let rows = self.inner.ask(sqlx::query(COUNT).bind(what).bind(period).bind(who)).await?;
        Ok(first(rows, "attempts", |row| get::<i64>(row, 0))?.unwrap_or(0))
    }

    /// The chat lines from the seats of a guest, in order.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn said_by(&self, guest: &str) -> Result<Vec<Said>, StoreError> {
        const SAID: &str = "SELECT entries.table_id, entries.body FROM entries JOIN seats \
             ON seats.table_id = entries.table_id AND seats.seat = entries.seat \
             WHERE seats.guest = $1 AND entries.kind = 'chat' ORDER BY entries.at_ms, entries.table_id, entries.seq";
        let rows = self.inner.ask(sqlx::query(SAID).bind(guest)).await?;
        all(&rows, "chat", |row| Ok(Said { table: get(row, 0)?, body: get(row, 1)? }))
    }
}
