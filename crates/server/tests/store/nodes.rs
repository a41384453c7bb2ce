//! Several servers on one database: who may write a table.

use super::{entry, open, seat, table};
use darkrock_server::store::{EntryRow, NotesRow, SnapshotRow, Store, StoreError, TableRow};
use darkrock_server::wire::table::Status;
use sqlx::{AnyConnection, Connection};

/// What is stored of a table.
async fn stored(store: &Store) -> impl PartialEq + std::fmt::Debug {
    let (row, seats) = store.table("t").await.unwrap().unwrap();
    let rest = (store.entries("t", 0).await.unwrap(), store.snapshot("t").await.unwrap());
    (row, seats, rest, store.notes("t").await.unwrap())
}

/// Every kind of write of a table, with this epoch; the results of those that are answered.
async fn every_write(store: &Store, row: &TableRow, epoch: i64, seq: i64) -> Vec<Result<(), StoreError>> {
    let row = TableRow { epoch, summary: Some("{\"round\":9}".to_owned()), host: format!("host {seq}"), ..row.clone() };
    store.save_summary(&row);
    let snapshot = SnapshotRow { table: "t".to_owned(), seq, body: format!("at {seq}") };
    store.save_snapshot(snapshot, epoch);
    store.forget_chat("t", epoch);
    let notes = NotesRow { table: "t".to_owned(), epoch, body: Some(format!("notes {seq}")) };
    let none = NotesRow { body: None, ..notes.clone() };
    let written = vec![
        store.append(EntryRow { epoch, ..entry("t", seq) }).await,
        store.put_table(&row, &[seat(1, Some("thief"))]).await,
        store.put_notes(notes).await,
    ];
    if written[2].is_err() {
        // Deleting what is not owned deletes nothing.
        store.put_notes(none).await.ok();
    }
    written
}

/// Nothing of a table is written under another epoch than its own, or by a node that does not own it.
pub async fn only_the_owner_writes(url: String) {
    let store = open(&url).await;
    store.put_table(&TableRow { status: Status::Running, ..table("t", 1) }, &[seat(1, Some("g"))]).await.unwrap();
    store.claim("t", 1).await.unwrap();
    let (row, _) = store.table("t").await.unwrap().unwrap();
    assert_eq!((row.epoch, row.owner.as_deref()), (2, Some(store.node().as_str())));
    for done in every_write(&store, &row, 2, 1).await {
        done.unwrap();
    }
    let (row, _) = store.table("t").await.unwrap().unwrap();
    let before = stored(&store).await;
    let lost =
        |done: &Result<(), StoreError>| matches!(done, Err(StoreError::NotOwner { .. } | StoreError::Stale { .. }));
    for epoch in [1, 3] {
        let written = every_write(&store, &row, epoch, 2).await;
        assert!(written.iter().all(lost), "{epoch}: {written:?}");
    }
    store.release("t", 1);
    assert!(matches!(store.claim("t", 1).await, Err(StoreError::NotOwner { table }) if table == "t"));
    assert_eq!(stored(&store).await, before);
    store.release("t", 2);
    // What is written later comes after it.
    store.put_content("h", "cards").await.unwrap();
    let written = every_write(&store, &row, 2, 3).await;
    assert!(written.iter().all(lost), "{written:?}");
    // A claim without a change in between is its own successor.
    store.claim("t", 2).await.unwrap();
    store.append(EntryRow { epoch: 3, ..entry("t", 4) }).await.unwrap();
    let epochs: Vec<i64> = store.entries("t", 0).await.unwrap().iter().map(|row| row.epoch).collect();
    assert_eq!(epochs, [2, 3], "the rows say under which epoch they were written");
    store.close().await;
}

pub async fn secrets(url: String) {
    let store = open(&url).await;
    let first = store.secret("nodes").await.unwrap();
    assert_eq!((first.len(), store.secret("nodes").await.unwrap()), (64, first.clone()));
    assert_ne!(store.secret("push").await.unwrap(), first);
    store.close().await;
    let store = open(&url).await;
    assert_eq!(store.secret("nodes").await.unwrap(), first, "it is the same for all servers");
    store.close().await;
}

pub async fn nodes_are_listed(url: String) {
    let store = open(&url).await;
    store.announce("127.0.0.1:7").await.unwrap();
    let nodes = store.nodes().await.unwrap();
    let [node] = nodes.as_slice() else { panic!("{nodes:?}") };
    assert_eq!((&node.id, node.address.as_str()), (&store.node(), "127.0.0.1:7"));
    assert_eq!(store.node_of(&node.id).await.unwrap().as_ref(), Some(node));
    assert_eq!(store.node_of("nobody").await.unwrap(), None);
    store.close().await;
    let again = open(&url).await;
    assert!(again.node_of(&node.id).await.unwrap().is_none(), "a server that has stopped is no node");
    assert_ne!(again.node(), node.id);
    again.close().await;
}

/// PostgreSQL: two servers share it, and a table has one owner at a time.
pub async fn two_servers(url: &str) {
    let (one, other) = (open(url).await, open(url).await);
    assert_eq!(one.nodes().await.unwrap().len(), 2);
    let row = TableRow { status: Status::Running, ..table("t", 1) };
    one.put_table(&row, &[seat(1, Some("g"))]).await.unwrap();
    one.append(entry("t", 1)).await.unwrap();
    for epoch in [0, 1, 2] {
        assert!(matches!(other.claim("t", epoch).await, Err(StoreError::NotOwner { .. })), "its owner lives");
    }
    assert!(
        matches!(other.append(entry("t", 2)).await, Err(StoreError::NotOwner { .. })),
        "the epoch alone is not enough"
    );
    assert_eq!(other.free_ids().await.unwrap(), Vec::<String>::new());
    one.close().await;
    assert_eq!(other.free_ids().await.unwrap(), ["t"]);
    other.claim("t", 1).await.unwrap();
    other.append(EntryRow { epoch: 2, ..entry("t", 2) }).await.unwrap();
    other.close().await;
}

/// PostgreSQL: a server whose lease was ended writes nothing more, not even of tables that nobody has taken over, and
/// goes on as a new node.
pub async fn a_lost_lease(url: &str) {
    let store = open(url).await;
    let mut ids = store.node_ids();
    let before = ids.borrow_and_update().clone();
    store.put_table(&table("t", 1), &[]).await.unwrap();
    let mut other = AnyConnection::connect(url).await.unwrap();
    sqlx::query("DELETE FROM nodes").execute(&mut other).await.unwrap();
    let refused = store.append(entry("t", 1)).await;
    assert!(refused.as_ref().is_err_and(StoreError::is_lost), "{refused:?}");
    ids.changed().await.unwrap();
    assert_ne!(store.node(), before);
    let refused = store.append(entry("t", 1)).await;
    assert!(matches!(refused, Err(StoreError::NotOwner { .. })), "{refused:?}");
    store.claim("t", 1).await.unwrap();
    store.append(EntryRow { epoch: 2, ..entry("t", 1) }).await.unwrap();
    // Its time is over, but nobody has removed its row, as after an outage of the database.
    sqlx::query("UPDATE nodes SET until = 1").execute(&mut other).await.unwrap();
    store.append(EntryRow { epoch: 2, ..entry("t", 2) }).await.unwrap();
    assert_eq!(store.entries("t", 0).await.unwrap().len(), 2);
    other.close().await.unwrap();
    store.close().await;
}

/// PostgreSQL: a server whose session ends is gone long before its lease ends; one that never showed a sign of life is
/// given its time.
pub async fn a_killed_server(url: &str) {
    let store = open(url).await;
    let mut other = AnyConnection::connect(url).await.unwrap();
    let far = i64::MAX;
    for id in ["killed", "silent"] {
        let insert = "INSERT INTO nodes (id, address, version, started, until) VALUES ($1, '', '0', 1, $2)";
        sqlx::query(insert).bind(id).bind(far).execute(&mut other).await.unwrap();
    }
    let mut killed = AnyConnection::connect(url).await.unwrap();
    let lock = sqlx::query_scalar("SELECT pg_try_advisory_lock(1852793957, hashtext('killed'))");
    let locked: bool = lock.fetch_one(&mut killed).await.unwrap();
    assert!(locked);
    let ids = async |other: &mut AnyConnection| -> Vec<String> {
        sqlx::query_scalar("SELECT id FROM nodes WHERE version = '0' ORDER BY id").fetch_all(other).await.unwrap()
    };
    let mut gone = store.nodes_gone();
    gone.mark_unchanged();
    // The store has looked when it has renewed its lease twice.
    let until = async |other: &mut AnyConnection| -> i64 {
        let until = sqlx::query_scalar("SELECT until FROM nodes WHERE version <> '0'");
        until.fetch_one(other).await.unwrap()
    };
    for _ in 0..2 {
        let before = until(&mut other).await;
        while until(&mut other).await == before {
            tokio::task::yield_now().await;
        }
    }
    assert_eq!(ids(&mut other).await, ["killed", "silent"]);
    killed.close().await.unwrap();
    gone.changed().await.unwrap();
    assert_eq!(ids(&mut other).await, ["silent"]);
    other.close().await.unwrap();
    store.close().await;
}
