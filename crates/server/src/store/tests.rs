//! A database file that cannot grow, as on a full disk.

use super::{EntryRow, Store, StoreError, TableRow};

fn entry(seq: i64) -> EntryRow {
    let body = format!("{seq} {}", "long ".repeat(100));
    EntryRow { table: "t".to_owned(), seq, kind: "chat".to_owned(), seat: None, body, at: 1, epoch: 1 }
}

/// Writes fail while the disk is full and succeed once there is room, and acknowledged rows survive.
#[tokio::test]
async fn a_full_disk_refuses_rows_and_loses_none() {
    let folder = std::env::temp_dir().join(format!("darkrock-full-{}", std::process::id()));
    let url = format!("sqlite://{}/kept.db", folder.display());
    let store = Store::open(&url).await.expect("a database");
    store.put_table(&TableRow::running("t"), &[]).await.expect("there is room");
    store.append(entry(0)).await.expect("there is room");
    store.ready().await.expect("there is room");
    store.be_full(true);
    // The existing pages still have room.
    let (mut next, mut refused) = (1, Vec::new());
    while refused.len() < 3 {
        match store.append(entry(next)).await {
            Ok(()) => next += 1,
            Err(error) => refused.push(error),
        }
    }
    for error in refused {
        assert!(matches!(error, StoreError::Database(_)), "{error:?}");
        assert!(error.to_string().contains("full"), "{error}");
    }
    let kept: Vec<EntryRow> = (0..next).map(entry).collect();
    assert_eq!(store.entries("t", 0).await.expect("it can be read"), kept);
    // A single test row still fits: it replaces the one before.
    for _ in 0..2 {
        let red = store.ready().await.expect_err("no choice can be stored");
        assert!(red.to_string().contains("full"), "{red}");
    }
    store.be_full(false);
    store.ready().await.expect("there is room again");
    store.append(entry(next)).await.expect("there is room again");
    store.close().await;
    let again = Store::open(&url).await.expect("the database is sound");
    let kept: Vec<EntryRow> = (0..=next).map(entry).collect();
    assert_eq!(again.entries("t", 0).await.expect("it can be read"), kept);
    again.close().await;
    std::fs::remove_dir_all(&folder).expect("the folder can go");
}
