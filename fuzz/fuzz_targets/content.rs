//! The base game's content with one file written anew or changed in a few places: an error that can be shown, or content
//! with which games can be played.
//!
//! The first byte names the file (lower 4 bits) and how it is changed: with the highest bit the rest of the input is the
//! file's whole text; without it, it is a list of edits, each a place (2 bytes), how many bytes go (1), how many come (1)
//! and what comes.
#![no_main]

use darkrock_fuzz::{Bytes, play_on};
use darkrock_rules::chance::FastChance;
use darkrock_rules::content::Files;
use darkrock_rules::{Content, Game, Setup, notation};
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

/// The files with this change.
fn changed(data: &[u8]) -> Option<Files> {
    let mut files = Files::embedded();
    let (how, rest) = data.split_first()?;
    let count = files.texts.len();
    let text = &mut files.texts[usize::from(how & 15) % count].1;
    let mut new = if how & 128 != 0 { rest.to_vec() } else { text.clone().into_bytes() };
    if how & 128 == 0 {
        edit(&mut new, &mut Bytes(rest));
    }
    *text = String::from_utf8(new).ok()?;
    Some(files)
}

fuzz_target!(|data: &[u8]| {
    let Some(files) = changed(data) else { return };
    let content = match Content::load(&files) {
        Ok(content) => content,
        Err(error) => {
            assert!(!error.what.is_empty() && !error.to_string().is_empty());
            return;
        }
    };
    for choice in notation::every_choice(&content) {
        let printed = notation::print(&content, choice);
        assert_eq!(notation::parse(&content, &printed), Ok(choice), "{printed}");
    }
    for seats in [2, 6] {
        let mut luck = FastChance::new(u64::from(seats));
        match Game::new(&content, &Setup::new(seats), &mut luck, &mut ()) {
            Ok(mut game) => play_on(&mut game, data.len() as u64, 300),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
});
