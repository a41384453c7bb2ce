//! A bot's search at a table, and the moment at which its choice is published.
//!
//! A reaction window lasts the same time whether the bot can react or only pass: its choice is published when the
//! window ends, neither sooner nor later. Otherwise the response time would leak what it holds.

use crate::levels::Level;
use crate::orders;
use crate::pool::{BotFailure, Brief, Pool, Question, Standing, Thinker};
use crate::wire::table::Pace;
use darkrock_bots::{Bot, BotKind, News, RandomBot, seat_seed};
use darkrock_rules::Choice;
use darkrock_rules::event::Event;
use darkrock_rules::ids::Seat;
use std::future::Future;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// The share of a window reserved for returning the bot's choice from its thread.
const SPARE_PART: u32 = 5;

/// The minimum time of a choice at an unwatched table.
const UNWATCHED: Duration = Duration::from_millis(250);

/// How quickly bots play at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Tempo {
    /// How long a choice takes at least.
    least: Duration,
    /// How long a reaction window lasts.
    window: Duration,
}

impl Tempo {
    /// The tempo of a table, where windows are not shorter than they may be.
    pub(super) fn of(pace: Pace, shortest_window: Duration) -> Self {
        let (least, window) = match pace {
            Pace::Instant => (Duration::ZERO, Duration::ZERO),
            Pace::Brisk => (Duration::from_millis(650), Duration::from_millis(325)),
            Pace::Relaxed => (Duration::from_millis(1800), Duration::from_millis(900)),
        };
        Self { least, window: window.max(shortest_window) }
    }

    /// The tempo of unwatched tables, so that such games cost little.
    pub(super) fn unwatched(self) -> Self {
        Self { least: self.least.max(UNWATCHED), window: self.window.max(UNWATCHED) }
    }
}

/// The clock.
trait Clock: Sync {
    /// The time.
    fn now(&self) -> Instant;
    /// Waits for a time.
    fn until(&self, at: Instant) -> impl Future<Output = ()> + Send;
}

struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> Instant {
        Instant::now()
    }

    async fn until(&self, at: Instant) {
        tokio::time::sleep_until(at.into()).await;
    }
}

/// A bot's choice, and the bot if it is a program that has not failed.
type Answer = (Choice, Option<Box<dyn Bot>>);

/// A bot and the position to search.
pub(super) struct Thought {
    pub(super) pool: Pool,
    /// To whom the search is charged.
    pub(super) standing: watch::Receiver<Standing>,
    pub(super) seat: Seat,
    pub(super) level: Level,
    /// The program of the seat; none before its first choice. Built-in bots are made for each choice.
    pub(super) bot: Option<Box<dyn Bot>>,
    pub(super) seed: u64,
    /// The number of the position, in which the decision came up.
    pub(super) position: u64,
    /// Events since its last request.
    pub(super) news: Vec<Event>,
    pub(super) question: Question,
    pub(super) tempo: Tempo,
    pub(super) table: String,
}

impl Thought {
    /// The bot's choice at its scheduled time, always a legal one. A program is returned; if it failed, its replacement for
    /// the rest of the game. None when the server is shutting down.
    pub(super) async fn choose(self) -> Option<Answer> {
        self.choose_by(&SystemClock).await
    }

    async fn choose_by(self, clock: &impl Clock) -> Option<Answer> {
        if self.question.view.public.is_window(&self.question.content) {
            return self.in_window(clock).await;
        }
        let least = clock.now() + self.tempo.least;
        let answer = self.think().await;
        clock.until(least).await;
        answer
    }

    /// The choice in a reaction window, published when it ends.
    async fn in_window(self, clock: &impl Clock) -> Option<Answer> {
        let over = clock.now() + self.tempo.window;
        let answer = match &self.level {
            // An external program is always asked and given its full time: its response time is up to its author.
            Level::Program(_) => self.think().await,
            Level::Own(_) => match self.question.choices[..] {
                [only] => Some((only, self.bot)),
                _ => self.think_until(over, clock).await,
            },
        };
        clock.until(over).await;
        answer
    }

    /// The bot's choice if it is found within the window; otherwise that of a faster bot.
    async fn think_until(mut self, over: Instant, clock: &impl Clock) -> Option<Answer> {
        let first = self.question.choices.first().copied()?;
        let (pool, question) = (self.pool.clone(), self.question.clone());
        let cowboy = Brief::new(BotKind::Cowboy, self.seed, self.position);
        let quick = tokio::spawn(async move { pool.quick(cowboy, orders::Answer::Bot, question).await });
        self.question.until = over.checked_sub(self.tempo.window / SPARE_PART);
        tokio::select! {
            biased;
            answer = self.think() => answer,
            () = clock.until(over) => {
                metrics::counter!("darkrock_bot_windows_missed").increment(1);
                Some((quick.await.ok().flatten().unwrap_or(first), None))
            }
        }
    }

    /// The bot's choice as soon as it is found.
    async fn think(self) -> Option<Answer> {
        let Self { pool, standing, seat, level, bot, seed, position, news, question, table, .. } = self;
        let begun = Instant::now();
        let options = question.choices.len();
        let first = question.choices.first().copied().unwrap_or(Choice::Pass);
        let fallback = RandomBot::new(seat_seed(options as u64, seat)).pick(options);
        let fallback = question.choices.get(fallback).copied().unwrap_or(first);
        let name = level.name();
        let is_program = matches!(level, Level::Program(_));
        let thought = match level {
            Level::Own(kind) => {
                let choice = pool.decide(Brief::new(kind, seed, position), standing, question).await;
                choice.map(|choice| (None, choice))
            }
            Level::Program(_) => {
                // Programs report their failures themselves; this adds the table to the log.
                let span = tracing::warn_span!("bot", table, seat = seat.0 + 1, name);
                let content = Arc::clone(&question.content);
                let public = (!news.is_empty()).then_some(question.view.public);
                let made = move || {
                    let mut bot = bot.map_or_else(|| span.in_scope(|| level.build(seed, seat)), Ok)?;
                    if let Some(public) = &public {
                        bot.handle(News { content: &content, public, events: &news });
                    }
                    Ok(bot)
                };
                let thought = pool.think(Thinker::Program, standing, made, question).await;
                thought.map(|(bot, choice)| (Some(bot), choice))
            }
        };
        metrics::histogram!("darkrock_bot_seconds").record(begun.elapsed().as_secs_f64());
        let failure = match thought {
            Ok((bot, choice)) => return Some((choice, bot)),
            Err(BotFailure::Closed) => return None,
            Err(failure) => failure,
        };
        metrics::counter!("darkrock_bot_failures").increment(1);
        if is_program {
            tracing::warn!(table, seat = seat.0 + 1, bot = name, %failure, "a program failed: the rest of this game is played with random choices");
            let stand_in: Box<dyn Bot> = Box::new(RandomBot::new(seat_seed(seed, seat)));
            return Some((fallback, Some(stand_in)));
        }
        tracing::error!(table, seat = seat.0 + 1, bot = name, %failure, "a bot failed: a random legal choice is played");
        Some((fallback, None))
    }
}

#[cfg(test)]
mod tests;
