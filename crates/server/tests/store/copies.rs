//! Copies of a SQLite database: on request, and before a migration.

use super::{Folder, entry, open, schema, table};
use darkrock_server::store::{Copied, StoreError, backup, restore};
use std::path::PathBuf;

/// A copy made during writes contains every row acknowledged before, and no partial ones.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_under_load_holds_all_acknowledged_rows() {
    use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
    let folder = Folder::new("backup");
    let url = folder.url("kept.db");
    let store = open(&url).await;
    let (acknowledged, stop) =
        (std::sync::Arc::new([const { AtomicI64::new(0) }; 4]), std::sync::Arc::new(AtomicBool::new(false)));
    let mut writers = Vec::new();
    for number in 0..4_usize {
        store.put_table(&table(&format!("t{number}"), 1), &[]).await.unwrap();
        let (store, acknowledged, stop) = (store.clone(), acknowledged.clone(), stop.clone());
        writers.push(tokio::spawn(async move {
            for seq in 0.. {
                store.append(entry(&format!("t{number}"), seq)).await.unwrap();
                acknowledged[number].store(seq + 1, Ordering::SeqCst);
                if stop.load(Ordering::SeqCst) {
                    return;
                }
            }
        }));
    }
    let mut before = 0;
    for turn in 0..5 {
        // A few more rows than at the previous copy, so that each is made during writes.
        while acknowledged.iter().map(|n| n.load(Ordering::SeqCst)).sum::<i64>() < before + 40 {
            tokio::task::yield_now().await;
        }
        let known: Vec<i64> = acknowledged.iter().map(|n| n.load(Ordering::SeqCst)).collect();
        let copy = folder.0.join(format!("copy-{turn}.db"));
        let copied = backup(&url, &copy).await.unwrap();
        let restored = Folder::new(&format!("restored-{turn}"));
        assert_eq!(restore(&copy, &restored.url("games.db")).await.unwrap(), copied);
        let other = open(&restored.url("games.db")).await;
        let mut all = 0;
        for (number, known) in known.iter().enumerate() {
            let rows = other.entries(&format!("t{number}"), 0).await.unwrap();
            assert!(rows.len() as i64 >= *known, "table {number}: {} of {known}", rows.len());
            let whole = rows.iter().zip(0..).all(|(row, seq)| *row == entry(&format!("t{number}"), seq));
            assert!(whole, "rows are as they were written");
            all += rows.len() as u64;
        }
        assert_eq!(copied, Copied { tables: 4, entries: all, owner: None });
        other.close().await;
        before = known.iter().sum();
    }
    stop.store(true, Ordering::SeqCst);
    for writer in writers {
        writer.await.unwrap();
    }
    store.close().await;
}

#[tokio::test]
async fn copies_never_overwrite_and_are_looked_into() {
    let folder = Folder::new("copies");
    let url = folder.url("kept.db");
    let (copy, at) = (folder.0.join("copy.db"), |file: &str| folder.0.join(file));
    let said = |result: Result<Copied, StoreError>| result.unwrap_err().to_string();
    assert!(said(backup(&url, &copy).await).contains("the database does not exist"));
    let store = open(&url).await;
    store.put_table(&table("t", 1), &[]).await.unwrap();
    assert_eq!(backup(&url, &copy).await.unwrap(), Copied { tables: 1, entries: 0, owner: None });
    assert!(said(backup(&url, &copy).await).contains("never overwrites"));
    assert!(said(restore(&copy, &url).await).contains("in use by another server"));
    store.close().await;
    assert!(said(restore(&copy, &url).await).contains("move it away first"));
    std::fs::write(at("no.db"), "no database, but long enough to be read as the head of one".repeat(20)).unwrap();
    assert!(said(restore(&at("no.db"), &folder.url("new.db")).await).contains("not a database of this program"));
    assert!(said(restore(&at("none.db"), &folder.url("new.db")).await).contains("the file does not exist"));
    // A copy with bytes in the middle removed.
    let mut bytes = std::fs::read(&copy).unwrap();
    let end = bytes.len();
    bytes[4096..end].fill(0x5a);
    std::fs::write(at("damaged.db"), bytes).unwrap();
    assert!(restore(&at("damaged.db"), &folder.url("new.db")).await.is_err());
    assert!(!at("new.db").exists());
    assert!(said(backup("postgres://u:secret@127.0.0.1:1/d", &at("x")).await).contains("pg_dump"));
}

/// A database of each former schema is migrated, after a backup.
#[tokio::test]
async fn a_migration_keeps_a_copy_first() {
    use sqlx::{AnyConnection, Connection};
    let newest = schema::newest();
    for former in schema::former() {
        let folder = Folder::new(&format!("migration-{former}"));
        let copies = || -> Vec<PathBuf> {
            let files = std::fs::read_dir(&folder.0).unwrap().map(|file| file.unwrap().path());
            files.filter(|file| file.to_string_lossy().contains(&format!(".before-{newest:04}-"))).collect()
        };
        schema::fill(&format!("{}?mode=rwc", folder.url("kept.db")), former).await;
        assert_eq!(copies(), Vec::<PathBuf>::new());
        schema::check(&folder.url("kept.db"), former).await;
        let [copy] = &copies()[..] else { panic!("{:?}", copies()) };
        let mut connection = AnyConnection::connect(&format!("sqlite://{}", copy.display())).await.unwrap();
        let version: i64 =
            sqlx::query_scalar("SELECT MAX(version) FROM _sqlx_migrations").fetch_one(&mut connection).await.unwrap();
        let rows: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM entries").fetch_one(&mut connection).await.unwrap();
        assert_eq!((version, rows), (former, 3));
        connection.close().await.unwrap();
        open(&folder.url("kept.db")).await.close().await;
        assert_eq!(copies().len(), 1, "nothing is to be brought up to date any more");
    }
}
