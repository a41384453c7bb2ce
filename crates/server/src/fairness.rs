//! Fair dice: the seed of a game comes from the server and from every player's page together.
//!
//! The server draws its part and shows the SHA-256 of it when the table is made. Each page adds a part of its own when
//! its player sits down. When the game starts, the seed is the SHA-256 of the server's part followed by the pages' parts
//! in seat order; its own SHA-256 is shown at once, the server's part and the seed when the game is over. So nobody, the
//! host neither, could choose it, and everybody can check it.

use crate::fault::Fault;
use darkrock_rules::chance::{Chance, FairChance, Luck};
use darkrock_rules::ids::{Character, CharacterSet};
use sha2::{Digest, Sha256};

/// Bytes of a part and of a seed.
pub const PART: usize = 32;

/// Unguessable bytes from the operating system.
///
/// # Errors
/// When the system has none.
pub fn random<const N: usize>() -> Result<[u8; N], Fault> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|e| Fault::internal(format!("no random numbers from the system: {e}")))?;
    Ok(bytes)
}

/// Bytes as hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}

/// The SHA-256 of bytes, as hexadecimal digits.
pub fn sha256(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}

/// A part or seed from its hexadecimal digits.
///
/// # Errors
/// When it is not 64 hexadecimal digits.
pub fn part(text: &str) -> Result<[u8; PART], Fault> {
    let wrong = || Fault::bad("part", "the page's random part must be 64 hexadecimal digits");
    FairChance::seed_of(text).ok_or_else(wrong)
}

/// The seed of a game.
pub fn seed<'a>(server_part: &[u8; PART], parts: impl Iterator<Item = &'a [u8; PART]>) -> [u8; PART] {
    let mut hash = Sha256::new().chain_update(server_part);
    parts.for_each(|part| hash.update(part));
    hash.finalize().into()
}

/// A generator of the same seed for what is drawn before the rules begin, independent of the game's own.
fn before_the_game(seed: &[u8; PART]) -> FairChance {
    FairChance::new(Sha256::new().chain_update(seed).chain_update(b"before the game").finalize().into())
}

/// Deals one of these characters to each seat that has none; where somebody must take part, among them.
pub fn deal_characters(
    seed: &[u8; PART],
    chosen: &[Option<Character>],
    mut left: CharacterSet,
    must: Option<Character>,
) -> Vec<Character> {
    chosen.iter().flatten().for_each(|c| left.remove(*c));
    let mut luck = before_the_game(seed);
    let mut pick = |from: CharacterSet| {
        let at = luck.pick(&Luck::Character(from)) as usize;
        from.iter().nth(at).unwrap_or(Character(0))
    };
    let open = chosen.iter().filter(|c| c.is_none()).count();
    if let Some(must) = must.filter(|must| open > 0 && left.contains(*must)) {
        while left.len() > open {
            let mut others = left;
            others.remove(must);
            left.remove(pick(others));
        }
    }
    let mut deal = || {
        let character = pick(left);
        left.remove(character);
        character
    };
    chosen.iter().map(|c| c.unwrap_or_else(&mut deal)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_counts() {
        let whole = seed(&[1; PART], [[2; PART], [3; PART]].iter());
        assert_ne!(whole, seed(&[9; PART], [[2; PART], [3; PART]].iter()));
        assert_ne!(whole, seed(&[1; PART], [[2; PART], [9; PART]].iter()));
        assert_ne!(whole, seed(&[1; PART], [[3; PART], [2; PART]].iter()));
    }

    #[test]
    fn parts_are_hexadecimal() {
        assert_eq!(part(&hex(&[0xab; PART])), Ok([0xab; PART]));
        for wrong in ["", "ab", &"zz".repeat(32), &"é".repeat(32)] {
            assert_eq!(part(wrong).map_err(|f| f.code), Err("part"));
        }
    }

    #[test]
    fn characters_are_dealt_once_each_and_chosen_ones_kept() {
        for byte in 0..50 {
            let chosen = [None, Some(Character(3)), None, None, Some(Character(0)), None];
            let dealt = deal_characters(&[byte; PART], &chosen, (0..12).map(Character).collect(), None);
            let different: CharacterSet = dealt.iter().copied().collect();
            assert_eq!((dealt.len(), different.len()), (6, 6));
            assert_eq!((dealt[1], dealt[4]), (Character(3), Character(0)));
        }
    }

    #[test]
    fn who_must_take_part_does() {
        let three: CharacterSet = (0..3).map(Character).collect();
        let mut seen = CharacterSet::new();
        for byte in 0..50 {
            let dealt = deal_characters(&[byte; PART], &[None, None], three, Some(Character(2)));
            assert!(dealt.contains(&Character(2)), "{dealt:?}");
            dealt.iter().for_each(|c| seen.insert(*c));
            let beside = deal_characters(&[byte; PART], &[Some(Character(1)), None], three, Some(Character(2)));
            assert_eq!(beside, [Character(1), Character(2)]);
        }
        assert_eq!(seen, three);
    }
}
