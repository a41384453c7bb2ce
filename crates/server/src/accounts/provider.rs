//! The host's own OpenID provider: the authorization code flow with PKCE, state and nonce (OpenID Connect Core 1.0, 3.1).
//!
//! The ID token comes straight from the provider's token endpoint, over a connection whose certificate was verified; its
//! signature need not be checked then (3.1.3.7, 6). Of its claims only issuer and subject are used, as one digest.

use crate::authorities;
use crate::config::{ProviderConfig, Secret};
use crate::fairness::sha256;
use crate::fault::Fault;
use axum::body::{Body, to_bytes};
use axum::http::header::{ACCEPT, AUTHORIZATION, CONTENT_TYPE};
use axum::http::{Method, Request, StatusCode};
use base64::Engine;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
use form_urlencoded::{Serializer, byte_serialize};
use hyper_rustls::{HttpsConnector, HttpsConnectorBuilder};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};
use std::time::Duration;

/// The timeout of a request to the provider.
const PATIENCE: Duration = Duration::from_secs(10);
/// The largest answer of the provider.
const LARGEST: usize = 64 << 10;
/// By how many seconds the clocks may differ.
const LEEWAY: i64 = 60;

/// What the provider says of itself.
#[derive(Deserialize)]
struct Discovered {
    issuer: String,
    authorization_endpoint: String,
    token_endpoint: String,
}

#[derive(Deserialize)]
struct Tokens {
    id_token: String,
}

/// One or several names.
#[derive(Deserialize)]
#[serde(untagged)]
enum Audience {
    One(String),
    Many(Vec<String>),
}

#[derive(Deserialize)]
struct Claims {
    iss: String,
    sub: String,
    aud: Audience,
    #[serde(default)]
    azp: Option<String>,
    exp: i64,
    #[serde(default)]
    nonce: Option<String>,
}

/// The secrets of one visit to the provider.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Visit {
    /// Comes back with the answer.
    pub state: String,
    /// Comes back in the token.
    pub nonce: String,
    /// Proves that the code is used by whoever asked for it.
    pub verifier: String,
}

/// The provider.
#[derive(Debug, Clone)]
pub struct Provider {
    config: ProviderConfig,
    client: Client<HttpsConnector<HttpConnector>, Body>,
}

fn failed(what: impl std::fmt::Display) -> Fault {
    tracing::warn!(reason = %what, "the OpenID provider could not be used");
    let fault = Fault::unavailable("").with("provider", "signing in with the provider failed: try again");
    Fault { status: StatusCode::BAD_GATEWAY, ..fault }
}

impl Provider {
    /// A client of the configured provider.
    ///
    /// # Errors
    /// When TLS cannot be configured.
    pub fn new(config: &ProviderConfig) -> std::io::Result<Self> {
        let connector = HttpsConnectorBuilder::new().with_tls_config(authorities::tls()?);
        let connector = connector.https_or_http().enable_http1().build();
        Ok(Self { config: config.clone(), client: Client::builder(TokioExecutor::new()).build(connector) })
    }

    /// The provider's name on the page.
    pub fn name(&self) -> &str {
        &self.config.name
    }

    async fn discover(&self) -> Result<Discovered, Fault> {
        let issuer = self.config.issuer.trim_end_matches('/');
        let request = Request::get(format!("{issuer}/.well-known/openid-configuration")).body(Body::empty());
        let found: Discovered = self.fetch(request.map_err(failed)?).await?;
        if found.issuer != self.config.issuer {
            return Err(failed(format!("it calls itself {}", found.issuer)));
        }
        for endpoint in [&found.authorization_endpoint, &found.token_endpoint] {
            if !is_safe(endpoint) {
                return Err(failed(format!("{endpoint} is neither encrypted nor on this machine")));
            }
        }
        Ok(found)
    }

    async fn fetch<T: DeserializeOwned>(&self, mut request: Request<Body>) -> Result<T, Fault> {
        request.headers_mut().insert(ACCEPT, axum::http::HeaderValue::from_static("application/json"));
        let work = async {
            let answer = self.client.request(request).await.map_err(failed)?;
            let status = answer.status();
            let body = to_bytes(Body::new(answer.into_body()), LARGEST).await.map_err(failed)?;
            if !status.is_success() {
                return Err(failed(format!("it answered {status}")));
            }
            serde_json::from_slice(&body).map_err(failed)
        };
        tokio::time::timeout(PATIENCE, work).await.map_err(|_| failed("it does not answer"))?
    }

    /// Where the browser signs in; it returns to `back`.
    ///
    /// # Errors
    /// When the provider does not answer.
    pub async fn address(&self, visit: &Visit, back: &str) -> Result<String, Fault> {
        let endpoint = self.discover().await?.authorization_endpoint;
        let challenge = URL_SAFE_NO_PAD.encode(Sha256::digest(visit.verifier.as_bytes()));
        let query = Serializer::new(String::new())
            .append_pair("response_type", "code")
            .append_pair("client_id", &self.config.client)
            .append_pair("redirect_uri", back)
            .append_pair("scope", "openid")
            .append_pair("state", &visit.state)
            .append_pair("nonce", &visit.nonce)
            .append_pair("code_challenge", &challenge)
            .append_pair("code_challenge_method", "S256")
            .finish();
        let joint = if endpoint.contains('?') { '&' } else { '?' };
        Ok(format!("{endpoint}{joint}{query}"))
    }

    /// Who signed in: the digest of issuer and subject, for the code with which the browser has returned.
    ///
    /// # Errors
    /// When the provider does not accept the code, or its token is not for this visit.
    pub async fn subject(&self, visit: &Visit, code: &str, back: &str, now: i64) -> Result<String, Fault> {
        let endpoint = self.discover().await?.token_endpoint;
        let form = Serializer::new(String::new())
            .append_pair("grant_type", "authorization_code")
            .append_pair("code", code)
            .append_pair("redirect_uri", back)
            .append_pair("client_id", &self.config.client)
            .append_pair("code_verifier", &visit.verifier)
            .finish();
        let encoded = |text: &str| byte_serialize(text.as_bytes()).collect::<String>();
        let Secret(secret) = &self.config.secret;
        let login = STANDARD.encode(format!("{}:{}", encoded(&self.config.client), encoded(secret)));
        let request = Request::builder()
            .method(Method::POST)
            .uri(endpoint)
            .header(CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header(AUTHORIZATION, format!("Basic {login}"))
            .body(Body::from(form));
        let tokens: Tokens = self.fetch(request.map_err(failed)?).await?;
        let claims = tokens.id_token.split('.').nth(1).and_then(|text| URL_SAFE_NO_PAD.decode(text).ok());
        let claims: Claims = serde_json::from_slice(&claims.unwrap_or_default()).map_err(failed)?;
        self.check(&claims, &visit.nonce, now).map_err(failed)?;
        Ok(sha256(format!("{} {}", claims.iss, claims.sub).as_bytes()))
    }

    fn check(&self, claims: &Claims, nonce: &str, now: i64) -> Result<(), &'static str> {
        let client = &self.config.client;
        let (for_us, alone) = match &claims.aud {
            Audience::One(name) => (name == client, true),
            Audience::Many(names) => (names.contains(client), names.len() == 1),
        };
        let given = claims.azp.as_ref().is_none_or(|party| party == client) && (alone || claims.azp.is_some());
        match () {
            () if claims.iss != self.config.issuer => Err("the token is another issuer's"),
            () if !for_us || !given => Err("the token is for another client"),
            () if claims.exp + LEEWAY < now => Err("the token has expired"),
            () if claims.nonce.as_deref() != Some(nonce) => Err("the token is for another visit"),
            () if claims.sub.is_empty() || claims.sub.len() > 255 => Err("the token has no subject"),
            () => Ok(()),
        }
    }
}

/// Whether secrets may be sent to an address: it is encrypted, or on this machine.
pub fn is_safe(address: &str) -> bool {
    let local = ["http://127.0.0.1", "http://localhost", "http://[::1]"];
    let ends = |rest: &str| rest.is_empty() || rest.starts_with([':', '/']);
    address.starts_with("https://") || local.iter().any(|own| address.strip_prefix(own).is_some_and(ends))
}
