//! More connections than the limit of open files: some are rejected, the log says so, and clients can connect again
//! later.
#![allow(clippy::unwrap_used)]
#![cfg(target_os = "linux")]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

/// The timeout after which the test fails as hanging. It measures no performance.
const GUARD: Duration = Duration::from_secs(60);

/// A server with a low limit of open files, and the lines of its log.
struct Few {
    child: Child,
    address: SocketAddr,
    log: mpsc::Receiver<String>,
}

impl Few {
    fn start(database: &str) -> Self {
        let mut command = Command::new("sh");
        command.args(["-c", "ulimit -n 80 && exec \"$@\"", "sh", env!("CARGO_BIN_EXE_darkrock"), "serve"]);
        command.args(["--listen", "127.0.0.1:0", "--database", database, "--connections-per-address", "1000"]);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).and_then(|l| l.split(' ').next()).and_then(|a| a.parse().ok());
        let (told, log) = mpsc::channel();
        let errors = BufReader::new(child.stderr.take().unwrap());
        std::thread::spawn(move || errors.lines().map_while(Result::ok).try_for_each(|line| told.send(line)));
        Self { child, address: address.unwrap_or_else(|| panic!("no address in “{line}”")), log }
    }

    /// Waits for a line of the log.
    fn logs(&self, part: &str) {
        while !self.log.recv_timeout(GUARD).unwrap_or_else(|_| panic!("the log never says “{part}”")).contains(part)
        {
        }
    }

    fn answers(&self) -> bool {
        let Ok(mut stream) = TcpStream::connect(self.address) else { return false };
        let (mut answer, request) = (String::new(), "GET /ready HTTP/1.0\r\nHost: localhost\r\n\r\n");
        let sent = stream.write_all(request.as_bytes()).and_then(|()| stream.read_to_string(&mut answer));
        sent.is_ok() && answer.contains(" 200 ")
    }
}

impl Drop for Few {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

#[test]
fn more_connections_than_files_are_told_to_the_log_and_shut_nobody_out_for_good() {
    let folder = std::env::temp_dir().join(format!("darkrock-crowd-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let server = Few::start(&format!("sqlite://{}/kept.db", folder.display()));
    server.logs("limit of open files");
    assert!(server.answers());
    let held: Vec<TcpStream> = (0..200).filter_map(|_| TcpStream::connect(server.address).ok()).collect();
    server.logs("too many connections: some were rejected");
    drop(held);
    let end = Instant::now() + GUARD;
    while !server.answers() {
        assert!(Instant::now() < end, "nobody is served any more");
    }
    drop(server);
    std::fs::remove_dir_all(&folder).unwrap();
}
