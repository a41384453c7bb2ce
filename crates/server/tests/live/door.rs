//! The way of an invited person to a table: what the link shows where it is shared, and the seat that is held meanwhile.

use super::browser::{Answer, Browser};
use super::party::{part, settings};
use super::server::{Folder, Server, catalog, generous};
use darkrock_server::table::HELD;
use darkrock_server::{Clock, Config};
use serde_json::{Value, json};

const START: i64 = 1_700_000_000_000;

async fn table(host: &Browser, change: Value, seats: Value) -> String {
    let mut settings = settings();
    for (name, value) in change.as_object().expect("settings") {
        settings[name] = value.clone();
    }
    let made = host.post("/api/tables", json!({"settings": settings, "seats": seats})).await.good();
    made["id"].as_str().expect("an id").to_owned()
}

async fn seat(browser: &Browser, id: &str, n: u8, action: Value) -> Answer {
    browser.post(&format!("/api/tables/{id}/seats/{n}"), action).await
}

async fn sit(browser: &Browser, id: &str, n: u8) -> Answer {
    seat(browser, id, n, json!({"action": "sit", "part": part(usize::from(n))})).await
}

async fn hold(browser: &Browser, id: &str, n: u8) -> Answer {
    seat(browser, id, n, json!({"action": "hold"})).await
}

/// The text of a tag of a page.
fn tag(page: &Answer, name: &str) -> String {
    let found = page.body.split("<meta ").find(|part| part.contains(&format!("\"{name}\"")));
    let found = found.unwrap_or_else(|| panic!("no {name} in {}", page.body));
    let content = found.split("content=\"").nth(1).expect("a content");
    content.split('"').next().expect("its end").to_owned()
}

async fn preview(browser: &Browser, id: &str) -> Answer {
    browser.get(&format!("/table/{id}")).await
}

#[tokio::test]
async fn a_private_link_publishes_what_is_played_and_nobody() {
    let server = Server::new().await;
    let (mara, jules) = (Browser::named(server.address, "Mara").await, Browser::named(server.address, "Jules").await);
    let id = table(&mara, json!({"name": "Sunday posse"}), json!([null, null, null, "random"])).await;
    sit(&mara, &id, 1).await.good();
    sit(&jules, &id, 2).await.good();
    let stranger = Browser::unknown(server.address);
    let page = preview(&stranger, &id).await;
    assert_eq!(tag(&page, "og:title"), "A friend invites you to a game in the Wild West");
    let text = tag(&page, "og:description");
    assert!(text.starts_with("The base game, to 15 legendary points. One seat is free."), "{text}");
    assert_eq!(tag(&page, "og:image"), "https://play.example.org/invitation/base.jpg");
    assert_eq!(tag(&page, "og:url"), format!("https://play.example.org/table/{id}"));
    assert_eq!((tag(&page, "robots").as_str(), tag(&page, "og:locale").as_str()), ("noindex", "en"));
    let secret = ["Mara", "Jules", "Sunday"].into_iter().find(|name| page.body.contains(name));
    assert_eq!(secret, None);
    // The host has made a link that may tell their name and that of the table; programs that share it may add to it.
    let mark = mark(&mara, &id).await.expect("the host is told the mark");
    for link in [format!("?names={mark}"), format!("?fbclid=x&names={mark}")] {
        let named = stranger.get(&format!("/table/{id}{link}")).await;
        assert_eq!(tag(&named, "og:title"), "Mara invites you to a game in the Wild West: Sunday posse");
        assert_eq!(tag(&named, "og:url"), format!("https://play.example.org/table/{id}?names={mark}"));
        assert!(!named.body.contains("Jules"), "nobody else is told");
    }
    server.stop().await;
}

/// The mark that makes the preview of a link tell names, as a browser is told it.
async fn mark(browser: &Browser, id: &str) -> Option<String> {
    let info = browser.get(&format!("/api/tables/{id}")).await.good();
    info.get("names_mark").and_then(Value::as_str).map(str::to_owned)
}

#[tokio::test]
async fn nobody_but_the_host_can_make_a_link_that_names_them() {
    let server = Server::new().await;
    let (mara, jules) = (Browser::named(server.address, "Mara").await, Browser::named(server.address, "Jules").await);
    let id = table(&mara, json!({"name": "Sunday posse"}), json!([null, null, null, "random"])).await;
    let other = table(&mara, json!({"name": "Monday posse"}), json!([null, null])).await;
    sit(&mara, &id, 1).await.good();
    sit(&jules, &id, 2).await.good();
    let stranger = Browser::unknown(server.address);
    assert_eq!((mark(&jules, &id).await, mark(&stranger, &id).await), (None, None));
    let (own, of_other) = (mark(&mara, &id).await.expect("a mark"), mark(&mara, &other).await.expect("a mark"));
    assert_ne!(own, of_other);
    let (short, long) = (&own[..15], format!("{own}0"));
    for guess in [
        "names",
        "names=",
        "names=true",
        &format!("names={of_other}"),
        &format!("names={short}"),
        &format!("names={long}"),
    ] {
        let page = stranger.get(&format!("/table/{id}?{guess}")).await;
        assert_eq!(tag(&page, "og:title"), "A friend invites you to a game in the Wild West", "{guess}");
        assert_eq!(tag(&page, "og:url"), format!("https://play.example.org/table/{id}"), "{guess}");
        assert!(!page.body.contains("Mara") && !page.body.contains("Sunday"), "{guess}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_listed_table_tells_its_names() {
    let server = Server::new().await;
    let mara = Browser::named(server.address, "Mara").await;
    let change = json!({"name": "Open range", "listed": true, "language": "fr", "modules": ["ante-up"]});
    let id = table(&mara, change, json!([null, null])).await;
    let page = preview(&mara, &id).await;
    let nobody_yet = "Un ami vous invite à une partie dans le Far West\u{a0}: Open range";
    assert_eq!(tag(&page, "og:title"), nobody_yet, "the host does not sit there");
    assert!(tag(&page, "og:description").contains("Il reste 2 places."), "{}", page.body);
    assert!(tag(&page, "og:image").ends_with("/invitation/box.jpg") && tag(&page, "og:locale") == "fr");
    sit(&mara, &id, 2).await.good();
    let page = preview(&mara, &id).await;
    assert!(tag(&page, "og:title").starts_with("Mara vous invite"), "{}", page.body);
    assert!(tag(&page, "og:description").contains("Il reste une place."), "{}", page.body);
    server.stop().await;
}

#[tokio::test]
async fn names_that_attack_are_only_texts() {
    let server = Server::new().await;
    let names = [
        ("\"><script>alert(1)", "\"><script>x()</script>'&amp;<meta name=\"", "&quot;&gt;&lt;script&gt;alert(1)"),
        ("O'Hara & \"Sons\"", "</head><body onload=x()>", "O'Hara &amp; &quot;Sons&quot;"),
        // Marks that would turn around what follows are gone, and names from right to left stay by themselves.
        ("Mara\u{202e}\u{2067}", "\u{200f}\u{202b}Ranch", "Mara invites"),
        ("שלום", "مرحبا", "\u{2068}שלום\u{2069} invites"),
    ];
    let plain = Browser::unknown(server.address).get("/").await.body;
    let tags = |page: &str, what: &str| page.matches(what).count();
    for (person, of_table, shown) in names {
        let host = Browser::named(server.address, person).await;
        let id = table(&host, json!({"name": of_table}), json!([null, null])).await;
        sit(&host, &id, 1).await.good();
        let mark = mark(&host, &id).await.expect("the host is told the mark");
        let page = host.get(&format!("/table/{id}?names={mark}")).await;
        assert!(tag(&page, "og:title").contains(shown), "{}", page.body);
        for what in ["<script", "<body", "</head>", "<html", "onload=x()>"] {
            assert_eq!(tags(&page.body, what), tags(&plain, what), "{what} in {}", page.body);
        }
        for mark in ['\u{202e}', '\u{2067}', '\u{200f}', '\u{202b}'] {
            assert!(!page.body.contains(mark), "{:?}", page.body);
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn the_page_is_the_same_for_everybody() {
    let server = Server::new().await;
    let mara = Browser::named(server.address, "Mara").await;
    let id = table(&mara, json!({}), json!([null, null])).await;
    sit(&mara, &id, 1).await.good();
    let path = format!("/table/{id}");
    let first = mara.get(&path).await;
    let stranger = Browser::unknown(server.address);
    let asked: [&[(&str, &str)]; 4] = [
        &[],
        &[("Accept-Language", "it")],
        &[("User-Agent", "Twitterbot/1.0"), ("Accept", "*/*")],
        &[("Accept", "text/html"), ("Sec-Fetch-Dest", "document")],
    ];
    for headers in asked {
        let again = stranger.send("GET", &path, headers, "").await;
        assert_eq!((&again.body, again.header("set-cookie")), (&first.body, None), "{headers:?}");
        assert_eq!(again.header("etag"), first.header("etag"));
        assert_eq!((again.header("cache-control"), again.header("vary")), (Some("no-cache"), Some("accept-encoding")));
    }
    let tag = first.header("etag").expect("a tag").to_owned();
    let known = stranger.send("GET", &path, &[("If-None-Match", &tag)], "").await;
    assert_eq!(known.body, "", "it is not sent again: {}", known.status);
    let head = stranger.send("HEAD", &path, &[], "").await;
    assert_eq!((head.body.as_str(), head.header("etag")), ("", Some(tag.as_str())));
    sit(&stranger_named(&server).await, &id, 2).await.good();
    assert_ne!(stranger.get(&path).await.header("etag"), Some(tag.as_str()), "a seat fewer is free");
    // What is no address of a table, and what asks for no page, is as before.
    let plain = stranger.get("/").await.body;
    for other in ["/table/nothing".to_owned(), format!("{path}/more"), "/table/%ff".to_owned()] {
        assert_eq!(stranger.get(&other).await.body, plain, "{other}");
    }
    assert_eq!(stranger.send("GET", &path, &[("Sec-Fetch-Dest", "script")], "").await.status, 404);
    assert_eq!(stranger.send("DELETE", &path, &[], "").await.status, 404);
    server.stop().await;
}

async fn stranger_named(server: &Server) -> Browser {
    Browser::named(server.address, "Belle").await
}

#[tokio::test]
async fn a_game_that_has_begun_or_is_gone_says_no_more() {
    let server = Server::new().await;
    let mara = Browser::named(server.address, "Mara").await;
    let mode = json!({"settings": settings(), "seats": ["random", "random"], "start": true});
    let running = mara.post("/api/tables", mode).await.good();
    let page = preview(&mara, running["id"].as_str().expect("an id")).await;
    let text = tag(&page, "og:description");
    assert!(text.contains("The game has begun.") || text.contains("The game is over."), "{text}");
    assert!(!text.contains("seat"), "{text}");
    let gone = preview(&mara, &"0".repeat(32)).await;
    assert_eq!(tag(&gone, "og:title"), "This table is gone");
    server.stop().await;
}

/// A seat of a table.
fn of(table: &Value, n: usize) -> &Value {
    &table["seats"][n - 1]
}

#[tokio::test]
async fn a_seat_is_held_for_ten_minutes() {
    let (folder, clock) = (Folder::new(), Clock::still(START));
    let config = Config { clock: clock.clone(), ..Server::config(&folder.url(), generous(), Vec::new()) };
    let server = Server::run(config, catalog()).await;
    let name = |name: &'static str| Browser::named(server.address, name);
    let (mara, opal, wade) = (name("Mara").await, name("Opal").await, name("Wade").await);
    let id = table(&mara, json!({}), json!([null, null])).await;
    let path = format!("/api/tables/{id}");
    sit(&mara, &id, 1).await.good();
    let mut page = mara.page(&id).await;
    let held = hold(&opal, &id, 2).await.good();
    let (seat, host) = (of(&held, 2), &held["host_seat"]);
    assert_eq!((&seat["sitter"], &seat["kept"], &seat["held"]), (&json!("open"), &json!("you"), &json!(HELD)));
    assert_eq!((host, &seat["mine"], &seat["name"]), (&json!(1), &json!(false), &json!("Opal")));
    let told = page.until_that(|m| m["type"] == "table" && !m["table"]["seats"][1]["held"].is_null()).await;
    assert_eq!(of(&told["table"], 2)["kept"], "other");
    // It is nobody else's, and asking again gives no more time.
    assert_eq!(sit(&wade, &id, 2).await.fault(), (409, "taken".to_owned()));
    assert_eq!(hold(&wade, &id, 2).await.fault(), (409, "taken".to_owned()));
    assert_eq!(hold(&mara, &id, 2).await.fault(), (409, "taken".to_owned()), "who sits there needs none");
    let text = |page: Answer| tag(&page, "og:description");
    assert!(text(preview(&wade, &id).await).contains("All seats are taken."));
    clock.advance(400_000);
    assert_eq!(of(&hold(&opal, &id, 2).await.good(), 2)["held"], HELD - 400);
    server.stop().await;
    // It outlives a restart.
    let config = Config { clock: clock.clone(), ..Server::config(&folder.url(), generous(), Vec::new()) };
    let server = Server::run(config, catalog()).await;
    let at = |browser: Browser| Browser { address: server.address, ..browser };
    let (mara, opal, wade) = (at(mara), at(opal), at(wade));
    assert_eq!(of(&wade.get(&path).await.good(), 2)["held"], HELD - 400);
    let mut page = mara.page(&id).await;
    clock.advance(200_000);
    page.until_that(|m| m["type"] == "table" && m["table"]["seats"][1]["kept"].is_null()).await;
    assert!(text(preview(&wade, &id).await).contains("One seat is free."));
    sit(&wade, &id, 2).await.good();
    assert_eq!(sit(&opal, &id, 2).await.fault(), (409, "taken".to_owned()));
    server.stop().await;
}

#[tokio::test]
async fn whoever_has_a_seat_held_sits_down_or_gives_it_back() {
    let (folder, clock) = (Folder::new(), Clock::still(START));
    let config = Config { clock: clock.clone(), ..Server::config(&folder.url(), generous(), Vec::new()) };
    let server = Server::run(config, catalog()).await;
    let name = |name: &'static str| Browser::named(server.address, name);
    let (mara, opal) = (name("Mara").await, name("Opal").await);
    let id = table(&mara, json!({}), json!([null, null, null])).await;
    hold(&opal, &id, 2).await.good();
    clock.advance(100_000);
    // Another seat instead: the time goes on.
    let moved = hold(&opal, &id, 3).await.good();
    assert_eq!((&of(&moved, 2)["kept"], &of(&moved, 3)["held"]), (&json!(null), &json!(HELD - 100)));
    // Sitting down elsewhere gives up the seat that was held.
    let seated = sit(&opal, &id, 1).await.good();
    assert_eq!((&of(&seated, 1)["mine"], &of(&seated, 3)["kept"]), (&json!(true), &json!(null)));
    assert_eq!(hold(&opal, &id, 2).await.fault(), (409, "taken".to_owned()));
    seat(&opal, &id, 1, json!({"action": "leave"})).await.good();
    hold(&opal, &id, 1).await.good();
    let left = seat(&opal, &id, 1, json!({"action": "leave"})).await.good();
    assert_eq!(of(&left, 1)["kept"], json!(null));
    // The host can open it, too; and in time its person sits down there.
    hold(&opal, &id, 1).await.good();
    assert_eq!(of(&seat(&mara, &id, 1, json!({"action": "open"})).await.good(), 1)["held"], json!(null));
    hold(&opal, &id, 2).await.good();
    let there = sit(&opal, &id, 2).await.good();
    assert_eq!((&of(&there, 2)["sitter"], &of(&there, 2)["held"]), (&json!("person"), &json!(null)));
    server.stop().await;
}
