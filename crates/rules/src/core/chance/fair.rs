//! A generator whose outcomes everybody can check after the game, from a seed that was sealed before it.

use super::{Chance, Luck};
use sha2::{Digest, Sha256};

/// SHA-256 in counter mode: the `k`-th number, from 0, is derived from `SHA-256(seed, k as 8 bytes, big-endian)`.
///
/// For live games. Without the seed nobody can predict it; with the seed anybody can verify every number in any
/// language without a library, also in a browser: the hash is read as eight 32-bit integers, big-endian; the first one
/// below the greatest multiple of the number of outcomes, modulo that number, is the result. (The last of the eight is
/// always accepted: the probability of rejecting the others is below 2^-150.)
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FairChance {
    seed: [u8; 32],
    answered: u64,
}

impl FairChance {
    /// The generator of a seed.
    #[must_use]
    pub const fn new(seed: [u8; 32]) -> Self {
        Self { seed, answered: 0 }
    }

    /// Parses a seed of 64 hexadecimal digits.
    #[must_use]
    pub fn seed_of(digits: &str) -> Option<[u8; 32]> {
        crate::core::fairness::unhex(digits)
    }

    /// The generator of a seed, advanced by some numbers.
    #[must_use]
    pub const fn after(seed: [u8; 32], answered: u64) -> Self {
        Self { seed, answered }
    }

    /// The number of generated numbers.
    #[must_use]
    pub const fn answered(&self) -> u64 {
        self.answered
    }
}

impl Chance for FairChance {
    fn pick(&mut self, luck: &Luck) -> u32 {
        let hash = Sha256::new().chain_update(self.seed).chain_update(self.answered.to_be_bytes()).finalize();
        self.answered += 1;
        let count = luck.count().max(1);
        let multiple = u32::MAX - u32::MAX % count;
        let words = hash.chunks_exact(4).map(|b| u32::from_be_bytes([b[0], b[1], b[2], b[3]]));
        let mut answer = 0;
        for word in words {
            answer = word % count;
            if word < multiple {
                break;
            }
        }
        answer
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_those_of_the_hash() {
        let mut chance = FairChance::new([7; 32]);
        let hash = Sha256::digest([&[7u8; 32][..], &[0; 8]].concat());
        let first = u32::from_be_bytes([hash[0], hash[1], hash[2], hash[3]]);
        assert_eq!(chance.pick(&Luck::Die), first % 6);
        let second = chance.clone().pick(&Luck::Die);
        assert_eq!(FairChance::after([7; 32], 1).pick(&Luck::Die), second);
        assert_eq!(chance.answered(), 1);
    }

    #[test]
    fn a_seed_is_64_hexadecimal_digits() {
        assert_eq!(FairChance::seed_of(&"aB".repeat(32)), Some([0xab; 32]));
        for wrong in ["", "ab", &"zz".repeat(32), &"+1".repeat(32), &"é".repeat(32)] {
            assert_eq!(FairChance::seed_of(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn every_answer_is_as_likely() {
        let mut chance = FairChance::new([1; 32]);
        let mut seen = [0u32; 6];
        (0..6000).for_each(|_| seen[chance.pick(&Luck::Die) as usize] += 1);
        assert!(seen.iter().all(|n| n.abs_diff(1000) < 120), "{seen:?}");
    }
}
