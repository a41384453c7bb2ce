//! Sets of ids as bit masks, so that unions, differences and intersections take a few instructions.
//!
//! Kept instead of a bit set crate: a set is typed by its ids, of fixed size, and part of the hash of a position.

use serde::{Deserialize, Serialize};

/// An id that can be in a [`Set`].
pub trait Id: Copy {
    /// The id of an index.
    fn from_index(i: u8) -> Self;
    /// The index of the id.
    fn to_index(self) -> u8;
}

/// The unsigned integer that stores a set's bits.
pub trait Bits: Copy + Eq + Default {
    /// Whether no bit is set.
    fn is_zero(self) -> bool;
    /// Whether a bit is set.
    fn has(self, i: u8) -> bool;
    /// The number of set bits.
    fn count(self) -> u32;
    /// The index of the lowest set bit; only called if there is one.
    fn lowest(self) -> u8;
    /// A mask with one bit.
    fn bit(i: u8) -> Self;
    /// Sets a bit.
    fn set(&mut self, i: u8);
    /// Clears a bit.
    fn clear(&mut self, i: u8);
    /// Union.
    fn or(self, other: Self) -> Self;
    /// Intersection.
    fn and(self, other: Self) -> Self;
    /// Difference.
    fn without(self, other: Self) -> Self;
    /// All but the lowest set bit; only called if there is one.
    fn clear_lowest(self) -> Self;
    /// The lowest 64 bits.
    fn low_word(self) -> u64;
    /// The bits above the lowest 64, moved down by 64.
    fn high_words(self) -> Self;
}

macro_rules! bits {
    ($($t:ty),*) => {$(
        impl Bits for $t {
            #[inline(always)]
            fn is_zero(self) -> bool { self == 0 }
            #[inline(always)]
            fn has(self, i: u8) -> bool {
                // Of more than one word only the word of the bit is shifted.
                let i = u32::from(i) % <$t>::BITS;
                let word = if i < 64 { self.low_word() } else { self.high_words().low_word() };
                word >> (i % 64) & 1 == 1
            }
            #[inline(always)]
            fn count(self) -> u32 { self.count_ones() }
            #[inline(always)]
            fn lowest(self) -> u8 { self.trailing_zeros() as u8 }
            #[inline(always)]
            fn bit(i: u8) -> Self { (1 as $t) << (u32::from(i) % <$t>::BITS) }
            #[inline(always)]
            fn set(&mut self, i: u8) { *self |= Self::bit(i); }
            #[inline(always)]
            fn clear(&mut self, i: u8) { *self &= !Self::bit(i); }
            #[inline(always)]
            fn or(self, other: Self) -> Self { self | other }
            #[inline(always)]
            fn and(self, other: Self) -> Self { self & other }
            #[inline(always)]
            fn without(self, other: Self) -> Self { self & !other }
            #[inline(always)]
            fn clear_lowest(self) -> Self { self & self.wrapping_sub(1) }
            #[inline(always)]
            fn low_word(self) -> u64 { self as u64 }
            #[inline(always)]
            fn high_words(self) -> Self { self.checked_shr(64).unwrap_or_default() }
        }
    )*};
}
bits!(u8, u16, u32, u64, u128);

/// 256 bits. Its functions take the words one by one: what compares or searches them as an array has them written to memory and read
/// again in wider pieces, for which the processor waits (`docs/benchmarks.md`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct U256([u64; 4]);

impl U256 {
    #[inline(always)]
    fn each(self, other: Self, of: impl Fn(u64, u64) -> u64) -> Self {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Self([of(a, e), of(b, f), of(c, g), of(d, h)])
    }
}

impl Bits for U256 {
    #[inline(always)]
    fn is_zero(self) -> bool {
        let [a, b, c, d] = self.0;
        a | b | c | d == 0
    }
    #[inline(always)]
    fn has(self, i: u8) -> bool {
        self.0[usize::from(i) / 64] >> (i % 64) & 1 == 1
    }
    #[inline(always)]
    fn count(self) -> u32 {
        let [a, b, c, d] = self.0.map(u64::count_ones);
        a + b + c + d
    }
    #[inline(always)]
    fn lowest(self) -> u8 {
        let (from, word) = match self.0 {
            [0, 0, 0, d] => (192, d),
            [0, 0, c, _] => (128, c),
            [0, b, _, _] => (64, b),
            [a, _, _, _] => (0, a),
        };
        from + word.trailing_zeros() as u8
    }
    #[inline(always)]
    fn bit(i: u8) -> Self {
        let mut bits = Self::default();
        bits.set(i);
        bits
    }
    #[inline(always)]
    fn set(&mut self, i: u8) {
        self.0[usize::from(i) / 64] |= 1 << (i % 64);
    }
    #[inline(always)]
    fn clear(&mut self, i: u8) {
        self.0[usize::from(i) / 64] &= !(1 << (i % 64));
    }
    #[inline(always)]
    fn or(self, other: Self) -> Self {
        self.each(other, |a, b| a | b)
    }
    #[inline(always)]
    fn and(self, other: Self) -> Self {
        self.each(other, |a, b| a & b)
    }
    #[inline(always)]
    fn without(self, other: Self) -> Self {
        self.each(other, |a, b| a & !b)
    }
    #[inline(always)]
    fn clear_lowest(self) -> Self {
        Self(match self.0 {
            [0, 0, 0, d] => [0, 0, 0, d.clear_lowest()],
            [0, 0, c, d] => [0, 0, c.clear_lowest(), d],
            [0, b, c, d] => [0, b.clear_lowest(), c, d],
            [a, b, c, d] => [a.clear_lowest(), b, c, d],
        })
    }
    #[inline(always)]
    fn low_word(self) -> u64 {
        self.0[0]
    }
    #[inline(always)]
    fn high_words(self) -> Self {
        let [_, b, c, d] = self.0;
        Self([b, c, d, 0])
    }
}

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
    /// The set as a number: bit n stands for the id n.
    #[inline(always)]
    pub const fn bits(self) -> B {
        self.bits
    }
    /// The empty set.
    #[inline(always)]
    pub fn new() -> Self {
        Self::default()
    }
    /// A set of this id alone.
    #[inline(always)]
    pub fn one(id: T) -> Self {
        Self::from_bits(B::bit(id.to_index()))
    }
    /// Whether no id is in it.
    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.bits.is_zero()
    }
    /// The number of ids.
    #[inline(always)]
    pub fn len(self) -> usize {
        self.bits.count() as usize
    }
    /// Whether `id` is a member.
    #[inline(always)]
    pub fn contains(self, id: T) -> bool {
        self.bits.has(id.to_index())
    }
    /// Makes `id` a member; no change if it is one.
    #[inline(always)]
    pub fn insert(&mut self, id: T) {
        self.bits.set(id.to_index());
    }
    /// Takes `id` out; no change if it is no member.
    #[inline(always)]
    pub fn remove(&mut self, id: T) {
        self.bits.clear(id.to_index());
    }
    /// The ids that are in this set, in the other, or in both.
    #[inline(always)]
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self::from_bits(self.bits.or(other.bits))
    }
    /// Intersection.
    #[inline(always)]
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self::from_bits(self.bits.and(other.bits))
    }
    /// Difference.
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
    /// The ids in ascending order.
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

/// Iterates over a [`Set`] in ascending order.
pub struct SetIter<T, B>(Set<T, B>);

impl<T: Id, B: Bits> Iterator for SetIter<T, B> {
    type Item = T;
    #[inline(always)]
    fn next(&mut self) -> Option<T> {
        let id = self.0.first()?;
        self.0.bits = self.0.bits.clear_lowest();
        Some(id)
    }
    /// Word by word: few sets have ids in a second word, and one word is searched with few instructions.
    #[inline(always)]
    fn fold<A, F: FnMut(A, T) -> A>(self, init: A, mut f: F) -> A {
        let (mut all, mut bits, mut from) = (init, self.0.bits, 0);
        loop {
            let mut word = bits.low_word();
            while word != 0 {
                all = f(all, T::from_index(from + word.trailing_zeros() as u8));
                word = word.clear_lowest();
            }
            bits = bits.high_words();
            if bits.is_zero() {
                return all;
            }
            from += 64;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::ids::Space;

    #[test]
    fn wide_bits_behave_like_a_set_of_numbers() {
        let all = |bits: U256| {
            let mut bits = bits;
            std::iter::from_fn(move || {
                let some = bits != U256::default();
                let low = if some { Some(bits.lowest()) } else { None };
                bits = bits.clear_lowest();
                low
            })
            .collect::<Vec<_>>()
        };
        let of = |ids: &[u8]| ids.iter().fold(U256::default(), |bits, id| bits.or(U256::bit(*id)));
        let (one, other) = (of(&[0, 63, 64, 127, 128, 255]), of(&[1, 64, 191, 255]));
        assert_eq!(all(one), [0, 63, 64, 127, 128, 255]);
        assert_eq!(all(one.and(other)), [64, 255]);
        assert_eq!(all(one.without(other)), [0, 63, 127, 128]);
        assert_eq!(all(one.or(other)), [0, 1, 63, 64, 127, 128, 191, 255]);
        assert_eq!((one.count(), other.count(), U256::default().count()), (6, 4, 0));
    }

    #[test]
    fn ids_are_visited_in_the_same_order_whether_one_by_one_or_at_once() {
        fn at_once<T: Id, B: Bits>(set: Set<T, B>) -> Vec<u8> {
            let mut ids = Vec::new();
            set.iter().for_each(|id| ids.push(id.to_index()));
            ids
        }
        fn one_by_one<T: Id, B: Bits>(set: Set<T, B>) -> Vec<u8> {
            let mut ids = Vec::new();
            for id in set {
                ids.push(id.to_index());
            }
            ids
        }
        for ids in [vec![], vec![0], vec![63], vec![64], vec![127], vec![0, 5, 63, 64, 100, 127]] {
            let wide: Set<Space, U256> = ids.iter().map(|id| Space(*id)).collect();
            let spaces: Set<Space, u128> = ids.iter().map(|id| Space(*id)).collect();
            assert_eq!(
                [at_once(wide), one_by_one(wide), at_once(spaces), one_by_one(spaces)],
                [(); 4].map(|()| ids.clone())
            );
            let held = (0..128).filter(|id| spaces.contains(Space(*id))).collect::<Vec<u8>>();
            assert_eq!(held, ids);
        }
        let top: Set<Space, U256> = [Space(3), Space(191), Space(192), Space(255)].into_iter().collect();
        assert_eq!(at_once(top), [3, 191, 192, 255]);
    }
}
