//! End-to-end tests of languages: selection by command line or environment, reports, checks, new ones.
#![allow(clippy::unwrap_used)]

use darkrock_texts::{Language, PSEUDO_CODE, pseudo};
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// Runs the program with a language in its environment.
fn darkrock(args: &[&str], locale: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_darkrock"));
    command.args(args).env("LC_ALL", locale).stdin(Stdio::null()).output().unwrap()
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("languages-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).unwrap();
    path
}

/// A short game of bots in plain mode.
const GAME: [&str; 8] = ["play", "--seats", "random,random", "--plain", "--seed", "7", "--length", "short"];

#[test]
fn the_environment_or_the_command_line_chooses_the_language() {
    let english = out(&darkrock(&GAME, "C"));
    let mut seen = vec![english.clone()];
    for language in Language::all().skip(1) {
        let told = out(&darkrock(&GAME, &format!("{language}_XX.UTF-8")));
        assert!(told.len() > 2000 && !seen.contains(&told), "{language}");
        let asked = [&GAME[..], &["--lang", language.code()]].concat();
        assert_eq!(out(&darkrock(&asked, "C")), told, "{language}");
        seen.push(told);
    }
    assert_eq!(out(&darkrock(&[&GAME[..], &["--lang", "en"]].concat(), "fr_FR.UTF-8")), english);
    let wrong = darkrock(&[&GAME[..], &["--lang", "tlh"]].concat(), "C");
    let told = String::from_utf8(wrong.stderr).unwrap();
    assert!(wrong.status.code() == Some(2) && told.contains("expected one of en"), "{told}");
}

#[test]
fn a_translation_is_made_checked_reported_and_played_without_building_anything() {
    let folder = folder("made");
    let made = darkrock(&["locale", "pseudo", folder.to_str().unwrap()], "C");
    let language = folder.join(PSEUDO_CODE);
    let path = language.to_str().unwrap();
    assert_eq!(out(&made).trim(), path);
    let check = darkrock(&["locale", "check", path], "C");
    assert_eq!(
        (check.status.code(), out(&check)),
        (Some(0), format!("{} ({PSEUDO_CODE}) is complete\n", pseudo("English")))
    );
    let played = out(&darkrock(&[&GAME[..], &["--lang", path]].concat(), "C"));
    assert!(played.contains(&pseudo("Total")) && !played.contains("Total"), "{played}");

    let log = language.join("log.ftl");
    let text = fs::read_to_string(&log).unwrap();
    fs::write(&log, text.replace("log-drew =", "log-draw =")).unwrap();
    let check = darkrock(&["locale", "check", path], "C");
    let told = out(&check);
    assert_eq!(check.status.code(), Some(1));
    for fault in ["log.ftl: log-drew is missing", "log.ftl: log-draw is not in the English file", "2 faults"] {
        assert!(told.contains(fault), "{fault}: {told}");
    }
    let report = out(&darkrock(&["locale", "report", path, "--all"], "C"));
    assert!(report.contains(PSEUDO_CODE) && report.contains("log-drew is missing"), "{report}");
    let again = darkrock(&["locale", "pseudo", folder.to_str().unwrap()], "C");
    assert_eq!(again.status.code(), Some(1), "nothing is written over");
}

#[test]
fn the_report_names_every_language() {
    let report = darkrock(&["locale", "report"], "C");
    for language in Language::all() {
        assert!(out(&report).contains(&format!("{language} ({}): ", language.name())), "{language}");
    }
    assert_eq!(report.status.code(), Some(0));
    assert_eq!(darkrock(&["locale", "check", "no/such/folder"], "C").status.code(), Some(1));
}
