//! Clients outside of a game: they are told that their lists have changed, at once and on every server, and nothing more.

use super::accounts::mara;
use super::browser::{Browser, Page};
use super::party::{Party, part, settings};
use super::postgres;
use super::server::{Folder, Server, catalog, generous};
use super::turns::{START, slow};
use darkrock_server::admin::Admin;
use darkrock_server::host::{Banned, Order};
use darkrock_server::mail::MailConfig;
use darkrock_server::peer::Proxies;
use darkrock_server::store::Store;
use darkrock_server::{Clock, Config, Limits};
use serde_json::{Value, json};

fn games() -> Value {
    json!({"type": "changed", "games": true, "lists": false})
}

fn lists() -> Value {
    json!({"type": "changed", "games": false, "lists": true})
}

/// A table with free seats; returns its id.
async fn table(host: &Browser, listed: bool) -> String {
    let mut settings = settings();
    settings["listed"] = json!(listed);
    let made = host.post("/api/tables", json!({"settings": settings, "seats": [null, null]})).await.good();
    made["id"].as_str().expect("an id").to_owned()
}

async fn sit(who: &Browser, table: &str, seat: usize) {
    let path = format!("/api/tables/{table}/seats/{seat}");
    who.post(&path, json!({"action": "sit", "part": part(seat)})).await.good();
}

async fn leave(who: &Browser, table: &str, seat: usize) {
    who.post(&format!("/api/tables/{table}/seats/{seat}"), json!({"action": "leave"})).await.good();
}

/// Everything that a client was told, apart from pongs.
fn told(page: &Page) -> Vec<Value> {
    page.told.iter().filter(|message| message["type"] != "pong").cloned().collect()
}

/// Waits until a client was told of its games and knows that it is its turn, or not.
async fn until_turn(who: &Browser, page: &mut Page, turn: bool) {
    loop {
        let mine = who.get("/api/me/games").await.good();
        if mine["games"].as_array().is_some_and(|all| !all.is_empty() && all.iter().all(|g| g["my_turn"] == turn)) {
            return;
        }
        page.until_that(|message| message["games"] == true).await;
    }
}

/// Nobody hears of private tables of others: neither that there are any, nor when something happens at them.
#[tokio::test]
async fn others_hear_nothing_of_private_tables() {
    let server = Server::new().await;
    let named = async |name: &str| Browser::named(server.address, name).await;
    let (mara, jules, stranger) = (named("Mara").await, named("Jules").await, named("Stranger").await);
    let nobody = Browser::unknown(server.address);
    let mut pages = [mara.watch().await, jules.watch().await, stranger.watch().await, nobody.watch().await];
    let private = table(&mara, false).await;
    assert_eq!(pages[0].receive().await, Some(games()));
    sit(&jules, &private, 2).await;
    assert_eq!(pages[1].receive().await, Some(games()));
    // A whole game, of others, with the same server.
    let mut party = Party::start(server.address, 2, 0, 11).await;
    party.finish().await;
    // Jules leaves, and hears of it although the seat is free then.
    leave(&jules, &private, 2).await;
    pages[1].until_that(|message| *message == games()).await;
    // Then a table in the list, of which everybody hears.
    let listed = table(&jules, true).await;
    for page in &mut pages {
        page.until_that(|message| message["lists"] == true).await;
    }
    for page in &pages[2..] {
        assert_eq!(told(page), [lists()], "of nothing else");
        assert!(!page.heard.iter().any(|text| text.contains(&private) || text.contains(&listed)));
    }
    // Whoever does not show the list is not told of it.
    pages[2].send_json(json!({"type": "watch", "lists": false})).await;
    pages[2].send_json(json!({"type": "ping"})).await;
    pages[2].until("pong").await;
    sit(&mara, &listed, 1).await;
    pages[3].until_that(|message| *message == lists()).await;
    sit(&stranger, &listed, 2).await;
    assert_eq!(pages[2].until("changed").await, games());
    server.stop().await;
}

/// A table that leaves the list is gone for everybody at once, whether its game begins, it becomes private or is removed.
#[tokio::test]
async fn tables_appear_in_the_list_and_leave_it() {
    let folder = Folder::new();
    let server = Server::on(&folder.url()).await;
    let (mara, jules) = (Browser::named(server.address, "Mara").await, Browser::named(server.address, "Jules").await);
    // It was there before anybody watched.
    let first = table(&mara, true).await;
    let nobody = Browser::unknown(server.address);
    let mut page = nobody.watch().await;
    let open = async || nobody.get("/api/tables?status=open").await.good().as_array().map_or(0, Vec::len);
    assert_eq!(open().await, 1);
    let until = async |page: &mut Page, count: usize| {
        while open().await != count {
            page.until_that(|message| *message == lists()).await;
        }
    };
    mara.put(&format!("/api/tables/{first}/settings"), settings()).await.good();
    until(&mut page, 0).await;
    let second = table(&mara, true).await;
    until(&mut page, 1).await;
    sit(&mara, &second, 1).await;
    sit(&jules, &second, 2).await;
    mara.post(&format!("/api/tables/{second}/start"), json!({})).await.good();
    until(&mut page, 0).await;
    let third = table(&mara, true).await;
    until(&mut page, 1).await;
    let admin = Admin::open(&folder.url()).await.expect("the database");
    admin.order(Order::RemoveTable { id: third }).await.expect("it is removed");
    until(&mut page, 0).await;
    admin.close().await;
    server.stop().await;
}

/// Whoever is somebody else now, is kept out, or whose server stops, is disconnected.
#[tokio::test]
async fn connections_end_with_the_guest_the_host_and_the_server() {
    let folder = Folder::new();
    let server = Server::on(&folder.url()).await;
    let renewing = Browser::named(server.address, "Renewing").await;
    let leaving = Browser::named(server.address, "Leaving").await;
    let banned = Browser::named(server.address, "Banned").await;
    let (mut device, _, _) = mara(server.address).await;
    let other = device.browser.clone();
    let (mut watches, mut stays) = (Vec::new(), Browser::named(server.address, "Staying").await.watch().await);
    for browser in [&renewing, &leaving, &banned, &device.browser, &other] {
        watches.push(browser.watch().await);
    }
    renewing.post("/api/guest/renew", json!({})).await.good();
    leaving.post("/api/guest/leave", json!({})).await.good();
    let admin = Admin::open(&folder.url()).await.expect("the database");
    let id = admin.store().guests("banned", 2).await.expect("it reads")[0].id.clone();
    let ban = Order::Ban { who: Banned::Guest(id), reason: "cheating".to_owned(), seconds: None };
    admin.order(ban).await.expect("banned");
    admin.close().await;
    assert_eq!(banned.open_at("/api/me/live", &[]).await.err(), Some(403));
    device.post("/sign-out", json!({})).await;
    for (n, mut page) in watches.into_iter().enumerate() {
        assert_eq!(page.until_closed().await.0, 1012, "{n}");
        assert_eq!(told(&page), Vec::<Value>::new(), "{n}");
    }
    // What was done with the former secret is told to nobody, and the new one watches as before.
    stays.send_json(json!({"type": "ping"})).await;
    stays.until("pong").await;
    server.stop().await;
    assert_eq!(stays.until_closed().await.0, 1012);
}

#[tokio::test]
async fn bad_messages_other_origins_and_too_many_connections_are_refused() {
    let limits = Limits { pages_per_guest: 2, pages_per_address: 6, ..generous() };
    let server = Server::behind(Proxies::default(), limits).await;
    let named = async |name: &str| Browser::named(server.address, name).await;
    let (mara, jules) = (named("Mara").await, named("Jules").await);
    let open = async |who: &Browser| who.open_at("/api/me/live", &[]).await;
    let bad = [
        "",
        "{}",
        "[]",
        "{\"type\":\"hello\"}",
        "{\"type\":\"watch\"}",
        "{\"type\":\"watch\",\"lists\":true,\"more\":1}",
    ];
    for text in bad {
        let mut page = mara.watch().await;
        page.send(tokio_tungstenite::tungstenite::Message::text(text)).await;
        assert_eq!(page.until_closed().await.0, 1008, "{text}");
    }
    let mut page = mara.watch().await;
    page.send(tokio_tungstenite::tungstenite::Message::binary(vec![0; 3])).await;
    assert_eq!(page.until_closed().await.0, 1008);
    let elsewhere = mara.open_at("/api/me/live", &[("origin", "https://evil.example")]).await;
    assert_eq!(elsewhere.err(), Some(403));
    assert_eq!(mara.get("/api/me/live").await.status, 400, "no WebSocket");
    // A guest, and an address: they are counted apart from the clients of tables.
    let two = [mara.watch().await, mara.watch().await];
    assert_eq!(open(&mara).await.err(), Some(429));
    let third = jules.watch().await;
    assert_eq!(open(&jules).await.err(), Some(429), "three at an address");
    let id = table(&mara, false).await;
    mara.page(&id).await.leave().await;
    for page in two.into_iter().chain([third]) {
        page.leave().await;
    }
    server.stop().await;
}

/// Two servers on one database.
pub(super) struct Pair {
    host: postgres::Server,
    url: String,
    pub(super) servers: [Server; 2],
}

impl Pair {
    pub(super) async fn start(clock: &Clock, mail: Option<MailConfig>) -> Self {
        let host = postgres::Server::get().unwrap_or_else(|reason| panic!("{reason}"));
        let url = postgres::create_database(&host.url()).await;
        let config = || {
            let config = Server::config(&url, generous(), Vec::new());
            Config { clock: clock.clone(), mail: mail.clone(), ..config }
        };
        let servers = [Server::run(config(), catalog()).await, Server::run(config(), catalog()).await];
        Self { host, url, servers }
    }

    /// A browser at the other server.
    pub(super) fn there(&self, who: &Browser) -> Browser {
        Browser { address: self.servers[1].address, ..who.clone() }
    }

    pub(super) async fn stop(self) {
        for server in self.servers {
            server.stop().await;
        }
        postgres::drop_database(&self.host.url(), &self.url).await;
    }
}

/// A turn-based game that one server owns; its people ask the other one whose turn it is.
#[tokio::test]
async fn another_server_knows_at_once_whose_turn_it_is() {
    let pair = Pair::start(&Clock::still(START), None).await;
    let mut party = Party::gather(pair.servers[0].address, 2, 0, 5, slow(48, 0)).await;
    let there: Vec<Browser> = party.people.iter().map(|who| pair.there(who)).collect();
    let mut watches = [there[0].watch().await, there[1].watch().await];
    let mut stranger = Browser::named(pair.servers[1].address, "Stranger").await.watch().await;
    party.begin().await;
    let mut turns = 0;
    let mut before = None;
    while turns < 4 {
        let [asked] = party.asked()[..] else {
            party.step().await;
            continue;
        };
        if before != Some(asked) {
            before = Some(asked);
            turns += 1;
            until_turn(&there[asked], &mut watches[asked], true).await;
            until_turn(&there[1 - asked], &mut watches[1 - asked], false).await;
        }
        party.step().await;
    }
    // The owner has not changed by being asked.
    let store = Store::attach(&pair.url).await.expect("the database");
    let (row, _) = store.table(&party.id).await.expect("it reads").expect("a table");
    assert_eq!(row.epoch, 2, "loaded once");
    store.close().await;
    // A listed table at the first server is the only thing of which a stranger at the second one hears.
    table(&party.people[0], true).await;
    stranger.until("changed").await;
    assert_eq!(told(&stranger), [lists()]);
    // Who signs out at one server is disconnected from the other.
    party.people[0].post("/api/guest/leave", json!({})).await.good();
    assert_eq!(watches[0].until_closed().await.0, 1012);
    pair.stop().await;
}
