//! Bots and modules: games of the toy module and of all shipped expansions end, and what these bring is used.
#![allow(clippy::unwrap_used)]

#[path = "../../rules/tests/support/selections.rs"]
#[allow(dead_code, reason = "shared with other tests, which use the rest")]
mod support;

use darkrock_bots::{Ask, Bot, BotKind, never};
use darkrock_rules::chance::FastChance;
use darkrock_rules::content::Files;
use darkrock_rules::content::module::ModuleKind;
use darkrock_rules::event::{Cause, Event};
use darkrock_rules::{Catalog, Choice, Content, Game, Seat, Setup, Variant, Variants, notation};
use std::collections::BTreeMap;
use std::sync::OnceLock;

fn toy() -> &'static Content {
    static TOY: OnceLock<Content> = OnceLock::new();
    TOY.get_or_init(|| {
        let catalog = support::with_toys();
        catalog.compose(&catalog.select(&["high-country".to_owned()], None).unwrap()).unwrap()
    })
}

/// All shipped expansions together.
fn shipped() -> &'static Content {
    static SHIPPED: OnceLock<Content> = OnceLock::new();
    SHIPPED.get_or_init(|| {
        let catalog = Catalog::load(Files::embedded()).unwrap();
        let expansions = catalog.modules().filter(|spec| spec.kind == ModuleKind::Expansion);
        let ids: Vec<String> = expansions.map(|spec| spec.id.clone()).collect();
        catalog.compose(&catalog.select(&ids, None).unwrap()).unwrap()
    })
}

/// The events of a complete game of the toy module.
fn played(kind: BotKind, setup: &Setup, seed: u64) -> Vec<Event> {
    play(toy(), kind, setup, seed, &mut |_| ())
}

/// The events of a complete game of these bots; `took` is called with every choice.
fn play(content: &Content, kind: BotKind, setup: &Setup, seed: u64, took: &mut dyn FnMut(Choice)) -> Vec<Event> {
    let (mut luck, mut events, mut choices) = (FastChance::new(seed), Vec::new(), Vec::new());
    let mut game = Game::new(content, setup, &mut luck, &mut events).unwrap();
    let mut bots: Vec<Box<dyn Bot>> = (0..setup.seats).map(|seat| kind.build(seed, Seat(seat))).collect();
    let mut left = 20_000;
    while let Some(seat) = game.decision().first() {
        game.choices(seat, &mut choices);
        let view = game.view(Some(seat));
        let at = bots[seat.index()].choose(Ask { content, view: &view, choices: &choices }, &never);
        took(choices[at]);
        game.play(seat, choices[at], &mut luck, &mut events).unwrap();
        left -= 1;
        assert!(left > 0, "{kind} does not come to an end, seed {seed}");
    }
    events
}

fn setup(seats: u8) -> Setup {
    Setup { length: 15, ..Setup::of(toy(), seats) }
}

#[test]
fn cowboys_use_the_pass_and_the_train_and_beat_opponents() {
    let (mut passes, mut trains, mut beaten) = (0, 0, 0);
    for seed in 0..20 {
        for event in played(BotKind::Cowboy, &setup(2 + (seed % 3) as u8), seed) {
            match event {
                Event::Moved { from, to, .. } => passes += u32::from(toy().board.passes[from.index()].contains(to)),
                Event::Money { cause: Cause::Rail, .. } => trains += 1,
                Event::TokenRemoved { .. } => beaten += 1,
                _ => {}
            }
        }
    }
    assert!(passes > 3 && trains > 3 && beaten > 10, "{passes} passes, {trains} trains, {beaten} beaten");
}

#[test]
fn greenhorns_and_searchers_come_to_an_end() {
    for seed in 0..20 {
        assert!(!played(BotKind::Greenhorn, &setup(2 + (seed % 5) as u8), seed).is_empty());
    }
    for seed in 0..2 {
        assert!(!played(BotKind::Gunslinger(12), &setup(2 + seed as u8), seed).is_empty());
    }
}

#[test]
fn every_bot_finishes_games_with_the_shipped_expansions() {
    let plans = [(BotKind::Greenhorn, 40), (BotKind::Random, 4), (BotKind::Cowboy, 3), (BotKind::Gunslinger(12), 1)];
    for (kind, games) in plans {
        for seed in 0..games {
            let variants = Variants::NONE.set(Variant::Goals, seed % 2 == 0);
            let setup = Setup { length: 15, variants, ..Setup::of(shipped(), 2 + (seed % 5) as u8) };
            assert!(!play(shipped(), kind, &setup, seed, &mut |_| ()).is_empty());
        }
    }
}

#[test]
fn cowboys_use_what_the_shipped_expansions_bring() {
    let mut taken: BTreeMap<&str, u32> = BTreeMap::new();
    for seed in 0..3 {
        let setup = Setup { length: 20, ..Setup::of(shipped(), 3) };
        play(shipped(), BotKind::Cowboy, &setup, seed, &mut |choice| {
            *taken.entry(notation::kind(choice).kind).or_default() += 1;
        });
    }
    let least = [("faro", 6), ("bet", 12), ("leave-bets", 3), ("choose", 6)];
    let of_the_map = [("risk", 6), ("claim", 4), ("deed", 1), ("trade", 1)];
    for (kind, least) in least.into_iter().chain(of_the_map) {
        assert!(taken.get(kind).is_some_and(|count| *count >= least), "{kind}: {taken:?}");
    }
}
