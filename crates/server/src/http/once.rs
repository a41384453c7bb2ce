//! Requests that change something and may be sent again, because no answer has come: with the header `Idempotency-Key` each is
//! carried out once, whichever node it reaches, and whoever sends it again gets the same answer.
//!
//! The node that gets it first claims it in the database, carries it out even when the client goes away, and keeps its answer for ten
//! minutes. Others wait for that answer. Only when the node is gone, which has then written whatever it will ever write
//! ([`only_as`]), is the request carried out anew: by then it may have been done, and only its answer was not kept, so a table
//! takes its id from the sender and the key, and what else there is finds itself done already. An error is not kept: nothing was
//! changed.

use super::App;
use crate::fairness::{random, sha256};
use crate::fault::Fault;
use crate::guest;
use crate::slow::in_same_line;
use crate::store::{Claim, Claimed, Store, StoreError, only_as};
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
use std::time::Duration;

/// The header with the client's id of a request.
pub(crate) const KEY: HeaderName = HeaderName::from_static("idempotency-key");

/// For how long an answer is kept, in seconds.
const KEPT: i64 = 600;
/// After what time a request that is carried out elsewhere is looked at for the first time, and later.
const LOOK: Duration = Duration::from_millis(50);
const LATER: Duration = Duration::from_millis(400);
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
    /// The sender and the key.
    named: String,
}

impl Once {
    /// The id of the table that this request makes: whoever carries it out again finds it.
    pub(super) fn table(&self) -> String {
        self.id[..32].to_owned()
    }

    /// A secret that this request gives its sender, the same whoever carries it out again. Neither the client's key nor the database
    /// alone tells it.
    ///
    /// # Errors
    /// When the database does not answer.
    pub(super) async fn secret(&self, store: &Store) -> Result<String, Fault> {
        let servers = store.secret(SECRET).await?;
        Ok(sha256(format!("{servers} {}", self.named).as_bytes()))
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
    let sender = guest::from_headers(&parts.headers).unwrap_or_default();
    let named = format!("{sender} {key}");
    let what = [parts.method.as_str(), " ", &parts.uri.to_string(), "\n"].concat();
    let claim = Claim {
        id: sha256(named.as_bytes()),
        digest: sha256(&[what.as_bytes(), &body].concat()),
        run: crate::fairness::hex(&random::<16>()?),
        ends: app.now() + KEPT,
    };
    let seal = Seal::of(&named)?;
    parts.extensions.insert(Once { id: claim.id.clone(), named });
    // What is kept is not compressed: whoever sends it again may not understand that.
    parts.headers.remove(ACCEPT_ENCODING);
    let request = Request::from_parts(parts, Body::from(body));
    // A client that has gone, to send it again, ends nothing: what is claimed is carried out.
    let work = tokio::spawn(in_same_line(claimed(app.clone(), claim, seal, request, next)));
    work.await.map_err(|error| Fault::internal(format!("an answer was lost: {error}")))?
}

/// Claims a request, carries it out and keeps its answer, unless it has one.
async fn claimed(app: App, claim: Claim, seal: Seal, request: Request, next: Next) -> Result<Response, Fault> {
    let (store, patience) = (app.hub.shared().store.clone(), app.config.limits.request_time);
    let late = || Fault::too_slow("the request took too long: send it again");
    let node = store.node();
    match tokio::time::timeout(patience, begin(&app, &claim)).await.unwrap_or_else(|_| Err(late())) {
        Ok(None) => {}
        Ok(Some(answer)) => return seal.open(&claim.id, &answer),
        Err(fault) => {
            // It may be claimed although nobody heard of it.
            store.forget_answer(&claim).await.ok();
            return Err(fault);
        }
    }
    let work = async move {
        let done = tokio::time::timeout(patience, next.run(request)).await;
        done.unwrap_or_else(|_| late().into_response())
    };
    // In a task of its own, so that one that panics leaves no claim behind.
    let done = tokio::spawn(only_as(node, in_same_line(work))).await;
    let failed = |error| Fault::internal(format!("a request has failed: {error}")).into_response();
    Ok(keep(&store, &claim, &seal, done.unwrap_or_else(failed)).await)
}

/// Claims a request, or waits for the answer that it has had already.
async fn begin(app: &App, claim: &Claim) -> Result<Option<String>, Fault> {
    let store = &app.hub.shared().store;
    let mut pause = LOOK;
    loop {
        match store.begin_answer(claim, app.now()).await {
            Ok(()) => return Ok(None),
            Err(StoreError::Overtaken) => {}
            Err(error) => return Err(error.into()),
        }
        while let Some(Claimed { digest, answer, lives }) = store.claimed(&claim.id, app.now()).await? {
            if digest != claim.digest {
                let message = "this Idempotency-Key was sent with another request: give each request a key of its own";
                return Err(Fault::unprocessable("key-reused", message));
            }
            if answer.is_some() {
                return Ok(answer);
            }
            if !lives {
                break;
            }
            tokio::time::sleep(pause).await;
            pause = LATER.min(pause * 2);
        }
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
        let claim = Claim { id, digest, run, ends: 1 };
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
