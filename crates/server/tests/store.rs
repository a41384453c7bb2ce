//! The storage: every case against SQLite and PostgreSQL.
// The helpers of these tests stand outside of test functions, which clippy knows as tests alone.
#![allow(clippy::unwrap_used)]

#[path = "support/postgres.rs"]
mod postgres;

use darkrock_server::store::{
    Copied, EntryRow, Guest, SeatRow, SnapshotRow, Store, StoreError, TableFilter, TableRow, backup, restore,
};
use darkrock_server::wire::table::{Pace, Settings, Sitter, Status};
use postgres::{Cluster, Server, Stop, create_database, drop_database};
use std::path::PathBuf;
use std::pin::Pin;
use std::time::{Duration, Instant};

/// A folder that goes with its test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("darkrock-store-{name}-{}", std::process::id()));
        std::fs::remove_dir_all(&folder).ok();
        std::fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    fn url(&self, file: &str) -> String {
        format!("sqlite://{}/{file}", self.0.display())
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.0).ok();
    }
}

type Case = (&'static str, fn(String) -> Pin<Box<dyn Future<Output = ()>>>);

/// The cases, each to be run with the address of an empty database.
macro_rules! cases {
    ($($case:ident),+ $(,)?) => { &[$((stringify!($case), |url| Box::pin($case(url)))),+] };
}

const CASES: &[Case] = cases!(
    migrations_twice,
    one_server_alone,
    stale_writes,
    guests,
    tables_and_seats,
    filters,
    pages,
    entries_in_order,
    one_bad_row,
    odd_texts,
    many_appends,
    mixed_writes,
    snapshots,
    contents,
    closed,
);

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap()
}

#[test]
fn every_case_on_sqlite() {
    let folder = Folder::new("cases");
    for (name, case) in CASES {
        println!("{name}");
        runtime().block_on(case(folder.url(&format!("{name}/kept.db"))));
    }
}

#[test]
fn every_case_on_postgres() {
    let server = Server::get().unwrap_or_else(|reason| panic!("{reason}"));
    for (name, case) in CASES {
        println!("{name}");
        runtime().block_on(async {
            let url = create_database(&server.url()).await;
            case(url.clone()).await;
            drop_database(&server.url(), &url).await;
        });
    }
}

async fn open(url: &str) -> Store {
    Store::open(url).await.unwrap_or_else(|error| panic!("{error}"))
}

fn table(id: &str, created: i64) -> TableRow {
    TableRow {
        id: id.to_owned(),
        created,
        changed: created,
        status: Status::Open,
        listed: false,
        host: "host".to_owned(),
        settings: Settings::default(),
        fairness: 2,
        version: 0,
        server_part: "00ff".to_owned(),
        seed: None,
        seed_sha256: None,
        content: None,
        setup: None,
        base: None,
        rematch: None,
        summary: None,
    }
}

fn seat(number: u8, guest: Option<&str>) -> SeatRow {
    SeatRow {
        seat: number,
        sitter: if guest.is_some() { Sitter::Person } else { Sitter::Open },
        guest: guest.map(str::to_owned),
        name: guest.unwrap_or_default().to_owned(),
        bot: None,
        character: None,
        part: None,
        resigned: false,
    }
}

fn entry(table: &str, seq: i64) -> EntryRow {
    let seat = u8::try_from(seq % 6).ok().filter(|seat| *seat > 0);
    EntryRow {
        table: table.to_owned(),
        seq,
        kind: "choice".to_owned(),
        seat,
        body: format!("body {seq}"),
        at: 1_000 + seq,
    }
}

async fn migrations_twice(url: String) {
    for _ in 0..2 {
        let store = open(&url).await;
        store.ready().await.unwrap();
        store.close().await;
    }
}

/// A second server on the database is turned away, before it has changed anything, until the first has ended.
async fn one_server_alone(url: String) {
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

/// Whoever writes over another version than was read changes nothing: neither the table nor its seats.
async fn stale_writes(url: String) {
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

async fn guests(url: String) {
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

async fn tables_and_seats(url: String) {
    let store = open(&url).await;
    assert_eq!(store.table("t").await.unwrap(), None);
    let mut row = table("t", 7);
    row.settings =
        Settings { name: "O'Hara \"East\" $1".to_owned(), pace: Pace::Relaxed, length: 25, ..Settings::default() };
    let seats = [seat(1, Some("g1")), seat(2, None), seat(3, None)];
    store.put_table(&row, &seats).await.unwrap();
    row.version = 1;
    assert_eq!(store.table("t").await.unwrap(), Some((row.clone(), seats.to_vec())));

    let filled = |text: &str| Some(text.to_owned());
    row = TableRow {
        changed: 8,
        status: Status::Running,
        listed: true,
        seed: filled("aa"),
        seed_sha256: filled("bb"),
        content: filled("cc"),
        setup: filled("{}"),
        base: filled("record"),
        rematch: filled("u"),
        summary: filled("{\"round\":3}"),
        ..row
    };
    let bot = SeatRow {
        sitter: Sitter::Bot,
        bot: filled("strong"),
        character: filled("annie"),
        part: filled("0a"),
        resigned: true,
        ..seat(2, None)
    };
    let seats = [seat(1, Some("g1")), bot];
    store.put_table(&row, &seats).await.unwrap();
    row.version = 2;
    assert_eq!(store.table("t").await.unwrap(), Some((row.clone(), seats.to_vec())));
    store.close().await;
    let store = open(&url).await;
    assert_eq!(store.table("t").await.unwrap(), Some((row, seats.to_vec())));
    store.close().await;
}

async fn filters(url: String) {
    let store = open(&url).await;
    let all = [
        TableRow { listed: true, ..table("a", 1) },
        TableRow { host: "other".to_owned(), ..table("b", 2) },
        TableRow { status: Status::Running, listed: true, host: "other".to_owned(), ..table("c", 3) },
        TableRow { status: Status::Finished, ..table("d", 4) },
        TableRow { status: Status::Running, ..table("e", 0) },
    ];
    for row in &all {
        let guest = (row.id == "b").then_some("host");
        store.put_table(row, &[seat(1, guest), seat(2, None)]).await.unwrap();
    }
    let list = async |filter: TableFilter| {
        let tables = store.tables(&filter).await.unwrap();
        assert!(tables.iter().all(|(_, seats)| seats.iter().map(|seat| seat.seat).eq([1, 2])));
        tables.into_iter().map(|(table, _)| table.id).collect::<String>()
    };
    let every = TableFilter::default;
    let host = || Some("host".to_owned());
    assert_eq!(list(every()).await, "dcbae");
    assert_eq!(list(TableFilter { status: Some(Status::Running), ..every() }).await, "ce");
    assert_eq!(list(TableFilter { listed_only: true, ..every() }).await, "ca");
    assert_eq!(list(TableFilter { status: Some(Status::Open), listed_only: true, ..every() }).await, "a");
    assert_eq!(list(TableFilter { guest: host(), ..every() }).await, "dbae");
    assert_eq!(list(TableFilter { limit: 2, ..every() }).await, "dc");
    assert_eq!(list(TableFilter { limit: 0, ..every() }).await, "");
    let after_d = Some((4, "d".to_owned()));
    let open_of_host = TableFilter { status: Some(Status::Open), guest: host(), before: after_d, limit: 1, ..every() };
    assert_eq!(list(open_of_host).await, "b");
    assert_eq!(store.count_unfinished_by_host("host").await.unwrap(), 2);
    assert_eq!(store.count_unfinished_by_host("nobody").await.unwrap(), 0);
    assert_eq!(store.running_ids().await.unwrap(), ["e", "c"]);
    store.close().await;
}

/// Tables of the same second are all there when one pages through the list.
async fn pages(url: String) {
    let store = open(&url).await;
    for number in 0..25 {
        store.put_table(&table(&format!("t{number:02}"), 100 + number / 10), &[]).await.unwrap();
    }
    let (mut seen, mut before) = (Vec::new(), None);
    loop {
        let page = store.tables(&TableFilter { limit: 4, before, ..TableFilter::default() }).await.unwrap();
        let Some((last, _)) = page.last() else { break };
        before = Some((last.created, last.id.clone()));
        seen.extend(page.into_iter().map(|(table, _)| table.id));
    }
    let expected: Vec<_> = (0..25).rev().map(|number| format!("t{number:02}")).collect();
    assert_eq!(seen, expected);
    store.close().await;
}

async fn entries_in_order(url: String) {
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

/// Only the guilty rows of a batch fail, and the first entry of a number stays.
async fn one_bad_row(url: String) {
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
            (7, Err(StoreError::NoTable { table })) => assert_eq!(table, "nowhere"),
            (seq, answer) => assert!(seq != 5 && seq != 7 && answer.is_ok(), "{seq}: {answer:?}"),
        }
    }
    // The very same row again is a conflict as well.
    let error = store.append(entry("t", 5)).await.unwrap_err();
    assert_eq!(error.to_string(), "entry 5 of table t is already kept");
    let expected: Vec<_> = (0..20).filter(|seq| *seq != 7).map(|seq| entry("t", seq)).collect();
    assert_eq!(store.entries("t", 0).await.unwrap(), expected);
    store.close().await;
}

async fn odd_texts(url: String) {
    let store = open(&url).await;
    store.put_table(&table("t", 1), &[]).await.unwrap();
    let long = "long ".repeat(100_000);
    for (seq, body) in ["", "'; DROP TABLE entries; --", "$1 ? :a @b", "🤠\n\t\u{7f}", &long].into_iter().enumerate()
    {
        let row = EntryRow { body: body.to_owned(), seat: None, ..entry("t", i64::try_from(seq).unwrap()) };
        store.append(row).await.unwrap();
        assert_eq!(store.entries("t", i64::try_from(seq).unwrap()).await.unwrap()[0].body, body);
    }
    // PostgreSQL takes no NUL, SQLite does; in both, nothing else is harmed.
    let nul = store.append(EntryRow { body: "\0".to_owned(), ..entry("t", 100) });
    let (nul, plain) = tokio::join!(nul, store.append(entry("t", 101)));
    assert!(matches!(nul, Ok(()) | Err(StoreError::Database(_))), "{nul:?}");
    plain.unwrap();
    store.close().await;
}

async fn many_appends(url: String) {
    let store = open(&url).await;
    for number in 0..4 {
        store.put_table(&table(&format!("t{number}"), 1), &[]).await.unwrap();
    }
    let append = |number: i64| {
        let store = store.clone();
        tokio::spawn(async move { store.append(entry(&format!("t{}", number % 4), number / 4)).await })
    };
    // More than one transaction takes.
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

/// Writes of all kinds at once: nothing has to be asked in an order, save that a table is asked for before its entries.
async fn mixed_writes(url: String) {
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
            store.save_snapshot(SnapshotRow { table: id.clone(), seq: 0, body: id });
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

async fn snapshots(url: String) {
    let store = open(&url).await;
    store.put_table(&table("t", 1), &[]).await.unwrap();
    assert_eq!(store.snapshot("t").await.unwrap(), None);
    let snapshot = |seq: i64| SnapshotRow { table: "t".to_owned(), seq, body: format!("position {seq}") };
    for seq in [10, 20, 40, 30] {
        store.save_snapshot(snapshot(seq));
    }
    // One for a table that is not there is lost, and nothing else.
    store.save_snapshot(SnapshotRow { table: "nowhere".to_owned(), ..snapshot(1) });
    store.save_snapshot(SnapshotRow { body: "position 40, better".to_owned(), ..snapshot(40) });
    store.close().await;
    let store = open(&url).await;
    assert_eq!(store.snapshot("t").await.unwrap().unwrap().body, "position 40, better");
    assert_eq!(store.snapshot("nowhere").await.unwrap(), None);
    assert_eq!(count(&url, "snapshots").await, 2);
    store.close().await;
}

async fn contents(url: String) {
    let store = open(&url).await;
    assert_eq!(store.content("h").await.unwrap(), None);
    store.put_content("h", "cards").await.unwrap();
    store.put_content("h", "other cards").await.unwrap();
    assert_eq!(store.content("h").await.unwrap().as_deref(), Some("cards"));
    store.close().await;
}

async fn closed(url: String) {
    let store = open(&url).await;
    let other = store.clone();
    store.close().await;
    store.close().await;
    assert!(matches!(other.ready().await, Err(StoreError::Closed)));
    assert!(matches!(other.append(entry("t", 1)).await, Err(StoreError::Closed)));
    assert!(matches!(other.entries("t", 0).await, Err(StoreError::Closed)));
    other.save_snapshot(SnapshotRow { table: "t".to_owned(), seq: 1, body: String::new() });
}

/// Counts rows past the store.
async fn count(url: &str, table: &str) -> i64 {
    use sqlx::{AnyConnection, AssertSqlSafe, Connection};
    let mut connection = AnyConnection::connect(url).await.unwrap();
    let sql = format!("SELECT COUNT(*) FROM {table}");
    let count = sqlx::query_scalar(AssertSqlSafe(sql)).fetch_one(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    count
}

#[tokio::test]
async fn addresses_that_cannot_be_used() {
    let folder = Folder::new("addresses");
    std::fs::write(folder.0.join("file"), "no database, but long enough to be read as the head of one".repeat(20))
        .unwrap();
    std::fs::create_dir(folder.0.join("folder")).unwrap();
    let here = folder.0.display().to_string();
    let told = [
        ("games.db".to_owned(), "sqlite://FILE or postgres://"),
        ("mysql://u:secret@h/d".to_owned(), "mysql:// is neither"),
        ("sqlite://".to_owned(), "a file must be named"),
        ("sqlite://:memory:".to_owned(), "a file must be named"),
        (format!("sqlite://{here}/x.db?mode=memory"), "no options"),
        (format!("sqlite://{here}/file/x.db"), "cannot be made"),
        (format!("sqlite://{here}/folder"), "unable to open database file"),
        (format!("sqlite://{here}/file"), "file is not a database"),
        ("postgres://u:secret@127.0.0.1:1/d".to_owned(), "the PostgreSQL database 127.0.0.1:1/d cannot be reached"),
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

/// What is acknowledged is in the files, also when the server ends without a word.
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

/// Another process that keeps the lock makes errors, and later writes work again.
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
    // It answers questions all the same: only a row that is written tells.
    let red = store.ready().await.unwrap_err();
    assert!(red.to_string().contains("database is locked"), "{red}");
    lock.rollback().await.unwrap();
    store.ready().await.unwrap();
    store.append(entry("t", 0)).await.unwrap();
    store.close().await;
}

/// Only who runs the server can read what it keeps: names, cookies' hashes, seeds of running games.
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

/// A copy that is taken while rows are written holds every row that was acknowledged before, and none in halves.
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
        // Some more rows than at the copy before, so that each is taken in the middle of writing.
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
        assert_eq!(copied, Copied { tables: 4, entries: all });
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
    assert!(said(backup(&url, &copy).await).contains("there is no such database"));
    let store = open(&url).await;
    store.put_table(&table("t", 1), &[]).await.unwrap();
    assert_eq!(backup(&url, &copy).await.unwrap(), Copied { tables: 1, entries: 0 });
    assert!(said(backup(&url, &copy).await).contains("never overwrites"));
    assert!(said(restore(&copy, &url).await).contains("in use by another server"));
    store.close().await;
    assert!(said(restore(&copy, &url).await).contains("move it away first"));
    std::fs::write(at("no.db"), "no database, but long enough to be read as the head of one".repeat(20)).unwrap();
    assert!(said(restore(&at("no.db"), &folder.url("new.db")).await).contains("no database of this program"));
    assert!(said(restore(&at("none.db"), &folder.url("new.db")).await).contains("there is no such file"));
    // A copy with bytes in the middle gone.
    let mut bytes = std::fs::read(&copy).unwrap();
    let end = bytes.len();
    bytes[4096..end].fill(0x5a);
    std::fs::write(at("damaged.db"), bytes).unwrap();
    assert!(restore(&at("damaged.db"), &folder.url("new.db")).await.is_err());
    assert!(!at("new.db").exists());
    assert!(said(backup("postgres://u:secret@127.0.0.1:1/d", &at("x")).await).contains("pg_dump"));
}

/// A database of the version before is brought up to date, after a copy of it as it was.
#[tokio::test]
async fn a_migration_keeps_a_copy_first() {
    use sqlx::{AnyConnection, Connection};
    let folder = Folder::new("migration");
    let store = open(&folder.url("kept.db")).await;
    store.put_table(&table("old", 1), &[seat(1, Some("g"))]).await.unwrap();
    store.append(entry("old", 0)).await.unwrap();
    store.close().await;
    let copies = || -> Vec<PathBuf> {
        let files = std::fs::read_dir(&folder.0).unwrap().map(|file| file.unwrap().path());
        files.filter(|file| file.to_string_lossy().contains(".before-0003-")).collect()
    };
    assert_eq!(copies(), Vec::<PathBuf>::new(), "a new database has nothing to lose");
    // As it was before the third migration.
    let mut connection = AnyConnection::connect(&folder.url("kept.db")).await.unwrap();
    for back in [
        "ALTER TABLE tables DROP COLUMN fairness",
        "ALTER TABLE tables DROP COLUMN version",
        "DROP TABLE probes",
        "DELETE FROM _sqlx_migrations WHERE version = 3",
    ] {
        sqlx::query(back).execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();
    let store = open(&folder.url("kept.db")).await;
    let (row, seats) = store.table("old").await.unwrap().unwrap();
    assert_eq!((row.fairness, row.version, seats.len()), (1, 0, 1), "a table of the first scheme");
    store.put_table(&row, &seats).await.unwrap();
    store.close().await;
    let [copy] = &copies()[..] else { panic!("{:?}", copies()) };
    let mut connection = AnyConnection::connect(&format!("sqlite://{}", copy.display())).await.unwrap();
    let newest: i64 =
        sqlx::query_scalar("SELECT MAX(version) FROM _sqlx_migrations").fetch_one(&mut connection).await.unwrap();
    let rows: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM entries").fetch_one(&mut connection).await.unwrap();
    assert_eq!((newest, rows), (2, 1));
    connection.close().await.unwrap();
    open(&folder.url("kept.db")).await.close().await;
    assert_eq!(copies().len(), 1, "nothing is to be brought up to date any more");
}

/// The connection to PostgreSQL is encrypted where the address wants it, and its certificate is looked at.
#[test]
fn postgres_is_spoken_to_over_tls() {
    let mut cluster = Cluster::start().unwrap_or_else(|reason| panic!("{reason}"));
    let runtime = runtime();
    let url = runtime.block_on(create_database(&cluster.url()));
    let with = |options: &str| format!("{}?{options}", url.split('?').next().unwrap());
    let refused = |options: &str| {
        let opened = runtime.block_on(Store::open(&with(options)));
        opened.err().unwrap_or_else(|| panic!("{options} is not refused")).to_string()
    };
    let error = refused("sslmode=require");
    assert!(error.contains("cannot be reached"), "a server without TLS: {error}");
    let certificate = cluster.encrypt().unwrap_or_else(|reason| panic!("{reason}"));
    cluster.stop(Stop::Fast);
    cluster.start_again().unwrap();
    let root = format!("sslrootcert={}", certificate.display());
    let encrypted = "SELECT COUNT(*) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) \
         WHERE datname = current_database() AND pid <> pg_backend_pid() AND ssl";
    for (options, expected) in
        [("sslmode=disable", 0), ("sslmode=require", 1), (&format!("sslmode=verify-full&{root}"), 1)]
    {
        runtime.block_on(async {
            use sqlx::{AnyConnection, Connection};
            let store = open(&with(options)).await;
            let mut other = AnyConnection::connect(&with("sslmode=disable")).await.unwrap();
            let found: i64 = sqlx::query_scalar(encrypted).fetch_one(&mut other).await.unwrap();
            assert_eq!(found, expected, "{options}");
            other.close().await.unwrap();
            store.close().await;
        });
    }
    // One that nobody known has signed.
    let error = refused("sslmode=verify-full");
    assert!(error.contains("certificate"), "{error}");
}

/// When the connection that holds the lock is lost and another server has taken the database meanwhile, nothing is written
/// any more and the server is not ready, until the other one has gone.
#[test]
fn a_lock_that_is_lost_stops_all_writing() {
    use sqlx::{AnyConnection, Connection};
    let server = Server::get().unwrap_or_else(|reason| panic!("{reason}"));
    runtime().block_on(async {
        let url = create_database(&server.url()).await;
        let store = open(&url).await;
        store.put_table(&table("t", 1), &[]).await.unwrap();
        let mut thief = AnyConnection::connect(&url).await.unwrap();
        let ended = "SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_database ON database = pg_database.oid \
             WHERE locktype = 'advisory' AND datname = current_database()";
        sqlx::query(ended).execute(&mut thief).await.unwrap();
        let key = i64::from_be_bytes(*b"darkrock");
        let mut taken = false;
        while !taken {
            taken =
                sqlx::query_scalar("SELECT pg_try_advisory_lock($1)").bind(key).fetch_one(&mut thief).await.unwrap();
        }
        for seq in 0..2 {
            let refused = store.append(entry("t", seq)).await;
            assert!(matches!(refused, Err(StoreError::Taken { .. })), "{refused:?}");
        }
        assert!(matches!(store.ready().await, Err(StoreError::Taken { .. })));
        assert_eq!(store.entries("t", 0).await.unwrap(), []);
        thief.close().await.unwrap();
        store.append(entry("t", 0)).await.unwrap();
        store.ready().await.unwrap();
        store.close().await;
        drop_database(&server.url(), &url).await;
    });
}

/// A server that goes gives errors, never a hang; when it comes back, so does the writer, and nothing that was
/// acknowledged is lost.
#[test]
fn postgres_that_crashes_and_comes_back() {
    let mut cluster = Cluster::start().unwrap_or_else(|reason| panic!("{reason}"));
    let runtime = runtime();
    let store = runtime.block_on(async {
        let store = open(&create_database(&cluster.url()).await).await;
        store.put_table(&table("t", 1), &[]).await.unwrap();
        for seq in 0..20 {
            store.append(entry("t", seq)).await.unwrap();
        }
        store
    });
    for (stop, seq) in [(Stop::Crash, 20), (Stop::Fast, 21)] {
        cluster.stop(stop);
        runtime.block_on(async {
            let start = Instant::now();
            let (append, ready) = tokio::join!(store.append(entry("t", seq)), store.ready());
            assert!(matches!(append, Err(StoreError::Unreachable { .. })), "{append:?}");
            assert!(matches!(ready, Err(StoreError::Unreachable { .. })), "{ready:?}");
            assert!(start.elapsed() < Duration::from_secs(20));
        });
        cluster.start_again().unwrap();
        runtime.block_on(async {
            store.append(entry("t", seq)).await.unwrap();
            store.ready().await.unwrap();
        });
    }
    // Gone and back between two writes: the lost connection is not even noticed.
    cluster.stop(Stop::Crash);
    cluster.start_again().unwrap();
    runtime.block_on(async {
        store.append(entry("t", 22)).await.unwrap();
        let expected: Vec<_> = (0..=22).map(|seq| entry("t", seq)).collect();
        assert_eq!(store.entries("t", 0).await.unwrap(), expected);
        store.close().await;
    });
}
