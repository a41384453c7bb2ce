//! Guest identity: a guest has a name and is recognized by a secret in a cookie. The secret never leaves the cookie:
//! its SHA-256 is what is stored, compared and logged.
//!
//! Kept instead of axum-extra: one cookie of hexadecimal digits needs no escapes, and its crate brings two more.

use crate::fairness::{hex, random, sha256};
use crate::fault::Fault;
use axum::http::HeaderMap;
use axum::http::header::COOKIE;

/// The name of the cookie.
pub const COOKIE_NAME: &str = "darkrock";

/// The maximum length of a name, in characters.
pub const LONGEST_NAME: usize = 24;

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

/// The secret in the cookie of this name.
pub fn secret_in<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let (_, secret) = pairs.find(|(key, _)| *key == name)?;
    let is_secret = secret.len() == 64 && secret.bytes().all(|b| b.is_ascii_hexdigit());
    is_secret.then_some(secret)
}

/// The header that sets the cookie: for a year, inaccessible to scripts and other sites.
pub fn set_cookie(secret: &str, secure: bool) -> String {
    let secure = if secure { "; Secure" } else { "" };
    format!("{COOKIE_NAME}={secret}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax{secure}")
}

/// The header that deletes the cookie.
pub fn clear_cookie(secure: bool) -> String {
    let secure = if secure { "; Secure" } else { "" };
    format!("{COOKIE_NAME}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax{secure}")
}

/// A name normalized for display: trimmed, one line.
///
/// # Errors
/// When it is empty or too long.
pub fn clean_name(name: &str) -> Result<String, Fault> {
    let clean = clean_line(name);
    match clean.chars().count() {
        0 => Err(Fault::bad("name", "the name is empty: expected 1 to 24 characters")),
        n if n > LONGEST_NAME => Err(Fault::bad("name", format!("the name has {n} characters: expected 1 to 24"))),
        _ => Ok(clean),
    }
}

/// A text on one line, without control characters or bidirectional overrides.
pub fn clean_line(text: &str) -> String {
    let harmless = |c: &char| !matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}');
    let spaced = text.chars().map(|c| if c.is_control() { ' ' } else { c });
    let words: String = spaced.filter(harmless).collect();
    words.split_whitespace().collect::<Vec<_>>().join(" ")
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
    fn names_are_cleaned() {
        assert_eq!(clean_name("  Mara \n Belle\u{202e} "), Ok("Mara Belle".to_owned()));
        assert!(clean_name(" \t ").is_err());
        assert!(clean_name(&"x".repeat(25)).is_err());
    }
}
