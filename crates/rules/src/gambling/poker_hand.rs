//! Ranking poker hands of up to five cards, with cards that may be any value (rules base.poker.28 to 46, 49, 50).

use crate::core::ids::{ACE, CardSet, JOKERS};
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

/// The best rank of the cards that a seat plays with three of the shared cards (base.poker.12, au.high-stakes.15). A card
/// in `wild` may take any value if it is played; among the shared cards it is an ordinary one (base.poker.45).
pub fn best_hand(played: CardSet, shared: CardSet, wild: CardSet, five_of_a_kind_first: bool) -> Worth {
    let rank = |three: CardSet| worth(three.union(played), wild.and(played), five_of_a_kind_first);
    if shared.len() <= FLOP { rank(shared) } else { best_three(shared, rank) }
}

/// The best rank with any three of the shared cards.
#[inline(never)]
fn best_three(shared: CardSet, rank: impl Fn(CardSet) -> Worth) -> Worth {
    let mut best = Worth(0);
    for first in shared {
        for second in shared.iter().filter(|card| *card > first) {
            for third in shared.iter().filter(|card| *card > second) {
                best = best.max(rank([first, second, third].into_iter().collect()));
            }
        }
    }
    best
}

/// The best rank of these cards; those in `wild` may take any value and keep their suit. A player's cards and the flop
/// are passed together; a wild card in the flop is an ordinary one, so it is not in `wild`. Jokers are any card wherever
/// they are (foe.jokers.07).
pub fn worth(cards: CardSet, wild: CardSet, five_of_a_kind_first: bool) -> Worth {
    if !cards.and(JOKERS).is_empty() {
        return worth_with_jokers(cards, wild, five_of_a_kind_first);
    }
    let mut hand = [(0u8, 0u8); 5];
    let mut n = 0;
    let wild = cards.and(wild);
    for card in cards.without(wild).iter().take(5) {
        hand[n] = (card.rank(), card.suit());
        n += 1;
    }
    let fixed = n;
    for card in wild.iter().take(5 - fixed) {
        hand[n] = (card.rank(), card.suit());
        n += 1;
    }
    best(&mut hand, fixed, n, ACE, five_of_a_kind_first)
}

/// The same with jokers, which are any card. Their suit matters only if all other cards share one: then it is theirs.
#[cold]
#[inline(never)]
fn worth_with_jokers(cards: CardSet, wild: CardSet, five_of_a_kind_first: bool) -> Worth {
    let jokers = cards.and(JOKERS);
    let wild = cards.and(wild).without(jokers);
    let fixed = cards.without(wild).without(jokers);
    let suit = fixed.first().or(wild.first()).map_or(0, |card| card.suit());
    let suited = fixed.iter().chain(wild).map(|card| (card.rank(), card.suit()));
    let mut hand = [(0u8, 0u8); 5];
    let mut n = 0;
    for card in suited.chain(jokers.iter().map(|_| (ACE, suit))).take(5) {
        hand[n] = card;
        n += 1;
    }
    best(&mut hand, fixed.len().min(n), n, ACE, five_of_a_kind_first)
}

/// Tries every value for the cards from `at` on. Their order does not matter, so none is higher than the one before.
fn best(hand: &mut [(u8, u8); 5], at: usize, n: usize, most: u8, five_first: bool) -> Worth {
    if at == n {
        return rank(&hand[..n], five_first);
    }
    let mut top = Worth(0);
    for value in 0..=most {
        hand[at].0 = value;
        top = top.max(best(hand, at + 1, n, value, five_first));
    }
    top
}

/// The rank of cards with fixed values. A missing card loses every comparison: an absent rank counts 0, a 2 counts 1.
fn rank(hand: &[(u8, u8)], five_first: bool) -> Worth {
    let mut counts = [0u8; 13];
    for (value, _) in hand {
        counts[usize::from(*value)] += 1;
    }
    // Ranks by multiplicity, then by value.
    let mut groups = [(0u8, 0u8); 5];
    let mut kinds = 0;
    for value in (0..13u8).rev() {
        if counts[usize::from(value)] > 0 {
            groups[kinds] = (counts[usize::from(value)], value);
            kinds += 1;
        }
    }
    groups[..kinds].sort_by(|a, b| b.cmp(a));
    let flush = hand.len() == 5 && hand.iter().all(|(_, suit)| *suit == hand[0].1);
    let straight = if hand.len() == 5 && kinds == 5 { straight_top(&groups) } else { None };
    let category = match (groups[0].0, groups[1].0) {
        (5, _) if five_first => Category::FiveOfAKindFirst,
        (5, _) => Category::FiveOfAKind,
        _ if flush && straight == Some(ACE) => Category::RoyalFlush,
        _ if flush && straight.is_some() => Category::StraightFlush,
        (4, _) => Category::FourOfAKind,
        (3, 2) => Category::FullHouse,
        _ if flush => Category::Flush,
        _ if straight.is_some() => Category::Straight,
        (3, _) => Category::ThreeOfAKind,
        (2, 2) => Category::TwoPair,
        (2, _) => Category::Pair,
        _ => Category::HighCard,
    };
    if let Some(top) = straight {
        return Worth((category as u32) << 20 | u32::from(top + 1) << 16);
    }
    // A flush is compared card by card from the top, even if a wild card duplicates a rank.
    let mut ranks = groups.map(|(_, value)| value + 1);
    ranks[kinds..].fill(0);
    if category == Category::Flush {
        hand.iter().zip(&mut ranks).for_each(|((value, _), rank)| *rank = value + 1);
        ranks.sort_unstable_by(|a, b| b.cmp(a));
    }
    let kickers = ranks.iter().fold(0, |all, rank| all << 4 | u32::from(*rank));
    Worth((category as u32) << 20 | kickers)
}

/// The top rank of a straight; an ace may be low (base.poker.44).
fn straight_top(groups: &[(u8, u8); 5]) -> Option<u8> {
    let ranks = groups.map(|(_, value)| value);
    if ranks[0] - ranks[4] == 4 {
        return Some(ranks[0]);
    }
    (ranks[0] == ACE && ranks[1] == 3 && ranks[4] == 0).then_some(3)
}
