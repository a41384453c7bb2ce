//! A game over days of people who come and go: how often the table has to wait for somebody else.

use super::person::Person;
use anyhow::{Result, anyhow};
use darkrock_bots::{Ask, Bot, BotKind, never};
use darkrock_rules::chance::FastChance;
use darkrock_rules::event::{Event, Observer};
use darkrock_rules::ids::SeatSet;
use darkrock_rules::limits::SEATS;
use darkrock_rules::record::Session;
use darkrock_rules::{Choice, Content, Seat, Setup};
use darkrock_server::orders::Aside;
use std::collections::BTreeMap;

/// When the first question comes up: in the evening.
const BEGINS: i64 = 19 * 3600;

/// What is counted in the first turns of some games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Counts {
    /// Games.
    pub(super) games: u64,
    /// Turns of players in them.
    pub(super) turns: u64,
    /// How often the game began to wait for a person for whom it did not wait before.
    pub(super) hand_offs: u64,
    /// Choices of people outside of their own turn, by kind.
    pub(super) asides: BTreeMap<Aside, u64>,
    /// Simulated seconds.
    pub(super) seconds: i64,
}

impl Counts {
    /// All of these games.
    pub(super) fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.turns += other.turns;
        self.hand_offs += other.hand_offs;
        self.seconds += other.seconds;
        other.asides.iter().for_each(|(kind, count)| *self.asides.entry(*kind).or_default() += count);
    }

    /// Choices outside of the own turn, of all kinds.
    pub(super) fn asides(&self) -> u64 {
        self.asides.values().sum()
    }
}

/// Counts the turns that begin.
#[derive(Default)]
struct Turns(u64);

impl Observer for Turns {
    fn event(&mut self, event: Event) {
        self.0 += u64::from(matches!(event, Event::TurnBegins { .. }));
    }
}

/// A table in play.
pub(super) struct Table<'c> {
    session: Session<'c, FastChance>,
    bots: Vec<Box<dyn Bot>>,
    people: Vec<Person>,
    turns: Turns,
    now: i64,
    /// When each seat that is asked will have answered.
    due: [Option<i64>; SEATS],
    /// The people for whom the game waited last.
    awaited: SeatSet,
    choices: Vec<Choice>,
    counts: Counts,
}

impl<'c> Table<'c> {
    /// A table whose people decide as this bot does.
    ///
    /// # Errors
    /// When the setup is invalid.
    pub(super) fn new(content: &'c Content, setup: &Setup, bot: BotKind, seed: u64) -> Result<Self> {
        let mut turns = Turns::default();
        let session = Session::new(content, setup, FastChance::new(seed), &mut turns)?;
        Ok(Self {
            session,
            bots: (0..setup.seats).map(|seat| bot.build(seed, Seat(seat))).collect(),
            people: (0..usize::from(setup.seats)).map(|seat| Person::new(seed, seat)).collect(),
            turns,
            now: BEGINS,
            due: [None; SEATS],
            awaited: SeatSet::new(),
            choices: Vec::new(),
            counts: Counts { games: 1, ..Counts::default() },
        })
    }

    /// Plays the first turns, and counts from the first one on.
    ///
    /// # Errors
    /// When a listed choice cannot be played.
    pub(super) fn play(mut self, most_turns: u64) -> Result<Counts> {
        let mut began = None;
        while !self.session.game().is_over() && self.turns.0 <= most_turns {
            if self.turns.0 > 0 && began.is_none() {
                began = Some(self.now);
            }
            self.ask();
            let Some((seat, at)) = self.next() else { return Err(anyhow!("the game waits for nobody")) };
            self.now = self.now.max(at);
            self.answer(seat)?;
        }
        self.counts.turns = self.turns.0.min(most_turns);
        self.counts.seconds = self.now - began.unwrap_or(self.now);
        Ok(self.counts)
    }

    /// Whether turns have begun: the setup is not counted.
    fn is_counted(&self) -> bool {
        self.turns.0 > 0
    }

    /// Poses the pending questions to those who have not heard of them.
    fn ask(&mut self) {
        let waiting = self.session.waiting();
        for seat in waiting {
            let due = &mut self.due[seat.index()];
            *due = due.or_else(|| Some(self.people[seat.index()].answers(self.now)));
        }
        if self.is_counted() {
            self.counts.hand_offs += waiting.without(self.awaited).len() as u64;
        }
        self.awaited = waiting;
    }

    /// Who answers next, and when.
    fn next(&self) -> Option<(Seat, i64)> {
        let of = |seat: Seat| self.due[seat.index()].map(|at| (seat, at));
        self.session.waiting().iter().filter_map(of).min_by_key(|(_, at)| *at)
    }

    fn answer(&mut self, seat: Seat) -> Result<()> {
        self.session.choices(seat, &mut self.choices);
        let game = self.session.game();
        let view = game.view(Some(seat));
        let at =
            self.bots[seat.index()].choose(Ask { content: game.content, view: &view, choices: &self.choices }, &never);
        let choice = *self.choices.get(at).or(self.choices.first()).ok_or_else(|| anyhow!("nothing to choose"))?;
        let own = seat == view.public.turn.seat;
        if self.is_counted() && !own {
            let kind = Aside::of(game.content, &view.public, &self.choices);
            *self.counts.asides.entry(kind).or_default() += 1;
        }
        self.session
            .play(seat, choice, &mut self.turns)
            .map_err(|error| anyhow!("{choice:?} is listed, and {error}"))?;
        self.people[seat.index()].stay(self.now);
        self.due[seat.index()] = None;
        let waiting = self.session.waiting();
        self.due.iter_mut().enumerate().for_each(|(at, due)| *due = due.filter(|_| waiting.contains(Seat(at as u8))));
        Ok(())
    }
}
