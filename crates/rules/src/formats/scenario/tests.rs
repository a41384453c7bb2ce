//! Tests of the scenario runner: scenarios that must fail, and a few that must pass.

use super::*;
use crate::content::Content;
use crate::content::edition::Edition;
use crate::formats::rule_index::RuleIndex;

const BASE: &str = "
name: A test
players: [annie-oakley, bass-reeves]
";

fn content() -> Content {
    Content::embedded().expect("the shipped content loads")
}

fn outcome(rest: &str) -> Result<(), Box<Failure>> {
    let scenarios = parse("test.yaml", &format!("{BASE}{rest}")).expect("it parses");
    run(&content(), Edition::EN, &scenarios[0])
}

fn passes(rest: &str) {
    if let Err(failure) = outcome(rest) {
        panic!("{failure}");
    }
}

/// The error of a scenario that must fail.
fn fails(rest: &str) -> Failure {
    *outcome(rest).expect_err("it must fail")
}

fn bad(text: &str) -> String {
    parse("test.yaml", text).expect_err("it must not parse").to_string()
}

#[test]
fn a_position_round_trips() {
    passes(
        "
position:
  active: bass-reeves
  first: bass-reeves
  actions: 2
  round: 4
  phase: last-but-one
  annie-oakley: {space: sunny-hills-1, hand: [6h, Kd], money: 40, nuggets: 2, lp: 7, wounds: 1, wanted: 3, discs: [1, 0],
    items: [mustang+, rifle, whiskey], cattle: green-3}
  bass-reeves: {items: [rifle, shotgun], weapon: shotgun, marshal: 2, lp: 4, legendary: true}
  sheriff: darkrock-1
  bandits: [sunny-hills-hideout-b]
  stories: [legend, points]
  resolved: [blood-money]
  discard: [4c]
  fought: [annie-oakley]
steps:
  - expect:
      annie-oakley: {space: sunny-hills-1, hand: [Kd, 6h], money: 40, nuggets: 2, lp: 7, wounds: 1, marshal: 0, wanted: 3,
        items: [whiskey, mustang+, rifle], weapon: rifle, mount: mustang, cattle: green-3, legendary: true, discs: [1, 0]}
      bass-reeves: {hand-size: 0, weapon: shotgun, mount: none, cattle: none, marshal: 2, lp: 4, legendary: true, money: 0}
      asked: [bass-reeves]
      active: bass-reeves
      first: bass-reeves
      actions: 2
      round: 4
      phase: last-but-one
      sheriff: darkrock-1
      bandits: [sunny-hills-hideout-b]
      stories: [legend, points]
      resolved: [blood-money]
      discard: [4c]
      deck-size: 49
      discard-size: 1
      nuggets: 34
      store: {rifle: 4, shotgun: 5, whiskey: 5, mule: 6}
      over: false
",
    );
}

#[test]
fn everything_has_a_neutral_default() {
    passes(
        "
steps:
  - expect:
      annie-oakley: {hand: [], items: [], money: 0, lp: 0, nuggets: 0, wounds: 0, legendary: false}
      asked: [annie-oakley]
      actions: 3
      stories: [none, none]
      bandits: []
      deck-size: 52
      sheriff: darkrock-sheriffs-office
",
    );
}

#[test]
fn a_wrong_expectation_fails() {
    let failure = fails("steps:\n  - expect: {annie-oakley: {money: 10, lp: 1}, actions: 3}\n");
    assert_eq!((failure.step, failure.line), (Some(1), 5));
    assert!(failure.message.contains("annie-oakley money: expected 10, found 0"), "{failure}");
    assert!(failure.message.contains("annie-oakley lp: expected 1, found 0"), "{failure}");
    assert!(failure.position.contains("annie-oakley is asked:"), "{failure}");
}

#[test]
fn a_choice_that_is_closed_fails_and_is_refused() {
    let failure = fails("steps:\n  - annie-oakley: heist\n");
    assert!(failure.message.contains("expected that annie-oakley can choose “heist”"), "{failure}");
    let failure = fails("steps:\n  - bass-reeves: end\n");
    assert!(failure.message.contains("not asked"), "{failure}");
    let failure = fails("steps:\n  - offered: {annie-oakley: [heist]}\n");
    assert!(failure.message.contains("found: "), "{failure}");
    let failure = fails("steps:\n  - refused: {annie-oakley: {end: wrong-place}}\n");
    assert!(failure.message.contains("found nothing: it is open"), "{failure}");
    passes("steps:\n  - not-offered: {annie-oakley: [heist]}\n  - offered: {annie-oakley: [end]}\n");
}

#[test]
fn luck_must_fit_and_be_used() {
    let failure = fails("steps:\n  - luck: [Kh]\n");
    assert!(failure.message.contains("luck is left over: Kh (line 5)"), "{failure}");
    let mine = "position: {annie-oakley: {space: sunny-hills-mine}}\nsteps:\n";
    let failure = fails(&format!("{mine}  - luck: [Kh]\n  - annie-oakley: prospect\n"));
    assert!(failure.message.contains("luck “Kh” (line 6) is not possible here: expected one of nugget"), "{failure}");
    let failure = fails(&format!("{mine}  - luck: [Kings]\n"));
    assert!(failure.message.contains("Kings"), "{failure}");
}

#[test]
fn events_are_compared_in_order() {
    let work = "position: {annie-oakley: {space: sunny-hills-mine}}\nsteps:\n  - annie-oakley: work\n";
    passes(&format!("{work}  - events: [money annie-oakley 10]\n"));
    passes(&format!("{work}  - events: [money annie-oakley +10 work]\n  - no-events: [lp]\n"));
    let failure = fails(&format!("{work}  - events: [money annie-oakley 20]\n"));
    assert!(failure.message.contains("money annie-oakley +10 work"), "{failure}");
    fails(&format!("{work}  - no-events: [money]\n"));
}

#[test]
fn words_that_mean_nothing_are_errors() {
    let work = "position: {annie-oakley: {space: sunny-hills-mine}}\nsteps:\n  - annie-oakley: work\n";
    for (event, expected) in [
        ("mony annie-oakley", "no event is called “mony”: did you mean money"),
        (
            "money annie-okley",
            "“annie-okley” does not fit here: expected money P N CAUSE (playing: annie-oakley, bass-reeves",
        ),
        ("money doc-holliday", "“doc-holliday” does not fit here"),
        ("money annie-oakley +10 labour", "“labour” does not fit here"),
        ("moved annie-oakley nowhere", "“nowhere” does not fit here"),
        ("sheriff-returns now", "“now” is too much: expected sheriff-returns"),
        ("drew annie-oakley 1x", "“1x” does not fit here: expected drew P CARD"),
    ] {
        for step in ["events", "no-events"] {
            let failure = fails(&format!("{work}  - {step}: [\"{event}\"]\n"));
            assert!(failure.message.contains(expected), "{step}: {failure}");
        }
    }
    passes(&format!("{work}  - no-events: [moved annie-oakley ?, lp, fight-begins bass-reeves duel, used seat-2]\n"));
    let failure = fails("steps:\n  - refused: {annie-oakley: {heist: wrong-plaice}}\n");
    assert!(failure.message.contains("no refusal is called “wrong-plaice”: did you mean wrong-place?"), "{failure}");
}

#[test]
fn every_event_has_its_form() {
    let (content, index) = (content(), event_words::FORMS);
    let scenario = parse("test.yaml", &format!("{BASE}steps:\n  - expect: {{}}\n")).expect("it parses").remove(0);
    let session = stage(&content, &scenario, crate::core::chance::FastChance::new(1)).expect("it is possible");
    let cast = cast::Cast { content: &content, players: &scenario.players };
    for seed in 0..40 {
        let mut chance = crate::core::chance::FastChance::new(seed);
        let mut game = session.game().clone();
        let mut events = Vec::new();
        for _ in 0..400 {
            let Some(seat) = game.decision().first() else { break };
            let mut choices = Vec::new();
            game.choices(seat, &mut choices);
            use crate::core::chance::Chance;
            let at = chance.pick(&crate::core::chance::Luck::Fight((0..13).map(crate::core::ids::FightCard).collect()))
                as usize;
            game.play(seat, choices[at % choices.len()], &mut chance, &mut events).expect("it is legal");
        }
        for event in &events {
            let printed = print_event(&content, &game.state.public, event);
            event_words::check(cast, &game.state.public, &printed).unwrap_or_else(|e| panic!("{printed}: {e}"));
        }
    }
    let docs = include_str!("../../../../../docs/scenarios.md").replace("\\|", "|");
    let lacking: Vec<_> = index.iter().filter(|form| !docs.contains(&format!("`{form}`"))).collect();
    assert!(lacking.is_empty(), "docs/scenarios.md lacks {lacking:?}");
}

#[test]
fn every_refusal_is_documented() {
    let docs = include_str!("../../../../../docs/scenarios.md");
    let table = docs.split("## Refusals").nth(1).expect("a chapter about refusals");
    let table = table.split("\n## ").next().unwrap_or_default();
    let listed = |code: &str| table.contains(&format!("| `{code}` |"));
    let lacking: Vec<_> = crate::core::refusal::Refusal::codes().filter(|code| !listed(code)).collect();
    assert!(lacking.is_empty(), "docs/scenarios.md lacks {lacking:?}");
    let rows = table.lines().filter(|line| line.starts_with("| `")).count();
    assert_eq!(
        rows,
        crate::core::refusal::Refusal::codes().count(),
        "docs/scenarios.md lists a code that no refusal has"
    );
}

#[test]
fn failures_are_told_in_the_words_of_the_notation() {
    let fight = "
position:
  annie-oakley: {space: darkrock-5, hand: [10h, Kd, 2c]}
  bass-reeves: {space: darkrock-5, hand: [6h, Jd]}
  bandits: [sunny-hills-hideout-b]
steps:
  - annie-oakley: fight duel bass-reeves
  - annie-oakley: commit Kd
";
    let failure = fails(&format!(
        "{fight}  - expect: {{phase: last, stories: [legend, none], annie-oakley: {{discs: [1, 0]}}}}\n"
    ));
    assert!(failure.message.contains("phase: expected last, found open"), "{failure}");
    assert!(failure.message.contains("stories: expected [legend, none], found [none, none]"), "{failure}");
    assert!(failure.message.contains("annie-oakley discs: expected [1, 0], found [0, 0]"), "{failure}");
    assert!(failure.position.contains("the fight: annie-oakley duel bass-reeves, step target-commits"), "{failure}");
    let failure = fails(
        "position: {annie-oakley: {space: darkrock-4, hand: [2c]}}\nsteps:\n  - annie-oakley: play 2c\n  - expect: {actions: 3}\n",
    );
    assert!(
        failure.position.contains("the action of 2c") && failure.position.contains("annie-oakley goes to a space"),
        "{failure}"
    );
    for odd in ["(", "{", "Some", "::"] {
        assert!(!failure.position.contains(odd), "{odd}: {failure}");
    }
}

#[test]
fn a_forced_outcome_need_not_be_written() {
    // One card is left in the deck: the first is forced, the second comes from the discards.
    let position = "position: {annie-oakley: {space: darkrock-5}, deck: [9h]}\nsteps:\n";
    let at_start = position.replace("position: {", "position: {at: start, ");
    for luck in ["[9h, 3d]", "[3d]"] {
        passes(&format!(
            "{at_start}  - luck: {luck}\n  - annie-oakley: income cards\n  - expect: {{annie-oakley: {{hand: [9h, 3d]}}}}\n"
        ));
    }
    let failure = fails(&format!("{at_start}  - luck: [9h, 9h]\n  - annie-oakley: income cards\n"));
    assert!(failure.message.contains("luck “9h”"), "{failure}");
}

#[test]
fn what_scenarios_cover_must_exist() {
    let (content, index) = (content(), RuleIndex::embedded().expect("the index loads"));
    let text =
        format!("{BASE}covers: [base.work.01, base.wrok.02, content.item.mul.front]\nsteps:\n  - expect: {{}}\n");
    let scenarios = parse("test.yaml", &text).expect("it parses");
    let unknown = unknown_covers(&[&content], &index, &scenarios);
    let messages: Vec<String> = unknown.iter().map(ToString::to_string).collect();
    assert_eq!(messages.len(), 2, "{messages:?}");
    assert!(messages[0].contains("base.wrok.02") && messages[0].contains("did you mean base.work.02"), "{messages:?}");
    assert!(messages[1].contains("did you mean content.item.mule.front"), "{messages:?}");
}

#[test]
fn impossible_positions_are_errors() {
    let message = |position: &str| fails(&format!("position: {position}\nsteps:\n  - expect: {{}}\n")).message;
    assert!(message("{annie-oakley: {hand: [6h]}, bass-reeves: {hand: [6h]}}").contains("another player holds the 6h"));
    assert!(message("{billy-the-kid: {money: 10}}").contains("unknown player “billy-the-kid”"));
    assert!(message("{annie-oakley: {space: nowhere}}").contains("unknown space “nowhere”"));
    assert!(message("{annie-oakley: {items: [gun]}}").contains("unknown item “gun”"));
    assert!(message("{annie-oakley: {marshal: 1, wanted: 1}}").contains("one track only"));
    assert!(
        message("{stories: [legend, none], resolved-all-but: []}").contains("0 stories with that trigger are left")
    );
    assert!(message("{annie-oakley: {money: 15}}").contains("impossible"));
    assert!(message("{annie-oakley: {lp: 65535}}").contains("expected at most 999"));
    assert!(message("{annie-oakley: {discs: [1, 0]}}").contains("that deck is empty"));
    assert!(message("{legendary-tokens: [255, 255, 255]}").contains("legendary-tokens"));
    assert!(message("{at: setup, actions: 2}").contains("expected no other word"));
}

#[test]
fn malformed_files_are_errors_with_lines() {
    assert!(bad(&format!("{BASE}sort: x\nsteps: [{{luck: [Kh]}}]\n")).contains("test.yaml:4"));
    let error = bad(&format!("{BASE}steps:\n  - luck: [Kh]\n    only: {{}}\n"));
    assert!(error.contains("expected a dash before “only”"), "{error}");
    let error = bad(&format!("{BASE}position:\n  annie-oakley: {{cash: 10}}\nsteps: [{{luck: [Kh]}}]\n"));
    assert!(error.contains("test.yaml:5") && error.contains("cash") && error.contains("money"), "{error}");
    assert!(bad(BASE).contains("has no steps"));
    assert!(bad("name: x\nsteps: [{luck: [Kh]}]\n").contains("has no players"));
}

#[test]
fn documents_and_cases_are_spread_out() {
    let text = format!(
        "{BASE}covers: [a]\nposition: {{annie-oakley: {{money: 10, lp: 2}}}}\nsteps:\n  - expect: {{actions: 3}}\ncases:\n  \
         - name: one\n    covers: [b]\n    position: {{annie-oakley: {{money: 20}}}}\n    after:\n      - expect: \
         {{annie-oakley: {{money: 20, lp: 2}}}}\n  - name: two\n    steps:\n      - expect: {{annie-oakley: {{money: 10}}}}\n\
         ---\nname: Last\nplayers: [annie-oakley, bass-reeves]\nsteps:\n  - expect: {{}}\n"
    );
    let scenarios = parse("test.yaml", &text).expect("it parses");
    let names: Vec<&str> = scenarios.iter().map(|s| s.name.as_str()).collect();
    assert_eq!(names, ["A test: one", "A test: two", "Last"]);
    assert_eq!(scenarios[0].covers, ["a", "b"]);
    assert_eq!(scenarios.iter().map(|s| s.steps.len()).collect::<Vec<_>>(), [2, 1, 1]);
    let report = run_all(&content(), Edition::EN, &scenarios);
    assert!(report.is_ok(), "{report}");
    assert_eq!(report.to_string(), "scenarios: 3 passed, 0 failed");
}

#[test]
fn setup_and_draft_begin_a_game() {
    let begin = "  - annie-oakley: start darkrock-1\n  - events: [placed annie-oakley darkrock-1, turn-begins annie-oakley 1]\n";
    passes(&format!(
        "position: {{at: setup}}\nsteps:\n  - luck: [first annie-oakley, 9h]\n{begin}  - expect: {{annie-oakley: {{hand: [9h]}}}}\n"
    ));
    passes(
        "
position: {at: draft}
steps:
  - luck: [character annie-oakley, character billy-the-kid]
  - expect: {asked: [annie-oakley, bass-reeves]}
  - annie-oakley: draft annie-oakley
  - offered: {seat-2: [draft bass-reeves]}
",
    );
}

#[test]
fn coverage_counts_both_lists() {
    let (content, index) = (content(), RuleIndex::embedded().expect("the index loads"));
    let covering = |covers: &str| {
        let text = format!("{BASE}covers: [{covers}]\nsteps:\n  - expect: {{}}\n");
        Coverage::of(&[&content], &[], &index, Edition::EN, &["goals"], &parse("test.yaml", &text).expect("it parses"))
    };
    let none = covering("").expect("nothing is unknown");
    let some =
        covering("base.work.01, base.story.02, content.fight-card.10, content.die.gravel").expect("all are known");
    // base.story.03 is equivalent to base.story.02.
    assert_eq!(some.rules.covered(), none.rules.covered() + 3);
    assert_eq!(some.content.covered(), none.content.covered() + 2);
    assert!(some.to_string().contains("lacks base.work.02") && !some.to_string().contains("lacks base.work.01"));
    assert!(some.to_string().starts_with("rules coverage: 0."), "{some}");
    assert!(!none.rules.missing.iter().any(|id| id == "base.setup.01"), "physical rules need no scenario");
    let unknown = covering("base.work.99, content.item.mule.front").expect_err("one is unknown");
    assert_eq!(unknown.len(), 1);
    assert!(unknown[0].to_string().contains("base.work.99"), "{}", unknown[0]);
}

#[test]
fn all_content_is_listed_once() {
    let ids = content_ids(&content());
    for id in [
        "content.poker-card.stick-em-up.fight-reaction",
        "content.poker-card.cheat.passive",
        "content.item.mustang.upgraded",
        "content.character.annie-oakley.ability",
        "content.track.wanted.9",
        "content.die.gold-dust",
        "content.trigger.legend",
        "content.story.blood-money",
        "content.goal.annie-picnic",
    ] {
        assert_eq!(ids.iter().filter(|i| *i == id).count(), 1, "{id}");
    }
}
