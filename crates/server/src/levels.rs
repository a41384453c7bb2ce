//! Bot levels: the built-in bots by name, and external programs added by the host.

use crate::fault::Fault;
use crate::pool::Thinker;
use darkrock_bots::{BOT_KINDS, Bot, BotKind, Stop};
use darkrock_rules::ids::Seat;
use std::error::Error;
use std::sync::Arc;
use tracing::Span;

/// The bot that replaces players who are absent or have resigned, and that gives hints: the strongest, so that nobody
/// gains by being absent.
pub const STAND_IN: BotKind = BOT_KINDS[BOT_KINDS.len() - 1];

/// Creates a bot for a seat, with a seed derived from the table's. It may be slow: it is never called from the server's
/// threads.
pub type Make = dyn Fn(u64, Seat) -> Result<Box<dyn Bot>, Box<dyn Error + Send + Sync>> + Send + Sync;

/// A level that the host adds: an external program.
#[derive(Clone)]
pub struct BotMaker {
    /// The level's name: lowercase letters, digits and hyphens.
    pub name: String,
    /// Creates a bot, for one seat of one game.
    pub make: Arc<Make>,
}

impl std::fmt::Debug for BotMaker {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("BotMaker").field(&self.name).finish()
    }
}

/// A level with an invalid name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the bot's name “{name}” cannot be used: {what}")]
pub struct BadName {
    /// The name that the host has given with `--bot`.
    pub name: String,
    /// The error, and what was expected.
    pub what: &'static str,
}

/// The maximum length of a level's name, in characters.
const LONGEST_NAME: usize = 24;

/// A level of bots.
#[derive(Clone, Debug)]
pub enum Level {
    /// A built-in bot.
    Own(BotKind),
    /// An external program.
    Program(BotMaker),
}

/// All levels, the weakest first, then external programs.
#[derive(Clone, Debug, Default)]
pub struct Levels(Vec<BotMaker>);

impl Levels {
    /// The built-in bots and these programs.
    ///
    /// # Errors
    /// When a name is invalid or duplicate.
    pub fn new(programs: Vec<BotMaker>) -> Result<Self, BadName> {
        for (at, program) in programs.iter().enumerate() {
            let name = program.name.as_str();
            let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
            let taken = name.parse::<BotKind>().is_ok() || programs.iter().take(at).any(|p| p.name == name);
            let wrong = if name.is_empty() || name.len() > LONGEST_NAME || !name.chars().all(plain) {
                "expected 1 to 24 lowercase letters, digits and hyphens"
            } else if taken {
                "a bot with this name exists already: expected another name"
            } else {
                continue;
            };
            return Err(BadName { name: name.to_owned(), what: wrong });
        }
        Ok(Self(programs))
    }

    /// Whether there are external programs.
    pub fn has_programs(&self) -> bool {
        !self.0.is_empty()
    }

    /// The names of all levels, the weakest first, then external programs.
    pub fn names(&self) -> Vec<String> {
        let own = BOT_KINDS.into_iter().map(|kind| kind.name().to_owned());
        own.chain(self.0.iter().map(|program| program.name.clone())).collect()
    }

    /// A level by its name; none if it does not exist, or no longer.
    pub fn find(&self, name: &str) -> Option<Level> {
        let program = || self.0.iter().find(|program| program.name == name).cloned();
        name.parse().ok().map(Level::Own).or_else(|| program().map(Level::Program))
    }

    /// The stored name of a level, which parses to the same level.
    ///
    /// # Errors
    /// When the level does not exist.
    pub fn check(&self, name: &str) -> Result<String, Fault> {
        self.find(name).map(|level| level.name()).ok_or_else(|| {
            let shown: String = name.chars().take(40).collect();
            let known = self.names().join(", ");
            let more = "or gunslinger@N for N iterations per choice";
            Fault::bad("bot", format!("unknown bot “{shown}”: expected one of {known}, {more}"))
        })
    }
}

impl Level {
    /// Its name, with the number of iterations if that is not the default.
    pub fn name(&self) -> String {
        match self {
            Self::Own(kind) => kind.to_string(),
            Self::Program(program) => program.name.clone(),
        }
    }

    /// The bot of this level.
    pub fn thinker(&self) -> Thinker {
        match self {
            Self::Own(_) => Thinker::Own,
            Self::Program(_) => Thinker::Program,
        }
    }

    /// A bot of this level for a seat, seeded from the table's seed.
    ///
    /// # Errors
    /// When the program cannot be started.
    pub fn build(&self, table_seed: u64, seat: Seat) -> Result<Box<dyn Bot>, String> {
        match self {
            Self::Own(kind) => Ok(kind.build(table_seed, seat)),
            Self::Program(program) => {
                let made = (program.make)(table_seed, seat).map_err(|error| error.to_string())?;
                Ok(Box::new(Outsider { bot: Some(made), span: Span::current() }))
            }
        }
    }
}

/// An external program. It is dropped on a separate thread, since its shutdown may take a moment.
struct Outsider {
    bot: Option<Box<dyn Bot>>,
    /// Its log entries contain the table and the seat for which it was created.
    span: Span,
}

impl Bot for Outsider {
    fn choose(&mut self, ask: darkrock_bots::Ask<'_>, stop: &Stop<'_>) -> usize {
        let Self { bot, span } = self;
        span.in_scope(|| bot.as_mut().map_or(0, |bot| bot.choose(ask, stop)))
    }

    fn handle(&mut self, news: darkrock_bots::News<'_>) {
        if let Some(bot) = &mut self.bot {
            bot.handle(news);
        }
    }

    fn handle_end(&mut self, end: &darkrock_bots::End) {
        if let Some(bot) = &mut self.bot {
            bot.handle_end(end);
        }
    }
}

impl Drop for Outsider {
    fn drop(&mut self) {
        let bot = self.bot.take();
        // Without a thread the closure is dropped here, and the bot with it.
        drop(std::thread::Builder::new().name("goodbye".to_owned()).spawn(move || drop(bot)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use darkrock_bots::RandomBot;

    fn program(name: &str) -> BotMaker {
        BotMaker { name: name.to_owned(), make: Arc::new(|seed, _| Ok(Box::new(RandomBot::new(seed)))) }
    }

    #[test]
    fn a_level_is_read_back_from_what_is_kept() {
        let levels = Levels::new(vec![program("my-bot")]).expect("a good name");
        assert_eq!(levels.names(), ["random", "greenhorn", "cowboy", "gunslinger", "my-bot"]);
        for name in ["random", "greenhorn", "cowboy", "gunslinger", "gunslinger@400", "my-bot"] {
            assert_eq!(levels.check(name), Ok(name.to_owned()));
            assert_eq!(levels.find(name).map(|level| level.name()).as_deref(), Some(name));
        }
        let BotKind::Gunslinger(usual) = STAND_IN else { panic!("the strongest is a gunslinger") };
        assert_eq!(levels.check(&format!("gunslinger@{usual}")).as_deref(), Ok("gunslinger"));
        assert_eq!(levels.find("my-bot").map(|l| l.thinker()), Some(Thinker::Program));
        assert_eq!(levels.find(&STAND_IN.to_string()).map(|l| l.thinker()), Some(Thinker::Own));
        let error = levels.check("clever").expect_err("there is none");
        assert_eq!(error.code, "bot");
        assert!(error.message.contains("“clever”") && error.message.contains("my-bot"), "{}", error.message);
        assert!(Levels::default().find("my-bot").is_none());
    }

    #[test]
    fn names_that_cannot_be_used_are_refused() {
        for wrong in ["", "My bot", "cowboy", "gunslinger@5", "böt", &"x".repeat(25)] {
            let error = Levels::new(vec![program(wrong)]).expect_err("a bad name");
            assert!(error.to_string().contains("expected"), "{error}");
        }
        assert!(Levels::new(vec![program("a"), program("a")]).is_err());
        assert!(Levels::new(vec![program("a"), program("b-2")]).is_ok());
    }
}
