//! A token bucket: a burst size and a rate per second.
//!
//! Kept instead of a crate, of which ARCHITECTURE.md says what it failed: a request that counts as several addresses takes
//! from all of their buckets or from none, full buckets are dropped, and a rate of bytes is exact.

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
        let allowed = self.has(count, now);
        if allowed {
            self.left -= count as f64;
        }
        allowed
    }

    /// Whether this many tokens are available.
    fn has(&mut self, count: usize, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.at = now;
        self.left = (self.left + passed * self.per_second).min(self.per_second * BURST);
        self.left >= count as f64
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

impl<K: Eq + Hash + Clone> Buckets<K> {
    /// A rate per second for each key.
    pub fn new(per_second: u32) -> Self {
        Self { per_second, buckets: Mutex::default() }
    }

    /// Takes this many tokens of each of these keys, if all have them. What costs more than a burst takes a whole one.
    pub fn take(&self, keys: impl IntoIterator<Item = K>, count: usize, now: Instant) -> bool {
        let count = count.min((f64::from(self.per_second) * BURST) as usize);
        let keys: Vec<K> = keys.into_iter().collect();
        let Ok(mut buckets) = self.buckets.lock() else { return false };
        if buckets.len() > MANY {
            buckets.retain(|_, bucket| !bucket.is_full(now));
        }
        let new = || Bucket::new(self.per_second, now);
        let allowed = keys.iter().all(|key| buckets.entry(key.clone()).or_insert_with(new).has(count, now));
        if allowed {
            keys.iter()
                .filter_map(|key| buckets.get_mut(key).map(|bucket| bucket.take_many(count, now)))
                .for_each(drop);
        }
        allowed
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
        assert_eq!((0..10).filter(|_| buckets.take(["a"], 1, now)).count(), 3);
        assert!(buckets.take(["b"], 1, now));
    }

    #[test]
    fn several_keys_pay_together_or_not_at_all() {
        let (buckets, now) = (Buckets::new(1), Instant::now());
        assert!(buckets.take(["a"], 2, now));
        assert!(!buckets.take(["b", "a"], 2, now), "one of them has too little");
        assert!(buckets.take(["b"], 3, now), "and the other was not charged");
        assert!(buckets.take(["a", "c"], 1, now));
        assert!(!buckets.take(["c"], 3, now) && buckets.take(["c"], 2, now));
        assert!(buckets.take(["d"], 1000, now), "more than a burst is a whole burst");
        assert!(!buckets.take(["d"], 1, now));
    }
    #[test]
    fn strangers_are_forgotten() {
        let (buckets, start) = (Buckets::new(1), Instant::now());
        assert!(buckets.take([u32::MAX], 3, start + Duration::from_secs(300_000)));
        for n in 0..100_000 {
            let now = start + Duration::from_secs(u64::from(n) * 3);
            assert!(buckets.take([n], 1, now));
            assert!(buckets.buckets.lock().expect("no panic").len() <= MANY + 2);
        }
        let now = start + Duration::from_secs(300_000);
        assert!(!buckets.take([u32::MAX], 1, now), "but not who has just been here");
    }

    #[test]
    fn a_rate_of_bytes_is_exact() {
        let start = Instant::now();
        let mut bucket = Bucket::new(800_000_000, start);
        assert!(bucket.take_many(2_400_000_000, start));
        let now = start + Duration::from_millis(1);
        assert!(!bucket.take_many(800_100, now) && bucket.take_many(799_900, now));
    }
}
