//! Records of games: replay and review.

use super::*;

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
    assert!(out(&shown).contains("After 1 choice,"), "{}{}", out(&shown), err(&shown));
    std::fs::write(&file, format!("{}2 fly\n", record.split("end ").next().unwrap())).unwrap();
    let broken = darkrock(&["replay", path, "--verify"]);
    assert_eq!(broken.status.code(), Some(1));
    assert!(err(&broken).contains("line "), "{}", err(&broken));
    std::fs::remove_dir_all(dir).unwrap();
}

#[test]
fn a_replay_names_who_played() {
    let shown = out(&darkrock(&["replay", RECORD]));
    for line in ["Ann may play Wyatt Earp or Stagecoach Mary.", "Lefty may play "] {
        assert!(shown.contains(line), "{line}: {shown}");
    }
    for person in ["Ann", "Ben", "Lefty", "Shorty"] {
        assert!(shown.contains(&format!("\n{person} plays ")), "{person}: {shown}");
    }
    assert!(!shown.contains("Seat "), "{shown}");
}

#[test]
fn a_game_is_reviewed() {
    let review = parsed(&darkrock(&["review", RECORD, "--iterations", "6", "--json"]));
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
    assert_eq!(review, parsed(&darkrock(&["review", RECORD, "--iterations", "6", "--json"])), "the same again");
    let text = darkrock(&["review", RECORD, "--iterations", "1", "--seats", "3"]);
    let text = out(&text);
    for word in [
        "Chances of winning, turn by turn",
        "Stagecoach Mary (",
        "100%",
        "Players reviewed: ",
        "The choices that cost most",
    ] {
        assert!(text.contains(word), "{word}: {text}");
    }
    assert_eq!(text.lines().filter(|l| l.contains('→')).count(), 4, "{text}");
}

#[test]
fn a_review_gives_the_man_in_black_his_share() {
    let dir = folder("review-man-in-black");
    std::fs::create_dir_all(&dir).unwrap();
    let file = dir.join("game.record");
    let path = file.to_str().unwrap();
    let save = ["--save", path];
    let game = ["play", "--plain", "--seats", "random,random", "--length", "15", "--seed", "1"];
    assert_eq!(darkrock(&[&game[..], &save].concat()).status.code(), Some(0));
    // Its beginning suffices.
    let record = std::fs::read_to_string(&file).unwrap();
    let lines: Vec<&str> = record.lines().collect();
    let is_choice = |n: &usize| lines[*n].starts_with(|c: char| c.is_ascii_digit());
    let end = (100..lines.len()).find(is_choice).unwrap();
    std::fs::write(&file, lines[..end].join("\n") + "\n").unwrap();
    let args = ["review", path, "--iterations", "1", "--seats", "1"];
    let review = parsed(&darkrock(&[&args[..], &["--json"]].concat()));
    let turns = review["turns"].as_array().unwrap();
    for turn in turns {
        let chances: Vec<f64> = turn["chances"].as_array().unwrap().iter().map(|c| c.as_f64().unwrap()).collect();
        let his = turn["man_in_black"].as_f64().unwrap();
        assert!(chances.len() == 2 && (chances.iter().sum::<f64>() + his - 1.0).abs() < 0.001, "{turn}");
    }
    assert!(turns[0]["man_in_black"].as_f64().unwrap() > 0.0, "{}", turns[0]);
    let text = out(&darkrock(&args));
    let rows: Vec<&str> = text.lines().filter(|line| line.contains('→')).collect();
    assert!(rows.len() == 3 && rows[2].contains("Man in Black"), "{text}");
    let without = parsed(&darkrock(&["review", RECORD, "--iterations", "1", "--seats", "1", "--json"]));
    assert!(without["turns"][0].get("man_in_black").is_none(), "he is not in this game");
    std::fs::remove_dir_all(dir).unwrap();
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
    assert!(error.contains("contains an illegal move") && error.contains("line "), "{error}");
    assert!(told(&record.replace("players: 4", "players: many")).contains("a number from 0 to 255"));
    std::fs::remove_dir_all(&dir).unwrap();
    let missing = darkrock(&["review", path]);
    assert_eq!(missing.status.code(), Some(1));
    assert!(err(&missing).contains("cannot read"), "{}", err(&missing));
    // An unfinished game can be reviewed up to its end.
    std::fs::create_dir_all(&dir).unwrap();
    let lines: Vec<&str> = head.lines().collect();
    let is_choice = |n: &usize| lines[*n].starts_with(|c: char| c.is_ascii_digit());
    let end = (200..lines.len()).find(is_choice).unwrap();
    std::fs::write(&file, lines[..end].join("\n") + "\n").unwrap();
    let begun = out(&darkrock(&["review", path, "--iterations", "1"]));
    assert!(begun.contains("The game is not over yet") && !begun.contains("→ 100%"), "{begun}");
    std::fs::remove_dir_all(&dir).unwrap();
}
