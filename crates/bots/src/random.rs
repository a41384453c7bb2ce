//! The bot that draws among its legal choices with equal probability: the floor for comparisons.

use crate::{Ask, Bot, Stop};
use darkrock_rules::chance::FastChance;

/// Chooses uniformly among the legal choices.
#[derive(Clone, Debug)]
pub struct RandomBot {
    generator: FastChance,
}

impl RandomBot {
    /// A bot with a generator seeded with `seed`.
    pub fn new(seed: u64) -> Self {
        Self { generator: FastChance::new(seed) }
    }

    /// A uniformly distributed number below `options`; 0 if there are none. [`Bot::choose`] without a view.
    #[inline]
    pub fn pick(&mut self, options: usize) -> usize {
        self.generator.below(u32::try_from(options).unwrap_or(u32::MAX)) as usize
    }
}

impl Bot for RandomBot {
    fn choose(&mut self, ask: Ask<'_>, _: &Stop<'_>) -> usize {
        self.pick(ask.choices.len())
    }
}

#[cfg(test)]
mod tests {
    use crate::{Ask, BotKind, never};
    use darkrock_rules::chance::FastChance;
    use darkrock_rules::{Content, Game, Setup};

    #[test]
    fn the_random_bot_is_fair_and_repeats_itself() {
        let content = Content::embedded().expect("the shipped content loads");
        let game = Game::new(&content, &Setup::new(2), &mut FastChance::new(1), &mut ()).expect("a game for two");
        let seat = game.decision().first().expect("somebody is asked");
        let mut choices = Vec::new();
        game.choices(seat, &mut choices);
        let view = game.view(Some(seat));
        let ask = Ask { content: &content, view: &view, choices: &choices };
        let run = |seed| {
            let mut bot = BotKind::Random.build(seed, seat);
            (0..600).map(|_| bot.choose(ask, &never)).collect::<Vec<_>>()
        };
        assert_eq!(run(5), run(5));
        assert_ne!(run(5), run(6));
        let share = 600 / choices.len();
        for option in 0..choices.len() {
            let taken = run(5).iter().filter(|n| **n == option).count();
            assert!(taken.abs_diff(share) < share / 3, "option {option}: {taken} of 600");
        }
    }
}
