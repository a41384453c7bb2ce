//! A facedown deck: unordered batches from the top to the bottom, and each seat's knowledge of them.
//!
//! A shuffled deck is one batch; cards placed at the bottom, or looked at on top, form another. The order within a
//! batch is random and decided only when a card is drawn, so it cannot be known before.

use crate::core::ids::*;
use crate::core::limits::SEATS;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_big_array::BigArray;

/// Batches of cards, from the top of a deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(bound = "B: Serialize + DeserializeOwned")]
pub struct Batches<I: Id, B: Bits, const N: usize>(#[serde(with = "BigArray")] [Set<I, B>; N]);

/// A facedown deck of at most `N` batches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(bound = "B: Serialize + DeserializeOwned")]
pub(crate) struct Deck<I: Id, B: Bits, const N: usize> {
    batches: Batches<I, B, N>,
    /// For each viewer, the cards known to lie in each batch.
    known: [Batches<I, B, N>; SEATS],
}

impl<I: Id, B: Bits, const N: usize> Batches<I, B, N> {
    /// From the top to the bottom.
    pub fn iter(&self) -> impl Iterator<Item = Set<I, B>> + '_ {
        self.0.iter().copied()
    }

    /// Makes room for a new top batch: merges the two lowest if all are in use.
    fn push_down(&mut self) {
        self.0[N - 2] = self.0[N - 2].union(self.0[N - 1]);
        self.0[N - 1] = Set::new();
        self.0.rotate_right(1);
    }
}

impl<I: Id, B: Bits, const N: usize> Default for Batches<I, B, N> {
    fn default() -> Self {
        Self([Set::new(); N])
    }
}

impl<I: Id, B: Bits, const N: usize> Deck<I, B, N> {
    /// An empty deck.
    pub(crate) fn empty() -> Self {
        Self { batches: Batches::default(), known: [Batches::default(); SEATS] }
    }

    /// A shuffled deck.
    pub(crate) fn of(cards: Set<I, B>) -> Self {
        let mut deck = Self::empty();
        deck.batches.0[0] = cards;
        deck
    }

    /// The deck of these batches, with one seat's knowledge.
    pub(crate) fn dealt(batches: Batches<I, B, N>, viewer: Option<Seat>, known: Batches<I, B, N>) -> Self {
        let mut deck = Self { batches, known: [Batches::default(); SEATS] };
        if let Some(seat) = viewer {
            deck.known[seat.index()] = known;
        }
        deck
    }

    /// The batch from which the next card is drawn.
    #[inline(always)]
    pub(crate) fn top(&self) -> Set<I, B> {
        self.batches.0[0]
    }

    /// From the top to the bottom.
    pub(crate) fn batches(&self) -> impl Iterator<Item = Set<I, B>> + '_ {
        self.batches.iter()
    }

    /// All cards.
    pub(crate) fn cards(&self) -> Set<I, B> {
        self.batches().fold(Set::new(), Set::union)
    }

    /// The number of cards.
    pub(crate) fn len(&self) -> usize {
        self.batches().map(Set::len).sum()
    }

    /// The number of cards in each batch.
    pub(crate) fn sizes(&self) -> [u8; N] {
        self.batches.0.map(|batch| batch.len() as u8)
    }

    /// A seat's knowledge of each batch.
    pub(crate) fn known_to(&self, viewer: Seat) -> Batches<I, B, N> {
        self.known[viewer.index()]
    }

    /// Draws a card from the top batch. Seats that do not see it lose their knowledge of that batch.
    ///
    /// Returns the seats that knew it to be the top card, and so know where it is afterward.
    #[inline]
    pub(crate) fn take(&mut self, card: I, seen_by: impl Fn(Seat) -> bool) -> SeatSet {
        self.batches.0[0].remove(card);
        let alone = self.batches.0[0].is_empty();
        let knew = if alone { self.who_knows_on_top(card) } else { SeatSet::new() };
        for (viewer, known) in self.known.iter_mut().enumerate() {
            let known = &mut known.0[0];
            if seen_by(Seat(viewer as u8)) {
                known.remove(card);
            } else {
                *known = Set::new();
            }
        }
        if alone {
            self.batches.0.rotate_left(1);
            self.known.iter_mut().for_each(|known| known.0.rotate_left(1));
        }
        knew
    }

    /// The seats that know a card to lie in the top batch.
    #[cold]
    fn who_knows_on_top(&self, card: I) -> SeatSet {
        let viewers = self.known.iter().enumerate().filter(|(_, known)| known.0[0].contains(card));
        viewers.map(|(viewer, _)| Seat(viewer as u8)).collect()
    }

    /// Places cards at the bottom in random order, of which each seat knows some. Without capacity for another batch
    /// they join the lowest one.
    pub(crate) fn put_under(&mut self, cards: Set<I, B>, known: impl Fn(Seat) -> Set<I, B>) {
        let at = self.batches.0.iter().position(|batch| batch.is_empty()).unwrap_or(N - 1);
        self.batches.0[at] = self.batches.0[at].union(cards);
        for (viewer, of) in self.known.iter_mut().enumerate() {
            of.0[at] = of.0[at].union(known(Seat(viewer as u8)));
        }
    }

    /// One seat looks at the top card, picked at random from the top batch. The others cannot tell which one it is, so they
    /// lose their knowledge of that batch.
    pub(crate) fn look_at_top(&mut self, card: I, viewer: Seat) {
        if self.batches.0[0].len() > 1 {
            self.batches.0[0].remove(card);
            self.batches.push_down();
            self.batches.0[0].insert(card);
            for (seat, known) in self.known.iter_mut().enumerate() {
                if seat == viewer.index() {
                    known.0[0].remove(card);
                } else {
                    known.0[0] = Set::new();
                }
                known.push_down();
            }
        }
        self.known[viewer.index()].0[0].insert(card);
    }

    /// The top card, picked at random, goes to the bottom; seats that know it keep their knowledge. Of several cards nobody
    /// can tell which one it is.
    pub(crate) fn bury_top(&mut self, card: I) {
        let alone = self.top().len() == 1;
        let knew = self.take(card, |_| alone);
        self.put_under(std::iter::once(card).collect(), |seat| {
            if knew.contains(seat) { std::iter::once(card).collect() } else { Set::new() }
        });
    }

    /// Whether all knowledge of a batch is contained in it.
    pub(crate) fn is_consistent(&self) -> bool {
        let fits =
            |known: &Batches<I, B, N>| known.iter().zip(self.batches()).all(|(k, batch)| k.without(batch).is_empty());
        self.known.iter().all(fits)
    }
}

impl<I: Id, B: Bits, const N: usize> FromIterator<Set<I, B>> for Batches<I, B, N> {
    /// At most `N` batches, from the top.
    fn from_iter<T: IntoIterator<Item = Set<I, B>>>(batches: T) -> Self {
        let mut all = Self::default();
        all.0.iter_mut().zip(batches).for_each(|(to, batch)| *to = batch);
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Small = Deck<Card, u64, 3>;

    fn cards(all: impl IntoIterator<Item = u8>) -> CardSet {
        all.into_iter().map(Card).collect()
    }

    fn known(deck: &Small, seat: u8) -> Vec<CardSet> {
        deck.known_to(Seat(seat)).iter().collect()
    }

    #[test]
    fn who_looks_at_the_top_knows_it_until_it_is_drawn_and_then_who_has_it() {
        let mut deck = Small::of(cards(0..5));
        deck.look_at_top(Card(3), Seat(1));
        assert_eq!(deck.sizes(), [1, 4, 0]);
        assert_eq!(deck.top(), cards([3]));
        assert_eq!(known(&deck, 1), [cards([3]), cards([]), cards([])]);
        assert_eq!(known(&deck, 0), [CardSet::new(); 3]);
        assert_eq!(deck.take(Card(3), |_| false), SeatSet::one(Seat(1)));
        assert_eq!((deck.sizes(), known(&deck, 1)), ([4, 0, 0], vec![CardSet::new(); 3]));
        assert!(deck.take(Card(0), |_| false).is_empty(), "nobody knew that one");
    }

    #[test]
    fn a_buried_card_comes_last_and_only_who_buried_it_knows() {
        let mut deck = Small::of(cards(0..3));
        deck.look_at_top(Card(1), Seat(0));
        deck.bury_top(Card(1));
        assert_eq!(deck.sizes(), [2, 1, 0]);
        assert_eq!(known(&deck, 0)[1], cards([1]));
        assert!(known(&deck, 2).iter().all(|batch| batch.is_empty()));
        for card in [0, 2] {
            assert!(deck.top().contains(Card(card)));
            deck.take(Card(card), |_| false);
        }
        assert_eq!(deck.take(Card(1), |_| false), SeatSet::one(Seat(0)));
        assert_eq!(deck.len(), 0);
    }

    #[test]
    fn who_knows_some_of_several_cards_does_not_learn_which_one_is_looked_at_or_buried() {
        let mut deck = Small::empty();
        deck.put_under(cards(0..3), |seat| if seat == Seat(2) { cards(0..3) } else { cards([]) });
        let mut buried = deck;
        deck.look_at_top(Card(1), Seat(0));
        assert_eq!(known(&deck, 2), [CardSet::new(); 3]);
        assert_eq!(known(&deck, 0)[0], cards([1]));
        buried.bury_top(Card(1));
        assert_eq!((buried.sizes(), known(&buried, 2)), ([2, 1, 0], vec![CardSet::new(); 3]));
    }

    #[test]
    fn where_batches_run_out_the_lowest_two_become_one() {
        let mut deck = Small::of(cards(0..6));
        for card in [0, 1, 2] {
            deck.look_at_top(Card(card), Seat(0));
            deck.bury_top(Card(card));
        }
        assert_eq!((deck.sizes(), deck.cards()), ([3, 2, 1], cards(0..6)));
        assert!(deck.is_consistent());
        assert_eq!(known(&deck, 0)[1..], [cards([0, 1]), cards([2])], "which of the first two lies lower is not kept");
    }
}
