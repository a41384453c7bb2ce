//! Content that no game could use, and its error messages.

use crate::content::{Content, Files};

/// The error of the base game with a word of a file replaced.
fn changed(file: &str, old: &str, new: &str) -> String {
    let mut files = Files::embedded();
    let text = files.texts.iter_mut().find(|(name, _)| name == file).map(|(_, text)| text);
    let text = text.expect("a content file");
    assert!(text.contains(old), "{old} is not in {file}");
    *text = text.replacen(old, new, 1);
    Content::load(&files).map_or_else(|e| e.to_string(), |_| "it loads".to_owned())
}

/// The line of the first occurrence of a text in a shipped file.
fn line(file: &str, of: &str) -> usize {
    let files = Files::embedded();
    let text = files.text(file).expect("a content file");
    text[..text.find(of).expect("it is there")].matches('\n').count() + 1
}

/// Asserts that the error has this line and message.
fn told(file: &str, old: &str, new: &str, at: &str, expected: &str) {
    let error = changed(file, old, new);
    let place = format!("{file}:{}: ", line(file, at));
    assert!(error.starts_with(&place) && error.contains(expected), "expected {place}{expected}\nfound {error}");
}

#[test]
fn numbers_that_no_game_could_use_are_refused() {
    for (file, old, new, expected) in [
        ("numbers.yaml", "revel: 30", "revel: 0", "“revel” is 0: expected a whole number from 10 to 250"),
        ("numbers.yaml", "work: 10", "work: 15", "“work” is $15: expected whole $10, at most $250"),
        ("items.yaml", "cost: 50", "cost: 55", "mustang: “cost” is $55: expected whole $10"),
        ("cattle.yaml", "money: 20", "money: 21", "“money” is $21: expected whole $10"),
    ] {
        told(file, old, new, old, expected);
    }
    let error = changed("tokens.yaml", "lp: 2", "lp: 1");
    assert!(error.contains("tokens.yaml: two kinds of 1 LP: expected each value once"), "{error}");
}

#[test]
fn values_of_another_kind_are_told_in_words() {
    let numbers = "expected a whole number from 0 to 250, found “";
    told("numbers.yaml", "revel: 30", "revel: many", "revel: 30", &format!("{numbers}many”"));
    told("numbers.yaml", "revel: 30", "revel: 300", "revel: 30", &format!("{numbers}300”"));
    told("items.yaml", "cost: 50", "cost: -5", "cost: 50", &format!("{numbers}-5”"));
    told("items.yaml", "cost: 50", "prise: 50", "cost: 50", "“prise” is no word of this entry");
    told("items.yaml", "kind: mount", "kind: mont", "kind: mount", "“mont” means nothing here (did you mean mount?)");
    let error = changed("items.yaml", "  cost: 50\n", "");
    assert!(error.contains("“cost” is missing"), "{error}");
    let error = changed("characters.yaml", "start-free: true", "start-free: perhaps");
    assert!(error.contains("expected true or false"), "{error}");
}

#[test]
fn effects_that_cannot_work_at_their_timing_are_refused() {
    for (file, old, new, expected) in [
        (
            "characters.yaml",
            "- when: start-of-turn\n      do: [{draw: 1}]",
            "- when: start-of-turn\n      do: [{extend-move: 1}]",
            "bass-reeves: “extend-move” cannot work here: expected it at move-extend",
        ),
        (
            "characters.yaml",
            "{heal: 1}",
            "reroll-die",
            "“reroll-die” cannot work here: expected it at prospect-rolled or die-rolled",
        ),
        (
            "characters.yaml",
            "- when: wounded",
            "- when: wounded\n      optional: true",
            "an ability at “wounded” works by itself",
        ),
        (
            "characters.yaml",
            "- when: wounded\n      do: [{draw: 1}]",
            "- when: wounded\n      do: [{discard: 1}]",
            "“discard” asks somebody, and an ability at “wounded” works by itself",
        ),
        (
            "characters.yaml",
            "- when: poker-won",
            "- when: fight-compared",
            "nothing of a character works at “fight-compared”",
        ),
        (
            "characters.yaml",
            "- when: poker-won",
            "- when: fight-reaction",
            "an ability at “fight-reaction” would be a reaction without end",
        ),
        (
            "characters.yaml",
            "- when: poker-won",
            "- when: poker-won\n      if: [attacking]",
            "“attacking” holds only in a fight",
        ),
        ("characters.yaml", "limit: move", "limit: fight", "“limit: fight” needs a timing in a fight"),
        (
            "characters.yaml",
            "[{player-here: [{tribute: 10}]}]",
            "[{tribute: 10}]",
            "“tribute” cannot work here: expected it under player-here",
        ),
        ("stories.yaml", "do:\n      - choose:", "do:\n      - restart\n      - choose:", "“restart” cannot work here"),
    ] {
        let error = changed(file, old, new);
        assert!(error.starts_with(&format!("{file}:")) && error.contains(expected), "{new}: {error}");
    }
}

#[test]
fn unknown_places_and_names_are_told_with_their_line() {
    told(
        "characters.yaml",
        "start: cliff-junction-mine",
        "start: cliff-junction-mines",
        "start: cliff-junction-mine",
        "y-b-rowdy: unknown place “cliff-junction-mines”",
    );
    told("poker-cards.yaml", "travel: town", "travel: twon", "travel: town", "saddle-up: unknown place “twon”");
    told(
        "goals.yaml",
        "discard-item: provisions",
        "discard-item: provision",
        "discard-item: provisions",
        "unknown item “provision”: did you mean provisions?",
    );
    told(
        "first-game.yaml",
        "tribes-of-the-mesa",
        "tribes-of-a-mesa",
        "tribes-of-the-mesa",
        "unknown story “tribes-of-a-mesa”",
    );
}

#[test]
fn two_options_of_a_choice_have_two_keys() {
    told(
        "poker-cards.yaml",
        "{key: wanted,",
        "{key: marshal,",
        "{key: marshal,",
        "living-legend: two options of a choice have the key “marshal”",
    );
}

#[test]
fn comments_and_line_ends_do_not_change_the_hash() {
    let base = Files::embedded();
    let hash = base.fingerprint();
    let with = |change: fn(&str, &str) -> String| {
        let texts = base.texts.iter().map(|(name, text)| (name.clone(), change(name, text))).collect();
        Files { texts }.fingerprint()
    };
    assert_eq!(with(|_, text| text.replace('\n', "\r\n")), hash);
    assert_eq!(
        with(|name, text| if name.ends_with(".yaml") {
            format!("# Mine.\n{text}\n  # end\n")
        } else {
            text.to_owned()
        }),
        hash
    );
    assert_eq!(
        with(|name, text| if name == "items.yaml" {
            text.replace("cost: 50", "cost: 50   # more")
        } else {
            text.to_owned()
        }),
        hash
    );
    assert_ne!(
        with(|name, text| if name == "items.yaml" { text.replace("cost: 50", "cost: 60") } else { text.to_owned() }),
        hash
    );
    // A `#` within a text does not begin a comment.
    let quoted = |text: &str| Files { texts: vec![("items.yaml".to_owned(), text.to_owned())] }.fingerprint();
    assert_ne!(quoted("- name: \"a #1\"\n"), quoted("- name: \"a #2\"\n"));
    assert_eq!(quoted("- name: it's # one\n"), quoted("- name: it's # two\n"));
}

#[test]
fn older_content_may_say_on() {
    let mut files = Files::embedded();
    for (name, text) in &mut files.texts {
        if name == "goals.yaml" || name == "stories.yaml" {
            *text = text.replace("event: ", "on: ");
        }
    }
    assert!(Content::load(&files).is_ok());
}
