//! The host's own OpenID provider: the authorization code flow with PKCE, state and nonce (OpenID Connect Core 1.0, 3.1).
//!
//! The crate `openidconnect` writes the requests, and verifies ID tokens with the keys that the provider publishes at the
//! moment. Left to its users are the HTTP client (ours follows no redirect, reads no long answer and sends nothing to
//! unsafe addresses), the claim `azp`, and the difference of clocks. Of the claims only issuer and subject are used, as one
//! digest.

use crate::authorities;
use crate::config::{ProviderConfig, Secret};
use crate::fairness::sha256;
use crate::fault::Fault;
use axum::body::{Body, to_bytes};
use axum::http::{Response, StatusCode, Uri};
use hyper_rustls::{HttpsConnector, HttpsConnectorBuilder};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use openidconnect::core::{CoreAuthenticationFlow, CoreClient, CoreIdTokenClaims, CoreProviderMetadata};
use openidconnect::{
    AsyncHttpClient, AuthorizationCode, ClientId, ClientSecret, CsrfToken, EndpointMaybeSet, EndpointNotSet,
    EndpointSet, HttpRequest, HttpResponse, IssuerUrl, Nonce, PkceCodeChallenge, PkceCodeVerifier, RedirectUrl,
    TokenResponse as _,
};
use std::error::Error;
use std::io;
use std::iter::successors;
use std::pin::Pin;
use std::time::{Duration, SystemTime};

/// The timeout of a request to the provider.
const PATIENCE: Duration = Duration::from_secs(10);
/// The largest answer of the provider.
const LARGEST: usize = 64 << 10;
/// By how many seconds the clocks may differ.
const LEEWAY: u64 = 60;

/// The client of a provider whose endpoints and keys were just read.
type Introduced =
    CoreClient<EndpointSet, EndpointNotSet, EndpointNotSet, EndpointNotSet, EndpointMaybeSet, EndpointMaybeSet>;

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

/// A client of the host's own OpenID issuer.
#[derive(Debug, Clone)]
pub struct Provider {
    config: ProviderConfig,
    client: Client<HttpsConnector<HttpConnector>, Body>,
}

fn failed(what: &str) -> Fault {
    tracing::warn!(reason = what, "the OpenID provider could not be used");
    let fault = Fault::unavailable("").with("provider", "signing in with the provider failed: try again");
    Fault { status: StatusCode::BAD_GATEWAY, ..fault }
}

/// An error, with the errors that caused it.
fn caused(error: impl Error) -> Fault {
    let all = successors(Some(&error as &dyn Error), |error| (*error).source());
    failed(&all.map(ToString::to_string).collect::<Vec<_>>().join(": "))
}

impl Provider {
    /// A client of the configured provider.
    ///
    /// # Errors
    /// When TLS cannot be configured.
    pub fn new(config: &ProviderConfig) -> io::Result<Self> {
        let connector = HttpsConnectorBuilder::new().with_tls_config(authorities::tls()?);
        let connector = connector.https_or_http().enable_http1().build();
        Ok(Self { config: config.clone(), client: Client::builder(TokioExecutor::new()).build(connector) })
    }

    /// The provider's name on the page.
    pub fn name(&self) -> &str {
        &self.config.name
    }

    /// Reads where the provider is asked, and its keys: anew each time, since providers change their keys.
    async fn introduce(&self, back: &str) -> Result<Introduced, Fault> {
        let ProviderConfig { issuer, client, secret: Secret(secret), .. } = &self.config;
        let issuer = IssuerUrl::new(issuer.clone()).map_err(caused)?;
        let found = CoreProviderMetadata::discover_async(issuer, self).await.map_err(caused)?;
        let (client, secret) = (ClientId::new(client.clone()), ClientSecret::new(secret.clone()));
        let back = RedirectUrl::new(back.to_owned()).map_err(caused)?;
        Ok(CoreClient::from_provider_metadata(found, client, Some(secret)).set_redirect_uri(back))
    }

    /// Sends a request. A redirect is an answer like any other.
    async fn send(&self, request: HttpRequest) -> io::Result<HttpResponse> {
        let address = request.uri().to_string();
        if !is_safe(&address) {
            return Err(io::Error::other(format!("{address} is neither encrypted nor on this machine")));
        }
        let work = async {
            let (head, body) =
                self.client.request(request.map(Body::from)).await.map_err(io::Error::other)?.into_parts();
            let body = to_bytes(Body::new(body), LARGEST).await.map_err(io::Error::other)?;
            Ok(Response::from_parts(head, body.into()))
        };
        let late = || io::Error::other(format!("{address} does not answer"));
        tokio::time::timeout(PATIENCE, work).await.map_err(|_| late())?
    }

    /// Where the browser signs in; it returns to `back`.
    ///
    /// # Errors
    /// When the provider does not answer.
    pub async fn address(&self, visit: &Visit, back: &str) -> Result<String, Fault> {
        let introduced = self.introduce(back).await?;
        let (state, nonce) = (CsrfToken::new(visit.state.clone()), Nonce::new(visit.nonce.clone()));
        let challenge = PkceCodeChallenge::from_code_verifier_sha256(&PkceCodeVerifier::new(visit.verifier.clone()));
        let request = introduced.authorize_url(CoreAuthenticationFlow::AuthorizationCode, || state, || nonce);
        let (address, _, _) = request.set_pkce_challenge(challenge).url();
        if !is_safe(address.as_str()) {
            return Err(failed(&format!("{address} is neither encrypted nor on this machine")));
        }
        Ok(address.into())
    }

    /// Who signed in: the digest of issuer and subject, for the code with which the browser has returned, at a time in
    /// seconds since 1970.
    ///
    /// # Errors
    /// When the provider does not accept the code, or its token is forged, too old, or not for this visit.
    pub async fn subject(&self, visit: &Visit, code: &str, back: &str, now: i64) -> Result<String, Fault> {
        let introduced = self.introduce(back).await?;
        let request = introduced.exchange_code(AuthorizationCode::new(code.to_owned())).map_err(caused)?;
        let request = request.set_pkce_verifier(PkceCodeVerifier::new(visit.verifier.clone()));
        let tokens = request.request_async(self).await.map_err(caused)?;
        let token = tokens.id_token().ok_or_else(|| failed("it sent no ID token"))?;
        let seconds = u64::try_from(now).unwrap_or_default().saturating_sub(LEEWAY);
        let time = SystemTime::UNIX_EPOCH + Duration::from_secs(seconds);
        // What a token for several clients must say besides is checked below.
        let verifier = introduced.id_token_verifier().set_time_fn(|| time.into());
        let verifier = verifier.set_other_audience_verifier_fn(|_| true);
        let claims = token.claims(&verifier, &Nonce::new(visit.nonce.clone())).map_err(caused)?;
        self.check(claims).map_err(failed)?;
        Ok(sha256(format!("{} {}", claims.issuer().as_str(), claims.subject().as_str()).as_bytes()))
    }

    /// What the crate leaves open: for whom the token was made (3.1.3.7, 4 and 5), and the length of a subject (2).
    fn check(&self, claims: &CoreIdTokenClaims) -> Result<(), &'static str> {
        let party = claims.authorized_party().map(|party| party.as_str());
        let is_ours = party.is_none_or(|party| party == self.config.client);
        let is_sole = claims.audiences().len() == 1;
        match claims.subject().len() {
            1..=255 if is_ours && (is_sole || party.is_some()) => Ok(()),
            1..=255 => Err("the token is for another client"),
            _ => Err("the token has no subject"),
        }
    }
}

impl<'c> AsyncHttpClient<'c> for Provider {
    type Error = io::Error;
    type Future = Pin<Box<dyn Future<Output = io::Result<HttpResponse>> + Send + 'c>>;

    fn call(&'c self, request: HttpRequest) -> Self::Future {
        Box::pin(self.send(request))
    }
}

/// Whether secrets may be sent to an address: it is encrypted, or on this machine.
pub fn is_safe(address: &str) -> bool {
    let Ok(uri) = address.parse::<Uri>() else { return false };
    let is_local = matches!(uri.host(), Some("127.0.0.1" | "localhost" | "[::1]"));
    let has_user = uri.authority().is_none_or(|authority| authority.as_str().contains('@'));
    !has_user && (uri.scheme_str() == Some("https") || (uri.scheme_str() == Some("http") && is_local))
}

#[cfg(test)]
mod tests {
    use super::is_safe;

    #[test]
    fn secrets_are_sent_encrypted_or_to_this_machine() {
        for safe in ["https://id.example.org/x?y", "http://127.0.0.1", "http://localhost:80/a", "http://[::1]:9/"] {
            assert!(is_safe(safe), "{safe}");
        }
        for unsafe_ in [
            "http://id.example.org",
            "http://127.0.0.1.example.org/",
            "http://localhost.example.org/",
            // The host of these is the last one.
            "http://localhost@id.example.org/",
            "http://localhost:80@id.example.org/",
            "http://127.0.0.1:1@[::2]/",
            "https://me:secret@id.example.org/",
            "http://2130706433/",
            "ftp://127.0.0.1/",
            "id.example.org",
            "/sign-in",
            "",
        ] {
            assert!(!is_safe(unsafe_), "{unsafe_}");
        }
    }
}
