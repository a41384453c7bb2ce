//! The scenarios, in each edition, and what they cover: the same as `darkrock scenario`, without building that program. A program
//! of its own, as it is quick to build.
#![allow(clippy::unwrap_used)]

use darkrock_rules::edition::Edition;
use darkrock_rules::rule_index::RuleIndex;
use darkrock_rules::scenario::{Scenario, Suite, parse};
use darkrock_rules::{Catalog, Content, Selection, Variant, Variants};
use std::fs;
use std::path::Path;

/// The scenarios of all files below a folder.
fn read(folder: &Path, scenarios: &mut Vec<Scenario>) {
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            read(&path, scenarios);
        } else {
            let text = fs::read_to_string(&path).unwrap();
            scenarios.extend(parse(&path.display().to_string(), &text).unwrap());
        }
    }
}

#[test]
fn all_scenarios_pass_and_cover_everything() {
    let catalog = Catalog::embedded().unwrap();
    let base = catalog.compose(&Selection::BASE).unwrap();
    let index = RuleIndex::of(&catalog).unwrap();
    let mut scenarios = Vec::new();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios"), &mut scenarios);
    let suite = Suite::new(&catalog, &base, scenarios).unwrap();
    let variants: Variants = Variant::ALL.into_iter().collect();
    let contents: Vec<Content> = catalog.each_alone().map(|selection| catalog.compose(&selection).unwrap()).collect();
    let contents: Vec<&Content> = contents.iter().collect();
    for edition in ["en", "fr", "it"] {
        let edition: Edition = edition.parse().unwrap();
        let report = suite.run(edition, |_| true);
        assert!(report.is_ok(), "{edition}: {report}");
        let coverage = suite.coverage(&contents, &index, edition, &variants.ids()).unwrap();
        assert!(coverage.is_complete(), "{edition}: {coverage}");
    }
}
