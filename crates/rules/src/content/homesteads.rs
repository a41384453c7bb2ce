//! Homesteads on frontier spaces (`homesteads.yaml` of a module).

use super::compiler::{Compiler, Res};
use super::schema::Source;
use serde::Deserialize;

/// The file of the homesteads.
pub(super) const FILE: &str = "homesteads.yaml";

/// What homesteads cost.
#[derive(Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct HomesteadsSpec {
    /// How sure we are of it.
    #[serde(default)]
    pub source: Source,
    /// The price of placing one, in dollars.
    pub settle: u8,
    /// The price of each LP there, in dollars.
    pub improvement: u8,
}

/// The homesteads, compiled.
#[derive(Clone, Copy, Debug)]
pub struct HomesteadsRow {
    /// The price of placing one, in dollars.
    pub settle: u8,
    /// The price of each LP there, in dollars.
    pub improvement: u8,
}

impl Compiler<'_> {
    /// The homesteads, which one module at most brings.
    pub(super) fn homesteads(&mut self) -> Res<Option<HomesteadsRow>> {
        self.begin(FILE);
        match self.specs.homesteads.as_slice() {
            [] => Ok(None),
            [spec] => Ok(Some(HomesteadsRow { settle: spec.settle, improvement: spec.improvement })),
            _ => self.error("“source” of two modules: expected homesteads of one"),
        }
    }
}
