//! Faults of the program's own and rows that cannot be read: one table has them, and no other.

use super::browser::{Browser, counted};
use super::party::settings;
use super::server::{Folder, Server, generous};
use darkrock_bots::{Ask, Bot, Stop};
use darkrock_server::BotMaker;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Chooses the last, and panics when it is let go: where the table's task does so.
struct Fragile(Arc<AtomicBool>);

impl Bot for Fragile {
    fn choose(&mut self, ask: Ask<'_>, _: &Stop<'_>) -> usize {
        ask.choices.len() - 1
    }
}

impl Drop for Fragile {
    fn drop(&mut self) {
        if !self.0.swap(true, Ordering::SeqCst) {
            panic!("a bot that breaks");
        }
    }
}

#[tokio::test]
async fn a_table_whose_task_panics_is_read_again() {
    let folder = Folder::new();
    let broken = Arc::new(AtomicBool::new(false));
    let switch = Arc::clone(&broken);
    let make = move |_, _| {
        let bot: Box<dyn Bot> = Box::new(Fragile(Arc::clone(&switch)));
        Ok(bot)
    };
    let bots = vec![BotMaker { name: "fragile".to_owned(), make: Arc::new(make) }];
    let server = Server::with_bots(&folder.url(), generous(), bots).await;
    let host = Browser::named(server.address, "Mara").await;
    let body = json!({"settings": settings(), "seats": ["fragile", "random"], "start": true});
    let made = host.post("/api/tables", body).await.good();
    let id = made["id"].as_str().expect("an id");
    let mut page = host.page(id).await;
    // The last choice is written, the bots are let go, and the task panics. The page is told to come back.
    let (code, _) = page.until_closed().await;
    assert_eq!(code, 1012);
    assert!(broken.load(Ordering::SeqCst));
    let mut page = host.page(id).await;
    while page.is.table["status"] != "finished" {
        page.until("table").await;
    }
    assert!(page.is_over());
    assert_eq!(counted(&host.get("/metrics").await.body, "darkrock_table_failures"), 1);
    host.get(&format!("/api/tables/{id}/result")).await.good();
    server.stop().await;
}

/// Changes rows of a database that no server uses.
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
    let mut made = Vec::new();
    for _ in 0..4 {
        let table = json!({"settings": {"length": 15, "listed": true}, "seats": [null, null]});
        made.push(host.post("/api/tables", table).await.good()["id"].as_str().expect("an id").to_owned());
    }
    server.stop().await;
    let changes = [
        format!("UPDATE tables SET settings = '{{' WHERE id = '{}'", made[0]),
        format!("UPDATE tables SET listed = listed, status = 'open', settings = '7' WHERE id = '{}'", made[1]),
        format!("UPDATE seats SET sitter = 'ghost' WHERE table_id = '{}' AND seat = 2", made[2]),
    ];
    damage(&folder, &changes).await;
    let server = Server::on(&folder.url()).await;
    host.address = server.address;
    let listed = host.get("/api/tables?status=open").await.good();
    assert_eq!(ids(&listed), [made[3].as_str()]);
    let me = host.get("/api/me").await.good();
    assert_eq!(ids(&me["tables"]), [made[3].as_str()]);
    for id in &made[..3] {
        assert_eq!(host.get(&format!("/api/tables/{id}")).await.fault(), (500, "internal".to_owned()));
    }
    host.get(&format!("/api/tables/{}", made[3])).await.good();
    assert!(counted(&host.get("/metrics").await.body, "darkrock_damaged_rows") > 0);
    server.stop().await;
}
