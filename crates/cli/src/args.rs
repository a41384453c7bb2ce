//! The command line of the program.

use clap::{Parser, Subcommand};
use darkrock_texts::{Language, UnknownLanguage};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// The maximum number of games of a command, so that counters cannot overflow.
pub(crate) const MOST_GAMES: u64 = 1_000_000_000_000;

/// Western Legends: play in the browser or in the terminal, simulate, look up the rules.
///
/// An unofficial fan work. Every command has its own help: darkrock simulate --help.
#[derive(Parser, Debug)]
#[command(name = "darkrock", version, propagate_version = true, max_term_width = 100)]
#[command(
    after_help = "Exit codes: 0 success, 1 failure, 2 invalid command line, 128 plus the number of the signal that stopped it, \
                  such as 130 for Ctrl-C."
)]
pub struct Cli {
    /// Read modules from this folder: changed versions of built-in modules, or new ones.
    ///
    /// Its layout is that of `darkrock content export`, with a folder for each module; missing files are taken from the
    /// program. It may also be the folder of a single module.
    #[arg(long, global = true, value_name = "DIR", help_heading = "Everywhere")]
    pub content: Option<PathBuf>,
    /// Modules to play with besides the base game, separated by commas. `darkrock modules` lists them.
    ///
    /// For a recorded game, the default is the record's modules.
    #[arg(long, global = true, value_name = "LIST", value_delimiter = ',', help_heading = "Everywhere")]
    pub modules: Vec<String>,
    /// The mode to play, which includes its modules. `darkrock modules` lists the modes.
    #[arg(long, global = true, value_name = "MODE", help_heading = "Everywhere")]
    pub mode: Option<String>,
    /// What the mode is played with by default and this game is not, separated by commas: `--mode serenade --without jokers`.
    #[arg(long, global = true, value_name = "LIST", value_delimiter = ',', help_heading = "Everywhere")]
    pub without: Vec<String>,
    /// The language of cards, questions, log and rules: its code, or the folder of a translation in progress.
    ///
    /// `darkrock locale report` lists the languages with their codes. Default: the language of LC_ALL, LC_MESSAGES or LANG,
    /// if available, otherwise English.
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = language, help_heading = "Everywhere")]
    pub lang: Option<Language>,
    /// What `darkrock` is asked to do.
    #[command(subcommand)]
    pub command: Command,
}

/// What `darkrock` can be asked to do, in the order of its help.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Serve the game to browsers, with bots
    Serve(Box<crate::serve::Args>),
    /// Think for the bots of servers on other machines
    ///
    /// Connects to the address that a server has for other servers (--node-listen of darkrock serve) and makes decisions for
    /// its bots. It needs no database: it receives what each bot knows, and nothing else. It must be the same version of the
    /// program as the server, and connects again by itself. The secret is what darkrock admin worker-secret prints on the
    /// server. Ctrl-C stops it; the servers go on without it.
    Bots(crate::bots::Args),
    /// Look after a server: tables, guests, bans, announcements
    Admin(Box<crate::admin::Args>),
    /// Copy a server's database to a file, even while the server runs
    Backup(crate::backup::Args),
    /// Restore a server's database from a copy
    Restore(crate::backup::RestoreArgs),
    /// Play a game in the terminal, with any mix of people and bots
    Play(crate::play::Args),
    /// Learn the game in short guided games
    Tutorial(crate::play::LessonArgs),
    /// Let bots play many games and print statistics
    Simulate(crate::simulate::Args),
    /// Let bots play against each other and rate them
    Tournament(crate::tournament::Args),
    /// Tune the weights of the bots by self-play
    Tune(crate::tune::Args),
    /// Analyze the game by many bot games: who wins, what is used, how long it takes
    Study(crate::study::Args),
    /// Count how often a table over days waits for somebody else
    Waits(crate::waits::Args),
    /// Look up the rules
    Rules(crate::rules::Args),
    /// List the modules, modes and variants, with what each needs
    Modules(crate::modules::Args),
    /// Begin a module of one's own, pack one into a file, or install one from a file
    Module(crate::module::Args),
    /// Count, check or export the content: cards, characters, board
    Content(crate::content::Args),
    /// Show the progress of translations, check one, or write a pseudo-translation for tests
    Locale(crate::locale::Args),
    /// Run the scenarios (executable rulebook examples), or list what they do not cover
    Scenario(crate::scenario::Args),
    /// Show or verify the record of a game
    Replay(crate::replay::Args),
    /// Review a recorded game: winning chances turn by turn, and the most costly choices
    Review(crate::review::Args),
    /// Measure the speed of the rules
    Bench(crate::bench::Args),
    /// Load-test a server with live games
    Load(crate::load::Args),
    /// Let another program drive the rules: JSON Lines over standard input and output
    Engine(crate::engine::Args),
    /// Write shell completions for bash, elvish, fish, powershell or zsh
    Completions(crate::manual::Completions),
    /// Write the man pages to a folder
    Man(crate::manual::Man),
}

/// One number of players or several: `4` or `2-6`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Players(pub RangeInclusive<u8>);

impl FromStr for Players {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        let expected = || format!("“{s}” is not a number of players: expected 2 to 6, or a range such as 2-6");
        let (from, to) = s.split_once('-').unwrap_or((s, s));
        let number = |text: &str| text.trim().parse::<u8>().ok().filter(|n| (2..=6).contains(n)).ok_or_else(expected);
        let (from, to) = (number(from)?, number(to)?);
        if from > to {
            return Err(expected());
        }
        Ok(Self(from..=to))
    }
}

/// The length of a game, in LP, by its name or its number.
///
/// # Errors
/// When it is not one of the three lengths of the rules.
pub fn length(text: &str) -> Result<u8, String> {
    match text {
        "short" | "15" => Ok(15),
        "average" | "20" => Ok(20),
        "long" | "25" => Ok(25),
        _ => Err(format!("“{text}” is not a length: expected short, average, long, 15, 20 or 25")),
    }
}

/// A language by its code, such as `fr` or `fr_CA.UTF-8`, or by the folder of its texts, such as `locales/fr`.
///
/// # Errors
/// When the language is unknown, or the folder cannot be read.
pub fn language(text: &str) -> Result<Language, String> {
    if text.contains(std::path::is_separator) {
        return Language::read(Path::new(text)).map_err(|e| e.to_string());
    }
    let unknown = || format!("{}, or a folder such as ./locales/eo", UnknownLanguage(text.to_owned()));
    Language::among([text]).ok_or_else(unknown)
}

/// The language of the environment: the first variable that is set counts. English if the program does not have that
/// language.
pub fn language_of(variable: impl Fn(&str) -> Option<String>) -> Language {
    let set = |name: &&str| variable(name).filter(|value| !value.is_empty());
    let wish = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set);
    wish.and_then(|wish| Language::among([wish.as_str()])).unwrap_or_default()
}

impl Cli {
    /// The language of the output.
    pub fn language(&self) -> Language {
        self.lang.unwrap_or_else(|| language_of(|name| std::env::var(name).ok()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_sound() {
        Cli::command().debug_assert();
    }

    #[test]
    fn the_environment_chooses_a_language_that_there_is() {
        let of = |pairs: &[(&str, &str)]| {
            let value = |name: &str| pairs.iter().find(|(n, _)| *n == name).map(|(_, v)| (*v).to_owned());
            language_of(value).code()
        };
        assert_eq!(of(&[]), "en");
        assert_eq!(of(&[("LANG", "C.UTF-8")]), "en");
        assert_eq!(of(&[("LANG", "tlh_QO.UTF-8")]), "en");
        assert_eq!(of(&[("LC_ALL", ""), ("LANG", "en_GB.UTF-8")]), "en");
        for language in Language::all() {
            let code = language.code();
            assert_eq!(of(&[("LC_ALL", &format!("{code}_XX.UTF-8")), ("LANG", "en_US")]), code);
            assert_eq!(super::language(code), Ok(language));
        }
        assert!(super::language("xx").is_err_and(|e| e.contains("expected one of en")));
        assert!(super::language("no/such/folder").is_err_and(|e| e.contains("no/such/folder")));
    }

    #[test]
    fn players_are_a_number_or_a_range() {
        assert_eq!("4".parse(), Ok(Players(4..=4)));
        assert_eq!("2-6".parse(), Ok(Players(2..=6)));
        for wrong in ["1", "7", "6-2", "2-7", "", "-", "two", "2-6-"] {
            assert!(wrong.parse::<Players>().is_err(), "{wrong}");
        }
    }
}
