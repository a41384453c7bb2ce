//! Recovery codes: 140 random bits in a form that can be copied by hand. Only their SHA-256 is stored.

use crate::fairness::{random, sha256};
use crate::fault::Fault;
use darkrock_rules::fairness::unhex;

/// Digits and letters without those that look alike.
const SIGNS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// The number of signs, each of five bits.
const LENGTH: usize = 28;
/// The number of signs in a group.
const GROUP: usize = 4;

/// A new code, in groups.
///
/// # Errors
/// When the system has no random numbers.
pub fn new_code() -> Result<String, Fault> {
    Ok(grouped(&random::<LENGTH>()?))
}

/// The code that belongs to a secret: the same each time.
///
/// # Errors
/// Never, as a test shows.
pub fn code_of(secret: &str) -> Result<String, Fault> {
    let bytes: Option<[u8; 32]> = unhex(&sha256(secret.as_bytes()));
    let bytes = bytes.ok_or_else(|| Fault::internal("a hash is not hexadecimal".to_owned()))?;
    Ok(grouped(&bytes[..LENGTH]))
}

fn grouped(bytes: &[u8]) -> String {
    let signs: Vec<u8> = bytes.iter().map(|byte| SIGNS[usize::from(byte % 32)]).collect();
    let groups: Vec<_> = signs.chunks(GROUP).map(String::from_utf8_lossy).collect();
    groups.join("-")
}

/// The hash of a code as somebody typed it: lower case, spaces, and the letters O, I and L are accepted.
///
/// # Errors
/// When it cannot be a code.
pub fn hash_of(typed: &str) -> Result<String, Fault> {
    let sign = |c: char| match c.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    };
    // Longer texts cannot be codes, however they are grouped.
    let clean: String = typed.chars().take(LENGTH * 4).filter(|c| c.is_ascii_alphanumeric()).map(sign).collect();
    let is_code = clean.len() == LENGTH && clean.bytes().all(|b| SIGNS.contains(&b));
    let sentence = "this is not a recovery code: expected 7 groups of 4 letters and digits";
    if is_code { Ok(sha256(clean.as_bytes())) } else { Err(Fault::bad("recovery-form", sentence)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_accepted_however_it_is_typed() {
        let code = new_code().expect("random numbers");
        assert_eq!(code.len(), 34, "{code}");
        let hash = hash_of(&code).expect("a code");
        let typed = format!("  {} ", code.to_lowercase().replace('-', " ").replace('0', "o").replace('1', "l"));
        assert_eq!(hash_of(&typed), Ok(hash.clone()));
        assert_ne!(hash_of(&new_code().expect("random numbers")), Ok(hash));
        let [one, same, other] = ["one", "one", "other"].map(|secret| code_of(secret).expect("a code"));
        assert!(hash_of(&one).is_ok() && one == same && one != other, "{one} {other}");
    }

    #[test]
    fn other_texts_are_no_codes() {
        let code = new_code().expect("random numbers");
        for wrong in
            ["", "1234", &code[1..], &format!("{code}0"), &code.replacen(&code[..1], "U", 1), &"0".repeat(10_000)]
        {
            assert!(hash_of(wrong).is_err(), "{wrong}");
        }
    }
}
