//! The table: a game in play with its people, bots, log and file, shared by full-screen and plain mode.

use super::seats::{self, Bots, Sitter};
use super::thinking;
use super::words::Words;
use anyhow::{Context, Result, ensure};
use darkrock_bots::advice::hint_seed;
use darkrock_bots::precomputed::Precomputed;
use darkrock_bots::{Ask, BOT_KINDS, Bot, BotKind, End, Gunslinger, News, Stop, seat_seed};
use darkrock_lab::program::Watch;
use darkrock_rules::event::Event;
use darkrock_rules::game::PlayError;
use darkrock_rules::limits::SEATS;
use darkrock_rules::record::{Record, Session, UndoError};
use darkrock_rules::rule_index::RuleIndex;
use darkrock_rules::view::View;
use darkrock_rules::{Choice, Content, Seat, Setup};
use darkrock_texts::{Language, Scene, Texts};
use darkrock_tutorial::{Guide, LEARNER, Lesson, LessonLuck, Moved};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

/// The parameters of a new table.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The setup for the rules.
    pub setup: Setup,
    /// The players by seat.
    pub sitters: Vec<Sitter>,
    /// The seed of the random outcomes.
    pub seed: u64,
    /// The file in which the game is saved after each choice.
    pub save: Option<PathBuf>,
    /// Of every text on the screen; `--lang` sets it.
    pub language: Language,
    /// The evaluation weights of tuned bots.
    pub precomputed: Option<Arc<Precomputed>>,
    /// The rule index of the content in play.
    pub rules: RuleIndex,
}

impl Plan {
    /// Names the people who have no name, in the language of the table.
    fn name_people(&mut self, content: &Content) -> Result<()> {
        let words = Words::new(self.language, content)?;
        for (seat, sitter) in self.sitters.iter_mut().enumerate() {
            if let Sitter::Person(name) = sitter
                && name.is_empty()
            {
                *name = words.n("menu-person", seat as i64 + 1);
            }
        }
        Ok(())
    }
}

/// An event with the fight that it belongs to.
struct Logged {
    scene: Scene,
    event: Event,
}

/// What one event tells the readers of the screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// A sentence in the player's language, without color.
    pub text: String,
    /// Whether a turn begins with it.
    pub turn: bool,
    /// Whether it is a highlight: a story, a fight won, the end.
    pub strong: bool,
}

/// A seat's decision, in a form that can be sent to a thread.
#[derive(Clone, Debug)]
pub struct Question {
    content: Arc<Content>,
    view: View,
    choices: Vec<Choice>,
}

impl Question {
    /// In the form of a bot's request.
    pub fn ask(&self) -> Ask<'_> {
        Ask { content: &self.content, view: &self.view, choices: &self.choices }
    }

    /// What a bot chooses.
    pub fn put_to(&self, bot: &mut dyn Bot, stop: &Stop<'_>) -> Choice {
        let at = bot.choose(self.ask(), stop);
        self.choices[at.min(self.choices.len() - 1)]
    }
}

/// A game in play.
pub struct GameTable<'c> {
    /// The cards and the board.
    pub content: &'c Content,
    /// The rules of the content.
    pub rules: RuleIndex,
    /// Card texts, labels, log lines.
    pub texts: Texts,
    /// The terminal's own messages.
    pub words: Words,
    /// Whether the codes of rules are shown.
    pub codes: bool,
    /// The players by seat.
    pub sitters: Vec<Sitter>,
    /// The file in which the game is saved.
    pub save: Option<PathBuf>,
    /// Makes the bot that gives hints to a seat, from a seed.
    pub adviser: fn(u64) -> Box<dyn Bot>,
    /// The content again, for threads.
    shared: Arc<Content>,
    /// Incremented with every change of the position.
    moment: u64,
    session: Session<'c, LessonLuck<'c>>,
    /// The guide, in a lesson.
    guide: Option<Guide>,
    /// Whether the lesson was played to its end.
    learnt: bool,
    bots: Bots,
    /// How many log events each seat's bot has received.
    heard: [usize; SEATS],
    /// Handles that report whether a program has failed.
    watches: Vec<Watch>,
    scene: Scene,
    log: Vec<Logged>,
    /// How long the log was before each choice, for undo.
    marks: Vec<usize>,
}

impl<'c> GameTable<'c> {
    /// A new game.
    ///
    /// # Errors
    /// When the setup cannot be played, or the texts cannot be read.
    pub fn new(content: &'c Content, mut plan: Plan) -> Result<Self> {
        let mut events = Vec::new();
        plan.name_people(content)?;
        let mut session = Session::new(content, &plan.setup, LessonLuck::new(content, plan.seed), &mut events)?;
        session.header_mut().seed = Some(plan.seed.to_string());
        session.header_mut().names = plan.sitters.iter().map(Sitter::for_record).collect();
        Self::with_session(content, session, plan, events)
    }

    /// Resumes a recorded game. Its random outcomes from here on depend on the seed and the number of entries, so that
    /// saving and resuming does not change them.
    ///
    /// # Errors
    /// When the record does not match the rules or the content.
    pub fn resume(content: &'c Content, record: &Record, mut plan: Plan) -> Result<Self> {
        plan.name_people(content)?;
        let mut events = Vec::new();
        let luck = plan.seed.wrapping_add((record.entries.len() as u64).wrapping_mul(0x9E37_79B9));
        let session = Session::resume(content, record, LessonLuck::new(content, luck), &mut events)?;
        Self::with_session(content, session, plan, events)
    }

    /// A lesson of the tutorial from a step on, counted from 0.
    ///
    /// # Errors
    /// When the texts cannot be read.
    pub fn lesson(
        content: &'c Content,
        rules: RuleIndex,
        lesson: Arc<Lesson>,
        step: usize,
        language: Language,
    ) -> Result<Self> {
        let (guide, session) = Guide::begin(content, lesson, step);
        let setup = session.record().header.setup;
        let sitter = |seat| match seat {
            0 => Sitter::Person(String::new()),
            other => Sitter::bot(BotKind::Cowboy, usize::from(other)),
        };
        let sitters = (0..setup.seats).map(sitter).collect();
        let mut plan = Plan { setup, sitters, seed: 0, save: None, language, precomputed: None, rules };
        plan.name_people(content)?;
        Ok(Self { guide: Some(guide), ..Self::with_session(content, session, plan, Vec::new())? })
    }

    fn with_session(
        content: &'c Content,
        session: Session<'c, LessonLuck<'c>>,
        plan: Plan,
        events: Vec<Event>,
    ) -> Result<Self> {
        let (bots, watches) =
            seats::bots(&plan.sitters, plan.seed ^ session.entries().len() as u64, plan.precomputed.as_ref())?;
        let mut table = Self {
            content,
            rules: plan.rules,
            texts: Texts::new(content, plan.language)?,
            words: Words::new(plan.language, content)?,
            codes: false,
            bots,
            heard: [0; SEATS],
            watches,
            sitters: plan.sitters,
            save: plan.save,
            adviser,
            shared: Arc::new(content.clone()),
            moment: 0,
            session,
            guide: None,
            learnt: false,
            scene: Scene::new(),
            log: Vec::new(),
            marks: Vec::new(),
        };
        table.note(events);
        Ok(table)
    }

    /// Changes the language.
    ///
    /// # Errors
    /// When its texts cannot be read; then nothing has changed.
    pub fn speak(&mut self, language: Language) -> Result<()> {
        (self.texts, self.words) = (Texts::new(self.content, language)?, Words::new(language, self.content)?);
        Ok(())
    }

    /// Shows the codes of rules from now on, or hides them again. Returns what to say about it.
    pub fn turn_codes(&mut self) -> String {
        self.codes = !self.codes;
        self.words.t(if self.codes { "codes-shown" } else { "codes-hidden" })
    }

    fn note(&mut self, events: Vec<Event>) {
        for event in events {
            self.scene.follow(&event);
            self.log.push(Logged { scene: self.scene, event });
        }
    }

    /// The session: pending decisions and legal choices.
    pub fn session(&self) -> &Session<'c, LessonLuck<'c>> {
        &self.session
    }

    /// The view of a seat, or of a spectator.
    pub fn view(&self, viewer: Option<Seat>) -> View {
        self.session.game().view(viewer)
    }

    /// Whether the last turn is over and the points are counted.
    pub fn is_over(&self) -> bool {
        self.session.game().is_over()
    }

    /// The seat that chooses next: bots before people, the person at the keyboard before others.
    pub fn next_seat(&self, keyboard: Option<Seat>) -> Option<Seat> {
        let waiting = self.session.waiting();
        let bot = waiting.iter().find(|s| !self.is_person(*s));
        bot.or_else(|| keyboard.filter(|s| waiting.contains(*s))).or_else(|| waiting.first())
    }

    /// Whether somebody at this terminal decides for a seat; a bot or a program decides for the others.
    pub fn is_person(&self, seat: Seat) -> bool {
        self.sitters.get(seat.index()).is_some_and(Sitter::is_person)
    }

    /// The seats for which somebody at this terminal decides, in order; empty if only bots play.
    pub fn people(&self) -> Vec<Seat> {
        (0..self.sitters.len() as u8).map(Seat).filter(|s| self.is_person(*s)).collect()
    }

    /// The name of a seat's character.
    pub fn name(&self, seat: Seat) -> String {
        self.texts.seat_name(&self.session.game().state.public, seat)
    }

    /// The name of a seat's character or, before it has one, of whoever sits there.
    pub fn who(&self, seat: Seat) -> String {
        match self.sitters.get(seat.index()) {
            Some(sitter) if self.session.game().state.public.player(seat).character.is_none() => {
                sitter.name().to_owned()
            }
            _ => self.name(seat),
        }
    }

    /// The person who plays a seat, where several people share the terminal.
    fn person(&self, seat: Seat) -> Option<&str> {
        let shared = self.people().len() > 1 && self.is_person(seat);
        self.sitters.get(seat.index()).filter(|_| shared).map(Sitter::name)
    }

    /// Plays a choice of a person.
    ///
    /// # Errors
    /// When it is illegal; then nothing has changed.
    pub fn play(&mut self, seat: Seat, choice: Choice) -> Result<(), PlayError> {
        let mut events = Vec::new();
        let mark = self.log.len();
        let moved = match &mut self.guide {
            Some(guide) if seat == LEARNER => guide.play(&mut self.session, choice, &mut events)?,
            _ => {
                self.session.play(seat, choice, &mut events)?;
                Moved::On
            }
        };
        self.moment += 1;
        if moved == Moved::Placed {
            self.forget();
            return Ok(());
        }
        self.marks.push(mark);
        self.note(events);
        if self.is_over() {
            self.emit_end();
        }
        Ok(())
    }

    /// Sends the result of the game to the bots.
    fn emit_end(&mut self) {
        let Some(end) = End::of(self.session.game()) else { return };
        for seat in (0..self.sitters.len() as u8).map(Seat) {
            if let Some(mut bot) = self.take_bot(seat) {
                bot.handle_end(&end);
                self.seat_bot(seat, bot);
            }
        }
    }

    /// The guide; none outside of lessons.
    pub fn guide(&self) -> Option<&Guide> {
        self.guide.as_ref()
    }

    /// Whether the lesson was played to its end.
    pub fn is_learnt(&self) -> bool {
        self.learnt
    }

    /// Goes to the next step of the lesson. Returns whether there is one; after the last the lesson is complete.
    pub fn next_step(&mut self) -> bool {
        let Some(guide) = &mut self.guide else { return false };
        if guide.is_last() {
            self.learnt = true;
            return false;
        }
        let moved = guide.go_on(&mut self.session);
        self.moment += 1;
        if moved == Moved::Placed {
            self.forget();
        }
        true
    }

    /// Clears the log, because the position was replaced.
    fn forget(&mut self) {
        (self.log, self.marks, self.scene) = (Vec::new(), Vec::new(), Scene::new());
    }

    /// The content, for threads.
    pub fn shared(&self) -> Arc<Content> {
        Arc::clone(&self.shared)
    }

    /// The number of the position, changed by every choice and every undo.
    pub fn moment(&self) -> u64 {
        self.moment
    }

    /// A seat's pending decision; none when it has no choice to make.
    pub fn question(&self, seat: Seat) -> Option<Question> {
        let mut choices = Vec::new();
        self.session.choices(seat, &mut choices);
        let (content, view) = (Arc::clone(&self.shared), self.view(Some(seat)));
        (!choices.is_empty()).then_some(Question { content, view, choices })
    }

    /// Lets a bot choose within a time limit; none if the seat has no bot or nothing to choose.
    ///
    /// # Errors
    /// When the bot's choice is illegal: a bug.
    pub fn play_bot(&mut self, seat: Seat, limit: Option<Duration>) -> Result<()> {
        let Some(question) = self.question(seat) else { return Ok(()) };
        let Some(mut bot) = self.take_bot(seat) else { return Ok(()) };
        let choice = question.put_to(&mut *bot, &thinking::after(limit));
        self.seat_bot(seat, bot);
        self.play(seat, choice)?;
        Ok(())
    }

    /// Takes a bot from its seat for a background search, after sending it all events; none while it is taken already.
    pub fn take_bot(&mut self, seat: Seat) -> Option<Box<dyn Bot>> {
        let mut bot = self.bots.get_mut(seat.index()).and_then(Option::take)?;
        let unheard = self.log.get(self.heard[seat.index()]..).unwrap_or_default();
        let events: Vec<Event> = unheard.iter().map(|logged| logged.event).collect();
        bot.handle(News { content: self.content, public: &self.session.game().state.public, events: &events });
        self.heard[seat.index()] = self.log.len();
        Some(bot)
    }

    /// Returns a bot to its seat.
    pub fn seat_bot(&mut self, seat: Seat, bot: Box<dyn Bot>) {
        if let Some(place) = self.bots.get_mut(seat.index()) {
            *place = Some(bot);
        }
    }

    /// Reports each failed program once: from then on its choices are random.
    pub fn new_failure(&mut self) -> Option<String> {
        let failed = self.watches.iter_mut().find(|w| w.failure().is_some())?;
        let watch = std::mem::take(failed);
        watch.failure().map(|error| self.words.s("program-failed", &error.to_string()))
    }

    /// A bot that gives hints to a seat, deterministic in each position of a game.
    pub fn hire_adviser(&self, seat: Seat) -> Box<dyn Bot> {
        let view = self.session.game().view(Some(seat));
        (self.adviser)(seat_seed(hint_seed(&view), seat))
    }

    /// Takes back the last choice of a seat, if no hidden information was revealed since; in a lesson all of the step's.
    ///
    /// # Errors
    /// Why nothing was taken back.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        if let Some(guide) = &mut self.guide {
            guide.go_back(&mut self.session);
            self.moment += 1;
            self.forget();
            return Ok(());
        }
        self.session.undo(seat)?;
        self.moment += 1;
        let mark = self.marks.pop().unwrap_or_default();
        self.log.truncate(mark);
        self.heard.iter_mut().for_each(|heard| *heard = (*heard).min(mark));
        self.scene = self.log.last().map_or_else(Scene::new, |l| l.scene);
        Ok(())
    }

    /// How many events there were.
    pub fn log_len(&self) -> usize {
        self.log.len()
    }

    /// The lines of the log from an event on, redacted for a viewer, with the tales that events tell; equal lines in a row
    /// become one with a count.
    pub fn lines(&self, from: usize, viewer: Option<Seat>) -> Vec<LogLine> {
        let names = |seat: Seat| self.who(seat);
        let line = |logged: &Logged| {
            let mut text = self.texts.event_in(logged.scene, &logged.event, viewer, &names)?;
            if let Event::Character { seat, character } = logged.event
                && let Some(sitter) = self.sitters.get(seat.index())
            {
                text = self.texts.person_plays(sitter.name(), character);
            }
            let turn = matches!(logged.event, Event::TurnBegins { .. });
            if let Event::TurnBegins { seat, .. } = logged.event
                && let Some(person) = self.person(seat)
            {
                text = format!("{text} · {person}");
            }
            let strong = matches!(
                logged.event,
                Event::StoryResolved { .. }
                    | Event::FightWon { .. }
                    | Event::EndTriggered { .. }
                    | Event::Exhausted { .. }
                    | Event::LastRound
                    | Event::Legendary { .. }
                    | Event::GoalShown { .. }
                    | Event::Over { .. }
            );
            Some(LogLine { text, turn, strong })
        };
        let told = |logged: &Logged| {
            let line = line(logged);
            let tale = line.as_ref().and_then(|_| self.texts.tale_of(&logged.event));
            let tale = tale.map(|tale| LogLine { text: tale.to_owned(), turn: false, strong: false });
            line.into_iter().chain(tale)
        };
        let mut lines: Vec<(LogLine, usize)> = Vec::new();
        for new in self.log.get(from..).unwrap_or_default().iter().flat_map(told) {
            match lines.last_mut() {
                Some((last, times)) if last.text == new.text => *times += 1,
                _ => lines.push((new, 1)),
            }
        }
        let counted = |(mut line, times): (LogLine, usize)| {
            if times > 1 {
                line.text = format!("{} (×{times})", line.text);
            }
            line
        };
        lines.into_iter().map(counted).collect()
    }

    /// Saves the game in a file, atomically.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn save_to(&self, path: &Path) -> Result<()> {
        let text = self.session.record().print(self.content);
        let mut part = path.as_os_str().to_owned();
        part.push(".part");
        let part = PathBuf::from(part);
        std::fs::write(&part, text).with_context(|| format!("cannot write {}", part.display()))?;
        std::fs::rename(&part, path).with_context(|| format!("cannot write {}", path.display()))
    }

    /// Saves the game to the given file, now and after each choice from now on.
    ///
    /// # Errors
    /// When it cannot be written, or another file exists there.
    pub fn save_as(&mut self, path: PathBuf) -> Result<()> {
        ensure!(
            self.save.as_ref() == Some(&path) || !path.exists(),
            self.words.s("save-exists", &path.display().to_string())
        );
        self.save_to(&path)?;
        self.save = Some(path);
        Ok(())
    }

    /// Saves the game to its file, if it has one.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn autosave(&self) -> Result<()> {
        self.save.as_deref().map_or(Ok(()), |path| self.save_to(path))
    }

    /// The command that goes on from a file, with the options that the file does not keep.
    pub fn resume_command(&self, path: &Path) -> String {
        let programs = if self.sitters.iter().any(Sitter::is_program) { " --allow-programs" } else { "" };
        format!("darkrock play --resume {}{programs}", quoted(path))
    }

    /// Writes the log as a spectator sees it.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn write_log(&self, path: &Path) -> Result<()> {
        let mut text = String::new();
        for line in self.lines(0, None) {
            if line.turn {
                text.push('\n');
            }
            text.push_str(&line.text);
            text.push('\n');
        }
        std::fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
    }
}

/// The strongest bot, which gives hints.
fn adviser(seed: u64) -> Box<dyn Bot> {
    Box::new(Gunslinger::new(seed, BOT_KINDS[BOT_KINDS.len() - 1].iterations()))
}

/// A path quoted for a shell.
fn quoted(path: &Path) -> String {
    let name = path.display().to_string();
    let plain = |c: char| c.is_ascii_alphanumeric() || "/._-".contains(c);
    if name.chars().all(plain) { name } else { format!("'{}'", name.replace('\'', r"'\''")) }
}
