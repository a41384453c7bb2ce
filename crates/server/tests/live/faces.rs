//! Hidden information of a client: that of the faced seat, which must belong to its browser.

use super::browser::{Browser, Page};
use super::party::{Party, part, settings};
use super::server::Server;
use serde_json::{Value, json};

async fn sit(browser: &Browser, id: &str, seat: u8) {
    let body = json!({"action": "sit", "part": part(usize::from(seat))});
    browser.post(&format!("/api/tables/{id}/seats/{seat}"), body).await.good();
}

async fn face(page: &mut Page, seat: Value) {
    page.send_json(json!({"type": "face", "seat": seat})).await;
    page.until("snapshot").await;
}

#[tokio::test]
async fn one_screen_for_two_seats_shows_the_faced_one() {
    let server = Server::new().await;
    let (both, other) = (Browser::named(server.address, "Mara").await, Browser::named(server.address, "Jules").await);
    let body = json!({"settings": settings(), "seats": [null, null, null]});
    let id = both.post("/api/tables", body).await.good()["id"].as_str().expect("an id").to_owned();
    sit(&both, &id, 1).await;
    sit(&both, &id, 3).await;
    sit(&other, &id, 2).await;
    let (mut page, third) = (both.page(&id).await, other.page(&id).await);
    both.post(&format!("/api/tables/{id}/start"), json!({})).await.good();
    page.until("snapshot").await;
    assert_eq!((&page.is.mine, &page.is.facing), (&json!([1, 3]), &Value::Null));
    assert!(page.is.game["own"].is_null() && page.is.game["ask"].is_null());
    face(&mut page, json!(3)).await;
    assert_eq!((&page.is.game["own"]["seat"], &page.is.game["ask"]["seat"]), (&json!(3), &json!(3)));
    let drafted = page.is.game["own"]["draft"].clone();
    face(&mut page, json!(1)).await;
    assert_eq!(page.is.game["own"]["seat"], 1);
    assert!(!page.heard.last().expect("a message").contains(drafted[0].as_str().expect("a character")));
    page.send_json(json!({"type": "face", "seat": 2})).await;
    assert_eq!(page.refusal().await, "not-your-seat");
    assert_eq!(page.is.facing, 1);
    // Seat 3 is its own too, and can choose without being faced.
    face(&mut page, json!(3)).await;
    let choice = page.offers()[0]["choice"].clone();
    face(&mut page, Value::Null).await;
    let heard = page.heard.len();
    let seq = page.seq();
    page.send_json(json!({"type": "play", "seat": 3, "choice": choice, "seq": seq})).await;
    let update = page.until("update").await;
    assert!(update["own"].is_null() && update["ask"].is_null());
    assert!(
        page.heard[heard..].iter().all(|m| !drafted
            .as_array()
            .expect("two")
            .iter()
            .any(|c| m.contains(c.as_str().expect("an id"))))
    );
    drop(third);
    server.stop().await;
}

/// A client receives hidden information only as long as its browser has the seat.
#[tokio::test]
async fn who_left_a_seat_does_not_see_the_next_ones_hand() {
    let server = Server::new().await;
    let (host, guest) = (Browser::named(server.address, "Mara").await, Browser::named(server.address, "Jules").await);
    let body = json!({"settings": settings(), "seats": [null, "random"]});
    let id = host.post("/api/tables", body).await.good()["id"].as_str().expect("an id").to_owned();
    sit(&guest, &id, 1).await;
    let mut spy = guest.page(&id).await;
    assert_eq!(spy.is.facing, 1);
    guest.post(&format!("/api/tables/{id}/seats/1"), json!({"action": "leave"})).await.good();
    // This client was connected before its browser had a seat.
    let mut page = host.page(&id).await;
    assert_eq!(page.is.facing, Value::Null);
    sit(&host, &id, 1).await;
    host.post(&format!("/api/tables/{id}/start"), json!({})).await.good();
    for page in [&mut spy, &mut page] {
        while page.is.game.is_null() {
            page.until("snapshot").await;
        }
    }
    assert!(spy.is.game["own"].is_null() && spy.is.game["ask"].is_null(), "{}", spy.is.game["own"]);
    assert_eq!(spy.is.facing, Value::Null);
    assert_eq!((&page.is.facing, &page.is.game["own"]["seat"]), (&json!(1), &json!(1)), "shown to whose it is");
    server.stop().await;
}

#[tokio::test]
async fn a_spectator_is_shown_and_asked_nothing() {
    let server = Server::new().await;
    let mut party = Party::start(server.address, 2, 0, 31).await;
    party.watch().await;
    for message in ["face", "undo", "resign", "return", "vote", "play", "why", "hint", "preview"] {
        let whole = json!({"type": message, "seat": 1, "choice": "end", "seq": 0});
        let fields: &[&str] = match message {
            "play" => &["type", "seat", "choice", "seq"],
            "why" => &["type", "seat", "choice"],
            "hint" | "preview" => &["type", "seat", "seq"],
            _ => &["type", "seat"],
        };
        let asked = whole.as_object().expect("an object").iter().filter(|(k, _)| fields.contains(&k.as_str()));
        let asked: serde_json::Map<String, Value> = asked.map(|(k, v)| (k.clone(), v.clone())).collect();
        party.pages[2].send_json(Value::Object(asked)).await;
        let code = party.pages[2].refusal().await;
        assert!(code == "not-your-seat" || (message == "vote" && code == "no-vote"), "{message}: {code}");
    }
    party.steps(100).await;
    for message in &party.pages[2].heard {
        let message: Value = serde_json::from_str(message).expect("JSON");
        let game = if message["type"] == "snapshot" { &message["game"] } else { &message };
        assert!(game["own"].is_null() && game["ask"].is_null() && game["undo"].as_u64().unwrap_or(0) == 0);
    }
    server.stop().await;
}
