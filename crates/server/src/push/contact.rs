//! Whom push services reach about a server's messages: the claim `sub` of the signature (RFC 8292, 2.1). One service refuses every
//! message without a valid one.

use axum::http::Uri;

/// Checks a contact.
///
/// # Errors
/// A sentence for the host, when it is none that all push services accept.
pub fn check(text: &str) -> Result<String, String> {
    let good = match text.split_once(':') {
        Some(("mailto", address)) => is_address(address),
        Some(("https", _)) => is_page(text),
        _ => false,
    };
    good.then(|| text.to_owned()).ok_or_else(|| {
        format!(
            "“{text}” is no contact: expected an address such as mailto:you@example.org, or a page such as \
             https://example.org/contact"
        )
    })
}

/// The contact of a server without one of its own: the first of its public addresses that is one.
pub fn of_origins(origins: &[String]) -> Option<String> {
    origins.iter().find_map(|origin| check(origin).ok())
}

/// Whether a text is one e-mail address, without a name, comments or parameters.
fn is_address(text: &str) -> bool {
    let Some((user, host)) = text.rsplit_once('@') else { return false };
    let plain = |c: char| c.is_ascii_alphanumeric() || "!#$&'*+-/=^_`{|}~.".contains(c);
    let dots = user.starts_with('.') || user.ends_with('.') || user.contains("..");
    !user.is_empty() && !dots && user.chars().all(plain) && is_name(host)
}

/// Whether a text is the address of a page at a host with a name in the DNS.
fn is_page(text: &str) -> bool {
    let uri = text.parse::<Uri>().ok();
    let visible = text.chars().all(|c| c.is_ascii_graphic());
    let place = uri.as_ref().and_then(Uri::authority).filter(|place| !place.as_str().contains('@'));
    visible && place.is_some_and(|place| is_name(place.host()))
}

/// Whether a host has a name in the DNS: at least two labels, of which the last is no number.
fn is_name(host: &str) -> bool {
    let good = |label: &str| {
        let letters = label.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
        (1..64).contains(&label.len()) && letters && !label.starts_with('-') && !label.ends_with('-')
    };
    let last = host.rsplit('.').next().unwrap_or_default();
    host.contains('.') && host.split('.').all(good) && !last.chars().all(|c| c.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_contact_is_an_address_or_a_page_that_every_service_accepts() {
        for good in [
            "mailto:host@example.org",
            "mailto:first.last+games@mail.example.org",
            "https://example.org",
            "https://play.example.org:8443/contact?about=push",
        ] {
            assert_eq!(check(good).as_deref(), Ok(good));
        }
        for bad in [
            "",
            "mailto:",
            "mailto:@",
            "mailto:host@",
            "mailto:@example.org",
            "mailto:host@localhost",
            "mailto:host@127.0.0.1",
            "mailto:host@example..org",
            "mailto:.host@example.org",
            "mailto:a@b@example.org",
            "mailto:host@example.org,other@example.org",
            "mailto:host@example.org?subject=push",
            "mailto:<host@example.org>",
            "mailto: host@example.org",
            "host@example.org",
            "http://example.org",
            "https://",
            "https://localhost",
            "https://192.168.1.5",
            "https://[::1]/",
            "https://me@example.org/",
            "https://example.org/a b",
            "HTTPS://example.org",
        ] {
            let sentence = check(bad).expect_err(bad);
            assert!(sentence.starts_with(&format!("“{bad}” is no contact")), "{sentence}");
        }
    }

    #[test]
    fn a_server_without_a_contact_has_its_first_public_address() {
        let of = |origins: &[&str]| of_origins(&origins.iter().map(|&one| one.to_owned()).collect::<Vec<_>>());
        assert_eq!(of(&["https://play.example.org"]).as_deref(), Some("https://play.example.org"));
        assert_eq!(
            of(&["http://192.168.1.5:8080", "https://play.example.org:8443"]).as_deref(),
            Some("https://play.example.org:8443")
        );
        assert_eq!((of(&[]), of(&["http://play.example.org"]), of(&["https://localhost"])), (None, None, None));
    }
}
