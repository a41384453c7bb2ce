//! Web Push: messages to the push services of browsers (RFC 8030), signed by the server (RFC 8292, VAPID) and encrypted
//! for the browser (RFC 8291).
//!
//! The address of a push service comes from a browser, so a message goes only to public addresses over HTTPS, unless the
//! host allows others.

pub mod contact;
mod deliver;
mod encryption;
mod post;
mod vapid;

pub use deliver::spawn;
pub use post::{Reached, Sort, is_public};
pub use vapid::VapidKey;

use crate::fault::Fault;
use crate::store::{Store, Subscription};
use axum::http::Uri;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::OnceCell;

/// The name under which the key is stored.
const KEY: &str = "vapid";
/// The longest address of a push service.
const LONGEST_ENDPOINT: usize = 1024;
/// How long a push service may take to accept a message.
const PATIENCE: Duration = Duration::from_secs(15);

/// The settings of push messages.
#[derive(Debug, Clone)]
pub struct PushConfig {
    /// How push services can reach the host: `mailto:` or `https:` ([`contact::check`]). Without one it is the server's public address.
    pub contact: Option<String>,
    /// Whether push services may have any address, also over plain HTTP: for tests.
    pub anywhere: bool,
    /// How long a decision is pending before a message: whoever plays at the moment gets none, and standing orders
    /// come first.
    pub after: Duration,
    /// How long a push service may take to accept a message.
    pub patience: Duration,
}

impl Default for PushConfig {
    fn default() -> Self {
        Self { contact: None, anywhere: false, after: Duration::from_secs(120), patience: PATIENCE }
    }
}

impl PushConfig {
    /// These settings, with a contact of the server's public addresses if the host has named none. The log says when there is none.
    #[must_use]
    pub fn reachable(&self, origins: &[String]) -> Self {
        let contact = self.contact.clone().or_else(|| contact::of_origins(origins));
        if contact.is_none() {
            let hint = "give one with --push-contact, such as mailto:you@example.org, or the server's https address with --origin";
            tracing::warn!(hint, "push messages have no contact: some push services refuse them all");
        }
        Self { contact, ..self.clone() }
    }
}

/// The sender of push messages.
#[derive(Debug)]
pub struct Push {
    config: PushConfig,
    key: OnceCell<Arc<VapidKey>>,
}

/// A rejected subscription.
fn wrong(what: &str) -> Fault {
    Fault::bad("subscription", format!("the subscription has {what}"))
}

/// Bytes in base64url, with or without padding.
fn bytes(text: &str) -> Option<Vec<u8>> {
    URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok()
}

impl Push {
    /// A sender with these settings.
    pub fn new(config: PushConfig) -> Self {
        Self { config, key: OnceCell::new() }
    }

    /// How long a decision is pending before a message, in milliseconds.
    pub fn after(&self) -> i64 {
        i64::try_from(self.config.after.as_millis()).unwrap_or(i64::MAX)
    }

    /// The key that all servers of this database share; the first that needs it generates it.
    ///
    /// # Errors
    /// When it cannot be stored or read.
    pub async fn key(&self, store: &Store) -> Result<Arc<VapidKey>, Fault> {
        let load = || async {
            let body = store.secret_or(KEY, VapidKey::generate).await?;
            VapidKey::read(&body).map(Arc::new)
        };
        self.key.get_or_try_init(load).await.cloned()
    }

    /// Checks a subscription.
    ///
    /// # Errors
    /// When its address or its keys are invalid.
    pub fn check(&self, endpoint: &str, p256dh: &str, auth: &str) -> Result<(), Fault> {
        if endpoint.len() > LONGEST_ENDPOINT {
            return Err(wrong("too long an address"));
        }
        let uri: Uri = endpoint.parse().map_err(|_| wrong("an invalid address"))?;
        post::check(&uri, self.config.anywhere).map_err(wrong)?;
        if bytes(p256dh).is_none_or(|key| key.len() != 65 || key[0] != 4) {
            return Err(wrong("an invalid public key: expected an uncompressed point of P-256 in base64url"));
        }
        if bytes(auth).is_none_or(|auth| auth.len() != 16) {
            return Err(wrong("an invalid secret: expected 16 bytes in base64url"));
        }
        Ok(())
    }

    /// Sends a message to a browser.
    ///
    /// # Errors
    /// When the keys of the subscription are unusable, or the key of the server cannot be read.
    pub async fn send(
        &self,
        store: &Store,
        to: &Subscription,
        now: i64,
        sort: Sort,
        text: &str,
    ) -> Result<Reached, Fault> {
        let key = self.key(store).await?;
        let uri: Uri = to.endpoint.parse().map_err(|_| wrong("an invalid address"))?;
        let (public, auth) = (bytes(&to.p256dh).unwrap_or_default(), bytes(&to.auth).unwrap_or_default());
        let body = encryption::encrypt(&public, &auth, text.as_bytes()).ok_or_else(|| wrong("unusable keys"))?;
        let audience = post::audience(&uri);
        let authorization = key.authorization(&audience, self.config.contact.as_deref(), now)?;
        let sent = post::post(&uri, self.config.anywhere, &authorization, sort, body);
        let late = || Reached::Failed { status: 0, after: None, reason: "it did not answer in time".to_owned() };
        Ok(tokio::time::timeout(self.config.patience, sent).await.unwrap_or_else(|_| late()))
    }
}
