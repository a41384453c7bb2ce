//! Security and integrity: host names, private responses, renewal of secrets, replies that identify their messages,
//! limits of stored data.

use super::browser::Browser;
use super::party::{Party, settings};
use super::server::{Folder, Server, catalog, generous};
use darkrock_server::peer::{Proxies, network};
use darkrock_server::store::{Past, Store};
use darkrock_server::{Config, Limits};
use serde_json::{Value, json};
use std::net::{SocketAddr, TcpListener};

fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

/// DNS rebinding: a foreign page resolves its own name to this server, so that its browser treats it as a page of it.
#[tokio::test]
async fn only_names_that_are_known_are_answered() {
    let server = Server::new().await;
    let browser = Browser::unknown(server.address);
    let ask = async |method: &str, path: &str, host: &str, more: &str| {
        let body = r#"{"name":"Mara"}"#;
        let head = format!(
            "{method} {path} HTTP/1.0\r\nHost: {host}\r\n{more}Content-Type: application/json\r\nContent-Length: {}\r\n\r\n",
            body.len()
        );
        browser.raw(format!("{head}{body}").as_bytes()).await
    };
    let rebound = ask("POST", "/api/guest", "evil.example:80", "Origin: http://evil.example:80\r\n").await;
    assert_eq!(rebound.fault(), (421, "host".to_owned()));
    assert!(rebound.header("set-cookie").is_none());
    for name in ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "play.example.org.evil"] {
        assert_eq!(ask("GET", "/api/me", name, "").await.status, 421, "{name}");
        assert_eq!(ask("GET", "/", name, "").await.status, 421, "{name}");
        assert_eq!(ask("GET", "/health", name, "").await.status, 200, "whatever watches it may call it as it likes");
    }
    for name in ["127.0.0.1:8080", "[::1]:80", "localhost:9", "LOCALHOST", "Play.Example.org", "192.168.1.5"] {
        assert_eq!(ask("GET", "/api/me", name, "").await.status, 200, "{name}");
    }
    server.stop().await;
}

#[tokio::test]
async fn private_answers_are_kept_by_nobody() {
    let folder = Folder::new();
    let mut config = Server::config(&folder.url(), generous(), Vec::new());
    config.secure_cookies = true;
    let server = Server::run(config, catalog()).await;
    let browser = Browser::named(server.address, "Mara").await;
    for path in ["/api/me", "/api/tables?status=open", "/api/nothing"] {
        assert_eq!(browser.get(path).await.header("cache-control"), Some("no-store"), "{path}");
    }
    assert_eq!(browser.get("/api/content/en").await.header("cache-control"), Some("max-age=3600"));
    assert_eq!(browser.get("/").await.header("strict-transport-security"), Some("max-age=31536000"));
    server.stop().await;
    let plain = Server::new().await;
    let answer = Browser::unknown(plain.address).get("/").await;
    assert_eq!(answer.header("strict-transport-security"), None, "without HTTPS it would lock people out");
    plain.stop().await;
}

/// Attacks: a cookie that another host of the domain, or whoever answers for one over HTTP, has planted in a browser. It makes
/// nobody another guest, neither at once nor after signing out; only the host can let cookies of before count again.
#[tokio::test]
async fn planted_cookies_count_for_nothing() {
    let folder = Folder::new();
    for former in [false, true] {
        let mut config = Server::config(&folder.url(), generous(), Vec::new());
        (config.secure_cookies, config.former_cookies) = (true, former);
        let server = Server::run(config, catalog()).await;
        let mallory = Browser::named(server.address, "Mallory").await.cookie.expect("a cookie");
        let planted = mallory.strip_prefix("__Host-").expect("a secure cookie").to_owned();
        let victim = Browser { cookie: Some(planted.clone()), ..Browser::unknown(server.address) };
        let answer = victim.get("/api/me").await;
        let (name, again) = (answer.good()["name"].clone(), answer.header("set-cookie").map(str::to_owned));
        if former {
            assert_eq!(name, "Mallory", "the host vouches for it: it may be of before cookies were secure");
            assert!(again.is_some_and(|cookie| cookie.starts_with(&mallory)), "under its new name");
        } else {
            assert_eq!((name, again), (Value::Null, None));
        }
        let mut victim = Browser::named(server.address, "Mara").await;
        let own = victim.cookie.take().expect("a cookie");
        let before = planted.replace("darkrock=", "darkrock-before=");
        victim.cookie = Some(format!("{planted}; {before}; {own}"));
        let answer = victim.get("/api/me").await;
        assert_eq!((answer.good()["name"].as_str(), answer.header("set-cookie")), (Some("Mara"), None));
        let left = victim.post("/api/guest/leave", json!({})).await;
        assert!(left.status == 200 && !left.headers.iter().any(|(_, value)| value.contains(&planted)), "{left:?}");
        server.stop().await;
    }
}

#[tokio::test]
async fn metrics_can_have_an_address_of_their_own() {
    let folder = Folder::new();
    let mut config = Server::config(&folder.url(), generous(), Vec::new());
    let free =
        TcpListener::bind(SocketAddr::from(([127, 0, 0, 1], 0))).expect("a port").local_addr().expect("its number");
    config.metrics = Some(free);
    let server = Server::run(config, catalog()).await;
    let browser = Browser::named(server.address, "Mara").await;
    browser.post("/api/tables", json!({"settings": settings(), "seats": [null, null]})).await.good();
    assert_eq!(browser.get("/metrics").await.status, 404);
    let told = Browser::unknown(free).get("/metrics").await;
    assert!(told.status == 200 && told.body.contains("darkrock_tables_made"), "{told:?}");
    assert_eq!(Browser::unknown(free).get("/api/me").await.status, 404);
    server.stop().await;
}

/// A copied cookie is invalid once its browser has renewed its secret or logged out.
#[tokio::test]
async fn a_browser_can_be_revoked() {
    let server = Server::new().await;
    let mut party = Party::start(server.address, 2, 0, 21).await;
    let waiting = json!({"settings": settings(), "seats": [null, null], "sit": [{"seat": 1}]});
    let open = text(&party.people[0].post("/api/tables", waiting).await.good()["id"]);
    let thief = party.people[0].clone();
    let answer = party.people[0].post("/api/guest/renew", json!({})).await;
    assert_eq!(answer.good()["name"], "Person 1");
    let cookie = answer.header("set-cookie").expect("a cookie").split(';').next().map(str::to_owned);
    assert!(cookie.is_some() && cookie != thief.cookie);
    party.people[0].cookie = cookie;
    // The client that was connected with the old secret is disconnected.
    assert_eq!(party.pages[0].until_closed().await.0, 1012);
    assert!(thief.get("/api/me").await.good()["name"].is_null());
    assert!(thief.page(&party.id).await.is.mine == json!([]), "a spectator");
    assert_eq!(thief.post("/api/guest/renew", json!({})).await.fault(), (401, "no-guest".to_owned()));
    let mut page = party.people[0].page(&party.id).await;
    assert_eq!(page.is.mine, json!([1]));
    std::mem::swap(&mut party.pages[0], &mut page);
    party.steps(5).await;
    // After logout, neither the old cookie nor anybody else has the seat.
    let left = party.people[0].post("/api/guest/leave", json!({})).await;
    assert!(left.status == 200 && left.header("set-cookie").is_some_and(|c| c.contains("Max-Age=0")), "{left:?}");
    assert!(party.people[0].get("/api/me").await.good()["name"].is_null());
    for id in [&party.id, &open] {
        let table = party.people[0].get(&format!("/api/tables/{id}")).await.good();
        assert!(table["seats"][0]["mine"] == json!(false) && table["host"] == json!(false), "{table}");
    }
    let start = party.people[0].post(&format!("/api/tables/{open}/start"), json!({})).await;
    assert_eq!(start.fault(), (403, "not-host".to_owned()));
    server.stop().await;
}

/// Simultaneous choices may refer to any position since the decision came up, and to no older one.
#[tokio::test]
async fn a_joint_choice_answers_its_own_question() {
    let server = Server::new().await;
    let mut party = Party::start(server.address, 3, 0, 31).await;
    let asked = party.pages[0].seq();
    assert_eq!(party.asked(), [0, 1, 2], "all are asked for their characters");
    let choice = |page: &super::browser::Page| text(&page.offers()[0]["choice"]);
    let play = |seat: u8, choice: &str, seq: u64| json!({"type": "play", "seat": seat, "choice": choice, "seq": seq});
    let (first, second, third) = (choice(&party.pages[0]), choice(&party.pages[1]), choice(&party.pages[2]));
    party.pages[0].send_json(play(1, &first, asked - 1)).await;
    assert_eq!(party.pages[0].refusal().await, "stale", "nothing was asked then");
    for (at, choice) in [(0, &first), (1, &second)] {
        // Both refer to the position that they received first.
        party.pages[at].send_json(play(at as u8 + 1, choice, asked)).await;
        party.pages[at].past(asked + at as u64).await;
    }
    party.pages[2].past(asked + 1).await;
    party.pages[2].send_json(play(3, &third, asked - 1)).await;
    assert_eq!(party.pages[2].refusal().await, "stale");
    party.pages[2].send_json(play(3, &third, asked)).await;
    party.pages[2].past(asked + 2).await;
    server.stop().await;
}

/// A seat change does not increment the position's number: clients that reconnect after a restart find the number that
/// they know.
#[tokio::test]
async fn a_position_keeps_its_number() {
    let folder = Folder::new();
    let server = Server::on(&folder.url()).await;
    let mut party = Party::start(server.address, 3, 0, 41).await;
    party.steps(12).await;
    let seat = party.pages[0].own_seat();
    for deed in ["resign", "return"] {
        party.pages[0].send_json(json!({"type": deed, "seat": seat})).await;
        let resigned = json!(deed == "resign");
        party.pages[0].until_that(|m| m["type"] == "table" && m["table"]["seats"][0]["resigned"] == resigned).await;
    }
    let watching = party.people[1].page(&party.id).await;
    let (seq, position) = (watching.seq(), watching.position().clone());
    server.stop().await;
    let server = Server::on(&folder.url()).await;
    party.people[1].address = server.address;
    let after = party.people[1].page(&party.id).await;
    assert_eq!((after.seq(), after.position()), (seq, &position));
    server.stop().await;
}

#[tokio::test]
async fn an_error_names_its_message() {
    let server = Server::new().await;
    let mut party = Party::start(server.address, 2, 0, 51).await;
    let page = &mut party.pages[0];
    for (message, about) in [
        (json!({"type": "hint", "seat": 1, "seq": 0}), json!({"kind": "hint", "seat": 1, "seq": 0})),
        (
            json!({"type": "play", "seat": 1, "choice": "nonsense", "seq": 0}),
            json!({"kind": "play", "seat": 1, "seq": 0}),
        ),
        (json!({"type": "undo", "seat": 2}), json!({"kind": "undo", "seat": 2, "seq": null})),
        (json!({"type": "chat", "text": ""}), json!({"kind": "chat", "seat": null, "seq": null})),
        (json!({"type": "dance"}), Value::Null),
    ] {
        page.send_json(message.clone()).await;
        let error = page.until("error").await;
        assert_eq!(error["about"], about, "{message}");
    }
    server.stop().await;
}

/// A game's chat is limited to the newest lines, and the game is still restored from its rows.
#[tokio::test]
async fn chat_is_not_kept_without_bound() {
    let folder = Folder::new();
    let server = Server::on(&folder.url()).await;
    let mut party = Party::start(server.address, 2, 0, 61).await;
    for line in 0..750 {
        party.pages[0].send_json(json!({"type": "chat", "text": format!("line {line}")})).await;
        if line % 50 == 49 {
            party.pages[0].until_that(|m| m["line"]["text"] == format!("line {line}")).await;
        }
    }
    party.steps(20).await;
    let (seq, position) = (party.pages[0].seq(), party.pages[0].position().clone());
    server.stop().await;
    let store = Store::open(&folder.url()).await.expect("the database");
    let rows = store.entries(&party.id, 0).await.expect("rows");
    let said: Vec<&str> = rows.iter().filter(|row| row.kind == "chat").map(|row| row.body.as_str()).collect();
    assert!((500..=600).contains(&said.len()), "{} lines", said.len());
    assert!(said.last().is_some_and(|line| line.contains("line 749")), "the newest stay");
    store.close().await;
    let server = Server::on(&folder.url()).await;
    party.people[0].address = server.address;
    let page = party.people[0].page(&party.id).await;
    assert_eq!((page.seq(), page.position()), (seq, &position));
    server.stop().await;
}

#[tokio::test]
async fn the_list_of_tables_has_pages() {
    let server = Server::new().await;
    let host = Browser::named(server.address, "Mara").await;
    let mut made = Vec::new();
    // Three open tables of a guest are listed.
    for _ in 0..18 {
        let maker = Browser::named(server.address, "Jules").await;
        for _ in 0..3 {
            let body = json!({"settings": {"listed": true}, "seats": [null, null]});
            made.push(text(&maker.post("/api/tables", body).await.good()["id"]));
        }
    }
    let (mut seen, mut before) = (Vec::new(), String::new());
    loop {
        let page = host.get(&format!("/api/tables?status=open{before}")).await.good();
        let page = page.as_array().expect("a list").clone();
        let Some(last) = page.last() else { break };
        before = format!("&before={}-{}", last["created"], text(&last["id"]));
        assert!(page.len() <= 50);
        seen.extend(page.iter().map(|table| text(&table["id"])));
    }
    let sorted = |mut ids: Vec<String>| {
        ids.sort();
        ids
    };
    assert_eq!(sorted(seen), sorted(made), "each once");
    for wrong in ["", "7", "x-y", "7-zz"] {
        let answer = host.get(&format!("/api/tables?status=open&before={wrong}")).await;
        assert_eq!(answer.fault(), (400, "status".to_owned()), "{wrong}");
    }
    server.stop().await;
}

/// An attack: many guests at one address fill the list of tables.
#[tokio::test]
async fn a_network_has_few_places_in_the_list() {
    let folder = Folder::new();
    let proxies = Proxies(vec![network("127.0.0.1").expect("an address")]);
    let limits = Limits { listed_per_address: 4, ..generous() };
    let config = Config { proxies, ..Server::config(&folder.url(), limits, Vec::new()) };
    let server = Server::run(config, catalog()).await;
    let make = async |name: &str, address: &'static str, listed: bool| {
        let from = [("X-Forwarded-For", address)];
        let host = Browser::named(server.address, name).await;
        let settings = json!({"length": 15, "listed": listed});
        let body = json!({"settings": settings, "seats": [null, null], "sit": [{"seat": 1}]});
        let made = host.send("POST", "/api/tables", &from, &body.to_string()).await;
        (host, made)
    };
    let mut hosts = Vec::new();
    for n in 0..4 {
        let (host, made) = make(&format!("Spam {n}"), "192.0.2.1", true).await;
        hosts.push((host, made.good()));
    }
    assert_eq!(make("Spam 4", "192.0.2.1", true).await.1.fault(), (429, "listed-network".to_owned()));
    // Nor is a table that is listed later.
    let (host, made) = make("Spam 5", "192.0.2.1", false).await;
    let made = made.good();
    let path = format!("/api/tables/{}/settings", made["id"].as_str().expect("an id"));
    let mut public = made["settings"].clone();
    public["listed"] = json!(true);
    let list = async |address: &'static str| {
        host.send("PUT", &path, &[("X-Forwarded-For", address)], &public.to_string()).await
    };
    assert_eq!(list("192.0.2.1").await.fault(), (429, "listed-network".to_owned()));
    // Somebody elsewhere has all of the places.
    make("Mara", "198.51.100.1", true).await.1.good();
    // A table that is gone from the list leaves its place.
    let (first, table) = &hosts[0];
    let gone = format!("/api/tables/{}", table["id"].as_str().expect("an id"));
    assert_eq!(first.send("DELETE", &gone, &[], "").await.status, 204);
    list("192.0.2.1").await.good();
    assert_eq!(make("Spam 6", "192.0.2.1", true).await.1.fault(), (429, "listed-network".to_owned()));
    server.stop().await;
    // What is no longer in the list is forgotten, and nothing of an address is stored.
    let store = Store::open(&folder.url()).await.expect("the database");
    let mut database = <sqlx::AnyConnection as sqlx::Connection>::connect(&folder.url()).await.expect("a database");
    let hidden = sqlx::query("UPDATE tables SET listed = 0 WHERE id <> $1").bind(made["id"].as_str());
    hidden.execute(&mut database).await.expect("it can be changed");
    store.expire(Past { now: 0, period: 0, unseen_since: 0 }).await.expect("it is deleted");
    let left: Vec<(String, String)> =
        sqlx::query_as("SELECT table_id, network FROM listings").fetch_all(&mut database).await.expect("rows");
    assert_eq!(left.iter().map(|(table, _)| json!(table)).collect::<Vec<_>>(), [made["id"].clone()]);
    assert!(left[0].1.len() == 64 && !left[0].1.contains("192.0.2.1"), "{left:?}");
    sqlx::Connection::close(database).await.expect("it ends");
    store.close().await;
}
