//! The bots' thread pool, separate from the server's threads.
//!
//! Searches wait in a queue: those with an audience go first ([`Audience`]), then addresses and guests are served round
//! robin. A bot is told to stop when its time share is used up, which shrinks as the queue grows ([`Patience::share`]);
//! it answers with its best choice so far. One that does not stop, or panics, is abandoned. External programs run in
//! their own processes, and threads that wait for them do not block built-in bots. Reviews of finished games use idle
//! time. What is found in some milliseconds has a line of its own (`Pool::quick`).
//!
//! Decisions of built-in bots ([`Pool::decide`]) are also taken from the queue by the threads of workers
//! ([`crate::workers`]), beside those of this machine.

mod brief;
mod priority;
mod queue;
mod quick;
mod remote;
mod share;
mod standing;
mod turns;

pub use brief::Brief;
pub(crate) use brief::Tables;
pub(crate) use priority::give_way;
pub use share::{Crowd, Patience};
pub use standing::{Audience, Payer, Standing};

use crate::workers::crew::Crews;
use crate::workers::wire::Posed;
use darkrock_bots::advice::merged;
use darkrock_bots::{Advice, Ask, Bot, Stop};
use darkrock_rules::view::View;
use darkrock_rules::{Choice, Content};
use futures_util::future::join_all;
use queue::{Errand, Queue, Thought, Thread};
use quick::Quick;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{oneshot, watch};
use turns::Place;

/// The number of threads that wait for external programs.
const PROGRAM_THREADS: usize = 8;
/// The number of threads for one hint.
const MOST_BESIDE: usize = 4;

/// The number of workers that are asked, if each loses the question; then this machine does the search.
const WORKERS: u32 = 2;

/// The polling interval for cancellation.
const LOOK: Duration = Duration::from_millis(20);

/// How often a search that waits is told its place in line.
const TOLD: Duration = Duration::from_secs(1);

/// Where a search that waits for a thread is told how many are served before it; none before it has waited for a second.
pub(crate) type Line = watch::Sender<Option<usize>>;

/// The configuration of the pool.
#[derive(Clone, Copy, Debug)]
pub struct Thinking {
    /// The number of threads for searches. With none, there is one in reserve: for what workers cannot do, and for
    /// everything while no worker is connected.
    pub threads: usize,
    /// The time limits of a search.
    pub patience: Patience,
    /// Whether there are external programs.
    pub programs: bool,
    /// For how long workers are kept out that have left questions unanswered for the first time.
    pub wait: Duration,
}

/// The bot that searches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thinker {
    /// A built-in bot.
    Own,
    /// An external program.
    Program,
}

/// A decision: the data that an [`Ask`] refers to.
#[derive(Clone, Debug)]
pub struct Question {
    /// The cards and the board.
    pub content: Arc<Content>,
    /// The knowledge of the seat.
    pub view: View,
    /// The legal choices; never empty.
    pub choices: Vec<Choice>,
    /// The deadline of a bot; none if only its time share counts.
    pub until: Option<Instant>,
}

impl Question {
    pub(crate) fn ask(&self) -> Ask<'_> {
        Ask { content: &self.content, view: &self.view, choices: &self.choices }
    }

    /// Whether its time is over.
    fn is_over(&self) -> bool {
        self.until.is_some_and(|until| Instant::now() >= until)
    }
}

/// Why a bot returned no choice.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BotFailure {
    /// It exceeded the timeout.
    #[error("the bot did not answer in time")]
    TooSlow,
    /// It panicked.
    #[error("the bot failed")]
    Panicked,
    /// Its choice was out of range.
    #[error("the bot chose number {0} of {1} choices")]
    NoSuchChoice(usize, usize),
    /// A program could not be started.
    #[error("{0}")]
    NotStarted(String),
    /// The server is shutting down: all searches are stopped.
    #[error("the server is shutting down")]
    Closed,
}

/// The pool of threads for bots. They end when its last clone is dropped, or with [`Pool::close`].
#[derive(Clone)]
pub struct Pool(Arc<Lanes>);

struct Lanes {
    limit: Duration,
    own: Arc<Queue>,
    programs: Arc<Queue>,
    tables: Arc<Tables>,
    quick: Quick,
    crews: Crews,
}

impl Drop for Lanes {
    fn drop(&mut self) {
        self.own.close();
        self.programs.close();
    }
}

impl std::fmt::Debug for Pool {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Pool").field("waiting", &self.0.own.waiting()).finish_non_exhaustive()
    }
}

/// The state of a search, shared by its thread and its caller.
#[derive(Default)]
struct TaskState(AtomicU8);

impl TaskState {
    const ENDED: u8 = 1;
    const ABANDONED: u8 = 2;

    /// Sets the state, unless the other side has done so already.
    fn decide(&self, state: u8) -> bool {
        self.0.compare_exchange(0, state, Ordering::SeqCst, Ordering::SeqCst).is_ok()
    }
}

impl Pool {
    /// Starts the threads.
    ///
    /// # Errors
    /// When a thread cannot be started.
    pub fn new(thinking: Thinking) -> std::io::Result<Self> {
        let Thinking { threads, patience, programs, wait } = thinking;
        // External programs have their own time limit and are not slowed down by other searches.
        let limit = patience.limit;
        let patient = Patience { whole: limit, least: limit, limit };
        let own = match threads {
            0 => Queue::start_reserve("bot", patience)?,
            _ => Queue::start("bot", threads, patience)?,
        };
        Ok(Self(Arc::new(Lanes {
            limit,
            own,
            tables: Arc::default(),
            quick: Quick::default(),
            crews: Crews::new(wait),
            programs: Queue::start("program", if programs { PROGRAM_THREADS } else { 0 }, patient)?,
        })))
    }

    /// Lets a bot choose, and returns it with its choice. The bot is created on the search's thread, since that can be
    /// slow. Its place in the queue follows its audience.
    ///
    /// # Errors
    /// When it cannot be created, panics, does not stop, or its choice is out of range: then the bot is dropped.
    pub async fn think(
        &self,
        who: Thinker,
        standing: watch::Receiver<Standing>,
        bot: impl FnOnce() -> Result<Box<dyn Bot>, String> + Send + 'static,
        question: Question,
    ) -> Result<(Box<dyn Bot>, Choice), BotFailure> {
        let thought = self.run(who, standing, None, None, move |stop| {
            let mut bot = bot().map_err(BotFailure::NotStarted)?;
            let at = bot.choose(question.ask(), &|| stop() || question.is_over());
            let choice = question.choices.get(at).copied();
            choice.map(|choice| (bot, choice)).ok_or(BotFailure::NoSuchChoice(at, question.choices.len()))
        });
        thought.await?
    }

    /// Lets a built-in bot choose, on a thread of this machine or of a worker, whichever is free first.
    ///
    /// # Errors
    /// When it panics, does not stop, or its choice is out of range.
    pub async fn decide(
        &self,
        brief: Brief,
        standing: watch::Receiver<Standing>,
        question: Question,
    ) -> Result<Choice, BotFailure> {
        let (tables, until) = (Arc::clone(&self.0.tables), question.until);
        let goes = self.remote() > 0 && self.0.own.foreign.get(&question.content.hash).is_none();
        let posed = goes.then(|| Posed::new(brief, &question)).flatten();
        let away = posed.map(|posed| Away { posed: Arc::new(posed), until, read: Box::new(|at| at) });
        let choices = question.choices.clone();
        let thought = self.run(Thinker::Own, standing, away, None, move |stop| {
            metrics::counter!("darkrock_bot_searches_here").increment(1);
            brief.decide(&tables, &question, &|| stop() || question.is_over())
        });
        let at = thought.await?;
        choices.get(at).copied().ok_or(BotFailure::NoSuchChoice(at, choices.len()))
    }

    /// Lets a built-in bot evaluate its choices; idle threads search in parallel with the following seeds. They stop
    /// when the caller stops waiting. While it waits for a thread, the line tells how many are served before it.
    ///
    /// # Errors
    /// When it panics or does not stop.
    pub async fn advise(
        &self,
        mut bot: Box<dyn Bot>,
        seed: u64,
        standing: Standing,
        line: Line,
        question: Question,
    ) -> Result<Vec<Advice>, BotFailure> {
        let idle = self.0.own.idle().min(MOST_BESIDE) as u64;
        let helpers: Vec<_> = (1..idle).filter_map(|n| bot.beside(seed.wrapping_add(n))).collect();
        let standing = watch::channel(standing).1;
        let beside = helpers.into_iter().map(|mut helper| {
            let question = question.clone();
            self.run(Thinker::Own, standing.clone(), None, None, move |stop| helper.weigh(question.ask(), stop))
        });
        let beside = join_all(beside);
        let (first, others) = tokio::join!(
            self.run(Thinker::Own, standing.clone(), None, Some(line), move |stop| bot.explain(question.ask(), stop)),
            beside
        );
        // Results of the helpers are optional.
        let first = first?;
        Ok(merged(std::iter::once(first).chain(others.into_iter().flatten())))
    }

    /// Queues background work: a function that does a slice and returns whether more is left. It is dropped when it
    /// panics or the server shuts down.
    pub fn background(&self, slices: impl FnMut(&Stop<'_>) -> bool + Send + 'static) {
        self.0.own.push_background(Box::new(slices));
    }

    /// The number of queued searches of built-in bots.
    pub fn waiting(&self) -> usize {
        self.0.own.waiting()
    }

    /// Waits until no search with an audience is queued.
    pub async fn until_quiet(&self) {
        while self.0.own.is_pressed() || self.0.programs.is_pressed() {
            tokio::time::sleep(LOOK).await;
        }
    }

    /// Stops all searches; none returns a result any more.
    pub fn close(&self) {
        self.0.quick.close();
        self.0.own.close();
        self.0.programs.close();
    }

    async fn run<T: Send + 'static>(
        &self,
        who: Thinker,
        mut standing: watch::Receiver<Standing>,
        away: Option<Away<T>>,
        line: Option<Line>,
        work: impl FnOnce(&Stop<'_>) -> T + Send + 'static,
    ) -> Result<T, BotFailure> {
        let queue = match who {
            Thinker::Own => &self.0.own,
            Thinker::Program => &self.0.programs,
        };
        let (begin, mut begun) = oneshot::channel();
        let (answer, answered) = oneshot::channel();
        let asked = Instant::now();
        let caller = Caller(Arc::new(Mutex::new(Some((begin, answer)))));
        let state = Arc::new(TaskState::default());
        let ours = Arc::clone(&state);
        let errand = away.map(|away| away.errand(&caller));
        let here = Box::new(move |queue: &Queue, place: &Place| {
            let Some(answer) = caller.begin() else { return Thread::Stays };
            metrics::histogram!("darkrock_bot_waiting_seconds").record(asked.elapsed().as_secs_f64());
            let start = Instant::now();
            let done = catch_unwind(AssertUnwindSafe(|| work(&|| answer.is_closed() || queue.is_over(start, place))));
            let stays = ours.decide(TaskState::ENDED);
            // Without a result the sender is dropped, which tells the receiver that the bot failed.
            if let Ok(done) = done {
                drop(answer.send(done));
            }
            if stays { Thread::Stays } else { Thread::Leaves }
        });
        let now = standing.borrow_and_update().clone();
        let mut ticket = queue.push(&now, Thought { here, errand }).ok_or(BotFailure::Closed)?;
        loop {
            tokio::select! {
                biased;
                begun = &mut begun => break begun.map_err(|_| BotFailure::Closed)?,
                // A dropped table changes its audience no more.
                Ok(()) = standing.changed() => queue.requeue(&mut ticket, &standing.borrow_and_update()),
                () = tokio::time::sleep(TOLD), if line.is_some() => {
                    if let (Some(line), Some(ahead)) = (&line, queue.ahead(&ticket)) {
                        line.send_replace(Some(ahead));
                    }
                }
            }
        }
        match tokio::time::timeout(self.0.limit, answered).await {
            Ok(answer) => answer.map_err(|_| BotFailure::Panicked),
            Err(_) => {
                if state.decide(TaskState::ABANDONED) {
                    queue.replace_thread();
                }
                Err(BotFailure::TooSlow)
            }
        }
    }
}

/// The senders to the caller of a search: that it begins, and its result.
type Senders<T> = (oneshot::Sender<()>, oneshot::Sender<T>);

/// The caller of a search, until the search begins.
struct Caller<T>(Arc<Mutex<Option<Senders<T>>>>);

impl<T> Clone for Caller<T> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<T> Caller<T> {
    /// Tells that the search begins; none if nobody waits for its result any more.
    fn begin(&self) -> Option<oneshot::Sender<T>> {
        let (begin, answer) = self.0.lock().unwrap_or_else(PoisonError::into_inner).take()?;
        begin.send(()).ok()?;
        Some(answer)
    }

    /// Whether nobody waits for its result any more.
    fn is_gone(&self) -> bool {
        let caller = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        caller.as_ref().is_none_or(|(_, answer)| answer.is_closed())
    }
}

/// How a worker does a search.
struct Away<T> {
    posed: Arc<Posed>,
    until: Option<Instant>,
    /// The result, from the index of the choice.
    read: Box<dyn FnOnce(usize) -> T + Send>,
}

impl<T: Send + 'static> Away<T> {
    fn errand(self, caller: &Caller<T>) -> Errand {
        let Self { posed, until, read } = self;
        let (waits, told) = (caller.clone(), caller.clone());
        // The caller hears only now that the search begins: one that a worker loses has not begun.
        let deliver = move |at| {
            if let Some(answer) = told.begin() {
                drop(answer.send(read(at)));
            }
        };
        let (is_gone, deliver) = (Box::new(move || waits.is_gone()), Box::new(deliver));
        Errand { posed, tries: WORKERS, until, is_gone, deliver }
    }
}

#[cfg(test)]
mod tests;
