//! A histogram of durations, accurate to a thousandth.

use anyhow::Result;
use std::time::Duration;

/// The frequency of each duration, in microseconds.
#[derive(Clone, Debug)]
pub(super) struct Histogram(hdrhistogram::Histogram<u64>);

impl Histogram {
    /// An empty histogram.
    ///
    /// # Errors
    /// Never: the precision is supported.
    pub(super) fn new() -> Result<Self> {
        Ok(Self(hdrhistogram::Histogram::new(3)?))
    }

    pub(super) fn add(&mut self, time: Duration) {
        self.0.saturating_record(u64::try_from(time.as_micros()).unwrap_or(u64::MAX));
    }

    pub(super) fn count(&self) -> u64 {
        self.0.len()
    }

    /// The quantile for this share, in milliseconds.
    pub(super) fn quantile(&self, share: f64) -> f64 {
        self.0.value_at_quantile(share) as f64 / 1e3
    }

    /// The maximum, in milliseconds.
    pub(super) fn max(&self) -> f64 {
        self.0.max() as f64 / 1e3
    }
}
