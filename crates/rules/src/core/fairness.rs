//! Fair dice: the random outcomes of a live game are committed to before it begins, so that nobody can choose them and
//! everybody can verify them afterward (`docs/fairness.md`).
//!
//! The server draws a secret and publishes its [`commitment`] when the table is created. Each player's client then sends a
//! part of its own. At the start [`seed`] combines all of these and its [`seed_hash`] is published; after the game the
//! secret and the seed are revealed. Each hash has a domain prefix and the table's id, so that none of them
//! can be reused for another purpose or table.

use crate::content::Content;
use crate::content::variants::Variants;
use crate::core::chance::{Chance, FairChance, Luck, Outcome};
use crate::core::ids::{Character, CharacterSet};
use crate::modules::Lineup;
use sha2::{Digest, Sha256};

/// The protocol version of new games. Version 1 hashed the bare values: see [`first`].
pub const SCHEME: u8 = 2;

/// A secret, a part, a seed or a hash.
pub type Bytes = [u8; 32];
/// Sixteen bytes that name a live game in its seals, so that no two seals are alike.
pub type TableId = [u8; 16];

const COMMITMENT: &[u8] = b"darkrock fair dice 2: commitment\n";
const SEED: &[u8] = b"darkrock fair dice 2: seed\n";
const SEED_HASH: &[u8] = b"darkrock fair dice 2: seed hash\n";

/// The commitment, published before any part is sent: it fixes the server's secret without revealing it.
#[must_use]
pub fn commitment(table: &TableId, secret: &Bytes) -> Bytes {
    Sha256::new().chain_update(COMMITMENT).chain_update(table).chain_update(secret).finalize().into()
}

/// The seed of a game, from each client's part by seat; none for a bot.
#[must_use]
pub fn seed(table: &TableId, secret: &Bytes, parts: &[Option<Bytes>]) -> Bytes {
    let mut hash = Sha256::new().chain_update(SEED).chain_update(table).chain_update(secret);
    hash.update([u8::try_from(parts.len()).unwrap_or(u8::MAX)]);
    for part in parts {
        match part {
            Some(part) => {
                hash.update([1]);
                hash.update(part);
            }
            None => hash.update([0]),
        }
    }
    hash.finalize().into()
}

/// The published hash of the seed during the game.
#[must_use]
pub fn seed_hash(table: &TableId, seed: &Bytes) -> Bytes {
    Sha256::new().chain_update(SEED_HASH).chain_update(table).chain_update(seed).finalize().into()
}

/// The hashes of version 1, for games that began with it.
pub mod first {
    use super::Bytes;
    use sha2::{Digest, Sha256};

    /// The published hash of the server's part, and later of the seed.
    #[must_use]
    pub fn hash(value: &Bytes) -> Bytes {
        Sha256::digest(value).into()
    }

    /// The seed: the server's part and the clients' parts, in the order of the seats.
    #[must_use]
    pub fn seed<'a>(server_part: &Bytes, parts: impl Iterator<Item = &'a Bytes>) -> Bytes {
        parts.fold(Sha256::new().chain_update(server_part), Digest::chain_update).finalize().into()
    }
}

/// Bytes as hexadecimal digits.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    hex::encode(bytes)
}

/// Decodes hexadecimal digits to exactly this many bytes.
#[must_use]
pub fn unhex<const N: usize>(digits: &str) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    hex::decode_to_slice(digits, &mut bytes).ok()?;
    Some(bytes)
}

/// The characters to deal before the setup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// The chosen character of each seat; none to be dealt one.
    pub chosen: Vec<Option<Character>>,
    /// The available characters.
    pub cast: CharacterSet,
    /// The character that must take part, if any.
    pub must: Option<Character>,
}

impl Deal {
    /// The deal of a game with these variants.
    #[must_use]
    pub fn new(content: &Content, variants: Variants, chosen: Vec<Option<Character>>) -> Self {
        match content.lineup(variants, u8::try_from(chosen.len()).unwrap_or(u8::MAX)) {
            Some(Lineup { characters, must, .. }) => Self { chosen, cast: characters, must: Some(must) },
            None => {
                let cast = (0..content.specs.characters.len() as u8).map(Character).collect();
                Self { chosen, cast, must: None }
            }
        }
    }

    /// Deals with a generator of the seed: returns the characters by seat, and every pick with its possible outcomes.
    /// The generator has a derived seed, so that these picks are not counted among the game's. With too few characters
    /// for all seats the list is shorter, which no setup accepts.
    #[must_use]
    pub fn run(&self, seed: &Bytes) -> (Vec<Character>, Vec<(Luck, Outcome)>) {
        let seed = Sha256::new().chain_update(seed).chain_update(b"before the game").finalize().into();
        let (mut luck, mut picks) = (FairChance::new(seed), Vec::new());
        let mut left = self.cast;
        self.chosen.iter().flatten().for_each(|c| left.remove(*c));
        let mut pick = |from: CharacterSet| {
            let asked = Luck::Character(from);
            let outcome = asked.nth(luck.pick(&asked));
            picks.push((asked, outcome));
            outcome.character()
        };
        let open = self.chosen.iter().filter(|c| c.is_none()).count();
        if let Some(must) = self.must.filter(|must| open > 0 && left.contains(*must)) {
            while left.len() > open {
                let mut others = left;
                others.remove(must);
                left.remove(pick(others));
            }
        }
        let mut deal = || {
            let character = (!left.is_empty()).then(|| pick(left))?;
            left.remove(character);
            Some(character)
        };
        let dealt = self.chosen.iter().map_while(|c| c.or_else(&mut deal)).collect();
        (dealt, picks)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    const TABLE: TableId = [7; 16];

    fn vectors() -> Value {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/fair-dice/vectors.json");
        serde_json::from_str(&std::fs::read_to_string(file).expect("the vectors")).expect("JSON")
    }

    fn bytes<const N: usize>(value: &Value) -> [u8; N] {
        unhex(value.as_str().expect("digits")).expect("hexadecimal digits")
    }

    #[test]
    fn known_answers() {
        let vectors = vectors();
        let games = vectors["games"].as_array().expect("games");
        assert!(games.len() >= 3);
        for game in games {
            let (table, secret) = (bytes(&game["table"]), bytes(&game["secret"]));
            let parts = game["parts"].as_array().expect("parts");
            let parts: Vec<Option<Bytes>> = parts.iter().map(|p| (!p.is_null()).then(|| bytes(p))).collect();
            assert_eq!(commitment(&table, &secret), bytes(&game["commitment"]));
            let seed = seed(&table, &secret, &parts);
            assert_eq!(seed, bytes(&game["seed"]));
            assert_eq!(seed_hash(&table, &seed), bytes(&game["seed_hash"]));
            for draw in game["draws"].as_array().expect("draws") {
                let number = |key: &str| draw[key].as_u64().expect("a number");
                let possible = Luck::Token([number("of") as u8, 0, 0]);
                let answer = FairChance::after(seed, number("draw")).pick(&possible);
                assert_eq!(u64::from(answer), number("answer"), "{draw}");
            }
        }
    }

    #[test]
    fn every_part_and_its_place_count() {
        let parts = [Some([2; 32]), None, Some([3; 32])];
        let whole = seed(&TABLE, &[1; 32], &parts);
        assert_ne!(whole, seed(&[8; 16], &[1; 32], &parts));
        assert_ne!(whole, seed(&TABLE, &[9; 32], &parts));
        for other in [
            [Some([9; 32]), None, Some([3; 32])],
            [Some([2; 32]), Some([3; 32]), None],
            [Some([3; 32]), None, Some([2; 32])],
            [Some([2; 32]), None, None],
        ] {
            assert_ne!(whole, seed(&TABLE, &[1; 32], &other));
        }
        assert_ne!(whole, seed(&TABLE, &[1; 32], &parts[..2]));
    }

    /// Without parts (bots only) the seed must not be predictable from public data before the game either.
    #[test]
    fn what_is_shown_before_the_game_is_never_the_seed() {
        let secret = [5; 32];
        let shown = commitment(&TABLE, &secret);
        assert_eq!(first::seed(&secret, std::iter::empty()), first::hash(&secret), "the fault of the first scheme");
        for seats in 0..=6 {
            assert_ne!(seed(&TABLE, &secret, &vec![None; seats]), shown);
            assert_ne!(seed_hash(&TABLE, &shown), shown);
        }
    }

    #[test]
    fn hexadecimal_digits_are_read_exactly() {
        assert_eq!(unhex(&hex(&[0xab; 32])), Some([0xab; 32]));
        assert_eq!(unhex("aB"), Some([0xab]));
        for wrong in ["", "ab", &"zz".repeat(32), &"+1".repeat(32), &"é".repeat(32)] {
            assert_eq!(unhex::<32>(wrong), None, "{wrong}");
        }
    }

    fn deal(chosen: &[Option<Character>], cast: CharacterSet, must: Option<Character>) -> Deal {
        Deal { chosen: chosen.to_vec(), cast, must }
    }

    #[test]
    fn characters_are_dealt_once_each_and_chosen_ones_kept() {
        let chosen = [None, Some(Character(3)), None, None, Some(Character(0)), None];
        let deal = deal(&chosen, (0..12).map(Character).collect(), None);
        for byte in 0..50 {
            let (dealt, picks) = deal.run(&[byte; 32]);
            let different: CharacterSet = dealt.iter().copied().collect();
            assert_eq!((dealt.len(), different.len(), picks.len()), (6, 6, 4));
            assert_eq!((dealt[1], dealt[4]), (Character(3), Character(0)));
        }
    }

    #[test]
    fn where_characters_run_out_nobody_is_made_up() {
        let three: CharacterSet = (0..3).map(Character).collect();
        let (dealt, picks) = deal(&[None; 5], three, Some(Character(1))).run(&[1; 32]);
        assert_eq!((dealt.len(), picks.len()), (3, 3));
        let (dealt, _) = deal(&[Some(Character(0)), None, None, None], three, None).run(&[1; 32]);
        assert_eq!((dealt.len(), dealt[0]), (3, Character(0)));
    }

    #[test]
    fn who_must_take_part_does() {
        let three: CharacterSet = (0..3).map(Character).collect();
        let mut seen = CharacterSet::new();
        for byte in 0..50 {
            let (dealt, _) = deal(&[None, None], three, Some(Character(2))).run(&[byte; 32]);
            assert!(dealt.contains(&Character(2)), "{dealt:?}");
            dealt.iter().for_each(|c| seen.insert(*c));
            let (beside, _) = deal(&[Some(Character(1)), None], three, Some(Character(2))).run(&[byte; 32]);
            assert_eq!(beside, [Character(1), Character(2)]);
        }
        assert_eq!(seen, three);
    }
}
