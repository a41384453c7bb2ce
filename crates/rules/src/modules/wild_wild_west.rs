//! Wild Wild West (rules base.wild.*): a rougher game. The rest of the engine queries these effects, not the variant.

use crate::content::variants::Variant;
use crate::core::chance::Chance;
use crate::core::choice::FightKind;
use crate::core::engine::{Engine, Reader};
use crate::core::event::{Cause, Observer};
use crate::core::ids::*;
use crate::core::state::{Fight, Phase, Public};

impl Public {
    #[inline]
    fn is_rough(&self) -> bool {
        self.variants.has(Variant::WildWildWest)
    }

    /// Whether arrests of Wanted players are over: from the moment at which a player has the LP that end the game, even
    /// if LP are lost again (base.wild.01, ruling.variant-wild-wild-west.02).
    #[inline]
    pub fn arrests_over(&self) -> bool {
        self.is_rough() && self.phase != Phase::Open
    }

    /// Whether this player is the first to have the LP that end the game.
    pub(crate) fn reaches_the_end(&self, seat: Seat) -> bool {
        self.is_rough()
            && self.phase == Phase::Open
            && self.is_seat(seat)
            && self.player(seat).lp >= u16::from(self.length)
    }

    /// Whether a robber takes all of it from this player instead of half (base.wild.04); from the automa always half
    /// (ruling.variant-two-player.08).
    pub fn robs_all_of(&self, from: Seat) -> bool {
        self.is_rough() && self.is_seat(from)
    }

    /// Whether the loser of a duel also loses LP (base.wild.02).
    pub fn duels_cost_lp(&self) -> bool {
        self.is_rough()
    }

    /// How many LP losing a fight costs (base.wild.02).
    pub fn loser_lp(&self, kind: FightKind) -> u8 {
        u8::from(self.duels_cost_lp() && kind == FightKind::Duel)
    }

    /// The amount of money that a robber takes (base.fight.39, base.wild.04).
    pub fn robbed_money(&self, from: Seat) -> u8 {
        let money = self.player(from).money;
        if self.robs_all_of(from) { money } else { Reader::half_money(money) }
    }

    /// The number of nuggets that a robber takes (base.fight.39, base.wild.04).
    pub fn robbed_nuggets(&self, from: Seat) -> u8 {
        let nuggets = self.player(from).nuggets;
        if self.robs_all_of(from) { nuggets } else { nuggets.div_ceil(2) }
    }
}

impl<C: Chance, O: Observer> Engine<'_, C, O> {
    /// The penalty of losing a fight besides the wound (base.wild.02, 05).
    pub(crate) fn more_penalty(&mut self, kind: FightKind, loser: Seat) {
        let lp = self.public().loser_lp(kind);
        if lp > 0 {
            self.lose_lp(loser, lp, Cause::Duel);
        }
    }

    /// The reward of winning a fight on another player's turn: the last result counts, also when the attacker had no
    /// card to play (base.wild.03, 06).
    pub(crate) fn more_reward(&mut self, fight: &Fight, winner: Seat) {
        let against = fight.with_player() || fight.kind == FightKind::Sheriff;
        if self.public().is_rough() && against && !self.public().is_active(winner) {
            self.gain_lp(winner, 1, Cause::OutOfTurn);
        }
    }
}
