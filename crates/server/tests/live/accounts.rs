//! Accounts: names that last on several devices, passkeys, recovery codes, and attacks on them.

use super::authenticator::Passkey;
use super::browser::{Answer, Browser, Page};
use super::party::{Party, settings};
use super::postgres;
use super::server::{Folder, Server, catalog, generous, still};
use darkrock_server::peer::{Proxies, network};
use darkrock_server::{Config, Limits};
use serde_json::{Value, json};
use std::net::SocketAddr;

/// A browser that opens the server as `localhost`: passkeys need a name.
#[derive(Clone)]
pub struct Device {
    pub browser: Browser,
    host: String,
    /// The cookie of a ceremony that has begun.
    ceremony: Option<String>,
    /// The cookie of the guest that it was before.
    before: Option<String>,
    /// More headers of every request.
    pub more: String,
}

impl Device {
    pub fn unknown(address: SocketAddr) -> Self {
        let host = format!("localhost:{}", address.port());
        Self { browser: Browser::unknown(address), host, ceremony: None, before: None, more: String::new() }
    }

    pub async fn named(address: SocketAddr, name: &str) -> Self {
        Self { browser: Browser::named(address, name).await, ..Self::unknown(address) }
    }

    /// The same device, now that the server is at another address.
    pub fn moved(&mut self, address: SocketAddr) {
        self.browser.address = address;
        self.host = format!("localhost:{}", address.port());
    }

    pub fn origin(&self) -> String {
        format!("http://{}", self.host)
    }

    pub async fn send(&mut self, method: &str, path: &str, body: &Value) -> Answer {
        let body = body.to_string();
        let cookies: Vec<_> = self.browser.cookie.iter().chain(&self.ceremony).chain(&self.before).cloned().collect();
        let (host, more, cookies, length) = (&self.host, &self.more, cookies.join("; "), body.len());
        let head = format!("{method} /api/account{path} HTTP/1.0\r\nHost: {host}\r\n{more}Cookie: {cookies}\r\n");
        let head = format!("{head}Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}");
        let answer = self.browser.raw(head.as_bytes()).await;
        for (_, cookie) in answer.headers.iter().filter(|(name, _)| name == "set-cookie") {
            assert!(cookie.contains("; Path=/; ") && cookie.contains("; HttpOnly; SameSite=Lax"), "{cookie}");
            let kept = Some(cookie.split(';').next().unwrap_or_default().to_owned()).filter(|c| !c.ends_with('='));
            match cookie.split('=').next() {
                Some("darkrock-ceremony") => self.ceremony = kept,
                Some("darkrock-before") => self.before = kept,
                _ => self.browser.cookie = kept,
            }
        }
        answer
    }

    pub async fn post(&mut self, path: &str, body: Value) -> Answer {
        self.send("POST", path, &body).await
    }

    pub async fn account(&mut self) -> Value {
        self.send("GET", "", &Value::Null).await.good()["account"].clone()
    }

    /// Makes a passkey; the first one makes an account.
    pub async fn make(&mut self, passkey: &mut Passkey) -> Answer {
        let options = self.post("/passkeys/begin", json!({})).await.good()["options"].clone();
        let credential = passkey.make(&options);
        self.post("/passkeys", json!({"credential": credential, "name": "My key", "device": "Desktop"})).await
    }

    pub async fn sign_in(&mut self, passkey: &mut Passkey) -> Answer {
        let options = self.post("/sign-in/begin", json!({})).await.good()["options"].clone();
        let credential = passkey.sign(&options);
        self.post("/sign-in", json!({"credential": credential, "device": "Phone"})).await
    }

    pub async fn recover(&mut self, code: &str) -> Answer {
        self.post("/recover", json!({"code": code, "device": "Phone"})).await
    }

    pub async fn me(&self) -> Value {
        self.browser.get("/api/me").await.good()
    }
}

/// Mara, with an account and a passkey. The recovery code is the last.
pub async fn mara(address: SocketAddr) -> (Device, Passkey, String) {
    let mut device = Device::named(address, "Mara").await;
    let mut passkey = Passkey::new(7, &device.origin());
    let made = device.make(&mut passkey).await.good();
    let code = made["recovery"].as_str().expect("a code").to_owned();
    (device, passkey, code)
}

/// People with accounts.
pub async fn persons(address: SocketAddr, count: u8) -> Vec<Browser> {
    let mut people = Vec::new();
    for n in 0..count {
        let mut device = Device::named(address, &format!("Person {}", n + 1)).await;
        let mut passkey = Passkey::new(100 + n, &device.origin());
        device.make(&mut passkey).await.good();
        people.push(device.browser);
    }
    people
}

async fn table_with_a_seat(browser: &Browser) -> String {
    let body = json!({"settings": settings(), "seats": [null, null], "sit": [{"seat": 1}]});
    browser.post("/api/tables", body).await.good()["id"].as_str().expect("an id").to_owned()
}

fn ids(me: &Value) -> Vec<&str> {
    me["tables"].as_array().expect("tables").iter().filter_map(|table| table["id"].as_str()).collect()
}

/// The guest plays on with the same seats, on this device and on another one.
#[tokio::test]
async fn a_name_lasts_with_its_seats_on_two_devices() {
    let server = Server::new().await;
    let mut party = Party::start(server.address, 2, 0, 3).await;
    let mut desktop = Device { browser: party.people[0].clone(), ..Device::unknown(server.address) };
    let before = desktop.clone();
    let mut passkey = Passkey::new(1, &desktop.origin());
    let made = desktop.make(&mut passkey).await.good();
    assert_eq!((&made["account"]["name"], &made["account"]["sessions"][0]["here"]), (&json!("Person 1"), &json!(true)));
    assert_eq!(made["account"]["sessions"][0]["label"], "Desktop");
    assert_eq!(party.pages[0].until_closed().await.0, 1012, "its connection had the old secret");
    assert_eq!(before.me().await["name"], Value::Null, "a secret that was copied before is worth nothing");
    let mut page = desktop.browser.page(&party.id).await;
    assert_eq!(page.is.mine, json!([1]));
    // The phone has been a guest, too, and has a table of its own.
    let mut phone = Device::named(server.address, "Phony").await;
    let own = table_with_a_seat(&phone.browser).await;
    let old = phone.clone();
    let signed = phone.sign_in(&mut passkey).await.good();
    assert_eq!((&signed["account"]["name"], &signed["recovery"]), (&json!("Person 1"), &Value::Null));
    let me = phone.me().await;
    assert_eq!((&me["name"], &me["account"]), (&json!("Person 1"), &json!(true)));
    assert_eq!(ids(&me).len(), 2);
    assert_eq!(ids(&me), ids(&desktop.me().await), "both devices have both tables");
    let table = desktop.browser.get(&format!("/api/tables/{own}")).await.good();
    assert!(table["host"] == true && table["seats"][0]["mine"] == true, "{table}");
    assert_eq!(old.me().await["name"], Value::Null);
    // Both play the seat.
    let mut second = phone.browser.page(&party.id).await;
    assert_eq!(second.is.mine, json!([1]));
    std::mem::swap(&mut party.pages[0], &mut page);
    party.steps(6).await;
    second.past(party.pages[0].seq() - 1).await;
    assert_eq!(second.seq(), party.pages[0].seq());
    server.stop().await;
}

#[tokio::test]
async fn signing_out_is_for_one_device_or_for_all() {
    let server = Server::new().await;
    let (mut desktop, mut passkey, _) = mara(server.address).await;
    let table = table_with_a_seat(&desktop.browser).await;
    let mut phone = Device::unknown(server.address);
    phone.sign_in(&mut passkey).await.good();
    let mut pages: Vec<Page> = vec![desktop.browser.page(&table).await, phone.browser.page(&table).await];
    // The phone is removed from the desktop.
    let listed = desktop.account().await["sessions"].clone();
    assert_eq!(listed.as_array().map(Vec::len), Some(2), "{listed}");
    let other = listed.as_array().expect("a list").iter().find(|s| s["here"] == false).expect("the phone").clone();
    assert_eq!(other["label"], "Phone");
    let path = format!("/sessions/{}", other["id"].as_str().expect("an id"));
    let left = desktop.send("DELETE", &path, &Value::Null).await.good();
    assert_eq!(left["account"]["sessions"].as_array().map(Vec::len), Some(1));
    assert_eq!(desktop.send("DELETE", &path, &Value::Null).await.fault().0, 404);
    for page in &mut pages {
        page.until_closed().await;
    }
    assert_eq!(phone.me().await["name"], Value::Null);
    assert_eq!(phone.browser.page(&table).await.is.mine, json!([]));
    assert_eq!(desktop.browser.page(&table).await.is.mine, json!([1]));
    // Everywhere else.
    phone.sign_in(&mut passkey).await.good();
    let (copied, mut page) = (desktop.clone(), phone.browser.page(&table).await);
    let answer = desktop.post("/sign-out-everywhere", json!({})).await.good();
    assert_eq!(answer["account"]["sessions"].as_array().map(Vec::len), Some(1));
    assert_eq!(answer["account"]["sessions"][0]["label"], "Desktop");
    page.until_closed().await;
    assert_eq!((&phone.me().await["name"], &copied.me().await["name"]), (&Value::Null, &Value::Null));
    assert_eq!(desktop.browser.page(&table).await.is.mine, json!([1]));
    // Here.
    let mut page = desktop.browser.page(&table).await;
    let copied = desktop.clone();
    assert_eq!(desktop.post("/sign-out", json!({})).await.status, 204);
    page.until_closed().await;
    assert!(desktop.browser.cookie.is_none());
    assert_eq!(copied.me().await["name"], Value::Null);
    assert_eq!(desktop.post("/sign-out", json!({})).await.fault(), (401, "not-signed-in".to_owned()));
    desktop.sign_in(&mut passkey).await.good();
    assert_eq!(desktop.browser.page(&table).await.is.mine, json!([1]), "the seat has stayed");
    // What guests do does the same for accounts.
    let renewed = desktop.browser.post("/api/guest/renew", json!({})).await;
    assert!(renewed.good()["account"] == true);
    let cookie = renewed.header("set-cookie").expect("a cookie").split(';').next().map(str::to_owned);
    assert_eq!(desktop.me().await["name"], Value::Null);
    desktop.browser.cookie = cookie;
    assert_eq!(desktop.browser.page(&table).await.is.mine, json!([1]));
    desktop.browser.post("/api/guest/leave", json!({})).await.good();
    desktop.sign_in(&mut passkey).await.good();
    assert_eq!(desktop.browser.page(&table).await.is.mine, json!([1]), "leaving a browser gives up no seat");
    server.stop().await;
}

#[tokio::test]
async fn passkeys_are_added_and_removed() {
    let server = Server::new().await;
    let (mut desktop, mut first, _) = mara(server.address).await;
    let begun = desktop.post("/passkeys/begin", json!({})).await.good()["options"].clone();
    assert_eq!(begun["excludeCredentials"][0]["id"], first.id(), "no device makes a second one");
    assert_eq!((&begun["user"]["name"], &begun["rp"]["id"]), (&json!("Mara"), &json!("localhost")));
    assert_eq!(begun["authenticatorSelection"]["userVerification"], "required");
    let demanded = &begun["extensions"]["enforceCredentialProtectionPolicy"];
    assert_ne!(demanded, &json!(true), "authenticators without the extension would be refused");
    let mut second = Passkey::new(8, &desktop.origin());
    // An authenticator that does not count.
    second.counter = 0;
    let added = desktop.make(&mut second).await.good();
    assert_eq!((added["account"]["passkeys"].as_array().map(Vec::len), &added["recovery"]), (Some(2), &Value::Null));
    for _ in 0..2 {
        Device::unknown(server.address).sign_in(&mut second).await.good();
    }
    // The id of a credential that exists already, from another browser.
    let mut thief = Device::named(server.address, "Thief").await;
    assert_eq!(thief.make(&mut second.clone()).await.fault(), (409, "overtaken".to_owned()));
    assert_eq!(thief.account().await, Value::Null);
    let path = format!("/passkeys/{}", first.id());
    assert_eq!(thief.send("DELETE", &path, &Value::Null).await.fault(), (401, "not-signed-in".to_owned()));
    let left = desktop.send("DELETE", &path, &Value::Null).await.good();
    assert_eq!(left["account"]["passkeys"][0]["id"], second.id());
    assert_eq!(desktop.send("DELETE", &path, &Value::Null).await.fault().0, 404);
    let gone = Device::unknown(server.address).sign_in(&mut first).await;
    assert_eq!(gone.fault(), (404, "unknown-passkey".to_owned()));
    assert_eq!(desktop.sign_in(&mut second).await.fault(), (409, "signed-in".to_owned()));
    server.stop().await;
}

/// Attacks on the ceremonies: none of them signs anybody in, or makes a passkey.
#[tokio::test]
async fn ceremonies_belong_to_one_browser_and_one_time() {
    let server = Server::new().await;
    let (_, mut passkey, _) = mara(server.address).await;
    let mut device = Device::unknown(server.address);
    let refused = (422, "passkey".to_owned());
    let nothing_begun = (409, "no-ceremony".to_owned());
    // Login CSRF: an attacker's response, sent from another browser, or without a ceremony.
    let options = device.post("/sign-in/begin", json!({})).await.good()["options"].clone();
    let body = json!({"credential": passkey.sign(&options), "device": ""});
    let mut victim = Device::unknown(server.address);
    assert_eq!(victim.post("/sign-in", body.clone()).await.fault(), nothing_begun);
    victim.post("/sign-in/begin", json!({})).await.good();
    assert_eq!(victim.post("/sign-in", body.clone()).await.fault(), refused, "the challenge is another browser's");
    // Replay: the same response a second time, with its own cookie.
    let replay = device.clone();
    device.post("/sign-in", body.clone()).await.good();
    assert_eq!(replay.clone().post("/sign-in", body).await.fault(), nothing_begun);
    // A ceremony of one kind is not one of the other.
    let mut guest = Device::named(server.address, "Guest").await;
    let options = guest.post("/sign-in/begin", json!({})).await.good()["options"].clone();
    let body = json!({"credential": passkey.sign(&options), "name": "", "device": ""});
    assert_eq!(guest.post("/passkeys", body).await.fault(), nothing_begun);
    // A passkey that another guest has begun to make.
    let mut other = Device::named(server.address, "Other").await;
    let options = other.post("/passkeys/begin", json!({})).await.good()["options"].clone();
    let mut new = Passkey::new(9, &other.origin());
    let body = json!({"credential": new.make(&options), "name": "", "device": ""});
    guest.ceremony = other.ceremony.clone();
    assert_eq!(guest.post("/passkeys", body.clone()).await.fault(), nothing_begun);
    other.post("/passkeys", body.clone()).await.good();
    assert_eq!(other.post("/passkeys", body).await.fault(), nothing_begun, "once");
    server.stop().await;
}

#[tokio::test]
async fn forged_and_copied_passkeys_are_refused() {
    let server = Server::new().await;
    let (_, passkey, _) = mara(server.address).await;
    let fresh = || Device::unknown(server.address);
    let refused = (422, "passkey".to_owned());
    let challenge = |options: &Value| options["challenge"].as_str().expect("a challenge").to_owned();
    // Another page got the person to sign.
    let mut phished = Passkey { origin: "https://evil.example".to_owned(), ..passkey.clone() };
    assert_eq!(fresh().sign_in(&mut phished).await.fault(), refused);
    // For another server's domain, for another challenge, without a finger or PIN, and with another key.
    let mut device = fresh();
    let options = device.post("/sign-in/begin", json!({})).await.good()["options"].clone();
    let other = "AAAAAAAAAAAAAAAAAAAAAA";
    for (domain, challenge) in [("evil.example", challenge(&options).as_str()), ("localhost", other)] {
        let body = json!({"credential": passkey.clone().sign_for(domain, challenge), "device": ""});
        assert_eq!(device.post("/sign-in", body).await.fault(), refused, "{domain} {challenge}");
    }
    let mut unverified = Passkey { verified: false, ..passkey.clone() };
    assert_eq!(fresh().sign_in(&mut unverified).await.fault(), refused);
    let mut credential = Passkey::new(66, &device.origin()).sign_for("localhost", &challenge(&options));
    for field in ["id", "rawId"] {
        credential[field] = json!(passkey.id());
    }
    credential["response"]["userHandle"] = json!(passkey.user);
    let forged = device.post("/sign-in", json!({"credential": credential, "device": ""})).await;
    assert_eq!(forged.fault(), refused);
    // A user handle of somebody else.
    let mut stranger = Passkey { user: "AAAAAAAAAAAAAAAAAAAAAA".to_owned(), ..passkey.clone() };
    assert_eq!(fresh().sign_in(&mut stranger).await.fault(), refused);
    // A clone: its counter is behind that of the original.
    let (mut original, mut clone) = (passkey.clone(), passkey.clone());
    for _ in 0..3 {
        fresh().sign_in(&mut original).await.good();
    }
    assert_eq!(fresh().sign_in(&mut clone).await.fault(), refused);
    fresh().sign_in(&mut original).await.good();
    // Nonsense.
    for body in
        [json!({}), json!({"credential": 1, "device": ""}), json!({"credential": {"response": {}}, "device": ""})]
    {
        let answer = device.post("/sign-in", body).await;
        assert!([400, 422].contains(&answer.status), "{answer:?}");
    }
    server.stop().await;
}

/// A page of another site cannot act in a browser, nor sign it in.
#[tokio::test]
async fn other_sites_can_do_nothing() {
    let server = Server::new().await;
    let (mut device, _, code) = mara(server.address).await;
    let mut guest = Device::unknown(server.address);
    for device in [&mut device, &mut guest] {
        device.more = "Origin: https://evil.example\r\n".to_owned();
    }
    let paths = ["/passkeys/begin", "/passkeys", "/recovery", "/sign-out", "/sign-out-everywhere", "/delete"];
    for path in paths {
        assert_eq!(device.post(path, json!({})).await.fault(), (403, "origin".to_owned()), "{path}");
    }
    for path in ["/sessions/x", "/passkeys/x"] {
        assert_eq!(device.send("DELETE", path, &Value::Null).await.fault(), (403, "origin".to_owned()), "{path}");
    }
    for path in ["/sign-in/begin", "/sign-in"] {
        assert_eq!(guest.post(path, json!({})).await.fault(), (403, "origin".to_owned()), "{path}");
    }
    let answer = guest.recover(&code).await;
    assert_eq!(answer.fault(), (403, "origin".to_owned()));
    assert!(guest.browser.cookie.is_none());
    device.more = format!("Origin: {}\r\n", device.origin());
    device.post("/recovery", json!({})).await.good();
    server.stop().await;
}

#[tokio::test]
async fn a_recovery_code_is_used_once() {
    let server = Server::new().await;
    let (mut desktop, _, code) = mara(server.address).await;
    let table = table_with_a_seat(&desktop.browser).await;
    let mut phone = Device::named(server.address, "Phony").await;
    let answer = phone.recover(&code.to_lowercase().replace('-', " ")).await.good();
    let next = answer["recovery"].as_str().expect("a new code").to_owned();
    assert_eq!((answer["account"]["name"].as_str(), code == next), (Some("Mara"), false));
    assert_eq!(phone.browser.page(&table).await.is.mine, json!([1]));
    let mut tablet = Device::unknown(server.address);
    assert_eq!(tablet.recover(&code).await.fault(), (404, "recovery".to_owned()));
    assert_eq!(tablet.recover("hello").await.fault(), (400, "recovery-form".to_owned()));
    let made = desktop.post("/recovery", json!({})).await.good();
    assert_eq!(tablet.recover(&next).await.fault(), (404, "recovery".to_owned()), "a newer one was made");
    tablet.recover(made["recovery"].as_str().expect("a code")).await.good();
    server.stop().await;
}

/// Guessing is limited by network, whatever account is meant, and it locks nobody out.
#[tokio::test]
async fn guessing_recovery_codes_is_throttled_and_locks_nobody_out() {
    let proxies = Proxies(vec![network("127.0.0.1").expect("a network")]);
    let limits = Limits { codes_per_address: 4, ..generous() };
    let server = Server::behind(proxies, limits).await;
    let (mut owner, mut passkey, code) = mara(server.address).await;
    let from = |address: &str| {
        let more = format!("X-Forwarded-For: {address}\r\n");
        Device { more, ..Device::unknown(server.address) }
    };
    let wrong = |n: usize| format!("{n:028}");
    for n in 0..4 {
        // A new browser each time.
        assert_eq!(from("192.0.2.1").recover(&wrong(n)).await.fault(), (404, "recovery".to_owned()));
    }
    let full = (429, "too-many-tries".to_owned());
    assert_eq!(from("192.0.2.1").recover(&wrong(5)).await.fault(), full);
    assert_eq!(from("192.0.2.1").recover(&code).await.fault(), full, "the guesser learns nothing more");
    let mut elsewhere = from("192.0.2.2");
    let next = elsewhere.recover(&code).await.good()["recovery"].as_str().expect("a code").to_owned();
    // However many networks guess, and however many requests: the owner gets in from elsewhere.
    for network in 1..=30 {
        for n in 0..4 {
            let guess = from(&format!("198.51.100.{network}")).recover(&wrong(n)).await;
            assert_eq!(guess.fault(), (404, "recovery".to_owned()));
        }
    }
    from("192.0.2.4").recover(&next).await.good();
    let mut phone = from("192.0.2.1");
    assert_eq!(phone.sign_in(&mut passkey).await.good()["account"]["name"], "Mara");
    assert_eq!(owner.account().await["name"], "Mara");
    server.stop().await;
}

/// What somebody said at a table, as a new client sees it.
fn chat(page: &Page) -> Vec<(String, String)> {
    let line = |line: &Value| {
        (line["name"].as_str().unwrap_or_default().into(), line["text"].as_str().unwrap_or_default().into())
    };
    page.is.chat.iter().map(line).collect()
}

#[tokio::test]
async fn of_a_deleted_account_a_pseudonym_remains() {
    let folder = Folder::new();
    let server = Server::on(&folder.url()).await;
    let mut party = Party::start(server.address, 2, 0, 5).await;
    for (at, text) in [(0, "my secret is tea"), (1, "mine is coffee")] {
        party.pages[at].send_json(json!({"type": "chat", "text": text})).await;
        party.pages[1].until_that(|m| m["line"]["text"] == text).await;
    }
    let mut device = Device { browser: party.people[0].clone(), ..Device::unknown(server.address) };
    let mut passkey = Passkey::new(3, &device.origin());
    let code = device.make(&mut passkey).await.good()["recovery"].as_str().expect("a code").to_owned();
    let orders = json!({"windows": "always", "poker": {"join": "never", "stake": 10, "hand": "any"}, "faro": "ask",
        "npc": "ask", "goals": "ask", "sheriff": "ask", "effects": "ask"});
    assert_eq!(device.browser.put("/api/me/orders", orders.clone()).await.good(), orders);
    // Everything about the person can be taken along.
    let export = device.send("GET", "/export", &Value::Null).await;
    assert_eq!(export.header("content-disposition"), Some("attachment; filename=\"darkrock-account.json\""));
    let all = export.good();
    assert_eq!((&all["account"]["name"], &all["tables"][0]["id"]), (&json!("Person 1"), &json!(party.id)));
    let said: Vec<_> = all["chat"].as_array().expect("a list").iter().map(|line| line["text"].clone()).collect();
    assert_eq!(said, [json!("my secret is tea")], "and nothing of anybody else");
    assert_eq!((&all["orders"], &all["orders_at_tables"]), (&orders, &json!([])));
    assert!(!all.to_string().contains("192.") && !all.to_string().contains("127."), "no address is known");
    let mut page = device.browser.page(&party.id).await;
    std::mem::swap(&mut party.pages[0], &mut page);
    party.steps(8).await;
    let copied = device.clone();
    assert_eq!(device.post("/delete", json!({})).await.status, 204);
    party.pages[0].until_closed().await;
    party.pages[1]
        .until_that(|m| m["table"]["seats"][0]["name"].as_str().is_some_and(|n| n.starts_with("Drifter ")))
        .await;
    assert_eq!(copied.me().await["name"], Value::Null);
    assert_eq!(copied.browser.page(&party.id).await.is.mine, json!([]));
    let gone = Device::unknown(server.address).sign_in(&mut passkey).await;
    assert_eq!(gone.fault(), (404, "unknown-passkey".to_owned()));
    assert_eq!(Device::unknown(server.address).recover(&code).await.fault(), (404, "recovery".to_owned()));
    let watching = party.people[1].page(&party.id).await;
    let (seq, position) = (watching.seq(), watching.position().clone());
    assert_eq!(chat(&watching), [("Person 2".to_owned(), "mine is coffee".to_owned())]);
    // The same from the rows.
    server.stop().await;
    let server = Server::on(&folder.url()).await;
    party.people[1].address = server.address;
    let after = party.people[1].page(&party.id).await;
    assert_eq!((after.seq(), after.position()), (seq, &position), "the game is whole");
    assert_eq!(chat(&after), chat(&watching));
    let name = after.is.table["seats"][0]["name"].as_str().expect("a name").to_owned();
    assert!(name.starts_with("Drifter "), "{name}");
    server.stop().await;
    let store = darkrock_server::store::Store::open(&folder.url()).await.expect("the database");
    let (_, seats) = store.table(&party.id).await.expect("rows").expect("the table");
    let guest = seats[0].guest.clone().expect("nobody, under an id of its own");
    assert_eq!(store.person_orders(&guest).await.expect("an answer"), None, "orders go with the account");
    let rows = store.entries(&party.id, i64::MIN).await.expect("rows");
    assert!(!format!("{rows:?}").contains("Person 1") && !format!("{rows:?}").contains("my secret"));
    let snapshot = store.snapshot(&party.id).await.expect("rows");
    assert!(!format!("{snapshot:?}").contains("Person 1"));
    store.close().await;
}

#[tokio::test]
async fn passkeys_need_a_name_and_a_guest() {
    let server = Server::new().await;
    let mut device = Device::unknown(server.address);
    assert_eq!(device.post("/passkeys/begin", json!({})).await.fault(), (401, "no-guest".to_owned()));
    let mut by_address = Device::named(server.address, "Mara").await;
    by_address.host = server.address.to_string();
    for path in ["/passkeys/begin", "/sign-in/begin"] {
        assert_eq!(by_address.post(path, json!({})).await.fault(), (409, "passkey-host".to_owned()));
    }
    // Behind a proxy that forwards another host name, the page's own counts.
    by_address.more = "Origin: https://play.example.org\r\n".to_owned();
    let options = by_address.post("/passkeys/begin", json!({})).await.good()["options"].clone();
    assert_eq!(options["rp"]["id"], "play.example.org");
    server.stop().await;
    // A domain for several names.
    let folder = Folder::new();
    let mut config = Server::config(&folder.url(), generous(), Vec::new());
    config.passkey_domain = Some("example.org".to_owned());
    let server = Server::run(config, catalog()).await;
    let mut device = Device::named(server.address, "Mara").await;
    device.host = "play.example.org".to_owned();
    let mut passkey = Passkey::new(4, "https://play.example.org");
    let made = device.make(&mut passkey).await.good();
    assert_eq!(made["account"]["name"], "Mara");
    device.host = format!("localhost:{}", server.address.port());
    assert_eq!(device.post("/passkeys/begin", json!({})).await.fault(), (409, "passkey-host".to_owned()));
    server.stop().await;
}

/// Nothing is known to one process alone: the next server on the database goes on with all of it.
#[tokio::test]
async fn what_one_server_knows_the_next_one_knows() {
    let host = postgres::Server::get().unwrap_or_else(|reason| panic!("{reason}"));
    let url = postgres::create_database(&host.url()).await;
    let limits = Limits { codes_per_address: 4, ..generous() };
    let clock = still();
    let config = || Config { clock: clock.clone(), ..Server::config(&url, limits.clone(), Vec::new()) };
    let mut server = Server::run(config(), catalog()).await;
    let mut device = Device::named(server.address, "Mara").await;
    let mut passkey = Passkey::new(5, &device.origin());
    let options = device.post("/passkeys/begin", json!({})).await.good()["options"].clone();
    let wrong = |n: usize| format!("{n:028}");
    for n in 0..3 {
        let answer = Device::unknown(server.address).recover(&wrong(n)).await;
        assert_eq!(answer.fault(), (404, "recovery".to_owned()));
    }
    let mut phone = Device::unknown(server.address);
    let begun = phone.post("/sign-in/begin", json!({})).await.good()["options"].clone();
    server.stop().await;
    server = Server::run(config(), catalog()).await;
    // The same page, at the same name: only the port of the test has changed.
    for device in [&mut device, &mut phone] {
        (device.browser.address, device.host) = (server.address, Device::unknown(server.address).host);
    }
    passkey.origin = device.origin();
    let body = json!({"credential": passkey.make(&options), "name": "", "device": ""});
    device.post("/passkeys", body).await.good();
    let body = json!({"credential": passkey.sign(&begun), "device": ""});
    assert_eq!(phone.post("/sign-in", body).await.good()["account"]["name"], "Mara");
    let answer = Device::unknown(server.address).recover(&wrong(3)).await;
    assert_eq!(answer.fault(), (404, "recovery".to_owned()));
    let answer = Device::unknown(server.address).recover(&wrong(4)).await;
    assert_eq!(answer.fault(), (429, "too-many-tries".to_owned()));
    phone.post("/sign-out-everywhere", json!({})).await.good();
    assert_eq!((&device.me().await["name"], &phone.me().await["name"]), (&Value::Null, &json!("Mara")));
    phone.post("/delete", json!({})).await;
    assert_eq!(phone.me().await["name"], Value::Null);
    server.stop().await;
    postgres::drop_database(&host.url(), &url).await;
}

/// Two servers with one database: connections end where they are, whichever server hears of it.
#[tokio::test]
async fn devices_of_two_servers_are_signed_out() {
    let host = postgres::Server::get().unwrap_or_else(|reason| panic!("{reason}"));
    let url = postgres::create_database(&host.url()).await;
    let servers = [Server::on(&url).await, Server::on(&url).await];
    let (mut desktop, mut passkey, _) = mara(servers[0].address).await;
    let mut phone = Device::unknown(servers[1].address);
    passkey.origin = phone.origin();
    phone.sign_in(&mut passkey).await.good();
    let tables = [table_with_a_seat(&desktop.browser).await, table_with_a_seat(&phone.browser).await];
    let mut pages = Vec::new();
    for table in &tables {
        for device in [&desktop, &phone] {
            let page = device.browser.page(table).await;
            assert_eq!(page.is.mine, json!([1]));
            pages.push(page);
        }
    }
    desktop.post("/sign-out-everywhere", json!({})).await.good();
    for page in &mut pages {
        page.until_closed().await;
    }
    assert_eq!(phone.me().await["name"], Value::Null);
    let mut pages = Vec::new();
    for (table, address) in tables.iter().zip([servers[1].address, servers[0].address]) {
        assert_eq!(phone.browser.page(table).await.is.mine, json!([]));
        desktop.browser.address = address;
        pages.push(desktop.browser.page(table).await);
        assert_eq!(pages.last().map(|page| &page.is.mine), Some(&json!([1])));
    }
    desktop.post("/delete", json!({})).await;
    for page in &mut pages {
        page.until_closed().await;
    }
    for (table, server) in tables.iter().zip(&servers) {
        let seats = Browser::named(server.address, "Other").await.get(&format!("/api/tables/{table}")).await.good();
        assert_ne!(seats["seats"][0]["name"], "Mara", "a pseudonym remains at most: {seats}");
    }
    for server in servers {
        server.stop().await;
    }
    postgres::drop_database(&host.url(), &url).await;
}
