//! One HTTP request to a push service. Its address comes from a browser, so it could be one of the host's own network:
//! the name is resolved here, and the connection goes to a resolved address that is public. Redirects are not followed.

use crate::authorities;
use axum::body::Body;
use axum::http::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, HOST, RETRY_AFTER};
use axum::http::{HeaderMap, Request, Uri};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, OnceLock};
use std::time::SystemTime;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::ClientConfig;
use tokio_rustls::rustls::pki_types::ServerName;

/// What a message is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sort {
    /// Games wait. A later message replaces one that has not reached the browser.
    Turn,
    /// Something has happened, besides games that may wait. Each such message is delivered.
    News,
    /// A test, for which somebody waits.
    Test,
}

impl Sort {
    /// For how many seconds a push service keeps it, how urgent it is, and what it replaces (RFC 8030, 5.2 to 5.4).
    const fn headers(self) -> (&'static str, &'static str, Option<&'static str>) {
        match self {
            Self::Turn => ("86400", "normal", Some("turn")),
            Self::News => ("86400", "normal", None),
            Self::Test => ("60", "high", Some("test")),
        }
    }
}

/// What became of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reached {
    /// The push service has it.
    Sent,
    /// The subscription no longer exists.
    Gone,
    /// The push service rejects it.
    Refused(u16),
    /// It may work later.
    Failed {
        /// The status, 0 without an answer.
        status: u16,
        /// For how many seconds the push service wants to hear nothing.
        after: Option<i64>,
        /// Why.
        reason: String,
    },
}

/// Whether an address is on the public internet.
pub fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(v4) => is_public_v4(v4),
        IpAddr::V6(v6) => is_public_v6(v6),
    }
}

fn is_public_v4(v4: Ipv4Addr) -> bool {
    let [a, b, c, _] = v4.octets();
    let own = v4.is_private() || v4.is_loopback() || v4.is_link_local() || v4.is_unspecified() || a == 0;
    let shared = a == 100 && (64..128).contains(&b);
    let special = (a, b, c) == (192, 0, 0) || (a == 198 && (b == 18 || b == 19)) || v4.is_documentation();
    !own && !shared && !special && !v4.is_multicast() && a < 240
}

fn is_public_v6(v6: Ipv6Addr) -> bool {
    let [first, second, ..] = v6.segments();
    // Embedded IPv4 addresses: mapped ones, and those of translators and tunnels.
    if let Some(v4) = v6.to_ipv4_mapped() {
        return is_public_v4(v4);
    }
    let global = first & 0xe000 == 0x2000;
    let tunnel = first == 0x2002 || (first == 0x2001 && second == 0);
    let documentation = (first == 0x2001 && second == 0xdb8) || first == 0x3fff;
    global && !tunnel && !documentation
}

/// Checks the address of a push service, before its name is resolved.
pub(super) fn check(uri: &Uri, anywhere: bool) -> Result<(), &'static str> {
    let authority = uri.authority().ok_or("an address without a host")?;
    if authority.as_str().contains('@') {
        return Err("an address with a user");
    }
    if anywhere && uri.scheme_str() == Some("http") {
        return Ok(());
    }
    if uri.scheme_str() != Some("https") {
        return Err("an address that is not https");
    }
    let host = bare(uri);
    match host.parse::<IpAddr>() {
        Ok(address) if !anywhere && !is_public(address) => Err("an address that is not public"),
        Err(_) if !anywhere && !host.trim_end_matches('.').contains('.') => Err("an address that is not public"),
        _ => Ok(()),
    }
}

/// The host without the brackets of IPv6.
fn bare(uri: &Uri) -> &str {
    uri.host().unwrap_or_default().trim_start_matches('[').trim_end_matches(']')
}

/// The origin of a push service (RFC 6454, 6.2), for which a signature is valid: its port is named only if it is unusual.
pub(super) fn audience(uri: &Uri) -> String {
    let scheme = uri.scheme_str().unwrap_or("https");
    let host = uri.host().unwrap_or_default().to_ascii_lowercase();
    let usual = if scheme == "https" { 443 } else { 80 };
    match uri.port_u16() {
        Some(port) if port != usual => format!("{scheme}://{host}:{port}"),
        Some(_) | None => format!("{scheme}://{host}"),
    }
}

/// Sends a message.
pub(super) async fn post(uri: &Uri, anywhere: bool, authorization: &str, sort: Sort, body: Vec<u8>) -> Reached {
    match try_post(uri, anywhere, authorization, sort, body).await {
        Ok((200..=299, _)) => Reached::Sent,
        Ok((404 | 410, _)) => Reached::Gone,
        Ok((status @ (408 | 429 | 500..=599), after)) => {
            Reached::Failed { status, after, reason: format!("status {status}") }
        }
        Ok((status, _)) => Reached::Refused(status),
        Err(error) => Reached::Failed { status: 0, after: None, reason: error.to_string() },
    }
}

/// The seconds until a service wants to hear of somebody again (RFC 9110, 10.2.3): a number, or a date.
fn retry_after(headers: &HeaderMap, now: SystemTime) -> Option<i64> {
    let text = headers.get(RETRY_AFTER)?.to_str().ok()?.trim();
    if let Ok(seconds) = text.parse::<u32>() {
        return Some(i64::from(seconds));
    }
    let left = httpdate::parse_http_date(text).ok()?.duration_since(now).ok()?;
    i64::try_from(left.as_secs()).ok()
}

/// The status of the answer, and the pause that it asks for.
type Answered = (u16, Option<i64>);

async fn try_post(uri: &Uri, anywhere: bool, authorization: &str, sort: Sort, body: Vec<u8>) -> io::Result<Answered> {
    check(uri, anywhere).map_err(io::Error::other)?;
    let secure = uri.scheme_str() == Some("https");
    let port = uri.port_u16().unwrap_or(if secure { 443 } else { 80 });
    let stream = connect(bare(uri), port, anywhere).await?;
    let path = uri.path_and_query().map_or("/", |path| path.as_str());
    let host = uri.authority().map_or("", |authority| authority.as_str());
    let (kept, urgency, topic) = sort.headers();
    let request = Request::post(path);
    let request = if let Some(topic) = topic { request.header("topic", topic) } else { request };
    let request = request
        .header(HOST, host)
        .header("ttl", kept)
        .header("urgency", urgency)
        .header(CONTENT_TYPE, "application/octet-stream")
        .header(CONTENT_ENCODING, "aes128gcm")
        .header(CONTENT_LENGTH, body.len())
        .header(AUTHORIZATION, authorization)
        .body(Body::from(body))
        .map_err(io::Error::other)?;
    if !secure {
        return exchange(stream, request).await;
    }
    let name = ServerName::try_from(bare(uri).to_owned()).map_err(io::Error::other)?;
    exchange(TlsConnector::from(tls()?).connect(name, stream).await?, request).await
}

/// Connects to one of the resolved addresses that are allowed.
async fn connect(host: &str, port: u16, anywhere: bool) -> io::Result<TcpStream> {
    let found: Vec<SocketAddr> = tokio::net::lookup_host((host, port)).await?.collect();
    let mut last = io::Error::other("it has no public address");
    for address in found.into_iter().filter(|address| anywhere || is_public(address.ip())) {
        match TcpStream::connect(address).await {
            Ok(stream) => return Ok(stream),
            Err(error) => last = error,
        }
    }
    Err(last)
}

/// The TLS configuration.
fn tls() -> io::Result<Arc<ClientConfig>> {
    static CONFIG: OnceLock<Arc<ClientConfig>> = OnceLock::new();
    if let Some(config) = CONFIG.get() {
        return Ok(Arc::clone(config));
    }
    let config = Arc::new(authorities::tls()?);
    Ok(Arc::clone(CONFIG.get_or_init(|| config)))
}

async fn exchange(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request<Body>,
) -> io::Result<Answered> {
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(io::Error::other)?;
    let running = tokio::spawn(connection);
    let answer = sender.send_request(request).await;
    // The body of the answer does not matter.
    running.abort();
    let asked = |headers: &HeaderMap| retry_after(headers, SystemTime::now());
    answer.map(|answer| (answer.status().as_u16(), asked(answer.headers()))).map_err(io::Error::other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_go_only_to_public_addresses() {
        let own = [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "0.0.0.0",
            "0.1.2.3",
            "100.64.0.1",
            "192.0.0.8",
            "192.0.2.1",
            "198.18.0.1",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "::1",
            "::",
            "fc00::1",
            "fe80::1",
            "ff02::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "64:ff9b::a00:1",
            "2002:7f00:1::1",
            "2001:db8::1",
            "2001::1",
            "::127.0.0.1",
        ];
        for address in own {
            assert!(!is_public(address.parse().expect("an address")), "{address}");
        }
        for address in ["93.184.215.14", "2606:4700::1111", "::ffff:93.184.215.14"] {
            assert!(is_public(address.parse().expect("an address")), "{address}");
        }
        let checked = |text: &str| check(&text.parse().expect("an address"), false);
        assert_eq!(checked("https://push.example.org/send/abc"), Ok(()));
        for text in [
            "http://push.example.org/a",
            "https://127.0.0.1/a",
            "https://[::1]/a",
            "https://localhost/a",
            "https://db:5432/",
            "https://me:secret@push.example.org/",
            "/only/a/path",
            "ftp://push.example.org/",
            "https://[fd00::1]:8443/",
        ] {
            assert!(checked(text).is_err(), "{text}");
        }
        assert_eq!(check(&"http://127.0.0.1:9/a".parse().expect("an address"), true), Ok(()));
    }

    #[test]
    fn signatures_are_for_the_origin_of_a_push_service() {
        let origins = [
            ("https://push.example.org/send/abc?x", "https://push.example.org"),
            ("https://push.example.org:8443/send", "https://push.example.org:8443"),
            ("https://push.example.org:443/send", "https://push.example.org"),
            ("https://push.example.org:80/send", "https://push.example.org:80"),
            ("https://Push.Example.ORG/Send", "https://push.example.org"),
            ("https://[2606:4700::1111]:8443/a", "https://[2606:4700::1111]:8443"),
            ("http://127.0.0.1:80/a", "http://127.0.0.1"),
        ];
        for (address, origin) in origins {
            assert_eq!(audience(&address.parse().expect("an address")), origin, "{address}");
        }
    }

    #[test]
    fn a_pause_is_a_number_of_seconds_or_a_date() {
        let now = httpdate::parse_http_date("Sun, 06 Nov 1994 08:49:37 GMT").expect("a date");
        let after = |text: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(RETRY_AFTER, text.parse().expect("a header"));
            retry_after(&headers, now)
        };
        assert_eq!(
            (after("120"), after(" 0 "), after("Sun, 06 Nov 1994 08:51:37 GMT")),
            (Some(120), Some(0), Some(120))
        );
        for none in ["", "soon", "-5", "1.5", "99999999999", "Sun, 06 Nov 1994 08:48:37 GMT"] {
            assert_eq!(after(none), None, "{none}");
        }
        assert_eq!(retry_after(&HeaderMap::new(), now), None);
    }

    #[tokio::test]
    async fn a_name_that_resolves_to_an_own_address_is_not_reached() {
        let error = connect("localhost", 9, false).await.expect_err("it is this machine");
        assert_eq!(error.to_string(), "it has no public address");
    }
}
