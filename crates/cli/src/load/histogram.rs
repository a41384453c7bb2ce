//! A histogram of durations, accurate to a thousandth.

use anyhow::Result;
use std::time::Duration;

/// The longest duration that is told from longer ones, in microseconds.
const LONGEST: u64 = 600_000_000;

/// The frequency of each duration, in microseconds.
#[derive(Clone, Debug)]
pub(super) struct Histogram(hdrhistogram::Histogram<u64>);

impl Histogram {
    /// An empty histogram.
    ///
    /// # Errors
    /// Never: the precision is supported.
    pub(super) fn new() -> Result<Self> {
        // One that resizes itself does not when it is told to saturate.
        Ok(Self(hdrhistogram::Histogram::new_with_bounds(1, LONGEST, 3)?))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_of_all_lengths_are_told_apart() {
        let mut times = Histogram::new().expect("the precision is supported");
        [0, 1, 20, 300, 4_000, 70_000].into_iter().for_each(|ms| times.add(Duration::from_millis(ms)));
        let near = |value: f64, expected: f64| (value - expected).abs() <= expected / 100.0;
        assert!(near(times.quantile(0.5), 20.0), "{}", times.quantile(0.5));
        assert!(near(times.quantile(0.8), 4_000.0) && near(times.max(), 70_000.0), "{}", times.max());
        assert_eq!(times.count(), 6);
    }
}
