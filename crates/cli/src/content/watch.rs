//! `darkrock content check --watch`: checks again whenever a file of the folder changes.

use super::{Origin, check};
use crate::Outcome;
use anyhow::Result;
use darkrock_texts::Language;
use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// How often the folder is looked at.
const EVERY: Duration = Duration::from_millis(500);

/// When each file was changed last, and its length.
type Stamps = BTreeMap<PathBuf, (Option<SystemTime>, u64)>;

/// Checks a folder until the program is ended.
///
/// # Errors
/// When the output is closed.
pub(super) fn run(dir: &Path, origin: &Origin, language: Language, out: &mut dyn Write) -> Result<Outcome> {
    let wait = || {
        std::thread::sleep(EVERY);
        true
    };
    whenever_changed(dir, out, wait, |out| check::run(dir, origin, language, out))
}

/// Calls `check` at first and after each change of a file, as long as `wait` says to go on. Returns the last outcome.
fn whenever_changed(
    dir: &Path,
    out: &mut dyn Write,
    mut wait: impl FnMut() -> bool,
    mut check: impl FnMut(&mut dyn Write) -> Result<Outcome>,
) -> Result<Outcome> {
    let mut checked: Option<Stamps> = None;
    let mut outcome = Outcome::Good;
    loop {
        let mut stamps = Stamps::new();
        look(dir, &mut stamps);
        if checked.as_ref() != Some(&stamps) {
            if checked.is_some() {
                writeln!(out)?;
            }
            outcome = match check(out) {
                Ok(outcome) => outcome,
                // A file may be away for a moment while an editor saves it.
                Err(error) => {
                    writeln!(out, "{error:#}")?;
                    Outcome::Bad
                }
            };
            out.flush()?;
            checked = Some(stamps);
        }
        if !wait() {
            return Ok(outcome);
        }
    }
}

/// Looks at the files of a folder and of those in it.
fn look(dir: &Path, stamps: &mut Stamps) {
    let Ok(entries) = std::fs::read_dir(dir) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        match entry.metadata() {
            Ok(data) if data.is_dir() => look(&path, stamps),
            Ok(data) => _ = stamps.insert(path, (data.modified().ok(), data.len())),
            Err(_) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_changed_file_is_checked_again_and_nothing_else() {
        let dir = std::env::temp_dir().join(format!("darkrock-watch-{}", std::process::id()));
        std::fs::create_dir_all(dir.join("a/words")).expect("a folder");
        let file = dir.join("a/words/en.ftl");
        let (mut out, mut looks, mut checks) = (Vec::new(), 0, 0);
        let wait = || {
            looks += 1;
            match looks {
                2 => std::fs::write(&file, "item-a = A\n").expect("a file"),
                4 => std::fs::write(&file, "item-a = Aa\n").expect("a file"),
                _ => {}
            }
            looks < 6
        };
        let check = |out: &mut dyn Write| {
            checks += 1;
            writeln!(out, "check {checks}")?;
            if checks == 2 { anyhow::bail!("away") } else { Ok(Outcome::Bad) }
        };
        let outcome = whenever_changed(&dir, &mut out, wait, check).expect("an output");
        std::fs::remove_dir_all(&dir).expect("the folder can go");
        assert_eq!(String::from_utf8_lossy(&out), "check 1\n\ncheck 2\naway\n\ncheck 3\n");
        assert!(matches!(outcome, Outcome::Bad));
    }
}
