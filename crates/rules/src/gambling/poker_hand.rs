//! Ranking poker hands of up to five cards, with cards that may be any value (rules base.poker.28 to 46, 49, 50).
//!
//! Cards are counted as bits, a bit for each rank: odds compare the hands of thousands of deals.

use crate::core::ids::{ACE, Card, CardSet};
use strum::VariantArray;

#[cfg(test)]
mod tests;

/// Categories from the lowest; the order of five of a kind depends on the edition.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, strum::IntoStaticStr, strum::VariantArray)]
#[allow(missing_docs)]
#[strum(serialize_all = "kebab-case")]
pub enum Category {
    HighCard = 0,
    Pair = 1,
    TwoPair = 2,
    ThreeOfAKind = 3,
    Straight = 4,
    Flush = 5,
    FullHouse = 6,
    FourOfAKind = 7,
    StraightFlush = 8,
    FiveOfAKind = 9,
    RoyalFlush = 10,
    #[strum(serialize = "five-of-a-kind")]
    FiveOfAKindFirst = 11,
}

impl Category {
    /// Its id, such as `full-house`.
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// The categories of an edition, the strongest first.
pub fn strongest_first(five_of_a_kind_first: bool) -> impl Iterator<Item = Category> {
    let unused = if five_of_a_kind_first { Category::FiveOfAKind } else { Category::FiveOfAKindFirst };
    Category::VARIANTS.iter().copied().rev().filter(move |category| *category != unused)
}

/// The rank of a hand: the category in the upper bits, then the tie-breaking ranks, so that the greater number wins.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Worth(pub u32);

impl Worth {
    /// What the hand is called, such as a full house, whatever its ranks.
    pub fn category(self) -> Category {
        Category::VARIANTS[(self.0 >> 20) as usize % Category::VARIANTS.len()]
    }
}

/// The number of cards of the flop, and of the shared cards in a hand.
pub const FLOP: usize = 3;
/// The number of cards of a whole hand.
const WHOLE: u8 = 5;
/// The most shared cards from which the three are chosen.
const SHARED: usize = 5;

/// The best rank of the cards that a seat plays with three of the shared cards (base.poker.12, au.high-stakes.15). A card
/// in `wild` may take any value if it is played; among the shared cards it is an ordinary one (base.poker.45).
pub fn best_hand(played: CardSet, shared: CardSet, wild: CardSet, five_of_a_kind_first: bool) -> Worth {
    Shared::new(shared, five_of_a_kind_first).best_with(Part::of(played, wild)).worth()
}

/// As which value each card counts that may take any, in the hand of [`best_hand`]: the highest that make it, from 0 for a 2 to 12 for
/// an ace.
pub fn wild_values(played: CardSet, shared: CardSet, wild: CardSet, five_of_a_kind_first: bool) -> Vec<(Card, u8)> {
    let shared = Shared::new(shared, five_of_a_kind_first);
    let best = shared.best_with(Part::of(played, wild));
    let free: Vec<Card> = played.iter().filter(|card| wild.contains(*card) || card.is_joker()).collect();
    let fixed = Part::of(free.iter().fold(played, |fixed, card| fixed.without(CardSet::one(*card))), CardSet::new());
    values_of(&free, fixed, &shared, best).expect("invariant: the best hand has values")
}

/// The values of these cards that make a rank together with cards that have theirs.
fn values_of(free: &[Card], fixed: Part, shared: &Shared, rank: Rank) -> Option<Vec<(Card, u8)>> {
    let Some((card, rest)) = free.split_first() else {
        return (shared.best_with(fixed) == rank).then(Vec::new);
    };
    (0..=ACE).rev().find_map(|value| {
        let mut values = values_of(rest, fixed.and(Part::valued(*card, value)), shared, rank)?;
        values.insert(0, (*card, value));
        Some(values)
    })
}

/// The best rank of these cards; those in `wild` may take any value and keep their suit. A player's cards and the flop
/// are passed together; a wild card in the flop is an ordinary one, so it is not in `wild`. Jokers are any card wherever
/// they are (foe.jokers.07).
pub fn worth(cards: CardSet, wild: CardSet, five_of_a_kind_first: bool) -> Worth {
    Part::of(cards, wild).best(five_of_a_kind_first).worth()
}

/// The shared cards, as the threes of them that a hand may contain.
pub(crate) struct Shared {
    threes: [Part; 10],
    count: usize,
    five_first: bool,
}

impl Shared {
    /// At most five cards; up to three of them are one choice.
    pub(crate) fn new(cards: CardSet, five_first: bool) -> Self {
        let mut shared = Self { threes: [Part::NONE; 10], count: 0, five_first };
        if cards.len() <= FLOP {
            shared.add(Part::of(cards, CardSet::new()));
            return shared;
        }
        let mut all = [Part::NONE; SHARED];
        let count = all.iter_mut().zip(cards).map(|(part, card)| *part = Part::card(card, false)).count();
        for first in 0..count {
            for second in first + 1..count {
                for third in second + 1..count {
                    shared.add(all[first].and(all[second]).and(all[third]));
                }
            }
        }
        shared
    }

    fn add(&mut self, three: Part) {
        self.threes[self.count] = three;
        self.count += 1;
    }

    /// The best rank of the cards that are played, with any three of these.
    #[inline]
    pub(crate) fn best_with(&self, played: Part) -> Rank {
        let ranks = self.threes[..self.count].iter().map(|three| three.and(played).best(self.five_first));
        ranks.fold(Rank::LEAST, Rank::max)
    }
}

/// Some cards of a hand: how often each rank occurs, and the suits that all of them have.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Part {
    /// A bit for each rank, in the three binary digits of how often it occurs, the lowest digit first.
    counts: [u16; 3],
    /// A bit for each suit that all cards have; a joker has every suit.
    suits: u8,
    /// The number of cards that may take any value; they are not counted yet.
    wild: u8,
    /// The number of cards.
    cards: u8,
}

impl Part {
    /// No card.
    pub(crate) const NONE: Self = Self { counts: [0; 3], suits: 0b1111, wild: 0, cards: 0 };

    /// A card; if it is wild, it may take any value and keeps its suit.
    pub(crate) const fn card(card: Card, wild: bool) -> Self {
        let suits = if card.is_joker() { 0b1111 } else { 1 << card.suit() };
        let wild = wild || card.is_joker();
        Self { counts: [if wild { 0 } else { 1 << card.rank() }, 0, 0], suits, wild: wild as u8, cards: 1 }
    }

    /// A card that takes a value.
    const fn valued(card: Card, value: u8) -> Self {
        Self { counts: [1 << value, 0, 0], wild: 0, ..Self::card(card, true) }
    }

    /// At most five cards, of which those in `wild` may take any value.
    pub(crate) fn of(cards: CardSet, wild: CardSet) -> Self {
        let parts = cards.iter().take(WHOLE.into()).map(|card| Self::card(card, wild.contains(card)));
        parts.fold(Self::NONE, Self::and)
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub(crate) const fn and(self, other: Self) -> Self {
        let ([a, b, c], [d, e, f]) = (self.counts, other.counts);
        let carry = a & d;
        Self {
            counts: [a ^ d, b ^ e ^ carry, c | f | (b & e) | (carry & (b ^ e))],
            suits: self.suits & other.suits,
            wild: self.wild + other.wild,
            cards: self.cards + other.cards,
        }
    }

    /// The best rank.
    #[inline]
    pub(crate) fn best(self, five_first: bool) -> Rank {
        if self.wild == 0 { self.rank(five_first) } else { self.best_values(ACE, five_first) }
    }

    /// Tries every value for the cards that may take any. Their order does not matter, so none is higher than the one before.
    #[inline(never)]
    fn best_values(self, most: u8, five_first: bool) -> Rank {
        let Some(wild) = self.wild.checked_sub(1) else { return self.rank(five_first) };
        let values = (0..=most).map(|value| {
            let valued = Self { counts: [1 << value, 0, 0], ..Self::NONE };
            Self { wild, ..self }.and(valued).best_values(value, five_first)
        });
        values.fold(Rank::LEAST, Rank::max)
    }

    /// The rank of cards with fixed values.
    #[inline]
    fn rank(self, five_first: bool) -> Rank {
        let [low, middle, high] = self.counts;
        let flush = self.cards == WHOLE && self.suits != 0;
        if middle | high == 0 {
            return match (straight_top(low), flush) {
                (Some(top), true) if top == ACE => Rank::of(Category::RoyalFlush, 0, 1 << top),
                (Some(top), true) => Rank::of(Category::StraightFlush, 0, 1 << top),
                (Some(top), false) => Rank::of(Category::Straight, 0, 1 << top),
                (None, true) => self.flush(),
                (None, false) => Rank::of(Category::HighCard, 0, low),
            };
        }
        let (fives, fours, threes) = (high & low, high & !low, middle & low);
        let (twos, ones) = (middle & !low, low & !middle & !high);
        match () {
            () if fives != 0 && five_first => Rank::of(Category::FiveOfAKindFirst, fives, 0),
            () if fives != 0 => Rank::of(Category::FiveOfAKind, fives, 0),
            () if fours != 0 => Rank::of(Category::FourOfAKind, fours, ones),
            () if threes != 0 && twos != 0 => Rank::of(Category::FullHouse, threes, twos),
            () if flush => self.flush(),
            () if threes != 0 => Rank::of(Category::ThreeOfAKind, threes, ones),
            () if twos & (twos - 1) != 0 => Rank::of(Category::TwoPair, twos, ones),
            () => Rank::of(Category::Pair, twos, ones),
        }
    }

    /// A flush is compared card by card from the top, even if wild cards have the same rank as another.
    #[cold]
    fn flush(self) -> Rank {
        let mut digits = 0;
        for rank in (0..=ACE).rev() {
            let [low, middle, high] = self.counts.map(|ranks| ranks >> rank & 1);
            for _ in 0..low + 2 * middle + 4 * high {
                digits = digits << 4 | u32::from(rank + 1);
            }
        }
        Rank((Category::Flush as u32) << Rank::CATEGORY | digits)
    }
}

/// The rank of a hand, quick to find and to compare: the category in the upper bits, then two sets of ranks, of which the first decides
/// before the second. The higher card decides in a set, and a missing card loses: it is no bit. Of a flush it is the digits of its worth.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Rank(u32);

impl Rank {
    /// No hand has a lower one.
    pub(crate) const LEAST: Self = Self(0);
    const CATEGORY: u32 = 26;
    const SET: u32 = 13;

    #[inline]
    const fn of(category: Category, first: u16, then: u16) -> Self {
        Self((category as u32) << Self::CATEGORY | (first as u32) << Self::SET | then as u32)
    }

    /// The next better one, if there were a hand between any two.
    pub(crate) const fn above(self) -> Self {
        Self(self.0 + 1)
    }

    /// The same as everybody sees it. An absent rank counts 0, a 2 counts 1.
    fn worth(self) -> Worth {
        let (category, rest) = (self.0 >> Self::CATEGORY, self.0 & ((1 << Self::CATEGORY) - 1));
        if category == Category::Flush as u32 {
            return Worth(category << 20 | rest);
        }
        let (mut digits, mut shift) = (0, 20);
        for mut ranks in [rest >> Self::SET, rest & ((1 << Self::SET) - 1)] {
            while let (Some(top), 4..) = (ranks.checked_ilog2(), shift) {
                ranks ^= 1 << top;
                shift -= 4;
                digits |= (top + 1) << shift;
            }
        }
        Worth(category << 20 | digits)
    }
}

/// The top rank of five different ones that make a straight; an ace may be low (base.poker.44).
#[inline]
const fn straight_top(ranks: u16) -> Option<u8> {
    const WHEEL: u16 = 1 << ACE | 0b1111;
    if ranks == WHEEL {
        return Some(3);
    }
    let runs = ranks & ranks >> 1 & ranks >> 2 & ranks >> 3 & ranks >> 4;
    if runs == 0 { None } else { Some(runs.trailing_zeros() as u8 + 4) }
}
