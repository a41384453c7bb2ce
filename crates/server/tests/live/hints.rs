//! Hints: only for the client that requests one for its own seat.

use super::browser::{Browser, Page};
use super::party::{Party, settings};
use super::server::{Folder, Server, generous};
use darkrock_bots::BotKind;
use darkrock_server::Limits;
use serde_json::{Value, json};
use std::time::Duration;

async fn ask(page: &mut Page, seat: u64, seq: u64) {
    page.send_json(json!({"type": "hint", "seat": seat, "seq": seq})).await;
}

/// Plays until a single client has a decision with several choices; returns the client and its seat.
async fn until_one_is_asked(party: &mut Party) -> (usize, u64) {
    loop {
        let at = party.until_alone().await;
        if party.pages[at].offers().len() > 3 {
            return (at, party.pages[at].own_seat().expect("it faces its seat"));
        }
    }
}

fn hints_in(page: &Page) -> usize {
    page.heard.iter().filter(|m| m.contains("\"type\":\"hint\"")).count()
}

#[tokio::test]
async fn a_hint_is_for_the_page_that_asks() {
    let server = Server::new().await;
    let mut party = Party::start(server.address, 3, 0, 61).await;
    party.watch().await;
    let (at, seat) = until_one_is_asked(&mut party).await;
    // Another client of the same browser does not receive it either.
    let second = party.people[at].page(&party.id).await;
    party.pages.push(second);
    let seq = party.pages[at].seq();
    ask(&mut party.pages[at], seat, seq).await;
    let hint = party.pages[at].until("hint").await;
    assert_eq!((&hint["seat"], &hint["seq"]), (&json!(seat), &json!(seq)));
    let advice = hint["advice"].as_array().expect("a list").clone();
    assert!((1..=3).contains(&advice.len()), "{hint}");
    for line in &advice {
        let offered = |offer: &Value| offer["choice"] == line["choice"];
        assert!(party.pages[at].offers().iter().any(offered), "{line} is no offer");
        assert!(line["chance"].as_f64().is_some_and(|c| (0.0..=1.0).contains(&c)), "{line}");
        let reasons = line["reasons"].as_array().expect("a list");
        let known = |r: &Value| r["id"].as_str().is_some_and(|id| id.starts_with("advice-"));
        assert!(reasons.len() <= 4 && reasons.iter().all(known), "{line}");
    }
    assert_eq!(party.pages[at].seq(), seq, "nothing has happened");
    let choice = advice[0]["choice"].as_str().expect("a choice").to_owned();
    party.play(at, &choice).await;
    for (n, page) in party.pages.iter().enumerate() {
        assert_eq!(hints_in(page), usize::from(n == at), "page {n}");
    }
    server.stop().await;
}

#[tokio::test]
async fn who_may_not_have_a_hint_is_told_why() {
    let server = Server::new().await;
    let mut party = Party::start(server.address, 2, 0, 62).await;
    party.watch().await;
    let (at, seat) = until_one_is_asked(&mut party).await;
    let (other, seq) = (1 - at, party.pages[at].seq());
    let others = party.pages[other].own_seat().expect("it faces its seat");
    let wrong = [
        (2, seat, seq, "not-your-seat"),
        (other, seat, seq, "not-your-seat"),
        (other, others, seq, "not-asked"),
        (at, seat, seq - 1, "stale"),
        (at, seat, seq + 1, "stale"),
        (at, 9, seq, "seat"),
    ];
    for (page, seat, seq, code) in wrong {
        ask(&mut party.pages[page], seat, seq).await;
        assert_eq!(party.pages[page].refusal().await, code, "seat {seat} at {seq}");
    }
    // Others may see the screen.
    party.pages[at].send_json(json!({"type": "face", "seat": null})).await;
    party.pages[at].until("snapshot").await;
    ask(&mut party.pages[at], seat, seq).await;
    assert_eq!(party.pages[at].refusal().await, "not-faced");
    party.pages[at].send_json(json!({"type": "face", "seat": seat})).await;
    party.pages[at].until("snapshot").await;
    party.pages[at].send_json(json!({"type": "resign", "seat": seat})).await;
    party.pages[at].until_that(|m| m["type"] == "table").await;
    let seq = party.pages[at].seq();
    ask(&mut party.pages[at], seat, seq).await;
    assert_eq!(party.pages[at].refusal().await, "bot-plays");
    assert!(party.pages.iter().all(|page| hints_in(page) == 0));
    server.stop().await;
}

#[tokio::test]
async fn the_host_can_switch_hints_off() {
    let server = Server::new().await;
    let mut party = Party::gather(server.address, 2, 0, 63, json!({"settings": settings()})).await;
    assert_eq!(party.pages[0].is.table["settings"]["hints"], true, "they are on if nothing is said");
    let mut without = settings();
    without["hints"] = json!(false);
    // Otherwise other variants would be played, to which both would have to agree again.
    without["variants"] = party.pages[0].is.table["settings"]["variants"].clone();
    let changed = party.people[0].put(&party.path("/settings"), without).await.good();
    assert_eq!(changed["settings"]["hints"], false);
    party.begin().await;
    let (at, seat) = until_one_is_asked(&mut party).await;
    let seq = party.pages[at].seq();
    ask(&mut party.pages[at], seat, seq).await;
    assert_eq!(party.pages[at].refusal().await, "hints-off");
    server.stop().await;
}

/// Limits under which a hint does not finish by itself.
fn endless() -> Limits {
    let slow = Duration::from_secs(3600);
    Limits { adviser: BotKind::Gunslinger(u32::MAX), bot_thinking: slow, bot_time: slow, ..generous() }
}

#[tokio::test]
async fn a_seat_gets_one_hint_at_a_time() {
    let folder = Folder::new();
    let server = Server::with(&folder.url(), endless()).await;
    let mut party = Party::start(server.address, 2, 0, 64).await;
    let (at, seat) = until_one_is_asked(&mut party).await;
    let seq = party.pages[at].seq();
    ask(&mut party.pages[at], seat, seq).await;
    ask(&mut party.pages[at], seat, seq).await;
    assert_eq!(party.pages[at].refusal().await, "too-many");
    assert_eq!(hints_in(&party.pages[at]), 0);
    server.stop().await;
}

#[tokio::test]
async fn a_hint_may_be_asked_for_again_after_a_choice() {
    let folder = Folder::new();
    // The gunslinger takes longer than the messages.
    let slow = Duration::from_secs(60);
    let limits = Limits { bot_thinking: slow, bot_time: slow, ..generous() };
    let server = Server::with(&folder.url(), limits).await;
    let mut party = Party::start(server.address, 2, 0, 64).await;
    let (at, seat) = until_one_is_asked(&mut party).await;
    let seq = party.pages[at].seq();
    ask(&mut party.pages[at], seat, seq).await;
    // After the choice the hint is obsolete, and the next one can be requested.
    let choice = party.pages[at].offers()[0]["choice"].as_str().expect("a choice").to_owned();
    party.play(at, &choice).await;
    let (at, seat) = until_one_is_asked(&mut party).await;
    let seq = party.pages[at].seq();
    ask(&mut party.pages[at], seat, seq).await;
    let hint = party.pages[at].until("hint").await;
    assert_eq!(hint["seq"], json!(seq));
    server.stop().await;
}

#[tokio::test]
async fn hints_are_limited() {
    let folder = Folder::new();
    let server = Server::with(&folder.url(), Limits { hints_per_second: 0, ..generous() }).await;
    let mut party = Party::start(server.address, 2, 0, 65).await;
    let (at, seat) = until_one_is_asked(&mut party).await;
    let seq = party.pages[at].seq();
    ask(&mut party.pages[at], seat, seq).await;
    assert_eq!(party.pages[at].refusal().await, "too-many");
    server.stop().await;
}

#[tokio::test]
async fn a_page_that_leaves_takes_its_hint_with_it() {
    let folder = Folder::new();
    let slow = Duration::from_secs(60);
    let limits = Limits { bot_thinking: slow, bot_time: slow, ..generous() };
    let server = Server::with(&folder.url(), limits).await;
    let mut party = Party::start(server.address, 2, 0, 66).await;
    let (at, seat) = until_one_is_asked(&mut party).await;
    let seq = party.pages[at].seq();
    ask(&mut party.pages[at], seat, seq).await;
    party.pages.remove(at).leave().await;
    // The seat can request it again from another client.
    let mut page: Page = Browser::page(&party.people[at], &party.id).await;
    ask(&mut page, seat, seq).await;
    assert_eq!(page.until("hint").await["seat"], json!(seat));
    server.stop().await;
}
