//! The aid of a table with a module describes its content in every language; without the module it does not.

#[path = "../../rules/tests/support/selections.rs"]
#[allow(dead_code, reason = "shared with other tests, which use the rest")]
mod support;

use darkrock_aid::{Aid, For, Section};
use darkrock_rules::Content;
use darkrock_texts::{Language, RuleTexts, Texts};

fn toy() -> Content {
    let catalog = support::with_toys();
    let selection = catalog.select(&["high-country".to_owned()], None).expect("it is there");
    catalog.compose(&selection).expect("it is composed")
}

fn aid(content: &Content, language: Language) -> Aid {
    let texts = Texts::new(content, language).expect("texts");
    let rules = RuleTexts::embedded(language).expect("rules");
    Aid::new(content, &texts, &rules, &For::default())
}

fn part(aid: &Aid, id: &str) -> String {
    let section: &Section = aid.find(id).unwrap_or_else(|| panic!("there is a section {id}"));
    section.blocks.iter().map(|block| block.words() + "\n").collect()
}

/// Asserts that a text contains these words in this order.
fn in_order(text: &str, words: &[&str]) {
    let mut rest = text;
    for word in words {
        let at = rest.find(word).unwrap_or_else(|| panic!("{word} is not in its place: {text}"));
        rest = &rest[at + word.len()..];
    }
}

#[test]
fn inserted_steps_stand_in_their_places() {
    let aid = aid(&toy(), Language::EN);
    in_order(&part(&aid, "turn-end"), &["If you are Wanted", "Frost: ", "Thaw: ", "the end of the game is triggered"]);
    in_order(&part(&aid, "setup"), &["Welcome: ", "bandit", "Provisions: Gain $10."]);
}

#[test]
fn opponents_and_tracks_have_sections() {
    let content = toy();
    for language in Language::all() {
        let aid = aid(&content, language);
        let opponents = part(&aid, "fights-opponents");
        in_order(&opponents, &["the wolf", "1", "the marauder", "3"]);
        let track = part(&aid, "tracks-fame");
        in_order(&track, &["1", "2", "7", "3"]);
        assert!(![opponents, track].concat().contains("[aid-"), "{language:?}");
    }
    let aid = aid(&content, Language::EN);
    in_order(&part(&aid, "fights-opponents"), &["the wolf", "Theirs", "Gain 1 LP", "wound", "the marauder", "Yours"]);
}

#[test]
fn a_game_without_them_tells_nothing_of_it() {
    let aid = aid(&Content::embedded().expect("content"), Language::EN);
    for id in ["fights-opponents", "tracks-fame"] {
        assert_eq!(aid.find(id), None);
    }
}
