//! Slow work: on separate threads, a few jobs at a time, and one at a time for each guest.

use crate::fault::Fault;
use crate::peer::Peer;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::available_parallelism;
use tokio::sync::Semaphore;

/// The maximum number of jobs per guest, queued or running.
const MOST_OF_GUEST: usize = 4;
/// The same per address.
const MOST_OF_PEER: usize = 16;

/// The requester of the work.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Asker {
    /// The guest; none for a browser without a name.
    pub guest: Option<String>,
    /// The address.
    pub peer: Option<Peer>,
}

/// The requester to whom a job is charged.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Whose {
    Guest(String),
    Nameless(Option<Peer>),
    Address(Peer),
}

/// The jobs of one guest or address.
#[derive(Debug)]
struct Own {
    count: usize,
    turn: Arc<Semaphore>,
}

/// The executor of slow work.
#[derive(Clone, Debug)]
pub struct SlowWork {
    threads: Arc<Semaphore>,
    own: Arc<Mutex<HashMap<Whose, Own>>>,
}

impl Default for SlowWork {
    fn default() -> Self {
        Self::new(available_parallelism().map_or(1, std::num::NonZero::get).div_ceil(2))
    }
}

impl SlowWork {
    /// The number of jobs that run in parallel.
    pub fn new(threads: usize) -> Self {
        Self { threads: Arc::new(Semaphore::new(threads)), own: Arc::default() }
    }

    /// No code that could panic runs while it is locked, so the data behind a poisoned lock is consistent.
    fn lock(&self) -> MutexGuard<'_, HashMap<Whose, Own>> {
        self.own.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Runs a job after all earlier ones of the same guest. It runs to its end, and counts until then, even if the
    /// caller stops waiting.
    ///
    /// # Errors
    /// When the guest or address has too many jobs, or the job fails.
    pub async fn run<T: Send + 'static>(
        &self,
        asker: Asker,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Fault> {
        let (place, turn) = self.enter(asker)?;
        let turn = turn.acquire_owned().await.map_err(|_| closed())?;
        self.run_own(move || {
            let done = work();
            drop((turn, place));
            done
        })
        .await
    }

    /// Runs a job of the server itself.
    ///
    /// # Errors
    /// When the job fails.
    pub async fn run_own<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Fault> {
        let thread = Arc::clone(&self.threads).acquire_owned().await.map_err(|_| closed())?;
        let done = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(thread);
            done
        });
        done.await.map_err(|error| {
            metrics::counter!("darkrock_slow_work_failures").increment(1);
            Fault::internal(format!("work failed: {error}"))
        })
    }

    fn enter(&self, asker: Asker) -> Result<(Place, Arc<Semaphore>), Fault> {
        let Asker { guest, peer } = asker;
        let own = guest.map_or(Whose::Nameless(peer), Whose::Guest);
        let mut all = self.lock();
        let bounds = [(Some(own.clone()), MOST_OF_GUEST), (peer.map(Whose::Address), MOST_OF_PEER)];
        for (whose, most) in bounds.iter().filter_map(|(whose, most)| Some((whose.as_ref()?, *most))) {
            if all.get(whose).is_some_and(|own| own.count >= most) {
                metrics::counter!("darkrock_slow_work_refused").increment(1);
                return Err(Fault::too_many(format!("{most} of your requests are being processed: wait for them")));
            }
        }
        let whose: Vec<Whose> = bounds.into_iter().filter_map(|(whose, _)| whose).collect();
        for whose in &whose {
            let new = || Own { count: 0, turn: Arc::new(Semaphore::new(1)) };
            all.entry(whose.clone()).or_insert_with(new).count += 1;
        }
        let turn = all.get(&own).map(|own| Arc::clone(&own.turn)).ok_or_else(closed)?;
        Ok((Place { work: self.clone(), whose }, turn))
    }
}

fn closed() -> Fault {
    Fault::unavailable("the server is shutting down")
}

/// A counted job; no longer counted when dropped.
struct Place {
    work: SlowWork,
    whose: Vec<Whose>,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut all = self.work.lock();
        for whose in &self.whose {
            if let Some(own) = all.get_mut(whose) {
                own.count -= 1;
                if own.count == 0 {
                    all.remove(whose);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;
    use tokio::task::JoinHandle;

    fn asker(guest: &str, address: u8) -> Asker {
        Asker { guest: Some(guest.to_owned()), peer: Some(Peer::new([192, 0, 2, address].into())) }
    }

    /// A job that, once begun, runs until released.
    async fn held(slow: &SlowWork, asker: Asker) -> (mpsc::Sender<()>, JoinHandle<Result<(), Fault>>) {
        let (release, held) = mpsc::channel::<()>();
        let (begin, begun) = tokio::sync::oneshot::channel();
        let slow = slow.clone();
        let work = tokio::spawn(async move {
            let work = move || {
                begin.send(()).expect("the test waits");
                let _ = held.recv();
            };
            slow.run(asker, work).await
        });
        begun.await.expect("it begins");
        (release, work)
    }

    fn counts(slow: &SlowWork) -> usize {
        slow.lock().values().map(|own| own.count).sum()
    }

    #[tokio::test]
    async fn a_guest_has_one_piece_of_work_at_a_time_and_others_go_on() {
        let slow = SlowWork::new(2);
        let (release, first) = held(&slow, asker("mara", 1)).await;
        let (tell, told) = mpsc::channel();
        let second = tokio::spawn({
            let (slow, tell) = (slow.clone(), tell.clone());
            async move { slow.run(asker("mara", 1), move || tell.send("mara").expect("the test waits")).await }
        });
        // Two jobs of Mara's, each counted for her and her address.
        while counts(&slow) < 4 {
            tokio::task::yield_now().await;
        }
        slow.run(asker("jules", 1), move || tell.send("jules").expect("the test waits")).await.expect("a free thread");
        assert_eq!(told.try_iter().collect::<Vec<_>>(), ["jules"], "Mara's second waits for her first");
        release.send(()).expect("it waits");
        assert_eq!((first.await.expect("no panic"), second.await.expect("no panic")), (Ok(()), Ok(())));
        assert_eq!(told.try_iter().collect::<Vec<_>>(), ["mara"]);
        assert!(slow.lock().is_empty());
    }

    #[tokio::test]
    async fn work_counts_until_it_is_done_also_when_nobody_waits_for_it() {
        let slow = SlowWork::new(1);
        let (release, first) = held(&slow, asker("mara", 1)).await;
        first.abort();
        assert!(first.await.is_err());
        assert_eq!((counts(&slow), slow.threads.available_permits()), (2, 0));
        release.send(()).expect("it waits");
        slow.run(asker("jules", 2), || ()).await.expect("the thread is free again");
        assert_eq!(counts(&slow), 0);
    }

    #[tokio::test]
    async fn too_much_of_one_guest_or_address_is_refused() {
        let slow = SlowWork::new(1);
        let (release, first) = held(&slow, asker("mara", 1)).await;
        let wait = |asker: Asker| {
            let slow = slow.clone();
            tokio::spawn(async move { slow.run(asker, || ()).await })
        };
        let mut waiting: Vec<_> = (1..MOST_OF_GUEST).map(|_| wait(asker("mara", 1))).collect();
        waiting.extend((MOST_OF_GUEST..MOST_OF_PEER).map(|n| wait(asker(&format!("guest {n}"), 1))));
        while counts(&slow) < 2 * MOST_OF_PEER {
            tokio::task::yield_now().await;
        }
        let refused = |asker: Asker| slow.enter(asker).err().map(|fault| fault.code);
        assert_eq!(refused(asker("mara", 2)).as_deref(), Some("too-many"), "a guest at another address");
        assert_eq!(refused(asker("jules", 1)).as_deref(), Some("too-many"), "another guest at the address");
        assert_eq!(refused(asker("jules", 2)), None);
        release.send(()).expect("it waits");
        for work in waiting.into_iter().chain([first]) {
            assert_eq!(work.await.expect("no panic"), Ok(()));
        }
        assert!(slow.lock().is_empty());
    }

    #[tokio::test]
    async fn work_that_panics_leaves_its_place() {
        let slow = SlowWork::new(1);
        let failed = slow.run(asker("mara", 1), || panic!("work that fails")).await;
        assert_eq!(failed.map_err(|fault: Fault| fault.code.into_owned()), Err::<(), _>("internal".to_owned()));
        assert_eq!(slow.run(asker("mara", 1), || 7).await, Ok(7));
    }
}
