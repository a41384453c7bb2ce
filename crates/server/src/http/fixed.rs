//! Responses that are the same for everybody as long as the program runs: written and compressed once, and not sent again
//! to who has them.

use super::App;
use crate::fairness::sha256;
use crate::fault::Fault;
use axum::body::Bytes;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY};
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::Write;
use std::sync::{Arc, OnceLock};

/// How many of them are cached, beside those of the rules and the content.
pub(super) const KEPT: usize = 64;

/// A text that is sent as it is, in JSON if nothing else is said.
#[derive(Debug)]
pub(super) struct Fixed {
    kind: &'static str,
    plain: Bytes,
    compressed: OnceLock<Bytes>,
    tag: String,
}

impl Fixed {
    /// The response with this text.
    pub(super) fn new(json: String) -> Self {
        Self::of("application/json", json)
    }

    /// The response with this page.
    pub(super) fn page(html: String) -> Self {
        Self::of("text/html; charset=utf-8", html)
    }

    fn of(kind: &'static str, text: String) -> Self {
        let tag = format!("\"{}\"", &sha256(text.as_bytes())[..24]);
        Self { kind, plain: text.into(), compressed: OnceLock::new(), tag }
    }

    /// The answer to a request with these headers, which may be kept as `keep` says.
    pub(super) fn answer(&self, headers: &HeaderMap, keep: &'static str) -> Response {
        let common = [(ETAG, self.tag.as_str()), (CACHE_CONTROL, keep), (VARY, "accept-encoding")];
        // A proxy that compresses makes a tag weak.
        let known = |tag: &str| tag == "*" || tag.strip_prefix("W/").unwrap_or(tag) == self.tag;
        if names(headers, &IF_NONE_MATCH).any(known) {
            return (StatusCode::NOT_MODIFIED, common).into_response();
        }
        let kind = (CONTENT_TYPE, self.kind);
        if !names(headers, &ACCEPT_ENCODING).any(is_gzip) {
            return (common, [kind], self.plain.clone()).into_response();
        }
        let compressed = self.compressed.get_or_init(|| compress(&self.plain)).clone();
        (common, [kind, (CONTENT_ENCODING, "gzip")], compressed).into_response()
    }
}

/// The items of a header that is a list.
fn names<'a>(headers: &'a HeaderMap, name: &HeaderName) -> impl Iterator<Item = &'a str> {
    let lines = headers.get_all(name).into_iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(',').map(str::trim))
}

/// Whether an accepted encoding is gzip.
fn is_gzip(item: &str) -> bool {
    let (name, weight) = item.split_once(';').unwrap_or((item, ""));
    let weight = weight.trim().strip_prefix("q=").map_or(Ok(1.0), str::parse::<f32>);
    name.trim().eq_ignore_ascii_case("gzip") && weight.is_ok_and(|weight| weight > 0.0)
}

fn compress(plain: &[u8]) -> Bytes {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    // Writing to memory does not fail.
    drop(encoder.write_all(plain));
    encoder.finish().unwrap_or_default().into()
}

impl App {
    /// The response of this name, written by the first request for it.
    pub(super) fn fixed(
        &self,
        name: String,
        write: impl FnOnce() -> Result<String, Fault>,
    ) -> Result<Arc<Fixed>, Fault> {
        if let Some(known) = self.fixed.get(&name) {
            return Ok(known);
        }
        let fixed = Arc::new(Fixed::new(write()?));
        Ok(self.fixed.put(name, fixed))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::to_bytes;
    use std::io::Read;

    async fn answer(fixed: &Fixed, headers: &[(HeaderName, &str)]) -> (u16, HeaderMap, Vec<u8>) {
        let headers = headers.iter().map(|(name, value)| (name.clone(), value.parse().expect("a value"))).collect();
        let (parts, body) = fixed.answer(&headers, "max-age=3600").into_parts();
        (parts.status.as_u16(), parts.headers, to_bytes(body, 1 << 20).await.expect("a body").to_vec())
    }

    #[tokio::test]
    async fn who_has_it_is_not_sent_it_again() {
        let fixed = Fixed::new("{\"a\":1}".to_owned());
        let (status, headers, body) = answer(&fixed, &[]).await;
        let tag = headers[ETAG].to_str().expect("a tag").to_owned();
        assert_eq!((status, body.as_slice()), (200, &b"{\"a\":1}"[..]));
        for known in [tag.clone(), format!("W/{tag}"), format!("\"other\", {tag}"), "*".to_owned()] {
            let (status, headers, body) = answer(&fixed, &[(IF_NONE_MATCH, &known)]).await;
            assert_eq!((status, headers[ETAG].as_bytes(), body), (304, tag.as_bytes(), Vec::new()), "{known}");
        }
        assert_eq!(answer(&fixed, &[(IF_NONE_MATCH, "\"other\"")]).await.0, 200);
        assert_ne!(answer(&Fixed::new("{}".to_owned()), &[]).await.1[ETAG], tag);
    }

    #[tokio::test]
    async fn it_is_compressed_for_who_reads_that() {
        let text = "Western Legends ".repeat(100);
        let fixed = Fixed::new(text.clone());
        for accepted in ["gzip", "br, gzip;q=0.5", "GZIP"] {
            let (_, headers, body) = answer(&fixed, &[(ACCEPT_ENCODING, accepted)]).await;
            let mut read = String::new();
            flate2::read::GzDecoder::new(&body[..]).read_to_string(&mut read).expect("gzip");
            assert!(headers[CONTENT_ENCODING] == "gzip" && body.len() < 200 && read == text, "{accepted}");
        }
        for accepted in ["", "br", "gzip;q=0", "gzip;q=x"] {
            let (_, headers, body) = answer(&fixed, &[(ACCEPT_ENCODING, accepted)]).await;
            assert!(!headers.contains_key(CONTENT_ENCODING) && body == text.as_bytes(), "{accepted}");
        }
    }
}
