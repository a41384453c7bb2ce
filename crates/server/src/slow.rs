//! Slow work: on separate threads, a few jobs at a time, and one at a time for each guest. Whoever waits for a thread
//! waits in a fair line ([`crate::fair`]): somebody with many requests delays each of the others by one.

use crate::fair::{Fair, Payer};
use crate::fault::Fault;
pub use crate::places::Asker;
use crate::places::{Full, Place, Places};
use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::available_parallelism;
use tokio::sync::oneshot;

/// The maximum number of jobs per guest, queued or running.
const MOST_OF_GUEST: u32 = 4;
/// The same per address.
const MOST_OF_PEER: u32 = 16;

/// The executor of slow work.
#[derive(Clone, Debug)]
pub struct SlowWork {
    places: Places,
    state: Arc<Mutex<State>>,
}

#[derive(Debug)]
struct State {
    /// All threads.
    threads: usize,
    /// Threads without a job.
    free: usize,
    /// The number of the last job that has waited.
    last: u64,
    /// Whose jobs are running, except for those of the server itself.
    running: HashSet<Payer>,
    line: Fair<Waiting>,
}

/// The place in line of whoever asks for slow work, while it waits for a thread.
#[derive(Debug, Default)]
pub struct InLine(Mutex<Option<u64>>);

impl InLine {
    fn lock(&self) -> MutexGuard<'_, Option<u64>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

tokio::task_local! {
    /// Where the slow work that this task asks for notes its place in line.
    static IN_LINE: Arc<InLine>;
}

/// Has whatever slow work is asked for in this future note its place in line.
pub async fn in_line<T>(line: Arc<InLine>, work: impl Future<Output = T>) -> T {
    IN_LINE.scope(line, work).await
}

/// The same future for another task, which notes its place where this task does.
pub fn in_same_line<T>(work: impl Future<Output = T>) -> impl Future<Output = T> {
    let line = IN_LINE.try_with(Arc::clone);
    async move {
        match line {
            Ok(line) => in_line(line, work).await,
            Err(_) => work.await,
        }
    }
}

/// A job that waits for a thread.
#[derive(Debug)]
struct Waiting {
    /// No other job has it.
    number: u64,
    begin: oneshot::Sender<Thread>,
    /// Whether it is the server's own: of those, any number may run.
    own: bool,
}

/// A thread for a job; free again when dropped.
#[derive(Debug)]
struct Thread {
    work: SlowWork,
    /// None for a job of the server itself.
    payer: Option<Payer>,
}

/// A job that may be done: it counts for whoever asked for it until it is done.
#[derive(Debug)]
pub struct Admitted {
    work: SlowWork,
    payer: Payer,
    place: Place,
}

impl Default for SlowWork {
    fn default() -> Self {
        Self::new(available_parallelism().map_or(1, std::num::NonZero::get).div_ceil(2))
    }
}

impl SlowWork {
    /// The number of jobs that run in parallel.
    pub fn new(threads: usize) -> Self {
        let state = State { threads, free: threads, last: 0, running: HashSet::new(), line: Fair::default() };
        Self { places: Places::default(), state: Arc::new(Mutex::new(state)) }
    }

    /// No code that could panic runs while it is locked, so the data behind a poisoned lock is consistent.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
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
        self.admit(&asker)?.run(work).await
    }

    /// Runs a job in the line of whoever pays, who can have only a few of them at a time: so it needs no place, and is never refused.
    ///
    /// # Errors
    /// When the job fails.
    pub async fn run_one_of_few<T: Send + 'static>(
        &self,
        payer: &Payer,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Fault> {
        let thread = self.wait(payer, false).await?;
        self.on_thread(thread, work).await
    }

    /// Admits a job before what it needs is read, so that whoever asks too much costs no reading.
    ///
    /// # Errors
    /// When the guest or address has too many jobs.
    pub fn admit(&self, asker: &Asker) -> Result<Admitted, Fault> {
        let place = self.places.take(asker, MOST_OF_GUEST, MOST_OF_PEER).map_err(|Full { most }| {
            metrics::counter!("darkrock_slow_work_refused").increment(1);
            Fault::too_many(format!("{most} of your requests are being processed: wait for them"))
        })?;
        Ok(Admitted { work: self.clone(), payer: asker.into(), place })
    }

    /// Runs a job of the server itself.
    ///
    /// # Errors
    /// When the job fails.
    pub async fn run_own<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Fault> {
        let thread = self.wait(&Payer::default(), true).await?;
        self.on_thread(thread, work).await
    }

    /// Waits for a thread.
    async fn wait(&self, payer: &Payer, own: bool) -> Result<Thread, Fault> {
        let (begin, begun) = oneshot::channel();
        let number = {
            let mut state = self.lock();
            state.last += 1;
            let number = state.last;
            state.line.push(payer, Waiting { number, begin, own });
            number
        };
        let note = |place: Option<u64>| IN_LINE.try_with(|line| *line.lock() = place).ok();
        note(Some(number));
        self.begin_next();
        let begun = begun.await.map_err(|_| Fault::unavailable("the server is shutting down"));
        note(None);
        begun
    }

    /// How many jobs are done before the one that waits there: those that are running, and those before it in line. None if it does
    /// not wait.
    pub fn ahead(&self, line: &InLine) -> Option<usize> {
        let number = (*line.lock())?;
        let state = self.lock();
        let before = state.line.ahead(|waiting| waiting.number == number)?;
        Some(before + state.threads - state.free)
    }

    /// Gives free threads to those who are next.
    fn begin_next(&self) {
        loop {
            let (waiting, thread) = {
                let mut state = self.lock();
                // Nobody waits for these any more.
                while state.line.take_out(|waiting| waiting.begin.is_closed()).is_some() {}
                if state.free == 0 {
                    return;
                }
                let State { running, line, .. } = &mut *state;
                let Some((payer, waiting)) = line.pop(|payer| !running.contains(payer)) else { return };
                state.free -= 1;
                let payer = (!waiting.own).then_some(payer);
                state.running.extend(payer.clone());
                (waiting, Thread { work: self.clone(), payer })
            };
            // If it has just stopped waiting, the thread is dropped here, outside of the lock.
            drop(waiting.begin.send(thread));
        }
    }

    async fn on_thread<T: Send + 'static>(
        &self,
        thread: impl Send + 'static,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Fault> {
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
}

impl Admitted {
    /// Runs the job when it is its turn.
    ///
    /// # Errors
    /// When the job fails.
    pub async fn run<T: Send + 'static>(self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Fault> {
        let Self { work: slow, payer, place } = self;
        let thread = slow.wait(&payer, false).await?;
        slow.on_thread((thread, place), work).await
    }
}

impl Drop for Thread {
    fn drop(&mut self) {
        let mut state = self.work.lock();
        state.free += 1;
        if let Some(payer) = &self.payer {
            state.running.remove(payer);
        }
        drop(state);
        self.work.begin_next();
    }
}

#[cfg(test)]
impl SlowWork {
    /// How many jobs have been asked for.
    pub(crate) fn jobs(&self) -> u64 {
        self.lock().last
    }

    /// Whether a job waits.
    pub(crate) fn waits(&self) -> bool {
        self.lock().line.ahead(|_| true).is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::peer::Peer;
    use std::sync::mpsc;
    use tokio::task::JoinHandle;

    fn peer(address: u8) -> Peer {
        Peer::new([192, 0, 2, address].into())
    }

    fn asker(guest: &str, address: u8) -> Asker {
        Asker { guest: Some(guest.to_owned()), peers: peer(address).into() }
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

    /// The jobs of the guests at an address.
    fn counts(slow: &SlowWork, address: u8) -> u32 {
        slow.places.of_address(peer(address))
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
        while counts(&slow, 1) < 2 {
            tokio::task::yield_now().await;
        }
        slow.run(asker("jules", 1), move || tell.send("jules").expect("the test waits")).await.expect("a free thread");
        assert_eq!(told.try_iter().collect::<Vec<_>>(), ["jules"], "Mara's second waits for her first");
        release.send(()).expect("it waits");
        assert_eq!((first.await.expect("no panic"), second.await.expect("no panic")), (Ok(()), Ok(())));
        assert_eq!(told.try_iter().collect::<Vec<_>>(), ["mara"]);
        assert!(slow.places.is_empty());
    }

    #[tokio::test]
    async fn work_counts_until_it_is_done_also_when_nobody_waits_for_it() {
        let slow = SlowWork::new(1);
        let (release, first) = held(&slow, asker("mara", 1)).await;
        first.abort();
        assert!(first.await.is_err());
        assert_eq!((counts(&slow, 1), slow.lock().free), (1, 0));
        release.send(()).expect("it waits");
        slow.run(asker("jules", 2), || ()).await.expect("the thread is free again");
        assert!(slow.places.is_empty());
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
        while counts(&slow, 1) < MOST_OF_PEER {
            tokio::task::yield_now().await;
        }
        let refused = |asker: Asker| slow.admit(&asker).err().map(|fault| fault.code);
        assert_eq!(refused(asker("mara", 2)).as_deref(), Some("too-many"), "a guest at another address");
        assert_eq!(refused(asker("jules", 1)).as_deref(), Some("too-many"), "another guest at the address");
        assert_eq!(refused(asker("jules", 2)), None);
        release.send(()).expect("it waits");
        for work in waiting.into_iter().chain([first]) {
            assert_eq!(work.await.expect("no panic"), Ok(()));
        }
        assert!(slow.places.is_empty());
    }

    /// Whoever has many guests at one address waits behind the others with all but one of them.
    #[tokio::test]
    async fn much_work_of_one_address_delays_others_by_one_job() {
        let slow = SlowWork::new(1);
        let (release, first) = held(&slow, asker("stranger 0", 1)).await;
        let (tell, told) = mpsc::channel();
        let mut waiting = Vec::new();
        for (guest, address) in (1..12).map(|n| (format!("stranger {n}"), 1)).chain([("mara".to_owned(), 2)]) {
            let (job, tell) = (slow.admit(&asker(&guest, address)).expect("a place"), tell.clone());
            waiting.push(tokio::spawn(job.run(move || tell.send(guest).expect("the test waits"))));
            // Each waits in line before the next one comes.
            while slow.lock().line.count() < waiting.len() {
                tokio::task::yield_now().await;
            }
        }
        release.send(()).expect("it waits");
        for work in waiting.into_iter().chain([first]) {
            assert_eq!(work.await.expect("no panic"), Ok(()));
        }
        let order: Vec<String> = told.try_iter().collect();
        assert_eq!(order.len(), 12);
        assert!(order.iter().position(|guest| guest == "mara").is_some_and(|at| at <= 1), "{order:?}");
        assert!(slow.places.is_empty() && slow.lock().free == 1);
    }

    /// A caller that stops waiting gives up its place, and the thread goes to the next one.
    #[tokio::test]
    async fn whoever_stops_waiting_holds_nobody_up() {
        let slow = SlowWork::new(1);
        let (release, first) = held(&slow, asker("mara", 1)).await;
        let gone = tokio::spawn(slow.admit(&asker("jules", 2)).expect("a place").run(|| ()));
        while slow.lock().line.ahead(|_| true).is_none() {
            tokio::task::yield_now().await;
        }
        gone.abort();
        assert!(gone.await.is_err());
        assert_eq!(counts(&slow, 2), 0);
        release.send(()).expect("it waits");
        first.await.expect("no panic").expect("it is done");
        slow.run(asker("belle", 3), || ()).await.expect("the thread is free");
        slow.run_own(|| ()).await.expect("the thread is free");
    }

    #[tokio::test]
    async fn work_that_panics_leaves_its_place() {
        let slow = SlowWork::new(1);
        let failed = slow.run(asker("mara", 1), || panic!("work that fails")).await;
        assert_eq!(failed.map_err(|fault: Fault| fault.code.into_owned()), Err::<(), _>("internal".to_owned()));
        assert_eq!(slow.run(asker("mara", 1), || 7).await, Ok(7));
    }
}
