//! The bodies of requests and responses about accounts.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// The account of the requesting browser, and the ways to sign in that this server offers to this page.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct AccountPage {
    /// The account; none while the browser is not signed in.
    pub account: Option<AccountInfo>,
    /// Whether passkeys can be used, if the page was opened by a name: one opened by an Internet address cannot.
    pub passkeys: bool,
    /// Whether the server sends links by e-mail.
    pub email: bool,
    /// The name of the host's own provider of accounts, if there is one.
    pub provider: Option<String>,
}

/// An account. Times are in seconds since 1970.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct AccountInfo {
    /// The name that others see.
    pub name: String,
    /// When the account was made.
    #[ts(type = "number")]
    pub created: i64,
    /// When the valid recovery code was made.
    #[ts(type = "number")]
    pub recovery_made: i64,
    /// The confirmed e-mail address.
    pub email: Option<String>,
    /// Whether it is linked with the host's provider.
    pub provider: bool,
    /// Since when the host may publish the person's games that end from then on, without names; none by default.
    #[ts(type = "number | null")]
    pub shares_games: Option<i64>,
    /// The devices that are signed in, the last one first.
    pub sessions: Vec<SessionInfo>,
    /// The passkeys, the oldest first.
    pub passkeys: Vec<PasskeyInfo>,
}

/// A device that is signed in.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct SessionInfo {
    /// Its id in requests.
    pub id: String,
    /// The name that the person gave it; may be empty.
    pub label: String,
    /// When it signed in.
    #[ts(type = "number")]
    pub created: i64,
    /// The day on which it was last seen.
    #[ts(type = "number")]
    pub seen: i64,
    /// Whether it is the requesting browser.
    pub here: bool,
}

/// What the person sees of it in the list, nothing that signs in.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct PasskeyInfo {
    /// Its id in requests.
    pub id: String,
    /// The name that the person gave it; may be empty.
    pub name: String,
    /// When it was made.
    #[ts(type = "number")]
    pub created: i64,
    /// When it was last used.
    #[ts(type = "number")]
    pub used: i64,
}

/// A ceremony with a passkey that has begun: within five minutes the same browser must finish it.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Debug)]
pub struct Begun {
    /// The options for the browser, as JSON of WebAuthn.
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub options: Value,
}

/// A passkey that the browser has made.
#[derive(Deserialize, TS, ToSchema, Clone, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
pub struct NewPasskey {
    /// The credential, as JSON of WebAuthn.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub credential: Value,
    /// What the person calls it; may be empty.
    pub name: String,
    /// What the person calls this device; may be empty.
    pub device: String,
}

/// A signed response of a passkey.
#[derive(Deserialize, TS, ToSchema, Clone, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
pub struct SignIn {
    /// The credential, as JSON of WebAuthn.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub credential: Value,
    /// What the person calls this device; may be empty.
    pub device: String,
}

/// A recovery code.
#[derive(Deserialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct Recover {
    /// The code, in any form in which it can be read.
    pub code: String,
    /// What the person calls this device; may be empty.
    pub device: String,
}

/// The account after a change.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct AccountChanged {
    /// All that the account's page shows.
    pub account: AccountInfo,
    /// A new recovery code, which replaces the old one. It is never shown again.
    pub recovery: Option<String>,
}

/// Lets the host publish the person's games without names, or takes that back.
#[derive(Deserialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct ShareGames {
    /// Whether the games that end from now on may be published, if everybody in them has agreed.
    pub share: bool,
}

/// Asks for a link by e-mail.
#[derive(Deserialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct SendLink {
    /// The address.
    pub email: String,
    /// The language of the mail.
    pub language: String,
}

/// Uses a link.
#[derive(Deserialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct FollowLink {
    /// The end of the link.
    pub token: String,
    /// What the person calls this device; may be empty.
    pub device: String,
    /// Whether the person has confirmed to sign in, in another browser than the one that asked for the link.
    pub confirmed: bool,
    /// Whether what this other browser has as a guest becomes the account's. Otherwise the browser is that guest again
    /// after it has signed out.
    #[serde(default)]
    pub moves: bool,
}

/// A proof of being the owner of the account.
#[derive(Deserialize, TS, ToSchema, Clone, PartialEq, Debug)]
#[serde(tag = "with", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Confirm {
    /// The recovery code, in any form in which it can be read; it stays valid.
    Code {
        /// The code.
        code: String,
    },
    /// A signed response of a passkey.
    Passkey {
        /// The credential, as JSON of WebAuthn.
        #[ts(type = "unknown")]
        #[schema(value_type = Object)]
        credential: Value,
    },
}

/// What a browser has as a guest, which could become an account's.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct GuestsOwn {
    /// How the browser is called at tables without the account.
    pub name: String,
    /// The unfinished tables at which it sits or which it has made.
    pub tables: u32,
}

/// A visit to the host's own provider.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct ProviderVisit {
    /// Where the browser signs in.
    pub address: String,
}

/// What came of opening a link by e-mail: a question, or that it is done.
#[derive(Serialize, TS, ToSchema, Clone, PartialEq, Eq, Debug)]
pub struct LinkAnswer {
    /// The name of the account to which the link signs in, if the person must confirm that; the link remains valid.
    pub asks: Option<String>,
    /// What this browser has as a guest, if the person must say whether it moves.
    pub own: Option<GuestsOwn>,
    /// The account, once the link was used.
    pub changed: Option<AccountChanged>,
}
