//! `darkrock play`: being written.

use darkrock_rules::Content;

/// Play a game in the terminal.
#[derive(clap::Args, Debug)]
pub struct Args {}

/// Plays a game.
///
/// # Errors
/// Always: it is not written yet.
pub fn run(_: Args, _: &Content) -> anyhow::Result<()> {
    anyhow::bail!("playing in the terminal is not built yet")
}
