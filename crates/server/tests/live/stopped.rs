//! Games that the rules of today do not replay: what their players see, and the ways on. A choice that is made wrong in the
//! database stands in for a change of the rules.

use super::party::Party;
use super::postgres;
use super::server::{Folder, Server, catalog, content};
use darkrock_rules::record::{RULES, Record};
use darkrock_server::admin::{Checked, check_games};
use serde_json::{Value, json};
use sqlx::{AnyConnection, AssertSqlSafe, Connection};
use std::collections::BTreeMap;
use std::path::Path;

/// Runs statements on a database without a server.
async fn run(database: &str, sql: String) {
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(database).await.expect("the database opens");
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut connection).await.expect("it can be written");
    connection.close().await.expect("it closes");
}

/// What the rules make of the running games.
async fn check(database: &str) -> BTreeMap<String, Checked> {
    let mut found = BTreeMap::new();
    check_games(database, catalog(), |game| drop(found.insert(game.id.clone(), game))).await.expect("a database");
    found
}

/// A running game of two people, one of whose choices the rules do not allow any more.
async fn stopped(folder: &Folder, seed: u64) -> (Server, Party) {
    let server = Server::on(&folder.url()).await;
    let mut party = Party::start(server.address, 2, 0, seed).await;
    party.steps(30).await;
    server.stop().await;
    assert!(matches!(check(&folder.url()).await[&party.id].halt, Ok(None)), "it goes on as long as it is whole");
    let wrong = format!(
        "UPDATE entries SET body = 'challenge' WHERE table_id = '{}' AND seq = \
         (SELECT seq FROM entries WHERE kind = 'choice' ORDER BY seq LIMIT 1 OFFSET 20)",
        party.id
    );
    run(&folder.url(), wrong).await;
    let server = Server::on(&folder.url()).await;
    party.pages.clear();
    for person in &mut party.people {
        person.address = server.address;
        party.pages.push(person.page(&party.id).await);
    }
    (server, party)
}

#[tokio::test]
async fn a_stopped_game_goes_on_once_all_seats_agree() {
    let folder = Folder::new();
    let (server, mut party) = stopped(&folder, 91).await;
    let page = &party.pages[0].is;
    assert_eq!(page.table["status"], "running", "it is no lobby");
    let shown = &page.table["stopped"];
    // Not the choice itself: it may be a card played facedown, which is in hand again.
    assert_eq!(*shown, json!({"choices": 20, "left": 10, "rules": RULES, "agreed": []}));
    assert!(page.game["position"].is_object() && page.game["ask"].is_null(), "its last position, without a question");
    // Whoever plays on regardless, is told.
    let seq = party.pages[0].seq();
    party.pages[0].send_json(json!({"type": "play", "seat": 1, "choice": "pass", "seq": seq})).await;
    assert_eq!(party.pages[0].refusal().await, "rules-changed");
    let way = party.path("/stopped");
    let stranger = super::browser::Browser::named(server.address, "Stranger").await;
    assert_eq!(stranger.post(&way, json!({"way": "end"})).await.fault(), (403, "not-seated".to_owned()));
    assert_eq!(party.people[0].get(&party.path("/record")).await.fault().1, "not-finished", "it would show the hands");
    let agreed = party.people[0].post(&way, json!({"way": "continue"})).await.good();
    assert_eq!(agreed["stopped"]["agreed"], json!([1]));
    // Their agreement outlives the server.
    server.stop().await;
    let server = Server::on(&folder.url()).await;
    party.pages.clear();
    for person in &mut party.people {
        person.address = server.address;
        party.pages.push(person.page(&party.id).await);
    }
    assert_eq!(party.pages[1].is.table["stopped"]["agreed"], json!([1]));
    let agreed = party.people[1].post(&way, json!({"way": "continue"})).await.good();
    assert_eq!(agreed["stopped"], Value::Null);
    assert_eq!(party.people[1].post(&way, json!({"way": "end"})).await.fault(), (409, "goes-on".to_owned()));
    for page in &mut party.pages {
        page.until_that(|m| m["type"] == "snapshot" && m["table"]["stopped"].is_null()).await;
    }
    party.steps(20).await;
    // What was cut off stays so.
    server.stop().await;
    assert!(matches!(check(&folder.url()).await[&party.id].halt, Ok(None)));
    let server = Server::on(&folder.url()).await;
    party.pages.clear();
    for person in &mut party.people {
        person.address = server.address;
        party.pages.push(person.page(&party.id).await);
    }
    party.finish().await;
    let record = party.people[0].get(&party.path("/record")).await;
    Record::parse(content(), &record.body).expect("a record").replay(content(), None, &mut ()).expect("it replays");
    assert_eq!(party.people[0].get(&party.path("/result")).await.status, 200);
    server.stop().await;
}

#[tokio::test]
async fn a_stopped_game_ends_without_a_result_and_can_be_exported() {
    let folder = Folder::new();
    let (server, mut party) = stopped(&folder, 92).await;
    let ended = party.people[1].post(&party.path("/stopped"), json!({"way": "end"})).await.good();
    assert_eq!((&ended["status"], &ended["stopped"]["choices"]), (&json!("finished"), &json!(20)));
    party.pages[0].until_that(|m| m["table"]["status"] == "finished").await;
    let of = |path: &str| party.path(path);
    let asking = &party.people[0];
    for path in ["/result", "/review"] {
        let fault = asking.get(&of(path)).await.fault();
        assert_eq!(fault, (409, "no-result".to_owned()), "{path}");
    }
    let record = asking.get(&of("/record")).await;
    assert_eq!(record.status, 200, "{}", record.body);
    let read = Record::parse(content(), &record.body).expect("a record");
    let replayed = read.replay(content(), None, &mut ()).expect("it replays to its last position");
    assert_eq!(replayed.choices, 20);
    assert_eq!(asking.get(&of("/replay")).await.good()["total"], 21);
    // Lists and a new server say the same.
    server.stop().await;
    let server = Server::on(&folder.url()).await;
    let mut person = party.people[0].clone();
    person.address = server.address;
    let listed = person.get("/api/me").await.good();
    assert_eq!(listed["tables"][0]["stopped"]["left"], 10);
    let page = person.page(&party.id).await;
    assert_eq!((&page.is.table["status"], &page.is.table["stopped"]["left"]), (&json!("finished"), &json!(10)));
    server.stop().await;
}

/// A game whose setup the rules do not replay has no position: it can be ended.
#[tokio::test]
async fn a_game_of_which_nothing_replays_is_no_lobby() {
    let folder = Folder::new();
    let server = Server::on(&folder.url()).await;
    let mut party = Party::start(server.address, 2, 0, 93).await;
    party.steps(3).await;
    server.stop().await;
    run(&folder.url(), format!("UPDATE entries SET body = '= Kh' WHERE table_id = '{}' AND seq = 1", party.id)).await;
    let server = Server::on(&folder.url()).await;
    party.people[0].address = server.address;
    let page = party.people[0].page(&party.id).await;
    assert_eq!((&page.is.table["status"], &page.is.game), (&json!("running"), &Value::Null));
    assert_eq!(page.is.table["stopped"]["choices"], 0);
    let way = party.path("/stopped");
    assert_eq!(party.people[0].post(&way, json!({"way": "continue"})).await.fault(), (409, "rules-changed".to_owned()));
    assert_eq!(party.people[0].post(&way, json!({"way": "end"})).await.good()["status"], "finished");
    assert_eq!(party.people[0].get(&party.path("/record")).await.fault(), (409, "rules-changed".to_owned()));
    server.stop().await;
}

/// A finished game keeps its result in lists; what would have to be replayed says why it cannot be.
#[tokio::test]
async fn a_finished_game_of_other_rules_is_no_failure() {
    let folder = Folder::new();
    let server = Server::on(&folder.url()).await;
    let mut party = Party::start(server.address, 2, 0, 94).await;
    party.finish().await;
    let won = party.people[0].get("/api/me").await.good()["tables"][0]["winners"].clone();
    server.stop().await;
    run(&folder.url(), format!("UPDATE entries SET body = 'challenge' WHERE table_id = '{}' AND seq = 30", party.id))
        .await;
    let server = Server::on(&folder.url()).await;
    party.people[0].address = server.address;
    let page = party.people[0].page(&party.id).await;
    assert_eq!((&page.is.table["status"], &page.is.table["winners"]), (&json!("finished"), &won));
    assert_eq!(page.is.table["stopped"], Value::Null, "it has a result");
    for path in ["/result", "/review"] {
        let answer = party.people[0].get(&party.path(path)).await;
        assert!(path == "/review" || answer.fault() == (409, "rules-changed".to_owned()), "{path}: {answer:?}");
        assert_ne!(answer.status, 500);
    }
    assert_eq!(party.people[0].get(&party.path("/record")).await.status, 200);
    assert!(party.people[0].get(&party.path("/replay")).await.good()["total"].as_u64().is_some_and(|n| n > 20));
    server.stop().await;
}

/// The running games of a former version, as its servers stored them: the same verdict before and after the upgrade.
async fn former_games(database: &str, file: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/0.2.0").join(file);
    // A dump names tables before they are there.
    let first = if database.starts_with("sqlite") { "PRAGMA foreign_keys = OFF;\n" } else { "" };
    run(database, first.to_owned() + &std::fs::read_to_string(file).expect("the corpus")).await;
    let before = check(database).await;
    assert_eq!(before.len(), 20);
    let untouched = check(database).await;
    assert_eq!(untouched.len(), 20, "nothing was migrated");
    let server = Server::on(database).await;
    let visitor = super::browser::Browser::unknown(server.address);
    let mut goes_on = 0;
    for (id, game) in &before {
        let table = visitor.get(&format!("/api/tables/{id}")).await.good();
        assert_eq!(table["status"], "running");
        match game.halt.as_ref().expect("it can be read") {
            None => {
                assert_eq!(table["stopped"], Value::Null, "{id}");
                assert!(table["round"].as_u64().is_some_and(|round| round > 0) || !table["waiting"].is_null());
                goes_on += 1;
            }
            Some(halt) => {
                assert_eq!(table["stopped"]["choices"], halt.shown.choices, "{id}");
                assert_eq!((&table["stopped"]["rules"], &table["waiting"]), (&json!(1), &json!([])), "{id}");
            }
        }
    }
    // Those of the base game all go on (tests/corpus/known-breaks.txt).
    assert!((6..20).contains(&goes_on), "{goes_on} of 20 games go on");
    server.stop().await;
}

#[tokio::test]
async fn games_of_a_former_version_on_sqlite() {
    let folder = Folder::new();
    // The file is made by the first connection.
    former_games(&format!("{}?mode=rwc", folder.url()), "running.sqlite.sql").await;
}

#[tokio::test]
async fn games_of_a_former_version_on_postgres() {
    let server = postgres::Server::get().unwrap_or_else(|reason| panic!("{reason}"));
    let url = postgres::create_database(&server.url()).await;
    former_games(&url, "running.postgresql.sql").await;
    postgres::drop_database(&server.url(), &url).await;
}
