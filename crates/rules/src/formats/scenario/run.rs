//! Playing a scenario, step by step.

use super::cast::Cast;
use super::event_words::{self, proposed};
use super::events::{event_matches, foreseen_words, print_event, standing_words};
use super::format::Scenario;
use super::luck::ScriptedLuck;
use super::step::Step;
use super::{expect, position, show};
use crate::content::Content;
use crate::content::edition::Edition;
use crate::core::chance::FastChance;
use crate::core::choice::Choice;
use crate::core::event::Event;
use crate::core::game::Game;
use crate::core::ids::Seat;
use crate::core::refusal::Refusal;
use crate::formats::notation;
use std::collections::BTreeMap;
use std::fmt;

/// A failed scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The path of the document.
    pub file: String,
    /// The line of the step, or of the scenario.
    pub line: u32,
    /// The scenario's name.
    pub scenario: String,
    /// The step, counted from 1; none when the position was invalid or outcomes were left at the end.
    pub step: Option<usize>,
    /// What was expected and what was found.
    pub message: String,
    /// A description of the position; empty when there is none.
    pub position: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let step = self.step.map_or(String::new(), |n| format!(", step {n}"));
        writeln!(f, "{}:{}: “{}”{step}", self.file, self.line, self.scenario)?;
        for line in self.message.lines() {
            writeln!(f, "  {line}")?;
        }
        if !self.position.is_empty() {
            writeln!(f, "  The position:")?;
        }
        for line in self.position.lines() {
            writeln!(f, "    {line}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Failure {}

/// The results of several scenarios.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// The number of passed scenarios.
    pub passed: usize,
    /// The failed ones.
    pub failures: Vec<Failure>,
}

impl Report {
    /// Adds the result of a scenario.
    pub fn add(&mut self, result: Result<(), Box<Failure>>) {
        match result {
            Ok(()) => self.passed += 1,
            Err(failure) => self.failures.push(*failure),
        }
    }

    /// Whether all passed.
    pub fn is_ok(&self) -> bool {
        self.failures.is_empty()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for failure in &self.failures {
            writeln!(f, "{failure}")?;
        }
        write!(f, "scenarios: {} passed, {} failed", self.passed, self.failures.len())
    }
}

/// Plays all these scenarios; those without an edition with this one.
pub fn run_all<'s>(content: &Content, edition: Edition, scenarios: impl IntoIterator<Item = &'s Scenario>) -> Report {
    let mut report = Report::default();
    for scenario in scenarios {
        report.add(run(content, edition, scenario));
    }
    report
}

/// Plays a scenario, with this edition if it applies to any.
///
/// # Errors
/// At the first step that fails, with the position; boxed, because it is much larger than success.
pub fn run(content: &Content, edition: Edition, scenario: &Scenario) -> Result<(), Box<Failure>> {
    let fail = |step: Option<usize>, line: u32, message: String, position: String| {
        let (file, name) = (scenario.file.clone(), scenario.name.clone());
        Box::new(Failure { file, line, scenario: name, step, message, position })
    };
    // A mode brings its modules along.
    let (wanted, given) = (&scenario.selection, &content.selection);
    let brought = wanted.mode.is_some() && wanted.mode == given.mode;
    let brings = brought && wanted.modules.iter().all(|id| given.modules.contains(id));
    if !wanted.is_base() && !brings && !wanted.is_like(given) {
        let message = format!("the scenario selects {wanted}, but the content is composed of {given}");
        return Err(fail(None, scenario.line, message, String::new()));
    }
    let changed;
    let content = if scenario.abilities.is_empty() {
        content
    } else {
        let other = content.with_abilities(&scenario.abilities);
        changed = other.map_err(|e| fail(None, scenario.line, e.to_string(), String::new()))?;
        &changed
    };
    let mut runner = Runner::start(content, edition, scenario)
        .map_err(|message| fail(None, scenario.line, message, String::new()))?;
    for (n, step) in scenario.steps.iter().enumerate() {
        let line = step.line;
        let done = runner.step(n, &step.value, line).and_then(|()| runner.sound());
        done.map_err(|message| fail(Some(n + 1), line, message, runner.shown()))?;
    }
    runner.luck.finish().map_err(|message| fail(None, scenario.line, message, runner.shown()))
}

struct Runner<'a> {
    cast: Cast<'a>,
    game: Game<'a>,
    luck: ScriptedLuck<'a>,
    /// The events since the last choice.
    events: Vec<Event>,
    /// The number of initial steps with random outcomes, used to create the position.
    before: usize,
    /// Whether the scenario applies to any edition.
    of_any_edition: bool,
    choices: Vec<Choice>,
}

impl<'a> Runner<'a> {
    /// The position, created with the random outcomes of the first steps.
    fn start(content: &'a Content, edition: Edition, scenario: &'a Scenario) -> Result<Self, String> {
        let cast = Cast { content, players: &scenario.players };
        let mut luck = ScriptedLuck::new(cast);
        let mut before = 0;
        for step in &scenario.steps {
            let Step::Luck(words) = &step.value else { break };
            luck.script(words, step.line)?;
            before += 1;
        }
        let mut events = Vec::new();
        let game = position::build(content, edition, scenario, &mut luck, &mut events)?;
        let of_any_edition = scenario.editions.is_empty();
        let runner = Self { cast, game, luck, events, before, of_any_edition, choices: Vec::new() };
        runner.sound()?;
        Ok(runner)
    }

    fn shown(&self) -> String {
        show::position(self.cast, &self.game)
    }

    /// Checks after every step: outcomes were possible, invariants hold, and re-dealing what a seat cannot know changes
    /// neither its view nor its choices, nor what it foresees of them.
    fn sound(&self) -> Result<(), String> {
        self.luck.check()?;
        let state = &self.game.state;
        crate::core::invariants::check(self.cast.content, state).map_err(|e| format!("the position is broken: {e}"))?;
        let mut chance = FastChance::new(1);
        for seat in state.public.all_seats() {
            let dealt = Game::at(self.cast.content, state.redeal_hidden(self.cast.content, Some(seat), &mut chance));
            let name = self.cast.name(seat);
            if dealt.state.view(Some(seat)) != state.view(Some(seat)) {
                return Err(format!("the view of {name} shows what it cannot know"));
            }
            let (mut here, mut there) = (Vec::new(), Vec::new());
            self.game.choices(seat, &mut here);
            dealt.choices(seat, &mut there);
            if here != there {
                return Err(format!("the choices of {name} depend on what it cannot know"));
            }
            // What is played further here must be a position of a game.
            if crate::core::invariants::check(self.cast.content, &dealt.state).is_err() {
                continue;
            }
            if let Some(choice) = here.iter().find(|c| self.game.foreseen(seat, **c) != dealt.foreseen(seat, **c)) {
                let choice = self.print(*choice);
                return Err(format!("what {name} foresees of “{choice}” depends on what it cannot know"));
            }
        }
        Ok(())
    }

    fn step(&mut self, n: usize, step: &Step, line: u32) -> Result<(), String> {
        match step {
            Step::Luck(_) if n < self.before => Ok(()),
            Step::Luck(words) => self.luck.script(words, line),
            Step::Choice { player, choice } => self.choose(player, choice),
            Step::Offered(by_player) => self.each(by_player, Self::offered),
            Step::NotOffered(by_player) => self.each(by_player, Self::not_offered),
            Step::Only(by_player) => self.each(by_player, Self::only),
            Step::Refused(by_player) => self.refused(by_player),
            Step::Standing(by_player) => self.stands(by_player),
            Step::Foreseen(by_player) => self.foresees(by_player),
            Step::Expect(values) => expect::check(self.cast, &self.game, values),
            Step::Events(expected) => self.happened(expected),
            Step::NoEvents(unexpected) => self.not_happened(unexpected),
        }
    }

    fn parse(&self, text: &str) -> Result<Choice, String> {
        notation::parse(self.cast.content, text).map_err(|e| format!("“{text}”: {e}"))
    }

    fn print(&self, choice: Choice) -> String {
        notation::print(self.cast.content, choice)
    }

    fn choose(&mut self, player: &str, text: &str) -> Result<(), String> {
        let seat = self.cast.seat(player)?;
        let choice = self.parse(text)?;
        self.events.clear();
        if self.of_any_edition && self.accepts_first(seat, choice) {
            return Ok(());
        }
        self.game.play(seat, choice, &mut self.luck, &mut self.events).map_err(|e| {
            let code = self.game.refusal(seat, choice).map_or("", |r| r.code());
            format!("expected that {player} can choose “{text}”: {e} [{code}]")
        })
    }

    /// Scenarios for any edition play the target's card or decline. If the edition first asks whether the target
    /// accepts, playing a card implies accepting. Returns whether the card was played already, because it was the only
    /// one.
    fn accepts_first(&mut self, seat: Seat, choice: Choice) -> bool {
        let Choice::Commit(card) = choice else { return false };
        if self.game.play(seat, Choice::Accept, &mut self.luck, &mut self.events).is_err() {
            return false;
        }
        self.events.contains(&Event::Committed { seat, card: Some(card) })
    }

    fn each(
        &mut self,
        by_player: &BTreeMap<String, Vec<String>>,
        check: impl Fn(&mut Self, Seat, &[Choice]) -> Result<(), String>,
    ) -> Result<(), String> {
        for (player, texts) in by_player {
            let seat = self.cast.seat(player)?;
            let expected = texts.iter().map(|t| self.parse(t)).collect::<Result<Vec<Choice>, String>>()?;
            let mut choices = std::mem::take(&mut self.choices);
            self.game.choices(seat, &mut choices);
            self.choices = choices;
            check(self, seat, &expected).map_err(|e| {
                let open: Vec<String> = self.choices.iter().map(|c| self.print(*c)).collect();
                let open = if open.is_empty() { "nothing".to_owned() } else { open.join(", ") };
                format!("{player}: {e}\nfound: {open}")
            })?;
        }
        Ok(())
    }

    fn offered(&mut self, _: Seat, expected: &[Choice]) -> Result<(), String> {
        match expected.iter().find(|c| !self.choices.contains(c)) {
            Some(missing) => Err(format!("expected that “{}” is offered", self.print(*missing))),
            None => Ok(()),
        }
    }

    fn not_offered(&mut self, _: Seat, unexpected: &[Choice]) -> Result<(), String> {
        match unexpected.iter().find(|c| self.choices.contains(c)) {
            Some(open) => Err(format!("expected that “{}” is not offered", self.print(*open))),
            None => Ok(()),
        }
    }

    fn only(&mut self, seat: Seat, expected: &[Choice]) -> Result<(), String> {
        self.offered(seat, expected)?;
        match self.choices.iter().find(|c| !expected.contains(c)) {
            Some(more) => Err(format!("expected that “{}” is not offered", self.print(*more))),
            None => Ok(()),
        }
    }

    fn refused(&self, by_player: &BTreeMap<String, BTreeMap<String, String>>) -> Result<(), String> {
        for (player, choices) in by_player {
            let seat = self.cast.seat(player)?;
            for (text, code) in choices {
                if !Refusal::codes().any(|known| known == code) {
                    let near = proposed(&notation::nearest(code, Refusal::codes()));
                    return Err(format!("no refusal is called “{code}”{near}"));
                }
                let refusal = self.game.refusal(seat, self.parse(text)?);
                let found = refusal.as_ref().map_or("nothing: it is open", |r| r.code());
                if found != code {
                    return Err(format!("{player}: “{text}”: expected the refusal {code}, found {found}"));
                }
            }
        }
        Ok(())
    }

    /// A choice that a player has now.
    fn open_choice(&self, player: &str, seat: Seat, text: &str) -> Result<Choice, String> {
        let choice = self.parse(text)?;
        let open = self.game.is_legal(seat, choice);
        if open { Ok(choice) } else { Err(format!("expected that {player} can choose “{text}”")) }
    }

    /// Compares the standing of the fight after choices that are open now.
    fn stands(&self, by_player: &BTreeMap<String, BTreeMap<String, String>>) -> Result<(), String> {
        for (player, choices) in by_player {
            let seat = self.cast.seat(player)?;
            for (text, expected) in choices {
                let choice = self.open_choice(player, seat, text)?;
                let found =
                    self.game.preview(seat, choice).standing.map_or_else(|| "unknown".to_owned(), standing_words);
                if found != *expected {
                    return Err(format!("{player}: “{text}”: expected the standing “{expected}”, found “{found}”"));
                }
            }
        }
        Ok(())
    }

    /// Compares what is foreseen of choices that are open now.
    fn foresees(&self, by_player: &BTreeMap<String, BTreeMap<String, Vec<String>>>) -> Result<(), String> {
        for (player, choices) in by_player {
            let seat = self.cast.seat(player)?;
            for (text, expected) in choices {
                let choice = self.open_choice(player, seat, text)?;
                let foreseen = self.game.foreseen(seat, choice);
                let found = foreseen_words(self.cast.content, &self.game.state.public, seat, &foreseen);
                if found != *expected {
                    let lines = |all: &[String]| if all.is_empty() { "nothing".to_owned() } else { all.join(", ") };
                    let (expected, found) = (lines(expected), lines(&found));
                    return Err(format!("{player}: “{text}”: expected to be foreseen: {expected}\nfound: {found}"));
                }
            }
        }
        Ok(())
    }

    fn printed_events(&self) -> Vec<String> {
        self.events.iter().map(|e| print_event(self.cast.content, &self.game.state.public, e)).collect()
    }

    /// Validates the forms of events.
    fn known(&self, events: &[String]) -> Result<(), String> {
        events.iter().try_for_each(|event| event_words::check(self.cast, &self.game.state.public, event))
    }

    fn happened(&self, expected: &[String]) -> Result<(), String> {
        self.known(expected)?;
        let printed = self.printed_events();
        let mut rest = printed.iter();
        for event in expected {
            if !rest.any(|p| event_matches(p, event)) {
                let all = printed.join("\n  ");
                let missing = if printed.iter().any(|p| event_matches(p, event)) { "at that point" } else { "at all" };
                return Err(format!(
                    "expected the event “{event}”; it did not happen {missing}. What happened:\n  {all}"
                ));
            }
        }
        Ok(())
    }

    fn not_happened(&self, unexpected: &[String]) -> Result<(), String> {
        self.known(unexpected)?;
        for printed in self.printed_events() {
            if unexpected.iter().any(|event| event_matches(&printed, event)) {
                return Err(format!("expected no such event, and “{printed}” happened"));
            }
        }
        Ok(())
    }
}
