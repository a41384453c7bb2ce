//! Requests that change something and may be sent again, because no answer has come: with the header `Idempotency-Key` each is
//! carried out once, whichever node it reaches, and whoever sends it again gets the same answer.
//!
//! The node that gets it first claims it in the database, carries it out even when the client goes away, and keeps its answer for ten
//! minutes. Others wait for that answer. Only when the node is gone, which has then written whatever it will ever write
//! ([`only_as`]), is the request carried out anew: by then it may have been done, and only its answer was not kept ([`Again`]). What it
//! makes takes its id from the sender and the key, and what it changes is looked at before it is refused as done already. An error is
//! not kept: nothing was changed.

use super::App;
use crate::fairness::{random, sha256};
use crate::fault::Fault;
use crate::guest;
use crate::places::{Asker, Full, Place, Places};
use crate::slow::in_same_line;
use crate::store::{Claim, Claimed, Store, StoreError, only_as};
use axum::Extension;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Request, State};
use axum::http::header::{ACCEPT_ENCODING, CONTENT_TYPE, HeaderName, HeaderValue, SET_COOKIE};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use ring::aead::{AES_256_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use ring::digest::{SHA256, digest};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::watch;

/// The header with the client's id of a request.
pub(crate) const KEY: HeaderName = HeaderName::from_static("idempotency-key");

/// After what time a request that is carried out elsewhere is looked at for the first time, and later.
const LOOK: Duration = Duration::from_millis(50);
const LATER: Duration = Duration::from_millis(400);
/// How many requests of a guest, and of an address, may wait here for answers that they get elsewhere. A page has each request under way
/// once or twice.
const MOST_OF_GUEST: u32 = 8;
const MOST_OF_ADDRESS: u32 = 32;
/// The longest answer that is kept, in bytes.
const LONGEST: usize = 1 << 20;
/// What changes nothing on the server is simply done again.
pub(super) const STORES_NOTHING: &str = "/tutorial";

/// The name of the secret from which secrets of requests are made.
const SECRET: &str = "answers";

/// A request that may be sent again.
#[derive(Clone)]
pub(super) struct Once {
    /// The SHA-256 of the sender and the key.
    id: String,
    /// The SHA-256 of the request.
    digest: String,
    /// The sender and the key.
    named: String,
}

/// What a request asks for may be done already, by a node that was gone before it could say so: it is no error then.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Again;

/// Whether it may be.
pub(crate) type MayBeDone = Option<Extension<Again>>;

impl Once {
    /// The id of the table that this request makes: whoever carries it out again finds it.
    pub(super) fn table(&self) -> String {
        self.id[..32].to_owned()
    }

    /// A secret of this kind that this request gives its sender, the same whoever carries it out again. Neither what the client has sent
    /// nor the database alone tells it, and another request has another one, also under a key that somebody else has chosen, too.
    ///
    /// # Errors
    /// When the database does not answer.
    pub(super) async fn secret(&self, store: &Store, kind: &str) -> Result<String, Fault> {
        let servers = store.secret(SECRET).await?;
        Ok(sha256(format!("{servers} {kind} {} {}", self.digest, self.named).as_bytes()))
    }
}

/// The key of a request; none if it has none, or changes nothing.
fn key_of(request: &Request) -> Result<Option<String>, Fault> {
    let Some(value) = request.headers().get(KEY) else { return Ok(None) };
    if request.method().is_safe() || request.uri().path().ends_with(STORES_NOTHING) {
        return Ok(None);
    }
    // The quotation marks are those of structured headers.
    let key = value.to_str().unwrap_or_default().trim_matches('"');
    let shaped = key.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_');
    if shaped && (16..=64).contains(&key.len()) {
        return Ok(Some(key.to_owned()));
    }
    let message = "the Idempotency-Key is malformed: expected 16 to 64 random letters, digits, hyphens or underscores";
    Err(Fault::bad("key", message))
}

/// The whole body of a request.
///
/// # Errors
/// When it is longer than that.
pub(crate) async fn whole(body: Body, most: usize) -> Result<Bytes, Fault> {
    to_bytes(body, most).await.map_err(|_| {
        let message = format!("the body of the request is too long: expected at most {most} bytes");
        Fault { status: StatusCode::PAYLOAD_TOO_LARGE, ..Fault::bad("too-large", message) }
    })
}

/// Carries a request with a key out once.
pub(super) async fn once(State(app): State<App>, request: Request, next: Next) -> Response {
    match key_of(&request) {
        Ok(None) => next.run(request).await,
        Ok(Some(key)) => carried_out(&app, &key, request, next).await.unwrap_or_else(IntoResponse::into_response),
        Err(fault) => fault.into_response(),
    }
}

async fn carried_out(app: &App, key: &str, request: Request, next: Next) -> Result<Response, Fault> {
    let (mut parts, body) = request.into_parts();
    let body = whole(body, app.config.limits.body_bytes).await?;
    // Whose key it is: nobody else finds the answer by it.
    let guest = guest::from_headers(&parts.headers, &app.config);
    let named = format!("{} {key}", guest.as_deref().unwrap_or_default());
    let what = [parts.method.as_str(), " ", &parts.uri.to_string(), "\n"].concat();
    let claim = Claim {
        id: sha256(named.as_bytes()),
        digest: sha256(&[what.as_bytes(), &body].concat()),
        run: crate::fairness::hex(&random::<16>()?),
    };
    let seal = Arc::new(Seal::of(&named)?);
    let asker = Asker { guest, peers: parts.extensions.get().cloned().unwrap_or_default() };
    parts.extensions.insert(Once { id: claim.id.clone(), digest: claim.digest.clone(), named });
    // What is kept is not compressed: whoever sends it again may not understand that.
    parts.headers.remove(ACCEPT_ENCODING);
    let request = Request::from_parts(parts, Body::from(body));
    let done = looked_after(app, &claim, &seal, &asker, (request, next));
    tokio::time::timeout(app.config.limits.request_time, done).await.unwrap_or_else(|_| Err(late()))
}

fn late() -> Fault {
    Fault::too_slow("the request took too long: send it again")
}

fn reused() -> Fault {
    let message = "this Idempotency-Key was sent with another request: give each request a key of its own";
    Fault::unprocessable("key-reused", message)
}

/// Carries a request out, or waits for the answer that it gets elsewhere. Of the same requests at this node one does so, the others wait
/// for that one.
async fn looked_after(
    app: &App,
    claim: &Claim,
    seal: &Arc<Seal>,
    asker: &Asker,
    mut asked: (Request, Next),
) -> Result<Response, Fault> {
    let store = &app.hub.shared().store;
    loop {
        let mut lead = match app.underway.enter(claim)? {
            Entered::Leads(lead) => lead,
            Entered::Follows(mut over) => {
                let place = app.underway.wait(asker)?;
                // An error: it is over.
                over.changed().await.ok();
                drop(place);
                if let Stored::Answered(answer) = stored(store, claim).await? {
                    return seal.open(&claim.id, &answer);
                }
                continue;
            }
        };
        let (mut way, mut place) = (Way::Begin, None);
        loop {
            // A client that has gone, to send it again, ends nothing: what is claimed is carried out.
            let work =
                tokio::spawn(in_same_line(claimed(app.clone(), claim.clone(), Arc::clone(seal), way, lead, asked)));
            let tried = work.await.map_err(|error| Fault::internal(format!("an answer was lost: {error}")))?;
            (lead, asked) = match tried? {
                Tried::Done(answer) => return Ok(answer),
                Tried::Overtaken(back) => *back,
            };
            if place.is_none() {
                place = Some(app.underway.wait(asker)?);
            }
            way = match answer_of_another(store, claim).await? {
                Stored::Answered(answer) => return seal.open(&claim.id, &answer),
                Stored::Orphaned => Way::TakeOver,
                Stored::Free | Stored::Underway => Way::Begin,
            };
        }
    }
}

/// What is stored of a request.
enum Stored {
    /// Nothing: nobody carries it out.
    Free,
    /// A node that lives carries it out.
    Underway,
    /// The node that has carried it out is gone.
    Orphaned,
    /// Its answer.
    Answered(String),
}

async fn stored(store: &Store, claim: &Claim) -> Result<Stored, Fault> {
    match store.claimed(&claim.id).await? {
        None => Ok(Stored::Free),
        Some(Claimed { digest, .. }) if digest != claim.digest => Err(reused()),
        Some(Claimed { answer: Some(answer), .. }) => Ok(Stored::Answered(answer)),
        Some(Claimed { lives: true, .. }) => Ok(Stored::Underway),
        Some(_) => Ok(Stored::Orphaned),
    }
}

/// Waits as long as another node carries it out.
async fn answer_of_another(store: &Store, claim: &Claim) -> Result<Stored, Fault> {
    let mut pause = LOOK;
    loop {
        match stored(store, claim).await? {
            Stored::Underway => tokio::time::sleep(pause).await,
            over => return Ok(over),
        }
        pause = LATER.min(pause * 2);
    }
}

/// How a request is claimed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// Nobody has begun it.
    Begin,
    /// The node is gone that has.
    TakeOver,
}

/// What came of a try to carry a request out.
enum Tried {
    Done(Response),
    /// Another node was faster, and the request comes back.
    Overtaken(Box<(Lead, (Request, Next))>),
}

/// Claims a request, carries it out and keeps its answer, unless another node was faster.
async fn claimed(
    app: App,
    claim: Claim,
    seal: Arc<Seal>,
    way: Way,
    lead: Lead,
    (mut request, next): (Request, Next),
) -> Result<Tried, Fault> {
    let (store, patience) = (app.hub.shared().store.clone(), app.config.limits.request_time);
    let node = store.node();
    let begin = async {
        match way {
            Way::Begin => store.begin_answer(&claim).await,
            Way::TakeOver => store.take_answer_over(&claim).await,
        }
    };
    let fault = match tokio::time::timeout(patience, begin).await {
        Ok(Ok(())) => None,
        Ok(Err(StoreError::Overtaken)) => return Ok(Tried::Overtaken(Box::new((lead, (request, next))))),
        Ok(Err(error)) => Some(error.into()),
        Err(_) => Some(late()),
    };
    if let Some(fault) = fault {
        // It may be claimed although nobody heard of it.
        store.forget_answer(&claim).await.ok();
        return Err(fault);
    }
    if way == Way::TakeOver {
        request.extensions_mut().insert(Again);
    }
    let work = async move {
        let done = tokio::time::timeout(patience, next.run(request)).await;
        done.unwrap_or_else(|_| late().into_response())
    };
    // In a task of its own, so that one that panics leaves no claim behind.
    let done = tokio::spawn(only_as(node, in_same_line(work))).await;
    let failed = |error| Fault::internal(format!("a request has failed: {error}")).into_response();
    let answer = keep(&store, &claim, &seal, done.unwrap_or_else(failed)).await;
    // Whoever waits for it finds its answer now.
    drop(lead);
    Ok(Tried::Done(answer))
}

/// The requests that this node carries out, or for whose answers it waits.
#[derive(Default)]
pub(super) struct Underway {
    runs: Mutex<HashMap<String, Run>>,
    /// Who waits for answers.
    waiting: Places,
}

struct Run {
    digest: String,
    over: watch::Receiver<()>,
}

/// The part of a request among those with the same id.
enum Entered {
    /// The first one.
    Leads(Lead),
    /// Another one is looked after: until its sender is gone.
    Follows(watch::Receiver<()>),
}

/// This request is looked after at this node until this is dropped.
struct Lead {
    underway: Arc<Underway>,
    id: String,
    _over: watch::Sender<()>,
}

impl Drop for Lead {
    fn drop(&mut self) {
        self.underway.lock().remove(&self.id);
    }
}

impl Underway {
    /// No code that could panic runs while it is locked, so the data behind a poisoned lock is consistent.
    fn lock(&self) -> MutexGuard<'_, HashMap<String, Run>> {
        self.runs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Looks after a request, or follows the one that is looked after.
    ///
    /// # Errors
    /// When that is another request.
    fn enter(self: &Arc<Self>, claim: &Claim) -> Result<Entered, Fault> {
        let mut runs = self.lock();
        if let Some(run) = runs.get(&claim.id) {
            return if run.digest == claim.digest { Ok(Entered::Follows(run.over.clone())) } else { Err(reused()) };
        }
        let (sender, over) = watch::channel(());
        runs.insert(claim.id.clone(), Run { digest: claim.digest.clone(), over });
        Ok(Entered::Leads(Lead { underway: Arc::clone(self), id: claim.id.clone(), _over: sender }))
    }

    /// Waits for an answer, unless the guest or address waits for too many.
    fn wait(&self, asker: &Asker) -> Result<Place, Fault> {
        let most = |Full { most }| {
            let message = format!("{most} of your requests that were sent again are being carried out: wait for them");
            Fault::too_many(message)
        };
        self.waiting.take(asker, MOST_OF_GUEST, MOST_OF_ADDRESS).map_err(most)
    }
}

/// Keeps an answer before it is sent, unless it is an error.
async fn keep(store: &Store, claim: &Claim, seal: &Seal, answer: Response) -> Response {
    let done = answer.status().is_success() || answer.status().is_redirection();
    let (parts, body) = answer.into_parts();
    let Ok(body) = to_bytes(body, usize::MAX).await else {
        return Fault::internal("an answer has no end".to_owned()).into_response();
    };
    let sealed = if done { seal.close(claim, parts.status, &parts.headers, &body) } else { None };
    let kept = match sealed {
        Some(sealed) => store.keep_answer(claim, sealed).await,
        None => store.forget_answer(claim).await,
    };
    if let Err(error) = kept {
        tracing::warn!(%error, "the answer to a request could not be kept");
    }
    Response::from_parts(parts, Body::from(body))
}

/// What is kept of an answer.
#[derive(Serialize, Deserialize)]
struct Kept {
    status: u16,
    headers: Vec<(String, String)>,
    body: String,
}

/// The encryption of an answer: it may have secrets of which the database has only hashes. The key is the sender's, and is not
/// stored.
struct Seal(LessSafeKey);

impl Seal {
    fn of(named: &str) -> Result<Self, Fault> {
        let key = digest(&SHA256, format!("darkrock answer {named}").as_bytes());
        let key = UnboundKey::new(&AES_256_GCM, key.as_ref());
        let key = key.map_err(|_| Fault::internal("a key has the wrong length".to_owned()))?;
        Ok(Self(LessSafeKey::new(key)))
    }

    /// An answer as it is stored; none for what cannot be.
    fn close(&self, claim: &Claim, status: StatusCode, headers: &HeaderMap, body: &[u8]) -> Option<String> {
        let kept = [CONTENT_TYPE, SET_COOKIE];
        let text = |value: &HeaderValue| value.to_str().ok().map(str::to_owned);
        let headers = kept.iter().flat_map(|name| headers.get_all(name).iter().map(move |value| (name, value)));
        let headers = headers.map(|(name, value)| Some((name.to_string(), text(value)?))).collect::<Option<_>>()?;
        let body = String::from_utf8(body.to_vec()).ok().filter(|body| body.len() <= LONGEST)?;
        let mut text = serde_json::to_vec(&Kept { status: status.as_u16(), headers, body }).ok()?;
        let nonce = random::<NONCE_LEN>().ok()?;
        let about = Aad::from(claim.id.as_bytes());
        self.0.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), about, &mut text).ok()?;
        Some(STANDARD.encode([&nonce[..], &text].concat()))
    }

    fn open(&self, id: &str, answer: &str) -> Result<Response, Fault> {
        let opened = || {
            let bytes = STANDARD.decode(answer).ok()?;
            let (nonce, text) = bytes.split_first_chunk::<NONCE_LEN>()?;
            let mut text = text.to_vec();
            let nonce = Nonce::assume_unique_for_key(*nonce);
            let text = self.0.open_in_place(nonce, Aad::from(id.as_bytes()), &mut text).ok()?;
            let Kept { status, headers, body } = serde_json::from_slice(text).ok()?;
            let mut response = Response::builder().status(status);
            for (name, value) in headers {
                response = response.header(name, value);
            }
            response.body(Body::from(body)).ok()
        };
        opened().ok_or_else(|| Fault::internal("a kept answer cannot be read".to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_read_with_the_key_of_its_request_alone() {
        let [id, digest, run] = ["id", "digest", "run"].map(str::to_owned);
        let claim = Claim { id, digest, run };
        let headers: HeaderMap = [(SET_COOKIE, HeaderValue::from_static("darkrock=secret"))].into_iter().collect();
        let seal = Seal::of("mara 0123456789abcdef").expect("a key");
        let closed = seal.close(&claim, StatusCode::OK, &headers, b"{}").expect("it is kept");
        assert!(!String::from_utf8_lossy(&STANDARD.decode(&closed).expect("base64")).contains("secret"));
        let opened = seal.open("id", &closed).expect("the answer");
        assert_eq!((opened.status(), opened.headers().get(SET_COOKIE)), (StatusCode::OK, headers.get(SET_COOKIE)));
        assert!(seal.open("other", &closed).is_err(), "of another request");
        assert!(Seal::of("mara 0123456789abcdeg").expect("a key").open("id", &closed).is_err(), "with another key");
        assert!(seal.close(&claim, StatusCode::OK, &headers, &[0xff]).is_none(), "no text");
    }

    /// Of the same requests at a node one asks the database, and the others wait for it; nobody has any number of them wait.
    #[tokio::test]
    async fn requests_that_wait_for_the_same_answer_wait_together() {
        let claim = |id: &str, digest: &str| {
            let [id, digest, run] = [id, digest, "run"].map(str::to_owned);
            Claim { id, digest, run }
        };
        let underway = Arc::<Underway>::default();
        let follows = |claim: Claim| match underway.enter(&claim).expect("the same request") {
            Entered::Follows(over) => over,
            Entered::Leads(_) => panic!("there is one already"),
        };
        let Ok(Entered::Leads(lead)) = underway.enter(&claim("a", "make")) else { panic!("it is the first one") };
        let mut waiting = [follows(claim("a", "make")), follows(claim("a", "make"))];
        assert!(matches!(underway.enter(&claim("b", "make")), Ok(Entered::Leads(_))), "another one");
        assert_eq!(underway.enter(&claim("a", "leave")).err().map(|fault| fault.code), Some("key-reused".into()));
        assert!(waiting.iter().all(|over| over.has_changed().is_ok()), "they wait");
        drop(lead);
        for over in &mut waiting {
            assert!(over.changed().await.is_err(), "it is over");
        }
        assert!(underway.lock().is_empty());
        let mara = Asker { guest: Some("mara".to_owned()), peers: crate::peer::Peers::default() };
        let places: Vec<Place> = (0..MOST_OF_GUEST).map(|_| underway.wait(&mara).expect("a place")).collect();
        assert_eq!(underway.wait(&mara).err().map(|fault| fault.status), Some(StatusCode::TOO_MANY_REQUESTS));
        assert!(underway.wait(&Asker { guest: Some("jules".to_owned()), ..mara.clone() }).is_ok(), "others may");
        drop(places);
        assert!(underway.wait(&mara).is_ok());
    }

    #[test]
    fn keys_are_long_and_plain() {
        let of = |method: &str, path: &str, key: &str| {
            let request = Request::builder().method(method).uri(path).header(KEY, key).body(Body::empty());
            key_of(&request.expect("a request")).map_err(|fault| fault.code)
        };
        let key = "0123456789abcdef";
        assert_eq!(of("POST", "/tables", key), Ok(Some(key.to_owned())));
        assert_eq!(of("POST", "/tables", &format!("\"{key}\"")), Ok(Some(key.to_owned())));
        assert_eq!((of("GET", "/tables", key), of("POST", "/tutorial", key)), (Ok(None), Ok(None)));
        for wrong in ["", "0123456789abcde", "0123456789abcdef!", &"a".repeat(65)] {
            assert_eq!(of("POST", "/tables", wrong), Err("key".into()), "{wrong}");
        }
    }
}
