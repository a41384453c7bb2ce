//! The command line of `darkrock play`, and the plan of a game made from it.

use super::agreement;
use super::game_table::Plan;
use super::seats::{self, Sitter};
use super::words::Words;
use crate::args::length;
use crate::{variants, weights};
use anyhow::{Context, Result, bail, ensure};
use clap::ValueEnum;
use darkrock_bots::precomputed::Precomputed;
use darkrock_rules::edition::Edition;
use darkrock_rules::record::Record;
use darkrock_rules::rule_index::RuleIndex;
use darkrock_rules::setup::Setup;
use darkrock_rules::{Content, Variants, setup};
use darkrock_texts::{Args as Said, Language};
use std::hash::{BuildHasher, Hasher};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

/// Play a game in this terminal, with people sharing the keyboard and bots.
///
/// Without options a menu offers the number of players and the seats.
#[derive(clap::Args, Clone, Debug, Default)]
#[command(after_help = "Examples:\n  darkrock play --players 3\n  \
    darkrock play --seats human:Ann,human:Ben,greenhorn,cowboy --length short\n  \
    darkrock play --players 3 --variant first-game\n  \
    darkrock play --players 4 --edition fr+story-ride=up-to\n  \
    darkrock play --seats human,gunslinger,gunslinger@300:Doc\n  \
    darkrock play --seats 'human,program:\"python3 bot.py\":Py'\n  \
    darkrock play --resume darkrock-42.record\n  \
    darkrock play --seats cowboy,cowboy --plain --seed 7")]
pub struct Args {
    /// Number of players, 2 to 6. Seats not listed in --seats are cowboys
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=6), help_heading = "Players")]
    pub players: Option<u8>,
    /// Players by seat, separated by commas: human, random, greenhorn, cowboy, gunslinger, gunslinger@N or
    /// program:COMMAND
    ///
    /// Each may have a name, as in human:Ann. Bots from weakest to strongest: random; greenhorn, for a first game;
    /// cowboy, the default opponent; gunslinger, which searches for about a second per choice, or with @N for at most N
    /// iterations. A program speaks the line protocol; to give it a name, put its command in quotation marks.
    /// program@SECONDS limits its time per choice.
    #[arg(long, value_name = "LIST", help_heading = "Players")]
    pub seats: Option<String>,
    /// Legendary points that trigger the end: short (15), average (20) or long (25). Default: average, or short for a
    /// first game
    #[arg(long, value_name = "LENGTH", value_parser = length, help_heading = "Rules")]
    pub length: Option<u8>,
    #[command(flatten)]
    pub variants: variants::Args,
    /// The edition: en, fr or it, optionally with changes, as in en+story-ride=exact
    #[arg(long, default_value_t, value_name = "EDITION", help_heading = "Rules")]
    pub edition: Edition,
    /// Characters by seat: ids such as annie-oakley, separated by commas. By default, characters are drafted
    #[arg(long, value_name = "IDS", value_delimiter = ',', help_heading = "Players")]
    pub characters: Vec<String>,
    /// Seed of all random outcomes; the same seed and choices give the same game. Default: random
    #[arg(long, value_name = "NUMBER", help_heading = "Rules")]
    pub seed: Option<u64>,
    /// Save the game to this file, which must not exist yet, after each choice. Default in full-screen mode:
    /// darkrock-SEED.record, or darkrock-SEED-2.record if that exists
    #[arg(long, value_name = "FILE", help_heading = "Saving")]
    pub save: Option<PathBuf>,
    /// Do not save the game
    #[arg(long, conflicts_with = "save", help_heading = "Saving")]
    pub no_save: bool,
    /// Resume a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "length", "edition", "variants", "goals", "no_goals", "characters", "seed"], help_heading = "Saving")]
    pub resume: Option<PathBuf>,
    /// Start the programs that the saved game lists. Without this flag such a game is rejected, since the file may be
    /// untrusted
    #[arg(long, requires = "resume", help_heading = "Saving")]
    pub allow_programs: bool,
    /// Print line by line instead of using the full screen: for pipes and screen readers
    #[arg(long, help_heading = "Display")]
    pub plain: bool,
    #[command(flatten)]
    pub weights: weights::Args,
    /// Write the log of the game, as a spectator saw it, to this file at the end
    #[arg(long, value_name = "FILE", help_heading = "Saving")]
    pub log: Option<PathBuf>,
    /// Pass automatically when you could react but hold no matching card
    #[arg(long, value_enum, value_name = "WHEN", default_value_t, help_heading = "Display")]
    pub auto_pass: AutoPass,
    /// Show the codes of rules, such as base.fight.07. In the game “c” shows or hides them
    #[arg(long, help_heading = "Display")]
    pub codes: bool,
    /// How fast bots play
    #[arg(long, value_enum, value_name = "PACE", default_value_t, help_heading = "Display")]
    pub bot_pace: Pace,
    /// The language that the table begins in.
    #[arg(skip)]
    pub language: Language,
}

/// Whether a person without a matching card passes automatically.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum AutoPass {
    /// After a short pause.
    #[default]
    Yes,
    /// Wait for Enter.
    No,
}

/// How fast bots play.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// Immediately.
    Instant,
    /// About three choices per second.
    #[default]
    Brisk,
    /// About one choice per second.
    Relaxed,
}

impl Pace {
    /// The pause before a bot's choice.
    pub fn pause(self) -> Duration {
        Duration::from_millis(match self {
            Self::Instant => 0,
            Self::Brisk => 300,
            Self::Relaxed => 1000,
        })
    }
}

/// A seed from the operating system's randomness: the standard library's hash keys come from there. Short enough to be
/// passed on.
pub fn random_seed() -> u64 {
    std::collections::hash_map::RandomState::new().build_hasher().finish() % 1_000_000_000
}

/// A file for a new game of this seed. It never replaces a saved game, even one of the same seed.
fn free_name(seed: u64, taken: impl Fn(&Path) -> bool) -> PathBuf {
    let name = |n: u64| if n == 1 { format!("darkrock-{seed}.record") } else { format!("darkrock-{seed}-{n}.record") };
    let mut free = (1..).map(|n| PathBuf::from(name(n))).filter(|path| !taken(path));
    free.next().unwrap_or_else(|| PathBuf::from(name(1)))
}

impl Args {
    /// Whether the file of `--save` may be written: not if it holds another game.
    ///
    /// # Errors
    /// When it exists and is not the resumed game.
    pub fn check_save(&self) -> Result<()> {
        match &self.save {
            Some(path) if path.exists() && self.resume.as_ref() != Some(path) => {
                let path = path.display();
                bail!("--save: {path} exists already: use --resume {path} to continue that game, or another file")
            }
            _ => Ok(()),
        }
    }

    /// Whether no options are given, so that the menu opens.
    pub fn asks_for_menu(&self) -> bool {
        self.players.is_none() && self.seats.is_none() && self.characters.is_empty() && self.resume.is_none()
    }

    /// The plan of a new game.
    ///
    /// # Errors
    /// When the options are incompatible.
    pub fn plan(&self, content: &Content, rules: RuleIndex) -> Result<Plan> {
        let by_characters = (!self.characters.is_empty()).then_some(self.characters.len() as u8);
        let players = self.players.or(by_characters.filter(|_| self.seats.is_none()));
        let sitters = seats::parse(self.seats.as_deref(), players)?;
        let variants = self.variants.chosen(content.usual(sitters.len() as u8))?;
        let length = variants::length_of(content, variants, self.length);
        let plan = self.plan_of(content, rules, sitters, length, variants)?;
        plan.setup.check(content)?;
        Ok(plan)
    }

    /// The custom weights and the bots that use them: those marked so, otherwise all bots with weights.
    fn tuned(&self, content: &Content, sitters: Vec<Sitter>) -> Result<(Option<Arc<Precomputed>>, Vec<Sitter>)> {
        let precomputed = self.weights.precomputed(content)?;
        if let Some(tuned) = sitters.iter().find(|sitter| sitter.is_tuned() && precomputed.is_none()) {
            bail!("{} needs a file of weights: expected --weights FILE", tuned.for_record());
        }
        let all = precomputed.is_some() && !sitters.iter().any(Sitter::is_tuned);
        Ok((precomputed, if all { sitters.into_iter().map(Sitter::tuned).collect() } else { sitters }))
    }

    /// The record of the game to resume.
    pub fn record(&self) -> Option<&Path> {
        self.resume.as_deref()
    }

    /// The notice about a variant that was added automatically for this number of players.
    pub fn joining(&self, setup: &Setup, content: &Content, words: &Words) -> Option<String> {
        if self.resume.is_some() || self.variants.are_named() {
            return None;
        }
        let joining = content.played(setup.variants).find(|spec| agreement::joins(spec).is_some())?;
        let others: Variants = setup.variants.iter().filter(|variant| variant.id() != joining.id).collect();
        let said = Said::new().s("text", words.module_name(&joining.id)).n("n", setup.seats);
        Some(words.with("told-usual", said.s("others", others.to_string())))
    }

    /// The plan of a new game of these players.
    ///
    /// # Errors
    /// When the file of weights cannot be read.
    pub fn plan_of(
        &self,
        content: &Content,
        rules: RuleIndex,
        sitters: Vec<Sitter>,
        length: u8,
        variants: Variants,
    ) -> Result<Plan> {
        let (precomputed, sitters) = self.tuned(content, sitters)?;
        debug_assert!(setup::LENGTHS.contains(&length));
        let seed = self.seed.unwrap_or_else(random_seed);
        let (characters, edition) = (self.characters.clone(), self.edition);
        let setup = Setup { length, variants, edition, characters, ..Setup::of(content, sitters.len() as u8) };
        let save = self.save_path(&sitters, || free_name(seed, |path| path.exists()));
        Ok(Plan { setup, sitters, seed, save, language: self.language, precomputed, rules })
    }

    /// Where to save a game: as requested, or in full-screen mode in a new file if a person plays.
    fn save_path(&self, sitters: &[Sitter], otherwise: impl Fn() -> PathBuf) -> Option<PathBuf> {
        let by_itself = !self.no_save && !self.plain && sitters.iter().any(Sitter::is_person);
        self.save.clone().or_else(|| by_itself.then(otherwise))
    }

    /// The record to resume, and its plan.
    ///
    /// # Errors
    /// When the file cannot be read or is not a record, or its players are unknown.
    pub fn resumed(&self, content: &Content, rules: RuleIndex, path: &Path) -> Result<(Record, Plan)> {
        let text = crate::texts::read(path)?;
        let record = Record::parse(content, &text).with_context(|| path.display().to_string())?;
        let setup = record.header.setup.clone();
        let names = &record.header.names;
        let sitters: Vec<Sitter> = match &self.seats {
            Some(words) => seats::parse(Some(words), Some(setup.seats))?,
            None if names.is_empty() => bail!("{} does not list the players: expected --seats", path.display()),
            None => names.iter().map(|n| Sitter::from_record(n)).collect(),
        };
        if let (None, false, Some(program)) =
            (&self.seats, self.allow_programs, sitters.iter().find(|s| s.is_program()))
        {
            bail!(
                "{} would start a program, {}: expected --allow-programs to allow it, or other players with --seats",
                path.display(),
                program.for_record()
            );
        }
        let seats = usize::from(setup.seats);
        ensure!(sitters.len() == seats, "{} lists {} players: expected {seats}", path.display(), sitters.len());
        let seed = record.header.seed.as_ref().and_then(|s| s.parse().ok()).unwrap_or_else(random_seed);
        let save = self.save_path(&sitters, || path.to_owned()).or_else(|| Some(path.to_owned()));
        let save = save.filter(|_| !self.no_save);
        let (precomputed, sitters) = self.tuned(content, sitters)?;
        Ok((record, Plan { setup, sitters, seed, save, language: self.language, precomputed, rules }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_played_again_gets_a_file_of_its_own() {
        let name = |taken: &[&str]| free_name(7, |path| taken.iter().any(|t| path == Path::new(t)));
        assert_eq!(name(&[]), Path::new("darkrock-7.record"));
        assert_eq!(name(&["darkrock-7.record"]), Path::new("darkrock-7-2.record"));
        assert_eq!(name(&["darkrock-7.record", "darkrock-7-2.record"]), Path::new("darkrock-7-3.record"));
    }
}
