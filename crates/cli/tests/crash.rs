//! The real program, killed at any moment: everything sent to a client survives, and every table can continue.
#![allow(clippy::unwrap_used)]

// Each test uses only some of these helpers.
#[allow(dead_code)]
#[path = "../../server/tests/support/browser.rs"]
mod browser;
#[allow(dead_code)]
#[path = "../../server/tests/support/party.rs"]
mod party;
#[allow(dead_code)]
#[path = "../../server/tests/support/postgres.rs"]
mod postgres;

use darkrock_rules::Content;
use darkrock_rules::record::{Entry, Record};
use party::{Dice, Party};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

const TABLES: usize = 4;
const KILLS: usize = 5;

/// The running program, killed when this value is dropped.
struct Program {
    child: Child,
    address: SocketAddr,
}

impl Program {
    /// Starts it and reads the address that it prints.
    fn start(database: &str) -> Self {
        let options = ["messages", "requests", "guest-requests"].map(|of| format!("--{of}-per-second=1000000"));
        let mut command = Command::new(env!("CARGO_BIN_EXE_darkrock"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--database", database, "--log", "off"]).args(options);
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).and_then(|l| l.split(' ').next()).and_then(|a| a.parse().ok());
        let address = address.unwrap_or_else(|| panic!("no address in “{line}”"));
        Self { child, address }
    }

    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It has already exited, or exits now.
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

/// A table under load, and what its clients received.
struct Load {
    party: Party,
    /// Choices received by at least one client: the seat and the choice.
    told: Vec<(usize, String)>,
}

impl Load {
    async fn new(address: SocketAddr, seed: u64) -> Self {
        Self { party: Party::start(address, 2, 0, seed).await, told: Vec::new() }
    }

    /// Plays until the server is gone or the game is over, and reports every choice received.
    async fn run(mut self, told: mpsc::UnboundedSender<()>) -> Self {
        while !self.party.is_over() {
            let (at, choice) = self.party.think();
            let heard = self.party.try_play(at, &choice).await;
            if heard > 0 {
                self.told.push((at + 1, choice));
                // The receiver may have stopped counting.
                told.send(()).ok();
            }
            if heard < self.party.pages.len() {
                break;
            }
        }
        self
    }

    /// Reconnects the clients and checks that everything received is still there.
    async fn come_back(&mut self, address: SocketAddr) {
        for n in 0..self.party.pages.len() {
            self.party.people[n].address = address;
            let new = self.party.people[n].page(&self.party.id).await;
            let old = &self.party.pages[n];
            // At most one choice was in flight when the server was killed.
            assert!((old.seq()..=old.seq() + 1).contains(&new.seq()), "{} after {}", new.seq(), old.seq());
            if old.seq() == new.seq() {
                assert_eq!(old.is.game, new.is.game);
            }
            let numbers = |h: &Value| h["n"].as_u64().unwrap();
            let first = new.is.log.first().map_or(u64::MAX, numbers);
            let known: Vec<&Value> = old.is.log.iter().filter(|h| numbers(h) >= first).collect();
            let again: Vec<&Value> = new.is.log.iter().filter(|h| numbers(h) <= old.is.last).collect();
            assert_eq!(known, again, "what happened has changed");
            self.party.pages[n] = new;
        }
    }

    /// Every choice received is in the record, in order for each seat.
    async fn check_record(&self, content: &Content) {
        let record = self.party.people[0].get(&self.party.path("/record")).await.body;
        let record = Record::parse(content, &record).unwrap();
        record.replay(content, None, &mut ()).unwrap();
        for wanted in 1..=2 {
            let mut kept = record.entries.iter().filter_map(|entry| match entry {
                Entry::Choice { seat, choice } if usize::from(seat.0) + 1 == wanted => {
                    Some(darkrock_rules::notation::print(content, *choice))
                }
                _ => None,
            });
            for (_, told) in self.told.iter().filter(|(seat, _)| *seat == wanted) {
                assert!(kept.any(|choice| choice == *told), "“{wanted} {told}” was told and is not in the record");
            }
        }
    }
}

/// Bots finish the game that the players have begun.
async fn bots_finish(party: &mut Party) {
    party.steps(20).await;
    for at in 0..party.pages.len() {
        party.pages[at].send_json(json!({"type": "resign", "seat": at + 1})).await;
    }
    let page = &mut party.pages[0];
    while !page.is_over() {
        assert!(page.receive().await.is_some());
    }
    if page.is.table["status"] != "finished" {
        page.until_that(|m| m["table"]["status"] == "finished").await;
    }
}

/// Five kills under load at moments determined by the seed, then every table is played to its end.
async fn nothing_is_lost(database: &str, seed: u64) {
    let mut dice = Dice(seed);
    let mut program = Program::start(database);
    let mut loads = Vec::new();
    for table in 0..TABLES {
        loads.push(Load::new(program.address, seed + table as u64).await);
    }
    for kill in 0..KILLS {
        let (told, mut counted) = mpsc::unbounded_channel();
        let running: Vec<JoinHandle<Load>> = loads.drain(..).map(|load| tokio::spawn(load.run(told.clone()))).collect();
        drop(told);
        for _ in 0..20 + dice.below(180) {
            counted.recv().await;
        }
        program.kill();
        if database.starts_with("postgres") {
            postgres::end_leases(database).await;
        }
        program = Program::start(database);
        for load in running {
            let mut load = load.await.unwrap();
            load.come_back(program.address).await;
            loads.push(load);
        }
        assert!(loads.iter().all(|l| l.told.len() > kill), "every table was in the middle of its game");
    }
    let content = Content::embedded().unwrap();
    let last = loads.len() - 1;
    for (n, mut load) in loads.into_iter().enumerate() {
        if n < last {
            load.party.finish().await;
        } else {
            bots_finish(&mut load.party).await;
        }
        load.check_record(&content).await;
    }
    program.kill();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_on_sqlite() {
    let folder = std::env::temp_dir().join(format!("darkrock-crash-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    nothing_is_lost(&format!("sqlite://{}/kept.db", folder.display()), 91).await;
    std::fs::remove_dir_all(&folder).unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_on_postgres() {
    let server = postgres::Server::get().unwrap_or_else(|reason| panic!("{reason}"));
    let url = postgres::create_database(&server.url()).await;
    nothing_is_lost(&url, 92).await;
    postgres::drop_database(&server.url(), &url).await;
}

/// When terminated, it notifies its clients before it exits.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pages_are_told_before_the_program_ends() {
    let folder = std::env::temp_dir().join(format!("darkrock-stop-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let database = format!("sqlite://{}/kept.db", folder.display());
    for turn in 0..3 {
        let mut program = Program::start(&database);
        let mut party = Party::start(program.address, 4, 0, turn).await;
        party.steps(5).await;
        let id = program.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
        for page in &mut party.pages {
            page.until("closing").await;
            page.until_closed().await;
        }
        assert!(program.child.wait().unwrap().success());
        let mut rest = String::new();
        program.child.stdout.take().unwrap().read_to_string(&mut rest).unwrap();
        assert!(rest.contains("all games are saved"), "{rest}");
    }
    std::fs::remove_dir_all(&folder).unwrap();
}
