//! The queue of searches, and the threads that run them.
//!
//! [`Lines`] decides the order. Background work is done in slices: while the queue is empty, and otherwise one slice
//! after every [`BEFORE_SLICE`] searches.

use super::priority::give_way;
use super::share::Patience;
use super::standing::Standing;
use super::turns::{Entry, Lines, Place, Ticket, Want};
use crate::kept::Kept;
use crate::workers::wire::Posed;
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// The number of searches before each slice of background work.
const BEFORE_SLICE: u32 = 8;
/// The time limit of a slice of background work.
const LONGEST_SLICE: Duration = Duration::from_secs(2);
/// Maximum number of threads lost to endless searches that are replaced.
const MOST_LOST: usize = 64;

/// The number of contents that are known to be missing on workers.
const FOREIGN: usize = 64;

/// Whether a thread continues, or another one has replaced it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Thread {
    /// It runs the next search.
    Stays,
    /// It exits.
    Leaves,
}

/// A search on a thread of this machine; it receives its queue and its place there.
pub(super) type Here = Box<dyn FnOnce(&Queue, &Place) -> Thread + Send>;

/// A search.
pub(super) struct Thought {
    /// Does it on this thread.
    pub here: Here,
    /// How a worker does it; none if it has to be done here.
    pub errand: Option<Errand>,
}

/// A search for a worker.
pub(super) struct Errand {
    /// The question.
    pub posed: Arc<Posed>,
    /// How many workers may still be asked.
    pub tries: u32,
    /// Its deadline, besides its time share.
    pub until: Option<Instant>,
    /// Whether nobody waits for it any more.
    pub is_gone: Box<dyn Fn() -> bool + Send>,
    /// Receives the index of the choice.
    pub deliver: Box<dyn FnOnce(usize) + Send>,
}

/// Background work done in slices. It receives a stop signal, and returns whether more is left.
pub(super) type Slices = Box<dyn FnMut(&darkrock_bots::Stop<'_>) -> bool + Send>;

/// What a thread does next.
enum Next {
    Thought(Entry),
    Slice(Slices),
}

#[derive(Default)]
pub(super) struct Waiting {
    pub(super) thoughts: Lines,
    background: VecDeque<Slices>,
    /// Searches since the last slice.
    streak: u32,
    /// Busy threads.
    busy: usize,
    /// Slices in progress.
    slicing: usize,
    /// Threads lost to endless searches.
    lost: usize,
    /// Threads of workers.
    pub(super) remote: usize,
    pub(super) closed: bool,
}

/// Searches queued for a group of threads.
pub(super) struct Queue {
    name: &'static str,
    threads: usize,
    /// Whether its thread leaves to workers what they can do, as long as there are any.
    reserve: bool,
    patience: Patience,
    waiting: Mutex<Waiting>,
    /// The hashes of contents that workers do not have: those of games that began with another version.
    pub(super) foreign: Kept<String, ()>,
    /// For the threads of this machine.
    pub(super) bell: Condvar,
    /// For those of workers.
    pub(super) remote_bell: Condvar,
}

impl Queue {
    /// A queue and its threads.
    ///
    /// # Errors
    /// When a thread cannot be started.
    pub(super) fn start(name: &'static str, threads: usize, patience: Patience) -> std::io::Result<Arc<Self>> {
        Self::start_as(name, threads, false, patience)
    }

    /// A queue whose only thread is a reserve: it leaves to workers what they can do, as long as there are any.
    ///
    /// # Errors
    /// When the thread cannot be started.
    pub(super) fn start_reserve(name: &'static str, patience: Patience) -> std::io::Result<Arc<Self>> {
        Self::start_as(name, 1, true, patience)
    }

    fn start_as(name: &'static str, threads: usize, reserve: bool, patience: Patience) -> std::io::Result<Arc<Self>> {
        let (waiting, bell, remote_bell) = (Mutex::default(), Condvar::new(), Condvar::new());
        let foreign = Kept::new(FOREIGN);
        let queue = Arc::new(Self { name, threads, reserve, patience, waiting, foreign, bell, remote_bell });
        for n in 0..threads {
            queue.spawn(n)?;
        }
        Ok(queue)
    }

    fn spawn(self: &Arc<Self>, number: usize) -> std::io::Result<()> {
        let queue = Arc::clone(self);
        thread::Builder::new().name(format!("{}-{number}", self.name)).spawn(move || queue.work())?;
        Ok(())
    }

    /// No code that could panic runs while it is locked, so the data behind a poisoned lock is consistent.
    pub(super) fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Queues a search; after shutdown it is dropped, which its caller notices.
    pub(super) fn push(&self, standing: &Standing, thought: Thought) -> Option<Ticket> {
        let mut waiting = self.lock();
        if waiting.closed {
            return None;
        }
        let portable = thought.errand.is_some();
        let ticket = waiting.thoughts.push(standing, thought);
        self.ring(portable);
        Some(ticket)
    }

    /// Wakes a thread of each kind that can do a search: the first takes it.
    pub(super) fn ring(&self, portable: bool) {
        self.bell.notify_one();
        if portable {
            self.remote_bell.notify_one();
        }
    }

    /// Queues a search again, in front of the others of its payer; after shutdown it is dropped.
    pub(super) fn put_back(&self, entry: Entry) {
        let mut waiting = self.lock();
        if waiting.closed {
            drop(waiting);
            // Its caller notices, outside of the lock.
            return drop(entry);
        }
        let portable = entry.thought.errand.is_some();
        waiting.thoughts.put_back(entry);
        self.ring(portable);
    }

    /// Moves a search to its current queue, if it is still waiting.
    pub(super) fn requeue(&self, ticket: &mut Ticket, standing: &Standing) {
        self.lock().thoughts.requeue(ticket, standing);
    }

    /// How many searches are served before one that waits: those that are in progress, and those before it in line.
    pub(super) fn ahead(&self, ticket: &Ticket) -> Option<usize> {
        let waiting = self.lock();
        Some(waiting.thoughts.ahead(ticket)? + waiting.busy - waiting.slicing)
    }

    /// Adds background work.
    pub(super) fn push_background(&self, slices: Slices) {
        let mut waiting = self.lock();
        if !waiting.closed {
            waiting.background.push_back(slices);
            self.bell.notify_one();
        }
    }

    /// Drops everything queued and lets the threads exit. Searches in progress are told to stop.
    pub(super) fn close(&self) {
        let dropped = {
            let mut waiting = self.lock();
            waiting.closed = true;
            (waiting.thoughts.clear(), std::mem::take(&mut waiting.background))
        };
        drop(dropped);
        self.bell.notify_all();
        self.remote_bell.notify_all();
    }

    /// Replaces a thread that does not return from its search.
    pub(super) fn replace_thread(self: &Arc<Self>) {
        let lost = {
            let mut waiting = self.lock();
            // The new one is idle.
            waiting.busy -= 1;
            waiting.lost += 1;
            waiting.lost
        };
        if lost > MOST_LOST {
            tracing::error!(lost, "too many bot threads never returned: no more are started");
        } else if let Err(error) = self.spawn(self.threads + lost) {
            tracing::error!(%error, "a thread for bots is lost");
        }
    }

    /// The number of queued searches.
    pub(super) fn waiting(&self) -> usize {
        self.lock().thoughts.len()
    }

    /// The number of threads that could start a search immediately.
    pub(super) fn idle(&self) -> usize {
        let waiting = self.lock();
        self.threads.saturating_sub(waiting.busy + waiting.thoughts.len())
    }

    /// The guests with tables at which a present player waits, by address.
    #[cfg(test)]
    pub(super) fn seated(&self) -> Vec<String> {
        self.lock().thoughts.seated()
    }

    /// Whether searches with an audience are queued.
    pub(super) fn is_pressed(&self) -> bool {
        self.lock().thoughts.is_pressed()
    }

    /// Whether a search that started at that time from that queue has used up its time share.
    pub(super) fn is_over(&self, begun: Instant, place: &Place) -> bool {
        let (crowd, closed, threads) = {
            let waiting = self.lock();
            let own = if self.reserve && waiting.remote > 0 { 0 } else { self.threads };
            (waiting.thoughts.crowd(place), waiting.closed, own + waiting.remote)
        };
        let share = crowd.map_or(self.patience.least, |crowd| self.patience.share(crowd, threads));
        closed || begun.elapsed() >= share
    }

    fn work(&self) {
        give_way();
        while let Some(next) = self.next() {
            match next {
                Next::Thought(entry) => {
                    let place = entry.place().clone();
                    if (entry.thought.here)(self, &place) == Thread::Leaves {
                        return;
                    }
                    self.lock().busy -= 1;
                }
                Next::Slice(slices) => self.slice(slices),
            }
        }
    }

    /// Waits for the next task; none after shutdown.
    fn next(&self) -> Option<Next> {
        let mut waiting = self.lock();
        loop {
            if waiting.closed {
                return None;
            }
            let slice = !waiting.background.is_empty() && waiting.slicing < self.threads.div_ceil(2);
            if slice && (waiting.thoughts.len() == 0 || waiting.streak >= BEFORE_SLICE) {
                waiting.streak = 0;
                waiting.slicing += 1;
                waiting.busy += 1;
                return waiting.background.pop_front().map(Next::Slice);
            }
            let want = if self.reserve && waiting.remote > 0 { Want::Local } else { Want::All };
            if let Some(entry) = waiting.thoughts.pop(want) {
                waiting.streak = if slice { waiting.streak + 1 } else { 0 };
                waiting.busy += 1;
                return Some(Next::Thought(entry));
            }
            waiting = self.bell.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Runs one slice of background work. Work in progress is finished before other work is started.
    fn slice(&self, mut slices: Slices) {
        let begun = Instant::now();
        let stop = || begun.elapsed() >= LONGEST_SLICE || self.lock().closed;
        let more = catch_unwind(AssertUnwindSafe(|| slices(&stop)));
        let mut waiting = self.lock();
        waiting.slicing -= 1;
        waiting.busy -= 1;
        if matches!(more, Ok(true)) && !waiting.closed {
            waiting.background.push_front(slices);
        }
        drop(waiting);
        // A waiting thread may have found too many slices in progress.
        self.bell.notify_one();
    }
}
