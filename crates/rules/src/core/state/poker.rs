//! The state of a game of poker.

use crate::core::ids::*;
use crate::core::limits::SEATS;
use serde::{Deserialize, Serialize};

/// Where a game of poker is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum PokerStep {
    /// Others may join, as offsets from the starter.
    Join(u8),
    /// A dealer draws if nobody joined; the flop is shown.
    Flop,
    /// Cards are laid facedown.
    Lay,
    /// Cards are shown; bonuses of played cards.
    Show(u8),
    /// The pot is paid.
    Pay,
    /// Abilities after winning or losing, as offsets.
    After(u8),
    /// Cards are discarded.
    CleanUp,
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
            step: PokerStep::Join(1),
        }
    }
}
