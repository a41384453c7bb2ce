//! Closed output pipes: not an error, and nothing panics.
#![cfg(unix)]

use super::*;
use std::io::{BufRead, BufReader, Read};
use std::process::Child;

/// The writing end of a pipe whose reader is closed.
fn closed() -> Stdio {
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    writer.into()
}

#[test]
fn a_closed_pipe_is_no_failure() {
    let dir = folder("pipes");
    let pages = dir.join("pages");
    let few = ["--players", "2", "--games", "2", "--length", "15"];
    let with = |command: &[&'static str]| [command, &few[..]].concat();
    let commands: Vec<Vec<&str>> = vec![
        vec!["--help"],
        vec!["rules", "--all"],
        vec!["rules", "--html", pages.to_str().unwrap()],
        vec!["content", "report"],
        vec!["content", "report", "--json"],
        vec!["scenario", "coverage", concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios")],
        vec!["locale", "report"],
        vec!["completions", "bash"],
        vec!["replay", RECORD],
        vec!["replay", RECORD, "--verify"],
        vec!["review", RECORD, "--iterations", "1"],
        vec!["bench", "--players", "2", "--seconds", "0.01"],
        vec!["play", "--plain", "--seats", "random,random", "--length", "15", "--seed", "1"],
        with(&["simulate"]),
        with(&["simulate", "--json"]),
        with(&["tournament", "--bots", "random*2"]),
        with(&["tournament", "--bots", "random*2", "--json"]),
    ];
    for args in commands {
        let output =
            Command::new(env!("CARGO_BIN_EXE_darkrock")).args(&args).stdin(Stdio::null()).stdout(closed()).output();
        let output = output.unwrap();
        assert_eq!(output.status.code(), Some(0), "{args:?}: {}", err(&output));
        // A record of another version causes a warning.
        assert!(err(&output).lines().all(|line| line.contains(": warning: ")), "{args:?}: {}", err(&output));
    }
    std::fs::remove_dir_all(dir).unwrap();
}

#[test]
fn an_engine_to_which_nobody_listens_ends_quietly() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_darkrock"));
    let mut child =
        command.arg("engine").stdin(Stdio::piped()).stdout(closed()).stderr(Stdio::piped()).spawn().unwrap();
    child.stdin.as_mut().unwrap().write_all(b"{\"cmd\":\"hello\"}\n").unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), err(&output)), (Some(0), String::new()));
}

/// A server with this output. It logs that it is open.
fn server(folder: &std::path::Path, stdout: Stdio, stderr: Stdio) -> Child {
    let database = format!("sqlite://{}/kept.db", folder.display());
    let mut command = Command::new(env!("CARGO_BIN_EXE_darkrock"));
    command.args(["serve", "--listen", "127.0.0.1:0", "--database", &database]).stdin(Stdio::null());
    command.stdout(stdout).stderr(stderr).spawn().unwrap()
}

/// What a server with these options logs until it runs.
fn said_at_the_start(folder: &std::path::Path, options: &[&str]) -> String {
    let database = format!("sqlite://{}/kept.db", folder.display());
    let mut command = Command::new(env!("CARGO_BIN_EXE_darkrock"));
    command.args(["serve", "--listen", "127.0.0.1:0", "--database", &database]).args(options).stdin(Stdio::null());
    let mut child = command.env("NO_COLOR", "1").stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut log = BufReader::new(child.stderr.take().unwrap());
    let mut said = String::new();
    while !said.contains("the server is running") {
        assert!(log.read_line(&mut said).unwrap() > 0, "it has ended: {said}");
    }
    assert_eq!(stopped(child), Some(0));
    said
}

/// Some push services refuse all messages of a server that they cannot reach.
#[test]
fn a_server_without_a_contact_for_push_services_says_so() {
    let dir = folder("pipe-contact");
    let warning = "push messages have no contact";
    for without in [&[][..], &["--origin", "http://192.168.1.5:8080"]] {
        let said = said_at_the_start(&dir, without);
        assert!(said.contains(warning) && said.contains("--push-contact"), "{said}");
    }
    for with in [["--origin", "https://play.example.org"], ["--push-contact", "mailto:host@example.org"]] {
        let said = said_at_the_start(&dir, &with);
        assert!(!said.contains(warning), "{said}");
    }
    std::fs::remove_dir_all(dir).unwrap();
}

/// Terminates it and returns its exit code.
fn stopped(mut server: Child) -> Option<i32> {
    let id = rustix::process::Pid::from_child(&server);
    rustix::process::kill_process(id, rustix::process::Signal::TERM).unwrap();
    server.wait().unwrap().code()
}

/// A server keeps running after the reader of its output is gone, and stops in good order.
#[test]
fn a_server_whose_output_is_closed_stops_in_good_order() {
    let dir = folder("pipe-serve");
    // From the start.
    let mut child = server(&dir, closed(), Stdio::piped());
    let mut log = BufReader::new(child.stderr.take().unwrap());
    let mut said = String::new();
    while !said.contains("the server is running") {
        assert!(log.read_line(&mut said).unwrap() > 0, "it has ended: {said}");
    }
    assert_eq!(stopped(child), Some(0));
    log.read_to_string(&mut said).unwrap();
    assert!(!said.contains("panicked"), "{said}");
    // After its first line, and its log as well.
    let mut child = server(&dir, Stdio::piped(), Stdio::piped());
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert!(line.contains("http://127.0.0.1:"), "{line}");
    drop(child.stderr.take());
    assert_eq!(stopped(child), Some(0));
    std::fs::remove_dir_all(dir).unwrap();
}
