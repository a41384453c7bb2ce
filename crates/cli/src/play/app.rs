//! The model of full-screen mode: the table, the person at the keyboard, selection and input, overlays.

use super::background::Background;
use super::game_table::{GameTable, LogLine};
use super::map_image::MapImage;
use super::offers::{self, Offer};
use super::options::{AutoPass, Pace};
use super::reader::Reader;
use super::theme::Depth;
use darkrock_rules::choice::Choice;
use darkrock_rules::ids::Seat;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// What is shown over the table, if anything.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Overlay {
    /// None.
    None,
    /// The keys.
    Help,
    /// The whole log.
    Log,
    /// Everything that the viewer holds: cards, items, goals, tokens.
    Mine,
    /// All players, with the texts of their items and abilities; the tracks.
    Everybody,
    /// The player aid.
    Rules,
    /// The hint.
    Hint,
    /// The review of the finished game.
    Review,
    /// The confirmation to quit.
    Quit,
}

/// A notice about a person's input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// A sentence in the player's language.
    pub text: String,
    /// Whether something was refused or went wrong.
    pub bad: bool,
    /// The rule of the refusal.
    pub rule: Option<&'static str>,
}

/// Completion in progress: the candidates, and which of them is in the input.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Completion {
    /// The candidates.
    pub words: Vec<String>,
    /// The candidate in the input; none while it is only the common prefix.
    pub at: Option<usize>,
}

/// The model of the full screen.
pub struct App<'c> {
    /// Everything about the game itself; the other fields are about the screen.
    pub table: GameTable<'c>,
    /// The person at the keyboard; none if only bots play.
    pub viewer: Option<Seat>,
    /// The person to whom the keyboard must be passed.
    pub pass_to: Option<Seat>,
    /// The person who must choose now.
    pub asked: Option<Seat>,
    /// The person's choices.
    pub offers: Vec<Offer>,
    /// Which of them is selected.
    pub selected: usize,
    /// The typed input.
    pub input: String,
    /// Whether a letter begins a word: after `:` or `/`.
    pub typing: bool,
    /// What can follow what was typed.
    pub completion: Completion,
    /// The last notice.
    pub notice: Option<Notice>,
    /// What is shown over the table now.
    pub overlay: Overlay,
    /// How far the overlay is scrolled, in lines; for the log from the end.
    pub scroll: usize,
    /// The player aid, built on first use.
    pub reader: Option<Reader>,
    /// When the next automatic choice is made.
    pub next_at: Option<Instant>,
    /// Whether bots are paused.
    pub paused: bool,
    /// How fast bots play.
    pub pace: Pace,
    /// Whether people without a matching card pass automatically.
    pub auto_pass: AutoPass,
    /// The color depth.
    pub depth: Depth,
    /// Set to quit.
    pub done: bool,
    /// The drawn board, kept while its size stays the same.
    pub map: Option<MapImage>,
    /// The background work.
    pub background: Background,
    lines: Vec<LogLine>,
    /// The viewer of the cached lines; none when they are outdated.
    lines_of: Option<Option<Seat>>,
    lines_upto: usize,
}

impl<'c> App<'c> {
    /// The model of a table.
    pub fn new(table: GameTable<'c>, pace: Pace, auto_pass: AutoPass, depth: Depth) -> Self {
        let people = table.people();
        let viewer = if people.len() == 1 { people.first().copied() } else { None };
        let mut app = Self {
            table,
            viewer,
            pass_to: None,
            asked: None,
            offers: Vec::new(),
            selected: 0,
            input: String::new(),
            typing: false,
            completion: Completion::default(),
            notice: None,
            overlay: Overlay::None,
            scroll: 0,
            reader: None,
            next_at: None,
            paused: false,
            pace,
            auto_pass,
            depth,
            done: false,
            map: None,
            background: Background::default(),
            lines: Vec::new(),
            lines_of: None,
            lines_upto: 0,
        };
        app.refresh(Instant::now());
        app
    }

    /// Whether several people share the keyboard.
    pub fn hot_seat(&self) -> bool {
        self.table.people().len() > 1
    }

    /// Determines the seats that have to choose, after every change of the position.
    pub fn refresh(&mut self, now: Instant) {
        self.offers.clear();
        self.selected = 0;
        self.clear_input();
        (self.asked, self.pass_to, self.next_at) = (None, None, None);
        self.update_lines();
        self.stop_overtaken();
        let Some(seat) = self.table.next_seat(self.viewer) else { return };
        if !self.table.is_person(seat) {
            self.next_at = Some(now + self.pace.pause());
            if !self.table.sitters[seat.index()].is_quick() {
                self.think_ahead(seat);
            }
        } else if self.viewer == Some(seat) {
            self.ask(seat, now);
        } else {
            self.pass_to = Some(seat);
        }
    }

    /// Prompts the person at the keyboard.
    fn ask(&mut self, seat: Seat, now: Instant) {
        self.asked = Some(seat);
        self.offers = offers::offers(&self.table, seat);
        if let Some(wanted) =
            self.table.guide().filter(|guide| !guide.decides()).and_then(|guide| guide.wanted(self.table.session()))
        {
            self.selected = self.offers.iter().position(|o| o.choice == wanted).unwrap_or_default();
        }
        let only_pass = matches!(&self.offers[..], [only] if only.choice == Choice::Pass);
        if only_pass && self.auto_pass == AutoPass::Yes {
            self.next_at = Some(now + human_pause(self.table.log_len()));
        }
    }

    /// The person at the keyboard is now the one it was passed to.
    pub fn take_keyboard(&mut self, now: Instant) {
        if let Some(seat) = self.pass_to {
            self.viewer = Some(seat);
            self.notice = None;
            self.refresh(now);
        }
    }

    /// Makes automatic choices that are due.
    ///
    /// Returns whether anything changed.
    pub fn tick(&mut self, now: Instant) -> bool {
        let mut changed = self.take_up();
        // Immediate mode still has to process keys.
        for _ in 0..40 {
            let due = self.next_at.is_some_and(|at| at <= now);
            if !due || self.paused || self.overlay == Overlay::Quit {
                break;
            }
            if !self.choose_unasked(now) {
                break;
            }
            changed = true;
        }
        changed
    }

    /// Makes an automatic choice. Returns whether there was one: not during a bot's search.
    fn choose_unasked(&mut self, now: Instant) -> bool {
        if let Some(seat) = self.asked {
            self.play(seat, Choice::Pass, now);
            return true;
        }
        let Some(seat) = self.table.next_seat(self.viewer) else {
            self.next_at = None;
            return false;
        };
        let played = if self.table.sitters[seat.index()].is_quick() {
            self.table.play_bot(seat, None)
        } else {
            self.think_ahead(seat);
            let Some(choice) = self.decided(seat) else { return false };
            self.table.play(seat, choice).map_err(anyhow::Error::from)
        };
        self.next_at = None;
        match played {
            Ok(()) => self.after_choice(now),
            Err(error) => self.complain(error.to_string()),
        }
        true
    }

    /// Plays a choice of a person.
    pub fn play(&mut self, seat: Seat, choice: Choice, now: Instant) {
        match self.table.play(seat, choice) {
            Ok(()) => {
                self.notice = None;
                self.after_choice(now);
            }
            Err(error) => self.complain(error.to_string()),
        }
    }

    fn after_choice(&mut self, now: Instant) {
        if let Err(error) = self.table.autosave() {
            self.complain(format!("{error:#}"));
        }
        if let Some(failure) = self.table.new_failure() {
            self.complain(failure);
        }
        if self.table.is_over() {
            self.overlay = Overlay::None;
        }
        self.refresh(now);
    }

    /// Takes back the last choice of the person at the keyboard.
    pub fn undo(&mut self, now: Instant) {
        let Some(seat) = self.asked.or(self.viewer) else { return };
        match self.table.undo(seat) {
            Ok(()) => {
                self.lines_upto = self.lines_upto.min(self.table.log_len());
                self.lines_of = None;
                self.refresh(now);
                if self.table.guide().is_none() {
                    self.notify(self.table.words.t("undone"));
                }
            }
            Err(_) => self.complain(self.table.words.t("undo-nothing")),
        }
    }

    /// Goes to the next step of a lesson; after the last one the lesson is over.
    pub fn next_step(&mut self, now: Instant) {
        if self.table.next_step() {
            self.notice = None;
            self.refresh(now);
        } else if self.table.guide().is_some() {
            self.done = true;
        }
    }

    /// Saves the game to a file, by default to its own.
    pub fn save(&mut self, path: Option<PathBuf>) {
        let path = path.or_else(|| self.table.save.clone());
        let path = path.unwrap_or_else(|| PathBuf::from("darkrock.record"));
        let name = path.display().to_string();
        match self.table.save_as(path) {
            Ok(()) => self.notify(self.table.words.s("saved", &name)),
            Err(error) => self.complain(format!("{error:#}")),
        }
    }

    /// Changes the language to that of a code, or to the next one. Everything on the screen is rendered again.
    pub fn speak(&mut self, code: Option<&str>, now: Instant) {
        let next = self.table.words.neighbour(true);
        let Ok(language) = code.map_or(Ok(next), crate::args::language) else {
            return self.complain(self.table.words.languages());
        };
        if let Err(error) = self.table.speak(language) {
            return self.complain(format!("{error:#}"));
        }
        (self.lines_of, self.reader, self.map) = (None, None, None);
        self.refresh(now);
        self.notify(self.table.words.s("lang-now", language.name()));
    }

    /// Shows a success message.
    pub fn notify(&mut self, text: String) {
        self.notice = Some(Notice { text, bad: false, rule: None });
    }

    /// Shows an error message.
    pub fn complain(&mut self, text: String) {
        self.notice = Some(Notice { text, bad: true, rule: None });
    }

    /// Shows why a choice is unavailable, and the rule.
    pub fn refuse(&mut self, text: String, rule: Option<&'static str>) {
        self.notice = Some(Notice { text, bad: true, rule });
    }

    /// Forgets what was typed, with its completion.
    pub fn clear_input(&mut self) {
        self.input.clear();
        self.typing = false;
        self.completion = Completion::default();
    }

    /// The selected choice.
    pub fn offer(&self) -> Option<&Offer> {
        self.offers.get(self.selected)
    }

    /// The log redacted for the viewer. While the keyboard is passed there is no viewer.
    pub fn lines(&self) -> &[LogLine] {
        &self.lines
    }

    fn update_lines(&mut self) {
        if self.lines_of != Some(self.viewer) || self.lines_upto > self.table.log_len() {
            self.lines.clear();
            self.lines_upto = 0;
            self.lines_of = Some(self.viewer);
        }
        self.lines.extend(self.table.lines(self.lines_upto, self.viewer));
        self.lines_upto = self.table.log_len();
    }
}

/// A random pause that simulates thinking.
fn human_pause(n: usize) -> Duration {
    let spread = (n as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 54;
    Duration::from_millis(500 + spread)
}
