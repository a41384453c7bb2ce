//! Custom weights for the bots that evaluate positions.

use crate::Misuse;
use anyhow::{Context, Result, anyhow};
use darkrock_bots::BotKind;
use darkrock_bots::precomputed::Precomputed;
use darkrock_bots::weights::Weights;
use darkrock_rules::Content;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A file of weights.
#[derive(clap::Args, Clone, Debug, Default)]
#[group(skip)]
pub struct Args {
    /// File of weights for the bots that evaluate positions (cowboy, gunslinger), as written by `darkrock tune`
    #[arg(long, value_name = "FILE", help_heading = "Players")]
    pub weights: Option<PathBuf>,
}

/// Reads a file of weights.
///
/// # Errors
/// When it cannot be read, or contains an unknown feature.
pub fn read(content: &Content, file: &Path) -> Result<Weights> {
    let text = crate::texts::read(file)?;
    Weights::read(content, &text).with_context(|| file.display().to_string())
}

impl Args {
    /// The tables with the weights of the file; none without a file.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub fn precomputed(&self, content: &Content) -> Result<Option<Arc<Precomputed>>> {
        let precomputed = |file: &PathBuf| Ok(Arc::new(Precomputed::with(content, read(content, file)?)));
        self.weights.as_ref().map(precomputed).transpose()
    }

    /// The same for a single kind of bot.
    ///
    /// # Errors
    /// When the file cannot be read, or the bot does not use weights.
    pub fn precomputed_of(&self, content: &Content, bot: BotKind) -> Result<Option<Arc<Precomputed>>> {
        if self.weights.is_some() && !bot.judges() {
            let what = anyhow!("--weights: the bot {bot} does not use weights: expected cowboy or gunslinger");
            return Err(Misuse::of(what).into());
        }
        self.precomputed(content)
    }
}
