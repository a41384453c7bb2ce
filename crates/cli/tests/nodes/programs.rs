//! The programs: started, killed, frozen.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;

/// The limits of a program for a load that comes from one address.
const LIMITS: [&str; 11] = [
    "--messages-per-second=1000000",
    "--requests-per-second=1000000",
    "--guest-requests-per-second=1000000",
    "--reads-per-second=1000000",
    "--guest-reads-per-second=1000000",
    "--tables-per-guest=1000000",
    "--pages-per-guest=1000000",
    "--pages-per-address=1000000",
    "--connections-per-address=1000000",
    "--bot-threads=1",
    "--listen=127.0.0.1:0",
];

struct Program {
    child: Child,
    address: SocketAddr,
}

impl Program {
    /// Starts it and reads the address that it prints.
    fn start(database: &str) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_darkrock"));
        command.args(["serve", "--database", database, "--log", "off"]).args(LIMITS);
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).and_then(|l| l.split(' ').next()).and_then(|a| a.parse().ok());
        let address = address.unwrap_or_else(|| panic!("no address in “{line}”"));
        Self { child, address }
    }

    fn signal(&self, signal: rustix::process::Signal) {
        let process = rustix::process::Pid::from_child(&self.child);
        rustix::process::kill_process(process, signal).unwrap();
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

/// All programs on a database.
pub struct Programs {
    database: String,
    running: Mutex<Vec<Program>>,
}

/// A frozen program; it wakes up when this is dropped.
pub struct Frozen<'a> {
    programs: &'a Programs,
    node: usize,
}

impl Programs {
    pub fn start(database: &str, count: usize) -> Self {
        let running = (0..count).map(|_| Program::start(database)).collect();
        Self { database: database.to_owned(), running: Mutex::new(running) }
    }

    /// The address of one of them, as a load balancer without stickiness would choose it.
    pub fn address(&self, turn: usize) -> SocketAddr {
        let running = self.running.lock().unwrap();
        running[turn % running.len()].address
    }

    /// Kills a program and starts another one in its place.
    pub async fn kill(&self, node: usize) {
        self.running.lock().unwrap()[node].child.kill().unwrap();
        let database = self.database.clone();
        let new = tokio::task::spawn_blocking(move || Program::start(&database)).await.unwrap();
        self.running.lock().unwrap()[node] = new;
    }

    /// Kills a program for good.
    pub fn lose(&self, node: usize) {
        let child = &mut self.running.lock().unwrap()[node].child;
        child.kill().unwrap();
        child.wait().unwrap();
    }

    pub fn freeze(&self, node: usize) -> Frozen<'_> {
        self.running.lock().unwrap()[node].signal(rustix::process::Signal::STOP);
        Frozen { programs: self, node }
    }

    pub fn end(&self) {
        self.running.lock().unwrap().clear();
    }
}

impl Drop for Frozen<'_> {
    fn drop(&mut self) {
        self.programs.running.lock().unwrap()[self.node].signal(rustix::process::Signal::CONT);
    }
}
