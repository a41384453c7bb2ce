//! The folder of a set of games: written under another name, which is replaced once everything is in it.

use crate::fault::Fault;
use darkrock_wire::games::{GameSet, MANIFEST};
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// The file that tells people what the folder is.
const README: &str = "README.md";
/// Where the records lie in it.
const RECORDS: &str = "records";

/// A folder that is being written; it is removed unless it is finished.
#[derive(Debug)]
pub(super) struct Draft {
    /// Where the set will lie.
    folder: PathBuf,
    /// Where it is written.
    unfinished: PathBuf,
}

fn failed(path: &Path, error: &io::Error) -> Fault {
    Fault::conflict("folder", format!("{}: {error}", path.display()))
}

impl Draft {
    /// Begins a folder that does not exist yet, or is empty.
    ///
    /// # Errors
    /// When it has something in it, or another export writes it.
    pub fn begin(folder: &Path) -> Result<Self, Fault> {
        let occupied = match fs::read_dir(folder) {
            Ok(mut files) => files.next().is_some(),
            Err(error) if error.kind() == ErrorKind::NotFound => false,
            Err(error) => return Err(failed(folder, &error)),
        };
        if occupied {
            let sentence = format!("{} has files already: expected a folder that does not exist", folder.display());
            return Err(Fault::conflict("folder", sentence));
        }
        let Some(name) = folder.file_name() else {
            return Err(Fault::bad("folder", format!("{} is no name of a folder", folder.display())));
        };
        let mut name = name.to_owned();
        name.push(".unfinished");
        let unfinished = folder.with_file_name(name);
        fs::create_dir(&unfinished).map_err(|error| match error.kind() {
            ErrorKind::AlreadyExists => {
                let sentence =
                    format!("{} is left of an export that did not end: remove it first", unfinished.display());
                Fault::conflict("folder", sentence)
            }
            _ => failed(&unfinished, &error),
        })?;
        let draft = Self { folder: folder.to_owned(), unfinished };
        let records = draft.unfinished.join(RECORDS);
        fs::create_dir(&records).map_err(|error| failed(&records, &error))?;
        Ok(draft)
    }

    /// Writes a file.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn write(&self, name: &str, text: &str) -> Result<(), Fault> {
        let path = self.unfinished.join(name);
        fs::write(&path, text).map_err(|error| failed(&path, &error))
    }

    /// Removes a file again.
    ///
    /// # Errors
    /// When it cannot be removed.
    pub fn remove(&self, name: &str) -> Result<(), Fault> {
        let path = self.unfinished.join(name);
        fs::remove_file(&path).map_err(|error| failed(&path, &error))
    }

    /// Writes what describes the set, and gives the folder its name.
    ///
    /// # Errors
    /// When that cannot be done.
    pub fn finish(self, set: &GameSet) -> Result<(), Fault> {
        let manifest = serde_json::to_string_pretty(set).map_err(|error| Fault::internal(error.to_string()))?;
        self.write(MANIFEST, &(manifest + "\n"))?;
        self.write(README, &readme(set))?;
        // An empty folder would be in the way on some systems.
        match fs::remove_dir(&self.folder) {
            Err(error) if error.kind() != ErrorKind::NotFound => return Err(failed(&self.folder, &error)),
            _ => {}
        }
        fs::rename(&self.unfinished, &self.folder).map_err(|error| failed(&self.folder, &error))
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        // After it has its name, there is nothing left to remove.
        fs::remove_dir_all(&self.unfinished).ok();
    }
}

/// What people read who find the folder.
fn readme(set: &GameSet) -> String {
    let GameSet { license, made, people, games, .. } = set;
    format!(
        "# Games of people\n\n\
         {} games of *Western Legends* of {people} people, played on a Darkrock server and exported in {made}.\n\n\
         **License:** {license}\n\n\
         Everybody who plays in a game had agreed to this before its end, and still did at the export, at least 30 days later. The\n\
         games have no names, tables, chat, seeds or times. Pseudonyms such as `person-1a2b3c4d` are the same within this folder and\n\
         in no other one.\n\n\
         **Whoever remembers a game can recognize it**: every choice is in its record. Who knows one game of a pseudonym therefore\n\
         knows all of them in this folder. Do not try to find out who the people are.\n\n\
         - `{MANIFEST}`: the license, and for each game its record, the month of its end, and who played by seat: a person, a person for\n\
         \u{20} whom a bot made some of the choices, or a bot.\n\
         - `{RECORDS}/`: the games, one file each. `darkrock replay FILE` shows one, and `darkrock study --from FOLDER --out DIR` compares\n\
         \u{20} them with games of bots.\n",
        games.len()
    )
}
