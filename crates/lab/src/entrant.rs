//! Participants of the lab: built-in bots, and external programs.

use crate::TUNED;
use crate::program::{BadCommand, Command, Program, ProgramError, Watch};
use darkrock_bots::precomputed::Precomputed;
use darkrock_bots::{Bot, BotKind, UnknownBot};
use darkrock_rules::Seat;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

/// The maximum number of seats in a list of entrants.
pub const MOST_ENTRANTS: usize = 64;

/// A participant by name: `greenhorn`, `gunslinger@400`, `program:python3 bot.py`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Entrant {
    /// A built-in bot.
    Bot(BotKind),
    /// A built-in bot that evaluates positions with custom weights: `cowboy+tuned`.
    Tuned(BotKind),
    /// An external program that uses the line protocol.
    Program(Command),
}

/// An invalid entrant.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadEntrant {
    /// Neither a bot nor a program.
    #[error("{0}, or program:COMMAND for a program of your own")]
    Bot(#[from] UnknownBot),
    /// A bot that does not evaluate positions, and so uses no weights.
    #[error(
        "“{0}{TUNED}” is not a bot: expected cowboy{TUNED} or gunslinger{TUNED}, since other bots do not use weights"
    )]
    NothingTuned(BotKind),
    /// An invalid command of a program.
    #[error("{0}")]
    Command(#[from] BadCommand),
    /// An invalid number of repetitions.
    #[error("“{0}” is not a number of bots: expected 1 to {MOST_ENTRANTS} after the *, such as cowboy*3")]
    Repeat(String),
    /// Too many seats for a list.
    #[error("{0} bots are listed: expected at most {MOST_ENTRANTS}")]
    TooMany(usize),
}

impl Entrant {
    /// The built-in bot, if it is one.
    pub fn kind(&self) -> Option<BotKind> {
        match self {
            Self::Bot(kind) | Self::Tuned(kind) => Some(*kind),
            Self::Program(_) => None,
        }
    }

    /// Whether it is an external program.
    pub fn is_program(&self) -> bool {
        matches!(self, Self::Program(_))
    }

    /// Whether it evaluates positions with custom weights.
    pub fn is_tuned(&self) -> bool {
        matches!(self, Self::Tuned(_))
    }

    /// The same bot with custom weights, if it uses weights.
    #[must_use]
    pub fn tuned(self) -> Self {
        match self {
            Self::Bot(kind) if kind.judges() => Self::Tuned(kind),
            other => other,
        }
    }

    /// The player of a seat, seeded from the table's seed, and a handle that reports its failure: after one, the
    /// program's choices are random. A tuned bot uses these tables.
    ///
    /// # Errors
    /// When the program cannot be started.
    pub fn build_watched(
        &self,
        table_seed: u64,
        seat: Seat,
        precomputed: Option<&Arc<Precomputed>>,
    ) -> Result<(Box<dyn Bot>, Watch), ProgramError> {
        match self {
            Self::Bot(kind) => Ok((kind.build(table_seed, seat), Watch::default())),
            Self::Tuned(kind) => Ok((kind.build_with(table_seed, seat, precomputed), Watch::default())),
            Self::Program(command) => {
                let program = Program::start(command, table_seed, seat)?;
                let watch = program.watch();
                Ok((Box::new(program), watch))
            }
        }
    }
}

impl Default for Entrant {
    fn default() -> Self {
        Self::Bot(BotKind::default())
    }
}

impl From<BotKind> for Entrant {
    fn from(kind: BotKind) -> Self {
        Self::Bot(kind)
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bot(kind) => kind.fmt(f),
            Self::Tuned(kind) => write!(f, "{kind}{TUNED}"),
            Self::Program(command) => command.fmt(f),
        }
    }
}

impl FromStr for Entrant {
    type Err = BadEntrant;
    fn from_str(text: &str) -> Result<Self, BadEntrant> {
        let text = text.trim();
        if text.starts_with("program:") || text.starts_with("program@") {
            return Ok(Self::Program(text.parse()?));
        }
        match text.strip_suffix(TUNED) {
            Some(name) => {
                let kind: BotKind = name.parse()?;
                if kind.judges() { Ok(Self::Tuned(kind)) } else { Err(BadEntrant::NothingTuned(kind)) }
            }
            None => Ok(Self::Bot(text.parse()?)),
        }
    }
}

/// Parses a list of entrants, as in `--bots`: `cowboy,gunslinger@400`, and `gunslinger,cowboy*3` for three cowboys. A
/// comma between quotation marks is part of a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entrants(pub Vec<Entrant>);

impl FromStr for Entrants {
    type Err = BadEntrant;
    fn from_str(text: &str) -> Result<Self, BadEntrant> {
        let mut entrants = Vec::new();
        for word in split(text) {
            let (name, times) = word.rsplit_once('*').unwrap_or((word, "1"));
            let times = times.trim().parse().ok().filter(|n| (1..=MOST_ENTRANTS).contains(n));
            let times = times.ok_or_else(|| BadEntrant::Repeat(word.trim().to_owned()))?;
            let entrant: Entrant = name.parse()?;
            entrants.extend(std::iter::repeat_n(entrant, times));
            if entrants.len() > MOST_ENTRANTS {
                return Err(BadEntrant::TooMany(entrants.len()));
            }
        }
        Ok(Self(entrants))
    }
}

impl fmt::Display for Entrants {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, group) in self.0.chunk_by(|a, b| a == b).enumerate() {
            let comma = if at > 0 { "," } else { "" };
            match group {
                [entrant] => write!(f, "{comma}{entrant}")?,
                [entrant, ..] => write!(f, "{comma}{entrant}*{}", group.len())?,
                [] => (),
            }
        }
        Ok(())
    }
}

/// The parts between commas outside of quotation marks.
fn split(text: &str) -> Vec<&str> {
    let (mut parts, mut start, mut quote, mut escaped) = (Vec::new(), 0, None, false);
    for (at, letter) in text.char_indices() {
        match (quote, letter) {
            _ if escaped => escaped = false,
            (None | Some('"'), '\\') => escaped = true,
            (None, '"' | '\'') => quote = Some(letter),
            (Some(open), _) if open == letter => quote = None,
            (None, ',') => {
                parts.push(&text[start..at]);
                start = at + 1;
            }
            _ => (),
        }
    }
    parts.push(&text[start..]);
    parts
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn entrants_are_read_and_written_back() {
        let command = |line, limit| Entrant::Program(Command::new(line, limit).expect("a command"));
        for (text, entrant) in [
            ("greenhorn", Entrant::Bot(BotKind::Greenhorn)),
            ("gunslinger@400", Entrant::Bot(BotKind::Gunslinger(400))),
            ("gunslinger@400+tuned", Entrant::Tuned(BotKind::Gunslinger(400))),
            ("program:python3 bot.py", command("python3 bot.py", crate::program::LIMIT)),
            ("program@2.5:./a b", command("./a b", Duration::from_millis(2500))),
        ] {
            assert_eq!(text.parse(), Ok(entrant.clone()));
            assert_eq!(entrant.to_string(), text);
        }
        assert_eq!("greenhorn+tuned".parse::<Entrant>(), Err(BadEntrant::NothingTuned(BotKind::Greenhorn)));
        let own = |word: &str| word.parse::<Entrant>().expect("an entrant").tuned().to_string();
        assert_eq!([own("cowboy"), own("random"), own("program:a")], ["cowboy+tuned", "random", "program:a"]);
        for (text, said) in [
            ("clever", "unknown bot “clever”"),
            ("program:", "the command is missing"),
            ("program: ''", "the command is missing"),
            ("program:a 'b", "a quotation mark is not closed"),
            ("program@0:a", "not between 0.001 and 3600 seconds"),
            ("program@x:a", "not between 0.001 and 3600 seconds"),
        ] {
            let error = text.parse::<Entrant>().expect_err("nonsense").to_string();
            assert!(error.contains(said) && error.contains("program:COMMAND"), "{error}");
        }
    }

    #[test]
    fn lists_repeat_and_quote() {
        let list = |text: &str| text.parse::<Entrants>().map(|e| e.0.len());
        assert_eq!(list("cowboy"), Ok(1));
        assert_eq!(list("gunslinger@400*1, cowboy*3"), Ok(4));
        assert_eq!(list("program:a 'b,c' \"d\\\",e\" f\\,g,cowboy"), Ok(2));
        assert_eq!(list("cowboy*0"), Err(BadEntrant::Repeat("cowboy*0".into())));
        assert_eq!(list("cowboy*40,greenhorn*40"), Err(BadEntrant::TooMany(80)));
        assert!(list("cowboy,").is_err() && list("").is_err());
        for text in ["gunslinger@400,cowboy*3", "program:a 'b,c'*2,random"] {
            assert_eq!(text.parse::<Entrants>().expect("a list").to_string(), text);
        }
    }
}
