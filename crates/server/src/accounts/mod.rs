//! Accounts: who a browser is, passkeys, recovery codes, and limits on guessing (`docs/privacy.md`).
//!
//! A guest is a browser: its id is the hash of the browser's secret. An account gives a guest an id that no secret has,
//! and sessions: hashes of the secrets of all browsers that may act as this guest. Which guest a request is from is
//! therefore looked up in the database, so that a browser that was signed out is signed out on every server at once.

mod entry;
pub mod passkeys;
pub mod provider;
pub mod recovery;
mod throttle;

pub use entry::{enter, enter_alone, forget, rotate, sign_out, sign_out_everywhere};
pub(crate) use entry::{overtaken, pseudonym};
pub use throttle::{PERIOD, Throttle};

use crate::config::Config;
use crate::fairness::{hex, random};
use crate::fault::Fault;
use crate::guest;
use crate::names::{clean_line, key};
use crate::store::{Past, Signed, Step, Store, StoreError};
use axum::http::HeaderMap;

/// The maximum length of the name of a device or a passkey, in characters.
const LONGEST_LABEL: usize = 40;

/// A day, in seconds. Sessions are noted by the day.
pub const DAY: i64 = 86_400;

/// For how long a session lasts that is not used: as long as its cookie.
pub const SESSION: i64 = 365 * DAY;

/// For how long a proof of being the owner lasts, in seconds.
pub const CONFIRMED: i64 = 600;

/// The browser that sends a request.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Identity {
    /// The guest that it is; none without a secret.
    pub guest: Option<String>,
    /// Its session, if it is signed in.
    pub signed: Option<Signed>,
}

impl Identity {
    /// Whose secret is in these headers.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn of(store: &Store, headers: &HeaderMap, config: &Config) -> Result<Self, Fault> {
        let Some(hash) = guest::from_headers(headers, config) else { return Ok(Self::default()) };
        let signed = store.signed(&hash).await?;
        let guest = signed.as_ref().map_or(hash, |signed| signed.guest.clone());
        Ok(Self { guest: Some(guest), signed })
    }

    /// The session.
    ///
    /// # Errors
    /// When the browser is not signed in.
    pub fn account(&self) -> Result<&Signed, Fault> {
        let sentence = "this browser is not signed in to an account";
        self.signed.as_ref().ok_or_else(|| Fault::unknown_guest().with("not-signed-in", sentence))
    }

    /// The session, if the person has lately proved to be the owner of the account: for what a browser that was left open
    /// must not be able to do.
    ///
    /// # Errors
    /// When the browser is not signed in, or the proof is too old.
    pub fn confirmed(&self, now: i64) -> Result<&Signed, Fault> {
        let signed = self.account()?;
        let sentence =
            "confirm first that this is your account: with a passkey, the recovery code, or by signing in again";
        let lately = now - signed.confirmed <= CONFIRMED;
        lately.then_some(signed).ok_or_else(|| Fault::forbidden("confirm-first", sentence))
    }
}

/// A new id: of an account, a guest that no secret has, or a session's row.
///
/// # Errors
/// When the system has no random numbers.
pub fn new_id<const N: usize>() -> Result<String, Fault> {
    Ok(hex(&random::<N>()?))
}

/// A name that a person gives a device or a passkey.
///
/// # Errors
/// When it is too long.
pub fn clean_label(label: &str) -> Result<String, Fault> {
    let clean = clean_line(label);
    let fits = clean.chars().count() <= LONGEST_LABEL;
    fits.then_some(clean).ok_or_else(|| Fault::bad("label", "the name is too long: expected at most 40 characters"))
}

/// Gives the accounts of former versions the keys of their names, the oldest first: of two with names that look alike the
/// other one has none until it takes another name.
///
/// # Errors
/// When the database does not answer.
pub async fn key_names(store: &Store) -> Result<(), StoreError> {
    for (account, name) in store.accounts_without_key().await? {
        match store.change_account(vec![Step::NameKey { account, key: key(&name) }]).await {
            Ok(()) | Err(StoreError::Overtaken) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// What is past its time.
pub fn past(now: i64) -> Past {
    Past { now, period: now / PERIOD, unseen_since: now - SESSION }
}
