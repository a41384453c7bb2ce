//! The resolution stack: everything in progress, as plain data.
//!
//! The top frame runs until a seat must choose or the stack is empty; a frame pushes others and continues when it is
//! back on top. Stepping a frame with a pending decision again has no effect.

mod stack;

pub use stack::Stack;

use crate::content::schema::When;
use crate::content::{BlockId, Source, SourceKind};
use crate::core::ids::{Item, PointTrack, Seat, SeatSet, Space};
use crate::core::limits::ITEMS;
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
        /// Where it led, once it is done.
        to: Option<Space>,
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
        /// Whether the Sheriff's move that is one of these effects led to an arrest; the last one counts.
        arrested: bool,
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
        /// Where it led, once it is done.
        to: Option<Space>,
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
        /// Where he is in it: when something else takes him away, it is over.
        at: Space,
        /// Whether it led to an arrest.
        arrested: bool,
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
    /// `tracks.rs`: reactions to a gain of points.
    Points {
        /// Who gained them.
        seat: Seat,
        /// On which track.
        on: PointsOn,
        /// Items already used for it.
        done: Done,
    },
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
        /// Where it led.
        at: Space,
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
    /// `tracks.rs`: a gain of points on the own turn that nothing has followed yet. It waits below the reward that it is a
    /// part of.
    Gained {
        /// Who gained them.
        seat: Seat,
        /// On which track.
        on: PointsOn,
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
                | Self::Gained { .. }
                | Self::Points { .. }
                | Self::TrackPoints { .. }
                | Self::Tokens { .. }
        )
    }
}

/// A track on which players gain points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum PointsOn {
    /// The Marshal track.
    Marshal,
    /// The Wanted track.
    Wanted,
    /// A track of a module.
    Track(PointTrack),
}

impl PointsOn {
    /// Whether it is one of the two tracks of the law, Marshal and Wanted.
    pub(crate) const fn is_law(self) -> bool {
        matches!(self, Self::Marshal | Self::Wanted)
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

/// Where a turn is, in the order in which it proceeds.
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
        /// Where it has led so far.
        at: Space,
        /// Whether the opponent of a token was met there; only of a move action.
        met: bool,
    },
    /// Abilities at the end of the movement.
    Ended {
        /// Already used or declined, including the delivery.
        done: Done,
        /// Where it led.
        at: Space,
    },
}

impl MoveStage {
    /// The stage of [`Frame::Moved`].
    pub(crate) const fn other(ended: bool, done: Done, at: Space) -> Self {
        if ended { Self::Ended { done, at } } else { Self::Extend { used: done, at, met: false } }
    }

    /// Where the movement led: only for a figure that still stands there anything follows it.
    pub(crate) const fn at(self) -> Space {
        match self {
            Self::Extend { at, .. } | Self::Ended { at, .. } => at,
        }
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
