//! The host's own OpenID provider, and attacks on the way to it and back. A provider of the test answers.

use super::accounts::{Device, mara};
use super::server::{Folder, Server, catalog, generous};
use axum::extract::State;
use axum::http::HeaderMap;
use axum::routing::{get, post};
use axum::{Json, Router};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use darkrock_server::Secret;
use darkrock_server::config::ProviderConfig;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::sync::{Arc, Mutex};

type Pairs = HashMap<String, String>;

/// A provider at which everybody is signed in. It hands out each code once.
#[derive(Clone)]
struct Fake {
    issuer: String,
    /// For each code: the challenge, and the claims of its token.
    codes: Arc<Mutex<HashMap<String, (String, Value)>>>,
}

async fn token(
    State(fake): State<Fake>,
    headers: HeaderMap,
    form: String,
) -> Result<Json<Value>, axum::http::StatusCode> {
    let form: Pairs = form_urlencoded::parse(form.as_bytes()).into_owned().collect();
    let refused = axum::http::StatusCode::BAD_REQUEST;
    // "darkrock" and "a:secret", each encoded as in a form.
    let login = "Basic ZGFya3JvY2s6YSUzQXNlY3JldA==";
    if headers.get("authorization").and_then(|value| value.to_str().ok()) != Some(login) {
        return Err(axum::http::StatusCode::UNAUTHORIZED);
    }
    let (challenge, claims) = fake.codes.lock().expect("no panic").remove(&form["code"]).ok_or(refused)?;
    let hex = darkrock_server::fairness::sha256(form["code_verifier"].as_bytes());
    let bytes = (0..64).step_by(2).map(|at| u8::from_str_radix(&hex[at..at + 2], 16).expect("digits"));
    if BASE64.encode(bytes.collect::<Vec<u8>>()) != challenge {
        return Err(refused);
    }
    let parts = [json!({"alg": "none"}).to_string(), claims.to_string(), String::new()].map(|part| BASE64.encode(part));
    Ok(Json(json!({"id_token": parts.join("."), "access_token": "x", "token_type": "Bearer"})))
}

impl Fake {
    async fn open() -> Self {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let issuer = format!("http://{}", listener.local_addr().expect("its number"));
        let fake = Self { issuer: issuer.clone(), codes: Arc::default() };
        let found = json!({
            "issuer": issuer, "authorization_endpoint": format!("{issuer}/sign-in"),
            "token_endpoint": format!("{issuer}/token"),
        });
        let discovery = get(move || std::future::ready(Json(found.clone())));
        let routes = Router::new().route("/.well-known/openid-configuration", discovery).route("/token", post(token));
        let routes = routes.with_state(fake.clone());
        tokio::spawn(async move { axum::serve(listener, routes).await });
        fake
    }

    async fn server(&self, folder: &Folder) -> Server {
        let mut config = Server::config(&folder.url(), generous(), Vec::new());
        config.provider = Some(ProviderConfig {
            name: "Ranch ID".to_owned(),
            issuer: self.issuer.clone(),
            client: "darkrock".to_owned(),
            secret: Secret("a:secret".to_owned()),
        });
        Server::run(config, catalog()).await
    }

    /// Somebody signs in at this address; the claims are changed as given. Returns code and state.
    fn sign_in(&self, address: &str, subject: &str, change: impl Fn(&mut Value)) -> (String, String) {
        let (endpoint, query) = address.split_once('?').expect("a query");
        assert_eq!(endpoint, format!("{}/sign-in", self.issuer));
        let pairs: Pairs =
            query.split('&').filter_map(|p| p.split_once('=')).map(|(k, v)| (k.into(), v.into())).collect();
        assert_eq!((pairs["response_type"].as_str(), pairs["code_challenge_method"].as_str()), ("code", "S256"));
        let back = "https%3A%2F%2Fplay.example.org%2Fapi%2Faccount%2Fprovider%2Fcallback";
        assert_eq!(pairs["redirect_uri"], back);
        let mut claims = json!({
            "iss": self.issuer, "aud": "darkrock", "sub": subject, "nonce": pairs["nonce"], "exp": 32_503_680_000_i64,
        });
        change(&mut claims);
        let code = format!("code-of-{}", pairs["state"]);
        self.codes.lock().expect("no panic").insert(code.clone(), (pairs["code_challenge"].clone(), claims));
        (code, pairs["state"].clone())
    }
}

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
    assert_eq!(back(&mut other, &fake.sign_in(&address, "mara", |_| ())).await, "/account#provider-failed");
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
    let failed = "/account#provider-failed";
    // Login CSRF: the answer for the attacker's visit arrives in another browser, with or without a visit of its own.
    let mut attacker = Device::named(server.address, "Attacker").await;
    let address = begin(&mut attacker).await;
    let returned = fake.sign_in(&address, "attacker", |_| ());
    let mut victim = Device::named(server.address, "Mara").await;
    assert_eq!(back(&mut victim, &returned).await, failed);
    begin(&mut victim).await;
    assert_eq!(back(&mut victim, &returned).await, failed);
    assert_eq!(victim.account().await, Value::Null);
    let replay = attacker.clone();
    assert_eq!(back(&mut attacker, &returned).await, "/account#provider-made");
    assert_eq!(back(&mut replay.clone(), &returned).await, failed, "once");
    // Tokens for others, and for other visits.
    let wrong: [(&str, Value); 6] = [
        ("iss", json!("https://evil.example")),
        ("aud", json!("another-client")),
        ("aud", json!(["darkrock", "another-client"])),
        ("nonce", json!("another visit's")),
        ("exp", json!(1_000_000_000)),
        ("sub", json!("")),
    ];
    for (claim, value) in wrong {
        let address = begin(&mut victim).await;
        let returned = fake.sign_in(&address, "mara", |claims| claims[claim] = value.clone());
        assert_eq!(back(&mut victim, &returned).await, failed, "{claim} {value}");
    }
    // A code of another visit: its verifier does not fit.
    let address = begin(&mut victim).await;
    let other = fake.sign_in(&begin(&mut Device::unknown(server.address)).await, "attacker", |_| ());
    let state = fake.sign_in(&address, "mara", |_| ()).1;
    assert_eq!(back(&mut victim, &(other.0, state)).await, failed);
    assert_eq!(victim.account().await, Value::Null);
    // Somebody else's account at the provider cannot be linked a second time.
    let (mut mara, _, _) = mara(server.address).await;
    let address = begin(&mut mara).await;
    assert_eq!(back(&mut mara, &fake.sign_in(&address, "attacker", |_| ())).await, failed);
    assert_eq!(mara.account().await["provider"], false);
    server.stop().await;
    let server = Server::new().await;
    let mut guest = Device::named(server.address, "Mara").await;
    assert_eq!(guest.post("/provider", json!({})).await.fault(), (409, "no-provider".to_owned()));
    server.stop().await;
}
