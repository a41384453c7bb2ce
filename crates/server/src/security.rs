//! Attempts to get in that failed, in the log in one form that programs can read, such as fail2ban
//! (`packaging/fail2ban`, `docs/hosting.md`).
//!
//! A line has the target `security`, the event as its message, and the address. An address is named as `address` only if it is
//! certain: otherwise somebody could have another person shut out by naming that person's address in a header.

use crate::limit::Buckets;
use crate::peer::{Peer, Peers};
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The lines of each kind for an address in a second, with a burst of three seconds' worth: nobody fills the log.
const PER_SECOND: u32 = 5;
/// How long it takes until an address that the host has excluded is noted again: a page that is opened now and then, to take along what
/// is stored, is no attack; a program that does not stop is found all the same.
const QUIET: Duration = Duration::from_secs(60);
/// How many of these addresses are remembered before those are dropped that may be noted again.
const MANY: usize = 10_000;

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
    /// A request from an address that the host has excluded. Who is excluded as a guest or an account shares the address with others,
    /// who must not be shut out with them.
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

/// When excluded addresses were noted last.
#[derive(Default)]
struct Seldom(Mutex<HashMap<Peer, Instant>>);

impl Seldom {
    /// Whether one of these addresses was not noted for a while; now all of them are.
    fn take(&self, peers: &[Peer], now: Instant) -> bool {
        let mut noted = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_quiet = |at: &Instant| now.saturating_duration_since(*at) < QUIET;
        if noted.len() > MANY {
            noted.retain(|_, at| is_quiet(at));
        }
        let due = peers.iter().any(|peer| !noted.get(peer).is_some_and(is_quiet));
        if due {
            noted.extend(peers.iter().map(|peer| (*peer, now)));
        }
        due
    }
}

/// Notes in the log what somebody at these addresses has tried.
pub fn note(event: Event, peers: &Peers) {
    static LINES: LazyLock<Buckets<(Event, Peer)>> = LazyLock::new(|| Buckets::new(PER_SECOND));
    static EXCLUDED: LazyLock<Seldom> = LazyLock::new(Seldom::default);
    let name: &str = event.into();
    let all: Vec<Peer> = peers.iter().collect();
    let now = Instant::now();
    if all.is_empty() || (event == Event::Banned && !EXCLUDED.take(&all, now)) {
        return;
    }
    if !LINES.take(all.iter().map(|peer| (event, *peer)), 1, now) {
        return;
    }
    match all[..] {
        [address] => tracing::warn!(target: "security", %address, "{name}"),
        _ => tracing::warn!(target: "security", named = %peers, "{name}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The sample shuts out who is noted ten times in ten minutes: nobody by opening a page now and then, a program that goes on does.
    #[test]
    fn an_excluded_address_is_noted_once_a_minute() {
        let (seldom, start) = (Seldom::default(), Instant::now());
        let peer = |text: &str| [text.parse::<Peer>().expect("an address")];
        let noted = |seconds: std::ops::Range<u64>, of: &str| {
            let at = |second| start + Duration::from_secs(second);
            seconds.filter(|second| seldom.take(&peer(of), at(*second))).count()
        };
        assert_eq!(noted(0..60, "192.0.2.1"), 1);
        assert_eq!(noted(0..1, "192.0.2.2"), 1, "others have a minute of their own");
        assert_eq!(noted(60..600, "192.0.2.1"), 9);
    }
}
