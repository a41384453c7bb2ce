//! Which compressed forms a browser accepts (RFC 9110, section 12.5.3).

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_ENCODING;

/// How a file is compressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Coding {
    Brotli,
    Gzip,
}

impl Coding {
    /// All of them, the smallest first.
    pub(super) const ALL: [Self; 2] = [Self::Brotli, Self::Gzip];

    /// The name in headers.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Gzip => "gzip",
        }
    }

    /// The end of the names of such files.
    pub(super) const fn ending(self) -> &'static str {
        match self {
            Self::Brotli => ".br",
            Self::Gzip => ".gz",
        }
    }
}

/// How much a browser likes each coding, in thousandths: 0 for none.
#[derive(Clone, Copy, Debug)]
pub(super) struct Preferences([u16; Coding::ALL.len()]);

impl Preferences {
    /// Those of a request; without the header nothing is compressed.
    pub(super) fn of(headers: &HeaderMap) -> Self {
        let listed = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
        let rows: Vec<(&str, u16)> = listed.flat_map(|value| value.split(',')).filter_map(row).collect();
        let of =
            |name: &str| rows.iter().find(|(coding, _)| coding.eq_ignore_ascii_case(name)).map(|(_, weight)| *weight);
        Self(Coding::ALL.map(|coding| of(coding.name()).or_else(|| of("*")).unwrap_or(0)))
    }

    /// The accepted codings, the preferred first; of equal ones the smallest.
    pub(super) fn in_order(self) -> impl Iterator<Item = Coding> {
        let mut accepted: Vec<(Coding, u16)> =
            Coding::ALL.into_iter().zip(self.0).filter(|(_, weight)| *weight > 0).collect();
        accepted.sort_by_key(|(_, weight)| std::cmp::Reverse(*weight));
        accepted.into_iter().map(|(coding, _)| coding)
    }
}

/// A coding with its weight; an unreadable weight counts as none.
fn row(text: &str) -> Option<(&str, u16)> {
    let mut parts = text.split(';').map(str::trim);
    let coding = parts.next().filter(|name| !name.is_empty())?;
    let weight = parts.find_map(|part| part.strip_prefix("q=").or_else(|| part.strip_prefix("Q=")));
    let thousandths =
        |weight: &str| weight.trim().parse::<f32>().map_or(0, |weight| (weight.clamp(0.0, 1.0) * 1000.0) as u16);
    Some((coding, weight.map_or(1000, thousandths)))
}
