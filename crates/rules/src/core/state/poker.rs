//! The state of a game of poker.

use crate::core::ids::*;
use crate::core::limits::SEATS;
use serde::{Deserialize, Serialize};

/// The step of a game of poker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum PokerStep {
    /// Others may join.
    Join,
    /// A dealer draws if nobody joined; the flop is shown.
    Flop,
    /// Cards are played facedown, then revealed together.
    Lay,
    /// Bonuses of the cards shown.
    Show,
    /// The pot is paid.
    Pay,
    /// Abilities after winning or losing.
    After,
    /// Cards are discarded.
    CleanUp,
    /// A step that a module inserts, by its number.
    Inserted(u8),
}

/// The game of poker in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Poker {
    /// Who started it.
    pub starter: Seat,
    /// Whether everybody can join from anywhere.
    pub anywhere: bool,
    /// Who paid the ante.
    pub players: SeatSet,
    /// The player who deals for the house, if nobody joined.
    pub dealer: Option<Seat>,
    /// The dealer of a token who was challenged: nobody joins.
    pub challenge: Option<Opponent>,
    /// The flop.
    pub flop: CardSet,
    /// The seats that have played cards.
    pub laid: SeatSet,
    /// The revealed cards of each seat.
    pub shown: [CardSet; SEATS],
    /// The winners.
    pub winners: SeatSet,
    /// Its step.
    pub step: PokerStep,
    /// The current player in a step that goes around, as an offset from the starter.
    pub at: u8,
}

impl Poker {
    pub(crate) fn new(starter: Seat) -> Self {
        Self {
            starter,
            anywhere: false,
            players: SeatSet::one(starter),
            dealer: None,
            challenge: None,
            flop: CardSet::new(),
            laid: SeatSet::new(),
            shown: [CardSet::new(); SEATS],
            winners: SeatSet::new(),
            step: PokerStep::Join,
            at: 0,
        }
    }
}
