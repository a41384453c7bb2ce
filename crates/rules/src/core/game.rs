//! The game's public interface: pending decisions, legal choices, and playing a choice.

use crate::content::Content;
use crate::core::chance::{AnyChance, Chance};
use crate::core::choice::Choice;
use crate::core::engine::{Engine, Reader};
use crate::core::event::{AnyObserver, Observer};
use crate::core::frame::Frame;
use crate::core::ids::{Seat, SeatSet};
use crate::core::refusal::Refusal;
use crate::core::state::State;
use crate::turn::setup::{Setup, SetupError};

/// A game: content, which never changes, and a position.
#[derive(Clone, Debug)]
pub struct Game<'c> {
    /// The cards and the board.
    pub content: &'c Content,
    /// The position.
    pub state: State,
}

/// A rejected choice; the position is unchanged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PlayError {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// This seat has no pending decision.
    #[error("seat {} is not asked to choose now; asked: {}", .seat.0 + 1, .asked.iter().map(|s| (s.0 + 1).to_string()).collect::<Vec<_>>().join(", "))]
    NotAsked {
        /// The seat that tried.
        seat: Seat,
        /// The seats that must choose.
        asked: SeatSet,
    },
    /// The choice is unavailable.
    #[error("not possible: {refusal}")]
    Refused {
        /// The choice.
        choice: Choice,
        /// The reason.
        refusal: Refusal,
    },
}

impl<'c> Game<'c> {
    /// A new game, run up to its first decision.
    ///
    /// # Errors
    /// When the setup cannot be played.
    pub fn new(
        content: &'c Content,
        setup: &Setup,
        chance: &mut impl Chance,
        observer: &mut impl Observer,
    ) -> Result<Self, SetupError> {
        Self::new_with_any(content, setup, AnyChance(chance), AnyObserver(&mut |event| observer.event(event)))
    }

    fn new_with_any(
        content: &'c Content,
        setup: &Setup,
        mut chance: AnyChance<'_>,
        mut observer: AnyObserver<'_>,
    ) -> Result<Self, SetupError> {
        let characters = setup.check(content)?;
        let mut game = Self { content, state: State::before(content, setup) };
        let mut engine = game.engine(&mut chance, &mut observer);
        engine.deal_stands();
        engine.set_up_modules();
        engine.set_up_before_characters();
        if characters.is_empty() {
            engine.deal_characters();
        }
        for (seat, character) in characters.into_iter().enumerate() {
            engine.seat_character(Seat(seat as u8), character);
        }
        engine.run();
        Ok(game)
    }

    /// The game at a position.
    pub fn at(content: &'c Content, state: State) -> Self {
        Self { content, state }
    }

    pub(crate) fn engine<'a, C: Chance, O: Observer>(
        &'a mut self,
        chance: &'a mut C,
        observer: &'a mut O,
    ) -> Engine<'a, C, O> {
        Engine { content: self.content, state: &mut self.state, chance, observer }
    }

    pub(crate) fn reader(&self) -> Reader<'_> {
        Reader { content: self.content, state: &self.state }
    }

    /// The seats that must choose now: one, or several that choose simultaneously; none once the game is over.
    pub fn decision(&self) -> SeatSet {
        self.state.public.asked
    }

    /// The pending question: the frame on top of the stack.
    pub fn question(&self) -> Frame {
        self.state.public.stack.top()
    }

    /// Whether the winners are known, and nobody has a choice left.
    pub fn is_over(&self) -> bool {
        matches!(self.state.public.stack.peek(), Frame::Over)
    }

    /// Every legal choice of a seat, in a fixed order, into a buffer that is cleared first. Empty without a decision.
    pub fn choices(&self, seat: Seat, buffer: &mut Vec<Choice>) {
        buffer.clear();
        if self.decision().contains(seat) {
            self.reader().list(seat, buffer);
        }
    }

    /// Whether a seat may choose this now.
    #[inline(always)]
    pub fn is_legal(&self, seat: Seat, choice: Choice) -> bool {
        if !self.decision().contains(seat) {
            return false;
        }
        self.reader().is_open(seat, choice)
    }

    /// Plays a choice and continues until a seat must choose again. A single legal choice is made automatically, except
    /// passing a reaction window.
    ///
    /// # Errors
    /// When the choice is illegal; then nothing has changed.
    pub fn play(
        &mut self,
        seat: Seat,
        choice: Choice,
        chance: &mut impl Chance,
        observer: &mut impl Observer,
    ) -> Result<(), PlayError> {
        self.play_with_any(seat, choice, AnyChance(chance), AnyObserver(&mut |event| observer.event(event)))
    }

    /// Not generic, and therefore compiled once, in this crate.
    fn play_with_any(
        &mut self,
        seat: Seat,
        choice: Choice,
        mut chance: AnyChance<'_>,
        mut observer: AnyObserver<'_>,
    ) -> Result<(), PlayError> {
        self.play_fast(seat, choice, &mut chance, &mut observer)
    }

    /// The same as [`Game::play`], with the whole engine compiled for this random source and this observer: for searches and
    /// simulations, which play millions of choices. It takes the compiler about as long as the rest of a crate.
    ///
    /// # Errors
    /// When the choice is illegal; then nothing has changed.
    pub fn play_fast(
        &mut self,
        seat: Seat,
        choice: Choice,
        chance: &mut impl Chance,
        observer: &mut impl Observer,
    ) -> Result<(), PlayError> {
        if !self.is_legal(seat, choice) {
            return Err(self.play_error(seat, choice));
        }
        let mut engine = self.engine(chance, observer);
        engine.answer(seat, choice);
        engine.run();
        debug_assert_eq!(crate::core::invariants::check(self.content, &self.state), Ok(()));
        Ok(())
    }

    #[cold]
    fn play_error(&self, seat: Seat, choice: Choice) -> PlayError {
        if self.is_over() {
            PlayError::Over
        } else if !self.decision().contains(seat) {
            PlayError::NotAsked { seat, asked: self.decision() }
        } else {
            PlayError::Refused { choice, refusal: self.reader().reason(seat, choice) }
        }
    }

    /// Why a choice is unavailable to a seat; `None` when it is legal. A choice is listed if and only if it has no
    /// refusal.
    pub fn refusal(&self, seat: Seat, choice: Choice) -> Option<Refusal> {
        (!self.is_legal(seat, choice)).then(|| self.reader().reason(seat, choice))
    }
}
