//! Game records: a game as text, with every choice and every random outcome (`docs/records.md`).
//!
//! A record replays without its seed, survives a change of the generator, and can represent a game played at a real
//! table. [`Record`] is parsed and printed here, replayed in `record/replay.rs`; [`Session`] plays a game and records
//! it.

mod fair;
mod parse;
mod pools;
mod replay;
mod sealed;
mod session;
#[cfg(test)]
mod tests;

pub use fair::{Checked, SeedFault};
pub use parse::{RecordError, RecordFault};
pub use replay::{ReplayError, ReplayFault, Replayed};
pub use sealed::Sealed;
pub use session::{Session, Trial, UndoError};

use crate::content::Content;
use crate::content::module::ModuleSpec;
use crate::content::selection::Selection;
use crate::core::chance::Outcome;
use crate::core::choice::Choice;
use crate::core::ids::Seat;
use crate::formats::notation;
use crate::turn::setup::Setup;

/// The newest supported version of the format. Records are written in the oldest version that can represent them:
/// version 2 added the seal of a game's random outcomes, version 3 its modules and mode, version 4 the options that were
/// parts of their modules before.
pub const VERSION: u32 = 4;

/// The version of the rules: games whose stored version is another may no longer replay, and are tried before they go on. It is
/// raised with a change of the rules that breaks a record of the corpus (CONTRIBUTING.md). Games of before it was stored have
/// version 1.
pub const RULES: u32 = 2;

/// The lines of a record before its choices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The hash of the content that the game was played with.
    pub content: String,
    /// All that the start of a game follows from, except for chance.
    pub setup: Setup,
    /// The fingerprints of the modules in the setup's selection, in their order.
    pub fingerprints: Vec<String>,
    /// The seed, in the format of the program that dealt.
    pub seed: Option<String>,
    /// The SHA-256 of the seed, published before the game. In sealed games a different kind of hash.
    pub seed_sha256: Option<String>,
    /// The seal of a live game's random outcomes.
    pub sealed: Option<Sealed>,
    /// The number of initial entries resumed from another record: their outcomes cannot be checked.
    pub taken_up: usize,
    /// The names of the players by seat; may be empty.
    pub names: Vec<String>,
    /// Whether its modules were listed in version 3, without the options that were parts of them.
    pub former: bool,
}

impl Header {
    /// Takes hash and fingerprints from the content; players, date and seal are left to the caller.
    pub fn new(content: &Content, setup: &Setup) -> Self {
        Self {
            content: content.hash.clone(),
            setup: setup.clone(),
            fingerprints: content.fingerprints.clone(),
            seed: None,
            seed_sha256: None,
            sealed: None,
            taken_up: 0,
            names: Vec::new(),
            former: false,
        }
    }

    /// The selection of the game, of these declarations: with what modules and modes brought by themselves when it was
    /// recorded.
    pub fn selection<'m>(&self, modules: impl Iterator<Item = &'m ModuleSpec> + Clone) -> Selection {
        let recorded = &self.setup.selection;
        if !self.former {
            return recorded.clone();
        }
        let mode = recorded.mode.as_ref().and_then(|id| modules.clone().find(|spec| spec.id == *id));
        let is_selected = |id: &String| recorded.modules.contains(id);
        let was_part = |spec: &ModuleSpec| match mode {
            Some(mode) => mode.needs.contains(&spec.id),
            None => spec.former && spec.needs.iter().all(is_selected),
        };
        let is_played = |spec: &&ModuleSpec| spec.kind.is_module() && (is_selected(&spec.id) || was_part(spec));
        let unknown = recorded.modules.iter().filter(|id| modules.clone().all(|spec| spec.id != **id));
        let played = modules.clone().filter(is_played).map(|spec| &spec.id);
        Selection { modules: played.chain(unknown).cloned().collect(), mode: recorded.mode.clone() }
    }

    /// Lists the modules as the newest version does, a former part with the fingerprint of its module.
    fn list_parts(&mut self, content: &Content) {
        let selection = self.selection(content.modules.iter());
        let mark_of = |id: &String| self.setup.selection.modules.iter().position(|other| other == id);
        let home_of = |id: &String| content.module(id).and_then(|spec| spec.needs.first()).and_then(mark_of);
        let marks = selection.modules.iter().map(|id| mark_of(id).or_else(|| home_of(id)));
        let marks = marks.map(|at| at.and_then(|at| self.fingerprints.get(at)).cloned().unwrap_or_default());
        self.fingerprints = marks.collect();
        (self.setup.selection, self.former) = (selection, false);
    }

    /// A warning when the given content is not the recorded one.
    pub fn content_differs(&self, content: &Content) -> Option<ContentDiffers> {
        let differs = self.content != content.hash;
        differs.then(|| ContentDiffers { recorded: self.content.clone(), given: content.hash.clone() })
    }
}

/// One line of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry {
    /// A random outcome.
    Luck(Outcome),
    /// A choice of a seat.
    Choice {
        /// The seat.
        seat: Seat,
        /// The choice.
        choice: Choice,
    },
}

/// The record of a game, finished or not.
#[derive(Clone, Debug)]
pub struct Record {
    /// What was set up, by what program and with which content.
    pub header: Header,
    /// Random outcomes and choices, in order. The outcomes caused by a choice follow it; those of the setup come before
    /// all choices.
    pub entries: Vec<Entry>,
    /// The hash of the final position.
    pub end: Option<String>,
    /// The source line of each entry, counted from 1; empty if it was not parsed.
    lines: Lines,
}

/// The lines of a parsed record.
#[derive(Clone, Debug, Default)]
struct Lines {
    entries: Vec<u32>,
    end: u32,
}

/// Records are compared without their source lines.
impl PartialEq for Record {
    fn eq(&self, other: &Self) -> bool {
        self.header == other.header && self.entries == other.entries && self.end == other.end
    }
}
impl Eq for Record {}

/// The content differs from that of the record: the replay may succeed or fail.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("recorded with content {recorded}, but this is content {given}")]
pub struct ContentDiffers {
    /// The hash in the record.
    pub recorded: String,
    /// The hash of the given content.
    pub given: String,
}

impl Record {
    /// A record of these entries.
    pub fn new(header: Header, entries: Vec<Entry>, end: Option<String>) -> Self {
        Self { header, entries, end, lines: Lines::default() }
    }

    /// The number of choices.
    pub fn choices(&self) -> usize {
        self.entries.iter().filter(|e| matches!(e, Entry::Choice { .. })).count()
    }

    /// As `docs/records.md` describes it, with the choices in notation.
    pub fn print(&self, content: &Content) -> String {
        let mut text = self.header.print();
        text.push('\n');
        for entry in &self.entries {
            text.push_str(&print_entry(content, *entry));
            text.push('\n');
        }
        if let Some(hash) = &self.end {
            text.push_str(&format!("end {hash}\n"));
        }
        text
    }

    /// The line number of an entry, also of one after the last.
    pub fn line_of(&self, entry: usize) -> u32 {
        match (self.lines.entries.get(entry), self.lines.end) {
            (Some(line), _) => *line,
            (None, 0) => (self.header.print().lines().count() + 2 + entry) as u32,
            (None, end) => end,
        }
    }
}

/// The line of an entry: `= Kh` or `2 move darkrock-1`.
pub fn print_entry(content: &Content, entry: Entry) -> String {
    match entry {
        Entry::Luck(outcome) => format!("= {}", notation::print_outcome(content, outcome)),
        Entry::Choice { seat, choice } => format!("{} {}", u16::from(seat.0) + 1, notation::print(content, choice)),
    }
}

impl Header {
    /// The lines of the header, without the following empty line.
    fn print(&self) -> String {
        let setup = &self.setup;
        let yes = |on: bool| if on { "yes" } else { "no" }.to_owned();
        let mut lines = vec![
            ("edition", setup.edition.to_string()),
            ("content", plain(&self.content)),
            ("players", setup.seats.to_string()),
        ];
        if !setup.characters.is_empty() {
            lines.push(("characters", plain_list(&setup.characters)));
        }
        lines.push(("length", setup.length.to_string()));
        if !setup.selection.modules.is_empty() {
            let marked = setup.selection.modules.iter().zip(&self.fingerprints);
            lines.push(("modules", plain_list(&marked.map(|(id, mark)| format!("{id} {mark}")).collect::<Vec<_>>())));
        }
        lines.extend(setup.selection.mode.as_ref().map(|mode| ("mode", plain(mode))));
        lines.push(("variants", setup.variants.to_string()));
        lines.push(("skip-empty-windows", yes(setup.skip_empty_windows)));
        if let Some(seed) = &self.seed {
            lines.push(("seed", plain(seed)));
        }
        if let Some(hash) = &self.seed_sha256 {
            lines.push(("seed-sha256", plain(hash)));
        }
        if let Some(sealed) = &self.sealed {
            lines.extend(sealed.lines());
        }
        if self.taken_up > 0 {
            lines.push(("taken-up", self.taken_up.to_string()));
        }
        if !self.names.is_empty() {
            lines.push(("names", plain_list(&self.names)));
        }
        let version = match setup.selection.is_base() {
            false => VERSION,
            true if self.sealed.is_some() || self.taken_up > 0 => 2,
            true => 1,
        };
        let mut text = format!("darkrock-record {version}\n");
        for (key, value) in lines {
            text.push_str(format!("{key}: {value}").trim_end());
            text.push('\n');
        }
        text
    }
}

/// A value sanitized for a line: control characters and `#`, which begins a comment, become spaces.
fn plain(text: &str) -> String {
    let spaced: String = text.chars().map(|c| if c.is_control() || c == '#' { ' ' } else { c }).collect();
    spaced.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Values separated by commas, which are removed within them.
fn plain_list(values: &[String]) -> String {
    values.iter().map(|v| plain(&v.replace(',', " "))).collect::<Vec<_>>().join(", ")
}
