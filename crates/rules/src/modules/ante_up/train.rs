//! The train (rules au.train.*): it goes round a circuit of spaces, one at the start of each player's turn, and a player in
//! its space can rob it. What it carries, and how it is guarded, a card tells: an opponent of the circuit's pool.

use super::super as modules;
use super::{Event, Refusal};
use crate::content::Content;
use crate::core::chance::Chance;
use crate::core::choice::FightKind;
use crate::core::engine::{Engine, Reader};
use crate::core::event::{self, Observer};
use crate::core::ids::*;
use crate::core::invariants::Violation;
use crate::core::{refusal, state};
use serde::{Deserialize, Serialize};

/// The train of a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Train {
    /// Its checkpoint, by its place in the circuit of the board; it starts at the first (au.train.19).
    pub at: u8,
}

impl Train {
    /// Its space, if the board has a circuit.
    pub fn space(self, content: &Content) -> Option<Space> {
        content.board.circuit.get(usize::from(self.at)).copied()
    }

    /// After this many moves: the first checkpoint follows the last (au.train.06).
    #[must_use]
    pub fn after(self, content: &Content, moves: u8) -> Self {
        let stops = content.board.circuit.len().max(1);
        Self { at: ((usize::from(self.at) + usize::from(moves)) % stops) as u8 }
    }

    /// It is at a checkpoint.
    pub(super) fn check(self, content: &Content) -> Result<(), Violation> {
        let there = self == Self::default() || self.space(content).is_some();
        if there { Ok(()) } else { Err(Violation(format!("the train is at checkpoint {}", self.at))) }
    }
}

impl state::Public {
    /// The space of the train (au.train.08); none without a circuit.
    pub fn train(&self, content: &Content) -> Option<Space> {
        self.modules.ante_up.train.space(content)
    }

    /// Its space after this many turns have begun (au.train.01, 06).
    pub fn train_after(&self, content: &Content, turns: u8) -> Option<Space> {
        self.modules.ante_up.train.after(content, turns).space(content)
    }
}

impl Reader<'_> {
    /// Whether the train may be robbed: in its space, with a card, once a turn with the bank (au.train.09, 10, 20), and not
    /// at a destroyed location (ruling.bm-repair-ruins.01).
    pub(super) fn can_rob_train(&self, seat: Seat) -> Result<(), refusal::Refusal> {
        if self.public().train(self.content) != Some(self.space(seat)) {
            return Err(Refusal::NoTrain.into());
        }
        if self.is_location_ruined(self.space(seat)) {
            return Err(refusal::Refusal::Ruined);
        }
        if self.public().turn.heist {
            return Err(refusal::Refusal::AlreadyRobbed);
        }
        if self.hand(seat).is_empty() {
            return Err(refusal::Refusal::NoCardToLay);
        }
        Ok(())
    }
}

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    /// The train moves to its next checkpoint (au.train.01).
    pub(in crate::modules) fn move_train(&mut self) {
        let content = self.content;
        let train = self.public().modules.ante_up.train;
        let on = train.after(content, 1);
        if let (Some(from), Some(to)) = (train.space(content), on.space(content)) {
            self.state.public.modules.ante_up.train = on;
            self.emit_train(Event::TrainMoved { from, to });
        }
    }

    /// A card is drawn, and its guard fights as that of the bank (au.train.11 to 15, 20).
    pub(super) fn rob_train(&mut self, seat: Seat) {
        self.state.public.turn.heist = true;
        let pool = self.content.circuit_pool.expect("invariant: a board with a circuit names its pool");
        let opponent = self.draw_opponent(pool);
        self.emit_train(Event::TrainHeist { seat, opponent });
        self.start_opponent(FightKind::Holdup, seat, opponent, None);
    }

    fn emit_train(&mut self, event: Event) {
        self.emit(event::Event::Module(modules::Event::AnteUp(event)));
    }
}
