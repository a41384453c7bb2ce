//! The signature with which a server identifies itself to push services (RFC 8292).

use crate::fault::Fault;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde_json::json;

/// For how long a signature is valid, in seconds; at most a day.
const VALID: i64 = 12 * 3600;

/// The key of the server.
#[derive(Debug)]
pub struct VapidKey(EcdsaKeyPair);

fn failed<T>(_: T) -> Fault {
    Fault::internal("the key of push messages cannot be used".to_owned())
}

impl VapidKey {
    /// A new key as text.
    ///
    /// # Errors
    /// When the system has no random numbers.
    pub fn generate() -> Result<String, Fault> {
        let pair =
            EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new()).map_err(failed)?;
        Ok(URL_SAFE_NO_PAD.encode(pair.as_ref()))
    }

    /// A key from its text.
    ///
    /// # Errors
    /// When it is none.
    pub fn read(text: &str) -> Result<Self, Fault> {
        let bytes = URL_SAFE_NO_PAD.decode(text).map_err(failed)?;
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &bytes, &SystemRandom::new());
        pair.map(Self).map_err(failed)
    }

    /// The public key in base64url, with which browsers subscribe.
    pub fn public(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0.public_key().as_ref())
    }

    /// The header `Authorization` of a message to a push service, at a time in seconds since 1970.
    pub(super) fn authorization(&self, audience: &str, contact: Option<&str>, now: i64) -> Result<String, Fault> {
        let mut claims = json!({"aud": audience, "exp": now + VALID});
        if let Some(contact) = contact {
            claims["sub"] = json!(contact);
        }
        let head = URL_SAFE_NO_PAD.encode(r#"{"typ":"JWT","alg":"ES256"}"#);
        let signed = format!("{head}.{}", URL_SAFE_NO_PAD.encode(claims.to_string()));
        let signature = self.0.sign(&SystemRandom::new(), signed.as_bytes()).map_err(failed)?;
        Ok(format!("vapid t={signed}.{}, k={}", URL_SAFE_NO_PAD.encode(signature.as_ref()), self.public()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};

    #[test]
    fn the_signature_is_valid_for_the_published_key() {
        let key = VapidKey::read(&VapidKey::generate().expect("random numbers")).expect("a key");
        let header =
            key.authorization("https://push.example.org", Some("mailto:host@example.org"), 1000).expect("signed");
        let (token, public) = header.strip_prefix("vapid t=").and_then(|h| h.split_once(", k=")).expect("both parts");
        assert_eq!(public, key.public());
        let (signed, signature) = token.rsplit_once('.').expect("three parts");
        let decode = |text: &str| URL_SAFE_NO_PAD.decode(text).expect("base64url");
        let verifier = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, decode(public));
        verifier.verify(signed.as_bytes(), &decode(signature)).expect("a valid signature");
        let claims: serde_json::Value =
            serde_json::from_slice(&decode(signed.split_once('.').expect("two parts").1)).expect("JSON");
        assert_eq!(claims, json!({"aud": "https://push.example.org", "exp": 44200, "sub": "mailto:host@example.org"}));
        assert!(VapidKey::read("no key").is_err());
    }
}
