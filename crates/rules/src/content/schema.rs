//! The schema of the YAML content files under `content/<module>/`.
//!
//! Every card is numbers plus abilities; an ability is a timing, optional conditions and a limit, and a list of effects.
//! `compile.rs` turns this into the tables that the engine reads.

mod passive;

pub use super::entries::*;
pub use passive::Passive;
use serde::{Deserialize, Serialize};

/// How sure we are of an entry.
#[derive(Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// A rulebook says so.
    Rulebook,
    /// Printed on published cards or the board.
    Published,
    /// Unknown, or of a card of one's own: a sensible value. The default.
    #[default]
    Reconstructed,
}

/// The timing of an ability. Each is queried in one place of the engine.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, strum::IntoStaticStr)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[derive(strum::VariantArray)]
#[repr(u8)]
#[strum(serialize_all = "kebab-case")]
pub enum When {
    /// At the start of its owner's turn, before income.
    StartOfTurn,
    /// As one of the turn's actions.
    Action,
    /// On gaining the item with the ability.
    Gained,
    /// At the start of a fight, before cards are played.
    FightStart,
    /// When the cards of a fight are revealed.
    FightReveal,
    /// As a reaction after the reveal of a fight; not of a card it needs a price, a limit, or `discard-this`.
    FightReaction,
    /// On a fight card, before values are compared; the subject is the player who fights it.
    FightCard,
    /// After values are compared and before any reward.
    FightCompared,
    /// After winning a fight.
    FightWon,
    /// At the end of a move action, to move on.
    MoveExtend,
    /// After a move action has ended.
    MoveEnded,
    /// After any movement of its owner has ended.
    AnyMoveEnded,
    /// After gaining Marshal or Wanted points on the owner's own turn, as a reaction; of an item that names tracks of modules
    /// (`on-track`) also after points on these.
    PointsGained,
    /// When the prospecting dice lie on the table.
    ProspectRolled,
    /// After depositing nuggets in one action.
    Deposited,
    /// When played from the hand in a game of poker.
    PokerPlayed,
    /// After winning a game of poker.
    PokerWon,
    /// After losing a game of poker.
    PokerLost,
    /// After an effect gave wounds.
    Wounded,
    /// After contributing to a story.
    Contributed,
    /// When this card is discarded, other than to the hand limit or for its own action.
    Discarded,
    /// After moving through a mesa.
    MesaCrossed,
    /// For each point gained on a track of a module, on any turn.
    TrackPoint,
    /// After losing a fight.
    FightLost,
    /// On the owner's own turn, each time the owner gives another player wounds: by winning a fight, or by an effect.
    OtherWounded,
    /// Each time the owner uses the bonus of a poker card, on any turn.
    BonusUsed,
    /// After an action of a poker card or of an item, before the action ends.
    CardOrItemAction,
    /// Beside actions, in the action phase: it costs none.
    BesideActions,
    /// At the end of its owner's turn, before everything else there.
    EndOfTurn,
    /// When any die lies on the table: the risk die, a prospecting die, or one that an effect rolls.
    DieRolled,
    /// When the owner has rolled the risk die, before what it shows is resolved.
    RiskRolled,
    /// At the end of each fight, won or lost, after everything else.
    FightEnded,
    /// After gaining Marshal or Wanted points on the owner's own turn, before other effects of that gain.
    LawPointsGained,
    /// After wrangling a cattle token, its point and its reward included.
    Wrangled,
    /// After rustling a cattle token, likewise.
    Rustled,
}

impl When {
    /// Whether abilities at this timing apply automatically, without a decision.
    pub fn asks_nothing(self) -> bool {
        use When::{BonusUsed, Contributed, Deposited, Discarded, Gained, MesaCrossed, OtherWounded};
        use When::{PokerPlayed, RiskRolled, TrackPoint, Wounded};
        let of_items = matches!(self, Gained | Discarded | Deposited | MesaCrossed | PokerPlayed);
        let of_wounds = matches!(self, Wounded | OtherWounded);
        of_items || of_wounds || matches!(self, Contributed | TrackPoint | BonusUsed | RiskRolled)
    }
}

/// A condition of an ability, an effect or a goal. "Here" is the space of the player concerned.
#[derive(Deserialize, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Condition {
    /// In a town.
    InTown,
    /// Not in a town.
    OutsideTown,
    /// On a space of this place: a space id, a location kind (mine, bank, cabaret, doctors-office, sheriffs-office,
    /// rail-station, ranch-green, ranch-blue, hideout, hideout-a...), a shared location (darkrock-saloon...), a kind of
    /// shared location (general-store, saloon), frontier spaces of a value (frontier-6), a region, `town` or
    /// `outside-town`.
    At(String),
    /// Has at least 1 Marshal point.
    Marshal,
    /// Has at least 1 Wanted point.
    Wanted,
    /// Has neither Marshal nor Wanted points.
    Neither,
    /// At least this many Marshal points.
    MarshalAtLeast(u8),
    /// At least this many Wanted points.
    WantedAtLeast(u8),
    /// At least this many LP.
    LpAtLeast(u8),
    /// At least this much money.
    MoneyAtLeast(u8),
    /// At most this much money.
    MoneyAtMost(u8),
    /// At least this many gold nuggets.
    NuggetsAtLeast(u8),
    /// At least this many wounds.
    WoundsAtLeast(u8),
    /// At most this many wounds.
    WoundsAtMost(u8),
    /// No wounds.
    Unhurt,
    /// Has an injury.
    Injured,
    /// It is the player's own turn.
    OwnTurn,
    /// In the trader's region.
    AtTrader,
    /// Carries a cattle token.
    HasCattle,
    /// Owns this item.
    HasItem(String),
    /// Has this weapon or mount upgraded.
    HasUpgraded(String),
    /// Has an upgraded weapon, in use or not.
    UpgradedWeapon,
    /// Owns at least this many miscellaneous items.
    MiscItemsAtLeast(u8),
    /// Owns at least this many upgraded weapons and mounts.
    UpgradesAtLeast(u8),
    /// In a fight: the other side is a player.
    AgainstPlayer,
    /// In a fight: the other side is a bandit, a guard or the Sheriff.
    AgainstNpc,
    /// In a fight: the other side is a bandit.
    AgainstBandit,
    /// In a fight of this kind: arrest, duel, rob, bandit, heist (of a bank or a train), sheriff, opponent or holdup (of a
    /// train).
    FightIs(String),
    /// In a fight: started by this player.
    Attacking,
    /// In a fight: this player tries to arrest the other.
    Arresting,
    /// In a fight: as it began, one of the two players had Marshal points, and the other Wanted points.
    MarshalAgainstWanted,
    /// Another player is here.
    WithPlayer,
    /// The ability of the same card with the limit of a turn was used in this turn.
    UsedThisTurn,
    /// No Sheriff, Wanted player or other player is here.
    Alone,
    /// The Sheriff's last move led to an arrest.
    SheriffArrested,
    /// At `track-point`: the point is one on this track of a module. At `points-gained`: also after points on it.
    OnTrack(String),
    /// The legendary story of this id was completed.
    Completed(String),
    /// At least this many points on a track of a module.
    PointsAtLeast {
        /// The id of the track.
        track: String,
        /// How many.
        points: u8,
    },
}

/// An effect on a player, its subject: by default the owner of the ability.
#[derive(Deserialize, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(test, derive(strum::VariantNames))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// Gain money, in dollars.
    Money(u8),
    /// Lose up to this much money, in dollars.
    LoseMoney(u8),
    /// Draw poker cards.
    Draw(u8),
    /// Discard poker cards of the subject's choice.
    Discard(u8),
    /// Discard poker cards at random.
    DiscardRandom(u8),
    /// Discard the whole hand. As a price it needs a card at least.
    DiscardHand,
    /// Gain LP.
    Lp(u8),
    /// Lose LP, as many as there are at most.
    LoseLp(u8),
    /// The automa gains LP, if it plays.
    AutomaLp(u8),
    /// Gain wounds.
    Wound(u8),
    /// Gain wounds that cannot be canceled.
    SureWound(u8),
    /// Lose wounds.
    Heal(u8),
    /// Lose all wounds.
    HealAll,
    /// Gain Marshal points (a Wanted player gains none).
    Marshal(u8),
    /// Gain Wanted points.
    Wanted(u8),
    /// Gain one more point on the track on which points were just gained.
    SamePoints(u8),
    /// Gain gold nuggets.
    Nuggets(u8),
    /// Take a random cattle token of any ranch, if none is carried.
    Cattle,
    /// Take a random cattle token of a ranch of the subject's choice, if none is carried.
    CattleOfChoice,
    /// Lose all cattle: the tokens return to their ranches.
    LoseCattle,
    /// Put the cube on this space of the Marshal track, without its reward. This is no gain.
    MarshalCube(u8),
    /// Put the cube on this space of the Wanted track, without its reward. This is no gain.
    WantedCube(u8),
    /// Put the cube on the space with the same number of the other one of these two tracks, without its reward. This is no gain.
    SwitchTracks,
    /// Take a stray from a space up to this many spaces away, if nothing is carried.
    TakeStray(u8),
    /// Gain actions for this turn.
    Actions(u8),
    /// Move up to this many spaces; neither an action nor a move action.
    Ride(u8),
    /// Move up to as many spaces as the number of the row of the cube on the Marshal or Wanted track.
    RideRow,
    /// Move on by up to this many spaces, as part of the move action.
    ExtendMove(u8),
    /// Put the figure on a space of the subject's choice in this place (see [`Condition::At`]).
    Travel(String),
    /// Move the Sheriff up to this many spaces.
    Sheriff(u8),
    /// In a fight: decrease the card played against the subject.
    Decrease(u8),
    /// In a fight: increase the card that the subject played, to an ace at most.
    Increase(u8),
    /// In a fight: lose no more wounds to it, from now on.
    CancelWounds,
    /// In a fight: cancel the fight card's effect.
    CancelFightCard,
    /// In a fight: win it at once, whatever the values are; nothing is compared, and no fight card applies.
    WinFight,
    /// In a fight: lose it at once.
    LoseFight,
    /// In a fight: cancel the result and start again.
    Restart,
    /// On a fight card: its player may cancel the fight and start again; these effects then apply to the opponent first.
    NpcRestart(Vec<Effect>),
    /// On a fight card: a beaten bandit gives no Marshal point.
    NoMarshalReward,
    /// In a fight won by the subject: the loser's wounds are this many more.
    WoundLoser(u8),
    /// In a fight with a player: look at random cards of the opponent's hand.
    LookAtHand(u8),
    /// The item goes back to the store.
    DiscardThis,
    /// The weapon or mount is upgraded.
    UpgradeThis,
    /// These effects apply to the other player in this fight.
    Opponent(Vec<Effect>),
    /// Choose another player in the subject's space, to whom these effects apply.
    PlayerHere(Vec<Effect>),
    /// Choose another player up to some spaces away, to whom these effects apply.
    PlayerNear {
        /// How many spaces.
        within: u8,
        /// The effects.
        #[serde(rename = "do")]
        effects: Vec<Effect>,
    },
    /// Under `player-near`: everybody sees the hand.
    ShowHand,
    /// Under `player-near`: the active player names a value, and the subject discards all cards of it.
    DiscardNamed,
    /// In a fight that the subject won: take half of the other player's money or of the nuggets.
    TakeHalf,
    /// Give the player who demands it this much money, or a poker card.
    Tribute(u8),
    /// Keep this many random cards of those just played at poker.
    KeepPlayed(u8),
    /// Reroll one of the dice on the table.
    RerollDie,
    /// Gain an item from the store, if the player can own it.
    GainItem(String),
    /// Draw Legendary items from their facedown deck; who cannot own one puts it under the deck.
    LegendaryItem(u8),
    /// Buy one of the faceup Legendary items, wherever the trader is. This is no trader action: he stays.
    BuyLegendary,
    /// Gain a weapon of the General Stores, of the subject's choice.
    WeaponOfChoice,
    /// Gain a deed of this set that nobody has, of the subject's choice.
    GainDeed(String),
    /// Use a deed that the subject has, as its action would, without the action.
    UseDeed,
    /// Upgrade one owned weapon or mount, this many dollars cheaper (or free, when that covers it).
    Upgrade(u8),
    /// Buy one item of the store, this many dollars cheaper.
    Shop(u8),
    /// Roll the prospecting dice and gain what they show.
    Prospect,
    /// Roll one prospecting die and gain what it shows; these effects for gravel, which gives nothing otherwise.
    RollDie(Vec<Effect>),
    /// Put the cube on this space of the Wanted track, if it is not on it and the subject has no Marshal points. This is no
    /// gain: it gives and triggers nothing, and in this turn the Sheriff does not try to arrest the subject.
    StayWanted(u8),
    /// Roll one prospecting die; the effects of its face, instead of what it shows.
    RollFor {
        /// A nugget.
        #[serde(default)]
        nugget: Vec<Effect>,
        /// Tailings, money alone.
        #[serde(default)]
        tailings: Vec<Effect>,
        /// Gold dust, money and another roll.
        #[serde(default, rename = "gold-dust")]
        gold_dust: Vec<Effect>,
        /// Gravel, nothing.
        #[serde(default)]
        gravel: Vec<Effect>,
    },
    /// Put the Sheriff on a space next to the subject. This is not a move: he arrests nobody.
    SheriffBeside,
    /// Place the subject's figure in this space. This is not a move: no bandit is met, and nothing is triggered.
    GoTo(String),
    /// Place the subject's figure with the player who has the most of this; ties go to the player whose turn comes first.
    GoToMost(Most),
    /// Remove a bandit from the subject's space, without a reward.
    RemoveBandit,
    /// Place a bandit in every free hideout of these gangs, such as `[b, c]`.
    Bandits(Vec<String>),
    /// Place a bandit in a space of this place (see [`Condition::At`]) that is free, of the subject's choice.
    BanditIn(String),
    /// Remove a bandit from a space of this place, of the subject's choice, without a reward.
    NoBanditIn(String),
    /// Gain points on a module's track.
    Track {
        /// The id of the track.
        track: String,
        /// How many.
        points: u8,
    },
    /// Draw legendary tokens, which are kept besides those of goals.
    LegendaryTokens(u8),
    /// Fight this opponent; in a fight or a game of poker, once that is over.
    Fight(String),
    /// Place a token of this kind in every space of a place that has none.
    PlaceToken {
        /// The kind of token.
        token: String,
        /// The place (see [`Condition::At`]).
        at: String,
    },
    /// Look at the top card of the poker deck.
    LookAtDeck,
    /// Put the top card of the poker deck on the bottom.
    BuryTop,
    /// Look at the top card of the fight deck.
    LookAtFightDeck,
    /// Put the top card of the fight deck on the bottom.
    BuryFightCard,
    /// Look at the next opponent of the board's circuit.
    LookAtEncounter,
    /// Put the next opponent of the board's circuit under the others.
    BuryEncounter,
    /// Draw poker cards up to the hand limit of the end of the turn.
    FillHand,
    /// Start a game of poker in the subject's space, wherever that is; everybody can join it from anywhere.
    StartPoker,
    /// Put the figure on the train's space, as a move action that crosses nothing on its way.
    MoveToTrain,
    /// These effects apply to every other player, in turn order from the first player.
    EachPlayer(Vec<Effect>),
    /// These effects apply to every player, in turn order from the subject.
    Everybody(Vec<Effect>),
    /// Resolve an event; in a fight or a game of poker, once that is over.
    ResolveEvent,
    /// If anyone is Wanted, put the Sheriff on this space, which he thereby enters.
    SheriffTo(String),
    /// In an ending of a legendary story: these effects apply to each player who took a part, once.
    Contributors(Vec<Effect>),
    /// In an ending of a legendary story: these effects apply for each part to the player who took it.
    EachDisc(Vec<Effect>),
    /// In an ending of a legendary story: these effects apply to each player who took no part.
    Others(Vec<Effect>),
    /// Destroy a named location: a space, or a shared location such as `darkrock-saloon`.
    Ruin(String),
    /// These effects apply to every other player in the subject's space, in the same order.
    EachPlayerHere(Vec<Effect>),
    /// Choose one of several.
    Choose(Vec<ChooseOption>),
    /// A penalty: choose one of several; a part that changes nothing cannot be chosen while another part would change something.
    Suffer(Vec<ChooseOption>),
    /// Choose this many different ones of several, one after another.
    ChooseSeveral {
        /// How many.
        pick: u8,
        /// The options.
        of: Vec<ChooseOption>,
    },
    /// Optionally pay the price in full to get the effects.
    May {
        /// The price, to be paid in full.
        #[serde(default)]
        price: Vec<Effect>,
        /// The effects.
        get: Vec<Effect>,
    },
    /// Depending on conditions.
    If {
        /// All of these must hold.
        all: Vec<Condition>,
        /// Then.
        then: Vec<Effect>,
        /// Else.
        #[serde(default, rename = "else")]
        otherwise: Vec<Effect>,
    },
}

impl Effect {
    /// Whether it, or an effect within it, could start a fight.
    pub fn may_fight(&self) -> bool {
        use Effect as E;
        let itself = matches!(
            self,
            E::Ride(_) | E::RideRow | E::ExtendMove(_) | E::Travel(_) | E::Sheriff(_) | E::SheriffTo(_) | E::Fight(_)
        );
        itself || self.lists().into_iter().flatten().any(Self::may_fight)
    }

    /// Its nested lists of effects; none for a simple effect.
    pub fn lists(&self) -> Vec<&[Self]> {
        match self {
            Self::NpcRestart(inner) | Self::Opponent(inner) | Self::PlayerHere(inner) => vec![inner],
            Self::PlayerNear { effects, .. } => vec![effects],
            Self::Contributors(inner) | Self::EachDisc(inner) | Self::Others(inner) => vec![inner],
            Self::EachPlayer(inner) | Self::EachPlayerHere(inner) | Self::Everybody(inner) | Self::RollDie(inner) => {
                vec![inner]
            }
            Self::Choose(options) | Self::Suffer(options) | Self::ChooseSeveral { of: options, .. } => {
                options.iter().flat_map(|o| [&o.price[..], &o.effects[..]]).collect()
            }
            Self::RollFor { nugget, tailings, gold_dust, gravel } => vec![nugget, tailings, gold_dust, gravel],
            Self::May { price, get } => vec![price, get],
            Self::If { then, otherwise, .. } => vec![then, otherwise],
            _ => Vec::new(),
        }
    }
}

/// The criterion for comparing players.
#[derive(Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Most {
    /// Legendary points.
    Lp,
    /// Money.
    Money,
    /// Wanted points.
    Wanted,
}

/// One option of [`Effect::Choose`] or [`Effect::Suffer`].
#[derive(Deserialize, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ChooseOption {
    /// Its word in the notation (`choose wound`).
    pub key: String,
    /// Its price, to be paid in full: money (`lose-money`), `discard`, `wound`.
    #[serde(default)]
    pub price: Vec<Effect>,
    /// What happens if it is chosen, from top to bottom.
    #[serde(rename = "do")]
    pub effects: Vec<Effect>,
}

/// How often an ability may be used.
#[derive(Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Limit {
    /// Once in each turn.
    Turn,
    /// Once in each fight, for each player.
    Fight,
    /// Once in each move action.
    Move,
}

/// A timing, conditions, a limit and effects.
#[derive(Deserialize, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Ability {
    /// Its timing.
    pub when: When,
    /// What must hold when its time comes; all of them.
    #[serde(default, rename = "if")]
    pub conditions: Vec<Condition>,
    /// Whether its owner may decline it.
    #[serde(default)]
    pub optional: bool,
    /// Its limit of uses.
    #[serde(default)]
    pub limit: Option<Limit>,
    /// The price, to be paid in full (then it is optional).
    #[serde(default)]
    pub price: Vec<Effect>,
    /// What happens, from top to bottom.
    #[serde(rename = "do")]
    pub effects: Vec<Effect>,
}
