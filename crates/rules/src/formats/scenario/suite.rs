//! A set of scenarios with the contents of the selections that they are played with.

use super::{Coverage, Report, Scenario, UnknownCover, run, unknown_covers};
use crate::content::edition::Edition;
use crate::content::{Catalog, CompositionError, Content, Selection};
use crate::formats::rule_index::RuleIndex;

/// Scenarios, each with the content of its own selection.
#[derive(Debug)]
pub struct Suite<'c> {
    /// The content of scenarios without a selection of their own.
    selected: &'c Content,
    scenarios: Vec<Scenario>,
    /// Where the content of each scenario is in `composed`; none: `selected`.
    own: Vec<Option<usize>>,
    composed: Vec<Content>,
}

/// A scenario whose selection cannot be played.
#[derive(Debug, thiserror::Error)]
#[error("{file}: {scenario}: {error}")]
pub struct SuiteError {
    /// The scenario's file.
    pub file: String,
    /// The scenario's name.
    pub scenario: String,
    /// Why its selection cannot be composed.
    pub error: Box<CompositionError>,
}

impl<'c> Suite<'c> {
    /// Composes the selections of scenarios; `selected` is the content of those that name none.
    ///
    /// # Errors
    /// When a scenario's selection cannot be composed.
    pub fn new(catalog: &Catalog, selected: &'c Content, scenarios: Vec<Scenario>) -> Result<Self, SuiteError> {
        let mut composed: Vec<Content> = Vec::new();
        let mut own = Vec::new();
        for scenario in &scenarios {
            let fail = |error: CompositionError| {
                let (file, name) = (scenario.file.clone(), scenario.name.clone());
                SuiteError { file, scenario: name, error: Box::new(error) }
            };
            let Selection { modules, mode } = &scenario.selection;
            let selection = catalog.select(modules, mode.as_deref()).map_err(|misfits| fail(misfits.into()))?;
            let known = composed.iter().position(|content| content.selection == selection);
            own.push(match known {
                _ if selection.is_base() => None,
                Some(known) => Some(known),
                None => {
                    composed.push(catalog.compose(&selection).map_err(fail)?);
                    Some(composed.len() - 1)
                }
            });
        }
        Ok(Self { selected, scenarios, own, composed })
    }

    /// Those of all files, in the order of their paths.
    pub fn scenarios(&self) -> &[Scenario] {
        &self.scenarios
    }

    /// Plays the scenarios that `chosen` accepts; those without an edition with this one.
    pub fn run(&self, edition: Edition, chosen: impl Fn(&Scenario) -> bool) -> Report {
        let mut report = Report::default();
        for (scenario, own) in self.scenarios.iter().zip(&self.own).filter(|(scenario, _)| chosen(scenario)) {
            report.add(run(own.map_or(self.selected, |at| &self.composed[at]), edition, scenario));
        }
        report
    }

    /// What the scenarios do not cover of the rules that hold in an edition with these variants, and of everything in some
    /// contents.
    ///
    /// # Errors
    /// All ids in scenarios that nothing has.
    pub fn coverage(
        &self,
        contents: &[&Content],
        index: &RuleIndex,
        edition: Edition,
        variants: &[&str],
    ) -> Result<Coverage, Vec<UnknownCover>> {
        let others: Vec<&Content> = self.composed.iter().collect();
        Coverage::of(contents, &others, index, edition, variants, &self.scenarios)
    }

    /// The ids in the chosen scenarios that nothing has.
    pub fn unknown_covers(&self, index: &RuleIndex, chosen: impl Fn(&Scenario) -> bool) -> Vec<UnknownCover> {
        let all: Vec<&Content> = self.composed.iter().chain([self.selected]).collect();
        unknown_covers(&all, index, self.scenarios.iter().filter(|scenario| chosen(scenario)))
    }
}
