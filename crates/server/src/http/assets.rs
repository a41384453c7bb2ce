//! The browser client, embedded in the program. Its build (`web/build/compress.ts`) compresses the files, so that nothing is
//! compressed while the server runs: beside a file lie its forms for browsers that accept Brotli (`.br`) and gzip (`.gz`).

mod accept;
#[cfg(test)]
mod tests;

use super::fixed::Fixed;
use crate::fault::Fault;
use crate::wire::PROTOCOL;
use accept::{Coding, Preferences};
use axum::body::Bytes;
use axum::http::header::{ACCEPT, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};
use std::borrow::Cow;
use std::sync::LazyLock;

/// The built client. A program built without it serves a placeholder.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Client;

/// The page of the client, which reads the address that it was opened with.
const PAGE: &str = "index.html";

/// The placeholder for a client that was not built.
const NOT_BUILT: &str = "<!doctype html><head><title>Darkrock</title></head><p>This program was built without its browser \
                         client. Build and start it with <code>./play</code>.";

/// Ends of addresses of files: none of them is a route of the client, whose last part may contain a dot
/// (`/rules/base.example.bandit`).
const FILES: [&str; 24] = [
    "avif",
    "br",
    "css",
    "gif",
    "gz",
    "htm",
    "html",
    "ico",
    "jpeg",
    "jpg",
    "js",
    "json",
    "map",
    "mjs",
    "png",
    "svg",
    "txt",
    "wasm",
    "webmanifest",
    "webp",
    "woff",
    "woff2",
    "xml",
    "zip",
];

/// What a browser will use a response for, sent by all current browsers.
const SEC_FETCH_DEST: HeaderName = HeaderName::from_static("sec-fetch-dest");

/// What stands before the number of the build in the page (`web/build/number.ts`).
const NUMBER: &str = "<meta name=\"darkrock-build\" content=\"";

/// The number of the build of the client, with that of the protocol: what a page compares with its own. A program without a
/// client has its version instead.
pub(super) fn build() -> &'static str {
    static BUILD: LazyLock<String> = LazyLock::new(|| {
        let page = Client::get(PAGE).map(|page| String::from_utf8_lossy(&page.data).into_owned());
        let number = page.as_deref().and_then(number_in).unwrap_or(env!("CARGO_PKG_VERSION"));
        format!("{number} {PROTOCOL}")
    });
    &BUILD
}

/// The number of the build in a page.
fn number_in(page: &str) -> Option<&str> {
    let (_, rest) = page.split_once(NUMBER)?;
    rest.split('"').next().filter(|number| !number.is_empty() && number.bytes().all(|b| b.is_ascii_alphanumeric()))
}

/// Whether the client is part of this program.
pub(crate) fn is_there() -> bool {
    Client::get(PAGE).is_some()
}

/// Serves a file of the client, and its page for every route of the client.
pub(super) async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        return Fault::missing("this path accepts only GET and HEAD").into_response();
    }
    answer::<Client>(uri.path(), &headers)
}

/// The page with these tags at the end of its head. They are markup: what people have written is escaped in them.
pub(super) fn page_with(tags: &str, headers: &HeaderMap) -> Response {
    with_tags::<Client>(tags, headers)
}

/// The same, of the files of a client.
fn with_tags<C: RustEmbed>(tags: &str, headers: &HeaderMap) -> Response {
    let page = C::get(PAGE);
    let text = page.as_ref().map(|page| String::from_utf8_lossy(&page.data));
    let whole = text.as_deref().unwrap_or(NOT_BUILT).replacen("</head>", &format!("{tags}</head>"), 1);
    let mut response = Fixed::page(whole).answer(headers, "no-cache");
    if page.is_none() {
        *response.status_mut() = StatusCode::NOT_FOUND;
    }
    response
}

/// The response for a path, from the files of a client.
fn answer<C: RustEmbed>(path: &str, headers: &HeaderMap) -> Response {
    let name = path.trim_start_matches('/');
    if is_address(name)
        && let Some(found) = C::get(name)
    {
        return file::<C>(name, found, headers);
    }
    if name.starts_with("assets/") || is_file(name) || !wants_page(headers) {
        return Fault::missing("file not found").into_response();
    }
    match C::get(PAGE) {
        Some(page) => file::<C>(PAGE, page, headers),
        None => (StatusCode::NOT_FOUND, Html(NOT_BUILT)).into_response(),
    }
}

/// Whether a file of the client has an address: compressed forms and what the build keeps for itself have none.
fn is_address(name: &str) -> bool {
    let form = Coding::ALL.iter().any(|coding| name.ends_with(coding.ending()));
    !form && name.split('/').all(|part| !part.is_empty() && !part.starts_with('.'))
}

/// Whether an address is that of a file, which is sent or missing but never the page.
fn is_file(name: &str) -> bool {
    let last = name.rsplit('/').next().unwrap_or(name);
    last.rsplit_once('.').is_some_and(|(_, ending)| FILES.iter().any(|file| ending.eq_ignore_ascii_case(file)))
}

/// Whether a request is a navigation: a missing script or picture gets 404 instead of the page.
pub(super) fn wants_page(headers: &HeaderMap) -> bool {
    let text = |name: &HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let part = text(&SEC_FETCH_DEST).is_some_and(|kind| !matches!(kind, "document" | "empty" | "iframe"));
    !part && text(&ACCEPT).is_none_or(|kinds| kinds.contains("text/html") || kinds.contains("*/*"))
}

/// The form of a file that a browser likes best, and its coding.
fn form<C: RustEmbed>(name: &str, plain: EmbeddedFile, headers: &HeaderMap) -> (EmbeddedFile, Option<Coding>) {
    let wanted = Preferences::of(headers);
    let best =
        wanted.in_order().find_map(|coding| Some((C::get(&format!("{name}{}", coding.ending()))?, Some(coding))));
    best.unwrap_or((plain, None))
}

fn file<C: RustEmbed>(name: &str, plain: EmbeddedFile, headers: &HeaderMap) -> Response {
    let kind = plain.metadata.mimetype().to_owned();
    let (sent, coding) = form::<C>(name, plain, headers);
    // Each form has a tag of its own: they are different bytes.
    let tag = format!("\"{}\"", crate::fairness::hex(&sent.metadata.sha256_hash()[..12]));
    // Files under assets/ have a hash in their names and are immutable; the rest is revalidated.
    let keep = if name.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = headers.get_all(IF_NONE_MATCH).iter().any(|known| is_among(&tag, known));
    let about = [(CACHE_CONTROL, keep.to_owned()), (VARY, "accept-encoding".to_owned()), (ETAG, tag)];
    if known {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    let body = match sent.data {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => Bytes::from(bytes),
    };
    let mut response = (about, [(CONTENT_TYPE, kind)], body).into_response();
    if let Some(coding) = coding {
        response.headers_mut().insert(CONTENT_ENCODING, HeaderValue::from_static(coding.name()));
    }
    response
}

/// Whether a tag is in a list of known ones, some of which a proxy may have marked as weak.
fn is_among(tag: &str, known: &HeaderValue) -> bool {
    let Ok(known) = known.to_str() else { return false };
    known.split(',').map(str::trim).any(|one| one == "*" || one.trim_start_matches("W/") == tag)
}
