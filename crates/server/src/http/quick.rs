//! Looking for a table, and quick play: a seat at the next one that fits.

use super::guests::body;
use super::once::Once;
use super::tables::name_of;
use super::{App, Asking, requests_to_owner};
use crate::fault::Fault;
use crate::nodes::pass_on::pass_on;
use crate::peer::Peers;
use crate::rating::{Rating, millionths, shown};
use crate::shared::now;
use crate::slow::Asker;
use crate::store::{Known, MOST_LISTED, Seated, TableFilter};
use crate::table::{Command, NewTable, SeatAction, check_account, describe_at, group, mark};
use crate::wire::people::{QuickPlay, TableWish};
use crate::wire::table::{Settings, Sitter, Status, TableInfo};
use axum::body::Body;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{Query, Request, State};
use axum::http::header::{CONTENT_TYPE, COOKIE, HOST};
use axum::http::{HeaderMap, StatusCode};
use axum::{Extension, Json, Router, middleware};
use std::cmp::Reverse;
use std::collections::{BTreeSet, HashMap};
use tower::ServiceExt;

/// The most tables in an answer.
const FOUND: usize = 50;
/// The most tables at which a seat is tried.
const TRIED: usize = 20;
/// The seconds after which nobody is expected to wait at an open table any more.
const FRESH: i64 = 3600;

/// The guests at these tables, by group of selections.
async fn known(app: &App, tables: &[Seated]) -> Result<HashMap<(String, String), Known>, Fault> {
    let shared = app.hub.shared();
    let mut by_group: HashMap<String, BTreeSet<String>> = HashMap::new();
    for (row, seats) in tables {
        let group = group(shared.compositions.catalog(), &row.settings.selection());
        by_group.entry(group).or_default().extend(seats.iter().filter_map(|seat| seat.guest.clone()));
    }
    let mut all = HashMap::new();
    for (group, guests) in by_group {
        let guests: Vec<String> = guests.into_iter().collect();
        let known = shared.store.known(&guests, &group).await?;
        all.extend(known.into_iter().map(|(guest, known)| ((group.clone(), guest), known)));
    }
    Ok(all)
}

/// Tables as a guest's lists show them: with the ratings of the players, and without open ones of ignored players.
pub(super) async fn listed(app: &App, guest: Option<&str>, tables: Vec<Seated>) -> Result<Vec<TableInfo>, Fault> {
    let shared = app.hub.shared();
    let ignored: BTreeSet<String> = match guest {
        Some(guest) => shared.store.ignored(guest).await?.into_iter().map(|(id, ..)| id).collect(),
        None => BTreeSet::new(),
    };
    let known = known(app, &tables).await?;
    let info = |(row, seats): &Seated| {
        let mut info = describe_at(row, seats, guest, shared.clock.now());
        let group = group(shared.compositions.catalog(), &row.settings.selection());
        for (seat, of) in info.seats.iter_mut().zip(seats) {
            let key = of.guest.clone().map(|guest| (group.clone(), guest));
            seat.player = key.and_then(|key| mark(known.get(&key)?, None));
        }
        info
    };
    let hidden = |row: &crate::store::TableRow| row.status == Status::Open && ignored.contains(&row.host);
    Ok(tables.iter().filter(|(row, _)| !hidden(row)).map(info).collect())
}

/// Whether a table is one that is looked for.
fn fits(app: &App, wish: &TableWish, row: &Settings, table: &TableInfo) -> bool {
    let of = group(app.hub.shared().compositions.catalog(), &row.selection());
    let unrated = shown(millionths(Rating::default().mean));
    let rating = |seat: &crate::wire::table::SeatInfo| {
        let rating = seat.player.as_ref().and_then(|player| player.rating).unwrap_or(unrated);
        wish.from.is_none_or(|from| rating >= from) && wish.to.is_none_or(|to| rating <= to)
    };
    wish.group.as_ref().is_none_or(|group| *group == of)
        && wish.language.is_none_or_matches(row.language.as_ref())
        && wish.pace.is_none_or(|pace| pace == row.pace)
        && wish.rated.is_none_or(|rated| rated == row.rated)
        && wish.seats.is_none_or(|seats| usize::from(seats) == table.seats.len())
        && table.seats.iter().filter(|seat| seat.sitter == Sitter::Person).all(rating)
}

/// A wish that a table without a preference fulfills, too.
trait Matches {
    fn is_none_or_matches(&self, of: Option<&String>) -> bool;
}

impl Matches for Option<String> {
    fn is_none_or_matches(&self, of: Option<&String>) -> bool {
        match (self, of) {
            (Some(wished), Some(of)) => wished == of,
            _ => true,
        }
    }
}

/// The open tables that fit a wish, newest first.
async fn found(app: &App, guest: Option<&str>, wish: &TableWish) -> Result<Vec<(TableInfo, Seated)>, Fault> {
    let (status, peopled) = (Some(Status::Open), Some(app.hub.shared().clock.now()));
    let filter = TableFilter { status, listed_only: true, peopled, limit: MOST_LISTED, ..TableFilter::default() };
    let tables = app.hub.shared().store.tables(&filter).await?;
    let by_id: HashMap<String, Seated> = tables.iter().map(|table| (table.0.id.clone(), table.clone())).collect();
    let listed = listed(app, guest, tables).await?.into_iter();
    let found = listed.filter_map(|info| Some((by_id.get(&info.id)?.clone(), info)));
    let found = found.filter(|(seated, info)| fits(app, wish, &seated.0.settings, info));
    Ok(found.map(|(seated, info)| (info, seated)).collect())
}

/// The open tables that fit, newest first.
#[utoipa::path(get, path = "/api/search", params(TableWish), responses((status = 200, body = Vec<TableInfo>)),
    tag = "tables")]
pub(super) async fn search(
    State(app): State<App>,
    Asking(guest): Asking,
    wish: Result<Query<TableWish>, QueryRejection>,
) -> Result<Json<Vec<TableInfo>>, Fault> {
    let Query(wish) = wish.map_err(|e| Fault::bad("search", e.body_text()))?;
    let found = found(&app, guest.as_deref(), &wish).await?;
    Ok(Json(found.into_iter().map(|(info, _)| info).take(FOUND).collect()))
}

/// Takes a seat at the next open table that fits, or creates one. The owner of a table decides who gets a seat: if it is
/// taken, the next one is tried.
#[utoipa::path(post, path = "/api/quick", request_body = QuickPlay, responses((status = 200, body = TableInfo)),
    tag = "tables")]
pub(super) async fn play(
    State(app): State<App>,
    asking: Asking,
    asker: Asker,
    once: Option<Extension<Once>>,
    headers: HeaderMap,
    request: Result<Json<QuickPlay>, JsonRejection>,
) -> Result<Json<TableInfo>, Fault> {
    let guest = asking.known()?;
    let QuickPlay { wish, settings, seats } = body(request)?;
    let name = name_of(&app, &guest).await?;
    if settings.rated {
        check_account(&app.hub.shared().store, &guest).await?;
    }
    let ask = Ask { app: &app, guest: &guest, headers: &headers, peers: asker.peers.clone() };
    for (info, _) in candidates(&app, &guest, &wish).await?.into_iter().take(TRIED) {
        if info.seats.iter().any(|seat| seat.mine) {
            return Ok(Json(info));
        }
        for seat in info.seats.iter().filter(|seat| seat.sitter == Sitter::Open && seat.kept.is_none()) {
            match ask.sit(&info.id, seat.seat).await? {
                Sat::Yes(table) => return Ok(Json(*table)),
                Sat::Taken => {}
                Sat::Refused => break,
            }
        }
    }
    let (settings, peers) = (Settings { listed: true, ..settings }, asker.peers.clone());
    // The table finds it in the cache.
    app.hub.shared().composed(asker, settings.selection()).await?;
    let (id, seats) = (once.map(|Extension(once)| once.table()), vec![None; usize::from(seats)]);
    let made = NewTable { id, settings, seats, host: guest.clone(), peers, base: None, after: None };
    let info = app.hub.make(made).await?;
    let action = SeatAction::Sit { name, part: None, key: None };
    let sit = |reply| Command::Seat { guest: guest.clone(), seat: 1, action: action.clone(), reply };
    app.hub.ask(&info.id, sit).await.map(Json)
}

/// The tables at which a guest could take a seat: those first that lack the fewest players, then the oldest.
async fn candidates(app: &App, guest: &str, wish: &TableWish) -> Result<Vec<(TableInfo, Seated)>, Fault> {
    let store = &app.hub.shared().store;
    let ignores_me = store.ignored_by(guest).await?;
    let ignored: BTreeSet<String> = store.ignored(guest).await?.into_iter().map(|(id, ..)| id).collect();
    let stale = now() - FRESH;
    let mut found = found(app, Some(guest), wish).await?;
    found.retain(|(_, (row, seats))| {
        let unwanted = |id: &String| ignores_me.contains(id) || ignored.contains(id);
        row.changed >= stale && !unwanted(&row.host) && !seats.iter().filter_map(|s| s.guest.as_ref()).any(unwanted)
    });
    let open = |info: &TableInfo| info.seats.iter().filter(|seat| seat.sitter == Sitter::Open).count();
    found.retain(|(info, _)| open(info) > 0 || info.seats.iter().any(|seat| seat.mine));
    found.sort_by_key(|(info, _)| {
        (Reverse(info.seats.iter().any(|s| s.mine)), open(info), info.created, info.id.clone())
    });
    Ok(found)
}

/// Whether a seat could be taken.
enum Sat {
    Yes(Box<TableInfo>),
    /// Another one was faster.
    Taken,
    /// The table does not take this guest, or no longer takes anybody.
    Refused,
}

/// Requests to the owners of tables, on behalf of a client.
struct Ask<'a> {
    app: &'a App,
    guest: &'a str,
    headers: &'a HeaderMap,
    peers: Peers,
}

impl Ask<'_> {
    /// Takes a seat: here, or at the server that owns the table.
    async fn sit(&self, id: &str, seat: u8) -> Result<Sat, Fault> {
        let mut request =
            Request::post(format!("/api/tables/{id}/seats/{seat}")).header(CONTENT_TYPE, "application/json");
        for name in [COOKIE, HOST] {
            for value in self.headers.get_all(&name) {
                request = request.header(&name, value);
            }
        }
        let request = request.body(Body::from(r#"{"action":"sit"}"#));
        let mut request = request.map_err(|error| Fault::internal(format!("a request is malformed: {error}")))?;
        request.extensions_mut().insert(self.peers.clone());
        let to_owner = requests_to_owner().route_layer(middleware::from_fn_with_state(self.app.clone(), pass_on));
        let routes: Router = Router::new().nest("/api", to_owner).with_state(self.app.clone());
        let Ok(answer) = routes.oneshot(request).await;
        let status = answer.status();
        if status == StatusCode::CONFLICT {
            return Ok(Sat::Taken);
        }
        if !status.is_success() {
            return Ok(Sat::Refused);
        }
        // As this server describes it: the answer of another one is the same.
        let (row, seats) = self.app.hub.rows(id).await?;
        Ok(Sat::Yes(Box::new(describe_at(&row, &seats, Some(self.guest), self.app.hub.shared().clock.now()))))
    }
}
