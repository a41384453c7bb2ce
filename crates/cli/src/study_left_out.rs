//! `darkrock study` in a build without studies: an error that says how to build with them.

use crate::{Misuse, Outcome};
use anyhow::{Result, anyhow};
use darkrock_rules::Content;
use darkrock_texts::Language;
use std::io::Write;

/// Analyze the game by many bot games: not in this build.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// What would be studied
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, hide = true)]
    rest: Vec<String>,
}

/// Fails, and names the build that has studies.
pub(crate) fn run(args: &Args, _content: &Content, _language: Language, _out: &mut dyn Write) -> Result<Outcome> {
    let asked = args.rest.join(" ");
    let how = "run “cargo build --release”, then";
    Err(Misuse::of(anyhow!("this build cannot run studies: {how} “target/release/darkrock study {asked}”")).into())
}
