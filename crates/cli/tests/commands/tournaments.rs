//! `darkrock tournament`, weights and external bots.

use super::*;

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
    for words in ["42 games of 3 players to 15 LP, no goals", "× equal", "greenhorn", "aborted after 50 choices"] {
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
    // Enough games for hours; the first blocks are soon over.
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
    // It must have installed its handler: before that the signal kills it silently.
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

/// Whether a process handles SIGINT, according to the system; assumed where this is unknown.
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
    assert_eq!(names("cowboy+tuned,cowboy"), ["cowboy+tuned", "cowboy"]);
    assert_eq!(names("cowboy,greenhorn"), ["cowboy+tuned", "greenhorn"], "whoever judges, where nobody is named");
    let games = ["simulate", "--bots", "cowboy", "--players", "2", "--games", "1", "--length", "15", "--json"];
    let report = parsed(&darkrock(&[&games[..], &["--weights", path]].concat()));
    assert_eq!(report["runs"][0]["bots"], "cowboy+tuned");
    let game = ["play", "--seats", "cowboy,random", "--plain", "--seed", "1", "--length", "15", "--weights", path];
    assert_eq!(darkrock(&game).status.code(), Some(0));
    let groups = dir.join("groups.yaml");
    std::fs::write(&groups, "groups: {a: {features: ['wanted*'], multiples: [0, 1]}}\n").unwrap();
    let tune = ["tune", "--games", "2", "--rounds", "1", "--from", path, "--out", path, "--groups"];
    let tuned = darkrock(&[&tune[..], &[groups.to_str().unwrap()]].concat());
    assert_eq!(tuned.status.code(), Some(0), "{}", err(&tuned));
    assert!(out(&tuned).starts_with("round 1:\n  a: ×0 "), "{}", out(&tuned));
    // File errors are reported before anything is played.
    let wrong = darkrock(&[&tune[..], &[path]].concat());
    assert!(err(&wrong).contains("cannot read the groups") && wrong.status.code() == Some(1), "{}", err(&wrong));
    std::fs::write(&file, "features: {luck: [1, 2]}\n").unwrap();
    let wrong = darkrock(&[&args[..], &["cowboy,random"]].concat());
    assert!(err(&wrong).contains("“luck” is not a feature") && wrong.status.code() == Some(1), "{}", err(&wrong));
    let nowhere = dir.join("none").join("weights.yaml");
    let wrong = darkrock(&["tune", "--games", "1000000", "--out", nowhere.to_str().unwrap()]);
    assert_eq!((wrong.status.code(), out(&wrong)), (Some(1), String::new()));
    assert!(err(&wrong).contains("cannot write"), "{}", err(&wrong));
    let wrong = darkrock(&["study", "--games", "1000000", "--out", file.to_str().unwrap()]);
    assert!(err(&wrong).contains("cannot create the folder") && wrong.status.code() == Some(1), "{}", err(&wrong));
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
