//! How long tables and guests are kept, and the records of finished games that stay as files.

use crate::accounts::past;
use crate::fault::Fault;
use crate::history::Unread;
use crate::owner::hand_over;
use crate::shared::Shared;
use crate::store::{Change, SeatRow, Store, StoreError};
use crate::wire::table::Sitter;
use serde::Serialize;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::MissedTickBehavior;

/// The seconds of a day.
const DAY: i64 = 24 * 60 * 60;
/// The finished tables that are looked up at a time.
const AT_ONCE: u32 = 100;

/// How often it is deleted what is past its time.
const EXPIRED: Duration = Duration::from_secs(60);

/// Deletes what is past its time and of no use to anybody, until it is aborted.
pub async fn forget_past(shared: &Shared) {
    let mut tick = tokio::time::interval(EXPIRED);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tick.tick().await;
        if let Err(error) = shared.store.expire(past(shared.clock.now())).await {
            tracing::warn!(%error, "what is past its time could not be deleted");
        }
    }
}

/// How long things are kept, in days; 0 for ever.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Retention {
    /// Tables whose games have not begun.
    pub open_tables: u32,
    /// Running games, since their last turn.
    pub running_tables: u32,
    /// Finished games, since their end.
    pub finished_tables: u32,
    /// The folder in which the records of finished games stay; none if they go with their tables.
    pub records: Option<PathBuf>,
    /// Guests without a seat at an unfinished table, since their last visit.
    pub guests: u32,
}

impl Default for Retention {
    fn default() -> Self {
        Self { open_tables: 30, running_tables: 0, finished_tables: 0, records: None, guests: 0 }
    }
}

/// The moment before which things are too old that are kept for this many days; none if they are kept for ever. Days in which no server
/// ran do not count: nobody could come.
async fn before(store: &Store, days: u32, now: i64) -> Result<Option<i64>, StoreError> {
    match days {
        0 => Ok(None),
        days => store.running_since(now, i64::from(days) * DAY).await.map(Some),
    }
}

/// The days for which reports are kept, with the copies of what was reported, whether or not a server runs.
const REPORTS: i64 = 90;

/// Removes what has been kept for long enough, except for finished games whose records stay.
pub async fn remove_old(store: &Store, retention: &Retention, now: i64) {
    let tables = |status: &'static str| move |before| Change::RemoveOldTables { status, before };
    let finished = if retention.records.is_some() { 0 } else { retention.finished_tables };
    let all: [(u32, &(dyn Fn(i64) -> Change + Sync)); 4] = [
        (retention.open_tables, &tables("open")),
        (retention.running_tables, &tables("running")),
        (finished, &tables("finished")),
        (retention.guests, &|before| Change::RemoveOldGuests { before }),
    ];
    if let Err(error) = store.change(Change::RemoveOldBans { now }).await {
        tracing::warn!(%error, "bans that are over could not be removed");
    }
    for (days, change) in all {
        let removed = match before(store, days, now).await {
            Ok(Some(before)) => store.change(change(before)).await,
            Ok(None) => Ok(()),
            Err(error) => Err(error),
        };
        if let Err(error) = removed {
            tracing::warn!(%error, "what is too old could not be removed");
        }
    }
    if let Err(error) = store.remove_old_reports(now - REPORTS * DAY).await {
        tracing::warn!(%error, "reports that are too old could not be removed");
    }
}

/// Removes finished games that have been kept for long enough, each after its record is a file. One whose record cannot be
/// written stays.
pub async fn move_finished(shared: &Arc<Shared>, retention: &Retention, now: i64) {
    let Some(folder) = &retention.records else { return };
    let before = match before(&shared.store, retention.finished_tables, now).await {
        Ok(Some(before)) => before,
        Ok(None) => return,
        Err(error) => return tracing::warn!(%error, "the finished games that are too old could not be listed"),
    };
    let mut last = String::new();
    loop {
        let ids = match shared.store.old_finished(before, &last, AT_ONCE).await {
            Ok(ids) => ids,
            Err(error) => return tracing::warn!(%error, "the finished games that are too old could not be listed"),
        };
        let Some(end) = ids.last().cloned() else { return };
        for id in ids {
            if let Err(fault) = move_one(shared, folder, &id, before).await {
                tracing::warn!(table = id, %fault, "a finished game is kept: its record could not be written");
            }
        }
        last = end;
    }
}

async fn move_one(shared: &Arc<Shared>, folder: &Path, id: &str, before: i64) -> Result<(), Fault> {
    // Another server may have been quicker.
    let Some((row, seats)) = shared.store.table(id).await? else { return Ok(()) };
    let unread = Unread::fetch(shared, &row, &seats).await?;
    let (file, number) = (folder.join(format!("darkrock-{id}.record")), row.id.clone());
    let written = shared.slow.run_own(move || {
        let text = unread.read()?.record(&row, &without_names(seats));
        write(&file, &text).map_err(|error| Fault::internal(format!("{}: {error}", file.display())))
    });
    written.await??;
    Ok(shared.store.change(Change::RemoveOldTable { id: number, before }).await?)
}

/// The seats without the names of people, who may delete their accounts later.
fn without_names(seats: Vec<SeatRow>) -> Vec<SeatRow> {
    let hide = |seat: SeatRow| {
        // A bot that stands in plays under the name of the person who has the seat.
        if seat.sitter != Sitter::Person && seat.guest.is_none() {
            return seat;
        }
        SeatRow { name: format!("Player {}", seat.seat), ..seat }
    };
    seats.into_iter().map(hide).collect()
}

/// Writes a file as a whole: whoever reads it finds all of it, also after a crash.
fn write(file: &Path, text: &str) -> io::Result<()> {
    let unfinished = file.with_extension("unfinished");
    // One that a crash has left may be another user's.
    match std::fs::remove_file(&unfinished) {
        Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    let mut into = std::fs::File::create_new(&unfinished)?;
    hand_over(&into, &unfinished)?;
    into.write_all(text.as_bytes())?;
    into.sync_all()?;
    std::fs::rename(&unfinished, file)?;
    #[cfg(unix)]
    if let Some(folder) = file.parent() {
        std::fs::File::open(folder)?.sync_all()?;
    }
    Ok(())
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::os::unix::fs::{MetadataExt, chown};

    /// What root writes belongs to the owner of the folder, also where a crash has left half a file of somebody else.
    #[test]
    fn a_record_belongs_to_the_owner_of_its_folder() {
        let folder = std::env::temp_dir().join(format!("darkrock-record-{}", std::process::id()));
        std::fs::create_dir(&folder).expect("a folder");
        let own = std::fs::metadata(&folder).expect("a folder").uid();
        let user = if own == 0 { 65_534 } else { own };
        chown(&folder, Some(user), Some(user))
            .or_else(|e| if own == 0 { Err(e) } else { Ok(()) })
            .expect("handed over");
        let file = folder.join("game.record");
        std::fs::write(folder.join("game.unfinished"), "half").expect("a file");
        write(&file, "whole").expect("written");
        write(&file, "whole").expect("written again");
        assert_eq!(std::fs::read_to_string(&file).expect("a file"), "whole");
        assert_eq!(std::fs::metadata(&file).expect("a file").uid(), user);
        assert_eq!(std::fs::read_dir(&folder).expect("a folder").count(), 1, "nothing else is left");
        std::fs::remove_dir_all(folder).expect("it can be removed");
    }
}
