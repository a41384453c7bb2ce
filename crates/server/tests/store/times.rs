//! How long games took: the durations from which the lists of tables tell what to expect.

use super::ratings::end;
use super::{entry, open, seat, table};
use darkrock_server::store::{EntryRow, GAP, GRACE, GameEnd, SeatRow, Store, TableRow, TimedGame};
use darkrock_server::wire::table::{Sitter, Status};

/// Stores a finished game with rows at these times, in seconds.
async fn play(store: &Store, end: GameEnd, rows: &[(&str, i64)]) {
    let mut row = table(&end.table, 1);
    store.put_table(&row, &[]).await.unwrap();
    for (seq, (kind, at)) in (1..).zip(rows) {
        let written = EntryRow { kind: (*kind).to_owned(), at: at * 1000, ..entry(&end.table, seq) };
        store.append(written).await.unwrap();
    }
    (row.version, row.status) = (row.version + 1, Status::Finished);
    store.put_finished(&row, &[], end).await.unwrap();
}

/// A game lasts from its first row to its last; one over days or with an interruption tells nothing.
pub async fn games_at_one_sitting(url: String) {
    let store = open(&url).await;
    let game = |id: &str, lp| GameEnd { lp, rated: false, ..end(id, ["mara", "jules"]) };
    // Chat before the game is none of it.
    play(&store, game("a", Some(15)), &[("chat", 100), ("start", 700), ("choice", 900), ("choice", 2500)]).await;
    let alone = GameEnd { persons: end("b", ["mara", "jules"]).persons.split_off(1), ..game("b", Some(20)) };
    play(&store, GameEnd { ended: 2000, ..alone }, &[("start", 0), ("choice", 600)]).await;
    play(&store, game("over-days", None), &[("start", 0), ("choice", 600)]).await;
    play(&store, game("interrupted", Some(20)), &[("start", 0), ("choice", 600), ("choice", 90_000)]).await;
    play(&store, game("without-rows", Some(20)), &[]).await;
    let timed = |people, seconds, lp| TimedGame { selection: "base".to_owned(), people, seconds, lp };
    assert_eq!(store.timed_games().await.unwrap(), [timed(1, 600, 20), timed(2, 1800, 15)], "the newest first");
    store.close().await;
}

/// What waits for people at open tables waits for so much longer, and what is kept for some days is kept for as many with a server.
pub async fn outages(url: String) {
    const DAY: i64 = 86_400;
    let store = open(&url).await;
    let held = |at: i64| SeatRow { sitter: Sitter::Open, held: Some(at), ..seat(2, Some("jules")) };
    let lobby = |host: i64| {
        format!(r#"{{"host":{host},"removed":0,"taken":[{{"away":{host},"ready":false,"seat":1,"since":5}}]}}"#)
    };
    let open_table = |id: &str, deserted: i64| {
        let (status, lobby) = (Status::Open, Some(lobby(900)));
        TableRow { status, lobby, deserted: Some(deserted), ..table(id, 1) }
    };
    let begins = 1000;
    store.put_table(&open_table("on", begins + 600), &[seat(1, Some("mara")), held(begins + 500)]).await.unwrap();
    store.put_table(&open_table("over", begins - 1), &[seat(1, Some("mara")), held(begins - 1)]).await.unwrap();
    store.pulse(begins * 1000, false).await.unwrap();
    store.pulse(begins * 1000 + GAP, false).await.unwrap();
    assert!(store.outages().await.unwrap().is_empty(), "a restart is no outage");
    let begins = begins + GAP / 1000;
    for _ in 0..2 {
        // It is noted once, by whichever server is first.
        store.pulse((begins + 10 * DAY) * 1000, false).await.unwrap();
    }
    let by = 10 * DAY + GRACE / 1000;
    assert_eq!(store.outages().await.unwrap(), [(begins * 1000, (begins + by) * 1000)]);
    let (row, seats) = store.table("on").await.unwrap().unwrap();
    assert_eq!((row.deserted, seats[1].held), (Some(begins - 60 + 600 + by), Some(begins - 60 + 500 + by)));
    assert_eq!(row.lobby.unwrap(), lobby(900 + by).replace(r#""since":5"#, &format!(r#""since":{}"#, 5 + by)));
    let (row, seats) = store.table("over").await.unwrap().unwrap();
    assert_eq!((row.deserted, seats[1].held), (Some(begins - 61), Some(begins - 61)), "what was over stays so");
    let now = begins + by + DAY;
    assert_eq!(store.running_since(now, DAY / 2).await.unwrap(), now - DAY / 2);
    assert_eq!(store.running_since(now, 2 * DAY).await.unwrap(), begins - DAY);
    store.close().await;
}
