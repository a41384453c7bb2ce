//! Tables: lists, creation, taking seats, starting.

use super::guests::body;
use super::once::{MayBeDone, Once};
use super::{App, Asking};
use crate::fault::Fault;
use crate::game::LiveGame;
use crate::levels::Levels;
use crate::names::own_name;
use crate::peer::AskingPeers;
use crate::slow::Asker;
use crate::store::TableFilter;
use crate::table::{Command, NewTable, SeatAction, check_account, playable_live};
use crate::wire::api::{ChangeSeat, Decide, MakeTable, Sit};
use crate::wire::table::{Settings, Status, TableInfo};
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::{Extension, Json};
use darkrock_rules::Content;
use darkrock_rules::record::{Header, Record, RecordError};
use darkrock_rules::setup::Setup;
use serde::Deserialize;
use std::sync::Arc;
use std::time::Instant;

/// The maximum length of a record from which a game is resumed, in bytes.
const LONGEST_RECORD: usize = 512 << 10;

/// The maximum number of tables in a list.
const LISTED: u32 = 50;

/// The stage of the listed tables.
#[derive(Deserialize, Debug)]
pub(super) struct Which {
    status: Status,
    /// Only tables after this one in the list.
    before: Option<String>,
}

/// The cursor of a list that goes on after this table.
pub(super) fn after(created: i64, id: &str) -> String {
    format!("{created}-{id}")
}

/// The cursor of a list: the `created` and `id` of its last table, separated by a hyphen.
pub(super) fn ended(before: &str) -> Option<(i64, String)> {
    let (created, id) = before.split_once('-')?;
    let is_id = id.len() == 32 && id.bytes().all(|b| b.is_ascii_hexdigit());
    Some((created.parse().ok()?, id.to_owned())).filter(|_| is_id)
}

/// The tables at a stage, newest first, fifty at a time.
#[utoipa::path(get, path = "/api/tables", params(
    ("status" = Status, Query, description = "open, running or finished"),
    ("before" = Option<String>, Query, description = "`created` and `id` of the last table of the page before, with a \
     hyphen between")),
    responses((status = 200, body = Vec<TableInfo>)), tag = "tables")]
pub(super) async fn list(
    State(app): State<App>,
    Asking(guest): Asking,
    which: Result<Query<Which>, QueryRejection>,
) -> Result<Json<Vec<TableInfo>>, Fault> {
    let Query(which) = which.map_err(|e| Fault::bad("status", e.body_text()))?;
    let wrong = || Fault::bad("status", "before: expected “created-id” of the last table of the page before");
    let before = which.before.map(|before| ended(&before).ok_or_else(wrong)).transpose()?;
    let status = Some(which.status);
    let peopled = (which.status == Status::Open).then(|| app.hub.shared().clock.now());
    let filter = TableFilter { status, listed_only: true, peopled, limit: LISTED, before, ..TableFilter::default() };
    let tables = app.hub.shared().store.tables(&filter).await?;
    super::quick::listed(&app, guest.as_deref(), tables).await.map(Json)
}

/// The guest's own name.
pub(super) async fn name_of(app: &App, guest: &str) -> Result<String, Fault> {
    let known = app.hub.shared().store.guest(guest).await?;
    known.map(|guest| guest.name).ok_or_else(Fault::unknown_guest)
}

/// Creates a table, and optionally takes seats and starts at once.
#[utoipa::path(post, path = "/api/tables", request_body = MakeTable, responses((status = 200, body = TableInfo)),
    tag = "tables")]
pub(super) async fn make(
    State(app): State<App>,
    asking: Asking,
    peers: AskingPeers,
    asker: Asker,
    once: Option<Extension<Once>>,
    request: Result<Json<MakeTable>, JsonRejection>,
) -> Result<Json<TableInfo>, Fault> {
    let (guest, from) = (asking.known()?, asker.peers.clone());
    let request = body(request)?;
    let name = name_of(&app, &guest).await?;
    let (mut settings, mut seats) = (request.settings, request.seats);
    if let Some(record) = &request.record {
        let setup = recorded(&app, asker.clone(), record.clone()).await?;
        settings.length = setup.length;
        settings.variants = setup.variants.ids().into_iter().map(str::to_owned).collect();
        (settings.modules, settings.mode) = (setup.selection.modules, setup.selection.mode);
        settings.edition = setup.edition;
        seats.resize(usize::from(setup.seats), None);
    } else if !request.names_variants {
        let seats = u8::try_from(seats.len()).unwrap_or(u8::MAX);
        let content = app.hub.shared().composed(asker.clone(), settings.selection()).await?;
        settings.variants = content.usual(seats).ids().into_iter().map(str::to_owned).collect();
    }
    let content = app.hub.shared().composed(asker, settings.selection()).await?;
    // Everything is validated first, so that an error leaves no table behind.
    request.sit.iter().try_for_each(|sit| check_sit(&content, &app.hub.shared().levels, seats.len(), sit))?;
    if settings.rated && !request.sit.is_empty() {
        check_account(&app.hub.shared().store, &guest).await?;
    }
    let open = |at: usize| seats[at].is_none() && !request.sit.iter().any(|sit| usize::from(sit.seat) == at + 1);
    if request.start && (0..seats.len()).any(open) {
        return Err(Fault::conflict("open-seats", "a seat is still open: fill it with a person or a bot first"));
    }
    if request.start && !request.sit.is_empty() {
        return Err(Fault::conflict(
            "part-missing",
            "a game with people needs a part of the seed from each of them: create the table, send the part of each seat, \
         then start",
        ));
    }
    let id = once.map(|Extension(once)| once.table());
    let made = NewTable { id, settings, seats, host: guest.clone(), peers: from, base: request.record, after: None };
    let mut info = app.hub.make(made).await?;
    // Who sits there already has sat down when the same request was carried out before.
    let sits = |info: &TableInfo, sit: &Sit| info.seats.get(usize::from(sit.seat) - 1).is_some_and(|seat| seat.mine);
    for sit in request.sit.into_iter().filter(|sit| !sits(&info, sit)).collect::<Vec<_>>() {
        info = sit_down(&app, &guest, &info.id, sit, &name).await?;
    }
    // It has started already if this is the second time that it is asked for.
    if request.start && info.status == Status::Open {
        info = started(&app, &guest, peers, &info.id).await?;
    }
    Ok(Json(info))
}

/// The setup of a record's game, with its own modules. The record is replayed once, so that a table is created only for
/// a legal one.
async fn recorded(app: &App, asker: Asker, record: String) -> Result<Setup, Fault> {
    if record.len() > LONGEST_RECORD {
        let message = format!("the record has {} bytes: expected at most {LONGEST_RECORD}", record.len());
        return Err(Fault::unprocessable("record-long", message));
    }
    let compositions = Arc::clone(&app.hub.shared().compositions);
    let unreadable = |e: RecordError| Fault::unprocessable("record", e.to_string());
    let most = app.config.limits.record_time;
    let play = move || {
        let header = Header::parse(&record).map_err(unreadable)?;
        let selection = header.selection(compositions.catalog().modules());
        let content = compositions.of(&selection)?;
        let record = Record::parse(&content, &record).map_err(unreadable)?;
        playable_live(&record)?;
        LiveGame::take_up_until(&content, &record, [0; 32], Some(Instant::now() + most))?;
        Ok(record.header.setup)
    };
    app.hub.shared().slow.run(asker, play).await?
}

fn check_sit(content: &Content, levels: &Levels, seats: usize, sit: &Sit) -> Result<(), Fault> {
    sit.name.as_deref().map(|name| own_name(name, levels)).transpose()?;
    if sit.seat < 1 || usize::from(sit.seat) > seats {
        return Err(Fault::bad("seat", format!("unknown seat {}: expected 1 to {seats}", sit.seat)));
    }
    let known = &content.specs.characters;
    let unknown = |id: &String| !known.iter().any(|c| c.id == *id);
    if sit.character.as_ref().is_some_and(unknown) {
        return Err(Fault::bad("character", "unknown character: see /api/content/en"));
    }
    Ok(())
}

async fn sit_down(app: &App, guest: &str, id: &str, sit: Sit, name: &str) -> Result<TableInfo, Fault> {
    let Sit { seat, name: given, character } = sit;
    let name = given.unwrap_or_else(|| name.to_owned());
    let mut info = act(app, guest, id, seat, SeatAction::Sit { name, part: None, key: None }).await?;
    if character.is_some() {
        info = act(app, guest, id, seat, SeatAction::Character { character }).await?;
    }
    Ok(info)
}

async fn act(app: &App, guest: &str, id: &str, seat: u8, action: SeatAction) -> Result<TableInfo, Fault> {
    let command = |reply| Command::Seat { guest: guest.to_owned(), seat, action: action.clone(), reply };
    app.hub.ask(id, command).await
}

async fn started(app: &App, guest: &str, peers: AskingPeers, id: &str) -> Result<TableInfo, Fault> {
    app.hub.ask(id, |reply| Command::Start { guest: guest.to_owned(), peers: peers.0.clone(), reply }).await
}

/// One table.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo)), tag = "tables")]
pub(super) async fn one(
    State(app): State<App>,
    Asking(guest): Asking,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, Fault> {
    app.hub.ask(&id, |reply| Command::Info { guest: guest.clone(), reply }).await.map(Json)
}

/// Takes or leaves a seat, chooses a character, says whether one is ready; for the host, or whoever acts for a host who is away, also
/// adds bots and empties seats. Before the game.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}", params(("id" = String, Path), ("seat" = u8, Path)),
    request_body = ChangeSeat, responses((status = 200, body = TableInfo)), tag = "tables")]
pub(super) async fn change_seat(
    State(app): State<App>,
    asking: Asking,
    again: MayBeDone,
    path: Result<Path<(String, u8)>, PathRejection>,
    request: Result<Json<ChangeSeat>, JsonRejection>,
) -> Result<Json<TableInfo>, Fault> {
    let guest = asking.known()?;
    let Path((id, seat)) = path.map_err(|e| Fault::bad("seat", e.body_text()))?;
    let action = match body(request)? {
        ChangeSeat::Sit { name, part, key } => {
            let own = name_of(&app, &guest).await?;
            SeatAction::Sit { name: name.unwrap_or(own), part, key }
        }
        ChangeSeat::Hold { key } => SeatAction::Hold { name: name_of(&app, &guest).await?, key },
        ChangeSeat::Ready { ready } => SeatAction::Ready { ready },
        ChangeSeat::Part { part } => SeatAction::Part { part },
        ChangeSeat::Agree => SeatAction::Agree,
        ChangeSeat::Leave => SeatAction::Leave,
        ChangeSeat::Bot { level } => SeatAction::Bot { level },
        ChangeSeat::Open => SeatAction::Open,
        ChangeSeat::Character { character } => SeatAction::Character { character },
    };
    let leaves = matches!(action, SeatAction::Leave);
    match act(&app, &guest, &id, seat, action).await {
        Err(fault) if leaves && fault.code == "not-your-seat" => done_already(&app, &guest, &id, again, fault).await,
        done => done.map(Json),
    }
}

/// The table, if a request is refused only because it has been carried out before.
async fn done_already(
    app: &App,
    guest: &str,
    id: &str,
    again: MayBeDone,
    fault: Fault,
) -> Result<Json<TableInfo>, Fault> {
    if again.is_none() {
        return Err(fault);
    }
    app.hub.ask(id, |reply| Command::Info { guest: Some(guest.to_owned()), reply }).await.map(Json)
}

/// Changes the settings; for the host, before the game.
#[utoipa::path(put, path = "/api/tables/{id}/settings", params(("id" = String, Path)), request_body = Settings,
    responses((status = 200, body = TableInfo)), tag = "tables")]
pub(super) async fn change_settings(
    State(app): State<App>,
    asking: Asking,
    asker: Asker,
    Path(id): Path<String>,
    request: Result<Json<Settings>, JsonRejection>,
) -> Result<Json<TableInfo>, Fault> {
    let (guest, settings, peers) = (asking.known()?, body(request)?, asker.peers.clone());
    // The table finds it in the cache: nobody else's table waits while it is composed.
    app.hub.shared().composed(asker, settings.selection()).await?;
    let command =
        |reply| Command::Settings { guest: guest.clone(), peers: peers.clone(), settings: settings.clone(), reply };
    app.hub.ask(&id, command).await.map(Json)
}

/// Decides how a game goes on that the rules of today do not replay; for its players.
#[utoipa::path(post, path = "/api/tables/{id}/stopped", params(("id" = String, Path)), request_body = Decide,
    responses((status = 200, body = TableInfo)), tag = "tables")]
pub(super) async fn decide(
    State(app): State<App>,
    asking: Asking,
    Path(id): Path<String>,
    request: Result<Json<Decide>, JsonRejection>,
) -> Result<Json<TableInfo>, Fault> {
    let (guest, Decide { way }) = (asking.known()?, body(request)?);
    app.hub.ask(&id, |reply| Command::Decide { guest: guest.clone(), way, reply }).await.map(Json)
}

/// Removes the table before its game; for the host, or whoever acts for a host who is away.
#[utoipa::path(delete, path = "/api/tables/{id}", params(("id" = String, Path)), responses((status = 204)), tag = "tables")]
pub(super) async fn close(
    State(app): State<App>,
    asking: Asking,
    again: MayBeDone,
    Path(id): Path<String>,
) -> Result<StatusCode, Fault> {
    let guest = asking.known()?;
    match app.hub.ask(&id, |reply| Command::CloseTable { guest: guest.clone(), reply }).await {
        Err(fault) if again.is_none() || fault.status != StatusCode::NOT_FOUND => Err(fault),
        _ => Ok(StatusCode::NO_CONTENT),
    }
}

/// Starts the game; for the host, or whoever acts for a host who is away, once all seats are taken.
#[utoipa::path(post, path = "/api/tables/{id}/start", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo)), tag = "tables")]
pub(super) async fn start(
    State(app): State<App>,
    asking: Asking,
    peers: AskingPeers,
    again: MayBeDone,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, Fault> {
    let guest = asking.known()?;
    match started(&app, &guest, peers, &id).await {
        Err(fault) if fault.code == "started" => done_already(&app, &guest, &id, again, fault).await,
        done => done.map(Json),
    }
}

/// The table of the rematch with the same seats and settings; created by the first request. Bots are seated already,
/// and seats are reserved for the persons.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo)), tag = "tables")]
pub(super) async fn rematch(
    State(app): State<App>,
    asking: Asking,
    peers: AskingPeers,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, Fault> {
    let guest = asking.known()?;
    let command = |reply| Command::Rematch { guest: guest.clone(), peers: peers.0.clone(), reply };
    let rematch = app.hub.ask(&id, command).await?;
    app.hub.ask(&rematch, |reply| Command::Info { guest: Some(guest.clone()), reply }).await.map(Json)
}
