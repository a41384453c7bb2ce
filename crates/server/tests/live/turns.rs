//! Turn-based tables over simulated days: a clock that the test moves, restarts in between, and nobody waits for anything.

use super::browser::{Browser, Page};
use super::party::Party;
use super::server::{Folder, Server, catalog, generous};
use darkrock_server::store::{GAP, GRACE};
use darkrock_server::{Clock, Config};
use serde_json::{Value, json};

pub const HOUR: i64 = 3_600_000;
pub const DAY: i64 = 24 * HOUR;
/// A day in 2026.
pub const START: i64 = 1_772_000_000_000;

pub async fn serve(folder: &Folder, clock: &Clock) -> Server {
    let config = Server::config(&folder.url(), generous(), Vec::new());
    Server::run(Config { clock: clock.clone(), ..config }, catalog()).await
}

pub fn slow(decision: u16, reserve: u16) -> Value {
    let turns = json!({"decision": decision, "reserve": reserve, "missed": 2});
    json!({"settings": {"name": "By post", "length": 15, "pace": "instant", "characters": "random", "turns": turns}})
}

/// A running turn-based game of people.
pub async fn party(server: &Server, people: usize, seed: u64, make: Value) -> Party {
    let mut party = Party::gather(server.address, people, 0, seed, make).await;
    party.begin().await;
    party
}

/// Waits until the table of a client is as expected.
pub async fn until_table(page: &mut Page, fits: impl Fn(&Value) -> bool) -> Value {
    if fits(&page.is.table) {
        return page.is.table.clone();
    }
    page.until_that(|m| m["type"] == "table" && fits(&m["table"])).await["table"].clone()
}

fn seat(table: &Value, n: usize) -> &Value {
    &table["seats"][n]
}

async fn games(of: &Browser) -> Value {
    of.get("/api/me/games").await.good()
}

/// The client whose seat must choose.
fn asked(party: &Party) -> usize {
    let asked = party.asked();
    assert_eq!(asked.len(), 1, "one decision at a time at the beginning of a turn");
    asked[0]
}

#[tokio::test]
async fn three_people_play_over_days_with_restarts() {
    let (folder, clock) = (Folder::new(), Clock::still(START));
    let server = serve(&folder, &clock).await;
    let mut party = party(&server, 3, 7, slow(24, 24)).await;
    let first = asked(&party);
    let time = |table: &Value, n: usize| seat(table, n)["clock"].clone();
    let table = party.people[0].get(&party.path("")).await.good();
    assert_eq!(time(&table, first)["left"], 2 * 24 * 3600, "the decision and the reserve: {table}");
    assert_eq!(time(&table, (first + 1) % 3)["left"], Value::Null);
    // Nobody watches; the server is restarted after 30 hours.
    party.pages.clear();
    clock.advance(30 * HOUR);
    server.stop().await;
    let server = serve(&folder, &clock).await;
    for browser in &mut party.people {
        browser.address = server.address;
    }
    let table = party.people[0].get(&party.path("")).await.good();
    assert_eq!(time(&table, first)["left"], 18 * 3600, "the time ran while nobody watched");
    assert_eq!(time(&table, first)["reserve"], 18 * 3600, "six hours of the reserve are used");
    // The list of games says whose turn it is, and by when.
    let mine = games(&party.people[first]).await;
    assert_eq!((&mine["waiting"], &mine["games"][0]["my_turn"]), (&json!(1), &json!(true)), "{mine}");
    assert_eq!(mine["games"][0]["left"], 18 * 3600);
    let others = games(&party.people[(first + 1) % 3]).await;
    assert_eq!((&others["waiting"], &others["games"][0]["left"]), (&json!(0), &Value::Null));
    // One choice, and the rest of the reserve stays.
    for n in 0..3 {
        let page = party.people[n].page(&party.id).await;
        party.pages.push(page);
    }
    while asked(&party) == first {
        party.step().await;
    }
    let table = party.people[0].get(&party.path("")).await.good();
    assert_eq!(time(&table, first)["reserve"], 18 * 3600);
    server.stop().await;
}

/// Nobody connects for days: the sweep finds the table, a bot makes two decisions, then plays the rest for whoever
/// missed both.
#[tokio::test]
async fn bots_decide_for_those_whose_time_is_over_and_unwatched_tables_go_on() {
    let (folder, clock) = (Folder::new(), Clock::still(START));
    let server = serve(&folder, &clock).await;
    let mut party = party(&server, 3, 11, slow(24, 0)).await;
    let first = asked(&party);
    let mut page = party.pages.remove(first);
    clock.advance(DAY - 1000);
    assert_eq!(seat(&party.people[0].get(&party.path("")).await.good(), first)["sitter"], "person");
    clock.advance(1000);
    let table = until_table(&mut page, |t| t["changes"].as_array().is_some_and(|c| !c.is_empty())).await;
    assert_eq!((&table["changes"][0]["kind"], &table["changes"][0]["seat"]), (&json!("late"), &json!(first + 1)));
    // The bot decides until the game waits for somebody else; then the seat is the player's again.
    let table = until_table(&mut page, |t| seat(t, first)["sitter"] == "person").await;
    assert_eq!(seat(&table, first)["clock"]["missed"], 1);
    drop(page);
    party.pages.clear();
    server.stop().await;
    // Nobody watches any more. Days pass, and only the sweep looks at the table.
    let server = serve(&folder, &clock).await;
    for browser in &mut party.people {
        browser.address = server.address;
    }
    let mut days = 0;
    let table = loop {
        let table = party.people[0].get(&party.path("")).await.good();
        let kinds: Vec<&Value> = table["changes"].as_array().expect("changes").iter().map(|c| &c["kind"]).collect();
        if kinds.iter().filter(|k| **k == "overdue").count() == 3 {
            break table;
        }
        let waiting = |t: &Value| (0..3).any(|n| !seat(t, n)["clock"]["left"].is_null());
        if waiting(&table) {
            clock.advance(DAY);
            days += 1;
            assert!(days < 60, "{table}");
        }
        tokio::task::yield_now().await;
    };
    for n in 0..3 {
        assert_eq!((&seat(&table, n)["sitter"], &seat(&table, n)["stand_in"]), (&json!("bot"), &json!(true)));
    }
    // Whoever comes back plays on, with all chances.
    let mut page = party.people[0].page(&party.id).await;
    page.send_json(json!({"type": "return", "seat": 1})).await;
    let table = until_table(&mut page, |t| seat(t, 0)["sitter"] == "person").await;
    assert_eq!(seat(&table, 0)["clock"]["missed"], 0);
    server.stop().await;
}

#[tokio::test]
async fn vacations_stop_the_clock_are_shown_and_limited() {
    let (folder, clock) = (Folder::new(), Clock::still(START));
    let server = serve(&folder, &clock).await;
    let mut party = party(&server, 2, 3, slow(24, 0)).await;
    let first = asked(&party);
    let who = party.people[first].clone();
    let now = START / 1000;
    let path = "/api/me/vacations";
    let day = 24 * 3600;
    let fault = async |begins: i64, ends: i64| who.post(path, json!({"begins": begins, "ends": ends})).await.fault().1;
    assert_eq!(fault(now - 2 * day, now + day).await, "vacation-past");
    assert_eq!(fault(now, now).await, "vacation");
    assert_eq!(fault(now, now + 31 * day).await, "vacation");
    assert_eq!(fault(i64::MAX, i64::MAX).await, "vacation");
    let made = who.post(path, json!({"begins": now + 3600, "ends": now + 11 * day})).await.good();
    assert_eq!((&made["left"], &made["now"]), (&json!(19 * day), &json!(now)), "days, also a day in part");
    assert_eq!(fault(now + day, now + 2 * day).await, "vacation-overlap");
    assert_eq!(fault(now + 20 * day, now + 40 * day).await, "vacation-limit");
    // Everybody at the table sees it, and the clock of the one who is asked stands still.
    let other = 1 - first;
    let shown = |t: &Value| seat(t, first)["clock"]["vacation"]["ends"] == now + 11 * day;
    let table = until_table(&mut party.pages[other], shown).await;
    assert_eq!(seat(&table, first)["clock"]["left"], 11 * day + 23 * 3600);
    assert_eq!(seat(&table, other)["clock"]["vacation"], Value::Null);
    clock.advance(10 * DAY);
    let table = who.get(&party.path("")).await.good();
    assert_eq!((&seat(&table, first)["sitter"], &table["changes"]), (&json!("person"), &json!([])));
    // It is ended early: what is left of the day runs from now on.
    assert_eq!(who.send("DELETE", &format!("{path}/{}", now + 3601), &[], "").await.status, 404);
    let ended = who.send("DELETE", &format!("{path}/{}", now + 3600), &[], "").await.good();
    assert_eq!(ended["vacations"], json!([]));
    let table = who.get(&party.path("")).await.good();
    assert_eq!(seat(&table, first)["clock"]["left"], 23 * 3600);
    // Nobody can end the vacation of another, or one that is over.
    let others = party.people[other].send("DELETE", &format!("{path}/{}", now + 3600), &[], "").await;
    assert_eq!(others.status, 404);
    assert_eq!(who.send("DELETE", &format!("{path}/{}", now + 3600), &[], "").await.status, 404);
    clock.advance(23 * HOUR);
    until_table(&mut party.pages[other], |t| t["changes"][0]["kind"] == "late").await;
    server.stop().await;
}

#[tokio::test]
async fn only_the_clock_replaces_players_and_settings_are_checked() {
    let (folder, clock) = (Folder::new(), Clock::still(START));
    let server = serve(&folder, &clock).await;
    let host = Browser::named(server.address, "Host").await;
    for (field, value) in [("decision", 0), ("decision", 337), ("reserve", 721), ("missed", 0), ("missed", 10)] {
        let mut make = slow(24, 0);
        make["settings"]["turns"][field] = json!(value);
        make["seats"] = json!([null, null]);
        assert_eq!(host.post("/api/tables", make).await.fault().1, "turns", "{field} {value}");
    }
    let mut party = party(&server, 2, 5, slow(24, 0)).await;
    let first = asked(&party);
    let gone = party.pages.remove(first);
    gone.leave().await;
    let page = &mut party.pages[0];
    page.send_json(json!({"type": "vote", "seat": first + 1})).await;
    assert_eq!(page.refusal().await, "turn-based");
    server.stop().await;
}

/// Time in which the server was down is nobody's, and those who come back have a while to notice that.
#[tokio::test]
async fn clocks_leave_out_the_time_without_a_server() {
    let (folder, clock) = (Folder::new(), Clock::still(START));
    let mut server = serve(&folder, &clock).await;
    let mut party = party(&server, 2, 11, slow(24, 0)).await;
    let first = asked(&party);
    party.pages.clear();
    clock.advance(20 * HOUR);
    let mut left = 4 * 3600;
    // A restart is no outage.
    for down in [GAP, HOUR, 2 * DAY] {
        server.stop().await;
        clock.advance(down);
        server = serve(&folder, &clock).await;
        party.people[first].address = server.address;
        let table = party.people[first].get(&party.path("")).await.good();
        left += if down > GAP { GRACE / 1000 } else { -down / 1000 };
        assert_eq!(seat(&table, first)["clock"]["left"], left, "after {down} ms without a server");
        assert_eq!(seat(&table, first)["sitter"], "person");
        clock.advance(GRACE);
        left -= GRACE / 1000;
        let table = party.people[first].get(&party.path("")).await.good();
        assert_eq!(seat(&table, first)["clock"]["left"], left);
    }
    clock.advance(left * 1000);
    let path = party.path("");
    loop {
        let table = party.people[first].get(&path).await.good();
        if table["changes"][0]["kind"] == "late" {
            break;
        }
        tokio::task::yield_now().await;
    }
    server.stop().await;
}

/// Thirty days over the end of summer time have an hour more, and a device's clock that is wrong does not matter.
#[tokio::test]
async fn vacations_are_days_of_the_calendar() {
    let (folder, clock) = (Folder::new(), Clock::still(START));
    let server = serve(&folder, &clock).await;
    let who = Browser::named(server.address, "Mara").await;
    let (now, day, path) = (START / 1000, 24 * 3600, "/api/me/vacations");
    let midnight = now - 9 * 3600;
    let made = who.post(path, json!({"begins": midnight, "ends": midnight + 30 * day + 3600})).await.good();
    assert_eq!((&made["left"], &made["vacations"][0]["begins"]), (&json!(0), &json!(now)), "today begins now: {made}");
    let more = who.post(path, json!({"begins": midnight + 40 * day, "ends": midnight + 41 * day})).await.fault();
    assert_eq!(more.1, "vacation-limit");
    server.stop().await;
}
