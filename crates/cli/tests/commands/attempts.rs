//! Attempts to get in are in the log, in the form that the sample for fail2ban reads.

use super::*;
use regex::Regex;
use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::net::TcpStream;
use std::process::Child;

/// A server that is killed at the end of its test.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        self.0.kill().ok();
        self.0.wait().ok();
    }
}

/// The answer to a request, with more lines of its head.
fn answer(address: &str, what: &str, more: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    let length = body.len();
    write!(
        stream,
        "{what} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n\
         {more}connection: close\r\n\r\n{body}"
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

/// The status of an answer.
fn status_of(answer: &str) -> u16 {
    answer.split(' ').nth(1).unwrap().parse().unwrap()
}

/// The status of the answer to a request.
fn status(address: &str, path: &str, body: &str) -> u16 {
    status_of(&answer(address, &format!("POST {path}"), "", body))
}

/// Somebody is kept out as a guest, whose page goes on asking: whoever shares the address must not be shut out with them.
fn is_kept_out_as_a_guest(address: &str, database: &str) {
    let made = answer(address, "POST /api/guest", "", &json!({"name": "Mara"}).to_string());
    let cookie = made.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
    let cookie = format!("cookie: {}\r\n", cookie.split(';').next().unwrap());
    let guests = darkrock(&["admin", "--database", database, "--json", "guests", "Mara"]);
    let id = parsed(&guests)[0]["id"].as_str().unwrap().to_owned();
    let banned = darkrock(&["admin", "--database", database, "ban-guest", &id]);
    assert_eq!(banned.status.code(), Some(0), "{}", err(&banned));
    for _ in 0..20 {
        assert_eq!(status_of(&answer(address, "GET /api/me/games", &cookie, "")), 403);
    }
}

#[test]
fn attempts_to_get_in_are_found_in_the_log() {
    let dir = folder("attempts");
    std::fs::create_dir_all(&dir).unwrap();
    let database = format!("sqlite://{}/games.db", dir.display());
    let log = dir.join("log");
    let mut command = Command::new(env!("CARGO_BIN_EXE_darkrock"));
    command.args(["serve", "--listen", "127.0.0.1:0", "--database", &database]).stdin(Stdio::null());
    let child = command.stdout(Stdio::piped()).stderr(File::create(&log).unwrap()).spawn().unwrap();
    let mut server = Server(child);
    let mut line = String::new();
    BufReader::new(server.0.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    let address = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next()).unwrap();

    let code = json!({"code": "AAAA-".repeat(7).trim_end_matches('-'), "device": ""}).to_string();
    for _ in 0..10 {
        assert_eq!(status(address, "/api/account/recover", &code), 404);
    }
    assert_eq!(status(address, "/api/account/recover", &code), 429);
    assert_eq!(
        status(address, "/api/account/link", &json!({"token": "none", "device": "", "confirmed": false}).to_string()),
        404
    );
    is_kept_out_as_a_guest(address, &database);
    let banned = darkrock(&["admin", "--database", &database, "ban-address", "127.0.0.1"]);
    assert_eq!(banned.status.code(), Some(0), "{}", err(&banned));
    let hostile = "x\n2026-11-28T12:00:00Z  WARN security: banned address=192.0.2.1";
    assert_eq!(status(address, "/api/guest", &json!({"name": hostile}).to_string()), 403);
    drop(server);

    let sample = include_str!("../../../../packaging/fail2ban/filter.d/darkrock.conf");
    let expression = sample.lines().find_map(|line| line.strip_prefix("failregex = ")).unwrap();
    let filter = Regex::new(&expression.replace("<SUBNET>", r"127\.0\.0\.1")).unwrap();
    let text = std::fs::read_to_string(&log).unwrap();
    let found: Vec<&str> = text.lines().filter(|line| filter.is_match(line)).collect();
    let count = |event: &str| found.iter().filter(|line| line.contains(event)).count();
    let counts = ["recovery-failed", "throttled", "link-failed", "banned"].map(count);
    assert_eq!((counts, found.len()), ([10, 1, 1, 1], 13), "{text}");
    std::fs::remove_dir_all(dir).unwrap();
}
