//! Any text read as a choice and as an outcome of luck, of the base game, of all expansions and of a mode: an error that can be shown, or a form that reads back.
#![no_main]

use darkrock_fuzz::contents;
use darkrock_rules::{Content, notation};
use libfuzzer_sys::fuzz_target;

fn check(content: &Content, text: &str) {
    match notation::parse(content, text) {
        Ok(choice) => {
            let printed = notation::print(content, choice);
            assert_eq!(notation::parse(content, &printed), Ok(choice), "{printed}");
            assert_eq!(notation::kind(choice).verb, printed.split(' ').next().unwrap_or_default());
        }
        Err(error) => assert!(error.to_string().len() < 2000),
    }
    match notation::parse_outcome(content, text) {
        Ok(outcome) => {
            let printed = notation::print_outcome(content, outcome);
            assert_eq!(notation::parse_outcome(content, &printed), Ok(outcome), "{printed}");
            assert_eq!(notation::canonical(content, outcome), outcome);
        }
        Err(error) => assert!(error.to_string().len() < 2000),
    }
}

fuzz_target!(|text: &str| contents(text.len()).into_iter().for_each(|content| check(content, text)));
