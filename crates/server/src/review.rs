//! Reviews of finished games by a gunslinger: the chances turn by turn, and the most costly choices.
//!
//! A review is background work of the [pool](crate::pool::Pool), one choice at a time, when bots at live tables leave
//! time for it. Its first pass is limited by a number of iterations for the whole game; the `MOST_DOUBTS` apparently
//! most costly choices are then searched again, each as deeply as for a hint. The latest [`KEPT`] reviews are cached in
//! memory and not stored: each can be repeated from the rows of its game, and stored ones would become outdated when
//! the bots change.

use crate::fault::Fault;
use crate::history::{History, Moment};
use crate::shared::Shared;
use crate::wire::api::{self, ReviewDone, ReviewMistake, ReviewTurn};
use crate::wire::ids::{self, Ids};
use crate::wire::message::Message;
use darkrock_bots::Stop;
use darkrock_bots::review::{Mistake, Review, Reviewer, TurnChances};
use darkrock_rules::{Content, Game, notation};
use darkrock_texts::messages;
use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The number of cached reviews: some tens of kilobytes each.
pub const KEPT: usize = 200;
/// The maximum number of reviews in progress or queued.
const MOST_WORKING: usize = 16;
/// The minimum number of iterations per choice.
const LEAST_ITERATIONS: u32 = 30;
/// The maximum number of iterations per choice.
const MOST_ITERATIONS: u32 = 600;
/// The number of choices searched again.
const MOST_DOUBTS: usize = 40;
/// The number of choices skipped at once when they are not reviewed.
const AT_ONCE: usize = 32;

/// The key of a review.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Which {
    /// The table's id.
    pub table: String,
    /// Whether bots' choices are reviewed, too, not only those of persons.
    pub all: bool,
}

/// A review in progress.
#[derive(Debug)]
struct Job {
    done: AtomicU32,
    of: u32,
}

/// The state of a review.
#[derive(Clone, Debug)]
enum Outcome {
    Done(Arc<api::Review>),
    Failed,
}

#[derive(Debug, Default)]
struct Kept {
    /// At most one for each table.
    working: HashMap<String, Arc<Job>>,
    /// The oldest first.
    ended: VecDeque<(Which, Outcome)>,
}

/// All reviews in progress or cached.
#[derive(Clone, Debug, Default)]
pub struct Reviews(Arc<Mutex<Kept>>);

impl Reviews {
    /// No code that could panic runs while it is locked, so the data behind a poisoned lock is consistent.
    fn lock(&self) -> MutexGuard<'_, Kept> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The progress of a review; none if it was not requested yet.
    ///
    /// # Errors
    /// When it failed.
    pub fn look(&self, which: &Which) -> Result<Option<Arc<api::Review>>, Fault> {
        self.lock().look(which)
    }

    /// Starts a review, unless it is in progress.
    ///
    /// # Errors
    /// When it failed, or too many are in progress.
    pub fn start(&self, shared: &Shared, which: Which, history: History) -> Result<Arc<api::Review>, Fault> {
        let wanted = |moment: &Moment| moment.choice.is_some() && (which.all || moment.by_person);
        let of = history.moments.iter().filter(|m| wanted(m)).count() as u32;
        let job = Arc::new(Job { done: AtomicU32::new(0), of });
        {
            let mut kept = self.lock();
            // Another request may have been faster.
            if let Some(there) = kept.look(&which)? {
                return Ok(there);
            }
            if kept.working.len() >= MOST_WORKING {
                return Err(Fault::unavailable("many reviews are running: try again in a minute"));
            }
            kept.working.insert(which.table.clone(), Arc::clone(&job));
        }
        let iterations = (shared.limits.review_iterations / of.max(1)).clamp(LEAST_ITERATIONS, MOST_ITERATIONS);
        // The same game gets the same review, independent of requester and time.
        let depth = shared.limits.adviser.iterations();
        let reviewer = Some(Reviewer::new(0, iterations, depth));
        let progress = job.progress();
        let History { content, moments, .. } = history;
        let mut work = Work { reviews: self.clone(), which, job, content, moments, at: 0, again: false, reviewer };
        shared.pool.background(move |stop| work.slice(stop));
        Ok(Arc::new(progress))
    }

    fn end(&self, which: &Which, outcome: Outcome) {
        let mut kept = self.lock();
        kept.working.remove(&which.table);
        kept.ended.push_back((which.clone(), outcome));
        if kept.ended.len() > KEPT {
            kept.ended.pop_front();
        }
    }
}

impl Kept {
    fn look(&self, which: &Which) -> Result<Option<Arc<api::Review>>, Fault> {
        match self.ended.iter().find(|(there, _)| there == which) {
            Some((_, Outcome::Done(review))) => return Ok(Some(Arc::clone(review))),
            Some((_, Outcome::Failed)) => {
                return Err(Fault::internal(format!("the game of table {} cannot be reviewed", which.table)));
            }
            None => {}
        }
        Ok(self.working.get(&which.table).map(|job| Arc::new(job.progress())))
    }
}

impl Job {
    fn progress(&self) -> api::Review {
        api::Review::Working { done: self.done.load(Ordering::Relaxed).min(self.of), of: self.of }
    }
}

/// A game under review.
struct Work {
    reviews: Reviews,
    which: Which,
    job: Arc<Job>,
    content: Arc<Content>,
    moments: Vec<Moment>,
    /// The index of the next choice.
    at: usize,
    /// Whether all were reviewed once, and some are searched again.
    again: bool,
    /// None once finished.
    reviewer: Option<Reviewer>,
}

impl Work {
    /// Reviews the next choice, and skips those before it that are not reviewed. Returns whether more is left.
    fn slice(&mut self, stop: &Stop<'_>) -> bool {
        if self.again {
            return self.look_again(stop);
        }
        let Self { content, moments, at, again, reviewer, job, which, .. } = self;
        let Some(looking) = reviewer else { return false };
        for _ in 0..AT_ONCE {
            let Some([before, moment]) = moments.get(*at..*at + 2) else {
                *again = true;
                looking.keep_dearest(MOST_DOUBTS);
                return true;
            };
            *at += 1;
            let Some((seat, choice)) = moment.choice else { continue };
            let game = Game::at(content, before.state);
            let wanted = which.all || moment.by_person;
            looking.choice(&game, seat, choice, wanted && game.is_legal(seat, choice), stop);
            if wanted {
                job.done.fetch_add(1, Ordering::Relaxed);
                break;
            }
        }
        true
    }

    /// One search of a possible mistake.
    fn look_again(&mut self, stop: &Stop<'_>) -> bool {
        let Self { content, reviewer, .. } = self;
        let more = reviewer.as_mut().is_some_and(|looking| looking.second_look(content, stop));
        more || self.finish()
    }

    fn finish(&mut self) -> bool {
        if let (Some(reviewer), Some(last)) = (self.reviewer.take(), self.moments.last()) {
            let found = reviewer.finish(&Game::at(&self.content, last.state));
            let told = told(&self.content, &self.moments, &found);
            self.reviews.end(&self.which, Outcome::Done(Arc::new(api::Review::Done(told))));
        }
        false
    }
}

impl Drop for Work {
    fn drop(&mut self) {
        // The gunslinger failed, or the server is shutting down.
        if self.reviewer.is_some() {
            self.reviews.end(&self.which, Outcome::Failed);
        }
    }
}

/// A review on the wire. Steps are numbered as in the replay: step 0 is the position after the setup.
fn told(content: &Content, moments: &[Moment], review: &Review) -> ReviewDone {
    let figures = moments.first().map_or(0, |moment| moment.state.public.all_figures().count());
    let turn = |turn: &TurnChances| ReviewTurn {
        at: turn.at,
        round: turn.round,
        seat: ids::seat(turn.seat),
        chances: turn.chances.iter().take(figures).copied().collect(),
    };
    let mistake = |mistake: &Mistake| {
        let public = &moments.get(mistake.at as usize)?.state.public;
        let label = |choice| Message::new(Ids(content), messages::choice(content, public, choice));
        Some(ReviewMistake {
            at: mistake.at + 1,
            round: mistake.round,
            seat: ids::seat(mistake.seat),
            chosen: notation::print(content, mistake.chosen),
            chosen_label: label(mistake.chosen),
            best: notation::print(content, mistake.best),
            best_label: label(mistake.best),
            chance: mistake.chance,
            cost: mistake.cost,
            margin: mistake.margin,
        })
    };
    ReviewDone {
        turns: review.turns.iter().map(turn).collect(),
        mistakes: review.mistakes.iter().filter_map(mistake).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use darkrock_rules::chance::FastChance;
    use darkrock_rules::ids::{Seat, SeatSet};
    use darkrock_rules::variants::Variant;
    use darkrock_rules::{Choice, Setup};

    /// The first steps of a game: always the first choice.
    fn moments(content: &Content, count: usize) -> Vec<Moment> {
        let mut luck = FastChance::new(5);
        let mut game = Game::new(content, &Setup::new(3), &mut luck, &mut ()).expect("a game");
        let moment = |game: &Game<'_>, choice: Option<(Seat, Choice)>| Moment {
            by_person: choice.is_some_and(|(seat, _)| seat == Seat(0)),
            choice,
            happened: Vec::new(),
            state: game.state,
            waiting: SeatSet::new(),
        };
        let mut moments = vec![moment(&game, None)];
        let mut choices = Vec::new();
        for _ in 0..count {
            let seat = game.decision().first().expect("the game goes on");
            game.choices(seat, &mut choices);
            game.play(seat, choices[0], &mut luck, &mut ()).expect("a listed choice");
            moments.push(moment(&game, Some((seat, choices[0]))));
        }
        moments
    }

    #[test]
    fn a_review_is_told_by_the_steps_of_the_replay() {
        let content = Content::embedded().expect("the shipped content");
        let moments = moments(&content, 20);
        let (seat, chosen) = moments[15].choice.expect("a choice");
        let chances = [0.5, 0.3, 0.2, 0.0, 0.0, 0.0];
        let mistake =
            Mistake { at: 14, round: 1, seat, chosen, best: Choice::Pass, chance: 0.4, cost: 0.1, margin: 0.02 };
        let gone = Mistake { at: 99, ..mistake };
        let turns = vec![TurnChances { at: 7, round: 1, seat: Seat(2), chances }];
        let told = told(&content, &moments, &Review { turns, mistakes: vec![mistake, gone] });
        assert_eq!((told.turns[0].at, told.turns[0].seat), (7, 3));
        assert_eq!(told.turns[0].chances, chances[..3]);
        assert_eq!(told.mistakes.len(), 1, "what the game does not have is left out");
        let mistake = &told.mistakes[0];
        // The step of the choice itself.
        assert_eq!((mistake.at, mistake.seat), (15, seat.0 + 1));
        assert_eq!(mistake.chosen, notation::print(&content, chosen));
        assert!(!mistake.chosen_label.id.is_empty() || !mistake.chosen_label.args.is_empty());
        assert_eq!((mistake.best.as_str(), &*mistake.best_label.id), ("pass", "choice-pass"));
    }

    #[test]
    fn the_automa_has_its_share() {
        let content = Content::embedded().expect("the shipped content");
        let setup = Setup { variants: [Variant::AUTOMA].into_iter().collect(), ..Setup::new(2) };
        let game = Game::new(&content, &setup, &mut FastChance::new(5), &mut ()).expect("a game");
        let state = game.state;
        let moment = Moment { by_person: false, choice: None, happened: Vec::new(), state, waiting: SeatSet::new() };
        let review = Reviewer::new(0, 1, 1).finish(&game);
        let told = told(&content, &[moment], &review);
        let chances = &told.turns[0].chances;
        assert_eq!(chances.len(), 3);
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-5 && chances[2] > 0.0, "{chances:?}");
    }

    #[test]
    fn the_choices_of_persons_are_looked_at_one_at_a_time() {
        let content = Arc::new(Content::embedded().expect("the shipped content"));
        let moments = moments(&content, 40);
        let reviews = Reviews::default();
        for (all, of) in [(false, moments.iter().filter(|m| m.by_person).count()), (true, 40)] {
            let which = Which { table: "a".to_owned(), all };
            let job = Arc::new(Job { done: AtomicU32::new(0), of: of as u32 });
            let mut work = Work {
                reviews: reviews.clone(),
                which: which.clone(),
                job: Arc::clone(&job),
                content: Arc::clone(&content),
                moments: self::moments(&content, 40),
                at: 0,
                again: false,
                reviewer: Some(Reviewer::new(0, 1, 1)),
            };
            for n in 1..=of {
                assert!(work.slice(&darkrock_bots::never), "more is left");
                assert_eq!(job.done.load(Ordering::Relaxed), n as u32);
            }
            while work.slice(&darkrock_bots::never) {}
            let there = reviews.look(&which).expect("it is done").expect("it is kept");
            let api::Review::Done(done) = &*there else { panic!("{there:?}") };
            assert_eq!(done.turns.last().map(|turn| turn.at), Some(40), "the last is the end");
        }
    }

    #[test]
    fn a_review_that_fails_is_told_and_old_ones_are_forgotten() {
        let content = Arc::new(Content::embedded().expect("the shipped content"));
        let reviews = Reviews::default();
        let which = |n: usize| Which { table: n.to_string(), all: false };
        for n in 0..=KEPT {
            let job = Arc::new(Job { done: AtomicU32::new(0), of: 0 });
            let reviewer = Some(Reviewer::new(0, 1, 1));
            let (reviews, which) = (reviews.clone(), which(n));
            let content = Arc::clone(&content);
            drop(Work { reviews, which, job, content, moments: Vec::new(), at: 0, again: false, reviewer });
        }
        assert_eq!(reviews.look(&which(0)).map_err(|f| f.code), Ok(None), "the oldest may be made anew");
        assert_eq!(reviews.look(&which(1)).map_err(|f| f.code.into_owned()), Err("internal".to_owned()));
    }
}
