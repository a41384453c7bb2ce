//! Times by size: exact below 64 µs, to within two percent above.

use std::time::Duration;

/// Steps within a power of two.
const STEPS: u64 = 64;
/// Powers of two above the first: up to hours.
const POWERS: u64 = 32;

/// How often each time came.
#[derive(Clone, Debug)]
pub(super) struct Histogram {
    counts: Vec<u64>,
    count: u64,
    max: Duration,
}

impl Histogram {
    pub(super) fn new() -> Self {
        Self { counts: vec![0; (STEPS * POWERS) as usize], count: 0, max: Duration::ZERO }
    }

    pub(super) fn add(&mut self, time: Duration) {
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        let last = self.counts.len() - 1;
        self.counts[bucket(micros).min(last)] += 1;
        self.count += 1;
        self.max = self.max.max(time);
    }

    pub(super) fn count(&self) -> u64 {
        self.count
    }

    /// Milliseconds within which this share of all times lies.
    pub(super) fn quantile(&self, share: f64) -> f64 {
        let wanted = (self.count as f64 * share).ceil().max(1.0) as u64;
        let mut seen = 0;
        for (at, count) in self.counts.iter().enumerate() {
            seen += count;
            if seen >= wanted {
                return (upper(at) as f64 / 1e3).min(self.max());
            }
        }
        self.max()
    }

    /// The longest, in milliseconds.
    pub(super) fn max(&self) -> f64 {
        self.max.as_secs_f64() * 1e3
    }
}

/// The bucket of a number of microseconds: half of the steps of each power are new.
fn bucket(micros: u64) -> usize {
    let power = u64::from((micros | 1).ilog2()).saturating_sub(u64::from(STEPS.ilog2()) - 1);
    let step = micros >> power;
    (power * STEPS / 2 + step) as usize
}

/// The largest number of microseconds in a bucket.
fn upper(bucket: usize) -> u64 {
    let (bucket, half) = (bucket as u64, STEPS / 2);
    if bucket < STEPS {
        return bucket;
    }
    let power = bucket / half - 1;
    ((bucket - power * half + 1) << power) - 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_time_is_within_its_bucket() {
        for micros in (0..5000).chain([9_999, 123_456, 7_000_000]) {
            let top = upper(bucket(micros));
            assert!(top >= micros && top as f64 <= micros as f64 * 1.04, "{micros}: {top}");
            assert!(micros == 0 || upper(bucket(micros - 1)) <= top);
        }
    }

    #[test]
    fn quantiles_are_found() {
        let mut times = Histogram::new();
        (1..=1000).for_each(|n| times.add(Duration::from_micros(n * 100)));
        assert_eq!(times.count(), 1000);
        for (share, expected) in [(0.5, 50.0), (0.95, 95.0), (0.99, 99.0), (1.0, 100.0)] {
            let found = times.quantile(share);
            assert!((found - expected).abs() <= expected * 0.04, "{share}: {found}");
        }
        assert_eq!(Histogram::new().quantile(0.5), 0.0);
    }
}
