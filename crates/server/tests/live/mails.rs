//! E-mails about pending decisions, from the rows to the mail server: one for all games, once for each decision, to those
//! who want them, whichever server sends them.

use super::account_links::{Sink, ask, link};
use super::accounts::Device;
use super::browser::Browser;
use super::party::{Party, part};
use super::pushes::look_away;
use super::server::{Folder, Server, catalog, generous};
use super::turns::{HOUR, START, slow, until_table};
use super::watching::Pair;
use darkrock_server::{Clock, Config};
use serde_json::json;

/// Longer than a decision is pending before an e-mail.
const LONG: i64 = 7 * HOUR;

/// Gives a person of a party an e-mail address, with the notifications switched on.
async fn reachable(sink: &mut Sink, party: &mut Party, person: usize, email: &str, language: &str) {
    let mut device = Device::unknown(party.people[person].address);
    device.browser = party.people[person].clone();
    ask(&mut device, email).await;
    let token = sink.next().await.1;
    device.post("/link", link(&token, false)).await.good();
    party.people[person] = device.browser;
    mails(&party.people[person], true, language).await;
}

/// Switches mails on or off. What the server had to write before is written then.
async fn mails(who: &Browser, on: bool, language: &str) {
    let body = json!({"push": false, "mail": on, "language": language});
    assert_eq!(who.put("/api/me/notices", body).await.good()["settings"], json!({"push": false, "mail": on}));
}

/// A running game in which one person holds both seats; returns its id.
async fn alone(who: &Browser, name: &str) -> String {
    let mut make = slow(96, 0);
    (make["settings"]["name"], make["seats"]) = (json!(name), json!([null, null]));
    let made = who.post("/api/tables", make).await.good();
    let id = made["id"].as_str().expect("an id").to_owned();
    for seat in 1..=2 {
        let path = format!("/api/tables/{id}/seats/{seat}");
        who.post(&path, json!({"action": "sit", "part": part(seat)})).await.good();
    }
    who.post(&format!("/api/tables/{id}/start"), json!({})).await.good();
    id
}

fn link_to(table: &str) -> String {
    format!("https://play.example.org/table/{table}")
}

#[tokio::test]
async fn one_mail_for_all_games_once_from_two_servers() {
    let (mut sink, clock) = (Sink::open().await, Clock::still(START));
    let pair = Pair::start(&clock, Some(sink.config())).await;
    let mut party = Party::gather(pair.servers[0].address, 2, 0, 5, slow(96, 0)).await;
    party.begin().await;
    let first = party.asked()[0];
    reachable(&mut sink, &mut party, first, "mara@example.org", "it").await;
    let who = party.people[first].clone();
    // Two servers own the games.
    let near = alone(&who, "Near").await;
    let far = alone(&pair.there(&who), "Far").await;
    who.get(&party.path("")).await.good();
    for at in [&who, &pair.there(&who)] {
        mails(at, true, "it").await;
    }
    clock.advance(LONG);
    let (to, text) = sink.mail().await;
    assert_eq!(to, "mara@example.org");
    assert!(text.contains("Subject: Tocca a te in 3 partite"), "{text}");
    for id in [&party.id, &near, &far] {
        assert!(text.contains(&link_to(id)), "{id} in {text}");
    }
    // Nobody is told twice, however often both servers look.
    for _ in 0..2 {
        clock.advance(LONG);
        for at in [&who, &pair.there(&who)] {
            assert_eq!(at.get("/api/me/games").await.good()["waiting"], 3);
        }
    }
    // The next mail is about the next decision, of the other person.
    reachable(&mut sink, &mut party, 1 - first, "jules@example.org", "en").await;
    for person in 0..2 {
        party.pages[person] = party.people[person].page(&party.id).await;
    }
    while party.asked() != [1 - first] {
        party.step().await;
    }
    look_away(&mut party.pages).await;
    mails(&party.people[1 - first], true, "en").await;
    clock.advance(LONG);
    let (to, text) = sink.mail().await;
    assert_eq!(to, "jules@example.org");
    assert!(text.contains("Subject: Your turn\r\n") && text.contains(&link_to(&party.id)), "{text}");
    assert!(!text.contains(&near) && !text.contains(&far), "of the own games only: {text}");
    pair.stop().await;
    assert!(sink.mails.try_recv().is_err(), "nobody is told twice");
}

#[tokio::test]
async fn no_mail_without_the_wish_or_the_seat() {
    let (mut sink, folder, clock) = (Sink::open().await, Folder::new(), Clock::still(START));
    let config = Server::config(&folder.url(), generous(), Vec::new());
    let config = Config { clock: clock.clone(), mail: Some(sink.config()), ..config };
    let server = Server::run(config, catalog()).await;
    let mut party = Party::gather(server.address, 2, 0, 6, slow(96, 0)).await;
    party.begin().await;
    let first = party.asked()[0];
    reachable(&mut sink, &mut party, first, "mara@example.org", "en").await;
    let who = party.people[first].clone();
    let solo = alone(&who, "Solo").await;
    // Somebody else has an address, too, but no decision to make.
    reachable(&mut sink, &mut party, 1 - first, "jules@example.org", "en").await;
    mails(&who, false, "en").await;
    clock.advance(LONG);
    who.get("/api/me/games").await.good();
    clock.advance(HOUR);
    // Mara gives a seat up before switching mails on again.
    let mut page = who.page(&party.id).await;
    page.send_json(json!({"type": "resign", "seat": first + 1})).await;
    until_table(&mut page, |table| table["seats"][first]["sitter"] == "bot").await;
    mails(&who, true, "en").await;
    clock.advance(HOUR);
    let (to, text) = sink.mail().await;
    assert_eq!(to, "mara@example.org");
    assert!(text.contains("Subject: Your turn\r\n") && text.contains(&link_to(&solo)), "{text}");
    assert!(!text.contains(&party.id), "a seat that was given up: {text}");
    server.stop().await;
}
