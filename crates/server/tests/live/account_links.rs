//! Links by e-mail: what they do, in which browser, and for how long. A mail server of the test receives them.

use super::accounts::{Device, mara};
use super::browser::GUARD;
use super::server::{Folder, Server, catalog, generous, still};
use darkrock_server::mail::MailConfig;
use darkrock_server::peer::{Proxies, network};
use darkrock_server::{Clock, Limits, Secret};
use serde_json::{Value, json};
use std::net::SocketAddr;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};

/// Recipients whom the mail server of the test never accepts: it does not answer, or says that it may do so later.
const SLOW: &str = "slow";
const DEFERRED: &str = "deferred";

/// A mail server that keeps what it receives.
pub(super) struct Sink {
    pub(super) address: SocketAddr,
    pub(super) mails: mpsc::UnboundedReceiver<(String, String)>,
    /// Whether it puts all mails off; what it hears then has no text.
    pub(super) busy: watch::Sender<bool>,
}

/// Takes the mails of one connection: the recipient and the text of each. While it is busy it takes none, and says who was to get one.
async fn take(stream: TcpStream, mails: mpsc::UnboundedSender<(String, String)>, busy: watch::Receiver<bool>) {
    let mut stream = BufReader::new(stream);
    let (mut line, mut to, mut text, mut in_text) = (String::new(), String::new(), String::new(), false);
    let _ = stream.get_mut().write_all(b"220 sink\r\n").await;
    while stream.read_line(&mut line).await.is_ok_and(|n| n > 0) {
        let answer = match line.trim_end() {
            "." if in_text => {
                in_text = false;
                let _ = mails.send((std::mem::take(&mut to), std::mem::take(&mut text)));
                "250 kept\r\n"
            }
            _ if in_text => {
                text += &line;
                ""
            }
            "DATA" => {
                in_text = true;
                "354 go on\r\n"
            }
            "QUIT" => "221 bye\r\n",
            command => {
                if let Some(address) = command.strip_prefix("RCPT TO:<") {
                    to = address.trim_end_matches('>').to_owned();
                }
                match command {
                    // It never answers.
                    _ if command.starts_with("RCPT TO:") && to.starts_with(SLOW) => std::future::pending().await,
                    _ if command.starts_with("RCPT TO:") && to.starts_with(DEFERRED) => "450 later\r\n",
                    _ if command.starts_with("RCPT TO:") && *busy.borrow() => {
                        let _ = mails.send((to.clone(), String::new()));
                        "451 busy\r\n"
                    }
                    _ => "250 good\r\n",
                }
            }
        };
        let _ = stream.get_mut().write_all(answer.as_bytes()).await;
        line.clear();
    }
}

impl Sink {
    pub(super) async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("its number");
        let (sender, mails) = mpsc::unbounded_channel();
        let (busy, is_busy) = watch::channel(false);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(take(stream, sender.clone(), is_busy.clone()));
            }
        });
        Self { address, mails, busy }
    }

    /// The next mail: its recipient, and its text.
    pub(super) async fn mail(&mut self) -> (String, String) {
        let mail = tokio::time::timeout(GUARD, self.mails.recv()).await.expect("a mail").expect("the sink is open");
        // Long lines are broken with `=` at their ends.
        (mail.0, mail.1.replace("=\r\n", "").replace("=3D", "="))
    }

    /// The next mail: its recipient, and the token of its link.
    pub(super) async fn next(&mut self) -> (String, String) {
        let mail = self.mail().await;
        let text = mail.1;
        assert!(text.contains("Auto-Submitted: auto-generated"), "{text}");
        let (before, after) = text.split_once("/account#link=").unwrap_or_else(|| panic!("no link in {text}"));
        assert!(before.ends_with("https://play.example.org"), "the configured address, whoever asks: {text}");
        (mail.0, after.chars().take(64).collect())
    }

    /// How a server sends mails to it.
    pub(super) fn config(&self) -> MailConfig {
        let server = Secret(format!("smtp://{}", self.address));
        MailConfig { server, sender: "Darkrock <play@example.org>".to_owned() }
    }

    pub(super) async fn server(&self, folder: &Folder, limits: Limits) -> Server {
        let mut config = Server::config(&folder.url(), limits, Vec::new());
        (config.mail, config.clock) = (Some(self.config()), still());
        Server::run(config, catalog()).await
    }
}

pub(super) async fn ask(device: &mut Device, email: &str) {
    let answer = device.post("/email", json!({"email": email, "language": "it"})).await;
    assert_eq!(answer.status, 204, "{answer:?}");
}

pub(super) fn link(token: &str, confirmed: bool) -> Value {
    json!({"token": token, "device": "Phone", "confirmed": confirmed})
}

#[tokio::test]
async fn a_link_makes_a_name_permanent_and_signs_in() {
    let (mut sink, folder) = (Sink::open().await, Folder::new());
    let server = sink.server(&folder, generous()).await;
    let mut desktop = Device::named(server.address, "Mara").await;
    assert_eq!(desktop.send("GET", "", &Value::Null).await.good()["email"], true);
    ask(&mut desktop, " Mara@Example.org ").await;
    let (to, token) = sink.next().await;
    assert_eq!(to, "mara@example.org");
    // Whoever else gets the link can do nothing with it.
    let mut thief = Device::named(server.address, "Thief").await;
    for confirmed in [false, true] {
        assert_eq!(thief.post("/link", link(&token, confirmed)).await.fault(), (409, "link-browser".to_owned()));
    }
    let made = desktop.post("/link", link(&token, false)).await.good()["changed"].clone();
    assert_eq!((&made["account"]["name"], &made["account"]["email"]), (&json!("Mara"), &json!("mara@example.org")));
    assert!(made["recovery"].is_string());
    assert_eq!(desktop.post("/link", link(&token, false)).await.fault(), (404, "link".to_owned()), "once");
    // Signing in: at once where it was asked for, elsewhere after a confirmation.
    let mut phone = Device::unknown(server.address);
    ask(&mut phone, "mara@example.org").await;
    let token = sink.next().await.1;
    assert_eq!(phone.post("/link", link(&token, false)).await.good()["changed"]["account"]["name"], "Mara");
    let mut tablet = Device::unknown(server.address);
    ask(&mut tablet, "mara@example.org").await;
    let token = sink.next().await.1;
    let mut other = Device::unknown(server.address);
    let asked = other.post("/link", link(&token, false)).await.good();
    assert_eq!((&asked["asks"], &asked["changed"]), (&json!("Mara"), &Value::Null));
    assert_eq!(other.me().await["name"], Value::Null, "login CSRF: nothing happens without a confirmation");
    assert_eq!(other.post("/link", link(&token, true)).await.good()["changed"]["account"]["name"], "Mara");
    assert_eq!(tablet.post("/link", link(&token, false)).await.fault(), (404, "link".to_owned()), "once");
    server.stop().await;
}

/// An attack: a link of Mallory's with the cookie of its ceremony, planted from another host of the domain. The browser is asked
/// whose account it wants to enter as if there were none, also where cookies of before count.
#[tokio::test]
async fn a_planted_ceremony_opens_no_link() {
    let (mut sink, folder) = (Sink::open().await, Folder::new());
    let mut config = Server::config(&folder.url(), generous(), Vec::new());
    (config.mail, config.clock) = (Some(sink.config()), still());
    (config.secure_cookies, config.former_cookies) = (true, true);
    let server = Server::run(config, catalog()).await;
    let mut mallory = Device::named(server.address, "Mallory").await;
    let asked = async |device: &mut Device| {
        let answer = device.post("/email", json!({"email": "mallory@example.org", "language": "en"})).await;
        let cookie = answer.header("set-cookie").and_then(|cookie| cookie.split(';').next()).expect("a cookie");
        cookie.strip_prefix("__Host-").expect("a secure cookie").to_owned()
    };
    let own = mallory.browser.cookie.clone().expect("a cookie");
    let ceremony = asked(&mut mallory).await;
    mallory.browser.cookie = Some(format!("{own}; __Host-{ceremony}"));
    let token = sink.next().await.1;
    mallory.post("/link", link(&token, false)).await.good();
    let planted = asked(&mut Device::unknown(server.address)).await;
    let token = sink.next().await.1;
    let mut victim = Device::named(server.address, "Mara").await;
    let own = victim.browser.cookie.take().expect("a cookie");
    victim.browser.cookie = Some(format!("{planted}; {own}"));
    let answer = victim.post("/link", link(&token, false)).await;
    assert_eq!((answer.good()["asks"].as_str(), answer.header("set-cookie")), (Some("Mallory"), None));
    assert_eq!(victim.me().await["name"], "Mara");
    server.stop().await;
}

#[tokio::test]
async fn an_address_is_added_by_its_owner_alone() {
    let (mut sink, folder) = (Sink::open().await, Folder::new());
    let server = sink.server(&folder, generous()).await;
    let (mut mara, _, _) = mara(server.address).await;
    ask(&mut mara, "mara@example.org").await;
    let (_, token) = sink.next().await;
    let mut other = Device::named(server.address, "Other").await;
    assert_eq!(other.post("/link", link(&token, true)).await.fault(), (409, "link-browser".to_owned()));
    let added = mara.post("/link", link(&token, false)).await.good();
    assert_eq!(added["changed"]["account"]["email"], "mara@example.org");
    // Somebody else's address.
    ask(&mut other, "other@example.org").await;
    let token = sink.next().await.1;
    other.post("/link", link(&token, false)).await.good();
    ask(&mut other, "mara@example.org").await;
    let token = sink.next().await.1;
    assert_eq!(other.post("/link", link(&token, false)).await.fault(), (409, "email-taken".to_owned()));
    for wrong in ["", "mara", "a@b\r\nBcc: victim@example.org", "mara@"] {
        let answer = other.post("/email", json!({"email": wrong, "language": "en"})).await;
        assert_eq!(answer.fault(), (400, "email".to_owned()), "{wrong}");
    }
    assert_eq!(other.post("/link", link(&"0".repeat(64), true)).await.fault(), (404, "link".to_owned()));
    server.stop().await;
}

/// Whether an address has an account cannot be told from the answer: neither from its status nor from its headers.
#[tokio::test]
async fn an_answer_does_not_tell_who_has_an_account() {
    let (mut sink, folder) = (Sink::open().await, Folder::new());
    let server = sink.server(&folder, generous()).await;
    let mut owner = Device::named(server.address, "Mara").await;
    ask(&mut owner, "mara@example.org").await;
    let token = sink.next().await.1;
    owner.post("/link", link(&token, false)).await.good();
    let mut seen = Vec::new();
    for email in ["mara@example.org", "unknown@example.org"] {
        let mut device = Device::unknown(server.address);
        let answer = device.post("/email", json!({"email": email, "language": "en"})).await;
        let (mut headers, mut cookies) = (Vec::new(), 0);
        for (name, value) in answer.headers {
            let value = if name == "set-cookie" {
                let (pair, rest) = value.split_once(';').expect("attributes");
                let (cookie, secret) = pair.split_once('=').expect("a value");
                cookies += 1;
                format!("{cookie} of {} signs;{rest}", secret.len())
            } else {
                value
            };
            // The second of the clock may pass in between.
            if name != "date" {
                headers.push((name, value));
            }
        }
        assert_eq!(cookies, 1, "{headers:?}");
        seen.push((answer.status, answer.body, headers));
    }
    assert_eq!(seen[0], seen[1]);
    assert_eq!(sink.next().await.0, "mara@example.org", "only who has an account gets a mail");
    server.stop().await;
}

/// A recipient that the mail server is slow to accept, and one that it defers, delay nobody else.
#[tokio::test]
async fn a_slow_recipient_delays_no_other_mail() {
    let (mut sink, folder) = (Sink::open().await, Folder::new());
    let server = sink.server(&folder, Limits { codes_per_address: 100, ..generous() }).await;
    for n in 0..3 {
        let mut slow = Device::named(server.address, "Slow").await;
        ask(&mut slow, &format!("{SLOW}{n}@slow.example")).await;
        let mut deferred = Device::named(server.address, "Deferred").await;
        ask(&mut deferred, &format!("{DEFERRED}{n}@example.org")).await;
    }
    for n in 0..3 {
        let mut quick = Device::named(server.address, "Quick").await;
        ask(&mut quick, &format!("quick{n}@example.org")).await;
        assert_eq!(sink.next().await.0, format!("quick{n}@example.org"), "while the others wait");
    }
    server.stop().await;
}

/// Nobody is flooded with links; one network cannot use up what another one may ask for.
#[tokio::test]
async fn links_are_limited_by_network_and_address() {
    let (mut sink, folder) = (Sink::open().await, Folder::new());
    let mut config = Server::config(&folder.url(), Limits { codes_per_address: 6, ..generous() }, Vec::new());
    // Another period than the system's clock is in: what the server counts must not depend on both.
    (config.mail, config.clock) = (Some(sink.config()), Clock::still(Clock::default().now_ms() - 3_600_000));
    config.proxies = Proxies(vec![network("127.0.0.1").expect("a network")]);
    let server = Server::run(config, catalog()).await;
    let mut owner = Device::named(server.address, "Mara").await;
    ask(&mut owner, "mara@example.org").await;
    let token = sink.next().await.1;
    owner.post("/link", link(&token, false)).await.good();
    let from = |address: &str| {
        let mut device = Device::unknown(server.address);
        device.more = format!("X-Forwarded-For: {address}\r\n");
        device
    };
    let full = (429, "too-many-tries".to_owned());
    let body = |email: &str| json!({"email": email, "language": "en"});
    for _ in 0..3 {
        ask(&mut from("192.0.2.1"), "mara@example.org").await;
        sink.next().await;
    }
    assert_eq!(from("192.0.2.1").post("/email", body("mara@example.org")).await.fault(), full);
    // A thousand tries for other addresses, from many networks, lock nobody out.
    for n in 0..60 {
        for _ in 0..3 {
            ask(&mut from(&format!("198.51.100.{n}")), &format!("other{n}@example.org")).await;
        }
    }
    ask(&mut from("192.0.2.2"), "mara@example.org").await;
    assert_eq!(sink.next().await.0, "mara@example.org");
    let mut sent = 0;
    for n in 0..20 {
        sent += u32::from(from(&format!("203.0.113.{n}")).post("/email", body("mara@example.org")).await.status == 204);
    }
    assert!(sent < 12, "however many networks ask, a mailbox is not flooded: {sent}");
    server.stop().await;
}

/// Nobody is flooded with links, and nobody learns whether an address has an account.
#[tokio::test]
async fn links_are_limited_and_say_nothing() {
    let (mut sink, folder) = (Sink::open().await, Folder::new());
    let server = sink.server(&folder, Limits { codes_per_address: 6, ..generous() }).await;
    let mut nobody = Device::unknown(server.address);
    ask(&mut nobody, "unknown@example.org").await;
    let mut guest = Device::named(server.address, "Mara").await;
    for _ in 0..3 {
        ask(&mut guest, "mara@example.org").await;
        assert_eq!(sink.next().await.0, "mara@example.org", "and no mail to the unknown one");
    }
    let full = (429, "too-many-tries".to_owned());
    let body = json!({"email": "mara@example.org", "language": "en"});
    assert_eq!(guest.post("/email", body.clone()).await.fault(), full, "to one address");
    ask(&mut guest, "other@example.org").await;
    let body = json!({"email": "third@example.org", "language": "en"});
    assert_eq!(guest.post("/email", body).await.fault(), full, "from one address");
    server.stop().await;
    // Without a mail server.
    let server = Server::new().await;
    let mut guest = Device::named(server.address, "Mara").await;
    let body = json!({"email": "mara@example.org", "language": "en"});
    assert_eq!(guest.post("/email", body).await.fault(), (409, "no-mail".to_owned()));
    server.stop().await;
}

#[tokio::test]
async fn a_deleted_address_signs_in_no_more() {
    let (mut sink, folder) = (Sink::open().await, Folder::new());
    let server = sink.server(&folder, generous()).await;
    let (mut mara, _, _) = mara(server.address).await;
    ask(&mut mara, "mara@example.org").await;
    let token = sink.next().await.1;
    mara.post("/link", link(&token, false)).await.good();
    let mut phone = Device::unknown(server.address);
    ask(&mut phone, "mara@example.org").await;
    let token = sink.next().await.1;
    assert_eq!(mara.send("DELETE", "/email", &Value::Null).await.good()["account"]["email"], Value::Null);
    assert_eq!(phone.post("/link", link(&token, false)).await.fault(), (404, "link".to_owned()));
    server.stop().await;
}
