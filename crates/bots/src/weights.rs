//! Weights of the features: data, tuned by self-play in the lab (`darkrock tune`).

use crate::features::Layout;
use darkrock_rules::Content;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The shipped weights.
const SHIPPED: &str = include_str!("../weights/base.yaml");

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
    /// The shipped ones, for this content. Missing features have weight 0.
    pub fn shipped(content: &Content) -> Self {
        let names = Layout::names(content);
        let file: Option<WeightsFile> = serde_saphyr::from_str(SHIPPED).ok();
        let worth = |name: &String| file.as_ref().and_then(|f| f.features.get(name)).copied().unwrap_or_default();
        Self { worth: names.iter().map(worth).collect() }
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

#[cfg(test)]
mod tests {
    use super::*;

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
