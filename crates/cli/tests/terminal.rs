//! Full-screen mode in a pseudo-terminal: signals, keys with Ctrl, terminals with few capabilities.
#![cfg(unix)]
#![allow(clippy::unwrap_used)]

#[path = "../src/play/pty.rs"]
#[allow(dead_code)]
mod pty;

use pty::Pty;
use rustix::process::Signal;
use std::path::PathBuf;

/// The escape sequences that enter and leave the alternate screen.
const OPEN: &str = "\x1b[?1049h";
const LEFT: &str = "\x1b[?1049l";

/// The path of a file of this test that does not exist.
fn file(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("terminal-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    folder.join(name)
}

fn darkrock(args: &[&str], variables: &[(&str, &str)]) -> Pty {
    Pty::start(env!("CARGO_BIN_EXE_darkrock"), args, variables)
}

/// Starts a game in full-screen mode, saved to a file, and waits until it is drawn.
fn game(record: &str) -> Pty {
    let seats = ["play", "--seats", "human:Ann,random,random", "--seed", "5", "--bot-pace", "instant"];
    let mut pty = darkrock(&[&seats[..], &["--save", record]].concat(), &[]);
    pty.wait_for(OPEN);
    pty.wait_for("DARKROCK");
    pty
}

#[test]
fn a_signal_to_end_keeps_the_game_and_leaves_the_terminal_as_it_was() {
    for (signal, code) in [(Signal::TERM, 143), (Signal::INT, 130)] {
        let record = file(&format!("ended-{code}.record"));
        let mut pty = game(record.to_str().unwrap());
        assert!(!pty.is_cooked());
        pty.forget();
        pty.signal(signal);
        assert_eq!(pty.wait(), Some(code));
        assert!(pty.is_cooked(), "lines are edited and echoed again");
        let (left, told) = (pty.seen().find(LEFT), pty.seen().find("--resume"));
        assert!(left.is_some() && left < told, "{:?}", pty.seen());
        assert!(record.is_file());
    }
}

#[test]
fn the_menu_is_left_by_a_signal_too() {
    let mut pty = darkrock(&["play"], &[]);
    pty.wait_for("New game");
    pty.signal(Signal::TERM);
    assert_eq!(pty.wait(), Some(143));
    assert!(pty.is_cooked() && pty.seen().contains(LEFT));
}

/// Seen to run for 70 minutes at full speed.
#[test]
fn a_window_that_is_closed_ends_the_program_and_keeps_the_game() {
    let record = file("closed.record");
    let mut pty = game(record.to_str().unwrap());
    let before = std::fs::read_to_string(&record).expect("it is kept before the first choice");
    pty.forget();
    pty.send("\r");
    pty.wait_for("\x1b[");
    pty.hang_up();
    assert_eq!(pty.wait(), Some(129));
    let kept = std::fs::read_to_string(&record).unwrap();
    assert!(kept.contains("seed") && kept.len() >= before.len(), "{kept}");
    for args in [&["play"][..], &["tutorial"]] {
        let mut pty = darkrock(args, &[]);
        pty.wait_for(OPEN);
        pty.hang_up();
        assert_eq!(pty.wait(), Some(129), "{args:?}");
    }
}

/// The first byte of a character keeps the library that decodes keys in a read, which neither signals nor the end of the
/// terminal end.
#[test]
fn half_a_character_does_not_make_it_deaf() {
    let record = file("half.record");
    let mut pty = game(record.to_str().unwrap());
    pty.send_bytes(b"\xc3");
    pty.signal(Signal::TERM);
    assert_eq!(pty.wait(), Some(143));
    assert!(pty.is_cooked() && pty.seen().contains(LEFT), "{:?}", pty.seen());
    let mut pty = game(file("half-closed.record").to_str().unwrap());
    pty.send_bytes(b"\xc3");
    pty.hang_up();
    assert_eq!(pty.wait(), Some(129));
}

#[test]
fn line_mode_ends_with_its_terminal_too() {
    let record = file("plain.record");
    let seats = ["play", "--plain", "--seats", "human:Ann,random,random", "--seed", "5", "--bot-pace", "instant"];
    let saved = [&seats[..], &["--save", record.to_str().unwrap()]].concat();
    for args in [&saved[..], &["tutorial", "--plain"]] {
        let mut pty = darkrock(args, &[]);
        pty.wait_for("> ");
        if args == saved {
            // The first choice, and the next question.
            pty.forget();
            pty.send("1\n");
            pty.wait_for("> ");
        }
        pty.hang_up();
        // Whether it fails to print its last line or not.
        assert!(pty.wait().is_some(), "{args:?}");
    }
    // The choice is there: the saved game goes on behind it.
    let kept = std::fs::read_to_string(&record).expect("the game was saved");
    assert!(kept.lines().any(|line| line.starts_with("1 ")), "{kept}");
}

#[test]
fn the_menu_offers_the_modules_of_a_folder() {
    let folder = file("modules");
    std::fs::create_dir_all(folder.join("smithy/words")).unwrap();
    std::fs::write(folder.join("smithy/module.yaml"), "{id: smithy, kind: expansion}").unwrap();
    std::fs::write(folder.join("smithy/words/en.ftl"), "web-module-smithy = The Smithy\n").unwrap();
    let mut pty = darkrock(&["--content", folder.to_str().unwrap(), "play", "--no-save"], &[]);
    pty.wait_for("The Smithy");
    // Up from the first row wraps around to the last, and from there to the module.
    pty.send("\x1b[A\x1b[A\x1b[A\x1b[A");
    pty.send("\x1b[C");
    pty.forget();
    pty.send("\x1b[B\x1b[B\x1b[B\r");
    pty.wait_for("DARKROCK");
    pty.send("\x03y");
    assert_eq!(pty.wait(), Some(0));
}

#[test]
fn ctrl_z_gives_the_terminal_back_until_the_program_goes_on() {
    let record = file("suspended.record");
    let mut pty = game(record.to_str().unwrap());
    pty.forget();
    pty.send("\x1a");
    pty.wait_until_stopped();
    pty.wait_for(LEFT);
    assert!(pty.is_cooked());
    pty.forget();
    pty.signal(Signal::CONT);
    pty.wait_for(OPEN);
    pty.wait_for("DARKROCK");
    assert!(!pty.is_cooked());
    // Ctrl-L redraws everything, even if nothing has changed.
    pty.forget();
    pty.send("\x0c");
    pty.wait_for("DARKROCK");
    pty.send("\x03y");
    assert_eq!(pty.wait(), Some(0));
}

#[test]
fn a_dumb_terminal_gets_lines_and_no_escape() {
    let seats = ["play", "--seats", "human:Ann,human:Ben", "--seed", "1", "--bot-pace", "instant"];
    let mut pty = darkrock(&seats, &[("TERM", "dumb")]);
    pty.wait_for("Ann");
    pty.send("\n");
    pty.wait_for("> ");
    pty.send("quit\n");
    assert_eq!(pty.wait(), Some(0));
    assert!(
        !pty.seen().contains('\x1b') && pty.seen().contains("The Man in Black is part of the rules"),
        "{:?}",
        pty.seen()
    );
}

#[test]
fn a_terminal_without_utf_8_gets_ascii() {
    let lesson = ["tutorial", "--lang", "fr"];
    let mut pty = darkrock(&lesson, &[("LC_ALL", "C")]);
    pty.wait_for("> ");
    pty.send("quit\n");
    assert_eq!(pty.wait(), Some(0));
    assert!(pty.seen().is_ascii() && pty.seen().contains("Etape 1"), "{:?}", pty.seen());
    let game = ["play", "--seats", "human,random,random", "--seed", "5"];
    let mut pty = darkrock(&game, &[("LC_ALL", "POSIX")]);
    pty.wait_for("in ASCII");
    pty.wait_for("> ");
    pty.send("quit\n");
    assert_eq!(pty.wait(), Some(0));
    assert!(pty.seen().is_ascii(), "{:?}", pty.seen());
}

#[test]
fn a_game_that_is_kept_is_not_written_over() {
    let record = file("kept.record");
    std::fs::write(&record, "another game").unwrap();
    let mut pty = darkrock(&["play", "--seats", "human,random", "--save", record.to_str().unwrap()], &[]);
    assert_eq!(pty.wait(), Some(2));
    assert!(pty.seen().contains("exists already") && !pty.seen().contains(OPEN), "{:?}", pty.seen());
    assert_eq!(std::fs::read_to_string(&record).unwrap(), "another game");
}
