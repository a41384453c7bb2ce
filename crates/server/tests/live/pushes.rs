//! Notifications: a local push service hears of a decision once, and never of tables of others.

use super::browser::{Browser, Page};
use super::server::{Folder, Server, catalog, generous};
use super::turns::{START, party, slow};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use darkrock_server::{Clock, Config, PushConfig};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::SystemRandom;
use serde_json::{Value, json};
use std::sync::{Arc, Mutex};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;

pub(super) const MINUTE: i64 = 60_000;

/// A request that a push service has received: path, head in small letters, the signature as it is, and body.
pub(super) struct Heard {
    pub path: String,
    pub head: String,
    pub signature: String,
    pub body: Vec<u8>,
}

/// What a push service answers: a status with further headers, or nothing at all.
pub(super) type Says = Option<(u16, &'static str)>;

/// A push service of the tests.
pub(super) struct Service {
    pub url: String,
    pub heard: mpsc::UnboundedReceiver<Heard>,
    says: Arc<Mutex<Says>>,
}

impl Service {
    pub async fn start(says: Says) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let url = format!("http://{}", listener.local_addr().expect("an address"));
        let (sender, heard) = mpsc::unbounded_channel();
        let says = Arc::new(Mutex::new(says));
        let answers = Arc::clone(&says);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(serve_one(stream, sender.clone(), Arc::clone(&answers)));
            }
        });
        Self { url, heard, says }
    }

    /// From now on it says something else.
    pub fn say(&self, says: Says) {
        *self.says.lock().expect("no panic") = says;
    }

    /// The next message.
    pub async fn next(&mut self) -> Heard {
        next(&mut self.heard).await
    }
}

async fn serve_one(mut stream: TcpStream, sender: mpsc::UnboundedSender<Heard>, says: Arc<Mutex<Says>>) {
    let (mut bytes, mut part) = (Vec::new(), [0; 4096]);
    let (head, body) = loop {
        let n = stream.read(&mut part).await.expect("a request");
        bytes.extend_from_slice(&part[..n]);
        let Some(end) = bytes.windows(4).position(|w| w == b"\r\n\r\n") else { continue };
        let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
        let length = head.lines().find_map(|l| l.strip_prefix("content-length: ")).expect("a length");
        let length: usize = length.parse().expect("a number");
        if bytes.len() >= end + 4 + length {
            break (head, bytes[end + 4..].to_vec());
        }
    };
    let path = head.split(' ').nth(1).expect("a path").to_owned();
    let signature = head.lines().find_map(|l| l.strip_prefix("authorization: ")).expect("a signature").to_owned();
    let says = *says.lock().expect("no panic");
    if let Some((status, more)) = says {
        let answer = format!("HTTP/1.1 {status} Done\r\n{more}content-length: 0\r\n\r\n");
        stream.write_all(answer.as_bytes()).await.expect("it reads");
    }
    drop(sender.send(Heard { path, head: head.to_ascii_lowercase(), signature, body }));
    if says.is_none() {
        // The connection stays open until whoever waits gives up.
        drop(stream.read(&mut part).await);
    }
}

/// A push service that answers every request with this status.
pub(super) async fn service(status: u16) -> (String, mpsc::UnboundedReceiver<Heard>) {
    let service = Service::start(Some((status, ""))).await;
    (service.url, service.heard)
}

struct Length(usize);
impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

/// A browser's keys.
pub(super) struct Keys {
    private: EphemeralPrivateKey,
    public: Vec<u8>,
}

impl Keys {
    pub fn new() -> Self {
        let private = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).expect("a key");
        let public = private.compute_public_key().expect("a point").as_ref().to_vec();
        Self { private, public }
    }

    pub fn subscription(&self, endpoint: &str, language: &str) -> Value {
        let (key, auth) = (URL_SAFE_NO_PAD.encode(&self.public), URL_SAFE_NO_PAD.encode([9; 16]));
        json!({"endpoint": endpoint, "p256dh": key, "auth": auth, "language": language})
    }

    /// What a browser reads.
    pub fn read(self, body: &[u8]) -> Value {
        let (salt, server, sealed) = (&body[..16], &body[21..86], &body[86..]);
        let derive = |salt: &[u8], secret: &[u8], info: &[&[u8]], n: usize| {
            let mut out = vec![0; n];
            let key = Salt::new(HKDF_SHA256, salt).extract(secret);
            key.expand(info, Length(n)).expect("a length").fill(&mut out).expect("a length");
            out
        };
        let peer = UnparsedPublicKey::new(&ECDH_P256, server);
        let input = agree_ephemeral(self.private, &peer, |shared| {
            derive(&[9; 16], shared, &[b"WebPush: info\0", &self.public, server], 32)
        });
        let input = input.expect("a point");
        let key = derive(salt, &input, &[b"Content-Encoding: aes128gcm\0"], 16);
        let nonce = derive(salt, &input, &[b"Content-Encoding: nonce\0"], 12);
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).expect("a key"));
        let nonce = Nonce::try_assume_unique_for_key(&nonce).expect("a nonce");
        let mut text = sealed.to_vec();
        let open = key.open_in_place(nonce, Aad::empty(), &mut text).expect("for this browser");
        serde_json::from_slice(&open[..open.len() - 1]).expect("JSON")
    }
}

pub(super) async fn serve(folder: &Folder, clock: &Clock) -> Server {
    let config = Server::config(&folder.url(), generous(), Vec::new());
    let push =
        PushConfig { contact: Some("mailto:host@example.org".to_owned()), anywhere: true, ..PushConfig::default() };
    Server::run(Config { clock: clock.clone(), push, ..config }, catalog()).await
}

pub(super) async fn subscribe(who: &Browser, subscription: Value) -> Value {
    who.post("/api/me/notices/browsers", subscription).await.good()
}

/// The clients look elsewhere.
pub(super) async fn look_away(pages: &mut [Page]) {
    for page in pages {
        page.send_json(json!({"type": "look", "on": false})).await;
        // A later message is handled after it.
        page.send_json(json!({"type": "why", "seat": 9, "choice": "end"})).await;
        page.refusal().await;
    }
}

pub(super) async fn next(heard: &mut mpsc::UnboundedReceiver<Heard>) -> Heard {
    tokio::time::timeout(super::browser::GUARD, heard.recv()).await.expect("a message").expect("a service")
}

#[tokio::test]
async fn one_message_for_all_games_once_for_each_decision_and_to_nobody_else() {
    let (folder, clock) = (Folder::new(), Clock::still(START));
    let server = serve(&folder, &clock).await;
    let mut one = party(&server, 2, 1, slow(48, 48)).await;
    let first = one.asked()[0];
    let (who, other) = (one.people[first].clone(), one.people[1 - first].clone());
    let (url, mut heard) = service(201).await;
    let keys = Keys::new();
    let told = subscribe(&who, keys.subscription(&format!("{url}/a"), "fr")).await;
    assert_eq!((&told["browsers"], &told["settings"]["push"]), (&json!(1), &json!(true)));
    // Somebody else has subscribed, too, and sits at another table, where nobody waits for them; a stranger at none.
    let watcher = Keys::new();
    subscribe(&other, watcher.subscription(&format!("{url}/b"), "en")).await;
    let stranger = Browser::named(server.address, "Stranger").await;
    subscribe(&stranger, Keys::new().subscription(&format!("{url}/c"), "en")).await;
    // While the player looks at the table, nothing is sent.
    clock.advance(5 * MINUTE);
    look_away(&mut one.pages).await;
    clock.advance(MINUTE);
    let message = next(&mut heard).await;
    assert_eq!(message.path, "/a");
    for expected in ["content-encoding: aes128gcm", "ttl: ", "authorization: vapid t="] {
        assert!(message.head.contains(expected), "{}", message.head);
    }
    let read = keys.read(&message.body);
    assert_eq!((read["title"].as_str(), read["body"].as_str()), (Some("À vous de jouer"), Some("By post")), "{read}");
    assert_eq!(read["path"], format!("/table/{}", one.id));
    // Hours later there is still no second message for the same decision, for anybody.
    for _ in 0..5 {
        clock.advance(60 * MINUTE);
        who.get("/api/me/games").await.good();
    }
    server.stop().await;
    let server = serve(&folder, &clock).await;
    clock.advance(MINUTE);
    let who = Browser { address: server.address, ..who };
    who.get(&one.path("")).await.good();
    server.stop().await;
    assert!(heard.try_recv().is_err(), "once is enough");
}

#[tokio::test]
async fn gone_subscriptions_are_deleted_and_each_way_can_be_switched_off() {
    for status in [404, 410] {
        gone_and_switched_off(status).await;
    }
}

async fn gone_and_switched_off(status: u16) {
    let (folder, clock) = (Folder::new(), Clock::still(START));
    let server = serve(&folder, &clock).await;
    let mut party = party(&server, 2, 1, slow(48, 48)).await;
    let first = party.asked()[0];
    let who = party.people[first].clone();
    let (url, mut heard) = service(status).await;
    subscribe(&who, Keys::new().subscription(&format!("{url}/gone"), "en")).await;
    look_away(&mut party.pages).await;
    clock.advance(3 * MINUTE);
    next(&mut heard).await;
    let browsers = async || who.get("/api/me/notices").await.good()["browsers"].clone();
    while browsers().await != 0 {
        tokio::task::yield_now().await;
    }
    // Switched off, nothing is sent.
    let keys = Keys::new();
    subscribe(&who, keys.subscription(&format!("{url}/off"), "en")).await;
    who.put("/api/me/notices", json!({"push": false, "mail": false})).await.good();
    server.stop().await;
    assert!(heard.try_recv().is_err());
}

#[tokio::test]
async fn subscriptions_are_checked_and_belong_to_one_guest() {
    let server = Server::new().await;
    let (mara, jules) = (Browser::named(server.address, "Mara").await, Browser::named(server.address, "Jules").await);
    let path = "/api/me/notices/browsers";
    let good = Keys::new().subscription("https://push.example.org/send/abc", "en");
    for endpoint in [
        "http://push.example.org/",
        "https://127.0.0.1/",
        "https://localhost/",
        "https://[::1]/",
        "https://10.0.0.1/a",
        "https://169.254.169.254/latest",
        "https://metadata/",
        "nothing",
        "",
        "https://a:b@push.example.org/",
        &format!("https://push.example.org/{}", "x".repeat(1100)),
    ] {
        let mut bad = good.clone();
        bad["endpoint"] = json!(endpoint);
        assert_eq!(mara.post(path, bad).await.fault().1, "subscription", "{endpoint}");
    }
    for (field, value) in [("p256dh", "AAAA"), ("p256dh", "%%%"), ("auth", "AAAA"), ("auth", "")] {
        let mut bad = good.clone();
        bad[field] = json!(value);
        assert_eq!(mara.post(path, bad).await.fault().1, "subscription", "{field} {value}");
    }
    assert_eq!(Browser::unknown(server.address).post(path, good.clone()).await.fault().0, 401);
    assert_eq!(subscribe(&mara, good.clone()).await["browsers"], 1);
    // Another guest cannot end it, and whoever uses the browser next takes it over.
    let end = json!({"endpoint": good["endpoint"]}).to_string();
    jules.send("DELETE", path, &[], &end).await.good();
    assert_eq!(mara.get("/api/me/notices").await.good()["browsers"], 1);
    assert_eq!(subscribe(&jules, good.clone()).await["browsers"], 1);
    assert_eq!(mara.get("/api/me/notices").await.good()["browsers"], 0);
    jules.send("DELETE", path, &[], &end).await.good();
    assert_eq!(jules.get("/api/me/notices").await.good()["browsers"], 0);
    // At most ten are kept.
    for n in 0..12 {
        subscribe(&mara, Keys::new().subscription(&format!("https://push.example.org/{n}"), "en")).await;
    }
    assert_eq!(mara.get("/api/me/notices").await.good()["browsers"], 10);
    // Whoever leaves gets no messages.
    mara.post("/api/guest/leave", json!({})).await.good();
    server.stop().await;
}
