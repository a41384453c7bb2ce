//! How long games took: the durations from which the lists of tables tell what to expect.

use super::ratings::end;
use super::{entry, open, table};
use darkrock_server::store::{EntryRow, GameEnd, Store, TimedGame};
use darkrock_server::wire::table::Status;

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
