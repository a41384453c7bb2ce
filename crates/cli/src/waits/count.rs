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
use darkrock_server::orders::{Answer, Aside, OPPONENTS, answer, offered};
use darkrock_server::wire::turns::Orders;
use std::collections::BTreeMap;

/// When the first question comes up: in the evening.
const BEGINS: i64 = 19 * 3600;
/// How many seconds after its question an order is followed.
const ORDER_AFTER: i64 = 60;
/// What a decision must be worth to be missed, in legendary points.
const DEAR: f32 = 0.3;

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
    /// Choices that orders made, by kind.
    pub(super) ordered: BTreeMap<Aside, u64>,
    /// Those of them for which the judge would have given more than 0.3 legendary points.
    pub(super) dear: u64,
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
        self.dear += other.dear;
        other.asides.iter().for_each(|(kind, count)| *self.asides.entry(*kind).or_default() += count);
        other.ordered.iter().for_each(|(kind, count)| *self.ordered.entry(*kind).or_default() += count);
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

/// How people and their orders decide.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    /// The people.
    pub(super) bots: BotKind,
    /// Their orders.
    pub(super) orders: Orders,
    /// Whether they take each order that the page offers.
    pub(super) takes: bool,
    /// What says how much a decision was worth that an order made.
    pub(super) judge: Option<BotKind>,
    /// How many turns are played.
    pub(super) turns: u64,
}

/// A pending question.
#[derive(Clone, Copy, Debug)]
struct Pending {
    /// When it came up.
    asked: i64,
    /// When it is answered.
    due: i64,
    /// What orders answer; none if the person does.
    order: Option<Answer>,
}

/// A table in play.
pub(super) struct Table<'c> {
    session: Session<'c, FastChance>,
    plan: Plan,
    /// The orders of each seat.
    orders: [Orders; SEATS],
    seed: u64,
    bots: Vec<Box<dyn Bot>>,
    people: Vec<Person>,
    turns: Turns,
    now: i64,
    /// The question of each seat that is asked.
    pending: [Option<Pending>; SEATS],
    /// The people for whom the game waited last.
    awaited: SeatSet,
    choices: Vec<Choice>,
    counts: Counts,
}

impl<'c> Table<'c> {
    /// A table of people.
    ///
    /// # Errors
    /// When the setup is invalid.
    pub(super) fn new(content: &'c Content, setup: &Setup, plan: Plan, seed: u64) -> Result<Self> {
        let mut turns = Turns::default();
        let session = Session::new(content, setup, FastChance::new(seed), &mut turns)?;
        Ok(Self {
            session,
            plan,
            orders: [plan.orders; SEATS],
            seed,
            bots: (0..setup.seats).map(|seat| plan.bots.build(seed, Seat(seat))).collect(),
            people: (0..usize::from(setup.seats)).map(|seat| Person::new(seed, seat)).collect(),
            turns,
            now: BEGINS,
            pending: [None; SEATS],
            awaited: SeatSet::new(),
            choices: Vec::new(),
            counts: Counts { games: 1, ..Counts::default() },
        })
    }

    /// Plays the first turns, and counts from the first one on.
    ///
    /// # Errors
    /// When a listed choice cannot be played.
    pub(super) fn play(mut self) -> Result<Counts> {
        let mut began = None;
        while !self.session.game().is_over() && self.turns.0 <= self.plan.turns {
            if self.turns.0 > 0 && began.is_none() {
                began = Some(self.now);
            }
            self.ask();
            let Some((seat, pending)) = self.next() else { return Err(anyhow!("the game waits for nobody")) };
            self.now = self.now.max(pending.due);
            self.answer(seat, pending)?;
        }
        self.counts.turns = self.turns.0.min(self.plan.turns);
        self.counts.seconds = self.now - began.unwrap_or(self.now);
        Ok(self.counts)
    }

    /// Whether turns have begun: the setup is not counted.
    fn is_counted(&self) -> bool {
        self.turns.0 > 0
    }

    /// Poses the pending questions to those who have not heard of them.
    fn ask(&mut self) {
        let mut by_hand = SeatSet::new();
        for seat in self.session.waiting() {
            let pending = self.pending[seat.index()].unwrap_or_else(|| self.question(seat));
            self.pending[seat.index()] = Some(pending);
            if pending.order.is_none() {
                by_hand.insert(seat);
            }
        }
        // While an order is about to be followed, the game waits for nobody.
        if by_hand.is_empty() {
            return;
        }
        if self.is_counted() {
            self.counts.hand_offs += by_hand.without(self.awaited).len() as u64;
        }
        self.awaited = by_hand;
    }

    /// The new question of a seat.
    fn question(&mut self, seat: Seat) -> Pending {
        self.session.choices(seat, &mut self.choices);
        let game = self.session.game();
        let view = game.view(Some(seat));
        let order = answer(&self.orders[seat.index()], game.content, &view, &self.choices);
        let person = &mut self.people[seat.index()];
        let due = if order.is_some() { self.now + ORDER_AFTER } else { person.answers(self.now) };
        Pending { asked: self.now, due, order }
    }

    /// Who answers next, and how.
    fn next(&self) -> Option<(Seat, Pending)> {
        let of = |seat: Seat| self.pending[seat.index()].map(|pending| (seat, pending));
        self.session.waiting().iter().filter_map(of).min_by_key(|(_, pending)| pending.due)
    }

    fn answer(&mut self, seat: Seat, Pending { order, asked, .. }: Pending) -> Result<()> {
        self.session.choices(seat, &mut self.choices);
        let game = self.session.game();
        let view = game.view(Some(seat));
        let ask = Ask { content: game.content, view: &view, choices: &self.choices };
        let entries = self.session.entries().len() as u64;
        let at = match order {
            None => self.bots[seat.index()].choose(ask, &never),
            Some(Answer::Bot) => OPPONENTS.build(self.seed ^ entries, seat).choose(ask, &never),
            Some(Answer::Choice(choice)) => {
                let at = self.choices.iter().position(|open| *open == choice);
                at.ok_or_else(|| anyhow!("an order makes a choice that is not open"))?
            }
        };
        let choice = *self.choices.get(at).ok_or_else(|| anyhow!("a bot makes a choice that is not open"))?;
        if self.is_counted() {
            let kind = Aside::of(game.content, &view.public, &self.choices);
            if order.is_some() {
                *self.counts.ordered.entry(kind).or_default() += 1;
                self.counts.dear += u64::from(self.is_dear(ask, choice));
            } else if seat != view.public.turn.seat {
                *self.counts.asides.entry(kind).or_default() += 1;
            }
        }
        // The person was not at the table for longer than an order takes.
        if order.is_none() && self.plan.takes && self.now - asked > ORDER_AFTER {
            let own = &mut self.orders[seat.index()];
            *own = offered(own, game.content, &view, &self.choices).map_or(*own, |(_, orders)| orders);
        }
        self.session
            .play(seat, choice, &mut self.turns)
            .map_err(|error| anyhow!("{choice:?} is listed, and {error}"))?;
        if order.is_none() {
            self.people[seat.index()].stay(self.now);
        }
        self.pending[seat.index()] = None;
        let waiting = self.session.waiting();
        for (at, pending) in self.pending.iter_mut().enumerate() {
            *pending = pending.filter(|_| waiting.contains(Seat(at as u8)));
        }
        Ok(())
    }

    /// Whether the judge would have chosen otherwise, and gains more than that by it.
    fn is_dear(&self, ask: Ask<'_>, choice: Choice) -> bool {
        let (Some(judge), Some(seat), true) = (self.plan.judge, ask.view.seat, ask.choices.len() > 1) else {
            return false;
        };
        // The first is its choice: what it has hardly looked at may seem better by chance.
        let advice = judge.build(self.seed, seat).weigh(ask, &never);
        let own = advice.iter().find(|advice| advice.choice == choice);
        matches!((advice.first(), own), (Some(best), Some(own)) if best.worth - own.worth > DEAR)
    }
}
