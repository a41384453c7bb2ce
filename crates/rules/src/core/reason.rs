//! The reason of a decision: the card, item, character, story or Sheriff whose effect requires it, and its rule.

use crate::content::Source;
use crate::core::choice::FightKind;
use crate::core::frame::{Frame, TurnStep};
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

    /// The rule of the index for the decision.
    pub fn rule(&self) -> &'static str {
        match self.stack.top() {
            Frame::Draft => "base.setup.20",
            Frame::Setup(_) => "base.setup.24",
            Frame::Turn(step) => match step {
                TurnStep::Weapon | TurnStep::Mount => "base.start.06",
                TurnStep::Actions => "base.start.16",
                TurnStep::Begin | TurnStep::Income => "base.start.02",
                _ => "base.end.01",
            },
            Frame::Move(_) | Frame::Moved { .. } => "base.pcard.06",
            Frame::Ride { .. } | Frame::Travel { .. } => "base.move.01",
            Frame::Fight | Frame::NpcRestart { .. } => match self.fight.kind {
                FightKind::Bandit => "base.bandit.01",
                FightKind::Heist | FightKind::Holdup => "base.heist.01",
                FightKind::Sheriff => "base.sheriff.08",
                _ => "base.fight.01",
            },
            Frame::Tribute { .. } | Frame::PlayerHere { .. } => "base.clar.01",
            Frame::Upgrade { .. } | Frame::Shop { .. } | Frame::Store | Frame::EquipNew { .. } => "base.store.01",
            Frame::Discard { .. } => "base.end.03",
            Frame::Sheriff { .. } => "base.sheriff.01",
            Frame::Poker if self.poker.is_high() => "au.high-stakes.01",
            Frame::Poker => "base.poker.01",
            Frame::Prospect { .. } => "base.mine.01",
            Frame::Offer { .. } | Frame::Story { .. } => "base.story.01",
            Frame::Automa(_) => "base.two.07",
            Frame::Points { .. } => "base.marshal.01",
            Frame::Tokens { .. } => "base.goal.10",
            Frame::Module(frame) => frame.rule(),
            Frame::Over => "base.score.01",
            Frame::Action { .. }
            | Frame::Fire { .. }
            | Frame::Effects { .. }
            | Frame::Each { .. }
            | Frame::Choose { .. }
            | Frame::TakeStray { .. }
            | Frame::TrackPoints { .. }
            | Frame::Gained { .. }
            | Frame::May { .. } => "base.card.01",
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
