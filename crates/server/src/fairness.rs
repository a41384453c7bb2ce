//! Fair dice at a table: generating, publishing, collecting and revealing the values of the protocol
//! (`docs/fairness.md`). The hashes themselves are in [`darkrock_rules::fairness`].

use crate::fault::Fault;
use crate::store::{SeatRow, TableRow};
use crate::wire::table::{Fairness, Status};
use darkrock_rules::fairness::{self, Bytes, SCHEME, TableId, first, unhex};
use darkrock_rules::record::Sealed;
use sha2::{Digest, Sha256};

pub use darkrock_rules::fairness::hex;

/// Cryptographically secure random bytes from the operating system.
///
/// # Errors
/// When the system has none.
pub fn random<const N: usize>() -> Result<[u8; N], Fault> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|e| Fault::internal(format!("no random numbers from the system: {e}")))?;
    Ok(bytes)
}

/// The SHA-256 of bytes, as hexadecimal digits.
pub fn sha256(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}

/// A part or seed, parsed from hexadecimal digits.
///
/// # Errors
/// When it is not 64 hexadecimal digits.
pub fn part(text: &str) -> Result<Bytes, Fault> {
    unhex(text).ok_or_else(|| Fault::bad("part", "the random part is malformed: expected 64 hexadecimal digits"))
}

/// The commitment data of a table's random outcomes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seal {
    scheme: u8,
    table: TableId,
    secret: Bytes,
    parts: Vec<Option<Bytes>>,
}

impl Seal {
    /// The data of a table, parsed from its rows.
    ///
    /// # Errors
    /// When they are corrupt, or of an unknown version of the protocol.
    pub fn of(row: &TableRow, seats: &[SeatRow]) -> Result<Self, Fault> {
        let damaged = |what: &str| Fault::internal(format!("table {}: its {what} cannot be read", row.id));
        if !(1..=SCHEME).contains(&row.fairness) {
            return Err(damaged("scheme of fair dice"));
        }
        let part = |seat: &SeatRow| seat.part.as_deref().map(part).transpose();
        Ok(Self {
            scheme: row.fairness,
            table: unhex(&row.id).ok_or_else(|| damaged("id"))?,
            secret: unhex(&row.server_part).ok_or_else(|| damaged("secret"))?,
            parts: seats.iter().map(part).collect::<Result<_, Fault>>()?,
        })
    }

    /// The published commitment.
    pub fn commitment(&self) -> Bytes {
        match self.scheme {
            1 => first::hash(&self.secret),
            _ => fairness::commitment(&self.table, &self.secret),
        }
    }

    /// The 32 bytes from which all dice and shuffles follow, of the secret and the seats' parts.
    pub fn seed(&self) -> Bytes {
        match self.scheme {
            1 => first::seed(&self.secret, self.parts.iter().flatten()),
            _ => fairness::seed(&self.table, &self.secret, &self.parts),
        }
    }

    /// The hash of the seed, published while the game is in play.
    pub fn seed_hash(&self, seed: &Bytes) -> Bytes {
        match self.scheme {
            1 => first::hash(seed),
            _ => fairness::seed_hash(&self.table, seed),
        }
    }

    /// The data for a record; none for version 1, whose records contain only the seed and its hash.
    pub fn recorded(&self, seed: &Bytes, dealt: Vec<darkrock_rules::Seat>) -> Option<Sealed> {
        (self.scheme > 1).then(|| Sealed {
            table: self.table,
            commitment: self.commitment(),
            secret: self.secret,
            parts: self.parts.clone(),
            seed_hash: self.seed_hash(seed),
            dealt,
        })
    }
}

/// The public part: the commitment from the beginning, the parts once the game has started, everything once it is over.
pub fn shown(row: &TableRow, seats: &[SeatRow]) -> Fairness {
    let started = row.status != Status::Open;
    let over = row.status == Status::Finished;
    let parts = seats.iter().map(|s| s.part.clone().unwrap_or_default());
    Fairness {
        scheme: row.fairness,
        commitment: Seal::of(row, seats).map(|seal| hex(&seal.commitment())).unwrap_or_default(),
        seed_hash: row.seed_sha256.clone(),
        parts: if started { parts.collect() } else { Vec::new() },
        server_secret: over.then(|| row.server_part.clone()),
        seed: if over { row.seed.clone() } else { None },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_hexadecimal() {
        assert_eq!(part(&hex(&[0xab; 32])), Ok([0xab; 32]));
        for wrong in ["", "ab", &"zz".repeat(32), &"é".repeat(32)] {
            assert_eq!(part(wrong).map_err(|f| f.code.into_owned()), Err("part".to_owned()));
        }
    }
}
