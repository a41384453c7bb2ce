//! What is done by default at a table over days takes nothing from anybody: in random games of all selections, nothing that it answers
//! spends a card, money or a goal, or gives up a gain.
#![allow(clippy::unwrap_used)]

#[path = "../../rules/tests/support/selections.rs"]
#[allow(dead_code)]
mod selections;

use darkrock_bots::RandomBot;
use darkrock_rules::chance::FastChance;
use darkrock_rules::event::Event;
use darkrock_rules::frame::Frame;
use darkrock_rules::ids::Seat;
use darkrock_rules::record::Session;
use darkrock_rules::setup::Setup;
use darkrock_rules::{Catalog, Choice, Content};
use darkrock_server::orders::{Answer, Aside, answer};
use darkrock_server::wire::turns::Orders;
use serde_json::json;
use std::collections::BTreeMap;

type Game<'c> = Session<'c, FastChance>;

/// Events that name whoever plays a bandit, a guard or another opponent, and that are neither gains nor losses.
const BY_THE_WAY: [&str; 3] = ["npc-drew", "npc-committed", "fight-begins"];

/// What happens until the fight is over, or a turn begins, if the seat plays this card.
fn after(game: &Game<'_>, seat: Seat, choice: Choice, seed: u64) -> Vec<Event> {
    let (mut game, mut bot) = (game.clone(), RandomBot::new(seed));
    let (mut events, mut open) = (Vec::new(), Vec::new());
    game.play(seat, choice, &mut events).unwrap();
    while game.game().state.public.stack.iter().any(|frame| matches!(frame, Frame::Fight)) {
        let Some(next) = game.waiting().first() else { break };
        game.choices(next, &mut open);
        game.play(next, open[bot.pick(open.len())], &mut events).unwrap();
    }
    let turn = events.iter().position(|event| matches!(event, Event::TurnBegins { .. }));
    events.truncate(turn.unwrap_or(events.len()));
    events
}

/// Whether an event gives something to a seat, or takes it.
fn touches(event: &Event, seat: Seat) -> bool {
    let event = serde_json::to_value(event).unwrap();
    let name = event["event"].as_str().unwrap_or_default();
    let named = ["seat", "from", "to"].iter().any(|field| event[field] == json!(seat));
    // What an event card gives that comes up after the fight is nobody's gain by the fight.
    if event["cause"] == "event" {
        return false;
    }
    // Spaces and steps of tracks are numbers, too.
    let between = matches!(name, "gave" | "stole" | "stole-cattle");
    !BY_THE_WAY.contains(&name) && if between { named } else { event["seat"] == json!(seat) }
}

/// Plays a random game, and holds each answer of the defaults to what it may be. Counts them by kind.
fn hold(content: &Content, seats: u8, seed: u64, counts: &mut BTreeMap<Aside, u64>) {
    let setup = Setup { variants: content.usual(seats), ..Setup::of(content, seats) };
    let mut game = Session::new(content, &setup, FastChance::new(seed), &mut ()).unwrap();
    let (mut bot, mut open) = (RandomBot::new(seed), Vec::new());
    while let Some(seat) = game.waiting().first() {
        game.choices(seat, &mut open);
        let view = game.game().view(Some(seat));
        let kind = Aside::of(content, &view.public, &open);
        match answer(&Orders::default(), content, &view, &open) {
            None => {}
            Some(Answer::Choice(choice)) => {
                assert_eq!((kind, choice, open.as_slice()), (Aside::EmptyWindow, Choice::Pass, &[Choice::Pass][..]));
                *counts.entry(kind).or_default() += 1;
            }
            Some(Answer::Bot) => {
                assert_eq!(kind, Aside::Npc);
                assert_ne!(seat, view.public.turn.seat, "{}: nobody is spared a wait", content.selection);
                *counts.entry(kind).or_default() += 1;
                for choice in &open {
                    let events = after(&game, seat, *choice, seed);
                    let touched: Vec<&Event> = events.iter().filter(|event| touches(event, seat)).collect();
                    assert!(
                        touched.is_empty(),
                        "{} seed {seed}, {seat:?} plays {choice:?}: {touched:?}",
                        content.selection
                    );
                }
            }
        }
        game.play(seat, open[bot.pick(open.len())], &mut ()).unwrap();
    }
}

#[test]
fn defaults_take_nothing_in_games_of_all_selections() {
    let contents = selections::legal(&Catalog::embedded().unwrap());
    let mut counts = BTreeMap::new();
    for (seed, content) in contents.iter().enumerate() {
        let fits = |seats: &u8| {
            content.usual(*seats).check(content, *seats, content.usual(*seats).usual_length(content)).is_ok()
        };
        let seats = (0..5).map(|more| 2 + (seed as u8 + more) % 5).find(fits).unwrap();
        hold(content, seats, seed as u64, &mut counts);
    }
    for kind in [Aside::Npc, Aside::EmptyWindow] {
        assert!(counts.get(&kind).is_some_and(|count| *count > 100), "{counts:?}");
    }
    assert_eq!(counts.len(), 2, "nothing else is done by default: {counts:?}");
}
