//! Profiles, leaderboards, ignored players, search and quick play.

use super::accounts::persons;
use super::browser::Browser;
use super::party::{Party, settings};
use super::postgres;
use super::server::{Folder, Server, generous};
use darkrock_server::Limits;
use darkrock_server::peer::Proxies;
use darkrock_server::rating::{MOST_EVER, MOST_RECENTLY, Outcome, RANKED_GAMES, RANKED_OPPONENTS};
use darkrock_server::store::{AMONG_FRIENDS, EntryRow, GameEnd, SeatEnd, Store, TableRow};
use darkrock_server::wire::table::Status;
use serde_json::{Value, json};
use std::ops::Range;

async fn server() -> Server {
    Server::behind(Proxies::default(), Limits { rate_same_address: true, ..generous() }).await
}

fn listed() -> Value {
    let mut listed = settings();
    listed["listed"] = json!(true);
    listed
}

fn rated() -> Value {
    let mut rated = listed();
    rated["rated"] = json!(true);
    rated
}

async fn profile(of: &Browser, handle: &str) -> Value {
    of.get(&format!("/api/players/{handle}")).await.good()
}

async fn handle(of: &Browser) -> String {
    profile(of, "me").await["handle"].as_str().expect("a handle").to_owned()
}

fn ids(tables: &Value) -> Vec<String> {
    tables.as_array().expect("a list").iter().map(|table| table["id"].as_str().expect("an id").to_owned()).collect()
}

#[tokio::test]
async fn a_profile_shows_games_and_what_they_teach() {
    let server = server().await;
    let mut party = Party::gather_of(persons(server.address, 2).await, 0, 81, json!({"settings": rated()})).await;
    party.begin().await;
    party.finish().await;
    let board = party.people[0].get("/api/leaderboard/base").await.good();
    assert_eq!(board["rule"]["vouched"], Value::Null, "among friends all count");
    let own = profile(&party.people[0], "me").await;
    assert_eq!((&own["me"], &own["played"], &own["name"]), (&json!(true), &json!(1), &json!("Person 1")), "{own}");
    assert_eq!(own["ratings"][0]["group"]["id"], "base");
    assert_eq!(own["ratings"][0]["rank"], Value::Null, "one game is not enough for a rank");
    let game = &own["games"][0];
    assert_eq!(
        (&game["table"], &game["outcome"], &game["rated"]),
        (&json!(party.id), &json!("finished"), &json!(true))
    );
    let winner = own["won"] == 1;
    assert_eq!(game["place"] == 1, winner);
    let reached = |profile: &Value, id: &str| {
        let all = profile["achievements"].as_array().expect("a list");
        let one = all.iter().find(|one| one["id"] == id).expect("an achievement").clone();
        assert_eq!(one["reached"].is_null(), one["done"].as_u64() < one["of"].as_u64(), "{one}");
        !one["reached"].is_null()
    };
    assert!(reached(&own, "finished"));
    assert_eq!(reached(&own, "first-win"), winner);
    // Others see the same, but the links of tables only if they sat there.
    let other = profile(&party.people[1], own["handle"].as_str().expect("a handle")).await;
    assert_eq!((&other["me"], &other["games"], &other["ratings"]), (&json!(false), &own["games"], &own["ratings"]));
    let stranger = Browser::named(server.address, "Stranger").await;
    let seen = profile(&stranger, own["handle"].as_str().expect("a handle")).await;
    assert_eq!(seen["games"][0]["table"], Value::Null);
    let wrong = stranger.get("/api/players/0123456789abcdef").await;
    assert_eq!(wrong.fault(), (404, "not-found".to_owned()));
    for odd in ["%00", "x", "0123456789abcdefg"] {
        assert_eq!(stranger.get(&format!("/api/players/{odd}")).await.status, 404, "{odd}");
    }
    assert_eq!(Browser::unknown(server.address).get("/api/players/me").await.fault().0, 401);
    // A new secret keeps everything.
    let renewed = party.people[0].post("/api/guest/renew", json!({})).await;
    let cookie = renewed.header("set-cookie").and_then(|c| c.split(';').next()).map(str::to_owned);
    let again = Browser { cookie, ..party.people[0].clone() };
    let kept = profile(&again, "me").await;
    assert_eq!(
        (&kept["handle"], &kept["ratings"], &kept["achievements"]),
        (&own["handle"], &own["ratings"], &own["achievements"])
    );
    server.stop().await;
}

/// Stores games of the same people, each from a network of their own, which each of them wins in turn. `made` is the id of any
/// table.
async fn store_games(store: &Store, made: &str, games: Range<usize>, handles: &[String]) {
    let mut guests = Vec::new();
    for handle in handles {
        guests.push(store.guest_of(handle).await.expect("a database").expect("a guest").0);
    }
    let (made, _) = store.table(made).await.expect("a database").expect("a table");
    for game in games {
        let id = format!("game-{game}");
        let mut row = TableRow { id: id.clone(), version: 0, epoch: 1, owner: None, ..made.clone() };
        store.put_table(&row, &[]).await.expect("a new table");
        (row.version, row.status) = (1, Status::Finished);
        let person = |(at, guest): (usize, &String)| SeatEnd {
            seat: at as u8 + 1,
            guest: guest.clone(),
            character: None,
            place: ((at + game) % guests.len()) as u8 + 1,
            points: 10,
            won: (at + game).is_multiple_of(guests.len()),
            outcome: Outcome::Finished,
        };
        let persons: Vec<SeatEnd> = guests.iter().enumerate().map(person).collect();
        persons.iter().for_each(|p| store.save_origin(&row, p.seat, AMONG_FRIENDS.to_owned()));
        let seats = persons.len() as u8;
        let end = GameEnd {
            table: id,
            selection: "base".to_owned(),
            seats,
            ended: made.created,
            rated: true,
            lp: None,
            persons,
        };
        store.put_finished(&row, &[], end).await.expect("an end");
    }
}

/// How long games take is told once people have finished enough of them on this server.
#[tokio::test]
async fn times_are_those_of_the_games_here() {
    let folder = Folder::new();
    let server = Server::on(&folder.url()).await;
    let mut people = persons(server.address, 2).await;
    assert_eq!(people[0].get("/api/server").await.good()["times"], json!([]));
    let made = people[0].post("/api/tables", json!({"settings": {}, "seats": [null, null]})).await.good();
    server.stop().await;
    let store = Store::open(&folder.url()).await.expect("a database");
    let (made, _) = store.table(made["id"].as_str().expect("an id")).await.expect("a database").expect("a table");
    for game in 0..50 {
        let id = format!("game-{game}");
        let mut row = TableRow { id: id.clone(), version: 0, epoch: 1, owner: None, ..made.clone() };
        store.put_table(&row, &[]).await.expect("a new table");
        for (seq, at) in [(1, 0), (2, 60_000 * (20 + game))] {
            let (kind, body) = ("choice".to_owned(), String::new());
            let row = EntryRow { table: id.clone(), seq, kind, seat: Some(1), author: None, body, at, epoch: 1 };
            store.append(row).await.expect("a row");
        }
        (row.version, row.status) = (1, Status::Finished);
        let person = |seat: u8| SeatEnd {
            seat,
            guest: format!("guest-{seat}"),
            character: None,
            place: seat,
            points: 20,
            won: seat == 1,
            outcome: Outcome::Finished,
        };
        let (selection, persons) = ("base".to_owned(), vec![person(1), person(2)]);
        let end = GameEnd { table: id, selection, seats: 2, ended: made.created, rated: false, lp: Some(20), persons };
        store.put_finished(&row, &[], end).await.expect("an end");
    }
    store.close().await;
    let server = Server::on(&folder.url()).await;
    people[0].address = server.address;
    let told = people[0].get("/api/server").await.good()["times"].clone();
    assert_eq!(told, json!([{"selection": "base", "people": 2, "minutes": 45, "games": 50}]));
    server.stop().await;
}

/// Those with ten games against five established opponents are ranked, nobody with fewer of either.
#[tokio::test]
async fn a_leaderboard_ranks_who_is_known_well() {
    let folder = Folder::new();
    let server = Server::on(&folder.url()).await;
    let mut people = persons(server.address, 8).await;
    assert_eq!(people[0].get("/api/leaderboard").await.good(), json!([]));
    let empty = people[0].get("/api/leaderboard/base").await.good();
    assert_eq!(empty["rule"]["vouched"], 0, "the host has named nobody");
    let made = people[0].post("/api/tables", json!({"settings": rated(), "seats": [null, null]})).await.good();
    let mut handles = Vec::new();
    for person in &people {
        handles.push(handle(person).await);
    }
    server.stop().await;
    let store = Store::open(&folder.url()).await.expect("a database");
    let made = made["id"].as_str().expect("an id");
    store_games(&store, made, 0..11, &handles[..6]).await;
    // Nine games with all of them; eleven, but with four of them only.
    store_games(&store, made, 11..20, &handles[..7]).await;
    store_games(&store, made, 20..31, &[&handles[..4], &handles[7..]].concat()).await;
    let vouched = store.established().await.expect("it reads").len();
    store.close().await;
    let server = Server::on(&folder.url()).await;
    people.iter_mut().for_each(|person| person.address = server.address);
    let boards = people[0].get("/api/leaderboard").await.good();
    assert_eq!(boards[0]["group"], json!({"id": "base", "modules": [], "mode": null}));
    let board = people[0].get("/api/leaderboard/base").await.good();
    let players = board["players"].as_array().expect("a list");
    assert_eq!((players.len(), &board["more"]), (6, &json!(false)), "{board}");
    let rule = json!({"games": RANKED_GAMES, "opponents": RANKED_OPPONENTS, "vouched": vouched,
        "recently": MOST_RECENTLY, "days": 30, "ever": MOST_EVER});
    assert_eq!(board["rule"], rule, "the page tells what holds");
    let low = |player: &Value| player["rating"].as_i64().unwrap_or(0) - 2 * player["deviation"].as_i64().unwrap_or(0);
    assert!(players.windows(2).all(|two| low(&two[0]) + 3 >= low(&two[1])), "{board}");
    let mut named: Vec<_> = players.iter().map(|player| (player["name"].as_str(), player["games"].as_i64())).collect();
    named.sort_unstable();
    let names = ["Person 1", "Person 2", "Person 3", "Person 4", "Person 5", "Person 6"].map(Some);
    assert_eq!(named, names.into_iter().zip([31, 31, 31, 31, 20, 20].map(Some)).collect::<Vec<_>>());
    let ranks: Vec<_> = players.iter().map(|player| player["rank"].as_u64()).collect();
    assert_eq!(ranks, (1..=ranks.len() as u64).map(Some).collect::<Vec<_>>());
    let page = people[0].get("/api/leaderboard/base?skip=1").await.good();
    assert_eq!(page["players"].as_array().map(Vec::len), Some(players.len() - 1));
    assert_eq!(people[0].get("/api/leaderboard/Nothing%00").await.fault().0, 400);
    assert_eq!(people[0].get("/api/leaderboard/base?skip=-1").await.fault().0, 400);
    server.stop().await;
}

/// Whom one ignores cannot sit at one's table or chat to one, and is not told.
#[tokio::test]
async fn an_ignored_player_stays_away() {
    let server = server().await;
    let mut party = Party::gather(server.address, 3, 0, 83, json!({"settings": settings()})).await;
    let annoying = handle(&party.people[1]).await;
    let path = format!("/api/players/{annoying}/ignored");
    let people = party.people[0].send("PUT", &path, &[], "").await.good();
    assert_eq!(people["ignored"][0]["name"], "Person 2");
    // At the table they share already, the chat is hidden from one but not from the others.
    party.pages[1].send_json(json!({"type": "chat", "text": "anybody?"})).await;
    party.pages[2].until("chat").await;
    party.pages[2].send_json(json!({"type": "chat", "text": "quiet"})).await;
    let heard = party.pages[0].until("chat").await;
    assert_eq!(heard["line"]["text"], "quiet");
    assert!(party.pages[0].heard.iter().all(|message| !message.contains("anybody?")));
    let page = party.people[0].page(&party.id).await;
    assert!(page.heard.iter().all(|message| !message.contains("anybody?")), "nor in the chat so far");
    // Neither finds the other's tables.
    let theirs = party.people[1].post("/api/tables", json!({"settings": listed(), "seats": [null, null]})).await.good();
    let mine = party.people[0].post("/api/tables", json!({"settings": listed(), "seats": [null, null]})).await.good();
    let open = ids(&party.people[0].get("/api/tables?status=open").await.good());
    assert!(open.contains(&mine["id"].as_str().unwrap_or_default().to_owned()), "{open:?}");
    assert!(!open.contains(&theirs["id"].as_str().unwrap_or_default().to_owned()), "{open:?}");
    let sit = format!("/api/tables/{}/seats/2", mine["id"].as_str().expect("an id"));
    let refused = party.people[1].post(&sit, json!({"action": "sit"})).await;
    assert_eq!(refused.fault(), (403, "seat-refused".to_owned()));
    let profile = profile(&party.people[1], &handle(&party.people[0]).await).await;
    assert_eq!(profile["ignored"], false, "it is private");
    assert_eq!(party.people[1].get("/api/players").await.good()["ignored"], json!([]));
    party.people[0].send("DELETE", &path, &[], "").await.good();
    party.people[1].post(&sit, json!({"action": "sit"})).await.good();
    let own = format!("/api/players/{}/ignored", handle(&party.people[0]).await);
    assert_eq!(party.people[0].send("PUT", &own, &[], "").await.fault(), (400, "ignore-self".to_owned()));
    server.stop().await;
}

#[tokio::test]
async fn a_search_finds_what_fits() {
    let server = server().await;
    let host = persons(server.address, 1).await.remove(0);
    let mut french = rated();
    (french["language"], french["modules"]) = (json!("fr"), json!(["ante-up"]));
    let mut slow = settings();
    (slow["pace"], slow["listed"]) = (json!("relaxed"), json!(true));
    let mut made = Vec::new();
    for settings in [rated(), french.clone(), slow] {
        let table = host.post("/api/tables", json!({"settings": settings, "seats": [null, null]})).await.good();
        made.push(table["id"].as_str().expect("an id").to_owned());
    }
    let guest = Browser::named(server.address, "Jules").await;
    for (query, expected) in [
        ("group=base&rated=true", vec![0]),
        ("group=ante-up", vec![1]),
        ("language=it", vec![0, 2]),
        ("language=fr&rated=true", vec![0, 1]),
        ("pace=relaxed", vec![2]),
        ("rated=false", vec![2]),
        ("seats=5", vec![]),
        ("", vec![0, 1, 2]),
    ] {
        let mut found = ids(&guest.get(&format!("/api/search?{query}")).await.good());
        let mut wanted: Vec<String> = expected.iter().map(|n: &usize| made[*n].clone()).collect();
        found.sort();
        wanted.sort();
        assert_eq!(found, wanted, "{query}");
    }
    // A new player counts as 1500.
    host.post(&format!("/api/tables/{}/seats/1", made[0]), json!({"action": "sit"})).await.good();
    assert!(ids(&guest.get("/api/search?from=1400&to=1600").await.good()).contains(&made[0]));
    assert!(!ids(&guest.get("/api/search?from=1600").await.good()).contains(&made[0]));
    for odd in ["pace=never", "rated=maybe", "color=red", "seats=-1"] {
        assert_eq!(guest.get(&format!("/api/search?{odd}")).await.fault().0, 400, "{odd}");
    }
    french["language"] = json!("tlh");
    let refused = host.post("/api/tables", json!({"settings": french, "seats": [null, null]})).await;
    assert_eq!(refused.fault(), (400, "language".to_owned()));
    server.stop().await;
}

/// Many want to play at the same moment: all sit, nobody twice, and tables are filled.
#[tokio::test]
async fn quick_play_fills_tables() {
    let server = server().await;
    let ask = json!({"wish": {"group": "base", "rated": false, "seats": 3}, "settings": listed(), "seats": 3});
    let mut people = Vec::new();
    for n in 0..6 {
        people.push(Browser::named(server.address, &format!("Person {n}")).await);
    }
    // The first opens a table; the others want to sit down there at the same time.
    let first = people[0].post("/api/quick", ask.clone()).await.good();
    assert_eq!((&first["host"], &first["settings"]["listed"]), (&json!(true), &json!(true)));
    assert_eq!(first["seats"][0]["mine"], true);
    let tasks: Vec<_> = people[1..]
        .iter()
        .cloned()
        .map(|person| {
            tokio::spawn({
                let ask = ask.clone();
                async move { person.post("/api/quick", ask).await.good() }
            })
        })
        .collect();
    let mut tables = vec![first["id"].clone()];
    for task in tasks {
        let table = task.await.expect("no panic");
        let mine = table["seats"].as_array().expect("seats").iter().filter(|seat| seat["mine"] == true).count();
        assert_eq!(mine, 1, "{table}");
        tables.push(table["id"].clone());
    }
    let at_first = tables.iter().filter(|id| **id == first["id"]).count();
    assert_eq!(at_first, 3, "{tables:?}");
    // Once more leads to the same seat.
    assert_eq!(people[0].post("/api/quick", ask.clone()).await.good()["id"], first["id"]);
    // Another wish does not.
    let other = json!({"wish": {"group": "ante-up"}, "settings": listed(), "seats": 2});
    assert_ne!(people[0].post("/api/quick", other).await.good()["id"], first["id"]);
    assert_eq!(Browser::unknown(server.address).post("/api/quick", ask).await.fault().0, 401);
    server.stop().await;
}

/// The same on two servers with one database: the owner of a table decides who gets a seat, whoever asks where.
#[tokio::test]
async fn quick_play_fills_tables_of_other_servers() {
    let cluster = postgres::Server::get().unwrap_or_else(|reason| panic!("{reason}"));
    let url = postgres::create_database(&cluster.url()).await;
    let limits = || Limits { rate_same_address: true, ..generous() };
    let servers = [Server::with(&url, limits()).await, Server::with(&url, limits()).await];
    let mut people = Vec::new();
    for n in 0..7 {
        people.push(Browser::named(servers[n % 2].address, &format!("Person {n}")).await);
    }
    let ask = json!({"wish": {"rated": false}, "settings": listed(), "seats": 6});
    let first = people[0].post("/api/quick", ask.clone()).await.good();
    let others = people[1..].iter().cloned().map(|person| {
        let ask = ask.clone();
        tokio::spawn(async move { person.post("/api/quick", ask).await.good() })
    });
    let mut sat = 1;
    for other in others.collect::<Vec<_>>() {
        let table = other.await.expect("no panic");
        let mine = table["seats"].as_array().expect("seats").iter().filter(|seat| seat["mine"] == true).count();
        assert_eq!(mine, 1, "{table}");
        sat += usize::from(table["id"] == first["id"]);
    }
    assert_eq!(sat, 6, "all seats are taken, none twice");
    // Whom a guest ignores through one server is ignored at a table of the other.
    let path = format!("/api/tables/{}", first["id"].as_str().expect("an id"));
    let seats = people[0].get(&path).await.good()["seats"].clone();
    let of = |n: usize| seats.as_array().expect("seats").iter().find(|seat| seat["name"] == format!("Person {n}"));
    let at_first: Vec<usize> = (1..7).filter(|n| of(*n).is_some()).collect();
    let (annoying, other) = (at_first[0], at_first[1]);
    let handle = of(annoying).expect("a seat")["player"]["handle"].as_str().expect("a handle").to_owned();
    let elsewhere = Browser { address: servers[1].address, ..people[0].clone() };
    elsewhere.send("PUT", &format!("/api/players/{handle}/ignored"), &[], "").await.good();
    let id = first["id"].as_str().expect("an id");
    let mut pages = Vec::new();
    for n in [0, annoying, other] {
        pages.push(people[n].page(id).await);
    }
    pages[1].send_json(json!({"type": "chat", "text": "anybody?"})).await;
    pages[2].until("chat").await;
    pages[2].send_json(json!({"type": "chat", "text": "quiet"})).await;
    assert_eq!(pages[0].until("chat").await["line"]["text"], "quiet");
    for server in servers {
        server.stop().await;
    }
    postgres::drop_database(&cluster.url(), &url).await;
}
