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

/// What a table begins with.
#[derive(Clone, Debug)]
pub struct Plan {
    /// What the rules need to know.
    pub setup: Setup,
    /// The players by seat.
    pub sitters: Vec<Sitter>,
    /// The seed of the luck.
    pub seed: u64,
    /// Where the game is kept after each choice.
    pub save: Option<PathBuf>,
    /// The language of the texts.
    pub language: Language,
    /// By what tuned bots judge positions.
    pub precomputed: Option<Arc<Precomputed>>,
    /// The rules of the content that is played with.
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

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// What it says.
    pub text: String,
    /// Whether a turn begins with it.
    pub turn: bool,
    /// Whether it is one of the great moments: stories, fights won, the end.
    pub strong: bool,
}

/// What a seat is asked, in a form that a thread can have.
#[derive(Clone, Debug)]
pub struct Question {
    content: Arc<Content>,
    view: View,
    choices: Vec<Choice>,
}

impl Question {
    /// As bots are asked.
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
    /// What the terminal says of its own.
    pub words: Words,
    /// The players by seat.
    pub sitters: Vec<Sitter>,
    /// Where the game is kept.
    pub save: Option<PathBuf>,
    /// Makes the bot that gives hints to a seat, from a seed.
    pub adviser: fn(u64) -> Box<dyn Bot>,
    /// The content again, for threads.
    shared: Arc<Content>,
    /// Grows with every change of the position.
    moment: u64,
    session: Session<'c, LessonLuck<'c>>,
    /// The guide, in a lesson.
    guide: Option<Guide>,
    /// Whether the lesson was played to its end.
    learnt: bool,
    bots: Bots,
    /// How much of the log each seat's bot has heard.
    heard: [usize; SEATS],
    /// What tells whether a program has failed.
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

    /// Goes on with a recorded game. Its luck from here on follows from the seed and from how far the game is, so that
    /// leaving and coming back changes nothing.
    ///
    /// # Errors
    /// When the record does not fit the rules or the content.
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

    /// Speaks another language from now on.
    ///
    /// # Errors
    /// When its texts cannot be read; then nothing has changed.
    pub fn speak(&mut self, language: Language) -> Result<()> {
        (self.texts, self.words) = (Texts::new(self.content, language)?, Words::new(language, self.content)?);
        Ok(())
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

    /// What a seat knows, or a spectator.
    pub fn view(&self, viewer: Option<Seat>) -> View {
        self.session.game().view(viewer)
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.session.game().is_over()
    }

    /// The seat that chooses next: bots before people, the person at the keyboard before others.
    pub fn next_seat(&self, keyboard: Option<Seat>) -> Option<Seat> {
        let waiting = self.session.waiting();
        let bot = waiting.iter().find(|s| !self.is_person(*s));
        bot.or_else(|| keyboard.filter(|s| waiting.contains(*s))).or_else(|| waiting.first())
    }

    /// Whether a person sits there.
    pub fn is_person(&self, seat: Seat) -> bool {
        self.sitters.get(seat.index()).is_some_and(Sitter::is_person)
    }

    /// The seats of people.
    pub fn people(&self) -> Vec<Seat> {
        (0..self.sitters.len() as u8).map(Seat).filter(|s| self.is_person(*s)).collect()
    }

    /// What a seat's character is called.
    pub fn name(&self, seat: Seat) -> String {
        self.texts.seat_name(&self.session.game().state.public, seat)
    }

    /// Plays a choice of a person.
    ///
    /// # Errors
    /// When it is not open; nothing has changed then.
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

    /// The next step of the lesson. Whether there is one; behind the last the lesson is learned.
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

    /// Forgets what happened: the pieces were put elsewhere.
    fn forget(&mut self) {
        (self.log, self.marks, self.scene) = (Vec::new(), Vec::new(), Scene::new());
    }

    /// The content, for threads.
    pub fn shared(&self) -> Arc<Content> {
        Arc::clone(&self.shared)
    }

    /// Which position it is: another number after every choice and everything taken back.
    pub fn moment(&self) -> u64 {
        self.moment
    }

    /// What a seat is asked now; nothing when it has no choice to make.
    pub fn question(&self, seat: Seat) -> Option<Question> {
        let mut choices = Vec::new();
        self.session.choices(seat, &mut choices);
        let (content, view) = (Arc::clone(&self.shared), self.view(Some(seat)));
        (!choices.is_empty()).then_some(Question { content, view, choices })
    }

    /// Lets a bot choose within a time; nothing when none sits there or it is not asked.
    ///
    /// # Errors
    /// When the bot's choice is not legal: a mistake of the program.
    pub fn play_bot(&mut self, seat: Seat, limit: Option<Duration>) -> Result<()> {
        let Some(question) = self.question(seat) else { return Ok(()) };
        let Some(mut bot) = self.take_bot(seat) else { return Ok(()) };
        let choice = question.put_to(&mut *bot, &thinking::after(limit));
        self.seat_bot(seat, bot);
        self.play(seat, choice)?;
        Ok(())
    }

    /// Takes a bot from its seat, to think elsewhere; nothing while it does already. It has heard of everything then.
    pub fn take_bot(&mut self, seat: Seat) -> Option<Box<dyn Bot>> {
        let mut bot = self.bots.get_mut(seat.index()).and_then(Option::take)?;
        let unheard = self.log.get(self.heard[seat.index()]..).unwrap_or_default();
        let events: Vec<Event> = unheard.iter().map(|logged| logged.event).collect();
        bot.handle(News { content: self.content, public: &self.session.game().state.public, events: &events });
        self.heard[seat.index()] = self.log.len();
        Some(bot)
    }

    /// Brings a bot back to its seat.
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

    /// A bot that gives hints to a seat. In the same position of the same game it always says the same.
    pub fn hire_adviser(&self, seat: Seat) -> Box<dyn Bot> {
        let view = self.session.game().view(Some(seat));
        (self.adviser)(seat_seed(hint_seed(&view), seat))
    }

    /// Takes back the last choice of a seat, where nothing has become known since; in a lesson all since the step began.
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

    /// The lines of the log from an event on, as a viewer may know them; equal lines in a row become one with a count.
    pub fn lines(&self, from: usize, viewer: Option<Seat>) -> Vec<LogLine> {
        let names = |seat: Seat| self.name(seat);
        let line = |logged: &Logged| {
            let text = self.texts.event_in(logged.scene, &logged.event, viewer, &names)?;
            let turn = matches!(logged.event, Event::TurnBegins { .. });
            let strong = matches!(
                logged.event,
                Event::StoryResolved { .. }
                    | Event::FightWon { .. }
                    | Event::EndTriggered { .. }
                    | Event::LastRound
                    | Event::Legendary { .. }
                    | Event::GoalShown { .. }
                    | Event::Over { .. }
            );
            Some(LogLine { text, turn, strong })
        };
        let mut lines: Vec<(LogLine, usize)> = Vec::new();
        for new in self.log.get(from..).unwrap_or_default().iter().filter_map(line) {
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

    /// Keeps the game in a file, whole or not at all.
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
    /// When it cannot be written, or something else is there already.
    pub fn save_as(&mut self, path: PathBuf) -> Result<()> {
        ensure!(
            self.save.as_ref() == Some(&path) || !path.exists(),
            self.words.s("save-exists", &path.display().to_string())
        );
        self.save_to(&path)?;
        self.save = Some(path);
        Ok(())
    }

    /// Keeps the game where it is kept after each choice, if anywhere.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn autosave(&self) -> Result<()> {
        self.save.as_deref().map_or(Ok(()), |path| self.save_to(path))
    }

    /// The command that goes on with the game.
    pub fn resume_command(&self, path: &Path) -> String {
        let programs = if self.sitters.iter().any(Sitter::is_program) { " --allow-programs" } else { "" };
        format!("darkrock play --resume {}{programs}", quoted(path))
    }

    /// Writes the log that a spectator could have written.
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

/// A path as a shell reads it.
fn quoted(path: &Path) -> String {
    let name = path.display().to_string();
    let plain = |c: char| c.is_ascii_alphanumeric() || "/._-".contains(c);
    if name.chars().all(plain) { name } else { format!("'{}'", name.replace('\'', r"'\''")) }
}
