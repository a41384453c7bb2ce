//! Games in which the first seat chooses at random, as its client sees them: what the coach's sentences are held to.
//! `COACHED_GAMES=FOLDER` writes each as lines of JSON, which `web/src/game/coach/coached.games.ts` reads.

use darkrock_bots::{BotKind, RandomBot, never};
use darkrock_rules::chance::FastChance;
use darkrock_rules::choice::Choice;
use darkrock_rules::edition::Edition;
use darkrock_rules::event::Event;
use darkrock_rules::ids::Seat;
use darkrock_rules::record::Session;
use darkrock_rules::state::Public;
use darkrock_rules::variants::{Variant, Variants};
use darkrock_rules::{Content, Setup, notation};
use darkrock_server::wire::ask::Ask;
use darkrock_server::wire::event::{LogEntry, WireEvent};
use darkrock_server::wire::ids::Ids;
use darkrock_server::wire::own::Own;
use darkrock_server::wire::position::Position;
use serde::Serialize;
use std::fmt::Write as _;
use std::path::Path;

/// Who is coached.
const NEWCOMER: Seat = Seat(0);
/// More choices than any of these games has.
const MOST: usize = 20_000;

/// The kinds of choices by which one looks for trouble.
const BOLD: [&str; 4] = ["heist", "fight", "react", "goal"];

/// Those of which this holds, or all if there are none.
fn some_of<T: Clone>(all: Vec<T>, holds: impl Fn(&T) -> bool) -> Vec<T> {
    let some: Vec<T> = all.iter().filter(|each| holds(each)).cloned().collect();
    if some.is_empty() { all } else { some }
}

/// Whether somebody else's choice troubles the newcomer.
fn troubles(public: &Public, choice: Choice) -> bool {
    let newcomer = public.player(NEWCOMER);
    match choice {
        Choice::Fight { target, .. } | Choice::Target(target) => public.seat_of(target) == Some(NEWCOMER),
        Choice::Arrest(character) => newcomer.character == Some(character),
        Choice::Sheriff(to) => newcomer.is_wanted() && newcomer.space == Some(to),
        Choice::Move { to, .. } => newcomer.space == Some(to),
        _ => false,
    }
}

/// A decision of the newcomer, or the end of the game.
#[derive(Serialize)]
struct Moment {
    /// What happened since the moment before.
    log: Vec<LogEntry>,
    position: Position,
    /// None at the end.
    ask: Option<Ask>,
    own: Option<Own>,
}

/// The tables at which newcomers sit: the first game that the page offers, and any other table with hints.
fn tables() -> [(&'static str, Setup); 6] {
    let first = Variants::NONE.with(Variant::FirstGame);
    let table = |seats, variants, edition| Setup { length: 15, variants, edition, ..Setup::new(seats) };
    [
        ("first", table(3, first, Edition::EN)),
        ("first-french", table(3, first, Edition::FR)),
        ("goals", table(3, Variants::GOALS, Edition::EN)),
        ("goals-french", table(4, Variants::GOALS, Edition::FR)),
        ("goals-italian", table(5, Variants::GOALS, Edition::IT)),
        ("two", table(2, Variants::GOALS.with(Variant::AUTOMA), Edition::EN)),
    ]
}

/// A game from its first question to its end, a line for each decision of the newcomer.
fn game(content: &Content, setup: &Setup, seed: u64) -> String {
    let ids = Ids(content);
    let (mut events, mut choices, mut lines) = (Vec::<Event>::new(), Vec::new(), String::new());
    let mut session = Session::new(content, setup, FastChance::new(seed), &mut events).expect("a game");
    let mut newcomer = RandomBot::new(seed);
    // Greenhorns are what the page seats beside a newcomer; in the other half of the games everybody looks for trouble.
    let wild = !seed.is_multiple_of(2);
    let level = if wild { BotKind::Random } else { BotKind::Greenhorn };
    let mut others: Vec<_> = (0..setup.seats).map(|seat| level.build(seed, Seat(seat))).collect();
    let (mut told, mut rest) = (0, None::<String>);
    for _ in 0..MOST {
        let asked = session.waiting().first();
        if let Some(seat) = asked.filter(|seat| *seat != NEWCOMER) {
            session.choices(seat, &mut choices);
            if wild && newcomer.pick(2) == 0 {
                let public = &session.game().state.public;
                choices = some_of(std::mem::take(&mut choices), |choice| troubles(public, *choice));
            }
            let view = session.game().view(Some(seat));
            let ask = darkrock_bots::Ask { content, view: &view, choices: &choices };
            let choice = choices[others[seat.index()].choose(ask, &never)];
            session.play(seat, choice, &mut events).expect("a listed choice plays");
            continue;
        }
        if asked.is_some() {
            session.choices(NEWCOMER, &mut choices);
            // The page gives what completes a choice without asking for it.
            let completes = |choice: &&Choice| rest.as_ref() == Some(&notation::print(content, **choice));
            let completing = choices.iter().find(completes).copied();
            rest = None;
            if let Some(choice) = completing {
                session.play(NEWCOMER, choice, &mut events).expect("a listed choice plays");
                continue;
            }
        }
        let log = (told..events.len()).map(|at| LogEntry {
            n: at as u64 + 1,
            event: WireEvent::new(ids, events[at].seen_by(Some(NEWCOMER))),
            line: None,
        });
        let log = log.collect();
        told = events.len();
        let mut ask = Ask::new(ids, &session, NEWCOMER);
        // What is not possible says nothing to the coach.
        ask.iter_mut().for_each(|ask| ask.closed.clear());
        let own = Own::new(ids, &session.game().view(Some(NEWCOMER)));
        let pick = ask.as_ref().map(|ask| {
            let bold = |at: &usize| BOLD.contains(&ask.offers[*at].kind) || ask.offers[*at].bandit;
            let all: Vec<usize> = (0..ask.offers.len()).collect();
            let some = if wild && newcomer.pick(2) == 0 { some_of(all, bold) } else { all };
            some[newcomer.pick(some.len())]
        });
        if let Some(offer) = ask.as_ref().zip(pick).map(|(ask, at)| &ask.offers[at]) {
            let together = !offer.then.is_empty() && newcomer.pick(2) == 0;
            rest = together.then(|| offer.then[newcomer.pick(offer.then.len())].choice.to_string());
        }
        let moment = Moment { log, position: Position::of(ids, &session), ask, own };
        writeln!(lines, "{}", serde_json::to_string(&moment).expect("a moment is JSON")).expect("texts take all");
        let Some(pick) = pick else { return lines };
        session.play(NEWCOMER, choices[pick], &mut events).expect("a listed choice plays");
    }
    panic!("a game of {} players by the seed {seed} does not end", setup.seats);
}

/// Plays so many games at each table.
fn games(many: u64) {
    let content = Content::embedded().expect("the shipped content");
    let folder = std::env::var_os("COACHED_GAMES");
    for (name, setup) in tables() {
        for seed in 0..many {
            let lines = game(&content, &setup, seed);
            assert!(lines.lines().count() > 20, "{name}, seed {seed}: the newcomer is asked");
            if let Some(folder) = &folder {
                let file = Path::new(folder).join(format!("{name}-{seed}.jsonl"));
                std::fs::write(file, lines).expect("a game can be written");
            }
        }
    }
}

#[test]
fn newcomers_are_asked_until_the_end() {
    games(20);
}

#[test]
fn long_newcomers_are_asked_until_the_end() {
    games(100);
}
