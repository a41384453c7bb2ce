//! What a link to a table shows where it is shared: tags in the head of the page, for programs that run no scripts.
//!
//! They tell what is played and how many seats are free. The names of the host and of the table are told only if the table is
//! listed, or the link says so (`?names`); nothing tells who else sits there, or of the game. The page is the same for
//! everybody: its language is the table's, or English.

use super::App;
use super::assets;
use crate::config::Config;
use crate::names::clean_line;
use crate::peer::{AskingPeers, Peers};
use crate::table::describe_at;
use crate::wire::table::{Settings, Sitter, Status, TableInfo};
use axum::extract::State;
use axum::http::header::HOST;
use axum::http::{HeaderMap, Method, Uri};
use axum::response::Response;
use darkrock_rules::Catalog;
use darkrock_rules::content::module::ModuleKind;
use darkrock_texts::{Args, Catalogue, Language, isolated};
use maud::{Markup, html};

/// The beginning of the addresses of tables.
const TABLES: &str = "/table/";

/// The pictures, by what is played.
const BASE: &str = "/invitation/base.jpg";
const BOX: &str = "/invitation/box.jpg";
const MODE: &str = "/invitation/mode.jpg";

/// Width and height of the pictures.
const SIZE: (u32, u32) = (1200, 630);

/// Serves the page for the address of a table, with its preview.
pub(super) async fn table(
    State(app): State<App>,
    AskingPeers(peers): AskingPeers,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let asked = matches!(method, Method::GET | Method::HEAD) && assets::wants_page(&headers);
    let tags = if asked { tags(&app, &peers, &uri, &headers).await } else { None };
    match tags {
        Some(tags) => assets::page_with(&tags.into_string(), &headers),
        None => assets::serve(method, uri, headers).await,
    }
}

/// The tags for an address; none if it is not that of a table, or while somebody asks too often.
async fn tags(app: &App, peers: &Peers, uri: &Uri, headers: &HeaderMap) -> Option<Markup> {
    let id = uri.path().strip_prefix(TABLES).filter(|id| is_id(id))?;
    app.reads.take(peers, None, 1).ok()?;
    let found = app.hub.shared().store.table(id).await;
    let found = found.inspect_err(|error| tracing::debug!(%error, "a preview could not be made")).ok()?;
    let named = uri.query().is_some_and(|query| query.split('&').any(|part| part == "names"));
    // Without what programs that share links have added.
    let link = format!("{TABLES}{id}{}", if named { "?names" } else { "" });
    let origin = origin(&app.config, headers);
    let catalog = app.hub.shared().compositions.catalog();
    let words = |language: &str| app.reference.catalogue(language).ok();
    let english = words(Language::EN.code())?;
    let Some((row, seats)) = found else { return Some(Preview::gone(english).tags(origin.as_deref(), &link)) };
    let words = row.settings.language.as_deref().and_then(words).unwrap_or(english);
    let info = describe_at(&row, &seats, None, app.now());
    let preview = Preview::of(&info, catalog, words, named || row.listed);
    Some(preview.tags(origin.as_deref(), &link))
}

fn is_id(id: &str) -> bool {
    id.len() == 32 && id.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// The address of this server as others reach it: the host's first one, or the one by which the page was asked.
fn origin(config: &Config, headers: &HeaderMap) -> Option<String> {
    let asked = || {
        let host = headers.get(HOST)?.to_str().ok()?;
        let scheme = if config.secure_cookies { "https" } else { "http" };
        Some(format!("{scheme}://{host}"))
    };
    config.origins.first().cloned().or_else(asked)
}

/// What is told of a table.
struct Preview {
    title: String,
    text: String,
    picture: &'static str,
    picture_words: String,
    language: Language,
}

impl Preview {
    /// That of a table; with the names of its host and its own only if they may be told.
    fn of(info: &TableInfo, catalog: &Catalog, words: &Catalogue, named: bool) -> Self {
        let host = info.seats.iter().find(|seat| Some(seat.seat) == info.host_seat).filter(|_| named);
        let table = shown(&info.settings.name).filter(|_| named);
        let mut title = match host.and_then(|seat| shown(&seat.name)) {
            Some(name) => words.with("preview-host", &Args::new().s("name", name)),
            None => words.text("preview-friend"),
        };
        if let Some(table) = table {
            title = words.with("preview-table", &Args::new().s("title", title).s("table", table));
        }
        let game = words.with(
            "preview-game",
            &Args::new().s("game", game_name(&info.settings, catalog, words)).n("length", info.settings.length),
        );
        let free = info.seats.iter().filter(|seat| seat.sitter == Sitter::Open && seat.kept.is_none()).count();
        let state = match info.status {
            Status::Open => words.with("preview-free", &Args::new().n("n", free as i64)),
            Status::Running => words.text("preview-running"),
            Status::Finished => words.text("preview-finished"),
        };
        let text = format!("{game} {state} {}", words.text("web-home-tagline"));
        Self { picture: picture(&info.settings, catalog), ..Self::new(words, title, text) }
    }

    /// That of a table that does not exist any more, or never did.
    fn gone(words: &Catalogue) -> Self {
        Self::new(words, words.text("preview-gone"), words.text("web-home-tagline"))
    }

    fn new(words: &Catalogue, title: String, text: String) -> Self {
        let picture_words = words.text("preview-picture");
        Self { title, text, picture: BASE, picture_words, language: words.language() }
    }

    /// The tags, for the server at this address and the page at that one.
    fn tags(&self, origin: Option<&str>, link: &str) -> Markup {
        html! {
            // Links are for those who were given them, not for the lists of search engines.
            meta name="robots" content="noindex";
            meta name="description" content=(self.text);
            meta property="og:site_name" content="Darkrock";
            meta property="og:type" content="website";
            meta property="og:locale" content=(self.language.code());
            meta property="og:title" content=(self.title);
            meta property="og:description" content=(self.text);
            @if let Some(origin) = origin {
                meta property="og:url" content=(format!("{origin}{link}"));
                meta property="og:image" content=(format!("{origin}{}", self.picture));
                meta property="og:image:width" content=(SIZE.0);
                meta property="og:image:height" content=(SIZE.1);
                meta property="og:image:alt" content=(self.picture_words);
            }
            meta name="twitter:card" content="summary_large_image";
        }
    }
}

/// The expansions that are played.
fn expansions<'a>(settings: &'a Settings, catalog: &'a Catalog) -> impl Iterator<Item = &'a String> {
    let expansion = |id: &&String| catalog.module(id).is_none_or(|module| module.kind == ModuleKind::Expansion);
    settings.modules.iter().filter(expansion)
}

fn picture(settings: &Settings, catalog: &Catalog) -> &'static str {
    if settings.mode.is_some() {
        return MODE;
    }
    if expansions(settings, catalog).next().is_some() { BOX } else { BASE }
}

/// What is played, in short: a mode, the base game, or its expansions.
fn game_name(settings: &Settings, catalog: &Catalog, words: &Catalogue) -> String {
    if let Some(mode) = &settings.mode {
        return words.module_name(mode);
    }
    let names: Vec<String> = expansions(settings, catalog).map(|id| words.module_name(id)).collect();
    if names.is_empty() { words.text("web-kind-base") } else { names.join(", ") }
}

/// A name that people have chosen, isolated if it would otherwise change the order of the words around it. Former versions
/// may have stored it otherwise than this one does.
fn shown(name: &str) -> Option<String> {
    let name = clean_line(name);
    (!name.is_empty()).then(|| isolated(&name).into_owned())
}
