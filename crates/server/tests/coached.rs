//! Games in which the first seat chooses at random, as its client sees them: what the coach's sentences are held to.
//! `COACHED_GAMES=FOLDER` writes each as lines of JSON, which `web/src/game/coach/coached.games.ts` reads.

use darkrock_bots::{Bot, BotKind, RandomBot, never};
use darkrock_rules::chance::FastChance;
use darkrock_rules::choice::Choice;
use darkrock_rules::edition::Edition;
use darkrock_rules::event::Event;
use darkrock_rules::ids::Seat;
use darkrock_rules::record::Session;
use darkrock_rules::state::Public;
use darkrock_rules::variants::{Variant, Variants};
use darkrock_rules::{Content, Setup, notation};
use darkrock_server::wire::ask::{Ask, Offer};
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

/// A game in progress.
struct Play<'c> {
    content: &'c Content,
    session: Session<'c, FastChance>,
    events: Vec<Event>,
    /// How many events the newcomer has been told.
    told: usize,
    choices: Vec<Choice>,
    newcomer: RandomBot,
    others: Vec<Box<dyn Bot>>,
    /// Whether everybody looks for trouble.
    wild: bool,
    /// What completes the choice just made, in the notation: the page gives it without asking.
    rest: Option<String>,
}

impl<'c> Play<'c> {
    fn new(content: &'c Content, setup: &Setup, seed: u64) -> Self {
        let mut events = Vec::new();
        let session = Session::new(content, setup, FastChance::new(seed), &mut events).expect("a game");
        // Greenhorns are what the page seats beside a newcomer; in the other half of the games everybody looks for trouble.
        let wild = !seed.is_multiple_of(2);
        let level = if wild { BotKind::Random } else { BotKind::Greenhorn };
        let others = (0..setup.seats).map(|seat| level.build(seed, Seat(seat))).collect();
        let newcomer = RandomBot::new(seed);
        Self { content, session, events, told: 0, choices: Vec::new(), newcomer, others, wild, rest: None }
    }

    fn play(&mut self, seat: Seat, choice: Choice) {
        self.session.play(seat, choice, &mut self.events).expect("a listed choice plays");
    }

    fn somebody_else_chooses(&mut self, seat: Seat) {
        self.session.choices(seat, &mut self.choices);
        if self.wild && self.newcomer.pick(2) == 0 {
            let public = &self.session.game().state.public;
            self.choices = some_of(std::mem::take(&mut self.choices), |choice| troubles(public, *choice));
        }
        let view = self.session.game().view(Some(seat));
        let ask = darkrock_bots::Ask { content: self.content, view: &view, choices: &self.choices };
        let choice = self.choices[self.others[seat.index()].choose(ask, &never)];
        self.play(seat, choice);
    }

    /// Gives what completes the choice before, if it is asked for.
    fn completes(&mut self) -> bool {
        self.session.choices(NEWCOMER, &mut self.choices);
        let Some(rest) = self.rest.take() else { return false };
        let found = self.choices.iter().find(|choice| notation::print(self.content, **choice) == rest).copied();
        found.inspect(|choice| self.play(NEWCOMER, *choice)).is_some()
    }

    /// What the newcomer sees now.
    fn moment(&mut self) -> Moment {
        let ids = Ids(self.content);
        let entry = |at: usize| LogEntry {
            n: at as u64 + 1,
            event: WireEvent::new(ids, self.events[at].seen_by(Some(NEWCOMER))),
            line: None,
        };
        let log = (self.told..self.events.len()).map(entry).collect();
        self.told = self.events.len();
        let mut ask = Ask::new(ids, &self.session, NEWCOMER).map(|ask| ask.previewed(ids, &self.session, NEWCOMER));
        // What is not possible says nothing to the coach.
        ask.iter_mut().for_each(|ask| ask.closed.clear());
        let own = Own::new(ids, &self.session.game().view(Some(NEWCOMER)));
        Moment { log, position: Position::of(ids, &self.session), ask, own }
    }

    fn newcomer_chooses(&mut self, offers: &[Offer]) {
        let bold = |at: &usize| BOLD.contains(&offers[*at].kind) || offers[*at].bandit;
        let all: Vec<usize> = (0..offers.len()).collect();
        let some = if self.wild && self.newcomer.pick(2) == 0 { some_of(all, bold) } else { all };
        let at = some[self.newcomer.pick(some.len())];
        let parts = &offers[at].then;
        if !parts.is_empty() && self.newcomer.pick(2) == 0 {
            self.rest = Some(parts[self.newcomer.pick(parts.len())].choice.to_string());
        }
        self.play(NEWCOMER, self.choices[at]);
    }
}

/// A game from its first question to its end, a line for each decision of the newcomer.
fn game(content: &Content, setup: &Setup, seed: u64) -> String {
    let (mut game, mut lines) = (Play::new(content, setup, seed), String::new());
    for _ in 0..MOST {
        match game.session.waiting().first() {
            Some(NEWCOMER) if game.completes() => continue,
            Some(NEWCOMER) | None => {}
            Some(seat) => {
                game.somebody_else_chooses(seat);
                continue;
            }
        }
        let moment = game.moment();
        writeln!(lines, "{}", serde_json::to_string(&moment).expect("a moment is JSON")).expect("texts take all");
        let Some(ask) = moment.ask else { return lines };
        game.newcomer_chooses(&ask.offers);
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
