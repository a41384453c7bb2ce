//! A game of two people, each connected through any of the programs, who connect again whenever that is necessary.

use super::browser::{Answer, Browser};
use super::party::{Dice, part, settings};
use super::{GUARD, Run};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

const PEOPLE: usize = 2;
/// How long a client waits before it tries another program.
const PAUSE: Duration = Duration::from_millis(50);
/// How long a connection or an answer may take before the client tries another program.
const PATIENCE: Duration = Duration::from_secs(2);

/// A choice that a player was told: by an update, or by a later snapshot.
#[derive(Debug)]
pub struct Told {
    pub table: String,
    pub seq: i64,
    pub seat: i64,
    pub choice: String,
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A message, as far as it is needed to go on: reading all of them took a third of the machine, which the servers share.
#[derive(Deserialize)]
struct Heard<'m> {
    #[serde(rename = "type")]
    kind: &'m str,
    facing: Option<i64>,
    game: Option<Position>,
    base: Option<i64>,
    seq: Option<i64>,
    #[serde(borrow)]
    changes: Option<&'m RawValue>,
}

/// The game, as far as it is needed.
#[derive(Deserialize)]
struct Position {
    seq: i64,
    ask: Value,
}

/// Posts to a program until it can answer: a program that was short of time for longer than its lease starts anew, and says
/// so meanwhile.
pub async fn insist(browser: &Browser, path: &str, body: &Value) -> Answer {
    loop {
        match browser.try_post(path, body.clone()).await {
            Some(answer) if answer.status != 503 => {
                assert_eq!(answer.status, 200, "{path}: {}", answer.body);
                return answer;
            }
            _ => tokio::time::sleep(PAUSE).await,
        }
    }
}

/// A browser that has a name.
pub async fn named(address: SocketAddr, name: &str) -> Browser {
    let mut browser = Browser::unknown(address);
    let answer = insist(&browser, "/api/guest", &json!({ "name": name })).await;
    let cookie = answer.header("set-cookie").expect("a cookie");
    browser.cookie = cookie.split(';').next().map(str::to_owned);
    browser
}

/// A person's client.
struct Client {
    browser: Browser,
    socket: Option<Socket>,
    seq: i64,
    seat: i64,
    /// The decision as it was told, with its key.
    decision: Value,
    offers: Vec<String>,
}

impl Client {
    /// Whether a message could be understood: changes of another position than the known one cannot.
    fn learn(&mut self, message: Heard) -> bool {
        let understood = match message.kind {
            "snapshot" => {
                self.seat = message.facing.unwrap_or(0);
                self.replace(message.game);
                true
            }
            "update" => self.update(&message).is_some(),
            _ => return true,
        };
        let offers = self.decision["ask"]["offers"].as_array().map_or(&[][..], Vec::as_slice);
        self.offers = offers.iter().filter_map(|offer| offer["choice"].as_str().map(str::to_owned)).collect();
        understood
    }

    /// Takes a whole position; none before the game.
    fn replace(&mut self, game: Option<Position>) {
        let (seq, ask) = game.map_or((0, Value::Null), |game| (game.seq, game.ask));
        (self.seq, self.decision) = (seq, json!({ "ask": ask }));
    }

    /// Applies the changes of the decision.
    fn update(&mut self, message: &Heard) -> Option<()> {
        if message.base.is_some_and(|base| base != self.seq) {
            return None;
        }
        let changes: Vec<Vec<&RawValue>> = serde_json::from_str(message.changes?.get()).ok()?;
        for change in changes {
            match *change.as_slice() {
                [path, value] if path.get() == "[]" => self.replace(Some(serde_json::from_str(value.get()).ok()?)),
                // A decision is replaced as a whole.
                [path, value] if path.get() == r#"["ask"]"# => {
                    self.decision = json!({ "ask": serde_json::from_str::<Value>(value.get()).ok()? });
                }
                _ => {}
            }
        }
        self.seq = message.seq?;
        Some(())
    }

    async fn send(&mut self, message: serde_json::Value) {
        let Some(socket) = &mut self.socket else { return };
        if socket.send(Message::text(message.to_string())).await.is_err() {
            self.socket = None;
        }
    }

    /// The kind of the next message; none when the connection is lost.
    async fn hear(&mut self) -> Option<String> {
        loop {
            let next = timeout(PATIENCE, self.socket.as_mut()?.next()).await;
            let Ok(Some(Ok(message))) = next else {
                self.socket = None;
                return None;
            };
            let Message::Text(text) = message else { continue };
            let message: Heard = serde_json::from_str(&text).unwrap();
            let kind = message.kind.to_owned();
            if !self.learn(message) {
                self.socket = None;
                return None;
            }
            return Some(kind);
        }
    }

    /// Connects through a program; whether that has worked.
    async fn connect(&mut self, table: &str) -> bool {
        let url = format!("ws://{}/api/tables/{table}/live", self.browser.address);
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert("cookie", self.browser.cookie.as_deref().unwrap().parse().unwrap());
        let Ok(Ok((socket, _))) = timeout(PATIENCE, tokio_tungstenite::connect_async(request)).await else {
            return false;
        };
        self.socket = Some(socket);
        self.send(json!({"type": "hello", "since": null})).await;
        let before = std::mem::replace(&mut self.seq, 0);
        while let Some(kind) = self.hear().await {
            if kind == "snapshot" && self.seq > 0 {
                assert!(self.seq >= before, "position {} after {before}", self.seq);
                return true;
            }
        }
        self.seq = before;
        false
    }
}

pub struct Game {
    table: String,
    clients: Vec<Client>,
    dice: Dice,
    pub told: Vec<Told>,
    /// How long players waited for their choices to be told.
    pub calm: Vec<Duration>,
    /// The same where a connection was lost meanwhile.
    pub disturbed: Vec<Duration>,
}

impl Game {
    /// A running game, made and joined through different programs.
    pub async fn start(run: &Run, number: u64) -> Self {
        let mut dice = Dice(1000 + number);
        let mut clients = Vec::new();
        for person in 0..PEOPLE {
            let address = run.programs.address(dice.below(100));
            let browser = named(address, &format!("Person {person}")).await;
            clients.push(Client { browser, socket: None, seq: 0, seat: 0, decision: Value::Null, offers: Vec::new() });
        }
        let (told, calm, disturbed) = (Vec::new(), Vec::new(), Vec::new());
        let mut game = Self { table: String::new(), clients, dice, told, calm, disturbed };
        let begun = timeout(GUARD, game.begin_at_last(run)).await;
        begun.expect("a game begins");
        game
    }

    /// A request of a client, through any program; none when that program is gone or cannot do it now.
    async fn ask(
        &mut self,
        run: &Run,
        client: usize,
        path: &str,
        body: serde_json::Value,
    ) -> Option<serde_json::Value> {
        let browser = &mut self.clients[client].browser;
        browser.address = run.programs.address(self.dice.below(100));
        let answer = browser.try_post(path, body).await?;
        // A program that has lost the table meanwhile says that somebody else has changed it.
        let lost = answer.status == 503 || answer.status == 409 && answer.body.contains("overtaken");
        assert!(answer.status == 200 || lost, "{path}: {} {}", answer.status, answer.body);
        (answer.status == 200).then(|| answer.json())
    }

    async fn begin_at_last(&mut self, run: &Run) {
        while !self.begin(run).await {
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Begins a game of both; whether that has worked.
    async fn begin(&mut self, run: &Run) -> bool {
        self.clients.iter_mut().for_each(|client| (client.socket, client.seq) = (None, 0));
        let make = json!({"settings": settings(), "seats": [null, null]});
        let Some(made) = self.ask(run, 0, "/api/tables", make).await else { return false };
        made["id"].as_str().unwrap().clone_into(&mut self.table);
        for at in 0..PEOPLE {
            let path = format!("/api/tables/{}/seats/{}", self.table, at + 1);
            if self.ask(run, at, &path, json!({"action": "sit", "part": part(at)})).await.is_none() {
                return false;
            }
        }
        let start = format!("/api/tables/{}/start", self.table);
        if self.ask(run, 0, &start, json!({})).await.is_none() {
            return false;
        }
        self.come_back(run).await;
        true
    }

    /// Connects the clients that have lost their connection, through any program that works.
    async fn come_back(&mut self, run: &Run) {
        for client in &mut self.clients {
            let mut program = self.dice.below(100);
            while client.socket.is_none() {
                client.browser.address = run.programs.address(program);
                if !client.connect(&self.table).await {
                    program += 1;
                    tokio::time::sleep(PAUSE).await;
                }
            }
        }
    }

    /// Plays at random until the run is over.
    pub async fn play(mut self, run: Arc<Run>) -> Self {
        while !run.stop.load(Ordering::SeqCst) {
            if timeout(GUARD, self.step(&run)).await.is_err() {
                let known = self.clients.iter().map(|client| (client.seq, client.socket.is_some()));
                panic!("table {} does not go on: {:?}", self.table, known.collect::<Vec<_>>());
            }
            if !run.pause.is_zero() {
                tokio::time::sleep(run.pause).await;
            }
        }
        self
    }

    /// Makes a choice, or begins again when the game is over.
    async fn step(&mut self, run: &Run) {
        let asked: Vec<usize> = (0..PEOPLE).filter(|at| !self.clients[*at].offers.is_empty()).collect();
        if asked.is_empty() {
            return self.begin_at_last(run).await;
        }
        let at = *self.dice.one(&asked);
        let choice = self.dice.one(&self.clients[at].offers).clone();
        self.choose(run, at, choice).await;
    }

    /// Makes a choice, and insists on it until all clients know it.
    async fn choose(&mut self, run: &Run, at: usize, choice: String) {
        let (begin, seq, mut disturbed) = (Instant::now(), self.clients[at].seq, false);
        while self.clients[at].seq == seq {
            let client = &mut self.clients[at];
            client.send(json!({"type": "play", "seat": client.seat, "choice": choice, "seq": seq})).await;
            let mut answered = true;
            while self.clients[at].seq == seq && answered {
                let kind = self.clients[at].hear().await;
                // The table refuses while its server changes.
                answered = kind.is_some_and(|kind| kind != "error" && kind != "refused");
            }
            if self.clients[at].seq == seq {
                disturbed = true;
                self.clients[at].socket = None;
                self.come_back(run).await;
            }
        }
        let wait = begin.elapsed();
        let client = &self.clients[at];
        self.told.push(Told { table: self.table.clone(), seq: client.seq, seat: client.seat, choice });
        run.told.fetch_add(1, Ordering::SeqCst);
        let now = client.seq;
        for other in 0..PEOPLE {
            while self.clients[other].seq < now {
                if self.clients[other].hear().await.is_none() {
                    disturbed = true;
                    self.come_back(run).await;
                }
            }
        }
        if disturbed { self.disturbed.push(wait) } else { self.calm.push(wait) }
    }
}
