//! Headers, the OpenAPI document, health and metrics, and shutdown.

use super::browser::{Browser, counted};
use super::party::Party;
use super::server::{Folder, Server};
use darkrock_server::wire::PROTOCOL;
use serde_json::{Value, json};
use std::collections::BTreeSet;

#[tokio::test]
async fn every_answer_has_careful_headers() {
    let server = Server::new().await;
    let browser = Browser::named(server.address, "Mara").await;
    let answers = [
        browser.get("/").await,
        browser.get("/table/0123").await,
        browser.get("/nothing.js").await,
        browser.get("/api/server").await,
        browser.get("/api/nothing").await,
        browser.get("/api/tables/nothing").await,
        browser.get("/health").await,
        browser.get("/metrics").await,
        browser.post("/api/guest", json!({"name": ""})).await,
        browser.send("POST", "/api/guest", &[("Origin", "https://evil.example")], "{}").await,
        browser.send("DELETE", "/api/tables", &[], "").await,
    ];
    for answer in answers {
        let policy = answer.header("content-security-policy").unwrap_or_else(|| panic!("{answer:?}"));
        assert!(policy.contains("default-src 'self'") && policy.contains("frame-ancestors 'none'"), "{policy}");
        let scripts = policy.split(';').find(|p| p.trim().starts_with("script-src"));
        assert!(scripts.is_none_or(|p| !p.contains("unsafe")), "{policy}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("x-frame-options"), Some("DENY"));
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"));
    }
    server.stop().await;
}

#[tokio::test]
async fn every_answer_says_once_what_it_is() {
    let server = Server::new().await;
    let browser = Browser::unknown(server.address);
    let kinds = [
        ("/", "text/html"),
        ("/api/server", "application/json"),
        ("/api/content/fr", "application/json"),
        ("/api/rules/it", "application/json"),
        ("/api/nothing", "application/json"),
    ];
    for (path, kind) in kinds {
        let answer = browser.get(path).await;
        let told: Vec<&str> =
            answer.headers.iter().filter(|(k, _)| k == "content-type").map(|(_, v)| v.as_str()).collect();
        assert!(told.len() == 1 && told[0].starts_with(kind), "{path}: {told:?}, expected {kind}");
    }
    server.stop().await;
}

#[tokio::test]
async fn the_cookie_is_out_of_reach() {
    let server = Server::new().await;
    let mut browser = Browser::unknown(server.address);
    assert!(browser.get("/api/me").await.header("set-cookie").is_none(), "only who sends a name gets one");
    let answer = browser.post("/api/guest", json!({"name": "Mara"})).await;
    let cookie = answer.header("set-cookie").expect("a cookie").to_owned();
    for flag in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="] {
        assert!(cookie.contains(flag), "{cookie}");
    }
    let secret = cookie.split(['=', ';']).nth(1).expect("a secret");
    assert_eq!(secret.len(), 64);
    assert!(!answer.body.contains(secret), "the secret is only in the cookie");
    browser.cookie = cookie.split(';').next().map(str::to_owned);
    let again = browser.post("/api/guest", json!({"name": "Belle"})).await;
    assert_eq!((again.status, again.header("set-cookie")), (200, None), "a known guest keeps its cookie");
    assert_eq!(browser.get("/api/me").await.good()["name"], "Belle");
    server.stop().await;
}

/// The routes listed in the source.
fn routes() -> BTreeSet<String> {
    let source = [
        include_str!("../../src/http.rs"),
        include_str!("../../src/http/account.rs"),
        include_str!("../../src/http/moderation.rs"),
    ]
    .concat();
    let listed = source.split(".route(\"").skip(1).filter_map(|part| part.split('"').next());
    listed.map(str::to_owned).collect()
}

#[tokio::test]
async fn the_description_names_every_route() {
    let server = Server::new().await;
    let document = Browser::unknown(server.address).get("/api/openapi.json").await.good();
    let described: BTreeSet<String> = document["paths"].as_object().expect("paths").keys().cloned().collect();
    let elsewhere =
        ["/openapi.json", "/tables/{id}/live", "/health", "/healthz", "/ready", "/readyz", "/metrics", "/table/{id}"];
    let routes: BTreeSet<String> =
        routes().into_iter().filter(|r| !elsewhere.contains(&r.as_str())).map(|r| format!("/api{r}")).collect();
    assert!(routes.len() > 10, "{routes:?}");
    assert_eq!(described, routes);
    server.stop().await;
}

/// What is the same for everybody is sent once to a client, and made once by the server.
#[tokio::test]
async fn texts_that_have_not_changed_are_not_sent_again() {
    let server = Server::new().await;
    let browser = Browser::unknown(server.address);
    let board = browser.get("/api/content/en").await.good()["content"].as_str().expect("a hash").to_owned();
    let mut tags = BTreeSet::new();
    let paths = [
        "/api/openapi.json",
        "/api/content/en",
        "/api/content/fr",
        "/api/content/en?modules=ante-up",
        "/api/rules/en",
        "/api/rules/en?players=2",
        "/api/rules/en?modules=ante-up",
        "/api/modules/it",
        "/api/tutorial/it",
        &format!("/api/board/{board}"),
    ];
    for path in paths {
        let first = browser.get(path).await;
        let tag = first.header("etag").unwrap_or_else(|| panic!("{path}: {first:?}")).to_owned();
        assert!(first.status == 200 && first.header("cache-control") != Some("no-store"), "{path}");
        let again = browser.send("GET", path, &[("If-None-Match", &tag)], "").await;
        assert_eq!((again.status, again.body.as_str(), again.header("etag")), (304, "", Some(tag.as_str())), "{path}");
        let other = browser.send("GET", path, &[("If-None-Match", "\"other\"")], "").await;
        assert_eq!((other.status, other.body), (200, first.body), "{path}");
        let packed = browser.send("GET", path, &[("Accept-Encoding", "gzip")], "").await;
        assert_eq!((packed.header("content-encoding"), packed.header("etag")), (Some("gzip"), Some(tag.as_str())));
        tags.insert(tag);
    }
    assert_eq!(tags.len(), paths.len(), "each text has its own");
    server.stop().await;
}

#[tokio::test]
async fn health_readiness_and_metrics_are_told() {
    let server = Server::new().await;
    let browser = Browser::unknown(server.address);
    assert_eq!((browser.get("/health").await.status, browser.get("/ready").await.status), (200, 200));
    let fresh = browser.get("/metrics").await.body;
    for name in ["choices", "games_started", "games_finished", "tables_made", "bot_failures", "pages", "pages_dropped"]
    {
        assert!(fresh.lines().any(|l| l.starts_with(&format!("darkrock_{name} "))), "{name} is missing in {fresh}");
    }
    for name in ["darkrock_bot_seconds_count ", "darkrock_bot_waiting_seconds_count ", "# HELP darkrock_choices "] {
        assert!(fresh.lines().any(|l| l.starts_with(name)), "{name} is missing in {fresh}");
    }
    let mut party = Party::start(server.address, 2, 0, 61).await;
    party.steps(10).await;
    let metrics = browser.get("/metrics").await.body;
    for name in ["darkrock_choices", "darkrock_pages", "darkrock_tables_in_memory", "darkrock_games_started"] {
        assert!(metrics.lines().any(|l| l.starts_with(name)), "{name} is missing in {metrics}");
    }
    for name in [r#"darkrock_request_seconds_count{kind="write"}"#, "darkrock_commit_seconds_count"] {
        assert!(counted(&metrics, name) > 0, "{name} in {metrics}");
    }
    let server_info = browser.get("/api/server").await.good();
    assert_eq!(server_info["lengths"], json!([15, 20, 25]));
    assert_eq!(browser.get("/api/nothing").await.fault(), (404, "not-found".to_owned()));
    server.stop().await;
}

#[tokio::test]
async fn pages_are_told_that_the_server_stops() {
    let folder = Folder::new();
    let server = Server::on(&folder.url()).await;
    let mut party = Party::start(server.address, 2, 0, 62).await;
    party.watch().await;
    party.steps(5).await;
    let mut pages = std::mem::take(&mut party.pages);
    server.stop().await;
    for page in &mut pages {
        let message: Value = page.until("closing").await;
        assert!(message["message"].as_str().is_some_and(|m| !m.is_empty()));
        page.until_closed().await;
    }
}

/// A page compares them with its own, and is reloaded for another protocol.
#[tokio::test]
async fn answers_say_which_build_and_protocol_they_are_of() {
    let server = Server::new().await;
    let browser = Browser::named(server.address, "Mara").await;
    let build = browser.get("/api/server").await.good()["build"].as_str().expect("a text").to_owned();
    let (number, protocol) = build.split_once(' ').expect("two numbers");
    assert!(!number.is_empty());
    assert_eq!(protocol, PROTOCOL.to_string());
    for path in ["/api/server", "/api/tables/nothing", "/api/nothing"] {
        assert_eq!(browser.get(path).await.header("darkrock-build"), Some(build.as_str()), "{path}");
    }
    let party = Party::start(server.address, 2, 0, 7).await;
    let live = party.path("/live");
    for (asked, refused) in [("", false), (protocol, false), ("0", true), ("99", true), ("x", true)] {
        let query = if asked.is_empty() { String::new() } else { format!("?protocol={asked}") };
        let opened = browser.open_at(&format!("{live}{query}"), &[]).await.map(|_| ());
        assert_eq!(opened.err(), refused.then_some(409), "{query}");
    }
    assert_eq!(browser.open_at("/api/me/live?protocol=99", &[]).await.map(|_| ()).err(), Some(409));
    server.stop().await;
}
