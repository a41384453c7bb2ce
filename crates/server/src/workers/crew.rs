//! What the workers at one address may be given: few questions until they have answered some in time, and none for a while
//! after they have left some unanswered.
//!
//! Whoever knows the secret may offer any number of threads, so the offer alone counts for nothing. A [`Crew`] is all
//! connections of an address, because a worker can connect as often as it likes.

use super::MOST_THREADS;
use super::link::Link;
use crate::peer::Peer;
use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

/// The questions that an address may have at once until its workers have answered some.
pub(crate) const FIRST: usize = 8;
/// The connections of an address.
const CONNECTIONS: usize = 16;
/// The longest wait after questions were left unanswered.
const LONGEST_WAIT: Duration = Duration::from_secs(600);
/// After this time without another one, questions that were left unanswered are forgotten.
const FORGOTTEN: Duration = Duration::from_secs(3600);

/// Why an address may not connect.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Refusal {
    /// It has too many connections.
    #[error("too many workers are connected from this address: at most {CONNECTIONS}")]
    Connections,
    /// It has to wait.
    #[error("workers at this address have left questions unanswered: they have to wait before they are let in again")]
    Wait,
}

/// The crews of all addresses.
#[derive(Debug)]
pub(crate) struct Crews {
    /// The first wait.
    wait: Duration,
    crews: Mutex<HashMap<Peer, Arc<Crew>>>,
}

impl Crews {
    /// Without workers. The first wait is this long, and each further one twice as long.
    pub(crate) fn new(wait: Duration) -> Self {
        Self { wait, crews: Mutex::default() }
    }

    /// The crew of an address.
    pub(crate) fn of(&self, peer: Peer, now: Instant) -> Arc<Crew> {
        let mut crews = self.crews.lock().unwrap_or_else(PoisonError::into_inner);
        crews.retain(|_, crew| Arc::strong_count(crew) > 1 || crew.lock().is_remembered(now));
        Arc::clone(crews.entry(peer).or_insert_with(|| Arc::new(Crew::new(self.wait))))
    }
}

/// The workers at one address.
#[derive(Debug)]
pub(crate) struct Crew {
    wait: Duration,
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    links: Vec<Weak<Link>>,
    /// The threads that ask these workers: the questions that they may have at once.
    threads: usize,
    /// The threads that there may be, beside one for each connection.
    allowed: usize,
    /// How often questions were left unanswered, and when last.
    lapses: Option<(u32, Instant)>,
}

impl State {
    fn is_remembered(&self, now: Instant) -> bool {
        self.lapses.is_some_and(|(_, last)| now.saturating_duration_since(last) < FORGOTTEN)
    }

    fn has_to_wait(&self, first: Duration, now: Instant) -> bool {
        self.lapses.is_some_and(|(count, last)| now.saturating_duration_since(last) < wait(first, count))
    }
}

/// The wait after this many lapses.
fn wait(first: Duration, lapses: u32) -> Duration {
    first.saturating_mul(2_u32.saturating_pow(lapses.saturating_sub(1))).min(LONGEST_WAIT)
}

impl Crew {
    pub(crate) fn new(wait: Duration) -> Self {
        Self { wait, state: Mutex::new(State { links: Vec::new(), threads: 0, allowed: FIRST, lapses: None }) }
    }

    /// No code that could panic runs while it is locked, so the data behind a poisoned lock is consistent.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether another connection is let in.
    ///
    /// # Errors
    /// Why it is not.
    pub(crate) fn admit(&self, now: Instant) -> Result<(), Refusal> {
        let mut state = self.lock();
        state.links.retain(|link| link.upgrade().is_some_and(|link| link.is_open()));
        if state.has_to_wait(self.wait, now) {
            return Err(Refusal::Wait);
        }
        if state.links.len() >= CONNECTIONS { Err(Refusal::Connections) } else { Ok(()) }
    }

    /// Adds a connection, if it is let in. Returns how many threads may ask its worker from the beginning, which count as started.
    ///
    /// # Errors
    /// Why it is not let in.
    pub(crate) fn join(&self, link: &Arc<Link>, now: Instant) -> Result<usize, Refusal> {
        self.admit(now)?;
        let mut state = self.lock();
        if state.links.is_empty() {
            state.allowed = FIRST;
        }
        let threads = state.allowed.saturating_sub(state.threads).max(1).min(link.offered);
        state.links.push(Arc::downgrade(link));
        state.threads += threads;
        link.threads.store(threads, Ordering::SeqCst);
        Ok(threads)
    }

    /// Notes an answer in time. Returns whether one more thread may ask that worker, which counts as started.
    pub(crate) fn note_in_time(&self, link: &Link) -> bool {
        let mut state = self.lock();
        state.allowed = (state.allowed + 1).min(MOST_THREADS);
        let more = state.threads < state.allowed && link.threads.load(Ordering::SeqCst) < link.offered;
        if more {
            state.threads += 1;
            link.threads.fetch_add(1, Ordering::SeqCst);
        }
        more
    }

    /// Notes a late answer: half as many questions at once.
    pub(crate) fn note_late(&self) {
        let mut state = self.lock();
        state.allowed = (state.allowed / 2).max(1);
    }

    /// Whether a thread that asks a worker has to end, because there are too many. It is then not counted any more.
    pub(crate) fn dismiss(&self, link: &Link) -> bool {
        let mut state = self.lock();
        let surplus = state.threads > state.allowed && link.threads.load(Ordering::SeqCst) > 1;
        if surplus {
            state.threads -= 1;
            link.threads.fetch_sub(1, Ordering::SeqCst);
        }
        surplus
    }

    /// Counts a thread that has ended.
    pub(crate) fn count_out(&self, link: &Link) {
        let mut state = self.lock();
        state.threads = state.threads.saturating_sub(1);
        link.threads.fetch_sub(1, Ordering::SeqCst);
    }

    /// Notes that questions were left unanswered. All connections of the address are closed, and it has to wait.
    pub(crate) fn note_lapse(&self, worker: &str, now: Instant) {
        let (links, seconds) = {
            let mut state = self.lock();
            let before = if state.is_remembered(now) { state.lapses.map_or(0, |(count, _)| count) } else { 0 };
            let count = before.saturating_add(1);
            state.lapses = Some((count, now));
            (std::mem::take(&mut state.links), wait(self.wait, count).as_secs())
        };
        metrics::counter!("darkrock_worker_lapses").increment(1);
        tracing::warn!(
            worker,
            seconds,
            "a worker has left questions unanswered: its address is kept out for this time"
        );
        for link in links.iter().filter_map(Weak::upgrade) {
            link.end("workers at this address have left questions unanswered");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WAIT: Duration = Duration::from_secs(5);

    fn link(crew: &Arc<Crew>, offered: usize) -> Arc<Link> {
        Arc::new(Link::new("w".to_owned(), offered, Arc::clone(crew)).0)
    }

    #[test]
    fn what_is_offered_has_to_be_earned() {
        let (crew, now) = (Arc::new(Crew::new(WAIT)), Instant::now());
        let (large, small) = (link(&crew, MOST_THREADS), link(&crew, 2));
        assert_eq!(crew.join(&large, now), Ok(FIRST));
        assert_eq!(crew.join(&small, now), Ok(1), "each connection has one");
        assert!(!crew.note_in_time(&small), "there is one more than allowed");
        assert!(crew.note_in_time(&small) && !crew.note_in_time(&small), "no more than it has offered");
        assert!(crew.note_in_time(&large));
        let grown = (0..3 * MOST_THREADS).filter(|_| crew.note_in_time(&large)).count();
        assert_eq!(grown, MOST_THREADS - FIRST - 3, "all of them together have a bound");
        crew.note_late();
        let ended = (0..3 * MOST_THREADS).filter(|_| crew.dismiss(&large)).count();
        assert_eq!((ended, crew.lock().threads), (MOST_THREADS / 2, MOST_THREADS / 2));
        (0..20).for_each(|_| crew.note_late());
        assert_eq!((0..MOST_THREADS).filter(|_| crew.dismiss(&large)).count(), MOST_THREADS / 2 - 3, "one is left");
    }

    #[test]
    fn whoever_leaves_questions_waits_longer_each_time() {
        let (crews, mut now) = (Crews::new(WAIT), Instant::now());
        let [one, other] = [1, 2].map(|n| Peer::new([192, 0, 2, n].into()));
        for seconds in [5, 10, 20, 40, 80, 160, 320, 600, 600] {
            let crew = crews.of(one, now);
            let both = [link(&crew, 4), link(&crew, 4)];
            assert!(both.iter().all(|link| crew.join(link, now).is_ok()));
            crew.note_lapse("w", now);
            assert!(both.iter().all(|link| !link.is_open()), "also the others of the address");
            drop((crew, both));
            now += Duration::from_secs(seconds - 1);
            assert_eq!(crews.of(one, now).admit(now), Err(Refusal::Wait), "{seconds} s");
            assert_eq!(crews.of(other, now).admit(now), Ok(()));
            now += Duration::from_secs(1);
        }
        now += FORGOTTEN;
        let crew = crews.of(one, now);
        crew.note_lapse("w", now);
        assert_eq!(crew.admit(now + WAIT), Ok(()), "it begins anew");
    }

    #[test]
    fn an_address_has_a_bounded_number_of_connections() {
        let (crew, now) = (Arc::new(Crew::new(WAIT)), Instant::now());
        let links: Vec<_> = (0..CONNECTIONS).map(|_| link(&crew, 1)).collect();
        assert!(links.iter().all(|link| crew.join(link, now) == Ok(1)));
        assert_eq!(crew.join(&link(&crew, 1), now), Err(Refusal::Connections));
        links[0].end("bye");
        assert_eq!(crew.join(&link(&crew, 1), now), Ok(1));
    }
}
