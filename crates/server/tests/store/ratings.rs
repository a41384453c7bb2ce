//! Ends of games, ratings, and what follows a guest to another id.

use super::{open, table};
use darkrock_server::rating::Outcome;
use darkrock_server::store::{AMONG_FRIENDS, AccountRow, Change, GameEnd, Guest, SeatEnd, Step, Store};
use darkrock_server::wire::table::Status;

pub(crate) fn end(table: &str, guests: [&str; 2]) -> GameEnd {
    end_of(table, &guests)
}

/// The end of a game that the first guest has won, before the second, and so on.
fn end_of(table: &str, guests: &[&str]) -> GameEnd {
    let person = |(at, guest): (usize, &&str)| SeatEnd {
        seat: at as u8 + 1,
        guest: (*guest).to_owned(),
        character: Some("wyatt".to_owned()),
        place: at as u8 + 1,
        points: 20 - at as i16,
        won: at == 0,
        outcome: Outcome::Finished,
    };
    GameEnd {
        table: table.to_owned(),
        selection: "base".to_owned(),
        seats: guests.len() as u8,
        ended: 1000,
        rated: true,
        lp: Some(20),
        persons: guests.iter().enumerate().map(person).collect(),
    }
}

async fn play(store: &Store, id: &str, guests: [&str; 2]) {
    play_all(store, id, &guests).await;
}

async fn play_all(store: &Store, id: &str, guests: &[&str]) {
    let mut row = table(id, 1);
    store.put_table(&row, &[]).await.unwrap();
    (row.version, row.status) = (row.version + 1, Status::Finished);
    store.put_finished(&row, &[], end_of(id, guests)).await.unwrap();
}

async fn new_account(store: &Store, guest: &str) {
    let row = AccountRow::new(format!("account of {guest}"), guest.to_owned(), format!("code of {guest}"), 1);
    store.change_account(vec![Step::Account(row)]).await.unwrap();
}

async fn guests(store: &Store, ids: &[&str]) {
    for id in ids {
        let guest = Guest { id: (*id).to_owned(), name: format!("Guest {id}"), created: 1, seen: 1 };
        store.put_guest(&guest).await.unwrap();
    }
}

/// Games of one guest that end at the same moment, on two servers where there can be two: each counts once.
pub async fn games_that_end_together(url: String) {
    let store = open(&url).await;
    // A database file has one server.
    let other = Store::open(&url).await.unwrap_or_else(|_| store.clone());
    let rivals: Vec<String> = (0..8).map(|n| format!("rival-{n}")).collect();
    let games = rivals.iter().enumerate().map(|(n, rival)| {
        let store = if n % 2 == 0 { store.clone() } else { other.clone() };
        let rival = rival.clone();
        tokio::spawn(async move { play(&store, &format!("game-{n}"), ["mara", rival.as_str()]).await })
    });
    for game in games.collect::<Vec<_>>() {
        game.await.unwrap();
    }
    let rating = store.ratings("mara").await.unwrap().remove(0);
    assert_eq!((rating.games, rating.opponents, rating.proven), (8, 0, 0), "nobody is established");
    let results = store.results_of_guest("mara", 0, 50).await.unwrap();
    let gained: i64 = results.iter().map(|row| row.change.unwrap()).sum();
    assert_eq!(rating.mean, 25_000_000 + gained, "no change is lost");
    assert!(results.iter().all(|row| row.change >= Some(0)));
    assert_eq!(gained, 1_000_000, "60 points as shown are the most in 30 days, however the ends interleave");
    // Writing an end again changes nothing.
    let mut row = store.table("game-0").await.unwrap().unwrap().0;
    row.owner = None;
    store.put_finished(&row, &[], end("game-0", ["mara", "rival-0"])).await.ok();
    assert_eq!(store.ratings("mara").await.unwrap(), [rating]);
    if store.node() != other.node() {
        other.close().await;
    }
    store.close().await;
}

/// A game of two persons, at whose seats there are marks.
async fn marked(store: &Store, id: &str, persons: [(&str, &str); 2]) {
    let mut row = table(id, 1);
    store.put_table(&row, &[]).await.unwrap();
    row.version += 1;
    for (at, (_, mark)) in persons.iter().enumerate() {
        store.save_origin(&row, at as u8 + 1, (*mark).to_owned());
    }
    row.status = Status::Finished;
    store.put_finished(&row, &[], end(id, persons.map(|(guest, _)| guest))).await.unwrap();
}

/// The host names whose games count in full; nothing that people play does.
pub async fn established_persons(url: String) {
    let store = open(&url).await;
    guests(&store, &["mara", "ben", "ada"]).await;
    new_account(&store, "mara").await;
    let name = async |guest: &str, established| {
        store.change(Change::Establish { guest: guest.to_owned(), established, now: 7 }).await.unwrap();
    };
    let named = async || store.established().await.unwrap().into_iter().map(|row| row.0).collect::<Vec<_>>();
    let gain = async |id: &str| store.results_of_table(id).await.unwrap()[0].change.unwrap_or(0);
    let proven = async |guest: &str| store.ratings(guest).await.unwrap()[0].proven;
    // Whoever meets all others, wins and loses is still not established.
    for (n, pair) in [["mara", "ben"], ["ada", "mara"], ["mara", "ada"], ["ben", "mara"]].into_iter().enumerate() {
        marked(&store, &format!("t{n}"), [(pair[0], "a"), (pair[1], "b")]).await;
    }
    assert_eq!((named().await, proven("ben").await), (Vec::<String>::new(), 0));
    name("mara", true).await;
    name("mara", true).await;
    assert_eq!(named().await, ["mara"]);
    marked(&store, "full", [("ben", "a"), ("mara", "b")]).await;
    assert!(gain("full").await > 5 * gain("t3").await, "{} {}", gain("full").await, gain("t3").await);
    assert_eq!(proven("ben").await, 1);
    marked(&store, "alike", [("ben", "a"), ("mara", "a")]).await;
    assert_eq!(gain("alike").await, 0, "both connect from one address");
    // It follows to another id, and can be taken back.
    let new = Step::NewGuest { account: "account of mara".into(), old: "mara".into(), new: "other".into() };
    store.change_account(vec![new]).await.unwrap();
    assert_eq!(named().await, ["other"]);
    marked(&store, "after", [("ben", "a"), ("other", "b")]).await;
    assert_eq!((proven("ben").await, store.ratings("ben").await.unwrap()[0].opponents), (2, 1));
    name("other", false).await;
    assert_eq!(named().await, Vec::<String>::new());
    marked(&store, "little", [("ben", "a"), ("other", "b")]).await;
    assert!(gain("little").await < gain("after").await / 5);
    // A guest without an account is nobody for whom to vouch.
    let stranger = Change::Establish { guest: "ada".to_owned(), established: true, now: 7 };
    store.change(stranger).await.ok();
    assert_eq!(named().await, Vec::<String>::new());
    // On a server among friends all are, and addresses say nothing.
    marked(&store, "friends", [("ada", AMONG_FRIENDS), ("ben", AMONG_FRIENDS)]).await;
    assert_eq!((named().await.len(), proven("ada").await), (2, 1));
    assert!(gain("friends").await > 1_000_000, "{}", gain("friends").await);
    store.close().await;
}

/// Each condition of a leaderboard: ten games against established persons, five of these, and a rating that is sure enough.
pub async fn leaderboards_list_who_is_known(url: String) {
    let store = open(&url).await;
    let known = ["a", "b", "c", "d", "e"];
    guests(&store, &known).await;
    guests(&store, &["mara", "jules", "bea"]).await;
    for guest in known {
        new_account(&store, guest).await;
        store.change(Change::Establish { guest: guest.to_owned(), established: true, now: 7 }).await.unwrap();
    }
    let facts = async |guest: &str| {
        let row = store.ratings(guest).await.unwrap().remove(0);
        (row.proven, row.opponents, row.deviation <= 6_000_000)
    };
    let listed = async || {
        let rows = store.leaderboard("base", 0, 9).await.unwrap();
        rows.into_iter().map(|row| row.rating.guest).collect::<Vec<_>>()
    };
    for game in 0..10 {
        play_all(&store, &format!("mara-{game}"), &["mara", "a", "b", "c", "d"]).await;
        play(&store, &format!("bea-{game}"), ["bea", known[game % 5]]).await;
    }
    for game in 0..9 {
        play_all(&store, &format!("jules-{game}"), &["jules", "a", "b", "c", "d", "e"]).await;
    }
    assert_eq!(facts("mara").await, (10, 4, true), "too few opponents");
    assert_eq!(facts("bea").await, (10, 5, false), "not sure enough");
    assert_eq!(facts("jules").await, (9, 5, true), "too few games");
    assert_eq!(listed().await, Vec::<String>::new());
    // Games with others do not count.
    play(&store, "other", ["jules", "mara"]).await;
    assert_eq!((facts("jules").await, listed().await), ((9, 5, true), Vec::new()));
    play(&store, "jules-9", ["jules", "a"]).await;
    assert_eq!((facts("jules").await, listed().await), ((10, 5, true), vec!["jules".to_owned()]));
    store.close().await;
}

/// What is listed of four games, three of which Mara has won.
async fn lists(store: &Store) {
    assert_eq!(store.leaderboards().await.unwrap(), [], "nobody has enough games");
    assert_eq!(store.leaderboard("base", 0, 9).await.unwrap(), []);
    assert_eq!(store.rank("base", 0).await.unwrap(), 1);
    assert_eq!(store.favorites("mara").await.unwrap(), [(Some("wyatt".to_owned()), 3, 3)]);
    assert_eq!(store.without_facts("mara", 2).await.unwrap(), ["t0", "t1"]);
    store.put_facts("t0", 1, "[\"won\"]").await.unwrap();
    assert_eq!(store.facts_of("mara").await.unwrap(), ["[\"won\"]"]);
    assert_eq!(store.without_facts("mara", 2).await.unwrap(), ["t1", "t2"]);
    let ids = ["mara", "jules", "ada"].map(str::to_owned);
    let known = store.known(&ids, "base").await.unwrap();
    assert_eq!((known.len(), known["mara"].rating.as_ref().map(|row| row.games)), (3, Some(3)));
    assert!(store.known(&ids, "other").await.unwrap()["mara"].rating.is_none());
    let ignored = store.all_ignored_by(&ids).await.unwrap();
    assert!(ignored["jules"].contains("mara") && ignored["ada"].is_empty(), "{ignored:?}");
    assert_eq!(store.ignored("mara").await.unwrap()[0].2, "Guest jules");
    assert_eq!(store.abandoned_ids(i64::MAX).await.unwrap(), [""; 0]);
    let results = store.results_of_table("t2").await.unwrap();
    assert_eq!(results.iter().map(|row| (row.seat, row.place)).collect::<Vec<_>>(), [(1, 1), (2, 2)]);
}

/// Everything follows a guest to another id; where that one has a rating, too, the one of more games stays.
pub async fn another_id(url: String) {
    let store = open(&url).await;
    guests(&store, &["mara", "jules", "ada"]).await;
    for n in 0..3 {
        play(&store, &format!("t{n}"), ["mara", "jules"]).await;
    }
    play(&store, "t3", ["ada", "jules"]).await;
    let handle = store.handle("mara").await.unwrap().unwrap();
    assert_eq!(store.handle("mara").await.unwrap().as_ref(), Some(&handle), "it stays");
    assert_ne!(store.handle("jules").await.unwrap().as_ref(), Some(&handle));
    assert_eq!(store.guest_of(&handle).await.unwrap(), Some(("mara".to_owned(), "Guest mara".to_owned())));
    store.put_achievement("mara", "first-win", "t0", 5).await.unwrap();
    store.ignore("mara", "jules", true, 6).await.unwrap();
    store.ignore("jules", "mara", true, 6).await.unwrap();
    assert_eq!(store.companions("jules", 9).await.unwrap().len(), 2);
    lists(&store).await;
    let before = store.ratings("mara").await.unwrap().remove(0);
    store.rename_guest("mara", "new", false).await.unwrap();
    assert_eq!(store.ratings("mara").await.unwrap(), []);
    let after = store.ratings("new").await.unwrap().remove(0);
    assert_eq!((after.mean, after.games), (before.mean, 3));
    assert_eq!(store.results_of_guest("new", 0, 9).await.unwrap().len(), 3);
    assert_eq!(store.achievements("new").await.unwrap().len(), 1);
    assert_eq!(store.guest_of(&handle).await.unwrap().unwrap().0, "new");
    assert!(store.ignored_by("jules").await.unwrap().contains("new"));
    assert!(store.ignored_by("new").await.unwrap().contains("jules"));
    // Two guests become one.
    store.put_achievement("ghost", "first-win", "t1", 4).await.unwrap();
    play(&store, "t4", ["ghost", "jules"]).await;
    store.rename_guest("ghost", "new", false).await.ok();
    let merged = store.ratings("new").await.unwrap();
    assert_eq!(merged, [after], "the rating of three games stays");
    assert_eq!(store.achievements("new").await.unwrap(), [("first-win".to_owned(), "t0".to_owned(), 5)]);
    // Whoever leaves takes ratings and lists along; the results keep an id that nobody has.
    store.rename_guest("new", "nobody", true).await.unwrap();
    assert_eq!(
        (store.ratings("nobody").await.unwrap().len(), store.achievements("nobody").await.unwrap().len()),
        (0, 0)
    );
    assert_eq!(store.results_of_guest("nobody", 0, 9).await.unwrap().len(), 4);
    assert!(store.ignored_by("jules").await.unwrap().is_empty());
    store.close().await;
}
