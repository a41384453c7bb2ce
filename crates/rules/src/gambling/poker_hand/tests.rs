//! Tests against examples, known frequencies, and a second, naive ranking.

use super::*;
use crate::core::chance::FastChance;
use crate::core::ids::{Card, JOKERS, RANKS, SUITED};
use std::collections::BTreeMap;

#[test]
fn each_edition_has_every_category_once() {
    let ids = |five_first| strongest_first(five_first).map(Category::id).collect::<Vec<_>>();
    assert_eq!(ids(true)[..2], ["five-of-a-kind", "royal-flush"]);
    assert_eq!(ids(false)[..3], ["royal-flush", "five-of-a-kind", "straight-flush"]);
    assert_eq!(ids(false).len(), ids(true).len());
    assert_eq!(ids(true).last(), Some(&"high-card"));
}

/// A wild card is marked with a star: `2h*`.
fn worth_in(words: &str, five_first: bool) -> Worth {
    let (mut cards, mut wild) = (CardSet::new(), CardSet::new());
    for word in words.split_whitespace() {
        let card: Card = word.trim_end_matches('*').parse().expect("a card");
        assert!(!cards.contains(card), "{word} is there twice");
        cards.insert(card);
        if word.ends_with('*') {
            wild.insert(card);
        }
    }
    worth(cards, wild, five_first)
}

fn of(words: &str) -> Worth {
    worth_in(words, false)
}

fn beats(better: &str, worse: &str) {
    assert!(of(better) > of(worse), "{better} beats {worse}: {:?} {:?}", of(better), of(worse));
}

fn ties(one: &str, other: &str) {
    assert_eq!(of(one), of(other), "{one} ties with {other}");
}

/// The examples of the rulebook's table, from the best hand to the worst (base.poker.30 to 41).
const LADDER: [(&str, Category); 11] = [
    ("As Ks Qs Js 10s", Category::RoyalFlush),
    ("Kc Kd Kh Ks 2h*", Category::FiveOfAKind),
    ("8s 7s 6s 5s 4s", Category::StraightFlush),
    ("Jc Jd Jh Js 7c", Category::FourOfAKind),
    ("10c 10d 10h 9c 9s", Category::FullHouse),
    ("Js 8s 7s 4s 2s", Category::Flush),
    ("9c 8d 7h 6s 5c", Category::Straight),
    ("7c 7d 7h Qs 2c", Category::ThreeOfAKind),
    ("7c 7d 4h 4s Kc", Category::TwoPair),
    ("Kc Kd 10h 8s 2c", Category::Pair),
    ("Qc 10d 8h 5s 3c", Category::HighCard),
];

#[test]
fn the_table_of_hands() {
    for (hand, category) in LADDER {
        assert_eq!(of(hand).category(), category, "{hand}");
    }
    for pair in LADDER.windows(2) {
        beats(pair[0].0, pair[1].0);
    }
}

#[test]
fn the_worst_of_a_category_beats_the_best_of_the_next() {
    let worst_and_best = [
        ("As Ks Qs Js 10s", "Ac Ad Ah As 2h*"),
        ("3c 3d 3h 2d* 2h*", "Ks Qs Js 10s 9s"),
        ("Ac 2c 3c 4c 5c", "Ac Ad Ah As Kc"),
        ("2c 2d 2h 2s 3c", "Ac Ad Ah Kc Kd"),
        ("2c 2d 2h 3c 3d", "Ac Kc Qc Jc 9c"),
        ("2c 3c 4c 5c 7c", "Ac Kd Qh Js 10c"),
        ("Ac 2d 3h 4s 5c", "Ac Ad Ah Kc Qd"),
        ("2c 2d 2h 3c 4d", "Ac Ad Kh Ks Qc"),
        ("2c 2d 3h 3s 4c", "Ac Ad Kh Qs Jc"),
        ("2c 2d 3h 4s 5c", "Ac Kd Qh Js 9c"),
    ];
    for (better, worse) in worst_and_best {
        beats(better, worse);
    }
}

#[test]
fn five_of_a_kind_has_its_place_by_edition() {
    let (five, royal) = ("Kc Kd Kh Ks 2h*", "As Ks Qs Js 10s");
    assert!(worth_in(five, false) < worth_in(royal, false));
    assert!(worth_in(five, true) > worth_in(royal, true));
    assert_eq!(worth_in(five, true).category(), Category::FiveOfAKindFirst);
    for (hand, _) in LADDER.iter().filter(|(hand, _)| *hand != five) {
        assert_eq!(worth_in(hand, true), worth_in(hand, false), "only its own place differs: {hand}");
    }
}

#[test]
fn sets_count_before_kickers() {
    beats("Jc Jd Jh 3s 2c", "10c 10d 10h As Kc");
    beats("8c 8d 8h 3s 3c", "7c 7d 7h As Ac");
    beats("8c 8d 8h 4s 4c", "8c 8d 8h 3s 3c");
    beats("8c 8d 3h 3s 4c", "7c 7d 6h 6s Ac");
    beats("8c 8d 4h 4s 2c", "8c 8d 3h 3s Ac");
    beats("5c 5d 5h 5s 2c", "4c 4d 4h 4s Ac");
}

#[test]
fn kickers_count_from_the_top() {
    beats("Kc Kd Ah 3s 2c", "Kc Kd Qh Js 10c");
    beats("Kc Kd Ah 4s 2c", "Kc Kd Ah 3s 2c");
    beats("Kc Kd Ah 4s 3c", "Kc Kd Ah 4s 2c");
    beats("7c 7d 7h As 2c", "7c 7d 7h Ks Qc");
    beats("7c 7d 7h As 3c", "7c 7d 7h As 2c");
    beats("7c 7d 4h 4s Ac", "7c 7d 4h 4s Kc");
    beats("Jc Jd Jh Js 8c", "Jc Jd Jh Js 7c");
    beats("Ac 7d 5h 4s 2c", "Kc Qd Jh 9s 8c");
    beats("Ac Kd 9h 4s 3c", "Ac Kd 9h 4s 2c");
    beats("As 9s 8s 7s 3s", "Ac 9c 8c 7c 2c");
}

#[test]
fn suits_never_decide() {
    ties("Ac Kc Qc Jc 9c", "As Ks Qs Js 9s");
    ties("As Ks Qs Js 10s", "Ac Kc Qc Jc 10c");
    ties("8c 7d 6h 5s 4c", "8s 7h 6d 5c 4d");
    ties("Kc Kd 10h 8s 3c", "Kh Ks 10c 8d 3s");
}

#[test]
fn an_ace_is_high_or_low_but_never_between() {
    assert_eq!(of("Ac 2d 3h 4s 5c").category(), Category::Straight);
    assert_eq!(of("Ac Kd Qh Js 10c").category(), Category::Straight);
    assert_eq!(of("Ac 2c 3c 4c 5c").category(), Category::StraightFlush);
    for around in ["Kc Ad 2h 3s 4c", "Qc Kd Ah 2s 3c", "Jc Qd Kh As 2c"] {
        assert_eq!(of(around).category(), Category::HighCard, "{around}");
    }
    beats("6c 5d 4h 3s 2c", "Ac 2d 3h 4s 5c");
    beats("6c 5c 4c 3c 2c", "Ac 2c 3c 4c 5c");
    ties("Ac 2d 3h 4s 5c", "Ad 2h 3s 4c 5h");
}

#[test]
fn a_wild_card_takes_the_best_value_and_keeps_its_suit() {
    ties("2h* Jc 10s Jd 3c", "Jh Jc 10s Jd 3c");
    ties("9h 8c 2d* 6s 5c", "9h 8c 7d 6s 5c");
    ties("9h 8c 7d 6s 2h*", "10h 9h 8c 7d 6s");
    ties("5h 4c 3d 2s 2h*", "6h 5h 4c 3d 2s");
    assert_eq!(of("Ah Kh Qh Jh 2h*").category(), Category::RoyalFlush);
    assert_eq!(of("Ah Kh Qh Jh 2d*").category(), Category::Straight);
    assert_eq!(of("Ah Kh 8h 7h 2h*").category(), Category::Flush);
    assert_eq!(of("Ah Kh 8h 7h 2d*").category(), Category::Pair);
    assert_eq!(of("7c 7d 4h 4s 2d*").category(), Category::FullHouse);
    assert_eq!(of("7c 7d 7h 4s 2d*").category(), Category::FourOfAKind);
    // Without its bonus, as in the flop, it is an ordinary 2.
    assert_eq!(of("7c 7d 4h 4s 2d").category(), Category::TwoPair);
}

/// A flush is compared card by card, so a second ace is worth more than a king.
#[test]
fn a_wild_card_doubles_the_top_card_of_a_flush() {
    beats("Ah Kh Qh 3h 2h*", "Ah Kh Qh Jh 8h");
    beats("Ah Kh Qh 4h 2h*", "Ah Kh Qh 3h 2h*");
    beats("Ah Jh 9h 4h 2h*", "Ah Kh Jh 9h 4h");
    beats("2c 2d 2s 3c 3d", "Ah Jh 9h 4h 2h*");
}

#[test]
fn two_wild_cards() {
    assert_eq!(of("Kc Kd Kh 2d* 2h*").category(), Category::FiveOfAKind);
    ties("Kc Kd Kh 2d* 2h*", "Kc Kd Kh Ks 2h*");
    ties("Kc Kd 7h 2d* 2h*", "Kc Kd Kh Ks 7h");
    ties("Kc 9d 5h 2d* 2h*", "Kc Kd Kh 9d 5h");
    ties("9c 8d 6h 2d* 2h*", "10c 9c 8d 7d 6h");
    // Their suits differ, so they are never in the same flush.
    assert_eq!(of("Kh 9h 5h 2d* 2h*").category(), Category::ThreeOfAKind);
    assert_eq!(of("Kh Qh Jh 2d* 2h*").category(), Category::Straight);
    beats("Kc Kd Kh 2d* 2h*", "Qc Qd Qh Qs 2h*");
}

#[test]
fn four_cards_are_no_hand_of_five() {
    assert_eq!(of("Ks Qs Js 10s").category(), Category::HighCard);
    assert_eq!(of("Ks Qs Js 2h*").category(), Category::Pair);
    assert_eq!(of("Kc Kd Kh 2h*").category(), Category::FourOfAKind);
    assert_eq!(of("Kc Kd Qh Qs").category(), Category::TwoPair);
    beats("Kc Kd Kh Ks 3c", "Kc Kd Kh Ks");
    beats("Kc Kd 9h 8s 3c", "Kc Kd 9h 8s");
    beats("Kc Kd 9h 8s", "Kc Kd 9h 7s 6c");
    beats("Kc 9h 8s 3c", "Kc 9h 8s");
    beats("2c", "");
}

/// The known number of five-card hands of each category.
#[test]
fn frequencies() {
    let mut counts = [0u32; Category::VARIANTS.len()];
    each_hand(5, CardSet::new(), |cards| {
        counts[worth(cards, CardSet::new(), false).category() as usize] += 1;
    });
    assert_eq!(counts, [1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 36, 0, 4, 0]);
}

/// The naive ranking: each category by its definition, best first, with the tie-breaking ranks.
fn naive(hand: &[(u8, u8)]) -> (u8, Vec<u8>) {
    let mut ranks: Vec<u8> = hand.iter().map(|c| c.0).collect();
    ranks.sort_unstable_by(|a, b| b.cmp(a));
    let full = hand.len() == 5;
    let flush = full && (0..4).any(|suit| hand.iter().all(|c| c.1 == suit));
    let mut runs =
        (4..=12u8).map(|top| (top, [top, top - 1, top - 2, top - 3, top - 4])).chain([(3, [12, 3, 2, 1, 0])]);
    let run = runs.find(|(_, run)| ranks == run).map(|(top, _)| top);
    let times =
        |n: usize| -> Vec<u8> { (0..13u8).rev().filter(|r| ranks.iter().filter(|x| *x == r).count() == n).collect() };
    let (fives, fours, threes, pairs, ones) = (times(5), times(4), times(3), times(2), times(1));
    let then = |first: &[u8], second: &[u8], third: &[u8]| [first, second, third].concat();
    match () {
        () if flush && run == Some(12) => (10, vec![]),
        () if !fives.is_empty() => (9, fives),
        () if flush && run.is_some() => (8, run.into_iter().collect()),
        () if !fours.is_empty() => (7, then(&fours, &ones, &[])),
        () if !threes.is_empty() && !pairs.is_empty() => (6, then(&threes, &pairs, &[])),
        () if flush => (5, ranks),
        () if run.is_some() => (4, run.into_iter().collect()),
        () if !threes.is_empty() => (3, then(&threes, &ones, &[])),
        () if pairs.len() == 2 => (2, then(&pairs, &ones, &[])),
        () if !pairs.is_empty() => (1, then(&pairs, &ones, &[])),
        () => (0, ones),
    }
}

/// The maximum over all values of the wild cards, and all cards for the jokers.
fn naive_best(cards: CardSet, wild: CardSet) -> (u8, Vec<u8>) {
    let fixed = cards.without(wild).without(JOKERS);
    let mut hands = vec![fixed.iter().map(|c| (c.rank(), c.suit())).collect::<Vec<_>>()];
    for _ in cards.and(JOKERS) {
        let with = |hand: &Vec<(u8, u8)>, card: Card| [hand.as_slice(), &[(card.rank(), card.suit())]].concat();
        hands = hands.iter().flat_map(|hand| SUITED.iter().map(move |card| with(hand, card))).collect();
    }
    for card in wild {
        let with = |hand: &Vec<(u8, u8)>, value| [hand.as_slice(), &[(value, card.suit())]].concat();
        hands = hands.iter().flat_map(|hand| (0..13).map(move |value| with(hand, value))).collect();
    }
    hands.iter().map(|hand| naive(hand)).max().unwrap_or_default()
}

/// All hands of `n` cards that contain these.
fn each_hand(n: usize, held: CardSet, mut each: impl FnMut(CardSet)) {
    fn go(from: u8, left: usize, hand: CardSet, each: &mut impl FnMut(CardSet)) {
        if left == 0 {
            return each(hand);
        }
        for card in (from..52).map(Card).filter(|c| !hand.contains(*c)) {
            let mut more = hand;
            more.insert(card);
            // The given cards are not part of the ascending order of the others.
            go(card.0 + 1, left - 1, more, each);
        }
    }
    go(0, n - held.len(), held, &mut each);
}

fn cheats(words: &[&str]) -> CardSet {
    words.iter().map(|w| w.parse::<Card>().expect("a card")).collect()
}

/// Compares both rankings for every `step`th hand of up to five cards, without and with wild cards. Returns how many
/// values they have.
fn compare_rankings(step: u32) -> usize {
    let (mut worths, mut at): (BTreeMap<(u8, Vec<u8>), Worth>, u32) = (BTreeMap::new(), 0);
    for wild in [cheats(&[]), cheats(&["2h"]), cheats(&["2d", "2h"])] {
        for n in wild.len()..=5 {
            each_hand(n, wild, |cards| {
                at += 1;
                if at % step == 0 {
                    let found = worth(cards, wild, false);
                    let key = naive_best(cards, wild);
                    assert_eq!(found.category() as u8, key.0, "{cards:?}");
                    assert_eq!(*worths.entry(key).or_insert(found), found, "{cards:?}");
                }
            });
        }
    }
    let in_order: Vec<Worth> = worths.into_values().collect();
    assert!(in_order.is_sorted_by(|a, b| a < b), "the better hand is worth more");
    in_order.len()
}

#[test]
fn both_ways_agree_on_many_hands() {
    assert!(compare_rankings(97) > 1000);
}

#[test]
fn long_both_ways_agree_on_all_hands() {
    // 7462 ranks of five cards, thirteen fives of a kind, flushes with a pair, and those of fewer cards.
    assert!(compare_rankings(1) > 7462 + 13);
}

#[test]
fn a_joker_is_any_card() {
    ties("joker-red Jc 10s Jd 3c", "Jh Jc 10s Jd 3c");
    ties("9h 8c joker-black 6s 5c", "9h 8c 7d 6s 5c");
    ties("Ah Kh joker-red Jh 10h", "Ah Kh Qh Jh 10h");
    ties("8s joker-red 6s 5s 4s", "8s 7s 6s 5s 4s");
    assert_eq!(of("Js 8s joker-black 4s 2s").category(), Category::Flush);
    // A second ace, as with Cheat.
    ties("Ah Jh joker-black 4h 3h", "Ah Jh 2h* 4h 3h");
    ties("7c 7d 4h 4s joker-red", "7c 7d 7h 4h 4s");
    assert_eq!(of("Kc Kd Kh joker-black joker-red").category(), Category::FiveOfAKind);
    assert_eq!(of("Kc 9d 5h joker-black joker-red").category(), Category::ThreeOfAKind);
    assert_eq!(of("Kh 9h 5h joker-black joker-red").category(), Category::Flush);
    assert_eq!(of("Kh Qh 10h joker-black joker-red").category(), Category::RoyalFlush);
    // In the flop, too: it needs no mark. Cheat keeps its suit beside it.
    assert_eq!(of("Kh Qh 10h 2h* joker-red").category(), Category::RoyalFlush);
    assert_eq!(of("Kh Qh 10h 2d* joker-red").category(), Category::Straight);
    assert_eq!(of("2d* 2h* Kc joker-black joker-red").category(), Category::FiveOfAKind);
    let five = "Kc Kd Kh Ks joker-red";
    assert!(worth_in(five, true) > worth_in("As Ks Qs Js 10s", true) && of(five) < of("As Ks Qs Js 10s"));
}

#[test]
fn jokers_among_fewer_than_five_cards() {
    assert_eq!(of("Ks Qs Js joker-red").category(), Category::Pair);
    assert_eq!(of("Kc Kd joker-black joker-red").category(), Category::FourOfAKind);
    assert_eq!(of("joker-red").category(), Category::HighCard);
    ties("joker-red", "Ac");
}

/// Random hands with jokers, some of them with wild cards: both rankings agree, and so the order of any two hands.
#[test]
fn both_ways_agree_on_hands_with_jokers() {
    let mut chance = FastChance::new(11);
    let cheats = cheats(&["2d", "2h"]);
    let mut ranked: BTreeMap<(u8, Vec<u8>), Worth> = BTreeMap::new();
    for (jokers, hands) in [("joker-red", 4_000), ("joker-black joker-red", 150)] {
        let jokers: CardSet = jokers.split(' ').map(|word| word.parse::<Card>().expect("a joker")).collect();
        for n in 0..hands {
            // Hands of one suit are frequent, and so are low cards, with the wild ones among them.
            let from: Vec<Card> = SUITED
                .iter()
                .filter(|card| n % 3 != 0 || card.suit() == 2)
                .filter(|card| n % 4 != 0 || card.rank() < 4)
                .collect();
            let most = 5 - jokers.len() - usize::from(n % 7 == 0);
            let mut cards = jokers;
            while cards.len() < jokers.len() + most.min(from.len()) {
                cards.insert(from[chance.below(from.len() as u32) as usize]);
            }
            let wild = if n % 2 == 0 { cards.and(cheats) } else { CardSet::new() };
            let found = worth(cards, wild, false);
            let key = naive_best(cards, wild);
            assert_eq!(found.category() as u8, key.0, "{cards:?}");
            assert_eq!(*ranked.entry(key).or_insert(found), found, "{cards:?}");
        }
    }
    assert!(ranked.into_values().collect::<Vec<_>>().is_sorted_by(|a, b| a < b), "the better hand is worth more");
}

/// As dealt in a game: two hands of up to two cards with one flop of up to three.
#[test]
fn both_ways_agree_on_who_wins() {
    let mut chance = FastChance::new(7);
    let all_wild = cheats(&["2d", "2h"]);
    for _ in 0..20_000 {
        let mut left: CardSet = (0..52).map(Card).collect();
        let mut take = |n: u32| {
            let mut taken = CardSet::new();
            for _ in 0..n {
                // Every fourth card is a 2, so that wild cards and small sets are frequent.
                let from: CardSet =
                    if chance.below(4) == 0 { left.iter().filter(|c| c.rank() == 0).collect() } else { left };
                let Some(card) = from.nth(chance.below(from.len().max(1) as u32) as usize) else {
                    continue;
                };
                left.remove(card);
                taken.insert(card);
            }
            taken
        };
        let (flop, mine, yours) = (take(3), take(2), take(2));
        let both = [mine, yours].map(|own| (flop.union(own), all_wild.and(own)));
        let ours = both.map(|(cards, wild)| worth(cards, wild, false));
        let naive = both.map(|(cards, wild)| naive_best(cards, wild));
        assert_eq!(ours[0].cmp(&ours[1]), naive[0].cmp(&naive[1]), "{flop:?}: {mine:?} against {yours:?}");
    }
}

/// Of five shared cards the best three count, with both cards of the player and no others.
#[test]
fn the_best_three_of_five_shared_cards_count() {
    let mut chance = FastChance::new(11);
    let all_wild = cheats(&["2d", "2h"]);
    for _ in 0..500 {
        let mut left: CardSet = (0..52).map(Card).collect();
        let mut take = |n: u32| -> Vec<Card> {
            let mut draw = || {
                let card = left.nth(chance.below(left.len() as u32) as usize).expect("cards are left");
                left.remove(card);
                card
            };
            (0..n).map(|_| draw()).collect()
        };
        let (shared, own) = (take(5), take(2));
        let own: CardSet = own.into_iter().collect();
        let three =
            |mask: u32| (0..5).filter(|at| mask >> at & 1 == 1).map(|at| shared[at as usize]).collect::<CardSet>();
        let masks = (0_u32..32).filter(|mask| mask.count_ones() == 3);
        let hands = masks.map(|mask| naive_best(three(mask).union(own), all_wild.and(own)));
        let best = best_hand(own, shared.iter().copied().collect(), all_wild, false);
        assert_eq!(best.category() as u8, hands.max().expect("ten hands").0, "{shared:?} with {own:?}");
    }
}

#[test]
fn a_card_that_is_not_played_makes_no_hand() {
    let set = |cards: &[&str]| -> CardSet { cards.iter().map(|card| card.parse::<Card>().expect("a card")).collect() };
    let rank =
        |own: &[&str], shared: &[&str]| best_hand(set(own), set(shared), cheats(&["2d", "2h"]), false).category();
    // Four spades on the table and one in the hand are no flush, and a shared 2 is just a 2.
    assert_eq!(rank(&["As", "Ad"], &["Ks", "9s", "7s", "3s", "4c"]), Category::Pair);
    assert_eq!(rank(&["4d", "5s"], &["Ks", "9s", "7s", "3s", "4c"]), Category::Pair);
    assert_eq!(rank(&["4s", "5s"], &["Ks", "9s", "7s", "3s", "4c"]), Category::Flush);
    assert_eq!(rank(&["Ac", "Kd"], &["2d", "9s", "7s", "3s", "4c"]), Category::HighCard);
    assert_eq!(rank(&["2d", "Kd"], &["Ks", "Kh", "7s", "3s", "4c"]), Category::FourOfAKind);
}

#[test]
fn what_a_wild_card_counts_as_makes_the_best_hand() {
    let values = |played: &str, shared: &str, wild: &str| {
        let set = |words: &str| words.split_whitespace().map(|word| word.parse::<Card>().expect("a card")).collect();
        let ranked = |(card, value): (Card, u8)| format!("{card} as {}", RANKS[usize::from(value)]);
        wild_values(set(played), set(shared), set(wild), false).into_iter().map(ranked).collect::<Vec<_>>()
    };
    assert_eq!(values("2h Kd", "Kc 7d 3s", "2h"), ["2h as K"], "three kings");
    assert_eq!(values("2h 5c", "4d 6s 7c", "2h"), ["2h as 8"], "the higher straight");
    assert_eq!(values("2h 9h", "4h 6h Kh", "2h"), ["2h as A"], "a flush counts card by card");
    assert_eq!(values("2d 2h", "4c 4s 9s", "2d 2h"), ["2d as 4", "2h as 4"], "four of a kind");
    assert_eq!(values("2h joker-red", "Ah Kh Qh", "2h"), ["2h as J", "joker-red as 10"], "a royal flush");
    assert_eq!(values("3h Kd", "2h 7d 3s", "2h"), [""; 0], "among the shared cards it is an ordinary 2");
}

/// For every hand with wild cards that is dealt.
#[test]
fn the_values_of_wild_cards_rank_as_the_hand_does() {
    let mut chance = FastChance::new(3);
    let wild: CardSet = SUITED.iter().filter(|card| card.rank() == 0).chain(JOKERS).collect();
    for _ in 0..300 {
        let mut deck: Vec<Card> = SUITED.iter().chain(JOKERS).collect();
        let mut draw = || deck.swap_remove(chance.below(deck.len() as u32) as usize);
        let first = if draw().rank() % 2 == 0 { Card(0) } else { draw() };
        let played: CardSet = [first, draw()].into_iter().collect();
        let shared: CardSet =
            (0..FLOP).map(|_| draw()).filter(|card| !played.contains(*card) && !card.is_joker()).collect();
        let values = wild_values(played, shared, wild, true);
        assert_eq!(values.len(), played.iter().filter(|card| wild.contains(*card)).count());
        let fixed = played.iter().filter(|card| !wild.contains(*card)).map(|card| Part::card(card, false));
        let all = fixed.chain(values.iter().map(|(card, value)| Part::valued(*card, *value)));
        let rank = Shared::new(shared, true).best_with(all.fold(Part::NONE, Part::and));
        assert_eq!(rank.worth(), best_hand(played, shared, wild, true), "{played:?} with {shared:?}");
    }
}
