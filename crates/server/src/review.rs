//! Reviews of finished games by a gunslinger: the chances turn by turn, and the most costly choices.
//!
//! A review is background work of the [pool](crate::pool::Pool), one choice at a time, when bots at live tables leave
//! time for it. The latest [`KEPT`] reviews are cached in memory and not stored: each can be repeated from the rows of
//! its game, and stored ones would become outdated when the bots change.
//!
//! Reviews are shared fairly. They wait in a [line](Fair) until they have a place among those in progress; a guest has
//! one such place, and a network two. Those in progress take turns by what each person has asked for (`order`).

mod order;
mod work;

use crate::fair::{Fair, Payer};
use crate::fault::Fault;
use crate::history::Unread;
use crate::places::{Asker, Full, Place, Places};
use crate::shared::Shared;
use crate::wire::api;
use axum::http::StatusCode;
use darkrock_bots::Stop;
use order::{Taken, Working};
use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Instant;
use tokio::runtime::Handle;
use work::Work;

/// The number of cached reviews: some tens of kilobytes each.
pub const KEPT: usize = 200;
/// The maximum number of reviews in progress: each holds all positions of its game.
const MOST_WORKING: usize = 16;
/// Of those, the maximum number of one network. A guest has one.
const MOST_WORKING_OF_NETWORK: usize = 2;
/// The maximum number of reviews of a guest, queued or in progress.
const MOST_OF_GUEST: u32 = 8;
/// The same of an address.
const MOST_OF_ADDRESS: u32 = 32;

/// The key of a review.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Which {
    /// The id of the table where the game was played.
    pub table: String,
    /// Whether bots' choices are reviewed, too, not only those of persons.
    pub all: bool,
}

/// A review that is queued or in progress.
#[derive(Debug)]
struct Job {
    which: Which,
    payer: Payer,
    /// Choices reviewed so far, and choices to review; 0 until its game has been read.
    done: AtomicU32,
    of: AtomicU32,
    /// It counts for whoever asked for it.
    _place: Place,
}

/// The result of a review.
#[derive(Clone, Debug)]
enum Outcome {
    Done(Arc<api::Review>),
    Failed(Fault),
}

#[derive(Debug, Default)]
struct State {
    /// Those that are queued or in progress, at most one for each table.
    jobs: HashMap<String, Arc<Job>>,
    waiting: Fair<Arc<Job>>,
    working: Working<Work>,
    /// The oldest first.
    ended: VecDeque<(Which, Outcome)>,
}

/// All reviews that are queued, in progress or cached.
#[derive(Clone, Debug, Default)]
pub struct Reviews {
    places: Places,
    state: Arc<Mutex<State>>,
}

/// Where reviews are done.
#[derive(Clone, Debug)]
struct Site {
    shared: Weak<Shared>,
    runtime: Handle,
}

impl Reviews {
    /// No code that could panic runs while it is locked, so the data behind a poisoned lock is consistent.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A review that somebody asks for, or its progress; none if nobody has asked for it yet.
    ///
    /// # Errors
    /// When it failed.
    pub fn look(&self, asker: &Asker, which: &Which) -> Result<Option<Arc<api::Review>>, Fault> {
        let mut state = self.lock();
        self.move_up(&mut state, asker, which);
        state.look(which)
    }

    /// Queues a review, unless it is queued already, and returns its progress.
    ///
    /// # Errors
    /// When it failed, or the guest or address has asked for too many.
    pub fn start(&self, shared: &Arc<Shared>, asker: &Asker, which: Which) -> Result<Arc<api::Review>, Fault> {
        {
            let mut state = self.lock();
            // Another request may have been faster.
            if let Some(there) = state.look(&which)? {
                return Ok(there);
            }
            let job = self.job(asker, &which)?;
            state.waiting.push(&job.payer, Arc::clone(&job));
            state.jobs.insert(which.table.clone(), job);
        }
        self.begin_next(&Site { shared: Arc::downgrade(shared), runtime: Handle::current() });
        let progress = self.lock().look(&which)?;
        progress.ok_or_else(|| Fault::internal("a review that was queued is not there".to_owned()))
    }

    fn job(&self, asker: &Asker, which: &Which) -> Result<Arc<Job>, Fault> {
        let place = self.places.take(asker, MOST_OF_GUEST, MOST_OF_ADDRESS).map_err(|Full { most }| {
            Fault::too_many(format!("{most} of your reviews are queued or in progress: wait for one of them"))
        })?;
        let (which, payer, done, of) = (which.clone(), asker.into(), AtomicU32::new(0), AtomicU32::new(0));
        Ok(Arc::new(Job { which, payer, done, of, _place: place }))
    }

    /// Moves a review that waits in somebody else's line to the asker's, if it is served sooner there.
    fn move_up(&self, state: &mut State, asker: &Asker, which: &Which) {
        let Some(ahead) = state.waiting.ahead(|job| job.which == *which) else { return };
        if state.waiting.ahead_of_new(&asker.into()) >= ahead {
            return;
        }
        let Ok(job) = self.job(asker, which) else { return };
        drop(state.waiting.take_out(|job| job.which == *which));
        state.waiting.push(&job.payer, Arc::clone(&job));
        state.jobs.insert(which.table.clone(), job);
    }

    /// Begins those reviews that are next, as long as there are places for them.
    fn begin_next(&self, site: &Site) {
        loop {
            let job = {
                let mut state = self.lock();
                let State { waiting, working, .. } = &mut *state;
                let may = |payer: &Payer| {
                    working.count(|other| other == payer) == 0
                        && working.count(|other| other.peer == payer.peer) < MOST_WORKING_OF_NETWORK
                };
                if working.count(|_| true) >= MOST_WORKING {
                    return;
                }
                let Some((_, job)) = waiting.pop(may) else { return };
                working.enter(&job.which.table, &job.payer);
                job
            };
            let (reviews, place) = (self.clone(), site.clone());
            site.runtime.spawn(async move { reviews.begin(place, job).await });
        }
    }

    /// Reads a game, and reviews it.
    async fn begin(self, site: Site, job: Arc<Job>) {
        // The server is shutting down.
        let Some(shared) = site.shared.upgrade() else { return };
        let work = match Self::read(&shared, &job).await {
            Ok(work) => work,
            Err(fault) => {
                self.end(&job.which, Outcome::Failed(fault));
                return self.begin_next(&site);
            }
        };
        self.lock().working.put(&job.which.table, work);
        // There are as many of these as there are reviews in progress: each finds one to go on with.
        shared.pool.background(move |stop| self.slice(&site, stop));
    }

    async fn read(shared: &Shared, job: &Arc<Job>) -> Result<Work, Fault> {
        let id = &job.which.table;
        let found = shared.store.table(id).await?;
        let (row, seats) = found.ok_or_else(|| Fault::missing("no table has this link"))?;
        let unread = Unread::fetch(shared, &row, &seats).await?;
        let history = shared.slow.run_one_of_few(&job.payer, move || unread.read()?.whole()).await??;
        Ok(Work::new(Arc::clone(job), history, &shared.limits))
    }

    /// Goes on with the review whose turn it is. Returns whether there is more to do.
    fn slice(&self, site: &Site, stop: &Stop<'_>) -> bool {
        let taken = {
            let mut state = self.lock();
            let State { jobs, working, .. } = &mut *state;
            let burden = |payer: &Payer| {
                let of = |is: &dyn Fn(&Payer) -> bool| jobs.values().filter(|job| is(&job.payer)).count();
                (of(&|other| other.peer == payer.peer), of(&|other| other == payer))
            };
            working.take(burden)
        };
        let Some(Taken { table, work, preferred }) = taken else { return false };
        let mut held = Held { reviews: self, site, which: work.job.which.clone(), work: Some(work) };
        let begun = Instant::now();
        let done = held.work.as_mut().is_some_and(|work| !work.slice(stop));
        if done {
            return false;
        }
        if let Some(work) = held.work.take() {
            let mut state = self.lock();
            state.working.put(&table, work);
            state.working.charge(preferred, begun.elapsed());
        }
        true
    }

    fn end(&self, which: &Which, outcome: Outcome) {
        let mut state = self.lock();
        state.jobs.remove(&which.table);
        state.working.leave(&which.table);
        state.ended.push_back((which.clone(), outcome));
        if state.ended.len() > KEPT {
            state.ended.pop_front();
        }
    }
}

/// A review that a thread goes on with. When this is dropped with its work, the work is done or has failed.
struct Held<'a> {
    reviews: &'a Reviews,
    site: &'a Site,
    which: Which,
    work: Option<Work>,
}

impl Drop for Held<'_> {
    fn drop(&mut self) {
        let Some(work) = self.work.take() else { return };
        let failed = || Fault::internal(format!("the game of table {} cannot be reviewed", self.which.table));
        let outcome = work.into_review().map_or_else(|| Outcome::Failed(failed()), Outcome::Done);
        self.reviews.end(&self.which, outcome);
        self.reviews.begin_next(self.site);
    }
}

impl State {
    fn look(&mut self, which: &Which) -> Result<Option<Arc<api::Review>>, Fault> {
        if let Some(at) = self.ended.iter().position(|(there, _)| there == which) {
            return match &self.ended[at].1 {
                Outcome::Done(review) => Ok(Some(Arc::clone(review))),
                Outcome::Failed(fault) => {
                    let fault = fault.clone();
                    // It may work the next time.
                    if fault.status == StatusCode::SERVICE_UNAVAILABLE {
                        self.ended.remove(at);
                    }
                    Err(fault)
                }
            };
        }
        let Some(job) = self.jobs.get(&which.table) else { return Ok(None) };
        let before = self.waiting.ahead(|there| Arc::ptr_eq(there, job));
        let ahead = before.map_or(0, |before| before + self.working.count(|_| true));
        let of = job.of.load(Ordering::Relaxed);
        let done = job.done.load(Ordering::Relaxed).min(of);
        Ok(Some(Arc::new(api::Review::Working { done, of, ahead: u32::try_from(ahead).unwrap_or(u32::MAX) })))
    }
}

#[cfg(test)]
mod tests;
