//! The export of an account: all that is stored of the person.

use super::super::{App, Owner};
use super::info;
use crate::fault::Fault;
use crate::store::{Store, TableFilter};
use crate::table::describe;
use crate::wire::live::ChatLine;
use axum::Json;
use axum::extract::State;
use axum::http::header::CONTENT_DISPOSITION;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

/// The most tables that are read at once.
const AT_ONCE: u32 = 500;

/// Everything that is stored about the person, as JSON. `rows` has what has rows of its own in the database, by table, as it is stored.
#[utoipa::path(get, path = "/api/account/export", responses((status = 200, body = Object)), tag = "accounts")]
pub(in super::super) async fn export(State(app): State<App>, Owner(who): Owner) -> Result<Response, Fault> {
    let signed = who.account()?;
    let store = &app.hub.shared().store;
    let account = info(&app, &signed.account, &signed.session).await?;
    let tables = tables_of(store, &signed.guest).await?;
    let role = store.role_of(&signed.guest).await?;
    let reports = store.reports_by(&signed.guest).await?.into_iter();
    let reports: Vec<_> = reports.map(|(kind, at, text)| json!({"kind": kind, "at": at, "text": text})).collect();
    let copied = store.copied_lines_of(&signed.guest).await?.into_iter();
    let copied: Vec<_> = copied.map(|line| json!({"name": line.name, "text": line.text, "at": line.at})).collect();
    let orders = store.person_orders(&signed.guest).await?.as_deref().and_then(crate::orders::read);
    let at_tables = store.orders_of(&signed.guest).await?.into_iter();
    let at_tables: Vec<_> = at_tables
        .map(|(table, seat, body)| json!({"table": table, "seat": seat, "orders": crate::orders::read(&body)}))
        .collect();
    let guest = store.guest(&signed.guest).await?;
    let (created, seen) = guest.map_or((account.created, 0), |guest| (guest.created, guest.seen));
    let all = json!({
        "account": account, "handle": store.handle(&signed.guest).await?, "role": role, "first_seen": created,
        "last_named": seen, "tables": tables, "chat": chat_of(store, &signed.guest).await?, "reports": reports,
        "in_reports": copied, "notices": notices_of(&app, &signed.guest).await?, "orders": orders,
        "orders_at_tables": at_tables, "rows": store.personal_rows(&signed.guest).await?,
    });
    let headers = [(CONTENT_DISPOSITION, "attachment; filename=\"darkrock-account.json\"")];
    Ok((headers, Json(all)).into_response())
}

/// The tables of a guest.
async fn tables_of(store: &Store, guest: &str) -> Result<Vec<Value>, Fault> {
    let filter = TableFilter { guest: Some(guest.to_owned()), limit: AT_ONCE, ..TableFilter::default() };
    let (mut tables, mut more) = (Vec::new(), Some(filter));
    while let Some(filter) = more.take() {
        let page = store.tables(&filter).await?;
        for (row, seats) in &page {
            tables.push(json!(describe(row, seats, Some(guest))));
        }
        if page.len() >= AT_ONCE as usize {
            let before = page.last().map(|(row, _)| (row.created, row.id.clone()));
            more = Some(TableFilter { before, ..filter });
        }
    }
    Ok(tables)
}

/// What a guest has written at tables, also at those that the guest has left.
async fn chat_of(store: &Store, guest: &str) -> Result<Vec<Value>, Fault> {
    let said = store.chat_of(guest).await?.into_iter().filter_map(|row| {
        let line: ChatLine = serde_json::from_str(&row.body).ok()?;
        Some(json!({"table": row.table, "seat": line.seat, "name": line.name, "at": line.at, "text": line.text}))
    });
    Ok(said.collect())
}

/// How the person is notified: links in e-mails by when they were sent, in seconds since 1970.
async fn notices_of(app: &App, guest: &str) -> Result<Value, Fault> {
    let shared = app.hub.shared();
    let (settings, language) = shared.store.notice_settings(guest).await?;
    let links = shared.store.mail_keys(guest, shared.clock.now_ms()).await?.into_iter().map(|ms| ms / 1000);
    let browsers = shared.store.subscriptions(guest).await?.into_iter();
    let browsers: Vec<_> = browsers.map(|row| json!({"service": row.endpoint, "language": row.language})).collect();
    let links: Vec<_> = links.collect();
    let rows = shared.store.notices_of(guest).await?.into_iter();
    let rows: Vec<_> =
        rows.map(|row| json!({"table": row.table, "kind": row.kind.word(), "at": row.made / 1000})).collect();
    let read = shared.store.chat_read(guest).await?.into_iter();
    let read: Vec<_> = read.map(|(table, row)| json!({"table": table, "row": row})).collect();
    Ok(json!({
        "settings": settings, "language": language, "links": links, "browsers": browsers, "notices": rows,
        "chat_read": read,
    }))
}
