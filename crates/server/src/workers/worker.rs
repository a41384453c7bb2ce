//! A worker: connects to servers, and makes decisions for their bots.

use super::wire::{Failure, FromWorker, Posed, ToWorker, text};
use super::{CONTENT, THREADS, VERSION, version};
use crate::compositions::Compositions;
use crate::config::Secret;
use crate::pool::{Tables, give_way};
use darkrock_rules::Catalog;
use darkrock_rules::content::CompositionError;
use futures_util::{SinkExt, StreamExt};
use std::collections::HashMap;
use std::future::Future;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio::sync::{mpsc as tasks, watch};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// How long a connection may take.
const CONNECT: Duration = Duration::from_secs(5);
/// The timeout for a server that sends nothing at all: it sends pings more often.
const SILENCE: Duration = Duration::from_secs(20);
/// The pause before the second attempt to connect; each further one is twice as long.
const FIRST_PAUSE: Duration = Duration::from_millis(250);
/// The longest pause.
const LONGEST_PAUSE: Duration = Duration::from_secs(15);
/// The maximum size of a server's message, in bytes.
const LONGEST: usize = 1 << 20;

/// The configuration of a worker.
#[derive(Debug)]
pub struct WorkerConfig {
    /// The addresses of servers for their nodes and workers: a host and a port.
    pub servers: Vec<String>,
    /// The secret of workers on the servers' database.
    pub secret: Secret,
    /// The number of threads for each server.
    pub threads: usize,
    /// The modules, which must be those of the servers.
    pub catalog: Catalog,
}

/// What all searches share.
struct Thinker {
    secret: Secret,
    threads: usize,
    compositions: Compositions,
    tables: Tables,
}

/// Works until `stop` is ready.
///
/// # Errors
/// When the content is not playable.
pub async fn work(config: WorkerConfig, stop: impl Future<Output = ()>) -> Result<(), CompositionError> {
    let WorkerConfig { servers, secret, threads, catalog } = config;
    let compositions = Compositions::new(catalog)?;
    let thinker = Arc::new(Thinker { secret, threads, compositions, tables: Tables::default() });
    let ending = watch::Sender::new(false);
    for server in servers {
        tokio::spawn(keep_connected(Arc::clone(&thinker), server, ending.subscribe()));
    }
    stop.await;
    ending.send_replace(true);
    // Each connection says goodbye.
    drop(timeout(CONNECT, ending.closed()).await);
    Ok(())
}

async fn until_ending(ending: &mut watch::Receiver<bool>) {
    drop(ending.wait_for(|ending| *ending).await);
}

/// Connects to a server, again and again, until the worker ends.
async fn keep_connected(thinker: Arc<Thinker>, server: String, mut ending: watch::Receiver<bool>) {
    let (mut pause, mut told) = (FIRST_PAUSE, String::new());
    while !*ending.borrow() {
        let connected = tokio::select! {
            connected = connect(&thinker, &server) => connected,
            () = until_ending(&mut ending) => return,
        };
        match connected {
            Ok(socket) => {
                tracing::info!(server, threads = thinker.threads, "connected");
                let begun = Instant::now();
                let reason = talk(&thinker, socket, &mut ending).await;
                tracing::info!(server, reason, "disconnected");
                told.clear();
                if begun.elapsed() > LONGEST_PAUSE {
                    pause = FIRST_PAUSE;
                }
            }
            Err(reason) if reason == told => {}
            Err(reason) => {
                tracing::error!(server, reason, "cannot connect: trying again");
                told = reason;
            }
        }
        tokio::select! {
            () = tokio::time::sleep(pause) => {}
            () = until_ending(&mut ending) => {}
        }
        pause = (pause * 2).min(LONGEST_PAUSE);
    }
}

/// Connects to a server.
///
/// # Errors
/// Why it cannot be reached, or what it says.
async fn connect(thinker: &Thinker, server: &str) -> Result<WebSocketStream<TcpStream>, String> {
    let shown = |error: tungstenite::Error| error.to_string();
    let mut request = format!("ws://{server}/workers").into_client_request().map_err(shown)?;
    let threads = thinker.threads.to_string();
    let version = version();
    let bearer = format!("Bearer {}", thinker.secret.0);
    let content = thinker.compositions.catalog().hash();
    for (name, value) in
        [("authorization", bearer.as_str()), (VERSION, &version), (CONTENT, content), (THREADS, &threads)]
    {
        let value = HeaderValue::from_str(value).map_err(|_| format!("{name} contains invalid characters"))?;
        request.headers_mut().insert(name, value);
    }
    let connected = timeout(CONNECT, async {
        let stream = TcpStream::connect(server).await.map_err(|error| error.to_string())?;
        stream.set_nodelay(true).map_err(|error| error.to_string())?;
        let config = WebSocketConfig::default().max_message_size(Some(LONGEST)).max_frame_size(Some(LONGEST));
        match client_async_with_config(request, stream, Some(config)).await {
            Ok((socket, _)) => Ok(socket),
            Err(tungstenite::Error::Http(answer)) => {
                let body = answer.body().as_deref().unwrap_or_default();
                let told: serde_json::Value = serde_json::from_slice(body).unwrap_or_default();
                let message = told["error"]["message"].as_str().map(str::to_owned);
                Err(message.unwrap_or_else(|| format!("the server answers {}", answer.status())))
            }
            Err(error) => Err(shown(error)),
        }
    });
    connected.await.unwrap_or_else(|_| Err("the server does not answer".to_owned()))
}

/// A search that a thread does.
struct Task {
    posed: Posed,
    stop: Arc<AtomicBool>,
}

/// Takes questions and sends answers until the connection ends; why it does.
async fn talk(
    thinker: &Arc<Thinker>,
    mut socket: WebSocketStream<TcpStream>,
    ending: &mut watch::Receiver<bool>,
) -> String {
    let (answer, mut answers) = tasks::unbounded_channel();
    let threads = match Threads::start(thinker, &answer) {
        Ok(threads) => threads,
        Err(error) => return format!("cannot start the threads: {error}"),
    };
    let mut running: HashMap<u64, Arc<AtomicBool>> = HashMap::new();
    let reason = loop {
        let sent = tokio::select! {
            Some(answer) = answers.recv() => {
                let (FromWorker::Answer { id, .. } | FromWorker::Failed { id, .. }) = answer;
                running.remove(&id);
                socket.send(Message::text(text(&answer))).await
            }
            received = timeout(SILENCE, socket.next()) => match received {
                Ok(Some(Ok(Message::Text(text)))) => {
                    match serde_json::from_str(&text) {
                        Ok(ToWorker::Question(posed)) => {
                            let stop = Arc::new(AtomicBool::new(false));
                            running.insert(posed.id, Arc::clone(&stop));
                            threads.give(Task { posed, stop });
                        }
                        Ok(ToWorker::Stop { id }) => {
                            running.get(&id).into_iter().for_each(|stop| stop.store(true, Ordering::SeqCst));
                        }
                        Err(error) => break format!("the server sent something unexpected: {error}"),
                    }
                    Ok(())
                }
                Ok(Some(Ok(Message::Close(frame)))) => {
                    break frame.map_or_else(|| "the server has left".to_owned(), |frame| frame.reason.to_string());
                }
                // Pings are answered when something is read or written.
                Ok(Some(Ok(_))) => socket.flush().await,
                Ok(Some(Err(error))) => break error.to_string(),
                Ok(None) => break "the server has left".to_owned(),
                Err(_) => break "the server is silent".to_owned(),
            },
            () = until_ending(ending) => {
                drop(timeout(CONNECT, socket.close(None)).await);
                break "this worker stops".to_owned();
            }
        };
        if let Err(error) = sent {
            break error.to_string();
        }
    };
    running.values().for_each(|stop| stop.store(true, Ordering::SeqCst));
    reason
}

/// The threads for a connection; they end with it.
struct Threads(Sender<Task>);

impl Threads {
    fn start(thinker: &Arc<Thinker>, answers: &tasks::UnboundedSender<FromWorker>) -> std::io::Result<Self> {
        let (give, take) = mpsc::channel::<Task>();
        let take = Arc::new(Mutex::new(take));
        for n in 0..thinker.threads {
            let (thinker, take, answers) = (Arc::clone(thinker), Arc::clone(&take), answers.clone());
            let work = move || {
                give_way();
                while let Some(task) = next(&take) {
                    // Nobody hears it once the connection has ended.
                    drop(answers.send(thinker.answer(&task.posed, &task.stop)));
                }
            };
            std::thread::Builder::new().name(format!("bot-{n}")).spawn(work)?;
        }
        Ok(Self(give))
    }

    fn give(&self, task: Task) {
        // The threads exist as long as this does.
        drop(self.0.send(task));
    }
}

/// Waits for the next search; none once the connection has ended.
fn next(take: &Mutex<Receiver<Task>>) -> Option<Task> {
    take.lock().unwrap_or_else(PoisonError::into_inner).recv().ok()
}

impl Thinker {
    fn answer(&self, posed: &Posed, stop: &AtomicBool) -> FromWorker {
        let id = posed.id;
        let decided = catch_unwind(AssertUnwindSafe(|| self.decide(posed, stop))).unwrap_or(Err(Failure::Bot));
        match decided {
            Ok(choice) => FromWorker::Answer { id, choice },
            Err(why) => {
                tracing::warn!(%why, bot = posed.bot, content = posed.content, "a question is left to the server");
                FromWorker::Failed { id, why }
            }
        }
    }

    fn decide(&self, posed: &Posed, stop: &AtomicBool) -> Result<usize, Failure> {
        let content = self.compositions.of(&posed.selection).map_err(|_| Failure::Content)?;
        let (brief, question) = posed.read(content)?;
        let at = brief.decide(&self.tables, &question, &|| stop.load(Ordering::Relaxed));
        if at < question.choices.len() { Ok(at) } else { Err(Failure::Bot) }
    }
}
