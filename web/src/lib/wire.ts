// Generated from the types of crates/server/src/wire; do not edit. To write it anew:
// UPDATE_TYPES=1 cargo test -p darkrock-server --test wire_types

/** The protocol that this client speaks. */
export const protocol = 2;

export type ChoiceKind = "draft" | "start" | "income" | "equip" | "keep" | "use-character" | "use-item" | "move" | "play" | "fight" | "buy" | "upgrade" | "poker" | "join" | "prospect" | "reroll" | "deposit" | "heist" | "heal" | "revel" | "acquire" | "deliver" | "work" | "end" | "commit" | "accept" | "decline" | "lay" | "npc" | "react" | "bonus" | "pass" | "reward" | "steal" | "arrest" | "sheriff" | "sheriff-stop" | "discard" | "give" | "give-money" | "target" | "choose" | "contribute" | "goal" | "keep-tokens" | "frontier" | "train-heist" | "challenge" | "faro" | "high-stakes" | "raise" | "fold" | "bet" | "reclaim" | "leave-bets" | "risk" | "claim" | "deed" | "take-part" | "reveal" | "repair" | "trade" | "trade-upgrade" | "settle" | "improve" | "recuperate" | "pay" | "recruit" | "use-story" | "use-follower" | "ride";

export type HandCategory = "royal-flush" | "five-of-a-kind" | "straight-flush" | "four-of-a-kind" | "full-house" | "flush" | "straight" | "three-of-a-kind" | "two-pair" | "pair" | "high-card";

/** The path of a value, and what it is now; without that it is gone. */
export type Change = [path: Array<string | number>, value?: unknown];

export type Id = string;

export type Cards = Array<string>;

export type FightCards = Array<string>;

export type Seats = Array<number>;

export type Amounts = { [key in string]: number };

export type FightKind = "arrest" | "duel" | "rob" | "bandit" | "heist" | "sheriff" | "opponent" | "holdup";

export type Income = "money" | "cards" | "both";

export type Loot = "money" | "nuggets" | "nothing" | "item";

export type Reward = "legend" | "marshal" | "wanted";

export type Cause = "setup" | "income" | "card" | "fight" | "fight-card" | "bandit" | "duel" | "rob" | "heist" | "arrest" | "marshal-track" | "wanted-track" | "store" | "poker" | "prospect" | "deposit" | "heal" | "revel" | "cattle" | "work" | "story" | "sheriff" | "hand-limit" | "limit" | "automa" | "out-of-turn" | "rail" | "track" | "step" | "frontier" | "event" | "faro" | "risk" | "deed" | "repair" | "homestead" | "recruit";

export type Face = "nugget" | "tailings" | "gold-dust" | "gravel";

export type ItemKind = "mount" | "weapon" | "misc";

export type Phase = "open" | "last-but-one" | "last" | "over";

export type FightStep = "declare" | "lay" | "reveal" | "react" | "result";

export type PokerStep = "join" | "flop" | "raise" | "second-reveal" | "lay" | "show" | "pay";

export type FaroResult = "loser" | "winner" | "jackpot";

export type FaroStep = "join" | "deal" | "bet" | "loser" | "winner" | "keep" | "jackpot" | "lost" | "clean-up";

export type StoryToken = "o" | "x" | "danger";

export type Question = "draft" | "setup/first-player" | "setup/goods" | "setup/place" | "setup/board" | "turn/begin" | "turn/income" | "turn/weapon" | "turn/mount" | "turn/actions" | "turn/stories" | "turn/hand-limit" | "turn/wanted-lp" | "turn/goals" | "turn/next" | "turn/inserted" | "automa/card" | "automa/end" | "action" | "move/extend" | "move/ended" | "ride" | "moved" | "fight" | "fire" | "effects" | "choose" | "may" | "player-here" | "tribute" | "travel" | "upgrade" | "shop" | "store" | "equip-new" | "discard" | "npc-restart" | "sheriff/ride" | "sheriff/entered" | "sheriff/pick" | "sheriff/done" | "sheriff/place" | "poker" | "prospect/roll" | "prospect/reroll" | "prospect/take" | "story/reward" | "story/spawn" | "story/sheriff" | "story/close" | "offer" | "points" | "tokens" | "track-points" | "frontier-price" | "frontier-reward" | "instruction" | "parts" | "end-of-turn" | "part-reward" | "story-end" | "ending" | "risk" | "repair" | "deed" | "trade" | "reroll-die" | "legendary-offer" | "weapon-offer" | "deed-offer" | "deed-use" | "payment" | "event-due" | "event" | "faro" | "over";

export type Thing = { "seat": number } | { "seats": Seats } | { "cards": Cards } | { "fight-cards": FightCards } | { "fight-card-label": Id } | { "rank": Id } | { "item": Id } | { "character": Id } | { "space": Id } | { "goals": Array<Id> } | { "goal-text": Id } | { "story": Id } | { "trigger": Id } | { "trigger-label": Id } | { "automa-card": Id } | { "automa-card-text": Id } | { "cattle": Id } | { "ranch": Id } | { "named": Id } | { "items": Array<Id> } | { "event": Id } | { "event-text": Id } | { "deed-text": Id } | { "title": Id } | { "face": Face } | { "tokens": Array<number> } | { "option": Id } | { "option-label": number } | { "offer": number } | { "offer-label": number };

export type Arg = number | Id | Thing | Message;

export type Message = { 
/**
 * The id in the language's folder, such as `event-moved`.
 */
id: string, 
/**
 * Its arguments by name; missing without any.
 */
args?: { [key in string]: Arg }, };

export type Position = { 
/**
 * LP that trigger the end.
 */
length: number, 
/**
 * The variants of the base game, by id, such as `goals`.
 */
variants: Array<Id>, 
/**
 * The seat with the first player token.
 */
first: number, 
/**
 * The turn in progress.
 */
turn: Turn, 
/**
 * How near the end is.
 */
phase: Phase, 
/**
 * The winners, once the game is over.
 */
winners: Seats, 
/**
 * The seats that must still choose.
 */
waiting: Seats, 
/**
 * The pending decision: the frame on top of the stack.
 */
question: Question, 
/**
 * The frames below the pending decision, from the bottom of the stack: what it interrupts.
 */
below: Array<Question>, 
/**
 * The players, by seat.
 */
players: Array<Player>, 
/**
 * The automa, if it plays.
 */
automa: Automa | null, 
/**
 * Spaces with a bandit.
 */
bandits: Array<Id>, 
/**
 * Tokens of modules on the board, by kind; without kinds that have none.
 */
map_tokens: Array<MapTokens>, 
/**
 * The frontier tokens on the board.
 */
frontier: Array<FrontierSpace>, 
/**
 * Destroyed locations, by the ids of their names.
 */
ruins: Array<Id>, 
/**
 * The train, if there is one.
 */
train: Train | null, 
/**
 * The Sheriff's space.
 */
sheriff: Id, 
/**
 * Whether any player is Wanted, so that the Sheriff is moved and blocks his space.
 */
sheriff_active: boolean, 
/**
 * The card about the Sheriff that is in force, by the id of its name.
 */
sheriff_card?: Id, 
/**
 * The title that is counted at the end, by the id of its name.
 */
title?: Id, 
/**
 * Undrawn poker cards.
 */
deck_size: number, 
/**
 * Faceup discards of poker cards.
 */
discard: Cards, 
/**
 * Poker cards lying faceup in play.
 */
in_play: Cards, 
/**
 * Items left in the store, by id.
 */
store: Amounts, 
/**
 * The stores with a stand of their own; the items that none of them sells are sold in general stores.
 */
stands: Array<Stand>, 
/**
 * The trader, if there is one.
 */
trader: Trader | null, 
/**
 * The legendary stories, in games that have any.
 */
legends?: Legends, 
/**
 * Nuggets left in the supply.
 */
nuggets: number, 
/**
 * Legendary tokens left.
 */
tokens: number, 
/**
 * Fight cards in each batch of their deck.
 */
fight_deck: Array<number>, 
/**
 * The two open stories.
 */
stories: Array<OpenStory>, 
/**
 * Discs that resolve a story.
 */
discs_needed: number, 
/**
 * Event markers that are still on their tracks.
 */
event_markers: Array<EventMarkerOn>, 
/**
 * The event that is being resolved.
 */
event: EventInProgress | null, 
/**
 * The fight in progress.
 */
fight: Fight | null, 
/**
 * The game of poker in progress.
 */
poker: Poker | null, 
/**
 * The game of faro in progress.
 */
faro: Faro | null, 
/**
 * The dice on the table.
 */
prospect: Prospect | null, 
/**
 * The Sheriff's move.
 */
ride: SheriffRide | null, 
/**
 * The story being resolved.
 */
story: StoryInProgress | null, };

export type Turn = { 
/**
 * The active seat.
 */
seat: number, 
/**
 * The round, from 1.
 */
round: number, 
/**
 * Actions left.
 */
actions: number, };

export type Player = { 
/**
 * The seat, from 1, around the table.
 */
seat: number, 
/**
 * The character; unknown while characters are chosen.
 */
character: Id | null, 
/**
 * The figure's space, once it is placed.
 */
space: Id | null, 
/**
 * Dollars.
 */
money: number, 
/**
 * The maximum of dollars carried.
 */
money_limit: number, 
/**
 * Gold nuggets.
 */
nuggets: number, 
/**
 * The maximum number of nuggets carried.
 */
nugget_limit: number, 
/**
 * Legendary points.
 */
lp: number, 
/**
 * How many the player has, each a card less in the hand at the end of a turn.
 */
wounds: number, 
/**
 * The injury, if there is one.
 */
injury: Id | null, 
/**
 * The card of a posse or a gang, if there is one.
 */
follower?: Id, 
/**
 * Marshal points: the cube's space.
 */
marshal: number, 
/**
 * Wanted points: the cube's space.
 */
wanted: number, 
/**
 * Whether the legendary ability is active.
 */
legendary: boolean, 
/**
 * Owned items; `+` after one that is upgraded.
 */
items: Array<Id>, 
/**
 * The active weapon.
 */
weapon: Id | null, 
/**
 * The active mount.
 */
mount: Id | null, 
/**
 * Spaces of a move action.
 */
movement: number, 
/**
 * The hand limit at the end of the turn.
 */
hand_limit: number, 
/**
 * The ranch of the carried cattle token.
 */
cattle: Id | null, 
/**
 * The ranch of a second carried cattle token.
 */
second_cattle?: Id, 
/**
 * Completed goals.
 */
goals_done: Array<Id>, 
/**
 * Legendary tokens held, facedown.
 */
tokens: number, 
/**
 * Those of them that do not count as tokens of goals.
 */
kept_tokens: number, 
/**
 * Points on the tracks that modules bring.
 */
points: Array<TrackPoints>, 
/**
 * Deeds to locations.
 */
deeds: Array<HeldDeed>, 
/**
 * The space of the homestead, where players settle.
 */
homestead?: Id, 
/**
 * Cards in hand.
 */
hand_size: number, 
/**
 * Cards played facedown.
 */
facedown: number, };

export type Automa = { 
/**
 * The id of its figure, which is a character's elsewhere.
 */
character: Id, 
/**
 * The number that represents it in place of a seat: the one after the last seat.
 */
seat: number, 
/**
 * The space of its figure.
 */
space: Id | null, 
/**
 * Legendary points.
 */
lp: number, 
/**
 * Its card of this round, otherwise of the last one.
 */
card: Id | null, 
/**
 * Cards left in its deck.
 */
cards: number, };

export type MapTokens = { 
/**
 * The kind, by the id of its name.
 */
name: Id, 
/**
 * Whether a move ends there in a fight.
 */
fights: boolean, 
/**
 * The ids of where they lie.
 */
spaces: Array<Id>, };

export type Stand = { 
/**
 * The message that names it.
 */
name: Id, 
/**
 * The spaces from which it is used.
 */
spaces: Array<Id>, 
/**
 * The items that it sells, by id.
 */
items: Array<Id>, };

export type Trader = { 
/**
 * The id of the name of his region; none before he is placed.
 */
region: Id | null, 
/**
 * A space of his region where his cart is drawn.
 */
cart: Id | null, 
/**
 * The spaces of his region.
 */
spaces: Array<Id>, 
/**
 * The ids of the names of the regions that he can come to next.
 */
next: Array<Id>, 
/**
 * The items that he sells, by id.
 */
wares: Array<Id>, 
/**
 * The faceup Legendary items, by id.
 */
row: Array<Id>, 
/**
 * The number of Legendary items facedown.
 */
facedown: number, };

export type Legends = { 
/**
 * The open one; none before the first and after the last.
 */
open: OpenLegend | null, 
/**
 * Those that were completed, by id.
 */
completed: Array<Id>, 
/**
 * The number of those still to come.
 */
left: number, };

export type OpenLegend = { 
/**
 * The id, as in the handbook's legendary stories.
 */
story: Id, 
/**
 * The owner of the disc on each of its parts; none on a part that can still be taken.
 */
discs: Array<number | null>, 
/**
 * The spaces with a facedown map token.
 */
facedown: Array<Id>, 
/**
 * The revealed map tokens.
 */
revealed: Array<RevealedToken>, };

export type RevealedToken = { 
/**
 * Whether it was an O, an X or a danger.
 */
token: StoryToken, 
/**
 * Who revealed it, and whose turn it was.
 */
seat: number, };

export type EventMarkerOn = { 
/**
 * `lp`, `marshal`, `wanted`, or the id of the name of a track that a module brings.
 */
track: Id, 
/**
 * Its space, from 1.
 */
space: number, };

export type EventInProgress = { 
/**
 * Who resolves it.
 */
seat: number, 
/**
 * Which card it is, by id.
 */
event: Id, };

export type FrontierSpace = { 
/**
 * The id of where it lies.
 */
space: Id, 
/**
 * Its price in poker cards.
 */
price: number, };

export type Train = { 
/**
 * The id of where it stands.
 */
space: Id, 
/**
 * Its stops in order, the one where it is included; the first follows the last.
 */
stops: Array<Id>, };

export type TrackPoints = { 
/**
 * The name by which the content knows the track.
 */
id: Id, 
/**
 * The message that names the track, such as `track-<id>`.
 */
name: Id, 
/**
 * The space, 0 before the first.
 */
points: number, 
/**
 * The last space.
 */
spaces: number, };

export type HeldDeed = { 
/**
 * Its location.
 */
id: Id, 
/**
 * Whether its ability was used.
 */
used: boolean, };

export type OpenStory = { 
/**
 * Its deck, from 1.
 */
deck: number, 
/**
 * Its trigger; none when the deck is empty.
 */
trigger: Id | null, 
/**
 * Cards left in the deck, the open one included.
 */
cards: number, 
/**
 * The owners of its discs; a seat with two discs is listed twice.
 */
discs: Array<number>, };

export type Fight = { 
/**
 * Who fights whom and about what: a duel, a robbery, an arrest and so on.
 */
kind: FightKind, 
/**
 * The module's opponent, by the id of its name.
 */
opponent: Id | null, 
/**
 * The fighter's seat.
 */
fighter: number, 
/**
 * The other player; against a bandit, guard or the Sheriff, the player who controls it.
 */
other: number, 
/**
 * Whether the other side is a player.
 */
with_player: boolean, 
/**
 * Its stage.
 */
step: FightStep, 
/**
 * Which sides have played a card facedown.
 */
laid: [boolean, boolean], 
/**
 * The revealed poker card of each side.
 */
shown: [Id | null, Id | null], 
/**
 * The revealed fight card of the bandit, guard or Sheriff.
 */
npc_shown: Id | null, 
/**
 * Other faceup fight cards: the automa's that do not count.
 */
faceup: FightCards, 
/**
 * Fight cards drawn for it.
 */
npc_drawn: number, 
/**
 * Whether its fight card is facedown.
 */
npc_laid: boolean, 
/**
 * Whether the effect of the fight card is canceled.
 */
card_cancelled: boolean, 
/**
 * Values as ranks after decreases; none before the reveal.
 */
values: [Id | null, Id | null], 
/**
 * Cards played faceup by each side.
 */
played: [Cards, Cards], 
/**
 * The side that wins ties.
 */
ties: number, 
/**
 * Whether a robber takes all that the other player has of it, and not half.
 */
robs_all: boolean, 
/**
 * LP that the loser loses besides.
 */
loser_lp: number, 
/**
 * The winning side.
 */
winner: number | null, };

export type Poker = { 
/**
 * The seat that started it.
 */
starter: number, 
/**
 * Its stage.
 */
step: PokerStep, 
/**
 * The seats that paid the ante.
 */
players: Seats, 
/**
 * Whether it is played with high stakes.
 */
high_stakes: boolean, 
/**
 * With high stakes, the seats that have put in more money after the flop.
 */
raised: Seats, 
/**
 * With high stakes, the seats that have folded.
 */
folded: Seats, 
/**
 * Dollars in the pot.
 */
pot: number, 
/**
 * The seat that deals for the house, if nobody joined.
 */
dealer: number | null, 
/**
 * Cards that the dealer drew and has not played.
 */
dealer_cards: number, 
/**
 * The shared cards: the flop, and with high stakes two more.
 */
flop: Cards, 
/**
 * The seats that have played cards.
 */
laid: Seats, 
/**
 * The revealed cards.
 */
shown: Array<Shown>, 
/**
 * Who shares the pot; empty before hands are compared.
 */
winners: Seats, 
/**
 * Categories of hands, the strongest first.
 */
hands: Array<HandCategory>, };

export type Shown = { 
/**
 * Whose they are, from 1.
 */
seat: number, 
/**
 * The cards of the hand that were turned up.
 */
cards: Cards, };

export type Faro = { 
/**
 * The seats that take part.
 */
players: Seats, 
/**
 * The seat that deals, once the cards are drawn.
 */
dealer: number | null, 
/**
 * Its stage.
 */
step: FaroStep, 
/**
 * The fight cards that everybody has seen: three, and the fourth if it was revealed.
 */
shown: FightCards, 
/**
 * The cards that were revealed.
 */
results: Array<FaroCard>, 
/**
 * The markers on the layout.
 */
bets: Array<FaroBet>, };

export type FaroCard = { 
/**
 * What it decides.
 */
result: FaroResult, 
/**
 * The fight card.
 */
card: Id, };

export type FaroBet = { 
/**
 * Whose it is.
 */
seat: number, 
/**
 * The rank that it lies on.
 */
rank: Id, 
/**
 * What it is worth, in dollars.
 */
money: number, };

export type Prospect = { 
/**
 * The seat that rolled.
 */
seat: number, 
/**
 * What the two dice show, in the order rolled.
 */
dice: [Face, Face], };

export type SheriffRide = { 
/**
 * The seat that moves him.
 */
mover: number, 
/**
 * Spaces left.
 */
left: number, 
/**
 * Whether the mover is choosing whom he tries to arrest.
 */
picking: boolean, };

export type StoryInProgress = { 
/**
 * Which card it is, by id.
 */
story: Id, 
/**
 * Its deck, from 1.
 */
deck: number, };

export type Own = { 
/**
 * Whose it is, from 1.
 */
seat: number, 
/**
 * The poker cards that it holds.
 */
hand: Cards, 
/**
 * Cards played facedown.
 */
facedown: Cards, 
/**
 * Cards drawn as a poker dealer.
 */
dealer: Cards, 
/**
 * Cards that others are known to hold.
 */
known: Array<Known>, 
/**
 * Fight cards known to lie in each batch of their deck.
 */
known_fight: Array<FightCards>, 
/**
 * Fight cards drawn for a bandit, guard or the Sheriff that this seat controls.
 */
npc_drawn: FightCards, 
/**
 * The fight card that this seat played.
 */
npc_laid: Id | null, 
/**
 * Goals in hand, which nobody else sees before they are completed.
 */
goals: Array<HeldGoal>, 
/**
 * LP of each legendary token held.
 */
tokens: Array<number>, 
/**
 * LP of those of them that do not count as tokens of goals.
 */
kept_tokens: Array<number>, 
/**
 * Cattle tokens that this seat has seen, by who carries them.
 */
cattle: Array<SeenCattle>, 
/**
 * Characters dealt.
 */
draft: Array<Id>, 
/**
 * The character chosen and not yet shown.
 */
drafted: Id | null, };

export type Known = { 
/**
 * Who holds them.
 */
seat: number, 
/**
 * The cards, in hand or facedown.
 */
cards: Cards, };

export type HeldGoal = { 
/**
 * The id, as in the handbook.
 */
goal: Id, 
/**
 * Whether its condition was met in this turn.
 */
met: boolean, };

export type SeenCattle = { 
/**
 * Who carries it.
 */
seat: number, 
/**
 * Its id, as in `cattle.yaml`.
 */
token: Id, };

export type Origin = { "character": Id } | { "item": Id } | { "injury": Id } | { "follower": Id } | { "title": Id } | { "legend": Id };

export type WireEvent = { "type": "dealt", seat: number, } | { "type": "chose-unseen", seat: number, } | { "type": "character", seat: number, character: Id, } | { "type": "first-player", seat: number, } | { "type": "placed", seat: number, to: Id, } | { "type": "goals", seat: number, } | { "type": "bandit-appears", space: Id, } | { "type": "token-placed", name: Id, space: Id, } | { "type": "token-removed", name: Id, space: Id, } | { "type": "frontier-placed", space: Id, number: number, } | { "type": "frontier-taken", seat: number, space: Id, token: Id, } | { "type": "event-marker", seat: number, } | { "type": "event", seat: number, event: Id, } | { "type": "set-up-event", event: Id, } | { "type": "visited", seat: number, name: Id, space: Id, } | { "type": "train-moved", from: Id, to: Id, } | { "type": "challenge", seat: number, name: Id, } | { "type": "train-heist", seat: number, name: Id, } | { "type": "faro-begins", seat: number, } | { "type": "faro-joined", seat: number, } | { "type": "faro-dealt", seat: number, cards: FightCards, } | { "type": "faro-bet", seat: number, rank: Id, money: number, } | { "type": "faro-revealed", result: FaroResult, card: Id, } | { "type": "faro-won", seat: number, rank: Id, } | { "type": "faro-lost", seat: number, rank: Id, } | { "type": "faro-reclaimed", seat: number, rank: Id, } | { "type": "faro-left", seat: number, } | { "type": "high-stakes-begins", seat: number, } | { "type": "raised", seat: number, } | { "type": "folded", seat: number, } | { "type": "second-reveal", cards: Cards, } | { "type": "risk-rolled", seat: number, bonus: Id, face: Id, } | { "type": "claimed", seat: number, deed: Id, } | { "type": "deed-used", seat: number, deed: Id, } | { "type": "story-revealed", story: Id, } | { "type": "part-taken", seat: number, part: number, } | { "type": "token-revealed", seat: number, space: Id, token: StoryToken, } | { "type": "story-ends", story: Id, ending: number, } | { "type": "ruined", name: Id, } | { "type": "repaired", seat: number, name: Id, } | { "type": "injured", seat: number, injury: Id, } | { "type": "instead-of-wounds", seat: number, amount: number, } | { "type": "injury-lost", seat: number, injury: Id, } | { "type": "trader-stand", items: Array<Id>, } | { "type": "trader-moved", name: Id, } | { "type": "legendary-shown", item: Id, } | { "type": "legendary-drawn", seat: number, item: Id, } | { "type": "legendary-under", seat: number, item: Id, } | { "type": "settled", seat: number, space: Id, } | { "type": "recruited", seat: number, follower: Id, } | { "type": "disbanded", seat: number, follower: Id, } | { "type": "sheriff-card", name: Id, } | { "type": "title", name: Id, } | { "type": "meets", seat: number, name: Id, } | { "type": "track", seat: number, name: Id, from: number, to: number, } | { "type": "looked-at-deck", seat: number, card: Id | null, } | { "type": "buried-top", seat: number, } | { "type": "looked-at-fight-deck", seat: number, card: Id | null, } | { "type": "buried-fight-card", seat: number, } | { "type": "looked-at-encounter", seat: number, name: Id | null, } | { "type": "buried-encounter", seat: number, } | { "type": "bandit-leaves", space: Id, } | { "type": "story-opens", deck: number, trigger: Id, } | { "type": "turn-begins", seat: number, round: number, } | { "type": "income", seat: number, income: Income, } | { "type": "equipped", seat: number, item: Id, } | { "type": "moved", seat: number, from: Id, to: Id, mesas: number, } | { "type": "sent", seat: number, from: Id, to: Id, } | { "type": "money", seat: number, amount: number, cause: Cause, } | { "type": "lp", seat: number, amount: number, cause: Cause, } | { "type": "nuggets", seat: number, amount: number, cause: Cause, } | { "type": "over-limit", seat: number, loot: Loot, amount: number, } | { "type": "drew", seat: number, card: Id | null, } | { "type": "nothing-to-draw", seat: number, } | { "type": "reshuffled", amount: number, } | { "type": "discarded", seat: number, card: Id, cause: Cause, } | { "type": "played", seat: number, card: Id, } | { "type": "reacted", seat: number, card: Id, } | { "type": "used", seat: number, source: Origin | null, } | { "type": "wounded", seat: number, amount: number, cause: Cause, } | { "type": "wound-ignored", seat: number, amount: number, } | { "type": "healed", seat: number, amount: number, } | { "type": "marshal", seat: number, amount: number, } | { "type": "wanted", seat: number, amount: number, } | { "type": "legendary", seat: number, } | { "type": "actions", seat: number, amount: number, } | { "type": "gained-item", seat: number, item: Id, } | { "type": "upgraded", seat: number, item: Id, } | { "type": "lost-item", seat: number, item: Id, } | { "type": "fight-begins", seat: number, other: number, fight: FightKind, } | { "type": "npc-drew", seat: number, amount: number, cards: FightCards, } | { "type": "committed", seat: number, card: Id | null, } | { "type": "npc-committed", seat: number, card: Id | null, } | { "type": "declined", seat: number, } | { "type": "accepted", seat: number, } | { "type": "drew-faceup", seat: number, cards: FightCards, } | { "type": "revealed", cards: [Id | null, Id | null], } | { "type": "decreased", side: number, amount: number, source: Origin | null, } | { "type": "increased", side: number, amount: number, source: Origin | null, } | { "type": "fight-card-cancelled", } | { "type": "fight-restarts", } | { "type": "fight-won", side: number, fight: FightKind, } | { "type": "looked-at", seat: number, other: number, amount: number, cards: Cards, } | { "type": "stole", seat: number, other: number, loot: Loot, amount: number, } | { "type": "gave", seat: number, other: number, card: Id | null, } | { "type": "arrested", seat: number, } | { "type": "acquired", seat: number, ranch: Id, token: Id | null, } | { "type": "stole-cattle", seat: number, other: number, token: Id | null, } | { "type": "wrangled", seat: number, token: Id, } | { "type": "rustled", seat: number, token: Id, } | { "type": "lost-cattle", seat: number, } | { "type": "poker-begins", seat: number, } | { "type": "joined", seat: number, } | { "type": "dealer-drew", seat: number, cards: Cards, } | { "type": "flop", cards: Cards, } | { "type": "showed", seat: number, cards: Cards, } | { "type": "showed-hand", seat: number, cards: Cards, } | { "type": "poker-won", seat: number, amount: number, } | { "type": "house-won", } | { "type": "kept", seat: number, card: Id, } | { "type": "rolled", seat: number, die: number, face: Face, } | { "type": "sheriff-moved", from: Id, to: Id, } | { "type": "sheriff-returns", } | { "type": "sheriff-placed", seat: number, to: Id, } | { "type": "stand", name: Id, items: Array<Id>, } | { "type": "delivered-stray", seat: number, token: Id, } | { "type": "contributed", seat: number, deck: number, } | { "type": "story-resolved", deck: number, story: Id, } | { "type": "goal-shown", seat: number, goal: Id, } | { "type": "tokens-drawn", seat: number, amount: number, } | { "type": "tokens-returned", seat: number, amount: number, } | { "type": "automa-card", seat: number, card: Id, } | { "type": "end-triggered", seat: number, } | { "type": "exhausted", seat: number, } | { "type": "last-round", } | { "type": "over", };

export type Ask = { 
/**
 * Who is asked, from 1.
 */
seat: number, 
/**
 * What is to be decided, in words.
 */
question: Message, 
/**
 * What requires the decision, such as a fight card with its text.
 */
why: Message | null, 
/**
 * The id of the rule by which it is asked, such as `base.fight.07`.
 */
rule: string, 
/**
 * The legal choices.
 */
offers: Array<Offer>, 
/**
 * Expected but unavailable choices, with the reasons. A decision has none: they are told on request, with previews.
 */
closed: Array<Closed>, 
/**
 * What may extend a move among the offers, as it is offered once the move is made (`move/extend`). A client may let its player say
 * with the move whether to go on, and pass that question otherwise.
 */
extends: Array<Offer>, 
/**
 * Whether it is a reaction window in which only passing is possible.
 */
only_pass: boolean, 
/**
 * Whether players who can only pass have this decision too, so that the response time does not reveal their cards.
 */
window: boolean, };

export type Offer = { 
/**
 * The choice in the notation; what `play` sends back.
 */
choice: Id, 
/**
 * Its kind, as in `docs/notation.md`.
 */
kind: ChoiceKind, 
/**
 * What it does, in words. On the wire that of a move to `space` without mesas is left out: `choice-move`.
 */
label: Message, 
/**
 * Whether it cannot be undone.
 */
final: boolean, 
/**
 * The space concerned.
 */
space?: Id, 
/**
 * The cards that it plays, discards or gives.
 */
cards: Cards, 
/**
 * The id of the fight card that it plays.
 */
fight_card?: Id, 
/**
 * The item; with `+` when it is about the upgraded side.
 */
item?: Id, 
/**
 * The id of the goal that it is about.
 */
goal?: Id, 
/**
 * The id of the character that it is about.
 */
character?: Id, 
/**
 * The player concerned.
 */
seat?: number, 
/**
 * In a fight, which: a duel, a robbery, an arrest and so on.
 */
fight?: FightKind, 
/**
 * Whether a robber takes all of the money or nuggets instead of half.
 */
robs_all: boolean, 
/**
 * What is stolen.
 */
loot?: Loot, 
/**
 * Whether the cattle token is stolen too.
 */
cattle: boolean, 
/**
 * Which of the three is taken.
 */
income?: Income, 
/**
 * The reward for a beaten bandit.
 */
reward?: Reward, 
/**
 * The option of an effect.
 */
option?: Id, 
/**
 * The story deck, from 1.
 */
deck?: number, 
/**
 * The rank of a bet at faro.
 */
rank?: Id, 
/**
 * A number: LP to revel for, nuggets to sell, the die to roll again, dollars to bet, the part of a
 * legendary story.
 */
number?: number, 
/**
 * LP of the tokens to keep.
 */
tokens: Array<number>, 
/**
 * The number of mesas on the path.
 */
mesas: number, 
/**
 * Whether a bandit is where it moves to.
 */
bandit: boolean, 
/**
 * Its price in dollars.
 */
cost: number, 
/**
 * The poker hand that the cards make with the flop.
 */
hand?: Hand, 
/**
 * The choices that complete it, where the same seat is asked for the rest of it at once, such as the space to which a card
 * extends its move, or for the income of its turn, and learns nothing in between. A client may make both together.
 */
then: Array<Offer>, 
/**
 * The path of a move, space by space. On the wire it ends before `space`.
 */
way: Array<Id>, 
/**
 * Of a starting space: what is near, within two spaces, nearest first: spaces with a place or a bandit.
 */
near: Array<Id>, 
/**
 * The module's opponent that is where it moves to, by the id of its name.
 */
opponent?: Id, 
/**
 * Players in that space.
 */
players: Seats, 
/**
 * Its certain gain in dollars.
 */
money: number, 
/**
 * Its certain gain in LP.
 */
lp: number, 
/**
 * Dollars of its gain beyond the money limit; of a heist, if it succeeds.
 */
lost_money: number, 
/**
 * Nuggets of its gain beyond the carrying limit.
 */
lost_nuggets: number, 
/**
 * The certain number of cards drawn.
 */
draws: number, 
/**
 * Cards played at poker whose bonus applies when they are revealed; `money` and `draws` include it.
 */
bonus: Cards, 
/**
 * The state of the fight after a reaction or a pass, without further reactions.
 */
standing?: Standing, 
/**
 * What it certainly changes, spaces of tracks included.
 */
gains?: Gains, 
/**
 * How likely it succeeds, in percent: a fight is won whatever the other side plays, a nugget is found, no wound is gained, the pot
 * or a share of it is won over all cards that the others could hold and play best. At poker it may be that of a sample of deals,
 * the same each time.
 */
odds?: number, };

export type Preview = { 
/**
 * The path of a move, space by space. On the wire it ends before `space`.
 */
way: Array<Id>, 
/**
 * Of a starting space: what is near, within two spaces, nearest first: spaces with a place or a bandit.
 */
near: Array<Id>, 
/**
 * The module's opponent that is where it moves to, by the id of its name.
 */
opponent?: Id, 
/**
 * Players in that space.
 */
players: Seats, 
/**
 * Its certain gain in dollars.
 */
money: number, 
/**
 * Its certain gain in LP.
 */
lp: number, 
/**
 * Dollars of its gain beyond the money limit; of a heist, if it succeeds.
 */
lost_money: number, 
/**
 * Nuggets of its gain beyond the carrying limit.
 */
lost_nuggets: number, 
/**
 * The certain number of cards drawn.
 */
draws: number, 
/**
 * Cards played at poker whose bonus applies when they are revealed; `money` and `draws` include it.
 */
bonus: Cards, 
/**
 * The state of the fight after a reaction or a pass, without further reactions.
 */
standing?: Standing, 
/**
 * What it certainly changes, spaces of tracks included.
 */
gains?: Gains, 
/**
 * How likely it succeeds, in percent: a fight is won whatever the other side plays, a nugget is found, no wound is gained, the pot
 * or a share of it is won over all cards that the others could hold and play best. At poker it may be that of a sample of deals,
 * the same each time.
 */
odds?: number, };

export type Gains = { 
/**
 * Dollars gained, or lost below 0.
 */
money?: number, 
/**
 * LP gained, or lost below 0.
 */
lp?: number, 
/**
 * Nuggets gained, or lost below 0.
 */
nuggets?: number, 
/**
 * Wounds gained, or healed below 0.
 */
wounds?: number, 
/**
 * Cards drawn.
 */
draws?: number, 
/**
 * Actions gained.
 */
actions?: number, 
/**
 * Steps on tracks, in order.
 */
steps?: Array<TrackStep>, 
/**
 * Other players who answer it or could react to it, as far as everybody knows.
 */
answers?: Seats, 
/**
 * The player who plays the cards of the bandit, guard or other opponent in the fight that it begins.
 */
plays_npc?: number, 
/**
 * What it changes for other players and the automa, by seat; those without a change are left out.
 */
others?: Array<OtherGains>, };

export type OtherGains = { 
/**
 * Whose it is.
 */
seat: number, 
/**
 * Dollars gained, or lost below 0.
 */
money?: number, 
/**
 * LP gained, or lost below 0.
 */
lp?: number, 
/**
 * Nuggets gained, or lost below 0.
 */
nuggets?: number, 
/**
 * Wounds gained, or healed below 0.
 */
wounds?: number, 
/**
 * Cards drawn.
 */
draws?: number, 
/**
 * Steps on tracks, in order.
 */
steps?: Array<TrackStep>, 
/**
 * Present, and true, if the player is arrested.
 */
arrested?: boolean, 
/**
 * The space to which the figure is moved.
 */
space?: Id, };

export type TrackStep = { 
/**
 * `marshal`, `wanted`, or the id of the name of a track that a module brings.
 */
track: Id, 
/**
 * The space that is left; 0 before the first.
 */
from: number, 
/**
 * The space that is entered; 0 if the cube leaves the track.
 */
to: number, 
/**
 * Dollars that this space pays, after the money limit.
 */
money?: number, 
/**
 * LP that it pays.
 */
lp?: number, 
/**
 * Cards that are drawn for it.
 */
draws?: number, };

export type Standing = { 
/**
 * Values of both sides as ranks, the attacker's first.
 */
values: [Id, Id], 
/**
 * The side that would win; none when the fight restarts.
 */
winner: number | null, };

export type Hand = { 
/**
 * How it is called, such as `full-house`.
 */
category: HandCategory, 
/**
 * The strength: the higher number wins.
 */
worth: number, 
/**
 * What cards that may take any value count as in it, if there are any.
 */
wild?: Array<Wild>, };

export type Wild = { 
/**
 * Its id, one of the `cards` of the offer.
 */
card: Id, 
/**
 * Its value there, from `2` to `10` and `J` to `A`.
 */
rank: string, };

export type Closed = { 
/**
 * Why it is not possible now, in words.
 */
reason: Message, 
/**
 * The rule that forbids it.
 */
rule: string, 
/**
 * The choice in the notation; what `play` sends back.
 */
choice: Id, 
/**
 * Its kind, as in `docs/notation.md`.
 */
kind: ChoiceKind, 
/**
 * What it does, in words. On the wire that of a move to `space` without mesas is left out: `choice-move`.
 */
label: Message, 
/**
 * Whether it cannot be undone.
 */
final: boolean, 
/**
 * The space concerned.
 */
space?: Id, 
/**
 * The cards that it plays, discards or gives.
 */
cards: Cards, 
/**
 * The id of the fight card that it plays.
 */
fight_card?: Id, 
/**
 * The item; with `+` when it is about the upgraded side.
 */
item?: Id, 
/**
 * The id of the goal that it is about.
 */
goal?: Id, 
/**
 * The id of the character that it is about.
 */
character?: Id, 
/**
 * The player concerned.
 */
seat?: number, 
/**
 * In a fight, which: a duel, a robbery, an arrest and so on.
 */
fight?: FightKind, 
/**
 * Whether a robber takes all of the money or nuggets instead of half.
 */
robs_all: boolean, 
/**
 * What is stolen.
 */
loot?: Loot, 
/**
 * Whether the cattle token is stolen too.
 */
cattle: boolean, 
/**
 * Which of the three is taken.
 */
income?: Income, 
/**
 * The reward for a beaten bandit.
 */
reward?: Reward, 
/**
 * The option of an effect.
 */
option?: Id, 
/**
 * The story deck, from 1.
 */
deck?: number, 
/**
 * The rank of a bet at faro.
 */
rank?: Id, 
/**
 * A number: LP to revel for, nuggets to sell, the die to roll again, dollars to bet, the part of a
 * legendary story.
 */
number?: number, 
/**
 * LP of the tokens to keep.
 */
tokens: Array<number>, 
/**
 * The number of mesas on the path.
 */
mesas: number, 
/**
 * Whether a bandit is where it moves to.
 */
bandit: boolean, 
/**
 * Its price in dollars.
 */
cost: number, 
/**
 * The poker hand that the cards make with the flop.
 */
hand?: Hand, 
/**
 * The choices that complete it, where the same seat is asked for the rest of it at once, such as the space to which a card
 * extends its move, or for the income of its turn, and learns nothing in between. A client may make both together.
 */
then: Array<Offer>, 
/**
 * The path of a move, space by space. On the wire it ends before `space`.
 */
way: Array<Id>, 
/**
 * Of a starting space: what is near, within two spaces, nearest first: spaces with a place or a bandit.
 */
near: Array<Id>, 
/**
 * The module's opponent that is where it moves to, by the id of its name.
 */
opponent?: Id, 
/**
 * Players in that space.
 */
players: Seats, 
/**
 * Its certain gain in dollars.
 */
money: number, 
/**
 * Its certain gain in LP.
 */
lp: number, 
/**
 * Dollars of its gain beyond the money limit; of a heist, if it succeeds.
 */
lost_money: number, 
/**
 * Nuggets of its gain beyond the carrying limit.
 */
lost_nuggets: number, 
/**
 * The certain number of cards drawn.
 */
draws: number, 
/**
 * Cards played at poker whose bonus applies when they are revealed; `money` and `draws` include it.
 */
bonus: Cards, 
/**
 * The state of the fight after a reaction or a pass, without further reactions.
 */
standing?: Standing, 
/**
 * What it certainly changes, spaces of tracks included.
 */
gains?: Gains, 
/**
 * How likely it succeeds, in percent: a fight is won whatever the other side plays, a nugget is found, no wound is gained, the pot
 * or a share of it is won over all cards that the others could hold and play best. At poker it may be that of a sample of deals,
 * the same each time.
 */
odds?: number, };

export type LogEntry = { 
/**
 * Its number, counted over the whole game from 1.
 */
n: number, 
/**
 * The line of the log; none if another line covers the event.
 */
line?: Message, } & WireEvent;

export type Settings = { 
/**
 * The table's name; at most 40 characters.
 */
name: string, 
/**
 * LP that trigger the end: 15, 20 or 25.
 */
length: number, 
/**
 * The variants that are played, by their ids. If missing: goals. Older tables have `goals` with
 * `true` or `false` instead.
 */
variants: Array<string>, 
/**
 * The modules that are added to the base game, by their ids.
 */
modules: Array<string>, 
/**
 * The mode that is played, by its id.
 */
mode: string | null, 
/**
 * The rulebook: `en`, `fr` or `it`, optionally with changes, as in `en+story-ride=exact`.
 */
edition: string, 
/**
 * How characters are assigned.
 */
characters: Characters, 
/**
 * Whether it is in the list of open tables; otherwise it is reached only by its link.
 */
listed: boolean, 
/**
 * The thinking time that bots simulate.
 */
pace: Pace, 
/**
 * Minutes of absence after which a bot may take a player's seat; 0 for only by vote.
 */
absence: number, 
/**
 * Whether players may request hints.
 */
hints: boolean, 
/**
 * Whether the game is rated: then hints are disabled, and each browser has one seat.
 */
rated: boolean, 
/**
 * The language that is spoken at the table; any if missing.
 */
language: string | null, 
/**
 * The times of a turn-based table; none for a live one, which `absence` applies to.
 */
turns?: Turns, 
/**
 * Who may take a seat; everybody with the link if missing.
 */
entry?: Entry, 
/**
 * When the full table starts; by itself once all are ready if missing.
 */
start?: Start, };

export type Consent = { 
/**
 * What the host has changed since the requesting guest agreed; for guests who are not asked, since any of these seats did.
 */
changed: Array<Term>, 
/**
 * The seats that have not agreed.
 */
seats: Array<number>, 
/**
 * Seconds from which on the host can start without them.
 */
left: number, };

export type Term = "length" | "pace" | "rating" | "modules";

export type Stopped = { 
/**
 * Its choices up to there.
 */
choices: number, 
/**
 * Its choices from there on, which are left out.
 */
left: number, 
/**
 * The version of the rules with which the game was played.
 */
rules: number, 
/**
 * The seats that agree to go on, or that agreed to end it.
 */
agreed: Array<number>, 
/**
 * How it was ended; none if the rules do not replay it.
 */
ended?: EndedBy, };

export type WayOn = "continue" | "end";

export type Entry = "account" | "invitation";

export type Start = "host";

export type Lobby = { 
/**
 * The seats whose players are ready.
 */
ready: Array<number>, 
/**
 * Seconds until the rights of the host pass to another player, 0 once they have; none while the host is there.
 */
passes?: number, 
/**
 * The seat of the player who has them, or will have them.
 */
deputy?: number, 
/**
 * The seats that this player can empty: those that were taken since.
 */
newcomers: Array<number>, 
/**
 * To whoever has the rights, if people sit down by invitation: the key of links that end in `?key=`.
 */
key?: string, };

export type Ending = { 
/**
 * The seats whose players do.
 */
agreed: Array<number>, 
/**
 * The seats whose players must agree, too.
 */
missing: Array<number>, };

export type EndedBy = "agreement";

export type Turns = { 
/**
 * Hours for each decision: from the moment at which the game waits for a player until it waits for another one.
 */
decision: number, 
/**
 * Hours that each player can use in addition over the whole game.
 */
reserve: number, 
/**
 * Whether the vacations of the players stop their clocks.
 */
vacations: boolean, 
/**
 * The number of missed decisions after which a bot plays the rest of the game. It makes those before it, too.
 */
missed: number, };

export type Characters = "draft" | "random" | "chosen";

export type Pace = "instant" | "brisk" | "relaxed";

export type Status = "open" | "running" | "finished";

export type Sitter = "open" | "person" | "bot";

export type Kept = "you" | "other";

export type PlayerMark = { 
/**
 * The handle, with which the profile is requested.
 */
handle: string, 
/**
 * The rating; none before the first rated game.
 */
rating: number | null, 
/**
 * The uncertainty of the rating.
 */
deviation: number | null, 
/**
 * How a finished rated game has changed the rating.
 */
change: number | null, };

export type SeatInfo = { 
/**
 * Its number, from 1.
 */
seat: number, 
/**
 * The kind of its player.
 */
sitter: Sitter, 
/**
 * The player's name, or the bot's.
 */
name: string, 
/**
 * The level of the bot.
 */
bot: string | null, 
/**
 * The character chosen before the game, or played in it.
 */
character: string | null, 
/**
 * Whether it belongs to the requesting browser.
 */
mine: boolean, 
/**
 * Whether a client of this seat is connected; always true for bots.
 */
online: boolean, 
/**
 * Seconds since the last client of this seat disconnected; 0 while one is connected.
 */
away: number, 
/**
 * Whether its player left the game to a bot.
 */
resigned: boolean, 
/**
 * Whether a bot replaces the person to whom the seat belongs, who left it, was absent, or was voted out.
 */
stand_in: boolean, 
/**
 * Seconds until a bot steps in for the player; only in the last minute before.
 */
steps_in: number | null, 
/**
 * Whether the others may vote to replace the player by a bot, because of absence or the time limit.
 */
votable: boolean, 
/**
 * Seats that vote to replace this player by a bot.
 */
votes: Array<number>, 
/**
 * Whether its client has sent a part of the seed: a game starts once the clients of all persons have.
 */
part: boolean, 
/**
 * For whom an open seat of a rematch is reserved, or an open seat is held: `name` is that player's name.
 */
kept: Kept | null, 
/**
 * The public profile of its player, and the rating in the group of the table's selection. Not in lists of one's own
 * tables.
 */
player: PlayerMark | null, 
/**
 * The player's clock in a running turn-based game.
 */
clock?: SeatTime, 
/**
 * The seconds for which an open seat is still held for somebody who learns the game first: `name` is theirs.
 */
held?: number, };

export type SeatTime = { 
/**
 * The time left until a bot decides, with the reserve and vacations; none while the game does not wait for the player.
 */
left: number | null, 
/**
 * What is left of the reserve.
 */
reserve: number, 
/**
 * Decisions missed so far.
 */
missed: number, 
/**
 * The time of the server, in seconds since 1970: that of the client may be wrong.
 */
now: number, 
/**
 * The player's current vacation, or the next one.
 */
vacation: Vacation | null, };

export type Vacation = { 
/**
 * The first second at which clocks stand still.
 */
begins: number, 
/**
 * The first second at which clocks run again.
 */
ends: number, };

export type SeatChange = { 
/**
 * The number of the last event before it.
 */
after: number, 
/**
 * The number of its row, unique among the changes.
 */
n: number, 
/**
 * The seat, from 1.
 */
seat: number, 
/**
 * What changed.
 */
kind: SeatChangeKind, };

export type SeatChangeKind = "absent" | "idle" | "vote" | "late" | "overdue" | "resign" | "return";

export type TableInfo = { 
/**
 * Its id, also the end of its link.
 */
id: string, 
/**
 * Players, pace and what is played, as the host has chosen.
 */
settings: Settings, 
/**
 * Its stage.
 */
status: Status, 
/**
 * The seats around the table, open ones among them.
 */
seats: Array<SeatInfo>, 
/**
 * Whether the requesting browser created it.
 */
host: boolean, 
/**
 * When it was created, in seconds since 1970.
 */
created: number, 
/**
 * The round of the game; 0 before.
 */
round: number, 
/**
 * LP of each seat; empty before the game.
 */
lp: Array<number>, 
/**
 * Seats that must choose.
 */
waiting: Array<number>, 
/**
 * Seats that won.
 */
winners: Array<number>, 
/**
 * The fairness data of its dice.
 */
fairness: Fairness, 
/**
 * The id of the table where the same people play again; none without one.
 */
rematch: string | null, 
/**
 * Whether the game was resumed from a record.
 */
imported: boolean, 
/**
 * Before the game: who has not agreed yet to what the host has changed.
 */
consent?: Consent, 
/**
 * Before the game: who is ready, and who has the rights of the host.
 */
lobby?: Lobby, 
/**
 * During the game: who wants to end it without a result, if anybody does.
 */
ending?: Ending, 
/**
 * Where the game stopped, if the rules of today do not replay it, or its players agreed to end it. A game that they do not
 * replay goes on from there, or is ended; a finished game that stopped has no result.
 */
stopped?: Stopped, 
/**
 * The place in line of a game that only bots play and that waits for its turn, 1 for the next one; none if it plays, and
 * in lists of tables.
 */
in_line?: number, 
/**
 * The latest seat changes, oldest first; empty in lists of tables.
 */
changes: Array<SeatChange>, 
/**
 * The first seat of the host; none if they do not play.
 */
host_seat?: number, 
/**
 * To the host alone, until the game is over: a link that ends in `?names=` and this has a preview with the names of the
 * host and of the table.
 */
names_mark?: string, };

export type Fairness = { 
/**
 * The version of the hash scheme: 2; 1 for older tables, whose hashes have no domain separation.
 */
scheme: number, 
/**
 * The hash of the server's secret, published before any client sends a part.
 */
commitment: string, 
/**
 * The hash of the seed, published when the game starts.
 */
seed_hash: string | null, 
/**
 * The parts of the clients, by seat; published when the game starts, empty for bots.
 */
parts: Array<string>, 
/**
 * The server's secret, published when the game is over.
 */
server_secret: string | null, 
/**
 * The seed, published when the game is over.
 */
seed: string | null, };

export type AdviceLine = { 
/**
 * The choice in the notation.
 */
choice: string, 
/**
 * The probability of winning the game after it, from 0 to 1, as estimated by the bot.
 */
chance: number, 
/**
 * Its value in legendary points, relative to the position before it.
 */
worth: number, 
/**
 * The number of visits in the search.
 */
visits: number, 
/**
 * Reasons for or against it: clauses, the most important first.
 */
reasons: Array<Message>, 
/**
 * Why it is the best, as one sentence; only for the best.
 */
why: Message | null, };

export type ToServer = { "type": "hello", 
/**
 * That number; none for a new client.
 */
since: number | null, } | { "type": "face", 
/**
 * The seat, from 1.
 */
seat: number | null, } | { "type": "play", 
/**
 * The seat, from 1.
 */
seat: number, 
/**
 * The choice in the notation.
 */
choice: string, 
/**
 * The number of the position that it answers ([`GameNow::seq`]): a choice for another one is refused.
 */
seq: number, } | { "type": "undo", 
/**
 * The seat, from 1.
 */
seat: number, } | { "type": "here" } | { "type": "ping" } | { "type": "resign", 
/**
 * The seat, from 1.
 */
seat: number, } | { "type": "vote", 
/**
 * That player's seat, from 1.
 */
seat: number, } | { "type": "return", 
/**
 * The seat, from 1.
 */
seat: number, } | { "type": "end", 
/**
 * Whether it is. A refusal by somebody who has not agreed ends the question.
 */
agree: boolean, } | { "type": "chat", 
/**
 * The text; at most 300 characters.
 */
text: string, } | { "type": "why", 
/**
 * The seat, from 1.
 */
seat: number, 
/**
 * The choice in the notation.
 */
choice: string, } | { "type": "preview", 
/**
 * The seat, from 1.
 */
seat: number, 
/**
 * The number of the position ([`GameNow::seq`]): for another one it is refused.
 */
seq: number, } | { "type": "orders", 
/**
 * The seat, from 1.
 */
seat: number, 
/**
 * The orders for this table; none for those that the player has given for all tables.
 */
orders: Orders | null, } | { "type": "look", 
/**
 * Whether the player looks.
 */
on: boolean, 
/**
 * The number of that event.
 */
seen: number | null, } | { "type": "hint", 
/**
 * The seat, from 1.
 */
seat: number, 
/**
 * The number of the position ([`GameNow::seq`]): for another one it is refused.
 */
seq: number, };

export type ToPage = { "type": "snapshot" } & Snapshot | { "type": "update" } & Update | { "type": "table", 
/**
 * The table.
 */
table: TableInfo, } | { "type": "announcement", 
/**
 * The text; none when it is over.
 */
text: string | null, } | { "type": "chat", 
/**
 * The message.
 */
line: ChatLine, } | { "type": "refused", 
/**
 * The choice that was sent.
 */
choice: string, 
/**
 * The reason.
 */
reason: Message, 
/**
 * The rule that forbids it.
 */
rule: string, } | { "type": "orders", 
/**
 * The seat, from 1.
 */
seat: number, 
/**
 * The orders that count.
 */
orders: Orders, 
/**
 * Whether they were given for this table only.
 */
here: boolean, } | { "type": "offer", 
/**
 * The seat, from 1.
 */
seat: number, 
/**
 * Which order.
 */
order: OfferedOrder, 
/**
 * The seconds for which the game has waited.
 */
waited: number, 
/**
 * The orders of the seat with it.
 */
orders: Orders, } | { "type": "previews", 
/**
 * The seat, from 1.
 */
seat: number, 
/**
 * The number of its position.
 */
seq: number, 
/**
 * One for each offer of the decision, in its order, each followed by those of the choices that complete it (`then`).
 */
previews: Array<Preview>, 
/**
 * Expected but unavailable choices, with the reasons.
 */
closed: Array<Closed>, } | { "type": "hint", 
/**
 * The seat, from 1.
 */
seat: number, 
/**
 * The number of its position.
 */
seq: number, 
/**
 * The best choices, at most three, the best first; empty if there is no advice.
 */
advice: Array<AdviceLine>, } | { "type": "hint-line", 
/**
 * The seat, from 1.
 */
seat: number, 
/**
 * The number of its position.
 */
seq: number, 
/**
 * Its place in line: how many searches are served before it.
 */
ahead: number, } | { "type": "error", 
/**
 * Which message; none for one that could not be parsed.
 */
about: About | null, 
/**
 * A short code.
 */
code: string, 
/**
 * What was wrong and what was expected.
 */
message: string, } | { "type": "pong" } | { "type": "closing", 
/**
 * The reason.
 */
message: string, };

export type FromWatcher = { "type": "watch", 
/**
 * Whether it does.
 */
lists: boolean, } | { "type": "ping" };

export type ToWatcher = { "type": "changed", 
/**
 * The guest's own games.
 */
games: boolean, 
/**
 * The list of open tables.
 */
lists: boolean, } | { "type": "pong" };

export type About = { 
/**
 * Its type.
 */
kind: string, 
/**
 * The seat that the message was for, from 1; none if it named none.
 */
seat: number | null, 
/**
 * Its position number.
 */
seq: number | null, };

export type Snapshot = { 
/**
 * Its settings, seats and state, which everybody may see.
 */
table: TableInfo, 
/**
 * The seats of this browser.
 */
mine: Array<number>, 
/**
 * The seat whose hidden information is included.
 */
facing: number | null, 
/**
 * The latest events, oldest first.
 */
log: Array<LogEntry>, 
/**
 * When they happened: up to which number, and at what time in milliseconds since 1970. What a client is told of later, it
 * hears at once.
 */
times: Array<[number, number]>, 
/**
 * The number of the last event.
 */
last: number, 
/**
 * The newest lines, the oldest of them first.
 */
chat: Array<ChatLine>, 
/**
 * The game; none before it starts.
 */
game: GameNow | null, 
/**
 * At a turn-based table: the number of the last event that the player of the faced seat has seen.
 */
seen?: number, };

export type GameNow = { 
/**
 * The number of the position: it increases with every entry of the game.
 */
seq: number, 
/**
 * The public position, the same for all clients.
 */
position: Position, 
/**
 * The private information of the faced seat.
 */
own: Own | null, 
/**
 * The pending decision of the faced seat.
 */
ask: Ask | null, 
/**
 * The choice of the faced seat, while others with the same decision have not chosen.
 */
chosen: Chosen | null, 
/**
 * The pending decision, worded for spectators.
 */
awaited: Message, 
/**
 * The number of choices that the faced seat can undo.
 */
undo: number, };

export type Seen = { 
/**
 * The private information of the faced seat.
 */
own: Own | null, 
/**
 * The pending decision of the faced seat.
 */
ask: Ask | null, 
/**
 * The choice of the faced seat, while others with the same decision have not chosen.
 */
chosen: Chosen | null, 
/**
 * The pending decision, worded for spectators.
 */
awaited: Message, 
/**
 * The number of choices that the faced seat can undo.
 */
undo: number, };

export type Chosen = { 
/**
 * The choice in the notation.
 */
choice: string, 
/**
 * What is shown of the choice until then.
 */
label: Message, };

export type Update = { 
/**
 * The events: each a [`LogEntry`], serialized once for all clients with the same redaction.
 */
events: Array<LogEntry>, 
/**
 * The number of the position that the changes begin with, the last one that this client was sent; none if they
 * replace everything.
 */
base: number | null, 
/**
 * The number of the position after them.
 */
seq: number, 
/**
 * The changes of [`GameNow`], as described in [`darkrock_wire::changes`].
 */
changes: Array<Change>, };

export type ChatLine = { 
/**
 * Its number in the game.
 */
n: number, 
/**
 * The seat of the author; none for a spectator.
 */
seat: number | null, 
/**
 * The author's name.
 */
name: string, 
/**
 * What was written, cleaned of invisible characters.
 */
text: string, 
/**
 * The time, in seconds since 1970.
 */
at: number, };

export type Handbook = { 
/**
 * The code of the language of all texts, such as `fr`.
 */
language: string, 
/**
 * The hash of the content.
 */
content: string, 
/**
 * The characters who can be dealt, and those of modules.
 */
characters: { [key in string]: CharacterPage }, 
/**
 * Rank, title and effects of each poker card, by its id.
 */
cards: { [key in string]: CardPage }, 
/**
 * What bandits, guards and the Sheriff draw.
 */
fight_cards: { [key in string]: NamedText }, 
/**
 * What stores and the trader have, with both sides.
 */
items: { [key in string]: ItemPage }, 
/**
 * What the map has at each space, by the id of the space.
 */
spaces: { [key in string]: SpacePage }, 
/**
 * Cards of the story deck.
 */
stories: { [key in string]: StoryPage }, 
/**
 * The triggers of stories.
 */
triggers: { [key in string]: string }, 
/**
 * What each character can score.
 */
goals: { [key in string]: GoalPage }, 
/**
 * The third figure of a game that has one.
 */
automa: AutomaPage, 
/**
 * The rewards of cattle tokens.
 */
cattle: { [key in string]: string }, 
/**
 * Their names, by the kind of the location.
 */
ranches: { [key in string]: string }, 
/**
 * Cards of Blood Money that a player keeps for a time.
 */
injuries: { [key in string]: KeptCardPage }, 
/**
 * Cards of posses and gangs.
 */
followers: { [key in string]: KeptCardPage }, 
/**
 * Event cards.
 */
events: { [key in string]: EventPage }, 
/**
 * Deeds, by their locations.
 */
deeds: { [key in string]: DeedPage }, 
/**
 * Legendary stories, in games that have any.
 */
legends?: { [key in string]: LegendPage }, 
/**
 * Frontier tokens, in games that have any.
 */
frontier?: { [key in string]: FrontierPage }, 
/**
 * Names of content that only modules have: opponents, tokens on the map, tracks, regions and locations of
 * further sheets of the board.
 */
names: { [key in string]: string }, 
/**
 * Opponents that modules bring, by the ids of their names.
 */
opponents: { [key in string]: OpponentPage }, 
/**
 * Titles of poker cards.
 */
titles: { [key in string]: string }, 
/**
 * Faces of the prospecting die.
 */
faces: { [key in Face]?: string }, 
/**
 * Names of options of effects.
 */
options: { [key in string]: string }, 
/**
 * The effects of the options, by row.
 */
option_texts: Array<string>, 
/**
 * The effects of the prices, by row.
 */
offers: Array<string>, 
/**
 * What each point of a Marshal gives.
 */
marshal: TrackPage, 
/**
 * What each point of a Wanted player gives.
 */
wanted: TrackPage, 
/**
 * The tracks that modules bring.
 */
tracks: Array<PointTrackPage>, 
/**
 * Texts as labels, on buttons and in small print.
 */
labels: LabelsPage, 
/**
 * Limits and sums of the rules.
 */
numbers: NumbersPage, };

export type NamedText = { 
/**
 * What it is called, in the language of the handbook.
 */
name: string, 
/**
 * What it does, in sentences.
 */
text: string, 
/**
 * The same with options as lists; left out without options.
 */
pieces?: Array<Piece>, };

export type Piece = { 
/**
 * Complete sentences; where options follow, the last one introduces them.
 */
text: string, 
/**
 * What can be chosen, each without a full stop; empty after plain sentences.
 */
options: Array<string>, };

export type PointTrackPage = { 
/**
 * The name by which positions know it.
 */
id: string, 
/**
 * The message that names it, such as `track-<id>`.
 */
name: string, 
/**
 * The reward of entering each space, from space 1.
 */
spaces: Array<RewardPage>, 
/**
 * The reward of each point beyond the last space; none where the cube returns to the start and such points are lost.
 */
beyond: RewardPage | null, };

export type RewardPage = { 
/**
 * As complete sentences; empty if there is none.
 */
text: string, 
/**
 * Dollars; with cards, a choice of either.
 */
money: number, 
/**
 * Poker cards to draw; with dollars, a choice of either.
 */
cards: number, 
/**
 * Legendary points for the player.
 */
lp: number, 
/**
 * Legendary tokens.
 */
tokens: number, 
/**
 * Spaces that the Sheriff is moved.
 */
sheriff: number, 
/**
 * Whether bandits appear.
 */
bandits: boolean, 
/**
 * Marshal, Wanted and other points.
 */
points: number, };

export type Line = { 
/**
 * `action`, `bonus` or `reaction`; none for permanent effects.
 */
kind: string | null, 
/**
 * Complete sentences.
 */
text: string, 
/**
 * The same with options as lists; left out without options.
 */
pieces?: Array<Piece>, };

export type AutomaPage = { 
/**
 * The id of its figure.
 */
id: string, 
/**
 * What the figure is called.
 */
name: string, 
/**
 * Its name within a sentence.
 */
within: string, 
/**
 * Its name together with a preposition that merges with its article, by preposition.
 */
after: { [key in string]: string }, 
/**
 * What the figure does in a round, by the id of the card.
 */
cards: { [key in string]: NamedText }, };

export type CharacterPage = { 
/**
 * The person's name.
 */
name: string, 
/**
 * The person's life, which is no part of the rules; a module may leave it out.
 */
life: string | null, 
/**
 * The legendary ability.
 */
lines: Array<Line>, 
/**
 * The starting space.
 */
start: string, 
/**
 * The starting goods.
 */
gains: Array<string>, };

export type CardPage = { 
/**
 * The rank: `2` to `10`, `J`, `Q`, `K`, `A`.
 */
rank: string, 
/**
 * The suit: `c`, `d`, `h`, `s`.
 */
suit: string, 
/**
 * The id of its title, the same for all cards with that title.
 */
title: string, 
/**
 * The title.
 */
name: string, 
/**
 * Rank, suit sign and title.
 */
label: string, 
/**
 * Its effects.
 */
lines: Array<Line>, 
/**
 * What it does in a few words, without when: for a small card.
 */
gist: string, };

export type ItemPage = { 
/**
 * Whether it is a weapon, a mount or something else.
 */
kind: ItemKind, 
/**
 * The price of buying and of upgrading.
 */
cost: number, 
/**
 * The number of copies.
 */
copies: number, 
/**
 * Its tale, if it has one.
 */
tale: string | null, 
/**
 * What it does when it is bought, before an upgrade.
 */
front: SidePage, 
/**
 * What it does after an upgrade; none if it has no other side.
 */
upgraded: SidePage | null, };

export type SidePage = { 
/**
 * The item's name on this side.
 */
name: string, 
/**
 * Its effects.
 */
lines: Array<Line>, 
/**
 * LP at the end of the game.
 */
lp: number, 
/**
 * The names of its copies on this side, by their owners' seats.
 */
copies: Array<string>, };

export type SpacePage = { 
/**
 * What is written on the map.
 */
name: string, 
/**
 * The kind of its location, such as `bank` or `hideout-a`.
 */
location: string | null, 
/**
 * The kinds of places that it is on or next to, such as `bank` or `general-store`: the aid describes each in its
 * section `places-bank`.
 */
places: Array<string>, 
/**
 * What the part of the map is called.
 */
region: string, 
/**
 * Whether it lies in a town.
 */
town: boolean, };

export type StoryPage = { 
/**
 * What it is called, in the language of the handbook.
 */
name: string, 
/**
 * What it tells of what happened, without a rule.
 */
tale: string, 
/**
 * The effects for each contributor.
 */
reward: string, 
/**
 * The same with options as lists; left out without options.
 */
pieces?: Array<Piece>, 
/**
 * Where bandits are placed.
 */
spawn: string | null, 
/**
 * How the Sheriff is moved.
 */
sheriff: string | null, };

export type KeptCardPage = { 
/**
 * What it is called, in the language of the handbook.
 */
name: string, 
/**
 * What it tells of what happened, without a rule.
 */
tale: string, 
/**
 * What it does.
 */
lines: Array<Line>, };

export type DeedPage = { 
/**
 * The name of its location.
 */
name: string, 
/**
 * Its ability.
 */
text: string, 
/**
 * The same with options as lists; left out without options.
 */
pieces?: Array<Piece>, 
/**
 * The set that it belongs to, unless it is a set of its own.
 */
set?: string, 
/**
 * Its price, in dollars.
 */
cost: number, 
/**
 * LP at the end by the number of deeds of its set, from 1.
 */
lp: Array<number>, 
/**
 * LP at the end for each deed of its owner.
 */
lp_for_each_deed: number, };

export type EventPage = { 
/**
 * What it is called, in the language of the handbook.
 */
name: string, 
/**
 * What it tells of what happened, without a rule.
 */
tale: string, 
/**
 * Its effects.
 */
text: string, 
/**
 * The same with options as lists; left out without options.
 */
pieces?: Array<Piece>, };

export type GoalPage = { 
/**
 * The title on its card.
 */
name: string, 
/**
 * A sentence that tells of it and is no part of the rules.
 */
tale: string, 
/**
 * What completes it.
 */
text: string, };

export type FrontierPage = { 
/**
 * What it is called on the map and in the log.
 */
name: string, 
/**
 * The number on its upper side: with the value of its space it is the price in cards.
 */
number: number, 
/**
 * A sentence that tells of it and is no part of the rules.
 */
tale: string, 
/**
 * Its reward.
 */
text: string, };

export type LabelsPage = { 
/**
 * The effects of fight cards, by their ranks.
 */
fight_cards: { [key in string]: string }, 
/**
 * The triggers of stories.
 */
triggers: { [key in string]: string }, 
/**
 * What completes goals.
 */
goals: { [key in string]: string }, 
/**
 * The rewards of cattle tokens.
 */
cattle: { [key in string]: string }, 
/**
 * The abilities of deeds.
 */
deeds: { [key in string]: string }, 
/**
 * The effects of options, by row.
 */
options: Array<string>, 
/**
 * The effects of prices, by row.
 */
offers: Array<string>, 
/**
 * The rewards of the spaces of tracks, from space 1: of the Marshal and the Wanted track, and of those that modules bring by
 * the ids of their names.
 */
tracks: { [key in string]: Array<string> }, };

export type LegendPage = { 
/**
 * The number on the card, from 1.
 */
number: number, 
/**
 * Its title.
 */
name: string, 
/**
 * The tale on its front.
 */
tale: string, 
/**
 * What the active player carries out when it is revealed; may be empty.
 */
open: string, 
/**
 * What holds for everybody until it is completed.
 */
ongoing: Array<string>, 
/**
 * What players can take, each once, in the order of the card.
 */
parts: Array<LegendPart>, 
/**
 * What each map token tells and brings: the O, the X, danger; empty without map tokens.
 */
tokens: Array<TalePage>, 
/**
 * Its two endings.
 */
endings: Array<TalePage>, };

export type LegendPart = { 
/**
 * What is to be done, in a few words.
 */
name: string, 
/**
 * What meets it, by the rules.
 */
meets: string, 
/**
 * What it gives.
 */
text: string, 
/**
 * The same as a label: without the full stop at its end.
 */
label: string, };

export type TalePage = { 
/**
 * What it tells of what happened, without a rule.
 */
tale: string, 
/**
 * Its effects; may be empty.
 */
text: string, 
/**
 * The same, a sentence each.
 */
lines: Array<string>, };

export type OpponentPage = { 
/**
 * Fight cards that it draws.
 */
cards: number, 
/**
 * Whether the player wins ties.
 */
ties: boolean, 
/**
 * Its tale, if it has one.
 */
tale: string | null, 
/**
 * The effects for a player who beats it; may be empty.
 */
reward: string, 
/**
 * The effects for a player who loses; may be empty.
 */
penalty: string, };

export type TrackPage = { 
/**
 * The reward of entering each space, from space 1; empty if there is none.
 */
spaces: Array<string>, 
/**
 * The value of each row.
 */
rows: Array<string>, };

export type HighStakesPage = { 
/**
 * What a player must have to start or join a game.
 */
purse: number, 
/**
 * What each player puts into the pot.
 */
ante: number, 
/**
 * The house's contribution to the pot.
 */
house: number, 
/**
 * What each player adds after the flop, and the house once more.
 */
raise: number, };

export type NumbersPage = { 
/**
 * The money limit, in dollars.
 */
money: number, 
/**
 * The maximum number of wounds.
 */
wounds: number, 
/**
 * The maximum number of miscellaneous items.
 */
misc_items: number, 
/**
 * Actions of a turn.
 */
actions: number, 
/**
 * LP from which the legendary ability is active.
 */
legendary_from: number, 
/**
 * Dollars of a heist.
 */
heist_money: number, 
/**
 * Wanted points of a heist.
 */
heist_wanted: number, 
/**
 * Legendary points for the winner, unless a card says otherwise.
 */
duel_lp: number, 
/**
 * How many fight cards can wound whoever fights against them, even a winner.
 */
wounding_fight_cards: number, 
/**
 * Dollars that each player puts into the pot.
 */
poker_ante: number, 
/**
 * The house's contribution to the pot.
 */
poker_house: number, 
/**
 * High stakes poker, if it is played.
 */
high_stakes?: HighStakesPage, 
/**
 * Dollars for a nugget.
 */
nugget_price: number, 
/**
 * LP of the least and the most valuable legendary token.
 */
token_lp: [number, number], };

export type Me = { 
/**
 * Its name; none before it sent one.
 */
name: string | null, 
/**
 * Whether the name is permanent: the browser is signed in to an account.
 */
account: boolean, 
/**
 * The powers of the account.
 */
role?: Role, 
/**
 * The tables at which it sits, newest first.
 */
tables: Array<TableInfo>, };

export type NameGuest = { 
/**
 * 1 to 24 characters.
 */
name: string, };

export type ServerInfo = { 
/**
 * The program's version.
 */
version: string, 
/**
 * The number of the client's build, and that of the protocol, as in the header `darkrock-build` of every answer.
 */
build: string, 
/**
 * The levels of bots, weakest first, then the operator's own programs. `gunslinger@N` is also a level: N iterations.
 */
bots: Array<string>, 
/**
 * The codes of the languages that a client can choose, such as `fr`.
 */
languages: Array<string>, 
/**
 * The lengths of games in LP.
 */
lengths: Array<number>, 
/**
 * What the host tells everybody.
 */
announcement: string | null, 
/**
 * How long games take here, where people have finished enough of them.
 */
times: Array<GameTime>, };

export type GameTime = { 
/**
 * The group of selections: the expansions, and the mode after a colon; `base` without expansions.
 */
selection: string, 
/**
 * The number of people.
 */
people: number, 
/**
 * The median of the minutes of a game to 20 LP.
 */
minutes: number, 
/**
 * The games that it is from.
 */
games: number, };

export type ModuleSort = "base" | "variant" | "expansion" | "option" | "mode";

export type PlayerRange = { 
/**
 * The fewest.
 */
least: number, 
/**
 * The largest number, at most 6.
 */
most: number, };

export type Recommended = { 
/**
 * The numbers of players.
 */
players: PlayerRange, 
/**
 * The lengths, in LP; empty for all.
 */
lengths: Array<number>, };

export type NeededWith = { 
/**
 * The number of players.
 */
players: number, 
/**
 * The module that is required then.
 */
module: string, };

export type ModuleInfo = { 
/**
 * The name by which a selection and the texts know it.
 */
id: string, 
/**
 * Whether a table chooses it as an expansion, mode, variant or option.
 */
kind: ModuleSort, 
/**
 * Its name in the requested language; derived from its id if it has none.
 */
name: string, 
/**
 * Modules that it requires; those of a mode come with it.
 */
needs: Array<string>, 
/**
 * Modules and variants with which it cannot be played.
 */
excludes: Array<string>, 
/**
 * Modules and variants that are required with some number of players.
 */
needs_with: Array<NeededWith>, 
/**
 * The variants of a mode.
 */
variants: Array<string>, 
/**
 * The variants that a table of a mode may play or not.
 */
variants_allowed: Array<string>, 
/**
 * The options that a mode is played with unless the table leaves them out.
 */
defaults: Array<string>, 
/**
 * For how many players it is.
 */
players: PlayerRange, 
/**
 * Other numbers of players for modules and variants, by id, while this one is selected.
 */
players_of: { [key in string]: PlayerRange }, 
/**
 * The possible lengths, in LP; empty for all.
 */
lengths: Array<number>, 
/**
 * The numbers of players with which it is part of the usual game.
 */
usual: PlayerRange | null, 
/**
 * What is recommended for a mode; nothing else is rejected.
 */
recommended: Recommended | null, 
/**
 * The group of an option, whose options can be added together.
 */
group: string | null, 
/**
 * Whether it assigns the characters, so that players do not keep one of two.
 */
own_characters: boolean, };

export type MakeTable = { 
/**
 * Its settings. The default variants are those of its mode, or the usual ones for its number of players.
 */
settings: Settings, 
/**
 * Each seat: a bot's level, or null for an open one.
 */
seats: Array<string | null>, 
/**
 * Seats that the requesting browser takes at once. Their parts of the seed are sent later (`part` of a seat), once
 * the client has received the server's commitment.
 */
sit: Array<Sit>, 
/**
 * Start at once: only for tables of bots, because the parts of persons are still missing.
 */
start: boolean, 
/**
 * A record (`docs/records.md`) from which the game is resumed; the settings are then the record's.
 */
record?: string, };

export type Sit = { 
/**
 * The seat, from 1.
 */
seat: number, 
/**
 * The player's name; the guest's own when missing.
 */
name?: string, 
/**
 * The character, where they are chosen.
 */
character?: string, };

export type ChangeSeat = { "action": "sit", 
/**
 * The player's name; the guest's own when missing.
 */
name: string | null, 
/**
 * The client's random part of the seed: 64 hexadecimal digits. It can be sent later instead.
 */
part: string | null, 
/**
 * The key of the host's link, if people sit down by invitation.
 */
key?: string, } | { "action": "part", 
/**
 * 64 hexadecimal digits.
 */
part: string, } | { "action": "agree" } | { "action": "ready", 
/**
 * Whether they are.
 */
ready: boolean, } | { "action": "hold", 
/**
 * The key of the host's link, if people sit down by invitation.
 */
key?: string, } | { "action": "leave" } | { "action": "bot", 
/**
 * Its level.
 */
level: string, } | { "action": "open" } | { "action": "character", 
/**
 * Its id.
 */
character: string | null, };

export type Decide = { 
/**
 * How it goes on.
 */
way: WayOn, };

export type GameResult = { 
/**
 * Each seat's points, by seat.
 */
seats: Array<SeatResult>, 
/**
 * The seats that share first place, from 1.
 */
winners: Array<number>, 
/**
 * Rounds played.
 */
rounds: number, 
/**
 * The seat that triggered the end.
 */
trigger: number | null, 
/**
 * The round in which the end was triggered.
 */
trigger_round: number | null, 
/**
 * Seconds from the first to the last choice.
 */
seconds: number, };

export type SeatResult = { 
/**
 * The seat, from 1, around the table.
 */
seat: number, 
/**
 * LP gained in play by source: `fights`, `tracks`, `town`, `cattle`, `stories`, `cards`, `other`.
 */
sources: { [key in string]: number }, 
/**
 * Final points by source, in the order in which they are counted: LP gained in play first.
 */
points: Array<SourcePoints>, 
/**
 * The sum.
 */
total: number, 
/**
 * LP at the end of each round, from round 0, the setup.
 */
by_round: Array<number>, };

export type SourcePoints = { 
/**
 * The source: `lp`, `upgrades`, `money`, `wounds`, `wanted`, `marshal`, `tokens`, or the id of the name of a track or
 * row that a module brings.
 */
source: string, 
/**
 * Legendary points, from all that this source has given.
 */
points: number, };

export type Replay = { 
/**
 * How many steps the game has; step 0 is the position after the setup.
 */
total: number, 
/**
 * The requested steps.
 */
steps: Array<Step>, };

export type Step = { 
/**
 * Its number, from 0.
 */
n: number, 
/**
 * The seat that chose; none for the setup.
 */
seat: number | null, 
/**
 * The choice's label; none if it was hidden from the viewer.
 */
choice: Message | null, 
/**
 * What the choice has caused, in order, as the viewer may see it.
 */
events: Array<LogEntry>, 
/**
 * The position after it.
 */
position: Position, 
/**
 * The private knowledge of the viewer's seat.
 */
own: Own | null, };

export type Ahead = { 
/**
 * Its place in line: how many are served before it.
 */
ahead: number, };

export type Review = { "status": "working", 
/**
 * Choices reviewed so far.
 */
done: number, 
/**
 * Choices to review; 0 while it is queued and while its game is read.
 */
of: number, 
/**
 * Its place in line: how many reviews are before it. 0 once it is in progress.
 */
ahead: number, } | { "status": "done" } & ReviewDone;

export type ReviewDone = { 
/**
 * The chances at the beginning of each turn, and finally at the end of the game.
 */
turns: Array<ReviewTurn>, 
/**
 * The choices that reduced the chances most, in the game's order.
 */
mistakes: Array<ReviewMistake>, };

export type ReviewTurn = { 
/**
 * The step of the replay that shows this position.
 */
at: number, 
/**
 * The round, from 1.
 */
round: number, 
/**
 * The seat whose turn begins.
 */
seat: number, 
/**
 * Each seat's chance of winning, from 0 to 1, followed by that of the automa if it plays;
 * their sum is 1.
 */
chances: Array<number>, };

export type ReviewMistake = { 
/**
 * The step of the replay that is this choice; the step before it shows the position in which it was made.
 */
at: number, 
/**
 * The round, from 1.
 */
round: number, 
/**
 * Who made it, from 1.
 */
seat: number, 
/**
 * The choice made, in the notation.
 */
chosen: string, 
/**
 * What was played, in words.
 */
chosen_label: Message, 
/**
 * The bot's choice, in the notation.
 */
best: string, 
/**
 * What the gunslinger would have played, in words.
 */
best_label: Message, 
/**
 * The winning chance with `best`, from 0 to 1, as estimated by the bot.
 */
chance: number, 
/**
 * The loss of winning chance by `chosen`.
 */
cost: number, 
/**
 * The uncertainty of `cost`: half of its 95% interval.
 */
margin: number, };

export type RuleBook = { 
/**
 * A one-line description of the table.
 */
about: string, 
/**
 * The player aid, without the rules one by one and the cards.
 */
aid: Array<Section>, 
/**
 * The chapters, in the order of the handbook, without those that concern nothing in the selection.
 */
chapters: Array<RuleChapter>, };

export type RuleChapter = { 
/**
 * The name by which the address of a page knows it.
 */
id: string, 
/**
 * Its heading, in the language asked for.
 */
title: string, 
/**
 * The rules, in the order of the rulebook.
 */
rules: Array<RuleText>, };

export type RuleText = { 
/**
 * Its id, such as `base.fight.07`.
 */
id: string, 
/**
 * A sentence or more in our words, in the requested language.
 */
text: string, 
/**
 * The reason for our ruling, where the rulebooks leave it open.
 */
ruling: string | null, 
/**
 * The variant to which it belongs.
 */
variant: string | null, 
/**
 * Whether it is a worked example.
 */
example: boolean, };

export type Notes = { 
/**
 * Their title.
 */
name: string, 
/**
 * A description, in a sentence.
 */
description: string, 
/**
 * Their author.
 */
credits: string, 
/**
 * What their author calls this state of them, such as `1.2`; empty without one.
 */
version: string, 
/**
 * Titles with their paragraphs, in order.
 */
sections: Array<Section>, };

export type LessonInfo = { 
/**
 * Its id; it is named by the message `tutorial-<id>` and described by `tutorial-<id>-about`.
 */
id: string, 
/**
 * The module that it belongs to.
 */
module: string, 
/**
 * The expansions that it is played with.
 */
modules: Array<string>, 
/**
 * Its messages that only the server has: those of a module that the program does not contain.
 */
texts: { [key in string]: string }, };

export type TutorialAt = { 
/**
 * What is learned, by the id in the list.
 */
lesson: string, 
/**
 * The step, from 0, at whose beginning the inputs start.
 */
step: number, 
/**
 * The learner's inputs since: choices in the notation, and `next` and `back` for the guide.
 */
inputs: Array<string>, 
/**
 * Whether the client has the position before the last input, so that an update is enough.
 */
known: boolean, };

export type TutorialNow = { 
/**
 * The game: a snapshot, an update, or that the last input was refused.
 */
page: ToPage, 
/**
 * What the lesson says and expects now.
 */
guide: TutorialGuide, };

export type TutorialGuide = { 
/**
 * What is learned, by the id in the list.
 */
lesson: string, 
/**
 * The step, from 0.
 */
step: number, 
/**
 * The number of steps of the lesson.
 */
steps: number, 
/**
 * The message of the step.
 */
message: string, 
/**
 * The message that answers the last input.
 */
reply: string | null, 
/**
 * What the guide highlights: `nothing`, `board`, `choices`, `hand`, `mat`, `tracks` or `players`.
 */
show: string, 
/**
 * Whether the guide waits for a choice; otherwise the step only has a text.
 */
task: boolean, 
/**
 * The choice that the guide waits for, if it is legal now.
 */
wanted: string | null, 
/**
 * Whether the learner decides: then no choice is highlighted, and each has an answer of its own.
 */
decides: boolean, 
/**
 * Whether another choice was made, so that the step can be reset.
 */
strayed: boolean, 
/**
 * Whether the position is that of the step's beginning: the inputs can be dropped.
 */
placed: boolean, };

export type Section = { 
/**
 * Its unique id: `actions`, `actions-move`.
 */
id: string, 
/**
 * Its heading, in the language of the aid or of the notes.
 */
title: string, 
/**
 * Its blocks, before nested sections.
 */
blocks: Array<Block>, 
/**
 * Nested sections.
 */
sections: Array<Section>, };

export type Block = { "kind": "text", 
/**
 * Its words.
 */
spans: Array<Span>, } | { "kind": "heading", 
/**
 * Its words.
 */
spans: Array<Span>, } | { "kind": "list", 
/**
 * The number of its first entry; none for a list without numbers.
 */
first: number | null, 
/**
 * Its entries, each of blocks.
 */
items: Array<Array<Block>>, } | { "kind": "facts", 
/**
 * The facts.
 */
facts: Array<Fact>, } | { "kind": "table", 
/**
 * The titles of its columns; empty when they need none.
 */
head: Array<Array<Span>>, 
/**
 * Its rows of cells.
 */
rows: Array<Array<Array<Span>>>, } | { "kind": "rule", 
/**
 * Its id, such as `base.fight.07`.
 */
id: string, 
/**
 * Its text.
 */
text: string, 
/**
 * The reason for our ruling, where the rulebooks leave it open.
 */
ruling: string | null, 
/**
 * Whether it is a worked example.
 */
example: boolean, } | { "kind": "quote", 
/**
 * The blocks.
 */
blocks: Array<Block>, } | { "kind": "code", 
/**
 * The lines.
 */
text: string, } | { "kind": "line" };

export type Fact = { 
/**
 * The label, such as "Cost".
 */
label: string, 
/**
 * What is told under the label, in pieces with one style each.
 */
spans: Array<Span>, 
/**
 * What an action in a place pays, in a few words.
 */
pays?: string, 
/**
 * The action in a place that it is about, such as `bandit`.
 */
act?: string, };

export type Span = { 
/**
 * The words.
 */
text: string, 
/**
 * Their style.
 */
mark?: Mark, 
/**
 * The link target: an address that begins with `https:`, `http:` or `mailto:`.
 */
link?: string, 
/**
 * The rule that they link to.
 */
rule?: string, 
/**
 * The icon before them, by its name in the set of icons.
 */
icon?: string, };

export type Mark = "emphasis" | "strong" | "code";

export type AccountPage = { 
/**
 * The account; none while the browser is not signed in.
 */
account: AccountInfo | null, 
/**
 * Whether passkeys can be used, if the page was opened by a name: one opened by an Internet address cannot.
 */
passkeys: boolean, 
/**
 * Whether the server sends links by e-mail.
 */
email: boolean, 
/**
 * The name of the host's own provider of accounts, if there is one.
 */
provider: string | null, };

export type AccountInfo = { 
/**
 * The name that others see.
 */
name: string, 
/**
 * When the account was made.
 */
created: number, 
/**
 * When the valid recovery code was made.
 */
recovery_made: number, 
/**
 * The confirmed e-mail address.
 */
email: string | null, 
/**
 * Whether it is linked with the host's provider.
 */
provider: boolean, 
/**
 * Since when the host may publish the person's games that end from then on, without names; none by default.
 */
shares_games: number | null, 
/**
 * The devices that are signed in, the last one first.
 */
sessions: Array<SessionInfo>, 
/**
 * The passkeys, the oldest first.
 */
passkeys: Array<PasskeyInfo>, };

export type SessionInfo = { 
/**
 * Its id in requests.
 */
id: string, 
/**
 * The name that the person gave it; may be empty.
 */
label: string, 
/**
 * When it signed in.
 */
created: number, 
/**
 * The day on which it was last seen.
 */
seen: number, 
/**
 * Whether it is the requesting browser.
 */
here: boolean, };

export type PasskeyInfo = { 
/**
 * Its id in requests.
 */
id: string, 
/**
 * The name that the person gave it; may be empty.
 */
name: string, 
/**
 * When it was made.
 */
created: number, 
/**
 * When it was last used.
 */
used: number, };

export type Begun = { 
/**
 * The options for the browser, as JSON of WebAuthn.
 */
options: Record<string, unknown>, };

export type NewPasskey = { 
/**
 * The credential, as JSON of WebAuthn.
 */
credential: unknown, 
/**
 * What the person calls it; may be empty.
 */
name: string, 
/**
 * What the person calls this device; may be empty.
 */
device: string, };

export type SignIn = { 
/**
 * The credential, as JSON of WebAuthn.
 */
credential: unknown, 
/**
 * What the person calls this device; may be empty.
 */
device: string, };

export type Recover = { 
/**
 * The code, in any form in which it can be read.
 */
code: string, 
/**
 * What the person calls this device; may be empty.
 */
device: string, };

export type AccountChanged = { 
/**
 * All that the account's page shows.
 */
account: AccountInfo, 
/**
 * A new recovery code, which replaces the old one. It is never shown again.
 */
recovery: string | null, };

export type ShareGames = { 
/**
 * Whether the games that end from now on may be published, if everybody in them has agreed.
 */
share: boolean, };

export type SendLink = { 
/**
 * The address.
 */
email: string, 
/**
 * The language of the mail.
 */
language: string, };

export type FollowLink = { 
/**
 * The end of the link.
 */
token: string, 
/**
 * What the person calls this device; may be empty.
 */
device: string, 
/**
 * Whether the person has confirmed to sign in, in another browser than the one that asked for the link.
 */
confirmed: boolean, 
/**
 * Whether what this other browser has as a guest becomes the account's. Otherwise the browser is that guest again
 * after it has signed out.
 */
moves: boolean, };

export type GuestsOwn = { 
/**
 * How the browser is called at tables without the account.
 */
name: string, 
/**
 * The unfinished tables at which it sits or which it has made.
 */
tables: number, };

export type LinkAnswer = { 
/**
 * The name of the account to which the link signs in, if the person must confirm that; the link remains valid.
 */
asks: string | null, 
/**
 * What this browser has as a guest, if the person must say whether it moves.
 */
own: GuestsOwn | null, 
/**
 * The account, once the link was used.
 */
changed: AccountChanged | null, };

export type Confirm = { "with": "code", 
/**
 * The code.
 */
code: string, } | { "with": "passkey", 
/**
 * The credential, as JSON of WebAuthn.
 */
credential: unknown, };

export type ProviderVisit = { 
/**
 * Where the browser signs in.
 */
address: string, };

export type Group = { 
/**
 * Its id: `base`, or the ids of its expansions joined by `+`; with `:` and the id of a mode.
 */
id: string, 
/**
 * Its expansions.
 */
modules: Array<string>, 
/**
 * The id of the mode that was played; none without.
 */
mode: string | null, };

export type LeaderboardInfo = { 
/**
 * The group in which its games are counted.
 */
group: Group, 
/**
 * How many players are ranked.
 */
players: number, };

export type Leaderboard = { 
/**
 * The group in which its games are counted.
 */
group: Group, 
/**
 * The players, best first.
 */
players: Array<RankedPlayer>, 
/**
 * Whether there are more.
 */
more: boolean, 
/**
 * Who is ranked.
 */
rule: RankRule, };

export type RankRule = { 
/**
 * The fewest rated games against opponents who count.
 */
games: number, 
/**
 * The fewest different opponents of that kind.
 */
opponents: number, 
/**
 * For how many players the host vouches: only they count. None on a server where all count.
 */
vouched: number | null, 
/**
 * The most points by which games with others, that nobody leaves, change a rating within some days.
 */
recently: number, 
/**
 * How many days these are.
 */
days: number, 
/**
 * The most points by which they ever change it.
 */
ever: number, };

export type RankedPlayer = { 
/**
 * The rank, from 1.
 */
rank: number, 
/**
 * The public handle.
 */
handle: string, 
/**
 * What others see of the player now.
 */
name: string, 
/**
 * The rating in whole points, as it is shown.
 */
rating: number, 
/**
 * Its uncertainty.
 */
deviation: number, 
/**
 * The rated games.
 */
games: number, 
/**
 * Whether it is the requesting browser.
 */
me: boolean, };

export type Profile = { 
/**
 * The public handle.
 */
handle: string, 
/**
 * What others see of the guest now.
 */
name: string, 
/**
 * Whether it is the requesting browser's own.
 */
me: boolean, 
/**
 * Whether the requesting browser ignores this player.
 */
ignored: boolean, 
/**
 * How many finished games, rated or not.
 */
played: number, 
/**
 * Those won.
 */
won: number, 
/**
 * The ratings, most games first.
 */
ratings: Array<GroupRating>, 
/**
 * The characters played most.
 */
characters: Array<Favorite>, 
/**
 * The latest games.
 */
games: Array<PlayedGame>, 
/**
 * Whether there are more games.
 */
more: boolean, 
/**
 * Every achievement that there is, with the progress to it.
 */
achievements: Array<AchievementState>, };

export type GroupRating = { 
/**
 * The group in which the games were counted.
 */
group: Group, 
/**
 * The rating in whole points, as it is shown.
 */
rating: number, 
/**
 * Its uncertainty.
 */
deviation: number, 
/**
 * The rated games.
 */
games: number, 
/**
 * The rank in the leaderboard; none without enough games and opponents.
 */
rank: number | null, };

export type Favorite = { 
/**
 * The id of the character who was played.
 */
character: string, 
/**
 * How many were finished with this character.
 */
games: number, 
/**
 * Those won.
 */
won: number, };

export type PlayedGame = { 
/**
 * The table, if the requesting browser sat there, too.
 */
table: string | null, 
/**
 * The group of its selection.
 */
group: Group, 
/**
 * The id of the character who was played; none if it is unknown.
 */
character: string | null, 
/**
 * How many had a place: the seats, and the automa.
 */
seats: number, 
/**
 * The place, from 1; 0 if the game was never finished.
 */
place: number, 
/**
 * The final points.
 */
points: number, 
/**
 * Whether it was won.
 */
won: boolean, 
/**
 * `finished`; `abandoned` by this player; `stayed` if others abandoned it.
 */
outcome: string, 
/**
 * Whether it was rated.
 */
rated: boolean, 
/**
 * The change of the rating; none if it did not count.
 */
change: number | null, 
/**
 * When it ended, in seconds since 1970.
 */
ended: number, };

export type AchievementState = { 
/**
 * The name by which texts and pictures know it.
 */
id: string, 
/**
 * How many have been reached.
 */
done: number, 
/**
 * How many are needed.
 */
of: number, 
/**
 * When it was reached, in seconds since 1970.
 */
reached: number | null, };

export type People = { 
/**
 * The latest players, without those who are ignored.
 */
recent: Array<MetPlayer>, 
/**
 * Those whose chat and invitations this browser does not show.
 */
ignored: Array<MetPlayer>, };

export type MetPlayer = { 
/**
 * The public handle.
 */
handle: string, 
/**
 * What others see of the player now.
 */
name: string, 
/**
 * The games together.
 */
games: number, 
/**
 * When the last one ended, in seconds since 1970; none without a game.
 */
last: number | null, };

export type TableWish = { 
/**
 * The id of a group of selections.
 */
group?: string, 
/**
 * A language: tables of this one, and of any.
 */
language?: string, 
/**
 * How long bots pretend to think there.
 */
pace?: Pace, 
/**
 * Only tables whose games change ratings, or only others; all if missing.
 */
rated?: boolean, 
/**
 * The number of seats.
 */
seats?: number, 
/**
 * The lowest rating of its players.
 */
from?: number, 
/**
 * The highest rating of its players.
 */
to?: number, };

export type QuickPlay = { 
/**
 * What the table must be like.
 */
wish: TableWish, 
/**
 * The settings of a new table, if none fits: it is listed.
 */
settings: Settings, 
/**
 * The seats of a new table.
 */
seats: number, };

export type Role = "moderator" | "admin";

export type ReportKind = "name" | "line" | "table";

export type Reported = { "what": "name", 
/**
 * The person's handle.
 */
handle: string, } | { "what": "line", 
/**
 * The table's id.
 */
table: string, 
/**
 * The line's number.
 */
n: number, } | { "what": "table", 
/**
 * Its id.
 */
table: string, };

export type MakeReport = { 
/**
 * A line of chat, a player's name, or the name of a table.
 */
of: Reported, 
/**
 * What the person says about it; may be empty, at most 300 characters.
 */
text: string, };

export type Verdict = "resolved" | "unfounded";

export type ReportInfo = { 
/**
 * Its id in requests.
 */
id: string, 
/**
 * What was reported.
 */
kind: ReportKind, 
/**
 * The name of the person or of the table.
 */
title: string, 
/**
 * The handle of the person whom it is about, as long as the server knows them.
 */
handle: string | null, 
/**
 * The table of a line, or the table itself.
 */
table: string | null, 
/**
 * When it was made, in seconds since 1970.
 */
created: number, 
/**
 * How many persons have reported it.
 */
reporters: number, 
/**
 * How it was closed; none while it is open.
 */
verdict: Verdict | null, 
/**
 * Whether others must decide: it is about a table at which you sit, or somebody with a role that is not below yours.
 */
others_decide: boolean, };

export type ReportCopy = { 
/**
 * What those have said who have reported it.
 */
words: Array<string>, 
/**
 * The chat around it.
 */
lines: Array<CopiedLine>, };

export type CopiedLine = { 
/**
 * The seat of the author.
 */
seat: number | null, 
/**
 * The author's name.
 */
name: string, 
/**
 * What was written when the report was made.
 */
text: string, 
/**
 * When it was written, in seconds since 1970.
 */
at: number, 
/**
 * Whether it is the one that was reported.
 */
reported: boolean, };

export type ReportDeed = { "deed": "hide-line" } | { "deed": "rename-guest" } | { "deed": "rename-table" } | { "deed": "remove-table" } | { "deed": "ban-guest", 
/**
 * Why; shown to the person.
 */
reason: string, 
/**
 * For how many days; none for ever.
 */
days: number | null, } | { "deed": "close", 
/**
 * How.
 */
verdict: Verdict, };

export type TablesFound = { 
/**
 * The tables, newest first.
 */
tables: Array<TableInfo>, 
/**
 * Where the list goes on, for the next request; none at its end.
 */
before: string | null, };

export type TableDeed = { "deed": "rename" } | { "deed": "remove" };

export type BanKind = "guest" | "address" | "network";

export type BanInfo = { 
/**
 * Its id in requests.
 */
id: string, 
/**
 * Whom it keeps out: a person, or whoever comes from somewhere.
 */
kind: BanKind, 
/**
 * The person's name, the address or the network; empty for a person who has left.
 */
who: string, 
/**
 * The person's handle.
 */
handle: string | null, 
/**
 * Why.
 */
reason: string, 
/**
 * Since when, in seconds since 1970.
 */
created: number, 
/**
 * Until when; none for ever.
 */
until: number | null, };

export type BanGuest = { 
/**
 * The person's handle.
 */
handle: string, 
/**
 * Why; shown to the person.
 */
reason: string, 
/**
 * For how many days; none for ever.
 */
days: number | null, };

export type LookAtNetwork = { 
/**
 * The handle of a person, or an address or network.
 */
of: string, };

export type NetworkInfo = { 
/**
 * An IPv4 address, or the first 64 bits of an IPv6 address.
 */
network: string, 
/**
 * How many other guests this server has seen there within a day.
 */
others: number, };

export type BanNetwork = { 
/**
 * As `NetworkInfo` has it: an IPv4 address, or 64 bits of an IPv6 address.
 */
network: string, 
/**
 * Why; shown to them.
 */
reason: string, 
/**
 * For how many days: 1 to 7.
 */
days: number, 
/**
 * How many others share it, as the answer to a look said: if there are more by now, nothing is done.
 */
others: number, };

export type Announce = { 
/**
 * The text, at most 300 characters; none to end it.
 */
text: string | null, };

export type RoleInfo = { 
/**
 * The person's handle.
 */
handle: string, 
/**
 * The person's name.
 */
name: string, 
/**
 * What the account may do.
 */
role: Role, 
/**
 * Since when, in seconds since 1970.
 */
since: number, 
/**
 * Whether it is the requesting browser's own.
 */
me: boolean, };

export type GiveRole = { 
/**
 * The person's handle.
 */
handle: string, 
/**
 * The role; none to take it away.
 */
role: Role | null, };

export type DeedInfo = { 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * Who: the name of an account, or of somebody at the server itself.
 */
who: string, 
/**
 * What, such as `ban-guest`.
 */
deed: string, 
/**
 * With what, as JSON; empty for nothing.
 */
about: string, 
/**
 * What came of it: `done`, or why it was refused; none if the program ended before it was done.
 */
outcome: string | null, };

export type Orders = { 
/**
 * In reaction windows.
 */
windows: WindowOrder, 
/**
 * When others start a game of poker.
 */
poker: PokerOrder, 
/**
 * When others start a game of faro.
 */
faro: FaroOrder, 
/**
 * When others fight a bandit, a guard or another opponent whose cards the player plays.
 */
npc: NpcOrder, 
/**
 * When the player can show a goal.
 */
goals: GoalOrder, 
/**
 * When the player moves the Sheriff in the turn of another.
 */
sheriff: StandIn, 
/**
 * When a card or a story asks the player something in the turn of another.
 */
effects: StandIn, };

export type NpcOrder = "bot" | "ask";

export type GoalOrder = "ask" | "show";

export type StandIn = "ask" | "bot";

export type OfferedOrder = "npc" | "windows" | "sheriff" | "effects";

export type WindowOrder = "ask" | "empty" | "always" | "bot";

export type PokerOrder = { 
/**
 * Whether joining is asked, answered by a rule, or never done.
 */
join: PokerJoin, 
/**
 * With `rule`: the highest stake.
 */
stake: number, 
/**
 * With `rule`: what the hand must hold at least.
 */
hand: PokerHand, };

export type PokerJoin = "ask" | "never" | "rule";

export type PokerHand = "any" | "pair";

export type FaroOrder = "ask" | "never";

export type MyGame = { 
/**
 * Where it is played, with its seats and state.
 */
table: TableInfo, 
/**
 * Whether the game waits for one of the guest's seats.
 */
my_turn: boolean, 
/**
 * Seconds until the time of the guest's decision is over, at a turn-based table.
 */
left: number | null, 
/**
 * Whether others want to end the game without a result, and the guest has not answered yet; of a game over days.
 */
ending: boolean, 
/**
 * What others have written since the guest has opened the table; none if they have not.
 */
chat: UnreadChat | null, };

export type UnreadChat = { 
/**
 * How many there are.
 */
unread: number, 
/**
 * The author of the last of them.
 */
name: string, 
/**
 * What the author wrote.
 */
text: string, };

export type MyGames = { 
/**
 * The unfinished games at which the guest has a seat.
 */
games: Array<MyGame>, 
/**
 * How many of them wait for the guest.
 */
waiting: number, };

export type Vacations = { 
/**
 * The current one and those to come, the earliest first.
 */
vacations: Array<Vacation>, 
/**
 * The time of the server, in seconds since 1970: that of the client may be wrong.
 */
now: number, 
/**
 * Seconds of vacation that are left within a year: whole days of the calendar.
 */
left: number, };

export type NoticeSettings = { 
/**
 * Whether by push messages to the browsers that have subscribed.
 */
push: boolean, 
/**
 * Whether by e-mail, where the server can send it.
 */
mail: boolean, 
/**
 * Whether the guest is told that the time of a decision is nearly over.
 */
nearly: boolean, 
/**
 * Whether the guest is told that a bot has stepped in.
 */
bot: boolean, 
/**
 * Whether the guest is told that a table is full, and that a game has begun.
 */
lobby: boolean, 
/**
 * Whether the guest is told that a game is over.
 */
over: boolean, 
/**
 * Whether the guest is told of lines in the chat of a game over days that name the guest.
 */
mention: boolean, 
/**
 * When nothing is told until it is over.
 */
quiet: Quiet, 
/**
 * The time zone of the guest, once a page has told it: times in e-mails are those of its clocks.
 */
zone: Zone | null, };

export type Zone = { 
/**
 * Until the change.
 */
offset: number, 
/**
 * When the next change is, in seconds since 1970; none if none is known.
 */
changes: number | null, 
/**
 * From the change on.
 */
next: number, };

export type Quiet = { 
/**
 * When they begin, from 0 to 1439.
 */
from: number, 
/**
 * When they end, from 0 to 1439; before the beginning it is on the next day.
 */
to: number, };

export type ChangeNotices = { 
/**
 * Whether by push messages to the browsers that have subscribed.
 */
push?: boolean, 
/**
 * Whether by e-mail, where the server can send it.
 */
mail?: boolean, 
/**
 * The language of e-mails; the last one if it is missing.
 */
language?: string, 
/**
 * Whether the guest is told that the time of a decision is nearly over.
 */
nearly?: boolean, 
/**
 * That a bot has stepped in.
 */
bot?: boolean, 
/**
 * That a table is full, and that a game has begun.
 */
lobby?: boolean, 
/**
 * That a game has ended, with or without a result.
 */
over?: boolean, 
/**
 * Of lines in the chat that name the guest.
 */
mention?: boolean, 
/**
 * When nothing is told.
 */
quiet?: Quiet, 
/**
 * The time zone of the guest; the last one if it is missing.
 */
zone?: Zone, };

export type Notices = { 
/**
 * The settings of the guest.
 */
settings: NoticeSettings, 
/**
 * The server's public key, in base64url.
 */
key: string, 
/**
 * The number of browsers that have subscribed.
 */
browsers: number, 
/**
 * Whether mails can reach the guest: the server sends some, and the account has an address.
 */
mails: boolean, 
/**
 * How many e-mails have links that stop them without signing in.
 */
links: number, };

export type Subscribe = { 
/**
 * The address of its push service.
 */
endpoint: string, 
/**
 * Its public key, in base64url.
 */
p256dh: string, 
/**
 * Its secret, in base64url.
 */
auth: string, 
/**
 * The language of its messages; without it, that of the subscription that this one replaces, or of the last browser.
 */
language?: string, 
/**
 * The address of a subscription that the browser has given up for this one.
 */
replaces?: string, };

export type Unsubscribe = { 
/**
 * The address of its push service.
 */
endpoint: string, };

export type NamedBrowser = { 
/**
 * The address of its push service.
 */
endpoint: string, };

export type BrowserState = { 
/**
 * The server's public key, in base64url: a browser that has subscribed with another one subscribes anew.
 */
key: string, 
/**
 * Whether the guest has this browser: it subscribes anew otherwise, also because its push service no longer knew it.
 */
known: boolean, 
/**
 * When it last returned a test message, in milliseconds since 1970.
 */
heard: number | null, 
/**
 * The status with which its push service last refused a message or put it off, 0 if there was no answer; none once one was accepted.
 */
failed: number | null, };

export type TestSent = { 
/**
 * The time of the server, in milliseconds since 1970: a browser that is heard then or later has received it.
 */
at: number, };

export type TestHeard = { 
/**
 * What stood in it.
 */
nonce: string, };

export type Missed = { 
/**
 * The position that the player saw last.
 */
before: Position, 
/**
 * The choices after it.
 */
steps: Array<MissedStep>, 
/**
 * Whether older events are left out, because there are too many.
 */
cut: boolean, };

export type MissedStep = { 
/**
 * What the choice has caused, as the player may see it.
 */
events: Array<LogEntry>, 
/**
 * The position after it.
 */
position: Position, };

/** The switches of an edition, with their values. */
export const switches = {
  'five-of-a-kind': ['below', 'above'],
  'start-of-fight-step': ['before-cards', 'after-accepting'],
  'guard-commits-first': ['no', 'yes'],
  'bandit-draws-first': ['yes', 'no'],
  'sheriff-draws-first': ['no', 'yes'],
  'surrender-to-sheriff': ['yes', 'no'],
  'story-ride': ['up-to', 'exact'],
  'delivery-after': ['move-action', 'any-movement', 'deliveries-any-movement'],
  'change-active-item': ['bought', 'bought-or-upgraded'],
  'raising-card-values': ['never', 'up-to-ace'],
} as const;

/** The value of each switch in each rulebook. */
export const rulebooks = {
  en: {
    'five-of-a-kind': 'below',
    'start-of-fight-step': 'before-cards',
    'guard-commits-first': 'no',
    'bandit-draws-first': 'yes',
    'sheriff-draws-first': 'no',
    'surrender-to-sheriff': 'yes',
    'story-ride': 'up-to',
    'delivery-after': 'move-action',
    'change-active-item': 'bought',
    'raising-card-values': 'never',
  },
  fr: {
    'five-of-a-kind': 'below',
    'start-of-fight-step': 'after-accepting',
    'guard-commits-first': 'yes',
    'bandit-draws-first': 'no',
    'sheriff-draws-first': 'no',
    'surrender-to-sheriff': 'no',
    'story-ride': 'exact',
    'delivery-after': 'any-movement',
    'change-active-item': 'bought',
    'raising-card-values': 'up-to-ace',
  },
  it: {
    'five-of-a-kind': 'above',
    'start-of-fight-step': 'before-cards',
    'guard-commits-first': 'no',
    'bandit-draws-first': 'yes',
    'sheriff-draws-first': 'yes',
    'surrender-to-sheriff': 'yes',
    'story-ride': 'up-to',
    'delivery-after': 'deliveries-any-movement',
    'change-active-item': 'bought-or-upgraded',
    'raising-card-values': 'never',
  },
} as const;

/** The shipped modules, with English names. */
export const shippedModules: readonly ModuleInfo[] = [
  {
    "id": "base",
    "kind": "base",
    "name": "Base",
    "needs": [],
    "excludes": [],
    "needs_with": [],
    "variants": [],
    "variants_allowed": [],
    "defaults": [],
    "players": {
      "least": 2,
      "most": 6
    },
    "players_of": {},
    "lengths": [],
    "usual": null,
    "recommended": null,
    "group": null,
    "own_characters": false
  },
  {
    "id": "goals",
    "kind": "variant",
    "name": "Goals",
    "needs": [],
    "excludes": [],
    "needs_with": [],
    "variants": [],
    "variants_allowed": [],
    "defaults": [],
    "players": {
      "least": 2,
      "most": 6
    },
    "players_of": {},
    "lengths": [],
    "usual": {
      "least": 2,
      "most": 6
    },
    "recommended": null,
    "group": null,
    "own_characters": false
  },
  {
    "id": "first-game",
    "kind": "variant",
    "name": "First game",
    "needs": [],
    "excludes": [
      "goals"
    ],
    "needs_with": [
      {
        "players": 2,
        "module": "man-in-black"
      }
    ],
    "variants": [],
    "variants_allowed": [],
    "defaults": [],
    "players": {
      "least": 2,
      "most": 4
    },
    "players_of": {},
    "lengths": [
      15
    ],
    "usual": null,
    "recommended": null,
    "group": null,
    "own_characters": true
  },
  {
    "id": "wild-wild-west",
    "kind": "variant",
    "name": "Wild Wild West",
    "needs": [],
    "excludes": [],
    "needs_with": [],
    "variants": [],
    "variants_allowed": [],
    "defaults": [],
    "players": {
      "least": 2,
      "most": 6
    },
    "players_of": {},
    "lengths": [],
    "usual": null,
    "recommended": null,
    "group": null,
    "own_characters": false
  },
  {
    "id": "man-in-black",
    "kind": "variant",
    "name": "The Man in Black",
    "needs": [],
    "excludes": [],
    "needs_with": [],
    "variants": [],
    "variants_allowed": [],
    "defaults": [],
    "players": {
      "least": 2,
      "most": 2
    },
    "players_of": {},
    "lengths": [],
    "usual": {
      "least": 2,
      "most": 2
    },
    "recommended": null,
    "group": null,
    "own_characters": false
  },
  {
    "id": "ante-up",
    "kind": "expansion",
    "name": "Ante Up",
    "needs": [],
    "excludes": [],
    "needs_with": [],
    "variants": [],
    "variants_allowed": [],
    "defaults": [],
    "players": {
      "least": 2,
      "most": 6
    },
    "players_of": {},
    "lengths": [],
    "usual": null,
    "recommended": null,
    "group": null,
    "own_characters": false
  },
  {
    "id": "blood-money",
    "kind": "expansion",
    "name": "Blood Money",
    "needs": [
      "ante-up"
    ],
    "excludes": [],
    "needs_with": [],
    "variants": [],
    "variants_allowed": [],
    "defaults": [],
    "players": {
      "least": 2,
      "most": 6
    },
    "players_of": {},
    "lengths": [],
    "usual": null,
    "recommended": null,
    "group": null,
    "own_characters": false
  },
  {
    "id": "extras",
    "kind": "expansion",
    "name": "Extras",
    "needs": [
      "ante-up",
      "blood-money"
    ],
    "excludes": [],
    "needs_with": [],
    "variants": [],
    "variants_allowed": [],
    "defaults": [],
    "players": {
      "least": 2,
      "most": 6
    },
    "players_of": {},
    "lengths": [],
    "usual": null,
    "recommended": null,
    "group": null,
    "own_characters": false
  },
  {
    "id": "bandit-cards",
    "kind": "option",
    "name": "Bandit cards",
    "needs": [],
    "excludes": [
      "first-game"
    ],
    "needs_with": [],
    "variants": [],
    "variants_allowed": [],
    "defaults": [],
    "players": {
      "least": 2,
      "most": 6
    },
    "players_of": {},
    "lengths": [],
    "usual": null,
    "recommended": null,
    "group": null,
    "own_characters": false
  },
  {
    "id": "jokers",
    "kind": "option",
    "name": "Jokers",
    "needs": [],
    "excludes": [],
    "needs_with": [],
    "variants": [],
    "variants_allowed": [],
    "defaults": [],
    "players": {
      "least": 2,
      "most": 6
    },
    "players_of": {},
    "lengths": [],
    "usual": null,
    "recommended": null,
    "group": null,
    "own_characters": false
  },
  {
    "id": "sheriff-cards",
    "kind": "option",
    "name": "Sheriff cards",
    "needs": [],
    "excludes": [
      "first-game"
    ],
    "needs_with": [],
    "variants": [],
    "variants_allowed": [],
    "defaults": [],
    "players": {
      "least": 2,
      "most": 6
    },
    "players_of": {},
    "lengths": [],
    "usual": null,
    "recommended": null,
    "group": null,
    "own_characters": false
  },
  {
    "id": "titles",
    "kind": "option",
    "name": "Titles",
    "needs": [],
    "excludes": [
      "first-game"
    ],
    "needs_with": [],
    "variants": [],
    "variants_allowed": [],
    "defaults": [],
    "players": {
      "least": 2,
      "most": 6
    },
    "players_of": {},
    "lengths": [],
    "usual": null,
    "recommended": null,
    "group": null,
    "own_characters": false
  },
  {
    "id": "vendetta",
    "kind": "option",
    "name": "Vendetta",
    "needs": [
      "ante-up"
    ],
    "excludes": [],
    "needs_with": [],
    "variants": [],
    "variants_allowed": [],
    "defaults": [],
    "players": {
      "least": 2,
      "most": 6
    },
    "players_of": {},
    "lengths": [],
    "usual": null,
    "recommended": null,
    "group": "alternate-cards",
    "own_characters": false
  },
  {
    "id": "rumors",
    "kind": "option",
    "name": "Rumors",
    "needs": [
      "ante-up"
    ],
    "excludes": [],
    "needs_with": [],
    "variants": [],
    "variants_allowed": [],
    "defaults": [],
    "players": {
      "least": 2,
      "most": 6
    },
    "players_of": {},
    "lengths": [],
    "usual": null,
    "recommended": null,
    "group": "alternate-cards",
    "own_characters": false
  },
  {
    "id": "scout",
    "kind": "option",
    "name": "Scout",
    "needs": [
      "ante-up"
    ],
    "excludes": [],
    "needs_with": [],
    "variants": [],
    "variants_allowed": [],
    "defaults": [],
    "players": {
      "least": 2,
      "most": 6
    },
    "players_of": {},
    "lengths": [],
    "usual": null,
    "recommended": null,
    "group": "alternate-cards",
    "own_characters": false
  },
  {
    "id": "jackpot",
    "kind": "option",
    "name": "Jackpot",
    "needs": [
      "ante-up"
    ],
    "excludes": [],
    "needs_with": [],
    "variants": [],
    "variants_allowed": [],
    "defaults": [],
    "players": {
      "least": 2,
      "most": 6
    },
    "players_of": {},
    "lengths": [],
    "usual": null,
    "recommended": null,
    "group": "alternate-cards",
    "own_characters": false
  },
  {
    "id": "outfit",
    "kind": "option",
    "name": "Outfit",
    "needs": [
      "ante-up"
    ],
    "excludes": [],
    "needs_with": [],
    "variants": [],
    "variants_allowed": [],
    "defaults": [],
    "players": {
      "least": 2,
      "most": 6
    },
    "players_of": {},
    "lengths": [],
    "usual": null,
    "recommended": null,
    "group": "alternate-cards",
    "own_characters": false
  },
  {
    "id": "standard-stores",
    "kind": "option",
    "name": "Standard stores",
    "needs": [
      "ante-up"
    ],
    "excludes": [],
    "needs_with": [],
    "variants": [],
    "variants_allowed": [],
    "defaults": [],
    "players": {
      "least": 2,
      "most": 6
    },
    "players_of": {},
    "lengths": [],
    "usual": null,
    "recommended": null,
    "group": null,
    "own_characters": false
  },
  {
    "id": "dead-or-alive",
    "kind": "option",
    "name": "Dead or Alive",
    "needs": [
      "blood-money"
    ],
    "excludes": [],
    "needs_with": [],
    "variants": [],
    "variants_allowed": [],
    "defaults": [],
    "players": {
      "least": 2,
      "most": 6
    },
    "players_of": {},
    "lengths": [],
    "usual": null,
    "recommended": null,
    "group": "alternate-cards",
    "own_characters": false
  },
  {
    "id": "ruthless",
    "kind": "option",
    "name": "Ruthless",
    "needs": [
      "blood-money"
    ],
    "excludes": [],
    "needs_with": [],
    "variants": [],
    "variants_allowed": [],
    "defaults": [],
    "players": {
      "least": 2,
      "most": 6
    },
    "players_of": {},
    "lengths": [],
    "usual": null,
    "recommended": null,
    "group": "alternate-cards",
    "own_characters": false
  },
  {
    "id": "stagecoach",
    "kind": "option",
    "name": "Stagecoach",
    "needs": [
      "blood-money"
    ],
    "excludes": [],
    "needs_with": [],
    "variants": [],
    "variants_allowed": [],
    "defaults": [],
    "players": {
      "least": 2,
      "most": 6
    },
    "players_of": {},
    "lengths": [],
    "usual": null,
    "recommended": null,
    "group": "alternate-cards",
    "own_characters": false
  },
  {
    "id": "core-stories",
    "kind": "option",
    "name": "Core stories",
    "needs": [
      "blood-money"
    ],
    "excludes": [],
    "needs_with": [],
    "variants": [],
    "variants_allowed": [],
    "defaults": [],
    "players": {
      "least": 2,
      "most": 6
    },
    "players_of": {},
    "lengths": [],
    "usual": null,
    "recommended": null,
    "group": null,
    "own_characters": false
  },
  {
    "id": "stories-in-order",
    "kind": "option",
    "name": "Stories in order",
    "needs": [
      "blood-money"
    ],
    "excludes": [
      "core-stories",
      "border-town",
      "golden-rule",
      "law-and-disorder",
      "serenade"
    ],
    "needs_with": [],
    "variants": [],
    "variants_allowed": [],
    "defaults": [],
    "players": {
      "least": 2,
      "most": 6
    },
    "players_of": {},
    "lengths": [],
    "usual": null,
    "recommended": null,
    "group": null,
    "own_characters": false
  },
  {
    "id": "gangs",
    "kind": "option",
    "name": "Gangs and posses",
    "needs": [
      "extras"
    ],
    "excludes": [],
    "needs_with": [],
    "variants": [],
    "variants_allowed": [],
    "defaults": [],
    "players": {
      "least": 2,
      "most": 6
    },
    "players_of": {},
    "lengths": [],
    "usual": null,
    "recommended": null,
    "group": null,
    "own_characters": false
  },
  {
    "id": "unique-events",
    "kind": "option",
    "name": "Unique events",
    "needs": [
      "extras"
    ],
    "excludes": [],
    "needs_with": [],
    "variants": [],
    "variants_allowed": [],
    "defaults": [],
    "players": {
      "least": 2,
      "most": 6
    },
    "players_of": {},
    "lengths": [],
    "usual": null,
    "recommended": null,
    "group": null,
    "own_characters": false
  },
  {
    "id": "man-in-black-for-more",
    "kind": "option",
    "name": "The Man in Black for more players",
    "needs": [
      "extras"
    ],
    "excludes": [],
    "needs_with": [],
    "variants": [],
    "variants_allowed": [],
    "defaults": [],
    "players": {
      "least": 2,
      "most": 6
    },
    "players_of": {
      "man-in-black": {
        "least": 2,
        "most": 5
      }
    },
    "lengths": [],
    "usual": null,
    "recommended": null,
    "group": null,
    "own_characters": false
  },
  {
    "id": "serenade",
    "kind": "mode",
    "name": "Serenade",
    "needs": [
      "ante-up",
      "blood-money",
      "extras",
      "dead-or-alive",
      "vendetta",
      "outfit",
      "ruthless",
      "stagecoach"
    ],
    "excludes": [
      "rumors",
      "scout",
      "jackpot",
      "gangs",
      "unique-events",
      "core-stories",
      "standard-stores",
      "sheriff-cards",
      "bandit-cards",
      "titles",
      "man-in-black-for-more",
      "goals",
      "first-game",
      "wild-wild-west"
    ],
    "needs_with": [],
    "variants": [],
    "variants_allowed": [
      "man-in-black"
    ],
    "defaults": [
      "jokers"
    ],
    "players": {
      "least": 2,
      "most": 6
    },
    "players_of": {},
    "lengths": [],
    "usual": null,
    "recommended": {
      "players": {
        "least": 3,
        "most": 5
      },
      "lengths": [
        15,
        20
      ]
    },
    "group": null,
    "own_characters": false
  },
  {
    "id": "golden-rule",
    "kind": "mode",
    "name": "Golden Rule",
    "needs": [
      "ante-up",
      "blood-money",
      "extras",
      "rumors",
      "jackpot",
      "ruthless",
      "stagecoach",
      "unique-events"
    ],
    "excludes": [
      "dead-or-alive",
      "vendetta",
      "scout",
      "outfit",
      "gangs",
      "core-stories",
      "standard-stores",
      "sheriff-cards",
      "bandit-cards",
      "titles",
      "man-in-black-for-more",
      "goals",
      "first-game",
      "wild-wild-west"
    ],
    "needs_with": [],
    "variants": [],
    "variants_allowed": [
      "man-in-black"
    ],
    "defaults": [
      "jokers"
    ],
    "players": {
      "least": 2,
      "most": 6
    },
    "players_of": {},
    "lengths": [],
    "usual": null,
    "recommended": {
      "players": {
        "least": 3,
        "most": 6
      },
      "lengths": [
        20
      ]
    },
    "group": null,
    "own_characters": false
  },
  {
    "id": "law-and-disorder",
    "kind": "mode",
    "name": "Law and Disorder",
    "needs": [
      "ante-up",
      "blood-money",
      "extras",
      "dead-or-alive",
      "vendetta",
      "scout",
      "outfit",
      "ruthless",
      "stagecoach",
      "gangs"
    ],
    "excludes": [
      "rumors",
      "jackpot",
      "unique-events",
      "core-stories",
      "standard-stores",
      "sheriff-cards",
      "bandit-cards",
      "titles",
      "man-in-black-for-more",
      "goals",
      "first-game",
      "wild-wild-west"
    ],
    "needs_with": [],
    "variants": [],
    "variants_allowed": [
      "man-in-black"
    ],
    "defaults": [
      "jokers"
    ],
    "players": {
      "least": 2,
      "most": 6
    },
    "players_of": {},
    "lengths": [],
    "usual": null,
    "recommended": {
      "players": {
        "least": 3,
        "most": 6
      },
      "lengths": [
        20
      ]
    },
    "group": null,
    "own_characters": false
  },
  {
    "id": "risky-business",
    "kind": "mode",
    "name": "Risky Business",
    "needs": [
      "ante-up",
      "blood-money",
      "extras",
      "dead-or-alive",
      "vendetta",
      "rumors",
      "scout",
      "jackpot",
      "outfit",
      "ruthless",
      "stagecoach",
      "unique-events"
    ],
    "excludes": [
      "gangs",
      "core-stories",
      "standard-stores",
      "sheriff-cards",
      "bandit-cards",
      "titles",
      "man-in-black-for-more",
      "first-game",
      "wild-wild-west"
    ],
    "needs_with": [
      {
        "players": 2,
        "module": "goals"
      },
      {
        "players": 3,
        "module": "goals"
      },
      {
        "players": 4,
        "module": "goals"
      },
      {
        "players": 5,
        "module": "goals"
      },
      {
        "players": 6,
        "module": "goals"
      }
    ],
    "variants": [
      "goals"
    ],
    "variants_allowed": [
      "man-in-black"
    ],
    "defaults": [
      "jokers"
    ],
    "players": {
      "least": 2,
      "most": 6
    },
    "players_of": {},
    "lengths": [],
    "usual": null,
    "recommended": {
      "players": {
        "least": 3,
        "most": 5
      },
      "lengths": [
        20,
        25
      ]
    },
    "group": null,
    "own_characters": false
  },
  {
    "id": "border-town",
    "kind": "mode",
    "name": "Border Town",
    "needs": [
      "ante-up",
      "blood-money",
      "extras",
      "dead-or-alive",
      "vendetta",
      "rumors",
      "scout",
      "jackpot",
      "outfit",
      "ruthless",
      "stagecoach"
    ],
    "excludes": [
      "gangs",
      "unique-events",
      "core-stories",
      "standard-stores",
      "sheriff-cards",
      "bandit-cards",
      "titles",
      "man-in-black-for-more",
      "goals",
      "first-game",
      "wild-wild-west",
      "man-in-black"
    ],
    "needs_with": [],
    "variants": [],
    "variants_allowed": [],
    "defaults": [
      "jokers"
    ],
    "players": {
      "least": 2,
      "most": 6
    },
    "players_of": {},
    "lengths": [],
    "usual": null,
    "recommended": {
      "players": {
        "least": 2,
        "most": 4
      },
      "lengths": [
        15,
        20
      ]
    },
    "group": null,
    "own_characters": false
  }
];

/** The shipped lessons. */
export const shippedLessons: readonly LessonInfo[] = [
  {
    "id": "moving",
    "module": "base",
    "modules": [],
    "texts": {}
  },
  {
    "id": "fights",
    "module": "base",
    "modules": [],
    "texts": {}
  },
  {
    "id": "law",
    "module": "base",
    "modules": [],
    "texts": {}
  },
  {
    "id": "ante-up",
    "module": "ante-up",
    "modules": [
      "ante-up"
    ],
    "texts": {}
  },
  {
    "id": "blood-money",
    "module": "blood-money",
    "modules": [
      "ante-up",
      "blood-money"
    ],
    "texts": {}
  }
];
