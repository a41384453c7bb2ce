//! JSON output of commands: every output has its format and version (`docs/schemas`).

use anyhow::{Context, Result, bail};
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::io::Write;

/// The outputs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Kind {
    /// `darkrock simulate --json`
    Simulation,
    /// `darkrock tournament --json`
    Tournament,
    /// `darkrock study --json`, and the file statistics.json of a study
    Study,
    /// `darkrock bench --json`
    Bench,
    /// `darkrock load --json`
    Load,
    /// `darkrock load --bots LEVEL --json`
    LoadWithBots,
    /// `darkrock review --json`
    Review,
    /// `darkrock content report --json`
    ContentReport,
    /// `darkrock modules --json`
    Modules,
}

impl Kind {
    /// The value of `format` in the output. Its schema is `docs/schemas/NAME.json`.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The value of `version` in the output: incremented when a field changes its meaning or is removed, not for new
    /// fields.
    pub const fn version(self) -> u32 {
        1
    }
}

/// An output as text: an object with `format` and `version` before the other fields.
///
/// # Errors
/// When it is not an object.
pub fn text(kind: Kind, output: &impl Serialize) -> Result<String> {
    let Value::Object(fields) = serde_json::to_value(output)? else { bail!("an output is an object") };
    let mut all = Map::new();
    all.insert("format".to_owned(), json!(kind.name()));
    all.insert("version".to_owned(), json!(kind.version()));
    all.extend(fields);
    Ok(serde_json::to_string_pretty(&all).context("an output")? + "\n")
}

/// Writes an output.
///
/// # Errors
/// When it cannot be written.
pub fn write(out: &mut dyn Write, kind: Kind, output: &impl Serialize) -> Result<()> {
    out.write_all(text(kind, output)?.as_bytes())?;
    Ok(())
}
