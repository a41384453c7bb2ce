//! Replay of a record, with the line of the first illegal entry.

use super::{ContentDiffers, Entry, Record};
use crate::content::Content;
use crate::core::chance::{Chance, Luck, Outcome};
use crate::core::choice::Choice;
use crate::core::event::Observer;
use crate::core::game::{Game, PlayError};
use crate::core::ids::Seat;
use crate::formats::notation::{canonical, outcome_matches, print, print_outcome};
use crate::turn::setup::SetupError;

/// An illegal entry of a record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {fault}{}", .content_differs.as_ref().map_or(String::new(), |c| format!(" ({c})")))]
pub struct ReplayError {
    /// The line of the record, counted from 1.
    pub line: u32,
    /// The number of choices played before.
    pub choices: usize,
    /// The reason.
    pub fault: ReplayFault,
    /// Whether the content differs from the recorded one, which may be the cause.
    pub content_differs: Option<Box<ContentDiffers>>,
}

/// The reason why a replay fails.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReplayFault {
    /// The setup is invalid.
    #[error("{0}")]
    Setup(SetupError),
    /// An illegal choice.
    #[error("“{} {choice}”: {error}", .seat.0 + 1)]
    Choice {
        /// The seat.
        seat: Seat,
        /// The choice, in the notation.
        choice: String,
        /// The reason.
        error: PlayError,
    },
    /// An outcome is requested, but the record has none here.
    #[error("the record has no outcome of luck here: expected {expected}")]
    LuckMissing {
        /// The request.
        expected: &'static str,
    },
    /// An outcome that is not among the possible ones.
    #[error("“= {outcome}” is not possible here: expected {expected}")]
    LuckImpossible {
        /// The outcome, in the notation.
        outcome: String,
        /// The request.
        expected: &'static str,
    },
    /// An outcome without a request.
    #[error("“= {0}” stands where no luck is asked for: expected a choice")]
    LuckLeftOver(String),
    /// The final position differs from the recorded one.
    #[error("the record ends in position {recorded}, the replay in {reached}")]
    Hash {
        /// The hash in the record.
        recorded: String,
        /// The hash reached.
        reached: String,
    },
    /// The observer has given up.
    #[error("the replay was stopped here")]
    GivenUp,
    /// A game cannot be resumed with another content.
    #[error("a game can only be resumed with the content that it began with")]
    OtherContent,
}

/// The result of a replay.
#[derive(Clone, Debug)]
pub struct Replayed<'c> {
    /// The game in the resulting position.
    pub game: Game<'c>,
    /// The number of choices played.
    pub choices: usize,
    /// A warning if the content differs from the recorded one; the replay succeeded nevertheless.
    pub content_differs: Option<ContentDiffers>,
}

/// A description of the request.
fn wanted(luck: &Luck) -> &'static str {
    match luck {
        Luck::Draw(_) => "a poker card of the deck",
        Luck::FromHand(_) => "a poker card out of the hand or the cards played",
        Luck::Fight(_) => "a fight card of the deck",
        Luck::Die => "a face of the die",
        Luck::Cattle(_) => "a cattle token of the ranch",
        Luck::Token(_) => "a legendary token that is left",
        Luck::Trigger(_) => "a story trigger that is left",
        Luck::Story(_) => "a story of the open trigger",
        Luck::First(_) => "the first player among equals",
        Luck::Goal(_) => "a goal to return",
        Luck::Character(_) => "a character that is left",
        Luck::AutomaCard(_) => "a card that is left in the automa's deck",
        Luck::Ware(_) => "a kind of items that a stand can be dealt",
        Luck::Opponent(_) => "an opponent that is left in its pool",
        Luck::Module(luck) => luck.wanted(),
    }
}

/// A random source that reads the entries in order.
struct Tape<'r> {
    content: &'r Content,
    entries: &'r [Entry],
    at: usize,
    fault: Option<(usize, ReplayFault)>,
}

impl Tape<'_> {
    /// The recorded outcome of a request: the first of equivalent ones.
    fn index_of(&self, luck: &Luck, outcome: Outcome) -> Option<u32> {
        let exact = luck.index_of(canonical(self.content, outcome));
        exact.or_else(|| (0..luck.count()).find(|n| outcome_matches(self.content, luck.nth(*n), outcome)))
    }

    fn fail(&mut self, entry: usize, fault: ReplayFault) -> u32 {
        self.fault.get_or_insert((entry, fault));
        0
    }
}

impl Chance for Tape<'_> {
    fn pick(&mut self, luck: &Luck) -> u32 {
        let here = self.at;
        let Some(Entry::Luck(outcome)) = self.entries.get(here).copied() else {
            return self.fail(here, ReplayFault::LuckMissing { expected: wanted(luck) });
        };
        self.at += 1;
        self.index_of(luck, outcome).unwrap_or_else(|| {
            let outcome = print_outcome(self.content, outcome);
            self.fail(here, ReplayFault::LuckImpossible { outcome, expected: wanted(luck) })
        })
    }
}

impl Record {
    /// Replays the record, up to `to` choices with their outcomes, or to its end. Only at the end the recorded hash is
    /// compared.
    ///
    /// # Errors
    /// When a choice is illegal, an outcome is impossible, missing or superfluous, or the final position differs; with
    /// the line. Different content is a warning in the result, and is mentioned in the error if there is one.
    pub fn replay<'c>(
        &self,
        content: &'c Content,
        to: Option<usize>,
        observer: &mut impl Observer,
    ) -> Result<Replayed<'c>, ReplayError> {
        self.replay_watched(content, to, observer, &mut |_, _, _| ())
    }

    /// Like [`Record::replay`], and calls back before each choice with its seat and position.
    ///
    /// # Errors
    /// Like [`Record::replay`].
    pub fn replay_watched<'c>(
        &self,
        content: &'c Content,
        to: Option<usize>,
        observer: &mut impl Observer,
        watch: &mut dyn FnMut(&Game<'c>, Seat, Choice),
    ) -> Result<Replayed<'c>, ReplayError> {
        let content_differs = self.header.content_differs(content);
        let mut choices = 0;
        match self.run(content, to, observer, watch, &mut choices) {
            Ok(game) => Ok(Replayed { game, choices, content_differs }),
            Err((line, fault)) => {
                Err(ReplayError { line, choices, fault, content_differs: content_differs.map(Box::new) })
            }
        }
    }

    fn run<'c>(
        &self,
        content: &'c Content,
        to: Option<usize>,
        observer: &mut impl Observer,
        watch: &mut dyn FnMut(&Game<'c>, Seat, Choice),
        choices: &mut usize,
    ) -> Result<Game<'c>, (u32, ReplayFault)> {
        let mut tape = Tape { content, entries: &self.entries, at: 0, fault: None };
        let started = Game::new(content, &self.header.setup, &mut tape, observer);
        let mut game = started.map_err(|error| (1, ReplayFault::Setup(error)))?;
        loop {
            if let Some((entry, fault)) = tape.fault.take() {
                return Err((self.line_of(entry), fault));
            }
            let line = self.line_of(tape.at);
            match self.entries.get(tape.at).copied() {
                // Superfluous outcomes are an error of the preceding entry, also at the end of a partial replay.
                Some(Entry::Luck(outcome)) => {
                    return Err((line, ReplayFault::LuckLeftOver(print_outcome(content, outcome))));
                }
                Some(Entry::Choice { .. }) if observer.gives_up() => return Err((line, ReplayFault::GivenUp)),
                Some(Entry::Choice { seat, choice }) if to.is_none_or(|to| *choices < to) => {
                    tape.at += 1;
                    // Observers may rely on the choice being legal.
                    if game.is_legal(seat, choice) {
                        watch(&game, seat, choice);
                    }
                    game.play(seat, choice, &mut tape, observer)
                        .map_err(|error| (line, ReplayFault::Choice { seat, choice: print(content, choice), error }))?;
                    *choices += 1;
                }
                Some(Entry::Choice { .. }) => return Ok(game),
                None => break,
            }
        }
        self.check_end(&game)?;
        Ok(game)
    }

    fn check_end(&self, game: &Game<'_>) -> Result<(), (u32, ReplayFault)> {
        let Some(recorded) = self.end.clone() else {
            return Ok(());
        };
        let reached = game.state.hash();
        if recorded == reached {
            return Ok(());
        }
        Err((self.line_of(self.entries.len()), ReplayFault::Hash { recorded, reached }))
    }
}
