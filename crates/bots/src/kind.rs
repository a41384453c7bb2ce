//! The names by which commands, tables and records choose a bot, such as `cowboy` or `gunslinger@500`.

use crate::precomputed::Precomputed;
use crate::{Bot, Cowboy, Greenhorn, Gunslinger, RandomBot};
use darkrock_rules::Seat;
use darkrock_rules::chance::FastChance;
use darkrock_rules::notation::nearest;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

/// The bots with a name, from the weakest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum BotKind {
    /// [`RandomBot`].
    #[default]
    Random,
    /// The random bot that avoids blunders.
    Greenhorn,
    /// The heuristic bot.
    Cowboy,
    /// Tree search with this many iterations per choice.
    Gunslinger(u32),
}

/// The default number of iterations of a gunslinger: about a tenth of a second on one core.
pub const ITERATIONS: u32 = 10_000;
/// The maximum number of iterations.
pub const MOST_ITERATIONS: u32 = 1_000_000;

/// All bots with a name, from the weakest.
pub const BOT_KINDS: [BotKind; 4] =
    [BotKind::Random, BotKind::Greenhorn, BotKind::Cowboy, BotKind::Gunslinger(ITERATIONS)];

/// The cowboy's name in version 0.2, still accepted in commands, programs, records and stored tables.
const FORMER_COWBOY: &str = "hand";

/// A word that names no level of bots.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "unknown bot “{0}”: {near}expected {names}, or gunslinger@N for N iterations per choice (1 to {MOST_ITERATIONS})",
    near = perhaps(.0),
    names = BOT_KINDS.map(BotKind::name).join(", ")
)]
pub struct UnknownBot(pub String);

/// The most similar name, as a question.
fn perhaps(word: &str) -> String {
    let near = nearest(word, BOT_KINDS.iter().map(|kind| kind.name())).into_iter().next();
    near.map_or_else(String::new, |name| format!("did you mean {name}? "))
}

impl BotKind {
    /// The number of iterations per choice; the default for a bot that does not search.
    pub const fn iterations(self) -> u32 {
        match self {
            Self::Gunslinger(iterations) => iterations,
            Self::Random | Self::Greenhorn | Self::Cowboy => ITERATIONS,
        }
    }

    /// Its name without a number of iterations.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greenhorn => "greenhorn",
            Self::Cowboy => "cowboy",
            Self::Gunslinger(_) => "gunslinger",
        }
    }

    /// A bot of this kind for a seat, seeded from the table's seed.
    pub fn build(self, table_seed: u64, seat: Seat) -> Box<dyn Bot> {
        self.build_with(table_seed, seat, None)
    }

    /// The same with tables that were computed before: custom ones, if the bot evaluates positions
    /// ([`BotKind::judges`]), or those of the content, so that a bot for a single decision is made quickly.
    pub fn build_with(self, table_seed: u64, seat: Seat, precomputed: Option<&Arc<Precomputed>>) -> Box<dyn Bot> {
        let seed = seat_seed(table_seed, seat);
        match (self, precomputed) {
            (Self::Random, _) => Box::new(RandomBot::new(seed)),
            (Self::Greenhorn, None) => Box::new(Greenhorn::new(seed)),
            (Self::Greenhorn, Some(precomputed)) => {
                Box::new(Greenhorn::with_precomputed(seed, Arc::clone(precomputed)))
            }
            (Self::Cowboy, None) => Box::new(Cowboy::new(seed)),
            (Self::Cowboy, Some(precomputed)) => Box::new(Cowboy::with_precomputed(seed, Arc::clone(precomputed))),
            (Self::Gunslinger(iterations), None) => Box::new(Gunslinger::new(seed, iterations)),
            (Self::Gunslinger(iterations), Some(precomputed)) => {
                Box::new(Gunslinger::with_precomputed(seed, iterations, Arc::clone(precomputed)))
            }
        }
    }

    /// Whether it evaluates positions with weights.
    pub const fn judges(self) -> bool {
        matches!(self, Self::Cowboy | Self::Gunslinger(_))
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
        let name = if s == FORMER_COWBOY { Self::Cowboy.name() } else { s };
        BOT_KINDS.into_iter().find(|k| k.name() == name).ok_or_else(unknown)
    }
}

/// The seed of a seat's bot, independent of the table's and of the other seats'.
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
        assert_eq!("hand".parse(), Ok(BotKind::Cowboy), "its former name");
        for wrong in ["clever", "gunslinger@", "gunslinger@0", "gunslinger@many", "cowboy@5"] {
            let error = wrong.parse::<BotKind>().expect_err("there is none").to_string();
            assert!(
                error.starts_with(&format!("unknown bot “{wrong}”: ")) && error.contains("expected random, greenhorn")
            );
        }
        for (wrong, near) in
            [("gunslingr", "gunslinger"), ("greenhorns", "greenhorn"), ("cowbyo", "cowboy"), ("green", "greenhorn")]
        {
            let error = wrong.parse::<BotKind>().expect_err("there is none").to_string();
            assert!(error.contains(&format!(": did you mean {near}? expected")), "{error}");
        }
        assert!(!UnknownBot("clever".into()).to_string().contains("did you mean"));
    }
}
