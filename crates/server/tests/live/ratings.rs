//! Rated games: whole games of random choices, and attempts to gain by anything but playing.

use super::accounts::persons;
use super::browser::{Answer, Browser, Page};
use super::modules::toys;
use super::party::{Dice, Party, part, settings};
use super::server::{Folder, Server, generous};
use darkrock_bots::RandomBot;
use darkrock_server::peer::{Proxies, network};
use darkrock_server::{BotMaker, Limits};
use serde_json::{Value, json};
use std::sync::Arc;

/// Limits under which players of the same address are compared: all clients of a test have one.
fn lenient() -> Limits {
    Limits { rate_same_address: true, ..generous() }
}

fn rated() -> Value {
    let mut rated = settings();
    rated["rated"] = json!(true);
    json!({"settings": rated})
}

async fn rated_party(server: &Server, people: usize, seed: u64) -> Party {
    let people = persons(server.address, people as u8).await;
    let mut party = Party::gather_of(people, 0, seed, rated()).await;
    party.begin().await;
    party
}

/// The public marks of the seats of a table.
fn marks(table: &Value) -> Vec<Value> {
    table["seats"].as_array().expect("seats").iter().map(|seat| seat["player"].clone()).collect()
}

fn changes(table: &Value) -> Vec<Option<i64>> {
    marks(table).iter().map(|mark| mark["change"].as_i64()).collect()
}

async fn table(party: &Party, at: usize) -> Value {
    party.people[at].get(&party.path("")).await.good()
}

/// A new server on the same database shows the same ratings: the game is counted once, however often it is loaded.
#[tokio::test]
async fn a_rated_game_counts_once() {
    let folder = Folder::new();
    let server = Server::with(&folder.url(), lenient()).await;
    let mut party = rated_party(&server, 3, 71).await;
    let before = table(&party, 0).await;
    assert!(marks(&before).iter().all(|mark| mark["rating"].is_null() && mark["change"].is_null()), "{before}");
    party.finish().await;
    let after = table(&party, 0).await;
    let result = party.people[0].get(&party.path("/result")).await.good();
    let total = |seat: usize| result["seats"][seat]["total"].as_i64().unwrap_or(0);
    let (won, last) = (after["winners"][0].as_u64().expect("a winner") as usize - 1, (0..3).min_by_key(|s| total(*s)));
    let gained = changes(&after);
    assert!(gained[won].is_some_and(|change| change > 0), "{gained:?}");
    assert!(gained[last.expect("seats")].is_some_and(|change| change < 0), "{gained:?}");
    for mark in marks(&after) {
        assert_eq!(mark["rating"].as_i64().map(|r| r - mark["change"].as_i64().unwrap_or(0)), Some(1500), "{mark}");
    }
    server.stop().await;
    for _ in 0..2 {
        let again = Server::with(&folder.url(), lenient()).await;
        for person in &mut party.people {
            person.address = again.address;
            drop(person.page(&party.id).await);
        }
        assert_eq!(marks(&table(&party, 1).await), marks(&after));
        again.crash().await;
    }
}

/// An attack: an account plays under the name of another one, chosen at the seat, or before the game was rated.
#[tokio::test]
async fn rated_games_are_played_under_the_names_of_accounts() {
    let server = Server::behind(Proxies::default(), lenient()).await;
    let people = persons(server.address, 3).await;
    let make = json!({"settings": settings(), "seats": [null, null], "sit": [{"seat": 1, "name": "Person 3"}]});
    let made = people[0].post("/api/tables", make).await.good();
    let path = format!("/api/tables/{}", made["id"].as_str().expect("an id"));
    let names = |table: &Value| {
        let seats = table["seats"].as_array().expect("seats").iter();
        seats.map(|seat| seat["name"].as_str().expect("a name").to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(names(&made), ["Person 3", ""], "where nothing is at stake people choose the names of their seats");
    let table = people[0].put(&format!("{path}/settings"), rated()["settings"].clone()).await.good();
    assert_eq!(names(&table), ["Person 1", ""]);
    let sit = json!({"action": "sit", "part": part(2), "name": "Person 3"});
    let table = people[1].post(&format!("{path}/seats/2"), sit).await.good();
    assert_eq!(names(&table), ["Person 1", "Person 2"]);
    // Another name of the account is that of its seat.
    people[1].post("/api/guest", json!({"name": "Belle"})).await.good();
    assert_eq!(names(&people[0].get(&path).await.good()), ["Person 1", "Belle"]);
    server.stop().await;
}

/// A game at a table that is not rated changes nothing.
#[tokio::test]
async fn other_games_do_not_count() {
    let server = Server::behind(Proxies::default(), lenient()).await;
    let mut party = Party::start(server.address, 2, 0, 72).await;
    party.finish().await;
    assert_eq!(changes(&table(&party, 0).await), [None, None]);
    server.stop().await;
}

/// An attack: one person with two browsers at one address.
#[tokio::test]
async fn two_browsers_at_one_address_gain_nothing() {
    let server = Server::behind(Proxies::everybody(), generous()).await;
    let mut party = rated_party(&server, 2, 73).await;
    party.finish().await;
    let table = table(&party, 0).await;
    assert_eq!(changes(&table), [None, None]);
    assert!(marks(&table).iter().all(|mark| mark["rating"].is_null()), "{table}");
    server.stop().await;
}

/// What two people gain in a game at a server behind the host's proxy, whose pages send these headers.
async fn gained_behind_a_proxy(pages: [&[(&'static str, &str)]; 2]) -> Vec<Option<i64>> {
    let server = Server::behind(Proxies(vec![network("127.0.0.1").expect("a network")]), generous()).await;
    let people = persons(server.address, 2).await;
    let mut make = rated();
    make["seats"] = json!([null, null]);
    let made = people[0].post("/api/tables", make).await.good();
    let id = made["id"].as_str().expect("an id").to_owned();
    let mut party = Party { id, people, pages: Vec::new(), dice: Dice(75) };
    for (person, headers) in pages.into_iter().enumerate() {
        party.sit(person, person + 1).await;
        let mut page = party.people[person].open(&party.id, headers).await.expect("a page");
        page.hello(None).await;
        page.until("snapshot").await;
        party.pages.push(page);
    }
    party.begin().await;
    party.finish().await;
    let changes = changes(&table(&party, 0).await);
    server.stop().await;
    changes
}

/// An attack: one person with two browsers, one of which sends headers that contradict one another. It counts as all the
/// addresses that they name, and as the proxy's.
#[tokio::test]
async fn headers_that_contradict_one_another_hide_no_second_browser() {
    let first: &[(&'static str, &str)] = &[("x-forwarded-for", "192.0.2.1")];
    let honest = gained_behind_a_proxy([first, &[("x-forwarded-for", "203.0.113.5")]]).await;
    assert!(honest.iter().all(Option::is_some), "two addresses are two persons: {honest:?}");
    for forged in [
        &[("x-forwarded-for", "192.0.2.1"), ("forwarded", "for=203.0.113.5")],
        &[("x-forwarded-for", "203.0.113.5"), ("x-real-ip", "192.0.2.1")],
    ] {
        assert_eq!(gained_behind_a_proxy([first, forged]).await, [None, None], "{forged:?}");
    }
}

/// An attack: two browsers of one household, each in a network of 64 bits of its own.
#[tokio::test]
async fn a_household_with_many_networks_is_one_person() {
    let from = |address: &'static str| [("x-forwarded-for", address)];
    let (one, other) = (from("2001:db8:1:200::1"), from("2001:db8:1:2ff::1"));
    assert_eq!(gained_behind_a_proxy([&one, &other]).await, [None, None]);
    let neighbor = from("2001:db8:1:300::1");
    let honest = gained_behind_a_proxy([&one, &neighbor]).await;
    assert!(honest.iter().all(Option::is_some), "{honest:?}");
}

/// An attack: one browser holds several seats of a rated table, before or after it is rated.
#[tokio::test]
async fn a_browser_has_one_seat_of_a_rated_table() {
    let server = Server::behind(Proxies::default(), lenient()).await;
    let party = Party::gather_of(persons(server.address, 2).await, 1, 74, rated()).await;
    let sit = json!({"action": "sit", "part": part(1)});
    party.people[0].post(&party.path("/seats/3"), json!({"action": "open"})).await.good();
    let refused = party.people[0].post(&party.path("/seats/3"), sit.clone()).await;
    assert_eq!(refused.fault(), (409, "rated-one-seat".to_owned()));
    // Whether the game counts is agreed: it changes only while the host is alone.
    let mut terms = party.people[0].get(&party.path("")).await.good()["settings"].clone();
    assert_eq!(terms["hints"], false, "a rated table has none");
    terms["rated"] = json!(false);
    let refused = party.people[0].send("PUT", &party.path("/settings"), &[], &terms.to_string()).await;
    assert_eq!(refused.fault(), (409, "rated-agreed".to_owned()));
    let host = Browser::named(server.address, "Mara").await;
    let made = host.post("/api/tables", json!({"settings": settings(), "seats": [null, null]})).await.good();
    let path = format!("/api/tables/{}", made["id"].as_str().expect("an id"));
    for seat in 1..=2 {
        host.post(&format!("{path}/seats/{seat}"), sit.clone()).await.good();
    }
    terms["rated"] = json!(true);
    let refused = host.send("PUT", &format!("{path}/settings"), &[], &terms.to_string()).await;
    assert_eq!(refused.fault(), (409, "rated-one-seat".to_owned()));
    server.stop().await;
}

/// An attack: hints at a rated table, and taking back what became known.
#[tokio::test]
async fn a_rated_table_gives_no_hints() {
    let server = Server::behind(Proxies::default(), lenient()).await;
    let mut with_hints = rated();
    with_hints["settings"]["hints"] = json!(true);
    let mut party = Party::gather_of(persons(server.address, 2).await, 0, 76, with_hints).await;
    party.begin().await;
    party.steps(6).await;
    let at = party.asked()[0];
    let (seat, seq) = (party.pages[at].own_seat().expect("a seat"), party.pages[at].seq());
    party.pages[at].send_json(json!({"type": "hint", "seat": seat, "seq": seq})).await;
    assert_eq!(party.pages[at].refusal().await, "hints-off");
    // The other player cannot take back a choice that is not the last.
    party.pages[at].send_json(json!({"type": "undo", "seat": 3 - seat})).await;
    assert_eq!(party.pages[at].refusal().await, "not-your-seat");
    server.stop().await;
}

/// A game resumed from a record could be one that is won already.
#[tokio::test]
async fn a_resumed_game_is_not_rated() {
    let server = Server::behind(Proxies::default(), lenient()).await;
    let mut party = Party::start(server.address, 2, 0, 77).await;
    party.finish().await;
    let record = party.people[0].get(&party.path("/record")).await.body;
    let mut make = rated();
    make["record"] = json!(record);
    make["seats"] = json!([null, null]);
    assert_eq!(party.people[0].post("/api/tables", make).await.fault(), (409, "rated-record".to_owned()));
    server.stop().await;
}

/// An attack: leaving a lost game to a bot. Whoever does not return is last, whatever the bot achieves.
#[tokio::test]
async fn whoever_resigns_is_last() {
    let server = Server::behind(Proxies::default(), lenient()).await;
    let mut party = rated_party(&server, 3, 78).await;
    party.steps(10).await;
    party.pages[0].send_json(json!({"type": "resign", "seat": 1})).await;
    party.pages[1].until_that(|m| m["type"] == "table" && m["table"]["seats"][0]["sitter"] == "bot").await;
    party.pages[1].send_json(json!({"type": "resign", "seat": 2})).await;
    party.pages[2].until_that(|m| m["type"] == "table" && m["table"]["seats"][1]["sitter"] == "bot").await;
    party.pages[1].send_json(json!({"type": "return", "seat": 2})).await;
    party.pages[2].until_that(|m| m["type"] == "table" && m["table"]["seats"][1]["sitter"] == "person").await;
    party.pages[1].send_json(json!({"type": "resign", "seat": 2})).await;
    party.finish_with_bots(2).await;
    party.pages[2].until_that(|m| m["table"]["status"] == "finished").await;
    let gained = changes(&table(&party, 2).await);
    assert!(gained[0].is_some_and(|change| change < 0) && gained[1].is_some_and(|change| change < 0), "{gained:?}");
    assert!(gained[2].is_some_and(|change| change > 0), "{gained:?}");
    server.stop().await;
}

/// The id of a guest is a hash of a secret: nobody is sent one, and the handle is another.
#[tokio::test]
async fn ids_of_guests_stay_secret() {
    let server = Server::behind(Proxies::default(), lenient()).await;
    let party = rated_party(&server, 2, 79).await;
    let id = |browser: &Browser| {
        let secret = browser.cookie.as_deref().and_then(|c| c.split_once('=')).expect("a cookie").1.to_owned();
        darkrock_server::guest::id_of(&secret)
    };
    let ids: Vec<String> = party.people.iter().map(id).collect();
    let heard = |page: &Page| page.heard.concat();
    let seen: Vec<String> = party.pages.iter().map(heard).collect();
    let asked: Vec<Answer> = vec![party.people[0].get(&party.path("")).await, party.people[0].get("/api/me").await];
    for text in seen.into_iter().chain(asked.into_iter().map(|answer| answer.body)) {
        assert!(ids.iter().all(|id| !text.contains(id.as_str())), "{text}");
    }
    let table = party.people[0].get(&party.path("")).await.good();
    assert!(marks(&table).iter().all(|mark| mark["handle"].as_str().is_some_and(|h| h.len() == 16)), "{table}");
    server.stop().await;
}

/// An attack: a rated seat for everybody who opens a page.
#[tokio::test]
async fn a_rated_seat_needs_an_account() {
    let server = Server::behind(Proxies::default(), lenient()).await;
    let (guest, person) = (Browser::named(server.address, "Mara").await, persons(server.address, 1).await.remove(0));
    let refused = (403, "rated-account".to_owned());
    let mut make = json!({"settings": rated()["settings"], "seats": [null, null], "sit": [{"seat": 1}]});
    assert_eq!(guest.post("/api/tables", make.clone()).await.fault(), refused);
    let quick = json!({"wish": {"rated": true}, "settings": make["settings"], "seats": 2});
    assert_eq!(guest.post("/api/quick", quick).await.fault(), refused);
    assert_eq!(guest.get("/api/me").await.good()["tables"], json!([]), "no table is left behind");
    let made = person.post("/api/tables", make.clone()).await.good();
    let path = format!("/api/tables/{}", made["id"].as_str().expect("an id"));
    let sit = json!({"action": "sit", "part": part(2)});
    assert_eq!(guest.post(&format!("{path}/seats/2"), sit).await.fault(), refused);
    // Nor can a table become rated with a guest as its host at it.
    make["settings"]["rated"] = json!(false);
    let made = guest.post("/api/tables", make.clone()).await.good();
    let mut settings = made["settings"].clone();
    settings["rated"] = json!(true);
    let path = format!("/api/tables/{}/settings", made["id"].as_str().expect("an id"));
    assert_eq!(guest.send("PUT", &path, &[], &settings.to_string()).await.fault(), refused);
    server.stop().await;
}

/// An attack: content of one's own in which one wins.
#[tokio::test]
async fn modules_of_others_are_not_rated() {
    let folder = Folder::new();
    let server = Server::with_catalog(&folder.url(), lenient(), toys()).await;
    let host = persons(server.address, 1).await.remove(0);
    let refused = (409, "rated-modules".to_owned());
    let make = |rated: bool, modules: &[&str]| {
        let mut settings = settings();
        (settings["rated"], settings["modules"]) = (json!(rated), json!(modules));
        json!({"settings": settings, "seats": [null, null, null]})
    };
    assert_eq!(host.post("/api/tables", make(true, &["smithy"])).await.fault(), refused);
    // The program's own are, also on a server that has others besides.
    host.post("/api/tables", make(true, &["ante-up"])).await.good();
    // Nor can either be changed later.
    for (first, then) in
        [(make(false, &["smithy"]), make(true, &["smithy"])), (make(true, &[]), make(true, &["smithy"]))]
    {
        let made = host.post("/api/tables", first).await.good();
        let path = format!("/api/tables/{}/settings", made["id"].as_str().expect("an id"));
        assert_eq!(host.put(&path, then["settings"].clone()).await.fault(), refused);
    }
    server.stop().await;
}

/// An attack: a program in a person's game that loses or wins as its owner likes.
#[tokio::test]
async fn programs_of_the_host_do_not_play_rated_games() {
    let folder = Folder::new();
    let program = BotMaker { name: "mine".to_owned(), make: Arc::new(|seed, _| Ok(Box::new(RandomBot::new(seed)))) };
    let server = Server::with_bots(&folder.url(), lenient(), vec![program]).await;
    let host = persons(server.address, 1).await.remove(0);
    let refused = (409, "rated-program".to_owned());
    let make = |rated: bool, bot: Value| {
        let mut settings = settings();
        settings["rated"] = json!(rated);
        json!({"settings": settings, "seats": [null, null, bot]})
    };
    assert_eq!(host.post("/api/tables", make(true, json!("mine"))).await.fault(), refused);
    let of = |made: &Value| format!("/api/tables/{}", made["id"].as_str().expect("an id"));
    // The program's own bots do. One of the host cannot take a seat later.
    let made = host.post("/api/tables", make(true, json!("cowboy"))).await.good();
    let seat = json!({"action": "bot", "level": "mine"});
    assert_eq!(host.post(&format!("{}/seats/2", of(&made)), seat.clone()).await.fault(), refused);
    // Nor does a table with one become rated.
    let made = host.post("/api/tables", make(false, json!("mine"))).await.good();
    let settings = make(true, Value::Null)["settings"].clone();
    assert_eq!(host.put(&format!("{}/settings", of(&made)), settings).await.fault(), refused);
    server.stop().await;
}
