//! Rows: what is written is read, in order, without side effects on other rows.

use super::{entry, open, seat, table};
use darkrock_server::store::{EntryRow, Guest, SnapshotRow, StoreError, TableRow};
use darkrock_server::wire::table::Status;

pub async fn migrations_twice(url: String) {
    for _ in 0..2 {
        let store = open(&url).await;
        store.ready().await.unwrap();
        store.close().await;
    }
}

/// Optimistic concurrency: a write based on an outdated version changes neither the table nor its seats.
pub async fn stale_writes(url: String) {
    let store = open(&url).await;
    store.put_table(&table("t", 1), &[seat(1, Some("g1"))]).await.unwrap();
    let (read, seats) = store.table("t").await.unwrap().unwrap();
    assert_eq!(read.version, 1);
    let newer = TableRow { status: Status::Running, seed: Some("aa".to_owned()), ..read.clone() };
    store.put_table(&newer, &seats).await.unwrap();
    let older = TableRow { host: "thief".to_owned(), ..read };
    let thief = [seat(1, Some("thief"))];
    let (stale, beside) = tokio::join!(store.put_table(&older, &thief), store.append(entry("t", 0)));
    assert!(matches!(&stale, Err(StoreError::Stale { table }) if table == "t"), "{stale:?}");
    beside.unwrap();
    let again = store.put_table(&table("t", 9), &[]).await;
    assert!(matches!(again, Err(StoreError::Stale { .. })), "{again:?}");
    let mut summary = older;
    summary.summary = Some("{}".to_owned());
    store.save_summary(&summary);
    store.append(entry("t", 1)).await.unwrap();
    assert_eq!(store.table("t").await.unwrap(), Some((TableRow { version: 2, ..newer }, seats)));
    store.close().await;
}

pub async fn guests(url: String) {
    let store = open(&url).await;
    assert_eq!(store.guest("a1").await.unwrap(), None);
    let first = Guest { id: "a1".to_owned(), name: "Zoë".to_owned(), created: 5, seen: 5 };
    store.put_guest(&first).await.unwrap();
    assert_eq!(store.guest("a1").await.unwrap(), Some(first.clone()));
    let later = Guest { name: "Zoë the Kid".to_owned(), created: 9, seen: 9, ..first };
    store.put_guest(&later).await.unwrap();
    assert_eq!(store.guest("a1").await.unwrap(), Some(Guest { created: 5, ..later }));
    store.close().await;
}

pub async fn entries_in_order(url: String) {
    let store = open(&url).await;
    store.put_table(&table("t", 1), &[]).await.unwrap();
    store.put_table(&table("u", 1), &[]).await.unwrap();
    for seq in [3, 0, 12, 1, 2] {
        store.append(entry("t", seq)).await.unwrap();
    }
    store.append(entry("u", 1)).await.unwrap();
    assert_eq!(store.entries("t", 0).await.unwrap(), [0, 1, 2, 3, 12].map(|seq| entry("t", seq)));
    assert_eq!(store.entries("t", 3).await.unwrap(), [3, 12].map(|seq| entry("t", seq)));
    assert_eq!(store.entries("nowhere", 0).await.unwrap(), []);
    store.close().await;
}

/// Only the offending rows of a batch fail, and the first entry with a number stays.
pub async fn one_bad_row(url: String) {
    let store = open(&url).await;
    store.put_table(&table("t", 1), &[]).await.unwrap();
    store.append(entry("t", 5)).await.unwrap();
    let again = EntryRow { body: "another".to_owned(), ..entry("t", 5) };
    let mut waiting = Vec::new();
    for seq in 0..20 {
        let row = if seq == 5 { again.clone() } else { entry(if seq == 7 { "nowhere" } else { "t" }, seq) };
        let store = store.clone();
        waiting.push(tokio::spawn(async move { store.append(row).await }));
    }
    for (seq, answer) in waiting.into_iter().enumerate() {
        match (seq, answer.await.unwrap()) {
            (5, Err(StoreError::Conflict { table, seq })) => assert_eq!((table.as_str(), seq), ("t", 5)),
            (7, Err(StoreError::NotOwner { table })) => assert_eq!(table, "nowhere"),
            (seq, answer) => assert!(seq != 5 && seq != 7 && answer.is_ok(), "{seq}: {answer:?}"),
        }
    }
    // An identical row is a conflict as well.
    let error = store.append(entry("t", 5)).await.unwrap_err();
    assert_eq!(error.to_string(), "entry 5 of table t exists already");
    let expected: Vec<_> = (0..20).filter(|seq| *seq != 7).map(|seq| entry("t", seq)).collect();
    assert_eq!(store.entries("t", 0).await.unwrap(), expected);
    store.close().await;
}

pub async fn odd_texts(url: String) {
    let store = open(&url).await;
    store.put_table(&table("t", 1), &[]).await.unwrap();
    let long = "long ".repeat(100_000);
    for (seq, body) in ["", "'; DROP TABLE entries; --", "$1 ? :a @b", "🤠\n\t\u{7f}", &long].into_iter().enumerate()
    {
        let row = EntryRow { body: body.to_owned(), seat: None, ..entry("t", i64::try_from(seq).unwrap()) };
        store.append(row).await.unwrap();
        assert_eq!(store.entries("t", i64::try_from(seq).unwrap()).await.unwrap()[0].body, body);
    }
    // PostgreSQL accepts no NUL, SQLite does; with both, other rows are not affected.
    let nul = store.append(EntryRow { body: "\0".to_owned(), ..entry("t", 100) });
    let (nul, plain) = tokio::join!(nul, store.append(entry("t", 101)));
    assert!(matches!(nul, Ok(()) | Err(StoreError::Database(_))), "{nul:?}");
    plain.unwrap();
    store.close().await;
}

pub async fn many_appends(url: String) {
    let store = open(&url).await;
    for number in 0..4 {
        store.put_table(&table(&format!("t{number}"), 1), &[]).await.unwrap();
    }
    let append = |number: i64| {
        let store = store.clone();
        tokio::spawn(async move { store.append(entry(&format!("t{}", number % 4), number / 4)).await })
    };
    // More than fits in one transaction.
    for answer in (0..1_400).map(append).collect::<Vec<_>>() {
        answer.await.unwrap().unwrap();
    }
    store.close().await;
    let store = open(&url).await;
    for number in 0..4 {
        let name = format!("t{number}");
        let expected: Vec<_> = (0..350).map(|seq| entry(&name, seq)).collect();
        assert_eq!(store.entries(&name, 0).await.unwrap(), expected);
    }
    store.close().await;
}

/// Concurrent writes of all kinds: their order is irrelevant, except that a table is written before its entries.
pub async fn mixed_writes(url: String) {
    let store = open(&url).await;
    let one = |number: i64| {
        let store = store.clone();
        tokio::spawn(async move {
            let id = format!("t{number}");
            let row = table(&id, number);
            let guest = Guest { id: id.clone(), name: id.clone(), created: 1, seen: 1 };
            let seats = [seat(1, Some("g"))];
            let last = entry(&id, 0);
            let (guest, table, entry) =
                tokio::join!(store.put_guest(&guest), store.put_table(&row, &seats), store.append(last));
            store.save_snapshot(SnapshotRow { table: id.clone(), seq: 0, body: id }, 1);
            guest.and(table).and(entry)
        })
    };
    for answer in (0..60).map(one).collect::<Vec<_>>() {
        answer.await.unwrap().unwrap();
    }
    store.close().await;
    let store = open(&url).await;
    for id in (0..60).map(|number| format!("t{number}")) {
        assert!(store.guest(&id).await.unwrap().is_some());
        assert_eq!(store.table(&id).await.unwrap().unwrap().1.len(), 1);
        assert_eq!(store.entries(&id, 0).await.unwrap().len(), 1);
        assert_eq!(store.snapshot(&id).await.unwrap().unwrap().body, id);
    }
    store.close().await;
}

pub async fn snapshots(url: String) {
    let store = open(&url).await;
    store.put_table(&table("t", 1), &[]).await.unwrap();
    assert_eq!(store.snapshot("t").await.unwrap(), None);
    let snapshot = |seq: i64| SnapshotRow { table: "t".to_owned(), seq, body: format!("position {seq}") };
    for seq in [10, 20, 40, 30] {
        store.save_snapshot(snapshot(seq), 1);
    }
    // A row for a missing table is dropped, without affecting others.
    store.save_snapshot(SnapshotRow { table: "nowhere".to_owned(), ..snapshot(1) }, 1);
    store.save_snapshot(SnapshotRow { body: "position 40, better".to_owned(), ..snapshot(40) }, 1);
    store.close().await;
    let store = open(&url).await;
    assert_eq!(store.snapshot("t").await.unwrap().unwrap().body, "position 40, better");
    assert_eq!(store.snapshot("nowhere").await.unwrap(), None);
    assert_eq!(count(&url, "snapshots").await, 2);
    store.close().await;
}

pub async fn contents(url: String) {
    let store = open(&url).await;
    assert_eq!(store.content("h").await.unwrap(), None);
    store.put_content("h", "cards").await.unwrap();
    store.put_content("h", "other cards").await.unwrap();
    assert_eq!(store.content("h").await.unwrap().as_deref(), Some("cards"));
    store.close().await;
}

pub async fn closed(url: String) {
    let store = open(&url).await;
    let other = store.clone();
    store.close().await;
    store.close().await;
    assert!(matches!(other.ready().await, Err(StoreError::Closed)));
    assert!(matches!(other.append(entry("t", 1)).await, Err(StoreError::Closed)));
    assert!(matches!(other.entries("t", 0).await, Err(StoreError::Closed)));
    other.save_snapshot(SnapshotRow { table: "t".to_owned(), seq: 1, body: String::new() }, 1);
}

/// Counts rows directly in the database.
async fn count(url: &str, table: &str) -> i64 {
    use sqlx::{AnyConnection, AssertSqlSafe, Connection};
    let mut connection = AnyConnection::connect(url).await.unwrap();
    let sql = format!("SELECT COUNT(*) FROM {table}");
    let count = sqlx::query_scalar(AssertSqlSafe(sql)).fetch_one(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    count
}
