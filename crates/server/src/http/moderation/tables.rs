//! Tables, as those see them who look after them: what lists show of them, and on a look that is noted their chat. Never a hand, a
//! secret, or the view of a seat.

use super::super::guests::body;
use super::super::once::MayBeDone;
use super::super::tables::{after, ended};
use super::super::{App, quick};
use super::Staff;
use crate::fault::Fault;
use crate::host::{self, Order};
use crate::moderation::{self, Deed};
use crate::store::{MOST_LISTED, Seated, TableFilter};
use crate::wire::live::ChatLine;
use crate::wire::moderation::{CopiedLine, TableDeed, TablesFound};
use crate::wire::table::Status;
use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use serde::Deserialize;

/// The tables on a page.
const PAGE: usize = 50;
/// The pages of the database that are looked through for one of these.
const LOOKED_THROUGH: usize = 10;
/// The longest text to look for, in bytes.
const LONGEST: usize = 200;

/// Which tables are looked for.
#[derive(Deserialize, Debug)]
pub(in super::super) struct Wanted {
    #[serde(default)]
    search: String,
    before: Option<String>,
}

/// Whether the text is in the name of a table or of somebody at it, or its id.
fn fits((row, seats): &Seated, text: &str) -> bool {
    let has = |name: &str| name.to_lowercase().contains(text);
    text.is_empty() || row.id == text || has(&row.settings.name) || seats.iter().any(|seat| has(&seat.name))
}

/// All tables, newest first, also those that only a link leads to: those with a text in their name or that of a player.
#[utoipa::path(get, path = "/api/admin/tables", params(
    ("search" = Option<String>, Query, description = "a part of a name, or an id"),
    ("before" = Option<String>, Query, description = "`before` of the page before")),
    responses((status = 200, body = TablesFound)), tag = "moderation")]
pub(in super::super) async fn list(
    State(app): State<App>,
    Staff(_): Staff,
    wanted: Result<Query<Wanted>, QueryRejection>,
) -> Result<Json<TablesFound>, Fault> {
    let Query(Wanted { search, before }) = wanted.map_err(|e| Fault::bad("search", e.body_text()))?;
    let text = search.trim().to_lowercase();
    if text.len() > LONGEST || text.contains('\0') {
        return Err(Fault::bad("search", "the text is too long: expected at most 200 bytes"));
    }
    let wrong = || Fault::bad("search", "before: expected that of the page before");
    let mut before = before.map(|before| ended(&before).ok_or_else(wrong)).transpose()?;
    let (mut tables, search): (Vec<Seated>, _) = (Vec::new(), Some(text.clone()).filter(|text| !text.is_empty()));
    for _ in 0..LOOKED_THROUGH {
        let filter = TableFilter { search: search.clone(), limit: MOST_LISTED, before, ..TableFilter::default() };
        let page = app.hub.shared().store.tables(&filter).await?;
        let whole = page.len() < MOST_LISTED as usize;
        before = page.last().map(|(row, _)| (row.created, row.id.clone()));
        tables.extend(page.into_iter().filter(|table| fits(table, &text)));
        if tables.len() > PAGE {
            tables.truncate(PAGE);
            before = tables.last().map(|(row, _)| (row.created, row.id.clone()));
            break;
        }
        if whole {
            before = None;
            break;
        }
    }
    let tables = quick::listed(&app, None, tables).await?;
    Ok(Json(TablesFound { tables, before: before.map(|(created, id)| after(created, &id)) }))
}

/// Takes a table's name away, or removes it with its game.
#[utoipa::path(post, path = "/api/admin/tables/{id}", params(("id" = String, Path)), request_body = TableDeed,
    responses((status = 204)), tag = "moderation")]
pub(in super::super) async fn decide(
    State(app): State<App>,
    Staff(actor): Staff,
    again: MayBeDone,
    Path(id): Path<String>,
    request: Result<Json<TableDeed>, JsonRejection>,
) -> Result<StatusCode, Fault> {
    let deed = body(request)?;
    let may_be_gone = again.is_some() && deed == TableDeed::Remove;
    let (row, seats) = match app.hub.rows(&id).await {
        Err(fault) if may_be_gone && fault.status == StatusCode::NOT_FOUND => return Ok(StatusCode::NO_CONTENT),
        found => found?,
    };
    actor.may_judge(&app.hub.shared().store, &row, &seats).await?;
    let (table, report) = (row.id.as_str(), None);
    match deed {
        TableDeed::Rename => {
            let rename = moderation::rename_table(&app.hub, table);
            actor.does(&app.hub, Deed::RenameTable { table, report }, rename).await?;
        }
        TableDeed::Remove => {
            let order = Order::RemoveTable { id: table.to_owned() };
            actor.does(&app.hub, Deed::RemoveTable { table, report }, host::obey(&app.hub, order)).await?;
        }
    }
    Ok(StatusCode::NO_CONTENT)
}

/// The chat of a table at which one does not sit. The log notes that somebody looks.
#[utoipa::path(post, path = "/api/admin/tables/{id}/chat", params(("id" = String, Path)),
    responses((status = 200, body = Vec<CopiedLine>)), tag = "moderation")]
pub(in super::super) async fn chat(
    State(app): State<App>,
    Staff(actor): Staff,
    Path(id): Path<String>,
) -> Result<Json<Vec<CopiedLine>>, Fault> {
    let (row, seats) = app.hub.rows(&id).await?;
    actor.away_from(&row, &seats)?;
    let read = async {
        let chat = app.hub.shared().store.chat(&row.id).await?;
        // Lines from before the game are repeated in it.
        let shown = chat.iter().filter(|line| (line.seq < 0) == (row.status == Status::Open));
        let line = |line: ChatLine| {
            let ChatLine { seat, name, text, at, .. } = line;
            CopiedLine { seat, name, text, at, reported: false }
        };
        Ok(shown.filter_map(|row| serde_json::from_str(&row.body).ok().map(line)).collect())
    };
    actor.does(&app.hub, Deed::LookAtChat { table: &row.id }, read).await.map(Json)
}
