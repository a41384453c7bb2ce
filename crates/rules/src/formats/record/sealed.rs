//! The seal of a live game's random outcomes in a record.

use crate::core::fairness::{Bytes, TableId, hex, unhex};
use crate::core::ids::Seat;
use crate::core::limits::SEATS;

/// The seal of a live game's random outcomes ([`crate::core::fairness`]). The seed is in the header.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sealed {
    /// The id that its seals contain.
    pub table: TableId,
    /// The commitment, published before any part was sent.
    pub commitment: Bytes,
    /// The server's secret.
    pub secret: Bytes,
    /// The parts of the players' clients, by seat; none for bots.
    pub parts: Vec<Option<Bytes>>,
    /// The published hash of the seed.
    pub seed_hash: Bytes,
    /// The seats whose characters were dealt with the seed before the setup.
    pub dealt: Vec<Seat>,
}

/// The keys of its header lines, all or none of them; only `dealt` is optional.
pub(super) const KEYS: [&str; 6] = ["table", "commitment", "server-secret", "parts", "seed-hash", "dealt"];

/// Header lines during parsing.
#[derive(Clone, Debug, Default)]
pub(super) struct Parts {
    table: Option<TableId>,
    commitment: Option<Bytes>,
    secret: Option<Bytes>,
    parts: Option<Vec<Option<Bytes>>>,
    seed_hash: Option<Bytes>,
    dealt: Vec<Seat>,
}

const DIGITS: &str = "64 hexadecimal digits";

impl Parts {
    /// Sets the value of one of [`KEYS`].
    ///
    /// # Errors
    /// What was expected.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), &'static str> {
        let list = || value.split(',').map(str::trim);
        match key {
            "table" => self.table = Some(unhex(value).ok_or("32 hexadecimal digits")?),
            "commitment" => self.commitment = Some(unhex(value).ok_or(DIGITS)?),
            "server-secret" => self.secret = Some(unhex(value).ok_or(DIGITS)?),
            "seed-hash" => self.seed_hash = Some(unhex(value).ok_or(DIGITS)?),
            "parts" => {
                let part = |text| if text == "-" { Some(None) } else { unhex(text).map(Some) };
                let parts = list().map(part).collect::<Option<Vec<_>>>();
                self.parts = Some(parts.ok_or("64 hexadecimal digits or “-” for each seat, with commas")?);
            }
            _ => {
                let seat =
                    |text: &str| text.parse().ok().filter(|n| (1..=SEATS as u8).contains(n)).map(|n| Seat(n - 1));
                let dealt: Option<Vec<Seat>> = list().map(seat).collect();
                let dealt = dealt.filter(|seats| seats.windows(2).all(|two| two[0] < two[1]));
                self.dealt = dealt.ok_or("seats in their order, with commas")?;
            }
        }
        Ok(())
    }

    /// The complete seal, or none if none of its lines is present.
    ///
    /// # Errors
    /// The missing line.
    pub fn finish(self) -> Result<Option<Sealed>, &'static str> {
        let Self { table, commitment, secret, parts, seed_hash, dealt } = self;
        let any = table.is_some() || commitment.is_some() || secret.is_some() || parts.is_some() || seed_hash.is_some();
        if !any && dealt.is_empty() {
            return Ok(None);
        }
        Ok(Some(Sealed {
            table: table.ok_or("table")?,
            commitment: commitment.ok_or("commitment")?,
            secret: secret.ok_or("server-secret")?,
            parts: parts.ok_or("parts")?,
            seed_hash: seed_hash.ok_or("seed-hash")?,
            dealt,
        }))
    }
}

impl Sealed {
    /// Its header lines.
    pub(super) fn lines(&self) -> Vec<(&'static str, String)> {
        let part = |part: &Option<Bytes>| part.map_or_else(|| "-".to_owned(), |part| hex(&part));
        let list = |items: Vec<String>| items.join(", ");
        let mut lines = vec![
            ("table", hex(&self.table)),
            ("commitment", hex(&self.commitment)),
            ("server-secret", hex(&self.secret)),
            ("parts", list(self.parts.iter().map(part).collect())),
            ("seed-hash", hex(&self.seed_hash)),
        ];
        if !self.dealt.is_empty() {
            lines.push(("dealt", list(self.dealt.iter().map(|seat| (u16::from(seat.0) + 1).to_string()).collect())));
        }
        lines
    }
}
