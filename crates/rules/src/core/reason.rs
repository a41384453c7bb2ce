//! The reason of a decision: the card, item, character, story or Sheriff whose effect requires it, and its rule.

use crate::content::edition::FightStep;
use crate::content::{Content, Source};
use crate::core::choice::FightKind;
use crate::core::frame::{Frame, SheriffStage, TurnStep};
use crate::core::ids::{AutomaCard, FightCard, PointTrack, Story};
use crate::core::state::{PokerStep, Public};

/// The source of a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// An ability of a character, item or poker card.
    Ability(Source),
    /// The fight card of a bandit, guard or the Sheriff.
    FightCard {
        /// The card.
        card: FightCard,
        /// The fight, which says whose card it is.
        kind: FightKind,
    },
    /// The reward of a story.
    Story(Story),
    /// A card of the automa.
    AutomaCard(AutomaCard),
    /// The reward of a delivered cattle token.
    Cattle,
    /// The Sheriff has entered a space.
    Sheriff,
    /// What a winner of a game of poker gains besides the pot.
    PokerWon,
    /// The reward of a space of a track that a module brings.
    Track(PointTrack),
}

impl Public {
    /// The source of the pending decision; none if it is a regular step of a turn, fight or game of poker.
    #[must_use]
    pub fn reason(&self) -> Option<Reason> {
        let limit = matches!(self.stack.top(), Frame::Discard { to_limit: true, .. });
        if limit || !asks_for_effect(&self.stack.top()) {
            return None;
        }
        for frame in self.stack.iter().rev() {
            match *frame {
                Frame::Effects { source, .. } | Frame::May { source, .. } if source != Source::OTHER => {
                    return Some(Reason::Ability(source));
                }
                Frame::Story { story, .. } => return Some(Reason::Story(story)),
                Frame::Fight => {
                    let kind = self.fight.kind;
                    return self.fight.npc_shown.map(|card| Reason::FightCard { card, kind });
                }
                Frame::Move(_) | Frame::Moved { .. } => return Some(Reason::Cattle),
                Frame::Automa(_) => return self.automa_card.map(Reason::AutomaCard),
                Frame::Sheriff { .. } => return Some(Reason::Sheriff),
                Frame::Poker if !matches!(self.poker.step, PokerStep::Inserted(_)) => return Some(Reason::PokerWon),
                Frame::TrackPoints { track, .. } => return Some(Reason::Track(track)),
                // A gain waits below the reward that includes it.
                Frame::Gained { .. } => {}
                _ if asks_for_effect(frame) => {}
                _ => return None,
            }
        }
        None
    }

    /// The rule of the index that answers the question at hand: how a fight is decided, not what a gang is.
    pub fn rule(&self, content: &Content) -> &'static str {
        match self.stack.top() {
            Frame::Draft => "base.setup.20",
            Frame::Setup(_) => "base.setup.26",
            Frame::Turn(step) => match step {
                TurnStep::Weapon | TurnStep::Mount => "base.start.07",
                TurnStep::Actions if self.turn.actions == 0 => "base.card.06",
                TurnStep::Actions => "base.start.16",
                TurnStep::Begin | TurnStep::Income => "base.start.02",
                _ => "base.end.01",
            },
            Frame::Move(_) | Frame::Moved { .. } | Frame::Ride { part_of_move: true, .. } => "base.move.11",
            Frame::Ride { .. } => "base.move.01",
            Frame::Fight => self.rule_of_fight(content),
            Frame::NpcRestart { .. } => "base.pcard.29",
            Frame::PlayerHere { .. } => "base.clar.01",
            Frame::Upgrade { .. } => "base.store.08",
            Frame::EquipNew { .. } => "base.store.07",
            Frame::Shop { .. } | Frame::Store => "base.store.03",
            Frame::Discard { to_limit: true, .. } => "base.end.03",
            Frame::Discard { .. } => "base.end.05",
            Frame::Sheriff { stage: SheriffStage::Pick, .. } => "base.sheriff.06",
            Frame::Sheriff { .. } => "base.sheriff.02",
            Frame::Poker => match self.poker.step {
                PokerStep::Join => "base.poker.03",
                PokerStep::Raise => "au.high-stakes.08",
                PokerStep::Flop | PokerStep::SecondReveal | PokerStep::Lay => "base.poker.12",
                PokerStep::Show => "base.poker.45",
                PokerStep::Pay | PokerStep::After | PokerStep::CleanUp | PokerStep::Inserted(_) => "base.poker.16",
            },
            Frame::Prospect { .. } => "base.mine.10",
            Frame::Offer { .. } | Frame::Story { .. } => "base.story.03",
            Frame::Automa(_) => "base.two.07",
            Frame::Points { .. } => "base.pcard.06",
            Frame::Tokens { .. } => "base.goal.08",
            Frame::Module(frame) => frame.rule(self),
            Frame::Over => "base.score.01",
            Frame::Choose { penalty: true, .. } | Frame::Tribute { .. } => "base.card.07",
            Frame::Choose { .. } | Frame::May { .. } => "base.card.08",
            Frame::TakeStray { .. } => "au.longhorns.11",
            Frame::Action { .. }
            | Frame::Fire { .. }
            | Frame::Travel { .. }
            | Frame::Effects { .. }
            | Frame::Each { .. }
            | Frame::TrackPoints { .. }
            | Frame::Gained { .. } => "base.card.03",
        }
    }

    /// The rule that answers the question of a fight.
    fn rule_of_fight(&self, content: &Content) -> &'static str {
        match self.fight_step(content) {
            FightStep::StartEffects => "base.fight.08",
            FightStep::TargetAcceptsOrDeclines => "base.fight.12",
            FightStep::NpcDraws | FightStep::NpcCommits => match self.fight.kind {
                FightKind::Heist | FightKind::Holdup => "base.heist.03",
                FightKind::Sheriff => "base.sheriff.12",
                _ => "base.bandit.04",
            },
            FightStep::Reveal => "base.pcard.04",
            FightStep::Reactions => "base.pcard.06",
            FightStep::FighterCommits
            | FightStep::TargetCommits
            | FightStep::FighterCommitsOrDeclines
            | FightStep::TargetCommitsOrDeclines
            | FightStep::FightCard
            | FightStep::Compare
            | FightStep::Compared => "base.fight.21",
            FightStep::Outcome | FightStep::Won | FightStep::CleanUp | FightStep::Inserted(_) => {
                match self.fight.kind {
                    FightKind::Bandit => "base.bandit.09",
                    FightKind::Rob => "base.fight.39",
                    _ => "base.fight.03",
                }
            }
        }
    }
}

/// Whether a frame executes an effect that may require a choice.
const fn asks_for_effect(frame: &Frame) -> bool {
    matches!(
        frame,
        Frame::Effects { .. }
            | Frame::Choose { .. }
            | Frame::May { .. }
            | Frame::PlayerHere { .. }
            | Frame::Tribute { .. }
            | Frame::Travel { .. }
            | Frame::TakeStray { .. }
            | Frame::Upgrade { .. }
            | Frame::Shop { .. }
            | Frame::Discard { .. }
            | Frame::NpcRestart { .. }
            | Frame::Ride { part_of_move: false, .. }
    )
}
