//! The players by seat: people at this keyboard, and bots.

use super::thinking::PATIENCE;
use anyhow::{Result, bail, ensure};
use darkrock_bots::precomputed::Precomputed;
use darkrock_bots::{Bot, BotKind};
use darkrock_lab::entrant::{BadEntrant, Entrant};
use darkrock_lab::program::Watch;
use darkrock_rules::Seat;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

/// Who decides for a seat, and under which name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// A person, by name.
    Person(String),
    /// A bot or external program, and its name.
    Bot(Entrant, String),
}

/// Names of bots, by seat.
const BOT_NAMES: [&str; 6] = ["Dusty", "Lefty", "Slim", "Shorty", "Red", "Tumbleweed"];

/// Words for a person in `--seats`.
const PERSON_WORDS: [&str; 3] = ["human", "person", "me"];

impl Sitter {
    /// The name alone.
    pub fn name(&self) -> &str {
        match self {
            Self::Person(name) | Self::Bot(_, name) => name,
        }
    }

    /// Whether somebody at the keyboard decides for it, not a bot.
    pub fn is_person(&self) -> bool {
        matches!(self, Self::Person(_))
    }

    /// Whether it is an external program.
    pub fn is_program(&self) -> bool {
        matches!(self, Self::Bot(entrant, _) if entrant.is_program())
    }

    /// Whether it chooses immediately: neither a person, nor a searching bot, nor a program.
    pub fn is_quick(&self) -> bool {
        matches!(self.kind(), Some(BotKind::Random | BotKind::Greenhorn | BotKind::Cowboy))
    }

    /// The built-in bot of the seat.
    pub fn kind(&self) -> Option<BotKind> {
        match self {
            Self::Bot(entrant, _) => entrant.kind(),
            Self::Person(_) => None,
        }
    }

    /// Whether it evaluates positions with custom weights.
    pub fn is_tuned(&self) -> bool {
        matches!(self, Self::Bot(entrant, _) if entrant.is_tuned())
    }

    /// The same bot with custom weights, if it uses weights.
    #[must_use]
    pub fn tuned(self) -> Self {
        match self {
            Self::Bot(entrant, name) => Self::Bot(entrant.tuned(), name),
            person => person,
        }
    }

    /// The time limit of a search while a person waits; programs have their own limit.
    pub fn patience(&self) -> Option<Duration> {
        (!self.is_program()).then_some(PATIENCE)
    }

    /// A bot with the name that bots have at this place of the table, from 0.
    pub fn bot(kind: BotKind, seat: usize) -> Self {
        Self::Bot(kind.into(), bot_name(seat))
    }

    /// The message that describes the player, with the name as `$text`.
    pub fn message(&self) -> &'static str {
        match self.kind() {
            None if self.is_person() => "sitter-person",
            None => "sitter-program",
            Some(BotKind::Random) => "sitter-random",
            Some(BotKind::Greenhorn) => "sitter-greenhorn",
            Some(BotKind::Cowboy) => "sitter-cowboy",
            Some(BotKind::Gunslinger(_)) => "sitter-gunslinger",
        }
    }

    /// In the form of `--seats`, a person without a name with an empty one: `human`, `human:Ann`, `gunslinger@800:Doc`,
    /// `program:"python3 bot.py":Py`.
    fn parse(word: &str, seat: usize) -> Result<Self> {
        let (entrant, name) = named(word);
        let or = |otherwise: String| if name.is_empty() { otherwise } else { name.to_owned() };
        if PERSON_WORDS.contains(&entrant.as_str()) {
            return Ok(Self::Person(name.to_owned()));
        }
        match Entrant::from_str(&entrant) {
            Ok(entrant) => Ok(Self::Bot(entrant, or(bot_name(seat)))),
            Err(BadEntrant::Command(error)) => bail!("{error}"),
            Err(error) => bail!("{error}, or human for a person; human:Ann gives a name"),
        }
    }

    /// The name as stored in a record, from which [`Sitter::from_record`] restores a bot or a program.
    pub fn for_record(&self) -> String {
        match self {
            Self::Person(name) => name.clone(),
            Self::Bot(Entrant::Program(command), name) => format!("{name} ({})", shielded(&command.to_string())),
            Self::Bot(entrant, name) => format!("{name} ({entrant} bot)"),
        }
    }

    /// The player behind a name in a record.
    pub fn from_record(name: &str) -> Self {
        let inside = name.strip_suffix(')').unwrap_or_default();
        let program = inside.find(" (program").map(|at| (&inside[..at], unshielded(&inside[at + 2..])));
        let bot = inside.strip_suffix(" bot").and_then(|n| n.rsplit_once(" ("));
        let bot = bot.map(|(own, kind)| (own, kind.to_owned()));
        match program.or(bot).and_then(|(own, entrant)| Some((own, Entrant::from_str(&entrant).ok()?))) {
            Some((own, entrant)) => Self::Bot(entrant, own.to_owned()),
            None => Self::Person(name.to_owned()),
        }
    }
}

/// The player and its name, which may be empty. A command can be followed by a name only if it is quoted.
fn named(word: &str) -> (String, &str) {
    let (kind, rest) = word.split_once(':').unwrap_or((word, ""));
    let (kind, rest) = (kind.trim(), rest.trim());
    if kind != "program" && !kind.starts_with("program@") {
        return (kind.to_owned(), rest);
    }
    if let Some((command, after)) = rest.strip_prefix('"').and_then(|quoted| quoted.split_once('"'))
        && let Some(name) = if after.is_empty() { Some("") } else { after.strip_prefix(':') }
    {
        return (format!("{kind}:{command}"), name.trim());
    }
    (format!("{kind}:{rest}"), "")
}

fn bot_name(seat: usize) -> String {
    BOT_NAMES[seat % BOT_NAMES.len()].to_owned()
}

/// A command escaped for a record: characters with a meaning in the list of names become `%` and their code.
fn shielded(command: &str) -> String {
    let mut text = String::new();
    for c in command.chars() {
        let doubled = c == ' ' && text.ends_with(' ');
        if c.is_control() || ",#%".contains(c) || doubled {
            text.push_str(&format!("%{:02x}", u32::from(c)));
        } else {
            text.push(c);
        }
    }
    text
}

/// The command that was [`shielded`].
fn unshielded(text: &str) -> String {
    let mut parts = text.split('%');
    let mut command = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let code = part.get(..2).and_then(|digits| u8::from_str_radix(digits, 16).ok());
        match code {
            Some(code) => command.extend([char::from(code).to_string().as_str(), &part[2..]]),
            None => command.extend(["%", part]),
        }
    }
    command
}

/// The list at its commas, but for those in quotes.
fn at_commas(words: &str) -> Vec<&str> {
    let mut quoted = false;
    let outside = |c: char| {
        quoted ^= c == '"';
        c == ',' && !quoted
    };
    words.split(outside).map(str::trim).collect()
}

/// The table of `--seats` and `--players`: without `--seats` one person first; all other seats are cowboys.
///
/// # Errors
/// When a word is not a player, or the numbers do not match.
pub fn parse(words: Option<&str>, players: Option<u8>) -> Result<Vec<Sitter>> {
    let named = words.map_or_else(|| vec!["human"], at_commas);
    let players = usize::from(players.unwrap_or_else(|| if words.is_some() { named.len() as u8 } else { 4 }));
    ensure!(players != 1, "--seats lists 1 player: expected 2 to 6, or --players to fill the table with bots");
    ensure!((2..=6).contains(&players), "{players} players: expected 2 to 6");
    ensure!(
        named.len() <= players,
        "--seats lists {} players: expected at most {players}, as in --players",
        named.len()
    );
    let sitter = |seat: usize| match named.get(seat) {
        Some(word) => Sitter::parse(word, seat),
        None => Ok(Sitter::bot(BotKind::Cowboy, seat)),
    };
    (0..players).map(sitter).collect()
}

/// Bots by seat; none where people sit.
pub type Bots = Vec<Option<Box<dyn Bot>>>;

/// The bots of a table, with handles that report failures. Tuned ones evaluate with these tables.
///
/// # Errors
/// When a program cannot be started.
pub fn bots(sitters: &[Sitter], seed: u64, precomputed: Option<&Arc<Precomputed>>) -> Result<(Bots, Vec<Watch>)> {
    let (mut bots, mut watches) = (Vec::new(), Vec::new());
    for (seat, sitter) in sitters.iter().enumerate() {
        let Sitter::Bot(entrant, _) = sitter else {
            bots.push(None);
            continue;
        };
        let (bot, watch) = entrant.build_watched(seed, Seat(seat as u8), precomputed)?;
        bots.push(Some(bot));
        watches.push(watch);
    }
    Ok((bots, watches))
}

#[cfg(test)]
mod tests {
    use super::*;
    use darkrock_rules::record::{Header, Record};
    use darkrock_rules::{Content, Setup};

    fn bot(kind: &str, name: &str) -> Sitter {
        Sitter::Bot(kind.parse().unwrap(), name.into())
    }

    fn refused(words: &str) -> String {
        parse(Some(words), None).unwrap_err().to_string()
    }

    #[test]
    fn seats_are_read_and_filled_with_cowboys() {
        let seats = parse(Some("human:Ann, random"), Some(3)).unwrap();
        assert_eq!(seats[0], Sitter::Person("Ann".into()));
        assert_eq!(seats[1], bot("random", "Lefty"));
        assert_eq!(seats[2], bot("cowboy", "Slim"));
        let usual = parse(None, None).unwrap();
        assert_eq!((usual.len(), usual[0].name()), (4, ""), "the table names people in its language");
        assert!(parse(Some("human,human,human"), Some(2)).is_err());
    }

    #[test]
    fn every_kind_of_player_can_be_named() {
        let words = "me, greenhorn,cowboy:Doc,gunslinger,gunslinger@800:Bill, program:\"python3 bot.py, twice\":Py";
        let seats = parse(Some(words), None).unwrap();
        assert_eq!(seats[1], Sitter::bot(BotKind::Greenhorn, 1));
        assert_eq!(seats[2], bot("cowboy", "Doc"));
        assert_eq!(seats[3], bot("gunslinger", "Shorty"));
        assert_eq!(seats[4], bot("gunslinger@800", "Bill"));
        assert_eq!(seats[5], bot("program:python3 bot.py, twice", "Py"));
        let bare = parse(Some("me,program:./bot --fast=1:2,program@2:\"my bot\" x"), None).unwrap();
        assert_eq!(bare[1], bot("program:./bot --fast=1:2", "Lefty"));
        assert_eq!(bare[2], bot("program@2:\"my bot\" x", "Slim"));
        let quick: Vec<bool> = seats.iter().map(Sitter::is_quick).collect();
        assert_eq!(quick, [false, true, true, false, false, false]);
    }

    #[test]
    fn what_is_no_player_is_told_with_what_is() {
        let told = refused("cat:Tom,human");
        for word in ["“cat”", "human", "random, greenhorn, cowboy, gunslinger", "gunslinger@N", "program:COMMAND"] {
            assert!(told.contains(word), "{word}: {told}");
        }
        for (words, why) in [
            ("gunslinger@0,human", "1 to 1000000"),
            ("gunslinger@many,human", "“gunslinger@many”"),
            ("cowboy@5,human", "“cowboy@5”"),
            ("human,", "unknown bot “”"),
            ("human,program", "the command is missing"),
            ("human,program:\"\"", "the command is missing"),
            ("human,program:\"x", "a quotation mark is not closed"),
            ("human,program@x:y", "not between 0.001 and 3600 seconds"),
            ("human", "lists 1 player"),
        ] {
            assert!(refused(words).contains(why), "{words}: {}", refused(words));
        }
    }

    #[test]
    fn a_record_tells_who_sat_there() {
        let content = Content::embedded().unwrap();
        let words = "human:Ann,random,cowboy+tuned:Deadeye (old),gunslinger,gunslinger@7:Doc,program@2:\"a  b,c #d 5% 'e) (f'\":Py";
        let mut header = Header::new(&content, &Setup::new(6));
        let seats = parse(Some(words), None).unwrap();
        header.names = seats.iter().map(Sitter::for_record).collect();
        let text = Record::new(header, Vec::new(), None).print(&content);
        let read = Record::parse(&content, &text).unwrap();
        let again: Vec<Sitter> = read.header.names.iter().map(|n| Sitter::from_record(n)).collect();
        assert_eq!(again, seats);
        for name in ["Ann", "Ann (of Ohio)", "Ann (clever bot)", "Ann (", "bot)"] {
            assert_eq!(Sitter::from_record(name), Sitter::Person(name.into()));
        }
        assert_eq!(Sitter::from_record("Slim (hand bot)"), bot("cowboy", "Slim"), "by its former name");
        assert_eq!(unshielded("5%zz%2"), "5%zz%2");
    }
}
