//! Looking at the top of a deck and burying what lies there: only the seat that looks learns the card, and its place stays
//! known to it until the deck is shuffled.

use crate::choices;
use darkrock_rules::chance::FastChance;
use darkrock_rules::content::Files;
use darkrock_rules::event::Event;
use darkrock_rules::record::Trial;
use darkrock_rules::{Catalog, Choice, Content, Game, Seat, Setup, State, invariants, notation};

/// Blood Money with a character who looks at decks from the first turn on.
fn content() -> Content {
    let mut files = Files::embedded();
    let file = files.texts.iter_mut().find(|(name, _)| name == "blood-money/characters.yaml").unwrap();
    assert!(file.1.contains("lp: 1"));
    file.1 = file.1.replacen("lp: 1", "lp: 5", 1);
    let catalog = Catalog::load(files).unwrap();
    let selection = catalog.select(&["ante-up".to_owned(), "blood-money".to_owned()], None).unwrap();
    catalog.compose(&selection).unwrap()
}

const DECKS: [&str; 3] = ["choose fight-deck", "choose poker-deck", "choose train"];

/// Plays a random game in which the first seat looks at decks, and calls `at` before each choice.
fn walk(content: &Content, seed: u64, mut at: impl FnMut(&Game<'_>, &mut FastChance)) {
    let seats = 2 + (seed % 3) as u8;
    let others = ["lottie-deno", "bass-reeves", "kit-carson"];
    let all = std::iter::once("lozen").chain(others).take(seats.into());
    let setup = Setup { characters: all.map(str::to_owned).collect(), ..Setup::of(content, seats) };
    let (mut luck, mut other) = (FastChance::new(seed), FastChance::new(!seed));
    let mut game = Game::new(content, &setup, &mut luck, &mut ()).unwrap();
    for _ in 0..500 {
        let Some(seat) = game.decision().first() else { return };
        at(&game, &mut other);
        let list = choices(&game, seat);
        // Decks are always looked at, and often buried.
        let look = list.iter().find(|choice| notation::print(content, **choice) == "use lozen").copied();
        let choice = look.unwrap_or_else(|| list[other.below(list.len() as u32) as usize]);
        game.play(seat, choice, &mut luck, &mut ()).unwrap();
    }
}

#[test]
fn re_dealt_decks_look_the_same_to_everybody() {
    let content = content();
    let mut met = [0; 3];
    for seed in 0..30 {
        walk(&content, seed, |game, luck| {
            for viewer in game.state.public.all_seats().map(Some).chain([None]) {
                let view = game.view(viewer);
                let dealt: State = view.sample(&content, luck);
                assert_eq!(invariants::check(&content, &dealt), Ok(()), "seed {seed}");
                assert_eq!(dealt.view(viewer), view, "seed {seed}, viewer {viewer:?}");
                let other = Game::at(&content, dealt);
                if let Some(seat) = viewer {
                    assert_eq!(choices(&other, seat), choices(game, seat), "seed {seed}, seat {seat:?}");
                }
                met[0] += u32::from(view.encounters.under > 1);
                met[1] += u32::from(view.own.known_encounters.iter().next().is_some());
                met[2] += u32::from(view.own.known_deck.iter().skip(1).any(|batch| !batch.is_empty()));
            }
        });
    }
    assert!(met.iter().all(|met| *met > 20), "{met:?}");
}

/// The rest of a choice that a seat is asked for, when it tries the choice out.
fn rest(game: &Game<'_>, seat: Seat, choice: Choice) -> Vec<Choice> {
    Trial::new(game, seat, choice).rest.map(|rest| choices(&rest, seat)).unwrap_or_default()
}

#[test]
fn what_completes_a_choice_is_known_to_its_seat() {
    let content = content();
    let (mut completed, mut looks) = (0, 0);
    for seed in 0..10 {
        walk(&content, seed, |game, luck| {
            let Some(seat) = game.decision().first() else { return };
            let other = Game::at(&content, game.view(Some(seat)).sample(&content, luck));
            for choice in choices(game, seat) {
                let parts = rest(game, seat, choice);
                assert_eq!(parts, rest(&other, seat, choice), "seed {seed}, {}", notation::print(&content, choice));
                let parts: Vec<String> = parts.into_iter().map(|part| notation::print(&content, part)).collect();
                looks += u32::from(parts == DECKS);
                completed += u32::from(!parts.is_empty());
            }
        });
    }
    assert!(looks > 30 && completed > 2 * looks, "{looks} of {completed}");
}

/// What is played in both runs, as one seat sees it.
fn seen(events: &[Event], viewer: Option<Seat>) -> Vec<Event> {
    events.iter().map(|event| event.seen_by(viewer)).collect()
}

#[test]
fn another_card_on_top_changes_nothing_that_others_see() {
    let content = content();
    let (mut different, mut compared) = ([0; 3], 0);
    for seed in 0..30 {
        walk(&content, seed, |game, luck| {
            let Some(seat) = game.decision().first() else { return };
            let decks: Vec<Choice> = choices(game, seat)
                .into_iter()
                .filter(|choice| DECKS.contains(&notation::print(&content, *choice).as_str()))
                .collect();
            for (deck, look) in decks.into_iter().enumerate() {
                for then in [Choice::Bonus, Choice::Pass] {
                    let (mut a, mut b) = (game.clone(), game.clone());
                    let (mut one, mut two) = (FastChance::new(luck.next_u64()), FastChance::new(luck.next_u64()));
                    for choice in [look, then] {
                        // What chance brings after the look is the same in both runs.
                        if choice == then {
                            (one, two) = (FastChance::new(seed), FastChance::new(seed));
                        }
                        let (mut left, mut right): (Vec<Event>, Vec<Event>) = (Vec::new(), Vec::new());
                        a.play(seat, choice, &mut one, &mut left).unwrap();
                        b.play(seat, choice, &mut two, &mut right).unwrap();
                        different[deck] += u32::from(left != right);
                        for viewer in a.state.public.all_seats().filter(|s| *s != seat).map(Some).chain([None]) {
                            assert_eq!(seen(&left, viewer), seen(&right, viewer), "events for {viewer:?}");
                            assert_eq!(a.view(viewer), b.view(viewer), "view of {viewer:?}");
                            compared += 1;
                        }
                    }
                }
            }
        });
    }
    assert!(compared > 300 && different.iter().all(|times| *times > 10), "{compared} comparisons, {different:?}");
}

#[test]
fn a_buried_card_stays_known_at_the_bottom() {
    let content = content();
    let mut buried = 0;
    for seed in 0..30 {
        walk(&content, seed, |game, luck| {
            let Some(seat) = game.decision().first() else { return };
            let look = choices(game, seat).into_iter().find(|c| notation::print(&content, *c) == "choose poker-deck");
            let Some(look) = look else { return };
            let mut game = game.clone();
            let mut events: Vec<Event> = Vec::new();
            let mut chance = FastChance::new(luck.next_u64());
            game.play(seat, look, &mut chance, &mut events).unwrap();
            let card = events.iter().find_map(|e| if let Event::LookedAtDeck { card, .. } = e { *card } else { None });
            let card = card.unwrap();
            game.play(seat, Choice::Bonus, &mut chance, &mut events).unwrap();
            let view = game.view(Some(seat));
            let lowest = view.deck_sizes.iter().rposition(|size| *size > 0).unwrap();
            assert!(view.own.known_deck.iter().nth(lowest).unwrap().contains(card), "seed {seed}");
            assert_eq!(view.own.known_deck.iter().filter(|batch| batch.contains(card)).count(), 1);
            buried += 1;
        });
    }
    assert!(buried > 20, "{buried}");
}
