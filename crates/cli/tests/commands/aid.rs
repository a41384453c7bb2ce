//! `darkrock rules`: the player aid.

use super::*;

#[test]
fn the_player_aid_is_read_and_searched() {
    let rules = |args: &[&str]| out(&darkrock(&[&["rules"], args].concat()));
    assert!(rules(&[]).contains("rules-fight-player") && rules(&[]).contains("4 players, to 20 LP, with goals"));
    assert!(rules(&["base.heal.01"]).contains("1 rule\n"));
    assert!(rules(&["heal"]).contains("Why: "), "a chapter, with a ruling");
    assert!(rules(&["actions-doctor"]).starts_with("See the doctor\n"));
    assert!(rules(&["pot"]).contains("Poker"));
    let flat = |args: &[&str]| rules(args).split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(flat(&["setup", "--players", "6"]).contains("3 discs"));
    assert!(flat(&["setup", "--variant", "first-game"]).contains("Billy the Kid is the first player"));
    assert!(rules(&["--variant", "man-in-black"]).contains("2 players"));
    assert!(rules(&["--edition", "fr", "base.sheriff.11"]).contains("1 rule\n"));
    assert!(rules(&["--edition", "any", "base.sheriff"]).contains("base.sheriff.10"));
    // Codes are for who asks for them.
    let coded = |args: &[&str]| rules(args).contains("base.fight.07");
    assert_eq!(
        [coded(&["rules-fight-player"]), coded(&["rules-fight-player", "--codes"]), coded(&["base.fight.07"])],
        [false, true, true]
    );
    let none = darkrock(&["rules", "no-such-thing-anywhere"]);
    assert_eq!(none.status.code(), Some(1));
    for wrong in [["rules", "--edition", "de"], ["rules", "--players", "7"], ["rules", "--length", "16"]] {
        assert_eq!(darkrock(&wrong).status.code(), Some(2), "{wrong:?}");
    }
    for (variant, players) in [("first-game", "5"), ("first-game", "2"), ("man-in-black", "3")] {
        let wrong = darkrock(&["rules", "--variant", variant, "--players", players]);
        assert_eq!(wrong.status.code(), Some(2), "{variant} for {players}: {}", err(&wrong));
    }
}

#[test]
fn what_words_find_is_shown_and_the_likeliest_comes_first() {
    let rules = |args: &[&str]| out(&darkrock(&[&["rules"], args].concat()));
    let mustang = rules(&["mustang"]);
    let (first, rest) = mustang.split_once('\n').unwrap();
    assert!(first.contains("Mustang") && first.contains("(cards-"), "a card by its name: {mustang}");
    assert!(rest.lines().take_while(|line| !line.is_empty()).any(|line| line.contains("Move up to")), "{mustang}");
    let fight = rules(&["fight"]);
    assert!(fight.starts_with("Fights (fights)"), "{fight}");
    // Rules of a variant are found without selecting it, and marked with its name.
    let flat = |args: &[&str]| rules(args).split_whitespace().collect::<Vec<_>>().join(" ");
    let deeds = flat(&["man in black"]);
    assert!(deeds.contains("Nothing found in this game") && deeds.contains("--variant man-in-black"));
    assert!(flat(&["base.wild.01"]).contains("--variant wild-wild-west"));
    let none = darkrock(&["rules", "no-such-thing-anywhere"]);
    assert_eq!(none.status.code(), Some(1));
    assert!(out(&none).contains("Searched: ") && out(&none).contains("--edition any"), "{}", out(&none));
}

#[test]
fn the_player_aid_goes_to_files_and_comes_back() {
    let dir = folder("aid");
    let (pages, file) = (dir.join("pages"), dir.join("aid.yaml"));
    let (pages, file) = (pages.to_str().unwrap(), file.to_str().unwrap());
    assert!(out(&darkrock(&["rules", "--html", pages])).contains("index.html"));
    assert!(dir.join("pages/actions.html").is_file() && dir.join("pages/all.html").is_file());
    let again = darkrock(&["rules", "--html", pages]);
    assert_eq!(again.status.code(), Some(1));
    assert!(err(&again).contains("is not empty: nothing was written"), "{}", err(&again));
    out(&darkrock(&["rules", "--yaml", file]));
    assert_eq!(out(&darkrock(&["rules", "--from", file, "--yaml", "-"])), std::fs::read_to_string(file).unwrap());
    assert!(out(&darkrock(&["rules", "--from", file, "doctor", "wounds"])).contains("See the doctor"));
    std::fs::write(file, "name: x\nsections:\n  - titel: y\n").unwrap();
    let error = darkrock(&["rules", "--from", file]);
    assert_eq!(error.status.code(), Some(1));
    assert!(err(&error).contains("is not a player-aid file") && err(&error).contains("line 3"), "{}", err(&error));
}
