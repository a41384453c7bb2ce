//! The content of the base game, of all expansions, or of a mode, with one file written anew or changed in a few places: an error
//! that can be shown, or content with which games can be played.
//!
//! The first byte names the file (lower 6 bits: one of the base game, or with the next bit one of the modules) and how
//! it is changed: with the highest bit the rest of the input is the file's whole text; without it, it is a list of edits,
//! each a place (2 bytes), how many bytes go (1), how many come (1) and what comes.
#![no_main]

use darkrock_fuzz::{Bytes, play_on, selection_of};
use darkrock_rules::chance::FastChance;
use darkrock_rules::content::{CompositionError, Files};
use darkrock_rules::{Catalog, Content, Game, Setup, notation};
use libfuzzer_sys::fuzz_target;

fn edit(text: &mut Vec<u8>, bytes: &mut Bytes<'_>) {
    for _ in 0..8 {
        if bytes.is_empty() {
            return;
        }
        let at = usize::from(bytes.pair()).checked_rem(text.len()).unwrap_or(0);
        let end = (at + usize::from(bytes.byte())).min(text.len());
        let length = usize::from(bytes.byte() % 64).min(bytes.0.len());
        let (new, rest) = bytes.0.split_at(length);
        text.splice(at..end, new.iter().copied());
        bytes.0 = rest;
    }
}

/// The part of the first byte that says that a file of a module is changed.
const OF_MODULES: u8 = 64;

/// The name of the file that the first byte names. Those of the base game stand without a folder.
fn named(files: &Files, how: u8) -> Option<String> {
    let of_module = how & OF_MODULES != 0;
    let names = || files.texts.iter().map(|(name, _)| name).filter(|name| name.contains('/') == of_module);
    names().nth(usize::from(how % OF_MODULES).checked_rem(names().count())?).cloned()
}

/// The files with this change.
fn changed(data: &[u8]) -> Option<(Files, String)> {
    let mut files = Files::embedded();
    let (how, rest) = data.split_first()?;
    let named = named(&files, *how)?;
    let (_, text) = files.texts.iter_mut().find(|(path, _)| *path == named)?;
    let mut new = if how & 128 != 0 { rest.to_vec() } else { text.clone().into_bytes() };
    if how & 128 == 0 {
        edit(&mut new, &mut Bytes(rest));
    }
    *text = String::from_utf8(new).ok()?;
    Some((files, named))
}

/// The content of these files: of the base game, or with the module whose file is changed.
fn composed(files: Files, named: &str) -> Result<Content, String> {
    if !named.contains('/') {
        return Content::load(&files).map_err(|error| error.to_string());
    }
    let catalog = Catalog::load(files).map_err(|error| error.to_string())?;
    let selection = selection_of(&catalog, named);
    catalog.compose(&selection).map_err(|error: CompositionError| error.to_string())
}

fuzz_target!(|data: &[u8]| {
    let Some((files, named)) = changed(data) else { return };
    let content = match composed(files, &named) {
        Ok(content) => content,
        Err(error) => {
            assert!(!error.is_empty());
            return;
        }
    };
    for choice in notation::every_choice(&content) {
        let printed = notation::print(&content, choice);
        assert_eq!(notation::parse(&content, &printed), Ok(choice), "{printed}");
    }
    for seats in [2, 6] {
        let mut luck = FastChance::new(u64::from(seats));
        match Game::new(&content, &Setup::of(&content, seats), &mut luck, &mut ()) {
            Ok(mut game) => play_on(&mut game, data.len() as u64, 300),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
});
