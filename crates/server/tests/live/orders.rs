//! Standing orders and summaries of turn-based tables: what they do, and that nobody else learns of them.

use super::browser::Page;
use super::party::{Dice, Party};
use super::server::{Folder, Server, content};
use super::turns::{START, party, serve, slow};
use darkrock_rules::chance::FastChance;
use darkrock_rules::choice::Choice;
use darkrock_rules::frame::Frame;
use darkrock_rules::ids::{Card, Seat};
use darkrock_rules::poker_hand::{Category, worth};
use darkrock_rules::record::{Entry, Session};
use darkrock_rules::setup::Setup;
use darkrock_server::Clock;
use darkrock_server::orders::Aside;
use serde_json::{Value, json};

type Twin = Session<'static, FastChance>;

const MINUTE: i64 = 60_000;

fn order(windows: &str, join: &str) -> Value {
    orders(windows, &json!({"join": join, "stake": 50, "hand": "any"}))
}

/// The same with another order of this kind.
fn with(mut orders: Value, kind: &str, order: &str) -> Value {
    orders[kind] = json!(order);
    orders
}

/// Orders about poker only.
fn rule(stake: u8, hand: &str) -> Value {
    orders("ask", &json!({"join": "rule", "stake": stake, "hand": hand}))
}

/// Orders that ask everything else.
fn orders(windows: &str, poker: &Value) -> Value {
    let ask = "ask";
    json!({"windows": windows, "poker": poker, "faro": ask, "npc": ask, "goals": ask, "sheriff": ask, "effects": ask})
}

async fn give(page: &mut Page, orders: &Value) {
    let seat = page.is.facing.clone();
    page.send_json(json!({"type": "orders", "seat": seat, "orders": orders})).await;
    let told = page.until_that(|m| m["type"] == "orders" && m["orders"] == *orders).await;
    assert_eq!(told["seat"], seat);
}

/// A card without its suit.
fn rank(card: Card) -> String {
    let mut text = card.to_string();
    text.pop();
    text
}

/// A position with a question off turn.
struct Found {
    record: String,
    seats: usize,
    /// The seat that is asked, from 0.
    at: usize,
    open: Vec<Choice>,
    /// Whether its hand holds a pair.
    pair: bool,
}

/// Plays random games up to the first position in which a seat is asked something like this.
fn find(fits: impl Fn(&Twin, Seat, &[Choice]) -> bool) -> Found {
    for seed in 0..200 {
        let setup = Setup { length: 15, ..Setup::new(3) };
        let mut session = Session::new(content(), &setup, FastChance::new(seed), &mut ()).expect("a game");
        let (mut dice, mut open) = (Dice(seed), Vec::new());
        while !session.game().is_over() {
            let waiting: Vec<Seat> = session.waiting().iter().collect();
            let seat = *dice.one(&waiting);
            session.choices(seat, &mut open);
            if waiting.len() == 1 && session.answered().is_empty() && fits(&session, seat, &open) {
                let hand = session.game().view(Some(seat)).own.hand;
                let pair = |cards| worth(cards, content().wild_cards, false).category() >= Category::Pair;
                let pair = hand.iter().any(|a| hand.iter().any(|b| b > a && pair([a, b].into_iter().collect())));
                return Found { record: session.record().print(content()), seats: 3, at: seat.index(), open, pair };
            }
            session.play(seat, *dice.one(&open), &mut ()).expect("an open choice");
        }
    }
    panic!("no such position");
}

/// A turn-based table in that position, where the seat that is asked has these orders.
async fn table(server: &Server, found: &Found, orders: Option<&Value>) -> Party {
    let mut make = slow(48, 48);
    make["record"] = json!(found.record);
    let mut party = Party::gather(server.address, found.seats, 0, 1, make).await;
    if let Some(orders) = orders {
        give(&mut party.pages[found.at], orders).await;
    }
    party.begin().await;
    party.watch().await;
    party
}

/// What the orders of a seat choose after a minute, as all clients hear of it; nothing if the player is still asked.
async fn outcome(server: &Server, clock: &Clock, found: &Found, orders: Value) -> Option<Vec<String>> {
    outcome_of(table(server, found, Some(&orders)).await, clock, found).await
}

/// The table of a client has looked at its clock, and the client has heard of what followed.
async fn look(party: &mut Party, found: &Found) {
    // Orders of any seat are a reason to look at all of them.
    give(&mut party.pages[(found.at + 1) % found.seats], &order("ask", "ask")).await;
    party.pages[found.at].send_json(json!({"type": "why", "seat": 9, "choice": "end"})).await;
    party.pages[found.at].refusal().await;
}

/// The same at this table, whatever is ordered there.
async fn outcome_of(mut party: Party, clock: &Clock, found: &Found) -> Option<Vec<String>> {
    let seq = party.pages[0].seq();
    for wait in [MINUTE - 1, 1] {
        assert_eq!(party.pages[found.at].seq(), seq, "not before the minute is over");
        clock.advance(wait);
        look(&mut party, found).await;
    }
    if party.pages[found.at].seq() == seq {
        return None;
    }
    let mut heard = Vec::new();
    for page in &mut party.pages {
        page.past(seq).await;
        heard.push(without_own(page));
    }
    Some(heard)
}

/// Everything that a client was sent except for its own orders.
fn without_own(page: &Page) -> String {
    page.heard.iter().filter(|m| !m.contains("\"type\":\"orders\"")).cloned().collect()
}

/// Whether it is a window for reactions.
fn window(session: &Twin) -> bool {
    session.game().state.public.is_window(content())
}

/// A window for which the hand holds a card.
fn fits(session: &Twin, _: Seat, open: &[Choice]) -> bool {
    window(session) && open.contains(&Choice::Pass) && open.iter().any(|c| matches!(c, Choice::React(_)))
}

/// A game of poker that may be joined, with a pair in the hand or without.
fn joins(pair: bool) -> impl Fn(&Twin, Seat, &[Choice]) -> bool {
    move |session, seat, open| {
        let hand = session.game().view(Some(seat)).own.hand;
        let high = hand.iter().any(|a| hand.iter().any(|b| b > a && rank(a) == rank(b)));
        open == [Choice::Join, Choice::Pass] && high == pair
    }
}

#[tokio::test]
async fn orders_answer_reaction_windows_and_poker_after_a_minute() {
    let (folder, clock) = (Folder::new(), Clock::still(START));
    let server = serve(&folder, &clock).await;
    let empty = find(|session, _, open| window(session) && open == [Choice::Pass]);
    let ending = find(|session, _, open| window(session) && open == [Choice::End]);
    let fitting = find(fits);
    for (found, windows, passes) in [
        (&empty, "ask", false),
        (&empty, "empty", true),
        (&empty, "always", true),
        // Whoever plays may still want to undo something.
        (&ending, "empty", false),
        (&ending, "always", true),
        (&fitting, "ask", false),
        (&fitting, "empty", false),
        (&fitting, "always", true),
    ] {
        let outcome = outcome(&server, &clock, found, order(windows, "ask")).await;
        assert_eq!(outcome.is_some(), passes, "{windows} {:?}", found.open);
    }
    for found in [find(joins(true)), find(joins(false))] {
        let pair = found.pair;
        for (orders, joins) in [
            (order("always", "ask"), None),
            (order("ask", "never"), Some(false)),
            (rule(50, "any"), Some(true)),
            (rule(0, "any"), Some(false)),
            (rule(50, "pair"), Some(pair)),
        ] {
            let heard = outcome(&server, &clock, &found, orders.clone()).await;
            let joined = heard.map(|heard| heard[3].contains("\"type\":\"joined\""));
            assert_eq!(joined, joins, "{orders} {pair}");
        }
    }
    server.stop().await;
}

/// Whether somebody plays a bandit, a guard or another opponent in the turn of another.
fn plays_another(session: &Twin, seat: Seat, open: &[Choice]) -> bool {
    seat != session.game().state.public.turn.seat && open.len() > 1 && open.iter().all(|c| matches!(c, Choice::Npc(_)))
}

/// Whether a choice leads on without a random result, so that two tables go on alike.
fn is_quiet(session: &Twin, seat: Seat, choice: Choice) -> bool {
    let mut twin = session.clone();
    let before = twin.entries().len();
    twin.play(seat, choice, &mut ()).expect("an open choice");
    !twin.entries()[before..].iter().any(|entry| matches!(entry, Entry::Luck(_)))
}

#[tokio::test]
async fn without_orders_opponents_are_played_and_empty_windows_passed_after_a_minute_whoever_looks() {
    let (folder, clock) = (Folder::new(), Clock::still(START));
    let server = serve(&folder, &clock).await;
    let npc = find(plays_another);
    let empty = find(|session, _, open| window(session) && open == [Choice::Pass]);
    let fitting = find(|session, _, open| {
        window(session) && open.contains(&Choice::Pass) && open.iter().any(|c| matches!(c, Choice::React(_)))
    });
    let poker = find(|_, _, open| open == [Choice::Join, Choice::Pass]);
    for (found, event) in [(&npc, Some("npc-committed")), (&empty, Some("seq")), (&fitting, None), (&poker, None)] {
        for looks in [true, false] {
            let mut party = table(&server, found, None).await;
            party.pages[found.at].send_json(json!({"type": "look", "on": looks})).await;
            let heard = outcome_of(party, &clock, found).await;
            assert_eq!(heard.is_some(), event.is_some(), "{looks} {:?}", found.open);
            if let (Some(heard), Some(event)) = (heard, event) {
                assert!(heard[3].contains(&format!("\"{event}\"")), "{event}: {}", heard[3]);
            }
        }
    }
    // Whoever wants to play bandits is asked.
    assert!(outcome(&server, &clock, &npc, order("empty", "ask")).await.is_none());
    server.stop().await;
}

/// Reactions, effects of others’ cards and goals can be left to the server: that is answered after the same minute.
#[tokio::test]
async fn what_is_left_to_a_bot_is_answered_after_the_minute() {
    let (folder, clock) = (Folder::new(), Clock::still(START));
    let server = serve(&folder, &clock).await;
    let asks = |kind: Aside| {
        move |session: &Twin, seat: Seat, open: &[Choice]| {
            let public = &session.game().state.public;
            let begun = !matches!(public.stack.top(), Frame::Draft | Frame::Setup(_));
            begun && public.turn.seat != seat && Aside::of(content(), public, open) == kind
        }
    };
    let goal = find(|session, _, open| {
        Aside::of(content(), &session.game().state.public, open) == Aside::Goal
            && open.iter().any(|choice| matches!(choice, Choice::Goal(_)))
    });
    for (found, kind, left) in [
        (find(asks(Aside::Window)), "windows", "bot"),
        (find(asks(Aside::Other)), "effects", "bot"),
        (goal, "goals", "show"),
    ] {
        let asked = order("ask", "ask");
        assert!(outcome(&server, &clock, &found, asked.clone()).await.is_none(), "{kind}");
        let heard = outcome(&server, &clock, &found, with(asked, kind, left)).await;
        assert!(heard.is_some(), "{kind}: {:?}", found.open);
        assert!(kind != "goals" || heard.is_some_and(|heard| heard[3].contains("goal-shown")));
    }
    server.stop().await;
}

/// An order is offered to whoever let the others wait for what it could have answered, once, and nobody else hears of it.
#[tokio::test]
async fn an_order_that_would_have_spared_a_wait_is_offered_to_its_player_alone() {
    let (folder, clock) = (Folder::new(), Clock::still(START));
    let server = serve(&folder, &clock).await;
    let asks = |kind: Aside, early: bool| {
        move |session: &Twin, seat: Seat, open: &[Choice]| {
            let public = &session.game().state.public;
            let begun = !matches!(public.stack.top(), Frame::Draft | Frame::Setup(_)) && public.turn.round > 0;
            let when = begun && (public.turn.round <= 2) == early && public.turn.seat != seat;
            when && Aside::of(content(), public, open) == kind
        }
    };
    for (found, waits, offer) in [
        (find(asks(Aside::Window, true)), 2 * 60 * MINUTE, Some("windows")),
        (find(asks(Aside::Other, true)), MINUTE + 1000, Some("effects")),
        (find(asks(Aside::Other, true)), MINUTE, None),
        (find(asks(Aside::Window, false)), 2 * 60 * MINUTE, None),
        (find(asks(Aside::Fight, true)), 2 * 60 * MINUTE, None),
    ] {
        let mut party = table(&server, &found, None).await;
        clock.advance(waits);
        let choice = party.pages[found.at].offers()[0]["choice"].as_str().expect("a choice").to_owned();
        party.play(found.at, &choice).await;
        let page = &mut party.pages[found.at];
        page.send_json(json!({"type": "why", "seat": 9, "choice": "end"})).await;
        page.refusal().await;
        let told = page.heard.iter().filter(|message| message.contains("\"type\":\"offer\""));
        let told: Vec<Value> = told.map(|message| serde_json::from_str(message).expect("JSON")).collect();
        let orders: Vec<&Value> = told.iter().map(|told| &told["order"]).collect();
        assert_eq!(orders, offer.iter().map(|offer| json!(offer)).collect::<Vec<_>>().iter().collect::<Vec<_>>());
        if let (Some(offer), [told]) = (offer, told.as_slice()) {
            assert_eq!((&told["waited"], &told["orders"][offer]), (&json!(waits / 1000), &json!("bot")));
        }
        for (_, page) in party.pages.iter_mut().enumerate().filter(|(n, _)| *n != found.at) {
            page.send_json(json!({"type": "why", "seat": 9, "choice": "end"})).await;
            page.refusal().await;
            assert!(!page.heard.iter().any(|message| message.contains("\"type\":\"offer\"")));
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn at_a_live_table_nothing_is_done_by_default() {
    let (folder, clock) = (Folder::new(), Clock::still(START));
    let server = serve(&folder, &clock).await;
    for found in [find(plays_another), find(|_, _, open| open == [Choice::Pass])] {
        let make = json!({"settings": super::party::settings(), "record": found.record});
        let mut party = Party::gather(server.address, found.seats, 0, 1, make).await;
        party.begin().await;
        let seq = party.pages[found.at].seq();
        clock.advance(10 * MINUTE);
        let page = &mut party.pages[found.at];
        page.send_json(json!({"type": "orders", "seat": found.at + 1, "orders": order("ask", "ask")})).await;
        assert_eq!(page.refusal().await, "not-turn-based");
        assert_eq!(page.seq(), seq);
    }
    server.stop().await;
}

/// Every client has heard of everything that has happened so far.
async fn drain(party: &mut Party) {
    for page in &mut party.pages {
        page.send_json(json!({"type": "why", "seat": 9, "choice": "end"})).await;
        page.refusal().await;
    }
}

/// Everything that others than the owner of the orders get: their messages since these, and their lists. Tables differ by their ids.
async fn seen_by_others(party: &Party, found: &Found, since: &[usize]) -> Vec<String> {
    let mut seen = Vec::new();
    for (n, page) in party.pages.iter().enumerate().filter(|(n, _)| *n != found.at) {
        let heard = page.heard[since[n]..].iter().filter(|message| !message.contains("\"type\":\"orders\""));
        seen.extend(heard.cloned());
    }
    for (n, who) in party.people.iter().enumerate().filter(|(n, _)| *n != found.at) {
        seen.push(who.get(&party.path("")).await.body);
        seen.push(who.get(&party.path(&format!("/missed?seat={}&since=0", n + 1))).await.body);
        let games = who.get("/api/me/games").await.good();
        let mine = games["games"].as_array().expect("games");
        let here: Vec<&Value> = mine.iter().filter(|game| game["table"]["id"] == party.id).collect();
        seen.push(json!(here).to_string());
    }
    seen.iter().map(|text| without_ids(text)).collect()
}

/// A text without ids, handles and digests, which are drawn by chance.
fn without_ids(text: &str) -> String {
    let is_digit = |c: char| c.is_ascii_digit() || ('a'..='f').contains(&c);
    let words = text.split_inclusive(|c| !is_digit(c));
    let short: String = words.filter(|word| word.trim_end_matches(|c| !is_digit(c)).len() < 16).collect();
    // When a table was made is the time of the machine.
    let made = short.split("\"created\":").map(|part| part.trim_start_matches(|c: char| c.is_ascii_digit()));
    made.collect()
}

/// Orders that differ in what they say about hidden things, and not in the choices that they make, tell nobody anything: neither before
/// the minute is over nor after it.
#[tokio::test]
async fn orders_that_choose_alike_look_alike_to_everybody_else() {
    let (folder, clock) = (Folder::new(), Clock::still(START));
    let server = serve(&folder, &clock).await;
    let passes = |session: &Twin, seat: Seat| is_quiet(session, seat, Choice::Pass);
    let empty = find(|session, seat, open| window(session) && open == [Choice::Pass] && passes(session, seat));
    let fitting = find(fits);
    let (paired, unpaired) = (find(joins(true)), find(joins(false)));
    let npc = find(|session, seat, open| plays_another(session, seat, open) && is_quiet(session, seat, open[0]));
    let bot = |windows: &str| with(order(windows, "ask"), "npc", "bot");
    // After a choice at poker, cards are drawn, which are others at another table, and a bot that searches may choose another card: there
    // only the moment is compared.
    for (found, orders, drawn) in [
        (&empty, [order("empty", "ask"), order("always", "never")], false),
        (&fitting, [order("ask", "ask"), order("empty", "rule")], false),
        (&paired, [rule(50, "any"), rule(50, "pair")], true),
        (&unpaired, [rule(50, "pair"), order("ask", "never")], true),
        (&npc, [bot("ask"), bot("always")], true),
    ] {
        let [one, other] = &orders;
        let mut pair = [table(&server, found, Some(one)).await, table(&server, found, Some(other)).await];
        for party in &mut pair {
            drain(party).await;
        }
        let since = [0, 1].map(|n: usize| pair[n].pages.iter().map(|page| page.heard.len()).collect::<Vec<_>>());
        for wait in [MINUTE - 1, 1] {
            clock.advance(wait);
            let (mut seen, mut moments) = (Vec::new(), Vec::new());
            for (party, since) in pair.iter_mut().zip(&since) {
                look(party, found).await;
                drain(party).await;
                moments.push(party.pages[found.at].seq());
                seen.push(seen_by_others(party, found, since).await);
            }
            assert_eq!(moments[0], moments[1], "{orders:?} after {wait}");
            if wait == MINUTE - 1 || !drawn {
                assert_eq!(seen[0], seen[1], "{orders:?} after {wait}");
            }
        }
    }
    server.stop().await;
}

/// Nobody but the player of a seat hears of its orders, at the socket or in any answer.
#[tokio::test]
async fn orders_stay_with_their_seat() {
    let (folder, clock) = (Folder::new(), Clock::still(START));
    let server = serve(&folder, &clock).await;
    let mut party = party(&server, 3, 21, slow(48, 48)).await;
    party.watch().await;
    // The first has given none.
    let mut none = order("empty", "ask");
    none["npc"] = json!("bot");
    none["poker"]["stake"] = json!(0);
    let orders = [none, order("always", "never"), order("empty", "rule")];
    for (page, orders) in party.pages.iter_mut().zip(&orders).skip(1) {
        give(page, orders).await;
    }
    party.steps(20).await;
    for page in &party.pages {
        let own = page.is.facing.clone();
        for message in page.heard.iter().filter(|m| m.contains("\"type\":\"orders\"")) {
            let message: Value = serde_json::from_str(message).expect("JSON");
            assert_eq!(message["seat"], own);
        }
        assert!(!without_own(page).contains("\"windows\""));
    }
    assert!(!party.pages[3].heard.iter().any(|m| m.contains("orders")), "a spectator");
    for path in [party.path(""), "/api/me/games".to_owned(), "/api/me".to_owned(), party.path("/missed?seat=1&since=0")]
    {
        assert!(!party.people[0].get(&path).await.body.contains("\"windows\""), "{path}");
    }
    // Orders of another's seat cannot be given.
    party.pages[0].send_json(json!({"type": "orders", "seat": 2, "orders": order("ask", "ask")})).await;
    assert_eq!(party.pages[0].refusal().await, "not-your-seat");
    // They survive a restart, and only their owner receives them.
    let id = party.id.clone();
    server.stop().await;
    let server = serve(&folder, &clock).await;
    for (n, who) in party.people.iter_mut().enumerate() {
        who.address = server.address;
        let mut page = who.page(&id).await;
        let told = page.until("orders").await;
        assert_eq!((&told["seat"], &told["orders"]["windows"]), (&json!(n + 1), &orders[n]["windows"]));
        assert_eq!(told["orders"], orders[n]);
    }
    server.stop().await;
}

/// Orders for all tables count where none were given, at once and after a restart, and others hear nothing of a change.
#[tokio::test]
async fn orders_for_all_tables_count_where_none_were_given() {
    let (folder, clock) = (Folder::new(), Clock::still(START));
    let server = serve(&folder, &clock).await;
    let found = find(|_, _, open| open == [Choice::Join, Choice::Pass]);
    let mut party = table(&server, &found, None).await;
    let mut heard = Vec::new();
    for page in &mut party.pages {
        page.send_json(json!({"type": "why", "seat": 9, "choice": "end"})).await;
        page.refusal().await;
        heard.push(page.heard.len());
    }
    let who = &party.people[found.at];
    assert_eq!(who.get("/api/me/orders").await.good()["windows"], "empty", "the defaults");
    let never = order("ask", "never");
    assert_eq!(who.put("/api/me/orders", never.clone()).await.good(), never);
    assert_eq!(who.put("/api/me/orders", json!({"windows": "maybe"})).await.fault().0, 400);
    let page = &mut party.pages[found.at];
    let told = page.until_that(|m| m["type"] == "orders" && m["orders"] == never).await;
    assert_eq!(told["here"], json!(false));
    // Those given at a table come first, until there are none any more.
    let joins = rule(50, "any");
    let seat = page.is.facing.clone();
    page.send_json(json!({"type": "orders", "seat": seat, "orders": joins})).await;
    let told = page.until_that(|m| m["type"] == "orders" && m["orders"] == joins).await;
    assert_eq!(told["here"], json!(true));
    clock.advance(MINUTE - 1);
    page.send_json(json!({"type": "orders", "seat": seat, "orders": null})).await;
    let told = page.until_that(|m| m["type"] == "orders" && m["orders"] == never).await;
    assert_eq!(told["here"], json!(false));
    for (n, page) in party.pages.iter_mut().enumerate().filter(|(n, _)| *n != found.at) {
        page.send_json(json!({"type": "why", "seat": 9, "choice": "end"})).await;
        page.refusal().await;
        assert_eq!(page.heard.len(), heard[n] + 1, "others hear nothing: {:?}", &page.heard[heard[n]..]);
    }
    // The server is restarted before the minute is over.
    let id = party.id.clone();
    server.stop().await;
    let server = serve(&folder, &clock).await;
    party.pages.clear();
    for who in &mut party.people {
        who.address = server.address;
        let page = who.page(&id).await;
        party.pages.push(page);
    }
    let seq = party.pages[found.at].seq();
    clock.advance(1);
    party.pages[found.at].past(seq).await;
    let passed = party.pages[found.at].heard.last().cloned().unwrap_or_default();
    assert!(!passed.contains("\"type\":\"joined\""), "{passed}");
    server.stop().await;
}

#[tokio::test]
async fn live_tables_have_no_orders() {
    let server = Server::new().await;
    let mut party = Party::start(server.address, 2, 0, 1).await;
    party.pages[0].send_json(json!({"type": "orders", "seat": 1, "orders": order("ask", "ask")})).await;
    assert_eq!(party.pages[0].refusal().await, "not-turn-based");
    server.stop().await;
}

/// The summary of what a seat has missed has exactly the events that its own client was sent, with the same redaction.
#[tokio::test]
async fn summaries_tell_a_seat_what_its_own_client_would_have_heard() {
    let (folder, clock) = (Folder::new(), Clock::still(START));
    let server = serve(&folder, &clock).await;
    let mut party = party(&server, 3, 33, slow(48, 48)).await;
    party.steps(10).await;
    let seen = party.pages[1].is.last;
    party.pages[1].send_json(json!({"type": "look", "on": true, "seen": seen})).await;
    // The server's games have seeds of their own: it plays until enough has happened.
    while party.pages[1].is.heard_since(seen).len() <= 60 {
        party.steps(1).await;
    }
    let path = |seat: u8| party.path(&format!("/missed?seat={seat}&since={seen}"));
    let missed = party.people[1].get(&path(2)).await.good();
    let told: Vec<Value> = missed["steps"]
        .as_array()
        .expect("steps")
        .iter()
        .flat_map(|s| s["events"].as_array().cloned().unwrap_or_default())
        .collect();
    assert_eq!(told, party.pages[1].is.heard_since(seen));
    let last = missed["steps"].as_array().and_then(|s| s.last()).expect("a step");
    assert_eq!(&last["position"], party.pages[1].position());
    // Nobody gets the summary of another's seat.
    for (who, seat) in [(0, 2), (2, 2), (1, 1), (1, 0), (1, 9)] {
        assert_eq!(party.people[who].get(&path(seat)).await.fault().1, "not-your-seat", "{who} {seat}");
    }
    assert_eq!(super::browser::Browser::unknown(server.address).get(&path(2)).await.fault().0, 401);
    // A client that connects again learns what its player has seen, also after a restart.
    let id = party.id.clone();
    server.stop().await;
    let server = serve(&folder, &clock).await;
    party.people[1].address = server.address;
    let page = party.people[1].page(&id).await;
    let snapshot: Value = serde_json::from_str(&page.heard[0]).expect("JSON");
    assert_eq!((&snapshot["seen"], &snapshot["facing"]), (&json!(seen), &json!(2)));
    server.stop().await;
}
