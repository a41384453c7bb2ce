//! Reports: what is kept of what was reported, and what the list shows of it.

use super::Actor;
use crate::accounts::new_id;
use crate::fault::Fault;
use crate::hub::Hub;
use crate::names::clean_text;
use crate::store::{ChatRow, Filed, MOST_OPEN, ReportLine, ReportRow, Store, StoreError};
use crate::wire::live::ChatLine;
use crate::wire::moderation::{MakeReport, ReportInfo, ReportKind, Reported};
use crate::wire::table::Status;
use axum::http::StatusCode;

/// The chat lines around a reported one that are copied.
const AROUND: usize = 10;

/// The lines of the chat, with their rows, as clients number them: those before the game are repeated in it, with other numbers.
fn numbered(chat: Vec<ChatRow>, status: Status) -> Vec<(ChatRow, ChatLine)> {
    let before = status == Status::Open;
    let rows = chat.into_iter().filter(|row| (row.seq < 0) == before);
    rows.filter_map(|row| serde_json::from_str(&row.body).ok().map(|line| (row, line))).collect()
}

/// A line with its author, who may have left the seat, or be called otherwise by now.
fn copied((row, line): &(ChatRow, ChatLine), reported: bool) -> ReportLine {
    let (guest, name, text) = (row.author.clone(), line.name.clone(), line.text.clone());
    ReportLine { guest, seat: line.seat, name, text, at: line.at, reported }
}

/// The lines around the one at this place: as many of those before as leave room for at most the half after it.
fn around(at: usize, count: usize) -> std::ops::Range<usize> {
    let after = (count - at - 1).min(AROUND / 2);
    let before = at.min(AROUND - after);
    at - before..at + after + 1
}

/// What a report is of, and the chat around it.
async fn copy(hub: &Hub, of: &Reported) -> Result<(ReportRow, Vec<ReportLine>), Fault> {
    let store = &hub.shared().store;
    let row = |kind, subject: String| ReportRow {
        id: String::new(),
        kind,
        subject,
        guest: None,
        table: None,
        title: String::new(),
        created: 0,
        verdict: None,
    };
    match of {
        Reported::Name { handle } => {
            let unknown = || Fault::missing("no player has this link");
            let shaped = handle.len() == 16 && handle.bytes().all(|b| b.is_ascii_hexdigit());
            let known = if shaped { store.guest_of(handle).await? } else { None };
            let (guest, title) = known.ok_or_else(unknown)?;
            Ok((ReportRow { guest: Some(guest.clone()), title, ..row(ReportKind::Name, guest) }, Vec::new()))
        }
        Reported::Line { table, n } => {
            let (of, _) = hub.rows(table).await?;
            let lines = numbered(store.chat(&of.id).await?, of.status);
            let at = lines.iter().position(|(_, line)| line.n == *n);
            let at = at.ok_or_else(|| Fault::missing("this line is not there any more"))?;
            let (row_of, line) = &lines[at];
            let guest = row_of.author.clone();
            let (subject, title) = (format!("{}:{}", of.id, row_of.seq), line.name.clone());
            let shown = around(at, lines.len()).map(|n| copied(&lines[n], n == at)).collect();
            Ok((ReportRow { guest, table: Some(of.id), title, ..row(ReportKind::Line, subject) }, shown))
        }
        Reported::Table { table } => {
            let (of, _) = hub.rows(table).await?;
            let lines = numbered(store.chat(&of.id).await?, of.status);
            let last = lines.len().saturating_sub(AROUND);
            let shown = lines[last..].iter().map(|line| copied(line, false)).collect();
            let (id, guest, title) = (of.id, Some(of.host), of.settings.name);
            Ok((ReportRow { guest, table: Some(id.clone()), title, ..row(ReportKind::Table, id) }, shown))
        }
    }
}

/// Takes a report of a guest. What it answers tells nothing about whom it is about.
///
/// # Errors
/// When what is reported does not exist, the text is too long, or the guest has too many open reports.
pub async fn file(hub: &Hub, guest: &str, report: &MakeReport, now: i64) -> Result<(), Fault> {
    let store = &hub.shared().store;
    store.guest(guest).await?.ok_or_else(Fault::unknown_guest)?;
    let words = if report.text.trim().is_empty() { String::new() } else { clean_text(&report.text)? };
    let (row, lines) = copy(hub, &report.of).await?;
    if row.guest.as_deref() == Some(guest) {
        return Err(Fault::bad("report-self", "this is your own"));
    }
    let row = ReportRow { id: new_id::<16>()?, created: now, ..row };
    let full = || Fault::too_many("").with("reports-full", format!("you have {MOST_OPEN} open reports already"));
    match store.file_report(Filed { row, lines, guest: guest.to_owned(), words }).await {
        Err(StoreError::Overtaken) => Err(full()),
        filed => Ok(filed?),
    }
}

/// Whether others must decide about a report.
async fn others_decide(store: &Store, actor: &Actor, row: &ReportRow) -> Result<bool, Fault> {
    match check(store, actor, row).await {
        Err(fault) if fault.status == StatusCode::FORBIDDEN => Ok(true),
        checked => checked.map(|()| false),
    }
}

/// Checks that somebody may see what a report has kept, and decide about it.
///
/// # Errors
/// When it is about oneself, somebody with a role that is not lower, or a table at which one sits.
pub async fn check(store: &Store, actor: &Actor, row: &ReportRow) -> Result<(), Fault> {
    if let Some(guest) = &row.guest {
        actor.above(store, guest).await?;
    }
    if let Some(id) = &row.table
        && let Some((table, seats)) = store.table(id).await?
    {
        actor.away_from(&table, &seats)?;
    }
    // The table may be gone; whoever has written there was there.
    let wrote = store.report_lines(&row.id).await?.iter().any(|line| line.guest.as_ref() == Some(&actor.guest));
    if wrote { Err(Fault::forbidden("own-table", "you were at this table: leave it to somebody else")) } else { Ok(()) }
}

/// A report in the list; none if it is about whoever looks at it.
///
/// # Errors
/// When the database does not answer.
pub async fn info(
    store: &Store,
    actor: &Actor,
    (row, reporters): (ReportRow, u32),
) -> Result<Option<ReportInfo>, Fault> {
    if row.guest.as_ref() == Some(&actor.guest) {
        return Ok(None);
    }
    let others_decide = others_decide(store, actor, &row).await?;
    let handle = match &row.guest {
        Some(guest) => store.handle(guest).await?,
        None => None,
    };
    let ReportRow { id, kind, table, title, created, verdict, .. } = row;
    Ok(Some(ReportInfo { id, kind, title, handle, table, created, reporters, verdict, others_decide }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_lines_are_around_a_line() {
        assert_eq!(around(0, 1), 0..1);
        assert_eq!(around(0, 30), 0..6);
        assert_eq!(around(20, 30), 15..26);
        assert_eq!(around(29, 30), 19..30);
        assert_eq!(around(3, 5), 0..5);
    }
}
