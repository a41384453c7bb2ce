//! Workers: they make the bots' decisions, know only what the bots know, and can neither harm nor stop a game.

use super::browser::{Browser, GUARD, counted};
use super::party::settings;
use super::server::{Folder, Server, catalog, content, generous};
use darkrock_rules::chance::FastChance;
use darkrock_rules::{Game, Seat};
use darkrock_server::admin::Admin;
use darkrock_server::pool::Question;
use darkrock_server::workers::wire::{Posed, ToWorker};
use darkrock_server::workers::{CONTENT, THREADS, VERSION, WorkerConfig, version, work};
use darkrock_server::{Config, Limits, Secret};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::oneshot;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::handshake::client::Request;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

/// A server whose bots are left to workers.
struct Host {
    server: Server,
    /// Its address for workers.
    address: String,
    secret: String,
    /// The secret of the nodes.
    node_secret: String,
    browser: Browser,
    _folder: Folder,
}

impl Host {
    async fn new() -> Self {
        Self::with(generous()).await
    }

    async fn with(limits: Limits) -> Self {
        let folder = Folder::new();
        let config = Config { bot_threads: 0, ..Server::config(&folder.url(), limits, Vec::new()) };
        let server = Server::run(config, catalog()).await;
        let admin = Admin::open(&folder.url()).await.expect("a database");
        let address = admin.store().nodes().await.expect("nodes")[0].address.clone();
        let secret = admin.worker_secret().await.expect("a secret");
        let node_secret = admin.store().secret("nodes").await.expect("a secret");
        admin.close().await;
        let browser = Browser::named(server.address, "Mara").await;
        Self { server, address, secret, node_secret, browser, _folder: folder }
    }

    async fn count(&self, name: &str) -> u64 {
        counted(&self.browser.get("/metrics").await.body, name)
    }

    /// Waits until so many threads of workers are connected.
    async fn until_threads(&self, count: u64) {
        let until = async { while self.count("darkrock_worker_threads").await != count {} };
        tokio::time::timeout(GUARD, until).await.expect("the workers come or go");
    }

    /// Plays a game of bots to its end.
    async fn plays(&self, seats: Value) {
        let table = json!({"settings": settings(), "seats": seats, "start": true});
        let table = self.browser.post("/api/tables", table).await.good();
        let mut page = Browser::unknown(self.server.address).page(table["id"].as_str().expect("an id")).await;
        while !page.is_over() {
            assert!(page.receive().await.is_some(), "the game goes on");
        }
    }

    /// A worker of the test's own.
    async fn fake(&self) -> Fake {
        let socket = self.try_connect(&self.secret, &version(), catalog().hash(), "1").await.expect("it is let in");
        self.until_threads(1).await;
        Fake(socket)
    }

    async fn try_connect(
        &self,
        secret: &str,
        version: &str,
        content: &str,
        threads: &str,
    ) -> Result<WebSocketStream<TcpStream>, (u16, String)> {
        let request = self.request(secret, version, content, threads);
        let stream = TcpStream::connect(&self.address).await.expect("it listens");
        Self::enter(stream, request).await
    }

    fn request(&self, secret: &str, version: &str, content: &str, threads: &str) -> Request {
        let mut request = format!("ws://{}/workers", self.address).into_client_request().expect("a request");
        let bearer = format!("Bearer {secret}");
        for (name, value) in
            [("authorization", bearer.as_str()), (VERSION, version), (CONTENT, content), (THREADS, threads)]
        {
            request.headers_mut().insert(name, value.parse().expect("a header"));
        }
        request
    }

    /// A worker at another address of this machine.
    async fn try_connect_from(
        &self,
        address: [u8; 4],
        threads: &str,
    ) -> Result<WebSocketStream<TcpStream>, (u16, String)> {
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.bind((address, 0).into()).expect("an address of this machine");
        let stream = socket.connect(self.address.parse().expect("an address")).await.expect("it listens");
        Self::enter(stream, self.request(&self.secret, &version(), catalog().hash(), threads)).await
    }

    async fn enter(stream: TcpStream, request: Request) -> Result<WebSocketStream<TcpStream>, (u16, String)> {
        match client_async(request, stream).await {
            Ok((socket, _)) => Ok(socket),
            Err(Error::Http(answer)) => {
                let body = String::from_utf8_lossy(answer.body().as_deref().unwrap_or_default()).into_owned();
                Err((answer.status().as_u16(), body))
            }
            Err(error) => panic!("{error}"),
        }
    }
}

struct Fake(WebSocketStream<TcpStream>);

impl Fake {
    /// The next text; none once the connection is closed, with the reason.
    async fn text(&mut self) -> Result<String, String> {
        loop {
            let message = tokio::time::timeout(GUARD, self.0.next()).await.expect("the server sends something");
            match message {
                Some(Ok(Message::Text(text))) => return Ok(text.to_string()),
                Some(Ok(Message::Close(frame))) => return Err(frame.map_or_else(String::new, |f| f.reason.to_string())),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(String::new()),
            }
        }
    }

    /// The next question.
    async fn question(&mut self) -> Result<(String, Posed), String> {
        loop {
            let text = self.text().await?;
            if let ToWorker::Question(posed) = serde_json::from_str(&text).expect("a message") {
                return Ok((text, posed));
            }
        }
    }

    async fn say(&mut self, message: Message) {
        // The server may have closed the connection.
        drop(self.0.send(message).await);
    }

    /// The reason for which the server closes the connection.
    async fn end(&mut self) -> String {
        loop {
            if let Err(reason) = self.text().await {
                return reason;
            }
        }
    }
}

#[tokio::test]
async fn a_worker_makes_all_decisions() {
    let host = Host::new().await;
    let (stop, stopped) = oneshot::channel::<()>();
    let servers = vec![host.address.clone()];
    let config = WorkerConfig { servers, secret: Secret(host.secret.clone()), threads: 2, catalog: catalog() };
    let working = tokio::spawn(work(config, async { drop(stopped.await) }));
    host.until_threads(2).await;
    host.plays(json!(["cowboy", "gunslinger@20", "greenhorn", "random"])).await;
    assert!(host.count("darkrock_bot_searches_by_workers").await > 100);
    assert_eq!(host.count("darkrock_bot_searches_here").await, 0);
    assert_eq!(host.count("darkrock_workers").await, 1);
    stop.send(()).expect("it works");
    working.await.expect("no panic").expect("it ends well");
    host.until_threads(0).await;
    host.plays(json!(["greenhorn", "greenhorn"])).await;
    assert!(host.count("darkrock_bot_searches_here").await > 50, "the thread in reserve goes on");
    host.server.stop().await;
}

#[tokio::test]
async fn a_worker_that_misbehaves_is_disconnected_and_the_game_goes_on() {
    let host = Host::new().await;
    let answer =
        |id: u64, choice: u64| Message::text(json!({"type": "answer", "id": id, "choice": choice}).to_string());
    type Mischief<'a> = Box<dyn Fn(&Posed) -> Message + 'a>;
    let all: [(&str, Mischief<'_>); 7] = [
        ("the question has fewer choices", Box::new(|posed| answer(posed.id, posed.choices.len() as u64))),
        ("no question with this number waits for an answer", Box::new(|posed| answer(posed.id + 1, 0))),
        ("this is not an answer of a worker", Box::new(|_| Message::text("yes"))),
        (
            "this is not an answer of a worker",
            Box::new(|posed| answer(posed.id, u64::MAX).to_string().replace('}', ",\"resign\":1}").into()),
        ),
        ("expected texts", Box::new(|_| Message::binary(vec![1, 2, 3]))),
        ("the connection failed", Box::new(|_| Message::text("x".repeat(100_000)))),
        ("this worker does not answer in time", Box::new(|_| Message::Pong(Vec::new().into()))),
    ];
    for (turn, (reason, mischief)) in all.iter().enumerate() {
        let mut fake = host.fake().await;
        let work = async {
            let (_, posed) = fake.question().await.expect("a question");
            fake.say(mischief(&posed)).await;
            fake.end().await
        };
        let ((), told) = tokio::join!(host.plays(json!(["greenhorn", "greenhorn"])), work);
        // Without reading the rest of a long message, the server resets the connection.
        assert!(told == *reason || (told.is_empty() && reason.contains("connection")), "{told} for {reason}");
        assert_eq!(host.count("darkrock_bot_searches_repeated").await, turn as u64 + 1);
        host.until_threads(0).await;
    }
    // One that is gone without a word, in the middle of a search.
    let mut fake = host.fake().await;
    let work = async move { drop(fake.question().await.expect("a question")) };
    tokio::join!(host.plays(json!(["greenhorn", "greenhorn"])), work);
    assert_eq!(host.count("darkrock_bot_searches_repeated").await, all.len() as u64 + 1);
    host.server.stop().await;
}

#[tokio::test]
async fn what_a_worker_cannot_do_is_done_by_the_server() {
    let host = Host::new().await;
    let mut fake = host.fake().await;
    let work = async {
        let (_, posed) = fake.question().await.expect("a question");
        fake.say(Message::text(json!({"type": "failed", "id": posed.id, "why": "content"}).to_string())).await;
    };
    tokio::join!(host.plays(json!(["greenhorn", "greenhorn"])), work);
    assert_eq!(host.count("darkrock_bot_searches_repeated").await, 1, "it is not asked again about this content");
    assert_eq!(host.count("darkrock_worker_threads").await, 1, "it did nothing wrong");
    host.server.stop().await;
}

/// Every byte of a question follows from what its seat knows: it is the same for a position in which everything else is
/// dealt anew.
#[tokio::test]
async fn a_worker_is_told_only_what_the_bot_knows() {
    let host = Host::new().await;
    let mut fake = host.fake().await;
    let content = Arc::new(content().clone());
    let mut luck = FastChance::new(3);
    let (mut compared, mut seats) = (0, std::collections::BTreeSet::new());
    let work = async {
        while let Ok((sent, posed)) = fake.question().await {
            let (brief, question) = posed.read(Arc::clone(&content)).expect("a question");
            let seat = question.view.seat.expect("a seat");
            let state = question.view.sample(&content, &mut luck);
            let (view, mut choices) = (state.view(Some(seat)), Vec::new());
            Game::at(&content, state).choices(seat, &mut choices);
            let again = Question { content: Arc::clone(&content), view, choices, until: None };
            let again = Posed { id: posed.id, ..Posed::new(brief, &again).expect("a question") };
            assert_eq!(serde_json::to_string(&ToWorker::Question(again)).expect("JSON"), sent);
            let choice = posed.choices.len() as u64 * 7 / 10;
            fake.say(Message::text(json!({"type": "answer", "id": posed.id, "choice": choice}).to_string())).await;
            seats.insert(seat);
            compared += 1;
        }
        panic!("the server ends the connection");
    };
    tokio::select! {
        () = host.plays(json!(["cowboy", "greenhorn", "random"])) => {}
        () = work => {}
    }
    assert_eq!(seats, [Seat(0), Seat(1), Seat(2)].into());
    assert!(compared > 200, "only {compared} questions");
    host.server.stop().await;
}

#[tokio::test]
async fn only_the_same_program_with_the_secret_of_workers_is_let_in() {
    let host = Host::new().await;
    let (ours, catalog) = (version(), catalog());
    let content = catalog.hash();
    let refused = async |secret: &str, version: &str, content: &str, threads: &str| {
        host.try_connect(secret, version, content, threads).await.expect_err("it is refused")
    };
    for wrong in ["", "secret", host.node_secret.as_str()] {
        let (status, told) = refused(wrong, &ours, content, "1").await;
        assert!(status == 403 && told.contains("wrong secret") && told.contains("worker-secret"), "{told}");
    }
    let (status, told) = refused(&host.secret, "0.1.0/1", content, "1").await;
    assert!(status == 409 && told.contains(&ours) && told.contains("0.1.0/1"), "{told}");
    let (status, told) = refused(&host.secret, &ours, "0123", "1").await;
    assert!(status == 409 && told.contains(content) && told.contains("0123"), "{told}");
    for wrong in ["0", "1025", "many", ""] {
        let (status, told) = refused(&host.secret, &ours, content, wrong).await;
        assert!(status == 400 && told.contains("1 to 1024"), "{told}");
    }
    // A worker can neither give orders nor pass requests on.
    let inner = Browser::unknown(host.address.parse().expect("an address"));
    let bearer = format!("Bearer {}", host.secret);
    for path in ["/nodes/order", "/nodes/rename", "/api/tables/x/seats/1"] {
        let answer = inner.send("POST", path, &[("authorization", &bearer)], "{}").await;
        assert_eq!(answer.fault(), (403, "node".to_owned()), "{path}");
    }
    assert_eq!(host.count("darkrock_workers").await, 0);
    host.server.stop().await;
}

/// It costs those who wait one deadline, and then nothing for a while: others get its questions.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_worker_that_offers_much_and_answers_nothing_is_kept_out() {
    let host = Host::with(Limits { worker_wait: Duration::from_secs(600), ..generous() }).await;
    let mut fakes = Vec::new();
    for _ in 0..2 {
        fakes.push(Fake(host.try_connect_from([127, 0, 0, 2], "1024").await.expect("it is let in")));
    }
    host.until_threads(9).await;
    let (stop, stopped) = oneshot::channel::<()>();
    let servers = vec![host.address.clone()];
    let config = WorkerConfig { servers, secret: Secret(host.secret.clone()), threads: 2, catalog: catalog() };
    let working = tokio::spawn(work(config, async { drop(stopped.await) }));
    host.until_threads(11).await;
    let mut questions = 0;
    let sit = async {
        for fake in &mut fakes {
            while fake.question().await.is_ok() {
                questions += 1;
            }
        }
    };
    let games = async {
        // Until it has had a question.
        while host.count("darkrock_worker_lapses").await == 0 {
            host.plays(json!(["greenhorn", "greenhorn", "greenhorn"])).await;
        }
    };
    tokio::join!(games, sit);
    assert!((1..=9).contains(&questions), "{questions}");
    // One for each thread, also those that were not sent yet; but not what nobody needed any more.
    let repeated = host.count("darkrock_bot_searches_repeated").await;
    assert!(repeated <= 9, "{repeated}");
    host.until_threads(2).await;
    let (status, told) = host.try_connect_from([127, 0, 0, 2], "1").await.expect_err("it has to wait");
    assert!(status == 429 && told.contains("left questions unanswered"), "{status} {told}");
    host.plays(json!(["greenhorn", "greenhorn"])).await;
    assert_eq!(host.count("darkrock_bot_searches_here").await, 0, "the other worker does everything");
    assert_eq!(host.count("darkrock_worker_lapses").await, 1);
    stop.send(()).expect("it works");
    working.await.expect("no panic").expect("it ends well");
    host.server.stop().await;
}
