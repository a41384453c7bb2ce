//! What a player can be asked to choose, as a small copyable value.
//!
//! The textual form of every choice is in [`crate::formats::notation`]; which of them are open in a position is the business of
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
    /// Begin on this space.
    Start(Space),
    /// Take this income.
    Income(Income),
    /// Make this owned weapon or mount the active one.
    Equip(Item),
    /// Keep the active weapon and mount as they are.
    Keep,
    /// Use the ability of a character that waits for its owner's word.
    UseCharacter(Character),
    /// Use an item's ability or action.
    UseItem(Item),
    /// A move action that ends on a space.
    Move {
        /// Where the figure goes.
        to: Space,
        /// Through how many mesas the way leads.
        mesas: u8,
    },
    /// Use the action of a poker card.
    Play(Card),
    /// Spend an action to fight a player in the same space.
    Fight {
        /// What the attacker is after.
        kind: FightKind,
        /// Whom.
        target: Figure,
    },
    /// Buy an item.
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
    /// Lay this card facedown in a fight.
    Commit(Card),
    /// Decline the fight.
    Decline,
    /// The cards laid facedown for a game of poker, lower card first; fewer when the hand holds fewer.
    Lay(Option<Card>, Option<Card>),
    /// The fight card that the bandit, guard or Sheriff lays.
    Npc(FightCard),
    /// Play a card from the hand as a reaction.
    React(Card),
    /// Use the bonus that is offered.
    Bonus,
    /// Do nothing at this point.
    Pass,
    /// What to take for a beaten bandit.
    Reward(Reward),
    /// What to steal.
    Steal {
        /// Money, nuggets or neither.
        what: Loot,
        /// Whether the cattle token too.
        cattle: bool,
    },
    /// Whom the Sheriff tries to arrest.
    Arrest(Character),
    /// The Sheriff rides one space.
    Sheriff(Space),
    /// The Sheriff's ride ends here.
    Halt,
    /// Discard this card.
    Discard(Card),
    /// Give this card to the player who asks.
    Give(Card),
    /// Give money to the player who asks.
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
    /// Ride to this space as an effect's movement.
    Ride {
        /// Where the figure goes.
        to: Space,
        /// Through how many mesas the way leads.
        mesas: u8,
    },
    /// Accept the fight; the card follows.
    Accept,
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

/// What a fight is about. The first three are declared against a player.
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
}

const _: () = assert!(std::mem::size_of::<Choice>() <= 8);
