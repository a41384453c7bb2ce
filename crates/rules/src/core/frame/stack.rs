//! The stack itself: the usual operations, and those that reach below its top: what waits for something in progress, and
//! what a part of a movement or of the Sheriff's move leaves for the rest of it.

use super::{Frame, MoveStage, PointsOn};
use crate::content::{BlockId, Source, SourceKind};
use crate::core::ids::{Seat, Space};
use crate::core::limits::FRAMES;
use serde::{Deserialize, Serialize};

/// The stack of frames, of fixed size.
///
/// Kept instead of a fixed-capacity vector crate: it is copied with the position, and popped entries are overwritten,
/// so that equal positions are equal in memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Stack {
    len: u8,
    frames: [Frame; FRAMES],
}

impl Stack {
    /// What a game starts with: this frame and nothing above it. A stack is never empty.
    pub fn new(frame: Frame) -> Self {
        Self { len: 1, frames: [frame; FRAMES] }
    }
    /// What is resolved next.
    #[inline(always)]
    pub fn top(&self) -> Frame {
        self.frames[usize::from(self.len) - 1]
    }
    /// The frame on top, by reference: reading only its kind is faster than copying it.
    #[inline(always)]
    pub fn peek(&self) -> &Frame {
        &self.frames[usize::from(self.len) - 1]
    }
    /// Replaces the top frame.
    #[inline(always)]
    pub fn set_top(&mut self, frame: Frame) {
        self.frames[usize::from(self.len) - 1] = frame;
    }
    /// Pushes a frame.
    #[inline(always)]
    pub fn push(&mut self, frame: Frame) {
        self.frames[usize::from(self.len)] = frame;
        self.len += 1;
    }
    /// Inserts a frame below the lowest fight or game in progress, and below those deferred before.
    ///
    /// Deferred frames lie directly below as lists of effects, recognized by `is_waiting`.
    pub(crate) fn push_below_fights(&mut self, frame: Frame, is_waiting: impl Fn(BlockId) -> bool) {
        let frames = &self.frames[..usize::from(self.len)];
        let fight = frames.iter().position(Frame::is_fight_or_game);
        let mut at = fight.expect("invariant: only what comes up in a fight or a game of poker waits for its end");
        while matches!(frames[at - 1], Frame::Effects { block, at: 0, .. } if is_waiting(block)) {
            at -= 1;
        }
        let end = usize::from(self.len);
        self.frames.copy_within(at..end, at + 1);
        self.frames[at] = frame;
        self.len += 1;
    }
    /// Inserts a frame below the gains in progress: below all fights and games, and below effects and movements, on top of
    /// what they belong to, such as an action or a step of the turn; and below those that wait there already.
    pub(crate) fn push_below_rewards(&mut self, frame: Frame, waits: impl Fn(&Frame) -> bool) {
        let frames = &self.frames[..usize::from(self.len)];
        let fight = frames.iter().position(Frame::is_fight_or_game);
        let mut at = fight.unwrap_or(frames.len());
        while at > 1 && (frames[at - 1].is_passing() || waits(&frames[at - 1])) {
            at -= 1;
        }
        let end = usize::from(self.len);
        self.frames.copy_within(at..end, at + 1);
        self.frames[at] = frame;
        self.len += 1;
    }
    /// Inserts a gain below the reward that it is a part of: the effects and points on top of the stack. Those of the same
    /// reward wait in the order in which they were gained.
    pub(crate) fn push_gain(&mut self, gain: Frame) {
        let end = usize::from(self.len);
        let mut at = end;
        while matches!(self.frames[at - 1], Frame::Effects { .. } | Frame::TrackPoints { .. }) {
            at -= 1;
        }
        while matches!(self.frames[at - 1], Frame::Gained { .. }) {
            at -= 1;
        }
        self.frames.copy_within(at..end, at + 1);
        self.frames[at] = gain;
        self.len += 1;
    }
    /// The track of the gain to which a player reacts.
    pub(crate) fn gain_in_reaction(&self) -> Option<PointsOn> {
        self.iter().rev().find_map(|frame| if let Frame::Points { on, .. } = *frame { Some(on) } else { None })
    }
    /// Notes that the movement in progress has led on to a space, where the opponent of a token may have been met.
    pub(crate) fn lead_on(&mut self, to: Space, has_met: bool) {
        for frame in self.frames[..usize::from(self.len)].iter_mut().rev() {
            match frame {
                Frame::Move(MoveStage::Extend { at, met, .. }) => {
                    (*at, *met) = (to, has_met);
                    return;
                }
                Frame::Moved { at, ended: false, .. } => {
                    *at = to;
                    return;
                }
                _ => {}
            }
        }
        unreachable!("invariant: a part of a movement follows a part of it")
    }
    /// Where the movement in progress that may be extended has led.
    pub(crate) fn extended_from(&self) -> Option<Space> {
        self.iter().rev().find_map(|frame| match *frame {
            Frame::Move(MoveStage::Extend { at, .. }) | Frame::Moved { at, ended: false, .. } => Some(at),
            _ => None,
        })
    }
    /// The last effects of the Sheriff's move that is over led to an arrest, or did not.
    pub(crate) fn end_ride(&mut self, has_arrested: bool) {
        if let Frame::Effects { arrested, .. } = &mut self.frames[usize::from(self.len) - 1] {
            *arrested = has_arrested;
        }
    }
    /// Notes an arrest by the Sheriff in the move that led to it.
    pub(crate) fn note_arrest(&mut self) {
        for frame in self.frames[..usize::from(self.len)].iter_mut().rev() {
            if let Frame::Sheriff { arrested, .. } = frame {
                *arrested = true;
                return;
            }
        }
    }
    /// Pops the top frame and overwrites it, so that equal positions are equal in memory.
    #[inline(always)]
    pub fn pop(&mut self) {
        self.len -= 1;
        self.frames[usize::from(self.len)] = self.frames[0];
    }
    /// Notes that the move action in progress has taken a train.
    pub(crate) fn take_train(&mut self) {
        let frames = &mut self.frames[..usize::from(self.len)];
        for frame in frames.iter_mut().rev() {
            if let Frame::Move(MoveStage::Extend { used, .. }) = frame {
                *used = used.with_train();
                return;
            }
        }
        unreachable!("invariant: a train is taken within a move action")
    }
    /// Whether the move action in progress has not taken a train.
    pub(crate) fn may_take_train(&self) -> bool {
        let used = self.iter().rev().find_map(|frame| match frame {
            Frame::Move(MoveStage::Extend { used, .. }) => Some(*used),
            _ => None,
        });
        used.is_some_and(|used| !used.has_train())
    }
    /// Whether the effects in progress belong to an ability of this seat: of its character, items or cards.
    pub(crate) fn runs_effect_of(&self, owner: Seat) -> bool {
        let of_effects = |f: &&Frame| matches!(f, Frame::Effects { .. } | Frame::Each { .. } | Frame::Gained { .. });
        let effects = self.iter().rev().take_while(of_effects);
        let own = |seat: Seat, source: Source| seat == owner && source.kind() != SourceKind::Other;
        effects.into_iter().any(|f| matches!(*f, Frame::Effects { seat, source, .. } if own(seat, source)))
    }
    /// Whether the game is still being set up.
    pub(crate) fn is_setup(&self) -> bool {
        matches!(self.frames[0], Frame::Draft | Frame::Setup(_))
    }
    /// From the bottom to the top.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Frame> {
        self.frames[..usize::from(self.len)].iter()
    }
    /// The number of frames.
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }
    /// Never: the bottom frame is the turn or the end.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
}
