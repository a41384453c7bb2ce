//! Passkeys (WebAuthn): the relying party, and both ceremonies. The cryptography is in the crate `webauthn_rp`.

use crate::config::Config;
use crate::fairness::{hex, random};
use crate::fault::Fault;
use crate::http::host_name;
use crate::store::PasskeyRow;
use axum::http::HeaderMap;
use axum::http::header::{HOST, HeaderName, ORIGIN};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use darkrock_rules::fairness::unhex;
use serde_json::Value;
use std::net::IpAddr;
use webauthn_rp::bin::{Decode, Encode};
use webauthn_rp::request::auth::AuthenticationVerificationOptions;
use webauthn_rp::request::register::{
    CredProtect, PublicKeyCredentialUserEntity, RegistrationVerificationOptions, UserHandle, UserHandle16,
};
use webauthn_rp::request::{AsciiDomain, PublicKeyCredentialDescriptor, RpId};
use webauthn_rp::response::register::{CompressedPubKey, DynamicState, StaticState};
use webauthn_rp::response::{AuthTransports, CredentialId};
use webauthn_rp::{
    AuthenticatedCredential, DiscoverableAuthentication, DiscoverableAuthenticationServerState,
    DiscoverableCredentialRequestOptions, PublicKeyCredentialCreationOptions, Registration, RegistrationServerState,
};

/// The name of the site in dialogs of the browser.
const SITE: &str = "Darkrock";

/// A public key as it is stored.
type Key = CompressedPubKey<[u8; 32], [u8; 32], [u8; 48], Vec<u8>>;
/// The options of a verification: the accepted origins, and none that may frame them.
type Accepted<'a> = &'a [String];

/// The relying party: for which name passkeys are made, and on which pages they may be used.
#[derive(Debug)]
pub struct Party {
    id: RpId,
    origins: Vec<String>,
}

/// A credential that was just made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Made {
    /// The name by which the authenticator knows it, in Base64.
    pub id: String,
    /// The user handle: the id of the account.
    pub user: String,
    /// Its public key and what else never changes.
    pub fixed: String,
    /// Its counter and flags.
    pub state: String,
    /// How the authenticator can be reached.
    pub transports: u8,
}

fn refused(error: impl std::fmt::Display) -> Fault {
    Fault::unprocessable("passkey", format!("the passkey was not accepted: {error}"))
}

/// What was stored cannot be read: it was edited, or written by another version.
fn damaged(what: &str) -> Fault {
    Fault::internal(format!("the stored {what} of a passkey cannot be read"))
}

impl Party {
    /// The relying party for a request: the configured domain, or the host name of the page, which is that of the
    /// request's origin if that is a configured one, and otherwise that of the request. Both have been checked to be
    /// this server's.
    ///
    /// # Errors
    /// When the page was opened by an address or by a name outside of the domain: passkeys are made for names.
    pub fn of(config: &Config, headers: &HeaderMap) -> Result<Self, Fault> {
        let text = |name: HeaderName| headers.get(name).and_then(|text| text.to_str().ok()).unwrap_or_default();
        // A proxy may forward requests with a host name of its own.
        let public = config.origins.iter().find(|origin| *origin == text(ORIGIN));
        let public = public.and_then(|origin| origin.split_once("://"));
        let host = public.map_or_else(|| text(HOST), |(_, host)| host).to_ascii_lowercase();
        let name = host_name(&host);
        let sentence =
            "passkeys need a host name: open this server by its name, or by http://localhost on its own machine";
        let wrong = || Fault::conflict("passkey-host", sentence);
        if name.is_empty() || name.parse::<IpAddr>().is_ok() {
            return Err(wrong());
        }
        let domain = config.passkey_domain.as_deref().unwrap_or(name);
        let within = name == domain || name.strip_suffix(domain).is_some_and(|rest| rest.ends_with('.'));
        let domain = AsciiDomain::try_from(domain.to_owned()).map_err(|_| wrong())?;
        if !within {
            return Err(wrong());
        }
        let own = ["http", "https"].map(|scheme| format!("{scheme}://{host}"));
        let origins = own.into_iter().chain(config.origins.iter().cloned()).collect();
        Ok(Self { id: RpId::Domain(domain), origins })
    }

    /// Begins to make a passkey for an account; returns what is needed to finish it, and the options for the browser.
    ///
    /// # Errors
    /// When the stored passkeys of the account cannot be read.
    pub fn begin(&self, account: &str, name: &str, have: &[PasskeyRow]) -> Result<(String, Value), Fault> {
        let user = handle(account)?;
        let have = have.iter().map(|row| {
            let id = CredentialId::decode(unbase64(&row.id)?).map_err(|_| damaged("id"))?;
            let transports = AuthTransports::decode(row.transports).map_err(|_| damaged("transports"))?;
            Ok(PublicKeyCredentialDescriptor { id, transports })
        });
        let have = have.collect::<Result<Vec<_>, Fault>>()?;
        let user = PublicKeyCredentialUserEntity::from(&user);
        let mut options = PublicKeyCredentialCreationOptions::passkey(&self.id, user, have);
        // Browsers would refuse every authenticator without this extension, and user verification is required anyway.
        options.extensions.cred_protect = CredProtect::None;
        let (server, client) = options.start_ceremony().map_err(refused)?;
        let state = server.encode().map_err(refused)?;
        let mut options = serde_json::to_value(&client).map_err(refused)?;
        // Names are only shown, and not part of what is verified.
        for field in ["name", "displayName"] {
            options["user"][field] = Value::from(name);
        }
        options["rp"]["name"] = Value::from(SITE);
        Ok((BASE64.encode(state), options))
    }

    /// Finishes making a passkey.
    ///
    /// # Errors
    /// When the browser's response is not one to what was begun.
    pub fn finish(&self, state: &str, credential: &Value) -> Result<Made, Fault> {
        let state = RegistrationServerState::<16>::decode(&unbase64(state)?).map_err(|_| damaged("ceremony"))?;
        let credential = Registration::from_json_relaxed(credential.to_string().as_bytes()).map_err(refused)?;
        let options = RegistrationVerificationOptions::<String, String> {
            allowed_origins: self.accepted(),
            error_on_unsolicited_extensions: false,
            ..RegistrationVerificationOptions::default()
        };
        let made = state.verify(&self.id, &credential, &options).map_err(refused)?;
        let fixed = made.static_state().encode().map_err(refused)?;
        let state = made.dynamic_state().encode().map_err(refused)?;
        Ok(Made {
            id: BASE64.encode(made.id().as_ref()),
            user: hex(made.user_id().as_ref()),
            fixed: BASE64.encode(fixed),
            state: BASE64.encode(state),
            transports: made.transports().encode().map_err(refused)?,
        })
    }

    fn accepted(&self) -> Accepted<'_> {
        &self.origins
    }

    /// Begins to sign in with any passkey of this server; returns what is needed to finish it, and the options for the
    /// browser.
    ///
    /// # Errors
    /// When the system has no random numbers.
    pub fn begin_sign_in(&self) -> Result<(String, Value), Fault> {
        let begun = DiscoverableCredentialRequestOptions::passkey(&self.id).start_ceremony();
        let (server, client) = begun.map_err(refused)?;
        let state = server.encode().map_err(refused)?;
        Ok((BASE64.encode(state), serde_json::to_value(&client).map_err(refused)?))
    }

    /// Finishes signing in; returns the new counter and flags of the passkey.
    ///
    /// # Errors
    /// When the response is not one to what was begun, is not signed by this passkey, or its counter shows that the
    /// passkey was copied.
    pub fn finish_sign_in(&self, state: &str, credential: &Value, row: &PasskeyRow) -> Result<String, Fault> {
        let begun =
            DiscoverableAuthenticationServerState::decode(&unbase64(state)?).map_err(|_| damaged("ceremony"))?;
        let response = parse(credential)?;
        let (id, user) = (unbase64(&row.id)?, handle(&row.account)?);
        let id = CredentialId::decode(id.as_slice()).map_err(|_| damaged("id"))?;
        let fixed = StaticState::<Key>::decode(&unbase64(&row.fixed)?).map_err(|_| damaged("key"))?;
        let old: [u8; 7] = unbase64(&row.state)?.try_into().map_err(|_| damaged("state"))?;
        let old = DynamicState::decode(old).map_err(|_| damaged("state"))?;
        let mut known = AuthenticatedCredential::new(id, &user, fixed, old).map_err(|_| damaged("state"))?;
        let options = AuthenticationVerificationOptions::<String, String> {
            allowed_origins: self.accepted(),
            error_on_unsolicited_extensions: false,
            ..AuthenticationVerificationOptions::default()
        };
        begun.verify(&self.id, &response, &mut known, &options).map_err(refused)?;
        Ok(BASE64.encode(known.dynamic_state().encode().map_err(refused)?))
    }
}

/// The id of the passkey with which somebody signs in.
///
/// # Errors
/// When the response is malformed.
pub fn id_of(credential: &Value) -> Result<String, Fault> {
    Ok(BASE64.encode(parse(credential)?.raw_id().as_ref()))
}

/// The id of a new account.
///
/// # Errors
/// When the system has no random numbers.
pub fn new_account() -> Result<String, Fault> {
    Ok(hex(&random::<16>()?))
}

fn parse(credential: &Value) -> Result<DiscoverableAuthentication<16>, Fault> {
    DiscoverableAuthentication::from_json_relaxed(credential.to_string().as_bytes()).map_err(refused)
}

fn unbase64(text: &str) -> Result<Vec<u8>, Fault> {
    BASE64.decode(text).map_err(|_| damaged("data"))
}

fn handle(account: &str) -> Result<UserHandle16, Fault> {
    let bytes: [u8; 16] = unhex(account).ok_or_else(|| damaged("account"))?;
    UserHandle::decode(bytes).map_err(|_| damaged("account"))
}
