//! Random requests of Blood Money: how many outcomes each has, and which.

use super::stories;
use super::{Luck, Outcome, RiskFace};

impl Luck {
    /// The number of equally likely outcomes.
    pub(in crate::modules) fn count(&self) -> u32 {
        match self {
            Self::Risk(sides) => crate::core::chance::sum(sides),
            Self::Legend(set) => set.len() as u32,
            Self::MapToken(unseen) => crate::core::chance::sum(unseen),
            Self::Ending => 2,
            Self::Injury(deck) => deck.len() as u32,
            Self::Region(set) => set.len() as u32,
            Self::Legendary(set) => set.len() as u32,
        }
    }
    /// What it asks for, in words.
    pub(in crate::modules) fn wanted(&self) -> &'static str {
        match self {
            Self::Risk(_) => "a face of the risk die",
            Self::Legend(_) => "a legendary story of the deck",
            Self::MapToken(_) => "a map token that nobody has revealed",
            Self::Ending => "an ending of the story",
            Self::Injury(_) => "an injury of the deck",
            Self::Region(_) => "a region of the trader whose card is left",
            Self::Legendary(_) => "a Legendary item of the facedown deck",
        }
    }
    /// The `n`-th possible outcome, from 0.
    pub(in crate::modules) fn nth(&self, n: u32) -> Outcome {
        match self {
            Self::Risk(sides) => Outcome::Risk(RiskFace(crate::core::chance::nth_of_counts(sides, n))),
            Self::Legend(set) => Outcome::Legend(crate::core::chance::nth_of_set(*set, n)),
            Self::MapToken(unseen) => {
                Outcome::MapToken(stories::token_of(crate::core::chance::nth_of_counts(unseen, n)))
            }
            Self::Ending => Outcome::Ending(n as u8),
            Self::Injury(deck) => Outcome::Injury(crate::core::chance::nth_of_set(*deck, n)),
            Self::Region(set) => Outcome::Region(crate::core::chance::nth_of_set(*set, n)),
            Self::Legendary(set) => Outcome::Legendary(crate::core::chance::nth_of_set(*set, n)),
        }
    }
}
