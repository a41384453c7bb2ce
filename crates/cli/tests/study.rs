//! End-to-end tests of `darkrock study`.
#![cfg(feature = "study")]
#![allow(clippy::unwrap_used)]

use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

fn darkrock(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_darkrock")).args(args).stdin(Stdio::null()).output().unwrap()
}

/// A temporary folder of this test.
fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&path);
    path
}

#[test]
fn a_study_writes_rows_statistics_and_a_report() {
    let dir = folder("study");
    let out = dir.to_str().unwrap();
    let args =
        ["study", "--bot", "random", "--games", "5", "--players", "2-3", "--lengths", "15,short,20", "--out", out];
    let output = darkrock(&args);
    let text = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(
        text.contains("20 games and ") && text.contains("games and") && text.contains(" choices per second"),
        "{text}"
    );
    for name in ["games.parquet", "players.parquet", "turns.parquet"] {
        assert!(std::fs::read(dir.join(name)).unwrap().starts_with(b"PAR1"), "{name}");
    }
    let page = std::fs::read_to_string(dir.join("report.html")).unwrap();
    assert!(page.contains("darkrock study --bot random --games 5 --players 2-3 --lengths 15,20 --seed 1"));

    let again = darkrock(&args);
    assert_eq!(again.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&again.stderr).contains("contains a study already"));
    let resumed = darkrock(&[&args[..], &["--resume", "--json"]].concat());
    assert_eq!(resumed.status.code(), Some(0));
    let json: serde_json::Value = serde_json::from_slice(&resumed.stdout).unwrap();
    assert_eq!(json["cells"].as_array().unwrap().len(), 4);
    assert_eq!(json["games"], 20);
    assert_eq!(std::fs::read(dir.join("statistics.json")).unwrap(), resumed.stdout);
    std::fs::remove_dir_all(dir).unwrap();
}

#[test]
fn the_report_tells_how_to_repeat_a_study_of_another_rulebook_with_a_module() {
    let dir = folder("edition");
    let out = dir.to_str().unwrap();
    let edition = "en+story-ride=exact";
    let game = ["study", "--bot", "random", "--games", "2", "--players", "2", "--modules", "ante-up"];
    let output = darkrock(&[&game[..], &["--edition", edition, "--out", out]].concat());
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    let page = std::fs::read_to_string(dir.join("report.html")).unwrap();
    assert!(page.contains("--lengths 20 --modules ante-up --edition en+story-ride=exact --seed 1"));
    let statistics = std::fs::read_to_string(dir.join("statistics.json")).unwrap();
    let statistics: serde_json::Value = serde_json::from_str(&statistics).unwrap();
    assert_eq!(statistics["edition"], edition);
    std::fs::remove_dir_all(dir).unwrap();
}

#[test]
fn columns_need_no_folder_and_a_study_does() {
    let columns = darkrock(&["study", "--columns"]);
    assert_eq!(columns.status.code(), Some(0));
    assert!(String::from_utf8(columns.stdout).unwrap().contains("#### `turns.parquet`"));
    for wrong in [&["study"][..], &["study", "--lengths", "17", "--out", "x"], &["study", "--bot", "cat", "--out", "x"]]
    {
        assert_eq!(darkrock(wrong).status.code(), Some(2), "{wrong:?}");
    }
}
