//! `darkrock locale`: progress of translations, errors in one, and a pseudo-translation for tests.

use crate::Outcome;
use crate::text_table::TextTable;
use anyhow::{Context, Result, anyhow, ensure};
use clap::Subcommand;
use darkrock_rules::Content;
use darkrock_texts::check::{Report, compare};
use darkrock_texts::{Language, MIRRORED_CODE, PSEUDO_CODE, Texts, mirrored_file, pseudo_file};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Show the progress of translations, check one, or write a pseudo-translation for tests.
///
/// A language is a folder of Fluent files (locales/en and its neighbors). CONTRIBUTING.md shows how to add one.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  darkrock locale report
  darkrock locale report locales/eo --all
  darkrock locale check locales/eo
  darkrock play --lang locales/eo")]
pub struct Args {
    #[command(subcommand)]
    command: LocaleCommand,
}

#[derive(Subcommand, Debug)]
enum LocaleCommand {
    /// Count the messages of each file: translated, missing, unknown, wrong, and the same as in English
    Report {
        /// Folders of translations. Default: the languages of the program
        folders: Vec<PathBuf>,
        /// List every message that is missing, unknown, wrong or the same
        #[arg(long)]
        all: bool,
    },
    /// Report errors in a translation; the exit code is 1 if there are any
    Check {
        /// The folder, named by the language's code
        folder: PathBuf,
    },
    /// Write a pseudo-translation to DIR/en-XA: English with accents and longer words, to test layouts
    Pseudo {
        /// The folder in which to create the language's folder
        folder: PathBuf,
        /// Write DIR/ar-XB instead: English from right to left
        #[arg(long)]
        mirrored: bool,
    },
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Outcome> {
    match &args.command {
        LocaleCommand::Report { folders, all } if folders.is_empty() => {
            Language::all().try_for_each(|language| report(language, *all, out))?;
        }
        LocaleCommand::Report { folders, all } => {
            folders.iter().try_for_each(|folder| report(Language::read(folder)?, *all, out))?;
        }
        LocaleCommand::Check { folder } => return check(Language::read(folder)?, out),
        LocaleCommand::Pseudo { folder, mirrored } => {
            let made = write_pseudo(folder, *mirrored)?;
            writeln!(out, "{}", made.display())?;
        }
    }
    Ok(Outcome::Good)
}

fn report(language: Language, all: bool, out: &mut dyn Write) -> Result<()> {
    let report = compare(language);
    let (there, of) = report.files.iter().fold((0, 0), |(there, of), f| (there + f.present(), of + f.english));
    let percent = (there * 100).checked_div(of).unwrap_or(100);
    writeln!(out, "{language} ({}): {there} of {of} messages, {percent}%", language.name())?;
    let mut table = TextTable::default();
    let titles = ["messages", "missing", "unknown", "wrong", "as English"];
    table.row("", titles.map(str::to_owned));
    for file in &report.files {
        let numbers = [file.present(), file.missing.len(), file.extra.len(), file.faults.len(), file.same.len()];
        table.row(&file.name, numbers.map(|n| n.to_string()));
    }
    table.write(out)?;
    if all {
        name_all(&report, out)?;
    }
    writeln!(out)?;
    Ok(())
}

fn name_all(report: &Report, out: &mut dyn Write) -> Result<()> {
    for fault in report.faults() {
        writeln!(out, "  {fault}")?;
    }
    for file in &report.files {
        for id in &file.same {
            writeln!(out, "  {}: {id} says the same as English", file.name)?;
        }
    }
    Ok(())
}

fn check(language: Language, out: &mut dyn Write) -> Result<Outcome> {
    let faults = compare(language).faults();
    for fault in &faults {
        writeln!(out, "{language}/{fault}")?;
    }
    if !faults.is_empty() {
        writeln!(out, "{}: {} faults", language.name(), faults.len())?;
        return Ok(Outcome::Bad);
    }
    let content = Content::embedded().context("the shipped content")?;
    Texts::new(&content, language)?;
    writeln!(out, "{} ({language}) is complete", language.name())?;
    Ok(Outcome::Good)
}

/// Writes the pseudo-localization to a folder of its own, and prints its path.
fn write_pseudo(folder: &Path, mirrored: bool) -> Result<PathBuf> {
    let made = folder.join(if mirrored { MIRRORED_CODE } else { PSEUDO_CODE });
    ensure!(!made.exists(), "{} exists already", made.display());
    fs::create_dir_all(&made).with_context(|| format!("cannot create {}", made.display()))?;
    for (name, text) in Language::EN.files() {
        let path = made.join(name.split_once('/').map_or(*name, |(_, within)| within));
        let folder = path.parent().unwrap_or(&made);
        fs::create_dir_all(folder).with_context(|| format!("cannot create {}", folder.display()))?;
        let changed = if mirrored { mirrored_file(text) } else { pseudo_file(text) };
        let text = changed.map_err(|what| anyhow!("{name}: {what}"))?;
        fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(made)
}
