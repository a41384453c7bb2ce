//! Threads of workers: each takes searches from the queue like a thread of this machine, has the worker do them, and waits.

use super::Pool;
use super::queue::{Errand, Queue};
use super::turns::{Entry, Want};
use crate::workers::crew::Crews;
use crate::workers::link::{Link, Outcome};
use crate::workers::wire::Failure;
use std::sync::{Arc, PoisonError};
use std::thread;
use std::time::Instant;

/// Their stack: they only wait.
const STACK: usize = 128 << 10;
/// The maximum number of such threads, of all workers.
const MOST: usize = 4096;

impl Pool {
    /// Has threads ask a worker until its connection is closed: as many as its crew may have.
    ///
    /// # Errors
    /// When it is not let in, there are too many threads, or one cannot be started; then none is left once the connection is
    /// closed.
    pub(crate) fn attach(&self, link: &Arc<Link>) -> std::io::Result<()> {
        let queue = &self.0.own;
        let threads = link.crew.join(link, Instant::now()).map_err(std::io::Error::other)?;
        let mut all: Vec<Asker> = (0..threads).map(|_| Asker::new(queue, link)).collect();
        if queue.lock().remote > MOST {
            return Err(std::io::Error::other("too many threads of workers are connected"));
        }
        all.drain(..).try_for_each(Asker::start)
    }

    /// What the workers of each address may be given.
    pub(crate) fn crews(&self) -> &Crews {
        &self.0.crews
    }

    /// Wakes the threads of workers, so that those whose connection is closed end.
    pub(crate) fn detach_closed(&self) {
        let queue = &self.0.own;
        // A thread that has just looked is waiting, or has not looked yet.
        drop(queue.lock());
        queue.remote_bell.notify_all();
    }

    /// The number of threads that ask workers.
    pub fn remote(&self) -> usize {
        self.0.own.lock().remote
    }
}

/// A thread that asks a worker, as long as it exists.
struct Asker {
    queue: Arc<Queue>,
    link: Arc<Link>,
    /// Whether its crew does not count it any more.
    dismissed: bool,
}

impl Asker {
    /// One that the crew of the worker counts already.
    fn new(queue: &Arc<Queue>, link: &Arc<Link>) -> Self {
        queue.lock().remote += 1;
        metrics::gauge!("darkrock_worker_threads").increment(1.0);
        Self { queue: Arc::clone(queue), link: Arc::clone(link), dismissed: false }
    }

    fn start(self) -> std::io::Result<()> {
        let name = format!("worker-{}", self.link.name);
        thread::Builder::new().name(name).stack_size(STACK).spawn(move || self.work()).map(drop)
    }

    fn work(mut self) {
        while !self.dismissed
            && let Some(entry) = self.queue.next_portable(&self.link)
        {
            self.queue.send_away(&self.link, entry, || self.hire());
            self.dismissed = self.link.crew.dismiss(&self.link);
        }
    }

    /// After an answer in time, its worker may be given one question more.
    fn hire(&self) {
        if self.queue.lock().remote >= MOST || !self.link.crew.note_in_time(&self.link) {
            return;
        }
        if let Err(error) = Self::new(&self.queue, &self.link).start() {
            tracing::error!(worker = self.link.name, %error, "no more threads for a worker");
        }
    }
}

impl Drop for Asker {
    fn drop(&mut self) {
        if !self.dismissed {
            self.link.crew.count_out(&self.link);
        }
        let left = {
            let mut waiting = self.queue.lock();
            waiting.remote -= 1;
            waiting.remote
        };
        metrics::gauge!("darkrock_worker_threads").decrement(1.0);
        if left == 0 {
            // A reserve takes over.
            self.queue.bell.notify_all();
        }
    }
}

impl Queue {
    /// Waits for the next search for a worker; none once its connection or the queue is closed.
    fn next_portable(&self, link: &Link) -> Option<Entry> {
        let mut waiting = self.lock();
        loop {
            if waiting.closed || !link.is_open() {
                // Whatever woke this thread may be meant for another one.
                self.ring(true);
                return None;
            }
            if let Some(entry) = waiting.thoughts.pop(Want::Portable) {
                return Some(entry);
            }
            waiting = self.remote_bell.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Has a worker do a search, and calls `praise` if it answers in time. If it does not answer at all, the search is queued
    /// again: for another worker, or, if the worker cannot do it, for this machine.
    fn send_away(&self, link: &Link, mut entry: Entry, praise: impl Fn()) {
        let Some(errand) = entry.thought.errand.take() else { return };
        let Errand { posed, tries, until, is_gone, deliver } = errand;
        if is_gone() {
            return;
        }
        if self.foreign.get(&posed.content).is_some() {
            return self.put_back(entry);
        }
        metrics::histogram!("darkrock_bot_waiting_seconds").record(entry.waited().as_secs_f64());
        let (begun, place) = (Instant::now(), entry.place().clone());
        let is_late = || until.is_some_and(|until| Instant::now() >= until);
        let outcome = link.ask(&posed, || is_gone() || is_late() || self.is_over(begun, &place));
        match outcome {
            Outcome::Chosen(_) => praise(),
            Outcome::ChosenLate(_) => link.crew.note_late(),
            Outcome::Failed(_) | Outcome::Lost => {}
        }
        let errand = match outcome {
            Outcome::Chosen(at) | Outcome::ChosenLate(at) => {
                metrics::counter!("darkrock_bot_searches_by_workers").increment(1);
                deliver(at);
                return;
            }
            Outcome::Lost if is_gone() => return,
            Outcome::Lost => {
                tracing::warn!(worker = link.name, "a worker has lost a search: it is done again");
                // Perhaps it ends every worker.
                (tries > 1).then(|| Errand { posed, tries: tries - 1, until, is_gone, deliver })
            }
            Outcome::Failed(why) => {
                if why == Failure::Content {
                    self.foreign.put(posed.content.clone(), ());
                }
                tracing::warn!(worker = link.name, %why, "a worker cannot do a search: it is done here");
                None
            }
        };
        metrics::counter!("darkrock_bot_searches_repeated").increment(1);
        entry.thought.errand = errand;
        self.put_back(entry);
    }
}
