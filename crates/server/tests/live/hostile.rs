//! Malicious clients: each gets a clear error or a closed socket, and nothing changes.

use super::browser::{Browser, Page};
use super::party::{Dice, Party, part, settings};
use super::server::{Folder, Server, content, generous};
use darkrock_rules::notation;
use darkrock_server::Limits;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

/// The game as received by a new client of each person.
async fn shown(party: &Party) -> Vec<Value> {
    let mut all = Vec::new();
    for person in &party.people {
        let page = person.page(&party.id).await;
        all.push(json!([page.is.game, page.is.log, page.is.chat]));
        page.leave().await;
    }
    all
}

async fn alive(server: &Server) {
    let browser = Browser::unknown(server.address);
    assert_eq!((browser.get("/health").await.status, browser.get("/ready").await.status), (200, 200));
}

#[tokio::test]
async fn messages_that_make_no_sense_change_nothing() {
    let server = Server::new().await;
    let mut party = Party::start(server.address, 2, 0, 71).await;
    party.steps(40).await;
    let before = shown(&party).await;
    let deep = "[".repeat(1500);
    let nonsense = [
        "",
        " ",
        "{",
        "null",
        "[]",
        "\"hello\"",
        "42",
        "{}",
        "\u{0}",
        "{\"type\":\"dance\"}",
        "{\"type\":7}",
        "{\"type\":\"play\"}",
        "{\"type\":\"undo\",\"seat\":1,\"force\":true}",
        "{\"type\":\"undo\",\"seat\":\"1\"}",
        "{\"type\":\"undo\",\"seat\":-1}",
        "{\"type\":\"undo\",\"seat\":256}",
        "{\"type\":\"undo\",\"seat\":1.5}",
        "{\"type\":\"undo\",\"seat\":null}",
        "{\"type\":\"hello\",\"since\":-1}",
        "{\"type\":\"hello\",\"since\":1e300}",
        "{\"type\":\"hello\",\"since\":99999999999999999999}",
        "{\"type\":\"chat\",\"text\":null}",
        "{\"type\":\"play\",\"seat\":1,\"choice\":null,\"seq\":1}",
        "{\"type\":\"play\",\"seat\":1,\"choice\":\"end\",\"seq\":-1}",
        "{\"type\":\"play\",\"seat\":1,\"choice\":[\"end\"],\"seq\":1}",
        "{\"type\":\"undo\",\"type\":\"undo\",\"seat\":1}",
        "{\"type\":\"snapshot\"}",
        "{\"type\":\"update\",\"events\":[]}",
        deep.as_str(),
    ];
    for (n, text) in nonsense.iter().enumerate() {
        let at = n % 2;
        party.pages[at].send(Message::text(*text)).await;
        assert_eq!(party.pages[at].refusal().await, "message", "{text}");
    }
    // Repeated errors close the connection.
    let mut page = party.people[0].page(&party.id).await;
    for _ in 0..21 {
        page.send(Message::text("nonsense")).await;
    }
    assert_eq!(page.until_closed().await, (1008, "too many invalid messages".to_owned()));
    assert_eq!(shown(&party).await, before);
    party.steps(20).await;
    alive(&server).await;
    server.stop().await;
}

#[tokio::test]
async fn binary_data_and_large_frames_close_the_socket() {
    let server = Server::new().await;
    let mut party = Party::start(server.address, 2, 0, 72).await;
    party.steps(10).await;
    let before = shown(&party).await;
    let long = json!({"type": "chat", "text": "x".repeat(10_000)}).to_string();
    let frames = [
        (Message::binary(vec![0; 10]), "expected text, not binary data"),
        (Message::binary(b"{\"type\":\"undo\",\"seat\":1}".to_vec()), "expected text, not binary data"),
        (Message::text(long), "the message could not be read: expected text of at most 4 KiB"),
        (Message::binary(vec![0; 5000]), "the message could not be read: expected text of at most 4 KiB"),
    ];
    for (frame, reason) in frames {
        let mut page = party.people[1].page(&party.id).await;
        page.send(frame).await;
        let (code, told) = page.until_closed().await;
        // Unread data may discard the close reason: then the socket is just closed.
        let torn = code == 0 && reason.contains("4 KiB");
        assert!(torn || (code, told.as_str()) == (1008, reason), "{code} {told}");
    }
    let largest = json!({"type": "chat", "text": "x".repeat(4000)}).to_string();
    party.pages[0].send(Message::text(largest)).await;
    assert_eq!(party.pages[0].refusal().await, "chat");
    assert_eq!(shown(&party).await, before);
    party.steps(10).await;
    alive(&server).await;
    server.stop().await;
}

#[tokio::test]
async fn too_many_messages_close_the_socket() {
    let folder = Folder::new();
    let limits = Limits { messages_per_second: 20, ..generous() };
    let server = Server::with(&folder.url(), limits).await;
    let party = Party::start(server.address, 2, 0, 73).await;
    let mut page = party.people[0].page(&party.id).await;
    for _ in 0..2000 {
        page.send_json(json!({"type": "undo", "seat": 2})).await;
    }
    let (code, reason) = page.until_closed().await;
    // A client that keeps sending may lose the close reason with the connection.
    assert!((code, reason.as_str()) == (1008, "too many messages") || code == 0, "{code} {reason}");
    let metrics = party.people[0].get("/metrics").await.body;
    assert!(counted(&metrics, "darkrock_pages_throttled") > 0, "{metrics}");
    alive(&server).await;
    server.stop().await;
}

/// The value of a counter.
fn counted(metrics: &str, name: &str) -> u64 {
    let line = metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.and_then(|value| value.parse().ok()).unwrap_or_else(|| panic!("no {name} in {metrics}"))
}

/// A client that does not read is disconnected, and notices it once it reads again.
#[tokio::test]
async fn a_page_that_reads_nothing_is_let_go() {
    let server = Server::new().await;
    // Three players: a game of two may be over before the server disconnects it.
    let mut party = Party::start(server.address, 3, 0, 80).await;
    party.steps(20).await;
    let socket = tokio::net::TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4096).expect("a small buffer");
    let stream = socket.connect(server.address).await.expect("the server listens");
    let url = format!("ws://{}/api/tables/{}/live", server.address, party.id);
    let (mut slow, _) = tokio_tungstenite::client_async(url, stream).await.expect("a page");
    for _ in 0..2000 {
        slow.send(Message::text("{\"type\":\"hello\"}")).await.expect("the server reads");
    }
    let dropped = |metrics: &str| counted(metrics, "darkrock_pages_dropped");
    let before = dropped(&party.people[0].get("/metrics").await.body);
    while dropped(&party.people[0].get("/metrics").await.body) == before {
        party.step().await;
    }
    let mut taken = 0;
    let ended = async {
        while let Some(Ok(_)) = slow.next().await {
            taken += 1;
        }
    };
    tokio::time::timeout(super::browser::GUARD, ended).await.expect("the socket is closed");
    assert!(taken < 2000, "not all of it was kept for a page that does not read");
    party.steps(5).await;
    server.stop().await;
}

#[tokio::test]
async fn requests_are_limited() {
    let folder = Folder::new();
    let server = Server::with(&folder.url(), Limits { requests_per_second: 1, ..generous() }).await;
    let browser = Browser::unknown(server.address);
    let mut last = 0;
    for _ in 0..50 {
        last = browser.post("/api/guest", json!({"name": "Mara"})).await.status;
        if last != 200 {
            break;
        }
    }
    assert_eq!(last, 429);
    alive(&server).await;
    server.stop().await;
}

/// Forbidden messages of each seat, with the code of the error.
fn forbidden(page: &Page, other: &Page) -> Vec<(Value, &'static str)> {
    let (seat, seq) = (page.own_seat(), page.seq());
    let choice = page.offers()[0]["choice"].clone();
    let play =
        |seat: Value, choice: &Value, seq: u64| json!({"type": "play", "seat": seat, "choice": choice, "seq": seq});
    let mut list = Vec::new();
    for wrong in [0, 3, 7, 255] {
        list.push((play(json!(wrong), &choice, seq), "seat"));
        for kind in ["undo", "resign", "return", "vote", "face"] {
            list.push((json!({"type": kind, "seat": wrong}), "seat"));
        }
    }
    let theirs = json!(other.own_seat());
    list.push((play(theirs.clone(), &choice, seq), "not-your-seat"));
    for kind in ["undo", "resign", "return", "face"] {
        list.push((json!({"type": kind, "seat": theirs}), "not-your-seat"));
    }
    list.push((json!({"type": "why", "seat": theirs, "choice": choice}), "not-your-seat"));
    list.push((json!({"type": "vote", "seat": seat}), "no-vote"));
    for wrong in [seq - 1, seq + 1, 0, u64::MAX] {
        list.push((play(json!(seat), &choice, wrong), "stale"));
    }
    for rubbish in
        ["", " ", "fly", "move", "move nowhere", "play 1x", "end end", "\u{0}", "sit\ndown", &"x".repeat(3000)]
    {
        list.push((play(json!(seat), &json!(rubbish), seq), "choice"));
    }
    list
}

#[tokio::test]
async fn forged_messages_are_refused() {
    let server = Server::new().await;
    let mut party = Party::start(server.address, 2, 0, 74).await;
    for _ in 0..4 {
        party.steps(15).await;
        let at = party.until_alone().await;
        let other = 1 - at;
        let before = shown(&party).await;
        for (message, code) in forbidden(&party.pages[at], &party.pages[other]) {
            party.pages[at].send_json(message.clone()).await;
            assert_eq!(party.pages[at].refusal().await, code, "{message}");
        }
        // Out of turn, with a choice that is legal for the other.
        let (choice, seq) = (party.pages[at].offers()[0]["choice"].clone(), party.pages[at].seq());
        let seat = party.pages[other].own_seat();
        party.pages[other].send_json(json!({"type": "play", "seat": seat, "choice": choice, "seq": seq})).await;
        assert_eq!(party.pages[other].refusal().await, "not-asked");
        assert_eq!(shown(&party).await, before);
        // A duplicate is rejected.
        let choice = choice.as_str().expect("a choice").to_owned();
        party.pages[at].play(&choice).await;
        party.pages[at].play(&choice).await;
        assert_eq!(party.pages[at].refusal().await, "stale");
        for page in &mut party.pages {
            page.past(seq).await;
            assert_eq!(page.seq(), seq + 1);
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn rubbish_in_the_notation_is_refused() {
    let server = Server::new().await;
    let mut party = Party::start(server.address, 2, 0, 75).await;
    party.steps(50).await;
    while party.asked().len() != 1 {
        party.step().await;
    }
    let at = party.asked()[0];
    let before = shown(&party).await;
    let offers: Vec<String> =
        party.pages[at].offers().iter().filter_map(|o| o["choice"].as_str().map(str::to_owned)).collect();
    let letters: Vec<char> = "abcehklmoprtwy0123456789 -+_'\"\\/%\u{0}\n{}[]:,é\u{202e}🤠".chars().collect();
    let (seat, seq) = (party.pages[at].own_seat(), party.pages[at].seq());
    let mut dice = Dice(75);
    for n in 0..2000 {
        let mut text: Vec<char> = if n % 2 == 0 { dice.one(&offers).chars().collect() } else { Vec::new() };
        for _ in 0..1 + dice.below(if n % 2 == 0 { 2 } else { 30 }) {
            let place = dice.below(text.len() + 1);
            text.insert(place, *dice.one(&letters));
        }
        let text: String = text.into_iter().collect();
        // A legal choice is only previewed: here nothing may change.
        let page = &mut party.pages[at];
        if notation::parse(content(), &text).is_ok() {
            page.send_json(json!({"type": "why", "seat": seat, "choice": text})).await;
            page.refusal().await;
        } else {
            page.send_json(json!({"type": "play", "seat": seat, "choice": text, "seq": seq})).await;
            assert_eq!(page.refusal().await, "choice", "{text:?}");
        }
    }
    assert_eq!(shown(&party).await, before);
    party.steps(10).await;
    alive(&server).await;
    server.stop().await;
}

#[tokio::test]
async fn a_page_says_hello_first() {
    let server = Server::new().await;
    let party = Party::start(server.address, 2, 0, 76).await;
    let before = shown(&party).await;
    let mut page = party.people[0].open(&party.id, &[]).await.expect("a page");
    for _ in 0..3 {
        page.send_json(json!({"type": "resign", "seat": 1})).await;
        assert_eq!(page.refusal().await, "hello");
    }
    assert_eq!(shown(&party).await, before);
    server.stop().await;
}

#[tokio::test]
async fn forged_cookies_are_nobody() {
    let server = Server::new().await;
    let mut party = Party::start(server.address, 2, 0, 77).await;
    party.steps(5).await;
    let before = shown(&party).await;
    let id = darkrock_server::guest::id_of(
        party.people[0].cookie.as_deref().expect("a cookie").split_once('=').expect("=").1,
    );
    for secret in ["a".repeat(64), id, String::new(), "' OR 1=1 --".to_owned(), "0".repeat(6000), "é".repeat(32)] {
        let mut forger = Browser::unknown(server.address);
        forger.cookie = Some(format!("darkrock={secret}"));
        let body = json!({"settings": settings(), "seats": [null, null]});
        assert_eq!(forger.post("/api/tables", body).await.fault(), (401, "no-guest".to_owned()));
        assert_eq!(forger.get("/api/me").await.good(), json!({"account": false, "name": null, "tables": []}));
        let sit = json!({"action": "sit", "part": part(1)});
        assert_eq!(forger.post(&party.path("/seats/1"), sit).await.status, 401);
        assert_ne!(forger.post(&party.path("/start"), json!({})).await.status, 200);
        if !secret.is_ascii() {
            continue;
        }
        let mut page = forger.page(&party.id).await;
        assert!(page.is.game["own"].is_null() && page.is.mine == json!([]));
        page.send_json(json!({"type": "resign", "seat": 1})).await;
        assert_eq!(page.refusal().await, "not-your-seat");
    }
    assert_eq!(shown(&party).await, before);
    server.stop().await;
}

#[tokio::test]
async fn pages_of_other_sites_are_turned_away() {
    let server = Server::new().await;
    let party = Party::start(server.address, 2, 0, 78).await;
    let own = format!("http://{}", server.address);
    for origin in
        ["http://evil.example", "null", "http://127.0.0.1", "https://play.example.org.evil.example", "file://"]
    {
        assert_eq!(party.people[0].open(&party.id, &[("origin", origin)]).await.err(), Some(403), "{origin}");
        let answer = party.people[0].send("POST", "/api/guest", &[("Origin", origin)], "{\"name\":\"X\"}").await;
        assert_eq!(answer.fault(), (403, "origin".to_owned()));
        let answer = party.people[0].send("PUT", &party.path("/settings"), &[("Origin", origin)], "{}").await;
        assert_eq!(answer.fault(), (403, "origin".to_owned()));
    }
    for origin in [own.as_str(), "https://play.example.org"] {
        assert!(party.people[0].open(&party.id, &[("origin", origin)]).await.is_ok(), "{origin}");
        let answer = party.people[0].send("POST", "/api/guest", &[("Origin", origin)], "{\"name\":\"X\"}").await;
        assert_eq!(answer.status, 200);
    }
    server.stop().await;
}

/// Injection attempts in ids.
const IDS: [&str; 8] = [
    "%27%20OR%201%3D1%20--",
    "x%27%3B%20DROP%20TABLE%20tables%3B%20--",
    "%00",
    "..%2f..%2fetc%2fpasswd",
    "%F0%9F%A4%A0",
    "%25",
    "%22",
    "0123456789abcdef0123456789abcde%00",
];

/// The same against both databases, which handle unusual text differently.
async fn odd_ids_and_bodies(database: &str) {
    let server = Server::on(database).await;
    let mut party = Party::start(server.address, 2, 0, 79).await;
    let browser = party.people[0].clone();
    for id in IDS.iter().copied().chain(["x".repeat(5000).as_str()]) {
        for end in ["", "/record", "/result", "/replay"] {
            let answer = browser.get(&format!("/api/tables/{id}{end}")).await;
            assert_eq!(answer.status, 404, "{id}: {answer:?}");
        }
        for end in ["/start", "/rematch"] {
            assert_eq!(browser.post(&format!("/api/tables/{id}{end}"), json!({})).await.status, 404, "{id}{end}");
        }
        assert_eq!(browser.open(id, &[]).await.err(), Some(404), "{id}");
    }
    for seat in ["x", "-1", "256", "1%27", "%00"] {
        let body = json!({"action": "leave"});
        assert_eq!(browser.post(&party.path(&format!("/seats/{seat}")), body).await.status, 400, "{seat}");
    }
    let odd = "Robert'); DROP TABLE guests;--";
    let name: String = odd.chars().take(24).collect();
    assert_eq!(browser.post("/api/guest", json!({"name": name})).await.good()["name"], json!(name));
    assert_eq!(browser.post("/api/guest", json!({"name": "a\u{0}b\u{7}"})).await.good()["name"], "a b");
    let body = json!({"settings": {"length": 15, "name": "\u{0}"}, "seats": [null, null]});
    assert_eq!(browser.post("/api/tables", body).await.status, 200);
    party.pages[0].send_json(json!({"type": "chat", "text": "\u{0}'; DROP TABLE entries;--\u{1b}[2J"})).await;
    assert_eq!(party.pages[0].until("chat").await["line"]["text"], "'; DROP TABLE entries;-- [2J");
    party.pages[1].until("chat").await;
    party.steps(10).await;
    alive(&server).await;
    server.stop().await;
}

#[tokio::test]
async fn odd_ids_and_bodies_on_sqlite() {
    odd_ids_and_bodies(&Folder::new().url()).await;
}

#[tokio::test]
async fn odd_ids_and_bodies_on_postgres() {
    let server = super::postgres::Server::get().unwrap_or_else(|reason| panic!("{reason}"));
    let url = super::postgres::create_database(&server.url()).await;
    odd_ids_and_bodies(&url).await;
    super::postgres::drop_database(&server.url(), &url).await;
}

#[tokio::test]
async fn odd_requests_are_answered() {
    let server = Server::new().await;
    let browser = Browser::named(server.address, "Mara").await;
    let paths = [
        "/../../etc/passwd",
        "/..%2f..%2fetc%2fpasswd",
        "/assets/../../Cargo.toml",
        "/%2e%2e/%2e%2e/etc/passwd.txt",
        "/assets/..%5c..%5cCargo.toml",
        "//etc/passwd.x",
        "/assets/%00.js",
        "/.env",
        "/assets/",
    ];
    for path in paths {
        let answer = browser.get(path).await;
        assert!([200, 404, 503].contains(&answer.status), "{path}: {answer:?}");
        assert!(!answer.body.contains("root:") && !answer.body.contains("[workspace]"), "{path}");
    }
    let huge = format!("{{\"name\":\"{}\"}}", "x".repeat(600 << 10));
    let answer = browser.send("POST", "/api/guest", &[], &huge).await;
    assert_eq!(answer.fault(), (413, "too-large".to_owned()));
    for body in ["", "{", "[]", "{\"name\":7}", "{\"name\":\"x\",\"admin\":true}", "\u{0}"] {
        assert_eq!(browser.send("POST", "/api/guest", &[], body).await.fault().0, 400, "{body}");
    }
    for request in ["GET", "\u{0}\u{1}\u{2}", "GET / HTTP/9.9", "BREW / HTTP/1.0", "GET / HTTP/1.0\r\nno header"] {
        assert_ne!(browser.raw(format!("{request}\r\n\r\n").as_bytes()).await.status, 200, "{request:?}");
    }
    alive(&server).await;
    server.stop().await;
}
