//! Players who leave: resigning, votes, returning. No table gets stuck.

use super::party::Party;
use super::server::{Folder, Server, generous};
use serde_json::{Value, json};
use std::time::Duration;

/// The last seat change that a client received.
fn changes(table: &Value) -> Vec<(u64, String)> {
    let changes = table["changes"].as_array().expect("a list");
    let change = |c: &Value| (c["seat"].as_u64().unwrap_or(0), c["kind"].as_str().unwrap_or_default().to_owned());
    changes.iter().map(change).collect()
}

/// An attack: at a table of two, a single vote replaces an opponent who is present.
#[tokio::test]
async fn a_present_player_is_not_voted_out() {
    let server = Server::new().await;
    let mut party = Party::start(server.address, 2, 0, 45).await;
    let vote = json!({"type": "vote", "seat": 2});
    party.pages[0].send_json(vote.clone()).await;
    assert_eq!(party.pages[0].refusal().await, "present");
    party.steps(10).await;
    party.pages[0].send_json(vote).await;
    assert_eq!(party.pages[0].refusal().await, "present");
    assert_eq!(party.pages[0].is.table["seats"][1]["sitter"], "person");
    server.stop().await;
}

/// Reloading the client is not an absence that others could exploit.
#[tokio::test]
async fn a_moment_of_absence_is_not_enough_for_a_vote() {
    let folder = Folder::new();
    let limits = darkrock_server::Limits { away_before_votes: Duration::from_secs(3600), ..generous() };
    let server = Server::with(&folder.url(), limits).await;
    let mut party = Party::start(server.address, 2, 0, 46).await;
    party.pages.remove(1).leave().await;
    let table = party.pages[0].until_that(|m| m["type"] == "table" && m["table"]["seats"][1]["online"] == false).await;
    assert_eq!(table["table"]["seats"][1]["votable"], false);
    party.pages[0].send_json(json!({"type": "vote", "seat": 2})).await;
    assert_eq!(party.pages[0].refusal().await, "present");
    server.stop().await;
}

/// A bot replaces an absent player; the player returns, sees it, and takes the seat back. All of it is announced, and
/// persists across a restart.
#[tokio::test]
async fn a_seat_that_was_lost_by_absence_is_taken_back() {
    let folder = Folder::new();
    let server = Server::on(&folder.url()).await;
    let mut party = Party::start(server.address, 2, 0, 47).await;
    party.steps(15).await;
    party.pages.remove(1).leave().await;
    let away = party.pages[0].until_that(|m| m["type"] == "table" && m["table"]["seats"][1]["online"] == false).await;
    assert_eq!(away["table"]["seats"][1]["votable"], true);
    party.pages[0].send_json(json!({"type": "vote", "seat": 2})).await;
    let table = party.pages[0].until_that(|m| m["type"] == "table" && m["table"]["seats"][1]["sitter"] == "bot").await;
    let seat = &table["table"]["seats"][1];
    assert_eq!(
        (&seat["stand_in"], &seat["resigned"], &seat["name"]),
        (&json!(true), &json!(false), &json!("Person 2"))
    );
    assert_eq!(changes(&table["table"]), [(2, "vote".to_owned())]);
    assert_eq!(table["table"]["changes"][0]["after"], party.pages[0].is.last);
    // After reconnecting, the client still faces the seat, and is told that a bot plays it.
    let mut back = party.people[1].page(&party.id).await;
    let mine = &back.is.table["seats"][1];
    assert_eq!((&back.is.facing, &mine["mine"], &mine["stand_in"]), (&json!(2), &json!(true), &json!(true)));
    back.send_json(json!({"type": "return", "seat": 2})).await;
    let told = back.until_that(|m| m["type"] == "table" && m["table"]["seats"][1]["sitter"] == "person").await;
    assert_eq!(told["table"]["seats"][1]["stand_in"], false);
    let expected = [(2, "vote".to_owned()), (2, "return".to_owned())];
    assert_eq!(changes(&told["table"]), expected);
    // Both continue, the returned player where the bot stopped.
    back.leave().await;
    for at in 0..2 {
        let page = party.people[at].page(&party.id).await;
        if at < party.pages.len() {
            party.pages[at] = page;
        } else {
            party.pages.push(page);
        }
    }
    party.steps(30).await;
    let position = party.pages[0].seq();
    server.stop().await;
    let again = Server::on(&folder.url()).await;
    let browser = super::browser::Browser { address: again.address, ..party.people[0].clone() };
    let page = browser.page(&party.id).await;
    assert_eq!(changes(&page.is.table), expected, "the log is kept");
    assert_eq!(page.seq(), position, "rows about seats are no positions of the game");
    again.stop().await;
}

#[tokio::test]
async fn a_bot_goes_on_for_who_resigns_until_the_end() {
    let server = Server::new().await;
    let mut party = Party::start(server.address, 2, 0, 41).await;
    party.steps(25).await;
    party.pages[1].send_json(json!({"type": "resign", "seat": 2})).await;
    let table = party.pages[0].until_that(|m| m["type"] == "table" && m["table"]["seats"][1]["sitter"] == "bot").await;
    assert_eq!(table["table"]["seats"][1]["resigned"], true);
    assert_eq!(table["table"]["seats"][1]["name"], "Person 2");
    party.pages[1].send_json(json!({"type": "resign", "seat": 2})).await;
    assert_eq!(party.pages[1].refusal().await, "no-person");
    // The seat still belongs to its browser, but the bot chooses.
    let seq = party.pages[1].seq();
    party.pages[1].send_json(json!({"type": "play", "seat": 2, "choice": "end", "seq": seq})).await;
    assert_eq!(party.pages[1].refusal().await, "bot-plays");
    party.finish_with_bots(0).await;
    party.pages[0].until_that(|m| m["table"]["status"] == "finished").await;
    for page in &mut party.pages {
        page.send_json(json!({"type": "resign", "seat": page.is.facing})).await;
        assert_eq!(page.refusal().await, "no-game");
    }
    server.stop().await;
}

#[tokio::test]
async fn who_comes_back_takes_the_seat_from_the_bot() {
    let server = Server::new().await;
    let mut party = Party::start(server.address, 2, 0, 42).await;
    party.steps(25).await;
    party.pages[0].send_json(json!({"type": "return", "seat": 1})).await;
    assert_eq!(party.pages[0].refusal().await, "no-bot");
    party.pages[0].send_json(json!({"type": "resign", "seat": 1})).await;
    for page in &mut party.pages {
        page.until_that(|m| m["type"] == "table" && m["table"]["seats"][0]["sitter"] == "bot").await;
    }
    party.pages[0].send_json(json!({"type": "return", "seat": 1})).await;
    for page in &mut party.pages {
        page.until_that(|m| m["type"] == "table" && m["table"]["seats"][0]["sitter"] == "person").await;
    }
    // The bot may have chosen in between; both persons continue from there.
    for at in 0..2 {
        let page = party.people[at].page(&party.id).await;
        party.pages[at] = page;
    }
    party.steps(40).await;
    server.stop().await;
}

#[tokio::test]
async fn the_others_vote_and_must_all_want_it() {
    let server = Server::new().await;
    let mut party = Party::start(server.address, 4, 0, 43).await;
    party.steps(20).await;
    let vote = json!({"type": "vote", "seat": 3});
    party.pages[2].send_json(vote.clone()).await;
    assert_eq!(party.pages[2].refusal().await, "no-vote");
    party.pages.remove(2).leave().await;
    party.pages[0].until_that(|m| m["type"] == "table" && m["table"]["seats"][2]["online"] == false).await;
    party.pages[0].send_json(vote.clone()).await;
    let table =
        party.pages[0].until_that(|m| m["type"] == "table" && m["table"]["seats"][2]["votes"] == json!([1])).await;
    assert_eq!(table["table"]["seats"][2]["sitter"], "person", "two others have not voted");
    party.pages[1].send_json(vote.clone()).await;
    party.pages[0].until_that(|m| m["type"] == "table" && m["table"]["seats"][2]["votes"] == json!([1, 2])).await;
    // A player who returns can no longer be voted out.
    let back = party.people[2].page(&party.id).await;
    party.pages[0].until_that(|m| m["type"] == "table" && m["table"]["seats"][2]["votes"] == json!([])).await;
    back.leave().await;
    // All connected persons have to vote: the second is replaced, too.
    party.pages.remove(1).leave().await;
    party.pages[0].until_that(|m| m["type"] == "table" && m["table"]["seats"][1]["online"] == false).await;
    party.pages[1].send_json(vote.clone()).await;
    party.pages[0].until_that(|m| m["type"] == "table" && m["table"]["seats"][2]["votes"] == json!([4])).await;
    party.pages[0].send_json(vote.clone()).await;
    let table = party.pages[0].until_that(|m| m["type"] == "table" && m["table"]["seats"][2]["sitter"] == "bot").await;
    assert_eq!(table["table"]["seats"][2]["resigned"], false);
    party.pages[0].send_json(vote).await;
    assert_eq!(party.pages[0].refusal().await, "no-person");
    let absent = json!({"type": "vote", "seat": 2});
    party.pages[0].send_json(absent.clone()).await;
    party.pages[1].send_json(absent).await;
    party.pages[0].until_that(|m| m["type"] == "table" && m["table"]["seats"][1]["sitter"] == "bot").await;
    // Two persons and two bots finish the game.
    party.pages[1].send_json(json!({"type": "resign", "seat": 4})).await;
    party.finish_with_bots(0).await;
    server.stop().await;
}

/// All players resign and disconnect: the bots finish the game.
#[tokio::test]
async fn a_table_that_everybody_left_comes_to_its_end() {
    let server = Server::new().await;
    let mut party = Party::start(server.address, 3, 0, 44).await;
    party.steps(10).await;
    for (at, page) in party.pages.iter_mut().enumerate() {
        page.send_json(json!({"type": "resign", "seat": at + 1})).await;
        page.until_that(|m| m["type"] == "table" && m["table"]["seats"][at]["sitter"] == "bot").await;
    }
    for page in party.pages.drain(..) {
        page.leave().await;
    }
    let mut watcher = super::browser::Browser::unknown(server.address).page(&party.id).await;
    while !watcher.is_over() {
        assert!(watcher.receive().await.is_some());
    }
    let finished = party.people[1].get("/api/me").await.good()["tables"][0].clone();
    assert_eq!(finished["id"], party.id);
    server.stop().await;
}
