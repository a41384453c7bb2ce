//! Weights of the features: data, tuned by self-play in the lab (`darkrock tune`).
//!
//! The base game has its weights in `weights/base.yaml`. A selection of modules can have its own in
//! `weights/selections/`, in a file named after the modules; what it does not name keeps the weight of the base game.

use crate::features::Layout;
use darkrock_rules::{Content, Selection};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The shipped weights of the base game.
const SHIPPED: &str = include_str!("../weights/base.yaml");

// `SELECTIONS`, the names and texts of the files in `weights/selections/`, sorted by name (`build.rs`).
include!(concat!(env!("OUT_DIR"), "/selections.rs"));

/// Between the modules in the name of a file.
const AND: char = '+';

/// The weight of each feature at the game's beginning and at its end, as the logarithm of the odds of winning.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    /// By the index of the feature.
    pub worth: Vec<[f32; 2]>,
}

/// Weights as in a file: by name, at the beginning and at the end.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
pub struct WeightsFile {
    /// By the feature's name.
    pub features: BTreeMap<String, [f32; 2]>,
}

/// An invalid file of weights.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum WeightsError {
    /// It cannot be parsed.
    #[error("cannot read the weights: {0}")]
    Unreadable(String),
    /// An unknown feature.
    #[error("“{0}” is not a feature: expected names such as lp, money-first or item.<id>")]
    Unknown(String),
    /// A number that is not finite.
    #[error("the weight of “{0}” is not a finite number")]
    NotFinite(String),
}

impl Weights {
    /// The shipped ones, for this content: those of its selection, otherwise those of the base game. Features that
    /// neither names have weight 0.
    pub fn shipped(content: &Content) -> Self {
        let own = for_selection(&content.selection);
        let read = |text| serde_saphyr::from_str(text).expect("invariant: the shipped weights are read by a test");
        let files: Vec<WeightsFile> = own.into_iter().chain([SHIPPED]).map(read).collect();
        let worth = |name: &String| files.iter().find_map(|file| file.features.get(name)).copied().unwrap_or_default();
        Self { worth: Layout::names(content).iter().map(worth).collect() }
    }

    /// Parses a file of weights.
    ///
    /// # Errors
    /// When it cannot be parsed, names an unknown feature, or a weight is not finite.
    pub fn read(content: &Content, text: &str) -> Result<Self, WeightsError> {
        let file: WeightsFile = serde_saphyr::from_str(text).map_err(|e| WeightsError::Unreadable(e.to_string()))?;
        let names = Layout::names(content);
        let mut worth = vec![[0.0; 2]; names.len()];
        for (name, value) in file.features {
            let Some(at) = names.iter().position(|n| *n == name) else { return Err(WeightsError::Unknown(name)) };
            if !value.iter().all(|w| w.is_finite()) {
                return Err(WeightsError::NotFinite(name));
            }
            worth[at] = value;
        }
        Ok(Self { worth })
    }

    /// As in a file, in the order of the features.
    pub fn write(&self, content: &Content) -> String {
        let mut text = String::from("features:\n");
        for (name, [early, late]) in Layout::names(content).iter().zip(&self.worth) {
            text.push_str(&format!("  {name}: [{early:.4}, {late:.4}]\n"));
        }
        text
    }
}

/// The weights of the selection: of the files whose modules are all selected, the one with the most modules; none if
/// there is none.
fn for_selection(selection: &Selection) -> Option<&'static str> {
    let selected = |id: &str| selection.modules.iter().chain(&selection.mode).any(|module| module == id);
    let known = SELECTIONS.iter().filter(|(name, _)| name.split(AND).all(selected));
    known.max_by_key(|(name, _)| name.split(AND).count()).map(|(_, text)| *text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use darkrock_rules::Catalog;
    use darkrock_rules::content::Files;

    #[test]
    fn selections_have_whole_weights_of_their_own() {
        let catalog = Catalog::load(Files::embedded()).expect("the shipped modules load");
        assert!(!SELECTIONS.is_empty());
        for (name, text) in SELECTIONS {
            let modules: Vec<String> = name.split(AND).map(str::to_owned).collect();
            let selection = catalog.select(&modules, None).expect("files are named after modules");
            let content = catalog.compose(&selection).expect("they can be composed");
            let shipped = Weights::shipped(&content);
            assert_eq!(Weights::read(&content, text), Ok(shipped.clone()), "{name}: read alone");
            let file: WeightsFile = serde_saphyr::from_str(text).expect("weights");
            let missing: Vec<_> =
                Layout::names(&content).into_iter().filter(|n| !file.features.contains_key(n)).collect();
            assert!(missing.is_empty(), "{name}: {missing:?}");
            assert_eq!(for_selection(&selection), Some(*text));
        }
        assert_eq!(for_selection(&Selection::BASE), None);
        let other = Selection { modules: vec!["another".to_owned()], mode: None };
        assert_eq!(for_selection(&other), None);
    }

    #[test]
    fn the_shipped_weights_are_whole_and_come_back_as_written() {
        let content = Content::embedded().expect("the shipped content loads");
        let read = Weights::read(&content, SHIPPED).expect("the shipped weights");
        assert_eq!(read, Weights::shipped(&content));
        let names = Layout::names(&content);
        assert_eq!(names.len(), Layout::of(&content).count);
        let file: WeightsFile = serde_saphyr::from_str(SHIPPED).expect("the shipped weights");
        let missing: Vec<_> = names.iter().filter(|n| !file.features.contains_key(*n)).collect();
        assert!(missing.is_empty(), "{missing:?}");
        assert_eq!(Weights::read(&content, &read.write(&content)), Ok(read));
    }

    #[test]
    fn tuning_has_whole_weights_to_begin_with() {
        let content = Content::embedded().expect("the shipped content loads");
        let first = Weights::read(&content, include_str!("../weights/first.yaml")).expect("the first weights");
        assert!(first.worth.iter().filter(|worth| **worth != [0.0; 2]).count() > 80);
    }

    #[test]
    fn bad_weights_are_told() {
        let content = Content::embedded().expect("the shipped content loads");
        let error = |text: &str| Weights::read(&content, text).expect_err("bad weights").to_string();
        assert!(error("features: {luck: [1, 2]}").starts_with("“luck” is not a feature"));
        assert!(error("features: {lp: [1, .inf]}").contains("“lp” is not a finite number"));
        assert!(error("features: 3").starts_with("cannot read the weights"));
    }
}
