//! The variants on the command line.

use crate::Misuse;
use anyhow::{Result, anyhow};
use darkrock_rules::{Content, Variant, Variants};

/// The selected variants.
#[derive(clap::Args, Clone, Debug, Default)]
#[group(skip)]
pub struct Args {
    /// Variants, separated by commas or repeated (see darkrock modules); none for the plain base game. Default: those
    /// usual for the number of players; in a study, none. --variant goals plays with goals only
    #[arg(long = "variant", value_name = "LIST", value_delimiter = ',', help_heading = "Rules")]
    pub variants: Vec<String>,
    /// Play with goals
    #[arg(long, conflicts_with = "no_goals", help_heading = "Rules")]
    pub goals: bool,
    /// Play without goals
    #[arg(long, help_heading = "Rules")]
    pub no_goals: bool,
}

impl Args {
    /// Whether the command line selects variants.
    pub fn are_named(&self) -> bool {
        !self.variants.is_empty()
    }

    /// The requested variants, or the default ones.
    ///
    /// # Errors
    /// When a word is not a variant.
    pub fn chosen(&self, usual: Variants) -> Result<Variants> {
        let named = named(&self.variants)?.unwrap_or(usual);
        Ok(match (self.goals, self.no_goals) {
            (true, _) => named.with(Variant::Goals),
            (_, true) => named.without(Variant::Goals),
            _ => named,
        })
    }
}

/// The variants of `--variant`; none without the option.
///
/// # Errors
/// When a word is not a variant.
pub fn named(words: &[String]) -> Result<Option<Variants>> {
    if words.is_empty() {
        return Ok(None);
    }
    let variants = words.join(",").parse::<Variants>().map_err(|e| Misuse::of(anyhow!("--variant: {e}")))?;
    Ok(Some(variants))
}

/// The length of a game: the requested one, or the default of these variants.
pub fn length_of(content: &Content, variants: Variants, asked: Option<u8>) -> u8 {
    asked.unwrap_or_else(|| variants.usual_length(content))
}

#[cfg(test)]
mod tests;
