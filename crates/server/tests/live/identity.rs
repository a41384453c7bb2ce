//! Who somebody is: names, proofs of being the owner, what moves between guest and account, and what is left of either.

use super::account_links::{Sink, ask, link};
use super::accounts::{Device, mara, persons};
use super::browser::Browser;
use super::party::{Party, part, settings};
use super::provider::Fake;
use super::server::{Folder, Server, catalog, content, generous, still};
use darkrock_rules::chance::FastChance;
use darkrock_rules::record::Session;
use darkrock_rules::setup::Setup;
use darkrock_server::Limits;
use darkrock_server::accounts::CONFIRMED;
use serde_json::{Value, json};
use sqlx::{AnyConnection, Connection};
use std::time::Duration;

async fn name(of: &Browser, name: &str) -> super::browser::Answer {
    of.post("/api/guest", json!({"name": name})).await
}

#[tokio::test]
async fn names_are_seen_and_are_not_somebody_elses() {
    let server = Server::new().await;
    let (mara, _, _) = mara(server.address).await;
    let guest = Browser::unknown(server.address);
    for (wrong, fault) in [
        ("\u{200b}\u{2060}", (400, "name")),
        ("\u{3164}", (400, "name")),
        ("Sеrver", (409, "name-reserved")),
        ("Gunslinger", (409, "name-reserved")),
    ] {
        assert_eq!(name(&guest, wrong).await.fault(), (fault.0, fault.1.to_owned()), "{wrong:?}");
    }
    // No two accounts have names that look alike.
    let jules = persons(server.address, 1).await.remove(0);
    for taken in ["mara", "Mаra", "M\u{200b}ara"] {
        assert_eq!(name(&jules, taken).await.fault(), (409, "name-taken".to_owned()), "{taken:?}");
        let mut guest = Device::named(server.address, taken).await;
        assert_eq!(guest.post("/passkeys/begin", json!({})).await.fault(), (409, "name-taken".to_owned()));
    }
    // The owner may write it otherwise, and take another one: then the name is free again.
    assert_eq!(name(&mara.browser, "MARA").await.good()["name"], "MARA");
    assert_eq!(name(&mara.browser, "Belle").await.good()["name"], "Belle");
    assert_eq!(name(&jules, "Mara").await.good()["name"], "Mara");
    server.stop().await;
}

/// Two guests may have one name; at a table each can be told from the other.
#[tokio::test]
async fn one_visible_name_stands_once_at_a_table() {
    let server = Server::new().await;
    let [one, other] = [Browser::named(server.address, "Ann").await, Browser::named(server.address, "Аnn").await];
    let body = json!({"settings": settings(), "seats": [null, null, null], "sit": [{"seat": 1}, {"seat": 3}]});
    let made = one.post("/api/tables", body).await.good();
    let sit = format!("/api/tables/{}/seats/2", made["id"].as_str().expect("an id"));
    let table = other.post(&sit, json!({"action": "sit", "part": part(2)})).await.good();
    let names: Vec<_> = table["seats"].as_array().expect("seats").iter().map(|seat| seat["name"].clone()).collect();
    assert_eq!(names, ["Ann", "Аnn 3", "Ann 2"], "the second one is written with another alphabet");
    server.stop().await;
}

#[tokio::test]
async fn a_guest_chats_at_the_pace_of_people() {
    let server = Server::with_limits(Limits { chat_per_second: 1, ..generous() }).await;
    let mut party = Party::start(server.address, 2, 0, 5).await;
    for n in 0..55 {
        party.pages[0].send_json(json!({"type": "chat", "text": format!("line {n}")})).await;
    }
    assert_eq!(party.pages[0].refusal().await, "chat-limit");
    // The other one may still write.
    party.pages[1].send_json(json!({"type": "chat", "text": "\u{202e}quiet\u{2066} \u{200b}please"})).await;
    let heard = party.pages[0].until_that(|m| m["type"] == "chat" && m["line"]["seat"] == 2).await;
    assert_eq!(heard["line"]["text"], "quiet please");
    server.stop().await;
}

/// A record of a game that ends with the next choices.
fn almost_over() -> String {
    let setup = Setup { length: 15, ..Setup::new(2) };
    let mut session = Session::new(content(), &setup, FastChance::new(9), &mut ()).expect("a game");
    let (mut dice, mut open, mut before) = (super::party::Dice(4), Vec::new(), String::new());
    while let Some(seat) = session.waiting().first() {
        before = session.record().print(content());
        session.choices(seat, &mut open);
        session.play(seat, *dice.one(&open), &mut ()).expect("an open choice");
    }
    before
}

/// An attack: a bots' game cut off before its end, won by a guest with one choice.
#[tokio::test]
async fn a_game_from_a_record_counts_for_nobody() {
    let server = Server::new().await;
    let people = persons(server.address, 1).await;
    let body = json!({"settings": settings(), "seats": [null, null], "record": almost_over(), "sit": [{"seat": 1}, {"seat": 2}]});
    let made = people[0].post("/api/tables", body).await.good();
    let mut party = Party {
        id: made["id"].as_str().expect("an id").to_owned(),
        people,
        pages: Vec::new(),
        dice: super::party::Dice(1),
    };
    for seat in 1..=2 {
        party.sit(0, seat).await;
    }
    let page = party.people[0].page(&party.id).await;
    party.pages.push(page);
    party.begin().await;
    for seat in [1, 2] {
        // One browser faces one seat after the other.
        let page = &mut party.pages[0];
        if page.is.table["status"] == "finished" {
            break;
        }
        page.send_json(json!({"type": "face", "seat": seat})).await;
        page.until("snapshot").await;
        while !page.is_over() && !page.offers().is_empty() {
            let (choice, seq) = (page.offers()[0]["choice"].as_str().expect("a choice").to_owned(), page.seq());
            page.play(&choice).await;
            page.past(seq).await;
        }
    }
    party.pages[0].until_that(|m| m["table"]["status"] == "finished").await;
    let profile = party.people[0].get("/api/players/me").await.good();
    assert_eq!(
        (&profile["played"], &profile["won"], &profile["games"]),
        (&json!(0), &json!(0), &json!([])),
        "{profile}"
    );
    let reached = profile["achievements"].as_array().expect("a list").iter().filter(|one| !one["reached"].is_null());
    assert_eq!(reached.count(), 0);
    let record = party.people[0].get(&party.path("/record")).await.body;
    assert!(record.contains("\ntaken-up: "), "its origin stands in it: {record}");
    server.stop().await;
}

#[tokio::test]
async fn a_record_has_a_limit() {
    let server = Server::with_limits(Limits { body_bytes: 4 << 20, ..generous() }).await;
    let host = Browser::named(server.address, "Mara").await;
    let body = |record: String| json!({"settings": settings(), "seats": [null, null], "record": record});
    let long = host.post("/api/tables", body(format!("{}{}", almost_over(), "# x\n".repeat(1 << 17)))).await;
    assert_eq!(long.fault(), (422, "record-long".to_owned()));
    // Nothing is made of what takes too long.
    let hasty = Server::with_limits(Limits { record_time: Duration::ZERO, ..generous() }).await;
    let other = Browser::named(hasty.address, "Mara").await;
    let slow = other.post("/api/tables", body(almost_over())).await;
    assert_eq!(slow.fault(), (422, "record-slow".to_owned()));
    assert_eq!(other.get("/api/me").await.good()["tables"], json!([]));
    hasty.stop().await;
    for (text, words) in [(String::new(), "line 1: the record is empty"), ("x".to_owned(), "line 1: not a game record")]
    {
        let refused = host.post("/api/tables", body(text)).await;
        assert!(refused.fault() == (422, "record".to_owned()) && refused.body.contains(words), "{}", refused.body);
    }
    let marked = format!("\u{feff}{}", almost_over().replace('\n', " \r\n"));
    assert_eq!(host.post("/api/tables", body(marked)).await.good()["imported"], json!(true));
    server.stop().await;
}

/// A browser that was left open, by somebody who passes by.
#[tokio::test]
async fn what_cannot_be_undone_needs_a_new_proof() {
    let folder = Folder::new();
    let server = Server::on(&folder.url()).await;
    let (mut desktop, mut passkey, code) = mara(server.address).await;
    // Signing in is a proof.
    let renewed = desktop.post("/recovery", json!({})).await.good()["recovery"].as_str().expect("a code").to_owned();
    assert_ne!(renewed, code);
    server.stop().await;
    left_open(&folder).await;
    let (sink, fake) = (Sink::open().await, Fake::open().await);
    let server = with_ways_in(&sink, &fake, &folder).await;
    desktop.moved(server.address);
    passkey.origin = desktop.origin();
    let refused = (403, "confirm-first".to_owned());
    // Another way in, made by the passer-by, would itself be the proof for the rest.
    let email = json!({"email": "passer-by@example.org", "language": "en"});
    for path in ["/recovery", "/passkeys/begin", "/delete", "/email", "/provider"] {
        let body = if path == "/email" { email.clone() } else { json!({}) };
        assert_eq!(desktop.post(path, body).await.fault(), refused, "{path}");
    }
    let own = format!("/passkeys/{}", passkey.id());
    for path in [own.as_str(), "/email", "/provider"] {
        assert_eq!(desktop.send("DELETE", path, &Value::Null).await.fault(), refused, "{path}");
    }
    // A new secret for this browser proves nothing.
    desktop.post("/sign-out-everywhere", json!({})).await.good();
    assert_eq!(desktop.post("/delete", json!({})).await.fault(), refused);
    let wrong = json!({"with": "code", "code": code});
    assert_eq!(desktop.post("/confirm", wrong).await.fault(), (404, "recovery".to_owned()));
    desktop.post("/confirm", json!({"with": "code", "code": renewed})).await.good();
    let again = desktop.post("/recovery", json!({})).await.good();
    assert!(again["recovery"].is_string());
    // Another person's passkey is no proof, the account's own is.
    let mut stranger = Device::named(server.address, "Jules").await;
    let mut theirs = super::authenticator::Passkey::new(9, &stranger.origin());
    stranger.make(&mut theirs).await.good();
    for (key, status) in [(&mut theirs, 404), (&mut passkey, 200)] {
        let options = desktop.post("/confirm/begin", json!({})).await.good()["options"].clone();
        let credential = key.sign(&options);
        let answer = desktop.post("/confirm", json!({"with": "passkey", "credential": credential})).await;
        assert_eq!(answer.status, status, "{answer:?}");
    }
    assert_eq!(desktop.post("/delete", json!({})).await.status, 204);
    server.stop().await;
}

/// Makes the proofs of all sessions on a database too old. No server may run on it.
async fn left_open(folder: &Folder) {
    let mut connection = AnyConnection::connect(&folder.url()).await.expect("a database");
    let old = sqlx::query("UPDATE sessions SET confirmed = confirmed - $1").bind(CONFIRMED + 60);
    old.execute(&mut connection).await.expect("it can be changed");
    connection.close().await.expect("it ends");
}

/// A server with links by e-mail and a provider.
async fn with_ways_in(sink: &Sink, fake: &Fake, folder: &Folder) -> Server {
    let mut config = fake.config(folder);
    config.mail = Some(sink.config());
    Server::run(config, catalog()).await
}

/// A way in that was begun while the proof was fresh is not added by whoever finds the browser open later. The account's own
/// address, and its own person at the provider, are proofs themselves.
#[tokio::test]
async fn another_way_in_is_added_by_its_owner() {
    let (mut sink, fake, folder) = (Sink::open().await, Fake::open().await, Folder::new());
    let server = with_ways_in(&sink, &fake, &folder).await;
    let (mut desktop, _, code) = mara(server.address).await;
    ask(&mut desktop, "passer-by@example.org").await;
    let (_, token) = sink.next().await;
    let mut waiting = desktop.clone();
    let begin = async |device: &mut Device| {
        let answer = device.post("/provider", json!({})).await.good();
        answer["address"].as_str().expect("an address").to_owned()
    };
    let back = async |device: &mut Device, (code, state): (String, String)| {
        let path = format!("/provider/callback?code={code}&state={state}");
        device.send("GET", &path, &Value::Null).await.header("location").expect("a place").to_owned()
    };
    let visit = begin(&mut waiting).await;
    server.stop().await;
    left_open(&folder).await;
    let server = with_ways_in(&sink, &fake, &folder).await;
    for device in [&mut desktop, &mut waiting] {
        device.moved(server.address);
    }
    let refused = (403, "confirm-first".to_owned());
    assert_eq!(desktop.post("/link", link(&token, false)).await.fault(), refused);
    assert_eq!(back(&mut waiting, fake.sign_in(&visit, "passer-by", |_| ())).await, "/account#provider-confirm");
    let account = desktop.account().await;
    assert_eq!((&account["email"], &account["provider"]), (&Value::Null, &json!(false)));
    // Once it is proved, both are added, and the link that was refused works.
    desktop.post("/confirm", json!({"with": "code", "code": code})).await.good();
    desktop.post("/link", link(&token, false)).await.good();
    let visit = begin(&mut desktop).await;
    assert_eq!(back(&mut desktop, fake.sign_in(&visit, "mara", |_| ())).await, "/account");
    server.stop().await;
    left_open(&folder).await;
    let server = with_ways_in(&sink, &fake, &folder).await;
    desktop.moved(server.address);
    // Another address, and another person there, need a proof; the account's own are one.
    let other = json!({"email": "another@example.org", "language": "en"});
    assert_eq!(desktop.post("/email", other).await.fault(), refused);
    let visit = begin(&mut desktop).await;
    assert_eq!(back(&mut desktop, fake.sign_in(&visit, "passer-by", |_| ())).await, "/account#provider-confirm");
    assert_eq!(desktop.post("/delete", json!({})).await.fault(), refused);
    ask(&mut desktop, "passer-by@example.org").await;
    let (_, token) = sink.next().await;
    desktop.post("/link", link(&token, false)).await.good();
    desktop.post("/recovery", json!({})).await.good();
    server.stop().await;
    left_open(&folder).await;
    let server = with_ways_in(&sink, &fake, &folder).await;
    desktop.moved(server.address);
    let visit = begin(&mut desktop).await;
    assert_eq!(back(&mut desktop, fake.sign_in(&visit, "mara", |_| ())).await, "/account");
    assert_eq!(desktop.post("/delete", json!({})).await.status, 204);
    server.stop().await;
}

#[tokio::test]
async fn who_is_kept_out_takes_the_data_along() {
    let folder = Folder::new();
    let server = Server::on(&folder.url()).await;
    let (mut mara, _, _) = mara(server.address).await;
    server.stop().await;
    let mut connection = AnyConnection::connect(&folder.url()).await.expect("a database");
    let ban = "INSERT INTO bans (kind, who, reason, created, until) SELECT 'guest', guest, 'rude words', 1, NULL FROM accounts";
    sqlx::query(ban).execute(&mut connection).await.expect("it can be changed");
    connection.close().await.expect("it ends");
    let server = Server::on(&folder.url()).await;
    mara.moved(server.address);
    assert_eq!(mara.browser.get("/api/me").await.fault(), (403, "banned".to_owned()));
    assert_eq!(mara.post("/recovery", json!({})).await.fault(), (403, "banned".to_owned()));
    assert_eq!(mara.send("GET", "/export", &Value::Null).await.good()["account"]["name"], "Mara");
    assert_eq!(mara.post("/delete", json!({})).await.status, 204);
    server.stop().await;
}

/// The same from an address that is kept out, by somebody who is signed out: signing in makes nothing new.
#[tokio::test]
async fn who_is_kept_out_by_address_signs_in_to_take_the_data_along() {
    let (mut sink, fake, folder) = (Sink::open().await, Fake::open().await, Folder::new());
    let server = with_ways_in(&sink, &fake, &folder).await;
    let (mut mara, mut passkey, code) = mara(server.address).await;
    ask(&mut mara, "mara@example.org").await;
    let (_, token) = sink.next().await;
    mara.post("/link", link(&token, false)).await.good();
    let mut guest = Device::named(server.address, "Guest").await;
    server.stop().await;
    let mut connection = AnyConnection::connect(&folder.url()).await.expect("a database");
    let ban = "INSERT INTO bans (kind, who, reason, created, until) VALUES ('address', '127.0.0.1/32', 'rude words', 1, NULL)";
    sqlx::query(ban).execute(&mut connection).await.expect("it can be changed");
    connection.close().await.expect("it ends");
    let server = with_ways_in(&sink, &fake, &folder).await;
    let refused = (403, "banned".to_owned());
    let address = server.address;
    passkey.origin = Device::unknown(address).origin();
    let exported = async |device: &mut Device| {
        assert_eq!(device.browser.get("/api/me").await.fault(), refused);
        assert_eq!(device.send("GET", "/export", &Value::Null).await.good()["account"]["name"], "Mara");
    };
    let mut phone = Device::unknown(address);
    assert_eq!(phone.browser.get("/api/me").await.fault(), refused);
    phone.sign_in(&mut passkey).await.good();
    exported(&mut phone).await;
    let mut phone = Device::unknown(address);
    phone.recover(&code).await.good();
    exported(&mut phone).await;
    let mut phone = Device::unknown(address);
    ask(&mut phone, "mara@example.org").await;
    let (_, token) = sink.next().await;
    phone.post("/link", link(&token, false)).await.good();
    exported(&mut phone).await;
    // Nothing new is made: no name, no account, no other way in.
    guest.moved(address);
    assert_eq!(guest.post("/passkeys/begin", json!({})).await.fault(), refused);
    assert_eq!(Browser::unknown(address).post("/api/guest", json!({"name": "New"})).await.fault(), refused);
    ask(&mut guest, "guest@example.org").await;
    let email = json!({"email": "other@example.org", "language": "en"});
    assert_eq!(phone.post("/email", email).await.fault(), refused);
    assert_eq!(phone.post("/delete", json!({})).await.status, 204);
    server.stop().await;
}

/// A link that is opened in another browser: whoever reads the mail decides what moves, and nothing does by itself.
#[tokio::test]
async fn a_link_in_another_browser_moves_nothing_by_itself() {
    let (mut sink, folder) = (Sink::open().await, Folder::new());
    let mut config = Server::config(&folder.url(), generous(), Vec::new());
    (config.mail, config.clock) = (Some(sink.config()), still());
    let server = Server::run(config, catalog()).await;
    let (mut owner, _, _) = mara(server.address).await;
    ask(&mut owner, "mara@example.org").await;
    let (_, token) = sink.next().await;
    owner.post("/link", link(&token, false)).await.good();
    for moves in [false, true] {
        let mut asking = Device::unknown(server.address);
        ask(&mut asking, "mara@example.org").await;
        let (_, token) = sink.next().await;
        let mut other = Device::named(server.address, "Guest").await;
        let seat = json!({"settings": settings(), "seats": [null, null], "sit": [{"seat": 1}]});
        let table = other.browser.post("/api/tables", seat).await.good()["id"].clone();
        let asked = other.post("/link", link(&token, false)).await.good();
        assert_eq!((&asked["asks"], &asked["own"]), (&json!("Mara"), &json!({"name": "Guest", "tables": 1})));
        let mut confirmed = link(&token, true);
        if moves {
            confirmed["moves"] = json!(true);
        }
        other.post("/link", confirmed).await.good();
        let tables = |me: &Value| me["tables"].as_array().expect("tables").iter().any(|one| one["id"] == table);
        assert_eq!((&other.me().await["name"], tables(&other.me().await)), (&json!("Mara"), moves));
        other.post("/sign-out", json!({})).await;
        let after = other.me().await;
        // What did not move is still the guest's.
        assert_eq!((&after["name"], tables(&after)), (&if moves { Value::Null } else { json!("Guest") }, !moves));
    }
    for number in ["a@[127.0.0.1]", "a@127.0.0.1", "a@[IPv6:::1]", "a@localhost"] {
        let answer = owner.post("/email", json!({"email": number, "language": "en"})).await;
        assert_eq!(answer.fault(), (400, "email".to_owned()), "{number}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_deleted_person_leaves_no_name_at_tables() {
    let server = Server::new().await;
    let (mut mara, _, _) = mara(server.address).await;
    let mut named = settings();
    named["name"] = json!("Mara’s evening");
    let mut other = settings();
    other["name"] = json!("A quiet table");
    let mut paths = Vec::new();
    for settings in [named, other] {
        let body = json!({"settings": settings, "seats": [null, null], "sit": [{"seat": 1}]});
        let made = mara.browser.post("/api/tables", body).await.good();
        paths.push(format!("/api/tables/{}", made["id"].as_str().expect("an id")));
    }
    assert_eq!(mara.post("/delete", json!({})).await.status, 204);
    let stranger = Browser::unknown(server.address);
    let mut names = Vec::new();
    for path in &paths {
        names.push(stranger.get(path).await.good()["settings"]["name"].clone());
    }
    assert_eq!(names, ["", "A quiet table"]);
    server.stop().await;
}

/// Also where somebody else has named the table, under a name that the person no longer had, and at the table of the next game,
/// where nobody has taken the person's seat.
#[tokio::test]
async fn a_deleted_person_leaves_no_name_at_tables_of_others() {
    let server = Server::new().await;
    let (mut mara, _, _) = mara(server.address).await;
    let jules = Browser::named(server.address, "Jules").await;
    let mut named = settings();
    named["name"] = json!("Mara’s evening");
    let make = json!({"settings": named});
    let mut party = Party::gather_of(vec![mara.browser.clone(), jules.clone()], 0, 3, make.clone()).await;
    party.begin().await;
    party.finish().await;
    let next = jules.post(&party.path("/rematch"), json!({})).await.good();
    assert_eq!(next["settings"]["name"], "", "it would be there when Mara’s seat is somebody else’s");
    let other = Party::gather_of(vec![jules.clone(), mara.browser.clone()], 0, 4, make).await;
    let own = Party::gather_of(vec![jules.clone(), mara.browser.clone()], 0, 4, json!({"settings": settings()})).await;
    assert_eq!(name(&mara.browser, "Belle").await.good()["name"], "Belle");
    let path = next["id"].as_str().expect("an id");
    assert_eq!(mara.post("/delete", json!({})).await.status, 204);
    let mut names = Vec::new();
    for id in [&party.id, path, &other.id, &own.id] {
        names.push(jules.get(&format!("/api/tables/{id}")).await.good()["settings"]["name"].clone());
    }
    assert_eq!(names, ["", "", "", settings()["name"].as_str().unwrap_or_default()]);
    server.stop().await;
}

/// An attack: a list full of tables of one guest.
#[tokio::test]
async fn a_guest_has_few_places_in_the_list() {
    let server = Server::new().await;
    let host = Browser::named(server.address, "Mara").await;
    let mut listed = settings();
    listed["listed"] = json!(true);
    let make = |settings: &Value| host.post("/api/tables", json!({"settings": settings, "seats": [null, null]}));
    for _ in 0..3 {
        make(&listed).await.good();
    }
    assert_eq!(make(&listed).await.fault(), (429, "listed-tables".to_owned()));
    let made = make(&settings()).await.good();
    let path = format!("/api/tables/{}/settings", made["id"].as_str().expect("an id"));
    let mut own = made["settings"].clone();
    own["listed"] = json!(true);
    let refused = host.send("PUT", &path, &[], &own.to_string()).await;
    assert_eq!(refused.fault(), (429, "listed-tables".to_owned()));
    server.stop().await;
}
