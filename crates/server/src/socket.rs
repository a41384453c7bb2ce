//! A client's WebSocket: its queue of messages, limits on input, and heartbeats.

use crate::fault::Fault;
use crate::http::App;
use crate::limit::Bucket;
use crate::peer::Peers;
use crate::table::{Command, TableHandle};
use crate::wire::live::{ToPage, ToServer};
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use futures_util::{SinkExt, StreamExt};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use tokio::time::timeout;

/// Queued messages for a slow client before it is dropped.
const WAITING: usize = 256;
/// Interval of pings to an idle client.
const PING: Duration = Duration::from_secs(10);
/// Timeout for a client that sends nothing at all, not even pongs.
const SILENCE: Duration = Duration::from_secs(30);
/// Timeout for a client that reads nothing.
pub(crate) const STUCK: Duration = Duration::from_secs(20);
/// Timeout for sending the close reason to a client.
pub(crate) const FAREWELL: Duration = Duration::from_secs(5);
/// Invalid messages before the client is disconnected.
const NONSENSE: u32 = 20;

/// The serialized reply to `ping`: [`ToPage::Pong`].
const PONG: &str = r#"{"type":"pong"}"#;

/// The close code for a violation of the protocol (RFC 6455, 7.4.1).
const POLICY: u16 = 1008;
/// The close code after which the client may reconnect immediately.
pub(crate) const AGAIN: u16 = 1012;

/// Serves a client until it leaves.
pub async fn serve(app: App, socket: WebSocket, table: String, guest: Option<String>, peers: Peers) {
    let number = app.hub.next_page();
    let (outgoing, waiting) = mpsc::channel(WAITING);
    let join = Command::Join { page: number, guest, peers, outgoing };
    let Ok(handle) = app.hub.find(&table).await else { return };
    if handle.send(join).await.is_err() {
        // The client reconnects and looks the table up again.
        return;
    }
    metrics::gauge!("darkrock_pages").increment(1.0);
    let now = Instant::now();
    let bucket = Bucket::new(app.hub.shared().limits.messages_per_second, now);
    let mut page = Connection { number, socket, waiting, table: handle, bucket, nonsense: 0, heard: now };
    let end = page.talk().await;
    drop(page.table.send(Command::Gone { page: number }).await);
    if let Some((code, reason)) = end {
        let frame = CloseFrame { code, reason: reason.into() };
        drop(timeout(FAREWELL, page.socket.send(Message::Close(Some(frame)))).await);
    }
    metrics::gauge!("darkrock_pages").decrement(1.0);
}

/// A connected client: one task that reads and writes.
struct Connection {
    number: u64,
    socket: WebSocket,
    /// Messages from the table.
    waiting: mpsc::Receiver<Utf8Bytes>,
    table: TableHandle,
    /// Its rate limit.
    bucket: Bucket,
    /// The number of its invalid messages.
    nonsense: u32,
    /// When its last message was received.
    heard: Instant,
}

/// Why a connection ends: the close code and reason, if they can still be sent.
pub(crate) type End = Option<(u16, &'static str)>;

/// The end of a connection that violated the protocol.
pub(crate) const fn away(reason: &'static str) -> End {
    Some((POLICY, reason))
}

impl Connection {
    /// Reads and writes until the client leaves, is disconnected, or the table drops it.
    async fn talk(&mut self) -> End {
        let mut ping = tokio::time::interval(PING);
        loop {
            let went_on = tokio::select! {
                text = self.waiting.recv() => match text {
                    Some(text) => self.write(text).await,
                    None => return Some((AGAIN, "the table dropped this connection: connect again")),
                },
                message = self.socket.next() => match message {
                    Some(message) => self.handle(message).await,
                    None => return None,
                },
                _ = ping.tick() => self.ping().await,
            };
            if let Err(end) = went_on {
                return end;
            }
        }
    }

    /// Sends a text together with all others queued.
    async fn write(&mut self, text: Utf8Bytes) -> Result<(), End> {
        let all = async {
            self.socket.feed(Message::Text(text)).await?;
            while let Ok(text) = self.waiting.try_recv() {
                self.socket.feed(Message::Text(text)).await?;
            }
            self.socket.flush().await
        };
        match timeout(STUCK, all).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(None),
        }
    }

    async fn ping(&mut self) -> Result<(), End> {
        if self.heard.elapsed() > SILENCE {
            return Err(away("silent for too long"));
        }
        let sent = timeout(STUCK, self.socket.send(Message::Ping(Vec::new().into()))).await;
        sent.ok().and_then(Result::ok).ok_or(None)
    }

    async fn handle(&mut self, message: Result<Message, axum::Error>) -> Result<(), End> {
        let Ok(message) = message else {
            return Err(away("the message could not be read: expected text of at most 4 KiB"));
        };
        self.heard = Instant::now();
        // Pings and pongs count as well: they cost as much to read.
        if !self.bucket.take(self.heard) {
            metrics::counter!("darkrock_pages_throttled").increment(1);
            return Err(away("too many messages"));
        }
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) => return Err(away("expected text, not binary data")),
            Message::Close(_) => return Err(None),
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
        };
        let page = self.number;
        let told = match serde_json::from_str::<ToServer>(&text) {
            // The connection answers directly, so that the response time does not depend on the table's load.
            Ok(ToServer::Ping) => return self.write(Utf8Bytes::from_static(PONG)).await,
            Ok(message) => self.table.send(Command::Message { page, message }).await,
            Err(error) => {
                self.nonsense += 1;
                if self.nonsense > NONSENSE {
                    return Err(away("too many invalid messages"));
                }
                let fault = Fault::bad("message", format!("not a message of this protocol: {error}"));
                let answer = ToPage::error(None, fault);
                self.table.send(Command::Answer { page, answer: Box::new(answer) }).await
            }
        };
        told.map_err(|_| Some((AGAIN, "the table was unloaded: connect again")))
    }
}
