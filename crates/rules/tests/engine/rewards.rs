//! What is won in a fight: the rewards that cannot be had are told with their reasons.

use crate::choices;
use darkrock_rules::chance::FastChance;
use darkrock_rules::choice::{Loot, Reward};
use darkrock_rules::refusal::Refusal;
use darkrock_rules::{Catalog, Choice, Content, Game, Seat, Setup};

/// Plays random games in which fights are frequent, and calls `see` before each choice.
fn watch(content: &Content, setup: &Setup, seeds: u64, mut see: impl FnMut(&Game<'_>, Seat, &[Choice])) {
    for seed in 0..seeds {
        let (mut luck, mut pick) = (FastChance::new(seed), FastChance::new(!seed));
        let mut game = Game::new(content, setup, &mut luck, &mut ()).unwrap();
        for _ in 0..600 {
            let Some(seat) = game.decision().first() else { break };
            let list = choices(&game, seat);
            see(&game, seat, &list);
            let bandits = game.state.public.bandits;
            let liked = |choice: &Choice| match choice {
                Choice::Fight { .. } | Choice::Reward(Reward::Wanted) => true,
                Choice::Move { to, .. } => bandits.contains(*to),
                _ => false,
            };
            let some: Vec<Choice> = list.iter().copied().filter(liked).collect();
            let from = if pick.below(3) > 0 && !some.is_empty() { &some } else { &list };
            let choice = from[pick.below(from.len() as u32) as usize];
            game.play(seat, choice, &mut luck, &mut ()).unwrap();
        }
    }
}

#[test]
fn a_robber_is_told_what_there_is_not_to_take() {
    let content = Content::embedded().unwrap();
    let (mut robbed, mut empty, mut full) = (0, 0, 0);
    watch(&content, &Setup::new(3), 60, |game, seat, list| {
        let closed = game.closed(seat);
        let nothing = Choice::Steal { what: Loot::Nothing, cattle: false };
        if !list.contains(&nothing) {
            assert!(!closed.iter().any(|(choice, _)| matches!(choice, Choice::Steal { .. })), "{closed:?}");
            return;
        }
        robbed += 1;
        let target = *game.state.public.player(game.state.public.fight.other);
        for (what, there) in [(Loot::Money, target.money > 0), (Loot::Nuggets, target.nuggets > 0)] {
            let told = (Choice::Steal { what, cattle: false }, Refusal::NothingToTake);
            assert_eq!(closed.contains(&told), !there, "{what:?}: {closed:?}");
            empty += usize::from(!there);
        }
        let cattle = Choice::Steal { what: Loot::Nothing, cattle: true };
        let leads = target.cattle.iter().any(Option::is_some);
        let told = closed.contains(&(cattle, Refusal::CarriesCattle));
        assert_eq!(told, leads && !list.contains(&cattle), "{closed:?}");
        full += usize::from(told);
    });
    assert!(
        robbed > 20 && empty > 10,
        "{robbed} robberies, {empty} with nothing of a kind, {full} with cattle in the way"
    );
}

/// Belle Starr may gain a Wanted point for a bandit. If she is Wanted, the Marshal point is there with its reason.
#[test]
fn the_wanted_are_told_why_there_is_no_marshal_point() {
    let catalog = Catalog::embedded().unwrap();
    let content = catalog.compose(&catalog.select(&catalog.with_needs("extras"), None).unwrap()).unwrap();
    let setup =
        Setup { characters: vec!["belle-starr".to_owned(), "annie-oakley".to_owned()], ..Setup::of(&content, 2) };
    let (mut open, mut closed) = (0, 0);
    watch(&content, &setup, 40, |game, seat, list| {
        let reward = Choice::Reward(Reward::Marshal);
        if !list.contains(&Choice::Reward(Reward::Legend)) {
            return;
        }
        let (fight, told) = (&game.state.public.fight, game.closed(seat));
        match list.contains(&reward) {
            true => assert!(told.is_empty(), "{told:?}"),
            false if game.state.public.player(seat).is_wanted() => {
                assert_eq!(told, [(reward, Refusal::WantedNoMarshal)]);
            }
            false => assert_eq!((told, fight.no_marshal), (vec![(reward, Refusal::NoMarshalReward)], true)),
        }
        if list.contains(&reward) { open += 1 } else { closed += 1 }
    });
    assert!(open > 3 && closed > 3, "{open} with, {closed} without a Marshal point");
}

/// Options of a card that the rules forbid stay in place with the reason; what is no option any more is not told.
#[test]
fn forbidden_options_have_a_reason() {
    let content = Content::embedded().unwrap();
    let mut told = 0;
    watch(&content, &Setup::new(3), 40, |game, seat, list| {
        let options = game.closed(seat);
        for (choice, refusal) in options.iter().filter(|(choice, _)| matches!(choice, Choice::Choose(_))) {
            assert!(*refusal != Refusal::NotAnOption && !list.contains(choice), "{choice:?}: {refusal:?}");
            told += 1;
        }
    });
    assert!(told > 0, "no option was forbidden");
}
