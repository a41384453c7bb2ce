//! House notes: a player-aid file that a table attaches, shown in its help.
//!
//! The file is stored as sent; clients get parsed text with a few styles and no HTML.

use super::{App, Asking};
use crate::fault::Fault;
use crate::slow::Asker;
use crate::table::Command;
use crate::wire::api::Notes;
use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, State};
use darkrock_aid::Module;
use darkrock_aid::module::MOST_BYTES;

/// The notes of a table, or null.
#[utoipa::path(get, path = "/api/tables/{id}/notes", params(("id" = String, Path)),
    responses((status = 200, body = Option<Notes>)), tag = "tables")]
pub(super) async fn read(
    State(app): State<App>,
    asker: Asker,
    Path(id): Path<String>,
) -> Result<Json<Option<Notes>>, Fault> {
    app.hub.find(&id).await?;
    let body = app.hub.shared().store.notes(&id).await?;
    match body {
        Some(yaml) => app.hub.shared().slow.run(asker, move || notes(&yaml)).await?.map(|notes| Json(Some(notes))),
        None => Ok(Json(None)),
    }
}

/// Attaches notes, replacing earlier ones, or removes them if the body is empty; for the host.
#[utoipa::path(put, path = "/api/tables/{id}/notes", params(("id" = String, Path)),
    request_body(content = String, content_type = "application/yaml"),
    responses((status = 200, body = Option<Notes>)), tag = "tables")]
pub(super) async fn attach(
    State(app): State<App>,
    asking: Asking,
    asker: Asker,
    Path(id): Path<String>,
    body: Bytes,
) -> Result<Json<Option<Notes>>, Fault> {
    let guest = asking.known()?;
    let info = app.hub.ask(&id, |reply| Command::Info { guest: Some(guest.clone()), reply }).await?;
    if !info.host {
        return Err(Fault::forbidden("not-host", "only the host of the table can do this"));
    }
    if body.len() > MOST_BYTES {
        let what = format!("the notes have {} bytes: expected at most {MOST_BYTES}", body.len());
        return Err(Fault::bad("notes-size", what));
    }
    let yaml = String::from_utf8(body.into())
        .map_err(|e| Fault::unprocessable("notes", format!("the file is not UTF-8: {}", e.utf8_error())))?;
    let shared = app.hub.shared();
    if yaml.trim().is_empty() {
        keep(&app, &id, guest, None).await?;
        return Ok(Json(None));
    }
    let (shown, yaml) = shared.slow.run(asker, move || notes(&yaml).map(|shown| (shown, yaml))).await??;
    keep(&app, &id, guest, Some(yaml)).await?;
    Ok(Json(Some(shown)))
}

async fn keep(app: &App, table: &str, guest: String, body: Option<String>) -> Result<(), Fault> {
    app.hub.ask(table, |reply| Command::Notes { guest: guest.clone(), body: body.clone(), reply }).await
}

/// Parses the notes of a file.
fn notes(yaml: &str) -> Result<Notes, Fault> {
    let module = Module::read(yaml).map_err(|e| Fault::unprocessable("notes", e.to_string()))?;
    let sections = module.pages("notes");
    let Module { name, description, credits, version, .. } = module;
    Ok(Notes { name, description, credits, version, sections })
}
