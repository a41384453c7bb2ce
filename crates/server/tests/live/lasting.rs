//! Tables that outlive any one person: rights that pass, seats that expire, tables that are closed, and games that all people end.

use super::accounts::{Device, persons};
use super::authenticator::Passkey;
use super::browser::{Browser, Page};
use super::party::{Party, part, settings};
use super::server::{Folder, Server, generous};
use super::turns::{DAY, START, serve, slow, until_table};
use darkrock_server::store::GRACE;
use darkrock_server::{Clock, Limits};
use serde_json::{Value, json};

/// Milliseconds after which the rights of a host pass at a live table.
const WAIT: i64 = 600_000;

fn fault(status: u16, code: &str) -> (u16, String) {
    (status, code.to_owned())
}

fn live() -> Value {
    json!({"settings": settings()})
}

fn sit(seat: usize) -> Value {
    json!({"action": "sit", "part": part(seat)})
}

async fn act(who: &Browser, id: &str, seat: usize, body: Value) -> (u16, String) {
    let answer = who.post(&format!("/api/tables/{id}/seats/{seat}"), body).await;
    if answer.status == 200 { (200, String::new()) } else { answer.fault() }
}

async fn info(who: &Browser, id: &str) -> Value {
    who.get(&format!("/api/tables/{id}")).await.good()
}

fn good() -> (u16, String) {
    fault(200, "")
}

/// The host leaves the table, and the next player knows it.
async fn host_leaves(party: &mut Party) -> Page {
    let gone = party.pages.remove(0).leave().await;
    let page = &mut party.pages[0];
    until_table(page, |table| table["lobby"]["passes"].is_number()).await;
    gone
}

/// The rights of the host pass to whoever sits there for the longest, and back, also when another server takes the table over.
#[tokio::test]
async fn whoever_sits_there_for_the_longest_acts_for_a_host_who_is_away() {
    for (make, wait) in [(live(), WAIT), (slow(24, 0), DAY)] {
        let (folder, clock) = (Folder::new(), Clock::still(START));
        let server = serve(&folder, &clock).await;
        let mut party = Party::gather(server.address, 3, 1, 3, make).await;
        let (id, start) = (party.id.clone(), party.path("/start"));
        assert_eq!(act(&party.people[0], &id, 4, json!({"action": "open"})).await, good());
        host_leaves(&mut party).await;
        let (bot, open) = (json!({"action": "bot", "level": "random"}), json!({"action": "open"}));
        clock.advance(wait - 1000);
        let shown = info(&party.people[1], &id).await["lobby"].clone();
        assert_eq!((&shown["passes"], &shown["deputy"]), (&json!(1), &json!(2)), "{shown}");
        assert_eq!(party.people[1].post(&start, json!({})).await.fault(), fault(403, "not-host"));
        assert_eq!(act(&party.people[1], &id, 4, bot.clone()).await, fault(403, "not-your-seat"));
        clock.advance(1000);
        // Everybody at the table is told, without asking.
        until_table(&mut party.pages[1], |table| table["lobby"]["passes"] == 0).await;
        // The server is killed; the next one knows who has the rights.
        server.crash().await;
        let server = serve(&folder, &clock).await;
        party.people.iter_mut().for_each(|person| person.address = server.address);
        let [host, deputy, other] = [&party.people[0], &party.people[1], &party.people[2]];
        assert_eq!(info(other, &id).await["lobby"]["deputy"], 2);
        // A deputy fills seats, and empties only those.
        assert_eq!(act(deputy, &id, 4, bot.clone()).await, good());
        assert_eq!(info(deputy, &id).await["lobby"]["newcomers"], json!([4]));
        assert_eq!(act(deputy, &id, 4, open.clone()).await, good());
        for seat in [1, 3] {
            assert_eq!(act(deputy, &id, seat, open.clone()).await, fault(403, "not-your-seat"));
            assert_eq!(act(deputy, &id, seat, bot.clone()).await, fault(403, "not-your-seat"));
        }
        let mut wanted = info(deputy, &id).await["settings"].clone();
        wanted["length"] = json!(25);
        let change = party.path("/settings");
        assert_eq!(deputy.put(&change, wanted).await.fault(), fault(403, "not-host"));
        assert_eq!(act(other, &id, 4, bot.clone()).await, fault(403, "not-your-seat"), "one at a time");
        // The host is back.
        let page = host.page(&id).await;
        assert_eq!(info(deputy, &id).await["lobby"]["passes"], Value::Null);
        assert_eq!(act(deputy, &id, 4, bot.clone()).await, fault(403, "not-your-seat"));
        page.leave().await;
        // Somebody who is away as long as the host would be passed over.
        let mut watching = deputy.page(&id).await;
        until_table(&mut watching, |table| table["lobby"]["passes"].is_number()).await;
        clock.advance(wait);
        assert_eq!(act(deputy, &id, 4, bot).await, good());
        assert_eq!(deputy.post(&start, json!({})).await.good()["status"], "running");
        server.stop().await;
    }
}

/// Before a game, too, the time in which no server ran is nobody's: neither the rights of a host pass in it, nor is a seat given away.
#[tokio::test]
async fn nobody_loses_rights_or_seats_while_no_server_runs() {
    let (folder, clock) = (Folder::new(), Clock::still(START));
    let server = serve(&folder, &clock).await;
    let mut make = live();
    make["settings"]["listed"] = json!(true);
    let mut party = Party::gather(server.address, 2, 1, 3, make).await;
    let id = party.id.clone();
    assert_eq!(act(&party.people[0], &id, 3, json!({"action": "open"})).await, good());
    let mut opal = Browser::named(server.address, "Opal").await;
    assert_eq!(act(&opal, &id, 3, json!({"action": "hold"})).await, good());
    host_leaves(&mut party).await;
    clock.advance(WAIT / 2);
    party.pages.clear();
    server.stop().await;
    clock.advance(DAY);
    let server = serve(&folder, &clock).await;
    for who in party.people.iter_mut().chain([&mut opal]) {
        who.address = server.address;
    }
    let left = (WAIT / 2 + GRACE) / 1000;
    let listed = opal.get("/api/tables?status=open").await.good();
    for table in [&listed[0], &info(&opal, &id).await] {
        assert_eq!(table["id"], id, "it is not deserted: {listed}");
        assert_eq!((&table["lobby"]["passes"], &table["seats"][2]["held"]), (&json!(left), &json!(left)), "{table}");
    }
    let start = party.path("/start");
    clock.advance(WAIT / 2 + GRACE - 1000);
    assert_eq!(party.people[1].post(&start, json!({})).await.fault(), fault(403, "not-host"));
    let wade = Browser::named(server.address, "Wade").await;
    assert_eq!(act(&wade, &id, 3, sit(3)).await, fault(409, "taken"));
    clock.advance(1000);
    assert_eq!(info(&opal, &id).await["lobby"]["passes"], 0);
    assert_eq!(info(&opal, &id).await["seats"][2]["held"], Value::Null);
    server.stop().await;
}

/// What the host changed before leaving is agreed to first, however long ago that was.
#[tokio::test]
async fn a_deputy_starts_only_what_all_have_agreed_to() {
    let (folder, clock) = (Folder::new(), Clock::still(START));
    let server = serve(&folder, &clock).await;
    let mut party = Party::gather(server.address, 3, 0, 3, live()).await;
    let (id, start) = (party.id.clone(), party.path("/start"));
    let mut longer = settings();
    longer["length"] = json!(25);
    party.people[0].put(&party.path("/settings"), longer).await.good();
    host_leaves(&mut party).await;
    clock.advance(WAIT);
    let deputy = &party.people[1];
    assert_eq!(deputy.post(&start, json!({})).await.fault(), fault(409, "consent"));
    assert_eq!(act(deputy, &id, 2, json!({"action": "agree"})).await, good());
    assert_eq!(deputy.post(&start, json!({})).await.fault(), fault(409, "consent"));
    assert_eq!(act(&party.people[2], &id, 3, json!({"action": "agree"})).await, good());
    assert_eq!(deputy.post(&start, json!({})).await.good()["status"], "running");
    server.stop().await;
}

#[tokio::test]
async fn a_table_that_was_made_by_mistake_is_closed() {
    let (folder, clock) = (Folder::new(), Clock::still(START));
    let server = serve(&folder, &clock).await;
    let mut party = Party::gather(server.address, 3, 0, 3, live()).await;
    let path = party.path("");
    let close = async |who: &Browser| who.send("DELETE", &path, &[], "").await;
    assert_eq!(close(&party.people[1]).await.fault(), fault(403, "not-host"));
    assert_eq!(close(&party.people[0]).await.status, 204);
    let told = party.pages[1].until("closing").await;
    assert!(told["message"].as_str().is_some_and(|message| message.contains("closed")), "{told}");
    assert_eq!(party.people[1].get(&path).await.status, 404);
    assert_eq!(party.people[0].get("/api/me/games").await.good()["games"], json!([]));
    // A deputy can, too, but nobody once a game runs.
    let mut party = Party::gather(server.address, 2, 0, 4, live()).await;
    host_leaves(&mut party).await;
    clock.advance(WAIT);
    assert_eq!(party.people[1].send("DELETE", &party.path(""), &[], "").await.status, 204);
    let party = Party::start(server.address, 2, 0, 5).await;
    let running = party.people[0].send("DELETE", &party.path(""), &[], "").await;
    assert_eq!(running.fault(), fault(409, "started"));
    server.stop().await;
}

#[tokio::test]
async fn a_full_table_starts_by_itself_when_all_are_ready() {
    let (folder, clock) = (Folder::new(), Clock::still(START));
    let server = serve(&folder, &clock).await;
    let party = Party::gather(server.address, 3, 1, 3, live()).await;
    let id = party.id.clone();
    let ready = async |n: usize, ready: bool| {
        act(&party.people[n], &id, n + 1, json!({"action": "ready", "ready": ready})).await
    };
    let at = |n: usize| &party.people[n];
    assert_eq!(act(at(0), &id, 2, json!({"action": "ready", "ready": true})).await, fault(403, "not-your-seat"));
    // A seat is open.
    assert_eq!(act(at(0), &id, 4, json!({"action": "open"})).await, good());
    for n in 0..3 {
        assert_eq!(ready(n, true).await, good());
    }
    assert_eq!(info(at(0), &id).await["lobby"]["ready"], json!([1, 2, 3]));
    assert_eq!(ready(2, false).await, good());
    assert_eq!(act(at(0), &id, 4, json!({"action": "bot", "level": "random"})).await, good());
    assert_eq!(info(at(0), &id).await["status"], "open", "somebody is not ready");
    // Whoever sits down anew is not ready, and a changed game is agreed to first.
    assert_eq!(act(at(1), &id, 2, json!({"action": "leave"})).await, good());
    party.sit(1, 2).await;
    assert_eq!(info(at(0), &id).await["lobby"]["ready"], json!([1]));
    let mut wanted = settings();
    wanted["length"] = json!(25);
    at(0).put(&party.path("/settings"), wanted.clone()).await.good();
    assert_eq!(info(at(0), &id).await["lobby"]["ready"], json!([]));
    assert_eq!(ready(1, true).await, fault(409, "consent"));
    for n in [1, 2] {
        assert_eq!(act(at(n), &id, n + 1, json!({"action": "agree"})).await, good());
    }
    // The host starts it, if the table says so.
    wanted["start"] = json!("host");
    at(0).put(&party.path("/settings"), wanted.clone()).await.good();
    for n in 0..3 {
        assert_eq!(ready(n, true).await, good());
    }
    assert_eq!(info(at(0), &id).await["status"], "open");
    wanted["start"] = Value::Null;
    at(0).put(&party.path("/settings"), wanted).await.good();
    let table = info(at(0), &id).await;
    assert_eq!((&table["status"], &table["lobby"]), (&json!("running"), &Value::Null));
    server.stop().await;
}

/// An attack: somebody who was removed comes back by the same link, as the same guest or another one.
#[tokio::test]
async fn whoever_was_removed_stays_out() {
    let (folder, clock) = (Folder::new(), Clock::still(START));
    let server = serve(&folder, &clock).await;
    let mut make = live();
    make["settings"]["listed"] = json!(true);
    let party = Party::gather(server.address, 3, 0, 3, make).await;
    let (id, [host, jules, ada]) = (party.id.clone(), [&party.people[0], &party.people[1], &party.people[2]]);
    let open = json!({"action": "open"});
    assert_eq!(act(host, &id, 2, open.clone()).await, good());
    let table = info(host, &id).await;
    assert_eq!((&table["settings"]["entry"], &table["settings"]["listed"]), (&json!("invitation"), &json!(false)));
    assert_eq!(host.get("/api/tables?status=open").await.good(), json!([]));
    let key = table["lobby"]["key"].as_str().expect("a key for the host").to_owned();
    for other in [jules, ada] {
        assert_eq!(info(other, &id).await["lobby"]["key"], Value::Null, "only the host invites");
    }
    let with = |key: &str| json!({"action": "sit", "part": part(2), "key": key});
    let again = Browser::named(server.address, "Jules 2").await;
    for (who, why) in [(jules, "seat-removed"), (&again, "seat-invitation")] {
        assert_eq!(act(who, &id, 2, sit(2)).await, fault(403, why));
        assert_eq!(act(who, &id, 2, with(&"0".repeat(32))).await, fault(403, why));
        assert_eq!(act(who, &id, 2, json!({"action": "hold"})).await, fault(403, why));
    }
    // Whoever sits there stays, and friends come by the link of the host.
    assert_eq!(info(ada, &id).await["seats"][2]["mine"], true);
    let friend = Browser::named(server.address, "Belle").await;
    assert_eq!(act(&friend, &id, 2, with(&key)).await, good());
    // A link lets nobody in any more after somebody was removed, also by a bot in their place.
    assert_eq!(act(host, &id, 2, json!({"action": "bot", "level": "random"})).await, good());
    assert_eq!(act(host, &id, 2, open.clone()).await, good());
    assert_eq!(act(&friend, &id, 2, with(&key)).await, fault(403, "seat-removed"));
    let next = info(host, &id).await["lobby"]["key"].clone();
    assert_eq!(act(&friend, &id, 2, with(next.as_str().expect("a key"))).await, good());
    // A seat that somebody leaves changes nothing.
    assert_eq!(act(&friend, &id, 2, json!({"action": "leave"})).await, good());
    assert_eq!(info(host, &id).await["lobby"]["key"], next);
    // For people with an account only.
    let mut wanted = info(host, &id).await["settings"].clone();
    wanted["entry"] = json!("account");
    host.put(&party.path("/settings"), wanted.clone()).await.good();
    assert_eq!(act(&again, &id, 2, sit(2)).await, fault(403, "seat-account"));
    let [known] = <[Browser; 1]>::try_from(persons(server.address, 1).await).expect("one");
    assert_eq!(act(&known, &id, 2, sit(2)).await, good());
    assert_eq!(act(&known, &id, 2, json!({"action": "leave"})).await, good());
    // For everybody, but not for who was removed.
    wanted["entry"] = Value::Null;
    host.put(&party.path("/settings"), wanted).await.good();
    for removed in [jules, &friend] {
        assert_eq!(act(removed, &id, 2, sit(2)).await, fault(403, "seat-removed"));
    }
    assert_eq!(act(&again, &id, 2, sit(2)).await, good());
    server.stop().await;
}

#[tokio::test]
async fn reserved_seats_of_a_rematch_expire_and_its_rights_pass() {
    for (make, wait) in [(live(), WAIT), (slow(24, 0), DAY)] {
        let (folder, clock) = (Folder::new(), Clock::still(START));
        let server = serve(&folder, &clock).await;
        let mut party = Party::gather(server.address, 3, 0, 5, make).await;
        party.begin().await;
        for (page, seat) in party.pages.iter_mut().zip(1..) {
            page.send_json(json!({"type": "resign", "seat": seat})).await;
        }
        party.finish_with_bots(0).await;
        let rematch = party.people[0].post(&party.path("/rematch"), json!({})).await.good();
        let new = rematch["id"].as_str().expect("an id").to_owned();
        let stranger = Browser::named(server.address, "Belle").await;
        assert_eq!(act(&party.people[1], &new, 2, sit(2)).await, good());
        let _there = party.people[1].page(&new).await;
        clock.advance(wait - 1000);
        assert_eq!(act(&stranger, &new, 3, sit(3)).await, fault(409, "taken"));
        clock.advance(1000);
        assert_eq!(info(&stranger, &new).await["seats"][2]["kept"], Value::Null);
        assert_eq!(act(&stranger, &new, 3, sit(3)).await, good());
        // Whoever asked for it has not come: the next one acts.
        let bot = json!({"action": "bot", "level": "random"});
        assert_eq!(act(&party.people[1], &new, 1, bot).await, good());
        assert_eq!(party.people[1].post(&format!("/api/tables/{new}/start"), json!({})).await.status, 200);
        server.stop().await;
    }
}

#[tokio::test]
async fn a_table_without_people_leaves_the_lists() {
    let (folder, clock) = (Folder::new(), Clock::still(START));
    let server = serve(&folder, &clock).await;
    let mut make = live();
    make["settings"]["listed"] = json!(true);
    let mut party = Party::gather(server.address, 2, 1, 3, make).await;
    let stranger = Browser::named(server.address, "Belle").await;
    let listed = async || {
        let [lists, found] = [stranger.get("/api/tables?status=open").await, stranger.get("/api/search").await];
        assert_eq!(lists.good().as_array().map(Vec::len), found.good().as_array().map(Vec::len));
        lists.good().as_array().map_or(0, Vec::len)
    };
    clock.advance(10 * WAIT);
    assert_eq!(listed().await, 1, "people are there");
    host_leaves(&mut party).await;
    clock.advance(10 * WAIT);
    assert_eq!(listed().await, 1, "somebody is there");
    party.pages.remove(0).leave().await;
    while party.people[1].get(&party.path("")).await.good()["seats"][1]["online"] == true {
        tokio::task::yield_now().await;
    }
    clock.advance(WAIT - 1000);
    assert_eq!(listed().await, 1);
    clock.advance(1000);
    assert_eq!(listed().await, 0);
    assert_eq!(party.people[0].get("/api/me/games").await.good()["games"].as_array().map(Vec::len), Some(1));
    let back = party.people[1].page(&party.id).await;
    assert_eq!(listed().await, 1, "somebody is back");
    drop(back);
    server.stop().await;
}

/// Whoever is at a table when its server ends, and does not come back, is away from then on.
#[tokio::test]
async fn a_table_whose_server_ended_leaves_the_lists() {
    let (folder, clock) = (Folder::new(), Clock::still(START));
    let server = serve(&folder, &clock).await;
    let mut make = live();
    make["settings"]["listed"] = json!(true);
    let party = Party::gather(server.address, 2, 1, 3, make).await;
    server.stop().await;
    let server = serve(&folder, &clock).await;
    let stranger = Browser::named(server.address, "Belle").await;
    let listed = async || stranger.get("/api/tables?status=open").await.good().as_array().map(Vec::len);
    assert_eq!(listed().await, Some(1), "they may come back");
    // The server looks at it when it gets to it, and begins to wait then.
    while listed().await != Some(0) {
        clock.advance(WAIT);
        tokio::task::yield_now().await;
    }
    drop(party);
    server.stop().await;
}

/// Of whoever logs out or deletes the account, no seat stays behind before the game, and the rights of the host pass.
#[tokio::test]
async fn tables_outlive_hosts_who_are_gone() {
    let (folder, clock) = (Folder::new(), Clock::still(START));
    let server = serve(&folder, &clock).await;
    for deleted in [true, false] {
        let mut device = Device::named(server.address, "Mara").await;
        let mut passkey = Passkey::new(7 + u8::from(deleted), &device.origin());
        device.make(&mut passkey).await.good();
        let friend = Browser::named(server.address, "Jules").await;
        let made =
            device.browser.post("/api/tables", json!({"settings": settings(), "seats": [null, null, null]})).await;
        let id = made.good()["id"].as_str().expect("an id").to_owned();
        for (who, seat) in [(&device.browser, 1), (&friend, 2)] {
            assert_eq!(act(who, &id, seat, sit(seat)).await, good());
        }
        let other = Browser::named(server.address, "Ada").await;
        assert_eq!(act(&other, &id, 3, sit(3)).await, good());
        if deleted {
            assert_eq!(device.post("/delete", json!({})).await.status, 204);
        } else {
            assert_eq!(device.browser.post("/api/guest/leave", json!({})).await.status, 200);
        }
        assert_eq!(other.post("/api/guest/leave", json!({})).await.status, 200);
        let table = info(&friend, &id).await;
        let seats: Vec<&Value> = table["seats"].as_array().expect("seats").iter().map(|s| &s["sitter"]).collect();
        if deleted {
            assert_eq!(seats, ["open", "person", "open"], "{table}");
            clock.advance(WAIT);
            for seat in [1, 3] {
                assert_eq!(act(&friend, &id, seat, json!({"action": "bot", "level": "random"})).await, good());
            }
            assert_eq!(friend.post(&format!("/api/tables/{id}/start"), json!({})).await.status, 200);
        } else {
            // An account only signs out of a browser: its seats stay.
            assert_eq!(seats, ["person", "person", "open"], "{table}");
        }
    }
    server.stop().await;
}

fn asks(agree: bool) -> Value {
    json!({"type": "end", "agree": agree})
}

/// All people agree to end a game: it has no result, and is in no rating, profile or statistic.
#[tokio::test]
async fn a_game_ends_when_all_people_agree() {
    let folder = Folder::new();
    let limits = Limits { rate_same_address: true, ..generous() };
    let server = Server::with(&folder.url(), limits.clone()).await;
    let mut make = live();
    make["settings"]["rated"] = json!(true);
    let mut party = Party::gather_of(persons(server.address, 3).await, 0, 9, make).await;
    party.begin().await;
    party.steps(30).await;
    party.pages[0].send_json(asks(true)).await;
    // Each page has heard of the question before it is refused: none takes the time before it for the refusal.
    for page in &mut party.pages {
        let asked = until_table(page, |table| table["ending"]["agreed"] == json!([1])).await;
        assert_eq!(asked["ending"]["missing"], json!([2, 3]));
    }
    // Somebody refuses.
    party.pages[1].send_json(asks(false)).await;
    for page in &mut party.pages {
        until_table(page, |table| table["ending"].is_null()).await;
    }
    for n in [2, 1] {
        party.pages[n].send_json(asks(true)).await;
        until_table(&mut party.pages[n], |t| t["ending"]["agreed"].as_array().is_some_and(|a| a.len() == 3 - n)).await;
    }
    // The question survives a restart.
    server.crash().await;
    let server = Server::with(&folder.url(), limits.clone()).await;
    party.pages.clear();
    for person in &mut party.people {
        person.address = server.address;
        party.pages.push(person.page(&party.id).await);
    }
    until_table(&mut party.pages[2], |table| table["ending"]["agreed"] == json!([2, 3])).await;
    party.pages[0].send_json(asks(true)).await;
    for page in &mut party.pages {
        let over = until_table(page, |table| table["status"] == "finished").await;
        assert_eq!((&over["stopped"]["ended"], &over["waiting"]), (&json!("agreement"), &json!([])));
        while !page.offers().is_empty() {
            assert!(page.receive().await.is_some());
        }
    }
    let path = party.path("");
    assert_eq!(party.people[0].get(&format!("{path}/result")).await.fault(), fault(409, "no-result"));
    for n in 0..3 {
        let mark = party.pages[0].is.table["seats"][n]["player"].clone();
        assert_eq!((&mark["rating"], &mark["change"]), (&Value::Null, &Value::Null));
        let profile =
            party.people[0].get(&format!("/api/players/{}", mark["handle"].as_str().expect("a handle"))).await.good();
        assert_eq!(profile["played"], 0, "{profile}");
        let reached =
            profile["achievements"].as_array().expect("achievements").iter().filter(|a| !a["reached"].is_null());
        assert_eq!(reached.count(), 0, "{profile}");
    }
    // Its record can be read, and nothing can be played any more, also after a restart.
    assert_eq!(party.people[1].get(&format!("{path}/record")).await.status, 200);
    server.stop().await;
    let server = Server::with(&folder.url(), limits).await;
    party.people[1].address = server.address;
    let mut page = party.people[1].page(&party.id).await;
    assert_eq!((&page.is.table["status"], page.offers().len()), (&json!("finished"), 0));
    for (message, code) in [(asks(true), "no-game"), (json!({"type": "undo", "seat": 2}), "no-game")] {
        page.send_json(message).await;
        assert_eq!(page.refusal().await, code);
    }
    server.stop().await;
}

/// Whose seat a bot plays for the rest of the game has no say, and neither has anybody who only watches.
#[tokio::test]
async fn only_people_who_play_end_a_game() {
    let server = Server::new().await;
    let mut party = Party::start(server.address, 3, 0, 45).await;
    let mut watcher = Browser::unknown(server.address).page(&party.id).await;
    watcher.send_json(asks(true)).await;
    assert_eq!(watcher.refusal().await, "not-seated");
    party.pages[1].send_json(asks(true)).await;
    until_table(&mut party.pages[0], |table| table["ending"]["missing"] == json!([1, 3])).await;
    // With the people, the question changes.
    party.pages[2].send_json(json!({"type": "resign", "seat": 3})).await;
    let left = until_table(&mut party.pages[0], |table| table["seats"][2]["resigned"] == true).await;
    assert_eq!(left["ending"], Value::Null);
    party.pages[2].send_json(asks(true)).await;
    assert_eq!(party.pages[2].refusal().await, "not-seated");
    party.pages[0].send_json(asks(true)).await;
    until_table(&mut party.pages[1], |table| table["ending"]["missing"] == json!([2])).await;
    party.pages[1].send_json(asks(true)).await;
    until_table(&mut party.pages[0], |table| table["status"] == "finished").await;
    server.stop().await;
}
