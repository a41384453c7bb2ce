//! Roles, reports and what those do who look after a server: each bound of their powers.

use super::accounts::Device;
use super::authenticator::Passkey;
use super::browser::{Answer, Browser};
use super::party::{Party, settings};
use super::server::{Folder, Server, catalog, generous};
use darkrock_server::admin::Admin;
use darkrock_server::host::{Banned, Order};
use darkrock_server::wire::moderation::Role;
use darkrock_server::{Clock, Config};
use serde_json::{Value, json};
use std::net::SocketAddr;

/// A person with an account, signed in until now.
pub async fn person(address: SocketAddr, name: &str, key: u8) -> Device {
    let mut device = Device::named(address, name).await;
    let mut passkey = Passkey::new(key, &device.origin());
    device.make(&mut passkey).await.good();
    device
}

pub async fn handle(of: &Browser) -> String {
    of.get("/api/players/me").await.good()["handle"].as_str().expect("a handle").to_owned()
}

/// Gives a role at the server itself.
pub async fn appoint(folder: &Folder, of: &Browser, role: Option<Role>) {
    let admin = Admin::open(&folder.url()).await.expect("the database").in_name_of("Tom");
    admin.order(Order::Role { who: handle(of).await, role }).await.expect("given");
    admin.close().await;
}

/// An admin and a moderator.
pub async fn staff(folder: &Folder, address: SocketAddr) -> (Device, Device) {
    let (admin, moderator) = (person(address, "Ada", 40).await, person(address, "Moe", 41).await);
    appoint(folder, &admin.browser, Some(Role::Admin)).await;
    appoint(folder, &moderator.browser, Some(Role::Moderator)).await;
    (admin, moderator)
}

fn refused(answer: &Answer) -> String {
    let (status, code) = answer.fault();
    assert_eq!(status, 403, "{answer:?}");
    code
}

pub async fn reports(of: &Browser) -> Vec<Value> {
    of.get("/api/admin/reports").await.good().as_array().expect("a list").clone()
}

/// What the log says was done, the newest first.
async fn done(of: &Browser) -> Vec<(String, String)> {
    let log = of.get("/api/admin/log").await.good();
    let line = |line: &Value| {
        assert_eq!(line["outcome"], "done", "{line}");
        let word = |name: &str| line[name].as_str().expect("a word").to_owned();
        (word("who").split(' ').next().unwrap_or_default().to_owned(), word("deed"))
    };
    log.as_array().expect("a list").iter().map(line).collect()
}

const READS: [&str; 5] =
    ["/api/admin/reports", "/api/admin/tables", "/api/admin/bans", "/api/admin/roles", "/api/admin/log"];

#[tokio::test]
async fn to_strangers_there_is_nothing() {
    let folder = Folder::new();
    let server = Server::on(&folder.url()).await;
    let (admin, moderator) = staff(&folder, server.address).await;
    let unknown = Browser::unknown(server.address);
    let elsewhere = unknown.get("/api/nowhere").await;
    let strangers =
        [unknown, Browser::named(server.address, "Mara").await, person(server.address, "Jo", 42).await.browser];
    for stranger in &strangers {
        for path in READS {
            let answer = stranger.get(path).await;
            assert_eq!((answer.status, &answer.body), (404, &elsewhere.body), "{path}");
        }
        for (method, path) in [
            ("POST", "/api/admin/reports/0"),
            ("POST", "/api/admin/reports/0/look"),
            ("POST", "/api/admin/tables/0"),
            ("POST", "/api/admin/tables/0/chat"),
            ("POST", "/api/admin/bans"),
            ("DELETE", "/api/admin/bans/0"),
            ("POST", "/api/admin/networks"),
            ("POST", "/api/admin/networks/look"),
            ("PUT", "/api/admin/announcement"),
            ("PUT", "/api/admin/roles"),
        ] {
            let answer = stranger.send(method, path, &[], "{}").await;
            assert_eq!((answer.status, &answer.body), (404, &elsewhere.body), "{method} {path}");
        }
    }
    assert_eq!(strangers[2].get("/api/me").await.good()["role"], Value::Null);
    assert_eq!(moderator.me().await["role"], "moderator");
    for (path, is_theirs) in READS.iter().zip([true, true, true, false, false]) {
        assert_eq!(admin.browser.get(path).await.status, 200, "{path}");
        let answer = moderator.browser.get(path).await;
        assert_eq!(answer.status, if is_theirs { 200 } else { 403 }, "{path}");
    }
    let orders = [("/api/admin/announcement", json!({"text": "hello"})), ("/api/admin/roles", json!({"handle": "0"}))];
    for (path, body) in orders {
        assert_eq!(refused(&moderator.browser.put(path, body).await), "admins-only");
    }
    for path in ["/api/admin/networks", "/api/admin/networks/look"] {
        assert_eq!(refused(&moderator.browser.post(path, json!({"of": "192.0.2.1"})).await), "admins-only");
    }
    // Another origin's page has no powers, and a role that is taken away none either.
    let foreign = [("Origin", "https://evil.example")];
    let answer = admin.browser.send("PUT", "/api/admin/announcement", &foreign, "{\"text\":\"hello\"}").await;
    assert_eq!(answer.fault(), (403, "origin".to_owned()));
    appoint(&folder, &moderator.browser, None).await;
    assert_eq!(moderator.browser.get("/api/admin/reports").await.status, 404);
    assert_eq!(moderator.me().await["role"], Value::Null);
    // Nor has somebody who is kept out.
    let host = Admin::open(&folder.url()).await.expect("the database");
    let guest = host.store().guests("ada", 1).await.expect("it reads")[0].id.clone();
    let ban = Order::Ban { who: Banned::Guest(guest), reason: "insults".to_owned(), seconds: None };
    host.order(ban).await.expect("banned");
    host.close().await;
    assert_eq!(admin.browser.get("/api/admin/log").await.fault(), (403, "banned".to_owned()));
    server.stop().await;
}

#[tokio::test]
async fn roles_are_given_after_a_confirmation_and_never_to_equals() {
    let folder = Folder::new();
    let clock = Clock::still(Clock::default().now_ms());
    let config = Config { clock: clock.clone(), ..Server::config(&folder.url(), generous(), Vec::new()) };
    let server = Server::run(config, catalog()).await;
    let mut admin = Device::named(server.address, "Ada").await;
    let made = admin.make(&mut Passkey::new(40, &admin.origin())).await.good();
    let code = made["recovery"].as_str().expect("a code").to_owned();
    let other = person(server.address, "Eve", 43).await;
    let moderator = person(server.address, "Moe", 41).await;
    let guest = Browser::named(server.address, "Mara").await;
    for of in [&admin.browser, &other.browser] {
        appoint(&folder, of, Some(Role::Admin)).await;
    }
    let give = async |handle: String, role: Value| {
        admin.browser.put("/api/admin/roles", json!({"handle": handle, "role": role})).await
    };
    let moe = handle(&moderator.browser).await;
    let given = give(moe.clone(), json!("moderator")).await.good();
    let row = given.as_array().expect("a list").iter().find(|row| row["handle"] == moe.as_str()).expect("Moe").clone();
    assert_eq!((&row["name"], &row["role"], &row["me"]), (&json!("Moe"), &json!("moderator"), &json!(false)));
    assert_eq!(refused(&give(handle(&other.browser).await, Value::Null).await), "role-rank", "an equal");
    assert_eq!(refused(&give(handle(&admin.browser).await, json!("moderator")).await), "own-case");
    assert_eq!(give(handle(&guest).await, json!("moderator")).await.fault(), (409, "role-account".to_owned()));
    assert_eq!(give("0".repeat(16), json!("admin")).await.fault().0, 404);
    let ban = async |who: &Browser, handle: String| {
        who.post("/api/admin/bans", json!({"handle": handle, "reason": "power", "days": 1})).await
    };
    assert_eq!(refused(&ban(&moderator.browser, handle(&admin.browser).await).await), "role-rank", "a higher one");
    assert_eq!(refused(&ban(&admin.browser, handle(&other.browser).await).await), "role-rank", "an equal one");
    assert_eq!(refused(&ban(&moderator.browser, moe.clone()).await), "own-case");
    // Ten minutes later.
    clock.advance(601_000);
    assert_eq!(refused(&give(moe.clone(), Value::Null).await), "confirm-first");
    assert_eq!(moderator.me().await["role"], "moderator");
    admin.post("/confirm", json!({"with": "code", "code": code})).await.good();
    let give = async |handle: String, role: Value| {
        admin.browser.put("/api/admin/roles", json!({"handle": handle, "role": role})).await
    };
    give(moe.clone(), Value::Null).await.good();
    assert_eq!(moderator.me().await["role"], Value::Null);
    let log = admin.browser.get("/api/admin/log").await.good();
    let who = log[0]["who"].as_str().expect("somebody");
    assert!(
        who.starts_with("Ada (account ") && log[0]["about"].as_str().is_some_and(|about| about.contains(&moe)),
        "{log}"
    );
    server.stop().await;
}

#[tokio::test]
async fn reports_are_joined_and_ten_at_most() {
    let folder = Folder::new();
    let server = Server::on(&folder.url()).await;
    let (admin, moderator) = staff(&folder, server.address).await;
    let address = server.address;
    let (mara, jules) = (Browser::named(address, "Mara").await, Browser::named(address, "Jules").await);
    let name = |handle: &str, text: &str| json!({"of": {"what": "name", "handle": handle}, "text": text});
    let report = async |who: &Browser, body: Value| who.post("/api/reports", body).await;
    let rude = Browser::named(address, "Rude Name").await;
    let of_rude = handle(&rude).await;
    assert_eq!(report(&Browser::unknown(address), name(&of_rude, "")).await.fault().0, 401);
    assert_eq!(report(&mara, name(&"0".repeat(16), "")).await.fault().0, 404);
    assert_eq!(report(&mara, name(&handle(&mara).await, "")).await.fault(), (400, "report-self".to_owned()));
    assert_eq!(report(&mara, name(&of_rude, &"x".repeat(301))).await.fault(), (400, "chat".to_owned()));
    // The answer is the same, whoever has reported it before.
    for (who, text) in [(&mara, "look\nhere"), (&jules, ""), (&mara, "again")] {
        let answer = report(who, name(&of_rude, text)).await;
        assert_eq!((answer.status, answer.body.as_str()), (204, ""));
    }
    let all = reports(&moderator.browser).await;
    assert_eq!((all.len(), &all[0]["reporters"], &all[0]["title"]), (1, &json!(2), &json!("Rude Name")));
    let path = format!("/api/admin/reports/{}", all[0]["id"].as_str().expect("an id"));
    let copy = moderator.browser.post(&format!("{path}/look"), json!({})).await.good();
    assert_eq!(copy["words"], json!(["look here"]), "cleaned as chat is, and what was said first");
    // Ten open ones; the eleventh is refused until one is closed.
    let mut others = Vec::new();
    for n in 0..10 {
        others.push(handle(&Browser::named(address, &format!("Guest {n}")).await).await);
    }
    for other in &others[..9] {
        assert_eq!(report(&mara, name(other, "")).await.status, 204);
    }
    assert_eq!(report(&mara, name(&others[9], "")).await.fault(), (429, "reports-full".to_owned()));
    assert_eq!(reports(&moderator.browser).await.len(), 10);
    assert_eq!(report(&jules, name(&others[9], "")).await.status, 204);
    let close = json!({"deed": "close", "verdict": "unfounded"});
    assert_eq!(moderator.browser.post(&path, close.clone()).await.status, 204);
    assert_eq!(moderator.browser.post(&path, close).await.fault(), (409, "overtaken".to_owned()));
    assert_eq!(report(&mara, name(&others[9], "")).await.status, 204);
    // Both have made a report that was unfounded; somebody who has not comes first with the youngest report.
    let just = Browser::named(address, "Just").await;
    let last = handle(&Browser::named(address, "Last").await).await;
    assert_eq!(report(&just, name(&last, "")).await.status, 204);
    let order = reports(&moderator.browser).await;
    let mut first = [order[0]["title"].as_str(), order[1]["title"].as_str()];
    first.sort_unstable();
    assert_eq!(first, [Some("Guest 9"), Some("Last")], "two halves, and a whole");
    assert_eq!(moderator.browser.get("/api/admin/reports?closed=true").await.good()[0]["verdict"], "unfounded");
    // What is about oneself is not there.
    assert_eq!(report(&mara, name(&handle(&moderator.browser).await, "")).await.fault().0, 429);
    assert_eq!(report(&just, name(&handle(&moderator.browser).await, "")).await.status, 204);
    assert!(!reports(&moderator.browser).await.iter().any(|report| report["title"] == "Moe"));
    let of_moe = reports(&admin.browser).await.into_iter().find(|report| report["title"] == "Moe").expect("a report");
    let path = format!("/api/admin/reports/{}", of_moe["id"].as_str().expect("an id"));
    for (path, body) in [(format!("{path}/look"), json!({})), (path, json!({"deed": "rename-guest"}))] {
        assert_eq!(moderator.browser.post(&path, body).await.fault().0, 404);
    }
    server.stop().await;
}

/// A game with what each of two people has said.
async fn talk(address: SocketAddr, seed: u64, lines: usize) -> Party {
    let mut party = Party::gather(address, 2, 0, seed, json!({"settings": settings()})).await;
    let early = "before the game";
    party.pages[0].send_json(json!({"type": "chat", "text": early})).await;
    party.pages[1].until_that(|m| m["line"]["text"] == early).await;
    party.begin().await;
    for n in 0..lines {
        let text = format!("line {n}");
        party.pages[n % 2].send_json(json!({"type": "chat", "text": text})).await;
        party.pages[1].until_that(|m| m["line"]["text"] == text.as_str()).await;
    }
    party
}

fn said(page: &super::browser::Page) -> Vec<String> {
    page.is.chat.iter().map(|line| line["text"].as_str().unwrap_or_default().to_owned()).collect()
}

#[tokio::test]
async fn a_line_is_reported_read_and_removed() {
    let folder = Folder::new();
    let server = Server::on(&folder.url()).await;
    let (admin, moderator) = staff(&folder, server.address).await;
    let mut party = talk(server.address, 11, 20).await;
    party.steps(4).await;
    let page = party.people[1].page(&party.id).await;
    let number = |text: &str| page.is.chat.iter().find(|line| line["text"] == text).expect("a line")["n"].clone();
    let line = |n: Value| json!({"of": {"what": "line", "table": party.id, "n": n}});
    for text in ["line 10", "before the game"] {
        assert_eq!(party.people[1].post("/api/reports", line(number(text))).await.status, 204);
    }
    assert_eq!(party.people[1].post("/api/reports", line(json!(999_999))).await.fault().0, 404);
    let own = party.people[0].post("/api/reports", line(number("line 10"))).await;
    assert_eq!(own.fault(), (400, "report-self".to_owned()));
    let all = reports(&moderator.browser).await;
    assert_eq!(all.len(), 2);
    let mut removed = Vec::new();
    for report in &all {
        let path = format!("/api/admin/reports/{}", report["id"].as_str().expect("an id"));
        let copy = moderator.browser.post(&format!("{path}/look"), json!({})).await.good();
        let lines = copy["lines"].as_array().expect("lines").clone();
        let text = lines.iter().find(|line| line["reported"] == true).expect("the line")["text"].clone();
        let (first, count) = (lines[0]["text"].clone(), lines.len());
        match text.as_str() {
            Some("line 10") => assert_eq!((first, count), (json!("line 5"), 11)),
            _ => assert_eq!((first, count), (json!("before the game"), 6)),
        }
        removed.push(text.as_str().unwrap_or_default().to_owned());
        let table = json!({"deed": "remove-table"});
        assert_eq!(moderator.browser.post(&path, table).await.fault(), (409, "report-kind".to_owned()));
        assert_eq!(moderator.browser.post(&path, json!({"deed": "hide-line"})).await.status, 204);
        assert_eq!(moderator.browser.post(&path, json!({"deed": "hide-line"})).await.status, 204, "it is gone already");
        let close = json!({"deed": "close", "verdict": "resolved"});
        assert_eq!(moderator.browser.post(&path, close).await.status, 204);
    }
    party.pages[0].until_closed().await;
    let (seq, position) = (page.seq(), page.position().clone());
    for _ in 0..2 {
        let after = party.people[0].page(&party.id).await;
        assert_eq!((after.seq(), after.position()), (seq, &position), "the game is whole");
        let left = said(&after);
        assert_eq!(left.len(), 19, "{left:?}");
        assert!(!removed.iter().any(|text| left.contains(text)), "{left:?}");
    }
    let done = done(&admin.browser).await;
    let mut deeds: Vec<&str> = done.iter().filter(|(who, _)| who == "Moe").map(|(_, deed)| deed.as_str()).collect();
    // Several may be done in the same millisecond.
    deeds.sort_unstable();
    let each = [("close-report", 2), ("hide-line", 4), ("look-at-report", 2)];
    assert_eq!(deeds, each.map(|(deed, times)| vec![deed; times]).concat());
    server.stop().await;
    let store = darkrock_server::store::Store::open(&folder.url()).await.expect("the database");
    let rows = store.entries(&party.id, i64::MIN).await.expect("rows");
    assert!(!format!("{rows:?}").contains("line 10") && !format!("{rows:?}").contains("before the game"));
    let snapshot = store.snapshot(&party.id).await.expect("rows");
    assert!(!format!("{snapshot:?}").contains("line 10"));
    store.close().await;
}

#[tokio::test]
async fn nobody_judges_at_their_own_table() {
    let folder = Folder::new();
    let server = Server::on(&folder.url()).await;
    let (admin, moderator) = staff(&folder, server.address).await;
    let mara = Browser::named(server.address, "Mara").await;
    let people = vec![mara, moderator.browser.clone()];
    let mut party = Party::gather_of(people, 0, 12, json!({"settings": settings()})).await;
    party.begin().await;
    for (at, text) in [(0, "you rascal"), (1, "what?")] {
        party.pages[at].send_json(json!({"type": "chat", "text": text})).await;
        party.pages[1].until_that(|m| m["line"]["text"] == text).await;
    }
    let n = party.pages[1].is.chat[0]["n"].clone();
    let third = Browser::named(server.address, "Jules").await;
    for of in [json!({"what": "line", "table": party.id, "n": n}), json!({"what": "table", "table": party.id})] {
        assert_eq!(third.post("/api/reports", json!({"of": of})).await.status, 204);
    }
    let table = format!("/api/admin/tables/{}", party.id);
    assert_eq!(refused(&moderator.browser.post(&format!("{table}/chat"), json!({})).await), "own-table");
    for deed in ["rename", "remove"] {
        assert_eq!(refused(&moderator.browser.post(&table, json!({"deed": deed})).await), "own-table");
    }
    for report in reports(&moderator.browser).await {
        assert_eq!(report["others_decide"], true, "{report}");
        let path = format!("/api/admin/reports/{}", report["id"].as_str().expect("an id"));
        assert_eq!(refused(&moderator.browser.post(&format!("{path}/look"), json!({})).await), "own-table");
        let deeds = ["hide-line", "rename-guest", "rename-table", "remove-table"].map(|deed| json!({"deed": deed}));
        for deed in deeds.into_iter().chain([json!({"deed": "close", "verdict": "unfounded"})]) {
            assert_eq!(refused(&moderator.browser.post(&path, deed).await), "own-table");
        }
    }
    assert_eq!(done(&admin.browser).await.len(), 2, "nothing was done but what the host did");
    // Somebody else reads the chat, which the log says, and never a hand.
    let chat = admin.browser.post(&format!("{table}/chat"), json!({})).await.good();
    assert_eq!(chat.as_array().map(Vec::len), Some(2));
    assert_eq!(done(&admin.browser).await[0], ("Ada".to_owned(), "look-at-chat".to_owned()));
    let found = admin.browser.get("/api/admin/tables?search=mar").await.good();
    assert_eq!(found["tables"].as_array().map(Vec::len), Some(1), "{found}");
    assert_eq!(found["tables"][0]["seats"][0]["mine"], false);
    assert!(!found.to_string().contains("\"own\"") && !found.to_string().contains("\"ask\""));
    assert_eq!(admin.browser.get("/api/admin/tables?search=nobody").await.good()["tables"], json!([]));
    assert_eq!(admin.browser.post(&table, json!({"deed": "remove"})).await.status, 204);
    assert_eq!(admin.browser.post(&table, json!({"deed": "remove"})).await.fault().0, 404);
    server.stop().await;
}

/// Whoever looks after a server finds private tables by searching: that they watch one, and so read its chat, is in the log.
#[tokio::test]
async fn who_watches_a_private_table_is_noted() {
    let folder = Folder::new();
    let server = Server::on(&folder.url()).await;
    let (admin, moderator) = staff(&folder, server.address).await;
    let mut party = Party::gather(server.address, 2, 0, 16, json!({"settings": settings()})).await;
    party.pages[0].send_json(json!({"type": "chat", "text": "among us"})).await;
    party.pages[1].until_that(|m| m["line"]["text"] == "among us").await;
    let mut listed = settings();
    listed["listed"] = json!(true);
    let public = Party::gather(server.address, 1, 1, 17, json!({"settings": listed})).await;
    let own = Party::gather_of(vec![moderator.browser.clone()], 1, 18, json!({"settings": settings()})).await;
    let before = done(&admin.browser).await.len();
    for table in [&public.id, &own.id] {
        moderator.browser.page(table).await;
    }
    Browser::named(server.address, "Jules").await.page(&party.id).await;
    Browser::unknown(server.address).page(&party.id).await;
    assert_eq!(
        done(&admin.browser).await.len(),
        before,
        "what everybody finds, the own table, and people without a role"
    );
    let page = moderator.browser.page(&party.id).await;
    assert_eq!(said(&page), ["among us"]);
    let after = done(&admin.browser).await;
    assert_eq!((after.len(), &after[0]), (before + 1, &("Moe".to_owned(), "look-at-chat".to_owned())));
    let log = admin.browser.get("/api/admin/log").await.good();
    assert!(log[0]["about"].as_str().is_some_and(|about| about.contains(&party.id)), "{log}");
    server.stop().await;
}

/// The host names persons whose rated games count in full, by the link of their profile; it is noted who has done so.
#[tokio::test]
async fn the_host_vouches_for_persons() {
    let folder = Folder::new();
    let server = Server::on(&folder.url()).await;
    let (mara, guest) = (person(server.address, "Mara", 42).await, Browser::named(server.address, "Jules").await);
    let admin = Admin::open(&folder.url()).await.expect("the database").in_name_of("Tom");
    let establish = |who: String, established: bool| Order::Establish { who, established };
    let of_mara = handle(&mara.browser).await;
    admin.order(establish(of_mara.clone(), true)).await.expect("done");
    let listed = async || {
        let rows = admin.store().established().await.expect("a database");
        rows.into_iter().map(|(_, name, _)| name).collect::<Vec<_>>()
    };
    assert_eq!(listed().await, ["Mara"]);
    let refused = admin.order(establish(handle(&guest).await, true)).await;
    assert!(refused.is_err_and(|error| error.to_string().contains("nobody with an account")), "a guest can be anybody");
    admin.order(establish(of_mara, false)).await.expect("done");
    assert_eq!(listed().await, [""; 0]);
    let deeds = admin.store().deeds(9).await.expect("a database");
    let noted: Vec<_> = deeds.iter().map(|deed| (deed.deed.as_str(), deed.who.as_str())).collect();
    assert_eq!(noted, [("establish", "Tom"); 3]);
    admin.close().await;
    server.stop().await;
}
