//! A connected worker, as the threads of the pool see it: they ask, wait, and tell it to stop.

use super::crew::Crew;
use super::wire::{Failure, FromWorker, Posed, ToWorker, text};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{mpsc as tasks, watch};

/// How long a worker may take to answer once it is told to stop.
const GRACE: Duration = Duration::from_secs(2);
/// After this time its answer is late.
const LATE: Duration = Duration::from_millis(500);
/// The polling interval for whether a search is over.
const LOOK: Duration = Duration::from_millis(5);

/// What comes of a question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// The index of the choice.
    Chosen(usize),
    /// The same, long after the worker was told to stop.
    ChosenLate(usize),
    /// The worker cannot decide this.
    Failed(Failure),
    /// The worker is gone.
    Lost,
}

struct Pending {
    choices: usize,
    answer: mpsc::Sender<Outcome>,
}

/// A connected worker.
#[derive(Debug)]
pub(crate) struct Link {
    /// Its address.
    pub name: String,
    /// The threads that it offers.
    pub offered: usize,
    /// The threads that ask it, counted by its crew.
    pub threads: AtomicUsize,
    /// The workers at its address.
    pub crew: Arc<Crew>,
    outgoing: tasks::UnboundedSender<String>,
    pending: Mutex<HashMap<u64, Pending>>,
    numbers: AtomicU64,
    open: AtomicBool,
    /// The reason for which this side ends the connection.
    ended: watch::Sender<Option<&'static str>>,
}

impl std::fmt::Debug for Pending {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Pending").field("choices", &self.choices).finish_non_exhaustive()
    }
}

impl Link {
    /// A worker, and the texts to send to it.
    pub(crate) fn new(name: String, offered: usize, crew: Arc<Crew>) -> (Self, tasks::UnboundedReceiver<String>) {
        let (outgoing, texts) = tasks::unbounded_channel();
        let (pending, numbers, open) = (Mutex::default(), AtomicU64::new(1), AtomicBool::new(true));
        let (threads, ended) = (AtomicUsize::new(0), watch::Sender::new(None));
        (Self { name, offered, threads, crew, outgoing, pending, numbers, open, ended }, texts)
    }

    /// No code that could panic runs while it is locked, so the data behind a poisoned lock is consistent.
    fn lock(&self) -> MutexGuard<'_, HashMap<u64, Pending>> {
        self.pending.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether it is connected.
    pub(crate) fn is_open(&self) -> bool {
        self.open.load(Ordering::SeqCst)
    }

    /// Ends the connection: all questions are lost, which its crew has to answer for.
    pub(crate) fn close(&self, why: &'static str) {
        if self.end(why) > 0 {
            self.crew.note_lapse(&self.name, Instant::now());
        }
    }

    /// Ends the connection. Returns the number of questions that are lost.
    pub(crate) fn end(&self, why: &'static str) -> usize {
        self.open.store(false, Ordering::SeqCst);
        self.ended.send_if_modified(|ended| ended.is_none() && ended.replace(why).is_none());
        // Each question hears that its sender is gone.
        self.lock().drain().count()
    }

    /// The reason for which this side ends the connection, once there is one.
    pub(crate) fn ended(&self) -> watch::Receiver<Option<&'static str>> {
        self.ended.subscribe()
    }

    /// Asks, and waits for the answer. Once `is_over`, the worker is told to answer with its best choice so far; if it
    /// does not do so soon, the connection is ended.
    pub(crate) fn ask(&self, posed: &Posed, is_over: impl Fn() -> bool) -> Outcome {
        self.ask_within(posed, is_over, (LATE, GRACE))
    }

    fn ask_within(&self, posed: &Posed, is_over: impl Fn() -> bool, (late, grace): (Duration, Duration)) -> Outcome {
        let id = self.numbers.fetch_add(1, Ordering::SeqCst);
        let (answer, answered) = mpsc::channel();
        self.lock().insert(id, Pending { choices: posed.choices.len(), answer });
        let posed = Posed { id, ..posed.clone() };
        // A worker that has gone meanwhile has cleared what was pending, or does not read any more.
        if self.outgoing.send(text(&ToWorker::Question(posed))).is_err() || !self.is_open() {
            self.lock().remove(&id);
            return Outcome::Lost;
        }
        let mut stopped: Option<Instant> = None;
        loop {
            match answered.recv_timeout(LOOK) {
                Ok(Outcome::Chosen(at)) if stopped.is_some_and(|stopped| stopped.elapsed() >= late) => {
                    return Outcome::ChosenLate(at);
                }
                Ok(outcome) => return outcome,
                Err(RecvTimeoutError::Disconnected) => return Outcome::Lost,
                Err(RecvTimeoutError::Timeout) => {}
            }
            match stopped {
                None if is_over() => {
                    stopped = Some(Instant::now());
                    drop(self.outgoing.send(text(&ToWorker::Stop { id })));
                }
                Some(at) if at.elapsed() >= grace => {
                    tracing::warn!(worker = self.name, "a worker does not answer: its connection is closed");
                    self.close("this worker does not answer in time");
                    return Outcome::Lost;
                }
                _ => {}
            }
        }
    }

    /// Handles a message of the worker.
    ///
    /// # Errors
    /// When it is not an answer to a question: the sentence says why.
    pub(crate) fn hear(&self, message: &str) -> Result<(), &'static str> {
        let message = serde_json::from_str(message).map_err(|_| "this is not an answer of a worker")?;
        let (FromWorker::Answer { id, .. } | FromWorker::Failed { id, .. }) = message;
        let mut all = self.lock();
        let pending = all.get(&id).ok_or("no question with this number waits for an answer")?;
        let outcome = match message {
            FromWorker::Answer { choice, .. } if choice < pending.choices => Outcome::Chosen(choice),
            FromWorker::Answer { .. } => return Err("the question has fewer choices"),
            FromWorker::Failed { why, .. } => Outcome::Failed(why),
        };
        if let Some(pending) = all.remove(&id) {
            drop(pending.answer.send(outcome));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use darkrock_rules::Selection;

    fn new() -> (Link, tasks::UnboundedReceiver<String>) {
        Link::new("w".to_owned(), 1, Arc::new(Crew::new(Duration::ZERO)))
    }

    fn posed() -> Posed {
        let text = String::new;
        let choices = vec!["end".to_owned(), "pass".to_owned()];
        Posed { id: 0, bot: text(), seed: 1, content: text(), selection: Selection::BASE, view: text(), choices }
    }

    #[test]
    fn an_answer_belongs_to_its_question() {
        let (link, mut texts) = new();
        std::thread::scope(|scope| {
            let asking = scope.spawn(|| link.ask(&posed(), || false));
            let sent = texts.blocking_recv().expect("a question");
            assert!(sent.contains(r#""type":"question","id":1"#), "{sent}");
            for wrong in ["", "{}", r#"{"type":"answer","id":1}"#, r#"{"type":"answer","id":2,"choice":0}"#] {
                assert!(link.hear(wrong).is_err(), "{wrong}");
            }
            assert_eq!(link.hear(r#"{"type":"answer","id":1,"choice":2}"#), Err("the question has fewer choices"));
            link.hear(r#"{"type":"answer","id":1,"choice":1}"#).expect("an answer");
            assert_eq!(asking.join().expect("no panic"), Outcome::Chosen(1));
            assert!(link.hear(r#"{"type":"answer","id":1,"choice":1}"#).is_err(), "it is answered once");
        });
    }

    #[test]
    fn a_worker_that_does_not_stop_is_disconnected() {
        let (link, mut texts) = new();
        assert_eq!(link.ask_within(&posed(), || true, (Duration::ZERO, Duration::ZERO)), Outcome::Lost);
        assert!(!link.is_open() && link.ended().borrow().is_some());
        drop(texts.blocking_recv());
        assert_eq!(texts.blocking_recv().as_deref(), Some(r#"{"type":"stop","id":1}"#));
        assert_eq!(link.ask(&posed(), || false), Outcome::Lost, "nobody is there any more");
    }

    #[test]
    fn an_answer_long_after_the_stop_is_late() {
        let (link, mut texts) = new();
        let long = Duration::from_secs(60);
        for (id, late, expected) in [(1, Duration::ZERO, Outcome::ChosenLate(1)), (2, long, Outcome::Chosen(1))] {
            std::thread::scope(|scope| {
                let asking = scope.spawn(|| link.ask_within(&posed(), || true, (late, long)));
                while texts.blocking_recv().expect("a text") != format!(r#"{{"type":"stop","id":{id}}}"#) {}
                link.hear(&format!(r#"{{"type":"answer","id":{id},"choice":1}}"#)).expect("an answer");
                assert_eq!(asking.join().expect("no panic"), expected);
            });
        }
    }

    #[test]
    fn a_worker_that_goes_loses_its_questions() {
        let (link, mut texts) = new();
        std::thread::scope(|scope| {
            let asking = scope.spawn(|| link.ask(&posed(), || false));
            drop(texts.blocking_recv());
            link.close("bye");
            assert_eq!(asking.join().expect("no panic"), Outcome::Lost);
        });
    }
}
