//! E-mail, where the host has configured a mail server. Mails wait in a [line](line::Line), and several are delivered at
//! once.
//!
//! Addresses are not logged. A mail that cannot be sent is tried again until its deadline, then dropped and counted.

mod line;

use crate::config::Secret;
use crate::fault::Fault;
use lettre::message::{Mailbox, header};
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
        let address: Address = address(to)?.parse().map_err(|_| no_address())?;
        let (domain, to) = (address.domain().to_owned(), Mailbox::new(None, address));
        let message = Message::builder()
            .from(self.sender.clone())
            .to(to.clone())
            .subject(subject)
            .header(header::ContentType::TEXT_PLAIN)
            // Answers of machines, such as notes of absence, help nobody.
            .header(AutoSubmitted)
            .body(text)
            .map_err(|error| Fault::internal(format!("a mail could not be written: {error}")))?;
        Ok(Mail { to: to.email.to_string(), domain, urgency, message: Some(message) })
    }

    /// Queues a mail. If too many wait for the same domain, it is dropped and counted.
    pub fn send(&self, mail: Mail) {
        if self.queue.lock().push(mail, Instant::now()) {
            self.queue.changed.notify_one();
        } else {
            not_sent("too many mails are waiting");
        }
    }
}

/// The header `Auto-Submitted` (RFC 3834).
#[derive(Clone, Copy)]
struct AutoSubmitted;

impl header::Header for AutoSubmitted {
    fn name() -> header::HeaderName {
        header::HeaderName::new_from_ascii_str("Auto-Submitted")
    }
    fn parse(_: &str) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
        Ok(Self)
    }
    fn display(&self) -> header::HeaderValue {
        header::HeaderValue::new(Self::name(), "auto-generated".to_owned())
    }
}

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
}
