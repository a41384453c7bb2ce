//! What `darkrock waits` counts.

use super::*;
use clap::Parser;

#[derive(Parser)]
struct Line {
    #[command(flatten)]
    args: Args,
}

fn args(line: &str) -> Args {
    Line::parse_from(line.split(' ')).args
}

fn content() -> Content {
    Content::embedded().expect("the shipped content loads")
}

#[test]
fn the_same_seed_gives_the_same_counts() {
    let content = content();
    let counts = |line| counted(&args(line), &content).expect("games");
    let one = counts("waits --games 3 --seed 5");
    assert_eq!(one, counts("waits --games 3 --seed 5"));
    assert_ne!(one, counts("waits --games 3 --seed 6"));
    // A game may be over earlier.
    assert!(one.games == 3 && (45..=63).contains(&one.turns), "{one:?}");
}

#[test]
fn hand_offs_are_the_changes_of_who_is_waited_for() {
    let content = content();
    let counts = counted(&args("waits --games 4 --turns 9 --orders none"), &content).expect("games");
    // Each turn but the first begins with one, and each choice in another's turn causes two at most: to that person and back.
    assert!(counts.hand_offs >= counts.turns - counts.games, "{counts:?}");
    assert!(counts.hand_offs <= counts.turns + 2 * counts.asides(), "{counts:?}");
    assert!(counts.asides.contains_key(&Aside::Npc) && counts.asides.contains_key(&Aside::EmptyWindow), "{counts:?}");
    // People sleep: nine turns of three people take more than a night.
    assert!(counts.seconds > 4 * 12 * 3600, "{counts:?}");
}

#[test]
fn what_is_done_by_default_is_no_hand_off() {
    let content = content();
    let [none, defaults] = ["none", "defaults"].map(|orders| {
        counted(&args(&format!("waits --games 4 --turns 9 --orders {orders}")), &content).expect("games")
    });
    assert!(none.ordered.is_empty() && none.dear == 0, "{none:?}");
    assert!(defaults.ordered.keys().eq([&Aside::Npc, &Aside::EmptyWindow]), "{defaults:?}");
    assert!(!defaults.asides.contains_key(&Aside::Npc) && !defaults.asides.contains_key(&Aside::EmptyWindow));
    assert!(4 * defaults.hand_offs < 3 * none.hand_offs, "{defaults:?} {none:?}");
}

#[test]
fn orders_are_taken_where_they_would_have_spared_a_wait() {
    let content = content();
    let [offered, all] = ["offered", "all"].map(|orders| {
        counted(&args(&format!("waits --games 4 --turns 12 --orders {orders}")), &content).expect("games")
    });
    let ordered = |counts: &Counts, kind| counts.ordered.get(&kind).copied().unwrap_or_default();
    for kind in [Aside::Window, Aside::Other] {
        assert!(ordered(&offered, kind) > 0 && offered.asides.contains_key(&kind), "{offered:?}");
        assert!(!all.asides.contains_key(&kind), "{all:?}");
    }
    assert!(all.hand_offs < offered.hand_offs, "{offered:?} {all:?}");
}

#[test]
fn the_table_has_every_kind() {
    let (content, args) = (content(), args("waits --games 1"));
    let mut out = Vec::new();
    table(&args, &counted(&args, &content).expect("games")).write(&mut out).expect("memory takes it");
    let text = String::from_utf8(out).expect("it is text");
    assert!(text.starts_with("1 games of 3 people, for 21 turns\n  hand-offs "), "{text}");
    assert!(Aside::VARIANTS.iter().all(|kind| text.lines().any(|line| line.contains(kind.name()))), "{text}");
}
