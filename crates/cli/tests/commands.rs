//! The program from outside: exit codes, output, broken input.
#![allow(clippy::unwrap_used)]

use serde_json::json;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

fn darkrock(args: &[&str]) -> Output {
    // Whoever runs the tests may speak another language.
    let mut command = Command::new(env!("CARGO_BIN_EXE_darkrock"));
    command.args(args).env("LC_ALL", "C").stdin(Stdio::null()).output().unwrap()
}

fn fed(args: &[&str], input: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_darkrock"));
    let mut child = command.args(args).env("LC_ALL", "C").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

fn parsed(output: &Output) -> serde_json::Value {
    assert_eq!(output.status.code(), Some(0), "{}", err(output));
    serde_json::from_slice(&output.stdout).unwrap()
}

/// The record of a game of two people and two bots.
const RECORD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/games/two-people-two-bots.record");

/// A folder of this test alone.
fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&path);
    path
}

#[test]
fn every_command_has_help() {
    let commands: [&[&str]; 19] = [
        &[],
        &["play"],
        &["simulate"],
        &["tournament"],
        &["rules"],
        &["content"],
        &["content", "report"],
        &["content", "check"],
        &["scenario"],
        &["scenario", "run"],
        &["scenario", "coverage"],
        &["replay"],
        &["review"],
        &["bench"],
        &["engine"],
        &["serve"],
        &["load"],
        &["completions"],
        &["man"],
    ];
    for command in commands {
        let output = darkrock(&[command, &["--help"]].concat());
        assert_eq!(output.status.code(), Some(0), "{command:?}");
        assert!(out(&output).contains("Usage: darkrock"), "{command:?}");
    }
}

#[test]
fn help_groups_its_options() {
    for (command, headings) in [
        ("play", &["Players:", "Rules:", "Saving:", "Display:", "Everywhere:"][..]),
        ("serve", &["Network:", "Storage:", "Bots:", "Limits:", "Log:"]),
        ("tournament", &["Players:", "Games:", "Ending early:", "Output:"]),
        ("simulate", &["Players:", "Games:", "Rules:", "Output:"]),
        ("study", &["Players:", "Games:", "Rules:", "Output:"]),
    ] {
        let help = out(&darkrock(&[command, "--help"]));
        for heading in headings {
            assert!(help.lines().any(|line| line == *heading), "{command} lacks {heading}: {help}");
        }
    }
}

#[test]
fn shells_and_manuals_are_told_of_the_command_line() {
    for (shell, word) in [("bash", "_darkrock()"), ("zsh", "#compdef darkrock"), ("fish", "complete -c darkrock")] {
        let script = out(&darkrock(&["completions", shell]));
        assert!(script.contains(word) && script.contains("tournament") && script.contains("until-clear"), "{shell}");
    }
    assert_eq!(darkrock(&["completions", "tcsh"]).status.code(), Some(2));
    let dir = folder("man");
    assert!(out(&darkrock(&["man", dir.to_str().unwrap()])).contains("darkrock.1"));
    for page in ["darkrock", "darkrock-play", "darkrock-content-export"] {
        let text = std::fs::read_to_string(dir.join(format!("{page}.1"))).unwrap();
        assert!(text.contains(".TH") && text.contains(page.split('-').next_back().unwrap()), "{page}");
    }
    std::fs::remove_dir_all(dir).unwrap();
}

#[test]
fn a_name_that_is_nearly_right_is_recognized() {
    let told = |args: &[&str]| err(&darkrock(args));
    assert!(told(&["simulate", "--bots", "hnad"]).contains("did you mean hand?"));
    assert!(told(&["tournament", "--bots", "hand,gunslingr"]).contains("did you mean gunslinger?"));
    assert!(told(&["play", "--seats", "human,grenhorn", "--plain"]).contains("did you mean greenhorn?"));
    assert!(told(&["tutorial", "figths", "--plain"]).contains("did you mean fights?"));
    assert!(told(&["turnament"]).contains("'tournament'"));
}

#[test]
fn a_server_is_not_started_for_an_origin_that_is_none() {
    let output = darkrock(&["serve", "--origin", "foo", "--listen", "127.0.0.1:1"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).contains("“foo” is no origin") && err(&output).contains("https://play.example.org"));
}

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
    assert!(out(&fed(&game, "quit\n")).contains("The Man in Black joins in"));
    let without = out(&fed(&[&game[..], &["--variant", "goals"]].concat(), "quit\n"));
    assert!(!without.contains("Man in Black"), "{without}");
    let rules = out(&darkrock(&["rules", "--players", "2"]));
    assert!(rules.contains("with the Man in Black"), "{rules}");
    let asked = out(&fed(&["engine"], "{\"cmd\":\"new\",\"players\":2}\n{\"cmd\":\"position\"}\n"));
    assert!(asked.contains("\"variants\":[\"goals\",\"man-in-black\"]"), "{asked}");
}

#[test]
fn a_command_line_without_sense_is_exit_code_2() {
    let wrong: [&[&str]; 28] = [
        &[],
        &["dance"],
        &["play", "--players", "9"],
        &["play", "--seats", "human"],
        &["play", "--seats", "cat,human"],
        &["play", "--seats", "hand,gunslinger@0"],
        &["play", "--seats", "hand,program:"],
        &["play", "--allow-programs"],
        &["review"],
        &["review", "game.record", "--iterations", "0"],
        &["review", RECORD, "--seats", "5"],
        &["play", "--characters", "nobody,annie-oakley"],
        &["simulate", "--games", "0"],
        &["simulate", "--players", "7"],
        &["simulate", "--length", "17"],
        &["simulate", "--bots", "clever"],
        &["tournament"],
        &["tournament", "--bots", "random,clever"],
        &["tournament", "--bots", "random"],
        &["tournament", "--bots", "random*2", "--games", "0"],
        &["tournament", "--bots", "random,program:a 'b"],
        &["tournament", "--bots", "random*2", "--until-clear", "--against", "2"],
        &["bench", "--seconds", "0"],
        &["tournament", "--bots", "hand+tuned,hand"],
        &["tournament", "--bots", "random+tuned,hand"],
        &["simulate", "--bots", "random", "--weights", "weights.yaml"],
        &["play", "--seats", "human,hand+tuned", "--plain"],
        &["serve", "--origin", "ftp://example.org"],
    ];
    for args in wrong {
        let output = darkrock(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(!err(&output).is_empty());
    }
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
    for words in
        ["Only Enter alone goes on here, pressed by Ann", "Choose whom", "rules WORDS finds more", " more places: "]
    {
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
    // In debug builds every position is checked, which asks for memory.
    if !cfg!(debug_assertions) {
        assert_eq!(run["allocations"], 0);
    }
}

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
    // Rules of a variant are found without naming it, and it is told which.
    let flat = |args: &[&str]| rules(args).split_whitespace().collect::<Vec<_>>().join(" ");
    let deeds = flat(&["man in black"]);
    assert!(
        deeds.contains("Nothing of this in the game that was asked for") && deeds.contains("--variant man-in-black")
    );
    assert!(flat(&["base.wild.01"]).contains("--variant wild-wild-west"));
    let none = darkrock(&["rules", "no-such-thing-anywhere"]);
    assert_eq!(none.status.code(), Some(1));
    assert!(out(&none).contains("Searched here: ") && out(&none).contains("--edition any"), "{}", out(&none));
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
    assert!(err(&error).contains("is no player aid") && err(&error).contains("line 3"), "{}", err(&error));
}

#[test]
fn content_can_be_exported_checked_and_broken() {
    let dir = folder("content");
    let path = dir.to_str().unwrap();
    assert_eq!(darkrock(&["content", "export", path]).status.code(), Some(0));
    assert!(err(&darkrock(&["content", "export", path])).contains("not empty"));
    assert!(out(&darkrock(&["content", "check", path])).contains("all good"));
    let report = parsed(&darkrock(&["--content", path, "content", "report", "--json"]));
    assert_eq!(report, parsed(&darkrock(&["content", "report", "--json"])));
    std::fs::write(dir.join("items.yaml"), "- id: mule\n  kind: cow\n").unwrap();
    let output = darkrock(&["content", "check", path]);
    assert_eq!(output.status.code(), Some(1));
    assert!(err(&output).contains("items.yaml:"), "{}", err(&output));
    std::fs::remove_dir_all(dir).unwrap();
}

#[test]
fn content_without_words_is_told_with_its_line() {
    let dir = folder("content-words");
    let path = dir.to_str().unwrap();
    assert_eq!(darkrock(&["content", "export", path]).status.code(), Some(0));
    let stories = std::fs::read_to_string(dir.join("stories.yaml")).unwrap();
    let changed =
        stories.replacen("- id: twelve-good-men", "- id: thirteen-good-men", 1).replacen("key: pay,", "key: loan,", 1);
    std::fs::write(dir.join("stories.yaml"), &changed).unwrap();
    let output = darkrock(&["content", "check", path]);
    assert_eq!(output.status.code(), Some(1));
    let line = |of: &str| changed.lines().position(|l| l.contains(of)).unwrap() + 1;
    let told = out(&output);
    for (at, message) in [("id: thirteen-good-men", "story-thirteen-good-men"), ("key: loan,", "option-loan")] {
        let place = format!("stories.yaml:{}: ", line(at));
        let found =
            told.lines().any(|l| l.starts_with(&place) && l.contains(&format!("expected a message {message} in")));
        assert!(found, "{place}{message}\n{told}");
    }
    std::fs::remove_dir_all(dir).unwrap();
}

#[test]
fn a_copy_of_the_content_folder_can_be_played_with() {
    let dir = folder("content-copy");
    let base = dir.join("base");
    assert_eq!(darkrock(&["content", "export", base.to_str().unwrap()]).status.code(), Some(0));
    // As CONTRIBUTING.md says: a changed copy of content/.
    let items = std::fs::read_to_string(base.join("items.yaml")).unwrap();
    std::fs::write(base.join("items.yaml"), items.replacen("cost: 50", "cost: 60", 1)).unwrap();
    let report =
        |args: &[&str]| parsed(&darkrock(&[args, &["content", "report", "--json"]].concat()))["content"].clone();
    let changed = report(&["--content", dir.to_str().unwrap()]);
    assert_ne!(changed, report(&[]));
    assert_eq!(changed, report(&["--content", base.to_str().unwrap()]));
    assert!(out(&darkrock(&["content", "check", dir.to_str().unwrap()])).contains("all good"));
    std::fs::remove_dir_all(dir).unwrap();
}

#[test]
fn scenarios_are_chosen_by_what_they_cover() {
    let dir = folder("covers");
    std::fs::create_dir_all(&dir).unwrap();
    let file = dir.join("two.yaml");
    let scenario = |name: &str, covers: &str| {
        format!(
            "name: {name}\ncovers: [{covers}]\nplayers: [annie-oakley, bass-reeves]\nsteps:\n  - expect: {{actions: 3}}\n"
        )
    };
    std::fs::write(&file, format!("{}---\n{}", scenario("One", "base.work.01"), scenario("Two", "base.heal.01")))
        .unwrap();
    let path = file.to_str().unwrap();
    let run = |args: &[&str]| darkrock(&[&["scenario", "run", path], args].concat());
    assert!(out(&run(&[])).contains("2 passed"));
    assert!(out(&run(&["--covers", "base.work.01"])).contains("1 passed"));
    assert!(out(&run(&["--covers", "base.heal"])).contains("1 passed"));
    let none = run(&["--covers", "base.wrok.01"]);
    assert_eq!(none.status.code(), Some(1));
    assert!(err(&none).contains("did you mean base.work.01"), "{}", err(&none));
    std::fs::write(&file, scenario("One", "base.wrok.01")).unwrap();
    let unknown = run(&[]);
    assert_eq!(unknown.status.code(), Some(1));
    assert!(
        out(&unknown).contains("covers base.wrok.01") && out(&unknown).contains("base.work.01"),
        "{}",
        out(&unknown)
    );
    std::fs::remove_dir_all(dir).unwrap();
}

#[test]
fn a_tournament_is_told_as_a_table_and_as_json() {
    let args = ["tournament", "--bots", "greenhorn,random*2", "--players", "3", "--length", "short"];
    let run = |more: &[&str]| darkrock(&[&args, more].concat());
    let [one, two] = ["1", "2"].map(|threads| parsed(&run(&["--json", "--games", "40", "--threads", threads])));
    assert_eq!(
        (&one["players"], &one["games"], &one["games_played"], &one["block"]),
        (&3.into(), &40.into(), &42.into(), &3.into())
    );
    assert_eq!(one["content"].as_str().unwrap().len(), 16);
    assert_eq!((&one["stopped"], &one["until_clear"]), (&"all-played".into(), &serde_json::Value::Null));
    let names: Vec<&str> = one["entrants"].as_array().unwrap().iter().map(|e| e["bot"].as_str().unwrap()).collect();
    assert_eq!(names, ["greenhorn", "random"]);
    for (a, b) in one["entrants"].as_array().unwrap().iter().zip(two["entrants"].as_array().unwrap()) {
        for key in ["games", "win_rate", "interval", "rating", "rating_interval", "mean_lp", "mean_score", "decisions"]
        {
            assert!(!a[key].is_null() && a[key] == b[key], "{key}: {} and {}", a[key], b[key]);
        }
        assert!(a["decision_us_mean"].as_f64().unwrap() <= a["decision_us_max"].as_f64().unwrap());
        let [low, high] = [0, 1].map(|i| a["interval"][i].as_f64().unwrap());
        let rate = a["win_rate"].as_f64().unwrap();
        assert!(low <= rate && rate <= high && low < high);
    }
    let clear = parsed(&run(&["--json", "--games", "90", "--until-clear", "--against", "1%"]));
    assert_eq!((&clear["stopped"], &clear["until_clear"]["clear"]), (&"clear".into(), &true.into()));
    assert!(clear["until_clear"]["interval"][0].as_f64().unwrap() > 0.01 && clear["games_played"].as_u64() < Some(90));
    let table = out(&run(&["--games", "40", "--no-goals", "--draft", "--cap", "50"]));
    for words in ["42 games of 3 players to 15 LP, no goals", "× equal", "greenhorn", "given up after 50 choices"] {
        assert!(table.contains(words), "{words}: {table}");
    }
    assert!(err(&darkrock(&["tournament", "--bots", "clever,hand"])).contains("unknown bot “clever”: expected random"));
}

#[test]
fn whoever_wins_all_games_is_told_to_win_all_games() {
    let args = ["tournament", "--bots", "greenhorn,random", "--players", "4", "--games", "40", "--length", "short"];
    let report = parsed(&darkrock(&[&args[..], &["--json"]].concat()));
    let [greenhorn, random] = [0, 1].map(|at| report["entrants"][at].clone());
    let number = |row: &serde_json::Value, key: &str| row[key].as_f64().unwrap();
    assert_eq!((&greenhorn["played"], number(&greenhorn, "won") + number(&random, "won")), (&json!(40), 40.0));
    assert!((number(&greenhorn, "times_equal") - 2.0 * number(&greenhorn, "won_share")).abs() < 1e-9);
    let table = out(&darkrock(&args));
    let row = table.lines().find(|line| line.trim().starts_with("greenhorn")).unwrap();
    let times = format!("{:.2}", number(&greenhorn, "times_equal"));
    assert!(
        row.contains(&format!("{:.1}%", number(&greenhorn, "won_share") * 100.0)) && row.contains(&times),
        "{table}"
    );
}

#[cfg(unix)]
#[test]
fn ctrl_c_in_a_tournament_prints_what_is_there() {
    // Games enough for hours; the first blocks are soon over.
    let mut command = Command::new(env!("CARGO_BIN_EXE_darkrock"));
    command.args([
        "tournament",
        "--bots",
        "random*2",
        "--players",
        "2",
        "--games",
        "100000000",
        "--threads",
        "1",
        "--json",
    ]);
    let child = command.env("LC_ALL", "C").stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let id = rustix::process::Pid::from_child(&child);
    // It must have come so far as to listen: before that the signal ends it without a word.
    while !listens(id) {
        std::thread::yield_now();
    }
    rustix::process::kill_process(id, rustix::process::Signal::INT).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130), "{}", err(&output));
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&report["stopped"], &report["format"]), (&json!("interrupted"), &json!("tournament")));
    assert!(report["games_played"].as_u64() < Some(100_000_000));
}

/// Whether a process handles the signal of Ctrl-C, as the system tells; where it does not, the test takes it for granted.
#[cfg(unix)]
fn listens(id: rustix::process::Pid) -> bool {
    let Ok(status) = std::fs::read_to_string(format!("/proc/{}/status", id.as_raw_nonzero())) else { return true };
    let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:"));
    caught.is_none_or(|mask| u64::from_str_radix(mask.trim(), 16).is_ok_and(|mask| mask & 2 != 0))
}

#[test]
fn weights_that_were_tuned_are_played_with() {
    let dir = folder("weights");
    std::fs::create_dir_all(&dir).unwrap();
    let file = dir.join("weights.yaml");
    let path = file.to_str().unwrap();
    let tuned = darkrock(&["tune", "--games", "2", "--rounds", "1", "--out", path]);
    assert_eq!(tuned.status.code(), Some(0), "{}", err(&tuned));
    let args =
        ["tournament", "--players", "2", "--games", "2", "--length", "15", "--json", "--weights", path, "--bots"];
    let names = |list: &str| {
        let report = parsed(&darkrock(&[&args[..], &[list]].concat()));
        let rows = report["entrants"].as_array().unwrap().clone();
        rows.iter().map(|row| row["bot"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(names("hand+tuned,hand"), ["hand+tuned", "hand"]);
    assert_eq!(names("hand,greenhorn"), ["hand+tuned", "greenhorn"], "whoever judges, where nobody is named");
    let games = ["simulate", "--bots", "hand", "--players", "2", "--games", "1", "--length", "15", "--json"];
    let report = parsed(&darkrock(&[&games[..], &["--weights", path]].concat()));
    assert_eq!(report["runs"][0]["bots"], "hand+tuned");
    let game = ["play", "--seats", "hand,random", "--plain", "--seed", "1", "--length", "15", "--weights", path];
    assert_eq!(darkrock(&game).status.code(), Some(0));
    // What cannot be read or written is told before anything is played.
    std::fs::write(&file, "features: {luck: [1, 2]}\n").unwrap();
    let wrong = darkrock(&[&args[..], &["hand,random"]].concat());
    assert!(err(&wrong).contains("“luck” is no feature") && wrong.status.code() == Some(1), "{}", err(&wrong));
    let nowhere = dir.join("none").join("weights.yaml");
    let wrong = darkrock(&["tune", "--games", "1000000", "--out", nowhere.to_str().unwrap()]);
    assert_eq!((wrong.status.code(), out(&wrong)), (Some(1), String::new()));
    assert!(err(&wrong).contains("cannot be written"), "{}", err(&wrong));
    let wrong = darkrock(&["study", "--games", "1000000", "--out", file.to_str().unwrap()]);
    assert!(err(&wrong).contains("cannot make the folder") && wrong.status.code() == Some(1), "{}", err(&wrong));
    std::fs::remove_dir_all(dir).unwrap();
}

#[test]
fn a_program_in_quotation_marks_plays_in_a_tournament() {
    let bot = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/python-bot/bot.py");
    let bots = format!("random,program:\"python3 '{bot}'\"");
    let report = parsed(&darkrock(&[
        "tournament",
        "--bots",
        &bots,
        "--players",
        "2",
        "--games",
        "2",
        "--length",
        "15",
        "--json",
    ]));
    assert_eq!(report["games_played"], 2);
}

#[test]
fn a_program_that_fails_ends_a_tournament_with_exit_code_1() {
    let output = darkrock(&["tournament", "--bots", "random,program:cat", "--players", "2", "--games", "2"]);
    assert_eq!(output.status.code(), Some(1));
    let said = err(&output);
    assert!(said.starts_with("darkrock: game ") && said.contains("“cat”") && said.contains("\"cmd\""), "{said}");
}

#[test]
fn a_record_made_by_the_engine_replays() {
    let content = darkrock_rules::Content::embedded().unwrap();
    let mut engine = darkrock::engine::Engine::new(&content);
    let mut ask = |request: serde_json::Value| -> serde_json::Value {
        serde_json::from_str(&engine.answer(request.to_string().as_bytes()).unwrap().text).unwrap()
    };
    let mut now = ask(json!({ "cmd": "new", "players": 2, "characters": ["annie-oakley", "bass-reeves"], "seed": 3 }));
    for n in 0..30 {
        let seat = &now["asked"][0];
        let choices = ask(json!({ "cmd": "choices", "seat": seat }))["choices"].as_array().unwrap().clone();
        now = ask(json!({ "cmd": "play", "seat": seat, "choice": choices[n % choices.len()] }));
    }
    let record = ask(json!({ "cmd": "record" }));
    let record = record["record"].as_str().unwrap();
    let dir = folder("record");
    std::fs::create_dir_all(&dir).unwrap();
    let file = dir.join("game.record");
    let path = file.to_str().unwrap();
    std::fs::write(&file, record).unwrap();
    let verified = darkrock(&["replay", path, "--verify"]);
    assert!(out(&verified).contains("as recorded"), "{}{}", out(&verified), err(&verified));
    let shown = darkrock(&["replay", path, "--to", "1"]);
    assert!(out(&shown).contains("After 1 choices"), "{}{}", out(&shown), err(&shown));
    std::fs::write(&file, format!("{}2 fly\n", record.split("end ").next().unwrap())).unwrap();
    let broken = darkrock(&["replay", path, "--verify"]);
    assert_eq!(broken.status.code(), Some(1));
    assert!(err(&broken).contains("line "), "{}", err(&broken));
    std::fs::remove_dir_all(dir).unwrap();
}

#[test]
fn a_game_is_reviewed() {
    let review = parsed(&darkrock(&["review", RECORD, "--iterations", "20", "--json"]));
    let choices = review["choices"].as_u64().unwrap();
    assert_eq!((review["looked_at"].as_u64(), review["over"].as_bool()), (Some(choices), Some(true)));
    let judged: Vec<bool> = review["players"].as_array().unwrap().iter().map(|p| p["judged"] == true).collect();
    assert_eq!(judged, [true, true, false, false], "the choices of people");
    let turns = review["turns"].as_array().unwrap();
    assert!(turns.len() > 8 && turns.iter().rev().skip(1).all(|t| t["at"].as_u64().unwrap() < choices));
    for turn in turns {
        let chances: Vec<f64> = turn["chances"].as_array().unwrap().iter().map(|c| c.as_f64().unwrap()).collect();
        assert!(chances.len() == 4 && (chances.iter().sum::<f64>() - 1.0).abs() < 0.001, "{turn}");
    }
    let last: f64 =
        turns.last().unwrap()["chances"].as_array().unwrap().iter().map(|c| c.as_f64().unwrap()).fold(0.0, f64::max);
    assert_eq!(last, 1.0, "somebody has won");
    let mistakes = review["mistakes"].as_array().unwrap();
    assert!(!mistakes.is_empty(), "a script played");
    for mistake in mistakes {
        assert!(mistake["seat"].as_u64().unwrap() <= 2 && mistake["chosen"] != mistake["best"], "{mistake}");
        assert!(mistake["cost"].as_f64().unwrap() > 0.0 && mistake["cost"].as_f64() <= mistake["chance"].as_f64());
    }
    assert_eq!(review, parsed(&darkrock(&["review", RECORD, "--iterations", "20", "--json"])), "the same again");
    let text = darkrock(&["review", RECORD, "--iterations", "1", "--seats", "3"]);
    let text = out(&text);
    for word in
        ["Chances of winning, turn by turn", "Stagecoach Mary (", "100%", "choices of: ", "The choices that cost most"]
    {
        assert!(text.contains(word), "{word}: {text}");
    }
    assert_eq!(text.lines().filter(|l| l.contains('→')).count(), 4, "{text}");
}

#[test]
fn what_cannot_be_reviewed_is_told() {
    let dir = folder("review");
    std::fs::create_dir_all(&dir).unwrap();
    let file = dir.join("game.record");
    let path = file.to_str().unwrap();
    let told = |text: &str| {
        std::fs::write(&file, text).unwrap();
        let output = darkrock(&["review", path]);
        assert_eq!((output.status.code(), out(&output)), (Some(1), String::new()));
        err(&output)
    };
    assert!(told("hello").contains("not a game record"));
    let record = std::fs::read_to_string(RECORD).unwrap();
    let (head, _) = record.split_once("\nend ").unwrap();
    let error = told(&format!("{head}\n1 heist\n"));
    assert!(error.contains("departs from the rules") && error.contains("line "), "{error}");
    assert!(told(&record.replace("players: 4", "players: many")).contains("a number from 0 to 255"));
    std::fs::remove_dir_all(&dir).unwrap();
    let missing = darkrock(&["review", path]);
    assert_eq!(missing.status.code(), Some(1));
    assert!(err(&missing).contains("cannot read"), "{}", err(&missing));
    // A game that is not over can be looked over as far as it came.
    std::fs::create_dir_all(&dir).unwrap();
    let lines: Vec<&str> = head.lines().collect();
    let is_choice = |n: &usize| lines[*n].starts_with(|c: char| c.is_ascii_digit());
    let end = (200..lines.len()).find(is_choice).unwrap();
    std::fs::write(&file, lines[..end].join("\n") + "\n").unwrap();
    let begun = out(&darkrock(&["review", path, "--iterations", "1"]));
    assert!(begun.contains("The game is not over yet") && !begun.contains("→ 100%"), "{begun}");
    std::fs::remove_dir_all(&dir).unwrap();
}

#[test]
fn the_engine_answers_until_it_quits() {
    let answers = out(&fed(&["engine"], "{\"cmd\":\"hello\"}\nnonsense\n{\"cmd\":\"quit\"}\nunread\n"));
    let answers: Vec<serde_json::Value> = answers.lines().map(|l| serde_json::from_str(l).unwrap()).collect();
    let good: Vec<bool> = answers.iter().map(|a| a["ok"].as_bool().unwrap()).collect();
    assert_eq!(good, [true, false, true]);
}

#[test]
fn scenarios_fail_with_exit_code_1() {
    let dir = folder("scenarios");
    std::fs::create_dir_all(&dir).unwrap();
    let path = dir.to_str().unwrap();
    assert!(err(&darkrock(&["scenario", "run", path])).contains("no scenarios"));
    std::fs::write(dir.join("a.yaml"), "name: A\nsteps: 7\n").unwrap();
    let output = darkrock(&["scenario", "run", path]);
    assert_eq!(output.status.code(), Some(1));
    assert!(out(&output).contains("a.yaml:"), "{}", out(&output));
    std::fs::remove_file(dir.join("a.yaml")).unwrap();
    let coverage = darkrock(&["scenario", "coverage", path]);
    assert_eq!(coverage.status.code(), Some(1));
    assert_eq!(out(&coverage).lines().filter(|l| l.contains("coverage: ")).count(), 2);
    assert_eq!(darkrock(&["scenario", "run", "/no/such/folder"]).status.code(), Some(1));
    std::fs::remove_dir_all(dir).unwrap();
}

#[cfg(unix)]
#[test]
fn a_closed_pipe_is_no_failure() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_darkrock"));
    let mut child = command.args(["rules", "--all"]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), err(&output)), (Some(0), String::new()));
}
