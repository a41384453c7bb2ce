//! A token bucket: a burst size and a rate per second.
//!
//! Kept instead of a crate: it is short, the time is passed in, which makes it easy to test, and full buckets are
//! dropped.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Mutex;
use std::time::Instant;

/// The burst, in seconds' worth of the rate.
const BURST: f64 = 3.0;

/// A rate per second, with a burst.
#[derive(Debug, Clone)]
pub struct Bucket {
    per_second: f64,
    left: f64,
    at: Instant,
}

impl Bucket {
    /// A full bucket.
    pub fn new(per_second: u32, now: Instant) -> Self {
        let per_second = f64::from(per_second);
        Self { per_second, left: per_second * BURST, at: now }
    }

    /// Takes one token, if available.
    pub fn take(&mut self, now: Instant) -> bool {
        self.take_many(1, now)
    }

    /// Takes this many tokens, if available.
    pub fn take_many(&mut self, count: usize, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.at = now;
        self.left = (self.left + passed * self.per_second).min(self.per_second * BURST);
        let count = count as f64;
        let allowed = self.left >= count;
        if allowed {
            self.left -= count;
        }
        allowed
    }

    fn is_full(&self, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.left + passed * self.per_second >= self.per_second * BURST
    }
}

/// The number of entries above which full buckets are dropped.
const MANY: usize = 10_000;

/// A bucket for each key.
#[derive(Debug)]
pub struct Buckets<K> {
    per_second: u32,
    buckets: Mutex<HashMap<K, Bucket>>,
}

impl<K: Eq + Hash> Buckets<K> {
    /// A rate per second for each key.
    pub fn new(per_second: u32) -> Self {
        Self { per_second, buckets: Mutex::default() }
    }

    /// Takes one token of a key, if available.
    pub fn take(&self, key: K, now: Instant) -> bool {
        let Ok(mut buckets) = self.buckets.lock() else { return false };
        if buckets.len() > MANY {
            buckets.retain(|_, bucket| !bucket.is_full(now));
        }
        buckets.entry(key).or_insert_with(|| Bucket::new(self.per_second, now)).take(now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_bucket_empties_and_fills() {
        let start = Instant::now();
        let mut bucket = Bucket::new(2, start);
        assert_eq!((0..10).filter(|_| bucket.take(start)).count(), 6);
        let later = start + Duration::from_secs(1);
        assert_eq!((0..10).filter(|_| bucket.take(later)).count(), 2);
        let much_later = start + Duration::from_secs(1000);
        assert_eq!((0..10).filter(|_| bucket.take(much_later)).count(), 6);
    }

    #[test]
    fn each_key_has_its_own() {
        let (buckets, now) = (Buckets::new(1), Instant::now());
        assert_eq!((0..10).filter(|_| buckets.take("a", now)).count(), 3);
        assert!(buckets.take("b", now));
    }
}
