//! A test module that uses every feature of modules: a second sheet of the board with a pass and a railway, forty
//! items, a third ranch, no bank, opponents with their own rewards and penalties, tokens that start fights, steps in
//! the setup and at the end of a turn, a track of seven spaces, a deck whose top card is known, and effects within a
//! fight that would start another. `hidden.rs` and `properties.rs` also play it.

use crate::support;
use darkrock_rules::chance::FastChance;
use darkrock_rules::edition::Edition;
use darkrock_rules::event::{Cause, Event};
use darkrock_rules::scenario;
use darkrock_rules::{Content, Game, Setup, invariants};
use std::collections::BTreeMap;

fn toy() -> &'static Content {
    let is_toy = |content: &&Content| content.selection.to_string() == "high-country";
    support::contents().iter().find(is_toy).unwrap()
}

#[test]
fn what_modules_bring_does_what_the_scenarios_say() {
    let toy = toy();
    let scenarios = scenario::parse("toy.scenarios.yaml", include_str!("../toy.scenarios.yaml")).unwrap();
    for (name, edition) in Edition::presets() {
        let report = scenario::run_all(toy, edition, &scenarios);
        assert!(report.is_ok(), "by the rulebook {name}: {report}");
        assert_eq!(report.passed, scenarios.len());
    }
}

/// The toy module's part of an event.
fn shows(event: &Event) -> Option<&'static str> {
    Some(match event {
        Event::Meets { .. } => "meets",
        Event::Track { .. } => "track",
        Event::TokenPlaced { .. } => "token placed",
        Event::TokenRemoved { .. } => "token removed",
        Event::LookedAtDeck { .. } => "looked at the deck",
        Event::BuriedTop { .. } => "buried the top",
        Event::Money { cause: Cause::Rail, .. } => "train",
        Event::Acquired { ranch, .. } if ranch.0 == 2 => "third ranch",
        _ => return None,
    })
}

#[test]
fn random_games_end_and_meet_everything() {
    let toy = toy();
    assert_eq!(toy.board.spec.sheets.len(), 1);
    assert_eq!(toy.specs.items.len(), 49);
    let mut met: BTreeMap<&str, u32> = BTreeMap::new();
    for seed in 0..150 {
        let (mut luck, mut pick, mut list) = (FastChance::new(seed), FastChance::new(!seed), Vec::new());
        let mut events: Vec<Event> = Vec::new();
        let mut game = Game::new(toy, &Setup::of(toy, 2 + (seed % 5) as u8), &mut luck, &mut events).unwrap();
        while let Some(seat) = game.decision().first() {
            game.choices(seat, &mut list);
            let choice = list[pick.below(list.len() as u32) as usize];
            game.play(seat, choice, &mut luck, &mut events).unwrap();
            assert_eq!(invariants::check(toy, &game.state), Ok(()), "seed {seed}");
            assert!(events.len() < 1_000_000, "seed {seed} does not end");
        }
        events.iter().filter_map(shows).for_each(|what| *met.entry(what).or_default() += 1);
    }
    assert_eq!(met.len(), 8, "{met:?}");
    assert!(met.values().all(|times| *times > 10), "{met:?}");
}
