//! What a position tells of a decision before it is made: prices, how a fight stands, and what is asked of everybody alike.

use crate::choices;
use crate::support::{agreed, certain};
use darkrock_rules::chance::FastChance;
use darkrock_rules::event::Event;
use darkrock_rules::frame::{Frame, MoveStage};
use darkrock_rules::refusal::Refusal;
use darkrock_rules::rule_index::RuleIndex;
use darkrock_rules::{Catalog, Choice, Content, Game, Seat, Setup, Variants, notation};
use std::collections::BTreeSet;

/// The base game, each module and each mode with what they need, and everything together.
fn contents() -> Vec<Content> {
    let catalog = Catalog::embedded().unwrap();
    certain(&catalog).iter().map(|selection| catalog.compose(selection).unwrap()).collect()
}

/// Plays random games of a content, in which choices of modules are frequent, and calls `see` with every decision, its choice
/// and the events of that.
fn watch(content: &Content, games: u64, mut see: impl FnMut(&Game<'_>, Seat, Choice, &[Event])) {
    let most = (2..=4).rev().find_map(|seats| Some((seats, agreed(content, seats, Variants::NONE, 20)?)));
    let (seats, (variants, length)) = most.expect("a number of players");
    for seed in 0..games {
        let (mut luck, mut pick) = (FastChance::new(seed), FastChance::new(!seed));
        let mut events = Vec::new();
        let setup = Setup { variants, length, ..Setup::of(content, seats) };
        let mut game = Game::new(content, &setup, &mut luck, &mut events).unwrap();
        for _ in 0..800 {
            let Some(seat) = game.decision().first() else { break };
            let mut list = choices(&game, seat);
            if pick.below(2) == 0 && list.iter().any(|choice| matches!(choice, Choice::Module(_))) {
                list.retain(|choice| matches!(choice, Choice::Module(_)));
            }
            let choice = list[pick.below(list.len() as u32) as usize];
            let before = game.clone();
            events.clear();
            game.play(seat, choice, &mut luck, &mut events).unwrap();
            see(&before, seat, choice, &events);
        }
    }
}

/// What a move can be extended with is told before it (base.move.11).
#[test]
fn what_extends_a_move_is_told_before_it() {
    let (mut cards, mut others, mut kept) = (0, 0, 0);
    for content in &contents() {
        watch(content, 6, |game, seat, choice, events| {
            if !matches!(choice, Choice::Move { .. }) {
                return;
            }
            let told = game.extensions(seat);
            let mut after = game.clone();
            after.play(seat, choice, &mut FastChance::new(0), &mut ()).unwrap();
            // What a move has brought may extend it.
            let gained = events.iter().any(|event| matches!(event, Event::Drew { .. } | Event::GainedItem { .. }));
            if !matches!(after.state.public.stack.peek(), Frame::Move(MoveStage::Extend { .. })) || gained {
                return;
            }
            let offered = choices(&after, seat);
            // A goal that the move meets may be shown, too.
            for choice in offered.iter().filter(|choice| !matches!(choice, Choice::Pass | Choice::Goal(_))) {
                assert!(told.contains(choice), "{}: {choice:?} of {told:?}", content.selection);
                cards += u32::from(matches!(choice, Choice::React(_)));
                others += u32::from(!matches!(choice, Choice::React(_)));
            }
            kept += u32::from(!told.is_empty() && told.iter().all(|choice| offered.contains(choice)));
        });
    }
    assert!(cards > 100 && others > 10 && kept > 100, "{cards} cards, {others} others, {kept} all");
}

/// The price of a choice is what its player pays first; gold is paid instead where a further question follows.
#[test]
fn what_a_choice_costs_is_told_before() {
    let mut seen = BTreeSet::new();
    for content in &contents() {
        watch(content, 6, |game, seat, choice, events| {
            let cost = game.preview(seat, choice).cost;
            let gold = content.numbers.nugget_money > 0 && game.state.public.player(seat).nuggets > 0;
            if cost == 0 || gold {
                return;
            }
            let paid = events.iter().find_map(|event| match *event {
                Event::Money { seat: whose, gained, .. } if whose == seat && gained < 0 => Some(-gained),
                _ => None,
            });
            assert_eq!(paid, Some(i16::from(cost)), "{}: {choice:?}", content.selection);
            let text = notation::print(content, choice);
            seen.insert(text.split(' ').next().unwrap_or_default().to_owned());
        });
    }
    for verb in [
        "buy",
        "upgrade",
        "revel",
        "heal",
        "poker",
        "join",
        "high-stakes",
        "raise",
        "claim",
        "trade",
        "settle",
        "improve",
    ] {
        assert!(seen.contains(verb), "no random game has a price of “{verb}”: {seen:?}");
    }
}

/// Where passing has a standing, the fight has one, and passing changes neither value.
#[test]
fn a_revealed_fight_stands_somehow() {
    let mut fights = 0;
    for content in &contents() {
        watch(content, 2, |game, seat, _, _| {
            if let Some(passed) = game.preview(seat, Choice::Pass).standing {
                let now = game.standing().expect("both sides have revealed a card");
                assert!((0..2).all(|side| passed.values[side] <= now.values[side]), "{now:?}, then {passed:?}");
                fights += 1;
            }
        });
    }
    assert!(fights > 100, "{fights} decisions in fights");
}

/// Whoever can only pass is asked nothing but what others could answer with a hidden card.
#[test]
fn only_windows_are_asked_for_nothing() {
    let mut asked = 0;
    for content in &contents() {
        watch(content, 2, |game, seat, _, _| {
            if choices(game, seat) == [Choice::Pass] {
                assert!(game.state.public.is_window(content), "{}: {:?}", content.selection, game.question());
                asked += 1;
            }
        });
    }
    assert!(asked > 100, "{asked} empty windows");
}

/// What a player might expect and cannot do is refused with a rule of the index.
#[test]
fn every_refusal_has_a_rule() {
    let index = RuleIndex::embedded().unwrap();
    let (mut rules, mut at) = (BTreeSet::new(), 0);
    for content in &contents() {
        watch(content, 1, |game, seat, _, _| {
            at += 1;
            // Neighboring positions refuse much the same.
            for (choice, refusal) in (at % 10 == 0).then(|| game.closed(seat)).into_iter().flatten() {
                let rule = refusal.rule_of(choice);
                assert!(
                    index.find(rule).is_some(),
                    "{}: {choice:?} is refused with the rule “{rule}”",
                    content.selection
                );
                rules.insert(rule);
            }
        });
    }
    assert!(rules.len() > 20, "{rules:?}");
}

/// The kinds of choices that a content is said to have are those that its games have.
#[test]
fn every_choice_is_of_a_kind_that_the_content_has() {
    for content in &contents() {
        let kinds = notation::kinds_of(content);
        watch(content, 2, |_, _, choice, _| {
            assert!(kinds.contains(notation::kind(choice)), "{}: {choice:?}", content.selection);
        });
    }
}

/// The markers of events are on the tracks from the start, and leave them one after another.
#[test]
fn event_markers_are_there_until_they_are_reached() {
    let mut reached = 0;
    for content in contents().iter().filter(|content| !content.event_markers.is_empty()) {
        let mut left = Vec::new();
        watch(content, 1, |game, _, _, _| left.push(game.state.public.event_markers().len()));
        assert!(left.is_sorted_by(|a, b| a >= b), "{}: a marker comes back", content.selection);
        reached += u32::from(left.last() < left.first());
    }
    assert!(reached > 0, "no random game reaches a marker");
}

/// What is missing for a choice of a module is told by the rule about its place or its price.
#[test]
fn what_a_choice_of_a_module_lacks_is_told_by_its_rule() {
    let all = contents();
    for (choice, place, money) in [
        ("high-stakes", "au.high-stakes.01", "au.high-stakes.02"),
        ("raise", "base.store.01", "au.high-stakes.08"),
        ("faro", "au.faro.01", "au.faro.29"),
    ] {
        let choice = all.iter().find_map(|content| {
            let choice = notation::parse(content, choice).ok()?;
            notation::kinds_of(content).contains(notation::kind(choice)).then_some(choice)
        });
        let choice = choice.expect("some content has it");
        assert_eq!((Refusal::WrongPlace.rule_of(choice), Refusal::Short { money: 10 }.rule_of(choice)), (place, money));
    }
}
