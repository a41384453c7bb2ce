//! Answers that are found in some milliseconds, once for each question and whoever asks for what: those of standing orders, and of a bot
//! that has to answer before its search has ended. They need no audience and no share of time, but a line: after an outage the orders of
//! all tables are due at the same moment.

use super::{Brief, Pool, Question};
use crate::orders::Answer;
use darkrock_bots::never;
use darkrock_rules::Choice;
use std::sync::Arc;
use std::thread::available_parallelism;
use tokio::sync::Semaphore;

/// The line: first come, first served.
pub(super) struct Quick {
    threads: Arc<Semaphore>,
    #[cfg(test)]
    waiting: std::sync::atomic::AtomicUsize,
}

impl Default for Quick {
    /// Half of the machine is left to everything else.
    fn default() -> Self {
        let threads = available_parallelism().map_or(1, std::num::NonZero::get).div_ceil(2);
        Self {
            threads: Arc::new(Semaphore::new(threads)),
            #[cfg(test)]
            waiting: std::sync::atomic::AtomicUsize::new(0),
        }
    }
}

impl Quick {
    /// Nothing is answered any more.
    pub(super) fn close(&self) {
        self.threads.close();
    }
}

impl Pool {
    /// The choice of such an answer, found on a thread beside the server's; none when the server is shutting down. One that needs no
    /// search waits in the same line: how long it takes does not tell the ones from the others.
    pub(crate) async fn quick(&self, brief: Brief, answer: Answer, question: Question) -> Option<Choice> {
        let (quick, tables) = (&self.0.quick, Arc::clone(&self.0.tables));
        #[cfg(test)]
        quick.waiting.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
        let turn = Arc::clone(&quick.threads).acquire_owned().await.ok()?;
        let choose = move || {
            let _turn = turn;
            match answer {
                Answer::Choice(choice) => Some(choice),
                Answer::Bot => question.choices.get(brief.decide(&tables, &question, &never)).copied(),
            }
        };
        let chosen = tokio::task::spawn_blocking(choose).await;
        chosen.inspect_err(|error| tracing::error!(%error, "a quick bot failed")).ok().flatten()
    }

    /// Takes all threads of the line, until the permit is dropped.
    #[cfg(test)]
    pub(crate) async fn occupied(&self) -> tokio::sync::OwnedSemaphorePermit {
        let threads = &self.0.quick.threads;
        let all = u32::try_from(threads.available_permits()).expect("a few threads");
        Arc::clone(threads).acquire_many_owned(all).await.expect("the server runs")
    }

    /// Waits until an answer has been asked for.
    #[cfg(test)]
    pub(crate) async fn until_asked(&self) {
        while self.0.quick.waiting.load(std::sync::atomic::Ordering::SeqCst) == 0 {
            tokio::task::yield_now().await;
        }
    }
}
