//! `darkrock scenario`: runs scenarios, and lists what they do not cover.

use crate::content::Origin;
use crate::{Outcome, variants};
use anyhow::{Context, Result, bail};
use darkrock_rules::edition::Edition;
use darkrock_rules::rule_index::RuleIndex;
use darkrock_rules::scenario::{Scenario, Suite, nearest_covers, parse};
use darkrock_rules::{Content, Variant};
use std::io::Write;
use std::path::{Path, PathBuf};

/// Run the scenarios (executable rulebook examples), or list what they do not cover.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// What to do with them
    #[command(subcommand)]
    command: Action,
}

#[derive(clap::Subcommand, Debug)]
enum Action {
    /// Run the scenarios of a folder or a file, and print each failure with its position
    #[command(after_help = "Examples:
  darkrock scenario run scenarios/
  darkrock scenario run scenarios/base/bandits.yaml --only ride
  darkrock scenario run --covers base.fight.51
  darkrock scenario run --edition fr")]
    Run {
        /// The folder or file
        #[arg(default_value = "scenarios")]
        dir: PathBuf,
        /// Only scenarios whose name contains these words
        #[arg(long, value_name = "WORDS")]
        only: Option<String>,
        /// Only scenarios that cover this rule or content id, or ids with this prefix: base.fight.51, content.item.mule
        #[arg(long, value_name = "ID")]
        covers: Option<String>,
        /// Edition for scenarios that do not set one: en, fr or it, optionally with changes
        #[arg(long, default_value = "en", value_name = "EDITION")]
        edition: Edition,
    },
    /// Show how many of the rules and the content entries have a scenario, and list those without: those of all modules
    /// and modes, or of the selected ones
    #[command(after_help = "Examples:
  darkrock scenario coverage
  darkrock scenario coverage scenarios/ --edition fr
  darkrock scenario coverage --variant wild-wild-west
Exit code 1 when anything lacks.")]
    Coverage {
        /// The folder or file
        #[arg(default_value = "scenarios")]
        dir: PathBuf,
        /// Edition whose rules must be covered: en, fr or it, optionally with changes
        #[arg(long, default_value = "en", value_name = "EDITION")]
        edition: Edition,
        /// Variants whose rules must be covered, separated by commas or repeated; none for the base game only. Default:
        /// all
        #[arg(long = "variant", value_name = "LIST", value_delimiter = ',')]
        variants: Vec<String>,
    },
}

pub(crate) fn run(args: &Args, origin: &Origin, out: &mut dyn Write) -> Result<Outcome> {
    let content = &origin.content()?;
    let catalog = origin.catalog()?;
    let index = RuleIndex::of(&catalog)?;
    let (scenarios, errors) = match &args.command {
        Action::Run { dir, .. } | Action::Coverage { dir, .. } => read(dir)?,
    };
    for error in &errors {
        writeln!(out, "{error}\n")?;
    }
    let suite = Suite::new(&catalog, content, scenarios)?;
    let good = match &args.command {
        Action::Run { dir, only, covers, edition } => {
            let chosen = |scenario: &Scenario| is_chosen(scenario, only.as_deref(), covers.as_deref());
            if !suite.scenarios().iter().any(chosen) && errors.is_empty() {
                bail!("no scenarios {}", which(dir, only.as_deref(), covers.as_deref(), content, &index));
            }
            let unknown = suite.unknown_covers(&index, chosen);
            for cover in &unknown {
                writeln!(out, "{cover}\n")?;
            }
            let report = suite.run(*edition, chosen);
            writeln!(out, "{report}")?;
            report.is_ok() && unknown.is_empty()
        }
        Action::Coverage { edition, variants, .. } => {
            let variants = variants::named(variants)?.unwrap_or(Variant::ALL.into_iter().collect());
            let contents = origin.contents()?;
            let contents: Vec<&Content> = contents.iter().collect();
            match suite.coverage(&contents, &index, *edition, &variants.ids()) {
                Ok(coverage) => {
                    writeln!(out, "{coverage}")?;
                    coverage.is_complete()
                }
                Err(unknown) => {
                    for cover in unknown {
                        writeln!(out, "{cover}")?;
                    }
                    false
                }
            }
        }
    };
    if !errors.is_empty() {
        let files = if errors.len() == 1 { "1 file".to_owned() } else { format!("{} files", errors.len()) };
        writeln!(out, "{files} could not be parsed as scenarios")?;
    }
    Ok(if good && errors.is_empty() { Outcome::Good } else { Outcome::Bad })
}

/// Whether a scenario has these words in its name, and covers this id.
fn is_chosen(scenario: &Scenario, only: Option<&str>, covers: Option<&str>) -> bool {
    let begins =
        |id: &str, with: &str| id.strip_prefix(with).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'));
    only.is_none_or(|words| scenario.name.to_lowercase().contains(&words.to_lowercase()))
        && covers.is_none_or(|with| scenario.covers.iter().any(|id| begins(id, with)))
}

/// The filters without a match.
fn which(dir: &Path, only: Option<&str>, covers: Option<&str>, content: &Content, index: &RuleIndex) -> String {
    let mut words = format!("in {}", dir.display());
    if let Some(only) = only {
        words += &format!(" with “{only}” in the name");
    }
    if let Some(id) = covers {
        let near = nearest_covers(content, index, id);
        let hint = if near.is_empty() { String::new() } else { format!(": did you mean {}?", near.join(", ")) };
        words += &format!(" that cover {id}{hint}");
    }
    words
}

/// The scenarios of a file, or of all `*.yaml` files below a folder sorted by name, and the files that could not be
/// read.
fn read(path: &Path) -> Result<(Vec<Scenario>, Vec<String>)> {
    let mut files = Vec::new();
    if path.is_file() {
        files.push(path.to_owned());
    } else {
        collect(path, &mut files)?;
    }
    files.sort();
    let (mut scenarios, mut errors) = (Vec::new(), Vec::new());
    for file in files {
        let text = crate::texts::read(&file)?;
        match parse(&file.display().to_string(), &text) {
            Ok(read) => scenarios.extend(read),
            Err(error) => errors.push(error.to_string()),
        }
    }
    Ok((scenarios, errors))
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    let entries = std::fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    for entry in entries {
        let entry = entry?;
        let path = entry.path();
        if entry.file_type()?.is_dir() {
            collect(&path, files)?;
        } else if path.extension().is_some_and(|e| e == "yaml" || e == "yml") {
            files.push(path);
        }
    }
    Ok(())
}
