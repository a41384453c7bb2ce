//! Ways to choose: players made of code.
//!
//! A [`Bot`] gets a [`View`], which is what its seat knows, and the legal choices; it never sees the state. It has a
//! generator of its own, seeded by the table, and neither a clock nor threads: with the same seed, views and choices it
//! chooses the same.

use darkrock_rules::chance::FastChance;
use darkrock_rules::view::View;
use darkrock_rules::{Choice, Content, Seat};
use std::fmt;
use std::str::FromStr;

/// A player made of code.
pub trait Bot: Send {
    /// Chooses one of the legal choices: its place in `choices`, which are never empty.
    fn choose(&mut self, content: &Content, view: &View, choices: &[Choice]) -> usize;
}

/// Chooses any legal choice, each as likely as the others.
#[derive(Clone, Debug)]
pub struct RandomBot {
    generator: FastChance,
}

impl RandomBot {
    /// A bot with the generator of a seed.
    pub fn new(seed: u64) -> Self {
        Self { generator: FastChance::new(seed) }
    }

    /// A number below `options`, each as likely; 0 when there are none. What [`Bot::choose`] does, without a view.
    #[inline]
    pub fn pick(&mut self, options: usize) -> usize {
        self.generator.below(u32::try_from(options).unwrap_or(u32::MAX)) as usize
    }
}

impl Bot for RandomBot {
    fn choose(&mut self, _: &Content, _: &View, choices: &[Choice]) -> usize {
        self.pick(choices.len())
    }
}

/// The bots that people can name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum BotKind {
    /// [`RandomBot`].
    #[default]
    Random,
}

/// All bots that people can name.
pub const BOT_KINDS: [BotKind; 1] = [BotKind::Random];

/// There is no such bot.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("unknown bot “{0}”: expected {names}", names = BOT_KINDS.map(BotKind::name).join(", "))]
pub struct UnknownBot(pub String);

impl BotKind {
    /// Its name, as people type it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
        }
    }

    /// A bot of this kind for a seat, with a generator of its own drawn from the table's seed.
    pub fn build(self, table_seed: u64, seat: Seat) -> Box<dyn Bot> {
        match self {
            Self::Random => Box::new(RandomBot::new(seat_seed(table_seed, seat))),
        }
    }
}

impl fmt::Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for BotKind {
    type Err = UnknownBot;
    fn from_str(s: &str) -> Result<Self, UnknownBot> {
        BOT_KINDS.into_iter().find(|k| k.name() == s).ok_or_else(|| UnknownBot(s.to_owned()))
    }
}

/// The seed of a seat's bot: far from the table's own and from its neighbours'.
pub fn seat_seed(table_seed: u64, seat: Seat) -> u64 {
    let stream = (u64::from(seat.0) + 1).wrapping_mul(0xA076_1D64_78BD_642F);
    FastChance::new(table_seed ^ stream).next_u64()
}

#[cfg(test)]
mod tests {
    use super::*;
    use darkrock_rules::{Game, Setup};

    #[test]
    fn the_random_bot_is_fair_and_repeats_itself() {
        let content = Content::embedded().expect("the shipped content loads");
        let game = Game::new(&content, &Setup::new(2), &mut FastChance::new(1), &mut ()).expect("a game for two");
        let seat = game.decision().first().expect("somebody is asked");
        let mut choices = Vec::new();
        game.choices(seat, &mut choices);
        let view = game.view(Some(seat));
        let run = |seed| {
            let mut bot = BotKind::Random.build(seed, seat);
            (0..600).map(|_| bot.choose(&content, &view, &choices)).collect::<Vec<_>>()
        };
        assert_eq!(run(5), run(5));
        assert_ne!(run(5), run(6));
        let share = 600 / choices.len();
        for option in 0..choices.len() {
            let taken = run(5).iter().filter(|n| **n == option).count();
            assert!(taken.abs_diff(share) < share / 3, "option {option}: {taken} of 600");
        }
    }

    #[test]
    fn bots_have_names() {
        assert_eq!("random".parse(), Ok(BotKind::Random));
        let error = "clever".parse::<BotKind>().expect_err("there is none");
        assert_eq!(error.to_string(), "unknown bot “clever”: expected random");
    }
}
