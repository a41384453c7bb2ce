//! Games that the rules of today do not replay: what their players see, and the ways on. A server with one rule changed on
//! purpose opens the databases of one with the rules as they are, and those of former versions.

use super::party::Party;
use super::postgres;
use super::server::{Folder, Server, catalog, content, generous};
use darkrock_rules::content::Rules;
use darkrock_rules::record::{RULES, Record};
use darkrock_rules::{Catalog, Content, Selection};
use darkrock_server::admin::{Checked, check_games};
use darkrock_server::wire::table::Stopped;
use serde_json::{Value, json};
use sqlx::{AnyConnection, AssertSqlSafe, Connection};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Runs statements on a database without a server.
async fn run(database: &str, sql: String) {
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(database).await.expect("the database opens");
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut connection).await.expect("it can be written");
    connection.close().await.expect("it closes");
}

/// The shipped modules of a program with one rule changed.
fn changed() -> Catalog {
    catalog().with_rules(Rules::CHANGED)
}

/// The base game of that program.
fn changed_content() -> Content {
    changed().compose(&Selection::BASE).expect("the base game")
}

/// A server with one rule changed.
async fn changed_server(database: &str) -> Server {
    Server::with_catalog(database, generous(), changed()).await
}

/// What the rules of a program make of the running games.
async fn check(database: &str, catalog: Catalog) -> BTreeMap<String, Checked> {
    let mut found = BTreeMap::new();
    check_games(database, catalog, |game| drop(found.insert(game.id.clone(), game))).await.expect("a database");
    found
}

/// Where these rules stop a game.
async fn halt(database: &str, catalog: Catalog, id: &str) -> Option<Stopped> {
    let game = check(database, catalog).await.remove(id).expect("a running game");
    game.halt.expect("it can be read").map(|halt| halt.shown)
}

/// Opens the pages of a party again, at another server.
async fn come_back(party: &mut Party, server: &Server) {
    party.pages.clear();
    for person in &mut party.people {
        person.address = server.address;
        party.pages.push(person.page(&party.id).await);
    }
}

/// A running game of two people after 30 choices, at a server with one rule changed, and where it stops there.
async fn stopped(folder: &Folder, seed: u64) -> (Server, Party, Stopped) {
    let server = Server::on(&folder.url()).await;
    let mut party = Party::start(server.address, 2, 0, seed).await;
    party.steps(30).await;
    server.stop().await;
    assert_eq!(halt(&folder.url(), catalog(), &party.id).await, None, "it goes on as long as no rule changes");
    let stopped = halt(&folder.url(), changed(), &party.id).await.expect("somebody moved farther than one space");
    assert_eq!((stopped.choices + stopped.left, stopped.rules), (30, RULES));
    assert!(stopped.choices > 0 && stopped.left > 0, "{stopped:?}");
    let server = changed_server(&folder.url()).await;
    come_back(&mut party, &server).await;
    (server, party, stopped)
}

#[tokio::test]
async fn a_stopped_game_goes_on_once_all_seats_agree() {
    let folder = Folder::new();
    let (server, mut party, halted) = stopped(&folder, 91).await;
    let page = &party.pages[0].is;
    assert_eq!(page.table["status"], "running", "it is no lobby");
    let shown = &page.table["stopped"];
    // Not the choice itself: it may be a card played facedown, which is in hand again.
    assert_eq!(*shown, json!({"choices": halted.choices, "left": halted.left, "rules": RULES, "agreed": []}));
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
    let server = changed_server(&folder.url()).await;
    come_back(&mut party, &server).await;
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
    assert_eq!(halt(&folder.url(), changed(), &party.id).await, None);
    let server = changed_server(&folder.url()).await;
    come_back(&mut party, &server).await;
    party.finish().await;
    let record = party.people[0].get(&party.path("/record")).await;
    let rules = changed_content();
    Record::parse(&rules, &record.body).expect("a record").replay(&rules, None, &mut ()).expect("it replays");
    assert_eq!(party.people[0].get(&party.path("/result")).await.status, 200);
    server.stop().await;
}

#[tokio::test]
async fn a_stopped_game_ends_without_a_result_and_can_be_exported() {
    let folder = Folder::new();
    let (server, mut party, halted) = stopped(&folder, 92).await;
    let ended = party.people[1].post(&party.path("/stopped"), json!({"way": "end"})).await.good();
    assert_eq!((&ended["status"], &ended["stopped"]["choices"]), (&json!("finished"), &json!(halted.choices)));
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
    assert_eq!(replayed.choices, halted.choices as usize);
    assert_eq!(asking.get(&of("/replay")).await.good()["total"], halted.choices + 1);
    // Lists and a new server say the same.
    server.stop().await;
    let server = changed_server(&folder.url()).await;
    let mut person = party.people[0].clone();
    person.address = server.address;
    let listed = person.get("/api/me").await.good();
    assert_eq!(listed["tables"][0]["stopped"]["left"], halted.left);
    let page = person.page(&party.id).await;
    assert_eq!(
        (&page.is.table["status"], &page.is.table["stopped"]["left"]),
        (&json!("finished"), &json!(halted.left))
    );
    server.stop().await;
}

/// A game whose setup the rules do not replay has no position: it can be ended. No rule can be changed so that only stored setups
/// are wrong, so the row is.
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
    let server = changed_server(&folder.url()).await;
    party.people[0].address = server.address;
    let page = party.people[0].page(&party.id).await;
    assert_eq!((&page.is.table["status"], &page.is.table["winners"]), (&json!("finished"), &won));
    assert_eq!(page.is.table["stopped"], Value::Null, "it has a result");
    for path in ["/result", "/review"] {
        let answer = party.people[0].get(&party.path(path)).await;
        assert!(path == "/review" || answer.fault() == (409, "rules-changed".to_owned()), "{path}: {answer:?}");
        assert_ne!(answer.status, 500);
    }
    let record = party.people[0].get(&party.path("/record")).await;
    assert_eq!(record.status, 200);
    let rules = changed_content();
    // It can be taken along and watched as far as it replays.
    let read = Record::parse(&rules, &record.body).expect("a record");
    let choices = read.replay(&rules, None, &mut ()).expect("it replays").choices;
    assert!(choices > 0);
    assert_eq!(party.people[0].get(&party.path("/replay")).await.good()["total"], choices + 1);
    server.stop().await;
}

/// The databases of former versions, with whether today's rules replay all of their running games.
fn versions() -> [(PathBuf, bool); 2] {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus");
    let all = std::fs::read_dir(&corpus)
        .expect("the corpus")
        .filter(|entry| entry.as_ref().is_ok_and(|entry| entry.path().is_dir()));
    assert_eq!(all.count(), 2, "each version is tried");
    // The rules of today are those of the second one (tests/corpus/known-breaks.txt).
    [(corpus.join("0.2.0"), false), (corpus.join("0.2.0-rules-2"), true)]
}

/// Starts a server on a former database: the games stop and go on as was found before. How many stop.
async fn upgrade(database: &str, catalog: Catalog) -> usize {
    let before = check(database, catalog.clone()).await;
    assert_eq!(before.len(), 20);
    let untouched = check(database, catalog.clone()).await;
    assert_eq!(untouched.len(), 20, "nothing was migrated");
    let server = Server::with_catalog(database, generous(), catalog).await;
    let visitor = super::browser::Browser::unknown(server.address);
    let mut stop = 0;
    for (id, game) in &before {
        let table = visitor.get(&format!("/api/tables/{id}")).await.good();
        assert_eq!(table["status"], "running");
        match game.halt.as_ref().expect("it can be read") {
            None => {
                assert_eq!(table["stopped"], Value::Null, "{id}");
                assert!(table["round"].as_u64().is_some_and(|round| round > 0) || !table["waiting"].is_null());
            }
            Some(halt) => {
                assert_eq!(table["stopped"]["choices"], halt.shown.choices, "{id}");
                assert_eq!(table["stopped"]["rules"], halt.shown.rules, "{id}");
                assert_eq!(table["waiting"], json!([]), "{id}");
                stop += 1;
            }
        }
    }
    server.stop().await;
    stop
}

/// The running games of a former version, as its servers stored them, opened by today's program and then by one with a rule
/// changed: the same verdict before and after each upgrade.
async fn former_games(database: &str, dump: &Path, all_go_on: bool) {
    // A dump names tables before they are there.
    let first = if database.starts_with("sqlite") { "PRAGMA foreign_keys = OFF;\n" } else { "" };
    run(database, first.to_owned() + &std::fs::read_to_string(dump).expect("the corpus")).await;
    let stop = upgrade(database, catalog()).await;
    assert_eq!(stop == 0, all_go_on, "{stop} of 20 games stop");
    assert!(stop <= 14, "those of the base game go on");
    // What today's program has just stored is not trusted either: the snapshots and the rows name its rules.
    let stop = upgrade(database, changed()).await;
    assert!((19..=20).contains(&stop), "{stop} of 20 games stop: in one of them nobody has moved yet");
}

#[tokio::test]
async fn games_of_a_former_version_on_sqlite() {
    for (version, all_go_on) in versions() {
        let folder = Folder::new();
        // The file is made by the first connection.
        former_games(&format!("{}?mode=rwc", folder.url()), &version.join("running.sqlite.sql"), all_go_on).await;
    }
}

#[tokio::test]
async fn games_of_a_former_version_on_postgres() {
    let server = postgres::Server::get().unwrap_or_else(|reason| panic!("{reason}"));
    for (version, all_go_on) in versions() {
        let url = postgres::create_database(&server.url()).await;
        former_games(&url, &version.join("running.postgresql.sql"), all_go_on).await;
        postgres::drop_database(&server.url(), &url).await;
    }
}
