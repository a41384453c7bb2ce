//! A complete game of four people: all clients agree, and everything can be verified afterward.

use super::browser::Browser;
use super::party::{Party, part};
use super::server::{Server, content};
use darkrock_rules::chance::FairChance;
use darkrock_rules::fairness::{Bytes, commitment, hex, seed, seed_hash, unhex};
use darkrock_rules::record::{Entry, Record, Session};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Plays a game to its end and compares the clients after each choice; returns every position by number.
async fn play(party: &mut Party) -> BTreeMap<u64, Value> {
    let mut positions = BTreeMap::new();
    while !party.is_over() {
        party.step().await;
        let first = &party.pages[0];
        for page in &party.pages[1..] {
            assert_eq!((page.seq(), page.position()), (first.seq(), first.position()));
            assert_eq!(page.is.last, first.is.last);
            assert_eq!(page.is.game["awaited"], first.is.game["awaited"]);
        }
        who_plays_the_guard(party);
        assert!(
            !format!("{}", party.pages[0].is.table).contains("server_secret\":\""),
            "the seed is hidden till the end"
        );
        positions.insert(first.seq(), first.position().clone());
    }
    positions
}

/// The player who controls a bandit, the guard or the Sheriff is addressed; the others are told who does.
fn who_plays_the_guard(party: &Party) {
    for page in &party.pages {
        let awaited = page.is.game["awaited"]["id"].as_str().unwrap_or_default();
        assert!(!awaited.starts_with("question-npc"), "{awaited} is for one player only");
        let question = page.is.game["ask"]["question"]["id"].as_str().unwrap_or_default();
        if let Some(of_npc) = awaited.strip_prefix("awaited-npc") {
            let asked = page.position()["waiting"] == json!([page.own_seat()]);
            let told = question.strip_prefix("question-npc");
            assert_eq!(told, asked.then_some(of_npc), "seat {:?}", page.own_seat());
        }
    }
}

#[tokio::test]
async fn a_whole_game_of_four() {
    let server = Server::new().await;
    let mut party = Party::gather(server.address, 4, 0, 11, json!({"settings": super::party::settings()})).await;
    let before = party.people[0].get(&party.path("")).await.good()["fairness"].clone();
    assert!(before["seed_hash"].is_null() && before["parts"] == json!([]), "{before}");
    party.begin().await;
    party.watch().await;
    let at_start = party.people[3].get(&party.path("")).await.good()["fairness"].clone();
    assert_eq!(at_start["commitment"], before["commitment"]);
    let parts: Vec<String> = (0..4).map(|n| part(n + 1)).collect();
    assert_eq!(at_start["parts"], json!(parts));
    for secret in ["record", "result", "replay"] {
        let early = party.people[0].get(&party.path(&format!("/{secret}"))).await;
        assert_eq!(early.fault(), (409, "not-finished".to_owned()));
    }
    let positions = play(&mut party).await;
    // A client that receives the last position may request the result immediately.
    assert_eq!(party.people[0].get(&party.path("/result")).await.status, 200);
    for page in &mut party.pages {
        page.until_that(|m| m["table"]["status"] == "finished").await;
        // The log of the first snapshot may have been truncated; from there on every number is present.
        let numbers = page.numbers();
        let first = numbers[0];
        assert_eq!(numbers, (first..=page.is.last).collect::<Vec<_>>());
    }
    let after = party.pages[4].is.table["fairness"].clone();
    check_seed(&party.id, [&before, &at_start, &after], &parts);
    let seed = after["seed"].as_str().expect("a seed").to_owned();
    check_record(&party, &seed).await;
    check_result(&party).await;
    check_replay(&party, &positions).await;
    server.stop().await;
}

fn bytes(digits: &Value) -> Bytes {
    unhex(digits.as_str().expect("digits")).expect("64 digits")
}

fn check_seed(table: &str, [before, at_start, after]: [&Value; 3], parts: &[String]) {
    let (table, secret) = (unhex(table).expect("an id"), bytes(&after["server_secret"]));
    assert_eq!(before["commitment"], hex(&commitment(&table, &secret)));
    let parts: Vec<Option<Bytes>> = parts.iter().map(|p| unhex(p)).collect();
    let whole = seed(&table, &secret, &parts);
    assert_eq!(after["seed"], hex(&whole));
    assert_eq!(at_start["seed_hash"], hex(&seed_hash(&table, &whole)));
}

/// The record is legal, and its outcomes are those of the seed.
async fn check_record(party: &Party, seed: &str) {
    let answer = party.people[0].get(&party.path("/record")).await;
    assert_eq!(answer.header("content-type"), Some("text/plain; charset=utf-8"));
    let record = Record::parse(content(), &answer.body).expect("a record");
    let replayed = record.replay(content(), None, &mut ()).expect("it keeps the rules");
    assert!(replayed.game.is_over());
    assert_eq!(record.header.seed.as_deref(), Some(seed));
    let checked = record.verify_seed(content()).expect("an honest game");
    assert!(checked.sealed && checked.draws > 50 && checked.taken_up == 0, "{checked:?}");
    assert_eq!(record.header.names, ["Person 1", "Person 2", "Person 3", "Person 4"]);
    let luck = FairChance::new(bytes(&json!(seed)));
    let mut session = Session::new(content(), &record.header.setup, luck, &mut ()).expect("a game");
    for entry in &record.entries {
        if let Entry::Choice { seat, choice } = entry {
            session.play(*seat, *choice, &mut ()).expect("a recorded choice");
        }
    }
    assert_eq!(session.entries(), record.entries.as_slice(), "the luck is that of the seed");
}

async fn check_result(party: &Party) {
    let result = party.people[1].get(&party.path("/result")).await.good();
    assert_eq!(result["winners"], party.pages[0].position()["winners"]);
    // The round in which the end is triggered is played to its end, then there is one more.
    let triggered = result["trigger_round"].as_u64().expect("the end was triggered");
    assert_eq!(result["rounds"].as_u64(), Some(triggered + 1));
    for (seat, player) in result["seats"].as_array().expect("seats").iter().zip(0..) {
        let lp = &party.pages[0].position()["players"][player]["lp"];
        assert_eq!(seat["points"][0], json!({ "source": "lp", "points": lp }));
        let sources: i64 = seat["sources"].as_object().expect("sources").values().filter_map(Value::as_i64).sum();
        assert_eq!(Some(sources), lp.as_i64(), "the sources add up: {seat}");
        assert_eq!(seat["by_round"].as_array().and_then(|r| r.last()), Some(lp));
    }
}

/// The steps of the replay are the positions that the clients received.
async fn check_replay(party: &Party, positions: &BTreeMap<u64, Value>) {
    let stranger = Browser::unknown(party.people[0].address);
    let (mut from, mut steps) = (0, Vec::new());
    let total = loop {
        let answer = stranger.get(&party.path(&format!("/replay?from={from}"))).await.good();
        let part = answer["steps"].as_array().expect("steps").clone();
        from += part.len();
        if part.is_empty() {
            break answer["total"].as_u64().expect("a number") as usize;
        }
        steps.extend(part);
    };
    assert_eq!((steps.len(), total), (positions.len() + 1, positions.len() + 1));
    for (step, position) in steps[1..].iter().zip(positions.values()) {
        assert_eq!(&step["position"], position);
        assert!(step["own"].is_null());
    }
    let seen = stranger.get(&party.path("/replay?seat=2&from=40&count=1")).await.good();
    assert_eq!(seen["steps"][0]["own"]["seat"], 2);
    for wrong in ["seat=5", "seat=0"] {
        assert_eq!(stranger.get(&party.path(&format!("/replay?{wrong}"))).await.fault(), (400, "seat".to_owned()));
    }
    assert_eq!(stranger.get(&party.path("/replay?from=x")).await.fault(), (400, "replay".to_owned()));
    let nothing = stranger.get(&party.path("/replay?from=4000000000&count=4000000000")).await.good();
    assert_eq!(nothing["steps"], json!([]));
}

#[tokio::test]
async fn a_game_of_six_bots_and_a_spectator() {
    let server = Server::new().await;
    let host = Browser::named(server.address, "Mara").await;
    let body = json!({"settings": super::party::settings(), "seats": vec!["random"; 6], "start": true});
    let made = host.post("/api/tables", body).await.good();
    let mut page = Browser::unknown(server.address).page(made["id"].as_str().expect("an id")).await;
    while !page.is_over() {
        let message = page.receive().await.expect("the game goes on");
        if message["type"] == "update" {
            assert!(message["own"].is_null() && message["ask"].is_null());
        }
    }
    server.stop().await;
}
