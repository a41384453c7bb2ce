//! Every legal selection of the shipped modules is composed, and a random game of each is played with every compatible
//! set of variants. The same with test modules, which represent future ones.

use crate::support;
use darkrock_rules::chance::FastChance;
use darkrock_rules::setup::LENGTHS;
use darkrock_rules::{Catalog, Content, Game, Seat, Setup, Variants, invariants};
use std::collections::BTreeSet;

/// Not a rule: no random game has so many choices.
const CAP: usize = 100_000;

/// Plays a random game to its end.
fn play(content: &Content, setup: &Setup, seed: u64) {
    let (mut luck, mut players) = (FastChance::new(seed), FastChance::new(!seed));
    let mut game = Game::new(content, setup, &mut luck, &mut ()).unwrap();
    let mut list = Vec::new();
    for _ in 0..CAP {
        assert_eq!(invariants::check(content, &game.state), Ok(()), "{} with {}", content.selection, setup.variants);
        let asked: Vec<Seat> = game.decision().iter().collect();
        if asked.is_empty() {
            assert!(game.is_over());
            return;
        }
        let seat = asked[players.below(asked.len() as u32) as usize];
        game.choices(seat, &mut list);
        let choice = list[players.below(list.len() as u32) as usize];
        game.play(seat, choice, &mut luck, &mut ()).unwrap();
    }
    panic!("a game of {} with {} did not end", content.selection, setup.variants);
}

/// Plays a game with each compatible set of variants of some content, each with another number of players; returns the
/// sets.
fn play_all(content: &Content) -> BTreeSet<String> {
    let mut played = BTreeSet::new();
    for (n, variants) in support::variant_sets().enumerate() {
        let fits = |seats: &u8| LENGTHS.iter().any(|length| variants.check(content, *seats, *length).is_ok());
        let mut seats = (0..5).map(|more| 2 + (n as u8 + more) % 5);
        let Some(seats) = seats.find(fits) else { continue };
        let length = LENGTHS.into_iter().find(|length| variants.check(content, seats, *length).is_ok()).unwrap();
        play(content, &Setup { variants, length, ..Setup::of(content, seats) }, n as u64);
        played.insert(variants.to_string());
    }
    played
}

#[test]
fn every_legal_selection_of_the_shipped_modules_is_played() {
    let contents = support::legal(&Catalog::embedded().unwrap());
    assert!(contents[0].selection.is_base());
    for content in &contents {
        let played = play_all(content);
        assert!(!played.is_empty(), "{} can be played with no variants", content.selection);
        let usual: Vec<String> = (2..=6).map(|seats| content.usual(seats).to_string()).collect();
        assert!(usual.iter().any(|usual| played.contains(usual)), "{}: {usual:?}", content.selection);
    }
    let base = play_all(&contents[0]);
    assert_eq!(base.len(), 12, "the sets of variants of the base game that go together: {base:?}");
}

#[test]
fn selections_with_modules_of_tests_are_played() {
    let selections: Vec<String> = support::contents().iter().map(|content| content.selection.to_string()).collect();
    for expected in ["base", "smithy", "strike", "smithy,maps", "smithy,maps,noon"] {
        assert!(selections.contains(&expected.to_owned()), "{expected}: {selections:?}");
    }
    assert!(!selections.iter().any(|s| s.contains("strike") && s.contains("smithy")), "{selections:?}");
    support::contents().iter().for_each(|content| _ = play_all(content));
}

#[test]
fn what_is_agreed_goes_together() {
    for content in support::contents() {
        for (seats, wished) in (2..=6).flat_map(|seats| support::variant_sets().map(move |set| (seats, set))) {
            match support::agreed(content, seats, wished, 25) {
                Some((variants, length)) => assert_eq!(variants.check(content, seats, length), Ok(())),
                None => assert!(Variants::NONE.check(content, seats, 20).is_err(), "{} of {seats}", content.selection),
            }
        }
    }
}
