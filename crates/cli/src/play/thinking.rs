//! Work on a separate thread, so that the screen stays responsive: searches of bots, hints, reviews.
//!
//! The caller polls for the result, and can stop the work. Bots have no clock; their time limit is implemented here.

use darkrock_bots::Stop;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::thread;
use std::time::{Duration, Instant};

/// The time limit of a search for a choice or a hint while a person waits.
pub const PATIENCE: Duration = Duration::from_secs(1);

/// The name of background threads.
pub const THREAD: &str = "thinking";

/// A computation in progress. Dropping it stops the work.
pub struct Job<T> {
    answer: Receiver<T>,
    stop: Arc<AtomicBool>,
}

/// The state of a job.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress<T> {
    /// Not yet done.
    Busy,
    /// Done: its result, returned once.
    Done(T),
    /// Aborted by a panic, or already returned: no result will come.
    Lost,
}

impl<T: Send + 'static> Job<T> {
    /// Starts work that is stopped after `limit`, if there is one, or when its handle is dropped.
    pub fn start(limit: Option<Duration>, work: impl FnOnce(&Stop<'_>) -> T + Send + 'static) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let (sender, answer) = mpsc::channel();
        let told = Arc::clone(&stop);
        // Without a thread the sender is dropped, and the job is lost.
        let _ = thread::Builder::new().name(THREAD.to_owned()).spawn(move || {
            let late = after(limit);
            let found = work(&|| told.load(Ordering::Relaxed) || late());
            // The receiver may be dropped.
            let _ = sender.send(found);
        });
        Self { answer, stop }
    }

    /// Whether it is done; takes the result, never blocks.
    pub fn poll(&self) -> Progress<T> {
        match self.answer.try_recv() {
            Ok(found) => Progress::Done(found),
            Err(TryRecvError::Empty) => Progress::Busy,
            Err(TryRecvError::Disconnected) => Progress::Lost,
        }
    }
}

impl<T> Job<T> {
    /// Stops it with its result so far.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl<T> Drop for Job<T> {
    fn drop(&mut self) {
        self.stop();
    }
}

/// A function that returns whether the limit has passed since now; never without a limit.
pub fn after(limit: Option<Duration>) -> impl Fn() -> bool {
    let began = Instant::now();
    move || limit.is_some_and(|limit| began.elapsed() >= limit)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Blocks until a job is done.
    fn wait<T: Send + 'static>(job: &Job<T>) -> Progress<T> {
        loop {
            match job.poll() {
                Progress::Busy => thread::yield_now(),
                done => return done,
            }
        }
    }

    #[test]
    fn a_job_goes_on_until_it_is_done_or_told_to_stop() {
        let (go, wait_for_it) = mpsc::channel::<()>();
        let job = Job::start(None, move |_| wait_for_it.recv().is_ok());
        assert_eq!(job.poll(), Progress::Busy);
        go.send(()).unwrap();
        assert_eq!(wait(&job), Progress::Done(true));
        assert_eq!(wait(&job), Progress::Lost);

        let endless = |stop: &Stop<'_>| while !stop() {};
        let job = Job::start(None, endless);
        job.stop();
        assert_eq!(wait(&job), Progress::Done(()));
        assert_eq!(wait(&Job::start(Some(Duration::ZERO), endless)), Progress::Done(()), "its time was over");
        assert!(!after(None)() && after(Some(Duration::ZERO))());
    }

    #[test]
    fn dropping_a_job_stops_it() {
        let (told, stopped) = mpsc::channel();
        drop(Job::start(None, move |stop: &Stop<'_>| {
            while !stop() {}
            told.send(()).unwrap();
        }));
        assert_eq!(stopped.recv(), Ok(()));
    }
}
