//! Playing a game with its record and undo.

use super::{Entry, Header, Record, ReplayError, ReplayFault};
use crate::content::Content;
use crate::core::chance::{Chance, FastChance, Luck, Recorder};
use crate::core::choice::Choice;
use crate::core::event::{Event, Observer};
use crate::core::foreseen::Foreseen;
use crate::core::frame::{Frame, MoveStage};
use crate::core::game::{Game, PlayError};
use crate::core::ids::{Seat, SeatSet};
use crate::core::state::State;
use crate::formats::notation::canonical;
use crate::turn::setup::{Setup, SetupError};

/// A game in play with its random source and its record.
///
/// Simultaneous choices are collected here until complete, and then played in seat order: the
/// position and the record do not depend on their order of arrival.
#[derive(Clone, Debug)]
pub struct Session<'c, C> {
    game: Game<'c>,
    chance: C,
    header: Header,
    entries: Vec<Entry>,
    /// Pending simultaneous choices, by seat.
    pending: Vec<(Seat, Choice)>,
    /// Their decision.
    pending_for: Option<Frame>,
    /// Positions before choices that can be undone, all of the same seat.
    undo: Vec<Before>,
}

/// A position that undo can restore.
#[derive(Clone, Debug)]
struct Before {
    seat: Seat,
    state: State,
    entries: usize,
}

/// Why nothing was undone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum UndoError {
    /// No choice was made since the beginning or since hidden information was revealed.
    #[error("nothing to undo: something has become known since the last choice, or nothing was chosen yet")]
    Nothing,
    /// The last choice is another seat's.
    #[error("nothing to undo: the last choice is that of seat {}", .0.0 + 1)]
    OtherSeat(Seat),
}

/// Replaces outcomes by the representative of equivalent ones, so that a record leads to the same position.
struct Canonical<'a, C> {
    content: &'a Content,
    inner: &'a mut C,
}

impl<C: Chance> Chance for Canonical<'_, C> {
    fn pick(&mut self, luck: &Luck) -> u32 {
        let n = self.inner.pick(luck);
        match luck {
            Luck::Die => luck
                .index_of(canonical(self.content, luck.nth(n)))
                .expect("invariant: the first side of a face is a side"),
            _ => n,
        }
    }
}

/// Forwards events and detects those that reveal hidden information.
struct Watch<'a, O> {
    inner: &'a mut O,
    /// The choosing seat, to which its own discards reveal nothing.
    seat: Seat,
    shown: bool,
}

impl<O: Observer> Observer for Watch<'_, O> {
    fn event(&mut self, event: Event) {
        // Random outcomes and other seats' choices are detected elsewhere.
        self.shown |= match event {
            Event::Revealed { .. } | Event::Showed { .. } | Event::LookedAt { .. } | Event::Over { .. } => true,
            Event::ShowedHand { .. } | Event::Gave { .. } | Event::StoleCattle { .. } => true,
            // A discard without an alternative is made by the engine.
            Event::Discarded { seat, .. } => seat != self.seat,
            _ => false,
        };
        if O::LISTENS {
            self.inner.event(event);
        }
    }
}

/// A choice that was tried out. Whatever its seat sees of it follows from what the seat knows, so it leaks nothing.
#[derive(Clone, Debug)]
pub struct Trial<'c> {
    /// Whether the choice would reveal information, so that it could not be undone: by a random outcome or by showing a hidden
    /// card.
    pub tells: bool,
    /// The game in which its seat, and nobody else, is asked for the rest of the choice: an option of an effect, a card to
    /// pay with, which item is used, the space to which a card extends a move; or, after what comes before the income of a turn,
    /// for the income. The two can be made together.
    pub rest: Option<Box<Game<'c>>>,
}

impl<'c> Trial<'c> {
    /// Tries a legal choice of a seat out in a game.
    pub fn new(game: &Game<'c>, seat: Seat, choice: Choice) -> Self {
        let before = game.state.public.stack.len();
        let extends = matches!(game.state.public.stack.peek(), Frame::Move(MoveStage::Extend { .. }));
        let mut game = game.clone();
        let mut luck = FastChance::new(0);
        let mut recorder = Recorder::new(&mut luck);
        let mut watch = Watch { inner: &mut (), seat, shown: false };
        let played = game.play(seat, choice, &mut recorder, &mut watch);
        let tells = played.is_ok() && (watch.shown || !recorder.outcomes.is_empty());
        let asks = played.is_ok() && !tells && game.decision() == SeatSet::one(seat);
        let deeper = game.state.public.stack.len() > before;
        let complete =
            Self::completes(&game, seat, choice, deeper) || extends && deeper && Self::rides_on(&game, seat, choice);
        let rest = (asks && complete).then(|| Box::new(game));
        Self { tells, rest }
    }

    /// Whether what extends a move has led a seat to the choice of a space.
    fn rides_on(game: &Game<'_>, seat: Seat, before: Choice) -> bool {
        let mut choices = Vec::new();
        game.choices(seat, &mut choices);
        let rides = choices.iter().filter(|choice| matches!(choice, Choice::Ride { .. })).count();
        before != Choice::Pass && rides > 0 && choices.iter().all(|c| matches!(c, Choice::Ride { .. } | Choice::Pass))
    }

    /// Whether every choice of a seat completes what it has chosen before.
    fn completes(game: &Game<'_>, seat: Seat, before: Choice, deeper: bool) -> bool {
        // What follows an end or a pass is no part of it.
        let parts = deeper && !matches!(before, Choice::End | Choice::Pass);
        let income = matches!(before, Choice::Bonus | Choice::Pass);
        if !parts && !income {
            return false;
        }
        let mut choices = Vec::new();
        game.choices(seat, &mut choices);
        choices.iter().all(|choice| match choice {
            Choice::Choose(_) | Choice::Discard(_) | Choice::Equip(_) | Choice::Keep => parts,
            Choice::Income(_) => income,
            _ => false,
        })
    }
}

impl<C: Clone> Session<'_, C> {
    /// The same game with another copy of its content, for callers that store games together with their content.
    #[must_use]
    pub fn with_content<'n>(&self, content: &'n Content) -> Session<'n, C> {
        Session {
            game: Game::at(content, self.game.state),
            chance: self.chance.clone(),
            header: self.header.clone(),
            entries: self.entries.clone(),
            pending: self.pending.clone(),
            pending_for: self.pending_for,
            undo: self.undo.clone(),
        }
    }
}

impl<'c, C: Chance> Session<'c, C> {
    /// A new game, run up to its first decision.
    ///
    /// # Errors
    /// When the setup cannot be played.
    pub fn new(
        content: &'c Content,
        setup: &Setup,
        mut chance: C,
        observer: &mut impl Observer,
    ) -> Result<Self, SetupError> {
        let mut canonical = Canonical { content, inner: &mut chance };
        let mut recorder = Recorder::new(&mut canonical);
        let game = Game::new(content, setup, &mut recorder, observer)?;
        let entries = recorder.outcomes.into_iter().map(Entry::Luck).collect();
        let header = Header::new(content, setup);
        Ok(Self { game, chance, header, entries, pending: Vec::new(), pending_for: None, undo: Vec::new() })
    }

    /// Resumes a recorded game, with a new random source from there on.
    ///
    /// # Errors
    /// When the record contains illegal entries, or was made with other content.
    pub fn resume(
        content: &'c Content,
        record: &Record,
        chance: C,
        observer: &mut impl Observer,
    ) -> Result<Self, ReplayError> {
        let content_differs = record.header.content_differs(content).map(Box::new);
        if content_differs.is_some() {
            return Err(ReplayError { line: 1, choices: 0, fault: ReplayFault::OtherContent, content_differs });
        }
        let game = record.replay(content, None, observer)?.game;
        let (header, entries) = (record.header.clone(), record.entries.clone());
        Ok(Self { game, chance, header, entries, pending: Vec::new(), pending_for: None, undo: Vec::new() })
    }

    /// Continues from a position with a new random source: records only what follows.
    pub fn at(content: &'c Content, header: Header, state: State, chance: C) -> Self {
        let game = Game::at(content, state);
        Self { game, chance, header, entries: Vec::new(), pending: Vec::new(), pending_for: None, undo: Vec::new() }
    }

    /// Clears the entries so far, for callers that have stored them. Not while a choice could be undone or
    /// simultaneous choices are pending. Returns whether it was done.
    pub fn forget(&mut self) -> bool {
        let settled = self.undo.is_empty() && self.pending.is_empty();
        if settled {
            self.entries.clear();
        }
        settled
    }

    /// The game, without pending simultaneous choices.
    pub fn game(&self) -> &Game<'c> {
        &self.game
    }

    /// The header of the record; names and the seed are set here.
    pub fn header_mut(&mut self) -> &mut Header {
        &mut self.header
    }

    /// The random source.
    pub fn chance_mut(&mut self) -> &mut C {
        &mut self.chance
    }

    /// The random source as it is now.
    pub fn chance(&self) -> &C {
        &self.chance
    }

    /// Random outcomes and choices so far.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The record so far, with the hash of the position. Pending simultaneous choices are not included.
    pub fn record(&self) -> Record {
        Record::new(self.header.clone(), self.entries.clone(), Some(self.game.state.hash()))
    }

    /// The seats that must still choose.
    pub fn waiting(&self) -> SeatSet {
        self.game.decision().without(self.answered())
    }

    /// The seats that have chosen while others have not.
    pub fn answered(&self) -> SeatSet {
        if self.pending_for == Some(self.game.question()) {
            self.pending.iter().map(|(seat, _)| *seat).collect()
        } else {
            SeatSet::new()
        }
    }

    /// A seat's pending simultaneous choice: known to that seat alone.
    pub fn answer(&self, seat: Seat) -> Option<Choice> {
        let open = self.answered().contains(seat);
        self.pending.iter().find(|(s, _)| open && *s == seat).map(|(_, choice)| *choice)
    }

    /// Lists the legal choices of a seat into a buffer that is cleared first. Empty if it has no pending decision.
    pub fn choices(&self, seat: Seat, buffer: &mut Vec<Choice>) {
        self.game.choices(seat, buffer);
        if !self.waiting().contains(seat) {
            buffer.clear();
        }
    }

    /// Plays a choice of a seat; a simultaneous choice is kept until all have chosen.
    ///
    /// # Errors
    /// When the choice is illegal, or the seat has already chosen; then nothing has changed.
    pub fn play(&mut self, seat: Seat, choice: Choice, observer: &mut impl Observer) -> Result<(), PlayError> {
        let waiting = self.waiting();
        if !self.game.is_over() && !waiting.contains(seat) {
            return Err(PlayError::NotAsked { seat, asked: waiting });
        }
        // Showing a goal does not resolve the decision: it is requested again.
        let unseen = self.game.decision().len() > 1 && !matches!(choice, Choice::Goal(_));
        if !unseen {
            self.commit(seat, choice, observer)?;
        } else if let Some(refusal) = self.game.refusal(seat, choice) {
            return Err(PlayError::Refused { choice, refusal });
        } else {
            if self.pending.is_empty() {
                self.pending_for = Some(self.game.question());
            }
            self.pending.push((seat, choice));
        }
        self.settle(observer)
    }

    /// Plays the pending simultaneous choices in seat order once they are complete.
    fn settle(&mut self, observer: &mut impl Observer) -> Result<(), PlayError> {
        if self.pending.is_empty() || self.pending_for != Some(self.game.question()) {
            return Ok(());
        }
        let game = &self.game;
        self.pending.retain(|(seat, choice)| game.is_legal(*seat, *choice));
        if !self.waiting().is_empty() {
            return Ok(());
        }
        self.pending_for = None;
        let mut answers = std::mem::take(&mut self.pending);
        answers.sort_by_key(|(seat, _)| *seat);
        for (seat, choice) in answers {
            self.commit(seat, choice, observer)?;
        }
        // Each of these is a reaction of another seat.
        self.undo.clear();
        Ok(())
    }

    /// Applies a choice to the game and the record.
    fn commit(&mut self, seat: Seat, choice: Choice, observer: &mut impl Observer) -> Result<(), PlayError> {
        let before = Before { seat, state: self.game.state, entries: self.entries.len() };
        let mut canonical = Canonical { content: self.game.content, inner: &mut self.chance };
        let mut recorder = Recorder::new(&mut canonical);
        let mut watch = Watch { inner: observer, seat, shown: false };
        self.game.play(seat, choice, &mut recorder, &mut watch)?;
        let known = watch.shown || !recorder.outcomes.is_empty();
        self.entries.push(Entry::Choice { seat, choice });
        self.entries.extend(recorder.outcomes.into_iter().map(Entry::Luck));
        if known || self.undo.last().is_some_and(|last| last.seat != seat) {
            self.undo.clear();
        }
        if !known {
            self.undo.push(before);
        }
        Ok(())
    }

    /// Undoes the last choice of a seat, if no information was revealed since: no random outcome, no hidden card, no
    /// choice of another seat. A pending simultaneous choice can always be undone. The record omits the choice.
    ///
    /// # Errors
    /// When nothing can be undone; then nothing has changed.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        if let Some(at) = self.pending.iter().position(|(s, _)| *s == seat) {
            self.pending.remove(at);
            return Ok(());
        }
        if let Some((other, _)) = self.pending.first() {
            return Err(UndoError::OtherSeat(*other));
        }
        match self.undo.pop() {
            None => Err(UndoError::Nothing),
            Some(before) if before.seat != seat => {
                let other = before.seat;
                self.undo.push(before);
                Err(UndoError::OtherSeat(other))
            }
            Some(before) => {
                self.game.state = before.state;
                self.entries.truncate(before.entries);
                Ok(())
            }
        }
    }

    /// Tries a legal choice out.
    pub fn try_out(&self, seat: Seat, choice: Choice) -> Trial<'c> {
        match self.waits_for_others(choice) {
            true => Trial { tells: self.waiting().len() == 1, rest: None },
            false => Trial::new(&self.game, seat, choice),
        }
    }

    /// What a legal choice certainly changes: nothing yet while it waits for others.
    pub fn foreseen(&self, seat: Seat, choice: Choice) -> Foreseen {
        match self.waits_for_others(choice) {
            true => Foreseen::default(),
            false => self.game.foreseen(seat, choice),
        }
    }

    /// Whether a choice is simultaneous: it is pending until the last one, which reveals them all.
    fn waits_for_others(&self, choice: Choice) -> bool {
        self.game.decision().len() > 1 && !matches!(choice, Choice::Goal(_))
    }

    /// The number of choices that can be undone, of any seat; pending simultaneous choices are not counted.
    pub fn undo_depth(&self) -> usize {
        self.undo.len()
    }

    /// The number of consecutive choices that a seat can undo.
    pub fn undoable(&self, seat: Seat) -> usize {
        let own = usize::from(self.pending.iter().any(|(s, _)| *s == seat));
        let others = self.pending.iter().any(|(s, _)| *s != seat);
        let played = self.undo.iter().filter(|b| b.seat == seat).count();
        if others { own } else { own + played }
    }
}
