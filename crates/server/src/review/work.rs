//! One game under review: two passes over its choices, in slices that can be interrupted.
//!
//! The first pass is limited by a number of iterations for the whole game; the [`MOST_DOUBTS`] apparently most costly
//! choices are then searched again, each as deeply as for a hint.

use super::Job;
use crate::config::Limits;
use crate::history::{History, Moment};
use crate::wire::api::{self, ReviewDone, ReviewMistake, ReviewTurn};
use crate::wire::ids::{self, Ids};
use crate::wire::message::Message;
use darkrock_bots::Stop;
use darkrock_bots::review::{Mistake, Review, Reviewer, TurnChances};
use darkrock_rules::{Content, Game, notation};
use darkrock_texts::messages;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// The minimum number of iterations per choice.
const LEAST_ITERATIONS: u32 = 30;
/// The maximum number of iterations per choice.
const MOST_ITERATIONS: u32 = 600;
/// The number of choices searched again.
const MOST_DOUBTS: usize = 40;
/// The number of choices skipped at once when they are not reviewed.
const AT_ONCE: usize = 32;

/// A game under review.
pub(super) struct Work {
    pub(super) job: Arc<Job>,
    content: Arc<Content>,
    moments: Vec<Moment>,
    /// The index of the next choice.
    at: usize,
    /// Whether all were reviewed once, and some are searched again.
    again: bool,
    /// None once finished.
    reviewer: Option<Reviewer>,
    review: Option<Arc<api::Review>>,
}

impl fmt::Debug for Work {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Work").field("job", &self.job).field("at", &self.at).finish_non_exhaustive()
    }
}

impl Work {
    /// The game of a job.
    pub(super) fn new(job: Arc<Job>, history: History, limits: &Limits) -> Self {
        let wanted = |moment: &Moment| moment.choice.is_some() && (job.which.all || moment.by_person);
        let of = history.moments.iter().filter(|m| wanted(m)).count() as u32;
        job.of.store(of, Ordering::Relaxed);
        let iterations = (limits.review_iterations / of.max(1)).clamp(LEAST_ITERATIONS, MOST_ITERATIONS);
        // The same game gets the same review, independent of requester and time.
        let reviewer = Reviewer::new(0, iterations, limits.adviser.iterations());
        let History { content, moments, .. } = history;
        Self::of(job, content, moments, reviewer)
    }

    const fn of(job: Arc<Job>, content: Arc<Content>, moments: Vec<Moment>, reviewer: Reviewer) -> Self {
        Self { job, content, moments, at: 0, again: false, reviewer: Some(reviewer), review: None }
    }

    /// The review; none if it is not finished.
    pub(super) fn into_review(self) -> Option<Arc<api::Review>> {
        self.review
    }

    /// Reviews the next choice, and skips those before it that are not reviewed. Returns whether more is left.
    pub(super) fn slice(&mut self, stop: &Stop<'_>) -> bool {
        if self.again {
            return self.look_again(stop);
        }
        let Self { content, moments, at, again, reviewer, job, .. } = self;
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
            let wanted = job.which.all || moment.by_person;
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
        if !more {
            self.finish();
        }
        more
    }

    fn finish(&mut self) {
        if let (Some(reviewer), Some(last)) = (self.reviewer.take(), self.moments.last()) {
            let found = reviewer.finish(&Game::at(&self.content, last.state));
            self.review = Some(Arc::new(api::Review::Done(told(&self.content, &self.moments, &found))));
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
    use super::super::Which;
    use super::*;
    use crate::fair::Payer;
    use crate::places::{Asker, Places};
    use darkrock_rules::chance::FastChance;
    use darkrock_rules::ids::{Seat, SeatSet};
    use darkrock_rules::variants::Variant;
    use darkrock_rules::{Choice, Setup};
    use std::sync::atomic::AtomicU32;

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

    fn job(all: bool) -> Arc<Job> {
        let place = Places::default().take(&Asker::default(), 1, 1).expect("a place");
        let (done, of) = (AtomicU32::new(0), AtomicU32::new(0));
        let which = Which { table: "a".to_owned(), all };
        Arc::new(Job { which, payer: Payer::default(), done, of, _place: place })
    }

    #[test]
    fn the_choices_of_persons_are_looked_at_one_at_a_time() {
        let content = Arc::new(Content::embedded().expect("the shipped content"));
        let persons = moments(&content, 40).iter().filter(|m| m.by_person).count();
        for (all, of) in [(false, persons), (true, 40)] {
            let job = job(all);
            let (content, moments) = (Arc::clone(&content), moments(&content, 40));
            let mut work = Work::of(Arc::clone(&job), content, moments, Reviewer::new(0, 1, 1));
            for n in 1..=of {
                assert!(work.slice(&darkrock_bots::never), "more is left");
                assert_eq!(job.done.load(Ordering::Relaxed), n as u32);
            }
            while work.slice(&darkrock_bots::never) {}
            let review = work.into_review().expect("it is done");
            let api::Review::Done(done) = &*review else { panic!("{review:?}") };
            assert_eq!(done.turns.last().map(|turn| turn.at), Some(40), "the last is the end");
        }
    }
}
