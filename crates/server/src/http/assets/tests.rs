//! The files of the client as a browser asks for them: forms, caches, missing ones.

use super::{Client, PAGE, answer, is_there, number_in};
use axum::body::to_bytes;
use axum::http::header::{
    ACCEPT, ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::Response;
use rust_embed::RustEmbed;
use std::path::Path;

/// A client of a few files, with forms that differ in their text.
#[derive(RustEmbed)]
#[folder = "src/http/assets/client"]
struct Sample;

const SCRIPT: &str = "/assets/app-1a2b3c4d.js";

fn asked(path: &str, headers: &[(HeaderName, &str)]) -> Response {
    let pairs = headers.iter().map(|(name, value)| (name.clone(), HeaderValue::from_str(value).expect("a header")));
    answer::<Sample>(path, &pairs.collect::<HeaderMap>())
}

fn header(response: &Response, name: HeaderName) -> Option<&str> {
    response.headers().get(name).and_then(|value| value.to_str().ok())
}

async fn body(response: Response) -> String {
    let bytes = to_bytes(response.into_body(), 1 << 20).await.expect("a body");
    String::from_utf8(bytes.to_vec()).expect("text")
}

/// Release builds embed the client; debug builds read its files on request.
#[cfg(debug_assertions)]
#[test]
fn whether_there_is_a_client_is_known() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist/index.html");
    assert_eq!(is_there(), page.is_file());
    assert_eq!(Client::get(PAGE).is_some(), page.is_file());
}

#[tokio::test]
async fn a_browser_gets_the_form_that_it_likes_best() {
    let forms = [
        (None, None, "plain"),
        (Some("identity"), None, "plain"),
        (Some("gzip, deflate, br, zstd"), Some("br"), "by Brotli"),
        (Some("gzip, deflate"), Some("gzip"), "by gzip"),
        (Some("br;q=0, gzip"), Some("gzip"), "by gzip"),
        (Some("br;q=0.2, GZIP;q=0.9"), Some("gzip"), "by gzip"),
        (Some("gzip;q=0.5, *"), Some("br"), "by Brotli"),
        (Some("*;q=0"), None, "plain"),
        (Some("br;q=x,,;"), None, "plain"),
    ];
    for (accepted, coding, text) in forms {
        let headers: Vec<_> = accepted.map(|value| (ACCEPT_ENCODING, value)).into_iter().collect();
        let response = asked(SCRIPT, &headers);
        assert_eq!(header(&response, CONTENT_ENCODING), coding, "{accepted:?}");
        assert_eq!(header(&response, CONTENT_TYPE), Some("text/javascript"), "{accepted:?}");
        assert_eq!(header(&response, VARY), Some("accept-encoding"), "{accepted:?}");
        assert!(body(response).await.contains(text), "{accepted:?}");
    }
    let response = asked("/icon.svg", &[(ACCEPT_ENCODING, "br, gzip")]);
    assert_eq!(header(&response, CONTENT_ENCODING), Some("gzip"), "the form that there is");
}

#[test]
fn only_files_with_a_hash_in_their_names_are_kept_without_asking() {
    let kept = |path| header(&asked(path, &[]), CACHE_CONTROL).map(str::to_owned);
    assert_eq!(kept(SCRIPT).as_deref(), Some("public, max-age=31536000, immutable"));
    assert_eq!(kept("/").as_deref(), Some("no-cache"));
    assert_eq!(kept("/icon.svg").as_deref(), Some("no-cache"));
}

#[test]
fn a_known_form_is_not_sent_again() {
    let tag = |coding| header(&asked(SCRIPT, &[(ACCEPT_ENCODING, coding)]), ETAG).map(str::to_owned).expect("a tag");
    let (brotli, gzip) = (tag("br"), tag("gzip"));
    assert_ne!(brotli, gzip);
    let weak = format!("\"other\", W/{brotli}");
    for known in [brotli.as_str(), weak.as_str(), "*"] {
        let response = asked(SCRIPT, &[(ACCEPT_ENCODING, "br"), (IF_NONE_MATCH, known)]);
        assert_eq!(response.status(), StatusCode::NOT_MODIFIED, "{known}");
        assert_eq!(header(&response, ETAG), Some(brotli.as_str()));
        assert!(header(&response, CACHE_CONTROL).is_some() && header(&response, VARY).is_some());
    }
    let response = asked(SCRIPT, &[(ACCEPT_ENCODING, "gzip"), (IF_NONE_MATCH, &brotli)]);
    assert_eq!(response.status(), StatusCode::OK, "another form of the file");
}

#[tokio::test]
async fn routes_get_the_page_and_missing_files_do_not() {
    for path in ["/", "/table/0123", "/rules/base.fight.07", "/rules/base.example.bandit", "/nowhere"] {
        let response = asked(path, &[(ACCEPT, "text/html,*/*;q=0.8")]);
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        assert!(body(response).await.contains("A page of the tests"), "{path}");
    }
    let missing = [
        "/manifest.json",
        "/manifest.webmanifest",
        "/favicon.ico",
        "/engine.WASM",
        "/table/engine.wasm",
        "/main.js",
        "/assets/gone-00000000.js",
        "/assets/gone",
        "/assets/app-1a2b3c4d.js.br",
        "/icon.svg.gz",
    ];
    for path in missing {
        assert_eq!(asked(path, &[(ACCEPT, "text/html,*/*")]).status(), StatusCode::NOT_FOUND, "{path}");
    }
    let robots = asked("/robots.txt", &[]);
    assert_eq!(header(&robots, CONTENT_TYPE), Some("text/plain"));
    assert!(body(robots).await.contains("User-agent"));
    // A route, whatever its name: not what the build keeps for itself.
    assert!(body(asked("/.fingerprint", &[])).await.contains("A page of the tests"));
}

#[test]
fn a_part_of_a_page_is_never_the_page() {
    let kind = HeaderName::from_static("sec-fetch-dest");
    let status = |used| asked("/engine", &[(ACCEPT, "*/*"), (kind.clone(), used)]).status();
    for used in ["script", "style", "image", "font", "worker", "serviceworker", "manifest"] {
        assert_eq!(status(used), StatusCode::NOT_FOUND, "{used}");
    }
    assert_eq!(status("document"), StatusCode::OK);
}

#[test]
fn the_number_of_a_build_is_read_from_its_page() {
    let page = |number: &str| format!("<head><meta name=\"darkrock-build\" content=\"{number}\"></head>");
    assert_eq!(number_in(&page("0123abc")), Some("0123abc"));
    for other in [page(""), page("a b"), "<head></head>".to_owned()] {
        assert_eq!(number_in(&other), None, "{other}");
    }
}
