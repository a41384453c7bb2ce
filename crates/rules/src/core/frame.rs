//! The resolution stack: everything in progress, as plain data.
//!
//! The top frame runs until a seat must choose or the stack is empty; a frame pushes others and continues when it is
//! back on top. Stepping a frame with a pending decision again has no effect.

use crate::content::schema::When;
use crate::content::{BlockId, Source, SourceKind};
use crate::core::ids::{Item, PointTrack, Seat, SeatSet};
use crate::core::limits::{FRAMES, ITEMS};
use serde::{Deserialize, Serialize};

/// An entry of the stack. The named file contains its step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Frame {
    /// `setup.rs`: characters are chosen facedown.
    Draft,
    /// `setup.rs`: the steps after the characters are known.
    Setup(SetupStep),
    /// `turn.rs`: the turn of `turn.seat`.
    Turn(TurnStep),
    /// `automa.rs`: the automa's turn at the end of a round.
    Automa(AutomaStep),
    /// `turn.rs`: an action in progress; resets its sums at the end.
    Action {
        /// The poker card played for it.
        card: Option<crate::core::ids::Card>,
    },
    /// `movement.rs`: a move action.
    Move(MoveStage),
    /// `movement.rs`: a movement of up to `left` spaces; part of the move action or not.
    Ride {
        /// The moving seat.
        seat: Seat,
        /// Spaces left.
        left: u8,
        /// Whether it is part of a move action.
        part_of_move: bool,
        /// Whether the movement is done.
        done: bool,
    },
    /// `fight.rs`: the fight in `public.fight`.
    Fight,
    /// `abilities.rs`: abilities of one seat at one timing, in the order that it chooses.
    Fire {
        /// The timing.
        when: When,
        /// The seat.
        seat: Seat,
        /// Sources already used or declined.
        done: Done,
    },
    /// `effects.rs`: a list of effects from position `at`.
    Effects {
        /// The block.
        block: BlockId,
        /// The next effect.
        at: u8,
        /// The subject.
        seat: Seat,
        /// Their source.
        source: Source,
    },
    /// `effects.rs`: effects for each of several players, one after another.
    Each {
        /// The block.
        block: BlockId,
        /// The players who are still to come.
        who: SeatSet,
        /// In turn order from this one.
        from: Seat,
        /// Their source.
        source: Source,
    },
    /// `effects.rs`: choose one of several.
    Choose {
        /// The first row of the options.
        first: u16,
        /// The number of options.
        count: u8,
        /// Whether it is a penalty.
        penalty: bool,
        /// The choosing seat.
        seat: Seat,
        /// The seat to which the effects apply.
        on: Seat,
        /// How many are still to be chosen.
        left: u8,
        /// Which were chosen, as a mask, if several are.
        taken: u8,
    },
    /// `effects.rs`: optionally pay a price for effects.
    May {
        /// The price.
        price: BlockId,
        /// The effects.
        get: BlockId,
        /// The seat.
        seat: Seat,
        /// Their source.
        source: Source,
    },
    /// `effects.rs`: choose another player, up to so many spaces away.
    PlayerHere {
        /// The effects for that player.
        block: BlockId,
        /// How many spaces.
        within: u8,
        /// The choosing seat.
        seat: Seat,
    },
    /// `effects.rs`: give money or a card.
    Tribute {
        /// The giving seat.
        from: Seat,
        /// The receiving seat.
        to: Seat,
        /// The money.
        money: u8,
    },
    /// `effects.rs`: place the figure on a space of a place.
    Travel {
        /// The seat.
        seat: Seat,
        /// The index in the content's places.
        place: u8,
        /// Whether it is done.
        done: bool,
    },
    /// `cattle.rs`: take a stray from a space nearby.
    TakeStray {
        /// The seat.
        seat: Seat,
        /// How many spaces away it may be.
        within: u8,
    },
    /// `store.rs`: upgrade a weapon or mount at a discount.
    Upgrade {
        /// The seat.
        seat: Seat,
        /// The discount.
        discount: u8,
    },
    /// `store.rs`: buy an item at a discount.
    Shop {
        /// The seat.
        seat: Seat,
        /// The discount.
        discount: u8,
    },
    /// `store.rs`: shopping as an action.
    Store,
    /// `store.rs`: whether a new weapon or mount becomes active.
    EquipNew {
        /// The seat.
        seat: Seat,
        /// The item.
        item: Item,
    },
    /// `hand.rs`: discard cards of the seat's choice.
    Discard {
        /// The seat.
        seat: Seat,
        /// The number of cards left to discard.
        left: u8,
        /// Whether it is for the hand limit.
        to_limit: bool,
    },
    /// `effects.rs`: the player of the fight card may cancel the fight.
    NpcRestart {
        /// The effects that apply to the opponent first.
        block: BlockId,
    },
    /// `sheriff.rs`: the Sheriff is moved.
    Sheriff {
        /// The seat that moves him.
        mover: Seat,
        /// Spaces left.
        left: u8,
        /// Whether he must be moved the full distance.
        full: bool,
        /// Its stage.
        stage: SheriffStage,
    },
    /// `poker_game.rs`: the game in `public.poker`.
    Poker,
    /// `prospect.rs`: dice on the table.
    Prospect {
        /// The faces of the two dice.
        dice: [u8; 2],
        /// Its step.
        stage: ProspectStage,
        /// The rolling seat.
        seat: Seat,
        /// Nuggets gained so far.
        nuggets: u8,
    },
    /// `stories.rs`: a story is being resolved.
    Story {
        /// The story.
        story: crate::core::ids::Story,
        /// Its deck.
        deck: u8,
        /// Its step.
        stage: StoryStage,
    },
    /// `stories.rs`: a disc may be placed on one of these decks.
    Offer {
        /// Decks whose trigger was met, as a mask.
        decks: u8,
    },
    /// `tracks.rs`: after gaining points in the seat's own turn.
    Points,
    /// `goals.rs`: choose the tokens to keep.
    Tokens {
        /// The seat.
        seat: Seat,
    },
    /// `modules.rs`: something that a module brings.
    Module(crate::modules::Frame),
    /// `scoring.rs`: the game is over.
    Over,
    /// `movement.rs`: the end of another movement, in editions where more than the abilities for any movement applies.
    Moved {
        /// The seat that moved.
        seat: Seat,
        /// Whether it is over; before that, extensions may follow.
        ended: bool,
        /// Abilities already used or declined, or a delivery, as in [`MoveStage`].
        done: Done,
    },
    /// `tracks.rs`: points on a track of a module are gained one by one, each with the reward of its space.
    TrackPoints {
        /// The seat.
        seat: Seat,
        /// The track.
        track: PointTrack,
        /// The points still to gain.
        left: u8,
    },
}

impl Frame {
    /// Whether it is a fight or a game, which is played to its end before anything that could start a fight.
    pub(crate) const fn is_fight_or_game(&self) -> bool {
        match self {
            Self::Fight | Self::Poker => true,
            Self::Module(frame) => frame.is_game(),
            _ => false,
        }
    }

    /// Whether it is a part of what a player gains or suffers, or a movement: these are over before anything new begins.
    fn is_passing(&self) -> bool {
        if let Self::Module(frame) = self {
            return frame.is_passing();
        }
        matches!(
            self,
            Self::Effects { .. }
                | Self::Each { .. }
                | Self::Choose { .. }
                | Self::May { .. }
                | Self::PlayerHere { .. }
                | Self::Tribute { .. }
                | Self::Travel { .. }
                | Self::TakeStray { .. }
                | Self::Upgrade { .. }
                | Self::Shop { .. }
                | Self::EquipNew { .. }
                | Self::Discard { .. }
                | Self::Sheriff { .. }
                | Self::Fire { .. }
                | Self::Prospect { .. }
                | Self::Ride { .. }
                | Self::Move(_)
                | Self::Moved { .. }
                | Self::Points
                | Self::TrackPoints { .. }
                | Self::Tokens { .. }
        )
    }
}

/// What a player has already used or declined at a timing: the character's ability, those of items, a train, a delivery.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Done([u32; 2]);

impl Done {
    /// Nothing.
    pub const NONE: Self = Self([0; 2]);
    /// Everything.
    pub(crate) const ALL: Self = Self([u32::MAX; 2]);
    /// Bit 0 is the character, followed by the items.
    const FIRST_ITEM: usize = 1;
    const DELIVERY: usize = 63;
    /// Also a follower: no bit is left, and content is rejected that gives a follower an ability at the end of a movement.
    const TRAIN: usize = 62;
    /// One legendary story at most is open.
    const LEGEND: usize = 60;
    /// A player has one injury at most.
    const INJURY: usize = 61;

    /// Whether this source was used or declined.
    #[inline]
    pub(crate) fn has(self, source: Source) -> bool {
        self.bit(Self::slot(source))
    }
    /// Adds this source.
    #[must_use]
    pub(crate) fn with(self, source: Source) -> Self {
        self.with_bit(Self::slot(source))
    }
    /// Whether cattle were delivered.
    pub(crate) fn has_delivery(self) -> bool {
        self.bit(Self::DELIVERY)
    }
    /// Adds a delivery.
    #[must_use]
    pub(crate) fn with_delivery(self) -> Self {
        self.with_bit(Self::DELIVERY)
    }
    /// Whether a train was taken.
    pub(crate) fn has_train(self) -> bool {
        self.bit(Self::TRAIN)
    }
    /// Adds a train.
    #[must_use]
    pub(crate) fn with_train(self) -> Self {
        self.with_bit(Self::TRAIN)
    }

    fn slot(source: Source) -> usize {
        match source.kind() {
            SourceKind::Front(item) | SourceKind::Upgraded(item) => Self::FIRST_ITEM + item.index(),
            SourceKind::Legend(_) => Self::LEGEND,
            SourceKind::Injury(_) => Self::INJURY,
            SourceKind::Follower(_) => Self::TRAIN,
            SourceKind::Character(_) | SourceKind::Title(_) | SourceKind::Other => 0,
        }
    }
    fn bit(self, slot: usize) -> bool {
        self.0[slot / 32] & 1 << (slot % 32) != 0
    }
    fn with_bit(mut self, slot: usize) -> Self {
        self.0[slot / 32] |= 1 << (slot % 32);
        self
    }
}

const _: () = assert!(Done::FIRST_ITEM + ITEMS <= Done::LEGEND, "items must not share a bit with anything else");

/// Steps of the setup after the characters are known (base.setup.51).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum SetupStep {
    /// The first seat.
    FirstPlayer,
    /// Goods and cards of the n-th player from the first.
    Goods(u8),
    /// That player's starting space.
    Place(u8),
    /// Goals, bandits and stories; then the first turn.
    Board,
}

/// Steps of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum TurnStep {
    /// The turn begins.
    Begin,
    /// Abilities at the start of the turn are over.
    Income,
    /// Choose the active weapon.
    Weapon,
    /// Choose the active mount.
    Mount,
    /// Actions.
    Actions,
    /// End step 1: stories.
    Stories,
    /// End step 2: hand limit.
    HandLimit,
    /// End step 3: Wanted LP.
    WantedLp,
    /// Goals may still be shown.
    Goals,
    /// End steps 4 and 5: end trigger, next player.
    Next,
    /// A step that a module inserts, by its number.
    Inserted(u8),
}

/// Steps of the automa's turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum AutomaStep {
    /// His card is drawn and resolved.
    Card,
    /// End trigger, next round.
    End,
}

/// Stages of a move action, and of what follows another movement.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum MoveStage {
    /// Extensions may follow.
    Extend {
        /// Sources already used.
        used: Done,
    },
    /// Abilities at the end of the movement.
    Ended {
        /// Already used or declined, including the delivery.
        done: Done,
    },
}

impl MoveStage {
    /// The stage of [`Frame::Moved`].
    pub(crate) fn other(ended: bool, done: Done) -> Self {
        if ended { Self::Ended { done } } else { Self::Extend { used: done } }
    }
}

/// Stages of the Sheriff's move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum SheriffStage {
    /// The mover chooses the next space.
    Ride,
    /// He entered a space: these Wanted players have yet to discard, from this offset from the mover.
    Entered {
        /// The next offset.
        next: u8,
    },
    /// The mover chooses whom he tries to arrest.
    Pick,
    /// The mover puts him on a space next to themselves, without a move.
    Place,
    /// The move is over.
    Done,
}

/// Stages of prospecting.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum ProspectStage {
    /// The dice are rolled.
    Roll,
    /// One may be rerolled.
    Reroll,
    /// The same with an ability for any die, after another reroll.
    RerollAny,
    /// Both results are gained.
    Take,
}

/// Stages of resolving a story.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum StoryStage {
    /// Contributors are rewarded, as offsets from the active player.
    Reward {
        /// The next offset.
        next: u8,
        /// Who contributed, as a mask.
        who: u8,
    },
    /// Bandits appear.
    Spawn,
    /// The Sheriff moves.
    Sheriff,
    /// The deck offers its next trigger.
    Close,
}

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
    /// A stack with one frame.
    pub fn new(frame: Frame) -> Self {
        Self { len: 1, frames: [frame; FRAMES] }
    }
    /// The frame on top.
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
            if let Frame::Move(MoveStage::Extend { used }) = frame {
                *used = used.with_train();
                return;
            }
        }
        unreachable!("invariant: a train is taken within a move action")
    }
    /// Whether the move action in progress has not taken a train.
    pub(crate) fn may_take_train(&self) -> bool {
        let used = self.iter().rev().find_map(|frame| match frame {
            Frame::Move(MoveStage::Extend { used }) => Some(*used),
            _ => None,
        });
        used.is_some_and(|used| !used.has_train())
    }
    /// Whether the effects in progress belong to an ability of this seat: of its character, items or cards.
    pub(crate) fn runs_effect_of(&self, owner: Seat) -> bool {
        let effects = self.iter().rev().take_while(|frame| matches!(frame, Frame::Effects { .. } | Frame::Each { .. }));
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
