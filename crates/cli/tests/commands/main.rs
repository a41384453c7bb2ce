//! End-to-end tests of the program: exit codes, output, invalid input.
#![allow(clippy::unwrap_used)]

mod aid;
mod attempts;
mod content;
mod exports;
mod games;
mod help;
mod mistakes;
mod options;
mod own_module;
mod pipes;
mod records;
mod signals;
mod tournaments;

use serde_json::json;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

fn darkrock(args: &[&str]) -> Output {
    // The environment of the test run may set another language.
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

/// A temporary folder of this test.
fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&path);
    path
}
