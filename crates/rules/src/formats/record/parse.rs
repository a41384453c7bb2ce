//! Parses records of games (`docs/records.md`), line by line, and says in which line one is wrong.

use super::{ContentDiffers, Entry, Header, Lines, Record, VERSION, plain, sealed};
use crate::content::Content;
use crate::content::edition::EditionError;
use crate::content::variants::{UnknownVariant, Variants};
use crate::core::ids::Seat;
use crate::core::limits::SEATS;
use crate::formats::notation::{self, NotationError};
use crate::turn::setup::Setup;

/// Where a record could not be read or replayed, and why.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {fault}{}", .content_differs.as_ref().map_or(String::new(), |c| format!(" ({c})")))]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: u32,
    /// What is wrong in this line, and what was expected.
    pub fault: RecordFault,
    /// Whether the content differs from the recorded one, which may be the cause.
    pub content_differs: Option<Box<ContentDiffers>>,
}

/// An error in a line of a record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RecordFault {
    /// Not a record.
    #[error("not a game record: expected “darkrock-record” and a version from 1 to {VERSION} as the first line")]
    NotARecord,
    /// Nothing at all.
    #[error("the record is empty: expected “darkrock-record” and a version from 1 to {VERSION} as the first line")]
    Empty,
    /// Its version is not supported.
    #[error("this record is of version {0}: this program reads versions 1 to {VERSION}")]
    Version(String),
    /// The content is composed of other modules.
    #[error("the recorded game is composed of {recorded}, but the content of {given}")]
    Selection {
        /// The modules in the record.
        recorded: String,
        /// The modules of the content.
        given: String,
    },
    /// An unknown header line.
    #[error(
        "unknown header line “{0}”: expected edition, content, players, characters, length, variants, skip-empty-windows, seed, seed-sha256 or names, \
         in version 2 also table, commitment, server-secret, parts, seed-hash, dealt or taken-up, in version 3 modules or mode"
    )]
    UnknownKey(String),
    /// A duplicate header line.
    #[error("the header line “{0}” stands twice: expected once")]
    Repeated(String),
    /// A missing header line.
    #[error("the header has no line “{0}”")]
    MissingKey(&'static str),
    /// An invalid value of a header line.
    #[error("“{key}: {value}”: expected {expected}")]
    BadValue {
        /// The header line.
        key: String,
        /// The value.
        value: String,
        /// What was expected.
        expected: String,
    },
    /// A line that is not an outcome, a choice or the end.
    #[error("expected “= <outcome>”, “<seat number, 1 to 6> <choice>” or “end <hash>”")]
    NotAnEntry,
    /// A choice or outcome that is not in the notation.
    #[error("{0}")]
    Notation(NotationError),
    /// An end line without a hash.
    #[error("expected “end” and the 16 hexadecimal digits of the position's hash")]
    BadEnd,
    /// Content after the end line.
    #[error("the record has ended: expected no more lines")]
    AfterEnd,
}

impl From<NotationError> for RecordFault {
    fn from(error: NotationError) -> Self {
        Self::Notation(error)
    }
}

type Fault<T> = Result<T, (u32, RecordFault)>;

/// The lines of a text, however an editor has ended them, and without the mark that some put at the beginning.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    text.split(if text.contains('\n') { '\n' } else { '\r' })
}

/// The lines with content: their number and text, without comments.
fn significant(text: &str) -> impl Iterator<Item = (u32, &str)> {
    lines(text).enumerate().map(|(i, line)| (i as u32 + 1, said(line))).filter(|(_, line)| !line.is_empty())
}

/// A line without its comment, trimmed.
fn said(line: &str) -> &str {
    line.split('#').next().unwrap_or_default().trim()
}

impl Header {
    /// Parses the header alone, for instance to see which content a record needs.
    ///
    /// # Errors
    /// When the text does not begin with the header of a record.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        let parsed = read_header(&mut significant(text).peekable());
        parsed.map_err(|(line, fault)| RecordError { line, fault, content_differs: None })
    }
}

impl Record {
    /// Parses a record.
    ///
    /// # Errors
    /// When the text is not a record, with the line. Whether its choices are legal is checked by [`Record::replay`].
    pub fn parse(content: &Content, text: &str) -> Result<Self, RecordError> {
        let mut said = significant(text).peekable();
        let mut header =
            read_header(&mut said).map_err(|(line, fault)| RecordError { line, fault, content_differs: None })?;
        header.list_parts(content);
        let content_differs = header.content_differs(content).map(Box::new);
        if !header.setup.selection.is_like(&content.selection) {
            let fault = RecordFault::Selection {
                recorded: header.setup.selection.to_string(),
                given: content.selection.to_string(),
            };
            return Err(RecordError { line: 1, fault, content_differs });
        }
        let last = lines(text.trim_end()).count() as u32;
        read_entries(content, header, said, last).map_err(|(line, fault)| RecordError { line, fault, content_differs })
    }
}

fn read_header<'t>(lines: &mut std::iter::Peekable<impl Iterator<Item = (u32, &'t str)>>) -> Fault<Header> {
    let (line, first) = lines.next().ok_or((1, RecordFault::Empty))?;
    let version = first.strip_prefix("darkrock-record").ok_or((line, RecordFault::NotARecord))?.trim();
    let known = version.parse().ok().filter(|version| (1..=VERSION).contains(version));
    let mut fields =
        Fields { version: known.ok_or_else(|| (line, RecordFault::Version(cut(version))))?, ..Fields::default() };
    let mut last = line;
    while let Some((line, text)) = lines.peek().copied() {
        let Some((key, value)) = text.split_once(':') else {
            break;
        };
        // Normalized as when printed, so that parsing and printing round-trip.
        fields.set(key.trim(), &plain(value)).map_err(|fault| (line, fault))?;
        last = line;
        lines.next();
    }
    fields.finish().map_err(|fault| (last, fault))
}

/// Header lines during parsing.
#[derive(Default)]
struct Fields {
    version: u32,
    seen: Vec<String>,
    content: Option<String>,
    players: Option<u8>,
    setup: Option<Setup>,
    fingerprints: Vec<String>,
    seed: Option<String>,
    seed_sha256: Option<String>,
    sealed: sealed::Parts,
    taken_up: usize,
    names: Vec<String>,
}

impl Fields {
    fn set(&mut self, key: &str, value: &str) -> Result<(), RecordFault> {
        let seen = |key: &str| self.seen.iter().any(|k| k == key);
        if seen(key) || (matches!(key, "goals" | "variants") && (seen("goals") || seen("variants"))) {
            return Err(RecordFault::Repeated(cut(key)));
        }
        let setup = self.setup.get_or_insert_with(|| Setup::new(2));
        let bad = |expected: &str| RecordFault::BadValue {
            key: key.to_owned(),
            value: cut(value),
            expected: expected.to_owned(),
        };
        let number = || value.parse::<u8>().map_err(|_| bad("a number from 0 to 255"));
        let yes = || match value {
            "yes" => Ok(true),
            "no" => Ok(false),
            _ => Err(bad("yes or no")),
        };
        match key {
            "edition" => setup.edition = value.parse().map_err(|e: EditionError| bad(&e.to_string()))?,
            "content" => self.content = Some(value.to_owned()),
            "players" => self.players = Some(number()?),
            "characters" => setup.characters = list(value),
            "length" => setup.length = number()?,
            "variants" => setup.variants = value.parse().map_err(|e: UnknownVariant| bad(&e.to_string()))?,
            // The form before there were other variants.
            "goals" => setup.variants = if yes()? { Variants::GOALS } else { Variants::NONE },
            "skip-empty-windows" => setup.skip_empty_windows = yes()?,
            "seed" => self.seed = Some(value.to_owned()),
            "seed-sha256" => self.seed_sha256 = Some(value.to_owned()),
            "names" => self.names = list(value),
            "taken-up" if self.version >= 2 => {
                self.taken_up = value.parse().map_err(|_| bad("a number of entries"))?;
            }
            key if self.version >= 2 && sealed::KEYS.contains(&key) => {
                self.sealed.set(key, value).map_err(bad)?;
            }
            "modules" if self.version >= 3 => {
                for marked in list(value) {
                    let (id, mark) = marked.split_once(' ').ok_or_else(|| bad("each module with its fingerprint"))?;
                    setup.selection.modules.push(id.to_owned());
                    self.fingerprints.push(mark.trim().to_owned());
                }
            }
            "mode" if self.version >= 3 => setup.selection.mode = Some(value.to_owned()),
            _ => return Err(RecordFault::UnknownKey(cut(key))),
        }
        self.seen.push(key.to_owned());
        Ok(())
    }

    fn finish(self) -> Result<Header, RecordFault> {
        let mut setup = self.setup.unwrap_or_else(|| Setup::new(2));
        setup.seats = self.players.ok_or(RecordFault::MissingKey("players"))?;
        let content = self.content.ok_or(RecordFault::MissingKey("content"))?;
        let sealed = self.sealed.finish().map_err(RecordFault::MissingKey)?;
        if sealed.is_some() && self.seed.is_none() {
            return Err(RecordFault::MissingKey("seed"));
        }
        let Self { fingerprints, seed, seed_sha256, taken_up, names, .. } = self;
        let former = self.version < 4 && !setup.selection.is_base();
        Ok(Header { content, setup, fingerprints, seed, seed_sha256, sealed, taken_up, names, former })
    }
}

fn list(value: &str) -> Vec<String> {
    if value.is_empty() { Vec::new() } else { value.split(',').map(|v| v.trim().to_owned()).collect() }
}

/// A text in a message, truncated if it is very long.
fn cut(text: &str) -> String {
    text.chars().take(60).collect()
}

fn read_entries<'t>(
    content: &Content,
    header: Header,
    lines: impl Iterator<Item = (u32, &'t str)>,
    last: u32,
) -> Fault<Record> {
    let mut record = Record::new(header, Vec::new(), None);
    record.lines = Lines { entries: Vec::new(), end: last + 1 };
    for (line, text) in lines {
        if record.end.is_some() {
            return Err((line, RecordFault::AfterEnd));
        }
        if let Some(hash) = end_line(text) {
            record.end = Some(hash.map_err(|fault| (line, fault))?);
            record.lines.end = line;
            continue;
        }
        let entry = read_entry(content, text).map_err(|fault| (line, fault))?;
        record.entries.push(entry);
        record.lines.entries.push(line);
    }
    Ok(record)
}

/// The hash of an `end` line; `None` for another line.
fn end_line(text: &str) -> Option<Result<String, RecordFault>> {
    let mut words = text.split_whitespace();
    if words.next() != Some("end") {
        return None;
    }
    let hash = words.next().unwrap_or_default().to_ascii_lowercase();
    let fits = hash.len() == 16 && hash.bytes().all(|b| b.is_ascii_hexdigit()) && words.next().is_none();
    Some(if fits { Ok(hash) } else { Err(RecordFault::BadEnd) })
}

/// Parses a line of a game: `= Kh` or `2 move darkrock-1`.
fn read_entry(content: &Content, text: &str) -> Result<Entry, RecordFault> {
    if let Some(outcome) = text.strip_prefix('=') {
        return Ok(Entry::Luck(notation::parse_outcome(content, outcome)?));
    }
    let (seat, choice) = text.split_once(char::is_whitespace).ok_or(RecordFault::NotAnEntry)?;
    let seat: usize = seat.parse().map_err(|_| RecordFault::NotAnEntry)?;
    if !(1..=SEATS).contains(&seat) {
        return Err(RecordFault::NotAnEntry);
    }
    Ok(Entry::Choice { seat: Seat(seat as u8 - 1), choice: notation::parse(content, choice)? })
}
