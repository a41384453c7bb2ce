//! The client receives the board as in the content's file.

use super::browser::Browser;
use super::server::{Folder, Server, content, generous};
use darkrock_rules::Catalog;
use darkrock_rules::content::Files;

#[tokio::test]
async fn a_changed_board_is_sent_as_its_file_draws_it() {
    let mut files = Files::embedded();
    let (_, board) = files.texts.iter_mut().find(|(name, _)| name == "board.json").expect("the board");
    assert!(board.contains("\"bounds\": [21.8,"));
    *board = board.replacen("\"bounds\": [21.8,", "\"bounds\": [11.8,", 1);
    let catalog = Catalog::load(files).expect("modules");
    let folder = Folder::new();
    let server = Server::with_catalog(&folder.url(), generous(), catalog).await;
    let browser = Browser::unknown(server.address);
    let hash = browser.get("/api/content/en").await.good()["content"].as_str().expect("a hash").to_owned();
    let answer = browser.get(&format!("/api/board/{hash}")).await;
    assert_eq!(answer.header("cache-control"), Some("max-age=31536000, immutable"));
    assert_eq!(answer.good()["bounds"][0], 11.8);
    assert_ne!(content().hash, hash);
    assert_eq!(browser.get(&format!("/api/board/{}", content().hash)).await.status, 404);
    server.stop().await;
}
