//! The order of a fight: a list of steps for each kind of fight and each edition, compiled when the program is built.

use super::{Edition, FIGHT_BITS};
use crate::core::choice::FightKind;
use serde::{Deserialize, Serialize};

/// One step of a fight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum FightStep {
    /// The bandit, guard or Sheriff draws fight cards.
    NpcDraws,
    /// Start-of-fight effects, in turns.
    StartEffects,
    /// The one who fights lays a card.
    FighterCommits,
    /// The one who fights lays a card or declines.
    FighterCommitsOrDeclines,
    /// The target accepts or declines, and lays no card yet.
    TargetAcceptsOrDeclines,
    /// The target, which has accepted, lays a card.
    TargetCommits,
    /// The target lays a card or declines.
    TargetCommitsOrDeclines,
    /// The bandit, guard or Sheriff lays a fight card.
    NpcCommits,
    /// Cards are shown and bonuses work.
    Reveal,
    /// Reactions, in turns, until two passes in a row.
    Reactions,
    /// The fight card's effect.
    FightCard,
    /// Values are compared.
    Compare,
    /// Effects that cancel the result.
    Compared,
    /// Bonuses of the winner's card, the loser's penalty, the reward.
    Outcome,
    /// Effects after winning.
    Won,
    /// Played cards are discarded, fight cards go under their deck.
    CleanUp,
}

/// Most steps of a fight.
pub const FIGHT_STEPS: usize = 12;

/// A list of steps being written down.
#[derive(Clone, Copy)]
struct Order {
    steps: [FightStep; FIGHT_STEPS],
    len: usize,
}

impl Order {
    const NONE: Self = Self { steps: [FightStep::CleanUp; FIGHT_STEPS], len: 0 };

    const fn then(mut self, step: FightStep) -> Self {
        self.steps[self.len] = step;
        self.len += 1;
        self
    }

    const fn then_if(self, holds: bool, step: FightStep) -> Self {
        if holds { self.then(step) } else { self }
    }

    /// The steps of a fight, up to its end.
    const fn of(kind: FightKind, edition: Edition) -> Self {
        let npc = !matches!(kind, FightKind::Arrest | FightKind::Duel | FightKind::Rob);
        Self::cards_are_laid(kind, edition)
            .then(FightStep::Reveal)
            .then(FightStep::Reactions)
            .then_if(npc, FightStep::FightCard)
            .then(FightStep::Compare)
            .then(FightStep::Compared)
            .then(FightStep::Outcome)
            .then(FightStep::Won)
            .then(FightStep::CleanUp)
    }

    /// The steps until all cards lie facedown: here the editions differ (base.fight.08, 09, base.bandit.05, 06,
    /// base.heist.05, 06, base.sheriff.09 to 11).
    const fn cards_are_laid(kind: FightKind, edition: Edition) -> Self {
        use FightStep as S;
        let start = edition.starts_before_cards();
        let none = Self::NONE;
        match kind {
            FightKind::Arrest | FightKind::Duel | FightKind::Rob if start => {
                none.then(S::StartEffects).then(S::FighterCommits).then(S::TargetCommitsOrDeclines)
            }
            FightKind::Arrest | FightKind::Duel | FightKind::Rob => none
                .then(S::FighterCommits)
                .then(S::TargetAcceptsOrDeclines)
                .then(S::StartEffects)
                .then(S::TargetCommits),
            FightKind::Bandit | FightKind::Opponent => {
                let drawn = edition.bandit_draws_first();
                let ready = none.then_if(drawn, S::NpcDraws).then_if(start, S::StartEffects);
                ready.then(S::FighterCommits).then_if(!drawn, S::NpcDraws).then(S::NpcCommits)
            }
            FightKind::Heist => {
                let guard = edition.guard_commits_first();
                let ready = none.then(S::NpcDraws).then_if(start, S::StartEffects);
                ready.then_if(guard, S::NpcCommits).then(S::FighterCommits).then_if(!guard, S::NpcCommits)
            }
            FightKind::Sheriff => {
                let drawn = edition.sheriff_draws_first();
                let commits = if edition.may_surrender() { S::FighterCommitsOrDeclines } else { S::FighterCommits };
                let ready = none.then_if(drawn, S::NpcDraws).then_if(start, S::StartEffects);
                ready.then(commits).then_if(!drawn, S::NpcDraws).then(S::NpcCommits)
            }
        }
    }
}

/// All kinds of fight, in the order of [`FightKind`].
const KINDS: [FightKind; 7] = [
    FightKind::Arrest,
    FightKind::Duel,
    FightKind::Rob,
    FightKind::Bandit,
    FightKind::Heist,
    FightKind::Sheriff,
    FightKind::Opponent,
];

/// The orders of all editions that differ in a fight.
static ORDERS: [[Order; KINDS.len()]; FIGHT_BITS as usize + 1] = {
    let mut orders = [[Order::NONE; KINDS.len()]; FIGHT_BITS as usize + 1];
    let mut bits = 0;
    while bits < orders.len() {
        let mut kind = 0;
        while kind < KINDS.len() {
            orders[bits][kind] = Order::of(KINDS[kind], Edition(bits as u16));
            kind += 1;
        }
        bits += 1;
    }
    orders
};

impl Edition {
    /// The steps of a fight of this kind, in order (base.fight.03, base.bandit.05, base.heist.05, base.sheriff.09).
    #[inline]
    pub fn fight_steps(self, kind: FightKind) -> &'static [FightStep] {
        let order = &ORDERS[usize::from(self.0 & FIGHT_BITS)][kind as usize];
        &order.steps[..order.len]
    }
}
