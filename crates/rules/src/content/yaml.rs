//! Reads YAML: content, the rule index, scenarios and lessons.
//!
//! A text is parsed once into a tree of nodes with their places (`tree`); the types are read from that tree
//! (`reader`). Serde writes the reading of each type anew for each kind of deserializer, so there is one kind of
//! each here, with little code: what does the work is not generic and compiled once (ARCHITECTURE.md, "How long it
//! takes to build").

mod fault;
mod lined;
mod reader;
mod scalar;
mod slips;
#[cfg(test)]
mod tests;
mod tree;

pub use lined::Lined;

use reader::Reader;
use serde::de::DeserializeOwned;
use tree::Node;

/// Why a content file could not be read: its syntax, or a value of another type than expected.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}{what}", .line.map_or(String::new(), |line| format!("line {line}: ")))]
pub struct YamlError {
    /// The line, where known.
    pub line: Option<u32>,
    /// What was wrong and what was expected.
    pub what: String,
}

/// Reads a text of one document; without one it is read as `null`, which is an empty list or mapping.
///
/// # Errors
/// When it is no YAML or no `T`.
pub fn from_str<T: DeserializeOwned>(text: &str) -> Result<T, YamlError> {
    let root = tree::document(text).map_err(|fault| fault.explained(text))?;
    read(&root, text)
}

/// Reads all documents of a text; empty ones are left out.
///
/// # Errors
/// When it is no YAML, or a document is no `T`.
pub fn from_multiple<T: DeserializeOwned>(text: &str) -> Result<Vec<T>, YamlError> {
    let roots = tree::documents(text).map_err(|fault| fault.explained(text))?;
    roots.iter().filter(|root| !root.is_null()).map(|root| read(root, text)).collect()
}

fn read<T: DeserializeOwned>(root: &Node<'_>, text: &str) -> Result<T, YamlError> {
    T::deserialize(Reader(root)).map_err(|fault| fault.at(root.place).explained(text))
}
