//! Tables before and after their games: creation, seats, settings, lists, start, rematch.

use super::browser::{Answer, Browser};
use super::party::{Party, part, settings};
use super::server::{Folder, Server, generous};
use darkrock_rules::chance::FastChance;
use darkrock_rules::content::Files;
use darkrock_rules::record::Session;
use darkrock_rules::setup::Setup;
use darkrock_rules::{Catalog, Content};
use darkrock_server::{Clock, Config};
use futures_util::future::join_all;
use serde_json::{Value, json};
use std::collections::BTreeSet;

async fn make(browser: &Browser, body: Value) -> Value {
    browser.post("/api/tables", body).await.good()
}

async fn seat(browser: &Browser, id: &str, seat: u8, body: Value) -> (u16, String) {
    let answer = browser.post(&format!("/api/tables/{id}/seats/{seat}"), body).await;
    if answer.status == 200 { (200, String::new()) } else { answer.fault() }
}

fn fault(status: u16, code: &str) -> (u16, String) {
    (status, code.to_owned())
}

fn good() -> (u16, String) {
    fault(200, "")
}

fn sit() -> Value {
    json!({"action": "sit", "part": part(0)})
}

#[tokio::test]
async fn tables_are_made_and_listed_or_private() {
    let server = Server::new().await;
    let host = Browser::named(server.address, "Mara").await;
    let stranger = Browser::unknown(server.address);
    let mut shown = settings();
    shown["listed"] = json!(true);
    shown["name"] = json!(" Sunday \u{202e} posse\n");
    let listed = make(&host, json!({"settings": shown, "seats": [null, "random"]})).await;
    let hidden = make(&host, json!({"settings": settings(), "seats": [null, null, null]})).await;
    assert_eq!(listed["settings"]["name"], "Sunday posse");
    assert_eq!((&listed["host"], &listed["status"]), (&json!(true), &json!("open")));
    assert_eq!((&listed["seats"][1]["sitter"], &listed["seats"][1]["bot"]), (&json!("bot"), &json!("random")));
    let list = stranger.get("/api/tables?status=open").await.good();
    let ids: Vec<&Value> = list.as_array().expect("a list").iter().map(|t| &t["id"]).collect();
    assert_eq!(ids, [&listed["id"]]);
    assert_eq!(list[0]["host"], false, "the stranger did not make it");
    // A private table is accessible by its link.
    let path = format!("/api/tables/{}", hidden["id"].as_str().expect("an id"));
    assert_eq!(stranger.get(&path).await.good()["seats"].as_array().map(Vec::len), Some(3));
    for status in ["running", "finished"] {
        assert_eq!(stranger.get(&format!("/api/tables?status={status}")).await.good(), json!([]));
    }
    assert_eq!(stranger.get("/api/tables?status=odd").await.fault(), fault(400, "status"));
    assert_eq!(stranger.get("/api/tables/0123456789abcdef0123456789abcdef").await.fault(), fault(404, "not-found"));
    let me = host.get("/api/me").await.good();
    assert_eq!((me["name"].as_str(), me["tables"].as_array().map(Vec::len)), (Some("Mara"), Some(2)));
    assert_eq!(stranger.get("/api/me").await.good(), json!({"account": false, "name": null, "tables": []}));
    server.stop().await;
}

#[tokio::test]
async fn another_name_of_the_host_is_shown_in_the_open_lobby() {
    let server = Server::new().await;
    let host = Browser::named(server.address, "Mara").await;
    let made = host.post("/api/tables", json!({"settings": settings(), "seats": [null, null, "random"]})).await.good();
    let path = format!("/api/tables/{}", made["id"].as_str().expect("an id"));
    let friend = Browser::named(server.address, "Bobby").await;
    for (browser, seat) in [(&host, 1), (&friend, 2)] {
        let sit = json!({"action": "sit", "part": "0a".repeat(32)});
        browser.post(&format!("{path}/seats/{seat}"), sit).await.good();
    }
    host.post("/api/guest", json!({"name": "Mary"})).await.good();
    let seats = friend.get(&path).await.good()["seats"].clone();
    assert_eq!((seats[0]["name"].as_str(), seats[1]["name"].as_str()), (Some("Mary"), Some("Bobby")));
    // Names at a table differ.
    friend.post("/api/guest", json!({"name": "Mary"})).await.good();
    assert_eq!(friend.get(&path).await.good()["seats"][1]["name"], "Mary 2");
    server.stop().await;
}

#[tokio::test]
async fn the_man_in_black_comes_to_tables_of_two_that_do_not_say_otherwise() {
    let server = Server::new().await;
    let host = Browser::named(server.address, "Mara").await;
    let usual = json!(["goals", "man-in-black"]);
    for (settings, seats, variants) in [
        (json!({}), 2, usual.clone()),
        (json!({"length": 15}), 2, usual),
        (json!({}), 3, json!(["goals"])),
        (json!({"variants": ["goals"]}), 2, json!(["goals"])),
        (json!({"goals": false}), 2, json!([])),
    ] {
        let table = make(&host, json!({"settings": settings, "seats": vec![Value::Null; seats]})).await;
        assert_eq!(table["settings"]["variants"], variants, "{seats} seats, {settings}");
    }
    let rules = host.get("/api/rules/en?players=2").await.good();
    assert!(rules["about"].as_str().is_some_and(|about| about.contains("Man in Black")), "{}", rules["about"]);
    server.stop().await;
}

#[tokio::test]
async fn seats_are_taken_left_and_given_to_bots() {
    let server = Server::new().await;
    let (host, guest) = (Browser::named(server.address, "Mara").await, Browser::named(server.address, "Jules").await);
    let chosen = json!({"length": 15, "pace": "instant", "characters": "chosen"});
    let table = make(&host, json!({"settings": chosen, "seats": [null, null, "random"]})).await;
    let id = table["id"].as_str().expect("an id");
    assert_eq!(seat(&guest, id, 1, sit()).await, good());
    assert_eq!(seat(&host, id, 1, sit()).await, fault(409, "taken"));
    assert_eq!(seat(&host, id, 2, sit()).await, good());
    assert_eq!(seat(&guest, id, 2, json!({"action": "leave"})).await, fault(403, "not-your-seat"));
    assert_eq!(seat(&guest, id, 3, json!({"action": "open"})).await, fault(403, "not-your-seat"));
    assert_eq!(seat(&guest, id, 3, json!({"action": "bot", "level": "random"})).await, fault(403, "not-your-seat"));
    assert_eq!(seat(&host, id, 3, json!({"action": "bot", "level": "genius"})).await, fault(400, "bot"));
    assert_eq!(seat(&host, id, 4, sit()).await, fault(400, "seat"));
    assert_eq!(seat(&host, id, 0, sit()).await, fault(400, "seat"));
    assert_eq!(seat(&host, id, 2, json!({"action": "sit", "part": "zz"})).await, fault(400, "part"));
    assert_eq!(seat(&host, id, 2, json!({"action": "dance"})).await, fault(400, "body"));
    let long = json!({"action": "sit", "part": part(0), "name": "x".repeat(25)});
    assert_eq!(seat(&host, id, 2, long).await, fault(400, "name"));
    let me = guest.get("/api/me").await.good();
    let names = me["tables"][0]["seats"].as_array().expect("seats").iter().map(|s| s["name"].clone());
    assert_eq!(names.collect::<Vec<_>>(), [json!("Jules"), json!("Mara"), json!("random")]);
    // Characters: one's own, or for the host a bot's; each once.
    let characters: Vec<&str> =
        super::server::content().specs.characters.iter().map(|c| c.id.as_str()).take(2).collect();
    let choose = |id: &str| json!({"action": "character", "character": id});
    assert_eq!(seat(&guest, id, 1, choose(characters[0])).await, good());
    assert_eq!(seat(&host, id, 3, choose(characters[0])).await, fault(409, "character"));
    assert_eq!(seat(&host, id, 1, choose(characters[1])).await, fault(403, "not-your-seat"));
    assert_eq!(seat(&host, id, 3, choose(characters[1])).await, good());
    assert_eq!(seat(&guest, id, 1, choose("nobody")).await, fault(400, "character"));
    assert_eq!(seat(&guest, id, 1, json!({"action": "leave"})).await, good());
    let start = format!("/api/tables/{id}/start");
    assert_eq!(host.post(&start, json!({})).await.fault(), fault(409, "open-seats"));
    assert_eq!(seat(&host, id, 1, json!({"action": "bot", "level": "random"})).await, good());
    assert_eq!(guest.post(&start, json!({})).await.fault(), fault(403, "not-host"));
    let started = host.post(&start, json!({})).await.good();
    assert_eq!(started["seats"][2]["character"], characters[1], "the chosen character is played");
    assert_eq!(host.post(&start, json!({})).await.fault(), fault(409, "started"));
    assert_eq!(seat(&host, id, 2, json!({"action": "leave"})).await, fault(409, "started"));
    let path = format!("/api/tables/{id}/settings");
    assert_eq!(host.put(&path, settings()).await.fault(), fault(409, "started"));
    server.stop().await;
}

#[tokio::test]
async fn settings_are_checked() {
    let server = Server::new().await;
    let (host, guest) = (Browser::named(server.address, "Mara").await, Browser::named(server.address, "Jules").await);
    let table = make(&host, json!({"settings": settings(), "seats": [null, null]})).await;
    let path = format!("/api/tables/{}/settings", table["id"].as_str().expect("an id"));
    let mut wanted = settings();
    wanted["length"] = json!(25);
    wanted["variants"] = json!(["wild-wild-west"]);
    assert_eq!(guest.put(&path, wanted.clone()).await.fault(), fault(403, "not-host"));
    let changed = host.put(&path, wanted).await.good();
    let now = &changed["settings"];
    assert_eq!((&now["length"], &now["variants"]), (&json!(25), &json!(["wild-wild-west"])));
    // A client from before there were other variants.
    let old = host.put(&path, json!({"length": 20, "goals": false})).await.good();
    assert_eq!(old["settings"]["variants"], json!([]));
    let wrong = [
        (json!({"length": 17}), "length"),
        (json!({"name": "x".repeat(41)}), "name"),
        (json!({"length": 300}), "body"),
        (json!({"pace": "never"}), "body"),
        (json!({"cheat": true}), "body"),
        (json!({"goals": true, "variants": []}), "body"),
        (json!(7), "body"),
    ];
    for (settings, code) in wrong {
        assert_eq!(host.put(&path, settings.clone()).await.fault(), fault(400, code), "{settings}");
        let make = json!({"settings": settings, "seats": [null, null]});
        assert_eq!(host.post("/api/tables", make).await.fault(), fault(400, code));
    }
    server.stop().await;
}

#[tokio::test]
async fn a_table_that_cannot_be_is_not_made() {
    let server = Server::new().await;
    let host = Browser::named(server.address, "Mara").await;
    let listed = json!({"length": 15, "listed": true});
    let mut wrong = vec![
        (json!({"settings": listed, "seats": vec![Value::Null; 7]}), 400, "seats"),
        (json!({"settings": listed, "seats": [null]}), 400, "seats"),
        (json!({"settings": listed, "seats": [null, "genius"]}), 400, "bot"),
        (json!({"settings": listed, "seats": [null, null], "record": "rubbish"}), 422, "record"),
        (json!({"settings": listed, "seats": [null, null], "start": true}), 409, "open-seats"),
    ];
    let misfits = [
        (&["first-game", "goals"][..], 15, 3, "first-game-goals"),
        (&["first-game"], 20, 3, "first-game-length"),
        (&["first-game"], 15, 5, "first-game-players"),
        (&["first-game"], 15, 2, "first-game-needs-man-in-black"),
        (&["goals", "man-in-black"], 20, 3, "man-in-black-players"),
    ];
    for (variants, length, seats, code) in misfits {
        let settings = json!({"length": length, "variants": variants});
        wrong.push((json!({"settings": settings, "seats": vec![Value::Null; seats]}), 422, code));
    }
    let sits = [
        (json!({"seat": 3}), 400, "seat"),
        (json!({"seat": 0}), 400, "seat"),
        // The server has not published its commitment yet.
        (json!({"seat": 1, "part": part(0)}), 400, "body"),
        (json!({"seat": 1, "name": "x".repeat(25)}), 400, "name"),
        (json!({"seat": 1, "character": "nobody"}), 400, "character"),
    ];
    for (sit, status, code) in sits {
        wrong.push((json!({"settings": listed, "seats": [null, null], "sit": [sit]}), status, code));
    }
    for (body, status, code) in wrong {
        assert_eq!(host.post("/api/tables", body.clone()).await.fault(), fault(status, code), "{body}");
    }
    assert_eq!(host.get("/api/tables?status=open").await.good(), json!([]), "an error changes nothing");
    let unknown = Browser::unknown(server.address);
    let body = json!({"settings": settings(), "seats": [null, null]});
    assert_eq!(unknown.post("/api/tables", body).await.fault(), fault(401, "no-guest"));
    server.stop().await;
}

#[tokio::test]
async fn a_guest_cannot_make_too_many_tables_or_open_too_many_pages() {
    let folder = Folder::new();
    let limits = darkrock_server::Limits { tables_per_guest: 2, pages_per_guest: 2, ..generous() };
    let server = Server::with(&folder.url(), limits).await;
    let host = Browser::named(server.address, "Mara").await;
    let body = json!({"settings": settings(), "seats": [null, null]});
    let id = make(&host, body.clone()).await["id"].as_str().expect("an id").to_owned();
    make(&host, body.clone()).await;
    assert_eq!(host.post("/api/tables", body).await.fault(), fault(429, "too-many"));
    let (first, _second) = (host.page(&id).await, host.page(&id).await);
    assert_eq!(host.open(&id, &[]).await.err(), Some(429));
    first.leave().await;
    // The seat is free once the server has noticed.
    let mut third = host.open(&id, &[]).await;
    while third.is_err() {
        tokio::task::yield_now().await;
        third = host.open(&id, &[]).await;
    }
    server.stop().await;
}

/// However many requests come at once, no limit is passed that is counted in the database.
#[tokio::test]
async fn requests_at_once_pass_no_limit() {
    let folder = Folder::new();
    let limits = darkrock_server::Limits { tables_per_guest: 8, ..generous() };
    let server = Server::with(&folder.url(), limits).await;
    let host = Browser::named(server.address, "Mara").await;
    let mut listed = settings();
    listed["listed"] = json!(true);
    let made = async |settings: &Value| {
        let body = json!({"settings": settings, "seats": [null, null]});
        let all = join_all((0..40).map(|_| host.post("/api/tables", body.clone()))).await;
        let (good, bad): (Vec<_>, Vec<_>) = all.into_iter().partition(|answer| answer.status == 200);
        (good, bad.iter().map(Answer::fault).collect::<BTreeSet<_>>())
    };
    let (shown, refused) = made(&listed).await;
    assert_eq!((shown.len(), refused), (3, BTreeSet::from([fault(429, "listed-tables")])));
    let (hidden, refused) = made(&settings()).await;
    assert_eq!((hidden.len(), refused), (5, BTreeSet::from([fault(429, "too-many")])));
    // Tables that are listed later.
    let tables = hidden.into_iter().map(|answer| answer.good()["id"].as_str().expect("an id").to_owned());
    let first = shown.into_iter().next().expect("a table").good();
    host.put(&format!("/api/tables/{}/settings", first["id"].as_str().expect("an id")), settings()).await.good();
    let paths: Vec<String> = tables.map(|id| format!("/api/tables/{id}/settings")).collect();
    let listing = join_all(paths.iter().map(|path| host.put(path, listed.clone()))).await;
    assert_eq!(listing.iter().filter(|answer| answer.status == 200).count(), 1);
    // Ten days each: three of them within a year.
    let (now, day) = (host.get("/api/me/vacations").await.good()["now"].as_i64().expect("seconds"), 86_400);
    let away = |n: i64| json!({"begins": now + 20 * n * day, "ends": now + (20 * n + 10) * day});
    let all = join_all((1..=8).map(|n| host.post("/api/me/vacations", away(n)))).await;
    let (good, bad): (Vec<_>, Vec<_>) = all.into_iter().partition(|answer| answer.status == 200);
    assert_eq!(good.len(), 3);
    assert!(bad.iter().all(|answer| answer.fault() == fault(409, "vacation-limit")));
    server.stop().await;
}

#[tokio::test]
async fn a_rematch_is_for_those_who_played() {
    let server = Server::new().await;
    let mut party = Party::start(server.address, 2, 1, 5).await;
    let rematch = party.path("/rematch");
    let stranger = Browser::named(server.address, "Belle").await;
    assert_eq!(party.people[0].post(&rematch, json!({})).await.fault(), fault(409, "not-finished"));
    for page in 0..2 {
        let seat = page + 1;
        party.pages[page].send_json(json!({"type": "resign", "seat": seat})).await;
    }
    party.finish_with_bots(0).await;
    assert_eq!(stranger.post(&rematch, json!({})).await.status, 409);
    let new = party.people[1].post(&rematch, json!({})).await.good();
    assert_eq!((&new["status"], &new["host"]), (&json!("open"), &json!(true)));
    assert_eq!(new["settings"], party.pages[0].is.table["settings"]);
    // Bots keep their seats, except where one replaced a person: that seat is reserved for its player.
    let seats = new["seats"].as_array().expect("seats").iter();
    let seats: Vec<Value> = seats.map(|s| json!([s["sitter"], s["name"], s["kept"], s["mine"]])).collect();
    let expected = [
        json!(["open", "Person 1", "other", false]),
        json!(["open", "Person 2", "you", false]),
        json!(["bot", "random", null, false]),
    ];
    assert_eq!(seats, expected);
    let seat = |n: u8| format!("/api/tables/{}/seats/{n}", new["id"].as_str().expect("an id"));
    let sit = json!({"action": "sit", "part": part(0)});
    assert_eq!(stranger.post(&seat(1), sit.clone()).await.fault(), fault(409, "taken"));
    assert_eq!(stranger.post(&seat(1), json!({"action": "leave"})).await.fault(), fault(403, "not-your-seat"));
    let sat = party.people[0].post(&seat(1), sit.clone()).await.good();
    assert_eq!((&sat["seats"][0]["sitter"], &sat["seats"][0]["kept"]), (&json!("person"), &Value::Null));
    // The host may release a seat reserved for somebody who does not come.
    party.people[0].post(&seat(1), json!({"action": "leave"})).await.good();
    let open = party.people[1].post(&seat(1), json!({"action": "open"})).await.good();
    assert_eq!((&open["seats"][0]["kept"], &open["seats"][0]["name"]), (&Value::Null, &json!("")));
    stranger.post(&seat(1), sit).await.good();
    let same = party.people[0].post(&rematch, json!({})).await.good();
    assert_eq!(same["id"], new["id"], "there is one rematch");
    let told = party.pages[0].until_that(|m| m["table"]["rematch"].is_string()).await;
    assert_eq!(told["table"]["rematch"], new["id"]);
    server.stop().await;
}

/// Concurrent requests get the same table, and no other is created.
#[tokio::test]
async fn who_presses_rematch_at_once_comes_to_one_table() {
    let server = Server::new().await;
    let mut party = Party::start(server.address, 4, 0, 8).await;
    for (page, seat) in party.pages.iter_mut().zip(1..) {
        page.send_json(json!({"type": "resign", "seat": seat})).await;
    }
    party.finish_with_bots(0).await;
    let rematch = party.path("/rematch");
    let press = |person: usize| party.people[person].post(&rematch, json!({}));
    let (a, b, c, d) = tokio::join!(press(0), press(1), press(2), press(3));
    let made = [a, b, c, d].map(|answer| answer.good()["id"].as_str().expect("an id").to_owned());
    assert!(made.iter().all(|id| *id == made[0]), "{made:?}");
    for person in &party.people {
        let tables = person.get("/api/me").await.good()["tables"].clone();
        let mut ids: Vec<&str> = tables.as_array().expect("tables").iter().filter_map(|t| t["id"].as_str()).collect();
        ids.sort_unstable();
        let mut expected = [party.id.as_str(), made[0].as_str()];
        expected.sort_unstable();
        assert_eq!(ids, expected);
    }
    server.stop().await;
}

/// In a rematch bots keep their characters, and people can choose again.
#[tokio::test]
async fn a_rematch_begins_with_the_characters_that_were_chosen() {
    let server = Server::new().await;
    let mara = Browser::named(server.address, "Mara").await;
    let settings = json!({"length": 15, "pace": "instant", "characters": "chosen"});
    let sits = json!([{"seat": 1, "character": "annie-oakley"}]);
    let table = make(&mara, json!({"settings": settings, "seats": [null, "random"], "sit": sits})).await;
    let id = table["id"].as_str().expect("an id").to_owned();
    let path = format!("/api/tables/{id}");
    mara.post(&format!("{path}/seats/1"), json!({"action": "part", "part": part(0)})).await.good();
    let of_bot = json!({"action": "character", "character": "jesse-james"});
    mara.post(&format!("{path}/seats/2"), of_bot).await.good();
    mara.post(&format!("{path}/start"), json!({})).await.good();
    let mut page = mara.page(&id).await;
    page.send_json(json!({"type": "resign", "seat": 1})).await;
    page.until_that(|m| m["table"]["status"] == "finished").await;
    let new = mara.post(&format!("{path}/rematch"), json!({})).await.good();
    let characters = [&new["seats"][0]["character"], &new["seats"][1]["character"]];
    assert_eq!(characters, [&json!("annie-oakley"), &json!("jesse-james")]);
    let own = format!("/api/tables/{}/seats/1", new["id"].as_str().expect("an id"));
    let sat = mara.post(&own, json!({"action": "sit", "part": part(1)})).await.good();
    assert_eq!((&sat["seats"][0]["mine"], &sat["seats"][0]["character"]), (&json!(true), &json!("annie-oakley")));
    let other = json!({"action": "character", "character": "doc-holliday"});
    assert_eq!(mara.post(&own, other).await.good()["seats"][0]["character"], "doc-holliday");
    server.stop().await;
}

/// A record of a random game, with this many choices or complete.
fn record(content: &Content, choices: usize) -> String {
    let mut session =
        Session::new(content, &Setup { length: 15, ..Setup::new(2) }, FastChance::new(9), &mut ()).expect("a game");
    let mut dice = super::party::Dice(4);
    let mut open = Vec::new();
    for _ in 0..choices {
        let Some(seat) = session.waiting().first() else { break };
        session.choices(seat, &mut open);
        session.play(seat, *dice.one(&open), &mut ()).expect("an open choice");
    }
    session.record().print(content)
}

#[tokio::test]
async fn a_game_that_was_over_already_is_finished_at_once() {
    let server = Server::new().await;
    let host = Browser::named(server.address, "Mara").await;
    let over = record(super::server::content(), usize::MAX);
    let sits = json!([{"seat": 1}, {"seat": 2}]);
    let body = json!({"settings": settings(), "seats": [null, null], "sit": sits, "record": over});
    let made = make(&host, body).await;
    let path = format!("/api/tables/{}", made["id"].as_str().expect("an id"));
    for seat in [1, 2] {
        let part = json!({"action": "part", "part": part(seat)});
        host.post(&format!("{path}/seats/{seat}"), part).await.good();
    }
    let started = host.post(&format!("{path}/start"), json!({})).await.good();
    assert_eq!((&started["status"], &started["imported"]), (&json!("finished"), &json!(true)));
    server.stop().await;
}

/// With windows skipped, a decision would reveal that a seat holds a reaction.
#[tokio::test]
async fn a_record_without_empty_windows_is_refused() {
    let server = Server::new().await;
    let host = Browser::named(server.address, "Mara").await;
    let kept = record(super::server::content(), 20);
    let skips = kept.replacen("skip-empty-windows: no", "skip-empty-windows: yes", 1);
    assert_ne!(kept, skips, "the record says how it was played");
    // It would otherwise be continued.
    let body = |record: &str| json!({"settings": settings(), "seats": [null, null], "record": record});
    let refused = host.post("/api/tables", body(&skips)).await;
    assert_eq!(refused.fault(), (422, "record-windows".to_owned()));
    assert!(refused.body.contains("skip-empty-windows: yes"), "{}", refused.body);
    assert_eq!(make(&host, body(&kept)).await["imported"], json!(true));
    server.stop().await;
}

/// The program may be updated while a table waits for its players or during a game: the game keeps the content with
/// which it began.
#[tokio::test]
async fn games_keep_the_content_that_they_began_with() {
    let folder = Folder::new();
    let mut files = Files::embedded();
    for (name, text) in &mut files.texts {
        if name == "items.yaml" {
            *text = text.replacen("cost: 50", "cost: 40", 1);
        }
    }
    let other = Catalog::load(files).expect("content");
    assert_ne!(other.hash(), super::server::content().hash);
    let old = Server::with_catalog(&folder.url(), generous(), other).await;
    let mut open = Party::gather(old.address, 2, 0, 1, json!({"settings": settings()})).await;
    let mut running = Party::start(old.address, 2, 0, 2).await;
    running.steps(30).await;
    old.stop().await;
    let new = Server::on(&folder.url()).await;
    for party in [&mut open, &mut running] {
        for (browser, page) in party.people.iter_mut().zip(&mut party.pages) {
            browser.address = new.address;
            *page = browser.page(&party.id).await;
        }
    }
    open.begin().await;
    open.steps(30).await;
    running.steps(30).await;
    new.stop().await;
}

/// An attack: what the host has changed for a moment, so that somebody sits down under it, and takes back.
#[tokio::test]
async fn nobody_starts_a_game_that_a_newcomer_has_not_seen() {
    let server = Server::new().await;
    let body = json!({"settings": settings(), "seats": [null, null, null]});
    let mut people = Vec::new();
    for name in ["Mara", "Jules", "Kate"] {
        people.push(Browser::named(server.address, name).await);
    }
    let made = people[0].post("/api/tables", body).await.good();
    let id = made["id"].as_str().expect("an id").to_owned();
    let party = Party { id, people, pages: Vec::new(), dice: super::party::Dice(1) };
    let (start, change) = (party.path("/start"), party.path("/settings"));
    let length = async |value: u8| {
        let mut wanted = settings();
        wanted["length"] = json!(value);
        party.people[0].put(&change, wanted).await.good()["consent"].clone()
    };
    party.sit(0, 1).await;
    party.sit(1, 2).await;
    assert_eq!(length(25).await, json!({"changed": ["length"], "seats": [2], "left": 60}));
    party.sit(2, 3).await;
    assert_eq!(length(15).await, json!({"changed": ["length"], "seats": [3], "left": 60}), "Jules has agreed to that");
    assert_eq!(party.people[0].post(&start, json!({})).await.fault(), (409, "consent".to_owned()));
    party.people[2].post(&party.path("/seats/3"), json!({"action": "agree"})).await.good();
    assert_eq!(party.people[0].post(&start, json!({})).await.good()["status"], "running");
    server.stop().await;
}

/// What the host changes about a game under seated people takes their agreement back; another name does not.
#[tokio::test]
async fn nobody_starts_a_game_to_which_others_have_not_agreed() {
    let (folder, clock) = (Folder::new(), Clock::still(1_772_000_000_000));
    let config = Server::config(&folder.url(), generous(), Vec::new());
    let server = Server::run(Config { clock: clock.clone(), ..config }, super::server::catalog()).await;
    let mut party = Party::gather(server.address, 3, 0, 1, json!({"settings": settings()})).await;
    let (start, change) = (party.path("/start"), party.path("/settings"));
    let agree = async |n: usize, seat: usize| {
        party.people[n].post(&party.path(&format!("/seats/{seat}")), json!({"action": "agree"})).await
    };
    let mut wanted = settings();
    wanted["name"] = json!("Sunday");
    assert_eq!(party.people[0].put(&change, wanted.clone()).await.good()["consent"], Value::Null);
    for (setting, value, changed) in
        [("length", json!(25), json!(["length"])), ("pace", json!("brisk"), json!(["length", "pace"]))]
    {
        wanted[setting] = value;
        let info = party.people[0].put(&change, wanted.clone()).await.good();
        let consent = json!({"changed": changed, "seats": [2, 3], "left": 60});
        assert_eq!(info["consent"], consent);
        assert_eq!(party.people[0].post(&start, json!({})).await.fault(), (409, "consent".to_owned()));
    }
    assert_eq!(agree(1, 3).await.fault().1, "not-your-seat", "nobody agrees for another");
    assert_eq!(agree(1, 2).await.good()["consent"]["seats"], json!([3]));
    // Back to what all had agreed to, of whom one has agreed to the change, and away from it again.
    wanted["length"] = json!(15);
    wanted["pace"] = json!("instant");
    let consent = json!({"changed": ["length", "pace"], "seats": [2], "left": 60});
    assert_eq!(party.people[0].put(&change, wanted.clone()).await.good()["consent"], consent);
    assert_eq!(agree(1, 2).await.good()["consent"], Value::Null);
    wanted["variants"] = json!([]);
    let asked = party.people[0].put(&change, wanted.clone()).await.good();
    assert_eq!(asked["consent"]["changed"], json!(["modules"]));
    // Whoever leaves and comes back agrees; the last one has had a minute.
    let path = party.path("/seats/2");
    party.people[1].post(&path, json!({"action": "leave"})).await.good();
    party.sit(1, 2).await;
    clock.advance(59_000);
    assert_eq!(party.people[0].post(&start, json!({})).await.fault().1, "consent");
    clock.advance(1_000);
    let shown = party.people[2].get(&party.path("")).await.good();
    assert_eq!((&shown["consent"]["seats"], &shown["consent"]["left"]), (&json!([3]), &json!(0)));
    party.begin().await;
    assert_eq!(party.people[0].get(&party.path("")).await.good()["consent"], Value::Null);
    server.stop().await;
}
