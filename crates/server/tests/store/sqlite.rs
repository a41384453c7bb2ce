//! A SQLite database file: its path, permissions and durability.

use super::*;
use darkrock_server::store::{StoreError, backup};
use std::time::{Duration, Instant};

#[tokio::test]
async fn addresses_that_cannot_be_used() {
    let folder = Folder::new("addresses");
    std::fs::write(folder.0.join("file"), "no database, but long enough to be read as the head of one".repeat(20))
        .unwrap();
    std::fs::create_dir(folder.0.join("folder")).unwrap();
    let here = folder.0.display().to_string();
    let told = [
        ("games.db".to_owned(), "sqlite://FILE or postgres://"),
        ("mysql://u:secret@h/d".to_owned(), "scheme mysql:// is unknown"),
        ("sqlite://".to_owned(), "the file is missing"),
        ("sqlite://:memory:".to_owned(), "the file is missing"),
        (format!("sqlite://{here}/x.db?mode=memory"), "does not accept options"),
        (format!("sqlite://{here}/file/x.db"), "cannot create the folder"),
        (format!("sqlite://{here}/folder"), "unable to open database file"),
        (format!("sqlite://{here}/file"), "file is not a database"),
        ("postgres://u:secret@127.0.0.1:1/d".to_owned(), "cannot connect to the PostgreSQL database 127.0.0.1:1/d"),
        ("postgres://u:secret@127.0.0.1:no/d".to_owned(), "invalid port"),
    ];
    for (url, sentence) in told {
        let start = Instant::now();
        let error = Store::open(&url).await.err().unwrap_or_else(|| panic!("{url} is opened")).to_string();
        println!("{error}");
        assert!(error.contains(sentence) && !error.contains("secret"), "{url}: {error}");
        assert!(start.elapsed() < Duration::from_secs(15));
    }
}

/// Acknowledged rows are in the files, even if the server is killed.
#[tokio::test]
async fn acknowledged_rows_outlive_a_crash_on_sqlite() {
    let folder = Folder::new("crash");
    let store = open(&folder.url("kept.db")).await;
    store.put_table(&table("t", 1), &[seat(1, None)]).await.unwrap();
    for seq in 0..50 {
        store.append(entry("t", seq)).await.unwrap();
        if seq % 10 == 9 {
            let copy = Folder::new(&format!("crash-{seq}"));
            for file in ["kept.db", "kept.db-wal"] {
                std::fs::copy(folder.0.join(file), copy.0.join(file)).unwrap();
            }
            let other = open(&copy.url("kept.db")).await;
            let expected: Vec<_> = (0..=seq).map(|seq| entry("t", seq)).collect();
            assert_eq!(other.entries("t", 0).await.unwrap(), expected);
            other.close().await;
        }
    }
    store.close().await;
}

/// Another process that holds the lock causes errors, and later writes succeed again.
#[tokio::test]
async fn a_locked_sqlite_file_gives_errors() {
    use sqlx::{AnyConnection, Connection};
    let folder = Folder::new("locked");
    let store = open(&folder.url("kept.db")).await;
    store.put_table(&table("t", 1), &[]).await.unwrap();
    let mut other = AnyConnection::connect(&folder.url("kept.db")).await.unwrap();
    let lock = other.begin_with("BEGIN IMMEDIATE").await.unwrap();
    let error = tokio::time::timeout(Duration::from_secs(30), store.append(entry("t", 0))).await.unwrap().unwrap_err();
    assert!(error.to_string().contains("database is locked"), "{error}");
    // Queries succeed nevertheless: only a test write detects it.
    let red = store.ready().await.unwrap_err();
    assert!(red.to_string().contains("database is locked"), "{red}");
    lock.rollback().await.unwrap();
    store.ready().await.unwrap();
    store.append(entry("t", 0)).await.unwrap();
    store.close().await;
}

/// Only the server's user can read the stored data: names, hashes of cookies, seeds of running games.
#[cfg(unix)]
#[tokio::test]
async fn database_files_are_private() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("private");
    let store = open(&folder.url("kept.db")).await;
    store.put_table(&table("t", 1), &[]).await.unwrap();
    backup(&folder.url("kept.db"), &folder.0.join("copy.db")).await.unwrap();
    let files = ["kept.db", "kept.db-wal", "kept.db-shm", "kept.db.lock", "copy.db"];
    let mode = |file| std::fs::metadata(folder.0.join(file)).unwrap().permissions().mode() & 0o777;
    assert_eq!(files.map(mode), [0o600; 5]);
    store.close().await;
}

/// A second server on a database file is rejected, without changing anything, until the first has stopped.
#[tokio::test]
async fn one_server_alone() {
    let folder = Folder::new("alone");
    let url = folder.url("kept.db");
    let first = open(&url).await;
    first.put_table(&table("t", 1), &[]).await.unwrap();
    for _ in 0..2 {
        let error = Store::open(&url).await.expect_err("the database is taken");
        assert!(matches!(error, StoreError::Taken { .. }), "{error}");
        let said = error.to_string();
        assert!(said.contains("in use by another server") && said.contains("stop the other one"), "{said}");
    }
    first.append(entry("t", 0)).await.unwrap();
    first.close().await;
    let second = open(&url).await;
    assert_eq!(second.entries("t", 0).await.unwrap().len(), 1);
    second.close().await;
}
