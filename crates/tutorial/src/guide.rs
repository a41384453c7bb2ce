//! The guide: follows a player through a lesson, accepts every legal choice, and leads back to the lesson.

use crate::lesson::{Lesson, Step, Task, play_through};
use crate::{LEARNER, Stage};
use darkrock_rules::event::Observer;
use darkrock_rules::ids::Seat;
use darkrock_rules::{Choice, Content, PlayError};
use std::collections::VecDeque;
use std::sync::Arc;

/// The maximum number of choices of others before the learner must choose again.
const MOST_ANSWERS: usize = 200;

/// The guide's reply to the learner's last input, shown before the step's text.
///
/// Most steps that are done get none; at a moment to decide each choice has an answer of its own ([`Guide::answer`]) instead.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "kebab-case", prefix = "tutorial-reply-")]
pub enum Reply {
    /// The step is done, and it was an achievement.
    Well,
    /// The step is done after another choice: the position was reset to that of the lesson.
    PutRight,
    /// Another choice was made, and the step can still be done.
    Strayed,
    /// Another choice was made, and the step cannot be done now without going back.
    Away,
    /// The position was reset to the step's beginning.
    Back,
}

impl Reply {
    /// The id of the sentence with which the guide answers.
    pub fn message(self) -> &'static str {
        self.into()
    }
}

/// How the position changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moved {
    /// By the rules: through the events sent to the observer.
    On,
    /// The position was replaced: everything must be rendered again.
    Placed,
}

/// Follows one player through one lesson.
#[derive(Clone, Debug)]
pub struct Guide {
    lesson: Arc<Lesson>,
    step: usize,
    strayed: bool,
    reply: Option<Reply>,
    answer: Option<String>,
}

impl Guide {
    /// A guide at the beginning of a step, counted from 0, with its game.
    pub fn begin<'c>(content: &'c Content, lesson: Arc<Lesson>, step: usize) -> (Self, Stage<'c>) {
        let step = step.min(lesson.steps.len() - 1);
        let session = lesson.session(content, step);
        (Self { lesson, step, strayed: false, reply: None, answer: None }, session)
    }

    /// What the guide follows, from its file.
    pub fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// The index of the step, from 0.
    pub fn at(&self) -> usize {
        self.step
    }

    /// Where the learner is now.
    pub fn step(&self) -> &Step {
        &self.lesson.steps[self.step]
    }

    /// Whether it is the last step, after which the lesson is over.
    pub fn is_last(&self) -> bool {
        self.step + 1 == self.lesson.steps.len()
    }

    /// Whether the step only has a text: it requires no choice, and none was made.
    pub fn only_tells(&self) -> bool {
        self.step().task.is_none() && !self.strayed
    }

    /// Whether another choice was made since the step began, so that it can be reset.
    pub fn has_strayed(&self) -> bool {
        self.strayed
    }

    /// The guide's reply to the last input.
    pub fn reply(&self) -> Option<Reply> {
        self.reply
    }

    /// The id of the message that answers the last choice, if that was made at a moment to decide.
    pub fn answer(&self) -> Option<&str> {
        self.answer.as_deref()
    }

    /// The id of the message that is shown before the step's: the answer to the last choice, or the reply to the last input.
    pub fn said(&self) -> Option<&str> {
        self.answer().or_else(|| self.reply.map(Reply::message))
    }

    /// The id of the step's message.
    pub fn message(&self) -> String {
        format!("tutorial-{}-{}", self.lesson.id, self.step().id)
    }

    /// Whether this is a moment to decide: clients do not point out the choice that the guide waits for.
    pub fn decides(&self) -> bool {
        self.step().task.as_ref().is_some_and(Task::decides)
    }

    /// The choice that the guide waits for, if it is legal now.
    pub fn wanted(&self, session: &Stage<'_>) -> Option<Choice> {
        let task = self.step().task.as_ref()?;
        let mut open = Vec::new();
        session.choices(LEARNER, &mut open);
        let content = session.game().content;
        let meets = |choice: &Choice| task.is_met_by(content, *choice);
        if open.contains(&task.choice) { Some(task.choice) } else { open.into_iter().find(meets) }
    }

    /// Plays a choice of the learner, and the following choices of others. At a moment to decide, a choice that is not
    /// expected only gets its answer, and the step begins anew.
    ///
    /// # Errors
    /// When it is illegal; then nothing has changed.
    pub fn play(
        &mut self,
        session: &mut Stage<'_>,
        choice: Choice,
        observer: &mut impl Observer,
    ) -> Result<Moved, PlayError> {
        let content = session.game().content;
        let lesson = Arc::clone(&self.lesson);
        let met = self.next_task().filter(|at| task_of(&lesson, *at).is_some_and(|t| t.is_met_by(content, choice)));
        let task = met.and_then(|at| task_of(&lesson, at));
        let answered = self.answer_to(content, choice);
        if let (Some((at, answer)), None) = (&answered, met) {
            session.clone().play(LEARNER, choice, &mut ())?;
            self.step = *at;
            self.place(session, None);
            self.answer = Some(answer.clone());
            return Ok(Moved::Placed);
        }
        session.chance_mut().script(task.map_or(&[], |task| &task.luck));
        let played = session.play(LEARNER, choice, observer);
        if let Err(error) = played {
            session.chance_mut().script(&[]);
            return Err(error);
        }
        let then = task.map_or(&[][..], |task| &task.then);
        let smooth = answer(session, then, observer) && session.chance_mut().is_followed();
        session.chance_mut().script(&[]);
        self.answer = answered.map(|(_, answer)| answer);
        let (Some(at), Some(task)) = (met, task) else {
            self.strayed = true;
            self.reply = Some(if self.wanted(session).is_some() { Reply::Strayed } else { Reply::Away });
            return Ok(Moved::On);
        };
        let exact = smooth && !self.strayed && task.choice == choice;
        self.step = at + 1;
        if exact || self.goes_on(session) {
            self.strayed = false;
            self.reply = task.achieved.then_some(Reply::Well);
            return Ok(Moved::On);
        }
        let answer = self.answer.take();
        self.place(session, Some(Reply::PutRight));
        self.answer = answer;
        Ok(Moved::Placed)
    }

    /// The step and the message that answer a choice, if the learner is at a moment to decide.
    fn answer_to(&self, content: &Content, choice: Choice) -> Option<(usize, String)> {
        let at = self.next_task().filter(|_| !self.strayed)?;
        let word = task_of(&self.lesson, at)?.answer_to(content, choice)?;
        Some((at, format!("tutorial-{}-{}-{word}", self.lesson.id, self.lesson.steps[at].id)))
    }

    /// Advances to the next step, because the current one was read or is skipped. At the last step nothing happens.
    pub fn go_on(&mut self, session: &mut Stage<'_>) -> Moved {
        if self.is_last() {
            return Moved::On;
        }
        let read = self.only_tells();
        self.step += 1;
        (self.reply, self.answer) = (None, None);
        if read && !self.step().scene {
            return Moved::On;
        }
        self.place(session, None);
        Moved::Placed
    }

    /// Resets the position to the step's beginning.
    pub fn go_back(&mut self, session: &mut Stage<'_>) -> Moved {
        self.place(session, Some(Reply::Back));
        Moved::Placed
    }

    fn place(&mut self, session: &mut Stage<'_>, reply: Option<Reply>) {
        let content = session.game().content;
        *session = self.lesson.session(content, self.step);
        self.strayed = false;
        (self.reply, self.answer) = (reply, None);
    }

    /// The next step with a choice in this scene: this one, or one after steps that only have a text.
    fn next_task(&self) -> Option<usize> {
        let ahead = self.lesson.steps.iter().enumerate().skip(self.step);
        let here = ahead.take_while(|(at, step)| *at == self.step || !step.scene);
        here.map(|(at, step)| (at, step.task.is_some())).find(|(_, asks)| *asks).map(|(at, _)| at)
    }

    /// Whether the rest of the scene can be played from this position as scripted.
    fn goes_on(&self, session: &Stage<'_>) -> bool {
        let mut trial = session.clone();
        let ahead = self.lesson.steps.iter().enumerate().skip(self.step);
        let mut here = ahead.take_while(|(_, step)| !step.scene).filter_map(|(_, step)| step.task.as_ref());
        is_learners(session) && here.all(|task| play_through(&mut trial, task).is_ok())
    }
}

fn task_of(lesson: &Lesson, at: usize) -> Option<&Task> {
    lesson.steps.get(at).and_then(|step| step.task.as_ref())
}

/// Whether only the learner must choose.
pub(crate) fn is_learners(session: &Stage<'_>) -> bool {
    let waiting = session.waiting();
    waiting.contains(LEARNER) && waiting.len() == 1
}

/// Plays the others' choices until only the learner must choose: the scripted ones if legal, otherwise those that end
/// soonest. Returns whether exactly the scripted choices were needed.
fn answer(session: &mut Stage<'_>, then: &[(Seat, Choice)], observer: &mut impl Observer) -> bool {
    let mut script: VecDeque<(Seat, Choice)> = then.iter().copied().collect();
    let mut smooth = true;
    let mut open = Vec::new();
    for _ in 0..MOST_ANSWERS {
        let Some(other) = session.waiting().iter().find(|seat| *seat != LEARNER) else { break };
        session.choices(other, &mut open);
        let scripted = script.pop_front().filter(|(seat, choice)| *seat == other && open.contains(choice));
        smooth &= scripted.is_some();
        let Some(choice) = scripted.map(|(_, choice)| choice).or_else(|| soonest(&open)) else { break };
        if session.play(other, choice, observer).is_err() {
            break;
        }
    }
    smooth && script.is_empty()
}

/// The choice that ends a decision soonest.
fn soonest(open: &[Choice]) -> Option<Choice> {
    let quick = |choice: &&Choice| matches!(choice, Choice::Pass | Choice::End | Choice::Decline);
    open.iter().find(quick).or(open.first()).copied()
}
