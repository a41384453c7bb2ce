//! A game in play: the session, its random generator and its recent events; built from its rows and written to them.
//!
//! A row of a game is its kind, a seat and a body. The body of a choice is the choice in the notation followed by the
//! random outcomes that it caused, one per line (`= Kh`), so that what players saw does not depend on the generator.

use crate::fault::Fault;
use darkrock_rules::chance::{Chance, FairChance, Luck, Outcome};
use darkrock_rules::choice::Choice;
use darkrock_rules::event::{Event, Observer};
use darkrock_rules::ids::{Seat, SeatSet};
use darkrock_rules::record::{Entry, Header, Record, ReplayFault, Session};
use darkrock_rules::setup::{Setup, SetupError};
use darkrock_rules::{Content, PlayError, State, notation};
use darkrock_texts::Scene;
use self_cell::self_cell;
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Instant;

/// How many events a game keeps for reconnecting clients and for the log of new ones.
pub const KEPT: usize = 120;

/// The random source of a table: the fair generator, or recorded outcomes during the replay of rows.
#[derive(Clone, Debug)]
pub struct TableLuck {
    content: Arc<Content>,
    fair: FairChance,
    script: VecDeque<Outcome>,
    /// During replay, a missing or impossible outcome is an error, never a new random number.
    reading: bool,
    broken: bool,
}

impl TableLuck {
    fn new(content: &Arc<Content>, fair: FairChance) -> Self {
        Self { content: Arc::clone(content), fair, script: VecDeque::new(), reading: false, broken: false }
    }

    /// The recorded outcome.
    fn index_of(&self, luck: &Luck, outcome: Outcome) -> Option<u32> {
        let exact = luck.index_of(notation::canonical(&self.content, outcome));
        exact.or_else(|| (0..luck.count()).find(|n| notation::outcome_matches(&self.content, luck.nth(*n), outcome)))
    }
}

impl Chance for TableLuck {
    fn pick(&mut self, luck: &Luck) -> u32 {
        // The generator is advanced during replay, so that it continues at the same state.
        let rolled = self.fair.pick(luck);
        if !self.reading {
            return rolled;
        }
        let written = self.script.pop_front().and_then(|outcome| self.index_of(luck, outcome));
        self.broken |= written.is_none();
        written.unwrap_or(0)
    }
}

/// An event with its number and the fight it belongs to.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Numbered {
    /// Its number, from 1.
    pub n: u64,
    /// What happened, unredacted: it never leaves the server like this.
    pub event: Event,
    /// The sides of the fight at that moment.
    pub scene: Scene,
}

/// Collects and numbers events.
struct Scribe<'a> {
    last: &'a mut u64,
    scene: &'a mut Scene,
    heard: Vec<Numbered>,
    /// When a replay gives up.
    until: Option<Instant>,
}

impl Observer for Scribe<'_> {
    fn event(&mut self, event: Event) {
        *self.last += 1;
        self.scene.follow(&event);
        self.heard.push(Numbered { n: *self.last, event, scene: *self.scene });
    }
    fn gives_up(&self) -> bool {
        self.until.is_some_and(|until| Instant::now() >= until)
    }
}

/// The result of a choice.
#[derive(Debug)]
pub struct Played {
    /// The events, in order.
    pub happened: Vec<Numbered>,
    /// The body of the row.
    pub row: String,
}

/// The rules at work on one game, with randomness that can be verified.
pub type TableSession<'c> = Session<'c, TableLuck>;

self_cell!(
    /// A session together with the `Arc` of the content that it borrows.
    struct Play {
        owner: Arc<Content>,
        #[covariant]
        dependent: TableSession,
    }

    impl {Debug}
);

impl Clone for Play {
    fn clone(&self) -> Self {
        Self::new(Arc::clone(self.borrow_owner()), |content| self.borrow_dependent().with_content(content))
    }
}

/// A game in play.
#[derive(Clone, Debug)]
pub struct LiveGame {
    play: Play,
    /// The number of the last event.
    last: u64,
    scene: Scene,
    recent: VecDeque<Numbered>,
    /// When the recent events happened: up to which number, and at what time in milliseconds.
    times: VecDeque<(u64, i64)>,
    /// The number of the last event before each choice that can be undone.
    marks: Vec<u64>,
    /// The number of the last event at the last undo: clients with lower numbers need a new snapshot.
    undone_at: u64,
}

/// A stored position: the body of a snapshot row.
#[derive(Serialize, Deserialize)]
struct GameSnapshot {
    state: State,
    answered: u64,
    last: u64,
    scene: Scene,
    recent: Vec<Numbered>,
    times: Vec<(u64, i64)>,
}

/// An invalid setup.
fn unplayable(error: SetupError) -> Fault {
    let code = if let SetupError::Variants(misfit) = &error { misfit.code() } else { "setup".to_owned() };
    Fault::unprocessable(code, error.to_string())
}

impl LiveGame {
    /// A new game, with the row of its setup.
    ///
    /// # Errors
    /// When the setup is invalid.
    pub fn start(content: &Arc<Content>, setup: &Setup, seed: [u8; 32]) -> Result<(Self, Played), Fault> {
        Self::begin(content, setup, TableLuck::new(content, FairChance::new(seed)))
    }

    /// A game, from the row of its setup.
    ///
    /// # Errors
    /// When the row is invalid.
    pub fn read(content: &Arc<Content>, setup: &Setup, seed: [u8; 32], row: &str) -> Result<Self, Fault> {
        let mut luck = TableLuck::new(content, FairChance::new(seed));
        luck.script = outcomes(content, row.lines())?;
        luck.reading = true;
        let (mut game, _) = Self::begin(content, setup, luck)?;
        game.stop_reading()?;
        Ok(game)
    }

    fn begin(content: &Arc<Content>, setup: &Setup, luck: TableLuck) -> Result<(Self, Played), Fault> {
        let (mut last, mut scene) = (0, Scene::new());
        let mut scribe = Scribe { last: &mut last, scene: &mut scene, heard: Vec::new(), until: None };
        let play = Play::try_new(Arc::clone(content), |content| Session::new(content, setup, luck, &mut scribe));
        let play = play.map_err(unplayable)?;
        let happened = scribe.heard;
        let row = outcome_lines(content, play.borrow_dependent().entries());
        let mut game = Self::played(play, last, scene);
        game.remember(&happened);
        Ok((game, Played { happened, row }))
    }

    /// A game resumed from a record, with a new random source from there on.
    ///
    /// # Errors
    /// When the record does not match the rules or the content.
    pub fn take_up(content: &Arc<Content>, record: &Record, seed: [u8; 32]) -> Result<Self, Fault> {
        Self::take_up_until(content, record, seed, None)
    }

    /// The same, unless it takes longer than until a time.
    ///
    /// # Errors
    /// When the record is illegal, or the time is over.
    pub fn take_up_until(
        content: &Arc<Content>,
        record: &Record,
        seed: [u8; 32],
        until: Option<Instant>,
    ) -> Result<Self, Fault> {
        let (mut last, mut scene) = (0, Scene::new());
        let mut scribe = Scribe { last: &mut last, scene: &mut scene, heard: Vec::new(), until };
        let luck = TableLuck::new(content, FairChance::new(seed));
        let play = Play::try_new(Arc::clone(content), |content| Session::resume(content, record, luck, &mut scribe));
        let play = play.map_err(|e| match e.fault {
            ReplayFault::GivenUp => Fault::unprocessable("record-slow", "the record takes too long to replay"),
            _ => Fault::unprocessable("record", e.to_string()),
        })?;
        let happened = scribe.heard;
        let mut game = Self::played(play, last, scene);
        game.remember(&happened);
        Ok(game)
    }

    /// A game from a snapshot; none if it was written by another version.
    pub fn from_snapshot(content: &Arc<Content>, setup: &Setup, seed: [u8; 32], body: &str) -> Option<Self> {
        use base64::Engine as _;
        let bytes = base64::engine::general_purpose::STANDARD.decode(body).ok()?;
        let snapshot: GameSnapshot = postcard::from_bytes(&bytes).ok()?;
        let luck = TableLuck::new(content, FairChance::after(seed, snapshot.answered));
        let (header, state) = (Header::new(content, setup), snapshot.state);
        Some(Self {
            play: Play::new(Arc::clone(content), |content| Session::at(content, header, state, luck)),
            last: snapshot.last,
            scene: snapshot.scene,
            recent: snapshot.recent.into(),
            times: snapshot.times.into(),
            marks: Vec::new(),
            undone_at: snapshot.last,
        })
    }

    /// The body of a snapshot, and the number of entries dropped from memory; none while something can be undone.
    pub fn snapshot(&mut self) -> Option<String> {
        use base64::Engine as _;
        if !self.play.with_dependent_mut(|_, session| session.forget()) {
            return None;
        }
        let snapshot = GameSnapshot {
            state: self.session().game().state,
            answered: self.luck(|luck| luck.fair.answered()),
            last: self.last,
            scene: self.scene,
            recent: self.recent.iter().copied().collect(),
            times: self.times.iter().copied().collect(),
        };
        let bytes = postcard::to_allocvec(&snapshot).ok()?;
        Some(base64::engine::general_purpose::STANDARD.encode(bytes))
    }

    /// A session up to this event, of which nothing is remembered yet.
    fn played(play: Play, last: u64, scene: Scene) -> Self {
        let (recent, times) = (VecDeque::new(), VecDeque::new());
        Self { play, last, scene, recent, times, marks: Vec::new(), undone_at: 0 }
    }

    fn remember(&mut self, happened: &[Numbered]) {
        self.recent.extend(happened.iter().copied());
        let surplus = self.recent.len().saturating_sub(KEPT);
        self.recent.drain(..surplus);
    }

    /// The rules at work on this game.
    pub fn session(&self) -> &TableSession<'_> {
        self.play.borrow_dependent()
    }

    /// Information about its random source.
    fn luck<T>(&mut self, of: impl FnOnce(&mut TableLuck) -> T) -> T {
        self.play.with_dependent_mut(|_, session| of(session.chance_mut()))
    }

    /// With which it began, whatever the server has now.
    pub fn content(&self) -> &Arc<Content> {
        self.play.borrow_owner()
    }

    /// The number of the last event.
    pub fn last(&self) -> u64 {
        self.last
    }

    /// The latest events, oldest first.
    pub fn recent(&self) -> impl Iterator<Item = &Numbered> {
        self.recent.iter()
    }

    /// Notes that the latest events, those without a time, happened at this one, in milliseconds.
    pub fn date(&mut self, at: i64) {
        if self.times.back().is_none_or(|(until, _)| *until < self.last) {
            self.times.push_back((self.last, at));
        }
        let oldest = self.recent.front().map_or(self.last, |h| h.n);
        while self.times.front().is_some_and(|(until, _)| *until < oldest) {
            self.times.pop_front();
        }
    }

    /// When the latest events happened, oldest first: up to which number, and at what time in milliseconds.
    pub fn times(&self) -> impl Iterator<Item = (u64, i64)> {
        self.times.iter().copied()
    }

    /// The seats that must still choose.
    pub fn waiting(&self) -> SeatSet {
        self.session().waiting()
    }

    /// Whether the winners are known.
    pub fn is_over(&self) -> bool {
        self.session().game().is_over()
    }

    /// Plays a choice of a seat.
    ///
    /// # Errors
    /// When it is illegal; then nothing has changed.
    pub fn play(&mut self, seat: Seat, choice: Choice) -> Result<Played, PlayError> {
        let (before, mark) = (self.session().entries().len(), self.last);
        let mut scribe = Scribe { last: &mut self.last, scene: &mut self.scene, heard: Vec::new(), until: None };
        self.play.with_dependent_mut(|_, session| session.play(seat, choice, &mut scribe))?;
        let happened = scribe.heard;
        self.remember(&happened);
        self.mark(mark);
        let content = self.content();
        let mut row = notation::print(content, choice);
        let luck = outcome_lines(content, self.session().entries().get(before..).unwrap_or_default());
        if !luck.is_empty() {
            row.push('\n');
            row.push_str(&luck);
        }
        Ok(Played { happened, row })
    }

    /// Replays the choice of a row.
    ///
    /// # Errors
    /// When the row does not match the rules.
    pub fn play_row(&mut self, seat: Seat, row: &str) -> Result<Vec<Numbered>, Fault> {
        let content = Arc::clone(self.content());
        let mut lines = row.lines();
        let broken = |what: String| Fault::rules_changed(what);
        let choice = notation::parse(&content, lines.next().unwrap_or_default()).map_err(|e| broken(e.to_string()))?;
        let script = outcomes(&content, lines)?;
        self.luck(|luck| (luck.script, luck.reading) = (script, true));
        let played = self.play(seat, choice).map_err(|e| broken(e.to_string()))?;
        self.stop_reading()?;
        Ok(played.happened)
    }

    fn stop_reading(&mut self) -> Result<(), Fault> {
        let fits = self.luck(|luck| {
            luck.reading = false;
            let left = std::mem::take(&mut luck.script);
            !luck.broken && left.is_empty()
        });
        if !fits {
            return Err(Fault::rules_changed("other random outcomes are asked for"));
        }
        Ok(())
    }

    /// Records the event number before a choice, for undo.
    fn mark(&mut self, before: u64) {
        match self.session().undo_depth() {
            0 => self.marks.clear(),
            1 => self.marks = vec![before],
            depth if depth > self.marks.len() => self.marks.push(before),
            _ => {}
        }
    }

    /// Undoes the last choice of a seat, and its events.
    ///
    /// # Errors
    /// When nothing can be undone.
    pub fn undo(&mut self, seat: Seat) -> Result<(), Fault> {
        let depth = self.session().undo_depth();
        let undone = self.play.with_dependent_mut(|_, session| session.undo(seat));
        undone.map_err(|e| Fault::conflict("undo", e.to_string()))?;
        if self.session().undo_depth() < depth
            && let Some(mark) = self.marks.pop()
        {
            self.recent.retain(|h| h.n <= mark);
        }
        // The number is not reused, so that a client that has seen the undone events is known to need a new snapshot.
        self.last += 1;
        self.undone_at = self.last;
        Ok(())
    }

    /// The events after a number; none if a client at that number needs a new snapshot.
    pub fn since(&self, number: u64) -> Option<impl Iterator<Item = &Numbered>> {
        let oldest = self.recent.front().map_or(self.last + 1, |h| h.n);
        let known = number <= self.last && number >= self.undone_at && number + 1 >= oldest;
        known.then(|| self.recent.iter().filter(move |h| h.n > number))
    }
}

/// The random outcomes among entries, one per line.
fn outcome_lines(content: &Content, entries: &[Entry]) -> String {
    let lines = entries.iter().filter_map(|entry| match entry {
        Entry::Luck(outcome) => Some(format!("= {}", notation::print_outcome(content, *outcome))),
        Entry::Choice { .. } => None,
    });
    lines.collect::<Vec<_>>().join("\n")
}

fn outcomes<'a>(content: &Content, lines: impl Iterator<Item = &'a str>) -> Result<VecDeque<Outcome>, Fault> {
    let outcome = |line: &str| {
        let text = line.strip_prefix("= ").unwrap_or(line);
        notation::parse_outcome(content, text).map_err(|e| Fault::rules_changed(e.to_string()))
    };
    lines.filter(|l| !l.is_empty()).map(outcome).collect()
}
