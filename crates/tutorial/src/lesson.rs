//! A lesson, validated by playing it once, so that each of its steps has a position.

use crate::format::{SceneFile, Show, StepFile};
use crate::luck::LessonLuck;
use crate::source::LessonSource;
use crate::{LEARNER, Stage, guide};
use darkrock_rules::chance::Outcome;
use darkrock_rules::ids::Seat;
use darkrock_rules::record::{Header, Session};
use darkrock_rules::scenario::{self, Scenario};
use darkrock_rules::{Choice, Content, Setup, State, Variants, notation};
use std::collections::{BTreeMap, BTreeSet};

/// A lesson's file does not match the content or the rules.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{file}{}: {what}", .step.as_ref().map_or(String::new(), |s| format!(", step {s}")))]
pub struct LessonError {
    /// Its path, for messages.
    pub file: String,
    /// The step's id, if the error is in a step.
    pub step: Option<String>,
    /// What was wrong and what was expected.
    pub what: String,
}

/// A choice as words of the notation; `*` matches any words.
type Pattern = Vec<String>;

/// The expected choice of a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Task {
    /// The choice that the guide explains.
    pub choice: Choice,
    /// Equivalent choices.
    also: Vec<Pattern>,
    /// The answers to what can be chosen, most specific pattern first; none if this is no moment to decide.
    decide: Vec<(Pattern, String)>,
    /// Whether doing it is praised.
    pub(crate) achieved: bool,
    /// The random outcomes that follow.
    pub(crate) luck: Vec<Outcome>,
    /// The following choices of others.
    pub(crate) then: Vec<(Seat, Choice)>,
}

impl Task {
    /// Whether a choice completes the step.
    pub fn is_met_by(&self, content: &Content, choice: Choice) -> bool {
        choice == self.choice || self.also.iter().any(|pattern| is_like(content, pattern, choice))
    }

    /// Whether this is a moment to decide: then everything that can be chosen has an answer of its own.
    pub fn decides(&self) -> bool {
        !self.decide.is_empty()
    }

    /// The last word of the message that answers a choice, at a moment to decide.
    pub fn answer_to(&self, content: &Content, choice: Choice) -> Option<&str> {
        self.decide.iter().find(|(pattern, _)| is_like(content, pattern, choice)).map(|(_, word)| word.as_str())
    }

    /// Every choice must have an answer, and every answer a choice.
    fn validate_answers(&self, content: &Content, open: &[Choice]) -> Result<(), String> {
        if !self.decides() {
            return Ok(());
        }
        if self.achieved {
            return Err(
                "achieved and decide: expected one of them, since the answers of decide take the place of praise"
                    .into(),
            );
        }
        if let Some(choice) = open.iter().find(|choice| self.answer_to(content, **choice).is_none()) {
            return Err(format!("decide has no answer to “{}”", notation::print(content, *choice)));
        }
        let idle = |(pattern, word): &&(Pattern, String)| {
            !open
                .iter()
                .any(|choice| is_like(content, pattern, *choice) && self.answer_to(content, *choice) == Some(word))
        };
        match self.decide.iter().find(idle) {
            Some((pattern, _)) => Err(format!("decide answers “{}”, which cannot be chosen", pattern.join(" "))),
            None => Ok(()),
        }
    }
}

/// A pattern from its text.
fn pattern(text: &str) -> Pattern {
    text.split_whitespace().map(str::to_owned).collect()
}

/// Whether a choice matches a pattern.
fn is_like(content: &Content, pattern: &[String], choice: Choice) -> bool {
    let text = notation::print(content, choice);
    let words: Vec<&str> = text.split(' ').collect();
    fits(pattern, &words)
}

/// The answers by their patterns: those without `*` first, then the longest.
fn answers(decide: &BTreeMap<String, String>) -> Vec<(Pattern, String)> {
    let mut all: Vec<(Pattern, String)> = decide.iter().map(|(text, word)| (pattern(text), word.clone())).collect();
    all.sort_by_key(|(pattern, _)| (pattern.last().is_some_and(|word| word == "*"), std::cmp::Reverse(pattern.len())));
    all
}

/// Whether words match a pattern.
fn fits(pattern: &[String], words: &[&str]) -> bool {
    match (pattern.split_first(), words.split_first()) {
        (None, None) => true,
        (Some((star, _)), _) if star == "*" => true,
        (Some((word, pattern)), Some((first, words))) => word == first && fits(pattern, words),
        _ => false,
    }
}

/// What the guide says once, and what has to be done before it goes on.
#[derive(Clone, Debug)]
pub struct Step {
    /// The name by which messages know it, unique in its lesson.
    pub id: String,
    /// What the guide highlights.
    pub show: Show,
    /// What the guide waits for; none if the step only has a text.
    pub task: Option<Task>,
    /// Whether a prepared position begins here.
    pub scene: bool,
    /// The setup of its scene.
    pub(crate) setup: Setup,
    /// Its initial position.
    pub(crate) state: State,
}

/// A guided game: what the learner is told and has to do.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The name by which commands and addresses know it.
    pub id: String,
    /// Its steps; at least one, and the last one only has a text.
    pub steps: Vec<Step>,
}

impl Lesson {
    /// Validates a lesson by playing its own choices. The content is that of the source's selection.
    ///
    /// # Errors
    /// When a step does not match the content or the rules.
    pub fn of(content: &Content, source: &LessonSource) -> Result<Self, LessonError> {
        let file = source.file.as_str();
        let fault = |what: String| LessonError { file: file.to_owned(), step: None, what };
        let mut maker = Maker { content, file, stage: None, steps: Vec::new() };
        for step in &source.lesson.steps {
            let wrong = |what| LessonError { file: file.to_owned(), step: Some(step.id.clone()), what };
            maker.step(step.clone()).map_err(wrong)?;
        }
        let mut known = BTreeSet::new();
        if let Some(twice) = maker.steps.iter().find(|step| !known.insert(step.id.as_str())) {
            return Err(fault(format!("the step {} is defined twice", twice.id)));
        }
        match maker.steps.last() {
            Some(last) if last.task.is_none() => Ok(Self { id: source.id().to_owned(), steps: maker.steps }),
            Some(last) => Err(fault(format!("the last step is {}: expected a step without choose", last.id))),
            None => Err(fault("there are no steps".to_owned())),
        }
    }

    /// A game at the beginning of a step, counted from 0, at most the last one. Its random outcomes beyond
    /// the lesson's script depend on the step.
    pub fn session<'c>(&self, content: &'c Content, step: usize) -> Stage<'c> {
        let at = step.min(self.steps.len() - 1);
        let Step { setup, state, .. } = &self.steps[at];
        Session::at(content, Header::new(content, setup), *state, LessonLuck::new(content, at as u64))
    }
}

/// Plays a lesson while parsing it.
struct Maker<'c, 'f> {
    content: &'c Content,
    file: &'f str,
    /// The scene's setup, its players and the game so far.
    stage: Option<(Setup, Vec<String>, Stage<'c>)>,
    steps: Vec<Step>,
}

impl Maker<'_, '_> {
    fn step(&mut self, step: StepFile) -> Result<(), String> {
        let scene = step.scene.is_some();
        if let Some(scene) = step.scene {
            if self.steps.last().is_some_and(|before| before.task.is_some()) {
                return Err(
                    "a new scene starts: expected a step without choose before it, so that learners see the result"
                        .into(),
                );
            }
            self.begin(scene)?;
        }
        let content = self.content;
        let Some((setup, players, session)) = &mut self.stage else {
            return Err("expected a scene in the first step".into());
        };
        let (setup, state) = (setup.clone(), session.game().state);
        let task = match step.choose {
            None if step.also.is_empty()
                && step.luck.is_empty()
                && step.then.is_empty()
                && step.decide.is_empty()
                && !step.achieved =>
            {
                None
            }
            None => return Err("also, decide, achieved, luck and then are only valid with choose".into()),
            Some(choose) => {
                let seat = |name: &String| players.iter().position(|p| p == name).map(|at| Seat(at as u8));
                let mut then = Vec::new();
                for (name, text) in step.then.iter().flatten() {
                    let seat =
                        seat(name).ok_or_else(|| format!("unknown player “{name}”: expected a player of the scene"))?;
                    then.push((seat, choice(content, text)?));
                }
                let outcome = |text: &String| notation::parse_outcome(content, text).map_err(|e| format!("luck: {e}"));
                let luck = step.luck.iter().map(outcome).collect::<Result<Vec<_>, _>>()?;
                let also = step.also.iter().map(|text| pattern(text)).collect();
                let (decide, achieved) = (answers(&step.decide), step.achieved);
                Some(Task { choice: choice(content, &choose)?, also, decide, achieved, luck, then })
            }
        };
        if let Some(task) = &task {
            let mut open = Vec::new();
            session.choices(LEARNER, &mut open);
            task.validate_answers(content, &open)?;
            play_through(session, task)?;
        }
        self.steps.push(Step { id: step.id, show: step.show, task, scene, setup, state });
        Ok(())
    }

    fn begin(&mut self, scene: SceneFile) -> Result<(), String> {
        let SceneFile { players, position } = scene;
        let scenario = Scenario {
            file: self.file.to_owned(),
            line: 0,
            name: String::new(),
            covers: Vec::new(),
            page: None,
            players: players.clone(),
            editions: Vec::new(),
            length: 20,
            selection: self.content.selection.clone(),
            variants: Variants::default(),
            skip_empty_windows: true,
            abilities: BTreeMap::new(),
            position,
            steps: Vec::new(),
        };
        let luck = LessonLuck::new(self.content, 0);
        let session = scenario::stage(self.content, &scenario, luck).map_err(|e| e.what)?;
        let setup = session.record().header.setup;
        self.stage = Some((setup, players, session));
        Ok(())
    }
}

fn choice(content: &Content, text: &str) -> Result<Choice, String> {
    notation::parse(content, text).map_err(|e| format!("“{text}”: {e}"))
}

/// Plays a step by its own choices, each of which must be legal.
///
/// # Errors
/// The first one that is not.
pub(crate) fn play_through(session: &mut Stage<'_>, task: &Task) -> Result<(), String> {
    let content = session.game().content;
    session.chance_mut().script(&task.luck);
    let answers = [(LEARNER, task.choice)].into_iter().chain(task.then.iter().copied());
    for (seat, choice) in answers {
        if let Err(error) = session.play(seat, choice, &mut ()) {
            let named = notation::print(content, choice);
            return Err(format!("“{named}”: {error}; expected of seat {} one of {}", seat.0 + 1, open(session, seat)));
        }
    }
    if !session.chance_mut().is_followed() {
        return Err(format!("the outcomes in luck do not match: {}", session.chance_mut().fault()));
    }
    let waiting = session.waiting();
    if let Some(other) = waiting.iter().find(|seat| *seat != LEARNER) {
        let open = open(session, other);
        return Err(format!("seat {} has to choose next: expected one of its choices in then: {open}", other.0 + 1));
    }
    guide::is_learners(session).then_some(()).ok_or_else(|| "no decision is pending: the game is over".to_owned())
}

/// What a seat may choose now, in the notation.
fn open(session: &Stage<'_>, seat: Seat) -> String {
    let mut open = Vec::new();
    session.choices(seat, &mut open);
    let named: Vec<String> = open.iter().map(|choice| notation::print(session.game().content, *choice)).collect();
    named.join(", ")
}
