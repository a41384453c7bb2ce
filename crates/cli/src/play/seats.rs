//! Who sits where: people at this keyboard, and bots.

use anyhow::{Result, bail, ensure};
use darkrock_bots::{Bot, BotKind};
use darkrock_rules::Seat;
use std::str::FromStr;

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// A person, by name.
    Person(String),
    /// A bot, by kind and name.
    Bot(BotKind, String),
}

/// Names of bots, by seat.
const BOT_NAMES: [&str; 6] = ["Dusty", "Lefty", "Slim", "Shorty", "Red", "Tumbleweed"];

impl Sitter {
    /// The name alone.
    pub fn name(&self) -> &str {
        match self {
            Self::Person(name) | Self::Bot(_, name) => name,
        }
    }

    /// Whether it is a person.
    pub fn is_person(&self) -> bool {
        matches!(self, Self::Person(_))
    }

    /// A bot at a seat.
    pub fn bot(kind: BotKind, seat: usize) -> Self {
        Self::Bot(kind, BOT_NAMES[seat % BOT_NAMES.len()].to_owned())
    }

    /// As `--seats` has it: `human`, `human:Ann`, `random`, `random:Dusty`.
    fn parse(word: &str, seat: usize) -> Result<Self> {
        let (kind, name) = word.split_once(':').unwrap_or((word, ""));
        let name = name.trim();
        if ["human", "person", "me"].contains(&kind.trim()) {
            let name = if name.is_empty() { format!("Player {}", seat + 1) } else { name.to_owned() };
            return Ok(Self::Person(name));
        }
        let Ok(kind) = BotKind::from_str(kind.trim()) else {
            bail!("unknown kind of player “{word}”: expected human, human:NAME, random or random:NAME");
        };
        Ok(if name.is_empty() { Self::bot(kind, seat) } else { Self::Bot(kind, name.to_owned()) })
    }

    /// The name as a record keeps it, from which [`Sitter::from_record`] knows a bot again.
    pub fn for_record(&self) -> String {
        match self {
            Self::Person(name) => name.clone(),
            Self::Bot(kind, name) => format!("{name} ({kind} bot)"),
        }
    }

    /// Who a record's name is.
    pub fn from_record(name: &str) -> Self {
        let bot = name.strip_suffix(" bot)").and_then(|n| n.rsplit_once(" ("));
        match bot.and_then(|(name, kind)| Some((name, BotKind::from_str(kind).ok()?))) {
            Some((name, kind)) => Self::Bot(kind, name.to_owned()),
            None => Self::Person(name.to_owned()),
        }
    }
}

/// The table of `--seats` and `--players`: whoever is not named is a bot, after one person.
///
/// # Errors
/// When a word is no player, or the numbers do not fit.
pub fn parse(words: Option<&str>, players: Option<u8>) -> Result<Vec<Sitter>> {
    let named: Vec<&str> = words.map_or_else(|| vec!["human"], |w| w.split(',').map(str::trim).collect());
    let players = usize::from(players.unwrap_or_else(|| if words.is_some() { named.len() as u8 } else { 4 }));
    ensure!(players != 1, "--seats names 1 player: expected 2 to 6, or --players to fill the table with bots");
    ensure!((2..=6).contains(&players), "{players} players: expected 2 to 6");
    ensure!(named.len() <= players, "{} seats are named, but {players} play: leave some away", named.len());
    let word = |seat: usize| named.get(seat).copied().unwrap_or("random");
    (0..players).map(|seat| Sitter::parse(word(seat), seat)).collect()
}

/// The bots of a table, by seat.
pub fn bots(sitters: &[Sitter], seed: u64) -> Vec<Option<Box<dyn Bot>>> {
    let bot = |(seat, sitter): (usize, &Sitter)| match sitter {
        Sitter::Person(_) => None,
        Sitter::Bot(kind, _) => Some(kind.build(seed, Seat(seat as u8))),
    };
    sitters.iter().enumerate().map(bot).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_read_and_filled_with_bots() {
        let seats = parse(Some("human:Ann, random"), Some(3)).unwrap();
        assert_eq!(seats[0], Sitter::Person("Ann".into()));
        assert!(!seats[1].is_person() && !seats[2].is_person());
        assert_eq!(parse(None, None).unwrap().len(), 4);
        assert!(parse(Some("human,human,human"), Some(2)).is_err());
        assert!(parse(Some("cat,human"), None).unwrap_err().to_string().contains("cat"));
    }

    #[test]
    fn a_record_tells_bots_from_people() {
        for seat in parse(Some("human:Ann,random,random:Deadeye"), None).unwrap() {
            assert_eq!(Sitter::from_record(&seat.for_record()), seat);
        }
    }
}
