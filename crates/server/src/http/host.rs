//! Validation of the Host header. A foreign page could resolve its own name to this server's address (DNS rebinding),
//! and a browser would treat it as a page of this server. Therefore only known names are answered.

use crate::config::Config;
use crate::fault::Fault;
use axum::http::header::HOST;
use axum::http::{HeaderMap, StatusCode, Uri};
use std::net::IpAddr;

/// The name without its port.
pub(crate) fn name_of(authority: &str) -> &str {
    let name = match authority.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or_default(),
        None => authority.rsplit_once(':').map_or(authority, |(name, _)| name),
    };
    name.strip_suffix('.').unwrap_or(name)
}

/// Whether a name can only mean this server: an IP address, localhost, or one of its origins.
fn is_ours(config: &Config, authority: &str) -> bool {
    let name = name_of(authority);
    let lower = name.to_ascii_lowercase();
    if lower.parse::<IpAddr>().is_ok() || lower == "localhost" || lower.ends_with(".localhost") {
        return true;
    }
    let origins = config.origins.iter().filter_map(|origin| origin.split_once("://"));
    origins.map(|(_, rest)| name_of(rest)).any(|known| known.eq_ignore_ascii_case(name))
}

/// Rejects requests with an unknown host name. Programs may omit it; browsers never do.
pub(super) fn check(config: &Config, uri: &Uri, headers: &HeaderMap) -> Result<(), Fault> {
    let named = headers.get_all(HOST).iter().map(|host| host.to_str().unwrap_or("?"));
    let wrong = named.chain(uri.authority().map(|a| a.as_str())).find(|name| !is_ours(config, name));
    let Some(wrong) = wrong else { return Ok(()) };
    let shown: String = wrong.chars().take(100).collect();
    let message = format!("unknown host name “{shown}”: the host of this server can add it with --origin");
    Err(Fault { status: StatusCode::MISDIRECTED_REQUEST, ..Fault::forbidden("host", message) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_without_their_ports() {
        let names = ["a.example:80", "a.example", "a.example.", "[::1]:80", "127.0.0.1:8080", "[::1]"];
        assert_eq!(names.map(name_of), ["a.example", "a.example", "a.example", "::1", "127.0.0.1", "::1"]);
    }
}
