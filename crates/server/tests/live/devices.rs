//! What a server knows of the devices that it sends messages to: whether a test message has come back, and what push services that refuse,
//! ask for patience or stay silent make of it. No message is lost, and none is told twice.

use super::browser::Browser;
use super::party::Party;
use super::pushes::{Heard, Keys, Service, look_away, serve, subscribe};
use super::server::{Folder, Server, catalog, generous};
use super::turns::{START, party, slow};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use darkrock_server::{Clock, Config, PushConfig};
use serde_json::{Value, json};
use std::time::Duration;

const SECOND: i64 = 1000;
const MINUTE: i64 = 60 * SECOND;
const CHECK: &str = "/api/me/notices/browsers/check";
const TEST: &str = "/api/me/notices/browsers/test";
const HEARD: &str = "/api/me/notices/heard";

/// What the server knows of a browser.
async fn state(who: &Browser, endpoint: &str) -> Value {
    who.post(CHECK, json!({"endpoint": endpoint})).await.good()
}

/// Waits until the server knows of a browser what fits.
async fn until(who: &Browser, endpoint: &str, fits: impl Fn(&Value) -> bool) -> Value {
    loop {
        let state = state(who, endpoint).await;
        if fits(&state) {
            return state;
        }
        tokio::task::yield_now().await;
    }
}

/// A game that waits for one of two people, who look elsewhere; and who it is.
async fn waiting(server: &Server) -> (Party, Browser) {
    let mut party = party(server, 2, 1, slow(48, 48)).await;
    let who = party.people[party.asked()[0]].clone();
    look_away(&mut party.pages).await;
    (party, who)
}

/// Stops a server, and starts another one on its database.
async fn again(server: Server, folder: &Folder, clock: &Clock, who: &Browser) -> (Server, Browser) {
    server.stop().await;
    let server = serve(folder, clock).await;
    let who = Browser { address: server.address, ..who.clone() };
    (server, who)
}

fn title(keys: Keys, heard: &Heard) -> String {
    keys.read(&heard.body)["title"].as_str().unwrap_or_default().to_owned()
}

#[tokio::test]
async fn a_device_is_heard_once_its_worker_has_returned_a_test_message() {
    let (folder, clock) = (Folder::new(), Clock::still(START));
    let server = serve(&folder, &clock).await;
    let mara = Browser::named(server.address, "Mara").await;
    let jules = Browser::named(server.address, "Jules").await;
    let nobody = Browser::unknown(server.address);
    let mut service = Service::start(Some((201, ""))).await;
    let (keys, endpoint) = (Keys::new(), format!("{}/mara", service.url));
    let told = subscribe(&mara, keys.subscription(&endpoint, "de")).await;
    assert_eq!(told["mails"], false, "there is no mail server");
    let before = state(&mara, &endpoint).await;
    assert_eq!((&before["known"], &before["heard"], &before["key"]), (&json!(true), &Value::Null, &told["key"]));
    let sent = mara.post(TEST, json!({"endpoint": endpoint})).await.good();
    assert_eq!(sent["at"], START);
    let message = service.next().await;
    for expected in ["ttl: 60", "urgency: high", "topic: test"] {
        assert!(message.head.contains(expected), "{}", message.head);
    }
    let read = keys.read(&message.body);
    assert_eq!(read["title"], "Nachrichten kommen hier an");
    let nonce = read["test"].as_str().expect("a nonce").to_owned();
    assert_eq!(nonce.len(), 64);
    assert_eq!(state(&mara, &endpoint).await["heard"], Value::Null, "accepted by the service is not received");
    for wrong in ["", "0", &"0".repeat(64), &nonce.to_uppercase()] {
        assert_eq!(mara.post(HEARD, json!({"nonce": wrong})).await.fault(), (404, "no-test".to_owned()), "{wrong}");
    }
    clock.advance(SECOND);
    // A worker may have no cookie: what it returns proves enough.
    assert_eq!(nobody.post(HEARD, json!({"nonce": nonce})).await.status, 204);
    assert_eq!(state(&mara, &endpoint).await["heard"], START + SECOND);
    assert_eq!(nobody.post(HEARD, json!({"nonce": nonce})).await.fault().0, 404, "once");
    // The nonce lies nowhere in the database.
    for file in ["kept.db", "kept.db-wal"] {
        let path = folder.url().trim_start_matches("sqlite://").replace("kept.db", file);
        let bytes = std::fs::read(path).unwrap_or_default();
        assert!(!bytes.windows(nonce.len()).any(|window| window == nonce.as_bytes()), "{file}");
    }
    // Nobody else hears of the browser or sends it anything.
    assert_eq!(state(&jules, &endpoint).await["known"], false);
    assert_eq!(jules.post(TEST, json!({"endpoint": endpoint})).await.fault(), (404, "no-browser".to_owned()));
    for path in [CHECK, TEST] {
        assert_eq!(nobody.post(path, json!({"endpoint": endpoint})).await.fault().0, 401, "{path}");
    }
    // The browser subscribes again as it is, and stays heard; as somebody else's it has to prove itself anew.
    subscribe(&mara, Keys::new().subscription(&endpoint, "de")).await;
    assert_eq!(state(&mara, &endpoint).await["heard"], START + SECOND);
    subscribe(&jules, Keys::new().subscription(&endpoint, "de")).await;
    assert_eq!(state(&jules, &endpoint).await["heard"], Value::Null);
    server.stop().await;
}

#[tokio::test]
async fn test_messages_are_valid_for_two_minutes_and_ten_in_ten_minutes() {
    let (folder, clock) = (Folder::new(), Clock::still(START));
    let server = serve(&folder, &clock).await;
    let mara = Browser::named(server.address, "Mara").await;
    let mut service = Service::start(Some((201, ""))).await;
    let endpoint = format!("{}/mara", service.url);
    for (wait, status) in [(120, 204), (121, 404)] {
        let keys = Keys::new();
        subscribe(&mara, keys.subscription(&endpoint, "en")).await;
        mara.post(TEST, json!({"endpoint": endpoint})).await.good();
        let nonce = keys.read(&service.next().await.body)["test"].clone();
        clock.advance(wait * SECOND);
        assert_eq!(mara.post(HEARD, json!({"nonce": nonce})).await.status, status, "after {wait} s");
    }
    clock.advance(10 * MINUTE);
    for _ in 0..10 {
        mara.post(TEST, json!({"endpoint": endpoint})).await.good();
    }
    // It is no attempt to get in, for which an address would be shut out.
    assert_eq!(mara.post(TEST, json!({"endpoint": endpoint})).await.fault(), (429, "too-many".to_owned()));
    clock.advance(10 * MINUTE);
    mara.post(TEST, json!({"endpoint": endpoint})).await.good();
    server.stop().await;
}

#[tokio::test]
async fn a_service_that_asks_for_a_pause_gets_it_and_the_message_comes_later_also_from_another_server() {
    let (folder, clock) = (Folder::new(), Clock::still(START));
    let server = serve(&folder, &clock).await;
    let (_party, who) = waiting(&server).await;
    let mut busy = Service::start(Some((429, "retry-after: 600\r\n"))).await;
    let mut other = Service::start(Some((201, ""))).await;
    let endpoint = format!("{}/busy", busy.url);
    let keys = Keys::new();
    subscribe(&who, keys.subscription(&endpoint, "en")).await;
    subscribe(&who, Keys::new().subscription(&format!("{}/other", other.url), "en")).await;
    clock.advance(3 * MINUTE);
    busy.next().await;
    assert_eq!(other.next().await.path, "/other", "one device does not hold up another");
    until(&who, &endpoint, |state| state["failed"] == 429).await;
    busy.say(Some((201, "")));
    let (server, who) = again(server, &folder, &clock, &who).await;
    clock.advance(9 * MINUTE);
    who.get("/api/me/games").await.good();
    assert!(busy.heard.try_recv().is_err(), "the pause is not over");
    clock.advance(2 * MINUTE);
    assert_eq!(title(keys, &busy.next().await), "Your turn");
    until(&who, &endpoint, |state| state["failed"].is_null()).await;
    clock.advance(60 * MINUTE);
    who.get("/api/me/games").await.good();
    server.stop().await;
    assert!(busy.heard.try_recv().is_err() && other.heard.try_recv().is_err(), "each device once");
}

#[tokio::test]
async fn a_test_message_takes_nothing_of_what_is_owed() {
    let (folder, clock) = (Folder::new(), Clock::still(START));
    let server = serve(&folder, &clock).await;
    let (_party, who) = waiting(&server).await;
    let mut service = Service::start(Some((429, "retry-after: 600\r\n"))).await;
    let endpoint = format!("{}/a", service.url);
    subscribe(&who, Keys::new().subscription(&endpoint, "en")).await;
    clock.advance(3 * MINUTE);
    service.next().await;
    until(&who, &endpoint, |state| state["failed"] == 429).await;
    // One test that fails, and one that arrives.
    who.post(TEST, json!({"endpoint": endpoint})).await.good();
    service.next().await;
    until(&who, &endpoint, |state| state["failed"] == 429).await;
    service.say(Some((201, "")));
    who.post(TEST, json!({"endpoint": endpoint})).await.good();
    assert!(service.next().await.head.contains("topic: test"));
    clock.advance(11 * MINUTE);
    assert!(service.next().await.head.contains("topic: turn"));
    server.stop().await;
}

#[tokio::test]
async fn news_that_a_service_does_not_take_are_told_later_and_displace_no_turn() {
    let (folder, clock) = (Folder::new(), Clock::still(START));
    let server = serve(&folder, &clock).await;
    let mut party = party(&server, 2, 1, slow(48, 48)).await;
    let turn = party.asked()[0];
    let who = party.people[1 - turn].clone();
    let mut service = Service::start(Some((503, ""))).await;
    let (keys, endpoint) = (Keys::new(), format!("{}/a", service.url));
    subscribe(&who, keys.subscription(&endpoint, "en")).await;
    look_away(&mut party.pages).await;
    let line = format!("Person {}, are you there?", 2 - turn);
    party.pages[turn].send_json(json!({"type": "chat", "text": line})).await;
    party.pages[1 - turn].until_that(|m| m["line"]["text"] == line.as_str()).await;
    who.put("/api/me/notices", json!({"push": true})).await.good();
    clock.advance(3 * MINUTE);
    service.next().await;
    until(&who, &endpoint, |state| state["failed"] == 503).await;
    service.say(Some((201, "")));
    clock.advance(MINUTE);
    let message = service.next().await;
    assert!(!message.head.contains("topic:"), "{}", message.head);
    let read = keys.read(&message.body);
    assert_eq!((&read["body"], &read["news"]), (&json!("You were mentioned in the chat."), &json!(true)));
    until(&who, &endpoint, |state| state["failed"].is_null()).await;
    clock.advance(60 * MINUTE);
    who.get("/api/me/games").await.good();
    server.stop().await;
    assert!(service.heard.try_recv().is_err(), "once");
}

#[tokio::test]
async fn what_is_owed_is_not_told_any_more_once_the_player_looks() {
    let (folder, clock) = (Folder::new(), Clock::still(START));
    let server = serve(&folder, &clock).await;
    let (mut party, who) = waiting(&server).await;
    let mut service = Service::start(Some((503, ""))).await;
    let endpoint = format!("{}/a", service.url);
    subscribe(&who, Keys::new().subscription(&endpoint, "en")).await;
    clock.advance(3 * MINUTE);
    service.next().await;
    until(&who, &endpoint, |state| state["failed"] == 503).await;
    service.say(Some((201, "")));
    for page in &mut party.pages {
        page.send_json(json!({"type": "look", "on": true})).await;
        page.send_json(json!({"type": "why", "seat": 9, "choice": "end"})).await;
        page.refusal().await;
    }
    clock.advance(MINUTE);
    // Nothing is owed any more, and nothing was sent.
    until(&who, &endpoint, |state| state["failed"].is_null()).await;
    server.stop().await;
    assert!(service.heard.try_recv().is_err());
}

#[tokio::test]
async fn a_service_that_never_answers_holds_nobody_up_and_is_tried_again() {
    let (folder, clock) = (Folder::new(), Clock::still(START));
    let server = serve(&folder, &clock).await;
    let (_party, who) = waiting(&server).await;
    let (mut silent, mut other) = (Service::start(None).await, Service::start(Some((201, ""))).await);
    let endpoint = format!("{}/silent", silent.url);
    let keys = Keys::new();
    subscribe(&who, keys.subscription(&endpoint, "en")).await;
    subscribe(&who, Keys::new().subscription(&format!("{}/other", other.url), "en")).await;
    clock.advance(3 * MINUTE);
    silent.next().await;
    assert_eq!(other.next().await.path, "/other", "while the first still waits");
    assert_eq!(state(&who, &endpoint).await["failed"], Value::Null, "it still waits");
    server.stop().await;
    // A server without any patience, and another decision.
    let folder = Folder::new();
    let config = Server::config(&folder.url(), generous(), Vec::new());
    let push = PushConfig { anywhere: true, patience: Duration::ZERO, ..PushConfig::default() };
    let server = Server::run(Config { clock: clock.clone(), push, ..config }, catalog()).await;
    let (_party, who) = waiting(&server).await;
    subscribe(&who, keys.subscription(&endpoint, "en")).await;
    clock.advance(3 * MINUTE);
    until(&who, &endpoint, |state| state["failed"] == 0).await;
    silent.say(Some((201, "")));
    let (server, who) = again(server, &folder, &clock, &who).await;
    clock.advance(MINUTE);
    assert_eq!(title(keys, &silent.next().await), "Your turn");
    until(&who, &endpoint, |state| state["failed"].is_null()).await;
    server.stop().await;
}

/// A service refuses messages signed with another key than that of the subscription, and forgets subscriptions that have expired: the
/// browser subscribes anew, and the old one is forgotten.
#[tokio::test]
async fn a_browser_whose_key_or_subscription_has_changed_is_told_and_replaces_it() {
    for (status, known) in [(401, true), (403, true), (410, false)] {
        let (folder, clock) = (Folder::new(), Clock::still(START));
        let server = serve(&folder, &clock).await;
        let (_party, who) = waiting(&server).await;
        let mut service = Service::start(Some((status, ""))).await;
        let (old, new) = (format!("{}/old", service.url), format!("{}/new", service.url));
        subscribe(&who, Keys::new().subscription(&old, "fr")).await;
        clock.advance(3 * MINUTE);
        assert_eq!(service.next().await.path, "/old");
        let fits = |state: &Value| if known { state["failed"] == status } else { state["known"] == false };
        until(&who, &old, fits).await;
        service.say(Some((201, "")));
        let keys = Keys::new();
        let mut sent = keys.subscription(&new, "");
        sent.as_object_mut().expect("an object").remove("language");
        sent["replaces"] = json!(old);
        assert_eq!(subscribe(&who, sent).await["browsers"], 1);
        assert_eq!(state(&who, &old).await["known"], false);
        assert_eq!(state(&who, &new).await["failed"], Value::Null);
        who.post(TEST, json!({"endpoint": new})).await.good();
        let message = service.next().await;
        assert_eq!(message.path, "/new");
        // In the language of the one that it replaces, or else of the guest's last browser.
        assert_eq!(title(keys, &message), "Les messages arrivent ici");
        server.stop().await;
    }
}

/// A device whose owner has taken the permission back: its browser ends the subscription, and the service says so.
#[tokio::test]
async fn a_device_without_permission_hears_nothing_more_and_others_do() {
    let (folder, clock) = (Folder::new(), Clock::still(START));
    let server = serve(&folder, &clock).await;
    let (_party, who) = waiting(&server).await;
    let (mut gone, mut other) = (Service::start(Some((410, ""))).await, Service::start(Some((201, ""))).await);
    let endpoint = format!("{}/gone", gone.url);
    subscribe(&who, Keys::new().subscription(&endpoint, "en")).await;
    subscribe(&who, Keys::new().subscription(&format!("{}/other", other.url), "en")).await;
    who.post(TEST, json!({"endpoint": endpoint})).await.good();
    gone.next().await;
    until(&who, &endpoint, |state| state["known"] == false).await;
    clock.advance(3 * MINUTE);
    assert_eq!(other.next().await.path, "/other");
    server.stop().await;
    assert!(gone.heard.try_recv().is_err());
}

#[tokio::test]
async fn a_server_without_a_contact_signs_with_its_own_address() {
    for (origins, sub) in
        [(vec!["https://play.example.org".to_owned()], json!("https://play.example.org")), (vec![], Value::Null)]
    {
        let (folder, clock) = (Folder::new(), Clock::still(START));
        let config = Server::config(&folder.url(), generous(), Vec::new());
        let push = PushConfig { anywhere: true, ..PushConfig::default() };
        let server = Server::run(Config { clock, push, origins, ..config }, catalog()).await;
        let mara = Browser::named(server.address, "Mara").await;
        let mut service = Service::start(Some((201, ""))).await;
        let endpoint = format!("{}/a", service.url);
        subscribe(&mara, Keys::new().subscription(&endpoint, "en")).await;
        mara.post(TEST, json!({"endpoint": endpoint})).await.good();
        let signature = service.next().await.signature;
        let claims = signature.split('.').nth(1).expect("claims");
        let claims = URL_SAFE_NO_PAD.decode(claims).expect("base64url");
        let claims: Value = serde_json::from_slice(&claims).expect("JSON");
        assert_eq!((&claims["sub"], &claims["aud"]), (&sub, &json!(service.url)));
        server.stop().await;
    }
}
