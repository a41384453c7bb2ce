//! Random games to the end, with every invariant checked after each choice.

use darkrock_rules::chance::FastChance;
use darkrock_rules::choice::Loot;
use darkrock_rules::event::Event;
use darkrock_rules::frame::Frame;
use darkrock_rules::ids::Seat;
use darkrock_rules::reason::Reason;
use darkrock_rules::{Choice, Content, Game, Setup, Variant, Variants};

/// Not a rule: a longer random game counts as endless.
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
                .set(Variant::AUTOMA, seats == 2 && seed % 4 < 2)
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

/// Calls `see` with every decision of some random games, and with the events of the choice made.
fn watch(seeds: std::ops::Range<u64>, mut see: impl FnMut(&Game<'_>, Seat, Choice, &[Event])) {
    let content = Content::embedded().unwrap();
    for seed in seeds {
        let (mut luck, mut pick) = (FastChance::new(seed), FastChance::new(!seed));
        let mut events = Vec::new();
        let mut game = Game::new(&content, &Setup::new(2 + (seed % 5) as u8), &mut luck, &mut events).unwrap();
        let mut choices: Vec<Choice> = Vec::with_capacity(256);
        while let Some(seat) = game.decision().first() {
            game.choices(seat, &mut choices);
            let choice = choices[pick.below(choices.len() as u32) as usize];
            let before = game.clone();
            events.clear();
            game.play(seat, choice, &mut luck, &mut events).unwrap();
            see(&before, seat, choice, &events);
        }
    }
}

#[test]
fn what_a_limit_takes_is_told_before_and_after() {
    let mut told = [0; 2];
    watch(0..60, |game, seat, choice, events| {
        let preview = game.preview(seat, choice);
        let (work, paid) = match choice {
            Choice::Work => (true, game.content.numbers.work),
            Choice::Deposit { nuggets, cards } => {
                (true, (nuggets + cards.count_ones() as u8) * game.content.numbers.nugget_price)
            }
            _ => (false, 0),
        };
        if work {
            assert_eq!(u16::from(preview.money) + u16::from(preview.lost_money), u16::from(paid), "{choice:?}");
        }
        let lost = |loot| {
            let of = events.iter().find_map(|event| match *event {
                Event::OverLimit { seat: whose, what, lost, .. } if whose == seat && what == loot => Some(lost),
                _ => None,
            });
            of.unwrap_or(0)
        };
        // What is stolen or paid at once is certain; what a card does may require more choices.
        if work || matches!(choice, Choice::Income(_) | Choice::Steal { .. }) {
            assert_eq!(preview.lost_money, lost(Loot::Money), "{choice:?}");
            assert_eq!(preview.lost_nuggets, lost(Loot::Nuggets), "{choice:?}");
            told[0] += u32::from(preview.lost_money > 0);
            told[1] += u32::from(preview.lost_nuggets > 0);
        }
    });
    assert!(told[0] > 0, "no random game comes to a full purse");
}

#[test]
fn every_question_of_an_effect_has_its_reason() {
    let mut seen = std::collections::BTreeSet::new();
    watch(0..40, |game, _, choice, _| {
        let public = &game.state.public;
        let reason = public.reason();
        match game.question() {
            Frame::Choose { .. } | Frame::PlayerHere { .. } | Frame::Tribute { .. } | Frame::Travel { .. } => {
                assert!(reason.is_some(), "{:?}: {choice:?}", public.stack.iter().collect::<Vec<_>>());
            }
            Frame::Turn(_) | Frame::Fight | Frame::Poker | Frame::Store | Frame::Discard { to_limit: true, .. } => {
                assert_eq!(reason, None);
            }
            _ => {}
        }
        seen.insert(match reason {
            Some(Reason::Ability(_)) => "ability",
            Some(Reason::FightCard { .. }) => "fight card",
            Some(Reason::Story(_)) => "story",
            Some(Reason::AutomaCard(_)) => "deed",
            Some(Reason::Cattle) => "cattle",
            Some(Reason::Sheriff) => "sheriff",
            Some(Reason::PokerWon) => "poker",
            Some(Reason::Track(_)) => "track",
            None => "none",
        });
    });
    for kind in ["ability", "fight card", "story", "none"] {
        assert!(seen.contains(kind), "{kind} was never the reason: {seen:?}");
    }
}
