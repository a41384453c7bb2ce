//! The risk die (`risk-die.yaml` of a module): the bonuses that its player chooses from, and its faces.

use super::compiler::{Compiler, Res};
use super::schema::{ChooseOption, Effect, Source};
use super::table::{BlockId, Op, OptionRow};
use serde::Deserialize;

/// The file.
pub(super) const FILE: &str = "risk-die.yaml";

/// The risk die, which may be rolled once in the actions of a turn if a module brings it.
#[derive(Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct RiskDieSpec {
    /// How sure we are of it.
    #[serde(default)]
    pub source: Source,
    /// The bonuses, of which the player chooses one before rolling.
    pub bonuses: Vec<ChooseOption>,
    /// Its different faces.
    pub faces: Vec<RiskFaceSpec>,
}

/// What a side of the risk die does to the roller; several sides may show the same.
#[derive(Deserialize, Clone, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct RiskFaceSpec {
    /// Its id, such as `two-wounds`.
    pub id: String,
    /// How many of the sides show it.
    #[serde(default = "one")]
    pub sides: u8,
    /// What happens to the roller, from top to bottom.
    #[serde(rename = "do")]
    pub effects: Vec<Effect>,
}

/// A face is on one side if it does not say otherwise.
fn one() -> u8 {
    1
}

/// The risk die, compiled.
#[derive(Clone, Debug)]
pub struct RiskDieRow {
    /// The row of the first bonus among the options of choices.
    pub first_bonus: u16,
    /// What can be added to a roll, each an option of a choice.
    pub bonuses: Vec<OptionRow>,
    /// The different faces, in the order of the file.
    pub faces: Vec<RiskFaceRow>,
}

/// A face of the risk die, compiled.
#[derive(Clone, Copy, Debug)]
pub struct RiskFaceRow {
    /// How many of the sides show it.
    pub sides: u8,
    /// What happens to the roller.
    pub effects: BlockId,
}

impl Compiler<'_> {
    /// The risk die, which one module at most brings.
    pub(super) fn risk_die(&mut self) -> Res<Option<RiskDieRow>> {
        self.begin(FILE);
        let specs = self.specs;
        let [spec] = specs.risk_die.as_slice() else {
            return if specs.risk_die.is_empty() {
                Ok(None)
            } else {
                self.error("“source” of two modules: expected the risk die of one")
            };
        };
        let Op::Choose { first, count, .. } = self.choose(&spec.bonuses, false)? else {
            unreachable!("invariant: a choice is compiled to a choice")
        };
        let bonuses = self.options[usize::from(first)..usize::from(first) + usize::from(count)].to_vec();
        let mut faces = Vec::new();
        for face in &spec.faces {
            faces.push(RiskFaceRow { sides: face.sides, effects: self.block(&face.effects)? });
        }
        Ok(Some(RiskDieRow { first_bonus: first, bonuses, faces }))
    }
}
