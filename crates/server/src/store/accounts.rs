//! Accounts: rows and queries. What changes them is in `account_steps.rs`.

use super::account_steps::Step;
use super::error::StoreError;
use super::read::{Unreadable, all, first, get};
use super::{Store, writer::Write};
use sqlx::AssertSqlSafe;
use sqlx::any::AnyRow;
use std::collections::HashMap;

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
    /// Since when the person lets the host publish games without names; none who does not.
    pub shares_games: Option<i64>,
}

impl AccountRow {
    /// An account made at `now`, in milliseconds since 1970, that can only be entered by its recovery code yet.
    pub const fn new(id: String, guest: String, recovery: String, now: i64) -> Self {
        Self {
            id,
            guest,
            created: now,
            recovery,
            recovery_made: now,
            email: None,
            subject: None,
            name_key: None,
            shares_games: None,
        }
    }
}

/// A browser that is signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SessionRow {
    /// The SHA-256 of the secret in the cookie.
    pub id: String,
    /// The id of the account that is signed in.
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

/// A passkey, as stored; an account may have several.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PasskeyRow {
    /// The id of the credential.
    pub id: String,
    /// The id of whose it is.
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
    /// What is to be finished, such as a registration or a link by e-mail.
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
    /// Who is signed in, by id.
    pub account: String,
    /// The id of the guest that belongs to it.
    pub guest: String,
    /// The digest of the cookie's secret, by which its row is found.
    pub session: String,
    /// When the session was last seen.
    pub seen: i64,
    /// When the person last proved to be the owner of the account.
    pub confirmed: i64,
}

const ACCOUNTS: &str =
    "SELECT id, guest, created, recovery, recovery_made, email, subject, name_key, shares_games FROM accounts WHERE";

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
        shares_games: get(row, 8)?,
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

    /// The guests of the accounts that let the host publish their games, each with since when.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn sharing_games(&self) -> Result<HashMap<String, i64>, StoreError> {
        const SHARING: &str = "SELECT guest, shares_games FROM accounts WHERE shares_games IS NOT NULL";
        let rows = self.inner.ask(sqlx::query(SHARING)).await?;
        let all = all(&rows, "who lets games be published", |row| Ok((get::<String>(row, 0)?, get::<i64>(row, 1)?)))?;
        Ok(all.into_iter().collect())
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
}
