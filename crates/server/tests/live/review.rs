//! Reviews of finished games: requested once, computed in the background, cached.

use super::browser::{Answer, Browser};
use super::party::Party;
use super::server::{Folder, Server, content, generous};
use darkrock_bots::BotKind;
use darkrock_rules::ids::Seat;
use darkrock_rules::record::Record;
use darkrock_rules::{Choice, Game, notation};
use darkrock_server::Limits;
use serde_json::{Value, json};

/// Polls until the review is ready; returns the number of choices reviewed, and the review.
async fn review(browser: &Browser, path: &str) -> (u64, Value) {
    let mut of = None;
    loop {
        let answer: Answer = browser.get(path).await;
        let review = answer.json();
        if answer.status == 200 {
            assert_eq!(review["status"], "done");
            return (of.unwrap_or_default(), review);
        }
        assert_eq!((answer.status, &review["status"]), (202, &json!("working")), "{review}");
        let total = review["of"].as_u64().expect("a number");
        assert!(review["done"].as_u64().is_some_and(|done| done <= total), "{review}");
        assert_eq!(review["ahead"], 0, "nobody else wants one: {review}");
        // How many there are is known once the game has been read.
        if total > 0 {
            assert_eq!(*of.get_or_insert(total), total);
        }
    }
}

/// Each seat's chances at each turn, in order, up to the end.
fn check_turns(review: &Value, total: u64, seats: usize) {
    let turns = review["turns"].as_array().expect("turns");
    assert!(turns.len() > 10, "{} turns", turns.len());
    let mut before = 0;
    for turn in turns {
        let at = turn["at"].as_u64().expect("a step");
        assert!(at >= before && at < total, "{turn} after {before} of {total}");
        before = at;
        let chances: Vec<f64> = turn["chances"].as_array().expect("chances").iter().filter_map(Value::as_f64).collect();
        assert_eq!(chances.len(), seats);
        assert!((chances.iter().sum::<f64>() - 1.0).abs() < 0.01, "{turn}");
    }
    assert_eq!(before, total - 1, "the last one is the end of the game");
}

/// A choice of the record: its seat, the choice, and the legal ones.
struct Made {
    seat: u64,
    choice: String,
    open: Vec<String>,
}

async fn choices(browser: &Browser, path: &str) -> Vec<Made> {
    let record = Record::parse(content(), &browser.get(path).await.body).expect("a record");
    let (mut made, mut open) = (Vec::new(), Vec::new());
    let mut watch = |game: &Game<'static>, seat: Seat, choice: Choice| {
        game.choices(seat, &mut open);
        let open = open.iter().map(|c| notation::print(content(), *c)).collect();
        made.push(Made { seat: u64::from(seat.0) + 1, choice: notation::print(content(), choice), open });
    };
    record.replay_watched(content(), None, &mut (), &mut watch).expect("it keeps the rules");
    made
}

/// The mistakes of a review are choices of the game, and had alternatives.
fn check_mistakes(review: &Value, made: &[Made], last: usize) -> usize {
    let mistakes = review["mistakes"].as_array().expect("mistakes");
    for mistake in mistakes {
        let at = mistake["at"].as_u64().expect("a step") as usize;
        assert!((1..=last).contains(&at), "{mistake}");
        // Simultaneous choices are recorded in the order of seats.
        let near = &made[at.saturating_sub(4)..(at + 3).min(made.len())];
        let chosen = |m: &&Made| mistake["seat"] == m.seat && mistake["chosen"] == json!(m.choice);
        let open = |m: &Made| m.open.iter().any(|open| mistake["best"] == json!(open));
        assert!(near.iter().filter(chosen).any(open), "nobody had this choice there: {mistake}");
        assert_ne!(mistake["chosen"], mistake["best"]);
        let [cost, margin] = ["cost", "margin"].map(|field| mistake[field].as_f64().expect("a number"));
        assert!(cost > 0.0 && cost <= 1.0 && margin >= 0.0 && cost - margin > 0.029, "{mistake}");
        assert!(["chosen_label", "best_label"].iter().all(|label| mistake[label]["id"].is_string()), "{mistake}");
    }
    mistakes.len()
}

#[tokio::test]
async fn a_game_is_looked_over_once_it_is_over() {
    let folder = Folder::new();
    let limits = Limits { adviser: BotKind::Gunslinger(20), ..generous() };
    let server = Server::with(&folder.url(), limits).await;
    let mut party = Party::start(server.address, 3, 0, 71).await;
    let path = party.path("/review");
    let stranger = Browser::unknown(server.address);
    let unknown = stranger.get("/api/tables/0123456789abcdef0123456789abcdef/review").await;
    assert_eq!(unknown.fault(), (404, "not-found".to_owned()));
    // Persons choose at random, so some choices are bad; then bots replace both.
    party.steps(40).await;
    assert_eq!(stranger.get(&path).await.fault(), (409, "not-finished".to_owned()));
    for (at, page) in party.pages.iter_mut().enumerate() {
        page.send_json(json!({"type": "resign", "seat": at + 1})).await;
    }
    while !party.is_over() {
        party.pages[0].receive().await.expect("the game goes on");
    }
    party.pages[0].until_that(|m| m["table"]["status"] == "finished").await;
    assert_eq!(stranger.get(&format!("{path}?all=perhaps")).await.fault(), (400, "review".to_owned()));
    let total = stranger.get(&party.path("/replay?count=0")).await.good()["total"].as_u64().expect("a number");
    let made = choices(&stranger, &party.path("/record")).await;
    assert_eq!(made.len() as u64, total - 1);

    let (of, found) = review(&stranger, &path).await;
    assert_eq!(of, 40, "the choices of persons");
    check_turns(&found, total, 3);
    let mistakes = check_mistakes(&found, &made, 40);
    assert!(mistakes > 0, "random play costs chances");
    assert_eq!(stranger.get(&path).await.good(), found, "it is kept");

    let (of, all) = review(&stranger, &format!("{path}?all=true")).await;
    assert_eq!(of, total - 1);
    assert_eq!(all["turns"], found["turns"]);
    assert!(check_mistakes(&all, &made, made.len()) >= mistakes);
    server.stop().await;
}
