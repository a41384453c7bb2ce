//! Updates carry changes. Clients of these tests apply them and compare the result with every whole position that they are
//! sent (`support/browser.rs`).

use super::browser::{Browser, counted};
use super::party::{Party, settings};
use super::server::Server;
use serde_json::json;

const LOST: &str = "darkrock_pages_lost_track";

async fn lost(server: &Server) -> u64 {
    counted(&Browser::unknown(server.address).get("/metrics").await.body, LOST)
}

#[tokio::test]
async fn every_update_leads_to_the_position_of_a_snapshot() {
    let server = Server::new().await;
    for mode in [None, Some("border-town")] {
        let mut settings = settings();
        settings["mode"] = json!(mode);
        let mut party = Party::gather(server.address, 3, 0, 11, json!({ "settings": settings })).await;
        party.begin().await;
        party.watch().await;
        let (mut updates, mut wholes) = (0, 0);
        for _ in 0..120 {
            if party.is_over() {
                break;
            }
            let seq = party.pages[0].seq();
            party.step().await;
            for page in &mut party.pages {
                let update = page.told.iter().rev().find(|m| m["type"] == "update").expect("an update");
                assert_eq!((&update["base"], update["seq"].as_u64() > Some(seq)), (&json!(seq), true));
                updates += update["changes"].to_string().len();
                page.hello(None).await;
                wholes += page.until("snapshot").await["game"].to_string().len();
            }
        }
        assert!(3 * updates < wholes, "{updates} of {wholes} bytes");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_client_that_has_lost_track_is_sent_everything() {
    let server = Server::new().await;
    let mut party = Party::start(server.address, 2, 0, 5).await;
    party.steps(5).await;
    assert_eq!(lost(&server).await, 0);
    let page = &mut party.pages[0];
    let (seq, last) = (page.seq(), page.is.last);
    // It forgets what it had.
    page.is.game = json!(null);
    page.hello(Some(last)).await;
    let update = page.until("update").await;
    assert_eq!((&update["base"], update["seq"].as_u64()), (&json!(null), Some(seq)));
    assert_eq!(update["changes"].as_array().map(Vec::len), Some(1));
    assert_eq!(update["events"], json!([]));
    assert_eq!(lost(&server).await, 1);
    // From there on it is sent changes again, and what faces another seat, too.
    party.steps(5).await;
    let base = party.pages[0].told.last().expect("an update")["base"].as_u64();
    assert!(base >= Some(seq), "{base:?}");
    server.stop().await;
}
