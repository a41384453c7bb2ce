//! External bots: programs that play a seat over their standard input and output.
//!
//! A [`Program`] is started for one seat and one game. It reads JSON Lines and answers each `choose` with one line;
//! `docs/engine-protocol.md` specifies the messages. It cannot block or break a game: reading and writing happen on
//! separate threads with a time limit, and after a failure random legal choices are made in its place. The caller
//! decides how to handle a failure: the lab stops, a table continues with a warning. [`Program::failure`] or
//! [`Watch::failure`] report it.

mod process;
#[cfg(test)]
mod tests;

use darkrock_bots::{Ask, Bot, End, FinalScore, News, RandomBot, Stop, seat_seed};
use darkrock_rules::scenario::print_event;
use darkrock_rules::{Seat, notation};
use darkrock_wire::ids::{Ids, seat as seat_number, seats};
use darkrock_wire::json::Object;
use darkrock_wire::{PROTOCOL, view_json};
use process::{Process, Received};
use serde::Deserialize;
use serde_json::{Value, json};
use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

/// The default time limit of a choice.
pub const LIMIT: Duration = Duration::from_secs(10);
/// The longest time limit, in seconds.
const LONGEST_LIMIT: f64 = 3600.0;
/// The interval at which a waiting thread checks whether to stop.
const POLL: Duration = Duration::from_millis(5);
/// How much of an answer is shown in an error, in characters.
const SHOWN: usize = 200;

/// The command of a program and its time limit.
///
/// As text: `program:python3 bot.py`, or with a limit in seconds `program@2.5:python3 bot.py`. The command is split into
/// words as a shell does, but no shell runs it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Command {
    text: String,
    words: Vec<String>,
    limit: Duration,
}

/// An invalid command.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("“{text}” is not a program: {what}; expected program:COMMAND, or program@SECONDS:COMMAND with a time limit")]
pub struct BadCommand {
    /// What was given as `program:COMMAND`, for the error message.
    pub text: String,
    /// The error in it.
    pub what: &'static str,
}

impl Command {
    /// Parses a command line, with a time limit for each choice.
    ///
    /// # Errors
    /// When it is empty or a quotation mark is not closed.
    pub fn new(line: &str, limit: Duration) -> Result<Self, BadCommand> {
        let bad = |what| BadCommand { text: line.to_owned(), what };
        let words = split(line).ok_or_else(|| bad("a quotation mark is not closed"))?;
        match words.first() {
            Some(first) if !first.is_empty() => Ok(Self { text: line.trim().to_owned(), words, limit }),
            _ => Err(bad("the command is missing")),
        }
    }

    /// As it was given, with its quotation marks: what reports call the program.
    pub fn line(&self) -> &str {
        &self.text
    }

    /// The time limit of a choice.
    pub fn limit(&self) -> Duration {
        self.limit
    }
}

/// Splits a command into words. Quotation marks around all of it, as in `program:"python3 bot.py"`, delimit it in a
/// list of commands and do not make it a single word.
fn split(line: &str) -> Option<Vec<String>> {
    let words = shlex::split(line)?;
    match words.as_slice() {
        [all] if line.trim().starts_with(['"', '\'']) && all.contains(char::is_whitespace) => shlex::split(all),
        _ => Some(words),
    }
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.limit {
            LIMIT => write!(f, "program:{}", self.text),
            limit => write!(f, "program@{}:{}", limit.as_secs_f64(), self.text),
        }
    }
}

impl FromStr for Command {
    type Err = BadCommand;
    fn from_str(text: &str) -> Result<Self, BadCommand> {
        let bad = |what| BadCommand { text: text.to_owned(), what };
        let rest = text.strip_prefix("program").ok_or_else(|| bad("it does not start with program"))?;
        let (limit, line) = rest.split_once(':').ok_or_else(|| bad("a colon is missing"))?;
        let limit = match limit.strip_prefix('@') {
            Some(seconds) => {
                let seconds = seconds.parse::<f64>().ok().filter(|s| *s >= 0.001 && *s <= LONGEST_LIMIT);
                Duration::from_secs_f64(
                    seconds.ok_or_else(|| bad("its time limit is not between 0.001 and 3600 seconds"))?,
                )
            }
            None if limit.is_empty() => LIMIT,
            None => return Err(bad("a colon is missing")),
        };
        Self::new(line, limit)
    }
}

/// Why a program cannot play.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ProgramError {
    /// It could not be started.
    #[error("cannot start “{command}”: {what}")]
    Start {
        /// The command line.
        command: String,
        /// The error of the operating system.
        what: String,
    },
    /// It ended before the game did.
    #[error("“{command}” exited during the game ({status}){}", words(.last_words))]
    Ended {
        /// The command line.
        command: String,
        /// Its exit status, as the operating system reports it.
        status: String,
        /// The end of what it wrote to its standard error output.
        last_words: String,
    },
    /// It did not answer in time.
    #[error("“{command}” did not answer within {} seconds{}", .limit.as_secs_f64(), words(.last_words))]
    Silent {
        /// The command line.
        command: String,
        /// Its time limit.
        limit: Duration,
        /// The end of what it wrote to its standard error output.
        last_words: String,
    },
    /// Its answer is malformed.
    #[error("“{command}” answered “{said}”: expected {{\"choice\": \"...\"}} on one line")]
    Nonsense {
        /// The command line.
        command: String,
        /// The answer, truncated.
        said: String,
    },
    /// It sent unsolicited output.
    #[error("“{command}” sent “{said}” without being asked: expected one line for each choose")]
    Unasked {
        /// The command line.
        command: String,
        /// The output, truncated.
        said: String,
    },
    /// It made an illegal choice.
    #[error("“{command}” chose “{choice}”: expected one of the {choices} legal choices, such as “{example}”")]
    Illegal {
        /// The command line.
        command: String,
        /// The choice, truncated.
        choice: String,
        /// The number of legal choices.
        choices: usize,
        /// The first of them.
        example: String,
    },
}

fn words(last_words: &str) -> String {
    if last_words.is_empty() { String::new() } else { format!("; end of its standard error: {last_words}") }
}

fn cut(text: &str) -> String {
    match text.char_indices().nth(SHOWN) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text.to_owned(),
    }
}

/// A handle that reports whether a program has failed.
#[derive(Clone, Debug, Default)]
pub struct Watch(Arc<OnceLock<ProgramError>>);

impl Watch {
    /// The first error, if any. A built-in bot never fails.
    pub fn failure(&self) -> Option<&ProgramError> {
        self.0.get()
    }
}

/// The message to a program that requests a choice.
#[derive(Deserialize)]
struct Answer {
    choice: String,
}

/// A program that plays one seat in one game.
#[derive(Debug)]
pub struct Program {
    command: Command,
    /// None after a failure.
    process: Option<Process>,
    seed: u64,
    seat: Seat,
    /// Whether it has received the game's setup.
    introduced: bool,
    /// The events since its last choice, as seen by its seat.
    news: Vec<String>,
    /// The result of the game, once it is over.
    end: Option<End>,
    /// The number of outstanding answers that are to be ignored.
    owed: u32,
    fallback: RandomBot,
    watch: Watch,
}

impl Program {
    /// Starts a program for a seat, seeded from the table's seed.
    ///
    /// # Errors
    /// When it cannot be started.
    pub fn start(command: &Command, table_seed: u64, seat: Seat) -> Result<Self, ProgramError> {
        let process = Process::start(&command.words)
            .map_err(|e| ProgramError::Start { command: command.text.clone(), what: e.to_string() })?;
        let seed = seat_seed(table_seed, seat);
        Ok(Self {
            command: command.clone(),
            process: Some(process),
            seed,
            seat,
            introduced: false,
            news: Vec::new(),
            end: None,
            owed: 0,
            fallback: RandomBot::new(seed),
            watch: Watch::default(),
        })
    }

    /// The first error, if any. After it, choices are drawn at random.
    pub fn failure(&self) -> Option<&ProgramError> {
        self.watch.failure()
    }

    /// A handle that reports its failure after it has been moved.
    pub fn watch(&self) -> Watch {
        self.watch.clone()
    }

    /// Requests a choice from the program; none if stopped before it answered.
    fn ask(&mut self, ask: Ask<'_>, stop: &Stop<'_>) -> Result<Option<usize>, ProgramError> {
        let command = self.command.text.clone();
        let Some(process) = &mut self.process else { return Ok(None) };
        if self.owed == 0
            && let Some(said) = process.try_receive()
        {
            let said = cut(&said.text());
            return Err(ProgramError::Unasked { command, said });
        }
        let ids = Ids(ask.content);
        if !self.introduced {
            self.introduced = true;
            process.send(game_line(ask, self.seat, self.seed));
        }
        let choices: Vec<String> = ask.choices.iter().map(|c| notation::print(ask.content, *c)).collect();
        let view = view_json(ids, ask.view);
        let (seat, events) = (seat_number(self.seat), std::mem::take(&mut self.news));
        let mut line = Object::of(&json!({ "cmd": "choose", "seat": seat, "events": events }));
        line.put_object("view", view);
        line.put("choices", &choices);
        process.send(line.text());
        let Some(said) = self.answer(stop)? else { return Ok(None) };
        let Ok(answer) = serde_json::from_str::<Answer>(&said) else {
            return Err(ProgramError::Nonsense { command, said: cut(&said) });
        };
        let parsed = notation::parse(ask.content, &answer.choice).ok();
        let at = parsed.and_then(|choice| ask.choices.iter().position(|c| *c == choice));
        at.map(Some).ok_or_else(|| ProgramError::Illegal {
            command,
            choice: cut(&answer.choice),
            choices: choices.len(),
            example: choices.first().cloned().unwrap_or_default(),
        })
    }

    /// Waits for its answer; none if stopped before.
    fn answer(&mut self, stop: &Stop<'_>) -> Result<Option<String>, ProgramError> {
        let Some(process) = &mut self.process else { return Ok(None) };
        let command = || self.command.text.clone();
        let until = Instant::now() + self.command.limit;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            match process.receive(left.min(POLL)) {
                Received::Line(_) if self.owed > 0 => self.owed -= 1,
                Received::Line(line) => return Ok(Some(line)),
                Received::TooLong(start) => {
                    return Err(ProgramError::Nonsense { command: command(), said: cut(&start) });
                }
                Received::Ended => {
                    let (status, last_words) = process.ended();
                    return Err(ProgramError::Ended { command: command(), status, last_words });
                }
                Received::Nothing if left.is_zero() => {
                    let last_words = process.kill();
                    return Err(ProgramError::Silent { command: command(), limit: self.command.limit, last_words });
                }
                Received::Nothing if stop() => {
                    self.owed += 1;
                    return Ok(None);
                }
                Received::Nothing => (),
            }
        }
    }
}

/// The game's setup: the first line sent to a program.
fn game_line(ask: Ask<'_>, seat: Seat, seed: u64) -> String {
    let public = &ask.view.public;
    json!({
        "cmd": "game",
        "protocol": PROTOCOL,
        "program": "darkrock",
        "version": env!("CARGO_PKG_VERSION"),
        "content": ask.content.hash,
        "seat": seat_number(seat),
        // 53 bits, which every language represents exactly.
        "seed": seed >> 11,
        "players": public.seats,
        "length": public.length,
        "variants": public.variants.ids(),
        "goals": public.has_goals(),
        "edition": public.edition,
        "skip_empty_windows": public.skip_empty_windows,
    })
    .to_string()
}

/// The result of a game, as in `quit`.
pub fn end_json(end: &End) -> Value {
    let scores: Vec<Value> = end.scores.iter().map(score_json).collect();
    json!({ "winners": seats(end.winners), "rounds": end.rounds, "scores": scores })
}

/// The final points of a figure: `seat`, `total`, and points by the ids of their sources.
pub fn score_json(score: &FinalScore) -> Value {
    let mut json = json!({ "seat": seat_number(score.seat), "total": score.total });
    score.parts.iter().for_each(|(source, points)| json[source] = json!(points));
    json
}

impl Drop for Program {
    fn drop(&mut self) {
        if let Some(process) = &mut self.process {
            let (result, events) = (self.end.as_ref().map(end_json), std::mem::take(&mut self.news));
            process.send(json!({ "cmd": "quit", "result": result, "events": events }).to_string());
        }
    }
}

impl Bot for Program {
    fn handle(&mut self, news: News<'_>) {
        if self.process.is_some() {
            let seen = news.events.iter().map(|event| event.seen_by(Some(self.seat)));
            self.news.extend(seen.map(|event| print_event(news.content, news.public, &event)));
        }
    }

    fn handle_end(&mut self, end: &End) {
        self.end = Some(end.clone());
    }

    fn choose(&mut self, ask: Ask<'_>, stop: &Stop<'_>) -> usize {
        let at = self.ask(ask, stop).unwrap_or_else(|error| {
            self.process = None;
            // Only the first failure is kept.
            let _ = self.watch.0.set(error);
            None
        });
        at.unwrap_or_else(|| self.fallback.pick(ask.choices.len()))
    }
}
