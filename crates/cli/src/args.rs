//! The command line.

use clap::{Parser, Subcommand};
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;

/// Western Legends: play in the browser or in the terminal, simulate, look up the rules.
///
/// An unofficial fan work. Every command has its own help: darkrock simulate --help.
#[derive(Parser, Debug)]
#[command(name = "darkrock", version, propagate_version = true, max_term_width = 100)]
#[command(after_help = "Exit codes: 0 all went well, 1 a failure, 2 a command line that makes no sense.")]
pub struct Cli {
    /// Read cards and board from this folder instead of those inside the program.
    ///
    /// It must hold the same files as `darkrock content export` writes.
    #[arg(long, global = true, value_name = "DIR")]
    pub content: Option<PathBuf>,
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// What the program can do.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Serve tables to browsers, with bots
    Serve(Box<crate::serve::Args>),
    /// Play a game in the terminal, people and bots in any mix
    Play(crate::play::Args),
    /// Let bots play many games and print statistics
    Simulate(crate::simulate::Args),
    /// Let bots play against each other and rate them
    Tournament(crate::tournament::Args),
    /// Tune the weights of the bots by self-play
    Tune(crate::tune::Args),
    /// Study the game itself: who wins, what is used, how long it takes
    Study(crate::study::Args),
    /// Look up the rules
    Rules(crate::rules::Args),
    /// Count, check or write out the content: cards, characters, board
    Content(crate::content::Args),
    /// Run the executable examples of the rulebook, or list what they do not cover
    Scenario(crate::scenario::Args),
    /// Show or verify the record of a game
    Replay(crate::replay::Args),
    /// Look a recorded game over: chances turn by turn, and the choices that cost most
    Review(crate::review::Args),
    /// Measure the speed of the rules
    Bench(crate::bench::Args),
    /// Measure how many live games a server carries
    Load(crate::load::Args),
    /// Let another program drive the rules: JSON lines over standard input and output
    Engine(crate::engine::Args),
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
/// When it is none of the three that the rules know.
pub fn length(text: &str) -> Result<u8, String> {
    match text {
        "short" | "15" => Ok(15),
        "average" | "20" => Ok(20),
        "long" | "25" => Ok(25),
        _ => Err(format!("“{text}” is not a length: expected short, average, long, 15, 20 or 25")),
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
    fn players_are_a_number_or_a_range() {
        assert_eq!("4".parse(), Ok(Players(4..=4)));
        assert_eq!("2-6".parse(), Ok(Players(2..=6)));
        for wrong in ["1", "7", "6-2", "2-7", "", "-", "two", "2-6-"] {
            assert!(wrong.parse::<Players>().is_err(), "{wrong}");
        }
    }
}
