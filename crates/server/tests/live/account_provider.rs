//! The host's own OpenID provider, and attacks on the way to it and back. A provider of the test answers.

use super::accounts::{Device, mara};
use super::provider::{DISCOVERY, Fake, Instead, KEYS, TOKEN, es256, jwk, point, rs256, rsa_jwk, token};
use super::server::{Folder, Server};
use ring::hmac;
use serde_json::{Value, json};

/// Where the account screen says that signing in has failed.
const FAILED: &str = "/account#provider-failed";

async fn begin(device: &mut Device) -> String {
    let answer = device.post("/provider", json!({})).await.good();
    answer["address"].as_str().expect("an address").to_owned()
}

/// The browser returns; where the account screen opens.
async fn back(device: &mut Device, (code, state): &(String, String)) -> String {
    let answer = device.send("GET", &format!("/provider/callback?code={code}&state={state}"), &Value::Null).await;
    assert_eq!(answer.status, 303, "{answer:?}");
    answer.header("location").expect("a place").to_owned()
}

#[tokio::test]
async fn the_provider_makes_a_name_permanent_and_signs_in() {
    let (fake, folder) = (Fake::open().await, Folder::new());
    let server = fake.server(&folder).await;
    let mut desktop = Device::named(server.address, "Mara").await;
    assert_eq!(desktop.send("GET", "", &Value::Null).await.good()["provider"], "Ranch ID");
    let address = begin(&mut desktop).await;
    let returned = fake.sign_in(&address, "mara", |_| ());
    assert_eq!(back(&mut desktop, &returned).await, "/account#provider-made");
    let account = desktop.account().await;
    assert_eq!((&account["name"], &account["provider"]), (&json!("Mara"), &json!(true)));
    let mut phone = Device::unknown(server.address);
    let address = begin(&mut phone).await;
    assert_eq!(back(&mut phone, &fake.sign_in(&address, "mara", |_| ())).await, "/account");
    assert_eq!(phone.account().await["name"], "Mara");
    // Separated, it signs in no more; a browser without a name gets no account either.
    phone.send("DELETE", "/provider", &Value::Null).await.good();
    let mut other = Device::unknown(server.address);
    let address = begin(&mut other).await;
    assert_eq!(back(&mut other, &fake.sign_in(&address, "mara", |_| ())).await, FAILED);
    // Linked again, from the account.
    let address = begin(&mut phone).await;
    assert_eq!(back(&mut phone, &fake.sign_in(&address, "mara", |_| ())).await, "/account");
    assert_eq!(phone.account().await["provider"], true);
    let address = begin(&mut other).await;
    assert_eq!(back(&mut other, &fake.sign_in(&address, "mara", |_| ())).await, "/account");
    assert_eq!(other.account().await["name"], "Mara");
    server.stop().await;
}

#[tokio::test]
async fn answers_of_the_provider_are_for_one_browser_and_one_visit() {
    let (fake, folder) = (Fake::open().await, Folder::new());
    let server = fake.server(&folder).await;
    // Login CSRF: the answer for the attacker's visit arrives in another browser, with or without a visit of its own.
    let mut attacker = Device::named(server.address, "Attacker").await;
    let address = begin(&mut attacker).await;
    let returned = fake.sign_in(&address, "attacker", |_| ());
    let mut victim = Device::named(server.address, "Mara").await;
    assert_eq!(back(&mut victim, &returned).await, FAILED);
    begin(&mut victim).await;
    assert_eq!(back(&mut victim, &returned).await, FAILED);
    assert_eq!(victim.account().await, Value::Null);
    let replay = attacker.clone();
    assert_eq!(back(&mut attacker, &returned).await, "/account#provider-made");
    assert_eq!(back(&mut replay.clone(), &returned).await, FAILED, "once");
    // Tokens for others, and for other visits.
    let wrong: [(&str, Value); 13] = [
        ("iss", json!("https://evil.example")),
        ("iss", json!(format!("{}/", fake.issuer))),
        ("aud", json!("another-client")),
        ("aud", json!(["darkrock", "another-client"])),
        ("aud", json!([])),
        ("azp", json!("another-client")),
        ("nonce", json!("another visit's")),
        ("nonce", Value::Null),
        ("exp", json!(1_000_000_000)),
        ("exp", Value::Null),
        ("sub", json!("")),
        ("sub", json!("x".repeat(256))),
        ("sub", Value::Null),
    ];
    for (claim, value) in wrong {
        let address = begin(&mut victim).await;
        let returned = fake.sign_in(&address, "mara", |claims| claims[claim] = value.clone());
        assert_eq!(back(&mut victim, &returned).await, FAILED, "{claim} {value}");
    }
    // A code of another visit: its verifier does not fit.
    let address = begin(&mut victim).await;
    let other = fake.sign_in(&begin(&mut Device::unknown(server.address)).await, "attacker", |_| ());
    let state = fake.sign_in(&address, "mara", |_| ()).1;
    assert_eq!(back(&mut victim, &(other.0, state)).await, FAILED);
    assert_eq!(victim.account().await, Value::Null);
    // Somebody else's account at the provider cannot be linked a second time.
    let (mut mara, _, _) = mara(server.address).await;
    let address = begin(&mut mara).await;
    assert_eq!(back(&mut mara, &fake.sign_in(&address, "attacker", |_| ())).await, FAILED);
    assert_eq!(mara.account().await["provider"], false);
    server.stop().await;
    let server = Server::new().await;
    let mut guest = Device::named(server.address, "Mara").await;
    assert_eq!(guest.post("/provider", json!({})).await.fault(), (409, "no-provider".to_owned()));
    server.stop().await;
}

#[tokio::test]
async fn tokens_for_several_clients_say_which_one_asked() {
    let (fake, folder) = (Fake::open().await, Folder::new());
    let server = fake.server(&folder).await;
    let mut mara = Device::named(server.address, "Mara").await;
    for (party, place) in [("another-client", FAILED), ("darkrock", "/account#provider-made")] {
        let address = begin(&mut mara).await;
        let returned = fake.sign_in(&address, "mara", |claims| {
            claims["aud"] = json!(["another-client", "darkrock"]);
            claims["azp"] = json!(party);
        });
        assert_eq!(back(&mut mara, &returned).await, place, "{party}");
    }
    server.stop().await;
}

#[tokio::test]
async fn forged_tokens_sign_nobody_in() {
    let (fake, folder) = (Fake::open().await, Folder::new());
    let server = fake.server(&folder).await;
    let mut mara = Device::named(server.address, "Mara").await;
    let address = begin(&mut mara).await;
    assert_eq!(back(&mut mara, &fake.sign_in(&address, "mara", |_| ())).await, "/account#provider-made");
    fake.said().keys.push(rsa_jwk("rsa"));
    let hs256 =
        |key: Vec<u8>| move |text: &[u8]| hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, &key), text).as_ref().to_vec();
    // The public key as an attacker may write it: its point, its halves, and as it is published.
    let published = jwk(1, "one");
    let spellings = [point(1), point(1)[1..].to_vec(), published.to_string().into_bytes(), b"".to_vec()];
    let stranger = jwk(9, "one");
    let mut attacker = Device::unknown(server.address);
    let mut refused = async |name: &str, forge: &dyn Fn(&Value) -> String| {
        let address = begin(&mut attacker).await;
        let forged = fake.hand_out(&address, forge(&fake.claims(&address, "mara")));
        assert_eq!(back(&mut attacker, &forged).await, FAILED, "{name}");
        assert_eq!(attacker.account().await, Value::Null, "{name}");
    };
    for head in ["none", "None", "NONE"] {
        refused("unsigned", &|claims| token(&json!({"alg": head}), claims, |_| Vec::new())).await;
        refused("unsigned, with a signature", &|claims| token(&json!({"alg": head, "kid": "one"}), claims, es256(1)))
            .await;
    }
    for spelling in spellings {
        for head in [json!({"alg": "HS256"}), json!({"alg": "HS256", "kid": "one"})] {
            refused("the public key as a secret", &|claims| token(&head, claims, hs256(spelling.clone()))).await;
        }
    }
    let one = json!({"alg": "ES256", "kid": "one"});
    refused("without a signature", &|claims| token(&one, claims, |_| Vec::new())).await;
    refused("zeros for a signature", &|claims| token(&one, claims, |_| vec![0; 64])).await;
    refused("another key", &|claims| token(&one, claims, es256(9))).await;
    refused("an unknown key", &|claims| token(&json!({"alg": "ES256", "kid": "two"}), claims, es256(9))).await;
    refused("another kind of key", &|claims| token(&json!({"alg": "RS256", "kid": "one"}), claims, rs256)).await;
    refused("a key for something else", &|claims| token(&json!({"alg": "ES256", "kid": "rsa"}), claims, es256(1)))
        .await;
    let brought = json!({"alg": "ES256", "kid": "one", "jwk": stranger, "jku": "https://evil.example/keys"});
    refused("a key that the token brings", &|claims| token(&brought, claims, es256(9))).await;
    let critical = json!({"alg": "ES256", "kid": "one", "crit": ["b64"], "b64": false});
    refused("an extension that nobody knows", &|claims| token(&critical, claims, es256(1))).await;
    refused("other claims than were signed", &|claims| {
        let mut other = claims.clone();
        other["sub"] = json!("somebody-else");
        let (right, theirs) = (token(&one, claims, es256(1)), token(&one, &other, es256(1)));
        format!("{}.{}", right.rsplit_once('.').expect("parts").0, theirs.rsplit_once('.').expect("parts").1)
    })
    .await;
    for text in ["", ".", "..", "a.b.c", "e30.e30.", "e30.e30.e30.e30.e30", "\u{202e}.e30.e30"] {
        refused("no token", &|_| text.to_owned()).await;
    }
    // With the right key it is Mara who signs in.
    let address = begin(&mut attacker).await;
    assert_eq!(back(&mut attacker, &fake.sign_in(&address, "mara", |_| ())).await, "/account");
    server.stop().await;
}

#[tokio::test]
async fn a_token_is_worth_nothing_for_another_visit() {
    let (fake, folder) = (Fake::open().await, Folder::new());
    let server = fake.server(&folder).await;
    let mut mara = Device::named(server.address, "Mara").await;
    let address = begin(&mut mara).await;
    let seen = token(&json!({"alg": "ES256", "kid": "one"}), &fake.claims(&address, "mara"), es256(1));
    let returned = fake.hand_out(&address, seen.clone());
    assert_eq!(back(&mut mara, &returned).await, "/account#provider-made");
    // Whoever has seen it hands it out for a visit of their own.
    let mut thief = Device::unknown(server.address);
    let address = begin(&mut thief).await;
    assert_eq!(back(&mut thief, &fake.hand_out(&address, seen)).await, FAILED);
    assert_eq!(thief.account().await, Value::Null);
    server.stop().await;
}

#[tokio::test]
async fn keys_are_those_that_the_provider_has_now() {
    let (fake, folder) = (Fake::open().await, Folder::new());
    let server = fake.server(&folder).await;
    let mut mara = Device::named(server.address, "Mara").await;
    let address = begin(&mut mara).await;
    assert_eq!(back(&mut mara, &fake.sign_in(&address, "mara", |_| ())).await, "/account#provider-made");
    let mut phone = Device::unknown(server.address);
    let two = json!({"alg": "ES256", "kid": "two"});
    let address = begin(&mut phone).await;
    let early = fake.hand_out(&address, token(&two, &fake.claims(&address, "mara"), es256(2)));
    assert_eq!(back(&mut phone, &early).await, FAILED, "nobody knows this key yet");
    // It changes between the way there and the way back.
    let address = begin(&mut phone).await;
    fake.said().keys = vec![jwk(2, "two"), rsa_jwk("rsa")];
    let returned = fake.hand_out(&address, token(&two, &fake.claims(&address, "mara"), es256(2)));
    assert_eq!(back(&mut phone, &returned).await, "/account");
    let mut tablet = Device::unknown(server.address);
    let address = begin(&mut tablet).await;
    assert_eq!(back(&mut tablet, &fake.sign_in(&address, "mara", |_| ())).await, FAILED, "a key of the past");
    let address = begin(&mut tablet).await;
    let rsa = token(&json!({"alg": "RS256", "kid": "rsa", "typ": "JWT"}), &fake.claims(&address, "mara"), rs256);
    assert_eq!(back(&mut tablet, &fake.hand_out(&address, rsa)).await, "/account");
    server.stop().await;
}

#[tokio::test]
async fn a_provider_that_points_elsewhere_is_not_asked() {
    let (fake, folder) = (Fake::open().await, Folder::new());
    let server = fake.server(&folder).await;
    let mut mara = Device::named(server.address, "Mara").await;
    let right = fake.said().found.clone();
    let unusable = (502, "provider".to_owned());
    // Another issuer's document, and addresses to which nothing is sent; the host of the second kind is the last one.
    let slashed = format!("{}/", fake.issuer);
    let wrong = [
        ("issuer", "https://evil.example"),
        ("issuer", slashed.as_str()),
        ("authorization_endpoint", "http://evil.example/sign-in"),
        ("authorization_endpoint", "javascript:alert(1)"),
        ("jwks_uri", "http://evil.example/keys"),
        ("jwks_uri", "http://localhost:80@evil.example/keys"),
        ("jwks_uri", "file:///etc/passwd"),
    ];
    for (field, address) in wrong {
        fake.said().found[field] = json!(address);
        assert_eq!(mara.post("/provider", json!({})).await.fault(), unusable, "{field} {address}");
        fake.said().found = right.clone();
    }
    for field in ["issuer", "authorization_endpoint", "jwks_uri"] {
        fake.said().found[field] = Value::Null;
        assert_eq!(mara.post("/provider", json!({})).await.fault(), unusable, "{field}");
        fake.said().found = right.clone();
    }
    for address in ["http://evil.example/token", "http://127.0.0.1:1@evil.example/token"] {
        let visit = begin(&mut mara).await;
        fake.said().found["token_endpoint"] = json!(address);
        assert_eq!(back(&mut mara, &fake.sign_in(&visit, "mara", |_| ())).await, FAILED, "{address}");
        fake.said().found = right.clone();
    }
    assert!(fake.said().asked.iter().all(|path| path != TOKEN));
    server.stop().await;
}

#[tokio::test]
async fn redirects_are_not_followed_and_long_answers_not_read() {
    let (fake, folder) = (Fake::open().await, Folder::new());
    let server = fake.server(&folder).await;
    let mut mara = Device::named(server.address, "Mara").await;
    for instead in [Instead::Moved, Instead::Long] {
        for path in [DISCOVERY, KEYS] {
            fake.said().instead = Some((path, instead));
            assert_eq!(mara.post("/provider", json!({})).await.fault(), (502, "provider".to_owned()), "{path}");
        }
        for path in [DISCOVERY, KEYS, TOKEN] {
            fake.said().instead = None;
            let address = begin(&mut mara).await;
            fake.said().instead = Some((path, instead));
            assert_eq!(back(&mut mara, &fake.sign_in(&address, "mara", |_| ())).await, FAILED, "{path}");
        }
    }
    assert!(fake.said().asked.iter().all(|path| !path.starts_with("/moved")));
    assert_eq!(mara.account().await, Value::Null);
    fake.said().instead = None;
    let address = begin(&mut mara).await;
    assert_eq!(back(&mut mara, &fake.sign_in(&address, "mara", |_| ())).await, "/account#provider-made");
    server.stop().await;
}
