//! Which variants a game has by its options, and by the number of players.

use super::*;

fn args(variants: &[&str], goals: bool, no_goals: bool) -> Args {
    Args { variants: variants.iter().map(|v| (*v).to_owned()).collect(), goals, no_goals }
}

#[test]
fn two_leave_the_man_in_black_out_by_naming_the_variants() {
    let usual = Content::embedded().expect("the shipped content").usual(2);
    let chosen = |args: Args| args.chosen(usual).expect("they are known").to_string();
    assert_eq!(chosen(args(&[], false, false)), "goals,man-in-black");
    assert_eq!(chosen(args(&["goals"], false, false)), "goals");
    assert_eq!(chosen(args(&[], false, true)), "man-in-black");
}

#[test]
fn words_replace_the_usual_variants_and_goals_come_on_top() {
    let chosen = |args: Args| args.chosen(Variants::GOALS).expect("they are known").to_string();
    assert_eq!(chosen(args(&[], false, false)), "goals");
    assert_eq!(chosen(args(&[], false, true)), "none");
    assert_eq!(chosen(args(&["none"], false, false)), "none");
    assert_eq!(chosen(args(&["first-game"], false, false)), "first-game");
    assert_eq!(chosen(args(&["wild-wild-west", "man-in-black"], true, false)), "goals,wild-wild-west,man-in-black");
    assert_eq!(chosen(args(&["goals", "wild-wild-west"], false, true)), "wild-wild-west");
    assert!(args(&["wild"], false, false).chosen(Variants::GOALS).is_err());
    assert!(args(&["none", "goals"], false, false).chosen(Variants::GOALS).is_err());
}
