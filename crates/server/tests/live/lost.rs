//! Requests that a server has carried out and that was gone before it could keep the answer: whoever carries them out again finds them
//! done, and tells what the first answer told.

use super::account_links::{Sink, ask, link};
use super::accounts::{Device, mara};
use super::authenticator::Passkey;
use super::browser::{Answer, Browser};
use super::moderation::{handle, person, reports, staff};
use super::party::{Party, settings};
use super::server::{Folder, Server, generous};
use serde_json::{Value, json};
use sqlx::{AnyConnection, AssertSqlSafe, Connection};
use std::sync::atomic::{AtomicUsize, Ordering};

async fn change(url: &str, sql: &'static str) {
    let mut database = AnyConnection::connect(url).await.expect("the database");
    sqlx::query(AssertSqlSafe(sql)).execute(&mut database).await.expect("it is changed");
    database.close().await.expect("it closes");
}

/// As a server leaves what it has carried out when it is gone before it can say so.
const LOST: &str = "UPDATE answers SET answer = NULL, node = 'gone'";

async fn send(browser: &Browser, method: &str, path: &str, key: &str, body: &Value) -> Answer {
    let text = if body.is_null() { String::new() } else { body.to_string() };
    browser.send(method, path, &[("Idempotency-Key", key)], &text).await
}

/// The answers to a request, to the same one after the first answer was lost, and to another one like it.
async fn thrice(url: &str, browser: &Browser, method: &str, path: &str, body: Value) -> [Answer; 3] {
    static SENT: AtomicUsize = AtomicUsize::new(0);
    let key = format!("{:0>16}", SENT.fetch_add(1, Ordering::Relaxed));
    let first = send(browser, method, path, &key, &body).await;
    change(url, LOST).await;
    [
        first,
        send(browser, method, path, &key, &body).await,
        send(browser, method, path, &format!("{key}x"), &body).await,
    ]
}

fn id(answer: &Answer) -> String {
    answer.good()["id"].as_str().expect("an id").to_owned()
}

#[tokio::test]
async fn what_is_done_already_is_no_error() {
    let folder = Folder::new();
    let (server, url) = (Server::on(&folder.url()).await, folder.url());
    let (mara, juan) = (Browser::named(server.address, "Mara").await, Browser::named(server.address, "Juan").await);
    let table = async |host: &Browser, seats: Value| {
        format!("/api/tables/{}", id(&host.post("/api/tables", json!({"settings": settings(), "seats": seats})).await))
    };
    let bots = table(&mara, json!(["random", "random"])).await;
    let [first, again, other] = thrice(&url, &mara, "POST", &format!("{bots}/start"), Value::Null).await;
    assert_eq!((first.status, again.status, id(&again)), (200, 200, id(&first)));
    assert_eq!(other.fault(), (409, "started".to_owned()));
    let juans = table(&juan, json!([null, null])).await;
    mara.post(&format!("{juans}/seats/2"), json!({"action": "sit"})).await.good();
    let [first, again, other] =
        thrice(&url, &mara, "POST", &format!("{juans}/seats/2"), json!({"action": "leave"})).await;
    for answer in [first, again] {
        assert_eq!(answer.good()["seats"][1]["sitter"], "open");
    }
    assert_eq!(other.fault(), (403, "not-your-seat".to_owned()));
    let closed = thrice(&url, &juan, "DELETE", &juans, Value::Null).await;
    assert_eq!(closed.map(|answer| answer.status), [204, 204, 404]);
    let now = mara.get("/api/me/vacations").await.good()["now"].as_i64().expect("seconds");
    let vacation = json!({"begins": now + 86_400, "ends": now + 2 * 86_400});
    let announced = thrice(&url, &mara, "POST", "/api/me/vacations", vacation).await;
    assert_eq!(announced.each_ref().map(|answer| answer.status), [200, 200, 409]);
    assert_eq!(announced[0].good()["vacations"], announced[1].good()["vacations"]);
    let end = format!("/api/me/vacations/{}", now + 86_400);
    let ended = thrice(&url, &mara, "DELETE", &end, Value::Null).await;
    assert_eq!(ended.map(|answer| answer.status), [200, 200, 404]);
    let left = thrice(&url, &juan, "POST", "/api/guest/leave", Value::Null).await;
    assert_eq!(left.map(|answer| answer.status), [200, 200, 401]);
    server.stop().await;
}

/// Also what those have done who look after a server: it cannot be done a second time, but it was.
#[tokio::test]
async fn moderators_are_told_what_is_done() {
    let folder = Folder::new();
    let (server, url) = (Server::on(&folder.url()).await, folder.url());
    let (admin, _) = staff(&folder, server.address).await;
    let admin = admin.browser;
    let (mara, juan) = (Browser::named(server.address, "Mara").await, Browser::named(server.address, "Juan").await);
    let statuses = |answers: [Answer; 3]| answers.map(|answer| answer.status);
    // A ban is lifted.
    let ban = json!({"handle": handle(&mara).await, "reason": "insults", "days": null});
    assert_eq!(admin.post("/api/admin/bans", ban).await.status, 204);
    let bans = admin.get("/api/admin/bans").await.good();
    let lifted = format!("/api/admin/bans/{}", bans[0]["id"].as_str().expect("an id"));
    assert_eq!(statuses(thrice(&url, &admin, "DELETE", &lifted, Value::Null).await), [204, 204, 404]);
    // Tables are removed, one of them because of a report, and that report is closed.
    let table = async || id(&mara.post("/api/tables", json!({"settings": settings(), "seats": [null, null]})).await);
    let (first, second) = (table().await, table().await);
    let path = format!("/api/admin/tables/{first}");
    assert_eq!(statuses(thrice(&url, &admin, "POST", &path, json!({"deed": "remove"})).await), [204, 204, 404]);
    let of = json!({"of": {"what": "table", "table": second}});
    assert_eq!(juan.post("/api/reports", of).await.status, 204);
    let report = format!("/api/admin/reports/{}", reports(&admin).await[0]["id"].as_str().expect("an id"));
    let removed = thrice(&url, &admin, "POST", &report, json!({"deed": "remove-table"})).await;
    assert_eq!(statuses(removed), [204, 204, 404]);
    let closed = thrice(&url, &admin, "POST", &report, json!({"deed": "close", "verdict": "resolved"})).await;
    assert_eq!(statuses(closed), [204, 204, 409]);
    // Who has become an admin is not below one any more.
    let jo = person(server.address, "Jo", 42).await.browser;
    let role = json!({"handle": handle(&jo).await, "role": "admin"});
    let [given, again, other] = thrice(&url, &admin, "PUT", "/api/admin/roles", role).await;
    assert_eq!((given.status, &given.body), (200, &again.body));
    assert_eq!(other.fault(), (403, "role-rank".to_owned()));
    server.stop().await;
}

/// The server was gone after it had made the table and before the finished one knew of it: whoever asks next finds it.
#[tokio::test]
async fn a_rematch_is_made_once() {
    let folder = Folder::new();
    let server = Server::on(&folder.url()).await;
    let mut party = Party::start(server.address, 2, 0, 5).await;
    party.finish().await;
    let (path, key) = (party.path("/rematch"), "rematch-0123456789");
    let made = id(&send(&party.people[0], "POST", &path, key, &Value::Null).await);
    server.crash().await;
    change(&folder.url(), LOST).await;
    change(&folder.url(), "UPDATE tables SET rematch = NULL").await;
    let server = Server::on(&folder.url()).await;
    let people: Vec<Browser> =
        party.people.iter().map(|person| Browser { address: server.address, ..person.clone() }).collect();
    assert_eq!(id(&send(&people[1], "POST", &path, "other-0123456789", &Value::Null).await), made);
    assert_eq!(id(&send(&people[0], "POST", &path, key, &Value::Null).await), made);
    // When it was removed, the next one is another table.
    people[0].send("DELETE", &format!("/api/tables/{made}"), &[], "").await;
    assert_ne!(id(&people[0].post(&path, json!({})).await), made);
    server.stop().await;
}

/// Posts something of the account twice, as two answers to the same device: the first one is lost.
async fn twice(url: &str, device: &Device, path: &str, body: &Value) -> (Device, [Answer; 2]) {
    sent_twice(url, device, ("POST", path), body).await
}

async fn sent_twice(url: &str, device: &Device, (method, path): (&str, &str), body: &Value) -> (Device, [Answer; 2]) {
    let mut device = device.clone();
    device.more = format!("Idempotency-Key: {:0>16}\r\n", path.len());
    let mut same = device.clone();
    let first = device.send(method, path, body).await;
    change(url, LOST).await;
    let again = same.send(method, path, body).await;
    assert_eq!((first.status, &first.body), (again.status, &again.body), "{path}");
    assert!(first.status < 300, "{path}: {}", first.body);
    assert_eq!(device.browser.cookie, same.browser.cookie, "the same secret: {path}");
    same.more.clear();
    (same, [first, again])
}

/// What signs in works once. Whoever has lost the answer is signed in by the second one, with the recovery code that belongs to it.
#[tokio::test]
async fn nobody_loses_an_account_with_an_answer() {
    let folder = Folder::new();
    let (server, url) = (Server::on(&folder.url()).await, folder.url());
    let (mut desktop, mut key, code) = mara(server.address).await;
    let seats = json!({"settings": settings(), "seats": [null, null], "sit": [{"seat": 1}]});
    let phone = Device::named(server.address, "Phone").await;
    let table = id(&phone.browser.post("/api/tables", seats).await);
    let (mut phone, [first, _]) = twice(&url, &phone, "/recover", &json!({"code": code, "device": "Phone"})).await;
    let next = first.good()["recovery"].as_str().expect("a code").to_owned();
    assert_eq!(phone.account().await["sessions"].as_array().map(Vec::len), Some(2), "there is one session of it");
    assert_eq!(phone.me().await["tables"][0]["id"], table.as_str(), "the guest's seat is the account's");
    assert_eq!(Device::unknown(server.address).recover(&code).await.fault(), (404, "recovery".to_owned()));
    assert_ne!(next, code);
    Device::unknown(server.address).recover(&next).await.good();
    // A passkey, with which an account begins.
    let mut juan = Device::named(server.address, "Juan").await;
    let mut passkey = Passkey::new(9, &juan.origin());
    let options = juan.post("/passkeys/begin", json!({})).await.good()["options"].clone();
    let made = json!({"credential": passkey.make(&options), "name": "My key", "device": "Desktop"});
    let (mut juan, [first, _]) = twice(&url, &juan, "/passkeys", &made).await;
    Device::unknown(server.address).recover(first.good()["recovery"].as_str().expect("a code")).await.good();
    // One more passkey.
    let mut second = Passkey::new(10, &juan.origin());
    let options = juan.post("/passkeys/begin", json!({})).await.good()["options"].clone();
    let made = json!({"credential": second.make(&options), "name": "Another", "device": "Desktop"});
    let (mut juan, [first, _]) = twice(&url, &juan, "/passkeys", &made).await;
    assert_eq!(first.good()["account"]["passkeys"].as_array().map(Vec::len), Some(2));
    juan.post("/sign-out", json!({})).await;
    // Signing in, and signing all others out.
    let mut tablet = Device::unknown(server.address);
    let options = tablet.post("/sign-in/begin", json!({})).await.good()["options"].clone();
    let signed = json!({"credential": key.sign(&options), "device": "Tablet"});
    let (tablet, _) = twice(&url, &tablet, "/sign-in", &signed).await;
    let (mut tablet, _) = twice(&url, &tablet, "/sign-out-everywhere", &json!({})).await;
    assert_eq!(tablet.account().await["sessions"].as_array().map(Vec::len), Some(1));
    assert_eq!(desktop.account().await, Value::Null);
    server.stop().await;
}

/// A link works once, too, and so does a proof, or what ends a session or an account.
#[tokio::test]
async fn what_works_once_is_told_again() {
    let (mut sink, folder) = (Sink::open().await, Folder::new());
    let (server, url) = (sink.server(&folder, generous()).await, folder.url());
    let mut desktop = Device::named(server.address, "Mara").await;
    ask(&mut desktop, "mara@example.org").await;
    let token = sink.next().await.1;
    let (mut desktop, [made, _]) = twice(&url, &desktop, "/link", &link(&token, false)).await;
    let code = made.good()["changed"]["recovery"].as_str().expect("a code").to_owned();
    // Signing in where the link was asked for: the guest becomes the account's.
    let mut phone = Device::named(server.address, "Phone").await;
    let seats = json!({"settings": settings(), "seats": [null, null], "sit": [{"seat": 1}]});
    let table = id(&phone.browser.post("/api/tables", seats).await);
    ask(&mut phone, "mara@example.org").await;
    let token = sink.next().await.1;
    let (phone, _) = twice(&url, &phone, "/link", &link(&token, false)).await;
    assert_eq!(phone.me().await["tables"][0]["id"], table.as_str());
    // Elsewhere the guest remains one, and is it again after signing out.
    let (mut unknown, guest) = (Device::unknown(server.address), Device::named(server.address, "Juan").await);
    ask(&mut unknown, "mara@example.org").await;
    let token = sink.next().await.1;
    let (mut guest, _) = twice(&url, &guest, "/link", &link(&token, true)).await;
    assert_eq!(guest.me().await["name"], "Mara");
    assert_eq!(guest.post("/sign-out", json!({})).await.status, 204);
    assert_eq!(guest.me().await["name"], "Juan");
    // A proof by a passkey, signing the phone out, and the end of the account.
    let mut key = Passkey::new(11, &desktop.origin());
    desktop.post("/confirm", json!({"with": "code", "code": code})).await.good();
    desktop.make(&mut key).await.good();
    let options = desktop.post("/confirm/begin", json!({})).await.good()["options"].clone();
    let proof = json!({"with": "passkey", "credential": key.sign(&options)});
    let (mut desktop, _) = twice(&url, &desktop, "/confirm", &proof).await;
    let sessions = desktop.account().await["sessions"].clone();
    let other = sessions.as_array().expect("a list").iter().find(|s| s["here"] == false).expect("the phone").clone();
    let path = format!("/sessions/{}", other["id"].as_str().expect("an id"));
    let (desktop, _) = sent_twice(&url, &desktop, ("DELETE", &path), &Value::Null).await;
    assert_eq!(phone.me().await["name"], Value::Null);
    let (mut desktop, _) = twice(&url, &desktop, "/delete", &Value::Null).await;
    assert_eq!(desktop.account().await, Value::Null);
    server.stop().await;
}
