//! `darkrock replay`: the record of a game, shown or verified.

use crate::Outcome;
use crate::play::Sitter;
use crate::position::write_text;
use anyhow::{Context, Result, anyhow};
use darkrock_rules::event::{Event, Observer};
use darkrock_rules::record::{Checked, Record, Replayed, SeedFault};
use darkrock_rules::{Content, Seat};
use darkrock_texts::{Args as Words, Language, Scene, Texts};
use darkrock_wire::ids::Ids;
use std::io::{Write, stderr};
use std::path::{Path, PathBuf};

/// Show or verify the record of a game.
///
/// Plays the record by the rules and prints the events, then the position. An illegal record is shown up to the first
/// illegal line, and the exit code is 1.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  darkrock replay game.record
  darkrock replay game.record --to 40
  darkrock replay game.record --verify")]
pub struct Args {
    /// The record
    file: PathBuf,
    /// Stop after this many choices
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    /// Only verify that it is legal and ends in the recorded position, and that its random outcomes follow from its
    /// commitment and seed
    #[arg(long)]
    verify: bool,
    /// Print only the position, without the log
    #[arg(long)]
    position: bool,
}

/// The maximum size of a record: a thousand times an ordinary one.
const LARGEST: u64 = 64 << 20;

/// Collects the lines of the log.
struct Log<'a> {
    texts: &'a Texts,
    scene: Scene,
    names: Vec<String>,
    /// Who played each seat, where the record says so.
    people: Vec<String>,
    lines: Vec<String>,
}

impl Observer for Log<'_> {
    fn event(&mut self, event: Event) {
        if let Event::Character { seat, character } = event
            && let (Some(name), Some(text)) = (self.names.get_mut(seat.index()), self.texts.character(character))
        {
            *name = text.name.clone();
        }
        self.scene.follow(&event);
        let names = |seat: Seat| self.names.get(seat.index()).cloned().unwrap_or_default();
        // A record's reader may know everything, so each event is shown as its own seat sees it.
        let line = self.plays(&event);
        let line = line.or_else(|| self.texts.event_in(self.scene, &event, concerned(&event), &names));
        self.lines.extend(line);
    }
}

impl Log<'_> {
    /// The line of a character that was taken by somebody with a name.
    fn plays(&self, event: &Event) -> Option<String> {
        let Event::Character { seat, character } = *event else { return None };
        let person = self.people.get(seat.index()).filter(|person| !person.is_empty())?;
        Some(self.texts.person_plays(person, character))
    }
}

/// A viewer who sees all of an event.
fn concerned(event: &Event) -> Option<Seat> {
    match *event {
        Event::Dealt { seat, .. }
        | Event::Goals { seat, .. }
        | Event::Drew { seat, .. }
        | Event::Committed { seat, .. }
        | Event::NpcDrew { seat, .. }
        | Event::NpcCommitted { seat, .. }
        | Event::LookedAt { seat, .. }
        | Event::Acquired { seat, .. }
        | Event::StoleCattle { seat, .. }
        | Event::DealerDrew { seat, .. }
        | Event::TokensDrawn { seat, .. }
        | Event::TokensReturned { seat, .. } => Some(seat),
        Event::Gave { from, .. } => Some(from),
        _ => None,
    }
}

/// Reads and parses a record.
///
/// # Errors
/// When it cannot be read, is too large or is not a record.
pub(crate) fn read(file: &Path, content: &Content) -> Result<Record> {
    let path = file.display();
    let size = std::fs::metadata(file).with_context(|| format!("cannot read {path}"))?.len();
    if size > LARGEST {
        return Err(anyhow!("{path} is too large for a record: {size} bytes, expected at most {LARGEST}"));
    }
    let text = crate::texts::read(file)?;
    Record::parse(content, &text).with_context(|| path.to_string())
}

impl Args {
    /// The path of the file to show.
    pub fn record(&self) -> &Path {
        &self.file
    }
}

pub(crate) fn run(args: &Args, content: &Content, language: Language, out: &mut dyn Write) -> Result<Outcome> {
    let path = args.file.display();
    let record = read(&args.file, content)?;
    if args.verify {
        let replayed = record.replay(content, args.to, &mut ()).with_context(|| path.to_string())?;
        verified(args, &record, &replayed, out)?;
        return verify_seed(args, &record, content, out);
    }
    let texts = Texts::new(content, language)?;
    let seat = |n: u8| texts.catalogue().with("seat-number", &Words::new().n("n", n));
    // The automa's index is after the last seat.
    let him = texts.automa().to_owned();
    let people: Vec<String> =
        record.header.names.iter().map(|name| Sitter::from_record(name).name().to_owned()).collect();
    // Before the characters are known, a seat is whoever sits there.
    let known = |n: u8| people.get(usize::from(n) - 1).filter(|person| !person.is_empty()).cloned();
    let names = (1..=record.header.setup.seats).map(|n| known(n).unwrap_or_else(|| seat(n))).chain([him]).collect();
    let mut log = Log { texts: &texts, scene: Scene::new(), names, people, lines: Vec::new() };
    let replayed = record.replay(content, args.to, &mut log);
    if !args.position {
        for line in &log.lines {
            writeln!(out, "{line}")?;
        }
        writeln!(out)?;
    }
    let replayed = match replayed {
        Ok(replayed) => replayed,
        Err(error) => {
            out.flush()?;
            return Err(anyhow!(error).context(format!("{path} contains an illegal move")));
        }
    };
    warn(&replayed);
    let game = &replayed.game;
    let choices = if replayed.choices == 1 { "choice" } else { "choices" };
    writeln!(out, "After {} {choices}, position {}:", replayed.choices, game.state.hash())?;
    let views: Vec<_> = game.state.public.all_seats().map(|seat| game.view(Some(seat))).collect();
    write_text(Ids(content), &texts, &views, out)?;
    Ok(Outcome::Good)
}

fn warn(replayed: &Replayed<'_>) {
    if let Some(differs) = &replayed.content_differs {
        let _ = writeln!(stderr(), "darkrock: warning: {differs}");
    }
}

/// Verifies seal, seed and outcomes of a record that has them, as published by servers after a game.
fn verify_seed(args: &Args, record: &Record, content: &Content, out: &mut dyn Write) -> Result<Outcome> {
    let path = args.file.display();
    let unchecked = match record.verify_seed(content) {
        Ok(checked) => {
            writeln!(out, "{path}: fair: {}", held(checked))?;
            unchecked(checked)
        }
        Err(SeedFault::NoSeed) => {
            vec!["randomness: the record has no seed that was committed to before the game".to_owned()]
        }
        Err(fault) => {
            writeln!(out, "{path}: NOT FAIR: {fault}")?;
            return Ok(Outcome::Bad);
        }
    };
    for what in unchecked {
        writeln!(out, "{path}: not checked: {what}")?;
    }
    Ok(Outcome::Good)
}

/// The verified parts of a fair game.
fn held(checked: Checked) -> String {
    let draws = format!("all {} draws and rolls follow from the seed", checked.draws);
    match (checked.sealed, checked.dealt) {
        (false, _) => format!("the seed matches the published hash, {draws}"),
        (true, 0) => format!("the server's secret matches its commitment, secret and parts yield the seed, {draws}"),
        (true, dealt) => format!(
            "the server's secret matches its commitment, secret and parts yield the seed, {draws}, and {dealt} characters \
             were dealt from it"
        ),
    }
}

/// What a record alone cannot prove.
fn unchecked(checked: Checked) -> Vec<String> {
    let mut missing = Vec::new();
    if checked.taken_up > 0 {
        missing.push(format!("the randomness of the first {} lines, which come from another record", checked.taken_up));
    }
    missing.push(if checked.sealed {
        "that commitment and seed hash were published before and during the game, and that each player's part is the \
         one sent by the client: compare them with what your client stored"
            .to_owned()
    } else {
        "the origin of the seed: a record of scheme 1 contains neither the server's secret nor the players' parts"
            .to_owned()
    });
    missing
}

fn verified(args: &Args, record: &Record, replayed: &Replayed<'_>, out: &mut dyn Write) -> Result<()> {
    warn(replayed);
    let (path, choices, hash) = (args.file.display(), replayed.choices, replayed.game.state.hash());
    let whole = choices == record.choices();
    let end = match &record.end {
        _ if !whole => "the rest was not checked",
        Some(_) => "as recorded",
        None => "the record has no end line to compare",
    };
    let over = if replayed.game.is_over() { ", the game is over" } else { "" };
    writeln!(out, "{path}: valid: {choices} legal choices{over}; position {hash}, {end}")?;
    Ok(())
}
