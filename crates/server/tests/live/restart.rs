//! Shutdown and crash of the server during games: on the same database everything is restored.

use super::browser::{Browser, Page};
use super::party::{Party, settings};
use super::postgres::{self, Cluster, Stop};
use super::server::{Folder, Server, content};
use darkrock_rules::record::Record;
use serde_json::{Value, json};

/// A client's snapshot without the presence of others.
fn shown(page: &Page) -> Value {
    let is = &page.is;
    json!([is.game, is.log, is.last, is.chat, is.mine, is.facing, is.table["status"], is.table["settings"]])
}

/// New clients for all, with their snapshots.
async fn come_back(party: &mut Party, server: &Server) -> Vec<Value> {
    party.pages.clear();
    for person in &mut party.people {
        person.address = server.address;
        party.pages.push(person.page(&party.id).await);
    }
    party.watch().await;
    party.pages.iter().map(shown).collect()
}

/// Undoes the last choice of a client, if possible, and plays it again.
async fn undo_and_redo(party: &mut Party) {
    let Some(at) = (0..party.people.len()).find(|n| party.pages[*n].is.game["undo"].as_u64() > Some(0)) else { return };
    let seat = party.pages[at].own_seat();
    party.pages[at].send_json(json!({"type": "undo", "seat": seat})).await;
    for page in &mut party.pages {
        page.until("snapshot").await;
    }
}

/// A game with several shutdowns and crashes, after short and long intervals.
async fn a_game_survives(database: &str, seed: u64) {
    let mut server = Server::on(database).await;
    let mut party = Party::gather(server.address, 3, 0, seed, json!({"settings": settings()})).await;
    party.begin().await;
    for (turn, steps) in [0, 1, 25, 140, 3, 120, 60].into_iter().enumerate() {
        party.steps(steps).await;
        party.pages[turn % 3].send_json(json!({"type": "chat", "text": format!("so far {turn}")})).await;
        for page in &mut party.pages {
            page.until("chat").await;
        }
        if turn % 3 == 2 {
            undo_and_redo(&mut party).await;
        }
        let before = come_back(&mut party, &server).await;
        if turn % 2 == 0 {
            server.stop().await
        } else {
            server.crash().await;
            if database.starts_with("postgres") {
                postgres::end_leases(database).await;
            }
        }
        server = Server::on(database).await;
        let after = come_back(&mut party, &server).await;
        assert_eq!(before, after, "after the end {turn}");
        undo_and_redo(&mut party).await;
    }
    party.finish().await;
    let record = party.people[0].get(&party.path("/record")).await;
    assert_eq!(record.status, 200, "{record:?}");
    let record = Record::parse(content(), &record.body).expect("a record");
    record.replay(content(), None, &mut ()).expect("it keeps the rules");
    check_luck(&party, &record);
    server.stop().await;
}

/// The outcomes of the whole game are those of the seed: the generator continued at the same state.
fn check_luck(party: &Party, record: &Record) {
    use darkrock_rules::chance::FairChance;
    use darkrock_rules::record::{Entry, Session};
    let seed = record.header.seed.as_deref().expect("a seed");
    let luck = FairChance::new(darkrock_server::fairness::part(seed).expect("64 digits"));
    let mut session = Session::new(content(), &record.header.setup, luck, &mut ()).expect("a game");
    for entry in &record.entries {
        if let Entry::Choice { seat, choice } = entry {
            session.play(*seat, *choice, &mut ()).expect("a recorded choice");
        }
    }
    assert_eq!(session.entries(), record.entries.as_slice(), "table {}", party.id);
}

#[tokio::test]
async fn a_game_survives_on_sqlite() {
    a_game_survives(&Folder::new().url(), 81).await;
}

#[tokio::test]
async fn a_game_survives_on_postgres() {
    let server = postgres::Server::get().unwrap_or_else(|reason| panic!("{reason}"));
    let url = postgres::create_database(&server.url()).await;
    a_game_survives(&url, 82).await;
    postgres::drop_database(&server.url(), &url).await;
}

/// A server whose lease was ended by others says that it cannot, and goes on: no client is told of other servers.
#[tokio::test]
async fn a_server_without_its_lease_asks_for_patience() {
    let cluster = postgres::Server::get().unwrap_or_else(|reason| panic!("{reason}"));
    let url = postgres::create_database(&cluster.url()).await;
    let server = Server::on(&url).await;
    let person = Browser::named(server.address, "Person").await;
    let mut refused = 0;
    for _ in 0..5 {
        postgres::end_leases(&url).await;
        let answer = person.post("/api/tables", json!({"settings": settings(), "seats": [null, null]})).await;
        match answer.status {
            // It had renewed its lease just before.
            200 => {}
            503 => refused += 1,
            status => panic!("{status} {}", answer.body),
        }
    }
    assert!(refused > 0, "it was never without its lease");
    server.stop().await;
    postgres::drop_database(&cluster.url(), &url).await;
}

/// Bots continue after a restart without a connected client.
#[tokio::test]
async fn bots_go_on_after_a_restart() {
    let folder = Folder::new();
    let mut server = Server::on(&folder.url()).await;
    let mut party = Party::start(server.address, 1, 2, 83).await;
    party.pages[0].send_json(json!({"type": "resign", "seat": 1})).await;
    for _ in 0..3 {
        let seq = party.pages[0].seq();
        party.pages[0].past(seq + 30).await;
        server.crash().await;
        server = Server::on(&folder.url()).await;
        party.people[0].address = server.address;
        party.pages[0] = party.people[0].page(&party.id).await;
        assert!(party.pages[0].seq() > seq + 30, "what was seen is there");
    }
    party.finish_with_bots(0).await;
    server.stop().await;
}

/// The database fails during a game: choices are rejected, and when it is back the game continues.
#[tokio::test]
async fn a_table_outlives_its_database() {
    let mut cluster = Cluster::start().unwrap_or_else(|reason| panic!("{reason}"));
    let url = postgres::create_database(&cluster.url()).await;
    let server = Server::on(&url).await;
    let mut party = Party::start(server.address, 2, 0, 84).await;
    party.steps(30).await;
    let before: Vec<Value> = party.pages.iter().map(shown).collect();
    cluster.stop(Stop::Crash);
    let at = party.asked()[0];
    let choice = party.pages[at].offers()[0]["choice"].as_str().expect("a choice").to_owned();
    party.pages[at].play(&choice).await;
    assert_eq!(party.pages[at].refusal().await, "unavailable");
    assert_eq!(party.people[0].get("/ready").await.status, 503);
    assert_eq!(party.people[0].get("/health").await.status, 200);
    cluster.start_again().expect("PostgreSQL comes back");
    for (page, before) in party.pages.iter_mut().zip(before) {
        page.hello(None).await;
        page.until_that(|m| m["type"] == "snapshot" && !m["game"].is_null()).await;
        assert_eq!(shown(page), before, "nothing has changed");
    }
    party.steps(30).await;
    server.stop().await;
}
