//! Why a question is asked: the card, item, character, story or Sheriff whose effect asks it.

use crate::content::Source;
use crate::core::choice::FightKind;
use crate::core::frame::Frame;
use crate::core::ids::{Deed, FightCard, Story};
use crate::core::state::Public;

/// What makes somebody choose.
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
    /// A card of the third figure of a game of two.
    Deed(Deed),
    /// The reward of a delivered cattle token.
    Cattle,
    /// The Sheriff has entered a space.
    Sheriff,
}

impl Public {
    /// What makes the asked seats choose; none where the question is a step of the turn, of a fight or of a game of its own.
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
                Frame::ManInBlack(_) => return self.deed.map(Reason::Deed),
                Frame::Sheriff { .. } => return Some(Reason::Sheriff),
                _ if asks_for_effect(frame) => {}
                _ => return None,
            }
        }
        None
    }
}

/// Whether a frame carries out an effect, and may ask for it.
const fn asks_for_effect(frame: &Frame) -> bool {
    matches!(
        frame,
        Frame::Effects { .. }
            | Frame::Choose { .. }
            | Frame::May { .. }
            | Frame::PlayerHere { .. }
            | Frame::Tribute { .. }
            | Frame::Travel { .. }
            | Frame::Upgrade { .. }
            | Frame::Shop { .. }
            | Frame::Discard { .. }
            | Frame::NpcRestart { .. }
            | Frame::Ride { part_of_move: false, .. }
    )
}
