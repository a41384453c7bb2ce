//! The network address of a client, by which limits count: behind trusted proxies, the forwarded one.

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;
pub use ipnet::IpNet;
use std::convert::Infallible;
use std::fmt;
use std::net::{AddrParseError, IpAddr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

/// The header of RFC 7239.
const FORWARDED: &str = "forwarded";
/// The de facto standard header.
const X_FORWARDED_FOR: &str = "x-forwarded-for";

/// A client's address as counted by limits: an IPv4 address, or the first 64 bits of an IPv6 address, since one
/// household has all others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Peer(IpAddr);

impl Peer {
    /// The peer of an address.
    pub fn new(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V4(address) => Self(IpAddr::V4(address)),
            IpAddr::V6(address) => Self(IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64))),
        }
    }
}

impl Peer {
    /// Whether it is inside a network.
    pub fn is_in(&self, network: &IpNet) -> bool {
        network.contains(&self.0)
    }
}

impl fmt::Display for Peer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            IpAddr::V4(address) => write!(f, "{address}"),
            IpAddr::V6(address) => write!(f, "{address}/64"),
        }
    }
}

impl FromStr for Peer {
    type Err = AddrParseError;
    fn from_str(text: &str) -> Result<Self, AddrParseError> {
        text.strip_suffix("/64").unwrap_or(text).parse().map(Self::new)
    }
}

/// The peer of a request, stored when its connection was accepted; none outside a server, as in tests of routes.
#[derive(Clone, Copy, Debug)]
pub struct AskingPeer(pub Option<Peer>);

impl<S: Sync> FromRequestParts<S> for AskingPeer {
    type Rejection = Infallible;
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self(parts.extensions.get::<Peer>().copied()))
    }
}

/// Proxies trusted to report client addresses.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Proxies(pub Vec<IpNet>);

/// An address or a network, such as `10.0.0.1` or `2001:db8::/32`.
///
/// # Errors
/// When it is neither; the message says what was expected.
pub fn network(text: &str) -> Result<IpNet, String> {
    let address = |_| text.parse::<IpAddr>().map(IpNet::from);
    text.parse::<IpNet>()
        .or_else(address)
        .map_err(|_| format!("“{text}” is not an address or network: expected one such as 10.0.0.1 or 2001:db8::/32"))
}

impl Proxies {
    /// Every address is that of a trusted proxy.
    pub fn everybody() -> Self {
        Self(["0.0.0.0/0", "::/0"].iter().filter_map(|network| network.parse().ok()).collect())
    }

    /// Whether an address is that of a trusted proxy.
    pub fn trust(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.0.iter().any(|network| network.contains(&address))
    }

    /// The client of a request on a connection from this address.
    ///
    /// Each proxy appends the address from which it received the request, so the list is read from the end as long as
    /// the addresses are trusted proxies. A proxy sets one of the two headers and may pass the other through as sent by
    /// the client: if they disagree, neither is trusted, and the request counts as the proxy's own.
    pub fn client(&self, socket: IpAddr, headers: &HeaderMap) -> Peer {
        if !self.trust(socket) {
            return Peer::new(socket);
        }
        let found = |name: &str, read: fn(&str) -> Vec<Hop>| {
            let lines = headers.get_all(name).into_iter();
            let hops: Vec<Hop> = lines.flat_map(|line| line.to_str().map_or_else(|_| vec![None], read)).collect();
            (!hops.is_empty()).then(|| Peer::new(self.walk(socket, &hops)))
        };
        match (found(FORWARDED, forwarded), found(X_FORWARDED_FOR, x_forwarded_for)) {
            (Some(one), Some(other)) if one != other => Peer::new(socket),
            (Some(peer), _) | (None, Some(peer)) => peer,
            (None, None) => Peer::new(socket),
        }
    }

    fn walk(&self, socket: IpAddr, hops: &[Hop]) -> IpAddr {
        let mut client = socket;
        for hop in hops.iter().rev() {
            match hop {
                Some(address) if self.trust(client) => client = *address,
                _ => break,
            }
        }
        client
    }
}

/// Whether a request claims to come through a proxy.
pub fn is_forwarded(headers: &HeaderMap) -> bool {
    headers.contains_key(FORWARDED) || headers.contains_key(X_FORWARDED_FOR)
}

/// An address in a list; none if invalid.
type Hop = Option<IpAddr>;

fn x_forwarded_for(line: &str) -> Vec<Hop> {
    line.split(',').map(|entry| node(entry.trim())).collect()
}

fn forwarded(line: &str) -> Vec<Hop> {
    let hop = |element: &str| {
        let pairs = unquoted(element, ';').into_iter().filter_map(|pair| pair.split_once('='));
        let mut named = pairs.filter(|(name, _)| name.trim().eq_ignore_ascii_case("for"));
        // An element without a `for` parameter, or with two, is ignored.
        match (named.next(), named.next()) {
            (Some((_, value)), None) => node(unquote(value.trim())),
            _ => None,
        }
    };
    unquoted(line, ',').into_iter().map(hop).collect()
}

/// The parts of a text between separators outside quotes.
fn unquoted(text: &str, separator: char) -> Vec<&str> {
    let (mut parts, mut from, mut quoted, mut escaped) = (Vec::new(), 0, false, false);
    for (at, c) in text.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            c if c == separator && !quoted => {
                parts.push(&text[from..at]);
                from = at + c.len_utf8();
            }
            _ => {}
        }
    }
    parts.push(&text[from..]);
    parts
}

fn unquote(text: &str) -> &str {
    text.strip_prefix('"').and_then(|t| t.strip_suffix('"')).unwrap_or(text)
}

/// An address, with or without brackets and a port.
fn node(text: &str) -> Hop {
    let bracketed = || text.strip_prefix('[')?.strip_suffix(']')?.parse::<Ipv6Addr>().ok().map(IpAddr::V6);
    let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    text.parse::<IpAddr>().ok().or_else(bracketed).or_else(with_port)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    fn proxies(networks: &[&str]) -> Proxies {
        Proxies(networks.iter().map(|n| network(n).expect("a network")).collect())
    }

    fn client(headers: &[(&'static str, &str)]) -> String {
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(*name, value.parse().expect("a header"));
        }
        proxies(&["10.0.0.0/8", "fd00::1"]).client(ip("10.0.0.1"), &map).to_string()
    }

    #[test]
    fn addresses_and_networks_are_read() {
        assert_eq!(network("10.1.2.3"), Ok("10.1.2.3/32".parse().expect("a network")));
        assert_eq!(network("2001:db8::/32"), Ok("2001:db8::/32".parse().expect("a network")));
        for wrong in ["", "10.0.0.0/33", "localhost", "10.0.0.1:80", "::1/129"] {
            assert!(network(wrong).is_err_and(|e| e.contains("expected")), "{wrong}");
        }
    }

    #[test]
    fn a_household_is_one_peer() {
        let peer = |text| Peer::new(ip(text));
        assert_eq!(peer("2001:db8:0:1::1"), peer("2001:db8:0:1:ffff:ffff:ffff:ffff"));
        assert_ne!(peer("2001:db8:0:1::1"), peer("2001:db8:0:2::1"));
        assert_ne!(peer("192.0.2.1"), peer("192.0.2.2"));
        assert_eq!(peer("::ffff:192.0.2.1"), peer("192.0.2.1"));
        assert_eq!(peer("2001:db8:0:1::1").to_string(), "2001:db8:0:1::/64");
    }

    #[test]
    fn what_nobody_trusted_says_is_ignored() {
        let mut headers = HeaderMap::new();
        headers.insert(X_FORWARDED_FOR, "192.0.2.9".parse().expect("a header"));
        headers.insert(FORWARDED, "for=192.0.2.9".parse().expect("a header"));
        for trusted in [proxies(&[]), proxies(&["10.0.0.0/8"])] {
            assert_eq!(trusted.client(ip("198.51.100.7"), &headers), Peer::new(ip("198.51.100.7")));
        }
        let mapped = proxies(&["10.0.0.0/8"]).client(ip("::ffff:10.0.0.1"), &headers);
        assert_eq!(mapped, Peer::new(ip("192.0.2.9")), "a proxy at a socket of both kinds");
    }

    #[test]
    fn a_trusted_proxy_tells_the_client() {
        assert_eq!(client(&[]), "10.0.0.1");
        for value in
            ["192.0.2.9", " 192.0.2.9 ", "192.0.2.9:4711", "forged, 192.0.2.9", "203.0.113.5,192.0.2.9, 10.0.0.2"]
        {
            assert_eq!(client(&[(X_FORWARDED_FOR, value)]), "192.0.2.9", "{value}");
        }
        assert_eq!(client(&[(X_FORWARDED_FOR, "203.0.113.5"), (X_FORWARDED_FOR, "192.0.2.9, fd00::1")]), "192.0.2.9");
        for value in [
            "for=192.0.2.9",
            "For=\"192.0.2.9:4711\";proto=http;by=10.0.0.1",
            "for=\"a, for=203.0.113.5\", for=192.0.2.9",
            "for=203.0.113.5, for=192.0.2.9;host=\"a;b\", for=10.0.0.2",
        ] {
            assert_eq!(client(&[(FORWARDED, value)]), "192.0.2.9", "{value}");
        }
        for value in ["for=\"[2001:db8:0:1::9]:80\"", "for=\"[2001:db8:0:1::9]\""] {
            assert_eq!(client(&[(FORWARDED, value)]), "2001:db8:0:1::/64", "{value}");
        }
        assert_eq!(client(&[(X_FORWARDED_FOR, "10.0.0.3, 10.0.0.2")]), "10.0.0.3", "all of them are proxies");
    }

    #[test]
    fn what_cannot_be_read_counts_as_the_proxy() {
        for value in ["", "unknown", "localhost", "192.0.2.9, ", "192.0.2.9, 1.2.3", "192.0.2.9;", "[2001:db8::9"] {
            assert_eq!(client(&[(X_FORWARDED_FOR, value)]), "10.0.0.1", "{value}");
        }
        let odd = [
            "",
            "for",
            "for=",
            "for=unknown",
            "for=_hidden",
            "by=192.0.2.9",
            "for=192.0.2.9;for=192.0.2.8",
            "for=\"",
            "\"",
        ];
        for value in odd {
            assert_eq!(client(&[(FORWARDED, value)]), "10.0.0.1", "{value}");
        }
        let mut headers = HeaderMap::new();
        let bytes = axum::http::HeaderValue::from_bytes(b"192.0.2.9\xff").expect("a header");
        headers.insert(X_FORWARDED_FOR, bytes);
        assert_eq!(proxies(&["10.0.0.1"]).client(ip("10.0.0.1"), &headers).to_string(), "10.0.0.1");
    }

    #[test]
    fn headers_that_disagree_are_not_believed() {
        let both = |forwarded, other| client(&[(FORWARDED, forwarded), (X_FORWARDED_FOR, other)]);
        assert_eq!(both("for=192.0.2.9", "192.0.2.9:80"), "192.0.2.9");
        assert_eq!(both("for=203.0.113.5", "192.0.2.9"), "10.0.0.1");
        assert_eq!(both("nonsense", "192.0.2.9"), "10.0.0.1");
    }
}
