//! What people are told besides their turns: the question to end a game, lines that name them, bots that step in, tables that are
//! full, games that begin and end. Each can be switched off, and in quiet hours nothing is told.

use super::browser::Browser;
use super::party::{Party, part, settings};
use super::pushes::{Heard, Keys, MINUTE, look_away, next, serve, service, subscribe};
use super::server::Folder;
use super::turns::{HOUR, START, party, slow, until_table};
use darkrock_server::Clock;
use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedReceiver;

const ASKED: &str = "The others want to end the game without a result.";
const NAMED: &str = "You were mentioned in the chat.";

/// A browser of somebody that is told the next message.
struct Phone<'a> {
    path: &'static str,
    url: &'a str,
    keys: Keys,
}

impl<'a> Phone<'a> {
    /// Subscribes it, each time with new keys: they read one message.
    async fn of(who: &Browser, url: &'a str, path: &'static str) -> Self {
        let keys = Keys::new();
        subscribe(who, keys.subscription(&format!("{url}{path}"), "en")).await;
        Self { path, url, keys }
    }

    /// The next message to it; those to others are kept for them. Then it has new keys.
    async fn told(&mut self, who: &Browser, heard: &mut Inbox) -> Value {
        let kept = heard.kept.iter().position(|message| message.path == self.path).map(|at| heard.kept.remove(at));
        let message = match kept {
            Some(message) => message,
            None => loop {
                let message = next(&mut heard.new).await;
                if message.path == self.path {
                    break message;
                }
                heard.kept.push(message);
            },
        };
        let renewed = Self::of(who, self.url, self.path).await;
        std::mem::replace(self, renewed).keys.read(&message.body)
    }
}

/// What a push service has received.
struct Inbox {
    new: UnboundedReceiver<Heard>,
    /// Messages that nobody has read yet.
    kept: Vec<Heard>,
}

impl Inbox {
    async fn open() -> (String, Self) {
        let (url, new) = service(201).await;
        (url, Self { new, kept: Vec::new() })
    }

    fn is_empty(&mut self) -> bool {
        self.kept.is_empty() && self.new.try_recv().is_err()
    }
}

/// Whatever the server had to write before is written then.
async fn written(who: &Browser) {
    who.put("/api/me/notices", json!({"push": true, "mail": false})).await.good();
}

/// Whether the lists of somebody show that others want to end the only game.
async fn asks(who: &Browser) -> bool {
    written(who).await;
    who.get("/api/me/games").await.good()["games"][0]["ending"].as_bool().expect("a mark")
}

fn end(agree: bool) -> Value {
    json!({"type": "end", "agree": agree})
}

/// The last people agree to end a game, with pages at which nobody looks.
async fn agree(party: &mut Party, last: [usize; 2]) {
    party.pages.clear();
    for who in &party.people {
        party.pages.push(who.page(&party.id).await);
    }
    look_away(&mut party.pages).await;
    for n in last {
        party.pages[n].send_json(end(true)).await;
    }
    for page in &mut party.pages {
        until_table(page, |table| table["status"] == "finished").await;
    }
}

fn said(message: &Value) -> (&str, &str) {
    (message["title"].as_str().expect("a title"), message["body"].as_str().expect("a text"))
}

#[tokio::test]
async fn the_question_to_end_a_game_reaches_whoever_is_away() {
    let (folder, clock) = (Folder::new(), Clock::still(START));
    let server = serve(&folder, &clock).await;
    let mut party = party(&server, 3, 1, slow(48, 48)).await;
    let turn = party.asked()[0];
    let (asker, other) = ((turn + 1) % 3, (turn + 2) % 3);
    let people = party.people.clone();
    let (url, mut heard) = Inbox::open().await;
    let mut theirs = Phone::of(&people[other], &url, "/other").await;
    let mut on_turn = Phone::of(&people[turn], &url, "/turn").await;
    look_away(&mut party.pages).await;
    party.pages[asker].send_json(end(true)).await;
    until_table(&mut party.pages[asker], |table| table["ending"]["agreed"] == json!([asker + 1])).await;
    assert_eq!(
        (asks(&people[asker]).await, asks(&people[other]).await, asks(&people[turn]).await),
        (false, true, true)
    );
    clock.advance(3 * MINUTE);
    let message = theirs.told(&people[other], &mut heard).await;
    assert_eq!(said(&message), ("By post", ASKED));
    assert_eq!((&message["path"], &message["count"]), (&json!(format!("/table/{}", party.id)), &json!(0)));
    // Whoever is asked for a decision, too, has both in one message.
    let message = on_turn.told(&people[turn], &mut heard).await;
    assert_eq!(said(&message), ("Your turn", format!("By post · By post: {ASKED}").as_str()));
    assert_eq!((&message["path"], &message["count"]), (&json!(format!("/table/{}", party.id)), &json!(1)));
    // One agrees, one refuses: then the question is over for all.
    party.pages[other].send_json(end(true)).await;
    until_table(&mut party.pages[other], |table| table["ending"]["missing"] == json!([turn + 1])).await;
    assert_eq!((asks(&people[other]).await, asks(&people[turn]).await), (false, true));
    until_table(&mut party.pages[turn], |table| table["ending"]["missing"] == json!([turn + 1])).await;
    party.pages[turn].send_json(end(false)).await;
    for n in [turn, asker] {
        until_table(&mut party.pages[n], |table| table["ending"]["missing"] == json!([turn + 1])).await;
        until_table(&mut party.pages[n], |table| table["ending"].is_null()).await;
    }
    for who in &people {
        assert!(!asks(who).await);
    }
    // It is asked anew, and stays in the lists when the table is opened, and when the server is killed.
    party.pages[asker].send_json(end(true)).await;
    until_table(&mut party.pages[asker], |table| !table["ending"].is_null()).await;
    written(&people[asker]).await;
    clock.advance(3 * MINUTE);
    assert_eq!(said(&theirs.told(&people[other], &mut heard).await), ("By post", ASKED));
    assert_eq!(said(&on_turn.told(&people[turn], &mut heard).await), ("By post", ASKED));
    let page = people[other].page(&party.id).await;
    assert!(asks(&people[other]).await);
    drop(page);
    server.crash().await;
    let server = serve(&folder, &clock).await;
    let mut party = Party { people, ..party };
    party.people.iter_mut().for_each(|who| who.address = server.address);
    assert!(asks(&party.people[other]).await && !asks(&party.people[asker]).await);
    // All agree. The game is over, which those are told who do not look.
    agree(&mut party, [turn, other]).await;
    written(&party.people[other]).await;
    clock.advance(3 * MINUTE);
    let message = on_turn.told(&party.people[turn], &mut heard).await;
    assert_eq!(said(&message), ("By post", "The game is over."));
    server.stop().await;
}

#[tokio::test]
async fn bots_that_step_in_and_lines_that_name_somebody_are_told() {
    let (folder, clock) = (Folder::new(), Clock::still(START));
    let server = serve(&folder, &clock).await;
    let mut party = party(&server, 2, 11, slow(24, 0)).await;
    let first = party.asked()[0];
    let (who, other) = (party.people[first].clone(), party.people[1 - first].clone());
    let (url, mut heard) = Inbox::open().await;
    let mut mine = Phone::of(&who, &url, "/mine").await;
    let mut theirs = Phone::of(&other, &url, "/theirs").await;
    let say = async |party: &mut Party, text: String| {
        party.pages[first].send_json(json!({"type": "chat", "text": text})).await;
        party.pages[1 - first].until_that(|m| m["line"]["text"] == text.as_str()).await;
    };
    // Who looks is not told, and a line that names nobody is none for a message.
    say(&mut party, format!("Person {}, look!", 2 - first)).await;
    look_away(&mut party.pages).await;
    say(&mut party, "Nobody in particular".to_owned()).await;
    written(&other).await;
    clock.advance(3 * MINUTE);
    let message = mine.told(&who, &mut heard).await;
    assert_eq!((said(&message), &message["count"]), (("Your turn", "By post"), &json!(1)));
    say(&mut party, format!("Person {}, are you there?", 2 - first)).await;
    written(&other).await;
    clock.advance(3 * MINUTE);
    let message = theirs.told(&other, &mut heard).await;
    assert_eq!((said(&message), &message["count"]), (("By post", NAMED), &json!(0)), "only of the last line");
    // The time is nearly over, and then it is.
    clock.advance(22 * HOUR - 6 * MINUTE);
    written(&who).await;
    clock.advance(3 * MINUTE);
    assert_eq!(said(&mine.told(&who, &mut heard).await), ("By post", "Your time is almost up."));
    clock.advance(2 * HOUR);
    until_table(&mut party.pages[1 - first], |t| t["changes"].as_array().is_some_and(|c| !c.is_empty())).await;
    written(&who).await;
    clock.advance(3 * MINUTE);
    let message = mine.told(&who, &mut heard).await;
    assert!(message["body"].as_str().is_some_and(|body| body.contains("A bot has stepped in for you.")), "{message}");
    server.stop().await;
}

#[tokio::test]
async fn nothing_is_told_in_quiet_hours_and_all_of_it_once_after_them() {
    let (folder, clock) = (Folder::new(), Clock::still(START));
    let server = serve(&folder, &clock).await;
    let mut party = party(&server, 2, 11, slow(48, 0)).await;
    let first = party.asked()[0];
    let who = party.people[first].clone();
    let (url, mut heard) = Inbox::open().await;
    let mut mine = Phone::of(&who, &url, "/mine").await;
    // It is 06:13 in UTC, and 08:13 by the clocks of the person.
    let zone = json!({"offset": 120, "changes": null, "next": 120});
    let wish = json!({"push": true, "mail": false, "quiet": {"from": 8 * 60, "to": 10 * 60}, "zone": zone});
    let told = who.put("/api/me/notices", wish).await.good()["settings"].clone();
    assert_eq!((&told["quiet"], &told["mention"]), (&json!({"from": 480, "to": 600}), &json!(true)));
    look_away(&mut party.pages).await;
    let line = json!({"type": "chat", "text": format!("@{}: hurry", first + 1)});
    party.pages[1 - first].send_json(line).await;
    party.pages[first].until_that(|m| m["type"] == "chat").await;
    for _ in 0..10 {
        written(&who).await;
        clock.advance(10 * MINUTE);
        assert!(heard.is_empty());
    }
    // 06:13 and 100 minutes: the hours end after seven more.
    clock.advance(7 * MINUTE);
    let message = mine.told(&who, &mut heard).await;
    assert_eq!(said(&message), ("Your turn", format!("By post · By post: {NAMED}").as_str()));
    // Switched off, a kind is not told, and the rest stays as it was.
    let less = json!({"mention": false});
    let settings = who.put("/api/me/notices", less).await.good()["settings"].clone();
    assert_eq!(
        (&settings["mention"], &settings["bot"], &settings["quiet"]),
        (&json!(false), &json!(true), &told["quiet"])
    );
    party.pages[1 - first].send_json(json!({"type": "chat", "text": format!("@{}!", first + 1)})).await;
    party.pages[first].until_that(|m| m["type"] == "chat").await;
    written(&who).await;
    clock.advance(5 * HOUR);
    written(&who).await;
    server.stop().await;
    assert!(heard.is_empty(), "told once, and no more than is wanted");
}

#[tokio::test]
async fn whoever_left_the_page_of_a_table_hears_that_it_is_full_and_that_it_begins() {
    let (folder, clock) = (Folder::new(), Clock::still(START));
    let server = serve(&folder, &clock).await;
    let named = async |name: &str| Browser::named(server.address, name).await;
    let (host, friend) = (named("Mara").await, named("Jules").await);
    let (url, mut heard) = Inbox::open().await;
    let mut mine = Phone::of(&host, &url, "/host").await;
    let mut theirs = Phone::of(&friend, &url, "/friend").await;
    let made = host.post("/api/tables", json!({"settings": settings(), "seats": [null, null]})).await.good();
    let id = made["id"].as_str().expect("an id").to_owned();
    let sit = async |who: &Browser, seat: usize| {
        let body = json!({"action": "sit", "part": part(seat)});
        who.post(&format!("/api/tables/{id}/seats/{seat}"), body).await.good();
    };
    sit(&host, 1).await;
    // Whoever fills the table knows it.
    sit(&friend, 2).await;
    written(&host).await;
    clock.advance(3 * MINUTE);
    let message = mine.told(&host, &mut heard).await;
    assert_eq!(said(&message), ("Jules", "The table is full."));
    assert_eq!(message["path"], format!("/table/{id}"));
    // The host comes back, and starts the game.
    let page = host.page(&id).await;
    host.post(&format!("/api/tables/{id}/start"), json!({})).await.good();
    written(&friend).await;
    clock.advance(3 * MINUTE);
    assert_eq!(said(&theirs.told(&friend, &mut heard).await), ("Mara", "The game has begun."));
    drop(page);
    server.stop().await;
    assert!(heard.is_empty(), "nobody is told what they saw");
}

/// The lines of a chat that somebody has not read are counted in the list of games, until the table is opened.
#[tokio::test]
async fn unread_lines_are_counted_until_the_table_is_opened() {
    let (folder, clock) = (Folder::new(), Clock::still(START));
    let server = serve(&folder, &clock).await;
    let mut party = party(&server, 3, 11, slow(48, 0)).await;
    let people = party.people.clone();
    let chat = async |who: &Browser| {
        written(who).await;
        who.get("/api/me/games").await.good()["games"][0]["chat"].clone()
    };
    // The third person leaves; the second looks on.
    party.pages.remove(2).leave().await;
    for text in ["Good morning", "Anybody?"] {
        party.pages[0].send_json(json!({"type": "chat", "text": text})).await;
        party.pages[1].until_that(|m| m["line"]["text"] == text).await;
    }
    let new = json!({"unread": 2, "name": "Person 1", "text": "Anybody?"});
    assert_eq!(
        (chat(&people[0]).await, chat(&people[1]).await),
        (Value::Null, Value::Null),
        "who wrote, and who looked"
    );
    assert_eq!(chat(&people[2]).await, new);
    // Also after a restart, and for somebody who looks elsewhere; one’s own lines are not new.
    server.crash().await;
    let server = serve(&folder, &clock).await;
    let people: Vec<Browser> = people.into_iter().map(|who| Browser { address: server.address, ..who }).collect();
    assert_eq!(chat(&people[2]).await, new);
    let mut pages = vec![people[1].page(&party.id).await];
    look_away(&mut pages).await;
    let mut back = people[2].page(&party.id).await;
    assert_eq!(chat(&people[2]).await, new, "a page in the background connects by itself, too");
    back.send_json(json!({"type": "look", "on": true})).await;
    back.send_json(json!({"type": "chat", "text": "Here I am"})).await;
    pages[0].until_that(|m| m["line"]["text"] == "Here I am").await;
    assert_eq!(chat(&people[2]).await, Value::Null);
    assert_eq!(chat(&people[1]).await, json!({"unread": 1, "name": "Person 3", "text": "Here I am"}));
    pages[0].send_json(json!({"type": "look", "on": true})).await;
    pages[0].send_json(json!({"type": "why", "seat": 9, "choice": "end"})).await;
    pages[0].refusal().await;
    assert_eq!(chat(&people[1]).await, Value::Null);
    assert_eq!(chat(&people[0]).await["unread"], 1);
    // A stranger has none of it, and whoever is ignored writes nothing new.
    let handle = people[0].get(&party.path("")).await.good()["seats"][2]["player"]["handle"].clone();
    let path = format!("/api/players/{}/ignored", handle.as_str().expect("a handle"));
    people[0].put(&path, json!({})).await.good();
    assert_eq!(chat(&people[0]).await, Value::Null);
    server.stop().await;
}

/// Lines before the game are new to whoever has opened the table and left it; with the game they count as read.
#[tokio::test]
async fn unread_lines_before_the_game_are_counted_too() {
    let (folder, clock) = (Folder::new(), Clock::still(START));
    let server = serve(&folder, &clock).await;
    let mut party = Party::gather(server.address, 2, 0, 3, slow(48, 0)).await;
    let other = party.people[1].clone();
    party.pages.remove(1).leave().await;
    party.pages[0].send_json(json!({"type": "chat", "text": "Ready?"})).await;
    party.pages[0].until_that(|m| m["line"]["text"] == "Ready?").await;
    written(&other).await;
    let unread = async || other.get("/api/me/games").await.good()["games"][0]["chat"]["unread"].clone();
    assert_eq!(unread().await, 1);
    party.people[0].post(&party.path("/start"), json!({})).await.good();
    written(&other).await;
    assert_eq!(unread().await, Value::Null);
    server.stop().await;
}
