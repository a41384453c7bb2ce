//! E-mail, where the host has configured a mail server. Mails are queued and sent one after another by a task.
//!
//! Addresses are not logged. A mail that cannot be sent is tried again twice, then dropped and counted: whoever waits for
//! it can ask for another one.

use crate::config::Secret;
use crate::fault::Fault;
use lettre::message::{Mailbox, header};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use std::time::Duration;
use tokio::sync::mpsc;

/// The capacity of the queue.
const WAITING: usize = 256;
/// How long to wait before a mail is tried again, each time.
const AGAIN: [Duration; 2] = [Duration::from_secs(5), Duration::from_secs(60)];
/// The timeout of the mail server.
const PATIENCE: Duration = Duration::from_secs(30);
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

/// Sends mails. Clones share the queue.
#[derive(Debug, Clone)]
pub struct Mailer {
    queue: mpsc::Sender<Message>,
    sender: Mailbox,
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
        let (queue, waiting) = mpsc::channel(WAITING);
        tokio::spawn(deliver(server, waiting));
        Ok(Self { queue, sender })
    }

    /// Queues a mail of plain text.
    ///
    /// # Errors
    /// When the address is malformed, or too many mails are waiting.
    pub fn send(&self, to: &str, subject: &str, text: String) -> Result<(), Fault> {
        let to = Mailbox::new(None, address(to)?.parse().map_err(|_| no_address())?);
        let message = Message::builder()
            .from(self.sender.clone())
            .to(to)
            .subject(subject)
            .header(header::ContentType::TEXT_PLAIN)
            // Answers of machines, such as notes of absence, help nobody.
            .header(AutoSubmitted)
            .body(text)
            .map_err(|error| Fault::internal(format!("a mail could not be written: {error}")))?;
        self.queue.try_send(message).map_err(|_| Fault::unavailable("too many mails are waiting: try again later"))
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

async fn deliver(server: AsyncSmtpTransport<Tokio1Executor>, mut waiting: mpsc::Receiver<Message>) {
    while let Some(message) = waiting.recv().await {
        let mut pauses = AGAIN.iter();
        while let Err(error) = server.send(message.clone()).await {
            // What the server refuses for good is not sent again. Its answer may repeat the address: it is not logged.
            let pause = if error.is_permanent() { None } else { pauses.next() };
            let Some(pause) = pause else {
                metrics::counter!("darkrock_mail_failures").increment(1);
                let code = error.status().map(|code| code.to_string());
                tracing::warn!(code, timeout = error.is_timeout(), "a mail could not be sent");
                break;
            };
            tokio::time::sleep(*pause).await;
        }
    }
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
