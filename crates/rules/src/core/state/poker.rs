//! What everybody sees of a game of poker: who plays, the pot, the step and the shown cards.

use crate::core::ids::*;
use crate::core::limits::SEATS;
use serde::{Deserialize, Serialize};

/// What is done now between the ante and the discards.
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
    /// High stakes: players add money or fold.
    Raise,
    /// High stakes: more shared cards are revealed.
    SecondReveal,
}

/// Who can join, and by which rules bets are made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum PokerKind {
    /// Players in the town of the player who started it can join.
    Town,
    /// Everybody can join from anywhere (au.characters.04).
    Anywhere,
    /// High stakes (au.high-stakes.*), which players in the town can join.
    HighStakes {
        /// Who has added money after the flop.
        raised: SeatSet,
        /// Who has folded.
        folded: SeatSet,
    },
}

/// The game of poker in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Poker {
    /// Who started it.
    pub starter: Seat,
    /// Who can join, and whether it is for high stakes.
    pub kind: PokerKind,
    /// Who paid the ante.
    pub players: SeatSet,
    /// The player who deals for the house, if nobody joined.
    pub dealer: Option<Seat>,
    /// The challenge, if it is one: nobody joins.
    pub challenge: Option<Challenge>,
    /// The common cards, faceup; empty before they are dealt.
    pub flop: CardSet,
    /// The seats that have played cards.
    pub laid: SeatSet,
    /// The revealed cards of each seat.
    pub shown: [CardSet; SEATS],
    /// Who shares the pot; empty before hands are compared.
    pub winners: SeatSet,
    /// What happens next in it.
    pub step: PokerStep,
    /// The active player in a step that goes around, as an offset from the starter.
    pub at: u8,
}

/// A game against the dealer of a token beside a saloon (au.events-tokens.03).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Challenge {
    /// Whose hand is played against the challenger.
    pub dealer: Opponent,
    /// The token, which leaves the map after the game.
    pub token: MapToken,
    /// The space with which the token is kept.
    pub space: Space,
}

impl Poker {
    pub(crate) fn new(starter: Seat) -> Self {
        Self {
            starter,
            kind: PokerKind::Town,
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

    /// Who has folded.
    pub fn folded(&self) -> SeatSet {
        if let PokerKind::HighStakes { folded, .. } = self.kind { folded } else { SeatSet::new() }
    }

    /// Who has added money after the flop.
    pub fn raised(&self) -> SeatSet {
        if let PokerKind::HighStakes { raised, .. } = self.kind { raised } else { SeatSet::new() }
    }

    /// Whether it is played with high stakes.
    pub const fn is_high(&self) -> bool {
        matches!(self.kind, PokerKind::HighStakes { .. })
    }

    /// The seats that still compete for the pot: players who have not folded, and a dealer.
    pub fn contenders(&self) -> SeatSet {
        self.players.without(self.folded()).union(self.dealer.into_iter().collect())
    }
}
