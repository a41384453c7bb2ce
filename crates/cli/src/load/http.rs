//! A small blocking HTTP client for one server, which also opens its WebSockets.

use anyhow::{Context, Result, anyhow, bail};
use serde_json::Value;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

/// The timeout for a response.
const PATIENCE: Duration = Duration::from_secs(30);
/// How long a connection is reused; a server closes idle ones.
const FRESH: Duration = Duration::from_secs(10);
/// The maximum size of a response, in bytes.
const LONGEST: usize = 1 << 20;

/// The status for a rate limit.
const TOO_MANY: u16 = 429;

/// The server options needed to play this many games from one machine.
pub(super) const GENEROUS: &str = "--tables-per-guest 1000000 --messages-per-second 1000000 --requests-per-second 1000000 \
     --guest-requests-per-second 1000000 --reads-per-second 1000000 --guest-reads-per-second 1000000 \
     --connections-per-address 1000000 --pages-per-address 1000000";

/// The error for a server with the default limits, which are too low for load tests.
fn limited(what: &str, answer: &str) -> anyhow::Error {
    anyhow!("the server's limit is reached ({what}: {answer}); start it with: darkrock serve {GENEROUS}")
}

/// A reusable connection.
pub(super) struct Http {
    server: SocketAddr,
    stream: BufReader<TcpStream>,
    /// When it was last used.
    used: Instant,
}

/// The relevant parts of a response head.
#[derive(Default)]
struct Head {
    status: u16,
    length: usize,
    cookie: Option<String>,
}

impl Http {
    pub(super) fn connect(server: SocketAddr) -> Result<Self> {
        Ok(Self { server, stream: open(server)?, used: Instant::now() })
    }

    /// Creates a guest and returns its cookie.
    pub(super) fn guest(&mut self, name: &str) -> Result<String> {
        let (head, _) = self.post("/api/guest", "", &serde_json::json!({ "name": name }))?;
        head.cookie.context("the server gave a new guest no cookie")
    }

    /// Sends a request and reads the response.
    pub(super) fn ask(&mut self, path: &str, cookie: &str, body: &Value) -> Result<Value> {
        Ok(self.post(path, cookie, body)?.1)
    }

    fn post(&mut self, path: &str, cookie: &str, body: &Value) -> Result<(Head, Value)> {
        if self.used.elapsed() >= FRESH {
            self.stream = open(self.server)?;
        }
        self.used = Instant::now();
        let (server, body) = (self.server, body.to_string());
        let request = format!(
            "POST {path} HTTP/1.1\r\nhost: {server}\r\ncookie: {cookie}\r\ncontent-type: application/json\r\n\
             content-length: {}\r\n\r\n{body}",
            body.len()
        );
        self.stream.get_mut().write_all(request.as_bytes())?;
        let head = read_head(&mut self.stream)?;
        if head.length > LONGEST {
            bail!("{path}: the response is too large: {} bytes", head.length);
        }
        let mut answer = vec![0; head.length];
        self.stream.read_exact(&mut answer)?;
        match head.status {
            200 => {}
            TOO_MANY => return Err(limited(path, &String::from_utf8_lossy(&answer))),
            _ => bail!("{path}: {}", String::from_utf8_lossy(&answer)),
        }
        Ok((head, serde_json::from_slice(&answer)?))
    }
}

fn open(server: SocketAddr) -> Result<BufReader<TcpStream>> {
    let nobody = || format!("no server at {server}: start it with: darkrock serve --listen {server} {GENEROUS}");
    let stream = TcpStream::connect(server).with_context(nobody)?;
    stream.set_nodelay(true)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    Ok(BufReader::new(stream))
}

/// Connects a guest to a table: a WebSocket without any messages yet.
pub(super) fn page(server: SocketAddr, table: &str, cookie: &str) -> Result<TcpStream> {
    let mut stream = open(server)?;
    let request = format!(
        "GET /api/tables/{table}/live HTTP/1.1\r\nhost: {server}\r\ncookie: {cookie}\r\nconnection: upgrade\r\n\
         upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    );
    stream.get_mut().write_all(request.as_bytes())?;
    let head = read_head(&mut stream)?;
    match head.status {
        101 => {}
        TOO_MANY => return Err(limited("a WebSocket", "too many")),
        status => bail!("a WebSocket was rejected with status {status}"),
    }
    // A client sends `hello` first, so at most a ping is buffered here, which can be dropped.
    let stream = stream.into_inner();
    stream.set_read_timeout(None)?;
    Ok(stream)
}

fn read_head(stream: &mut impl BufRead) -> Result<Head> {
    let (mut head, mut line) = (Head::default(), String::new());
    loop {
        line.clear();
        if stream.read_line(&mut line)? == 0 {
            bail!("the server closed the connection");
        }
        let text = line.trim_end();
        if text.is_empty() {
            return Ok(head);
        }
        if let Some(rest) = text.strip_prefix("HTTP/1.1 ") {
            head.status = rest.get(..3).and_then(|n| n.parse().ok()).unwrap_or_default();
        } else if let Some((name, value)) = text.split_once(": ") {
            match name.to_ascii_lowercase().as_str() {
                "content-length" => head.length = value.parse()?,
                "set-cookie" => head.cookie = value.split(';').next().map(str::to_owned),
                _ => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::TcpListener;

    /// A server that answers the first request with this.
    fn server(answer: &'static str) -> SocketAddr {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("an address");
        std::thread::spawn(move || {
            let (mut stream, _) = listener.accept().expect("somebody comes");
            let mut request = BufReader::new(stream.try_clone().expect("the same stream"));
            let mut line = String::new();
            while request.read_line(&mut line).expect("a request") > 2 {
                line.clear();
            }
            stream.write_all(answer.as_bytes()).expect("somebody listens");
        });
        address
    }

    #[test]
    fn a_server_with_usual_limits_is_told_how_to_be_started() {
        const ANSWER: &str = "HTTP/1.1 429 Too Many Requests\r\ncontent-length: 2\r\n\r\n{}";
        let mut http = Http::connect(server(ANSWER)).expect("a server");
        let error = http.guest("Ann").expect_err("too many").to_string();
        assert!(error.contains("/api/guest") && error.contains(GENEROUS), "{error}");
        let error = page(server(ANSWER), "x", "").expect_err("too many").to_string();
        assert!(error.contains(GENEROUS), "{error}");
        let gone = TcpListener::bind("127.0.0.1:0").and_then(|l| l.local_addr()).expect("a port");
        let error = Http::connect(gone).err().expect("nobody is there").to_string();
        assert!(error.contains("no server at") && error.contains("darkrock serve --listen"), "{error}");
    }
}
