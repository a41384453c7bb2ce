//! The progress of a study: a small JSON file next to its rows, so that it can be interrupted and resumed.

use super::StudyError;
use super::columns::TABLES;
use super::parts::{file_path, fingerprint, part_path};
use super::tally::Tally;
use darkrock_rules::Variants;
use darkrock_rules::edition::Edition;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The format of the state and of the rows.
const FORMAT: u32 = 2;

/// The parameters of a study: with the same ones, the rows are the same.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Identity {
    pub format: u32,
    pub bots: String,
    /// A fingerprint of the weights, unless they are the shipped ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weights: Option<String>,
    pub games: u64,
    pub players: Vec<u8>,
    pub lengths: Vec<u8>,
    pub variants: Variants,
    pub edition: Edition,
    pub seed: u64,
    pub cap: u64,
    pub content: String,
}

impl Identity {
    pub const FORMAT: u32 = FORMAT;

    /// The first parameter that differs from another study's: its name, and both values.
    fn difference(&self, other: &Self) -> Option<(String, String, String)> {
        let fields = |of: &Self| match serde_json::to_value(of) {
            Ok(serde_json::Value::Object(fields)) => fields,
            _ => serde_json::Map::new(),
        };
        let (ours, theirs) = (fields(self), fields(other));
        ours.into_iter().find_map(|(name, value)| {
            let other = theirs.get(&name).cloned().unwrap_or_default();
            (other != value).then(|| (name, value.to_string(), other.to_string()))
        })
    }
}

/// The progress of a study.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct State {
    pub identity: Identity,
    /// The fingerprints of the finished parts, by number.
    pub parts: BTreeMap<usize, [String; TABLES.len()]>,
    /// The fingerprints of the joined files, once all parts are finished.
    pub files: Option<[String; TABLES.len()]>,
    /// The counters so far, by cell.
    pub tallies: Vec<Tally>,
}

/// The path of a study's state.
pub(crate) fn state_path(dir: &Path) -> PathBuf {
    dir.join("study.json")
}

impl State {
    pub fn new(identity: Identity, cells: usize) -> Self {
        Self { identity, parts: BTreeMap::new(), files: None, tallies: vec![Tally::default(); cells] }
    }

    /// Reads and validates the state of an interrupted study: it must have the same parameters, and its rows must
    /// exist.
    pub fn resume(dir: &Path, identity: &Identity) -> Result<Self, StudyError> {
        let path = state_path(dir);
        let damaged = |what: String| StudyError::State { path: path.clone(), what };
        let text = fs::read_to_string(&path).map_err(|e| damaged(e.to_string()))?;
        let state: Self = serde_json::from_str(&text).map_err(|e| damaged(format!("not readable: {e}")))?;
        if let Some((what, there, here)) = state.identity.difference(identity) {
            return Err(StudyError::Other { dir: dir.to_owned(), what, there, here });
        }
        if state.tallies.len() != identity.players.len() * identity.lengths.len() {
            return Err(damaged("its counts do not match its plan".to_owned()));
        }
        let check = |path: PathBuf, expected: &String| match fingerprint(&path)? == *expected {
            true => Ok(()),
            false => Err(StudyError::Changed(path)),
        };
        match &state.files {
            Some(files) => (0..TABLES.len()).try_for_each(|t| check(file_path(dir, t), &files[t]))?,
            None => {
                for (part, hashes) in &state.parts {
                    (0..TABLES.len()).try_for_each(|t| check(part_path(dir, t, *part), &hashes[t]))?;
                }
            }
        }
        Ok(state)
    }

    /// Writes the state atomically.
    pub fn save(&self, dir: &Path) -> Result<(), StudyError> {
        let path = state_path(dir);
        let failed = |e: std::io::Error| StudyError::File { path: path.clone(), what: e.to_string() };
        let text = serde_json::to_string(self).map_err(|e| failed(e.into()))?;
        let draft = path.with_extension("tmp");
        fs::write(&draft, text).map_err(failed)?;
        fs::rename(&draft, &path).map_err(failed)
    }
}
