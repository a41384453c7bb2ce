//! The browser client, embedded in the program.

use crate::fault::Fault;
use axum::http::header::{ACCEPT, CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

/// The built client. A program built without it serves a placeholder.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Client;

/// The placeholder for a client that was not built.
const NOT_BUILT: &str = "<!doctype html><title>Darkrock</title><p>This program was built without its browser client. \
                         Build and start it with <code>./play</code>.";

/// Whether the client is part of this program.
pub(crate) fn is_there() -> bool {
    Client::get("index.html").is_some()
}

/// Serves a file of the client, and its page for every route of the client.
pub(super) async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        return Fault::missing("this path accepts only GET and HEAD").into_response();
    }
    let path = uri.path().trim_start_matches('/');
    if let Some(found) = Client::get(path).filter(|_| !path.is_empty()) {
        return file(path, found, &headers);
    }
    // A navigation gets the page; a request for a missing script or picture gets 404.
    let wants_page =
        headers.get(ACCEPT).and_then(|a| a.to_str().ok()).is_none_or(|a| a.contains("text/html") || a.contains("*/*"));
    if path.starts_with("assets/") || !wants_page {
        return Fault::missing("file not found").into_response();
    }
    match Client::get("index.html") {
        Some(page) => file("index.html", page, &headers),
        None => (StatusCode::NOT_FOUND, Html(NOT_BUILT)).into_response(),
    }
}

fn file(path: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", crate::fairness::hex(&file.metadata.sha256_hash()[..12]));
    // Files under assets/ have a hash in their names and are immutable; the rest is revalidated.
    let keep = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    if headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, [(ETAG, tag)]).into_response();
    }
    let kind = file.metadata.mimetype().to_owned();
    let headers = [(CONTENT_TYPE, kind), (CACHE_CONTROL, keep.to_owned()), (ETAG, tag)];
    (headers, file.data.into_owned()).into_response()
}

#[cfg(all(test, debug_assertions))]
mod tests {
    use std::path::Path;

    /// Release builds embed the client; debug builds read its files on request.
    #[test]
    fn whether_there_is_a_client_is_known() {
        let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist/index.html");
        assert_eq!(super::is_there(), page.is_file());
    }
}
