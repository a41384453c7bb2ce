//! What everybody sees of a fight: sides, cards, step and what has changed them.

use crate::core::choice::FightKind;
use crate::core::frame::Done;
use crate::core::ids::*;
use serde::{Deserialize, Serialize};

/// A side of a fight: 0 is the fighter (the attacker), 1 the other.
pub type Side = usize;

/// The fight in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Fight {
    /// Who fights whom and for what, which determines steps and rewards.
    pub kind: FightKind,
    /// The module's opponent, in a fight of that kind.
    pub opponent: Option<Opponent>,
    /// The kind of token on the map that it stands for.
    pub token: Option<MapToken>,
    /// Whether side 0 wins ties against such an opponent.
    pub fighter_wins_ties: bool,
    /// Whether the bandit, guard, Sheriff or other opponent shows its card before the fighter plays one.
    pub npc_first: bool,
    /// Whether one of the two players had Marshal points as it began, and the other Wanted points.
    pub marshal_against_wanted: bool,
    /// Side 0: the attacker, or the player against a bandit, guard or the Sheriff.
    pub fighter: Seat,
    /// Side 1: the target; against a bandit, guard or the Sheriff, the player who controls it.
    pub other: Seat,
    /// Where it takes place, whatever becomes of the figures in it.
    pub space: Option<Space>,
    /// Index into the edition's list of steps.
    pub step: u8,
    /// The stage of the step.
    pub stage: u8,
    /// The side that acts next, in an alternating step.
    pub side: u8,
    /// Consecutive passes in the reactions.
    pub passes: u8,
    /// Revealed cards.
    pub shown: [Option<Card>; 2],
    /// The revealed fight card.
    pub npc_shown: Option<FightCard>,
    /// Other faceup fight cards: those that the automa drew and that do not count.
    pub faceup: FightSet,
    /// Values after decreases, as ranks from 0.
    pub value: [u8; 2],
    /// Cards played faceup by each side.
    pub played: [CardSet; 2],
    /// Fight cards drawn.
    pub drawn: u8,
    /// The sides that have played a card facedown.
    pub laid: [bool; 2],
    /// Sides that lose no wounds to this fight.
    pub shield: [bool; 2],
    /// The fight card's effect is canceled.
    pub card_cancelled: bool,
    /// A beaten bandit gives no Marshal point.
    pub no_marshal: bool,
    /// The side that lost without a comparison of cards.
    pub forfeit: Option<u8>,
    /// The side that has won: 0 the fighter's, 1 the other; none before.
    pub winner: Option<u8>,
    /// Additional wounds for the loser.
    pub extra_wounds: u8,
    /// A restart was requested.
    pub restart: bool,
    /// Titles used by each side with a limit of once per fight.
    pub used_titles: [TitleSet; 2],
    /// Start-of-fight abilities used or skipped by each side.
    pub started: [Done; 2],
    /// Abilities of items and characters that each side used as reactions, of those with a limit of once per fight.
    pub reacted: [Done; 2],
}

impl Fight {
    /// A fight at its beginning.
    pub(crate) fn new(kind: FightKind, fighter: Seat, other: Seat) -> Self {
        Self {
            kind,
            opponent: None,
            token: None,
            fighter_wins_ties: false,
            npc_first: false,
            marshal_against_wanted: false,
            fighter,
            other,
            space: None,
            step: 0,
            stage: 0,
            side: 0,
            passes: 0,
            shown: [None; 2],
            npc_shown: None,
            faceup: FightSet::new(),
            value: [0; 2],
            played: [CardSet::new(); 2],
            drawn: 0,
            laid: [false; 2],
            shield: [false; 2],
            card_cancelled: false,
            no_marshal: false,
            forfeit: None,
            winner: None,
            extra_wounds: 0,
            restart: false,
            used_titles: [TitleSet::new(); 2],
            started: [Done::NONE; 2],
            reacted: [Done::NONE; 2],
        }
    }

    /// The side that won.
    ///
    /// # Panics
    /// Before the fight is decided.
    pub(crate) fn winner(&self) -> Side {
        usize::from(self.winner.expect("invariant: an outcome follows the comparison or a forfeit"))
    }
    /// Whether the other side is a player.
    #[inline]
    pub fn with_player(&self) -> bool {
        matches!(self.kind, FightKind::Arrest | FightKind::Duel | FightKind::Rob)
    }
    /// The seat that fights on a side, `None` for a bandit, guard or the Sheriff.
    #[inline]
    pub fn seat_of(&self, side: Side) -> Option<Seat> {
        match side {
            0 => Some(self.fighter),
            _ if self.with_player() => Some(self.other),
            _ => None,
        }
    }
    /// Whoever is arrested if a side loses: the target of an arrest, or the player whom the Sheriff fights.
    pub(crate) fn arrested(&self, loser: Side) -> Option<Seat> {
        match self.kind {
            FightKind::Arrest => self.seat_of(loser).filter(|_| loser == 1),
            FightKind::Sheriff => self.seat_of(loser),
            FightKind::Duel
            | FightKind::Rob
            | FightKind::Bandit
            | FightKind::Heist
            | FightKind::Opponent
            | FightKind::Holdup => None,
        }
    }
    /// The seat that fights on a side where a player must choose.
    #[inline]
    pub(crate) fn player_on(&self, side: Side) -> Seat {
        self.seat_of(side).expect("invariant: only sides of players are asked and have cards with bonuses")
    }
    /// On which side a seat plays cards; none if it takes no part.
    #[inline]
    pub fn side_of(&self, seat: Seat) -> Option<Side> {
        if seat == self.fighter {
            Some(0)
        } else if self.with_player() && seat == self.other {
            Some(1)
        } else {
            None
        }
    }
}
