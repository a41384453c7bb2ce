//! The order of a fight: a list of steps for each kind of fight and each edition, into which modules insert their own.

use super::{Edition, FIGHT_BITS};
use crate::core::choice::FightKind;
use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// A part of the fixed order in which a fight proceeds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum FightStep {
    /// The bandit, guard or Sheriff draws fight cards.
    NpcDraws,
    /// Start-of-fight effects, alternating.
    StartEffects,
    /// The fighter plays a card facedown.
    FighterCommits,
    /// The fighter plays a card facedown or declines.
    FighterCommitsOrDeclines,
    /// The target accepts or declines, without playing a card yet.
    TargetAcceptsOrDeclines,
    /// The target, which has accepted, plays a card facedown.
    TargetCommits,
    /// The target plays a card facedown or declines.
    TargetCommitsOrDeclines,
    /// The bandit, guard or Sheriff plays a fight card facedown.
    NpcCommits,
    /// Cards are revealed and bonuses apply.
    Reveal,
    /// Reactions, alternating, until two passes in a row.
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
    /// Played cards are discarded; fight cards go to the bottom of their deck.
    CleanUp,
    /// A step that a module inserts, by its number.
    Inserted(u8),
}

/// The maximum number of steps of a fight, including inserted ones.
pub const FIGHT_STEPS: usize = 16;

/// The steps of a fight, in order.
#[derive(Clone, Copy, Debug)]
struct Order {
    steps: [FightStep; FIGHT_STEPS],
    len: usize,
}

impl Order {
    const NONE: Self = Self { steps: [FightStep::CleanUp; FIGHT_STEPS], len: 0 };

    fn then(mut self, step: FightStep) -> Self {
        self.steps[self.len] = step;
        self.len += 1;
        self
    }

    fn then_if(self, holds: bool, step: FightStep) -> Self {
        if holds { self.then(step) } else { self }
    }

    #[inline]
    fn steps(&self) -> &[FightStep] {
        &self.steps[..self.len]
    }

    /// Inserts a step after another one, if that exists.
    fn insert(&mut self, is_anchor: impl Fn(FightStep) -> bool, step: FightStep) -> Result<bool, NotInserted> {
        let Some(at) = self.steps().iter().position(|s| is_anchor(*s)) else { return Ok(false) };
        if self.len == FIGHT_STEPS {
            return Err(NotInserted::Full);
        }
        self.steps.copy_within(at + 1..self.len, at + 2);
        self.steps[at + 1] = step;
        self.len += 1;
        Ok(true)
    }

    /// The steps of a fight with the automa: it does not decline, its fight cards are drawn at the reveal, and the one
    /// that counts applies (base.two.06, 12, ruling.variant-two-player.01).
    fn with_automa() -> Self {
        use FightStep as S;
        let laid = Self::NONE.then(S::StartEffects).then(S::FighterCommits).then(S::Reveal).then(S::Reactions);
        let over = laid.then(S::FightCard).then(S::Compare).then(S::Compared);
        over.then(S::Outcome).then(S::Won).then(S::CleanUp)
    }

    /// The steps of a fight, up to its end.
    fn of(kind: FightKind, edition: Edition) -> Self {
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

    /// The same where the bandit, guard, Sheriff or other opponent plays its card before the player and shows it.
    fn shown_first(kind: FightKind, edition: Edition) -> Self {
        let usual = Self::of(kind, edition);
        if !usual.steps().contains(&FightStep::NpcCommits) {
            return usual;
        }
        let of_npc = |step: &FightStep| matches!(step, FightStep::NpcDraws | FightStep::NpcCommits);
        let rest = usual.steps().iter().filter(|step| !of_npc(step));
        let commits =
            |step: &FightStep| matches!(step, FightStep::FighterCommits | FightStep::FighterCommitsOrDeclines);
        rest.fold(Self::NONE.then(FightStep::NpcDraws), |all, step| {
            all.then_if(commits(step), FightStep::NpcCommits).then(*step)
        })
    }

    /// The steps until all cards are played facedown: here the editions differ (base.fight.08, 09, base.bandit.05, 06,
    /// base.heist.05, 06, base.sheriff.09 to 11).
    fn cards_are_laid(kind: FightKind, edition: Edition) -> Self {
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
            FightKind::Heist | FightKind::Holdup => {
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

/// The steps of every fight as composed.
#[derive(Clone, Debug)]
pub struct FightOrders {
    /// By the bits of the edition for the order of a fight, then by kind.
    by_edition: Vec<[Order; FightKind::VARIANTS.len()]>,
    /// The same where the opponent shows its card first.
    shown_first: Vec<[Order; FightKind::VARIANTS.len()]>,
    /// Fights with the automa, by kind: the same in all editions.
    with_automa: [Order; FightKind::VARIANTS.len()],
}

/// A step that cannot be inserted into fights.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NotInserted {
    /// None of the fights has the preceding step.
    NoSuchStep,
    /// A fight would have too many steps.
    Full,
}

impl FightOrders {
    /// The steps of the base game.
    pub(crate) fn new() -> Self {
        let kinds = || FightKind::VARIANTS.iter().copied();
        let of = |order: &dyn Fn(FightKind) -> Order| {
            let mut all = [Order::NONE; FightKind::VARIANTS.len()];
            kinds().for_each(|kind| all[kind as usize] = order(kind));
            all
        };
        Self {
            by_edition: (0..=FIGHT_BITS).map(|bits| of(&|kind| Order::of(kind, Edition(bits)))).collect(),
            shown_first: (0..=FIGHT_BITS).map(|bits| of(&|kind| Order::shown_first(kind, Edition(bits)))).collect(),
            with_automa: of(&|_| Order::with_automa()),
        }
    }

    /// The steps of a fight of this kind, in order (base.fight.03, base.bandit.05, base.heist.05, base.sheriff.09).
    #[inline]
    pub fn steps(&self, edition: Edition, kind: FightKind) -> &[FightStep] {
        self.by_edition[usize::from(edition.0 & FIGHT_BITS)][kind as usize].steps()
    }

    /// One of these steps, from 0; after the last one the cleanup.
    ///
    /// # Panics
    /// For a step that no fight can have, from [`FIGHT_STEPS`] on.
    #[inline]
    pub(crate) fn step(&self, edition: Edition, kind: FightKind, at: usize) -> FightStep {
        self.by_edition[usize::from(edition.0 & FIGHT_BITS)][kind as usize].steps[at]
    }

    /// The steps of a fight in which the opponent shows its card first (other.characters.01).
    #[inline]
    pub(crate) fn shown_first(&self, edition: Edition, kind: FightKind) -> &[FightStep] {
        self.shown_first[usize::from(edition.0 & FIGHT_BITS)][kind as usize].steps()
    }

    /// One of the steps of such a fight, as [`Self::step`].
    #[inline]
    pub(crate) fn step_shown_first(&self, edition: Edition, kind: FightKind, at: usize) -> FightStep {
        self.shown_first[usize::from(edition.0 & FIGHT_BITS)][kind as usize].steps[at]
    }

    /// One of the steps of a fight with the automa, as [`Self::step`].
    #[inline]
    pub(crate) fn step_with_automa(&self, kind: FightKind, at: usize) -> FightStep {
        self.with_automa[kind as usize].steps[at]
    }

    /// The steps of a fight of this kind with the automa (base.two.06, 12).
    #[inline]
    pub(crate) fn with_automa(&self, kind: FightKind) -> &[FightStep] {
        self.with_automa[kind as usize].steps()
    }

    /// Inserts a step after another one, in all fights of these kinds that have it.
    pub(crate) fn insert(
        &mut self,
        kinds: &[FightKind],
        is_anchor: impl Fn(FightStep) -> bool,
        step: FightStep,
    ) -> Result<(), NotInserted> {
        let mut found = false;
        for row in self.by_edition.iter_mut().chain(&mut self.shown_first).chain([&mut self.with_automa]) {
            for kind in kinds {
                found |= row[*kind as usize].insert(&is_anchor, step)?;
            }
        }
        if found { Ok(()) } else { Err(NotInserted::NoSuchStep) }
    }
}
