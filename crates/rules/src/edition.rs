//! Editions: the rulebooks differ on small points, each a named switch (`docs/editions.md` when there is more than one).
//!
//! Switches are resolved once at setup: the order of a fight is compiled into a list of steps, so that no rule asks for
//! an edition in its middle.

use crate::choice::FightKind;
use serde::{Deserialize, Serialize};

/// A named set of switches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edition {
    /// The English rulebook.
    #[default]
    En,
}

impl std::str::FromStr for Edition {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        match s {
            "en" => Ok(Self::En),
            other => Err(format!("unknown edition “{other}”: expected en")),
        }
    }
}

/// One step of a fight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum FightStep {
    /// The bandit, guard or Sheriff draws fight cards.
    NpcDraws,
    /// Start-of-fight effects, in turns.
    StartEffects,
    /// The one who fights lays a card.
    FighterCommits,
    /// The one who fights lays a card or declines.
    FighterCommitsOrDeclines,
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

impl Edition {
    /// The steps of a fight of this kind, in order (base.fight.03, base.bandit.05, base.heist.05, base.sheriff.09).
    pub fn fight_steps(self, kind: FightKind) -> &'static [FightStep] {
        use FightStep as S;
        match kind {
            FightKind::Arrest | FightKind::Duel | FightKind::Rob => &[
                S::StartEffects,
                S::FighterCommits,
                S::TargetCommitsOrDeclines,
                S::Reveal,
                S::Reactions,
                S::Compare,
                S::Compared,
                S::Outcome,
                S::Won,
                S::CleanUp,
            ],
            FightKind::Bandit | FightKind::Heist => &[
                S::NpcDraws,
                S::StartEffects,
                S::FighterCommits,
                S::NpcCommits,
                S::Reveal,
                S::Reactions,
                S::FightCard,
                S::Compare,
                S::Compared,
                S::Outcome,
                S::Won,
                S::CleanUp,
            ],
            FightKind::Sheriff => &[
                S::StartEffects,
                S::FighterCommitsOrDeclines,
                S::NpcDraws,
                S::NpcCommits,
                S::Reveal,
                S::Reactions,
                S::FightCard,
                S::Compare,
                S::Compared,
                S::Outcome,
                S::Won,
                S::CleanUp,
            ],
        }
    }

    /// Whether five of a kind beats a royal flush (base.poker.28 to 30).
    pub fn five_of_a_kind_first(self) -> bool {
        false
    }
}
