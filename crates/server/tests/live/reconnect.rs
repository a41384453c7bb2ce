//! Reconnecting, undo, and the chat.

use super::browser::Browser;
use super::party::Party;
use super::server::Server;
use serde_json::{Value, json};

/// A reconnecting client gets exactly what it missed.
#[tokio::test]
async fn a_page_catches_up_by_number() {
    let server = Server::new().await;
    let mut party = Party::start(server.address, 3, 0, 21).await;
    party.watch().await;
    party.steps(60).await;
    // The third client disconnects; the others continue as long as it has no decision.
    let gone = party.pages.remove(2).leave().await;
    while !party.asked().is_empty() && party.pages[0].is.last < gone.is.last + 20 {
        party.step().await;
    }
    let mut back = party.people[2].open(&party.id, &[]).await.expect("a page");
    back.is = gone.is.clone();
    back.is.log.clear();
    back.hello(Some(gone.is.last)).await;
    let update = back.until_that(|m| m["type"] == "update" || m["type"] == "snapshot").await;
    let here = &party.pages[0];
    assert_eq!(update["type"], "update");
    assert_eq!(back.numbers(), (gone.is.last + 1..=here.is.last).collect::<Vec<_>>());
    assert_eq!((back.position(), back.seq()), (here.position(), here.seq()));
    assert_eq!(back.is.game["own"]["seat"], 3);
    let table = back.until("table").await;
    assert_eq!(table["table"]["seats"][2]["online"], true);
    // The others are notified that it is connected again.
    party.pages[0].until_that(|m| m["type"] == "table" && m["table"]["seats"][2]["online"] == true).await;
    party.pages.insert(2, back);
    party.steps(150).await;
    let mut old = party.people[2].open(&party.id, &[]).await.expect("a page");
    for number in [gone.is.last, 0, u64::MAX, party.pages[0].is.last + 1] {
        old.hello(Some(number)).await;
        old.until("snapshot").await;
        assert_eq!(old.is.last, party.pages[0].is.last);
        assert_eq!((old.position(), &old.is.game["own"]), (party.pages[2].position(), &party.pages[2].is.game["own"]));
        let tail = party.pages[2].is.log.len().saturating_sub(old.is.log.len());
        assert_eq!(old.is.log, party.pages[2].is.log[tail..], "the log is what was heard");
    }
    old.hello(Some(party.pages[0].is.last)).await;
    let nothing = old.until("update").await;
    assert_eq!(nothing["events"], json!([]));
    server.stop().await;
}

/// A client's game, without the number of possible undos: a choice ends those of all others, and undoing it does not
/// restore them.
fn shown(page: &super::browser::Page) -> Value {
    let game = &page.is.game;
    json!([game["position"], game["own"], game["ask"], game["chosen"], game["awaited"]])
}

/// All seats undo as often as possible, at random moments; each time the state is restored exactly.
#[tokio::test]
async fn choices_are_taken_back_up_to_the_last_news() {
    let server = Server::new().await;
    let mut party = Party::start(server.address, 3, 0, 22).await;
    party.watch().await;
    let (mut undone, mut refused) = (0, 0);
    while !party.is_over() && (undone < 40 || refused < 10) {
        let before: Vec<(Value, Vec<Value>)> = party.pages.iter().map(|p| (shown(p), p.is.log.clone())).collect();
        let (at, choice) = party.step().await;
        let seat = party.pages[at].own_seat().expect("a seat");
        if party.pages[at].is.game["undo"] == 0 {
            // Every game has other news, since the server deals it: so each is tried.
            if !party.is_over() {
                party.pages[at].send_json(json!({"type": "undo", "seat": seat})).await;
                assert_eq!(party.pages[at].refusal().await, "undo");
                refused += 1;
            }
            continue;
        }
        if party.dice.below(2) == 0 {
            continue;
        }
        party.pages[at].send_json(json!({"type": "undo", "seat": seat})).await;
        for (page, (view, log)) in party.pages.iter_mut().zip(before) {
            page.until("snapshot").await;
            assert_eq!(shown(page), view, "after {choice} was taken back");
            let tail = log.len().saturating_sub(page.is.log.len());
            assert_eq!(page.is.log, log[tail..], "after {choice} was taken back");
        }
        undone += 1;
    }
    assert!(undone >= 40 && refused >= 10, "{undone} undone, {refused} refused");
    party.finish().await;
    let record = party.people[0].get(&party.path("/record")).await;
    assert_eq!(record.status, 200, "{record:?}");
    let record = record.body;
    let content = super::server::content();
    let record = darkrock_rules::record::Record::parse(content, &record).expect("a record");
    record.replay(content, None, &mut ()).expect("it keeps the rules");
    let result = party.people[0].get(&party.path("/result")).await.good();
    assert_eq!(result["winners"], party.pages[0].position()["winners"]);
    server.stop().await;
}

#[tokio::test]
async fn several_choices_are_taken_back_one_after_another() {
    let server = Server::new().await;
    let mut party = Party::start(server.address, 2, 0, 23).await;
    let mut most = 0;
    while !party.is_over() && most < 3 {
        let before: Vec<Value> = party.pages.iter().map(shown).collect();
        let (at, _) = party.step().await;
        let mut trail = vec![before];
        while party.asked() == [at] && party.pages[at].is.game["undo"] == trail.len() {
            trail.push(party.pages.iter().map(shown).collect());
            party.step().await;
        }
        let left = party.pages[at].is.game["undo"].as_u64().unwrap_or(0) as usize;
        // Fewer are ignored: repeated undo would keep the game where it is.
        if left < 3 || left < trail.len() {
            continue;
        }
        most = most.max(left);
        for view in trail.into_iter().rev() {
            let seat = party.pages[at].own_seat();
            party.pages[at].send_json(json!({"type": "undo", "seat": seat})).await;
            for (page, view) in party.pages.iter_mut().zip(view) {
                page.until("snapshot").await;
                assert_eq!(shown(page), view);
            }
        }
    }
    assert!(most >= 3, "no more than {most} at once");
    server.stop().await;
}

/// A client that has seen undone events needs a new snapshot.
#[tokio::test]
async fn a_page_that_saw_what_was_taken_back_gets_a_snapshot() {
    let server = Server::new().await;
    let mut party = Party::start(server.address, 2, 0, 24).await;
    loop {
        let (at, _) = party.step().await;
        if party.pages[at].is.game["undo"] == 0 || party.pages[0].numbers().is_empty() {
            continue;
        }
        let last = party.pages[0].is.last;
        let seat = party.pages[at].own_seat();
        party.pages[at].send_json(json!({"type": "undo", "seat": seat})).await;
        for page in &mut party.pages {
            page.until("snapshot").await;
        }
        party.pages[0].hello(Some(last)).await;
        party.pages[0].until("snapshot").await;
        let now = party.pages[0].is.last;
        party.pages[0].hello(Some(now)).await;
        party.pages[0].until("update").await;
        break;
    }
    server.stop().await;
}

#[tokio::test]
async fn the_chat_has_limits() {
    let server = Server::new().await;
    let mut party = Party::start(server.address, 2, 0, 25).await;
    party.watch().await;
    let say = |text: &str| json!({"type": "chat", "text": text});
    party.pages[0].send_json(say("  Howdy,\n\u{202e}partner\u{0}! ")).await;
    for page in &mut party.pages {
        let line = page.until("chat").await["line"].clone();
        let expected = (&json!("Howdy, partner !"), &json!(1), &json!("Person 1"));
        assert_eq!((&line["text"], &line["seat"], &line["name"]), expected);
    }
    party.pages[0].send_json(say(&"é".repeat(300))).await;
    for page in &mut party.pages {
        page.until("chat").await;
    }
    for wrong in ["é".repeat(301), String::new(), " \n\t\u{200b}".to_owned()] {
        party.pages[0].send_json(say(&wrong)).await;
        assert_eq!(party.pages[0].refusal().await, "chat");
    }
    party.pages[2].send_json(say("I only watch")).await;
    assert_eq!(party.pages[2].refusal().await, "not-seated");
    for n in 0..100 {
        party.pages[1].send_json(say(&format!("line {n}"))).await;
    }
    party.pages[0].until_that(|m| m["line"]["text"] == "line 99").await;
    let page = party.people[0].page(&party.id).await;
    let lines: Vec<&str> = page.is.chat.iter().filter_map(|l| l["text"].as_str()).collect();
    let expected: Vec<String> = (40..100).map(|n| format!("line {n}")).collect();
    assert_eq!(lines, expected, "a new page gets the last ones");
    assert_eq!(party.pages[1].numbers(), party.pages[0].numbers(), "the chat is no part of the game");
    party.pages[1].until_that(|m| m["line"]["text"] == "line 99").await;
    party.pages[2].until_that(|m| m["line"]["text"] == "line 99").await;
    party.steps(20).await;
    server.stop().await;
}

/// Chat from the lobby is still there in the game, for later clients, and after a restart of the server.
#[tokio::test]
async fn the_chat_of_the_lobby_stays() {
    let folder = super::server::Folder::new();
    let server = Server::on(&folder.url()).await;
    let mut party = Party::gather(server.address, 2, 0, 1, json!({"settings": super::party::settings()})).await;
    let words = ["ready?", "one moment", "ready!"];
    for (n, text) in words.into_iter().enumerate() {
        party.pages[n % 2].send_json(json!({"type": "chat", "text": text})).await;
        for page in &mut party.pages {
            page.until("chat").await;
        }
    }
    let lines = |page: &super::browser::Page| -> Vec<(u64, String)> {
        let line = |l: &Value| (l["n"].as_u64().unwrap_or(0), l["text"].as_str().unwrap_or_default().to_owned());
        page.is.chat.iter().map(line).collect()
    };
    let numbered = |from: u64, words: &[&str]| -> Vec<(u64, String)> {
        words.iter().zip(from..).map(|(text, n)| (n, (*text).to_owned())).collect()
    };
    assert_eq!(lines(&party.pages[0]), numbered(1, &words), "each line has a number of its own");
    server.stop().await;
    let server = Server::on(&folder.url()).await;
    for at in 0..2 {
        party.people[at].address = server.address;
        party.pages[at] = party.people[at].page(&party.id).await;
        assert_eq!(lines(&party.pages[at]), numbered(1, &words), "a lobby that comes back from the database");
    }
    party.begin().await;
    assert_eq!(lines(&party.pages[1]), numbered(2, &words), "the game has begun");
    party.steps(5).await;
    party.pages[0].send_json(json!({"type": "chat", "text": "howdy"})).await;
    party.pages[0].until("chat").await;
    let page = party.people[1].page(&party.id).await;
    assert_eq!(lines(&page).len(), 4);
    server.stop().await;
    let server = Server::on(&folder.url()).await;
    party.people[0].address = server.address;
    let page = party.people[0].page(&party.id).await;
    let texts: Vec<String> = lines(&page).into_iter().map(|(_, text)| text).collect();
    assert_eq!(texts, ["ready?", "one moment", "ready!", "howdy"]);
    server.stop().await;
}

/// The connection answers a ping immediately, also before `hello`; a ping does not count as presence.
#[tokio::test]
async fn a_ping_is_answered() {
    let server = Server::new().await;
    let party = Party::start(server.address, 2, 0, 26).await;
    let mut page = party.people[0].open(&party.id, &[]).await.expect("a page");
    page.send_json(json!({"type": "ping"})).await;
    assert_eq!(page.receive().await.expect("an answer"), json!({"type": "pong"}));
    page.hello(None).await;
    page.until("snapshot").await;
    page.send_json(json!({"type": "ping"})).await;
    assert_eq!(page.until("pong").await, json!({"type": "pong"}));
    page.send_json(json!({"type": "here"})).await;
    page.send_json(json!({"type": "ping"})).await;
    assert_eq!(page.receive().await.expect("an answer"), json!({"type": "pong"}), "being there is not answered");
    server.stop().await;
}

/// A choice whose reply was lost is sent again with the same number: it is played once.
#[tokio::test]
async fn a_choice_that_is_sent_again_is_played_once() {
    let server = Server::new().await;
    let mut party = Party::start(server.address, 2, 0, 27).await;
    // Both choose a character simultaneously; the second choice refers to an older number, and is accepted.
    let numbers: Vec<u64> = party.pages.iter().map(super::browser::Page::seq).collect();
    assert_eq!(numbers[0], numbers[1]);
    for at in 0..2 {
        let choice = party.pages[at].offers()[0]["choice"].clone();
        let play = json!({"type": "play", "seat": at + 1, "choice": choice, "seq": numbers[0]});
        party.pages[at].send_json(play.clone()).await;
        for page in &mut party.pages {
            page.until("update").await;
        }
        if at == 0 {
            // Until the other has chosen, the choice is pending and hidden from others.
            let again = party.people[0].page(&party.id).await;
            assert_eq!(again.is.game["chosen"]["choice"], choice);
            assert!(!again.is.game["chosen"]["label"]["id"].is_null());
            assert_eq!(party.pages[1].is.game["chosen"], Value::Null);
            again.leave().await;
        }
        party.pages[at].send_json(play).await;
        assert_eq!(party.pages[at].refusal().await, "stale");
    }
    // The next decision is another one: a number before it is rejected.
    let at = party.asked()[0];
    let choice = party.pages[at].offers()[0]["choice"].clone();
    let play = json!({"type": "play", "seat": at + 1, "choice": choice, "seq": numbers[0]});
    party.pages[at].send_json(play).await;
    assert_eq!(party.pages[at].refusal().await, "stale");
    party.steps(5).await;
    server.stop().await;
}

#[tokio::test]
async fn the_chat_works_before_the_game() {
    let server = Server::new().await;
    let mut party = Party::gather(server.address, 2, 0, 1, json!({"settings": super::party::settings()})).await;
    party.pages[1].send_json(json!({"type": "chat", "text": "ready?"})).await;
    for page in &mut party.pages {
        assert_eq!(page.until("chat").await["line"]["seat"], 2);
    }
    let play = json!({"type": "play", "seat": 1, "choice": "end", "seq": 0});
    party.pages[0].send_json(play).await;
    assert_eq!(party.pages[0].refusal().await, "no-game");
    let mut page = Browser::unknown(server.address).page(&party.id).await;
    assert_eq!(page.is.chat.len(), 1);
    assert!(page.is.game.is_null());
    page.send_json(json!({"type": "undo", "seat": 1})).await;
    assert_eq!(page.refusal().await, "not-your-seat");
    server.stop().await;
}
