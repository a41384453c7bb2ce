//! The text form of every choice, printed and read back, as it is documented.

use super::*;
use crate::content::Catalog;
use crate::core::chance::Outcome;
use crate::core::ids::{FightCard, Seat};
use std::collections::{BTreeMap, HashSet};

fn content() -> Content {
    Content::embedded().unwrap()
}

/// The content that has choices of every kind.
fn with_extras() -> Content {
    let catalog = Catalog::embedded().unwrap();
    let modules = ["ante-up", "blood-money", "extras", "gangs"].map(str::to_owned);
    catalog.compose(&catalog.select(&modules, None).unwrap()).unwrap()
}

#[test]
fn every_choice_prints_and_parses_back() {
    let content = with_extras();
    for choice in every_choice(&content) {
        let text = print(&content, choice);
        assert_eq!(parse(&content, &text), Ok(choice), "{text}");
    }
}

#[test]
fn every_choice_has_a_form_of_its_own() {
    let content = with_extras();
    let choices = every_choice(&content);
    assert_eq!(choices.iter().collect::<HashSet<_>>().len(), choices.len());
    let mut forms = BTreeMap::new();
    for choice in choices {
        let text = print(&content, choice);
        let other = forms.insert(text.clone(), choice);
        assert_eq!(other, None, "{text} is also {choice:?}");
    }
}

#[test]
fn every_kind_is_among_every_choice_and_begins_with_its_verb() {
    let catalog = Catalog::embedded().unwrap();
    let border_town = catalog.compose(&catalog.select(&[], Some("border-town")).unwrap()).unwrap();
    let mut seen = HashSet::new();
    for content in [with_extras(), border_town] {
        for choice in every_choice(&content) {
            let doc = kind(choice);
            seen.insert(doc.kind);
            let text = print(&content, choice);
            assert_eq!(text.split(' ').next(), Some(doc.verb), "{text}");
        }
    }
    let kinds = kinds();
    let names: HashSet<_> = kinds.iter().map(|k| k.kind).collect();
    assert_eq!(names.len(), kinds.len(), "a kind is listed twice");
    assert_eq!(names, seen);
}

#[test]
fn the_documentation_lists_every_kind() {
    let page = include_str!("../../../../../docs/notation.md");
    for doc in kinds() {
        let line = format!("| `{}` | {} |", doc.grammar.replace('|', "\\|"), doc.meaning);
        assert!(page.contains(&line), "docs/notation.md lacks: {line}");
    }
}

#[test]
fn forms_are_as_documented() {
    let content = content();
    for form in [
        "draft annie-oakley",
        "start darkrock-1",
        "income both",
        "use annie-oakley",
        "use whiskey",
        "move darkrock-6 via mesa",
        "move darkrock-6 via 2 mesas",
        "ride darkrock-6 via 2 mesas",
        "ride darkrock-2",
        "play 4h",
        "fight duel bass-reeves",
        "reroll 1",
        "deposit 3",
        "revel 2",
        "commit Kh",
        "lay 10c 10h",
        "lay 3c",
        "lay nothing",
        "npc J",
        "reward marshal",
        "steal nuggets cattle",
        "steal cattle",
        "steal nothing",
        "sheriff darkrock-2",
        "sheriff stop",
        "give money",
        "give 6h",
        "choose wound",
        "contribute 2",
        "goal annie-picnic",
        "keep-tokens 3 2 2",
        "keep-tokens nothing",
    ] {
        let choice = parse(&content, form).unwrap_or_else(|e| panic!("{form}: {e}"));
        assert_eq!(print(&content, choice), form);
    }
}

#[test]
fn parsing_forgives_capitals_spaces_and_order() {
    let content = content();
    let same = [
        ("  MOVE   Darkrock-6\tVIA Mesa ", "move darkrock-6 via mesa"),
        ("ride darkrock-6 Via 2 MESAS", "ride darkrock-6 via 2 mesas"),
        ("commit kH", "commit Kh"),
        ("lay 10h 10c", "lay 10c 10h"),
        ("keep-tokens 2 3 2", "keep-tokens 3 2 2"),
        ("steal nothing cattle", "steal cattle"),
        ("Use WHISKEY", "use whiskey"),
    ];
    for (loose, strict) in same {
        assert_eq!(parse(&content, loose).map(|c| print(&content, c)).as_deref(), Ok(strict), "{loose}");
    }
}

#[test]
fn deposits_name_the_cards_that_count_as_nuggets() {
    let content = content();
    let cards: Vec<String> = content.nugget_cards.iter().map(|c| c.to_string()).collect();
    let text = format!("deposit 2 {} {}", cards[1], cards[0]);
    let choice = parse(&content, &text).unwrap();
    assert_eq!(choice, Choice::Deposit { nuggets: 2, cards: 0b11 });
    let twice = format!("deposit 0 {} {}", cards[0], cards[0]);
    assert_eq!(parse(&content, &twice), Err(NotationError::Twice { card: cards[0].clone() }));
}

fn message(text: &str) -> String {
    parse(&content(), text).unwrap_err().to_string()
}

#[test]
fn errors_say_what_was_wrong_and_what_was_expected() {
    let messages = [
        ("", "nothing written: expected a choice, such as “move darkrock-2” or “pass”"),
        ("mvoe darkrock-2", "no choice is called “mvoe”: did you mean move?"),
        // Not “fold”, which no game of this content has.
        ("folf", "no choice is called “folf” (see docs/notation.md)"),
        ("xyzzyfoo", "no choice is called “xyzzyfoo” (see docs/notation.md)"),
        ("move", "“move” is not complete: expected move <space> [via mesa|via 2 mesas]"),
        ("move darkrock-2 via", "“move darkrock-2 via” is not complete: expected move <space> [via mesa|via 2 mesas]"),
        ("move darkrock-2 via 3 mesas", "“3” does not fit here: expected mesa, or a number from 2 to 2 and mesas"),
        ("move darkrock-2 via 2 mesa", "“mesa” does not fit here: expected mesas"),
        ("move darkrock-2 now", "“now” does not fit here: expected “via mesa” or nothing"),
        ("pass please", "“please” is too much: expected pass"),
        ("use wiskey", "unknown character or item “wiskey”: did you mean whiskey?"),
        ("draft annie", "unknown character “annie”: did you mean annie-oakley?"),
        (
            "commit K",
            "“K” is not a poker card: expected a rank (2 to 10, J, Q, K, A) and a suit (c, d, h, s), as in 10c or Qh",
        ),
        ("npc Kh", "“Kh” is not a fight card: expected a rank (2 to 10, J, Q, K, A)"),
        ("income gold", "“gold” does not fit here: expected money or cards or both"),
        ("reroll 3", "“3” does not fit here: expected a number from 1 to 2"),
        ("revel +2", "“+2” does not fit here: expected a number from 1 to 255"),
        ("lay 3c 3c", "the card 3c is named twice: expected each card once"),
        ("keep-tokens 4", "“4” does not fit here: expected the LP of a legendary token: 1 or 2 or 3"),
        ("give", "“give” is not complete: expected give money|<card>"),
        ("sheriff stop now", "“now” is too much: expected sheriff <space>|stop"),
    ];
    for (text, expected) in messages {
        assert_eq!(message(text), expected, "{text}");
    }
}

#[test]
fn wrong_texts_are_never_a_panic() {
    let content = content();
    let long = "é".repeat(5000);
    let odd = ["é", "commit é", "commit hé", "npc ", "deposit 99999999999999", "use ﬁ", "= Kh", "\0", "lay 𝟏𝟎c", &long];
    for text in odd {
        assert!(parse(&content, text).is_err(), "{text}");
        assert!(parse_outcome(&content, text).is_err(), "{text}");
    }
    assert!(message(&format!("move {long}")).len() < 400);
}

#[test]
fn values_that_the_content_lacks_still_print() {
    let content = content();
    assert_eq!(print(&content, Choice::Start(Space(127))), "start #127");
    assert_eq!(print_outcome(&content, Outcome::Token(9)), "token #9");
    assert!(parse(&content, "start #127").is_err());
}

#[test]
fn every_outcome_prints_and_parses_back() {
    let content = content();
    for outcome in every_outcome(&content) {
        let text = print_outcome(&content, outcome);
        assert_eq!(parse_outcome(&content, &text), Ok(canonical(&content, outcome)), "{text}");
        assert!(outcome_matches(&content, outcome, canonical(&content, outcome)));
        let distinct = every_outcome(&content).into_iter().filter(|o| print_outcome(&content, *o) == text);
        assert!(distinct.into_iter().all(|o| outcome_matches(&content, o, outcome)), "{text}");
    }
}

#[test]
fn outcomes_read_as_documented() {
    let content = content();
    for form in ["Kh", "J", "10", "gold-dust", "green-3", "token 2", "trigger legend", "story blood-money", "first 2"] {
        let outcome = parse_outcome(&content, form).unwrap_or_else(|e| panic!("{form}: {e}"));
        assert_eq!(print_outcome(&content, outcome), form);
    }
    assert_eq!(parse_outcome(&content, " j "), Ok(Outcome::Fight(FightCard(9))));
    assert_eq!(parse_outcome(&content, "FIRST 1"), Ok(Outcome::Seat(Seat(0))));
    assert_eq!(
        parse_outcome(&content, "gren-3").unwrap_err().to_string(),
        "unknown outcome of luck “gren-3”: did you mean green-3, green-1, green-2, green-4?"
    );
    let error = parse_outcome(&content, "token").unwrap_err();
    assert_eq!(error.to_string(), "“token” is not complete: expected token <LP>");
}
