//! A PostgreSQL server over TLS, with outages and a lost lock.

use super::postgres::{Cluster, Server, Stop, create_database, drop_database};
use super::{bounds, entry, nodes, open, runtime, schema, table};
use darkrock_server::accounts::past;
use darkrock_server::store::{CeremonyRow, Changed, Changes, Claim, EntryRow, Guest, News, Step, Store, StoreError};
use sqlx::AssertSqlSafe;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The connection to PostgreSQL is encrypted if the address requires it, and its certificate is verified.
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
    assert!(error.contains("cannot connect to"), "a server without TLS: {error}");
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
    // A certificate signed by an unknown authority.
    let error = refused("sslmode=verify-full");
    assert!(error.contains("certificate"), "{error}");
}

/// While a server of a version before leases holds its lock, no other can start, and one that lost its connection can
/// write nothing.
#[test]
fn former_versions_are_kept_out() {
    use sqlx::{AnyConnection, Connection};
    let server = Server::get().unwrap_or_else(|reason| panic!("{reason}"));
    runtime().block_on(async {
        let url = create_database(&server.url()).await;
        let store = open(&url).await;
        store.put_table(&table("t", 1), &[]).await.unwrap();
        let mut former = AnyConnection::connect(&url).await.unwrap();
        let key = i64::from_be_bytes(*b"darkrock");
        let lock = async |former: &mut AnyConnection| -> bool {
            sqlx::query_scalar("SELECT pg_try_advisory_lock($1)").bind(key).fetch_one(former).await.unwrap()
        };
        assert!(!lock(&mut former).await, "it cannot start beside this one");
        let ended = "SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_database ON database = pg_database.oid \
             WHERE locktype = 'advisory' AND datname = current_database()";
        sqlx::query(ended).execute(&mut former).await.unwrap();
        while !lock(&mut former).await {}
        for seq in 0..2 {
            let refused = store.append(entry("t", seq)).await;
            assert!(matches!(refused, Err(StoreError::Taken { .. })), "{refused:?}");
        }
        assert!(matches!(store.ready().await, Err(StoreError::Taken { .. })));
        assert!(matches!(Store::open(&url).await, Err(StoreError::Taken { .. })));
        assert_eq!(store.entries("t", 0).await.unwrap(), []);
        former.close().await.unwrap();
        store.append(entry("t", 0)).await.unwrap();
        store.ready().await.unwrap();
        store.close().await;
        drop_database(&server.url(), &url).await;
    });
}

/// A database of each former schema is migrated.
#[test]
fn former_schemas_are_migrated() {
    let server = Server::get().unwrap_or_else(|reason| panic!("{reason}"));
    runtime().block_on(async {
        for former in schema::former() {
            let url = create_database(&server.url()).await;
            schema::fill(&url, former).await;
            schema::check(&url, former).await;
            drop_database(&server.url(), &url).await;
        }
    });
}

#[test]
fn servers_share_a_database() {
    let server = Server::get().unwrap_or_else(|reason| panic!("{reason}"));
    runtime().block_on(async {
        let mut urls = Vec::new();
        for _ in 0..5 {
            urls.push(create_database(&server.url()).await);
        }
        nodes::two_servers(&urls[0]).await;
        nodes::a_lost_lease(&urls[1]).await;
        nodes::a_killed_server(&urls[2]).await;
        bounds::limits_hold_over_servers(&urls[3]).await;
        bounds::an_account_made_while_guests_are_removed(&urls[4]).await;
        for url in urls {
            drop_database(&server.url(), &url).await;
        }
    });
}

/// Waits until two servers listen to announcements on a database.
async fn until_two_listen(url: &str) {
    use sqlx::{Connection, PgConnection};
    let mut other = PgConnection::connect(url).await.unwrap();
    let listening = "SELECT COUNT(*) FROM pg_stat_activity WHERE datname = current_database() \
         AND query = 'LISTEN \"darkrock\"' AND state = 'idle'";
    while sqlx::query_scalar::<_, i64>(listening).fetch_one(&mut other).await.unwrap() < 2 {}
    other.close().await.unwrap();
}

/// The next announcement of changed tables; before it, anything may have changed.
async fn these(changes: &mut Changes) -> Arc<News> {
    loop {
        if let Changed::These(news) = changes.next().await.unwrap() {
            return news;
        }
    }
}

/// What one server writes is announced to all, choices are not, and after an outage everything may have changed.
#[test]
fn changes_are_announced_to_all_servers() {
    let mut cluster = Cluster::start().unwrap_or_else(|reason| panic!("{reason}"));
    let runtime = runtime();
    let (url, stores, mut changes) = runtime.block_on(async {
        let url = create_database(&cluster.url()).await;
        let stores = [open(&url).await, open(&url).await];
        let mut changes = stores.each_ref().map(Store::changes);
        until_two_listen(&url).await;
        let id = "t".repeat(32);
        stores[0].put_table(&table(&id, 1), &[]).await.unwrap();
        stores[0].claim(&id, 1).await.unwrap();
        for seq in 1..=20 {
            stores[0].append(EntryRow { epoch: 2, ..entry(&id, seq) }).await.unwrap();
        }
        let (row, _) = stores[0].table(&id).await.unwrap().unwrap();
        stores[0].save_summary(&row);
        stores[0].rename_guest("old", "new", false).await.unwrap();
        for heard in &mut changes {
            let told = [these(heard).await, these(heard).await];
            let tables: Vec<_> = told.iter().map(|news| news.tables.get(&id).copied()).collect();
            assert_eq!(tables, [Some(0), Some(20)], "the table, and its progress with the next announcement");
            assert_eq!(told[1].guests.iter().collect::<Vec<_>>(), ["new", "old"]);
        }
        (url, stores, changes)
    });
    cluster.stop(Stop::Crash);
    cluster.start_again().unwrap();
    runtime.block_on(async {
        for heard in &mut changes {
            assert_eq!(heard.next().await, Some(Changed::Anything), "announcements may have been lost");
        }
        until_two_listen(&url).await;
        let id = "u".repeat(32);
        // Its lease may have ended meanwhile.
        while stores[1].put_table(&table(&id, 1), &[]).await.is_err() {}
        for heard in &mut changes {
            while !these(heard).await.tables.contains_key(&id) {}
        }
        for store in stores {
            store.close().await;
        }
    });
}

/// An outage causes errors, never a hang; afterward the writer reconnects, and no acknowledged row is lost.
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
            while store.is_current() {
                tokio::task::yield_now().await;
            }
        });
        cluster.start_again().unwrap();
        runtime.block_on(async {
            while !store.is_current() {
                tokio::task::yield_now().await;
            }
            store.append(entry("t", seq)).await.unwrap();
            store.ready().await.unwrap();
        });
    }
    // An outage between two writes: the lost connection is not even noticed.
    cluster.stop(Stop::Crash);
    cluster.start_again().unwrap();
    runtime.block_on(async {
        store.append(entry("t", 22)).await.unwrap();
        let expected: Vec<_> = (0..=22).map(|seq| entry("t", seq)).collect();
        assert_eq!(store.entries("t", 0).await.unwrap(), expected);
        store.close().await;
    });
}

/// What is past its time is deleted without waiting for a server that writes such a row, and nobody waits for that.
#[test]
fn what_is_past_its_time_is_deleted_beside_everything_else() {
    use sqlx::{Connection, PgConnection};
    let server = Server::get().unwrap_or_else(|reason| panic!("{reason}"));
    let claim = |id: &str| {
        let [id, digest, run] = [id, "digest", "run"].map(str::to_owned);
        Claim { id, digest, run }
    };
    runtime().block_on(async {
        let url = create_database(&server.url()).await;
        let store = open(&url).await;
        for id in ["a", "b"] {
            store.begin_answer(&claim(id)).await.unwrap();
        }
        let mut other = PgConnection::connect(&url).await.unwrap();
        sqlx::query("UPDATE answers SET ends = 1").execute(&mut other).await.unwrap();
        let begin = |id: &str, ends: i64| {
            let [id, kind, who, state] = [id, "kind", "who", "state"].map(str::to_owned);
            vec![Step::Begin(CeremonyRow { id, kind, who, state, ends })]
        };
        for id in ["a", "b"] {
            store.keep_mail_key(id, "mara", 1).await.unwrap();
            store.change_account(begin(id, 1)).await.unwrap();
        }
        let tables = ["answers", "ceremonies", "mail_keys"];
        let mut writing = other.begin().await.unwrap();
        for table in tables {
            let lock = format!("SELECT id FROM {table} WHERE id = 'a' FOR UPDATE");
            sqlx::query(AssertSqlSafe(lock)).execute(&mut *writing).await.unwrap();
        }
        // Whoever writes one more does not wait either.
        store.begin_answer(&claim("c")).await.unwrap();
        let now = 100 * 86_400;
        store.keep_mail_key("c", "mara", now * 1000).await.unwrap();
        store.change_account(begin("c", now)).await.unwrap();
        store.expire(past(now)).await.unwrap();
        writing.rollback().await.unwrap();
        for table in tables {
            let ids = format!("SELECT id FROM {table} ORDER BY id");
            let left: Vec<String> = sqlx::query_scalar(AssertSqlSafe(ids)).fetch_all(&mut other).await.unwrap();
            assert_eq!(left, ["a", "c"], "{table}");
        }
        other.close().await.unwrap();
        store.close().await;
        drop_database(&server.url(), &url).await;
    });
}

/// Two transactions that wait for each other: one of them gives way, and if that is a server's, its rows are written nevertheless.
#[test]
fn a_transaction_that_gives_way_loses_no_row() {
    use sqlx::{Connection, PgConnection};
    let server = Server::get().unwrap_or_else(|reason| panic!("{reason}"));
    let guest = |id: &str, seen: i64| Guest { id: id.to_owned(), name: id.to_owned(), created: 1, seen };
    // One thread: what a task writes at once is one batch.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let url = create_database(&server.url()).await;
        let store = open(&url).await;
        for id in ["a", "b"] {
            store.put_guest(&guest(id, 1)).await.unwrap();
        }
        let (mut other, mut look) =
            (PgConnection::connect(&url).await.unwrap(), PgConnection::connect(&url).await.unwrap());
        let waits =
            "SELECT COUNT(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
        for seen in 2.. {
            let mut crossing = other.begin().await.unwrap();
            sqlx::query("UPDATE guests SET name = 'b' WHERE id = 'b'").execute(&mut *crossing).await.unwrap();
            let (store, a, b) = (store.clone(), guest("a", seen), guest("b", seen));
            let writing = tokio::spawn(async move { tokio::join!(store.put_guest(&a), store.put_guest(&b)) });
            while sqlx::query_scalar::<_, i64>(waits).fetch_one(&mut look).await.unwrap() == 0 {}
            let crossed = sqlx::query("UPDATE guests SET name = 'a' WHERE id = 'a'").execute(&mut *crossing).await;
            crossing.rollback().await.unwrap();
            let written = writing.await.unwrap();
            assert!(written.0.is_ok() && written.1.is_ok(), "{written:?}");
            // Otherwise this one has given way.
            if crossed.is_ok() {
                break;
            }
        }
        let seen = [store.guest("a").await.unwrap().unwrap().seen, store.guest("b").await.unwrap().unwrap().seen];
        assert!(seen[0] >= 2 && seen[0] == seen[1], "{seen:?}");
        for connection in [other, look] {
            connection.close().await.unwrap();
        }
        store.close().await;
        drop_database(&server.url(), &url).await;
    });
}
