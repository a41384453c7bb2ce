//! An OpenID provider of the test, at which everybody is signed in, and the tokens that it signs.

use super::server::{Folder, Server, catalog, generous};
use axum::extract::{OriginalUri, State};
use axum::http::header::LOCATION;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use darkrock_server::config::ProviderConfig;
use darkrock_server::{Config, Secret};
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use rsa::traits::PublicKeyParts;
use rsa::{BigUint, Pkcs1v15Sign, RsaPrivateKey};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};

type Pairs = HashMap<String, String>;

pub const DISCOVERY: &str = "/.well-known/openid-configuration";
pub const KEYS: &str = "/keys";
pub const TOKEN: &str = "/token";

/// What the provider answers at an address instead of what belongs there.
#[derive(Clone, Copy)]
pub enum Instead {
    /// A redirect to another address, where the right answer is.
    Moved,
    /// The right answer, after more blanks than anybody reads.
    Long,
}

/// What the provider says and knows.
pub struct Said {
    /// The document of discovery.
    pub found: Value,
    /// The published keys.
    pub keys: Vec<Value>,
    /// What is wrong with one of the addresses.
    pub instead: Option<(&'static str, Instead)>,
    /// The addresses that were asked.
    pub asked: Vec<String>,
    /// For each code, which is handed out once: the challenge and the token.
    codes: HashMap<String, (String, String)>,
}

/// The provider.
#[derive(Clone)]
pub struct Fake {
    pub issuer: String,
    said: Arc<Mutex<Said>>,
}

/// The private key of this number.
fn key(number: u8) -> SigningKey {
    SigningKey::from_slice(&[number; 32]).expect("a key")
}

/// The public key of this number as a point.
pub fn point(number: u8) -> Vec<u8> {
    key(number).verifying_key().to_encoded_point(false).as_bytes().to_vec()
}

/// The public key of this number, as it is published.
pub fn jwk(number: u8, kid: &str) -> Value {
    let point = point(number);
    let (x, y) = (BASE64.encode(&point[1..33]), BASE64.encode(&point[33..]));
    json!({"kty": "EC", "crv": "P-256", "alg": "ES256", "use": "sig", "kid": kid, "x": x, "y": y})
}

/// Signs with the private key of this number.
pub fn es256(number: u8) -> impl Fn(&[u8]) -> Vec<u8> {
    move |text| {
        let signature: Signature = key(number).sign(text);
        signature.to_bytes().to_vec()
    }
}

/// A small RSA key, from fixed primes.
fn rsa_key() -> RsaPrivateKey {
    let primes = [
        "12488931461621009412732121510878632678836064581213116197091262430148456280485830652901557353026487311293668364315932\
         367617133001782708813612991925472079063",
        "11898379509301098185883664449429762929375695253566751936460981559282862587390367457944981473225755741660559066520303\
         500056725827875221856990210875675058869",
    ];
    let [p, q] = primes.map(|prime| prime.parse::<BigUint>().expect("a number"));
    RsaPrivateKey::from_p_q(p, q, BigUint::from(65537_u32)).expect("a key")
}

/// The public RSA key, as it is published.
pub fn rsa_jwk(kid: &str) -> Value {
    let public = rsa_key().to_public_key();
    let (n, e) = (BASE64.encode(public.n().to_bytes_be()), BASE64.encode(public.e().to_bytes_be()));
    json!({"kty": "RSA", "alg": "RS256", "use": "sig", "kid": kid, "n": n, "e": e})
}

/// Signs with the RSA key.
pub fn rs256(text: &[u8]) -> Vec<u8> {
    rsa_key().sign(Pkcs1v15Sign::new::<rsa::sha2::Sha256>(), &Sha256::digest(text)).expect("a signature")
}

/// A token of these parts.
pub fn token(head: &Value, claims: &Value, sign: impl Fn(&[u8]) -> Vec<u8>) -> String {
    let signed = format!("{}.{}", BASE64.encode(head.to_string()), BASE64.encode(claims.to_string()));
    let signature = BASE64.encode(sign(signed.as_bytes()));
    format!("{signed}.{signature}")
}

/// What stands in the query of the address at which somebody is to sign in.
fn asked_with(address: &str) -> Pairs {
    let (_, query) = address.split_once('?').expect("a query");
    form_urlencoded::parse(query.as_bytes()).into_owned().collect()
}

/// What belongs at an address.
async fn right(State(fake): State<Fake>, OriginalUri(uri): OriginalUri) -> Response {
    let path = uri.path();
    let (instead, document) = {
        let mut said = fake.said();
        said.asked.push(path.to_owned());
        let document = if path.ends_with(KEYS) { json!({"keys": said.keys}) } else { said.found.clone() };
        (said.instead, document)
    };
    match instead {
        Some((wrong, Instead::Moved)) if wrong == path => moved(path),
        Some((wrong, Instead::Long)) if wrong == path => long(&document),
        Some(_) | None => Json(document).into_response(),
    }
}

fn moved(path: &str) -> Response {
    (StatusCode::TEMPORARY_REDIRECT, [(LOCATION, format!("/moved{path}"))]).into_response()
}

fn long(document: &Value) -> Response {
    let text = format!("{}{document}", " ".repeat(1 << 20));
    ([("content-type", "application/json")], text).into_response()
}

async fn tokens(State(fake): State<Fake>, OriginalUri(uri): OriginalUri, head: HeaderMap, form: String) -> Response {
    let path = uri.path();
    fake.said().asked.push(path.to_owned());
    let instead = fake.said().instead.filter(|(wrong, _)| *wrong == path);
    if let Some((_, Instead::Moved)) = instead {
        return moved(path);
    }
    let Some(token) = fake.redeemed(&head, &form) else { return StatusCode::BAD_REQUEST.into_response() };
    let document = json!({"id_token": token, "access_token": "x", "token_type": "Bearer"});
    if instead.is_some() { long(&document) } else { Json(document).into_response() }
}

impl Fake {
    /// A provider with one key, number 1, whose name is `one`.
    pub async fn open() -> Self {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let issuer = format!("http://{}", listener.local_addr().expect("its number"));
        let found = json!({
            "issuer": issuer, "authorization_endpoint": format!("{issuer}/sign-in"),
            "token_endpoint": format!("{issuer}{TOKEN}"), "jwks_uri": format!("{issuer}{KEYS}"),
            "response_types_supported": ["code"], "subject_types_supported": ["public"],
            // With the worst that a provider could offer.
            "id_token_signing_alg_values_supported": ["RS256", "ES256", "HS256", "none"],
        });
        let said = Said { found, keys: vec![jwk(1, "one")], instead: None, asked: Vec::new(), codes: HashMap::new() };
        let fake = Self { issuer, said: Arc::new(Mutex::new(said)) };
        let routes = Router::new().route(DISCOVERY, get(right)).route(KEYS, get(right)).route(TOKEN, post(tokens));
        let routes = routes.clone().nest("/moved", routes).with_state(fake.clone());
        tokio::spawn(async move { axum::serve(listener, routes).await });
        fake
    }

    /// What it says and knows, to be changed.
    pub fn said(&self) -> MutexGuard<'_, Said> {
        self.said.lock().expect("no panic")
    }

    /// The configuration of a server that signs in with it.
    pub fn config(&self, folder: &Folder) -> Config {
        let mut config = Server::config(&folder.url(), generous(), Vec::new());
        config.provider = Some(ProviderConfig {
            name: "Ranch ID".to_owned(),
            issuer: self.issuer.clone(),
            client: "darkrock".to_owned(),
            secret: Secret("a:secret".to_owned()),
        });
        config
    }

    /// A server that signs in with it.
    pub async fn server(&self, folder: &Folder) -> Server {
        Server::run(self.config(folder), catalog()).await
    }

    /// The token for a code, if client and verifier are the right ones.
    fn redeemed(&self, head: &HeaderMap, form: &str) -> Option<String> {
        let form: Pairs = form_urlencoded::parse(form.as_bytes()).into_owned().collect();
        // "darkrock" and "a:secret", each encoded as in a form.
        let login = "Basic ZGFya3JvY2s6YSUzQXNlY3JldA==";
        if head.get("authorization").and_then(|value| value.to_str().ok()) != Some(login) {
            return None;
        }
        let (challenge, token) = self.said().codes.remove(&form["code"])?;
        (BASE64.encode(Sha256::digest(&form["code_verifier"])) == challenge).then_some(token)
    }

    /// What a right token says about somebody who signs in at this address.
    pub fn claims(&self, address: &str, subject: &str) -> Value {
        let nonce = &asked_with(address)["nonce"];
        json!({
            "iss": self.issuer, "aud": "darkrock", "sub": subject, "nonce": nonce, "iat": 1_700_000_000_i64,
            "exp": 32_503_680_000_i64,
        })
    }

    /// Hands out this token for whoever signs in at this address. Returns code and state.
    pub fn hand_out(&self, address: &str, token: String) -> (String, String) {
        assert!(address.starts_with(&format!("{}/sign-in?", self.issuer)), "{address}");
        let pairs = asked_with(address);
        assert_eq!((pairs["response_type"].as_str(), pairs["code_challenge_method"].as_str()), ("code", "S256"));
        assert_eq!((pairs["scope"].as_str(), pairs["client_id"].as_str()), ("openid", "darkrock"));
        assert_eq!(pairs["redirect_uri"], "https://play.example.org/api/account/provider/callback");
        let code = format!("code-of-{}", pairs["state"]);
        self.said().codes.insert(code.clone(), (pairs["code_challenge"].clone(), token));
        (code, pairs["state"].clone())
    }

    /// Somebody signs in at this address; the claims are changed as given. Returns code and state.
    pub fn sign_in(&self, address: &str, subject: &str, change: impl Fn(&mut Value)) -> (String, String) {
        let mut claims = self.claims(address, subject);
        change(&mut claims);
        self.hand_out(address, token(&json!({"alg": "ES256", "kid": "one"}), &claims, es256(1)))
    }
}
