//! The bots at a table: when they think, and what becomes of their choices.

use super::thought::{Tempo, Thought};
use super::{Command, Table};
use crate::game::Numbered;
use crate::levels::Level;
use crate::pool::Question;
use crate::wire::table::{Sitter, Status};
use darkrock_bots::{Bot, BotKind, End, News};
use darkrock_rules::event::Event;
use darkrock_rules::ids::Seat;
use darkrock_rules::{Choice, Game};
use std::time::Instant;

impl Table {
    /// Keeps what has happened for the programs that will be asked.
    pub(super) fn keep_news(&mut self, happened: &[Numbered]) {
        if !self.shared.levels.has_programs() {
            return;
        }
        for (row, chair) in self.seats.iter().zip(&mut self.chairs) {
            let level = row.bot.as_deref().filter(|_| row.sitter == Sitter::Bot);
            if let Some(Level::Program(_)) = level.and_then(|name| self.shared.levels.find(name)) {
                chair.news.extend(happened.iter().map(|numbered| numbered.event));
            }
        }
    }

    /// Lets the bots go once the game is over: they hear how it has ended.
    pub(super) fn let_bots_go(&mut self) {
        let Some(game) = &self.game else { return };
        for chair in &mut self.chairs {
            let news = std::mem::take(&mut chair.news);
            if let Some(bot) = chair.bot.take() {
                part_with(bot, game.session().game(), &news);
            }
        }
    }

    /// Lets every bot think that is to choose and does not think yet.
    pub(super) fn wake_bots(&mut self) {
        let Some(game) = &self.game else { return };
        for seat in game.waiting() {
            let (row, chair) = (&self.seats[seat.index()], &mut self.chairs[seat.index()]);
            // A thought that is under way comes back, and is looked at then.
            if row.sitter != Sitter::Bot || chair.thinking {
                continue;
            }
            let mut choices = Vec::new();
            game.session().choices(seat, &mut choices);
            chair.thinking = true;
            let view = game.session().game().view(Some(seat));
            let level = row.bot.as_deref().and_then(|name| self.shared.levels.find(name)).unwrap_or_else(|| {
                tracing::warn!(
                    table = self.row.id,
                    bot = row.bot,
                    "there is no such bot any more: one plays at random"
                );
                Level::Own(BotKind::Random)
            });
            let thought = Thought {
                pool: self.shared.pool.clone(),
                seat,
                level,
                bot: chair.bot.take(),
                seed: seed_of(self.row.seed.as_deref().unwrap_or_default()),
                news: std::mem::take(&mut chair.news),
                question: Question { content: game.content(), view, choices, until: None },
                tempo: Tempo::of(self.row.settings.pace, self.shared.limits.bot_window),
                table: self.row.id.clone(),
            };
            let (myself, position) = (self.myself.clone(), self.position);
            tokio::spawn(async move {
                // Without an answer the server stops; the table wakes its bots when it comes back.
                let Some((choice, bot)) = thought.choose().await else { return };
                // The table may have been put away, with the same outcome.
                if let Some(table) = myself.upgrade() {
                    drop(table.send(Command::Bot { seat, position, choice, bot }).await);
                }
            });
        }
    }

    pub(super) async fn bot_chose(&mut self, seat: Seat, position: u64, choice: Choice, bot: Option<Box<dyn Bot>>) {
        let chair = &mut self.chairs[seat.index()];
        chair.thinking = false;
        let waits = self.game.as_ref().is_some_and(|game| game.waiting().contains(seat));
        if self.seats[seat.index()].sitter != Sitter::Bot {
            return;
        }
        // Nobody needs it any more once the game is over.
        match (bot, &self.game) {
            (Some(bot), Some(game)) if self.row.status != Status::Running => {
                part_with(bot, game.session().game(), &std::mem::take(&mut chair.news));
            }
            (bot, _) => chair.bot = bot,
        }
        if !waits {
            return;
        }
        // Somebody else has chosen at the same time: then the bot's answer counts as long as it is still open.
        let joint = |game: &Game<'_>| game.decision().len() > 1 && game.is_legal(seat, choice);
        if position != self.position && !self.game.as_ref().is_some_and(|g| joint(g.session().game())) {
            return self.wake_bots();
        }
        self.quiet_since = Instant::now();
        if let Err(fault) = self.play(seat, choice).await {
            tracing::error!(table = self.row.id, seat = seat.0 + 1, ?fault, "a bot's choice was not accepted");
            self.wake_bots();
        }
    }
}

/// Tells a bot how the game has ended, and lets it go.
fn part_with(mut bot: Box<dyn Bot>, game: &Game<'_>, events: &[Event]) {
    bot.hear(News { content: game.content, public: &game.state.public, events });
    if let Some(end) = End::of(game) {
        bot.hear_end(&end);
    }
}

/// A number drawn from the game's seed, from which nobody finds back to it.
fn seed_of(text: &str) -> u64 {
    let mix = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, mix)
}
