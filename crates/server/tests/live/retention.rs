//! Finished games that have been kept for long enough.

use super::party::Party;
use super::server::{Folder, Server, content};
use darkrock_rules::record::Record;
use darkrock_server::admin::Admin;
use darkrock_server::retention::Retention;
use darkrock_server::store::{BanRow, Change};
use sqlx::{AnyConnection, Connection, Row};

/// The record of a finished game becomes a file without names before the game goes; what it counts for stays.
#[tokio::test]
async fn finished_games_stay_as_records() {
    let folder = Folder::new();
    let server = Server::on(&folder.url()).await;
    let mut party = Party::start(server.address, 2, 0, 12).await;
    party.finish().await;
    let running = Party::start(server.address, 2, 0, 13).await;
    server.stop().await;
    let mut connection = AnyConnection::connect(&folder.url()).await.expect("the database");
    sqlx::query("UPDATE tables SET changed = 1").execute(&mut connection).await.expect("they are old");
    let stands_in = "UPDATE seats SET sitter = 'bot', bot = 'cowboy' WHERE seat = 2";
    sqlx::query(stands_in).execute(&mut connection).await.expect("a bot has played for somebody");
    connection.close().await.expect("it closes");

    let admin = Admin::open(&folder.url()).await.expect("the database");
    let file = folder.url().strip_prefix("sqlite://").map(std::path::PathBuf::from).expect("a file");
    let records = file.parent().expect("a folder").join("records");
    let keep = |finished_tables| Retention { finished_tables, records: Some(records.clone()), ..Retention::default() };
    let there = async |id: &str| admin.store().table(id).await.expect("it reads").is_some();
    admin.remove_old(keep(0)).await.expect("nothing is removed");
    admin.remove_old(keep(10)).await.expect("what can be removed is");
    assert!(there(&party.id).await, "without its folder no record is written, and the game stays");
    std::fs::create_dir(&records).expect("a folder");
    admin.remove_old(keep(40_000)).await.expect("nothing is so old");
    assert!(there(&party.id).await);
    admin.remove_old(keep(10)).await.expect("removed");
    assert!(!there(&party.id).await && there(&running.id).await);
    assert_eq!(admin.store().results_of_table(&party.id).await.expect("it reads").len(), 2, "results stay");
    admin.close().await;

    let files: Vec<_> =
        std::fs::read_dir(&records).expect("a folder").map(|file| file.expect("a file").path()).collect();
    assert_eq!(files, [records.join(format!("darkrock-{}.record", party.id))]);
    let text = std::fs::read_to_string(&files[0]).expect("a record");
    let record = Record::parse(content(), &text).expect("a record");
    assert_eq!(record.header.names, ["Player 1", "Player 2"]);
    record.replay(content(), None, &mut ()).expect("it replays");
    record.verify_seed(content()).expect("the dice were fair");
}

/// Without a folder the games go with their records.
#[tokio::test]
async fn finished_games_go() {
    let folder = Folder::new();
    let server = Server::on(&folder.url()).await;
    let mut party = Party::start(server.address, 2, 0, 14).await;
    party.finish().await;
    server.stop().await;
    let mut connection = AnyConnection::connect(&folder.url()).await.expect("the database");
    sqlx::query("UPDATE tables SET changed = 1").execute(&mut connection).await.expect("they are old");
    connection.close().await.expect("it closes");
    let admin = Admin::open(&folder.url()).await.expect("the database");
    admin.remove_old(Retention::default()).await.expect("by default they stay");
    assert!(admin.store().table(&party.id).await.expect("it reads").is_some());
    admin.remove_old(Retention { finished_tables: 10, ..Retention::default() }).await.expect("removed");
    assert!(admin.store().table(&party.id).await.expect("it reads").is_none());
    admin.close().await;
}

/// An address is not stored for longer than it is kept out.
#[tokio::test]
async fn bans_that_are_over_go() {
    let folder = Folder::new();
    Server::on(&folder.url()).await.stop().await;
    let admin = Admin::open(&folder.url()).await.expect("the database");
    for (who, until) in [("192.0.2.1/32", Some(2)), ("192.0.2.2/32", None), ("192.0.2.3/32", Some(i64::MAX))] {
        let (kind, reason) = ("address".to_owned(), "noise".to_owned());
        let ban = BanRow { kind, who: who.to_owned(), reason, created: 1, until };
        admin.store().change(Change::Ban(ban)).await.expect("banned");
    }
    admin.remove_old(Retention::default()).await.expect("removed");
    admin.close().await;
    let mut connection = AnyConnection::connect(&folder.url()).await.expect("the database");
    let rows = sqlx::query("SELECT who FROM bans ORDER BY who").fetch_all(&mut connection).await.expect("rows");
    let left: Vec<String> = rows.iter().map(|row| row.get(0)).collect();
    assert_eq!(left, ["192.0.2.2/32", "192.0.2.3/32"]);
    connection.close().await.expect("it closes");
}
