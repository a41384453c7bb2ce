//! Attempts to get in that failed, in the log in one form that programs can read, such as fail2ban
//! (`packaging/fail2ban`, `docs/hosting.md`).
//!
//! A line has the target `security`, the event as its message, and the address. An address is named as `address` only if it is
//! certain: otherwise somebody could have another person shut out by naming that person's address in a header.

use crate::limit::Buckets;
use crate::peer::{Peer, Peers};
use std::sync::LazyLock;
use std::time::Instant;

/// The lines of each kind for an address in a second, with a burst of three seconds' worth: nobody fills the log.
const PER_SECOND: u32 = 5;

/// What has failed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Event {
    /// A recovery code that no account has, or not this one.
    RecoveryFailed,
    /// A passkey that is unknown, or whose signature is wrong.
    PasskeyFailed,
    /// A link by e-mail that does not exist, or of another browser.
    LinkFailed,
    /// More tries than are allowed in ten minutes.
    Throttled,
    /// A request of somebody whom the host has excluded.
    Banned,
    /// A worker, or another server, with a wrong secret.
    SecretRefused,
}

impl Event {
    /// What a fault with this code is.
    pub(crate) fn of(code: &str) -> Option<Self> {
        match code {
            "recovery" => Some(Self::RecoveryFailed),
            "unknown-passkey" | "passkey" => Some(Self::PasskeyFailed),
            "link" | "link-browser" => Some(Self::LinkFailed),
            "too-many-tries" => Some(Self::Throttled),
            "banned" => Some(Self::Banned),
            // Texts, not variants: most faults are no attempts.
            _ => None,
        }
    }
}

/// Notes in the log what somebody at these addresses has tried.
pub fn note(event: Event, peers: &Peers) {
    static LINES: LazyLock<Buckets<(Event, Peer)>> = LazyLock::new(|| Buckets::new(PER_SECOND));
    let name: &str = event.into();
    let all: Vec<Peer> = peers.iter().collect();
    if all.is_empty() || !LINES.take(all.iter().map(|peer| (event, *peer)), 1, Instant::now()) {
        return;
    }
    match all[..] {
        [address] => tracing::warn!(target: "security", %address, "{name}"),
        _ => tracing::warn!(target: "security", named = %peers, "{name}"),
    }
}
