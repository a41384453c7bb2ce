//! The real programs: a server that leaves its bots to workers, and workers that are killed, stopped and refused.
#![allow(clippy::unwrap_used)]
#![cfg(unix)]

#[allow(dead_code)]
#[path = "../../server/tests/support/browser.rs"]
mod browser;

use browser::{Browser, GUARD, counted};
use serde_json::json;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

/// A running program, killed when this value is dropped.
struct Program {
    child: Child,
    /// Its log.
    log: BufReader<std::process::ChildStderr>,
}

impl Program {
    fn start(command: &mut Command) -> Self {
        let mut child = command.stdin(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
        let log = BufReader::new(child.stderr.take().unwrap());
        Self { child, log }
    }

    /// Reads its log until a line with this text.
    fn until_logged(&mut self, text: &str) -> String {
        let mut line = String::new();
        while self.log.read_line(&mut line).unwrap() > 0 {
            if line.contains(text) {
                return line;
            }
            line.clear();
        }
        panic!("“{text}” was not logged");
    }

    /// Stops it in good order.
    fn stop(mut self) {
        let process = rustix::process::Pid::from_child(&self.child);
        rustix::process::kill_process(process, rustix::process::Signal::TERM).unwrap();
        assert!(self.child.wait().unwrap().success());
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

fn darkrock() -> Command {
    Command::new(env!("CARGO_BIN_EXE_darkrock"))
}

struct Host {
    program: Program,
    browser: Browser,
    /// The address for workers.
    inner: String,
    secret: String,
    folder: PathBuf,
}

impl Host {
    async fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("darkrock-bots-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let database = format!("sqlite://{}/games.db", folder.display());
        let mut serve = darkrock();
        serve.args(["serve", "--listen", "127.0.0.1:0", "--bot-threads", "0", "--database", &database]);
        let mut program = Program::start(serve.stdout(Stdio::piped()));
        let mut line = String::new();
        BufReader::new(program.child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next()).unwrap().parse().unwrap();
        let admin = |what: &str| {
            let out = darkrock().args(["admin", "--json", "--database", &database, what]).output().unwrap();
            serde_json::from_slice::<serde_json::Value>(&out.stdout).unwrap()
        };
        let inner = format!("http://{}", admin("nodes")[0]["address"].as_str().unwrap());
        let secret = admin("worker-secret").as_str().unwrap().to_owned();
        let browser = Browser::named(address, "Mara").await;
        Self { program, browser, inner, secret, folder }
    }

    fn worker(&self, secret: &str, options: &[&str]) -> Program {
        let mut bots = darkrock();
        bots.args(options).args(["bots", "--threads", "3", "--server", &self.inner]);
        Program::start(bots.env("DARKROCK_WORKER_SECRET", secret).stdout(Stdio::null()))
    }

    async fn count(&self, name: &str) -> u64 {
        counted(&self.browser.get("/metrics").await.body, name)
    }

    async fn until(&self, name: &str, is: impl Fn(u64) -> bool) {
        let until = async { while !is(self.count(name).await) {} };
        tokio::time::timeout(GUARD, until).await.unwrap_or_else(|_| panic!("{name}"));
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.folder).ok();
    }
}

#[tokio::test]
async fn a_worker_that_is_killed_costs_nobody_a_game() {
    let host = Host::new("killed").await;
    let mut first = host.worker(&host.secret, &[]);
    first.until_logged("connected");
    host.until("darkrock_worker_threads", |threads| threads == 3).await;
    // Each choice is searched for as long as the server lets it, so all three threads search all the time.
    for _ in 0..3 {
        let settings = json!({"length": 15, "pace": "instant"});
        let seats = json!(["gunslinger@1000000", "gunslinger@1000000"]);
        let table = json!({"settings": settings, "seats": seats, "start": true});
        host.browser.post("/api/tables", table).await.good();
    }
    host.until("darkrock_bot_searches_by_workers", |made| made >= 3).await;
    assert_eq!(host.count("darkrock_bot_searches_here").await, 0);
    // Nearly always the first is killed in the middle of a search.
    let mut killed = first;
    for _ in 0..10 {
        killed.child.kill().unwrap();
        host.until("darkrock_workers", |workers| workers == 0).await;
        if host.count("darkrock_bot_searches_repeated").await > 0 {
            break;
        }
        killed = host.worker(&host.secret, &[]);
        killed.until_logged("connected");
    }
    assert!(host.count("darkrock_bot_searches_repeated").await > 0, "a search was lost, and is done again");
    let before = host.count("darkrock_choices").await;
    host.until("darkrock_choices", |choices| choices >= before + 3).await;
    assert!(host.count("darkrock_bot_searches_here").await > 0, "the server goes on by itself");
    // Another one takes over, and is stopped in good order.
    let mut second = host.worker(&host.secret, &[]);
    second.until_logged("connected");
    let made = host.count("darkrock_bot_searches_by_workers").await;
    host.until("darkrock_bot_searches_by_workers", |now| now > made).await;
    second.stop();
    host.until("darkrock_workers", |workers| workers == 0).await;
}

#[tokio::test]
async fn a_worker_that_does_not_fit_is_told_why() {
    let mut host = Host::new("refused").await;
    let mut stranger = host.worker("not-the-secret", &[]);
    let told = stranger.until_logged("cannot connect");
    assert!(told.contains("wrong secret") && told.contains("darkrock admin worker-secret"), "{told}");
    assert!(host.program.until_logged("a worker was refused").contains("wrong secret"));
    let content = host.folder.join("content");
    std::fs::create_dir_all(content.join("toy")).unwrap();
    std::fs::write(content.join("toy/module.yaml"), "{id: toy, kind: expansion}").unwrap();
    let mut other = host.worker(&host.secret, &["--content", content.to_str().unwrap()]);
    let told = other.until_logged("cannot connect");
    assert!(told.contains("the server has content") && told.contains("--content"), "{told}");
    // The stranger tries again and again, too.
    assert!(host.program.until_logged("the server has content").contains("a worker was refused"));
    let missing = darkrock().args(["bots", "--server", &host.inner]).env_remove("DARKROCK_WORKER_SECRET").output();
    let missing = missing.unwrap();
    assert_eq!(missing.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&missing.stderr).contains("darkrock admin worker-secret"));
    assert_eq!(host.count("darkrock_workers").await, 0);
}
