//! The compiled content as tables that the rules index by small numbers, without names or text.

use super::additions::{FrontierRow, MapTokenRow, OpponentRow, PointTrackRow, PokerRewards};
use super::board::Board;
use super::changed::Rules;
use super::characters::CharacterRow;
use super::deeds::{DeedRow, RuinsRow};
use super::events::{EventMarkerRow, EventRow};
use super::first_game::FirstGameRow;
use super::followers::FollowersRow;
use super::high_stakes::HighStakesRow;
use super::homesteads::HomesteadsRow;
use super::injuries::InjuryRow;
use super::legendary_stories::LegendaryStoryRow;
use super::load::{Specs, Words};
use super::module::ModuleSpec;
use super::passives::Passives;
use super::pools::PoolRow;
use super::risk_die::RiskDieRow;
use super::schema::{Face, ItemKind, Limit, Most, Numbers, StoryTrigger, When};
use super::scoring::Scoring;
use super::selection::Selection;
use super::shelves::Shelves;
use super::source::{Source, SourceSet};
use super::steps::Steps;
use super::trader::TraderRow;
use crate::core::choice::{FightKind, Loot};
use crate::core::ids::*;
use crate::core::state::Player;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A list of compiled effects: an index into [`Content::blocks`]. Block 0 is empty.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct BlockId(pub u16);

/// A list of conditions: an index into [`Content::conditions`]. List 0 is empty, so always true.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CondId(pub u16);

/// A compiled effect; see [`super::schema::Effect`] for the meanings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Op {
    Money(u8),
    LoseMoney(u8),
    Pay(u8),
    Draw(u8),
    Discard(u8),
    DiscardRandom(u8),
    Lp(u8),
    LoseLp(u8),
    AutomaLp(u8),
    Wound { n: u8, sure: bool },
    Heal(u8),
    Marshal(u8),
    Wanted(u8),
    SamePoints(u8),
    Nuggets(u8),
    Cattle,
    TakeStray(u8),
    Actions(u8),
    RideRow,
    Ride(u8),
    ExtendMove(u8),
    Travel(u8),
    Sheriff(u8),
    Decrease(u8),
    Increase(u8),
    CancelWounds,
    CancelFightCard,
    WinFight,
    LoseFight,
    Restart,
    NpcRestart(BlockId),
    NoMarshalReward,
    WoundLoser(u8),
    LookAtHand(u8),
    DiscardThis,
    UpgradeThis,
    Opponent(BlockId),
    PlayerHere(BlockId),
    PlayerNear { within: u8, block: BlockId },
    ShowHand,
    NameValue { first: u16, count: u8 },
    DiscardValue(u8),
    TakeHalf { first: u16, count: u8 },
    TakeHalfOf(Loot),
    CattleFrom(Ranch),
    LoseCattle,
    MarshalCube(u8),
    WantedCube(u8),
    SwitchTracks,
    Tribute(u8),
    KeepPlayed(u8),
    RerollDie,
    GainItem(Item),
    LegendaryItem(u8),
    BuyLegendary,
    WeaponOfChoice,
    GainDeed(u8),
    UseDeed,
    Upgrade(u8),
    Shop(u8),
    Prospect,
    RollDie(BlockId),
    RollFor(u8),
    SheriffBeside,
    GoTo(Space),
    GoToMost(Most),
    RemoveBandit,
    Bandits(u8),
    BanditAt(Space),
    NoBanditAt(Space),
    NoBanditIn { place: u8, first: u16, count: u8 },
    BanditIn { place: u8, first: u16, count: u8 },
    Track { track: PointTrack, points: u8 },
    LegendaryTokens(u8),
    Fight(Opponent),
    PlaceToken { token: MapToken, place: u8 },
    LookAtDeck,
    BuryTop,
    LookAtFightDeck,
    BuryFightCard,
    LookAtEncounter,
    BuryEncounter,
    FillHand,
    DiscardHand,
    StayWanted(u8),
    StartPoker,
    MoveToTrain,
    EachPlayer(BlockId),
    Everybody(BlockId),
    ResolveEvent,
    SheriffTo(Space),
    Ruin(Location),
    Contributors(BlockId),
    EachDisc(BlockId),
    Others(BlockId),
    EachPlayerHere(BlockId),
    Choose { first: u16, count: u8, penalty: bool },
    ChooseSeveral { first: u16, count: u8, pick: u8 },
    May { price: BlockId, get: BlockId },
    If { all: CondId, then: BlockId, otherwise: BlockId },
}

/// A compiled option of a choice.
#[derive(Clone, Copy, Debug)]
pub struct OptionRow {
    /// Its name.
    pub key: OptionKey,
    /// The price, to be paid in full.
    pub price: BlockId,
    /// What happens if it is chosen.
    pub effects: BlockId,
}

/// A compiled condition; see [`super::schema::Condition`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Cond {
    At(SpaceSet),
    Marshal(u8),
    Wanted(u8),
    Neither,
    Lp(u8),
    Money(u8),
    MoneyAtMost(u8),
    Nuggets(u8),
    Wounds(u8),
    WoundsAtMost(u8),
    Unhurt,
    Injured,
    OwnTurn,
    AtTrader,
    HasCattle,
    HasItem(Item),
    HasUpgraded(Item),
    UpgradedWeapon,
    MiscItems(u8),
    Upgrades(u8),
    AgainstPlayer,
    AgainstNpc,
    AgainstBandit,
    FightIs(u16),
    Attacking,
    Arresting,
    MarshalAgainstWanted,
    WithPlayer,
    Used(Source),
    Alone,
    SheriffArrested,
    OnTrack(PointTrack),
    Points(PointTrack, u8),
    Completed(Legend),
}

/// A compiled ability.
#[derive(Clone, Copy, Debug)]
pub struct AbilityRow {
    /// Its timing.
    pub when: When,
    /// Its owner.
    pub source: Source,
    /// Its conditions.
    pub all: CondId,
    /// Whether its owner is asked and may decline.
    pub optional: bool,
    /// Its limit of uses.
    pub limit: Option<Limit>,
    /// What its owner pays first; without that nothing happens.
    pub price: BlockId,
    /// What happens once the price is paid.
    pub effects: BlockId,
}

/// An item's numbers.
#[derive(Clone, Copy, Debug)]
pub struct ItemRow {
    /// Mount, weapon or miscellaneous.
    pub kind: ItemKind,
    /// Price in dollars.
    pub cost: u8,
    /// Copies in the store at the start.
    pub copies: u8,
    /// LP at the end when upgraded.
    pub upgraded_lp: u8,
    /// LP at the end of its front.
    pub front_lp: u8,
    /// Whether it is a Legendary item, which no store sells.
    pub legendary: bool,
}

impl ItemRow {
    /// The price of buying or upgrading it at a discount.
    #[must_use]
    pub const fn price(&self, discount: u8) -> u8 {
        self.cost.saturating_sub(discount)
    }
}

/// A story's numbers.
#[derive(Clone, Copy, Debug)]
pub struct StoryRow {
    /// What a player does to add a disc to it.
    pub trigger: Trigger,
    /// The effects for each contributor.
    pub effects: BlockId,
    /// Hideouts that get bandits.
    pub spawn: SpaceSet,
    /// The maximum number of spaces that the Sheriff moves.
    pub sheriff: u8,
}

/// The event of a goal; see [`super::schema::GoalEvent`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
#[repr(u8)]
pub enum GoalKind {
    Always,
    DiscardItem,
    GainItem,
    UpgradeItem,
    WinFight,
    LoseFight,
    EndMove,
    Wrangle,
    Rustle,
    Acquire,
    Deposit,
    Prospect,
    WinPoker,
    LosePoker,
    SeeDoctor,
    Revel,
    Work,
    SpendAtStore,
    Contribute,
    PlayAction,
    PlayReaction,
    LpByAction,
    Frontier,
    CrossPass,
    RailTravel,
    ClaimDeed,
    UseDeed,
    Repair,
    RollRisk,
    RevealToken,
    Discs,
}

/// The number of such events.
pub const GOAL_KINDS: usize = GoalKind::Discs as usize + 1;

/// What a player scores once for something that the character has done.
#[derive(Clone, Copy, Debug)]
pub struct GoalRow {
    /// Whose it is; nobody else can have it.
    pub character: Character,
    /// Its index in that character's list.
    pub slot: GoalSlot,
    /// The event that completes it.
    pub kind: GoalKind,
    /// The minimum amount of that event.
    pub least: u8,
    /// The items, titles or kinds of fight that it refers to, as a mask of their ids.
    pub subjects: u64,
    /// Its conditions.
    pub all: CondId,
}

/// A cattle token.
#[derive(Clone, Copy, Debug)]
pub struct CattleRow {
    /// Its own ranch.
    pub ranch: Ranch,
    /// Its reward.
    pub effects: BlockId,
}

/// The automa's numbers and cards.
#[derive(Clone, Debug)]
pub struct AutomaRow {
    /// The id of its figure, which is that of its module.
    pub id: &'static str,
    /// Its starting space.
    pub start: Space,
    /// Dollars that it always has.
    pub money: u8,
    /// Nuggets that it always has.
    pub nuggets: u8,
    /// Fight cards that it draws.
    pub fight_cards: u8,
    /// The decrease of cards played against it.
    pub decrease: u8,
    /// The effects of each of its cards.
    pub cards: Vec<BlockId>,
    /// The cards that stay out of its deck with more than two players.
    pub for_two: AutomaCardSet,
}

/// A track's compiled rewards.
#[derive(Clone, Debug)]
pub struct TrackRow {
    /// The reward of entering each space, from space 1.
    pub spaces: Vec<BlockId>,
    /// LP by row of three spaces.
    pub rows: [u8; 3],
}

impl TrackRow {
    /// LP of the row of the cube after `points` (0 points: none).
    pub fn row_lp(&self, points: u8) -> u8 {
        points.checked_sub(1).map_or(0, |space| self.rows[usize::from(space) / 3])
    }
}

/// The number of timings.
pub const TIMINGS: usize = When::Rustled as usize + 1;

/// All content, compiled.
#[derive(Clone, Debug)]
pub struct Content {
    /// The files as read, for texts and reports.
    pub specs: Specs,
    /// Fingerprint of the files: the first 16 hex digits of their SHA-256.
    pub hash: String,
    /// The rules by which its games are played.
    pub rules: Rules,
    /// The modules and the mode that it was composed of, in addition to the base game.
    pub selection: Selection,
    /// The fingerprints of the selected modules, in their order.
    pub fingerprints: Vec<String>,
    /// The messages of the modules of its catalog.
    pub words: Arc<Vec<Words>>,
    /// The declarations of all modules of its catalog.
    pub modules: Arc<Vec<ModuleSpec>>,
    /// Limits, prices and rewards, after what the selected modules change of them.
    pub numbers: Numbers,
    /// Spaces, locations and edges as tables for the rules.
    pub board: Board,
    /// Effects, addressed by blocks.
    pub ops: Vec<Op>,
    /// Start and length of each block in `ops`.
    pub blocks: Vec<(u16, u16)>,
    /// The effects of the faces of a die that is rolled for them, in the order of [`Face`].
    pub die_tables: Vec<[BlockId; 4]>,
    /// Options of choices.
    pub options: Vec<OptionRow>,
    /// Names of options.
    pub option_keys: Vec<String>,
    /// Lists of which all must hold, addressed by [`CondId`].
    pub conditions: Vec<Vec<Cond>>,
    /// Sets of spaces named by `travel` effects.
    pub places: Vec<SpaceSet>,
    /// One row for each ability of each source; those of a source lie next to each other.
    pub abilities: Vec<AbilityRow>,
    /// For each source, the range of its abilities.
    pub by_source: Vec<(u16, u16)>,
    /// For each timing, the characters and items that listen.
    pub listeners: [SourceSet; TIMINGS],
    /// For each timing, the poker cards that have an ability there.
    pub timed_cards: [CardSet; TIMINGS],
    /// Permanent effects by source.
    pub passives: Vec<Passives>,
    /// The poker cards that are played with.
    pub poker_cards: CardSet,
    /// Title of each poker card.
    pub title_of: [Title; POKER_CARDS],
    /// Poker cards that count as nuggets.
    pub nugget_cards: CardSet,
    /// Poker cards that may be any value at poker.
    pub wild_cards: CardSet,
    /// Effects of the fight cards, by rank.
    pub fight_cards: Vec<BlockId>,
    /// The items, in the order of their numbers.
    pub items: Vec<ItemRow>,
    /// Items of which one at a time is active and adds to movement.
    pub mounts: ItemSet,
    /// Items of which one at a time is active in a fight.
    pub weapons: ItemSet,
    /// Miscellaneous items.
    pub misc: ItemSet,
    /// Legendary items, weapons and mounts among them.
    pub legendary: ItemSet,
    /// The characters, in the order of their numbers.
    pub characters: Vec<CharacterRow>,
    /// Triggers of stories.
    pub triggers: Vec<StoryTrigger>,
    /// The stories, in the order of their numbers.
    pub stories: Vec<StoryRow>,
    /// Stories of each trigger.
    pub stories_by_trigger: Vec<StorySet>,
    /// The goals, in the order of their numbers, each character's together.
    pub goals: Vec<GoalRow>,
    /// What a first game changes; none if it cannot be played.
    pub first_game: Option<FirstGameRow>,
    /// The third figure of a game that has one, with its cards.
    pub automa: AutomaRow,
    /// Cattle tokens.
    pub cattle: Vec<CattleRow>,
    /// Cattle tokens by ranch.
    pub cattle_of: Vec<CattleSet>,
    /// The kind of tokens on the map that are stray cattle, which have no ranch.
    pub strays: Option<MapToken>,
    /// LP of each kind of legendary token.
    pub token_lp: [u8; 3],
    /// Copies of each kind of legendary token.
    pub token_copies: [u8; 3],
    /// The faces of the prospecting die.
    pub die: [Face; 6],
    /// Opponents that modules bring.
    pub opponents: Vec<OpponentRow>,
    /// Pools of opponents.
    pub pools: Vec<PoolRow>,
    /// From which opponents on the board's circuit are drawn; none if the board has no circuit.
    pub circuit_pool: Option<Pool>,
    /// The pool of cards that change fights with bandits.
    pub bandit_cards: Option<Pool>,
    /// The pool of cards that change fights with the Sheriff.
    pub sheriff_cards: Option<Pool>,
    /// The opponents on the same card as each: that one alone, if it is no part of a card.
    pub same_card: Vec<OpponentSet>,
    /// Kinds of tokens on the map.
    pub map_tokens: Vec<MapTokenRow>,
    /// Frontier tokens.
    pub frontier: Vec<FrontierRow>,
    /// Tracks that modules bring.
    pub point_tracks: Vec<PointTrackRow>,
    /// Whether modules bring actions: known beforehand, since every listing asks.
    pub(crate) module_actions: bool,
    /// Event cards.
    pub events: Vec<EventRow>,
    /// The event markers, in the order of their numbers.
    pub event_markers: Vec<EventMarkerRow>,
    /// What winners of a game of poker gain besides the pot, if a track changes it.
    pub poker_rewards: Option<PokerRewards>,
    /// What each bet that wins at faro gains besides the money, if faro is played.
    pub faro: Option<BlockId>,
    /// High stakes poker, if it is played.
    pub high_stakes: Option<HighStakesRow>,
    /// The deeds, in the order of their numbers.
    pub deeds: Vec<DeedRow>,
    /// For each space, the deeds to locations there; empty without deeds.
    pub(crate) deeds_at: Vec<DeedSet>,
    /// The legendary stories, in the order of the numbers on the cards.
    pub legendary_stories: Vec<LegendaryStoryRow>,
    /// Destroyed locations, if there are any.
    pub ruins: Option<RuinsRow>,
    /// Homesteads, if players settle.
    pub homesteads: Option<HomesteadsRow>,
    /// The risk die, if it is rolled.
    pub risk_die: Option<RiskDieRow>,
    /// Injury cards.
    pub injuries: Vec<InjuryRow>,
    /// Posses and gangs, if there are any.
    pub followers: Option<FollowersRow>,
    /// The trader, if there is one.
    pub trader: Option<TraderRow>,
    /// The items of each store, if they are fixed; otherwise they are dealt.
    pub shelves: Option<Shelves>,
    /// The final scoring.
    pub scoring: Scoring,
    /// What happens in a turn, a fight, a game of poker and the setup, in order, with what modules insert.
    pub steps: Steps,
    /// For each effect that may be deferred, a block of it alone.
    pub(crate) waiting: Vec<(Op, BlockId)>,
    /// What entering each space pays a Marshal, after the changes of modules.
    pub marshal: TrackRow,
    /// What entering each space pays a Wanted player, after the changes of modules.
    pub wanted: TrackRow,
}

impl Content {
    /// Whether tokens can lie on the map, so that ending a move on one may matter.
    #[inline(always)]
    pub(crate) fn has_tokens(&self) -> bool {
        !self.map_tokens.is_empty() || !self.board.frontier.is_empty()
    }

    /// The herd of stray cattle: after the last ranch.
    pub fn stray_herd(&self) -> Ranch {
        Ranch(self.board.ranches.len() as u8)
    }
    /// The most money that any player could carry.
    pub fn most_money(&self) -> u8 {
        let purse = self.passives.iter().map(|passives| passives.purse).fold(0, u8::saturating_add);
        self.numbers.money.saturating_add(purse)
    }
    /// The effects of a block.
    #[inline]
    pub fn block(&self, id: BlockId) -> &[Op] {
        let (start, len) = self.blocks[usize::from(id.0)];
        &self.ops[usize::from(start)..usize::from(start) + usize::from(len)]
    }

    /// Everything that a character, item, card or other source can do, in the order of its entry.
    #[inline]
    pub fn abilities_of(&self, source: Source) -> &[AbilityRow] {
        let (start, len) = self.by_source[source.index()];
        &self.abilities[usize::from(start)..usize::from(start) + usize::from(len)]
    }

    /// The ability of a source at a timing: the first one whose conditions the caller accepts.
    #[inline]
    pub fn ability(&self, source: Source, when: When, holds: impl Fn(CondId) -> bool) -> Option<&AbilityRow> {
        self.abilities_of(source).iter().find(|a| a.when == when && holds(a.all))
    }

    /// Fight cards drawn by the bandit, guard, Sheriff or other opponent of a fight; none for a player.
    pub fn npc_cards(&self, kind: FightKind, opponent: Option<Opponent>) -> u8 {
        if let Some(opponent) = opponent {
            return self.opponents[opponent.index()].cards;
        }
        match kind {
            FightKind::Bandit => self.numbers.bandit_cards,
            FightKind::Heist => self.numbers.guard_cards,
            FightKind::Sheriff => self.numbers.sheriff_cards,
            FightKind::Arrest | FightKind::Duel | FightKind::Rob | FightKind::Opponent | FightKind::Holdup => 0,
        }
    }

    /// The decrease of the other card of a fight by the abilities of a source at a timing.
    pub fn decrease(&self, source: Source, when: When) -> u8 {
        let ops = self.abilities_of(source).iter().filter(|a| a.when == when).flat_map(|a| self.block(a.effects));
        ops.map(|op| if let Op::Decrease(n) = *op { n } else { 0 }).sum()
    }

    /// The goals in these slots of a player; none before the character is known.
    pub fn goals_of(&self, player: &Player, slots: GoalSlots) -> impl Iterator<Item = Goal> {
        let own = player.character.map_or(&[][..], |c| &self.characters[c.index()].goals);
        slots.iter().filter_map(|slot| own.get(slot.index()).copied())
    }

    /// The index of a goal in the list of its character.
    pub fn goal_slot(&self, goal: Goal) -> GoalSlot {
        self.goals[goal.index()].slot
    }

    /// Where the abilities of a poker card are listed: those of its title, shared by its copies.
    #[inline]
    pub fn card_source(&self, card: Card) -> Source {
        Source::title(self.title_of[card.index()])
    }
}
