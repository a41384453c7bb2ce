//! A database file that cannot grow, as on a full disk, and rows that are written together.

use super::{Claim, EntryRow, Guest, Store, StoreError, TableRow};
use futures_util::future::join_all;
use metrics_exporter_prometheus::PrometheusBuilder;

fn entry(seq: i64) -> EntryRow {
    let body = format!("{seq} {}", "long ".repeat(100));
    EntryRow { table: "t".to_owned(), seq, kind: "chat".to_owned(), seat: None, author: None, body, at: 1, epoch: 1 }
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

/// A request that is sent again while it is carried out is refused alone: everything that is written with it is not written a second
/// time, row by row.
#[test]
fn what_is_sent_again_does_not_have_a_batch_repeated() {
    let folder = std::env::temp_dir().join(format!("darkrock-batches-{}", std::process::id()));
    let recorder = PrometheusBuilder::new().build_recorder();
    let repeated = || {
        let shown = recorder.handle().render();
        let count = shown.lines().find_map(|line| line.strip_prefix("darkrock_batches_repeated "));
        count.map_or(0, |count| count.parse::<u64>().expect("a number"))
    };
    let claim = |run: usize| {
        let [id, digest, run] = ["id", "digest", &run.to_string()].map(str::to_owned);
        Claim { id, digest, run }
    };
    // One thread: whatever is asked for at once is one batch, and is counted here.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    metrics::with_local_recorder(&recorder, || {
        runtime.block_on(async {
            let store = Store::open(&format!("sqlite://{}/kept.db", folder.display())).await.expect("a database");
            store.put_table(&TableRow::running("t"), &[]).await.expect("a table");
            store.begin_answer(&claim(0)).await.expect("nobody has begun it");
            let guests = (0..20).map(|n| Guest { id: format!("{n}"), name: "Mara".to_owned(), created: 1, seen: 1 });
            let guests: Vec<Guest> = guests.collect();
            let others = join_all(guests.iter().map(|guest| store.put_guest(guest)));
            let claims = [claim(1), claim(2)];
            let again = join_all(claims.iter().map(|claim| store.begin_answer(claim)));
            let (others, again) = tokio::join!(others, again);
            assert!(others.iter().all(Result::is_ok), "{others:?}");
            assert!(again.iter().all(|again| matches!(again, Err(StoreError::Overtaken))), "{again:?}");
            assert_eq!(repeated(), 0);
            let twice = tokio::join!(store.append(entry(0)), store.append(entry(0)));
            assert!(twice.0.is_ok() && matches!(twice.1, Err(StoreError::Conflict { .. })), "{twice:?}");
            assert_eq!(repeated(), 1, "a row that cannot be written has the others repeated");
            store.close().await;
        });
    });
    std::fs::remove_dir_all(&folder).expect("the folder can go");
}
