//! Where bots think: a few threads of their own, so that they never block the server's.

use darkrock_bots::{Ask, Bot};
use darkrock_rules::view::View;
use darkrock_rules::{Choice, Content};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, mpsc};
use std::thread;
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// A bot that thinks about a choice.
struct Task {
    bot: Box<dyn Bot>,
    content: &'static Content,
    view: Box<View>,
    choices: Vec<Choice>,
    stop_at: Instant,
    answer: oneshot::Sender<(Box<dyn Bot>, usize)>,
}

/// Threads on which bots think.
#[derive(Clone, Debug)]
pub struct Pool {
    tasks: mpsc::Sender<Task>,
}

/// A bot gave no answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BotFailure {
    /// It thought for too long.
    #[error("the bot did not answer in time")]
    TooSlow,
    /// It panicked.
    #[error("the bot failed")]
    Panicked,
    /// It chose what is not there.
    #[error("the bot chose number {0} of {1} choices")]
    NoSuchChoice(usize, usize),
}

impl Pool {
    /// So many threads; at least one.
    ///
    /// # Errors
    /// When the system gives no thread.
    pub fn new(threads: usize) -> std::io::Result<Self> {
        let (tasks, queue) = mpsc::channel::<Task>();
        let queue = Arc::new(Mutex::new(queue));
        for n in 0..threads.max(1) {
            let queue = Arc::clone(&queue);
            thread::Builder::new().name(format!("bot-{n}")).spawn(move || work(&queue))?;
        }
        Ok(Self { tasks })
    }

    /// Lets a bot choose, and gives it back with its choice.
    ///
    /// # Errors
    /// When it fails, takes longer than `limit` or chooses what is not there: it is gone then.
    pub async fn think(
        &self,
        bot: Box<dyn Bot>,
        content: &'static Content,
        view: View,
        choices: Vec<Choice>,
        limit: Duration,
    ) -> Result<(Box<dyn Bot>, Choice), BotFailure> {
        let (answer, answered) = oneshot::channel();
        let task = Task {
            bot,
            content,
            view: Box::new(view),
            choices: choices.clone(),
            stop_at: Instant::now() + limit / 2,
            answer,
        };
        self.tasks.send(task).map_err(|_| BotFailure::Panicked)?;
        let (bot, at) = tokio::time::timeout(limit, answered)
            .await
            .map_err(|_| BotFailure::TooSlow)?
            .map_err(|_| BotFailure::Panicked)?;
        match choices.get(at) {
            Some(choice) => Ok((bot, *choice)),
            None => Err(BotFailure::NoSuchChoice(at, choices.len())),
        }
    }
}

fn work(queue: &Mutex<mpsc::Receiver<Task>>) {
    loop {
        let Ok(next) = queue.lock().map(|queue| queue.recv()) else { return };
        let Ok(mut task) = next else { return };
        let chosen = catch_unwind(AssertUnwindSafe(|| {
            task.bot.choose(Ask { content: task.content, view: &task.view, choices: &task.choices }, &|| {
                Instant::now() >= task.stop_at
            })
        }));
        // Without an answer the sender is dropped, and whoever waits learns that the bot failed. A bot that nobody
        // waits for any more has taken too long.
        if let Ok(at) = chosen {
            drop(task.answer.send((task.bot, at)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use darkrock_bots::Stop;
    use darkrock_rules::chance::FastChance;
    use darkrock_rules::{Game, Setup};

    struct Scripted(fn(usize) -> usize);
    impl Bot for Scripted {
        fn choose(&mut self, ask: Ask<'_>, _: &Stop<'_>) -> usize {
            (self.0)(ask.choices.len())
        }
    }

    async fn ask(bot: fn(usize) -> usize, limit: Duration) -> Result<Choice, BotFailure> {
        let content: &'static Content = Box::leak(Box::new(Content::embedded().expect("the shipped content")));
        let game = Game::new(content, &Setup::new(2), &mut FastChance::new(1), &mut ()).expect("a game");
        let seat = game.decision().first().expect("somebody is asked");
        let mut choices = Vec::new();
        game.choices(seat, &mut choices);
        let pool = Pool::new(1).expect("a thread");
        let thought = pool.think(Box::new(Scripted(bot)), content, game.view(Some(seat)), choices, limit).await;
        thought.map(|(_, choice)| choice)
    }

    #[tokio::test]
    async fn a_bot_chooses_or_fails_without_harm() {
        let long = Duration::from_secs(60);
        assert!(ask(|n| n - 1, long).await.is_ok());
        assert_eq!(ask(|n| n, long).await, Err(BotFailure::NoSuchChoice(2, 2)));
        assert_eq!(ask(|_| panic!("a bot's own mistake"), long).await, Err(BotFailure::Panicked));
        let endless = |_| {
            std::thread::park();
            0
        };
        assert_eq!(ask(endless, Duration::from_millis(1)).await, Err(BotFailure::TooSlow));
    }
}
