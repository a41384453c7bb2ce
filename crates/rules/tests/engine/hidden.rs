//! No information leaks: the re-deal test and the two-run test, over random games of all selections.
//!
//! *Re-deal*: everything that a seat cannot know is re-dealt; its view and its choices stay the same.
//! *Two runs*: at a facedown choice the game is continued with another card; until an event reveals it, every other
//! seat sees the same view, choices and events in both runs.

use crate::{choices, support};
use darkrock_rules::chance::FastChance;
use darkrock_rules::edition::{Edition, Switch};
use darkrock_rules::event::Event;
use darkrock_rules::frame::Frame;
use darkrock_rules::{Catalog, Choice, Content, Game, Seat, Setup, State, Variant, Variants, invariants};
use std::collections::BTreeSet;

const GAMES: u64 = 200;
const CHOICES: usize = 400;
/// Games of modes and of gangs are played to their end: what they bring comes late.
const LATE: usize = 20_000;

/// The content for a seed, cycling through the selections.
fn content(seed: u64) -> &'static Content {
    let contents = support::contents();
    &contents[seed as usize % contents.len()]
}

/// The shipped modes, and the composition with all options.
fn late() -> Vec<&'static Content> {
    let ids: Vec<String> =
        support::legal(&Catalog::embedded().unwrap()).iter().map(|c| c.selection.to_string()).collect();
    let is_late = |content: &&Content| {
        let selection = &content.selection;
        let gangs = selection.modules.iter().any(|id| id == "gangs");
        (selection.mode.is_some() || gangs) && ids.contains(&selection.to_string())
    };
    support::contents().iter().filter(is_late).collect()
}

/// Plays a random game and calls `at` before each choice, with the seat that is about to choose.
fn walk(content: &'static Content, seats: u8, seed: u64, at: impl FnMut(&Game<'_>, &mut FastChance)) {
    walk_on(content, seats, seed, CHOICES, at);
}

/// The same, up to so many choices.
fn walk_on(
    content: &'static Content,
    seats: u8,
    seed: u64,
    most: usize,
    mut at: impl FnMut(&Game<'_>, &mut FastChance),
) {
    // Every other game of two has the Man in Black, every third game is Wild Wild West, and some are first games.
    let first = (3..=4).contains(&seats) && seed % 4 == 1;
    let variants = Variants::NONE
        .set(Variant::AUTOMA, seats == 2 && seed.is_multiple_of(2))
        .set(Variant::WildWildWest, seed.is_multiple_of(3))
        .set(Variant::FirstGame, first)
        .set(Variant::Goals, !first);
    let Some((variants, length)) = support::agreed(content, seats, variants, variants.usual_length(content)) else {
        return walk_on(&support::contents()[0], seats, seed, most, at);
    };
    // One game in four has each of the rulebooks, the others random switches.
    let mut edition = Edition::presets().get(seed as usize / 5 % 4).map_or(Edition::EN, |(_, preset)| *preset);
    if seed / 5 % 4 == 3 {
        let mixed = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let value = |switch: Switch| (mixed.rotate_right(4 * switch as u32 + 8) % switch.values().len() as u64) as u8;
        edition = Switch::ALL.into_iter().fold(edition, |all, s| all.with(s, value(s)).unwrap());
    }
    let setup = Setup { variants, edition, length, ..Setup::of(content, seats) };
    let mut luck = FastChance::new(seed);
    let mut other = FastChance::new(seed ^ 0xABCD_EF01);
    let mut game = Game::new(content, &setup, &mut luck, &mut ()).unwrap();
    let mut list = Vec::new();
    for _ in 0..most {
        let asked: Vec<Seat> = game.decision().iter().collect();
        if asked.is_empty() {
            return;
        }
        at(&game, &mut other);
        let seat = asked[other.below(asked.len() as u32) as usize];
        game.choices(seat, &mut list);
        // In long games what modules add is tried more often, so that it happens at all.
        let added = list.iter().filter(|choice| matches!(choice, Choice::Module(_))).count();
        if most == LATE && added > 0 && other.below(3) == 0 {
            list.retain(|choice| matches!(choice, Choice::Module(_)));
        }
        let choice = list[other.below(list.len() as u32) as usize];
        game.play(seat, choice, &mut luck, &mut ()).unwrap();
    }
}

/// Re-deals what each seat cannot know: its view and its choices stay the same.
fn redeal(game: &Game<'_>, luck: &mut FastChance, seed: u64) {
    let viewers = game.state.public.all_seats().map(Some).chain([None]);
    for viewer in viewers {
        let view = game.view(viewer);
        let dealt: State = view.sample(game.content, luck);
        assert_eq!(invariants::check(game.content, &dealt), Ok(()), "seed {seed}");
        assert_eq!(dealt.view(viewer), view, "seed {seed}, viewer {viewer:?}");
        let other = Game::at(game.content, dealt);
        if let Some(seat) = viewer {
            assert_eq!(choices(&other, seat), choices(game, seat), "seed {seed}, seat {seat:?}");
        }
    }
}

#[test]
fn what_a_seat_cannot_know_changes_neither_its_view_nor_its_choices() {
    for seed in 0..GAMES {
        walk(content(seed / 5), 2 + (seed % 5) as u8, seed, |game, luck| redeal(game, luck, seed));
    }
}

#[test]
fn nor_does_it_to_the_end_of_games_of_modes_and_with_gangs() {
    let (mut modes, mut recruited) = (BTreeSet::new(), 0);
    for (n, content) in late().into_iter().enumerate() {
        for seats in [2, 3, 5] {
            let seed = 1000 + n as u64 * 10 + u64::from(seats);
            walk_on(content, seats, seed, LATE, |game, luck| {
                redeal(game, luck, seed);
                let followers = game.state.public.all_seats().filter(|s| game.state.public.follower(*s).is_some());
                recruited += followers.count();
            });
        }
        modes.extend(content.selection.mode.clone());
    }
    assert_eq!(modes.len(), 5, "every mode");
    assert!(recruited > 0, "nobody had a posse or a gang");
}

/// The games of the other tests meet every selection of the shipped modules.
#[test]
fn every_shipped_selection_is_walked() {
    let walked: BTreeSet<String> = (0..GAMES).map(|seed| content(seed / 5).selection.to_string()).collect();
    for content in support::legal(&Catalog::embedded().unwrap()) {
        assert!(walked.contains(&content.selection.to_string()), "{}", content.selection);
    }
}

#[test]
fn a_sample_differs_from_the_truth_somewhere() {
    let mut different = 0;
    walk(content(0), 4, 7, |game, luck| {
        let dealt = game.state.redeal_hidden(game.content, Some(Seat(0)), luck);
        different += usize::from(dealt != game.state);
    });
    assert!(different > 100, "only {different} samples differed");
}

/// Whether an event reveals facedown cards to all.
fn shows(event: &Event) -> bool {
    matches!(event, Event::Revealed { .. } | Event::Showed { .. } | Event::Character { .. } | Event::Declined { .. })
}

struct Run<'c> {
    game: Game<'c>,
    luck: FastChance,
    events: Vec<Event>,
}

impl Run<'_> {
    fn play(&mut self, seat: Seat, choice: Choice) {
        self.events.clear();
        self.game.play(seat, choice, &mut self.luck, &mut self.events).unwrap();
    }

    /// Events up to the first that reveals facedown cards, as a viewer sees them.
    fn seen(&self, viewer: Option<Seat>) -> Vec<Event> {
        self.events.iter().take_while(|e| !shows(e)).map(|e| e.seen_by(viewer)).collect()
    }

    fn shown(&self) -> bool {
        self.events.iter().any(shows)
    }
}

/// Continues both runs with the same choices of the others, comparing what they see, until the card is revealed.
/// Returns the number of comparisons.
fn compare(mut a: Run<'_>, mut b: Run<'_>, chooser: Seat) -> usize {
    let mut compared = 0;
    loop {
        let viewers: Vec<Option<Seat>> =
            a.game.state.public.all_seats().filter(|s| *s != chooser).map(Some).chain([None]).collect();
        for viewer in &viewers {
            assert_eq!(a.seen(*viewer), b.seen(*viewer), "events for {viewer:?}");
        }
        assert_eq!(a.shown(), b.shown(), "one run showed, the other did not");
        if a.shown() || a.game.is_over() {
            return compared;
        }
        assert_eq!(a.game.decision(), b.game.decision(), "order of decisions");
        for viewer in &viewers {
            assert_eq!(a.game.view(*viewer), b.game.view(*viewer), "view of {viewer:?}");
            if let Some(seat) = viewer {
                assert_eq!(choices(&a.game, *seat), choices(&b.game, *seat), "choices of {seat:?}");
            }
            compared += 1;
        }
        let Some(seat) = a.game.decision().iter().find(|s| *s != chooser) else {
            // Only the chooser has a decision: a choice common to both runs is played, or the comparison ends.
            let (ca, cb) = (choices(&a.game, chooser), choices(&b.game, chooser));
            let Some(same) = ca.iter().find(|c| cb.contains(c)) else {
                return compared;
            };
            a.play(chooser, *same);
            b.play(chooser, *same);
            continue;
        };
        let choice = choices(&a.game, seat)[0];
        a.play(seat, choice);
        b.play(seat, choice);
    }
}

fn is_facedown(choice: Choice) -> bool {
    matches!(choice, Choice::Commit(_) | Choice::Lay(..) | Choice::Draft(_) | Choice::Npc(_))
}

#[test]
fn another_facedown_card_changes_nothing_that_others_see() {
    let mut compared = 0;
    let mut kinds = BTreeSet::new();
    for seed in 0..GAMES {
        walk(content(seed / 5), 2 + (seed % 5) as u8, seed, |game, luck| {
            for seat in game.decision() {
                let facedown: Vec<Choice> = choices(game, seat).into_iter().filter(|c| is_facedown(*c)).collect();
                if facedown.len() < 2 {
                    continue;
                }
                let second = 1 + luck.below(facedown.len() as u32 - 1) as usize;
                let fork = luck.next_u64();
                let run = |choice| {
                    let mut run = Run { game: game.clone(), luck: FastChance::new(fork), events: Vec::new() };
                    run.play(seat, choice);
                    run
                };
                kinds.insert(std::mem::discriminant(&game.question()) == std::mem::discriminant(&Frame::Fight));
                compared += compare(run(facedown[0]), run(facedown[second]), seat);
            }
        });
    }
    assert!(compared > 1000, "only {compared} comparisons");
    assert_eq!(kinds.len(), 2, "both fights and other facedown choices must be met");
}
