//! Programs without a terminal of their own: they obey a signal while they wait or work, and end when the other side is gone.
#![cfg(unix)]

use super::*;
use rustix::process::{Pid, Signal, kill_process};
use std::io::{BufRead, BufReader, Read};
use std::os::unix::process::ExitStatusExt;
use std::process::{Child, ExitStatus};
use std::time::{Duration, Instant};

/// After this time the test fails as hanging.
const GUARD: Duration = Duration::from_secs(120);

/// A program, killed when this value is dropped.
struct Program(Child);

impl Program {
    fn start(args: &[&str]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_darkrock"));
        command.args(args).env("LC_ALL", "C").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        Self(command.spawn().unwrap())
    }

    fn terminate(&self) {
        kill_process(Pid::from_child(&self.0), Signal::TERM).unwrap();
    }

    /// How it has ended.
    fn ended(&mut self, what: &str) -> ExitStatus {
        let begun = Instant::now();
        loop {
            if let Some(status) = self.0.try_wait().unwrap() {
                return status;
            }
            assert!(begun.elapsed() < GUARD, "{what} does not end");
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.0.kill().ok();
        self.0.wait().ok();
    }
}

const NEW: &str = r#"{"cmd":"new","players":2,"seed":7}"#;

fn advise(iterations: u32) -> String {
    format!(r#"{{"cmd":"advise","bot":"gunslinger@{iterations}","seed":7,"seat":1}}"#)
}

/// An engine that has answered these requests.
fn engine(requests: &[&str]) -> Program {
    let mut engine = Program::start(&["engine"]);
    let mut answers = BufReader::new(engine.0.stdout.take().unwrap());
    for request in requests {
        writeln!(engine.0.stdin.as_mut().unwrap(), "{request}").unwrap();
        let mut answer = String::new();
        answers.read_line(&mut answer).unwrap();
        assert!(answer.contains("\"ok\":true"), "{request}: {answer}");
    }
    engine.0.stdout = Some(answers.into_inner());
    engine
}

#[test]
fn an_engine_obeys_while_it_waits_and_while_it_searches() {
    let mut waiting = engine(&[NEW]);
    waiting.terminate();
    assert_eq!(waiting.ended("a waiting engine").signal(), Some(Signal::TERM.as_raw()));
    let mut searching = engine(&[NEW]);
    // Hours of work.
    writeln!(searching.0.stdin.as_mut().unwrap(), "{}", advise(u32::MAX / 4)).unwrap();
    assert!(searching.0.try_wait().unwrap().is_none());
    searching.terminate();
    assert_eq!(searching.ended("a searching engine").signal(), Some(Signal::TERM.as_raw()));
}

/// What was asked before is answered; nothing more can be asked.
#[test]
fn an_engine_ends_when_nobody_can_ask_any_more() {
    let mut engine = engine(&[NEW]);
    let mut input = engine.0.stdin.take().unwrap();
    writeln!(input, "{}", advise(400)).unwrap();
    drop(input);
    let mut answers = String::new();
    engine.0.stdout.take().unwrap().read_to_string(&mut answers).unwrap();
    assert!(answers.lines().count() == 1 && answers.contains("\"choice\":"), "{answers}");
    assert_eq!(engine.ended("an engine without input").code(), Some(0));
}

#[test]
fn a_replay_obeys_while_nobody_reads_it() {
    // More than a pipe holds: it waits until somebody reads.
    let folder = folder("signal-replay");
    std::fs::create_dir_all(&folder).unwrap();
    let fifo = folder.join("record");
    assert!(Command::new("mkfifo").arg(&fifo).status().unwrap().success());
    for args in [vec!["replay", RECORD], vec!["replay", fifo.to_str().unwrap()]] {
        let mut replay = Program::start(&args);
        replay.terminate();
        let ended = replay.ended("a replay");
        // The first one may have been quicker.
        assert!(ended.signal() == Some(Signal::TERM.as_raw()) || ended.success(), "{args:?}: {ended:?}");
    }
    std::fs::remove_dir_all(folder).unwrap();
}

/// The server is killed in the middle of a load test, which is no reason to try for ever.
#[test]
fn a_load_test_ends_with_its_server() {
    let folder = folder("signal-load");
    std::fs::create_dir_all(&folder).unwrap();
    let database = format!("sqlite://{}/games.db", folder.display());
    let mut server = Program::start(&["serve", "--listen", "127.0.0.1:0", "--database", &database, "--log", "off"]);
    let mut line = String::new();
    BufReader::new(server.0.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next()).unwrap().to_owned();
    let args = ["load", "--server", &address, "--games", "2", "--makers", "1", "--rate", "5", "--seconds", "600"];
    let mut load = Program::start(&[&args[..], &["--warm-up", "0"]].concat());
    let mut said = BufReader::new(load.0.stderr.take().unwrap());
    let mut told = String::new();
    while !told.contains("measuring") {
        assert!(said.read_line(&mut told).unwrap() > 0, "it has ended: {told}");
    }
    server.0.kill().unwrap();
    said.read_to_string(&mut told).unwrap();
    let ended = load.ended("a load test");
    assert!(ended.code().is_some_and(|code| code != 0), "{ended:?}: {told}");
    std::fs::remove_dir_all(folder).unwrap();
}
