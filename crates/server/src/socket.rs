//! The WebSocket of a page.

use crate::fault::Fault;
use crate::http::App;
use crate::limit::Bucket;
use crate::table::{Command, TableHandle};
use crate::wire::live::{ToPage, ToServer};
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

/// Messages that may wait for a slow page before it is dropped.
const WAITING: usize = 256;
/// How often a quiet page is asked whether it is still there.
const PING: Duration = Duration::from_secs(25);
/// How long a page may say nothing at all, answers to pings included.
const SILENCE: Duration = Duration::from_secs(70);
/// How long a page may take no bytes at all.
const STUCK: Duration = Duration::from_secs(20);
/// Messages that make no sense before the page is sent away.
const NONSENSE: u32 = 20;

/// The code of a closed socket that broke the rules of this protocol (RFC 6455, 7.4.1).
const POLICY: u16 = 1008;
/// The code of a closed socket that the page may open again at once.
const AGAIN: u16 = 1012;

/// Serves a page until it leaves.
pub async fn serve(app: App, socket: WebSocket, table: String, guest: Option<String>) {
    let page = app.hub.next_page();
    let _open = app.hub.open_socket();
    let (outgoing, waiting) = mpsc::channel(WAITING);
    let (sink, stream) = socket.split();
    let join = Command::Join { page, guest, outgoing };
    let Ok(handle) = app.hub.find(&table).await else { return };
    if handle.tell(join).await.is_err() {
        // The page comes back and finds the table anew.
        return;
    }
    metrics::gauge!("darkrock_pages").increment(1.0);
    let mut writer = tokio::spawn(write(sink, waiting));
    let (sink, frame) = tokio::select! {
        end = read(&app, stream, &handle, page) => {
            drop(handle.tell(Command::Gone { page }).await);
            (writer.await, end.map(|reason| CloseFrame { code: POLICY, reason: reason.into() }))
        }
        // The table has let go of the page: it was too slow, or the server stops. It is to notice and to come back.
        sink = &mut writer => {
            drop(handle.tell(Command::Gone { page }).await);
            (sink, Some(CloseFrame { code: AGAIN, reason: "connect again".into() }))
        }
    };
    if let (Ok(mut sink), Some(frame)) = (sink, frame) {
        // Whether the page still takes it does not matter.
        drop(tokio::time::timeout(STUCK, sink.send(Message::Close(Some(frame)))).await);
    }
    metrics::gauge!("darkrock_pages").decrement(1.0);
}

/// Sends what waits until the table lets go of the page, then gives the sink back.
async fn write(
    mut sink: SplitSink<WebSocket, Message>,
    mut waiting: mpsc::Receiver<Utf8Bytes>,
) -> SplitSink<WebSocket, Message> {
    let mut ping = tokio::time::interval(PING);
    loop {
        let sent = tokio::select! {
            message = waiting.recv() => match message {
                Some(text) => tokio::time::timeout(STUCK, sink.send(Message::Text(text))).await,
                None => return sink,
            },
            _ = ping.tick() => tokio::time::timeout(STUCK, sink.send(Message::Ping(Vec::new().into()))).await,
        };
        if !matches!(sent, Ok(Ok(()))) {
            return sink;
        }
    }
}

/// Reads what the page says; the reason when it is sent away.
async fn read(app: &App, mut stream: SplitStream<WebSocket>, table: &TableHandle, page: u64) -> Option<&'static str> {
    let mut bucket = Bucket::new(app.hub.shared().limits.messages_per_second, Instant::now());
    let mut nonsense = 0;
    loop {
        let message = match tokio::time::timeout(SILENCE, stream.next()).await {
            Err(_) => return Some("silent for too long"),
            Ok(Some(Ok(message))) => message,
            Ok(Some(Err(_))) => return Some("the message could not be read: expected text of at most 4 KiB"),
            Ok(None) => return None,
        };
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) => return Some("expected text, not binary data"),
            Message::Close(_) => return None,
            Message::Ping(_) | Message::Pong(_) => continue,
        };
        if !bucket.take(Instant::now()) {
            metrics::counter!("darkrock_pages_throttled").increment(1);
            return Some("too many messages");
        }
        let told = match serde_json::from_str::<ToServer>(&text) {
            Ok(message) => table.tell(Command::Message { page, message }).await,
            Err(error) => {
                nonsense += 1;
                if nonsense > NONSENSE {
                    return Some("too many messages that make no sense");
                }
                let fault = Fault::bad("message", format!("not a message of this protocol: {error}"));
                let answer = ToPage::Error { code: fault.code.to_owned(), message: fault.message };
                table.tell(Command::Answer { page, answer: Box::new(answer) }).await
            }
        };
        if told.is_err() {
            return Some("the table was put away: connect again");
        }
    }
}
