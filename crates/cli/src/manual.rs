//! `darkrock completions` and `darkrock man`: shell completions and man pages.

use crate::Outcome;
use crate::args::Cli;
use anyhow::{Context, Result};
use clap::CommandFactory;
use clap_complete::Shell;
use std::fs;
use std::io::Write;
use std::path::PathBuf;

/// Write completions for a shell to standard output.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  darkrock completions bash > ~/.local/share/bash-completion/completions/darkrock
  darkrock completions zsh > ~/.zfunc/_darkrock
  darkrock completions fish > ~/.config/fish/completions/darkrock.fish")]
pub struct Completions {
    /// The shell
    shell: Shell,
}

/// Write the man pages of all commands into a folder.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  darkrock man ~/.local/share/man/man1 && man darkrock-play")]
pub struct Man {
    /// The folder; it is created if it does not exist
    dir: PathBuf,
}

pub(crate) fn completions(args: &Completions, out: &mut dyn Write) -> Result<Outcome> {
    // The generator cannot handle a closed pipe.
    let mut text = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "darkrock", &mut text);
    out.write_all(&text)?;
    Ok(Outcome::Good)
}

pub(crate) fn man(args: &Man, out: &mut dyn Write) -> Result<Outcome> {
    let dir = args.dir.display();
    fs::create_dir_all(&args.dir).with_context(|| format!("cannot create the folder {dir}"))?;
    clap_mangen::generate_to(Cli::command(), &args.dir).with_context(|| format!("cannot write to {dir}"))?;
    writeln!(out, "The man pages are in {dir}; start with darkrock.1")?;
    Ok(Outcome::Good)
}
