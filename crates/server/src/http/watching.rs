//! The WebSocket of a client outside of a game, which is told when its lists change.

use super::pages::take;
use super::{App, Asking, check_origin, upgrade};
use crate::connections::Meter;
use crate::fault::Fault;
use crate::limit::Bucket;
use crate::peer::AskingPeers;
use crate::socket::{AGAIN, End, FAREWELL, STUCK, away};
use crate::watchers::{Told, Watching};
use crate::wire::watching::{FromWatcher, ToWatcher};
use axum::Extension;
use axum::extract::ws::{CloseFrame, Message, WebSocket};
use axum::extract::{Request, State};
use axum::response::Response;
use futures_util::StreamExt;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, timeout};

/// The pause between two messages to a client.
const PAUSE: Duration = Duration::from_secs(1);
/// When anything may have changed, clients are told within this time, so that they do not all read at once.
const SPREAD: Duration = Duration::from_secs(5);
/// Interval of pings to a client.
const PING: Duration = Duration::from_secs(20);
/// Timeout for a client that sends nothing at all, not even pongs.
const SILENCE: Duration = Duration::from_secs(60);

/// Opens a WebSocket that says when the requesting guest's games or the list of open tables change, at most once a second
/// and without saying what: `/api/me/games` and `/api/tables` do.
#[utoipa::path(get, path = "/api/me/live", responses((status = 101, description = "a WebSocket")), tag = "guests")]
pub(super) async fn live(
    State(app): State<App>,
    Asking(guest): Asking,
    AskingPeers(peers): AskingPeers,
    Extension(meter): Extension<Arc<Meter>>,
    request: Request,
) -> Result<Response, Fault> {
    check_origin(&app.config, request.headers())?;
    let upgrade = match upgrade(&app, request).await {
        Ok(upgrade) => upgrade,
        Err(answer) => return Ok(answer),
    };
    let (limits, shared) = (&app.config.limits, app.hub.shared());
    let place = take(&app.watching, &limits.of_watchers(), guest.as_deref(), &peers)?;
    // Joined before the answer: whatever changes once the client knows that it is connected is told.
    let watching = shared.watchers.join(&shared.store, guest, peers).await?;
    meter.start(limits);
    Ok(upgrade.on_upgrade(move |socket| async move {
        serve(&app, socket, watching).await;
        drop(place);
    }))
}

async fn serve(app: &App, socket: WebSocket, watching: Watching) {
    metrics::gauge!("darkrock_watchers").increment(1.0);
    let (_open, now) = (app.hub.open_socket(), Instant::now());
    let bucket = Bucket::new(app.config.limits.messages_per_second, now.into_std());
    let (sent, spread) = (Told::default(), share(watching.number));
    let mut client = Client { socket, watching, bucket, lists: false, sent, spread, due: None, free: now, heard: now };
    let mut ending = app.hub.ending();
    let end = tokio::select! {
        end = client.talk() => end,
        _ = ending.wait_for(|ending| *ending) => Some((AGAIN, "the server is shutting down: connect again")),
    };
    if let Some((code, reason)) = end {
        let frame = CloseFrame { code, reason: reason.into() };
        drop(timeout(FAREWELL, client.socket.send(Message::Close(Some(frame)))).await);
    }
    metrics::gauge!("darkrock_watchers").decrement(1.0);
}

/// A client's share of [`SPREAD`]: multiples of the golden ratio are spread evenly, however many there are.
fn share(number: u64) -> Duration {
    let part = number.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32;
    SPREAD * u32::try_from(part >> 16).unwrap_or_default() / (1 << 16)
}

/// A connected client.
struct Client {
    socket: WebSocket,
    watching: Watching,
    bucket: Bucket,
    /// Whether it shows the list of open tables.
    lists: bool,
    /// What it was sent.
    sent: Told,
    /// How long it is not told that anything may have changed.
    spread: Duration,
    /// When the next message is sent, if there is something to say.
    due: Option<Instant>,
    /// When the next message may be sent.
    free: Instant,
    /// When its last message was received.
    heard: Instant,
}

impl Client {
    async fn talk(&mut self) -> End {
        let mut ping = tokio::time::interval(PING);
        loop {
            let due = self.due;
            let went_on = tokio::select! {
                changed = self.watching.told.changed() => match changed {
                    Ok(()) => self.look(),
                    Err(_) => return None,
                },
                () = async { tokio::time::sleep_until(due.unwrap_or_else(Instant::now)).await }, if due.is_some() => self.tell().await,
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

    /// Notes when the client must be told.
    fn look(&mut self) -> Result<(), End> {
        let (told, now) = (*self.watching.told.borrow_and_update(), Instant::now());
        if told.ended {
            return Err(Some((AGAIN, "this browser is somebody else now: connect again")));
        }
        let soon = told.games != self.sent.games || (self.lists && told.lists != self.sent.lists);
        let wait = match soon {
            true => Some(Duration::ZERO),
            false => (told.anything != self.sent.anything).then_some(self.spread),
        };
        if let Some(wait) = wait {
            let due = (now + wait).max(self.free);
            self.due = Some(self.due.map_or(due, |before| before.min(due)));
        }
        Ok(())
    }

    async fn tell(&mut self) -> Result<(), End> {
        let told = *self.watching.told.borrow();
        let anything = told.anything != self.sent.anything;
        let games = anything || told.games != self.sent.games;
        let lists = self.lists && (anything || told.lists != self.sent.lists);
        (self.sent, self.due, self.free) = (told, None, Instant::now() + PAUSE);
        if games || lists { self.send(ToWatcher::Changed { games, lists }).await } else { Ok(()) }
    }

    async fn send(&mut self, message: ToWatcher) -> Result<(), End> {
        let text = serde_json::to_string(&message).unwrap_or_default();
        self.write(Message::Text(text.into())).await
    }

    async fn write(&mut self, message: Message) -> Result<(), End> {
        let sent = timeout(STUCK, self.socket.send(message)).await;
        sent.ok().and_then(Result::ok).ok_or(None)
    }

    async fn ping(&mut self) -> Result<(), End> {
        if self.heard.elapsed() > SILENCE {
            return Err(away("silent for too long"));
        }
        self.write(Message::Ping(Vec::new().into())).await
    }

    async fn handle(&mut self, message: Result<Message, axum::Error>) -> Result<(), End> {
        let Ok(message) = message else {
            return Err(away("the message could not be read: expected text of at most 4 KiB"));
        };
        self.heard = Instant::now();
        if !self.bucket.take(self.heard.into_std()) {
            metrics::counter!("darkrock_pages_throttled").increment(1);
            return Err(away("too many messages"));
        }
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) => return Err(away("expected text, not binary data")),
            Message::Close(_) => return Err(None),
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
        };
        match serde_json::from_str(&text) {
            Ok(FromWatcher::Ping) => self.send(ToWatcher::Pong).await,
            Ok(FromWatcher::Watch { lists }) => {
                // Whoever begins to show the list reads it.
                self.sent.lists = self.watching.told.borrow().lists;
                self.lists = lists;
                Ok(())
            }
            Err(_) => Err(away("not a message of this protocol")),
        }
    }
}
