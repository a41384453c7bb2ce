//! Small copyable ids, each an index into a table of [`crate::content::Content`], and sets of them.

pub use super::sets::{Bits, Id, Set, SetIter};

pub(crate) use super::sets::U256;
use serde::{Deserialize, Serialize};
use std::fmt::Write as _;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub u8);

        impl $name {
            /// The index as a `usize`, for table look-ups.
            #[inline(always)]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}

id!(/** A seat at the table, 0 to 5, clockwise. */ Seat);
id!(/** A space on the board. */ Space);
id!(/** A poker card: `rank * 4 + suit`, rank 0 is the 2 and 12 the ace, suits in the order c, d, h, s; then the two jokers. */ Card);
id!(/** A fight card, by rank: 0 is the 2, 12 the ace. */ FightCard);
id!(/** A kind of item. */ Item);
id!(/** A character. */ Character);
id!(/** A story card. */ Story);
id!(/** A goal card. */ Goal);
id!(/** A goal among those of one character, by its place in their list. */ GoalSlot);
id!(/** A card of the automa. */ AutomaCard);
id!(/** A cattle token. */ Cattle);
id!(/** A title of poker cards, such as Sprint. */ Title);
id!(/** The name of an option of a "choose one of" effect. */ OptionKey);
id!(/** A trigger of story cards. */ Trigger);
id!(/** A ranch, by colour. */ Ranch);
id!(/** An opponent that a module brings. */ Opponent);
id!(/** A pool from which opponents are drawn. */ Pool);
id!(/** A kind of tokens on the map. */ MapToken);
id!(/** A track that a module brings. */ PointTrack);
id!(/** A gang of bandits, by letter. */ Gang);
id!(/** A named location: a space, or one that is used from several spaces. */ Location);
id!(/** A deed to a location. */ Deed);
id!(/** A legendary story. */ Legend);
id!(/** An event card. */ EventCard);
id!(/** An event marker. */ EventMarker);
id!(/** An injury card. */ Injury);
id!(/** A card of a posse or a gang. */ Follower);
id!(/** A row that a module inserts into the final scoring. */ ScoreRow);

/// The target named in a choice: a player, or the automa.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Figure {
    /// The player of this character.
    Character(Character),
    /// The automa.
    Automa,
}

impl From<Character> for Figure {
    fn from(character: Character) -> Self {
        Self::Character(character)
    }
}

impl Seat {
    /// The next seat clockwise among `n`.
    #[inline]
    pub const fn left(self, n: u8) -> Self {
        Self(if self.0 + 1 >= n { 0 } else { self.0 + 1 })
    }

    /// The player to the right: the previous seat among `n`, who plays bandits, guards, the Sheriff and the dealer.
    #[inline]
    pub const fn right(self, n: u8) -> Self {
        Self(if self.0 == 0 { n - 1 } else { self.0 - 1 })
    }
}

/// Letters of the ranks, lowest first.
pub const RANKS: [&str; 13] = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
/// Letters of the suits: clubs, diamonds, hearts, spades.
pub const SUITS: [char; 4] = ['c', 'd', 'h', 's'];
/// The names of the jokers in the notation.
const JOKER_BLACK: &str = "joker-black";
const JOKER_RED: &str = "joker-red";
/// The rank index of the ace, the highest.
pub const ACE: u8 = 12;

/// How many poker cards there may be: four suits of thirteen ranks, and two jokers.
pub const POKER_CARDS: usize = 54;
/// The poker cards of the base game: four suits of thirteen ranks.
pub const SUITED: CardSet = CardSet::from_bits((1 << 52) - 1);
/// The two jokers.
pub const JOKERS: CardSet = CardSet::from_bits(0b11 << 52);

impl Card {
    /// One of the two that an option adds to the 52 cards.
    pub const JOKER_BLACK: Self = Self(52);
    /// One of the two that an option adds to the 52 cards.
    pub const JOKER_RED: Self = Self(53);

    /// A rank is 0 for the 2 to 12 for the ace, a suit 0 to 3 for clubs, diamonds, hearts, spades.
    pub const fn new(rank: u8, suit: u8) -> Self {
        Self(rank * 4 + suit)
    }
    /// 0 (the 2) to 12 (the ace); a joker counts as an ace (foe.jokers.06).
    #[inline]
    pub const fn rank(self) -> u8 {
        let rank = self.0 / 4;
        if rank > ACE { ACE } else { rank }
    }
    /// Whether it is a joker, which has no suit, and no rank at poker.
    #[inline]
    pub const fn is_joker(self) -> bool {
        self.0 >= Self::JOKER_BLACK.0
    }
    /// Whether it is red: a diamond, a heart, or the red joker.
    pub const fn is_red(self) -> bool {
        matches!(self.suit(), 1 | 2)
    }
    /// 0 to 3: clubs, diamonds, hearts, spades; for a joker one of its color.
    #[inline]
    pub const fn suit(self) -> u8 {
        self.0 % 4
    }
}

impl std::fmt::Display for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            Self::JOKER_BLACK => return f.write_str(JOKER_BLACK),
            Self::JOKER_RED => return f.write_str(JOKER_RED),
            _ => {}
        }
        // Written by itself, which is quicker than with a format: positions are full of cards.
        f.write_str(RANKS[usize::from(self.rank() % 13)])?;
        f.write_char(SUITS[usize::from(self.suit())])
    }
}

impl std::fmt::Display for FightCard {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(RANKS[self.index() % 13])
    }
}

/// An invalid name of a card.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "“{0}” is not a card: expected a rank (2 to 10, J, Q, K, A), and for a poker card a suit (c, d, h, s), as in 10c or Qh"
)]
pub struct BadCard(pub String);

fn parse_rank(text: &str) -> Option<u8> {
    RANKS.iter().position(|r| r.eq_ignore_ascii_case(text)).map(|r| r as u8)
}

impl std::str::FromStr for Card {
    type Err = BadCard;
    fn from_str(s: &str) -> Result<Self, BadCard> {
        let bad = || BadCard(s.to_owned());
        let jokers = [(JOKER_BLACK, Self::JOKER_BLACK), (JOKER_RED, Self::JOKER_RED)];
        if let Some((_, joker)) = jokers.into_iter().find(|(name, _)| name.eq_ignore_ascii_case(s)) {
            return Ok(joker);
        }
        let suit_letter = s.chars().last().ok_or_else(bad)?.to_ascii_lowercase();
        let suit = SUITS.iter().position(|c| *c == suit_letter).ok_or_else(bad)? as u8;
        let rank = parse_rank(&s[..s.len() - 1]).ok_or_else(bad)?;
        Ok(Self::new(rank, suit))
    }
}

impl std::str::FromStr for FightCard {
    type Err = BadCard;
    fn from_str(s: &str) -> Result<Self, BadCard> {
        parse_rank(s).map(FightCard).ok_or_else(|| BadCard(s.to_owned()))
    }
}

macro_rules! sets {
    ($($(#[$doc:meta])* $set:ident: $id:ident, $bits:ty;)*) => {$(
        impl Id for $id {
            #[inline(always)]
            fn from_index(i: u8) -> Self { Self(i) }
            #[inline(always)]
            fn to_index(self) -> u8 { self.0 }
        }
        $(#[$doc])*
        pub type $set = Set<$id, $bits>;
    )*};
}

sets! {
    /// A set of seats.
    SeatSet: Seat, u8;
    /// A set of spaces.
    SpaceSet: Space, u128;
    /// A set of poker cards.
    CardSet: Card, u64;
    /// A set of fight cards.
    FightSet: FightCard, u16;
    /// A set of item kinds.
    ItemSet: Item, u64;
    /// A set of characters.
    CharacterSet: Character, u64;
    /// A set of story cards.
    StorySet: Story, u128;
    /// A set of goal cards.
    GoalSet: Goal, U256;
    /// A set of goals of one character.
    GoalSlots: GoalSlot, u8;
    /// A set of cards of the automa.
    AutomaCardSet: AutomaCard, u32;
    /// A set of cattle tokens.
    CattleSet: Cattle, u64;
    /// A set of locations.
    LocationSet: Location, u64;
    /// A set of legendary stories.
    LegendSet: Legend, u32;
    /// A set of deeds.
    DeedSet: Deed, u32;
    /// A set of event cards.
    EventSet: EventCard, u32;
    /// A set of injury cards.
    InjurySet: Injury, u32;
    /// A set of followers.
    FollowerSet: Follower, u16;
    /// A set of rows of the final scoring.
    ScoreRowSet: ScoreRow, u16;
    /// A set of event markers.
    EventMarkerSet: EventMarker, u8;
    /// A set of opponents that modules bring.
    OpponentSet: Opponent, u64;
    /// A set of poker card titles.
    TitleSet: Title, u64;
}
