//! Weights of the features: data, tuned by self-play in the lab (`darkrock tune`).
//!
//! The base game has its weights in `weights/base.yaml`. A mode, or a selection of modules, can have its own in a file of
//! `weights/selections/`, whose list `for` names it. What a file does not name has the weight of the next less specific
//! one, and in the end that of the base game.

use crate::features::Layout;
use darkrock_rules::content::yaml;
use darkrock_rules::{Content, Selection};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The shipped weights of the base game.
const SHIPPED: &str = include_str!("../weights/base.yaml");

// `SELECTIONS`, the names and texts of the files in `weights/selections/`, sorted by name (`build.rs`).
include!(concat!(env!("OUT_DIR"), "/selections.rs"));

/// Between the modules of an entry of `for`.
const AND: char = '+';

/// The files of `SELECTIONS`, and that of the base game.
static FILES: LazyLock<(Vec<WeightsFile>, WeightsFile)> = LazyLock::new(|| {
    let read = |text: &str| yaml::from_str(text).expect("invariant: the shipped weights are read by a test");
    (SELECTIONS.iter().map(|(_, text)| read(text)).collect(), read(SHIPPED))
});

/// The weight of each feature at the game's beginning and at its end, as the logarithm of the odds of winning.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    /// By the index of the feature.
    pub worth: Vec<[f32; 2]>,
}

/// Weights as in a file: by name, at the beginning and at the end.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
pub struct WeightsFile {
    /// The selections that have these weights: ids of modes, and of modules that are joined by `+`. Empty in the file of the
    /// base game, and of no meaning in a file that a program is given.
    #[serde(rename = "for", default, skip_serializing_if = "Vec::is_empty")]
    pub selections: Vec<String>,
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
    /// The shipped ones, for this content: of each feature that of the most specific file that names it. Features that no
    /// file names have weight 0.
    pub fn shipped(content: &Content) -> Self {
        let files = for_selection(&content.selection);
        let worth = |name: &String| files.iter().find_map(|file| file.features.get(name)).copied().unwrap_or_default();
        Self { worth: Layout::names(content).iter().map(worth).collect() }
    }

    /// Parses a file of weights.
    ///
    /// # Errors
    /// When it cannot be parsed, names an unknown feature, or a weight is not finite.
    pub fn read(content: &Content, text: &str) -> Result<Self, WeightsError> {
        let file: WeightsFile = yaml::from_str(text).map_err(|e| WeightsError::Unreadable(e.to_string()))?;
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

/// The files for a selection, the most specific first: those for its mode, the one for fewer selections first; those
/// for its modules, the one for more modules first; that of the base game.
fn for_selection(selection: &Selection) -> Vec<&'static WeightsFile> {
    let (files, base) = &*FILES;
    let ranked = files.iter().filter_map(|file| Some((specificity(file, selection)?, file)));
    let mut ranked: Vec<_> = ranked.collect();
    ranked.sort_by_key(|(rank, _)| Reverse(*rank));
    ranked.into_iter().map(|(_, file)| file).chain([base]).collect()
}

/// How specific a file is for a selection; none if it is not for it. For its mode and for how few others, or for how many
/// of its modules.
fn specificity(file: &WeightsFile, selection: &Selection) -> Option<(bool, Reverse<usize>, usize)> {
    let entry = |entry: &String| {
        if selection.mode.as_ref() == Some(entry) {
            return Some((true, Reverse(file.selections.len()), 0));
        }
        let mut modules = entry.split(AND);
        let all = modules.all(|module| selection.modules.iter().any(|selected| selected == module));
        all.then(|| (false, Reverse(0), entry.split(AND).count()))
    };
    file.selections.iter().filter_map(entry).max()
}

#[cfg(test)]
mod tests {
    use super::*;
    use darkrock_rules::Catalog;
    use darkrock_rules::content::Files;
    use darkrock_rules::content::module::ModuleKind;

    fn catalog() -> Catalog {
        Catalog::load(Files::embedded()).expect("the shipped modules load")
    }

    fn modes(catalog: &Catalog) -> Vec<String> {
        catalog.modules().filter(|m| m.kind == ModuleKind::Mode).map(|m| m.id.clone()).collect()
    }

    /// The selection of an entry of `for`.
    fn selected(catalog: &Catalog, entry: &str) -> Selection {
        if modes(catalog).iter().any(|mode| mode == entry) {
            return catalog.select(&[], Some(entry)).expect("a mode");
        }
        let modules: Vec<String> = entry.split(AND).map(str::to_owned).collect();
        let selection = catalog.select(&modules, None).unwrap_or_else(|e| panic!("{entry}: {e}"));
        assert_eq!(selection.modules.len(), modules.len(), "{entry} names each module once");
        selection
    }

    #[test]
    fn every_file_is_for_something_and_names_its_features() {
        let catalog = catalog();
        assert!(!SELECTIONS.is_empty());
        for ((name, _), file) in SELECTIONS.iter().zip(&FILES.0) {
            assert!(!file.selections.is_empty(), "{name} is for nothing");
            let names = |entry: &String| Layout::names(&composed(&catalog, entry));
            let known: Vec<String> = file.selections.iter().flat_map(names).collect();
            let unknown: Vec<_> = file.features.keys().filter(|feature| !known.contains(feature)).collect();
            assert!(unknown.is_empty(), "{name}: {unknown:?}");
            assert!(file.features.values().flatten().all(|worth| worth.is_finite()), "{name}");
        }
    }

    #[test]
    fn every_selection_of_a_file_and_every_mode_has_the_weights_meant_for_it() {
        let (catalog, files) = (catalog(), &FILES.0);
        let named = files.iter().flat_map(|file| file.selections.clone());
        for entry in named.chain(modes(&catalog)) {
            let mut meant: Vec<&WeightsFile> = files.iter().filter(|file| file.selections.contains(&entry)).collect();
            meant.sort_by_key(|file| file.selections.len());
            assert!(!meant.is_empty(), "{entry} has no weights");
            assert!(meant.windows(2).all(|two| two[0].selections.len() < two[1].selections.len()), "{entry}: a tie");
            let content = composed(&catalog, &entry);
            assert_eq!(for_selection(&content.selection)[..meant.len()], meant, "{entry}");
            for (feature, worth) in Layout::names(&content).iter().zip(&Weights::shipped(&content).worth) {
                assert_eq!(meant[0].features.get(feature).unwrap_or(worth), worth, "{entry}: {feature}");
            }
        }
    }

    fn composed(catalog: &Catalog, entry: &str) -> Content {
        catalog.compose(&selected(catalog, entry)).expect("it can be composed")
    }

    #[test]
    fn selections_of_modules_have_whole_weights() {
        let catalog = catalog();
        for ((name, text), file) in SELECTIONS.iter().zip(&FILES.0) {
            for entry in file.selections.iter().filter(|entry| !modes(&catalog).contains(entry)) {
                let content = composed(&catalog, entry);
                assert_eq!(Weights::read(&content, text), Ok(Weights::shipped(&content)), "{name}: read alone");
                let missing: Vec<_> =
                    Layout::names(&content).into_iter().filter(|n| !file.features.contains_key(n)).collect();
                assert!(missing.is_empty(), "{name}: {missing:?}");
            }
        }
    }

    #[test]
    fn the_most_specific_file_comes_first() {
        let file = |entries: &[&str]| WeightsFile {
            selections: entries.iter().map(|entry| (*entry).to_owned()).collect(),
            features: BTreeMap::new(),
        };
        let selection = Selection { modules: vec!["a".to_owned(), "b".to_owned()], mode: Some("m".to_owned()) };
        let rank = |entries: &[&str]| specificity(&file(entries), &selection);
        let order = [&["b"][..], &["a+b"], &["m", "n", "o"], &["n", "m"], &["m"]];
        assert!(order.windows(2).all(|pair| rank(pair[0]).is_some() && rank(pair[0]) < rank(pair[1])));
        assert_eq!(rank(&["c", "a+c", "n"]), None);
        assert_eq!(rank(&["c", "b"]), rank(&["b"]));
        for other in [Selection::BASE, Selection { modules: vec!["another".to_owned()], mode: None }] {
            assert_eq!(for_selection(&other), [&FILES.1]);
        }
    }

    #[test]
    fn the_shipped_weights_are_whole_and_come_back_as_written() {
        let content = Content::embedded().expect("the shipped content loads");
        let read = Weights::read(&content, SHIPPED).expect("the shipped weights");
        assert_eq!(read, Weights::shipped(&content));
        let names = Layout::names(&content);
        assert_eq!(names.len(), Layout::of(&content).count);
        let file: WeightsFile = yaml::from_str(SHIPPED).expect("the shipped weights");
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
