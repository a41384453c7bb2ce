//! Stretches of time that do not count: vacations, and the time in which no server ran ([`crate::store`]).

/// A stretch of time in milliseconds since 1970: from the first to before the second.
pub(crate) type Span = (i64, i64);

/// Stretches of time in order, with those that overlap or touch made one.
pub(crate) fn joined(spans: impl Iterator<Item = Span>) -> Vec<Span> {
    let mut spans: Vec<Span> = spans.collect();
    spans.sort_unstable();
    let mut all: Vec<Span> = Vec::with_capacity(spans.len());
    for (begins, ends) in spans {
        match all.last_mut() {
            Some(last) if begins <= last.1 => last.1 = last.1.max(ends),
            _ => all.push((begins, ends)),
        }
    }
    all
}

/// The time between two moments without these stretches, which are in order and do not overlap.
pub(crate) fn spent(since: i64, at: i64, spans: &[Span]) -> i64 {
    let away: i64 = spans.iter().map(|(begins, ends)| ((*ends).min(at) - (*begins).max(since)).max(0)).sum();
    (at - since).max(0) - away
}

/// The moment at which so much time without them has passed.
pub(crate) fn after(since: i64, mut left: i64, spans: &[Span]) -> i64 {
    let mut at = since;
    for (begins, ends) in spans.iter().filter(|(_, ends)| *ends > since) {
        let before = (*begins - at).max(0);
        if left <= before && *begins > at {
            break;
        }
        left -= before;
        at = (*ends).max(at);
    }
    at + left
}

/// The moment since which so much time without them has passed at this one.
pub(crate) fn before(at: i64, mut left: i64, spans: &[Span]) -> i64 {
    let mut since = at;
    for (begins, ends) in spans.iter().rev().filter(|(begins, _)| *begins < at) {
        let between = (since - *ends).max(0);
        if left <= between {
            break;
        }
        left -= between;
        since = since.min(*begins);
    }
    since - left
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stretches_that_overlap_are_one() {
        let of = |spans: &[Span]| joined(spans.iter().copied());
        assert_eq!(of(&[(5, 9), (1, 3), (8, 12), (3, 4), (20, 21), (6, 7)]), [(1, 4), (5, 12), (20, 21)]);
        assert_eq!(of(&[]), []);
    }

    #[test]
    fn time_is_counted_backwards_as_it_is_forwards() {
        let spans = [(10, 20), (25, 40), (90, 200)];
        for at in 0..260 {
            for left in 0..120 {
                let since = before(at, left, &spans);
                assert_eq!(spent(since, at, &spans), left, "{left} before {at}");
            }
        }
        assert_eq!(before(50, 20, &[]), 30);
        assert_eq!(before(30, 7, &spans), 18 - 10, "an outage that goes on counts up to now");
    }
}
