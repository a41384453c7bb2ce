//! A stored game: a played one, or a sampled one that is indistinguishable for a seat.

use super::error::{Code, Fault};
use super::request::Viewer;
use darkrock_rules::chance::FastChance;
use darkrock_rules::event::Event;
use darkrock_rules::ids::{Seat, SeatSet};
use darkrock_rules::record::{Entry, Record, Session};
use darkrock_rules::{Choice, Content, Game, Selection, Setup, scenario};
use serde_json::{Value, json};
use std::sync::Arc;

/// A game by its name.
#[derive(Clone)]
pub(super) struct Slot<'c> {
    pub kind: Kind<'c>,
    /// Whether decisions with one legal choice are played without asking.
    pub single: bool,
}

/// How a game began, and what there is of it besides its position.
#[derive(Clone)]
pub(super) enum Kind<'c> {
    /// Played from its setup, with record and undo.
    Table(Box<Session<'c, FastChance>>),
    /// Played from a given position, with undo, but without a record.
    Placed { session: Box<Session<'c, FastChance>>, origin: Arc<Origin> },
    /// A position sampled from a view, for trying choices.
    Sample(Box<(Game<'c>, FastChance)>),
}

/// Where a game from a position began.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Origin {
    /// In the format of scenarios.
    pub position: Value,
    pub seed: u64,
}

/// The beginning of a record: this many choices with the outcomes that followed them.
fn shortened(record: &Record, choices: usize) -> Record {
    let mut left = choices;
    let begins = |entry: &&Entry| match entry {
        Entry::Choice { .. } if left == 0 => false,
        Entry::Choice { .. } => {
            left -= 1;
            true
        }
        Entry::Luck(_) => true,
    };
    let entries = record.entries.iter().take_while(begins).cloned().collect();
    Record::new(record.header.clone(), entries, None)
}

impl<'c> From<Kind<'c>> for Slot<'c> {
    fn from(kind: Kind<'c>) -> Self {
        Self { kind, single: false }
    }
}

impl<'c> Slot<'c> {
    pub(super) fn table(
        content: &'c Content,
        setup: &Setup,
        seed: u64,
        events: &mut Vec<Event>,
    ) -> Result<Self, Fault> {
        let session = Session::new(content, setup, FastChance::new(seed), events);
        let mut session = session.map_err(|e| Fault::new(Code::BadSetup, e.to_string()))?;
        session.header_mut().seed = Some(seed.to_string());
        Ok(Kind::Table(Box::new(session)).into())
    }

    /// A recorded game, up to this many of its choices, and their number. Later random outcomes depend on a seed.
    pub(super) fn recorded(
        content: &'c Content,
        text: &str,
        to: Option<usize>,
        seed: u64,
    ) -> Result<(Self, usize), Fault> {
        let bad = |what: String| Fault::new(Code::BadRecord, what);
        let read = Record::parse(content, text).map_err(|e| bad(e.to_string()))?;
        let record = match to {
            Some(to) if to < read.choices() => shortened(&read, to),
            _ => read,
        };
        let session = Session::resume(content, &record, FastChance::new(seed), &mut ());
        let session = session.map_err(|e| bad(e.to_string()))?;
        Ok((Kind::Table(Box::new(session)).into(), record.choices()))
    }

    /// A position in the format of scenarios (`docs/scenarios.md`), with the content of the modules that it names.
    pub(super) fn placed(
        content: impl Fn(Option<Selection>) -> Result<&'c Content, Fault>,
        origin: Arc<Origin>,
    ) -> Result<Self, Fault> {
        let bad = |what: String| Fault::new(Code::BadSetup, what);
        let Value::Object(mut scenario) = origin.position.clone() else {
            return Err(bad("expected an object".to_owned()));
        };
        if let Some(word) = ["steps", "cases", "name"].iter().find(|word| scenario.contains_key(**word)) {
            return Err(bad(format!(
                "“{word}” is not a field of a position: expected players, position, variants, edition or length"
            )));
        }
        scenario.insert("name".to_owned(), json!("the position"));
        scenario.insert("steps".to_owned(), json!([{ "expect": {} }]));
        let read = scenario::parse("position", &Value::Object(scenario).to_string()).map_err(|e| bad(e.what))?;
        let Some(first) = read.first() else { return Err(bad("the position is missing".to_owned())) };
        let selection = Some(first.selection.clone()).filter(|selection| !selection.is_base());
        let chance = FastChance::new(origin.seed);
        let session = scenario::stage(content(selection)?, first, chance).map_err(|e| bad(e.what))?;
        Ok(Kind::Placed { session: Box::new(session), origin }.into())
    }

    /// A position that is indistinguishable from this one for the viewer.
    pub(super) fn determinized(&self, viewer: Option<Seat>, seed: u64) -> Self {
        let game = self.game();
        let mut chance = FastChance::new(seed);
        let state = game.view(viewer).sample(game.content, &mut chance);
        let kind = Kind::Sample(Box::new((Game::at(game.content, state), chance)));
        Self { kind, single: self.single }
    }

    pub(super) fn game(&self) -> &Game<'c> {
        match &self.kind {
            Kind::Table(session) | Kind::Placed { session, .. } => session.game(),
            Kind::Sample(sample) => &sample.0,
        }
    }

    /// The seats that must still choose.
    pub(super) fn waiting(&self) -> SeatSet {
        match &self.kind {
            Kind::Table(session) | Kind::Placed { session, .. } => session.waiting(),
            Kind::Sample(sample) => sample.0.decision(),
        }
    }

    pub(super) fn choices(&self, seat: Seat, buffer: &mut Vec<Choice>) {
        match &self.kind {
            Kind::Table(session) | Kind::Placed { session, .. } => session.choices(seat, buffer),
            Kind::Sample(sample) => sample.0.choices(seat, buffer),
        }
    }

    pub(super) fn play(&mut self, seat: Seat, choice: Choice, events: &mut Vec<Event>) -> Result<(), Fault> {
        match &mut self.kind {
            Kind::Table(session) | Kind::Placed { session, .. } => session.play(seat, choice, events)?,
            Kind::Sample(sample) => {
                let (game, chance) = sample.as_mut();
                game.play(seat, choice, chance, events)?;
            }
        }
        Ok(())
    }

    /// If the game says so, plays the only legal choice of whoever has no other, until a seat has one: that is all that
    /// could be asked. Where several choose at once, nothing is played until none of them has a choice: what is not asked
    /// would tell the others something.
    pub(super) fn play_single(&mut self, events: &mut Vec<Event>) -> Result<Vec<(Seat, Choice)>, Fault> {
        let (mut played, mut choices) = (Vec::new(), Vec::new());
        while self.single {
            let mut only = None;
            for seat in self.waiting() {
                self.choices(seat, &mut choices);
                let [choice] = choices[..] else { return Ok(played) };
                only = only.or(Some((seat, choice)));
            }
            let Some((seat, choice)) = only else { break };
            self.play(seat, choice, events)?;
            played.push((seat, choice));
        }
        Ok(played)
    }

    pub(super) fn undo(&mut self, seat: Seat) -> Result<(), Fault> {
        match &mut self.kind {
            Kind::Table(session) | Kind::Placed { session, .. } => {
                session.undo(seat).map_err(|e| Fault::new(Code::NothingToUndo, e.to_string()))
            }
            Kind::Sample(_) => Err(Fault::new(Code::Sample, "a sample has no undo: copy it first")),
        }
    }

    pub(super) fn record(&self) -> Result<Record, Fault> {
        match &self.kind {
            Kind::Table(session) => Ok(session.record()),
            Kind::Placed { .. } => {
                Err(Fault::new(Code::Sample, "a loaded position has no record, because it did not start from a setup"))
            }
            Kind::Sample(_) => {
                Err(Fault::new(Code::Sample, "a sample has no record, because it did not start from a setup"))
            }
        }
    }

    /// The seat with a number, from 1.
    pub(super) fn seat(&self, number: u64) -> Result<Seat, Fault> {
        let seats = self.game().state.public.seats;
        let seat = u8::try_from(number).ok().filter(|n| (1..=seats).contains(n)).map(|n| Seat(n - 1));
        seat.ok_or_else(|| Fault::new(Code::BadSeat, format!("unknown seat {number}: expected 1 to {seats}")))
    }

    pub(super) fn viewer(&self, viewer: Viewer) -> Result<Option<Seat>, Fault> {
        match viewer {
            Viewer::Spectator => Ok(None),
            Viewer::Seat(number) => self.seat(number).map(Some),
        }
    }

    /// The given seat, or the only one that must choose.
    pub(super) fn asked(&self, number: Option<u64>) -> Result<Seat, Fault> {
        if let Some(number) = number {
            return self.seat(number);
        }
        let waiting = self.waiting();
        match (waiting.first(), waiting.len()) {
            (Some(seat), 1) => Ok(seat),
            (None, _) => Err(Fault::new(Code::Over, "the game is over: no decision is pending")),
            _ => Err(Fault::new(Code::BadSeat, "several seats have to choose: select one with \"seat\"")),
        }
    }
}
