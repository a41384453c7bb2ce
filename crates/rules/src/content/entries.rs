//! The entries of the content files: cards, items, characters, stories, goals, tokens, tracks and numbers.

use super::schema::{Ability, Condition, Effect, Passive, Source};
use serde::{Deserialize, Serialize};

/// A title of poker cards with its effects.
#[derive(Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PokerTitle {
    /// The title's id, such as `saddle-up`.
    pub id: String,
    /// The cards with this title, such as `2c`.
    pub cards: Vec<String>,
    /// How sure we are of it.
    #[serde(default)]
    pub source: Source,
    /// What players with this title in their hand can do.
    #[serde(default)]
    pub abilities: Vec<Ability>,
    /// Its permanent effects.
    #[serde(default)]
    pub passives: Vec<Passive>,
    /// Modules and options that it requires; without them it is omitted, and its cards keep their title.
    #[serde(default)]
    pub with: Vec<String>,
}

/// A card of the deck from which bandits, guards and the Sheriff draw.
#[derive(Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct FightCardSpec {
    /// Its rank: 2 to 10, J, Q, K, A.
    pub rank: String,
    /// How sure we are of it.
    #[serde(default)]
    pub source: Source,
    /// Its effects on the opponent.
    #[serde(rename = "do")]
    pub effects: Vec<Effect>,
}

/// What limits how many a player may have of it.
#[derive(Deserialize, Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ItemKind {
    /// A mount: upgradable, one active.
    Mount,
    /// A weapon: upgradable, one active.
    Weapon,
    /// Anything else: at most three.
    Misc,
}

/// What the front or the upgraded back of an item does.
#[derive(Deserialize, Clone, Debug, Default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ItemSide {
    /// LP at the end of the game.
    #[serde(default)]
    pub lp: u8,
    /// How sure we are of this side; by default as of the item.
    #[serde(default)]
    pub source: Option<Source>,
    /// What its owner can do or has while this side is up.
    #[serde(default)]
    pub abilities: Vec<Ability>,
    /// Its permanent effects while it is active.
    #[serde(default)]
    pub passives: Vec<Passive>,
    /// Names of the upgraded copies.
    #[serde(default)]
    pub names: Vec<String>,
}

/// A thing to buy at a store, with its two sides.
#[derive(Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ItemSpec {
    /// Its id, such as `mustang`.
    pub id: String,
    /// Mount, weapon or miscellaneous.
    pub kind: ItemKind,
    /// Price in dollars, for buying and for upgrading.
    pub cost: u8,
    /// How many copies the store starts with.
    pub copies: u8,
    /// How sure we are of it.
    #[serde(default)]
    pub source: Source,
    /// The side that is up when it is bought.
    #[serde(default)]
    pub front: ItemSide,
    /// The upgraded side of a weapon or mount.
    #[serde(default)]
    pub upgraded: Option<ItemSide>,
    /// Whether it is a Legendary item: one copy, sold by the trader alone, without an upgraded side.
    #[serde(default)]
    pub legendary: bool,
    /// Modules that it requires; without them it is omitted.
    #[serde(default)]
    pub with: Vec<String>,
}

/// What a character starts with.
#[derive(Deserialize, Clone, Debug, Default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Gains {
    /// Dollars.
    #[serde(default)]
    pub money: u8,
    /// Poker cards to draw from the deck.
    #[serde(default)]
    pub cards: u8,
    /// Items; `+` at the end for an upgraded one, as in `revolver+`.
    #[serde(default)]
    pub items: Vec<String>,
    /// Marshal points, without their rewards.
    #[serde(default)]
    pub marshal: u8,
    /// Wanted points, without their rewards.
    #[serde(default)]
    pub wanted: u8,
    /// Points on tracks that modules bring.
    #[serde(default)]
    pub points: Vec<StartingPoints>,
    /// Legendary points.
    #[serde(default)]
    pub lp: u8,
    /// How many it has at once, below its limit.
    #[serde(default)]
    pub wounds: u8,
    /// Effects with the starting goods, before the figure is placed.
    #[serde(default, rename = "do")]
    pub effects: Vec<Effect>,
}

/// Points with which a character starts on a track of a module.
#[derive(Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct StartingPoints {
    /// The id of a module's track, as in its `tracks.yaml`.
    pub track: String,
    /// How many.
    pub points: u8,
    /// Whether they give the rewards of their spaces, with the starting goods.
    #[serde(default)]
    pub reward: bool,
}

/// A person to play, with the start and the ability of the published card.
#[derive(Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CharacterSpec {
    /// Its id, such as `bass-reeves`.
    pub id: String,
    /// The person's name, for whoever reads the file: players read the message `character-<id>`.
    #[serde(default)]
    pub name: String,
    /// How sure we are of it.
    #[serde(default)]
    pub source: Source,
    /// The place where it starts (see [`Condition::At`]); if it has several spaces, the player chooses one. Also
    /// `trader`, the region of the trader, and `own-deed`, the location of a deed that the player has.
    pub start: String,
    /// Whether a start on a hideout needs one without another figure.
    #[serde(default)]
    pub start_free: bool,
    /// What it starts with.
    #[serde(default)]
    pub gains: Gains,
    /// Its abilities from 5 LP on.
    #[serde(default)]
    pub abilities: Vec<Ability>,
    /// Its permanent effects from 5 LP on.
    #[serde(default)]
    pub passives: Vec<Passive>,
    /// Modules that it requires; without them it is omitted.
    #[serde(default)]
    pub with: Vec<String>,
}

/// What a player does to add a disc to it.
#[derive(Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum StoryTrigger {
    /// Gain this many LP or more by a single action.
    LpByAction(u8),
    /// Gain any number of Marshal or Wanted points.
    TrackPoints,
    /// Spend this many dollars or more in a town by a single action.
    SpendInTown(u8),
    /// Start a fight with another player.
    FightPlayer,
    /// End a move action on a space with a token: one that a module placed on the map, or a frontier token.
    EndMoveAtToken,
}

/// An event by which players contribute to the story cards that name it.
#[derive(Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TriggerSpec {
    /// Its id, such as `legend`.
    pub id: String,
    /// Its event. (In older content `on`, which some YAML parsers read as `true`.)
    #[serde(alias = "on")]
    pub event: StoryTrigger,
    /// How sure we are of it.
    #[serde(default)]
    pub source: Source,
}

/// A story card.
#[derive(Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct StorySpec {
    /// Its id, such as `blood-money`.
    pub id: String,
    /// The id of the trigger that counts for it, from `triggers` of the same file.
    pub trigger: String,
    /// How sure we are of it.
    #[serde(default)]
    pub source: Source,
    /// The effects for each contributor.
    #[serde(rename = "do")]
    pub effects: Vec<Effect>,
    /// Gangs whose hideouts get bandits, such as `[b, c]`.
    #[serde(default)]
    pub spawn: Vec<String>,
    /// The maximum number of spaces that the Sheriff is then moved.
    #[serde(default)]
    pub sheriff: u8,
    /// Modules that it requires; without them it is omitted.
    #[serde(default)]
    pub with: Vec<String>,
}

/// What completes a goal, on its owner's own turn.
#[derive(Deserialize, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum GoalEvent {
    /// At any moment, when the conditions hold.
    Always,
    /// On discarding an item of this id.
    DiscardItem(String),
    /// On gaining an item of this id, of any id with `any`, or a Legendary one with `legendary`.
    GainItem(String),
    /// On upgrading an item of this id, or of any id with `any`.
    UpgradeItem(String),
    /// On winning a fight of this kind: arrest, duel, rob, bandit, heist, sheriff, opponent, holdup (of the
    /// train), player (any of the first three), any.
    WinFight(String),
    /// On losing a fight of this kind.
    LoseFight(String),
    /// On ending a move action.
    EndMove,
    /// On wrangling cattle at the rail station.
    Wrangle,
    /// On rustling cattle to the other ranch.
    Rustle,
    /// On acquiring cattle.
    Acquire,
    /// On depositing at least this many nuggets in one action.
    Deposit(u8),
    /// On gaining at least this many nuggets by prospecting once.
    Prospect(u8),
    /// On winning a game of poker.
    WinPoker,
    /// On losing a game of poker.
    LosePoker,
    /// On losing at least this many wounds at the doctor's.
    SeeDoctor(u8),
    /// On reveling for at least this many LP in one action.
    Revel(u8),
    /// On working.
    Work,
    /// On spending at least this many dollars at a general store in one action.
    SpendAtStore(u8),
    /// On contributing to a story.
    Contribute,
    /// On playing the action of a card of this title, or of any with `any`.
    PlayAction(String),
    /// On playing this title as a reaction.
    PlayReaction(String),
    /// On gaining at least this many LP by one action.
    LpByAction(u8),
    /// On taking a frontier token with a price of at least this much.
    Frontier(u8),
    /// On crossing a mountain pass with a move action.
    CrossPass,
    /// On traveling by rail.
    RailTravel,
    /// On claiming a deed and then owning at least this many.
    ClaimDeed(u8),
    /// When the ability of a deed is resolved.
    UseDeed,
    /// When the repair of a location is over.
    Repair,
    /// When a roll of the risk die is resolved, with its bonus.
    RollRisk,
    /// When a map token of a legendary story is revealed and resolved.
    RevealToken,
    /// On taking a condition of a legendary story and then having at least this many discs on it.
    Discs(u8),
}

/// The automa: the third figure of a two-player game.
#[derive(Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct AutomaSpec {
    /// How sure we are of its rules.
    #[serde(default)]
    pub source: Source,
    /// The space where its figure starts.
    pub start: String,
    /// Dollars that it always has.
    pub money: u8,
    /// Gold nuggets that it always has.
    pub nuggets: u8,
    /// Fight cards that it draws; the highest counts.
    pub fight_cards: u8,
    /// By how much cards played against it count lower.
    pub decrease: u8,
    /// One for each round, drawn from a shuffled deck.
    pub cards: Vec<AutomaCardSpec>,
}

/// What the third figure does in a round.
#[derive(Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct AutomaCardSpec {
    /// Its id, such as `high-noon`.
    pub id: String,
    /// How sure we are of it.
    #[serde(default)]
    pub source: Source,
    /// Its effects, from top to bottom.
    #[serde(rename = "do")]
    pub effects: Vec<Effect>,
    /// Modules that it requires; without them it is omitted.
    #[serde(default)]
    pub with: Vec<String>,
}

/// A goal card.
#[derive(Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct GoalSpec {
    /// Its id, such as `annie-picnic`.
    pub id: String,
    /// The id of the character who can hold it, from `characters.yaml`.
    pub character: String,
    /// How sure we are of it.
    #[serde(default)]
    pub source: Source,
    /// What completes it. (Older content calls it `on`.)
    #[serde(alias = "on")]
    pub event: GoalEvent,
    /// What must hold at that moment.
    #[serde(default, rename = "if")]
    pub conditions: Vec<Condition>,
    /// Modules that it requires; without them it is omitted.
    #[serde(default)]
    pub with: Vec<String>,
}

/// A cattle token.
#[derive(Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CattleSpec {
    /// Its id, such as `green-1`.
    pub id: String,
    /// The ranch it belongs to: the location kind, such as `ranch-green`. For stray cattle the kind of tokens on the map
    /// that they are.
    pub ranch: String,
    /// How sure we are of it.
    #[serde(default)]
    pub source: Source,
    /// Its reward.
    #[serde(rename = "do")]
    pub effects: Vec<Effect>,
    /// Modules that it requires; without them it is omitted.
    #[serde(default)]
    pub with: Vec<String>,
}

/// A kind of legendary token.
#[derive(Deserialize, Clone, Copy, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TokenSpec {
    /// How sure we are of it.
    #[serde(default)]
    pub source: Source,
    /// What one is worth at the end of the game, hidden until then.
    pub lp: u8,
    /// How many there are.
    pub copies: u8,
}

/// A face of the prospecting die.
#[derive(Deserialize, Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Face {
    /// 1 nugget.
    Nugget,
    /// $10.
    Tailings,
    /// $10 and the die is rolled again.
    GoldDust,
    /// Nothing.
    Gravel,
}

/// The rewards of a track's nine spaces and the values of its rows.
#[derive(Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TrackSpec {
    /// How sure we are of it.
    #[serde(default)]
    pub source: Source,
    /// The reward of entering each space, from space 1.
    pub spaces: Vec<Vec<Effect>>,
    /// LP for each row of three (Marshal: end of the game; Wanted: end of each turn).
    pub rows: Vec<u8>,
}

/// The numbers of the game (`numbers.yaml`).
#[derive(Serialize, Deserialize, Clone, Copy, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Numbers {
    /// Movement without a mount.
    pub movement_on_foot: u8,
    /// The maximum of money carried.
    pub money: u8,
    /// The maximum of nuggets carried without a mule.
    pub nuggets: u8,
    /// How many there are for all players together.
    pub nugget_supply: u8,
    /// The maximum of wounds.
    pub wounds: u8,
    /// Cards kept at the end of a turn without wounds.
    pub hand: u8,
    /// The maximum of miscellaneous items.
    pub misc_items: u8,
    /// Actions of a turn.
    pub actions: u8,
    /// LP from which the legendary ability is active.
    pub legendary_from: u8,
    /// Fight cards drawn by a bandit.
    pub bandit_cards: u8,
    /// Fight cards drawn by the guard.
    pub guard_cards: u8,
    /// Fight cards drawn by the Sheriff.
    pub sheriff_cards: u8,
    /// Wanted points of a successful heist.
    pub heist_wanted: u8,
    /// Money of a successful heist.
    pub heist_money: u8,
    /// LP of a won duel.
    pub duel_lp: u8,
    /// Dollars that each poker player puts into the pot.
    pub poker_ante: u8,
    /// The saloon's share of the pot.
    pub poker_house: u8,
    /// Price of the doctor.
    pub doctor: u8,
    /// Price of 1 LP at the cabaret.
    pub revel: u8,
    /// Price of a nugget at the bank.
    pub nugget_price: u8,
    /// Wage of working.
    pub work: u8,
    /// Income of money alone.
    pub income_money: u8,
    /// Income of cards alone.
    pub income_cards: u8,
    /// Dollars for a player who takes both kinds of income.
    pub income_both_money: u8,
    /// Poker cards for a player who takes both kinds of income.
    pub income_both_cards: u8,
    /// Dollars for tailings and gold dust.
    pub prospect_money: u8,
    /// Money that scores 1 LP at the end.
    pub money_per_lp: u8,
    /// LP of the single most Wanted player.
    pub most_wanted: u8,
    /// LP of other Wanted players, and of those tied for most Wanted.
    pub also_wanted: u8,
    /// The maximum number of players with whom a story needs `discs_few` discs.
    pub few_players: u8,
    /// Discs that resolve a story with few players.
    pub discs_few: u8,
    /// Discs that resolve a story with more players.
    pub discs_many: u8,
    /// Goals that a player keeps.
    pub goals_kept: u8,
    /// Dollars that a nugget is worth wherever something is paid; 0 where nuggets pay nothing.
    #[serde(default)]
    pub nugget_money: u8,
}
