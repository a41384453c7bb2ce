//! Threads of workers: each takes searches from the queue like a thread of this machine, has the worker do them, and waits.

use super::Pool;
use super::queue::{Errand, Queue};
use super::turns::{Entry, Want};
use crate::workers::link::{Link, Outcome};
use crate::workers::wire::Failure;
use std::sync::{Arc, PoisonError};
use std::thread;
use std::time::Instant;

/// Their stack: they only wait.
const STACK: usize = 128 << 10;
/// The maximum number of such threads.
const MOST: usize = 4096;

impl Pool {
    /// Has a worker's threads take searches until its connection is closed.
    ///
    /// # Errors
    /// When there are too many, or a thread cannot be started; then none is left once the connection is closed.
    pub(crate) fn attach(&self, link: &Arc<Link>, threads: usize) -> std::io::Result<()> {
        let queue = &self.0.own;
        if queue.lock().remote + threads > MOST {
            return Err(std::io::Error::other("too many threads of workers are connected"));
        }
        for n in 0..threads {
            let (queue, link) = (Arc::clone(queue), Arc::clone(link));
            let counted = Counted::new(&queue);
            let work = move || {
                let counted = counted;
                counted.0.work_remote(&link);
            };
            thread::Builder::new().name(format!("worker-{n}")).stack_size(STACK).spawn(work)?;
        }
        Ok(())
    }

    /// Wakes the threads of workers, so that those whose connection is closed end.
    pub(crate) fn detach_closed(&self) {
        let queue = &self.0.own;
        // A thread that has just looked is waiting, or has not looked yet.
        drop(queue.lock());
        queue.remote_bell.notify_all();
    }

    /// The number of threads of workers.
    pub fn remote(&self) -> usize {
        self.0.own.lock().remote
    }
}

/// A thread of a worker, as long as it exists.
struct Counted(Arc<Queue>);

impl Counted {
    fn new(queue: &Arc<Queue>) -> Self {
        queue.lock().remote += 1;
        metrics::gauge!("darkrock_worker_threads").increment(1.0);
        Self(Arc::clone(queue))
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let left = {
            let mut waiting = self.0.lock();
            waiting.remote -= 1;
            waiting.remote
        };
        metrics::gauge!("darkrock_worker_threads").decrement(1.0);
        if left == 0 {
            // A reserve takes over.
            self.0.bell.notify_all();
        }
    }
}

impl Queue {
    fn work_remote(&self, link: &Link) {
        while let Some(entry) = self.next_portable(link) {
            self.send_away(link, entry);
        }
    }

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

    /// Has a worker do a search. If it does not, the search is queued again: for another worker, or, if the worker cannot
    /// do it, for this machine.
    fn send_away(&self, link: &Link, mut entry: Entry) {
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
        let errand = match outcome {
            Outcome::Chosen(at) => {
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
