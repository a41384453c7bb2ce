//! What a seat is told before it chooses: what a choice changes, who may react, how likely it succeeds. All of it follows from what
//! the seat knows, and comes true.

use crate::{choices, support};
use darkrock_rules::chance::{Chance, FastChance, Luck};
use darkrock_rules::choice::{FightKind, Reward};
use darkrock_rules::event::{Cause, Event};
use darkrock_rules::frame::{Frame, PointsOn};
use darkrock_rules::{Catalog, Choice, Content, Game, Seat, Setup, Variants};
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

/// The base game, each module and each mode with what they need, and everything together.
pub fn contents() -> Vec<Content> {
    let catalog = Catalog::embedded().unwrap();
    support::certain(&catalog).iter().map(|selection| catalog.compose(selection).unwrap()).collect()
}

/// Plays a random game, in which choices of modules, fights and moves onto bandits are frequent, and calls `see` before each
/// choice of a seat.
pub fn watch(content: &Content, seed: u64, most: usize, see: impl FnMut(&Game<'_>, Seat, &[Choice])) {
    watch_with(content, seed, most, false, see);
}

/// The same, also in games that skip the windows of players who can only pass.
fn watch_with(
    content: &Content,
    seed: u64,
    most: usize,
    skip_empty_windows: bool,
    mut see: impl FnMut(&Game<'_>, Seat, &[Choice]),
) {
    let fits = (2..=4).rev().find_map(|seats| Some((seats, support::agreed(content, seats, Variants::NONE, 20)?)));
    let (seats, (variants, length)) = fits.expect("a number of players");
    let (mut luck, mut pick) = (FastChance::new(seed), FastChance::new(!seed));
    let setup = Setup { variants, length, skip_empty_windows, ..Setup::of(content, seats) };
    let mut game = Game::new(content, &setup, &mut luck, &mut ()).unwrap();
    for _ in 0..most {
        let Some(seat) = game.decision().first() else { break };
        let list = choices(&game, seat);
        see(&game, seat, &list);
        let bandits = game.state.public.bandits;
        let liked = |choice: &Choice| match choice {
            Choice::Module(_) | Choice::Fight { .. } | Choice::Heist | Choice::Prospect | Choice::Accept => true,
            Choice::Move { to, .. } => bandits.contains(*to),
            _ => false,
        };
        let some: Vec<Choice> = list.iter().copied().filter(liked).collect();
        let from = if pick.below(2) == 0 && !some.is_empty() { &some } else { &list };
        let choice = from[pick.below(from.len() as u32) as usize];
        game.play(seat, choice, &mut luck, &mut ()).unwrap();
    }
}

/// The same position with everything dealt anew that a seat cannot know.
fn dealt_anew<'c>(game: &Game<'c>, seat: Seat, luck: &mut FastChance) -> Game<'c> {
    Game::at(game.content, game.state.redeal_hidden(game.content, Some(seat), luck))
}

/// Odds and consequences of all choices, in the position and in one that its seat cannot tell from it: how many choices have odds, how
/// many change something, and how many something for others.
fn tells_no_more_than_the_seat_knows(content: &Content, seed: u64, most: usize, skip: bool) -> [usize; 3] {
    let mut luck = FastChance::new(seed ^ 0x0DD5);
    let mut told = [0; 3];
    watch_with(content, seed, most, skip, |game, seat, list| {
        let other = dealt_anew(game, seat, &mut luck);
        let views = [game.view(Some(seat)), other.view(Some(seat))];
        for choice in list {
            let odds = views.each_ref().map(|view| view.odds(content, *choice));
            assert_eq!(odds[0], odds[1], "{}, seed {seed}: {choice:?}", content.selection);
            let foreseen = [game, &other].map(|game| game.foreseen(seat, *choice));
            assert_eq!(foreseen[0], foreseen[1], "{}, seed {seed}: {choice:?}", content.selection);
            told[0] += usize::from(odds[0].is_some());
            told[1] += usize::from(foreseen[0] != Default::default());
            told[2] += usize::from(!foreseen[0].others.is_empty());
        }
    });
    told
}

#[test]
fn odds_and_consequences_of_every_selection_follow_from_what_a_seat_knows() {
    for skip in [false, true] {
        let mut told = [0; 3];
        for (n, content) in contents().iter().enumerate() {
            let here = tells_no_more_than_the_seat_knows(content, n as u64, 250, skip);
            told = [told[0] + here[0], told[1] + here[1], told[2] + here[2]];
        }
        assert!(told[0] > 1000 && told[1] > 1000 && told[2] > 50, "{told:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn odds_and_consequences_follow_from_what_a_seat_knows(seed in any::<u64>(), skip in any::<bool>()) {
        let contents = support::contents();
        tells_no_more_than_the_seat_knows(&contents[seed as usize % contents.len()], seed, 120, skip);
    }
}

/// Whether a side wins a fight in which both play these cards, and nobody reacts or uses what is optional.
fn wins(mut game: Game<'_>, seat: Seat, mine: Choice, theirs: Choice, luck: &mut FastChance) -> Option<bool> {
    let fight = game.state.public.fight;
    let side = u8::from(fight.fighter != seat);
    let mut events = Vec::new();
    game.play(seat, mine, luck, &mut events).unwrap();
    for _ in 0..60 {
        if let Some(won) = events.iter().find_map(|event| match event {
            Event::FightWon { side: winner, .. } => Some(*winner == side),
            _ => None,
        }) {
            return Some(won);
        }
        let next = game.decision().first()?;
        let list = choices(&game, next);
        let choice = [theirs, Choice::Pass].into_iter().find(|choice| list.contains(choice));
        // A fight card may demand something before the cards are compared.
        game.play(next, choice.unwrap_or(list[0]), luck, &mut events).unwrap();
    }
    None
}

/// Everything that the other side could play against a card of a seat.
fn answers(game: &Game<'_>, seat: Seat, mine: Choice, luck: &FastChance) -> Vec<Choice> {
    let mut after = game.clone();
    let mut events = Vec::new();
    after.play(seat, mine, &mut luck.clone(), &mut events).unwrap();
    let fight = game.state.public.fight;
    let laid = |card: &Choice| matches!(card, Choice::Commit(_) | Choice::Npc(_));
    match after.decision().first().filter(|next| *next != seat || !fight.with_player()) {
        Some(next) => choices(&after, next).into_iter().filter(laid).collect(),
        None => Vec::new(),
    }
}

/// In how many of many deals, in a thousand, a card beats everything that is played against it; none if it is not for sure known.
fn frequency(game: &Game<'_>, seat: Seat, card: Choice, deals: u64) -> Option<u64> {
    let mut won = 0;
    for seed in 0..deals {
        let mut luck = FastChance::new(seed);
        let deal = dealt_anew(game, seat, &mut luck);
        let theirs = answers(&deal, seat, card, &luck);
        let all = match theirs.as_slice() {
            // The engine plays the only one.
            [] => wins(deal, seat, card, Choice::Pass, &mut luck)?,
            theirs => {
                let mut all = true;
                for answer in theirs {
                    all &= wins(deal.clone(), seat, card, *answer, &mut luck.clone())?;
                }
                all
            }
        };
        won += u64::from(all);
    }
    Some(won * 1000 / deals)
}

/// The odds of cards that are laid are the share of deals in which they beat whatever is played.
#[test]
fn cards_win_as_often_as_their_odds_say() {
    const DEALS: u64 = 250;
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    let content = Content::embedded().unwrap();
    for seed in 0..40 {
        watch(&content, seed, 500, |game, seat, list| {
            let fight = &game.state.public.fight;
            let commits = list.iter().filter(|choice| matches!(choice, Choice::Commit(_)));
            // The target's own reaction to a card that lies facedown is the other side's.
            let kind: &str = fight.kind.id();
            let first = fight.fighter == seat && game.state.view(Some(seat)).facedown_sizes == [0; 6];
            if !matches!(game.question(), Frame::Fight) || !first || seen.get(kind).is_some_and(|n| *n >= 12) {
                return;
            }
            for choice in commits.take(3) {
                let Some(odds) = game.view(Some(seat)).odds(&content, *choice) else { continue };
                let Some(share) = frequency(game, seat, *choice, DEALS) else { continue };
                let (told, share) = (odds.millionths() as f64 / 1e6, share as f64 / 1e3);
                let sigma = (told * (1.0 - told) / DEALS as f64).sqrt();
                assert!(
                    (told - share).abs() <= 4.5 * sigma + 0.002,
                    "seed {seed}, {kind}: {choice:?} has odds of {told}, and wins {share}"
                );
                *seen.entry(kind).or_default() += 1;
            }
        });
    }
    assert!(seen.get("bandit").is_some_and(|n| *n >= 12), "{seen:?}");
    assert!(seen.get("duel").is_some_and(|n| *n >= 3), "{seen:?}");
    assert!(seen.get("heist").is_some_and(|n| *n >= 3), "{seen:?}");
}

/// A bandit draws from the deck: the odds of a move there are those that the best card has once the deck was drawn from, on average.
#[test]
fn the_odds_before_a_fight_are_those_over_all_draws() {
    const DEALS: u64 = 300;
    let content = Content::embedded().unwrap();
    let mut seen = 0;
    for seed in 0..30 {
        watch(&content, seed, 300, |game, seat, list| {
            let bandits = game.state.public.bandits;
            let onto = |choice: &&Choice| matches!(choice, Choice::Move { to, .. } if bandits.contains(*to));
            let Some(choice) = list.iter().find(onto).filter(|_| seen < 20) else { return };
            let Some(odds) = game.view(Some(seat)).odds(&content, *choice) else { return };
            let mut won = 0;
            for deal in 0..DEALS {
                let mut luck = FastChance::new(deal);
                let mut after = dealt_anew(game, seat, &mut luck);
                after.play(seat, *choice, &mut luck, &mut ()).unwrap();
                let hand = choices(&after, seat);
                let laid = |choice: &&Choice| matches!(choice, Choice::Commit(_));
                // Something may come first: a choice of mount, an ability at the start of a fight.
                if !matches!(after.question(), Frame::Fight) || !hand.iter().any(|choice| laid(&choice)) {
                    return;
                }
                // The best card is the best one before anything is drawn.
                let best = hand.iter().filter(laid).max_by_key(|card| game_odds(game, seat, *choice, **card, &content));
                let card = *best.expect("a hand");
                let theirs = answers(&after, seat, card, &luck);
                let all = theirs
                    .iter()
                    .all(|answer| wins(after.clone(), seat, card, *answer, &mut luck.clone()) == Some(true));
                won += u64::from(
                    all && (!theirs.is_empty() || wins(after, seat, card, Choice::Pass, &mut luck) == Some(true)),
                );
            }
            let (told, share) = (odds.millionths() as f64 / 1e6, won as f64 / DEALS as f64);
            let sigma = (told * (1.0 - told) / DEALS as f64).sqrt();
            assert!((told - share).abs() <= 4.5 * sigma + 0.002, "seed {seed}: {told} told, {share} seen");
            seen += 1;
        });
    }
    assert!(seen >= 10, "{seen} moves onto bandits");
}

/// The odds of a card against the bandit of a move: those of the move with a hand of this card alone.
fn game_odds(game: &Game<'_>, seat: Seat, choice: Choice, card: Choice, content: &Content) -> u64 {
    let Choice::Commit(card) = card else { return 0 };
    let mut view = game.view(Some(seat));
    view.own.hand = darkrock_rules::ids::CardSet::one(card);
    view.odds(content, choice).map_or(0, |odds| odds.millionths() + 1)
}

/// Dice: two of them find a nugget, and the risk die spares its player, as often as is told.
#[test]
fn dice_fall_as_often_as_their_odds_say() {
    const ROLLS: u64 = 2000;
    let mut seen = BTreeSet::new();
    for content in &contents() {
        watch(content, 5, 400, |game, seat, list| {
            for choice in list {
                let risks = matches!(choice, Choice::Module(own) if own.risks());
                let kind = if *choice == Choice::Prospect { "prospect" } else { "risk" };
                let carries =
                    game.state.public.player(seat).nuggets + 2 <= game.state.public.player(seat).nugget_limit(content);
                if !(risks || *choice == Choice::Prospect && carries) || seen.contains(kind) {
                    continue;
                }
                let odds = game.view(Some(seat)).odds(content, *choice).expect("dice have odds");
                let mut won = 0;
                let mut asked = false;
                for seed in 0..ROLLS {
                    let (mut luck, mut events) = (FastChance::new(seed), Vec::new());
                    let mut after = game.clone();
                    after.play(seat, *choice, &mut luck, &mut events).unwrap();
                    // With an item a die could be rolled again.
                    asked |= matches!(after.question(), Frame::Prospect { .. });
                    let nugget = events.iter().any(|event| matches!(event, Event::Nuggets { .. }));
                    let wound =
                        events.iter().any(|event| matches!(event, Event::Wounded { .. } | Event::WoundIgnored { .. }));
                    won += u64::from(if risks { !wound } else { nugget });
                }
                if asked {
                    continue;
                }
                let (told, share) = (odds.millionths() as f64 / 1e6, won as f64 / ROLLS as f64);
                assert!((told - share).abs() < 0.05, "{}: {choice:?}: {told} told, {share} seen", content.selection);
                seen.insert(kind);
            }
        });
    }
    assert_eq!(seen, BTreeSet::from(["prospect", "risk"]));
}

/// Another random source than that of a trial.
struct Otherwise(FastChance);

impl Chance for Otherwise {
    fn pick(&mut self, luck: &Luck) -> u32 {
        luck.count() - 1 - self.0.pick(luck)
    }
}

/// What a choice is told to change comes true, whatever is random.
#[test]
fn what_a_choice_changes_comes_true() {
    let mut kinds = BTreeSet::new();
    for content in &contents() {
        let mut see = |game: &Game<'_>, seat: Seat, list: &[Choice]| {
            if game.decision().len() > 1 {
                return;
            }
            for choice in list {
                let told = game.foreseen(seat, *choice);
                let (mut after, mut events) = (game.clone(), Vec::new());
                after.play(seat, *choice, &mut Otherwise(FastChance::new(3)), &mut events).unwrap();
                // Everything told happens, in this order, before what cannot be foreseen.
                let mut steps = told.own.steps.iter();
                let mut next = steps.next();
                let (mut money, mut money_met) = (0, told.own.money == 0);
                let (mut lp, mut lp_met) = (0, told.own.lp == 0);
                let (mut drawn, mut lost) = (0, 0);
                for event in &events {
                    match *event {
                        Event::Money { seat: of, gained, .. } if of == seat => money += gained,
                        Event::Lp { seat: of, gained, .. } if of == seat => lp += gained,
                        Event::Drew { seat: of, .. } if of == seat => drawn += 1,
                        Event::OverLimit { seat: of, lost: more, .. } if of == seat => lost += more,
                        _ => {}
                    }
                    let step = match *event {
                        Event::Marshal { seat: of, from, to } if of == seat => Some((PointsOn::Marshal, from, to)),
                        Event::Wanted { seat: of, from, to } if of == seat => Some((PointsOn::Wanted, from, to)),
                        Event::Track { seat: of, track, from, to } if of == seat => {
                            Some((PointsOn::Track(track), from, to))
                        }
                        _ => None,
                    };
                    if next.is_some_and(|told| step == Some((told.on, told.from, told.to))) {
                        next = steps.next();
                    }
                    money_met |= money == told.own.money;
                    lp_met |= lp == told.own.lp;
                }
                let name = || format!("{}: {choice:?}, {told:?}, {events:?}", content.selection);
                assert!(next.is_none() && money_met && lp_met && drawn >= told.own.draws, "{}", name());
                assert!(lost >= told.lost_money.max(told.lost_nuggets), "{}", name());
                if told != Default::default() {
                    let text = darkrock_rules::notation::kind(*choice).kind;
                    kinds.insert(text);
                }
            }
        };
        (7..11).for_each(|seed| watch(content, seed, 400, &mut see));
    }
    for kind in
        ["reward", "work", "revel", "income", "fight", "heist", "play", "settle", "improve", "recuperate", "claim"]
    {
        assert!(kinds.contains(kind), "nothing is told of “{kind}”: {kinds:?}");
    }
}

/// Whoever uses the last action does not earn by it what the Wanted track pays at the end of the turn; who ends the turn does.
#[test]
fn the_pay_of_the_wanted_track_belongs_to_the_end_of_the_turn() {
    let content = Content::embedded().unwrap();
    let (mut works, mut ends) = (0, 0);
    for seed in 0..60 {
        watch(&content, seed, 400, |game, seat, list| {
            let public = &game.state.public;
            let row = i16::from(content.wanted.row_lp(public.player(seat).wanted));
            if row == 0 || public.turn.actions != 1 {
                return;
            }
            for choice in [Choice::Work, Choice::End] {
                if !list.contains(&choice) {
                    continue;
                }
                let foreseen = game.foreseen(seat, choice);
                assert!(foreseen.own.steps.is_empty(), "{choice:?}: {foreseen:?}");
                if choice == Choice::Work {
                    assert_eq!(foreseen.own.lp, 0, "{foreseen:?}");
                    works += 1;
                } else {
                    // Discards and stories are asked about before it is paid.
                    assert!(foreseen.own.lp == row || foreseen.own.lp == 0, "{foreseen:?}");
                    ends += u32::from(foreseen.own.lp == row);
                }
            }
        });
    }
    assert!(works > 3 && ends > 3, "{works} times work, {ends} ends");
}

/// The same in every selection, whatever is random between that pay and the next turn.
#[test]
fn whoever_works_does_not_earn_the_pay_of_the_wanted_track_in_any_selection() {
    let mut works = 0;
    for content in &contents() {
        for seed in 0..8 {
            watch(content, seed, 400, |game, seat, list| {
                let public = &game.state.public;
                let row = i16::from(content.wanted.row_lp(public.player(seat).wanted));
                if row > 0 && public.turn.actions == 1 && list.contains(&Choice::Work) {
                    let foreseen = game.foreseen(seat, Choice::Work);
                    let (mut after, mut events) = (game.clone(), Vec::new());
                    after.play(seat, Choice::Work, &mut Otherwise(FastChance::new(3)), &mut events).unwrap();
                    let earned = events.iter().map(|event| match event {
                        Event::Lp { cause: Cause::WantedTrack, .. } => 0,
                        Event::Lp { seat: of, gained, .. } if *of == seat => *gained,
                        _ => 0,
                    });
                    let most: i16 = earned.sum();
                    assert!(foreseen.own.lp <= most, "{}, seed {seed}: {foreseen:?}", content.selection);
                    works += 1;
                }
            });
        }
    }
    assert!(works > 20, "{works} times work");
}

/// A Marshal point is told with the space that it reaches, and with what this pays.
#[test]
fn a_reward_tells_its_space_and_what_it_pays() {
    let content = Content::embedded().unwrap();
    let mut told = 0;
    for seed in 0..40 {
        watch(&content, seed, 400, |game, seat, list| {
            let reward = Choice::Reward(Reward::Marshal);
            if !list.contains(&reward) {
                return;
            }
            let before = *game.state.public.player(seat);
            let foreseen = game.foreseen(seat, reward);
            let [step] = foreseen.own.steps.as_slice() else {
                assert_eq!(before.marshal, 9, "a step is missing");
                return;
            };
            assert_eq!((step.on, step.from, step.to), (PointsOn::Marshal, before.marshal, before.marshal + 1));
            assert_eq!((step.money, step.lp), (foreseen.own.money, foreseen.own.lp));
            assert!(step.money + step.lp + i16::from(foreseen.lost_money) > 0, "{foreseen:?}");
            told += 1;
        });
    }
    assert!(told > 3, "{told} rewards");
}

/// Whoever is fought may react, and whoever plays a bandit is named.
#[test]
fn fights_name_who_else_takes_part() {
    let content = Content::embedded().unwrap();
    let (mut against, mut played) = (0, 0);
    for seed in 0..40 {
        watch(&content, seed, 300, |game, seat, list| {
            for choice in list {
                let foreseen = game.foreseen(seat, *choice);
                match *choice {
                    Choice::Fight { kind: FightKind::Duel, target } => {
                        let Some(other) = game.state.public.seat_of(target) else { continue };
                        assert!(foreseen.answers.contains(other), "{choice:?}");
                        against += 1;
                    }
                    Choice::Heist => {
                        assert_eq!(foreseen.plays_npc, Some(seat.right(game.state.public.seats)));
                        played += 1;
                    }
                    _ => {
                        let fight = &game.state.public.fight;
                        let alone = matches!(game.question(), Frame::Fight) && !fight.with_player();
                        assert!(!foreseen.answers.contains(seat), "{choice:?}");
                        assert!(!alone || foreseen.answers.is_empty(), "{choice:?}: {foreseen:?}");
                    }
                }
            }
        });
    }
    assert!(against > 5 && played > 5, "{against} duels, {played} heists");
}
