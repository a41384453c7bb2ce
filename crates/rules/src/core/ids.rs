//! Small copyable names of things, and bit sets of them.
//!
//! Every id is an index into a table of [`crate::content::Content`]; sets are masks, so that unions, differences and
//! "does anyone hold one of these?" are single instructions.

use serde::{Deserialize, Serialize};

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
id!(/** A poker card: `rank * 4 + suit`, rank 0 is the 2 and 12 the ace, suits in the order c, d, h, s. */ Card);
id!(/** A fight card, by rank: 0 is the 2, 12 the ace. */ FightCard);
id!(/** A kind of item. */ Item);
id!(/** A character. */ Character);
id!(/** A story card. */ Story);
id!(/** A goal card. */ Goal);
id!(/** A card of the Man in Black. */ Deed);
id!(/** A cattle token. */ Cattle);
id!(/** A title of poker cards, such as Sprint. */ Title);
id!(/** The name of an option of a "choose one of" effect. */ OptionKey);
id!(/** A trigger of story cards. */ Trigger);
id!(/** A ranch, by colour. */ Ranch);
id!(/** A gang of bandits, by letter. */ Gang);

impl Character {
    /// The Man in Black, as the one whom a choice names; he is no character of the content.
    pub const MAN_IN_BLACK: Self = Self(62);
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
/// The rank index of the ace, the highest.
pub const ACE: u8 = 12;

impl Card {
    /// The card of a rank (0 to 12) and suit (0 to 3).
    pub const fn new(rank: u8, suit: u8) -> Self {
        Self(rank * 4 + suit)
    }
    /// 0 (the 2) to 12 (the ace).
    #[inline]
    pub const fn rank(self) -> u8 {
        self.0 / 4
    }
    /// 0 to 3: clubs, diamonds, hearts, spades.
    #[inline]
    pub const fn suit(self) -> u8 {
        self.0 % 4
    }
}

impl std::fmt::Display for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", RANKS[usize::from(self.rank() % 13)], SUITS[usize::from(self.suit())])
    }
}

impl std::fmt::Display for FightCard {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(RANKS[self.index() % 13])
    }
}

/// A word was not the name of a card.
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

/// An id that can lie in a [`Set`].
pub trait Id: Copy {
    /// The id of an index.
    fn from_index(i: u8) -> Self;
    /// The index of the id.
    fn to_index(self) -> u8;
}

/// The unsigned integer that holds a set's bits.
pub trait Bits: Copy + Eq + Default {
    /// How many bits are set.
    fn count(self) -> u32;
    /// The index of the lowest set bit; only asked when there is one.
    fn lowest(self) -> u8;
    /// A mask with one bit.
    fn bit(i: u8) -> Self;
    /// Union.
    fn or(self, other: Self) -> Self;
    /// Intersection.
    fn and(self, other: Self) -> Self;
    /// What the other has not.
    fn without(self, other: Self) -> Self;
    /// All but the lowest set bit; only asked when there is one.
    fn clear_lowest(self) -> Self;
}

macro_rules! bits {
    ($($t:ty),*) => {$(
        impl Bits for $t {
            #[inline(always)]
            fn count(self) -> u32 { self.count_ones() }
            #[inline(always)]
            fn lowest(self) -> u8 { self.trailing_zeros() as u8 }
            #[inline(always)]
            fn bit(i: u8) -> Self { (1 as $t) << (u32::from(i) % <$t>::BITS) }
            #[inline(always)]
            fn or(self, other: Self) -> Self { self | other }
            #[inline(always)]
            fn and(self, other: Self) -> Self { self & other }
            #[inline(always)]
            fn without(self, other: Self) -> Self { self & !other }
            #[inline(always)]
            fn clear_lowest(self) -> Self { self & self.wrapping_sub(1) }
        }
    )*};
}
bits!(u8, u16, u32, u64, u128);

/// A set of ids as a bit mask, iterated from the lowest id.
#[derive(Serialize, Deserialize)]
#[serde(transparent)]
pub struct Set<T, B> {
    bits: B,
    #[serde(skip)]
    kind: std::marker::PhantomData<T>,
}

impl<T, B: Copy> Clone for Set<T, B> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}
impl<T, B: Copy> Copy for Set<T, B> {}
impl<T, B: PartialEq> PartialEq for Set<T, B> {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}
impl<T, B: Eq> Eq for Set<T, B> {}
impl<T, B: std::hash::Hash> std::hash::Hash for Set<T, B> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.bits.hash(state);
    }
}
impl<T, B: Default> Default for Set<T, B> {
    fn default() -> Self {
        Self { bits: B::default(), kind: std::marker::PhantomData }
    }
}
impl<T: Id + std::fmt::Debug, B: Bits> std::fmt::Debug for Set<T, B> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Id, B: Bits> Set<T, B> {
    /// The set with these bits.
    #[inline(always)]
    pub const fn from_bits(bits: B) -> Self {
        Self { bits, kind: std::marker::PhantomData }
    }
    /// The set's bits.
    #[inline(always)]
    pub const fn bits(self) -> B {
        self.bits
    }
    /// A set of nothing.
    #[inline(always)]
    pub fn new() -> Self {
        Self::default()
    }
    /// A set of one.
    #[inline(always)]
    pub fn one(id: T) -> Self {
        Self::from_bits(B::bit(id.to_index()))
    }
    /// Whether nothing is in it.
    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.bits == B::default()
    }
    /// How many are in it.
    #[inline(always)]
    pub fn len(self) -> usize {
        self.bits.count() as usize
    }
    /// Whether `id` is in it.
    #[inline(always)]
    pub fn contains(self, id: T) -> bool {
        self.bits.and(B::bit(id.to_index())) != B::default()
    }
    /// Puts `id` in.
    #[inline(always)]
    pub fn insert(&mut self, id: T) {
        self.bits = self.bits.or(B::bit(id.to_index()));
    }
    /// Takes `id` out.
    #[inline(always)]
    pub fn remove(&mut self, id: T) {
        self.bits = self.bits.without(B::bit(id.to_index()));
    }
    /// Those in either.
    #[inline(always)]
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self::from_bits(self.bits.or(other.bits))
    }
    /// Those in both.
    #[inline(always)]
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self::from_bits(self.bits.and(other.bits))
    }
    /// Those of this one that the other lacks.
    #[inline(always)]
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self::from_bits(self.bits.without(other.bits))
    }
    /// The lowest id, if any.
    #[inline(always)]
    pub fn first(self) -> Option<T> {
        if self.is_empty() { None } else { Some(T::from_index(self.bits.lowest())) }
    }
    /// The `n`-th lowest id, counted from 0.
    #[inline]
    pub fn nth(mut self, n: usize) -> Option<T> {
        for _ in 0..n {
            if self.is_empty() {
                return None;
            }
            self.bits = self.bits.clear_lowest();
        }
        self.first()
    }
    /// The ids from the lowest.
    #[inline(always)]
    pub fn iter(self) -> SetIter<T, B> {
        SetIter(self)
    }
}

impl<T: Id, B: Bits> FromIterator<T> for Set<T, B> {
    fn from_iter<I: IntoIterator<Item = T>>(iter: I) -> Self {
        let mut set = Self::new();
        for id in iter {
            set.insert(id);
        }
        set
    }
}

impl<T: Id, B: Bits> IntoIterator for Set<T, B> {
    type Item = T;
    type IntoIter = SetIter<T, B>;
    fn into_iter(self) -> SetIter<T, B> {
        self.iter()
    }
}

/// Iterates a [`Set`] from its lowest id.
pub struct SetIter<T, B>(Set<T, B>);

impl<T: Id, B: Bits> Iterator for SetIter<T, B> {
    type Item = T;
    #[inline(always)]
    fn next(&mut self) -> Option<T> {
        let id = self.0.first()?;
        self.0.bits = self.0.bits.clear_lowest();
        Some(id)
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
    ItemSet: Item, u32;
    /// A set of characters.
    CharacterSet: Character, u64;
    /// A set of story cards.
    StorySet: Story, u128;
    /// A set of goal cards.
    GoalSet: Goal, u128;
    /// A set of cards of the Man in Black.
    DeedSet: Deed, u16;
    /// A set of cattle tokens.
    CattleSet: Cattle, u32;
    /// A set of poker card titles.
    TitleSet: Title, u32;
}
