//! High stakes poker (`high-stakes.yaml` of a module): what it costs, what it gives and how many cards it has.

use super::compiler::{Compiler, Res};
use super::schema::{Effect, Source};
use super::table::BlockId;
use serde::Deserialize;

/// The file.
pub(super) const FILE: &str = "high-stakes.yaml";

/// High stakes poker, which is played at saloons if a module brings it.
#[derive(Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct HighStakesSpec {
    /// How sure we are of it.
    #[serde(default)]
    pub source: Source,
    /// Dollars needed to start or join a game.
    pub purse: u8,
    /// Dollars that each player pays to take part.
    pub ante: u8,
    /// Dollars that the saloon adds to the pot.
    pub house: u8,
    /// Dollars that each player adds after the flop, or folds. The house adds them once more if the game goes on.
    pub raise: u8,
    /// Poker cards that a dealer draws.
    pub dealer_cards: u8,
    /// Shared cards that are revealed after the flop.
    pub second_reveal: u8,
    /// The effects for each winner.
    pub reward: Vec<Effect>,
}

/// High stakes poker, compiled.
#[derive(Clone, Copy, Debug)]
pub struct HighStakesRow {
    /// Dollars needed to start or join a game.
    pub purse: u8,
    /// Dollars that each player pays to take part.
    pub ante: u8,
    /// Dollars that the saloon adds to the pot.
    pub house: u8,
    /// Dollars that each player adds after the flop, and the house once more.
    pub raise: u8,
    /// Poker cards that a dealer draws.
    pub dealer_cards: u8,
    /// Shared cards that are revealed after the flop.
    pub second_reveal: u8,
    /// The effects for each winner.
    pub reward: BlockId,
}

impl Compiler<'_> {
    /// High stakes poker, which one module at most brings.
    pub(super) fn high_stakes(&mut self) -> Res<Option<HighStakesRow>> {
        self.begin(FILE);
        match self.specs.high_stakes.as_slice() {
            [] => Ok(None),
            [spec] => Ok(Some(HighStakesRow {
                purse: spec.purse,
                ante: spec.ante,
                house: spec.house,
                raise: spec.raise,
                dealer_cards: spec.dealer_cards,
                second_reveal: spec.second_reveal,
                reward: self.block(&spec.reward)?,
            })),
            _ => self.error("“source” of two modules: expected high stakes poker of one".to_owned()),
        }
    }
}
