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
    let settings = who.put("/api/me/notices", body).await.good()["settings"].clone();
    assert_eq!((&settings["push"], &settings["mail"]), (&json!(false), &json!(on)));
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
    assert!(text.contains("Subject: Your turn: By post\r\n") && text.contains(&link_to(&party.id)), "{text}");
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
    assert!(text.contains("Subject: Your turn: Solo\r\n") && text.contains(&link_to(&solo)), "{text}");
    assert!(!text.contains(&party.id), "a seat that was given up: {text}");
    server.stop().await;
}

/// A server with a mail server, and a running game of two people, for the first of whom it waits, who gets e-mails.
async fn waiting(
    sink: &mut Sink,
    folder: &Folder,
    clock: &Clock,
    name: &str,
    language: &str,
) -> (Server, Party, usize) {
    let config = Server::config(&folder.url(), generous(), Vec::new());
    let server = Server::run(Config { clock: clock.clone(), mail: Some(sink.config()), ..config }, catalog()).await;
    let mut make = slow(48, 0);
    make["settings"]["name"] = json!(name);
    let mut party = Party::gather(server.address, 2, 0, 6, make).await;
    party.begin().await;
    let first = party.asked()[0];
    look_away(&mut party.pages).await;
    // With another id, Mara has no client at the table any more.
    reachable(sink, &mut party, first, "mara@example.org", language).await;
    (server, party, first)
}

/// The value of a header, of which there must be one.
fn header<'a>(mail: &'a str, name: &str) -> &'a str {
    let head = mail.split_once("\r\n\r\n").expect("a body").0;
    let mut found = head.split("\r\n").filter_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
    let value = found.next().unwrap_or_else(|| panic!("no {name} in {head}"));
    assert!(found.next().is_none(), "{name} twice in {head}");
    value
}

#[tokio::test]
async fn a_mail_says_who_waits_until_when_in_plain_text_and_html() {
    let (mut sink, folder, clock) = (Sink::open().await, Folder::new(), Clock::still(START));
    let (server, party, first) = waiting(&mut sink, &folder, &clock, "Slow posse", "en").await;
    // The clocks of the recipient change before the time is over.
    let zone = json!({"offset": 60, "changes": START / 1000 + 3600, "next": 120});
    let body = json!({"push": false, "mail": true, "zone": zone});
    assert_eq!(party.people[first].put("/api/me/notices", body).await.good()["settings"]["zone"], zone);
    clock.advance(LONG);
    let (_, text) = sink.mail().await;
    let other = format!("Person {}", 2 - first);
    // 48 hours after 2026-02-25, 06:13:20 in UTC.
    let until = "You have until Friday, February 27, 08:13 (UTC+2).";
    assert!(header(&text, "Content-Type").starts_with("multipart/alternative;"), "{text}");
    for part in ["Content-Type: text/plain; charset=utf-8", "Content-Type: text/html; charset=utf-8"] {
        assert_eq!(text.matches(part).count(), 1, "{part} in {text}");
    }
    for part in [format!("{other} is waiting for you."), until.to_owned(), link_to(&party.id), "Slow posse".to_owned()]
    {
        // In both forms.
        assert!(text.matches(&part).count() >= 2, "{part} in {text}");
    }
    // Without a zone the times are those of UTC: a setting that leaves it out keeps what was told.
    mails(&party.people[first], true, "en").await;
    assert_eq!(party.people[first].get("/api/me/notices").await.good()["settings"]["zone"], zone);
    server.stop().await;
}

/// The mail server puts a mail off, and this one is restarted meanwhile.
#[tokio::test]
async fn a_mail_that_was_put_off_comes_after_a_restart_and_once() {
    let (mut sink, folder, clock) = (Sink::open().await, Folder::new(), Clock::still(START));
    let (mut server, party, _) = waiting(&mut sink, &folder, &clock, "Slow posse", "en").await;
    sink.busy.send_replace(true);
    clock.advance(LONG);
    assert_eq!(sink.mail().await, ("mara@example.org".to_owned(), String::new()), "it is put off");
    for restart in 0..3 {
        server.stop().await;
        sink.busy.send_replace(false);
        let config = Server::config(&folder.url(), generous(), Vec::new());
        server = Server::run(Config { clock: clock.clone(), mail: Some(sink.config()), ..config }, catalog()).await;
        if restart == 0 {
            let (to, text) = sink.mail().await;
            assert_eq!(to, "mara@example.org");
            assert!(text.contains("Slow posse") && text.contains(&link_to(&party.id)), "{text}");
        }
        clock.advance(HOUR);
    }
    server.stop().await;
    assert!(sink.mails.try_recv().is_err(), "it comes once");
}

/// One press stops the mails, without a session and from anywhere; asking for the page changes nothing.
#[tokio::test]
async fn a_mail_is_stopped_by_its_link_and_by_a_post_alone() {
    let (mut sink, folder, clock) = (Sink::open().await, Folder::new(), Clock::still(START));
    let (server, party, first) = waiting(&mut sink, &folder, &clock, "Slow posse", "de").await;
    clock.advance(LONG);
    let (_, text) = sink.mail().await;
    assert_eq!(header(&text, "List-Unsubscribe-Post"), "List-Unsubscribe=One-Click");
    let address = header(&text, "List-Unsubscribe").trim_matches(['<', '>']);
    let path = address.strip_prefix("https://play.example.org").expect("the configured address");
    assert!(path.strip_prefix("/unsubscribe/").is_some_and(|key| key.len() == 64), "{path}");
    assert!(text.matches(address).count() >= 3, "in the header and in both forms: {text}");
    let (who, nobody) = (&party.people[first], Browser::unknown(server.address));
    let mail = async || who.get("/api/me/notices").await.good()["settings"]["mail"].clone();
    for method in ["GET", "HEAD"] {
        let page = nobody.send(method, path, &[], "").await;
        assert_eq!((page.status, page.header("x-robots-tag")), (200, Some("noindex")), "{page:?}");
        assert_eq!(page.header("cache-control"), Some("no-store"));
    }
    let page = nobody.get(path).await;
    assert!(page.body.contains("lang=\"de\"") && page.body.contains("<form method=\"post\">"), "{}", page.body);
    assert!(!page.body.contains("script"), "{}", page.body);
    assert_eq!(mail().await, true, "programs follow links");
    // A browser sends `null` from a page whose addresses are told to nobody, an e-mail program whatever it likes.
    for origin in ["null", "https://mail.example.com"] {
        let done = nobody.send("POST", path, &[("Origin", origin)], "List-Unsubscribe=One-Click").await;
        assert!(done.status == 200 && !done.body.contains("<form"), "{done:?}");
        assert_eq!(mail().await, false, "also a second time");
    }
    // It is good for nothing else, and no other key is good for that.
    assert_eq!(nobody.get("/api/me/notices").await.fault().0, 401);
    mails(who, true, "de").await;
    let wrong = format!("/unsubscribe/{}", "0".repeat(64));
    for (method, path) in [("GET", &wrong), ("POST", &wrong)] {
        let gone = nobody.send(method, path, &[("Accept-Language", "xx, it;q=0.8, en")], "").await;
        assert!(gone.status == 404 && gone.body.contains("lang=\"it\""), "{gone:?}");
    }
    assert_eq!(mail().await, true);
    // The person revokes the links that were sent.
    assert_eq!(who.get("/api/me/notices").await.good()["links"], 1);
    assert_eq!(party.people[1 - first].send("DELETE", "/api/me/notices/links", &[], "").await.good()["links"], 0);
    assert_eq!(nobody.get(path).await.status, 200, "one’s own only");
    assert_eq!(who.send("DELETE", "/api/me/notices/links", &[], "").await.good()["links"], 0);
    assert_eq!(nobody.send("POST", path, &[], "").await.status, 404);
    assert_eq!(mail().await, true);
    server.stop().await;
}

/// A link in a mail is valid for 90 days. The export tells of it, and nothing that is stored leads to its key.
#[tokio::test]
async fn a_link_ends_with_its_time_and_its_key_is_not_stored() {
    let (mut sink, folder, clock) = (Sink::open().await, Folder::new(), Clock::still(START));
    let (server, party, first) = waiting(&mut sink, &folder, &clock, "Slow posse", "en").await;
    clock.advance(LONG);
    let (_, text) = sink.mail().await;
    let path = header(&text, "List-Unsubscribe").trim_matches(['<', '>']).replace("https://play.example.org", "");
    let (who, nobody) = (party.people[first].clone(), Browser::unknown(server.address));
    let export = who.get("/api/account/export").await.good();
    assert_eq!(export["notices"]["links"], json!([(START + LONG) / 1000]), "{export}");
    assert_eq!(export["notices"]["language"], "en");
    assert_eq!(export["notices"]["chat_read"][0]["table"], json!(party.id), "{export}");
    clock.advance(90 * 24 * HOUR - 1);
    assert_eq!(nobody.get(&path).await.status, 200);
    clock.advance(1);
    assert_eq!(nobody.get(&path).await.status, 404);
    assert_eq!(who.get("/api/me/notices").await.good()["links"], 0);
    server.stop().await;
    let key = path.rsplit('/').next().expect("a key");
    let store = darkrock_server::store::Store::open(&folder.url()).await.expect("the database");
    assert_eq!(store.whose_mail_key(key, START).await.expect("an answer"), None);
    store.close().await;
    let files = folder.url().replace("sqlite://", "").replace("kept.db", "");
    for file in std::fs::read_dir(files).expect("the folder") {
        let bytes = std::fs::read(file.expect("a file").path()).expect("its bytes");
        assert!(!bytes.windows(key.len()).any(|part| part == key.as_bytes()), "the key itself is not stored");
    }
}

/// An attack: names that would add a recipient, end the headers, or be markup in the mail.
#[tokio::test]
async fn no_name_becomes_a_header_or_markup() {
    let (mut sink, folder, clock) = (Sink::open().await, Folder::new(), Clock::still(START));
    let table = "A\r\nBcc: victim@example.org\r\n\r\n<b>é</b>";
    let (server, mut party, first) = waiting(&mut sink, &folder, &clock, table, "en").await;
    let name = "<i>&\r\nBcc: x@y.z";
    party.people[1 - first].post("/api/guest", json!({"name": name})).await;
    clock.advance(LONG);
    let (to, text) = sink.mail().await;
    assert_eq!(to, "mara@example.org");
    let (head, body) = text.split_once("\r\n\r\n").expect("a body");
    assert!(!head.to_lowercase().contains("\r\nbcc"), "{head}");
    assert!(header(&text, "Subject").starts_with("Your turn:") || head.contains("Subject: =?utf-8?"), "{head}");
    assert!(!body.contains("\nBcc") && body.contains("&lt;b&gt;"), "{body}");
    let html = body.split_once("text/html").expect("a form as HTML").1;
    assert!(!html.contains("<b>") && !html.contains("<i>"), "{html}");
    party.pages.clear();
    server.stop().await;
}
