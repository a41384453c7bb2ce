//! Databases of former schemas: a table with a seat and an entry, as a version with that schema stored it.

use super::open;
use darkrock_server::store::{EntryRow, Store};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AnyConnection, AssertSqlSafe, Connection, SqlSafeStr};

/// Number, name and text of each migration, in order.
fn files() -> Vec<(i64, String, String)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|file| {
            let path = file.unwrap().path();
            let (number, name) = path.file_stem().unwrap().to_str().unwrap().split_once('_').unwrap();
            (number.parse().unwrap(), name.to_owned(), std::fs::read_to_string(&path).unwrap())
        })
        .collect();
    files.sort();
    files
}

/// The settings of a table as the first version stored them.
const SETTINGS: &str =
    r#"{"name":"","length":20,"variants":[],"characters":"random","pace":"brisk","absence":5,"listed":false}"#;

/// The numbers of the former schemas.
pub fn former() -> impl Iterator<Item = i64> {
    let newest = newest();
    files().into_iter().map(|(number, ..)| number).filter(move |number| *number < newest)
}

/// The number of the newest schema.
pub fn newest() -> i64 {
    files().last().unwrap().0
}

/// Makes a database with one of the former schemas, and stores a game.
pub async fn fill(url: &str, former: i64) {
    sqlx::any::install_default_drivers();
    let former_files = files().into_iter().filter(|(number, ..)| *number <= former);
    let migration = |(number, name, sql): (i64, String, String)| {
        Migration::new(number, name.into(), MigrationType::Simple, AssertSqlSafe(sql).into_sql_str(), false)
    };
    let files = former_files.map(migration).collect();
    let mut connection = AnyConnection::connect(url).await.unwrap();
    Migrator::with_migrations(files).run(&mut connection).await.unwrap();
    let table = format!(
        "INSERT INTO tables (id, created, changed, status, listed, host, settings, server_part) \
         VALUES ('old', 1, 1, 'running', 0, 'g', '{SETTINGS}', '00ff')"
    );
    for row in [
        "INSERT INTO guests (id, name, created, seen) VALUES ('g', 'Mara', 1, 2)",
        table.as_str(),
        "INSERT INTO seats (table_id, seat, sitter, guest, name, resigned) VALUES ('old', 1, 'person', 'g', 'Mara', 0)",
        "INSERT INTO entries (table_id, seq, kind, body, at_ms) VALUES ('old', 1, 'setup', 'x', 5)",
        r#"INSERT INTO entries (table_id, seq, kind, seat, body, at_ms) VALUES ('old', -3, 'chat', 1,
            '{"n":1,"seat":1,"name":"Mara","text":"by whoever sits there","at":5}', 5)"#,
        r#"INSERT INTO entries (table_id, seq, kind, seat, body, at_ms) VALUES ('old', -2, 'chat', 1,
            '{"n":2,"seat":1,"name":"Kate","text":"\"name\":\"Mara\",\"text\":","at":5}', 5)"#,
        "INSERT INTO snapshots (table_id, seq, body) VALUES ('old', 1, 'y')",
    ] {
        sqlx::query(AssertSqlSafe(row)).execute(&mut connection).await.unwrap();
    }
    if former >= 2 {
        sqlx::query("INSERT INTO notes (table_id, body) VALUES ('old', 'n')").execute(&mut connection).await.unwrap();
    }
    for row in OWNERS.into_iter().filter(|_| has_owners(former)) {
        sqlx::query(row).execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();
}

/// Whether a schema has accounts whose guests nothing holds.
fn has_owners(former: i64) -> bool {
    (5..20).contains(&former)
}

/// An account that is signed in, and one whose guest was lost, with and without a name at a table.
const OWNERS: [&str; 5] = [
    "INSERT INTO accounts (id, guest, created, recovery, recovery_made) VALUES ('a', 'g', 1, 'one', 1)",
    "INSERT INTO accounts (id, guest, created, recovery, recovery_made) VALUES ('b', 'seated', 3, 'two', 1)",
    "INSERT INTO accounts (id, guest, created, recovery, recovery_made) VALUES ('cdef0123', 'lost', 4, 'three', 1)",
    "INSERT INTO seats (table_id, seat, sitter, guest, name, resigned) VALUES ('old', 2, 'person', 'seated', 'Belle', 0)",
    "INSERT INTO sessions (id, account, handle, label, created, seen) VALUES ('s', 'a', 'h', 'Phone', 1, 1)",
];

/// Looks at that database as it is, before a server of this version runs on it.
async fn look(url: &str, former: i64) {
    let looked = Store::look_at(url).await;
    if former < 4 {
        let refused = looked.err().map(|error| error.to_string()).unwrap_or_default();
        assert!(refused.contains(&format!("number {former}: expected 4 to {}", newest())), "{refused}");
        return;
    }
    let store = looked.unwrap();
    let (row, _) = store.table("old").await.unwrap().unwrap();
    assert_eq!((row.rules, row.stopped, store.entries("old", 0).await.unwrap().len()), (1, None, 1), "schema {former}");
    store.close().await;
    assert!(Store::attach(url).await.is_err(), "nothing was migrated");
}

/// Opens that database, which migrates it: everything is there, and can be written.
pub async fn check(url: &str, former: i64) {
    look(url, former).await;
    let store = open(url).await;
    let (row, seats) = store.table("old").await.unwrap().unwrap();
    assert_eq!((row.fairness, row.version, row.epoch, row.owner.clone()), (1, 0, 0, None), "schema {former}");
    assert_eq!(seats[0].guest.as_deref(), Some("g"));
    if has_owners(former) {
        assert_eq!(
            store.signed("s").await.unwrap().map(|signed| signed.guest).as_deref(),
            Some("g"),
            "schema {former}"
        );
        for (guest, name) in [("seated", "Belle"), ("lost", "Drifter CDEF01")] {
            assert_eq!(store.guest(guest).await.unwrap().map(|guest| guest.name).as_deref(), Some(name));
            assert!(store.account_by_guest(guest).await.unwrap().is_some());
        }
    }
    assert_eq!(store.guest("g").await.unwrap().unwrap().name, "Mara");
    assert_eq!(store.free_ids().await.unwrap(), ["old"]);
    assert_eq!(store.snapshot("old").await.unwrap().unwrap().body, "y");
    assert_eq!(store.notes("old").await.unwrap().is_some(), former >= 2);
    store.claim("old", 0).await.unwrap();
    let next = EntryRow { table: "old".to_owned(), epoch: 1, ..super::entry("old", 2) };
    store.append(next.clone()).await.unwrap();
    let rows = store.entries("old", 0).await.unwrap();
    assert_eq!((rows.len(), rows[0].epoch, &rows[1]), (2, 0, &next));
    // A seat may have been somebody else's when something was written there.
    let known = (former < 26).then(|| "g".to_owned());
    let chat = store.chat("old").await.unwrap().into_iter().map(|row| row.author);
    assert_eq!(chat.collect::<Vec<_>>(), [known, None], "schema {former}");
    store.close().await;
}
