//! The same game twice with another facedown card: all other clients receive the same bytes until an event reveals it.

use super::party::{Dice, Party, settings};
use super::server::{Server, content};
use darkrock_rules::chance::FastChance;
use darkrock_rules::choice::Choice;
use darkrock_rules::event::Event;
use darkrock_rules::ids::Seat;
use darkrock_rules::notation;
use darkrock_rules::record::{Entry, Session};
use darkrock_rules::setup::Setup;
use serde_json::json;
use std::collections::BTreeMap;

type Twin = Session<'static, FastChance>;

/// A position in which a seat has two choices that are hidden from others.
struct Fork {
    session: Twin,
    seat: Seat,
    choices: [Choice; 2],
}

/// Plays random games and collects a few such positions of each kind of choice.
fn forks(each: usize) -> Vec<Fork> {
    let (mut found, mut counts) = (Vec::new(), BTreeMap::new());
    for seed in 0..30 {
        let setup = Setup { length: 15, ..Setup::new(2 + (seed % 3) as u8) };
        let mut session = Session::new(content(), &setup, FastChance::new(seed), &mut ()).expect("a game");
        let (mut dice, mut open) = (Dice(seed), Vec::new());
        while !session.game().is_over() {
            let waiting: Vec<Seat> = session.waiting().iter().collect();
            let answered = !session.answered().is_empty();
            let seat = *dice.one(&waiting);
            session.choices(seat, &mut open);
            let hidden: Vec<Choice> = open.iter().copied().filter(|c| is_hidden(*c)).collect();
            if let ([first, .., last], false) = (hidden.as_slice(), answered) {
                let count: &mut usize = counts.entry(notation::kind(*first).kind).or_insert(0);
                // From early and late in the game alike.
                if *count < each && dice.below(3) == 0 {
                    *count += 1;
                    found.push(Fork { session: session.clone(), seat, choices: [*first, *last] });
                }
            }
            session.play(seat, *dice.one(&open), &mut ()).expect("an open choice");
        }
    }
    for kind in ["draft", "commit", "lay", "npc"] {
        assert!(counts.get(kind).is_some_and(|n| *n >= 2), "{kind}: {counts:?}");
    }
    found
}

fn is_hidden(choice: Choice) -> bool {
    use Choice::{Commit, Draft, KeepTokens, Lay, Npc};
    matches!(choice, Commit(_) | Draft(_) | KeepTokens(_) | Lay(..) | Npc(_))
}

/// Plays a choice outside the server. Returns whether it caused a random outcome or revealed hidden information.
fn tells(twin: &mut Twin, seat: Seat, choice: Choice) -> bool {
    let (before, mut events) = (twin.entries().len(), Vec::new());
    twin.play(seat, choice, &mut events).expect("an open choice");
    let luck = twin.entries()[before..].iter().any(|e| matches!(e, Entry::Luck(_)));
    let shown = |e: &Event| {
        matches!(e, Event::Revealed { .. } | Event::Showed { .. } | Event::Character { .. } | Event::Declined { .. })
    };
    luck || events.iter().any(shown)
}

async fn table(server: &Server, fork: &Fork) -> Party {
    let people = usize::from(fork.session.record().header.setup.seats);
    let record = fork.session.record().print(content());
    let make = json!({"settings": settings(), "record": record});
    let mut party = Party::gather(server.address, people, 0, 1, make).await;
    party.begin().await;
    party.watch().await;
    party
}

/// Compares the last message of every client but the chooser's. Returns the number compared.
fn compare(pair: &[Party; 2], chooser: usize) -> usize {
    let others = (0..pair[0].pages.len()).filter(|n| *n != chooser);
    let each = others.map(|n| {
        let [a, b] = [0, 1].map(|t| pair[t].pages[n].heard.last().expect("a message"));
        assert!(a.starts_with("{\"type\":\"update\""), "{a}");
        assert_eq!(a, b, "page {n} was sent something else");
    });
    each.count()
}

/// Continues both tables alike until the card is revealed. Returns the number of compared messages.
async fn compare_runs(server: &Server, mut fork: Fork) -> usize {
    let mut pair = [table(server, &fork).await, table(server, &fork).await];
    let chooser = fork.seat.index();
    let seen: Vec<_> = (0..2).map(|t| pair[t].pages.iter().map(|p| p.is.game.clone()).collect::<Vec<_>>()).collect();
    assert_eq!(seen[0], seen[1], "both begin alike");
    let mut compared = 0;
    let mut choices = fork.choices;
    let mut seat = fork.seat;
    loop {
        let told = tells(&mut fork.session, seat, choices[0]);
        for (party, choice) in pair.iter_mut().zip(choices) {
            party.play(seat.index(), &notation::print(content(), choice)).await;
        }
        if told || fork.session.game().is_over() {
            return compared;
        }
        compared += compare(&pair, chooser);
        let Some(next) = fork.session.waiting().iter().find(|s| s.index() != chooser) else { return compared };
        let [a, b] = [0, 1].map(|t| pair[t].pages[next.index()].is.game["ask"].to_string());
        assert_eq!(a, b);
        let mut open = Vec::new();
        fork.session.choices(next, &mut open);
        (seat, choices) = (next, [open[0]; 2]);
    }
}

#[tokio::test]
async fn another_facedown_card_changes_no_byte_that_others_get() {
    let server = Server::new().await;
    let mut compared = 0;
    for fork in forks(6) {
        compared += compare_runs(&server, fork).await;
    }
    assert!(compared > 40, "only {compared} messages were compared");
    server.stop().await;
}
