//! Signing in and out, and deleting an account: what changes in the database, and at tables in memory.

use super::{DAY, Identity, clean_label, new_id};
use crate::fault::Fault;
use crate::guest::id_of;
use crate::host;
use crate::hub::Hub;
use crate::names::{DRIFTER, has_name};
use crate::store::{Guest, SessionRow, Signed, Step, Store, StoreError};
use crate::wire::table::Settings;
use std::collections::BTreeSet;

/// Another request was quicker.
pub(crate) fn overtaken(error: StoreError) -> Fault {
    match error {
        StoreError::Overtaken => {
            Fault::conflict("overtaken", "this was done already, or changed meanwhile: start again")
        }
        other => other.into(),
    }
}

/// A session of an account for a browser with this secret.
fn session(account: &str, device: &str, secret: &str, now: i64) -> Result<SessionRow, Fault> {
    let (id, account) = (id_of(secret), account.to_owned());
    let (handle, label, seen) = (new_id::<8>()?, clean_label(device)?, now / DAY * DAY);
    Ok(SessionRow { id, account, handle, label, created: now, seen, confirmed: now })
}

/// Signs a browser in to an account whose guest is `guest`, after the changes in `steps`. What the browser has as a
/// guest becomes the account's. From then on it has this new secret: one that somebody knew before is worth nothing.
///
/// # Errors
/// When it is signed in already, or one of the changes no longer applies.
pub async fn enter(
    hub: &Hub,
    who: &Identity,
    (account, guest): (&str, &str),
    (device, secret): (&str, &str),
    steps: Vec<Step>,
    now: i64,
) -> Result<(), Fault> {
    refuse_signed(who)?;
    let known = match &who.guest {
        Some(guest) => hub.shared().store.guest(guest).await?,
        None => None,
    };
    let merge = known.as_ref().map(|known| Step::Merge { from: known.id.clone(), to: guest.to_owned() });
    begin_session(hub, (account, guest), (device, secret), (merge, steps), now).await?;
    if let Some(known) = known {
        hub.rename_guest(&known.id, guest, false).await?;
    }
    Ok(())
}

fn refuse_signed(who: &Identity) -> Result<(), Fault> {
    let conflict = || Fault::conflict("signed-in", "this browser is signed in already: sign out first");
    if who.signed.is_some() { Err(conflict()) } else { Ok(()) }
}

/// The same, but what the browser has as a guest remains the guest's.
///
/// # Errors
/// As [`enter`].
pub async fn enter_alone(
    hub: &Hub,
    who: &Identity,
    (account, guest): (&str, &str),
    (device, secret): (&str, &str),
    steps: Vec<Step>,
    now: i64,
) -> Result<(), Fault> {
    refuse_signed(who)?;
    begin_session(hub, (account, guest), (device, secret), (None, steps), now).await
}

/// The same, after what a browser has as a guest may have become the account's.
async fn begin_session(
    hub: &Hub,
    (account, guest): (&str, &str),
    (device, secret): (&str, &str),
    (merge, steps): (Option<Step>, Vec<Step>),
    now: i64,
) -> Result<(), Fault> {
    // An account must have its guest at any time: a new one is made after the row of its guest, which may have been removed
    // meanwhile.
    let keep = Step::Keep(Guest { id: guest.to_owned(), name: pseudonym()?, created: now, seen: now });
    let row = session(account, device, secret, now)?;
    let all = merge.into_iter().chain([keep]).chain(steps).chain([Step::Session(row)]).collect();
    hub.shared().store.change_account(all).await.map_err(overtaken)
}

/// Gives an account's guest a new id, with these changes: all open connections of the account are closed, on every
/// server, and only browsers that are still signed in can open new ones. Returns the new id.
///
/// # Errors
/// When one of the changes no longer applies.
pub async fn rotate(hub: &Hub, signed: &Signed, mut steps: Vec<Step>) -> Result<String, Fault> {
    let new = new_id::<32>()?;
    steps.push(Step::NewGuest { account: signed.account.clone(), old: signed.guest.clone(), new: new.clone() });
    hub.shared().store.change_account(steps).await.map_err(overtaken)?;
    hub.rename_guest(&signed.guest, &new, false).await?;
    Ok(new)
}

/// Signs this browser out.
///
/// # Errors
/// When the database cannot store it.
pub async fn sign_out(hub: &Hub, signed: &Signed) -> Result<(), Fault> {
    rotate(hub, signed, vec![Step::SignOut { session: signed.session.clone() }]).await.map(drop)
}

/// Signs all browsers out, of which this one gets a new session with this secret.
///
/// # Errors
/// When the database cannot store it.
pub async fn sign_out_everywhere(hub: &Hub, signed: &Signed, secret: &str, now: i64) -> Result<(), Fault> {
    let sessions = hub.shared().store.sessions(&signed.account).await?;
    let label = sessions.into_iter().find(|row| row.id == signed.session).map(|row| row.label).unwrap_or_default();
    // Nothing has been proved by that.
    let row = SessionRow { confirmed: signed.confirmed, ..session(&signed.account, &label, secret, now)? };
    let steps = vec![Step::SignOutAll { account: signed.account.clone() }, Step::Session(row)];
    rotate(hub, signed, steps).await.map(drop)
}

/// The name that remains of somebody who has left: not a word of any language's interface, like all names.
pub(crate) fn pseudonym() -> Result<String, Fault> {
    Ok(format!("{DRIFTER} {}", new_id::<3>()?.to_uppercase()))
}

/// Deletes an account. At its tables remain a pseudonym and the choices; what the person has written is deleted.
///
/// # Errors
/// When the database cannot store it.
pub async fn forget(hub: &Hub, signed: &Signed) -> Result<(), Fault> {
    let (nobody, name) = (new_id::<32>()?, pseudonym()?);
    let store = &hub.shared().store;
    let old = store.guest(&signed.guest).await?.map(|guest| guest.name).unwrap_or_default();
    let mut steps = unnamed(store, &signed.guest, &old).await?;
    // The tables at which something was written, at which others than the person may sit now.
    let written: BTreeSet<_> = store.chat_of(&signed.guest).await?.into_iter().map(|row| row.table).collect();
    steps.extend([
        Step::Pseudonym { guest: signed.guest.clone(), name: name.clone() },
        Step::Delete { account: signed.account.clone() },
        Step::Merge { from: signed.guest.clone(), to: nobody.clone() },
        Step::Forget { guest: nobody.clone() },
    ]);
    store.change_account(steps).await.map_err(overtaken)?;
    hub.forget_guest(&signed.guest, &nobody, &name).await?;
    reload(hub, &written).await;
    // A table in memory may have written its chat once more in the meantime.
    let again = written.into_iter().map(|table| Step::NoSnapshots { table });
    let again = again.chain([Step::Pseudonym { guest: nobody, name }]).collect();
    store.change_account(again).await.map_err(overtaken)
}

/// Has these tables read again. All is stored already: a server that does not answer has them in memory until it reads them again.
async fn reload(hub: &Hub, tables: &BTreeSet<String>) {
    for id in tables {
        if let Err(fault) = host::reload(hub, id).await {
            tracing::warn!(table = id, %fault, "a table was not read again after an account was deleted");
        }
    }
}

/// The settings of the tables of a guest that are named after the person, whoever has named them, without these names. The person
/// may have had others at tables than the last one.
async fn unnamed(store: &Store, guest: &str, name: &str) -> Result<Vec<Step>, Fault> {
    let (tables, mut names) = (store.settings_of(guest).await?, store.seat_names_of(guest).await?);
    names.push(name.to_owned());
    let mut steps = Vec::new();
    for (table, settings) in tables {
        let named = names.iter().any(|name| has_name(&settings.name, name));
        let Ok(settings) = serde_json::to_string(&Settings { name: String::new(), ..settings }) else { continue };
        steps.extend(named.then_some(Step::TableSettings { table, settings }));
    }
    Ok(steps)
}
