//! An authenticator in software: passkeys that sign with P-256, as a phone or a security key does.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{DerSignature, SigningKey};
use serde_json::{Value, json};

/// One passkey, and how the browser around it behaves.
#[derive(Clone)]
pub struct Passkey {
    pub key: SigningKey,
    pub id: Vec<u8>,
    /// The user handle, once it was made for an account.
    pub user: String,
    /// How often it has signed; 0 for one that does not count.
    pub counter: u32,
    /// The page on which it is used.
    pub origin: String,
    /// Whether the person was verified, by a finger or a PIN.
    pub verified: bool,
}

fn digest(text: &[u8]) -> Vec<u8> {
    let hex = darkrock_server::fairness::sha256(text);
    (0..hex.len()).step_by(2).map(|at| u8::from_str_radix(&hex[at..at + 2], 16).expect("hexadecimal digits")).collect()
}

impl Passkey {
    /// The passkey with this number, for a page.
    pub fn new(number: u8, origin: &str) -> Self {
        let key = SigningKey::from_slice(&[number; 32]).expect("a key");
        let (id, origin) = (vec![number; 20], origin.to_owned());
        Self { key, id, user: String::new(), counter: 1, origin, verified: true }
    }

    pub fn id(&self) -> String {
        BASE64.encode(&self.id)
    }

    fn client_data(&self, kind: &str, challenge: &str) -> String {
        // The order of the fields is part of the standard.
        format!(
            r#"{{"type":"webauthn.{kind}","challenge":"{challenge}","origin":"{}","crossOrigin":false}}"#,
            self.origin
        )
    }

    fn data(&self, domain: &str, flags: u8) -> Vec<u8> {
        let verified = if self.verified { 4 } else { 0 };
        let mut data = digest(domain.as_bytes());
        data.push(1 | verified | flags);
        data.extend(self.counter.to_be_bytes());
        data
    }

    /// What a browser sends after it has made this passkey for these options.
    pub fn make(&mut self, options: &Value) -> Value {
        self.user = options["user"]["id"].as_str().expect("a user").to_owned();
        let domain = options["rp"]["id"].as_str().expect("a domain");
        let mut data = self.data(domain, 0x40);
        data.extend([0; 16]);
        data.extend((self.id.len() as u16).to_be_bytes());
        data.extend(&self.id);
        let point = self.key.verifying_key().to_encoded_point(false);
        data.extend([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32]);
        data.extend(point.x().expect("a point"));
        data.extend([0x22, 0x58, 32]);
        data.extend(point.y().expect("a point"));
        let mut object = vec![0xa3, 0x63];
        object.extend(b"fmt\x64none\x67attStmt\xa0\x68authData\x58");
        object.push(u8::try_from(data.len()).expect("a short text"));
        object.extend(data);
        let client = self.client_data("create", options["challenge"].as_str().expect("a challenge"));
        json!({
            "id": self.id(), "rawId": self.id(), "type": "public-key", "authenticatorAttachment": "platform",
            "clientExtensionResults": {},
            "response": {
                "clientDataJSON": BASE64.encode(client), "attestationObject": BASE64.encode(object),
                "transports": ["internal"],
            },
        })
    }

    /// What a browser sends after somebody has signed in with it.
    pub fn sign(&mut self, options: &Value) -> Value {
        let challenge = options["challenge"].as_str().expect("a challenge");
        self.sign_for(options["rpId"].as_str().expect("a domain"), challenge)
    }

    pub fn sign_for(&mut self, domain: &str, challenge: &str) -> Value {
        if self.counter > 0 {
            self.counter += 1;
        }
        let (data, client) = (self.data(domain, 0), self.client_data("get", challenge));
        let signed: DerSignature = self.key.sign(&[data.as_slice(), &digest(client.as_bytes())].concat());
        json!({
            "id": self.id(), "rawId": self.id(), "type": "public-key", "authenticatorAttachment": "platform",
            "clientExtensionResults": {},
            "response": {
                "clientDataJSON": BASE64.encode(client), "authenticatorData": BASE64.encode(data),
                "signature": BASE64.encode(signed.as_bytes()), "userHandle": self.user,
            },
        })
    }
}
