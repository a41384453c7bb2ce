//! The network addresses of a client, by which limits count: behind trusted proxies, the forwarded one.

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;
pub use ipnet::IpNet;
use std::convert::Infallible;
use std::fmt;
use std::net::{AddrParseError, IpAddr, Ipv6Addr, SocketAddr};
use std::str::FromStr;
use std::sync::Arc;

/// The header of RFC 7239.
const FORWARDED: &str = "forwarded";
/// The de facto standard header.
const X_FORWARDED_FOR: &str = "x-forwarded-for";
/// The header with one address. It is never believed alone, and only contradicts the others.
const X_REAL_IP: &str = "x-real-ip";

/// How many addresses of a header count that is not believed: those nearest to the proxy.
const MOST_NAMED: usize = 16;

/// A client's address as counted by limits: an IPv4 address, or the first 64 bits of an IPv6 address, since one
/// household has all others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Peer(IpAddr);

impl Peer {
    /// A household: an IPv4 address, or the first 64 bits of an IPv6 address.
    pub fn new(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V4(address) => Self(IpAddr::V4(address)),
            IpAddr::V6(address) => Self(IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64))),
        }
    }
}

impl Peer {
    /// Where one household is: an IPv4 address, or the first 56 bits of an IPv6 address, which providers give out as one.
    pub fn home(&self) -> String {
        match self.0 {
            IpAddr::V4(address) => address.to_string(),
            IpAddr::V6(address) => format!("{}/56", Ipv6Addr::from_bits(address.to_bits() >> 72 << 72)),
        }
    }

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

/// The addresses as which a request counts: one, or several if its headers contradict one another. It is rejected if
/// one of them is kept out or at its limit. The first is the one in whose line it waits.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Peers(Arc<[Peer]>);

impl Peers {
    /// These addresses, each once.
    fn new(all: impl IntoIterator<Item = Peer>) -> Self {
        let mut peers: Vec<Peer> = Vec::new();
        for peer in all {
            if !peers.contains(&peer) {
                peers.push(peer);
            }
        }
        Self(peers.into())
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = Peer> + '_ {
        self.0.iter().copied()
    }

    /// The one in whose line a request waits; none outside a server, as in tests of routes.
    pub fn first(&self) -> Option<Peer> {
        self.0.first().copied()
    }

    /// Whether one of them is one of the others, too.
    pub fn meet(&self, others: &Self) -> bool {
        self.iter().any(|peer| others.0.contains(&peer))
    }
}

impl From<Peer> for Peers {
    fn from(peer: Peer) -> Self {
        Self::new([peer])
    }
}

impl fmt::Display for Peers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all: Vec<String> = self.iter().map(|peer| peer.to_string()).collect();
        f.write_str(&all.join(", "))
    }
}

impl FromStr for Peers {
    type Err = AddrParseError;
    fn from_str(text: &str) -> Result<Self, AddrParseError> {
        text.split(',').map(|peer| peer.trim().parse()).collect::<Result<Vec<_>, _>>().map(Self::new)
    }
}

/// The peers of a request, stored when it was received; none outside a server, as in tests of routes.
#[derive(Clone, Debug)]
pub struct AskingPeers(pub Peers);

impl<S: Sync> FromRequestParts<S> for AskingPeers {
    type Rejection = Infallible;
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self(parts.extensions.get::<Peers>().cloned().unwrap_or_default()))
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
    /// the addresses are trusted proxies. A proxy sets one of the headers and may pass the others through as sent by the
    /// client. If one is malformed, or if they disagree, nobody knows which is the proxy's: the request counts as every
    /// address that they name, and as the proxy's besides.
    pub fn client(&self, socket: IpAddr, headers: &HeaderMap) -> Peers {
        if !self.trust(socket) {
            return Peer::new(socket).into();
        }
        let hops = |name: &str, read: fn(&str) -> Vec<Hop>| -> Vec<Hop> {
            let lines = headers.get_all(name).into_iter();
            lines.flat_map(|line| line.to_str().map_or_else(|_| vec![None], read)).collect()
        };
        let lists = [hops(FORWARDED, forwarded), hops(X_FORWARDED_FOR, x_forwarded_for)];
        let real = hops(X_REAL_IP, |line| vec![node(line.trim())]);
        let told = lists.iter().filter(|hops| !hops.is_empty()).map(|hops| self.walk(socket, hops));
        let mut found = told.chain(real.iter().copied()).map(|address| address.map(Peer::new));
        let believed = match found.next() {
            None => return Peer::new(socket).into(),
            Some(first) => first.filter(|_| found.all(|other| other == first)),
        };
        // The header with one address says nothing by itself: any client can send it through most proxies.
        if let Some(peer) = believed.filter(|_| lists.iter().any(|hops| !hops.is_empty())) {
            return peer.into();
        }
        let named = lists.iter().chain([&real]).flat_map(|hops| hops.iter().rev().flatten().take(MOST_NAMED));
        Peers::new([socket].iter().chain(named).copied().map(Peer::new))
    }

    /// The client by one list; none if the part of it that counts cannot be read.
    fn walk(&self, socket: IpAddr, hops: &[Hop]) -> Hop {
        let mut client = socket;
        for hop in hops.iter().rev() {
            if !self.trust(client) {
                break;
            }
            client = (*hop)?;
        }
        Some(client)
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

    /// Providers give a household 56 bits, in which it may use any network of 64.
    #[test]
    fn a_household_has_one_home() {
        let home = |text| Peer::new(ip(text)).home();
        assert_eq!(home("2001:db8:1:2ff::1"), home("2001:db8:1:200:9::"));
        assert_eq!(home("2001:db8:1:2ff::1"), "2001:db8:1:200::/56");
        assert_ne!(home("2001:db8:1:200::1"), home("2001:db8:1:300::1"));
        assert_eq!((home("192.0.2.7"), home("::ffff:192.0.2.7")), ("192.0.2.7".to_owned(), "192.0.2.7".to_owned()));
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
            assert_eq!(trusted.client(ip("198.51.100.7"), &headers), Peer::new(ip("198.51.100.7")).into());
        }
        let mapped = proxies(&["10.0.0.0/8"]).client(ip("::ffff:10.0.0.1"), &headers);
        assert_eq!(mapped, Peer::new(ip("192.0.2.9")).into(), "a proxy at a socket of both kinds");
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
    fn what_cannot_be_read_counts_as_the_proxy_and_whom_it_names() {
        for value in ["", "unknown", "localhost", "192.0.2.9;", "[2001:db8::9"] {
            assert_eq!(client(&[(X_FORWARDED_FOR, value)]), "10.0.0.1", "{value}");
        }
        for value in ["192.0.2.9, ", "192.0.2.9, 1.2.3", "192.0.2.9, 10.0.0.2, unknown"] {
            assert!(client(&[(X_FORWARDED_FOR, value)]).ends_with(", 192.0.2.9"), "{value}");
        }
        let odd = ["", "for", "for=", "for=unknown", "for=_hidden", "by=192.0.2.9", "for=\"", "\""];
        for value in odd.into_iter().chain(["for=192.0.2.9;for=192.0.2.8"]) {
            assert_eq!(client(&[(FORWARDED, value)]), "10.0.0.1", "{value}");
        }
        let mut headers = HeaderMap::new();
        let bytes = axum::http::HeaderValue::from_bytes(b"192.0.2.9\xff").expect("a header");
        headers.insert(X_FORWARDED_FOR, bytes);
        assert_eq!(proxies(&["10.0.0.1"]).client(ip("10.0.0.1"), &headers).to_string(), "10.0.0.1");
    }

    /// Whichever header the proxy passed through, the client does not get rid of its own address.
    #[test]
    fn headers_that_disagree_count_as_all_that_they_name() {
        let both = |forwarded, other| client(&[(FORWARDED, forwarded), (X_FORWARDED_FOR, other)]);
        assert_eq!(both("for=192.0.2.9", "192.0.2.9:80"), "192.0.2.9");
        assert_eq!(both("for=203.0.113.5", "192.0.2.9"), "10.0.0.1, 203.0.113.5, 192.0.2.9");
        assert_eq!(both("nonsense", "192.0.2.9"), "10.0.0.1, 192.0.2.9");
        assert_eq!(both("for=\"[2001:db8:0:1::9]\"", "2001:db8:0:1::8"), "2001:db8:0:1::/64", "one household");
        let real = |other, real| client(&[(X_FORWARDED_FOR, other), (X_REAL_IP, real)]);
        assert_eq!(real("192.0.2.9", "192.0.2.9"), "192.0.2.9");
        assert_eq!(real("192.0.2.9", "203.0.113.5"), "10.0.0.1, 192.0.2.9, 203.0.113.5");
        assert_eq!(real("192.0.2.9", "nobody"), "10.0.0.1, 192.0.2.9");
        assert_eq!(client(&[(X_REAL_IP, "203.0.113.5")]), "10.0.0.1, 203.0.113.5", "it is not enough alone");
    }

    #[test]
    fn of_a_long_list_the_end_counts() {
        let forged: Vec<String> = (0..200).map(|n| format!("198.51.100.{n}")).collect();
        let list = format!("{}, 192.0.2.9", forged.join(", "));
        let counted = client(&[(FORWARDED, "for=203.0.113.5"), (X_FORWARDED_FOR, &list)]);
        assert!(counted.starts_with("10.0.0.1, 203.0.113.5, 192.0.2.9, 198.51.100.199"), "{counted}");
        assert_eq!(counted.split(", ").count(), 2 + MOST_NAMED);
        let read: Peers = counted.parse().expect("as another server reads it");
        assert_eq!(read.to_string(), counted);
        assert!(read.meet(&Peer::new(ip("192.0.2.9")).into()) && !read.meet(&Peers::default()));
    }
}
