//! A bounded cache with least-recently-used eviction.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Values by key, the least recently used first.
#[derive(Debug)]
pub struct Kept<K, V> {
    most: usize,
    things: Mutex<VecDeque<(K, V)>>,
}

impl<K: PartialEq, V: Clone> Kept<K, V> {
    /// An empty cache with this capacity.
    pub fn new(most: usize) -> Self {
        Self { most, things: Mutex::default() }
    }

    /// No code that could panic runs while it is locked, so the data behind a poisoned lock is consistent.
    fn lock(&self) -> MutexGuard<'_, VecDeque<(K, V)>> {
        self.things.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The cached value of a key.
    pub fn get(&self, key: &K) -> Option<V> {
        let mut things = self.lock();
        let at = things.iter().position(|(known, _)| known == key)?;
        let thing = things.remove(at)?;
        let value = thing.1.clone();
        things.push_back(thing);
        Some(value)
    }

    /// Caches a value under a key, unless one exists already, and returns the cached one.
    pub fn put(&self, key: K, value: V) -> V {
        if let Some(there) = self.get(&key) {
            return there;
        }
        let mut things = self.lock();
        things.push_back((key, value.clone()));
        let surplus = things.len().saturating_sub(self.most);
        things.drain(..surplus);
        value
    }

    /// A cached value with this property.
    pub fn find(&self, is: impl Fn(&K, &V) -> bool) -> Option<V> {
        self.lock().iter().find(|(key, value)| is(key, value)).map(|(_, value)| value.clone())
    }

    /// The number of cached values.
    pub fn count(&self) -> usize {
        self.lock().len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_longest_not_asked_for_goes_first() {
        let kept = Kept::new(2);
        assert_eq!(kept.count(), 0);
        assert_eq!((kept.put('a', 1), kept.put('b', 2)), (1, 2));
        assert_eq!(kept.get(&'a'), Some(1));
        assert_eq!(kept.put('c', 3), 3);
        assert_eq!((kept.get(&'b'), kept.get(&'a'), kept.get(&'c'), kept.count()), (None, Some(1), Some(3), 2));
        assert_eq!((kept.put('a', 4), kept.count()), (1, 2), "whoever was faster wins");
    }
}
