//! One's place in line for slow work ([`crate::slow`]): whoever sends `Prefer: respond-async` and has to wait is told how many are
//! served before, with status 202, and keeps the place while asking again. Equal requests of the same person wait at one place, and each
//! gets the answer. Every node has a line of its own: the answer names the one in which the request waits, whoever asks again names it,
//! too, and the node that is reached then passes the question on to it.

use super::{App, KEY, once::whole};
use crate::fairness::sha256;
use crate::fault::Fault;
use crate::guest;
use crate::nodes::pass_on::copy;
use crate::nodes::{Unanswered, WAITS};
use crate::peer::Peers;
use crate::slow::{InLine, SlowWork, in_line};
use crate::wire::api::Ahead;
use axum::Json;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Request, State};
use axum::http::header::{ACCEPT, ACCEPT_ENCODING, ACCEPT_LANGUAGE, CONTENT_TYPE, IF_NONE_MATCH};
use axum::http::request::Parts;
use axum::http::{HeaderName, HeaderValue, Method, StatusCode, response};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt;
use futures_util::future::{BoxFuture, Shared};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::task::{AbortHandle, JoinHandle};

/// The header of an answer that tells only a place in line.
pub(super) const LINE: HeaderName = HeaderName::from_static("darkrock-line");
/// The header that names the node in whose line a request waits, in that answer and in the same request when it is sent again.
pub(super) const LINE_AT: HeaderName = HeaderName::from_static("darkrock-line-at");
/// The header of whoever wants to know it, and its value (RFC 7240).
const PREFER: &str = "prefer";
const RESPOND_ASYNC: &str = "respond-async";
/// How long a request waits before it is told its place: less than clients wait before they ask again.
const SOON: Duration = Duration::from_secs(1);
/// Whoever has not asked again for so long has lost the place.
const GONE: Duration = Duration::from_secs(10);
/// The same for whoever was not told one: clients that give up ask again soon, and later the answer may be another one.
const GONE_UNTOLD: Duration = Duration::from_secs(3);
/// The headers on which an answer may depend.
const VARY: [HeaderName; 5] = [ACCEPT, ACCEPT_ENCODING, ACCEPT_LANGUAGE, CONTENT_TYPE, IF_NONE_MATCH];

/// A request that waits in this node's line, and that another node has passed on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Waits;

/// An answer for each of those who wait for it.
#[derive(Clone)]
struct Answer {
    parts: response::Parts,
    body: Bytes,
}

impl Answer {
    async fn of(task: JoinHandle<Response>) -> Result<Self, Fault> {
        let failed = |error| Fault::internal(format!("a request has failed: {error}"));
        let (parts, body) = task.await.map_err(failed)?.into_parts();
        let body = to_bytes(body, usize::MAX).await;
        let body = body.map_err(|error| Fault::internal(format!("an answer has no end: {error}")))?;
        Ok(Self { parts, body })
    }
}

impl IntoResponse for Answer {
    fn into_response(self) -> Response {
        Response::from_parts(self.parts, Body::from(self.body))
    }
}

/// A request that is worked on. It ends when this is dropped.
struct Work {
    answer: Shared<BoxFuture<'static, Result<Answer, Fault>>>,
    task: AbortHandle,
    line: Arc<InLine>,
    asked: Mutex<Instant>,
    /// Whether somebody was told its place.
    told: AtomicBool,
}

impl Work {
    fn begin(begin: impl FnOnce(Arc<InLine>) -> JoinHandle<Response>) -> Arc<Self> {
        let line = Arc::<InLine>::default();
        let task = begin(Arc::clone(&line));
        let (stop, asked) = (task.abort_handle(), Mutex::new(Instant::now()));
        let answer = Answer::of(task).boxed().shared();
        Arc::new(Self { answer, task: stop, line, asked, told: AtomicBool::new(false) })
    }

    /// Somebody still asks for it.
    fn note_asked(&self) {
        *self.asked.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    fn is_wanted(&self) -> bool {
        let gone = if self.told.load(Ordering::Relaxed) { GONE } else { GONE_UNTOLD };
        self.asked.lock().unwrap_or_else(PoisonError::into_inner).elapsed() < gone
    }
}

impl Drop for Work {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// What has come of a request.
enum Waited {
    Served(Answer),
    /// So many are served before it.
    Waits(u32),
}

/// The requests that wait in line, by whose they are and what they ask for.
#[derive(Default)]
pub(super) struct Lines(Mutex<HashMap<String, Arc<Work>>>);

impl Lines {
    fn with<T>(&self, change: impl FnOnce(&mut HashMap<String, Arc<Work>>) -> T) -> T {
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
        let work = self.with(|works| {
            works.retain(|_, work| work.is_wanted());
            Arc::clone(works.entry(key.clone()).or_insert_with(|| Work::begin(begin)))
        });
        loop {
            work.note_asked();
            if let Ok(answer) = tokio::time::timeout(SOON, work.answer.clone()).await {
                self.end(&key, &work);
                return answer.map(Waited::Served);
            }
            if let Some(ahead) = slow.ahead(&work.line) {
                work.note_asked();
                work.told.store(true, Ordering::Relaxed);
                return Ok(Waited::Waits(u32::try_from(ahead).unwrap_or(u32::MAX)));
            }
        }
    }

    /// A work is done: whoever asks from now on asks anew.
    fn end(&self, key: &str, work: &Arc<Work>) {
        self.with(|works| {
            if works.get(key).is_some_and(|there| Arc::ptr_eq(there, work)) {
                works.remove(key);
            }
        });
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
fn key_of(guest: Option<String>, parts: &Parts, body: &[u8]) -> String {
    let address = || parts.extensions.get::<Peers>().map(ToString::to_string).unwrap_or_default();
    let who = guest.unwrap_or_else(address);
    let what = format!("{who} {} {}", parts.method, parts.uri);
    let mut key = what.into_bytes();
    for name in VARY.iter().chain([&KEY]) {
        for value in parts.headers.get_all(name) {
            key.extend([b"\n", name.as_str().as_bytes(), b" ", value.as_bytes()].concat());
        }
    }
    sha256(&[&key, &b"\n\n"[..], body].concat())
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
    if let Some(answer) = waited_there(app, &parts, &body).await? {
        return Ok(answer);
    }
    let shared = app.hub.shared();
    let key = key_of(guest::from_headers(&parts.headers, &app.config), &parts, &body);
    let begin = |line| {
        let request = Request::from_parts(parts, Body::from(body));
        tokio::spawn(in_line(line, next.run(request)))
    };
    Ok(match app.lines.wait(&shared.slow, key, begin).await? {
        Waited::Served(answer) => answer.into_response(),
        Waited::Waits(ahead) => {
            let here = shared.nodes.mark(&shared.store.node()).await?;
            (StatusCode::ACCEPTED, [(LINE, ahead.to_string()), (LINE_AT, here)], Json(Ahead { ahead })).into_response()
        }
    })
}

/// The answer of the node in whose line a request waits, if that is another one. If that one is gone, the request waits here anew.
async fn waited_there(app: &App, parts: &Parts, body: &Bytes) -> Result<Option<Response>, Fault> {
    let mark = parts.headers.get(LINE_AT).and_then(|mark| mark.to_str().ok());
    // It waits here, since another node has passed it on.
    let Some(mark) = mark.filter(|_| parts.extensions.get::<Waits>().is_none()) else { return Ok(None) };
    let nodes = &app.hub.shared().nodes;
    let Some(node) = nodes.marked(mark).await? else { return Ok(None) };
    let mut request = copy(parts, body.clone());
    request.headers_mut().insert(WAITS, HeaderValue::from_static("yes"));
    match nodes.send(&node, request).await {
        Ok(answer) => Ok(Some(answer.map(Body::new))),
        Err(Unanswered { sent: true, fault }) if !parts.method.is_safe() && !parts.headers.contains_key(KEY) => {
            Err(fault)
        }
        Err(_) => Ok(None),
    }
}

#[cfg(test)]
mod on_two_nodes;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::slow::Asker;
    use std::sync::atomic::AtomicU32;

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
            assert!(matches!(wait(key, guest).await, Waited::Served(answer) if answer.parts.status == StatusCode::OK));
        }
        assert_eq!(done.load(Ordering::SeqCst), 2, "each is done once");
        assert!(lines.with(|works| works.is_empty()));
    }

    /// Two tabs of one person, or two browsers without a name behind one address, ask for the same: they wait at one place, and both get
    /// the answer, also while others are served.
    #[tokio::test]
    async fn equal_requests_share_a_place_and_the_answer() {
        let (slow, lines, done) = (SlowWork::new(1), Lines::default(), Arc::new(AtomicU32::new(0)));
        let (release, held) = std::sync::mpsc::channel::<()>();
        let holding = tokio::spawn({
            let slow = slow.clone();
            let work = move || {
                let _ = held.recv();
            };
            async move { slow.run(asker("mara"), work).await }
        });
        let ask = async || {
            let begin = |line| {
                let (slow, done) = (slow.clone(), Arc::clone(&done));
                let work = async move {
                    let work = move || done.fetch_add(1, Ordering::SeqCst);
                    slow.run(asker("jules"), work).await.map(|_| "done").into_response()
                };
                tokio::spawn(in_line(line, work))
            };
            lines.wait(&slow, "a".to_owned(), begin).await.expect("no panic")
        };
        for _ in 0..2 {
            let both = tokio::join!(ask(), ask());
            assert!(matches!(both, (Waited::Waits(1), Waited::Waits(1))), "both are next");
        }
        release.send(()).expect("it waits");
        for waited in <[Waited; 2]>::from(tokio::join!(ask(), ask())) {
            let Waited::Served(answer) = waited else { panic!("both are served") };
            let answer = answer.into_response();
            assert_eq!(answer.status(), StatusCode::OK);
            assert_eq!(to_bytes(answer.into_body(), 99).await.expect("a body"), "done");
        }
        holding.await.expect("no panic").expect("it is done");
        assert_eq!(done.load(Ordering::SeqCst), 1, "it is done once");
        assert!(lines.with(|works| works.is_empty()));
    }

    #[test]
    fn what_an_answer_depends_on_is_part_of_the_request() {
        let key = |headers: &[(HeaderName, &str)], body: &str| {
            let request =
                headers.iter().fold(Request::get("/rules/en"), |request, (name, value)| request.header(name, *value));
            key_of(None, &request.body(()).expect("a request").into_parts().0, body.as_bytes())
        };
        let keys = [
            key(&[], ""),
            key(&[], "{}"),
            key(&[(IF_NONE_MATCH, "\"a\"")], ""),
            key(&[(ACCEPT_ENCODING, "gzip")], ""),
            key(&[(KEY, "0123456789abcdef")], ""),
        ];
        let different: std::collections::BTreeSet<_> = keys.iter().collect();
        assert_eq!(different.len(), keys.len());
        assert_eq!(keys[0], key(&[(LINE_AT, "somewhere")], ""), "whoever asks again asks for the same");
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
