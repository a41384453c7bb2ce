//! Those who look after the people of a server: who may do what, and what is done (docs/hosting.md).
//!
//! Powers are bounded here, once for every request: nobody acts on an equal or higher role, on oneself, or on a table at which one
//! sits. Of games only what lists show is read: never a hand, a secret or the view of a seat.

mod report;
mod rows;

pub use report::{check, file, info};
pub use rows::{hide_line, neutral_name, rename_guest, rename_table};

use crate::accounts::Identity;
use crate::fault::Fault;
use crate::hub::Hub;
use crate::names::clean_line;
use crate::peer::IpNet;
use crate::store::{SeatRow, Store, TableRow};
use crate::wire::moderation::{Role, Verdict};
use serde::Serialize;
use std::future::Future;

/// The longest reason of a ban, in characters.
const LONGEST_REASON: usize = 200;
/// The most days of a ban.
const MOST_DAYS: u32 = 36_500;
/// The most days for which a network is kept out.
const MOST_NETWORK_DAYS: u32 = 7;
/// The seconds of a day.
const DAY: i64 = 24 * 60 * 60;

/// Somebody with powers who does something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Actor {
    /// The id by which the log names who it is.
    pub account: String,
    /// The id of the guest that belongs to the account.
    pub guest: String,
    /// What it may do: a moderator's part or all.
    pub role: Role,
}

/// What is done, for the log: persons by their handles, tables and reports by their ids.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Deed<'a> {
    LookAtReport { report: &'a str },
    LookAtChat { table: &'a str },
    LookAtNetwork { of: &'a str },
    HideLine { report: &'a str, table: &'a str },
    RenameGuest { handle: &'a str, report: &'a str },
    RenameTable { table: &'a str, report: Option<&'a str> },
    RemoveTable { table: &'a str, report: Option<&'a str> },
    BanGuest { handle: &'a str, reason: &'a str, days: Option<u32>, report: Option<&'a str> },
    BanNetwork { network: String, reason: &'a str, days: u32, others: u32 },
    Unban { kind: &'a str, who: &'a str },
    Announce { text: Option<&'a str> },
    GiveRole { handle: &'a str, role: Option<Role> },
    CloseReport { report: &'a str, verdict: Verdict },
}

impl Actor {
    /// Who sends a request, if the account has powers. For everybody else there is nothing here.
    ///
    /// # Errors
    /// When the browser is not signed in to such an account.
    pub async fn of(store: &Store, who: &Identity) -> Result<Self, Fault> {
        let nothing = || Fault::missing("unknown API path: see /api/openapi.json");
        let signed = who.signed.as_ref().ok_or_else(nothing)?;
        let role = store.role_of(&signed.guest).await?.ok_or_else(nothing)?;
        Ok(Self { account: signed.account.clone(), guest: signed.guest.clone(), role })
    }

    /// Checks that the role is at least this one.
    ///
    /// # Errors
    /// When it is lower.
    pub fn at_least(&self, role: Role) -> Result<(), Fault> {
        let message = "only admins can do this";
        if self.role >= role { Ok(()) } else { Err(Fault::forbidden("admins-only", message)) }
    }

    /// Checks that a decision is about somebody else, with a lower role.
    ///
    /// # Errors
    /// When it is not.
    pub async fn above(&self, store: &Store, guest: &str) -> Result<(), Fault> {
        if guest == self.guest {
            return Err(Fault::forbidden("own-case", "nobody decides about themselves: leave it to somebody else"));
        }
        let role = store.role_of(guest).await?;
        let message = "this person has a role that is not below yours";
        if role.is_none_or(|role| role < self.role) { Ok(()) } else { Err(Fault::forbidden("role-rank", message)) }
    }

    /// Whether the own account has to do with a table.
    pub fn sits_at(&self, row: &TableRow, seats: &[SeatRow]) -> bool {
        row.host == self.guest || seats.iter().any(|seat| seat.guest.as_ref() == Some(&self.guest))
    }

    /// Checks that a decision is about a table at which the own account does not sit.
    ///
    /// # Errors
    /// When it does.
    pub fn away_from(&self, row: &TableRow, seats: &[SeatRow]) -> Result<(), Fault> {
        let message = "you sit at this table: leave it to somebody else";
        if self.sits_at(row, seats) { Err(Fault::forbidden("own-table", message)) } else { Ok(()) }
    }

    /// Checks that a table can be decided about: at which one does not sit, of somebody with a lower role.
    ///
    /// # Errors
    /// When it cannot.
    pub async fn may_judge(&self, store: &Store, row: &TableRow, seats: &[SeatRow]) -> Result<(), Fault> {
        self.away_from(row, seats)?;
        self.above(store, &row.host).await
    }

    /// Notes a deed in the log, does it, and notes what came of it.
    ///
    /// # Errors
    /// Those of the deed; when it cannot be noted before, it is not done.
    pub async fn does<T>(
        &self,
        hub: &Hub,
        deed: Deed<'_>,
        work: impl Future<Output = Result<T, Fault>>,
    ) -> Result<T, Fault> {
        let who = format!("{DOER}{}", self.account);
        crate::deeds::noted(&hub.shared().store, &who, &deed, work).await
    }
}

/// How the log begins the name of an account.
const DOER: &str = "account ";

/// Who has done something, as the log shows it: an account with its present name.
///
/// # Errors
/// When the database does not answer.
pub async fn doer(store: &Store, who: &str) -> Result<String, Fault> {
    let Some(account) = who.strip_prefix(DOER) else { return Ok(who.to_owned()) };
    let name = store.name_of_account(account).await?;
    Ok(name.map_or_else(|| who.to_owned(), |name| format!("{name} ({who})")))
}

/// Notes that somebody with a role opens a table that others find only by its link: the chat is sent to all who watch, and the search of
/// those who look after a server tells the links.
///
/// # Errors
/// When the database does not answer: then it is not opened.
pub async fn note_watcher(hub: &Hub, guest: Option<&str>, table: &str) -> Result<(), Fault> {
    let (Some(guest), store) = (guest, &hub.shared().store) else { return Ok(()) };
    let Some(role) = store.role_of(guest).await? else { return Ok(()) };
    let Some(account) = store.account_by_guest(guest).await? else { return Ok(()) };
    let actor = Actor { account: account.id, guest: guest.to_owned(), role };
    let (row, seats) = hub.rows(table).await?;
    if row.listed || actor.sits_at(&row, &seats) {
        return Ok(());
    }
    actor.does(hub, Deed::LookAtChat { table: &row.id }, async { Ok(()) }).await
}

/// The reason of a ban.
///
/// # Errors
/// When it is empty or too long.
pub fn clean_reason(reason: &str) -> Result<String, Fault> {
    let reason = clean_line(reason);
    let fits = (1..=LONGEST_REASON).contains(&reason.chars().count());
    fits.then_some(reason).ok_or_else(|| Fault::bad("reason", "expected a reason of 1 to 200 characters"))
}

/// For how many seconds somebody is kept out; none for ever.
///
/// # Errors
/// When it is not a number of days that can be meant.
pub fn seconds_of(days: Option<u32>) -> Result<Option<i64>, Fault> {
    let fits = days.is_none_or(|days| (1..=MOST_DAYS).contains(&days));
    let wrong = || Fault::bad("days", format!("expected 1 to {MOST_DAYS} days, or null for ever"));
    fits.then(|| days.map(|days| i64::from(days) * DAY)).ok_or_else(wrong)
}

/// For how many seconds a network is kept out: it always ends by itself.
///
/// # Errors
/// When it is longer than a week.
pub fn seconds_of_network(days: u32) -> Result<i64, Fault> {
    let fits = (1..=MOST_NETWORK_DAYS).contains(&days);
    fits.then(|| i64::from(days) * DAY).ok_or_else(|| Fault::bad("days", "expected 1 to 7 days"))
}

/// Checks that a network is one that can be kept out: the half of the Internet is not.
///
/// # Errors
/// When it is too large.
pub fn check_network(network: IpNet) -> Result<IpNet, Fault> {
    let least = match network {
        IpNet::V4(_) => 16,
        IpNet::V6(_) => 32,
    };
    let message = "the network is too large: expected at most a /16, or a /32 of IPv6";
    if network.prefix_len() >= least { Ok(network.trunc()) } else { Err(Fault::bad("network-range", message)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_is_kept_out_for_a_week_at_most() {
        assert_eq!(seconds_of_network(7), Ok(7 * DAY));
        assert!(seconds_of_network(8).is_err() && seconds_of_network(0).is_err());
        assert_eq!((seconds_of(None), seconds_of(Some(2))), (Ok(None), Ok(Some(2 * DAY))));
        assert!(seconds_of(Some(0)).is_err() && seconds_of(Some(MOST_DAYS + 1)).is_err());
        let network = |text: &str| check_network(text.parse().expect("a network")).map(|n| n.to_string());
        assert_eq!(network("192.0.2.7/24").as_deref(), Ok("192.0.2.0/24"));
        assert!(network("0.0.0.0/0").is_err() && network("10.0.0.0/15").is_err() && network("2000::/31").is_err());
    }

    #[test]
    fn a_reason_is_short_and_there() {
        assert_eq!(clean_reason(" spam\n").as_deref(), Ok("spam"));
        assert!(clean_reason("\u{200b}").is_err() && clean_reason(&"x".repeat(201)).is_err());
    }
}
