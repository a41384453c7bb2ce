//! The choices of players, as a small copyable value.
//!
//! The textual form of every choice is in [`crate::formats::notation`]; the legal ones of a position are listed by
//! [`crate::core::game::Game::choices`].

use crate::core::ids::{Card, Character, FightCard, Figure, Goal, Item, OptionKey, Space};
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

/// One choice of one seat. At most 8 bytes, so that lists of them are cheap.
///
/// Players are named by their characters, which are unique in a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Choice {
    /// Keep this character of the two dealt.
    Draft(Character),
    /// Put the figure on this space during setup.
    Start(Space),
    /// Take this income.
    Income(Income),
    /// Make this owned weapon or mount the active one.
    Equip(Item),
    /// Keep the active weapon and mount as they are.
    Keep,
    /// Use the optional ability of a character.
    UseCharacter(Character),
    /// Use an item's ability or action.
    UseItem(Item),
    /// A move action that ends on a space.
    Move {
        /// The destination.
        to: Space,
        /// The number of mesas on the way.
        mesas: u8,
    },
    /// Use the action of a poker card.
    Play(Card),
    /// Spend an action to fight a player in the same space.
    Fight {
        /// The kind of fight.
        kind: FightKind,
        /// The target.
        target: Figure,
    },
    /// Pay the store for an item.
    Buy(Item),
    /// Upgrade an owned weapon or mount.
    Upgrade(Item),
    /// Start a game of poker.
    Poker,
    /// Join the game of poker.
    Join,
    /// Roll the prospecting dice.
    Prospect,
    /// Reroll a prospecting die, counted from 1.
    Reroll(u8),
    /// Sell nuggets, and cards that count as nuggets (a mask over the content's list of them, lowest card first).
    Deposit {
        /// How many gold nuggets.
        nuggets: u8,
        /// Which cards that count as one.
        cards: u8,
    },
    /// Rob the bank.
    Heist,
    /// See the doctor.
    Heal,
    /// Revel for this many LP.
    Revel(u8),
    /// Take a cattle token at a ranch.
    Acquire,
    /// Deliver the carried cattle token.
    Deliver,
    /// Work.
    Work,
    /// Stop: end the action phase, or end the turn.
    End,
    /// Play this card facedown in a fight.
    Commit(Card),
    /// Decline the fight.
    Decline,
    /// The cards played facedown for a game of poker, lower card first; fewer if the hand holds fewer.
    Lay(Option<Card>, Option<Card>),
    /// The fight card that the bandit, guard or Sheriff plays.
    Npc(FightCard),
    /// Play a card from the hand as a reaction.
    React(Card),
    /// Use the offered bonus.
    Bonus,
    /// Do nothing at this point.
    Pass,
    /// What to take for a beaten bandit.
    Reward(Reward),
    /// The loot of a robbery.
    Steal {
        /// Money, nuggets or neither.
        what: Loot,
        /// Whether the cattle token is taken as well.
        cattle: bool,
    },
    /// The player whom the Sheriff tries to arrest.
    Arrest(Character),
    /// Move the Sheriff one space.
    Sheriff(Space),
    /// End the Sheriff's move.
    Halt,
    /// Lose this card to an effect, a price or the hand limit.
    Discard(Card),
    /// Give this card to the player who demands it.
    Give(Card),
    /// Give money to the player who demands it.
    GiveMoney,
    /// Choose this player.
    Target(Figure),
    /// Choose one of several options of an effect.
    Choose(OptionKey),
    /// Place a disc on the story of deck 1 or 2 (0 or 1 here).
    Contribute(u8),
    /// Show a completed goal.
    Goal(Goal),
    /// Legendary tokens to keep: how many of 1, 2 and 3 LP.
    KeepTokens([u8; 3]),
    /// Move to this space as an effect's movement.
    Ride {
        /// The destination.
        to: Space,
        /// The number of mesas on the way.
        mesas: u8,
    },
    /// Accept the fight; the card is chosen later.
    Accept,
    /// A choice that a module brings.
    Module(crate::modules::Choice),
}

/// The three kinds of income (rule base.start.02).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Income {
    /// $20.
    Money,
    /// Two cards.
    Cards,
    /// $10 and a card.
    Both,
}

/// The kind of a fight. The first three are declared against a player.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, IntoStaticStr, VariantArray,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum FightKind {
    /// A Marshal arrests a Wanted player.
    Arrest,
    /// A duel for legendary points.
    Duel,
    /// A robbery.
    Rob,
    /// Against a bandit.
    Bandit,
    /// Against the bank's guard.
    Heist,
    /// Against the Sheriff.
    Sheriff,
    /// Against an opponent that a module brings.
    Opponent,
    /// A heist elsewhere than at the bank: against a guard that a module brings.
    Holdup,
}

impl FightKind {
    /// Its id, as in the notation, messages and on the wire.
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// The reward for a beaten bandit or of the ace among the fight cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Reward {
    /// 1 LP.
    Legend,
    /// 1 Marshal point.
    Marshal,
    /// 1 Wanted point, for those who may take one.
    Wanted,
}

/// What a robber takes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Loot {
    /// Half the money.
    Money,
    /// Half the nuggets.
    Nuggets,
    /// Neither.
    Nothing,
    /// An item instead, for those who may take one.
    Item(Item),
}

const _: () = assert!(std::mem::size_of::<Choice>() <= 8);
