//! Background work while the screen stays responsive: a bot's search, a hint, the review of the game.

use super::advice::{self, HintLine};
use super::app::{App, Overlay};
use super::thinking::{Job, PATIENCE, Progress};
use crate::review::{self, Reviewed, Wish};
use darkrock_bots::{Advice, Bot};
use darkrock_rules::Choice;
use darkrock_rules::ids::Seat;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// The polling interval.
const GLANCE: Duration = Duration::from_millis(30);

/// A bot's search.
struct Thought {
    seat: Seat,
    /// The position of the table that it searches.
    moment: u64,
    job: Job<(Box<dyn Bot>, Choice)>,
    /// Its result; the bot has then returned to its seat.
    choice: Option<Choice>,
}

/// A hint, and its position of the table.
#[derive(Default)]
pub enum Hint {
    /// Not requested.
    #[default]
    None,
    /// In progress.
    Thinking(u64, Job<Vec<Advice>>),
    /// The result.
    Told(u64, Vec<HintLine>),
}

/// The review of the game.
#[derive(Default)]
pub enum Look {
    /// Not requested.
    #[default]
    None,
    /// In progress: the number of choices reviewed, and their total.
    Under(Arc<AtomicUsize>, usize, Job<Result<Reviewed, String>>),
    /// Complete, or partial if stopped.
    Done(Box<Reviewed>),
    /// Why there is none.
    Failed(String),
}

/// All background work.
#[derive(Default)]
pub struct Background {
    thought: Option<Thought>,
    /// The hint for the person who must choose.
    pub hint: Hint,
    /// The review, once the game is over.
    pub look: Look,
    /// The options of the review.
    pub wish: Wish,
}

impl App<'_> {
    /// How long the screen may sleep without a key.
    pub fn rest(&self, now: Instant, idle: Duration) -> Duration {
        let due = self.next_at.filter(|_| !self.paused).map(|at| at.saturating_duration_since(now));
        let behind = &self.background;
        let busy = self.thinks() || matches!(behind.hint, Hint::Thinking(..)) || matches!(behind.look, Look::Under(..));
        let due = due.unwrap_or(idle).min(idle);
        // Work in progress may be overdue: still poll only at intervals.
        if busy { due.clamp(GLANCE, idle) } else { due }
    }

    /// Collects the results of background work. Returns whether there were any.
    pub fn take_up(&mut self) -> bool {
        let thought = self.take_up_thought();
        let hint = self.take_up_hint();
        let review = self.take_up_review();
        thought || hint || review
    }

    /// Starts the search of a slow bot if it has to choose; repeated calls start it only once.
    pub fn think_ahead(&mut self, seat: Seat) {
        let moment = self.table.moment();
        if self.background.thought.is_some() {
            // A search of this position, or of an outdated one, whose bot returns soon.
            return;
        }
        let Some(question) = self.table.question(seat) else { return };
        let Some(mut bot) = self.table.take_bot(seat) else {
            self.miss(seat);
            return;
        };
        let patience = self.table.sitters[seat.index()].patience();
        let job = Job::start(patience, move |stop| {
            let choice = question.put_to(&mut *bot, stop);
            (bot, choice)
        });
        self.background.thought = Some(Thought { seat, moment, job, choice: None });
    }

    /// Stops a bot's search for an outdated position.
    pub fn stop_overtaken(&self) {
        if let Some(thought) = self.background.thought.as_ref().filter(|t| t.moment != self.table.moment()) {
            thought.job.stop();
        }
    }

    /// Whether a bot is searching.
    pub fn thinks(&self) -> bool {
        self.background.thought.as_ref().is_some_and(|t| t.choice.is_none())
    }

    /// A bot's choice in this position, returned once; none during the search.
    pub fn decided(&mut self, seat: Seat) -> Option<Choice> {
        let moment = self.table.moment();
        let thought =
            self.background.thought.take_if(|t| t.seat == seat && t.moment == moment && t.choice.is_some())?;
        thought.choice
    }

    fn take_up_thought(&mut self) -> bool {
        let Some(thought) = &mut self.background.thought else { return false };
        if thought.choice.is_some() {
            // Chosen but not yet played: the position may have changed since.
            if thought.moment != self.table.moment() {
                self.background.thought = None;
            }
            return false;
        }
        match thought.job.poll() {
            Progress::Busy => return false,
            Progress::Done((bot, choice)) => {
                self.table.seat_bot(thought.seat, bot);
                thought.choice = Some(choice);
                if thought.moment != self.table.moment() {
                    self.background.thought = None;
                }
            }
            Progress::Lost => {
                let seat = thought.seat;
                self.background.thought = None;
                self.miss(seat);
            }
        }
        true
    }

    /// A bot was lost: a bug. The game can still be saved.
    fn miss(&mut self, seat: Seat) {
        self.paused = true;
        self.complain(self.table.words.s("bot-lost", &self.table.name(seat)));
    }

    /// Requests a hint for the person at the keyboard, and shows it.
    pub fn ask_hint(&mut self) {
        let Some(seat) = self.asked else {
            self.complain(self.table.words.t("hint-not-asked"));
            return;
        };
        // A request for a hint disables auto-pass for this decision.
        self.next_at = None;
        self.overlay = Overlay::Hint;
        self.scroll = 0;
        let moment = self.table.moment();
        if matches!(self.background.hint, Hint::Thinking(of, _) | Hint::Told(of, _) if of == moment) {
            return;
        }
        let Some(question) = self.table.question(seat) else { return };
        let mut adviser = self.table.hire_adviser(seat);
        let job = Job::start(Some(PATIENCE), move |stop| adviser.explain(question.ask(), stop));
        self.background.hint = Hint::Thinking(moment, job);
    }

    fn take_up_hint(&mut self) -> bool {
        let moment = self.table.moment();
        match &self.background.hint {
            Hint::None => return false,
            Hint::Thinking(of, _) | Hint::Told(of, _) if *of != moment => self.background.hint = Hint::None,
            Hint::Told(..) => return false,
            Hint::Thinking(_, job) => match job.poll() {
                Progress::Busy => return false,
                Progress::Done(advice) => {
                    self.background.hint = Hint::Told(moment, advice::lines(&self.table, &advice));
                }
                Progress::Lost => self.background.hint = Hint::Told(moment, Vec::new()),
            },
        }
        true
    }

    /// The choices of the hint that is shown.
    pub fn hinted(&self) -> &[HintLine] {
        match &self.background.hint {
            Hint::Told(_, lines) => lines,
            _ => &[],
        }
    }

    /// Whether a hint is in progress.
    pub fn hint_under_way(&self) -> bool {
        matches!(self.background.hint, Hint::Thinking(..))
    }

    /// Opens the review of a finished game, and begins it when there is none.
    pub fn open_review(&mut self) {
        if !self.table.is_over() {
            self.complain(self.table.words.t("review-later"));
            return;
        }
        self.overlay = Overlay::Review;
        self.scroll = 0;
        let whole = matches!(&self.background.look, Look::Done(reviewed) if reviewed.is_whole());
        if whole || matches!(self.background.look, Look::Under(..)) {
            return;
        }
        let record = self.table.session().record();
        let language = self.table.words.language();
        let (content, done) = (self.table.shared(), Arc::new(AtomicUsize::new(0)));
        let (counter, of, wish) =
            (Arc::clone(&done), record.choices(), Wish { language, ..self.background.wish.clone() });
        let job = Job::start(None, move |stop| {
            let count = |n| counter.store(n, Ordering::Relaxed);
            review::look_over(&record, &content, &wish, &count, stop).map_err(|error| error.to_string())
        });
        self.background.look = Look::Under(done, of, job);
    }

    /// Stops the review and shows its partial results. Returns whether one was in progress.
    pub fn stop_review(&self) -> bool {
        let Look::Under(_, _, job) = &self.background.look else { return false };
        job.stop();
        true
    }

    fn take_up_review(&mut self) -> bool {
        let Look::Under(_, _, job) = &self.background.look else { return false };
        self.background.look = match job.poll() {
            Progress::Busy => return true,
            Progress::Done(Ok(reviewed)) => Look::Done(Box::new(reviewed)),
            Progress::Done(Err(why)) => Look::Failed(why),
            Progress::Lost => Look::Failed(self.table.words.t("review-lost")),
        };
        true
    }
}
