//! `darkrock backup` and `darkrock restore`: copies of a server's database.

use crate::Outcome;
use anyhow::{Context, Result};
use darkrock_server::store::{self, Copied, StoreError};
use std::future::Future;
use std::io::Write;
use std::path::PathBuf;

/// The database of a server.
#[derive(clap::Args, Debug)]
struct Database {
    /// The database: sqlite://FILE
    #[arg(
        long,
        value_name = "URL",
        default_value = "sqlite://darkrock.db",
        env = "DARKROCK_DATABASE",
        hide_env_values = true
    )]
    database: String,
}

/// Copy a server's database to a file, even while the server runs
///
/// The copy contains every row that was acknowledged before it began. It never overwrites a file. For PostgreSQL use
/// pg_dump (docs/operating.md).
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  darkrock backup darkrock-2026-07-01.db
  darkrock backup --database sqlite:///var/lib/darkrock/darkrock.db /backups/darkrock-2026-07-01.db")]
pub struct Args {
    /// The file to create
    file: PathBuf,
    #[command(flatten)]
    of: Database,
}

/// Restore a server's database from a copy
///
/// The copy is checked first. An existing database is never overwritten, and no server may be running on it. What root
/// restores belongs to the owner of its folder.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  mv darkrock.db darkrock.db.broken && darkrock restore --database sqlite://darkrock.db darkrock-2026-07-01.db")]
pub struct RestoreArgs {
    /// The copy
    file: PathBuf,
    #[command(flatten)]
    to: Database,
}

fn wait(work: impl Future<Output = Result<Copied, StoreError>>) -> Result<Copied> {
    let runtime = tokio::runtime::Runtime::new().context("cannot start the threads for the database")?;
    Ok(runtime.block_on(work)?)
}

fn holds(copied: Copied) -> String {
    format!("{} tables, {} rows of their games", copied.tables, copied.entries)
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Outcome> {
    let copied = wait(store::backup(&args.of.database, &args.file))?;
    writeln!(out, "{}: a copy of the database: {}", args.file.display(), holds(copied))?;
    Ok(Outcome::Good)
}

pub(crate) fn restore(args: &RestoreArgs, out: &mut dyn Write) -> Result<Outcome> {
    let copied = wait(store::restore(&args.file, &args.to.database))?;
    writeln!(out, "{}: restored as {}: {}", args.file.display(), args.to.database, holds(copied))?;
    if let Some(owner) = copied.owner {
        writeln!(out, "The restored file belongs to the owner of its folder, user {owner}.")?;
    }
    Ok(Outcome::Good)
}
