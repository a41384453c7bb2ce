//! What those who look after a server do about people: neutral names, bans of guests and networks; and what is kept of it.

use super::browser::Browser;
use super::moderation::{handle, person, reports, staff};
use super::party::{Party, settings};
use super::server::{Folder, Server, generous};
use darkrock_server::peer::{Proxies, network};
use darkrock_server::retention::{Retention, remove_old};
use darkrock_server::store::Store;
use darkrock_server::{Config, Limits};
use serde_json::{Value, json};

#[tokio::test]
async fn a_person_gets_a_neutral_name_everywhere() {
    let folder = Folder::new();
    let server = Server::on(&folder.url()).await;
    let (_, moderator) = staff(&folder, server.address).await;
    let rude = person(server.address, "Rude Name", 44).await;
    let mara = Browser::named(server.address, "Mara").await;
    let named = json!({"settings": {"length": 15, "pace": "instant", "absence": 0, "name": "A rude table"}});
    let mut party = Party::gather_of(vec![rude.browser.clone(), mara.clone()], 0, 13, named).await;
    party.begin().await;
    party.pages[0].send_json(json!({"type": "chat", "text": "hello"})).await;
    party.pages[1].until_that(|m| m["line"]["text"] == "hello").await;
    for of in
        [json!({"what": "name", "handle": handle(&rude.browser).await}), json!({"what": "table", "table": party.id})]
    {
        assert_eq!(mara.post("/api/reports", json!({"of": of})).await.status, 204);
    }
    for report in reports(&moderator.browser).await {
        let path = format!("/api/admin/reports/{}", report["id"].as_str().expect("an id"));
        let deed = if report["kind"] == "name" { "rename-guest" } else { "rename-table" };
        assert_eq!(moderator.browser.post(&path, json!({"deed": deed})).await.status, 204);
    }
    party.pages[1].until_closed().await;
    let name = rude.me().await["name"].as_str().expect("a name").to_owned();
    assert!(name.starts_with("Drifter "), "{name}");
    let page = mara.page(&party.id).await;
    assert_eq!((&page.is.table["seats"][0]["name"], &page.is.chat[0]["name"]), (&json!(name), &json!(name)));
    assert_eq!(page.is.table["settings"]["name"], "");
    let heard = format!("{:?}", page.heard);
    assert!(!heard.contains("Rude Name") && !heard.contains("A rude table"), "nothing of the old names is sent");
    // The name is free for nobody: it was the account's own.
    assert_eq!(rude.browser.post("/api/guest", json!({"name": "Drifter 000000"})).await.fault().1, "name-reserved");
    server.stop().await;
}

#[tokio::test]
async fn guests_are_kept_out_and_let_in_again() {
    let folder = Folder::new();
    let server = Server::on(&folder.url()).await;
    let (admin, moderator) = staff(&folder, server.address).await;
    let mara = Browser::named(server.address, "Mara").await;
    let of_mara = handle(&mara).await;
    for (reason, days) in [("", json!(1)), ("insults", json!(0)), ("insults", json!(100_000))] {
        let wrong = json!({"handle": of_mara, "reason": reason, "days": days});
        assert_eq!(moderator.browser.post("/api/admin/bans", wrong).await.fault().0, 400);
    }
    let ban = json!({"handle": of_mara, "reason": "insults", "days": 2});
    assert_eq!(moderator.browser.post("/api/admin/bans", ban).await.status, 204);
    let answer = mara.get("/api/me").await;
    assert!(answer.fault() == (403, "banned".to_owned()) && answer.body.contains("insults"));
    let bans = moderator.browser.get("/api/admin/bans").await.good();
    assert_eq!((&bans[0]["who"], &bans[0]["handle"]), (&json!("Mara"), &json!(of_mara)));
    assert_eq!(
        bans[0]["until"].as_i64().zip(bans[0]["created"].as_i64()).map(|(end, begin)| end - begin),
        Some(172_800)
    );
    let guest = Store::attach(&folder.url()).await.expect("the database");
    let id = guest.guests("mara", 1).await.expect("it reads")[0].id.clone();
    guest.close().await;
    assert!(!bans.to_string().contains(&id), "the id of a guest is sent to nobody");
    assert!(!admin.browser.get("/api/admin/log").await.body.contains(&id));
    let path = format!("/api/admin/bans/{}", bans[0]["id"].as_str().expect("an id"));
    assert_eq!(moderator.browser.send("DELETE", &path, &[], "").await.status, 204);
    assert_eq!(moderator.browser.send("DELETE", &path, &[], "").await.fault().0, 404);
    assert_eq!(mara.get("/api/me").await.good()["name"], "Mara");
    server.stop().await;
}

/// A server behind a proxy, so that each browser can have an address of its own.
async fn proxied(folder: &Folder) -> Server {
    let proxies = Proxies(vec![network("127.0.0.1").expect("an address")]);
    let config = Config { proxies, ..Server::config(&folder.url(), Limits { ..generous() }, Vec::new()) };
    Server::run(config, super::server::catalog()).await
}

#[tokio::test]
async fn a_network_is_kept_out_for_new_guests_only() {
    let folder = Folder::new();
    let server = proxied(&folder).await;
    let (mut admin, _) = staff(&folder, server.address).await;
    let at = |address: &'static str| [("X-Forwarded-For", address)];
    let name = async |server: &Server, name: &str, address: &'static str| {
        let new = Browser::unknown(server.address);
        let answer = new.send("POST", "/api/guest", &at(address), &json!({"name": name}).to_string()).await;
        let cookie = answer.header("set-cookie").and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
        (Browser { cookie, ..new }, answer)
    };
    let (rude, _) = name(&server, "Rude", "192.0.2.1").await;
    let (neighbor, _) = name(&server, "Neighbor", "192.0.2.1").await;
    let (old, _) = name(&server, "Old", "192.0.2.1").await;
    // One of them has been here for longer than a week.
    server.stop().await;
    let mut connection = <sqlx::AnyConnection as sqlx::Connection>::connect(&folder.url()).await.expect("a database");
    let aged = sqlx::query("UPDATE guests SET created = created - 700000 WHERE name = 'Old'").execute(&mut connection);
    assert_eq!(aged.await.expect("it can be changed").rows_affected(), 1);
    sqlx::Connection::close(connection).await.expect("it ends");
    let server = proxied(&folder).await;
    let address = server.address;
    let [rude, neighbor, old] = [rude, neighbor, old].map(|browser| Browser { address, ..browser });
    admin.moved(address);
    for browser in [&rude, &neighbor, &old] {
        browser.send("GET", "/api/me", &at("192.0.2.1"), "").await.good();
    }
    let of_rude = rude.send("GET", "/api/players/me", &at("192.0.2.1"), "").await.good()["handle"].clone();
    let look = async |of: &Value| admin.browser.post("/api/admin/networks/look", json!({"of": of})).await;
    let found = look(&of_rude).await.good();
    assert_eq!((&found["network"], &found["others"]), (&json!("192.0.2.1/32"), &json!(2)), "it says how many share it");
    assert_eq!(look(&json!("10.0.0.0/8")).await.fault(), (400, "network-range".to_owned()));
    assert_eq!(look(&json!("0".repeat(16))).await.fault().0, 404);
    let ban = async |days: u32, others: u32| {
        let body = json!({"network": "192.0.2.1/32", "reason": "insults", "days": days, "others": others});
        admin.browser.post("/api/admin/networks", body).await
    };
    assert_eq!(ban(8, 2).await.fault(), (400, "days".to_owned()), "it ends by itself within a week");
    assert_eq!(ban(7, 1).await.fault(), (409, "network-shared".to_owned()), "more share it than were confirmed");
    assert_eq!(ban(7, 2).await.status, 204);
    let new = name(&server, "New", "192.0.2.1").await.1;
    assert!(new.fault() == (403, "network-banned".to_owned()) && new.body.contains("insults"), "{new:?}");
    for (browser, status) in [(&rude, 403), (&neighbor, 403), (&old, 200)] {
        assert_eq!(browser.send("GET", "/api/me", &at("192.0.2.1"), "").await.status, status);
    }
    assert_eq!(
        rude.send("GET", "/api/me", &at("198.51.100.1"), "").await.status,
        200,
        "elsewhere it is another network"
    );
    assert_eq!(name(&server, "Newer", "198.51.100.1").await.1.status, 200);
    let unnamed = Browser::unknown(server.address).send("GET", "/api/tables?status=open", &at("192.0.2.1"), "").await;
    assert_eq!(unnamed.status, 200, "who has no name can look");
    let bans = admin.browser.get("/api/admin/bans").await.good();
    assert_eq!((&bans[0]["kind"], &bans[0]["who"]), (&json!("network"), &json!("192.0.2.1/32")));
    let path = format!("/api/admin/bans/{}", bans[0]["id"].as_str().expect("an id"));
    assert_eq!(admin.browser.send("DELETE", &path, &[], "").await.status, 204);
    assert_eq!(name(&server, "New", "192.0.2.1").await.1.status, 200);
    server.stop().await;
}

#[tokio::test]
async fn reports_are_taken_along_deleted_and_forgotten() {
    const DAY: i64 = 24 * 60 * 60;
    let folder = Folder::new();
    let server = Server::on(&folder.url()).await;
    let (admin, _) = staff(&folder, server.address).await;
    let mut author = person(server.address, "Author", 45).await;
    let mut reporter = person(server.address, "Reporter", 46).await;
    let people = vec![author.browser.clone(), reporter.browser.clone()];
    let mut party = Party::gather_of(people, 0, 14, json!({"settings": settings()})).await;
    for (at, text) in [(0, "my words"), (1, "your words")] {
        party.pages[at].send_json(json!({"type": "chat", "text": text})).await;
        party.pages[1].until_that(|m| m["line"]["text"] == text).await;
    }
    let of = json!({"what": "line", "table": party.id, "n": party.pages[1].is.chat[0]["n"]});
    assert_eq!(reporter.browser.post("/api/reports", json!({"of": of, "text": "rude"})).await.status, 204);
    let of = json!({"what": "name", "handle": handle(&admin.browser).await});
    assert_eq!(reporter.browser.post("/api/reports", json!({"of": of, "text": "power"})).await.status, 204);
    let export = reporter.send("GET", "/export", &Value::Null).await.good();
    assert_eq!((&export["role"], export["reports"].as_array().map(Vec::len)), (&Value::Null, Some(2)), "{export}");
    let mut texts = [&export["reports"][0]["text"], &export["reports"][1]["text"]].map(Value::to_string);
    texts.sort_unstable();
    assert_eq!(
        (texts, &export["in_reports"][0]["text"]),
        (["\"power\"", "\"rude\""].map(str::to_owned), &json!("your words"))
    );
    let theirs = author.send("GET", "/export", &Value::Null).await.good();
    assert_eq!((&theirs["in_reports"][0]["text"], &theirs["reports"]), (&json!("my words"), &json!([])));
    // A new id changes nothing.
    author.post("/sign-out-everywhere", json!({})).await.good();
    assert_eq!(author.send("GET", "/export", &Value::Null).await.good()["in_reports"], theirs["in_reports"]);
    assert_eq!(reports(&admin.browser).await.len(), 1);
    // With the reporter goes what was said; a report that nobody has made any more goes, too.
    assert_eq!(reporter.post("/delete", json!({})).await.status, 204);
    assert_eq!(reports(&admin.browser).await, Vec::<Value>::new());
    let again = Browser::named(server.address, "Again").await;
    let of = json!({"what": "name", "handle": handle(&author.browser).await});
    assert_eq!(again.post("/api/reports", json!({"of": of})).await.status, 204);
    server.stop().await;
    let store = Store::open(&folder.url()).await.expect("the database");
    let now = darkrock_server::shared::now();
    for (days, left) in [(89, 1), (91, 0)] {
        remove_old(&store, &Retention::default(), now + days * DAY).await;
        assert_eq!(store.open_reports(9).await.expect("it reads").len(), left, "after {days} days");
    }
    store.close().await;
}

/// A report names whoever has written the line: also somebody who has left the seat, is called otherwise by now, or looks after the
/// server. What they have written follows their names, and goes with their accounts.
#[tokio::test]
async fn the_author_of_a_line_is_known_after_leaving_the_seat() {
    let folder = Folder::new();
    let server = Server::on(&folder.url()).await;
    let (admin, moderator) = staff(&folder, server.address).await;
    let mut rude = person(server.address, "Rude", 47).await;
    let [mara, jules, belle] = ["Mara", "Jules", "Belle"].map(|name| Browser::named(server.address, name));
    let (mara, jules, belle) = (mara.await, jules.await, belle.await);
    let people = vec![mara.clone(), rude.browser.clone(), moderator.browser.clone(), jules.clone()];
    let mut party = Party::gather_of(people, 0, 15, json!({"settings": settings()})).await;
    for (at, text) in [(1, "by Rude"), (2, "by Moe"), (3, "by Jules")] {
        party.pages[at].send_json(json!({"type": "chat", "text": text})).await;
        party.pages[0].until_that(|m| m["line"]["text"] == text).await;
    }
    for (who, seat) in [(&rude.browser, 2), (&moderator.browser, 3)] {
        who.post(&format!("/api/tables/{}/seats/{seat}", party.id), json!({"action": "leave"})).await.good();
    }
    jules.post("/api/guest", json!({"name": "Saint"})).await.good();
    party.people.extend([belle.clone(), Browser::named(server.address, "Kate").await]);
    party.sit(4, 2).await;
    party.sit(5, 3).await;
    let mut page = belle.page(&party.id).await;
    page.send_json(json!({"type": "chat", "text": "by Belle"})).await;
    page.until_that(|m| m["line"]["text"] == "by Belle").await;
    party.begin().await;
    // The lines are copied into the game that begins.
    let lines = mara.page(&party.id).await.is.chat;
    let of = |text: &str| {
        let line = lines.iter().find(|line| line["text"] == text).expect("a line");
        json!({"of": {"what": "line", "table": party.id, "n": line["n"]}})
    };
    for (text, who) in [("by Rude", &rude.browser), ("by Moe", &moderator.browser), ("by Jules", &jules)] {
        assert_eq!(who.post("/api/reports", of(text)).await.fault(), (400, "report-self".to_owned()), "{text}");
        assert_eq!(mara.post("/api/reports", of(text)).await.status, 204);
    }
    let all = reports(&admin.browser).await;
    for (name, who) in [("Rude", &rude.browser), ("Moe", &moderator.browser), ("Jules", &jules)] {
        let report = all.iter().find(|report| report["title"] == name).expect("a report");
        assert_eq!(report["handle"], json!(handle(who).await), "{report}");
    }
    let theirs = reports(&moderator.browser).await;
    assert!(!theirs.iter().any(|report| report["title"] == "Moe"), "nobody decides about oneself: {theirs:?}");
    let of_moe = all.iter().find(|report| report["title"] == "Moe").expect("a report");
    let path = format!("/api/admin/reports/{}", of_moe["id"].as_str().expect("an id"));
    let close = json!({"deed": "close", "verdict": "unfounded"});
    assert_eq!(moderator.browser.post(&path, close).await.fault().0, 404);
    let of_rude = all.iter().find(|report| report["title"] == "Rude").expect("a report");
    let path = format!("/api/admin/reports/{}", of_rude["id"].as_str().expect("an id"));
    assert_eq!(admin.browser.post(&path, json!({"deed": "rename-guest"})).await.status, 204);
    let called = async |text: &str| {
        let chat = mara.page(&party.id).await.is.chat;
        chat.iter().find(|line| line["text"] == text).map(|line| line["name"].clone())
    };
    assert_eq!(called("by Rude").await, Some(rude.me().await["name"].clone()), "a neutral name");
    assert_eq!(called("by Belle").await, Some(json!("Belle")), "who sits there now keeps hers");
    let export = rude.send("GET", "/export", &Value::Null).await.good();
    assert_eq!((export["chat"].as_array().map(Vec::len), &export["tables"]), (Some(2), &json!([])), "{export}");
    assert_eq!(rude.post("/delete", json!({})).await.status, 204);
    assert_eq!((called("by Rude").await, called("by Belle").await), (None, Some(json!("Belle"))));
    server.stop().await;
}
