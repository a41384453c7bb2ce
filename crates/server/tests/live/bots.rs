//! Bots at a table: their levels, which persist across versions, and external programs.

use super::browser::Browser;
use super::party::settings;
use super::server::{Folder, Server, generous};
use darkrock_bots::{Ask, Bot, Stop};
use darkrock_server::BotMaker;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

/// The names of the bots by seat.
fn levels(table: &Value) -> Vec<&str> {
    table["seats"].as_array().expect("seats").iter().filter_map(|seat| seat["bot"].as_str()).collect()
}

async fn make(host: &Browser, seats: Value, start: bool) -> Value {
    host.post("/api/tables", json!({"settings": settings(), "seats": seats, "start": start})).await.good()
}

/// Watches a game of bots to its end.
async fn watch(server: &Server, table: &Value) {
    let mut page = Browser::unknown(server.address).page(table["id"].as_str().expect("an id")).await;
    while !page.is_over() {
        assert!(page.receive().await.is_some(), "the game goes on");
    }
}

#[tokio::test]
async fn every_level_plays_and_is_still_the_same_after_a_restart() {
    let folder = Folder::new();
    let server = Server::on(&folder.url()).await;
    let mut host = Browser::named(server.address, "Mara").await;
    let known = host.get("/api/server").await.good()["bots"].clone();
    assert_eq!(known, json!(["random", "greenhorn", "cowboy", "gunslinger"]));
    let all = ["random", "greenhorn", "cowboy", "gunslinger@7", "gunslinger"];
    let made = make(&host, json!(all), false).await;
    let path = format!("/api/tables/{}", made["id"].as_str().expect("an id"));
    assert_eq!(levels(&made), all);
    for wrong in ["clever", "gunslinger@0", "gunslinger@many", "cowboy@5"] {
        let body = json!({"action": "bot", "level": wrong});
        let refused = host.post(&format!("{path}/seats/1"), body).await;
        assert_eq!(refused.fault(), (400, "bot".to_owned()), "{wrong}");
        assert!(refused.body.contains("greenhorn, cowboy, gunslinger"), "{}", refused.body);
    }
    let former = host.post(&format!("{path}/seats/3"), json!({"action": "bot", "level": "hand"})).await.good();
    assert_eq!(levels(&former), all, "the cowboy by its former name");
    server.stop().await;
    let server = Server::on(&folder.url()).await;
    host.address = server.address;
    assert_eq!(levels(&host.get(&path).await.good()), all);
    host.post(&format!("{path}/start"), json!({})).await.good();
    watch(&server, &made).await;
    server.stop().await;
}

/// Chooses the last option, and counts its decisions.
struct Last(Arc<AtomicU32>);

impl Bot for Last {
    fn choose(&mut self, ask: Ask<'_>, _: &Stop<'_>) -> usize {
        self.0.fetch_add(1, Ordering::SeqCst);
        ask.choices.len() - 1
    }
}

/// Fails at its first decision.
struct Broken;

impl Bot for Broken {
    fn choose(&mut self, _: Ask<'_>, _: &Stop<'_>) -> usize {
        panic!("a program that fails")
    }
}

/// A level that counts its bots.
fn maker(
    name: &str,
    made: &Arc<AtomicU32>,
    bot: impl Fn() -> Result<Box<dyn Bot>, String> + Send + Sync + 'static,
) -> BotMaker {
    let made = Arc::clone(made);
    let make = move |_, _| {
        made.fetch_add(1, Ordering::SeqCst);
        bot().map_err(Into::into)
    };
    BotMaker { name: name.to_owned(), make: Arc::new(make) }
}

#[tokio::test]
async fn a_program_of_the_host_is_a_level_and_is_made_anew_for_each_game() {
    let [asked, made, broken, missing]: [Arc<AtomicU32>; 4] = Default::default();
    let count = |of: &Arc<AtomicU32>| of.load(Ordering::SeqCst);
    let counted = Arc::clone(&asked);
    let bots = vec![
        maker("last", &made, move || Ok(Box::new(Last(Arc::clone(&counted))))),
        maker("broken", &broken, || Ok(Box::new(Broken))),
        maker("missing", &missing, || Err("there is no such program".to_owned())),
    ];
    let folder = Folder::new();
    let server = Server::with_bots(&folder.url(), generous(), bots).await;
    let host = Browser::named(server.address, "Mara").await;
    let known = host.get("/api/server").await.good()["bots"].clone();
    assert_eq!(known, json!(["random", "greenhorn", "cowboy", "gunslinger", "last", "broken", "missing"]));
    for game in 1..=2 {
        let before = count(&asked);
        let table = make(&host, json!(["last", "broken", "random", "missing"]), true).await;
        assert_eq!(levels(&table), ["last", "broken", "random", "missing"]);
        watch(&server, &table).await;
        assert!(count(&asked) > before + 10, "it plays");
        assert_eq!([&made, &broken, &missing].map(count), [game; 3], "once a game, also where they fail");
    }
    server.stop().await;
}

/// The server may be restarted without the program that played before.
#[tokio::test]
async fn a_game_goes_on_when_its_program_is_no_longer_there() {
    let folder = Folder::new();
    let made = Arc::new(AtomicU32::new(0));
    let asked = Arc::new(AtomicU32::new(0));
    let bots = vec![maker("last", &made, move || Ok(Box::new(Last(Arc::clone(&asked)))))];
    let server = Server::with_bots(&folder.url(), generous(), bots).await;
    let host = Browser::named(server.address, "Mara").await;
    let table = make(&host, json!(["last", "random"]), false).await;
    server.stop().await;
    let server = Server::on(&folder.url()).await;
    let host = Browser { address: server.address, ..host };
    let path = format!("/api/tables/{}/start", table["id"].as_str().expect("an id"));
    host.post(&path, json!({})).await.good();
    watch(&server, &table).await;
    assert_eq!(made.load(Ordering::SeqCst), 0);
    server.stop().await;
}
