//! A game driven by bytes: each picks a listed choice, or tries any choice of any seat. Nothing panics, everything is
//! conserved, and a choice is accepted if and only if it is listed.
#![no_main]

use darkrock_fuzz::{Bytes, assert_consistent, assert_sound, every_choice, selections};
use darkrock_rules::chance::FastChance;
use darkrock_rules::{Content, Game, Seat, Setup, Variant, Variants, setup};
use libfuzzer_sys::fuzz_target;

/// The selection and the table's agreement, from three bytes.
fn agreed(bytes: &mut Bytes<'_>) -> (&'static Content, Setup) {
    let seats = 2 + bytes.byte() % 5;
    let options = bytes.byte();
    let contents = selections::contents();
    let variants = Variants::NONE
        .set(Variant::Goals, options & 1 != 0)
        .set(Variant::WildWildWest, options & 8 != 0)
        .set(Variant::AUTOMA, options & 16 != 0)
        .set(Variant::FirstGame, options & 32 != 0);
    let length = setup::LENGTHS[usize::from(options) % setup::LENGTHS.len()];
    let drawn = &contents[usize::from(bytes.byte()) % contents.len()];
    // The base game is for every number of players.
    let fitting = |content| selections::agreed(content, seats, variants, length).map(|agreed| (content, agreed));
    let (content, (variants, length)) =
        fitting(drawn).or_else(|| fitting(&contents[0])).expect("the base game can be played");
    let ids = content.specs.characters.iter().map(|c| c.id.clone());
    let fixed = options & 4 != 0 && content.lineup(variants, seats).is_none();
    let characters = ids.cycle().skip(usize::from(options >> 4)).take(usize::from(seats));
    let setup = Setup {
        characters: if fixed { characters.collect() } else { Vec::new() },
        length,
        variants,
        skip_empty_windows: options & 2 != 0,
        ..Setup::of(content, seats)
    };
    (content, setup)
}

fuzz_target!(|data: &[u8]| {
    let mut bytes = Bytes(data);
    let (content, setup) = agreed(&mut bytes);
    let mut luck = FastChance::new(u64::from(bytes.byte()));
    let mut game = Game::new(content, &setup, &mut luck, &mut ()).expect("this setup can be played");
    let mut list = Vec::new();
    while !bytes.is_empty() && !game.is_over() {
        assert_sound(content, &game);
        let asked: Vec<Seat> = game.decision().iter().collect();
        let how = bytes.byte();
        if how < 32 {
            // Any choice of any seat.
            let every = every_choice(content);
            let choice = every[bytes.below(every.len())];
            assert_consistent(&game, &luck, Seat(how % setup.seats), choice);
            continue;
        }
        let seat = asked[usize::from(how) % asked.len()];
        game.choices(seat, &mut list);
        assert!(!list.is_empty(), "{seat:?} is asked and has no choice in {:?}", game.question());
        let choice = list[bytes.below(list.len())];
        if how & 1 != 0 {
            assert_consistent(&game, &luck, seat, choice);
        }
        game.play(seat, choice, &mut luck, &mut ()).expect("a listed choice is accepted");
    }
    assert_sound(content, &game);
});
