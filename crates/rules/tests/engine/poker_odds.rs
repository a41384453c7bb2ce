//! The odds at poker that a seat is told follow from what it knows, and its hands win as often as they say.

use crate::{choices, support};
use darkrock_rules::chance::FastChance;
use darkrock_rules::event::Event;
use darkrock_rules::frame::Frame;
use darkrock_rules::ids::CardSet;
use darkrock_rules::modules::{self, ante_up};
use darkrock_rules::poker_hand::best_hand;
use darkrock_rules::state::PokerStep;
use darkrock_rules::{Catalog, Choice, Content, Game, Seat, Setup, Variants};
use std::collections::BTreeMap;

const RAISE: Choice = Choice::Module(modules::Choice::AnteUp(ante_up::Choice::Raise));

/// What a choice with odds at poker is called.
fn kind(game: &Game<'_>, choice: Choice) -> Option<&'static str> {
    let playing = matches!(game.question(), Frame::Poker);
    match choice {
        Choice::Lay(..) if game.state.public.poker.is_high() => Some("lay with high stakes"),
        Choice::Lay(..) => Some("lay"),
        Choice::Join if playing && game.state.public.poker.is_high() => Some("join with high stakes"),
        Choice::Join if playing => Some("join"),
        Choice::Poker => Some("poker"),
        Choice::Module(modules::Choice::AnteUp(own)) => match own {
            ante_up::Choice::Raise => Some("raise"),
            ante_up::Choice::HighStakes => Some("high stakes"),
            ante_up::Choice::Challenge => Some("challenge"),
            _ => None,
        },
        _ => None,
    }
}

/// Plays a random game in which poker is frequent: whoever can begins a game, most join, and nearly all stay. `see` is called before
/// each choice of a seat at poker.
fn watch(content: &Content, seed: u64, most: usize, mut see: impl FnMut(&Game<'_>, Seat, &[Choice])) {
    let fits = (2..=4).rev().find_map(|seats| Some((seats, support::agreed(content, seats, Variants::NONE, 20)?)));
    let (seats, (variants, length)) = fits.expect("a number of players");
    let (mut luck, mut pick) = (FastChance::new(seed), FastChance::new(!seed));
    let setup = Setup { variants, length, ..Setup::of(content, seats) };
    let mut game = Game::new(content, &setup, &mut luck, &mut ()).unwrap();
    for _ in 0..most {
        let Some(seat) = game.decision().first() else { break };
        let list = choices(&game, seat);
        let saloons = content.board.saloons;
        if list.iter().any(|choice| kind(&game, *choice).is_some()) {
            see(&game, seat, &list);
        }
        let liked = |choice: &Choice| match choice {
            Choice::Move { to, .. } => saloons.contains(*to),
            Choice::Lay(..) => false,
            choice => kind(&game, *choice).is_some(),
        };
        let some: Vec<Choice> = list.iter().copied().filter(liked).collect();
        let from = if pick.below(8) > 0 && !some.is_empty() { &some } else { &list };
        let choice = from[pick.below(from.len() as u32) as usize];
        game.play(seat, choice, &mut luck, &mut ()).unwrap();
    }
}

/// The same position with everything dealt anew that a seat cannot know.
fn dealt_anew<'c>(game: &Game<'c>, seat: Seat, luck: &mut FastChance) -> Game<'c> {
    Game::at(game.content, game.state.redeal_hidden(game.content, Some(seat), luck))
}

/// Of every selection: the odds are the same whatever the seat cannot know, and each time that they are asked for.
#[test]
fn odds_at_poker_follow_from_what_a_seat_knows() {
    let catalog = Catalog::embedded().unwrap();
    let mut told: BTreeMap<&str, usize> = BTreeMap::new();
    for (n, selection) in support::certain(&catalog).iter().enumerate() {
        let content = catalog.compose(selection).unwrap();
        let mut luck = FastChance::new(n as u64);
        watch(&content, n as u64, 250, |game, seat, list| {
            let other = dealt_anew(game, seat, &mut luck);
            let views = [game.view(Some(seat)), other.view(Some(seat)), game.view(Some(seat))];
            // Hands to lay are many; three of them are as good as all.
            let some = list.iter().filter(|choice| kind(game, **choice).is_some()).take(3);
            for choice in some {
                let odds = views.each_ref().map(|view| view.odds(&content, *choice));
                assert!(odds[0] == odds[1] && odds[0] == odds[2], "{selection}: {choice:?}: {odds:?}");
                let kind = kind(game, *choice).unwrap();
                let begins = matches!(kind, "poker" | "high stakes");
                assert!(odds[0].is_some() || begins, "{selection}: {choice:?} has no odds");
                *told.entry(kind).or_default() += usize::from(odds[0].is_some());
            }
        });
    }
    let seen = |kind: &&str| told.get(*kind).is_some_and(|n| *n >= 3);
    let kinds =
        ["lay", "join", "poker", "lay with high stakes", "join with high stakes", "raise", "high stakes", "challenge"];
    let missing: Vec<_> = kinds.iter().filter(|kind| !seen(kind)).collect();
    assert!(missing.is_empty(), "{missing:?} of {told:?}");
}

/// Plays a game of poker to its end: nobody else joins, everybody stays and lays the best hand. Whether the seat wins the pot or a
/// share of it, or keeps it as the dealer.
fn plays_out(mut game: Game<'_>, seat: Seat, first: Choice, luck: &mut FastChance) -> Option<bool> {
    let mut events = Vec::new();
    let deals = |game: &Game<'_>| game.state.public.poker.dealer == Some(seat);
    // Who lays the last hand ends the game with it.
    let mut dealing = deals(&game);
    game.play(seat, first, luck, &mut events).unwrap();
    for _ in 0..60 {
        let house = events.iter().any(|event| matches!(event, Event::HouseWon));
        let won = events.iter().any(|event| matches!(event, Event::PokerWon { seat: winner, .. } if *winner == seat));
        let over = house || events.iter().any(|event| matches!(event, Event::PokerWon { .. }));
        if over {
            return Some(if dealing { house } else { won });
        }
        dealing |= deals(&game);
        let next = game.decision().first()?;
        let list = choices(&game, next);
        let worth = |choice: &Choice| match *choice {
            Choice::Lay(a, b) => {
                let public = &game.state.public;
                let cards: CardSet = a.into_iter().chain(b).collect();
                let five_first = public.edition.five_of_a_kind_first();
                best_hand(cards, public.poker.flop, game.content.wild_cards, five_first).0
            }
            _ => 0,
        };
        let step = game.state.public.poker.step;
        let choice = match step {
            PokerStep::Join if matches!(game.question(), Frame::Poker) => Choice::Pass,
            PokerStep::Raise if list.contains(&RAISE) => RAISE,
            _ => list.iter().copied().max_by_key(|choice| worth(choice))?,
        };
        game.play(next, choice, luck, &mut events).unwrap();
    }
    None
}

/// The share of many deals in which a choice wins, in a thousand; none if something else decides.
fn frequency(game: &Game<'_>, seat: Seat, choice: Choice, deals: u64) -> Option<u64> {
    let mut won = 0;
    for seed in 0..deals {
        let mut luck = FastChance::new(seed);
        let deal = dealt_anew(game, seat, &mut luck);
        won += u64::from(plays_out(deal, seat, choice, &mut luck)?);
    }
    Some(won * 1000 / deals)
}

/// Played by the engine against any cards, hands win as often as is told, from the ante to the last card, with jokers, too.
#[test]
fn hands_win_as_often_as_their_odds_say() {
    const DEALS: u64 = 300;
    const EACH: usize = 6;
    let catalog = Catalog::embedded().unwrap();
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    let with = |modules: &[&str]| {
        let ids: Vec<String> = modules.iter().flat_map(|id| catalog.with_needs(id)).collect();
        catalog.compose(&catalog.select(&ids, None).unwrap()).unwrap()
    };
    for (n, content) in [with(&[]), with(&["ante-up"]), with(&["ante-up", "jokers"])].iter().enumerate() {
        for seed in 0..12 {
            watch(content, 100 * n as u64 + seed, 400, |game, seat, list| {
                for choice in list {
                    let Some(kind) = kind(game, *choice) else { continue };
                    if seen.get(kind).is_some_and(|seen| *seen >= EACH * (n + 1)) {
                        continue;
                    }
                    let view = game.view(Some(seat));
                    // Cards that lie facedown were the best of a hand, and dealt anew they are any.
                    if view.facedown_sizes.iter().any(|size| *size > 0) {
                        continue;
                    }
                    let Some(odds) = view.odds(content, *choice) else { continue };
                    let Some(share) = frequency(game, seat, *choice, DEALS) else { continue };
                    let (told, share) = (odds.millionths() as f64 / 1e6, share as f64 / 1e3);
                    // Both may be samples.
                    let sigma = (told * (1.0 - told) * (1.0 / DEALS as f64 + 1e-3)).sqrt() + 0.003;
                    assert!(
                        (told - share).abs() <= 4.0 * sigma,
                        "{}, seed {seed}, {kind}: {choice:?} has odds of {told}, and wins {share}",
                        content.selection
                    );
                    *seen.entry(kind).or_default() += 1;
                }
            });
        }
    }
    for kind in ["lay", "join", "poker", "lay with high stakes", "join with high stakes", "raise", "high stakes"] {
        assert!(seen.get(kind).is_some_and(|n| *n >= 3), "{kind}: {seen:?}");
    }
}
