//! What the host does beside a running server and without one: tables, guests, bans, announcements, old things.

use super::accounts::{Device, mara};
use super::browser::Browser;
use super::party::Party;
use super::server::{Folder, Server};
use darkrock_server::admin::Admin;
use darkrock_server::host::{Banned, Order};
use darkrock_server::retention::{Retention, remove_old};
use darkrock_server::store::{BanRow, Change, Guest, Store, TableFilter};
use serde_json::json;

async fn admin(folder: &Folder) -> Admin {
    Admin::open(&folder.url()).await.expect("the database")
}

#[tokio::test]
async fn a_table_is_removed_beside_a_running_server() {
    let folder = Folder::new();
    let server = Server::on(&folder.url()).await;
    let mut party = Party::start(server.address, 2, 0, 5).await;
    party.steps(5).await;
    let admin = admin(&folder).await;
    assert_eq!(admin.store().tables(&TableFilter::default()).await.expect("it reads").len(), 1);
    let unknown = admin.order(Order::RemoveTable { id: "0".repeat(32) }).await.expect_err("there is none");
    assert_eq!(unknown.status.as_u16(), 404);
    admin.order(Order::RemoveTable { id: party.id.clone() }).await.expect("it is removed");
    for page in &mut party.pages {
        page.until("closing").await;
        page.until_closed().await;
    }
    assert_eq!(party.people[0].get(&party.path("")).await.fault().0, 404);
    assert_eq!(admin.store().entries(&party.id, i64::MIN).await.expect("it reads"), []);
    admin.close().await;
    server.stop().await;
}

#[tokio::test]
async fn a_guest_is_removed_and_another_is_kept_out() {
    let folder = Folder::new();
    let server = Server::on(&folder.url()).await;
    let mut party = Party::start(server.address, 2, 0, 6).await;
    let admin = admin(&folder).await;
    let guests = admin.store().guests("person", 10).await.expect("it reads");
    assert_eq!(guests.len(), 2);
    let id_of = |name: &str| guests.iter().find(|g| g.name == name).expect("a guest").id.clone();
    admin.order(Order::RemoveGuest { id: id_of("Person 2"), account: false }).await.expect("removed");
    party.pages[1].until_closed().await;
    assert_eq!(party.people[1].get("/api/me").await.good()["name"], json!(null));
    let who = Banned::Guest(id_of("Person 1"));
    let ban = Order::Ban { who: who.clone(), reason: "cheating".to_owned(), seconds: Some(3600) };
    admin.order(ban).await.expect("banned");
    party.pages[0].until_closed().await;
    let answer = party.people[0].get("/api/me").await;
    assert_eq!(answer.fault(), (403, "banned".to_owned()));
    assert!(answer.body.contains("cheating"), "they are told why: {}", answer.body);
    assert_eq!(party.people[0].open(&party.id, &[]).await.err(), Some(403));
    admin.order(Order::Unban { who }).await.expect("let in");
    assert_eq!(party.people[0].get("/api/me").await.good()["name"], "Person 1");
    let here = Banned::Address("127.0.0.0/8".parse().expect("a network"));
    let ban = Order::Ban { who: here.clone(), reason: "everybody".to_owned(), seconds: None };
    admin.order(ban).await.expect("banned");
    let stranger = Browser::unknown(server.address);
    assert_eq!(stranger.get("/api/server").await.fault(), (403, "banned".to_owned()));
    assert_eq!(stranger.get("/healthz").await.status, 200);
    admin.order(Order::Unban { who: here }).await.expect("let in");
    assert_eq!(stranger.get("/api/server").await.status, 200);
    admin.close().await;
    server.stop().await;
}

/// The guest of an account goes with its account, and only if the host says so.
#[tokio::test]
async fn an_account_is_not_lost_with_its_guest() {
    let folder = Folder::new();
    let server = Server::on(&folder.url()).await;
    let (desktop, mut passkey, _) = mara(server.address).await;
    let admin = admin(&folder).await;
    let guests = admin.store().guests("mara", 10).await.expect("it reads");
    let order = |account| Order::RemoveGuest { id: guests[0].id.clone(), account };
    let refused = admin.order(order(false)).await.expect_err("it has an account");
    assert!(refused.status.as_u16() == 409 && refused.message.contains("--account"), "{refused:?}");
    let mut phone = Device::unknown(server.address);
    assert_eq!(phone.sign_in(&mut passkey).await.good()["account"]["name"], "Mara");
    assert_eq!(desktop.me().await["name"], "Mara");
    admin.order(order(true)).await.expect("both are removed");
    assert_eq!(phone.me().await["name"], json!(null));
    assert_eq!(phone.account().await, json!(null));
    assert_eq!(Device::unknown(server.address).sign_in(&mut passkey).await.fault().0, 404, "the passkey is gone, too");
    admin.close().await;
    server.stop().await;
}

/// However long ago somebody with an account was here: with the passkey it is the same name as before.
#[tokio::test]
async fn an_account_outlasts_the_retention_of_guests() {
    const DAY: i64 = 24 * 60 * 60;
    let folder = Folder::new();
    let server = Server::on(&folder.url()).await;
    let (_, mut passkey, _) = mara(server.address).await;
    Browser::named(server.address, "Passer-by").await;
    server.stop().await;
    let store = Store::open(&folder.url()).await.expect("the database");
    let keep = Retention { guests: 10, ..Retention::default() };
    remove_old(&store, &keep, darkrock_server::shared::now() + 400 * DAY).await;
    let left = store.guests("", 9).await.expect("it reads");
    assert_eq!(left.iter().map(|guest| guest.name.as_str()).collect::<Vec<_>>(), ["Mara"]);
    store.close().await;
    let server = Server::on(&folder.url()).await;
    let mut phone = Device::unknown(server.address);
    // The passkey is for the name of the page, whatever its port.
    passkey.origin = format!("http://localhost:{}", server.address.port());
    assert_eq!(phone.sign_in(&mut passkey).await.good()["account"]["name"], "Mara");
    assert_eq!(phone.me().await["name"], "Mara");
    server.stop().await;
}

/// A ban holds for an account on every device, and for every id that it gets.
#[tokio::test]
async fn an_account_is_kept_out_on_all_devices() {
    let folder = Folder::new();
    let server = Server::on(&folder.url()).await;
    let (mut desktop, mut passkey, code) = mara(server.address).await;
    let mut phone = Device::unknown(server.address);
    assert_eq!(phone.sign_in(&mut passkey).await.status, 200);
    let admin = admin(&folder).await;
    let guests = admin.store().guests("mara", 10).await.expect("it reads");
    let who = Banned::Guest(guests[0].id.clone());
    admin.order(Order::Ban { who, reason: "cheating".to_owned(), seconds: None }).await.expect("banned");
    for device in [&mut desktop, &mut phone] {
        assert_eq!(device.browser.get("/api/me").await.fault(), (403, "banned".to_owned()));
        assert_eq!(device.post("/sign-out-everywhere", json!({})).await.fault().0, 403);
    }
    // Another way into the same account leads to the same ban.
    let mut library = Device::unknown(server.address);
    library.recover(&code).await;
    assert_eq!(library.browser.get("/api/me").await.fault(), (403, "banned".to_owned()));
    admin.close().await;
    server.stop().await;
}

/// Whoever becomes another guest takes the ban along.
#[tokio::test]
async fn a_ban_follows_a_guest() {
    let folder = Folder::new();
    let store = Store::open(&folder.url()).await.expect("the database");
    let ban = |who: &str| BanRow {
        kind: "guest".to_owned(),
        who: who.to_owned(),
        reason: "cheating".to_owned(),
        created: 1,
        until: None,
    };
    store.change(Change::Ban(ban("first"))).await.expect("banned");
    store.rename_guest("first", "second", false).await.expect("renamed");
    assert_eq!(store.bans(0).await.expect("it reads"), [ban("second")]);
    // The ban of whom it becomes remains as it is.
    let stays = BanRow { reason: "insults".to_owned(), ..ban("third") };
    store.change(Change::Ban(stays.clone())).await.expect("banned");
    store.rename_guest("second", "third", false).await.expect("renamed");
    assert_eq!(store.bans(0).await.expect("it reads"), [stays]);
    store.close().await;
}

#[tokio::test]
async fn everybody_is_told() {
    let folder = Folder::new();
    let server = Server::on(&folder.url()).await;
    let mut party = Party::start(server.address, 2, 0, 7).await;
    let admin = admin(&folder).await;
    let say = |text: &str| Order::Announce { text: Some(text.to_owned()) };
    admin.order(say("  Back at\nnine ")).await.expect("announced");
    for page in &mut party.pages {
        assert_eq!(page.until("announcement").await["text"], "Back at nine");
    }
    assert_eq!(party.people[0].get("/api/server").await.good()["announcement"], "Back at nine");
    let long = admin.order(say(&"x".repeat(301))).await.expect_err("too long");
    assert!(long.message.contains("300"), "{long}");
    admin.order(Order::Announce { text: None }).await.expect("ended");
    assert_eq!(party.pages[0].until("announcement").await["text"], json!(null));
    admin.close().await;
    server.stop().await;
}

/// Only other servers can give orders.
#[tokio::test]
async fn orders_need_the_secret_of_the_database() {
    let folder = Folder::new();
    let server = Server::on(&folder.url()).await;
    let store = Store::attach(&folder.url()).await.expect("the database");
    let nodes = store.nodes().await.expect("it reads");
    let inside = Browser::unknown(nodes[0].address.parse().expect("an address"));
    let order = json!({"announce": {"text": "hello"}});
    for told in [None, Some("Bearer "), Some("Bearer 00ff")] {
        let headers: Vec<(&str, &str)> = told.map(|told| ("Authorization", told)).into_iter().collect();
        let answer = inside.send("POST", "/nodes/order", &headers, &order.to_string()).await;
        assert_eq!(answer.fault(), (403, "node".to_owned()), "{told:?}");
    }
    let secret = format!("Bearer {}", store.secret("nodes").await.expect("made by the server"));
    let headers = [("Authorization", secret.as_str())];
    assert_eq!(inside.send("POST", "/nodes/order", &headers, &order.to_string()).await.status, 200);
    let deeds = async || store.deeds(9).await.expect("it reads");
    let noted = deeds().await;
    let (deed, outcome) = (noted[0].deed.as_str(), noted[0].outcome.as_deref());
    assert_eq!((noted.len(), deed, outcome), (1, "announce", Some("done")));
    // The server that passes an order on has noted it.
    let passed_on = [headers[0], ("x-darkrock-noted", "yes")];
    assert_eq!(inside.send("POST", "/nodes/order", &passed_on, &order.to_string()).await.status, 200);
    assert_eq!(deeds().await, noted);
    let broken = inside.send("POST", "/nodes/order", &headers, "{\"explode\":{}}").await;
    assert_eq!(broken.status, 422, "{broken:?}");
    let outside = Browser::unknown(server.address).send("POST", "/nodes/order", &headers, &order.to_string()).await;
    assert!([404, 405].contains(&outside.status), "not at the public address: {outside:?}");
    store.close().await;
    server.stop().await;
}

/// Who has had what done, beside a server and without one, and what came of it.
#[tokio::test]
async fn what_hosts_do_is_noted() {
    let folder = Folder::new();
    let server = Server::on(&folder.url()).await;
    let beside = admin(&folder).await.in_name_of("Élodie\nroot");
    let unknown = Order::RemoveTable { id: "0".repeat(32) };
    beside.order(unknown).await.expect_err("there is none");
    beside.order(Order::Announce { text: Some("hello".to_owned()) }).await.expect("announced");
    beside.worker_secret().await.expect("a secret");
    beside.close().await;
    server.stop().await;
    let alone = admin(&folder).await.in_name_of("Tom");
    alone.worker_secret().await.expect("a secret");
    alone.remove_old(Retention::default()).await.expect("removed");
    let mut deeds = alone.store().deeds(9).await.expect("it reads");
    assert!(deeds.is_sorted_by_key(|deed| -deed.at));
    deeds.sort_by(|a, b| (&a.who, &a.deed).cmp(&(&b.who, &b.deed)));
    let noted: Vec<_> = deeds.iter().map(|deed| (deed.who.as_str(), deed.deed.as_str(), deed.about.as_str())).collect();
    let removed = format!(r#"{{"id":"{}"}}"#, "0".repeat(32));
    let old = noted[0].2;
    assert_eq!(
        noted,
        [
            ("Tom", "remove-old", old),
            ("Tom", "tell-worker-secret", ""),
            ("Élodie root", "announce", r#"{"text":"hello"}"#),
            ("Élodie root", "remove-table", removed.as_str()),
            ("Élodie root", "tell-worker-secret", ""),
        ]
    );
    assert!(old.contains(r#""open_tables":30"#), "{old}");
    let outcomes: Vec<&str> = deeds.iter().filter_map(|deed| deed.outcome.as_deref()).collect();
    assert!(outcomes[3].contains("no table has this link"), "{outcomes:?}");
    assert_eq!(outcomes.iter().filter(|outcome| **outcome == "done").count(), 4);
    alone.close().await;
}

#[tokio::test]
async fn without_a_server_the_same_is_done_at_once() {
    let folder = Folder::new();
    let server = Server::on(&folder.url()).await;
    let mut party = Party::start(server.address, 2, 0, 8).await;
    party.steps(3).await;
    server.stop().await;
    let admin = admin(&folder).await;
    admin.order(Order::RemoveTable { id: party.id.clone() }).await.expect("removed");
    admin.order(Order::Announce { text: Some("Welcome".to_owned()) }).await.expect("announced");
    admin.close().await;
    let server = Server::on(&folder.url()).await;
    let new = Browser::unknown(server.address);
    assert_eq!(new.get(&party.path("")).await.fault().0, 404);
    server.stop().await;
}

/// Old tables and guests go; what is in play or recent stays.
#[tokio::test]
async fn what_is_old_is_removed() {
    const DAY: i64 = 24 * 60 * 60;
    let folder = Folder::new();
    let server = Server::on(&folder.url()).await;
    let mut running = Party::start(server.address, 2, 0, 9).await;
    running.steps(3).await;
    let open = Party::gather(server.address, 2, 0, 10, json!({"settings": super::party::settings()})).await;
    server.stop().await;
    let store = Store::open(&folder.url()).await.expect("the database");
    let now = darkrock_server::shared::now();
    let old = Guest { id: "old".to_owned(), name: "Old".to_owned(), created: 1, seen: now - 20 * DAY };
    store.put_guest(&old).await.expect("kept");
    let ids = async || {
        let tables = store.tables(&TableFilter::default()).await.expect("it reads");
        tables.into_iter().map(|(row, _)| row.id).collect::<Vec<_>>()
    };
    let keep = &Retention { open_tables: 10, running_tables: 20, guests: 10, ..Retention::default() };
    remove_old(&store, keep, now).await;
    assert_eq!(ids().await.len(), 2);
    assert!(store.guest("old").await.expect("it reads").is_none());
    remove_old(&store, &Retention::default(), now + 29 * DAY).await;
    assert_eq!(ids().await.len(), 2, "by default an open table stays for thirty days");
    remove_old(&store, keep, now + 15 * DAY).await;
    assert_eq!(ids().await, [running.id.as_str()]);
    assert_eq!(store.guests("person", 9).await.expect("it reads").len(), 2, "who plays stays");
    assert!(!open.id.is_empty());
    remove_old(&store, keep, now + 25 * DAY).await;
    assert_eq!(ids().await, Vec::<String>::new());
    assert_eq!(store.guests("", 9).await.expect("it reads"), [], "they have no game any more");
    store.close().await;
}
