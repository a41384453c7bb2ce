//! Requests that are sent again with the same key, because no answer has come: each is carried out once.

use super::browser::{Answer, Browser};
use super::party::settings;
use super::postgres;
use super::server::Server;
use futures_util::future::join_all;
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection, PgConnection};
use std::collections::BTreeSet;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::task::JoinSet;

const KEY: &str = "Idempotency-Key";

async fn send(browser: &Browser, method: &str, path: &str, key: &str, body: &Value) -> Answer {
    let text = if body.is_null() { String::new() } else { body.to_string() };
    browser.send(method, path, &[(KEY, key)], &text).await
}

fn table() -> Value {
    json!({"settings": settings(), "seats": [null, "random"], "sit": [{"seat": 1}]})
}

/// The ids of the tables of a guest.
async fn tables(browser: &Browser) -> Vec<String> {
    let me = browser.get("/api/me").await.good();
    let tables = me["tables"].as_array().expect("tables").iter();
    tables.map(|table| table["id"].as_str().expect("an id").to_owned()).collect()
}

fn id(answer: &Answer) -> String {
    answer.good()["id"].as_str().expect("an id").to_owned()
}

#[tokio::test]
async fn a_request_that_is_sent_again_is_carried_out_once() {
    let server = Server::new().await;
    let (mara, juan) = (Browser::named(server.address, "Mara").await, Browser::named(server.address, "Juan").await);
    let key = "0123456789abcdef";
    let first = send(&mara, "POST", "/api/tables", key, &table()).await;
    let again = send(&mara, "POST", "/api/tables", &format!("\"{key}\""), &table()).await;
    assert_eq!((again.status, &again.body), (200, &first.body));
    let at_once = join_all(
        (0..4).map(|_| async { id(&send(&mara, "POST", "/api/tables", "at-once-0123456789", &table()).await) }),
    );
    let at_once = at_once.await;
    assert!(at_once.iter().all(|id| *id == at_once[0]), "{at_once:?}");
    assert_eq!(tables(&mara).await.len(), 2);
    let quick = json!({"wish": {}, "settings": settings(), "seats": 3});
    let quick = [
        send(&mara, "POST", "/api/quick", "quick-0123456789", &quick).await,
        send(&mara, "POST", "/api/quick", "quick-0123456789", &quick).await,
    ];
    assert_eq!(id(&quick[0]), id(&quick[1]));
    // A key is one of a request and of a sender.
    let other = json!({"settings": settings(), "seats": [null, null]});
    let reused = (422, "key-reused".to_owned());
    assert_eq!(send(&mara, "POST", "/api/tables", key, &other).await.fault(), reused);
    assert_eq!(
        send(&mara, "PUT", "/api/me/notices", key, &json!({"push": false, "mail": false})).await.fault(),
        reused
    );
    assert_ne!(id(&send(&juan, "POST", "/api/tables", key, &table()).await), id(&first));
    assert_eq!(tables(&juan).await.len(), 1);
    for wrong in ["short", "0123456789abcdef/"] {
        assert_eq!(send(&mara, "POST", "/api/tables", wrong, &table()).await.fault(), (400, "key".to_owned()));
    }
    server.stop().await;
}

/// What is refused has changed nothing: the same request is tried again.
#[tokio::test]
async fn a_refusal_is_not_kept() {
    let server = Server::new().await;
    let mara = Browser::named(server.address, "Mara").await;
    let made = mara.post("/api/tables", json!({"settings": settings(), "seats": [null, "random"]})).await.good();
    let path = format!("/api/tables/{}", made["id"].as_str().expect("an id"));
    let (start, key) = (format!("{path}/start"), "start-0123456789");
    assert_eq!(send(&mara, "POST", &start, key, &Value::Null).await.fault(), (409, "open-seats".to_owned()));
    mara.post(&format!("{path}/seats/1"), json!({"action": "bot", "level": "random"})).await.good();
    for _ in 0..2 {
        assert_eq!(send(&mara, "POST", &start, key, &Value::Null).await.good()["status"], "running");
    }
    assert_eq!(mara.post(&format!("{path}/start"), json!({})).await.status, 409, "without the key it is another one");
    server.stop().await;
}

/// Secrets that only the answer tells are the same in the second one, and what is gone already is no error.
#[tokio::test]
async fn a_lost_answer_is_told_again() {
    let server = Server::new().await;
    let unknown = Browser::unknown(server.address);
    let cookie = |answer: &Answer| {
        assert_eq!(answer.status, 200, "{}", answer.body);
        answer.header("set-cookie").expect("a cookie").split(';').next().expect("a pair").to_owned()
    };
    let mut cookies = Vec::new();
    for _ in 0..2 {
        cookies
            .push(cookie(&send(&unknown, "POST", "/api/guest", "name-0123456789ab", &json!({"name": "Mara"})).await));
    }
    assert_eq!(cookies[0], cookies[1]);
    let mut mara = Browser { cookie: Some(cookies[0].clone()), ..unknown };
    let vacation = json!({"begins": 4_000_000_000_i64, "ends": 4_000_086_400_i64});
    assert_eq!(send(&mara, "POST", "/api/me/vacations", "far-0123456789abc", &vacation).await.status, 400);
    let now = mara.get("/api/me/vacations").await.good()["now"].as_i64().expect("seconds");
    let vacation = json!({"begins": now + 86_400, "ends": now + 2 * 86_400});
    let end = format!("/api/me/vacations/{}", now + 86_400);
    for (method, path, key, left) in
        [("POST", "/api/me/vacations", "away-0123456789ab", 1), ("DELETE", &end, "back-0123456789ab", 0)]
    {
        let body = if method == "POST" { &vacation } else { &Value::Null };
        for _ in 0..2 {
            let told = send(&mara, method, path, key, body).await.good();
            assert_eq!(told["vacations"].as_array().map(Vec::len), Some(left), "{told}");
        }
    }
    // The answer with the new secret is lost: the old one still asks for it.
    let renewed: Vec<Answer> = [
        send(&mara, "POST", "/api/guest/renew", "renew-0123456789a", &Value::Null).await,
        send(&mara, "POST", "/api/guest/renew", "renew-0123456789a", &Value::Null).await,
    ]
    .into();
    assert_eq!(cookie(&renewed[0]), cookie(&renewed[1]));
    assert_eq!(send(&mara, "POST", "/api/guest/renew", "other-0123456789a", &Value::Null).await.status, 401);
    mara.cookie = Some(cookie(&renewed[1]));
    assert_eq!(mara.get("/api/me").await.good()["name"], "Mara");
    for _ in 0..2 {
        assert_eq!(send(&mara, "POST", "/api/guest/leave", "leave-0123456789a", &Value::Null).await.status, 200);
    }
    server.stop().await;
}

/// A client that gives up closes its connection: what it has asked for is done, once.
#[tokio::test]
async fn a_client_that_has_gone_ends_nothing() {
    let server = Server::new().await;
    let mara = Browser::named(server.address, "Mara").await;
    let (cookie, body) = (mara.cookie.clone().expect("a cookie"), table().to_string());
    for n in 0..10 {
        let key = format!("gone-{n}-0123456789");
        let head = format!(
            "POST /api/tables HTTP/1.1\r\nHost: {}\r\nCookie: {cookie}\r\n{KEY}: {key}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            server.address,
            body.len()
        );
        let mut stream = TcpStream::connect(server.address).await.expect("the server is there");
        stream.write_all(head.as_bytes()).await.expect("it listens");
        drop(stream);
        assert_eq!(send(&mara, "POST", "/api/tables", &key, &table()).await.status, 200);
    }
    assert_eq!(tables(&mara).await.len(), 10);
    server.stop().await;
}

/// Two servers on one database: the same request at both is carried out by one of them. That of a server that lives is waited
/// for, that of one that is gone is done by the other one.
#[tokio::test]
async fn servers_on_one_database_carry_a_request_out_once() {
    let cluster = postgres::Server::get().unwrap_or_else(|reason| panic!("{reason}"));
    let url = postgres::create_database(&cluster.url()).await;
    let servers = [Server::on(&url).await, Server::on(&url).await];
    let here = Browser::named(servers[0].address, "Mara").await;
    let there = Browser { address: servers[1].address, ..here.clone() };
    for n in 0..10 {
        let key = format!("both-{n}-0123456789");
        let (body, path) = (table(), "/api/tables");
        let both = tokio::join!(send(&here, "POST", path, &key, &body), send(&there, "POST", path, &key, &body));
        assert_eq!(id(&both.0), id(&both.1));
    }
    assert_eq!(tables(&here).await.len(), 10);
    let mut database = PgConnection::connect(&url).await.expect("the database");
    // As a server leaves it that is frozen while it carries the request out.
    let far = i64::MAX;
    let frozen =
        format!("INSERT INTO nodes (id, address, version, started, until) VALUES ('frozen', '', '0', 1, {far})");
    sqlx::query(AssertSqlSafe(frozen)).execute(&mut database).await.expect("a row");
    let key = "frozen-0123456789";
    send(&here, "POST", "/api/tables", key, &table()).await.good();
    let all = "UPDATE answers SET answer = NULL, node = 'frozen'";
    sqlx::query(all).execute(&mut database).await.expect("rows");
    // Of many copies of it eight wait, and the others are refused at once.
    let mut copies = JoinSet::new();
    for _ in 0..20 {
        let (copy, body) = (there.clone(), table());
        copies.spawn(async move { send(&copy, "POST", "/api/tables", key, &body).await });
    }
    for _ in 0..12 {
        let refused = copies.join_next().await.expect("more than eight").expect("no panic");
        assert_eq!(refused.fault(), (429, "too-many".to_owned()));
    }
    assert!(copies.try_join_next().is_none(), "a server that lives is waited for");
    sqlx::query("DELETE FROM nodes WHERE id = 'frozen'").execute(&mut database).await.expect("a row");
    // It had done it before it froze: the same table is found.
    let found: BTreeSet<String> = copies.join_all().await.iter().map(id).collect();
    assert_eq!(found.len(), 1);
    let found = found.into_iter().next().expect("one");
    let now = tables(&here).await;
    let renewed = send(&there, "POST", "/api/guest/renew", "renew-0123456789a", &Value::Null).await;
    sqlx::query("UPDATE answers SET answer = NULL, node = 'gone'").execute(&mut database).await.expect("rows");
    let again = send(&here, "POST", "/api/guest/renew", "renew-0123456789a", &Value::Null).await;
    assert_eq!((renewed.status, again.status), (200, 200), "{}", again.body);
    assert_eq!(renewed.header("set-cookie"), again.header("set-cookie"), "nobody has lost the name");
    assert!(now.len() == 11 && now.contains(&found), "{found} is not in {now:?}");
    database.close().await.expect("it closes");
    for server in servers {
        server.stop().await;
    }
    postgres::drop_database(&cluster.url(), &url).await;
}
