//! Compatibility of variants with each other, numbers of players, lengths and characters.

use darkrock_rules::chance::FastChance;
use darkrock_rules::content::Files;
use darkrock_rules::setup::{LENGTHS, SetupError};
use darkrock_rules::{Content, Game, Seat, Setup, Variant, Variants};

fn content() -> Content {
    Content::embedded().unwrap()
}

fn setup(variants: &str, seats: u8, length: u8, characters: &[&str]) -> Setup {
    let characters = characters.iter().map(|c| (*c).to_owned()).collect();
    Setup { variants: variants.parse().unwrap(), length, characters, ..Setup::new(seats) }
}

#[test]
fn whatever_is_not_refused_can_begin() {
    let content = content();
    let (mut good, mut refused) = (0, 0);
    for bits in 0..1 << Variant::ALL.len() {
        let on = |v: &Variant| bits & (1 << *v as u8) != 0;
        let variants: Variants = Variant::ALL.into_iter().filter(on).collect();
        for (seats, length) in (2..=6).flat_map(|s| LENGTHS.map(|l| (s, l))) {
            let setup = Setup { variants, length, ..Setup::new(seats) };
            match (variants.check(&content, seats, length), setup.check(&content)) {
                (Ok(()), Ok(_)) => {
                    good += 1;
                    let game = Game::new(&content, &setup, &mut FastChance::new(7), &mut ()).unwrap();
                    assert!(!game.decision().is_empty(), "{variants}, {seats} players");
                }
                (Err(misfit), Err(SetupError::Variants(same))) => {
                    refused += 1;
                    assert_eq!(misfit, same);
                }
                odd => panic!("{variants}, {seats} players to {length} LP: {odd:?}"),
            }
        }
    }
    // Without the Man in Black: 4 sets for 2 to 6 players and 3 lengths, 2 first games for 3 and 4. With him: 4 and 2 for two.
    assert_eq!((good, refused), (4 * 15 + 2 * 2 + 4 * 3 + 2, 240 - 78));
}

#[test]
fn every_refusal_has_its_reason() {
    let content = content();
    let cases = [
        (setup("goals,first-game", 3, 15, &[]), "first-game-goals"),
        (setup("first-game", 3, 25, &[]), "first-game-length"),
        (setup("first-game", 5, 15, &[]), "first-game-players"),
        (setup("first-game", 2, 15, &[]), "first-game-needs-man-in-black"),
        (setup("man-in-black", 4, 20, &[]), "man-in-black-players"),
        (setup("first-game", 3, 15, &["annie-oakley", "kit-carson", "billy-the-kid"]), "first-game-character"),
        // The fourth character does not take part with three players.
        (setup("first-game", 3, 15, &["annie-oakley", "bloody-knife", "billy-the-kid"]), "first-game-character"),
        (setup("first-game,man-in-black", 2, 15, &["annie-oakley", "bass-reeves"]), "first-game-begins"),
    ];
    for (setup, code) in cases {
        match setup.check(&content) {
            Err(SetupError::Variants(misfit)) => assert_eq!(misfit.code(), code, "{misfit}"),
            other => panic!("expected {code}, not {other:?}"),
        }
    }
    let all = ["annie-oakley", "bass-reeves", "billy-the-kid", "bloody-knife"];
    assert!(setup("first-game,wild-wild-west", 4, 15, &all).check(&content).is_ok());
    let Err(SetupError::Variants(misfit)) = setup("first-game", 3, 25, &[]).check(&content) else { panic!("too long") };
    assert_eq!(misfit.to_string(), "first-game goes to 15 LP, not to 25");
}

#[test]
fn each_seat_of_a_first_game_is_everybody_in_turn() {
    let content = content();
    let billy = content.first_game.as_ref().unwrap().begins;
    for (seats, variants) in [(2, "first-game,man-in-black"), (3, "first-game"), (4, "first-game")] {
        let mut begun = [0_usize; 4];
        for seed in 0..200 {
            let setup = setup(variants, seats, 15, &[]);
            let game = Game::new(&content, &setup, &mut FastChance::new(seed), &mut ()).unwrap();
            let public = &game.state.public;
            assert_eq!(public.character(public.first), billy);
            let cast = content.first_game.as_ref().unwrap().cast(seats);
            assert!((0..seats).all(|s| cast.contains(public.character(Seat(s)))), "seed {seed}");
            begun[public.first.index()] += 1;
        }
        let even = 200 / usize::from(seats);
        let seats = usize::from(seats);
        assert!(begun[..seats].iter().all(|n| n.abs_diff(even) < even / 2 + 10), "{begun:?} of {seats}");
    }
}

#[test]
fn content_from_before_the_variants_still_loads() {
    let mut files = Files::embedded();
    files.texts.retain(|(name, _)| !matches!(name.as_str(), "first-game.yaml" | "man-in-black.yaml"));
    let content = Content::load(&files).unwrap();
    assert!(setup("first-game", 3, 15, &[]).check(&content).is_ok());
}

#[test]
fn mistakes_in_the_file_are_named() {
    let wrong = [
        ("begins: billy-the-kid", "begins: nobody", "unknown character “nobody”"),
        ("fourth: bloody-knife", "fourth: annie-oakley", "expected three characters"),
        ("fourth: bloody-knife", "fourth: kit-carson", "kit-carson starts with an item that is left out"),
        ("length: 15", "length: 16", "expected 15, 20 or 25"),
        ("  - harsh-times", "  - soft-times", "unknown story “soft-times”"),
        ("ten-gallon, ", "ten-pints, ", "unknown item “ten-pints”"),
    ];
    for (old, new, expected) in wrong {
        let mut files = Files::embedded();
        let text = &mut files.texts.iter_mut().find(|(name, _)| name == "first-game.yaml").unwrap().1;
        assert!(text.contains(old), "{old}");
        *text = text.replace(old, new);
        let error = Content::load(&files).unwrap_err().to_string();
        assert!(error.starts_with("first-game.yaml") && error.contains(expected), "{error}");
    }
}
