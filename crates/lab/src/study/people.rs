//! Games of people beside those of bots: a set of records (docs/games-of-people.md) is replayed and counted like the games of a
//! study.

use super::columns::TABLES;
use super::recorder::Recorder;
use super::summary::People;
use super::tally::{Tally, Won};
use super::{Features, LARGEST_PART, StudyError, StudyPlan, parts};
use crate::play::Ledger;
use darkrock_rules::edition::Edition;
use darkrock_rules::event::{Event, Observer};
use darkrock_rules::limits::CHOICES;
use darkrock_rules::record::{Header, Record};
use darkrock_rules::{Content, Setup};
use darkrock_wire::games::{FORMAT, GameSet, MANIFEST, Sitting, VERSION};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The maximum size of a record, in bytes: a thousand times an ordinary one.
const LARGEST: u64 = 64 << 20;
/// The folder of their rows, in that of the study.
const FOLDER: &str = "people";

/// A record of the set.
#[derive(Debug)]
struct Given {
    path: PathBuf,
    record: Record,
    sittings: Vec<Sitting>,
}

/// The games of a set that have the rules of a study.
#[derive(Debug)]
pub struct Games {
    license: String,
    /// By cell of the study.
    cells: Vec<Vec<Given>>,
    /// The others, by the options that select them.
    left_out: BTreeMap<String, u64>,
}

fn wrong(path: &Path, what: impl ToString) -> StudyError {
    StudyError::File { path: path.to_owned(), what: what.to_string() }
}

/// Reads a text that is no larger than a record can be.
fn text(path: &Path) -> Result<String, StudyError> {
    let size = fs::metadata(path).map_err(|error| wrong(path, error))?.len();
    if size > LARGEST {
        return Err(wrong(path, format!("it has {size} bytes: expected at most {LARGEST}")));
    }
    fs::read_to_string(path).map_err(|error| wrong(path, error))
}

/// The manifest of a set.
fn manifest(folder: &Path) -> Result<GameSet, StudyError> {
    let path = folder.join(MANIFEST);
    let text = fs::read_to_string(&path).map_err(|error| wrong(&path, error))?;
    let set: GameSet =
        serde_json::from_str(&text).map_err(|error| wrong(&path, format!("not a set of games: {error}")))?;
    if set.format != FORMAT || set.version > VERSION {
        let GameSet { format, version, .. } = set;
        return Err(wrong(
            &path,
            format!("it is {format} of version {version}: expected {FORMAT} of at most {VERSION}"),
        ));
    }
    Ok(set)
}

/// The options of a study that select games with this setup.
fn options(setup: &Setup) -> String {
    let mut options = format!("--players {} --lengths {}", setup.seats, setup.length);
    if !setup.selection.modules.is_empty() {
        options += &format!(" --modules {}", setup.selection.modules.join(","));
    }
    if let Some(mode) = &setup.selection.mode {
        options += &format!(" --mode {mode}");
    }
    if !setup.variants.is_empty() {
        options += &format!(" --variant {}", setup.variants);
    }
    if setup.edition != Edition::EN {
        options += &format!(" --edition {}", setup.edition);
    }
    options
}

impl Games {
    /// Reads the games of a set that have the content, the variants, the edition and one of the cells of a plan.
    ///
    /// # Errors
    /// When a file cannot be read or is none of a set, or no game has these rules.
    pub fn read(content: &Content, plan: &StudyPlan, folder: &Path) -> Result<Self, StudyError> {
        let set = manifest(folder)?;
        let cells = plan.cells();
        let mut games = Self { license: set.license, cells: Vec::new(), left_out: BTreeMap::new() };
        games.cells.resize_with(cells.len(), Vec::new);
        for entry in set.games {
            let outside = || wrong(folder, format!("the record “{}” is not in this folder", entry.record));
            let path = entry.path(folder).ok_or_else(outside)?;
            let text = text(&path)?;
            let setup = Header::parse(&text).map_err(|error| wrong(&path, error))?.setup;
            if entry.seats.len() != usize::from(setup.seats) {
                return Err(wrong(
                    &path,
                    format!("{} play it: the manifest has {} seats", setup.seats, entry.seats.len()),
                ));
            }
            let same = setup.selection == content.selection
                && setup.variants == plan.variants
                && setup.edition == plan.edition;
            let cell = cells.iter().position(|cell| same && *cell == (setup.seats, setup.length));
            match cell {
                None => *games.left_out.entry(options(&setup)).or_default() += 1,
                Some(cell) => {
                    let record = Record::parse(content, &text).map_err(|error| wrong(&path, error))?;
                    games.cells[cell].push(Given { path, record, sittings: entry.seats });
                }
            }
        }
        if games.cells.iter().all(Vec::is_empty) {
            let others = games.left_out.iter().map(|(options, games)| format!("\n  {games} with {options}"));
            return Err(wrong(folder, format!("no game has the rules of this study{}", others.collect::<String>())));
        }
        Ok(games)
    }

    /// How many games are in the cells.
    pub fn count(&self) -> usize {
        self.cells.iter().map(Vec::len).sum()
    }

    /// Replays the games and writes their rows into a folder in that of the study.
    ///
    /// # Errors
    /// When one of them does not replay to its end, or the files cannot be written.
    pub fn study(&self, content: &Content, plan: &StudyPlan, dir: &Path) -> Result<People, StudyError> {
        let (dir, features) = (dir.join(FOLDER), Features::new(content));
        let unfinished = dir.join("parts");
        fs::create_dir_all(&unfinished).map_err(|error| wrong(&unfinished, error))?;
        let (mut part, mut counted, told) = (0, Vec::new(), |_: u64| ());
        for (cell, games) in plan.cells().into_iter().zip(&self.cells) {
            let (game_plan, mut number) = (plan.game_plan(content, cell), 0);
            let (mut tally, mut won_by) = (Tally::default(), BTreeMap::<String, Won>::new());
            for games in games.chunks(LARGEST_PART as usize) {
                let mut recorder = Recorder::new(content, &features, &game_plan, &told);
                for game in games {
                    recorder.begins_of_people(number, &game.sittings);
                    game.replay(content, &mut recorder)?;
                    number += 1;
                }
                recorder.rows.write(&dir, part)?;
                part += 1;
                tally.merge(&recorder.tally);
                recorder.won_by.iter().for_each(|(who, won)| won_by.entry(who.clone()).or_default().merge(won));
            }
            counted.push((tally, won_by));
        }
        for table in 0..TABLES.len() {
            parts::join(&dir, table, part)?;
        }
        fs::remove_dir_all(&unfinished).map_err(|error| wrong(&unfinished, error))?;
        Ok(People::new(content, plan, &counted, &self.license, &self.left_out))
    }
}

/// Tells a recorder the events of a replay, which also tells it the choices.
struct Heard<'l, 'r, 'c>(&'l RefCell<&'r mut Recorder<'c>>);

impl Observer for Heard<'_, '_, '_> {
    fn event(&mut self, event: Event) {
        self.0.borrow_mut().event(event);
    }
}

impl Given {
    /// Replays the game to its end for a recorder.
    fn replay(&self, content: &Content, recorder: &mut Recorder<'_>) -> Result<(), StudyError> {
        let (recorder, mut real, mut choices) = (RefCell::new(recorder), 0, Vec::with_capacity(CHOICES));
        let replayed = self.record.replay_watched(content, None, &mut Heard(&recorder), &mut |game, seat, choice| {
            game.choices(seat, &mut choices);
            real += u64::from(choices.len() > 1);
            recorder.borrow_mut().took(game, seat, choice, choices.len());
        });
        let game = replayed.map_err(|error| wrong(&self.path, error))?.game;
        if !game.is_over() {
            return Err(wrong(&self.path, "the game is not over: expected a whole one"));
        }
        recorder.borrow_mut().finished(&game, real);
        Ok(())
    }
}

#[cfg(test)]
mod tests;
