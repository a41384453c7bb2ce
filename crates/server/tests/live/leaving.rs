//! Players who go: resigning, votes, coming back. No table is ever stuck.

use super::party::Party;
use super::server::Server;
use serde_json::json;

#[tokio::test]
async fn a_bot_goes_on_for_who_resigns_until_the_end() {
    let server = Server::new().await;
    let mut party = Party::start(server.address, 2, 0, 41).await;
    party.steps(25).await;
    party.pages[1].say(json!({"type": "resign", "seat": 2})).await;
    let table = party.pages[0].until_that(|m| m["type"] == "table" && m["table"]["seats"][1]["sitter"] == "bot").await;
    assert_eq!(table["table"]["seats"][1]["resigned"], true);
    assert_eq!(table["table"]["seats"][1]["name"], "Person 2");
    party.pages[1].say(json!({"type": "resign", "seat": 2})).await;
    assert_eq!(party.pages[1].refusal().await, "no-person");
    // The seat is still its browser's, but the bot chooses.
    let seq = party.pages[1].seq();
    party.pages[1].say(json!({"type": "play", "seat": 2, "choice": "end", "seq": seq})).await;
    assert_eq!(party.pages[1].refusal().await, "bot-plays");
    party.finish_with_bots(0).await;
    party.pages[0].until_that(|m| m["table"]["status"] == "finished").await;
    for page in &mut party.pages {
        page.say(json!({"type": "resign", "seat": page.is.facing})).await;
        assert_eq!(page.refusal().await, "no-game");
    }
    server.stop().await;
}

#[tokio::test]
async fn who_comes_back_takes_the_seat_from_the_bot() {
    let server = Server::new().await;
    let mut party = Party::start(server.address, 2, 0, 42).await;
    party.steps(25).await;
    party.pages[0].say(json!({"type": "return", "seat": 1})).await;
    assert_eq!(party.pages[0].refusal().await, "no-bot");
    party.pages[0].say(json!({"type": "resign", "seat": 1})).await;
    for page in &mut party.pages {
        page.until_that(|m| m["type"] == "table" && m["table"]["seats"][0]["sitter"] == "bot").await;
    }
    party.pages[0].say(json!({"type": "return", "seat": 1})).await;
    for page in &mut party.pages {
        page.until_that(|m| m["type"] == "table" && m["table"]["seats"][0]["sitter"] == "person").await;
    }
    // The bot may have chosen in between; both persons go on from where it stopped.
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
    party.pages[2].say(vote.clone()).await;
    assert_eq!(party.pages[2].refusal().await, "no-vote");
    party.pages.remove(2).leave().await;
    party.pages[0].until_that(|m| m["type"] == "table" && m["table"]["seats"][2]["online"] == false).await;
    party.pages[0].say(vote.clone()).await;
    let table =
        party.pages[0].until_that(|m| m["type"] == "table" && m["table"]["seats"][2]["votes"] == json!([1])).await;
    assert_eq!(table["table"]["seats"][2]["sitter"], "person", "two others have not voted");
    party.pages[1].say(vote.clone()).await;
    party.pages[0].until_that(|m| m["type"] == "table" && m["table"]["seats"][2]["votes"] == json!([1, 2])).await;
    // Who comes back is no longer voted upon.
    let back = party.people[2].page(&party.id).await;
    party.pages[0].until_that(|m| m["type"] == "table" && m["table"]["seats"][2]["votes"] == json!([])).await;
    back.leave().await;
    // Of those who are there all have to vote: the second goes, too.
    party.pages.remove(1).leave().await;
    party.pages[0].until_that(|m| m["type"] == "table" && m["table"]["seats"][1]["online"] == false).await;
    party.pages[1].say(vote.clone()).await;
    party.pages[0].until_that(|m| m["type"] == "table" && m["table"]["seats"][2]["votes"] == json!([4])).await;
    party.pages[0].say(vote.clone()).await;
    let table = party.pages[0].until_that(|m| m["type"] == "table" && m["table"]["seats"][2]["sitter"] == "bot").await;
    assert_eq!(table["table"]["seats"][2]["resigned"], false);
    party.pages[0].say(vote).await;
    assert_eq!(party.pages[0].refusal().await, "no-person");
    let absent = json!({"type": "vote", "seat": 2});
    party.pages[0].say(absent.clone()).await;
    party.pages[1].say(absent).await;
    party.pages[0].until_that(|m| m["type"] == "table" && m["table"]["seats"][1]["sitter"] == "bot").await;
    // Two persons and two bots finish the game.
    party.pages[1].say(json!({"type": "resign", "seat": 4})).await;
    party.finish_with_bots(0).await;
    server.stop().await;
}

/// Everybody resigns and leaves: the bots finish the game by themselves.
#[tokio::test]
async fn a_table_that_everybody_left_comes_to_its_end() {
    let server = Server::new().await;
    let mut party = Party::start(server.address, 3, 0, 44).await;
    party.steps(10).await;
    for (at, page) in party.pages.iter_mut().enumerate() {
        page.say(json!({"type": "resign", "seat": at + 1})).await;
        page.until_that(|m| m["type"] == "table" && m["table"]["seats"][at]["sitter"] == "bot").await;
    }
    for page in party.pages.drain(..) {
        page.leave().await;
    }
    let mut watcher = super::browser::Browser::unknown(server.address).page(&party.id).await;
    while !watcher.is_over() {
        assert!(watcher.hear().await.is_some());
    }
    let finished = party.people[1].get("/api/me").await.good()["tables"][0].clone();
    assert_eq!(finished["id"], party.id);
    server.stop().await;
}
