//! Browsers for tests: HTTP with a cookie, and clients that record every byte received.

use darkrock_wire::changes;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// The timeout after which a test fails as hanging. No test measures performance by it.
pub const GUARD: Duration = Duration::from_secs(30);

/// A counter among the server's metrics.
pub fn counted(metrics: &str, name: &str) -> u64 {
    let lines = metrics.lines().filter_map(|line| line.split_once(' '));
    let mut found = lines.filter(|(n, _)| *n == name).filter_map(|(_, value)| value.parse().ok());
    found.next().unwrap_or_else(|| panic!("no {name} in {metrics}"))
}

/// A response of the server.
#[derive(Debug, Clone)]
pub struct Answer {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: String,
}

impl Answer {
    fn parse(text: &str) -> Self {
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((text, ""));
        let mut lines = head.lines();
        let status = lines.next().and_then(|l| l.split(' ').nth(1)).and_then(|s| s.parse().ok()).unwrap_or(0);
        let headers = lines.filter_map(|l| l.split_once(": ")).map(|(k, v)| (k.to_ascii_lowercase(), v.to_owned()));
        Self { status, headers: headers.collect(), body: body.to_owned() }
    }

    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|e| panic!("{e} in {self:?}"))
    }

    /// The body of a successful response.
    pub fn good(&self) -> Value {
        assert_eq!(self.status, 200, "{}", self.body);
        self.json()
    }

    /// Status and code of an error response with a message.
    pub fn fault(&self) -> (u16, String) {
        let error = &self.json()["error"];
        assert!(error["message"].as_str().is_some_and(|m| m.len() > 5), "{self:?}");
        (self.status, error["code"].as_str().unwrap_or_default().to_owned())
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(k, _)| k == name).map(|(_, v)| v.as_str())
    }
}

/// A browser: it has a cookie once it has a name.
#[derive(Clone, Debug)]
pub struct Browser {
    pub address: SocketAddr,
    pub cookie: Option<String>,
}

impl Browser {
    /// A browser without a name.
    pub fn unknown(address: SocketAddr) -> Self {
        Self { address, cookie: None }
    }

    /// A browser that has sent its name.
    pub async fn named(address: SocketAddr, name: &str) -> Self {
        let mut browser = Self::unknown(address);
        let answer = browser.post("/api/guest", json!({ "name": name })).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        let cookie = answer.header("set-cookie").expect("a cookie");
        browser.cookie = cookie.split(';').next().map(str::to_owned);
        browser
    }

    /// Sends raw bytes and returns the response until the server closes.
    pub async fn raw(&self, request: &[u8]) -> Answer {
        self.try_raw(request).await.expect("the server listens")
    }

    /// The same; none when the server is gone.
    async fn try_raw(&self, request: &[u8]) -> Option<Answer> {
        let work = async {
            let mut stream = TcpStream::connect(self.address).await.ok()?;
            // A server that rejects a large body may close before it has read all of it.
            let _ = stream.write_all(request).await;
            let (mut bytes, mut part) = (Vec::new(), [0; 4096]);
            while let Ok(n @ 1..) = stream.read(&mut part).await {
                bytes.extend_from_slice(&part[..n]);
            }
            Some(Answer::parse(&String::from_utf8_lossy(&bytes)))
        };
        tokio::time::timeout(GUARD, work).await.expect("the server answers")
    }

    pub async fn send(&self, method: &str, path: &str, more: &[(&str, &str)], body: &str) -> Answer {
        self.raw(self.request(method, path, more, body).as_bytes()).await
    }

    /// Posts to a server that may be gone before it has answered.
    #[allow(dead_code, reason = "only tests that kill servers need it")]
    pub async fn try_post(&self, path: &str, body: Value) -> Option<Answer> {
        let request = self.request("POST", path, &[], &body.to_string());
        self.try_raw(request.as_bytes()).await.filter(|answer| answer.status > 0)
    }

    fn request(&self, method: &str, path: &str, more: &[(&str, &str)], body: &str) -> String {
        let mut head = format!("{method} {path} HTTP/1.0\r\nHost: {}\r\n", self.address);
        if let Some(cookie) = &self.cookie {
            head += &format!("Cookie: {cookie}\r\n");
        }
        for (name, value) in more {
            head += &format!("{name}: {value}\r\n");
        }
        head += &format!("Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}", body.len());
        head
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.send("GET", path, &[], "").await
    }
    pub async fn post(&self, path: &str, body: Value) -> Answer {
        self.send("POST", path, &[], &body.to_string()).await
    }
    pub async fn put(&self, path: &str, body: Value) -> Answer {
        self.send("PUT", path, &[], &body.to_string()).await
    }

    /// Connects a client to a table, without sending anything.
    pub async fn open(&self, table: &str, more: &[(&'static str, &str)]) -> Result<Page, u16> {
        self.open_at(&format!("/api/tables/{table}/live"), more).await
    }

    /// The same for any path.
    pub async fn open_at(&self, path: &str, more: &[(&'static str, &str)]) -> Result<Page, u16> {
        let url = format!("ws://{}{path}", self.address);
        let mut request = url.into_client_request().expect("a request");
        let cookie = self.cookie.iter().map(|c| ("cookie", c.as_str()));
        for (name, value) in cookie.chain(more.iter().copied()) {
            request.headers_mut().insert(name, value.parse().expect("a header"));
        }
        let connecting = tokio_tungstenite::connect_async(request);
        match tokio::time::timeout(GUARD, connecting).await.expect("the server answers") {
            Ok((socket, _)) => {
                Ok(Page { socket, heard: Vec::new(), told: Vec::new(), closed: None, is: Now::default() })
            }
            Err(tungstenite::Error::Http(answer)) => Err(answer.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }

    /// Connects a client that watches its games and the list of open tables.
    #[allow(dead_code, reason = "not every test watches lists")]
    pub async fn watch(&self) -> Page {
        let mut page = self.open_at("/api/me/live", &[]).await.expect("a page");
        page.send_json(json!({"type": "watch", "lists": true})).await;
        page.send_json(json!({"type": "ping"})).await;
        page.until("pong").await;
        page
    }

    /// Connects a client to a table and waits for its snapshot.
    pub async fn page(&self, table: &str) -> Page {
        let mut page = self.open(table, &[]).await.expect("a page");
        page.hello(None).await;
        page.until("snapshot").await;
        page
    }
}

/// The state of a client, from the messages received.
#[derive(Default, Clone, Debug)]
pub struct Now {
    pub table: Value,
    pub game: Value,
    pub facing: Value,
    pub mine: Value,
    /// Events since the beginning of the last snapshot's log.
    pub log: Vec<Value>,
    pub last: u64,
    pub chat: Vec<Value>,
}

impl Now {
    /// The events of the log with higher numbers.
    pub fn heard_since(&self, number: u64) -> Vec<Value> {
        self.log.iter().filter(|event| event["n"].as_u64() > Some(number)).cloned().collect()
    }
}

/// A client of a table, with every message received.
pub struct Page {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Every message, as received.
    pub heard: Vec<String>,
    /// The same as JSON; updates also have the fields of the whole game after their changes.
    pub told: Vec<Value>,
    /// The close code and reason from the server.
    pub closed: Option<(u16, String)>,
    pub is: Now,
}

impl Page {
    pub async fn hello(&mut self, since: Option<u64>) {
        self.send_json(json!({ "type": "hello", "since": since })).await;
    }

    /// Sends a message; ignored if the socket is already closed.
    pub async fn send_json(&mut self, message: Value) {
        self.send(Message::text(message.to_string())).await;
    }

    pub async fn send(&mut self, message: Message) {
        let _ = tokio::time::timeout(GUARD, self.socket.send(message)).await.expect("the server takes messages");
    }

    /// Sends a message, if the socket is open.
    pub async fn send_or_stop(&mut self, message: Message) -> bool {
        let sent = tokio::time::timeout(GUARD, self.socket.send(message)).await;
        sent.expect("the server takes messages").is_ok()
    }

    /// The next message, as in [`Page::told`]; none once the socket is closed.
    pub async fn receive(&mut self) -> Option<Value> {
        // Pings are not messages: the timeout counts from the last message.
        let guard = tokio::time::Instant::now() + GUARD;
        loop {
            let next = tokio::time::timeout_at(guard, self.socket.next()).await.expect("a message within the guard");
            match next {
                Some(Ok(Message::Text(text))) => {
                    self.heard.push(text.to_string());
                    let mut message = serde_json::from_str(&text).expect("messages are JSON");
                    self.learn(&mut message);
                    self.told.push(message.clone());
                    return Some(message);
                }
                Some(Ok(Message::Close(frame))) => {
                    self.closed = Some(frame.map_or((0, String::new()), |f| (f.code.into(), f.reason.to_string())));
                }
                Some(Ok(Message::Binary(_))) => panic!("the server sends no binary data"),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => {
                    self.closed.get_or_insert_with(|| (0, String::new()));
                    return None;
                }
            }
        }
    }

    /// The next message of a type; earlier ones are handled.
    pub async fn until(&mut self, kind: &str) -> Value {
        self.until_that(|m| m["type"] == kind).await
    }

    pub async fn until_that(&mut self, mut fits: impl FnMut(&Value) -> bool) -> Value {
        loop {
            let message = self.receive().await;
            let message = message.unwrap_or_else(|| panic!("closed: {:?}, after {:?}", self.closed, self.heard.last()));
            if fits(&message) {
                return message;
            }
        }
    }

    /// The code of the next `error` or `refused`.
    pub async fn refusal(&mut self) -> String {
        let message = self.until_that(|m| m["type"] == "error" || m["type"] == "refused").await;
        if message["type"] == "refused" {
            return "refused".to_owned();
        }
        assert!(message["message"].as_str().is_some_and(|m| m.len() > 5), "{message}");
        message["code"].as_str().unwrap_or_default().to_owned()
    }

    /// Waits for the server to close the socket; code and reason.
    pub async fn until_closed(&mut self) -> (u16, String) {
        while self.receive().await.is_some() {}
        self.closed.clone().unwrap_or_default()
    }

    /// Closes it, and waits until the server has done so too.
    pub async fn leave(mut self) -> Self {
        let _ = self.socket.close(None).await;
        self.until_closed().await;
        self
    }

    /// Waits until the game has advanced beyond a position.
    pub async fn past(&mut self, seq: u64) {
        while self.seq() <= seq {
            assert!(self.receive().await.is_some(), "closed: {:?}", self.closed);
        }
    }

    pub fn seq(&self) -> u64 {
        self.is.game["seq"].as_u64().unwrap_or(0)
    }
    pub fn position(&self) -> &Value {
        &self.is.game["position"]
    }
    pub fn is_over(&self) -> bool {
        self.position()["phase"] == "over"
    }
    pub fn own_seat(&self) -> Option<u64> {
        self.is.facing.as_u64()
    }
    pub fn offers(&self) -> &[Value] {
        self.is.game["ask"]["offers"].as_array().map_or(&[], Vec::as_slice)
    }

    pub async fn play(&mut self, choice: &str) {
        let message = json!({"type": "play", "seat": self.is.facing, "choice": choice, "seq": self.seq()});
        self.send_json(message).await;
    }

    /// The numbers of the known events.
    pub fn numbers(&self) -> Vec<u64> {
        self.is.log.iter().filter_map(|h| h["n"].as_u64()).collect()
    }

    /// Applies the changes of an update to what was sent before, and adds the result to the message.
    fn complete(&mut self, update: &mut Value) {
        if !update["base"].is_null() {
            assert_eq!(update["base"], self.is.game["seq"], "an update of another position: {update}");
        }
        let before = std::mem::take(&mut self.is.game);
        let mut game = before.clone();
        changes::apply(&mut game, &update["changes"]).unwrap_or_else(|misfit| panic!("{misfit}: {before}"));
        game["seq"] = update["seq"].clone();
        if update["base"].is_null() && before["seq"] == game["seq"] && before["own"]["seat"] == game["own"]["seat"] {
            assert_eq!(before, game, "the changes before led elsewhere");
        }
        let fields = game.as_object().expect("a game").clone();
        update.as_object_mut().expect("an object").extend(fields);
        self.is.game = game;
    }

    fn learn(&mut self, message: &mut Value) {
        match message["type"].as_str().unwrap_or_default() {
            "snapshot" => {
                let (before, game) = (&self.is.game, &message["game"]);
                if before["seq"] == game["seq"] && before["own"]["seat"] == game["own"]["seat"] {
                    assert_eq!(before, game, "the changes led elsewhere");
                }
                self.is = Now {
                    table: message["table"].clone(),
                    game: message["game"].clone(),
                    facing: message["facing"].clone(),
                    mine: message["mine"].clone(),
                    log: message["log"].as_array().cloned().unwrap_or_default(),
                    last: message["last"].as_u64().unwrap_or(0),
                    chat: message["chat"].as_array().cloned().unwrap_or_default(),
                };
            }
            "update" => {
                self.complete(message);
                for event in message["events"].as_array().into_iter().flatten() {
                    let n = event["n"].as_u64().expect("a number");
                    assert!(n > self.is.last, "event {n} after {}", self.is.last);
                    self.is.last = n;
                    self.is.log.push(event.clone());
                }
            }
            "table" => self.is.table = message["table"].clone(),
            "chat" => self.is.chat.push(message["line"].clone()),
            _ => {}
        }
    }
}
