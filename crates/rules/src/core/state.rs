//! The position: plain data of fixed size, `State = Public + Secrets`.

mod fight;
mod poker;

pub use fight::{Fight, Side};
pub use poker::{Challenge, Poker, PokerKind, PokerStep};

use crate::content::edition::Edition;
use crate::content::variants::{Variant, Variants};
use crate::content::{Content, Passives, SourceSet};
use crate::core::choice::FightKind;
use crate::core::deck::Deck;
use crate::core::frame::Stack;
use crate::core::ids::*;
use crate::core::limits::*;
use crate::fight::encounters::Encounters;
use crate::turn::setup::Setup;
use serde::{Deserialize, Serialize};

/// A complete position, which can be cloned, stored and compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// The public part.
    pub public: Public,
    /// The hidden part.
    pub(crate) secrets: Secrets,
}

/// The public part.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Public {
    /// The number of players.
    pub seats: u8,
    /// LP that trigger the end.
    pub length: u8,
    /// The variants of the base game.
    pub variants: Variants,
    /// The rulebook.
    pub edition: Edition,
    /// Whether reaction windows of players who cannot react are skipped (simulations only).
    pub skip_empty_windows: bool,
    /// The players, by seat; after them the automa, if it plays.
    pub players: [Player; SEATS],
    /// Who has the first player token.
    pub first: Seat,
    /// The turn in progress.
    pub turn: Turn,
    /// The resolution stack.
    pub stack: Stack,
    /// Who must choose now.
    pub asked: SeatSet,
    /// Where a bandit stands; never two on one space.
    pub bandits: SpaceSet,
    /// Spaces with tokens of each kind of modules.
    pub map_tokens: [SpaceSet; MAP_TOKENS],
    /// Opponents drawn from their pools: those of a pool that is reshuffled come again once all were drawn.
    pub drawn_opponents: OpponentSet,
    /// Where the Sheriff stands.
    pub sheriff: Space,
    /// Faceup discards of poker cards.
    pub discard: CardSet,
    /// Poker cards lying faceup in play: a card whose action is carried out, a flop, cards shown in a fight.
    pub in_play: CardSet,
    /// Items left in the store.
    #[serde(with = "serde_big_array::BigArray")]
    pub store: [u8; ITEMS],
    /// The kinds of items that each store with a stand of its own sells; the other kinds are sold in general stores.
    pub stands: [ItemSet; STANDS],
    /// Nuggets left in the supply.
    pub nuggets: u8,
    /// Legendary tokens left, all kinds together.
    pub tokens: u8,
    /// The number of fight cards in each batch of their deck, the top batch first.
    pub fight_batches: [u8; FIGHT_BATCHES],
    /// Stories not yet resolved.
    pub stories: StorySet,
    /// The open trigger of each story deck.
    pub open: [Option<Trigger>; STORY_DECKS],
    /// Cards left in each story deck, the open one included.
    pub story_cards: [u8; STORY_DECKS],
    /// The fight in progress.
    pub fight: Fight,
    /// The game of poker in progress.
    pub poker: Poker,
    /// Cards of the automa still to be drawn before the reshuffle.
    pub automa_cards: AutomaCardSet,
    /// The automa's card of this round, otherwise of the last one.
    pub automa_card: Option<AutomaCard>,
    /// What modules keep.
    pub modules: crate::modules::Public,
    /// How near the end is.
    pub phase: Phase,
    /// The winners, once it is over; the automa by its index.
    pub winners: SeatSet,
}

/// How near the end is: who still has a turn once somebody has the LP that end the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Before the end is triggered.
    Open,
    /// The end is triggered; this round is finished.
    LastButOne,
    /// Everyone takes a last turn.
    Last,
    /// Over.
    Over,
    /// As [`Self::Open`], and a player has reached the LP that end the game: distinguished if arrests depend on it
    /// (base.wild.01).
    Reached,
}

impl Phase {
    /// Whether the end is not triggered yet.
    #[inline]
    pub fn is_open(self) -> bool {
        matches!(self, Self::Open | Self::Reached)
    }
}

/// The public state of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Player {
    /// The character; unknown while characters are chosen.
    pub character: Option<Character>,
    /// The figure's space, once it is placed.
    pub space: Option<Space>,
    /// Dollars.
    pub money: u8,
    /// Gold nuggets.
    pub nuggets: u8,
    /// Legendary points.
    pub lp: u16,
    /// How many the player has, each a card less in the hand at the end of a turn.
    pub wounds: u8,
    /// Marshal points: the cube's space.
    pub marshal: u8,
    /// Wanted points: the cube's space.
    pub wanted: u8,
    /// Whether the legendary ability is active.
    pub legendary: bool,
    /// Owned items.
    pub items: ItemSet,
    /// Those of them that are turned to the better side.
    pub upgraded: ItemSet,
    /// The active weapon.
    pub weapon: Option<Item>,
    /// The active mount.
    pub mount: Option<Item>,
    /// The colors of the carried cattle tokens, in the order in which they were taken.
    pub cattle: [Option<Ranch>; CARRIED_CATTLE],
    /// Discs on each open story.
    pub discs: [u8; STORY_DECKS],
    /// Goals shown as completed.
    pub goals_done: GoalSlots,
    /// Legendary tokens held.
    pub tokens: u8,
    /// Those of them that do not count as tokens of goals and are never returned (au.gambler-track.27).
    pub kept_tokens: u8,
    /// Points on each track of modules.
    pub points: [u8; POINT_TRACKS],
    /// All sources of abilities of this player (in the order of [`Source`](crate::content::Source)); derived.
    pub sources: SourceSet,
    /// The sum of permanent effects; derived.
    pub passives: Passives,
}

/// The turn in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// The active player.
    pub seat: Seat,
    /// The round, from 1.
    pub round: u16,
    /// Actions left.
    pub actions: u8,
    /// Effects and abilities so far, up to [`TURN_EFFECTS`].
    pub effects: u16,
    /// The space where it began.
    pub began_at: Option<Space>,
    /// Abilities with a limit of once per turn that each player has used: copies of an item can have two owners.
    pub used: [SourceSet; SEATS],
    /// Used titles with a limit of once per turn.
    pub used_titles: TitleSet,
    /// Players already fought.
    pub fought: SeatSet,
    /// Whether the bank was robbed.
    pub heist: bool,
    /// Whether a disc was placed.
    pub contributed: bool,
    /// Story decks whose trigger was met and that have not been offered yet.
    pub met: u8,
    /// Whether an action is in progress.
    pub in_action: bool,
    /// LP gained by that action.
    pub action_lp: u8,
    /// Dollars spent in a town by that action.
    pub action_spent: u8,
    /// Wanted players whom the Sheriff does not try to arrest any more.
    pub spared: SeatSet,
    /// Goals whose condition was met in this turn, held or not.
    pub goals_met: GoalSlots,
    /// What modules keep for it.
    pub modules: crate::modules::Turn,
}

/// The hidden part.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Secrets {
    /// By seat, what only its player sees until it is played.
    pub hands: [CardSet; SEATS],
    /// Cards played facedown for a fight or a game of poker.
    pub facedown: [CardSet; SEATS],
    /// The undrawn poker cards.
    pub deck: Deck<Card, u64, DECK_BATCHES>,
    /// The cards that a dealer drew and has not played.
    pub dealer: CardSet,
    /// What bandits, guards and the Sheriff draw from.
    pub fight_deck: Deck<FightCard, u16, FIGHT_BATCHES>,
    /// Fight cards drawn for the fight in progress and not played; at faro the card that nobody has seen.
    pub npc_drawn: FightSet,
    /// The fight card played facedown.
    pub npc_laid: Option<FightCard>,
    /// What is fixed of the order of the circuit's opponents.
    pub encounters: Encounters,
    /// Goals held, not yet shown.
    pub goals: [GoalSlots; SEATS],
    /// Legendary tokens held, by kind.
    pub tokens: [[u8; TOKEN_KINDS]; SEATS],
    /// Those of them that do not count as tokens of goals, by kind.
    pub kept_tokens: [[u8; TOKEN_KINDS]; SEATS],
    /// Legendary tokens left, by kind.
    pub token_pool: [u8; TOKEN_KINDS],
    /// Cattle tokens at each ranch; after the last ranch the stray cattle that nobody carries.
    pub ranches: [CattleSet; HERDS],
    /// The cattle tokens carried, in the order in which they were taken.
    pub cattle: [[Option<Cattle>; CARRIED_CATTLE]; SEATS],
    /// Characters dealt.
    pub draft: [CharacterSet; SEATS],
    /// Characters chosen and not yet shown.
    pub drafted: [Option<Character>; SEATS],
    /// `known[viewer][owner]`: cards that the viewer knows the owner to hold, in hand or facedown.
    pub known: [[CardSet; SEATS]; SEATS],
    /// `seen_cattle[viewer][place]`: whose carried tokens at this place of their order the viewer has seen.
    pub seen_cattle: [[SeatSet; CARRIED_CATTLE]; SEATS],
}

impl Player {
    /// A player before the game.
    pub(crate) fn new() -> Self {
        Self {
            character: None,
            space: None,
            money: 0,
            nuggets: 0,
            lp: 0,
            wounds: 0,
            marshal: 0,
            wanted: 0,
            legendary: false,
            items: ItemSet::new(),
            upgraded: ItemSet::new(),
            weapon: None,
            mount: None,
            cattle: [None; CARRIED_CATTLE],
            discs: [0; STORY_DECKS],
            goals_done: GoalSlots::new(),
            tokens: 0,
            kept_tokens: 0,
            points: [0; POINT_TRACKS],
            sources: SourceSet::new(),
            passives: Passives::default(),
        }
    }
    /// Whether the player has Marshal points.
    #[inline]
    pub fn is_marshal(&self) -> bool {
        self.marshal > 0
    }
    /// Whether the player has Wanted points.
    #[inline]
    pub fn is_wanted(&self) -> bool {
        self.wanted > 0
    }
    /// The most nuggets the player may carry (base.mine.08, base.item.16).
    pub fn nugget_limit(&self, content: &Content) -> u8 {
        (content.numbers.nuggets + self.passives.carry).saturating_sub(self.passives.carry_less)
    }
    /// The most money the player may carry (base.bank.06, au.characters.01).
    #[inline]
    pub fn money_limit(&self, content: &Content) -> u8 {
        let limit = content.numbers.money.saturating_add(self.passives.purse).min(MOST_MONEY);
        limit.saturating_sub(self.passives.smaller_purse)
    }
    /// The movement of a move action (base.move.02, 03).
    #[inline]
    pub fn movement(&self, content: &Content) -> u8 {
        if content.rules.is_changed() {
            return 1;
        }
        let whole = match self.passives.movement {
            0 => content.numbers.movement_on_foot,
            mount => mount,
        };
        // Whoever is slowed by several things still gets ahead.
        whole.saturating_sub(self.passives.slower).max(1)
    }
    /// The cards kept at the end of the turn (base.end.03).
    pub fn hand_limit(&self, content: &Content) -> u8 {
        let wounds = if self.passives.wounds_keep_hand_size { 0 } else { self.wounds };
        (content.numbers.hand + self.passives.hand_size).saturating_sub(wounds + self.passives.smaller_hand)
    }
}

impl Public {
    /// What everybody sees of the player at a seat.
    #[inline(always)]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }
    /// All seats, from seat 0.
    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }
    /// All seats in turn order from this one.
    pub fn seats_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let n = self.seats;
        (0..n).map(move |i| Seat((seat.0 + i) % n))
    }
    /// The seat at a clockwise `offset`.
    #[inline]
    pub fn seat_after(&self, seat: Seat, offset: u8) -> Seat {
        Seat((seat.0 + offset) % self.seats)
    }
    /// How many seats a seat is after the active one; during the automa's turn, after the first seat.
    pub(crate) fn turn_offset(&self, seat: Seat) -> u8 {
        (seat.0 + self.seats - self.turn.seat.0) % self.seats
    }
    /// Whether goals are in play (base.goal.01).
    #[inline(always)]
    pub fn has_goals(&self) -> bool {
        self.variants.has(Variant::Goals)
    }
    /// Whether any player is Wanted: then the Sheriff is active (base.sheriff.01).
    pub fn sheriff_active(&self) -> bool {
        self.players[..usize::from(self.seats)].iter().any(Player::is_wanted)
    }
    /// Whether it is the turn of a seat, even while others must choose.
    #[inline]
    pub fn is_active(&self, seat: Seat) -> bool {
        self.turn.seat == seat
    }
    /// Discs that resolve a story (base.story.05, 06).
    pub fn discs_needed(&self, content: &Content) -> u8 {
        let n = &content.numbers;
        if self.seats <= n.few_players { n.discs_few } else { n.discs_many }
    }
    /// Discs on an open story.
    pub fn discs_on(&self, deck: usize) -> u8 {
        self.players[..usize::from(self.seats)].iter().map(|p| p.discs[deck]).sum()
    }
}

/// The items of stands, if they are fixed; otherwise they are dealt.
fn stands(content: &Content) -> [ItemSet; STANDS] {
    let mut stands = [ItemSet::new(); STANDS];
    for (stand, items) in stands.iter_mut().zip(content.shelves.iter().flat_map(|shelves| &shelves.stands)) {
        *stand = *items;
    }
    stands
}

impl State {
    /// The position before anything is dealt; the setup must be validated before.
    pub(crate) fn before(content: &Content, setup: &Setup) -> Self {
        let mut store = [0; ITEMS];
        for (i, item) in content.items.iter().enumerate() {
            store[i] = if item.legendary { 0 } else { item.copies };
        }
        let fight_deck = Deck::of((0..13).map(FightCard).collect());
        let mut ranches = [CattleSet::new(); HERDS];
        for (ranch, tokens) in ranches.iter_mut().zip(&content.cattle_of) {
            *ranch = *tokens;
        }
        let seats = setup.seats;
        // Legendary stories replace the others (bm.setup.18, bm.legendary-stories.23).
        let cards = if content.legendary_stories.is_empty() { content.stories.len() as u8 } else { 0 };
        let mut state = Self {
            public: Public {
                seats,
                length: setup.length,
                variants: setup.variants,
                edition: setup.edition,
                skip_empty_windows: setup.skip_empty_windows,
                players: [Player::new(); SEATS],
                first: Seat(0),
                turn: Turn::new(Seat(0), 0, 0),
                stack: Stack::new(crate::core::frame::Frame::Draft),
                asked: SeatSet::new(),
                bandits: SpaceSet::new(),
                map_tokens: [SpaceSet::new(); MAP_TOKENS],
                drawn_opponents: OpponentSet::new(),
                sheriff: content.board.office,
                discard: CardSet::new(),
                in_play: CardSet::new(),
                store,
                stands: stands(content),
                nuggets: content.numbers.nugget_supply,
                tokens: content.token_copies.iter().sum(),
                fight_batches: fight_deck.sizes(),
                stories: (0..cards).map(Story).collect(),
                open: [None; STORY_DECKS],
                story_cards: [cards.div_ceil(2), cards / 2],
                fight: Fight::new(FightKind::Duel, Seat(0), Seat(0)),
                poker: Poker::new(Seat(0)),
                automa_cards: AutomaCardSet::new(),
                automa_card: None,
                modules: crate::modules::Public::before(content),
                phase: Phase::Open,
                winners: SeatSet::new(),
            },
            secrets: Secrets {
                deck: Deck::of(content.poker_cards),
                fight_deck,
                token_pool: content.token_copies,
                ranches,
                ..Secrets::none()
            },
        };
        state.leave_out(content);
        state.public.place_automa(content);
        state
    }

    /// The version of the byte layout of positions, and thus of their hash. When changing a field of the position,
    /// increment it, note it in `CHANGELOG.md`, and regenerate the `end` lines of the records in this repository.
    pub const LAYOUT: u32 = 14;

    /// A fingerprint of the whole position, including hidden information, the same on every platform: 16 hex digits.
    pub fn hash(&self) -> String {
        use sha2::{Digest, Sha256};
        let bytes = postcard::to_allocvec(self).expect("invariant: a position is plain data, which is always written");
        hex::encode(&Sha256::digest(&bytes)[..8])
    }
}

impl Turn {
    /// Whether it has had all effects that a turn can have: the rest of it goes on without any.
    #[inline]
    pub(crate) fn is_exhausted(&self) -> bool {
        self.effects >= TURN_EFFECTS
    }
    /// A turn at its beginning.
    pub(crate) fn new(seat: Seat, round: u16, actions: u8) -> Self {
        Self {
            seat,
            round,
            actions,
            effects: 0,
            began_at: None,
            used: [SourceSet::new(); SEATS],
            used_titles: TitleSet::new(),
            fought: SeatSet::new(),
            heist: false,
            contributed: false,
            met: 0,
            in_action: false,
            action_lp: 0,
            action_spent: 0,
            spared: SeatSet::new(),
            goals_met: GoalSlots::new(),
            modules: crate::modules::Turn::default(),
        }
    }
}

impl Secrets {
    /// The cattle tokens at all ranches.
    pub(crate) fn cattle_at_ranches(&self, content: &Content) -> CattleSet {
        self.ranches[..content.board.ranches.len()].iter().fold(CattleSet::new(), |all, here| all.union(*here))
    }
    /// Without secrets.
    pub(crate) fn none() -> Self {
        Self {
            hands: [CardSet::new(); SEATS],
            facedown: [CardSet::new(); SEATS],
            deck: Deck::empty(),
            dealer: CardSet::new(),
            fight_deck: Deck::empty(),
            npc_drawn: FightSet::new(),
            npc_laid: None,
            encounters: Encounters::default(),
            goals: [GoalSlots::new(); SEATS],
            tokens: [[0; TOKEN_KINDS]; SEATS],
            kept_tokens: [[0; TOKEN_KINDS]; SEATS],
            token_pool: [0; TOKEN_KINDS],
            ranches: [CattleSet::new(); HERDS],
            cattle: [[None; CARRIED_CATTLE]; SEATS],
            draft: [CharacterSet::new(); SEATS],
            drafted: [None; SEATS],
            known: [[CardSet::new(); SEATS]; SEATS],
            seen_cattle: [[SeatSet::new(); CARRIED_CATTLE]; SEATS],
        }
    }
}
