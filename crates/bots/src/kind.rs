//! The bots that people can name.

use crate::{Bot, Greenhorn, Gunslinger, Hand, RandomBot};
use darkrock_rules::Seat;
use darkrock_rules::chance::FastChance;
use std::fmt;
use std::str::FromStr;

/// The bots that people can name, from the weakest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum BotKind {
    /// [`RandomBot`].
    #[default]
    Random,
    /// Random but sane.
    Greenhorn,
    /// A heuristic player that plans.
    Hand,
    /// Search, with so many iterations a choice.
    Gunslinger(u32),
}

/// Iterations of a gunslinger that is given no number: about a tenth of a second on one core.
pub const ITERATIONS: u32 = 10_000;
/// The most iterations that can be asked for.
pub const MOST_ITERATIONS: u32 = 1_000_000;

/// All bots that people can name, the weakest first.
pub const BOT_KINDS: [BotKind; 4] =
    [BotKind::Random, BotKind::Greenhorn, BotKind::Hand, BotKind::Gunslinger(ITERATIONS)];

/// There is no such bot.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "unknown bot “{0}”: expected {names}, or gunslinger@N for N iterations a choice (1 to {MOST_ITERATIONS})",
    names = BOT_KINDS.map(BotKind::name).join(", ")
)]
pub struct UnknownBot(pub String);

impl BotKind {
    /// Its name, as people type it, without a number of iterations.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greenhorn => "greenhorn",
            Self::Hand => "hand",
            Self::Gunslinger(_) => "gunslinger",
        }
    }

    /// A bot of this kind for a seat, with a generator of its own drawn from the table's seed.
    pub fn build(self, table_seed: u64, seat: Seat) -> Box<dyn Bot> {
        let seed = seat_seed(table_seed, seat);
        match self {
            Self::Random => Box::new(RandomBot::new(seed)),
            Self::Hand => Box::new(Hand::new(seed)),
            Self::Gunslinger(iterations) => Box::new(Gunslinger::new(seed, iterations)),
            Self::Greenhorn => Box::new(Greenhorn::new(seed)),
        }
    }
}

impl fmt::Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Gunslinger(iterations) if *iterations != ITERATIONS => write!(f, "gunslinger@{iterations}"),
            kind => f.write_str(kind.name()),
        }
    }
}

impl FromStr for BotKind {
    type Err = UnknownBot;
    fn from_str(s: &str) -> Result<Self, UnknownBot> {
        let unknown = || UnknownBot(s.to_owned());
        if let Some(iterations) = s.strip_prefix("gunslinger@") {
            let iterations = iterations.parse().ok().filter(|n| (1..=MOST_ITERATIONS).contains(n));
            return iterations.map(Self::Gunslinger).ok_or_else(unknown);
        }
        BOT_KINDS.into_iter().find(|k| k.name() == s).ok_or_else(unknown)
    }
}

/// The seed of a seat's bot: far from the table's own and from its neighbours'.
pub fn seat_seed(table_seed: u64, seat: Seat) -> u64 {
    let stream = (u64::from(seat.0) + 1).wrapping_mul(0xA076_1D64_78BD_642F);
    FastChance::new(table_seed ^ stream).next_u64()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_have_names_that_can_be_read_back() {
        for kind in BOT_KINDS.into_iter().chain([BotKind::Gunslinger(400)]) {
            assert_eq!(kind.to_string().parse(), Ok(kind));
        }
        assert_eq!("gunslinger@400".parse(), Ok(BotKind::Gunslinger(400)));
        for wrong in ["clever", "gunslinger@", "gunslinger@0", "gunslinger@many", "hand@5"] {
            let error = wrong.parse::<BotKind>().expect_err("there is none");
            assert!(error.to_string().starts_with(&format!("unknown bot “{wrong}”: expected random, greenhorn")));
        }
    }
}
