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
    /// RFC 8292, 2 and 3.
    #[test]
    fn a_signature_is_one_servers_for_one_service_and_half_a_day() {
        let [one, other] = [(); 2].map(|()| VapidKey::read(&VapidKey::generate().expect("random")).expect("a key"));
        let now = 1_000_000;
        let header = one.authorization("https://push.example.org:8443", None, now).expect("signed");
        let decode = |text: &str| URL_SAFE_NO_PAD.decode(text).expect("base64url");
        let (token, public) = header.strip_prefix("vapid t=").and_then(|h| h.split_once(", k=")).expect("both parts");
        assert_eq!((decode(public).len(), decode(public)[0]), (65, 4), "a point that is not compressed");
        let parts: Vec<&str> = token.split('.').collect();
        let [head, claims] = [0, 1].map(|part| {
            let parsed: serde_json::Value = serde_json::from_slice(&decode(parts[part])).expect("JSON");
            parsed
        });
        assert_eq!(head, json!({"typ": "JWT", "alg": "ES256"}));
        assert_eq!(claims.as_object().map(|claims| claims.len()), Some(2), "no empty contact: {claims}");
        assert_eq!(claims["aud"], "https://push.example.org:8443");
        let valid = claims["exp"].as_i64().expect("a time") - now;
        assert!((1..=24 * 3600).contains(&valid), "{valid} seconds");
        let (signed, signature) = token.rsplit_once('.').expect("three parts");
        assert_eq!(decode(signature).len(), 64, "two numbers, not DER");
        let theirs = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, decode(&other.public()));
        theirs.verify(signed.as_bytes(), &decode(signature)).expect_err("another server's key");
        let own = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, decode(public));
        own.verify(format!("{signed}x").as_bytes(), &decode(signature)).expect_err("other claims");
        // A contact cannot add claims.
        let header = one.authorization("https://a.example", Some("mailto:a\",\"aud\":\"x"), now).expect("signed");
        let claims = decode(header.split('.').nth(1).expect("claims"));
        let claims: serde_json::Value = serde_json::from_slice(&claims).expect("JSON");
        assert_eq!((&claims["aud"], &claims["sub"]), (&json!("https://a.example"), &json!("mailto:a\",\"aud\":\"x")));
    }
}
