//! House notes are untrusted: any file is parsed or rejected with an error message, and parsed notes can be rendered.

use darkrock_aid::page::Words;
use darkrock_aid::{Module, text};
use proptest::prelude::*;

/// Valid notes that use all features of the format.
const SOUND: &str = "name: Ours\ndescription: What we agreed on\ncredits: Mara\nversion: 1.0\nsections:\n\
    - &poker {name: Poker, text: '**Aces** are [high](rules-poker)'}\n\
    - name: Fights\n  text: |\n    1. lay\n       - or pass\n\n    | a | b |\n    |---|---|\n    | 1 | 2 |\n\
    - name: All\n  sections: [*poker]\n";

/// Characters with a meaning in YAML or Markdown.
const SIGNS: &[&str] = &[
    "&a ",
    "*a",
    "*poker",
    "!!int ",
    "- ",
    "{",
    "[",
    "}",
    "]",
    ">-\n",
    "? ",
    ": ",
    "\n",
    "\n\n  ",
    "'",
    "\"",
    "| a |\n",
    "|---|\n",
    "1. ",
    "99999999999. ",
    "- [ ] ",
    "<b>",
    "**",
    "](",
    "~~~\n",
    "---\n",
    "\u{feff}",
    "\0",
    "🤠",
    ".nan",
    "\t",
];

/// Fragments that may occur anywhere in a file.
fn piece() -> impl Strategy<Value = String> {
    prop_oneof![
        prop::sample::select(SIGNS).prop_map(str::to_owned),
        any::<char>().prop_map(String::from),
        "[a-z0-9 ]{1,6}",
    ]
}

/// The notes with some characters removed and others inserted.
fn changed() -> impl Strategy<Value = String> {
    prop::collection::vec((0..SOUND.len(), 0..12_usize, prop::option::of(piece())), 1..6).prop_map(|changes| {
        let mut text: Vec<char> = SOUND.chars().collect();
        for (at, gone, new) in changes {
            let from = at.min(text.len());
            let to = (from + gone).min(text.len());
            text.splice(from..to, new.unwrap_or_default().chars());
        }
        text.into_iter().collect()
    })
}

/// Parses notes and renders them in every format.
fn read(yaml: &str) -> bool {
    let module = match Module::read(yaml) {
        Ok(module) => module,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return false;
        }
    };
    for section in module.pages("notes") {
        let _ = text::section(&section, 60, Words { colon: ":", ruling: "Why:", example: "Example:", codes: true });
    }
    // Round trip.
    let written = module.write();
    let again = Module::read(&written).unwrap_or_else(|error| panic!("{error}:\n{written}"));
    assert_eq!(again, module);
    true
}

#[test]
fn sound_notes_are_read() {
    assert!(read(SOUND));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn changed_notes_are_read_or_refused(yaml in changed()) {
        read(&yaml);
    }

    #[test]
    fn anything_is_read_or_refused(pieces in prop::collection::vec(piece(), 0..40)) {
        read(&pieces.concat());
    }

    /// Arbitrary texts in otherwise valid notes.
    #[test]
    fn any_words_can_be_shown_and_written(pieces in prop::collection::vec(piece(), 0..30)) {
        let text = serde_json::to_string(&pieces.concat()).expect("a text");
        read(&format!("name: {text}\nversion: {text}\nsections:\n  - {{name: {text}, text: {text}}}\n"));
    }
}
