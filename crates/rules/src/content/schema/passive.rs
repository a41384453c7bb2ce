//! Keywords for what an item or character changes as long as it is owned, without a moment or a choice.

use serde::Deserialize;

/// A permanent effect while a thing is active.
#[derive(Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(test, derive(strum::VariantNames))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Passive {
    /// Movement of this many spaces instead of the movement on foot.
    Movement(u8),
    /// Carry this many more nuggets.
    Carry(u8),
    /// This many more cards at the end of the turn.
    HandSize(u8),
    /// Carry this many dollars more.
    Purse(u8),
    /// Move this many spaces less with each move action, though at least 1.
    Slower(u8),
    /// Carry this many fewer nuggets.
    CarryLess(u8),
    /// This many fewer cards at the end of the turn.
    SmallerHand(u8),
    /// Carry this many dollars less.
    SmallerPurse(u8),
    /// Deeds cost this many dollars less.
    DeedDiscount(u8),
    /// Legendary items cost this many dollars less.
    LegendaryDiscount(u8),
    /// The first gain of wounds on the own turn is reduced by this many.
    FirstWoundsLess(u8),
    /// Wounds do not reduce the hand size.
    WoundsKeepHandSize,
    /// Strays do not reduce movement.
    StraysKeepMovement,
    /// Carry this many more cattle tokens; nobody carries more than 2.
    MoreCattle(u8),
    /// Take this many more cattle tokens with each action that acquires one at a ranch, as far as there is room.
    AcquiresMore(u8),
    /// Own any number of miscellaneous items, each once. Not on an item that can be discarded.
    AnyMiscItems,
    /// Win ties in fights with players.
    WinPlayerTies,
    /// Win ties in fights with bandits, guards, the Sheriff and other opponents that draw fight cards.
    WinNpcTies,
    /// Bandits, guards, the Sheriff and other opponents play their fight card first, and faceup.
    NpcShowsFirst,
    /// A beaten bandit may give 1 Wanted point instead of its reward.
    WantedForBandits,
    /// A robbery may take a miscellaneous item that the robber can own, instead of money or nuggets.
    RobItems,
    /// Move through a mesa as if it were one space.
    RideMesas,
    /// A poker card counts as a gold nugget when shown.
    CountsAsNugget,
    /// A poker card may be any value in a game of poker; its suit stays.
    AnyValueInPoker,
    /// A joker: any card in a game of poker, and an ace in a fight.
    AnyCardInPoker,
}
