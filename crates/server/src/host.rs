//! What the host of the server decides: who is kept out, what everybody is told, what is removed.
//!
//! `darkrock admin` sends an [`Order`] to a running server (`nodes::listener`), or carries it out itself when none
//! runs. Bans and the announcement are rows; every server reads them now and then, and at once after a change of its own.

use crate::accounts::{forget, overtaken};
use crate::deeds;
use crate::fault::Fault;
use crate::hub::{Hub, Place};
use crate::peer::Peers;
use crate::retention::{Retention, forget_past, move_finished, remove_old};
use crate::shared::{Shared, now};
use crate::store::{AccountRow, BanRow, Change, Signed, Store, StoreError};
use crate::table::Command;
use crate::wire::moderation::Role;
use ipnet::IpNet;
use serde::{Deserialize, Serialize};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

/// How often bans and the announcement are read.
const READ: Duration = Duration::from_secs(5);
/// How often old tables and guests are removed.
const REMOVE: Duration = Duration::from_secs(3600);
/// The maximum length of an announcement, in characters.
pub const LONGEST_ANNOUNCEMENT: usize = 300;

/// What the host wants done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// Takes a table and its game away for good.
    RemoveTable {
        /// Its id.
        id: String,
    },
    /// Removes a guest: the name, and every right to its seats. Its tables and seats stay.
    RemoveGuest {
        /// Its id.
        id: String,
        /// Whether the guest's account is removed, too; otherwise a guest with one stays.
        #[serde(default)]
        account: bool,
    },
    /// Keeps a guest or an address out.
    Ban {
        /// Whom.
        who: Banned,
        /// Why; shown to them.
        reason: String,
        /// For how many seconds; none for ever.
        seconds: Option<i64>,
    },
    /// Lets them in again.
    Unban {
        /// Whom.
        who: Banned,
    },
    /// Tells everybody something, until it is replaced or ended.
    Announce {
        /// The text; none to end it.
        text: Option<String>,
    },
    /// Notes that somebody has been told the secret of workers.
    TellWorkerSecret,
    /// Notes that somebody has exported games of people.
    ExportGames {
        /// How many.
        games: u64,
        /// How many different people play in them.
        people: u64,
        /// On what terms they are published.
        license: String,
    },
    /// Gives the account of a guest a role, or none.
    Role {
        /// The guest's handle or id.
        who: String,
        /// The role.
        role: Option<Role>,
    },
    /// Names a person whose games count in full in ratings, or takes that back.
    Establish {
        /// The person's handle, or the guest's id.
        who: String,
        /// Whether the games count from now on.
        established: bool,
    },
    /// Reads a table again whose rows have been changed.
    Reload {
        /// Its id.
        id: String,
    },
}

/// Who is kept out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Banned {
    /// One person, wherever they connect from, by the id of the guest.
    Guest(String),
    /// An address or a network.
    Address(IpNet),
    /// New guests of a network, and those younger than a week.
    Network(IpNet),
}

impl Banned {
    /// As in the row of the ban: its kind and who.
    pub fn columns(&self) -> (String, String) {
        match self {
            Self::Guest(id) => ("guest".to_owned(), id.clone()),
            Self::Address(network) => ("address".to_owned(), network.to_string()),
            Self::Network(network) => ("network".to_owned(), network.to_string()),
        }
    }
}

/// The bans and the announcement in force.
#[derive(Debug, Default)]
pub struct House {
    bans: RwLock<Arc<Vec<BanRow>>>,
    announcement: RwLock<Option<String>>,
}

impl House {
    /// What everybody is told.
    pub fn announcement(&self) -> Option<String> {
        self.announcement.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The ban of a guest or one of its addresses, if there is one.
    pub fn ban(&self, guest: Option<&str>, peers: &Peers) -> Option<BanRow> {
        self.find(|ban| match ban.kind.as_str() {
            "guest" => guest == Some(ban.who.as_str()),
            NETWORK => false,
            _ => is_from(&ban.who, peers),
        })
    }

    /// The ban of new guests from one of these addresses, if there is one.
    pub fn ban_of_new(&self, peers: &Peers) -> Option<BanRow> {
        self.find(|ban| ban.kind == NETWORK && is_from(&ban.who, peers))
    }

    fn find(&self, meets: impl Fn(&BanRow) -> bool) -> Option<BanRow> {
        let bans = Arc::clone(&self.bans.read().unwrap_or_else(PoisonError::into_inner));
        let now = now();
        bans.iter().find(|ban| meets(ban) && ban.until.is_none_or(|until| until > now)).cloned()
    }

    /// Rejects somebody who is kept out.
    ///
    /// # Errors
    /// With the host's reason.
    pub fn admit(&self, guest: Option<&str>, peers: &Peers) -> Result<(), Fault> {
        self.ban(guest, peers).map_or(Ok(()), |ban| Err(Fault::forbidden("banned", ban.reason)))
    }

    /// Reads both; returns whether the bans, and whether the announcement has changed.
    async fn read(&self, store: &Store) -> Result<(bool, bool), StoreError> {
        let (bans, announcement) = (Arc::new(store.bans(now()).await?), store.announcement().await?);
        let mut known = self.bans.write().unwrap_or_else(PoisonError::into_inner);
        let banned = *known != bans;
        *known = bans;
        drop(known);
        let mut known = self.announcement.write().unwrap_or_else(PoisonError::into_inner);
        let announced = *known != announcement;
        *known = announcement;
        Ok((banned, announced))
    }
}

/// The kind of a ban of new guests.
const NETWORK: &str = "network";
/// For how many seconds a guest is new where a network is kept out: a week.
const YOUNG: i64 = 7 * 24 * 60 * 60;

fn is_from(network: &str, peers: &Peers) -> bool {
    network.parse::<IpNet>().is_ok_and(|network| peers.iter().any(|peer| peer.is_in(&network)))
}

/// Rejects a guest who is younger than a week and comes from a network that is kept out. Many share a network: those who were
/// here before are not rejected, nor is it an attempt to get in.
///
/// # Errors
/// With the reason.
pub async fn admit_young(shared: &Shared, guest: Option<&str>, peers: &Peers) -> Result<(), Fault> {
    let (Some(guest), Some(ban)) = (guest, shared.house.ban_of_new(peers)) else { return Ok(()) };
    let known = shared.store.guest(guest).await?;
    let young = known.is_some_and(|known| now() - known.created < YOUNG);
    if young { Err(network_banned(ban)) } else { Ok(()) }
}

/// What somebody is told whose network is kept out.
pub fn network_banned(ban: BanRow) -> Fault {
    Fault::forbidden("network-banned", ban.reason)
}

/// Reads what the host has decided, and tells the tables of this server.
pub async fn look(hub: &Hub) {
    let shared = hub.shared();
    match shared.house.read(&shared.store).await {
        Ok((banned, announced)) => {
            if banned {
                shared.watchers.expel(|guest, peers| shared.house.ban(guest, peers).is_some());
                hub.tell_all(|| Command::Banned).await;
            }
            if announced {
                hub.tell_all(|| Command::Announced).await;
            }
        }
        Err(error) => tracing::warn!(%error, "the decisions of the host could not be read"),
    }
}

/// Reads what the host decides, and removes what is too old, as long as the server runs.
pub async fn keep(hub: Hub, retention: Retention) {
    let reading = async {
        let mut read = tokio::time::interval(READ);
        loop {
            read.tick().await;
            look(&hub).await;
        }
    };
    let removing = async {
        let (shared, mut remove) = (hub.shared(), tokio::time::interval(REMOVE));
        loop {
            remove.tick().await;
            remove_old(&shared.store, &retention, now()).await;
            move_finished(shared, &retention, now()).await;
        }
    };
    let ((), (), ()) = tokio::join!(reading, removing, forget_past(hub.shared()));
}

/// Carries out an order of somebody, and notes it.
///
/// # Errors
/// When its object does not exist, or the database cannot store it.
pub async fn carry_out(hub: &Hub, order: Order, who: &str) -> Result<(), Fault> {
    let deed = order.clone();
    deeds::noted(&hub.shared().store, who, &deed, obey(hub, order)).await
}

/// Carries out an order that is noted already.
///
/// # Errors
/// When its object does not exist, or the database cannot store it.
pub(crate) async fn obey(hub: &Hub, order: Order) -> Result<(), Fault> {
    let store = &hub.shared().store;
    match order {
        Order::RemoveTable { id } => return remove_table(hub, &id).await,
        Order::RemoveGuest { id, account } => return remove_guest(hub, &id, account).await,
        Order::Role { who, role } => return give_role(hub, &who, role).await,
        Order::Establish { who, established } => {
            let guest = account_of(hub, &who).await?.guest;
            return store.change(Change::Establish { guest, established, now: now() }).await.map_err(Fault::from);
        }
        Order::Reload { id } => return reload(hub, &id).await,
        Order::Ban { who, reason, seconds } => {
            let ((kind, who), created) = (who.columns(), now());
            let until = seconds.map(|seconds| created.saturating_add(seconds));
            store.change(Change::Ban(BanRow { kind, who, reason, created, until })).await?;
        }
        Order::Unban { who } => {
            let (kind, who) = who.columns();
            store.change(Change::Unban { kind, who }).await?;
        }
        Order::Announce { text } => {
            let body = text.map(|text| crate::names::clean_line(&text)).filter(|text| !text.is_empty());
            if body.as_ref().is_some_and(|body| body.chars().count() > LONGEST_ANNOUNCEMENT) {
                return Err(Fault::bad("announcement", "the text is too long: expected at most 300 characters"));
            }
            store.change(Change::Announce { body, now: now() }).await?;
        }
        // Whoever asks reads it from the database: there is only the note.
        Order::TellWorkerSecret | Order::ExportGames { .. } => return Ok(()),
    }
    look(hub).await;
    Ok(())
}

/// Removes a guest, and on request the account, which would be nobody's without its guest.
async fn remove_guest(hub: &Hub, id: &str, with_account: bool) -> Result<(), Fault> {
    let store = &hub.shared().store;
    match store.account_by_guest(id).await? {
        Some(_) if !with_account => {
            let message = "this guest has an account, which would be lost: remove both with --account";
            Err(Fault::conflict("account", message))
        }
        Some(row) => {
            let signed =
                Signed { account: row.id, guest: id.to_owned(), session: String::new(), seen: 0, confirmed: 0 };
            forget(hub, &signed).await
        }
        None => {
            let sentence = "unknown guest: expected the id of one that “darkrock admin guests” lists";
            store.guest(id).await?.ok_or_else(|| Fault::missing(sentence))?;
            hub.rename_guest(id, &crate::guest::id_of(&crate::guest::new_secret()?), true).await
        }
    }
}

/// The account of somebody, by handle or guest.
async fn account_of(hub: &Hub, who: &str) -> Result<AccountRow, Fault> {
    let store = &hub.shared().store;
    let by_handle = store.guest_of(who).await?.map(|(id, _)| id);
    let account = store.account_by_guest(by_handle.as_deref().unwrap_or(who)).await?;
    let message =
        "nobody with an account has this handle: expected the end of the link of a profile, or the id of a guest";
    account.ok_or_else(|| Fault::missing(message))
}

/// Gives the account of a guest a role.
async fn give_role(hub: &Hub, who: &str, role: Option<Role>) -> Result<(), Fault> {
    let account = account_of(hub, who).await?;
    hub.shared().store.put_role(&account.id, role, now()).await.map_err(overtaken)
}

/// Has the server that has a table in memory read it again.
pub(crate) async fn reload(hub: &Hub, id: &str) -> Result<(), Fault> {
    let store = &hub.shared().store;
    let owner = store.table(id).await?.and_then(|(row, _)| row.owner);
    let Some(owner) = owner.filter(|owner| *owner != store.node()) else { return hub.reload(id).await };
    match store.node_of(&owner).await? {
        Some(node) => hub.shared().nodes.order(&node, &Order::Reload { id: id.to_owned() }, None).await,
        None => Ok(()),
    }
}

/// Removes a table: its owner drops it first, so that nothing of it is in memory any more.
async fn remove_table(hub: &Hub, id: &str) -> Result<(), Fault> {
    match hub.place(id).await? {
        Place::Here(_) => hub.ask(id, |reply| Command::Remove { reply }).await,
        Place::There(node) => hub.shared().nodes.order(&node, &Order::RemoveTable { id: id.to_owned() }, None).await,
    }
}
