//! Games that are played, simulated and measured.

use super::*;

#[test]
fn two_play_with_the_man_in_black_unless_they_say_otherwise() {
    let variants = |more: &[&str]| {
        let args = ["simulate", "--games", "5", "--players", "2-3", "--length", "short", "--json"];
        let report = parsed(&darkrock(&[&args[..], more].concat()));
        report["runs"].as_array().unwrap().iter().map(|run| run["variants"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(variants(&[]), ["goals,man-in-black", "goals"]);
    let table = out(&darkrock(&["simulate", "--games", "2", "--players", "2", "--length", "short"]));
    assert!(table.lines().any(|line| line.contains("variants") && line.contains("goals,man-in-black")), "{table}");
    assert_eq!(variants(&["--variant", "goals"]), ["goals", "goals"]);
    assert_eq!(variants(&["--no-goals"]), ["man-in-black", "none"]);
    let tournament = ["tournament", "--bots", "random*2", "--players", "2", "--games", "2", "--length", "15", "--json"];
    assert_eq!(parsed(&darkrock(&tournament))["variants"], "goals,man-in-black");
    let game = ["play", "--seats", "human,random", "--plain", "--seed", "3"];
    assert!(out(&fed(&game, "quit\n")).contains("The Man in Black is part of the rules"));
    let without = out(&fed(&[&game[..], &["--variant", "goals"]].concat(), "quit\n"));
    assert!(!without.contains("Man in Black"), "{without}");
    let rules = out(&darkrock(&["rules", "--players", "2"]));
    assert!(rules.contains("with the Man in Black"), "{rules}");
    let asked = out(&fed(&["engine"], "{\"cmd\":\"new\",\"players\":2}\n{\"cmd\":\"position\"}\n"));
    assert!(asked.contains("\"variants\":[\"goals\",\"man-in-black\"]"), "{asked}");
}

#[test]
fn a_log_that_cannot_be_written_is_told_before_the_game() {
    let path = folder("nowhere").join("game.log");
    let output = darkrock(&["play", "--seats", "random,random", "--plain", "--log", path.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(1));
    assert!(out(&output).is_empty() && err(&output).contains("cannot write"));
}

#[test]
fn only_enter_takes_the_keyboard() {
    let seats = ["play", "--seats", "human:Ann,human:Ben", "--plain", "--seed", "1"];
    let output = fed(&seats, "hello\n\nrules\nrules player\nquit\n");
    let said = out(&output);
    for words in ["Ann, press Enter to continue", "Choose your character", "rules SECTION", "More results: "] {
        assert!(said.contains(words), "{words}: {said}");
    }
}

#[test]
fn a_simulation_is_the_same_for_any_number_of_threads() {
    let run = |threads| {
        let args = ["simulate", "--games", "60", "--players", "2-3", "--seed", "5", "--json", "--threads", threads];
        parsed(&darkrock(&args))
    };
    let one = run("1");
    assert_eq!(one, run("3"));
    let runs = one["runs"].as_array().unwrap();
    assert_eq!(runs.iter().map(|r| r["players"].as_u64().unwrap()).collect::<Vec<_>>(), [2, 3]);
    assert!(runs.iter().all(|r| r["games"] == 60 && r["unfinished"] == 0));
    let table = out(&darkrock(&["simulate", "--games", "20", "--players", "2"]));
    assert!(table.contains("LP by source") && table.contains("Wins by character"), "{table}");
}

#[test]
fn the_bench_has_its_figures() {
    let bench = parsed(&darkrock(&["bench", "--players", "2", "--seconds", "0.05", "--json"]));
    let run = &bench["runs"][0];
    for figure in ["ns_per_choice", "choices_per_s", "choices_per_game", "games_per_s", "clone_ns"] {
        assert!(run[figure].as_f64().unwrap() > 0.0, "{figure}");
    }
    assert_eq!(run["players"], 2);
    assert!(run["state_bytes"].as_u64().unwrap() <= 4096);
    // In debug builds every position is checked, which allocates memory.
    if !cfg!(debug_assertions) {
        assert_eq!(run["allocations"], 0);
    }
}

#[test]
fn the_engine_answers_until_it_quits() {
    let answers = out(&fed(&["engine"], "{\"cmd\":\"hello\"}\nnonsense\n{\"cmd\":\"quit\"}\nunread\n"));
    let answers: Vec<serde_json::Value> = answers.lines().map(|l| serde_json::from_str(l).unwrap()).collect();
    let good: Vec<bool> = answers.iter().map(|a| a["ok"].as_bool().unwrap()).collect();
    assert_eq!(good, [true, false, true]);
}
