//! Guest identity: a guest has a name and is recognized by a secret in a cookie. The secret never leaves the cookie:
//! its SHA-256 is what is stored, compared and logged.
//!
//! Kept instead of axum-extra: one cookie of hexadecimal digits needs no escapes, and its crate brings two more.

use crate::config::Config;
use crate::fairness::{hex, random, sha256};
use crate::fault::Fault;
use axum::http::HeaderMap;
use axum::http::header::COOKIE;

/// The name of the cookie where cookies are not secure.
pub const COOKIE_NAME: &str = "darkrock";
/// The beginning of the names of secure cookies: a browser takes such a cookie only over TLS, from this very host, and for
/// all its paths, so that no other host of the domain can plant one.
const HOST_ONLY: &str = "__Host-";
/// The cookie with the secret that the browser had as a guest before it signed in without it.
pub const BEFORE: &str = "darkrock-before";
/// For how long a guest's cookies last, in seconds.
const YEAR: i64 = 31_536_000;

/// The secret of a new guest, for the cookie.
///
/// # Errors
/// When the system has no random numbers.
pub fn new_secret() -> Result<String, Fault> {
    Ok(hex(&random::<32>()?))
}

/// A guest's id: the SHA-256 of the secret.
pub fn id_of(secret: &str) -> String {
    sha256(secret.as_bytes())
}

/// The guest's id from a request's cookie: the hash of its secret.
pub fn from_headers(headers: &HeaderMap, config: &Config) -> Option<String> {
    secret_of(headers, config).map(id_of)
}

/// The secret of the guest or session that sends a request.
pub fn secret_of<'a>(headers: &'a HeaderMap, config: &Config) -> Option<&'a str> {
    secret_in(headers, COOKIE_NAME, config.secure_cookies).or_else(|| former(headers, config))
}

/// The secret in the cookie of this name: where cookies are secure only in the secure one, since any host of the domain, and
/// whoever answers for one over HTTP, can plant a plain one.
pub fn secret_in<'a>(headers: &'a HeaderMap, name: &str, secure: bool) -> Option<&'a str> {
    let secret = value_of(headers, &named(name, secure))?;
    let is_secret = secret.len() == 64 && secret.bytes().all(|b| b.is_ascii_hexdigit());
    is_secret.then_some(secret)
}

/// The value of the cookie of this name.
fn value_of<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(key, _)| *key == name).map(|(_, value)| value)
}

/// The name under which browsers have a cookie.
fn named(name: &str, secure: bool) -> String {
    if secure { format!("{HOST_ONLY}{name}") } else { name.to_owned() }
}

/// The secret in a cookie from before cookies were secure, which has to be set again under its secure name: for a browser that has
/// no secure one, and only if the host vouches that nobody can plant it.
pub fn former<'a>(headers: &'a HeaderMap, config: &Config) -> Option<&'a str> {
    let counts = config.secure_cookies && config.former_cookies;
    let asked = counts && value_of(headers, &named(COOKIE_NAME, true)).is_none();
    if asked { secret_in(headers, COOKIE_NAME, false) } else { None }
}

/// The header that sets a cookie for some seconds: inaccessible to scripts and other sites.
pub fn cookie(name: &str, value: &str, seconds: i64, secure: bool) -> String {
    let (name, end) = (named(name, secure), if secure { "; Secure" } else { "" });
    format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{end}")
}

/// The header that sets the cookie of a guest's or session's secret: for a year.
pub fn set_cookie(secret: &str, secure: bool) -> String {
    cookie(COOKIE_NAME, secret, YEAR, secure)
}

/// The header that deletes the cookie.
pub fn clear_cookie(secure: bool) -> String {
    cookie(COOKIE_NAME, "", 0, secure)
}

/// The header that keeps the secret that a browser had as a guest, for when it signs out again.
pub fn keep_before(secret: &str, secure: bool) -> String {
    cookie(BEFORE, secret, YEAR, secure)
}

/// The headers after signing out: the browser is the guest again that it was before, if it was one.
pub fn after_sign_out(headers: &HeaderMap, secure: bool) -> [String; 2] {
    let before = secret_in(headers, BEFORE, secure);
    [before.map_or_else(|| clear_cookie(secure), |secret| set_cookie(secret, secure)), cookie(BEFORE, "", 0, secure)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cookie_names_a_guest() {
        let secret = new_secret().expect("random numbers");
        let mut headers = HeaderMap::new();
        assert_eq!(secret_in(&headers, COOKIE_NAME, false), None);
        let line = format!("theme=dark; {COOKIE_NAME}={secret}");
        headers.insert(COOKIE, line.parse().expect("a header"));
        assert_eq!(secret_in(&headers, COOKIE_NAME, false), Some(secret.as_str()));
        assert!(!id_of(&secret).contains(&secret));
        headers.insert(COOKIE, format!("{COOKIE_NAME}=' OR 1").parse().expect("a header"));
        assert_eq!(secret_in(&headers, COOKIE_NAME, false), None);
    }

    #[test]
    fn secure_cookies_are_of_this_host_alone() {
        let secret = new_secret().expect("random numbers");
        let set = set_cookie(&secret, true);
        assert!(set.starts_with("__Host-darkrock=") && set.contains("; Path=/;") && set.ends_with("; Secure"), "{set}");
        assert!(set_cookie(&secret, false).starts_with("darkrock="));
        let planted = "ab".repeat(32);
        for name in [COOKIE_NAME, BEFORE, "darkrock-ceremony"] {
            let of = |line: String, secure: bool| {
                let mut headers = HeaderMap::new();
                headers.insert(COOKIE, line.parse().expect("a header"));
                secret_in(&headers, name, secure).map(str::to_owned)
            };
            assert_eq!(of(format!("{name}={planted}"), true), None, "of another host of the domain");
            assert_eq!(of(format!("{name}={planted}; __Host-{name}={secret}"), true), Some(secret.clone()));
            assert_eq!(of(format!("{name}={secret}"), false), Some(secret.clone()));
        }
    }
}
