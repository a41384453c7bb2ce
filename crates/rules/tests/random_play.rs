//! Random games to the end, with every invariant checked on the way.
#![allow(clippy::unwrap_used)]

use darkrock_rules::chance::FastChance;
use darkrock_rules::{Choice, Content, Game, Setup, Variant, Variants};

/// No rule: a random game that is longer is counted as not ending.
const CAP: usize = 200_000;

fn play(content: &Content, setup: &Setup, seed: u64) -> Option<usize> {
    let mut luck = FastChance::new(seed);
    let mut pick = FastChance::new(!seed);
    let mut game = Game::new(content, setup, &mut luck, &mut ()).unwrap();
    let mut choices: Vec<Choice> = Vec::with_capacity(256);
    for n in 0..CAP {
        let Some(seat) = game.decision().first() else {
            return Some(n);
        };
        game.choices(seat, &mut choices);
        let choice = choices[pick.below(choices.len() as u32) as usize];
        game.play(seat, choice, &mut luck, &mut ()).unwrap();
        assert_eq!(darkrock_rules::invariants::check(content, &game.state), Ok(()), "after {choice:?}, seed {seed}");
    }
    None
}

#[test]
fn random_games_end_and_keep_the_invariants() {
    let content = Content::embedded().unwrap();
    for seats in 2..=6 {
        for seed in 0..40 {
            let first = (3..=4).contains(&seats) && seed % 4 == 1;
            let variants = Variants::NONE
                .set(Variant::ManInBlack, seats == 2 && seed % 4 < 2)
                .set(Variant::WildWildWest, seed % 3 == 0)
                .set(Variant::FirstGame, first)
                .set(Variant::Goals, !first);
            let length = variants.usual_length(&content);
            let setup = Setup { skip_empty_windows: seed % 2 == 0, variants, length, ..Setup::new(seats) };
            let choices = play(&content, &setup, seed);
            assert!(choices.is_some_and(|n| n > 50), "{seats} players, seed {seed}: {choices:?}");
        }
    }
}
