//! Denial of service: clients that exceed limits are rejected, and others are not affected.

use super::browser::{Answer, Browser, counted};
use super::party::{Party, settings};
use super::server::{Folder, Server, generous};
use darkrock_server::Limits;
use darkrock_server::peer::{Proxies, network};
use futures_util::future::join_all;
use serde_json::json;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

/// A short timeout for whatever would take long.
fn hurried() -> Limits {
    let soon = Duration::from_secs(2);
    Limits { header_time: soon, request_time: soon, write_time: soon, ..generous() }
}

/// A connection that has sent something.
async fn connected(server: &Server, sent: &str) -> TcpStream {
    let mut stream = TcpStream::connect(server.address).await.expect("the server listens");
    // A rejected one may be closed already.
    drop(stream.write_all(sent.as_bytes()).await);
    stream
}

/// Everything received until the server closes the connection.
async fn until_closed(mut stream: TcpStream) -> String {
    let mut said = Vec::new();
    let read = tokio::time::timeout(super::browser::GUARD, stream.read_to_end(&mut said));
    drop(read.await.expect("the server closes the connection"));
    String::from_utf8_lossy(&said).into_owned()
}

#[tokio::test]
async fn connections_that_say_half_of_something_are_closed() {
    let folder = Folder::new();
    let server = Server::with(&folder.url(), hurried()).await;
    let said = |sent: &'static str| {
        let server = &server;
        async move { until_closed(connected(server, sent).await).await }
    };
    let half = "GET /health HTTP/1.1\r\nHost: localhost\r\nX-Half: ";
    // A connection kept alive after a response has the same timeouts.
    let whole = "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n";
    let (nothing, word, half, whole) = tokio::join!(said(""), said("GET / HT"), said(half), said(whole));
    for said in [nothing, word, half] {
        assert!(!said.contains(" 200 "), "{said}");
    }
    assert!(whole.contains(" 200 ") && whole.ends_with("alive"), "{whole}");
    let half =
        "POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{";
    let said = until_closed(connected(&server, half).await).await;
    assert!(said.contains(" 408 ") && said.contains("too-slow"), "{said}");
    server.stop().await;
}

#[tokio::test]
async fn one_address_has_so_many_connections() {
    let folder = Folder::new();
    let limits = Limits { connections_per_address: 4, ..generous() };
    let server = Server::with(&folder.url(), limits).await;
    let mut party = Party::start(server.address, 2, 0, 90).await;
    let browser = Browser::unknown(server.address);
    // WebSockets are connections, too, and an answered request holds its place for a moment longer: one of these may be
    // rejected in its stead.
    let mut held = Vec::new();
    while browser.get("/health").await.status != 0 {
        held.push(connected(&server, "").await);
        assert!(held.len() < 20, "nobody is rejected");
    }
    party.steps(10).await;
    drop(held);
    let mut metrics = browser.get("/metrics").await;
    // The server detects the disconnections a moment later.
    while metrics.status == 0 {
        metrics = browser.get("/metrics").await;
    }
    assert!(counted(&metrics.body, "darkrock_connections_refused") > 0);
    server.stop().await;
}

#[tokio::test]
async fn browsers_without_a_name_have_so_many_pages() {
    let folder = Folder::new();
    let server = Server::with(&folder.url(), Limits { pages_per_guest: 3, ..generous() }).await;
    let party = Party::start(server.address, 2, 0, 91).await;
    let nameless = Browser::unknown(server.address);
    let mut pages = Vec::new();
    for _ in 0..3 {
        pages.push(nameless.page(&party.id).await);
    }
    assert_eq!(nameless.open(&party.id, &[]).await.err(), Some(429));
    let third = Browser::named(server.address, "Belle").await;
    assert!(third.open(&party.id, &[]).await.is_ok(), "a guest has pages of their own");
    server.stop().await;
}

#[tokio::test]
async fn pings_and_fragments_without_end_close_the_socket() {
    let folder = Folder::new();
    let server = Server::with(&folder.url(), Limits { messages_per_second: 20, ..generous() }).await;
    let party = Party::start(server.address, 2, 0, 92).await;
    let fragment = |kind| Message::Frame(Frame::message(Vec::new(), OpCode::Data(kind), false));
    let ping = Message::Ping(Vec::new().into());
    for (first, then) in [(ping.clone(), ping), (fragment(Data::Text), fragment(Data::Continue))] {
        let mut page = party.people[0].page(&party.id).await;
        page.send(first).await;
        let flood = async {
            while page.send_or_stop(then.clone()).await {}
            page.until_closed().await
        };
        let (code, reason) = tokio::time::timeout(super::browser::GUARD, flood).await.expect("the server closes it");
        // A client that keeps sending may lose the close reason with the connection.
        assert!((code, reason.as_str()) == (1008, "too many messages") || code != 1000, "{code} {reason}");
    }
    server.stop().await;
}

async fn name(browser: &Browser, headers: &[(&str, &str)]) -> Answer {
    browser.send("POST", "/api/guest", headers, "{\"name\":\"Mara\"}").await
}

/// Sends until a message is rejected. Returns whether one was.
async fn exhausted(browser: &Browser, headers: &[(&str, &str)]) -> bool {
    for _ in 0..20 {
        if name(browser, headers).await.status == 429 {
            return true;
        }
    }
    false
}

#[tokio::test]
async fn players_behind_a_proxy_have_limits_of_their_own() {
    let proxies = Proxies(vec![network("127.0.0.1").expect("an address")]);
    let limits = Limits { requests_per_second: 1, connections_per_address: 1, ..generous() };
    let server = Server::behind(proxies, limits).await;
    let browser = Browser::unknown(server.address);
    // A proxy carries the connections of all clients.
    let _held = connected(&server, "").await;
    let from = |address: &'static str| [("X-Forwarded-For", address)];
    assert!(exhausted(&browser, &from("192.0.2.1")).await);
    assert_eq!(name(&browser, &from("192.0.2.2")).await.status, 200);
    assert_eq!(name(&browser, &[("Forwarded", "for=192.0.2.3")]).await.status, 200);
    assert_eq!(name(&browser, &[("Forwarded", "for=192.0.2.1")]).await.status, 429);
    // One household has many addresses, and addresses added by the client itself are not trusted.
    assert!(exhausted(&browser, &from("2001:db8:0:1::1")).await);
    assert_eq!(name(&browser, &from("2001:db8:0:1::2")).await.status, 429);
    assert_eq!(name(&browser, &from("192.0.2.9, 2001:db8:0:1::3")).await.status, 429);
    assert_eq!(name(&browser, &from("2001:db8:0:2::1")).await.status, 200);
    server.stop().await;
}

/// A header that a proxy passes through does not change who a request is from: neither a ban nor a limit ends.
#[tokio::test]
async fn forged_headers_end_no_ban_and_no_limit() {
    let proxies = Proxies(vec![network("127.0.0.1").expect("an address")]);
    let server = Server::behind(proxies, Limits { requests_per_second: 1, ..generous() }).await;
    let browser = Browser::unknown(server.address);
    let from = |address: &'static str, forged: &'static str| [("X-Forwarded-For", address), ("Forwarded", forged)];
    assert!(exhausted(&browser, &[("X-Forwarded-For", "192.0.2.1")]).await);
    for forged in ["for=203.0.113.5", "nonsense", "for=_hidden", "for=\"[2001:db8::1]\"", "for=203.0.113.6;for=1"] {
        assert_eq!(name(&browser, &from("192.0.2.1", forged)).await.status, 429, "{forged}");
    }
    let real = [("X-Forwarded-For", "192.0.2.1"), ("X-Real-IP", "203.0.113.7")];
    assert_eq!(name(&browser, &real).await.status, 429);
    // Such requests count as the proxy's, too.
    assert!(exhausted(&browser, &from("192.0.2.2", "for=203.0.113.8")).await);
    assert_eq!(name(&browser, &from("192.0.2.3", "for=203.0.113.9")).await.status, 429);
    server.stop().await;
}

#[tokio::test]
async fn reading_has_a_budget_by_cost() {
    let folder = Folder::new();
    let limits = Limits { reads_per_second: 100, guest_reads_per_second: 10, ..generous() };
    let server = Server::with(&folder.url(), limits).await;
    let [mara, jules] = [Browser::named(server.address, "Mara").await, Browser::named(server.address, "Jules").await];
    let count = async |whose: &Browser, path: &str| {
        let mut answered = 0;
        while whose.get(path).await.status != 429 {
            answered += 1;
            assert!(answered < 1000, "{path}");
        }
        answered
    };
    let other = Browser::named(server.address, "Belle").await;
    let cheap = count(&other, "/api/me").await;
    let expensive = count(&mara, "/api/tables/0123456789abcdef0123456789abcdef/replay").await;
    assert!(3 * expensive < cheap, "a game costs ten times as much as a small answer: {expensive} and {cheap}");
    assert_eq!(jules.get("/api/me").await.status, 200, "each guest by itself");
    assert_eq!(mara.get("/healthz").await.status, 200, "only the API");
    assert!(expensive >= 1, "a burst is enough for a game");
    server.stop().await;
}

#[tokio::test]
async fn nobody_but_a_trusted_proxy_names_an_address() {
    let proxies = Proxies(vec![network("10.0.0.0/8").expect("a network")]);
    let server = Server::behind(proxies, Limits { requests_per_second: 1, ..generous() }).await;
    let browser = Browser::unknown(server.address);
    assert!(exhausted(&browser, &[("X-Forwarded-For", "192.0.2.1")]).await);
    for headers in [[("X-Forwarded-For", "192.0.2.2")], [("Forwarded", "for=192.0.2.3")]] {
        assert_eq!(name(&browser, &headers).await.status, 429, "{headers:?}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_guest_has_a_limit_at_whatever_address() {
    let proxies = Proxies(vec![network("127.0.0.1").expect("an address")]);
    let server = Server::behind(proxies, Limits { guest_requests_per_second: 1, ..generous() }).await;
    let browser = Browser::named(server.address, "Mara").await;
    let mut refused = false;
    for n in 0..20 {
        refused |= name(&browser, &[("X-Forwarded-For", &format!("192.0.2.{n}"))]).await.status == 429;
    }
    assert!(refused);
    let other = Browser::named(server.address, "Jules").await;
    assert_eq!(name(&other, &[("X-Forwarded-For", "192.0.2.1")]).await.status, 200);
    server.stop().await;
}

#[tokio::test]
async fn games_of_bots_alone_are_bounded() {
    let folder = Folder::new();
    let server = Server::with(&folder.url(), Limits { bot_games_per_guest: 2, ..generous() }).await;
    let make = |seats: serde_json::Value| json!({"settings": settings(), "seats": seats, "start": true});
    let bots = || make(json!(["greenhorn", "greenhorn"]));
    let mara = Browser::named(server.address, "Mara").await;
    for _ in 0..2 {
        mara.post("/api/tables", bots()).await.good();
    }
    assert_eq!(mara.post("/api/tables", bots()).await.fault(), (429, "bot-games".to_owned()));
    let jules = Browser::named(server.address, "Jules").await;
    jules.post("/api/tables", bots()).await.good();
    // A game with a person is not a bot-only game.
    Party::start(server.address, 1, 2, 93).await;
    server.stop().await;
}

/// An attack: strangers use up the total. Whoever shares an address with a running game, or wants a second one, waits in line.
#[tokio::test]
async fn games_of_bots_alone_wait_for_their_turn() {
    let server = Server::with_limits(Limits { bot_games: 1, ..generous() }).await;
    let body = json!({"settings": settings(), "seats": ["random", "random"], "start": true});
    let [stranger, mara] =
        [Browser::named(server.address, "Stranger").await, Browser::named(server.address, "Mara").await];
    let first = stranger.post("/api/tables", body.clone()).await.good();
    assert_eq!((&first["status"], &first["in_line"]), (&json!("running"), &serde_json::Value::Null));
    // Bots take their time where nobody looks.
    let watched = stranger.page(first["id"].as_str().expect("an id")).await;
    let waiting = mara.post("/api/tables", body).await.good();
    assert_eq!((&waiting["status"], &waiting["in_line"]), (&json!("running"), &json!(1)), "no refusal");
    // The first one ends by itself. Until then nothing happens, though somebody looks.
    let mut page = mara.page(waiting["id"].as_str().expect("an id")).await;
    if !page.is.table["in_line"].is_null() {
        let mut played = false;
        page.until_that(|m| {
            let waits = !(m["type"] == "table" && m["table"]["in_line"].is_null());
            played |= waits && m["type"] == "update";
            !waits
        })
        .await;
        assert!(!played, "looking at it does not pass the others");
    }
    page.until("update").await;
    drop(watched);
    server.stop().await;
}

/// 500 bytes of notes that would expand to millions of sections.
#[tokio::test]
async fn house_notes_are_no_bomb() {
    let server = Server::new().await;
    let mut party = Party::start(server.address, 2, 0, 94).await;
    let mut bomb = String::from("name: Bomb\nsections:\n- &a0 {name: a, text: boom}\n");
    for n in 1..=6 {
        let many = vec![format!("*a{}", n - 1); 9].join(", ");
        bomb += &format!("- &a{n} {{name: a, sections: [{many}]}}\n");
    }
    let refused = party.people[0].send("PUT", &party.path("/notes"), &[], &bomb).await;
    assert_eq!(refused.fault(), (422, "notes".to_owned()));
    assert!(refused.body.contains("budget"), "{}", refused.body);
    party.steps(5).await;
    server.stop().await;
}

/// Vacations stop clocks: whoever asks for many at the same moment gets no more of them than one after the other.
#[tokio::test]
async fn vacations_at_the_same_moment_count_together() {
    const DAY: i64 = 86_400;
    let server = Server::new().await;
    let mara = Browser::named(server.address, "Mara").await;
    let now = mara.get("/api/me/vacations").await.good()["now"].as_i64().expect("seconds");
    // Ten days each, one after the other, and each asked for twice.
    let ask = async |n: i64| {
        let begins = now + (1 + n / 2 * 10) * DAY;
        mara.post("/api/me/vacations", json!({"begins": begins, "ends": begins + 10 * DAY})).await
    };
    let answers = join_all((0..24).map(ask)).await;
    let announced = answers.iter().filter(|answer| answer.status == 200).count();
    for refused in answers.iter().filter(|answer| answer.status != 200) {
        let (status, code) = refused.fault();
        assert!(status == 409 && ["vacation-limit", "vacation-overlap"].contains(&code.as_str()), "{code}");
    }
    let told = mara.get("/api/me/vacations").await.good();
    assert_eq!((announced, told["vacations"].as_array().map(Vec::len), &told["left"]), (3, Some(3), &json!(0)));
    server.stop().await;
}
