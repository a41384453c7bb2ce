//! Accepting connections, with limits on their number, on the time to send a request or read a response, and on the
//! amount a client may send.

use crate::config::Limits;
use crate::limit::Bucket;
use crate::peer::{Peer, Proxies};
use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::collections::HashMap;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::{Duration, Instant};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio_io_timeout::TimeoutWriter;
use tower::ServiceExt;

/// The maximum size of a request's head, in bytes.
const HEAD: usize = 32 << 10;
/// The pause in accepting after the system refused a connection, for example because of its limit of open files.
const BACK_OFF: Duration = Duration::from_secs(1);
/// The interval of log lines about rejected connections.
const TOLD: Duration = Duration::from_secs(10);

/// The source of connections.
pub(crate) trait Source: Send + 'static {
    /// Accepts the next one.
    fn accept(&self) -> impl Future<Output = io::Result<(TcpStream, SocketAddr)>> + Send;
    /// The pause after the system has refused one.
    fn rest(&self) -> impl Future<Output = ()> + Send;
}

impl Source for TcpListener {
    fn accept(&self) -> impl Future<Output = io::Result<(TcpStream, SocketAddr)>> + Send {
        Self::accept(self)
    }

    fn rest(&self) -> impl Future<Output = ()> + Send {
        tokio::time::sleep(BACK_OFF)
    }
}

/// The server's side of the network.
pub(crate) struct Connections {
    limits: Limits,
    proxies: Proxies,
    /// The maximum number of connections.
    most: usize,
    routes: Router,
    open: Open,
    /// A shutdown signal for every connection, which also reports when the last one has ended.
    ending: watch::Sender<bool>,
    turned_away: u64,
    told: Option<Instant>,
}

impl Connections {
    /// No connections yet.
    pub(crate) fn new(routes: Router, limits: Limits, proxies: Proxies, most: usize) -> Self {
        let (open, ending) = (Open::default(), watch::Sender::new(false));
        Self { limits, proxies, most, routes, open, ending, turned_away: 0, told: None }
    }

    /// Serves connections until `stop` is ready, then waits for those that are busy.
    pub(crate) async fn serve(mut self, source: impl Source, stop: impl Future<Output = ()>) {
        let mut stop = pin!(stop);
        loop {
            let accepted = tokio::select! {
                accepted = source.accept() => accepted,
                () = &mut stop => break,
            };
            let error = match accepted {
                Ok((stream, address)) => {
                    self.take(stream, address);
                    continue;
                }
                // The client has disconnected.
                Err(error) if is_of_client(&error) => continue,
                Err(error) => error,
            };
            tracing::error!(%error, open = self.open.lock().all, "cannot accept connections");
            metrics::counter!("darkrock_accept_errors").increment(1);
            tokio::select! {
                () = source.rest() => {}
                () = &mut stop => break,
            }
        }
        drop(source);
        self.ending.send_replace(true);
        self.ending.closed().await;
    }

    /// Serves a connection, or closes it if there are too many.
    fn take(&mut self, stream: TcpStream, address: SocketAddr) {
        let own = (!self.proxies.trust(address.ip())).then(|| Peer::new(address.ip()));
        let most = (self.most, self.limits.connections_per_address as usize);
        let Some(place) = self.open.take(own, most) else {
            return self.turn_away(address);
        };
        // With Nagle's algorithm an update would wait for the acknowledgment of the previous one, up to 40 ms.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection is still slow");
        }
        let meter = Arc::new(Meter::default());
        let mut io = TimeoutWriter::new(Metered { stream, meter: Arc::clone(&meter), _place: place });
        io.set_timeout(Some(self.limits.write_time));
        let routes = self.routes.clone();
        let service = service_fn(move |request: hyper::Request<hyper::body::Incoming>| {
            let mut request: Request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(address));
            request.extensions_mut().insert(Arc::clone(&meter));
            routes.clone().oneshot(request)
        });
        let mut builder = http1::Builder::new();
        // Also the limit for an idle connection between two requests.
        builder.timer(TokioTimer::new()).header_read_timeout(self.limits.header_time).max_header_size(HEAD);
        let connection = builder.serve_connection(TokioIo::new(Box::pin(io)), service).with_upgrades();
        let mut ending = self.ending.subscribe();
        tokio::spawn(async move {
            let mut connection = pin!(connection);
            let ended = tokio::select! {
                ended = connection.as_mut() => ended,
                // Requests in progress are answered first.
                () = async { drop(ending.wait_for(|ending| *ending).await) } => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(error) = ended {
                tracing::debug!(%error, "a connection ended");
            }
            drop(ending);
        });
    }

    fn turn_away(&mut self, address: SocketAddr) {
        metrics::counter!("darkrock_connections_refused").increment(1);
        self.turned_away += 1;
        if self.told.is_none_or(|told| told.elapsed() >= TOLD) {
            let (count, open) = (std::mem::take(&mut self.turned_away), self.open.lock().all);
            tracing::warn!(%address, count, open, "too many connections: some were rejected");
            self.told = Some(Instant::now());
        }
    }
}

fn is_of_client(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// The number of open connections.
#[derive(Debug, Default)]
struct Counts {
    all: usize,
    by_peer: HashMap<Peer, usize>,
}

/// The open connections.
#[derive(Clone, Debug, Default)]
struct Open(Arc<Mutex<Counts>>);

/// An open connection; removed when dropped.
#[derive(Debug)]
struct Place {
    open: Open,
    peer: Option<Peer>,
}

impl Open {
    /// No code that could panic runs while it is locked, so the data behind a poisoned lock is consistent.
    fn lock(&self) -> MutexGuard<'_, Counts> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Acquires a slot for a connection; none if the total limit or the peer's is reached. Connections of a trusted
    /// proxy have no limit: they carry those of all clients.
    fn take(&self, peer: Option<Peer>, (most, most_of_peer): (usize, usize)) -> Option<Place> {
        let mut counts = self.lock();
        let of_peer = peer.and_then(|peer| counts.by_peer.get(&peer).copied()).unwrap_or(0);
        if counts.all >= most || of_peer >= most_of_peer {
            return None;
        }
        counts.all += 1;
        if let Some(peer) = peer {
            counts.by_peer.insert(peer, of_peer + 1);
        }
        metrics::gauge!("darkrock_connections").increment(1.0);
        Some(Place { open: self.clone(), peer })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut counts = self.open.lock();
        counts.all -= 1;
        if let Some(peer) = self.peer
            && let Some(open) = counts.by_peer.get_mut(&peer)
        {
            *open -= 1;
            if *open == 0 {
                counts.by_peer.remove(&peer);
            }
        }
        metrics::gauge!("darkrock_connections").decrement(1.0);
    }
}

/// A limit on the bytes that a connection may send once it carries a WebSocket.
///
/// Messages are counted when they are read. Data that never completes a message, such as endless empty fragments, is
/// not, so the bytes are limited, too: to the size of as many messages as are allowed.
#[derive(Debug, Default)]
pub(crate) struct Meter(Mutex<Option<Bucket>>);

impl Meter {
    /// Called when the connection becomes a WebSocket.
    pub(crate) fn start(&self, limits: &Limits) {
        let bytes = limits.messages_per_second.saturating_mul(u32::try_from(limits.message_bytes).unwrap_or(u32::MAX));
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(Bucket::new(bytes, Instant::now()));
    }

    /// Whether this many more bytes are allowed.
    fn allows(&self, bytes: usize) -> bool {
        let mut bucket = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        bucket.as_mut().is_none_or(|bucket| bucket.take_many(bytes, Instant::now()))
    }
}

/// A stream that counts the bytes read. It holds its slot until it is closed, also as a WebSocket.
struct Metered<S> {
    stream: S,
    meter: Arc<Meter>,
    _place: Place,
}

impl<S: AsyncRead + Unpin> AsyncRead for Metered<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        let count = buffer.filled().len() - before;
        if matches!(read, Poll::Ready(Ok(()))) && !self.meter.allows(count) {
            metrics::counter!("darkrock_pages_throttled").increment(1);
            return Poll::Ready(Err(io::Error::other("the client sends too much")));
        }
        read
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Metered<S> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }
    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }
    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(context, parts)
    }
    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::sync::mpsc;

    #[test]
    fn an_address_and_the_server_have_bounds() {
        let open = Open::default();
        let peer = |last: u8| Some(Peer::new([192, 0, 2, last].into()));
        let take = |peer| open.take(peer, (5, 2));
        let two = [take(peer(1)), take(peer(1))];
        assert!(two.iter().all(Option::is_some) && take(peer(1)).is_none());
        let proxied = [take(None), take(None)];
        assert!(proxied.iter().all(Option::is_some), "a proxy has no bound of its own");
        let last = take(peer(2));
        assert!(last.is_some() && take(peer(3)).is_none() && take(None).is_none(), "all are taken");
        drop(two);
        assert!(take(peer(1)).is_some());
        drop((proxied, last));
        assert!(open.lock().by_peer.is_empty() && open.lock().all == 0);
    }

    /// A listener that returns these errors in order, and then behaves like a real one.
    struct Script {
        errors: Mutex<Vec<io::Error>>,
        listener: TcpListener,
        rests: mpsc::UnboundedSender<()>,
        /// Whether pauses end.
        rested: bool,
    }

    impl Source for Script {
        async fn accept(&self) -> io::Result<(TcpStream, SocketAddr)> {
            let error = self.errors.lock().expect("no panic").pop();
            match error {
                Some(error) => Err(error),
                None => self.listener.accept().await,
            }
        }

        async fn rest(&self) {
            self.rests.send(()).expect("the test listens");
            if !self.rested {
                std::future::pending::<()>().await;
            }
        }
    }

    async fn script(errors: Vec<io::Error>, rested: bool) -> (Script, mpsc::UnboundedReceiver<()>, SocketAddr) {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let (rests, heard) = mpsc::unbounded_channel();
        (Script { errors: Mutex::new(errors), listener, rests, rested }, heard, address)
    }

    fn connections() -> Connections {
        let routes = Router::new().route("/", axum::routing::get(|| async { "here" }));
        Connections::new(routes, Limits::default(), Proxies::default(), 10)
    }

    /// Too many files, no memory: each error causes a pause, then the next client is served. A client that has
    /// disconnected causes none.
    #[tokio::test]
    async fn errors_of_the_listener_neither_end_the_server_nor_keep_it_busy() {
        use tokio::io::{AsyncReadExt, AsyncWriteExt};
        let of_system = [24, 23, 105, 12].map(io::Error::from_raw_os_error);
        let of_client = [io::ErrorKind::ConnectionAborted, io::ErrorKind::ConnectionReset].map(io::Error::from);
        let errors = of_system.into_iter().chain(of_client).collect();
        let (script, mut rests, address) = script(errors, true).await;
        let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
        let served = tokio::spawn(connections().serve(script, async { drop(stopped.await) }));
        let mut stream = TcpStream::connect(address).await.expect("it listens");
        stream.write_all(b"GET / HTTP/1.0\r\n\r\n").await.expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.expect("it answers");
        assert!(answer.ends_with("here"), "{answer}");
        stop.send(()).expect("it waits");
        served.await.expect("no panic");
        let mut count = 0;
        while rests.recv().await.is_some() {
            count += 1;
        }
        assert_eq!(count, 4, "a pause for each error of the system");
    }

    #[tokio::test]
    async fn a_server_that_pauses_can_be_stopped() {
        let (script, mut rests, _) = script(vec![io::Error::from_raw_os_error(24)], false).await;
        let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
        let served = tokio::spawn(connections().serve(script, async { drop(stopped.await) }));
        rests.recv().await.expect("it pauses");
        stop.send(()).expect("it waits");
        served.await.expect("it ends though its pause does not");
    }
}
