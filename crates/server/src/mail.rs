//! E-mail, where the host has configured a mail server. Mails wait in a line, and several are delivered at
//! once.
//!
//! Addresses are not logged. A mail that cannot be sent is tried again until its deadline, then dropped and counted.

mod line;

use crate::config::Secret;
use crate::fault::Fault;
use crate::names::clean_line;
use crate::notices::MailText;
use lettre::message::{Mailbox, MessageBuilder, MultiPart, header};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use line::{Line, Next, Waiting};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::Notify;

/// The timeout of each answer of the mail server, and of a delivery.
const PATIENCE: Duration = Duration::from_secs(30);
const DELIVERY: Duration = Duration::from_secs(60);
/// The longest address (RFC 5321).
const LONGEST_ADDRESS: usize = 254;

/// How mails are sent.
#[derive(Debug, Clone)]
pub struct MailConfig {
    /// The mail server: `smtp://` or `smtps://`, with user and password if it needs them.
    pub server: Secret,
    /// The sender's address, optionally with a name.
    pub sender: String,
}

/// Why mails cannot be sent as configured.
#[derive(Debug, thiserror::Error)]
pub enum MailError {
    /// The address of the server is malformed. The text does not repeat it, since it may hold a password.
    #[error("the mail server's URL cannot be used: expected one such as smtps://USER:PASSWORD@mail.example.org")]
    Server,
    /// The sender is malformed.
    #[error("“{0}” is not a sender: expected an address such as Darkrock <play@example.org>")]
    Sender(String),
}

/// How urgent a mail is; the most urgent first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Urgency {
    /// Somebody waits for a link.
    Link,
    /// A notification of pending decisions.
    Notice,
}

impl Urgency {
    /// For how long it is worth delivering: a link for as long as it is valid.
    const fn patience(self) -> Duration {
        match self {
            Self::Link => Duration::from_secs(900),
            Self::Notice => Duration::from_secs(6 * 3600),
        }
    }
}

/// What is to be delivered to one address, and how soon.
#[derive(Debug, Clone)]
pub struct Mail {
    to: String,
    domain: String,
    urgency: Urgency,
    /// What its notices were claimed with (`store/notices.rs`); none for a link.
    claim: Option<String>,
    /// None in tests of the order.
    message: Option<Message>,
}

/// Sends mails. Clones share the queue.
#[derive(Debug, Clone)]
pub struct Mailer {
    queue: Arc<Queue>,
    sender: Mailbox,
}

#[derive(Debug, Default)]
struct Queue {
    line: Mutex<Line>,
    changed: Notify,
    /// A delivery has ended.
    ended: Notify,
}

impl Queue {
    /// No code that could panic runs while it is locked, so the data behind a poisoned lock is consistent.
    fn lock(&self) -> MutexGuard<'_, Line> {
        self.line.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Mailer {
    /// Starts the task that sends.
    ///
    /// # Errors
    /// When the configuration is malformed.
    pub fn start(config: &MailConfig) -> Result<Self, MailError> {
        let sender: Mailbox = config.sender.parse().map_err(|_| MailError::Sender(config.sender.clone()))?;
        let server = AsyncSmtpTransport::<Tokio1Executor>::from_url(&config.server.0).map_err(|_| MailError::Server)?;
        let server = server.timeout(Some(PATIENCE)).build();
        let queue = Arc::new(Queue::default());
        tokio::spawn(deliver_all(server, Arc::clone(&queue)));
        Ok(Self { queue, sender })
    }

    /// Writes a mail of plain text.
    ///
    /// # Errors
    /// When the address is malformed.
    pub fn compose(&self, to: &str, subject: &str, text: String, urgency: Urgency) -> Result<Mail, Fault> {
        let (address, head) = self.head(to, subject)?;
        let message = head.header(header::ContentType::TEXT_PLAIN).body(text).map_err(unwritten)?;
        Ok(mail(address, urgency, None, message))
    }

    /// Writes a notification, as plain text and HTML, which its recipient can stop with one press in the e-mail program
    /// (RFC 8058): `stop` is the address for that. What it tells was claimed with `claim`.
    ///
    /// # Errors
    /// When the address is malformed.
    pub fn compose_notice(&self, to: &str, text: MailText, stop: &str, claim: String) -> Result<Mail, Fault> {
        let MailText { subject, text, html } = text;
        let (address, head) = self.head(to, &subject)?;
        let head = head.header(ListUnsubscribe(format!("<{stop}>"))).header(ListUnsubscribePost);
        let message = head.multipart(MultiPart::alternative_plain_html(text, html)).map_err(unwritten)?;
        Ok(mail(address, Urgency::Notice, Some(claim), message))
    }

    /// The headers that all mails have. What people have written may be in the subject: it is one line.
    fn head(&self, to: &str, subject: &str) -> Result<(Address, MessageBuilder), Fault> {
        let address: Address = address(to)?.parse().map_err(|_| no_address())?;
        let head = Message::builder()
            .from(self.sender.clone())
            .to(Mailbox::new(None, address.clone()))
            .subject(clean_line(subject))
            // Answers of machines, such as notes of absence, help nobody.
            .header(AutoSubmitted);
        Ok((address, head))
    }

    /// Queues a mail. If too many wait for the same domain, it is dropped and counted.
    pub fn send(&self, mail: Mail) {
        if self.queue.lock().push(mail, Instant::now()) {
            self.queue.changed.notify_one();
        } else {
            not_sent("too many mails are waiting");
        }
    }

    /// Begins no more deliveries, and waits so long for those in progress. Returns the claims of the notifications that were not
    /// delivered: they are told after the restart, or by another server. One that is still being delivered may then come twice, since
    /// nobody knows whether the mail server has taken it.
    pub async fn close(&self, patience: Duration) -> Vec<String> {
        self.queue.lock().close();
        let ended = async {
            loop {
                let ended = self.queue.ended.notified();
                if self.queue.lock().is_idle() {
                    break;
                }
                ended.await;
            }
        };
        // Those that last longer are cut off with the program.
        drop(tokio::time::timeout(patience, ended).await);
        self.queue.lock().undelivered()
    }
}

fn unwritten(error: lettre::error::Error) -> Fault {
    Fault::internal(format!("a mail could not be written: {error}"))
}

fn mail(to: Address, urgency: Urgency, claim: Option<String>, message: Message) -> Mail {
    Mail { domain: to.domain().to_owned(), to: to.to_string(), urgency, claim, message: Some(message) }
}

/// A header that this server writes and never reads.
macro_rules! header {
    ($(#[$doc:meta])* $header:ident $(($inner:ty))?, $name:literal, $value:expr) => {
        $(#[$doc])*
        #[derive(Clone)]
        struct $header$(($inner))?;

        impl header::Header for $header {
            fn name() -> header::HeaderName {
                header::HeaderName::new_from_ascii_str($name)
            }
            fn parse(_: &str) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
                Err("this header is only written".into())
            }
            fn display(&self) -> header::HeaderValue {
                let value: fn(&Self) -> String = $value;
                header::HeaderValue::new(Self::name(), value(self))
            }
        }
    };
}

header!(
    /// Says that no person has written a mail (RFC 3834).
    AutoSubmitted, "Auto-Submitted", |_| "auto-generated".to_owned()
);
header!(
    /// Where a recipient stops these mails (RFC 2369).
    ListUnsubscribe(String), "List-Unsubscribe", |address| address.0.clone()
);
header!(
    /// That a `POST` to that address stops them, without anything else (RFC 8058).
    ListUnsubscribePost, "List-Unsubscribe-Post", |_| "List-Unsubscribe=One-Click".to_owned()
);

fn no_address() -> Fault {
    Fault::bad("email", "this is not an e-mail address: expected one such as mara@example.org")
}

/// An address in the form in which it is stored and compared.
///
/// # Errors
/// When it is malformed.
pub fn address(text: &str) -> Result<String, Fault> {
    let clean = text.trim().to_lowercase();
    let fits = clean.len() <= LONGEST_ADDRESS && clean.parse::<Address>().is_ok();
    fits.then_some(clean).ok_or_else(no_address)
}

/// Counts a mail that was not sent. The log tells neither its address nor the answer of the server, which may repeat it.
fn not_sent(reason: &str) {
    metrics::counter!("darkrock_mail_failures").increment(1);
    tracing::warn!(reason, "a mail could not be sent");
}

/// Begins deliveries, as long as the server runs.
async fn deliver_all(server: AsyncSmtpTransport<Tokio1Executor>, queue: Arc<Queue>) {
    loop {
        // Before the line is looked at, so that no change is missed.
        let changed = queue.changed.notified();
        let next = queue.lock().next(Instant::now());
        match next {
            Next::Deliver(waiting) => drop(tokio::spawn(deliver(server.clone(), Arc::clone(&queue), *waiting))),
            Next::Late => not_sent("it could not be delivered in time"),
            Next::Wait(None) => changed.await,
            Next::Wait(Some(until)) => drop(tokio::time::timeout_at(until.into(), changed).await),
        }
    }
}

/// Delivers a mail, once.
async fn deliver(server: AsyncSmtpTransport<Tokio1Executor>, queue: Arc<Queue>, waiting: Waiting) {
    let Some(message) = waiting.mail.message.clone() else { return queue.lock().done(&waiting) };
    let failed = match tokio::time::timeout(DELIVERY, server.send(message)).await {
        Ok(Ok(_)) => None,
        Ok(Err(error)) => Some((error.is_permanent(), error.status().map(|code| code.to_string()))),
        Err(_) => Some((false, None)),
    };
    match failed {
        None => queue.lock().done(&waiting),
        // What the server refuses for good is not sent again.
        Some((true, code)) => {
            queue.lock().done(&waiting);
            not_sent(&format!("the mail server refuses it: {}", code.unwrap_or_default()));
        }
        Some((false, code)) => {
            tracing::debug!(code, "a mail is tried again");
            queue.lock().again(waiting, Instant::now());
        }
    }
    queue.changed.notify_one();
    queue.ended.notify_one();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_compared_in_one_form() {
        assert_eq!(address(" Mara@Example.org "), Ok("mara@example.org".to_owned()));
        let long = format!("{}@example.org", "a".repeat(250));
        for wrong in ["", "mara", "mara@", "a@b\r\nBcc: c@d.example", "Mara <mara@example.org>", &long] {
            assert!(address(wrong).is_err(), "{wrong}");
        }
    }

    #[tokio::test]
    async fn a_wrong_configuration_is_refused_without_its_password() {
        let config =
            |server: &str, sender: &str| MailConfig { server: Secret(server.to_owned()), sender: sender.into() };
        let wrong = config("ftp://mara:password@example.org", "play@example.org");
        let error = Mailer::start(&wrong).expect_err("no mail server").to_string();
        assert!(!error.contains("mara:") && !format!("{wrong:?}").contains("password"), "{error} {wrong:?}");
        assert!(Mailer::start(&config("smtp://example.org", "nobody")).is_err());
        assert!(Mailer::start(&config("smtps://u:p@example.org", "Darkrock <play@example.org>")).is_ok());
    }

    /// An attack: what people have written would end its header. It is on one line, whoever has composed it.
    #[tokio::test]
    async fn a_subject_is_no_header() {
        let config = MailConfig {
            server: Secret("smtp://example.org".to_owned()),
            sender: "Darkrock <play@example.org>".into(),
        };
        let mailer = Mailer::start(&config).expect("a configuration");
        let evil =
            ["a\r\nBcc: victim@example.org", "a\nBcc: v@example.org\n\nbody", "é\r\n\r\nBcc: v@example.org", "\r\n"];
        for subject in evil {
            let text = MailText { subject: subject.to_owned(), text: "t".to_owned(), html: "<p>t</p>".to_owned() };
            let stop = "https://play.example.org/unsubscribe/k";
            let notice = mailer.compose_notice("mara@example.org", text, stop, String::new());
            let link = mailer.compose("mara@example.org", subject, "t".to_owned(), Urgency::Link);
            for mail in [notice, link] {
                let written = mail.expect("a mail").message.expect("its text").formatted();
                let written = String::from_utf8(written).expect("text");
                let head = written.split_once("\r\n\r\n").expect("a body").0.to_lowercase();
                assert!(!head.contains("\nbcc") && !head.contains("\r\r"), "{head}");
                assert!(head.contains("\r\nauto-submitted: auto-generated"), "{head}");
                assert_eq!(head.matches("\r\nsubject:").count() + usize::from(head.starts_with("subject:")), 1);
            }
        }
    }
}
