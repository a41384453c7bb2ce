//! A browser that receives push messages: what the server knows of it, and its test message.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The browser that a request is about.
#[derive(Deserialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct NamedBrowser {
    /// The address of its push service.
    pub endpoint: String,
}

/// What the server knows of a browser.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct BrowserState {
    /// The server's public key, in base64url: a browser that has subscribed with another one subscribes anew.
    pub key: String,
    /// Whether the guest has this browser: it subscribes anew otherwise, also because its push service no longer knew it.
    pub known: bool,
    /// When it last returned a test message, in milliseconds since 1970.
    #[ts(type = "number | null")]
    pub heard: Option<i64>,
    /// The status with which its push service last refused a message or put it off, 0 if there was no answer; none once one was accepted.
    pub failed: Option<u16>,
}

/// A test message is on its way.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct TestSent {
    /// The time of the server, in milliseconds since 1970: a browser that is heard then or later has received it.
    #[ts(type = "number")]
    pub at: i64,
}

/// A test message that has arrived.
#[derive(Deserialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct TestHeard {
    /// What stood in it.
    pub nonce: String,
}
