//! One's place in line for slow work ([`crate::slow`]): whoever sends `Prefer: respond-async` and has to wait is told how many are
//! served before, with status 202, and keeps the place while asking again.

use super::{App, once::whole};
use crate::fairness::sha256;
use crate::fault::Fault;
use crate::guest;
use crate::peer::Peers;
use crate::slow::{InLine, SlowWork, in_line};
use crate::wire::api::Ahead;
use axum::Json;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::task::JoinHandle;

/// The header of an answer that tells only a place in line.
pub(super) const LINE: HeaderName = HeaderName::from_static("darkrock-line");
/// The header of whoever wants to know it, and its value (RFC 7240).
const PREFER: &str = "prefer";
const RESPOND_ASYNC: &str = "respond-async";
/// How long a request waits before it is told its place: less than clients wait before they ask again.
const SOON: Duration = Duration::from_secs(1);
/// Whoever has not asked again for so long has lost the place.
const GONE: Duration = Duration::from_secs(10);

/// A request that is worked on. It ends when this is dropped.
struct Work {
    task: JoinHandle<Response>,
    line: Arc<InLine>,
    asked: Instant,
}

impl Drop for Work {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// What has come of a request.
#[derive(Debug)]
enum Waited {
    Served(Response),
    /// So many are served before it.
    Waits(u32),
}

/// The requests that wait in line, by whose they are and what they ask for.
#[derive(Default)]
pub(super) struct Lines(Mutex<HashMap<String, Work>>);

impl Lines {
    fn with<T>(&self, change: impl FnOnce(&mut HashMap<String, Work>) -> T) -> T {
        change(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Waits for a request that waits in line already, or begins now: for its answer, or for a second if it is still in line then.
    ///
    /// # Errors
    /// When the work fails.
    async fn wait(
        &self,
        slow: &SlowWork,
        key: String,
        begin: impl FnOnce(Arc<InLine>) -> JoinHandle<Response>,
    ) -> Result<Waited, Fault> {
        let mut work = self.take(&key).unwrap_or_else(|| {
            let line = Arc::<InLine>::default();
            Work { task: begin(Arc::clone(&line)), line, asked: Instant::now() }
        });
        loop {
            if let Ok(done) = tokio::time::timeout(SOON, &mut work.task).await {
                let failed = |error| Fault::internal(format!("a request has failed: {error}"));
                return done.map(Waited::Served).map_err(failed);
            }
            if let Some(ahead) = slow.ahead(&work.line) {
                work.asked = Instant::now();
                self.with(|works| works.insert(key, work));
                return Ok(Waited::Waits(u32::try_from(ahead).unwrap_or(u32::MAX)));
            }
        }
    }

    fn take(&self, key: &str) -> Option<Work> {
        self.with(|works| {
            works.retain(|_, work| work.asked.elapsed() < GONE);
            works.remove(key)
        })
    }
}

/// Whether a request may have to wait for slow work.
pub(super) fn is_slow(method: &Method, path: &str) -> bool {
    let ends = |of: &[&str]| of.iter().any(|end| path.ends_with(end));
    match *method {
        Method::GET if path.starts_with("/tables/") => ends(&["/record", "/result", "/replay", "/missed", "/notes"]),
        Method::GET => path.starts_with("/content/") || path.starts_with("/rules/"),
        Method::POST => matches!(path, "/tables" | "/quick" | "/tutorial"),
        _ => false,
    }
}

/// Whose request it is, and which.
fn key_of(parts: &Parts, body: &[u8]) -> String {
    let address = || parts.extensions.get::<Peers>().map(ToString::to_string).unwrap_or_default();
    let who = guest::from_headers(&parts.headers).unwrap_or_else(address);
    let once = parts.headers.get(super::KEY).map_or(&[][..], HeaderValue::as_bytes);
    let what = format!("{who} {} {}\n", parts.method, parts.uri);
    sha256(&[what.as_bytes(), once, b"\n", body].concat())
}

/// Tells the place in line of a request for slow work, if it is asked to.
pub(super) async fn line(State(app): State<App>, request: Request, next: Next) -> Response {
    let wanted = request.headers().get_all(PREFER).iter().any(|value| value.as_bytes() == RESPOND_ASYNC.as_bytes());
    if !wanted || !is_slow(request.method(), request.uri().path()) {
        return next.run(request).await;
    }
    waited(&app, request, next).await.unwrap_or_else(IntoResponse::into_response)
}

async fn waited(app: &App, request: Request, next: Next) -> Result<Response, Fault> {
    let (parts, body) = request.into_parts();
    let body = whole(body, app.config.limits.body_bytes).await?;
    let key = key_of(&parts, &body);
    let begin = |line| {
        let request = Request::from_parts(parts, Body::from(body));
        tokio::spawn(in_line(line, next.run(request)))
    };
    Ok(match app.lines.wait(&app.hub.shared().slow, key, begin).await? {
        Waited::Served(answer) => answer,
        Waited::Waits(ahead) => {
            (StatusCode::ACCEPTED, [(LINE, ahead.to_string())], Json(Ahead { ahead })).into_response()
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::slow::Asker;
    use std::sync::atomic::{AtomicU32, Ordering};

    fn asker(guest: &str) -> Asker {
        Asker { guest: Some(guest.to_owned()), peers: Peers::default() }
    }

    /// Whoever waits is told so, keeps the place and is served once; whoever asks for something else waits besides.
    #[tokio::test]
    async fn whoever_asks_again_keeps_the_place() {
        let (slow, lines, done) = (SlowWork::new(1), Lines::default(), Arc::new(AtomicU32::new(0)));
        let (release, held) = std::sync::mpsc::channel::<()>();
        let holding = tokio::spawn({
            let slow = slow.clone();
            let work = move || {
                let _ = held.recv();
            };
            async move { slow.run(asker("mara"), work).await }
        });
        let begin = |guest: &'static str| {
            let (slow, done) = (slow.clone(), Arc::clone(&done));
            move |line| {
                let work = async move {
                    let work = move || done.fetch_add(1, Ordering::SeqCst);
                    slow.run(asker(guest), work).await.map(|_| "done").into_response()
                };
                tokio::spawn(in_line(line, work))
            }
        };
        let wait = async |key: &str, guest| lines.wait(&slow, key.to_owned(), begin(guest)).await.expect("no panic");
        for _ in 0..2 {
            assert!(matches!(wait("a", "jules").await, Waited::Waits(1)), "behind the one that runs");
        }
        assert!(matches!(wait("b", "belle").await, Waited::Waits(2)));
        assert_eq!(done.load(Ordering::SeqCst), 0);
        release.send(()).expect("it waits");
        holding.await.expect("no panic").expect("it is done");
        for (key, guest) in [("a", "jules"), ("b", "belle")] {
            assert!(matches!(wait(key, guest).await, Waited::Served(answer) if answer.status() == StatusCode::OK));
        }
        assert_eq!(done.load(Ordering::SeqCst), 2, "each is done once");
        assert!(lines.with(|works| works.is_empty()));
    }

    #[test]
    fn what_waits_for_slow_work_is_known() {
        for (method, path) in [
            (Method::GET, "/tables/a/record"),
            (Method::GET, "/tables/a/replay"),
            (Method::GET, "/rules/en"),
            (Method::GET, "/content/de"),
            (Method::POST, "/tables"),
            (Method::POST, "/tutorial"),
        ] {
            assert!(is_slow(&method, path), "{method} {path}");
        }
        for (method, path) in [(Method::GET, "/tables"), (Method::GET, "/me"), (Method::POST, "/tables/a/start")] {
            assert!(!is_slow(&method, path), "{method} {path}");
        }
    }
}
