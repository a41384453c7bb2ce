//! The time share of a search when others are queued.

use std::time::Duration;

/// Time limits of searches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patience {
    /// The limit of a search with an empty queue.
    pub whole: Duration,
    /// The limit of a search with a long queue.
    pub least: Duration,
    /// After this time an endless search is abandoned: far more than `whole`.
    pub limit: Duration,
}

/// The queue of searches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Crowd {
    /// The number of queued searches.
    pub waiting: usize,
    /// How long the first of them has waited.
    pub longest: Duration,
}

impl Patience {
    /// The time limit of a search, given the length of the queue and the number of busy threads.
    ///
    /// The rest of `whole` for the first queued search is divided evenly among all, so that all that arrived within
    /// that time are answered at about its end; the more have arrived, the shorter each search.
    pub fn share(&self, crowd: Crowd, threads: usize) -> Duration {
        if crowd.waiting == 0 {
            return self.whole.max(self.least);
        }
        let left = self.whole.saturating_sub(crowd.longest).as_secs_f64();
        let all = (crowd.waiting + threads) as f64;
        let share = Duration::from_secs_f64(left * threads as f64 / all);
        share.max(self.least)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PATIENCE: Patience = Patience {
        whole: Duration::from_millis(1000),
        least: Duration::from_millis(30),
        limit: Duration::from_secs(10),
    };

    fn share(waiting: usize, longest: u64, threads: usize) -> u128 {
        PATIENCE.share(Crowd { waiting, longest: Duration::from_millis(longest) }, threads).as_millis()
    }

    #[test]
    fn a_share_shrinks_with_those_who_wait() {
        assert_eq!(share(0, 0, 1), 1000);
        assert_eq!((share(1, 0, 1), share(4, 0, 1), share(9, 0, 1)), (500, 200, 100));
        assert_eq!((share(1, 0, 4), share(4, 0, 4)), (800, 500));
        assert_eq!((share(4, 500, 1), share(4, 2000, 1)), (100, 30));
        assert_eq!((share(99, 0, 1), share(100_000, 0, 1)), (30, 30));
    }

    /// Each of ten simultaneous searches gets a tenth of the second, in any order.
    #[test]
    fn all_who_come_at_once_get_the_same() {
        let mut now = Duration::ZERO;
        for waiting in (1..10).rev() {
            let begun = now;
            // In steps of a millisecond, the interval at which a bot checks.
            while now - begun < PATIENCE.share(Crowd { waiting, longest: now }, 1) {
                now += Duration::from_millis(1);
            }
            let took = (now - begun).as_millis();
            assert!((89..=92).contains(&took), "with {waiting} waiting: {took} ms");
        }
    }
}
