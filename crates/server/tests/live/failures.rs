//! Corrupt rows: they affect one table, and no other.

use super::browser::{Browser, counted};
use super::party::Party;
use super::server::{Folder, Server};
use serde_json::{Value, json};

/// Changes rows of a database without a running server.
async fn damage(folder: &Folder, changes: &[String]) {
    use sqlx::{AnyConnection, AssertSqlSafe, Connection};
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(&folder.url()).await.expect("a database");
    for change in changes {
        let done = sqlx::query(AssertSqlSafe(change.as_str())).execute(&mut connection).await.expect("a change");
        assert_eq!(done.rows_affected(), 1, "{change}");
    }
    connection.close().await.expect("it is closed");
}

fn ids(tables: &Value) -> Vec<&str> {
    tables.as_array().expect("tables").iter().filter_map(|t| t["id"].as_str()).collect()
}

#[tokio::test]
async fn a_table_that_cannot_be_read_is_left_out_of_lists() {
    let folder = Folder::new();
    let server = Server::on(&folder.url()).await;
    let mut host = Browser::named(server.address, "Mara").await;
    let other = Browser::named(server.address, "Jules").await;
    let mut made = Vec::new();
    // Three open tables of a guest are listed.
    for maker in [&other, &other, &host, &host, &host, &other] {
        let table = json!({"settings": {"length": 15, "listed": true}, "seats": [null, null]});
        made.push(maker.post("/api/tables", table).await.good()["id"].as_str().expect("an id").to_owned());
    }
    server.stop().await;
    let changes = [
        format!("UPDATE tables SET settings = '{{' WHERE id = '{}'", made[0]),
        format!("UPDATE tables SET listed = listed, status = 'open', settings = '7' WHERE id = '{}'", made[1]),
        format!("UPDATE seats SET sitter = 'ghost' WHERE table_id = '{}' AND seat = 2", made[2]),
        // Seats are identified by their numbers.
        format!("UPDATE seats SET seat = 9 WHERE table_id = '{}' AND seat = 2", made[4]),
        format!("UPDATE seats SET seat = 0 WHERE table_id = '{}' AND seat = 1", made[5]),
    ];
    damage(&folder, &changes).await;
    let server = Server::on(&folder.url()).await;
    host.address = server.address;
    let listed = host.get("/api/tables?status=open").await.good();
    assert_eq!(ids(&listed), [made[3].as_str()]);
    let me = host.get("/api/me").await.good();
    assert_eq!(ids(&me["tables"]), [made[3].as_str()]);
    for id in made[..3].iter().chain(&made[4..]) {
        assert_eq!(host.get(&format!("/api/tables/{id}")).await.fault(), (500, "internal".to_owned()));
    }
    host.get(&format!("/api/tables/{}", made[3])).await.good();
    assert!(counted(&host.get("/metrics").await.body, "darkrock_damaged_rows") > 0);
    server.stop().await;
}

/// A row with an unknown seat makes a game unplayable; the table reports it, and others continue.
#[tokio::test]
async fn a_game_with_a_row_of_no_seat_is_told_and_not_played() {
    let folder = Folder::new();
    let server = Server::on(&folder.url()).await;
    let mut damaged = Party::start(server.address, 2, 0, 3).await;
    let mut sound = Party::start(server.address, 2, 0, 4).await;
    damaged.steps(3).await;
    sound.steps(3).await;
    server.stop().await;
    let (id, other) = (damaged.id.clone(), sound.id.clone());
    let last = format!("(SELECT MAX(seq) FROM entries WHERE table_id = '{id}')");
    damage(&folder, &[format!("UPDATE entries SET seat = 200 WHERE table_id = '{id}' AND seq = {last}")]).await;
    let server = Server::on(&folder.url()).await;
    let mut browser = damaged.people[0].clone();
    browser.address = server.address;
    let mut page = browser.page(&id).await;
    assert!(page.is.game.is_null(), "there is no game to show");
    page.send_json(json!({"type": "play", "seat": 1, "choice": "pass", "seq": 1})).await;
    assert_eq!(page.refusal().await, "unavailable");
    let mut browser = sound.people[0].clone();
    browser.address = server.address;
    assert!(browser.page(&other).await.seq() > 0);
    server.stop().await;
}
