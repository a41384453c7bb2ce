//! Capacities of the engine's fixed-size tables, in one place.
//!
//! These are not rules: a rule's limit (hand size, nuggets carried) is content. They limit the size of modules.

/// The maximum number of players at one table (rulebook: 2 to 6).
pub const SEATS: usize = 6;
/// The maximum number of frames on the resolution stack. The deepest stack of the base game is about 12.
pub const FRAMES: usize = 24;
/// The most effects of one turn. The turns of the shipped content have a tenth of them at most; what several entries of
/// modules give each other without end is ended here.
pub const TURN_EFFECTS: u16 = 1000;
/// The maximum number of spaces on all boards: a [`crate::core::ids::SpaceSet`] is a 128-bit mask.
pub const SPACES: usize = 128;
/// Most mesas on all boards together.
pub const MESAS: usize = 4;
/// Most characters.
pub const CHARACTERS: usize = 64;
/// Most kinds of items.
pub const ITEMS: usize = 59;
/// Most stores with a stand of their own.
pub const STANDS: usize = 2;
/// Most titles of poker cards.
pub const TITLES: usize = 64;
/// Most stories.
pub const STORIES: usize = 128;
/// Most triggers of stories.
pub const TRIGGERS: usize = 8;
/// Most goals.
pub const GOALS: usize = 256;
/// Most goals of one character.
pub const CHARACTER_GOALS: usize = 8;
/// Most cattle tokens.
pub const CATTLE: usize = 64;
/// Most kinds of opponents other than bandits, guards and the Sheriff.
pub const OPPONENTS: usize = 64;
/// Most pools of opponents.
pub const POOLS: usize = 8;
/// Most opponents of the pool of a board's circuit.
pub const ENCOUNTERS: usize = 16;
/// Most kinds of tokens on the map other than bandits. Every unique token is a kind of its own.
pub const MAP_TOKENS: usize = 16;
/// Most tracks other than Marshal and Wanted.
pub const POINT_TRACKS: usize = 4;
/// Most event cards.
pub const EVENTS: usize = 32;
/// Most event markers.
pub const EVENT_MARKERS: usize = 8;
/// Most steps that modules insert into lists of steps.
pub const STEPS: usize = 64;
/// Most rows that modules insert into the final scoring.
pub const SCORING_ROWS: usize = 16;
/// Most frontier spaces.
pub const FRONTIER_SPACES: usize = 12;
/// Most frontier tokens.
pub const FRONTIER_TOKENS: usize = 32;
/// How many numbers a frontier token may have, 0 included, which none has.
pub const FRONTIER_NUMBERS: usize = 10;
/// Most batches of the poker deck: cards placed at the bottom one by one are below the rest.
pub const DECK_BATCHES: usize = 6;
/// Most named locations on all boards.
pub const LOCATIONS: usize = 64;
/// Most legendary stories.
pub const LEGENDS: usize = 24;
/// Most conditions of a legendary story.
pub const STORY_PARTS: usize = 3;
/// The map tokens of legendary stories: the O, the X and the danger X.
pub const STORY_TOKENS: usize = 3;
/// Most deeds.
pub const DEEDS: usize = 24;
/// Most faces of the risk die.
pub const RISK_FACES: usize = 8;
/// Most injury cards.
pub const INJURIES: usize = 32;
/// Most followers: cards of posses and gangs.
pub const FOLLOWERS: usize = 16;
/// Most regions of the trader.
pub const TRADER_REGIONS: usize = 16;
/// Most Legendary items faceup on his stand.
pub const TRADER_ROW: usize = 4;
/// Most Legendary items.
pub const LEGENDARY_ITEMS: usize = 36;
/// Most ranches.
pub const RANCHES: usize = 4;
/// Most dollars that a player carries, in whole $10.
pub const MOST_MONEY: u8 = 250;
/// Most cattle tokens that a player carries.
pub const CARRIED_CATTLE: usize = 2;
/// Most herds: the ranches' and the stray cattle.
pub const HERDS: usize = RANCHES + 1;
/// Most story decks.
pub const STORY_DECKS: usize = 2;
/// Most values of legendary tokens (1, 2 and 3 LP in the base game).
pub const TOKEN_KINDS: usize = 3;
/// Most batches of the fight deck: one for each card.
pub const FIGHT_BATCHES: usize = 13;
/// Most cards of the automa: those of the box, and those that a module adds.
pub const AUTOMA_CARDS: usize = 32;
/// Most fight cards drawn for one fight.
pub const NPC_CARDS: usize = 4;
/// Most poker cards that a dealer draws.
pub const DEALER_CARDS: usize = 8;
/// The reserved capacity of lists of choices.
pub const CHOICES: usize = 256;
