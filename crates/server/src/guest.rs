//! Guest identity: a guest has a name and is recognized by a secret in a cookie. The secret never leaves the cookie:
//! its SHA-256 is what is stored, compared and logged.
//!
//! Kept instead of axum-extra: one cookie of hexadecimal digits needs no escapes, and its crate brings two more.

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
pub fn from_headers(headers: &HeaderMap) -> Option<String> {
    secret_in(headers, COOKIE_NAME).map(id_of)
}

/// The secret in the cookie of this name: of the secure one, if there is one. Cookies of former versions were secure
/// under the plain name.
pub fn secret_in<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let secret = value_of(headers, &format!("{HOST_ONLY}{name}")).or_else(|| value_of(headers, name))?;
    let is_secret = secret.len() == 64 && secret.bytes().all(|b| b.is_ascii_hexdigit());
    is_secret.then_some(secret)
}

/// The value of the cookie of this name.
fn value_of<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(key, _)| *key == name).map(|(_, value)| value)
}

/// The secret of a cookie of a former version, which has to be set again under its secure name.
pub fn outdated(headers: &HeaderMap, secure: bool) -> Option<&str> {
    let current = value_of(headers, &format!("{HOST_ONLY}{COOKIE_NAME}")).is_some();
    secret_in(headers, COOKIE_NAME).filter(|_| secure && !current)
}

/// The header that sets a cookie for some seconds: inaccessible to scripts and other sites.
pub fn cookie(name: &str, value: &str, seconds: i64, secure: bool) -> String {
    let (begin, end) = if secure { (HOST_ONLY, "; Secure") } else { ("", "") };
    format!("{begin}{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{end}")
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
    let before = secret_in(headers, BEFORE);
    [before.map_or_else(|| clear_cookie(secure), |secret| set_cookie(secret, secure)), cookie(BEFORE, "", 0, secure)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cookie_names_a_guest() {
        let secret = new_secret().expect("random numbers");
        let mut headers = HeaderMap::new();
        assert_eq!(from_headers(&headers), None);
        let line = format!("theme=dark; {COOKIE_NAME}={secret}");
        headers.insert(COOKIE, line.parse().expect("a header"));
        assert_eq!(from_headers(&headers), Some(id_of(&secret)));
        assert!(!id_of(&secret).contains(&secret));
        headers.insert(COOKIE, format!("{COOKIE_NAME}=' OR 1").parse().expect("a header"));
        assert_eq!(from_headers(&headers), None);
    }

    #[test]
    fn secure_cookies_are_of_this_host_alone() {
        let secret = new_secret().expect("random numbers");
        let set = set_cookie(&secret, true);
        assert!(set.starts_with("__Host-darkrock=") && set.contains("; Path=/;") && set.ends_with("; Secure"), "{set}");
        assert!(set_cookie(&secret, false).starts_with("darkrock="));
        let planted = "ab".repeat(32);
        let of = |line: String| {
            let mut headers = HeaderMap::new();
            headers.insert(COOKIE, line.parse().expect("a header"));
            (secret_in(&headers, COOKIE_NAME).map(str::to_owned), outdated(&headers, true).map(str::to_owned))
        };
        let both = of(format!("darkrock={planted}; __Host-darkrock={secret}"));
        assert_eq!(both, (Some(secret.clone()), None), "a cookie of another host of the domain is not read");
        assert_eq!(of(format!("darkrock={secret}")), (Some(secret.clone()), Some(secret)), "of a former version");
    }
}
