//! Reports: making one, the list, and what is done about one.

use super::super::guests::body;
use super::super::once::MayBeDone;
use super::super::{App, Asking};
use super::{Staff, bans};
use crate::accounts::overtaken;
use crate::fault::Fault;
use crate::host::{self, Order};
use crate::moderation::{self, Actor, Deed};
use crate::store::ReportRow;
use crate::wire::moderation::{
    BanGuest, CopiedLine, MakeReport, ReportCopy, ReportDeed, ReportInfo, ReportKind, Verdict,
};
use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use serde::Deserialize;

/// The most reports in a list.
const LISTED: u32 = 100;

/// Reports a name, a chat line or a table. The answer tells nothing about whom it is about, nor whether others have reported it.
#[utoipa::path(post, path = "/api/reports", request_body = MakeReport, responses((status = 204)), tag = "moderation")]
pub(in super::super) async fn make(
    State(app): State<App>,
    asking: Asking,
    request: Result<Json<MakeReport>, JsonRejection>,
) -> Result<StatusCode, Fault> {
    let guest = asking.known()?;
    moderation::file(&app.hub, &guest, &body(request)?, app.now()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Which reports are listed.
#[derive(Deserialize, Debug)]
pub(in super::super) struct Which {
    /// Whether those that are closed.
    #[serde(default)]
    closed: bool,
}

/// The open reports, those first that many have made whose reports were right; or the closed ones, the last one first. Those
/// about oneself are left out.
#[utoipa::path(get, path = "/api/admin/reports",
    params(("closed" = Option<bool>, Query, description = "whether to list those that are closed")),
    responses((status = 200, body = Vec<ReportInfo>)), tag = "moderation")]
pub(in super::super) async fn list(
    State(app): State<App>,
    Staff(actor): Staff,
    which: Result<Query<Which>, QueryRejection>,
) -> Result<Json<Vec<ReportInfo>>, Fault> {
    let Query(Which { closed }) = which.map_err(|e| Fault::bad("search", e.body_text()))?;
    let store = &app.hub.shared().store;
    let rows = if closed { store.closed_reports(LISTED).await? } else { store.open_reports(LISTED).await? };
    let mut reports = Vec::new();
    for row in rows {
        reports.extend(moderation::info(store, &actor, row).await?);
    }
    Ok(Json(reports))
}

/// A report that this person may decide about. One about oneself does not exist.
async fn found(app: &App, actor: &Actor, id: &str) -> Result<ReportRow, Fault> {
    let shaped = id.len() == 32 && id.bytes().all(|b| b.is_ascii_hexdigit());
    let store = &app.hub.shared().store;
    let row = if shaped { store.report(id).await? } else { None };
    let row = row.filter(|row| row.guest.as_ref() != Some(&actor.guest));
    let row = row.ok_or_else(|| Fault::missing("no report has this id"))?;
    moderation::check(store, actor, &row).await?;
    Ok(row)
}

/// What a report has kept: the words of those who have made it, and the chat around it. The log notes that somebody looks.
#[utoipa::path(post, path = "/api/admin/reports/{id}/look", params(("id" = String, Path)),
    responses((status = 200, body = ReportCopy)), tag = "moderation")]
pub(in super::super) async fn look(
    State(app): State<App>,
    Staff(actor): Staff,
    Path(id): Path<String>,
) -> Result<Json<ReportCopy>, Fault> {
    let row = found(&app, &actor, &id).await?;
    let store = &app.hub.shared().store;
    let read = async {
        let words = store.report_words(&row.id).await?;
        let lines = store.report_lines(&row.id).await?.into_iter().map(|line| CopiedLine {
            seat: line.seat,
            name: line.name,
            text: line.text,
            at: line.at,
            reported: line.reported,
        });
        Ok(ReportCopy { words, lines: lines.collect() })
    };
    actor.does(&app.hub, Deed::LookAtReport { report: &row.id }, read).await.map(Json)
}

/// Does something about a report. It stays open until it is closed.
#[utoipa::path(post, path = "/api/admin/reports/{id}", params(("id" = String, Path)), request_body = ReportDeed,
    responses((status = 204)), tag = "moderation")]
pub(in super::super) async fn decide(
    State(app): State<App>,
    Staff(actor): Staff,
    again: MayBeDone,
    Path(id): Path<String>,
    request: Result<Json<ReportDeed>, JsonRejection>,
) -> Result<StatusCode, Fault> {
    let deed = body(request)?;
    let row = found(&app, &actor, &id).await?;
    if again.is_some() && is_done(&app, &row, &deed).await? {
        return Ok(StatusCode::NO_CONTENT);
    }
    match deed {
        ReportDeed::HideLine => hide(&app, &actor, &row).await?,
        ReportDeed::RenameGuest => {
            let (guest, handle) = person(&app, &row).await?;
            let name = moderation::neutral_name()?;
            let rename = moderation::rename_guest(&app.hub, &guest, &name);
            actor.does(&app.hub, Deed::RenameGuest { handle: &handle, report: &row.id }, rename).await?;
        }
        ReportDeed::BanGuest { reason, days } => {
            let (guest, handle) = person(&app, &row).await?;
            let ban = BanGuest { handle, reason, days };
            bans::keep_out(&app, &actor, guest, &ban, Some(&row.id)).await?;
        }
        ReportDeed::RenameTable => {
            let table = table(&row)?;
            judge(&app, &actor, table).await?;
            let deed = Deed::RenameTable { table, report: Some(&row.id) };
            actor.does(&app.hub, deed, moderation::rename_table(&app.hub, table)).await?;
        }
        ReportDeed::RemoveTable => {
            let table = table(&row)?;
            judge(&app, &actor, table).await?;
            let deed = Deed::RemoveTable { table, report: Some(&row.id) };
            let order = Order::RemoveTable { id: table.to_owned() };
            actor.does(&app.hub, deed, host::obey(&app.hub, order)).await?;
        }
        ReportDeed::Close { verdict } => close(&app, &actor, &row, verdict).await?,
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Whether something that cannot be done twice is done.
async fn is_done(app: &App, row: &ReportRow, deed: &ReportDeed) -> Result<bool, Fault> {
    match deed {
        ReportDeed::Close { verdict } => Ok(row.verdict == Some(*verdict)),
        ReportDeed::RemoveTable => Ok(app.hub.shared().store.table(table(row)?).await?.is_none()),
        ReportDeed::HideLine | ReportDeed::RenameGuest | ReportDeed::RenameTable | ReportDeed::BanGuest { .. } => {
            Ok(false)
        }
    }
}

fn not_of_this(what: &str) -> Fault {
    Fault::conflict("report-kind", format!("this report is about no {what}"))
}

async fn hide(app: &App, actor: &Actor, row: &ReportRow) -> Result<(), Fault> {
    let seq = row.subject.rsplit_once(':').and_then(|(_, seq)| seq.parse().ok());
    let (ReportKind::Line, Some(table), Some(seq)) = (row.kind, &row.table, seq) else {
        return Err(not_of_this("chat line"));
    };
    let deed = Deed::HideLine { report: &row.id, table };
    actor.does(&app.hub, deed, moderation::hide_line(&app.hub, table, seq)).await
}

async fn close(app: &App, actor: &Actor, row: &ReportRow, verdict: Verdict) -> Result<(), Fault> {
    let (store, now) = (&app.hub.shared().store, app.now());
    let closed = async { store.close_report(&row.id, verdict, now).await.map_err(overtaken) };
    actor.does(&app.hub, Deed::CloseReport { report: &row.id, verdict }, closed).await
}

/// The person whom a report is about, and their handle.
async fn person(app: &App, row: &ReportRow) -> Result<(String, String), Fault> {
    let guest = row.guest.clone().ok_or_else(|| not_of_this("person whom the server knows"))?;
    let handle = app.hub.shared().store.handle(&guest).await?;
    Ok((guest, handle.ok_or_else(|| Fault::missing("this person is not here any more"))?))
}

fn table(row: &ReportRow) -> Result<&str, Fault> {
    row.table.as_deref().filter(|_| row.kind == ReportKind::Table).ok_or_else(|| not_of_this("table"))
}

async fn judge(app: &App, actor: &Actor, id: &str) -> Result<(), Fault> {
    let (row, seats) = app.hub.rows(id).await?;
    actor.may_judge(&app.hub.shared().store, &row, &seats).await
}
