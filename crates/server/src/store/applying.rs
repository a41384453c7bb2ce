//! What each write does to the database: in which order, what it changes, and why it is refused.

use super::account_steps;
use super::answers;
use super::bounds;
use super::browsers::{self, BrowserWrite};
use super::error::StoreError;
use super::expiry;
use super::host::Change;
use super::moderation;
use super::notices;
use super::outages;
use super::people::{PersonWrite, put_person};
use super::ratings;
use super::rows::{EntryRow, NotesRow, SnapshotRow};
use super::statements::{self, EntryInserts};
use super::turns;
use super::vacations::{self, VacationWrite};
use super::writer::Write;
use sqlx::AnyConnection;
use std::sync::Arc;

/// Whether a write that failed has changed nothing, as it often happens when many tables change their owners and another node
/// was faster: then the rest need not be written one by one.
pub(super) fn changed_nothing(write: &Write, error: &sqlx::Error) -> bool {
    match write {
        Write::Table { .. } => bounds::reached(error).is_some(),
        _ => is_wish(write) && matches!(error, sqlx::Error::RowNotFound),
    }
}

/// The place of a row in its transaction. Tables come before the entries and snapshots that refer to them; the order within a kind
/// is kept. All are committed at once, so the order is not observable. Answers come first and by their ids: two servers that are
/// sent the same requests never wait for each other.
pub(super) fn place(write: &Write) -> (u8, &str) {
    match write {
        Write::Answer(write) => (0, write.id()),
        Write::Guest(_)
        | Write::Content { .. }
        | Write::Table { .. }
        | Write::Abandoned { .. }
        | Write::Origin { .. }
        | Write::Handle { .. }
        | Write::Person(_)
        | Write::Summary(_)
        | Write::Notes(_)
        | Write::Claim { .. }
        | Write::Rename { .. }
        | Write::Secret { .. }
        | Write::Host(_)
        | Write::Turns(_)
        | Write::Vacation(_)
        | Write::Pulse(_)
        | Write::Expire(_)
        | Write::Notice(_)
        | Write::Browser(_)
        | Write::Moderation(_)
        | Write::Account(_)
        | Write::Probe { .. } => (1, ""),
        Write::Entry(_) => (2, ""),
        Write::Snapshot { .. } | Write::OldChat { .. } => (3, ""),
        Write::Release { .. } => (4, ""),
    }
}

/// Whether a row is one that others may have made impossible, and then changes nothing: the rest of its batch need not be written row by
/// row. Many tables may change their owners at once, and when the database is slow, many requests are sent again.
pub(super) const fn is_wish(write: &Write) -> bool {
    matches!(
        write,
        Write::Claim { .. }
            | Write::Answer(_)
            | Write::Browser(BrowserWrite::Claim { .. })
            | Write::Vacation(VacationWrite::Announce { .. })
            | Write::Person(PersonWrite::Ignore { .. })
    )
}

pub(super) const fn entry(write: &Write) -> Option<&EntryRow> {
    match write {
        Write::Entry(entry) => Some(entry),
        _ => None,
    }
}

/// Whether a row is stored already, because only its acknowledgment was lost.
pub(super) async fn is_kept(at: &mut AnyConnection, write: &Write) -> Result<bool, sqlx::Error> {
    match write {
        Write::Entry(entry) => statements::is_kept(at, entry).await,
        Write::Table { table, settings, .. } => statements::is_table_kept(at, table, settings).await,
        Write::Answer(write) => answers::is_begun(at, write).await,
        Write::Vacation(write) => vacations::is_announced(at, write).await,
        _ => Ok(false),
    }
}

pub(super) async fn apply(
    to: &mut AnyConnection,
    inserts: &EntryInserts,
    node: &str,
    write: &Write,
) -> Result<(), sqlx::Error> {
    match write {
        Write::Guest(guest) => statements::put_guest(to, guest).await,
        Write::Content { hash, body } => statements::put_content(to, hash, body).await,
        Write::Table { table, settings, seats, end, bounds } => {
            for bound in bounds {
                bound.check(to).await?;
            }
            statements::put_table(to, node, table, settings, seats).await?;
            for bound in bounds {
                bound.note(to, &table.id).await?;
            }
            match end {
                Some(end) => ratings::put_end(to, end).await,
                None => Ok(()),
            }
        }
        Write::Abandoned { end, epoch } => ratings::put_abandoned(to, node, end, *epoch).await,
        Write::Origin { table, epoch, seat, mark } => ratings::put_origin(to, node, (table, *epoch), *seat, mark).await,
        Write::Person(person) => put_person(to, person).await,
        Write::Handle { guest, handle } => statements::put_handle(to, guest, handle).await,
        Write::Summary(summary) => statements::put_summary(to, node, summary).await,
        Write::Notes(notes) => statements::put_notes(to, node, notes).await,
        Write::Claim { table, epoch } => statements::claim(to, node, table, *epoch).await,
        Write::Release { table, epoch } => statements::release(to, node, table, *epoch).await,
        Write::OldChat { table, epoch } => statements::forget_chat(to, node, table, *epoch).await,
        Write::Rename { old, new, left } => statements::rename_guest(to, old, new, *left).await,
        Write::Secret { name, value } => statements::put_secret(to, name, value).await,
        Write::Host(change) => change.apply(to, node).await,
        Write::Account(steps) => account_steps::apply(to, steps).await,
        Write::Probe { at, much } => statements::probe(to, *at, *much).await,
        Write::Entry(entry) => inserts.insert(to, node, &[entry]).await,
        Write::Snapshot { snapshot, epoch } => statements::put_snapshot(to, node, snapshot, *epoch).await,
        Write::Turns(write) => turns::apply(to, node, write).await,
        Write::Vacation(write) => vacations::apply(to, write).await,
        Write::Pulse(pulse) => outages::apply(to, pulse).await,
        Write::Expire(past) => expiry::apply(to, *past).await,
        Write::Notice(write) => notices::apply(to, write).await,
        Write::Browser(write) => browsers::apply(to, write).await,
        Write::Moderation(write) => moderation::apply(to, write).await,
        Write::Answer(write) => answers::apply(to, node, write).await,
    }
}

/// Why the database rejected this row.
pub(super) fn refusal(write: &Write, error: sqlx::Error) -> StoreError {
    if let Some(of) = bounds::reached(&error) {
        return StoreError::Full { of };
    }
    let database = error.as_database_error();
    let double = database.is_some_and(sqlx::error::DatabaseError::is_unique_violation);
    // An account and its guest.
    let torn = database.is_some_and(sqlx::error::DatabaseError::is_foreign_key_violation);
    let not_owned = matches!(error, sqlx::Error::RowNotFound);
    match write {
        Write::Entry(entry) if double => StoreError::Conflict { table: entry.table.clone(), seq: entry.seq },
        Write::Table { table, .. } if not_owned => StoreError::Stale { table: table.id.clone() },
        Write::Entry(EntryRow { table, .. })
        | Write::Snapshot { snapshot: SnapshotRow { table, .. }, .. }
        | Write::Notes(NotesRow { table, .. })
        | Write::Claim { table, .. }
        | Write::Host(Change::RemoveTable { id: table, .. })
            if not_owned =>
        {
            StoreError::NotOwner { table: table.clone() }
        }
        Write::Account(_) | Write::Moderation(_) | Write::Answer(_) | Write::Vacation(_) | Write::Person(_)
            if double || not_owned =>
        {
            StoreError::Overtaken
        }
        Write::Browser(_) if not_owned => StoreError::Overtaken,
        // It is an account's guest by now.
        Write::Rename { .. } if not_owned => StoreError::Overtaken,
        Write::Account(_) | Write::Rename { .. } if torn => StoreError::Overtaken,
        Write::Abandoned { end, .. } if not_owned => StoreError::NotOwner { table: end.table.clone() },
        _ => StoreError::Database(Arc::new(error)),
    }
}
