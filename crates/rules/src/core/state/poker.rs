//! The state of a game of poker.

use crate::core::ids::*;
use crate::core::limits::SEATS;
use serde::{Deserialize, Serialize};

/// Where a game of poker is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum PokerStep {
    /// Others may join.
    Join,
    /// A dealer draws if nobody joined; the flop is shown.
    Flop,
    /// Cards are laid facedown, then shown together.
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
    /// Who paid the ante.
    pub players: SeatSet,
    /// Who deals, if nobody joined.
    pub dealer: Option<Seat>,
    /// The flop.
    pub flop: CardSet,
    /// Who has laid cards.
    pub laid: SeatSet,
    /// What each seat showed.
    pub shown: [CardSet; SEATS],
    /// Who won.
    pub winners: SeatSet,
    /// Where it is.
    pub step: PokerStep,
    /// Whose turn it is in a step that goes around, as an offset from the starter.
    pub at: u8,
}

impl Poker {
    pub(crate) fn new(starter: Seat) -> Self {
        Self {
            starter,
            players: SeatSet::one(starter),
            dealer: None,
            flop: CardSet::new(),
            laid: SeatSet::new(),
            shown: [CardSet::new(); SEATS],
            winners: SeatSet::new(),
            step: PokerStep::Join,
            at: 0,
        }
    }
}
