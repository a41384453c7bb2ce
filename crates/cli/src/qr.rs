//! The address of a server as a QR code in the terminal, for the phones of those who play along.

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

/// Black on bright white, whatever the colors of the terminal: many scanners do not read a code with its colors swapped.
const BLACK_ON_WHITE: &str = "\u{1b}[30;107m";
/// Back to the terminal's own colors.
const OWN_COLORS: &str = "\u{1b}[0m";

/// The address that other devices open: the first public one, or that of this machine in its network. None if only this
/// machine can reach the server, or `own` does not know its address.
pub(crate) fn address(listen: SocketAddr, origins: &[String], own: fn() -> Option<IpAddr>) -> Option<String> {
    if listen.ip().is_loopback() {
        return None;
    }
    if let Some(origin) = origins.first() {
        return Some(origin.clone());
    }
    let ip = if listen.ip().is_unspecified() { own()? } else { listen.ip() };
    Some(format!("http://{}", SocketAddr::new(ip, listen.port())))
}

/// The address of this machine in its network: the one from which it would reach others.
pub(crate) fn own_ip() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address that no machine has (RFC 5737). Nothing is sent: the system only looks up the way there.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_loopback() && !ip.is_unspecified()).then_some(ip)
}

/// What the terminal shows: a sentence with the address, and its code, two rows of which are one line.
pub(crate) fn invitation(address: &str) -> String {
    let mut lines = vec![format!("Other devices open {address}, or scan this:")];
    match QrCode::new(address) {
        Ok(code) => {
            let drawn = code.render::<Dense1x2>().build();
            lines.extend(drawn.lines().map(|line| format!("{BLACK_ON_WHITE}{line}{OWN_COLORS}")));
        }
        // Longer than any code can be.
        Err(_) => lines = vec![format!("Other devices open {address}.")],
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at_home() -> Option<IpAddr> {
        Some(IpAddr::from([192, 168, 1, 5]))
    }

    fn without_network() -> Option<IpAddr> {
        None
    }

    fn at(listen: &str, origins: &[&str], own: fn() -> Option<IpAddr>) -> Option<String> {
        let origins: Vec<String> = origins.iter().map(|&origin| origin.to_owned()).collect();
        address(listen.parse().expect("an address"), &origins, own)
    }

    #[test]
    fn others_are_told_what_they_can_open() {
        let told = |listen: &str, origins: &[&str]| at(listen, origins, at_home);
        for only_here in ["127.0.0.1:8080", "[::1]:8080"] {
            assert_eq!(told(only_here, &[]), None);
            assert_eq!(told(only_here, &["https://play.example.org"]), None, "its proxy is elsewhere");
        }
        assert_eq!(told("0.0.0.0:8080", &[]).as_deref(), Some("http://192.168.1.5:8080"));
        assert_eq!(told("[::]:81", &[]).as_deref(), Some("http://192.168.1.5:81"));
        assert_eq!(told("10.0.0.7:8080", &[]).as_deref(), Some("http://10.0.0.7:8080"));
        assert_eq!(told("[fd00::7]:8080", &[]).as_deref(), Some("http://[fd00::7]:8080"));
        let named = ["http://ranch.local:8080", "http://192.168.1.9:8080"];
        assert_eq!(told("0.0.0.0:8080", &named).as_deref(), Some("http://ranch.local:8080"));
        assert_eq!(at("0.0.0.0:8080", &[], without_network), None);
    }

    #[test]
    fn a_code_is_drawn_whole_and_in_its_own_colors() {
        let text = invitation("http://192.168.1.5:8080");
        let mut lines = text.lines();
        assert_eq!(lines.next(), Some("Other devices open http://192.168.1.5:8080, or scan this:"));
        let rows: Vec<&str> = lines
            .map(|line| {
                let inside = line.strip_prefix(BLACK_ON_WHITE).and_then(|rest| rest.strip_suffix(OWN_COLORS));
                inside.expect("every line sets and resets the colors")
            })
            .collect();
        // The 23 bytes need version 2, which has 25 modules, and 4 more on each side are white.
        assert_eq!(rows.len(), 17);
        assert!(rows.iter().all(|row| row.chars().count() == 33), "{text}");
        assert!([0, 1, 16].iter().all(|&at| rows[at].trim().is_empty()), "{text}");
        // The upper edges of the three squares by which a scanner finds the code.
        assert!(rows[2].starts_with("    █▀▀▀▀▀█ ") && rows[2].ends_with(" █▀▀▀▀▀█    "), "{text}");
        assert!(rows[11].starts_with("    █▀▀▀▀▀█ "), "{text}");
    }

    #[test]
    fn another_address_has_another_code_and_one_that_is_too_long_none() {
        let drawn = |address: &str| invitation(address).lines().skip(1).collect::<Vec<_>>().join("\n");
        assert_ne!(drawn("http://192.168.1.5:8080"), drawn("http://192.168.1.6:8080"));
        let long = format!("http://{}.example", "a".repeat(3000));
        assert_eq!(invitation(&long), format!("Other devices open {long}."));
    }
}
