//! Everything moves from a database to another, and is read back.

use super::postgres::{Server, create_database, drop_database};
use super::{Folder, open, runtime, schema};
use darkrock_server::store::{Moved, Store, move_all};
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Row};

async fn connect(url: &str) -> AnyConnection {
    sqlx::any::install_default_drivers();
    AnyConnection::connect(url).await.unwrap()
}

async fn execute(url: &str, sql: String) {
    let mut connection = connect(url).await;
    sqlx::query(AssertSqlSafe(sql.clone()))
        .execute(&mut connection)
        .await
        .unwrap_or_else(|error| panic!("{sql}: {error}"));
    connection.close().await.unwrap();
}

/// Writes 120 rows into each table of a file: all values, and as few as possible.
async fn fill(url: &str) -> usize {
    open(url).await.close().await;
    let mut connection = connect(url).await;
    const TABLES: &str = "SELECT CAST(name AS TEXT) FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' \
         AND name NOT IN ('nodes', '_sqlx_migrations')";
    let mut tables: Vec<String> = sqlx::query_scalar(TABLES).fetch_all(&mut connection).await.unwrap();
    // What others refer to has to be there before them.
    let first = |table: &String| ["guests", "accounts", "reports", "tables"].iter().position(|first| first == table);
    tables.sort_by_key(|table| first(table).unwrap_or(usize::MAX));
    for table in &tables {
        let columns = format!(
            "SELECT CAST(name AS TEXT), CAST(type AS TEXT), CAST(\"notnull\" AS BIGINT) FROM pragma_table_info('{table}')"
        );
        let columns = sqlx::query(AssertSqlSafe(columns)).fetch_all(&mut connection).await.unwrap();
        for n in 1..=120_i64 {
            let value = |row: &sqlx::any::AnyRow| {
                let (name, kind, needed): (String, String, i64) = (row.get(0), row.get(1), row.get(2));
                match (name.as_str(), kind.as_str()) {
                    ("id" | "table_id" | "account" | "report", "TEXT") => format!("'id {n}'"),
                    ("guest", "TEXT") if table == "accounts" => format!("'id {n}'"),
                    _ if needed == 0 && n % 2 == 0 => "NULL".to_owned(),
                    (_, "BIGINT") => format!("{}", if n == 1 { i64::MIN + 1 } else { n * 1_000_000_007 }),
                    _ => format!("'{table} {name} {n}: é \u{1f920} '' \n\t% \\'"),
                }
            };
            let (names, values): (Vec<_>, Vec<_>) =
                columns.iter().map(|row| (format!("\"{}\"", row.get::<String, _>(0)), value(row))).unzip();
            let sql = format!("INSERT INTO \"{table}\" ({}) VALUES ({})", names.join(", "), values.join(", "));
            sqlx::query(AssertSqlSafe(sql.clone()))
                .execute(&mut connection)
                .await
                .unwrap_or_else(|e| panic!("{sql}: {e}"));
        }
    }
    connection.close().await.unwrap();
    tables.len()
}

async fn refused(from: &str, to: &str) -> String {
    move_all(from, to, "Anna").await.expect_err("it is refused").to_string()
}

/// The same but for the log, which has one line more with each move.
fn without_log(moved: &[Moved]) -> Vec<&Moved> {
    let mut moved: Vec<_> = moved.iter().filter(|moved| moved.table != "deeds").collect();
    moved.sort_by(|a, b| a.table.cmp(&b.table));
    moved
}

#[test]
fn everything_moves_to_postgres_and_back() {
    let (folder, server) = (Folder::new("moving"), Server::get().unwrap_or_else(|reason| panic!("{reason}")));
    runtime().block_on(async {
        let (file, back) = (folder.url("games.db"), folder.url("back.db"));
        let tables = fill(&file).await;
        let remote = create_database(&server.url()).await;
        let there = move_all(&file, &remote, "Anna").await.unwrap();
        assert_eq!(there.len(), tables);
        assert!(there.iter().all(|moved| moved.rows == 120), "{there:?}");
        let again = move_all(&remote, &back, "Anna").await.unwrap();
        assert_eq!(without_log(&there), without_log(&again));
        // Read by others than what has moved it.
        for (table, column) in [("entries", "body"), ("guests", "name"), ("tables", "seed"), ("bans", "reason")] {
            let sql = format!("SELECT \"{column}\" FROM \"{table}\"");
            let mut all = Vec::new();
            for url in [&file, &remote, &back] {
                let mut connection = connect(url).await;
                let rows = sqlx::query(AssertSqlSafe(sql.clone())).fetch_all(&mut connection).await.unwrap();
                let mut texts: Vec<Option<String>> = rows.iter().map(|row| row.get(0)).collect();
                texts.sort();
                all.push(texts);
                connection.close().await.unwrap();
            }
            assert!(all[0].len() == 120 && all[0] == all[1] && all[0] == all[2], "{table}");
        }
        let log = open(&back).await;
        let deeds = log.deeds(500).await.unwrap();
        let moves: Vec<_> = deeds.iter().filter(|deed| deed.deed == "move" && deed.who == "Anna").collect();
        assert_eq!(moves.len(), 2, "each database knows where it comes from");
        assert!(moves.iter().any(|deed| deed.about.contains("games.db")));
        log.close().await;

        let full = refused(&file, &remote).await;
        assert!(full.contains("is not empty"), "{full}");
        let running = open(&remote).await;
        let used = refused(&remote, &folder.url("other.db")).await;
        assert!(used.contains("a server uses it"), "{used}");
        running.close().await;
        let empty = create_database(&server.url()).await;
        let starting = open(&empty).await;
        let used = refused(&file, &empty).await;
        assert!(used.contains("a server uses it"), "{used}");
        starting.close().await;
        drop_database(&server.url(), &empty).await;
        drop_database(&server.url(), &remote).await;
    });
}

#[test]
fn what_cannot_be_moved_is_refused() {
    let folder = Folder::new("not-moved");
    runtime().block_on(async {
        let (file, other) = (folder.url("games.db"), folder.url("other.db"));
        fill(&file).await;
        assert!(refused(&folder.url("none.db"), &other).await.contains("does not exist"));
        assert!(refused(&file, &file).await.contains("name another one"));
        let server = open(&file).await;
        assert!(refused(&file, &other).await.contains("a server uses it (process"));
        server.close().await;
        execute(&format!("{}?mode=rwc", folder.url("foreign.db")), "CREATE TABLE t (a BLOB)".to_owned()).await;
        assert!(refused(&file, &folder.url("foreign.db")).await.contains("tables of something else"));
        assert!(refused(&folder.url("foreign.db"), &other).await.contains("unknown type"));
        schema::fill(&format!("{}?mode=rwc", folder.url("former.db")), 11).await;
        let former = refused(&folder.url("former.db"), &other).await;
        assert!(former.contains("number 11: expected"), "{former}");
        assert!(!std::path::Path::new(other.trim_start_matches("sqlite://")).exists(), "nothing was made");
        let full = refused(&file, &folder.url("former.db")).await;
        assert!(full.contains("is not empty"), "{full}");
        assert!(Store::attach(&folder.url("former.db")).await.is_err(), "it was not migrated");
    });
}

/// A database that changes what is written into it is found out.
#[test]
fn what_is_read_back_is_compared() {
    let folder = Folder::new("compared");
    runtime().block_on(async {
        let (file, other) = (folder.url("games.db"), folder.url("other.db"));
        fill(&file).await;
        open(&other).await.close().await;
        execute(&other, "DELETE FROM nodes".to_owned()).await;
        let change = "CREATE TRIGGER t AFTER INSERT ON guests WHEN new.id = 'id 7' \
             BEGIN UPDATE guests SET seen = seen + 1 WHERE id = new.id; END";
        execute(&other, change.to_owned()).await;
        let found = refused(&file, &other).await;
        assert!(found.contains("the table guests differs"), "{found}");
        let lost = "CREATE TRIGGER l BEFORE INSERT ON bans WHEN new.kind LIKE '% 7:%' BEGIN SELECT RAISE(IGNORE); END";
        let third = folder.url("third.db");
        open(&third).await.close().await;
        execute(&third, "DELETE FROM nodes".to_owned()).await;
        execute(&third, lost.to_owned()).await;
        let found = refused(&file, &third).await;
        assert!(found.contains("the table bans differs"), "{found}");
    });
}
