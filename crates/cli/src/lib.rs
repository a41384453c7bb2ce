//! The program `darkrock`: Western Legends in the browser and in the terminal.
//!
//! Each command is a module with its arguments and a `run`; this one parses the command line and maps the result to an
//! exit code: 0 for success, 1 for a failure, 2 for an invalid command line, and 128 plus the number of the signal
//! after a shutdown in good order.

mod admin;
pub mod args;
mod backup;
pub mod bench;
mod bots;
mod config_file;
mod content;
pub mod count_alloc;
pub mod engine;
mod interrupt;
pub mod json;
pub mod load;
mod locale;
mod log;
mod manual;
mod module;
mod modules;
mod play;
mod position;
mod qr;
mod replay;
mod review;
mod rules;
mod scenario;
mod serve;
mod simulate;
#[cfg(feature = "study")]
mod study;
#[cfg(not(feature = "study"))]
#[path = "study_left_out.rs"]
mod study;
mod text_table;
mod texts;
mod tournament;
mod tune;
mod variants;
mod waits;
mod weights;

use args::{Cli, Command};
use content::Origin;
use std::fmt;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

/// The result of a command that ran.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Success: exit code 0.
    Good,
    /// The command found errors and printed them: exit code 1.
    Bad,
    /// Terminated in good order by the signal with this number: exit code 128 plus that number.
    Stopped(u8),
}

/// Incompatible options, detected by the command: exit code 2.
#[derive(Debug)]
struct Misuse(String);

impl Misuse {
    /// A usage error with this message.
    fn of(error: anyhow::Error) -> Self {
        Self(format!("{error:#}"))
    }
}

impl fmt::Display for Misuse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Misuse {}

/// Runs the program with the arguments of this process.
pub fn main() -> ExitCode {
    let cli = match config_file::parse(std::env::args_os().collect()) {
        Ok(cli) => cli,
        Err(error) => return refuse(&error),
    };
    match run(cli) {
        Ok(Outcome::Good) => ExitCode::SUCCESS,
        Ok(Outcome::Bad) => ExitCode::FAILURE,
        Ok(Outcome::Stopped(signal)) => ExitCode::from(signal.saturating_add(128)),
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            let _ = writeln!(io::stderr(), "darkrock: {error:#}");
            ExitCode::from(if error.is::<Misuse>() { 2 } else { 1 })
        }
    }
}

/// Says what is wrong with the command line or the configuration file.
fn refuse(error: &anyhow::Error) -> ExitCode {
    match error.downcast_ref::<clap::Error>() {
        Some(error) => {
            // Help and version are not errors, nor is a closed pipe.
            let _ = error.print();
            ExitCode::from(if error.use_stderr() { 2 } else { 0 })
        }
        None => {
            let _ = writeln!(io::stderr(), "darkrock: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// Prints progress; a closed output is not an error.
fn report_progress(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}

/// Whether the reader of the output has closed it, as `head` does: not an error.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let io_errors = error.chain().filter_map(|cause| cause.downcast_ref::<io::Error>());
    io_errors.into_iter().any(|e| e.kind() == io::ErrorKind::BrokenPipe)
}

fn run(cli: Cli) -> anyhow::Result<Outcome> {
    let language = cli.language();
    let origin = Origin { folder: cli.content, modules: cli.modules, mode: cli.mode, without: cli.without };
    // These say it themselves.
    if !matches!(cli.command, Command::Modules(_) | Command::Module(_) | Command::Content(_)) {
        origin.left_out().iter().for_each(|sentence| report_progress(&format!("warning: {sentence}")));
    }
    if let Command::Play(args) = cli.command {
        return play::run(play::Args { language, ..args }, &origin);
    }
    if let Command::Tutorial(args) = cli.command {
        return play::teach(&args, &origin, language);
    }
    if let Command::Serve(args) = cli.command {
        return serve::run(*args, origin.whole()?);
    }
    if let Command::Bots(args) = cli.command {
        return bots::run(args, origin.whole()?);
    }
    if matches!(cli.command, Command::Engine(_)) {
        let mut out = io::stdout().lock();
        let (content, shelf) = (origin.content()?, engine::Shelf::new(origin.catalog()?));
        engine::serve(engine::Engine::with_modules(&content, &shelf), &mut io::stdin().lock(), &mut out)?;
        return Ok(Outcome::Good);
    }
    let mut out = BufWriter::new(io::stdout().lock());
    let outcome = match cli.command {
        Command::Simulate(args) => simulate::run(&args, &origin.content()?, &mut out)?,
        Command::Tournament(args) => tournament::run(&args, &origin.content()?, &mut out)?,
        Command::Tune(args) => tune::run(&args, &origin.content()?, &mut out)?,
        Command::Waits(args) => waits::run(&args, &origin.content()?, &mut out)?,
        Command::Study(args) => study::run(&args, &origin.content()?, language, &mut out)?,
        Command::Rules(args) => rules::run(&args, &origin, language, &mut out)?,
        Command::Modules(args) => modules::run(&args, &origin, &mut out).map(|()| Outcome::Good)?,
        Command::Module(args) => module::run(&args, &origin, &mut out)?,
        Command::Content(args) => content::run(&args, &origin, language, &mut out)?,
        Command::Locale(args) => locale::run(&args, &mut out)?,
        Command::Bench(args) => bench::run(&args, &origin.content()?, &mut out)?,
        Command::Load(args) => load::run(&args, &mut out)?,
        Command::Admin(args) => admin::run(*args, &origin, &mut out)?,
        Command::Backup(args) => backup::run(&args, &mut out)?,
        Command::Restore(args) => backup::restore(&args, &mut out)?,
        Command::Scenario(args) => scenario::run(&args, &origin, &mut out)?,
        Command::Review(args) => review::run(&args, &origin.content_of(args.record())?, language, &mut out)?,
        Command::Replay(args) => replay::run(&args, &origin.content_of(args.record())?, language, &mut out)?,
        Command::Completions(args) => manual::completions(&args, &mut out)?,
        Command::Man(args) => manual::man(&args, &mut out)?,
        Command::Play(_) | Command::Tutorial(_) | Command::Serve(_) | Command::Bots(_) | Command::Engine(_) => {
            Outcome::Good
        }
    };
    out.flush()?;
    Ok(outcome)
}
